//! Tests of the entries of `units`: ids, types and patterns as keys, and pictures of both sides.

use super::fault_tests::Folder;
use crate::{
    art::packs::{
        check::{self, Known, KnownType},
        drawing::raster::{Raster, margin},
        face::{Face, Up, sample},
        pack::Pack,
        samples::with_samples,
    },
    engine::data::Shown,
};
use resvg::tiny_skia::{Color, Pixmap};

const SIZE: u32 = 60;

fn png(red: u8, green: u8, blue: u8) -> Vec<u8> {
    let mut picture = Pixmap::new(40, 40).unwrap();
    picture.fill(Color::from_rgba8(red, green, blue, 255));
    picture.encode_png().unwrap()
}

/// A pack with a red and a blue picture, and these units.
fn pack(name: &str, units: &str) -> Folder {
    let text = format!("(name: \"x\", units: {{{units}}})");
    let folder = Folder::with(&format!("units-{name}"), &[("pack.ron", &text)]);
    folder.write("a.png", &png(200, 0, 0));
    folder.write("b.png", &png(0, 0, 200));
    folder
}

fn face(unit: &str, kind: &str) -> Face {
    let text = |text: &str| text.to_owned();
    let (template, symbol) = (text("german"), text("armour"));
    Face {
        template,
        symbol,
        unit: text(unit),
        kind: text(kind),
        heading: None,
        carried_values: text(""),
        ..sample()
    }
}

/// Returns the colour in the middle of the upper half of a card, which no mark covers.
fn middle(raster: &Raster) -> [u8; 3] {
    let (x, y) = (margin(SIZE) + SIZE / 2, margin(SIZE) + SIZE * 35 / 100);
    let pixel = (y * raster.width + x) as usize * 4;
    [raster.rgba[pixel], raster.rgba[pixel + 1], raster.rgba[pixel + 2]]
}

fn known() -> Known {
    let types = [
        ("so-t34-76", &["so-t34-76-1", "so-t34-76-2"][..]),
        ("so-t34-85", &["so-t34-85-1"][..]),
        ("ge-hmg", &["ge-hmg-1"][..]),
    ];
    let types = types.map(|(id, units)| KnownType {
        id: id.to_owned(),
        units: units.iter().map(|unit| (*unit).to_owned()).collect(),
    });
    let units = types.iter().flat_map(|kind| kind.units.clone()).collect();
    Known { units, types: types.into(), games: Vec::new() }
}

fn told(folder: &Folder) -> Vec<String> {
    let here = format!("{}{}", folder.0.shown(), std::path::MAIN_SEPARATOR);
    check::faults(&folder.0, &known()).iter().map(|fault| fault.to_string().replace(&here, "")).collect()
}

const RED: [u8; 3] = [200, 0, 0];
const BLUE: [u8; 3] = [0, 0, 200];

#[test]
fn a_picture_of_each_side_is_the_whole_card() {
    let folder = pack("sides", "\"so-t34-76\": (card: (front: \"a.png\", back: \"b.png\"))");
    assert_eq!(told(&folder), [""; 0]);
    let pack = Pack::load(&folder.0).unwrap();
    let fresh = face("so-t34-76-1", "so-t34-76");
    let draw = |face: &Face| pack.render(face, SIZE).unwrap();
    assert_eq!(middle(&draw(&fresh)), RED);
    for up in [Up::Reduced, Up::Inverted] {
        assert_eq!(middle(&draw(&Face { up, ..fresh.clone() })), BLUE);
    }
    // The other units are drawn as usual, and share their pictures.
    let other = face("so-t34-85-1", "so-t34-85");
    assert_eq!(draw(&other), Pack::standard().unwrap().render(&other, SIZE).unwrap());
    let turned = Face { up: Up::Inverted, ..face("ge-hmg-1", "ge-hmg") };
    assert_eq!(pack.told_apart(&turned), pack.told_apart(&other));
    let second = face("so-t34-76-2", "so-t34-76");
    assert_eq!(pack.told_apart(&second), pack.told_apart(&fresh));
    assert_eq!(draw(&pack.told_apart(&second)), draw(&fresh));
}

