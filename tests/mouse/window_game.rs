//! A game for `tools/check-window`, which drives the real window.

use crate::windowless::{on_the_move, put, word};
use kessel::{
    engine::orders::{Game, Record},
    games::guderian::rules::{Guderian, Rulebook, counter::Place, set_up},
};
use std::sync::Arc;

/// Writes a game for `tools/check-window` into the file that the variable `KESSEL_GAME` names, or
/// into the temporary folder.
#[test]
#[ignore = "writes a file"]
fn writes_a_game_for_the_window() {
    let path = std::env::var_os("KESSEL_GAME")
        .unwrap_or_else(|| std::env::temp_dir().join("kessel-window.kessel").into_os_string());
    let rulebook = Rulebook::load("smolensk").expect("the campaign");
    let mut position = set_up::start(&rulebook, 7);
    position.public.turn = 2;
    on_the_move(&rulebook, &mut position);
    put(&mut position, &["pz-29-12", "pzg-5-12", "pzg-25-12"], "1710");
    put(&mut position, &["mot-20-10"], "1214");
    put(&mut position, &["leader-konev", "untried-rifle-01", "untried-rifle-02"], "1413");
    put(&mut position, &["untried-armour-02"], "2013");
    let due = Place::Due { area: word("A") };
    for counter in &mut position.public.counters {
        if counter.id.as_str().ends_with("-19") {
            counter.place = due;
        }
    }
    let mut world = Guderian::world();
    let record = Record::<Guderian>::at(&mut world, Arc::new(rulebook), position, 7);
    record.file.write(std::path::Path::new(&path)).expect("written");
}
