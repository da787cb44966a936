//! From keys to commands: every key that the table knows is looked up here in the player's own table of
//! keys. Whoever obeys a command reads it as a message and never asks for a key.

use super::panels_want::PanelsWant;
use crate::settings::{Chord, Command, OwnCommand, Settings};
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

/// Where keys become commands.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hear;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<PressedChord>()
        .init_resource::<OwnCommands>()
        .add_message::<Given>()
        .add_systems(PreUpdate, (forget, hear).chain().after(InputSystems).in_set(Hear))
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

fn hear(
    mut pressed: MessageReader<KeyboardInput>,
    (keys, mut held): (Res<ButtonInput<KeyCode>>, Local<ButtonInput<KeyCode>>),
    (want, own): (Res<PanelsWant>, Res<OwnCommands>),
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
        let free = |command: &Command| !(want.cancel && *command == Command::Cancel);
        given.write_batch(commands.filter(free).map(Given));
        redraw.write(RequestRedraw);
    }
    // A window that loses the keys never hears them come up.
    held.clone_from(&keys);
    chord.set_if_neq(PressedChord(last));
}
