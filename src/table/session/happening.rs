//! The current event: a computer player's action, a combat, a question to a person, the shot that panels show. The view
//! moves there ([`MapView::lead`] decides whether it must move and where), and back to the player's own view once
//! nothing happens any more.

mod noted;
mod seen;

use super::{Session, is_by_person, is_human, thinker::FastForward};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Going, Happening, InPlay, Position, facts, is_over},
    },
    panels::Action,
    planning::Plan,
    scene::{last_moves::last_ways, layout::centre_of},
    settings::{Pace, Settings},
    table::{
        app::{
            host::{Asked, Hosted},
            screen::Screen,
            sets::{GameSet, TableSet},
        },
        counters::animation::AnimatedScene,
        drag::{BoxSelection, Hand},
        map::view::MapView,
        marks::shown_way::DoneWays,
        replay::replayed::Replay,
        tabled::OnTable,
        viewers::{
            capture::{CaptureWindow, held::HeldView},
            dice::timer::{DiceTimer, LossDue, StripPlace},
            presenter::Presenter,
        },
    },
};
use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use seen::Seen;

/// Frames in which panels take their room before it is decided whether the view must move.
const PANELS: u8 = 3;
/// Seconds for which the last event is shown, at the usual pace, before the view goes back.
const LOOKED_AT: f32 = 2.2;
/// The same for an event that was not visible.
const SHORT: f32 = 0.4;

/// The current event.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct Happens {
    /// Its places, the most important first.
    at: Vec<Vec2>,
    /// Whether it is a computer's action.
    by_computer: bool,
    /// Whether it is a note of a replay, all of whose places are framed.
    is_note: bool,
    /// Frames until the view moves there; none if it has.
    due: Option<u8>,
    /// Seconds since the event ended; none while it goes on.
    ends: Option<f32>,
    /// Seconds for which it is still shown.
    lasts: f32,
    /// The places of the last combat that both sides have seen, and whether it goes on.
    pub fight: Vec<Vec2>,
    pub fights: bool,
    /// The places of the last combat or move that both sides have seen.
    pub scene: Vec<Vec2>,
    /// The number of phases that have opened.
    pub opened: u64,
    /// Whether a lesson is on the table, which moves the view itself.
    pub is_in_lesson: bool,
}

impl Happens {
    /// Notes the places of the last order that both sides see, and whether it is a combat.
    fn note_places(&mut self, places: &[Vec2], is_fight: bool, is_replay: bool) {
        if is_fight {
            places.clone_into(&mut self.fight);
        }
        if !places.is_empty() {
            places.clone_into(&mut self.scene);
        }
        self.fights = is_fight || self.fights && !is_replay;
    }

    /// Turns to the places of an event, if there are any; the view returns when no event continues.
    fn turn_to(&mut self, at: Vec<Vec2>, by_computer: bool, goes_on: bool) {
        self.ends = (!goes_on).then_some(0.0);
        self.lasts = if at.is_empty() { SHORT } else { LOOKED_AT };
        if std::mem::take(&mut self.is_note) {
            // Another moment is shown before the view has turned to the note.
            self.due = None;
        }
        if !at.is_empty() {
            (self.at, self.due, self.by_computer) = (at, Some(PANELS), by_computer);
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Happens>()
        .init_resource::<DoneWays>()
        // The dice that begin in this frame wait for the view.
        .add_systems(Update, lead.after(TableSet::AnswerRequests).before(TableSet::LayOut))
        .add_systems(OnEnter(Screen::Title), |mut happens: ResMut<Happens>, mut done: ResMut<DoneWays>| {
            (*happens, *done) = (Happens::default(), DoneWays::default());
        });
}

pub(crate) fn game_plugin<G: Hosted>(app: &mut App) {
    app.add_systems(Update, notice::<G>.in_set(GameSet::Show(G::ID)).before(lead));
}

/// The viewers beside the players.
#[derive(SystemParam)]
pub(crate) struct Viewers<'w, 's> {
    presenter: Option<Res<'w, Presenter>>,
    windows: Query<'w, 's, (), With<CaptureWindow>>,
    held: Option<Res<'w, HeldView>>,
    settings: Option<Res<'w, Settings>>,
}

impl Viewers<'_, '_> {
    /// Whether this window is shown to them.
    fn see_this(&self) -> bool {
        self.presenter.as_ref().is_some_and(|presenter| presenter.on)
    }

    /// Whether this window follows moves for them by itself.
    fn follow_here(&self) -> bool {
        self.see_this() && self.settings.as_ref().is_none_or(|settings| settings.viewers_follow)
    }

    /// Whether the view that they see in this window is held.
    fn hold_this(&self) -> bool {
        self.see_this() && self.held.as_ref().is_some_and(|held| held.0)
    }

    /// Whether another window is.
    fn see_another(&self) -> bool {
        !self.windows.is_empty()
    }
}

/// The dice of the last attack over the map.
#[derive(SystemParam)]
struct AttackDice<'w> {
    due: Option<ResMut<'w, LossDue>>,
    timer: Option<ResMut<'w, DiceTimer>>,
}

impl AttackDice<'_> {
    /// Notes whether a computer player must choose losses, after an attack or after other losses of the same attack.
    fn note_losses(&mut self, must_choose: bool, is_fight: bool) {
        if let Some(due) = &mut self.due {
            let follows = is_fight || due.0;
            due.set_if_neq(LossDue(must_choose && follows));
        }
    }

