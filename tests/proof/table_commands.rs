//! Commands of the table: placing by hand while the referee is out, ending a game early, dice thrown by
//! hand. They go through the door, stand in the game file, can be taken back, and tell no secret.

use crate::{
    games::{Table, campaign, moments},
    secrets::twin,
};
use bevy::prelude::World;
use kessel::{
    board::Hex,
    counters::Word,
    data::Source,
    games::guderian::{
        Guderian, Position, Rulebook, agree,
        battle::Decision,
        dice_asked::dice_asked,
        ending::{outcome_if_agreed, outcome_if_resigned},
        event::Event,
        free_hand::PHASES,
        invariants, irregular,
        kinds::{Kind, Side},
        order::Order,
        phase::Phase,
        position::Public,
        scenario_of, set_up, story,
        table_command::Command,
        table_state::Ending,
        victory,
    },
    orders::{Game, GameFile, Opening, Record, TableCommand, hash, play},
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};
use std::sync::Arc;

fn hex(id: &str) -> Hex {
    id.parse().unwrap()
}

/// A game on a table with a record.
struct Played {
    world: World,
    record: Record<Guderian>,
}

impl Played {
    fn at(position: Position) -> Self {
        let mut world = Guderian::world();
        let record = Record::at(&mut world, campaign(), position, 5);
        Self { world, record }
    }

    fn new() -> Self {
        Self::at(Guderian::start(&campaign(), 5))
    }

    fn position(&self) -> &Position {
        Guderian::position(&self.world)
    }

    fn public(&self) -> &Public {
        &self.position().public
    }

    fn give(&mut self, command: Command) -> Result<Vec<Event>, String> {
        let given = self.record.command(&mut self.world, TableCommand::Game(command));
        given.map_err(|refusal| refusal.to_string())
    }

    fn stands(&self, id: Word) -> Option<Hex> {
        let public = self.public();
        public.counter(public.find(id).unwrap()).hex()
    }

    /// Opened again from its text, the game is the same.
    fn reopened(&self) -> Self {
        let text = self.record.file.text().unwrap();
        let file = GameFile::<Guderian>::parse("game.kessel", &text).unwrap();
        let mut world = Guderian::world();
        let opened = Record::from_file(&mut world, file).unwrap();
        assert_eq!(opened.notes, [""; 0], "{text}");
        assert_eq!(opened.record.file.text().unwrap(), text, "written twice it is the same twice");
        Self { world, record: opened.record }
    }
}

/// Any command that people could give.
fn any_command(public: &Public, chance: &mut ChaCha8Rng) -> Command {
    let units: Vec<Word> = public.counters.iter().map(|counter| counter.id).collect();
    let unit = *units.choose(chance).unwrap();
    let board = &campaign().board;
    let hexes: Vec<Hex> = board.hexes().collect();
    let taken: Vec<Hex> = public.counters.iter().filter_map(|counter| counter.hex()).collect();
    let near = taken.choose(chance).copied().filter(|_| chance.random_ratio(1, 3));
    let anywhere = near.unwrap_or(*hexes.choose(chance).unwrap());
    match chance.random_range(0..12) {
        0..4 => Command::Place { units: vec![unit], hex: anywhere },
        4 => Command::ToArea { units: vec![unit], area: "A".parse().unwrap() },
        5 => Command::TakeOff { units: vec![unit] },
        6 => Command::Steps { unit, lost: chance.random_range(0..4) },
        7 => Command::Disrupt { unit, disrupted: chance.random_bool(0.5) },
        8 if chance.random_ratio(1, 4) => Command::Reveal { unit },
        9 => Command::Clock { turn: chance.random_range(0..14), phase: *PHASES.choose(chance).unwrap() },
        10 => Command::Referee { on: chance.random_bool(0.5) },
        _ => Command::Draw {
            kind: if chance.random_bool(0.5) { Kind::Rifle } else { Kind::Armour },
            hex: anywhere,
        },
    }
}

