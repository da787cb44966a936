//! *Why?* for a hex: its answers are those of the door, and every case that it cites is in the rules.

use crate::harness::*;
use kessel::{
    engine::{
        charts::Odds,
        manual::{Explained, Target, Tone, references},
    },
    games::{
        guderian::{
            rules::{Rulebook, refusal::Why},
            words::{
                explain::{cases, why},
                rules_text::{FILE, RulesText},
            },
        },
        panzer44::rules::rulebook::RULES_FILE,
    },
};
use std::{collections::BTreeSet, fs, path::Path};

fn rules() -> RulesText {
    RulesText::load(FILE).unwrap()
}

fn asked(table: &Table, at: &str, chosen: &[&str]) -> Explained {
    let chosen: Vec<_> =
        chosen.iter().filter_map(|unit| table.public().find(table.counter(unit).id)).collect();
    let said = why(&table.rules, table.public(), hex(at), &chosen);
    let rules = rules();
    for sentence in said.sentences() {
        assert!(rules.case(&sentence.case).is_some(), "{sentence:?} cites a case that the rules lack");
        assert!(sentence.text.ends_with(['.', '?', '!']) && !sentence.text.contains('{'), "{sentence:?}");
        assert!(!sentence.text.contains("untried-") && !sentence.text.contains("pz-"), "an id: {sentence:?}");
    }
    said
}

/// The sentences of a subject, each with its case before it.
fn of(said: &Explained, title: &str) -> Vec<String> {
    let sections = said.sections.iter().filter(|section| section.title.starts_with(title));
    sections.flat_map(|section| &section.sentences).map(|one| format!("{} {}", one.case, one.text)).collect()
}

#[track_caller]
fn says(said: &Explained, title: &str, sentence: &str) {
    let lines = of(said, title);
    assert!(lines.iter().any(|line| line == sentence), "{lines:#?}");
}

#[test]
fn every_case_that_is_cited_stands_in_the_rules() {
    let rules = rules();
    let known: BTreeSet<&str> = rules.cases().map(|case| case.id.as_str()).collect();
    let cited: BTreeSet<&str> = Why::CASES.iter().copied().chain(cases()).collect();
    assert!(cited.len() > 60);
    assert_eq!(cited.difference(&known).collect::<Vec<_>>(), Vec::<&&str>::new());
    for case in rules.cases() {
        let long = case.text.chars().count();
        assert!(long > 40 && !case.title.ends_with('.'), "{} says too little", case.id);
    }
}

/// The lines of all source files of a folder without comments.
fn lines_of(folder: &Path, lines: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            lines_of(&path, lines);
        } else {
            let text = fs::read_to_string(&path).unwrap();
            lines.extend(
                text.lines().map(str::trim).filter(|line| !line.starts_with("//")).map(str::to_owned),
            );
        }
    }
}

/// The lines of the messages whose files begin with the name of a game, without comments.
fn messages_of(game: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/text/en");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let own = files.filter(|file| file.file_name().to_str().unwrap().starts_with(&format!("{game}-")));
    let texts = own.map(|file| fs::read_to_string(file.path()).unwrap());
    let lines = |text: String| text.lines().map(str::to_owned).collect::<Vec<String>>();
    texts.flat_map(lines).filter(|line| !line.starts_with('#')).collect()
}

/// Every case that sources and messages mention exists, for each game in its own rules.
#[test]
fn every_case_that_a_panel_mentions_stands_in_the_rules() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let rooms: [(&str, &str, &[&str]); 2] = [
        (FILE, "guderian", &["panels", "games/guderian", "table", "cli"]),
        (RULES_FILE, "panzer44", &["games/panzer44"]),
    ];
    for (file, game, rooms) in rooms {
        let mut lines = Vec::new();
        rooms.iter().for_each(|room| lines_of(&source.join(room), &mut lines));
        lines.retain(|line| line.contains('"'));
        lines.extend(messages_of(game));
        let rules = RulesText::load(file).unwrap();
        let mut found = 0;
        for line in &lines {
            for reference in references(line) {
                let Target::Case(id) = reference.target else { continue };
                found += 1;
                assert!(rules.case(id).is_some(), "{line} mentions case {id}");
            }
        }
        assert!(found >= 3, "{found} mentions in {rooms:?}");
    }
}

