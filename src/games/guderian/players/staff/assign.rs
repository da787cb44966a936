//! The assignment of groups to hexes: group after group takes the hex where it adds most to the plan of the others,
//! again and again, until the plan is settled.

use super::{
    aim::Aim,
    field::Field,
    groups::{Choice, Group, Way, groups},
    look::Look,
    manual::{ending, stay},
    skill::Slips,
    state::{Chosen, State},
};
use crate::{
    engine::board::Hex,
    games::guderian::{
        rules::{counter::Piece, kinds::Side, phase::Phase},
        words::names::hex_name,
    },
    play::players::chief::Intent,
};

/// The weight of an attack that can be made only in the next turn.
const LATER: f64 = 0.35;

/// Most hexes to an enemy that is faced.
pub(super) const FACED: u32 = 3;

/// A step of a plan: counters, their destination and the reason.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub pieces: Vec<Piece>,
    pub to: Hex,
    pub way: Way,
    pub reason: String,
}

/// The plan of a phase.
pub(super) struct Planned {
    /// The moves, in the best order to make them.
    pub steps: Vec<Step>,
    /// The units that stay by the manual, a sentence each.
    pub kept: Vec<String>,
}

/// The moves of the phase.
pub(super) fn plan(look: &Look, trains: bool, passes: u8, slips: &mut Slips) -> Planned {
    let mut field = Field::new(look);
    let mut groups = groups(look, &mut field, trains);
    let mut state = State::new(look, &field, weight_of_attacks(look));
    let mut chosen: Vec<Option<Chosen>> = groups.iter().map(as_it_is).collect();
    for (group, chosen) in groups.iter().zip(&chosen) {
        if let Some(chosen) = chosen {
            state.put(group, &group.choices[chosen.choice], chosen.target, true);
        }
    }
    for pass in 0..passes {
        state.hopeful = pass + 1 < passes || passes == 1;
        if pass > 0 && look.side == Side::German {
            state.judge_supply();
        }
        for (number, group) in groups.iter().enumerate() {
            if let Some(old) = chosen[number] {
                state.put(group, &group.choices[old.choice], old.target, false);
            }
            chosen[number] = state.best(group, slips);
            if let Some(new) = chosen[number] {
                state.put(group, &group.choices[new.choice], new.target, true);
            }
        }
    }
    let mut plan =
        stay::Plan { look, field: &field, state: &mut state, groups: &mut groups, chosen: &mut chosen };
    let held = stay::hold(&mut plan);
    ending::take(&mut plan, &held.fixed);
    if look.weights.manual {
        escort(&mut state, &groups, &mut chosen, slips);
    }
    let kept = held.reasons;
    Planned { steps: steps(look, &field, &state, &groups, &chosen), kept }
}

/// The weight of attacks in a plan of this phase: after the Mechanized Movement Phase there is none in this turn.
pub(super) fn weight_of_attacks(look: &Look) -> f64 {
    if look.public.phase == Phase::GermanMechanized { LATER } else { 1.0 }
}

/// Lets leaders choose again, because the units that they go with may have been given other tasks by the manual.
fn escort(state: &mut State, groups: &[Group], chosen: &mut [Option<Chosen>], slips: &mut Slips) {
    for (group, chosen) in groups.iter().zip(chosen).filter(|(group, _)| group.radius.is_some()) {
        if let Some(old) = *chosen {
            state.put(group, &group.choices[old.choice], old.target, false);
        }
        *chosen = state.best(group, slips);
        if let Some(new) = *chosen {
            state.put(group, &group.choices[new.choice], new.target, true);
        }
    }
}

/// The initial choice of every group: its present place; a group off the map waits.
pub(super) fn as_it_is(group: &Group) -> Option<Chosen> {
    let stays = |choice: &Choice| matches!(choice.way, Way::Stay | Way::Wait);
    let choice = group.choices.iter().position(stays)?;
    Some(Chosen { choice, target: None })
}

/// The plan as steps: trains and combat units first, leaders after the units that they go with, and last of all the
/// units that are told to wait.
fn steps(
    look: &Look,
    field: &Field,
    state: &State,
    groups: &[Group],
    chosen: &[Option<Chosen>],
) -> Vec<Step> {
    let mut steps: Vec<((bool, bool), Step)> = Vec::new();
    for (group, chosen) in groups.iter().zip(chosen) {
        let Some(chosen) = chosen else { continue };
        let choice = &group.choices[chosen.choice];
        if matches!(choice.way, Way::Stay | Way::Wait) {
            continue;
        }
        let reason = reason(look, field, state, group, choice, chosen.target);
        let step = Step { pieces: group.pieces.clone(), to: choice.to, way: choice.way.clone(), reason };
        let waits = look.intent(group.pieces[0]) == Intent::Wait;
        steps.push(((waits, group.radius.is_some()), step));
    }
    steps.sort_by_key(|(order, _)| *order);
    steps.into_iter().map(|(_, step)| step).collect()
}

/// The word for a group's move to a place: a group that does not come nearer in a straight line goes round or waits for
/// it.
fn towards(look: &Look, group: &Group, aim: &Aim, to: Hex) -> &'static str {
    let Some(from) = look.public.counter(group.pieces[0]).hex() else { return "towards" };
    let near = |hex: Hex| aim.hexes.iter().map(|end| end.distance(hex)).min();
    let away = |hex: Hex| aim.away(look.rulebook, group.march, hex);
    match (near(to) < near(from), away(to) < away(from)) {
        (true, _) => "towards",
        (false, true) => "on a detour to",
        (false, false) => "in reserve for",
    }
}

/// The reason why a group goes there.
fn reason(
    look: &Look,
    field: &Field,
    state: &State,
    group: &Group,
    choice: &Choice,
    target: Option<u16>,
) -> String {
    let name = |hex: Hex| hex_name(look.rulebook, hex);
    if let Some(number) = target {
        let foe = name(field.foes[usize::from(number)].hex);
        let strength = state.strength_against(number).round();
        return match state.exits(number, choice.to).0 {
            0 => format!("to close the ring at {foe}"),
            _ => format!("to attack {foe} with strength {strength}"),
        };
    }
    if look.sent_to(group.pieces[0]) == Some(choice.to) {
        return format!("to {}, where it is sent", name(choice.to));
    }
    if group.radius.is_some() {
        return format!("to command the units near {}", name(choice.to));
    }
    if field.hold[choice.to] > 0.0 {
        return format!("to hold {}", name(choice.to));
    }
    if look.place_points(choice.to) > 0.0 {
        return format!("to take {}", name(choice.to));
    }
    let by_rail = if matches!(choice.way, Way::Rail | Way::EnterByRail(_)) { "by rail " } else { "" };
    if let Some(aim) = group.aim {
        let aim = &field.lay.aims[aim];
        return format!("{by_rail}{} {}", towards(look, group, aim, choice.to), aim.name);
    }
    let nearest = field.foes.iter().map(|foe| foe.hex).min_by_key(|hex| hex.distance(choice.to));
    match nearest.map(|foe| (foe, foe.distance(choice.to))) {
        Some((foe, 0..=1)) => format!("{by_rail}to hold the enemy at {}", name(foe)),
        Some((foe, 2..=FACED)) => format!("{by_rail}to face the enemy at {}", name(foe)),
        _ if choice.supplied => format!("{by_rail}to stay back, in supply"),
        _ => format!("{by_rail}to stay back"),
    }
}
