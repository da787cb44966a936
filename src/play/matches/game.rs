//! A whole game between two computer players, and its checks.

use super::{Matched, Observer, Players, Variant, matched::FiguresOf};
use crate::{
    engine::orders::{GameFile, Position, Record, agree, end_phase, play},
    play::players::{ChosenOrder, Seated, Thought},
};
use bevy::prelude::World;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::Arc};

/// Limit of the orders, after which a game is stopped: no real game is so long.
const MOST_ORDERS: usize = 200_000;

/// The level of a game that was stopped.
const UNFINISHED: &str = "unfinished";

/// A game to be played.
pub struct Match<G: Matched> {
    /// The rulebook.
    pub rulebook: Arc<G::Rulebook>,
    /// The seed of the dice and the players.
    pub seed: u64,
    /// The players by name, in the order of their seats at the start.
    pub players: [String; 2],
    /// The effort of the players; 1 is their own standard.
    pub effort: f32,
    /// Whether to check every invariant after every order, save and load at each phase end, and
    /// replay the game at its end.
    pub verify: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct GameReport<G: Matched> {
    /// The seed.
    pub seed: u64,
    /// The players of the sides at the end.
    #[serde(flatten)]
    pub players: Players<G>,
    /// The level reached.
    pub level: String,
    /// The name of the side that won, if one did.
    pub winner: Option<String>,
    /// The points, as the scenario counts them.
    pub points: i32,
    /// The last turn.
    pub turns: u8,
    pub orders: usize,
    /// The time taken, on request: two games from one seed take different times.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
    /// The figures of the observer, if the game has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figures: Option<FiguresOf<G>>,
    /// Orders, events, decisions and results, counted by kind.
    pub kinds: BTreeMap<String, u32>,
    /// Broken invariants; there should be none.
    pub broken: Vec<String>,
}

impl<G: Matched> GameReport<G> {
    /// Whether the game was played to its end.
    pub fn has_ended(&self) -> bool {
        self.level != UNFINISHED
    }
}

impl<G: Matched> Match<G> {
    /// Makes a game between these players, with their standard effort.
    pub fn between(rulebook: &Arc<G::Rulebook>, seed: u64, players: [&str; 2]) -> Self {
        let players = players.map(str::to_owned);
        Self { rulebook: Arc::clone(rulebook), seed, players, effort: 1.0, verify: false }
    }

    pub fn play(&self) -> GameReport<G> {
        self.play_out(self.start(), &|| false).0
    }

    /// Plays the game to its end with these variants of its players, each with its own effort.
    pub(super) fn play_by(&self, variants: [&Variant<G>; 2]) -> GameReport<G> {
        let mut table = Table::new(self, self.start());
        table.players = [0, 1].map(|number: usize| variants[number].seated(self.seed_of(number)));
        table.efforts = variants.map(|variant| variant.effort);
        self.play_table(table, &|| false).0
    }

    /// Returns the seed of the player in this seat.
    fn seed_of(&self, number: usize) -> u64 {
        self.seed.wrapping_mul(2).wrapping_add(number as u64)
    }

    /// Plays the game to its end; returns none if it was stopped before. `stopped` is asked before every order.
    pub fn play_unless(&self, stopped: &dyn Fn() -> bool) -> Option<GameReport<G>> {
        self.play_from(self.start(), stopped)
    }

    /// Plays the game from a position to its end, with the dice to come of that position; returns none if it was stopped
    /// before. `stopped` is asked before every order.
    pub fn play_from(&self, position: Position<G>, stopped: &dyn Fn() -> bool) -> Option<GameReport<G>> {
        let (report, _) = self.play_out(position, stopped);
        (!stopped()).then_some(report)
    }

    /// Returns the position in which the scenario begins.
    fn start(&self) -> Position<G> {
        G::start(&self.rulebook, self.seed)
    }

    /// Plays the game to its end and returns it as a file that the table opens, with the players' reasons.
    pub fn play_recorded(&self) -> (GameReport<G>, GameFile<G>) {
        let (report, given) = self.play_out(self.start(), &|| false);
        let mut world = G::world();
        let mut record = Record::<G>::new(&mut world, Arc::clone(&self.rulebook), self.seed);
        for ChosenOrder { order, reason } in &given {
            if record.play_because(&mut world, order, &[], reason).is_err() {
                break;
            }
        }
        (report, record.file)
    }

    /// Returns the outcome of the game, and its orders.
    fn play_out(
        &self,
        start: Position<G>,
        stopped: &dyn Fn() -> bool,
    ) -> (GameReport<G>, Vec<ChosenOrder<G::Order>>) {
        self.play_table(Table::new(self, start), stopped)
    }

    fn play_table(
        &self,
        mut table: Table<'_, G>,
        stopped: &dyn Fn() -> bool,
    ) -> (GameReport<G>, Vec<ChosenOrder<G::Order>>) {
        table.play(stopped);
        let mut broken = std::mem::take(&mut table.broken);
        if self.verify && broken.is_empty() {
            broken.extend(table.replays_differ());
        }
        let position = G::position(&table.world);
        let end = G::ended(&self.rulebook, &position.public);
        let report = GameReport {
            seed: self.seed,
            players: Players::new([0, 1].map(|side| self.players[G::seat_of(position, side)].clone())),
            level: end.as_ref().map_or_else(|| UNFINISHED.to_owned(), |end| end.level.clone()),
            winner: end.as_ref().and_then(|end| end.winner).map(|side| G::SIDES[side].name.to_owned()),
            points: end.map_or(0, |end| end.points),
            turns: G::turn(&position.public),
            orders: table.given.len(),
            seconds: None,
            figures: table.observer.figures(),
            kinds: table.kinds,
            broken,
        };
        (report, table.given)
    }
}

/// A game in play, with the data for its checks.
struct Table<'a, G: Matched> {
    game: &'a Match<G>,
    world: World,
    /// A world in which saved positions are opened again.
    again: Option<World>,
    players: [Seated<G>; 2],
    /// Their efforts.
    efforts: [f32; 2],
    start: Position<G>,
    given: Vec<ChosenOrder<G::Order>>,
    log: String,
    middle: Option<(usize, usize, Position<G>)>,
    kinds: BTreeMap<String, u32>,
    observer: G::Observer,
    broken: Vec<String>,
}

