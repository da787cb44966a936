//! Worked examples of close assault (29), and the units that take part.

use crate::{
    rules::samples::{but, counter, facing, of_map, position, with, work},
    shared::names::{hex, word},
};
use kessel::{
    engine::board::Hexside,
    games::squad::rules::{
        assault::{Outcome, Price, assault, defending_grenades, defends, immobilises, may_assault, on_afv},
        counter::{Counter, Place},
        fire::{Shot, chance::Chance, modifier::Reason},
        kinds::Side,
        position::{Public, WorkKind},
        refusal::Why,
    },
};

fn using(unit: &str, uses: &[&str]) -> Shot {
    Shot { uses: uses.iter().map(|id| word(id)).collect(), ..Shot::of(word(unit)) }
}

fn armed(unit: &str, weapon: &str) -> Shot {
    Shot { weapon: Some(word(weapon)), ..Shot::of(word(unit)) }
}

/// Example 18: 13 to 11 with a leader and grenades, against a building with a leader and two squads.
#[test]
fn a_building_is_assaulted() {
    let rulebook = of_map("map-valmont");
    // The defending squads are in the Mairie, the assaulters on the road before it.
    let mut public = position([
        counter("us-para", 1, "0907"),
        counter("us-para", 2, "0907"),
        counter("us-leader-1", 1, "0907"),
        counter("ge-pzgren", 1, "0806"),
        counter("ge-pzgren", 2, "0806"),
        counter("ge-leader-1", 1, "0806"),
    ]);
    public.stores[1].expendable.insert(word("grenades"), 1);
    let shots = [using("us-para-1", &["grenades"]), using("us-para-2", &[]), using("us-leader-1-1", &[])];
    let leader = Some(word("us-leader-1-1"));
    let assault = assault(&rulebook, &public, &shots, leader, (hex("0806"), false)).unwrap();
    assert_eq!((assault.attack(), assault.defence()), (13, 11));
    assert_eq!((assault.kill_number, assault.number()), (6, 5));
    assert_eq!(assault.on_number, [(Reason::DefendingLeader, -1)]);
    assert_eq!(assault.on_dice, [(Reason::Leader, -1), (Reason::Grenades, -1)]);
    assert_eq!(assault.price, Price { cover: 3, defenders: 3, ..Price::default() });
    assert_eq!(assault.outcome(7), Outcome::Success { assaulters: 6 });
    assert_eq!(assault.outcome(8), Outcome::Failure { assaulters: 7, defenders: 3 });
    assert_eq!(assault.chance(), Chance::new(21, 36));
}

/// Example 19: three squads assault two in woods, at 2-1.
#[test]
fn woods_are_assaulted() {
    let rulebook = of_map("map-valmont");
    let public = position([
        counter("us-rifle", 1, "0403"),
        counter("us-rifle", 2, "0403"),
        counter("us-rifle", 3, "0403"),
        counter("ge-rifle-half", 1, "0402"),
        counter("ge-rifle", 1, "0402"),
    ]);
    let shots = [1, 2, 3].map(|number| using(&format!("us-rifle-{number}"), &[]));
    let assault = assault(&rulebook, &public, &shots, None, (hex("0402"), false)).unwrap();
    assert_eq!((assault.attack(), assault.defence(), assault.number()), (15, 6, 8));
    assert_eq!(assault.outcome(10), Outcome::Failure { assaulters: 6, defenders: 3 });
    assert_eq!(assault.outcome(8), Outcome::Success { assaulters: 4 });
}

/// Example 20: the fraction is dropped in either direction.
#[test]
fn odds_drop_the_fraction() {
    let charts = of_map("map-valmont").charts;
    let column = |(attack, defence)| charts.assault[charts.assault_column(attack, defence)].0.to_string();
    let columns = [(6, 14), (6, 11), (14, 6), (30, 7), (2, 13)].map(column);
    assert_eq!(columns, ["1-2", "1-1", "2-1", "4-1", "1-4"]);
    // The example of 17.4.
    assert_eq!(column((11, 13)), "1-1");
}

