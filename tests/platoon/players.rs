//! Computer players: they break no rule, give reasons, know no secrets, and the better one wins.

use super::harness::{hex, word};
use kessel::{
    engine::{
        board::Hex,
        dice::Dice,
        orders::{Game, GameFile, play},
    },
    games::platoon::{
        players::by_name,
        rules::{
            Platoon, Position, Rulebook, View,
            counter::Place,
            kinds::Side,
            order::Order,
            phase::{Phase, Segment},
            position::Instruction,
        },
    },
    play::{
        matches::Match,
        players::{ChosenOrder, HasPlayers, Thought},
    },
};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

type Report = kessel::play::matches::GameReport<Platoon>;

const SCENARIOS: [&str; 4] = ["farm-road", "meeting", "village", "stream-line"];

fn game(rulebook: &Arc<Rulebook>, seed: u64, players: [&str; 2], verify: bool) -> Report {
    let players = players.map(str::to_owned);
    let report =
        Match::<Platoon> { rulebook: Arc::clone(rulebook), seed, players, effort: 0.1, verify }.play();
    assert_eq!(report.broken, Vec::<String>::new(), "seed {seed}");
    assert_ne!(report.level, "unfinished");
    report
}

/// Compared by points, since the levels of a scenario may favour a side: a player that plans gains more in the same
/// seat.
#[test]
fn greedy_does_better_than_random_on_every_side() {
    for id in ["farm-road", "village"] {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        for side in Side::BOTH {
            let points = |name: &str| -> i32 {
                let players = if side == Side::German { [name, "random"] } else { ["random", name] };
                let sum: i32 = (1..5).map(|seed| game(&rulebook, seed, players, false).points).sum();
                if rulebook.scenario.victory.side == side { sum } else { -sum }
            };
            let (better, worse) = (points("greedy"), points("random"));
            assert!(better > worse + 8, "{id}: {better} to {worse} in 4 games as the {side} side");
        }
    }
}

/// Two games a seat of each scenario. A pair of games of one scenario may go the other way, so the four are counted
/// together.
#[test]
fn staff_does_better_than_greedy_in_the_same_seats() {
    let gains = SCENARIOS.map(|id| {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let points =
            |players| -> i32 { (1..3).map(|seed| game(&rulebook, seed, players, false).points).sum() };
        let german_less_soviet = points(["staff", "greedy"]) - points(["greedy", "staff"]);
        if rulebook.scenario.victory.side == Side::German { german_less_soviet } else { -german_less_soviet }
    });
    assert!(gains.iter().sum::<i32>() > 20, "gained over greedy: {gains:?} points in {SCENARIOS:?}");
}

/// The order for a side in this phase, and the reason, if its units are in these hexes and all others off the map.
fn advised_so(scenario: &str, units: &[(&str, &str)], turn: u8, phase: Phase) -> ChosenOrder<Order> {
    let rulebook = Arc::new(Rulebook::load(scenario).unwrap());
    let mut position: Position = Platoon::start(&rulebook, 1);
    (position.public.turn, position.public.phase) = (turn, phase);
    for counter in &mut position.public.counters {
        let at = units.iter().find(|(unit, _)| word(unit) == counter.id);
        counter.place = at.map_or(Place::Exited, |(_, at)| Place::Map(hex(at)));
    }
    let view = View::to_play(&rulebook, &position);
    by_name("staff", 1).unwrap().choose_order(&view, &Thought::new(0.1))
}

fn advised(scenario: &str, units: &[(&str, &str)], turn: u8, phase: Phase) -> Order {
    advised_so(scenario, units, turn, phase).order
}

const IN_GRUSHA: [(&str, &str); 6] = [
    ("ge-stug-3g-1", "1008"),
    ("ge-at-75-1", "0910"),
    ("ge-hmg-1", "0907"),
    ("ge-rifle-1", "0908"),
    ("ge-rifle-2", "0809"),
    ("ge-mortar-81-1", "0514"),
];

/// An assault gun in a village that is about to be assaulted fires at tanks in the open as long as it can. In a turn
/// they are adjacent, and its cover is of no use.
#[test]
fn cover_that_will_not_last_is_no_reason_to_hold_fire() {
    let soviets =
        [("so-t34-76-1", "1207"), ("so-t34-76-2", "1208"), ("so-smg-1", "1107"), ("so-rifle-2", "1108")];
    let units = [IN_GRUSHA.as_slice(), &soviets].concat();
    let order = advised("farm-road", &units, 3, Phase::Second(Segment::DirectFire));
    let Order::Fire { firers, .. } = &order else { panic!("{order:?}") };
    assert!(firers.contains(&word("ge-stug-3g-1")), "{order:?}");
}

/// After the last turn only the hexes held and the units lost by then count. An empty half-track does not drive past
/// tanks to an exit by which no unit can leave any more.
#[test]
fn nobody_moves_for_nothing_when_the_game_is_over_after_it() {
    let units = [("ge-sdkfz-251-3", "0911"), ("so-t34-76-5", "0809"), ("so-su-85-1", "0807")];
    let vehicles = Phase::Second(Segment::Vehicles);
    assert!(matches!(advised("stream-line", &units, 6, vehicles), Order::Move { .. }), "it flees");
    assert_eq!(advised("stream-line", &units, 12, vehicles), Order::Done);
}

