//! Checks that a replay gives what the file recorded, and states the difference otherwise.

use super::{
    super::{Game, Header, PlayedOrder, Reading, TableCommand},
    Record, plain_words,
};
use crate::engine::{
    data::digest,
    orders::{
        Position,
        game_file::{
            reading::{Item, Replayed, What},
            stand::{Stand, Text},
        },
        position::{difference::first_difference, hash::hash_of_text},
    },
};
use bevy::prelude::World;
use std::fmt;

/// Limit of the letters shown of a value.
const LONGEST: usize = 60;

/// The reason why a part of a file cannot be replayed, in a sentence without its full stop.
pub(super) struct Trouble(String);

impl Trouble {
    /// Makes the trouble of missing orders, from this number to that one.
    pub(super) fn missing(from: usize, to: usize) -> Self {
        Self(if from == to {
            format!("order {from} is missing or damaged")
        } else {
            format!("orders {from} to {to} are missing or damaged")
        })
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

pub(super) fn is_order<G: Game>(item: &Item<G>) -> bool {
    matches!(item.what, What::Order(..))
}

pub(super) fn is_stand<G: Game>(item: &Item<G>) -> bool {
    matches!(item.what, What::Stand(_))
}

/// Returns the position in an item of a file; none if it has none or is damaged.
pub(super) fn position_of<G: Game>(
    reading: &Reading<G>,
    item: &Item<G>,
    number: usize,
    replayed: Option<&Replayed>,
) -> Option<Position<G>> {
    match &item.what {
        What::Stand(_) => reading.position(number, replayed).ok(),
        What::Table(TableCommand::GoOn(going_on)) => Some(going_on.position.clone()),
        What::Order(..) | What::Table(_) => None,
    }
}

/// Returns the text of a replayed position, if it is the position in an item of the file.
pub(super) fn replayed_at<G: Game>(item: &Item<G>, line: usize, position: &Position<G>) -> Option<Replayed> {
    let What::Stand(Stand::Change(change)) = &item.what else { return None };
    let text = Text::of::<G>(position).ok()?.open;
    (digest(&text) == change.hash).then_some(Replayed { line, text })
}

/// Returns the sentence for a game whose scenario files have changed since it began.
pub(super) fn edited<G: Game>(rulebook: &G::Rulebook, header: &Header<G::Options>) -> Option<String> {
    let now = G::about(rulebook).digests;
    let pairs = G::PARTS.iter().zip(now.iter().zip(&header.digests));
    let others: Vec<String> = pairs
        .filter(|(_, (now, then))| now != then)
        .map(|(part, (now, then))| format!("another version of the {part} (digest {then}, now {now})"))
        .collect();
    if others.is_empty() && now.len() == header.digests.len() {
        return None;
    }
    Some(format!(
        "the scenario's files have been edited since this game began: {} was played with {}",
        header.scenario,
        if others.is_empty() { "unknown files".to_owned() } else { others.join(" and ") }
    ))
}

impl<G: Game> Record<G> {
    /// Adds the contents of a line of a file, after this many orders of the file, and returns how many orders that was.
    /// `then` returns the text of the position after an order, if it is in the file.
    ///
    /// # Errors
    /// It does not play as it was recorded; the record is unchanged.
    pub(super) fn take(
        &mut self,
        world: &mut World,
        what: &What<G>,
        given: usize,
        then: impl FnOnce() -> Option<String>,
    ) -> Result<usize, Trouble> {
        // The number of the last order in a file can be any number.
        let next = given.saturating_add(1);
        match what {
            What::Stand(_) => Ok(0),
            What::Order(played, false) if played.number != next => {
                Err(Trouble(format!("the line of order {next} is damaged")))
            }
            What::Order(played, _) if played.number <= given => Ok(0),
            What::Order(played, _) if played.number > next => Err(Trouble::missing(next, played.number - 1)),
            What::Order(played, whole) => self.judge(world, played, *whole, then).map(|()| 1),
            What::Table(command) => self.command_on(world, command.clone()).map(|_| 0).map_err(|refusal| {
                Trouble(format!("a command of the table after order {given} is refused: {}", refusal.why))
            }),
        }
    }

    /// Plays an order of a file; if the result differs from the recorded one, the order is removed again.
    fn judge(
        &mut self,
        world: &mut World,
        recorded: &PlayedOrder<G::Order>,
        whole: bool,
        then: impl FnOnce() -> Option<String>,
    ) -> Result<(), Trouble> {
        let before = G::position(world).clone();
        let outcome = self.play_on(world, &recorded.order, &[], &recorded.reason);
        if outcome.is_ok() && self.stands_as(world, recorded) {
            return Ok(());
        }
        let played = self.file.played.last().filter(|_| outcome.is_ok());
        // A sentence about a fault must not reveal what a file keeps sealed.
        let sealed = G::seals_orders(&self.file.header.options)
            || G::seals_order(&recorded.order)
            || G::is_secret(&recorded.order);
        let what = match (&outcome, played) {
            (Err(_), _) if sealed => "it is refused now".to_owned(),
            (Err(refusal), _) => format!("it is refused now ({refusal})"),
            (_, Some(played)) if played.dice != recorded.dice => {
                format!("it rolled {:?} and now rolls {:?}", recorded.dice, played.dice)
            }
            _ => otherwise::<G>(G::position(world), then()),
        };
        if outcome.is_ok() {
            self.take_off(world, before);
        }
        let told = match sealed {
            true => format!("order {} ({})", recorded.number, recorded.side),
            false => told(recorded),
        };
        Err(Trouble(if whole {
            format!("{told} no longer plays as it was recorded: {what}")
        } else {
            format!("the line of order {} is damaged", recorded.number)
        }))
    }

    /// Whether the last order has led to the recorded position.
    pub fn stands_as(&self, world: &World, recorded: &PlayedOrder<G::Order>) -> bool {
        if recorded.hash.is_of_text() {
            return hash_of_text(G::position(world)).is_ok_and(|hash| hash == recorded.hash);
        }
        self.file.played.last().is_some_and(|now| now.hash == recorded.hash)
    }

    /// Removes the last order, which was played from this position.
    fn take_off(&mut self, world: &mut World, before: Position<G>) {
        self.file.played.pop();
        self.events.pop();
        let left = self.file.played.len();
        self.file.positions.retain(|(after, _)| *after <= left);
        G::restore(world, &self.rulebook, before.clone());
        self.settle(before);
    }

    /// Removes the commands of the table that were given after this many orders.
    pub(super) fn forget_commands_after(&mut self, orders: usize) {
        let stay = self.file.commands.partition_point(|(after, _)| *after < orders);
        self.file.commands.truncate(stay);
        self.command_events.truncate(stay);
    }
}

/// Returns the difference of a position from the one whose text is in the file, in what both players know.
fn otherwise<G: Game>(now: &Position<G>, then: Option<String>) -> String {
    let shown = || {
        let (now, then) = (Text::of::<G>(now).ok()?, then?);
        let (path, was, is) = first_difference(&then, &now.open).filter(|_| now.differs_openly(&then))?;
        let short = |text: &str| text.chars().take(LONGEST).collect::<String>();
        Some(format!("{path} was {} and is now {}", short(&was), short(&is)))
    };
    shown().unwrap_or_else(|| "the position after it is now different".to_owned())
}

/// Returns an order as it is shown to a player.
fn told<O: serde::Serialize>(played: &PlayedOrder<O>) -> String {
    const LONGEST: usize = 80;
    let order = plain_words::of(&ron::to_string(&played.order).unwrap_or_default());
    let short: String = order.chars().take(LONGEST).collect();
    let more = if short.len() < order.len() { "…" } else { "" };
    format!("order {} ({}, {short}{more})", played.number, played.side)
}
