//! The printed answer to an order in a game with hidden units: the same, wherever they are.

use super::lots::Lots;
use kessel::{
    cli::Commanded,
    engine::orders::{Game, Position, Record, Viewer, is_over, play},
};
use serde::Serialize;
use std::{process::Command, sync::Arc};

/// A game in which units hide.
pub trait SaidAloud: Commanded + Game<Event: Serialize> {
    /// Whether the texts of refused orders must be equal.
    const IS_REFUSED_ALIKE: bool;

    /// Returns the orders that the side to play knows of.
    fn orders(rulebook: &Arc<Self::Rulebook>, position: &Position<Self>) -> Vec<Self::Order>;

    /// Returns the position with a hidden unit in another hex, where it is also hidden; none without one.
    fn twin(rulebook: &Self::Rulebook, position: &Position<Self>, lots: &mut Lots) -> Option<Position<Self>>;

    /// Chooses a random order of a game.
    fn pick(lots: &mut Lots, orders: &[Self::Order]) -> Self::Order;

    /// Whether a unit comes into sight by an event.
    fn shows(event: &Self::Event) -> bool;

    /// Whether both positions have an equal pending decision.
    fn owes_alike(one: &Self::Public, other: &Self::Public) -> bool;
}

/// Returns the printed text of these events for this viewer.
fn printed<G: SaidAloud>(
    rulebook: &G::Rulebook,
    now: &Position<G>,
    events: &[G::Event],
    eyes: Viewer,
) -> Vec<String> {
    let mut known = now.clone();
    G::look(&mut known, eyes);
    let heard = events.iter().filter_map(|event| G::heard(rulebook, &known.public, event, eyes));
    heard
        .map(|event| {
            let sentence = G::sentence(rulebook, &known, &event);
            format!("{} {sentence:?}", serde_json::to_string(&event).unwrap())
        })
        .collect()
}

/// The outcome of the comparisons.
#[derive(Default)]
struct Tally {
    compared: usize,
    stood: usize,
    shown: usize,
}

/// Plays an order in both positions, and compares its printed text.
fn compare<G: SaidAloud>(
    rulebook: &Arc<G::Rulebook>,
    positions: [&Position<G>; 2],
    order: &G::Order,
    tally: &mut Tally,
) {
    let [(one, one_now), (two, two_now)] = positions.map(|now| {
        let mut trial = G::world();
        G::restore(&mut trial, rulebook, now.clone());
        let outcome = play::<G>(&mut trial, order).map_err(|refusal| refusal.to_string());
        (outcome, G::position(&trial).clone())
    });
    let (one, two) = match (one, two) {
        (Ok(one), Ok(two)) => (one, two),
        (one, two) => {
            assert!(!G::IS_REFUSED_ALIKE || one.as_ref().err() == two.as_ref().err(), "{order:?}");
            return;
        }
    };
    if one.iter().chain(&two).any(G::shows) {
        tally.shown += 1;
        return;
    }
    let side = G::acting(rulebook, &positions[0].public);
    for eyes in [Viewer::Both, Viewer::Side(side)] {
        let one = printed::<G>(rulebook, &one_now, &one, eyes);
        let two = printed::<G>(rulebook, &two_now, &two, eyes);
        let both = one.len().min(two.len());
        assert_eq!(one[..both], two[..both], "{order:?}");
        // A phase without possible actions of its side is skipped.
        let (one_now, two_now) = (&one_now.public, &two_now.public);
        if G::phase(one_now) == G::phase(two_now) && G::owes_alike(one_now, two_now) {
            assert_eq!(one.len(), two.len(), "{order:?}\n{one:#?}\n{two:#?}");
            tally.compared += 1;
        } else {
            tally.stood += 1;
        }
    }
}

/// Plays random games with a twin of some positions. The player of an order must get the same text in both, wherever
/// the unknown units are. The comparison ends when a unit comes into sight, a decision of the enemy interrupts a move,
/// or a phase without possible actions is skipped.
pub fn tells_not_who_hides_where<G: SaidAloud>(scenarios: &[&str], options: &G::Options) {
    let mut tally = Tally::default();
    for (number, scenario) in scenarios.iter().enumerate() {
        let rulebook = Arc::new(G::load(scenario, options).unwrap());
        let mut world = G::world();
        let mut record = Record::<G>::new(&mut world, Arc::clone(&rulebook), 40 + number as u64);
        let mut lots = Lots(7 + number as u64);
        for _ in 0..160 {
            let position = G::position(&world).clone();
            if is_over::<G>(&position.public) {
                break;
            }
            let orders = G::orders(&rulebook, &position);
            let other = if lots.below(4) == 0 { G::twin(&rulebook, &position, &mut lots) } else { None };
            for order in other.iter().flat_map(|_| orders.iter().step_by(orders.len() / 12 + 1)) {
                compare(&rulebook, [&position, other.as_ref().unwrap()], order, &mut tally);
            }
            let order = G::pick(&mut lots, &orders);
            record.play(&mut world, &order).unwrap();
        }
    }
    let Tally { compared, stood, shown } = tally;
    assert!(compared > 80, "{compared} compared, {stood} stood still, {shown} showed somebody");
}

/// Runs the program; returns its code, its output and its error messages.
pub fn kessel(words: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_kessel")).args(words).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}
