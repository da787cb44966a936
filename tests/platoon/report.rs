//! The report on a game: its counts agree with the events.

use kessel::{
    engine::orders::{Game, Record},
    games::platoon::{
        rules::{
            Platoon, Position, Rulebook, combat::Kind, counter::Place, event::Event, kinds::Side, victory,
        },
        words::report::Report,
    },
    play::{luck::lead, matches::Match},
};
use std::sync::Arc;

/// A random game: its events, its ending, and the report on it.
fn played(id: &str, seed: u64) -> (Vec<Event>, Position, Report) {
    let rulebook = Arc::new(Rulebook::load(id).unwrap());
    let players = ["random", "random"].map(str::to_owned);
    let game = Match::<Platoon> { rulebook, seed, players, effort: 1.0, verify: false };
    let mut world = Platoon::world();
    let record = Record::<Platoon>::from_file(&mut world, game.play_recorded().1).unwrap().record;
    let report = Report::of(&record.rulebook, &record.file.start.public, record.happened());
    let events = record.happened().flat_map(|(_, events)| events.to_vec()).collect();
    (events, Platoon::position(&world).clone(), report)
}

#[test]
fn what_is_counted_is_what_happened() {
    let mut attacks = 0;
    for (id, seed) in [("farm-road", 1), ("meeting", 2), ("village", 3)] {
        let (events, now, report) = played(id, seed);
        let rulebook = Rulebook::load(id).unwrap();
        for side in Side::BOTH {
            let gone = now.public.counters.iter();
            let gone = gone.filter(|counter| counter.side == side && counter.place == Place::Destroyed);
            let by_turn: u16 = report.turns.iter().map(|turn| turn.destroyed[side.number()]).sum();
            assert_eq!(usize::from(report.destroyed(side)), gone.count(), "{id}: {side}");
            assert_eq!(by_turn, report.destroyed(side), "{id}: {side}");
        }
        let made = |mines: bool| {
            let is_one = |event: &&Event| matches!(event, Event::Attacked { kind, .. } if (*kind == Kind::Mines) == mines);
            events.iter().filter(is_one).count()
        };
        assert_eq!(report.dice.attacks.iter().sum::<u32>() as usize, made(false), "{id}");
        assert_eq!(report.dice.mines.iter().sum::<u32>() as usize, made(true), "{id}");
        assert_eq!(report.attacks.len(), made(false), "{id}");
        assert!(report.attacks.iter().all(|attack| (1..=6).contains(&attack.die)));
        attacks += report.attacks.len();
        assert_eq!(report.standing.points, victory::points(&rulebook, &now.public));
        assert_eq!(report.turns.last().unwrap().points, report.standing.points);
        assert!(report.standing.ended);
        let all: f64 = report.attacks.iter().map(|attack| attack.luck).sum();
        let told: f64 = report.luck.iter().map(|luck| luck.luck()).sum();
        assert!((all - told).abs() < 1e-6);
    }
    assert!(attacks > 10, "{attacks} attacks");
}

/// Seen at the table: the log stated only that a hidden unit had fired, and the report named it.
#[test]
fn who_fires_unseen_is_not_named_by_the_report() {
    let mut unnamed = 0;
    for seed in 1..4 {
        let (events, _, report) = played("stream-line", seed);
        let vanished = events.iter().filter(|event| matches!(event, Event::Vanished { .. })).count();
        assert!(vanished > 0, "nobody was hidden");
        unnamed += report.attacks.iter().filter(|attack| attack.by == "a hidden unit").count();
    }
    assert!(unnamed > 0);
}

#[test]
fn a_game_that_has_not_begun_has_a_report() {
    let rulebook = Rulebook::load("farm-road").unwrap();
    let start = Platoon::start(&rulebook, 1);
    let report = Report::of(&rulebook, &start.public, std::iter::empty::<(usize, &[Event])>());
    assert!(report.turns.is_empty() && report.attacks.is_empty() && !report.standing.ended);
    assert!(lead(&report.luck, 0).abs() < 1e-9);
}
