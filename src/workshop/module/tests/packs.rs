//! The file with matches, and the pack that is made of them.

use super::*;
use crate::engine::storage::Disk;

fn units() -> Vec<Unit> {
    let mut tank = unit("tank", "Tank", "green");
    tank.keys = vec!["tank-1".to_owned(), "tank-2".to_owned()];
    vec![unit("cav-1", "1 Cavalry \"Red\"", "green"), tank]
}

fn table() -> Matching {
    let piece = |name: &str, front: &str, back: &str| Piece {
        name: name.to_owned(),
        front: front.to_owned(),
        back: back.to_owned(),
        ..Piece::default()
    };
    Matching::guessed(
        units(),
        vec![piece("1 Cav Red", "Cav, 1.gif", "cav (1).jpg"), piece("Truck", "t.png", "")],
    )
}

#[test]
fn the_file_with_matches_is_read_as_it_was_written() {
    let matches = Matches::of(&table(), "own.vmod", "a-game");
    let text = matches.to_text(&units());
    let read = Matches::parse("own.matches.ron", &text).unwrap();
    assert_eq!((read.module.as_str(), read.game.as_str()), ("own.vmod", "a-game"));
    let cards: Vec<[&str; 4]> =
        read.matches.iter().map(|one| [one.unit.as_str(), &one.front, &one.back, &one.piece]).collect();
    assert_eq!(cards, [["cav-1", "Cav, 1.gif", "cav (1).jpg", "1 Cav Red"], ["tank", "", "", ""]]);
    assert!(text.contains("(unit: \"tank\", front: \"\"), // Tank\n"), "{text}");
    assert!(read.faults(("x", &text), &units(), &|_| true).is_empty());
}

#[test]
fn faults_of_the_file_have_line_and_column() {
    let file = "(\n    game: \"a-game\",\n    matches: [\n        (unit: \"tank-*\", front: \"a.png\"),\n        (unit: \"tonk\", front: \"b.png\", back: \"c.png\"),\n    ],\n)";
    let read = Matches::parse("m.ron", file).unwrap();
    let told = |has: fn(&str) -> bool| -> Vec<String> {
        read.faults(("m.ron", file), &units(), &has).iter().map(ToString::to_string).collect()
    };
    let faults = told(|image| image != "c.png");
    let [unit, image] = &faults[..] else { panic!("{faults:?}") };
    assert!(unit.starts_with("m.ron:5:16: matches[1].unit: the game has no unit \"tonk\""), "{unit}");
    assert!(
        image.starts_with("m.ron:5:") && image.contains("the module has no picture \"c.png\""),
        "{image}"
    );
    for (wrong, why) in [
        ("(game: \"x\", matches: [(unit: \"a\", front: 7)])", "1:"),
        ("(game: \"x\", matches: [(unit: \"a\", frond: \"\")])", "frond"),
        ("(game: \"x\", matches: [(unit: \"a\"), (unit: \"a\")])", "in this list twice"),
        ("(game: \"x\", matches: [(unit: \"a\", back: \"b\")])", "needs a front"),
        ("(game: \"x\", matches: [(unit: \"a\", score: 7)])", "from 0 to 1"),
        ("(matches: [])", "game"),
    ] {
        let faults = Matches::parse("m.ron", wrong).unwrap_err();
        let said = faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        assert!(said.contains("m.ron:1:") && said.contains(why), "{wrong}: {said}");
    }
}

/// GIF and JPEG become PNG, large pictures smaller, and their names such as every system holds.
#[test]
fn a_pack_is_written_with_its_pictures() {
    let folder = Folder::new();
    let images = [
        ("Cav, 1.gif", bytes(GIF)),
        ("cav (1).jpg", bytes(JPEG)),
        ("large.png", png(600)),
        ("own.svg", b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'/>".to_vec()),
        ("broken.png", b"\x89PNG\r\n\x1a\nnothing".to_vec()),
    ];
    let mut module = opened(&folder.module(&build(""), &images));
    let card = |unit: &str, front: &str, back: &str| Match {
        unit: unit.to_owned(),
        front: front.to_owned(),
        back: back.to_owned(),
        ..Match::default()
    };
    let matches = Matches {
        module: "own.vmod".to_owned(),
        game: "a-game".to_owned(),
        matches: vec![
            card("cav-1", "Cav, 1.gif", "cav (1).jpg"),
            card("tank-*", "large.png", "broken.png"),
            card("tank-1", "own.svg", ""),
            card("tank-2", "broken.png", ""),
            card("tank", "", ""),
        ],
    };
    let out = folder.0.join("mine");
    let packed = write_pack(&Disk::default(), &mut module, &matches, &out, false).unwrap();
    assert_eq!((packed.units, packed.images), (3, 4));
    let [note] = &packed.notes[..] else { panic!("{:?}", packed.notes) };
    assert!(note.contains("own.vmod:images/broken.png:1:1: it is damaged"), "{note}");
    let text = fs::read_to_string(out.join("pack.ron")).unwrap();
    for line in [
        "    name: \"Own & made up\",",
        "    only_for: [\"a-game\"],",
        "        \"cav-1\": (card: (front: \"images/cav-1.png\", back: \"images/cav-1-2.png\")),",
        "        \"tank-*\": (card: (front: \"images/large.png\")),",
        "        \"tank-1\": (card: (front: \"images/own.svg\")),",
    ] {
        assert!(text.lines().any(|known| known == line), "{line} is not in {text}");
    }
    let sizes = [("cav-1.png", 4), ("cav-1-2.png", 8), ("large.png", 512)];
    for (name, side) in sizes {
        let bytes = fs::read(out.join("images").join(name)).unwrap();
        let picture = resvg::tiny_skia::Pixmap::decode_png(&bytes).unwrap();
        assert_eq!((picture.width(), picture.height()), (side, side), "{name}");
    }
    // The standard drawings are there to be changed.
    assert!(out.join("symbols/armour.svg").is_file());
    // It is only written over when that is asked for.
    let again = |module: &mut Module, force| write_pack(&Disk::default(), module, &matches, &out, force);
    assert!(again(&mut module, false).unwrap_err().contains("already exists"));
    assert_eq!(again(&mut module, true).unwrap(), packed);
}

#[test]
fn a_folder_that_is_no_pack_is_refused() {
    let folder = Folder::new();
    let mut module = opened(&folder.module(&build(""), &[]));
    let mut told = |out: &Path, force| {
        write_pack(&Disk::default(), &mut module, &Matches::default(), out, force).unwrap_err()
    };
    assert!(told(&folder.0.join("My Pack"), false).contains("call it \"my-pack\""));
    assert!(told(&folder.0.join("standard"), false).contains("there is a pack called standard already"));
    let other = folder.0.join("other");
    fs::create_dir_all(&other).unwrap();
    assert!(told(&other, true).contains("is not an art pack"));
    assert!(told(Path::new(".."), false).contains("give it a name"));
}
