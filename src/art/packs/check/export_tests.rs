//! Tests with files as Inkscape, Illustrator, Figma and Affinity export them: each is drawn as its program shows it, or
//! reported with the remedy.

use super::fault_tests::Folder;
use crate::art::packs::{
    check,
    drawing::raster::{Raster, margin},
    face::{Face, sample},
    pack::Pack,
};
use std::{fs, path::Path};

const EXPORTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/exports");
/// The side of a card in these tests, in pixels.
const SIZE: u32 = 100;

const SANDY: [u8; 3] = [0xE8, 0xD9, 0xA0];
const RED: [u8; 3] = [0xC0, 0x20, 0x20];
const GREEN: [u8; 3] = [0x2E, 0x8B, 0x57];
const NAVY: [u8; 3] = [0x20, 0x40, 0x60];

fn face(unit: &str) -> Face {
    let text = |text: &str| text.to_owned();
    Face {
        template: text("german"),
        symbol: text("infantry"),
        unit: text(unit),
        heading: None,
        carried_values: String::new(),
        ..sample()
    }
}

fn told(folder: &Path) -> Vec<String> {
    let known = check::Known { units: vec!["inf-5".to_owned()], ..check::Known::default() };
    check::faults(folder, &known).iter().map(ToString::to_string).collect()
}

/// Whether a place on the card has this colour, up to what two steps of rounding make of it.
fn has(raster: &Raster, (x, y): (u32, u32), colour: [u8; 3]) -> bool {
    let pixel = ((y + margin(SIZE)) * raster.width + x + margin(SIZE)) as usize * 4;
    let near = |(one, other): (&u8, &u8)| one.abs_diff(*other) <= 2;
    raster.rgba[pixel + 3] == 255 && raster.rgba[pixel..pixel + 3].iter().zip(&colour).all(near)
}

/// Returns a pack whose only unit has this file for its front.
fn pack(file: &str) -> Folder {
    let text = "(name: \"x\", units: {\"inf-5\": (card: (front: \"card.svg\"))})";
    let folder = Folder::with(&format!("export-{}", file.replace('.', "-")), &[("pack.ron", text)]);
    folder.write("card.svg", &fs::read(Path::new(EXPORTS).join(file)).unwrap());
    folder
}

#[test]
fn exports_are_drawn_as_their_programs_show_them() {
    for (file, places) in [
        ("inkscape.svg", [((50, 5), SANDY), ((50, 50), RED), ((50, 95), NAVY)]),
        ("illustrator.svg", [((50, 5), SANDY), ((50, 50), RED), ((50, 97), NAVY)]),
        ("affinity.svg", [((50, 5), SANDY), ((50, 50), RED), ((50, 95), NAVY)]),
        ("figma.svg", [((50, 5), SANDY), ((50, 50), GREEN), ((32, 50), RED)]),
    ] {
        let folder = pack(file);
        assert_eq!(told(&folder.0), [""; 0], "{file}");
        let raster = Pack::load(&folder.0).unwrap().render(&face("inf-5"), SIZE).unwrap();
        for (place, colour) in places {
            assert!(has(&raster, place, colour), "{file} at {place:?}");
        }
    }
}

#[test]
fn what_cannot_be_drawn_is_told_with_the_way_out() {
    for (file, words) in [
        ("inkscape-flowed.svg", &["card.svg:", "<flowRoot> is a text of Inkscape", "Text > Unflow"][..]),
        (
            "illustrator-font.svg",
            &[
                "card.svg:11:1: Kessel has no font \"MyriadPro-Bold\"",
                "Path > Object to Path",
                "Type > Create Outlines",
            ][..],
        ),
    ] {
        let folder = pack(file);
        let said = told(&folder.0);
        assert_eq!(said.len(), 1, "{said:#?}");
        assert!(words.iter().all(|words| said[0].contains(words)), "{file}: {said:#?}");
        // The counter is seen all the same.
        let pack = Pack::load_with_faults(&folder.0, None).unwrap().pack;
        assert!(pack.render(&face("inf-5"), SIZE).is_ok(), "{file}");
    }
}

