//! Files: the text of a map, its comments, its faults, and where drafts are kept.

use super::*;
use crate::workshop::map::{KeptDraft, drafts_in, keep_in, lists::tidy, map_name, resume_in, save_own_in};
use std::{collections::BTreeSet, fs, path::PathBuf};

/// The lists of a shipped map stay the same; only their order and the names of hexsides may become those of the editor.
#[test]
fn shipped_maps_are_written_as_they_were_read() {
    let maps = shipped_maps();
    assert!(maps.len() >= 8, "{}", maps.len());
    for (name, text) in maps {
        let draft = Draft::read(name, text).expect("a map");
        let mut map: MapFile = crate::engine::data::parse(name, text).expect("a map");
        tidy(&mut map);
        assert_eq!(draft.map(), &map, "{name}");
        let read = again(&draft);
        assert_eq!(read.head(), draft.head());
        assert!(text.starts_with(draft.head()) && draft.head().starts_with("// "), "{name}");
        assert!(!draft.is_changed() && draft.faults().is_empty(), "{name}: {:?}", draft.faults());
        let longest =
            draft.text().lines().filter(|line| !line.contains('(')).map(|line| line.chars().count()).max();
        assert!(longest <= Some(128), "{name}: {longest:?}");
    }
}

/// Of a map in the order of the editor, the file stays as it is byte by byte, but for the width of wrapped entries.
#[test]
fn comments_before_fields_stay() {
    let text = "// The head.\n//\n// More of it.\n(\n    id: \"x\",\n    title: \"X \\\"y\\\" \\\\\",\n    subtitle: \"\",\n    \
                columns: 3,\n    rows: 4,\n    // The wood.\n    woods: [\"0101\", \"0201\"],\n    swamp: [],\n    lake: [],\n    \
                rivers: [],\n    roads: [\n        [\"0103\", \"0202\", \"0303\"],\n    ],\n    road_river_joins: [],\n    \
                rails: [],\n    road_exits: [\"0103 nw\"],\n    rail_exits: [],\n    countryside: Some((\n        \
                // Only for the eye.\n        fields: 50,\n        hedges: 0,\n        farms: 1,\n        bends: 2,\n    )),\n    \
                places: [\n        (name: \"Farm\", kind: Name, hexes: [\"0101\"]),\n    ],\n    areas: [],\n)\n";
    let draft = Draft::read("map.ron", text).expect("a map");
    assert_eq!(draft.text(), text);
    assert_eq!(draft.head(), "// The head.\n//\n// More of it.\n");
}

/// Comments at entries stay, byte by byte, and go with their entries while these exist.
#[test]
fn comments_at_entries_stay_with_them() {
    let text = "(\n    id: \"x\",\n    title: \"\",\n    subtitle: \"\",\n    columns: 9, // small\n    rows: 9,\n    \
                woods: [\n        // The old wood.\n        \"0101\", \"0102\", // its edge\n        \"0301\",\n        \
                // No more woods.\n    ],\n    swamp: [],\n    lake: [],\n    rivers: [\n        \"0404 se s\", // the Ruda\n    \
                ],\n    roads: [ // roads\n        // The highway.\n        [\"0207\", \"0307\", \"0407\"],\n    ],\n    \
                road_river_joins: [],\n    rails: [],\n    road_exits: [],\n    rail_exits: [],\n    places: [\n        \
                (name: \"Farm\", kind: Name, hexes: [\"0606\"]), // \"burnt\", // twice\n    ],\n    areas: [],\n)\n";
    let mut draft = Draft::read("map.ron", text).expect("a map");
    assert_eq!(draft.text(), text);
    change(&mut draft, &terrain("0102", 0, Terrain::Clear));
    change(&mut draft, &chain(ChainKind::Road, "0407 0507"));
    let farm = Place { name: "Old Farm".to_owned(), kind: PlaceKind::Name, hexes: hexes("0606") };
    change(&mut draft, &Change::Place(Entry::Replace(0, farm)));
    let north = Change::Side { kind: SideKind::River, hex: hex("0405"), side: Hexside::North, on: false };
    change(&mut draft, &north);
    let told = again(&draft).text();
    for kept in [
        "        // The old wood.\n        \"0101\", \"0301\",\n        // No more woods.\n",
        "\"0404 se\", // the Ruda\n",
        "        // The highway.\n        [\"0207\", \"0307\", \"0407\", \"0507\"],\n",
        "(name: \"Old Farm\", kind: Name, hexes: [\"0606\"]), // \"burnt\", // twice\n",
    ] {
        assert!(told.contains(kept), "{kept}: {told}");
    }
    assert!(!told.contains("its edge"), "{told}");
    assert!(draft.undo() && draft.undo() && draft.undo() && draft.undo());
    assert_eq!(draft.text(), text, "a comment comes back with its entry");
    // After a shift another hex has the number.
    change(&mut draft, &Change::Shift { columns: 2, rows: 0 });
    let told = again(&draft).text();
    assert!(!told.contains("The old wood") && told.contains("burnt") && told.contains("// small"), "{told}");
}

#[test]
fn a_list_is_sorted_and_each_hexside_named_once() {
    let text = "(id: \"x\", title: \"\", subtitle: \"\", columns: 3, rows: 4, woods: [\"0301\", \"0102\", \"0301\"], swamp: [], \
                lake: [], rivers: [\"0202 n nw\", \"0201 s\", \"0101 w\"], roads: [], road_river_joins: [], rails: [], \
                road_exits: [], rail_exits: [], places: [], areas: [])";
    let faults = Draft::read("map.ron", text).map(|_| ()).expect_err("w is no side");
    assert!(faults[0].to_string().starts_with("map.ron:1:"), "{faults:?}");
    let draft = Draft::read("map.ron", &text.replace(" w\"", " nw\"")).expect("a map");
    let told = draft.text();
    assert!(told.contains("    woods: [\"0102\", \"0301\"],\n"), "{told}");
    assert!(told.contains("    rivers: [\"0101 nw\", \"0102 se\", \"0201 s\"],\n"), "{told}");
}

