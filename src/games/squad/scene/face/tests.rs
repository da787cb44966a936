//! Faces in every condition, by what they may look like.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::{
    art::packs::{drawing::raster::Raster, pack::Pack},
    engine::board::ALL_SIDES,
    games::squad::rules::{counter::Place, kinds::Side},
};

fn packs() -> [Pack; 2] {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/packs/");
    ["standard", "flat"].map(|pack| Pack::load(format!("{folder}{pack}").as_ref()).unwrap())
}

fn counter(kind: &str, condition: Condition) -> Counter {
    let place = Place::Map("1007".parse().unwrap());
    let side = if kind.starts_with("ge-") { Side::German } else { Side::Allied };
    let (id, kind) = (format!("{kind}-1").parse().unwrap(), kind.parse().unwrap());
    Counter { id, kind, side, place, facing: None, condition }
}

/// Each condition of a counter is visible, and conditions that hold together can be distinguished.
#[test]
fn every_condition_is_seen() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let usual = Condition::default;
    let conditions = [
        usual(),
        Condition { pinned: true, ..usual() },
        Condition { fired: true, ..usual() },
        Condition { moved: true, ..usual() },
        Condition { assault_move: true, ..usual() },
        Condition { immobile: true, ..usual() },
        Condition { valorous: true, ..usual() },
        Condition { in_work: true, ..usual() },
        Condition { shown: true, ..usual() },
        Condition { pinned: true, fired: true, ..usual() },
        Condition { fired: true, moved: true, ..usual() },
    ];
    for pack in packs() {
        for kind in ["us-rifle", "ge-pz-4h"] {
            let mut seen = Vec::new();
            for condition in &conditions {
                let face = face_with(&rulebook, &counter(kind, condition.clone()), &Look::default());
                seen.push(pack.render(&face, 31).unwrap());
            }
            let done = Look { done: true, ..Look::default() };
            seen.push(pack.render(&face_with(&rulebook, &counter(kind, usual()), &done), 31).unwrap());
            for (number, raster) in seen.iter().enumerate() {
                assert!(!seen[..number].contains(raster), "{number} of {kind} looks like another");
            }
        }
    }
}

/// Paints every type of the pack in `SHEET_PACK` into `SHEET_OUT`, at several sizes, with some in every condition.
#[test]
#[ignore = "writes a picture to look at"]
fn paint_a_sheet() {
    let wish = |name: &str, usual: &str| std::env::var(name).unwrap_or_else(|_| usual.to_owned());
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/packs/");
    let pack = Pack::load(format!("{folder}{}", wish("SHEET_PACK", "standard")).as_ref()).unwrap();
    let rulebook = Rulebook::load("patrol").unwrap();
    let faces = [faces_of_types(&rulebook), faces_in_conditions(&rulebook), faces_of_marks()].concat();
    drawn_sheet(&pack, &faces).save_png(wish("SHEET_OUT", "sheet.png")).unwrap();
}

fn faces_of_types(rulebook: &Rulebook) -> Vec<Face> {
    let turned = |kind: &UnitType, number: usize| Face {
        heading: kind.faces().then(|| heading(ALL_SIDES[number % 6])),
        designation: "1".to_owned(),
        ..face_of_type(kind, kind.nation.unwrap_or(Nation::German))
    };
    rulebook.units.all().iter().enumerate().map(|(number, kind)| turned(kind, number)).collect()
}

/// Units with each weapon and in several conditions, and laden carriers.
fn faces_in_conditions(rulebook: &Rulebook) -> Vec<Face> {
    let usual = Condition::default;
    let mut faces = Vec::new();
    let with = |kind: &str, condition: Condition, carried: &str, values: &str| {
        let look = Look { carried: carried.to_owned(), values: values.to_owned(), ..Look::default() };
        let facing = Some(ALL_SIDES[1]);
        face_with(rulebook, &Counter { facing, ..counter(kind, condition) }, &look)
    };
    for (symbol, values) in [
        ("weapon_light_mg", "4–7"),
        ("weapon_heavy_mg", "6–10"),
        ("weapon_mortar", "5–8"),
        ("weapon_tube", "C–4"),
        ("weapon_flamethrower", "12–1"),
    ] {
        faces.push(with("ge-rifle", usual(), symbol, values));
        faces.push(with("us-para", usual(), symbol, values));
        faces.push(with("us-leader-2", usual(), symbol, values));
    }
    for condition in [
        Condition { pinned: true, ..usual() },
        Condition { fired: true, ..usual() },
        Condition { moved: true, ..usual() },
        Condition { assault_move: true, ..usual() },
        Condition { immobile: true, fired: true, ..usual() },
        Condition { valorous: true, pinned: true, fired: true, in_work: true, ..usual() },
    ] {
        for kind in ["ge-rifle", "us-leader-1", "us-m4-75"] {
            faces.push(with(kind, condition.clone(), "", ""));
        }
    }
    faces.push(with("us-m3", usual(), "trio_american", "×2"));
    faces.push(with("us-truck", usual(), "top_anti_tank", ""));
    faces
}

fn faces_of_marks() -> Vec<Face> {
    let marks = [
        "smoke_1",
        "smoke_2",
        "lane_german",
        "lane_allied",
        "bunker_earth",
        "bunker_concrete",
        "sandbags",
        "foxhole",
        "trench",
        "minefield",
        "barbed_wire",
        "call_german",
        "call_allied",
    ];
    let face = |name| Face { heading: Some(60), title: "H".to_owned(), ..Pack::marker_face(name) };
    marks.map(face).to_vec()
}

/// Each face at several sizes.
fn drawn_sheet(pack: &Pack, faces: &[Face]) -> resvg::tiny_skia::Pixmap {
    use resvg::tiny_skia::{Color, IntSize, Pixmap, PixmapPaint, Transform};
    let sizes = [96_u32, 48, 31, 24, 14];
    let (across, wide, high) = (12, 140, 250);
    let rows = faces.len().div_ceil(across);
    let mut sheet = Pixmap::new((across * wide) as u32, (rows * high) as u32).unwrap();
    sheet.fill(Color::from_rgba8(0xE4, 0xDC, 0xC4, 255));
    for (number, face) in faces.iter().enumerate() {
        let (left, top) = ((number % across * wide) as i32, (number / across * high) as i32);
        let places = [(2, 2), (2, 130), (70, 130), (2, 200), (60, 200)];
        for (size, (x, y)) in sizes.into_iter().zip(places) {
            let Raster { width, height, mut rgba } = pack.render(face, size).unwrap();
            for pixel in rgba.chunks_exact_mut(4) {
                let alpha = u16::from(pixel[3]);
                pixel[..3].iter_mut().for_each(|part| *part = (u16::from(*part) * alpha / 255) as u8);
            }
            let size = IntSize::from_wh(width, height).unwrap();
            let card = Pixmap::from_vec(rgba, size).unwrap();
            let usual = PixmapPaint::default();
            sheet.draw_pixmap(left + x, top + y, card.as_ref(), &usual, Transform::identity(), None);
        }
    }
    sheet
}
