//! A battle: what has been declared, and what is still to be done.

use super::results::CombatResult;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::rules::{counter::Piece, kinds::Side},
};
use serde::{Deserialize, Serialize};

/// The side that a result affects in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Role {
    Attacker,
    /// The side that is attacked.
    Defender,
}

/// The stages of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Declared; untried units are being revealed.
    Declared,
    /// The owner chooses between loss and retreat.
    Choosing {
        /// The side that is hit.
        role: Role,
        /// Steps or hexes.
        amount: u8,
    },
    /// The owner names the counters that lose steps.
    Paying {
        /// The side that is hit.
        role: Role,
        /// Steps still to lose.
        left: u8,
    },
    /// The opponent routes the stacks.
    Retreating {
        /// The side that is hit.
        role: Role,
        /// Hexes to retreat.
        amount: u8,
        /// Hexes whose stacks have still to retreat.
        waiting: Vec<Hex>,
    },
    /// The owner names the unit that is over the limit where a stack has arrived.
    Crowded {
        /// The side that is hit.
        role: Role,
        /// Hexes to retreat.
        amount: u8,
        /// Hexes whose stacks have still to retreat.
        waiting: Vec<Hex>,
        /// The overfull hex.
        hex: Hex,
        arrived: Vec<Piece>,
    },
    /// A side's losses are over; the next step is judged.
    Settled {
        /// The side that was hit.
        role: Role,
    },
    /// The winners may advance.
    Advancing {
        /// The side that won.
        role: Role,
    },
    Finished,
}

/// A hex that the losers left, with their paths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vacated {
    pub hex: Hex,
    /// The paths on which they retreated from it; none if they were eliminated.
    pub paths: Vec<Vec<Hex>>,
}

/// A retreat in a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flight {
    pub units: Vec<Piece>,
    /// The hex that they left.
    pub from: Hex,
    pub path: Vec<Hex>,
}

/// The current battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// Whether it is an overrun (6.5).
    pub overrun: bool,
    pub attacker: Side,
    /// Attacking units, and the leaders that add to them.
    pub attackers: Vec<Piece>,
    /// The hexes attacked.
    pub targets: Vec<Hex>,
    /// All units in these hexes except those that do not defend after an advance (9.85).
    pub defenders: Vec<Piece>,
    /// The combat result, once the die is rolled.
    pub result: Option<CombatResult>,
    /// The stage that the battle has reached.
    pub stage: Stage,
    /// The hex of every unit when the battle was declared.
    pub stood: Vec<(Piece, Hex)>,
    /// Retreats so far: the units, their hex and their path.
    pub retreats: Vec<Flight>,
    /// Hexes that losers left, open to an advance.
    pub vacated: Vec<Vacated>,
    /// Whether the attacker has lost a step or retreated.
    pub attacker_hurt: bool,
    /// Counters that have advanced or declined to.
    pub advanced: Vec<Piece>,
}

impl Battle {
    /// The counters of a role, alive or eliminated.
    pub fn group(&self, role: Role) -> &[Piece] {
        match role {
            Role::Attacker => &self.attackers,
            Role::Defender => &self.defenders,
        }
    }

    /// Whether the counter has retreated in this battle.
    pub fn has_retreated(&self, piece: Piece) -> bool {
        self.retreats.iter().any(|flight| flight.units.contains(&piece))
    }

    /// The hexes in which a role began, with the paths on which it left them, column by column.
    pub fn left_behind(&self, role: Role) -> Vec<Vacated> {
        let group = self.group(role);
        let mut hexes: Vec<Hex> =
            self.stood.iter().filter(|(piece, _)| group.contains(piece)).map(|(_, hex)| *hex).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes
            .into_iter()
            .map(|hex| {
                let flights = self.retreats.iter().filter(|flight| flight.from == hex);
                Vacated { hex, paths: flights.map(|flight| flight.path.clone()).collect() }
            })
            .collect()
    }

    pub fn overrun_target(&self) -> Option<Hex> {
        self.stood.iter().find(|(piece, _)| self.defenders.contains(piece)).map(|(_, hex)| *hex)
    }

    pub fn side(&self, role: Role) -> Side {
        match role {
            Role::Attacker => self.attacker,
            Role::Defender => self.attacker.enemy(),
        }
    }
}

/// A decision that a player must make before any other order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decision {
    /// Lose this number of steps or retreat this number of hexes (9.6).
    LoseOrRetreat {
        /// The side that decides.
        side: Side,
        /// Steps or hexes.
        amount: u8,
    },
    /// Name the counter that loses the next step (9.61).
    LoseStep {
        /// The side that decides.
        side: Side,
        /// Steps still to lose.
        left: u8,
        among: Vec<UnitId>,
    },
    /// Route a stack of the enemy (9.72).
    Route {
        /// The side that decides: the opponent of the retreating stack.
        side: Side,
        /// Hexes to retreat.
        amount: u8,
        /// Hexes whose stacks are to be routed, in any order.
        stacks: Vec<Hex>,
    },
    /// Name a counter that is eliminated because the hex is over the stacking limit (7.1).
    Excess {
        /// The side that decides.
        side: Side,
        /// The overfull hex.
        hex: Hex,
        /// Counters that may be named.
        among: Vec<UnitId>,
    },
    /// Advance winners, one after the other, or stay (9.8).
    Advance {
        /// The side that decides.
        side: Side,
        /// Counters that may still advance.
        among: Vec<UnitId>,
    },
    /// Bid points for the German side (K19.3).
    Bid {
        /// The bidder: the player in this seat.
        side: Side,
    },
}

impl Decision {
    /// The side that must decide.
    pub fn side(&self) -> Side {
        match self {
            Self::LoseOrRetreat { side, .. }
            | Self::LoseStep { side, .. }
            | Self::Route { side, .. }
            | Self::Excess { side, .. }
            | Self::Advance { side, .. }
            | Self::Bid { side } => *side,
        }
    }
}
