//! How the times grow with the army and the map: a position of the campaign, against one with ten times the counters on
//! the largest map that hexes of four digits can name, 99 columns of 63.
//!
//! `cargo speed --bench large` prints both and how many times as long the large one takes. Nothing else may run beside
//! it: what takes long is interrupted more often, and seems to grow faster than it does.
#![expect(clippy::unwrap_used, reason = "a measurement that meets the unexpected shall stop")]

#[path = "shared/middle.rs"]
mod middle;

use kessel::{
    engine::{
        board::Hex,
        counters::Points,
        orders::{Game, GameFile, Record, hash},
    },
    games::guderian::rules::{
        Guderian, Position, Rulebook,
        costs::CostTable,
        counter::{Counter, Piece, Place},
        kinds::Side,
        movement::Group,
        order::Order,
        reach::Reach,
        supply::SupplyLines,
    },
};
use middle::middle;
use std::{
    collections::BTreeMap,
    hint::black_box,
    sync::Arc,
    time::{Duration, Instant},
};

/// How many times as many counters.
const TIMES: usize = 10;
/// Orders of the game that is saved and replayed.
const ORDERS: usize = 15;
/// Runs, of which the shortest counts: other work on the machine only adds to one.
const RUNS: usize = 15;

/// The same rules on the largest map: what the printed map does not have is clear.
fn enlarged(rulebook: &Rulebook) -> Rulebook {
    let mut map = rulebook.map.clone();
    (map.columns, map.rows) = (99, 63);
    // Areas and exits must lie on an edge; nobody comes or goes in what is measured.
    map.areas.clear();
    map.road_exits.clear();
    map.rail_exits.clear();
    let board = map.board().unwrap_or_else(|faults| panic!("{}", faults[0].sentence));
    let costs = CostTable::new(&board, &rulebook.charts);
    Rulebook { map, board, costs, ..rulebook.clone() }
}

/// The position with every counter as often as that, spread over the map; no hex holds both sides.
fn multiplied(rulebook: &Rulebook, position: &Position) -> Position {
    let mut large = position.clone();
    let sides = |counter: &Counter| Some((counter.hex()?, counter.side()));
    let mut taken: BTreeMap<Hex, Side> = position.public.counters.iter().filter_map(sides).collect();
    let hexes: Vec<Hex> = rulebook.board.hexes().filter(|hex| !rulebook.board.is_lake(*hex)).collect();
    for copy in 1..TIMES {
        for counter in &position.public.counters {
            let mut counter = counter.clone();
            counter.id = format!("{}-{copy}", counter.id).parse().unwrap();
            if let Some((hex, side)) = sides(&counter) {
                let start =
                    hexes.iter().position(|other| *other == hex).unwrap() + copy * hexes.len() / TIMES;
                let mut free = (0..).map(|further| hexes[(start + further) % hexes.len()]);
                let to = free.find(|to| taken.get(to).is_none_or(|there| *there == side)).unwrap();
                taken.insert(to, side);
                counter.place = Place::Map(to);
            }
            large.public.counters.push(counter);
        }
    }
    large.public.fill_presence(rulebook);
    large
}

fn pieces(position: &Position, side: Side) -> Vec<Piece> {
    position.public.on_map(side).map(|(piece, ..)| piece).collect()
}

fn group(rulebook: &Rulebook, position: &Position, piece: Piece) -> Option<Group> {
    let counter = position.public.counter(piece);
    let left = Points::whole(u16::from(counter.allowance));
    Some(Group::of(rulebook, &position.public, &[piece], counter.hex()?, |_| left))
}

/// A game from this position in which units take a step each.
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

/// The shortest of several runs.
fn shortest(mut work: impl FnMut()) -> Duration {
    let run = |_| {
        let begun = Instant::now();
        work();
        begun.elapsed()
    };
    (0..RUNS).map(run).min().unwrap()
}

/// Every unit on the map, alone.
fn groups(rulebook: &Rulebook, position: &Position) -> Vec<Group> {
    let everybody = Side::BOTH.into_iter().flat_map(|side| pieces(position, side));
    everybody.filter_map(|piece| group(rulebook, position, piece)).collect()
}

/// The hexes to which all units can go together: in the open they are more than in front of an enemy, and take longer
/// to find.
fn reached(rulebook: &Rulebook, position: &Position) -> usize {
    let reach = |group: &Group| Reach::new(rulebook, &position.public, group).hexes().len();
    groups(rulebook, position).iter().map(reach).sum()
}

/// What is measured, in words, each with its time.
fn measured(rulebook: &Arc<Rulebook>, position: &Position) -> Vec<(&'static str, Duration)> {
    let groups = groups(rulebook, position);
    let reach = shortest(|| {
        for group in &groups {
            black_box(Reach::new(rulebook, &position.public, group));
        }
    });
    let mut whole = position.clone();
    let position_time = shortest(|| {
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
    let replay = shortest(|| {
        let file = GameFile::<Guderian>::parse("large.kessel", &text).unwrap();
        let mut world = Guderian::world();
        let mut record = Record::<Guderian>::at(&mut world, Arc::clone(rulebook), file.start.clone(), 1);
        for played in &file.played {
            record.play(&mut world, &played.order).unwrap();
            assert!(record.stands_as(&world, played));
        }
    });
    vec![
        ("one reach", reach / u32::try_from(groups.len()).unwrap()),
        ("whole position", position_time),
        ("hash of a position", shortest(|| drop(black_box(hash(position).unwrap())))),
        ("text of a game of 15 orders", shortest(|| drop(black_box(game.text().unwrap())))),
        ("reading and replaying it", replay),
    ]
}

fn main() {
    let small = Arc::new(Rulebook::load("smolensk").unwrap());
    let position = middle(&small);
    let large = Arc::new(enlarged(&small));
    let many = multiplied(&large, &position);
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
