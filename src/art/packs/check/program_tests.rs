//! Tests with drawings as drawing programs save them: each is drawn as its program shows it, or reported with the
//! remedy.

use super::fault_tests::Folder;
use crate::art::packs::{
    check,
    drawing::raster::{Raster, margin},
    face::{Face, sample},
    pack::Pack,
};
use std::sync::atomic::{AtomicUsize, Ordering};

const PACK: &str = "(name: \"x\")";
const UNIT: &str = "(name: \"x\", units: {\"pz-25-7\": (card: File(\"card.svg\"))})";
/// The side of a card in these tests, in pixels.
const SIZE: u32 = 100;

fn face() -> Face {
    let text = |text: &str| text.to_owned();
    Face { template: text("german"), symbol: text("infantry"), unit: text("pz-25-7"), ..sample() }
}

fn said(folder: &Folder) -> Vec<String> {
    let known = check::Known { units: vec!["pz-25-7".to_owned()], ..check::Known::default() };
    check::faults(&folder.0, &known).iter().map(ToString::to_string).collect()
}

fn drawn(name: &str, files: &[(&str, &str)]) -> Raster {
    // Tests run in parallel.
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    let folder = Folder::with(&format!("program-{name}-{}", NUMBER.fetch_add(1, Ordering::Relaxed)), files);
    Pack::load(&folder.0).unwrap().render(&face(), SIZE).unwrap()
}

/// Returns the colour at a place on the card, which must be opaque.
fn at(raster: &Raster, x: u32, y: u32) -> [u8; 3] {
    let pixel = ((y + margin(SIZE)) * raster.width + x + margin(SIZE)) as usize * 4;
    assert_eq!(raster.rgba[pixel + 3], 255, "{x} {y} is empty");
    [raster.rgba[pixel], raster.rgba[pixel + 1], raster.rgba[pixel + 2]]
}

fn card(svg: &str) -> Raster {
    drawn("card", &[("pack.ron", UNIT), ("card.svg", svg)])
}

const SANDY: [u8; 3] = [0xE8, 0xD9, 0xA0];
const RED: [u8; 3] = [0xC0, 0x20, 0x20];

/// Illustrator names its classes st0, st1 … in every drawing, and Figma its definitions clip0, paint0.
#[test]
fn classes_and_definitions_of_two_drawings_do_not_meet() {
    let german = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-15 -15 130 130'><style>.st0{fill:#2E8B57}\
                  text{fill:#FFFFFF} rect{stroke:none}</style><rect class='st0' width='100' height='100'/>{symbol 50 40 1}</svg>";
    let symbol = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-27 -20 54 42'><style>.st0{fill:#FFD700}</style>\
                  <rect class='st0' x='-25' y='-16' width='50' height='32'/></svg>";
    let both =
        drawn("classes", &[("pack.ron", PACK), ("german.svg", german), ("symbols/infantry.svg", symbol)]);
    assert_eq!(at(&both, 5, 90), [0x2E, 0x8B, 0x57]);
    assert_eq!(at(&both, 50, 40), [0xFF, 0xD7, 0x00]);

    let paint = |colour: &str, wide: u32, high: u32| {
        format!(
            "<g clip-path='url(#clip0)'><rect x='-{wide}' y='-{high}' width='200' height='200' fill='url(&quot;#paint0&quot;)'/></g>\
             <defs><linearGradient id='paint0'><stop stop-color='{colour}'/></linearGradient>\
             <clipPath id='clip0'><rect x='-{wide}' y='-{high}' width='{}' height='{}'/></clipPath></defs>",
            2 * wide,
            2 * high
        )
    };
    let german = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-15 -15 130 130' fill='none'><g transform='translate(50 50)'>{}</g>\
         {{symbol 50 40 1}}</svg>",
        paint("#2E8B57", 50, 50)
    );
    let symbol = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-27 -20 54 42'>{}<rect x='-3' y='-3' width='6' height='6'/></svg>",
        paint("#FFD700", 25, 16)
    );
    let both =
        drawn("ids", &[("pack.ron", PACK), ("german.svg", &german), ("symbols/infantry.svg", &symbol)]);
    assert_eq!(at(&both, 5, 90), [0x2E, 0x8B, 0x57]);
    assert_eq!(at(&both, 35, 40), [0xFF, 0xD7, 0x00]);
    assert_eq!(at(&both, 50, 40), [0, 0, 0], "fill=\"none\" of the card's outermost element stays outside");
}

/// A page of any size and origin is fitted to the card.
#[test]
fn a_page_of_its_own_fills_the_card() {
    for (page, left, top, side) in [
        ("viewBox='0 0 75 75' width='75px' height='75px'", 0, 0, 75),
        ("viewBox='300 200 512 512'", 300, 200, 512),
        ("viewBox='-40 -40 80 80'", -40, -40, 80),
        ("width='26' height='26'", 0, 0, 26),
    ] {
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' {page}><rect x='{left}' y='{top}' width='{side}' height='{side}' \
             fill='#E8D9A0'/><rect x='{left}' y='{top}' width='100%' height='50%' fill='#C02020'/></svg>"
        );
        let raster = card(&svg);
        for (x, y, colour) in [(2, 2, RED), (97, 48, RED), (2, 97, SANDY), (97, 52, SANDY)] {
            assert_eq!(at(&raster, x, y), colour, "{page} at {x} {y}");
        }
    }
}

