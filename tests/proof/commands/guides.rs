//! The tables for makers of art packs.

use super::*;
use kessel::{
    art::packs::{face::Face, pack::Pack},
    games::{GAMES, platoon, squad},
    scene::{CardState, HasFaces},
};

/// The words of a list.
fn list(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect()
}

/// The rows of a game in the table of `kessel guide packs`.
fn units<'a>(table: &'a Value, game: &str) -> &'a [Value] {
    let games = table["games"].as_array().unwrap();
    let found = games.iter().find(|one| one["game"] == game);
    found.unwrap_or_else(|| panic!("no table of {game}"))["units"].as_array().unwrap()
}

/// Every unit type of every game has a row, once, and rows that are known say the same as the drawings.
#[test]
fn the_table_for_packs_has_every_unit_type() {
    let table = answer(&["guide", "packs", "--json"]);
    holds("guide_packs", &table);
    let of_panzers = panzer44::rules::Rulebook::load("vauclair").unwrap();
    let of_platoons = platoon::rules::Rulebook::load("meeting").unwrap();
    let of_squads = squad::rules::Rulebook::load("valmont").unwrap();
    let mut of_divisions: Vec<String> =
        campaign().order_of_battle.records().map(|(_, record)| record.id.to_string()).collect();
    of_divisions.extend(["untried-rifle", "untried-armour"].map(str::to_owned));
    for (game, ids) in [
        ("guderian", of_divisions),
        ("panzer44", of_panzers.units.all().iter().map(|kind| kind.id.to_string()).collect()),
        ("platoon", of_platoons.units.all().iter().map(|kind| kind.id.to_string()).collect()),
        ("squad", of_squads.units.all().iter().map(|kind| kind.id.to_string()).collect()),
    ] {
        let rows: Vec<&str> = units(&table, game).iter().map(|unit| unit["id"].as_str().unwrap()).collect();
        let once: BTreeSet<&str> = rows.iter().copied().collect();
        assert_eq!(rows.len(), once.len(), "{game}");
        assert!(ids.len() > 40, "{game}: {} types", ids.len());
        for id in ids {
            assert!(once.contains(id.as_str()), "{game}: {id}");
        }
    }
}

/// Rows that are known.
#[test]
fn the_table_for_packs_says_how_units_are_drawn() {
    let table = answer(&["guide", "packs", "--json"]);
    for (game, id, name, templates, symbol) in [
        ("guderian", "pz-25-7", "25/7 Panzer Regiment", "german", "armour"),
        ("guderian", "leader-konev", "Konev", "leader", "star"),
        ("guderian", "untried-rifle", "An untried rifle division", "soviet", "infantry"),
        ("panzer44", "ge-panther", "Panther", "tactical_german", "heavy_tank"),
        ("panzer44", "us-rifle", "Rifle platoon", "tactical_allied", "rifleman"),
        ("platoon", "ge-rifle", "Rifle platoon", "values_german", "rifleman"),
        ("platoon", "us-rifle", "Rifle platoon", "values_allied", "rifleman"),
        ("squad", "us-rifle", "Rifle", "infantry_american", "trio_american"),
        ("squad", "us-rifle-half", "Rifle", "infantry_american", "pair_american"),
        ("squad", "ge-panther", "Panther", "turned_german", "top_panther"),
    ] {
        let row = units(&table, game).iter().find(|unit| unit["id"] == id).unwrap();
        assert_eq!((&row["name"], &row["symbol"]), (&json!(name), &json!(symbol)), "{game}: {id}");
        assert_eq!(row["templates"], json!([templates]), "{game}: {id}");
    }
    let row = |game: &str, id: &str| units(&table, game).iter().find(|unit| unit["id"] == id).unwrap();
    // A weapon is drawn on the card of the side that carries it.
    let cards = ["weapon_german", "weapon_american", "weapon_soviet", "weapon_british"];
    assert_eq!(list(&row("squad", "us-bar")["templates"]), cards);
    for (game, id, key) in [
        ("guderian", "pz-25-7", "pz-25-7"),
        ("platoon", "so-cp", "so-cp-1"),
        // Artillery beside the map has an id of its own.
        ("platoon", "so-howitzer-122", "so-howitzer-122-off"),
        ("squad", "us-rifle", "us-rifle-1"),
        ("squad", "us-rifle-half", "us-rifle-half-1a"),
    ] {
        assert!(list(&row(game, id)["keys"]).contains(&key), "{game}: {id}");
    }
    assert_eq!(row("guderian", "untried-rifle")["keys"], json!([]));
}

