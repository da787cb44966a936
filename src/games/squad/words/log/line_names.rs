//! The names in a line of the log.

use crate::{
    engine::{board::Hex, counters::UnitId, text::Names},
    games::squad::{
        rules::kinds::Side,
        words::{
            names::{Known, sides_once},
            story::Teller,
        },
    },
};

/// The names in a line, whose side the reader sees beside it.
pub(super) struct LineNames<'a> {
    known: Known<'a>,
    side: Option<Side>,
}

impl<'a> LineNames<'a> {
    pub fn new(teller: &Teller<'a>, side: Option<Side>) -> Self {
        Self { known: Known { rulebook: teller.rulebook, public: teller.public }, side }
    }
}

impl Names for LineNames<'_> {
    fn unit(&self, unit: UnitId) -> Option<String> {
        self.known.unit(unit)
    }

    fn units(&self, units: &[UnitId]) -> Option<String> {
        self.known.units(units)
    }

    fn hex(&self, hex: Hex) -> String {
        self.known.hex(hex)
    }

    fn finish(&self, sentence: String) -> String {
        sides_once(self.known.rulebook, &sentence, self.side)
    }
}
