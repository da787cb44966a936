//! Pictures of games in files.

use crate::{
    engine::orders::{Game, GameFile, Position},
    games::guderian::rules::Guderian,
    scene::still::Still,
    table::files::thumbnail::glanced,
};
use std::{path::Path, sync::Arc};

/// A game that was copied here without its picture gets one, of its present position and not of the last one written
/// out. No supply line is looked for on an empty map.
#[test]
fn a_game_is_pictured_from_its_file() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/random-dnieper/game.kessel");
    let stands = glanced::<Guderian>(&game).expect("a game").stacks;
    assert!(stands.len() > 10, "{}", stands.len());
    let glance = GameFile::<Guderian>::glance(&game).expect("a game");
    let rulebook =
        Arc::new(Guderian::load(&glance.header.scenario, &glance.header.options).expect("a scenario"));
    let mut world = Guderian::world();
    Guderian::restore(&mut world, &rulebook, glance.position);
    let began = Still::of::<Guderian>(&rulebook, world.resource::<Position<Guderian>>()).stacks;
    assert!(stands != began, "it is shown where its phase began");
}
