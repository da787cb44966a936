//! The rooms, and the rooms that each may use.

use std::{fmt, path::Path};

/// A room of the house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Room {
    /// A room without knowledge of games, by its folder.
    Shared(String),
    /// The list of games.
    Games,
    /// A room of a game: the game, and one of the names in `OWN`; no name for its `mod.rs`.
    Game(String, Option<String>),
}

impl fmt::Display for Room {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shared(room) => write!(text, "{room}"),
            Self::Games => write!(text, "games"),
            Self::Game(game, None) => write!(text, "games/{game}"),
            Self::Game(game, Some(room)) => write!(text, "games/{game}/{room}"),
        }
    }
}

/// The shared rooms from the foundations to the roof: each may use those before it.
const SHARED: [&str; 12] = [
    "engine", "settings", "art", "play", "referee", "scene", "club", "planning", "panels", "table",
    "workshop", "cli",
];

/// The rooms of a game, each with the shared rooms and those of its own game that it may use.
const OWN: [(&str, &[&str], &[&str]); 8] = [
    ("rules", &["engine"], &[]),
    ("words", &["engine", "play"], &["rules"]),
    ("players", &["engine", "play"], &["rules", "words"]),
    ("scene", &["engine", "settings", "art", "play", "scene"], &["rules", "words", "players"]),
    (
        "planning",
        &["engine", "settings", "art", "play", "scene", "planning"],
        &["rules", "words", "players", "scene"],
    ),
    (
        "table",
        &["engine", "settings", "art", "play", "scene", "planning", "panels", "table"],
        &["rules", "words", "players", "scene", "planning"],
    ),
    (
        "panels",
        &["engine", "settings", "art", "play", "scene", "planning", "panels"],
        &["rules", "words", "players", "scene", "planning"],
    ),
    (
        "cli",
        &["engine", "settings", "art", "play", "scene", "planning", "cli"],
        &["rules", "words", "players", "scene", "planning"],
    ),
];

/// The names of the rooms of a game.
pub fn names() -> impl Iterator<Item = &'static str> {
    OWN.iter().map(|(name, ..)| *name)
}

impl Room {
    /// The room of a file, by its path from `src`; none for files that hold the rooms together.
    pub fn of_file(file: &str) -> Option<Self> {
        let parts: Vec<&str> = file.trim_end_matches(".rs").split('/').collect();
        Self::of_parts(&parts)
    }

    /// The room into which a path from the root of the crate leads.
    pub fn of_path(path: &[String]) -> Option<Self> {
        let parts: Vec<&str> = path.iter().map(String::as_str).collect();
        Self::of_parts(&parts)
    }

    fn of_parts(parts: &[&str]) -> Option<Self> {
        match parts {
            ["games", game, rest @ ..] if is_game(game) => {
                let room = rest.first().filter(|room| OWN.iter().any(|(name, ..)| name == *room));
                Some(Self::Game((*game).to_owned(), room.map(|room| (*room).to_owned())))
            }
            ["games", ..] => Some(Self::Games),
            [room, ..] if SHARED.contains(room) => Some(Self::Shared((*room).to_owned())),
            _ => None,
        }
    }
}

/// Whether a game has a room of this name.
fn is_game(name: &str) -> bool {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(name).is_dir()
}

/// Whether one room may use another.
pub fn may_use(from: &Room, to: &Room) -> bool {
    let place = |room: &str| SHARED.iter().position(|name| *name == room);
    match (from, to) {
        _ if from == to => true,
        (Room::Shared(from), Room::Shared(to)) => place(to) <= place(from),
        // The command line is the roof: it asks the list of games for the game of a file, and knows none by name.
        (Room::Shared(from), Room::Games) if from == "cli" => true,
        // Shared code knows no game. The list of games and the parts of a game are put together above the rooms.
        (Room::Shared(_), _) => false,
        (Room::Games, _) => true,
        (Room::Game(..), Room::Games) => false,
        (Room::Game(one, _), Room::Game(other, _)) if one != other => false,
        (Room::Game(_, None), _) => true,
        // The game itself, by the names of its `mod.rs`.
        (Room::Game(..), Room::Game(_, None)) => true,
        (Room::Game(_, Some(room)), to) => OWN.iter().any(|(name, shared, own)| {
            name == room
                && match to {
                    Room::Shared(to) => shared.contains(&to.as_str()),
                    Room::Game(_, Some(to)) => own.contains(&to.as_str()),
                    _ => false,
                }
        }),
    }
}
