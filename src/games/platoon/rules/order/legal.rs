//! The legal orders now, by the rules that judge them: for random players, tests and the command line.

use super::{Order, Target, Work, order_rules::*};
use crate::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
        orders::{OrderRule, Sequenced},
    },
    games::platoon::rules::{
        Platoon,
        combat::{
            Kind, fire,
            indirect::{call, is_target, may_fire, may_register, salvo},
            is_ready,
            reaction::{firers, interdictors, opportunity},
        },
        conduct::{
            Decision, may_assault, may_clear, may_overrun,
            setting_up::{may_lay, may_place, works_left},
            transport::{may_flip, may_load, may_unload},
        },
        counter::{Counter, Place},
        kinds::Side,
        movement::{Walk, may_exit, may_walk_beside, reach, step, walk},
        phase::Phase,
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        set_up,
        sight::spotting::conceals,
    },
};

/// The question that a list answers: the side that is asked for an order, and the position that it sees.
struct Asked<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
    side: Side,
}

impl<'a> Asked<'a> {
    fn own(&self) -> impl Iterator<Item = &'a Counter> + use<'a> {
        let side = self.side;
        self.public.counters.iter().filter(move |counter| counter.side == side)
    }

    fn of_each(&self, orders: fn(&Rulebook, &Public, &Counter) -> Vec<Order>) -> Vec<Order> {
        self.own().flat_map(|counter| orders(self.rulebook, self.public, counter)).collect()
    }

    fn any(&self, may: fn(&Rulebook, &Public, &Counter) -> bool) -> bool {
        self.own().any(|counter| may(self.rulebook, self.public, counter))
    }
}

