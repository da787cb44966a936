//! Twins: two positions that differ only in facts that a side may not know. They show that side the same (Guderian 15,
//! Panzer '44 5, Platoon 19, Squad 22).
//!
//! Random games of every scenario are stopped now and then. Each time a twin of the position is made for a side with
//! incomplete knowledge. Then every order of every unit is tried in both: it is refused in both with the same text, or
//! carried out in both. The side's reports of it are the same up to the event that legitimately reveals the secret.
//! Everything that the side can look at is the same in both: legal orders, offers and odds, explanations of hexes,
//! hints, counters, markers and overlays, the log, the feed, the scene events of the stage and the file. Each game says in `Hides` which facts it
//! hides and which events may reveal them, with the case.

mod answered;
mod asked;
mod guderian;
mod outside;
mod panzer44;
mod platoon;
mod squad;

use asked::{Asked, Desk, masked, recorded};
use kessel::{
    cli::Commanded,
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{
            Branch, BranchDice, BranchEyes, Game, InPlay, OpenBranch, Record, Refusal, Viewer, is_over, play,
        },
    },
    play::{
        chances::quick_player,
        feed::{Feed, lines_of},
        matches::Match as QuickMatch,
        players::{HasPlayers, Thought},
    },
    scene::{
        Captioned, HasDeeds, Seen,
        deed::{Deed, Witness, age, follow},
    },
    table::scene_events,
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Debug,
    sync::Arc,
};

pub type PositionOf<G> = kessel::engine::orders::Position<G>;

/// A position that differs from another in facts that one side may not know.
pub struct Twin<G: Game> {
    pub position: PositionOf<G>,
    /// Hexes that the difference concerns.
    pub at: Vec<Hex>,
    /// Units that the difference concerns.
    pub units: Vec<UnitId>,
}

/// A game in which a side may have incomplete knowledge.
pub trait Hides: Commanded + HasPlayers + HasDeeds + Captioned + kessel::table::OnTable {
    /// Returns the scenarios with secrets, with the options that hide most.
    fn rulebooks() -> Vec<(String, Arc<Self::Rulebook>)>;

    /// Returns a twin for the side with this number; none if nothing is hidden from it now.
    fn twin(
        rulebook: &Arc<Self::Rulebook>,
        position: &PositionOf<Self>,
        side: usize,
        chance: &mut ChaCha8Rng,
    ) -> Option<Twin<Self>>;

    /// Returns orders of one unit about a hex and perhaps another unit, right and wrong ones.
    fn orders_of(position: &PositionOf<Self>, unit: UnitId, hex: Hex, other: UnitId) -> Vec<Self::Order>;

    /// Returns orders that name no unit.
    fn orders_of_nobody(position: &PositionOf<Self>, hex: Hex) -> Vec<Self::Order>;

    /// Whether the event reveals secrets: dice that are rolled, and facts that the rules announce.
    fn tells(event: &Self::Event) -> bool;

    /// Whether two events differ only in the unit that observes: both sides learn that a unit is seen, where a case
    /// says so.
    fn differ_in_sight(_one: &Self::Event, _other: &Self::Event) -> bool {
        false
    }

    /// Whether a unit comes into sight by this event: its state is visible from then on.
    fn brings_out(_: &Self::Event, _: UnitId) -> bool {
        false
    }

    /// Returns an order in words, as the lesson recorder writes it into its step; the position is the one that its side
    /// sees after the order.
    fn words(rulebook: &Self::Rulebook, position: &PositionOf<Self>, order: &Self::Order) -> String;

    /// Returns the explanation of a hex, as the table shows it to the viewer of the position.
    fn why(rulebook: &Self::Rulebook, position: &PositionOf<Self>, hex: Hex, chosen: &[UnitId]) -> String;

    /// Returns the plans of attacks by a unit on a hex that viewers could see.
    fn attack_plans(_unit: UnitId, _hex: Hex) -> Vec<<Self as Captioned>::Plan> {
        Vec::new()
    }

    /// Stores possible alternatives for secrets before an order is played: plots that were not made.
    fn watch(
        _rulebook: &Arc<Self::Rulebook>,
        _position: &PositionOf<Self>,
        _chance: &mut ChaCha8Rng,
        _memory: &mut Memory<Self>,
    ) {
    }

