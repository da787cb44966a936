//! Invariants of every position: a check of the program on itself, for self-play and tests.

use super::{Position, hidden::is_hidden};
use crate::{
    engine::orders::Viewer,
    games::platoon::rules::{
        phase::Segment,
        rulebook::Rulebook,
        sight::spotting::{conceals, out_of_sight},
    },
};

/// All broken invariants of the position, one sentence each.
pub fn broken(rulebook: &Rulebook, position: &Position) -> Vec<String> {
    let mut broken = super::check::faults(rulebook, position);
    let mut truth = position.clone();
    truth.look(Viewer::All);
    let public = &truth.public;
    if !public.phase.is_movement() && (public.under_way.is_some() || public.owed.is_some()) {
        broken.push("a unit is being moved outside the movement phases".to_owned());
    }
    for unit in out_of_sight(rulebook, public) {
        broken.push(format!("{unit} has a spotting marker that no longer applies"));
    }
    for counter in public.counters.iter().filter(|_| rulebook.options.hidden_units) {
        let unseen = position.secrets.unseen.counters.contains_key(&counter.id);
        if unseen != is_hidden(rulebook, public, counter) {
            broken.push(format!("{} must be either hidden or seen", counter.id));
        }
    }
    for counter in &public.counters {
        let (id, condition) = (counter.id, &counter.condition);
        let kind = rulebook.kind(counter);
        if !counter.is_in_play() && *condition != Default::default() {
            broken.push(format!("{id} is out of the game but has a condition"));
        }
        if counter.is_marked() && !public.hex_of(counter).is_some_and(|hex| conceals(&rulebook.board, hex)) {
            broken.push(format!("{id} is marked as spotted but is not in cover"));
        }
        if condition.marker.is_some() && public.passenger(id).is_none() {
            broken.push(format!("{id} loads or unloads without a passenger"));
        }
        if condition.marker.is_some() && !rulebook.options.heavy_equipment {
            broken.push(format!("{id} has a marker of an option that is off"));
        }
        if condition.quick && kind.allowance != 1 {
            broken.push(format!("{id} cannot use quick march"));
        }
        let stays = public.phase.segment() == Some(Segment::Registration);
        if condition.spent > kind.points() && !condition.quick && !stays && kind.allowance > 0 {
            broken.push(format!("{id} has spent more than it has"));
        }
    }
    for marker in &public.registrations {
        let held = public.find(marker.unit).is_some_and(|unit| {
            unit.is_in_play() && rulebook.kind(unit).class.is_indirect() && !unit.condition.dispersed
        });
        if !held {
            broken.push(format!("a registration marker of {} is on the map", marker.unit));
        }
    }
    broken
}