impl<'a, G: Matched> Table<'a, G> {
    fn new(game: &'a Match<G>, start: Position<G>) -> Self {
        let mut world = G::world();
        G::restore(&mut world, &game.rulebook, start);
        let start = G::position(&world).clone();
        let player = |number: usize| -> Seated<G> {
            G::seated(&game.players[number], game.seed_of(number)).unwrap_or_else(G::relief)
        };
        Self {
            game,
            world,
            again: None,
            players: [player(0), player(1)],
            efforts: [game.effort; 2],
            start,
            given: Vec::new(),
            log: String::new(),
            middle: None,
            kinds: BTreeMap::new(),
            observer: G::Observer::default(),
            broken: Vec::new(),
        }
    }

    fn play(&mut self, stopped: &dyn Fn() -> bool) {
        let rulebook = &self.game.rulebook;
        while self.broken.is_empty() && !stopped() {
            let position = G::position(&self.world);
            if G::ended(rulebook, &position.public).is_some() {
                return;
            }
            if self.given.len() >= MOST_ORDERS {
                self.broken.push("the game does not end".to_owned());
                return;
            }
            let advice = {
                let side = G::acting(rulebook, &position.public);
                let seat = G::seat_of(position, side);
                let thought = Thought::new(self.efforts[seat]);
                self.players[seat].choose_order(&G::view(rulebook, position), &thought)
            };
            self.observer.see_order(rulebook, position, &advice.order);
            match play::<G>(&mut self.world, &advice.order) {
                Ok(events) => self.note(advice, &events),
                Err(refusal) => {
                    self.broken.push(format!("a player's order was refused: {refusal}: {:?}", advice.order));
                }
            }
        }
    }

    fn note(&mut self, advice: ChosenOrder<G::Order>, events: &[G::Event]) {
        let of_events = events.iter().flat_map(G::kinds_of_event);
        for kind in G::kinds_of_order(&advice.order).into_iter().chain(of_events) {
            *self.kinds.entry(kind).or_default() += 1;
        }
        self.observer.see(&self.game.rulebook, G::position(&self.world), events);
        self.given.push(advice);
        if self.game.verify {
            self.check(events);
        }
    }

    /// Checks everything that must be true now.
    fn check(&mut self, events: &[G::Event]) {
        let number = self.given.len();
        self.log += &told::<G>(number, events);
        let position = G::position(&self.world);
        self.broken.extend(G::broken(&self.game.rulebook, position));
        if end_phase::<G>(events) {
            let again = self.again.get_or_insert_with(G::world);
            self.broken.extend(saves_differ::<G>(again, &self.game.rulebook, position));
        }
        if self.game.seed as usize % 1000 + 100 == number {
            self.middle = Some((number, self.log.len(), position.clone()));
        }
        if !agree::<G>(&mut self.world) {
            self.broken.push("the entities differ from the position".to_owned());
        }
        if let Some(broken) = self.broken.last_mut() {
            *broken += &format!(" (after order {number}: {:?})", self.given.last());
        }
    }

    /// Replays the game from its start, and from a position in the middle, and compares the logs.
    fn replays_differ(&mut self) -> Option<String> {
        let whole = self.log_from(self.start.clone(), 0);
        if whole != self.log {
            return Some("the replay differs from the game".to_owned());
        }
        let (number, at, position) = self.middle.take()?;
        let rest = self.log_from(position, number);
        (rest != self.log[at..]).then(|| format!("the replay from order {number} differs from the game"))
    }

    fn log_from(&self, position: Position<G>, from: usize) -> String {
        let mut world = G::world();
        G::restore(&mut world, &self.game.rulebook, position);
        let mut log = String::new();
        for (number, advice) in self.given.iter().enumerate().skip(from) {
            match play::<G>(&mut world, &advice.order) {
                Ok(events) => log += &told::<G>(number + 1, &events),
                Err(refusal) => log += &format!("{} refused: {refusal}\n", number + 1),
            }
        }
        log
    }
}

fn told<G: Matched>(number: usize, events: &[G::Event]) -> String {
    events.iter().map(|event| format!("{number} {event:?}\n")).collect()
}

/// Checks that saving, loading and saving again give the same text, plain and sealed, and that loading gives the same
/// position.
fn saves_differ<G: Matched>(
    world: &mut World,
    rulebook: &Arc<G::Rulebook>,
    position: &Position<G>,
) -> Option<String> {
    let plain = ron::to_string(position).ok()?;
    let sealed = ron::to_string(&position.sealed().ok()?).ok()?;
    for text in [&plain, &sealed] {
        match ron::from_str::<Position<G>>(text) {
            Ok(loaded) => G::restore(world, rulebook, loaded),
            Err(error) => return Some(format!("a saved position cannot be read: {error}")),
        }
        let loaded = G::position(world);
        if *loaded != *position || ron::to_string(loaded).ok().as_ref() != Some(&plain) {
            return Some("a saved position differs after reading it".to_owned());
        }
    }
    None
}
