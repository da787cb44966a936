//! Makes a lesson of a recorded game: the orders before it are its opening, each order of the learner's side is a step,
//! and what the other side does follows the step before it.

use super::draft::{Draft, DraftReply, DraftStep};
use crate::engine::{
    lessons::{HasLessons, Pattern},
    orders::{CommandOf, PlayedOrder, Record, Refusal, TableCommand, hash, unsealed},
    text::{Text, t},
};
use ron::ser::PrettyConfig;
use serde::Serialize;

/// The part of a game that becomes steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The number of the first order, from 1.
    pub from: usize,
    /// The number of the last order; one before `from` for a lesson without steps yet.
    pub to: usize,
    /// The number of the learner's side; without it, that of the only person, or of the first order.
    pub learner: Option<usize>,
}

/// The id and the title of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct Named<'a> {
    pub id: &'a str,
    pub title: &'a str,
}

/// Makes a lesson of a part of a recorded game. Its texts are empty.
///
/// # Errors
/// The game has no such part, or no lesson can lead to its position.
pub fn record<G: HasLessons>(record: &Record<G>, part: Part, named: Named) -> Result<Draft, Refusal> {
    let orders = record.file.played.len();
    if part.from == 0 || part.from > part.to || part.to > orders {
        let (from, to) = (part.from, part.to);
        return Err(refused(t!("recorder-no-such-part", from = from, to = to, n = orders)));
    }
    let learner = learner_of(record, part);
    let mut draft = begin_at(record, part.from, part.to, learner)?;
    (draft.id, draft.title) = (named.id.to_owned(), named.title.to_owned());
    for played in record.file.played.iter().take(part.to).skip(part.from - 1) {
        add_order::<G>(&mut draft, played, learner)?;
    }
    match draft.steps.is_empty() {
        true => Err(refused(t!("recorder-no-step", side = word_of::<G>(learner)))),
        false => Ok(draft),
    }
}

/// Returns the number of the learner's side.
fn learner_of<G: HasLessons>(record: &Record<G>, part: Part) -> usize {
    let header = &record.file.header;
    let mut people = header.players.iter().enumerate().filter(|(_, player)| *player == "human");
    let only = match (people.next(), people.next()) {
        (Some((side, _)), None) => Some(side),
        _ => None,
    };
    let first = || record.file.played.get(part.from.saturating_sub(1)).and_then(side_of::<G>);
    part.learner.or(only).or_else(first).unwrap_or(0).min(1)
}

/// Returns the word for a side.
fn word_of<G: HasLessons>(side: usize) -> &'static str {
    G::SIDES.get(side.min(1)).map_or("", |side| side.word)
}

/// Returns the number of the side that gave an order.
pub(super) fn side_of<G: HasLessons>(played: &PlayedOrder<G::Order>) -> Option<usize> {
    G::SIDES.iter().position(|side| side.name == played.side)
}

/// Makes a lesson without steps that begins before an order of a recorded game; the orders until `to` must be repeatable.
///
/// # Errors
/// The position was changed by hand or after damage, or the scenario no longer begins as the game did.
pub fn begin_at<G: HasLessons>(
    record: &Record<G>,
    from: usize,
    to: usize,
    learner: usize,
) -> Result<Draft, Refusal> {
    let file = &record.file;
    let is_change = |command: &CommandOf<G>| matches!(command, TableCommand::Game(_) | TableCommand::GoOn(_));
    if file.commands.iter().any(|(after, command)| *after < to.max(from) && is_change(command)) {
        return Err(refused(t!("recorder-by-hand")));
    }
    let mut world = G::world();
    let again = Record::<G>::new(&mut world, record.rulebook.clone(), file.header.seed);
    if hash(&again.file.start).ok() != hash(&file.start).ok() {
        return Err(refused(t!("recorder-other-start")));
    }
    let opening = file.played.iter().take(from.saturating_sub(1));
    Ok(Draft {
        game: G::ID.to_owned(),
        id: "my-lesson".to_owned(),
        number: 100,
        minutes: 5,
        begins: beginning::<G>(record, learner)?,
        seed: Some(file.header.seed).filter(|seed| *seed != 1),
        opening: opening.map(reply::<G>).collect::<Result<_, _>>()?,
        ..Draft::default()
    })
}

