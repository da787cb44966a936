//! Drafts of scenarios: what is written is read as the same scenario, changes are undone, and nothing is lost.

use kessel::{
    engine::{
        board::Hex,
        data::{self, Source, Staging},
        drafts::{
            AnyDraft, AwardReason, AwardView, Change, Draft, Editable, Extra, LevelView, NotChanged,
            PlaceView, PlacedView, UnitsOf, VictoryHex,
        },
        orders::{Game, RulebookData},
        storage::Disk,
    },
    games::{guderian, panzer44, platoon, squad},
    workshop::scenario::{EditorPlace, ScenarioEditor, unsaved_drafts},
};
use std::{fs, path::PathBuf, sync::Arc};

/// The shipped scenarios of a game.
fn shipped(game: &str) -> Vec<Source> {
    let ids = data::scenario_ids(game).into_iter();
    let shipped = ids.filter(|id| data::shipped_text(&format!("{game}/{id}.ron")).is_some());
    shipped.map(|id| data::load_of(game, &id).unwrap()).collect()
}

pub fn hexes(words: &str) -> Vec<Hex> {
    words.split(' ').map(|word| word.parse().unwrap()).collect()
}

/// Each shipped scenario is written as a text that is read as the same scenario, without faults; that text is written
/// again byte for byte.
fn all_are_written<G: Game, E: Editable>(usual: &[&str]) {
    let sources = shipped(G::ID);
    assert!(sources.len() > 1);
    for source in sources {
        let before = Draft::<E>::read(&source).unwrap();
        let text = before.text().unwrap();
        let written = Source { name: source.name.clone(), text };
        let after = Draft::<E>::read(&written).unwrap();
        assert_eq!(format!("{:?}", after.scenario()), format!("{:?}", before.scenario()), "{}", written.text);
        assert_eq!(after.text().unwrap(), written.text);
        assert!(G::Rulebook::read(&written).is_ok(), "{}", written.text);
        for usual in usual {
            assert!(!written.text.contains(usual), "{usual}: {}", written.text);
        }
        let head: Vec<&str> = source.text.lines().take_while(|line| line.starts_with("//")).collect();
        assert!(written.text.starts_with(&head.join("\n")), "{}", written.text);
    }
}

#[test]
fn shipped_scenarios_are_written_as_they_are() {
    let usual = ["first_turn: 1,", "options: ()", "condition: ()", "mines: None", "arrivals: []"];
    all_are_written::<platoon::rules::Platoon, platoon::rules::scenario::Scenario>(&usual);
    all_are_written::<squad::rules::Squad, squad::rules::scenario::Scenario>(&usual);
    all_are_written::<panzer44::rules::Panzer44, panzer44::rules::scenario::Scenario>(&usual);
    let usual = ["options: ()", "condition: ()", "leader: None", "armies: []", "number: 1,"];
    all_are_written::<guderian::rules::Guderian, guderian::rules::scenario::Scenario>(&usual);
}

fn farm_road() -> Box<dyn AnyDraft> {
    let source = data::load_of("platoon", "farm-road").unwrap();
    platoon::rules::Platoon::draft(&source).unwrap().unwrap()
}

