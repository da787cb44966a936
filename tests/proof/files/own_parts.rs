//! The parts of a scenario that only one game has: armies, supply, interdiction and the South-Western Front of Guderian,
//! exits, bridges and visibility of Panzer ’44, smoke, missions and snipers of Squad. Each is changed, undone and redone,
//! and the result is a scenario without faults.

use kessel::{
    engine::{
        board::Hex,
        data::{self, Source},
        drafts::{AnyDraft, Change, DraftView, Extra, FieldValue, NotChanged},
        orders::{Game, RulebookData},
    },
    games::{
        guderian::rules::{Guderian, Rulebook, phase::Phase, scenario::FirstTurn},
        panzer44::rules::Panzer44,
        platoon::rules::Platoon,
        squad::rules::Squad,
    },
};

fn draft(scenario: &str) -> Box<dyn AnyDraft> {
    let source = data::load_of("guderian", scenario).unwrap();
    Guderian::draft(&source).unwrap().unwrap()
}

fn hexes(words: &str) -> FieldValue {
    FieldValue::Hexes(words.split(' ').map(|word| word.parse::<Hex>().unwrap()).collect())
}

fn number(number: i32) -> FieldValue {
    FieldValue::Number { number, least: 0, most: 0 }
}

fn chosen(number: usize) -> FieldValue {
    FieldValue::Choice { words: &[], chosen: Some(number) }
}

fn leader(id: &str) -> FieldValue {
    FieldValue::Thing { list: Extra::Leader, what: id.to_owned() }
}

fn units(ids: &[&str]) -> FieldValue {
    FieldValue::Units { side: None, units: ids.iter().map(|id| id.parse().unwrap()).collect() }
}

fn field(section: &'static str, thing: usize, field: usize, value: FieldValue) -> Change {
    Change::Field { section, thing, field, value }
}

fn things(view: &DraftView, section: &str) -> usize {
    view.sections.iter().find(|one| one.word == section).unwrap().things.len()
}

