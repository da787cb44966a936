//! The dice of an order in a trial: the same attack on the same target in the same segment has the same dice in every
//! plan, whatever came before it.

use crate::{
    engine::{board::Hex, data::fnv},
    games::platoon::rules::{
        View,
        combat::{Target, indirect::salvo},
        conduct::Decision,
        order::Order,
    },
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

/// Returns the dice of an order in the trial of this number; none for an order without an attack of its own.
pub(super) fn of_order(view: &View, order: &Order, luck: u64) -> Vec<u8> {
    let public = view.public();
    let Some((hex, target, number)) = attack(view, order) else { return Vec::new() };
    let key = format!("{} {:?} {hex} {target:?}", public.turn, public.phase);
    let mut chance = ChaCha8Rng::seed_from_u64(luck ^ fnv(key.bytes()));
    (0..number).map(|_| chance.random_range(1..=6_u8)).collect()
}

/// The hex of an attack, its target, and the number of its dice: one for each attack that is resolved, so that none is
/// left for the next order.
fn attack(view: &View, order: &Order) -> Option<(Hex, Option<Target>, usize)> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    match order {
        Order::Fire { hex, target, .. } => Some((*hex, Some(*target), 1)),
        Order::Overrun { hex, .. } | Order::Assault { hex, .. } => Some((*hex, None, 1)),
        Order::IndirectFire { firers, hex } => {
            let firers = firers.iter().map(|(unit, call)| Some((public.find(*unit)?, *call)));
            let salvo = salvo(rulebook, public, &firers.collect::<Option<Vec<_>>>()?, *hex).ok()?;
            Some((*hex, None, salvo.attacks.iter().filter(|(_, attack)| attack.is_some()).count()))
        }
        Order::OpportunityFire { .. } => {
            let Decision::Reaction { unit, hex, .. } = public.owed?;
            Some((hex, Some(Target::Unit(unit)), 1))
        }
        _ => None,
    }
}
