//! The legal orders of a side, for tools and proofs: the door accepts every order that [`legal`] lists and refuses
//! every other.
//!
//! Groups of units are listed one by one, with every hex in which their move can end. The path there is left open, and
//! so are the many ways to put an attack together.

pub use super::order_shape::{Able, Shape};

use super::{
    Order,
    legal::{self, flights, marker_hexes, walks},
    order_rules::*,
};
use crate::{
    engine::{
        board::{Hex, Link},
        counters::UnitId,
        orders::{self, OrderRule, Sequenced},
    },
    games::guderian::rules::{
        Guderian, combat,
        combat::{
            advance,
            battle::{Battle, Decision, Stage},
            retreat::Retreat,
        },
        counter::{Piece, Place},
        movement::{
            Group,
            march::{may_walk, unmarched},
            may_move, overrun, rail, rail_cuts,
        },
        phase::Phase,
        position::Public,
        rulebook::Rulebook,
        set_up,
        supply::SupplyLines,
        turn,
        view::{View, to_play},
    },
};
use std::collections::BTreeMap;

/// Most units in one hex for which every group is listed: 63 groups.
const MOST_TOGETHER: usize = 6;

/// The legal orders of a side.
pub type Legal = orders::Legal<Order, Shape>;

/// The legal orders of the viewing side; none while the other side is to play.
///
/// Of a stack to be routed, all units may be named as well as none.
pub fn legal(view: &View) -> Legal {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public);
    let mut lister = Lister { rulebook, public, legal: Legal::default() };
    if to_play(public) != view.side || public.phase == Phase::Over || public.table.referee_off {
        return lister.legal;
    }
    match &public.owed {
        Some(decision) => lister.answers(decision),
        None => lister.orders(),
    }
    lister.legal
}

/// Some whole orders of the shapes of [`legal()`], where none of the listed orders leads on: the lowest bid, and marches of a
/// unit without which the phase cannot end. A program that makes no orders of its own goes on with one of them.
pub fn examples(view: &View) -> Vec<Order> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public);
    if to_play(public) != view.side || public.phase == Phase::Over || public.table.referee_off {
        return Vec::new();
    }
    match &public.owed {
        Some(Decision::Bid { .. }) => return vec![Order::Bid { points: 0 }],
        Some(_) => return Vec::new(),
        None => {}
    }
    if !Guderian::sequence().takes_all(public.phase, &[MOVE]) {
        return Vec::new();
    }
    let marches = |piece: Piece| -> Vec<Order> {
        let unit = public.counter(piece).id;
        let walks = walks(rulebook, public, &[piece]).into_iter();
        walks.map(|walk| Order::Move { units: vec![unit], path: walk.path }).collect()
    };
    unmarched(rulebook, public).map(marches).find(|orders| !orders.is_empty()).unwrap_or_default()
}

/// Lists orders of some kinds.
type List = fn(&mut Lister<'_>);

/// The lists with the kinds of orders in each, in the order in which their orders are offered. A list is used in the
/// phases that take all its kinds.
const LISTS: &[(&[OrderRule<Guderian>], List)] = &[
    (&[DEPLOY], |it| it.deployments()),
    (&[MOVE, RAIL, OVERRUN], |it| it.stacks()),
    (&[ENTER], |it| it.entries()),
    (&[CALL_UP], |it| it.calls()),
    (&[CUT_RAIL, LIFT_CUT], |it| it.rail_work()),
    (&[FLY_OUT], |it| it.flights()),
    (&[ATTACK], |it| it.attacks()),
    (&[PLACE_MARKER], |it| it.markers()),
];

struct Lister<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
    legal: Legal,
}

