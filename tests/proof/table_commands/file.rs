//! The content of the game file beside orders, and its sealed parts.

use super::Played;
use crate::games::{Table, campaign, with_options};
use kessel::{
    engine::orders::{Game, GameFile, Opening, Record, hash, play},
    games::guderian::rules::{Guderian, combat::battle::Decision, order::Order},
};

/// A glance at a game file reveals nothing: neither identities, nor draws to come, nor the seed.
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
        // Divisions that were revealed once and shuffled back may be named for another reason.
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
    let rulebook = with_options(&[("bidding", "on")]);
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
