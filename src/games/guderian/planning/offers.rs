//! The actions and destinations of units: asked from the rules, shown as highlights, played on dropping.

use super::walks;
use crate::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
    },
    games::guderian::rules::{
        Rulebook, combat,
        combat::{advance, battle::Decision},
        counter::{Piece, Place},
        movement::{Group, march, overrun, rail, reach::Reach},
        order::{Order, legal},
        phase::Phase,
        position::Public,
        set_up,
        turn::reinforcements,
    },
    planning::{Choice, Mark, Offer},
};
use std::collections::BTreeMap;

/// The offer for these units now; if their path is pinned through hexes, from the last of them on.
pub(super) fn offered(rulebook: &Rulebook, public: &Public, pieces: &[Piece], pinned: &[Hex]) -> Offer {
    let Some(first) = pieces.first() else { return Offer::default() };
    if !pinned.is_empty() {
        return walks::offered_beyond(rulebook, public, pieces, pinned).unwrap_or_default();
    }
    let mut asked = Asking { rulebook, public, pieces, offer: Offer::default() };
    match (&public.owed, public.counter(*first).place) {
        (Some(Decision::Advance { among, .. }), _) => asked.advances(among),
        (Some(_), _) => {}
        (None, Place::SetUp) => asked.deployments(),
        (None, Place::Map(_)) if public.phase == Phase::SovietSetUp => asked.deployments(),
        (None, Place::Due { area }) => asked.entries(area),
        (None, Place::Map(start)) if public.phase.is_movement() => asked.moves(start),
        (None, Place::Map(_)) if public.phase.is_combat() => asked.attacks(),
        _ => {}
    }
    asked.offer
}

/// The orders that carry out an offer to units in a hex; none for a target that is only added to a planned attack.
pub(in crate::games::guderian) fn orders(
    public: &Public,
    units: &[UnitId],
    hex: Hex,
    choice: &Choice,
) -> Vec<Order> {
    let (units, path) = (units.to_vec(), choice.path.clone());
    let enters = || {
        let first = units.first().and_then(|unit| public.find(*unit));
        first.is_some_and(|piece| matches!(public.counter(piece).place, Place::Due { .. }))
    };
    match choice.mark {
        Mark::Reach | Mark::Stop if enters() => vec![Order::Enter { units, path }],
        Mark::Reach | Mark::Stop => vec![Order::Move { units, path }],
        Mark::Rail => vec![Order::Rail { units, path }],
        Mark::Overrun => vec![Order::Overrun { units, target: hex }],
        Mark::Deploy => units.into_iter().map(|unit| Order::Deploy { unit, hex }).collect(),
        Mark::Advance => vec![Order::Advance { units, path }],
        _ => Vec::new(),
    }
}

/// The hexes where a division of the South-Western Front can be brought on, and its reach from there (14.2).
pub(super) fn of_call_up(rulebook: &Rulebook, public: &Public) -> Offer {
    let mut best: BTreeMap<Hex, (Points, Vec<Hex>)> = BTreeMap::new();
    for (path, left) in legal::call_ways(rulebook, public) {
        let Some(end) = path.last().copied() else { continue };
        if best.get(&end).is_none_or(|(other, _)| *other < left) {
            best.insert(end, (left, path));
        }
    }
    let whole = Points::whole(reinforcements::CALLED_UP_ALLOWANCE);
    let choice = |(left, path): (Points, Vec<Hex>)| Choice::way(Mark::Reach, path, whole - left, whole);
    let places = best.into_iter().map(|(hex, way)| (hex, choice(way))).collect();
    Offer { places, trains: BTreeMap::new() }
}

/// The question which actions some units have.
struct Asking<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
    pieces: &'a [Piece],
    offer: Offer,
}

