//! Parcels, packs and own files on the command line: the limits of a foreign zip, the files included in it, and the
//! files in no list.

use kessel::engine::data::{
    parcel::{About, Ledger, Parcel, about_of, describe},
    shipped_text,
};
use std::{
    fs,
    io::{Cursor, Write},
    path::{Path, PathBuf},
    process::{Command, Output},
};
use zip::{ZipWriter, write::SimpleFileOptions};

/// A home in which the program runs, deleted when the test ends.
struct Home(PathBuf);

impl Home {
    fn new(name: &str) -> Self {
        let home = std::env::temp_dir().join(format!("kessel-parcels-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&home);
        fs::create_dir_all(home.join("here")).unwrap();
        Self(home)
    }

    fn own(&self) -> PathBuf {
        self.0.join("data/kessel")
    }

    /// Writes a file of the user's own.
    fn write(&self, place: &str, text: &str) {
        let path = self.own().join(place);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn zip(&self, name: &str, files: &[(&str, &str)]) -> String {
        let files = files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec()));
        let bytes = Parcel { files: files.collect(), ..Parcel::default() }.to_bytes().unwrap();
        self.file(name, &bytes)
    }

    fn file(&self, name: &str, bytes: &[u8]) -> String {
        let path = self.0.join("here").join(name);
        fs::write(&path, bytes).unwrap();
        path.display().to_string()
    }

    fn run(&self, words: &[&str]) -> Output {
        let mut program = Command::new(env!("CARGO_BIN_EXE_kessel"));
        program.args(words).current_dir(self.0.join("here")).env("XDG_DATA_HOME", self.0.join("data"));
        program.output().unwrap()
    }

    /// Returns the output of a command that succeeds.
    fn said(&self, words: &[&str]) -> String {
        let output = self.run(words);
        let complaints = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{words:?}: {complaints}");
        String::from_utf8(output.stdout).unwrap() + &complaints
    }

    /// Returns the message of a command that is refused.
    fn refused(&self, words: &[&str]) -> String {
        let output = self.run(words);
        assert!(!output.status.success(), "{words:?} is taken");
        String::from_utf8(output.stderr).unwrap()
    }

    /// Checks that both `check` and `install` refuse a parcel, and that the folder of own things is empty.
    fn is_refused(&self, zip: &str, expected: &str) {
        for command in ["check", "install"] {
            let why = self.refused(&[command, zip]);
            assert!(why.contains(expected), "{command}: {why}");
        }
        assert_eq!(files_in(&self.own()), 0, "{zip}");
    }
}

/// Returns the number of files in a folder and its subfolders.
fn files_in(folder: &Path) -> usize {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.map(|path| if path.is_dir() { files_in(&path) } else { 1 }).sum()
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Returns a scenario of Platoon on the shipped map, or on another.
fn scenario(id: &str, map: &str) -> String {
    let text = shipped_text("platoon/farm-road.ron").unwrap();
    text.replace("id: \"farm-road\"", &format!("id: \"{id}\"")).replace("platoon/map-grusha.ron", map)
}

/// Returns a lesson of Platoon that begins with another scenario.
fn lesson(id: &str, scenario: &str) -> String {
    let text = shipped_text("lessons/firing.ron").unwrap();
    text.replace("id: \"firing\"", &format!("id: \"{id}\""))
        .replace("scenario: \"farm-road\"", &format!("scenario: \"{scenario}\""))
}

#[test]
fn no_parcel_takes_the_place_of_what_the_program_brings() {
    let home = Home::new("shipped");
    let map = shipped_text("platoon/map-grusha.ron").unwrap();
    let other = map.replace("title: \"Grusha\"", "title: \"Another Grusha\"");
    assert_ne!(map, other);
    let own = scenario("kit2", "platoon/map-grusha.ron");
    let with_map = home.zip("mm.zip", &[("platoon/kit2.ron", &own), ("platoon/map-grusha.ron", &other)]);
    home.is_refused(
        &with_map,
        "mm.zip:platoon/map-grusha.ron:1:1: the program has its own file for scenarios map-grusha",
    );
    let changed = scenario("farm-road", "platoon/map-grusha.ron").replace("last_turn: 8", "last_turn: 7");
    let with_scenario = home.zip("fr.zip", &[("platoon/farm-road.ron", &changed)]);
    home.is_refused(&with_scenario, "the program has its own scenario farm-road");
    // Some systems do not distinguish capitals from small letters; and a lesson is protected like a map.
    home.is_refused(
        &home.zip("capitals.zip", &[("platoon/Map-Grusha.ron", &other)]),
        "the program has its own file for scenarios Map-Grusha",
    );
    let firing = shipped_text("lessons/firing.ron").unwrap().replace("minutes: ", "minutes: 1");
    home.is_refused(
        &home.zip("firing.zip", &[("lessons/firing.ron", &firing)]),
        "the program has its own lesson firing",
    );
    // An identical file is harmless, and not written.
    let same = home.zip("same.zip", &[("platoon/kit2.ron", &own), ("platoon/map-grusha.ron", map)]);
    let said = home.said(&["install", &same]);
    assert!(said.contains("file for scenarios map-grusha is already installed"), "{said}");
    assert!(!home.own().join("scenarios/platoon/map-grusha.ron").exists());
    assert!(home.own().join("scenarios/platoon/kit2.ron").is_file());
}

#[test]
fn a_lesson_takes_along_what_it_needs() {
    let home = Home::new("lesson");
    let map = shipped_text("platoon/map-grusha.ron").unwrap();
    home.write("scenarios/platoon/weissbach.ron", &scenario("weissbach", "platoon/map-weissbach.ron"));
    home.write("scenarios/platoon/map-weissbach.ron", map);
    home.write("scenarios/lessons/first-shot.ron", &lesson("first-shot", "weissbach"));
    let out = home.0.join("here/lesson.zip").display().to_string();
    let by_file = home.own().join("scenarios/lessons/first-shot.ron").display().to_string();
    for what in ["first-shot", &by_file] {
        let said = home.said(&["wrap", what, "--out", &out, "--force"]);
        for thing in ["lesson first-shot", "scenario weissbach", "file for scenarios map-weissbach"] {
            assert!(said.contains(thing), "{what}: {thing}: {said}");
        }
        // Another player has all of it.
        let other = Home::new("lesson-other");
        let said = other.said(&["install", &out]);
        assert!(said.contains("lesson first-shot"), "{said}");
        assert!(other.own().join("scenarios/platoon/map-weissbach.ron").is_file());
    }
    // Alone it is useless, and the message says what is missing.
    let other = Home::new("lesson-alone");
    let alone =
        other.zip("lesson-only.zip", &[("lessons/first-shot.ron", &lesson("first-shot", "weissbach"))]);
    other.is_refused(&alone, "platoon/weissbach.ron");
    let why = other.refused(&["install", &alone]);
    assert!(why.contains("first-shot.ron:") && why.contains("send the scenario weissbach along"), "{why}");
    // An edited map in place of the program's is not included without a message.
    home.write("scenarios/platoon/map-grusha.ron", &map.replace("title: \"Grusha\"", "title: \"Mine\""));
    home.write("scenarios/platoon/edited.ron", &scenario("edited", "platoon/map-grusha.ron"));
    let why = home.refused(&["wrap", "edited", "--out", &out, "--force"]);
    assert!(why.contains("give it another name than platoon/map-grusha.ron"), "{why}");
}

/// Returns a PNG picture of this width and height.
fn picture(side: u32) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, side, side);
    encoder.set_color(png::ColorType::Grayscale);
    let pixels = vec![77; side as usize * side as usize];
    encoder.write_header().unwrap().write_image_data(&pixels).unwrap();
    file
}

