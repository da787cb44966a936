//! The host of the panels: supplies their state and carries out their actions.

mod answer;
mod asked;
mod hosted;
mod settled;
mod show;
mod state;
mod wishes;

pub(crate) use asked::Asked;
pub use asked::HoveredHex;
pub(crate) use hosted::Remembered;
pub use hosted::{Hosted, Lying};
pub(crate) use state::Host;

use super::{
    panels_want::PanelsWant,
    passes::{AS_STORED, GoesToWindow},
    probe_file::Buttons,
    screen::Screen,
    sets::{GameSet, TableSet},
    shown_language::ShownLanguage,
    typing,
    waker::waker,
};
use crate::{
    engine::lessons::{self, CourseDone},
    panels::{CourseShown, PuzzleCard, ScenarioCard, WorkshopWish},
    table::{
        art::Art,
        drag::cursor::Cursor,
        files,
        files::{
            scenario_pictures::{Maps, Painted, Painting},
            shelf::{Found, FoundGame, Shelf},
        },
        map::{
            ground::PictureFolder,
            printed::Printed,
            view::{MapView, hex_pointed_at},
        },
        people::die_is_asked,
        session::thinker::{FastForward, Held, ThinkingProgress},
        study::hidden::HiddenGames,
        tabled::registry::Games,
    },
};
use bevy::{
    asset::AssetEventSystems,
    camera::{CameraOutputMode, visibility::RenderLayers},
    picking::PickingSystems,
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
};
use bevy_egui::{
    EguiContext, EguiContexts, EguiGlobalSettings, EguiPostUpdateSet, EguiPrimaryContextPass,
    PrimaryEguiContext, egui, input::EguiWantsInput,
};
use std::{collections::BTreeMap, sync::Arc};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Buttons>()
        .init_resource::<HoveredHex>()
        .init_resource::<Host>()
        .init_resource::<ThinkingProgress>()
        .init_resource::<FastForward>()
        .init_resource::<Held>()
        .init_resource::<ShownLanguage>()
        .add_plugins(typing::plugin)
        .add_systems(Startup, spawn_camera)
        // Letters that are new in a frame would otherwise be missing in it.
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
        .add_systems(OnEnter(Screen::Title), look_for_games)
        .add_systems(
            EguiPrimaryContextPass,
            (
                show::begin.before(TableSet::DrawGamePanels),
                show::finish.after(TableSet::DrawGamePanels).after(TableSet::DrawEditors),
            )
                .in_set(TableSet::DrawPanels),
        )
        .add_message::<Asked>()
        .add_systems(Update, (draw_new_screen, answer::answer.in_set(TableSet::PassOnPanels)))
        .add_systems(
            PreUpdate,
            (die_is_asked.pipe(ask_egui).before(PickingSystems::PostHover), note_hovered)
                .before(TableSet::HearKeys),
        )
        .add_systems(Update, (take_games, paint_scenarios).run_if(in_state(Screen::Title)))
        .add_systems(OnExit(Screen::Title), put_pictures_away);
}

/// Offers a tool of the workshop in the menu of the table. Its own system answers the wish, an [`Asked`] message.
pub(crate) fn offer(app: &mut App, tool: WorkshopWish) {
    app.init_resource::<Host>();
    app.world_mut().resource_mut::<Host>().memory.workshop.push(tool);
}

/// Offers a tool of the workshop on the title.
pub(crate) fn offer_on_title(app: &mut App, tool: WorkshopWish) {
    app.init_resource::<Host>();
    app.world_mut().resource_mut::<Host>().title.workshop.push(tool);
}

/// Frames after which the title has been visible.
const SEEN: u8 = 3;

/// Adds the panels of a game.
pub(crate) fn game_plugin<G: Hosted>(app: &mut App) {
    app.init_resource::<Remembered<G>>()
        .add_systems(
            EguiPrimaryContextPass,
            show::show::<G>.in_set(TableSet::DrawGamePanels).in_set(GameSet::Show(G::ID)),
        )
        .add_systems(
            Update,
            (answer::select::<G>, wishes::grant_wishes::<G>)
                .in_set(TableSet::PassOnPanels)
                .in_set(GameSet::Ask(G::ID)),
        );
}

/// Spawns the panels' own camera over the whole window. It draws over the picture of the map's camera, and the result
/// of both is copied to the window once.
fn spawn_camera(mut commands: Commands, mut settings: ResMut<EguiGlobalSettings>) {
    settings.auto_create_primary_context = false;
    commands.spawn((
        PrimaryEguiContext,
        Camera2d,
        Msaa::Off,
        RenderLayers::none(),
        Camera {
            order: 1,
            output_mode: CameraOutputMode::Write { blend_state: None, clear_color: ClearColorConfig::None },
            clear_color: ClearColorConfig::None,
            ..default()
        },
        AS_STORED,
        GoesToWindow,
    ));
}

