//! The capture window: a second window with only the map and the caption, for streaming programs to capture.
//!
//! Its camera follows the game by itself, or that of the table. It shows the layers for viewers ([`layers`]) and nothing else: no panels, no
//! plans, no reach of held units. It is drawn when the table is drawn, and rests with it. It takes no clicks. When it
//! is closed, the table stays; when the table is closed, it closes too.
//!
//! [`layers`]: crate::table::map::layers

mod follow;
pub(crate) mod held;
mod opened;
mod pin;

pub(in crate::table::viewers) use follow::shows::Shows;
pub use opened::CaptureWindow;

use super::presenter::Presenter;
use crate::{
    engine::text::say,
    panels::{self, Action, Theme},
    play::{feed::FeedFile, stage::Stage},
    settings::{Command, Settings},
    table::{
        app::{
            commands::Given,
            host::Asked,
            passes::{AS_STORED, GoesToWindow},
        },
        map::layers,
    },
};
use bevy::{
    camera::{CameraOutputMode, RenderTarget, ScalingMode, visibility::RenderLayers},
    ecs::schedule::ScheduleLabel,
    picking::Pickable,
    prelude::*,
    window::{PresentMode, RequestRedraw, WindowCloseRequested, WindowRef, WindowResolution},
};
use bevy_egui::{EguiContext, EguiSchedule};

/// Its camera over the map.
#[derive(Component)]
pub(super) struct CaptureCamera;

#[derive(Component)]
struct CaptionCamera;

/// The pass that draws its caption.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CapturePass;

/// Its first size, in logical pixels: half of the usual streaming size in each direction would be too small for the
/// caption, the full size would cover the table.
const SIZE: (u32, u32) = (1280, 720);

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((held::plugin, pin::plugin)).add_systems(Update, (obey, close_at_once));
}

pub(crate) fn pictures_plugin(app: &mut App) {
    app.add_plugins(follow::plugin)
        .init_schedule(CapturePass)
        .add_systems(CapturePass, write_caption)
        .add_observer(dress)
        .add_observer(undress);
}

/// Requests a frame for a window that is to be closed: it closes with the next frame, and a table at rest would not
/// draw one.
fn close_at_once(mut closed: MessageReader<WindowCloseRequested>, mut redraw: MessageWriter<RequestRedraw>) {
    if closed.read().count() > 0 {
        redraw.write(RequestRedraw);
    }
}

/// Opens or closes the window, by key or menu.
fn obey(
    mut commands: Commands,
    mut given: MessageReader<Given>,
    mut asked: MessageReader<Asked>,
    windows: Query<Entity, With<CaptureWindow>>,
    (feed, stage): (Option<Res<FeedFile>>, Option<Res<Stage>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let keys = given.read().filter(|given| given.0 == Command::CaptureWindow).count();
    let entries = asked.read().filter(|asked| asked.0 == Action::Capture).count();
    if (keys + entries) % 2 == 0 {
        return;
    }
    redraw.write(RequestRedraw);
    if windows.is_empty() {
        let delays = [feed.map(|feed| feed.delay()), stage.map(|stage| stage.delay())];
        let is_delayed = delays.into_iter().flatten().any(|delay| !delay.is_zero());
        commands.spawn((CaptureWindow, window(is_delayed), Pickable::IGNORE));
    }
    for window in &windows {
        commands.entity(window).despawn();
    }
}

/// Returns the window. If feed and overlay are `delayed`, its title says that its picture is not: streaming programs
/// delay pictures.
fn window(delayed: bool) -> Window {
    Window {
        title: if delayed { say!("stage-viewer-window") } else { say!("table-viewer-window") },
        name: Some("kessel-capture".to_owned()),
        resolution: WindowResolution::new(SIZE.0, SIZE.1),
        present_mode: PresentMode::AutoVsync,
        ..default()
    }
}

/// Gives a window that has opened its cameras: one over the map, and one for the caption, which presents both.
fn dress(opened: On<Add, CaptureWindow>, mut commands: Commands) {
    let target = || RenderTarget::Window(WindowRef::Entity(opened.entity));
    let mut projection = OrthographicProjection::default_2d();
    projection.scaling_mode = ScalingMode::WindowSize;
    commands.spawn((
        Camera2d,
        Camera { order: 10, output_mode: CameraOutputMode::Skip, ..default() },
        target(),
        CaptureCamera,
        layers::of_viewers(),
        Msaa::Off,
        AS_STORED,
        Projection::Orthographic(projection),
    ));
    commands.spawn((
        Camera2d,
        Camera {
            order: 11,
            output_mode: CameraOutputMode::Write { blend_state: None, clear_color: ClearColorConfig::None },
            clear_color: ClearColorConfig::None,
            ..default()
        },
        target(),
        CaptionCamera,
        EguiSchedule::new(CapturePass),
        EguiContext::default(),
        RenderLayers::none(),
        Msaa::Off,
        AS_STORED,
        GoesToWindow,
    ));
}

/// Removes the cameras, which have nothing to draw on without the window.
fn undress(
    _: On<Remove, CaptureWindow>,
    mut commands: Commands,
    cameras: Query<Entity, Or<(With<CaptureCamera>, With<CaptionCamera>)>>,
) {
    for camera in &cameras {
        commands.entity(camera).try_despawn();
    }
}

fn write_caption(
    mut context: Single<&mut EguiContext, With<CaptionCamera>>,
    presenter: Res<Presenter>,
    settings: Res<Settings>,
) {
    let context = context.get_mut();
    if !panels::dress(context, Theme::Dark) {
        return;
    }
    if let Some(caption) = &presenter.caption {
        panels::caption::show(context, caption, settings.colours, false);
    }
}
