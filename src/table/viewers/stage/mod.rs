//! The stage at the table: shows viewers what happens, once a die has shown it, and asks them what to do. What viewers
//! answer changes nothing: the player decides.

mod cards;

pub use cards::scene_events;

use super::{
    feed::{StagedFeed, as_both_know},
    presenter::{Presenter, for_viewers},
};
use crate::{
    engine::{
        orders::{AnyOrder, Position, Viewer, counter},
        text::say,
    },
    panels::{Action, StageAction, StageShown, VoteShown},
    play::stage::{SceneEvent, Stage},
    scene::{Captioned, deed::Strike},
    table::{
        app::{
            host::{Asked, Host},
            screen::Screen,
            sets::{GameSet, TableSet},
            waker::waker,
        },
        counters::animation::Throw,
        map::layers::Unseen,
        marks::deed::Deeds,
        replay::replayed::Replay,
        session::Session,
        tabled::OnTable,
    },
};
use bevy::{prelude::*, window::RequestRedraw};

/// The most choices of a vote, and the fewest.
const MOST: usize = 4;
const FEWEST: usize = 2;

/// The parts of the scene as they were last sent to viewers.
#[derive(Resource, Debug, Default)]
struct SceneSent(Vec<SceneEvent>);

/// The question to the viewers.
#[derive(Resource, Debug, Default)]
struct Ballot {
    /// The choices in words.
    choices: Vec<String>,
    /// The number of the position that they belong to.
    about: u64,
    /// Whether the question was asked, and whether votes count.
    is_asked: bool,
    is_open: bool,
    /// The reason why the last order was not added.
    refused: Option<String>,
}

impl Ballot {
    /// Closes the vote, if it is open.
    fn close(&mut self, stage: &Stage) {
        if std::mem::take(&mut self.is_open) {
            stage.close_vote();
        }
    }

    /// Closes the vote, and forgets the choices.
    fn clear(&mut self, stage: &Stage) {
        self.close(stage);
        *self = Self { about: self.about, ..Self::default() };
    }
}

/// Opens the stage at the table.
pub(crate) fn open(app: &mut App, stage: Stage) {
    app.insert_resource(stage).init_resource::<StagedFeed>();
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SceneSent>().init_resource::<Ballot>();
    let note = note.after(TableSet::AnswerRequests);
    app.add_systems(Update, (wake_for_votes, note).run_if(resource_exists::<Stage>));
}

/// Adds the scene and the votes of a game.
pub(crate) fn game_plugin<G: OnTable + Captioned>(app: &mut App) {
    let obey = obey::<G>.run_if(resource_exists::<Stage>).in_set(GameSet::Ask(G::ID));
    // At the end of the frame the caption is that of the frame.
    let send = send::<G>.run_if(resource_exists::<Stage>).in_set(GameSet::Show(G::ID));
    app.add_systems(Update, obey).add_systems(Last, send);
}

/// Has votes wake the window, from its first frame on.
fn wake_for_votes(world: &mut World, mut is_done: Local<bool>) {
    if !std::mem::replace(&mut *is_done, true) {
        let waker = waker(world);
        world.resource::<Stage>().wake_with(waker.0);
    }
}

/// Sends the parts of the scene that have changed.
fn send<G: OnTable + Captioned>(
    (stage, presenter): (Res<Stage>, Option<Res<Presenter>>),
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    (deeds, throw): (Option<Res<Deeds>>, Res<Throw>),
    (plan, replay): (Option<Res<<G as Captioned>::Plan>>, Option<Res<Replay<G>>>),
    unseen: Res<Unseen>,
    mut sent: ResMut<SceneSent>,
) {
    let Some(presenter) = presenter.filter(|presenter| presenter.is_changed()) else { return };
    let (Some(caption), Some(rulebook), Some(position)) = (&presenter.caption, &session.rulebook, position)
    else {
        return;
    };
    let known = as_both_know::<G>(rulebook, &position);
    let strikes = deeds.map_or_else(Vec::new, |deeds| strikes(&deeds, &throw));
    // The caption has no plan of the past. While a player plans in secret, no plan is shown either.
    let is_planned = caption.battle.as_ref().is_some_and(|battle| !battle.is_fought());
    let plan = plan.as_deref().filter(|_| is_planned && replay.is_none() && !unseen.0);
    let planned =
        plan.and_then(|plan| G::planned_fight(rulebook, &for_viewers::<G>(rulebook, &position), plan));
    let shown = (caption, strikes.as_slice(), planned.as_ref());
    let events = scene_events::<G>(rulebook, &known, shown, throw.hides_result());
    let sent = &mut sent.bypass_change_detection().0;
    for event in events {
        let is_same_part =
            |other: &SceneEvent| std::mem::discriminant(other) == std::mem::discriminant(&event);
        let before = sent.iter().position(is_same_part);
        if before.is_some_and(|before| sent[before] == event) {
            continue;
        }
        stage.tell(&event);
        match before {
            Some(before) => sent[before] = event,
            None => sent.push(event),
        }
    }
}

