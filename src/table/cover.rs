//! The cover under which nothing of the table is seen or touched until who comes takes over, with a key or a click.

use super::{
    counters::Shown,
    panels_want::PanelsWant,
    screen::Screen,
    session::{AnswerRequests, Ask, OrderRequest, Request},
};
use bevy::{prelude::*, window::RequestRedraw};

/// Seconds in which the screen is drawn again and again after it has come up: what draws it may still
/// be in the making when a game is opened with it.
const COMES_UP: f32 = 3.0;

/// When the screen came up.
#[derive(Resource, Default)]
struct CameUp(f32);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CameUp>()
        .add_systems(OnEnter(Screen::HandOver), (hide_counters, come_up))
        .add_systems(Update, (hear, draw_again).run_if(in_state(Screen::HandOver)).before(AnswerRequests))
        .add_observer(click);
}

fn come_up(time: Res<Time<Real>>, mut came_up: ResMut<CameUp>) {
    came_up.0 = time.elapsed_secs();
}

fn draw_again(time: Res<Time<Real>>, came_up: Res<CameUp>, mut redraw: MessageWriter<RequestRedraw>) {
    if time.elapsed_secs() - came_up.0 < COMES_UP {
        redraw.write(RequestRedraw);
    }
}

/// A look under the cover finds no counters.
fn hide_counters(mut counters: Query<&mut Visibility, With<Shown>>) {
    for mut visibility in &mut counters {
        *visibility = Visibility::Hidden;
    }
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
