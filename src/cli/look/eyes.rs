//! The viewer of a position, and the players of the sides: sides by their words, in any game.

use crate::{
    cli::{Failure, Outcome},
    engine::{
        counters::{IdError, UnitId},
        orders::{self, Game},
    },
};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches, error::Error};
use std::{collections::BTreeMap, convert::Infallible, str::FromStr};

/// The word for the viewer that sees everything.
pub(crate) const REFEREE: &str = "referee";

/// The viewer of a position: a side, or the referee, who sees everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewerName(UnitId);

impl FromStr for ViewerName {
    type Err = IdError;

    fn from_str(word: &str) -> Result<Self, IdError> {
        word.to_lowercase().parse().map(Self)
    }
}

impl ViewerName {
    /// Whether the viewer is the referee.
    pub fn is_referee(self) -> bool {
        self.0.as_str() == REFEREE
    }

    /// Returns the name of the side, or `referee`.
    pub fn word(self) -> String {
        match self.is_referee() {
            true => REFEREE.to_owned(),
            false => name_of(self.0.as_str()),
        }
    }

    /// Returns the side of this viewer, among those of a game; none for the referee.
    ///
    /// # Errors
    /// The game has no such side.
    pub fn side<S: Copy + ToString>(self, sides: [S; 2]) -> Result<Option<S>, Failure> {
        if self.is_referee() {
            return Ok(None);
        }
        let side = sides.into_iter().find(|side| side.to_string() == self.word());
        side.map(Some).ok_or_else(|| unknown_side(&self.word(), sides))
    }
}

impl ViewerName {
    /// Returns the viewer for whom a position of a game is then laid out.
    ///
    /// # Errors
    /// The game has no such side.
    pub fn to_viewer<G: Game>(self) -> Result<orders::Viewer, Failure> {
        let side = self.side(G::SIDES.map(|side| side.name))?;
        let number = side.and_then(|name| G::SIDES.iter().position(|side| side.name == name));
        Ok(number.map_or(orders::Viewer::All, orders::Viewer::Side))
    }
}

/// Returns the failure for a side that a game does not have, with the sides that it has.
pub(crate) fn unknown_side<S: ToString>(name: &str, sides: [S; 2]) -> Failure {
    let [first, second] = sides.map(|side| side.to_string());
    Failure(format!("this game has no {name} side: its sides are {first} and {second}"))
}

/// Returns a side's word as a name, with a capital letter.
pub(super) fn name_of(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The players of the sides that were named, by the words of the sides.
#[derive(Clone, Debug, Default)]
pub(crate) struct Named(BTreeMap<String, String>);

impl Named {
    /// Returns the player that was named for a side.
    pub(crate) fn player(&self, side: &str) -> Option<&str> {
        self.0.get(side).map(String::as_str)
    }

    /// Returns the first side for which a player was named.
    pub(crate) fn side(&self) -> Option<&str> {
        self.0.keys().next().map(String::as_str)
    }

    /// Checks that each side for which a player was named is a side of this game, by the words for its sides.
    ///
    /// # Errors
    /// One is not.
    pub(crate) fn check_sides(&self, sides: [&str; 2]) -> Outcome {
        match self.0.keys().find(|side| !sides.contains(&side.as_str())) {
            Some(other) => Err(unknown_side(&name_of(other), sides.map(name_of))),
            None => Ok(()),
        }
    }
}

/// The name of a player as it is given on the command line, for any game.
#[derive(Clone, Debug)]
struct PlayerName(String);

impl FromArgMatches for Named {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        // The sides depend on the games: only their options contain names of players.
        let named = matches.ids().filter_map(|id| {
            let PlayerName(player) = matches.try_get_one(id.as_str()).ok()??;
            Some((id.to_string(), player.clone()))
        });
        Ok(Self(named.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for Named {
    /// The sides depend on the games: [`with_sides`] adds their options.
    fn augment_args(command: Command) -> Command {
        command
    }

    fn augment_args_for_update(command: Command) -> Command {
        command
    }
}

/// Returns a command with an option for the player of each side.
pub(crate) fn with_sides(command: Command, sides: &[&'static str], help: fn(&str) -> String) -> Command {
    let player = |name: &str| Ok::<_, Infallible>(PlayerName(name.to_owned()));
    let option = |side: &&'static str| {
        Arg::new(*side).long(*side).value_name("PLAYER").value_parser(player).help(help(&name_of(side)))
    };
    command.args(sides.iter().map(option))
}
