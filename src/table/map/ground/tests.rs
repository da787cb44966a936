//! The ground in other windows, and the state that is removed with a map.

use super::*;
use crate::{art::painter::Furniture, engine::board::MapFile};

/// Another window with a larger zoom has tiles that are fine enough for it, for its part of the map only. The table
/// has none of them. At the zoom of the table the window shows the table's tiles.
#[test]
fn another_window_has_a_ground_as_fine_as_it_looks() {
    let rect = SheetRect::new(30, 24);
    let sheet = table_rect(&rect.paper);
    let mut view = MapView::default();
    (view.sheet, view.radius) = (sheet, 18.0);
    view.beyond = Some(Rect::from_center_size(sheet.center(), Vec2::new(12.0, 8.0)));
    assert!(seen_by_viewers(&view, &rect).is_empty());
    assert_ne!(view.seen_anywhere(), view.seen());
    view.beyond_pixels = 44.0;
    let tiles = seen_by_viewers(&view, &rect);
    assert!(tiles.iter().all(|key| key.radius() == 56.0) && !tiles.is_empty());
    assert!(tiles.len() < TileKey::all(&rect, 56.0).len() / 2);
    assert_eq!(view.seen_anywhere(), view.seen());
    // From afar, not the finest tiles shrunk to dots.
    view.beyond_pixels = 8.0;
    assert!(seen_by_viewers(&view, &rect).iter().all(|key| key.radius() == 14.0));
}

/// When another map comes on the table, no name of the old one stays. The same map painted again keeps them.
#[test]
fn the_names_of_the_old_map_go_with_it() {
    let mut world = World::new();
    world.spawn_batch([(MapName, Name::new("Smolensk")), (MapName, Name::new("Yelnya"))]);
    let names = |world: &mut World| world.query::<&MapName>().iter(world).count();
    take_off(&mut world, true);
    assert_eq!(names(&mut world), 2);
    take_off(&mut world, false);
    assert_eq!(names(&mut world), 0);
}

/// Another scenario on the same map has another sheet: no tile and no name of the old one is below it. The same
/// sheet that is painted again stays until its new tiles have arrived.
#[test]
fn nothing_of_the_sheet_before_lies_under_another() {
    let map: MapFile = ron::from_str(
        "(id: \"small\", title: \"\", subtitle: \"\", columns: 8, rows: 6, woods: [], swamp: [], lake: [], \
         rivers: [], roads: [], road_river_joins: [], rails: [], road_exits: [], rail_exits: [], places: [], areas: [])",
    )
    .expect("a map");
    let print = |of: &str| {
        let board = map.board().expect("a board");
        let of = vec![of.to_owned()];
        Arc::new(Print { map: map.clone(), board, furniture: Furniture::default(), of })
    };
    for (next, kept) in [("second", 0), ("first", 2)] {
        let mut world = World::new();
        world.init_resource::<Assets<Mesh>>();
        let mut art = Art::default();
        art.pack.take();
        world.insert_resource(art);
        let sheet = MapSheet { print: Some(print("first")), stood: true, ..MapSheet::default() };
        // A sheet painted by another pack than before.
        world.insert_resource(MapSheet { art: MapArt::standard().ok(), ..sheet });
        world.insert_resource(Printed::of(print(next)));
        let key = TileKey::all(&SheetRect::new(8, 6), LEVELS[0])[0];
        world.spawn((SheetTile(key), Transform::default(), Visibility::Hidden));
        world.spawn((MapName, Name::new("Smolensk")));
        change_sheet(&mut world);
        let mut old = world.query_filtered::<Entity, Or<(With<OldTile>, With<SheetTile>, With<MapName>)>>();
        assert_eq!(old.iter(&world).count(), kept, "{next}");
    }
}
