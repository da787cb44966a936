//! Tests with packs that were made to hang, to overflow or to fill the memory. Each is refused at once, with the name
//! of the file and a sentence, and the parts that it spoils are drawn as in the standard pack.

use super::fault_tests::Folder;
use crate::{
    art::packs::{
        check,
        drawing::limits,
        error::PackError,
        face::{Face, sample},
        pack::{Pack, library},
    },
    engine::data::Shown,
};
use resvg::tiny_skia::Pixmap;
use std::time::{Duration, Instant};

const SVG: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-27 -20 54 42\">";

fn armour() -> Face {
    Face { template: "german".to_owned(), symbol: "armour".to_owned(), ..sample() }
}

/// Returns the full report on a pack with this symbol, which is drawn like that of the standard pack.
fn said_of_symbol(name: &str, body: &str) -> String {
    said_of(name, "symbols/armour.svg", &format!("{SVG}{body}</svg>"))
}

fn said_of(name: &str, file: &str, text: &str) -> String {
    let folder = Folder::with(&format!("hostile-{name}"), &[("pack.ron", "(name: \"x\")"), (file, text)]);
    let start = Instant::now();
    let reading = Pack::load_with_faults(&folder.0, None).unwrap();
    let drawn = reading.pack.svg(&armour(), 64).unwrap();
    let as_standard = drawn == Pack::standard().unwrap().svg(&armour(), 64).unwrap();
    assert!(as_standard || reading.faults.is_empty(), "{name} is drawn in spite of its fault");
    let elapsed = start.elapsed();
    assert!(elapsed < Duration::from_secs(3), "{name} took {elapsed:?}");
    let here = format!("{}{}", folder.0.shown(), std::path::MAIN_SEPARATOR);
    let said: Vec<String> = reading.faults.iter().map(|fault| fault.to_string().replace(&here, "")).collect();
    assert!(said.iter().all(|fault| fault.len() < 800), "{name}: {said:?}");
    said.join("\n")
}

/// Returns a PNG that claims this size, in base64.
fn data_url(wide: u32, high: u32) -> String {
    let mut bytes = Pixmap::new(1, 1).unwrap().encode_png().unwrap();
    bytes[16..20].copy_from_slice(&wide.to_be_bytes());
    bytes[20..24].copy_from_slice(&high.to_be_bytes());
    format!("data:image/png;base64,{}", base64(&bytes))
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let number = three.iter().fold(0_u32, |number, byte| number << 8 | u32::from(*byte))
            << (8 * (3 - three.len()));
        for place in 0..4 {
            let letter = LETTERS[(number >> (18 - 6 * place)) as usize & 63];
            text.push(if place <= three.len() { char::from(letter) } else { '=' });
        }
    }
    text
}

#[test]
fn nesting_overflows_no_stack() {
    let ifs = format!("{}{}", "{if far}".repeat(2000), "{end}".repeat(2000));
    assert_eq!(
        said_of_symbol("ifs", &ifs),
        "symbols/armour.svg:1:321: {if} is nested more than 32 deep here"
    );
    let groups = format!("{}{}", "<g>".repeat(10_000), "</g>".repeat(10_000));
    assert_eq!(
        said_of_symbol("groups", &groups),
        "symbols/armour.svg:1:65: elements are nested more than 64 deep here"
    );
    let pack = format!("(name: \"x\", palette: {}", "(a:".repeat(100_000));
    assert!(
        said_of("ron", "pack.ron", &pack).starts_with("pack.ron:1:"),
        "{}",
        said_of("ron", "pack.ron", &pack)
    );
    let map = format!("(woods: {}", "(a:(".repeat(100_000));
    assert!(said_of("map", "map.ron", &map).starts_with("map.ron:1:"));
    let unended = format!("(name: \"x\", about: {}", "r##\"".repeat(200_000));
    assert!(said_of("raw", "pack.ron", &unended).starts_with("pack.ron:1:"));
    let brackets = format!("{SVG}{}", "{".repeat(500_000));
    assert!(said_of("brackets", "symbols/armour.svg", &brackets).starts_with("symbols/armour.svg:1:"));
}

