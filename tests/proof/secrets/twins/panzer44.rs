//! Panzer '44 (5, 8.4, 8.5): plots of the other side that are not shown yet, and the dice to come.

use super::{Hides, Memory, Twin};
use kessel::{
    engine::{board::Hex, counters::UnitId, data::scenario_ids, orders::Game},
    games::panzer44::{
        rules::{
            Panzer44, Position, Rulebook, View,
            event::Event,
            kinds::{Mines, Side},
            order::Order,
            phase::Phase,
        },
        words::explain,
    },
    panels::Panelled,
    play::players::{HasPlayers, Thought},
};
use rand::{RngExt, rngs::ChaCha8Rng};
use std::sync::Arc;

fn side_of(number: usize) -> Side {
    Side::BOTH[number]
}

impl Hides for Panzer44 {
    fn rulebooks() -> Vec<(String, Arc<Rulebook>)> {
        let load = |id: String| (id.clone(), Arc::new(Rulebook::load(&id).unwrap()));
        scenario_ids(Self::ID).into_iter().map(load).collect()
    }

    /// Stores another plot of each side that must plot.
    fn watch(
        rulebook: &Arc<Rulebook>,
        position: &Position,
        chance: &mut ChaCha8Rng,
        memory: &mut Memory<Self>,
    ) {
        if position.public.phase != Phase::Plot {
            return;
        }
        let view = View::to_play(rulebook, position);
        let plots = (0..2).map(|_| {
            let mut player = Self::player("random", chance.random_range(1..u64::MAX)).unwrap();
            player.choose_order(&view, &Thought::default()).order
        });
        memory.0[view.side.number()] = plots.collect();
    }

    fn twin(
        _: &Arc<Rulebook>,
        position: &Position,
        side: usize,
        chance: &mut ChaCha8Rng,
    ) -> Option<Twin<Self>> {
        let mut twin = position.clone();
        let enemy = 1 - side;
        let shown = position.public.shown[enemy].clone();
        let hidden = |unit: &UnitId| !shown.orders.contains_key(unit);
        let plot = &mut twin.secrets.plots[enemy];
        let all = chance.random_range(0..2) == 0;
        let mut units = Vec::new();
        plot.orders.retain(|unit, _| {
            let goes = hidden(unit) && (all || chance.random_range(0..2) == 0);
            if goes {
                units.push(*unit);
            }
            !goes
        });
        plot.barrages.clone_from(&shown.barrages);
        plot.strikes.clone_from(&shown.strikes);
        if chance.random_range(0..2) == 0 {
            twin.secrets.dice.seed ^= 0x5eed;
        }
        units.truncate(4);
        let stand = units.iter().filter_map(|unit| position.public.find(*unit)?.hex());
        let mut at: Vec<Hex> = stand.collect();
        at.extend(position.public.on_map(side_of(side)).map(|(_, hex)| hex).take(2));
        (twin != *position && !at.is_empty()).then_some(Twin { position: twin, at, units })
    }

    fn twin_from(
        rulebook: &Arc<Rulebook>,
        position: &Position,
        side: usize,
        chance: &mut ChaCha8Rng,
        memory: &Memory<Self>,
    ) -> Option<Twin<Self>> {
        let mut found = Self::twin(rulebook, position, side, chance)?;
        let enemy = 1 - side;
        let shown = position.public.shown[enemy].clone();
        // Half of them have another plot, and not only a shorter one.
        if let Some(Order::Plot { plot, .. }) = memory.0[enemy].first()
            && position.public.plotted[enemy]
            && chance.random_range(0..2) == 0
        {
            let own = &mut found.position.secrets.plots[enemy];
            for (unit, task) in &plot.orders {
                let there = position.public.find(*unit).is_some_and(|it| it.hex().is_some());
                if there && !shown.orders.contains_key(unit) {
                    own.orders.insert(*unit, *task);
                    found.units.push(*unit);
                }
            }
            found.units.truncate(4);
        }
        Some(found)
    }

    fn orders_of(_: &Position, unit: UnitId, hex: Hex, other: UnitId) -> Vec<Order> {
        vec![
            Order::Deploy { unit, hex },
            Order::DeployAboard { unit, carrier: other },
            Order::Fire { unit, at: None },
            Order::Fire { unit, at: Some(other) },
            Order::Move { unit, path: vec![hex] },
            Order::Exit { unit },
            Order::Load { carrier: unit },
            Order::Unload { unit },
            Order::Clear { unit },
            Order::Blow { unit },
            Order::Shoot { unit },
            Order::Bombard { unit },
            Order::Barrage { battery: unit },
        ]
    }

    fn orders_of_nobody(_: &Position, hex: Hex) -> Vec<Order> {
        vec![
            Order::LayMines { hex, mines: Some(Mines::Hasty) },
            Order::LayMines { hex, mines: None },
            Order::Dig { hex, position: true },
            Order::Strike { hex },
            Order::LetPass,
        ]
    }

    fn tells(event: &Event) -> bool {
        // 3.4: a plot is shown when its phase comes; 7.10: the units of a decision are announced.
        matches!(event, Event::Die { .. } | Event::Shown { .. } | Event::Owed { .. })
    }

    fn words(rulebook: &Rulebook, position: &Position, order: &Order) -> String {
        <Self as Panelled>::advice(rulebook, &position.public, order, &[]).words.join("; ")
    }

    fn why(rulebook: &Rulebook, position: &Position, hex: Hex, chosen: &[UnitId]) -> String {
        format!("{:?}", explain::why(rulebook, &position.public, hex, chosen))
    }
}
