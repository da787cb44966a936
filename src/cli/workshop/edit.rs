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
#[cfg(feature = "window")]
use crate::{
    engine::data::{DataError, Source, load, own_folder, read_file},
    workshop::map::{Opened, map_name},
};
use clap::Args;
use std::path::PathBuf;
#[cfg(feature = "window")]
use std::{ffi::OsStr, path::Path};

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

    /// Whether it opens the window: an empty map can be written to a file instead.
    #[cfg(feature = "window")]
    pub fn opens_window(&self) -> bool {
        !self.is_new() || self.out.is_none()
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

/// Returns the map that the window opens: an empty one, a map by its name or its id, or one from a file.
///
/// # Errors
/// There is no such map or no such game, or the map cannot be read.
#[cfg(feature = "window")]
pub fn opened(games: GameList, asked: &Arguments) -> Result<Opened, Failure> {
    if asked.is_new() {
        let (game, draft) = new_map(games, asked)?;
        return Ok(Opened { game: game.id().to_owned(), draft, replaces: false, is_new: true });
    }
    if asked.out.is_some() {
        return Err(Failure("--out writes an empty map: it belongs to edit new".to_owned()));
    }
    let own = own_folder();
    let is_game = |id: &&str| games.iter().any(|game| game.id() == *id);
    let (word, path) = (asked.map.as_str(), Path::new(&asked.map));
    let told = |faults: Vec<DataError>| {
        Failure(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    };
    if path.is_file() {
        let folder = path.parent().and_then(Path::file_name).and_then(OsStr::to_str);
        let game = asked.game.as_deref().or(folder).filter(is_game);
        let game = game.ok_or("--game is needed: the folder of this file is not named after a game")?;
        let text = read_file(path).map_err(|error| told(vec![error]))?;
        let source = Source { name: path.shown(), text };
        let file = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
        let name = format!("{game}/{file}");
        let is_own = load(&name).is_ok_and(|known| known.name == source.name);
        let name = if is_own { name.as_str() } else { word };
        return Opened::read(game, name, &source, own.as_deref()).map_err(told);
    }
    let of_id = |game: &&&dyn Entry| load(&map_name(game.id(), word)).is_ok();
    let by_id = games.iter().find(of_id).map(|game| (game.id(), map_name(game.id(), word)));
    let by_name = || Some((word.split_once('/')?.0, word.to_owned()));
    let found = by_id.or_else(by_name).filter(|(game, _)| is_game(game));
    let (game, name) =
        found.ok_or_else(|| format!("there is no map {word}: name it like GAME/map-ID.ron"))?;
    Opened::named(game, &name, own.as_deref()).map_err(told)
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

    /// A map of the program is opened as a copy under an id of its own; an unknown one is refused.
    #[cfg(feature = "window")]
    #[test]
    fn a_map_is_found_by_its_name() {
        let name = data::shipped_names().find(|name| name.contains("/map")).expect("a map");
        let asked_for = asked(&format!("edit {name}")).expect("a command");
        assert!(asked_for.opens_window());
        let opened = super::opened(&GAMES, &asked_for).unwrap_or_else(|Failure(why)| panic!("{why}"));
        assert!(name.starts_with(&opened.game) && !opened.replaces);
        let copy = format!("{}/map-{}.ron", opened.game, opened.draft.map().id);
        assert!(data::shipped_text(&copy).is_none() && copy != name && opened.draft.is_changed());
        for wrong in ["edit none/map-none.ron", "edit none", &format!("edit {name} --out x.ron")] {
            assert!(super::opened(&GAMES, &asked(wrong).expect("a command")).is_err(), "{wrong}");
        }
    }
}
