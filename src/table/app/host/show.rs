//! Supplies the panels of the current screen with their state, and collects their actions.

use super::{
    super::{
        panels_want::EdgesTaken, probe_file::Buttons, screen::Screen, sheets::SheetFacts,
        shown_language::ShownLanguage,
    },
    asked::{Asked, HoveredHex},
    hosted::{Hosted, Lying, Remembered},
    settled::Settled,
    state::{Drawn, Host},
};
use crate::{
    engine::{
        board::Hex,
        lessons::CourseDone,
        orders::{ChosenOptions, Position, is_over},
        text::say,
        translations::translated_title,
    },
    panels::{
        self, Action, CourseShown, Custom, DiceTray, FreeHandState, HandOverState, LessonState, NewGame,
        Palette, PanelMemory, PanelState, PuzzleCard, ReportState, ResultState, StudyState, TimelineState,
        TitleState,
    },
    scene::{LogLine, has_scene::held, layout::centre_of},
    settings::{Command, Settings},
    table::{
        art::art_fault::FaultStrip,
        away::connection::Away,
        counters::animation::Throw,
        drag::free_hand,
        files::by_file,
        lessons::{self, Finished},
        map::view::MapView,
        marks::{bar_facts::BarFacts, shown_way::ShownWay},
        replay::{ended::Ended, replayed::Replay, reported::Reported},
        session::{
            Refused, Session, by_hand,
            hint::Hinted,
            thinker::{FastForward, Held, ThinkingProgress},
        },
        study::{self, StudyFacts, chances::StudiedChances},
        viewers::{dice::timer::DiceTimer, presenter::Presenter},
    },
};
use bevy::{
    ecs::system::{StaticSystemParam, SystemParam, SystemParamItem},
    prelude::*,
    window::RequestRedraw,
};
use bevy_egui::{EguiContexts, egui};
use std::{borrow::Cow, sync::Arc};

/// The resources for the panels of every game.
#[derive(SystemParam)]
pub(super) struct AtTable<'w> {
    screen: Res<'w, State<Screen>>,
    hovered: Res<'w, HoveredHex>,
    throw: Res<'w, Throw>,
    presenter: Res<'w, Presenter>,
    thinks: Res<'w, ThinkingProgress>,
    hurry: Res<'w, FastForward>,
    held: Res<'w, Held>,
    settings: Option<Res<'w, Settings>>,
    language: Res<'w, ShownLanguage>,
    view: Res<'w, MapView>,
    bar: BarFacts<'w>,
}

/// Prepares the host before the games draw their panels.
pub(super) fn begin(
    mut host: ResMut<Host>,
    throw: Res<Throw>,
    (timer, settings): (Option<Res<DiceTimer>>, Option<Res<Settings>>),
) {
    let host = host.bypass_change_detection();
    host.drawn = Drawn::default();
    host.memory.throw = throw.clock_of_all();
    host.memory.dice = throw.clock.map(|clock| (throw.attack, clock));
    let shown = settings.map(|settings| settings.dice).unwrap_or_default();
    host.memory.strip = timer.is_some_and(|timer| timer.is_watched(&throw, shown));
    host.memory.covered = host.sheet.open.is_some();
}

/// The game whose panels are drawn.
#[derive(SystemParam)]
pub(super) struct OfGame<'w, G: Hosted> {
    session: Res<'w, Session<G>>,
    position: Option<Res<'w, Position<G>>>,
    replay: Option<Res<'w, Replay<G>>>,
    away: Option<Res<'w, Away<G>>>,
    reported: Option<Res<'w, Reported<G>>>,
    ended: Option<Res<'w, Ended<G>>>,
    hint: Res<'w, Hinted<G>>,
    study: StudyFacts<'w, G>,
    chances: Res<'w, StudiedChances<G>>,
}

