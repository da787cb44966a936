//! Game files: whatever is read must open or be refused with a sentence, be checked, be told as a feed, and be
//! written so that it can be read again.

use crate::tables::Fuzzed;
use kessel::{
    cli::check,
    feed::{Feed, lines_of},
    games::{guderian::Guderian, panzer44::Panzer44},
    orders::{Game, GameFile, Record, game_of},
};

/// Reads a game file.
pub fn read(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for fault in check::game_faults("fuzz.kessel", text) {
        assert!(!fault.sentence.is_empty() && fault.sentence.len() < 2000, "{fault}");
    }
    match game_of(text).as_deref() {
        Some(Panzer44::ID) => open::<Panzer44>(text),
        _ => open::<Guderian>(text),
    }
}

fn open<G: Fuzzed>(text: &str) {
    let Ok(file) = GameFile::<G>::parse("fuzz.kessel", text) else { return };
    G::with_table(|table| {
        let Ok(mut opened) = Record::<G>::from_file(&mut table.world, file) else { return };
        let written = opened.record.file.text().unwrap_or_else(|error| panic!("cannot be written: {error}"));
        let again = GameFile::<G>::parse("again.kessel", &written);
        let again = again.unwrap_or_else(|fault| panic!("what was written is not read again: {fault}"));
        assert_eq!(again.played.len(), opened.record.file.played.len(), "orders are lost by writing");
        let _ = lines_of(&mut Feed::default(), again);
        opened.record.undo(&mut table.world);
    });
}
