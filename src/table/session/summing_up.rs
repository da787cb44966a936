//! The summary at the start of a person's turn: one line about the computer's actions since the last one.

use super::{Session, is_human};
use crate::{
    engine::{
        counters::UnitId,
        orders::{Game, Going, Happening, InPlay, Position, Record, facts, is_over},
        text::say,
        wording::capital,
    },
    table::app::{
        host::{Host, Hosted},
        screen::Screen,
        sets::GameSet,
    },
};
use bevy::prelude::*;

/// The progress of the computer's turn.
#[derive(Default)]
struct Seen {
    /// The number of orders before the first that is not summed up yet.
    since: Option<usize>,
    /// Whether the game was opened during the computer's actions: the summary would be incomplete.
    in_the_midst: bool,
    /// Whether one of the phases since was the computer's own.
    own: bool,
    /// The number of the last position.
    moves: u64,
}

/// Adds the summaries of a game.
pub(crate) fn game_plugin<G: Hosted>(app: &mut App) {
    app.add_systems(Update, sum_up::<G>.in_set(GameSet::Show(G::ID)));
}

/// Notes when a computer player begins to give orders; sums them up when it is a person's turn again.
fn sum_up<G: Hosted>(
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    screen: Res<State<Screen>>,
    mut host: ResMut<Host>,
    mut seen: Local<Seen>,
) {
    match screen.get() {
        Screen::Table => {}
        Screen::Title | Screen::Workshop => {
            *seen = Seen::default();
            return;
        }
        _ => return,
    }
    let (Some(rulebook), Some(position), Some(record)) = (&session.rulebook, position, session.record())
    else {
        return;
    };
    if seen.moves == session.moves {
        return;
    }
    let is_new = seen.moves == 0;
    seen.moves = session.moves;
    let memory = &mut host.bypass_change_detection().memory;
    memory.summed_up = None;
    let orders = record.orders();
    seen.since = seen.since.filter(|since| *since <= orders);
    let side = G::acting(rulebook, &position.public);
    if !is_human(&session.seats, side) {
        seen.in_the_midst |= is_new && orders > 0;
        seen.since.get_or_insert(orders);
        seen.own |= G::phase_side(rulebook, G::phase(&position.public)) == Some(side);
        return;
    }
    // A decision during the other side's actions does not begin the person's turn.
    let (phase, public) = (G::phase(&position.public), &position.public);
    let answers = G::owed(rulebook, public).is_some() && G::phase_side(rulebook, phase) != Some(side);
    if answers || is_over::<G>(public) {
        return;
    }
    let Some(since) = seen.since.take() else { return };
    let (other, own) = (1 - side.min(1), std::mem::take(&mut seen.own));
    if std::mem::take(&mut seen.in_the_midst) {
        return;
    }
    let nothing = || idle(record, (rulebook, public), since, other).filter(|_| own);
    memory.summed_up = in_a_line(record, public, since, other).or_else(nothing);
    memory.summed_from = since;
}

/// Returns a text that a side did nothing in the phase that it has just ended, from this number of orders on. It is for
/// a player who waits for the side to act. If the side may hide units, the text says only that nothing was seen.
pub(crate) fn idle<G: Game>(
    record: &Record<G>,
    (rulebook, public): (&G::Rulebook, &G::Public),
    since: usize,
    side: usize,
) -> Option<String> {
    let names = &G::SIDES[side];
    // Fire that was ordered before may fall in an order of either side.
    let all = record.events.get(since..).unwrap_or_default();
    let attacks = |what: &Happening| match what {
        Happening::Attacked { units, .. } => units.first().is_none_or(|unit| is_of::<G>(public, *unit, side)),
        _ => false,
    };
    let mut seen = all.iter().flat_map(|events| facts::<G>(events)).filter(|fact| fact.only.is_none());
    if seen.any(|fact| attacks(&fact.what)) {
        return None;
    }
    let mut ends = false;
    for (number, events) in of_side(record, since, names.name) {
        if record.file.played.get(number).is_some_and(|played| G::is_secret(&played.order)) {
            return None;
        }
        for fact in facts::<G>(events).filter(|fact| fact.only.is_none()) {
            match fact.what {
                Happening::Went { .. } | Happening::Attacked { .. } => return None,
                Happening::Marked | Happening::Die { .. } => return None,
                Happening::PhaseOpened { .. } | Happening::Ended => ends = true,
                _ => {}
            }
        }
    }
    let people = names.as_people();
    let did = || match G::eyes(rulebook, public) {
        Some(_) => say!("table-sum-nothing-seen", side = people),
        None => say!("table-sum-idle", side = people),
    };
    ends.then(|| capital(&did()))
}