impl Asking<'_> {
    fn put(&mut self, hex: Hex, choice: Choice) {
        self.offer.places.insert(hex, choice);
    }

    fn deployments(&mut self) {
        let hexes: Vec<Hex> =
            self.rulebook.scenario.armies.iter().flat_map(|army| &army.hexes).copied().collect();
        for hex in hexes {
            let may =
                |piece: &Piece| set_up::may_deploy(self.rulebook, self.public.counter(*piece), hex).is_ok();
            if self.pieces.iter().all(may) {
                self.put(hex, Choice::free(Mark::Deploy, vec![hex]));
            }
        }
    }

    fn moves(&mut self, start: Hex) {
        let (rulebook, public, pieces) = (self.rulebook, self.public, self.pieces);
        if let Ok(Some(bound)) = march::bound_walks(rulebook, public, pieces) {
            for (hex, path) in bound {
                self.put(hex, Choice::free(Mark::Reach, path));
            }
            return;
        }
        if let Ok(group) = Group::new(rulebook, public, pieces) {
            let reach = Reach::new(rulebook, public, &group);
            let whole = group.classes.first().map_or(Points::ZERO, |class| class.1);
            for hex in reach.hexes().iter().copied().filter(|hex| *hex != start) {
                let Some(path) = reach.path(hex) else { continue };
                let mark = if group.must_stop(public, hex) { Mark::Stop } else { Mark::Reach };
                let choice = match reach.cost(hex) {
                    Some(cost) => Choice::way(mark, path, cost, whole),
                    None => Choice::free(mark, path),
                };
                self.put(hex, choice);
            }
        }
        self.trains(start);
        for target in overrun::targets(rulebook, public, pieces) {
            let label = format!("+{}", rulebook.charts.overrun_cost);
            self.put(target, Choice { label, ..Choice::free(Mark::Overrun, Vec::new()) });
        }
    }

    fn trains(&mut self, start: Hex) {
        if rail::may_board(self.rulebook, self.public, self.pieces).is_err() {
            return;
        }
        let reach = rail::reach(self.rulebook, self.public, start);
        let whole = self.rulebook.charts.rail.points;
        for hex in reach.hexes() {
            let path = reach.path(*hex);
            let points = reach.points(*hex).unwrap_or_default();
            let choice = Choice {
                mark: Mark::Rail,
                label: format!("{points}/{whole}"),
                part: f32::from(points) / f32::from(whole.max(1)),
                path,
            };
            self.offer.trains.insert(*hex, choice);
        }
    }

    /// Adds entry hexes, and the hexes that the units can reach from the cheapest of them.
    fn entries(&mut self, area: UnitId) {
        let (rulebook, public, pieces) = (self.rulebook, self.public, self.pieces);
        let mut best: BTreeMap<Hex, (Points, Vec<Hex>, Mark)> = BTreeMap::new();
        for entry in reinforcements::entry_hexes(rulebook, public, area) {
            let Ok(left) = reinforcements::left_at_entry(rulebook, public, pieces, entry) else { continue };
            let left_of = |piece: Piece| {
                pieces.iter().position(|other| *other == piece).map_or(Points::ZERO, |number| left[number])
            };
            let group = Group::of(rulebook, public, pieces, entry, left_of);
            let most = group.classes.first().map_or(Points::ZERO, |class| class.1);
            let reach = Reach::new(rulebook, public, &group);
            for hex in reach.hexes() {
                let rest = most - reach.cost(*hex).unwrap_or_default();
                if best.get(hex).is_some_and(|(other, ..)| *other >= rest) {
                    continue;
                }
                let path = std::iter::once(entry).chain(reach.path(*hex).unwrap_or_default()).collect();
                let mark = if group.must_stop(public, *hex) { Mark::Stop } else { Mark::Reach };
                best.insert(*hex, (rest, path, mark));
            }
        }
        let whole = Points::whole(u16::from(public.counter(pieces[0]).allowance));
        for (hex, (rest, path, mark)) in best {
            self.put(hex, Choice::way(mark, path, whole - rest, whole));
        }
    }

    fn attacks(&mut self) {
        let Some(start) = self.public.counter(self.pieces[0]).hex() else { return };
        let around: Vec<Hex> = self.rulebook.board.land_neighbours(start).collect();
        for target in around {
            if combat::may_attack(self.rulebook, self.public, self.pieces, &[target]).is_ok() {
                self.put(target, Choice::free(Mark::Attack, Vec::new()));
            }
        }
    }

    fn advances(&mut self, among: &[UnitId]) {
        let Some(battle) = &self.public.battle else { return };
        if !self.pieces.iter().all(|piece| among.contains(&self.public.counter(*piece).id)) {
            return;
        }
        for path in advance::paths(self.rulebook, self.public, battle, self.pieces) {
            let Some(end) = path.last().copied() else { continue };
            self.put(end, Choice::free(Mark::Advance, path));
        }
    }
}

