//! Picking up counters and dropping them.

use super::{
    held::{Hand, PickUpFromBox},
    pressed::{Grasp, Touchable, shift},
    touch::{Grip, Touch, grasp as grasp_units},
};
use crate::{
    engine::counters::{CounterId, UnitId},
    planning::free,
    scene::layout::height,
    table::{
        app::{
            panels_want::PanelsWant,
            screen::Screen,
            sets::{GameSet, TableSet},
        },
        counters::{CardSize, fan::Fan, offset},
        map::{
            printed::Printed,
            view::{MapView, hex_under},
        },
        tabled::OnTable,
    },
};
use bevy::{
    picking::pointer::PointerButton,
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
};

/// The largest tilt of a held card, in radians.
const TILT: f32 = 0.06;
/// Scale of a held card.
pub(super) const LIFTED: f32 = 1.10;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(follow)
        .add_systems(Update, carry.in_set(TableSet::Carry).run_if(in_state(Screen::Table)));
}

pub(super) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_observer(start::<G>).add_observer(end::<G>).add_systems(
        Update,
        (take_from_box::<G>, carry_from_box::<G>)
            .chain()
            .in_set(TableSet::Carry)
            .in_set(GameSet::ShowAtTable(G::ID))
            .before(carry),
    );
}

fn start<G: OnTable>(
    mut on: On<Pointer<DragStart>>,
    touchable: Touchable,
    (keys, grasp): (Res<ButtonInput<KeyCode>>, Res<Grasp>),
    mut fan: ResMut<Fan>,
    mut touch: Touch<G>,
) {
    if on.button != PointerButton::Primary
        || touch.hand.held.is_some()
        || !touchable.listens(&touch.view, grasp.at)
    {
        return;
    }
    let Some(now) = touch.now() else { return };
    let place = touch.view.to_table(grasp.at);
    let unit = touchable.grasped(on.entity, place, now.selected);
    let Some(unit) = unit.filter(|unit| free::takes(now, &touch.plan.0, *unit)) else { return };
    on.propagate(false);
    let grip = match (shift(&keys), grasp.presses) {
        (true, _) => Grip::Stack,
        (false, 2..) => Grip::Formation,
        _ => Grip::One,
    };
    let units = grasp_units(now, unit, grip);
    let at = touch.view.to_table(on.pointer_location.position);
    touch.hold(units, at);
    fan.close();
}

fn follow(
    on: On<Pointer<Drag>>,
    (view, printed): (Res<MapView>, Res<Printed>),
    mut hand: ResMut<Hand>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let bubbled = on.entity != on.original_event_target();
    if on.button == PointerButton::Primary && !bubbled && hand.held.is_some() {
        move_hand(&mut hand, &printed, &view, on.pointer_location.position, on.delta.x);
        redraw.write(RequestRedraw);
    }
}

/// Moves the held units under the mouse. The hand counts as changed only when it comes over another hex, so that
/// everything that depends on it can rest in between.
fn move_hand(hand: &mut ResMut<Hand>, printed: &Printed, view: &MapView, pointer: Vec2, by: f32) {
    let Some(held) = &mut hand.bypass_change_detection().held else { return };
    held.at = view.to_table(pointer);
    held.sway = (held.sway * 0.7 + by * 0.3).clamp(-12.0, 12.0);
    let over = hex_under(printed, view, pointer);
    if held.over != over {
        held.over = over;
        hand.set_changed();
    }
}

fn end<G: OnTable>(on: On<Pointer<DragEnd>>, touchable: Touchable, mut touch: Touch<G>) {
    let from_box = touch.hand.held.as_ref().is_some_and(|held| held.from_box);
    let bubbled = on.entity != on.original_event_target();
    if on.button != PointerButton::Primary || bubbled || from_box || touch.now().is_none() {
        return;
    }
    if touch.hand.held.is_some()
        && let Some(held) = touch.hand.held.take()
    {
        let onto = touchable.under(held.at, &held.units);
        touch.drop(held, onto);
    }
}

/// Puts units from the panels into the hand.
fn take_from_box<G: OnTable>(
    mut picked: MessageReader<PickUpFromBox>,
    window: Single<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut touch: Touch<G>,
) {
    let Some(PickUpFromBox { units }) = picked.read().last() else { return };
    let Some(now) = touch.now() else { return };
    let takes = |unit: &UnitId| free::takes_from_box(now, &touch.plan.0, *unit);
    let units: Vec<UnitId> = units.iter().copied().filter(takes).collect();
    if units.is_empty() {
        return;
    }
    let pointer = window.cursor_position().unwrap_or(touch.view.area.center());
    let at = touch.view.to_table(pointer);
    touch.hold(units, at);
    if let Some(held) = &mut touch.hand.held {
        held.from_box = true;
        held.dragged_out = buttons.pressed(MouseButton::Left);
        held.over = None;
    }
}

/// Moves units from a box with the mouse, and drops them where its button is released over the map.
fn carry_from_box<G: OnTable>(
    buttons: Res<ButtonInput<MouseButton>>,
    window: Single<&Window, With<PrimaryWindow>>,
    (printed, want): (Res<Printed>, Res<PanelsWant>),
    touchable: Touchable,
    mut touch: Touch<G>,
) {
    if !touch.hand.held.as_ref().is_some_and(|held| held.from_box) {
        return;
    }
    let Some(pointer) = window.cursor_position() else { return };
    let at = touch.view.to_table(pointer);
    if touch.hand.held.as_ref().is_some_and(|held| held.at != at) {
        let Touch { hand, view, .. } = &mut touch;
        move_hand(hand, &printed, view, pointer, 0.0);
    }
    if !buttons.just_released(MouseButton::Left) {
        return;
    }
    // A click on a panel over the map, such as the small map, is for the panel. Units dragged out of a panel are
    // released while it still has the mouse.
    if want.mouse && !touch.hand.held.as_ref().is_some_and(|held| held.dragged_out) {
        return;
    }
    let over_map = touch.view.area.contains(pointer);
    let ends = over_map || touch.hand.held.as_ref().is_some_and(|held| held.dragged_out);
    let Some(held) = touch.hand.held.take_if(|_| ends) else { return };
    if over_map {
        let onto = touchable.under(held.at, &held.units);
        touch.drop(held, onto);
    }
}

/// Keeps the held units under the mouse.
fn carry(hand: Res<Hand>, size: Res<CardSize>, mut counters: Query<(&CounterId, &mut Transform)>) {
    let Some(held) = &hand.held else { return };
    let count = held.units.len();
    for (counter, mut transform) in &mut counters {
        let Some(number) = held.units.iter().position(|unit| *unit == counter.0) else { continue };
        // The grasped unit is on top.
        let place = held.at + offset(count - 1 - number, count) * size.side;
        *transform = Transform::from_translation(place.extend(height::HELD - 0.1 * number as f32))
            .with_rotation(Quat::from_rotation_z(-TILT * held.sway / 12.0))
            .with_scale(Vec3::new(LIFTED, LIFTED, 1.0));
    }
}