/// Draws the panels of the game on the table, if it is on the screen.
pub(super) fn show<G: Hosted>(
    mut contexts: EguiContexts,
    game: OfGame<G>,
    (at, facts): (AtTable, StaticSystemParam<G::Facts>),
    (mut host, mut remembered): (ResMut<Host>, ResMut<Remembered<G>>),
    mut settled: Local<Settled<G::Public>>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let host = host.bypass_change_detection();
    let session = &*game.session;
    host.drawn.on_table |= session.has_game();
    host.drawn.in_lesson |= session.lesson.is_some();
    if let Some(refusal) = &session.refusal {
        host.drawn.problem = Some(refusal.why.plain());
    }
    let (Some(rulebook), Some(position)) = (&session.rulebook, &game.position) else { return Ok(()) };
    let public = &position.public;
    settled.note((session.laid, public), position.is_changed(), at.throw.hides_result());
    host.drawn.is_saved |= session.lesson.is_none() && !is_over::<G>(public);
    let memory = &mut remembered.bypass_change_detection().0;
    if host.turn_to(G::ID, session.laid) {
        *memory = G::Memory::default();
    }
    let (theme, colours) = (host.memory.theme, host.memory.colours);
    let (actions, taken) = match at.screen.get() {
        // The result is not told before the last die has shown it.
        screen @ (Screen::Table | Screen::Replay | Screen::Result)
            if *screen != Screen::Result || at.throw.hides_result() =>
        {
            // The state before the dice may be laid out for another viewer.
            let eyes = |public: &G::Public| G::eyes(rulebook, public);
            let settled = settled.state().filter(|before| eyes(before) == eyes(public)).unwrap_or(public);
            show_table(&context, &game, (rulebook, position, settled), (&at, &facts), (host, memory))
        }
        Screen::HandOver => {
            let state = hand_over_shown(session, position, &host.memory);
            (state.map_or_else(Vec::new, |state| panels::hand_over(&context, state)), host.taken)
        }
        // The map keeps its part of the window under any screen over the table: a player who comes back finds it
        // unchanged.
        Screen::Report => {
            let Some(reported) = &game.reported else { return Ok(()) };
            let state = ReportState { report: &reported.report, theme, colours, memory: &mut host.report };
            (panels::report(&context, state), host.taken)
        }
        Screen::Result => {
            let Some(page) = game.ended.as_ref().map(|ended| &*ended.page) else { return Ok(()) };
            let (humans, again, memory) = (session.humans(), again(session), &mut host.memory);
            panels::result(&context, ResultState::<G> { rulebook, public, page, humans, again, memory })
        }
        _ => return Ok(()),
    };
    host.drawn.by_game = true;
    host.drawn.actions.extend(actions);
    host.taken = taken;
    Ok(())
}

/// Draws the panels around the map, or the caption in their place; returns their actions, and the space that they take.
fn show_table<G: Hosted>(
    context: &egui::Context,
    game: &OfGame<G>,
    (rulebook, position, settled): (&Arc<G::Rulebook>, &Position<G>, &G::Public),
    (at, facts): (&AtTable, &SystemParamItem<G::Facts>),
    (host, remembered): (&mut Host, &mut G::Memory),
) -> (Vec<Action>, panels::PanelSpace) {
    let (session, replay) = (&*game.session, game.replay.as_deref());
    host.note_lesson(context, session, position);
    host.memory.own_die = at.throw.clock.is_some() && session.last_is_by_person();
    let away = game.away.as_ref().filter(|_| session.is_elsewhere());
    host.memory.online_game = away.and_then(|away| away.shown());
    host.memory.without_die = session.without_die.clone().filter(|_| replay.is_none());
    let hovered = at.hovered.0;
    let lying = Lying { rulebook, session, position, hovered, is_replayed: replay.is_some() };
    let palette = host.memory.theme.palette_in(host.memory.colours);
    let units = held::<G>(settled);
    let study = study::state(session, position, replay, &game.study);
    let study = session.lesson.is_none().then(|| study.state());
    let state: PanelState<G> = PanelState {
        rulebook,
        public: &position.public,
        settled,
        own: G::shown(facts, &lying),
        position_number: at.language.number(session.moves),
        log: &readable_log(game, position, at.throw.hides_result()),
        selected: &session.selected,
        hovered,
        lies_at: &|hex| hex_in_points(&at.view, hex, context.zoom_factor()),
        last_refusal: session.refusal.as_ref(),
        refusals: session.refusals,
        can_undo: session.can_undo(),
        can_redo: session.can_redo(),
        humans: session.humans(),
        by_file: by_file::is_sent(session),
        thinking: at.thinks.0,
        hurried: at.hurry.0,
        held: at.held.on,
        hint: game.hint.0.as_ref(),
        free_hand: free_hand_shown(session, &position.public),
        dice_by_hand: by_hand::is_thrown(session, position),
        dice: dice_shown(session, palette).filter(|_| replay.is_none()),
        replay: timeline(game, study, at.throw.hides_result()),
        study,
        bar: at.bar.bar::<G>(session.looking(position)),
        small_map: at.bar.small_map(&at.view, G::board(rulebook), &units),
        memory: &mut host.memory,
        remembered,
    };
    if let Some(caption) = at.presenter.caption.as_ref().filter(|_| at.presenter.on) {
        return panels::presenter(context, state, caption, at.presenter.is_new());
    }
    let (mut actions, taken) = panels::table(context, state);
    // Presenter mode shows the map and its caption only.
    let settings = at.settings.as_deref().filter(|_| !at.presenter.on);
    let (more, taken) = host.show_lesson(context, (session, settings), position, taken);
    actions.extend(more);
    (actions, taken)
}

