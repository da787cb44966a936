//! For a chief of staff: the player that it leads, and the groups, the most important first, with what each may be
//! told.

mod intents;
mod player;

use super::{
    assign::{as_it_is, weight_of_attacks},
    field::Field,
    groups::{self, Group, starting_hex},
    look::Look,
    state::State,
};
use crate::{games::guderian::rules::movement::overrun, play::players::chief};

/// Most groups that are led; the others do what is usual.
const MOST_GROUPS: usize = 12;
/// Hexes from the enemy at which a group counts half.
const NEAR: f64 = 4.0;
/// Hexes to the enemy if there is none.
const NO_ENEMY: u32 = 60;

/// The groups that have a choice in this phase: divisions, counters by themselves, leaders.
fn groups_to_lead(look: &Look, trains: bool) -> Vec<chief::Group> {
    let mut field = Field::new(look);
    let groups = groups::groups(look, &mut field, trains);
    let mut state = State::new(look, &field, weight_of_attacks(look));
    state.hopeful = true;
    for group in &groups {
        put(&mut state, group, true);
    }
    let mut ranked: Vec<(f64, &Group)> = groups
        .iter()
        .filter(|group| group.choices.len() > 1 || may_overrun(look, group))
        .map(|group| (importance(look, &field, group), group))
        .collect();
    ranked.sort_by(|one, other| other.0.total_cmp(&one.0).then_with(|| one.1.pieces.cmp(&other.1.pieces)));
    ranked.truncate(MOST_GROUPS);
    let mut led = Vec::new();
    for (_, group) in ranked {
        put(&mut state, group, false);
        let intents = intents::of(look, &field, &state, group);
        put(&mut state, group, true);
        led.push(chief::Group { units: look.ids(&group.pieces), intents });
    }
    led
}

/// Whether a group that cannot walk can overrun an adjacent enemy.
fn may_overrun(look: &Look, group: &Group) -> bool {
    let Some(hex) = group.pieces.first().and_then(|piece| look.public.counter(*piece).hex()) else {
        return false;
    };
    let mut near = look.rulebook.board.land_neighbours(hex);
    near.any(|target| overrun::may_overrun(look.rulebook, look.public, &group.pieces, target).is_ok())
}

/// Puts a group into its present place in the state, or removes it.
fn put(state: &mut State, group: &Group, there: bool) {
    if let Some(choice) = as_it_is(group).and_then(|chosen| group.choices.get(chosen.choice)) {
        state.put(group, choice, None, there);
    }
}

/// The strength of a group, less the farther it is from the enemy.
fn importance(look: &Look, field: &Field, group: &Group) -> f64 {
    let from = group.pieces.first().and_then(|piece| starting_hex(look, *piece));
    let away = from.and_then(|from| field.foes.iter().map(|foe| foe.hex.distance(from)).min());
    group.attack.max(group.defence) / (1.0 + f64::from(away.unwrap_or(NO_ENEMY)) / NEAR)
}
