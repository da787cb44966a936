//! Inputs to begin with: the orders that are legal in the positions that things are tried in, and game files of
//! them. Run from the root of the repository after the rules or the file's format have changed.

use crate::tables::{APART, Fuzzed};
use kessel::games::{guderian::rules::Guderian, panzer44::rules::Panzer44};
use std::{fs, path::Path};

/// Orders in a game file to begin with: the fewer, the more inputs a second.
const ORDERS_IN_A_FILE: usize = 12;

/// Writes the inputs.
pub fn write() {
    of_game::<Guderian>(0);
    of_game::<Panzer44>(1);
}

fn of_game<G: Fuzzed>(parity: u8) {
    G::with_table(|table| {
        for (number, orders) in (0_u8..).zip(table.played.chunks(APART)) {
            let mut text = char::from(number * 2 + parity).to_string();
            for order in orders {
                text += &format!("{}\n", ron::to_string(order).expect("an order has a form in RON"));
            }
            keep("orders", &format!("{}-{number}", G::ID), &text);
        }
        let mut record = table.begin(0);
        for order in table.played.iter().take(ORDERS_IN_A_FILE) {
            record.play(&mut table.world, order).expect("the orders are legal one after the other");
        }
        let text = record.file.text().expect("a game has a form in RON");
        // With checksums nearly every change would only be a damaged line.
        let plain: String = text
            .lines()
            .map(|line| format!("{}\n", line.rsplit_once(" // ").map_or(line, |(record, _)| record)))
            .collect();
        keep("game-files", &format!("{}-2", G::ID), &plain);
    });
}

fn keep(target: &str, name: &str, text: &str) {
    let folder = Path::new("fuzz/corpus").join(target);
    fs::create_dir_all(&folder).expect("the folder can be made");
    fs::write(folder.join(name), text).expect("the file can be written");
}
