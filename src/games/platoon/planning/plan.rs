//! A planned attack, by the rule that will judge it: its possible targets and their odds.

use super::pointing::{Plan, Way};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::{
        Rulebook,
        combat::{
            Attack,
            indirect::{Call, Salvo, call, is_target, salvo},
            reaction::{Possible, opportunity, possible},
        },
        conduct::{Decision, direct_fire, may_assault, may_overrun},
        counter::Counter,
        kinds::Side,
        order::{Order, Target},
        position::{Instruction, Public},
        refusal::Why,
        sight::spotting::conceals,
    },
};
use std::collections::BTreeSet;

/// An option of a plan: an attack on a target, with its order; or the reason why not.
#[derive(Clone, Debug, PartialEq)]
pub struct Option {
    /// The target of the attack: one unit, or all as one.
    pub target: Target,
    pub made: Result<Made, Why>,
}

/// An attack that is allowed.
#[derive(Clone, Debug, PartialEq)]
pub struct Made {
    /// The attack on each unit that suffers it by itself; one attack for all of a stack.
    pub attacks: Vec<(std::option::Option<UnitId>, std::option::Option<Attack>)>,
    pub order: Order,
}

impl Made {
    fn one(attack: Attack, order: Order) -> Self {
        Self { attacks: vec![(None, Some(attack))], order }
    }
}

/// The options of a plan, the whole stack last.
pub fn options(rulebook: &Rulebook, public: &Public, plan: &Plan) -> Vec<Option> {
    let hex = plan.hex;
    let units: Vec<&Counter> = plan.units.iter().filter_map(|unit| public.find(*unit)).collect();
    let names = || plan.units.clone();
    let whole = |made| vec![Option { target: Target::Stack, made }];
    match plan.way {
        Way::Direct => {
            let inside = public.in_hex(hex).map(|unit| Target::Unit(unit.id));
            let many = public.in_hex(hex).count() > 1;
            let targets = inside.chain(many.then_some(Target::Stack));
            let option = |target| {
                let attack = direct_fire(rulebook, public, &units, hex, target);
                let made =
                    attack.map(|attack| Made::one(attack, Order::Fire { firers: names(), hex, target }));
                Option { target, made }
            };
            let all: Vec<Option> = targets.map(option).collect();
            // In a town and in a fort only the whole is attacked: the refusal of a single unit is not reported.
            let only_whole = |why: &Why| matches!(why, Why::TownAsAWhole { .. } | Why::OnlyTheFort { .. });
            let kept: Vec<Option> =
                all.into_iter().filter(|option| !option.made.as_ref().is_err_and(only_whole)).collect();
            if kept.is_empty() {
                let made = direct_fire(rulebook, public, &units, hex, Target::Stack);
                let order = Order::Fire { firers: names(), hex, target: Target::Stack };
                return whole(made.map(|attack| Made::one(attack, order)));
            }
            kept
        }
        Way::Indirect => {
            let calls: Vec<(&Counter, Call)> =
                units.iter().map(|unit| (*unit, call(rulebook, public, unit, hex))).collect();
            let side = units.first().map_or(Side::German, |unit| unit.side);
            let fallen = salvo(rulebook, public, &calls, hex)
                .and_then(|salvo| is_target(rulebook, public, side, hex).map(|()| salvo));
            let firers = calls.iter().map(|(unit, call)| (unit.id, *call)).collect();
            whole(
                fallen.map(|Salvo { attacks, .. }| Made {
                    attacks,
                    order: Order::IndirectFire { firers, hex },
                }),
            )
        }
        Way::Overrun => {
            let overrun = may_overrun(rulebook, public, &units, hex);
            whole(overrun.map(|overrun| Made::one(overrun.attack, Order::Overrun { units: names(), hex })))
        }
        Way::Assault => {
            let assault = may_assault(rulebook, public, &units, hex);
            whole(assault.map(|attack| Made::one(attack, Order::Assault { units: names(), hex })))
        }
    }
}

/// Whether cover without a known unit may hide one: indirect fire may be aimed at it (19.2).
pub fn may_hide(rulebook: &Rulebook, public: &Public, hex: Hex) -> bool {
    rulebook.options.hidden_units && conceals(&rulebook.board, hex) && public.in_hex(hex).next().is_none()
}

/// The order of a plan without changes, at the single unit if one is alone, whether it is allowed or not.
pub fn sent(rulebook: &Rulebook, public: &Public, plan: &Plan) -> Order {
    let (units, hex) = (plan.units.clone(), plan.hex);
    match plan.way {
        Way::Direct => {
            let mut inside = public.in_hex(hex).map(|unit| Target::Unit(unit.id));
            let target = match (inside.next(), inside.next()) {
                (Some(one), None) => one,
                _ => Target::Stack,
            };
            Order::Fire { firers: units, hex, target }
        }
        Way::Indirect => {
            let firers = units.iter().filter_map(|unit| public.find(*unit));
            let firers = firers.map(|unit| (unit.id, call(rulebook, public, unit, hex))).collect();
            Order::IndirectFire { firers, hex }
        }
        Way::Overrun => Order::Overrun { units, hex },
        Way::Assault => Order::Assault { units, hex },
    }
}

