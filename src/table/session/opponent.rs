//! The computer's seats: a player thinks when its side must decide, and its orders come at a pace that a person can
//! follow. It gets only the facts that its side may see.

use super::{
    Request, Session, SessionRequest, hint, is_by_person, is_human,
    thinker::{AdviserThinks, FastForward, Held, Thinker, ThinkingProgress, ThoughtEnded, ThoughtOut},
};
use crate::{
    engine::{
        counters::UnitId,
        orders::{Game, Happening, InPlay, Position, Record, facts, is_over},
    },
    panels::{Action, Seat},
    settings::{DiceShown, Settings},
    table::{
        app::{
            host::{Asked, Host},
            rest::SLEEP,
            screen::Screen,
            sets::{GameSet, TableSet},
            waker::waker,
        },
        counters::animation::AnimatedScene,
        tabled::OnTable,
        viewers::{
            casting::pace::{Casting, has_combat},
            dice::timer::{DiceTimer, LossDue},
        },
    },
};
use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    window::RequestRedraw,
    winit::{UpdateMode, WinitSettings},
};
use std::{sync::Arc, time::Duration};

/// Seconds between two orders without anything to read.
const PAUSE: f32 = 0.35;
/// Seconds for which an action is shown, and a battle after its die is at rest.
const DEED: f32 = 2.0;
const BATTLE: f32 = 3.5;
/// The interval in which the window updates the progress of a thought.
const GLANCE: Duration = Duration::from_millis(150);
/// The addition to the reason of an order whose thought was cut short: it may not come again.
const CUT_SHORT: &str = "(thought cut short)";

/// The computer players of a game, in the order of their sides' numbers.
#[derive(Resource)]
struct Opponents<G: OnTable> {
    thinkers: [Option<Thinker<G>>; 2],
    seats: [Seat; 2],
    /// The number of orders when a player was last asked: fewer mean that some were undone, or that another game is on
    /// the table.
    orders: usize,
    /// The number of orders after which casting mode stopped last.
    stopped: usize,
    /// The side of the current phase, if it has one.
    whose: Option<usize>,
    ready: Option<ThoughtOut<G>>,
    waited: f32,
}

impl<G: OnTable> Default for Opponents<G> {
    fn default() -> Self {
        let (whose, ready) = (None, None);
        Self {
            thinkers: [None, None],
            seats: Default::default(),
            orders: 0,
            stopped: 0,
            whose,
            ready,
            waited: 0.0,
        }
    }
}

/// Whether the last action of a computer player is still shown to be read.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct IsRead(bool);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<AdviserThinks>()
        .init_resource::<IsRead>()
        .add_systems(Startup, |world: &mut World| {
            let waker = waker(world);
            world.insert_resource(ThoughtEnded(waker));
        })
        // Without the table no thought is needed, and the window rests.
        .add_systems(
            OnExit(Screen::Table),
            |mut thinks: ResMut<ThinkingProgress>, mut is_read: ResMut<IsRead>| {
                thinks.set_if_neq(ThinkingProgress(None));
                is_read.set_if_neq(IsRead(false));
            },
        )
        .add_systems(
            Update,
            (
                hurry.run_if(in_state(Screen::Table)).before(TableSet::AnswerRequests),
                glance.run_if(
                    resource_changed::<ThinkingProgress>
                        .or_eager(resource_changed::<AdviserThinks>)
                        .or_eager(resource_changed::<IsRead>),
                ),
            ),
        );
}

/// Adds the computer players of a game.
pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    app.init_resource::<Opponents<G>>().add_systems(
        Update,
        (answer_now::<G>, play::<G>).chain().after(hurry).in_set(GameSet::AskAtTable(G::ID)),
    );
}

/// Draws the window now and then while a computer player thinks, or a person reads.
fn glance(
    (thinks, adviser, is_read): (Res<ThinkingProgress>, Res<AdviserThinks>, Res<IsRead>),
    settings: Option<ResMut<WinitSettings>>,
) {
    let Some(mut settings) = settings else { return };
    let wait = if thinks.0.is_some() || adviser.0 || is_read.0 { GLANCE } else { SLEEP };
    let mode = UpdateMode::reactive_low_power(wait);
    (settings.focused_mode, settings.unfocused_mode) = (mode, mode);
}

