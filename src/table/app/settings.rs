//! The settings at the table: read when the program starts, written when they change, applied to the table and its
//! panels.

use super::{
    host::{Asked, Host},
    settings_file::{SettingsFile, SettingsNotes},
};
use crate::{
    engine::{
        data::Shown,
        orders::Refusal,
        storage::in_plain_words,
        text::{Text, id, t},
    },
    panels::Action,
    settings::{self, GameKeys, Motion, Settings},
    table::{app::sets::TableSet, files::keeping::Saving, session::Refused, tabled::registry::Games},
};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SettingsNotes>()
        .add_systems(Startup, read.in_set(TableSet::ReadSettings))
        .add_systems(Update, (obey, (keep, move_as_wished).run_if(resource_changed::<Settings>)).chain())
        .add_systems(EguiPrimaryContextPass, put_on.before(TableSet::DrawPanels));
}

/// Uses the settings file of the user, if the system has a folder for it.
pub(crate) fn use_file_of_user(app: &mut App) {
    if let Some(file) = settings::file_of_user() {
        app.insert_resource(SettingsFile(file));
    }
}

/// Reads the file; its faults are shown on the title screen and at the table.
fn read(
    file: Option<Res<SettingsFile>>,
    games: Option<Res<Games>>,
    mut settings: ResMut<Settings>,
    mut notes: ResMut<SettingsNotes>,
    mut refused: ResMut<Refused>,
) {
    let Some(file) = file else { return };
    let read = settings::read_file(&file.0, &keys_of(games.as_deref()));
    *settings = read.settings;
    read.notes.iter().for_each(|note| warn!("{note}"));
    let why = match read.notes.as_slice() {
        [] => None,
        [note] => Some(note.clone()),
        notes => Some(notes.iter().map(Text::plain).collect::<Vec<_>>().join("\n").into()),
    };
    if let Some(why) = why {
        refused.0 = Some(Refusal::new("settings", why));
    }
    notes.0 = read.notes;
}

/// Returns the keys of each game in addition to the common ones.
fn keys_of(games: Option<&Games>) -> Vec<GameKeys> {
    games.map(Games::keys).unwrap_or_default()
}

/// Carries out the panels' actions on the settings.
fn obey(mut asked: MessageReader<Asked>, mut settings: ResMut<Settings>) {
    for Asked(action) in asked.read() {
        match action {
            Action::Change(wanted) => *settings = wanted.as_ref().clone().within_bounds(),
            Action::ToggleTheme => settings.theme = settings.theme.other(),
            Action::DockWidth(width) => settings.dock.width = *width,
            Action::HandOver(on) => settings.hand_over = *on,
            _ => {}
        }
    }
}

/// Writes the settings when they have changed since they were read or written.
fn keep(
    (file, games): (Option<Res<SettingsFile>>, Option<Res<Games>>),
    settings: Res<Settings>,
    mut notes: ResMut<SettingsNotes>,
    mut kept: Local<Option<Settings>>,
    saving: Option<ResMut<Saving>>,
) {
    let before = kept.replace(settings.clone());
    let (Some(file), Some(before)) = (file, before) else { return };
    if before == *settings {
        return;
    }
    let games = keys_of(games.as_deref());
    notes.0.clear();
    match settings::keep_damaged(&file.0, &games) {
        Ok(None) => {}
        Ok(Some(copy)) => {
            notes.0.push(t!("table-settings-damaged", file = copy.shown()));
        }
        Err(error) => {
            // The next change tries it again.
            kept.clone_from(&Some(before));
            notes.0.push(t!("table-settings-not-saved", why = in_plain_words(&error)));
            return;
        }
    }
    if let Some(mut saving) = saving {
        // The bar shows a failure, and it is tried again.
        saving.keep(id!("table-what-settings"), &file.0, settings::written(&settings, &games));
    } else if let Err(error) = settings::write(&file.0, &settings, &games) {
        notes.0.push(t!("table-file-not-written", file = file.0.shown(), why = error.to_string()));
    }
}

/// Applies the player's choice of animation to the table.
fn move_as_wished(settings: Res<Settings>, mut motion: ResMut<Motion>) {
    motion.set_if_neq(settings.motion);
}

