//! Lines and positions as a store keeps them: lines of a game file without their marks, and positions in full. The store
//! is the referee's own: only what an order seals in a game file is sealed in its line.

use super::{Terms, judging::Deed, refusals::Tally};
use crate::{
    engine::orders::{Game, Header, Line, PlayedOrder, Position, TableCommand, hash},
    referee::{
        clock::Clocks,
        delay::{DelayTerms, LineBehind},
        store::{KeptGame, KeptLine, Stand},
    },
};
use serde::{Deserialize, Serialize};

/// A line of a game of this kind.
type LineOf<G> = Line<<G as Game>::Order, Position<G>, <G as Game>::Options, <G as Game>::Command>;

/// The sentence about a line that is of another kind.
const UNEXPECTED: &str = "another kind of line is expected here";

/// What is kept beside the lines of a game, as of the last of them: what does not follow from the lines in force.
#[derive(Serialize, Deserialize)]
pub(super) struct KeptState {
    /// The number of the last line or takeback.
    pub line: u64,
    /// The number of the last message to each viewer.
    pub told: [u64; 3],
    /// The clocks at their last change; none in a game without them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// What each seat has done in the turn, for the limits.
    #[serde(default)]
    pub tallies: [Tally; 2],
}

/// Reads what is kept beside the lines; none if it is damaged: the game goes on without it.
pub(super) fn read_state(text: &str) -> Option<KeptState> {
    serde_json::from_str(text).ok()
}

/// Returns the clocks in what a store keeps beside the lines of a game, as of their last change; none in a game without
/// clocks.
pub fn kept_clocks(state: &str) -> Option<Clocks> {
    read_state(state)?.clocks
}

/// A position beside the lines, with the numbers that do not follow from the lines after it.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub(super) struct KeptStand<G: Game> {
    /// The number of the last message to each viewer.
    pub told: [u64; 3],
    /// The number of orders in force.
    pub orders: usize,
    pub position: Position<G>,
}

impl<G: Game> KeptStand<G> {
    /// Returns the text; none if reading it would not give the position again, since a part of it is in no text. Such a
    /// position is not kept, and the lines before it are played instead.
    pub(super) fn text(&self, rulebook: &G::Rulebook) -> Option<String> {
        let text = ron::to_string(self).ok()?;
        let again = Self::read(&text, rulebook).ok()?;
        (again.position == self.position).then_some(text)
    }

    /// Reads it.
    ///
    /// # Errors
    /// It is damaged or impossible, in a sentence.
    pub(super) fn read(text: &str, rulebook: &G::Rulebook) -> Result<Self, String> {
        let mut stand: Self = ron::from_str(text).map_err(|error| error.to_string())?;
        is_possible::<G>(rulebook, &stand.position)?;
        G::derive(rulebook, &mut stand.position.public);
        Ok(stand)
    }

    /// Returns the newest kept position that is the one to which the line of its number led, with that number, and that
    /// spectators have seen: their view begins with it. None if the game must be played from its start.
    pub(super) fn newest(kept: &KeptGame, rulebook: &G::Rulebook, delay: DelayTerms) -> Option<(u64, Self)> {
        let read = |stand: &Stand| Some((stand.number, Self::of_line(stand, kept, rulebook)?));
        let mut seen = kept.stands.iter().rev().filter(|stand| is_seen::<G>(kept, stand.number, delay));
        seen.find_map(read)
    }

    /// Reads a kept position; none if it is damaged, or does not fit the line of its number.
    fn of_line(stand: &Stand, kept: &KeptGame, rulebook: &G::Rulebook) -> Option<Self> {
        let line = kept.lines.iter().find(|line| line.number == stand.number)?;
        let (_, played) = read_deed::<G>(&line.text).ok()?;
        let played = played?;
        let read = Self::read(&stand.text, rulebook).ok()?;
        // For each line and each takeback a viewer is sent one message at most.
        let fits = read.orders == played.number
            && u64::try_from(read.orders).is_ok_and(|orders| orders <= stand.number)
            && read.told.iter().all(|told| *told <= stand.number)
            && hash(&read.position).ok()? == played.hash;
        fits.then_some(read)
    }
}

