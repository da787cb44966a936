//! Orders that may be given now, by the rules that judge them: for the random player, tests and the command line.
//!
//! The list holds only some of the orders that exist in very many forms. It has one path to each hex within reach, for
//! single units and for each stack with its leader. It has fire of each unit alone with its best weapon, and of all
//! units of a hex together. Missions and smoke of weapons are on hexes with enemies. At set-up it has the first unit
//! and the first weapon that still wait. Units exit the map only where the scenario counts it. If a hex is over its
//! limit for a moment, the orders that make room come first.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod close;
mod fire;
mod march;
mod react;
mod set_up;
mod transport;

use super::{Order, order_rules::*};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{OrderRule, Sequenced},
    },
    games::squad::rules::{
        Squad,
        conduct::{
            commanding::{may_arm, may_join, may_split},
            snipers,
        },
        counter::{Counter, Place},
        fire::{
            casualties,
            missions::{may_lay_barrage, may_place, may_spot},
            sniper::sniper_of,
        },
        kinds::Side,
        movement::{First, overstack_duty},
        phase::Phase,
        position::{Mission, Public, decision::Decision},
        rally::rally,
        rulebook::Rulebook,
    },
};

/// The input of a list: the side that is asked for an order, and the state that it sees.
#[derive(Clone, Copy)]
struct Asked<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
    side: Side,
}

