//! Tests of the caption: the last attack in words and figures, and the sides that its result harms.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::engine::orders::Viewer;
use crate::games::platoon::rules::{
    combat::{Fate, Reason, fate},
    counter::{Counter, Place},
    event::*,
    set_up,
};

/// Viewers read the firing units and the target, the odds, the six faces and the die; without an attack the log or
/// the segment.
#[test]
fn a_caption_tells_the_last_attack() {
    let rulebook = Rulebook::load("farm-road").unwrap();
    let mut public = set_up::start(&rulebook, 1).public;
    (public.turn, public.phase) = (2, Phase::First(Segment::DirectFire));
    let (tank, gun) = ("so-t34-76-1".parse().unwrap(), "ge-stug-3g-1".parse().unwrap());
    for counter in public.counters.iter_mut().filter(|counter| [tank, gun].contains(&counter.id)) {
        counter.place = Place::Map("1205".parse().unwrap());
    }
    let events = [
        Event::Attacked {
            kind: Kind::Direct,
            by: vec![tank],
            hex: "1205".parse().unwrap(),
            struck: vec![gun],
            singly: true,
            figures: Some(Figures { strength: 24, defence: 9, odds: "2-1".parse().unwrap() }),
            modifiers: vec![(Reason::Cover, 1)],
        },
        Event::Die { purpose: DiePurpose::Unit(gun), roll: 3 },
        Event::Suffered { unit: gun, result: CombatResult::D },
        Event::Dispersed { unit: gun, now: false },
    ];
    let fought = Fought::of(&rulebook, &events);
    let told = caption(&rulebook, &public, &[], (&fought, None), None);
    assert_eq!(told.sentence, "Soviet 1st T-34/76 Platoon opens fire on German StuG III G Platoon in 1205");
    assert_eq!((told.turn.as_str(), told.side), ("Turn 2 of 8", Some(Side::Soviet.into())));
    let battle = told.battle.unwrap();
    assert_eq!((battle.odds.as_str(), battle.strengths.as_str()), ("2-1", "24 to 9"));
    let words: Vec<&str> = battle.column.iter().map(|cell| cell.word.as_str()).collect();
    // The row of 2-1, from -1: X X X DD DD D D, and one is added in cover.
    assert_eq!(words, ["DD", "DD", "D", "D", "–", "–"]);
    assert_eq!(fought[0].result, CombatResult::D);
    assert_eq!(battle.meaning.unwrap()[1], "die 3 +1 = 4");
    let chances: Vec<(&str, u8)> =
        battle.chances.iter().map(|chance| (chance.word.as_str(), chance.percent)).collect();
    assert_eq!(chances.len(), 3, "{chances:?}");
    assert_eq!(chances.iter().map(|(_, percent)| u32::from(*percent)).sum::<u32>(), 100);
    assert_eq!(told.plain, "The attack has harmed the enemy");
    // The same attack before its die: 4 of the 6 faces have an effect.
    let attack = Attack {
        kind: Kind::Direct,
        hex: "1205".parse().unwrap(),
        struck: vec![gun],
        strength: 24,
        defence: 9,
        shift: 0,
        column: rulebook.charts.odds.iter().position(|odds| odds.to_string() == "2-1").unwrap(),
        modifiers: vec![(Reason::Cover, 1)],
    };
    let planned = caption(&rulebook, &public, &[], (&fought, None), Some((&[tank][..], &attack)));
    assert!(planned.sentence.starts_with("Planned: Soviet 1st T-34/76"), "{}", planned.sentence);
    assert!(planned.plain.contains("67 of 100 cases"), "{}", planned.plain);
    let planned = planned.battle.unwrap();
    assert_eq!((planned.column, planned.chances, planned.throw), (battle.column, battle.chances, None));
    let quiet = caption(&rulebook, &public, &[], (&[], None), None);
    assert_eq!(quiet.sentence, "Guns, tanks and infantry fire at targets in sight");
    // The die of an attack that only the Germans see is shown to them alone (19.2).
    let unseen = events.map(|event| Event::Unseen { side: Side::German, event: Box::new(event) });
    let fought = Fought::of(&rulebook, &unseen);
    assert_eq!(fought.iter().map(|fought| fought.die).collect::<Vec<_>>(), [3]);
    let seen = |eyes| Fought::seen(&fought, eyes).len();
    let sides = Side::BOTH.map(|side| seen(Viewer::Side(side.number())));
    assert_eq!((sides, seen(Viewer::Both), seen(Viewer::All)), ([1, 0], 0, 1));
}

