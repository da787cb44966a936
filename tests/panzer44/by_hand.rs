//! The table with the referee off: counters stay where they are put, and the position as a scenario.

use super::harness::{Mines, Order, Side, hex, word};
use kessel::{
    engine::{
        counters::UnitId,
        data::Source,
        orders::{Game, GameFile, Record, Refusal, TableCommand, Viewed, agree, hash},
    },
    games::panzer44::{
        players::by_name,
        rules::{
            Panzer44, Position, Rulebook,
            by_hand::{
                marking::Marking,
                table_command::{Command, Gone},
            },
            counter::{Counter, Place},
            event::Event,
            phase::Phase,
            position::{Public, invariants},
        },
        words::story,
    },
    play::{matches::Match, players::Thought},
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use std::sync::Arc;

struct Played {
    world: bevy::prelude::World,
    record: Record<Panzer44>,
}

impl Played {
    fn new(scenario: &str) -> Self {
        let rulebook = Arc::new(Rulebook::load(scenario).unwrap());
        let mut world = Panzer44::world();
        let record = Record::new(&mut world, rulebook, 7);
        Self { world, record }
    }

    /// The game after this number of orders of random players.
    fn after(scenario: &str, seed: u64, orders: usize) -> Self {
        let mut game = Self::new(scenario);
        game.play(seed, orders);
        game
    }

    /// The same, and after further orders until the referee can be switched off: it is off then. None in a game that
    /// ends before.
    fn free(scenario: &str, seed: u64, orders: usize) -> Option<Self> {
        let mut game = Self::after(scenario, seed, orders);
        for more in 0..200 {
            if game.give(Command::Referee { on: false }).is_ok() {
                return Some(game);
            }
            game.play(seed + more, 1);
        }
        None
    }

    /// Random players give this number of orders, or fewer to the end of the game.
    fn play(&mut self, seed: u64, orders: usize) {
        let mut players = [0, 1].map(|side| by_name("random", seed + side).unwrap());
        for _ in 0..orders {
            let position = self.world.resource::<Position>();
            if position.public.phase == Phase::Over {
                return;
            }
            let rulebook = &self.record.rulebook;
            let side = Panzer44::acting(rulebook, &position.public);
            let advice = players[side].choose_order(&Panzer44::view(rulebook, position), &Thought::new(1.0));
            self.record.play(&mut self.world, &advice.order).unwrap();
        }
    }

    fn position(&self) -> &Position {
        self.world.resource::<Position>()
    }

    fn public(&self) -> &Public {
        &self.position().public
    }

    fn place(&self, unit: &str) -> Place {
        self.public().find(word(unit)).unwrap().place
    }

    fn give(&mut self, command: Command) -> Result<Vec<Event>, Refusal> {
        self.record.command(&mut self.world, TableCommand::Game(command))
    }

    /// The same game from its file.
    fn reopened(&self) -> Self {
        let text = self.record.file.text().unwrap();
        let file = GameFile::<Panzer44>::parse("game.kessel", &text).unwrap();
        let mut world = Panzer44::world();
        let opened = Record::from_file(&mut world, file).unwrap();
        assert_eq!(opened.notes, [""; 0], "{text}");
        Self { world, record: opened.record }
    }

    /// The position as a scenario that has been read again.
    fn scenario(&self) -> Result<Arc<Rulebook>, String> {
        let rulebook = &self.record.rulebook;
        let text = Panzer44::scenario_of(rulebook, self.position(), word("by-hand"), "By hand")?;
        let source = Source { name: "by-hand.ron".to_owned(), text };
        Ok(Arc::new(Rulebook::from_source(&source).unwrap()))
    }
}

fn place(units: &[&str], at: &str) -> Command {
    Command::Place { units: units.iter().map(|unit| word(unit)).collect(), hex: hex(at) }
}

#[test]
fn with_the_referee_out_counters_lie_where_they_are_put() {
    let mut game = Played::new("ailette");
    assert!(game.give(place(&["us-m10-1"], "0505")).is_err(), "the referee is on");
    game.give(Command::Referee { on: false }).unwrap();
    assert!(game.give(Command::Referee { on: false }).is_err(), "he is out");
    let refusal = game.record.play(&mut game.world, &Order::EndPhase).unwrap_err();
    assert!(refusal.words().contains("the referee is off"), "{refusal}");
    // West of its columns, and a unit that arrives on turn 5.
    game.give(place(&["us-m10-1", "us-m4-76-1"], "0505")).unwrap();
    assert_eq!(game.place("us-m10-1"), Place::Map(hex("0505")));
    assert_eq!(game.place("us-m4-76-1"), Place::Map(hex("0505")));
    // A passenger stays in its carrier, and leaves it when it alone is put into a hex.
    game.give(place(&["ge-sdkfz-251-1", "ge-pzgren-1"], "0606")).unwrap();
    assert_eq!(game.place("ge-pzgren-1"), Place::Aboard(word("ge-sdkfz-251-1")));
    game.give(place(&["ge-pzgren-1"], "0606")).unwrap();
    assert_eq!(game.place("ge-pzgren-1"), Place::Map(hex("0606")));
    let load = |unit, carrier| Command::Load { unit: word(unit), carrier: word(carrier) };
    assert!(game.give(load("ge-panther-1", "ge-sdkfz-251-1")).is_err(), "nobody carries a tank");
    game.give(load("ge-pzgren-1", "ge-sdkfz-251-1")).unwrap();
    assert!(game.give(load("ge-pzgren-2", "ge-sdkfz-251-1")).is_err(), "it is full");
    // They leave the map together, and it is recorded that the passenger rode (21.4).
    let units = vec![word("ge-sdkfz-251-1")];
    game.give(Command::TakeOff { units: units.clone(), gone: Gone::Exited }).unwrap();
    assert_eq!(game.place("ge-pzgren-1"), Place::Exited);
    assert_eq!(game.public().carried_off.get(&word("ge-pzgren-1")), Some(&units[0]));
    game.give(Command::ToBox { units: vec![word("us-m4-76-1")] }).unwrap();
    assert_eq!(game.place("us-m4-76-1"), Place::Due(0));
    let change = Command::Change { unit: word("us-m10-1"), pinned: true, will_panic: false, disruption: 2 };
    game.give(change).unwrap();
    let m10 = game.public().find(word("us-m10-1")).unwrap();
    assert!(m10.condition.pinned && m10.condition.disruption == 2);
    let wild = Command::Change { unit: word("us-m10-1"), pinned: true, will_panic: false, disruption: 4 };
    assert!(game.give(wild).is_err());
    // Both sides in a hex make no possible position.
    game.give(place(&["ge-panther-1"], "0505")).unwrap();
    let refusal = game.give(Command::Referee { on: true }).unwrap_err();
    let there = game.record.rulebook.board.hex_name(hex("0505"));
    assert!(refusal.words().contains(&format!("Both sides have units in {there}")), "{refusal}");
    game.give(place(&["ge-panther-1"], "0506")).unwrap();
    game.give(Command::Referee { on: true }).unwrap();
    assert!(!game.public().table.referee_off);
    assert_eq!(game.reopened().public(), game.public());
}

#[test]
fn marks_and_the_clock_are_set_by_hand() {
    let mut game = Played::new("ailette");
    let mark = |marking, at| Command::Mark { marking, hex: hex(at) };
    assert!(game.give(mark(Marking::Wreck, "0505")).is_err(), "the referee is on");
    game.give(Command::Referee { on: false }).unwrap();
    for there in [true, false] {
        for marking in [Marking::Mines(Mines::Hasty), Marking::Position, Marking::Wreck] {
            game.give(mark(marking, "0505")).unwrap();
        }
        let public = game.public();
        let lies = [
            public.mines.contains_key(&hex("0505")),
            public.positions.contains(&hex("0505")),
            public.wrecks.contains(&hex("0505")),
        ];
        assert_eq!(lies, [there; 3], "a second click takes it off");
        game.give(mark(Marking::Bridge, "2310")).unwrap();
        assert_eq!(game.public().is_blown(hex("2310"), hex("2410")), there);
    }
    assert!(game.give(mark(Marking::Bridge, "0505")).is_err(), "no bridge leads out of it");
    assert!(game.give(mark(Marking::Held(Side::German), "0505")).is_err(), "it does not count");
    let clock = |turn, phase| Command::Clock { turn, phase };
    for wrong in [clock(0, Phase::Plot), clock(11, Phase::Plot), clock(3, Phase::FirstFire)] {
        assert!(game.give(wrong).is_err());
    }
    game.give(clock(4, Phase::Plot)).unwrap();
    assert_eq!((game.public().turn, game.public().phase), (4, Phase::Plot));
    // A unit that waits for a set-up that is over will never enter.
    let found = Panzer44::findings(&game.record.rulebook.clone(), game.public());
    assert!(found.impossible.is_empty());
    assert!(found.irregular.iter().any(|finding| finding.text.to_string().contains("the set-up is over")));
}

/// Between two answers, or when one side has plotted, the referee cannot be switched off.
#[test]
fn the_referee_stays_until_both_have_plotted() {
    let mut game = Played::new("fog");
    assert_eq!(game.public().phase, Phase::Plot);
    let plot = |side| Order::Plot { side, plot: Default::default() };
    let first = game.record.rulebook.scenario.first_player;
    game.record.play(&mut game.world, &plot(first)).unwrap();
    let refusal = game.give(Command::Referee { on: false }).unwrap_err();
    assert!(refusal.words().contains("only one side has plotted"), "{refusal}");
}

/// Any action by hand, at any point of a game, causes no panic. A refusal changes nothing, the entities and the file
/// follow, and once the referee can judge again the game is played to its end.
#[test]
fn any_commands_leave_a_position_that_is_played_on() {
    let (mut accepted, mut back) = (0, 0);
    for (number, scenario) in ["vauclair", "fog", "ailette"].into_iter().cycle().take(12).enumerate() {
        let seed = number as u64;
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let Some(mut game) = Played::free(scenario, seed, 20 * number) else { continue };
        let rulebook = Arc::clone(&game.record.rulebook);
        for _ in 0..50 {
            let command = any_command(game.public(), &mut chance);
            let before = hash(game.position());
            match game.give(command.clone()) {
                Err(_) => assert_eq!(hash(game.position()), before, "{command:?}"),
                Ok(events) => {
                    accepted += 1;
                    back += usize::from(command == Command::Referee { on: true });
                    for event in &events {
                        assert!(
                            story::tell(&rulebook, event).is_some_and(|text| !text.to_string().is_empty())
                        );
                    }
                }
            }
            let broken: Vec<String> = invariants::broken(&rulebook, game.position())
                .into_iter()
                // States that are allowed for a while, and are reported when the referee is on again.
                .filter(|fault| {
                    !["both sides have units", "panics still"].iter().any(|free| fault.contains(free))
                })
                .collect();
            assert_eq!(broken, [""; 0], "{command:?}");
            assert!(agree::<Panzer44>(&mut game.world), "{command:?}: entities differ");
        }
        assert_eq!(hash(game.reopened().position()), hash(game.position()));
        // Impossible units are removed from the map, and the referee judges from there.
        for finding in Panzer44::findings(&rulebook, game.public()).impossible {
            let there = |counter: &&Counter| counter.hex().is_some_and(|hex| finding.hexes.contains(&hex));
            let units: Vec<UnitId> = game.public().counters.iter().filter(there).map(|it| it.id).collect();
            if !units.is_empty() {
                game.give(Command::TakeOff { units, gone: Gone::Destroyed }).unwrap();
            }
        }
        if game.public().table.referee_off {
            game.give(Command::Referee { on: true }).unwrap();
        }
        game.play(seed, 4000);
        let public = game.public();
        let unfinished = public.phase.is_set_up() && public.counters.iter().all(|it| it.hex().is_some());
        assert!(
            public.phase == Phase::Over || unfinished,
            "{scenario}: {:?} of {}",
            public.phase,
            public.turn
        );
    }
    assert!(accepted > 100 && back > 3, "{accepted} accepted, back {back} times");
}

fn any_command(public: &Public, chance: &mut ChaCha8Rng) -> Command {
    let mut unit = || public.counters[chance.random_range(0..public.counters.len())].id;
    let units = [unit(), unit()];
    let at = match chance.random_range(0..4) {
        0 => hex("9901"),
        _ => format!("{:02}{:02}", chance.random_range(1..=30), chance.random_range(1..=20)).parse().unwrap(),
    };
    let count = chance.random_range(0..=2);
    let some = units[..count].to_vec();
    match chance.random_range(0..12) {
        0 => Command::Referee { on: chance.random_range(0..2) == 0 },
        1..=3 => Command::Place { units: some, hex: at },
        4 => Command::Load { unit: units[0], carrier: units[1] },
        5 => Command::ToBox { units: some },
        6 => Command::TakeOff { units: some, gone: Gone::Destroyed },
        7 => Command::TakeOff { units: some, gone: Gone::Exited },
        8 => Command::Change {
            unit: units[0],
            pinned: count == 0,
            will_panic: count == 1,
            disruption: chance.random_range(0..=4),
        },
        9 | 10 => Command::Mark { marking: Marking::ALL[chance.random_range(0..8)], hex: at },
        _ => {
            let phase = Phase::ALL[chance.random_range(0..Phase::ALL.len())];
            Command::Clock { turn: chance.random_range(0..=11), phase }
        }
    }
}

/// All units, features and points of a saved position are the same when it begins.
#[test]
fn a_position_saved_as_a_scenario_begins_as_it_was() {
    let mut saved = 0;
    for (number, scenario) in ["vauclair", "fog", "ailette"].into_iter().cycle().take(9).enumerate() {
        let Some(mut game) = Played::free(scenario, number as u64, 20 + 25 * number) else { continue };
        let last = game.record.rulebook.scenario.last_turn;
        let turn = game.public().turn.clamp(2, last);
        assert!(game.public().phase == Phase::Plot || game.scenario().is_err(), "it begins with a plot");
        game.give(Command::Clock { turn, phase: Phase::Plot }).unwrap();
        let waits = |counter: &&Counter| matches!(counter.place, Place::SetUp(_));
        let units: Vec<UnitId> = game.public().counters.iter().filter(waits).map(|it| it.id).collect();
        if !units.is_empty() {
            assert!(game.scenario().is_err(), "somebody is still to be set up");
            game.give(Command::TakeOff { units, gone: Gone::Destroyed }).unwrap();
        }
        let rulebook = game.scenario().unwrap();
        let begun = Panzer44::start(&rulebook, 3).public;
        let was = game.public();
        assert_eq!((begun.turn, begun.phase), (turn, Phase::Plot));
        assert_eq!(begun.mines, was.mines);
        assert_eq!(begun.positions, was.positions);
        assert_eq!((&begun.wrecks, &begun.blown), (&was.wrecks, &was.blown));
        assert_eq!(begun.holders, was.holders, "{scenario}");
        assert_eq!((&begun.fires_left, begun.sorties_left), (&was.fires_left, was.sorties_left));
        assert_eq!(standing(&begun), standing(was), "{scenario}");
        let stands = |rulebook: &Rulebook, public: &Public| Panzer44::stands(rulebook, public);
        assert_eq!(stands(&rulebook, &begun), stands(&game.record.rulebook, was), "{scenario}");
        let players = ["random", "random"].map(str::to_owned);
        let played = Match::<Panzer44> { rulebook, seed: 5, players, effort: 1.0, verify: true }.play();
        assert_eq!(played.broken, [""; 0], "{scenario}");
        assert_ne!(played.level, "unfinished");
        saved += 1;
    }
    assert!(saved > 5, "{saved}");
}

/// The places and conditions of the units and their passengers, whatever their numbers.
fn standing(public: &Public) -> Vec<String> {
    let mut all: Vec<String> = public
        .counters
        .iter()
        .map(|counter| {
            let with = public.passenger(counter.id).map(|rider| rider.kind);
            let place = match counter.place {
                Place::Aboard(carrier) => format!("aboard {}", public.find(carrier).unwrap().kind),
                // Arrivals without any unit left are no longer numbered.
                Place::Due(_) => "due".to_owned(),
                other => format!("{other:?}"),
            };
            let gone = matches!(counter.place, Place::Destroyed | Place::Exited);
            let condition = if gone { String::new() } else { format!("{:?}", counter.condition) };
            format!("{} {:?} {place} {with:?} {condition}", counter.kind, counter.side)
        })
        .collect();
    all.sort();
    all
}
