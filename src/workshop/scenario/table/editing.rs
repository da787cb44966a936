//! The state of the scenario editor at the table.

use super::opened::Opened;
use crate::{
    engine::board::Hex,
    table::{app::waker::waker, drag::MapPick},
    workshop::scenario::{
        fairness_words,
        pages::{EditorMemory, ScenarioAction},
    },
};
use bevy::prelude::*;
use std::path::PathBuf;

/// An action of the author in the panel.
#[derive(Message, Clone, Debug)]
pub struct ScenarioAsked(pub ScenarioAction);

/// The folder of the user's own things, in which drafts and scenarios are kept; none to keep nothing.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct EditorFolder(pub Option<PathBuf>);

/// The scenario that is edited at the table.
#[derive(Resource, Default)]
pub struct Editing {
    /// The scenario; none before the first is opened.
    pub(crate) opened: Option<Opened>,
    /// Whether the panel is shown.
    pub(super) is_shown: bool,
    /// What was done or refused last.
    pub(super) said: Option<String>,
    /// The memory of the panel.
    pub(super) memory: EditorMemory,
    /// Whether the panel has taken room beside the map.
    pub(super) has_room: bool,
    /// Whether the map waits for a click because of the panel.
    waits: bool,
}

impl Editing {
    /// Whether the panel is shown.
    pub fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// Returns the text of the scenario, as it would be saved; none if none is edited.
    pub fn text(&self) -> Option<String> {
        self.opened.as_ref()?.source().map(|source| source.text)
    }

    /// Returns the result of the test of fairness so far, in words; none before the first.
    pub fn fairness(&self) -> Option<String> {
        let (fairness, _) = self.opened.as_ref()?.fairness.as_ref()?;
        Some(fairness_words(&fairness.tally()))
    }

    /// Returns what was done or refused last.
    pub fn said(&self) -> Option<&str> {
        self.said.as_deref()
    }

    /// Hides the panel; the scenario stays open.
    pub(super) fn hide(&mut self) {
        self.is_shown = false;
        if let Some(opened) = &mut self.opened {
            opened.pick(None);
        }
    }

    /// Carries out a click on a hex; a refusal is told in the panel.
    pub(super) fn click(&mut self, hex: Hex) {
        let Some(opened) = &mut self.opened else { return };
        self.said = opened.click(hex, &mut self.memory).err();
    }
}

/// Passes the hex that was clicked for the editor on to it.
pub(super) fn take_pick(mut pick: ResMut<MapPick>, mut editing: ResMut<Editing>) {
    let picks = editing.opened.as_ref().and_then(|opened| opened.picks);
    let wants = picks.is_some() && editing.is_shown;
    if editing.waits != wants {
        (editing.waits, pick.wanted) = (wants, wants);
    }
    if let Some(hex) = pick.picked.filter(|_| wants) {
        pick.picked = None;
        editing.click(hex);
    }
}

/// Checks the scenario in the background after every change, and takes in the result.
pub(super) fn check(world: &mut World) {
    let mut editing = world.resource_mut::<Editing>();
    let editing = editing.bypass_change_detection();
    let Some(opened) = editing.opened.as_mut().filter(|opened| opened.editor.is_some()) else { return };
    if !opened.checking.look(opened.changes) {
        return;
    }
    let Some(source) = opened.source() else { return };
    let wake = waker(world).0;
    if let Some(opened) = &mut world.resource_mut::<Editing>().opened {
        let own = opened.place.own.join("scenarios");
        opened.checking.begin((opened.changes, source), own, opened.game.faults, wake);
    }
}
