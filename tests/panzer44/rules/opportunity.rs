//! Opportunity fire and mines (7.10, 17).

use crate::{
    ledger::check::{Entry, covers, refuses},
    panzer44::harness::*,
};
use kessel::games::panzer44::rules::conduct::Decision;

fn crossing() -> Situation {
    Situation::new()
        .unit("us-m4-75", "1408")
        .unit("us-m4-75", "1408")
        .unit("ge-pz-4h", "1512")
        .unit("ge-pz-4h", "1513")
}

/// Two units watch a hex: the first eliminates the first unit that enters, the second still has its shot at the second.
#[test]
fn one_shot_each() {
    let mut table = crossing()
        .dice(&[6, 6])
        .plotted("ge-pz-4h-1 OF 1511 hard; ge-pz-4h-2 OF 1511 hard", "us-m4-75-1 MV; us-m4-75-2 MV");
    let events = table.play(&walk("us-m4-75-1", "1508 1509 1510 1511"));
    assert_eq!(count(&events, "fired"), 1, "case 21: the second does not fire at a wreck");
    assert!(table.is_destroyed("us-m4-75-1") && table.has_wreck("1511"));
    table.give_dice(&[1]);
    table.refused("7.3", &walk("us-m4-75-2", "1508 1509 1510 1511 1611 1711 1811 1911 2011 2111 2211 2311"));
    let events = table.play(&walk("us-m4-75-2", "1508 1509 1510 1511"));
    assert_eq!(count(&events, "fired"), 1);
    assert_eq!(table.left("us-m4-75-2"), "6", "the wreck has taken the road rate away");
    assert!(table.condition("ge-pz-4h-1").has_fired && table.condition("ge-pz-4h-2").has_fired);
}

/// Only the instruction to ask stops the game; a unit that holds fire keeps its shot.
#[test]
fn asking_the_owner() {
    let mut table = crossing()
        .dice(&[1])
        .plotted("ge-pz-4h-2 OF 1511 ask; ge-pz-4h-1 OF 1511 soft", "us-m4-75-1 MV; us-m4-75-2 MV");
    table.refused("7.10.2", &Order::LetPass);
    table.refused("7.10.2", &shoot("ge-pz-4h-2"));
    let events = table.play(&walk("us-m4-75-1", "1508 1509 1510 1511 1611"));
    assert_eq!(table.at("us-m4-75-1"), "1511");
    let told = format!("{events:?}");
    assert!(!told.contains("ge-pz"), "the mover does not learn who watches: {told}");
    let owed = Decision::Opportunity { side: Side::German, unit: word("us-m4-75-1"), hex: hex("1511") };
    assert_eq!(table.public().owed, Some(owed));
    table.refused("7.10.2", &walk("us-m4-75-1", "1611"));
    table.refused("7.10.2", &Order::EndPhase);
    let words = table.refused("7.10.2", &shoot("ge-pz-4h-1"));
    assert!(words.contains("standing instruction"), "it was told to fire at soft units: {words}");
    table.refused("7.10.1", &shoot("ge-marder-1"));
    table.refused("7.10.2", &shoot("us-m4-75-2"));
    table.refused("2.6", &shoot("ge-tiger-1-1"));
    assert_eq!(table.offered(), [shoot("ge-pz-4h-2"), Order::LetPass]);
    table.play(&Order::LetPass);
    table.play(&walk("us-m4-75-1", "1611"));
    table.play(&walk("us-m4-75-2", "1508 1509 1510 1511"));
    let events = table.play(&shoot("ge-pz-4h-2"));
    assert_eq!(results(&events), ["(P)"]);
    assert_eq!(table.public().owed, None);
    table.play(&walk("us-m4-75-2", "1611"));
}

/// A unit without a shot gets the reason, with the case that forbids it.
#[test]
fn who_may_not_shoot() {
    let mut table = Situation::new()
        .unit("us-m4-75", "0207")
        .unit("us-m36", "0203")
        .unit("ge-hmg-section", "0211")
        .unit("ge-pz-4h", "0212")
        .unit("ge-pz-4h", "0112")
        .unit("ge-pz-4h", "0112")
        .dice(&[6, 1])
        .plotted(
            "ge-hmg-section-1 OF 0208 ask; ge-pz-4h-1 OF 0208 ask; ge-pz-4h-2 OF 0208 ask; ge-pz-4h-3 OF 0208 ask",
            "us-m4-75-1 MV; us-m36-1 DF 0212",
        );
    table.play(&fire("us-m36-1", "ge-pz-4h-1"));
    table.play(&walk("us-m4-75-1", "0208"));
    table.refused("7.10.5", &shoot("ge-pz-4h-1"));
    table.refused("6.1", &shoot("ge-hmg-section-1"));
    table.play(&shoot("ge-pz-4h-2"));
    let words = table.refused("7.10.2", &shoot("ge-pz-4h-2"));
    assert!(words.contains("one shot"), "{words}");
    table.play(&Order::LetPass);
}

/// A pin or a disruption ends the move of the unit; a delayed panic does not.
#[test]
fn what_stops_a_unit() {
    let mut table = crossing().dice(&[4]).plotted("ge-pz-4h-2 OF 1511", "us-m4-75-1 MV; us-m4-75-2 MV");
    table.play(&walk("us-m4-75-1", "1508 1509 1510 1511 1611"));
    assert_eq!((table.at("us-m4-75-1").as_str(), table.condition("us-m4-75-1").disruption), ("1511", 1));
    table.refused("5.2", &walk("us-m4-75-1", "1611"));
}

