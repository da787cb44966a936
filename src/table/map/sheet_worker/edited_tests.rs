//! The largest map while it is edited: a change is seen at once, whatever is still to be painted.

use super::{draft_tests::painting, *};
use crate::art::painter::{WorldRect, hex_centre};

/// The zoom at which the whole of the largest map fits a window.
const WHOLE_MAP: f32 = 2.7;

fn print(columns: u8, rows: u8, more: &str) -> Arc<Print> {
    let text = format!(
        "(id: \"large\", title: \"Large\", subtitle: \"\", columns: {columns}, rows: {rows}, swamp: [], lake: [], \
         rivers: [], roads: [], road_river_joins: [], rails: [], road_exits: [], rail_exits: [], places: [], \
         areas: [], {more})"
    );
    let map: crate::engine::board::MapFile = ron::from_str(&text).expect("a map");
    let board = map.board().expect("a sound map");
    Arc::new(Print { map, board, furniture: Furniture::default(), of: Vec::new() })
}

/// An editor of the largest map, whose window waits for all tiles, as when it has just been made.
fn largest() -> (Painting, Vec<TileKey>, Vec<TileKey>) {
    let old = print(255, 99, "woods: []");
    let mut editor = painting(&old, None);
    editor.draft = Some(editor.begin_draft());
    let [fine, coarse] = [WHOLE_MAP, LEVELS[0]].map(|radius| TileKey::all(&SheetRect::new(255, 99), radius));
    fine.iter().chain(&coarse).for_each(|key| editor.note(Job::Tile(*key)));
    (editor, fine, coarse)
}

fn picture_of(done: Done) -> Option<Raster> {
    match done {
        Done::Tile(_, picture, _) | Done::Patch(_, picture) => Some(picture),
        _ => None,
    }
}

/// Returns the mean of the pixels of a part of the sheet.
fn mean(pictures: &[Raster], radius: f32, part: WorldRect) -> [f32; 3] {
    let mut piece = Raster::blank(PixelRect::covering(part, radius));
    pictures.iter().for_each(|picture| piece.lay(picture));
    let mut sum = [0.0; 3];
    for pixel in piece.pixels.chunks_exact(4) {
        sum.iter_mut().zip(pixel).for_each(|(sum, byte)| *sum += f32::from(*byte));
    }
    sum.map(|sum| sum / (piece.pixels.len() / 4) as f32)
}

/// Nothing is prepared as a whole: the tiles that are seen come first, each roughly, and what is owed after that comes in
/// pieces of a cell.
#[test]
fn the_largest_map_is_there_roughly_at_once() {
    let (mut editor, fine, coarse) = largest();
    for _ in &fine {
        assert!(matches!(editor.next_tile(), Some(Done::Tile(key, ..)) if key.radius() == WHOLE_MAP));
    }
    assert!(editor.painter.is_none() && !editor.draft.as_ref().is_some_and(Draft::has_painters));
    assert_eq!(editor.wanted.len(), coarse.len());
    let (key, area) = editor.owed.take(Urgency::Seen).expect("the picture as it is");
    assert_eq!(key.radius(), WHOLE_MAP);
    assert!(area.width as f32 <= 66.0 * WHOLE_MAP && area.height as f32 <= 66.0 * WHOLE_MAP);
}

/// The first hill changes the picture everywhere. It is there in the rough tiles that come next, even if the window
/// still waited for all tiles of the map without it.
#[test]
fn a_hill_is_seen_while_the_largest_map_is_painted() {
    let (mut bare, ..) = largest();
    let (mut editor, fine, coarse) = largest();
    let mut before = Vec::new();
    for _ in &fine {
        before.extend(bare.next_tile().and_then(picture_of));
    }
    let Some(Done::Tile(first, ..)) = editor.next_tile() else { panic!("a tile") };
    let seen = fine.len();
    let hill = print(255, 99, "woods: [], level_1: [\"1212\"]");
    editor.follow(Change { print: hill, tiles: [fine, coarse], number: 1 });
    assert_eq!(editor.number, 1);
    let mut after = Vec::new();
    let mut tiles = 0;
    while let Some(done) = editor.next_rough() {
        match done {
            Done::Patch(key, picture) => {
                assert_eq!(key, first, "only this tile has been there");
                after.push(picture);
            }
            Done::Tile(_, picture, 1) => {
                tiles += 1;
                after.push(picture);
            }
            _ => panic!("something that is not shown"),
        }
    }
    assert_eq!(tiles, seen - 1);
    assert!(editor.rough.is_none() && editor.owed.count(Urgency::Seen) > 0);
    let place = WorldRect::about(hex_centre("1212".parse().expect("a hex")), 2.0, 2.0);
    let [old, new] = [before, after].map(|pictures| mean(&pictures, WHOLE_MAP, place));
    assert!(old.iter().zip(new).any(|(old, new)| (old - new).abs() > 2.0), "{old:?} and {new:?}");
}