/// In Inkscape a placeholder can only be written as a text.
#[test]
fn a_drawing_that_stands_in_a_text_is_drawn() {
    let with = |symbol: &str| {
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'><rect width='100' height='100' fill='#E8D9A0'/>{symbol}</svg>"
        )
    };
    let outside = card(&with("{symbol 50 40 1}"));
    for text in [
        "<text x='50' y='40' style='font-size:9px;fill:#ff0000'><tspan x='50'>{symbol 50 40 1}</tspan></text>",
        "<flowRoot><flowRegion><rect width='9' height='9'/></flowRegion><flowPara>{symbol 50 40 1}</flowPara></flowRoot>",
    ] {
        assert!(card(&with(text)) == outside, "{text}");
    }
    let moved = card(&with("<text transform='translate(0 10)'>{symbol 50 30 1}</text>"));
    assert!(moved != card(&with("{symbol 50 30 1}")), "it moves with its text");
}

#[test]
fn notes_of_drawing_programs_are_no_placeholders() {
    let raster = card(
        "<?xml version='1.0'?><!-- {one} --><svg width='100' height='100' viewBox='0 0 100 100' xmlns='http://www.w3.org/2000/svg' \
         xmlns:i='http://www.inkscape.org/namespaces/inkscape' xmlns:dc='http://purl.org/dc/elements/1.1/'>\
         <i:view name='{two}'><i:grid/></i:view><metadata><dc:title>Card {three}</dc:title></metadata><title>{four}</title>\
         <rect id='{five}' i:label='{six}' width='100' height='100' fill='#E8D9A0'/></svg>",
    );
    assert_eq!(at(&raster, 50, 50), SANDY);
}

#[test]
fn prefixes_and_entities_are_read() {
    let prefixed = "<svg:svg xmlns:svg='http://www.w3.org/2000/svg' viewBox='0 0 100 100'><svg:rect width='100' height='100' \
                    fill='#e8d9a0'/><svg:circle cx='50' cy='50' r='30' fill='#c02020'/></svg:svg>";
    let illustrator = "<?xml version='1.0'?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/svg11.dtd' [\n\
         <!ENTITY ns_ai 'http://ns.adobe.com/AdobeIllustrator/10.0/'>\n<!ENTITY st0 'fill:#c02020;'>]>\n\
         <svg xmlns:i='&ns_ai;' xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'><switch><foreignObject \
         requiredExtensions='&ns_ai;' width='1' height='1'><i:pgfRef>{}</i:pgfRef></foreignObject><g i:extraneous='self'>\
         <rect width='100' height='100' fill='#e8d9a0'/><circle cx='50' cy='50' r='30' style='&st0;'/></g></switch></svg>";
    for svg in [prefixed, illustrator] {
        let raster = card(svg);
        assert_eq!((at(&raster, 2, 2), at(&raster, 50, 50)), (SANDY, RED), "{svg}");
    }
}

/// A link is written like an address, from the pack's folder or from the drawing's own.
#[test]
fn a_linked_picture_is_found() {
    let mut picture = resvg::tiny_skia::Pixmap::new(10, 10).unwrap();
    picture.fill(resvg::tiny_skia::Color::from_rgba8(0xC0, 0x20, 0x20, 255));
    for (link, file) in
        [("my%20pic%20%C3%A9.png", "art/my pic é.png"), ("art/a.png", "art/a.png"), ("../b.png", "b.png")]
    {
        let pack = UNIT.replace("card.svg", "art/card.svg");
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' viewBox='0 0 100 100'>\
             <image width='100' height='100' xlink:href='{link}'/></svg>"
        );
        let folder = Folder::with("program-link", &[("pack.ron", &pack), ("art/card.svg", &svg)]);
        folder.write(file, &picture.encode_png().unwrap());
        let raster = Pack::load(&folder.0).unwrap().render(&face(), SIZE).unwrap();
        assert_eq!(at(&raster, 50, 50), RED, "{link}");
    }
}

/// A fault of a symbol is reported for the symbol, and a symbol that is accepted alone is accepted on every card.
#[test]
fn a_symbol_is_as_deep_alone_as_on_a_card() {
    let symbol = |deep: usize| {
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg'>{}<rect x='-20' y='-10' width='40' height='20'/>{}</svg>",
            "<g>".repeat(deep),
            "</g>".repeat(deep)
        )
    };
    let folder = Folder::with("program-deep", &[("pack.ron", PACK), ("symbols/infantry.svg", &symbol(62))]);
    assert_eq!(said(&folder), [""; 0]);
    Pack::load(&folder.0).unwrap().render(&face(), SIZE).unwrap();
    folder.write("symbols/infantry.svg", symbol(63).as_bytes());
    let said = said(&folder);
    assert!(said.len() == 1 && said[0].contains("infantry.svg:1:"), "{said:?}");
    assert!(said[0].ends_with("elements are nested more than 64 deep here"), "{said:?}");
}

/// A picture or a drawing without placeholders is reported at its entry, with the text to write there.
#[test]
fn a_card_without_state_is_told() {
    let pack = "(name: \"x\", templates: {\n  \"soviet\": (art: File(\"soviet.png\"))})";
    let folder = Folder::with("program-bare", &[("pack.ron", pack)]);
    let mut picture = resvg::tiny_skia::Pixmap::new(75, 75).unwrap();
    picture.fill(resvg::tiny_skia::Color::WHITE);
    folder.write("soviet.png", &picture.encode_png().unwrap());
    let said = said(&folder);
    assert!(said.len() == 1 && said[0].contains("pack.ron:2:19: this card hides the values, "), "{said:?}");
    assert!(
        said[0].contains("a PNG has no placeholders; draw an SVG card that shows it by <image"),
        "{said:?}"
    );
}
