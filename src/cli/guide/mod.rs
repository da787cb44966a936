//! `kessel guide`: what makers of art packs need: a table from the data of the games, and drawings to begin with.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod drawing;
mod table;

use super::{Outcome, entry::GameList, look::drawn::DrawnUnit, print_json, say};
use clap::{Args, Subcommand};
use serde::Serialize;
use std::path::Path;

#[derive(Args, Debug)]
pub(super) struct Arguments {
    #[command(subcommand)]
    asked: Guide,
}

#[derive(Subcommand, Debug)]
enum Guide {
    /// Print the template, the symbol and the ids of every unit type of every game, for art packs.
    Packs,
    /// Write a drawing of a pack with sample values, to be changed in a drawing program.
    Drawing(drawing::Arguments),
}

impl Arguments {
    /// Returns the file that is written.
    pub(super) fn written(&self) -> Option<&Path> {
        match &self.asked {
            Guide::Packs => None,
            Guide::Drawing(asked) => Some(&asked.out),
        }
    }
}

/// The unit types of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameUnits {
    /// The id of the game.
    pub game: &'static str,
    pub units: Vec<DrawnUnit>,
}

/// Returns the unit types of every game, and the names by which art packs draw them.
pub fn packs(games: GameList) -> Vec<GameUnits> {
    games.iter().map(|game| GameUnits { game: game.id(), units: game.drawn_units() }).collect()
}

pub(super) fn run(games: GameList, arguments: &Arguments, json: bool) -> Outcome {
    match &arguments.asked {
        Guide::Packs => print_packs(games, json),
        Guide::Drawing(asked) => drawing::run(asked, json),
    }
}

fn print_packs(games: GameList, json: bool) -> Outcome {
    let games = packs(games);
    if json {
        return print_json(&serde_json::json!({ "games": games }));
    }
    for (number, GameUnits { game, units }) in games.iter().enumerate() {
        if number > 0 {
            say!("");
        }
        say!("# {game}");
        say!("");
        let rows: Vec<[String; 5]> = units.iter().map(row).collect();
        table::lines(HEAD, &rows).iter().for_each(|line| say!("{line}"));
    }
    say!("");
    KEYS.iter().for_each(|line| say!("{line}"));
    Ok(())
}

/// The heads of the columns, each with the entry of `pack.ron` that its names belong to.
const HEAD: [&str; 5] = ["type", "name", "templates", "symbols", "units"];

/// The explanation of the keys under the tables.
const KEYS: [&str; 3] = [
    "A key of `units` in `pack.ron` is the id of a unit (last column), the id of a type (first column), or a pattern such as `so-t34-*`:",
    "`*` is any number of letters, `?` is one. Of several keys that match a unit, its id counts first, then its type, then the longest",
    "pattern.",
];

/// Returns the cells of a unit type.
fn row(unit: &DrawnUnit) -> [String; 5] {
    let or_none = |words: String| if words.is_empty() { "–".to_owned() } else { words };
    [
        unit.id.clone(),
        unit.name.clone(),
        or_none(unit.templates.join(", ")),
        or_none(unit.symbol.clone()),
        or_none(keys(unit)),
    ]
}

/// Returns the keys of a unit type, with an ellipsis if they are its counters from the first to the last.
fn keys(unit: &DrawnUnit) -> String {
    let is_counted =
        unit.keys.iter().enumerate().all(|(number, key)| *key == format!("{}-{}", unit.id, number + 1));
    match unit.keys.as_slice() {
        [first, _, .., last] if is_counted => format!("{first} … {last}"),
        keys => keys.join(", "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the keys of a type in words.
    fn told(ids: &[&str]) -> String {
        let ids = ids.iter().map(|id| (*id).to_owned()).collect();
        keys(&DrawnUnit { keys: ids, ..DrawnUnit::new("tank", "Tank", &[]) })
    }

    #[test]
    fn many_keys_are_shortened_only_if_none_is_missing() {
        assert_eq!(told(&["tank-1", "tank-2", "tank-3"]), "tank-1 … tank-3");
        assert_eq!(told(&["tank-1", "tank-3", "tank-4"]), "tank-1, tank-3, tank-4");
        assert_eq!(told(&["tank-1", "tank-2"]), "tank-1, tank-2");
        assert_eq!(told(&["tank"]), "tank");
        assert_eq!(told(&[]), "");
    }
}
