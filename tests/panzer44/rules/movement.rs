//! Units that move, and must; entering and exiting the map (4, 7).

use crate::{
    ledger::check::{Entry, covers, refuses},
    panzer44::harness::*,
};
use kessel::games::panzer44::rules::movement;

/// A unit that is plotted to move must, one hex or more, if it can; then the phase may end.
#[test]
fn plotted_moves_bind() {
    let mut table = Situation::new()
        .unit("us-m4-75", "0510")
        .unit("us-rifle", "0515")
        .unit("ge-panther", "1310")
        .plotted("", "us-m4-75-1 MV; us-rifle-1 MV");
    let words = table.refused("7.2", &Order::EndPhase);
    assert!(words.contains("must"), "{words}");
    table.play(&walk("us-m4-75-1", "0610 0510"));
    assert_eq!(table.at("us-m4-75-1"), "0510", "it may come back");
    table.refused("7.2", &Order::EndPhase);
    table.play(&walk("us-rifle-1", "0514"));
    table.refused("7.3", &walk("us-rifle-1", "0513"));
    table.refused("7.3", &walk("us-m4-75-1", "0610"));
    table.play(&Order::EndPhase);
}

/// The path that is found for a player avoids mines, if there are points for that (7.3, 17).
#[test]
fn the_way_found_goes_past_mines() {
    let mut table = Situation::new()
        .unit("us-m4-75", "0510")
        .unit("us-rifle", "0910")
        .unit("ge-panther", "2010")
        .mines("0710", Mines::Hasty)
        .mines("1010", Mines::Hasty)
        .plotted("", "us-m4-75-1 MV; us-rifle-1 MV");
    let way = |unit: &str, to: &str| {
        movement::way_towards(&table.rules, table.public(), table.counter(unit), hex(to))
    };
    let round = way("us-m4-75-1", "0910");
    assert_eq!(round.last(), Some(&hex("0910")));
    assert!(!round.contains(&hex("0710")), "{round:?}");
    assert_eq!(way("us-m4-75-1", "0710"), hexes("0610 0710"), "who is sent into mines goes there");
    assert_eq!(way("us-rifle-1", "1010"), hexes("1010"));
    // The stated cost of the path is its cost.
    let tank = table.counter("us-m4-75-1");
    let told = movement::Marches::new(&table.rules, table.public(), tank).left(hex("0910")).unwrap();
    assert!(Some(told) < movement::reach(&table.rules, table.public(), tank).left(hex("0910")));
    table.play(&Order::Move { unit: word("us-m4-75-1"), path: round });
    assert_eq!(table.at("us-m4-75-1"), "0910");
    assert_eq!(table.left("us-m4-75-1"), told.to_string());
}

/// A unit that cannot end a move in any hex need not move.
#[test]
fn who_cannot_move_need_not() {
    let mut situation = Situation::new().unit("us-rifle", "0101").unit("ge-panther", "1310");
    for at in ["0102", "0201"] {
        for _ in 0..3 {
            situation = situation.unit("us-truck", at);
        }
    }
    let mut table = situation.plotted("", "us-rifle-1 MV");
    assert_eq!(table.public().phase, Phase::Plot, "nobody is asked anything");
    assert_eq!(table.public().turn, 2);
    table.refused("3.4", &walk("us-rifle-1", "0102"));
}

/// No move ends off the map: a unit whose only open step is an exit may take it, and need not.
#[test]
fn an_exit_alone_binds_nobody() {
    let mut situation = Situation::new()
        .unit("ge-grenadier", "0101")
        .unit("us-m10", "1310")
        .part("exits", "[(side: German, hexes: [\"0101\"])]");
    for at in ["0102", "0201"] {
        for _ in 0..3 {
            situation = situation.unit("ge-truck", at);
        }
    }
    let leave = Order::Exit { unit: word("ge-grenadier-1") };
    let mut stays = situation.plotted("ge-grenadier-1 MV", "");
    assert_eq!(stays.public().phase, Phase::FirstMovement, "its owner is asked");
    assert_eq!(stays.offered(), [leave.clone(), Order::EndPhase]);
    stays.play(&Order::EndPhase);
    assert_eq!(stays.at("ge-grenadier-1"), "0101");
    let mut leaves = situation.plotted("ge-grenadier-1 MV", "");
    leaves.play(&leave);
    assert_eq!(leaves.at("ge-grenadier-1"), "");
}

