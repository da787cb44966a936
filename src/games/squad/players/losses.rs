//! The payment of casualty points (13.8).

use super::{estimate::Estimate, words};
use crate::{
    games::squad::rules::{
        fire::casualties::{Fate, Hit, Loss, Losses, Struck, fate, legal},
        order::Order,
    },
    play::players::ChosenOrder,
};

/// Returns the legal set of losses with the lowest cost.
pub(super) fn order(estimate: &Estimate, hits: &[Hit], points: u16) -> ChosenOrder<Order> {
    let costs = |losses: &Losses| {
        let of = |(unit, loss): &(_, Loss)| {
            let hit = hits.iter().find(|hit| hit.unit == *unit);
            hit.map_or(0.0, |hit| cost(estimate, hit, *loss))
        };
        losses.iter().map(of).sum::<f64>()
    };
    let sets = legal(hits, points).into_iter().map(|losses| (costs(&losses), losses));
    let best = sets.min_by(|one, other| one.0.total_cmp(&other.0));
    let losses = best.map(|(_, losses)| losses).unwrap_or_default();
    let lost = losses.iter().filter(|(_, loss)| *loss == Loss::Eliminated);
    let lost: Vec<String> = lost.map(|(unit, _)| words::name(estimate, *unit)).collect();
    let reason = match lost.as_slice() {
        [] => "no unit is eliminated".to_owned(),
        names => format!("eliminating {} costs least", names.join(" and ")),
    };
    ChosenOrder::because(Order::Casualties { losses }, reason)
}

/// The cost of a loss.
fn cost(estimate: &Estimate, hit: &Hit, loss: Loss) -> f64 {
    let Some(counter) = estimate.public.find(hit.unit) else { return 0.0 };
    let kind = estimate.rulebook.kind(counter);
    let worth = estimate.worth(counter);
    let pin = estimate.manner.pin * worth;
    let reduced = estimate.reduction(kind).map_or(0.5 * worth, |(_, costs)| costs);
    match (loss, hit.struck) {
        (Loss::Ignored, _) => 0.0,
        (Loss::Pinned, _) => pin,
        (Loss::Reduced, _) => reduced,
        // A pin on the remaining half costs less.
        (Loss::ReducedAndPinned, _) => reduced + 0.6 * pin,
        (Loss::Eliminated, _) => worth,
        (Loss::Put(points), Struck::Armour) => 0.5 * worth * f64::from(points.min(3)) / 3.0,
        (Loss::Put(points), _) => match fate(hit.rating, points) {
            Fate::Pinned => pin,
            Fate::Eliminated => worth,
            Fate::Die => {
                let survives = f64::from(hit.rating.min(6)) / 6.0;
                survives * pin + (1.0 - survives) * worth
            }
        },
    }
}
