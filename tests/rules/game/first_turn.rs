//! Set-up (5.0) and the Soviet first turn (5.2).

use crate::{
    harness::*,
    ledger::{Entry, covers, refuses},
};
use kessel::{
    engine::board::{Hex, Hexside},
    games::guderian::rules::{
        View,
        counter::Piece,
        movement::march::{self, may_walk},
        order::{
            every_order::{self, Shape},
            legal,
        },
    },
};
use std::collections::BTreeSet;

/// One army in one hex, named as in the campaign.
fn army(name: &str, leader: &str, rifle: u8, first_turn: &str, at: &str) -> String {
    format!(
        "(army: \"{name}\", leader: \"leader-{leader}\", rifle: {rifle}, armour: 0, \
         first_turn: {first_turn}, hexes: [\"{at}\"])"
    )
}

/// Turn 1 with these armies.
fn first_turn(armies: &[String], dice: &[u8]) -> Table {
    marching(armies, Situation::new().dice(dice))
}

fn marching(armies: &[String], situation: Situation) -> Table {
    situation.part("armies", &format!("[{}]", armies.join(","))).opens(Phase::SovietMovement, 1)
}

/// Puts the 13th and 20th Armies of the campaign on the map.
fn set_up(table: &mut Table) {
    table.play(&deploy("leader-remezov", "0124"));
    table.play(&deploy("leader-kurochkin", "0112"));
    for number in 16..=22 {
        table.play(&deploy(&format!("untried-rifle-{number}"), "0124"));
    }
    table.play(&deploy("untried-armour-02", "0125"));
    for number in 23..=28 {
        table.play(&deploy(&format!("untried-rifle-{number}"), "0111"));
    }
    for number in 3..=6 {
        table.play(&deploy(&format!("untried-armour-0{number}"), "0113"));
    }
}

/// Armies are set up by the table, and each unit of the 13th and 20th where its owner puts it.
#[test]
fn case_k3_2_soviet_set_up() {
    let mut table = Table::campaign(&[]);
    assert_eq!(table.public().on_map(Side::German).count(), 0);
    let strength = |hex_name: &str| {
        let stack: Vec<_> = table.public().stack(hex(hex_name)).collect();
        let of = |kind| stack.iter().filter(|piece| table.public().counter(**piece).kind == kind).count();
        (of(Kind::Leader), of(Kind::Rifle), of(Kind::Armour))
    };
    assert_eq!(["4015", "2216", "1414"].map(strength), [(1, 5, 1), (1, 6, 0), (1, 4, 0)]);
    table.refused("K3.2", &deploy("leader-rakutin", "4014"));
    table.refused("K3.2", &deploy("pz-25-7", "0124"));
    table.refused("K3.2", &deploy("untried-rifle-16", "0127"));
    table.refused("K3.2", &deploy("untried-rifle-23", "0124"));
    table.refused("K3.2", &Order::EndPhase);
    table.refused("K5.1", &deploy("untried-rifle-99", "0124"));
    set_up(&mut table);
    table.play(&deploy("untried-rifle-16", "0123"));
    let events = table.play(&Order::EndPhase);
    assert!(!has(&events, "eliminated"), "too many in a hex are allowed at set-up");
    assert_eq!(table.public().phase, Phase::FirstInterdiction);
    let kinds = |kind| table.public().counters.iter().filter(|c| c.kind == kind && c.hex().is_some()).count();
    assert_eq!((kinds(Kind::Leader), kinds(Kind::Rifle), kinds(Kind::Armour)), (5, 28, 6));
}

/// Each of two armies rolls a die when the phase opens: 1 to 3 releases it.
#[test]
fn case_5_21_a_die_for_each_army() {
    let armies = [army("16th", "lukin", 2, "Die", "2216"), army("19th", "konev", 2, "Die", "1414")];
    let mut table = first_turn(&armies, &[3, 4]);
    assert!(table.public().army_free[&word("16th")] && !table.public().army_free[&word("19th")]);
    table.play(&train("untried-rifle-01", "2317"));
    table.play(&walk("untried-rifle-02 leader-lukin", "2117"));
    table.refused("5.21", &walk("untried-rifle-03", "1415"));
    table.refused("5.21", &walk("leader-konev", "1415"));
    let mut rail = first_turn(&[army("16th", "lukin", 2, "Die", "2216")], &[6]);
    rail.refused("5.21", &train("untried-rifle-01", "2317"));
    rail.refused("5.21", &walk("untried-rifle-01", "2117"));
}

