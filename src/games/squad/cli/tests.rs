#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::{
    engine::{counters::UnitId, data, orders::Game},
    games::squad::rules::{
        counter::Place,
        phase::{Phase, Step},
        samples::{hex, word},
    },
};
use serde_json::{Value, json};
use std::sync::Arc;

/// A scenario with these units in these hexes, in this phase of the first turn.
fn seen(scenario: &str, step: Step, stand: &[(&str, &str)]) -> Seen<Squad> {
    let rulebook = Arc::new(Rulebook::load(scenario).unwrap());
    let mut position = Squad::start(&rulebook, 1);
    let public = &mut position.public;
    (public.turn, public.phase) = (1, Phase::First(step));
    for (unit, at) in stand {
        let unit = word(unit);
        let counter = public.counters.iter_mut().find(|counter| counter.id == unit).unwrap();
        counter.place = Place::Map(hex(at));
        counter.facing =
            Some(crate::engine::board::Hexside::North).filter(|_| rulebook.kind(counter).faces());
    }
    Seen { rulebook, position, is_sent: false, spoiled: (Value::Null, Vec::new()) }
}

fn json_of(answer: Result<Answer, Failure>) -> Value {
    match answer.unwrap() {
        Answer::Json(value) => value,
        Answer::Lines(lines) => panic!("no values: {lines:?}"),
    }
}

fn units(ids: &[&str]) -> Vec<UnitId> {
    ids.iter().map(|id| word(id)).collect()
}

#[test]
fn a_position_is_shown() {
    let seen = seen("valmont", Step::Fire, &[("us-rifle-1", "1007"), ("us-m4-75-1", "1009")]);
    let ask = |unit: Option<&str>, json| {
        let asked = Show {
            game: "game".into(),
            hex: None,
            unit: unit.map(word),
            eyes: None,
            spoil: false,
            opening: crate::cli::look::opening::Opening::default(),
        };
        Squad::show(&seen, &asked, json)
    };
    let value = json_of(ask(Some("us-m4-75-1"), true));
    let tank = &value["counters"][0];
    assert_eq!((&tank["hex"], &tank["facing"]), (&"1009".into(), &"n".into()));
    assert_eq!(value["stores"]["Allied"]["smoke"], 6);
    assert_eq!(value["stores"]["Allied"]["missions"], json!([["Light", 2]]));
    let Answer::Lines(lines) = ask(Some("us-rifle-1"), false).unwrap() else { panic!("values") };
    assert_eq!(lines, ["us-rifle-1  American 1st Rifle Squad: 1007"]);
}

/// Infantry moves as a stack by the smallest allowance (6.5), with a leader by six points (6.1). Waiting units begin at
/// the edge (4.2).
#[test]
fn moves_tell_ways_or_why_there_are_none() {
    let stand = [("us-rifle-1", "1007"), ("us-leader-1-1", "1007"), ("ge-rifle-1", "0101")];
    let mut seen = seen("valmont", Step::Movement, &stand);
    let moves = |seen: &Seen<Squad>, ids: &[&str], to: Option<&str>| {
        let asked = Moves { game: "game".into(), units: units(ids), to: to.map(hex) };
        json_of(Squad::moves(seen, &asked, true))
    };
    assert_eq!(moves(&seen, &["us-rifle-1"], None)["points"], 4);
    assert_eq!(moves(&seen, &["us-rifle-1", "us-leader-1-1"], None)["points"], 6);
    let way = moves(&seen, &["us-rifle-1"], Some("1009"));
    assert_eq!(
        (&way["allowed"], &way["way"]["cost"], &way["way"]["left"]),
        (&true.into(), &2.into(), &2.into())
    );
    let far = moves(&seen, &["us-rifle-1"], Some("1014"));
    assert_eq!((&far["allowed"], &far["refusal"]["case"]), (&false.into(), &"6.1".into()));
    let entry = moves(&seen, &["us-m4-75-1"], None);
    let hexes = entry["walks"].as_array().unwrap();
    assert!(hexes.iter().any(|end| end["hex"] == "1014" && end["facing"] == "n"), "{entry}");
    seen.position.public.counters.iter_mut().for_each(|counter| counter.condition.pinned = true);
    assert_eq!(moves(&seen, &["us-rifle-1"], None)["held"]["case"], "6.8");
}