/// The events of an attack on a unit with this column and this die with its modifiers, by the rule about its fate (11.6,
/// 11.8).
fn attacked(rulebook: &Rulebook, by: UnitId, target: &Counter, (column, sum): (usize, i8)) -> Vec<Event> {
    let odds = rulebook.charts.odds[column];
    let result = rulebook.charts.result(column, sum);
    let unit = target.id;
    let mut events = vec![
        Event::Attacked {
            kind: Kind::Direct,
            by: vec![by],
            hex: "1205".parse().unwrap(),
            struck: vec![unit],
            singly: true,
            figures: Some(Figures { strength: 1, defence: 1, odds }),
            modifiers: vec![(Reason::Cover, sum - 1)],
        },
        Event::Die { purpose: DiePurpose::Unit(unit), roll: 1 },
        Event::Suffered { unit, result },
    ];
    match fate(target, result) {
        Fate::Unharmed => {}
        Fate::Dispersed => events.push(Event::Dispersed { unit, now: false }),
        Fate::Destroyed => events.push(Event::Destroyed { unit, wreck: None }),
    }
    events
}

/// The sentence agrees with every cell of the table: for a unit in order and a dispersed one, of the enemy and of one’s own
/// side.
#[test]
fn the_sentence_agrees_with_every_cell() {
    let rulebook = Rulebook::load("farm-road").unwrap();
    let mut public = set_up::start(&rulebook, 1).public;
    (public.turn, public.phase) = (2, Phase::First(Segment::DirectFire));
    let by: UnitId = "so-t34-76-1".parse().unwrap();
    let (table, first) = (&rulebook.charts.results, rulebook.charts.first_die);
    assert_eq!(table.rows(), rulebook.charts.odds.len(), "a row for each odds column");
    for target in ["ge-stug-3g-1", "so-t34-76-2"] {
        let target = public.find(target.parse().unwrap()).unwrap();
        for dispersed in [false, true] {
            let mut target = target.clone();
            target.condition.dispersed = dispersed;
            let cells = (0..table.rows()).flat_map(|row| (0..table.columns()).map(move |at| (row, at)));
            for (column, at) in cells {
                let (result, sum) = (table.at(column, at), first + i8::try_from(at).unwrap());
                let suffers = match result.to_string().as_str() {
                    "." => false,
                    "D" => !dispersed,
                    _ => true,
                };
                let expected = match (suffers, target.side) {
                    (false, _) => "Neither side suffers",
                    (true, Side::German) => "The attack has harmed the enemy",
                    (true, Side::Soviet) => "Only the attacking side suffers",
                };
                let events = attacked(&rulebook, by, &target, (column, sum));
                let fought = Fought::of(&rulebook, &events);
                let told = caption(&rulebook, &public, &[], (&fought, None), None);
                assert_eq!(told.plain, expected, "{result} {dispersed}");
            }
        }
    }
}

/// A fort falls by X alone (17.3).
#[test]
fn a_fort_is_harmed_when_it_falls() {
    let rulebook = Rulebook::load("farm-road").unwrap();
    let mut public = set_up::start(&rulebook, 1).public;
    (public.turn, public.phase) = (2, Phase::First(Segment::DirectFire));
    let hex = "1205".parse().unwrap();
    for falls in [true, false] {
        let events = [
            Event::Attacked {
                kind: Kind::Direct,
                by: vec!["so-t34-76-1".parse().unwrap()],
                hex,
                struck: Vec::new(),
                singly: false,
                figures: Some(Figures { strength: 24, defence: 9, odds: "2-1".parse().unwrap() }),
                modifiers: Vec::new(),
            },
            Event::Die { purpose: DiePurpose::Attack(hex), roll: 1 },
            Event::FortHit { hex, falls },
        ];
        let fought = Fought::of(&rulebook, &events);
        let told = caption(&rulebook, &public, &[], (&fought, None), None).plain;
        assert_eq!(told == "The attack has harmed the enemy", falls, "{told}");
    }
}
