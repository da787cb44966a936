//! From keys to commands: every key of the table is looked up here in the player's own key table. Systems read commands
//! as messages and never ask for a key.

use super::{panels_want::PanelsWant, screen::Covered, sets::TableSet};
use crate::{
    panels::may_answer,
    settings::{Chord, Command, KeyLayout, OwnCommand, Settings},
};
use bevy::{
    input::{InputSystems, keyboard::KeyboardInput},
    prelude::*,
    window::{MonitorSelection, PrimaryWindow, RequestRedraw, WindowMode},
};

/// A command that a key has given.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given(pub Command);

/// The chord that was pressed in this frame, for the page that maps keys.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PressedChord(pub Option<Chord>);

/// The commands that only the game on the table has.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnCommands(pub &'static [OwnCommand]);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<PressedChord>()
        .init_resource::<OwnCommands>()
        .init_resource::<KeyLayout>()
        .add_message::<Given>()
        .add_systems(PreUpdate, (forget, hear).chain().after(InputSystems).in_set(TableSet::HearKeys))
        .add_systems(Update, fill_screen);
}

/// Makes the window full screen, or windowed again.
fn fill_screen(mut given: MessageReader<Given>, window: Single<&mut Window, With<PrimaryWindow>>) {
    let mut window = window.into_inner();
    for _ in given.read().filter(|given| given.0 == Command::FullScreen) {
        window.mode = match window.mode {
            WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
            _ => WindowMode::Windowed,
        };
    }
}

/// Drops the commands of this frame. Messages last longer, and a system that pauses under another screen would carry
/// them out when the table is shown again.
fn forget(mut given: ResMut<Messages<Given>>) {
    given.clear();
}

/// Whether a command acts while the table is covered for the next player. A command on the game or on the open parts of
/// the table does not: the other player would give it.
fn acts_under_cover(command: Command) -> bool {
    use Command::{CaptureWindow, FullScreen, Help, HoldView, Presenter, Settings};
    matches!(command, FullScreen | Help | Settings | Presenter | CaptureWindow | HoldView)
}

/// Whether a command acts while a map is edited. The others are keys of the editor, or of a game.
fn acts_in_editor(command: Command) -> bool {
    use Command::{FullScreen, Help, Settings, ZoomIn, ZoomOut};
    matches!(command, FullScreen | Help | Settings | ZoomIn | ZoomOut)
}

fn hear(
    mut pressed: MessageReader<KeyboardInput>,
    (keys, mut held): (Res<ButtonInput<KeyCode>>, Local<ButtonInput<KeyCode>>),
    (want, own, covered): (Res<PanelsWant>, Res<OwnCommands>, Covered),
    (settings, mut layout): (Res<Settings>, ResMut<KeyLayout>),
    mut chord: ResMut<PressedChord>,
    mut given: MessageWriter<Given>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut last = None;
    for input in pressed.read() {
        // Within one slow frame Shift may be pressed, a key with it, and both released: a key counts with the modifiers
        // that were down when it was pressed.
        if !input.state.is_pressed() {
            held.release(input.key_code);
            continue;
        }
        held.press(input.key_code);
        let key = layout.bypass_change_detection().note(input.key_code, &input.logical_key);
        let Some(now) = Chord::pressed(key, &held) else { continue };
        if !input.repeat {
            last = Some(now);
        }
        if want.keys && !want.reads {
            continue;
        }
        let commands =
            settings.keys.commands(now, own.0).filter(|command| !input.repeat || command.repeats());
        let free = |command: &Command| {
            let waits = covered.stands() && !acts_under_cover(*command)
                || covered.is_edited() && !acts_in_editor(*command)
                || want.reads && *command != Command::FullScreen;
            let unread = want.answers && may_answer(*command);
            !(waits || unread || want.cancel && *command == Command::Cancel)
        };
        given.write_batch(commands.filter(free).map(Given));
        redraw.write(RequestRedraw);
    }
    // A window that loses the keyboard gets no releases.
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

    /// Returns the commands of this key on a screen that has just been opened.
    fn given_on(screen: Screen, key_code: KeyCode) -> Vec<Command> {
        given_while(screen, key_code, PanelsWant::default())
    }

    /// Returns them while panels want this.
    fn given_while(screen: Screen, key_code: KeyCode, want: PanelsWant) -> Vec<Command> {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, screen::plugin))
            .init_resource::<ButtonInput<KeyCode>>()
            .insert_resource(want)
            .init_resource::<Settings>()
            .init_resource::<PressedChord>()
            .init_resource::<OwnCommands>()
            .init_resource::<KeyLayout>()
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

    /// The player who presses a key at the cover is not the one for whom it would act.
    #[test]
    fn the_cover_keeps_keys_from_the_table() {
        for (key, command) in [(KeyCode::KeyE, Command::EndPhase), (KeyCode::KeyH, Command::Hint)] {
            assert!(given_on(Screen::Table, key).contains(&command));
            assert_eq!(given_on(Screen::HandOver, key), []);
        }
        assert!(given_on(Screen::HandOver, KeyCode::F11).contains(&Command::FullScreen));
        assert_eq!(given_on(Screen::Workshop, KeyCode::KeyE), []);
        assert!(given_on(Screen::Workshop, KeyCode::Equal).contains(&Command::ZoomIn));
    }

    /// A player who reads the briefing can make the window full screen; nothing else is done behind it.
    #[test]
    fn the_window_fills_the_screen_behind_a_briefing() {
        let briefing = PanelsWant { keys: true, reads: true, ..PanelsWant::default() };
        let typing = PanelsWant { keys: true, ..PanelsWant::default() };
        let given = given_while(Screen::Table, KeyCode::F11, briefing);
        assert!(
            !given.is_empty() && given.iter().all(|command| *command == Command::FullScreen),
            "{given:?}"
        );
        assert_eq!(given_while(Screen::Table, KeyCode::KeyE, briefing), []);
        assert_eq!(given_while(Screen::Table, KeyCode::F11, typing), []);
    }
}
