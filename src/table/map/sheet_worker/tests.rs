//! The order in which tiles are painted, and the tiles that are dropped.

use super::{jobs::AT_REST, tile_key::most_urgent, *};

fn painting(folder: &Path) -> Painting {
    painting_in(folder, Furniture::default())
}

fn painting_in(folder: &Path, furniture: Furniture) -> Painting {
    let text = "(id: \"small\", title: \"Small\", subtitle: \"\", columns: 3, rows: 2, woods: [], swamp: [], lake: [], \
        rivers: [], roads: [], road_river_joins: [], rails: [], road_exits: [], rail_exits: [], places: [], areas: [])";
    let map: crate::engine::board::MapFile = ron::from_str(text).expect("a map");
    let board = map.board().expect("a sound map");
    let print = Print { map, board, furniture, of: Vec::new() };
    let art = MapArt::standard().expect("the standard art");
    // The window's ends are not held: waiting ends at once.
    let window = Arc::new(Mutex::new(Instant::now()));
    let asked = Asked { jobs: channel().1, window, newest: Arc::default() };
    let waker = Waker(Arc::new(|| {}));
    Painting::new(Arc::new(print), art, Some(folder.to_owned()), waker, sync_channel(1).0, asked)
}

/// Once names have been set, they need no fields of the ground; and existing fields are dropped after a while
/// without painting.
#[test]
fn names_need_no_fields_and_a_rest_lets_go_of_them() {
    let folder = std::env::temp_dir().join(format!("kessel-names-{}", std::process::id()));
    let mut first = painting(&folder);
    first.setter();
    assert!(first.painter.is_some());
    let mut second = painting(&folder);
    second.setter();
    assert!(second.painter.is_none());
    let (jobs, asked) = channel();
    first.asked.jobs = asked;
    first.painted = Instant::now().checked_sub(FIELDS_KEPT).expect("a machine that has run for a while");
    assert!(first.wait().is_ok() && first.painter.is_none());
    drop(jobs);
    std::fs::remove_dir_all(&folder).expect("a folder");
}

/// A lesson on the same map, or another scenario, has another margin: no part of the map is painted for it.
#[test]
fn in_another_margin_the_same_map_is_not_painted_anew() {
    let folder = std::env::temp_dir().join(format!("kessel-margins-{}", std::process::id()));
    let titled = |title: &str| Furniture { title: Some(title.to_owned()), ..Furniture::default() };
    let [mut game, mut lesson] = ["A game", "A lesson"].map(|title| painting_in(&folder, titled(title)));
    let sheet = SheetRect::new(3, 2);
    let tiles = |painting: &mut Painting| -> Vec<Vec<u8>> {
        let keys = TileKey::all(&sheet, LEVELS[0]).into_iter();
        keys.map(|key| painting.tile(key).pixels).collect()
    };
    let played = tiles(&mut game);
    let taught = tiles(&mut lesson);
    assert!(game.painter.is_some() && lesson.painter.is_none());
    assert_ne!(played, taught, "the title is another");
    let whole =
        lesson.painter().paint_tile(LEVELS[0], TileKey::all(&sheet, LEVELS[0])[0].area, Layers::STATIC);
    assert_eq!(taught[0], whole.pixels, "as if it had been painted whole");
    std::fs::remove_dir_all(&folder).expect("a folder");
}

/// Maps of games that were left are not painted to their end.
#[test]
fn nothing_is_painted_for_a_window_that_has_gone() {
    let folder = std::env::temp_dir().join(format!("kessel-left-{}", std::process::id()));
    let mut left = painting(&folder);
    // It has not drawn for a long time.
    left.asked.window = Arc::new(Mutex::new(Instant::now().checked_sub(2 * AT_REST).expect("a while ago")));
    assert!(!left.in_store.is_empty() && left.run().is_err());
    assert!(!folder.exists(), "nothing was kept");
}

/// With any number of requested zooms, the sketch is covered first.
#[test]
fn the_coarsest_level_comes_first() {
    let sheet = SheetRect::new(20, 12);
    let of = |radius| TileKey::all(&sheet, radius);
    let coarse = of(LEVELS[0]);
    let mut wanted: Vec<TileKey> = [coarse.clone(), of(LEVELS[2]), of(70.0)].concat();
    let first: Vec<TileKey> = (0..coarse.len()).filter_map(|_| most_urgent(&mut wanted)).collect();
    assert!(first.iter().all(|key| key.radius() == LEVELS[0]));
    assert_eq!(most_urgent(&mut wanted).map(TileKey::radius), Some(70.0), "then what was asked for last");
}
