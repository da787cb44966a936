//! The ledger behind a report: the identity of every counter by the events so far, its losses, and the last side in
//! each hex.

use super::Loss;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::{
        rules::{
            counter::Place,
            event::Event,
            kinds::{Kind, Side},
            position::Public,
            rulebook::Rulebook,
            scenario::order_of_battle::Print,
        },
        words::names::{printed_name, untried},
    },
};
use std::collections::BTreeMap;

#[derive(Clone, Copy)]
struct Known {
    kind: Kind,
    print: Option<Print>,
    steps_lost: u8,
}

/// The contents of an event about losses and ground.
#[derive(Default)]
pub(super) struct Told {
    /// The side and its loss.
    pub loss: Option<(Side, Loss)>,
    /// The side and the number of hexes entered that were not its own.
    pub ground: Option<(Side, u16)>,
}

/// All counters, and the last side in each hex.
pub(super) struct Ledger<'a> {
    rulebook: &'a Rulebook,
    counters: BTreeMap<UnitId, Known>,
    /// Hexes in which Germans were last; all others are Soviet.
    german: BTreeMap<Hex, bool>,
}

impl<'a> Ledger<'a> {
    /// All counters in play at the start. A hex is German if Germans are in it.
    pub fn new(rulebook: &'a Rulebook, start: &Public) -> Self {
        let mut counters = BTreeMap::new();
        let mut german = BTreeMap::new();
        for counter in &start.counters {
            let print = counter.unit.and_then(|unit| rulebook.order_of_battle.find(unit));
            let known = Known { kind: counter.kind, print, steps_lost: counter.condition.steps_lost };
            counters.insert(counter.id, known);
            if let Some(hex) = counter.hex().filter(|_| counter.is_combat_unit()) {
                german.insert(hex, counter.side() == Side::German);
            }
        }
        Self { rulebook, counters, german }
    }

    pub fn side(&self, unit: UnitId) -> Option<Side> {
        Some(self.counters.get(&unit)?.kind.side())
    }

    /// A counter in words, as both players know it at this moment.
    pub fn name(&self, unit: UnitId) -> String {
        match self.counters.get(&unit) {
            None => unit.to_string(),
            Some(Known { print: Some(print), .. }) => printed_name(self.rulebook, *print),
            Some(Known { kind, .. }) => untried(*kind, 1),
        }
    }

    /// Steps that a combat unit has left; a leader has none to lose.
    pub fn steps(&self, unit: UnitId) -> u16 {
        let Some(known) = self.counters.get(&unit).filter(|known| known.kind.is_combat_unit()) else {
            return 0;
        };
        let printed = known.print.map_or(1, |print| self.rulebook.order_of_battle.record(print).steps());
        u16::from(printed.saturating_sub(known.steps_lost).max(1))
    }

    pub fn note(&mut self, event: &Event) -> Told {
        match event {
            Event::Drawn { unit, kind, .. } => {
                self.counters.insert(*unit, Known { kind: *kind, print: None, steps_lost: 0 });
                Told::default()
            }
            Event::Brought { .. } | Event::Placed { .. } | Event::StepsSet { .. } => {
                self.note_by_hand(event);
                Told::default()
            }
            Event::Revealed { unit, division } => {
                self.reveal(*unit, *division);
                Told::default()
            }
            Event::StepLost { unit, lost } => {
                let Some(known) = self.counters.get_mut(unit) else { return Told::default() };
                known.steps_lost = *lost;
                Told { loss: Some((known.kind.side(), Loss { steps: 1, ..Loss::default() })), ground: None }
            }
            Event::Eliminated { unit, .. } => Told { loss: self.lose(*unit), ground: None },
            Event::Deployed { unit, hex } => {
                self.enter(&[*unit], &[*hex]);
                Told::default()
            }
            Event::Entered { units, path, .. }
            | Event::Moved { units, path, .. }
            | Event::Railed { units, path, .. }
            | Event::Retreated { units, path, .. }
            | Event::Advanced { units, path } => Told { loss: None, ground: self.enter(units, path) },
            Event::Overran { units, hex } => Told { loss: None, ground: self.enter(units, &[*hex]) },
            Event::WentBack { unit, hex } => Told { loss: None, ground: self.enter(&[*unit], &[*hex]) },
            _ => Told::default(),
        }
    }

    /// Notes counters placed by hand; that counts as neither ground taken nor loss.
    fn note_by_hand(&mut self, event: &Event) {
        match event {
            Event::Brought { unit, kind, hex } => {
                self.counters.insert(*unit, Known { kind: *kind, print: None, steps_lost: 0 });
                self.enter(&[*unit], &[*hex]);
            }
            Event::Placed { units, place: Place::Map(hex) } => {
                self.enter(units, &[*hex]);
            }
            Event::StepsSet { unit, lost } => {
                if let Some(known) = self.counters.get_mut(unit) {
                    known.steps_lost = *lost;
                }
            }
            _ => {}
        }
    }

    fn reveal(&mut self, unit: UnitId, division: UnitId) {
        let order_of_battle = &self.rulebook.order_of_battle;
        if let (Some(known), Some(print)) = (self.counters.get_mut(&unit), order_of_battle.find(division)) {
            known.kind = order_of_battle.record(print).kind;
            known.print = Some(print);
        }
    }

    fn lose(&mut self, unit: UnitId) -> Option<(Side, Loss)> {
        let steps = self.steps(unit);
        let kind = self.counters.get(&unit)?.kind;
        let fights = u16::from(kind.is_combat_unit());
        Some((kind.side(), Loss { steps, units: fights, leaders: 1 - fights }))
    }

    /// Moves combat units along a path; returns the number of hexes on it that were not their side's.
    fn enter(&mut self, units: &[UnitId], path: &[Hex]) -> Option<(Side, u16)> {
        let fighters = units.iter().filter_map(|unit| self.counters.get(unit));
        let side = fighters.map(|known| known.kind).find(|kind| kind.is_combat_unit())?.side();
        let german = side == Side::German;
        let gained = path.iter().filter(|hex| self.german.insert(**hex, german).unwrap_or(false) != german);
        let gained = gained.count() as u16;
        (gained > 0).then_some((side, gained))
    }
}
