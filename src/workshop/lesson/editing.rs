//! The changes of a draft, with undo and redo.

use super::{
    aiming::{AimEdit, change_aim},
    draft::{Draft, DraftReply, DraftStep, DraftWrong},
};
use crate::engine::{
    board::Hex,
    lessons::{Arrow, Pattern},
    orders::Refusal,
    text::t,
};

/// The most changes that can be undone.
const MOST_CHANGES: usize = 1000;

/// A text of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepText {
    Title,
    Text,
    Task,
    After,
}

/// A change of a draft. Steps, hints and wrong turns are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    Id(String),
    Title(String),
    Summary(String),
    Closing(String),
    /// Its place in the list.
    Number(u16),
    Minutes(u8),
    /// Write a text of a step.
    Words(usize, StepText, String),
    /// Change the goal of a step, its answers, or the orders that reach it.
    Aim(usize, AimEdit),
    /// Write a hint; the number after the last one adds one, an empty text removes one.
    Hint(usize, usize, String),
    /// Ring a hex, or ring it no longer.
    Ring(usize, Hex),
    /// Draw an arrow, or draw it no longer.
    Arrow(usize, Arrow),
    /// Keep a hex in view without a ring, or no longer.
    Sight(usize, Hex),
    /// Add a wrong turn to a step.
    Warn(usize, DraftWrong),
    /// Write the answer to a wrong turn.
    Says(usize, usize, String),
    /// Set which orders are as wrong as a wrong turn; none but those that mean the same without a pattern.
    Like(usize, usize, Option<Pattern>),
    DropWrong(usize, usize),
    /// Accept all orders of a pattern, too.
    Also(usize, Pattern),
    DropAlso(usize, usize),
    /// Add a step to read before a step; after the last one with their number.
    ReadBefore(usize),
    /// Join a step with the next one, whose order the lesson then gives.
    Merge(usize),
    /// Remove the words of a step.
    DropWords(usize),
    /// Move the text of a step to another one, before its text.
    MoveText(usize, usize),
    /// Remove a step to read.
    Drop(usize),
    /// Keep a wrong order for the next step.
    Tried(DraftWrong),
}

impl Edit {
    /// Returns the text that this types into; typing on in the same text is one change.
    fn typed(&self) -> Option<(usize, usize, usize)> {
        match self {
            Self::Id(_) => Some((0, 0, 0)),
            Self::Title(_) => Some((0, 0, 1)),
            Self::Summary(_) => Some((0, 0, 2)),
            Self::Closing(_) => Some((0, 0, 3)),
            Self::Number(_) => Some((0, 0, 4)),
            Self::Minutes(_) => Some((0, 0, 5)),
            Self::Words(step, text, _) => Some((1, *step, *text as usize)),
            Self::Hint(step, hint, _) => Some((2, *step, *hint)),
            Self::Says(step, wrong, _) => Some((3, *step, *wrong)),
            Self::Aim(step, edit) => edit.typed().map(|(kind, place)| (4 + kind, *step, place)),
            _ => None,
        }
    }
}

/// A draft with its changes.
#[derive(Clone, Debug, Default)]
pub struct Recording {
    draft: Draft,
    before: Vec<Draft>,
    undone: Vec<Draft>,
    /// The text that the last change typed into.
    typed: Option<(usize, usize, usize)>,
    changes: u64,
}

impl Recording {
    pub fn new(draft: Draft) -> Self {
        Self { draft, ..Self::default() }
    }

    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The number of changes so far, undone ones included.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Makes a change.
    ///
    /// # Errors
    /// There is no such step or text, or the change is not possible there. Nothing has changed.
    pub fn edit(&mut self, edit: Edit) -> Result<(), Refusal> {
        let typed = edit.typed();
        let mut draft = self.draft.clone();
        apply(&mut draft, edit)?;
        let before = std::mem::replace(&mut self.draft, draft);
        if typed.is_none() || typed != self.typed {
            if self.before.len() == MOST_CHANGES {
                self.before.remove(0);
            }
            self.before.push(before);
        }
        (self.typed, self.changes) = (typed, self.changes + 1);
        self.undone.clear();
        Ok(())
    }

