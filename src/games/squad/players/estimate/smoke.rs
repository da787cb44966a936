//! What an estimate sees, through the smoke that lies and through smoke that is only planned.

use super::Estimate;
use crate::{engine::board::Hex, games::squad::rules::position::Public};
use std::cell::RefCell;

impl<'a> Estimate<'a> {
    /// The same estimate with the smoke of another position.
    pub fn with_smoke<'b>(&self, smoked: &'b Public) -> Estimate<'b>
    where
        'a: 'b,
    {
        Estimate { smoked: Some(smoked), smoky: RefCell::default(), ..self.clone() }
    }

    /// The hindrance between two hexes; none if the line of sight is blocked.
    pub fn sees(&self, from: Hex, to: Hex) -> Option<i8> {
        let public = self.smoked.unwrap_or(self.public);
        self.sights.hindrance(self.rulebook, public, (from, to), &self.smoky)
    }
}