/// Example 21, and the ruling that three points need no die.
#[test]
fn a_failed_assault_may_stop_a_tank() {
    assert_eq!([2, 3].map(|die| immobilises(2, die)), [true, false]);
    assert!(immobilises(3, 6));
    assert!(!immobilises(0, 1));
    assert_eq!((on_afv(5, true), on_afv(2, true)), (0..=3, 0..=2));
    assert_eq!((on_afv(5, false), on_afv(2, false)), (3..=3, 2..=2));
}

/// Assaulters use only light machine guns and satchel charges in addition to their own strength (17.3).
#[test]
fn assaulters_leave_heavy_weapons_behind() {
    let rulebook = of_map("map-valmont");
    let carried = |kind, by| with(kind, 1, Place::Carried(word(by)), Side::Allied);
    let mut public = position([
        counter("us-rifle", 1, "0403"),
        but(counter("us-rifle", 2, "0403"), |condition| condition.valorous = true),
        counter("us-rifle-half", 3, "0403"),
        counter("us-leader-0", 1, "0403"),
        counter("ge-rifle", 1, "0402"),
        carried("us-m2", "us-rifle-1"),
        carried("us-m1919a6", "us-rifle-2"),
        carried("us-bar", "us-rifle-half-3"),
        carried("us-flamethrower", "us-leader-0-1"),
    ]);
    let brings = |public: &Public, shot: Shot| {
        assault(&rulebook, public, &[shot], None, (hex("0402"), false)).map(|assault| assault.attack())
    };
    assert_eq!(brings(&public, using("us-rifle-1", &[])), Ok(5));
    assert_eq!(
        brings(&public, armed("us-rifle-1", "us-m2-1")),
        Err(Why::NotCloseBy { weapon: word("us-m2-1") })
    );
    assert_eq!(brings(&public, armed("us-rifle-2", "us-m1919a6-1")), Ok(10 + 3), "valour doubles its own");
    assert_eq!(brings(&public, armed("us-rifle-half-3", "us-bar-1")), Ok(2 + 2));
    let flames = Why::NotCloseBy { weapon: word("us-flamethrower-1") };
    assert_eq!(brings(&public, armed("us-leader-0-1", "us-flamethrower-1")), Err(flames));
    let satchel = || using("us-rifle-1", &["satchel"]);
    assert_eq!(brings(&public, satchel()), Err(Why::NoneLeft { weapon: word("satchel") }));
    public.stores[1].expendable.extend([(word("satchel"), 2), (word("grenades"), 2)]);
    assert_eq!(brings(&public, satchel()), Ok(5 + 12));
    assert_eq!(brings(&public, using("us-rifle-1", &["satchel", "grenades"])), Err(Why::OneOfAKind));
    let wrong = Why::NotExpendable { weapon: word("panzerfaust") };
    assert_eq!(brings(&public, using("us-rifle-1", &["panzerfaust"])), Err(wrong));
    let two = [using("us-rifle-1", &["grenades"]), using("us-rifle-2", &["grenades"])];
    assert_eq!(assault(&rulebook, &public, &two, None, (hex("0402"), false)), Err(Why::OneOfAKind));
}