/// A held army thins out an overfull hex one unit and one hex at a time.
#[test]
fn case_5_21_leaving_an_overfull_hex() {
    let mut table = first_turn(&[army("16th", "lukin", 5, "Die", "2216")], &[4]);
    table.refused("5.21", &walk("untried-rifle-01 untried-rifle-02", "2215"));
    table.refused("5.21", &walk("untried-rifle-01", "2215 2214"));
    table.refused("5.21", &walk("leader-lukin", "2215"));
    table.play(&walk("untried-rifle-01", "2215"));
    table.refused("6.12", &walk("untried-rifle-01", "2214"));
    table.play(&walk("untried-rifle-02", "2116"));
    table.refused("5.21", &walk("untried-rifle-03", "2116"));
    let mut crowded = first_turn(&[army("16th", "lukin", 4, "Die", "2216")], &[5]);
    crowded.play(&Order::EndPhase);
    crowded.play(&give_up("untried-rifle-04"));
    assert!(crowded.is_gone("untried-rifle-04"));
    assert_eq!(crowded.public().phase, Phase::SovietCombat);
}

/// The step out of the hex is allowed at any cost.
#[test]
fn case_5_21_one_hex_whatever_it_costs() {
    let mut table =
        marching(&[army("16th", "lukin", 4, "Die", "2216")], Situation::new().dice(&[6]).air_markers("2217"));
    table.play(&walk("untried-rifle-01", "2217"));
    assert_eq!(table.at("untried-rifle-01"), "2217");
}

/// The hexes that are offered to these units for a move.
fn offered(table: &Table, units: &str) -> BTreeSet<Hex> {
    let pieces = pieces(table, units);
    let walks = legal::walks(&table.rules, table.public(), &pieces);
    for walk in &walks {
        assert!(may_walk(&table.rules, table.public(), &pieces, &walk.path).is_ok(), "{walk:?}");
    }
    walks.iter().map(|walk| walk.path[walk.path.len() - 1]).collect()
}

fn pieces(table: &Table, units: &str) -> Vec<Piece> {
    units.split_whitespace().map(|unit| table.public().find(word(unit)).unwrap()).collect()
}

/// A held army is offered each step that the door accepts: none for its leader, none for two units together, none if
/// its hex is not over the limit.
#[test]
fn case_5_21_what_is_offered_to_a_held_army() {
    let armies = [army("16th", "lukin", 4, "Die", "2216"), army("19th", "konev", 3, "Die", "1414")];
    let table = marching(&armies, Situation::new().dice(&[6, 6]).unit("cav-1", "2217"));
    let rifle = pieces(&table, "untried-rifle-01");
    let accepted = |to: &Hex| may_walk(&table.rules, table.public(), &rifle, &[*to]).is_ok();
    let steps: BTreeSet<Hex> =
        table.rules.board.neighbours(hex("2216")).iter().flatten().copied().filter(accepted).collect();
    assert_eq!(steps.len(), 5, "all around but 2217: {steps:?}");
    assert_eq!(offered(&table, "untried-rifle-01"), steps);
    for nobody in ["leader-lukin", "untried-rifle-01 untried-rifle-02", "untried-rifle-05"] {
        assert!(offered(&table, nobody).is_empty(), "{nobody}");
    }
    let movers = legal::movers(&table.rules, table.public());
    assert_eq!(
        movers,
        pieces(&table, "untried-rifle-01 untried-rifle-02 untried-rifle-03 untried-rifle-04"),
        "the others cannot even step aside"
    );
}

/// The hexes in which the door lets a march of these units end, by any path.
fn ends_of_marches(table: &Table, units: &str, start: &str) -> BTreeSet<Hex> {
    let (pieces, start) = (pieces(table, units), hex(start));
    let mut ends = BTreeSet::new();
    let mut open = vec![Vec::new()];
    while let Some(path) = open.pop() {
        let end = path.last().copied().unwrap_or(start);
        for way in [Hexside::North, Hexside::South, Hexside::NorthEast, Hexside::SouthEast] {
            let Some(next) = end.step(way).filter(|next| *next != start && !path.contains(next)) else {
                continue;
            };
            let mut longer = path.clone();
            longer.push(next);
            match may_walk(&table.rules, table.public(), &pieces, &longer) {
                Ok(_) => _ = ends.insert(next),
                Err(why) if why.case() == "5.23" => open.push(longer),
                Err(_) => {}
            }
        }
    }
    ends
}

/// A marching unit is offered the end of every complete march, by any path.
#[test]
fn case_5_23_what_is_offered_to_a_marching_army() {
    let marching_from = army("20th", "kurochkin", 1, "March", "0213");
    let table = marching(&[marching_from], Situation::new().unit("cav-1", "0711").air_markers("0413"));
    let ends = ends_of_marches(&table, "untried-rifle-01", "0213");
    assert!(ends.len() > 8, "{ends:?}");
    assert_eq!(offered(&table, "untried-rifle-01"), ends);
}

