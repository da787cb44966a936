//! The sequence of play of each game, checked against the list of phases in its rules, and against its page in
//! `docs/sequence.md`.
//!
//! `KESSEL_RENEW_GOLDEN=sequence cargo test --test proof sequence` writes the page again; read the difference beside
//! the rules.

use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Material, OrderNames, Sequenced},
    },
    games::{
        guderian::rules::Guderian, panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad,
    },
};
use std::{collections::BTreeSet, fs};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/sequence.md");
const HEAD: &str = "# The sequence of play

What each phase opens with, which orders it takes, what closes it and what follows. These tables are printed from
`rules/sequence.rs` of each game by a test; hold them beside the rules. Names are those of functions, orders and phases in the
code.
";

#[test]
fn the_page_in_docs_is_what_the_games_play_by() {
    let printed =
        format!("{HEAD}{}{}{}{}", page::<Guderian>(), page::<Panzer44>(), page::<Platoon>(), page::<Squad>());
    if std::env::var("KESSEL_RENEW_GOLDEN").is_ok_and(|wanted| wanted == "sequence") {
        fs::write(PAGE, &printed).unwrap();
    }
    assert_eq!(fs::read_to_string(PAGE).unwrap(), printed, "the head of this file tells how to renew it");
}

fn page<G: Sequenced>() -> String {
    format!("\n## {}\n\n{}", G::TITLE, G::sequence())
}

/// Checks that every phase is in the sequence once, and that every order is accepted in some phase.
fn is_whole<G: Sequenced>(kinds: &[&str]) {
    let sequence = G::sequence();
    let phases: Vec<G::Phase> = sequence.phases().iter().map(|rules| rules.phase).collect();
    assert_eq!(phases, G::PHASES, "{}", G::TITLE);
    let taken: BTreeSet<&str> = sequence.rules().iter().map(|rule| rule.kind).collect();
    assert_eq!(taken, kinds.iter().copied().collect(), "{}", G::TITLE);
}

#[test]
fn every_phase_has_its_rules_and_every_order_its_phase() {
    use kessel::games::{guderian, panzer44, platoon, squad};
    is_whole::<Guderian>(guderian::rules::order::Order::KINDS);
    is_whole::<Panzer44>(panzer44::rules::order::Order::KINDS);
    is_whole::<Platoon>(platoon::rules::order::Order::KINDS);
    is_whole::<Squad>(squad::rules::order::Order::KINDS);
}

/// Tests that try orders of every kind make them of units, hexes and a number. Each kind is made once, and names the
/// parts of which it is made.
#[test]
fn an_order_of_every_kind_is_made_of_a_few_units_and_hexes() {
    use kessel::games::{guderian, panzer44, platoon, squad};
    let units: [UnitId; 2] = ["alpha", "beta"].map(|id| id.parse().unwrap());
    let path: [Hex; 2] = ["0101", "0102"].map(|id| id.parse().unwrap());
    let material = Material { units: &units, path: &path, number: 1 };
    macro_rules! of_game {
        ($($game:ident),+) => { $(
            let orders = $game::rules::order::Order::every(&material);
            let kinds: Vec<&str> = orders.iter().map(|order| order.kind()).collect();
            assert_eq!(kinds, $game::rules::order::Order::KINDS);
            for order in orders {
                let OrderNames { units: named, hexes, path: way } = order.named();
                assert!(named.iter().all(|unit| units.contains(unit)), "{order:?}");
                assert!(hexes.iter().all(|hex| path.contains(hex)), "{order:?}");
                assert!(way.is_empty() || way == path, "{order:?}");
                // An order that is written with an id or a hex names it, except a plot, which is no order to its units.
                let written = format!("{order:?}");
                assert_eq!(written.contains("alpha"), !named.is_empty(), "{order:?}");
                assert_eq!(written.contains("0101"), !(hexes.is_empty() && way.is_empty()), "{order:?}");
                let mut other = order.clone();
                other.rename(&|_| units[1]);
                assert!(other.named().units.iter().all(|unit| *unit == units[1]), "{other:?}");
            }
        )+ };
    }
    of_game!(guderian, panzer44, platoon, squad);
}

/// Compares case and side of each phase with the list of the rules, typed from the text of each reference.
fn follows_the_rules<G: Sequenced>(listed: &[&str]) {
    let rows = G::sequence().to_string();
    let mut rows = rows.lines().skip(2);
    for line in listed {
        let row = rows.next().unwrap_or_default();
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [phase, case, whose] = [1, 2, 3].map(|cell| cells.get(cell).copied().unwrap_or_default());
        assert_eq!(&format!("{}: {whose}, {case}", phase.trim_end_matches(" †")), line, "{}", G::TITLE);
    }
}

#[test]
fn the_phases_are_those_of_the_rules() {
    follows_the_rules::<Guderian>(&[
        "Bidding: both, K19.3",
        "SovietSetUp: Soviet, 5.1",
        "FirstInterdiction: German, 13.2",
        "SovietMovement: Soviet, 4.0 A1",
        "SovietCombat: Soviet, 4.0 A2",
        "SovietRecovery: Soviet, 4.0 A3",
        "SovietInterdiction: Soviet, 4.0 A4",
        "GermanMovement: German, 4.0 B1",
        "GermanCombat: German, 4.0 B2",
        "GermanMechanized: German, 4.0 B3",
        "GermanRecovery: German, 4.0 B4",
        "AirInterdiction: German, 4.0 B5",
        "Over: both, 4.0 C",
    ]);
    follows_the_rules::<Panzer44>(&[
        "FirstSetUp: first to set up, 4.1",
        "SecondSetUp: second to set up, 4.1",
        "Plot: both, 3.1",
        "Panic: both, 3.2",
        "FirstFire: First Player, 3.3",
        "SecondFire: Second Player, 3.3",
        "FirstMovement: First Player, 3.4",
        "SecondMovement: Second Player, 3.4",
        "Removal: both, 3.5",
        "FirstIndirect: First Player, 3.6",
        "SecondIndirect: Second Player, 3.6",
        "Over: both, 16",
    ]);
    follows_the_rules::<Platoon>(&[
        "FirstSetUp: first to set up, 4.1",
        "SecondSetUp: second to set up, 4.1",
        "First(Start): First Player, 3 segment 0",
        "First(IndirectFire): First Player, 3 segment 1a, 1b",
        "First(DirectFire): First Player, 3 segment 1c",
        "First(Vehicles): First Player, 3 segment 2a",
        "First(Assault): First Player, 3 segment 2b",
        "First(Others): First Player, 3 segment 2c",
        "First(Registration): First Player, 3 segments 3, 4",
        "Second(Start): Second Player, 3 segment 0",
    ]);
    follows_the_rules::<Squad>(&[
        "FirstSetUp: first to set up, 4.1",
        "SecondSetUp: second to set up, 4.1",
        "First(Support): Player A, 3.1 a, b",
        "First(Command): Player A, 3.1 c",
        "First(Fire): Player A, 3.2",
        "First(Movement): Player A, 3.3",
        "First(DefensiveFire): Player B, 3.4",
        "First(Assault): Player A, 3.5",
        "First(AfterAction): Player A, 3.6",
        "Second(Support): Player B, 3.1 a, b",
    ]);
}
