//! From keys to commands: every key that the table knows is looked up here in the player's own table of
//! keys. Whoever obeys a command reads it as a message and never asks for a key.

use super::{panels_want::PanelsWant, screen::Covered, sets::TableSet};
use crate::{
    panels::may_answer,
    settings::{Chord, Command, OwnCommand, Settings},
};
use bevy::{
    input::{InputSystems, keyboard::KeyboardInput},
    prelude::*,
    window::{MonitorSelection, PrimaryWindow, RequestRedraw, WindowMode},
};

/// A command that a key has given.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given(pub Command);

/// The chord that was pressed in this frame, for the page on which keys are mapped anew.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PressedChord(pub Option<Chord>);

/// What only the game on the table knows.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnCommands(pub &'static [OwnCommand]);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<PressedChord>()
        .init_resource::<OwnCommands>()
        .add_message::<Given>()
        .add_systems(PreUpdate, (forget, hear).chain().after(InputSystems).in_set(TableSet::HearKeys))
        .add_systems(Update, fill_screen);
}

/// Lets the window fill the screen, or takes it back.
fn fill_screen(mut given: MessageReader<Given>, window: Single<&mut Window, With<PrimaryWindow>>) {
    let mut window = window.into_inner();
    for _ in given.read().filter(|given| given.0 == Command::FullScreen) {
        window.mode = match window.mode {
            WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
            _ => WindowMode::Windowed,
        };
    }
}

/// A command is for the frame in which it was given. Messages are kept for longer, and who sleeps under
/// another screen would obey it when the table comes back.
fn forget(mut given: ResMut<Messages<Given>>) {
    given.clear();
}

/// Whether a command acts while the table is covered for who comes: what it does to the game or to what lies open on
/// the table would be for the one and done by the other.
fn acts_under_cover(command: Command) -> bool {
    use Command::{CaptureWindow, FullScreen, Help, Presenter, Settings};
    matches!(command, FullScreen | Help | Settings | Presenter | CaptureWindow)
}

fn hear(
    mut pressed: MessageReader<KeyboardInput>,
    (keys, mut held): (Res<ButtonInput<KeyCode>>, Local<ButtonInput<KeyCode>>),
    (want, own, covered): (Res<PanelsWant>, Res<OwnCommands>, Covered),
    settings: Res<Settings>,
    mut chord: ResMut<PressedChord>,
    mut given: MessageWriter<Given>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut last = None;
    for input in pressed.read() {
        // Within one slow frame Shift may go down, a key with it, and both come up: what belongs to a key is
        // what was down when it went down.
        if !input.state.is_pressed() {
            held.release(input.key_code);
            continue;
        }
        held.press(input.key_code);
        let Some(now) = Chord::pressed(input.key_code, &held) else { continue };
        if !input.repeat {
            last = Some(now);
        }
        if want.keys {
            continue;
        }
        let commands =
            settings.keys.commands(now, own.0).filter(|command| !input.repeat || command.repeats());
        let free = |command: &Command| {
            let waits = covered.stands() && !acts_under_cover(*command);
            let unread = want.answers && may_answer(*command);
            !(waits || unread || want.cancel && *command == Command::Cancel)
        };
        given.write_batch(commands.filter(free).map(Given));
        redraw.write(RequestRedraw);
    }
    // A window that loses the keys never hears them come up.
    held.clone_from(&keys);
    chord.set_if_neq(PressedChord(last));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::app::screen::{self, Screen};
    use bevy::{
        input::{ButtonState, keyboard::Key},
        state::app::StatesPlugin,
    };

    /// What this key gives on a screen that is just put up.
    fn given_on(screen: Screen, key_code: KeyCode) -> Vec<Command> {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, screen::plugin))
            .init_resource::<ButtonInput<KeyCode>>()
            .init_resource::<PanelsWant>()
            .init_resource::<Settings>()
            .init_resource::<PressedChord>()
            .init_resource::<OwnCommands>()
            .add_message::<Given>()
            .add_message::<KeyboardInput>()
            .add_message::<RequestRedraw>()
            .add_systems(PreUpdate, hear);
        let state = ButtonState::Pressed;
        let (logical_key, window) = (Key::F35, Entity::PLACEHOLDER);
        let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
        // In the frame before the screen is there, and in one with it.
        app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        for _ in 0..2 {
            app.world_mut().write_message(input.clone());
            app.update();
        }
        app.world_mut().resource_mut::<Messages<Given>>().drain().map(|given| given.0).collect()
    }

    /// Who presses a key at the cover is not the one for whom it would act.
    #[test]
    fn the_cover_keeps_keys_from_the_table() {
        for (key, command) in [(KeyCode::KeyE, Command::EndPhase), (KeyCode::KeyH, Command::Hint)] {
            assert!(given_on(Screen::Table, key).contains(&command));
            assert_eq!(given_on(Screen::HandOver, key), []);
        }
        assert!(given_on(Screen::HandOver, KeyCode::F11).contains(&Command::FullScreen));
    }
}
