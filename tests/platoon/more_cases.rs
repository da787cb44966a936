//! Cases of the rules one by one, from their text alone.

use super::harness::{Table, fire, hex, quick, table, table_with, walk, word};
use kessel::{
    engine::{
        board::Hex,
        counters::Points,
        data::Source,
        orders::{Game, Refusal},
    },
    games::platoon::rules::{
        Platoon, Rulebook,
        combat::Reason,
        conduct::Decision,
        counter::Place,
        event::Event,
        indirect::Call,
        kinds::Side,
        order::{Order, Work},
        phase::{
            Phase::{First, Over, Second, SecondSetUp},
            Segment::{Assault, DirectFire, IndirectFire, Others, Registration, Start, Vehicles},
        },
        position::{Fort, Mines, Registration as Marker},
        set_up,
        spotting::is_spotted,
        victory::points_of,
    },
};
use std::sync::Arc;

const DRAW: &str =
    "victory: (side: German, awards: [], levels: [(name: \"Draw\", winner: None, at_least: -100)])";

/// A game at its very beginning, by what makes its scenario another than the harness's.
fn scenario(fields: &str) -> Table {
    let text = format!(
        "(id: \"test\", title: \"Test\", summary: \"\", map: \"platoon/map-grusha-sosnovka.ron\", \
         units: \"platoon/units.ron\", charts: \"platoon/charts.ron\", last_turn: 12, first_player: German, {fields})"
    );
    let source = Source { name: "test.ron".to_owned(), text };
    let rules = Arc::new(Rulebook::from_source(&source).unwrap());
    let mut world = Platoon::world();
    Platoon::restore(&mut world, &rules, set_up::start(&rules, 1));
    Table { world, rules }
}

fn words(units: &str) -> Vec<kessel::engine::counters::Word> {
    units.split_whitespace().map(word).collect()
}

fn place(unit: &str, at: &str) -> Order {
    Order::Place { unit: word(unit), hex: hex(at) }
}

fn lay(work: Work, at: &str) -> Order {
    Order::Lay { work, hex: hex(at), there: true }
}

fn enter(unit: &str, at: &str) -> Order {
    Order::Enter { unit: word(unit), hex: hex(at) }
}

fn load(carrier: &str, passenger: &str) -> Order {
    Order::Load { carrier: word(carrier), passenger: word(passenger) }
}

fn unload(carrier: &str) -> Order {
    Order::Unload { carrier: word(carrier) }
}

fn overrun(units: &str, at: &str) -> Order {
    Order::Overrun { units: words(units), hex: hex(at) }
}

fn assault(units: &str, at: &str) -> Order {
    Order::Assault { units: words(units), hex: hex(at) }
}

fn shoot(firers: &str) -> Order {
    Order::OpportunityFire { firers: words(firers) }
}

fn interdict(firers: &str) -> Order {
    Order::Interdict { firers: words(firers) }
}

fn register(unit: &str, at: &str) -> Order {
    Order::Register { unit: word(unit), hex: hex(at) }
}

fn shell(firers: &str, called: Call, at: &str) -> Order {
    Order::IndirectFire {
        firers: words(firers).into_iter().map(|unit| (unit, called)).collect(),
        hex: hex(at),
    }
}

/// Lays a registration marker of turn 1.
fn mark(table: &mut Table, unit: &str, at: &str) {
    let marker = Marker { unit: word(unit), hex: hex(at), turn: 1 };
    table.set(|position| _ = position.public.registrations.insert(marker));
}

/// Lays mines of the Germans.
fn mine(table: &mut Table, at: &str) {
    let mines = Mines { side: Side::German, known: true };
    table.set(|position| _ = position.public.mines.insert(hex(at), mines));
}

/// What the attacks among these events are: strength, defence, odds, what is added to the die.
fn attacks(events: &[Event]) -> Vec<String> {
    let told = |event: &Event| match event {
        Event::Attacked { strength, defence, odds, modifiers, .. } => {
            let added: i8 = modifiers.iter().map(|(_, by)| by).sum();
            Some(format!("{strength} : {defence} {odds} {added:+}"))
        }
        _ => None,
    };
    events.iter().filter_map(told).collect()
}

/// Who becomes spotted by a marker, and whether it is one of opportunity fire.
fn marked(events: &[Event]) -> Vec<(String, bool)> {
    let told = |event: &Event| match event {
        Event::Spotted { unit, opportunity, .. } => Some((unit.to_string(), *opportunity)),
        _ => None,
    };
    events.iter().filter_map(told).collect()
}

fn seen(table: &Table, unit: &str) -> bool {
    let counter = table.unit(unit);
    is_spotted(&table.rules, table.public(), counter, table.public().hex_of(counter).unwrap())
}

/// The hex in which the opponent may fire at who entered, if he is asked.
fn asked(table: &Table) -> Option<Hex> {
    table.public().owed.map(|Decision::Reaction { hex, .. }| hex)
}

/// Points spent, in halves.
fn spent(table: &Table, unit: &str) -> u16 {
    table.unit(unit).condition.spent.0
}

fn refused(table: &mut Table, order: Order) -> Refusal {
    table.play(order.clone(), &[]).err().unwrap_or_else(|| panic!("{order:?} is accepted"))
}

// 4 Set-up, entry, exit

/// Case 4.1: one side after the other sets up, in its zone and up to the stacking limit; carriers may start loaded.
#[test]
fn case_4_1_set_up_in_zone_and_stack() {
    let mut table = scenario(&format!(
        "set_up: [German, Soviet], {DRAW}, \
         german: (set_up: [(columns: (1, 10), units: [(\"ge-rifle\", 4), (\"ge-truck\", 1)])]), \
         soviet: (set_up: [(columns: (15, 20), units: [(\"so-rifle\", 1)])])"
    ));
    refused(&mut table, place("so-rifle-1", "1804"));
    assert_eq!(table.case(place("ge-rifle-1", "1104")), "4.1");
    for unit in ["ge-rifle-1", "ge-rifle-2", "ge-truck-1"] {
        table.must(place(unit, "0404"), &[]);
    }
    assert_eq!(table.case(place("ge-rifle-3", "0404")), "7.1");
    table.must(Order::PlaceAboard { unit: word("ge-rifle-3"), carrier: word("ge-truck-1") }, &[]);
    table.must(place("ge-rifle-4", "1004"), &[]);
    table.must(Order::Done, &[]);
    assert_eq!(table.public().phase, SecondSetUp);
    assert_eq!(table.case(place("so-rifle-1", "1004")), "4.1");
    table.must(place("so-rifle-1", "1504"), &[]);
}

/// Case 4.1: at most one of mines, fort and block each in a hex, none where enemies stand; forts and mines not in swamp.
#[test]
fn case_4_1_works() {
    let mut table = scenario(&format!(
        "set_up: [Soviet, German], {DRAW}, soviet: (set_up: [(columns: (1, 10), units: [(\"so-rifle\", 1)])]), \
         german: (placed: [(unit: \"ge-rifle\", hex: \"0101\")], mines: Some((columns: (1, 10), number: 3)), \
         forts: Some((columns: (1, 10), number: 3, strength: 20)), blocks: Some((columns: (1, 10), number: 3)))"
    ));
    table.must(place("so-rifle-1", "0404"), &[]);
    table.must(Order::Done, &[]);
    for work in [Work::Mines, Work::Fort, Work::Block] {
        assert_eq!(table.case(lay(work, "0404")), "4.1", "enemies");
        assert_eq!(table.case(lay(work, "1104")), "4.1", "its zone");
        table.must(lay(work, "0504"), &[]);
        assert_eq!(table.case(lay(work, "0504")), "4.1", "one of each");
    }
    assert_eq!(table.case(lay(Work::Mines, "0915")), "4.1", "swamp");
    assert_eq!(table.case(lay(Work::Fort, "0915")), "4.1", "swamp");
}

/// Case 4.1: only forts and mines are kept out of swamp; a block is not.
#[test]
fn case_4_1_a_block_in_swamp() {
    let mut table = scenario(&format!(
        "set_up: [German], {DRAW}, soviet: (placed: [(unit: \"so-rifle\", hex: \"4016\")]), \
         german: (placed: [(unit: \"ge-rifle\", hex: \"0101\")], blocks: Some((columns: (1, 10), number: 1)))"
    ));
    table.must(lay(Work::Block, "0915"), &[]);
    assert!(table.public().blocks.contains(&hex("0915")));
}

