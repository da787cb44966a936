//! A random game of which twins are made, and the comparison of a position with its twin.

use super::{
    Extent, Hides, Memory, PositionOf, Tried, Twin, answered,
    asked::{Asked, Desk},
};
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{BranchEyes, Game, InPlay, Refusal, Viewer, is_over, play},
    },
    play::players::Thought,
    referee::wire::TextSent,
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};
use std::{collections::BTreeSet, fmt::Debug, sync::Arc};

/// A random game, of which twins are made.
pub struct Match<'a, G: Hides> {
    name: &'a str,
    pub(super) rulebook: &'a Arc<G::Rulebook>,
    seed: u64,
    pub(super) extent: Extent,
    chance: ChaCha8Rng,
    desk: Desk<G>,
    memory: Memory<G>,
    /// Phases that have had twins: others come first.
    phases: BTreeSet<String>,
}

impl<'a, G: Hides> Match<'a, G> {
    pub fn new(name: &'a str, rulebook: &'a Arc<G::Rulebook>, seed: u64, extent: Extent) -> Self {
        let chance = ChaCha8Rng::seed_from_u64(seed ^ 0x7717);
        let memory = Memory([Vec::new(), Vec::new()]);
        Self {
            name,
            rulebook,
            seed,
            extent,
            chance,
            desk: Desk::new(rulebook),
            memory,
            phases: BTreeSet::new(),
        }
    }

    pub fn run(mut self, tried: &mut Tried) {
        let mut world = G::world();
        G::restore(&mut world, self.rulebook, G::start(self.rulebook, self.seed));
        let mut player = G::player("random", self.seed).unwrap();
        let mut left = self.extent.positions;
        // The gaps grow: as a game begins little is known, and much is hidden.
        let mut wait: usize = self.chance.random_range(1..6);
        for number in 0..self.extent.longest {
            let position = G::position(&world).clone();
            if is_over::<G>(&position.public) || left == 0 {
                break;
            }
            G::watch(self.rulebook, &position, &mut self.chance, &mut self.memory);
            let phase = format!("{:?}", G::phase(&position.public));
            let known = self.phases.contains(&phase) && self.chance.random_range(0..6) > 0;
            if wait == 0 && !known {
                self.phases.insert(phase);
                wait = self.chance.random_range(3..12 + number / 8);
                for side in [0, 1] {
                    let twin = G::twin_from(self.rulebook, &position, side, &mut self.chance, &self.memory);
                    if let Some(twin) = twin {
                        self.pair(&position, &twin, side, tried);
                        left = left.saturating_sub(1);
                    }
                }
            }
            wait = wait.saturating_sub(1);
            let order = player.choose_order(&G::view(self.rulebook, &position), &Thought::new(0.05)).order;
            play::<G>(&mut world, &order).unwrap_or_else(|refusal| panic!("{order:?}: {refusal}"));
        }
    }

    /// Compares the reports to a side about two positions that it must not distinguish.
    fn pair(&mut self, one: &PositionOf<G>, twin: &Twin<G>, side: usize, tried: &mut Tried) {
        tried.twins += 1;
        let pair = [one, &twin.position];
        self.same("what is known", side, pair.map(|position| known::<G>(position, side)));
        self.same("what both know", side, pair.map(|position| &position.public));
        self.sent(pair, side);
        let eyes = BranchEyes::Side(side);
        let imagined = pair.map(|position| G::imagined(self.rulebook, position, eyes, 7));
        self.same("the first position of a branch", side, imagined);
        if tried.twins.is_multiple_of(self.extent.looked) {
            self.look(pair, twin, side, tried);
        }
        let acts = G::acting(self.rulebook, &one.public) == side;
        if tried.twins.is_multiple_of(self.extent.looked) {
            for (what, said) in answered::said(self.rulebook, pair, twin, side) {
                *tried.asked.entry(what).or_default() += 1;
                self.same(what, side, said);
            }
        }
        let orders = self.orders(one, twin, side, acts);
        let mut record = tried.twins.is_multiple_of(2);
        for order in orders {
            let answers = pair.map(|position| self.answer(position, &order));
            match answers {
                [Err(one), Err(other)] => {
                    // With what a player at another home is sent beside the sentence.
                    let said = [one, other]
                        .map(|why| format!("{} {} {:?}", why.case, why.words(), TextSent::of(&why.why)));
                    self.same(&format!("the refusal of {order:?}"), side, said);
                    tried.refused += 1;
                }
                [Ok(one), Ok(other)] => {
                    tried.accepted += 1;
                    let brings_out = |event| twin.units.iter().any(|unit| G::brings_out(event, *unit));
                    let out = one.0.iter().any(brings_out);
                    let differ = self.heard(&order, side, [&one.0, &other.0]) || out;
                    tried.told += usize::from(differ);
                    if !differ {
                        let after = [&one.1, &other.1];
                        let what = format!("what is known after {order:?}");
                        self.same(&what, side, after.map(|position| known::<G>(position, side)));
                        self.same(&what, side, after.map(|position| &position.public));
                        self.sent_after(&order, side, [&one, &other]);
                        if record {
                            record = false;
                            self.fed_after(pair, &order, side, [&one, &other]);
                            self.write(pair, &order, side, tried);
                        }
                    }
                }
                [one, other] if acts => {
                    let said = [one, other].map(|answer| answer.err().map(|why| why.to_string()));
                    panic!("{}: {order:?} is refused in one only: {said:?}", self.place(side));
                }
                // A side that knows the hidden fact is refused because of it.
                _ => {}
            }
        }
    }

