//! With any fault in a drawing of a pack, every counter on the map is visible: tested by counting them in painted
//! pictures.

use crate::{
    art::{
        packs::{face::Face, pack::Pack},
        painter::{Furniture, Painter, Raster},
    },
    engine::board::{Hex, MapFile},
    scene::{
        Print,
        still::{Still, StillView},
    },
};
use resvg::tiny_skia::{Color, Pixmap};
use std::{fs, path::PathBuf, sync::OnceLock};

/// A pack's folder that is deleted when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("kessel-seen-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn write(&self, file: &str, bytes: &[u8]) {
        let path = self.0.join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, bytes).expect("a file");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The text of `pack.ron` for each kind of drawing that a pack may have, with the drawing's file.
const DRAWINGS: [(&str, &str); 10] = [
    ("", "german.svg"),
    ("templates: {\"soviet\": (art: File(\"red.png\"))}", "red.png"),
    ("units: {\"own\": (card: File(\"own.svg\"))}", "own.svg"),
    ("units: {\"own\": (card: File(\"own.png\"))}", "own.png"),
    ("units: {\"own\": (symbol: File(\"own.svg\"))}", "own.svg"),
    ("", "symbols/infantry.svg"),
    ("", "badges/moved.svg"),
    ("step: File(\"step.svg\")", "step.svg"),
    ("", "markers/turn.svg"),
    ("patterns: {\"dots\": File(\"dots.svg\")}", "dots.svg"),
];

const HEAD: &str = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>";

/// Returns the spoiled forms of a drawing: its bytes, or none for a missing file.
fn ways() -> Vec<(&'static str, Option<Vec<u8>>)> {
    let svg = |body: &str| Some(format!("{HEAD}{body}</svg>").into_bytes());
    vec![
        ("missing", None),
        ("JPEG", Some(b"\xff\xd8\xff\xe0\0\x10JFIF\0".to_vec())),
        ("cut short", Some(format!("{HEAD}<rect width='100'").into_bytes())),
        ("unknown element", svg("<recct/><rect width='100' height='100'/>")),
        ("empty", svg("")),
        ("seen through", svg("<rect width='100' height='100' opacity='0.001'/>")),
        ("beside the card", svg("<rect x='9000' width='100' height='100'/>")),
        ("too large", svg(&"<rect width='9' height='9'/>".repeat(60_000))),
        (
            "too much work",
            svg(
                "<pattern id='p' width='1e6' height='1e6' patternUnits='userSpaceOnUse'><rect width='9' height='9'/></pattern><rect width='99' height='99' fill='url(#p)'/>",
            ),
        ),
        ("only when it is large", svg("{if full}<rect width='100' height='100'/>{end}")),
    ]
}

fn face(template: &str, symbol: &str, unit: &str) -> Face {
    let text = |text: &str| text.to_owned();
    Face {
        template: text(template),
        symbol: text(symbol),
        unit: text(unit),
        strength: text("4–10"),
        ..Face::default()
    }
}

/// Counters of every kind, each in a hex of its own.
fn counters() -> Vec<Face> {
    let stepped = Face {
        steps: 4,
        steps_lost: 1,
        badges: vec!["moved".to_owned(), "disrupted".to_owned()],
        ..face("soviet", "armour", "")
    };
    let banded =
        Face { band: "corps_46".to_owned(), band_label: "46".to_owned(), ..face("german", "infantry", "") };
    vec![
        face("german", "infantry", ""),
        stepped,
        face("german", "infantry", "own"),
        face("soviet", "infantry", "own"),
        banded,
    ]
}

fn hex(number: usize) -> Hex {
    format!("{:02}02", 2 * number + 1).parse().expect("a hex")
}

const SIZE: (u32, u32) = (330, 110);

fn still(faces: &[Face], with_marker: bool) -> Still {
    let text = "(id: \"small\", title: \"\", subtitle: \"\", columns: 13, rows: 3, woods: [], swamp: [], lake: [], rivers: [], \
                roads: [], road_river_joins: [], rails: [], road_exits: [], rail_exits: [], places: [], areas: [])";
    let map: MapFile = ron::from_str(text).expect("a map");
    let board = map.board().expect("a sound map");
    let print = Print { map, board, furniture: Furniture::default(), of: Vec::new() };
    let stacks = faces.iter().enumerate().map(|(number, face)| (hex(number), vec![face.clone()]));
    let marker = with_marker.then(|| (hex(6), Pack::marker_face("turn")));
    Still { print, markers: marker.into_iter().collect(), stacks: stacks.collect() }
}

fn painted(still: &Still, pack: &Pack) -> Raster {
    still.paint(pack, StillView { size: SIZE, centre: Some("0702".parse().expect("a hex")), zoom: 1.0 })
}

