//! Counts of legal card sequences, the cheapest strong check of legality.
#![forbid(unsafe_code)]

use crate::interrupt::{Interrupt, Interrupted};
use crate::play::Position;

/// The number of legal sequences of exactly `cards` cards from a position.
///
/// # Errors
/// If `interrupt` asks to stop, which it is asked now and then.
pub fn perft(position: &Position, cards: u32, interrupt: Interrupt<'_>) -> Result<u64, Interrupted> {
    let mut count = Count { interrupt, nodes: 0 };
    count.sequences(position, cards)
}

struct Count<'a> {
    interrupt: Interrupt<'a>,
    nodes: u32,
}

impl Count<'_> {
    fn sequences(&mut self, position: &Position, cards: u32) -> Result<u64, Interrupted> {
        match cards {
            0 => return Ok(1),
            1 => return Ok(position.legal_cards().len().into()),
            _ => {}
        }
        self.nodes = self.nodes.wrapping_add(1);
        if self.nodes.is_multiple_of(1 << 16) && (self.interrupt)() {
            return Err(Interrupted);
        }
        let mut sum = 0;
        for card in position.legal_cards() {
            sum += self.sequences(&position.play_unchecked(card), cards - 1)?;
        }
        Ok(sum)
    }
}