#[test]
fn with_the_referee_out_counters_lie_where_they_are_put() {
    let mut game = Played::new();
    let (konev, panzer) = ("leader-konev".parse().unwrap(), "pz-25-7".parse().unwrap());
    let place = |units, at| Command::Place { units, hex: hex(at) };
    let refusal = game.give(place(vec![konev], "3010")).unwrap_err();
    assert!(refusal.contains("send him out"), "{refusal}");
    game.give(Command::Referee { on: false }).unwrap();
    let before = game.position().clone();
    // Far behind the enemy, from the reinforcement box, out of phase.
    game.give(place(vec![konev, panzer], "3010")).unwrap();
    assert_eq!((game.stands(konev), game.stands(panzer)), (Some(hex("3010")), Some(hex("3010"))));
    let refused = game.record.play(&mut game.world, &Order::EndPhase).unwrap_err();
    assert!(refused.why.contains("the referee is out"), "{refused}");
    let refusal = game.give(Command::Referee { on: true }).unwrap_err();
    assert!(refusal.contains("Both sides stand in 3010"), "{refusal}");
    let again = game.reopened();
    assert_eq!(hash(again.position()), hash(game.position()), "the file keeps it");
    assert!(game.record.undo(&mut game.world));
    assert!(*game.position() == before, "it can be taken back");
    let again = game.record.redo(&mut game.world).unwrap();
    assert!(matches!(again.as_slice(), [Event::Placed { .. }]));
    assert_eq!(game.stands(konev), Some(hex("3010")), "and done again");
    assert!(game.record.undo(&mut game.world));
    game.give(Command::Referee { on: true }).unwrap();
    assert!(!game.public().table.referee_off);
}

#[test]
fn everything_done_without_the_referee_can_be_taken_back_at_once() {
    let mut game = Played::new();
    let before = game.position().clone();
    game.give(Command::Referee { on: false }).unwrap();
    for at in ["3010", "3011", "3012"] {
        game.give(Command::Place { units: vec!["leader-konev".parse().unwrap()], hex: hex(at) }).unwrap();
    }
    let is_back = |position: &Position| !position.public.table.referee_off;
    assert!(game.record.undo_commands_to(&mut game.world, is_back));
    assert!(*game.position() == before);
    assert!(!game.record.undo_commands_to(&mut game.world, |_| false));
}

#[test]
fn orders_and_commands_are_taken_back_in_their_order() {
    let mut game = Played::new();
    let deploy = |unit: &str| Order::Deploy { unit: unit.parse().unwrap(), hex: hex("0110") };
    let mut trail = vec![hash(game.position())];
    let waiting: Vec<Word> = set_up::waiting(game.public())
        .filter(|counter| counter.army.is_some_and(|army| army.as_str() == "20th"))
        .map(|counter| counter.id)
        .collect();
    game.record.play(&mut game.world, &deploy(waiting[0].as_str())).unwrap();
    trail.push(hash(game.position()));
    for command in [
        Command::Referee { on: false },
        Command::Place { units: vec![waiting[1]], hex: hex("0111") },
        Command::Referee { on: true },
    ] {
        game.give(command).unwrap();
        trail.push(hash(game.position()));
    }
    for unit in &waiting[2..4] {
        game.record.play(&mut game.world, &deploy(unit.as_str())).unwrap();
        trail.push(hash(game.position()));
    }
    let whole = game.record.file.text().unwrap();
    for expected in trail.iter().rev().skip(1) {
        assert!(game.record.undo(&mut game.world));
        assert_eq!(hash(game.position()), *expected);
    }
    assert!(!game.record.can_undo());
    for expected in &trail[1..] {
        game.record.redo(&mut game.world).unwrap();
        assert_eq!(hash(game.position()), *expected);
    }
    assert_eq!(game.record.file.text().unwrap(), whole);
}

/// Whatever is done by hand: no panic, a refusal changes nothing, no counter is lost, and the file opens
/// to the same position.
#[test]
fn any_commands_leave_a_position_that_the_file_keeps() {
    let rulebook = campaign();
    let (mut accepted, mut back) = (0, 0);
    for (number, start) in moments().iter().enumerate().step_by(9) {
        let mut chance = ChaCha8Rng::seed_from_u64(number as u64);
        let mut game = Played::at(start.clone());
        let _ = game.give(Command::Referee { on: false });
        for _ in 0..80 {
            let command = any_command(game.public(), &mut chance);
            let before = hash(game.position());
            match game.give(command.clone()) {
                Err(_) => assert_eq!(hash(game.position()), before, "{command:?}"),
                Ok(events) => {
                    accepted += 1;
                    back += usize::from(command == Command::Referee { on: true });
                    for event in &events {
                        assert!(story::tell(&rulebook, game.public(), event).is_some() || events.len() > 1);
                    }
                }
            }
            let broken: Vec<String> = invariants::broken(&rulebook, game.position())
                .into_iter()
                // What people may do for a while, and what they are told of when the referee is back.
                .filter(|fault| {
                    !["both sides", "cannot be entered", "too many"].iter().any(|free| fault.contains(free))
                })
                .collect();
            assert!(broken.is_empty(), "{command:?}: {broken:?}");
            assert!(agree(&mut game.world), "{command:?}: entities differ");
            irregular::findings(&rulebook, game.public());
        }
        let again = game.reopened();
        assert_eq!(hash(again.position()), hash(game.position()));
    }
    assert!(accepted > 200 && back > 5, "{accepted} accepted, back {back} times");
}