/// The tables that the rules print are those of the charts.
#[test]
fn the_tables_of_the_rules_are_those_of_the_charts() {
    let (rules, book) = (rules(), Rulebook::load("smolensk").unwrap());
    let table = &rules.case("9.5").unwrap().tables[0];
    let odds: Vec<Odds> = table.head[1..].iter().map(|cell| cell.parse().unwrap()).collect();
    assert_eq!(odds, book.charts.odds);
    let results = book.combat_results();
    assert_eq!(table.rows.len(), results.rows());
    for (die, row) in table.rows.iter().enumerate() {
        for (column, cell) in row[1..].iter().enumerate() {
            assert_eq!(*cell, results.at(die, column).to_string(), "die {} column {column}", die + 1);
        }
    }
    let terrain = &rules.case("6.7").unwrap().tables[0];
    for (row, chart) in terrain.rows.iter().zip(&book.charts.terrain) {
        let costs = [chart.foot, chart.cavalry, chart.motorized, chart.leader].map(|cost| cost.to_string());
        assert_eq!(row[1..5], costs, "{row:?}");
        assert_eq!(row[5] == "doubled", chart.defence == 1, "{row:?}");
    }
    let places = &rules.case("15.11").unwrap().tables[0];
    for place in &book.scenario.victory.places {
        let hexes = place.hexes.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let row = places.rows.iter().find(|row| row[1] == hexes);
        assert_eq!(row.map(|row| row[2].clone()), Some(place.points.to_string()), "{}", place.name);
    }
    assert_eq!(places.rows.len(), book.scenario.victory.places.len());
}

/// A unit in an enemy zone: the refusal of the door is the answer of *Why?*.
#[test]
fn a_unit_in_an_enemy_zone_is_told_why_it_stays() {
    let mut table = Situation::new()
        .units("pz-25-7 pzg-6-7 pzg-7-7", "1022")
        .unit("rifle-61", "1122")
        .moves(Side::German);
    let refusal = table.refused("8.13", &walk("pz-25-7", "0921"));
    let said = asked(&table, "1022", &["pz-25-7"]);
    let held = of(&said, "25/7 Panzer Regiment");
    let why = table.rules.board.with_places(&format!("8.13 C{}.", &refusal[1..]));
    assert!(held.contains(&why), "{why} is not in {held:#?}");
    says(&said, "25/7", "7.3 Doubled: all of the 7th Panzer Division is here.");
    says(&said, "25/7", "K12.7.1 Attacks with 8 and defends with 8 here.");
    says(&said, "25/7", "6.12 May move: 10 of 10 MP left.");
    says(&said, "25/7", "K8.3 It can overrun 1122 for 3 MP.");
    says(
        &said,
        "The stack",
        "7.1 The hex is at the stacking limit: 3 combat units, and any number of leaders.",
    );
    let zones = of(&said, "Zones of control");
    assert!(zones.iter().any(|line| line.starts_with("6.22 Soviet zone of control, from")), "{zones:#?}");
    assert!(
        zones.iter().any(|line| line.starts_with("8.13 The German units here cannot walk out")),
        "{zones:#?}"
    );
    let overrun = table.play(&overrun("pz-25-7 pzg-6-7 pzg-7-7", "1122"));
    assert!(!overrun.is_empty(), "and what it says can be done is accepted");
}

/// A hex that cannot be reached: the true reason, which is that of the door on the path there.
#[test]
fn it_tells_whether_chosen_units_get_there_and_why_not() {
    let table = Situation::new().unit("pz-25-7", "1022").unit("rifle-61", "1522").moves(Side::German);
    let near = asked(&table, "1222", &["pz-25-7"]);
    let lines = of(&near, "25/7 Panzer Regiment, from 1022");
    assert!(lines[0].starts_with("6.12 Reached for ") && lines[0].contains("of 10 MP"), "{lines:#?}");
    let held = Situation::new().unit("pz-25-7", "1422").unit("rifle-61", "1522").moves(Side::German);
    let stays = of(&asked(&held, "1322", &["pz-25-7"]), "25/7");
    assert!(stays[0].starts_with("8.13 Not within reach: cannot walk out of 1422"), "{stays:#?}");
    let far = of(&asked(&table, "4022", &["pz-25-7"]), "25/7");
    assert!(far[0].starts_with("K5.2 Not within reach: entering "), "{far:#?}");
    let enemy = asked(&table, "1522", &["pz-25-7"]);
    assert!(of(&enemy, "25/7")[0].contains("Not within reach: "), "{enemy:#?}");
    let beside = of(&asked(&table, "1422", &["pz-25-7"]), "25/7");
    assert!(
        beside.contains(&"6.22 The move ends there: it is in an enemy zone of control.".to_owned()),
        "{beside:#?}"
    );
}

