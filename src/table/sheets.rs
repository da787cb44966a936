//! The sheet over everything at the table: what it shows, the keys that open it, and what keys tell the
//! panels.

use super::{
    art::Art,
    commands::{Given, PressedChord},
    host::Host,
    settings::{SettingsFile, SettingsNotes},
};
use crate::{
    panels::{self, Action, Sheet, SheetMemory, SheetState},
    settings::{Command, Settings},
};
use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui::Context;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, pass_on);
}

/// What the sheet is told of.
#[derive(SystemParam)]
pub(super) struct SheetFacts<'w> {
    settings: Res<'w, Settings>,
    notes: Res<'w, SettingsNotes>,
    file: Option<Res<'w, SettingsFile>>,
    pressed: Res<'w, PressedChord>,
    art: Res<'w, Art>,
}

impl SheetFacts<'_> {
    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Draws the sheet if one is open.
    pub fn show(&self, context: &Context, memory: &mut SheetMemory) -> Vec<Action> {
        let file = self.file.as_ref().map(|file| file.0.display().to_string()).unwrap_or_default();
        let state = SheetState {
            settings: &self.settings,
            notes: &self.notes.0,
            file: &file,
            packs: &self.art.packs,
            pressed: self.pressed.0,
            memory,
        };
        panels::sheet(context, state)
    }
}

impl Host {
    /// Puts settings on the panels.
    pub fn put_on(&mut self, settings: &Settings) {
        (self.title.theme, self.title.colours) = (settings.theme, settings.colours);
        let memory = &mut self.memory;
        (memory.theme, memory.colours, memory.dock) = (settings.theme, settings.colours, settings.dock);
        memory.folded = settings.dock.folded;
        memory.keys = settings.keys.clone();
    }

    /// Takes off the panels what belongs to the settings.
    pub fn take_off(&self, mut settings: ResMut<Settings>) {
        if settings.dock.folded != self.memory.folded {
            settings.dock.folded = self.memory.folded;
        }
    }
}

/// Passes commands on to the panels.
fn pass_on(mut given: MessageReader<Given>, mut host: ResMut<Host>) {
    for Given(command) in given.read() {
        match command {
            Command::Help => host.sheet.open = Some(Sheet::Help),
            Command::Settings => host.sheet.open = Some(Sheet::Table),
            Command::Save
            | Command::FoldDock
            | Command::Rules
            | Command::Why
            | Command::EndPhase
            | Command::Hint
            | Command::TakeHint
            | Command::AnswerNow
            | Command::Hurry
            | Command::Cancel => host.memory.commands.push(*command),
            _ => {}
        }
    }
}