/// Counts the patches of nearly a counter's size that differ from the bare map.
fn seen(bare: &Raster, picture: &Raster) -> usize {
    // The middle of the picture is that of hex 0702, and a column is one and a half radii wide.
    let paper = SIZE.0 as f32;
    let radius = radius();
    let middle =
        |number: usize| (paper / 2.0 + (2.0 * number as f32 - 6.0) * 1.5 * radius, SIZE.1 as f32 / 2.0);
    let half = (0.4 * radius) as i32;
    let differs = |x: i32, y: i32| {
        let at = 4 * (y as usize * SIZE.0 as usize + x as usize);
        (0..3).any(|channel| bare.pixels[at + channel].abs_diff(picture.pixels[at + channel]) > 16)
    };
    let is_seen = |number: &usize| {
        let (x, y) = middle(*number);
        let patch = (-half..=half).flat_map(|row| (-half..=half).map(move |column| (column, row)));
        let all: Vec<bool> = patch.map(|(column, row)| differs(x as i32 + column, y as i32 + row)).collect();
        10 * all.iter().filter(|differs| **differs).count() > all.len()
    };
    (0..7).filter(is_seen).count()
}

/// Returns the pixels of a hex radius in a picture of the whole sheet.
fn radius() -> f32 {
    static RADIUS: OnceLock<f32> = OnceLock::new();
    *RADIUS.get_or_init(|| {
        let Print { map, board, furniture, .. } = still(&[], false).print;
        let art = Pack::standard().expect("the standard pack").map;
        let paper = Painter::new(&map, &board, furniture, &art).sheet().paper;
        (SIZE.0 as f32 / paper.width()).min(SIZE.1 as f32 / paper.height()).clamp(4.0, 160.0)
    })
}

#[test]
fn every_counter_is_seen_whatever_is_wrong_with_a_drawing() {
    let standard = Pack::standard().expect("the standard pack");
    let (faces, mut wrong) = (counters(), String::new());
    let bare = painted(&still(&[], false), &standard);
    let laid = still(&faces, true);
    assert_eq!((seen(&bare, &bare), seen(&bare, &painted(&laid, &standard))), (0, 6));
    let folder = Folder::new("spoilt");
    for (entry, file) in DRAWINGS {
        for (way, bytes) in ways() {
            folder.write("pack.ron", format!("(name: \"Spoilt\", {entry})").as_bytes());
            match &bytes {
                Some(bytes) => folder.write(file, bytes),
                None => fs::remove_file(folder.0.join(file)).unwrap_or_default(),
            }
            let pack = Pack::load_with_faults(&folder.0, None).expect("a pack").pack;
            let pack = pack.wearing(crate::settings::Colours::ColourBlind);
            let counted = seen(&bare, &painted(&laid, &pack));
            if counted != 6 {
                wrong += &format!("{file} that is {way}: {counted} of 6 are seen\n");
            }
        }
        let _ = fs::remove_file(folder.0.join(file));
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Names that no pack knows, such as those of a newer game, hide no counter either.
#[test]
fn every_counter_is_seen_whatever_it_asks_for() {
    let standard = Pack::standard().expect("the standard pack");
    let bare = painted(&still(&[], false), &standard);
    let strange = [
        Face { badges: vec!["tired".to_owned()], ..face("german", "infantry", "") },
        Face { band: "corps_99".to_owned(), ..face("german", "infantry", "") },
        Face { variant: "winter".to_owned(), ..face("german", "infantry", "") },
        Face { carried: "zeppelin".to_owned(), ..face("german", "zeppelin", "") },
        face("polish", "infantry", ""),
        Face::default(),
    ];
    assert_eq!(seen(&bare, &painted(&still(&strange, false), &standard)), 6);
}

/// A unit's own picture with visible content is drawn, and not the standard face.
#[test]
fn a_sound_drawing_is_drawn() {
    let folder = Folder::new("sound");
    folder.write("pack.ron", b"(name: \"Sound\", units: {\"own\": (card: File(\"own.png\"))})");
    let mut picture = Pixmap::new(10, 10).expect("a picture");
    picture.fill(Color::from_rgba8(200, 0, 200, 255));
    folder.write("own.png", &picture.encode_png().expect("a PNG"));
    let pack = Pack::load(&folder.0).expect("a pack");
    let raster = pack.render_or_standard(&face("german", "infantry", "own"), 40);
    assert_eq!(raster.1, None);
    assert!(raster.0.rgba.chunks_exact(4).filter(|pixel| *pixel == [200, 0, 200, 255]).count() > 1400);
}
