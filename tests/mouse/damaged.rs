//! A damaged game is opened at its end as it was played. A message names the damage, and the player can open it before
//! the damage instead.

use super::Table;
use bevy::prelude::{Visibility, With};
use kessel::{
    engine::{
        counters::{CounterId, OnHex},
        orders::{AtDamage, GameFile, InPlay, hash},
    },
    games::guderian::rules::{Guderian, order::Order},
    table::{AutosaveFile, DamagedGame, Request, Screen},
};
use std::{collections::BTreeSet, fs};

/// The number of hexes that show a counter.
fn seen(table: &mut Table) -> usize {
    let world = table.app.world_mut();
    let mut counters = world.query_filtered::<(&OnHex, &Visibility), With<CounterId>>();
    let visible = counters.iter(world).filter(|(_, visibility)| **visibility != Visibility::Hidden);
    visible.map(|(hex, _)| hex.0).collect::<BTreeSet<_>>().len()
}

/// The number of hexes with counters.
fn standing(table: &Table) -> usize {
    let counters = &table.position().public.counters;
    counters.iter().filter_map(InPlay::hex).collect::<BTreeSet<_>>().len()
}

#[test]
fn a_damaged_game_is_opened_as_the_player_chooses() {
    let folder = std::env::temp_dir().join(format!("kessel-mouse-damaged-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("autosave.kessel");
    // The game is saved in the file from which it is opened: the worst case.
    let mut table = Table::with(super::windowless::on_the_move);
    table.app.insert_resource(AutosaveFile(path.clone()));
    let saved = folder.join("saved.kessel");
    for _ in 0..4 {
        table.request(Request::order(Order::EndPhase));
    }
    table.request(Request::Save(saved.clone()));
    let now = hash(table.position()).expect("it has a form");
    let text = fs::read_to_string(&saved).expect("it was written");
    let whole = GameFile::<Guderian>::parse("saved", &text).expect("it is whole");
    assert_eq!(whole.played.len(), 4);
    let damaged = text.replacen("Order((number:2,", "Order((number:7,", 1);
    assert_ne!(damaged, text);
    fs::write(&path, &damaged).expect("it is written");

    table.request(Request::Load(path.clone()));
    table.wait(4);
    assert_eq!(hash(table.position()).expect("it has a form"), now, "it opens at its end");
    let told = table.get::<DamagedGame>().clone();
    let line = told.notes.iter().find(|note| note.contains(" of the file is damaged: "));
    let why = line.expect("it is told which line is damaged");
    assert_eq!(why.matches("damaged").count(), 1, "it is said once: {why}");
    assert_eq!(told.offer.as_ref().map(|offer| offer.at), Some(AtDamage::Before));
    let copy = folder.join("autosave.damaged-1.kessel");
    assert_eq!(told.copy, copy);
    assert_eq!(fs::read_to_string(&copy).expect("a copy"), damaged, "what stood there is kept");
    assert_ne!(fs::read_to_string(&path).expect("the game"), damaged, "the game is kept in the file");

    // The log and the timeline say where orders are missing.
    let missing = |text: &str| text.contains(" missing here, and the game continues from the position");
    let marks = |table: &Table| table.session().log.iter().filter(|line| missing(&line.text)).count();
    assert_eq!(marks(&table), 1, "{:?}", table.session().log);

    table.request(Request::OpenOtherwise);
    table.wait(4);
    assert_eq!(hash(table.position()).expect("it has a form"), whole.played[0].hash, "before the damage");
    assert!(table.app.world().get_resource::<DamagedGame>().is_none(), "nothing is left to ask");
    assert_eq!(marks(&table), 0);
    assert_eq!(seen(&mut table), standing(&table), "every hex with counters shows them");
    assert_eq!(fs::read_to_string(&copy).expect("a copy"), damaged, "the copy is as it was");
    assert_eq!(table.screen(), Screen::Table);

    // An undamaged game asks nothing.
    table.request(Request::Load(saved));
    table.wait(4);
    assert!(table.app.world().get_resource::<DamagedGame>().is_none());
    fs::remove_dir_all(&folder).expect("removed");
}

/// A file of an unknown game is reported as such, and the game on the table stays.
#[test]
fn a_game_that_nobody_knows_leaves_the_table_as_it_is() {
    let folder = std::env::temp_dir().join(format!("kessel-mouse-unknown-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let mut table = Table::with(super::windowless::on_the_move);
    let saved = folder.join("saved.kessel");
    table.request(Request::Save(saved.clone()));
    let text = fs::read_to_string(&saved).expect("it was written");
    let plain = |line: &str| format!("{}\n", line.rsplit_once(" // ").map_or(line, |(record, _)| record));
    let other = text.lines().map(plain).collect::<String>().replacen("\"guderian\"", "\"chess\"", 1);
    let path = folder.join("chess.kessel");
    fs::write(&path, &other).expect("it is written");
    let before = hash(table.position()).expect("it has a form");

    table.request(Request::Load(path));
    table.wait(4);
    let refusal = table.session().refusal.clone().expect("it is refused");
    assert!(
        refusal
            .words()
            .contains("chess.kessel: this is a game of \"chess\", which this program does not know"),
        "{refusal:?}"
    );
    assert_eq!(hash(table.position()).expect("it has a form"), before);
    assert_eq!(table.screen(), Screen::Table);
    fs::remove_dir_all(&folder).expect("removed");
}