/// Units that march together are offered the same ends as the list of orders has, and as the door accepts. These
/// include ends to which no path of the first unit leads that the others could take.
#[test]
fn case_5_23_what_is_offered_to_several_who_march() {
    let (mut told, mut known_to_one) = (0, 0);
    for start in ["0109", "0111", "0113", "0115", "0123", "0125"] {
        let mixed = army("20th", "kurochkin", 2, "March", start).replace("armour: 0", "armour: 1");
        let table = marching(&[mixed], Situation::new());
        let units = "untried-rifle-01 untried-armour-01";
        let ends = ends_of_marches(&table, units, start);
        assert_eq!(offered(&table, units), ends, "from {start}");
        let list = every_order::legal(&View::to_play(&table.rules, table.position()));
        let listed = list.shapes.iter().find_map(|shape| match shape {
            Shape::Move { units: named, ends } if *named == table.ids(units) => Some(ends.iter().copied()),
            _ => None,
        });
        assert_eq!(listed.into_iter().flatten().collect::<BTreeSet<_>>(), ends, "from {start}");
        let both = pieces(&table, units);
        let alone = march::marches(&table.rules, table.public(), both[0]).into_values();
        known_to_one +=
            alone.filter(|way| may_walk(&table.rules, table.public(), &both, way).is_ok()).count();
        told += ends.len();
    }
    assert!(known_to_one < told, "{known_to_one} of {told}");
}

/// The march spends the whole allowance, never leads west, enters no hex twice, and ends beyond column 02.
#[test]
fn case_5_23_the_march() {
    let mut table = first_turn(&[army("13th", "remezov", 2, "March", "0124")], &[]);
    let one = "untried-rifle-01";
    assert!(table.refused("5.23", &walk(one, "0223 0123")).contains("cannot march to 0123"));
    assert!(table.refused("5.23", &walk(one, "0223 0222 0223")).contains("twice"));
    assert!(table.refused("5.23", &walk(one, "0123 0124 0125")).contains("twice"), "the start counts");
    assert!(table.refused("5.23", &walk(one, "0123 0122 0121 0120 0119")).contains("cannot end"));
    assert!(table.refused("5.23", &walk(one, "0223 0323")).contains("whole allowance"));
    assert!(
        table
            .refused("5.23", &walk("untried-rifle-01 leader-remezov", "0223 0323 0422 0421 0420"))
            .contains("leader-remezov must spend")
    );
    table.play(&walk("untried-rifle-01 untried-rifle-02", "0223 0323 0422 0421 0420"));
    assert_eq!(table.left(one), "0");
    table.refused("6.12", &walk(one, "0419"));
}

/// The whole allowance is spent when no further step can be paid.
#[test]
fn case_k3_4_when_the_allowance_is_spent() {
    let mut table = first_turn(&[army("13th", "remezov", 1, "March", "0124")], &[]);
    let path = "0223 0222 0322 0321";
    table.refused("5.23", &walk("untried-rifle-01", path));
    table.play(&walk("untried-rifle-01", "0223 0222 0322 0321 0320"));
    assert_eq!(table.left("untried-rifle-01"), "0");
}

/// The phase cannot end before all units that can march have marched.
#[test]
fn case_k3_4_the_march_cannot_be_left_out() {
    let mut table = first_turn(&[army("13th", "remezov", 1, "March", "0124")], &[]);
    table.refused("K3.4", &Order::EndPhase);
    table.play(&walk("untried-rifle-01", "0223 0323 0422 0421 0420"));
    table.refused("K3.4", &Order::EndPhase);
    table.play(&walk("leader-remezov", "0125 0126 0127 0128 0129 0130 0131 0231 0331 0330"));
    table.play(&Order::EndPhase);
    assert_eq!(table.public().phase, Phase::SovietCombat);
}

/// A unit without a march may stay, but is eliminated in columns 01 and 02.
#[test]
fn case_k3_4_left_behind_in_closed_columns() {
    let wall = Situation::new()
        .unit("inf-5", "0307")
        .unit("inf-6", "0309")
        .unit("inf-7", "0311")
        .unit("inf-15", "0313")
        .unit("inf-17", "0315");
    let mut table = marching(&[army("20th", "kurochkin", 1, "March", "0111")], wall);
    table.play(&walk("leader-kurochkin", "0110 0109 0108 0107 0106 0205 0305 0404 0403 0402"));
    let events = table.play(&Order::EndPhase);
    let unit = word("untried-rifle-01");
    assert!(events.contains(&Event::Eliminated { unit, cause: Cause::LeftBehind }));
}