/// A unit finishes its move before the next begins, and not in a full hex.
#[test]
fn one_after_the_other() {
    let mut table = Situation::new()
        .unit("us-m4-75", "0510")
        .unit("us-m10", "0508")
        .unit("us-truck", "0610")
        .unit("us-truck", "0610")
        .unit("us-truck", "0610")
        .unit("ge-panther", "1310")
        .mines("0610", Mines::Preventative)
        .dice(&[1])
        .plotted("", "us-m4-75-1 MV; us-m10-1 MV");
    table.play(&walk("us-m4-75-1", "0610 0710"));
    assert_eq!(table.at("us-m4-75-1"), "0610", "mines break the way off, and a 1 does not stop it");
    table.refused("7.3", &walk("us-m10-1", "0507"));
    table.refused("7.2", &Order::EndPhase);
    table.give_dice(&[1]);
    table.play(&walk("us-m4-75-1", "0710"));
    table.play(&walk("us-m10-1", "0507"));
    table.play(&Order::EndPhase);
}

const ENTRY: &str = "[(turn: 1, entry: [\"0110\"], units: [(\"us-m10\", 1), (\"us-rifle\", 1), (\"us-m4-75\", 4)]), \
                     (turn: 2, entry: [\"0110\"], units: [(\"us-m36\", 1)])]";

/// A vehicle enters with half its points, along the road at the road's rate; foot enters one hex.
#[test]
fn entering_the_map() {
    let mut table = Situation::new()
        .unit("ge-panther", "1910")
        .part("allied.arrivals", ENTRY)
        .plotted("", "us-m10-1 MV; us-rifle-1 MV");
    table.refused("4.2", &walk("us-m10-1", "0111"));
    table.refused("7.3", &walk("us-m10-1", "0110 0210 0310 0410 0510 0610 0710 0810 0910 1010 1110"));
    table.play(&walk("us-m10-1", "0110 0210 0310 0410 0510 0610 0710 0810 0910 1010"));
    assert_eq!(table.left("us-m10-1"), "0", "case 25: ten road hexes for 5 points");
    table.play(&walk("us-rifle-1", "0110"));
    assert_eq!(table.at("us-rifle-1"), "0110");
    let mut early = Situation::new().part("allied.arrivals", ENTRY).begins();
    early.refused("4.2", &plot(Side::Allied, "us-m36-1 MV"));
    early.refused("5.1", &plot(Side::Allied, "us-m10-1 OF 0110"));
    let arrivals = "[(turn: 1, entry: [\"0110\"], loaded: [(\"us-m3-halftrack\", \"us-rifle\", 1)])]";
    let mut riding = Situation::new().part("allied.arrivals", arrivals).begins();
    riding.refused("4.2", &plot(Side::Allied, "us-m3-halftrack-1 MV; us-rifle-1 UL"));
    riding.play(&plot(Side::Allied, "us-m3-halftrack-1 MV"));
}

/// A hex with an enemy, or a full one, is closed for entry; then the nearest hex of the edge may be used.
#[test]
fn closed_entry_hexes() {
    let mut table = Situation::new()
        .unit("ge-panther", "0110")
        .part("allied.arrivals", ENTRY)
        .plotted("", "us-m10-1 MV; us-rifle-1 MV; us-m4-75-1 MV; us-m4-75-2 MV");
    table.refused("4.3", &walk("us-m10-1", "0110"));
    table.refused("4.2", &walk("us-m10-1", "0108"));
    table.play(&walk("us-m10-1", "0109"));
    table.play(&walk("us-rifle-1", "0111"));
    let mut full = Situation::new()
        .part("allied.arrivals", ENTRY)
        .plotted("", "us-m10-1 MV; us-m4-75-1 MV; us-m4-75-2 MV; us-m4-75-3 MV");
    for unit in ["us-m4-75-1", "us-m4-75-2", "us-m4-75-3"] {
        full.play(&walk(unit, "0110"));
    }
    full.refused("4.3", &walk("us-m10-1", "0110"));
    full.play(&walk("us-m10-1", "0109"));
}