/// Nothing that changes is hidden by a picture: every state looks different from all others.
#[test]
fn the_state_is_laid_over_a_picture() {
    let folder = pack("state", "\"so-*\": (card: (front: \"a.png\"))");
    let pack = Pack::load(&folder.0).unwrap();
    let fresh = face("so-t34-76-1", "");
    let badge = |name: &str| vec![name.to_owned()];
    let states = [
        fresh.clone(),
        Face { dimmed: true, ..fresh.clone() },
        Face { up: Up::Inverted, ..fresh.clone() },
        Face { steps: 3, ..fresh.clone() },
        Face { steps: 3, steps_lost: 1, up: Up::Reduced, ..fresh.clone() },
        Face { steps: 3, steps_lost: 2, up: Up::Reduced, ..fresh.clone() },
        Face { steps_lost: 1, ..fresh.clone() },
        Face { badges: badge("disrupted"), ..fresh.clone() },
        Face { badges: badge("out_of_supply"), ..fresh.clone() },
        Face { heading: Some(60), ..fresh.clone() },
        Face { heading: Some(180), ..fresh.clone() },
        Face { carried: "truck".to_owned(), ..fresh.clone() },
        Face { carried: "truck".to_owned(), carried_values: "4".to_owned(), ..fresh.clone() },
    ];
    let drawn: Vec<Raster> = states.iter().map(|face| pack.render(face, SIZE).unwrap()).collect();
    for (number, raster) in drawn.iter().enumerate() {
        assert!(!drawn[..number].contains(raster), "{:?} looks like another", states[number]);
    }
    for size in [8, 24, 48, 200] {
        for face in &states {
            assert_eq!(pack.render_or_standard(face, size).1, None, "{face:?} at {size}");
        }
    }
}

/// A placeholder in a picture takes the place of the mark.
#[test]
fn a_picture_may_show_its_state_itself() {
    let folder = pack("own", "\"so-*\": (card: (front: \"a.svg\"))");
    for file in ["a.png", "b.png"] {
        std::fs::remove_file(folder.0.join(file)).unwrap();
    }
    let svg = |inner: &str| {
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'><rect width='100' height='100' fill='#C80000'/>{inner}</svg>"
        )
    };
    let draw = |inner: &str| {
        folder.write("a.svg", svg(inner).as_bytes());
        let face = Face { steps: 2, badges: vec!["moved".to_owned()], ..face("so-1", "") };
        Pack::load_with_faults(&folder.0, None).unwrap().pack.render(&face, SIZE).unwrap()
    };
    let laid = draw("<path d='M0 0H9'/>");
    assert!(draw("<path d='M0 0H9'/>{steps 50 20 9}") != laid);
    assert!(draw("<path d='M0 0H9'/>{badges 12}") != laid);
    // Without a path, a text or a picture there is nothing that could be values.
    draw("");
    let said = told(&folder);
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].starts_with("a.svg:1:1: this picture hides the values of its unit"), "{said:?}");
}

#[test]
fn the_most_specific_entry_is_drawn() {
    let folder = pack(
        "keys",
        "\"so-*\": (card: (front: \"a.png\")), \"so-t34-76\": (card: (front: \"b.png\")), \"so-t34-76-2\": (card: (front: \"a.png\"))",
    );
    assert_eq!(told(&folder), [""; 0]);
    let pack = Pack::load(&folder.0).unwrap();
    let drawn = |unit: &str, kind: &str| middle(&pack.render(&face(unit, kind), SIZE).unwrap());
    assert_eq!(drawn("so-t34-76-1", "so-t34-76"), BLUE);
    assert_eq!(drawn("so-t34-76-2", "so-t34-76"), RED);
    assert_eq!(drawn("so-t34-85-1", "so-t34-85"), RED);
    assert_eq!(drawn("", "so-t34-76"), BLUE);
}

