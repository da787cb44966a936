//! The host of the panels: gives them what they show and does what they ask for.

use super::{
    animation::Throw,
    attack::PlannedAttack,
    camera::{PanelSpace, PanelsWant},
    commands::Hear,
    cursor::Cursor,
    files,
    hand::{Hand, PickUpFromBox},
    layout::{centre_of, hex_at},
    people::{self, Ask, HandOverScreens},
    pictures::waker,
    probe::Buttons,
    replay::Replay,
    reported::Reported,
    screen::Screen,
    session::{OrderRequest, Request, Session},
    sheets::SheetFacts,
    shelf::Shelf,
    shown_way::ShownWay,
    view::View,
};
use crate::{
    board::Hex,
    games::guderian::{Position, Rulebook, counter::Piece, legal, position::Public},
    panels::{
        self, Action, HandOverState, PanelMemory, PanelState, ReportMemory, ReportState, ResultState,
        SavedGame, ScenarioCard, SheetMemory, TalkMemory, TalkState, TitleMemory, TitleState,
    },
    players,
};
use bevy::{
    camera::{CameraOutputMode, visibility::RenderLayers},
    prelude::*,
    render::render_resource::BlendState,
    window::{PrimaryWindow, RequestRedraw},
};
use bevy_egui::{
    EguiContexts, EguiGlobalSettings, EguiPrimaryContextPass, PrimaryEguiContext, egui, input::EguiWantsInput,
};

/// The hex under the pointer, for the panels.
#[derive(Resource, Default)]
pub struct HoveredHex(pub Option<Hex>);

/// What the panels remember, and what they need to know beside the game.
#[derive(Resource, Default)]
pub(super) struct Host {
    pub(super) memory: PanelMemory,
    pub(super) title: TitleMemory,
    pub(super) sheet: SheetMemory,
    report: ReportMemory,
    scenarios: Vec<ScenarioCard>,
    autosave: Option<SavedGame>,
    saves: Vec<SavedGame>,
    shelf: Option<Shelf>,
    /// Keeps the pictures of saved games.
    pictures: Vec<egui::TextureHandle>,
    /// Counters that can still act, worked out once for each position.
    still_to_act: (u64, usize),
    /// What people settle beside orders.
    talk: TalkMemory,
    /// The space that the panels took last.
    taken: panels::PanelSpace,
    /// Whether all that was done since the referee went out can be taken back, for each position.
    can_go_back: (u64, bool),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Buttons>()
        .init_resource::<HoveredHex>()
        .init_resource::<Host>()
        .add_systems(Startup, spawn_camera)
        .add_systems(OnEnter(Screen::Title), look_for_games)
        .add_systems(EguiPrimaryContextPass, show.in_set(HostPass))
        .add_message::<Asked>()
        .add_systems(Update, (draw_new_screen, answer.before(super::session::answer_requests)))
        .add_systems(PreUpdate, (ask_egui, note_hovered).before(Hear))
        .add_systems(Update, take_games.run_if(in_state(Screen::Title)));
}

/// Where the panels are drawn.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct HostPass;

/// The panels have a camera of their own over the whole window. It draws over what the map's camera
/// has drawn, and what both have made goes to the window once.
fn spawn_camera(mut commands: Commands, mut settings: ResMut<EguiGlobalSettings>) {
    settings.auto_create_primary_context = false;
    commands.spawn((
        PrimaryEguiContext,
        Camera2d,
        Msaa::Off,
        RenderLayers::none(),
        Camera {
            order: 1,
            output_mode: CameraOutputMode::Write {
                blend_state: Some(BlendState::REPLACE),
                clear_color: ClearColorConfig::None,
            },
            clear_color: ClearColorConfig::None,
            ..default()
        },
    ));
}

/// Whether the mouse is over something of the panels, or the keys are theirs.
fn ask_egui(egui: Res<EguiWantsInput>, host: Res<Host>, mut want: ResMut<PanelsWant>) {
    let asks = host.memory.ending_phase || host.sheet.open.is_some();
    want.set_if_neq(PanelsWant {
        mouse: egui.wants_any_pointer_input(),
        keys: egui.wants_any_keyboard_input() || asks,
    });
}

