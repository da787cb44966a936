//! `kessel show`: the position, as a side may see it.

use super::{Failure, Outcome, open, panzer44, print_json, run::position, say, spoil};
use crate::{
    board::Hex,
    counters::Word,
    games::guderian::{
        Position, Rulebook,
        counter::{Counter, Piece, Place},
        kinds::Side,
        names, story,
        supply::SupplyLines,
        victory, zones,
    },
};
use clap::{Args, ValueEnum};
use serde::Serialize;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The game file.
    pub(super) game: PathBuf,
    /// Only this hex.
    #[arg(long)]
    hex: Option<Hex>,
    /// Only this counter.
    #[arg(long)]
    unit: Option<Word>,
    /// Whose eyes: both sides see the same, the referee sees untried divisions.
    #[arg(long = "as", value_enum, default_value = "soviet")]
    eyes: Eyes,
    /// Do it even if the game is played by file against a person; the file then says so, and the other player sees it.
    #[arg(long)]
    spoil: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Eyes {
    Soviet,
    German,
    Referee,
}

#[derive(Serialize)]
struct Shown {
    id: Word,
    name: String,
    values: String,
    place: String,
    supplied: Option<bool>,
    condition: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    in_truth: Option<Word>,
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    if arguments.eyes == Eyes::Referee {
        spoil::ask(&arguments.game, "show --as referee", arguments.spoil)?;
    }
    if panzer44::owns(&arguments.game) {
        return panzer44::show(&arguments.game, arguments.hex, arguments.unit, json);
    }
    let (world, record) = open(&arguments.game)?;
    let (position, rulebook) = (position(&world), &record.rulebook);
    let public = &position.public;
    if let Some(hex) = arguments.hex
        && !rulebook.board.contains(hex)
    {
        return Err(Failure(format!("{hex} is off the map")));
    }
    if let Some(unit) = arguments.unit {
        super::find(public, unit)?;
    }
    let lines = Side::BOTH.map(|side| SupplyLines::new(rulebook, public, side));
    let wanted = |counter: &Counter| match (arguments.hex, arguments.unit) {
        (_, Some(unit)) => counter.id == unit,
        (Some(hex), None) => counter.hex() == Some(hex),
        (None, None) => !matches!(counter.place, Place::Gone | Place::Scheduled { .. }),
    };
    let shown: Vec<Shown> = public
        .pieces()
        .filter(|(_, counter)| wanted(counter))
        .map(|(piece, _)| shown(rulebook, position, &lines, piece, arguments.eyes))
        .collect();
    let owed = public.owed.as_ref().map(story::owed);
    let points = victory::points(rulebook, public);
    if json {
        let zones = arguments.hex.map(|hex| {
            Side::BOTH.map(|side| (side.to_string(), zones::in_enemy_zone(public, side.enemy(), hex)))
        });
        return print_json(&serde_json::json!({
            "turn": public.turn, "phase": public.phase, "side": public.phase.side(), "owed": owed,
            "points": points, "counters": shown, "zones_of_control": zones,
            "spoiled": spoil::as_json(&record.file),
        }));
    }
    say!("Turn {} ({}), {}", public.turn, rulebook.date(public.turn), story::phase_name(public.phase));
    say!("{points} points: {}", victory::outcome(rulebook, public).level);
    if let Some(owed) = owed {
        say!("{owed}");
    }
    spoil::print(&record.file);
    if let Some(hex) = arguments.hex {
        print_hex(rulebook, position, hex);
    }
    for counter in shown {
        let supply = match counter.supplied {
            Some(false) => "  out of supply",
            _ => "",
        };
        let truth = counter.in_truth.map_or_else(String::new, |unit| format!("  in truth {unit}"));
        let condition = counter.condition.join(", ");
        say!(
            "{:20} {:8} {:26} {:10}{supply}  {condition}{truth}",
            counter.id,
            counter.values,
            counter.name,
            counter.place
        );
    }
    Ok(())
}

fn print_hex(rulebook: &Rulebook, position: &Position, hex: Hex) {
    let terrain = rulebook.board.terrain(hex);
    say!("{}: {terrain:?}", names::hex_name(rulebook, hex));
    for side in Side::BOTH {
        if zones::in_enemy_zone(&position.public, side.enemy(), hex) {
            say!("  in the {side} zone of control");
        }
    }
}

fn shown(
    rulebook: &Rulebook,
    position: &Position,
    lines: &[SupplyLines; 2],
    piece: Piece,
    eyes: Eyes,
) -> Shown {
    let public = &position.public;
    let counter = public.counter(piece);
    let condition = &counter.condition;
    let place = match counter.place {
        Place::SetUp => "set-up".to_owned(),
        Place::Scheduled { turn, area } => format!("turn {turn}, {area}"),
        Place::Due { area } => format!("due in {area}"),
        Place::Map(hex) => hex.to_string(),
        Place::Gone => "gone".to_owned(),
    };
    let flags = [
        (condition.disrupted, "disrupted"),
        (condition.arrived, "arrived this turn"),
        (condition.has_attacked, "has attacked"),
        (condition.was_attacked, "was attacked"),
        (condition.advanced, "advanced"),
        (condition.took_refuge, "took refuge"),
    ];
    let mut words: Vec<String> =
        flags.iter().filter(|(holds, _)| *holds).map(|(_, word)| (*word).to_owned()).collect();
    if condition.steps_lost > 0 {
        words.push(format!("{} steps lost", condition.steps_lost));
    }
    let truth = position.secrets.identity.get(&counter.id).copied();
    Shown {
        id: counter.id,
        name: names::counter_name(rulebook, public, piece),
        values: names::values(rulebook, public, piece),
        place,
        supplied: counter.hex().map(|_| lines[counter.side().number()].supplies(rulebook, public, piece)),
        condition: words,
        in_truth: truth.filter(|_| eyes == Eyes::Referee),
    }
}
