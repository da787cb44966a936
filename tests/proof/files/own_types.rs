//! Unit types of one's own: copied, changed, refused by the game's own check, and sent with their scenario.

use kessel::{
    engine::{
        data::{self, DataError, Source, parcel},
        drafts::Change,
        orders::{Game, RulebookData},
        storage::Disk,
    },
    games::{
        guderian::rules::Guderian, panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad,
    },
    workshop::scenario::{EditorPlace, OwnTypes},
};
use std::{fs, path::PathBuf, sync::Arc};

/// A folder for the user's own things, which is removed again.
struct Own(PathBuf);

impl Own {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-types-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        Self(folder)
    }

    fn place(&self, game: &'static str) -> EditorPlace {
        EditorPlace { game, own: self.0.clone(), disk: Disk::default(), wake: Arc::new(|| {}) }
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Copies a type, changes a value, refuses a wrong one, and reads a scenario with the list. The files are in `own`.
fn made<G: Game>(own: &Own, scenario: &str, of: &str, (path, good, bad): (&str, &str, &str)) {
    let place = own.place(G::ID);
    let source = data::load_of(G::ID, scenario).unwrap();
    let mut draft = G::draft(&source).unwrap().unwrap();
    let view = draft.view();
    assert!(
        OwnTypes::open(&place, G::checked_unit_list, &view.units_file).is_none(),
        "it comes with the program"
    );
    let mut types = OwnTypes::begin(&place, G::checked_unit_list, &view.units_file, view.id).unwrap();
    let of = of.parse().unwrap();
    assert!(types.copy(of, "no id", "X").is_err() && types.copy("none".parse().unwrap(), "my", "X").is_err());
    types.copy(of, "my-type", "It’s mine").unwrap();
    assert!(types.copy(of, "my-type", "X").unwrap_err().contains("my-type"));
    let file = own.0.join("scenarios").join(types.name());
    let before = fs::read_to_string(&file).unwrap();
    let refused = types.set("my-type", path, bad).unwrap_err();
    assert!(!refused.is_empty() && fs::read_to_string(&file).unwrap() == before, "{refused}");
    assert!(types.set("my-type", "moon", "1").is_err());
    types.set("my-type", path, good).unwrap();
    types.set("my-type", "picture", "armour").unwrap();
    assert_eq!(types.own_ids().into_iter().collect::<Vec<_>>(), ["my-type"], "all others are the program's");
    let again = OwnTypes::open(&place, G::checked_unit_list, types.name()).unwrap();
    let values = again.sheet().values("my-type");
    for (path, text) in [(path, good), ("name", "It’s mine"), ("picture", "armour")] {
        assert!(values.contains(&(path.to_owned(), text.to_owned())), "{path}: {values:?}");
    }
    // The scenario with this list has no faults, and is sent with it.
    for change in [Change::Id("mine".parse().unwrap()), Change::UnitsFile(types.name().to_owned())] {
        assert_eq!(draft.change(&change), Ok(true));
    }
    let kept = place.file_of("mine");
    let text = draft.text().unwrap();
    fs::write(&kept, &text).unwrap();
    let scenarios = own.0.join("scenarios");
    let read = Source { name: kept.display().to_string(), text };
    let faults: Vec<DataError> =
        data::looking_first_in(&scenarios, || G::Rulebook::read(&read).err().unwrap_or_default());
    assert!(faults.is_empty(), "{faults:?}");
    let ids = data::looking_first_in(&scenarios, || data::scenario_ids(G::ID));
    assert!(ids.contains(&"mine".to_owned()) && ids.iter().all(|id| !id.starts_with("units-")), "{ids:?}");
    let mut sent = parcel::Parcel::default();
    parcel::wrap(&mut sent, &kept, G::ID).unwrap();
    parcel::wrap_needed(&mut sent, &kept, &[scenarios]).unwrap();
    assert!(sent.files.contains_key(types.name()), "{:?}", sent.files.keys());
}

#[test]
fn types_are_made_in_every_game() {
    let own = Own::new("made");
    made::<Platoon>(&own, "farm-road", "ge-rifle", ("defence", "17", "100"));
    made::<Panzer44>(&own, "vauclair", "us-rifle", ("gun.attack", "7", "seven"));
    made::<Squad>(&own, "hill-71", "ge-pzgren", ("whole.attack", "9", "-1"));
    made::<Guderian>(&own, "dnieper", "inf-7", ("steps", "[8, 4]", "[]"));
}
