//! The feed of whatever is played: every line is JSON, on one line, and its numbers count.

use crate::{
    orders::lines,
    tables::{Fuzzed, as_chosen},
};
use kessel::{engine::orders::CommandOf, play::feed::Feed};

/// Tells of orders and commands.
pub fn tell(bytes: &[u8]) {
    let Some((first, lines)) = lines(bytes) else { return };
    as_chosen!(first, tell_as, lines);
}

fn tell_as<'a, G: Fuzzed>(number: u8, lines: impl Iterator<Item = &'a str>) {
    G::with_table(|table| {
        let mut record = table.begin(number);
        let mut feed = Feed::default();
        let mut told = feed.begin::<G>(&table.rulebook, &G::position(&table.world).public, 0);
        for line in lines {
            let events = if let Ok(command) = ron::from_str::<CommandOf<G>>(line) {
                record.command(&mut table.world, command)
            } else if let Ok(order) = ron::from_str::<G::Order>(line) {
                record.play(&mut table.world, &order)
            } else {
                continue;
            };
            let Ok(events) = events else { continue };
            let known = &G::position(&table.world).public;
            told.extend(feed.tell::<G>(&table.rulebook, known, record.file.played.len(), &events));
        }
        for (number, line) in (1..).zip(told) {
            let text = line.to_string();
            let read = serde_json::from_str::<serde_json::Value>(&text);
            let read = read.unwrap_or_else(|error| panic!("{error}: {text}"));
            assert!(!text.contains('\n') && read["line"] == number, "{text}");
        }
    });
}
