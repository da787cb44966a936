//! Gives the panels of the screen that is shown what they show, and takes what they ask for.

use super::{
    super::{
        animation::Throw,
        art_fault::FaultStrip,
        camera::PanelSpace,
        hint::Hinted,
        lesson::{self, Finished},
        opponent::{Hurry, Thinks},
        people,
        presenter::Presenter,
        probe::Buttons,
        replay::Replay,
        reported::Reported,
        screen::Screen,
        session::{Refused, Session},
        sheets::SheetFacts,
        shown_way::ShownWay,
        tabled::Tabled,
    },
    Asked, Host, HoveredHex,
};
use crate::games::guderian::table::attack::PlannedAttack;
use crate::{
    engine::orders::Refusal,
    games::guderian::{
        rules::{Position, Rulebook, legal, position::Public},
        words::story::{owed, phase_name},
    },
    panels::{self, Action, HandOverState, PanelState, ReportState, ResultState, TalkState, TitleState},
    settings::{Command, Settings},
};
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, egui};

/// Draws the panels of the screen that is shown.
pub(super) fn show(
    mut contexts: EguiContexts,
    (session, position, screen, refused): (
        Res<Session>,
        Option<Res<Position>>,
        Res<State<Screen>>,
        Res<Refused>,
    ),
    (plan, hovered, throw): (Res<PlannedAttack>, Res<HoveredHex>, Res<Throw>),
    (replay, reported): (Option<Res<Replay>>, Option<Res<Reported>>),
    (mut space, strip, mut buttons): (ResMut<PanelSpace>, Option<Res<FaultStrip>>, ResMut<Buttons>),
    (mut host, finished): (ResMut<Host>, Res<Finished>),
    (sheet, mut shown_way, presenter): (SheetFacts, ResMut<ShownWay>, Res<Presenter>),
    (thinks, hurry, hint): (Res<Thinks>, Res<Hurry>, Res<Hinted>),
    mut second: crate::games::panzer44::table::Shows,
    mut asked: MessageWriter<Asked>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let host = host.bypass_change_detection();
    host.memory.throw = throw.clock;
    host.memory.covered = host.sheet.open.is_some();
    // The log does not tell what the die has still to show.
    let told = if throw.hides_result() { session.last_lines() } else { 0 };
    let present = &session.log[..session.log.len().saturating_sub(told)];
    let log = replay.as_ref().map_or(present, |replay| replay.log());
    let other = second.show(&context, *screen.get(), host, (&hovered, sheet.settings()));
    let (mut actions, taken) = match (screen.get(), &session.rulebook, &position) {
        _ if let Some(shown) = other => shown,
        (Screen::Table | Screen::Replay, Some(rulebook), Some(position)) => {
            let public = &position.public;
            if host.undone.0 != session.moves {
                host.undone = (session.moves, legal::undone(rulebook, public));
            }
            let wide = panels::lesson_width(context.content_rect().width());
            host.memory.lesson_width = if session.lesson.is_some() { wide } else { 0.0 };
            let planned = plan.shown(public);
            let state = PanelState {
                rulebook,
                public,
                position_number: session.moves,
                log,
                selected: &session.selected,
                hovered: hovered.0,
                planned: (!plan.is_empty()).then_some(&planned),
                last_refusal: session.refusal.as_ref(),
                refusals: session.refusals,
                rolled: session.rolled.as_ref(),
                can_undo: session.can_undo(),
                can_redo: session.can_redo(),
                undone: host.undone.1,
                humans: session.humans(),
                thinking: thinks.0,
                hurried: hurry.0,
                hint: hint.0.as_ref(),
                replay: replay.as_ref().map(|replay| replay.state()),
                memory: &mut host.memory,
            };
            let (mut actions, taken) = match &presenter.caption {
                Some(caption) if presenter.on => {
                    panels::presenter(&context, state, caption, presenter.is_new())
                }
                _ => panels::table(&context, state),
            };
            // Whoever presents shows the map and its caption only.
            let (more, taken) = match presenter.on {
                true => (Vec::new(), taken),
                false => host.show_lesson(&context, (&session, sheet.settings()), position, taken),
            };
            actions.extend(more);
            actions.extend(host.show_talk(&context, &session, position, (taken, presenter.on)));
            (actions, taken)
        }
        (Screen::HandOver, Some(rulebook), Some(position)) => {
            let public = &position.public;
            (host.show_hand_over(&context, &session, rulebook, public), host.taken)
        }
        (Screen::Report, ..) if reported.is_some() => {
            let Some(reported) = reported else { return Ok(()) };
            let (theme, colours) = (host.memory.theme, host.memory.colours);
            let state = ReportState { report: &reported.report, theme, colours, memory: &mut host.report };
            (crate::games::guderian::panels::report::report(&context, state), panels::PanelSpace::default())
        }
        (Screen::Result, Some(rulebook), Some(position)) => {
            let (theme, colours) = (host.memory.theme, host.memory.colours);
            let state = ResultState { rulebook, public: &position.public, theme, colours };
            (crate::games::guderian::panels::result::result(&context, state), panels::PanelSpace::default())
        }
        _ => {
            let in_lesson = session.lesson.is_some() || second.in_lesson();
            let refusal = refused.0.as_ref().or(session.refusal.as_ref());
            let on_table = session.has_game() || second.on_table();
            let actions = host.show_title(&context, refusal, &finished, (on_table, in_lesson));
            (actions, panels::PanelSpace::default())
        }
    };
    host.taken = taken;
    actions.extend(sheet.show(&context, &mut host.sheet));
    let zoom = context.zoom_factor();
    let strip = strip.map_or(0.0, |strip| strip.0);
    let [left, right, top, bottom] =
        [taken.left, taken.right, taken.top + strip, taken.bottom].map(|edge| edge * zoom);
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
    /// The panel of the lesson that is taken, and the space that is left beside it.
    pub(crate) fn show_lesson<G: Tabled>(
        &mut self,
        context: &egui::Context,
        (session, settings): (&Session<G>, &Settings),
        position: &G::Position,
        space: panels::PanelSpace,
    ) -> (Vec<Action>, panels::PanelSpace) {
        let Some(taken) = &session.lesson else { return (Vec::new(), space) };
        let keys = [Command::NextStep, Command::StepBack].map(|command| self.memory.keys.hint(command));
        let state = lesson::state(taken, position, (settings, keys), &mut self.lesson);
        panels::lesson(context, state, space)
    }

    fn show_title(
        &mut self,
        context: &egui::Context,
        refusal: Option<&Refusal>,
        finished: &Finished,
        (on_table, in_lesson): (bool, bool),
    ) -> Vec<Action> {
        let problem = refusal.map(|refusal| refusal.why.as_str());
        let state = TitleState {
            scenarios: &self.scenarios,
            autosave: self.autosave.as_ref(),
            saves: &self.saves,
            lessons: &self.lessons,
            finished: &finished.progress.finished,
            in_lesson,
            on_table,
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
        (space, captioned): (panels::PanelSpace, bool),
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
            captioned,
            tumbles: self.memory.throw.is_some_and(|clock| clock < panels::die::RESULT),
            space,
            book: self.memory.book.lies,
            theme: self.memory.theme,
            colours: self.memory.colours,
            memory: &mut self.talk,
        };
        crate::games::guderian::panels::talk::talk(context, state)
    }

    fn show_hand_over(
        &self,
        context: &egui::Context,
        session: &Session,
        rulebook: &Rulebook,
        public: &Public,
    ) -> Vec<Action> {
        let Some(hand_over) = &session.people.hand_over else { return Vec::new() };
        let turn = public.turn.max(1);
        let (date, phase) = (rulebook.date(turn), phase_name(public.phase));
        let other = hand_over.to.enemy();
        let state = HandOverState {
            title: &rulebook.scenario.title,
            to: (hand_over.to.to_string(), hand_over.to.into()),
            when: format!("Turn {turn}, {date} 1941. {phase}."),
            owed: public.owed.as_ref().map(owed),
            offers: (public.table.offer == Some(other)).then(|| other.to_string()),
            since: session.log.get(hand_over.since..).unwrap_or_default(),
            by_file: session.people.by_file,
            sent: hand_over.sent.as_deref(),
            openings: &hand_over.openings,
            theme: self.memory.theme,
            colours: self.memory.colours,
        };
        panels::hand_over(context, state)
    }
}
