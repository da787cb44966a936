//! The whole way of a new map: drawn by mouse, saved, a scenario on it made and played, sent and installed elsewhere.
#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::{GAMES, Guderian, Panzer44, Platoon, Squad, on_table};
use crate::{
    cli::{check::path_faults, parcels},
    engine::{
        board::{MapFile, Place, PlaceKind},
        data::{
            Source, looking_first_in,
            parcel::{Allowed, Parcel, wrap, wrap_needed},
        },
        orders::{Game, RulebookData},
        storage::Disk,
    },
    play::matches::{Fairness, FairnessTest, Matched, Tally},
    scene::ChainKind,
    workshop::map::{
        Change, Draft, Entry, map_name, pages::tests::drawn_by_mouse, save_own_in, table::write_scenario,
    },
};
use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

/// A folder of a user's own, removed at the end of the test.
struct Own(PathBuf);

impl Own {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-map-scenario-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn scenarios(&self) -> PathBuf {
        self.0.join("scenarios")
    }

    fn scenario(&self, game: &str, id: &str) -> PathBuf {
        self.scenarios().join(game).join(format!("{id}.ron"))
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Makes a scenario of a game on a map that is saved, and returns its file.
fn made<G: Game>(own: &Own, map: &MapFile) -> Result<PathBuf, String> {
    let game = on_table().named(G::ID).unwrap();
    let id = write_scenario(game, map, &own.0)?;
    Ok(own.scenario(G::ID, &id))
}

/// Plays a scenario twice by chance; it must be without faults.
fn played<G: Matched>(own: &Own, file: &Path) -> Tally {
    let source = Source { name: file.display().to_string(), text: fs::read_to_string(file).unwrap() };
    let rulebook = looking_first_in(&own.scenarios(), || G::Rulebook::read(&source));
    let rulebook = rulebook.unwrap_or_else(|faults| panic!("{faults:?}\n{}", source.text));
    let test = FairnessTest { threads: 1, ..FairnessTest::by("random", 2) };
    Fairness::of_rulebook::<G>(Arc::new(rulebook), &test).unwrap().wait().unwrap()
}

/// A scenario is made on an empty map of each game that can be edited, and games of it are played to their end. Each side
/// has a weapon and a loaded carrier if groups of the game can have them.
#[test]
fn a_scenario_is_made_on_a_new_map() {
    fn check<G: Matched>(lists: [usize; 2]) {
        let own = Own::new(G::ID);
        let mut draft = Draft::new(12, 9, "meadow", "The meadow").unwrap();
        save_own_in(&own.0, &mut draft, G::ID, false).unwrap();
        let file = made::<G>(&own, draft.map()).unwrap();
        assert_eq!(file, own.scenario(G::ID, "meadow"));
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.starts_with("// The meadow.\n") && text.contains(&map_name(G::ID, "meadow")), "{text}");
        let found = ["weapons: [", "loaded: ["].map(|list| text.matches(list).count());
        assert_eq!(found, lists, "{text}");
        let tally = played::<G>(&own, &file);
        assert_eq!((tally.ended(), tally.broken), (2, 0), "{tally:?}");
        // Another one gets an id of its own.
        assert_eq!(made::<G>(&own, draft.map()).unwrap(), own.scenario(G::ID, "meadow-2"));
    }
    check::<Platoon>([0, 2]);
    check::<Squad>([2, 2]);
    check::<Panzer44>([0, 0]);
}

/// A game that places its units one by one needs a road for supply (11.11); the first city is its place of victory.
#[test]
fn a_scenario_with_placed_units_is_made_on_a_new_map() {
    let own = Own::new("placed");
    let mut draft = Draft::new(14, 10, "steppe", "The steppe").unwrap();
    save_own_in(&own.0, &mut draft, Guderian::ID, false).unwrap();
    let why = made::<Guderian>(&own, draft.map()).unwrap_err();
    assert!(why.contains("the map has no road: German supply needs one"), "{why}");
    draft.begin_line(ChainKind::Road, "0205".parse().unwrap());
    draft.extend_line("1205".parse().unwrap());
    draft.end_stroke();
    save_own_in(&own.0, &mut draft, Guderian::ID, true).unwrap();
    let file = made::<Guderian>(&own, draft.map()).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("supply_road: \"0205\"") && text.contains("last_column: 14"), "{text}");
    assert!(text.contains("(name: \"0705\", hexes: [\"0705\"], points: 1"), "{text}");
    let tally = played::<Guderian>(&own, &file);
    assert_eq!((tally.ended(), tally.broken), (2, 0), "{tally:?}");
    let hexes = ["0903", "0904"].map(|hex| hex.parse().unwrap()).to_vec();
    let city = Place { name: "Krasny".to_owned(), kind: PlaceKind::Minor, hexes };
    draft.change(&Change::Place(Entry::Add(city))).unwrap();
    save_own_in(&own.0, &mut draft, Guderian::ID, true).unwrap();
    let file = made::<Guderian>(&own, draft.map()).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("name: \"Krasny\", hexes: [\"0903\", \"0904\"], points: 1"), "{text}");
    assert_eq!(played::<Guderian>(&own, &file).broken, 0);
}

