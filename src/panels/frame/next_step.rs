//! The one place to confirm, as data: the button at the foot of the dock, and the buttons beside and above it.

use crate::{engine::text::say, panels::state::Action, settings::Command};
use std::borrow::Cow;

/// The step of the button at the foot of the dock.
#[derive(Clone, Debug, PartialEq)]
pub struct NextStep {
    pub words: String,
    /// The key for the same step.
    pub key: Command,
    pub actions: Vec<Action>,
    /// The question before the step if actions are unfinished; none where nothing can be unfinished.
    pub question: Option<String>,
    /// Whether another action is the main one now, such as a shot: then this button is not amber.
    pub lesser: bool,
    /// Whether it rolls dice at once.
    pub throws: bool,
    /// Whether the action key carries it out although nothing is chosen on the map.
    pub by_panel: bool,
    /// The end of the phase, above the log, while this step is something else that is still open.
    pub above: Option<Beside>,
    /// The secondary button beside it; none for the hint button.
    pub beside: Option<Beside>,
}

impl NextStep {
    /// Makes a step that rolls dice, or gives the order that is chosen above, by the action key.
    pub(crate) fn act(words: impl Into<String>, action: Action, beside: Beside) -> Self {
        Self {
            words: words.into(),
            key: Command::Act,
            actions: vec![action],
            question: None,
            lesser: false,
            throws: true,
            by_panel: false,
            above: None,
            beside: Some(beside),
        }
    }

    /// Makes the main step that the key for the end of a phase carries out, without a question.
    pub(crate) fn end_phase(words: impl Into<String>, action: Action) -> Self {
        Self {
            words: words.into(),
            key: Command::EndPhase,
            actions: vec![action],
            question: None,
            lesser: false,
            throws: false,
            by_panel: false,
            above: None,
            beside: None,
        }
    }
}

/// Returns the label of the button that sets up the remaining units.
pub(crate) fn set_up_rest() -> String {
    say!("frame-set-up-rest")
}

/// The secondary button at the foot of the dock.
#[derive(Clone, Debug, PartialEq)]
pub struct Beside {
    pub words: Cow<'static, str>,
    pub action: Action,
    /// The key for the same; none where it has none of its own.
    pub key: Option<Command>,
    /// The question before it if actions are unfinished; none where nothing can be unfinished.
    pub question: Option<String>,
}

impl Beside {
    /// Makes the button that gives the plan up.
    pub(crate) fn cancel(action: impl Into<Action>) -> Self {
        Self::answer(say!("frame-cancel"), action)
    }

    pub(crate) fn is_cancel(&self) -> bool {
        self.words == say!("frame-cancel")
    }

    /// Makes the button with the second of two answers, which has no key.
    pub(crate) fn answer(words: impl Into<Cow<'static, str>>, action: impl Into<Action>) -> Self {
        Self { words: words.into(), action: action.into(), key: None, question: None }
    }

    /// Makes the button that lets a target go, which has the key of the end of a phase.
    pub(crate) fn hold(words: impl Into<Cow<'static, str>>, action: impl Into<Action>) -> Self {
        Self { words: words.into(), action: action.into(), key: Some(Command::EndPhase), question: None }
    }

    /// Makes the button that ends the phase, after a question if actions are unfinished.
    pub(crate) fn end(words: String, action: impl Into<Action>, question: String) -> Self {
        let (words, action) = (words.into(), action.into());
        Self { words, action, key: Some(Command::EndPhase), question: Some(question) }
    }

    /// The same as a step.
    pub(crate) fn step(&self) -> NextStep {
        NextStep {
            words: self.words.clone().into_owned(),
            key: self.key.unwrap_or(Command::Cancel),
            actions: vec![self.action.clone()],
            question: self.question.clone(),
            lesser: false,
            throws: false,
            by_panel: false,
            above: None,
            beside: None,
        }
    }
}
