//! The text of the head of the dock.

use crate::{engine::counters::Flag, panels::state::Action};
use bevy_egui::egui::Color32;

/// The content of the head.
#[derive(Default)]
pub(crate) struct HeadTold {
    /// The colour of the edge at its left; none for an ordinary one.
    pub edge: Option<Color32>,
    /// The side whose mark is before the sentence.
    pub mark: Option<Flag>,
    pub sentence: String,
    /// The next step, or an empty text.
    pub step: String,
    /// The further text of the tooltip; empty if there is none.
    pub more: String,
    pub buttons: Vec<HeadButton>,
    /// Whether the buttons are beside the sentence; otherwise they are beside the step.
    pub beside_sentence: bool,
}

/// A button in the head.
pub(crate) struct HeadButton {
    pub words: String,
    /// Its tooltip.
    pub about: String,
    pub action: Action,
    /// The tab that it opens.
    pub leaf: Option<&'static str>,
}