/// Case 4.1: who is set up in cover starts unspotted, though he is in sight; beside an enemy he is spotted (ruling at 10.2).
#[test]
fn case_4_1_cover_starts_unspotted() {
    let mut table = scenario(&format!(
        "set_up: [Soviet, German], {DRAW}, soviet: (set_up: [(columns: (1, 10), units: [(\"so-rifle\", 2)])]), \
         german: (set_up: [(columns: (1, 10), units: [(\"ge-rifle\", 2)])])"
    ));
    for (unit, at) in [("so-rifle-1", "0405"), ("so-rifle-2", "0409")] {
        table.must(place(unit, at), &[]);
    }
    table.must(Order::Done, &[]);
    for (unit, at) in [("ge-rifle-1", "0402"), ("ge-rifle-2", "0309")] {
        table.must(place(unit, at), &[]);
    }
    table.must(Order::Done, &[]);
    assert!(table.rules.sees(hex("0405"), hex("0402")));
    assert_eq!([seen(&table, "ge-rifle-1"), seen(&table, "ge-rifle-2")], [false, true]);
}

/// Germans that are to enter, with the units that are on the map.
fn arriving(turn: u8, entry: &str, units: &str, on_map: &str) -> Table {
    table_with(on_map, "", [&format!("arrivals: [(turn: {turn}, entry: [{entry}], units: [{units}])]"), ""])
}

/// Case 4.2: the first hex costs its terrain, or ½ where a road leaves the map and nobody else stands; waiting costs nothing.
#[test]
fn case_4_2_the_price_of_entering() {
    let units = "(\"ge-pz-4h\", 2), (\"ge-truck\", 2)";
    let mut table = arriving(1, "\"0105\", \"0104\"", units, "so-rifle 4016");
    table.at(1, First(Vehicles));
    for (unit, at, halves) in
        [("ge-pz-4h-1", "0105", 1), ("ge-truck-1", "0105", 4), ("ge-pz-4h-2", "0104", 2)]
    {
        table.must(enter(unit, at), &[]);
        assert_eq!((table.hex_of(unit), spent(&table, unit)), (Some(hex(at)), halves), "{unit}");
    }
    table.must(walk("ge-pz-4h-1", "0205 0305"), &[]);
    table.must(walk("ge-truck-1", "0205"), &[]);
    table.must(enter("ge-truck-2", "0105"), &[]);
    assert_eq!(spent(&table, "ge-truck-2"), 1, "the road is free, and it pays nothing for waiting");
}

/// Case 4.2: units enter in their segment, on an entry hex, when they are due or later.
#[test]
fn case_4_2_when_and_where_units_enter() {
    let units = "(\"ge-pz-4h\", 1), (\"ge-rifle\", 1)";
    let mut table = arriving(2, "\"0105\"", units, "ge-hmg 0404\nso-rifle 4016");
    table.at(1, First(Vehicles));
    assert_eq!(table.case(enter("ge-pz-4h-1", "0105")), "4.2", "not due");
    table.at(4, First(Vehicles));
    assert_eq!(table.case(enter("ge-pz-4h-1", "0106")), "4.2", "no entry hex");
    assert_eq!(table.case(enter("ge-rifle-1", "0105")), "3", "foot enters in 2c");
    table.must(enter("ge-pz-4h-1", "0105"), &[]);
    table.at(4, First(Others));
    table.must(enter("ge-rifle-1", "0105"), &[]);
}

/// Case 4.2: an entry hex with an enemy is closed; if all are, or are full, the nearest of the same edge serve.
#[test]
fn case_4_2_closed_entry_hexes() {
    let pz = "(\"ge-pz-4h\", 1)";
    let mut table = arriving(1, "\"0105\", \"0112\"", pz, "so-rifle 0105");
    table.at(1, First(Vehicles));
    for at in ["0105", "0104"] {
        assert_eq!(table.case(enter("ge-pz-4h-1", at)), "4.2", "0112 is open, so {at} is not");
    }
    table.must(enter("ge-pz-4h-1", "0112"), &[]);
    let full = "ge-rifle 0105\nge-rifle 0105\nge-rifle 0105\nso-rifle 4016";
    for on_map in ["so-rifle 0105", full] {
        for at in ["0104", "0106"] {
            let mut table = arriving(1, "\"0105\"", pz, on_map);
            table.at(1, First(Vehicles));
            for far in ["0105", "0107", "0205"] {
                assert_eq!(table.case(enter("ge-pz-4h-1", far)), "4.2", "{far}");
            }
            table.must(enter("ge-pz-4h-1", at), &[]);
        }
    }
}

/// Case 4.2: the first hex is entered as from a clear neighbour: no vehicle enters the map in a wood.
#[test]
fn case_4_2_entering_in_a_wood() {
    let mut table =
        arriving(1, "\"0501\", \"0401\"", "(\"ge-pz-4h\", 1), (\"ge-rifle\", 1)", "so-rifle 4016");
    table.at(1, First(Vehicles));
    assert_eq!(table.case(enter("ge-pz-4h-1", "0501")), "6.2");
    table.at(1, First(Others));
    table.must(enter("ge-rifle-1", "0501"), &[]);
    assert_eq!(spent(&table, "ge-rifle-1"), 2);
}

/// Case 4.4: who enters the map may be fired at in his entry hex.
#[test]
fn case_4_4_fire_at_who_enters() {
    let mut table = arriving(1, "\"0105\"", "(\"ge-pz-4h\", 1)", "so-at-76 0404");
    table.at(1, First(Vehicles));
    table.must(enter("ge-pz-4h-1", "0105"), &[]);
    assert_eq!(asked(&table), Some(hex("0105")));
    let events = table.must(shoot("so-at-76-1"), &[1]);
    assert_eq!(attacks(&events), ["24 : 8 3-1 +1"]);
    assert_eq!(table.unit("ge-pz-4h-1").place, Place::Destroyed);
}

// 6 Movement

/// Case 6.4: who has spent nothing may take one step that costs more than he has, for all of it.
#[test]
fn case_6_4_the_least_move() {
    let mut table = table("ge-wagon 0206\nge-wagon 0206\nso-rifle 4016", "");
    // No step of the map is dearer than a wagon's three points: a slope is made so.
    Arc::make_mut(&mut table.rules).charts.slope.wagon = Some(Points::whole(9));
    table.set(|position| (position.public.turn, position.public.phase) = (1, First(Vehicles)));
    refused(&mut table, walk("ge-wagon-1", "0307 0308"));
    table.must(walk("ge-wagon-1", "0307"), &[]);
    assert_eq!(spent(&table, "ge-wagon-1"), 6, "its whole three points");
    assert_eq!(table.case(walk("ge-wagon-1", "0308")), "6.1");
    table.must(walk("ge-wagon-2", "0207"), &[]);
    assert_eq!(table.case(walk("ge-wagon-2", "0307")), "6.1", "it has spent something");
}

/// Case 6.4: the least move opens nothing: enemy hexes, closed woods, streams to trucks.
#[test]
fn case_6_4_the_least_move_opens_nothing() {
    let mut table = table("ge-truck 1108\nge-pz-4h 1306\nso-rifle 1305", "");
    table.at(1, First(Vehicles));
    for (unit, to, case) in
        [("ge-truck-1", "1208", "6.2"), ("ge-pz-4h-1", "1406", "6.2"), ("ge-pz-4h-1", "1305", "6.5")]
    {
        assert_eq!(table.case(walk(unit, to)), case, "{unit} to {to}");
    }
}

/// Case 6.6: friends and full stacks are passed; the limit is checked where a piece of movement ends.
#[test]
fn case_6_6_through_a_full_stack() {
    let mut table = table("so-rifle 1804\nso-rifle 1804\nso-t34-76 1704\nge-rifle 0101", "");
    table.at(1, Second(Vehicles));
    assert_eq!(table.case(walk("so-t34-76-1", "1804")), "7.1");
    table.must(walk("so-t34-76-1", "1804 1904"), &[]);
    assert_eq!(table.hex_of("so-t34-76-1"), Some(hex("1904")));
}

/// Case 7.2: riders that fall off stay in a full hex; no friend may end there until it is right again, but may pass.
#[test]
fn case_7_2_riders_in_a_full_hex() {
    let units = "ge-pz-4h 2604\nso-t34-76 1804 with so-smg\nso-t34-76 1804\nso-t34-76 1704\nso-t34-76 1705";
    let mut table = table(units, "");
    table.at(1, First(DirectFire));
    table.must(fire("ge-pz-4h-1", "1804", Some("so-t34-76-1")), &[3]);
    assert_eq!(table.hex_of("so-smg-1"), Some(hex("1804")), "three units now");
    table.at(1, Second(Vehicles));
    refused(&mut table, walk("so-t34-76-3", "1804"));
    table.must(walk("so-t34-76-3", "1804 1904"), &[]);
    table.must(walk("so-t34-76-2", "1904"), &[]);
    refused(&mut table, walk("so-t34-76-4", "1804"));
    table.put("so-smg-1", "1805");
    table.must(walk("so-t34-76-4", "1804"), &[]);
}