/// The standard pack has every template and every symbol of the table, and `check` knows every key.
#[test]
fn the_table_for_packs_agrees_with_pack_and_check() {
    let pack = Pack::standard().unwrap();
    let symbols: BTreeSet<&str> = pack.symbol_names().collect();
    for game in &GAMES {
        let known: BTreeSet<String> = game.units().into_iter().collect();
        let mut keys = BTreeSet::new();
        for unit in game.drawn_units() {
            let id = &unit.id;
            assert!(symbols.contains(unit.symbol.as_str()), "{id}: {}", unit.symbol);
            assert!(!unit.templates.is_empty(), "{id}");
            for template in unit.templates {
                let face = Face { template, symbol: unit.symbol.clone(), ..Face::default() };
                pack.svg(&face, 48).unwrap_or_else(|error| panic!("{id}: {error}"));
            }
            keys.extend(unit.keys);
        }
        assert_eq!(keys, known, "{}", game.id());
    }
}

/// Without `--json` the same table is printed in Markdown.
#[test]
fn the_table_for_packs_is_printed_in_markdown() {
    let output = kessel(&["guide", "packs"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success());
    let cells = |line: &str| -> Vec<String> { line.split('|').map(|cell| cell.trim().to_owned()).collect() };
    let lines: Vec<Vec<String>> = text.lines().map(cells).collect();
    let heads =
        lines.iter().filter(|line| **line == ["", "type", "name", "templates", "symbols", "units", ""]);
    assert_eq!(heads.count(), GAMES.len());
    assert!(text.starts_with("# guderian\n\n| type"), "{text}");
    let row = ["", "pz-25-7", "25/7 Panzer Regiment", "german", "armour", "pz-25-7", ""];
    assert!(lines.iter().any(|line| *line == row), "{text}");
}

/// A standard drawing with samples opens in drawing programs, and comes back as it was.
#[test]
fn a_standard_drawing_is_written_with_samples() {
    let folder = Folder::new("drawing");
    let out = folder.file("german.svg");
    let words = ["guide", "drawing", "german", "--json", "--out", out.as_str()];
    holds("guide_drawing", &answer(&words));
    let text = fs::read_to_string(&out).unwrap();
    assert!(text.contains("data-kessel") && text.contains("<svg"), "{text}");
    assert!(!kessel(&words).status.success(), "it overwrites nothing");
    for (name, said) in [("zeppelin", "it has templates: "), ("../german", "has no drawing")] {
        let output = kessel(&["guide", "drawing", name, "--out", &folder.file("none.svg")]);
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(1) && complaint.contains(said), "{complaint}");
    }
    let output = kessel(&["guide", "drawing", "german", "--out", &folder.file("german.pdf")]);
    assert!(String::from_utf8(output.stderr).unwrap().contains("a drawing is written as .svg"));
}

/// Each game lists the states of its counters, and the standard pack draws them all.
#[test]
fn every_state_of_a_counter_can_be_drawn() {
    fn states<G: HasFaces>(scenario: &str) -> BTreeSet<CardState> {
        let (pack, rulebook) = (Pack::standard().unwrap(), G::rulebook(scenario).unwrap());
        // One card of each template: the state is laid over it.
        let mut seen = BTreeSet::new();
        let mut known = BTreeSet::new();
        for counter in G::unit_list(&rulebook) {
            if !seen.insert(counter.front.template.clone()) {
                continue;
            }
            let states = G::card_states(&counter.front, counter.back.as_ref());
            assert_eq!(states.first().map(|(state, _)| *state), Some(CardState::Fresh));
            for (state, face) in states {
                pack.render(&face, 24).unwrap_or_else(|fault| panic!("{state:?}: {fault}"));
                known.insert(state);
            }
        }
        known
    }
    assert!(states::<Guderian>("training").contains(&CardState::Attacked));
    assert!(states::<Panzer44>("vauclair").contains(&CardState::Panicked));
    assert!(states::<platoon::rules::Platoon>("farm-road").contains(&CardState::Dispersed));
    let squad = states::<squad::rules::Squad>("patrol");
    assert!(squad.contains(&CardState::Carrying) && squad.contains(&CardState::Turned), "{squad:?}");
}