/// No unit fires at one that stays in the hex, or leaves it. Only the hex itself is watched, or with the option the six
/// around it, too.
#[test]
fn what_is_watched() {
    let situation = Situation::new().unit("us-m4-75", "0207").unit("ge-pz-4h", "0212").dice(&[6, 6]);
    let mut table = situation.clone().plotted("ge-pz-4h-1 OF 0207", "us-m4-75-1 MV");
    let events = table.play(&walk("us-m4-75-1", "0206 0205"));
    assert_eq!(count(&events, "moved"), 2);
    let mut table = situation.clone().plotted("ge-pz-4h-1 OF 0208", "us-m4-75-1 MV");
    assert!(!has(&table.play(&walk("us-m4-75-1", "0308")), "attacked"), "beside the hex");
    let wide = situation.option("wide_opfire: true");
    let mut table = wide.plotted("ge-pz-4h-1 OF 0208", "us-m4-75-1 MV");
    assert!(has(&table.play(&walk("us-m4-75-1", "0308")), "attacked"));
}

/// A watcher that was disrupted or panicked has no shot, nor has one with a prohibited attack.
#[test]
fn lost_shots() {
    let mut table = Situation::new()
        .unit("us-m4-75", "0207")
        .unit("us-m36", "0203")
        .unit("ge-hmg-section", "0211")
        .unit("ge-pz-4h", "0212")
        .dice(&[6, 6, 6, 6])
        .plotted("ge-hmg-section-1 OF 0208; ge-pz-4h-1 OF 0208", "us-m4-75-1 MV; us-m36-1 DF 0212");
    let events = table.play(&fire("us-m36-1", "ge-pz-4h-1"));
    assert_eq!(results(&events), ["D3"]);
    let events = table.play(&walk("us-m4-75-1", "0208"));
    assert!(!has(&events, "attacked"), "the one is disrupted, the other has no attack: {events:?}");
    assert!(!table.condition("ge-hmg-section-1").has_fired, "and keeps its shot");
}

/// High explosive hits all units in the hex; foot units assault a tank that enters an adjacent hex.
#[test]
fn other_classes() {
    let mut table = Situation::new()
        .unit("us-m4-75", "0407")
        .unit("us-rifle", "0408")
        .unit("ge-stuh", "0412")
        .unit("ge-pioneer", "0508")
        .dice(&[1, 1, 2])
        .plotted("ge-stuh-1 OF 0408; ge-pioneer-1 OF 0408", "us-m4-75-1 MV");
    let events = table.play(&walk("us-m4-75-1", "0408"));
    assert_eq!(count(&events, "attacked"), 3, "the pioneers close in, the StuH strikes both");
}

/// Mines attack units that enter and units that leave, of both sides, without terrain; (P) stops no unit.
#[test]
fn mines() {
    let mut table = Situation::new()
        .unit("us-truck", "0110")
        .unit("us-m4-75", "0207")
        .mines("0209", Mines::Defensive)
        .mines("0208", Mines::Preventative)
        .unit("ge-pz-4h", "1310")
        .dice(&[3, 1])
        .plotted("", "us-truck-1 MV; us-m4-75-1 MV");
    let events = table.play(&walk("us-truck-1", "0209 0210"));
    assert_eq!(results(&events), ["D3"], "case 11");
    assert_eq!(table.at("us-truck-1"), "0209");
    let events = table.play(&walk("us-m4-75-1", "0208"));
    assert_eq!(results(&events), ["(P)"]);
    table.give_dice(&[6]);
    let events = table.play(&walk("us-m4-75-1", "0308"));
    assert_eq!(results(&events), ["D2"], "leaving: it has moved all the same");
    assert_eq!(table.at("us-m4-75-1"), "0208");
    assert!(table.public().mines.len() == 2, "mines stay");
}

/// A unit pinned by mines may still be fired at in the hex that it entered.
#[test]
fn mines_before_fire() {
    let mut table = Situation::new()
        .unit("us-m4-75", "0207")
        .mines("0208", Mines::Hasty)
        .unit("ge-pz-4h", "0212")
        .dice(&[1, 6])
        .plotted("ge-pz-4h-1 OF 0208", "us-m4-75-1 MV");
    let events = table.play(&walk("us-m4-75-1", "0208"));
    assert_eq!(results(&events), ["Pin", "D3"], "case 22");
    assert_eq!(count(&events, "finished"), 1);
}

/// The tests of this section.
pub const LEDGER: &[Entry] = &[
    covers("7.10.2 7.10.3", one_shot_each),
    refuses("2.6 7.10.1 7.10.2", asking_the_owner),
    refuses("6.1 7.10.2 7.10.5", who_may_not_shoot),
    refuses("5.2", what_stops_a_unit),
    covers("7.10.4", what_stops_a_unit),
    covers("5.5 7.10.1", what_is_watched),
    covers("6.1.1 7.10.5", lost_shots),
    covers("7.10.3 9", other_classes),
    covers("17.1 17.2 17.3 17.4", mines),
    covers("17.2", mines_before_fire),
];
