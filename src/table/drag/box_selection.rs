//! Box selection: with Shift held, a drag that begins on the empty map draws a box and selects the friendly counters in
//! it.

use super::{held::Hand, pressed::shift, touch::Touch};
use crate::{
    engine::counters::UnitId,
    planning::{GameContext, answers::unit},
    scene::{
        has_scene::held,
        layout::{centre_of, height},
    },
    table::{
        app::{
            inks::{Inks, ink},
            panels_want::PanelsWant,
            screen::Screen,
        },
        map::view::MapView,
        marks::ribbon::{RibbonSpawner, Ribbons},
        tabled::OnTable,
    },
};
use bevy::{picking::pointer::PointerButton, prelude::*, window::RequestRedraw};

/// The current box, by two places of the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct BoxSelection {
    corners: Option<[Vec2; 2]>,
}

impl BoxSelection {
    /// Whether a box is being drawn.
    pub fn is_drawn(&self) -> bool {
        self.corners.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoxSelection>().add_observer(start).add_observer(drag);
}

pub(super) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_observer(end::<G>);
}

fn start(
    on: On<Pointer<DragStart>>,
    windows: Query<(), With<Window>>,
    keys: Res<ButtonInput<KeyCode>>,
    (view, want, screen): (Res<MapView>, Res<PanelsWant>, Res<State<Screen>>),
    mut selection: ResMut<BoxSelection>,
) {
    let on_map = windows.contains(on.original_event_target()) && windows.contains(on.entity);
    let at = on.pointer_location.position;
    let free = !want.mouse && *screen.get() == Screen::Table && view.area.contains(at);
    if on.button == PointerButton::Primary && shift(&keys) && on_map && free {
        selection.corners = Some([view.to_table(at); 2]);
    }
}

fn drag(
    on: On<Pointer<Drag>>,
    (view, hand): (Res<MapView>, Res<Hand>),
    mut selection: ResMut<BoxSelection>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if hand.held.is_some() {
        selection.corners = None; // the mouse was faster than the look-up of the entity under it
    }
    if on.button == PointerButton::Primary
        && let Some([from, _]) = selection.corners
    {
        selection.corners = Some([from, view.to_table(on.pointer_location.position)]);
        redraw.write(RequestRedraw);
    }
}

fn end<G: OnTable>(on: On<Pointer<DragEnd>>, mut selection: ResMut<BoxSelection>, mut touch: Touch<G>) {
    let (PointerButton::Primary, Some([one, other])) = (on.button, selection.corners) else { return };
    let Some(now) = touch.now() else { return };
    selection.corners = None;
    let own = own_in(now, Rect::from_corners(one, other));
    touch.session.selected = own;
    touch.redraw();
}

/// Returns the counters of the active side whose hex has its middle in the box.
fn own_in<G: OnTable>(now: GameContext<G>, area: Rect) -> Vec<UnitId> {
    let held = held::<G>(&now.position.public).into_iter().map(|(hex, _)| hex);
    let stacks =
        held.filter(|hex| area.contains(centre_of(*hex))).flat_map(|hex| G::stack(now.position, hex));
    let units = stacks.filter_map(|number| unit::<G>(now.position, number));
    units.filter(|unit| G::is_friendly(now, *unit)).collect()
}

#[derive(Component)]
struct BoxMesh;

pub(super) fn pictures_plugin(app: &mut App) {
    app.add_systems(Startup, spawn).add_systems(Update, draw);
}

fn spawn(mut spawner: RibbonSpawner) {
    spawner.spawn(BoxMesh, &Ribbons::default(), height::FAN);
}

fn draw(
    selection: Res<BoxSelection>,
    (view, inks): (Res<MapView>, Res<Inks>),
    mut meshes: ResMut<Assets<Mesh>>,
    shown: Single<(&mut Mesh2d, &mut Visibility), With<BoxMesh>>,
) {
    if !selection.is_changed() {
        return;
    }
    let mut ribbons = Ribbons::default();
    if let Some([one, other]) = selection.corners {
        frame(&mut ribbons, Rect::from_corners(one, other), 1.0 / view.radius, &inks);
    }
    ribbons.put(&mut meshes, shown.into_inner());
}

/// Draws an amber pane in a dark frame; `pixel` is the size of a pixel in hex radii.
fn frame(ribbons: &mut Ribbons, area: Rect, pixel: f32, inks: &Inks) {
    let corners =
        [area.min, Vec2::new(area.max.x, area.min.y), area.max, Vec2::new(area.min.x, area.max.y), area.min];
    ribbons.patch(&corners[..4], ink(inks.accent).with_alpha(0.19));
    ribbons.line(&corners, 4.0 * pixel, 4.0 * pixel, ink(inks.accent_dark));
    ribbons.line(&corners, 2.0 * pixel, 2.0 * pixel, ink(inks.accent));
}
