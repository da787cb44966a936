//! The sheet over everything at the table: its content, the keys that open it, and the commands that keys give to the
//! panels.

use super::{
    commands::{Given, PressedChord},
    host::Host,
    language::KnownLanguages,
    settings_file::{SettingsFile, SettingsNotes},
};
use crate::{
    engine::data::Shown,
    panels::{self, Action, ParcelShelf, Sheet, SheetMemory, SheetState},
    scene::PrintedGame,
    settings::{Command, DiceShown, Settings},
    table::{
        art::Art,
        drag::{Hand, cursor::Cursor},
        files::{own_things::OwnThings, parcel_shelf::ShownShelf},
        tabled::registry::Games,
    },
};
use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui::Context;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, pass_on);
}

#[derive(SystemParam)]
pub(super) struct SheetFacts<'w> {
    settings: Res<'w, Settings>,
    notes: Res<'w, SettingsNotes>,
    file: Option<Res<'w, SettingsFile>>,
    pressed: Res<'w, PressedChord>,
    art: Res<'w, Art>,
    games: Option<Res<'w, Games>>,
    own: Option<Res<'w, OwnThings>>,
    shelf: Option<Res<'w, ShownShelf>>,
    languages: Res<'w, KnownLanguages>,
}

impl SheetFacts<'_> {
    /// Draws the sheet if one is open.
    pub fn show(&self, context: &Context, memory: &mut SheetMemory) -> Vec<Action> {
        let file = self.file.as_ref().map(|file| file.0.shown()).unwrap_or_default();
        let printed = self.games.iter().flat_map(|games| games.iter()).filter_map(|game| game.printed());
        let printed: Vec<PrintedGame> = printed.collect();
        let titles = self.games.iter().flat_map(|games| games.iter());
        let titles: Vec<(&str, &str)> = titles.map(|game| (game.id(), game.keys().title)).collect();
        let games = self.games.as_ref().map(|games| games.keys()).unwrap_or_default();
        let no_parcels = ParcelShelf::default();
        let state = SheetState {
            settings: &self.settings,
            notes: &self.notes.0,
            file: &file,
            languages: &self.languages.0,
            packs: &self.art.packs,
            strays: &self.art.strays,
            own: self.own.as_ref().map_or(&[][..], |own| &own.0),
            parcels: self.shelf.as_ref().map_or(&no_parcels, |shelf| &shelf.0),
            games: &games,
            titles: &titles,
            printed: &printed,
            pressed: self.pressed.0,
            memory,
        };
        panels::sheet(context, state)
    }
}

impl Host {
    /// Applies settings to the panels.
    pub fn put_on(&mut self, settings: &Settings) {
        (self.title.theme, self.title.colours) = (settings.theme, settings.colours);
        let memory = &mut self.memory;
        (memory.theme, memory.colours, memory.dock) = (settings.theme, settings.colours, settings.dock);
        (memory.folded, memory.what_now) = (settings.dock.folded, settings.what_now);
        memory.ask_before_dice = settings.ask_before_dice;
        memory.dice_beside_hex = settings.dice == DiceShown::Off;
        memory.keys = settings.keys.clone();
        for book in [&mut self.memory.book, &mut self.title.book] {
            if book.case.is_none() && !settings.rules_at.is_empty() {
                book.case = Some(settings.rules_at.clone());
            }
        }
    }

    /// Copies the parts that belong to the settings from the panels.
    pub fn take_off(&self, mut settings: ResMut<Settings>) {
        if settings.dock.folded != self.memory.folded {
            settings.dock.folded = self.memory.folded;
        }
        if settings.what_now != self.memory.what_now {
            settings.what_now = self.memory.what_now;
        }
        // The next run opens the rules at the last case.
        let books = [&self.title.book, &self.memory.book];
        let read = books.into_iter().filter(|book| book.open).find_map(|book| book.case.as_ref());
        if let Some(case) = read.filter(|case| **case != settings.rules_at) {
            settings.rules_at.clone_from(case);
        }
    }
}

/// Passes commands on to the panels. The action key confirms at the foot of the dock, unless it acts at the hex cursor or
/// on what is in the hand.
fn pass_on(
    mut given: MessageReader<Given>,
    mut host: ResMut<Host>,
    (cursor, hand): (Option<Res<Cursor>>, Option<Res<Hand>>),
) {
    let points = cursor.is_some_and(|cursor| cursor.shown().is_some());
    let holds = hand.is_some_and(|hand| hand.held.is_some());
    for Given(command) in given.read() {
        match command {
            Command::Act if !points && !holds => host.memory.commands.push(*command),
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
            | Command::FastForward
            | Command::HoldOpponent
            | Command::OneDeed
            | Command::LookBack
            | Command::TryHere
            | Command::BackToGame
            | Command::Cancel => host.memory.commands.push(*command),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The next run opens the rules at the last case, at the table and on the title screen.
    #[test]
    fn the_place_of_the_rules_book_is_kept() {
        let mut host = Host::default();
        host.memory.book.open_at("8.13");
        let mut app = App::new();
        app.insert_resource(host)
            .init_resource::<Settings>()
            .add_systems(Update, |host: Res<Host>, settings: ResMut<Settings>| host.take_off(settings));
        app.update();
        let settings = app.world().resource::<Settings>().clone();
        assert_eq!(settings.rules_at, "8.13");
        let mut next = Host::default();
        next.put_on(&settings);
        for book in [&next.memory.book, &next.title.book] {
            assert_eq!((book.open, book.case.as_deref()), (false, Some("8.13")));
        }
    }
}