#[test]
fn faults_of_form_and_size_have_a_place() {
    let new = Draft::new(2, 2, "x", "X").expect("a map").text();
    let fault = |text: String| Draft::read("map.ron", &text).map(|_| ()).expect_err("a fault")[0].clone();
    assert_eq!(
        fault(new.replace("rows: 2", "rows: 0")).line,
        new.lines().position(|it| it.contains("rows")).unwrap() + 1
    );
    assert!(fault(new.replace("rows: 2", "rows: 100")).sentence.contains("1 to 99 rows"));
    assert!(fault(new.replace("lake: []", "lake: [7]")).sentence.len() > 5);
    assert!(Draft::new(0, 5, "x", "X").is_err() && Draft::new(5, 100, "x", "X").is_err());
}

#[test]
fn faults_are_marked_on_their_hexes() {
    let mut draft = Draft::new(10, 10, "x", "X").expect("a map");
    change(&mut draft, &chain(ChainKind::Road, "0101 0201 0302"));
    change(&mut draft, &terrain("0201", 0, Terrain::Lake));
    change(&mut draft, &point(PointKind::Bridge, "0505", Hexside::South));
    let place = Place { name: "Here".to_owned(), kind: PlaceKind::Name, hexes: hexes("0303 2020") };
    change(&mut draft, &Change::Place(Entry::Add(place)));
    let faults = draft.faults();
    let marks: Vec<(&str, Vec<Hex>)> =
        faults.iter().map(|fault| (fault.path.as_str(), fault.hexes.clone())).collect();
    for expected in [
        ("roads[0][1]", hexes("0101 0201")),
        ("bridges[0]", hexes("0505 0506")),
        ("places[0].hexes[1]", hexes("2020")),
    ] {
        assert!(marks.contains(&expected), "{expected:?} of {marks:?}");
    }
    // Faults of meaning are found when there are no others.
    let mut draft = Draft::new(10, 10, "x", "X").expect("a map");
    let rise = Change::Side { kind: SideKind::Slope, hex: hex("0505"), side: Hexside::North, on: true };
    change(&mut draft, &rise);
    assert_eq!(draft.faults()[0].hexes, hexes("0505"));
    change(
        &mut draft,
        &Change::Limit(Entry::Add(crate::engine::board::ColumnLimit {
            name: "L".to_owned(),
            after_column: 10,
        })),
    );
    assert!(draft.faults().iter().any(|fault| fault.path.starts_with("limits") && fault.hexes.is_empty()));
}

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("kessel-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn a_draft_is_kept_and_resumed() {
    let own = folder("map-drafts");
    let mut draft = hilly(9, 9);
    change(&mut draft, &level("0505", 1, 1));
    let path = keep_in(&own, &draft, "some-game").expect("written");
    assert!(path.ends_with("workshop/drafts/some-game/test.ron"), "{path:?}");
    let kept = KeptDraft { game: "some-game".to_owned(), id: "test".to_owned() };
    assert_eq!(drafts_in(&own), std::slice::from_ref(&kept));
    let resumed = resume_in(&own, &kept).expect("a draft");
    assert_eq!((resumed.text(), resumed.is_changed()), (draft.text(), true));
    assert_eq!(resumed.follows(), Follows { slopes: true, hilltops: true }, "as in its file");
    let _ = fs::remove_dir_all(&own);
}

#[test]
fn an_own_map_takes_no_place_of_another() {
    let own = folder("own-maps");
    let mut draft = hilly(9, 9);
    let path = save_own_in(&own, &mut draft, "some-game", false).expect("written");
    assert!(path.ends_with("scenarios/some-game/map-test.ron") && !draft.is_changed(), "{path:?}");
    assert_eq!(map_name("some-game", "test"), "some-game/map-test.ron");
    assert!(save_own_in(&own, &mut draft, "some-game", false).is_err());
    assert!(save_own_in(&own, &mut draft, "some-game", true).is_ok());
    for (name, _) in shipped_maps() {
        let (game, file) = name.split_once("/map-").unwrap_or_default();
        if let Some(id) = file.strip_suffix(".ron") {
            change(&mut draft, &Change::Id(id.to_owned()));
            assert!(save_own_in(&own, &mut draft, game, true).is_err(), "{name} would be replaced");
        }
    }
    change(&mut draft, &Change::Id("../x".to_owned()));
    assert!(save_own_in(&own, &mut draft, "some-game", true).is_err());
    let _ = fs::remove_dir_all(&own);
}

/// Each name of a field is written, so that comments before any of them stay.
#[test]
fn all_fields_are_known() {
    let known: BTreeSet<&str> = crate::workshop::map::writing::FIELDS.iter().copied().collect();
    for (name, text) in shipped_maps() {
        let draft = Draft::read(name, text).expect("a map");
        let fields = draft.text();
        let fields = fields.lines().filter(|line| line.starts_with("    ") && !line.starts_with("     "));
        for field in fields
            .filter_map(|line| line.trim().split_once(": "))
            .filter(|(field, _)| !field.starts_with("//"))
        {
            assert!(known.contains(field.0), "{name}: {field:?}");
        }
    }
}
