//! What people may do by hand while the referee is out: counters changed and brought on, marks, and the clock.

use super::scene::Scene;
use crate::{
    engine::{
        counters::Word,
        orders::{AnyValue, Placing},
    },
    games::guderian::{
        rules::{
            counter::{Counter, Piece, Place},
            free_hand::{PHASES, barred},
            kinds::{Kind, Side},
            markings::Marking,
            phase::Phase,
            table_command::Command,
        },
        words::{
            names::{counter_name, values},
            story::phase_name,
        },
    },
    panels::{Action, Bring, ByHand, ClockByHand, widgets::capital},
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

/// An untried division that each click draws.
fn untried(kind: Kind, words: &str) -> Placing {
    Placing::new(words, move |hex| AnyValue::new(Command::Draw { kind, hex }))
}

/// Who is selected, and what can be done to them.
fn selected(scene: &Scene) -> Option<(String, Vec<(String, Action)>)> {
    let (rulebook, public) = scene.game();
    let pieces: Vec<Piece> = scene.state.selected.iter().filter_map(|unit| public.find(*unit)).collect();
    let first = pieces.first().copied()?;
    let name = capital(&counter_name(rulebook, public, first));
    let words = match pieces.len() {
        1 => format!("{name}   {}", values(rulebook, public, first)),
        more => format!("{name} and {} more", more - 1),
    };
    let mut deeds = if pieces.len() == 1 { changes(scene, public.counter(first)) } else { Vec::new() };
    let units: Vec<Word> = pieces.iter().map(|piece| public.counter(*piece).id).collect();
    deeds.push(("Take off", Command::TakeOff { units }));
    let deeds = deeds.into_iter().map(|(words, command)| (words.to_owned(), Action::command(command)));
    Some((words, deeds.collect()))
}

fn changes(scene: &Scene, counter: &Counter) -> Vec<(&'static str, Command)> {
    let unit = counter.id;
    let order_of_battle = &scene.state.rulebook.order_of_battle;
    let steps = counter.print.map_or(1, |print| order_of_battle.record(print).steps());
    let lost = counter.condition.steps_lost;
    let mut deeds = Vec::new();
    if lost + 1 < steps {
        deeds.push(("Lose a step", Command::Steps { unit, lost: lost + 1 }));
    }
    if lost > 0 {
        deeds.push(("Regain a step", Command::Steps { unit, lost: lost - 1 }));
    }
    let disrupted = counter.condition.disrupted;
    let words = if disrupted { "Recover" } else { "Disrupt" };
    deeds.push((words, Command::Disrupt { unit, disrupted: !disrupted }));
    if counter.is_untried() {
        deeds.push(("Turn face up", Command::Reveal { unit }));
    }
    deeds
}

/// Counters of a side that are not on the map, and divisions still in their pools.
fn bring(scene: &Scene, side: Side) -> Vec<Bring> {
    let (rulebook, public) = scene.game();
    let mut rows = Vec::new();
    if side == Side::Soviet {
        rows.push(Bring::ByClick(untried(Kind::Rifle, "Untried rifle division")));
        rows.push(Bring::ByClick(untried(Kind::Armour, "Untried armoured division")));
    }
    let waits = |(piece, counter): &(Piece, &Counter)| {
        counter.hex().is_none() && counter.side() == side && barred(public, *piece).is_none()
    };
    rows.extend(public.pieces().filter(waits).map(|(piece, counter)| {
        let name = capital(&counter_name(rulebook, public, piece));
        let place = match counter.place {
            Place::SetUp => ", set-up box".to_owned(),
            Place::Scheduled { turn, .. } => format!(", turn {turn}"),
            Place::Due { area } => format!(", area {area}"),
            Place::Map(_) | Place::Gone => ", off the map".to_owned(),
        };
        Bring::Units(format!("{name}   {}{place}", values(rulebook, public, piece)), vec![counter.id])
    }));
    rows
}

fn clock(scene: &Scene) -> ClockByHand {
    let public = scene.state.public;
    let (turn, phase) = (public.turn, public.phase);
    let set = |turn, phase| Action::command(Command::Clock { turn, phase });
    let phases = PHASES.into_iter().map(|other| {
        // Everything but the set-up happens in a turn.
        let before = matches!(other, Phase::SovietSetUp | Phase::FirstInterdiction);
        let turn = if before { turn } else { turn.max(1) };
        (phase_name(other).to_owned(), set(turn, other))
    });
    ClockByHand {
        turn,
        turns: [turn.checked_sub(1), turn.checked_add(1)].map(|turn| turn.map(|turn| set(turn, phase))),
        phase: phase_name(phase).to_owned(),
        phases: phases.collect(),
    }
}
