#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::engine::data::Source;
use std::{
    fs,
    io::{Cursor, Write},
    path::{Path, PathBuf},
};
use zip::{ZipWriter, write::SimpleFileOptions};

/// Largest accepted size of a file, in bytes.
const FILE: usize = 4 << 20;

fn parcel(files: &[(&str, &str)]) -> Parcel {
    let files = files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec()));
    Parcel { files: files.collect(), ..Parcel::default() }
}

/// Like the command line: a text with victory is a scenario of this game, one with roads is its map.
fn game_of(source: &Source) -> Option<Belongs> {
    let has = |word| source.text.contains(word);
    (has("victory") || has("roads")).then(|| Belongs { game: "chess", is_scenario: has("victory") })
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("kessel-parcel-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn places(plan: &Plan) -> Vec<&str> {
    plan.files.iter().map(|(_, place)| place.as_str()).collect()
}

#[test]
fn what_was_wrapped_is_unwrapped_again() {
    let sent = parcel(&[("winter/pack.ron", "(name: \"Winter\")"), ("winter/symbols/a.svg", "<svg/>")]);
    let bytes = sent.to_bytes().unwrap();
    assert_eq!(Parcel::of_bytes(&bytes), Ok(sent));
}

#[test]
fn each_file_belongs_somewhere() {
    let sent = parcel(&[
        ("things/winter/pack.ron", ""),
        ("things/winter/symbols/a.svg", ""),
        ("things/bridge.ron", "(id: \"bridge\", victory: 3)"),
        ("things/chess/river.ron", "(roads: [])"),
        ("things/first.ron", "(steps: [], closing: \"\")"),
        ("things/README.md", "read me"),
    ]);
    let planned = plan(&sent, "things", &game_of).unwrap();
    assert_eq!(
        places(&planned),
        [
            "scenarios/chess/bridge.ron",
            "scenarios/chess/river.ron",
            "scenarios/lessons/first.ron",
            "packs/winter/pack.ron",
            "packs/winter/symbols/a.svg",
        ]
    );
    let told: Vec<String> = planned.things.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["art pack winter", "scenario bridge", "lesson first", "file for scenarios river"]);
}

#[test]
fn a_pack_that_lies_open_is_called_as_the_parcel() {
    let planned = plan(&parcel(&[("pack.ron", ""), ("german.svg", "")]), "summer", &game_of).unwrap();
    assert_eq!(places(&planned), ["packs/summer/german.svg", "packs/summer/pack.ron"]);
    let wrong = plan(&parcel(&[("pack.ron", "")]), "../summer", &game_of).unwrap_err();
    assert!(wrong[0].contains("../summer"), "{wrong:?}");
}

#[test]
fn what_has_no_place_is_told() {
    assert!(plan(&parcel(&[("README.md", "")]), "x", &game_of).unwrap_err()[0].contains("no pack"));
    let nested = parcel(&[("a/pack.ron", ""), ("a/b/pack.ron", "")]);
    assert!(plan(&nested, "x", &game_of).unwrap_err()[0].contains("a/b/pack.ron"));
    assert!(plan(&parcel(&[("what.ron", "(a: 1)")]), "x", &game_of).unwrap_err()[0].contains("what.ron"));
    let latin = Parcel { files: [("a.ron".to_owned(), vec![0xFF, 0xFE])].into(), ..Parcel::default() };
    assert!(plan(&latin, "x", &game_of).unwrap_err()[0].contains("UTF-8"));
}

