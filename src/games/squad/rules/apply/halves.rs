//! Squads and their halves: a half replaces its squad, takes its weapons, and is used up when a squad replaces it (1.5,
//! 3.1, 13.6).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::counters::UnitId,
    games::squad::rules::{
        counter::{Condition, Counter, Place},
        position::Public,
        rulebook::Rulebook,
        set_up::{halves_of, sibling_of, squad_of},
    },
};

impl Public {
    /// Removes the halves of a squad that is put on the map, or the squad of a half. The new counter takes over the
    /// weapons.
    pub(super) fn stands_for(&mut self, rulebook: &Rulebook, counter: &Counter) {
        for half in halves_of(rulebook, counter).into_iter().flatten() {
            self.give_way(half, counter.id);
        }
        if let Some(squad) = squad_of(rulebook, counter) {
            self.give_way(squad, counter.id);
        }
    }

    fn give_way(&mut self, unit: UnitId, to: UnitId) {
        if self.find(unit).is_some_and(|it| matches!(it.place, Place::Map(_) | Place::Aboard(_))) {
            let weapons: Vec<UnitId> = self.carried_by(unit).map(|weapon| weapon.id).collect();
            self.with(unit, |counter| {
                (counter.place, counter.condition) = (Place::Away, Condition::default());
            });
            // A unit carries one weapon; any other is lost.
            let (first, rest) = weapons.split_at(weapons.len().min(1));
            if self.carried_by(to).next().is_none() {
                self.hand_over(first, to);
            }
            let left = self.carried_by(unit).map(|weapon| weapon.id);
            for weapon in rest.iter().copied().chain(left).collect::<Vec<_>>() {
                self.leave(weapon, Place::Destroyed);
            }
        }
    }

    /// Replaces a squad by this half. The other half is lost, and the weapons stay (13.6).
    pub(super) fn reduce(&mut self, squad: UnitId, half: UnitId) {
        let Some(whole) = self.find(squad).cloned() else { return };
        let weapons: Vec<UnitId> = self.carried_by(squad).map(|counter| counter.id).collect();
        self.with(half, |counter| {
            counter.place = whole.place;
            counter.condition = whole.condition;
        });
        if let Some(other) = sibling_of(half) {
            self.with(other, |counter| counter.place = Place::Destroyed);
        }
        self.with(squad, |counter| counter.place = Place::Away);
        self.hand_over(&weapons, half);
    }

    /// Replaces two half squads by a squad without markers. If they are of two squads, the squad of the second is used
    /// up (3.1). The new squad is in their work, and is visible if one of them was (20.1, 22.2).
    pub(super) fn join(&mut self, rulebook: &Rulebook, halves: [UnitId; 2], squad: UnitId) {
        let place = self.find(halves[0]).map_or(Place::Away, |half| half.place);
        let shown = halves.iter().any(|half| self.find(*half).is_some_and(|half| half.condition.shown));
        let weapons: Vec<UnitId> = halves
            .iter()
            .flat_map(|half| self.carried_by(*half).map(|counter| counter.id).collect::<Vec<_>>())
            .collect();
        for half in halves {
            self.with(half, |counter| {
                counter.place = Place::Destroyed;
                counter.condition = Condition::default();
            });
        }
        for half in self.find(squad).and_then(|squad| halves_of(rulebook, squad)).into_iter().flatten() {
            self.with(half, |counter| counter.place = Place::Away);
        }
        self.with(squad, |counter| {
            counter.place = place;
            counter.condition = Condition { shown, ..Condition::default() };
        });
        if let Place::Map(hex) = place {
            self.stand(rulebook, squad, hex);
        }
        self.hand_over(&weapons, squad);
    }
}
