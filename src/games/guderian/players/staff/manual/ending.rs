//! The last turn of a side is an assignment: each place that a unit can still enter, and that brings points by the
//! rules, is entered by the unit that the plan needs least. A place that would not count without a unit keeps one.

use super::{
    super::{
        groups::{Choice, Way},
        look::Look,
        state::Chosen,
    },
    stay::{Plan, put_all},
};
use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        kinds::Side,
        phase::Phase,
        position::Public,
        turn::{interdiction::is_german_held, victory::place_points},
    },
};

/// Most units that are tried for one hex, those that the plan needs least first.
const MOST_TRIED: usize = 3;

/// A unit that could enter a place.
struct Entry {
    group: usize,
    chosen: Chosen,
    /// The loss of the rest of the plan.
    loss: f64,
}

/// Sends units to places on the last turn, as long as that brings points. Groups with these numbers hold other places.
pub(in crate::games::guderian::players::staff) fn take(plan: &mut Plan, fixed: &[usize]) {
    if plan.look.turns_left() > 0 || !plan.look.weights.manual {
        return;
    }
    // Each round brings at least a point, and there are not more rounds than hexes of places.
    let hexes: usize = plan.look.rulebook.scenario.victory.places.iter().map(|place| place.hexes.len()).sum();
    for _ in 0..hexes {
        let Some(entry) = best_entry(plan, fixed) else { return };
        plan.choose(entry.group, entry.chosen);
    }
}

/// The entry that brings most points, and of those the one that costs the plan least.
fn best_entry(plan: &mut Plan, fixed: &[usize]) -> Option<Entry> {
    let look = plan.look;
    let end = plan.end();
    let now = value(look, &end);
    let mut best: Option<(i32, Entry)> = None;
    for hex in wanted(look, &end) {
        let mut entries = entries(plan, fixed, hex);
        entries.sort_by(|one, other| one.loss.total_cmp(&other.loss));
        let found = entries.into_iter().take(MOST_TRIED).find_map(|entry| {
            let mut there = end.clone();
            put_all(look.rulebook, &mut there, &plan.groups[entry.group].pieces, hex);
            let points = value(look, &there) - now;
            (points > 0 && is_worth_it(plan, &entry, points)).then_some((points, entry))
        });
        let Some((points, entry)) = found else { continue };
        if best.as_ref().is_none_or(|(most, best)| (points, -entry.loss) > (*most, -best.loss)) {
            best = Some((points, entry));
        }
    }
    best.map(|(_, entry)| entry)
}

/// The groups that could enter a hex.
fn entries(plan: &mut Plan, fixed: &[usize], hex: Hex) -> Vec<Entry> {
    let mut entries = Vec::new();
    for group in 0..plan.groups.len() {
        let Some((present, _)) = plan.choice_of(group) else { continue };
        let present = present.to;
        let units = plan.groups[group].units;
        let is_needed = plan.look.side == Side::Soviet
            && plan.look.place_points(present) > 0.0
            && plan.state.units_in(present) <= units;
        let is_sent = plan.look.sent_to(plan.groups[group].pieces[0]).is_some();
        if units == 0 || present == hex || fixed.contains(&group) || is_needed || is_sent {
            continue;
        }
        if !plan.state.has_room(&plan.groups[group], hex) {
            continue;
        }
        let enters = |choice: &Choice| choice.to == hex && choice.way != Way::Wait;
        if let Some((gain, chosen)) = plan.instead(group, |_, choice| enters(choice)) {
            entries.push(Entry { group, chosen, loss: -gain });
        }
    }
    entries
}

/// Whether the points are worth what the plan loses. A unit that moves again after combat need not give up a good
/// attack; any other has no later chance.
fn is_worth_it(plan: &Plan, entry: &Entry, points: i32) -> bool {
    let kind = plan.look.public.counter(plan.groups[entry.group].pieces[0]).kind;
    let again = plan.look.public.phase == Phase::GermanMovement && kind.moves_twice();
    !again || entry.loss <= f64::from(points)
}

/// The hexes of places that do not count for the side at the planned end.
fn wanted(look: &Look, end: &Public) -> Vec<Hex> {
    let places = look.rulebook.scenario.victory.places.iter();
    let lacking = places
        .filter(|place| is_german_held(look.rulebook, end, &place.hexes) == (look.side == Side::Soviet));
    let mut hexes: Vec<Hex> = lacking.flat_map(|place| place.hexes.iter().copied()).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// The points of the side for places in a position, with those for cities that the Soviets retake now.
fn value(look: &Look, public: &Public) -> i32 {
    let places = place_points(look.rulebook, public);
    if look.side == Side::German {
        return places;
    }
    let victory = &look.rulebook.scenario.victory;
    let retaken = victory.places.iter().zip(&look.public.german_places).filter(|(place, german)| {
        place.retaken && **german && place.hexes.iter().any(|hex| public.has_combat_unit(Side::Soviet, *hex))
    });
    retaken.count() as i32 * i32::from(victory.retaken) - places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::orders::Game,
        games::guderian::{
            players::staff::{memory::Memory, weights::Weights},
            rules::{Guderian, counter::Place, scenario::options::Options, set_up},
        },
    };
    use std::sync::Arc;

    /// A city that the Soviets enter counts for them, and its points no longer for the Germans.
    #[test]
    fn an_entry_is_worth_the_points_of_the_rules() {
        let rulebook = Arc::new(Guderian::load("dvina", &Options::default()).unwrap());
        let mut public = set_up::start(&rulebook, 1941).public;
        public.turn = rulebook.scenario.last_turn;
        let velizh: Hex = "1509".parse().unwrap();
        public.holders.insert(velizh, Side::German);
        public.german_places =
            rulebook.scenario.victory.places.iter().map(|place| place.name == "Velizh").collect();
        public.fill_presence(&rulebook);
        let mut entered = public.clone();
        let is_soviet = |side: Side| side == Side::Soviet;
        let unit =
            public.pieces().find(|(_, unit)| is_soviet(unit.side()) && unit.is_combat_unit()).unwrap().0;
        entered.counters[unit.index()].place = Place::Map(velizh);
        entered.fill_presence(&rulebook);
        let weights = Weights::in_use().unwrap();
        let memory = Memory::new(&rulebook);
        let look = |side: Side| Look::new(&rulebook, &public, side, weights, weights.german.clone(), &memory);
        let gained = |side: Side| value(&look(side), &entered) - value(&look(side), &public);
        assert_eq!((gained(Side::German), gained(Side::Soviet)), (-8, 10));
        assert!(wanted(&look(Side::Soviet), &public).contains(&velizh));
        assert!(!wanted(&look(Side::German), &public).contains(&velizh));
    }
}