/// Notes whether the mouse is over a panel, and whether the panels have the keyboard.
fn ask_egui(
    In(dice): In<bool>,
    (egui, host): (Res<EguiWantsInput>, Res<Host>),
    mut contexts: EguiContexts,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut want: ResMut<PanelsWant>,
) {
    let jumped = contexts.ctx_mut().ok().zip(window.and_then(|window| window.cursor_position()));
    let jumped = jumped.and_then(|(context, at)| jumped_over(context, at));
    // A key that enters a die has no other effect.
    let asks = host.memory.ending_phase
        || host.memory.briefing
        || host.sheet.open.is_some()
        || dice
        || host.memory.paged;
    let reads = host.memory.briefing && host.sheet.open.is_none() && !dice && !host.memory.paged;
    want.set_if_neq(PanelsWant {
        reads,
        mouse: jumped.unwrap_or_else(|| egui.wants_any_pointer_input()),
        keys: egui.wants_any_keyboard_input() || asks,
        cancel: host.memory.book.open && host.sheet.open.is_none(),
        answers: host.memory.unread.stands,
    });
}

/// Whether the mouse is over a panel, if it has moved since the panels last read its place. They read it once a frame,
/// and a press that comes with the movement is meant for the new place.
fn jumped_over(context: &egui::Context, at: Vec2) -> Option<bool> {
    let at = egui::pos2(at.x, at.y) / context.zoom_factor();
    let known = context.input(|input| input.pointer.latest_pos());
    let jumped = known.is_none_or(|known| known.distance(at) > 0.5);
    // A drag that began on a panel stays with it.
    let drags = context.input(|input| input.pointer.any_down());
    let busy = drags || context.egui_is_using_pointer() || context.any_popup_open();
    let over = |context: &egui::Context| {
        context.layer_id_at(at).is_some_and(|layer| layer.order != egui::Order::Background)
    };
    (jumped && !busy).then(|| over(context))
}

fn note_hovered(
    view: Res<MapView>,
    want: Res<PanelsWant>,
    (printed, cursor): (Res<Printed>, Res<Cursor>),
    window: Single<&Window, With<PrimaryWindow>>,
    mut hovered: ResMut<HoveredHex>,
) {
    let over = |pointer: Vec2| hex_pointed_at(&printed, &view, pointer);
    let by_mouse = || window.cursor_position().filter(|_| !want.mouse).and_then(over);
    hovered.0 = cursor.shown().or_else(by_mouse);
}

/// Searches for scenarios and saved games when the title is shown.
fn look_for_games(world: &mut World) {
    let (waker, games) = (waker(world), Games::of(world));
    let pack = world.get_resource::<Art>().and_then(|art| art.pack.clone());
    let last = world.get_resource::<Printed>().map(|printed| printed.ids().to_vec()).unwrap_or_default();
    let mut host = world.resource_mut::<Host>();
    if host.title.games.is_empty() {
        host.title.games = games.iter().map(|game| game.card()).collect();
    }
    host.scenarios = games.scenario_cards();
    open_at(&mut host, &last);
    host.lessons = lessons::cards();
    let puzzles = lessons::puzzles().into_iter();
    host.title.puzzles = puzzles.map(|card| PuzzleCard { card, tried: 0, grade: None }).collect();
    let courses = lessons::courses().into_iter();
    let shown = |card| CourseShown { card, done: CourseDone::default() };
    host.title.courses = courses.map(shown).collect();
    host.title.studies = lessons::studies();
    host.autosave = None;
    host.title.rules_of = None;
    host.saves.clear();
    host.pictures.clear();
    (host.painting, host.painted) = (None, Vec::new());
    let shelf = Shelf::look_through(games, files::game_folders(), pack, waker);
    host.shelf = shelf.map_err(|error| warn!("cannot start the thread that lists the games: {error}")).ok();
}

/// Chooses the scenario that was on the table last, and the lessons of its game.
fn open_at(host: &mut Host, ids: &[String]) {
    let Some(game) = ids.first() else { return };
    host.title.lessons_of = Some(game.clone());
    let is_it = |card: &ScenarioCard| card.options.game() == game.as_str() && ids.contains(&card.id);
    let number = host.scenarios.iter().position(is_it);
    if let Some(number) = number.filter(|number| *number != host.title.scenario) {
        host.title.scenario = number;
        (host.title.options, host.title.seats, host.title.house_rules) = (None, None, false);
    }
}

/// Takes in saved games as they are found.
fn take_games(mut host: ResMut<Host>, hidden: Option<Res<HiddenGames>>, mut contexts: EguiContexts) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let host = host.bypass_change_detection();
    let covered = |game: FoundGame| match &hidden {
        Some(hidden) if hidden.hides(&game.game.path) => game.covered(),
        _ => game,
    };
    for found in host.shelf.as_ref().map(Shelf::found).unwrap_or_default() {
        match found {
            Found::Game(game) => host.take_game(covered(*game), context),
            Found::Anew(games) => {
                host.autosave = None;
                host.saves.clear();
                host.pictures.clear();
                games.into_iter().for_each(|game| host.take_game(covered(game), context));
            }
        }
    }
}