/// The plan and the target of the attack that an order makes; none if it makes none.
pub fn attack_in(order: &Order) -> std::option::Option<(Plan, Target)> {
    let plan = |way, units: &[UnitId], hex: &Hex| Plan { way, units: units.to_vec(), hex: *hex };
    Some(match order {
        Order::Fire { firers, hex, target } => (plan(Way::Direct, firers, hex), *target),
        Order::IndirectFire { firers, hex } => {
            let units: Vec<UnitId> = firers.iter().map(|(unit, _)| *unit).collect();
            (plan(Way::Indirect, &units, hex), Target::Stack)
        }
        Order::Overrun { units, hex } => (plan(Way::Overrun, units, hex), Target::Stack),
        Order::Assault { units, hex } => (plan(Way::Assault, units, hex), Target::Stack),
        _ => return None,
    })
}

/// The number that chooses this target among those of a plan.
pub fn choosing(
    rulebook: &Rulebook,
    public: &Public,
    plan: &Plan,
    target: Target,
) -> std::option::Option<usize> {
    let options = options(rulebook, public, plan);
    let meant = options.iter().position(|option| option.target == target)?;
    (0..options.len()).find(|number| best(rulebook, &options, Some(*number)) == Some(meant))
}

/// The kind of attack in the present segment; none if there is none.
pub fn way(public: &Public) -> std::option::Option<Way> {
    use crate::games::platoon::rules::phase::Segment;
    match public.phase.segment()? {
        Segment::IndirectFire => Some(Way::Indirect),
        Segment::DirectFire => Some(Way::Direct),
        Segment::Vehicles => Some(Way::Overrun),
        Segment::Assault => Some(Way::Assault),
        _ => None,
    }
}

/// Whether a unit may take part in an attack on a hex, alone or with others. That it is too weak, or has no effect
/// without them, is no reason against it.
pub fn may_join(rulebook: &Rulebook, public: &Public, unit: UnitId, way: Way, hex: Hex) -> bool {
    let plan = Plan { way, units: vec![unit], hex };
    options(rulebook, public, &plan).iter().any(|option| match &option.made {
        Ok(_) | Err(Why::TooWeak { .. } | Why::AssaultsWithOthers { .. } | Why::OnlyWithOthers { .. }) => {
            true
        }
        Err(_) => false,
    })
}

/// The effect of the six die faces of an attack, summed; 0 if it can have none at all. The effect of indirect fire on
/// unknown units cannot be estimated.
pub fn promise(rulebook: &Rulebook, made: &Made) -> u32 {
    if made.attacks.is_empty() {
        return 1;
    }
    let of = |attack: &Attack| {
        let [_, d, dd, x] = attack.chances(rulebook).map(u32::from);
        (d + 2 * dd + 5 * x) * u32::try_from(attack.struck.len().max(1)).unwrap_or(1)
    };
    made.attacks.iter().filter_map(|(_, attack)| attack.as_ref()).map(of).sum()
}

/// The attack that comes first and has the amber button: the one chosen by its number, counted round and round. Without
/// a number it is the one with the highest effect. None of those without any effect.
pub fn best(
    rulebook: &Rulebook,
    options: &[Option],
    chosen: std::option::Option<usize>,
) -> std::option::Option<usize> {
    let promised = |(at, option): (usize, &Option)| Some((at, promise(rulebook, option.made.as_ref().ok()?)));
    let able: Vec<(usize, u32)> =
        options.iter().enumerate().filter_map(promised).filter(|(_, promise)| *promise > 0).collect();
    if let Some(chosen) = chosen.filter(|_| !able.is_empty()) {
        return able.get(chosen % able.len()).map(|(at, _)| *at);
    }
    able.into_iter().max_by_key(|(at, promise)| (*promise, std::cmp::Reverse(*at))).map(|(at, _)| at)
}

/// The units that may still fire at the unit that has entered and whose owner must be asked (14.1, 14.6).
pub fn asked(
    rulebook: &Rulebook,
    public: &Public,
    instruction: impl Fn(UnitId) -> Instruction,
) -> std::option::Option<(Decision, Possible)> {
    let decision @ Decision::Reaction { unit, hex, interdict, .. } = public.owed?;
    let entered = public.find(unit)?;
    let asks = |firer| instruction(firer) == Instruction::Ask;
    Some((decision, possible(rulebook, public, (entered, hex), interdict, asks)))
}

