//! Damaged game files: a wrong bit costs its line, and no game is lost by it. A game that cannot be replayed opens as
//! it was played. The player chooses whether it opens from the next position in the file, or before the damage. The
//! original file is copied beside it before it is overwritten.

mod going_on;
mod whole_files;
mod wrong_bits;

use crate::games::order_of;
use bevy::prelude::World;
use kessel::{
    engine::orders::{AtDamage, Game, Opened, Reading, Record, hash},
    games::guderian::{
        players::by_name,
        rules::{Guderian, order::Order},
    },
};
use std::{fs, path::PathBuf, sync::Arc};

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("kessel-damage-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Returns a game of the training scenario, played at random.
fn game(seed: u64, orders: usize) -> Record<Guderian> {
    let rulebook = Arc::new(Guderian::load("training", &Default::default()).unwrap());
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, Arc::clone(&rulebook), seed);
    let mut player = by_name("random", seed).unwrap();
    for number in 0..orders {
        // To get ends of phases.
        let mut order = order_of(player.as_mut(), &rulebook, Guderian::position(&world));
        if number % 5 == 4 && record.tried(&world, &Order::EndPhase, &[]).is_ok() {
            order = Order::EndPhase;
        }
        record.play(&mut world, &order).unwrap();
    }
    record
}

/// Returns the text of a game with its last hash.
fn text_of(record: &Record<Guderian>) -> (String, String) {
    (record.file.text().unwrap(), record.file.played.last().unwrap().hash.to_string())
}

/// Opens the text of a file.
fn open<G: Game>(text: &[u8], at: AtDamage) -> Result<(World, Opened<G>), Vec<String>> {
    let reading = Reading::<G>::parse("game.kessel", text).map_err(|fault| vec![fault.to_string()])?;
    let mut world = G::world();
    let opened = Record::<G>::from_reading(&mut world, &reading, at)?;
    Ok((world, opened))
}

/// Returns the position of an opened game, as a hash.
fn stands<G: Game>(world: &World) -> String {
    hash(G::position(world)).unwrap().to_string()
}

/// The number, from 1, of an order in the middle of a game with a position after it.
const HIT: usize = 12;

/// Returns a game, and its text with an unreadable line of an order.
fn hit() -> (Record<Guderian>, String) {
    let record = game(82, 24);
    let text = record.file.text().unwrap();
    let from = format!("Order((number:{HIT},");
    assert!(text.contains(&from));
    let text = text.replace(&from, "Order((number:\u{fffd},");
    (record, text)
}
