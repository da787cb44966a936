//! The cover under which nothing of the table is seen or touched until who comes takes over, with a key or a click.

use super::{Ask, OrderRequest, Request};
use crate::table::{
    app::{panels_want::PanelsWant, screen::Screen, sets::TableSet},
    counters::Shown,
    map::camera::MapCamera,
    viewers::capture::CaptureWindow,
};
use bevy::{camera::visibility::RenderLayers, prelude::*, window::RequestRedraw};

/// Seconds in which the screen is drawn again and again after it has come up: what draws it may still
/// be in the making when a game is opened with it.
const COMES_UP: f32 = 3.0;

/// When the screen came up.
#[derive(Resource, Default)]
struct ShownAt(f32);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ShownAt>()
        .add_systems(OnEnter(Screen::HandOver), (cover_map, cover_counters, come_up))
        .add_systems(OnExit(Screen::HandOver), uncover_map)
        .add_systems(
            Update,
            (hear, draw_again, cover_counters.run_if(viewers_change))
                .run_if(in_state(Screen::HandOver))
                .before(TableSet::AnswerRequests),
        )
        .add_observer(click);
}

fn come_up(time: Res<Time<Real>>, mut came_up: ResMut<ShownAt>) {
    came_up.0 = time.elapsed_secs();
}

fn draw_again(time: Res<Time<Real>>, came_up: Res<ShownAt>, mut redraw: MessageWriter<RequestRedraw>) {
    if time.elapsed_secs() - came_up.0 < COMES_UP {
        redraw.write(RequestRedraw);
    }
}

/// A look under the cover finds nothing of the map.
fn cover_map(mut commands: Commands, cameras: Query<Entity, With<MapCamera>>) {
    for camera in &cameras {
        commands.entity(camera).insert(RenderLayers::none());
    }
}

/// Who takes over sees it again; in presenter mode as much of it as viewers do.
fn uncover_map(mut commands: Commands, cameras: Query<Entity, With<MapCamera>>) {
    for camera in &cameras {
        commands.entity(camera).remove::<RenderLayers>();
    }
}

fn viewers_change(
    opened: Query<(), Added<CaptureWindow>>,
    mut closed: RemovedComponents<CaptureWindow>,
) -> bool {
    !opened.is_empty() || closed.read().count() > 0
}

/// Nor does it find counters, unless viewers of another window go on seeing the board as it was.
fn cover_counters(
    viewers: Query<(), With<CaptureWindow>>,
    mut counters: Query<(&Shown, &mut Visibility)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (shown, mut visibility) in &mut counters {
        let seen = shown.is_on_table && !viewers.is_empty();
        visibility.set_if_neq(if seen { Visibility::Visible } else { Visibility::Hidden });
    }
    redraw.write(RequestRedraw);
}

/// Enter takes over.
fn hear(
    keys: Res<ButtonInput<KeyCode>>,
    mut requests: MessageWriter<OrderRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]) {
        requests.write(OrderRequest(Request::People(Ask::Begin)));
        redraw.write(RequestRedraw);
    }
}

/// So does a click beside the panel; in the window the panel itself covers everything and has a
/// button.
fn click(
    on: On<Pointer<Click>>,
    screen: Res<State<Screen>>,
    want: Res<PanelsWant>,
    windows: Query<(), With<Window>>,
    mut requests: MessageWriter<OrderRequest>,
) {
    if *screen.get() == Screen::HandOver && !want.mouse && windows.contains(on.entity) {
        requests.write(OrderRequest(Request::People(Ask::Begin)));
    }
}
