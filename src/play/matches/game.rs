//! A whole game between two computer players, and what it proved.

use super::figures::{Figures, Observer};
use crate::{
    engine::orders::{Game, GameFile, Record, end_phase, play},
    games::guderian::{
        players::{Random, by_name},
        rules::{
            Guderian, Position, Rulebook, View, agree, event::Event, invariants, kinds::Side, order::Order,
        },
    },
    play::players::{Advice, Seated, Thought},
};
use bevy::prelude::World;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::Arc};

/// Orders after which a game is broken off: no campaign is so long.
const MOST_ORDERS: usize = 200_000;

/// A game to be played.
pub struct Match {
    /// What it is played by.
    pub rulebook: Arc<Rulebook>,
    /// Where chance begins, for the dice and for the players.
    pub seed: u64,
    /// The Soviet and the German player, by name, before any bids.
    pub players: [String; 2],
    /// How hard the players think; 1 is their own measure.
    pub effort: f32,
    /// Whether to check every invariant after every order, save and load at each phase end, and
    /// replay the game at its end.
    pub verify: bool,
}

/// What came of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Report {
    /// Where chance began.
    pub seed: u64,
    /// Who played the Soviets, after any bids.
    pub soviet: String,
    /// Who played the Germans.
    pub german: String,
    /// The level reached.
    pub level: String,
    /// The winner, if there is one.
    pub winner: Option<Side>,
    /// German less Soviet points.
    pub points: i32,
    /// The last turn.
    pub turns: u8,
    /// Orders played.
    pub orders: usize,
    /// How long it took, if that was asked for: two games from one seed take different times.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
    /// How it was played.
    pub figures: Figures,
    /// Orders, events, decisions and results, counted by kind.
    pub kinds: BTreeMap<String, u32>,
    /// Broken invariants: none.
    pub broken: Vec<String>,
}

impl Match {
    /// A game between these players, Soviet first, who think as hard as they do by themselves.
    pub fn between(rulebook: &Arc<Rulebook>, seed: u64, players: [&str; 2]) -> Self {
        let players = players.map(str::to_owned);
        Self { rulebook: Arc::clone(rulebook), seed, players, effort: 1.0, verify: false }
    }

    /// Plays the game to its end.
    pub fn play(&self) -> Report {
        self.play_out().0
    }

    /// Plays the game to its end and gives it as a file that the table opens, with the players' reasons.
    pub fn play_recorded(&self) -> (Report, GameFile<Guderian>) {
        let (report, given) = self.play_out();
        let mut world = Guderian::world();
        let mut record = Record::<Guderian>::new(&mut world, Arc::clone(&self.rulebook), self.seed);
        for Advice { order, reason } in &given {
            if record.play_because(&mut world, order, &[], reason).is_err() {
                break;
            }
        }
        (report, record.file)
    }

    /// What came of the game, and its orders.
    fn play_out(&self) -> (Report, Vec<Advice<Order>>) {
        let mut table = Table::new(self);
        table.play();
        let mut broken = std::mem::take(&mut table.broken);
        if self.verify && broken.is_empty() {
            broken.extend(table.replays_differ());
        }
        let public = &Guderian::position(&table.world).public;
        let outcome = public.outcome.clone();
        let report = Report {
            seed: self.seed,
            soviet: self.players[public.seat_of(Side::Soviet).number()].clone(),
            german: self.players[public.seat_of(Side::German).number()].clone(),
            level: outcome.as_ref().map_or_else(|| "unfinished".to_owned(), |outcome| outcome.level.clone()),
            winner: outcome.as_ref().and_then(|outcome| outcome.winner),
            points: outcome.map_or(0, |outcome| outcome.points),
            turns: public.turn,
            orders: table.given.len(),
            seconds: None,
            figures: table.observer.figures(),
            kinds: std::mem::take(&mut table.kinds),
            broken,
        };
        (report, table.given)
    }
}

/// A game in play, with what checking it needs.
struct Table<'a> {
    game: &'a Match,
    world: World,
    players: [Seated<Guderian>; 2],
    start: Position,
    given: Vec<Advice<Order>>,
    log: String,
    middle: Option<(usize, usize, Position)>,
    kinds: BTreeMap<String, u32>,
    observer: Observer,
    broken: Vec<String>,
}

impl<'a> Table<'a> {
    fn new(game: &'a Match) -> Self {
        let mut world = Guderian::world();
        let start = Guderian::start(&game.rulebook, game.seed);
        Guderian::restore(&mut world, &game.rulebook, start);
        let start = Guderian::position(&world).clone();
        let player = |number: usize| -> Seated<Guderian> {
            let seed = game.seed.wrapping_mul(2).wrapping_add(number as u64);
            by_name(&game.players[number], seed).unwrap_or_else(|| Box::new(Random::new(seed)))
        };
        Self {
            game,
            world,
            players: [player(0), player(1)],
            start,
            given: Vec::new(),
            log: String::new(),
            middle: None,
            kinds: BTreeMap::new(),
            observer: Observer::default(),
            broken: Vec::new(),
        }
    }