    /// Ends the dice over the map if a later order has opened a phase: they would seem to belong to it.
    fn end_if(&mut self, is_later: bool) {
        if let Some(timer) = &mut self.timer
            && is_later
        {
            timer.set_if_neq(DiceTimer(None));
        }
    }
}

/// Whether a panel chooses units or changes the plan.
fn is_choice(Asked(action): &Asked) -> bool {
    matches!(action, Action::Own(_) | Action::Select(_))
}

/// Notes new events, decisions and aims since the last call.
fn notice<G: Hosted>(
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    (replay, screen, view): (Option<Res<Replay<G>>>, Res<State<Screen>>, Res<MapView>),
    (plan, mut asked, viewers): (Res<Plan<G>>, MessageReader<Asked>, Viewers),
    (mut seen, mut happens, mut done): (Local<Seen<G>>, ResMut<Happens>, ResMut<DoneWays>),
    (mut dice, mut redraw): (AttackDice, MessageWriter<RequestRedraw>),
) {
    let (Some(rulebook), Some(position), Some(record)) = (&session.rulebook, position, session.record())
    else {
        return;
    };
    let happens = happens.bypass_change_detection();
    seen.note_panels(asked.read().any(is_choice));
    // A lesson moves the view itself; a new game has its opening view.
    let elsewhere = !is_on_screen(&screen) || session.lesson.is_some();
    happens.is_in_lesson = session.lesson.is_some();
    if elsewhere || view.opens() {
        (seen.moves, seen.orders) = (None, record.orders());
        dice.note_losses(false, false);
        return;
    }
    let shown = replay.as_ref().map(|replay| replay.now);
    let aimed = if shown.is_none() { G::aimed(&plan.0) } else { Vec::new() };
    let aims = seen.note_aim(&aimed);
    if !aims && seen.moves == Some(session.moves) && seen.shown == shown {
        return;
    }
    let last = seen.note_order(record, session.moves, shown);
    let events = last.and_then(|last| record.events.get(last)).map_or(&[][..], Vec::as_slice);
    let (places, is_fight) = to_see::<G>(&position, events);
    happens.note_places(&places, is_fight, shown.is_some());
    let public = &position.public;
    let (computer, owes) = who_is_due::<G>(&session, rulebook, public, shown.is_some());
    dice.note_losses(computer && asks_openly::<G>(rulebook, public), is_fight);
    let opens = seen.note_turn(G::acting(rulebook, public), G::phase(public));
    happens.opened += u64::from(opens);
    dice.end_if(opens && !is_fight && last.is_some());
    let by_computer = shown.is_none() && last.is_some_and(|last| !is_by_person(record, last, &session.seats));
    seen.shoots |= aims && !owes;
    let order_at = |events: &[G::Event]| to_see::<G>(&position, events).0;
    let noted = shown.map_or_else(Vec::new, |shown| noted::places::<G>(record, shown, order_at));
    let is_note = !noted.is_empty();
    let at = if is_note {
        noted
    } else if owes {
        decision_at::<G>(rulebook, public, [places, happens.at.clone()])
    } else if aims {
        shot_at::<G>(&session, &position, &aimed)
    } else if is_fight && (shown.is_none() || viewers.see_this()) || by_computer || viewers.follow_here() {
        places
    } else {
        Vec::new()
    };
    let goes_on = computer || owes || seen.shoots || shown.is_some();
    happens.turn_to(at, by_computer, goes_on);
    happens.is_note = is_note;
    // A player with a decision sees the arrival of the units that it concerns.
    let shows = by_computer || owes && shown.is_none();
    show_ways(&mut done, DoneWays(if shows { last_ways(record) } else { Vec::new() }), &mut redraw);
}

