//! Inputs to begin with: the orders that are legal in the positions that things are tried in, and game files and messages
//! of them. Run from the root of the repository after the rules or the file's format have changed.

use crate::tables::{Fuzzed, GAMES, Table};
use kessel::{
    engine::orders::FORMAT,
    games::{
        guderian::rules::Guderian, panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad,
    },
};
use std::{fs, path::Path};

/// Orders in a game file to begin with: the fewer, the more inputs a second.
const ORDERS_IN_A_FILE: usize = 12;

/// Writes the inputs.
pub fn write() {
    of_game::<Guderian>(0);
    of_game::<Panzer44>(1);
    of_game::<Platoon>(2);
    of_game::<Squad>(3);
}

/// Writes those of the game that the first byte of an input chooses with this.
fn of_game<G: Fuzzed>(chosen: u8) {
    G::with_table(|table| {
        for (number, start) in (0_u8..).zip(&table.starts) {
            let mut text = char::from(number * GAMES + chosen).to_string();
            for order in &start.orders {
                text += &format!("{}\n", ron::to_string(order).expect("an order has a form in RON"));
            }
            keep("orders", &format!("{}-{number}", G::ID), &text);
        }
        keep("messages", G::ID, &messages::<G>(chosen, &table.starts[0].orders));
        let first: Vec<u8> =
            (0..).zip(&table.starts).filter(|(_, start)| start.is_first).map(|(number, _)| number).collect();
        for (which, number) in first.into_iter().enumerate() {
            let with = if which == 0 { "" } else { "-options" };
            keep("game-files", &format!("{}-{FORMAT}{with}", G::ID), &game_file(table, number));
        }
    });
}

/// The texts that give these orders in a club. Both players send each of them: the one who is not to play is refused.
fn messages<G: Fuzzed>(chosen: u8, orders: &[G::Order]) -> String {
    let mut text = char::from(chosen).to_string();
    for (number, order) in orders.iter().take(ORDERS_IN_A_FILE).enumerate() {
        let order = serde_json::to_string(order).expect("an order has a form in JSON");
        for line in 0..2 {
            text += &format!(
                "{line}{{\"t\":\"order\",\"game\":\"GAME\",\"key\":\"k{number}\",\"after\":AFTER,\"order\":{order}}}\n"
            );
        }
    }
    text
}

/// The file of a game that has just begun, from the position with this number.
fn game_file<G: Fuzzed>(table: &mut Table<G>, number: u8) -> String {
    let mut record = table.begin(number);
    for order in table.starts[usize::from(number)].orders.iter().take(ORDERS_IN_A_FILE) {
        record.play(&mut table.world, order).expect("the orders are legal one after the other");
    }
    let text = record.file.text().expect("a game has a form in RON");
    // With checksums nearly every change would only be a damaged line.
    let plain = |line: &str| format!("{}\n", line.rsplit_once(" // ").map_or(line, |(record, _)| record));
    text.lines().map(plain).collect()
}

fn keep(target: &str, name: &str, text: &str) {
    let folder = Path::new("fuzz/corpus").join(target);
    fs::create_dir_all(&folder).expect("the folder can be made");
    fs::write(folder.join(name), text).expect("the file can be written");
}