    fn play(&mut self) {
        while self.broken.is_empty() && self.given.len() < MOST_ORDERS {
            let position = Guderian::position(&self.world);
            if position.public.outcome.is_some() {
                return;
            }
            let view = View::to_play(&self.game.rulebook, position);
            let thought = Thought::new(self.game.effort);
            let seat = position.public.seat_of(view.side);
            let advice = self.players[seat.number()].advise(&view, &thought);
            if let Order::Attack { units, .. } = &advice.order {
                self.observer.see_attack(&self.game.rulebook, &position.public, units);
            }
            match play::<Guderian>(&mut self.world, &advice.order) {
                Ok(events) => self.note(advice, &events),
                Err(refusal) => {
                    self.broken.push(format!("a player's order was refused: {refusal}: {:?}", advice.order));
                }
            }
        }
    }

    fn note(&mut self, advice: Advice<Order>, events: &[Event]) {
        *self.kinds.entry(format!("order:{}", advice.order.kind())).or_default() += 1;
        for event in events {
            for kind in kinds(event) {
                *self.kinds.entry(kind).or_default() += 1;
            }
        }
        let public = &Guderian::position(&self.world).public;
        self.observer.see(&self.game.rulebook, public, events);
        self.given.push(advice);
        if self.game.verify {
            self.check(events);
        }
    }

    /// Checks everything that must hold now.
    fn check(&mut self, events: &[Event]) {
        let number = self.given.len();
        for event in events {
            self.log += &format!("{number} {event:?}\n");
        }
        let position = Guderian::position(&self.world);
        self.broken.extend(invariants::broken(&self.game.rulebook, position));
        if end_phase::<Guderian>(&events) {
            self.broken.extend(saves_differ(&self.game.rulebook, position));
        }
        if self.game.seed as usize % 1000 + 100 == number {
            self.middle = Some((number, self.log.len(), position.clone()));
        }
        if !agree(&mut self.world) {
            self.broken.push("the entities do not say what the position says".to_owned());
        }
        if let Some(broken) = self.broken.last_mut() {
            *broken += &format!(" (after order {number}: {:?})", self.given.last());
        }
    }

    /// Replays the game from its start, and from a position in its midst, and compares the logs.
    fn replays_differ(&mut self) -> Option<String> {
        let whole = self.log_from(self.start.clone(), 0);
        if whole != self.log {
            return Some("the replay tells another story".to_owned());
        }
        let (number, at, position) = self.middle.take()?;
        let rest = self.log_from(position, number);
        (rest != self.log[at..]).then(|| format!("the replay from order {number} tells another story"))
    }

    fn log_from(&self, position: Position, from: usize) -> String {
        let mut world = Guderian::world();
        Guderian::restore(&mut world, &self.game.rulebook, position);
        let mut log = String::new();
        for (number, advice) in self.given.iter().enumerate().skip(from) {
            match play::<Guderian>(&mut world, &advice.order) {
                Ok(events) => {
                    for event in &events {
                        log += &format!("{} {event:?}\n", number + 1);
                    }
                }
                Err(refusal) => log += &format!("{} refused: {refusal}\n", number + 1),
            }
        }
        log
    }
}

/// What an event counts as: its kind, and the result, decision or cause in it.
fn kinds(event: &Event) -> Vec<String> {
    let mut kinds = vec![format!("event:{}", event.kind())];
    match event {
        Event::Resolved { result } => kinds.push(format!("result:{result}")),
        Event::Owed { decision: Some(decision) } => {
            let name = format!("{decision:?}");
            kinds.push(format!("decision:{}", name.split([' ', '{']).next().unwrap_or_default()));
        }
        Event::Eliminated { cause, .. } => kinds.push(format!("cause:{cause:?}")),
        Event::Retreated { path, .. } => kinds.push(format!("retreat:{}", path.len())),
        Event::AttackDeclared { targets, .. } if targets.len() > 1 => {
            kinds.push("attack:multi_hex".to_owned())
        }
        Event::MarkerPlaced { side, .. } => kinds.push(format!("marker:{side}")),
        Event::Drawn { area, .. } => kinds.push(format!("drawn:{area}")),
        _ => {}
    }
    kinds
}

/// Saving, loading and saving again must give the same text, and loading the same position.
fn saves_differ(rulebook: &Arc<Rulebook>, position: &Position) -> Option<String> {
    let first = ron::to_string(position).ok()?;
    let mut loaded: Position = match ron::from_str(&first) {
        Ok(loaded) => loaded,
        Err(error) => return Some(format!("a saved position cannot be read: {error}")),
    };
    loaded.public.fill_presence(rulebook);
    let second = ron::to_string(&loaded).ok()?;
    (first != second || loaded != *position).then(|| "a saved position comes back different".to_owned())
}
