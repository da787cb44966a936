//! Dice: the number in an event is the one that the generator rolls, and nothing else takes a die.

use kessel::{
    engine::{
        dice::Dice,
        orders::{Position, play},
    },
    games::{
        guderian::rules::{self as guderian, Guderian},
        panzer44::rules::{self as panzer44, Panzer44},
        platoon::rules::{self as platoon, Platoon},
        squad::rules::{self as squad, Squad},
    },
    play::matches::{Match, Matched},
};
use std::sync::Arc;

/// Plays random games, and rolls each die of an event a second time; `die` returns its faces and its number.
fn tells_what_is_thrown<G: Matched>(scenario: &str, die: fn(&mut Dice, &G::Event) -> Option<(u8, u8)>) {
    let rulebook = Arc::new(G::load(scenario, &G::Options::default()).unwrap());
    let mut thrown = 0;
    for seed in 1..=2 {
        let file = Match::<G>::between(&rulebook, seed, ["random"; 2]).play_recorded().1;
        let mut world = G::world();
        G::restore(&mut world, &rulebook, file.start.clone());
        let dice = |position: &Position<G>| G::dice(&mut position.secrets.clone()).clone();
        for played in &file.played {
            let mut own = dice(G::position(&world));
            let events = play::<G>(&mut world, &played.order).unwrap();
            for event in &events {
                if let Some((faces, roll)) = die(&mut own, event) {
                    assert_eq!(own.roll_of(faces), roll, "{event:?}");
                    thrown += 1;
                }
            }
            assert_eq!(own, dice(G::position(&world)), "{:?}", played.order);
        }
    }
    assert!(thrown > 8, "{scenario}: {thrown} dice");
}

#[test]
fn events_tell_the_dice_that_are_thrown() {
    tells_what_is_thrown::<Guderian>("smolensk", |dice, event| match event {
        guderian::event::Event::Die { roll, .. } => Some((6, *roll)),
        // The order of a pile is secret from both players: it takes a roll of the generator, and no event shows it.
        guderian::event::Event::Recycled { .. } => {
            dice.count += 1;
            None
        }
        _ => None,
    });
    tells_what_is_thrown::<Panzer44>("fog", |_, event| match event {
        panzer44::event::Event::Die { faces, roll, .. } => Some((*faces, *roll)),
        _ => None,
    });
    tells_what_is_thrown::<Platoon>("meeting", |_, event| match event.itself() {
        platoon::event::Event::Die { roll, .. } => Some((6, *roll)),
        _ => None,
    });
    tells_what_is_thrown::<Squad>("patrol", |_, event| match event.itself() {
        squad::event::Event::Die { roll, .. } => Some((6, *roll)),
        _ => None,
    });
}