/// Two games that differ in nothing but what nobody may know answer every command in the same words,
/// unless it turns a division face up.
#[test]
fn commands_tell_the_same_whatever_is_hidden() {
    let rulebook = campaign();
    let mut answers = 0;
    for (number, one) in moments().iter().enumerate().step_by(7) {
        let mut chance = ChaCha8Rng::seed_from_u64(number as u64);
        let mut games = [Played::at(one.clone()), Played::at(twin(one, number as u64 + 3))];
        games.iter_mut().for_each(|game| drop(game.give(Command::Referee { on: false })));
        for _ in 0..40 {
            let command = any_command(games[0].public(), &mut chance);
            if matches!(command, Command::Reveal { .. }) {
                continue;
            }
            let told = games.each_mut().map(|game| {
                let answer = game.give(command.clone());
                let words = |event: &Event| story::tell(&rulebook, game.public(), event);
                answer.map(|events| events.iter().map(words).collect::<Vec<_>>())
            });
            assert_eq!(told[0], told[1], "{command:?} tells a secret");
            assert!(games[0].public() == games[1].public());
            answers += 1;
        }
        let saved = games.each_ref().map(|game| saved(&rulebook, game.public()));
        assert_eq!(saved[0], saved[1], "a saved scenario tells a secret");
    }
    assert!(answers > 300);
}

fn saved(rulebook: &Rulebook, public: &Public) -> Result<String, String> {
    let id = "mine".parse().unwrap();
    let scenario = scenario_of::scenario_of(rulebook, public, id, "Mine", "A test.")?;
    Ok(scenario_of::text(&scenario).unwrap())
}

/// A game saved as a scenario begins with the same counters, at the same time, with the same things
/// known; untried divisions are drawn anew.
#[test]
fn a_position_saved_as_a_scenario_begins_as_it_was() {
    let rulebook = campaign();
    let mut begun = 0;
    for position in moments() {
        let public = &position.public;
        let Ok(text) = saved(&rulebook, public) else { continue };
        for division in position.secrets.identity.values() {
            assert!(!text.contains(&format!("\"{division}\"")), "{division} stands in the scenario");
        }
        let source = Source { name: "mine.ron".to_owned(), text: text.clone() };
        let again = Rulebook::from_source(&source).unwrap_or_else(|faults| panic!("{}\n{text}", faults[0]));
        let begins = Guderian::start(&again, 9);
        assert_eq!(Guderian::faults(&again, &begins), [""; 0]);
        let broken: Vec<String> = invariants::broken(&again, &begins);
        assert!(broken.is_empty(), "{broken:?}\n{text}");
        // An untried counter is the next of its kind, whatever its number.
        let shown = |public: &Public| {
            let mut shown: Vec<_> = public
                .counters
                .iter()
                .filter(|counter| {
                    let gone = counter.place == kessel::games::guderian::counter::Place::Gone;
                    !gone || counter.unit.is_some_and(|_| counter.kind.pool().is_none())
                })
                .map(|counter| {
                    let condition = ron::to_string(&counter.condition).unwrap();
                    (counter.unit, counter.kind, format!("{:?}", counter.place), condition)
                })
                .collect();
            shown.sort();
            shown
        };
        let set_up = public.phase == Phase::SovietSetUp;
        assert_eq!(begins.public.turn, public.turn);
        assert!(set_up || begins.public.phase == public.phase);
        let (now, then) = (shown(&begins.public), shown(public));
        for (now, then) in now.iter().zip(&then) {
            assert_eq!(now, then, "{text}");
        }
        assert_eq!(now.len(), then.len());
        assert_eq!(begins.public.score, public.score);
        assert_eq!(victory::points(&again, &begins.public), victory::points(&rulebook, public));
        let (mut known, mut knew) = (begins.public.known_out.clone(), public.known_out.clone());
        known.sort_unstable();
        knew.sort_unstable();
        assert_eq!(known, knew);
        // It plays.
        let mut table = Table::new(&Arc::new(again), 4);
        for _ in 0..30 {
            if table.step().is_none() {
                break;
            }
        }
        begun += 1;
    }
    assert!(begun > 40, "only {begun} positions could begin a scenario");
}

