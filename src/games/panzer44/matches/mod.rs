//! A whole game of Panzer '44 between two computer players, and what it proved.

use crate::{
    engine::orders::{Game, GameFile, Record, end_phase, play},
    games::panzer44::{
        players::{Random, by_name},
        rules::{
            Panzer44, Position, Rulebook, View, agree, event::Event, invariants, kinds::Side, order::Order,
        },
    },
    play::players::{Seated, Thought},
};
use bevy::prelude::World;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::Arc};

/// Orders after which a game is broken off: no game is so long.
const MOST_ORDERS: usize = 20_000;

/// A game to be played.
pub struct Match {
    /// What it is played by.
    pub rulebook: Arc<Rulebook>,
    /// Where chance begins, for the dice and for the players.
    pub seed: u64,
    /// The German and the Allied player, by name.
    pub players: [String; 2],
    /// How hard the players think; 1 is their own measure.
    pub effort: f32,
    /// Whether to check every invariant after every order, save and load at each phase end, and replay
    /// the game at its end.
    pub verify: bool,
}

/// What came of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Report {
    /// Where chance began.
    pub seed: u64,
    /// The German player.
    pub german: String,
    /// The Allied player.
    pub allied: String,
    /// The level reached.
    pub level: String,
    /// The winner, if there is one.
    pub winner: Option<Side>,
    /// Points of the side that the levels are about, less the other's.
    pub points: i32,
    /// The last turn.
    pub turns: u8,
    /// Orders played.
    pub orders: usize,
    /// How long it took, if that was asked for: two games from one seed take different times.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
    /// Orders, events and results, counted by kind.
    pub kinds: BTreeMap<String, u32>,
    /// Broken invariants: none.
    pub broken: Vec<String>,
}

impl Match {
    /// Plays the game to its end.
    pub fn play(&self) -> Report {
        self.play_out().0
    }

    /// Plays the game to its end and gives it as a file.
    pub fn play_recorded(&self) -> (Report, GameFile<Panzer44>) {
        let (report, given) = self.play_out();
        let mut world = Panzer44::world();
        let mut record = Record::<Panzer44>::new(&mut world, Arc::clone(&self.rulebook), self.seed);
        for order in &given {
            if record.play(&mut world, order).is_err() {
                break;
            }
        }
        (report, record.file)
    }

    fn play_out(&self) -> (Report, Vec<Order>) {
        let mut table = Table::new(self);
        table.play();
        if self.verify && table.broken.is_empty() {
            let again = table.log_again();
            if again != table.log {
                table.broken.push("the replay tells another story".to_owned());
            }
        }
        let public = &Panzer44::position(&table.world).public;
        let outcome = public.outcome.clone();
        let report = Report {
            seed: self.seed,
            german: self.players[0].clone(),
            allied: self.players[1].clone(),
            level: outcome.as_ref().map_or_else(|| "unfinished".to_owned(), |outcome| outcome.level.clone()),
            winner: outcome.as_ref().and_then(|outcome| outcome.winner),
            points: outcome.map_or(0, |outcome| outcome.points),
            turns: public.turn,
            orders: table.given.len(),
            seconds: None,
            kinds: std::mem::take(&mut table.kinds),
            broken: std::mem::take(&mut table.broken),
        };
        (report, table.given)
    }
}

/// A game in play, with what checking it needs.
struct Table<'a> {
    game: &'a Match,
    world: World,
    players: [Seated<Panzer44>; 2],
    given: Vec<Order>,
    log: String,
    kinds: BTreeMap<String, u32>,
    broken: Vec<String>,
}

impl<'a> Table<'a> {
    fn new(game: &'a Match) -> Self {
        let mut world = Panzer44::world();
        Panzer44::restore(&mut world, &game.rulebook, Panzer44::start(&game.rulebook, game.seed));
        let player = |number: usize| -> Seated<Panzer44> {
            let seed = game.seed.wrapping_mul(2).wrapping_add(number as u64);
            by_name(&game.players[number], seed).unwrap_or_else(|| Box::new(Random::new(seed)))
        };
        Self {
            game,
            world,
            players: [player(0), player(1)],
            given: Vec::new(),
            log: String::new(),
            kinds: BTreeMap::new(),
            broken: Vec::new(),
        }
    }

    fn play(&mut self) {
        while self.broken.is_empty() && self.given.len() < MOST_ORDERS {
            let position = Panzer44::position(&self.world);
            if position.public.outcome.is_some() {
                return;
            }
            let view = View::to_play(&self.game.rulebook, position);
            let order = self.players[view.side.number()].advise(&view, &Thought::new(self.game.effort)).order;
            match play::<Panzer44>(&mut self.world, &order) {
                Ok(events) => self.note(order, &events),
                Err(refusal) => {
                    self.broken.push(format!("a player's order was refused: {refusal}: {order:?}"));
                }
            }
        }
        if self.broken.is_empty() && self.given.len() >= MOST_ORDERS {
            self.broken.push("the game does not end".to_owned());
        }
    }

    fn note(&mut self, order: Order, events: &[Event]) {
        *self.kinds.entry(format!("order:{}", order.kind())).or_default() += 1;
        if let Order::Plot { plot, .. } = &order {
            for task in plot.orders.values() {
                *self.kinds.entry(format!("task:{}", task.word())).or_default() += 1;
            }
        }
        for event in events {
            *self.kinds.entry(format!("event:{}", event.kind())).or_default() += 1;
            if let Event::Attacked { procedure, result, .. } = event {
                *self.kinds.entry(format!("result:{result}")).or_default() += 1;
                *self.kinds.entry(format!("fire:{:?}", procedure.fire)).or_default() += 1;
            }
        }
        self.given.push(order);
        if self.game.verify {
            self.check(events);
        }
    }

    /// Checks everything that must hold now.
    fn check(&mut self, events: &[Event]) {
        let number = self.given.len();
        self.log += &told(number, events);
        let position = Panzer44::position(&self.world);
        self.broken.extend(invariants::broken(&self.game.rulebook, position));
        if end_phase::<Panzer44>(&events) {
            self.broken.extend(saves_differ(position));
        }
        if !agree(&mut self.world) {
            self.broken.push("the entities do not say what the position says".to_owned());
        }
        if let Some(broken) = self.broken.last_mut() {
            *broken += &format!(" (after order {number}: {:?})", self.given.last());
        }
    }

    /// The same orders, played once more from the start.
    fn log_again(&self) -> String {
        let mut world = Panzer44::world();
        let start = Panzer44::start(&self.game.rulebook, self.game.seed);
        Panzer44::restore(&mut world, &self.game.rulebook, start);
        let mut log = String::new();
        for (number, order) in self.given.iter().enumerate() {
            match play::<Panzer44>(&mut world, order) {
                Ok(events) => log += &told(number + 1, &events),
                Err(refusal) => log += &format!("{} refused: {refusal}\n", number + 1),
            }
        }
        log
    }
}

fn told(number: usize, events: &[Event]) -> String {
    events.iter().map(|event| format!("{number} {event:?}\n")).collect()
}

/// Saving and loading must give the same position, plain and sealed.
fn saves_differ(position: &Position) -> Option<String> {
    let plain = ron::to_string(position).ok()?;
    let sealed = ron::to_string(&Panzer44::sealed(position).ok()?).ok()?;
    for text in [plain, sealed] {
        match ron::from_str::<Position>(&text) {
            Ok(loaded) if loaded == *position => {}
            Ok(_) => return Some("a saved position comes back different".to_owned()),
            Err(error) => return Some(format!("a saved position cannot be read: {error}")),
        }
    }
    None
}