/// Makes moves come faster or one at a time, if a person asks for that.
fn hurry(
    mut asked: MessageReader<Asked>,
    (mut hurry, mut held): (ResMut<FastForward>, ResMut<Held>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for Asked(action) in asked.read() {
        match action {
            Action::FastForward => (hurry.0, *held) = (!hurry.0, Held::default()),
            Action::HoldOpponent => (hurry.0, *held) = (false, Held { on: !held.on, free: 0 }),
            Action::OneDeed => (hurry.0, *held) = (false, Held { on: true, free: 1 }),
            _ => continue,
        }
        redraw.write(RequestRedraw);
    }
}

/// Makes a thinking player answer at once, if a person asks for that.
fn answer_now<G: OnTable>(mut asked: MessageReader<Asked>, opponents: Res<Opponents<G>>) {
    for Asked(action) in asked.read() {
        if matches!(action, Action::AnswerNow) {
            opponents.thinkers.iter().flatten().for_each(Thinker::stop);
        }
    }
}

/// Returns the seconds for which the last action is shown before a computer player continues, at the usual pace. A
/// battle is read for longer, and so are losses. A person's own action is known already, including the further path of
/// their counter after an answer; what it costs is not.
fn reading<G: Game>(record: &Record<G>, public: &G::Public, seats: &[Seat; 2]) -> f32 {
    let Some(events) = record.events.last() else { return PAUSE };
    let attacked = |events: &Vec<G::Event>| {
        facts::<G>(events).any(|fact| matches!(fact.what, Happening::Attacked { .. }))
    };
    // A loss that is chosen after the dice may be no more than a changed condition.
    let is_after_attack = record.events.iter().rev().nth(1).is_some_and(attacked);
    let costs = facts::<G>(events).filter(|fact| fact.only.is_none());
    let mut costs = costs.filter(|fact| match fact.what {
        Happening::Lost(_) | Happening::Weakened(_) => true,
        Happening::Changed(_) => is_after_attack,
        _ => false,
    });
    if costs.next().is_some() {
        return BATTLE;
    }
    if is_by_person(record, record.events.len() - 1, seats) {
        return PAUSE;
    }
    let of_a_person = |unit: &UnitId| {
        let mut counters = G::counters(public).iter();
        counters.any(|counter| counter.id() == *unit && is_human(seats, counter.side()))
    };
    let happened = facts::<G>(events).filter(|fact| fact.only.is_none()).map(|fact| match fact.what {
        Happening::Went { units, .. } if units.iter().all(of_a_person) => PAUSE,
        Happening::Attacked { .. } | Happening::Resolved => BATTLE,
        Happening::Went { .. } | Happening::Marked | Happening::Held => DEED,
        _ => PAUSE,
    });
    happened.fold(PAUSE, f32::max)
}

/// Returns the pause for watched players, with the factor of their pace; without a window there is no reader.
fn pause<G: Game>(record: &Record<G>, public: &G::Public, seats: &[Seat; 2], watched: Option<f32>) -> f32 {
    watched.map_or(PAUSE, |times| (reading(record, public, seats) * times).max(PAUSE))
}

/// Whether casting mode stops after the last order of a game between computers, a combat.
fn casting_stops<G: OnTable>(casting: Option<&Casting>, session: &Session<G>) -> bool {
    let stops = casting.is_some_and(|casting| casting.stops && casting.times(session.humans()).is_some());
    let last = session.record().and_then(|record| record.events.last());
    stops && last.is_some_and(|events| has_combat::<G>(events))
}

/// Whether a page or a question that the player must read covers the table.
fn is_covered(host: &Host) -> bool {
    host.memory.briefing || host.memory.asking_end || host.sheet.open.is_some()
}

/// Whether the dice of the last attack stay over the map to be read. Where frames are slow they stay there for longer than
/// the pause. Losses are chosen under them.
fn dice_are_read(dice: Option<&DiceTimer>, due: Option<&LossDue>, settings: Option<&Settings>) -> bool {
    let over_map = dice.is_some_and(|dice| dice.0.is_some()) && !due.is_some_and(|due| due.0);
    over_map && settings.is_some_and(|settings| settings.dice != DiceShown::Off)
}

/// The progress of a thought, and the pace of orders.
#[derive(SystemParam)]
struct PlayPace<'w> {
    thinks: ResMut<'w, ThinkingProgress>,
    hurry: ResMut<'w, FastForward>,
    held: ResMut<'w, Held>,
    is_read: ResMut<'w, IsRead>,
}

/// Lets the computer think in its turn, and gives its order once nothing moves.
fn play<G: OnTable>(
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    (scene, time, host): (AnimatedScene, Res<Time<Real>>, Option<Res<Host>>),
    (dice, due): (Option<Res<DiceTimer>>, Option<Res<LossDue>>),
    (mut opponents, mut pace): (ResMut<Opponents<G>>, PlayPace),
    mut requests: MessageWriter<SessionRequest>,
    (waker, mut redraw): (Res<ThoughtEnded>, MessageWriter<RequestRedraw>),
    (window, settings): (Option<Res<WinitSettings>>, Option<Res<Settings>>),
    casting: Option<Res<Casting>>,
) {
    let (Some(rulebook), Some(position), Some(record)) = (&session.rulebook, position, session.record())
    else {
        return;
    };
    let opponents = opponents.bypass_change_detection();
    let whose = G::phase_side(rulebook, G::phase(&position.public));
    if opponents.note_game(&session, record.orders(), whose) {
        pace.held.set_if_neq(Held::default());
    }
    if !think::<G>(opponents, (&session, rulebook, &position), &mut pace, &waker) {
        return;
    }
    // The thought continues meanwhile; no order is given behind a text or question that a person reads.
    if host.is_some_and(|host| is_covered(&host)) || pace.held.on && pace.held.free == 0 {
        return;
    }
    opponents.waited = if scene.hides_result() { 0.0 } else { opponents.waited + time.delta_secs() };
    let casting = casting.as_deref();
    let cast = casting.and_then(|casting| casting.times(session.humans()));
    let settings = settings.filter(|_| window.is_some());
    let watched = settings.as_ref().map(|settings| cast.unwrap_or_else(|| settings.pace.times()));
    let reads = dice_are_read(dice.as_deref(), due.as_deref(), settings.as_deref());
    let waits = reads || opponents.waited < pause(record, &position.public, &session.seats, watched);
    let hurries = pace.hurry.0;
    pace.is_read.set_if_neq(IsRead(waits && !hurries));
    if !hurries && (waits || scene.is_playing()) {
        if scene.is_playing() || watched.is_none() {
            redraw.write(RequestRedraw);
        }
        return;
    }
    if !hurries && opponents.stopped != opponents.orders && casting_stops::<G>(casting, &session) {
        opponents.stopped = opponents.orders;
        *pace.held = Held { on: true, free: 0 };
        redraw.write(RequestRedraw);
        return;
    }
    let Some(order) = opponents.give() else { return };
    if pace.held.free > 0 {
        pace.held.free -= 1;
    }
    requests.write(order);
}

