//! The camera over the map: its part of the window, scrolling, zooming.

use super::view::MapView;
use crate::{
    settings::{Command, KeyLayout, Settings},
    table::{
        app::{
            commands::Given,
            panels_want::{Covered, EdgesTaken, PanelsWant},
            passes::AS_STORED,
            screen::Screen,
        },
        drag::{BoxSelection, Hand},
    },
};
use bevy::{
    camera::{CameraOutputMode, CameraUpdateSystems, ScalingMode, Viewport},
    input::mouse::{MouseScrollUnit, MouseWheel},
    picking::pointer::PointerButton,
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
};

/// Zoom factor of one notch of the wheel.
const NOTCH: f32 = 1.2;
/// Speed of the map under the keys, in logical pixels a second.
const ARROW_SPEED: f32 = 1100.0;

/// The camera over the map.
#[derive(Component)]
pub struct MapCamera;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<EdgesTaken>()
        .init_resource::<KeyLayout>()
        .init_resource::<Covered>()
        .init_resource::<PanelsWant>()
        .add_systems(Startup, spawn_camera)
        .add_systems(
            Update,
            (
                lay_desk,
                measure_window,
                zoom_by_wheel,
                zoom_by_keys,
                pan_by_keys.run_if(not(in_state(Screen::Replay))).run_if(not(in_state(Screen::Workshop))),
            ),
        )
        .add_systems(PostUpdate, aim.before(CameraUpdateSystems).before(TransformSystems::Propagate))
        .add_observer(pan_by_mouse);
}

fn spawn_camera(mut commands: Commands) {
    let mut projection = OrthographicProjection::default_2d();
    projection.scaling_mode = ScalingMode::WindowSize;
    // The panels' camera draws over the map and presents both in the window.
    let camera = Camera { output_mode: CameraOutputMode::Skip, ..default() };
    let projection = Projection::Orthographic(projection);
    commands.spawn((Camera2d, camera, MapCamera, SpritePickingCamera, Msaa::Off, AS_STORED, projection));
}

/// Sets the colour around the sheet from the theme.
fn lay_desk(settings: Res<Settings>, mut desk: ResMut<ClearColor>, mut redraw: MessageWriter<RequestRedraw>) {
    if settings.is_changed() {
        let [red, green, blue, _] = settings.theme.palette_in(settings.colours).desk.to_array();
        desk.0 = Color::srgb_u8(red, green, blue);
        redraw.write(RequestRedraw);
    }
}

/// Copies window size and panels into the view.
fn measure_window(
    window: Single<&Window, With<PrimaryWindow>>,
    space: Res<EdgesTaken>,
    covered: Res<Covered>,
    mut view: ResMut<MapView>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let size = window.size();
    let corner = Vec2::new(space.left, space.top).min(size - 8.0);
    let far = (size - Vec2::new(space.right, space.bottom)).max(corner + 8.0);
    let area = Rect::from_corners(corner, far);
    let scale = window.scale_factor();
    let covered = (covered.0 * size.y).min(area.height() / 2.0);
    if view.area != area || view.scale != scale || view.covered != covered {
        view.area = area;
        view.covered = covered;
        view.scale = scale;
        view.refit();
        redraw.write(RequestRedraw);
    }
}

fn zoom_by_wheel(
    mut wheel: MessageReader<MouseWheel>,
    window: Single<&Window, With<PrimaryWindow>>,
    (want, hand): (Res<PanelsWant>, Res<Hand>),
    mut view: ResMut<MapView>,
) {
    let notches: f32 = wheel
        .read()
        .map(|turn| match turn.unit {
            MouseScrollUnit::Line => turn.y,
            MouseScrollUnit::Pixel => turn.y / 50.0,
        })
        .sum();
    let Some(cursor) = window.cursor_position() else { return };
    // While units with a facing are held, the wheel turns them.
    if notches != 0.0 && !hand.turns && !want.mouse && view.area.contains(cursor) {
        view.zoom(NOTCH.powf(notches.clamp(-4.0, 4.0)), cursor);
    }
}