fn note_hovered(
    view: Res<View>,
    want: Res<PanelsWant>,
    (session, cursor): (Res<Session>, Res<Cursor>),
    window: Single<&Window, With<PrimaryWindow>>,
    mut hovered: ResMut<HoveredHex>,
) {
    let over = |pointer: Vec2| hex_at(&session.rulebook.as_ref()?.board, view.to_table(pointer));
    let by_mouse = || window.cursor_position().filter(|_| !want.mouse).and_then(over);
    hovered.0 = cursor.shown().or_else(by_mouse);
}

/// Looks for scenarios and saved games when the title is shown.
fn look_for_games(world: &mut World) {
    let waker = waker(world);
    let mut host = world.resource_mut::<Host>();
    host.scenarios = panels::scenario_cards();
    host.autosave = None;
    host.saves.clear();
    host.pictures.clear();
    let shelf = files::data_folder().map(|folder| Shelf::look_through(folder, waker));
    host.shelf =
        shelf.and_then(|shelf| shelf.map_err(|error| warn!("no thread for the shelf: {error}")).ok());
}

/// Takes in saved games as they are found.
fn take_games(mut host: ResMut<Host>, mut contexts: EguiContexts) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let host = host.bypass_change_detection();
    for mut found in host.shelf.as_ref().map(Shelf::found).unwrap_or_default() {
        if let Some(picture) = found.picture {
            let name = found.game.path.display().to_string();
            let texture = context.load_texture(name, picture, egui::TextureOptions::LINEAR);
            found.game.picture = Some(texture.id());
            host.pictures.push(texture);
        }
        match (found.kept, &host.autosave) {
            (true, None) => host.autosave = Some(found.game),
            (true, Some(_)) => {}
            (false, _) => host.saves.push(found.game),
        }
    }
}

/// Panels that come up are drawn in the second frame only.
fn draw_new_screen(screen: Res<State<Screen>>, mut redraw: MessageWriter<RequestRedraw>) {
    if screen.is_changed() {
        redraw.write(RequestRedraw);
    }
}

/// Something that a player asked for with the panels.
#[derive(Message, Clone, Debug)]
pub(super) struct Asked(pub Action);