#[test]
fn who_resigns_loses_at_the_level_of_the_points_or_the_lowest() {
    let rulebook = campaign();
    let mut game = Played::new();
    assert_eq!(outcome_if_resigned(&rulebook, game.public(), Side::German).level, "Soviet Decisive");
    assert_eq!(outcome_if_resigned(&rulebook, game.public(), Side::Soviet).level, "German Marginal");
    let events = game.give(Command::Resign { side: Side::Soviet }).unwrap();
    assert!(events.contains(&Event::BrokenOff { ending: Ending::Resigned(Side::Soviet) }));
    let outcome = game.public().outcome.clone().unwrap();
    assert_eq!((outcome.level.as_str(), outcome.winner), ("German Marginal", Some(Side::German)));
    assert_eq!(game.public().phase, Phase::Over);
    assert!(game.record.play(&mut game.world, &Order::EndPhase).is_err());
    assert!(game.give(Command::Referee { on: false }).is_err());
    assert!(!game.record.undo(&mut game.world), "it is final");
    let again = game.reopened();
    assert_eq!(again.public().table.ending, Some(Ending::Resigned(Side::Soviet)));
}

#[test]
fn both_must_agree_to_end_a_game() {
    let rulebook = campaign();
    for position in moments().iter().step_by(11) {
        let mut game = Played::at(position.clone());
        if game.public().phase == Phase::Over {
            continue;
        }
        let expected = outcome_if_agreed(&rulebook, game.public());
        assert!(game.give(Command::AnswerOffer { side: Side::Soviet, accept: true }).is_err());
        game.give(Command::OfferEnd { side: Side::German }).unwrap();
        assert!(game.give(Command::AnswerOffer { side: Side::German, accept: true }).is_err());
        game.give(Command::AnswerOffer { side: Side::Soviet, accept: false }).unwrap();
        assert_eq!(game.public().outcome, None);
        game.give(Command::OfferEnd { side: Side::German }).unwrap();
        let kept = game.reopened();
        assert_eq!(kept.public().table.offer, Some(Side::German), "an offer waits in the file");
        game.give(Command::AnswerOffer { side: Side::Soviet, accept: true }).unwrap();
        assert_eq!(game.public().outcome, Some(expected));
        assert_eq!((game.public().owed.clone(), game.public().battle.clone()), (None, None));
        assert_eq!(game.public().table.ending, Some(Ending::Agreed));
        game.reopened();
    }
}

/// Every die of a game is asked for before it is thrown, and what is asked depends on nothing hidden.
#[test]
fn every_die_is_asked_for_by_what_it_is_for() {
    let rulebook = campaign();
    let mut thrown = 0;
    for seed in 31..33 {
        let mut table = Table::new(&rulebook, seed);
        loop {
            let before = table.position().public.clone();
            let Some(order) = table.step() else { break };
            let asked = dice_asked(&rulebook, &before, &order);
            let purposes: Vec<_> = table
                .events
                .iter()
                .filter_map(|event| match event {
                    Event::Die { purpose, .. } => Some(*purpose),
                    _ => None,
                })
                .collect();
            thrown += purposes.len();
            let wanted: Vec<_> = asked.iter().map(|die| die.purpose).collect();
            let void = purposes.is_empty()
                && table.events.iter().any(|event| {
                    matches!(event, Event::Revealed { .. } | Event::AttackVoid | Event::TargetsEmptied { .. })
                });
            assert!(wanted == purposes || void, "{order:?} asks for {wanted:?} and throws {purposes:?}");
        }
    }
    assert!(thrown > 100);
}

