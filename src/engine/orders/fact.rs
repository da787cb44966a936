//! Facts: the data of an event for code that knows no game. A game returns them in [`Game::fact`](super::Game::fact).
//! The dice of the record, undo, the chapters, the marks and the animation all follow from them.

use crate::engine::{board::Hex, charts::Odds, counters::UnitId};

/// The data of an event for code that knows no game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fact<'e> {
    pub what: Happening<'e>,
    /// The number of the side that acted, if the event itself states it.
    pub side: Option<usize>,
    /// The hex, if it happened in one.
    pub hex: Option<Hex>,
    /// The number of the only side that knows of it; none if both do.
    pub only: Option<usize>,
    /// Whether it cannot be undone: a roll or a secret became known, or the turn passed to the opponent.
    pub is_final: bool,
    /// Whether it opens all secrets of the orders before it.
    pub opens_secrets: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Happening<'e> {
    /// A die was rolled.
    Die {
        roll: u8,
        /// Whether it decides a combat.
        decides: bool,
    },
    PhaseOpened {
        /// The turn, from 1; 0 before the first.
        turn: u8,
    },
    PhaseClosed,
    Went {
        units: &'e [UnitId],
        /// The hexes entered, without the starting hex.
        path: &'e [Hex],
        /// The kind of movement.
        how: Going,
    },
    /// A counter was flipped: it shows its other face from now on.
    TurnedOver(UnitId),
    /// A counter lost strength but was not eliminated.
    Weakened(UnitId),
    /// The condition of counters has changed, and their faces show it.
    Changed(&'e [UnitId]),
    /// A counter left the map for good.
    Lost(UnitId),
    /// An attack was declared.
    Attacked {
        /// The attacking units; none if no unit on the map attacks.
        units: &'e [UnitId],
        at: &'e [Hex],
        /// Whether the attack is made during movement.
        moving: bool,
    },
    /// Strengths were compared.
    Compared(Odds),
    /// A combat has its result.
    Resolved,
    /// A thing other than a counter was put into a hex or removed from it.
    Marked,
    /// A side has taken control of a hex.
    Held,
    /// A decision is pending, or the pending one has been made.
    Owed(bool),
    Ended,
    /// An event that only the game itself has a name for.
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
    /// During set-up.
    SetUp,
    /// On foot or by road.
    Walk,
    Rail,
    /// Out of a lost combat.
    Retreat,
    /// Into the hexes that the losers of a combat left.
    Advance,
}

impl<'e> Fact<'e> {
    /// Makes the fact of an event. In every game a die, a new phase, a flipped counter and the end of the game cannot
    /// be undone, and all secrets are open after the end.
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

    /// Returns the fact with this acting side.
    #[must_use]
    pub fn by(self, side: usize) -> Self {
        Self { side: Some(side), ..self }
    }

    /// Returns the fact as one that only this side knows.
    #[must_use]
    pub fn known_to(self, side: usize) -> Self {
        Self { only: Some(side), ..self }
    }

    /// Returns the fact in this hex.
    #[must_use]
    pub fn at(self, hex: Hex) -> Self {
        Self { hex: Some(hex), ..self }
    }

    /// Returns the fact as one that cannot be undone.
    #[must_use]
    pub fn for_good(self) -> Self {
        Self { is_final: true, ..self }
    }

    /// Returns the fact as one that opens all secrets, if `opens`.
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