/// Zooms with keys about the middle of the map, and shows all of it.
fn zoom_by_keys(mut given: MessageReader<Given>, mut view: ResMut<MapView>) {
    for Given(command) in given.read() {
        let middle = view.area.center();
        match command {
            Command::ZoomIn => view.zoom(NOTCH, middle),
            Command::ZoomOut => view.zoom(1.0 / NOTCH, middle),
            Command::WholeMap => view.show_whole(false),
            _ => {}
        }
    }
}

fn pan_by_keys(
    (keys, layout): (Res<ButtonInput<KeyCode>>, Res<KeyLayout>),
    settings: Res<Settings>,
    want: Res<PanelsWant>,
    time: Res<Time<Real>>,
    mut view: ResMut<MapView>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if want.keys || keys.get_pressed().next().is_none() {
        return;
    }
    let down = |command| f32::from(settings.keys.is_down(command, &keys, &layout));
    let by = Vec2::new(
        down(Command::PanLeft) - down(Command::PanRight),
        down(Command::PanUp) - down(Command::PanDown),
    );
    if by != Vec2::ZERO {
        view.pan(by * ARROW_SPEED * time.delta_secs().min(0.05));
        redraw.write(RequestRedraw);
    }
}

/// Scrolls the map: the middle button anywhere, the left one where there is no counter. The right one draws.
fn pan_by_mouse(
    on: On<Pointer<Drag>>,
    windows: Query<(), With<Window>>,
    (want, selection): (Res<PanelsWant>, Option<Res<BoxSelection>>),
    (hand, screen): (Option<Res<Hand>>, Option<Res<State<Screen>>>),
    mut view: ResMut<MapView>,
) {
    if selection.is_some_and(|selection| selection.is_drawn()) {
        return; // the drag draws a box
    }
    if !windows.contains(on.entity) {
        return; // the window receives the event later
    }
    let is_edited = screen.is_some_and(|screen| *screen.get() == Screen::Workshop);
    // The left button draws where a map is edited.
    if on.button == PointerButton::Secondary || (is_edited && on.button == PointerButton::Primary) {
        return;
    }
    let carries = on.button == PointerButton::Primary && hand.is_some_and(|hand| hand.held.is_some());
    if carries {
        return; // the mouse was faster than the look-up of the entity under it
    }
    let on_map = windows.contains(on.original_event_target());
    let began = on.pointer_location.position - on.distance;
    if (on.button != PointerButton::Primary || on_map) && !want.mouse && view.area.contains(began) {
        view.pan(on.delta);
    }
}

/// Points the camera at the view.
fn aim(
    view: Res<MapView>,
    screen: Option<Res<State<Screen>>>,
    window: Single<&Window, With<PrimaryWindow>>,
    camera: Single<(&mut Camera, &mut Transform, &mut Projection), With<MapCamera>>,
) {
    let (mut camera, mut transform, mut projection) = camera.into_inner();
    let whole = UVec2::new(window.physical_width(), window.physical_height());
    // The title covers the whole window, and the table is dimly visible behind all of it; its part of the window does
    // not change.
    let under_title = screen.is_some_and(|screen| *screen.get() == Screen::Title);
    let area = if under_title { Rect::from_corners(Vec2::ZERO, window.size()) } else { view.area };
    let corner = (area.min * view.scale).round().as_uvec2().min(whole.saturating_sub(UVec2::ONE));
    let size = (area.size() * view.scale).round().as_uvec2().min(whole - corner).max(UVec2::ONE);
    let wanted = Viewport { physical_position: corner, physical_size: size, ..default() };
    let same = camera
        .viewport
        .as_ref()
        .is_some_and(|now| now.physical_position == corner && now.physical_size == size);
    if !same && whole.min_element() > 0 {
        camera.viewport = Some(wanted);
    }
    let place = view.snapped_centre().extend(0.0);
    if transform.translation != place {
        transform.translation = place;
    }
    let scale = 1.0 / view.radius;
    if let Projection::Orthographic(now) = projection.as_ref()
        && now.scale != scale
        && let Projection::Orthographic(orthographic) = projection.as_mut()
    {
        orthographic.scale = scale;
    }
}
