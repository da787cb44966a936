//! Impossible positions: each damage is reported in a sentence, and none stops the program, whatever it is asked.

use crate::{
    play::{SCENARIOS, watched},
    table::{hex, word},
};
use kessel::{
    engine::orders::Game,
    games::squad::rules::{
        Position, Rulebook, Squad,
        counter::{Counter, Place},
        fire::casualties::{Hit, Struck},
        kinds::Side,
        phase::{Phase, Step},
        position::{Instruction, Lane, Task, Work, WorkKind, decision::Decision},
    },
};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

type Damage = fn(&mut Position);

/// A valmont game with units in many hexes, and the damage that is done to it.
fn sound() -> (Arc<Rulebook>, Position) {
    let rulebook = Arc::new(Rulebook::load("valmont").unwrap());
    let mut found = None;
    let start = <Squad as Game>::start(&rulebook, 3);
    watched(&rulebook, 3, |given| {
        if given.after.turn == 2 && given.after.phase.step() == Some(Step::Fire) && given.after.owed.is_none()
        {
            found.get_or_insert_with(|| given.after.clone());
        }
    });
    let position = Position { public: found.unwrap(), secrets: start.secrets };
    (rulebook, position)
}

fn on_map(position: &mut Position, side: Side) -> &mut Counter {
    let mut own = position.public.counters.iter_mut();
    own.find(|it| it.side == side && it.hex().is_some()).unwrap()
}

fn a_weapon(position: &mut Position) -> &mut Counter {
    let mut all = position.public.counters.iter_mut();
    all.find(|it| matches!(it.place, Place::Carried(_))).unwrap()
}

fn casualties(position: &mut Position, points: u16, rating: u16) {
    let unit = on_map(position, Side::German).clone();
    let hit = Hit {
        unit: unit.id,
        struck: Struck::Half,
        rating,
        pinned: false,
        ignores: false,
        weapons: 0,
        riders: 0,
        carrier: None,
    };
    let hex = unit.hex().unwrap();
    position.public.owed = Some(Decision::Casualties { side: Side::German, hex, points, hits: vec![hit] });
}