/// Out of supply: the hex in which the line is broken, and the unit that breaks it.
#[test]
fn it_tells_what_breaks_a_line_of_supply() {
    let table = Situation::new()
        .unit("inf-26", "2518")
        .unit_that("rifle-61", "0518", "disrupted: true")
        .moves(Side::German);
    let said = of(&asked(&table, "2518", &[]), "Supply");
    assert_eq!(said[0], "K11.2 Out of supply: 26 Infantry Division: half strength, half movement.");
    assert!(said[1].contains("is blocked in 0518 by 61 Rifle Division"), "{said:#?}");
    let half = of(&asked(&table, "2518", &[]), "26 Infantry");
    assert!(half.iter().any(|line| line.starts_with("6.25 ")), "{half:#?}");
    assert!(half.iter().any(|line| line == "11.31 Its strength is halved: out of supply."), "{half:#?}");

    let table = Situation::new()
        .unit("leader-konev", "3010")
        .unit("rifle-61", "3016")
        .unit("rifle-64", "3013")
        .moves(Side::Soviet);
    let cut = asked(&table, "3016", &[]);
    says(&cut, "Supply", "11.2 The nearest leader, Konev, is 6 hexes away and has a radius of 5 hexes.");
    says(&cut, "Command", "10.35 No leader commands here: Soviet units cannot attack from this hex.");
    let fed = of(&asked(&table, "3013", &[]), "Supply");
    assert!(fed[0].starts_with("11.2 In supply: Konev supplies"), "{fed:#?}");
}

/// In a combat phase: the units that may not attack, with the case of the refusal.
#[test]
fn a_unit_without_a_leader_is_told_why_it_may_not_attack() {
    let mut table = Situation::new().unit("rifle-61", "1122").unit("inf-26", "1222").fights(Side::Soviet);
    let refusal = table.refused("10.35", &attack("rifle-61", "1222"));
    assert!(refusal.contains("no leader’s radius"));
    let said = asked(&table, "1122", &["rifle-61"]);
    says(&said, "61 Rifle", "10.35 61 Rifle Division cannot attack: it is in no leader’s radius.");
    let target = asked(&table, "1222", &["rifle-61"]);
    let lines = of(&target, "61 Rifle Division, from 1122");
    assert!(lines[0].starts_with("10.35 No attack: "), "{lines:#?}");
}

/// Ground, markers and points, without any state that neither player may know.
#[test]
fn it_tells_what_the_ground_does_and_keeps_secrets() {
    let table =
        Situation::new().untried_as("rifle-61", "2216").air_markers("2216").stands(Phase::SovietMovement, 8);
    let said = asked(&table, "2216", &[]);
    assert_eq!(said.title, "Smolensk  2216");
    says(&said, "Ground", "K5.10.1 A major city costs every unit 1, whatever the terrain around it.");
    says(&said, "Ground", "9.31 The city doubles the defence.");
    says(
        &said,
        "Ground",
        "K5.11 The road to 2217 crosses a river: movement pays for terrain and river, supply lines do not.",
    );
    says(
        &said,
        "Interdiction",
        "K15.3 German air interdiction: a Soviet step into the hex costs 1 MP more, by rail 4 rail points more.",
    );
    says(&said, "Victory hex", "15.11 Smolensk is worth 25 VP to the Germans.");
    assert!(of(&said, "Victory hex")[1].contains("no German unit holds 2216 and 2217"), "{said:#?}");
    says(&said, "The stack", "12.2 Their total strength is unknown until the untried units are revealed.");
    let all: Vec<&str> = said.sentences().map(|one| one.text.as_str()).collect();
    assert!(!all.iter().any(|text| text.contains("61")), "the division's name is told: {all:#?}");
    assert!(said.sentences().any(|one| one.tone == Tone::Bad));
    let lake = table.rules.board.hexes().find(|hex| table.rules.board.is_lake(*hex)).unwrap();
    let lake = asked(&table, &lake.to_string(), &[]);
    assert_eq!(lake.sections.len(), 1, "{lake:#?}");
}
