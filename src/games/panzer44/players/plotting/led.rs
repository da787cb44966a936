//! The plot as a person executes it, with each unit moving along the given path.

use crate::{
    engine::counters::UnitId,
    games::panzer44::rules::{
        View,
        movement::{allowance, march},
        order::Order,
        plot::{Plot, Task},
    },
    play::players::UnitAdvice,
};

/// Removes the unloading of passengers from the plot if their carrier has too few points left for it (11.3). A computer
/// player decides this when it moves. A person with a given path would find only at its end that it is impossible.
pub fn as_led(view: &View, order: Order, parts: &mut Vec<UnitAdvice>) -> Order {
    let Order::Plot { side, plot: mut led } = order else { return order };
    let whole = led.clone();
    led.orders
        .retain(|unit, task| *task != Task::Unload || gets_out(view, &whole, parts, *unit).unwrap_or(true));
    parts.retain(|part| led.orders.contains_key(&part.unit));
    Order::Plot { side, plot: led }
}

/// Whether a passenger can unload at the end of its carrier's path; none if the carrier has no path.
fn gets_out(view: &View, plot: &Plot, parts: &[UnitAdvice], unit: UnitId) -> Option<bool> {
    let (rulebook, public) = (view.rulebook, view.public);
    let carrier = public.find(public.find(unit)?.carrier()?)?;
    let moves = plot.orders.get(&carrier.id) == Some(&Task::Move);
    let part = parts.iter().find(|part| part.unit == carrier.id && moves)?;
    let left = march(rulebook, public, carrier, allowance(rulebook, carrier), &part.way).ok()?;
    Some(*left.last()? >= rulebook.charts.unloading)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::board::Hex,
        games::panzer44::rules::{
            Rulebook, counter::Place, kinds::Side, movement::reach, phase::Phase, set_up,
        },
    };
    use std::sync::Arc;

    /// A passenger stays aboard if its carrier uses all its points for the move. After a shorter path it unloads as
    /// advised.
    #[test]
    fn nobody_is_told_to_get_out_where_he_cannot() {
        let rulebook = Arc::new(Rulebook::load("vauclair").unwrap());
        let mut position = set_up::start(&rulebook, 1);
        (position.public.turn, position.public.phase) = (2, Phase::Plot);
        let (carrier, rides) =
            ["us-m3-halftrack-1", "us-armoured-infantry-1"].map(|it| it.parse().unwrap()).into();
        for (unit, place) in [(carrier, Place::Map("0205".parse().unwrap())), (rides, Place::Aboard(carrier))]
        {
            position.public.counters.iter_mut().find(|counter| counter.id == unit).unwrap().place = place;
        }
        let reach = reach(&rulebook, &position.public, position.public.find(carrier).unwrap());
        let least = rulebook.charts.unloading;
        let view = View::new(&rulebook, &position, Side::Allied);
        let plot = Plot { orders: [(carrier, Task::Move), (rides, Task::Unload)].into(), ..Plot::default() };
        for far in [true, false] {
            let ends = |hex: &&Hex| reach.left(**hex).is_some_and(|left| (left < least) == far);
            let end = reach.ends().iter().find(ends).unwrap();
            let led = UnitAdvice { unit: carrier, way: reach.path(*end), why: String::new() };
            let mut parts = vec![led, UnitAdvice { unit: rides, way: Vec::new(), why: String::new() }];
            let order = Order::Plot { side: Side::Allied, plot: plot.clone() };
            let Order::Plot { plot: handed, .. } = as_led(&view, order, &mut parts) else { unreachable!() };
            assert_eq!(handed.orders.contains_key(&rides), !far);
            assert_eq!(parts.len(), handed.orders.len());
        }
    }
}