/// Case 7.2: both sides are never in one hex, not even in passing.
#[test]
fn case_7_2_never_both_sides() {
    let mut table = table("ge-rifle 1804\nso-t34-76 1704", "");
    table.at(1, Second(Vehicles));
    for path in ["1804", "1804 1904"] {
        assert_eq!(table.case(walk("so-t34-76-1", path)), "6.5");
    }
}

// 8 Transport

/// Case 8.3: a carrier drives, lets its passenger down for nothing, and drives on with what it has left.
#[test]
fn case_8_3_down_on_the_way() {
    let mut table = table("ge-truck 1804 with ge-at-75\nso-rifle 4016", "");
    table.at(1, First(Vehicles));
    table.must(walk("ge-truck-1", "1904"), &[]);
    table.must(unload("ge-truck-1"), &[]);
    assert_eq!((table.hex_of("ge-at-75-1"), spent(&table, "ge-truck-1")), (Some(hex("1904")), 4));
    table.must(walk("ge-truck-1", "2004"), &[]);
    assert_eq!(spent(&table, "ge-truck-1"), 8);
    assert_eq!(table.hex_of("ge-at-75-1"), Some(hex("1904")));
}

/// Case 8.3: nobody gets down where there is no room, though his full carrier stands there.
#[test]
fn case_8_3_no_room_to_get_down() {
    let mut table = table("ge-truck 1804 with ge-rifle\nge-hmg 1804\nge-smg 1804\nso-rifle 4016", "");
    table.at(1, First(Vehicles));
    let case = table.case(unload("ge-truck-1"));
    assert!(["7.1", "8.3"].contains(&&*case), "{case}");
    table.put("ge-smg-1", "1904");
    table.must(unload("ge-truck-1"), &[]);
}

/// Case 8.3: a gun gets down in a wood that its carrier entered by road, and is spotted there if the carrier is.
#[test]
fn case_8_3_a_gun_in_a_wood() {
    for (spotter, spotted) in [("1310", true), ("4016", false)] {
        let mut table = table(&format!("ge-truck 1412 with ge-at-75\nso-smg {spotter}"), "");
        table.at(1, First(Vehicles));
        table.must(walk("ge-truck-1", "1512"), &[]);
        table.must(unload("ge-truck-1"), &[]);
        assert_eq!(table.hex_of("ge-at-75-1"), Some(hex("1512")));
        assert_eq!([seen(&table, "ge-truck-1"), seen(&table, "ge-at-75-1")], [spotted; 2]);
    }
}

/// Case 8.7: nobody gets down from a dispersed or an inverted carrier.
#[test]
fn case_8_7_nobody_gets_down() {
    let mut table = table("ge-truck 1804 with ge-rifle\nge-sdkfz-251 1904 with ge-hmg\nso-rifle 2004", "");
    table.condition("ge-truck-1", |condition| condition.dispersed = true);
    table.condition("ge-sdkfz-251-1", |condition| condition.inverted = true);
    table.at(1, First(Vehicles));
    refused(&mut table, unload("ge-truck-1"));
    refused(&mut table, unload("ge-sdkfz-251-1"));
    table.condition("ge-truck-1", |condition| condition.dispersed = false);
    table.condition("ge-sdkfz-251-1", |condition| condition.inverted = false);
    table.must(unload("ge-truck-1"), &[]);
    table.must(unload("ge-sdkfz-251-1"), &[]);
}

/// Cases 8.7 and 8.6: D throws riders off their tank, dispersed; who is inside a half-track is dispersed in it.
#[test]
fn case_8_7_only_riders_fall_off() {
    let units = "ge-pz-4h 1804 with ge-rifle\nge-sdkfz-251 1904 with ge-hmg\nso-t34-76 2204\nso-t34-76 2304";
    let mut table = table(units, "");
    table.at(1, Second(DirectFire));
    table.must(fire("so-t34-76-1", "1804", Some("ge-pz-4h-1")), &[3]);
    table.must(fire("so-t34-76-2", "1904", Some("ge-sdkfz-251-1")), &[4]);
    assert_eq!(table.unit("ge-rifle-1").place, Place::Map(hex("1804")));
    assert_eq!(table.unit("ge-hmg-1").place, Place::Aboard(word("ge-sdkfz-251-1")));
    for unit in ["ge-pz-4h-1", "ge-rifle-1", "ge-sdkfz-251-1", "ge-hmg-1"] {
        assert!(table.unit(unit).condition.dispersed, "{unit}");
    }
}

// 10 Spotting

/// Case 10.3: fire from cover in one's own turn brings `spotted`, in the opponent's movement `opportunity spotted`.
#[test]
fn case_10_3_two_markers() {
    let mut table = table("ge-marder-3 0402\nge-rifle 0101\nso-t34-76 0405\nso-t34-76 4016", "");
    table.at(1, First(DirectFire));
    let events = table.must(fire("ge-marder-3-1", "0405", Some("so-t34-76-1")), &[6]);
    assert_eq!(marked(&events), [("ge-marder-3-1".to_owned(), false)]);
    let mut table = self::table("ge-marder-3 0402\nso-t34-76 0505\nso-t34-76 4016", "");
    table.at(1, Second(Vehicles));
    table.must(walk("so-t34-76-1", "0405"), &[]);
    let events = table.must(shoot("ge-marder-3-1"), &[6]);
    assert_eq!(marked(&events), [("ge-marder-3-1".to_owned(), true)]);
}

/// Case 10.3: who is opportunity spotted may be attacked like who is spotted.
#[test]
fn case_10_3_opportunity_spotted_is_spotted() {
    let mut table = table("ge-marder-3 0402\nso-t34-76 0405", "");
    table.at(1, Second(DirectFire));
    let order = fire("so-t34-76-1", "0402", Some("ge-marder-3-1"));
    assert_eq!(table.case(order.clone()), "10.1");
    table.condition("ge-marder-3-1", |condition| condition.opportunity_spotted = true);
    table.must(order, &[6]);
}

/// Case 10.3: interdiction from cover in sight is fire in the opponent's movement, too.
#[test]
fn case_10_3_interdiction_from_cover() {
    let mut table = table("ge-mortar-120 0402\nso-t34-76 0505\nso-t34-76 4016", "");
    mark(&mut table, "ge-mortar-120-1", "0405");
    table.at(1, Second(Vehicles));
    table.must(walk("so-t34-76-1", "0405"), &[]);
    let events = table.must(interdict("ge-mortar-120-1"), &[6]);
    assert_eq!(marked(&events), [("ge-mortar-120-1".to_owned(), true)]);
}

/// Case 10.4: foot units come into cover unseen, but by quick march; faster units are seen.
#[test]
fn case_10_4_slow_units() {
    let mut table = table("ge-rifle 1306\nge-hmg 1305\nge-cavalry 1306\nso-smg 1505", "");
    table.at(1, First(Others));
    assert!(table.rules.sees(hex("1505"), hex("1406")));
    table.must(walk("ge-rifle-1", "1406"), &[]);
    table.must(quick("ge-hmg-1", "1306 1406"), &[]);
    table.must(walk("ge-cavalry-1", "1406"), &[]);
    assert_eq!(
        ["ge-rifle-1", "ge-hmg-1", "ge-cavalry-1"].map(|unit| seen(&table, unit)),
        [false, true, true]
    );
}

/// Case 10.4: at road rate they are seen; not where a friend in the hex takes the road rate away.
#[test]
fn case_10_4_at_road_rate() {
    for (friend, spotted) in [("0101", true), ("1512", false)] {
        let mut table = table(&format!("ge-rifle 1412\nge-cp {friend}\nso-smg 1310"), "");
        table.at(1, First(Others));
        table.must(walk("ge-rifle-1", "1512"), &[]);
        assert_eq!(spent(&table, "ge-rifle-1"), if spotted { 1 } else { 2 });
        assert_eq!(seen(&table, "ge-rifle-1"), spotted);
    }
}