fn read(draft: &dyn AnyDraft) -> Result<Rulebook, Vec<String>> {
    let source = Source { name: "mine.ron".to_owned(), text: draft.text().unwrap() };
    Rulebook::read(&source).map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

/// Makes each change, then undoes and redoes all of them.
fn change_all(draft: &mut dyn AnyDraft, changes: &[Change]) {
    let mut texts = vec![draft.text().unwrap()];
    for change in changes {
        assert_eq!(draft.change(change), Ok(true), "{change:?}");
        texts.push(draft.text().unwrap());
    }
    for expected in texts.iter().rev().skip(1) {
        assert!(draft.undo());
        assert_eq!(draft.text().as_ref(), Ok(expected));
    }
    while draft.redo() {}
    assert_eq!(draft.text().as_ref(), Ok(texts.last().unwrap()));
}

/// 5.0, 6.4, 11.11, 13.1, 13.4, 14.1, 14.2, 15.0: every section is edited, and a game can begin with the result.
#[test]
fn what_only_this_game_has_is_edited() {
    let mut draft = draft("dvina");
    let start = draft.view();
    assert_eq!((things(&start, "armies"), things(&start, "front"), things(&start, "provisional")), (2, 0, 0));
    let area = |id: &str| FieldValue::Area(id.parse().unwrap());
    let changes = [
        Change::AddThing { section: "armies", with: leader("leader-rakutin"), hexes: Vec::new() },
        field("armies", 2, 0, FieldValue::Id("24th".to_owned())),
        field("armies", 2, 1, leader("leader-lukin")),
        field("armies", 2, 2, number(3)),
        field("armies", 2, 3, number(1)),
        field("armies", 2, 4, chosen(2)),
        field("armies", 2, 5, hexes("2216 2217")),
        Change::RemoveThing { section: "armies", thing: 0 },
        field("absent", 0, 0, units(&["inf-7", "inf-15"])),
        field("absent", 0, 0, units(&["inf-7"])),
        Change::AddThing { section: "provisional", with: area("1"), hexes: Vec::new() },
        field("provisional", 0, 5, area("6")),
        Change::AddThing { section: "front", with: area("X"), hexes: Vec::new() },
        field("front", 0, 0, area("SWF")),
        field("front", 0, 1, number(2)),
        field("front", 0, 3, number(3)),
        field("front", 0, 2, number(2)),
        field("front", 0, 6, number(4)),
        field("losses", 0, 0, number(6)),
        field("losses", 0, 1, number(1)),
        field("supply", 0, 0, FieldValue::Hex("0121".parse().unwrap())),
        field("supply", 0, 0, FieldValue::Hex("0120".parse().unwrap())),
        field("closed", 0, 0, number(0)),
        field("closed", 0, 1, number(0)),
        field("air", 0, 0, number(2)),
        field("air", 0, 1, number(30)),
        field("air", 0, 2, hexes("0412 0513")),
        field("air", 0, 3, number(2)),
        field("start", 0, 0, number(2)),
        field("start", 0, 1, chosen(1)),
        field("start", 0, 1, chosen(0)),
    ];
    change_all(&mut *draft, &changes);
    let rulebook = read(&*draft).unwrap();
    let scenario = &rulebook.scenario;
    let army = scenario.armies.last().unwrap();
    assert_eq!((army.army.as_str(), army.leader.as_str()), ("24th", "leader-lukin"));
    assert_eq!((army.rifle, army.armour, army.first_turn, army.hexes.len()), (3, 1, FirstTurn::March, 2));
    assert_eq!((scenario.armies.len(), scenario.provisional.len()), (2, 6));
    let front = scenario.south_western_front.as_ref().unwrap();
    assert_eq!((front.area.as_str(), front.from_turn, front.a_turn, front.a_game), ("SWF", 2, 2, 3));
    assert_eq!(front.german_points, [1, 1, 4], "each division has points");
    assert_eq!((scenario.victory.division_lost, scenario.victory.retaken), (6, 1));
    let air = &scenario.air_interdiction;
    assert_eq!((air.markers, air.last_column, air.unlocked_by.len()), (2, 30, 2));
    assert_eq!((scenario.soviet_interdiction.uses, scenario.closed_columns.last), (2, 0));
    assert_eq!((scenario.first_turn, scenario.start), (2, Phase::SovietSetUp));
    assert_eq!(scenario.supply_road.to_string(), "0120");
    assert_eq!(scenario.absent.iter().map(|id| id.as_str()).collect::<Vec<_>>(), ["inf-7"]);
}

#[test]
fn what_cannot_be_is_refused_and_the_rest_is_checked() {
    let mut draft = draft("dvina");
    let before = draft.text();
    for (change, why) in [
        (field("moons", 0, 0, number(1)), NotChanged::NoPart),
        (field("supply", 1, 0, number(1)), NotChanged::NoThing),
        (field("supply", 0, 0, number(1)), NotChanged::NoField),
        (field("air", 0, 9, number(1)), NotChanged::NoField),
        (field("air", 0, 0, number(200)), NotChanged::Range(0, 20)),
        (field("armies", 0, 0, FieldValue::Id("no id".to_owned())), NotChanged::NoThing),
        (field("armies", 0, 4, chosen(3)), NotChanged::NoField),
        (Change::AddThing { section: "armies", with: number(1), hexes: Vec::new() }, NotChanged::NoPart),
        (Change::RemoveThing { section: "air", thing: 0 }, NotChanged::NoPart),
        (Change::RemoveThing { section: "armies", thing: 2 }, NotChanged::NoThing),
    ] {
        assert_eq!(draft.change(&change), Err(why), "{change:?}");
    }
    assert_eq!(draft.text(), before);
    let faults = |change: Change, draft: &mut dyn AnyDraft| -> String {
        assert_eq!(draft.change(&change), Ok(true), "{change:?}");
        let faults = read(draft).unwrap_err().join("\n");
        assert!(draft.undo());
        faults
    };
    for (change, expected) in [
        (
            Change::AddThing { section: "armies", with: leader("leader-rakutin"), hexes: Vec::new() },
            "an army needs a hex",
        ),
        (field("armies", 1, 0, FieldValue::Id("19th".to_owned())), "two armies are called 19th"),
        (field("armies", 0, 1, leader("leader-kurochkin")), "already in another place"),
        (field("supply", 0, 0, FieldValue::Hex("0113".parse().unwrap())), "no road runs through 0113"),
        (field("air", 0, 1, number(99)), "there is no column 99"),
        (field("absent", 0, 0, units(&["untried-rifle"])), "has no counter untried-rifle"),
        (field("absent", 0, 0, units(&["leader-konev"])), "leader-konev is already in another place"),
        (field("start", 0, 1, chosen(1)), "only a game that begins with SovietSetUp"),
    ] {
        let faults = faults(change, &mut *draft);
        assert!(faults.contains(expected), "{expected}: {faults}");
    }
}

/// Each game has its own parts, and none of those of another one.
#[test]
fn other_games_have_other_parts() {
    let mut draft = draft_of::<Platoon>("farm-road");
    let words: Vec<&str> = draft.view().sections.iter().map(|section| section.word).collect();
    assert_eq!(words, ["german-works", "soviet-works"]);
    assert_eq!(draft.change(&field("air", 0, 0, number(1))), Err(NotChanged::NoPart));
}

fn draft_of<G: Game>(scenario: &str) -> Box<dyn AnyDraft> {
    G::draft(&data::load_of(G::ID, scenario).unwrap()).unwrap().unwrap()
}

/// Returns the faults of a changed scenario.
fn faults_of<G: Game>(source: &Source) -> Vec<String> {
    let faults = G::Rulebook::read(source).err().unwrap_or_default();
    faults.iter().map(ToString::to_string).collect()
}

fn written(draft: &dyn AnyDraft) -> Source {
    Source { name: "mine.ron".to_owned(), text: draft.text().unwrap() }
}

/// The text of a draft, which its game reads without faults.
fn faultless<G: Game>(draft: &dyn AnyDraft) -> String {
    let source = written(draft);
    assert_eq!(faults_of::<G>(&source), [""; 0]);
    // What was written is read again as the same.
    assert_eq!(G::draft(&source).unwrap().unwrap().text().as_ref(), Ok(&source.text));
    source.text
}

fn add(section: &'static str) -> Change {
    Change::AddThing { section, with: FieldValue::Nothing, hexes: Vec::new() }
}

fn pairs(words: &[(&str, &str)]) -> FieldValue {
    let hex = |word: &str| word.parse::<Hex>().unwrap();
    FieldValue::Pairs(words.iter().map(|(one, other)| (hex(one), hex(other))).collect())
}

/// 4.4, 10.7, 12.4: exit hexes, visibility and the bridges that may be blown.
#[test]
fn exits_bridges_and_visibility_of_panzer44_are_edited() {
    let mut draft = draft_of::<Panzer44>("ailette");
    let changes = [
        add("exits"),
        field("exits", 1, 1, hexes("0104 0110")),
        field("exits", 1, 0, chosen(0)),
        field("exits", 1, 0, chosen(1)),
        field("exits", 0, 1, hexes("3010")),
        field("demolition", 0, 0, chosen(0)),
        field("demolition", 0, 1, number(2)),
        field("demolition", 0, 2, number(2)),
        field("demolition", 0, 3, pairs(&[("2314", "2414")])),
        add("visibility"),
        field("visibility", 0, 0, number(3)),
        field("visibility", 0, 1, number(5)),
        add("visibility"),
        field("visibility", 1, 1, number(12)),
    ];
    change_all(&mut *draft, &changes);
    let text = faultless::<Panzer44>(&*draft);
    for words in [
        "(side: German, hexes: [\"3010\"])",
        "(side: Allied, hexes: [\"0104\", \"0110\"])",
        "demolition: Some((side: German, from_turn: 2, bridges: [(\"2314\", \"2414\")], most: 2))",
        "visibility: [(until_turn: 3, hexes: 5), (until_turn: 4, hexes: 12)]",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    let why = draft.change(&add("demolition"));
    assert_eq!(why, Err(NotChanged::NoPart), "there are bridges already");
    assert_eq!(draft.change(&field("visibility", 0, 1, number(0))), Err(NotChanged::Range(1, 99)));
    // No bridge runs there.
    draft.change(&field("demolition", 0, 3, pairs(&[("0101", "0102")]))).unwrap();
    let faults = faults_of::<Panzer44>(&written(&*draft)).join("\n");
    assert!(faults.contains("no bridge runs from 0101 to 0102"), "{faults}");
    let without = [
        Change::RemoveThing { section: "demolition", thing: 0 },
        Change::RemoveThing { section: "visibility", thing: 0 },
        Change::RemoveThing { section: "visibility", thing: 0 },
        Change::RemoveThing { section: "exits", thing: 1 },
        add("demolition"),
    ];
    change_all(&mut *draft, &without);
    let text = draft.text().unwrap();
    assert!(text.contains("demolition: Some((side: Allied, from_turn: 1, bridges: [], most: 1))"), "{text}");
    assert!(!text.contains("visibility:"), "{text}");
}

/// 11.1, 19.1, 21.3: smoke factors, missions and the sniper.
#[test]
fn smoke_missions_and_snipers_of_squad_are_edited() {
    let mut draft = draft_of::<Squad>("hill-71");
    let missions = |numbers: [u8; 3]| FieldValue::Numbers { words: &[], numbers: numbers.into() };
    let shown = draft.view();
    let Some(FieldValue::Numbers { words, numbers }) = shown.field("allied-support", 0, 1) else {
        panic!("missions are expected: {:?}", shown.sections)
    };
    assert_eq!(words.iter().map(|(word, _)| *word).collect::<Vec<_>>(), ["Light", "Heavy", "FighterBomber"]);
    assert_eq!(numbers, &[1, 1, 1]);
    let changes = [
        field("german-support", 0, 0, number(4)),
        field("german-support", 0, 1, missions([2, 0, 1])),
        field("german-support", 0, 2, chosen(1)),
        field("allied-support", 0, 0, number(0)),
        field("allied-support", 0, 1, missions([0, 3, 0])),
        field("allied-support", 0, 2, chosen(0)),
    ];
    change_all(&mut *draft, &changes);
    let text = faultless::<Squad>(&*draft);
    for words in ["smoke: 4,", "missions: [(Light, 2), (FighterBomber, 1)]", "missions: [(Heavy, 3)]"] {
        assert!(text.contains(words), "{words}: {text}");
    }
    assert_eq!((text.matches("sniper: true").count(), text.matches("smoke:").count()), (1, 1), "{text}");
    for (change, why) in [
        (field("german-support", 0, 1, missions([200, 0, 0])), NotChanged::Range(0, 99)),
        (field("german-support", 0, 0, number(100)), NotChanged::Range(0, 99)),
        (field("german-support", 0, 2, chosen(2)), NotChanged::NoField),
        (add("german-support"), NotChanged::NoPart),
        (Change::RemoveThing { section: "german-support", thing: 0 }, NotChanged::NoPart),
    ] {
        assert_eq!(draft.change(&change), Err(why), "{change:?}");
    }
}
