//! The rulings on cases that the text of the rules leaves open (25), and cases that go with them.

use crate::table::{Table, fire, hex, hexes, table, walk, word, words};
use kessel::{
    engine::board::{ALL_SIDES, Hex, Hexside, RiverSides},
    games::squad::rules::{
        Rulebook,
        counter::Place,
        event::{Event, Kind},
        fire::Shot,
        kinds::Side,
        order::Order,
        phase::Step,
        position::{Public, WorkKind, decision::Decision},
        sight::Hindrance,
    },
};

/// Valmont with only these walls and hedges, and without any other feature if it is bare.
fn walled(bare: bool, hedgerows: bool, walls: &[(&str, &str)], hedges: &[(&str, &str)]) -> Rulebook {
    let mut rules = Rulebook::load("valmont").unwrap();
    let read = |entries: &[(&str, &str)]| {
        let entry = |(at, sides): &(&str, &str)| RiverSides {
            hex: hex(at),
            sides: sides.split_whitespace().map(|side| Hexside::from_short_name(side).unwrap()).collect(),
        };
        entries.iter().map(entry).collect::<Vec<_>>()
    };
    (rules.map.walls, rules.map.hedges) = (read(walls), read(hedges));
    if bare {
        rules.map.buildings.clear();
        for list in [
            &mut rules.map.town,
            &mut rules.map.woods,
            &mut rules.map.orchard,
            &mut rules.map.crops,
            &mut rules.map.level_1,
            &mut rules.map.hilltop,
        ] {
            list.clear();
        }
    }
    rules.options.hedgerows = hedgerows;
    rules.board = rules.map.board().unwrap();
    rules
}

fn sees(rules: &Rulebook, from: &str, to: &str) -> Option<i8> {
    rules.seeing(&Public::default()).hindrance(hex(from), hex(to))
}

/// A wall and a hedge meet in a corner: with hedgerows the line is blocked in both directions, without them it is
/// hindered by one (9.6, 25.1).
#[test]
fn case_25_1_a_corner_of_a_wall_and_a_hedge() {
    for (hedgerows, found) in [(true, None), (false, Some(1))] {
        let rules = walled(true, hedgerows, &[("0905", "n")], &[("0905", "nw")]);
        assert_eq!(sees(&rules, "0803", "1006"), found);
        assert_eq!(sees(&rules, "1006", "0803"), found);
    }
    // If only one of the hexsides has a feature, the line passes it; two walls hinder.
    let one = walled(true, true, &[], &[("0905", "nw")]);
    assert_eq!((sees(&one, "0803", "1006"), sees(&one, "1006", "0803")), (Some(0), Some(0)));
    let walls = walled(true, true, &[("0905", "n nw")], &[]);
    assert_eq!((sees(&walls, "0803", "1006"), sees(&walls, "1006", "0803")), (Some(1), Some(1)));
}

/// A line along a hedgerow is blocked. Along a wall, or a hedge without the option, it is hindered (9.3, 24.3, 25.1).
/// This holds at the edge of the map, too.
#[test]
fn case_25_1_along_a_hedgerow() {
    for (hedgerows, found) in [(true, None), (false, Some(1))] {
        let rules = walled(true, hedgerows, &[], &[("0606", "s")]);
        assert_eq!((sees(&rules, "0507", "0707"), sees(&rules, "0707", "0507")), (found, found));
        let edge = walled(true, hedgerows, &[], &[("0201", "n")]);
        assert_eq!((sees(&edge, "0101", "0301"), sees(&edge, "0301", "0101")), (found, found));
    }
    let wall = walled(true, true, &[("0606", "s")], &[]);
    assert_eq!((sees(&wall, "0507", "0707"), sees(&wall, "0707", "0507")), (Some(1), Some(1)));
}