/// Case 10.4: who comes into cover next to an enemy spotter is seen, slow or not; and stays so, by a marker, when nobody stands
/// beside it any more but somebody sees it.
#[test]
fn case_10_4_beside_a_spotter() {
    let mut table = table("ge-rifle 1306\nso-smg 1506", "");
    table.at(1, First(Others));
    table.must(walk("ge-rifle-1", "1406"), &[]);
    assert!(seen(&table, "ge-rifle-1"));
    table.put("so-smg-1", "1505");
    assert!(seen(&table, "ge-rifle-1"), "by a marker");
}

/// Case 10.6: in a march from wood to wood each is judged by itself: the second alone is in sight.
#[test]
fn case_10_6_seen_at_the_second_wood() {
    let mut table = table("ge-cavalry 1201\nso-smg 1304", "");
    table.at(1, First(Others));
    assert_eq!(["1301", "1302"].map(|wood| table.rules.sees(hex("1304"), hex(wood))), [false, true]);
    let events = table.must(walk("ge-cavalry-1", "1301 1302"), &[]);
    let step = |at: &str| {
        events.iter().position(|event| matches!(event, Event::Moved { hex: to, .. } if *to == hex(at)))
    };
    let spotted = events.iter().position(|event| matches!(event, Event::Spotted { .. }));
    assert!(step("1301") < step("1302") && step("1302") < spotted, "{events:?}");
    assert_eq!(marked(&events).len(), 1);
}

/// Case 10.6: and the first alone: the marker goes with the step out of sight (10.5).
#[test]
fn case_10_6_seen_at_the_first_wood() {
    let mut table = table("ge-cavalry 1202\nso-smg 1304", "");
    table.at(1, First(Others));
    let events = table.must(walk("ge-cavalry-1", "1302 1301"), &[]);
    assert_eq!(marked(&events), [("ge-cavalry-1".to_owned(), false)]);
    assert!(!table.unit("ge-cavalry-1").is_marked());
}

/// Case 10.7: at the end of a player turn the opponent's units that move lose `spotted`; guns that are seen keep it, and so do
/// the units of the side whose turn it was.
#[test]
fn case_10_7_guns_stay_spotted() {
    let mut table = table("ge-rifle 1302\nge-at-88 1302\nso-t34-76 1304\nso-smg 2704\nge-pz-4h 2404", "");
    assert!(table.rules.sees(hex("1304"), hex("1302")) && table.rules.sees(hex("2404"), hex("2704")));
    for unit in ["ge-rifle-1", "ge-at-88-1", "so-smg-1"] {
        table.condition(unit, |condition| condition.spotted = true);
    }
    let spotted = |table: &Table| {
        ["ge-rifle-1", "ge-at-88-1", "so-smg-1"].map(|unit| table.unit(unit).condition.spotted)
    };
    table.at(1, Second(Registration));
    table.must(Order::Done, &[]);
    assert_eq!(spotted(&table), [false, true, true]);
    table.at(2, First(Registration));
    table.must(Order::Done, &[]);
    assert_eq!(spotted(&table), [false, true, false]);
}

/// Case 10.7: first `spotted` comes off, then `opportunity spotted` becomes `spotted`: it is not lost in one go.
#[test]
fn case_10_7_opportunity_becomes_spotted() {
    let mut table = table("ge-rifle 1302\nso-t34-76 1304", "");
    table.condition("ge-rifle-1", |condition| condition.opportunity_spotted = true);
    table.at(1, Second(Registration));
    table.must(Order::Done, &[]);
    let condition = &table.unit("ge-rifle-1").condition;
    assert_eq!((condition.spotted, condition.opportunity_spotted), (true, false));
}

/// Case 10.8: mines find who stands in a wood unspotted.
#[test]
fn case_10_8_mines_find_the_unspotted() {
    let mut table = table("ge-rifle 0101\nso-smg 1302", "");
    mine(&mut table, "1302");
    assert!(!seen(&table, "so-smg-1"));
    table.at(1, Second(Registration));
    table.must(Order::Done, &[3]);
    assert!(table.unit("so-smg-1").condition.dispersed);
}

/// Case 10.8: indirect fire at a spotted unit strikes the unspotted one beside it in the wood as well; direct fire does not.
#[test]
fn case_10_8_shells_find_the_unspotted() {
    let units = "ge-mortar-120 1306\nge-stuh-42 1306\nso-mortar-82 1302\nso-mortar-82 1302";
    let mut table = table(units, "");
    table.condition("so-mortar-82-1", |condition| condition.spotted = true);
    assert_eq!(["so-mortar-82-1", "so-mortar-82-2"].map(|unit| seen(&table, unit)), [true, false]);
    table.at(1, First(DirectFire));
    assert_eq!(table.case(fire("ge-stuh-42-1", "1302", Some("so-mortar-82-2"))), "10.1");
    table.at(1, First(IndirectFire));
    let events = table.must(shell("ge-mortar-120-1", Call::FromTheHip, "1302"), &[6, 6]);
    assert_eq!(attacks(&events), ["7 : 3 2-1 +2", "7 : 3 2-1 +2"]);
}

// 11 Combat

/// Case 11.9: a dispersed unit does not move, fire, assault, load or unload.
#[test]
fn case_11_9_dispersed_units_do_nothing() {
    let units = "ge-pz-4h 1804\nge-rifle 1804\nge-truck 1804\nge-sdkfz-251 1704 with ge-hmg\nso-rifle 1904";
    let mut table = table(units, "");
    for unit in ["ge-pz-4h-1", "ge-rifle-1", "ge-sdkfz-251-1"] {
        table.condition(unit, |condition| condition.dispersed = true);
    }
    table.at(1, First(DirectFire));
    assert_eq!(table.case(fire("ge-pz-4h-1", "1904", Some("so-rifle-1"))), "11.9");
    table.at(1, First(Vehicles));
    assert_eq!(table.case(walk("ge-pz-4h-1", "1803")), "11.9");
    assert_eq!(table.case(overrun("ge-pz-4h-1", "1904")), "11.9");
    assert_eq!(table.case(load("ge-truck-1", "ge-rifle-1")), "11.9");
    refused(&mut table, unload("ge-sdkfz-251-1"));
    table.at(1, First(Assault));
    assert_eq!(table.case(assault("ge-rifle-1", "1904")), "11.9");
    table.at(1, First(Others));
    assert_eq!(table.case(walk("ge-rifle-1", "1803")), "11.9");
}

/// Case 11.9: a dispersed unit neither spots its neighbours nor observes.
#[test]
fn case_11_9_dispersed_units_do_not_look() {
    let mut table = table("ge-rifle 1303\nge-mortar-120 1811\nso-smg 1302\nso-smg 1304", "");
    assert!(!table.rules.sees(hex("1811"), hex("1304")) && !table.rules.sees(hex("1811"), hex("1302")));
    table.at(1, First(IndirectFire));
    assert!(seen(&table, "so-smg-1"));
    table.condition("ge-rifle-1", |condition| condition.dispersed = true);
    assert!(!seen(&table, "so-smg-1"));
    let shells = shell("ge-mortar-120-1", Call::FromTheHip, "1304");
    assert_eq!(table.case(shells.clone()), "13.2");
    table.condition("ge-rifle-1", |condition| condition.dispersed = false);
    table.must(shells, &[6]);
}

/// Case 11.9: dispersal by the enemy's fire lasts through the owner's next player turn, and ends with it.
#[test]
fn case_11_9_dispersed_for_a_player_turn() {
    let mut table = table("ge-rifle 1804\nge-pz-4h 0101\nso-t34-76 2104\nso-t34-76 4016", "");
    table.at(1, Second(DirectFire));
    table.must(fire("so-t34-76-1", "1804", Some("ge-rifle-1")), &[2]);
    for (turn, phase, dispersed) in
        [(1, Second(Vehicles), true), (2, First(Vehicles), true), (2, Second(DirectFire), false)]
    {
        table.go_to(turn, phase);
        assert_eq!(table.unit("ge-rifle-1").condition.dispersed, dispersed, "turn {turn}, {phase:?}");
    }
}

/// Case 11.9: dispersed in its own player turn, a unit stays so through the next one.
#[test]
fn case_11_9_dispersed_in_ones_own_turn() {
    let mut table = table("ge-pz-4h 2204\nso-t34-76 1704\nso-t34-76 4016", "");
    table.at(1, Second(Vehicles));
    table.must(walk("so-t34-76-1", "1804"), &[]);
    table.must(shoot("ge-pz-4h-1"), &[4]);
    for (turn, phase, dispersed) in
        [(2, First(Vehicles), true), (2, Second(Vehicles), true), (3, First(Vehicles), false)]
    {
        table.go_to(turn, phase);
        assert_eq!(table.unit("so-t34-76-1").condition.dispersed, dispersed, "turn {turn}, {phase:?}");
    }
}

