//! The assets of a side beside its groups and arrivals, and the carriers of a group with their passengers, in drafts.

use crate::drafts::{changed, hexes};
use kessel::{
    engine::{
        data::{self, Source},
        drafts::{AnyDraft, AssetArea, Change, Extra, ExtraKind, NotChanged, UnitsOf},
        orders::{Game, RulebookData},
    },
    games::{panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad},
};

fn draft_of<G: Game>(scenario: &str) -> Box<dyn AnyDraft> {
    G::draft(&data::load_of(G::ID, scenario).unwrap()).unwrap().unwrap()
}

/// Returns the faults of a changed scenario.
fn faults<G: Game>(draft: &dyn AnyDraft) -> Vec<String> {
    let source = Source { name: "changed.ron".to_owned(), text: draft.text().unwrap() };
    let faults = G::Rulebook::read(&source).err().unwrap_or_default();
    faults.iter().map(ToString::to_string).collect()
}

fn add(side: usize, list: Extra, what: &str, area: &str) -> Change {
    let hexes = if area.is_empty() { Vec::new() } else { hexes(area) };
    Change::AddAsset { side, list, what: what.to_owned(), hexes }
}

fn number(side: usize, asset: usize, field: usize, number: i32) -> Change {
    Change::AssetNumber { side, asset, field, number }
}

/// Mines, forts and road blocks, artillery beside the map with what it reaches, and its observers (17, 18.4).
#[test]
fn works_and_artillery_of_platoon_are_edited() {
    let draft = draft_of::<Platoon>("village");
    let whats = |draft: &dyn AnyDraft| {
        draft.view().assets.map(|all| all.into_iter().map(|one| one.what).collect::<Vec<_>>().join(" "))
    };
    assert_eq!(whats(&*draft), ["mines forts ge-cp", "so-howitzer-122 so-cp"]);
    let changes = [
        number(0, 0, 0, 5),
        Change::AssetArea { side: 0, asset: 0, hexes: hexes("0701 1103") },
        // No fort is stronger than 50 (17.3).
        number(0, 1, 1, 99),
        add(0, Extra::Works, "blocks", "0405"),
        add(1, Extra::Works, "mines", "1401 1602"),
        number(1, 1, 1, 6),
        Change::AssetArea { side: 1, asset: 1, hexes: hexes("0301 0909") },
        Change::AssetHex { side: 1, asset: 1, hex: "0505".parse().unwrap() },
        add(1, Extra::Artillery, "so-howitzer-122", ""),
        add(1, Extra::Observers, "so-smg", ""),
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
        "(id: \"so-howitzer-122-off-2\", unit: \"so-howitzer-122\", turns: (1, 10))",
        "forward_observers: [\"so-cp-1\", \"so-smg-1\"]",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    for (change, why) in [
        (add(0, Extra::Works, "mines", "0405"), NotChanged::OneAsset),
        (add(1, Extra::Works, "blocks", ""), NotChanged::NoHex),
        (add(1, Extra::Works, "castle", "0405"), NotChanged::NoThing),
        (add(1, Extra::Divisions, "mines", "0405"), NotChanged::NoPart),
        (add(2, Extra::Works, "mines", "0405"), NotChanged::NoSide),
        (number(0, 9, 0, 1), NotChanged::NoAsset),
        (number(0, 0, 9, 1), NotChanged::NoPart),
        (Change::AssetName { side: 0, asset: 0, name: "Ours".to_owned() }, NotChanged::NoPart),
        (Change::AssetArea { side: 0, asset: 0, hexes: Vec::new() }, NotChanged::NoHex),
        (Change::AssetHex { side: 0, asset: 0, hex: "0505".parse().unwrap() }, NotChanged::NoPart),
        (Change::RemoveAsset { side: 0, asset: 9 }, NotChanged::NoAsset),
    ] {
        assert_eq!(draft.change(&change), Err(why), "{change:?}");
    }
    // Without a limit again, and without any of them.
    let every = Change::AssetArea { side: 1, asset: 1, hexes: Vec::new() };
    let draft =
        changed(draft, &[every, Change::AssetHex { side: 1, asset: 1, hex: "0505".parse().unwrap() }]);
    let reach = draft.view().assets[1][1].area.clone();
    assert_eq!(reach, AssetArea::Reach { columns: None, hexes: None });
    let all = [0, 0, 0, 0, 1, 1, 1, 1, 1].map(|side| Change::RemoveAsset { side, asset: 0 });
    let draft = changed(draft, &all);
    assert_eq!(whats(&*draft), ["", ""]);
    assert!(!draft.text().unwrap().contains("shell_game"), "it named removed artillery");
}

/// Mines of several densities, improved positions, off-board artillery and aircraft (8.4, 8.5, 12.1, 17.1).
#[test]
fn works_and_artillery_of_panzer44_are_edited() {
    let changes = [
        add(0, Extra::Artillery, "sorties", ""),
        number(0, 1, 0, 3),
        add(0, Extra::Artillery, "battery-tight", ""),
        Change::AssetName { side: 0, asset: 1, name: "Heavy mortars".to_owned() },
        number(0, 1, 1, 2),
        add(1, Extra::Works, "preventative", "1201 1405"),
        // The hasty mines, and then the positions.
        Change::RemoveAsset { side: 1, asset: 1 },
        Change::RemoveAsset { side: 1, asset: 2 },
    ];
    let mut draft = changed(draft_of::<Panzer44>("ailette"), &changes);
    assert_eq!(faults::<Panzer44>(&*draft), [""; 0]);
    let text = draft.text().unwrap();
    for words in [
        "id: \"german-battery\", name: \"Heavy mortars\", strength: 5, pattern: Some(Tight), fires: 2",
        "sorties: 3",
        "(columns: (8, 23), mines: Defensive, number: 2)",
        "(columns: (12, 14), mines: Preventative, number: 1)",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    assert!(!text.contains("Hasty") && !text.contains("positions:"), "{text}");
    assert_eq!(draft.change(&add(0, Extra::Artillery, "sorties", "")), Err(NotChanged::OneAsset));
    assert_eq!(draft.change(&add(0, Extra::Artillery, "moon", "")), Err(NotChanged::NoThing));
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