#[test]
fn dice_thrown_by_hand_decide_and_stand_in_the_file() {
    let mut game = Played::new();
    game.give(Command::DiceByHand { on: true }).unwrap();
    assert!(game.give(Command::DiceByHand { on: true }).is_err());
    let mut table = Table::new(&campaign(), 5);
    // The same random game, with real dice for whatever asks for one.
    let mut given = 0;
    for _ in 0..120 {
        let Some(order) = table.step() else { break };
        let asked = dice_asked(&campaign(), game.public(), &order).len();
        let Ok(_) = game.record.play_with_dice(&mut game.world, &order, &vec![6; asked]) else { break };
        given += asked;
        if let Some(last) = game.record.file.played.last() {
            assert!(last.dice.iter().all(|die| *die == 6), "{order:?} threw {:?}", last.dice);
        }
    }
    assert!(given > 0);
    let again = game.reopened();
    assert_eq!(hash(again.position()), hash(game.position()));
    assert!(again.public().table.dice_by_hand, "the table goes on as it was");
}

/// A glance at a game file tells nothing: neither who is who, nor what comes, nor where chance begins.
#[test]
fn a_game_file_seals_what_nobody_may_know() {
    let mut table = Table::new(&campaign(), 17);
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, campaign(), 1_234_567_891);
    for _ in 0..200 {
        let Some(_) = table.step() else { break };
    }
    let position = table.position().clone();
    record.file.start = position.clone();
    record.file.positions = vec![(0, position.clone())];
    let text = record.file.text().unwrap();
    let public = ron::to_string(&position.public).unwrap();
    let secret = position.secrets.identity.values().chain(position.secrets.pools.iter().flatten());
    let mut hidden = 0;
    for division in secret {
        let word = format!("\"{division}\"");
        // Those that were revealed once and shuffled back may be named for another reason.
        if !public.contains(&word) {
            assert!(!text.contains(&word), "{division} stands in the file");
            hidden += 1;
        }
    }
    assert!(hidden > 30);
    assert!(!text.contains("1234567891") && !text.contains(&format!("seed:{}", position.secrets.dice.seed)));
    assert_eq!(text, record.file.text().unwrap());
    let again = GameFile::<Guderian>::parse("game.kessel", &text).unwrap();
    assert_eq!(hash(&again.start), hash(&position), "and yet everything is in it");
    assert_eq!(again.header.seed, 1_234_567_891);
    // A plain file opens as well.
    let plain = format!("{}\nStart({})\n", text.lines().next().unwrap(), ron::to_string(&position).unwrap());
    let plain = GameFile::<Guderian>::parse("game.kessel", &plain).unwrap();
    assert_eq!(hash(&plain.start), hash(&position));
}

#[test]
fn a_bid_that_lies_face_down_cannot_be_read_in_the_file() {
    let rulebook = crate::games::with_options(&[("bidding", "on")]);
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, rulebook, 3);
    let owed = Guderian::position(&world).public.owed.clone();
    assert!(matches!(owed, Some(Decision::Bid { .. })));
    record.play(&mut world, &Order::Bid { points: 37 }).unwrap();
    let text = record.file.text().unwrap();
    let line = text.lines().last().unwrap();
    assert!(line.contains("Bid") && !line.contains("37)") && line.contains("sealed:"), "{line}");
    let again = GameFile::<Guderian>::parse("game.kessel", &text).unwrap();
    assert_eq!(again.played[0].order, Order::Bid { points: 37 });
    let plain: Order = ron::from_str("Bid(points: 12)").unwrap();
    assert_eq!(plain, Order::Bid { points: 12 });
}

#[test]
fn a_turn_opened_twice_stands_in_the_file_and_changes_nothing() {
    let mut game = Played::new();
    let before = hash(game.position());
    for at in ["1 May 2026, 10:00 UTC", "1 May 2026, 11:30 UTC"] {
        game.record.note_opening(Opening { side: "Soviet".to_owned(), turn: 0, at: at.to_owned() });
    }
    let again = game.reopened();
    assert_eq!(hash(again.position()), before);
    let opened: Vec<_> = again.record.file.commands_after(0).collect();
    assert_eq!(opened.len(), 2);
    let mut world = Guderian::world();
    Guderian::restore(&mut world, &campaign(), again.position().clone());
    assert!(play::<Guderian>(&mut world, &Order::EndPhase).is_err(), "the game goes on as before");
}