/// Fire is shown with its row, its modifiers and the chance of each number of points; shots at tanks with their
/// numbers.
#[test]
fn odds_tell_each_attack_that_can_be_made() {
    let stand =
        [("us-rifle-1", "1007"), ("us-m4-75-1", "1009"), ("ge-rifle-1", "1003"), ("ge-pak-40-1", "1003")];
    let seen = seen("valmont", Step::Fire, &stand);
    let odds = |ids: &[&str], json| {
        let asked =
            Odds { game: "game".into(), attackers: units(ids), target: vec![hex("1003")], overrun: false };
        Squad::odds(&seen, &asked, json)
    };
    let rifles = json_of(odds(&["us-rifle-1"], true));
    let attack = &rifles["attacks"][0]["attack"];
    assert_eq!(
        (&rifles["way"], &attack["row"], &attack["strength"]),
        (&"fire".into(), &"5–10".into(), &5.into())
    );
    assert_eq!(attack["points"][0], json!([0, [5, 12]]), "41.67 % do nothing: {attack}");
    let tank = json_of(odds(&["us-m4-75-1"], true));
    let shot = tank["attacks"].as_array().unwrap().iter().find(|it| it["target"] == "ge-pak-40-1").unwrap();
    assert_eq!((&shot["attack"]["kind"], &shot["attack"]["number"]), (&"anti_tank".into(), &10.into()));
    let Answer::Lines(lines) = odds(&["us-rifle-1"], false).unwrap() else { panic!("values") };
    assert_eq!(lines[..2], ["all units there:", "  strength 5, row 5–10"]);
}

#[test]
fn an_assault_is_told_in_its_phase() {
    let seen = seen("valmont", Step::Assault, &[("us-rifle-1", "0605"), ("ge-rifle-1", "0604")]);
    let ask = |target: &str| {
        let attackers = units(&["us-rifle-1"]);
        let asked = Odds { game: "game".into(), attackers, target: vec![hex(target)], overrun: false };
        json_of(Squad::odds(&seen, &asked, true))
    };
    let told = ask("0604");
    assert_eq!((&told["way"], &told["attacks"][0]["attack"]["odds"]), (&"assault".into(), &"1-1".into()));
    assert_eq!(ask("0606")["attacks"][0]["refusal"]["case"], "17.1");
}

#[test]
fn data_texts_of_the_game_are_known_as_its_own() {
    for name in ["squad/units.ron", "squad/charts.ron"] {
        let source = data::load(name).unwrap();
        let has = |field: &str| source.text.contains(&format!("\n    {field}:"));
        assert_eq!(Squad::data_faults(&source, &has), Some(Vec::new()), "{name}");
    }
    let scenario = data::load("squad/valmont.ron").unwrap();
    let has = |field: &str| scenario.text.contains(&format!("\n    {field}:"));
    assert!(Squad::owns_scenario(&has));
}

/// The owner of hidden mines sees them. With hidden units, a decision is shown only to the side that is asked (22.1,
/// 22.3).
#[test]
fn what_is_hidden_is_shown_to_its_owner() {
    use crate::{
        engine::orders::Viewer,
        games::squad::rules::{kinds::Side, position::decision::Decision, scenario::options::Options},
    };
    let mut seen = seen("patrol", Step::Movement, &[("us-rifle-1", "0402"), ("ge-rifle-1", "0604")]);
    let mut rulebook = (*seen.rulebook).clone();
    rulebook.options = Options { hidden_set_up: true, ..Options::default() };
    rulebook.scenario.german.hidden_mines = true;
    seen.rulebook = Arc::new(rulebook);
    seen.position.secrets.unseen.mines.insert(hex("0209"), Side::German);
    let units = units(&["us-rifle-1"]);
    seen.position.public.owed = Some(Decision::Reaction { side: Side::German, units, hex: hex("0402") });
    let mut shown = |eyes: Viewer| {
        seen.position.look(eyes);
        let asked = Show {
            game: "game".into(),
            hex: None,
            unit: None,
            eyes: None,
            spoil: false,
            opening: crate::cli::look::opening::Opening::default(),
        };
        let value = json_of(Squad::show(&seen, &asked, true));
        (value["works"]["0209"].is_object(), value["owed"].is_object())
    };
    let [german, allied] = Side::BOTH.map(|side| shown(Viewer::Side(side.number())));
    assert_eq!((german, allied, shown(Viewer::Both)), ((true, true), (false, false), (false, false)));
}
