//! Whose eyes a position is seen with, and who plays which side: sides by their words, of whatever game.

use crate::{
    cli::{Failure, Outcome},
    engine::{
        counters::{IdError, UnitId},
        orders::{self, Game},
    },
};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches, error::Error};
use std::{collections::BTreeMap, convert::Infallible, str::FromStr};

/// The word of whoever sees everything.
pub(crate) const REFEREE: &str = "referee";

/// Whose eyes a position is seen with: a side's, or those of the referee, who knows everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewerName(UnitId);

impl FromStr for ViewerName {
    type Err = IdError;

    fn from_str(word: &str) -> Result<Self, IdError> {
        word.to_lowercase().parse().map(Self)
    }
}

impl ViewerName {
    /// Whether they are the referee's.
    pub fn are_the_referees(self) -> bool {
        self.0.as_str() == REFEREE
    }

    /// What the side is called, or `referee`.
    pub fn word(self) -> String {
        match self.are_the_referees() {
            true => REFEREE.to_owned(),
            false => name_of(self.0.as_str()),
        }
    }

    /// The side whose eyes these are, among those of a game; none for the referee.
    ///
    /// # Errors
    /// The game has no such side.
    pub fn side<S: Copy + ToString>(self, sides: [S; 2]) -> Result<Option<S>, Failure> {
        if self.are_the_referees() {
            return Ok(None);
        }
        let side = sides.into_iter().find(|side| side.to_string() == self.word());
        side.map(Some).ok_or_else(|| no_side(&self.word(), sides))
    }
}

impl ViewerName {
    /// The eyes for which a position of a game is laid out then.
    ///
    /// # Errors
    /// The game has no such side.
    pub fn of_game<G: Game>(self) -> Result<orders::Viewer, Failure> {
        let side = self.side(G::SIDES.map(|side| side.name))?;
        let number = side.and_then(|name| G::SIDES.iter().position(|side| side.name == name));
        Ok(number.map_or(orders::Viewer::All, orders::Viewer::Side))
    }
}

/// That a game has no side of this name, and which it has.
pub(crate) fn no_side<S: ToString>(name: &str, sides: [S; 2]) -> Failure {
    let [first, second] = sides.map(|side| side.to_string());
    Failure(format!("this game has no {name} side: its sides are {first} and {second}"))
}

/// A side's word as a name, with a capital letter.
pub(super) fn name_of(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The players of the sides that were named, by the words of the sides.
#[derive(Clone, Debug, Default)]
pub(crate) struct Named(BTreeMap<String, String>);

impl Named {
    /// Who was named for a side.
    pub(crate) fn player(&self, side: &str) -> Option<&str> {
        self.0.get(side).map(String::as_str)
    }

    /// The first side for which somebody was named.
    pub(crate) fn side(&self) -> Option<&str> {
        self.0.keys().next().map(String::as_str)
    }

    /// Makes sure that each side for which somebody was named is one of this game, by the words of its sides.
    ///
    /// # Errors
    /// One is not.
    pub(crate) fn are_sides(&self, sides: [&str; 2]) -> Outcome {
        match self.0.keys().find(|side| !sides.contains(&side.as_str())) {
            Some(other) => Err(no_side(&name_of(other), sides.map(name_of))),
            None => Ok(()),
        }
    }
}

/// The name of a player as it is given on the command line, of whichever game.
#[derive(Clone, Debug)]
struct PlayerName(String);

impl FromArgMatches for Named {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        // Which sides there are hangs on the games: their options alone hold names of players.
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
    /// Sides hang on the games that there are: [`with_sides`] adds them.
    fn augment_args(command: Command) -> Command {
        command
    }

    fn augment_args_for_update(command: Command) -> Command {
        command
    }
}

/// A command with an option for the player of each side.
pub(crate) fn with_sides(command: Command, sides: &[&'static str], help: fn(&str) -> String) -> Command {
    let player = |name: &str| Ok::<_, Infallible>(PlayerName(name.to_owned()));
    let option = |side: &&'static str| {
        Arg::new(*side).long(*side).value_name("PLAYER").value_parser(player).help(help(&name_of(side)))
    };
    command.args(sides.iter().map(option))
}