/// Case 11.11: a tank destroyed is gone at once and leaves a wreck in its hex; a gun leaves none.
#[test]
fn case_11_11_wrecks() {
    let mut table = table("ge-pz-4h 2204\nge-pz-4h 2204\nso-t34-76 1804\nso-at-45 1804\nso-rifle 4016", "");
    table.at(1, First(DirectFire));
    table.must(fire("ge-pz-4h-1", "1804", Some("so-t34-76-1")), &[1]);
    assert_eq!(table.unit("so-t34-76-1").place, Place::Destroyed);
    assert_eq!(table.public().wrecks.get(&hex("1804")), Some(&1));
    table.must(fire("ge-pz-4h-2", "1804", Some("so-at-45-1")), &[1]);
    assert_eq!(table.unit("so-at-45-1").place, Place::Destroyed);
    assert_eq!(table.public().wrecks.get(&hex("1804")), Some(&1));
}

/// Case 11.11: what one attack did counts for the next: shells disperse, and direct fire finds the unit dispersed.
#[test]
fn case_11_11_attack_by_attack() {
    let mut table = table("ge-mortar-120 2604\nge-pz-4h 2604\nso-t34-76 1804\nso-rifle 4016", "");
    table.at(1, First(IndirectFire));
    let events = table.must(shell("ge-mortar-120-1", Call::FromTheHip, "1804"), &[1]);
    assert_eq!(attacks(&events), ["7 : 9 1-2 +1"]);
    assert!(table.unit("so-t34-76-1").condition.dispersed);
    table.go_to(1, First(DirectFire));
    let events = table.must(fire("ge-pz-4h-1", "1804", Some("so-t34-76-1")), &[2]);
    assert_eq!(attacks(&events), ["14 : 9 1-1 -1"]);
    assert_eq!(table.unit("so-t34-76-1").place, Place::Destroyed, "DD on a dispersed unit");
}

// 12 Direct fire

/// Case 12.3: howitzers and mortars fire directly at neighbours, with nothing added for a call; indirectly they do not (13.1).
#[test]
fn case_12_3_howitzers_fire_directly() {
    let mut table = table("ge-howitzer-105 1804\nge-mortar-120 1804\nso-rifle 1904\nso-mortar-82 1805", "");
    table.at(1, First(IndirectFire));
    assert_eq!(table.case(shell("ge-howitzer-105-1", Call::FromTheHip, "1904")), "13.1");
    assert_eq!(table.case(shell("ge-mortar-120-1", Call::FromTheHip, "1805")), "13.1");
    table.at(1, First(DirectFire));
    let events = table.must(fire("ge-howitzer-105-1", "1904", Some("so-rifle-1")), &[6]);
    assert_eq!(attacks(&events), ["40 : 16 2-1 +0"]);
    let events = table.must(fire("ge-mortar-120-1", "1805", Some("so-mortar-82-1")), &[6]);
    assert_eq!(attacks(&events), ["15 : 3 4-1 +0"]);
}

/// Case 12.3: direct fire of a howitzer at near armour is not halved, and strikes one unit of the stack; 13.8 is not heard.
#[test]
fn case_12_3_at_armour() {
    let mut table = table("ge-infantry-gun-150 1804\nso-kv-1 2204\nso-kv-1 2204", "");
    table.at(1, First(DirectFire));
    let events = table.must(fire("ge-infantry-gun-150-1", "2204", Some("so-kv-1-1")), &[6]);
    assert_eq!(attacks(&events), ["20 : 13 1-1 +0"]);
}

/// Case 12.4: one firer out of range, without sight or with the wrong weapon, and nobody fires.
#[test]
fn case_12_4_one_who_may_not_hit() {
    let units = "ge-pz-4h 2604\nge-pz-4h 2904\nge-pz-4h 1811\nge-rifle 1904\nso-t34-76 1804";
    let mut table = table(units, "");
    table.at(1, First(DirectFire));
    for other in ["ge-pz-4h-2", "ge-pz-4h-3", "ge-rifle-1"] {
        refused(&mut table, fire(&format!("ge-pz-4h-1 {other}"), "1804", Some("so-t34-76-1")));
        assert!(!table.unit("ge-pz-4h-1").condition.inverted);
    }
    table.must(fire("ge-pz-4h-1", "1804", Some("so-t34-76-1")), &[6]);
}

// 13 Indirect fire

/// Case 13.9: all who fire indirectly are inverted, and do not fire directly after it.
#[test]
fn case_13_9_all_firers_are_inverted() {
    let mut table = table("so-mortar-82 2604\nso-mortar-82 2604\nso-mortar-82 2603\nge-at-75 1804", "");
    table.at(1, Second(IndirectFire));
    table.must(shell("so-mortar-82-1 so-mortar-82-2", Call::FromTheHip, "1804"), &[6]);
    let inverted = |unit: &str| table.unit(unit).condition.inverted;
    assert_eq!([1, 2, 3].map(|number| inverted(&format!("so-mortar-82-{number}"))), [true, true, false]);
    table.at(1, Second(DirectFire));
    assert_eq!(table.case(fire("so-mortar-82-1", "1804", Some("ge-at-75-1"))), "11.10");
}

// 14 Fire in the opponent's movement

/// Case 14.3: the very first step may be fired at; who fired does nothing through his own next player turn.
#[test]
fn case_14_3_no_least_movement_before_the_shot() {
    let mut table = table("ge-at-88 2804\nge-pz-4h 0101\nso-t34-76 1805\nso-t34-76 4016", "");
    table.at(1, Second(Vehicles));
    table.must(walk("so-t34-76-1", "1804 1904 2003"), &[]);
    assert_eq!(asked(&table), Some(hex("1804")));
    table.must(shoot("ge-at-88-1"), &[6]);
    assert_eq!(table.hex_of("so-t34-76-1"), Some(hex("2003")));
}

/// Case 14.3: who took opportunity fire is inverted until the end of its own next player turn.
#[test]
fn case_14_3_inverted_through_the_next_turn() {
    let mut table = table("ge-at-88 2804\nge-pz-4h 0101\nso-t34-76 1805\nso-t34-76 4016", "");
    table.at(1, Second(Vehicles));
    table.must(walk("so-t34-76-1", "1804"), &[]);
    table.must(shoot("ge-at-88-1"), &[6]);
    table.go_to(2, First(Vehicles));
    assert!(table.unit("ge-at-88-1").condition.inverted);
    table.at(2, First(DirectFire));
    assert_eq!(table.case(fire("ge-at-88-1", "1804", Some("so-t34-76-1"))), "11.10");
    table.go_to(2, Second(DirectFire));
    assert!(!table.unit("ge-at-88-1").condition.inverted);
}

/// Case 14.3: from cover it is opportunity spotted only if an enemy spotter sees it; a truck is none.
#[test]
fn case_14_3_seen_by_a_spotter() {
    for (other, spotted) in [("4016", false), ("0505", true)] {
        let mut table = table(&format!("ge-at-75 0402\nso-truck 0505\nso-smg {other}"), "");
        table.at(1, Second(Vehicles));
        table.must(walk("so-truck-1", "0405"), &[]);
        table.must(shoot("ge-at-75-1"), &[6]);
        let condition = &table.unit("ge-at-75-1").condition;
        assert_eq!((condition.inverted, condition.opportunity_spotted), (true, spotted));
    }
}

/// Case 14.4: nobody is asked about units that stand, load, unload or leave the map.
#[test]
fn case_14_4_what_asks_nobody() {
    let units = "ge-at-88 3705\nso-t34-76 4005\nso-t34-76 4004\nso-smg 4004\nso-t34-76 4003 with so-smg\nso-t34-76 0116";
    let mut table = table_with(units, "", ["", "exits: [\"4005\"]"]);
    for at in ["4003", "4004", "4005"] {
        assert!(table.rules.sees(hex("3705"), hex(at)));
    }
    table.at(1, Second(Vehicles));
    let exit = Order::Exit { unit: word("so-t34-76-1") };
    for order in [walk("so-t34-76-4", "0115"), load("so-t34-76-2", "so-smg-1"), unload("so-t34-76-3"), exit] {
        table.must(order.clone(), &[]);
        assert_eq!(asked(&table), None, "{order:?}");
    }
    table.must(walk("so-t34-76-3", "4002"), &[]);
    assert_eq!(asked(&table), Some(hex("4002")), "it would have been asked");
}

