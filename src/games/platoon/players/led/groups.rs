//! The groups of a side: units that march together, the most important ones first.

use super::{Captain, offers};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::{
        players::estimate::Estimate,
        rules::{
            View,
            combat::is_ready,
            counter::Counter,
            kinds::Moves,
            movement::stays,
            phase::{Phase, Segment},
        },
    },
    play::players::chief::Group,
};

/// The most groups of a side: those after them do what the captain would do by itself.
const MOST: usize = 12;
/// Hexes to the next place or enemy at which a group is half as important as beside it.
const FAR: f64 = 6.0;

/// The units in one hex with the same kind of movement, with the estimate of the segment in which they move.
struct Stack<'a> {
    estimate: &'a Estimate<'a>,
    hex: Hex,
    moves: Moves,
    units: Vec<&'a Counter>,
    importance: f64,
}

/// Returns the groups of the side, and what each may be told.
pub(super) fn groups(view: &View<'_>, captain: &mut Captain) -> Vec<Group> {
    let phase = view.public().phase;
    let fires = matches!(phase.segment(), Some(Segment::Start | Segment::IndirectFire | Segment::DirectFire));
    let groups = captain.with_known(view, |manner, known| {
        let views: Vec<View> = marches(phase).into_iter().map(|then| view.in_phase(then)).collect();
        let estimates: Vec<Estimate> = views.iter().map(|then| Estimate::new(then, manner, known)).collect();
        let mut stacks: Vec<Stack> = estimates.iter().flat_map(|estimate| stacks(estimate, fires)).collect();
        stacks.sort_by(|one, other| {
            other.importance.total_cmp(&one.importance).then(first(one).cmp(&first(other)))
        });
        stacks.truncate(MOST);
        stacks.iter().filter_map(|stack| group(stack, fires)).collect::<Vec<Group>>()
    });
    captain.find_routes(view, &groups);
    groups
}

fn first(stack: &Stack) -> Option<UnitId> {
    stack.units.first().map(|unit| unit.id)
}

/// The phases of the present player turn in which units still move.
fn marches(phase: Phase) -> Vec<Phase> {
    let segments: &[Segment] = match phase.segment() {
        None | Some(Segment::Registration) => &[],
        Some(Segment::Assault | Segment::Others) => &[Segment::Others],
        Some(_) => &[Segment::Vehicles, Segment::Others],
    };
    let turn: fn(Segment) -> Phase =
        if matches!(phase, Phase::First(_)) { Phase::First } else { Phase::Second };
    segments.iter().map(|segment| turn(*segment)).collect()
}

/// Whether a unit has anything to decide in this player turn.
fn acts(estimate: &Estimate, counter: &Counter, fires: bool) -> bool {
    let kind = estimate.rulebook.kind(counter);
    let moves = kind.allowance > 0 && stays(estimate.public, counter).is_none();
    moves || fires && kind.attack > 0 && is_ready(counter).is_ok()
}

/// The stacks that move in the segment of an estimate; guns without a carrier are among those on foot.
fn stacks<'a>(estimate: &'a Estimate<'a>, fires: bool) -> Vec<Stack<'a>> {
    let vehicles = estimate.public.phase.segment() == Some(Segment::Vehicles);
    let mut stacks: Vec<Stack> = Vec::new();
    for (counter, hex) in estimate.friends() {
        let moves = estimate.rulebook.kind(counter).moves;
        if moves.is_vehicle() != vehicles || !acts(estimate, counter, fires) {
            continue;
        }
        let importance = estimate.worth(counter) * nearness(estimate, hex);
        match stacks.iter_mut().find(|stack| stack.hex == hex && stack.moves == moves) {
            Some(stack) => {
                stack.units.push(counter);
                stack.importance += importance;
            }
            None => stacks.push(Stack { estimate, hex, moves, units: vec![counter], importance }),
        }
    }
    stacks
}

/// The nearness of a hex to the places that matter and to the enemy, from 0 to 1.
fn nearness(estimate: &Estimate, hex: Hex) -> f64 {
    let places = estimate.aims.iter().map(|aim| aim.hex.distance(hex));
    let enemies = estimate.foes.iter().map(|foe| foe.hex.distance(hex));
    let nearest = places.chain(enemies).min().unwrap_or(u32::MAX);
    FAR / (FAR + f64::from(nearest))
}

/// The group of a stack, with its passengers; none if there is nothing to choose.
fn group(stack: &Stack, fires: bool) -> Option<Group> {
    let Stack { estimate, units, .. } = stack;
    let worth = |unit: &Counter| estimate.worth(unit);
    let leader =
        units.iter().copied().reduce(|best, unit| if worth(unit) > worth(best) { unit } else { best })?;
    let intents = offers::offers(estimate, leader, fires);
    let passenger = |unit: &Counter| estimate.public.passenger(unit.id).map(|passenger| passenger.id);
    let units = units.iter().flat_map(|unit| [Some(unit.id), passenger(unit)]).flatten().collect();
    (intents.len() > 1).then_some(Group { units, intents })
}