impl Home {
    /// Makes a parcel with a title and a version.
    fn parcel(&self, name: &str, version: &str, files: &[(&str, &str)]) -> String {
        let files = files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec()));
        let mut parcel = Parcel { files: files.collect(), ..Parcel::default() };
        let about = About { title: "Kit".to_owned(), version: version.to_owned(), ..About::default() };
        describe(&mut parcel, &about, None).unwrap();
        self.file(name, &parcel.to_bytes().unwrap())
    }

    fn text(&self, place: &str) -> String {
        fs::read_to_string(self.own().join(place)).unwrap()
    }
}

/// A pack, a map, a scenario on it with units of its own and a lesson are sent with their facts, and used in another
/// home.
#[test]
fn everything_is_sent_in_one_parcel_and_used_there() {
    let home = Home::new("whole");
    let map = shipped_text("platoon/map-grusha.ron").unwrap();
    let units = shipped_text("platoon/units.ron").unwrap();
    home.write("packs/winter/pack.ron", "(name: \"Winter\", about: \"White.\")");
    home.write("scenarios/platoon/map-weissbach.ron", map);
    home.write(
        "scenarios/platoon/units-mine.ron",
        &units.replace("id: \"platoon-units\"", "id: \"units-mine\""),
    );
    let own = scenario("weissbach", "platoon/map-weissbach.ron");
    let with_units = own.replace("platoon/units.ron", "platoon/units-mine.ron");
    assert_ne!(own, with_units);
    home.write("scenarios/platoon/weissbach.ron", &with_units);
    home.write("scenarios/lessons/first-shot.ron", &lesson("first-shot", "weissbach"));
    // Own units are in no list, and have no fault.
    let list = home.said(&["list"]);
    assert!(list.contains("weissbach") && !list.contains("units-mine"), "{list}");
    home.said(&["check", &home.own().join("scenarios").display().to_string()]);
    let png = home.file("cover.png", &picture(64));
    let facts = ["--title", "Weissbach", "--version", "1.1", "--author", "M. Weiß", "--licence", "CC BY 4.0"];
    let wrap =
        ["wrap", "first-shot", "winter", "--out", "w.zip", "--about", "An evening.", "--picture", &png];
    let said = home.said(&[&wrap[..], &facts[..]].concat());
    assert!(
        said.contains("lesson first-shot") && said.contains("w.zip is written: “Weissbach”, version 1.1, "),
        "{said}"
    );
    let zip = home.0.join("here/w.zip").display().to_string();
    let about = about_of(&Parcel::read(Path::new(&zip)).unwrap()).unwrap().unwrap();
    assert_eq!((about.author.as_str(), about.picture.as_deref()), ("M. Weiß", Some("picture.png")));
    assert!(about.made_with.starts_with("kessel "), "{about:?}");

    let other = Home::new("whole-other");
    other.said(&["check", &zip]);
    let said = other.said(&["install", &zip]);
    for thing in ["art pack winter", "scenario weissbach", "lesson first-shot", "map-weissbach", "units-mine"]
    {
        assert!(said.contains(thing), "{thing}: {said}");
    }
    for name in ["weissbach", "first-shot", "winter"] {
        other.said(&["check", name]);
    }
    other.said(&["new", "weissbach", "--out", "game.kessel"]);
    let said = other.said(&["parcels"]);
    assert!(said.contains("“Weissbach” 1.1, by M. Weiß, licence CC BY 4.0, installed on "), "{said}");
    assert!(other.said(&["list"]).contains("weissbach"));
    // It is sent on with the same facts, under a new version, and removed.
    let said = other.said(&["wrap", "Weissbach", "--version", "1.2", "--out", "again.zip"]);
    assert!(said.contains("again.zip is written: “Weissbach”, version 1.2, "), "{said}");
    let again = Parcel::read(&other.0.join("here/again.zip")).unwrap();
    let facts = about_of(&again).unwrap().unwrap();
    assert_eq!((facts.author, facts.licence, facts.picture), (about.author, about.licence, about.picture));
    let said = other.said(&["remove", "weissbach", "--json"]);
    assert!(
        said.contains("scenario weissbach") && !said.contains("lesson"),
        "the name of a file comes first: {said}"
    );
    other.said(&["remove", "Weissbach"]);
    assert_eq!(Ledger::read(&other.own()), Ok(Ledger::default()));
    assert!(other.own().join("removed/packs/winter/pack.ron").is_file());
}