/// Every kind of change, each undone and redone.
#[test]
fn a_draft_is_changed_and_changed_back() {
    let mut draft = farm_road();
    let (first, start) = (draft.text().unwrap(), draft.view());
    let group = UnitsOf::Group(0);
    let rifle = "ge-rifle".parse().unwrap();
    let level = |name: &str, winner, at_least| LevelView { name: name.to_owned(), winner, at_least };
    let changes = [
        Change::Id("my-road".parse().unwrap()),
        Change::Title("It’s a \"road\"".to_owned()),
        Change::Summary("A try.".to_owned()),
        Change::Staging(Box::new(Staging {
            minutes: Some(30),
            who: vec!["One.".to_owned()],
            ..Staging::default()
        })),
        Change::LastTurn(9),
        Change::FirstPlayer(1 - start.first_player.unwrap()),
        Change::Number { side: 0, of: group, kind: rifle, number: 7 },
        Change::Number { side: 0, of: group, kind: "ge-hmg".parse().unwrap(), number: 0 },
        Change::Number { side: 0, of: group, kind: "ge-pz-4h".parse().unwrap(), number: 2 },
        Change::Paint { side: 0, group: 0, hexes: hexes("0304 0809 0511") },
        Change::AddGroup { side: 1, hexes: hexes("1801 2005") },
        Change::AddArrival { side: 1, turn: 3, entry: hexes("2005 2012") },
        Change::Number { side: 1, of: UnitsOf::Arrival(0), kind: "so-t34-76".parse().unwrap(), number: 3 },
        Change::Arrival { side: 1, arrival: 0, turn: 4, entry: hexes("2012") },
        Change::VictoryHex { side: 0, points: 2, hex: "0303".parse().unwrap() },
        Change::Held { side: Some(1), hex: "0808".parse().unwrap() },
        Change::Levels(vec![level("Draw", None, -5), level("Won", Some(0), 3)]),
        Change::Option { name: "hidden_units".to_owned(), value: "on".to_owned() },
        Change::RemoveArrival { side: 1, arrival: 0 },
        Change::RemoveGroup { side: 1, group: 1 },
    ];
    let mut texts = vec![first.clone()];
    for change in &changes {
        assert_eq!(draft.change(change), Ok(true), "{change:?}");
        let text = draft.text().unwrap();
        assert_ne!(texts.last(), Some(&text), "{change:?}");
        texts.push(text);
    }
    assert_eq!(draft.change(&Change::LastTurn(9)), Ok(false), "it is 9 already");
    let last = draft.view();
    assert_eq!((last.title.as_str(), last.last_turn, last.staging.minutes), ("It’s a \"road\"", 9, Some(30)));
    assert_eq!(last.sides[0].groups[0].columns, (3, 8));
    assert!(last.sides[0].groups[0].units.starts_with(&[(rifle, 7)]));
    assert!(last.victory_hexes.contains(&VictoryHex { side: 0, points: 2, hex: "0303".parse().unwrap() }));
    assert_eq!(last.options["hidden_units"], true);
    assert!(last.can_undo && !last.can_redo);
    let text = draft.text().unwrap();
    assert!(
        text.contains("options: (hidden_units: true)") && text.contains("title: \"It’s a \\\"road\\\"\"")
    );
    for expected in texts.iter().rev().skip(1) {
        assert!(draft.undo());
        assert_eq!(draft.text().as_ref(), Ok(expected));
    }
    assert!(!draft.undo());
    assert_eq!((draft.view().can_undo, draft.view().can_redo), (false, true));
    for expected in &texts[1..] {
        assert!(draft.redo());
        assert_eq!(draft.text().as_ref(), Ok(expected));
    }
    assert!(!draft.redo());
}

#[test]
fn a_victory_hex_is_switched_off_and_changes_its_points() {
    let mut draft = farm_road();
    let hex: Hex = "0808".parse().unwrap();
    let points = |draft: &dyn AnyDraft| -> Vec<i32> {
        let view = draft.view();
        let of = view.victory_hexes.iter().filter(|one| one.hex == hex && one.side == 1);
        of.map(|one| one.points).collect()
    };
    assert_eq!(points(&*draft), [1]);
    for (given, after) in [(1, vec![]), (3, vec![3]), (2, vec![2]), (2, vec![])] {
        assert_eq!(draft.change(&Change::VictoryHex { side: 1, points: given, hex }), Ok(true));
        assert_eq!(points(&*draft), after);
    }
}

