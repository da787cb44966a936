//! The report on a game: its counts agree with the events.

use super::harness::*;
use kessel::{
    engine::orders::{Game, Record},
    games::panzer44::{
        rules::{
            Panzer44, Position, Rulebook,
            counter::Place,
            event::{DiePurpose, Event},
            victory,
        },
        words::report::Report,
    },
    play::{luck::lead, matches::Match},
};
use std::sync::Arc;

/// A game of random players: its events, its ending, and the report on it.
fn played(id: &str, seed: u64) -> (Vec<Event>, Position, Report) {
    let rulebook = Arc::new(Rulebook::load(id).unwrap());
    let players = ["random", "greedy"].map(str::to_owned);
    let game = Match::<Panzer44> { rulebook, seed, players, effort: 1.0, verify: false };
    let mut world = Panzer44::world();
    let record = Record::<Panzer44>::from_file(&mut world, game.play_recorded().1).unwrap().record;
    let report = Report::of(&record.rulebook, &record.file.start.public, record.happened());
    let events = record.happened().flat_map(|(_, events)| events.to_vec()).collect();
    (events, Panzer44::position(&world).clone(), report)
}

#[test]
fn what_is_counted_is_what_happened() {
    let mut attacks = 0;
    for (id, seed) in [("vauclair", 1), ("fog", 2), ("ailette", 3)] {
        let (events, now, report) = played(id, seed);
        let rulebook = Rulebook::load(id).unwrap();
        for side in Side::BOTH {
            let gone = now.public.counters.iter();
            let gone = gone.filter(|counter| counter.side == side && counter.place == Place::Destroyed);
            let by_turn: u16 = report.turns.iter().map(|turn| turn.destroyed[side.number()]).sum();
            assert_eq!(usize::from(report.destroyed(side)), gone.count(), "{id}: {side}");
            assert_eq!(by_turn, report.destroyed(side), "{id}: {side}");
        }
        let thrown = |attack: bool| {
            let is_one = |event: &&Event| match event {
                Event::Die { purpose, faces: 6, .. } => matches!(purpose, DiePurpose::Attack(_)) == attack,
                _ => false,
            };
            events.iter().filter(is_one).count() as u32
        };
        assert_eq!(report.dice.attacks.iter().sum::<u32>(), thrown(true));
        assert_eq!(report.dice.other.iter().sum::<u32>(), thrown(false));
        assert_eq!(report.attacks.len(), count(&events, "attacked"));
        let struck = events.iter().filter_map(|event| match event {
            Event::Attacked { hex, result, .. } => Some((*hex, *result)),
            _ => None,
        });
        assert!(report.attacks.iter().map(|attack| (attack.hex, attack.result)).eq(struck));
        assert!(report.attacks.iter().all(|attack| (1..=6).contains(&attack.die)));
        attacks += report.attacks.len();
        assert_eq!(report.standing.points, victory::points(&rulebook, &now.public));
        assert_eq!(report.turns.last().unwrap().points, report.standing.points);
        // Each turn has the points with which it ended.
        let mut before = Panzer44::start(&rulebook, seed);
        for event in &events {
            if let Event::PhaseOpened { turn, .. } = event
                && *turn != before.public.turn
                && let Some(told) = report.turns.iter().find(|told| told.turn == before.public.turn)
            {
                assert_eq!(
                    told.points,
                    victory::points(&rulebook, &before.public),
                    "{id}: turn {}",
                    told.turn
                );
            }
            before.apply(&rulebook, event);
        }
        assert!(report.standing.ended);
        let all: f64 = report.attacks.iter().map(|attack| attack.luck).sum();
        let told: f64 = report.luck.iter().map(|luck| luck.luck()).sum();
        assert!((all - told).abs() < 1e-6);
    }
    assert!(attacks > 40, "{attacks} attacks");
}

#[test]
fn a_game_that_has_not_begun_has_a_report() {
    let rulebook = Rulebook::load("vauclair").unwrap();
    let start = Panzer44::start(&rulebook, 1);
    let report = Report::of(&rulebook, &start.public, std::iter::empty::<(usize, &[Event])>());
    assert!(report.turns.is_empty() && report.attacks.is_empty() && !report.standing.ended);
    assert_eq!(lead(&report.luck, 0), 0.0);
}