    /// Changes the draft with all of its earlier and undone states: the game has gone on, which no undo of the recorder
    /// takes back.
    ///
    /// # Errors
    /// The change is not possible in the present state. Nothing has changed.
    pub fn go_on(&mut self, change: impl Fn(&mut Draft) -> Result<(), Refusal>) -> Result<(), Refusal> {
        let mut draft = self.draft.clone();
        change(&mut draft)?;
        self.draft = draft;
        for draft in self.before.iter_mut().chain(&mut self.undone) {
            // It was possible in the present state, and depends on no text.
            let _ = change(draft);
        }
        (self.typed, self.changes) = (None, self.changes + 1);
        Ok(())
    }

    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Undoes the last change; returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.before.pop() else { return false };
        self.undone.push(std::mem::replace(&mut self.draft, before));
        (self.typed, self.changes) = (None, self.changes + 1);
        true
    }

    /// Makes the last undone change again; returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.undone.pop() else { return false };
        self.before.push(std::mem::replace(&mut self.draft, after));
        (self.typed, self.changes) = (None, self.changes + 1);
        true
    }
}

fn apply(draft: &mut Draft, edit: Edit) -> Result<(), Refusal> {
    match edit {
        Edit::Id(text) => draft.id = text,
        Edit::Title(text) => draft.title = text,
        Edit::Summary(text) => draft.summary = text,
        Edit::Closing(text) => draft.closing = text,
        Edit::Number(number) => draft.number = number,
        Edit::Minutes(minutes) => draft.minutes = minutes,
        Edit::Words(number, which, text) => *text_of(step(draft, number)?, which) = text,
        Edit::Aim(number, edit) => change_aim(aiming(draft, number)?, edit).ok_or_else(|| no_step(number))?,
        Edit::Hint(number, hint, text) => write_hint(draft, number, (hint, text))?,
        Edit::Ring(number, hex) => toggle(&mut step(draft, number)?.show, hex),
        Edit::Arrow(number, arrow) => toggle(&mut step(draft, number)?.arrows, arrow),
        Edit::Sight(number, hex) => toggle(&mut step(draft, number)?.sight, hex),
        Edit::Warn(number, wrong) => ordering(draft, number)?.wrong.push(wrong),
        Edit::Says(number, wrong, text) => wrong_of(draft, number, wrong)?.says = text,
        Edit::Like(number, wrong, like) => wrong_of(draft, number, wrong)?.like = like,
        Edit::DropWrong(number, wrong) => {
            wrong_of(draft, number, wrong)?;
            step(draft, number)?.wrong.remove(wrong);
        }
        Edit::Also(number, pattern) => {
            let also = &mut ordering(draft, number)?.also;
            if !also.contains(&pattern) {
                also.push(pattern);
            }
        }
        Edit::DropAlso(number, pattern) => {
            let also = &mut step(draft, number)?.also;
            if pattern >= also.len() {
                return Err(no_step(number));
            }
            also.remove(pattern);
        }
        Edit::ReadBefore(number) if number > draft.steps.len() => return Err(no_step(number)),
        Edit::ReadBefore(number) => draft.steps.insert(number, DraftStep::default()),
        Edit::Merge(number) => merge(draft, number)?,
        Edit::DropWords(number) => drop_words(step(draft, number)?),
        Edit::MoveText(from, to) => move_text(draft, from, to)?,
        Edit::Drop(number) => drop_step(draft, number)?,
        Edit::Tried(wrong) => draft.tried.push(wrong),
    }
    Ok(())
}

fn drop_words(step: &mut DraftStep) {
    for text in [&mut step.title, &mut step.text, &mut step.task, &mut step.after] {
        text.clear();
    }
    step.hints.clear();
}

fn move_text(draft: &mut Draft, from: usize, to: usize) -> Result<(), Refusal> {
    step(draft, to)?;
    let text = std::mem::take(&mut step(draft, from)?.text);
    let there = step(draft, to)?;
    there.text = joined(&text, &there.text);
    Ok(())
}

/// Removes a step to read: the orders after another one would not be possible without its order.
fn drop_step(draft: &mut Draft, number: usize) -> Result<(), Refusal> {
    if !step(draft, number)?.order.is_empty() {
        return Err(Refusal::of_table(t!("recorder-has-order", step = number + 1)));
    }
    draft.steps.remove(number);
    Ok(())
}