/// Case 14.4: of an overrun the exit hex asks, the target hex does not.
#[test]
fn case_14_4_the_exit_hex_of_an_overrun() {
    let mut table = table("ge-rifle 1904\nge-at-88 2006\nso-t34-76 1804", "");
    table.at(1, Second(Vehicles));
    assert!(table.rules.sees(hex("2006"), hex("1904")));
    table.must(overrun("so-t34-76-1", "1904"), &[6]);
    assert_eq!(asked(&table), Some(hex("2003")));
}

/// A table where a mortar, registered on 1804 beyond its half range, waits for who enters it.
fn registered(soviets: &str, options: &str) -> Table {
    let mut table = table_with(
        &format!("ge-mortar-120 3004\n{soviets}"),
        options,
        ["nearby_fire: [\"ge-mortar-120\"]", ""],
    );
    mark(&mut table, "ge-mortar-120-1", "1804");
    table.at(1, Second(Vehicles));
    table
}

/// Case 14.5: a registered mortar interdicts who enters its hex, with nothing added, and once only.
#[test]
fn case_14_5_interdiction() {
    let mut table = registered("so-t34-76 1704\nso-t34-76 1704", "");
    table.must(walk("so-t34-76-1", "1804"), &[]);
    assert_eq!(asked(&table), Some(hex("1804")));
    let events = table.must(interdict("ge-mortar-120-1"), &[6]);
    assert_eq!(attacks(&events), ["7 : 9 1-2 +0"]);
    assert!(table.unit("ge-mortar-120-1").condition.inverted);
    table.must(walk("so-t34-76-2", "1804"), &[]);
    assert_eq!(asked(&table), None, "it has interdicted");
}

/// Case 14.5: friends of who entered are hit in the hex, too, by 13.8.
#[test]
fn case_14_5_all_in_the_hex_are_hit() {
    let mut table = registered("so-t34-76 1704\nso-smg 1804", "");
    table.must(walk("so-t34-76-1", "1804"), &[]);
    let events = table.must(interdict("ge-mortar-120-1"), &[1, 1]);
    assert_eq!(attacks(&events), ["7 : 12 1-2 +0", "3 : 9 1-3 +0"]);
    assert!(["so-smg-1", "so-t34-76-1"].iter().all(|unit| table.unit(unit).condition.dispersed));
}

/// Case 14.5: beside the marker it is asked only with the option, at +1.
#[test]
fn case_14_5_beside_the_marker() {
    let mut table = registered("so-t34-76 1704", "");
    table.must(walk("so-t34-76-1", "1705"), &[]);
    assert_eq!(asked(&table), None);
    let mut table = registered("so-t34-76 1704", "nearby_fire");
    table.must(walk("so-t34-76-1", "1705"), &[]);
    let events = table.must(interdict("ge-mortar-120-1"), &[6]);
    assert_eq!(attacks(&events), ["7 : 9 1-2 +1"]);
}

/// Case 14.5: an observer must see the hex, and the enemy must be spotted.
#[test]
fn case_14_5_observer_and_spotted_enemy() {
    let mut table = registered("so-t34-76 1704", "");
    table.put("ge-mortar-120-1", "1811");
    assert!(!table.rules.sees(hex("1811"), hex("1804")));
    table.must(walk("so-t34-76-1", "1804"), &[]);
    assert_eq!(asked(&table), None, "nobody observes");
    for (unit, spotted) in [("so-rifle", false), ("so-cavalry", true)] {
        let mut table = self::table(&format!("ge-mortar-120 1811\nge-smg 1505\n{unit} 1306"), "");
        mark(&mut table, "ge-mortar-120-1", "1406");
        table.at(1, Second(Others));
        table.must(walk(&format!("{unit}-1"), "1406"), &[]);
        assert_eq!(asked(&table).is_some(), spotted, "{unit}");
    }
}

/// Case 14.5: a unit interdicts or takes opportunity fire, not both on one step; another may still fire, at one dispersed (−1).
#[test]
fn case_14_5_not_both() {
    let mut table = registered("ge-at-88 2804\nso-t34-76 1704", "");
    table.put("ge-mortar-120-1", "2604");
    table.must(walk("so-t34-76-1", "1804"), &[]);
    table.must(interdict("ge-mortar-120-1"), &[1]);
    assert_eq!(asked(&table), Some(hex("1804")));
    refused(&mut table, shoot("ge-mortar-120-1"));
    refused(&mut table, shoot("ge-mortar-120-1 ge-at-88-1"));
    let events = table.must(shoot("ge-at-88-1"), &[6]);
    assert_eq!(attacks(&events), ["40 : 9 4-1 +0"], "opportunity +1, dispersed -1");
}

/// Case 14.5: units of one type interdict together; two types do not (13.6).
#[test]
fn case_14_5_together() {
    let mut table = registered("ge-mortar-120 3004\nge-mortar-81 3004\nso-t34-76 1704", "");
    mark(&mut table, "ge-mortar-120-2", "1804");
    mark(&mut table, "ge-mortar-81-1", "1804");
    table.must(walk("so-t34-76-1", "1804"), &[]);
    assert_eq!(table.case(interdict("ge-mortar-120-1 ge-mortar-81-1")), "13.6");
    let events = table.must(interdict("ge-mortar-120-1 ge-mortar-120-2"), &[6]);
    assert_eq!(attacks(&events), ["14 : 9 1-1 +0"], "each halved by 11.3, then added");
}

/// Case 14.7: a unit that is dispersed on its way stays in a hex that is full.
#[test]
fn case_14_7_stopped_in_a_full_hex() {
    let mut table = table("ge-pz-4h 2204\nso-rifle 1804\nso-rifle 1804\nso-t34-76 1704", "");
    table.at(1, Second(Vehicles));
    table.must(walk("so-t34-76-1", "1804 1904"), &[]);
    table.must(shoot("ge-pz-4h-1"), &[4]);
    assert_eq!(table.hex_of("so-t34-76-1"), Some(hex("1804")));
    assert!(table.unit("so-t34-76-1").condition.dispersed && table.public().under_way.is_none());
}

/// Case 14.7: and a vehicle on a road in the midst of a wood.
#[test]
fn case_14_7_stopped_in_a_wood() {
    let mut table = table("ge-pz-4h 1312\nso-t34-76 1712", "");
    table.at(1, Second(Vehicles));
    table.must(walk("so-t34-76-1", "1612 1512 1412"), &[]);
    assert_eq!(asked(&table), Some(hex("1512")));
    let events = table.must(shoot("ge-pz-4h-1"), &[3]);
    assert_eq!(attacks(&events), ["28 : 9 3-1 +2"]);
    assert_eq!(table.hex_of("so-t34-76-1"), Some(hex("1512")));
    assert!(table.unit("so-t34-76-1").condition.dispersed);
}

// 15 Overrun

/// Case 15.5: whatever the result, those who overran come out behind, stop and stay face up.
#[test]
fn case_15_5_out_behind_and_stop() {
    for (die, gone) in [(6, false), (1, true)] {
        let mut table = table("ge-pz-4h 1804\nge-pz-4h 1804\nso-rifle 1904\nso-rifle 4016", "");
        table.at(1, First(Vehicles));
        table.must(overrun("ge-pz-4h-1 ge-pz-4h-2", "1904"), &[die]);
        assert_eq!(table.unit("so-rifle-1").place == Place::Destroyed, gone);
        for unit in ["ge-pz-4h-1", "ge-pz-4h-2"] {
            assert_eq!(table.hex_of(unit), Some(hex("2003")));
            assert!(!table.unit(unit).condition.inverted);
            assert_eq!(table.case(walk(unit, "2103")), "6.9");
        }
    }
}

/// Case 15.5: in the exit hex there is opportunity fire as usual.
#[test]
fn case_15_5_fire_at_who_comes_out() {
    let mut table = table("ge-pz-4h 1804\nso-rifle 1904\nso-at-76 2006", "");
    table.at(1, First(Vehicles));
    table.must(overrun("ge-pz-4h-1", "1904"), &[6]);
    assert_eq!(asked(&table), Some(hex("2003")));
    let events = table.must(shoot("so-at-76-1"), &[1]);
    assert_eq!(attacks(&events), ["24 : 8 3-1 +1"]);
}

/// Case 15.5: and interdiction, where the exit hex is marked.
#[test]
fn case_15_5_interdiction_of_who_comes_out() {
    let mut table = table("ge-pz-4h 1804\nso-rifle 1904\nso-mortar-120 3004", "");
    mark(&mut table, "so-mortar-120-1", "2003");
    table.at(1, First(Vehicles));
    table.must(overrun("ge-pz-4h-1", "1904"), &[6]);
    let events = table.must(interdict("so-mortar-120-1"), &[1]);
    assert_eq!(attacks(&events), ["12 : 8 1-1 +0"]);
}

