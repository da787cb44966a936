//! Tests that `map.ron` is read as it is written, and that its faults are reported with their places.

use super::{MapArt, kinds::Pitch};
use crate::art::packs::pack::Pack;
use crate::engine::data::Shown;
use std::{fs, path::Path};

fn standard_text() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/packs/standard/map.ron");
    fs::read_to_string(file).unwrap()
}

/// Returns the fault of the standard `map.ron` with one change.
fn said(from: &str, to: &str) -> String {
    let text = standard_text();
    assert!(text.contains(from), "{from} does not stand in map.ron");
    MapArt::read("map.ron", &text.replacen(from, to, 1)).unwrap_err().to_string()
}

/// Returns the line of the first occurrence of a text.
fn line_of(text: &str) -> usize {
    standard_text().lines().position(|line| line.contains(text)).unwrap() + 1
}

#[test]
fn a_pack_without_a_map_file_paints_like_the_standard_pack() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/packs/standard");
    let pack_with = |entry: &'static str, art: &'static str| {
        Pack::read("pack", &|file| match file {
            "pack.ron" => {
                let text = fs::read_to_string(folder.join(file)).unwrap();
                assert!(text.contains("map: \"map.ron\","));
                Ok(text.replace("map: \"map.ron\",", entry).into_bytes())
            }
            "own.ron" => Ok(standard_text().replacen("pitch: 0.235", art, 1).into_bytes()),
            other => fs::read(folder.join(other)),
        })
    };
    let standard = MapArt::standard().unwrap();
    assert_eq!(pack_with("", "").unwrap().map, standard);
    let own = pack_with("map: \"own.ron\",", "pitch: 0.5").unwrap().map;
    assert_eq!(own.trees.pitch, Pitch(0.5));
    assert_ne!(own, standard);
    let broken = pack_with("map: \"own.ron\",", "pitch: 0").unwrap_err().to_string();
    let place = Path::new("pack").join("own.ron").shown();
    assert!(broken.starts_with(&format!("{place}:{}:", line_of("pitch: 0.235"))), "{broken}");
    let missing = pack_with("map: \"none.ron\",", "").unwrap_err().to_string();
    assert!(missing.contains("\"none.ron\" cannot be read"), "{missing}");
}

#[test]
fn a_mistake_is_told_with_its_place() {
    let cases = [
        ("\"#EFE7D3\"", "\"#EFE7D\"", "\"#EFE7D\" is not a colour: \"#RRGGBB\" is expected"),
        ("glades: 0.10", "glades: 1.10", "1.1 is out of range: share from 0 to 1 is expected"),
        ("pitch: 0.235", "pitch: 0.0", "0 is out of range: distance in hex radii from 0.1 to 4 is expected"),
        ("turn: 28.0", "turn: NaN", "NaN is out of range: angle in degrees from 0 to 90 is expected"),
        ("sway: 0.085", "sway: 0.85", "0.85 is out of range: push in hex radii from 0 to 0.2 is expected"),
        ("most: 0.27", "most: 0.05", "the least, 0.055, is above the most, 0.05"),
        ("grain: 1.1", "grain: \"fine\"", "a number is expected here"),
    ];
    for (from, to, sentence) in cases {
        let said = said(from, to);
        let place = format!("map.ron:{}:", line_of(from));
        assert!(said.starts_with(&place) && said.ends_with(sentence), "{said}");
    }
    let unknown = said("glades: 0.10", "glade: 0.10");
    assert!(unknown.contains("there is no field glade here: pitch, far_pitch,"), "{unknown}");
    // A missing entry comes from the standard pack.
    let less = standard_text().replacen("rail: \"#2E2A26\",", "", 1);
    assert_eq!(MapArt::read("map.ron", &less), MapArt::standard());
    assert_eq!(MapArt::read("map.ron", "()"), MapArt::standard());
}
