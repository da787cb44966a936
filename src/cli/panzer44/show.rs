//! The position, as both sides may see it.

use super::open;
use crate::{
    board::Hex,
    cli::{Failure, Outcome, print_json, say, spoil},
    counters::Word,
    games::panzer44::{
        Panzer44, Rulebook,
        counter::{Counter, Place},
        story, victory, view,
    },
    orders::Game,
};
use serde::Serialize;
use std::path::Path;

#[derive(Serialize)]
struct Shown {
    id: Word,
    name: String,
    place: String,
    condition: Vec<String>,
}

/// Prints the position, or a hex or a counter of it.
pub(in super::super) fn run(path: &Path, hex: Option<Hex>, unit: Option<Word>, json: bool) -> Outcome {
    let (world, record) = open(path)?;
    let (rulebook, public) = (&record.rulebook, &Panzer44::position(&world).public);
    if let Some(hex) = hex.filter(|hex| !rulebook.board.contains(*hex)) {
        return Err(Failure(format!("{hex} is off the map")));
    }
    if let Some(unit) = unit.filter(|unit| public.find(*unit).is_none()) {
        return Err(Failure(format!("there is no counter {unit} in this game")));
    }
    let wanted = |counter: &&Counter| match (hex, unit) {
        (_, Some(unit)) => counter.id == unit,
        (Some(hex), None) => counter.hex() == Some(hex),
        (None, None) => counter.place != Place::Destroyed,
    };
    let shown: Vec<Shown> =
        public.counters.iter().filter(wanted).map(|counter| one(rulebook, counter)).collect();
    let side = view::to_play(rulebook, public);
    let owed = public.owed.as_ref().map(story::owed);
    let points = victory::points(rulebook, public);
    if json {
        return print_json(&serde_json::json!({
            "turn": public.turn, "phase": public.phase, "side": side, "owed": owed, "points": points,
            "counters": shown, "mines": public.mines, "positions": public.positions, "wrecks": public.wrecks,
            "spoiled": spoil::as_json(&record.file),
        }));
    }
    say!("Turn {}, {}", public.turn, story::phase_name(&rulebook.scenario, public.phase));
    say!("{points} points: {}", victory::outcome(rulebook, public).level);
    if let Some(owed) = owed {
        say!("{owed}");
    }
    spoil::print(&record.file);
    if let Some(hex) = hex {
        say!("{hex}: {:?}", rulebook.board.terrain(hex));
    }
    for counter in shown {
        say!("{:23} {:26} {:24} {}", counter.id, counter.name, counter.place, counter.condition.join(", "));
    }
    Ok(())
}

fn one(rulebook: &Rulebook, counter: &Counter) -> Shown {
    let arrivals = &rulebook.scenario.force(counter.side).arrivals;
    let place = match counter.place {
        Place::SetUp(_) => "to be set up".to_owned(),
        Place::Due(number) => format!("turn {}", arrivals[usize::from(number)].turn),
        Place::Map(hex) => hex.to_string(),
        Place::Aboard(carrier) => format!("in {carrier}"),
        Place::Exited => "left the map".to_owned(),
        Place::Destroyed => "destroyed".to_owned(),
    };
    let state = &counter.condition;
    let flags = [
        (state.pinned, "pinned"),
        (state.will_panic, "will panic"),
        (state.panicked, "panicked"),
        (state.has_fired, "has fired"),
    ];
    let mut condition: Vec<String> =
        flags.iter().filter(|(holds, _)| *holds).map(|(_, word)| (*word).to_owned()).collect();
    if state.disruption > 0 {
        condition.push(format!("disrupted {}", state.disruption));
    }
    Shown { id: counter.id, name: rulebook.kind(counter).name.clone(), place, condition }
}