impl Lister<'_> {
    fn ids(&self, pieces: &[Piece]) -> Vec<UnitId> {
        pieces.iter().map(|piece| self.public.counter(*piece).id).collect()
    }

    /// Every group of these units. Of too many, only each alone and all together, with a note that others are possible.
    fn groups(&mut self, of: &'static str, pieces: &[Piece]) -> Vec<Vec<Piece>> {
        if pieces.len() > MOST_TOGETHER {
            self.legal.shapes.push(Shape::Crowd { of, units: self.ids(pieces) });
            return pieces.iter().map(|piece| vec![*piece]).chain([pieces.to_vec()]).collect();
        }
        let chosen = |bits: u32| {
            let is_in = move |number: &usize| bits >> number & 1 == 1;
            (0..pieces.len()).filter(is_in).map(|number| pieces[number]).collect()
        };
        (1..1_u32 << pieces.len()).map(chosen).collect()
    }

    fn orders(&mut self) {
        for (kinds, list) in LISTS {
            if Guderian::sequence().takes_all(self.public.phase, kinds) {
                list(self);
            }
        }
        if turn::may_end_phase(self.rulebook, self.public).is_ok() {
            self.legal.orders.push(Order::EndPhase);
        }
    }

    fn markers(&mut self) {
        let hexes = marker_hexes(self.rulebook, self.public).into_iter();
        self.legal.orders.extend(hexes.map(|hex| Order::PlaceMarker { hex }));
    }

    fn deployments(&mut self) {
        for counter in &self.public.counters {
            if !matches!(counter.place, Place::SetUp | Place::Map(_)) {
                continue;
            }
            let army = self.rulebook.scenario.armies.iter().find(|army| Some(army.army) == counter.army);
            let mut hexes = army.map(|army| army.hexes.clone()).unwrap_or_default();
            hexes.sort_unstable();
            hexes.dedup();
            hexes.retain(|hex| set_up::may_deploy(self.rulebook, counter, *hex).is_ok());
            self.legal.orders.extend(hexes.into_iter().map(|hex| Order::Deploy { unit: counter.id, hex }));
        }
    }

    /// Walks, rides and overruns of each stack.
    fn stacks(&mut self) {
        let mut stacks: BTreeMap<Hex, Vec<Piece>> = BTreeMap::new();
        for (piece, counter) in self.public.pieces() {
            if let Some(hex) = counter.hex()
                && may_move(self.public, piece).is_ok()
            {
                stacks.entry(hex).or_default().push(piece);
            }
        }
        for stack in stacks.values() {
            self.walks(stack);
            self.rides(stack);
            self.overruns(stack);
        }
    }

    fn calls(&mut self) {
        let mut ends: Vec<Hex> = legal::call_ways(self.rulebook, self.public)
            .into_iter()
            .filter_map(|(path, _)| path.last().copied())
            .collect();
        ends.sort_unstable();
        ends.dedup();
        if !ends.is_empty() {
            self.legal.shapes.push(Shape::CallUp { ends });
        }
    }

    fn rail_work(&mut self) {
        for (piece, counter) in self.public.pieces() {
            let unit = counter.id;
            if rail_cuts::may_cut(self.rulebook, self.public, piece).is_ok() {
                self.legal.orders.push(Order::CutRail { unit });
            }
            if rail_cuts::may_lift(self.rulebook, self.public, piece).is_ok() {
                self.legal.orders.push(Order::LiftCut { unit });
            }
        }
    }

    fn flights(&mut self) {
        for leader in flights(self.rulebook, self.public) {
            self.legal.orders.push(Order::FlyOut { leader: self.public.counter(leader).id });
        }
    }

    fn walks(&mut self, stack: &[Piece]) {
        for group in self.groups("move", stack) {
            let ends = walk_ends(self.rulebook, self.public, &group);
            if !ends.is_empty() {
                self.legal.shapes.push(Shape::Move { units: self.ids(&group), ends });
            }
        }
    }

    fn rides(&mut self, stack: &[Piece]) {
        let boards = |piece: &Piece| rail::may_board(self.rulebook, self.public, &[*piece]).is_ok();
        let able: Vec<Piece> = stack.iter().copied().filter(boards).collect();
        for group in self.groups("rail", &able) {
            let Ok(start) = rail::may_board(self.rulebook, self.public, &group) else { continue };
            let ends = ride_ends(self.rulebook, self.public, start);
            if !ends.is_empty() {
                self.legal.shapes.push(Shape::Rail { units: self.ids(&group), ends });
            }
        }
    }

    fn overruns(&mut self, stack: &[Piece]) {
        let (public, board) = (self.public, &self.rulebook.board);
        let hex = stack.first().and_then(|piece| public.counter(*piece).hex());
        let enemy = public.phase.side().enemy();
        if !hex.is_some_and(|hex| board.land_neighbours(hex).any(|near| public.holds(enemy, near))) {
            return;
        }
        for group in self.groups("overrun", stack) {
            for target in overrun::targets(self.rulebook, public, &group) {
                self.legal.orders.push(Order::Overrun { units: self.ids(&group), target });
            }
        }
    }

    fn entries(&mut self) {
        let mut areas: BTreeMap<UnitId, Vec<Piece>> = BTreeMap::new();
        for piece in legal::arrivals(self.public) {
            if let Place::Due { area } = self.public.counter(piece).place {
                areas.entry(area).or_default().push(piece);
            }
        }
        for waiting in areas.values() {
            for group in self.groups("enter", waiting) {
                let paths = legal::entries(self.rulebook, self.public, &group);
                let mut ends: Vec<Hex> = paths.iter().filter_map(|path| path.last().copied()).collect();
                ends.sort_unstable();
                ends.dedup();
                if !ends.is_empty() {
                    self.legal.shapes.push(Shape::Enter { units: self.ids(&group), ends });
                }
            }
        }
    }

    fn attacks(&mut self) {
        let (rulebook, public) = (self.rulebook, self.public);
        let side = public.phase.side();
        let lines = SupplyLines::new(rulebook, public, side);
        let mut able = Vec::new();
        for (piece, counter) in public.pieces() {
            let Ok(hex) = combat::may_take_part(rulebook, public, &lines, piece) else { continue };
            let near = rulebook.board.land_neighbours(hex);
            let mut targets: Vec<Hex> =
                near.filter(|to| combat::may_be_attacked(rulebook, public, side, hex, *to).is_ok()).collect();
            targets.sort_unstable();
            if !targets.is_empty() {
                able.push(Able { unit: counter.id, hex, leader: !counter.is_combat_unit(), targets });
            }
        }
        let fighters: Vec<Hex> = able.iter().filter(|one| !one.leader).map(|one| one.hex).collect();
        able.retain(|one| fighters.contains(&one.hex));
        if !able.is_empty() {
            self.legal.shapes.push(Shape::Attack { able });
        }
    }

    fn answers(&mut self, decision: &Decision) {
        let battle = self.public.battle.as_ref();
        match (decision, battle) {
            (Decision::LoseOrRetreat { .. }, Some(_)) => {
                self.legal.orders.extend([Order::Lose, Order::Retreat]);
            }
            (Decision::LoseStep { among, .. }, Some(_)) => {
                self.legal.orders.extend(among.iter().map(|unit| Order::LoseStep { unit: *unit }));
            }
            (Decision::Route { .. }, Some(battle)) => self.routes(battle),
            (Decision::Excess { among, .. }, _) => {
                self.legal.orders.extend(among.iter().map(|unit| Order::Remove { unit: *unit }));
            }
            (Decision::Advance { among, .. }, Some(battle)) => {
                self.advances(battle, among);
                self.legal.orders.push(Order::Stay);
            }
            (Decision::Bid { .. }, _) => self.legal.shapes.push(Shape::Bid { least: 0, most: u8::MAX }),
            (
                Decision::LoseOrRetreat { .. }
                | Decision::LoseStep { .. }
                | Decision::Route { .. }
                | Decision::Advance { .. },
                None,
            ) => {}
        }
    }

    /// The routes of each stack that waits, and of its parts where stacks may be split (9.72, option).
    fn routes(&mut self, battle: &Battle) {
        let Stage::Retreating { role, amount, waiting } = &battle.stage else { return };
        let alive = |piece: &Piece| self.public.counter(*piece).hex().is_some();
        let everybody: Vec<Piece> = battle.group(*role).iter().copied().filter(alive).collect();
        for hex in waiting {
            let waits = |piece: &&Piece| {
                self.public.counter(**piece).hex() == Some(*hex) && !battle.has_retreated(**piece)
            };
            let stack: Vec<Piece> = everybody.iter().filter(waits).copied().collect();
            let parts = match self.rulebook.options.retreat_split {
                true => self.groups("route", &stack),
                false => vec![stack.clone()],
            };
            for part in parts {
                let retreat = Retreat { stack: &part, from: *hex, amount: *amount, group: &everybody };
                let paths = retreat.routes(self.rulebook, self.public).paths;
                let units = if part == stack { Vec::new() } else { self.ids(&part) };
                let route = |path| Order::Route { stack: *hex, path, units: units.clone() };
                self.legal.orders.extend(paths.into_iter().map(route));
            }
        }
    }

    fn advances(&mut self, battle: &Battle, among: &[UnitId]) {
        let mut stacks: BTreeMap<Hex, Vec<Piece>> = BTreeMap::new();
        for piece in among.iter().filter_map(|unit| self.public.find(*unit)) {
            if let Some(hex) = self.public.counter(piece).hex() {
                stacks.entry(hex).or_default().push(piece);
            }
        }
        for stack in stacks.values() {
            for group in self.groups("advance", stack) {
                let units = self.ids(&group);
                let paths = advance::paths(self.rulebook, self.public, battle, &group);
                let order = |path| Order::Advance { units: units.clone(), path };
                self.legal.orders.extend(paths.into_iter().map(order));
            }
        }
    }
}