/// Opportunity fire of the units that are not left out.
pub fn answer(
    rulebook: &Rulebook,
    public: &Public,
    (decision, possible): (Decision, &Possible),
    left_out: &BTreeSet<UnitId>,
) -> std::option::Option<Result<Made, Why>> {
    let Decision::Reaction { unit, hex, .. } = decision;
    let entered = public.find(unit)?;
    let firers: Vec<UnitId> =
        possible.firers.iter().copied().filter(|firer| !left_out.contains(firer)).collect();
    let counters: Vec<&Counter> = firers.iter().filter_map(|firer| public.find(*firer)).collect();
    if counters.is_empty() {
        return None;
    }
    let attack = opportunity(rulebook, public, &counters, (entered, hex));
    Some(attack.map(|attack| Made::one(attack, Order::OpportunityFire { firers })))
}

/// The units that may interdict as one: each alone, and those of a type together (13.6).
pub fn batteries(public: &Public, interdictors: &[(UnitId, Call)]) -> Vec<Vec<(UnitId, Call)>> {
    let kind = |unit: &UnitId| public.find(*unit).map(|counter| counter.kind);
    let mut together: Vec<Vec<(UnitId, Call)>> = Vec::new();
    for one in interdictors {
        match together.iter_mut().find(|battery| battery.iter().all(|(unit, _)| kind(unit) == kind(&one.0))) {
            Some(battery) => battery.push(*one),
            None => together.push(vec![*one]),
        }
    }
    let alone = |battery: &Vec<(UnitId, Call)>| battery.len() > 1;
    let each: Vec<Vec<(UnitId, Call)>> =
        together.iter().filter(|battery| alone(battery)).flatten().map(|one| vec![*one]).collect();
    together.into_iter().chain(each).collect()
}

/// The interdiction by units in a hex that an enemy has entered, on each unit there (13.8, 14.5).
///
/// # Errors
/// The reason why they do not fire there.
pub fn interdiction(
    rulebook: &Rulebook,
    public: &Public,
    interdictors: &[(UnitId, Call)],
    hex: Hex,
) -> Result<Made, Why> {
    let counter = |(unit, call): &(UnitId, Call)| {
        Ok((public.find(*unit).ok_or(Why::NoSuchUnit { unit: *unit })?, *call))
    };
    let counters = interdictors.iter().map(counter).collect::<Result<Vec<(&Counter, Call)>, Why>>()?;
    let Salvo { attacks, .. } = salvo(rulebook, public, &counters, hex)?;
    let firers = interdictors.iter().map(|(unit, _)| *unit).collect();
    Ok(Made { attacks, order: Order::Interdict { firers } })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::platoon::rules::{
        Platoon,
        combat::{Kind, Reason},
        counter::Place,
        phase::{Phase, Segment},
    };

    fn option(column: usize, added: i8) -> Option {
        let attack = Attack {
            kind: Kind::Direct,
            hex: "1205".parse().unwrap(),
            struck: vec!["so-t34-76-1".parse().unwrap()],
            strength: 4,
            defence: 16,
            shift: 0,
            column,
            modifiers: vec![(Reason::Cover, added)],
        };
        Option { target: Target::Stack, made: Ok(Made::one(attack, Order::Done)) }
    }

    /// An attack that a hint advises is planned as it would be made, on its target.
    #[test]
    fn an_advised_attack_is_planned_on_its_target() {
        let rulebook = Rulebook::load("meeting").unwrap();
        let mut public = <Platoon as crate::engine::orders::Game>::start(&rulebook, 1).public;
        let [gun, one, other] =
            ["ge-pz-4h-1", "so-t34-76-1", "so-t34-76-2"].map(|unit| unit.parse().unwrap());
        for (unit, hex) in [(gun, "1205"), (one, "1505"), (other, "1505")] {
            let counter = public.counters.iter_mut().find(|counter| counter.id == unit).unwrap();
            counter.place = Place::Map(hex.parse().unwrap());
        }
        public.phase = Phase::First(Segment::DirectFire);
        for target in [Target::Unit(one), Target::Unit(other), Target::Stack] {
            let order = Order::Fire { firers: vec![gun], hex: "1505".parse().unwrap(), target };
            let (plan, whom) = attack_in(&order).unwrap();
            let chosen = choosing(&rulebook, &public, &plan, whom);
            let options = options(&rulebook, &public, &plan);
            let meant = best(&rulebook, &options, chosen).map(|at| options[at].made.clone().unwrap().order);
            assert_eq!(meant, Some(order));
        }
        assert_eq!(attack_in(&Order::Done), None);
    }

    /// Fire without any effect has no amber button, and the key does not fire it; a key steps through the rest.
    #[test]
    fn fire_that_can_do_nothing_is_not_the_best() {
        let rulebook = Rulebook::load("meeting").unwrap();
        let weak = [option(0, 0)];
        assert_eq!(best(&rulebook, &weak, None), None);
        assert_eq!(best(&rulebook, &weak, Some(3)), None);
        let options = [option(0, 0), option(4, 1), option(5, 0)];
        assert_eq!(best(&rulebook, &options, None), Some(2));
        let chosen = [0, 1, 2].map(|number| best(&rulebook, &options, Some(number)));
        assert_eq!(chosen, [Some(1), Some(2), Some(1)]);
    }
}