/// A unit exits the map from the hexes that the scenario names, with its passenger.
#[test]
fn leaving_the_map() {
    let mut table = Situation::new()
        .loaded("ge-sdkfz-251", "ge-pzgren", "2910")
        .unit("ge-panther", "2911")
        .unit("us-m10", "0101")
        .part("exits", "[(side: German, hexes: [\"3010\"])]")
        .part("victory", "(side: German, awards: [(to: German, points: 1, reason: Exited([HalfTrack])), (to: German, points: 2, reason: Exited([Passenger]))], levels: [(name: \"Draw\", winner: None, at_least: -1000)])")
        .plotted("ge-sdkfz-251-1 MV; ge-panther-1 MV", "");
    table.refused("4.4", &Order::Exit { unit: word("ge-sdkfz-251-1") });
    table.play(&walk("ge-sdkfz-251-1", "3010"));
    table.play(&Order::Exit { unit: word("ge-sdkfz-251-1") });
    assert_eq!(table.at("ge-sdkfz-251-1"), "");
    assert!(!table.is_destroyed("ge-sdkfz-251-1") && !table.is_destroyed("ge-pzgren-1"));
    table.play(&walk("ge-panther-1", "3010 3009"));
    let points = kessel::games::panzer44::rules::victory::points(&table.rules, table.public());
    assert_eq!(points, 3, "half-track and passenger");
    table.refused("4.4", &Order::Exit { unit: word("ge-panther-1") });
}

/// A passenger adds its points to a half-track that exits the map; one that exits on foot or in a truck adds none.
#[test]
fn passengers_that_leave() {
    let victory = "(side: German, awards: [(to: German, points: 1, reason: Exited([HalfTrack])), \
                   (to: German, points: 1, reason: Exited([Passenger]))], \
                   levels: [(name: \"Draw\", winner: None, at_least: -1000)])";
    let situation = Situation::new()
        .loaded("ge-sdkfz-251", "ge-pzgren", "3010")
        .loaded("ge-truck", "ge-grenadier", "3010")
        .unit("ge-pioneer", "3010")
        .unit("us-m10", "0101")
        .part("exits", "[(side: German, hexes: [\"3010\"])]")
        .part("victory", victory);
    let mut table = situation.dice(&[9, 9]).plotted("ge-sdkfz-251-1 MV; ge-truck-1 MV; ge-pioneer-1 MV", "");
    let mut brings = |unit: &str| {
        let points =
            |table: &Table| kessel::games::panzer44::rules::victory::points(&table.rules, table.public());
        let before = points(&table);
        table.play(&Order::Exit { unit: word(unit) });
        points(&table) - before
    };
    assert_eq!(brings("ge-pioneer-1"), 0, "on foot");
    assert_eq!(brings("ge-truck-1"), 0, "in a truck");
    assert_eq!(brings("ge-sdkfz-251-1"), 2, "in a half-track");
}

/// Wrecks at the edge of the map prevent the road rate there, too.
#[test]
fn wrecks_at_the_edge() {
    let arrivals = "[(turn: 1, entry: [\"0110\"], units: [(\"us-m10\", 1), (\"us-m4-75\", 1)])]";
    let situation = Situation::new()
        .unit("ge-panther", "2810")
        .part("allied.arrivals", arrivals)
        .part("exits", "[(side: German, hexes: [\"3010\"])]");
    let left_after_entry = |situation: &Situation| {
        let mut table = situation.plotted("", "us-m10-1 MV; us-m4-75-1 MV");
        table.play(&walk("us-m10-1", "0110"));
        table.left("us-m10-1")
    };
    assert_eq!(left_after_entry(&situation), "4½");
    assert_eq!(left_after_entry(&situation.clone().wreck("0110")), "4", "the hex is clear ground");
    // Back and forth until half a point is left in the exit hex.
    let drive = |situation: &Situation, pairs: usize| {
        let mut table = situation.plotted("ge-panther-1 MV", "");
        table.play(&walk("ge-panther-1", &format!("{}2910 3010", "2910 2810 ".repeat(pairs))));
        assert_eq!(table.left("ge-panther-1"), if pairs == 9 { "0" } else { "½" });
        table
    };
    let leave = Order::Exit { unit: word("ge-panther-1") };
    drive(&situation, 9).refused("7.3", &leave);
    drive(&situation.clone().wreck("3010"), 8).refused("7.3", &leave);
}