#[test]
fn drawings_do_not_draw_themselves() {
    let said = said_of_symbol("itself", "{steps 0 0 1}<circle r='9'/>");
    assert_eq!(said, "", "a row of steps in a symbol ends");
    let texts = [
        ("symbol", "(name: \"x\", units: {\"pz-25-7\": (symbol: Inline(\"<g>{symbol 0 0 1}</g>\"))})"),
        ("step", "(name: \"x\", step: Inline(\"<g>{steps 0 0 1}</g>\"))"),
        ("badge", "(name: \"x\", badges: {\"moved\": Inline(\"<g>{badges 9}</g>\")})"),
    ];
    for (name, text) in texts {
        let folder = Folder::with(&format!("hostile-{name}"), &[("pack.ron", text)]);
        let start = Instant::now();
        let pack = Pack::load_with_faults(&folder.0, None).unwrap().pack;
        let face =
            Face { unit: "pz-25-7".to_owned(), steps: 4, badges: vec!["moved".to_owned()], ..armour() };
        match pack.render(&face, 64) {
            Err(error @ PackError::Fault { .. }) => {
                let error = error.to_string();
                assert!(error.contains("drawings are nested more than 4 deep here"), "{error}");
                assert!(error.contains("pack.ron (") && error.contains(":1:1: "), "{error}");
            }
            // A refused drawing is replaced by that of the standard pack.
            other => assert!(other.is_ok() && name != "symbol", "{name}: {other:?}"),
        }
        assert!(start.elapsed() < Duration::from_secs(2), "{name}");
    }
}

#[test]
fn pictures_are_looked_at_before_they_are_unpacked() {
    let giant = data_url(60_000, 60_000);
    let wrong = "the picture is 60000 × 60000 pixels: from 1 to 2048 are expected";
    let hosts = [
        ("image", format!("<image href='{giant}' width='9' height='9'/>")),
        ("xlink", format!("<image xmlns:x='http://www.w3.org/1999/xlink' x:href='{giant}'/>")),
        (
            "feimage",
            format!(
                "<filter id='f'><feImage href='{giant}'/></filter><rect width='30' height='30' filter='url(#f)'/>"
            ),
        ),
        (
            "pattern",
            format!(
                "<pattern id='p' width='9' height='9'><image href='{giant}'/></pattern><rect width='30' height='30' fill='url(#p)'/>"
            ),
        ),
        (
            "mask",
            format!(
                "<mask id='m'><image href='{giant}'/></mask><rect width='30' height='30' mask='url(#m)'/>"
            ),
        ),
        ("use", format!("<defs><image id='i' href='{giant}'/></defs><use href='#i'/>")),
    ];
    for (name, body) in hosts {
        let said = said_of_symbol(name, &body);
        assert!(said.starts_with("symbols/armour.svg:1:") && said.ends_with(wrong), "{name}: {said}");
    }
    // Many small pictures: 16 KB that would become 528 MB.
    let many = format!("<image href='{}' width='9' height='9'/>", data_url(2048, 2048)).repeat(33);
    assert!(said_of_symbol("many", &many).ends_with("have more than 16777216 pixels, which is the limit"));
    let jpeg = "<image href='data:image/jpeg;base64,/9j/4AAQSkZJRg=='/>";
    assert!(
        said_of_symbol("jpeg", jpeg)
            .contains("a picture inside a drawing must be a PNG, and this one is declared as image/jpeg")
    );
    let inner =
        format!("<image href='data:image/svg+xml;base64,{}'/>", base64(format!("{SVG}</svg>").as_bytes()));
    assert!(
        said_of_symbol("svg", &inner).contains("must be a PNG, and this one is declared as image/svg+xml")
    );
    assert_eq!(said_of_symbol("good", "").lines().count(), 0, "nothing is wrong with nothing");
}