/// Draws the panels of the screen that is shown.
fn show(
    mut contexts: EguiContexts,
    (session, position, screen): (Res<Session>, Option<Res<Position>>, Res<State<Screen>>),
    (plan, hovered, throw): (Res<PlannedAttack>, Res<HoveredHex>, Res<Throw>),
    (replay, reported): (Option<Res<Replay>>, Option<Res<Reported>>),
    (mut space, mut buttons): (ResMut<PanelSpace>, ResMut<Buttons>),
    mut host: ResMut<Host>,
    (sheet, mut shown_way): (SheetFacts, ResMut<ShownWay>),
    mut asked: MessageWriter<Asked>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let host = host.bypass_change_detection();
    host.memory.throw = throw.clock;
    // The log does not tell what the die has still to show.
    let told =
        if throw.clock.is_some_and(|clock| clock < panels::die::RESULT) { session.last_lines() } else { 0 };
    let present = &session.log[..session.log.len().saturating_sub(told)];
    let log = replay.as_ref().map_or(present, |replay| replay.log());
    let (mut actions, taken) = match (screen.get(), &session.rulebook, &position) {
        (Screen::Table | Screen::Replay, Some(rulebook), Some(position)) => {
            let public = &position.public;
            if host.still_to_act.0 != session.moves {
                host.still_to_act = (session.moves, legal::still_to_act(rulebook, public));
            }
            let attackers: Vec<Piece> = plan.units.iter().filter_map(|unit| public.find(*unit)).collect();
            let (targets, overrun) = (plan.targets.clone(), public.phase.is_movement());
            let planned = panels::PlannedAttack { attackers, targets, overrun };
            let state = PanelState {
                rulebook,
                public,
                log,
                selected: &session.selected,
                hovered: hovered.0,
                planned: (!plan.is_empty()).then_some(&planned),
                last_refusal: session.refusal.as_ref(),
                refusals: session.refusals,
                rolled: session.rolled.as_ref(),
                can_undo: session.can_undo(),
                can_redo: session.can_redo(),
                still_to_act: host.still_to_act.1,
                humans: session.humans(),
                replay: replay.as_ref().map(|replay| replay.state()),
                memory: &mut host.memory,
            };
            let (mut actions, taken) = panels::table(&context, state);
            actions.extend(host.show_talk(&context, &session, position, taken));
            (actions, taken)
        }
        (Screen::HandOver, Some(rulebook), Some(position)) => {
            let public = &position.public;
            (host.show_hand_over(&context, &session, rulebook, public), host.taken)
        }
        (Screen::Report, ..) if reported.is_some() => {
            let Some(reported) = reported else { return Ok(()) };
            let (report, theme) = (&reported.report, host.memory.theme);
            let state = ReportState { report, theme, memory: &mut host.report };
            (panels::report(&context, state), panels::PanelSpace::default())
        }
        (Screen::Result, Some(rulebook), Some(position)) => {
            let (theme, colours) = (host.memory.theme, host.memory.colours);
            let state = ResultState { rulebook, public: &position.public, theme, colours };
            (panels::result(&context, state), panels::PanelSpace::default())
        }
        _ => (host.show_title(&context, &session), panels::PanelSpace::default()),
    };
    host.taken = taken;
    actions.extend(sheet.show(&context, &mut host.sheet));
    let zoom = context.zoom_factor();
    let [left, right, top, bottom] =
        [taken.left, taken.right, taken.top, taken.bottom].map(|edge| edge * zoom);
    space.set_if_neq(PanelSpace { left, right, top, bottom });
    let scale = context.pixels_per_point();
    let placed = panels::buttons(&context).into_iter().map(|(label, rect)| {
        (label, [rect.min.x, rect.min.y, rect.width(), rect.height()].map(|length| length * scale))
    });
    buttons.set_if_neq(Buttons(placed.collect()));
    ShownWay::note(&mut shown_way, &mut actions, &mut redraw);
    if !actions.is_empty() {
        asked.write_batch(actions.into_iter().map(Asked));
        redraw.write(RequestRedraw);
    }
    Ok(())
}

impl Host {
    fn show_title(&mut self, context: &egui::Context, session: &Session) -> Vec<Action> {
        let computers: Vec<String> = players::NAMES.iter().map(|name| (*name).to_owned()).collect();
        let problem = session.refusal.as_ref().map(|refusal| refusal.why.as_str());
        let state = TitleState {
            scenarios: &self.scenarios,
            autosave: self.autosave.as_ref(),
            saves: &self.saves,
            computers: &computers,
            on_table: session.has_game(),
            problem,
            memory: &mut self.title,
        };
        panels::title(context, state)
    }

    fn show_talk(
        &mut self,
        context: &egui::Context,
        session: &Session,
        position: &Position,
        space: panels::PanelSpace,
    ) -> Vec<Action> {
        let (Some(rulebook), Some(record)) = (&session.rulebook, session.record()) else { return Vec::new() };
        if self.can_go_back.0 != session.moves {
            self.can_go_back = (session.moves, people::can_go_back(record));
        }
        let people = &session.people;
        let state = TalkState {
            rulebook,
            public: &position.public,
            selected: &session.selected,
            dice: people.dice.as_ref().map(|dice| (dice.asked.as_slice(), dice.given.as_slice())),
            placing: people.placing,
            can_go_back: self.can_go_back.1,
            scenario_saved: people.scenario_saved.as_ref(),
            humans: session.humans(),
            by_file: people.by_file,
            space,
            theme: self.memory.theme,
            memory: &mut self.talk,
        };
        panels::talk(context, state)
    }

