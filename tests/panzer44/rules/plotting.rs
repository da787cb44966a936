//! Plots: permitted orders, hidden orders, lost orders (2, 5).

use crate::{
    ledger::check::{Entry, covers, refuses},
    panzer44::harness::*,
};
use kessel::games::panzer44::rules::counter::Motion;

fn german(text: &str) -> Order {
    plot(Side::German, text)
}

/// Direct fire needs an enemy, range, and an attack that is allowed.
#[test]
fn direct_fire_is_judged_when_it_is_plotted() {
    let mut table = Situation::new()
        .unit("ge-panther", "0207")
        .unit("us-m4-75", "0202")
        .unit("us-truck", "0920")
        .unit("ge-truck", "0207")
        .unit("us-m4a3e2", "0307")
        .unit("ge-puma", "1008")
        .begins();
    table.refused("5.1", &german("ge-panther-1 DF 0203"));
    table.refused("6.2", &german("ge-panther-1 DF 0920"));
    table.refused("2.5", &german("ge-truck-1 DF 0202"));
    table.refused("2.5", &german("ge-truck-1 OF 0202"));
    table.refused("1.4", &german("ge-panther-1 OF 3107"));
    table.refused("2.6", &german("ge-panther-7 MV"));
    table.refused("3.1", &german("us-m4-75-1 MV"));
    table.refused("6.1.1", &german("ge-puma-1 DF 0307"));
    table.play(&german("ge-panther-1 DF 0202; ge-truck-1 MV; ge-puma-1 OF 0307"));
    table.refused("5.1", &german(""));
    table.refused("3.1", &Order::EndPhase);
}

/// A weak gun cannot even try at long range; adjacent to the target it can.
#[test]
fn too_weak_from_afar() {
    let far = Situation::new().unit("us-m4-75", "0207").unit("ge-panther", "0213");
    far.begins().refused("6.1.1", &plot(Side::Allied, "us-m4-75-1 DF 0213"));
    let near = Situation::new().unit("us-m4-75", "0207").unit("ge-panther", "0208");
    near.begins().play(&plot(Side::Allied, "us-m4-75-1 DF 0208"));
}

/// Disrupted units get no order, pinned ones may only fire, loaded ones only unload; guns do not move.
#[test]
fn who_gets_which_order() {
    let mut table = Situation::new()
        .unit_that("ge-panther", "0207", "disruption: 1")
        .unit_that("ge-pz-4h", "0207", "pinned: true")
        .loaded("ge-sdkfz-251", "ge-pzgren", "0206")
        .unit("ge-pak-40", "0205")
        .unit("us-m4-75", "0202")
        .begins();
    table.refused("5.3", &german("ge-panther-1 DF 0202"));
    table.refused("5.3", &german("ge-panther-1 MV"));
    table.refused("5.1", &german("ge-pz-4h-1 MV"));
    table.refused("11.1", &german("ge-pzgren-1 DF 0202"));
    table.refused("11.3", &german("ge-pzgren-1 UL"));
    table.refused("11.5", &german("ge-pak-40-1 MV"));
    table.refused("12.3", &german("ge-pak-40-1 CL 0205"));
    table.refused("11.3", &german("ge-pz-4h-1 UL; ge-sdkfz-251-1 MV"));
    table.play(&german("ge-pz-4h-1 DF 0202; ge-sdkfz-251-1 MV; ge-pzgren-1 UL; ge-pak-40-1 DF 0202"));
}

/// An empty plot is legal, both plots are complete before either is revealed, and neither view contains the other's.
#[test]
fn plots_stay_unseen() {
    let mut table = Situation::new()
        .unit("ge-pz-4h", "0207")
        .unit("us-m4-75", "0202")
        .unit("us-m10", "0102")
        .dice(&[9, 9, 1, 1, 1])
        .begins();
    let events = table.play(&plot(Side::Allied, "us-m4-75-1 MV; us-m10-1 OF 0206"));
    assert_eq!(format!("{events:?}"), "[Plotted { side: Allied }]");
    assert!(table.view(Side::German).plot.is_empty());
    assert!(table.public().shown.iter().all(Plot::is_empty));
    assert_eq!(table.view(Side::Allied).plot.orders.len(), 2);
    let events = table.play(&german("ge-pz-4h-1 DF 0202"));
    let shown: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::Shown { .. })).collect();
    assert_eq!(shown.len(), 1, "only direct fire is shown at first: {shown:?}");
    let events = table.play(&fire("ge-pz-4h-1", "us-m4-75-1"));
    assert!(format!("{events:?}").contains("us-m4-75-1: Move"), "{events:?}");
    assert!(!format!("{:?}", table.public().shown).contains("Watch"), "opportunity fire stays unseen");
    let text = ron::to_string(&plot(Side::Allied, "us-m4-75-1 MV")).unwrap();
    assert!(text.contains("sealed:") && !text.contains("m4"), "{text}");
    assert_eq!(ron::from_str::<Order>(&text).unwrap(), plot(Side::Allied, "us-m4-75-1 MV"));
}

