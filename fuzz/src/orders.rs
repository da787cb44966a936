//! Orders and commands of the table. The first byte chooses the game and the position; then each line is an
//! order, or a command, in RON. A line that is none is passed over, so that inputs can exchange lines.

use crate::tables::{Fuzzed, as_chosen};
use kessel::engine::orders::{CommandOf, agree};

/// Lines that are read of one input.
const MOST_LINES: usize = 40;

/// Splits an input into its first byte and its lines.
pub fn lines(bytes: &[u8]) -> Option<(u8, impl Iterator<Item = &str>)> {
    let (first, rest) = bytes.split_first()?;
    Some((*first, std::str::from_utf8(rest).ok()?.lines().take(MOST_LINES)))
}

/// Plays orders through the door.
pub fn play(bytes: &[u8]) {
    let Some((first, lines)) = lines(bytes) else { return };
    as_chosen!(first, play_as, lines);
}

fn play_as<'a, G: Fuzzed>(number: u8, lines: impl Iterator<Item = &'a str>) {
    G::with_table(|table| {
        let mut record = table.begin(number);
        for order in lines.filter_map(|line| ron::from_str::<G::Order>(line).ok()) {
            let before = G::position(&table.world).clone();
            match record.play(&mut table.world, &order) {
                Ok(_) => table.insist(&order),
                Err(refusal) => {
                    assert!(
                        !refusal.case.is_empty() && !refusal.words().is_empty(),
                        "{order:?}: {refusal:?}"
                    );
                    assert!(*G::position(&table.world) == before, "a refusal changed something: {order:?}");
                }
            }
        }
        while record.undo(&mut table.world) {}
        while record.redo(&mut table.world).is_some() {}
        table.insist(&"taking back and playing again");
    });
}

/// Gives commands of the table, with orders between them.
pub fn command(bytes: &[u8]) {
    let Some((first, lines)) = lines(bytes) else { return };
    as_chosen!(first, command_as, lines);
}

fn command_as<'a, G: Fuzzed>(number: u8, lines: impl Iterator<Item = &'a str>) {
    G::with_table(|table| {
        let mut record = table.begin(number);
        for line in lines {
            // What the referee does may be against every rule: only the entities are compared.
            if let Ok(command) = ron::from_str::<CommandOf<G>>(line) {
                let _ = record.command(&mut table.world, command);
            } else if let Ok(order) = ron::from_str::<G::Order>(line) {
                let _ = record.play(&mut table.world, &order);
            }
            assert!(agree::<G>(&mut table.world), "the entities say something else after {line}");
        }
        while record.undo(&mut table.world) {}
        assert!(agree::<G>(&mut table.world), "the entities say something else after taking back");
    });
}
