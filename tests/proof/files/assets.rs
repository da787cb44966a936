//! The works and the artillery of a side, and the carriers of a group with their passengers, in drafts.

use crate::drafts::{changed, hexes};
use kessel::{
    engine::{
        data::{self, Source},
        drafts::{AnyDraft, Change, Extra, ExtraKind, FieldValue, NotChanged, ThingName, UnitsOf},
        orders::{Game, RulebookData},
    },
    games::{panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad},
};

/// The sections with the works and the artillery of each side.
const PLATOON: [&str; 2] = ["german-works", "soviet-works"];
const PANZER: [&str; 2] = ["german-works", "allied-works"];

fn draft_of<G: Game>(scenario: &str) -> Box<dyn AnyDraft> {
    G::draft(&data::load_of(G::ID, scenario).unwrap()).unwrap().unwrap()
}

/// Returns the faults of a changed scenario.
fn faults<G: Game>(draft: &dyn AnyDraft) -> Vec<String> {
    let source = Source { name: "changed.ron".to_owned(), text: draft.text().unwrap() };
    let faults = G::Rulebook::read(&source).err().unwrap_or_default();
    faults.iter().map(ToString::to_string).collect()
}

fn add(section: &'static str, list: Extra, what: &str, area: &str) -> Change {
    let hexes = if area.is_empty() { Vec::new() } else { hexes(area) };
    Change::AddThing { section, with: FieldValue::Thing { list, what: what.to_owned() }, hexes }
}

fn remove(section: &'static str, thing: usize) -> Change {
    Change::RemoveThing { section, thing }
}

fn set(section: &'static str, thing: usize, field: usize, value: FieldValue) -> Change {
    Change::Field { section, thing, field, value }
}

fn number(section: &'static str, thing: usize, field: usize, number: i32) -> Change {
    set(section, thing, field, FieldValue::Number { number, least: 0, most: 0 })
}

fn columns(columns: Option<(u8, u8)>) -> FieldValue {
    FieldValue::Columns { columns, or_all: false }
}

fn units(words: &[&str]) -> FieldValue {
    FieldValue::Units { side: None, units: words.iter().map(|word| word.parse().unwrap()).collect() }
}

/// Returns the words of the things in these sections.
fn whats(draft: &dyn AnyDraft, sections: [&str; 2]) -> [String; 2] {
    let view = draft.view();
    sections.map(|word| {
        let section = view.sections.iter().find(|section| section.word == word).unwrap();
        let what = |name: &ThingName| match name {
            ThingName::Of { what, .. } => what.clone(),
            other => panic!("{other:?}"),
        };
        section.things.iter().map(|thing| what(&thing.name)).collect::<Vec<_>>().join(" ")
    })
}

