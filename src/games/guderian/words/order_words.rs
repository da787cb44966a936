//! Orders in words, with their paths: for advice before anything has happened. They contain only public state.

use super::names::{Known, names_of};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, Text, t, texts},
    },
    games::guderian::rules::{order::Order, position::Public, rulebook::Rulebook},
};

texts! { "en": ["guderian-orders.ftl"], "de": ["guderian-orders.ftl"] }

/// An order in a short sentence without a full stop, addressed to the player who is to give it, in the language of the
/// table.
pub fn order_told(rulebook: &Rulebook, public: &Public, order: &Order) -> String {
    text(rulebook, public, order).shown(&Known { rulebook, public })
}

fn text(rulebook: &Rulebook, public: &Public, order: &Order) -> Text {
    let names =
        |units: &[UnitId]| Arg::list(names_of(rulebook, public, units).into_iter().map(|(name, _)| name));
    let hexes = |all: &[Hex]| Arg::list(all.iter().copied());
    match order {
        Order::Deploy { unit, hex } => t!("guderian-orders-deploy", unit = *unit, hex = *hex),
        Order::Move { units, path } => t!("guderian-orders-move", units = names(units), hex = end(path)),
        Order::Rail { units, path } => t!("guderian-orders-rail", units = names(units), hex = end(path)),
        Order::Enter { units, path } => t!("guderian-orders-enter", units = names(units), hex = end(path)),
        Order::CallUp { path } => t!("guderian-orders-call-up", hex = end(path)),
        Order::Overrun { units, target } => {
            t!("guderian-orders-overrun", hex = *target, units = names(units))
        }
        Order::Attack { units, targets } => {
            t!("guderian-orders-attack", hexes = hexes(targets), units = names(units))
        }
        Order::PlaceMarker { hex } => t!("guderian-orders-place-marker", hex = *hex),
        Order::CutRail { unit } => t!("guderian-orders-cut-rail", unit = *unit),
        Order::LiftCut { unit } => t!("guderian-orders-undo-cut", unit = *unit),
        Order::FlyOut { leader } => t!("guderian-orders-fly-out", leader = *leader),
        Order::Bid { points } => t!("guderian-orders-bid", points = *points),
        Order::Lose => t!("guderian-orders-lose"),
        Order::Retreat => t!("guderian-orders-retreat"),
        Order::LoseStep { unit } => t!("guderian-orders-lose-step", unit = *unit),
        Order::Route { stack, path, units } if units.is_empty() => {
            t!("guderian-orders-route", hex = *stack, end = end(path))
        }
        Order::Route { stack, path, units } => {
            t!("guderian-orders-route-units", units = names(units), hex = *stack, end = end(path))
        }
        Order::Remove { unit } => t!("guderian-orders-eliminate", unit = *unit),
        Order::Advance { units, path } => {
            t!("guderian-orders-advance", units = names(units), hex = end(path))
        }
        Order::Stay => t!("guderian-orders-stay"),
        Order::EndPhase => t!("guderian-orders-end-phase"),
    }
}

/// The last hex of a path.
fn end(path: &[Hex]) -> Arg {
    path.last().map_or_else(|| "".into(), |hex| (*hex).into())
}

/// The paths of an order on the map, each from its start; a single hex if no unit moves.
pub fn order_ways(public: &Public, order: &Order) -> Vec<Vec<Hex>> {
    let stands = |unit: &UnitId| public.counter(public.find(*unit)?).hex();
    let from = |units: &[UnitId]| units.first().and_then(stands);
    let way =
        |start: Option<Hex>, path: &[Hex]| vec![start.into_iter().chain(path.iter().copied()).collect()];
    match order {
        Order::Move { units, path }
        | Order::Rail { units, path }
        | Order::Enter { units, path }
        | Order::Advance { units, path } => way(from(units), path),
        Order::CallUp { path } => way(None, path),
        Order::Route { stack, path, .. } => way(Some(*stack), path),
        Order::Overrun { units, target } => way(from(units), &[*target]),
        Order::Attack { units, targets } => attack_ways(units.iter().filter_map(stands), targets),
        Order::Deploy { hex, .. } | Order::PlaceMarker { hex } => way(Some(*hex), &[]),
        Order::CutRail { unit }
        | Order::LiftCut { unit }
        | Order::FlyOut { leader: unit }
        | Order::LoseStep { unit }
        | Order::Remove { unit } => way(stands(unit), &[]),
        Order::Bid { .. } | Order::Lose | Order::Retreat | Order::Stay | Order::EndPhase => Vec::new(),
    }
}

/// Paths from each hex of attackers to the targets adjacent to it.
fn attack_ways(from: impl Iterator<Item = Hex>, targets: &[Hex]) -> Vec<Vec<Hex>> {
    let mut from: Vec<Hex> = from.collect();
    from.sort_unstable();
    from.dedup();
    let pairs = from.iter().flat_map(|hex| targets.iter().map(move |target| (*hex, *target)));
    pairs.filter(|(hex, target)| hex.distance(*target) == 1).map(|(hex, target)| vec![hex, target]).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::guderian::rules::{counter::Place, set_up};
    use std::sync::Arc;

    fn hex(id: &str) -> Hex {
        id.parse().unwrap()
    }

    #[test]
    fn an_attack_goes_from_every_hex_beside_a_target() {
        let rulebook = Arc::new(Rulebook::load("smolensk").unwrap());
        let mut public = set_up::start(&rulebook, 1).public;
        let units: Vec<UnitId> = ["pz-25-7", "pzg-6-7", "pzg-7-7"].map(|id| id.parse().unwrap()).to_vec();
        for (unit, at) in units.iter().zip(["1219", "1219", "1320"]) {
            let piece = public.find(*unit).unwrap();
            public.counters[piece.index()].place = Place::Map(hex(at));
        }
        let attack = Order::Attack { units: units.clone(), targets: vec![hex("1319")] };
        let ways = order_ways(&public, &attack);
        assert_eq!(ways, [vec![hex("1219"), hex("1319")], vec![hex("1320"), hex("1319")]]);
        let told = order_told(&rulebook, &public, &attack);
        let by_place = |words: &str| rulebook.board.with_places(words);
        assert!(told.starts_with(&by_place("Attack 1319 with the 7th Panzer Division")), "{told}");
        let walk = Order::Move { units: units[..1].to_vec(), path: vec![hex("1318"), hex("1317")] };
        assert_eq!(order_ways(&public, &walk), [vec![hex("1219"), hex("1318"), hex("1317")]]);
        assert_eq!(order_told(&rulebook, &public, &walk), by_place("Move 25/7 Panzer Regiment to 1317"));
    }

    /// An untried division keeps its secret: its kind is named instead.
    #[test]
    fn nobody_untried_is_named() {
        let rulebook = Arc::new(Rulebook::load("smolensk").unwrap());
        let public = set_up::start(&rulebook, 1).public;
        let untried = public.counters.iter().find(|counter| counter.print.is_none()).unwrap();
        let order = Order::Deploy { unit: untried.id, hex: hex("0412") };
        let told = order_told(&rulebook, &public, &order);
        assert!(told.starts_with("Set up an untried"), "{told}");
    }
}