/// Nothing shipped, newer or changed is replaced unless the command says so.
#[test]
fn what_a_parcel_would_replace_is_told_first() {
    let home = Home::new("asked");
    let text = |last: &str| {
        scenario("kit2", "platoon/map-grusha.ron").replace("last_turn: 8", &format!("last_turn: {last}"))
    };
    let first = home.parcel("kit.zip", "1", &[("platoon/kit2.ron", &text("7"))]);
    home.said(&["install", &first]);
    let second = home.parcel("kit-2.zip", "2", &[("platoon/kit2.ron", &text("6"))]);
    let place = "scenarios/platoon/kit2.ron";
    home.write(place, &text("5"));
    assert!(home.said(&["parcels", "kit"]).contains("scenarios/platoon/kit2.ron was changed since"));
    let why = home.refused(&["install", &second]);
    assert!(
        why.contains("you have changed scenarios/platoon/kit2.ron") && why.contains("--over-changed"),
        "{why}"
    );
    assert_eq!(home.text(place), text("5"));
    let said = home.said(&["install", &second, "--over-changed"]);
    assert!(said.contains("scenario kit2 is updated") && said.contains("kit2.ron.mine"), "{said}");
    assert_eq!([home.text(place), home.text("scenarios/platoon/kit2.ron.mine")], [text("6"), text("5")]);
    assert!(home.refused(&["install", &first]).contains("is installed in version 2"));
    home.said(&["install", &first, "--over-newer"]);
    assert_eq!(home.text(place), text("7"));
    // A name of something shipped.
    let farm = shipped_text("platoon/farm-road.ron").unwrap().replace("last_turn: 8", "last_turn: 7");
    let shipped =
        home.parcel("farm.zip", "3", &[("platoon/kit2.ron", &text("7")), ("platoon/farm-road.ron", &farm)]);
    let why = home.refused(&["install", &shipped]);
    assert!(
        why.contains("the program has its own scenario farm-road") && why.contains("--over-shipped"),
        "{why}"
    );
    assert!(!home.own().join("scenarios/platoon/farm-road.ron").exists());
    home.said(&["install", &shipped, "--over-shipped"]);
    assert_eq!(home.text("scenarios/platoon/farm-road.ron"), farm);
    home.said(&["remove", "Kit"]);
    assert!(!home.own().join("scenarios/platoon/farm-road.ron").exists());
}