#[test]
fn parcels_of_strangers_do_no_harm() {
    assert_eq!(FILE as u64, MOST_BYTES_OF_FILE);
    let made = |name: &str, bytes: &[u8]| {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        zip.start_file(name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
        zip.finish().unwrap().into_inner()
    };
    for name in ["../pack.ron", "/etc/pack.ron", "a/../../pack.ron", "C:/pack.ron", "a\\..\\pack.ron"] {
        let read = Parcel::of_bytes(&made(name, b"x"));
        let fine = read.as_ref().is_ok_and(|parcel| parcel.files.keys().all(|name| is_inside(name)));
        assert!(read.is_err() || fine, "{name}: {read:?}");
    }
    // Four megabytes and one byte of zeros need four kilobytes.
    let bomb = made("pack.ron", &vec![0; FILE + 1]);
    assert!(bomb.len() < 10_000, "{} bytes", bomb.len());
    assert!(Parcel::of_bytes(&bomb).unwrap_err().contains("limit"));
    let mut many = ZipWriter::new(Cursor::new(Vec::new()));
    for number in 0..17 {
        many.start_file(format!("{number}.svg"), SimpleFileOptions::default()).unwrap();
        many.write_all(&vec![0; FILE]).unwrap();
    }
    assert!(Parcel::of_bytes(&many.finish().unwrap().into_inner()).unwrap_err().contains("together"));
    let mut link = ZipWriter::new(Cursor::new(Vec::new()));
    link.add_symlink("pack.ron", "/etc/passwd", SimpleFileOptions::default()).unwrap();
    assert!(Parcel::of_bytes(&link.finish().unwrap().into_inner()).unwrap_err().contains("link"));
    let mut crowd = ZipWriter::new(Cursor::new(Vec::new()));
    for number in 0..=MOST_FILES {
        crowd.start_file(format!("{number}.svg"), SimpleFileOptions::default()).unwrap();
    }
    assert!(Parcel::of_bytes(&crowd.finish().unwrap().into_inner()).unwrap_err().contains("limit"));
    assert!(Parcel::of_bytes(b"PK\x03\x04 and nothing behind it").unwrap_err().contains("not a zip"));
}

/// Every cut and many changed bytes of a good parcel give a sentence or a parcel, never a panic.
#[test]
fn damaged_parcels_are_read_or_refused() {
    let whole = parcel(&[("winter/pack.ron", "(name: \"Winter\")"), ("bridge.ron", "(victory: 3)")]);
    let whole = whole.to_bytes().unwrap();
    for cut in 0..whole.len() {
        let _ = Parcel::of_bytes(&whole[..cut]);
        for byte in [0, 0xFF, 0x50] {
            let mut changed = whole.clone();
            changed[cut] = byte;
            let _ = Parcel::of_bytes(&changed);
        }
    }
}

fn no_fault(_: &Path) -> Vec<String> {
    Vec::new()
}

#[test]
fn what_is_installed_can_be_taken_away_and_installed_again() {
    let own = folder("install");
    let sent = parcel(&[("winter/pack.ron", "(name: \"Winter\")"), ("winter/a.svg", "<svg/>")]);
    let planned = plan(&sent, "x", &game_of).unwrap();
    let done = install(&sent, &planned, &own, Allowed::default(), &no_fault).unwrap();
    assert_eq!(done.things, planned.things);
    assert_eq!(fs::read_to_string(own.join("packs/winter/a.svg")).unwrap(), "<svg/>");
    // The same parcel is recognized the second time; a different one of the same name does not overwrite it.
    assert_eq!(install(&sent, &planned, &own, Allowed::default(), &no_fault).unwrap().known, planned.things);
    let other = parcel(&[("winter/pack.ron", "(name: \"Another winter\")")]);
    let wrong = install(&other, &plan(&other, "x", &game_of).unwrap(), &own, Allowed::default(), &no_fault)
        .unwrap_err();
    assert!(wrong[0].contains("another art pack winter"), "{wrong:?}");
    let first = remove(&own, &planned.things[0]).unwrap();
    assert!(!own.join("packs/winter").exists() && first.join("pack.ron").is_file());
    install(&sent, &planned, &own, Allowed::default(), &no_fault).unwrap();
    let second = remove(&own, &planned.things[0]).unwrap();
    assert!(first != second && second.join("pack.ron").is_file());
    assert!(remove(&own, &planned.things[0]).is_err(), "there is none any more");
    fs::remove_dir_all(&own).unwrap();
}

#[test]
fn what_has_a_fault_leaves_nothing_behind() {
    let own = folder("faulty");
    let sent =
        parcel(&[("winter/pack.ron", ""), ("chess/river.ron", "(roads: [])"), ("bridge.ron", "victory")]);
    let planned = plan(&sent, "x", &game_of).unwrap();
    let check = |path: &Path| match path.ends_with("bridge.ron") {
        true => vec!["bridge.ron:1:1: no bridge".to_owned()],
        false => Vec::new(),
    };
    assert_eq!(
        install(&sent, &planned, &own, Allowed::default(), &check).unwrap_err(),
        ["bridge.ron:1:1: no bridge"]
    );
    for place in places(&planned) {
        assert!(!own.join(place).exists(), "{place}");
    }
    fs::remove_dir_all(&own).unwrap();
}

#[test]
fn a_folder_is_wrapped_with_its_name() {
    let own = folder("wrap");
    fs::create_dir_all(own.join("winter/symbols")).unwrap();
    fs::write(own.join("winter/pack.ron"), "()").unwrap();
    fs::write(own.join("winter/symbols/a.svg"), "<svg/>").unwrap();
    fs::write(own.join("winter/.hidden"), "").unwrap();
    fs::write(own.join("bridge.ron"), "(victory: 3)").unwrap();
    let mut made = Parcel::default();
    wrap(&mut made, &own.join("winter"), "").unwrap();
    wrap(&mut made, &own.join("bridge.ron"), "chess").unwrap();
    let names: Vec<&str> = made.files.keys().map(String::as_str).collect();
    assert_eq!(names, ["chess/bridge.ron", "winter/pack.ron", "winter/symbols/a.svg"]);
    fs::remove_dir_all(&own).unwrap();
}

#[test]
fn what_is_sent_takes_along_what_it_names() {
    let own = folder("own");
    let write = |place: &str, text: &str| {
        fs::create_dir_all(own.join(place).parent().unwrap()).unwrap();
        fs::write(own.join(place), text).unwrap();
    };
    write("packs/winter/pack.ron", "()");
    write("packs/no pack/readme.txt", "");
    write(
        "scenarios/chess/bridge.ron",
        "(victory: 1, map: \"chess/river.ron\", charts: \"chess/charts.ron\")",
    );
    write("scenarios/chess/river.ron", "(roads: [])");
    write("scenarios/chess/other.ron", "(roads: [])");
    write("scenarios/lessons/first.ron", "(steps: [], closing: \"\")");
    let things = own_things(&own, &game_of);
    let told: Vec<String> = things.iter().map(ToString::to_string).collect();
    let parts = ["file for scenarios other", "file for scenarios river"];
    assert_eq!(told, ["art pack winter", "scenario bridge", "lesson first", parts[0], parts[1]]);
    let sent = wrap_thing(&own, &things[1]).unwrap();
    assert_eq!(sent.files.keys().collect::<Vec<_>>(), ["chess/bridge.ron", "chess/river.ron"]);
    // Another player installs it and has both.
    let other = folder("other");
    let planned = plan(&sent, "bridge", &game_of).unwrap();
    install(&sent, &planned, &other, Allowed::default(), &no_fault).unwrap();
    assert!(other.join("scenarios/chess/river.ron").is_file());
    fs::remove_dir_all(&own).unwrap();
    fs::remove_dir_all(&other).unwrap();
}

/// A lesson that begins as a scenario does takes it along, and every file its translations.
#[test]
fn translations_go_where_their_files_go() {
    let own = folder("translated");
    let write = |place: &str, text: &str| {
        fs::create_dir_all(own.join(place).parent().unwrap()).unwrap();
        fs::write(own.join(place), text).unwrap();
    };
    write("scenarios/chess/bridge.ron", "(victory: 1)");
    write("scenarios/chess/bridge.de.ftl", "title = Brücke");
    write("scenarios/chess/bridge-two.de.ftl", "title = Andere");
    write(
        "scenarios/lessons/first.ron",
        "(game: \"chess\", begins: (scenario: \"bridge\", learner: \"white\"), steps: [], closing: \"\")",
    );
    write("scenarios/lessons/first.pt-BR.ftl", "title = Primeira");
    let lesson = Thing { kind: ThingKind::Lesson, place: "scenarios/lessons/first.ron".to_owned() };
    let sent = wrap_thing(&own, &lesson).unwrap();
    let names: Vec<&str> = sent.files.keys().map(String::as_str).collect();
    let all = ["chess/bridge.de.ftl", "chess/bridge.ron", "lessons/first.pt-BR.ftl", "lessons/first.ron"];
    assert_eq!(names, all);
    let planned = plan(&sent, "x", &game_of).unwrap();
    assert_eq!(planned.things.len(), 2, "a translation is no thing of its own");
    let other = folder("translated-there");
    let seen = std::cell::RefCell::new(Vec::new());
    let check = |path: &Path| {
        seen.borrow_mut().push(path.to_owned());
        Vec::new()
    };
    install(&sent, &planned, &other, Allowed::default(), &check).unwrap();
    for name in all {
        assert!(other.join("scenarios").join(name).is_file(), "{name}");
    }
    assert!(seen.borrow().iter().any(|path| path.ends_with("bridge.de.ftl")), "{:?}", seen.borrow());
    // It comes to a file that is there already, and goes with it.
    fs::remove_file(other.join("scenarios/chess/bridge.de.ftl")).unwrap();
    install(&sent, &planned, &other, Allowed::default(), &no_fault).unwrap();
    let scenario = Thing { kind: ThingKind::Scenario, place: "scenarios/chess/bridge.ron".to_owned() };
    let gone = remove(&other, &scenario).unwrap();
    assert!(gone.with_file_name("bridge.de.ftl").is_file());
    assert!(!other.join("scenarios/chess/bridge.de.ftl").exists());
    fs::remove_dir_all(&own).unwrap();
    fs::remove_dir_all(&other).unwrap();
}

#[test]
fn translations_in_a_pack_belong_to_the_pack() {
    let sent = parcel(&[
        ("winter/pack.ron", ""),
        ("winter/map.ron", ""),
        ("winter/map.de.ftl", ""),
        ("loose.de.ftl", ""),
    ]);
    let planned = plan(&sent, "x", &game_of).unwrap();
    assert_eq!(
        places(&planned),
        ["packs/winter/map.de.ftl", "packs/winter/map.ron", "packs/winter/pack.ron"]
    );
}
