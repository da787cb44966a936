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
        broken.push(format!("{unit} bears a marker of spotting that holds no more"));
    }
    for counter in public.counters.iter().filter(|_| rulebook.options.hidden_units) {
        let unseen = position.secrets.unseen.counters.contains_key(&counter.id);
        if unseen != is_hidden(rulebook, public, counter) {
            broken.push(format!("{} is hidden and seen, or neither", counter.id));
        }
    }
    for counter in &public.counters {
        let (id, condition) = (counter.id, &counter.condition);
        let kind = rulebook.kind(counter);
        if !counter.is_in_play() && *condition != Default::default() {
            broken.push(format!("{id} is gone, and in some condition"));
        }
        if counter.is_marked() && !public.hex_of(counter).is_some_and(|hex| conceals(&rulebook.board, hex)) {
            broken.push(format!("{id} is marked as spotted outside of cover"));
        }
        if condition.marker.is_some() && public.passenger(id).is_none() {
            broken.push(format!("{id} loads or unloads nobody"));
        }
        if condition.marker.is_some() && !rulebook.options.heavy_equipment {
            broken.push(format!("{id} bears a marker of an option that is off"));
        }
        if condition.quick && kind.allowance != 1 {
            broken.push(format!("{id} cannot march quickly"));
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
            broken.push(format!("a registration marker of {} lies on the map", marker.unit));
        }
    }
    broken
}
