//! The window: its creation and its plugins.

pub(super) mod clock;
pub(crate) mod commands;
pub(crate) mod host;
pub(super) mod in_order;
pub(crate) mod inks;
pub(super) mod language;
pub(super) mod pace;
pub(super) mod panels_want;
pub(super) mod passes;
pub(super) mod plugins;
pub(super) mod probe;
pub(super) mod probe_file;
pub(super) mod rest;
pub(crate) mod screen;
pub(crate) mod sets;
pub(super) mod settings;
pub(super) mod settings_file;
pub(super) mod sheets;
pub(crate) mod shown_language;
pub(super) mod start_check;
pub(super) mod start_times;
pub(super) mod told_again;
pub(super) mod typing;
pub(crate) mod waker;
pub(super) mod weight;

use super::{
    files::parcels::Parcels,
    map::ground::use_folders_of_user,
    session::{Request, SessionRequest},
    tabled::registry::Games,
    viewers::stage,
};
use crate::{
    art::own_fonts,
    engine::{complain, data, text::say},
    panels::{Custom, NewGame, ScenarioCard, Seat},
    play::{feed::FeedFile, stage::Stage},
};
use bevy::{
    log::LogPlugin,
    prelude::*,
    render::renderer::RenderDevice,
    window::{ExitCondition, Monitor, PresentMode, PrimaryWindow, WindowResolution},
    winit::{UpdateMode, WinitSettings},
};
use bevy_egui::EguiPlugin;
use host::Host;
use probe_file::ProbeFile;
use rest::SLEEP;
use start_times::StartTimes;
use std::{path::PathBuf, process::ExitCode};

/// The content with which the window opens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Start {
    #[default]
    Title,
    /// A new game of this scenario.
    Scenario(String, [Seat; 2]),
    /// A game from a file; a seat without a player keeps the player of the file.
    File(PathBuf, [Option<Seat>; 2]),
}

/// The services that are opened for viewers beside the window.
#[derive(Debug, Default)]
pub struct ForViewers {
    /// The file of the feed.
    pub feed: Option<FeedFile>,
    /// The server of the overlay page.
    pub stage: Option<Stage>,
}

/// Opens the window and runs until it is closed; `workshop` adds the editors, which the table does not know.
pub fn run(
    games: Games,
    start: Start,
    probe: Option<PathBuf>,
    (for_viewers, parcels): (ForViewers, Parcels),
    workshop: impl FnOnce(&mut App),
) -> ExitCode {
    if let Err(why) = start_check::check() {
        complain!("{why}");
        return ExitCode::from(1);
    }
    start_check::speak_plainly();
    for fault in own_fonts::read_own() {
        complain!("a font cannot be used: {fault}");
    }
    let mut app = window_app(games);
    workshop(&mut app);
    app.insert_resource(parcels);
    use_folders_of_user(&mut app);
    settings::use_file_of_user(&mut app);
    super::files::saving::clear_folders();
    super::files::keeping::choose_autosave(&mut app);
    super::lessons::use_file_of_user(&mut app);
    #[cfg(feature = "online")]
    {
        super::away::club::use_folder_of_user(&mut app);
        super::away::desktop::use_desktop(&mut app);
    }
    if let Some(file) = probe {
        app.insert_resource(ProbeFile(file));
    }
    if let Some(feed) = for_viewers.feed {
        app.insert_resource(feed);
    }
    if let Some(stage) = for_viewers.stage {
        stage::open(&mut app, stage);
    }
    begin(&mut app, start);
    app.world_mut().resource_mut::<StartTimes>().note("built");
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// The window with these games, and everything that is plugged into it.
fn window_app(games: Games) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(window()),
                // The capture window alone does not keep the program running.
                exit_condition: ExitCondition::OnPrimaryClosed,
                ..default()
            })
            .set(LogPlugin {
                filter: "warn,bevy_winit::state=error,wgpu=error,naga=error,wgpu_hal::vulkan::instance=off"
                    .to_owned(),
                ..default()
            }),
    )
    // One picture at a time: the panels' own shader draws in the same way on every graphics card.
    .add_plugins(EguiPlugin { bindless_mode_array_size: None })
    .insert_resource(WinitSettings {
        focused_mode: UpdateMode::reactive_low_power(SLEEP),
        unfocused_mode: UpdateMode::reactive_low_power(SLEEP),
    })
    .insert_resource(games)
    .add_plugins((plugins::plugin, plugins::pictures_plugin))
    .add_systems(PreUpdate, keep_drawable)
    .add_systems(Update, (fit_screen, name_window));
    clock::plugin(&mut app);
    weight::plugin(&mut app);
    start_times::plugin(&mut app);
    in_order::plugin(&mut app);
    app
}

