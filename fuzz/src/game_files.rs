//! Game files: whatever is read must open or be refused with a sentence, be checked, be told as a feed, and be
//! written so that it can be read again.

use crate::tables::Fuzzed;
use kessel::{
    cli::check,
    engine::orders::{AtDamage, Game, GameFile, Reading, Record, game_of},
    games::{
        GAMES, guderian::rules::Guderian, panzer44::rules::Panzer44, platoon::rules::Platoon,
        squad::rules::Squad,
    },
    play::feed::{Feed, lines_of},
};

/// Reads a game file.
pub fn read(bytes: &[u8]) {
    for fault in check::game_faults(&GAMES, "fuzz.kessel", bytes) {
        assert!(!fault.sentence.is_empty() && fault.sentence.len() < 2000, "{fault}");
    }
    match game_of(bytes).as_deref() {
        Some(Panzer44::ID) => open::<Panzer44>(bytes),
        Some(Platoon::ID) => open::<Platoon>(bytes),
        Some(Squad::ID) => open::<Squad>(bytes),
        Some(Guderian::ID) => open::<Guderian>(bytes),
        // Nothing tells whose it is: each must refuse it.
        _ => {
            open::<Guderian>(bytes);
            open::<Panzer44>(bytes);
            open::<Platoon>(bytes);
            open::<Squad>(bytes);
        }
    }
}

fn open<G: Fuzzed>(bytes: &[u8]) {
    let Ok(reading) = Reading::<G>::parse("fuzz.kessel", bytes) else { return };
    G::with_table(|table| {
        let before = Record::<G>::from_reading(&mut table.world, &reading, AtDamage::Before);
        let after = Record::<G>::from_reading(&mut table.world, &reading, AtDamage::After);
        assert_eq!(before.is_ok(), after.is_ok(), "one way is refused");
        let Ok(mut opened) = after else { return };
        let written = opened.record.file.text().unwrap_or_else(|error| panic!("cannot be written: {error}"));
        let again = GameFile::<G>::parse("again.kessel", &written);
        let again = again.unwrap_or_else(|fault| panic!("what was written is not read again: {fault}"));
        assert_eq!(again.played.len(), opened.record.file.played.len(), "orders are lost by writing");
        let _ = lines_of(&mut Feed::default(), again);
        opened.record.undo(&mut table.world);
    });
}