// 16 Close assault

/// Case 16.3: the die is two less, and one more against cover; an engineer with another from its own hex is worth a column.
#[test]
fn case_16_3_die_and_engineers() {
    for (engineer, at, told) in [
        ("1303", "1302", "9 : 8 2-1 -1"),
        ("1402", "1302", "9 : 8 1-1 -1"),
        ("1303", "1304", "9 : 8 2-1 -2"),
        ("1403", "1304", "9 : 8 1-1 -2"),
    ] {
        let mut table = table(&format!("ge-pz-4h {at}\nso-guards 1303\nso-engineer {engineer}"), "");
        table.at(1, Second(Assault));
        let events = table.must(assault("so-guards-1 so-engineer-1", at), &[6]);
        assert_eq!(attacks(&events), [told], "an engineer in {engineer}");
    }
}

/// Case 16.3: an engineer alone brings no column; a second engineer in its hex is another assaulting unit.
#[test]
fn case_16_3_two_engineers() {
    let mut table = table("ge-smg 1304\nso-engineer 1303\nso-engineer 1303", "");
    table.at(1, Second(Assault));
    let events = table.must(assault("so-engineer-1 so-engineer-2", "1304"), &[6]);
    assert_eq!(attacks(&events), ["6 : 6 2-1 -2"]);
    table.set(|position| {
        position.public.counters.iter_mut().for_each(|unit| unit.condition = Default::default())
    });
    let events = table.must(assault("so-engineer-1", "1304"), &[6]);
    assert_eq!(attacks(&events), ["3 : 6 1-2 -2"]);
}

/// Case 16.4: infantry does not fire at armour, but assaults it; nobody enters the hex, not even of one destroyed.
#[test]
fn case_16_4_infantry_and_armour() {
    let mut table = table("ge-pz-4h 1804\nge-rifle 0101\nso-guards 1904\nso-guards 1904", "");
    table.at(1, Second(DirectFire));
    assert_eq!(table.case(fire("so-guards-1 so-guards-2", "1804", Some("ge-pz-4h-1"))), "11.3");
    table.at(1, Second(Assault));
    table.must(assault("so-guards-1 so-guards-2", "1804"), &[1]);
    assert_eq!(table.unit("ge-pz-4h-1").place, Place::Destroyed, "12 : 8 is 1-1, 1 - 2 is -1");
    table.at(1, Second(Others));
    for unit in ["so-guards-1", "so-guards-2"] {
        assert_eq!(table.hex_of(unit), Some(hex("1904")));
        assert_eq!(table.case(walk(unit, "2003")), "11.10");
    }
}

// 17 Mines

