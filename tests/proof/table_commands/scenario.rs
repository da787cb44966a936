//! A position saved as a scenario.

use crate::games::{Table, campaign, moments, moments_of, with_options};
use kessel::{
    engine::{
        data::Source,
        orders::{FreeHand, Game, SavedAs, play, scenario_text},
    },
    games::guderian::rules::{
        Guderian, Position, Rulebook, View,
        counter::{Counter, Piece, Place},
        order::Order,
        phase::Phase,
        position::{invariants, underway::Underway},
        scenario::Scenario,
        turn::victory,
    },
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use serde::Deserialize;
use serde_json::{Value, json};
use std::{path::Path, sync::Arc};

/// Returns the text of a position saved as a scenario, or the reason why it cannot be one.
pub fn saved(rulebook: &Arc<Rulebook>, position: &Position) -> Result<String, String> {
    let id = "mine".parse().unwrap();
    let scenario = Guderian::scenario(rulebook, position, SavedAs { id, title: "Mine", summary: "A test." })?;
    match Guderian::to_set_up(&position.public) {
        0 => Ok(scenario_text(&scenario, "Mine", Guderian::DEPTH).unwrap()),
        more => Err(format!("{more} are still to be set up")),
    }
}

/// Returns the rulebook of a scenario's text.
fn read(text: &str) -> Arc<Rulebook> {
    let source = Source { name: "mine.ron".to_owned(), text: text.to_owned() };
    Arc::new(Rulebook::from_source(&source).unwrap_or_else(|faults| panic!("{}\n{text}", faults[0])))
}

/// Returns a counter as both players see it, with any number in its neutral id: it is the next of its kind. A unit that
/// has left the map belongs to no army any more.
fn seen(counter: &Counter) -> String {
    let mut seen = serde_json::to_value(counter).unwrap();
    seen["id"] = json!(counter.unit);
    if counter.hex().is_none() {
        seen.as_object_mut().unwrap().remove("army");
    }
    seen.to_string()
}

/// Returns all public facts: every field of the position, and the heights of the piles. It leaves out the numbers of
/// untried divisions, the divisions on the piles, and the agreements at the table.
fn known(rulebook: &Arc<Rulebook>, position: &Position) -> Value {
    let public = &position.public;
    let in_play = |counter: &&Counter| counter.place != Place::Gone || counter.kind.pool().is_none();
    let mut counters: Vec<String> = public.counters.iter().filter(in_play).map(seen).collect();
    let mut moving: Vec<String> =
        public.moving.iter().map(|piece: &Piece| seen(public.counter(*piece))).collect();
    counters.sort_unstable();
    moving.sort_unstable();
    let mut known = serde_json::to_value(public).unwrap();
    known["counters"] = json!(counters);
    known["moving"] = json!(moving);
    // A unit that was eliminated since the group split belongs to no group any more.
    let alive = |party: &Vec<Piece>| {
        let alive = party.iter().filter(|piece| public.moving.contains(piece));
        let mut party: Vec<String> = alive.map(|piece| seen(public.counter(*piece))).collect();
        party.sort_unstable();
        party
    };
    let parted: Vec<Vec<String>> =
        public.parted.iter().map(alive).filter(|party| !party.is_empty()).collect();
    known["parted"] = json!(parted);
    known["piles"] = json!(format!("{:?}", View::to_play(rulebook, position).piles));
    for left_out in ["drawn", "table", "seats_changed"] {
        known.as_object_mut().unwrap().remove(left_out);
    }
    known
}

/// Returns the difference of a field: for a list, the items in only one of both.
fn differs(field: &str, now: &Value, then: &Value) -> String {
    let (Some(now), Some(then)) = (now.as_array(), then.as_array()) else {
        return format!("{field}: {now}, and was {then}");
    };
    let new: Vec<&Value> = now.iter().filter(|item| !then.contains(item)).collect();
    let old: Vec<&Value> = then.iter().filter(|item| !now.contains(item)).collect();
    format!("{field}: {} {new:?}, and was {} {old:?}", now.len(), then.len())
}

/// Checks that a position saved as a scenario begins with the same public facts. Returns its rulebook and its position.
fn comes_back(rulebook: &Arc<Rulebook>, position: &Position) -> Option<(Arc<Rulebook>, Position)> {
    let text = saved(rulebook, position).ok()?;
    let again = read(&text);
    let begins = Guderian::start(&again, 9);
    let (now, then) = (known(&again, &begins), known(rulebook, position));
    let differ: Vec<String> = then
        .as_object()
        .unwrap()
        .iter()
        .filter(|(field, value)| now[*field] != **value)
        .map(|(field, value)| differs(field, &now[field], value))
        .collect();
    assert!(differ.is_empty(), "{} {}: {differ:#?}", position.public.turn, position.public.phase.side());
    assert_eq!(now, then);
    assert_eq!(victory::points(&again, &begins.public), victory::points(rulebook, &position.public));
    assert_eq!(saved(&again, &begins).unwrap().lines().count(), text.lines().count(), "saved once more");
    Some((again, begins))
}

/// A game saved as a scenario begins with the same counters, at the same time, with the same public facts; untried
/// divisions are drawn again, and the file contains no secret. It can be played.
#[test]
fn a_position_saved_as_a_scenario_begins_as_it_was() {
    let rulebook = campaign();
    let mut begun = 0;
    for position in moments() {
        let Some((again, begins)) = comes_back(&rulebook, position) else { continue };
        let text = saved(&rulebook, position).unwrap();
        for division in position.secrets.identity.values() {
            assert!(!text.contains(&format!("\"{division}\"")), "{division} stands in the scenario");
        }
        assert_eq!(Guderian::faults(&again, &begins), [""; 0]);
        let broken: Vec<String> = invariants::broken(&again, &begins);
        assert!(broken.is_empty(), "{broken:?}\n{text}");
        let mut table = Table::new(&again, 4);
        for _ in 0..30 {
            if table.step().is_none() {
                break;
            }
        }
        begun += 1;
    }
    assert!(begun > 40, "only {begun} positions could begin a scenario");
}

/// The same for a game with options, and one in which every counter has a value: the clock of the east, captured
/// places, rail moves, flights, the Front, the marker, a bid, eliminated divisions that were never revealed.
#[test]
fn what_is_counted_and_judged_comes_back() {
    let options = [("leader_evacuation", "on"), ("rail_cuts", "on"), ("bidding", "on")];
    let rulebook = with_options(&options);
    let mut chance = ChaCha8Rng::seed_from_u64(10);
    let mut begun = 0;
    for position in moments_of(&rulebook, 105..=105, 3) {
        begun += u32::from(comes_back(&rulebook, &position).is_some());
        let mut position = position;
        let public = &mut position.public;
        let until = public.turn;
        public.unlocked = chance.random_bool(0.5).then(|| chance.random_range(0..=until));
        public.taken = public
            .taken
            .iter()
            .map(|_| chance.random_bool(0.5).then(|| chance.random_range(0..=until)))
            .collect();
        public.german_places = public.taken.iter().map(Option::is_some).collect();
        for holder in public.holders.values_mut().filter(|_| chance.random_bool(0.2)) {
            *holder = holder.enemy();
        }
        public.rail_used = chance.random_range(0..=8);
        public.soviet_marker_uses = chance.random_range(0..=3);
        public.south_west = (2, chance.random_range(2..=10));
        public.evacuations = (1, chance.random_range(1..=2));
        public.bid = chance.random_range(0..=50);
        let unseen = position.secrets.pools[0].len().min(2);
        let lost = position.secrets.pools[0].split_off(position.secrets.pools[0].len() - unseen);
        position.secrets.dead[0].extend(lost);
        begun += u32::from(comes_back(&rulebook, &position).is_some());
    }
    assert!(begun > 20, "only {begun} positions could begin a scenario");
}

/// Returns the example of `underway` in the guide.
fn shown_in_the_guide() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios/README.md");
    let guide = std::fs::read_to_string(path).unwrap();
    let blocks = guide.split("```").filter(|block| block.trim_start().starts_with("underway: Some(("));
    let shown: Vec<String> = blocks.map(str::to_owned).collect();
    assert_eq!(shown.len(), 1, "the guide shows it once");
    shown[0].clone()
}

