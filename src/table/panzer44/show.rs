//! Gives the panels of the game what they show, and does what they ask for.

use super::{
    super::{
        cursor::Cursor,
        hint::Hinted,
        host::{Asked, Host, HoveredHex},
        presenter::Presenter,
        replay::Replay,
        reported::Reported,
        screen::Screen,
        session::{Session, answer_requests, lies},
    },
    orders::Ordered,
    people::looking,
    pointing::Pointing,
};
use crate::{
    games::panzer44::{
        Panzer44, Position, View,
        names::with_names,
        phase::Phase,
        plot::Draft,
        story::{owed, phase_name},
        view::to_play,
    },
    panels::{
        self, Action, HandOverState,
        panzer44::{Clicks, Memory, ReportState, ResultState, State, Wish},
    },
    settings::Settings,
};
use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui;

/// What the panels of the game remember.
#[derive(Resource, Default)]
pub(super) struct Own(Memory);

/// What the game's panels show.
#[derive(SystemParam)]
pub struct Shows<'w> {
    session: Res<'w, Session<Panzer44>>,
    position: Option<Res<'w, Position>>,
    pointing: Res<'w, Pointing>,
    draft: Res<'w, Draft>,
    replay: Option<Res<'w, Replay<Panzer44>>>,
    reported: Option<Res<'w, Reported<Panzer44>>>,
    presenter: Res<'w, Presenter>,
    cursor: Res<'w, Cursor>,
    hinted: Res<'w, Hinted<Panzer44>>,
    own: ResMut<'w, Own>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Own>().add_systems(Update, answer.run_if(lies::<Panzer44>).before(answer_requests));
}

impl Shows<'_> {
    /// Whether a game of this kind lies on the table.
    pub fn on_table(&self) -> bool {
        self.session.has_game()
    }

    /// Whether a lesson of the game lies on the table.
    pub fn in_lesson(&self) -> bool {
        self.session.lesson.is_some()
    }

    /// Draws the panels of the screen that is shown; none if another game's are to be.
    pub fn show(
        &mut self,
        context: &egui::Context,
        screen: Screen,
        host: &mut Host,
        (hovered, settings): (&HoveredHex, &Settings),
    ) -> Option<(Vec<Action>, panels::PanelSpace)> {
        let rulebook = self.session.rulebook.as_ref()?;
        let position = self.position.as_ref()?;
        let public = &position.public;
        let (theme, colours) = (host.memory.theme, host.memory.colours);
        match screen {
            Screen::Table | Screen::Replay => {
                let replay = self.replay.as_deref();
                // In a replay nobody's secrets are shown: the game may still be going on.
                let side = looking(&self.session, position).filter(|_| replay.is_none());
                let none = Default::default();
                let pointing = &self.pointing;
                let plot = side.map_or(&none, |side| View::new(rulebook, position, side).plot);
                let wide = panels::lesson_width(context.content_rect().width());
                host.memory.lesson_width = if self.in_lesson() { wide } else { 0.0 };
                let sight = pointing.sight.map(|(from, to)| (from, to.or(hovered.0).unwrap_or(from)));
                let aimed = pointing.drag.and_then(|(_, over)| over).or(pointing.aimed);
                let state = State {
                    rulebook,
                    public,
                    acting: to_play(rulebook, public),
                    looking: side,
                    plot,
                    draft: &self.draft,
                    clicks: pointing.clicks,
                    sight,
                    aimed,
                    target: self.cursor.shown().map(|_| pointing.target),
                    fought: self.session.rolled.as_deref().unwrap_or_default(),
                    hint: self.hinted.0.as_ref(),
                    position_number: self.session.moves,
                    log: replay.map_or(&self.session.log, Replay::log),
                    selected: &self.session.selected,
                    hovered: hovered.0,
                    last_refusal: self.session.refusal.as_ref(),
                    refusals: self.session.refusals,
                    can_undo: self.session.can_undo(),
                    can_redo: self.session.can_redo(),
                    humans: self.session.humans(),
                    replay: replay.map(Replay::state),
                    memory: &mut host.memory,
                    own: &mut self.own.bypass_change_detection().0,
                };
                let (mut actions, space) = match &self.presenter.caption {
                    Some(caption) if self.presenter.on => {
                        panels::panzer44::presenter(context, state, caption, self.presenter.is_new())
                    }
                    _ => panels::panzer44::table(context, state),
                };
                // Whoever presents shows the map and its caption only.
                if self.presenter.on {
                    return Some((actions, space));
                }
                let (more, space) = host.show_lesson(context, (&self.session, settings), position, space);
                actions.extend(more);
                Some((actions, space))
            }
            Screen::HandOver => {
                let hand_over = self.session.people.hand_over?;
                let turn = public.turn.max(1);
                let state = HandOverState {
                    title: &rulebook.scenario.title,
                    to: (hand_over.to.to_string(), hand_over.to.into()),
                    when: format!("Turn {turn}. {}.", phase_name(&rulebook.scenario, public.phase)),
                    owed: public.owed.as_ref().map(|decision| with_names(rulebook, public, &owed(decision))),
                    offers: None,
                    since: self.session.log.get(hand_over.since..).unwrap_or_default(),
                    by_file: false,
                    sent: None,
                    openings: &[],
                    theme,
                    colours,
                };
                // The map keeps its part of the window under the cover.
                Some((panels::hand_over(context, state), host.taken))
            }
            Screen::Report => {
                let report = &self.reported.as_ref()?.report;
                let memory = &mut self.own.bypass_change_detection().0.report;
                let state = ReportState { report, theme, colours, memory };
                Some((panels::panzer44::report(context, state), panels::PanelSpace::default()))
            }
            Screen::Result => {
                let state = ResultState { rulebook, public, theme, colours };
                Some((panels::panzer44::result(context, state), panels::PanelSpace::default()))
            }
            _ => None,
        }
    }
}

