//! Printed sheets and secrets. Sheets are made of a scenario, never of a position: neither the seed of a game, nor what has
//! happened in it, nor what it hides changes a byte of them. A scenario that was saved in a game with hidden parts is
//! printed in the same way wherever these are.

use kessel::{
    art::packs::{face::Face, pack::Pack},
    cli::Commanded,
    engine::{
        data::scenario_ids,
        orders::{Game, Record},
    },
    games::{
        guderian::rules::Guderian,
        panzer44::rules::Panzer44,
        platoon::rules::Platoon,
        squad::rules::{Squad, counter::Place, scenario::Underway},
    },
    play::players::{HasPlayers, Thought},
    scene::PrintedCounter,
    workshop::print::{Paper, Parts, PrintJob, PrintSettings, print},
};
use std::sync::Arc;

/// Returns all that is printed of a scenario but its map, which is the same file in every game.
fn said<G: Commanded>(rulebook: &G::Rulebook) -> String {
    let PrintJob { title, counters, markers, charts, .. } = PrintJob::of_scenario::<G>(rulebook);
    format!("{title} {counters:?} {markers:?} {charts:?}")
}

/// Plays some orders of a game with this seed, and returns what is printed of its scenario then.
fn printed_in_a_game<G: Commanded + HasPlayers>(rulebook: &Arc<G::Rulebook>, seed: u64) -> String {
    let mut world = G::world();
    let mut record = Record::<G>::new(&mut world, Arc::clone(rulebook), seed);
    let mut player = G::player("random", seed).unwrap();
    for _ in 0..20 {
        let order = player.choose_order(&G::view(rulebook, G::position(&world)), &Thought::new(0.05)).order;
        record.play(&mut world, &order).unwrap();
    }
    said::<G>(&record.rulebook)
}

/// No front shows an identity that a game hides, or a condition of the moment.
fn fronts_say_nothing<G: Commanded>(rulebook: &G::Rulebook) {
    for PrintedCounter { front, .. } in PrintJob::of_scenario::<G>(rulebook).counters {
        let Face { badges, steps_lost, dimmed, carried, unit, kind, strength, .. } = &front;
        assert!(badges.is_empty() && *steps_lost == 0 && !dimmed && carried.is_empty(), "{front:?}");
        if strength.starts_with('?') {
            assert!(unit.is_empty() && kind.is_empty(), "{front:?}");
        }
    }
}

fn games_change_nothing<G: Commanded + HasPlayers>() {
    for id in scenario_ids(G::ID) {
        let rulebook = Arc::new(G::rulebook(&id).unwrap());
        let before = said::<G>(&rulebook);
        for seed in [3, 4] {
            assert!(printed_in_a_game::<G>(&rulebook, seed) == before, "{id}, game {seed}");
        }
        fronts_say_nothing::<G>(&rulebook);
    }
}

#[test]
fn a_game_in_progress_changes_no_sheet() {
    games_change_nothing::<Guderian>();
    games_change_nothing::<Panzer44>();
    games_change_nothing::<Platoon>();
    games_change_nothing::<Squad>();
}

/// Returns the bytes of the sheets of a scenario with a few of its counters, and without its map.
fn bytes<G: Commanded>(rulebook: &G::Rulebook) -> Vec<u8> {
    let mut job = PrintJob::of_scenario::<G>(rulebook);
    job.counters.truncate(8);
    job.markers.truncate(8);
    let parts = Parts { map: false, ..Parts::ALL };
    let settings = PrintSettings { parts, ..PrintSettings::new(15.0, Paper::A4) };
    print(&job, &Pack::standard().unwrap(), &settings).unwrap().pdf
}

/// The draws of two games of Guderian differ (15.1), and the sheets of both are the same bytes.
#[test]
fn the_draws_of_a_game_are_on_no_sheet() {
    let rulebook = Guderian::rulebook("training").unwrap();
    let [one, other] = [3, 4].map(|seed| Guderian::start(&rulebook, seed));
    assert!(one.secrets != other.secrets);
    let again = Guderian::rulebook("training").unwrap();
    assert!(bytes::<Guderian>(&rulebook) == bytes::<Guderian>(&again));
}

/// Two games of Squad that are saved as scenarios differ only in the hexes of hidden mines and of a unit in hiding (22.1):
/// their sheets are the same bytes.
#[test]
fn hidden_places_are_on_no_sheet() {
    let rulebook = |hexes: [&str; 2]| {
        let mut rulebook = Squad::rulebook("valmont").unwrap();
        let mut counters = Squad::start(&rulebook, 1).public.counters;
        let side = counters[0].side;
        counters[0].place = Place::Map(hexes[0].parse().unwrap());
        let hidden_mines = vec![(hexes[1].parse().unwrap(), side)];
        rulebook.scenario.underway = Some(Underway { counters, hidden_mines, ..Underway::default() });
        rulebook
    };
    let [one, other] = [["0505", "0606"], ["0707", "0808"]].map(rulebook);
    assert!(bytes::<Squad>(&one) == bytes::<Squad>(&other));
}
