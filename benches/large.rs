//! The growth of the times with the army and the map. A position of the campaign is compared with one of ten times the
//! counters on a map of ten times the hexes. Measured are the rules, and the frames of a table without a graphics card.
//!
//! `cargo speed --bench large` prints the processor time of both and their ratio.
#![expect(clippy::unwrap_used, reason = "a measurement that meets the unexpected shall stop")]

#[path = "shared/enlarged.rs"]
mod enlarged;
#[path = "shared/frames.rs"]
mod frames;
#[path = "shared/middle.rs"]
mod middle;
#[allow(dead_code, reason = "tests ask more of it")]
#[path = "../tests/windowless/mod.rs"]
mod windowless;
#[path = "shared/work.rs"]
mod work;

use enlarged::{enlarged, multiplied};
use frames::frames;
use kessel::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
        orders::{Game, GameFile, Record, hash},
    },
    games::guderian::rules::{
        Guderian, Position, Rulebook,
        counter::Piece,
        kinds::Side,
        movement::{Group, reach::Reach},
        order::Order,
        supply::SupplyLines,
    },
};
use middle::middle;
use std::{hint::black_box, sync::Arc, time::Duration};
use work::{Clock, mean, run};

/// Orders of the game that is saved and replayed.
const ORDERS: usize = 15;

fn pieces(position: &Position, side: Side) -> Vec<Piece> {
    position.public.on_map(side).map(|(piece, ..)| piece).collect()
}

fn group(rulebook: &Rulebook, position: &Position, piece: Piece) -> Option<Group> {
    let counter = position.public.counter(piece);
    let left = Points::whole(u16::from(counter.allowance));
    Some(Group::of(rulebook, &position.public, &[piece], counter.hex()?, |_| left))
}

/// A game from this position in which each unit takes a step.
fn game(rulebook: &Arc<Rulebook>, position: &Position) -> GameFile<Guderian> {
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::at(&mut world, Arc::clone(rulebook), position.clone(), 1);
    for piece in pieces(position, Side::German) {
        let Some(group) = group(rulebook, position, piece) else { continue };
        let units = vec![position.public.counter(piece).id];
        for to in rulebook.board.land_neighbours(group.start) {
            let order = Order::Move { units: units.clone(), path: vec![to] };
            if record.play(&mut world, &order).is_ok() {
                break;
            }
        }
        if record.file.played.len() == ORDERS {
            break;
        }
    }
    assert_eq!(record.file.played.len(), ORDERS);
    record.file.positions.push((ORDERS, Guderian::position(&world).clone()));
    record.file
}

/// A unit that is alone in its hex and can take a step: the unit, its hex, and its next hex.
fn alone(rulebook: &Rulebook, position: &Position) -> (UnitId, Hex, Hex) {
    let step = |piece: Piece| {
        let group = group(rulebook, position, piece)?;
        let public = &position.public;
        if public.stack(group.start).count() > 1 || public.counter(piece).condition.left.0 == 0 {
            return None;
        }
        let reach = Reach::new(rulebook, public, &group);
        let to = rulebook.board.land_neighbours(group.start).find(|to| reach.hexes().contains(to))?;
        Some((public.counter(piece).id, group.start, to))
    };
    pieces(position, Side::German).into_iter().find_map(step).unwrap()
}

/// Every unit on the map, alone.
fn groups(rulebook: &Rulebook, position: &Position) -> Vec<Group> {
    let everybody = Side::BOTH.into_iter().flat_map(|side| pieces(position, side));
    everybody.filter_map(|piece| group(rulebook, position, piece)).collect()
}

/// The number of hexes that all units can reach together: in the open they are more than in front of an enemy, and take
/// longer to find.
fn reached(rulebook: &Rulebook, position: &Position) -> usize {
    let reach = |group: &Group| Reach::new(rulebook, &position.public, group).hexes().len();
    groups(rulebook, position).iter().map(reach).sum()
}

/// The measured operations as text, each with its time.
fn measured(rulebook: &Arc<Rulebook>, position: &Position) -> Vec<(&'static str, Duration)> {
    let groups = groups(rulebook, position);
    let reach = run(|| {
        for group in &groups {
            black_box(Reach::new(rulebook, &position.public, group));
        }
    });
    let mut whole = position.clone();
    let position_time = run(|| {
        whole.public.fill_presence(rulebook);
        for side in Side::BOTH {
            black_box(SupplyLines::new(rulebook, &whole.public, side));
            for piece in pieces(&whole, side) {
                black_box(
                    group(rulebook, &whole, piece).map(|group| Reach::new(rulebook, &whole.public, &group)),
                );
            }
        }
    });
    let game = game(rulebook, position);
    let text = game.text().unwrap();
    // In the same way as at the table: through the door, with the hash of the position.
    let drop_time = mean(|| {
        let mut world = Guderian::world();
        let mut record = Record::<Guderian>::at(&mut world, Arc::clone(rulebook), position.clone(), 1);
        let clock = Clock::start();
        for played in &game.played {
            record.play(&mut world, &played.order).unwrap();
        }
        clock.stop()
    });
    let drop_time = drop_time / u32::try_from(ORDERS).unwrap();
    let replay = run(|| {
        let file = GameFile::<Guderian>::parse("large.kessel", &text).unwrap();
        let mut world = Guderian::world();
        let mut record = Record::<Guderian>::at(&mut world, Arc::clone(rulebook), file.start.clone(), 1);
        for played in &file.played {
            record.play(&mut world, &played.order).unwrap();
            assert!(record.stands_as(&world, played));
        }
    });
    let frames = frames(rulebook, position, alone(rulebook, position));
    vec![
        ("one reach", reach / u32::try_from(groups.len()).unwrap()),
        ("whole position", position_time),
        ("an order of a drop", drop_time),
        ("hash of a position", run(|| drop(black_box(hash(position).unwrap())))),
        ("text of a game of 15 orders", run(|| drop(black_box(game.text().unwrap())))),
        ("reading and replaying it", replay),
        ("frame of a drag", frames.dragged),
        ("frame of a drop", frames.dropped),
    ]
}

fn main() {
    let small = Arc::new(Rulebook::load("smolensk").unwrap());
    let position = middle(&small);
    let large = Arc::new(enlarged(&small));
    let many = multiplied(&small, &large, &position);
    let counters = |position: &Position| position.public.counters.len();
    let hexes = |rulebook: &Rulebook| rulebook.board.hexes().count();
    for (rulebook, position) in [(&small, &position), (&large, &many)] {
        println!(
            "{} counters on {} hexes, whose reaches have {} hexes",
            counters(position),
            hexes(rulebook),
            reached(rulebook, position)
        );
    }
    for ((words, usual), (_, larger)) in measured(&small, &position).iter().zip(measured(&large, &many)) {
        let times = larger.as_secs_f64() / usual.as_secs_f64();
        println!("{words:28} {usual:>10.1?} {larger:>10.1?}   {times:.1} times");
    }
}