#[test]
fn faults_of_the_facts_are_told_with_their_place() {
    let home = Home::new("facts");
    let pack = ("winter/pack.ron", "(name: \"Winter\")");
    let zip = |facts: &str| home.zip("facts.zip", &[pack, ("parcel.ron", facts)]);
    home.is_refused(&zip("(\n  format: 1,\n  version: \"one\",\n)"), "facts.zip:parcel.ron:3:12: version:");
    home.is_refused(
        &zip("(format: 2, colour: 3)"),
        "facts.zip:parcel.ron:1:10: format: this file was made for a newer",
    );
    home.is_refused(&zip("(title: \"Winter\")"), "format: the number of the format is missing");
    let names_picture = "(format: 1, picture: Some(\"cover.png\"))";
    home.is_refused(&zip(names_picture), "picture: cover.png is not in the parcel");
    for (bytes, why) in [(picture(513), "513 × 513 pixels"), (b"GIF89a".to_vec(), "is not a PNG picture")] {
        let mut parcel = Parcel::default();
        for (name, bytes) in [("cover.png", bytes.as_slice()), ("parcel.ron", names_picture.as_bytes())] {
            parcel.files.insert(name.to_owned(), bytes.to_vec());
        }
        parcel.files.insert(pack.0.to_owned(), pack.1.as_bytes().to_vec());
        home.is_refused(&home.file("picture.zip", &parcel.to_bytes().unwrap()), why);
        // The same picture is refused before it is sent.
        home.write("packs/winter/pack.ron", pack.1);
        let file = home.file("cover.png", &bytes);
        let told = home.refused(&["wrap", "winter", "--out", "sent.zip", "--picture", &file]);
        assert!(told.contains(why), "{told}");
        fs::remove_dir_all(home.own()).unwrap();
    }
    home.write("packs/winter/pack.ron", pack.1);
    let told = home.refused(&["wrap", "winter", "--out", "sent.zip", "--version", "new"]);
    assert!(told.contains("version: at most four numbers"), "{told}");
    assert!(!home.0.join("here/sent.zip").exists());
    // A file of facts can be checked by itself, and given to be sent.
    let facts = home.file("parcel.ron", b"(format: 1, title: \"Snow\", version: \"3\")");
    home.said(&["check", &facts]);
    assert!(home.said(&["wrap", "winter", &facts, "--out", "sent.zip"]).contains("“Snow”, version 3"));
}

