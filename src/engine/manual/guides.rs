//! The guides: pages of the documentation for players and makers, built into the program.

use super::markdown::{Block, blocks, plain};
use crate::engine::data::inventory;
use std::sync::LazyLock;

/// A guide.
#[derive(Clone, Debug)]
pub struct Guide {
    /// Its file, by its path from the root of the repository.
    pub file: &'static str,
    pub title: String,
    /// Whether it is about a single game.
    pub is_of_game: bool,
    pub blocks: Vec<Block>,
}

impl Guide {
    fn new((file, text): (&'static str, &str), is_of_game: bool) -> Self {
        let blocks = blocks(text);
        let title = blocks.iter().find_map(|block| match block {
            Block::Heading { level: 1, words } => Some(plain(words)),
            _ => None,
        });
        Self { file, title: title.unwrap_or_else(|| file.to_owned()), is_of_game, blocks }
    }
}

/// Returns the path of a link in a file, from the root of the repository: `scenarios/README.md` for `../README.md` in
/// `scenarios/lessons/README.md`.
fn path_of_link(file: &str, link: &str) -> String {
    let (target, _) = link.split_once('#').unwrap_or((link, ""));
    if target.is_empty() {
        return file.to_owned();
    }
    let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in target.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." => {}
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Returns the number of the guide to which a link in a guide leads; none if it leads elsewhere.
pub fn linked_guide(from: &Guide, link: &str) -> Option<usize> {
    let path = path_of_link(from.file, link);
    guides().iter().position(|guide| guide.file == path)
}

/// The guides to a game, by path and text: its room adds them with
/// [`shipped_guides!`](crate::engine::manual::shipped_guides).
#[doc(hidden)]
pub struct ShippedGuides(pub &'static [(&'static str, &'static str)]);

inventory::collect!(ShippedGuides);

/// Builds the guides to a game into the program, by their paths from the root of the repository.
#[macro_export]
macro_rules! shipped_guides {
    ($($file:literal),* $(,)?) => {
        $crate::engine::data::inventory::submit!($crate::engine::manual::ShippedGuides(&[$((
            $file,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $file)),
        )),*]));
    };
}
pub use shipped_guides;

/// Builds guides into the program.
macro_rules! built_in {
    ($($file:literal),* $(,)?) => {
        [$(($file, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $file)))),*]
    };
}

/// The guides that are not about a single game, in the order in which they are listed.
const SHARED: [(&str, &str); 20] = built_in![
    "docs/players-guide.md",
    "docs/saving.md",
    "docs/opponents.md",
    "scenarios/README.md",
    "scenarios/lessons/README.md",
    "docs/teaching.md",
    "assets/packs/README.md",
    "docs/translating.md",
    "docs/commands.md",
    "docs/feed.md",
    "docs/game-file.md",
    "docs/workshop.md",
    "docs/workshop/maps.md",
    "docs/workshop/scenarios.md",
    "docs/workshop/art.md",
    "docs/workshop/counters.md",
    "docs/workshop/import.md",
    "docs/workshop/print.md",
    "docs/workshop/lessons.md",
    "docs/workshop/parcels.md",
];

/// Returns all guides: first those that are not about a single game.
pub fn guides() -> &'static [Guide] {
    static GUIDES: LazyLock<Vec<Guide>> = LazyLock::new(|| {
        let shared = SHARED.into_iter().map(|guide| Guide::new(guide, false));
        let of_games = inventory::iter::<ShippedGuides>.into_iter().flat_map(|guides| guides.0);
        let mut of_games: Vec<Guide> = of_games.map(|guide| Guide::new(*guide, true)).collect();
        // The rooms of the games add theirs in no order.
        of_games.sort_by_key(|guide| guide.file);
        shared.chain(of_games).collect()
    });
    &GUIDES
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{collections::BTreeSet, fs, path::Path};

    #[test]
    fn every_guide_has_a_title_of_its_own_and_is_read_whole() {
        let titles: BTreeSet<&str> = guides().iter().map(|guide| guide.title.as_str()).collect();
        assert_eq!(titles.len(), guides().len());
        for guide in guides() {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(guide.file);
            let text = fs::read_to_string(path).unwrap();
            // Outside blocks of code, in which every second part between fences lies.
            let headings =
                text.split("```").step_by(2).flat_map(str::lines).filter(|line| line.starts_with('#'));
            let read = guide.blocks.iter().filter(|block| matches!(block, Block::Heading { .. }));
            assert_eq!(read.count(), headings.count(), "{}", guide.file);
            assert!(guide.title != guide.file && guide.blocks.len() > 3, "{}", guide.file);
        }
        assert!(guides().len() > SHARED.len(), "the games have guides of their own");
    }

    #[test]
    fn a_link_is_followed_from_the_folder_of_its_file() {
        for (file, link, path) in [
            ("scenarios/lessons/README.md", "../README.md#maps", "scenarios/README.md"),
            ("docs/feed.md", "commands.md", "docs/commands.md"),
            ("docs/feed.md", "#events", "docs/feed.md"),
            ("docs/feed.md", "https://example.org/a.md", "docs/https://example.org/a.md"),
            ("a.md", "../../../b.md", "b.md"),
        ] {
            assert_eq!(path_of_link(file, link), path, "{file}: {link}");
        }
        let lessons =
            guides().iter().find(|guide| guide.file == "scenarios/lessons/README.md").map(|guide| {
                linked_guide(guide, "../README.md")
                    .and_then(|number| guides().get(number))
                    .map(|guide| guide.file)
            });
        assert_eq!(lessons, Some(Some("scenarios/README.md")));
    }
}
