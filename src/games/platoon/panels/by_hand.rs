//! What people may do by hand while the referee is out: counters changed and brought on, marks, and the clock.

use super::scene::Scene;
use crate::{
    engine::{
        counters::Word,
        orders::{AnyValue, Placing},
    },
    games::platoon::{
        rules::{
            counter::{Counter, Place},
            free_hand::{free_carriers, phases},
            kinds::Side,
            marking::Marking,
            phase::{Phase, Segment},
            set_up,
            table_command::{Command, Gone},
        },
        words::story::phase_name,
    },
    panels::{Action, Bring, ByHand, ClockByHand},
};

pub(super) fn of(scene: &Scene, side: usize) -> ByHand {
    ByHand {
        selected: selected(scene),
        marks: Marking::ALL.into_iter().map(mark).collect(),
        bring: bring(scene, Side::BOTH[side]),
        clock: clock(scene),
    }
}

fn mark(marking: Marking) -> Placing {
    Placing::new(marking.name(), move |hex| AnyValue::new(Command::Mark { marking, hex }))
}

/// Who is selected, and what can be done to them.
fn selected(scene: &Scene) -> Option<(String, Vec<(String, Action)>)> {
    let public = scene.state.public;
    let counters: Vec<&Counter> = scene.state.selected.iter().filter_map(|unit| public.find(*unit)).collect();
    let first = counters.first()?;
    let words = match counters.len() {
        1 => scene.name(first.id),
        more => format!("{} and {} more", scene.name(first.id), more - 1),
    };
    let mut deeds = if counters.len() == 1 { changes(scene, first) } else { Vec::new() };
    let units = || -> Vec<Word> { counters.iter().map(|counter| counter.id).collect() };
    let waits = |counter: &&Counter| {
        matches!(set_up::origin(scene.state.rulebook, counter.id), Some(Place::SetUp(_) | Place::Due(_)))
    };
    if counters.iter().all(waits) {
        deeds.push(("Back to its box".to_owned(), Command::ToBox { units: units() }));
    }
    for (words, gone) in [("Off the map", Gone::Exited), ("Destroyed", Gone::Destroyed)] {
        deeds.push((words.to_owned(), Command::TakeOff { units: units(), gone }));
    }
    Some((words, deeds.into_iter().map(|(words, command)| (words, Action::command(command))).collect()))
}

fn changes(scene: &Scene, counter: &Counter) -> Vec<(String, Command)> {
    let (rulebook, public) = scene.game();
    let (unit, condition) = (counter.id, &counter.condition);
    let mut deeds = Vec::new();
    if counter.hex().is_some() {
        let (inverted, dispersed, spotted) = (condition.inverted, condition.dispersed, counter.is_marked());
        let change = |inverted, dispersed, spotted| Command::Change { unit, inverted, dispersed, spotted };
        let name = |holds: bool, off: &str, on: &str| if holds { off.to_owned() } else { on.to_owned() };
        deeds = vec![
            (name(inverted, "Has not fired", "Has fired"), change(!inverted, dispersed, spotted)),
            (name(dispersed, "Not dispersed", "Disperse"), change(inverted, !dispersed, spotted)),
            (name(spotted, "Not spotted", "Spotted"), change(inverted, dispersed, !spotted)),
        ];
    }
    let carriers = free_carriers(rulebook, public, counter);
    deeds.extend(carriers.map(|carrier| {
        (format!("Into {}", scene.name(carrier.id)), Command::Load { unit, carrier: carrier.id })
    }));
    deeds
}

/// Counters of a side that are not on the map.
fn bring(scene: &Scene, side: Side) -> Vec<Bring> {
    let (rulebook, public) = scene.game();
    let arrivals = &rulebook.scenario.force(side).arrivals;
    let where_to = |place: Place| match place {
        Place::SetUp(_) => Some("set-up box".to_owned()),
        Place::Due(number) => {
            let arrival = arrivals.get(usize::from(number));
            Some(arrival.map_or_else(String::new, |arrival| format!("turn {}", arrival.turn)))
        }
        Place::Exited => Some("off the map".to_owned()),
        Place::Destroyed => Some("destroyed".to_owned()),
        Place::Map(_) | Place::Aboard(_) | Place::OffBoard | Place::Unseen => None,
    };
    let own = public.counters.iter().filter(|counter| counter.side == side);
    own.filter_map(|counter| {
        let words = format!("{}, {}", scene.name(counter.id), where_to(counter.place)?);
        Some(Bring::Units(words, vec![counter.id]))
    })
    .collect()
}

fn clock(scene: &Scene) -> ClockByHand {
    let (rulebook, public) = scene.game();
    let scenario = &rulebook.scenario;
    let (turn, now) = (public.turn, public.phase);
    let set = |turn, phase| Action::command(Command::Clock { turn, phase });
    let goes = |turn: Option<u8>| {
        let turn = turn.filter(|turn| (scenario.first_turn..=scenario.last_turn).contains(turn))?;
        Some(set(turn, Phase::First(Segment::Start)))
    };
    let phases = phases(rulebook).map(|phase| {
        let first = scenario.first_turn;
        let turn = if phase.is_set_up() { first.saturating_sub(1) } else { turn.max(first) };
        (phase_name(scenario, phase), set(turn, phase))
    });
    ClockByHand {
        turn,
        turns: [goes(turn.checked_sub(1)), goes(turn.checked_add(1))],
        phase: phase_name(scenario, now),
        phases: phases.collect(),
    }
}