/// A hedge of the firer's own hex or of the target's hex never blocks, not even in a corner (24.3, 25.1).
#[test]
fn case_25_1_own_hedges_do_not_block() {
    let rules = walled(true, true, &[], &[("0507", "ne se")]);
    assert_eq!((sees(&rules, "0507", "0707"), sees(&rules, "0707", "0507")), (Some(0), Some(1)));
    let plain = walled(true, true, &[], &[("1007", "n")]);
    assert_eq!((sees(&plain, "1007", "1003"), sees(&plain, "1003", "1007")), (Some(0), Some(1)));
    assert_eq!((sees(&plain, "1008", "1003"), sees(&plain, "1003", "1008")), (None, None));
}

/// Random numbers (Knuth's MMIX).
struct Lots(u64);

impl Lots {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

/// Walls and hedges on random hexsides: between all pairs of hexes the line is clear or blocked in both directions. All
/// hindrance, except that of the hexes at the ends, is the same (9.1, 25.1).
#[test]
fn case_9_1_sight_is_the_same_both_ways() {
    for seed in 0..6 {
        let mut lots = Lots(seed);
        let often = [15, 40, 70][seed as usize % 3];
        let mut rules = Rulebook::load(["valmont", "hill-71"][seed as usize % 2]).unwrap();
        let mut lists: [Vec<RiverSides>; 2] = [Vec::new(), Vec::new()];
        for at in rules.board.hexes() {
            for side in ALL_SIDES {
                let named = rules.board.neighbour(at, side).is_none_or(|beyond| beyond > at);
                if named && lots.below(100) < often {
                    lists[lots.below(2) as usize].push(RiverSides { hex: at, sides: vec![side] });
                }
            }
        }
        [rules.map.walls, rules.map.hedges] = lists;
        rules.options.hedgerows = seed < 4;
        rules.board = rules.map.board().unwrap();
        let public = Public::default();
        let seeing = rules.seeing(&public);
        let hexes: Vec<Hex> = rules.board.hexes().filter(|at| at.column() <= 12 && at.row() <= 10).collect();
        let mut clear = 0;
        for (number, from) in hexes.iter().enumerate() {
            for to in hexes.iter().skip(number + 1) {
                let between = |hindrance: &Hindrance| match hindrance {
                    Hindrance::Ground(at) => at != from && at != to,
                    Hindrance::Crossed(one, other) => ![one, other].iter().any(|at| *at == from || *at == to),
                    _ => true,
                };
                let turned = |hindrance: Hindrance| match hindrance {
                    Hindrance::Crossed(one, other) => Hindrance::Crossed(one.min(other), one.max(other)),
                    Hindrance::Along(one, other) => Hindrance::Along(one.min(other), one.max(other)),
                    other => other,
                };
                let [there, back] = [(*from, *to), (*to, *from)].map(|(from, to)| {
                    seeing.hindrances(from, to).ok().map(|found| {
                        let mut found: Vec<Hindrance> =
                            found.into_iter().filter(between).map(turned).collect();
                        found.sort_unstable();
                        found
                    })
                });
                assert_eq!(there, back, "{from} {to} of map {seed}: {:?}", seeing.hindrances(*from, *to));
                clear += usize::from(there.is_some());
            }
        }
        assert!(clear > 500, "{clear} lines of map {seed} are clear");
    }
}

fn move_by_assault(unit: &str, path: &str) -> Order {
    Order::Move { units: words(unit), path: hexes(path), assault: true, facing: None }
}

/// The cover of a unit against opportunity fire at its entry, or against later fire in the hex.
fn cover_of(table: &mut Table, order: Order) -> i8 {
    let events = table.must(order, &[6, 6]);
    let told = events.iter().find_map(|event| match event {
        Event::Attacked { modifiers, .. } => Some(modifiers.clone()),
        _ => None,
    });
    let cover = told
        .unwrap()
        .into_iter()
        .find(|(reason, _)| *reason == kessel::games::squad::rules::fire::modifier::Reason::Cover);
    cover.map_or(0, |(_, by)| by)
}

fn answer(unit: &str) -> Order {
    Order::OpportunityFire { shots: vec![Shot::of(word(unit))], leader: None, lane: None }
}

/// A unit that passes a foxhole has no cover of it; one that stops in it has, at its entry and afterwards (20.1, 25.2).
#[test]
fn case_25_2_only_who_stops_is_in_a_work() {
    let units = "us-rifle-1 0201\nge-rifle-1 0205\nge-rifle-2 0206";
    for (path, covers) in [("0202 0203", [0, 0]), ("0202", [1, 1])] {
        let mut table = table("patrol", Step::Movement, units);
        table.work(WorkKind::Foxhole, "0202");
        table.must(walk("us-rifle-1", path), &[]);
        assert_eq!(table.counter("us-rifle-1").condition.in_work, covers[0] == 1, "{path}");
        assert_eq!(cover_of(&mut table, answer("ge-rifle-1")), covers[0], "{path}");
        while table.public().owed.is_some() {
            table.must(Order::Hold, &[]);
        }
        table.must(Order::Done, &[]);
        let at = table.hex_of("us-rifle-1").unwrap().to_string();
        assert_eq!(cover_of(&mut table, fire("ge-rifle-2", &at)), covers[1], "{path}");
    }
}

/// A unit that is pinned while it passes a foxhole stops in it.
#[test]
fn case_25_2_who_is_pinned_stops_in_the_work() {
    use kessel::games::squad::rules::fire::casualties::Loss;
    let mut table = table("patrol", Step::Movement, "us-rifle-1 0201\nge-rifle-1 0205\nge-rifle-2 0206");
    table.work(WorkKind::Trench, "0202");
    table.must(walk("us-rifle-1", "0202 0203"), &[]);
    table.must(answer("ge-rifle-1"), &[3, 4]);
    assert_eq!(table.owed(), Some(1), "7 - 1 in the open: the trench does not help");
    table.must(Order::Casualties { losses: vec![(word("us-rifle-1"), Loss::Pinned)] }, &[]);
    assert!(table.counter("us-rifle-1").condition.in_work, "it stops there");
    assert_eq!(cover_of(&mut table, answer("ge-rifle-2")), 2);
}

/// While a unit moves by assault move it has that marker; at the end of the move a Move marker replaces it (3.3, 6.2).
/// The points left for its exit are still those of its assault move (4.3).
#[test]
fn case_6_2_a_move_marker_replaces_that_of_assault_move() {
    let units = "us-rifle-1 0103\nge-rifle-1 0105\nus-rifle-2 2014";
    let mut table = table("patrol", Step::Movement, units);
    table.must(move_by_assault("us-rifle-1", "0102 0101"), &[]);
    while table.public().owed.is_some() {
        let condition = &table.counter("us-rifle-1").condition;
        assert!(condition.assault_move && !condition.moved, "on its way");
        table.must(Order::Hold, &[]);
    }
    let condition = table.counter("us-rifle-1").condition.clone();
    assert!(condition.moved && !condition.assault_move);
    assert_eq!(table.hex_of("us-rifle-1"), Some(hex("0101")));
    assert_eq!(table.case(Order::Exit { unit: word("us-rifle-1") }), "4.3", "two points, and both are spent");
    table.must(Order::Done, &[]);
    let condition = &table.counter("us-rifle-1").condition;
    assert!(condition.moved && !condition.assault_move && !condition.assault_moved);
}

/// A sniper fires at all units in the hex of the roll that activated it, but not at an AFV. Here they include a gun, a
/// truck and a squad that did not fire (21.4, 25.3).
#[test]
fn case_25_3_a_sniper_fires_at_all_in_the_hex() {
    for beside in ["us-rifle-2 1007", "us-at-57-1 1007 n", "us-truck-1 1007 n", "us-m4-75-1 1007 n"] {
        let mut table = table("valmont", Step::Fire, &format!("us-rifle-1 1007\n{beside}\nge-rifle-1 1002"));
        table.set_public(|public| {
            let mut sniper = public.find(word("ge-rifle-1")).unwrap().clone();
            (sniper.id, sniper.kind, sniper.place) = (word("sniper-1"), word("sniper"), Place::Away);
            public.counters.push(sniper);
            public.counters.sort_by_key(|counter| counter.id);
        });
        table.must(fire("us-rifle-1", "1002"), &[6, 6]);
        let other = word(beside.split_whitespace().next().unwrap());
        let armoured = beside.starts_with("us-m4");
        let struck = if armoured { words("us-rifle-1") } else { vec![other, word("us-rifle-1")] };
        let mut struck = struck;
        struck.sort_unstable();
        let Some(Decision::Sniper { side: Side::German, units, .. }) = table.public().owed.clone() else {
            panic!("he is drawn")
        };
        assert_eq!(units, struck, "at whom he would fire");
        let place = kessel::games::squad::rules::conduct::snipers::hides(
            &table.rules,
            table.public(),
            Side::German,
            hex("1007"),
        )[0];
        let events = table.must(Order::PlaceSniper { hex: place }, &[1]);
        let told = events.iter().find_map(|event| match event {
            Event::Attacked { kind: Kind::Sniper, struck, .. } => Some(struck.clone()),
            _ => None,
        });
        assert_eq!(told, Some(struck));
    }
}

/// A sniper that fires at moving units hits only these, and no other unit in the hex (14.2, 21.5, 25.3).
#[test]
fn case_25_3_a_sniper_at_those_who_move() {
    let units = "us-rifle-1 1008\nus-rifle-2 1007\nge-rifle-1 2001";
    let mut table = table("valmont", Step::Movement, units);
    table.set_public(|public| {
        let mut sniper = public.find(word("ge-rifle-1")).unwrap().clone();
        (sniper.id, sniper.kind, sniper.place) = (word("sniper-1"), word("sniper"), Place::Map(hex("1206")));
        public.counters.push(sniper);
        public.counters.sort_by_key(|counter| counter.id);
    });
    table.must(walk("us-rifle-1", "1007"), &[]);
    let events = table.must(answer("sniper-1"), &[1]);
    let told = events.iter().find_map(|event| match event {
        Event::Attacked { kind: Kind::Sniper, struck, .. } => Some(struck.clone()),
        _ => None,
    });
    assert_eq!(told, Some(words("us-rifle-1")));
}

/// A mortar takes no opportunity fire, alone or with others: the refusal cites the case for that (14.1). In the fire
/// phase it does not fire together with other weapons (15.1), and a sniper's refusal cites the sniper's own case
/// (21.5).
#[test]
fn case_14_1_mortars_take_no_opportunity_fire() {
    let units = "us-rifle-1 0504\nge-rifle-1 0207 ge-mortar-5cm-1\nge-rifle-2 0207";
    let mortar = || Shot { weapon: Some(word("ge-mortar-5cm-1")), ..Shot::of(word("ge-rifle-1")) };
    let mut table = table("patrol", Step::Movement, units);
    table.must(walk("us-rifle-1", "0505"), &[]);
    assert!(matches!(table.public().owed, Some(Decision::Reaction { .. })), "ge-rifle-2 may fire");
    let order = |shots| Order::OpportunityFire { shots, leader: None, lane: None };
    assert_eq!(table.case(order(vec![mortar()])), "14.1");
    assert_eq!(table.case(order(vec![mortar(), Shot::of(word("ge-rifle-2"))])), "14.1");
    table.must(Order::Hold, &[]);
    table.must(Order::Done, &[]);
    let shots = vec![mortar(), Shot::of(word("ge-rifle-2"))];
    assert_eq!(table.case(Order::Fire { shots, leader: None, hex: hex("0505") }), "15.1");
}
