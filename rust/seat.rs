//! The four seats in order of play and the two sides they form.
#![forbid(unsafe_code)]

use std::fmt;
use std::str::FromStr;

use crate::notation::NotationError;

/// A seat at the table. The order N, E, S, W is the order of play, whichever way a table turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Seat {
    /// North
    N,
    /// The seat that plays after north
    E,
    /// North's partner
    S,
    /// The seat that plays before north
    W,
}

impl Seat {
    /// All seats by code.
    pub const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// The code, 0 (N) to 3 (W).
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The code as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat with this code.
    #[must_use]
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.get(usize::from(code)).copied()
    }

    /// The seat that plays `turns` turns later.
    #[must_use]
    pub const fn after(self, turns: usize) -> Self {
        Self::ALL[(self as usize + turns) % 4]
    }

    /// The seat that plays next.
    #[must_use]
    pub const fn next(self) -> Self {
        self.after(1)
    }

    /// The seat opposite.
    #[must_use]
    pub const fn partner(self) -> Self {
        self.after(2)
    }

    /// The side the seat belongs to.
    #[must_use]
    pub const fn side(self) -> Side {
        Side::ALL[self as usize % 2]
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Self::ALL.into_iter().find(|seat| seat.to_string().eq_ignore_ascii_case(text.trim()));
        found.ok_or_else(|| NotationError::unreadable("a seat (N, E, S or W)", text))
    }
}

/// Two partners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Side {
    /// North and south
    NS,
    /// East and west
    EW,
}

impl Side {
    /// Both sides by code.
    pub const ALL: [Self; 2] = [Self::NS, Self::EW];

    /// The code, 0 (NS) or 1 (EW).
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The code as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponents.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::NS => Self::EW,
            Self::EW => Self::NS,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for Side {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Self::ALL.into_iter().find(|side| side.to_string().eq_ignore_ascii_case(text.trim()));
        found.ok_or_else(|| NotationError::unreadable("a side (NS or EW)", text))
    }
}