#[test]
fn impossible_changes_change_nothing() {
    let mut draft = farm_road();
    let before = draft.text();
    let number = |side, of| Change::Number { side, of, kind: "ge-rifle".parse().unwrap(), number: 1 };
    for (change, why) in [
        (Change::FirstPlayer(2), NotChanged::NoSide),
        (Change::Paint { side: 0, group: 9, hexes: hexes("0101") }, NotChanged::NoGroup),
        (Change::Paint { side: 0, group: 0, hexes: Vec::new() }, NotChanged::NoHex),
        (Change::AddArrival { side: 0, turn: 1, entry: Vec::new() }, NotChanged::NoHex),
        (Change::RemoveGroup { side: 0, group: 1 }, NotChanged::NoGroup),
        (Change::RemoveArrival { side: 0, arrival: 0 }, NotChanged::NoArrival),
        (number(0, UnitsOf::Arrival(0)), NotChanged::NoArrival),
        (number(2, UnitsOf::Group(0)), NotChanged::NoSide),
    ] {
        assert_eq!(draft.change(&change), Err(why), "{change:?}");
    }
    let moons = Change::Option { name: "moons".to_owned(), value: "on".to_owned() };
    assert!(matches!(draft.change(&moons), Err(NotChanged::Option(why)) if why.contains("no option moons")));
    assert_eq!(draft.text(), before);
    assert!(!draft.undo());
}

/// In Squad an area has rows as well; a faulty file is told.
#[test]
fn games_differ_in_what_they_let_edit() {
    let source = data::load_of("squad", "hill-71").unwrap();
    let mut draft = squad::rules::Squad::draft(&source).unwrap().unwrap();
    draft.change(&Change::Paint { side: 0, group: 0, hexes: hexes("0304 0809 0511") }).unwrap();
    let group = &draft.view().sides[0].groups[0];
    assert_eq!((group.columns, group.rows), ((3, 8), Some((4, 11))));
    let broken = Source { text: source.text.replacen("last_turn", "lost_turn", 1), ..source };
    let faults = squad::rules::Squad::draft(&broken).unwrap().unwrap_err();
    assert!(faults.iter().any(|fault| fault.sentence.contains("lost_turn")), "{faults:?}");
}

/// Makes each change, then undoes and redoes all of them; returns the draft.
pub fn changed(mut draft: Box<dyn AnyDraft>, changes: &[Change]) -> Box<dyn AnyDraft> {
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
    draft
}