/// There are no trains on the march. Case 6.4 does not keep it out of columns 01 and 02.
#[test]
fn case_5_23_no_trains_on_the_march() {
    let mut table = first_turn(&[army("13th", "remezov", 1, "March", "0131")], &[]);
    table.refused("5.23", &train("untried-rifle-01", "0230"));
    table.play(&walk("untried-rifle-01", "0130 0129 0128 0228 0328 0327"));
    assert_eq!(table.left("untried-rifle-01"), "0");
}

/// A unit adjacent to an enemy cannot leave its zone: it has no march, and the phase can end. Overruns are not possible
/// on the march.
#[test]
fn case_5_23_beside_an_enemy() {
    let beside = Situation::new().unit("inf-5", "0413");
    let mut table = marching(&[army("20th", "kurochkin", 1, "March", "0313")], beside);
    table.refused("8.13", &walk("untried-rifle-01", "0312"));
    assert!(table.refused("K3.4", &overrun("untried-rifle-01", "0413")).contains("must march on turn 1"));
    table.play(&Order::EndPhase);
    assert_eq!((table.public().phase, table.at("untried-rifle-01")), (Phase::SovietCombat, "0313".into()));
}

/// Supply is judged on turn 1 too: outside every radius a unit marches half its allowance, and an army without a
/// restriction moves freely.
#[test]
fn case_k3_5_supply_and_the_rest_on_turn_1() {
    let free = army("24th", "rakutin", 1, "Free", "4015");
    let mut table = marching(&[free], Situation::new().unit("rifle-61", "3015"));
    assert_eq!(table.halves("untried-rifle-02"), 6, "three points outside every radius");
    table.play(&walk("untried-rifle-01", "3915 4015 4115"));
    assert_eq!(table.left("untried-rifle-01"), "3");
    let mut table = first_turn(&[army("13th", "remezov", 1, "March", "0124")], &[]);
    assert_eq!(table.left("untried-rifle-01"), "6");
    table.play(&walk("untried-rifle-01", "0223 0323 0422 0421 0420"));
}

/// Out of supply a unit marches half its allowance.
#[test]
fn case_k3_4_the_march_out_of_supply() {
    let army = "[(army: \"20th\", leader: \"leader-kurochkin\", rifle: 1, armour: 0, first_turn: March, \
                hexes: [\"0108\", \"0115\"])]";
    let mut table = Situation::new().part("armies", army).stands(Phase::SovietSetUp, 0);
    table.play_all(&[deploy("leader-kurochkin", "0108"), deploy("untried-rifle-01", "0115")]);
    table.play_all(&[Order::EndPhase, Order::EndPhase]);
    assert_eq!(table.left("untried-rifle-01"), "3");
    table.play(&walk("untried-rifle-01", "0215 0315 0415"));
}

/// From the second turn on no unit must march.
#[test]
fn case_5_23_only_on_turn_1() {
    let armies = format!("[{}]", army("13th", "remezov", 1, "March", "0424"));
    let mut table = Situation::new().part("armies", &armies).opens(Phase::SovietMovement, 2);
    table.play(&walk("untried-rifle-01", "0324"));
    table.play(&Order::EndPhase);
}

/// The tests of this chapter.
pub const LEDGER: &[Entry] = &[
    covers("5.21", case_5_21_what_is_offered_to_a_held_army),
    covers("5.23", case_5_23_what_is_offered_to_a_marching_army),
    covers("5.23", case_5_23_what_is_offered_to_several_who_march),
    refuses("K3.2 K5.1", case_k3_2_soviet_set_up),
    covers("K3.1", case_k3_2_soviet_set_up),
    refuses("5.21", case_5_21_a_die_for_each_army),
    refuses("5.21", case_5_21_leaving_an_overfull_hex),
    covers("5.21", case_5_21_one_hex_whatever_it_costs),
    refuses("5.23", case_5_23_the_march),
    refuses("5.23", case_k3_4_when_the_allowance_is_spent),
    refuses("K3.4", case_k3_4_the_march_cannot_be_left_out),
    covers("K3.4", case_k3_4_left_behind_in_closed_columns),
    refuses("5.23", case_5_23_no_trains_on_the_march),
    refuses("K3.4 8.13", case_5_23_beside_an_enemy),
    covers("K3.5", case_k3_5_supply_and_the_rest_on_turn_1),
    covers("K3.4", case_k3_4_the_march_out_of_supply),
    covers("5.23", case_5_23_only_on_turn_1),
];