    fn answer(
        &mut self,
        position: &PositionOf<G>,
        order: &G::Order,
    ) -> Result<(Vec<G::Event>, PositionOf<G>), Refusal> {
        G::restore(&mut self.desk.world, self.rulebook, position.clone());
        let events = play::<G>(&mut self.desk.world, order)?;
        Ok((events, G::position(&self.desk.world).clone()))
    }

    /// Returns every order of every unit: the listed ones, and right and wrong ones about the difference. Of the other
    /// side, which knows more, only the end of the phase.
    fn orders(&mut self, one: &PositionOf<G>, twin: &Twin<G>, side: usize, acts: bool) -> Vec<G::Order> {
        let ends = G::end_phase().into_iter();
        if !acts {
            return ends.collect();
        }
        let mut seen = one.clone();
        G::look(&mut seen, Viewer::Side(side));
        let own = |of: usize| {
            let counters = G::counters(&seen.public).iter();
            counters.filter(|it| it.side() == of).map(InPlay::id).collect::<Vec<UnitId>>()
        };
        let (own, others) = (own(side), own(1 - side));
        let board = G::board(self.rulebook);
        let mut hexes = twin.at.clone();
        hexes.extend(twin.at.iter().flat_map(|hex| board.neighbours(*hex).iter().flatten().copied()));
        let mut orders: Vec<G::Order> = ends.collect();
        orders.extend(self.listed(one, side));
        while orders.len() < self.extent.orders {
            let Some((unit, hex)) = own.choose(&mut self.chance).zip(hexes.choose(&mut self.chance)) else {
                break;
            };
            let among = [&twin.units, &own, &others].choose(&mut self.chance).copied().unwrap();
            let other = among.choose(&mut self.chance).unwrap_or(unit);
            orders.extend(G::orders_of(&seen, *unit, *hex, *other));
            orders.extend(G::orders_of_nobody(&seen, *hex));
        }
        orders
    }

    /// Returns some of the legal orders that a side is shown.
    fn listed(&mut self, position: &PositionOf<G>, side: usize) -> Vec<G::Order> {
        let mut orders = self.desk.legal(self.rulebook, position, side);
        let most = self.extent.orders / 2;
        while orders.len() > most {
            orders.swap_remove(self.chance.random_range(0..orders.len()));
        }
        orders
    }

    /// Whether two answers differ in the side's reports of them. They may differ from the first event that reveals a
    /// secret.
    fn heard(&self, order: &G::Order, side: usize, events: [&Vec<G::Event>; 2]) -> bool {
        let hears = |event: &&G::Event| G::fact(event).only.is_none_or(|only| only == side);
        let [one, other] = events.map(|events| events.iter().filter(hears).collect::<Vec<_>>());
        let same = one.iter().zip(&other).take_while(|(one, other)| one == other).count();
        if same == one.len() && same == other.len() {
            return false;
        }
        let told = [one.get(same), other.get(same)];
        let before = one[..same].iter().any(|event| G::tells(event));
        let seen = matches!(told, [Some(one), Some(other)] if G::differ_in_sight(one, other));
        let tells = before || seen || told.into_iter().flatten().any(|event| G::tells(event));
        assert!(tells, "{}: {order:?} tells them apart: {told:?} after {:?}", self.place(side), &one[..same]);
        true
    }

    /// Compares everything that a side can look at.
    fn look(&mut self, pair: [&PositionOf<G>; 2], twin: &Twin<G>, side: usize, tried: &mut Tried) {
        let hexes: Vec<Hex> = twin.at.iter().copied().take(3).collect();
        let asked = Asked { side, hexes, units: twin.units.clone() };
        let [one, other] = pair.map(|position| self.desk.answers(self.rulebook, position, &asked));
        assert_eq!(one.len(), other.len(), "{}", self.place(side));
        for ((what, one), (_, other)) in one.into_iter().zip(other) {
            *tried.asked.entry(what).or_default() += 1;
            self.same(what, side, [one, other]);
        }
    }

    fn place(&self, side: usize) -> String {
        let Self { name, seed, .. } = self;
        format!("{} {name}, game {seed}, the {} side", G::ID, G::SIDES[side].name)
    }

    pub(super) fn same<T: PartialEq + Debug>(&self, what: &str, side: usize, [one, other]: [T; 2]) {
        if one != other {
            let [one, other] = [one, other].map(|value| format!("{value:#?}").replace("\\n", "\n"));
            let lines = one.lines().zip(other.lines()).filter(|(one, other)| one != other);
            let lines: Vec<String> = lines.take(4).map(|(one, other)| format!("{one}\n{other}\n")).collect();
            let (place, lengths) = (self.place(side), [one.len(), other.len()]);
            panic!("{place}: {what} tells them apart ({lengths:?}):\n{}", lines.concat());
        }
    }
}

/// Returns a side's knowledge of a position. It is compared as it is, which is quicker than its text and as exact.
fn known<G: Game>(position: &PositionOf<G>, side: usize) -> G::Public {
    let mut seen = position.clone();
    G::look(&mut seen, Viewer::Side(side));
    seen.public
}
