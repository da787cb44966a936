//! Art packs and their drawings.

use kessel::art::packs::{face::Face, pack::Pack};
use std::io;

/// A pack that takes one card from a file of its own and everything else from the standard pack.
const ONE_DRAWING: &str = r##"(
    name: "Fuzz",
    about: "One drawing.",
    templates: { "german": (art: File("german.svg"), colours: { "base": "#E8F0F6", "ink": "#06141F" }) },
)"##;

/// What a counter shows, with something in every place.
fn face() -> Face {
    Face {
        template: "german".to_owned(),
        symbol: "armour".to_owned(),
        size_mark: "III".to_owned(),
        strength: "12–10".to_owned(),
        designation: "25".to_owned(),
        formation: "7".to_owned(),
        steps: 3,
        steps_lost: 1,
        badges: vec!["disrupted".to_owned(), "count:4".to_owned()],
        ..Face::default()
    }
}

/// Reads a drawing of a card and draws it.
pub fn template(bytes: &[u8]) {
    read(&|file| match file {
        "pack.ron" => Ok(ONE_DRAWING.as_bytes().to_vec()),
        "german.svg" => Ok(bytes.to_vec()),
        _ => Err(io::ErrorKind::NotFound.into()),
    });
}

/// Reads a pack of several files: each begins with a line `=== name`.
pub fn pack(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    read(&|wanted| {
        let named = text.split("=== ").skip(1).filter_map(|part| part.split_once('\n'));
        let found = named.into_iter().find(|(name, _)| *name == wanted);
        found.map(|(_, text)| text.as_bytes().to_vec()).ok_or_else(|| io::ErrorKind::NotFound.into())
    });
}

fn read(open: &dyn Fn(&str) -> io::Result<Vec<u8>>) {
    let reading = Pack::read_with_faults("fuzz", open, None)
        .unwrap_or_else(|fault| panic!("the standard pack is damaged: {fault}"));
    for fault in &reading.faults {
        assert!(fault.to_string().len() < 4000, "an endless message: {fault}");
    }
    // What is too much together, though each part of it is not, is the standard pack's.
    let (drawn, fault) = reading.pack.render_or_standard(&face(), 48);
    let is_seen = drawn.rgba.chunks_exact(4).any(|pixel| pixel[3] > 0);
    assert!(is_seen, "a pack that was read shows nothing: {fault:?}");
}
