//! The layer shows the meanings of hexes, and touches no tile with the same meaning as before.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::{art::painter::Furniture, engine::board::MapFile, scene::Print};
use std::{path::Path, sync::Arc};

/// Makes a map on the table, without a window.
fn table() -> App {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios/guderian/map.ron");
    let map: MapFile = ron::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let board = map.board().unwrap();
    let print = Print { map, board, furniture: Furniture::default(), of: vec!["a map".to_owned()] };
    let mut app = App::new();
    app.init_resource::<Highlights>().init_resource::<MapView>().init_resource::<Wave>();
    app.init_resource::<Inks>().insert_resource(Printed::of(Arc::new(print)));
    app.init_resource::<Touched>()
        .add_plugins(plugin)
        .add_systems(Update, count.after(super::TableSet::LayTiles));
    app.update();
    app
}

fn light(app: &mut App, hexes: &[(&str, Mark)]) {
    let lit = hexes.iter().map(|(hex, mark)| (hex.parse().unwrap(), Highlight::plain(*mark)));
    app.insert_resource(Highlights { hexes: lit.collect() });
    app.update();
}

/// The number of tiles that the renderer must check again after the last frame.
#[derive(Resource, Default)]
struct Touched(usize);

fn count(tiles: Query<(), Changed<TileColor>>, mut touched: ResMut<Touched>) {
    touched.0 = tiles.iter().count();
}

/// The hex that wears a tile.
fn hex_of(app: &App, tile: TilePos) -> Hex {
    let board = app.world().resource::<Printed>().board().unwrap();
    board.hexes().find(|hex| tile_at(&size_of(board), *hex) == tile).unwrap()
}

/// Returns the visible hexes, and the number of tiles that the renderer must check again.
fn seen(app: &mut App) -> (Vec<String>, usize) {
    let mut tiles = app.world_mut().query::<(&TilePos, &TileVisible)>();
    let visible = tiles.iter(app.world()).filter(|(_, visible)| visible.0);
    let mut hexes: Vec<String> = visible.map(|(tile, _)| hex_of(app, *tile).to_string()).collect();
    hexes.sort_unstable();
    (hexes, app.world().resource::<Touched>().0)
}

#[test]
fn every_hex_is_an_entity_and_wears_a_tile_only_when_it_means_something() {
    let mut app = table();
    let board = app.world().resource::<Printed>().board().unwrap().clone();
    let mut hexes = app.world_mut().query::<&BoardHex>();
    assert_eq!(hexes.iter(app.world()).count(), board.hexes().count());
    let mut tiles = app.world_mut().query::<&TileVisible>();
    assert_eq!(tiles.iter(app.world()).count(), 0);
    light(&mut app, &[("2216", Mark::Reach), ("2217", Mark::Attack)]);
    assert_eq!(tiles.iter(app.world()).count(), 2);
}

#[test]
fn a_tile_is_changed_in_place() {
    let mut app = table();
    light(&mut app, &[("2216", Mark::Asked), ("2217", Mark::Attack)]);
    let (shown, _) = seen(&mut app);
    assert_eq!(shown.len(), 2);
    let entities = |app: &mut App| {
        let mut tiles = app.world_mut().query_filtered::<(Entity, &TilePos), With<TileVisible>>();
        let tiles = tiles.iter(app.world());
        tiles.map(|(entity, tile)| (hex_of(app, *tile).to_string(), entity)).collect::<BTreeMap<_, _>>()
    };
    let before = entities(&mut app);
    light(&mut app, &[("2217", Mark::Attack), ("2218", Mark::Retreat)]);
    let (shown, changed) = seen(&mut app);
    assert_eq!(shown, ["2217", "2218"]);
    assert_eq!(changed, 1, "the tile that stays is not touched");
    let after = entities(&mut app);
    assert_eq!(after.len(), 3, "the tile that is hidden stays");
    assert!(before.iter().all(|(hex, entity)| after[hex] == *entity));
    app.update();
    assert_eq!(seen(&mut app).1, 0, "nothing is done where nothing has changed");
    light(&mut app, &[]);
    assert!(seen(&mut app).0.is_empty());
}
