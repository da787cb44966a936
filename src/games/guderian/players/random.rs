//! A player who does anything that is allowed: it finds what nobody thought of.
//!
//! It ends a phase with the chance 1 in 1 + the counters that can still act; else it picks a kind of
//! order evenly, then one of that kind.

use crate::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
    },
    games::guderian::rules::{
        Guderian, View, combat,
        combat::battle::Decision,
        counter::Piece,
        movement::{march::may_walk, overrun, rail},
        order::{Order, legal},
        phase::Phase,
        position::Public,
        rulebook::Rulebook,
        set_up,
        supply::zones::in_enemy_zone,
    },
    play::players::{ChosenOrder, Player, Thought},
};
use rand::{
    RngExt, SeedableRng,
    rngs::ChaCha8Rng,
    seq::{IndexedRandom, SliceRandom},
};

/// The most points bid where sides are bid for.
const HIGHEST_BID: u8 = 20;

/// A player who does anything that is allowed.
pub struct Random {
    generator: ChaCha8Rng,
}

/// A kind of order to choose from in a movement phase, with the counters that it may be about.
enum Choice {
    Walk(Vec<Piece>),
    /// A walk that ends in an enemy zone of control.
    Contact(Vec<Piece>),
    Ride(Vec<Piece>),
    Enter(Vec<Piece>),
    Overrun(Vec<Piece>),
    CallUp(Vec<Hex>),
    FlyOut(Vec<Piece>),
    CutRail(Vec<Piece>),
}

impl Random {
    /// A player who begins with this seed.
    pub fn new(seed: u64) -> Self {
        Self { generator: ChaCha8Rng::seed_from_u64(seed) }
    }

    fn one_of<T: Clone>(&mut self, list: &[T]) -> Option<T> {
        list.choose(&mut self.generator).cloned()
    }

    /// Whether to end the phase with so many counters left to act.
    fn has_had_enough(&mut self, able: usize) -> bool {
        self.generator.random_range(0..=able) == 0
    }

    fn answer(&mut self, rulebook: &Rulebook, public: &Public, decision: &Decision) -> Order {
        match decision {
            Decision::LoseOrRetreat { .. } => {
                if self.generator.random_bool(0.5) {
                    Order::Lose
                } else {
                    Order::Retreat
                }
            }
            Decision::LoseStep { among, .. } => {
                self.one_of(among).map_or(Order::EndPhase, |unit| Order::LoseStep { unit })
            }
            Decision::Excess { among, .. } => {
                self.one_of(among).map_or(Order::EndPhase, |unit| Order::Remove { unit })
            }
            Decision::Route { stacks, .. } => {
                let Some(stack) = self.one_of(stacks) else { return Order::EndPhase };
                let path = self.one_of(&legal::routes(rulebook, public, stack)).unwrap_or_default();
                Order::Route { stack, path, units: Vec::new() }
            }
            Decision::Advance { among, .. } => self.advance(rulebook, public, among),
            Decision::Bid { .. } => Order::Bid { points: self.generator.random_range(0..=HIGHEST_BID) },
        }
    }

    fn advance(&mut self, rulebook: &Rulebook, public: &Public, among: &[UnitId]) -> Order {
        if self.has_had_enough(among.len()) {
            return Order::Stay;
        }
        let Some(unit) = self.one_of(among) else { return Order::Stay };
        let Some(piece) = public.find(unit) else { return Order::Stay };
        let hex = public.counter(piece).hex();
        let mates: Vec<Piece> = among
            .iter()
            .filter_map(|unit| public.find(*unit))
            .filter(|mate| public.counter(*mate).hex() == hex)
            .collect();
        let group = if self.generator.random_bool(0.5) { vec![piece] } else { mates.clone() };
        for group in [group, mates, vec![piece]] {
            if let Some(path) = self.one_of(&legal::advances(rulebook, public, &group)) {
                return Order::Advance { units: ids(public, &group), path };
            }
        }
        Order::Stay
    }

    fn move_somebody(&mut self, rulebook: &Rulebook, public: &Public) -> Order {
        let movers = legal::movers(rulebook, public);
        let arrivals = legal::arrivals(public);
        let able = legal::still_to_act(rulebook, public);
        if self.has_had_enough(able) {
            return Order::EndPhase;
        }
        let mut choices = choices(rulebook, public, &movers, &arrivals);
        choices.shuffle(&mut self.generator);
        for choice in choices {
            let order = match choice {
                Choice::Walk(able) => self.walk(rulebook, public, &able, false),
                Choice::Contact(able) => self.walk(rulebook, public, &able, true),
                Choice::Ride(able) => self.ride(rulebook, public, &able),
                Choice::Enter(able) => self.enter(rulebook, public, &able),
                Choice::Overrun(able) => self.overrun(rulebook, public, &able),
                Choice::CallUp(hexes) => self.one_of(&hexes).map(|hex| Order::CallUp { path: vec![hex] }),
                Choice::FlyOut(able) => {
                    self.one_of(&able).map(|piece| Order::FlyOut { leader: public.counter(piece).id })
                }
                Choice::CutRail(able) => {
                    self.one_of(&able).map(|piece| Order::CutRail { unit: public.counter(piece).id })
                }
            };
            if let Some(order) = order {
                return order;
            }
        }
        Order::EndPhase
    }