/// The hexes in which units of one hex can end a move together, including their start if they can leave it and return.
fn walk_ends(rulebook: &Rulebook, public: &Public, pieces: &[Piece]) -> Vec<Hex> {
    let Ok(group) = Group::new(rulebook, public, pieces) else { return Vec::new() };
    let walks = walks(rulebook, public, pieces);
    let mut ends: Vec<Hex> = walks.iter().filter_map(|walk| walk.path.last().copied()).collect();
    let beside = |path: &[Hex]| path.last().is_some_and(|end| end.side_towards(group.start).is_some());
    let comes_back = walks.iter().filter(|walk| beside(&walk.path)).any(|walk| {
        let path: Vec<Hex> = walk.path.iter().copied().chain([group.start]).collect();
        may_walk(rulebook, public, pieces, &path).is_ok()
    });
    if comes_back {
        ends.push(group.start);
    }
    ends.sort_unstable();
    ends.dedup();
    ends
}

/// The hexes in which a train can end, including its start.
fn ride_ends(rulebook: &Rulebook, public: &Public, start: Hex) -> Vec<Hex> {
    let reach = rail::reach(rulebook, public, start);
    let mut ends = reach.hexes().to_vec();
    let back = rail::cost_of(rulebook, public, start);
    let comes_back = back.is_ok_and(|back| {
        let near = rulebook.board.linked(Link::Rail, start).filter_map(|near| reach.points(near));
        near.min().is_some_and(|there| there + back <= rulebook.charts.rail.points)
    });
    if comes_back {
        ends.push(start);
    }
    ends.sort_unstable();
    ends
}