/// Case 17.1: mines attack friend and foe in them at 2-1 in their owner's segment 1a; passengers share.
#[test]
fn case_17_1_mines_attack_friend_and_foe() {
    let units = "ge-rifle 0404\nge-pz-4h 0101\nso-t34-76 1804 with so-smg\nso-t34-76 4016";
    for die in [4, 1] {
        let mut table = table(units, "");
        mine(&mut table, "0404");
        mine(&mut table, "1804");
        table.at(1, Second(Registration));
        let events = table.must(Order::Done, &[die, die]);
        let told: Vec<String> =
            attacks(&events).iter().map(|told| told[told.len() - 6..].to_owned()).collect();
        assert_eq!(told, ["2-1 +0", "2-1 +0"]);
        for unit in ["ge-rifle-1", "so-t34-76-1", "so-smg-1"] {
            let counter = table.unit(unit);
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
    table.at(1, First(Registration));
    let events = table.must(Order::Done, &[]);
    assert!(table.public().phase >= Second(IndirectFire));
    assert_eq!(attacks(&events), Vec::<String>::new());
}

/// Case 17.1: of all that is added to a die only −1 for dispersed counts: no cover, not that a unit is quick.
#[test]
fn case_17_1_only_dispersed_counts() {
    let mut table = table("ge-rifle 1302\nge-rifle 1302\nge-pz-4h 0101\nso-t34-76 4016", "");
    mine(&mut table, "1302");
    table.condition("ge-rifle-1", |condition| (condition.dispersed, condition.quick) = (true, true));
    table.condition("ge-rifle-2", |condition| condition.quick = true);
    table.at(1, Second(Registration));
    let events = table.must(Order::Done, &[6, 6]);
    let added = |event: &Event| match event {
        Event::Attacked { modifiers, .. } => Some(modifiers.clone()),
        _ => None,
    };
    let added: Vec<_> = events.iter().filter_map(added).collect();
    assert_eq!(added, [vec![(Reason::Dispersed, -1)], vec![]]);
}

// 18 Options

/// Case 18.3: a marker of 2 in a wood in sight shows the carrier; one of 1 does not, nor one out of sight or in the open.
#[test]
fn case_18_3_a_marker_is_seen() {
    let both = "heavy_equipment revealed_movement";
    for (gun, at, spotter, options, expected) in [
        ("ge-at-88", "0402", "0405", both, true),
        ("ge-at-75", "0402", "0405", both, false),
        ("ge-at-88", "0402", "4016", both, false),
        ("ge-at-88", "0404", "0405", both, false),
        ("ge-at-88", "0402", "0405", "heavy_equipment", false),
    ] {
        let mut table = table(&format!("ge-prime-mover {at} with {gun}\nso-smg {spotter}"), options);
        table.at(1, First(Vehicles));
        let told = marked(&table.must(unload("ge-prime-mover-1"), &[]));
        let shown = told.contains(&("ge-prime-mover-1".to_owned(), false));
        assert_eq!(shown, expected, "{gun} in {at}, a spotter in {spotter}, {options}");
    }
}

/// Case 18.3: so does one that is put in the place of another at the Start, with loading, too; the enemy may attack then.
#[test]
fn case_18_3_loading_and_stepping() {
    let units = "ge-prime-mover 0402\nge-howitzer-150 0402\nso-t34-76 4016\nge-pz-4h 0101";
    let mut table = table(units, "heavy_equipment revealed_movement");
    table.at(1, First(Vehicles));
    assert_eq!(marked(&table.must(load("ge-prime-mover-1", "ge-howitzer-150-1"), &[])), []);
    table.put("so-t34-76-1", "0405");
    table.at(2, First(Start));
    table.must(Order::Done, &[]);
    table.at(2, Second(DirectFire));
    table.must(fire("so-t34-76-1", "0402", Some("ge-prime-mover-1")), &[6]);
}

/// A gun that gets down in a wood, in sight of the enemy, over two turns.
fn getting_down() -> Table {
    let units = "ge-prime-mover 0402 with ge-at-88\nge-pz-4h 0101\nso-smg 0405\nso-t34-76 4016";
    let mut table = table(units, "heavy_equipment revealed_movement");
    table.at(1, First(Vehicles));
    table.must(unload("ge-prime-mover-1"), &[]);
    table
}

/// Case 18.3: not the carrier alone is spotted, but its passenger as well.
#[test]
fn case_18_3_the_passenger_is_spotted_too() {
    assert!(getting_down().unit("ge-at-88-1").condition.spotted);
}

/// Case 18.3: being a gun, what was spotted as a passenger stays so while it is seen (10.7), also when it is down.
#[test]
fn case_18_3_the_gun_stays_spotted() {
    let mut table = getting_down();
    table.go_to(3, First(Vehicles));
    assert_eq!(table.hex_of("ge-at-88-1"), Some(hex("0402")));
    assert!(seen(&table, "ge-at-88-1"));
}

/// A howitzer with its observer and an enemy in each of two hexes.
fn howitzer(options: &str, named: &str) -> Table {
    let units = "ge-wespe 2804\nge-wespe 2804\nge-rifle 1205\nso-rifle 1105\nso-rifle 1305";
    table_with(units, options, [named, ""])
}

fn markers(table: &Table, unit: &str) -> Vec<String> {
    let of_unit = table.public().registrations.iter().filter(|marker| marker.unit == word(unit));
    of_unit.map(|marker| format!("{} {}", marker.hex, marker.turn)).collect()
}

/// Case 18.5: one marker a turn, two in all; without the option the second takes the place of the first.
#[test]
fn case_18_5_two_markers_one_a_turn() {
    for (options, expected) in [("shell_game", vec!["1105 1", "1305 2"]), ("", vec!["1305 2"])] {
        let mut table = howitzer(options, "");
        table.at(1, First(Registration));
        table.must(register("ge-wespe-1", "1305"), &[]);
        let _ = table.play(register("ge-wespe-1", "1105"), &[]);
        assert_eq!(markers(&table, "ge-wespe-1").len(), 1, "one a turn");
        table.set(|position| position.public.registrations.clear());
        mark(&mut table, "ge-wespe-1", "1105");
        table.at(2, First(Registration));
        table.must(register("ge-wespe-1", "1305"), &[]);
        assert_eq!(markers(&table, "ge-wespe-1"), expected, "{options}");
    }
}

/// Case 18.5: the scenario may give two markers to some units only.
#[test]
fn case_18_5_some_units_only() {
    let mut table = howitzer("shell_game", "shell_game: [\"ge-wespe-2\"]");
    for unit in ["ge-wespe-1", "ge-wespe-2"] {
        mark(&mut table, unit, "1105");
    }
    table.at(2, First(Registration));
    for unit in ["ge-wespe-1", "ge-wespe-2"] {
        table.must(register(unit, "1305"), &[]);
    }
    assert_eq!(markers(&table, "ge-wespe-1"), ["1305 2"]);
    assert_eq!(markers(&table, "ge-wespe-2"), ["1105 1", "1305 2"]);
}

/// Case 18.5: it fires registered at either of its hexes, also at the one whose marker gets stale this turn, but at one only.
#[test]
fn case_18_5_registered_at_one_of_two() {
    for at in ["1105", "1305"] {
        let mut table = howitzer("shell_game", "");
        for (at, turn) in [("1105", 1), ("1305", 2)] {
            let marker = Marker { unit: word("ge-wespe-1"), hex: hex(at), turn };
            table.set(|position| _ = position.public.registrations.insert(marker));
        }
        table.at(3, First(IndirectFire));
        let events = table.must(shell("ge-wespe-1", Call::Registered, at), &[6]);
        assert_eq!(attacks(&events), ["40 : 16 2-1 +0"]);
        let other = if at == "1105" { "1305" } else { "1105" };
        assert_eq!(table.case(shell("ge-wespe-1", Call::Registered, other)), "11.10");
    }
}

// 20 End and victory

/// Case 20.1: the game ends after the Second Player's turn of the last turn, not before.
#[test]
fn case_20_1_after_the_last_player_turn() {
    let mut table = table("ge-pz-4h 0101\nso-t34-76 4016", "");
    table.at(12, First(Registration));
    table.must(Order::Done, &[]);
    assert!(matches!(table.public().phase, Second(_)), "{:?}", table.public().phase);
    table.at(12, Second(Registration));
    table.must(Order::Done, &[]);
    assert_eq!((table.public().phase, table.public().outcome.is_some()), (Over, true));
}

/// Case 20.1: or when a side has no unit on the map and none to come.
#[test]
fn case_20_1_when_a_side_has_nobody() {
    let coming = "arrivals: [(turn: 5, entry: [\"4005\"], units: [(\"so-rifle\", 1)])]";
    let beside = "off_board: [(id: \"so-howitzer-122-1\", unit: \"so-howitzer-122\", turns: (1, 8))]";
    for (soviet, over) in [("", true), (coming, false), (beside, true)] {
        let units = "ge-pz-4h 2204\nso-at-45 1804";
        let mut table = table_with(units, "rolling_thunder", ["", soviet]);
        table.at(1, First(DirectFire));
        table.must(fire("ge-pz-4h-1", "1804", Some("so-at-45-1")), &[1]);
        assert_eq!(table.unit("so-at-45-1").place, Place::Destroyed);
        if table.public().phase != Over {
            table.must(Order::Done, &[]);
        }
        assert_eq!(table.public().phase == Over, over);
    }
}

/// A game about the hexes 1804 and 1904, which the Soviets hold at first, and about units destroyed.
fn contest(units_of_german: &str, units_of_soviet: &str) -> Table {
    let mut table = scenario(&format!(
        "german: (placed: [{units_of_german}]), soviet: (placed: [{units_of_soviet}], exits: [\"4005\"]),          victory: (side: German, awards: [(to: German, points: 10, reason: Held([\"1804\", \"1904\"])),          (to: German, points: 1, reason: Destroyed(Soviet, [Any]))],          levels: [(name: \"Draw\", winner: None, at_least: -100)], held: [(Soviet, [\"1804\", \"1904\"])])"
    ));
    table.at(1, First(Vehicles));
    table
}

fn holder(table: &Table, at: &str) -> Option<Side> {
    table.public().holders.get(&hex(at)).copied()
}

/// Case 20.2: who was last in a hex holds it, also who only passed; else it is as the scenario says.
#[test]
fn case_20_2_held_in_passing() {
    let mut table = contest("(unit: \"ge-pz-4h\", hex: \"1704\")", "(unit: \"so-rifle\", hex: \"4016\")");
    table.must(walk("ge-pz-4h-1", "1804 1705"), &[]);
    assert_eq!(["1804", "1904"].map(|at| holder(&table, at)), [Some(Side::German), Some(Side::Soviet)]);
    assert_eq!(points_of(&table.rules, table.public(), Side::German), 10);
}

/// Case 20.2: mines, forts and wrecks hold nothing.
#[test]
fn case_20_2_mines_forts_and_wrecks_hold_nothing() {
    let mut table = contest("(unit: \"ge-pz-4h\", hex: \"1704\")", "(unit: \"so-rifle\", hex: \"4016\")");
    mine(&mut table, "1904");
    let fort = Fort { side: Side::Soviet, strength: 20, attacked: false, known: true };
    table.set(|position| {
        position.public.forts.insert(hex("1804"), fort);
        position.public.wrecks.insert(hex("1904"), 1);
    });
    table.must(walk("ge-pz-4h-1", "1804 1705"), &[]);
    assert_eq!(["1804", "1904"].map(|at| holder(&table, at)), [Some(Side::German), Some(Side::Soviet)]);
}

/// Case 20.2: a unit holds dispersed, too, and what it held stays its side's when it is destroyed.
#[test]
fn case_20_2_dispersed_and_destroyed() {
    let so = "(unit: \"so-at-76\", hex: \"2104\")";
    for (die, place) in [(4, Place::Map(hex("1804"))), (1, Place::Destroyed)] {
        let mut table =
            contest("(unit: \"ge-pz-4h\", hex: \"1704\"), (unit: \"ge-rifle\", hex: \"0101\")", so);
        table.must(walk("ge-pz-4h-1", "1804"), &[]);
        table.must(shoot("so-at-76-1"), &[die]);
        assert_eq!(table.unit("ge-pz-4h-1").place, place);
        assert_eq!(holder(&table, "1804"), Some(Side::German));
    }
}

/// Case 20.2: loaded units hold with their carrier: a truck with a passenger takes a hex, and leaves it to its side.
#[test]
fn case_20_2_loaded_units() {
    let truck = "(unit: \"ge-truck\", hex: \"1704\", loaded: Some(\"ge-rifle\"))";
    let mut table = contest(truck, "(unit: \"so-rifle\", hex: \"4016\")");
    table.must(walk("ge-truck-1", "1804"), &[]);
    assert_eq!(holder(&table, "1804"), Some(Side::German));
}

/// Case 20.3: a passenger destroyed with its carrier counts.
#[test]
fn case_20_3_passengers_count() {
    let so =
        "(unit: \"so-t34-76\", hex: \"2304\", loaded: Some(\"so-smg\")), (unit: \"so-rifle\", hex: \"4016\")";
    let mut table = contest("(unit: \"ge-pz-4h\", hex: \"2604\")", so);
    table.at(1, First(DirectFire));
    table.must(fire("ge-pz-4h-1", "2304", Some("so-t34-76-1")), &[1]);
    assert_eq!(points_of(&table.rules, table.public(), Side::German), 2);
}

/// Case 20.3: who has left the map is not destroyed.
#[test]
fn case_20_3_who_left_does_not_count() {
    let so =
        "(unit: \"so-t34-76\", hex: \"4005\", loaded: Some(\"so-smg\")), (unit: \"so-rifle\", hex: \"4016\")";
    let mut table = contest("(unit: \"ge-pz-4h\", hex: \"0101\")", so);
    table.at(1, Second(Vehicles));
    table.must(Order::Exit { unit: word("so-t34-76-1") }, &[]);
    assert_eq!(["so-t34-76-1", "so-smg-1"].map(|unit| table.unit(unit).place), [Place::Exited; 2]);
    assert_eq!(points_of(&table.rules, table.public(), Side::German), 0);
}
