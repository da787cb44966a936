//! What units can do now and where: asked from the rules, shown as highlights, played on dropping.

use crate::{
    engine::{
        board::Hex,
        counters::{Points, Word},
    },
    games::guderian::rules::{
        Rulebook, advance,
        battle::Decision,
        combat,
        counter::{Piece, Place},
        kinds::Side,
        legal, march,
        movement::Group,
        order::Order,
        overrun,
        phase::Phase,
        position::Public,
        rail,
        reach::Reach,
        refusal::Why,
        reinforcements, rulebook, set_up,
    },
};
use std::collections::BTreeMap;

/// What a highlighted hex means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Can be walked to.
    Reach,
    /// Can be walked to, and the walk ends there because an enemy controls it.
    Stop,
    /// Can be gone to by train.
    Rail,
    /// Can be overrun.
    Overrun,
    /// Can be attacked.
    Attack,
    /// Units can be set up there.
    Deploy,
    /// A retreat can lead there.
    Retreat,
    /// Winners can advance there.
    Advance,
    /// A stack must be routed or a counter named here.
    Asked,
    /// An interdiction marker can be laid there.
    Interdiction,
    /// It is seen, and fire can fall there.
    Sighted,
}

/// What can be done in a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What the hex means.
    pub mark: Mark,
    /// The orders that do it; none for a target that is only added to a planned attack.
    pub orders: Vec<Order>,
    /// What it costs, for a label.
    pub label: String,
    /// From 0 for free to 1 for all that there is.
    pub part: f32,
    /// The way there, without the start.
    pub path: Vec<Hex>,
}

/// What units can do now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Offer {
    /// What can be done in each hex.
    pub places: BTreeMap<Hex, Choice>,
    /// Trains, where one can also walk.
    pub trains: BTreeMap<Hex, Choice>,
}

impl Offer {
    /// What dropping the units on the hex does.
    pub fn at(&self, hex: Hex, by_train: bool) -> Option<&Choice> {
        let train = self.trains.get(&hex);
        if by_train { train } else { self.places.get(&hex).or(train) }
    }

    /// What these units can do now.
    pub fn of(rulebook: &Rulebook, public: &Public, pieces: &[Piece]) -> Self {
        let Some(first) = pieces.first().filter(|_| !public.table.referee_off) else {
            return Self::default();
        };
        let mut asked = Asking { rulebook, public, pieces, offer: Self::default() };
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
}

impl Offer {
    /// Where a division of the South-Western Front can be brought on, and how far it gets (14.2).
    pub fn of_call_up(rulebook: &Rulebook, public: &Public) -> Self {
        let mut best: BTreeMap<Hex, (Points, Vec<Hex>)> = BTreeMap::new();
        for (path, left) in legal::call_ways(rulebook, public) {
            let Some(end) = path.last().copied() else { continue };
            if best.get(&end).is_none_or(|(other, _)| *other < left) {
                best.insert(end, (left, path));
            }
        }
        let whole = Points::whole(reinforcements::CALLED_UP_ALLOWANCE);
        let choice = |(left, path): (Points, Vec<Hex>)| Choice {
            mark: Mark::Reach,
            orders: vec![Order::CallUp { path: path.clone() }],
            label: points_text(whole - left),
            part: f32::from((whole - left).0) / f32::from(whole.0.max(1)),
            path,
        };
        let places = best.into_iter().map(|(hex, way)| (hex, choice(way))).collect();
        Self { places, trains: BTreeMap::new() }
    }
}

/// The question what some units can do.
struct Asking<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
    pieces: &'a [Piece],
    offer: Offer,
}