fn show_ways(done: &mut ResMut<DoneWays>, ways: DoneWays, redraw: &mut MessageWriter<RequestRedraw>) {
    if done.set_if_neq(ways) {
        redraw.write(RequestRedraw);
    }
}

/// Whether a computer player is to give the next order, and whether a person owes an answer. In a replay neither is.
fn who_is_due<G: Hosted>(
    session: &Session<G>,
    rulebook: &G::Rulebook,
    public: &G::Public,
    is_replay: bool,
) -> (bool, bool) {
    let is_played = !is_replay && !is_over::<G>(public) && !G::is_free_hand(public);
    let computer = is_played && !is_human(&session.seats, G::acting(rulebook, public));
    (computer, is_played && !computer && G::owed(rulebook, public).is_some())
}

/// Whether a decision is pending, and this is no secret.
fn asks_openly<G: Hosted>(rulebook: &G::Rulebook, public: &G::Public) -> bool {
    G::owed(rulebook, public).is_some() && !G::asks_unseen(rulebook, public)
}

/// Returns the places of a pending decision; if it has none, the first other places of which there are any.
fn decision_at<G: Hosted>(rulebook: &G::Rulebook, public: &G::Public, others: [Vec<Vec2>; 2]) -> Vec<Vec2> {
    let asks: Vec<Vec2> = G::asks_at(rulebook, public).into_iter().map(centre_of).collect();
    [asks].into_iter().chain(others).find(|places| !places.is_empty()).unwrap_or_default()
}

/// Returns the hexes at which panels aim a shot, and those of the units that fire it.
fn shot_at<G: Hosted>(session: &Session<G>, position: &Position<G>, aimed: &[Hex]) -> Vec<Vec2> {
    let shooter = session.selected.iter().filter_map(|unit| G::stack_hex(position, *unit));
    aimed.iter().copied().chain(shooter).map(centre_of).collect()
}

/// Returns the places where both sides see these events, the most important first, and whether one is a combat.
pub(crate) fn to_see<G: OnTable>(position: &Position<G>, events: &[G::Event]) -> (Vec<Vec2>, bool) {
    let (mut fought, mut done) = (Vec::new(), Vec::new());
    // The place of guns that only their owner sees is hidden, although their fire is visible.
    let seen = |unit: &UnitId| {
        let counter = G::counters(&position.public).iter().find(|counter| counter.id() == *unit);
        counter.filter(|counter| !G::is_hidden(position, counter)).and_then(|_| G::hex_of(position, *unit))
    };
    for fact in facts::<G>(events).filter(|fact| fact.only.is_none()) {
        match fact.what {
            Happening::Attacked { units, at, .. } => {
                fought.extend(at);
                fought.extend(units.iter().filter_map(seen));
            }
            // The end of a path first: most of its consequences are there.
            Happening::Went { path, how, .. } if how != Going::SetUp => done.extend(path.iter().rev()),
            Happening::Marked | Happening::Held => done.extend(fact.hex),
            _ => {}
        }
    }
    let is_fight = !fought.is_empty();
    let mut hexes: Vec<Hex> = Vec::new();
    for hex in fought.into_iter().chain(done) {
        if !hexes.contains(&hex) {
            hexes.push(hex);
        }
    }
    (hexes.into_iter().map(centre_of).collect(), is_fight)
}

