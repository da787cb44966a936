//! The cover that hides the whole table until the next player takes over, with a key or a click.

use super::{Ask, Request, SessionRequest};
use crate::table::{
    app::{panels_want::PanelsWant, screen::Screen, sets::TableSet},
    counters::Shown,
    map::camera::MapCamera,
    viewers::capture::CaptureWindow,
};
use bevy::{camera::visibility::RenderLayers, prelude::*, window::RequestRedraw};

/// Seconds for which the screen is drawn repeatedly after it has appeared: its renderer may not be ready yet when a
/// game is opened with it.
const COMES_UP: f32 = 3.0;

/// The time at which the screen appeared.
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

/// Hides the map under the cover.
fn cover_map(mut commands: Commands, cameras: Query<Entity, With<MapCamera>>) {
    for camera in &cameras {
        commands.entity(camera).insert(RenderLayers::none());
    }
}

/// Shows the map to the next player; in presenter mode as much of it as viewers see.
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

/// Hides the counters as well, unless viewers of another window still see the board as it was.
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

/// Lets the next player take over with Enter.
fn hear(
    keys: Res<ButtonInput<KeyCode>>,
    mut requests: MessageWriter<SessionRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]) {
        requests.write(SessionRequest(Request::People(Ask::Begin)));
        redraw.write(RequestRedraw);
    }
}

/// Lets the next player take over with a click beside the panel; in the window the panel itself covers everything and
/// has a button.
fn click(
    on: On<Pointer<Click>>,
    screen: Res<State<Screen>>,
    want: Res<PanelsWant>,
    windows: Query<(), With<Window>>,
    mut requests: MessageWriter<SessionRequest>,
) {
    if *screen.get() == Screen::HandOver && !want.mouse && windows.contains(on.entity) {
        requests.write(SessionRequest(Request::People(Ask::Begin)));
    }
}
