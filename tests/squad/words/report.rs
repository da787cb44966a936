//! The report agrees with the events of a game that was played to its end.

use crate::play::{SCENARIOS, played};
use kessel::{
    engine::orders::Game,
    games::squad::{
        rules::{
            Rulebook, Squad,
            counter::Place,
            event::{DiePurpose, Event, Kind},
            kinds::Side,
            victory,
        },
        words::report::Report,
    },
    play::report::Turn,
};
use std::sync::Arc;

#[test]
fn the_report_counts_what_happened() {
    let mut attacks = 0;
    for (seed, id) in (21..).zip(SCENARIOS) {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let (world, record) = played(&rulebook, seed);
        let now = &Squad::position(&world).public;
        let report = Report::of(&rulebook, &record.file.start.public, record.happened());
        let events: Vec<&Event> = record.happened().flat_map(|(_, events)| events).collect();
        for side in Side::BOTH {
            let is_unit = |kind: &_| rulebook.kind(kind).weapon().is_none();
            let gone = now.counters.iter().filter(|it| it.side == side && it.place == Place::Destroyed);
            let steps = gone.filter(|it| is_unit(it)).map(|it| 1 + usize::from(rulebook.kind(it).is_squad()));
            let by_turn = |count: fn(&Turn<Side>) -> [u16; 2]| -> usize {
                report.turns.iter().map(|turn| usize::from(count(turn)[side.number()])).sum()
            };
            assert_eq!(by_turn(|turn| turn.steps), steps.sum::<usize>(), "{id}: {side}");
            assert_eq!(by_turn(|turn| turn.destroyed), usize::from(report.destroyed(side)), "{id}: {side}");
            assert!(by_turn(|turn| turn.destroyed) <= by_turn(|turn| turn.steps), "{id}: {side}");
        }
        let dice = events.iter().filter(|event| matches!(event, Event::Die { .. })).count();
        let counted: u32 = report.dice.attacks.iter().chain(&report.dice.others).sum();
        assert_eq!(counted as usize, dice, "{id}");
        let made = events.iter().filter(|event| match event {
            Event::Attacked { kind: Kind::Assault, against, .. } => *against > 0,
            Event::Attacked { .. } => true,
            _ => false,
        });
        // A mortar at vehicles alone rolls no dice for the table.
        let thrown = events.iter().filter(|event| {
            matches!(event, Event::Die { purpose: DiePurpose::Attack(_) | DiePurpose::Sniper, .. })
        });
        assert!(report.attacks.len() <= made.count(), "{id}");
        assert!(report.attacks.len() * 2 <= thrown.count() * 2, "{id}");
        attacks += report.attacks.len();
        assert_eq!(report.standing.points, victory::points(&rulebook.scenario, now));
        assert_eq!(report.turns.last().unwrap().points, report.standing.points);
        assert!(report.standing.ended);
        let all: f64 = report.attacks.iter().map(|attack| attack.luck).sum();
        let told: f64 = report.luck.iter().map(|luck| luck.luck()).sum();
        assert!((all - told).abs() < 1e-6);
        assert!(report.attacks.iter().all(|attack| attack.variance >= 0.0 && attack.expected >= 0.0));
    }
    assert!(attacks > 10, "{attacks} attacks");
}
