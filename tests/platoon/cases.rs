//! Cases of which the worked examples tell nothing, each by its number.

use super::harness::{fire, hex, table, table_with, walk, word};
use kessel::games::platoon::rules::{
    counter::Place,
    event::Event,
    kinds::Side,
    order::Order,
    phase::{Phase, Segment},
    position::{Instruction, Mines},
};

/// Case 3.1: whoever has fired does not move in the same player turn.
#[test]
fn case_3_1_fire_or_move() {
    let mut table = table("ge-pz-4h 1202\nge-pz-4h 1202\nso-t34-76 1304", "");
    table.at(1, Phase::First(Segment::DirectFire));
    table.must(fire("ge-pz-4h-1", "1304", Some("so-t34-76-1")), &[6]);
    table.at(1, Phase::First(Segment::Vehicles));
    assert!(table.play(walk("ge-pz-4h-1", "1201"), &[]).is_err());
    table.must(walk("ge-pz-4h-2", "1201"), &[]);
}

/// Case 4.3: whoever leaves the map does so where the scenario says, pays for it, takes his passenger with him and never comes
/// back.
#[test]
fn case_4_3_leaving_the_map() {
    let mut table =
        table_with("ge-rifle 1302\nso-t34-76 0205 with so-smg\nso-rifle 3016", "", ["", "exits: [\"0105\"]"]);
    table.at(1, Phase::Second(Segment::Vehicles));
    let exit = || Order::Exit { unit: word("so-t34-76-1") };
    assert_eq!(table.case(exit()), "4.3", "0205 is no exit");
    table.must(walk("so-t34-76-1", "0105"), &[]);
    table.must(exit(), &[]);
    assert_eq!(table.unit("so-t34-76-1").place, Place::Exited);
    assert_eq!(table.hex_of("so-smg-1"), None, "its passenger has gone with it");
    assert_ne!(table.unit("so-smg-1").place, Place::Destroyed, "nobody is lost");
    table.go_to(2, Phase::Second(Segment::Vehicles));
    assert!(table.play(walk("so-t34-76-1", "0105"), &[]).is_err());
}

/// Case 14.6: who has his instruction fires by it without a question, at what it allows; who is to hold his fire is not asked.
#[test]
fn case_14_6_instructions() {
    let told = |instruction: Option<Instruction>, enters: &str| {
        let mut table = table(&format!("ge-at-88 1202\n{enters} 1306"), "");
        table.at(1, Phase::First(Segment::Others));
        if let Some(instruction) = instruction {
            table.must(Order::Instruct { units: vec![word("ge-at-88-1")], instruction }, &[]);
        }
        table.at(1, Phase::Second(Segment::Vehicles));
        let events = table.must(walk(&format!("{enters}-1"), "1305"), &[6]);
        let fires = events.iter().any(|event| matches!(event, Event::Attacked { .. }));
        (fires, table.public().owed.is_some())
    };
    let tank = "so-t34-76";
    assert_eq!(told(None, tank), (false, true), "it asks");
    assert_eq!(told(Some(Instruction::Ask), tank), (false, true));
    assert_eq!(told(Some(Instruction::Never), tank), (false, false));
    assert_eq!(told(Some(Instruction::AnyTarget), tank), (true, false));
    assert_eq!(told(Some(Instruction::ArmouredOnly), tank), (true, false));
    assert_eq!(told(Some(Instruction::AnyTarget), "so-truck"), (true, false));
    assert_eq!(told(Some(Instruction::ArmouredOnly), "so-truck"), (false, false), "a truck is no armour");
}

/// Case 14.6: instructions are given in any segment of one's own, and in no other's.
#[test]
fn case_14_6_only_in_ones_own_segments() {
    let mut table = table("ge-at-88 1202\nso-t34-76 1306", "");
    table.at(1, Phase::Second(Segment::Vehicles));
    let told = Order::Instruct { units: vec![word("ge-at-88-1")], instruction: Instruction::Never };
    assert!(table.play(told, &[]).is_err());
}

/// Case 17.6: an engineer that works in the mined hex for two of its own turns running clears it at the end of the second; they do
/// not attack it meanwhile.
#[test]
fn case_17_6_clearing_mines() {
    let mut table = table("ge-engineer 1202\nge-rifle 0404\nso-rifle 2016", "");
    table.set(|position| {
        position.public.mines.insert(hex("1202"), Mines { side: Side::Soviet, known: true });
    });
    let clear = |unit: &str| Order::ClearMines { engineer: word(unit) };
    table.at(1, Phase::First(Segment::Others));
    assert_eq!(table.case(clear("ge-rifle-1")), "17.6");
    table.must(clear("ge-engineer-1"), &[]);
    assert!(table.unit("ge-engineer-1").condition.inverted);
    table.go_to(2, Phase::First(Segment::Others));
    assert!(table.public().mines.contains_key(&hex("1202")), "one turn is not enough");
    table.must(clear("ge-engineer-1"), &[]);
    table.go_to(2, Phase::Second(Segment::Start));
    assert!(!table.public().mines.contains_key(&hex("1202")));
    assert!(!table.unit("ge-engineer-1").condition.dispersed);
}
