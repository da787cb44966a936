//! Gives the panels of the game what they show, and does what they ask for.

use super::{people::looking, pointing::Pointing};
use crate::table::{
    animation::Throw,
    by_file,
    cursor::Cursor,
    hint::Hinted,
    host::{Asked, Host, HoveredHex},
    presenter::Presenter,
    replay::Replay,
    reported::Reported,
    screen::Screen,
    session::{Session, answer_requests, lies},
};
use crate::{
    games::panzer44::{
        panels::{Clicks, Memory, ReportState, ResultState, State, Wish},
        rules::{Panzer44, Position, View, phase::Phase, plot::Draft, view::to_play},
        words::{
            names::with_names,
            story::{owed, phase_name},
        },
    },
    panels::{self, Action, HandOverState, Theme},
    settings::{Colours, Settings},
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
    throw: Res<'w, Throw>,
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
                // The log does not tell what the die has still to show.
                let told = if self.throw.hides_result() { self.session.last_lines() } else { 0 };
                let present = &self.session.log[..self.session.log.len().saturating_sub(told)];
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
                    dice_by_hand: self.session.people.dice_by_hand,
                    log: replay.map_or(present, Replay::log),
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
                    Some(caption) if self.presenter.on => crate::games::panzer44::panels::presenter(
                        context,
                        state,
                        caption,
                        self.presenter.is_new(),
                    ),
                    _ => crate::games::panzer44::panels::table(context, state),
                };
                actions.extend(self.tray(context, (theme, colours), space));
                // Whoever presents shows the map and its caption only.
                if self.presenter.on {
                    return Some((actions, space));
                }
                let (more, space) = host.show_lesson(context, (&self.session, settings), position, space);
                actions.extend(more);
                Some((actions, space))
            }
            Screen::HandOver => {
                let hand_over = self.session.people.hand_over.as_ref()?;
                let turn = public.turn.max(1);
                let state = HandOverState {
                    title: &rulebook.scenario.title,
                    to: (hand_over.to.to_string(), hand_over.to.into()),
                    when: format!("Turn {turn}. {}.", phase_name(&rulebook.scenario, public.phase)),
                    owed: public.owed.as_ref().map(|decision| with_names(rulebook, public, &owed(decision))),
                    offers: None,
                    since: self.session.log.get(hand_over.since..).unwrap_or_default(),
                    by_file: by_file::is_sent(&self.session),
                    sent: hand_over.sent.as_deref(),
                    openings: &hand_over.openings,
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
                Some((crate::games::panzer44::panels::report(context, state), panels::PanelSpace::default()))
            }
            Screen::Result => {
                let state = ResultState { rulebook, public, theme, colours };
                Some((crate::games::panzer44::panels::result(context, state), panels::PanelSpace::default()))
            }
            _ => None,
        }
    }
}

impl Shows<'_> {
    /// The dice that people are asked for.
    fn tray(
        &self,
        context: &egui::Context,
        (theme, colours): (Theme, Colours),
        space: panels::PanelSpace,
    ) -> Vec<Action> {
        let Some(dice) = self.session.people.dice.as_ref().filter(|_| self.replay.is_none()) else {
            return Vec::new();
        };
        let window = context.content_rect();
        let map = egui::Rect::from_min_max(
            window.min + egui::vec2(space.left, space.top),
            window.max - egui::vec2(space.right, space.bottom),
        );
        let tray = panels::DiceTray {
            asked: dice.asked.iter().map(|die| (die.words.as_str(), die.faces)).collect(),
            given: &dice.given,
            may_leave: dice.may_be_left(),
            palette: theme.palette_in(colours),
        };
        panels::dice_tray(context, &tray, map)
    }
}

/// Does what the panels ask for.
fn answer(
    mut asked: MessageReader<Asked>,
    (mut session, position): (ResMut<Session<Panzer44>>, Option<Res<Position>>),
    (mut pointing, mut draft): (ResMut<Pointing>, ResMut<Draft>),
) {
    for Asked(action) in asked.read() {
        match action {
            Action::Own(wish) => {
                let Some(wish) = wish.of() else { continue };
                if let Wish::DiceByHand(on) = wish {
                    throw_by_hand(&mut session, *on);
                    continue;
                }
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

/// Lets people throw the dice from now on, or the program.
fn throw_by_hand(session: &mut Session<Panzer44>, on: bool) {
    session.people.dice_by_hand = on;
    if let Some(record) = session.record_mut() {
        record.change_header(|header| header.dice_by_hand = on);
    }
}

/// Changes the draft of a plot, or what the mouse is about.
fn fulfil(
    wish: &Wish,
    view: &View,
    draft: &mut Draft,
    pointing: &mut Pointing,
) -> Result<(), crate::games::panzer44::rules::refusal::Why> {
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
        Wish::Put(..) | Wish::Call(_) | Wish::Fly(_) | Wish::DiceByHand(_) => {}
    }
    Ok(())
}
