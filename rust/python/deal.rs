//! `Deal`: four hands.

use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyMapping, PySequence, PyType};

use super::arrays::numbers;
use super::cards::PyCards;
use super::convert::{Int, each_card, text_of};
use super::errors::{Error, Result};
use crate::{Card, Cards, Deal, Seat};

/// Four hands of equal size: eight cards each, or fewer in an ending.
///
/// The text is `N:hand hand hand hand`, the first hand being that of the seat named, the others in order of
/// play; N first is what is printed. The text of the program colver (`E:hand/hand/hand/hand - …`) is read
/// too. `NotationError` if the text is no deal, `InvalidDeal` if a card is there twice or hands differ in
/// size.
///
/// >>> deal = Deal("E:A... K... Q... J...")
/// >>> deal, deal["E"], deal.owner("JS")
/// (Deal('N:J... A... K... Q...'), Cards('A...'), Seat.N)
#[pyclass(name = "Deal", module = "rebelote", frozen, mapping, eq, ord, hash)]
#[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PyDeal(pub Deal);

#[pymethods]
impl PyDeal {
    #[new]
    fn new(text: Deal) -> Self {
        Self(text)
    }

    /// A deal of these hands, by seat or in the order N, E, S, W.
    ///
    /// `InvalidArgument` unless there are four hands, `InvalidDeal` if a card is given twice, in one hand or in
    /// two, or hands differ in size.
    ///
    /// >>> Deal.from_hands({"N": "AS", "E": "KS", "S": "QS", "W": "JS"})
    /// Deal('N:A... K... Q... J...')
    #[classmethod]
    fn from_hands(_cls: &Bound<'_, PyType>, hands: &Bound<'_, PyAny>) -> Result<Self> {
        let [n, e, s, w] = by_seat(hands)?;
        Ok(Self(Deal::from_lists(&[hand_of(&n)?, hand_of(&e)?, hand_of(&s)?, hand_of(&w)?])?))
    }

    /// A deal of these masks, a uint32 array of shape (4,): bit `card.code` for each card of a seat.
    ///
    /// `InvalidArgument` for another dtype or shape, `InvalidDeal` as for hands.
    ///
    /// >>> deal = Deal.random(seed=7)
    /// >>> Deal.from_masks(deal.masks()) == deal
    /// True
    #[classmethod]
    fn from_masks(_cls: &Bound<'_, PyType>, masks: &Bound<'_, PyAny>) -> Result<Self> {
        let masks: [u32; 4] = numbers::<u32>(masks, "masks", &[4])?.extract()?;
        Ok(Self(Deal::new(masks.map(Cards::from_mask))?))
    }

    /// The deal of a seed (0 to 2**64 - 1), the same on every platform and version.
    ///
    /// >>> Deal.random(seed=7) == Deal.random(seed=7)
    /// True
    #[classmethod]
    fn random(_cls: &Bound<'_, PyType>, seed: Int) -> Result<Self> {
        Ok(Self(Deal::random(seed.within("a seed", 0, u64::MAX)?)))
    }

    /// The cards dealt to a seat.
    fn __getitem__(&self, seat: Seat) -> Cards {
        self.0.hand(seat)
    }

    /// The hands as a new uint32 array of shape (4,), by seat: bit `card.code` for each card.
    ///
    /// >>> Deal("N:7... 8... 9... T...").masks() >> 24
    /// array([1, 2, 4, 8], dtype=uint32)
    fn masks<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        PyArray1::from_slice(py, &self.0.hands().map(Cards::mask))
    }

    /// The seat a card was dealt to; None if the deal lacks the card.
    ///
    /// >>> Deal("N:7... 8... 9... T...").owner("10S")
    /// Seat.W
    fn owner(&self, card: Card) -> Option<Seat> {
        self.0.owner(card)
    }

    /// The number of cards in each hand, 1 to 8.
    #[getter]
    fn size(&self) -> u32 {
        self.0.size()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Deal('{}')", self.0)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String,)) {
        (slf.get_type(), (slf.get().0.to_string(),))
    }
}

/// The four hands of a mapping from seats or of a sequence, N first.
fn by_seat<'py>(hands: &Bound<'py, PyAny>) -> Result<[Bound<'py, PyAny>; 4]> {
    if let Ok(mapping) = hands.cast::<PyMapping>() {
        return by_key(mapping);
    }
    let sequence = hands.cast::<PySequence>().ok().filter(|_| text_of(hands).is_none());
    let Some(sequence) = sequence else {
        return Err(Error::wrong_type("a mapping from seats to hands or a sequence of four hands", hands));
    };
    let hands = sequence.try_iter()?.collect::<PyResult<Vec<_>>>()?;
    let missing = |hands: Vec<_>| Error::Argument(format!("a deal has four hands, not {}", hands.len()));
    hands.try_into().map_err(missing)
}

fn by_key<'py>(mapping: &Bound<'py, PyMapping>) -> Result<[Bound<'py, PyAny>; 4]> {
    let mut hands = [const { None }; 4];
    for item in mapping.items()? {
        let (seat, hand): (Seat, Bound<'py, PyAny>) = (item.get_item(0)?.extract()?, item.get_item(1)?);
        if hands[seat.index()].replace(hand).is_some() {
            return Err(Error::Argument(format!("{seat} is given two hands")));
        }
    }
    match hands {
        [Some(n), Some(e), Some(s), Some(w)] => Ok([n, e, s, w]),
        hands => {
            let missing = Seat::ALL.into_iter().find(|seat| hands[seat.index()].is_none());
            Err(Error::Argument(format!("no hand is given for {}", missing.unwrap_or(Seat::N))))
        }
    }
}

/// The cards of one hand. An iterable's are kept as given: a set would hide a card dealt twice.
fn hand_of(hand: &Bound<'_, PyAny>) -> Result<Vec<Card>> {
    if hand.is_instance_of::<PyCards>() || text_of(hand).is_some() {
        return Ok(hand.extract::<Cards>()?.into_iter().collect());
    }
    each_card(hand)
}
