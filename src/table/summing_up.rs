//! When a person has the move again: one line that sums up what the computer has done since, and his units in sight.

use super::{
    host::{Host, Hosted},
    layout::centre_of,
    screen::Screen,
    session::{Session, is_human, lies},
    tabled::held,
    view::{MapView, READABLE},
};
use crate::engine::{
    board::Hex,
    counters::Flag,
    orders::{Game, Going, Happening, Position, Record, facts, is_over},
    wording::{capital, count},
};
use bevy::prelude::*;

/// Hex radii within which enemies are close to each other: two hexes.
const CLOSE: f32 = 3.6;

/// What has been seen of the computer's turn.
#[derive(Default)]
struct Seen {
    /// Orders before the first that nobody has summed up yet.
    since: Option<usize>,
    /// The position that was looked at last, by its number.
    moves: u64,
}

/// Sums up what computer players do in a game.
pub(super) fn plug_in<G: Hosted>(app: &mut App) {
    app.add_systems(Update, sum_up::<G>.after(super::session::AnswerRequests).run_if(lies::<G>));
}

/// Notes when a computer player begins to give orders; says what they were when a person has the move again.
fn sum_up<G: Hosted>(
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    screen: Res<State<Screen>>,
    (mut host, view): (ResMut<Host>, Option<ResMut<MapView>>),
    mut seen: Local<Seen>,
) {
    match screen.get() {
        Screen::Table => {}
        Screen::Title => {
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
    seen.moves = session.moves;
    let memory = &mut host.bypass_change_detection().memory;
    memory.summed_up = None;
    let orders = record.file.played.len();
    seen.since = seen.since.filter(|since| *since <= orders);
    let side = G::acting(rulebook, &position.public);
    if !is_human(&session.seats, side) {
        seen.since.get_or_insert(orders);
        return;
    }
    // Who has to answer in the midst of the other side's doings does not have the move yet.
    let (phase, public) = (G::phase(&position.public), &position.public);
    let answers = G::owed(rulebook, public).is_some() && G::phase_side(rulebook, phase) != Some(side);
    if answers || is_over::<G>(public) {
        return;
    }
    let Some(since) = seen.since.take() else { return };
    memory.summed_up = in_a_line(record, since, 1 - side.min(1));
    if let (Some(mut view), true) = (view, since < orders) {
        show_own(&mut view, &held::<G>(&position), G::SIDES[side.min(1)].flag);
    }
}

/// What a side has done since so many orders were given; nothing if that was neither a move nor a battle.
fn in_a_line<G: Game>(record: &Record<G>, since: usize, side: usize) -> Option<String> {
    let names = &G::SIDES[side];
    let given = record.file.played.iter().zip(&record.events).skip(since);
    let (mut moves, mut battles) = (0, 0);
    for (_, events) in given.filter(|(order, _)| order.side == names.name) {
        let is_move = |what: &Happening| {
            matches!(what, Happening::Went { how: Going::SetUp | Going::Walk | Going::Rail, .. })
        };
        let seen = facts::<G>(events).filter(|fact| fact.only.is_none());
        let happened: Vec<Happening> = seen.map(|fact| fact.what).collect();
        moves += usize::from(happened.iter().any(is_move));
        battles += usize::from(happened.iter().any(|what| matches!(what, Happening::Attacked { .. })));
    }
    let (moved, fought) = (count(moves, "move", "moves"), count(battles, "battle", "battles"));
    let told = match (moves, battles) {
        (0, 0) => return None,
        (_, 0) => format!("{moved}, no battle"),
        (0, _) => format!("no move, {fought}"),
        _ => format!("{moved}, {fought}"),
    };
    Some(format!("{}: {told}.", capital(names.people)))
}

/// Brings this side's units into sight, first those close to an enemy, unless most of them are seen.
fn show_own(view: &mut MapView, held: &[(Hex, Flag)], flag: Flag) {
    let place = |(hex, whose): &(Hex, Flag)| (centre_of(*hex), *whose);
    let (own, others): (Vec<(Vec2, Flag)>, Vec<(Vec2, Flag)>) =
        held.iter().map(place).partition(|(_, whose)| *whose == flag);
    let meets = |place: &Vec2| others.iter().any(|(other, _)| place.distance(*other) < CLOSE);
    let own: Vec<Vec2> = own.into_iter().map(|(place, _)| place).collect();
    let fighting: Vec<Vec2> = own.iter().copied().filter(meets).collect();
    let wanted = if fighting.is_empty() { own } else { fighting };
    let seen = wanted.iter().filter(|place| view.is_well_seen(**place)).count();
    if view.whole || 2 * seen >= wanted.len() {
        return;
    }
    let place = view.densest(&wanted, view.radius.max(READABLE));
    view.show_place(place);
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test may stop at once")]

    use super::*;

    fn hex(id: &str) -> Hex {
        id.parse().expect("a hex")
    }

    /// After the other side's turn the view lies on one's own units that fight, not where the last deed was.
    #[test]
    fn the_view_comes_back_to_the_fight() {
        let mut view = MapView::default();
        (view.whole, view.radius) = (false, 40.0);
        view.sheet = Rect::new(-2.0, -80.0, 90.0, 2.0);
        view.centre = centre_of(hex("4040"));
        let held = [
            (hex("0505"), Flag::Grey),
            (hex("0606"), Flag::Grey),
            (hex("0607"), Flag::Red),
            (hex("4041"), Flag::Red),
            (hex("3030"), Flag::Grey),
        ];
        show_own(&mut view, &held, Flag::Grey);
        assert!(view.is_well_seen(centre_of(hex("0606"))));
        let there = view.clone();
        show_own(&mut view, &held, Flag::Grey);
        assert_eq!(format!("{view:?}"), format!("{there:?}"), "who sees his units stays where he is");
    }
}