/// Returns the attacks of the last deed for which a die rolls or has rolled, as both sides see them; none once the deed
/// is past.
fn strikes(deeds: &Deeds, throw: &Throw) -> Vec<Strike> {
    if deeds.ringed().is_empty() {
        return Vec::new();
    }
    let seen = deeds.latest().and_then(|deed| deed.seen_by(Some(Viewer::Both)));
    let strikes = seen.map_or_else(Vec::new, |deed| deed.strikes);
    if throw.clock.is_none() || throw.attacks < 2 || strikes.len() < throw.attacks {
        return strikes;
    }
    let number = strikes.len() - throw.attacks + throw.attack;
    strikes.into_iter().nth(number).into_iter().collect()
}

/// Carries out what the player asks of the viewers.
fn obey<G: OnTable>(
    mut asked: MessageReader<Asked>,
    (stage, unseen): (Res<Stage>, Res<Unseen>),
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    mut ballot: ResMut<Ballot>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if ballot.about != session.moves {
        ballot.clear(&stage);
        ballot.about = session.moves;
    }
    let Some(position) = position else { return };
    for Asked(action) in asked.read() {
        let Action::Stage(action) = action else { continue };
        redraw.write(RequestRedraw);
        ballot.refused = None;
        match action {
            // Nothing of a secret plot becomes a choice.
            _ if unseen.0 => {}
            StageAction::Add(order) => match words_of::<G>(&session, &position, order) {
                Ok(words) if may_be_added(&ballot, &words) => ballot.choices.push(words),
                Ok(_) => {}
                Err(why) => ballot.refused = Some(why),
            },
            StageAction::Remove(number) if !ballot.is_asked && *number < ballot.choices.len() => {
                ballot.choices.remove(*number);
            }
            StageAction::Remove(_) => {}
            StageAction::Ask if ballot.choices.len() >= FEWEST => {
                stage.ask(ballot.choices.clone());
                (ballot.is_asked, ballot.is_open) = (true, true);
            }
            StageAction::Ask => {}
            StageAction::Close => ballot.close(&stage),
            StageAction::Clear => ballot.clear(&stage),
        }
    }
}

/// Whether there is room for another choice, and it is not there already.
fn may_be_added(ballot: &Ballot, words: &str) -> bool {
    !ballot.is_asked && ballot.choices.len() < MOST && ballot.choices.iter().all(|choice| choice != words)
}

/// Returns an order in words for viewers.
///
/// # Errors
/// It names a unit that viewers do not see.
fn words_of<G: OnTable>(
    session: &Session<G>,
    position: &Position<G>,
    order: &AnyOrder,
) -> Result<String, String> {
    let (Some(rulebook), Some(order)) = (&session.rulebook, order.of::<G::Order>()) else {
        return Err(String::new());
    };
    let units = G::shape(&order.clone().into()).units;
    let is_hidden =
        |unit| counter::<G>(&position.public, unit).is_some_and(|counter| G::is_hidden(position, counter));
    if units.into_iter().any(is_hidden) {
        return Err(say!("stage-names-hidden"));
    }
    Ok(G::order_told(rulebook, &position.public, order))
}

/// Notes for the panels what viewers are asked, and closes the vote where a secret begins.
fn note(
    (stage, unseen, screen): (Res<Stage>, Res<Unseen>, Res<State<Screen>>),
    mut ballot: ResMut<Ballot>,
    host: Option<ResMut<Host>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_secret = unseen.0 || *screen.get() != Screen::Table;
    let ballot = ballot.bypass_change_detection();
    if is_secret {
        ballot.clear(&stage);
    }
    let vote = ballot.is_asked.then(|| VoteShown { votes: stage.votes(), is_open: ballot.is_open });
    let shown = StageShown {
        choices: ballot.choices.clone(),
        may_add: !ballot.is_asked && ballot.choices.len() < MOST,
        may_ask: !ballot.is_asked && ballot.choices.len() >= FEWEST,
        vote,
        refused: ballot.refused.clone(),
        delay: u32::try_from(stage.delay().as_secs()).unwrap_or(u32::MAX),
    };
    let Some(mut host) = host else { return };
    let place = &mut host.bypass_change_detection().memory.stage;
    let shown = (!is_secret).then_some(shown);
    if *place != shown {
        *place = shown;
        redraw.write(RequestRedraw);
    }
}