#[test]
fn files_and_pictures_of_a_pack_end() {
    let pack = "(name: \"x\", symbols: {\"armour\": File(\"a.png\")})";
    let folder = Folder::with("hostile-large", &[("pack.ron", pack)]);
    let said = |bytes: &[u8]| {
        folder.write("a.png", bytes);
        Pack::load(&folder.0).unwrap_err().to_string()
    };
    assert!(
        said(&vec![0; 5 << 20])
            .ends_with("\"a.png\" cannot be read: it is 5242880 bytes long; 4194304 is the limit")
    );
    let mut giant = Pixmap::new(1, 1).unwrap().encode_png().unwrap();
    giant[16..20].copy_from_slice(&60_000_u32.to_be_bytes());
    assert!(said(&giant).ends_with("the picture is 60000 × 1 pixels: from 1 to 2048 are expected"));
    let text = said_of("long", "symbols/armour.svg", &" ".repeat(2 << 20));
    assert!(text.contains("it is 2097152 bytes long; 1048576 is the limit"), "{text}");
    // Many pictures: the sum is known before the first is unpacked.
    let names: Vec<String> = (0..65).map(|number| format!("p{number}.png")).collect();
    let entries: Vec<String> =
        names.iter().map(|name| format!("\"{}\": File(\"{name}\")", &name[..name.len() - 4])).collect();
    let text = format!("(name: \"x\", markers: {{{}}})", entries.join(", "));
    let mut large = Pixmap::new(1, 1).unwrap().encode_png().unwrap();
    large[16..20].copy_from_slice(&2048_u32.to_be_bytes());
    large[20..24].copy_from_slice(&2048_u32.to_be_bytes());
    let folder = Folder::with("hostile-many", &[("pack.ron", &text)]);
    names.iter().for_each(|name| folder.write(name, &large));
    let start = Instant::now();
    let faults = Pack::load_with_faults(&folder.0, None).unwrap().faults;
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
    let last = faults.last().unwrap().to_string();
    assert!(last.ends_with("the pictures of this pack have more than 268435456 pixels, the limit"), "{last}");
}

#[test]
fn work_is_counted_before_anything_is_drawn() {
    let cases = [
        ("octaves", "<filter id='f'><feTurbulence numOctaves='100000000'/></filter><rect width='30' height='30' filter='url(#f)'/>".to_owned(), "this drawing has 100000000 octaves of feTurbulence; 32 is the limit"),
        ("letters", format!("<text>{}</text>", "x".repeat(1_000_000)), "this drawing has 1000000 letters; 2000 is the limit"),
        ("filters", "<filter id='f'><feOffset/></filter><rect width='9' height='9' filter='url(#f)'/>".repeat(3000), "this drawing has "),
        ("segments", format!("<path d='M0 0{}'/>", "h1".repeat(400_000)), "this drawing has 400001 segments of lines; 100000 is the limit"),
        ("pattern", "<pattern id='p' width='1e6' height='1e6' patternUnits='userSpaceOnUse'><rect width='9' height='9'/></pattern><rect width='30' height='30' fill='url(#p)'/>".to_owned(), "this drawing holds "),
        ("dashes", "<path d='M0 0H1000000' stroke='#000' stroke-dasharray='0.01'/>".to_owned(), "this drawing works on "),
        ("placeholders", "{line 1 1}".repeat(50_000), "this drawing has more than 2000 placeholders"),
    ];
    for (name, body, why) in cases {
        let said = said_of_symbol(name, &body);
        assert!(said.starts_with("symbols/armour.svg:1:") && said.contains(why), "{name}: {said}");
    }
    let entity = said_of("entity", "symbols/armour.svg", "<!DOCTYPE svg [<!ENTITY b '&c;&c;'>]><svg/>");
    assert!(entity.starts_with("symbols/armour.svg:1:16: the entity \"b\" is not a short word"), "{entity}");
    // Huge shapes that are cut off need no work.
    let huge = "<g opacity='0.5'><rect x='-1e9' y='-1e9' width='2e9' height='2e9' fill='#123456'/></g>";
    let folder = Folder::with("hostile-huge", &[("pack.ron", "(name: \"x\")")]);
    folder.write("symbols/armour.svg", format!("{SVG}{huge}</svg>").as_bytes());
    let start = Instant::now();
    let pack = Pack::load(&folder.0).unwrap();
    pack.render(&armour(), 96).unwrap();
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    let texture =
        said_of("texture", "map.ron", "(textures: {\"wood\": (file: \"w.svg\", size: 1.0, strength: 1.0)})");
    assert!(texture.contains("this file does not exist"), "{texture}");
}

