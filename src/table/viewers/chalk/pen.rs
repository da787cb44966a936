//! The right button: a drag draws an arrow, a click a ring. While counters are held it pins their path instead. A press
//! of the left button removes all drawings that are not kept, in addition to its usual effect.

use super::{COMES, Drawing, Drawings, Shape};
use crate::{
    settings::Chalk,
    table::{
        app::{panels_want::PanelsWant, screen::Screen},
        drag::Hand,
        map::{
            printed::Printed,
            view::{MapView, hex_under},
        },
    },
};
use bevy::{picking::pointer::PointerButton, prelude::*, window::RequestRedraw};

/// Logical pixels that the mouse may move between press and release of a click.
const STRAY: f32 = 8.0;
/// Logical pixels between two stored places of the mouse's path.
const STEP: f32 = 3.0;

/// The press of the right button that has not been released.
#[derive(Resource, Default)]
struct Pen(Option<Pressed>);

struct Pressed {
    at: Vec2,
    last: Vec2,
    /// Its largest distance from the place of the press.
    strayed: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pen>()
        .add_observer(press)
        .add_observer(lead)
        .add_observer(click)
        .add_observer(let_go);
}

/// Whether the event has reached the window: each is handled once, wherever it began.
fn at_window(entity: Entity, windows: &Query<(), With<Window>>) -> bool {
    windows.contains(entity)
}

fn press(
    on: On<Pointer<Press>>,
    windows: Query<(), With<Window>>,
    keys: Res<ButtonInput<KeyCode>>,
    (view, want, hand, screen): (Res<MapView>, Res<PanelsWant>, Res<Hand>, Res<State<Screen>>),
    mut pen: ResMut<Pen>,
    mut drawings: ResMut<Drawings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let at = on.pointer_location.position;
    let on_map = !want.mouse && view.area.contains(at);
    if !at_window(on.entity, &windows) || !on_map {
        return;
    }
    match on.button {
        PointerButton::Primary if !drawings.is_empty() && !drawings.kept => {
            drawings.clear();
            redraw.write(RequestRedraw);
        }
        PointerButton::Secondary => {
            let free = hand.held.is_none() && matches!(screen.get(), Screen::Table | Screen::Replay);
            pen.0 = free.then_some(Pressed { at, last: at, strayed: 0.0 });
            if free {
                let shape = Shape::Arrow(vec![view.to_table(at)]);
                let chalk = chalk_held(&keys);
                drawings.stroke =
                    Some(Drawing { shape, chalk, hexes: Vec::new(), age: COMES, by_key: false });
            }
        }
        _ => {}
    }
}

/// Returns the colour of the held modifier keys.
fn chalk_held(keys: &ButtonInput<KeyCode>) -> Chalk {
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let control = [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight];
    Chalk::held(shift, keys.any_pressed(control))
}

fn lead(
    on: On<Pointer<Drag>>,
    windows: Query<(), With<Window>>,
    view: Res<MapView>,
    mut pen: ResMut<Pen>,
    mut drawings: ResMut<Drawings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if on.button != PointerButton::Secondary || !at_window(on.entity, &windows) {
        return;
    }
    let (Some(pen), Some(stroke)) = (&mut pen.0, &mut drawings.bypass_change_detection().stroke) else {
        return;
    };
    let at = on.pointer_location.position;
    pen.strayed = pen.strayed.max(at.distance(pen.at));
    if let Shape::Arrow(path) = &mut stroke.shape
        && at.distance(pen.last) >= STEP
    {
        pen.last = at;
        path.push(view.to_table(at));
        drawings.set_changed();
        redraw.write(RequestRedraw);
    }
}

fn click(
    on: On<Pointer<Click>>,
    windows: Query<(), With<Window>>,
    (view, printed): (Res<MapView>, Res<Printed>),
    pen: Res<Pen>,
    mut drawings: ResMut<Drawings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if on.button != PointerButton::Secondary || !at_window(on.entity, &windows) {
        return;
    }
    let Some(pen) = pen.0.as_ref().filter(|pen| pen.strayed <= STRAY) else { return };
    let (Some(hex), Some(stroke)) = (hex_under(&printed, &view, pen.at), drawings.stroke.take()) else {
        return;
    };
    drawings.ring(hex, stroke.chalk, false);
    redraw.write(RequestRedraw);
}

/// Ends the arrow, if the mouse has moved far enough for one.
fn let_go(
    on: On<Pointer<DragEnd>>,
    windows: Query<(), With<Window>>,
    mut pen: ResMut<Pen>,
    mut drawings: ResMut<Drawings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if on.button != PointerButton::Secondary || !at_window(on.entity, &windows) {
        return;
    }
    let far = pen.0.take().is_some_and(|pen| pen.strayed > STRAY);
    let stroke = drawings.stroke.take();
    if let Some(arrow) = stroke.filter(|_| far) {
        drawings.add(arrow);
    }
    redraw.write(RequestRedraw);
}