/// The fight for Smolensk: counters in hexes, places, and arrivals in areas.
#[test]
fn counters_places_and_areas_are_edited() {
    let source = data::load_of("guderian", "dnieper").unwrap();
    let draft = guderian::rules::Guderian::draft(&source).unwrap().unwrap();
    let start = draft.view();
    assert_eq!((start.first_player, start.chapters.groups, start.chapters.draws), (None, false, false));
    let hex = |word: &str| -> Hex { word.parse().unwrap() };
    let id = |word: &str| word.parse().unwrap();
    let placed = start.placed.clone().unwrap();
    let at = |unit: &str| placed.iter().position(|it| it.unit.as_str() == unit).unwrap();
    let untried = at("untried-rifle");
    let orsha = start.places.clone().unwrap().iter().position(|place| place.name == "Orsha").unwrap();
    let place = PlaceView { name: "Orsha".to_owned(), hexes: vec![hex("0420")], points: 6, retaken: false };
    let extra = |side, arrival, list, what: &str, number| Change::Extra {
        side,
        of: UnitsOf::Arrival(arrival),
        list,
        what: what.to_owned(),
        number,
    };
    let level = |name: &str, winner, at_least| LevelView { name: name.to_owned(), winner, at_least };
    let changes = [
        Change::Title("Mine".to_owned()),
        Change::LastTurn(13),
        Change::AddPlaced { unit: id("inf-23"), hex: hex("0416") },
        Change::AddPlaced { unit: id("untried-rifle"), hex: hex("2018") },
        Change::MovePlaced { placed: at("inf-161"), hex: hex("0515") },
        Change::PlacedNumber { placed: untried, number: 3 },
        Change::PlacedNumber { placed: at("leader-rakutin"), number: 0 },
        extra(1, 0, Extra::Divisions, "23 Inf", 0),
        extra(1, 1, Extra::Divisions, "23 Inf", 1),
        Change::AddArrivalIn { side: 0, turn: 6, area: id("X") },
        extra(0, 4, Extra::Untried, "untried-armour", 2),
        extra(0, 4, Extra::Leader, "leader-rakutin", 1),
        Change::ArrivalIn { side: 0, arrival: 4, turn: 7, area: id("SWF") },
        Change::RemoveArrival { side: 0, arrival: 2 },
        Change::VictoryHex { side: 1, points: 7, hex: hex("1616") },
        Change::VictoryHex { side: 1, points: 10, hex: hex("2216") },
        Change::VictoryHex { side: 1, points: 4, hex: hex("1524") },
        Change::Place { number: orsha, place: Some(place.clone()) },
        Change::Held { side: Some(1), hex: hex("1616") },
        Change::Levels(vec![level("Lost", Some(0), -9), level("Won", Some(1), 3)]),
        Change::Option { name: "rail_cuts".to_owned(), value: "on".to_owned() },
    ];
    let mut draft = changed(draft, &changes);
    let view = draft.view();
    let after = view.placed.unwrap();
    assert!(after.contains(&PlacedView { unit: id("inf-23"), number: 1, hex: hex("0416") }));
    assert!(after.contains(&PlacedView { unit: id("untried-rifle"), number: 2, hex: hex("2018") }));
    assert_eq!(after.len(), placed.len());
    let places = view.places.unwrap();
    let points = |name: &str| places.iter().find(|place| place.name == name).map(|place| place.points);
    assert_eq!([points("1616"), points("Smolensk"), points("Mstislavl")], [Some(7), Some(10), None]);
    assert!(places.contains(&place) && view.held[1].contains(&hex("1616")));
    assert_eq!(view.dates.unwrap().last().map(String::as_str), Some("Turn 13"));
    let last = view.sides[0].arrivals.last().unwrap();
    assert_eq!((last.turn, last.area, last.extras.len()), (7, Some(id("SWF")), 2));
    for (change, why) in [
        (Change::FirstPlayer(0), NotChanged::NoPart),
        (Change::AddGroup { side: 0, hexes: hexes("0101") }, NotChanged::NoPart),
        (Change::AddArrival { side: 0, turn: 1, entry: hexes("0101") }, NotChanged::NoPart),
        (Change::Levels(vec![level("Draw", None, 0)]), NotChanged::NoDraw),
        (Change::VictoryHex { side: 1, points: -1, hex: hex("0101") }, NotChanged::Points),
        (Change::PlacedNumber { placed: 999, number: 0 }, NotChanged::NoCounter),
        (Change::PlacedNumber { placed: 0, number: 2 }, NotChanged::OneCounter),
        (extra(0, 0, Extra::Divisions, "23 Inf", 1), NotChanged::NoPart),
    ] {
        assert_eq!(draft.change(&change), Err(why), "{change:?}");
    }
}

/// The result of a few changes is a scenario without faults.
#[test]
fn an_edited_campaign_can_be_played() {
    let source = data::load_of("guderian", "dnieper").unwrap();
    let mut draft = guderian::rules::Guderian::draft(&source).unwrap().unwrap();
    let hex = |word: &str| -> Hex { word.parse().unwrap() };
    let placed = draft.view().placed.unwrap();
    let number = placed.iter().position(|it| it.unit.as_str() == "inf-161").unwrap();
    for change in [
        Change::LastTurn(8),
        Change::MovePlaced { placed: number, hex: hex("0515") },
        Change::VictoryHex { side: 1, points: 7, hex: hex("1616") },
        Change::AddArrivalIn { side: 0, turn: 8, area: "X".parse().unwrap() },
    ] {
        assert_eq!(draft.change(&change), Ok(true), "{change:?}");
    }
    let written = Source { text: draft.text().unwrap(), ..source };
    let rulebook = guderian::rules::Rulebook::read(&written);
    assert!(rulebook.is_ok(), "{:?}", rulebook.err());
}

