//! Missions of artillery and aircraft: the hexes that they hit, and their effects on all units in a hex (13.3, 16.5,
//! 16.8, 19).

use super::fire::cover;
use super::ground::{Ground, Place, around, hex};
use super::scenes::{Chance, LANDS, Land, in_hex, stacks, told};
use super::tanks::number_of;
use kessel::games::squad::rules::{
    counter::Counter,
    fire::{
        armour::TopAttack,
        missions::{Strike, falls},
        modifier,
    },
    kinds::Letter,
    position::{Mission, Public},
};

/// The number of the row of the table, and the letter (13.3, 19.1).
fn values(mission: Mission) -> (i64, Letter) {
    match mission {
        Mission::Light => (11, Letter::B),
        Mission::Heavy => (12, Letter::C),
        Mission::FighterBomber => (10, Letter::D),
    }
}

/// The hex that artillery on a hex hits: 1 to 4 the hex itself, 5 one hex away, 6 two; lost off the map (19.2).
fn fallen(land: &Land, at: Place, die: u8, direction: u8) -> Option<Place> {
    let mut falls = at;
    for _ in 4..die {
        falls = around(falls)[usize::from(direction) - 1];
    }
    land.field.is_on(falls).then_some(falls)
}

/// The number of rolls of two dice with at most this sum.
fn throws(at_most: i64) -> i64 {
    let pairs = (1..=6).flat_map(|one| (1..=6).map(move |other| one + other));
    pairs.filter(|sum| *sum <= at_most).count() as i64
}

/// The points of each roll on all infantry, guns and unarmoured vehicles of a hex; none if there are none (19.3).
fn points(land: &Land, public: &Public, mission: Mission, at: Place) -> Option<Vec<i64>> {
    let struck: Vec<&Counter> =
        in_hex(public, at).into_iter().filter(|it| land.kind(it).afv().is_none()).collect();
    let best = struck.iter().map(|it| cover(land, public, it, at)).max()?;
    Some((2..=12).map(|dice: i64| (values(mission).0 - (dice + best).max(2)).max(0)).collect())
}

/// The number of 1,296 rolls that eliminate an AFV: dice and cover of 8 or less hit, and the number or less on its rear
/// kills (19.4).
fn kills(land: &Land, public: &Public, mission: Mission, target: &Counter, at: Place) -> i64 {
    let rear = land.kind(target).afv().unwrap().armour.1;
    let kills = match number_of(values(mission).1, rear) {
        "K" => 36,
        "-" => 0,
        number => throws(number.parse().unwrap()),
    };
    throws(8 - cover(land, public, target, at)) * kills
}

/// Missions on every stack of this number of random positions.
fn compare(positions: usize) {
    let mut chance = Chance(1908);
    let (mut strikes, mut tanks, mut doubled) = (0, 0, 0);
    for position in 0..positions {
        let land = &LANDS[position % LANDS.len()];
        let public = land.position(&mut chance);
        for at in stacks(&public).into_iter().map(|(at, _)| at).chain([land.spot(&mut chance)]) {
            let mission = *chance.of(&[Mission::Light, Mission::Heavy, Mission::FighterBomber]);
            let what =
                || format!("{mission:?} on {}: {}; {:?}", hex(at), told(&in_hex(&public, at)), public.works);
            let found = Strike::new(&land.rules, &public, mission, hex(at));
            let expected = points(land, &public, mission, at);
            let thrown = |strike: &Strike| {
                let dice = 2..=12_u8;
                dice.map(|dice| i64::from(strike.casualties(&land.rules, dice))).collect::<Vec<_>>()
            };
            assert_eq!(found.as_ref().map(thrown), expected, "{}", what());
            if let Some(found) = &found {
                let woods = land.field.ground(at) == Ground::Woods && mission != Mission::FighterBomber;
                assert_eq!(found.doubled, woods, "{}", what());
                assert!(modifier::sum(&found.modifiers) >= 0);
                strikes += 1;
                doubled += usize::from(woods);
            }
            for target in in_hex(&public, at) {
                let plunge = TopAttack::of_mission(&land.rules, &public, target, mission);
                assert_eq!(plunge.is_some(), land.kind(target).afv().is_some(), "{}", what());
                let Some([_, eliminated]) = plunge.as_ref().map(TopAttack::chances) else { continue };
                let expected = kills(land, &public, mission, target, at);
                let told = i64::from(eliminated.cases) * 1296 / i64::from(eliminated.among);
                assert_eq!(told, expected, "{}: {}", target.id, what());
                tanks += 1;
            }
            for die in 1..=6 {
                for direction in 1..=6 {
                    let found = falls(&land.rules.board, hex(at), die, direction);
                    let expected = fallen(land, at, die, direction).map(hex);
                    assert_eq!(found, expected, "{}: {die}, {direction}", hex(at));
                }
            }
        }
    }
    assert!(
        strikes > positions && tanks > positions / 10 && doubled > positions / 20,
        "{strikes}, {tanks}, {doubled}"
    );
}

#[test]
fn missions() {
    compare(200);
}

#[test]
#[ignore = "long: 5,000 positions"]
fn missions_long() {
    compare(5_000);
}
