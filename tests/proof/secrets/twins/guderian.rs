//! Guderian (15, K19.3): the identity of an untried counter, the draws to come, the first bid, and the dice to come.

use super::{Hides, Twin};
use crate::secrets::twin;
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        data::scenario_ids,
        orders::{Game, Material},
    },
    games::guderian::{
        rules::{Guderian, Position, Rulebook, event::Event, kinds::Side, order::Order},
        words::explain,
    },
    panels::Panelled,
};
use rand::{RngExt, rngs::ChaCha8Rng};
use std::sync::Arc;

impl Hides for Guderian {
    fn rulebooks() -> Vec<(String, Arc<Rulebook>)> {
        let mut found = Vec::new();
        for id in scenario_ids(Self::ID) {
            let mut rulebook = Rulebook::load(&id).unwrap();
            found.push((id.clone(), Arc::new(rulebook.clone())));
            if id == "smolensk" {
                rulebook.options.bidding = true;
                found.push(("smolensk with bids".to_owned(), Arc::new(rulebook)));
            }
        }
        found
    }

    fn twin(
        _: &Arc<Rulebook>,
        position: &Position,
        side: usize,
        chance: &mut ChaCha8Rng,
    ) -> Option<Twin<Self>> {
        let mut twin = twin(position, chance.random_range(1..u64::MAX));
        // The Soviets bid first, and know their bid (K19.3).
        if side != Side::Soviet.number() {
            twin.secrets.bid = twin.secrets.bid.map(|_| chance.random_range(0..40));
        }
        if chance.random_range(0..2) == 0 {
            twin.secrets.dice = position.secrets.dice.clone();
        }
        let untried = position.public.counters.iter().filter(|it| it.unit.is_none());
        let mut untried: Vec<_> = untried.filter_map(|it| Some((it.id, it.hex()?))).collect();
        while untried.len() > 3 {
            untried.swap_remove(chance.random_range(0..untried.len()));
        }
        let differs = twin.secrets != position.secrets;
        let (units, mut at): (Vec<UnitId>, Vec<Hex>) = untried.into_iter().unzip();
        if at.is_empty() {
            at.extend(position.public.counters.iter().find_map(|it| it.hex()));
        }
        differs.then_some(Twin { position: twin, at, units })
    }

    fn orders_of(position: &Position, unit: UnitId, hex: Hex, other: UnitId) -> Vec<Order> {
        let from = position.public.counters.iter().find(|it| it.id == unit).and_then(|it| it.hex());
        let made = |units: &[UnitId]| Order::every(&Material { units, path: &[hex], number: 0 });
        let mut orders = made(&[unit]);
        orders.extend(made(&[unit, other]));
        orders.push(Order::Route { stack: from.unwrap_or(hex), path: vec![hex], units: vec![unit] });
        orders.retain(|order| !order.named().units.is_empty());
        orders
    }

    fn orders_of_nobody(_: &Position, hex: Hex) -> Vec<Order> {
        let mut orders = Order::every(&Material { units: &[], path: &[hex], number: hex.column() });
        orders.retain(|order| *order != Order::EndPhase);
        orders
    }

    fn tells(event: &Event) -> bool {
        // 15.1: a unit in combat is revealed; K19.3: both bids are opened together.
        matches!(event, Event::Die { .. } | Event::Revealed { .. } | Event::BidsOpened { .. })
    }

    fn words(rulebook: &Rulebook, position: &Position, order: &Order) -> String {
        <Self as Panelled>::advice(rulebook, &position.public, order, &[]).words.join("; ")
    }

    fn why(rulebook: &Rulebook, position: &Position, hex: Hex, chosen: &[UnitId]) -> String {
        let public = &position.public;
        let chosen: Vec<_> =
            public.pieces().filter(|(_, it)| chosen.contains(&it.id)).map(|(piece, _)| piece).collect();
        format!("{:?}", explain::why(rulebook, public, hex, &chosen))
    }
}