#[test]
fn awards_for_units_are_added_and_removed() {
    let source = data::load_of("panzer44", "vauclair").unwrap();
    let draft = panzer44::rules::Panzer44::draft(&source).unwrap().unwrap();
    let kinds = draft.view().chapters.award_kinds;
    assert!(kinds.iter().any(|kind| kind.what == "HardVehicle"));
    let awards = draft.view().awards;
    let award = |reason| AwardView { side: 0, points: 2, reason };
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    let destroyed = AwardReason::Destroyed { of: 1, kinds: words(&["HalfTrack", "Type(\"us-rifle\")"]) };
    let exited = AwardReason::Exited { kinds: words(&["Passenger"]) };
    let changes = [Change::AddAward(award(destroyed.clone())), Change::AddAward(award(exited.clone()))];
    let mut draft = changed(draft, &changes);
    let view = draft.view().awards;
    let reasons: Vec<&AwardReason> = view.iter().skip(awards.len()).map(|(_, it)| &it.reason).collect();
    assert_eq!(reasons, [&destroyed, &exited]);
    assert!(draft.text().unwrap().contains("Destroyed(Allied, [HalfTrack, Type(\"us-rifle\")])"));
    let last = view.last().unwrap().0;
    assert_eq!(draft.change(&Change::AwardPoints { award: last, points: 5 }), Ok(true));
    assert_eq!(draft.view().awards.last().unwrap().1.points, 5);
    assert_eq!(draft.change(&Change::RemoveAward(last)), Ok(true));
    assert_eq!(draft.view().awards.len(), awards.len() + 1);
    for (reason, why) in [
        (AwardReason::Exited { kinds: words(&["Moon"]) }, NotChanged::NoKind),
        (AwardReason::Exited { kinds: Vec::new() }, NotChanged::NoKind),
        (AwardReason::Destroyed { of: 2, kinds: words(&["Passenger"]) }, NotChanged::NoSide),
    ] {
        assert_eq!(draft.change(&Change::AddAward(award(reason))), Err(why));
    }
    assert_eq!(draft.change(&Change::RemoveAward(99)), Err(NotChanged::NoAward));
}

/// Weapons, works, expendables and passengers of a group are counts beside its units.
#[test]
fn lists_beside_the_units_are_edited() {
    let source = data::load_of("squad", "crossroads").unwrap();
    let draft = squad::rules::Squad::draft(&source).unwrap().unwrap();
    let extra = |list, what: &str, number| Change::Extra {
        side: 1,
        of: UnitsOf::Group(0),
        list,
        what: what.to_owned(),
        number,
    };
    let changes = [
        extra(Extra::Weapons, "some-mg", 2),
        extra(Extra::Works, "Trench", 3),
        extra(Extra::Expendable, "satchel", 4),
        extra(Extra::Loaded, "a-truck/a-gun", 1),
    ];
    let mut draft = changed(draft, &changes);
    let extras = draft.view().sides[1].groups[0].extras.clone();
    for change in &changes {
        let Change::Extra { list, what, number, .. } = change else { unreachable!() };
        assert!(
            extras.iter().any(|it| (it.list, it.number) == (*list, *number) && it.what == *what),
            "{extras:?}"
        );
    }
    assert_eq!(draft.change(&extra(Extra::Works, "Trench", 0)), Ok(true));
    assert_eq!(draft.change(&extra(Extra::Works, "Castle", 1)), Err(NotChanged::NoThing));
    assert_eq!(draft.change(&extra(Extra::Divisions, "Trench", 1)), Err(NotChanged::NoPart));
    assert!(!draft.text().unwrap().contains("Trench"));
}

