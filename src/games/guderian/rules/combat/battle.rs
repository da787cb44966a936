//! A battle that is being fought: what has been declared, what is still to be done.

use super::results::CombatResult;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::rules::{counter::Piece, kinds::Side},
};
use serde::{Deserialize, Serialize};

/// Who is hit in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Role {
    Attacker,
    /// The side that is attacked.
    Defender,
}

/// How far a battle is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Declared; untried units are being revealed.
    Declared,
    /// The owner chooses between loss and retreat.
    Choosing {
        /// Who is hit.
        role: Role,
        /// Steps or hexes.
        amount: u8,
    },
    /// The owner names the counters that lose steps.
    Paying {
        /// Who is hit.
        role: Role,
        /// Steps still to lose.
        left: u8,
    },
    /// The opponent routes the stacks.
    Retreating {
        /// Who is hit.
        role: Role,
        /// Hexes to retreat.
        amount: u8,
        /// Hexes whose stacks have still to go.
        waiting: Vec<Hex>,
    },
    /// The owner names who is over the limit where a stack has arrived.
    Crowded {
        /// Who is hit.
        role: Role,
        /// Hexes to retreat.
        amount: u8,
        /// Hexes whose stacks have still to go.
        waiting: Vec<Hex>,
        /// The overfull hex.
        hex: Hex,
        arrived: Vec<Piece>,
    },
    /// A side's losses are over; what follows is judged next.
    Settled {
        /// Who was hit.
        role: Role,
    },
    /// The winners may advance.
    Advancing {
        /// Who won.
        role: Role,
    },
    Finished,
}

/// A hex that the losers left, and how.
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

/// A battle that is being fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// Whether it is an overrun (6.5).
    pub overrun: bool,
    pub attacker: Side,
    /// Attacking units, and the leaders who add to them.
    pub attackers: Vec<Piece>,
    /// The hexes attacked.
    pub targets: Vec<Hex>,
    /// Everybody in these hexes but those who stand aside after an advance (9.85).
    pub defenders: Vec<Piece>,
    /// The result of the die, once it is thrown.
    pub result: Option<CombatResult>,
    /// How far it is.
    pub stage: Stage,
    /// Where everybody stood when the battle was declared.
    pub stood: Vec<(Piece, Hex)>,
    /// Retreats so far: who, from where, along which path.
    pub retreats: Vec<Flight>,
    /// Hexes that losers left, open to an advance.
    pub vacated: Vec<Vacated>,
    /// Whether the attacker has lost a step or retreated.
    pub attacker_hurt: bool,
    /// Counters that have advanced or declined to.
    pub advanced: Vec<Piece>,
}

impl Battle {
    /// The counters of a role, those still alive and those not.
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

    /// The hexes in which a role stood, with the paths on which it left them, column by column.
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

/// Something that a player must settle before anything else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decision {
    /// Lose so many steps or retreat so many hexes (9.6).
    LoseOrRetreat {
        /// Who decides.
        side: Side,
        /// Steps or hexes.
        amount: u8,
    },
    /// Name the counter that loses the next step (9.61).
    LoseStep {
        /// Who decides.
        side: Side,
        /// Steps still to lose.
        left: u8,
        among: Vec<UnitId>,
    },
    /// Route a stack of the enemy's (9.72).
    Route {
        /// Who decides: the opponent of the retreating stack.
        side: Side,
        /// Hexes to go.
        amount: u8,
        /// Hexes whose stacks are to be routed, in any order.
        stacks: Vec<Hex>,
    },
    /// Name a counter that is lost because too many stand in a hex (7.1).
    Excess {
        /// Who decides.
        side: Side,
        /// The overfull hex.
        hex: Hex,
        /// Counters that may be named.
        among: Vec<UnitId>,
    },
    /// Advance winners, one after the other, or stay (9.8).
    Advance {
        /// Who decides.
        side: Side,
        /// Counters that may still advance.
        among: Vec<UnitId>,
    },
    /// Bid points for the German side (K19.3).
    Bid {
        /// Who bids: the player in this seat.
        side: Side,
    },
}

impl Decision {
    /// Who must decide.
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