/// A drawing that was opened with samples and saved into the pack has its placeholders again.
#[test]
fn a_drawing_comes_back_from_a_drawing_program() {
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'><rect width='100' height='100' fill='{card}'/>\
                   {if reduced}<path d='M0 0H50V9'/>{end}<text x='9' y='60' font-size='{fit strength 30 80}'>{strength}</text>\
                   {steps 50 90 9}{symbol 50 20 .5}{badges 15}</svg>";
    let text = "(name: \"x\", units: {\"so-*\": (card: File(\"card.svg\"))})";
    let folder = Folder::with("units-samples", &[("pack.ron", text), ("card.svg", drawing)]);
    let face = Face { steps: 2, steps_lost: 1, strength: "7–8".to_owned(), ..face("so-t34-76-1", "") };
    let draw = || Pack::load(&folder.0).unwrap().render(&face, SIZE).unwrap();
    let before = draw();
    let sampled = with_samples(drawing).unwrap();
    assert!(sampled.contains("4–10") && !sampled.contains("fill='{card}'/>{"), "{sampled}");
    folder.write("card.svg", sampled.as_bytes());
    assert_eq!(draw(), before);
    assert_eq!(told(&folder), [""; 0]);
}

#[test]
fn keys_that_match_nothing_or_each_other_are_told() {
    let said = |name: &str, units: &str| told(&pack(name, units)).join("\n");
    let symbol = "(symbol: File(\"a.png\"))";
    let lost = said("lost", &format!("\n  \"so-t43-*\": {symbol}, \"so-*\": (card: (front: \"b.png\"))"));
    assert_eq!(lost, "pack.ron:2:15: the pattern \"so-t43-*\" matches no unit and no unit type of any game");
    let near = said("near", &format!("\"ge-hmgs\": {symbol}, \"so-*\": (card: (front: \"b.png\"))"));
    assert!(near.contains("no order of battle has a unit \"ge-hmgs\"; did you mean \"ge-hmg"), "{near}");
    let rivals =
        said("rivals", &format!("\"so-*-76*\": {symbol},\n \"so-t34-*\": (card: (front: \"b.png\"))"));
    let words = "pack.ron:2:14: \"so-t34-*\" and \"so-*-76*\" are equally long and both match so-t34-76-1, which is drawn by \"so-*-76*\"";
    assert!(rivals.starts_with(words), "{rivals}");
    let strange = said(
        "strange",
        &format!("\"so t34*\": {symbol}, \"so-*\": (card: (front: \"b.png\"), symbol: File(\"a.png\"))"),
    );
    assert!(strange.contains("a pattern has at most 64 letters"), "{strange}");
}

#[test]
fn faults_of_pictures_are_told_at_their_places() {
    let said = |name: &str, card: &str| {
        let folder = pack(name, &format!("\n  \"so-*\": (card: ({card}), symbol: File(\"a.png\"))"));
        told(&folder).join("\n")
    };
    let field = said("field", "front: \"b.png\", bakc: \"a.png\"");
    assert!(field.starts_with("pack.ron:2:35: there is no field bakc here"), "{field}");
    let none = said("none", "back: \"b.png\"");
    assert!(none.contains("pack.ron:2:") && none.contains("front"), "{none}");
    let gone = said("gone", "front: \"b.png\", back: \"c.png\"");
    assert_eq!(gone, "pack.ron:2:41: \"c.png\" cannot be read: this file does not exist");
    // Without its front the unit is drawn as usual, and without its back by the front with the marks.
    let folder = pack("fallback", "\"so-*\": (card: (front: \"b.png\", back: \"c.png\"))");
    let loaded = Pack::load_with_faults(&folder.0, None).unwrap().pack;
    let turned = Face { up: Up::Inverted, ..face("so-1", "") };
    assert_eq!(middle(&loaded.render(&turned, SIZE).unwrap()), BLUE);
    let folder = pack("no-front", "\"so-*\": (card: (front: \"c.png\", back: \"b.png\"))");
    let loaded = Pack::load_with_faults(&folder.0, None).unwrap().pack;
    let standard = Pack::standard().unwrap();
    assert_eq!(loaded.render(&turned, SIZE).unwrap(), standard.render(&turned, SIZE).unwrap());
}