/// Returns the beginning of a lesson as its file writes it.
fn beginning<G: HasLessons>(record: &Record<G>, learner: usize) -> Result<String, Refusal> {
    let header = &record.file.header;
    let side = word_of::<G>(learner);
    let mut text = format!("(scenario: \"{}\", learner: \"{side}\"", header.scenario);
    if header.options != G::Options::default() {
        let options = inline(&header.options).map_err(unwritable)?;
        text.push_str(&format!(", options: {options}"));
    }
    text.push(')');
    Ok(text)
}

/// Adds an order of a recorded game to a draft: as a step, an answer after the last step, or before the first one.
///
/// # Errors
/// The order has no form in RON.
pub fn add_order<G: HasLessons>(
    draft: &mut Draft,
    played: &PlayedOrder<G::Order>,
    learner: usize,
) -> Result<(), Refusal> {
    if side_of::<G>(played) != Some(learner) {
        let reply = reply::<G>(played)?;
        let last = draft.steps.iter_mut().rev().find(|step| !step.order.is_empty());
        match last {
            Some(step) => step.then.push(reply),
            None => draft.opening.push(reply),
        }
        return Ok(());
    }
    let deeds = G::deeds(&played.order);
    let last = deeds.len().saturating_sub(1);
    for (number, deed) in deeds.iter().enumerate() {
        let is_order = number == last;
        draft.steps.push(DraftStep {
            order: deed_text::<G>(deed)?,
            dice: if is_order { played.dice.clone() } else { Vec::new() },
            wrong: if number == 0 { std::mem::take(&mut draft.tried) } else { Vec::new() },
            made_of: Some(played.number),
            ..DraftStep::default()
        });
    }
    Ok(())
}

/// Adds an order of a recorded game to what the lesson plays before its first step.
///
/// # Errors
/// The order has no form in RON.
pub fn add_to_opening<G: HasLessons>(
    draft: &mut Draft,
    played: &PlayedOrder<G::Order>,
) -> Result<(), Refusal> {
    draft.opening.push(reply::<G>(played)?);
    Ok(())
}

/// Removes from a draft what was made of orders after this many, which have been undone.
pub fn take_back_to(draft: &mut Draft, orders: usize) {
    let stays = |made_of: Option<usize>| made_of.is_none_or(|number| number <= orders);
    draft.opening.retain(|reply| stays(reply.made_of));
    draft.steps.retain(|step| step.order.is_empty() || stays(step.made_of));
    draft.steps.iter_mut().for_each(|step| step.then.retain(|reply| stays(reply.made_of)));
}

/// Returns an order that the lesson gives.
pub(super) fn reply<G: HasLessons>(played: &PlayedOrder<G::Order>) -> Result<DraftReply, Refusal> {
    let order = deed_text::<G>(&played.order.clone().into())?;
    Ok(DraftReply { order, dice: played.dice.clone(), made_of: Some(played.number) })
}

/// Returns a deed as the file of a lesson writes it, in one line. What a game file seals is plain in a lesson, unless it
/// could not be read again.
///
/// # Errors
/// It has no form in RON.
pub fn deed_text<G: HasLessons>(deed: &G::Deed) -> Result<String, Refusal> {
    let plain = unsealed(|| inline(deed)).map_err(unwritable)?;
    match ron::from_str::<G::Deed>(&plain) {
        Ok(again) if again == *deed => Ok(plain),
        _ => inline(deed).map_err(unwritable),
    }
}

/// Returns the pattern of all orders like one that a file of a lesson has: to any units, or to any end; none if the text
/// is no order of the game.
pub fn pattern_of<G: HasLessons>(order: &str, any_units: bool, any_end: bool) -> Option<Pattern> {
    let shape = G::shape(&ron::from_str(order).ok()?);
    let units = if any_units { Vec::new() } else { shape.units };
    let to = if any_end { Vec::new() } else { shape.hexes };
    Some(Pattern { kind: shape.kind.to_owned(), units, with: Vec::new(), to, through: Vec::new() })
}

fn inline(value: &impl Serialize) -> Result<String, ron::Error> {
    ron::ser::to_string_pretty(value, PrettyConfig::new().depth_limit(0).new_line("\n"))
}

fn unwritable(error: ron::Error) -> Refusal {
    refused(t!("recorder-unwritable", why = error.to_string()))
}

fn refused(why: Text) -> Refusal {
    Refusal::of_table(why)
}