/// Applies the settings to the panels.
fn put_on(mut contexts: EguiContexts, settings: ResMut<Settings>, mut host: ResMut<Host>) -> Result {
    let context = contexts.ctx_mut()?;
    if (context.zoom_factor() - settings.scale).abs() > 1e-3 {
        context.set_zoom_factor(settings.scale);
    }
    let host = host.bypass_change_detection();
    if settings.is_changed() {
        host.put_on(&settings);
    }
    host.take_off(settings);
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// The choice in one run of the program is in force in the next.
    #[test]
    fn a_hand_over_screen_that_was_switched_off_stays_off() {
        let folder = std::env::temp_dir().join(format!("kessel-hand-over-{}", std::process::id()));
        let path = folder.join("settings.ron");
        let run = |wishes: Option<Action>| {
            let mut app = App::new();
            app.init_resource::<Settings>()
                .init_resource::<SettingsNotes>()
                .init_resource::<Refused>()
                .insert_resource(SettingsFile(path.clone()))
                .add_message::<Asked>()
                .add_systems(Startup, read)
                .add_systems(Update, (obey, keep.run_if(resource_changed::<Settings>)).chain());
            app.update();
            let found = app.world().resource::<Settings>().hand_over;
            app.world_mut().write_message_batch(wishes.map(Asked));
            app.update();
            found
        };
        assert!(run(Some(Action::HandOver(false))), "without a file it is shown");
        assert!(!run(None) && !run(Some(Action::HandOver(true))), "it stays off");
        assert!(run(None), "and on again");
        std::fs::remove_dir_all(&folder).unwrap();
    }

    /// After a fault at any step the file holds the old settings or the new, and in the end the new.
    #[test]
    fn settings_are_old_or_new_and_written_in_the_end() {
        use crate::engine::storage::{Disk, DiskFault, PlannedFault};
        let folder = std::env::temp_dir().join(format!("kessel-settings-faults-{}", std::process::id()));
        for fault in DiskFault::ALL {
            for step in 0..6 {
                let path = folder.join(format!("{fault:?}-{step}/settings.ron"));
                let old = Settings { pack: "old".to_owned(), ..Settings::default() };
                settings::write(&path, &old, &[]).unwrap();
                let faults = std::sync::Arc::new(PlannedFault::at(fault, step));
                let saving = Saving::on(Disk::with_faults(std::sync::Arc::clone(&faults) as _), Vec::new());
                let mut app = App::new();
                app.init_resource::<Settings>()
                    .init_resource::<SettingsNotes>()
                    .init_resource::<Refused>()
                    .insert_resource(SettingsFile(path.clone()))
                    .insert_resource(saving)
                    .add_message::<Asked>()
                    .add_systems(Startup, read)
                    .add_systems(Update, (obey, keep.run_if(resource_changed::<Settings>)).chain());
                app.update();
                let new = Settings { pack: "new".to_owned(), ..old };
                app.world_mut().write_message(Asked(Action::Change(Box::new(new))));
                app.update();
                let read = settings::read_file(&path, &[]);
                assert!(read.notes.is_empty(), "{fault:?} at {step}: {:?}", read.notes);
                assert!(["old", "new"].contains(&read.settings.pack.as_str()), "{fault:?} at {step}");
                if fault != DiskFault::Kill {
                    faults.mend();
                    app.world().resource::<Saving>().settle();
                    assert_eq!(settings::read_file(&path, &[]).settings.pack, "new", "{fault:?} at {step}");
                }
            }
        }
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn the_art_pack_that_was_chosen_is_chosen_the_next_time() {
        let folder = std::env::temp_dir().join(format!("kessel-chosen-{}", std::process::id()));
        let path = folder.join("settings.ron");
        let chosen = Settings { pack: "flat".to_owned(), ..Settings::default() };
        settings::write(&path, &chosen, &[]).unwrap();
        let mut app = App::new();
        app.init_resource::<Settings>()
            .init_resource::<SettingsNotes>()
            .init_resource::<Refused>()
            .insert_resource(SettingsFile(path.clone()))
            .add_message::<Asked>()
            .add_systems(Startup, read)
            .add_systems(Update, (obey, keep.run_if(resource_changed::<Settings>)).chain());
        app.update();
        assert_eq!(app.world().resource::<Settings>().pack, "flat");
        let other = Settings { pack: "mine".to_owned(), ..chosen };
        app.world_mut().write_message(Asked(Action::Change(Box::new(other))));
        app.update();
        assert_eq!(settings::read_file(&path, &[]).settings.pack, "mine");
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