    fn show_hand_over(
        &self,
        context: &egui::Context,
        session: &Session,
        rulebook: &Rulebook,
        public: &Public,
    ) -> Vec<Action> {
        let Some(hand_over) = &session.people.hand_over else { return Vec::new() };
        let state = HandOverState {
            rulebook,
            public,
            to: hand_over.to,
            since: session.log.get(hand_over.since..).unwrap_or_default(),
            by_file: session.people.by_file,
            sent: hand_over.sent.as_deref(),
            openings: &hand_over.openings,
            theme: self.memory.theme,
        };
        panels::hand_over(context, state)
    }
}

/// Does what the panels ask for.
fn answer(
    mut asked: MessageReader<Asked>,
    mut host: ResMut<Host>,
    (mut session, position): (ResMut<Session>, Option<Res<Position>>),
    (mut plan, mut view, mut hand): (ResMut<PlannedAttack>, ResMut<View>, ResMut<Hand>),
    mut screens: ResMut<HandOverScreens>,
    (mut requests, mut from_box): (MessageWriter<OrderRequest>, MessageWriter<PickUpFromBox>),
) {
    for Asked(action) in asked.read().cloned() {
        let request = match action {
            Action::Order(order) => Some(Request::Order(order)),
            Action::Undo => Some(Request::Undo),
            Action::Redo => Some(Request::Redo),
            Action::NewGame { scenario, options, seed, seats, custom } => {
                Some(Request::NewGame { scenario, options, seed, seats, custom })
            }
            Action::Table(command) => Some(Request::People(Ask::Command(command))),
            Action::BackToReferee => Some(Request::People(Ask::BackToReferee)),
            Action::TakeOver => Some(Request::People(Ask::TakeOver)),
            Action::Die(die) => Some(Request::People(Ask::Die(die))),
            Action::CancelDice => Some(Request::People(Ask::CancelDice)),
            Action::PlaceUntried(kind) => Some(Request::People(Ask::PlaceUntried(kind))),
            Action::SaveScenario(title) => Some(Request::People(Ask::SaveScenario(title))),
            Action::AskEnd => {
                host.talk.asking_end = true;
                None
            }
            Action::HandOver(on) => {
                screens.0 = on;
                None
            }
            Action::Continue => host.autosave.as_ref().map(|game| Request::Load(game.path.clone())),
            Action::Load(path) => Some(Request::Load(path)),
            Action::Save => save_name(&session, position.as_deref()).map(Request::Save),
            Action::ToTitle => Some(Request::ToTitle),
            Action::ToTable => Some(Request::ToTable),
            Action::Quit => Some(Request::Quit),
            Action::ResolveAttack => plan.order().map(Request::Order),
            Action::CancelAttack => {
                plan.clear();
                None
            }
            Action::Select(units) => {
                session.selected = units;
                None
            }
            Action::Centre(hex) => {
                view.show_place(centre_of(hex));
                None
            }
            Action::PickUpFromBox(units) => {
                from_box.write(PickUpFromBox { units });
                None
            }
            Action::CallUp => {
                session.selected.clear();
                hand.calling = true;
                None
            }
            Action::Replay(action) => Some(Request::Replay(action)),
            Action::ShowReport => Some(Request::ShowReport),
            Action::CloseReport => Some(Request::CloseReport),
            Action::Open(sheet) => {
                host.sheet.open = Some(sheet);
                None
            }
            Action::CloseSheet => {
                host.sheet.open = None;
                None
            }
            // Others listen for these.
            Action::ShowWay(_)
            | Action::Switch(_)
            | Action::ToggleTheme
            | Action::Change(_)
            | Action::DockWidth(_) => None,
        };
        requests.write_batch(request.map(OrderRequest));
    }
}

/// Where a game that is saved by hand goes.
fn save_name(session: &Session, position: Option<&Position>) -> Option<std::path::PathBuf> {
    let folder = files::data_folder()?;
    Some(files::name_for(&folder, session.rulebook.as_ref()?, position?.public.turn))
}