/// Defenders use all their weapons. Guns and trucks count two, other vehicles their machine guns (17.3).
#[test]
fn defenders_use_all_that_they_have() {
    let rulebook = of_map("map-valmont");
    let carried = |kind, number, by| with(kind, number, Place::Carried(word(by)), Side::German);
    let aboard = |kind, number, on| with(kind, number, Place::Aboard(word(on)), Side::German);
    let public = position([
        counter("ge-rifle", 1, "0402"),
        carried("ge-mg42-tripod", 1, "ge-rifle-1"),
        counter("ge-rifle-half", 2, "0402"),
        carried("ge-mg42-tripod", 2, "ge-rifle-half-2"),
        counter("ge-rifle", 3, "0402"),
        carried("ge-mortar-5cm", 1, "ge-rifle-3"),
        but(counter("ge-rifle", 4, "0402"), |condition| condition.valorous = true),
        carried("ge-mg34", 1, "ge-rifle-4"),
        counter("ge-pioneer", 1, "0402"),
        carried("ge-flamethrower", 1, "ge-pioneer-1"),
        counter("ge-leader-0", 1, "0402"),
        carried("ge-mg34", 2, "ge-leader-0-1"),
        counter("ge-rifle", 5, "0402"),
        carried("ge-panzerschreck", 1, "ge-rifle-5"),
        counter("ge-pak-40", 1, "0402"),
        counter("ge-pz-4h", 1, "0402"),
        counter("ge-truck", 1, "0402"),
        counter("ge-sdkfz-251", 1, "0402"),
        aboard("ge-rifle", 6, "ge-sdkfz-251-1"),
        carried("ge-mg42", 1, "ge-rifle-6"),
        carried("ge-mg42-tripod", 3, "ge-rifle-6"),
    ]);
    let expected = [
        ("ge-rifle-1", 4 + 6),
        ("ge-rifle-half-2", 6),
        ("ge-rifle-3", 4),
        ("ge-rifle-4", 8 + 3),
        ("ge-pioneer-1", 6 + 12),
        ("ge-leader-0-1", 3),
        ("ge-rifle-5", 4),
        ("ge-pak-40-1", 2),
        ("ge-pz-4h-1", 4 + 3),
        ("ge-truck-1", 2),
        ("ge-sdkfz-251-1", 4 + 4 + 4),
    ];
    for (unit, strength) in expected {
        assert_eq!(defends(&rulebook, &public, public.find(word(unit)).unwrap()), strength, "{unit}");
    }
}

/// Pinned defenders are eliminated and do not count. If there are no others, the hex is taken without cost (17.2).
#[test]
fn pinned_defenders_count_for_nothing() {
    let rulebook = of_map("map-valmont");
    let pinned = but(counter("ge-rifle", 1, "0402"), |condition| condition.pinned = true);
    let mut public = position([counter("us-rifle", 1, "0403"), pinned, counter("ge-rifle", 2, "0402")]);
    let judged = |public: &Public| {
        assault(&rulebook, public, &[using("us-rifle-1", &[])], None, (hex("0402"), true)).unwrap()
    };
    let two = judged(&public);
    assert_eq!((two.pinned.as_slice(), two.defence()), ([word("ge-rifle-1")].as_slice(), 4));
    assert_eq!((two.price.points(), two.number()), (2 + 1, 6 - 1), "with grenades of the defender");
    public.counters.retain(|counter| counter.id != word("ge-rifle-2"));
    let one = judged(&public);
    assert_eq!((one.defenders.len(), one.on_number.len()), (0, 0));
    assert_eq!(one.outcome(12), Outcome::Success { assaulters: 0 });
}

/// A wall, a level upwards and the work of the defenders cost points (17.6).
#[test]
fn walls_levels_and_works_cost_points() {
    let hill = of_map("map-hill-71");
    let price = |from: &str, to: &str, dug: Option<WorkKind>| {
        let defender = but(counter("ge-rifle", 1, to), |condition| condition.in_work = dug.is_some());
        let mut public = position([counter("so-rifle", 1, from), defender]);
        public.works.extend(dug.map(|kind| (hex(to), work(kind))));
        assault(&hill, &public, &[using("so-rifle-1", &[])], None, (hex(to), false)).unwrap().price
    };
    assert_eq!(price("0908", "0907", None), Price { defenders: 1, ..Price::default() });
    assert_eq!(price("0909", "0908", None), Price { wall: 1, defenders: 1, ..Price::default() });
    let uphill = Price { climb: 1, cover: 2, defenders: 1, wall: 0 };
    assert_eq!(price("0906", "0905", Some(WorkKind::Trench)), uphill);
    assert_eq!(price("0905", "0906", None), Price { defenders: 1, ..Price::default() }, "downhill");
}