/// A unit that was not plotted to move stays; one that was plotted loses the order with a pin.
#[test]
fn only_who_was_plotted_moves() {
    let situation = Situation::new()
        .unit("ge-pz-4h", "0207")
        .unit("ge-panther", "0707")
        .unit("us-m4-75", "0202")
        .unit("us-m10", "0214");
    let mut table = situation.clone().dice(&[1]).plotted("ge-pz-4h-1 DF 0202", "us-m4-75-1 MV; us-m10-1 MV");
    table.play(&fire("ge-pz-4h-1", "us-m4-75-1"));
    assert!(table.condition("us-m4-75-1").will_panic, "9 - 6 = +3 and a 1");
    table.refused("5.2", &walk("us-m5a1-1", "0119"));
    table.refused("3.4", &walk("ge-panther-1", "0708"));
    table.refused("3.1", &german(""));
    table.play(&walk("us-m4-75-1", "0201"));
    assert_eq!(table.condition("us-m4-75-1").motion, Motion::Moving);
    table.play(&walk("us-m10-1", "0215"));
    table.refused("7.3", &walk("us-m4-75-1", "0202"));
}

/// An order out of its phase, or for a unit of the other player, is refused with the case of the phase in which it
/// would be executed.
#[test]
fn everything_in_its_phase() {
    let mut table = Situation::new()
        .unit("ge-pz-4h", "0207")
        .unit("us-mortar-81", "0202")
        .unit("us-truck", "0202")
        .unit("ge-mortar-12cm", "0212")
        .begins();
    let lay = Order::LayMines { hex: hex("0305"), mines: Some(Mines::Hasty) };
    for (case, order) in [
        ("4.1", deploy("ge-pz-4h-1", "0208")),
        ("4.1", lay),
        ("4.1", Order::Dig { hex: hex("0305"), position: true }),
        ("3.3", fire("ge-pz-4h-1", "us-truck-1")),
        ("3.4", walk("ge-pz-4h-1", "0208")),
        ("3.4", load("us-truck-1")),
        ("3.4", unload("us-mortar-81-1")),
        ("3.4", Order::Clear { unit: word("ge-pz-4h-1") }),
        ("3.6", bombard("us-mortar-81-1")),
        ("3.6", Order::Strike { hex: hex("0202") }),
        ("7.10.2", shoot("ge-pz-4h-1")),
    ] {
        table.refused(case, &order);
    }
    table.play(&german("ge-pz-4h-1 DF 0202; ge-mortar-12cm-1 IF 0202 HT"));
    table.give_dice(&[9, 9]);
    table.play(&plot(Side::Allied, ""));
    table.refused("3.3", &fire("us-mortar-81-1", "ge-pz-4h-1"));
    table.play(&Order::EndPhase);
    assert_eq!(table.public().phase, Phase::FirstIndirect);
    table.refused("3.6", &bombard("us-mortar-81-1"));
}

/// The order of an eliminated unit is not revealed, nor that of its passenger.
#[test]
fn orders_of_the_dead_stay_unseen() {
    let mut table = Situation::new()
        .unit("ge-pz-4h", "0207")
        .unit("ge-pz-4h", "0107")
        .unit("us-m4-75", "0206")
        .loaded("us-m3-halftrack", "us-rifle", "0106")
        .unit("us-m10", "0202")
        .dice(&[6, 6])
        .plotted(
            "ge-pz-4h-1 DF 0206; ge-pz-4h-2 DF 0106",
            "us-m4-75-1 MV; us-m3-halftrack-1 MV; us-rifle-1 UL; us-m10-1 MV",
        );
    table.play(&fire("ge-pz-4h-1", "us-m4-75-1"));
    let events = table.play(&fire("ge-pz-4h-2", "us-m3-halftrack-1"));
    assert!(["us-m4-75-1", "us-m3-halftrack-1", "us-rifle-1"].iter().all(|unit| table.is_destroyed(unit)));
    let told = events.iter().filter(|event| matches!(event, Event::Shown { .. }));
    let told: Vec<String> = told.map(|event| format!("{event:?}")).collect();
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].contains("{us-m10-1: Move}"), "{told:?}");
}

/// The board is open: both sides see all counters, mines and results, and dice are not in a view.
#[test]
fn the_board_is_open() {
    let table = Situation::new().unit("ge-panther", "0207").mines("0305", Mines::Hasty).begins();
    let (german, allied) = (table.view(Side::German), table.view(Side::Allied));
    assert_eq!(german.public, allied.public);
    assert!(!format!("{:?}", german.public).contains("seed"));
}

/// The tests of this section.
pub const LEDGER: &[Entry] = &[
    refuses("1.4 2.5 2.6 3.1 5.1 6.1.1 6.2", direct_fire_is_judged_when_it_is_plotted),
    refuses("6.1.1", too_weak_from_afar),
    refuses("5.1 5.3 11.1 11.3 11.5 12.3", who_gets_which_order),
    covers("1.5 3.1 5.6", plots_stay_unseen),
    refuses("3.1 3.4 5.2 7.3", only_who_was_plotted_moves),
    refuses("3.3 3.4 3.6 4.1 7.10.2", everything_in_its_phase),
    covers("5.6", orders_of_the_dead_stay_unseen),
    covers("1.5", the_board_is_open),
];