/// Returns the content of the timeline; while a die rolls, it does not tell the result.
fn timeline<'a, G: Hosted>(
    game: &'a OfGame<G>,
    study: Option<StudyState<'a>>,
    rolls: bool,
) -> Option<TimelineState<'a>> {
    let replay = game.replay.as_deref()?;
    // A branch has no result to hide.
    let hides_result = study.is_some_and(|study| study.hides_result && study.open.is_none());
    Some(TimelineState {
        drawn: game.session.record().map(|record| record.file.study.drawn()),
        study,
        chances: game.chances.state(&game.session, replay.now, hides_result),
        ..replay.state_while(rolls).known_until(hides_result.then_some(replay.reached))
    })
}

/// Returns the part of the log that the viewer may read. It contains no result of a die that is still to be shown.
fn readable_log<'a, G: Hosted>(
    game: &'a OfGame<G>,
    position: &Position<G>,
    hides_result: bool,
) -> Cow<'a, [LogLine]> {
    let session = &*game.session;
    let rulebook = session.rulebook.as_ref();
    let eyes = rulebook.and_then(|rulebook| G::eyes(rulebook, &position.public));
    let present = || session.told(hides_result);
    let log = game.replay.as_deref().map_or_else(present, |replay| replay.told(hides_result));
    crate::scene::readable(log, |side| eyes.is_none_or(|eyes| eyes.see(side)))
}

/// The dice that people are asked for.
fn dice_shown<'a, G: Hosted>(session: &'a Session<G>, palette: &'static Palette) -> Option<DiceTray<'a>> {
    let dice = session.people.dice.as_ref()?;
    Some(DiceTray {
        asked: dice.asked.iter().map(|die| (die.words.as_str(), die.faces)).collect(),
        given: &dice.given,
        may_leave: session.people.may_leave_dice(),
        palette,
    })
}

/// Returns the rectangle of a hex in the window.
fn hex_in_points(view: &MapView, hex: Hex, zoom: f32) -> egui::Rect {
    let middle = view.to_screen(centre_of(hex)) / zoom;
    let size = egui::vec2(2.0, 3_f32.sqrt()) * view.radius / zoom;
    egui::Rect::from_center_size(egui::pos2(middle.x, middle.y), size)
}

/// Returns the settings of a new game like the one on the table, except its dice.
fn again<G: Hosted>(session: &Session<G>) -> Option<NewGame> {
    let record = session.record().filter(|record| !record.is_elsewhere())?;
    let rulebook = session.rulebook.as_ref()?;
    let header = &record.file.header;
    let mut seats = session.seats.clone();
    if session.seats_changed {
        seats.reverse();
    }
    Some(NewGame {
        scenario: G::about(rulebook).id.to_owned(),
        options: ChosenOptions::of::<G>(&header.options),
        seed: None,
        seats,
        custom: Custom { by_file: header.by_file, dice_by_hand: header.dice_by_hand },
    })
}

/// Returns the facts for the panels while the referee is off.
fn free_hand_shown<'a, G: Hosted>(session: &'a Session<G>, public: &G::Public) -> FreeHandState<'a> {
    if !G::is_free_hand(public) {
        return FreeHandState::default();
    }
    let people = &session.people;
    FreeHandState {
        placing: people.placing.as_ref(),
        can_go_back: session.record().is_some_and(free_hand::can_go_back),
        scenario_saved: people.scenario_saved.as_ref(),
    }
}

/// Returns the state of the current hand-over.
fn hand_over_shown<'a, G: Hosted>(
    session: &'a Session<G>,
    position: &Position<G>,
    memory: &PanelMemory,
) -> Option<HandOverState<'a>> {
    let (hand_over, rulebook) = (session.people.hand_over.as_ref()?, session.rulebook.as_ref()?);
    let public = &position.public;
    let turn = G::shown_turn(rulebook, public);
    let phase = G::phase_name(rulebook, G::phase(public));
    let about = G::about_turn(rulebook, turn);
    let to = hand_over.to.min(1);
    Some(HandOverState {
        title: translated_title::<G>(rulebook),
        to: G::SIDES[to],
        when: if about.is_empty() {
            say!("table-moment", turn = turn, phase = phase)
        } else {
            say!("table-moment-dated", turn = turn, about = about, phase = phase)
        },
        owed: G::owed(rulebook, public),
        offers: G::offers_end(public).filter(|side| *side != to).map(|side| G::SIDES[side]),
        since: session.log.get(hand_over.since..).unwrap_or_default(),
        by_file: by_file::is_sent(session),
        hides: G::eyes(rulebook, public).is_some(),
        sent: hand_over.sent.as_deref(),
        openings: &hand_over.openings,
        joined: hand_over.joined.map(|side| G::SIDES[side.min(1)]),
        given: hand_over.given.map(|side| G::SIDES[side.min(1)]),
        instead: hand_over.instead.map(|side| G::SIDES[side.min(1)]),
        theme: memory.theme,
        colours: memory.colours,
    })
}