/// Orders of some kinds, listed in the phases that take all these kinds.
struct OrderList {
    kinds: &'static [OrderRule<Squad>],
    list: fn(&Asked<'_>) -> Vec<Order>,
    /// Whether a side could give any order of these kinds: a phase in which it could give none passes by itself.
    any: fn(&Asked<'_>) -> bool,
}

/// The lists, in the order in which their orders are offered.
const LISTS: &[OrderList] = &[
    OrderList { kinds: &[PLACE, PLACE_ABOARD, BUILD], list: |it| it.set_up(), any: |_| true },
    OrderList {
        kinds: &[MISSION, SMOKE_BARRAGE],
        list: |it| it.support(),
        any: |it| it.public.stores(it.side).missions.values().any(|left| *left > 0),
    },
    OrderList { kinds: &[SPLIT, JOIN, ARM], list: |it| it.command(), any: |it| !it.command().is_empty() },
    OrderList { kinds: &[FIRE, FIRE_AT], list: |it| it.fire(), any: |it| !it.fire().is_empty() },
    OrderList {
        kinds: &[SMOKE, CLEAR_WIRE],
        list: |it| it.smoke(),
        any: |it| it.may_lay_smoke() || !it.smoke().is_empty(),
    },
    // The movement is never passed over: even a player without a unit that can move sees that it is their turn.
    OrderList { kinds: &[MOVE, ARM], list: |it| it.arms_of_those_due(), any: |_| true },
    OrderList { kinds: &[LOAD, UNLOAD], list: |it| it.transports(), any: |_| true },
    OrderList {
        kinds: &[MOVE, DRIVE, PIVOT, EXIT, LAY_SMOKE, OVERRUN],
        list: |it| it.marches(),
        any: |_| true,
    },
    OrderList { kinds: &[ADVANCE, TURN, ASSAULT], list: |it| it.close(), any: |it| !it.close().is_empty() },
    OrderList {
        kinds: &[RALLY, WITHDRAW_SNIPER],
        list: |it| it.after_action(),
        any: |it| !it.after_action().is_empty(),
    },
];

/// The lists of the orders that a phase takes.
fn lists_in(phase: Phase) -> impl Iterator<Item = &'static OrderList> {
    LISTS.iter().filter(move |list| Squad::sequence().takes_all(phase, list.kinds))
}

/// All orders that a side may give now. The order that ends the phase is the last one.
pub fn orders(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<Order> {
    let asked = Asked { rulebook, public, side };
    if let Some(decision) = &public.owed {
        return asked.answers(decision);
    }
    if public.phase == Phase::Over {
        return Vec::new();
    }
    let moves = Squad::sequence().takes_all(public.phase, &[MOVE]);
    match overstack_duty(rulebook, public, side).filter(|_| moves) {
        Some(First::Load { carrier, hex }) => return asked.loads_to_make_room(carrier, hex),
        Some(First::StepOut { hex }) => return asked.steps_to_make_room(hex),
        None => {}
    }
    let mut orders: Vec<Order> = lists_in(public.phase).flat_map(|list| (list.list)(&asked)).collect();
    if asked.may_end_phase() {
        orders.push(Order::Done);
    }
    orders
}

/// Whether a side has any action in the present phase except ending it.
pub fn has_anything(rulebook: &Rulebook, public: &Public, side: Side) -> bool {
    let asked = Asked { rulebook, public, side };
    public.phase == Phase::Over || lists_in(public.phase).any(|list| (list.any)(&asked))
}

/// Whether a side has any action in the present phase except fire and ending it.
pub fn has_anything_but_fire(rulebook: &Rulebook, public: &Public, side: Side) -> bool {
    let asked = Asked { rulebook, public, side };
    let fires = |list: &&OrderList| list.kinds.iter().any(|rule| rule.kind == FIRE.kind);
    lists_in(public.phase).filter(|list| !fires(list)).any(|list| (list.any)(&asked))
}

impl<'a> Asked<'a> {
    fn own(self) -> impl Iterator<Item = &'a Counter> {
        self.public.counters.iter().filter(move |counter| counter.side == self.side)
    }

    /// The hexes with enemies, without repetition.
    fn enemy_hexes(&self) -> Vec<Hex> {
        let mut hexes: Vec<Hex> = self.public.on_map(self.side.enemy()).map(|(_, hex)| hex).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    }

    /// The hexes with friendly units, without repetition.
    fn own_hexes(&self) -> Vec<Hex> {
        let mut hexes: Vec<Hex> = self.public.on_map(self.side).map(|(_, hex)| hex).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    }

    /// All answers: sets of losses, hexes for the sniper, or fire at units that have entered.
    fn answers(&self, decision: &Decision) -> Vec<Order> {
        let (rulebook, public) = (self.rulebook, self.public);
        match decision {
            Decision::Casualties { points, hits, .. } => {
                let sets = casualties::legal(hits, *points).into_iter();
                sets.map(|losses| Order::Casualties { losses }).collect()
            }
            Decision::Sniper { side, hex, .. } => {
                let hexes = snipers::hides(rulebook, public, *side, *hex).into_iter();
                hexes.map(|hex| Order::PlaceSniper { hex }).collect()
            }
            Decision::Reaction { units, hex, .. } => self.reactions(units, *hex),
            Decision::Withdrawal { .. } => vec![Order::Hold, Order::WithdrawSniper],
        }
    }

    /// Missions and smoke on the hexes of enemies.
    fn support(&self) -> Vec<Order> {
        let (rulebook, public, side) = (self.rulebook, self.public, self.side);
        let mut orders = Vec::new();
        for hex in self.enemy_hexes() {
            let spots = |counter: &&Counter| may_spot(rulebook, public, counter, hex);
            let spotter = self.own().find(spots).map(|counter| counter.id);
            for mission in [Mission::Light, Mission::Heavy, Mission::FighterBomber] {
                let spotter = spotter.filter(|_| mission.is_artillery());
                if may_place(rulebook, public, (side, mission), hex, spotter).is_ok() {
                    orders.push(Order::Mission { mission, hex, spotter });
                }
            }
            if may_lay_barrage(rulebook, public, side, hex, spotter).is_ok() {
                orders.extend(spotter.map(|spotter| Order::SmokeBarrage { hex, spotter }));
            }
        }
        orders
    }

    fn command(&self) -> Vec<Order> {
        let (rulebook, public, side) = (self.rulebook, self.public, self.side);
        let mut orders = self.arms_of_those_due();
        for hex in self.own_hexes() {
            let units: Vec<UnitId> = public.in_hex(hex).map(|counter| counter.id).collect();
            let weapons: Vec<UnitId> = units
                .iter()
                .flat_map(|unit| public.carried_by(*unit))
                .filter(|weapon| matches!(weapon.place, Place::Carried(_)))
                .map(|weapon| weapon.id)
                .collect();
            for weapon in weapons {
                let takes = |unit: &&UnitId| may_arm(rulebook, public, side, weapon, **unit).is_ok();
                orders.extend(units.iter().filter(takes).map(|unit| Order::Arm { weapon, unit: *unit }));
            }
            for (number, unit) in units.iter().enumerate() {
                if may_split(rulebook, public, side, *unit).is_ok() {
                    orders.extend([false, true].map(|second| Order::Split { squad: *unit, second }));
                }
                let others = units.iter().skip(number + 1).map(|other| [*unit, *other]);
                let joins = others.filter(|halves| may_join(rulebook, public, side, *halves).is_ok());
                orders.extend(joins.map(|halves| Order::Join { halves }));
            }
        }
        orders
    }

    /// The first weapon that waits to enter, for each unit that may have it.
    fn arms_of_those_due(&self) -> Vec<Order> {
        let due = |counter: &&Counter| {
            matches!(counter.place, Place::Due(_)) && self.rulebook.kind(counter).weapon().is_some()
        };
        let takers = |weapon: &Counter| {
            let weapon = weapon.id;
            let takes = move |unit: &&Counter| {
                may_arm(self.rulebook, self.public, self.side, weapon, unit.id).is_ok()
            };
            self.own().filter(takes).map(move |unit| Order::Arm { weapon, unit: unit.id }).collect::<Vec<_>>()
        };
        self.own().filter(due).map(takers).find(|orders| !orders.is_empty()).unwrap_or_default()
    }

    fn after_action(&self) -> Vec<Order> {
        let able = self.own().filter(|counter| rally(self.rulebook, self.public, counter).is_ok());
        let rallies = able.map(|counter| Order::Rally { unit: counter.id });
        let sniper = sniper_of(self.rulebook, self.public, self.side).and_then(Counter::hex);
        rallies.chain(sniper.map(|_| Order::WithdrawSniper)).collect()
    }
}