/// On a map without room for units none is made.
#[test]
fn a_scenario_that_cannot_be_is_refused() {
    fn check<G: Game>() {
        let own = Own::new(&format!("none-{}", G::ID));
        let mut draft = Draft::new(4, 4, "pond", "The pond").unwrap();
        let at = "0202".parse().unwrap();
        draft.change(&Change::FillTerrain { at, terrain: crate::engine::board::Terrain::Lake }).unwrap();
        save_own_in(&own.0, &mut draft, G::ID, false).unwrap();
        let why = made::<G>(&own, draft.map()).unwrap_err();
        assert!(why.starts_with("no scenario can be made on this map: "), "{why}");
        assert!(!own.scenario(G::ID, "pond").exists());
    }
    check::<Platoon>();
    check::<Guderian>();
}

/// A map of 20 by 15 with hills, woods, a stream and a village, from the first stroke to another home.
#[test]
fn a_map_goes_the_whole_way() {
    let (own, other) = (Own::new("one"), Own::new("other"));
    let mut draft = drawn_by_mouse(on_table().named(Platoon::ID).unwrap().palette());
    let map = save_own_in(&own.0, &mut draft, Platoon::ID, false).unwrap();
    let text = fs::read_to_string(&map).unwrap();
    assert_eq!(Draft::read("map-mine.ron", &text).unwrap().text(), text);
    let file = made::<Platoon>(&own, draft.map()).unwrap();
    let scenario = fs::read_to_string(&file).unwrap();
    assert!(scenario.contains("Held([\"0812\"])"), "the village gives points: {scenario}");
    let tally = played::<Platoon>(&own, &file);
    assert_eq!((tally.ended(), tally.broken), (2, 0), "{tally:?}");
    // It is sent with its map, and is as good elsewhere.
    let mut parcel = Parcel::default();
    wrap(&mut parcel, &file, Platoon::ID).unwrap();
    wrap_needed(&mut parcel, &file, &[own.scenarios()]).unwrap();
    let zip = own.0.join("mine.zip");
    Disk::default().write_whole(&zip, &parcel.to_bytes().unwrap()).unwrap();
    let check = |path: &Path| path_faults(&GAMES, path);
    let installed = parcels::install(&GAMES, &zip, &other.0, Allowed::default(), &check).unwrap();
    assert_eq!(installed.things.len(), 2, "a scenario and its map");
    let there = other.scenario(Platoon::ID, "mine");
    assert_eq!(fs::read_to_string(&there).unwrap(), scenario);
    assert_eq!(fs::read_to_string(other.scenario(Platoon::ID, "map-mine")).unwrap(), text);
    assert_eq!(looking_first_in(&other.scenarios(), || path_faults(&GAMES, &there)), Vec::<String>::new());
    assert_eq!(played::<Platoon>(&other, &there), tally, "the same seeds");
}
