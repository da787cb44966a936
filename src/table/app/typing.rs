//! Keys on their way to the panels. A key counts with the modifiers that were held when it was pressed: in a slow frame
//! Control may be pressed, a key with it, and both released. The panels' library would read the modifiers once, at the
//! end of the frame, and take a paste for a typed letter.

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardFocusLost, KeyboardInput},
    },
    prelude::*,
};
use bevy_egui::{
    EguiClipboard, EguiContextSettings, EguiInputSet, PrimaryEguiContext,
    egui::{self, Event},
    helpers::{bevy_to_egui_key, bevy_to_egui_physical_key},
    input::{EguiInputEvent, ModifierKeysState},
};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(take_over).add_systems(PreUpdate, type_keys.in_set(EguiInputSet::ReadBevyMessages));
}

/// Takes the keys of the main window's panels over from the library.
fn take_over(added: On<Add, PrimaryEguiContext>, mut settings: Query<&mut EguiContextSettings>) {
    if let Ok(mut settings) = settings.get_mut(added.entity) {
        settings.input_system_settings.run_write_keyboard_input_messages_system = false;
    }
}

/// Passes keys on with the modifiers of their moment.
fn type_keys(
    mut pressed: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut held: Local<ModifierKeysState>,
    panels: Option<Single<Entity, With<PrimaryEguiContext>>>,
    mut clipboard: ResMut<EguiClipboard>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    if lost.read().count() > 0 {
        *held = ModifierKeysState::default();
    }
    let Some(context) = panels.map(|panels| *panels) else { return };
    for input in pressed.read() {
        hold(&mut held, input);
        let [text, key] = [typed(&held, input), key_event(&held, input)];
        let edit = key.as_ref().and_then(|key| edit(key, &mut clipboard));
        events.write_batch(
            [text, key, edit].into_iter().flatten().map(|event| EguiInputEvent { context, event }),
        );
    }
}

fn hold(held: &mut ModifierKeysState, input: &KeyboardInput) {
    let is_down = input.state == ButtonState::Pressed;
    match input.logical_key {
        Key::Shift => held.shift = is_down,
        Key::Control => held.ctrl = is_down,
        Key::Alt => held.alt = is_down,
        Key::Super | Key::Meta => held.win = is_down,
        _ => {}
    }
}

/// The text that a key types; none for a shortcut.
fn typed(held: &ModifierKeysState, input: &KeyboardInput) -> Option<Event> {
    if input.state != ButtonState::Pressed || !held.text_input_is_allowed() {
        return None;
    }
    match &input.logical_key {
        Key::Character(text) if !text.contains(char::is_control) => Some(Event::Text(text.to_string())),
        Key::Space => Some(Event::Text(" ".to_owned())),
        _ => None,
    }
}

/// The key itself, by its letter; by its place under a layout without English letters.
fn key_event(held: &ModifierKeysState, input: &KeyboardInput) -> Option<Event> {
    let physical_key = bevy_to_egui_physical_key(&input.key_code);
    Some(Event::Key {
        key: bevy_to_egui_key(&input.logical_key).or(physical_key)?,
        physical_key,
        pressed: input.state == ButtonState::Pressed,
        repeat: false,
        modifiers: held.to_egui_modifiers(),
    })
}

/// Returns the event by which a shortcut uses the clipboard.
fn edit(event: &Event, clipboard: &mut EguiClipboard) -> Option<Event> {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
    match key {
        _ if !modifiers.command => None,
        egui::Key::C => Some(Event::Copy),
        egui::Key::X => Some(Event::Cut),
        egui::Key::V => clipboard.get_text().map(Event::Text),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::Modifiers;

    fn input(key_code: KeyCode, logical_key: Key, state: ButtonState) -> KeyboardInput {
        KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window: Entity::PLACEHOLDER }
    }

    /// Control and a letter that are pressed and released within one frame are a shortcut, and type nothing.
    #[test]
    fn a_shortcut_within_one_frame_counts() {
        use ButtonState::{Pressed, Released};
        let z = Key::Character("z".into());
        let inputs = [
            input(KeyCode::ControlLeft, Key::Control, Pressed),
            input(KeyCode::KeyY, z.clone(), Pressed),
            input(KeyCode::KeyY, z.clone(), Released),
            input(KeyCode::ControlLeft, Key::Control, Released),
            input(KeyCode::KeyY, z, Pressed),
        ];
        let mut app = App::new();
        app.add_message::<KeyboardInput>()
            .add_message::<KeyboardFocusLost>()
            .add_message::<EguiInputEvent>()
            .init_resource::<EguiClipboard>()
            .add_systems(PreUpdate, type_keys);
        app.world_mut().spawn(PrimaryEguiContext);
        app.world_mut().write_message_batch(inputs);
        app.update();
        let mut messages = app.world_mut().resource_mut::<Messages<EguiInputEvent>>();
        let shown = messages.drain().filter_map(|EguiInputEvent { event, .. }| match event {
            Event::Text(text) => Some(text),
            Event::Key { key, pressed: true, modifiers, .. } if modifiers == Modifiers::NONE => {
                Some(key.name().to_owned())
            }
            Event::Key { key, pressed: true, .. } => Some(format!("with Control {}", key.name())),
            _ => None,
        });
        assert_eq!(shown.collect::<Vec<_>>(), ["with Control Z", "z", "Z"]);
    }
}
