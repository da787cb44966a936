//! Facts: what the table must know of an event, whatever game it is of. A game tells them in [`Game::fact`](super::Game::fact); from them
//! follow the dice of the record, what can be taken back, where chapters begin, what is marked and what moves.

use crate::engine::{board::Hex, charts::Odds, counters::UnitId};

/// What the table must know of an event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fact<'e> {
    pub what: Happening<'e>,
    /// Whose doing it was, by the number of the side, where the event itself says so.
    pub side: Option<usize>,
    /// Where, if it happened in one hex.
    pub hex: Option<Hex>,
    /// The number of the side that alone knows of it; none if both do.
    pub only: Option<usize>,
    /// Whether it cannot be taken back: chance or a secret came to light, or the turn was handed over.
    pub is_final: bool,
    /// Whether it opens everything that orders before it have kept secret.
    pub opens_secrets: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Happening<'e> {
    /// A die was thrown.
    Die {
        roll: u8,
        /// Whether a fight is decided by it.
        decides: bool,
    },
    PhaseOpened {
        /// The turn, from 1; 0 before the first.
        turn: u8,
    },
    PhaseClosed,
    Went {
        units: &'e [UnitId],
        /// The hexes, without that where they stood before.
        path: &'e [Hex],
        /// In which manner.
        how: Going,
    },
    /// A counter was turned over: it shows another face from now on.
    TurnedOver(UnitId),
    /// A counter lost strength and lives on.
    Weakened(UnitId),
    /// Counters are in another condition now, which their faces show.
    Changed(&'e [UnitId]),
    /// A counter went off the map for good.
    Lost(UnitId),
    /// An attack was declared.
    Attacked {
        /// By whom; none if nobody on the map attacks.
        units: &'e [UnitId],
        at: &'e [Hex],
        /// Whether in the midst of moving.
        moving: bool,
    },
    /// Strengths were compared.
    Compared(Odds),
    /// A fight has its result.
    Resolved,
    /// Something was put into a hex or taken from it that is no counter.
    Marked,
    /// A side has come to hold a hex.
    Held,
    /// A decision is owed, or the one that was owed has been made.
    Owed(bool),
    Ended,
    /// Something that only the game itself has a name for.
    Other,
}

impl Happening<'_> {
    pub fn word(&self) -> &'static str {
        match self {
            Self::Die { .. } => "die",
            Self::PhaseOpened { .. } => "phase_opened",
            Self::PhaseClosed => "phase_closed",
            Self::Went { .. } => "went",
            Self::TurnedOver(_) => "turned_over",
            Self::Weakened(_) => "weakened",
            Self::Changed(_) => "changed",
            Self::Lost(_) => "lost",
            Self::Attacked { .. } => "attacked",
            Self::Compared(_) => "compared",
            Self::Resolved => "resolved",
            Self::Marked => "marked",
            Self::Held => "held",
            Self::Owed(_) => "owed",
            Self::Ended => "ended",
            Self::Other => "other",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Going {
    /// They are set up.
    SetUp,
    /// On foot or by road.
    Walk,
    Rail,
    /// Out of a fight that they lost.
    Retreat,
    /// Into what the losers of a fight left.
    Advance,
}

impl<'e> Fact<'e> {
    /// A fact that tells what happened. Whatever game it is of, a die, a new phase, a counter turned over and the end
    /// cannot be taken back, and nothing is kept secret any more behind the end.
    pub fn of(what: Happening<'e>) -> Self {
        let is_final = matches!(
            what,
            Happening::Die { .. }
                | Happening::PhaseOpened { .. }
                | Happening::TurnedOver(_)
                | Happening::Ended
        );
        Self {
            what,
            side: None,
            hex: None,
            only: None,
            is_final,
            opens_secrets: matches!(what, Happening::Ended),
        }
    }

    /// Units went along a path.
    pub fn went(units: &'e [UnitId], path: &'e [Hex], how: Going) -> Self {
        Self::of(Happening::Went { units, path, how })
    }

    /// Counters are in another condition now.
    pub fn changed(units: &'e [UnitId]) -> Self {
        Self::of(Happening::Changed(units))
    }

    /// Something was put into a hex or taken from it.
    pub fn marked(hex: Hex) -> Self {
        Self::of(Happening::Marked).at(hex)
    }

    /// The same, as a side's doing.
    #[must_use]
    pub fn by(self, side: usize) -> Self {
        Self { side: Some(side), ..self }
    }

    /// The same, as what only one side knows of.
    #[must_use]
    pub fn known_to(self, side: usize) -> Self {
        Self { only: Some(side), ..self }
    }

    /// The same, in a hex.
    #[must_use]
    pub fn at(self, hex: Hex) -> Self {
        Self { hex: Some(hex), ..self }
    }

    /// The same, as what cannot be taken back.
    #[must_use]
    pub fn for_good(self) -> Self {
        Self { is_final: true, ..self }
    }

    /// The same, as what opens everything that was kept secret.
    #[must_use]
    pub fn opening(self, opens: bool) -> Self {
        Self { opens_secrets: self.opens_secrets || opens, ..self }
    }

    pub fn ends_phase(&self) -> bool {
        matches!(self.what, Happening::PhaseOpened { .. } | Happening::Ended)
    }

    /// The units that it is about.
    pub fn units(&self) -> &[UnitId] {
        match &self.what {
            Happening::Went { units, .. } | Happening::Attacked { units, .. } | Happening::Changed(units) => {
                units
            }
            Happening::TurnedOver(unit) | Happening::Weakened(unit) | Happening::Lost(unit) => {
                std::slice::from_ref(unit)
            }
            _ => &[],
        }
    }

    /// The hexes that it is about, in their order.
    pub fn hexes(&self) -> &[Hex] {
        match &self.what {
            Happening::Went { path, .. } => path,
            Happening::Attacked { at, .. } => at,
            _ => self.hex.as_slice(),
        }
    }
}