/// Returns the bytes of a zip with files of these names.
fn named(names: &[&str]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for name in names {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        let text = if name.ends_with("pack.ron") { "(name: \"Winter\")" } else { "" };
        zip.write_all(text.as_bytes()).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

#[test]
fn names_in_parcels_are_put_right_or_refused() {
    let home = Home::new("names");
    let refused = |name: &str, names: &[&str], expected: &str| {
        home.is_refused(&home.file(name, &named(names)), expected);
    };
    refused("case.zip", &["winter/pack.ron", "Winter/pack.ron"], "differ only in capitals");
    refused("folders.zip", &["winter/pack.ron", "Winter/symbols/armour.svg"], "differ only in capitals");
    refused("device.zip", &["winter/pack.ron", "winter/aux.svg"], "for a device");
    refused("device-pack.zip", &["con/pack.ron"], "for a device");
    refused("dot.zip", &["winter/pack.ron", "winter/a.svg."], "a full stop or a space");
    refused("space.zip", &["winter /pack.ron"], "a full stop or a space");
    refused("question.zip", &["winter/pack.ron", "winter/a?.svg"], "a name cannot contain");
    refused(
        "both.zip",
        &["winter/pack.ron", "winter/a", "winter/a/b.svg"],
        "is both a file and a folder in it",
    );
    refused("out.zip", &["..\\winter\\pack.ron"], "inside its folder");
    refused(
        "standard.zip",
        &["standard/pack.ron"],
        "standard.zip:1:1: the pack's folder \"standard\": Kessel has a",
    );
    refused("flat.zip", &["Flat/pack.ron"], "Kessel has a pack of this name");
    refused("My Pack.zip", &["pack.ron"], "is not an id");
    // The library that writes zips makes no two files of one name: here one is renamed afterwards.
    let mut twice = named(&["winter/pack.ron", "winter/pack.roX"]);
    let other = b"pack.roX";
    while let Some(at) = twice.windows(other.len()).position(|part| part == other) {
        twice[at + other.len() - 1] = b'n';
    }
    home.is_refused(&home.file("twice.zip", &twice), "winter/pack.ron is in it twice");
    // A zip with other path separators is read, with a message.
    for (name, names) in [("backslash.zip", ["winter\\pack.ron"]), ("here.zip", ["./summer/pack.ron"])] {
        let said = home.said(&["install", &home.file(name, &named(&names))]);
        assert!(said.contains("art pack") && said.contains("are read with \"/\" between folders"), "{said}");
    }
    assert!(home.own().join("packs/winter/pack.ron").is_file());
    assert!(home.own().join("packs/summer/pack.ron").is_file());
    let why = home.refused(&["wrap", "winter", "--out", "nul.zip"]);
    assert!(why.contains("for a device"), "{why}");
}

/// A file that scenarios name is not a scenario, in any folder: it is in no list and breaks none.
#[test]
fn files_that_scenarios_name_stand_in_no_list() {
    let home = Home::new("parts");
    let before = home.said(&["list"]);
    for (folder, part) in [
        ("platoon", "platoon/units.ron"),
        ("platoon", "platoon/charts.ron"),
        ("platoon", "platoon/map-grusha.ron"),
        ("platoon", "platoon/rules.ron"),
        ("guderian", "guderian/order-of-battle.ron"),
        ("guderian", "guderian/charts.ron"),
        ("panzer44", "panzer44/units.ron"),
        ("panzer44", "panzer44/charts.ron"),
        ("squad", "squad/units.ron"),
        ("squad", "squad/charts.ron"),
        // A file in the folder of another game, or among the lessons.
        ("squad", "platoon/units.ron"),
        ("lessons", "platoon/units.ron"),
    ] {
        let name = part.split('/').next_back().unwrap().trim_end_matches(".ron");
        let text = shipped_text(part).unwrap();
        home.write(&format!("scenarios/{folder}/{name}-mine.ron"), text);
        // Also while it is being written.
        home.write(
            &format!("scenarios/{folder}/{name}-half.ron"),
            &text[..text.floor_char_boundary(text.len() / 2)],
        );
    }
    assert_eq!(home.said(&["list"]), before);
    // A broken scenario is reported as before.
    home.write("scenarios/platoon/broken.ron", &scenario("broken", "platoon/no-map.ron"));
    assert!(home.refused(&["list"]).contains("platoon/no-map.ron"));
}

/// A folder that cannot be chosen as a pack is reported, with a name that would work.
#[test]
fn packs_that_cannot_be_chosen_are_told() {
    let home = Home::new("packs");
    let pack = |folder: &str, name: &str| {
        home.write(&format!("packs/{folder}/pack.ron"), &format!("(name: \"{name}\")"));
        home.own().join("packs").join(folder).display().to_string()
    };
    for (folder, near) in
        [("My Pack", "my-pack"), ("my.pack", "my-pack"), ("pack(1)", "pack-1"), ("con", "my-con")]
    {
        let why = home.refused(&["check", &pack(folder, "Mine")]);
        assert!(why.contains("pack.ron:1:1:") && why.contains(&format!("rename it to \"{near}\"")), "{why}");
    }
    for folder in ["standard", "flat"] {
        let why = home.refused(&["check", &pack(folder, "Mine")]);
        assert!(why.contains(&format!("Kessel has a pack called \"{folder}\"")), "{why}");
    }
    home.said(&["check", &pack("mine", "Mine")]);
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/packs");
    home.said(&["check", &shipped.display().to_string()]);
}
