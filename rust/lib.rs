//! Rebelote.