const SET_UP: &str =
    "[(columns: (12, 20), units: [(\"ge-panther\", 4), (\"ge-pzgren\", 1), (\"ge-sdkfz-251\", 1)])]";

/// A side sets up openly, in its columns, three to a hex, with loaded carriers if it chooses.
#[test]
fn setting_up() {
    let situation = Situation::new()
        .unit("us-m10", "1310")
        .part("set_up", "[German]")
        .part("german.set_up", SET_UP)
        .part("german.mines", "[(columns: (10, 16), mines: Defensive, number: 1)]")
        .part("german.positions", "Some((columns: (12, 20), number: 1))");
    let mut table = situation.begins();
    assert_eq!(table.public().phase, Phase::FirstSetUp);
    table.refused("4.1", &deploy("ge-panther-1", "1105"));
    table.refused("1.4", &deploy("ge-panther-1", "1230"));
    table.refused("7.7", &deploy("ge-panther-1", "1310"));
    table.refused("4.1", &deploy("ge-marder-1", "1505"));
    table.refused("4.1", &deploy("us-m10-1", "1505"));
    table.refused("4.1", &Order::EndPhase);
    for unit in ["ge-panther-1", "ge-panther-2", "ge-panther-3"] {
        table.play(&deploy(unit, "1505"));
    }
    table.refused("7.9", &deploy("ge-panther-4", "1505"));
    table.play(&deploy("ge-panther-4", "1506"));
    table.play(&deploy("ge-panther-4", "1507"));
    let aboard = Order::DeployAboard { unit: word("ge-pzgren-1"), carrier: word("ge-sdkfz-251-1") };
    table.refused("5.1", &aboard);
    table.play(&deploy("ge-sdkfz-251-1", "1508"));
    table.play(&aboard);
    table.refused("11.1", &aboard);
    let panther = Order::DeployAboard { unit: word("ge-panther-4"), carrier: word("ge-sdkfz-251-1") };
    table.refused("11.1", &panther);
    let lay = |at: &str, mines| Order::LayMines { hex: hex(at), mines };
    let defensive = Some(Mines::Defensive);
    table.refused("4.1", &lay("1410", defensive));
    table.refused("4.1", &lay("1910", defensive));
    table.refused("4.1", &lay("1508", Some(Mines::Hasty)));
    table.refused("4.1", &lay("1508", None));
    table.play(&lay("1508", defensive));
    table.refused("4.1", &lay("1509", defensive));
    table.refused("4.1", &lay("1408", defensive));
    table.play(&lay("1508", None));
    table.play(&lay("1408", defensive));
    let dig = |at: &str, position| Order::Dig { hex: hex(at), position };
    table.refused("4.1", &dig("1105", true));
    table.refused("4.1", &dig("1505", false));
    table.play(&dig("1505", true));
    table.refused("4.1", &dig("1506", true));
    table.play(&dig("1505", false));
    table.play(&dig("1506", true));
    table.play(&Order::EndPhase);
    assert_eq!((table.public().phase, table.public().turn), (Phase::Plot, 1));
    let ungifted = Situation::new().part("set_up", "[German]").part("german.set_up", SET_UP);
    ungifted.begins().refused("4.1", &dig("1505", true));
}

/// The tests of this section.
pub const LEDGER: &[Entry] = &[
    refuses("7.2 7.3", plotted_moves_bind),
    covers("3.4", plotted_moves_bind),
    refuses("3.4", who_cannot_move_need_not),
    refuses("7.2 7.3", one_after_the_other),
    refuses("4.2 5.1 7.3", entering_the_map),
    refuses("4.2 4.3", closed_entry_hexes),
    refuses("4.4", leaving_the_map),
    covers("4.4", passengers_that_leave),
    covers("7.2", an_exit_alone_binds_nobody),
    refuses("7.3", wrecks_at_the_edge),
    covers("4.2 4.4 7.6", wrecks_at_the_edge),
    refuses("1.4 4.1 5.1 7.7 7.9 11.1", setting_up),
    covers("2.6", setting_up),
];
