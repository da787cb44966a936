//! Modules that are damaged, or made to do harm: each is told in a sentence with its place.

use super::*;

fn refused(path: &Path) -> String {
    Module::open(path).err().map(|fault| fault.to_string()).unwrap_or_default()
}

#[test]
fn what_is_no_module_is_told() {
    let folder = Folder::new();
    let told = |bytes: &[u8]| refused(&folder.file("x.vmod", bytes));
    assert!(told(b"this is a letter").contains("x.vmod:1:1: this is not a zip file"), "{}", told(b"letter"));
    assert!(told(b"").contains("not a zip file"));
    let empty = zipped(&[("readme.txt".to_owned(), b"hello".to_vec())]);
    assert!(told(&empty).contains("no buildFile"), "{}", told(&empty));
    let mut half = zipped(&[("buildFile".to_owned(), build("").into_bytes())]);
    half.drain(..40);
    assert!(told(&half).contains("zip") || told(&half).contains("unpacked"), "{}", told(&half));
    assert!(refused(&folder.0.join("none.vmod")).contains("cannot be read"));
    assert!(refused(&folder.0).contains("is a folder"));
}

#[test]
fn a_description_that_is_damaged_is_told_with_its_place() {
    let folder = Folder::new();
    let told =
        |build: &[u8]| refused(&folder.file("x.vmod", &zipped(&[("buildFile".to_owned(), build.to_vec())])));
    let place = "x.vmod:buildFile:";
    for (text, line, why) in [
        ("just words", 1, "not the description of a VASSAL module"),
        ("", 1, "not the description of a VASSAL module"),
        ("<html>\n</html>", 1, "not the description of a VASSAL module"),
        ("<VASSAL.build.GameModule>\n<a>\n</b>\n</VASSAL.build.GameModule>", 3, "not XML"),
        ("<VASSAL.build.GameModule>\n<a>\n", 3, "it is incomplete"),
        ("<VASSAL.build.GameModule>\n\n<a b='", 3, "not XML"),
    ] {
        let said = told(text.as_bytes());
        assert!(said.contains(&format!("{place}{line}:")) && said.contains(why), "{text}: {said}");
    }
    let wide: Vec<u8> = build("").encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert!(told(&wide).contains("in UTF-16: save it as UTF-8"), "{}", told(&wide));
    let deep = "<VASSAL.build.GameModule>".to_owned() + &"<a>".repeat(5000);
    assert!(told(deep.as_bytes()).contains("nested deeper than"), "{}", told(deep.as_bytes()));
    let long = build(&slot("long", &"x".repeat(200_000)));
    assert!(
        told(long.as_bytes()).contains("3:") && told(long.as_bytes()).contains("longer than 131072 bytes")
    );
}

/// The description is not unpacked further than its limit, whatever the zip says of it.
#[test]
fn a_bomb_is_told() {
    let folder = Folder::new();
    let bomb = zipped(&[("buildFile.xml".to_owned(), vec![b' '; 33 << 20])]);
    let path = folder.file("bomb.vmod", &bomb);
    assert!(bomb.len() < 1 << 20);
    assert!(refused(&path).contains("longer than 33554432 bytes"), "{}", refused(&path));
}

/// Prototypes that use each other, and very long chains, take no time and no memory.
#[test]
fn prototypes_without_end_are_told() {
    let folder = Folder::new();
    let many: Vec<String> = (0..40).map(|_| "prototype;A".to_owned()).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).chain(["piece;;;;"]).collect();
    let body = definition(&many, &["", ""]);
    let text = format!(
        "<VASSAL.build.module.PrototypeDefinition name=\"A\">{body}</VASSAL.build.module.PrototypeDefinition>{}",
        slot("x", &definition(&["prototype;A", "piece;;;a.png;x"], &["", ""]))
    );
    let module = opened(&folder.module(&build(&text), &[("a.png", png(2))]));
    assert!(module.notes[0].contains("more than 500 traits with its prototypes"), "{:?}", module.notes);
    assert!(module.notes[0].contains("own.vmod:buildFile.xml:3:"), "{:?}", module.notes);
}

#[test]
fn names_that_lead_out_and_names_twice_are_told() {
    let folder = Folder::new();
    let told = |name: &str| {
        let files = [("buildFile".to_owned(), build("").into_bytes()), (name.to_owned(), Vec::new())];
        refused(&folder.file("x.vmod", &zipped(&files)))
    };
    for name in ["images/../../x.png", "images\\x.png", "images/./x.png", "C:/x.png"] {
        assert!(told(name).contains("is not the name of a file inside the module"), "{name}: {}", told(name));
    }
    assert_eq!(told("images/x.png"), "");
    let files = [
        ("buildFile".to_owned(), build("").into_bytes()),
        ("images/a.png".to_owned(), png(2)),
        ("images/b.png".to_owned(), png(2)),
    ];
    let mut twice = zipped(&files);
    for at in 0..twice.len() - 12 {
        if &twice[at..at + 12] == b"images/b.png" {
            twice[at + 7] = b'a';
        }
    }
    let said = refused(&folder.file("x.vmod", &twice));
    assert!(said.contains("two files in it have the same name"), "{said}");
}

/// A picture that is not there is told, and the piece is listed without it.
#[test]
fn missing_pictures_are_told_with_their_place() {
    let folder = Folder::new();
    let flip = layer("Flip", "F", &["", "gone-b.png"], &["", ""]);
    let slots = slot("Lost", &definition(&[&flip, "piece;;;gone.png;Lost"], &["-1", "null"]))
        + "\n"
        + &slot("Odd", "no definition");
    let module = opened(&folder.module(&build(&slots), &[]));
    let [one, other, third] = &module.notes[..] else { panic!("{:?}", module.notes) };
    assert!(
        one.contains("own.vmod:buildFile.xml:3:1: the piece \"Lost\" shows the picture \"gone.png\""),
        "{one}"
    );
    assert!(other.contains("gone-b.png"), "{other}");
    assert!(third.contains("buildFile.xml:4:1: the piece \"Odd\": its definition"), "{third}");
    assert_eq!((module.pieces.len(), module.pieces[0].front.as_str()), (1, ""));
}