    /// The unit alone, or everybody in its hex who may go with it.
    fn party(&mut self, public: &Public, piece: Piece, able: &[Piece]) -> Vec<Piece> {
        let hex = public.counter(piece).hex();
        if self.generator.random_bool(0.4) {
            return vec![piece];
        }
        let place = public.counter(piece).place;
        able.iter()
            .copied()
            .filter(|mate| match hex {
                Some(_) => public.counter(*mate).hex() == hex,
                None => public.counter(*mate).place == place,
            })
            .take(3)
            .collect()
    }

    fn walk(&mut self, rulebook: &Rulebook, public: &Public, able: &[Piece], contact: bool) -> Option<Order> {
        for _ in 0..6 {
            let piece = self.one_of(able)?;
            let party = self.party(public, piece, able);
            for party in [party, vec![piece]] {
                let mut walks = legal::walks(rulebook, public, &party);
                walks.retain(|walk| walk.stops || !contact);
                let walk = self.one_of(&walks);
                if let Some(walk) = walk
                    && may_walk(rulebook, public, &party, &walk.path).is_ok()
                {
                    return Some(Order::Move { units: ids(public, &party), path: walk.path });
                }
            }
        }
        None
    }

    fn ride(&mut self, rulebook: &Rulebook, public: &Public, able: &[Piece]) -> Option<Order> {
        let piece = self.one_of(able)?;
        let path = self.one_of(&legal::train_rides(rulebook, public, &[piece]))?;
        Some(Order::Rail { units: ids(public, &[piece]), path })
    }

    fn enter(&mut self, rulebook: &Rulebook, public: &Public, able: &[Piece]) -> Option<Order> {
        let piece = self.one_of(able)?;
        let party = self.party(public, piece, able);
        for party in [party, vec![piece]] {
            if let Some(path) = self.one_of(&legal::entries(rulebook, public, &party)) {
                return Some(Order::Enter { units: ids(public, &party), path });
            }
        }
        None
    }

    fn overrun(&mut self, rulebook: &Rulebook, public: &Public, able: &[Piece]) -> Option<Order> {
        let piece = self.one_of(able)?;
        let target = self.one_of(&overrun::targets(rulebook, public, &[piece]))?;
        let partners = legal::overrun_partners(rulebook, public, piece, target);
        for party in [partners, vec![piece]] {
            if overrun::may_overrun(rulebook, public, &party, target).is_ok() {
                return Some(Order::Overrun { units: ids(public, &party), target });
            }
        }
        None
    }

    fn attack(&mut self, rulebook: &Rulebook, public: &Public) -> Order {
        let open = combat::opportunities(rulebook, public);
        let mut able: Vec<Piece> = open.iter().flat_map(|(_, able)| able.iter().copied()).collect();
        able.sort_unstable();
        able.dedup();
        if self.has_had_enough(able.len()) {
            return Order::EndPhase;
        }
        let Some((target, able)) = self.one_of(&open) else { return Order::EndPhase };
        let share = if self.generator.random_bool(0.75) { 1.0 } else { 0.6 };
        let mut party: Vec<Piece> =
            able.iter().copied().filter(|_| self.generator.random_bool(share)).collect();
        let mut targets = vec![target];
        if self.generator.random_bool(0.5) {
            let others: Vec<Hex> = open.iter().map(|(hex, _)| *hex).filter(|hex| *hex != target).collect();
            if let Some(second) = self.second_target(rulebook, public, &mut party, target, &others) {
                targets.push(second);
            }
        }
        for party in [party, able.clone(), fighters(public, &able)] {
            if combat::may_attack(rulebook, public, &party, &targets).is_ok() {
                return Order::Attack { units: ids(public, &party), targets };
            }
            targets.truncate(1);
        }
        Order::EndPhase
    }

    /// A second hex that some of the party touch as well; the others stay out.
    fn second_target(
        &mut self,
        rulebook: &Rulebook,
        public: &Public,
        party: &mut Vec<Piece>,
        target: Hex,
        others: &[Hex],
    ) -> Option<Hex> {
        let mut others = others.to_vec();
        others.shuffle(&mut self.generator);
        for second in others {
            if second.distance(target) > 2 {
                continue;
            }
            let both: Vec<Piece> = party
                .iter()
                .copied()
                .filter(|piece| combat::may_attack(rulebook, public, &[*piece], &[target, second]).is_ok())
                .collect();
            if !both.is_empty() {
                *party = both;
                return Some(second);
            }
        }
        None
    }