/// Mines, forts and road blocks, artillery beside the map with what it reaches and its targets, and its observers (17,
/// 18.4).
#[test]
fn works_and_artillery_of_platoon_are_edited() {
    let [german, soviet] = PLATOON;
    let draft = draft_of::<Platoon>("village");
    assert_eq!(whats(&*draft, PLATOON), ["mines forts ge-cp", "so-howitzer-122 so-cp"]);
    let changes = [
        number(german, 0, 0, 5),
        set(german, 0, 1, columns(Some((7, 11)))),
        number(german, 1, 1, 50),
        add(german, Extra::Works, "blocks", "0405"),
        add(soviet, Extra::Works, "mines", "1401 1602"),
        number(soviet, 1, 1, 6),
        set(soviet, 1, 2, columns(Some((3, 9)))),
        set(soviet, 1, 3, FieldValue::Hexes(hexes("0505"))),
        set(soviet, 1, 4, units(&["ge-rifle", "ge-stug-3g"])),
        add(soviet, Extra::Artillery, "so-howitzer-122", ""),
        add(soviet, Extra::Observers, "so-smg", ""),
    ];
    let mut draft = changed(draft, &changes);
    assert_eq!(faults::<Platoon>(&*draft), [""; 0]);
    let text = draft.text().unwrap();
    for words in [
        "mines: Some((columns: (7, 11), number: 5))",
        "forts: Some((columns: (3, 11), number: 1, strength: 50))",
        "blocks: Some((columns: (4, 4), number: 1))",
        "mines: Some((columns: (14, 16), number: 1))",
        "turns: (1, 6)",
        "columns: Some((3, 9))",
        "hexes: Some([\"0505\"])",
        "targets: Some([\"ge-rifle\", \"ge-stug-3g\"])",
        "(id: \"so-howitzer-122-off-2\", unit: \"so-howitzer-122\", turns: (1, 10))",
        "forward_observers: [\"so-cp-1\", \"so-smg-1\"]",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    for (change, why) in [
        (add(german, Extra::Works, "mines", "0405"), NotChanged::OneAsset),
        (add(soviet, Extra::Works, "blocks", ""), NotChanged::NoHex),
        (add(soviet, Extra::Works, "castle", "0405"), NotChanged::NoThing),
        (add(soviet, Extra::Divisions, "mines", "0405"), NotChanged::NoPart),
        (add("allied-works", Extra::Works, "mines", "0405"), NotChanged::NoPart),
        // No fort is stronger than 50 (17.3).
        (number(german, 1, 1, 99), NotChanged::Range(10, 50)),
        (number(german, 9, 0, 1), NotChanged::NoThing),
        (number(german, 0, 9, 1), NotChanged::NoField),
        (set(german, 0, 0, FieldValue::Text("Ours".to_owned())), NotChanged::NoField),
        (set(german, 0, 1, columns(None)), NotChanged::NoHex),
        (set(german, 0, 1, FieldValue::Hexes(hexes("0505"))), NotChanged::NoField),
        (remove(german, 9), NotChanged::NoThing),
    ] {
        assert_eq!(draft.change(&change), Err(why), "{change:?}");
    }
    // Without a limit again, and without any of them.
    let without = [
        set(soviet, 1, 2, columns(None)),
        set(soviet, 1, 3, FieldValue::Hexes(Vec::new())),
        set(soviet, 1, 4, units(&[])),
    ];
    let draft = changed(draft, &without);
    assert!(draft.text().unwrap().contains("unit: \"so-howitzer-122\", turns: (1, 6))"));
    let all = [german; 4].map(|section| remove(section, 0));
    let draft = changed(draft, &all);
    let draft = changed(draft, &[soviet; 5].map(|section| remove(section, 0)));
    assert_eq!(whats(&*draft, PLATOON), ["", ""]);
    assert!(!draft.text().unwrap().contains("shell_game: ["), "it named removed artillery");
}

/// Each kind of works and artillery is removed from behind, too: the place in the list is that in the file.
#[test]
fn what_is_removed_is_what_was_shown() {
    let [_, allied] = PANZER;
    let draft = changed(
        draft_of::<Platoon>("village"),
        &[remove("german-works", 2), remove("german-works", 1), remove("soviet-works", 1)],
    );
    assert_eq!(whats(&*draft, PLATOON), ["mines", "so-howitzer-122"]);
    let mut draft = changed(
        draft_of::<Panzer44>("ailette"),
        &[add(allied, Extra::Artillery, "sorties", ""), add(allied, Extra::Artillery, "battery", "")],
    );
    let [_, mut shown] = whats(&*draft, PANZER);
    while let Some((before, _)) = shown.clone().rsplit_once(' ') {
        let last = before.split(' ').count();
        assert_eq!(draft.change(&remove(allied, last)), Ok(true), "{shown}");
        assert_eq!(whats(&*draft, PANZER)[1], before);
        before.clone_into(&mut shown);
    }
}

/// Mines of several densities, improved positions, off-board artillery and aircraft (8.4, 8.5, 12.1, 17.1).
#[test]
fn works_and_artillery_of_panzer44_are_edited() {
    let [german, allied] = PANZER;
    let changes = [
        add(german, Extra::Artillery, "sorties", ""),
        number(german, 1, 0, 3),
        add(german, Extra::Artillery, "battery-tight", ""),
        set(german, 1, 0, FieldValue::Text("Heavy mortars".to_owned())),
        number(german, 1, 2, 2),
        set(german, 1, 4, FieldValue::Choice { words: &[], chosen: Some(2) }),
        add(allied, Extra::Works, "preventative", "1201 1405"),
        // The hasty mines, and then the positions.
        remove(allied, 1),
        remove(allied, 2),
    ];
    let mut draft = changed(draft_of::<Panzer44>("ailette"), &changes);
    assert_eq!(faults::<Panzer44>(&*draft), [""; 0]);
    let text = draft.text().unwrap();
    for words in [
        "id: \"german-battery\", name: \"Heavy mortars\", strength: 5, pattern: Some(Loose), fires: 2",
        "sorties: 3",
        "(columns: (8, 23), mines: Defensive, number: 2)",
        "(columns: (12, 14), mines: Preventative, number: 1)",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    assert!(!text.contains("Hasty") && !text.contains("positions:"), "{text}");
    assert_eq!(draft.change(&add(german, Extra::Artillery, "sorties", "")), Err(NotChanged::OneAsset));
    assert_eq!(draft.change(&add(german, Extra::Artillery, "moon", "")), Err(NotChanged::NoThing));
}

/// Passengers are set in one place for all games; a group of Panzer ’44 has none.
#[test]
fn passengers_are_edited_in_every_game() {
    let loaded = |of, what: &str| {
        let (list, what) = (Extra::Loaded, what.to_owned());
        Change::Extra { side: 1, of, list, what, number: 2 }
    };
    let (group, arrival) = (UnitsOf::Group(0), UnitsOf::Arrival(0));
    let draft = changed(draft_of::<Platoon>("village"), &[loaded(group, "so-t34-76/so-rifle")]);
    assert!(draft.text().unwrap().contains("loaded: [(\"so-t34-76\", \"so-rifle\", 2)]"));
    let draft = changed(draft_of::<Squad>("crossroads"), &[loaded(group, "us-truck/us-at-57")]);
    assert!(draft.text().unwrap().contains("loaded: [(\"us-truck\", \"us-at-57\", 2)]"));
    let pair = "us-m3-halftrack/us-rifle";
    let mut draft = changed(draft_of::<Panzer44>("ailette"), &[loaded(arrival, pair)]);
    assert!(draft.text().unwrap().contains("(\"us-m3-halftrack\", \"us-rifle\", 2)"));
    assert_eq!(draft.change(&loaded(group, pair)), Err(NotChanged::NoPart));
    assert_eq!(draft.change(&loaded(arrival, "us-rifle")), Err(NotChanged::NoThing));
    assert_eq!(draft.change(&loaded(UnitsOf::Group(9), pair)), Err(NotChanged::NoGroup));
    assert_eq!(draft.change(&loaded(UnitsOf::Arrival(9), pair)), Err(NotChanged::NoArrival));
}

/// The carriers that are offered with each passenger are those that `check` lets pass, and of the scenario's nations.
#[test]
fn only_what_a_carrier_can_have_is_offered() {
    let rulebook =
        kessel::games::squad::rules::Rulebook::read(&data::load_of("squad", "crossroads").unwrap());
    let kinds = Squad::extra_kinds(&rulebook.unwrap());
    let pairs: Vec<&ExtraKind> = kinds.iter().filter(|kind| kind.list == Extra::Loaded).collect();
    let has = |what: &str| pairs.iter().any(|kind| kind.what == what);
    // Squads ride in a truck, a jeep has room for a leader, and guns are towed (8.1).
    for what in ["us-m3/us-para", "us-truck/us-at-57", "us-jeep/us-leader-2", "ge-sdkfz-251/ge-pak-40"] {
        assert!(has(what), "{what}");
    }
    for what in ["us-jeep/us-para", "us-m10/us-para", "so-truck/so-rifle", "us-truck/ge-pak-40"] {
        assert!(!has(what), "{what}");
    }
    let mut draft = draft_of::<Squad>("crossroads");
    for kind in &pairs {
        let of = if kind.side == Some(0) { UnitsOf::Arrival(0) } else { UnitsOf::Group(0) };
        let (side, what) = (kind.side.unwrap(), kind.what.clone());
        draft.change(&Change::Extra { side, of, list: Extra::Loaded, what, number: 1 }).unwrap();
    }
    let told = faults::<Squad>(&*draft);
    assert!(!told.iter().any(|fault| fault.contains("cannot carry")), "{told:#?}");
    let is_of_a_side = |kind: &&ExtraKind| !kind.in_groups && !kind.in_arrivals;
    let rulebook =
        kessel::games::platoon::rules::Rulebook::read(&data::load_of("platoon", "village").unwrap());
    let kinds = Platoon::extra_kinds(&rulebook.unwrap());
    let of_side: Vec<&str> = kinds.iter().filter(is_of_a_side).map(|kind| kind.what.as_str()).collect();
    assert!(
        ["mines", "forts", "blocks", "ge-howitzer-105", "so-cp"].iter().all(|what| of_side.contains(what))
    );
}
