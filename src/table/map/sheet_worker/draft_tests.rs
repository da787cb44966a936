//! A map that is being edited: changed tiles are those of the new map, and nothing else is painted or stored.

use super::*;
use std::collections::{HashMap, HashSet};

/// The zoom of the tiles in these tests.
const RADIUS: f32 = 28.0;

fn print(title: &str, woods: &str) -> Arc<Print> {
    let text = format!(
        "(id: \"small\", title: \"{title}\", subtitle: \"\", columns: 40, rows: 5, woods: [\"2002\", \"2003\", {woods}], \
         swamp: [], lake: [], rivers: [\"1004 s\", \"1104 nw sw\"], roads: [[\"0304\", \"0404\", \"0504\"]], \
         road_river_joins: [], rails: [], road_exits: [], rail_exits: [], places: [], areas: [])"
    );
    let map: crate::engine::board::MapFile = ron::from_str(&text).expect("a map");
    let board = map.board().expect("a sound map");
    Arc::new(Print { map, board, furniture: Furniture::default(), of: Vec::new() })
}

pub(super) fn painting(print: &Arc<Print>, folder: Option<PathBuf>) -> Painting {
    let art = MapArt::standard().expect("the standard art");
    let window = Arc::new(Mutex::new(Instant::now()));
    let asked = Asked { jobs: channel().1, window, newest: Arc::default() };
    let waker = Waker(Arc::new(|| {}));
    Painting::new(Arc::clone(print), art, folder, waker, sync_channel(1).0, asked)
}

fn tiles(print: &Print) -> Vec<TileKey> {
    TileKey::all(&SheetRect::new(print.board.columns(), print.board.rows()), RADIUS)
}

/// Whether two pictures are the same, apart from the thinnest lines where a piece cuts them.
fn same(one: &Raster, other: &Raster) -> bool {
    let bytes = one.pixels.iter().zip(&other.pixels);
    let differ = bytes.filter(|(one, other)| one.abs_diff(**other) > 3).count();
    one.area == other.area && differ * 500 < one.pixels.len()
}

/// Paints all pieces that can be seen and are still to be painted as they are.
fn patches(painting: &mut Painting) -> Vec<(TileKey, Raster)> {
    let mut done = Vec::new();
    for urgency in [Urgency::Stroke, Urgency::Seen] {
        while let Some((key, area)) = painting.owed.take(urgency) {
            done.push((key, painting.patch(key.radius(), area, false).expect("not interrupted")));
        }
    }
    done
}

fn patch_of(done: Done) -> Option<(TileKey, Raster)> {
    match done {
        Done::Patch(key, picture) => Some((key, picture)),
        _ => None,
    }
}

/// Paints everything roughly that is to be painted roughly.
fn roughly(painting: &mut Painting) -> Vec<Done> {
    std::iter::from_fn(|| painting.next_rough()).collect()
}

/// After a hex has become wood, its tile is that of a thread that has never known another map. Tiles far away are not
/// delivered again, and nothing is stored.
#[test]
fn a_changed_hex_is_painted_anew_and_no_other_tile() {
    let folder = std::env::temp_dir().join(format!("kessel-draft-{}", std::process::id()));
    let [old, new] = ["\"0101\"", "\"0101\", \"0602\""].map(|woods| print("Small", woods));
    let keys = tiles(&old);
    let centre = crate::art::painter::hex_centre("0602".parse().expect("a hex"));
    let key = *keys.iter().find(|key| key.world().contains(centre)).expect("a tile");
    let mut editor = painting(&old, Some(folder.clone()));
    let before = editor.tile(key);
    let mut tile = before.clone();
    let stored = || std::fs::read_dir(&folder).map_or(0, Iterator::count);
    let kept = stored();
    editor.follow(Change { print: Arc::clone(&new), tiles: [keys.clone(), Vec::new()], number: 1 });
    let done = patches(&mut editor);
    let touched: HashSet<TileKey> = done.iter().map(|(key, _)| *key).collect();
    assert!(touched.contains(&key) && touched.len() < keys.len() / 2, "{} of {}", touched.len(), keys.len());
    done.iter().filter(|(other, _)| *other == key).for_each(|(_, patch)| tile.lay(patch));
    let fresh = painting(&new, None).tile(key);
    assert!(same(&tile, &fresh));
    assert!(!same(&before, &fresh), "the wood can be seen");
    // A tile that comes into view later shows the change as well.
    assert!(same(&editor.tile(key), &fresh));
    assert!(kept > 0 && editor.in_store.is_empty());
    assert_eq!(stored(), kept, "nothing of the new map");
    // Taken back, it is as it was.
    editor.follow(Change { print: old, tiles: [vec![key], Vec::new()], number: 2 });
    patches(&mut editor).iter().for_each(|(_, patch)| tile.lay(patch));
    assert!(same(&tile, &before));
    std::fs::remove_dir_all(&folder).expect("a folder");
}

