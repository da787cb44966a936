//! Parcels, packs and own files on the command line: the limits of a foreign zip, the files included in it, and the
//! files in no list.

use kessel::engine::data::{parcel::Parcel, shipped_text};
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