    fn set_up(&mut self, rulebook: &Rulebook, public: &Public) -> Order {
        let Some(counter) = set_up::waiting(public).next() else { return Order::EndPhase };
        let army = rulebook.scenario.armies.iter().find(|army| Some(army.army) == counter.army);
        let hexes = army.map(|army| army.hexes.clone()).unwrap_or_default();
        self.one_of(&hexes).map_or(Order::EndPhase, |hex| Order::Deploy { unit: counter.id, hex })
    }

    fn interdict(&mut self, rulebook: &Rulebook, public: &Public) -> Order {
        let able = legal::still_to_act(rulebook, public);
        if self.has_had_enough(able) {
            return Order::EndPhase;
        }
        self.one_of(&legal::marker_hexes(rulebook, public))
            .map_or(Order::EndPhase, |hex| Order::PlaceMarker { hex })
    }

    /// A unit that must march on turn 1 before the phase can end.
    fn march(&mut self, rulebook: &Rulebook, public: &Public) -> Option<Order> {
        let piece = crate::games::guderian::rules::movement::march::unmarched(rulebook, public).next()?;
        let walk = self.one_of(&legal::walks(rulebook, public, &[piece]))?;
        Some(Order::Move { units: ids(public, &[piece]), path: walk.path })
    }
}

impl Player<Guderian> for Random {
    fn choose_order(&mut self, view: &View<'_>, _: &Thought) -> ChosenOrder<Order> {
        ChosenOrder::plain(self.choose(view.rulebook, view.public))
    }
}

impl Random {
    fn choose(&mut self, rulebook: &Rulebook, public: &Public) -> Order {
        if let Some(decision) = &public.owed {
            return self.answer(rulebook, public, decision);
        }
        match public.phase {
            Phase::SovietSetUp => self.set_up(rulebook, public),
            Phase::SovietMovement | Phase::GermanMovement | Phase::GermanMechanized => {
                match self.move_somebody(rulebook, public) {
                    Order::EndPhase => self.march(rulebook, public).unwrap_or(Order::EndPhase),
                    order => order,
                }
            }
            Phase::SovietCombat | Phase::GermanCombat => self.attack(rulebook, public),
            Phase::FirstInterdiction | Phase::SovietInterdiction | Phase::AirInterdiction => {
                self.interdict(rulebook, public)
            }
            _ => Order::EndPhase,
        }
    }
}

fn ids(public: &Public, pieces: &[Piece]) -> Vec<UnitId> {
    pieces.iter().map(|piece| public.counter(*piece).id).collect()
}

fn fighters(public: &Public, pieces: &[Piece]) -> Vec<Piece> {
    pieces.iter().copied().filter(|piece| public.counter(*piece).is_combat_unit()).collect()
}

/// The kinds of order that somebody could be given, each with those who could.
fn choices(rulebook: &Rulebook, public: &Public, movers: &[Piece], arrivals: &[Piece]) -> Vec<Choice> {
    let side = public.phase.side();
    let hex = |piece: &Piece| public.counter(*piece).hex();
    let has_points = |piece: &Piece| public.counter(*piece).condition.left > Points::ZERO;
    let free = |piece: &Piece| hex(piece).is_some_and(|hex| !in_enemy_zone(public, side, hex));
    let walkers: Vec<Piece> =
        movers.iter().copied().filter(|piece| has_points(piece) && free(piece)).collect();
    let riders: Vec<Piece> =
        movers.iter().copied().filter(|piece| rail::may_board(rulebook, public, &[*piece]).is_ok()).collect();
    let overrunners: Vec<Piece> = movers
        .iter()
        .copied()
        .filter(|piece| {
            public.counter(*piece).condition.left >= rulebook.charts.overrun_cost
                && hex(piece).is_some_and(|hex| {
                    rulebook.board.land_neighbours(hex).any(|near| public.holds(side.enemy(), near))
                })
        })
        .collect();
    let cutters = legal::rail_cutters(rulebook, public);
    let lists = [
        (!walkers.is_empty()).then(|| Choice::Walk(walkers.clone())),
        (!walkers.is_empty()).then_some(Choice::Contact(walkers)),
        (!riders.is_empty()).then_some(Choice::Ride(riders)),
        (!arrivals.is_empty()).then_some(Choice::Enter(arrivals.to_vec())),
        (!overrunners.is_empty()).then_some(Choice::Overrun(overrunners)),
        Some(legal::calls(rulebook, public)).filter(|hexes| !hexes.is_empty()).map(Choice::CallUp),
        Some(legal::flights(rulebook, public)).filter(|able| !able.is_empty()).map(Choice::FlyOut),
        (!cutters.is_empty()).then_some(Choice::CutRail(cutters)),
    ];
    lists.into_iter().flatten().collect()
}