/// Infantry on foot next to enemies may assault. Pinned units and units that have advanced may not, and a sniper cannot
/// be assaulted (17.1).
#[test]
fn who_may_assault() {
    let rulebook = of_map("map-valmont");
    let sniper = Counter { side: Side::German, ..counter("sniper", 1, "0404") };
    let public = position([
        counter("us-rifle", 1, "0403"),
        but(counter("us-rifle", 2, "0403"), |condition| (condition.fired, condition.moved) = (true, true)),
        but(counter("us-rifle", 3, "0403"), |condition| condition.pinned = true),
        but(counter("us-rifle", 4, "0403"), |condition| condition.advanced = true),
        facing("us-m4-75", 1, "0403", Hexside::North),
        with("us-rifle", 5, Place::Aboard(word("us-m3-1")), Side::Allied),
        counter("us-rifle", 6, "0302"),
        counter("ge-rifle", 1, "0402"),
        sniper,
    ]);
    let may = |unit: &str, to: &str| {
        may_assault(&rulebook, &public, public.find(word(unit)).unwrap(), hex(to))
            .map(|from| from.to_string())
    };
    let unit = |id| word(id);
    assert_eq!(may("us-rifle-1", "0402"), Ok("0403".to_owned()));
    assert_eq!(may("us-rifle-2", "0402"), Ok("0403".to_owned()), "with both markers");
    assert_eq!(may("us-rifle-3", "0402"), Err(Why::Pinned { unit: unit("us-rifle-3") }));
    assert_eq!(may("us-rifle-4", "0402"), Err(Why::AdvancedBefore { unit: unit("us-rifle-4") }));
    assert_eq!(may("us-m4-75-1", "0402"), Err(Why::NoAssaulter { unit: unit("us-m4-75-1") }));
    assert_eq!(may("us-rifle-5", "0402"), Err(Why::NoAssaulter { unit: unit("us-rifle-5") }));
    assert_eq!(may("us-rifle-1", "0405"), Err(Why::NotNext { unit: unit("us-rifle-1"), hex: hex("0405") }));
    for empty in ["0503", "0404"] {
        assert_eq!(may("us-rifle-1", empty), Err(Why::NobodyToAssault { hex: hex(empty) }), "{empty}");
    }
    let together = [using("us-rifle-1", &[]), using("us-rifle-6", &[])];
    let judged = |shots: &[Shot], leader| assault(&rulebook, &public, shots, leader, (hex("0402"), false));
    assert_eq!(judged(&together, None), Err(Why::NotOneHexAssaults));
    assert_eq!(judged(&[], None), Err(Why::NobodyAssaults));
    let squad = word("us-rifle-1");
    assert_eq!(judged(&together[..1], Some(squad)), Err(Why::NoAssaultLeader { unit: squad }));
}

/// Unpinned infantry in the hex may use grenades of its side (12.3).
#[test]
fn defenders_have_grenades() {
    let rulebook = of_map("map-valmont");
    let grenades = |pinned, left| {
        let squad = but(counter("ge-rifle", 1, "0402"), |condition| condition.pinned = pinned);
        let mut public = position([squad, counter("ge-pak-40", 1, "0402")]);
        public.stores[0].expendable.extend([(word("grenades"), left), (word("panzerfaust"), 2)]);
        defending_grenades(&rulebook, &public, Side::German, hex("0402"))
    };
    assert_eq!(grenades(false, 1), Some(word("grenades")));
    assert_eq!(grenades(false, 0), None);
    assert_eq!(grenades(true, 1), None, "a gun throws none");
}