/// The possible activities of a hand with the map.
#[derive(SystemParam)]
struct Hands<'w> {
    buttons: Option<Res<'w, ButtonInput<MouseButton>>>,
    keys: Option<Res<'w, ButtonInput<KeyCode>>>,
    hand: Option<Res<'w, Hand>>,
    selection: Option<Res<'w, BoxSelection>>,
}

impl Hands<'_> {
    /// Whether the player drags something, or moves the map.
    fn are_busy(&self) -> bool {
        self.buttons.as_ref().is_some_and(|buttons| buttons.get_pressed().next().is_some())
            || self.keys.as_ref().is_some_and(|keys| keys.get_pressed().next().is_some())
            || self.hand.as_ref().is_some_and(|hand| hand.held.is_some())
            || self.selection.as_ref().is_some_and(|selection| selection.is_drawn())
    }
}

/// Whether viewers see this window, and the frames until it is checked whether they see the last combat: its panels
/// disappear first.
#[derive(Default)]
struct Presented {
    on: bool,
    due: Option<u8>,
}

impl Presented {
    /// Whether the check is due now.
    fn opens(&mut self, on: bool, redraw: &mut MessageWriter<RequestRedraw>) -> bool {
        if std::mem::replace(&mut self.on, on) != on {
            self.due = on.then_some(PANELS);
        }
        let Some(frames) = self.due else { return false };
        redraw.write(RequestRedraw);
        self.due = frames.checked_sub(1);
        frames == 0
    }
}

/// Whether the game is on the screen.
fn is_on_screen(screen: &State<Screen>) -> bool {
    matches!(screen.get(), Screen::Table | Screen::Replay)
}

/// Moves the view to the current event and back, never against a busy hand.
fn lead(
    (time, settings, hurry): (Res<Time<Real>>, Option<Res<Settings>>, Option<Res<FastForward>>),
    (scene, hands, viewers, screen): (AnimatedScene, Hands, Viewers, Res<State<Screen>>),
    (mut happens, mut view, strip): (ResMut<Happens>, ResMut<MapView>, Option<Res<StripPlace>>),
    mut presented: Local<Presented>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let soon = is_on_screen(&screen) && happens.due.is_some_and(|frames| frames > 0);
    if view.turns_soon != soon {
        view.turns_soon = soon;
    }
    if !is_on_screen(&screen) {
        return;
    }
    let happens = happens.bypass_change_detection();
    if presented.opens(viewers.see_this(), &mut redraw) {
        match [&happens.fight, &happens.at].into_iter().find(|places| !places.is_empty()) {
            Some(fight) => view.frame_for_viewers(fight),
            None => view.frame_stage(),
        }
    }
    if let Some(frames) = happens.due {
        if frames > 0 || hands.are_busy() {
            happens.due = Some(frames.saturating_sub(1));
            if frames > 0 {
                redraw.write(RequestRedraw);
            }
            return;
        }
        happens.due = None;
        // At this speed no player can look at each action.
        if !hurry.is_some_and(|hurry| hurry.0) && !viewers.hold_this() {
            let strip = strip.and_then(|strip| strip.0).filter(|_| happens.fights && !viewers.see_this());
            match happens.is_note {
                true => view.frame(strip, &happens.at),
                false => view.lead_to_fight(strip, &happens.at, happens.by_computer, viewers.see_this()),
            }
        }
        redraw.write(RequestRedraw);
    }
    let Some(ends) = happens.ends.filter(|_| !viewers.hold_this()) else { return };
    let sees_a_fight = viewers.see_another() && happens.fights;
    if !view.is_led() && !sees_a_fight {
        happens.ends = None;
        happens.fights = false;
        return;
    }
    redraw.write(RequestRedraw);
    let ends = if scene.is_playing() { 0.0 } else { ends + time.delta_secs().min(0.25) };
    happens.ends = Some(ends);
    let pace = settings.map_or(Pace::default(), |settings| settings.pace).times();
    if ends > (happens.lasts * pace).max(SHORT) && !hands.are_busy() {
        (happens.ends, happens.fights) = (None, false);
        view.lead_back();
    }
}