/// Whether spectators with this delay had seen the line of this number when the last line was kept. It may say no where
/// only the positions show it, as at the end of a turn.
pub(super) fn is_seen<G: Game>(kept: &KeptGame, number: u64, delay: DelayTerms) -> bool {
    if delay.is_none() {
        return true;
    }
    let is_order = |text: &str| matches!(read_deed::<G>(text), Ok((Deed::Order(_), _)));
    let behind = |line: &KeptLine| LineBehind {
        orders: u32::from(is_order(&line.text)),
        at: line.at,
        ends_turn: false,
    };
    let lines = kept.lines.iter().filter(|line| line.number >= number);
    let behind: Vec<LineBehind> = lines.map(behind).collect();
    let now = kept.lines.last().map_or(0, |line| line.at);
    delay.seen(&behind, now) > 0
}

/// Returns the first line of a game.
///
/// # Errors
/// The options have no form in RON.
pub(super) fn head_line<G: Game>(header: &Header<G::Options>) -> Result<String, ron::Error> {
    ron::to_string(&LineOf::<G>::Game(header.clone()))
}

/// Reads the first line of a game.
///
/// # Errors
/// It is damaged, in a sentence.
pub(super) fn read_head<G: Game>(text: &str) -> Result<Header<G::Options>, String> {
    match read_line::<G>(text)? {
        Line::Game(header) => Ok(header),
        _ => Err(UNEXPECTED.to_owned()),
    }
}

/// Returns the agreements of a game that its first line does not have.
///
/// # Errors
/// They would not be read as they are, since the effort is no number; or the clocks or the delay cannot be played with.
pub(super) fn policy_text(terms: Terms) -> Result<String, String> {
    if let Some(fault) = terms.clock.fault().or(terms.delay.fault()) {
        return Err(fault.to_owned());
    }
    let text = serde_json::to_string(&terms).map_err(|error| error.to_string())?;
    read_policy(&text)?;
    Ok(text)
}

/// Reads the agreements of a game.
///
/// # Errors
/// They are damaged, in a sentence.
pub(super) fn read_policy(text: &str) -> Result<Terms, String> {
    serde_json::from_str(text).map_err(|error| format!("what was agreed for it cannot be read: {error}"))
}

/// Returns the line of the position in which a game begins.
///
/// # Errors
/// The position has no form in RON.
pub(super) fn start_line<G: Game>(start: &Position<G>) -> Result<String, ron::Error> {
    ron::to_string(&LineOf::<G>::Start(start.clone()))
}

/// Reads the line of the position in which a game begins.
///
/// # Errors
/// It is damaged or impossible, in a sentence.
pub(super) fn read_start<G: Game>(text: &str, rulebook: &G::Rulebook) -> Result<Position<G>, String> {
    match read_line::<G>(text)? {
        Line::Start(mut start) => {
            is_possible::<G>(rulebook, &start)?;
            G::derive(rulebook, &mut start.public);
            Ok(start)
        }
        _ => Err(UNEXPECTED.to_owned()),
    }
}

/// Checks a position that was read: what is derived from it, and the rules, count on a possible one.
fn is_possible<G: Game>(rulebook: &G::Rulebook, position: &Position<G>) -> Result<(), String> {
    match G::faults(rulebook, position).into_iter().next() {
        Some(fault) => Err(format!("the position is impossible: {fault}")),
        None => Ok(()),
    }
}

/// Returns the line of an order.
///
/// # Errors
/// The order has no form in RON.
pub(super) fn order_line<G: Game>(played: PlayedOrder<G::Order>) -> Result<String, ron::Error> {
    ron::to_string(&LineOf::<G>::Order(played))
}

/// Returns the line of a command of the table.
///
/// # Errors
/// The command has no form in RON.
pub(super) fn command_line<G: Game>(command: G::Command) -> Result<String, ron::Error> {
    ron::to_string(&LineOf::<G>::Table(TableCommand::Game(command)))
}

/// Reads the line of an order or a command: the deed, and for an order what was written down of it.
///
/// # Errors
/// It is damaged, in a sentence.
pub(super) fn read_deed<G: Game>(text: &str) -> Result<(Deed<G>, Option<PlayedOrder<G::Order>>), String> {
    match read_line::<G>(text)? {
        Line::Order(played) => Ok((Deed::Order(played.order.clone()), Some(played))),
        Line::Table(TableCommand::Game(command)) => Ok((Deed::Command(command), None)),
        _ => Err(UNEXPECTED.to_owned()),
    }
}

fn read_line<G: Game>(text: &str) -> Result<LineOf<G>, String> {
    ron::from_str(text).map_err(|error| error.to_string())
}