#[test]
fn textures_are_limited_like_counters() {
    let map = "(textures: {\"wood\": (file: \"w.svg\", size: 1.0, strength: 1.0)})";
    let folder = Folder::with("hostile-wood", &[("pack.ron", "(name: \"x\")"), ("map.ron", map)]);
    let body = format!("{}{}", "<g>".repeat(5000), "</g>".repeat(5000));
    let svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">{body}</svg>");
    folder.write("w.svg", svg.as_bytes());
    let said = Pack::load(&folder.0).unwrap_err().to_string();
    assert!(said.ends_with("map.ron:1:28: \"w.svg\" cannot be read: it is not an SVG that can be drawn: elements are nested more than 64 deep here"), "{said}");
}

#[test]
fn entries_are_counted_and_their_names_are_ids() {
    let entries: String = (0..20_000).map(|number| format!("\"n{number}\": Inline(\"<g/>\"), ")).collect();
    let said = said_of("entries", "pack.ron", &format!("(name: \"x\", markers: {{{entries}}})"));
    assert!(
        said.starts_with("pack.ron:1:1: this pack has 20") && said.ends_with("entries; 5000 is the limit"),
        "{said}"
    );
    let variants: String = (0..65).map(|number| format!("\"n{number}\": {{}}, ")).collect();
    let said = said_of(
        "variants",
        "pack.ron",
        &format!("(name: \"x\", templates: {{\"german\": (variants: {{{variants}}})}})"),
    );
    assert_eq!(
        said, "pack.ron:1:1: template \"german\" has 66 variants; 64 is the limit",
        "with the one of the standard pack"
    );
    let strange = "(name: \"x\", markers: {\n  \"../m\": Inline(\"<g/>\")})";
    assert_eq!(
        said_of("names", "pack.ron", strange),
        "pack.ron:2:3: \"../m\" is not an id: letters, digits, '-' and '_' are expected, at most 64"
    );
    for outside in ["../a.svg", "/etc/passwd", "a/../../b.svg", "C:\\\\a.svg", "a//b.svg"] {
        let text = format!("(name: \"x\", symbols: {{\"armour\": File(\"{outside}\")}})");
        let said = said_of("outside", "pack.ron", &text);
        assert!(said.ends_with("cannot be read: it is not in the pack's folder"), "{said}");
    }
}

#[test]
fn control_characters_and_long_quotations_are_not_printed() {
    let text = format!("(name: \"x\", palette: {{\"german\": \"\u{1b}[2J{}\"}})", "a".repeat(200_000));
    let said = said_of("control", "pack.ron", &text);
    assert!(said.starts_with("pack.ron:1:34: \"\\u{1b}[2Jaaa"), "{said}");
    assert!(said.ends_with("…\" is not a colour: \"#RRGGBB\" is expected"), "{said}");
}

#[test]
fn checking_a_hostile_pack_ends_soon() {
    let ids: String = (0..4000).map(|number| format!("<g id='i{number}'/>")).collect();
    let entries: Vec<String> = (0..40).map(|number| format!("\"n{number}\": Inline(\"{ids}\")")).collect();
    let text = format!(
        "(name: \"x\", symbols: {{{}}}, badges: {{{}}})",
        entries[..8].join(", "),
        entries[8..10].join(", ")
    );
    let folder = Folder::with("hostile-ids", &[("pack.ron", &text)]);
    let start = Instant::now();
    let said = check::faults(&folder.0, &check::Known::default());
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    assert!(said.len() <= crate::engine::data::MOST_FAULTS + 1);
}