/// A stroke comes before all that is still to be painted as it is, and long work on the state before it is interrupted.
#[test]
fn a_stroke_interrupts_what_takes_long() {
    let (mut editor, fine, _) = largest();
    while editor.wanted.iter().any(|key| key.radius() == WHOLE_MAP) {
        editor.next_tile();
    }
    editor.wanted.clear();
    let owed = editor.owed.count(Urgency::Seen);
    assert!(owed > 0);
    // The next state has been sent, and the thread has not looked at it yet.
    editor.asked.newest.store(1, Ordering::Relaxed);
    assert!(editor.paint_rest().is_ok());
    assert_eq!(editor.owed.count(Urgency::Seen), owed, "nothing was painted");
    assert!(!editor.draft.as_ref().is_some_and(Draft::has_painters));
    let wood = print(255, 99, "woods: [\"1212\"]");
    editor.follow(Change { print: wood, tiles: [fine, Vec::new()], number: 1 });
    assert!(editor.rough.is_none() && editor.owed.count(Urgency::Stroke) > 0);
    assert_eq!(editor.owed.count(Urgency::Seen), owed);
    let Some(Done::Patch(key, picture)) = editor.next_stroke() else { panic!("the stroke") };
    let centre = hex_centre("1212".parse().expect("a hex"));
    assert!(key.radius() == WHOLE_MAP && picture.area.world(WHOLE_MAP).contains(centre));
}

/// A painted cell is used for all tiles that show it before the next is prepared.
#[test]
fn a_cell_is_prepared_once_for_all_zooms() {
    let old = print(60, 30, "woods: [\"0505\"]");
    let mut editor = painting(&old, None);
    editor.draft = Some(editor.begin_draft());
    let sheet = SheetRect::new(60, 30);
    let [fine, coarse] = [5.0, LEVELS[0]].map(|radius| TileKey::all(&sheet, radius)[0]);
    let piece = PixelRect { left: 0, top: 0, width: 20, height: 20 };
    editor.owed.add(Urgency::Seen, (fine, piece));
    editor.owed.add(Urgency::Other, (coarse, piece));
    let draft = editor.draft.as_mut().expect("a draft");
    assert!(draft.paint(LEVELS[0], piece, &|| Ok(())).is_ok());
    let is_ready = draft.is_ready(&piece.world(LEVELS[0]));
    assert!(is_ready && !draft.is_ready(&WorldRect::new(80.0, 40.0, 82.0, 42.0)));
}

/// The rough picture of woods from far away is as dark as the picture that replaces it, in which their trees are drawn.
#[test]
fn a_rough_wood_is_as_dark_as_its_trees() {
    let all: Vec<String> =
        (1..=30).flat_map(|column| (1..=20).map(move |row| format!("\"{column:02}{row:02}\""))).collect();
    let [bare, wood] =
        [String::new(), all.join(", ")].map(|woods| print(30, 20, &format!("woods: [{woods}]")));
    let radius = 5.0;
    let keys = TileKey::all(&SheetRect::new(30, 20), radius);
    let mut editor = painting(&bare, None);
    editor.follow(Change { print: wood, tiles: [keys, Vec::new()], number: 1 });
    let part = WorldRect::new(6.0, 6.0, 36.0, 26.0);
    let mut rough = Vec::new();
    while let Some(Done::Patch(_, picture)) = editor.next_rough() {
        rough.push(picture);
    }
    let mut fine = Vec::new();
    while let Some((key, area)) = editor.owed.take(Urgency::Seen) {
        fine.push(editor.patch(key.radius(), area, false).expect("not interrupted"));
    }
    let [rough, fine] = [rough, fine].map(|all| mean(&all, radius, part));
    let differs = rough.iter().zip(fine).any(|(rough, fine)| (rough - fine).abs() > 6.0);
    assert!(!differs, "{rough:?} and {fine:?}");
}