/// A folder for the user's own things, which is removed again.
struct Own(PathBuf);

impl Own {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-drafts-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn place(&self) -> EditorPlace {
        let (own, disk) = (self.0.clone(), Disk::default());
        EditorPlace { game: "platoon", own, disk, wake: Arc::new(|| {}) }
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn an_edited_scenario_is_kept_and_saved() {
    let own = Own::new("kept");
    let place = own.place();
    let mut editor = ScenarioEditor::begin(place.clone(), farm_road(), None);
    assert!(!editor.is_unsaved() && unsaved_drafts(&place).is_empty());
    let refused = editor.save().unwrap_err();
    assert!(refused.contains("farm-road: give yours another id"), "{refused}");
    let (id, number) = place.free_id(editor.view().id).unwrap();
    assert_eq!((id.to_string().as_str(), number), ("farm-road-2", 2));
    assert_eq!(editor.change(&Change::Id(id)), Ok(true));
    assert_eq!(editor.change(&Change::LastTurn(9)), Ok(true));
    editor.settle().unwrap();
    // The program may end here: the draft is in its file.
    let left = unsaved_drafts(&place);
    let [left] = &left[..] else { panic!("one draft is kept") };
    let text = fs::read_to_string(left).unwrap();
    assert_eq!(Ok(&text), editor.text().as_ref());
    assert!(text.contains("last_turn: 9") && editor.is_unsaved());
    let saved = editor.save().unwrap();
    assert_eq!(saved, own.0.join("scenarios/platoon/farm-road-2.ron"));
    assert_eq!(fs::read_to_string(&saved).unwrap(), text);
    assert!(!editor.is_unsaved() && unsaved_drafts(&place).is_empty());
    // It can be saved again, but not over another scenario.
    assert_eq!(editor.change(&Change::LastTurn(8)), Ok(true));
    assert_eq!(editor.save(), Ok(saved.clone()));
    let mut other = ScenarioEditor::begin(place.clone(), farm_road(), None);
    other.change(&Change::Id(id)).unwrap();
    assert!(other.save().unwrap_err().contains("already exists"));
    assert!(other.undo() && other.redo());
    other.give_up();
    assert!(unsaved_drafts(&place).is_empty());
    let read = Source { name: saved.display().to_string(), text: fs::read_to_string(&saved).unwrap() };
    let rulebook = platoon::rules::Rulebook::read(&read).unwrap();
    assert_eq!(rulebook.about().turns, [1, 8]);
}

/// Undo after a save changes the scenario, but not the file in which it is saved: otherwise the next save would make
/// another copy.
#[test]
fn undo_does_not_change_where_a_scenario_is_saved() {
    let own = Own::new("undone");
    let place = own.place();
    let mut editor = ScenarioEditor::begin(place.clone(), farm_road(), None);
    let before = editor.view();
    editor.change(&Change::LastTurn(9)).unwrap();
    editor.change(&Change::LastTurn(8)).unwrap();
    let (id, _) = place.free_id(before.id).unwrap();
    editor.rename(id, Some("A copy"));
    let saved = editor.save().unwrap();
    while editor.undo() {}
    let undone = editor.view();
    assert_eq!((undone.id, undone.title.as_str(), undone.last_turn), (id, "A copy", before.last_turn));
    assert_eq!(editor.save(), Ok(saved.clone()));
    while editor.redo() {}
    assert_eq!((editor.view().id, editor.view().last_turn), (id, 8));
    // An id that was typed and saved is that of every state, too; a title that was typed can be undone.
    editor.change(&Change::Title("Another".to_owned())).unwrap();
    editor.change(&Change::Id("mine".parse().unwrap())).unwrap();
    let other = editor.save().unwrap();
    assert!(editor.undo() && editor.undo() && other != saved);
    assert_eq!((editor.view().id.as_str(), editor.view().title.as_str()), ("mine", "A copy"));
    assert_eq!(editor.save(), Ok(other));
}
