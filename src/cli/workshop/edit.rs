//! `kessel edit`: opens a map in the map editor, or makes an empty one.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    cli::{Entry, Failure, GameList, Outcome, cannot_write, may_write, print_json, say},
    engine::{
        data::{Shown, id_fault, id_like},
        storage::Disk,
    },
    workshop::map::{Draft, Size},
};
use clap::Args;
use std::path::PathBuf;

/// The word for an empty map in place of the name of one.
const NEW: &str = "new";

#[derive(Args, Debug)]
pub struct Arguments {
    /// The map: its name, like GAME/map-ID.ron, or its file; or “new” for an empty one.
    #[arg(value_name = "MAP or new")]
    pub map: String,
    /// The size of an empty map: columns and rows, like 20x15.
    #[arg(value_name = "SIZE", value_parser = size_of)]
    pub size: Option<Size>,
    /// The game of an empty map.
    #[arg(long)]
    pub game: Option<String>,
    /// The id of an empty map; made of its title if not given.
    #[arg(long)]
    pub id: Option<String>,
    /// The title of an empty map.
    #[arg(long)]
    pub title: Option<String>,
    /// Write the empty map to this file, and open no window.
    #[arg(long)]
    pub out: Option<PathBuf>,
    /// Overwrite an existing file.
    #[arg(long)]
    pub force: bool,
}

impl Arguments {
    /// Whether an empty map is asked for.
    pub fn is_new(&self) -> bool {
        self.map == NEW
    }
}

/// Reads a size like 20x15.
fn size_of(text: &str) -> Result<Size, String> {
    let Size { columns, rows } = Size::MOST;
    let number = |digits: &str| digits.parse::<u8>().ok().map(i32::from);
    let size = text
        .split_once(['x', 'X', '×'])
        .and_then(|(columns, rows)| Size::new(number(columns)?, number(rows)?));
    size.ok_or_else(|| format!("a size like 20x15 is expected: 1 to {columns} columns and 1 to {rows} rows"))
}

/// Makes the empty map that is asked for, and returns it with its game.
///
/// # Errors
/// Size or game are missing, there is no such game, or the id cannot be the name of a file.
pub fn new_map(games: GameList, asked: &Arguments) -> Result<(&'static dyn Entry, Draft), Failure> {
    let Size { columns, rows } = asked.size.ok_or("an empty map needs a size, like 20x15")?;
    let names: Vec<&str> = games.iter().map(|game| game.id()).collect();
    let names = names.join(", ");
    let wanted = asked.game.as_deref().ok_or_else(|| format!("--game is needed, one of {names}"))?;
    let game = games.iter().find(|game| game.id() == wanted);
    let game = *game.ok_or_else(|| format!("there is no game {wanted}: {names} are known"))?;
    let title = asked.title.as_deref().unwrap_or("New map");
    let id = asked.id.clone().or_else(|| id_like(title)).unwrap_or_else(|| "new-map".to_owned());
    if let Some(fault) = id_fault(&id).or_else(|| id_fault(&format!("map-{id}"))) {
        return Err(Failure(fault));
    }
    let mut draft = Draft::new(columns, rows, &id, title).map_err(|refusal| refusal.to_string())?;
    draft.set_palette(&game.palette());
    Ok((game, draft))
}

/// Writes an empty map to a file.
///
/// # Errors
/// A map is to be opened, which needs a window; no file is named, or it cannot be written.
pub fn run(games: GameList, asked: &Arguments, json: bool) -> Outcome {
    let Some(out) = asked.out.as_ref().filter(|_| asked.is_new()) else {
        return Err(Failure("this command opens a window".to_owned()));
    };
    let (game, draft) = new_map(games, asked)?;
    may_write(out, asked.force)?;
    Disk::default().write_whole(out, draft.text().as_bytes()).map_err(|error| cannot_write(out, &error))?;
    let (id, Size { columns, rows }) = (&draft.map().id, draft.size());
    if json {
        return print_json(&serde_json::json!({
            "map": out.shown(), "id": id, "game": game.id(), "columns": columns, "rows": rows,
        }));
    }
    say!("{id}, {columns} columns of {rows} hexes, written to {}", out.shown());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{engine::data, games::GAMES};
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        asked: Arguments,
    }

    fn asked(words: &str) -> Result<Arguments, clap::Error> {
        Line::try_parse_from(words.split(' ')).map(|line| line.asked)
    }

    #[test]
    fn an_empty_map_is_valid() {
        let out = std::env::temp_dir().join(format!("kessel-edit-{}.ron", std::process::id()));
        for game in GAMES {
            let words =
                format!("edit new 20x15 --force --game {} --id my-map --out {}", game.id(), out.shown());
            let asked = asked(&words).expect("a command");
            assert!(asked.is_new());
            assert!(run(&GAMES, &asked, true).is_ok());
            let text = data::read_file(&out).expect("a file");
            let draft = Draft::read("map.ron", &text).expect("a map");
            assert_eq!((draft.map().id.as_str(), draft.size()), ("my-map", Size { columns: 20, rows: 15 }));
            assert!(draft.faults().is_empty() && draft.text() == text);
        }
        let _ = std::fs::remove_file(&out);
    }

    #[test]
    fn what_makes_no_map_is_refused() {
        for wrong in ["edit new 20", "edit new 0x5", "edit new 5x100", "edit new 256x5", "edit"] {
            assert!(asked(wrong).is_err(), "{wrong}");
        }
        let game = GAMES.first().map_or("", |game| game.id());
        for wrong in [
            "edit new --game GAME".to_owned(),
            "edit new 5x5".to_owned(),
            "edit new 5x5 --game none".to_owned(),
            "edit new 5x5 --game GAME --id ../x".to_owned(),
        ] {
            let asked = asked(&wrong.replace("GAME", game)).expect("a command");
            assert!(new_map(&GAMES, &asked).is_err(), "{wrong}");
        }
        let asked = asked("edit some/map.ron").expect("a command");
        assert!(!asked.is_new() && run(&GAMES, &asked, true).is_err());
    }
}