/// After a change of everything, what can be seen is painted roughly first, in the same places and nearly the same
/// colours as after that. A small change is painted once.
#[test]
fn a_large_change_is_seen_roughly_first() {
    let sheet = |more: &str| {
        let text = format!(
            "(id: \"small\", title: \"\", subtitle: \"\", columns: 30, rows: 20, woods: [\"0302\", \"0303\"], swamp: [], \
             lake: [], rivers: [], roads: [], road_river_joins: [], rails: [], road_exits: [], rail_exits: [], \
             {more} places: [], areas: [])"
        );
        let map: crate::engine::board::MapFile = ron::from_str(&text).expect("a map");
        let board = map.board().expect("a sound map");
        Arc::new(Print { map, board, furniture: Furniture::default(), of: Vec::new() })
    };
    let [old, new] = ["", "countryside: Some((fields: 5, hedges: 0, farms: 0, bends: 0)),"].map(sheet);
    let key = tiles(&old)[0];
    let mut editor = painting(&old, None);
    editor.follow(Change { print: new, tiles: [vec![key], Vec::new()], number: 1 });
    let rough: Vec<(TileKey, Raster)> = roughly(&mut editor).into_iter().filter_map(patch_of).collect();
    assert!(editor.rough.is_none() && !rough.is_empty());
    let fine = patches(&mut editor);
    let mut seen = Raster::blank(key.area);
    let mut painted = seen.clone();
    rough.iter().for_each(|(of, piece)| {
        assert_eq!(*of, key);
        seen.lay(piece);
    });
    fine.iter().for_each(|(_, piece)| painted.lay(piece));
    let bytes = seen.pixels.iter().zip(&painted.pixels);
    let sum: u64 = bytes.map(|(one, other)| u64::from(one.abs_diff(*other))).sum();
    assert!(sum < 20 * painted.pixels.len() as u64, "{sum} in {} bytes", painted.pixels.len());
    let small = print("Small", "\"0101\"");
    let mut editor = painting(&small, None);
    let changed = print("Small", "\"0101\", \"0202\"");
    editor.follow(Change { print: changed, tiles: [tiles(&small), Vec::new()], number: 1 });
    assert!(editor.rough.is_none());
}

/// Another title needs no ground.
#[test]
fn another_title_changes_the_margin_alone() {
    let [old, new] = ["Small", "Great"].map(|title| print(title, "\"0101\""));
    let keys = tiles(&old);
    let mut editor = painting(&old, None);
    editor.follow(Change { print: Arc::clone(&new), tiles: [keys, Vec::new()], number: 1 });
    let mut done: HashMap<TileKey, Vec<Raster>> = HashMap::new();
    patches(&mut editor).into_iter().for_each(|(key, patch)| done.entry(key).or_default().push(patch));
    assert!(!done.is_empty() && editor.painter.is_none());
    assert!(!editor.draft.as_ref().is_some_and(Draft::has_painters));
    let map = PixelRect::covering(editor.margin.sheet.neat_line, RADIUS);
    assert!(done.values().flatten().all(|patch| patch.area.shared(&map).is_none()));
}

/// States that arrive while the thread paints are not looked at one by one, and a tile that is still to be painted gets
/// no patch.
#[test]
fn only_the_last_state_matters() {
    let old = print("Small", "\"0101\"");
    let states = ["\"0101\", \"0301\"", "\"0101\", \"0301\", \"0302\""].map(|woods| print("Small", woods));
    let keys = tiles(&old);
    let mut editor = painting(&old, None);
    keys.iter().for_each(|key| editor.note(Job::Tile(*key)));
    for (state, number) in states.iter().zip(1..) {
        let tiles = [keys.clone(), Vec::new()];
        editor.note(Job::Changed(Change { print: Arc::clone(state), tiles, number }));
    }
    let change = editor.change.take().expect("a change");
    assert_eq!(change.number, 2);
    editor.follow(change);
    let owed = [Urgency::Stroke, Urgency::Seen, Urgency::Other].map(|urgency| editor.owed.count(urgency));
    assert!(owed == [0; 3] && editor.wanted.len() == keys.len());
    assert!(Arc::ptr_eq(&editor.print, &states[1]));
}

/// The thread hands a patch over, and the names that follow are those of the new map.
#[test]
fn the_window_gets_a_patch_and_then_names() {
    let [old, new] = ["\"0101\"", "\"0101\", \"0202\""].map(|woods| print("Small", woods));
    let art = MapArt::standard().expect("the standard art");
    let worker =
        SheetWorker::begin((Arc::clone(&old), false), art, None, Waker(Arc::new(|| {}))).expect("a thread");
    let place = crate::art::painter::hex_centre("0202".parse().expect("a hex"));
    let key = *tiles(&old).iter().find(|key| key.world().contains(place)).expect("a tile");
    let change = Change { print: new, tiles: [vec![key], Vec::new()], number: 1 };
    worker.change(change);
    worker.jobs.send(Job::Names { zoom: (RADIUS, 1.0), for_viewers: false }).expect("the thread listens");
    let begun = Instant::now();
    let mut kinds = Vec::new();
    while !kinds.contains(&"names") && begun.elapsed() < Duration::from_secs(60) {
        match worker.take() {
            Some(Done::Patch(of, _)) if of == key => kinds.push("patch"),
            Some(Done::Shown(1)) => kinds.push("shown"),
            Some(Done::Names(_)) => kinds.push("names"),
            Some(_) => kinds.push("other"),
            None => std::thread::sleep(Duration::from_millis(2)),
        }
    }
    assert_eq!((kinds.first(), kinds.last()), (Some(&"patch"), Some(&"names")));
    assert!(kinds.contains(&"shown") && !kinds.contains(&"other"), "{kinds:?}");
}
