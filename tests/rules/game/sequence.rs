//! The sequence of play (4.0): phases, the active player, pending decisions.

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};

/// The phases that follow when both players only end theirs, from the opening of turn 1 on.
fn phases(last: u8) -> Vec<(u8, Phase)> {
    let mut table = Situation::new().stands(Phase::SovietSetUp, 0);
    let mut seen = Vec::new();
    while table.public().turn <= last && table.public().phase != Phase::Over {
        for event in table.play(&Order::EndPhase) {
            if let Event::PhaseOpened { turn, phase } = event {
                seen.push((turn, phase));
            }
        }
    }
    seen
}

/// Before turn 1, then the ten phases of a turn in their order.
#[test]
fn case_4_0_the_order_of_phases() {
    use Phase::*;
    let seen = phases(1);
    assert_eq!(seen[0], (0, FirstInterdiction));
    let turn = [
        SovietMovement,
        SovietCombat,
        SovietRecovery,
        SovietInterdiction,
        GermanMovement,
        GermanCombat,
        GermanMechanized,
        GermanRecovery,
        AirInterdiction,
    ];
    assert_eq!(seen[1..10], turn.map(|phase| (1, phase)));
    assert_eq!(seen[10], (2, SovietMovement));
}

/// A scenario may begin in any phase of a turn, which opens as in any game: supply is judged, dice are rolled, arrivals
/// are due.
#[test]
fn case_4_0_a_game_that_begins_later_in_a_turn() {
    let begins = |start: &str, turn: &str| {
        Situation::new()
            .part("first_turn", turn)
            .part("start", start)
            .part("provisional", "[\"1\", \"1\", \"1\", \"1\", \"1\", \"1\"]")
            .unit("pz-25-7", "0314")
            .unit("inf-26", "3010")
            .units("rifle-61 leader-konev", "2216")
            .unit("rifle-50", "0120")
            .begins()
    };
    let mut table = begins("GermanMovement", "4");
    assert_eq!((table.public().phase, table.public().turn), (Phase::GermanMovement, 4));
    assert_eq!((table.left("pz-25-7"), table.left("inf-26")), ("10".into(), "3".into()));
    table.play(&walk("pz-25-7", "0413"));
    let mut table = begins("SovietMovement", "4");
    assert_eq!((table.public().phase, table.public().turn), (Phase::SovietMovement, 4));
    assert_eq!((table.left("rifle-61"), table.left("pz-25-7")), ("6".into(), "0".into()));
    assert_eq!(table.due("1").len(), 1, "the provisional division waits");
    table.play(&walk("rifle-61", "2316"));
    let table = begins("GermanCombat", "4");
    assert_eq!((table.public().phase, table.public().turn), (Phase::GermanCombat, 4));
    let table = begins("GermanRecovery", "4");
    assert_eq!((table.public().phase, table.public().turn), (Phase::AirInterdiction, 4));
    let table = begins("FirstInterdiction", "4");
    assert_eq!((table.public().phase, table.public().turn), (Phase::FirstInterdiction, 3));
}

/// After twelve turns the game ends, and no order is accepted.
#[test]
fn case_k2_c_twelve_turns() {
    let seen = phases(12);
    assert_eq!(seen.iter().filter(|(_, phase)| *phase == Phase::SovietMovement).count(), 12);
    assert_eq!(seen.last().copied(), Some((12, Phase::Over)));
    let mut table = Situation::new().stands(Phase::GermanMechanized, 12);
    let events = table.play(&Order::EndPhase);
    assert!(has(&events, "ended"));
    table.refused("4.0", &Order::EndPhase);
    table.refused("4.0", &Order::Stay);
}

/// No order is accepted outside its phase.
#[test]
fn case_4_0_nothing_outside_its_phase() {
    let situation =
        Situation::new().unit("pz-25-7", "1022").unit("rifle-61", "1122").unit("leader-konev", "1123");
    let mut table = situation.fights(Side::German);
    table.refused("4.0", &walk("pz-25-7", "1021"));
    table.refused("4.0", &train("rifle-61", "1123"));
    table.refused("4.0", &overrun("pz-25-7", "1122"));
    table.refused("4.0", &mark("1022"));
    table.refused("4.0", &deploy("pz-25-7", "1021"));
    table.refused("4.0", &enter("pz-25-7", "0122"));
    table.refused("4.0", &call_up("3131"));
    table.refused("4.0", &Order::CutRail { unit: word("pz-25-7") });
    table.refused("4.0", &Order::FlyOut { leader: word("leader-konev") });
    table.refused("4.0", &Order::Lose);
    table.refused("4.0", &Order::Bid { points: 3 });
    let mut table = situation.moves(Side::German);
    table.refused("4.0", &attack("pz-25-7", "1122"));
    table.refused("4.0", &walk("rifle-61", "1121"));
}

/// A decision comes first, and only its own answer is accepted.
#[test]
fn case_4_0_a_decision_comes_first() {
    let mut table = Situation::new()
        .units("mot-11-14 mot-53-14", "1022")
        .unit("rifle-108", "1122")
        .unit("leader-konev", "1625")
        .dice(&[1])
        .fights(Side::German);
    table.play(&attack("mot-11-14 mot-53-14", "1122"));
    let why = table.refused("4.0", &Order::EndPhase);
    assert!(why.contains("must"), "{why}");
    table.refused("4.0", &Order::Lose);
    table.refused("4.0", &give_up("rifle-108"));
}

/// Both sides' disrupted units recover in their own recovery phases, not before.
#[test]
fn case_k9_3_recovery() {
    let mut table = Situation::new()
        .unit_that("rifle-61", "1122", "disrupted: true")
        .unit_that("inf-26", "0322", "disrupted: true")
        .stands(Phase::FirstInterdiction, 0);
    let disrupted = |table: &Table, unit: &str| table.counter(unit).condition.disrupted;
    table.play_all(&[Order::EndPhase, Order::EndPhase]);
    assert!(disrupted(&table, "rifle-61"), "through movement and combat");
    let events = table.play(&Order::EndPhase);
    assert!(events.contains(&Event::Recovered { units: table.ids("rifle-61") }));
    assert!(!disrupted(&table, "rifle-61") && disrupted(&table, "inf-26"));
    table.play_all(&[Order::EndPhase, Order::EndPhase, Order::EndPhase]);
    assert_eq!(table.public().phase, Phase::GermanMechanized);
    assert!(disrupted(&table, "inf-26"), "both movement phases and the combat between them");
    table.play(&Order::EndPhase);
    assert!(!disrupted(&table, "inf-26"));
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    covers("4.0 K2.0 K2.A1 K2.A2 K2.A4 K2.B1 K2.B2 K2.B5", case_4_0_the_order_of_phases),
    covers("4.0", case_4_0_a_game_that_begins_later_in_a_turn),
    refuses("4.0", case_k2_c_twelve_turns),
    covers("K2.C", case_k2_c_twelve_turns),
    refuses("4.0", case_4_0_nothing_outside_its_phase),
    refuses("4.0", case_4_0_a_decision_comes_first),
    covers("K9.3 K2.A3 K2.B4", case_k9_3_recovery),
];