/// Returns a text of a step.
fn text_of(step: &mut DraftStep, which: StepText) -> &mut String {
    match which {
        StepText::Title => &mut step.title,
        StepText::Text => &mut step.text,
        StepText::Task => &mut step.task,
        StepText::After => &mut step.after,
    }
}

fn no_step(number: usize) -> Refusal {
    Refusal::of_table(t!("recorder-no-such-step", step = number + 1))
}

fn step(draft: &mut Draft, number: usize) -> Result<&mut DraftStep, Refusal> {
    draft.steps.get_mut(number).ok_or_else(|| no_step(number))
}

/// Returns a step that asks for an order.
fn ordering(draft: &mut Draft, number: usize) -> Result<&mut DraftStep, Refusal> {
    let step = step(draft, number)?;
    if step.order.is_empty() {
        return Err(Refusal::of_table(t!("recorder-only-read", step = number + 1)));
    }
    Ok(step)
}

/// Returns a step that may have a goal: it asks for no order.
fn aiming(draft: &mut Draft, number: usize) -> Result<&mut DraftStep, Refusal> {
    let step = step(draft, number)?;
    if !step.order.is_empty() {
        return Err(Refusal::of_table(t!("recorder-no-aim", step = number + 1)));
    }
    Ok(step)
}

fn wrong_of(draft: &mut Draft, number: usize, wrong: usize) -> Result<&mut DraftWrong, Refusal> {
    step(draft, number)?.wrong.get_mut(wrong).ok_or_else(|| no_step(number))
}

fn write_hint(draft: &mut Draft, number: usize, (hint, text): (usize, String)) -> Result<(), Refusal> {
    let has_goal = draft.is_puzzle() || !step(draft, number)?.goals.is_empty();
    let step = if has_goal { step(draft, number)? } else { ordering(draft, number)? };
    if hint > step.hints.len() {
        return Err(no_step(number));
    }
    match step.hints.get_mut(hint) {
        Some(old) => *old = text,
        None => step.hints.push(text),
    }
    Ok(())
}

fn toggle<T: PartialEq>(marks: &mut Vec<T>, mark: T) {
    match marks.iter().position(|known| *known == mark) {
        Some(place) => _ = marks.remove(place),
        None => marks.push(mark),
    }
}

/// Joins two texts with an empty line between them.
fn joined(first: &str, second: &str) -> String {
    let parts = [first.trim(), second.trim()];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join("\n\n")
}

/// Joins a step with the next one. If both have an order, the lesson gives the second one itself.
fn merge(draft: &mut Draft, number: usize) -> Result<(), Refusal> {
    if number + 1 >= draft.steps.len() {
        return Err(Refusal::of_table(t!("recorder-no-next-step", step = number + 1)));
    }
    let next = draft.steps.remove(number + 1);
    let first = step(draft, number)?;
    first.text = joined(&first.text, &next.text);
    for hex in next.show.into_iter().filter(|hex| !first.show.contains(hex)).collect::<Vec<_>>() {
        first.show.push(hex);
    }
    for arrow in next.arrows.into_iter().filter(|arrow| !first.arrows.contains(arrow)).collect::<Vec<_>>() {
        first.arrows.push(arrow);
    }
    if first.title.trim().is_empty() {
        first.title = next.title;
    }
    if next.order.is_empty() {
        if first.order.is_empty() && first.goals.is_empty() {
            (first.goals, first.answers, first.otherwise) = (next.goals, next.answers, next.otherwise);
            first.failed = next.failed;
            (first.solution, first.refuted, first.then) = (next.solution, next.refuted, next.then);
            (first.most, first.phases, first.dice) = (next.most, next.phases, next.dice);
            (first.task, first.hints, first.wrong) = (next.task, next.hints, next.wrong);
            first.after = next.after;
        }
        return Ok(());
    }
    if first.order.is_empty() {
        (first.order, first.dice, first.made_of) = (next.order, next.dice, next.made_of);
        (first.task, first.then, first.hints) = (next.task, next.then, next.hints);
        (first.also, first.allowed, first.wrong) = (next.also, next.allowed, next.wrong);
        first.after = next.after;
        return Ok(());
    }
    let reply = DraftReply { order: next.order, dice: next.dice, made_of: next.made_of };
    first.then.push(reply);
    first.then.extend(next.then);
    first.after = joined(&first.after, &next.after);
    Ok(())
}
