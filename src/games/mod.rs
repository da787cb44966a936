//! The games, each a folder of its own with the chapters of its rulebook.

pub mod guderian;
pub mod panzer44;

use crate::{cli::Entry, table::Games};
use guderian::Guderian;
use panzer44::Panzer44;
use std::marker::PhantomData;

/// The games that can lie on the table of a window.
pub fn on_table() -> Games {
    Games::new(GAMES.iter().map(|game| game.on_table()))
}

/// The games, in the order in which they are offered.
pub static GAMES: [&dyn Entry; 2] = [&PhantomData::<Guderian>, &PhantomData::<Panzer44>];

#[cfg(test)]
mod tests {
    use super::on_table;

    #[test]
    fn every_game_names_the_printed_one_from_which_it_takes_its_facts() {
        let printed: Vec<_> = on_table().iter().map(|game| game.printed()).collect();
        assert_eq!(printed[0].title, "Panzergruppe Guderian");
        for game in printed {
            assert!([game.title, game.publisher, game.designer].iter().all(|words| !words.is_empty()));
        }
    }
}