/// Does what the panels ask for.
fn answer(
    mut asked: MessageReader<Asked>,
    (mut session, position): (ResMut<Session<Panzer44>>, Option<Res<Position>>),
    (mut pointing, mut draft): (ResMut<Pointing>, ResMut<Draft>),
    mut ordered: MessageWriter<Ordered>,
) {
    for Asked(action) in asked.read() {
        match action {
            Action::Panzer44(Wish::Order(order)) => {
                ordered.write(Ordered::plain(order.clone()));
            }
            Action::Panzer44(wish) => {
                let (Some(rulebook), Some(position)) = (session.rulebook.clone(), &position) else { return };
                let Some(side) = looking(&session, position) else { return };
                let view = View::new(&rulebook, position, side);
                let done = fulfil(wish, &view, &mut draft, &mut pointing);
                match done {
                    Ok(()) => session.refusal = None,
                    Err(why) => session.refuse(why.into()),
                }
            }
            Action::Select(units) => {
                session.selected.clone_from(units);
                pointing.aimed = None;
            }
            _ => {}
        }
    }
}

/// Changes the draft of a plot, or what the mouse is about.
fn fulfil(
    wish: &Wish,
    view: &View,
    draft: &mut Draft,
    pointing: &mut Pointing,
) -> Result<(), crate::games::panzer44::refusal::Why> {
    let plots = view.public.phase == Phase::Plot;
    match wish {
        Wish::Put(unit, task) if plots => draft.put(view, *unit, *task)?,
        Wish::EnterAll => draft.enter_all(view),
        Wish::StrikeOff(unit) => draft.strike_off(view, *unit),
        Wish::Call(barrage) if plots => draft.call(view, *barrage)?,
        Wish::CallOff(battery) => draft.plot.barrages.retain(|barrage| barrage.battery != *battery),
        Wish::Fly(hex) if plots => draft.fly(view, *hex)?,
        Wish::Tool(tool) => draft.tool = *tool,
        Wish::At(at) => draft.at = *at,
        Wish::Clear => *draft = Draft { tool: draft.tool, at: draft.at, ..Draft::default() },
        Wish::Clicks(clicks) => {
            pointing.clicks = *clicks;
            pointing.sight = None;
            if *clicks != Clicks::Sight {
                pointing.aimed = None;
            }
        }
        Wish::Aim(hex) => pointing.aimed = *hex,
        Wish::Order(_) | Wish::Put(..) | Wish::Call(_) | Wish::Fly(_) => {}
    }
    Ok(())
}