    /// Makes a twin with the stored alternatives.
    fn twin_from(
        rulebook: &Arc<Self::Rulebook>,
        position: &PositionOf<Self>,
        side: usize,
        chance: &mut ChaCha8Rng,
        _memory: &Memory<Self>,
    ) -> Option<Twin<Self>> {
        Self::twin(rulebook, position, side, chance)
    }
}

/// Orders that could have been given instead of the real ones, by the number of the side.
pub struct Memory<G: Game>(pub [Vec<G::Order>; 2]);

/// The extent of the tests.
#[derive(Clone, Copy)]
pub struct Extent {
    pub games: u64,
    /// Positions of a game of which twins are made.
    pub positions: usize,
    /// Orders that are tried in a pair of twins.
    pub orders: usize,
    /// The most orders of a game.
    pub longest: usize,
    /// One in this many pairs is compared in every view.
    pub looked: usize,
    /// Pairs of files that the program is asked about, and of which it paints a picture.
    pub painted: usize,
}

/// The extent in every run of the tests.
pub const SHORT: Extent = Extent { games: 2, positions: 8, orders: 100, longest: 700, looked: 3, painted: 2 };

/// The extent in the long run.
pub const LONG: Extent =
    Extent { games: 200, positions: 6, orders: 200, longest: 4000, looked: 3, painted: 20 };

/// The numbers of trials.
#[derive(Debug, Default)]
pub struct Tried {
    pub twins: usize,
    pub refused: usize,
    pub accepted: usize,
    pub told: usize,
    pub asked: BTreeMap<&'static str, usize>,
}

/// Plays games of every scenario of a game, and compares twins.
pub fn compare<G: Hides>(extent: Extent) -> Tried {
    let mut tried = Tried::default();
    for (name, rulebook) in G::rulebooks() {
        for seed in 1..=extent.games {
            Match::<G>::new(&name, &rulebook, seed, extent).run(&mut tried);
        }
    }
    assert!(tried.twins > 3 && tried.refused > 100 && tried.accepted > 20, "{tried:?}");
    tried
}

/// A random game, of which twins are made.
struct Match<'a, G: Hides> {
    name: &'a str,
    rulebook: &'a Arc<G::Rulebook>,
    seed: u64,
    extent: Extent,
    chance: ChaCha8Rng,
    desk: Desk<G>,
    memory: Memory<G>,
    /// Phases that have had twins: others come first.
    phases: BTreeSet<String>,
}