/// A mask that Figma makes cuts by its shape and not by its colour.
#[test]
fn a_mask_of_figma_hides_nothing_inside_it() {
    let folder = pack("figma.svg");
    let raster = Pack::load(&folder.0).unwrap().render(&face("inf-5"), SIZE).unwrap();
    // The shape is grey: by its lightness the ground would shine through.
    assert!(has(&raster, (50, 95), NAVY));
}

/// Packs that once failed: each is drawn, with the expected faults.
#[test]
fn packs_that_once_failed_are_drawn_or_told() {
    for (name, unit, words) in [
        ("card-is-a-jpeg", "inf-5", &["it is not a PNG picture but a JPEG: save it as PNG"][..]),
        ("flowroot-empty", "inf-5", &["card.svg:1:1: this card hides the values"][..]),
        ("ink-braces", "inf-5", &["card.svg:1:1: this card hides the values"][..]),
        ("prefixed", "inf-5", &["card.svg:1:1: this card hides the values"][..]),
        ("illustrator-entities", "inf-5", &["card.svg:1:1: this card hides the values"][..]),
        ("linked-space", "inf-5", &["card.svg:1:1: this card hides the values"][..]),
        ("pack-bare-card", "", &["german.svg:1:1: this card hides the values"][..]),
        ("pack-png-card", "", &["this card hides the values", "a PNG has no placeholders"][..]),
        ("pack-css-clash", "", &["german.svg:1:1: this card hides the steps lost"][..]),
        ("pack-id-clash", "", &["german.svg:1:1: this card hides the steps lost"][..]),
        ("pack-text-symbol", "", &["german.svg:1:1: this card hides the steps lost"][..]),
        (
            "pack-viewbox75",
            "",
            &["german.svg:1:1: this card hides the steps lost", "Kessel has no font \"DejaVu Sans\""][..],
        ),
    ] {
        let folder = Path::new(EXPORTS).join("faults").join(name);
        let said = told(&folder).join("\n");
        for words in words {
            assert!(said.contains(words), "{name}: {said}");
        }
        let pack = Pack::load_with_faults(&folder, None).unwrap().pack;
        for size in [12, 24, 48] {
            assert_eq!(pack.render_or_standard(&face(unit), size).1, None, "{name} at {size}");
        }
    }
}

/// Colours of two drawings with the same names, and pages that are fitted.
#[test]
fn packs_that_once_failed_look_right() {
    let drawn = |name: &str| {
        let pack = Pack::load_with_faults(&Path::new(EXPORTS).join("faults").join(name), None).unwrap().pack;
        pack.render(&face("inf-5"), SIZE).unwrap()
    };
    let css = drawn("pack-css-clash");
    assert!(has(&css, (90, 10), GREEN) && has(&css, (30, 40), [0xFF, 0xD7, 0x00]), "classes");
    assert!(has(&css, (50, 40), [0x8B, 0x00, 0x00]), "classes");
    for name in ["flowroot-empty", "ink-braces", "prefixed", "illustrator-entities"] {
        assert!(has(&drawn(name), (10, 50), SANDY), "{name}");
    }
    for name in ["ink-braces", "prefixed", "illustrator-entities"] {
        assert!(has(&drawn(name), (50, 50), RED), "{name}");
    }
    // A page of 75 by 75 covers the whole card.
    let page = drawn("pack-viewbox75");
    assert!(has(&page, (95, 50), [0x3F, 0x6B, 0x4A]) && has(&page, (50, 95), [0x3F, 0x6B, 0x4A]));
    let told = told(&Path::new(EXPORTS).join("faults/linked-space")).join("\n");
    assert!(!told.contains("cannot be read"), "{told}");
}