/// Orders scenarios: the first of each game, then the second of each, and so on, because the shelf needs a picture of
/// every game soon.
fn in_turn(scenarios: impl Iterator<Item = (&'static str, String)>) -> Vec<(&'static str, String)> {
    let mut met: BTreeMap<&str, usize> = BTreeMap::new();
    let mut numbered: Vec<(usize, (&'static str, String))> = scenarios
        .map(|scenario| {
            let number = met.entry(scenario.0).or_default();
            *number += 1;
            (*number, scenario)
        })
        .collect();
    numbered.sort_by_key(|(number, _)| *number);
    numbered.into_iter().map(|(_, scenario)| scenario).collect()
}

/// Starts the painting of scenarios once the title has been visible, and takes in their pictures.
fn paint_scenarios(world: &mut World, mut frames: Local<u8>) {
    let Some(PictureFolder(maps)) = world.get_resource() else { return };
    let (maps, folder) = (maps.clone(), maps.with_file_name("scenarios"));
    if *frames < SEEN {
        *frames += 1;
        world.write_message(RequestRedraw);
        return;
    }
    let host = world.resource::<Host>();
    if host.painting.is_none() {
        let scenarios = host.scenarios.iter().filter(|card| card.fault.is_none());
        let scenarios = in_turn(scenarios.map(|card| (card.options.game(), card.id.clone())));
        let art = world.get_resource::<Art>().and_then(|art| Some(art.pack.as_ref()?.map.clone()));
        let maps = art.map(|art| Maps { folder: maps, art });
        let turn = Arc::clone(&host.paints);
        let painting = Painting::begin(Games::of(world), scenarios, folder, maps, (turn, waker(world)));
        world.resource_mut::<Host>().painting =
            painting.map_err(|error| warn!("cannot start painting scenario pictures: {error}")).ok();
    }
    let found = world.resource::<Host>().painting.as_ref().map(Painting::painted).unwrap_or_default();
    if found.is_empty() {
        return;
    }
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let Ok(context) = contexts.single_mut(world).map(|mut context| context.get_mut().clone()) else { return };
    let mut host = world.resource_mut::<Host>();
    let host = host.bypass_change_detection();
    for Painted { game, scenario, picture } in found {
        let texture = context.load_texture(scenario.clone(), picture, egui::TextureOptions::LINEAR);
        let card = host.scenarios.iter_mut().find(|card| card.options.game() == game && card.id == scenario);
        if let Some(card) = card {
            card.picture = Some(texture.id());
        }
        host.painted.push(texture);
    }
}

/// Drops the pictures of scenarios and games, which only the title shows, and stops the search for games.
fn put_pictures_away(mut host: ResMut<Host>) {
    let host = host.bypass_change_detection();
    for card in &mut host.scenarios {
        card.picture = None;
    }
    for game in host.saves.iter_mut().chain(&mut host.autosave) {
        game.picture = None;
    }
    (host.painting, host.painted, host.pictures) = (None, Vec::new(), Vec::new());
    host.shelf = None;
}

/// Requests a second frame for a new screen, because its panels are drawn only then.
fn draw_new_screen(screen: Res<State<Screen>>, mut redraw: MessageWriter<RequestRedraw>) {
    if screen.is_changed() {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No game waits for its picture until all of another's are painted.
    #[test]
    fn a_picture_of_every_game_comes_before_a_second_of_any() {
        let listed = [("one", "a"), ("one", "b"), ("one", "c"), ("two", "d"), ("two", "e"), ("three", "f")];
        let painted = in_turn(listed.into_iter().map(|(game, id)| (game, id.to_owned())));
        assert_eq!(painted.iter().map(|(_, id)| id.as_str()).collect::<String>(), "adfbec");
    }

    /// A press that comes in one frame with the movement counts for the panel under the new place, not under the old
    /// one.
    #[test]
    fn a_jump_off_a_panel_is_seen_at_once() {
        let context = egui::Context::default();
        let frame = |events: Vec<egui::Event>| {
            let size = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(800.0, 600.0));
            let input = egui::RawInput { screen_rect: Some(size), events, ..Default::default() };
            let _ = context.run_ui(input, |ui| {
                let card = egui::Area::new(egui::Id::new("card")).fixed_pos(egui::pos2(300.0, 500.0));
                card.show(ui.ctx(), |ui| ui.allocate_space(egui::vec2(200.0, 60.0)));
            });
        };
        let on_card = egui::pos2(350.0, 520.0);
        (0..3).for_each(|_| frame(vec![egui::Event::PointerMoved(on_card)]));
        assert_eq!(jumped_over(&context, Vec2::new(350.0, 520.0)), None, "it is where it was");
        assert_eq!(jumped_over(&context, Vec2::new(100.0, 100.0)), Some(false));
        assert_eq!(jumped_over(&context, Vec2::new(420.0, 540.0)), Some(true));
    }
}