#[test]
fn thousands_of_names_that_mean_nothing_are_told_at_once() {
    let colours: String = (0..2000).map(|number| format!("\n  \"c{number}\": \"#000000\",")).collect();
    let units: String = (0..2000).map(|number| format!("\n  \"u{number}\": (),")).collect();
    let text = format!("(name: \"x\", units: {{{units}}}, palette: {{{colours}}})");
    let folder = Folder::with("hostile-names", &[("pack.ron", &text)]);
    let known: Vec<String> = (0..700).map(|number| format!("regiment-{number}")).collect();
    let start = Instant::now();
    let said = check::faults(&folder.0, &check::Known { units: known.clone(), ..check::Known::default() });
    assert!(start.elapsed() < Duration::from_secs(3), "{:?}", start.elapsed());
    assert!(
        said[7].to_string().contains("pack.ron:9:9: no order of battle has a unit \"u7\""),
        "{}",
        said[7]
    );
    let palettes: String = (0..20).map(|number| format!("\"p{number}\": (), ")).collect();
    let said = said_of("palettes", "pack.ron", &format!("(name: \"x\", palettes: {{{palettes}}})"));
    assert_eq!(said, "pack.ron:1:1: this pack has 20 palettes; 16 is the limit");
}

#[cfg(unix)]
#[test]
fn pipes_and_loops_of_folders_in_a_pack_hold_up_nobody() {
    let folder =
        Folder::with("hostile-pipe", &[("mine/pack.ron", "(name: \"x\")"), ("mine/symbols/star.svg", SVG)]);
    let mine = folder.0.join("mine");
    let pipe = mine.join("symbols/armour.svg");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    std::os::unix::fs::symlink(&mine, mine.join("loop")).unwrap();
    std::os::unix::fs::symlink("/dev/zero", mine.join("map.ron")).unwrap();
    let start = Instant::now();
    let said: Vec<String> =
        check::faults(&mine, &check::Known::default()).iter().map(ToString::to_string).collect();
    assert!(start.elapsed() < Duration::from_secs(3), "{:?}", start.elapsed());
    for file in ["symbols/armour.svg", "map.ron"] {
        let why = format!(
            "\"{file}\" cannot be read: it is a pipe, a device or a socket: only regular files are read"
        );
        assert!(said.iter().any(|fault| fault.ends_with(&why)), "{said:?}");
    }
    assert_eq!(
        library::list(std::slice::from_ref(&folder.0)).iter().filter(|entry| entry.id == "mine").count(),
        1
    );
    // A pack file that is not a regular file makes no pack.
    std::fs::remove_file(mine.join("pack.ron")).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(mine.join("pack.ron")).status().unwrap().success());
    assert!(library::folder_of(std::slice::from_ref(&folder.0), "mine").is_none());
    assert!(library::folder_of(&[folder.0.join("mine/symbols")], "..").is_none());
}

/// The README and the program state the same numbers.
#[test]
fn the_readme_states_the_limits() {
    let readme = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/packs/README.md"));
    let section = readme.split("## Limits").nth(1).unwrap().split("\n## ").next().unwrap();
    let spaced = |number: u64| {
        let digits = number.to_string();
        let mut told = String::new();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                told.push(',');
            }
            told.push(digit);
        }
        told
    };
    let stated = [
        limits::TEXT_BYTES,
        limits::PICTURE_BYTES,
        limits::PACK_BYTES,
        u64::from(limits::PICTURE_SIDE),
        limits::PICTURE_PIXELS,
        limits::PACK_PIXELS,
        limits::FILES as u64,
        limits::ENTRIES as u64,
        limits::VARIANTS as u64,
        limits::PALETTES as u64,
        limits::IFS as u64,
        limits::PLACEHOLDERS as u64,
        limits::DRAWINGS_DEEP as u64,
        limits::DEPTH as u64,
        limits::ELEMENTS,
        limits::LETTERS,
        limits::SEGMENTS,
        limits::FILTERS,
        limits::OCTAVES,
        limits::ATTRIBUTES as u64,
        limits::POINTS,
        limits::POINTS_HELD,
        limits::STYLES,
        limits::SELECTORS as u64,
        limits::WORDS as u64,
        limits::TIME.as_secs(),
        limits::PACK_TIME.as_secs(),
        limits::TOO_SLOW as u64,
    ];
    for number in stated.map(spaced) {
        let words = section.split(|letter: char| !(letter.is_ascii_digit() || letter == ','));
        let found = words.map(|word| word.trim_matches(',')).any(|word| word == number);
        assert!(found, "{number} does not stand in the README");
    }
}
