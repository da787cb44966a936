//! Parcels with facts: they are installed, updated, sent and removed.
#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::engine::data::Source;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// A folder of the user's own things, deleted when the test ends.
struct Own(PathBuf);

impl Own {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-update-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn write(&self, place: &str, text: &str) {
        let path = self.0.join(place);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn text(&self, place: &str) -> Option<String> {
        fs::read_to_string(self.0.join(place)).ok()
    }

    fn things(&self) -> Vec<Thing> {
        own_things(&self.0, &game_of)
    }

    fn ledger(&self) -> Ledger {
        Ledger::read(&self.0).unwrap()
    }

    fn install(&self, parcel: &Parcel, allowed: Allowed) -> Result<Installed, Vec<String>> {
        let planned = plan(parcel, "x", &game_of)?;
        install(parcel, &planned, &self.0, allowed, &|_: &Path| Vec::new())
    }

    fn removed(&self, title: &str) -> Removal {
        let ledger = self.ledger();
        let key = ledger.titled(title)[0].facts.key();
        remove_parcel(&self.0, &key, &self.things()).unwrap()
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Like the command line: a text with victory is a scenario of this game, one with roads is its map.
fn game_of(source: &Source) -> Option<Belongs> {
    let has = |word| source.text.contains(word);
    (has("victory") || has("roads")).then(|| Belongs { game: "chess", is_scenario: has("victory") })
}

const NO: Allowed = Allowed { over_shipped: false, over_newer: false, over_changed: false };

fn parcel(title: &str, version: &str, files: &[(&str, &str)]) -> Parcel {
    let files = files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec()));
    let mut parcel = Parcel { files: files.collect(), ..Parcel::default() };
    let about = About { title: title.to_owned(), version: version.to_owned(), ..About::default() };
    describe(&mut parcel, &about, None).unwrap();
    parcel
}

const RIVER: (&str, &str) = ("chess/river.ron", "(roads: [])");
const BRIDGE: (&str, &str) = ("chess/bridge.ron", "(victory: 1, map: \"chess/river.ron\")");

#[test]
fn a_newer_version_replaces_the_files_of_its_own() {
    let own = Own::new("newer");
    own.write("scenarios/chess/mine.ron", "(victory: 5)");
    let first =
        parcel("Winter", "1.2", &[("winter/pack.ron", "(one)"), ("winter/a.svg", "<a/>"), BRIDGE, RIVER]);
    assert_eq!(own.install(&first, NO).unwrap().things.len(), 3);
    let kept = &own.ledger().parcels[0];
    assert_eq!((kept.facts.version.as_str(), kept.files.len(), kept.date.len()), ("1.2", 4, 10));
    // Again, nothing happens.
    assert_eq!(own.install(&first, NO).unwrap().known.len(), 3);
    let second =
        parcel("winter", "1.10", &[("winter/pack.ron", "(two)"), BRIDGE, ("chess/sea.ron", "(roads: [7])")]);
    let done = own.install(&second, NO).unwrap();
    assert_eq!((done.things.len(), done.updated.len(), done.known.len()), (1, 1, 1));
    assert_eq!(done.gone, ["packs/winter/a.svg", "scenarios/chess/river.ron"]);
    assert_eq!(own.text("packs/winter/pack.ron").as_deref(), Some("(two)"));
    assert_eq!([own.text("packs/winter/a.svg"), own.text("scenarios/chess/river.ron")], [None, None]);
    assert_eq!(own.text("scenarios/chess/mine.ron").as_deref(), Some("(victory: 5)"));
    let ledger = own.ledger();
    assert_eq!((ledger.parcels.len(), ledger.parcels[0].facts.version.as_str()), (1, "1.10"));
}

#[test]
fn an_older_version_and_the_same_with_other_contents_are_asked_about() {
    let own = Own::new("older");
    own.install(&parcel("Winter", "2", &[RIVER]), NO).unwrap();
    let river = |text| [("chess/river.ron", text)];
    for (version, text) in
        [("1.9", "(roads: [1])"), ("1.9", RIVER.1), ("2.0", "(roads: [2])"), ("", "(roads: [3])")]
    {
        let other = parcel("Winter", version, &river(text));
        let why = own.install(&other, NO).unwrap_err();
        assert!(
            why.len() == 1 && why[0].contains("is installed in version 2") && why[0].contains("--over-newer"),
            "{why:?}"
        );
        assert_eq!(own.text("scenarios/chess/river.ron").as_deref(), Some(RIVER.1));
    }
    let older = parcel("Winter", "1.9", &river("(roads: [1])"));
    own.install(&older, Allowed { over_newer: true, ..NO }).unwrap();
    assert_eq!(own.ledger().parcels[0].facts.version, "1.9");
    assert_eq!(own.text("scenarios/chess/river.ron").as_deref(), Some("(roads: [1])"));
}

#[test]
fn what_the_user_has_changed_is_told_first_and_kept_beside() {
    let own = Own::new("changed");
    let files = |text| [("winter/pack.ron", "()"), ("winter/a.svg", text), RIVER];
    own.install(&parcel("Winter", "1", &files("<a/>")), NO).unwrap();
    own.write("packs/winter/a.svg", "<mine/>");
    own.write("scenarios/chess/river.ron", "(roads: [\"mine\"])");
    assert_eq!(own.ledger().parcels[0].changed(&own.0), ["packs/winter/a.svg", "scenarios/chess/river.ron"]);
    // The second version has another drawing, and no map any more.
    let second = parcel("Winter", "2", &[("winter/pack.ron", "()"), ("winter/a.svg", "<b/>")]);
    let why = own.install(&second, NO).unwrap_err();
    assert!(why.len() == 2 && why.iter().all(|why| why.contains("you have changed")), "{why:?}");
    assert_eq!(own.text("packs/winter/a.svg").as_deref(), Some("<mine/>"));
    let done = own.install(&second, Allowed { over_changed: true, ..NO }).unwrap();
    assert_eq!(done.mine, ["packs/winter/a.svg.mine", "scenarios/chess/river.ron.mine"]);
    assert_eq!(own.text("packs/winter/a.svg").as_deref(), Some("<b/>"));
    assert_eq!(own.text("packs/winter/a.svg.mine").as_deref(), Some("<mine/>"));
    assert_eq!(own.text("scenarios/chess/river.ron.mine").as_deref(), Some("(roads: [\"mine\"])"));
    // The copies are neither sent nor listed.
    let sent = wrap_thing(&own.0, &own.things()[0]).unwrap();
    assert_eq!(sent.files.keys().collect::<Vec<_>>(), ["winter/a.svg", "winter/pack.ron"]);
    assert_eq!(own.things().len(), 1);
}

/// Title and author identify a parcel: one by another author is reported and replaces nothing.
#[test]
fn a_parcel_of_the_same_title_by_another_author_is_reported() {
    let own = Own::new("namesake");
    let by = |author: &str, files: &[(&str, &str)]| {
        let mut made = parcel("Winter", "", files);
        let about = About { title: "Winter".to_owned(), author: author.to_owned(), ..About::default() };
        describe(&mut made, &about, None).unwrap();
        made
    };
    assert_eq!(own.install(&by("A. One", &[RIVER, BRIDGE]), NO).unwrap().namesake, None);
    let other =
        [("chess/lake.ron", "(roads: [])"), ("chess/hill.ron", "(victory: 1, map: \"chess/lake.ron\")")];
    let installed = own.install(&by("B. Two", &other), NO).unwrap();
    assert_eq!(installed.namesake.as_deref(), Some("A. One"));
    assert_eq!(own.ledger().parcels.len(), 2);
    assert_eq!(
        own.install(&by("a. one", &[RIVER, BRIDGE]), NO).unwrap().namesake,
        None,
        "it is the same parcel"
    );
}

/// An update with a fault, or one that cannot be written, leaves everything as it was.
#[test]
fn an_update_with_a_fault_changes_nothing() {
    let own = Own::new("faulty");
    own.install(&parcel("Winter", "1", &[("winter/pack.ron", "(1)"), RIVER]), NO).unwrap();
    own.write("packs/winter/pack.ron", "(mine)");
    let second = parcel("Winter", "2", &[("winter/pack.ron", "(2)"), ("winter/b/c.svg", ""), BRIDGE]);
    let planned = plan(&second, "x", &game_of).unwrap();
    let check = |path: &Path| match path.ends_with("bridge.ron") {
        true => vec!["no map".to_owned()],
        false => Vec::new(),
    };
    assert_eq!(install(&second, &planned, &own.0, Allowed::ALL, &check).unwrap_err(), ["no map"]);
    assert_eq!(own.text("packs/winter/pack.ron").as_deref(), Some("(mine)"));
    assert_eq!(own.text("scenarios/chess/river.ron").as_deref(), Some(RIVER.1));
    assert!(!own.0.join("packs/winter/b").exists() && own.text("packs/winter/pack.ron.mine").is_none());
    assert_eq!(own.ledger().parcels[0].facts.version, "1");
    // The list is a file that people may edit.
    own.write(LEDGER_FILE, "(parcels: [(date: 7)])");
    let why = own.install(&second, Allowed::ALL).unwrap_err();
    assert!(why[0].contains("parcels.ron:1:") && why[1].contains("repair it"), "{why:?}");
}

#[test]
fn another_parcel_replaces_nothing() {
    let own = Own::new("another");
    own.install(&parcel("Winter", "1", &[RIVER, BRIDGE]), NO).unwrap();
    let other = parcel("Summer", "7", &[("chess/river.ron", "(roads: [7])")]);
    let why = own.install(&other, Allowed::ALL).unwrap_err();
    assert!(
        why[0].contains("another file for scenarios river") && why[0].contains("came with “Winter” 1"),
        "{why:?}"
    );
    // Both may have the same file; then neither may change it.
    let sharing = parcel("Summer", "7", &[RIVER, ("chess/sun.ron", "(victory: 2)")]);
    assert_eq!(own.install(&sharing, NO).unwrap().known.len(), 1);
    let changed = parcel("Winter", "2", &[("chess/river.ron", "(roads: [2])"), BRIDGE]);
    let why = own.install(&changed, Allowed::ALL).unwrap_err();
    assert!(why[0].contains("also belongs to “Summer” 7"), "{why:?}");
    // A file that was the user's own stays the user's own.
    own.write("scenarios/chess/old.ron", "(victory: 9)");
    own.install(
        &parcel("Old", "1", &[("chess/old.ron", "(victory: 9)"), ("chess/new.ron", "(victory: 1)")]),
        NO,
    )
    .unwrap();
    let removal = own.removed("old");
    assert_eq!(removal.goes.iter().map(Thing::id).collect::<Vec<_>>(), ["new"]);
    assert!(own.text("scenarios/chess/old.ron").is_some());
}

#[test]
fn a_parcel_is_removed_except_for_what_others_need() {
    let own = Own::new("remove");
    let files = [("winter/pack.ron", "()"), BRIDGE, RIVER, ("chess/sea.ron", "(roads: [1])")];
    own.install(&parcel("Winter", "1", &files), NO).unwrap();
    own.install(
        &parcel("Summer", "1", &[("chess/sea.ron", "(roads: [1])"), ("chess/sun.ron", "(victory: 2)")]),
        NO,
    )
    .unwrap();
    // A scenario of the user's own on the map of the parcel; and a changed drawing.
    own.write("scenarios/chess/mine.ron", "(victory: 5, map: \"chess/river.ron\")");
    own.write("packs/winter/pack.ron", "(mine)");
    let removal = own.removed("Winter");
    assert_eq!(
        removal.goes.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["art pack winter", "scenario bridge"]
    );
    let stays: Vec<(&str, &str)> =
        removal.stays.iter().map(|(thing, why)| (thing.id(), why.as_str())).collect();
    assert_eq!(stays, [("river", "scenario mine"), ("sea", "“Summer” 1")]);
    assert_eq!(removal.changed, ["packs/winter/pack.ron"]);
    assert_eq!(own.text("removed/packs/winter/pack.ron").as_deref(), Some("(mine)"));
    assert!(
        own.text("scenarios/chess/river.ron").is_some() && own.text("scenarios/chess/bridge.ron").is_none()
    );
    let left: Vec<String> = own.ledger().parcels.iter().map(|parcel| parcel.facts.title.clone()).collect();
    assert_eq!(left, ["Summer"]);
    // A thing that is removed by itself leaves the list, and the last one takes its parcel along.
    for thing in own.things().into_iter().filter(|thing| ["sea", "sun"].contains(&thing.id())) {
        remove(&own.0, &thing).unwrap();
    }
    assert_eq!(own.ledger(), Ledger::default());
}

#[test]
fn a_parcel_is_sent_again_with_its_facts() {
    let own = Own::new("send");
    let mut first = parcel("Winter", "1", &[("winter/pack.ron", "(name: \"W\")"), BRIDGE, RIVER]);
    let about = About { author: "M. Weiß".to_owned(), ..about_of(&first).unwrap().unwrap() };
    let mut png = Vec::new();
    let mut encoder = png::Encoder::new(&mut png, 2, 2);
    encoder.set_color(png::ColorType::Rgb);
    encoder.write_header().unwrap().write_image_data(&[9; 12]).unwrap();
    describe(&mut first, &about, Some(png.clone())).unwrap();
    own.install(&first, NO).unwrap();
    let ledger = own.ledger();
    let kept = &ledger.parcels[0];
    assert_eq!(kept.picture(&own.0).as_ref(), Some(&png));
    let mut sent = Parcel::default();
    for thing in kept.things(&own.things()) {
        sent.files.extend(wrap_thing(&own.0, &thing).unwrap().files);
    }
    describe(&mut sent, &About { version: "2".to_owned(), ..kept.facts.clone() }, kept.picture(&own.0))
        .unwrap();
    let read = Parcel::of_bytes(&sent.to_bytes().unwrap()).unwrap();
    let facts = about_of(&read).unwrap().unwrap();
    assert_eq!(
        (facts.title.as_str(), facts.version.as_str(), facts.author.as_str()),
        ("Winter", "2", "M. Weiß")
    );
    // Another player has all of it, and takes it for the same parcel.
    let other = Own::new("sent");
    other.install(&first, NO).unwrap();
    assert_eq!(other.install(&read, NO).unwrap().known.len(), 3);
    assert_eq!(other.ledger().parcels[0].facts.version, "2");
    other.removed("winter");
    assert!(fs::read_dir(folder_of_parcels(&other.0)).unwrap().next().is_none(), "its picture goes as well");
}

#[test]
fn what_is_wrapped_first_has_the_facts_of_its_files() {
    let own = Own::new("facts");
    own.write("packs/winter/pack.ron", "(name: \"Deep snow\", author: \"A. Nna\", about: \"White.\")");
    let facts = facts_of(&own.0, &own.things());
    assert_eq!(
        (facts.title.as_str(), facts.author.as_str(), facts.about.as_str()),
        ("Deep snow", "A. Nna", "White.")
    );
    let sent = wrap_thing(&own.0, &own.things()[0]).unwrap();
    assert_eq!(facts_in(&sent, &plan(&sent, "x", &game_of).unwrap()), facts);
}

#[test]
fn zips_are_listed_with_their_facts() {
    let own = Own::new("glance");
    let write =
        |name: &str, parcel: &Parcel| fs::write(own.0.join(name), parcel.to_bytes().unwrap()).unwrap();
    write("winter.zip", &parcel("Winter", "1.2", &[RIVER]));
    let mut plain = parcel("", "", &[RIVER]);
    plain.files.remove(ABOUT_FILE);
    write("plain.zip", &plain);
    plain.files.clear();
    plain.files.insert("holiday.jpg".to_owned(), Vec::new());
    write("holiday.zip", &plain);
    fs::write(own.0.join("broken.zip"), "PK").unwrap();
    let mut told: Vec<(String, String)> = zips_in(std::slice::from_ref(&own.0))
        .into_iter()
        .map(|zip| (zip.about.title, zip.about.version))
        .collect();
    told.sort();
    assert_eq!(told, [("Winter".to_owned(), "1.2".to_owned()), ("plain".to_owned(), String::new())]);
}

/// A parcel with the facts of a newer program, or with faults in them, is refused with the place in the zip.
#[test]
fn faults_of_the_facts_are_told_in_the_plan() {
    let mut wrong = parcel("Winter", "1", &[RIVER]);
    wrong.files.insert(ABOUT_FILE.to_owned(), b"(format: 1, version: \"new\")".to_vec());
    let told = plan(&wrong, "x", &game_of).unwrap_err();
    assert!(told.len() == 1 && told[0].starts_with("parcel.ron:1:22: version:"), "{told:?}");
    wrong.files.insert(ABOUT_FILE.to_owned(), b"(format: 9)".to_vec());
    assert!(plan(&wrong, "x", &game_of).unwrap_err()[0].contains("newer Kessel"));
    wrong.files.insert(ABOUT_FILE.to_owned(), b"(format: 1)".to_vec());
    assert_eq!(plan(&wrong, "x", &game_of).unwrap().about.unwrap().title, "x");
}

/// A parcel asks before its game with comments takes the place of a shipped one, as for any other file.
#[test]
fn a_shipped_game_with_comments_is_not_replaced_unasked() {
    let shipped = crate::engine::data::study_ids()
        .into_iter()
        .find(|id| crate::engine::data::shipped_study(id).is_some())
        .unwrap();
    let own = Own::new("study");
    let (name, place) = (format!("studies/{shipped}.kessel"), format!("scenarios/studies/{shipped}.kessel"));
    let sent = parcel("Comments", "1", &[(&name, "Game(game:\"x\",scenario:\"y\")")]);
    let why = own.install(&sent, NO).unwrap_err();
    assert!(why.len() == 1 && why[0].contains("--over-shipped"), "{why:?}");
    assert_eq!(own.text(&place), None);
    own.install(&sent, Allowed { over_shipped: true, ..NO }).unwrap();
    assert!(own.text(&place).is_some());
    let text = crate::engine::data::shipped_study(&shipped).unwrap();
    let same = Own::new("same-study");
    let sent = parcel("Comments", "1", &[(&name, text)]);
    assert_eq!(same.install(&sent, NO).unwrap().known.len(), 1);
}
