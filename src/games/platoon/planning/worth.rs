//! The chance that an attack has an effect: fire without any is answered by the program, and only units with a fair one
//! are worth a question.

use super::plan::{Made, attack_in, options, promise};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::{
        planning::pointing::{Plan, Way},
        rules::{
            Rulebook,
            kinds::Side,
            order::{Order, legal},
            phase::Segment,
            position::Public,
        },
    },
    planning::worth::{WORTH_ASKING, percent},
};
use std::collections::{BTreeMap, BTreeSet};

/// The faces of the die of an attack.
const FACES: u32 = 6;

/// The best chance in percent that an attack has an effect. Fire into cover may find what is hidden there.
fn chance(rulebook: &Rulebook, made: &Made) -> u32 {
    let attacks = made.attacks.iter().filter_map(|(_, attack)| attack.as_ref());
    let effects =
        attacks.map(|attack| attack.chances(rulebook)[1..].iter().map(|dice| u32::from(*dice)).sum::<u32>());
    if made.attacks.is_empty() { 100 } else { percent(effects.max().unwrap_or(0), FACES) }
}

/// The attacks that an order makes.
fn made(rulebook: &Rulebook, public: &Public, order: &Order) -> Option<Made> {
    let (plan, target) = attack_in(order)?;
    let options = options(rulebook, public, &plan);
    options.into_iter().find(|option| option.target == target)?.made.ok()
}

/// The units with a fair chance in an attack of this segment, alone or with others.
pub(in crate::games::platoon) fn promising(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
) -> BTreeSet<UnitId> {
    let orders = legal::orders(rulebook, public, side).into_iter();
    let fair = orders.filter(|order| {
        made(rulebook, public, order).is_none_or(|made| chance(rulebook, &made) > WORTH_ASKING)
    });
    fair.flat_map(|order| legal::units_of(&order)).collect()
}

/// Whether all that a side could still fire in this segment has no effect with any die. With hidden units it may seem to
/// the opponent that there is more to fire, and then no segment passes because of that (19.2).
pub(in crate::games::platoon) fn fires_for_nothing(rulebook: &Rulebook, public: &Public, side: Side) -> bool {
    let fire = matches!(public.phase.segment(), Some(Segment::DirectFire | Segment::IndirectFire));
    if !fire || public.owed.is_some() || rulebook.options.hidden_units {
        return false;
    }
    let orders = legal::orders(rulebook, public, side);
    let harms = |made: &Made| promise(rulebook, made) > 0;
    let mut mortars: BTreeMap<Hex, Vec<UnitId>> = BTreeMap::new();
    for order in &orders {
        if let Order::IndirectFire { firers, hex } = order {
            mortars.entry(*hex).or_default().extend(firers.iter().map(|(unit, _)| *unit));
        }
        if made(rulebook, public, order).is_some_and(|made| harms(&made)) {
            return false;
        }
    }
    // The list has each mortar alone; together they may have an effect (13).
    mortars.into_iter().filter(|(_, units)| units.len() > 1).all(|(hex, units)| {
        let together = options(rulebook, public, &Plan { way: Way::Indirect, units, hex });
        together.iter().all(|option| option.made.as_ref().is_ok_and(|made| !harms(made)))
    })
}