impl Asking<'_> {
    fn units(&self) -> Vec<Word> {
        self.pieces.iter().map(|piece| self.public.counter(*piece).id).collect()
    }

    fn put(&mut self, hex: Hex, mark: Mark, orders: Vec<Order>, path: Vec<Hex>) {
        let choice = Choice { mark, orders, label: String::new(), part: 0.5, path };
        self.offer.places.insert(hex, choice);
    }

    fn deployments(&mut self) {
        let hexes: Vec<Hex> =
            self.rulebook.scenario.armies.iter().flat_map(|army| &army.hexes).copied().collect();
        for hex in hexes {
            let may =
                |piece: &Piece| set_up::may_deploy(self.rulebook, self.public.counter(*piece), hex).is_ok();
            if self.pieces.iter().all(may) {
                let orders = self.units().into_iter().map(|unit| Order::Deploy { unit, hex }).collect();
                self.put(hex, Mark::Deploy, orders, vec![hex]);
            }
        }
    }

    fn moves(&mut self, start: Hex) {
        let (rulebook, public, pieces) = (self.rulebook, self.public, self.pieces);
        if let Ok(Some(bound)) = march::bound_walks(rulebook, public, pieces) {
            for (hex, path) in bound {
                self.walk(hex, path, Mark::Reach, None);
            }
            return;
        }
        if let Ok(group) = Group::new(rulebook, public, pieces) {
            let reach = Reach::new(rulebook, public, &group);
            let whole = group.classes.first().map_or(Points::ZERO, |class| class.1);
            for hex in reach.hexes().iter().copied().filter(|hex| *hex != start) {
                let Some(path) = reach.path(hex) else { continue };
                let mark = if group.must_stop(public, hex) { Mark::Stop } else { Mark::Reach };
                self.walk(hex, path, mark, reach.cost(hex).map(|cost| (cost, whole)));
            }
        }
        self.trains(start);
        for target in overrun::targets(rulebook, public, pieces) {
            let order = Order::Overrun { units: self.units(), target };
            self.put(target, Mark::Overrun, vec![order], Vec::new());
            if let Some(choice) = self.offer.places.get_mut(&target) {
                choice.label = format!("+{}", points_text(rulebook.charts.overrun_cost));
            }
        }
    }

    fn walk(&mut self, hex: Hex, path: Vec<Hex>, mark: Mark, cost: Option<(Points, Points)>) {
        let order = Order::Move { units: self.units(), path: path.clone() };
        self.put(hex, mark, vec![order], path);
        if let (Some(choice), Some((cost, whole))) = (self.offer.places.get_mut(&hex), cost) {
            choice.label = points_text(cost);
            choice.part = f32::from(cost.0) / f32::from(whole.0.max(1));
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
                orders: vec![Order::Rail { units: self.units(), path: path.clone() }],
                label: format!("{points}/{whole}"),
                part: f32::from(points) / f32::from(whole.max(1)),
                path,
            };
            self.offer.trains.insert(*hex, choice);
        }
    }

    /// Entry hexes, and where the units can walk on to from the cheapest of them.
    fn entries(&mut self, area: Word) {
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
            let order = Order::Enter { units: self.units(), path: path.clone() };
            self.put(hex, mark, vec![order], path);
            if let Some(choice) = self.offer.places.get_mut(&hex) {
                choice.label = points_text(whole - rest);
                choice.part = f32::from((whole - rest).0) / f32::from(whole.0.max(1));
            }
        }
    }

    fn attacks(&mut self) {
        let Some(start) = self.public.counter(self.pieces[0]).hex() else { return };
        let around: Vec<Hex> = self.rulebook.board.land_neighbours(start).collect();
        for target in around {
            if combat::may_attack(self.rulebook, self.public, self.pieces, &[target]).is_ok() {
                self.put(target, Mark::Attack, Vec::new(), Vec::new());
            }
        }
    }

    fn advances(&mut self, among: &[Word]) {
        let Some(battle) = &self.public.battle else { return };
        if !self.units().iter().all(|unit| among.contains(unit)) {
            return;
        }
        for path in advance::paths(self.rulebook, self.public, battle, self.pieces) {
            let Some(end) = path.last().copied() else { continue };
            let order = Order::Advance { units: self.units(), path: path.clone() };
            self.put(end, Mark::Advance, vec![order], path);
        }
    }
}

/// What is tried when units are dropped where nothing is offered, so that the rules say why not.
pub(super) fn attempt(
    rulebook: &Rulebook,
    public: &Public,
    pieces: &[Piece],
    hex: Hex,
    by_train: bool,
) -> Option<Order> {
    let first = public.counter(*pieces.first()?);
    let units: Vec<Word> = pieces.iter().map(|piece| public.counter(*piece).id).collect();
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

/// Whether these may be dropped on a target of a planned attack.
pub(crate) fn may_plan(
    rulebook: &rulebook::Rulebook,
    public: &Public,
    pieces: &[Piece],
    targets: &[Hex],
) -> Result<(), Why> {
    combat::may_attack(rulebook, public, pieces, targets)
}

/// Movement points as players write them: 3, ½, 2½.
pub(super) fn points_text(points: Points) -> String {
    match (points.0 / 2, points.0 % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// The side whose player acts now: who owes a decision, else whose phase it is.
pub(super) fn acting_side(public: &Public) -> Side {
    public.owed.as_ref().map_or(public.phase.side(), Decision::side)
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
                every_order::{self, Shape},
                options::Options,
            },
        },
        play::players::{Player, Thought},
    };
    use std::{collections::BTreeSet, sync::Arc};

    /// What lights up for units that walk together is what the list of orders tells, on the turn of the marches
    /// too (5.21, 5.23).
    #[test]
    fn highlights_are_the_ends_that_are_listed() {
        let rulebook = Arc::new(Guderian::load("smolensk", &Options::default()).expect("it is shipped"));
        let mut world = Guderian::world();
        Guderian::restore(&mut world, &rulebook, Guderian::start(&rulebook, 3));
        let mut player = Greedy::default();
        let mut give = |world: &mut _| {
            let order = player
                .advise(&View::to_play(&rulebook, Guderian::position(world)), &Thought::default())
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
            let offer = Offer::of(&rulebook, public, &pieces);
            let lit =
                offer.places.iter().filter(|(_, choice)| matches!(choice.mark, Mark::Reach | Mark::Stop));
            let lit: BTreeSet<Hex> = lit.map(|(hex, _)| *hex).collect();
            // Where they stand nobody is dropped.
            let ends: BTreeSet<Hex> = ends.into_iter().filter(|hex| Some(*hex) != start).collect();
            assert_eq!(lit, ends, "{units:?}");
            groups += usize::from(pieces.len() > 1);
            held += usize::from(march::is_held(&rulebook, public, pieces[0]));
        }
        assert!(groups > 5, "{groups} groups, {held} held");
    }
}