/// Orders of some kinds, listed in the phases that take all these kinds.
struct OrderList {
    kinds: &'static [OrderRule<Platoon>],
    list: fn(&Asked<'_>) -> Vec<Order>,
    /// Whether a side could give any order of these kinds: a segment in which it could give none passes by itself.
    any: fn(&Asked<'_>) -> bool,
}

/// The lists, in the order in which their orders are offered.
const LISTS: &[OrderList] = &[
    OrderList {
        kinds: &[PLACE, PLACE_ABOARD, LAY],
        list: |it| setting_up(it.rulebook, it.public, it.side),
        any: |_| true,
    },
    OrderList { kinds: &[FLIP], list: |it| it.of_each(flips), any: |it| !it.of_each(flips).is_empty() },
    OrderList {
        kinds: &[INDIRECT_FIRE],
        list: |it| it.of_each(bombardments),
        any: |it| it.any(|rulebook, public, unit| !bombardments(rulebook, public, unit).is_empty()),
    },
    OrderList {
        kinds: &[FIRE],
        list: |it| firing(it.rulebook, it.public, it.side),
        // If no unit can fire alone, several may be able to fire together (11.1).
        any: |it| it.any(may_shoot_somewhere) || !firing(it.rulebook, it.public, it.side).is_empty(),
    },
    OrderList {
        kinds: &[MOVE, MOVE_BESIDE, ENTER, EXIT],
        list: |it| it.of_each(moves),
        any: |it| it.any(may_go_somewhere),
    },
    OrderList {
        kinds: &[LOAD],
        list: |it| it.of_each(loads),
        any: |it| it.any(|rulebook, public, unit| !loads(rulebook, public, unit).is_empty()),
    },
    OrderList {
        kinds: &[OVERRUN],
        list: |it| it.of_each(overruns),
        any: |it| it.any(|rulebook, public, unit| !overruns(rulebook, public, unit).is_empty()),
    },
    OrderList {
        kinds: &[UNLOAD],
        list: |it| it.of_each(unloads),
        any: |it| it.any(|rulebook, public, unit| may_unload(rulebook, public, unit).is_ok()),
    },
    OrderList {
        kinds: &[ASSAULT],
        list: |it| it.of_each(assaults),
        any: |it| it.any(|rulebook, public, unit| !assaults(rulebook, public, unit).is_empty()),
    },
    OrderList {
        kinds: &[CLEAR_MINES],
        list: |it| it.of_each(clears),
        any: |it| it.any(|rulebook, public, unit| may_clear(rulebook, public, unit).is_ok()),
    },
    OrderList {
        kinds: &[REGISTER, UNREGISTER],
        list: |it| it.of_each(registrations),
        any: |it| it.any(may_change_registration),
    },
];

/// The lists of the orders that a phase takes.
fn lists_in(phase: Phase) -> impl Iterator<Item = &'static OrderList> {
    LISTS.iter().filter(move |list| Platoon::sequence().takes_all(phase, list.kinds))
}

/// Whether a side has any action in the present segment except ending it (3.2).
pub fn has_anything(rulebook: &Rulebook, public: &Public, side: Side) -> bool {
    let asked = Asked { rulebook, public, side };
    public.phase == Phase::Over || lists_in(public.phase).any(|list| (list.any)(&asked))
}

fn enemy_hexes(public: &Public, side: Side) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = public.on_map(side.enemy()).map(|(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

fn may_shoot_somewhere(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    is_ready(counter).is_ok()
        && enemy_hexes(public, counter.side)
            .into_iter()
            .any(|hex| !shots(rulebook, public, counter, hex).is_empty())
}

fn may_go_somewhere(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    !reach(rulebook, public, counter).ends().is_empty() || may_exit(rulebook, public, counter.id).is_ok()
}

fn may_change_registration(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    public.registered(counter.id).next().is_some() || !registrations(rulebook, public, counter).is_empty()
}

fn flips(_: &Rulebook, public: &Public, carrier: &Counter) -> Vec<Order> {
    may_flip(public, carrier).is_ok().then_some(Order::Flip { carrier: carrier.id }).into_iter().collect()
}

fn unloads(rulebook: &Rulebook, public: &Public, carrier: &Counter) -> Vec<Order> {
    let able = may_unload(rulebook, public, carrier).is_ok();
    able.then_some(Order::Unload { carrier: carrier.id }).into_iter().collect()
}

fn clears(rulebook: &Rulebook, public: &Public, engineer: &Counter) -> Vec<Order> {
    let able = may_clear(rulebook, public, engineer).is_ok();
    able.then_some(Order::ClearMines { engineer: engineer.id }).into_iter().collect()
}

/// The targets in a hex that a unit may fire at by itself (12); weak ones count, since others may join.
fn shots(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> Vec<Target> {
    let units = public.in_hex(hex).map(|unit| Target::Unit(unit.id));
    let allowed = |target: &Target| fire(rulebook, public, Kind::Direct, &[counter], hex, *target).is_ok();
    units.chain([Target::Stack]).filter(allowed).collect()
}

/// Fire of one unit, and of all that may fire at a target together (12).
fn firing(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<Order> {
    let ready: Vec<&Counter> = public
        .on_map(side)
        .map(|(counter, _)| counter)
        .filter(|counter| is_ready(counter).is_ok() && rulebook.kind(counter).attack > 0)
        .collect();
    let mut orders = Vec::new();
    for hex in enemy_hexes(public, side) {
        let units = public.in_hex(hex).map(|unit| Target::Unit(unit.id));
        let targets: Vec<Target> = units.chain([Target::Stack]).collect();
        for target in targets {
            let alone = |counter: &Counter| fire(rulebook, public, Kind::Direct, &[counter], hex, target);
            let able = |counter: &&&Counter| matches!(alone(counter), Ok(_) | Err(Why::TooWeak { .. }));
            let able: Vec<&Counter> = ready.iter().filter(able).copied().collect();
            let order = |firers: &[&Counter]| {
                fire(rulebook, public, Kind::Direct, firers, hex, target).ok()?;
                Some(Order::Fire { firers: firers.iter().map(|unit| unit.id).collect(), hex, target })
            };
            orders.extend(able.iter().filter_map(|unit| order(&[unit])));
            if able.len() > 1 {
                orders.extend(order(&able));
            }
            // With weapons that harm armour, other weapons add strength to fire at a stack that is half armoured
            // (11.2).
            let joins = |counter: &&&Counter| matches!(alone(counter), Err(Why::OnlyWithOthers { .. }));
            let joining: Vec<&Counter> = ready.iter().filter(joins).copied().collect();
            if !joining.is_empty() && !able.is_empty() {
                orders.extend(order(&[able, joining].concat()));
            }
        }
    }
    orders
}

/// Indirect fire of one unit by itself (13).
fn bombardments(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Vec<Order> {
    if !rulebook.kind(counter).class.is_indirect() || is_ready(counter).is_err() {
        return Vec::new();
    }
    let mut targets = enemy_hexes(public, counter.side);
    if rulebook.options.hidden_units {
        // Cover without a known unit is a target, too (19.2).
        let covers = rulebook.board.hexes().filter(|hex| conceals(&rulebook.board, *hex));
        targets.extend(covers.filter(|hex| public.in_hex(*hex).next().is_none()));
    }
    let hexes = targets.into_iter().filter(|hex| {
        is_target(rulebook, public, counter.side, *hex).is_ok()
            && may_fire(rulebook, public, counter, *hex).is_ok()
    });
    let order = |hex| {
        let called = call(rulebook, public, counter, hex);
        salvo(rulebook, public, &[(counter, called)], hex).ok()?;
        Some(Order::IndirectFire { firers: vec![(counter.id, called)], hex })
    };
    hexes.filter_map(order).collect()
}

/// Hexes on which a unit may place its marker. Only hexes with or adjacent to enemies and hexes that count are listed,
/// to keep the list short; the rules allow others (13.3).
fn registrations(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Vec<Order> {
    if !rulebook.kind(counter).class.is_indirect() {
        return Vec::new();
    }
    let near = enemy_hexes(public, counter.side);
    let around = near.iter().flat_map(|hex| rulebook.board.neighbours(*hex).iter().flatten().copied());
    let mut hexes: Vec<Hex> =
        near.iter().copied().chain(around).chain(public.holders.keys().copied()).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let unit = counter.id;
    let new = hexes.into_iter().filter(|hex| public.registered(unit).all(|marker| marker != *hex));
    new.filter(|hex| may_register(rulebook, public, counter, *hex).is_ok())
        .map(|hex| Order::Register { unit, hex })
        .collect()
}

fn loads(rulebook: &Rulebook, public: &Public, carrier: &Counter) -> Vec<Order> {
    let Some(hex) = carrier.hex() else { return Vec::new() };
    let able = public.in_hex(hex).filter(|other| may_load(rulebook, public, carrier, other).is_ok());
    able.map(|other| Order::Load { carrier: carrier.id, passenger: other.id }).collect()
}

fn overruns(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Vec<Order> {
    let Some(from) = counter.hex() else { return Vec::new() };
    let around = rulebook.board.neighbours(from).iter().flatten().copied();
    let able = around.filter(|hex| may_overrun(rulebook, public, &[counter], *hex).is_ok());
    able.map(|hex| Order::Overrun { units: vec![counter.id], hex }).collect()
}

/// Assaults of one unit, and of all units that could join it.
fn assaults(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Vec<Order> {
    let Some(from) = counter.hex() else { return Vec::new() };
    let mut orders = Vec::new();
    for hex in rulebook.board.neighbours(from).iter().flatten().copied() {
        if public.holder(hex) != Some(counter.side.enemy()) {
            continue;
        }
        let weak = |unit: &&Counter| match may_assault(rulebook, public, &[unit], hex) {
            Ok(_) => true,
            Err(why) => matches!(why, Why::TooWeak { .. }),
        };
        let around = rulebook.board.neighbours(hex).iter().flatten();
        let all: Vec<&Counter> = around
            .flat_map(|near| public.in_hex(*near))
            .filter(|unit| unit.side == counter.side)
            .filter(weak)
            .collect();
        for units in [vec![counter], all] {
            if may_assault(rulebook, public, &units, hex).is_ok() {
                orders.push(Order::Assault { units: units.iter().map(|unit| unit.id).collect(), hex });
            }
        }
    }
    orders.dedup();
    orders
}

/// Every move of a unit by the cheapest path, quick marches, concealed movement, entering and leaving the map.
fn moves(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Vec<Order> {
    let unit = counter.id;
    let reach = reach(rulebook, public, counter);
    let due = matches!(counter.place, Place::Due(_));
    let plain = reach.ends().iter().map(|hex| match due {
        true => Order::Enter { unit, hex: *hex },
        false => Order::Move { unit, path: reach.path(*hex), quick: false, concealed: false },
    });
    let mut orders: Vec<Order> = plain.collect();
    let Some(from) = counter.hex() else { return orders };
    orders.extend(unseen_steps(rulebook, public, counter, from).into_iter().map(|(_, order)| order));
    orders.extend(quick_marches(rulebook, public, counter, from));
    if may_exit(rulebook, public, unit).is_ok() {
        orders.push(Order::Exit { unit });
    }
    orders
}

/// The steps by which a unit enters cover without being spotted, although its usual step there would reveal it. They
/// are concealed movement, or for a slow unit a step beside a road (10.4, 18.1). Each costs more than the usual step.
pub fn unseen_steps(rulebook: &Rulebook, public: &Public, counter: &Counter, from: Hex) -> Vec<(Hex, Order)> {
    let unit = counter.id;
    let creeps = Walk { concealed: true, quick: false };
    let step_into = |hex: Hex| {
        if walk(rulebook, public, counter, &[hex], creeps).is_ok() {
            return Some((hex, Order::Move { unit, path: vec![hex], quick: false, concealed: true }));
        }
        let slow = rulebook.kind(counter).allowance == 1;
        let by_road = slow && step(rulebook, public, counter, from, hex).is_ok_and(|step| step.by_road);
        let beside = by_road && may_walk_beside(rulebook, public, counter, hex).is_ok();
        beside.then_some((hex, Order::MoveBeside { unit, hex }))
    };
    let around = rulebook.board.neighbours(from).iter().flatten().copied();
    around.filter(|hex| conceals(&rulebook.board, *hex)).filter_map(step_into).collect()
}

/// The quick marches of a unit, one to each hex two hexes away (6.7).
pub fn quick_marches(rulebook: &Rulebook, public: &Public, counter: &Counter, from: Hex) -> Vec<Order> {
    let unit = counter.id;
    if rulebook.kind(counter).allowance != 1 || counter.condition.spent > Points::ZERO {
        return Vec::new();
    }
    let quick = Walk { quick: true, concealed: false };
    let mut found: Vec<(Hex, Order)> = Vec::new();
    for first in rulebook.board.neighbours(from).iter().flatten().copied() {
        for second in rulebook.board.neighbours(first).iter().flatten().copied() {
            let known = second.distance(from) < 2 || found.iter().any(|(hex, _)| *hex == second);
            if !known && walk(rulebook, public, counter, &[first, second], quick).is_ok() {
                let path = vec![first, second];
                found.push((second, Order::Move { unit, path, quick: true, concealed: false }));
            }
        }
    }
    found.into_iter().map(|(_, order)| order).collect()
}

fn setting_up(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<Order> {
    let mut orders = Vec::new();
    // Units are set up one after the other: the unit that waits comes first.
    if let Some(counter) = set_up::waiting(public, side).next() {
        let open =
            rulebook.board.hexes().filter(|hex| may_place(rulebook, public, side, counter.id, *hex).is_ok());
        orders.extend(open.map(|hex| Order::Place { unit: counter.id, hex }));
        return orders;
    }
    for work in [Work::Mines, Work::Fort, Work::Block] {
        if works_left(rulebook, public, side, work) > 0 {
            let open = rulebook
                .board
                .hexes()
                .filter(|hex| may_lay(rulebook, public, side, (work, *hex), true).is_ok());
            orders.extend(open.map(|hex| Order::Lay { work, hex, there: true }));
        }
    }
    orders
}

/// The answers to the question whether to fire at a unit that has entered (14.1): each firer by itself, all together,
/// and holding fire.
fn answers(rulebook: &Rulebook, public: &Public, decision: Decision) -> Vec<Order> {
    let Decision::Reaction { unit, hex, interdict, .. } = decision;
    let mut orders = vec![Order::Pass];
    let Some(entered) = public.find(unit) else { return orders };
    let able = firers(rulebook, public, entered, hex);
    let fire = |firers: &[&Counter]| {
        opportunity(rulebook, public, firers, (entered, hex)).ok()?;
        Some(Order::OpportunityFire { firers: firers.iter().map(|unit| unit.id).collect() })
    };
    orders.extend(able.iter().filter_map(|unit| fire(&[unit])));
    if able.len() > 1 {
        orders.extend(fire(&able));
    }
    if interdict {
        let calls = interdictors(rulebook, public, entered, hex);
        orders.extend(calls.iter().map(|(unit, _)| Order::Interdict { firers: vec![unit.id] }));
    }
    orders
}

/// The orders that the side to play may give now; of orders that several units may give together, only some.
pub fn orders(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<Order> {
    if let Some(decision) = public.owed {
        return answers(rulebook, public, decision);
    }
    if public.phase == Phase::Over {
        return Vec::new();
    }
    let asked = Asked { rulebook, public, side };
    let mut orders: Vec<Order> = lists_in(public.phase).flat_map(|list| (list.list)(&asked)).collect();
    if !public.phase.is_set_up() || set_up::waiting(public, side).next().is_none() {
        orders.push(Order::Done);
    }
    orders
}

/// The units named in an order, in its order.
pub fn units_of(order: &Order) -> Vec<UnitId> {
    match order {
        Order::Place { unit, .. }
        | Order::Move { unit, .. }
        | Order::MoveBeside { unit, .. }
        | Order::Enter { unit, .. }
        | Order::Exit { unit }
        | Order::Register { unit, .. }
        | Order::Unregister { unit, .. } => vec![*unit],
        Order::PlaceAboard { unit, carrier } => vec![*unit, *carrier],
        Order::Load { carrier, passenger } => vec![*carrier, *passenger],
        Order::Flip { carrier } | Order::Unload { carrier } => vec![*carrier],
        Order::ClearMines { engineer } => vec![*engineer],
        Order::IndirectFire { firers, .. } => firers.iter().map(|(unit, _)| *unit).collect(),
        Order::Fire { firers: units, .. }
        | Order::Overrun { units, .. }
        | Order::Assault { units, .. }
        | Order::OpportunityFire { firers: units }
        | Order::Interdict { firers: units }
        | Order::Instruct { units, .. } => units.clone(),
        Order::Lay { .. } | Order::Pass | Order::Done => Vec::new(),
    }
}