/// Draws the title if no game draws its panels, and the sheet over everything; passes their actions on.
pub(super) fn finish(
    mut contexts: EguiContexts,
    (mut host, finished, sheet, refused): (ResMut<Host>, Res<Finished>, SheetFacts, Res<Refused>),
    (mut space, strip, mut buttons): (ResMut<EdgesTaken>, Option<Res<FaultStrip>>, ResMut<Buttons>),
    (mut shown_way, screen, presenter): (ResMut<ShownWay>, Res<State<Screen>>, Option<Res<Presenter>>),
    mut asked: MessageWriter<Asked>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let host = host.bypass_change_detection();
    if !matches!(screen.get(), Screen::Table | Screen::Replay) {
        // Keys pressed while no table is visible are not meant for the next one.
        host.memory.commands.clear();
    }
    // The editor of a map draws the whole screen.
    if !host.drawn.by_game && *screen.get() != Screen::Workshop {
        if let Some(refusal) = &refused.0 {
            host.drawn.problem = Some(refusal.why.plain());
        }
        host.title.presents = presenter.is_some_and(|presenter| presenter.on);
        host.show_title(&context, &finished);
    }
    let taken = host.taken;
    let mut actions = std::mem::take(&mut host.drawn.actions);
    actions.extend(sheet.show(&context, &mut host.sheet));
    let zoom = context.zoom_factor();
    let strip = strip.map_or(0.0, |strip| strip.0);
    let [left, right, top, bottom] =
        [taken.left, taken.right, taken.top + strip, taken.bottom].map(|edge| edge * zoom);
    space.set_if_neq(EdgesTaken { left, right, top, bottom });
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
    /// Notes the facts of the current lesson for the panels: its width, and whether another order than its own may be
    /// wanted.
    fn note_lesson<G: Hosted>(
        &mut self,
        context: &egui::Context,
        session: &Session<G>,
        position: &Position<G>,
    ) {
        let wide = panels::lesson_width(context.content_rect().width());
        self.memory.lesson_width = if session.lesson.is_some() { wide } else { 0.0 };
        self.memory.lesson_wants_other = session.lesson.as_ref().is_some_and(|taken| {
            let moves = |deed: &G::Deed| !G::ways(position, deed).is_empty();
            let step = taken.course.step();
            step.is_none_or(|step| step.order.as_ref().is_some_and(moves)) || taken.course.may_go_on()
        });
    }

    /// Draws the panel of the current lesson, and returns the space beside it.
    fn show_lesson<G: Hosted>(
        &mut self,
        context: &egui::Context,
        (session, settings): (&Session<G>, Option<&Settings>),
        position: &Position<G>,
        space: panels::PanelSpace,
    ) -> (Vec<Action>, panels::PanelSpace) {
        let (Some(taken), Some(settings)) = (&session.lesson, settings) else { return (Vec::new(), space) };
        let keys = [Command::NextStep, Command::StepBack].map(|command| self.memory.keys.hint(command));
        let id = taken.course.lesson().id;
        let course = self.title.begun().and_then(|(course, part)| course.place_of(part, id.as_str()));
        let state = lessons::state(taken, position, (settings, keys), &mut self.lesson);
        let state = LessonState { course, ..state };
        panels::lesson(context, state, space)
    }

    fn show_title(&mut self, context: &egui::Context, finished: &Finished) {
        for PuzzleCard { card, tried, grade } in &mut self.title.puzzles {
            *tried = finished.progress.tried.get(&card.id).copied().unwrap_or(0);
            *grade = finished.progress.solved.get(&card.id).copied();
        }
        for CourseShown { card, done } in &mut self.title.courses {
            let parts = card.parts.iter().map(|card| &card.part);
            *done = CourseDone::of(&card.id, parts, &finished.progress);
        }
        let state = TitleState {
            scenarios: &self.scenarios,
            autosave: self.autosave.as_ref(),
            saves: &self.saves,
            lessons: &self.lessons,
            finished: &finished.progress.finished,
            in_lesson: self.drawn.in_lesson,
            on_table: self.drawn.on_table,
            is_saved: self.drawn.is_saved,
            problem: self.drawn.problem.as_deref(),
            memory: &mut self.title,
        };
        self.drawn.actions = panels::title(context, state);
    }
}