/// The damage to a position, and words that the report of it must contain.
const DAMAGES: &[(&str, Damage)] = &[
    ("counters are not those", |it| _ = it.public.counters.pop()),
    ("counters are not those", |it| it.public.counters.reverse()),
    ("counters are not those", |it| {
        let twice = it.public.counters[0].clone();
        it.public.counters[1] = twice;
    }),
    ("counters are not those", |it| it.public.counters[0].kind = word("us-rifle")),
    ("counters are not those", |it| {
        let counter = on_map(it, Side::German);
        counter.side = Side::Allied;
    }),
    ("hidden but has no hex", |it| on_map(it, Side::German).place = Place::Unseen),
    ("off the map", |it| on_map(it, Side::German).place = Place::Map(hex("4040"))),
    ("a weapon that no unit carries", |it| a_weapon(it).place = Place::Map(hex("0101"))),
    ("cannot be carried", |it| a_weapon(it).place = Place::Carried(word("nobody"))),
    ("cannot be carried", |it| {
        let weapon = a_weapon(it);
        weapon.place = Place::Carried(weapon.id);
    }),
    ("cannot be loaded", |it| on_map(it, Side::German).place = Place::Aboard(word("nobody"))),
    ("is in a set-up group", |it| on_map(it, Side::German).place = Place::SetUp(200)),
    ("is in an arrival", |it| on_map(it, Side::Allied).place = Place::Due(200)),
    ("both sides are in", |it| {
        let place = on_map(it, Side::German).place;
        on_map(it, Side::Allied).place = place;
    }),
    ("spent more", |it| on_map(it, Side::German).condition.spent = u16::MAX),
    ("smoke 7 in", |it| _ = it.public.smoke.insert(hex("0101"), 7)),
    ("has a wrong facing", |it| {
        let work = Work { kind: WorkKind::EarthBunker, facing: None, known: true };
        it.public.works.insert(hex("0101"), work);
    }),
    ("off the map", |it| {
        let work = Work { kind: WorkKind::Wire, facing: None, known: true };
        it.public.works.insert(hex("4040"), work);
    }),
    ("off the map", |it| _ = it.public.holders.insert(hex("4040"), Side::German)),
    ("there is no counter", |it| {
        let lane = Lane { gun: word("nobody"), side: Side::German, hexes: vec![hex("0101")] };
        it.public.lanes.push(lane);
    }),
    ("the lane of", |it| {
        let gun = a_weapon(it).id;
        let lane = Lane { gun, side: Side::German, hexes: vec![hex("0101"); 5000] };
        it.public.lanes.push(lane);
    }),
    ("there is no counter", |it| _ = it.secrets.instructions.insert(word("nobody"), Instruction::Any)),
    ("the pending casualty points", |it| casualties(it, 0, 3)),
    ("the pending casualty points", |it| casualties(it, u16::MAX, 3)),
    ("the pending casualty points", |it| casualties(it, 2, 0)),
    ("names no possible units", |it| {
        let hex = hex("0101");
        it.public.owed = Some(Decision::Reaction { side: Side::German, units: Vec::new(), hex });
    }),
    ("there is no counter", |it| {
        let (hex, units) = (hex("0101"), vec![word("nobody")]);
        it.public.owed = Some(Decision::Sniper { side: Side::German, hex, units });
    }),
    ("off the map", |it| {
        let units = vec![on_map(it, Side::German).id];
        it.public.tasks.push(Task::Walk { units, path: vec![hex("4040")] });
    }),
    ("a pending action", |it| it.public.tasks.push(Task::Walk { units: Vec::new(), path: Vec::new() })),
    ("more is pending", |it| it.public.tasks = vec![Task::End; 5000]),
    ("there is no turn", |it| it.public.turn = 99),
    ("there is no turn", |it| it.public.turn = 0),
    ("outcome", |it| it.public.phase = Phase::Over),
    ("in a game without hidden units", |it| _ = it.secrets.unseen.mines.insert(hex("0101"), Side::German)),
    ("has no facing", |it| {
        for counter in it.public.counters.iter_mut().filter(|it| it.hex().is_some()) {
            counter.facing = None;
        }
    }),
];

/// Each damage is reported, with words that name the fault; the sound position has none.
#[test]
fn each_damage_is_told() {
    let (rulebook, sound) = sound();
    assert_eq!(Squad::faults(&rulebook, &sound), Vec::<String>::new());
    for (number, (words, damage)) in DAMAGES.iter().enumerate() {
        let mut position = sound.clone();
        damage(&mut position);
        assert!(position != sound, "damage {number} does nothing");
        let faults = Squad::faults(&rulebook, &position);
        assert!(faults.iter().any(|fault| fault.contains(words)), "{number}, {words}: {faults:?}");
    }
}

/// Whatever else is wrong with a position, it is reported, and stops nothing: two damages together, in either order.
#[test]
fn no_damage_brings_the_check_down() {
    let (rulebook, sound) = sound();
    let tell = |position: &Position| Squad::faults(&rulebook, position);
    for (one, first) in DAMAGES {
        for (other, second) in DAMAGES {
            let told = catch_unwind(AssertUnwindSafe(|| {
                let mut position = sound.clone();
                first(&mut position);
                // The unit to be damaged may be gone.
                let whole = position.clone();
                if catch_unwind(AssertUnwindSafe(|| second(&mut position))).is_err() {
                    position = whole;
                }
                // The second one may undo the first.
                (position == sound, tell(&position))
            }));
            let told = told.unwrap_or_else(|_| panic!("{one}, then {other}"));
            assert_eq!(told.0, told.1.is_empty(), "{one}, then {other}");
        }
    }
}

/// Positions of whole games have no faults, in any scenario.
#[test]
fn sound_positions_have_no_faults() {
    let mut looked = 0;
    for (seed, id) in (61..).zip(SCENARIOS) {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let secrets = <Squad as Game>::start(&rulebook, seed).secrets;
        watched(&rulebook, seed, |given| {
            let position = Position { public: given.after.clone(), secrets: secrets.clone() };
            assert_eq!(Squad::faults(&rulebook, &position), Vec::<String>::new());
            looked += 1;
        });
    }
    assert!(looked > 500, "{looked} positions");
}
