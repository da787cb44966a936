//! The content of the panels of a study: it owns what they borrow.

use super::{
    may,
    studied::{ResultHidden, Studied},
};
use crate::{
    engine::{
        orders::{Branch, BranchDice, BranchEyes, Position, Record, Study, is_over},
        text::say,
    },
    panels::{BranchShown, StudyState},
    scene::timeline::opened,
    table::{replay::replayed::Replay, session::Session, tabled::OnTable},
};
use bevy::{ecs::system::SystemParam, prelude::*};

/// The most branches that are listed: a file of a stranger may have any number.
const MOST_ROWS: usize = 400;

/// The resources of a study.
#[derive(SystemParam)]
pub(crate) struct StudyFacts<'w, G: OnTable> {
    pub studied: Option<Res<'w, Studied<G>>>,
    hidden: Option<Res<'w, ResultHidden>>,
}

/// The content of the panels of a study.
#[derive(Clone, Debug, Default)]
pub(crate) struct StudyShown {
    branches: Vec<BranchShown>,
    open: Option<(usize, usize)>,
    dice: BranchDice,
    is_drawn: bool,
    note: Option<(usize, String)>,
    refused: Option<String>,
    is_over: bool,
    hides_result: bool,
}

impl StudyShown {
    /// Returns the content for the panels.
    pub fn state(&self) -> StudyState<'_> {
        StudyState {
            branches: &self.branches,
            open: self.open,
            dice: self.dice,
            is_drawn: self.is_drawn,
            note: self.note.as_ref().map(|(after, note)| (*after, note.as_str())),
            refused: self.refused.as_deref(),
            is_over: self.is_over,
            hides_result: self.hides_result,
        }
    }
}

/// Returns the content of the panels of a study of the game on the table.
pub(crate) fn state<G: OnTable>(
    session: &Session<G>,
    position: &Position<G>,
    replay: Option<&Replay<G>>,
    facts: &StudyFacts<G>,
) -> StudyShown {
    let studied = facts.studied.as_deref();
    let game = studied.map_or(session, |studied| &studied.game);
    let present = match (studied, replay) {
        (Some(studied), _) => &studied.position,
        (None, Some(replay)) => replay.present(),
        (None, None) => position,
    };
    let eyes = may::eyes(game, present);
    let refusal = eyes.as_ref().err().cloned().or_else(|| may::refuses(position));
    let orders = session.record().map_or(0, |record| record.orders());
    let shown = replay.map_or(orders, |replay| replay.now);
    let hides_result = facts.hidden.as_ref().is_some_and(|hidden| hidden.0);
    let until =
        replay.filter(|_| hides_result && studied.is_none()).map_or(usize::MAX, |replay| replay.reached);
    StudyShown {
        branches: eyes.map(|eyes| rows(game, eyes, until)).unwrap_or_default(),
        open: studied.map(|studied| (studied.branch.id, shown)),
        dice: studied.map(|studied| studied.branch.dice).unwrap_or_default(),
        is_drawn: session.record().is_some_and(|record| record.file.study.drawn().contains_key(&shown)),
        note: studied.and_then(|studied| note_before(game, &studied.branch)),
        refused: refusal.map(|refusal| refusal.why.plain()),
        is_over: is_over::<G>(&present.public),
        hides_result,
    }
}

/// Returns the note of the moment that a branch leaves from, with the number of orders before it.
fn note_before<G: OnTable>(game: &Session<G>, branch: &Branch<G::Order>) -> Option<(usize, String)> {
    let file = &game.record()?.file;
    let notes = match branch.parent {
        Some(parent) => &file.study.branch(parent)?.notes,
        None => &file.notes,
    };
    notes.get(&branch.after).map(|note| (branch.after, note.clone()))
}

/// Returns the branches that this viewer may open, each after the one that it leaves from. A branch of a moment that the
/// game does not reach now is left out: an undo may be followed by a redo. So is one that leaves after the moment `until`.
fn rows<G: OnTable>(game: &Session<G>, eyes: BranchEyes, until: usize) -> Vec<BranchShown> {
    let Some(record) = game.record() else { return Vec::new() };
    let study = &record.file.study;
    let reaches = record.orders().min(until);
    let mut rows = Vec::new();
    let first = study.leaving(None).filter(|branch| branch.after <= reaches);
    let mut open: Vec<(usize, usize, &Branch<G::Order>)> =
        first.map(|branch| (0, branch.after, branch)).collect();
    open.reverse();
    while let Some((depth, after, branch)) = open.pop().filter(|_| rows.len() < MOST_ROWS) {
        if !may::may_open(branch, eyes) {
            continue;
        }
        // A branch that leaves from another branch would have to be played through.
        let turn = if depth == 0 { turn_after(record, branch.after) } else { 0 };
        rows.push(row(branch, depth, after, turn));
        open.extend(leaving(study, branch).into_iter().rev().map(|child| (depth + 1, after, child)));
    }
    rows
}

/// Returns the branches that leave from a branch at a moment that it reaches.
fn leaving<'a, O>(study: &'a Study<O>, from: &Branch<O>) -> Vec<&'a Branch<O>> {
    study.leaving(Some(from.id)).filter(|child| child.after <= from.orders.len()).collect()
}

/// Returns the turn of a game after this many orders, 0 before the first turn. The rows are made whenever panels are drawn, so
/// only the events of the last phase are looked through.
fn turn_after<G: OnTable>(record: &Record<G>, orders: usize) -> u8 {
    let start = &record.file.start.public;
    let played = record.events.get(..orders).unwrap_or(&record.events);
    let last = played.iter().rev().find_map(|events| events.iter().rev().find_map(opened::<G>));
    let (turn, phase) = last.unwrap_or_else(|| (G::turn(start), G::phase(start)));
    G::chapter(&record.rulebook, turn, phase).turn
}

/// Returns a branch as it is listed; the turn in which it leaves from the game is 0 if it is not named.
fn row<O>(branch: &Branch<O>, depth: usize, after: usize, turn: u8) -> BranchShown {
    let from = match turn {
        0 => say!("study-after-order", order = branch.after),
        turn => say!("study-after-order-in-turn", order = branch.after, turn = turn),
    };
    BranchShown {
        id: branch.id,
        depth,
        from,
        after,
        name: branch.name.clone(),
        orders: branch.orders.len(),
        remarks: branch.notes.len() + branch.drawn.values().map(Vec::len).sum::<usize>(),
    }
}
