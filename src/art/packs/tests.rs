//! Tests that the standard pack draws everything, and that broken packs are reported with the place of the fault.

use super::{
    drawing::raster::{Raster, margin},
    error::PackError,
    face::{Face, sample},
    pack::{PACK_FILE, Pack},
};

fn face(template: &str, symbol: &str) -> Face {
    Face { template: template.to_owned(), symbol: symbol.to_owned(), ..sample() }
}

/// Returns the alpha value at a place given in hundredths of the card.
fn alpha(raster: &Raster, size: u32, x: f32, y: f32) -> u8 {
    let pixel = |part: f32| (margin(size) as f32 + part * size as f32 / 100.0) as usize;
    raster.rgba[(pixel(y) * raster.width as usize + pixel(x)) * 4 + 3]
}

#[test]
fn every_template_and_marker_renders_at_every_detail() {
    let pack = Pack::standard().unwrap();
    for size in [1, 12, 24, 64] {
        for template in ["german", "soviet", "leader", "tactical_german", "tactical_allied"] {
            let raster = pack.render(&face(template, "infantry"), size).unwrap();
            assert_eq!((raster.width, raster.height), (size + 2 * margin(size), raster.width));
            assert_eq!(raster.rgba.len(), (raster.width * raster.height * 4) as usize);
        }
        for marker in pack.marker_names() {
            let raster = pack.marker(marker, size).unwrap();
            assert!(raster.rgba.iter().any(|byte| *byte > 0), "{marker} is empty at {size}");
        }
    }
}

/// A drawing of a shipped pack is never taken for one on which nothing can be seen.
#[test]
fn everything_that_is_shipped_is_seen() {
    for id in crate::art::packs::pack::library::SHIPPED {
        let pack = super::pack::library::load(&[], id, None).unwrap().pack;
        let cards = pack.names(super::pack::kind::Kind::Card).map(|card| face(card, "infantry"));
        let markers = pack.marker_names().map(Pack::marker_face);
        for face in cards.chain(markers) {
            for size in [8, 24, 40] {
                let fault = pack.render_or_standard(&face, size).1;
                assert_eq!(fault, None, "{id}: {} {} at {size}", face.template, face.symbol);
            }
        }
    }
}

/// A badge at the corner of a card is whole at every size: only its shadow and its soft rim are at the edge of the
/// picture.
#[test]
fn no_badge_is_cut_by_the_edge_of_the_picture() {
    let pack = Pack::standard().unwrap();
    for template in ["german", "tactical_allied", "values_soviet"] {
        let badges = ["moved", "d1", "count:4"].map(str::to_owned).to_vec();
        let face = Face { badges, ..face(template, "infantry") };
        for size in [24, 30, 37, 40, 64, 96] {
            let raster = pack.render(&face, size).unwrap();
            let (width, last) = (raster.width as usize, raster.width as usize - 1);
            let at = |x: usize, y: usize| raster.rgba[(y * width + x) * 4 + 3];
            let edge = (0..width).flat_map(|along| [at(along, 0), at(last, along), at(0, along)]);
            assert!(edge.max() < Some(220), "{template} at {size}");
        }
    }
}

#[test]
fn sides_are_told_by_shape() {
    let pack = Pack::standard().unwrap();
    let corner = |template| {
        let raster = pack.render(&face(template, "infantry"), 96).unwrap();
        (alpha(&raster, 96, 4.0, 4.0), alpha(&raster, 96, 50.0, 50.0))
    };
    assert_eq!(corner("german"), (255, 255));
    assert_eq!(corner("soviet").1, 255);
    assert!(corner("soviet").0 < 40);
}

#[test]
fn the_folder_gives_the_same_as_the_program() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/packs/standard");
    let (built_in, loaded) = (Pack::standard().unwrap(), Pack::load(folder.as_ref()).unwrap());
    for symbol in built_in.symbol_names() {
        let face = face("german", symbol);
        assert_eq!(built_in.svg(&face, 64), loaded.svg(&face, 64));
    }
}

#[test]
fn unknown_names_and_impossible_sizes_are_said() {
    let pack = Pack::standard().unwrap();
    let message = |face: &Face| pack.render(face, 64).unwrap_err().to_string();
    let unknown = message(&face("german", "zeppelin"));
    assert!(unknown.starts_with("the pack \"Standard\" has no symbol \"zeppelin\"; it has: anti_tank"));
    assert!(message(&face("polish", "infantry")).contains("no template \"polish\""));
    let badged = Face { badges: vec!["tired".to_owned()], ..face("german", "infantry") };
    assert!(message(&badged).contains("no badge \"tired\""));
    let banded = Face { band: "corps_99".to_owned(), ..face("german", "infantry") };
    assert!(message(&banded).contains("no colour \"corps_99\""));
    assert!(pack.marker("flag", 64).unwrap_err().to_string().contains("no marker \"flag\""));
    assert_eq!(pack.marker("turn", 0), Err(PackError::Size(0)));
    assert_eq!(pack.marker("turn", 9999), Err(PackError::Size(9999)));
}

#[test]
fn texts_of_the_game_cannot_break_the_drawing() {
    let pack = Pack::standard().unwrap();
    let nasty = "<&\"'>\u{0}{card}".to_owned();
    let face = Face { strength: nasty.clone(), formation: nasty, ..face("german", "infantry") };
    pack.render(&face, 64).unwrap();
}

/// Returns the standard pack with one file changed.
fn changed(file: &str, from: &str, to: &str) -> Result<Pack, PackError> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/packs/standard/");
    Pack::read("pack", &|wanted| {
        let text = std::fs::read_to_string(format!("{folder}{wanted}"))?;
        Ok(if wanted == file { text.replacen(from, to, 1) } else { text }.into_bytes())
    })
}

#[test]
fn a_broken_pack_names_file_line_and_column() {
    let message = |file: &str, from: &str, to: &str| changed(file, from, to).unwrap_err().to_string();
    let colour = message(PACK_FILE, "\"#BCC7C9\"", "\"grey\"");
    let place = format!("pack{}pack.ron:9:", std::path::MAIN_SEPARATOR);
    assert!(colour.starts_with(&place), "{colour}");
    assert!(colour.contains("\"grey\" is not a colour: \"#RRGGBB\" is expected"), "{colour}");
    let syntax = message(PACK_FILE, "font: ", "font ");
    assert!(syntax.contains("pack.ron:5:"), "{syntax}");
    let missing = message(PACK_FILE, "symbols/armour.svg", "symbols/tank.svg");
    assert!(missing.ends_with("\"symbols/tank.svg\" cannot be read: this file does not exist"), "{missing}");
    let word = message("soviet.svg", "{card}", "{cardboard}");
    assert!(word.contains("soviet.svg:") && word.contains("{cardboard} is not a placeholder"), "{word}");
    let tag = message("soviet.svg", "</defs>", "</def>");
    assert!(tag.contains("soviet.svg:18:"), "{tag}");
    let meaning = message(PACK_FILE, "\"card\": \"german\"", "\"card\": \"german_green\"");
    assert!(meaning.contains("neither in the palette"), "{meaning}");
}
