//! Mines and forts (17).

use super::*;

/// Case 17.1: mines attack units of both sides in them at 2-1 in their owner's segment 1a; passengers share the result.
#[test]
fn case_17_1_mines_attack_friend_and_foe() {
    let units = "ge-rifle 0404\nge-pz-4h 0101\nso-t34-76 1804 with so-smg\nso-t34-76 4016";
    for die in [4, 1] {
        let mut table = table(units, "");
        mine(&mut table, "0404");
        mine(&mut table, "1804");
        table.set_clock(1, Second(Registration));
        let events = table.must(Order::Done, &[die, die]);
        let told: Vec<String> =
            attacks(&events).iter().map(|told| told[told.len() - 6..].to_owned()).collect();
        assert_eq!(told, ["2-1 +0", "2-1 +0"]);
        for unit in ["ge-rifle-1", "so-t34-76-1", "so-smg-1"] {
            let counter = table.counter(unit);
            assert_eq!(counter.place == Place::Destroyed, die == 1, "{unit}");
            assert_eq!(counter.condition.dispersed, die == 4, "{unit}");
        }
    }
}

/// Case 17.1: they do not attack in the opponent's segment 1a.
#[test]
fn case_17_1_not_in_the_opponents_turn() {
    let mut table = table("ge-rifle 0404\nge-pz-4h 0101\nso-t34-76 1804\nso-t34-76 4016", "");
    mine(&mut table, "0404");
    mine(&mut table, "1804");
    table.set_clock(1, First(Registration));
    let events = table.must(Order::Done, &[]);
    assert!(table.public().phase >= Second(IndirectFire));
    assert_eq!(attacks(&events), Vec::<String>::new());
}

/// Case 17.1: of all die-roll modifiers only −1 for dispersed counts: neither cover nor a quick march does.
#[test]
fn case_17_1_only_dispersed_counts() {
    let mut table = table("ge-rifle 1302\nge-rifle 1302\nge-pz-4h 0101\nso-t34-76 4016", "");
    mine(&mut table, "1302");
    table.condition("ge-rifle-1", |condition| (condition.dispersed, condition.quick) = (true, true));
    table.condition("ge-rifle-2", |condition| condition.quick = true);
    table.set_clock(1, Second(Registration));
    let events = table.must(Order::Done, &[6, 6]);
    let added = |event: &Event| match event {
        Event::Attacked { modifiers, .. } => Some(modifiers.clone()),
        _ => None,
    };
    let added: Vec<_> = events.iter().filter_map(added).collect();
    assert_eq!(added, [vec![(Reason::Dispersed, -1)], vec![]]);
}

/// Case 17.6: an engineer that works in the mined hex for two of its own turns in a row clears it at the end of the
/// second. The mines do not attack it in this time.
#[test]
fn case_17_6_clearing_mines() {
    let mut table = table("ge-engineer 1202\nge-rifle 0404\nso-rifle 2016", "");
    table.set(|position| {
        position.public.mines.insert(hex("1202"), Mines { side: Side::Soviet, known: true });
    });
    let clear = |unit: &str| Order::ClearMines { engineer: word(unit) };
    table.set_clock(1, First(Others));
    assert_eq!(table.case(clear("ge-rifle-1")), "17.6");
    table.must(clear("ge-engineer-1"), &[]);
    assert!(table.counter("ge-engineer-1").condition.inverted);
    table.go_to(2, First(Others));
    assert!(table.public().mines.contains_key(&hex("1202")), "one turn is not enough");
    table.must(clear("ge-engineer-1"), &[]);
    table.go_to(2, Second(Start));
    assert!(!table.public().mines.contains_key(&hex("1202")));
    assert!(!table.counter("ge-engineer-1").condition.dispersed);
}

/// Case 17.4: a unit that drives through an empty enemy fort leaves it to the enemy; a unit that ends there takes it.
#[test]
fn case_17_4_a_fort_is_taken_by_who_ends_there() {
    let mut table = table("ge-pz-4h 1202\nge-rifle 0404\nso-rifle 4016", "");
    let fort = Fort { side: Side::Soviet, strength: 20, attacked: false, known: true };
    table.set(|position| _ = position.public.forts.insert(hex("1304"), fort));
    let side = |table: &Table| table.public().forts.get(&hex("1304")).map(|fort| fort.side);
    table.set_clock(1, First(Vehicles));
    table.must(walk("ge-pz-4h-1", "1203 1304 1404"), &[]);
    table.go_to(2, First(Vehicles));
    assert_eq!(side(&table), Some(Side::Soviet));
    let events = table.must(walk("ge-pz-4h-1", "1304"), &[]);
    let taken = Event::FortTaken { hex: hex("1304"), side: Side::German };
    assert!(!events.contains(&taken), "{events:?}");
    assert!(table.must(Order::Done, &[]).contains(&taken));
    assert_eq!(side(&table), Some(Side::German));
}