/// Returns the events of the orders of this side since this number of orders, each with the number of its order.
fn of_side<'a, G: Game>(
    record: &'a Record<G>,
    since: usize,
    name: &'a str,
) -> impl Iterator<Item = (usize, &'a Vec<G::Event>)> {
    let all = record.events.iter().enumerate().skip(since);
    all.filter(move |(number, _)| record.giver(*number) == Some(name))
}

/// Whether a unit that is in the game is of this side.
fn is_of<G: Game>(public: &G::Public, unit: UnitId, side: usize) -> bool {
    let mut counters = G::counters(public).iter();
    counters.find(|counter| counter.id() == unit).is_none_or(|counter| counter.side() == side)
}

/// Returns a side's actions since this number of orders; none if it set up nothing, moved nothing and did not attack.
/// Moves of the other side's counters by this side's answers are not its own, and are left out.
pub(crate) fn in_a_line<G: Game>(
    record: &Record<G>,
    public: &G::Public,
    since: usize,
    side: usize,
) -> Option<String> {
    let owns = |unit: &UnitId| is_of::<G>(public, *unit, side);
    let names = &G::SIDES[side];
    let (mut set_up, mut moves, mut battles) = (0, 0, 0);
    for (_, events) in of_side(record, since, names.name) {
        let sets_up = |what: &Happening| matches!(what, Happening::Went { units, how: Going::SetUp, .. } if units.iter().any(&owns));
        let is_move = |what: &Happening| {
            matches!(what, Happening::Went { units, how: Going::Walk | Going::Rail, .. }
                if units.iter().any(&owns))
        };
        let seen = facts::<G>(events).filter(|fact| fact.only.is_none());
        let happened: Vec<Happening> = seen.map(|fact| fact.what).collect();
        set_up += happened.iter().filter(|what| sets_up(what)).count();
        moves += usize::from(happened.iter().any(is_move));
        battles += usize::from(happened.iter().any(|what| matches!(what, Happening::Attacked { .. })));
    }
    let placed = (set_up > 0).then(|| say!("table-sum-set-up", n = set_up));
    let moved = (moves > 0).then(|| say!("table-sum-moves", n = moves));
    let fought = (battles > 0).then(|| say!("table-sum-attacks", n = battles));
    let told = placed.into_iter().chain(moved).chain(fought);
    let told = told.reduce(|first, second| say!("list-middle", first = first, second = second))?;
    let mut sentences = vec![capital(&say!("table-sum", side = names.as_people(), what = told))];
    sentences.extend(outcome(record, public, since, side));
    Some(sentences.join(" "))
}

/// Returns what has come of the actions since this number of orders: the units that each side lost, the player's own
/// first, and the hexes that changed hands, a sentence each.
fn outcome<G: Game>(record: &Record<G>, public: &G::Public, since: usize, side: usize) -> Vec<String> {
    let events = record.events.get(since..).unwrap_or_default();
    let seen = || events.iter().flat_map(|events| facts::<G>(events)).filter(|fact| fact.only.is_none());
    let lost = |of: usize| {
        let is_its =
            |what: &Happening| matches!(what, Happening::Lost(unit) if is_of::<G>(public, *unit, of));
        let number = seen().filter(|fact| is_its(&fact.what)).count();
        let people = G::SIDES.get(of)?.as_people();
        (number > 0).then(|| capital(&say!("table-sum-lost", n = number, side = people)))
    };
    let hexes = seen().filter(|fact| matches!(fact.what, Happening::Held)).count();
    let taken = (hexes > 0).then(|| say!("table-sum-changed-hands", n = hexes));
    lost(1 - side.min(1)).into_iter().chain(lost(side)).chain(taken).collect()
}