/// A gun in cover does not reveal itself for a shot that hits once in six, if no unit is near enough to spot it. For a
/// good shot it does.
#[test]
fn a_gun_lies_hidden_until_a_shot_is_worth_it() {
    let direct = Phase::Second(Segment::DirectFire);
    let against = |target| advised("farm-road", &[("ge-stug-3g-1", "1008"), (target, "1312")], 2, direct);
    assert_eq!(against("so-rifle-1"), Order::Done);
    assert!(matches!(against("so-t34-76-1"), Order::Fire { .. }));
}

/// Units that end a march in a hex in which they have been in the same turn, each with the hex.
fn back_and_forth(file: &GameFile<Platoon>) -> Vec<(String, Hex)> {
    let mut been: BTreeMap<_, BTreeSet<Hex>> = BTreeMap::new();
    let mut back = Vec::new();
    for played in &file.played {
        match &played.order {
            Order::Move { unit, path, .. } => {
                let been = been.entry(*unit).or_default();
                let end = path.last().filter(|end| been.contains(end));
                back.extend(end.map(|end| (unit.to_string(), *end)));
                been.extend(path);
            }
            Order::MoveBeside { unit, hex } => {
                let been = been.entry(*unit).or_default();
                back.extend(Some(*hex).filter(|end| been.contains(end)).map(|end| (unit.to_string(), end)));
                been.insert(*hex);
            }
            // A carrier that has unloaded a passenger may drive back.
            Order::Unload { carrier } => _ = been.remove(carrier),
            Order::Done => been.clear(),
            _ => {}
        }
    }
    back
}

/// Marches on foot with a text that names a place, but an end farther from it, each with its text.
fn away_from_where_it_is_said(file: &GameFile<Platoon>) -> Vec<String> {
    let mut at: BTreeMap<_, Hex> = BTreeMap::new();
    let mut away = Vec::new();
    for played in &file.played {
        let (unit, end) = match &played.order {
            Order::Place { unit, hex } => (unit, Some(hex)),
            Order::Move { unit, path, .. } => (unit, path.last()),
            Order::MoveBeside { unit, hex } => (unit, Some(hex)),
            Order::Load { passenger, .. } => {
                at.remove(passenger);
                continue;
            }
            _ => continue,
        };
        let Some(end) = end.copied() else { continue };
        let from = at.insert(*unit, end).filter(|_| unit.to_string().contains("rifle"));
        let place = played.reason.split_once("owards ").and_then(|(_, place)| place.parse::<Hex>().ok());
        if from.zip(place).is_some_and(|(from, place)| end.distance(place) > from.distance(place)) {
            away.push(format!("{unit} to {end}: {}", played.reason));
        }
    }
    away
}

/// Whole games with everything checked after every order; the same again. No unit moves forward and back in one
/// movement.
#[test]
fn players_play_by_the_rules_and_the_same_again() {
    for id in SCENARIOS {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let told = |verify| format!("{:?}", game(&rulebook, 5, ["staff", "greedy"], verify));
        assert_eq!(told(id == "farm-road"), told(false), "{id}");
    }
    let rulebook = Arc::new(Rulebook::load("farm-road").unwrap());
    let (_, file) = Match::<Platoon>::between(&rulebook, 5, ["staff", "greedy"]).play_recorded();
    assert_eq!(back_and_forth(&file), [], "in {} orders", file.played.len());
    // The text for riflemen that gave up a house named a place from which they moved away.
    let (_, file) = Match::<Platoon>::between(&rulebook, 6, ["staff", "greedy"]).play_recorded();
    assert_eq!(away_from_where_it_is_said(&file), Vec::<String>::new());
}

/// The players to ask at this point of a game: the yardsticks at every fifth point, at some also the levels.
fn names(number: u64) -> Vec<&'static str> {
    match number {
        _ if number.is_multiple_of(25) => [Platoon::YARDSTICKS, &Platoon::PLAYERS[1..]].concat(),
        _ if number.is_multiple_of(5) => Platoon::YARDSTICKS.to_vec(),
        _ => Vec::new(),
    }
}

/// At every point of a game a player gives the same order for the same reason, whatever is hidden from its side. Hidden
/// are the other side's instructions to its units, and the coming dice. And it gives a reason.
#[test]
fn players_advise_the_same_whatever_is_hidden() {
    for (id, seed) in [("farm-road", 31), ("village", 32)] {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let mut world = Platoon::world();
        Platoon::restore(&mut world, &rulebook, Platoon::start(&rulebook, seed));
        let thought = Thought::new(0.1);
        let mut players = ["staff", "greedy"].map(|name| by_name(name, 5).unwrap());
        for number in 0.. {
            let position = Platoon::position(&world).clone();
            if position.public.outcome.is_some() {
                break;
            }
            let side = View::to_play(&rulebook, &position).side;
            let mut other = position.clone();
            other.secrets.dice = Dice::new(seed + 1000 + number);
            let enemies = position.public.counters.iter().filter(|counter| counter.side != side);
            other.secrets.instructions.extend(enemies.map(|counter| (counter.id, Instruction::Never)));
            for name in names(number) {
                let [one, two] = [&position, &other].map(|position| {
                    let view = View::new(&rulebook, position, side);
                    by_name(name, 5).unwrap().choose_order(&view, &thought)
                });
                assert_eq!(one, two, "{id}, order {number}, {name}");
                assert!(!one.reason.is_empty(), "{id}, order {number}, {name}: no reason");
            }
            let advice =
                players[side.number()].choose_order(&View::new(&rulebook, &position, side), &thought);
            play::<Platoon>(&mut world, &advice.order)
                .unwrap_or_else(|refusal| panic!("{:?}: {refusal}", advice.order));
        }
    }
}
