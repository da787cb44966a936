//! The parts of a scenario that only one game has: armies, supply, interdiction and the South-Western Front of Guderian.
//! Each is changed, undone and redone, and the result is a scenario without faults.

use kessel::{
    engine::{
        board::Hex,
        data::{self, Source},
        drafts::{AnyDraft, Change, DraftView, Extra, FieldValue, NotChanged},
        orders::{Game, RulebookData},
    },
    games::guderian::rules::{Guderian, Rulebook, phase::Phase, scenario::FirstTurn},
};

fn draft(scenario: &str) -> Box<dyn AnyDraft> {
    let source = data::load_of("guderian", scenario).unwrap();
    Guderian::draft(&source).unwrap().unwrap()
}

fn hexes(words: &str) -> FieldValue {
    FieldValue::Hexes(words.split(' ').map(|word| word.parse::<Hex>().unwrap()).collect())
}

fn number(number: u8) -> FieldValue {
    FieldValue::Number { number, least: 0, most: 0 }
}

fn chosen(number: usize) -> FieldValue {
    FieldValue::Choice { words: &[], chosen: Some(number) }
}

fn leader(id: &str) -> FieldValue {
    FieldValue::Thing { list: Extra::Leader, what: id.to_owned() }
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
        Change::AddThing { section: "armies", with: leader("leader-rakutin") },
        field("armies", 2, 0, FieldValue::Id("24th".to_owned())),
        field("armies", 2, 1, leader("leader-lukin")),
        field("armies", 2, 2, number(3)),
        field("armies", 2, 3, number(1)),
        field("armies", 2, 4, chosen(2)),
        field("armies", 2, 5, hexes("2216 2217")),
        Change::RemoveThing { section: "armies", thing: 0 },
        Change::AddThing { section: "provisional", with: area("1") },
        field("provisional", 0, 5, area("6")),
        Change::AddThing { section: "front", with: area("X") },
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
        (Change::AddThing { section: "armies", with: number(1) }, NotChanged::NoPart),
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
        (Change::AddThing { section: "armies", with: leader("leader-rakutin") }, "an army needs a hex"),
        (field("armies", 1, 0, FieldValue::Id("19th".to_owned())), "two armies are called 19th"),
        (field("armies", 0, 1, leader("leader-kurochkin")), "already in another place"),
        (field("supply", 0, 0, FieldValue::Hex("0113".parse().unwrap())), "no road runs through 0113"),
        (field("air", 0, 1, number(99)), "there is no column 99"),
        (field("start", 0, 1, chosen(1)), "only a game that begins with SovietSetUp"),
    ] {
        let faults = faults(change, &mut *draft);
        assert!(faults.contains(expected), "{expected}: {faults}");
    }
}

/// A scenario of another game has no such parts.
#[test]
fn other_games_have_none() {
    let source = data::load_of("platoon", "farm-road").unwrap();
    let mut draft = kessel::games::platoon::rules::Platoon::draft(&source).unwrap().unwrap();
    assert!(draft.view().sections.is_empty());
    assert_eq!(draft.change(&field("air", 0, 0, number(1))), Err(NotChanged::NoPart));
}
