//! The capture window: a second window with the map and the caption only, for streaming programs to capture.
//!
//! Its camera follows that of the table. It shows what is said to be for viewers ([`layers`]) and nothing
//! else: no panels, no plans, no reach of what is in the hand. It is drawn when the table is drawn, and rests
//! with it. Nothing can be clicked in it. When it is closed, the table stays; when the table is closed, it goes.
//!
//! [`layers`]: crate::table::map::layers

mod follow;
mod opened;

pub use opened::CaptureWindow;

use super::presenter::Presenter;
use crate::{
    panels::{self, Action, Theme},
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

/// Where its caption is drawn.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CapturePass;

/// Its size when it opens, in logical pixels: half of what is usually streamed in each direction would be too
/// small for the caption, all of it would cover the table.
const SIZE: (u32, u32) = (1280, 720);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (obey, close_at_once));
}

pub(crate) fn pictures_plugin(app: &mut App) {
    app.add_plugins(follow::plugin)
        .init_schedule(CapturePass)
        .add_systems(CapturePass, write_caption)
        .add_observer(dress)
        .add_observer(undress);
}

/// A window that is to be closed goes with the next frame: a table at rest would not draw one.
fn close_at_once(mut closed: MessageReader<WindowCloseRequested>, mut redraw: MessageWriter<RequestRedraw>) {
    if closed.read().count() > 0 {
        redraw.write(RequestRedraw);
    }
}

/// Opens the window or closes it, by key or menu.
fn obey(
    mut commands: Commands,
    mut given: MessageReader<Given>,
    mut asked: MessageReader<Asked>,
    windows: Query<Entity, With<CaptureWindow>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let keys = given.read().filter(|given| given.0 == Command::CaptureWindow).count();
    let entries = asked.read().filter(|asked| asked.0 == Action::Capture).count();
    if (keys + entries) % 2 == 0 {
        return;
    }
    redraw.write(RequestRedraw);
    if windows.is_empty() {
        commands.spawn((CaptureWindow, window(), Pickable::IGNORE));
    }
    for window in &windows {
        commands.entity(window).despawn();
    }
}

fn window() -> Window {
    Window {
        title: "Kessel for viewers".to_owned(),
        name: Some("kessel-capture".to_owned()),
        resolution: WindowResolution::new(SIZE.0, SIZE.1),
        present_mode: PresentMode::AutoVsync,
        ..default()
    }
}

/// A window that has opened gets its cameras: one over the map, one for the caption, which gives both to it.
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

/// Without the window its cameras have nothing to draw on.
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