/// Opens the first content of the window.
fn begin(app: &mut App, start: Start) {
    match start {
        Start::Title => show_title(app),
        Start::Scenario(scenario, seats) => {
            let cards = Games::of(app.world()).scenario_cards();
            if let Some(card) = cards.into_iter().find(|card| card.id == scenario) {
                let ScenarioCard { options, .. } = card;
                let custom = Custom::default();
                request(app, Request::NewGame(NewGame { scenario, options, seed: None, seats, custom }));
                app.world_mut().resource_mut::<Host>().memory.briefing = true;
            }
        }
        Start::File(file, wished) => request(app, Request::LoadFor(file, wished)),
    }
}

fn window() -> Window {
    Window {
        title: say!("table-opening"),
        name: Some("kessel".to_owned()),
        resolution: WindowResolution::new(1600, 900),
        present_mode: PresentMode::AutoVsync,
        ..default()
    }
}

/// Gives the window its title while it is dark, now that the language is known, and once its content is visible.
fn name_window(mut frames: Local<u8>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    match *frames {
        0 => window.title = say!("table-opening"),
        2 => window.title = "Kessel".to_owned(),
        _ => {}
    }
    *frames = frames.saturating_add(1);
}

/// The room that the frame of a window and the bars of the desktop may take of a screen, in pixels.
const BARS: UVec2 = UVec2::new(0, 120);

/// Fills the work area with a window that does not fit into its screen with its frame. Without a window manager it is
/// shrunk to the screen.
fn fit_screen(
    screens: Query<&Monitor, Added<Monitor>>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
) {
    let Some(room) = screens.iter().map(Monitor::physical_size).reduce(UVec2::max) else { return };
    let size = window.resolution.physical_size();
    if room.min_element() == 0 || size.cmple(room.saturating_sub(BARS)).all() {
        return;
    }
    let fitting = size.min(room);
    if fitting != size {
        window.resolution.set_physical_resolution(fitting.x, fitting.y);
    }
    window.set_maximized(true);
}

/// Keeps windows as small as can be drawn: the program would end with one that is larger, as over a wall of screens.
fn keep_drawable(card: Option<Res<RenderDevice>>, mut windows: Query<&mut Window, Changed<Window>>) {
    let Some(card) = card else { return };
    let longest = card.limits().max_texture_dimension_2d;
    for mut window in &mut windows {
        let size = window.resolution.physical_size();
        let drawable = size.min(UVec2::splat(longest));
        if size != drawable {
            window.resolution.set_physical_resolution(drawable.x, drawable.y);
        }
    }
}

fn request(app: &mut App, request: Request) {
    app.world_mut().write_message(SessionRequest(request));
}

/// Shows the sheet of the first scenario of the first game behind the title.
fn show_title(app: &mut App) {
    let Some(game) = Games::of(app.world()).iter().next() else { return };
    let Some(scenario) = data::scenario_ids(game.id()).into_iter().next() else { return };
    if let Err(faults) = game.lay_sheet(app.world_mut(), &scenario) {
        faults.iter().for_each(|fault| complain!("{fault}"));
    }
}