/// The order tried when units are dropped on a hex without an offer; the rules refuse it with the reason.
pub(super) fn attempt(
    rulebook: &Rulebook,
    public: &Public,
    pieces: &[Piece],
    hex: Hex,
    by_train: bool,
) -> Option<Order> {
    let first = public.counter(*pieces.first()?);
    let units: Vec<UnitId> = pieces.iter().map(|piece| public.counter(*piece).id).collect();
    let Some(start) = first.hex() else {
        return Some(match first.place {
            Place::SetUp => Order::Deploy { unit: first.id, hex },
            _ => Order::Enter { units, path: vec![hex] },
        });
    };
    let path = legal::straight_way(start, hex);
    Some(match &public.owed {
        Some(Decision::Advance { .. }) => Order::Advance { units, path },
        Some(_) => Order::Move { units, path },
        None if public.phase == Phase::SovietSetUp => Order::Deploy { unit: first.id, hex },
        None if public.phase.is_combat() => Order::Attack { units, targets: vec![hex] },
        None if by_train => Order::Rail { units, path },
        None if public.holds(first.side().enemy(), hex) && start.distance(hex) == 1 => {
            Order::Overrun { units, target: hex }
        }
        None => {
            Order::Move { units, path: legal::cheapest_way(rulebook, public, pieces, hex).unwrap_or(path) }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::orders::{Game, play},
        games::guderian::{
            players::Greedy,
            rules::{
                Guderian, View,
                order::every_order::{self, Shape},
                scenario::options::Options,
            },
        },
        play::players::{Player, Thought},
    };
    use std::{collections::BTreeSet, sync::Arc};

    /// The highlights for units that move together are the ends in the list of orders, also on the turn of the marches
    /// (5.21, 5.23).
    #[test]
    fn highlights_are_the_ends_that_are_listed() {
        let rulebook = Arc::new(Guderian::load("smolensk", &Options::default()).expect("it is shipped"));
        let mut world = Guderian::world();
        Guderian::restore(&mut world, &rulebook, Guderian::start(&rulebook, 3));
        let mut player = Greedy::default();
        let mut give = |world: &mut _| {
            let order = player
                .choose_order(&View::to_play(&rulebook, Guderian::position(world)), &Thought::default())
                .order;
            play::<Guderian>(world, &order).expect("it knows the rules");
        };
        while Guderian::position(&world).public.phase != Phase::SovietMovement {
            give(&mut world);
        }
        let position = Guderian::position(&world).clone();
        let public = &position.public;
        let (mut groups, mut held) = (0, 0);
        for shape in every_order::legal(&View::to_play(&rulebook, &position)).shapes {
            let Shape::Move { units, ends } = shape else { continue };
            let pieces: Vec<Piece> = units.iter().filter_map(|unit| public.find(*unit)).collect();
            let start = public.counter(pieces[0]).hex();
            let offer = offered(&rulebook, public, &pieces, &[]);
            let lit =
                offer.places.iter().filter(|(_, choice)| matches!(choice.mark, Mark::Reach | Mark::Stop));
            let lit: BTreeSet<Hex> = lit.map(|(hex, _)| *hex).collect();
            // A unit is not dropped on its own hex.
            let ends: BTreeSet<Hex> = ends.into_iter().filter(|hex| Some(*hex) != start).collect();
            assert_eq!(lit, ends, "{units:?}");
            groups += usize::from(pieces.len() > 1);
            held += usize::from(march::is_held(&rulebook, public, pieces[0]));
        }
        assert!(groups > 5, "{groups} groups, {held} held");
    }
}