/// Lets the player of the side that must decide think about the position. Returns whether it may give an order: not if a
/// person decides, nor while people roll real dice or play without the referee.
fn think<G: OnTable>(
    opponents: &mut Opponents<G>,
    (session, rulebook, position): (&Session<G>, &Arc<G::Rulebook>, &Position<G>),
    pace: &mut PlayPace,
    waker: &ThoughtEnded,
) -> bool {
    let side = G::acting(rulebook, &position.public);
    let Some(thinker) = opponents.thinkers.get_mut(side).and_then(Option::as_mut) else {
        pace.thinks.set_if_neq(ThinkingProgress(None));
        pace.hurry.set_if_neq(FastForward(false));
        pace.is_read.set_if_neq(IsRead(false));
        return false;
    };
    opponents.ready = thinker.answer().or_else(|| opponents.ready.take());
    // A thought about an old position is useless.
    opponents.ready.take_if(|out| out.about != session.moves);
    pace.thinks.set_if_neq(ThinkingProgress(thinker.progress()));
    if is_over::<G>(&position.public) || G::is_free_hand(&position.public) || session.people.dice.is_some() {
        pace.hurry.set_if_neq(FastForward(false));
        return false;
    }
    if opponents.ready.is_none() {
        thinker.ask((&G::view(rulebook, position)).into(), session.moves, waker.0.clone());
        pace.thinks.set_if_neq(ThinkingProgress(thinker.progress()));
    }
    true
}

impl<G: OnTable> Opponents<G> {
    /// Notes the game on the table, with its number of orders and the side whose phase it is. Returns whether a pause ends
    /// now: a new game begins unpaused. A player who paused the computer watched its turn: in the player's own turn it
    /// answers by itself.
    fn note_game(&mut self, session: &Session<G>, orders: usize, whose: Option<usize>) -> bool {
        let is_new = orders == 0 && self.orders > 0;
        self.take_seats(session, orders);
        let is_own_turn = self.note_phase(whose, &session.seats);
        is_new || is_own_turn
    }

    /// Notes whose phase it is. Returns whether a person's has just begun.
    fn note_phase(&mut self, whose: Option<usize>, seats: &[Seat; 2]) -> bool {
        let before = std::mem::replace(&mut self.whose, whose);
        before != whose && whose.is_some_and(|side| is_human(seats, side))
    }

    /// The order that has been thought out, with its reason.
    fn give(&mut self) -> Option<SessionRequest> {
        let ThoughtOut { advice, cut_short, .. } = self.ready.take()?;
        self.waited = 0.0;
        let reason = if cut_short { format!("{} {CUT_SHORT}", advice.reason) } else { advice.reason };
        Some(SessionRequest(Request::advised(advice.order, reason.trim().to_owned())))
    }

    /// Replaces the players when the seats change; a player that knows orders which were undone, or another game, is
    /// replaced by a new one.
    fn take_seats(&mut self, session: &Session<G>, orders: usize) {
        if self.seats != session.seats || orders < self.orders {
            self.get_up();
            self.seats = session.seats.clone();
            // Other games have other set-ups and openings; the same game opened again has the same ones.
            let seed = session.record().map_or(0, |record| record.file.header.seed).wrapping_mul(2);
            self.thinkers = [0, 1].map(|side: usize| match &session.seats[side] {
                Seat::Computer(name) => G::seated(name, seed.wrapping_add(side as u64)).map(Thinker::new),
                Seat::Human | Seat::Elsewhere => None,
            });
        }
        self.orders = orders;
    }

    fn get_up(&mut self) {
        self.thinkers.iter().flatten().for_each(Thinker::stop);
        *self = Self::default();
    }
}

/// Stops all thoughts when the game leaves the table.
pub(crate) fn dismiss<G: OnTable>(world: &mut World) {
    if let Some(mut opponents) = world.get_resource_mut::<Opponents<G>>() {
        opponents.get_up();
    }
    hint::dismiss::<G>(world);
}
