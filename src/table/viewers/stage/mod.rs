//! The stage at the table: shows viewers what happens, once a die has shown it, and asks them what to do. What viewers
//! answer changes nothing: the player decides.

mod cards;
mod choice;
mod numbers;

pub use cards::scene_events;
pub use choice::choice_of;

use super::{
    feed::{StagedFeed, as_both_know},
    presenter::{Presenter, for_viewers},
};
use crate::{
    engine::{
        orders::{AnyOrder, Position, Refusal, Scratch, Viewer},
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
        drag::for_vote::ForVote,
        map::layers::Unseen,
        marks::deed::Deeds,
        replay::replayed::Replay,
        session::Session,
        tabled::OnTable,
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use choice::Choice;
use numbers::ChoicesShown;

/// The most choices of a vote, and the fewest.
const MOST: usize = 4;
const FEWEST: usize = 2;

/// The parts of the scene as they were last sent to viewers.
#[derive(Resource, Debug, Default)]
struct SceneSent(Vec<SceneEvent>);

/// The question to the viewers.
#[derive(Resource, Debug, Default)]
struct Ballot {
    choices: Vec<Choice>,
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

    /// Whether a choice can be added.
    fn may_add(&self) -> bool {
        !self.is_asked && self.choices.len() < MOST
    }

    /// Returns the choices in words.
    fn words(&self) -> Vec<String> {
        self.choices.iter().map(|choice| choice.words.clone()).collect()
    }

    /// Returns the choices for the map: none once the vote is closed.
    fn on_map(&self) -> ChoicesShown {
        let is_closed = self.is_asked && !self.is_open;
        let choices = self.choices.iter().filter(|_| !is_closed);
        ChoicesShown(choices.map(|choice| choice.ways.clone()).collect())
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
    app.init_resource::<SceneSent>()
        .init_resource::<Ballot>()
        .init_resource::<ForVote>()
        .init_resource::<ChoicesShown>();
    let note = note.after(TableSet::AnswerRequests);
    app.add_systems(Update, (wake_for_votes, note).run_if(resource_exists::<Stage>));
}

/// Adds the numbers of choices on the map.
pub(crate) fn pictures_plugin(app: &mut App) {
    app.add_plugins(numbers::plugin);
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
    (mut session, position): (ResMut<Session<G>>, Option<Res<Position<G>>>),
    (mut ballot, mut for_vote): (ResMut<Ballot>, ResMut<ForVote>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if ballot.about != session.moves {
        ballot.clear(&stage);
        ballot.about = session.moves;
        for_vote.switch(false);
    }
    let Some(position) = position else { return };
    let mut orders = for_vote.bypass_change_detection().take();
    for Asked(action) in asked.read() {
        let Action::Stage(action) = action else { continue };
        redraw.write(RequestRedraw);
        ballot.refused = None;
        match action {
            // Nothing of a secret plot becomes a choice.
            _ if unseen.0 => {}
            StageAction::Add(order) => orders.push(order.clone()),
            StageAction::AddMoves(on) => for_vote.switch(*on && ballot.may_add()),
            StageAction::Remove(number) if !ballot.is_asked && *number < ballot.choices.len() => {
                ballot.choices.remove(*number);
            }
            StageAction::Remove(_) => {}
            StageAction::Ask if ballot.choices.len() >= FEWEST => {
                stage.ask(ballot.words());
                (ballot.is_asked, ballot.is_open) = (true, true);
            }
            StageAction::Ask => {}
            StageAction::Close => ballot.close(&stage),
            StageAction::Clear => ballot.clear(&stage),
        }
    }
    for order in orders.iter().filter(|_| !unseen.0) {
        redraw.write(RequestRedraw);
        match added::<G>(&ballot, &session, &position, order) {
            Ok(choice) => {
                ballot.refused = None;
                ballot.choices.push(choice);
            }
            Err(NotAdded { why, refusal }) => {
                ballot.refused = Some(why);
                refusal.into_iter().for_each(|refusal| session.refuse(refusal));
            }
        }
    }
}

/// The reason why an order is no choice, with the refusal of the rules if they refuse it.
struct NotAdded {
    why: String,
    refusal: Option<Refusal>,
}

impl From<String> for NotAdded {
    fn from(why: String) -> Self {
        Self { why, refusal: None }
    }
}

/// Returns the choice that an order becomes.
///
/// # Errors
/// There is no room for it, it is there already, viewers do not see a unit that it names, or the rules refuse it.
fn added<G: OnTable>(
    ballot: &Ballot,
    session: &Session<G>,
    position: &Position<G>,
    order: &AnyOrder,
) -> Result<Choice, NotAdded> {
    let (Some(rulebook), Some(order)) = (&session.rulebook, order.of::<G::Order>()) else {
        return Err(say!("stage-not-now").into());
    };
    if !ballot.may_add() {
        return Err(say!("stage-full").into());
    }
    let (words, ways) = choice_of::<G>(rulebook, position, order)?;
    if ballot.choices.iter().any(|choice| choice.words == words) {
        return Err(say!("stage-already").into());
    }
    // A dry run: viewers must not vote for an order that cannot be given.
    let mut open = position.clone();
    G::look(&mut open, Viewer::All);
    match Scratch::<G>::new(rulebook, open).play(order) {
        Ok(_) => Ok(Choice { words, ways }),
        Err(refusal) => Err(NotAdded { why: say!("stage-not-allowed"), refusal: Some(refusal) }),
    }
}

/// Notes for the panels what viewers are asked, and closes the vote where a secret begins.
fn note(
    (stage, unseen, screen): (Res<Stage>, Res<Unseen>, Res<State<Screen>>),
    (mut ballot, mut for_vote): (ResMut<Ballot>, ResMut<ForVote>),
    mut on_map: ResMut<ChoicesShown>,
    host: Option<ResMut<Host>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_secret = unseen.0 || *screen.get() != Screen::Table;
    let ballot = ballot.bypass_change_detection();
    if is_secret {
        ballot.clear(&stage);
    }
    if for_vote.is_on() && (is_secret || !ballot.may_add()) {
        for_vote.switch(false);
    }
    if on_map.set_if_neq(ballot.on_map()) {
        redraw.write(RequestRedraw);
    }
    let vote = ballot.is_asked.then(|| VoteShown { votes: stage.votes(), is_open: ballot.is_open });
    let shown = StageShown {
        choices: ballot.words(),
        may_add: ballot.may_add(),
        adds_moves: for_vote.is_on(),
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
