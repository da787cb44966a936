//! Pictures of games that lie in files.

use crate::{games::guderian::rules::Guderian, table::thumbnail::glanced};
use std::path::Path;

/// A game that was copied here without its picture gets one: what the file tells of the position suffices, and no line of
/// supply is looked for on an empty map.
#[test]
fn a_game_is_pictured_from_its_file() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/random-dnieper/game.kessel");
    let still = glanced::<Guderian>(&game).expect("a game");
    assert!(still.stacks.len() > 10, "{}", still.stacks.len());
}
