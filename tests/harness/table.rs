//! The vocabulary of Guderian for the table of the tests.

use super::{Event, Order, Side, hex, word};
use crate::shared::table::{self, Tested};
use kessel::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::rules::{
        Guderian, Position, Rulebook,
        combat::{
            battle::{Battle, Decision},
            strength::{AttackStrength, DefenceStrength},
        },
        counter::Place,
    },
};

pub type Table = table::Table<Guderian>;

/// Returns the cases that the door has returned in this thread since the last call.
pub fn provoked() -> Vec<String> {
    table::provoked::<Guderian>()
}

impl Tested for Guderian {
    fn unsound(rulebook: &Rulebook, position: &Position) -> Vec<String> {
        let public = &position.public;
        let mut faults = Vec::new();
        if !public.presence_is_true(rulebook) {
            faults.push("stacks or zones are out of step".to_owned());
        }
        for side in Side::BOTH {
            for (_, counter, at) in public.on_map(side) {
                if rulebook.board.is_lake(at) {
                    faults.push(format!("{} stands in a lake", counter.id));
                }
            }
        }
        let germans: Vec<Hex> = public.on_map(Side::German).map(|(.., at)| at).collect();
        if public.on_map(Side::Soviet).any(|(.., at)| germans.contains(&at)) {
            faults.push("enemies share a hex".to_owned());
        }
        faults
    }

    /// A bid is kept face down.
    fn change_untold(order: &Order, position: &mut Position, after: &Position) {
        if let Order::Bid { .. } = order {
            position.secrets.bid = after.secrets.bid;
        }
    }
}

impl Table {
    /// The campaign, before the armies are set up, with these coming dice.
    pub fn campaign(dice: &[u8]) -> Self {
        let mut table = Self::scenario("smolensk", 1941);
        table.give_dice(dice);
        table
    }

    /// The ids in play of counters, in the order of their numbers.
    pub fn ids(&self, names: &str) -> Vec<UnitId> {
        let mut pieces: Vec<_> =
            names.split_whitespace().map(|name| self.public().find(self.id(name)).unwrap()).collect();
        pieces.sort_unstable();
        pieces.into_iter().map(|piece| self.public().counter(piece).id).collect()
    }

    /// Whether a counter has been eliminated.
    pub fn is_gone(&self, name: &str) -> bool {
        self.counter(name).place == Place::Gone
    }

    /// Half points that a counter has left.
    pub fn halves(&self, name: &str) -> u16 {
        self.counter(name).condition.left.0
    }

    /// Points that a counter has left.
    pub fn left(&self, name: &str) -> String {
        self.counter(name).condition.left.to_string()
    }

    /// The units that wait in an area, in the order in which they arrived.
    pub fn due(&self, area: &str) -> Vec<UnitId> {
        let place = Place::Due { area: word(area) };
        self.public().counters.iter().filter(|counter| counter.place == place).map(|c| c.id).collect()
    }

    /// The current battle.
    pub fn battle(&self) -> Option<&Battle> {
        self.public().battle.as_ref()
    }

    /// The pending decision.
    pub fn owed(&self) -> Option<&Decision> {
        self.public().owed.as_ref()
    }

    /// The side that last passed a victory hex.
    pub fn holder(&self, at: &str) -> Side {
        self.public().holders[&hex(at)]
    }
}

/// Returns the first compared strengths, with the odds.
#[track_caller]
pub fn compared(events: &[Event]) -> (AttackStrength, DefenceStrength, String) {
    events
        .iter()
        .find_map(|event| match event {
            Event::Compared { attack, defence, odds } => {
                Some((attack.clone(), defence.clone(), odds.to_string()))
            }
            _ => None,
        })
        .unwrap()
}

/// Returns the first result from the table.
#[track_caller]
pub fn result(events: &[Event]) -> String {
    events
        .iter()
        .find_map(|event| match event {
            Event::Resolved { result } => Some(result.to_string()),
            _ => None,
        })
        .unwrap()
}

/// The number of events of this kind.
pub fn count(events: &[Event], kind: &str) -> usize {
    events.iter().filter(|event| event.kind() == kind).count()
}

/// Whether an event of this kind is among them.
pub fn has(events: &[Event], kind: &str) -> bool {
    count(events, kind) > 0
}
