//! Reads the file of a lesson as a draft.

use super::draft::{Draft, DraftRefuted, DraftReply, DraftStep, DraftWrong};
use crate::engine::{
    board::Hex,
    data::{DataError, Source},
    lessons::{Arrow, FailedAnswer, Goal, GoalAnswer, Pattern},
};
use ron::value::RawValue;
use serde::{Deserialize, Deserializer};

/// A value as its file writes it.
struct Raw(String);

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Box::<RawValue>::deserialize(deserializer).map(|raw| Self(raw.get_ron().to_owned()))
    }
}

/// Reads a value as its file writes it.
fn raw<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Raw::deserialize(deserializer).map(|Raw(text)| text)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonText {
    game: String,
    id: String,
    number: u16,
    title: String,
    summary: String,
    minutes: u8,
    #[serde(default, deserialize_with = "raw")]
    shelf: String,
    #[serde(default, deserialize_with = "raw")]
    position: String,
    #[serde(default, deserialize_with = "raw")]
    begins: String,
    #[serde(default, deserialize_with = "number")]
    seed: Option<u64>,
    #[serde(default)]
    opening: Vec<ReplyText>,
    steps: Vec<StepFields>,
    closing: String,
}

/// Reads the seed, which has no `Some` around it.
fn number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u64>, D::Error> {
    u64::deserialize(deserializer).map(Some)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReplyText {
    #[serde(deserialize_with = "raw")]
    order: String,
    #[serde(default)]
    dice: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFields {
    title: String,
    text: String,
    #[serde(default)]
    show: Vec<Hex>,
    #[serde(default)]
    arrows: Vec<Arrow>,
    #[serde(default)]
    sight: Vec<Hex>,
    #[serde(default)]
    task: String,
    #[serde(default)]
    order: Option<Raw>,
    #[serde(default)]
    also: Vec<Pattern>,
    #[serde(default)]
    allowed: Vec<Pattern>,
    #[serde(default)]
    wrong: Vec<WrongFields>,
    #[serde(default)]
    hints: Vec<String>,
    #[serde(default)]
    dice: Vec<u8>,
    #[serde(default)]
    then: Vec<ReplyText>,
    #[serde(default)]
    after: String,
    #[serde(default)]
    goal: Option<Goal>,
    #[serde(default)]
    most: usize,
    #[serde(default)]
    phases: usize,
    #[serde(default)]
    answers: Vec<GoalAnswer>,
    #[serde(default)]
    failed: Vec<FailedAnswer>,
    #[serde(default)]
    otherwise: String,
    #[serde(default)]
    solution: Vec<ReplyText>,
    #[serde(default)]
    refuted: Vec<RefutedFields>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RefutedFields {
    orders: Vec<ReplyText>,
    #[serde(default)]
    exactly: bool,
    says: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrongFields {
    #[serde(deserialize_with = "raw")]
    order: String,
    #[serde(default)]
    like: Option<Pattern>,
    #[serde(default)]
    case: Option<String>,
    says: String,
}

impl Draft {
    /// Reads the file of a lesson. The lines of a text lose their indentation; comments are kept at the head, and inside
    /// the beginning and the orders.
    ///
    /// # Errors
    /// Every place that has not the form of a lesson.
    pub fn read(source: &Source) -> Result<Self, Vec<DataError>> {
        let file: LessonText = source.read()?;
        Ok(Self {
            comment: head_of(&source.text),
            game: file.game,
            id: file.id,
            number: file.number,
            title: lines(&file.title),
            summary: lines(&file.summary),
            minutes: file.minutes,
            shelf: file.shelf,
            position: file.position,
            begins: file.begins,
            seed: file.seed,
            opening: file.opening.into_iter().map(reply).collect(),
            steps: file.steps.into_iter().map(step).collect(),
            closing: lines(&file.closing),
            tried: Vec::new(),
        })
    }
}

/// Returns the lines of comment before the lesson.
fn head_of(text: &str) -> String {
    let is_head = |line: &&str| line.trim().is_empty() || line.trim_start().starts_with("//");
    text.lines().take_while(is_head).fold(String::new(), |head, line| head + line.trim_end() + "\n")
}

/// Returns a text without the indentation of its lines.
fn lines(text: &str) -> String {
    let lines: Vec<&str> = text.trim().lines().map(str::trim).collect();
    lines.join("\n")
}

fn reply(read: ReplyText) -> DraftReply {
    DraftReply { order: read.order, dice: read.dice, made_of: None }
}

/// Returns the goals of which all must be reached.
fn goals(goal: Option<Goal>) -> Vec<Goal> {
    match goal {
        Some(Goal::All(goals)) => goals,
        goal => goal.into_iter().collect(),
    }
}

fn step(read: StepFields) -> DraftStep {
    let wrong = |wrong: WrongFields| DraftWrong {
        order: wrong.order,
        like: wrong.like,
        case: wrong.case,
        says: lines(&wrong.says),
    };
    let refuted = |refuted: RefutedFields| DraftRefuted {
        orders: refuted.orders.into_iter().map(reply).collect(),
        exactly: refuted.exactly,
        says: lines(&refuted.says),
    };
    let failed = |failed: FailedAnswer| FailedAnswer { says: lines(&failed.says), ..failed };
    let answer = |answer: GoalAnswer| GoalAnswer { says: lines(&answer.says), ..answer };
    DraftStep {
        title: lines(&read.title),
        text: lines(&read.text),
        show: read.show,
        arrows: read.arrows,
        sight: read.sight,
        task: lines(&read.task),
        order: read.order.map_or_else(String::new, |Raw(order)| order),
        dice: read.dice,
        also: read.also,
        allowed: read.allowed,
        wrong: read.wrong.into_iter().map(wrong).collect(),
        hints: read.hints.iter().map(|hint| lines(hint)).collect(),
        then: read.then.into_iter().map(reply).collect(),
        after: lines(&read.after),
        goals: goals(read.goal),
        most: read.most,
        phases: read.phases,
        answers: read.answers.into_iter().map(answer).collect(),
        failed: read.failed.into_iter().map(failed).collect(),
        otherwise: lines(&read.otherwise),
        solution: read.solution.into_iter().map(reply).collect(),
        refuted: read.refuted.into_iter().map(refuted).collect(),
        made_of: None,
    }
}
