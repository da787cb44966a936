//! Checks of a position that was read from a file: a damaged or edited file is refused and never stops the program.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Position, Public, Secrets};
use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        combat::battle::Battle,
        counter::{Condition, Counter, Piece, Place},
        kinds::{Pool, Side},
        rulebook::Rulebook,
    },
};
use std::collections::{BTreeMap, BTreeSet};

const MOST_COUNTERS: usize = 4000;
/// More counters than one can put into a hex.
const MOST_IN_A_HEX: usize = 100;
/// More than any number that is counted in a turn.
const MUCH: u8 = 100;

/// Finds every impossibility, a sentence each.
pub(crate) fn faults(rulebook: &Rulebook, position: &Position) -> Vec<String> {
    let mut check = Check { rulebook, public: &position.public, faults: Vec::new() };
    check.counters(&position.secrets);
    check.markers();
    check.numbers();
    check.piles(&position.secrets);
    if let Some(battle) = &position.public.battle {
        check.battle(battle);
    }
    for piece in position.public.moving.iter().chain(position.public.parted.iter().flatten()) {
        check.piece(*piece);
    }
    check.faults
}

struct Check<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
    faults: Vec<String>,
}

impl Check<'_> {
    fn fault(&mut self, sentence: impl Into<String>) {
        self.faults.push(sentence.into());
    }

    fn hex(&mut self, hex: Hex) {
        if !self.rulebook.board.contains(hex) {
            self.fault(format!("hex {hex} is off the map"));
        }
    }

    fn piece(&mut self, piece: Piece) {
        if piece.index() >= self.public.counters.len() {
            self.fault(format!("there is no counter with the number {}", piece.0));
        }
    }

    fn counters(&mut self, secrets: &Secrets) {
        let public = self.public;
        if public.counters.len() > MOST_COUNTERS {
            self.fault(format!("{} counters are more than any game has", public.counters.len()));
        }
        let mut ids = BTreeSet::new();
        let mut stacks: BTreeMap<Hex, (Side, usize)> = BTreeMap::new();
        for counter in &public.counters {
            if !ids.insert(counter.id) {
                self.fault(format!("{} is there twice", counter.id));
            }
            self.counter(counter, secrets);
            let Some(hex) = counter.hex() else { continue };
            self.hex(hex);
            let (side, number) = stacks.entry(hex).or_insert((counter.side(), 0));
            *number += 1;
            let (mixed, crowded) = (*side != counter.side(), *number == MOST_IN_A_HEX);
            if self.rulebook.board.contains(hex) && self.rulebook.board.is_lake(hex) {
                self.fault(format!("{} is in the lake {hex}", counter.id));
            }
            if mixed {
                self.fault(format!("both sides have units in {hex}"));
            }
            if crowded {
                self.fault(format!("too many counters are in {hex}"));
            }
        }
    }

    fn counter(&mut self, counter: &Counter, secrets: &Secrets) {
        let order_of_battle = &self.rulebook.order_of_battle;
        let Condition { steps_lost, start, entry, came_from, .. } = &counter.condition;
        match counter.unit {
            Some(unit) => match order_of_battle.find(unit).map(|print| order_of_battle.record(print)) {
                None => self.fault(format!("the order of battle has no counter {unit}")),
                Some(record) if record.kind.side() != counter.side() => {
                    self.fault(format!("{} is of the wrong side", counter.id));
                }
                Some(record) if *steps_lost >= record.steps() => {
                    self.fault(format!("{} has lost more steps than it has", counter.id));
                }
                Some(_) => {}
            },
            None if counter.kind.pool().is_none() => {
                self.fault(format!("{} cannot be untried", counter.id));
            }
            None if counter.place == Place::Gone => {}
            None => {
                let known = secrets.identity.get(&counter.id).and_then(|unit| order_of_battle.find(*unit));
                if known.is_none() {
                    self.fault(format!("the division of {} is unknown", counter.id));
                }
            }
        }
        if counter.allowance > MUCH {
            self.fault(format!("{} has {} movement points", counter.id, counter.allowance));
        }
        if counter.condition.left.0 > 2 * u16::from(MUCH) {
            self.fault(format!("{} has {} movement points left", counter.id, counter.condition.left));
        }
        for hex in [start, entry, came_from].into_iter().flatten() {
            self.hex(*hex);
        }
    }

    fn markers(&mut self) {
        let public = self.public;
        let cuts = public.rail_cuts.iter().map(|cut| &cut.hex);
        for hex in public.air_markers.iter().chain(&public.soviet_marker).chain(cuts) {
            self.hex(*hex);
        }
    }

    fn numbers(&mut self) {
        let (public, scenario) = (self.public, &self.rulebook.scenario);
        if public.turn > MUCH {
            self.fault(format!("there is no turn {}", public.turn));
        }
        let places = scenario.victory.places.len();
        if public.german_places.len() != places || public.taken.len() != places {
            self.fault(format!("the scenario has {places} places that count for victory"));
        }
        let small = [
            public.rail_used,
            public.soviet_marker_uses,
            public.south_west.0,
            public.south_west.1,
            public.evacuations.0,
            public.evacuations.1,
        ];
        if small.iter().any(|number| *number > MUCH) || public.drawn.iter().any(|number| *number > 9999) {
            self.fault("a count is higher than is possible");
        }
        if public.score.german.abs() > 100_000 || public.score.soviet.abs() > 100_000 {
            self.fault("so many points are impossible");
        }
    }

    /// Checks that piles hold known divisions of their pool.
    fn piles(&mut self, secrets: &Secrets) {
        let order_of_battle = &self.rulebook.order_of_battle;
        for pool in Pool::BOTH {
            let number = pool.number();
            let piles = [&secrets.pools, &secrets.dead, &secrets.second_dead];
            for unit in piles.into_iter().filter_map(|piles| piles.get(number)).flatten() {
                let print = order_of_battle.find(*unit);
                if print.is_none_or(|print| order_of_battle.record(print).kind.pool() != Some(pool)) {
                    self.fault(format!("{unit} is in a pile where it does not belong"));
                }
            }
        }
        if secrets.dice.count > u64::from(u32::MAX) {
            self.fault("so many dice cannot have been rolled");
        }
    }

    fn battle(&mut self, battle: &Battle) {
        let flights = battle.retreats.iter().flat_map(|flight| &flight.units);
        let stood = battle.stood.iter().map(|(piece, _)| piece);
        let lists = [&battle.attackers, &battle.defenders, &battle.advanced];
        for piece in lists.into_iter().flatten().chain(flights).chain(stood) {
            self.piece(*piece);
        }
        for hex in battle.targets.iter().chain(battle.stood.iter().map(|(_, hex)| hex)) {
            self.hex(*hex);
        }
        for vacated in &battle.vacated {
            self.hex(vacated.hex);
            for hex in vacated.paths.iter().flatten() {
                self.hex(*hex);
            }
        }
        self.stage(battle);
    }

    fn stage(&mut self, battle: &Battle) {
        use crate::games::guderian::rules::combat::battle::Stage;
        match &battle.stage {
            Stage::Retreating { waiting, .. } => {
                for hex in waiting {
                    self.hex(*hex);
                }
            }
            Stage::Crowded { waiting, hex, arrived, .. } => {
                for hex in waiting.iter().chain([hex]) {
                    self.hex(*hex);
                }
                for piece in arrived {
                    self.piece(*piece);
                }
            }
            _ => {}
        }
    }
}