impl<'a, G: Hides> Match<'a, G> {
    fn new(name: &'a str, rulebook: &'a Arc<G::Rulebook>, seed: u64, extent: Extent) -> Self {
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

    fn run(mut self, tried: &mut Tried) {
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
        self.same("what both know", side, pair.map(both_know::<G>));
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
                    let said = [one, other].map(|why| format!("{} {}", why.case, why.words()));
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
                        self.same(&what, side, after.map(both_know::<G>));
                        if record {
                            record = false;
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

    /// Compares the written results of an order: the log, the feed, the moves and the file.
    fn write(&mut self, pair: [&PositionOf<G>; 2], order: &G::Order, side: usize, tried: &mut Tried) {
        let outside = tried.asked.get("the picture").copied().unwrap_or(0) < self.extent.painted;
        let [one, other] = pair.map(|position| self.written(position, order, side, outside));
        for ((what, one), (_, other)) in one.into_iter().zip(other) {
            *tried.asked.entry(what).or_default() += 1;
            self.same(&format!("{what} of {order:?}"), side, [one, other]);
        }
    }

    fn written(
        &self,
        position: &PositionOf<G>,
        order: &G::Order,
        side: usize,
        outside: bool,
    ) -> Vec<(&'static str, String)> {
        let mut world = G::world();
        let mut record = Record::<G>::at(&mut world, Arc::clone(self.rulebook), position.clone(), 1);
        let mut written = Vec::new();
        let events = record.play(&mut world, order).unwrap();
        let after = G::position(&world).clone();
        let deed = |eyes| deed::<G>(self.rulebook, [position, &after], &events, eyes);
        written.push(("the deed", format!("{:#?}", deed(Viewer::Side(side)))));
        written.push(("the deed for viewers", format!("{:#?}", deed(Viewer::Both))));
        // At a table with two people the last deed was made for the other one.
        let other = deed(Viewer::Side(1 - side)).and_then(|deed| deed.seen_by(Some(Viewer::Side(side))));
        written.push(("the deed of the other side", format!("{other:#?}")));
        // The last deed of either side was on the map before this order.
        let units: Vec<UnitId> = G::counters(&position.public).iter().map(InPlay::id).collect();
        let is_of_other = record.file.played.iter().map(|order| order.side == G::SIDES[1 - side].name);
        for of_other in is_of_other.map(|it| [it, !it]) {
            let since = |it: bool| [(it, events.as_slice())].into_iter();
            let ages = of_other.map(|it| {
                [Viewer::Side(side), Viewer::Both].map(|eyes| age::<G>(since(it), Some(eyes), &units))
            });
            written.push(("the age of the last deeds", format!("{ages:?}")));
        }
        written.push(("the recorder", recorded::<G>(&record.file, side)));
        if record.file.played.iter().any(|given| given.side == G::SIDES[side].name) {
            let mut laid = after.clone();
            G::look(&mut laid, Viewer::Side(side));
            written.push(("the recorder", G::words(self.rulebook, &laid, order)));
        }
        written.push(("the scene of the order", self.scene(&after, &events, deed(Viewer::Both))));
        if outside {
            // Chances over the game are made of such games.
            let imagined = G::imagined(self.rulebook, position, BranchEyes::Side(side), 1);
            let quick = QuickMatch::<G>::between(self.rulebook, 1, [quick_player::<G>(); 2]);
            let quick = quick.play_from(imagined, &|| false);
            written.push(("the quick game", serde_json::to_string(&quick).unwrap()));
            written.extend(outside::said::<G>(&record.file, side));
        }
        record.file.header.by_file = true;
        let told = G::log_lines(self.rulebook, G::position(&world), &events);
        written.push(("the log", format!("{:#?}", kessel::scene::readable(&told, |of| of == side))));
        written.push(("the moves", format!("{:?}", kessel::scene::last_moves::last_moves(&record))));
        written.push(("the file", masked(&record.file.text().unwrap())));
        let (tried, branch) = self.tried(position, order, side);
        written.push(("the branch", tried));
        record.keep_branch(branch).unwrap();
        let text = record.file.text().unwrap();
        let line = text.lines().rfind(|line| line.contains("Branch("));
        written.push(("the line of the branch", line.unwrap().to_owned()));
        let feed = lines_of(&mut Feed::default(), record.file).unwrap();
        written.push(("the feed", feed.iter().map(|line| format!("{line}\n")).collect()));
        written
    }

    /// Tries an order in a branch with the knowledge of a side. Returns what happens, and the branch.
    fn tried(&self, position: &PositionOf<G>, order: &G::Order, side: usize) -> (String, Branch<G::Order>) {
        let branch = Branch {
            id: 1,
            parent: None,
            after: 0,
            name: "Another road".to_owned(),
            eyes: BranchEyes::Side(side),
            dice: BranchDice::Rolled,
            seed: 3,
            orders: Vec::new(),
            notes: BTreeMap::new(),
            drawn: BTreeMap::new(),
        };
        let mut apart = G::world();
        let mut open = OpenBranch::<G>::open(&mut apart, self.rulebook, position, branch);
        let played = open.play(&mut apart, order, &[]);
        (format!("{played:?}\n{:?}", G::position(&apart)), open.branch)
    }

    /// Returns the scene events after an order, as viewers get them, with its combat decided.
    fn scene(&self, after: &PositionOf<G>, events: &[G::Event], deed: Option<Deed>) -> String {
        let mut viewed = after.clone();
        G::look(&mut viewed, Viewer::Both);
        let rolled = G::rolled(self.rulebook, events);
        let lines = G::log_lines(self.rulebook, after, events);
        let (log, orders) = (kessel::scene::readable(&lines, |_| false), [events.to_vec()]);
        let seen = Seen {
            rulebook: self.rulebook.as_ref(),
            position: &viewed,
            log: &log,
            orders: &orders,
            rolled: rolled.as_ref(),
            attack: None,
            plan: None,
            clock: None,
        };
        let caption = G::caption(&seen);
        let strikes = deed.map_or_else(Vec::new, |deed| deed.strikes);
        let scene = scene_events::<G>(self.rulebook, &viewed.public, (&caption, &strikes, None), false);
        let texts = scene.iter().map(|event| event.text().unwrap());
        texts.map(|text| text + "\n").collect()
    }

    fn place(&self, side: usize) -> String {
        let Self { name, seed, .. } = self;
        format!("{} {name}, game {seed}, the {} side", G::ID, G::SIDES[side].name)
    }

    fn same<T: PartialEq + Debug>(&self, what: &str, side: usize, [one, other]: [T; 2]) {
        if one != other {
            let [one, other] = [one, other].map(|value| format!("{value:#?}").replace("\\n", "\n"));
            let lines = one.lines().zip(other.lines()).filter(|(one, other)| one != other);
            let lines: Vec<String> = lines.take(4).map(|(one, other)| format!("{one}\n{other}\n")).collect();
            let (place, lengths) = (self.place(side), [one.len(), other.len()]);
            panic!("{place}: {what} tells them apart ({lengths:?}):\n{}", lines.concat());
        }
    }
}

/// Returns a side's knowledge of a position, as text.
fn known<G: Game>(position: &PositionOf<G>, side: usize) -> String {
    let mut seen = position.clone();
    G::look(&mut seen, Viewer::Side(side));
    ron::to_string(&seen.public).unwrap()
}

/// Returns the deed of an order as a viewer sees it.
fn deed<G: Hides>(
    rulebook: &G::Rulebook,
    positions: [&PositionOf<G>; 2],
    events: &[G::Event],
    eyes: Viewer,
) -> Option<Deed> {
    let [before, after] = positions.map(|position| {
        let mut seen = position.clone();
        G::look(&mut seen, eyes);
        seen
    });
    follow(None, &Witness::<G> { rulebook, before: &before, after: &after, events })
}

fn both_know<G: Game>(position: &PositionOf<G>) -> String {
    ron::to_string(&position.public).unwrap()
}

mod tests {
    use super::{Extent, Hides, LONG, SHORT, compare};
    use kessel::games::{guderian::Guderian, panzer44::Panzer44, platoon::Platoon, squad::Squad};

    fn run<G: Hides>(extent: Extent) {
        let tried = compare::<G>(extent);
        println!("{}: {tried:?}", G::ID);
        let seen = ["show", "legal", "moves", "odds", "offers", "why", "hint", "counters"];
        for what in seen.into_iter().chain(["the file", "the recorder", answered::ORDERS]) {
            assert!(tried.asked.contains_key(what), "{what}: {tried:?}");
        }
    }

    /// Returns the extent of the long run; `KESSEL_TWINS` is the number of games of each scenario.
    fn long() -> Extent {
        let games = std::env::var("KESSEL_TWINS").ok().and_then(|games| games.parse().ok());
        Extent { games: games.unwrap_or(LONG.games), ..LONG }
    }

    #[test]
    fn twins_of_guderian_look_alike() {
        run::<Guderian>(SHORT);
    }

    #[test]
    fn twins_of_panzer44_look_alike() {
        run::<Panzer44>(SHORT);
    }

    #[test]
    fn twins_of_platoon_look_alike() {
        run::<Platoon>(SHORT);
    }

    #[test]
    fn twins_of_squad_look_alike() {
        run::<Squad>(SHORT);
    }

    #[test]
    #[ignore = "200 games of each scenario; see docs/second-opinion.md"]
    fn twins_of_200_games_of_guderian() {
        run::<Guderian>(long());
    }

    #[test]
    #[ignore = "200 games of each scenario; see docs/second-opinion.md"]
    fn twins_of_200_games_of_panzer44() {
        run::<Panzer44>(long());
    }

    #[test]
    #[ignore = "200 games of each scenario; see docs/second-opinion.md"]
    fn twins_of_200_games_of_platoon() {
        run::<Platoon>(long());
    }

    #[test]
    #[ignore = "200 games of each scenario; see docs/second-opinion.md"]
    fn twins_of_200_games_of_squad() {
        run::<Squad>(long());
    }
}