/// Returns the campaign, started in the middle by this text.
fn begun_by(underway: &str) -> Result<Arc<Rulebook>, Vec<String>> {
    #[derive(Deserialize)]
    struct Shown {
        underway: Option<Underway>,
    }
    let source = kessel::engine::data::load("guderian/smolensk.ron").unwrap();
    let mut scenario: Scenario = kessel::engine::data::parse(&source.name, &source.text).unwrap();
    let shown: Shown = kessel::engine::data::parse("shown.ron", &format!("({underway})")).unwrap();
    (scenario.start, scenario.first_turn, scenario.underway) = (Phase::SovietMovement, 7, shown.underway);
    scenario.armies.clear();
    scenario.german_reinforcements.clear();
    scenario.soviet_reinforcements.clear();
    let source = Source {
        name: "mine.ron".to_owned(),
        text: scenario_text(&scenario, "Mine", Guderian::DEPTH).unwrap(),
    };
    let read = Rulebook::from_source(&source);
    read.map(Arc::new).map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

/// The example of `underway` in the guide is readable, and applies when the game begins.
#[test]
fn the_guide_shows_how_a_scenario_begins_in_its_midst() {
    let rulebook = begun_by(&shown_in_the_guide()).unwrap();
    let public = Guderian::start(&rulebook, 1).public;
    assert_eq!((public.turn, public.soviet_marker_uses, public.south_west), (7, 2, (1, 3)));
    assert_eq!((public.unlocked, public.score.german), (Some(6), 6));
    let named =
        |name: &str| rulebook.scenario.victory.places.iter().position(|place| place.name == name).unwrap();
    assert_eq!(public.taken[named("Vitebsk")], Some(2));
    assert!(public.german_places[named("Smolensk")] && !public.german_places[named("Rzhev")]);
    // The Front has sent three divisions, one of them in this turn: two more cost a point each.
    let mut world = Guderian::world();
    Guderian::restore(&mut world, &rulebook, Guderian::start(&rulebook, 1));
    for (path, points) in [("3131", 1), ("3831", 1), ("4331", 2), ("4531", 2)] {
        let before = Guderian::position(&world).public.score.german;
        let path = vec![path.parse().unwrap()];
        play::<Guderian>(&mut world, &Order::CallUp { path }).unwrap();
        assert_eq!(Guderian::position(&world).public.score.german, before + 2 * points);
    }
    let path = vec!["5431".parse().unwrap()];
    let refused = play::<Guderian>(&mut world, &Order::CallUp { path }).unwrap_err();
    assert_eq!(refused.case, "14.2", "one of this turn's five was sent before the scenario began");
}

/// An impossible count, or an event in a future turn, is a fault with its place.
#[test]
fn what_cannot_have_happened_is_a_fault() {
    for (underway, fault) in [
        (
            "turn: 7, soviet_marker_uses: 4",
            "underway.soviet_marker_uses: the Soviet marker can be used 3 times",
        ),
        (
            "turn: 7, front_sent: (this_turn: 0, in_all: 11)",
            "front_sent.in_all: the South-Western Front sends 10",
        ),
        (
            "turn: 7, flown_out: (this_turn: 1)",
            "flown_out.this_turn: the number of this turn cannot exceed the total",
        ),
        ("turn: 7, judged: Some((taken: {\"Moscow\": 3}))", "judged.taken: Moscow is not a victory place"),
        ("turn: 7, judged: Some((taken: {\"Orsha\": 8}))", "judged.taken: turn 8 has not begun yet"),
    ] {
        let faults = begun_by(&format!("underway: Some(({underway}))")).err().unwrap_or_default();
        assert!(faults.len() == 1 && faults[0].contains(fault), "{faults:?}");
    }
}
