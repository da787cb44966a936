//! A position that is looked at and not changed, and what a game says of it through [`Commanded`].

pub(super) mod answers;
pub mod eyes;
pub mod opening;
pub mod question;

use super::{Answer, Failure, Outcome, games::measure::Bench, print_json, report::print_standing, spoil};
use crate::{
    engine::{
        counters::UnitId,
        data::{self, DataError, Source},
        lessons::Taught,
        orders::{Game, InPlay, Legal, Record, Refusal, Shape, Viewer},
    },
    scene::Pictured,
};
use clap::ArgMatches;
use opening::Opening;
use question::{Moves, Odds, Show};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::{path::Path, sync::Arc};

/// A position that is looked at, and what its game is played by.
pub struct Seen<G: Game> {
    /// What does not change.
    pub rulebook: Arc<G::Rulebook>,
    /// The position; what of it is told hangs on whose eyes it is seen with.
    pub position: crate::engine::orders::Position<G>,
    /// Whether it is sent to and fro against a person: whoever has the file can ask with anybody's eyes.
    pub is_sent: bool,
    /// Where what is hidden was looked at, as values and in words.
    pub spoiled: (Value, Vec<String>),
}

impl<G: Game> Seen<G> {
    /// Reads a game file; what the player should know of it goes to standard error.
    pub(super) fn read(path: &Path, opening: Opening) -> Result<Self, Failure> {
        let (world, opened) = opening.open::<G>(path, false)?;
        let record = opened.record;
        Ok(Self {
            position: G::position(&world).clone(),
            is_sent: record.file.header.is_sent_to_a_person(),
            spoiled: (spoil::as_json(&record.file), spoil::lines(&record.file)),
            rulebook: record.rulebook,
        })
    }
}

impl<G: Game> Seen<G> {
    /// The same, with a position that is laid out for other eyes; none in a game in which all see every counter.
    pub(super) fn with_eyes(&self, eyes: Viewer) -> Option<Self> {
        G::eyes(&self.rulebook, &self.position.public)?;
        let mut position = self.position.clone();
        G::look(&mut position, eyes);
        let (rulebook, spoiled) = (Arc::clone(&self.rulebook), self.spoiled.clone());
        Some(Self { rulebook, position, is_sent: self.is_sent, spoiled })
    }
}

/// The orders that a side may give, as its game lists them.
pub type LegalOf<G> = Legal<<G as Game>::Order, <G as Commanded>::Shape>;

/// A command that only one game has.
pub struct Own<G: Commanded> {
    /// How it is called, and what it is told.
    pub command: fn() -> clap::Command,
    /// What it answers.
    pub answers: Answers<G>,
}

/// What a command of one game answers, and of what.
pub enum Answers<G: Commanded> {
    /// Of the position in the file `game`.
    Game(fn(&Seen<G>, &ArgMatches, bool) -> Result<Answer, Failure>),
    /// Of what the scenario `scenario` is played by.
    Scenario(fn(&G::Rulebook, &ArgMatches, bool) -> Result<Answer, Failure>),
}

/// What a game answers to the commands that know any game.
pub trait Commanded: Pictured + Taught {
    /// Its shapes of orders; [`NoShape`](crate::engine::orders::NoShape) if it lists every order.
    type Shape: Shape<Self::Order> + Serialize;

    /// Whether it lists every order that the door takes, and not some of those that can be given in many ways.
    const LISTS_ALL: bool = true;

    /// The commands that only this game has.
    const OWN: &'static [Own<Self>] = &[];

    /// Fields that only its scenarios have: by them a data text is known as one.
    const OWN_FIELDS: &'static [&'static str] = &[Self::ID];

    /// Whether a data text with these fields is a scenario of the game: a game whose own fields others have as well says more.
    fn owns_scenario(has: &dyn Fn(&str) -> bool) -> bool {
        Self::OWN_FIELDS.iter().any(|field| has(field))
    }

    /// What `bench` measures of it beside what is measured of every game; none if another game is measured.
    const BENCH: Option<Bench<Self>> = None;

    /// Sets an option by its name and value.
    ///
    /// # Errors
    /// A sentence that names the options or the values.
    fn set_option(_: &mut Self::Rulebook, name: &str, _: Option<&str>) -> Result<(), String> {
        Err(format!("there is no option {name}: this game has none"))
    }

    /// What is wrong with a data text that is no scenario; none if it is no text of this game.
    fn data_faults(_: &Source, _: &dyn Fn(&str) -> bool) -> Option<Vec<DataError>> {
        None
    }

    /// The ids of the units that a pack can draw on their own.
    fn units() -> Vec<String> {
        let rulebooks = data::scenario_ids(Self::ID).into_iter().filter_map(|id| Self::rulebook(&id).ok());
        let ids = |rulebook: Self::Rulebook| -> Vec<String> {
            let start = Self::start(&rulebook, 1).public;
            Self::counters(&start).iter().map(|counter| counter.id().to_string()).collect()
        };
        rulebooks.flat_map(ids).collect()
    }

    /// An event as these eyes know of it, after which the position is laid out for them; none if they know nothing of it.
    fn heard(
        _rulebook: &Self::Rulebook,
        _known: &Self::Public,
        event: &Self::Event,
        eyes: Viewer,
    ) -> Option<Self::Event> {
        Self::fact(event).only.is_none_or(|side| eyes.see(side)).then(|| event.clone())
    }

    /// An event in a sentence; none for bookkeeping that nobody wants to read. The position is the one after it.
    fn sentence(
        rulebook: &Self::Rulebook,
        position: &crate::engine::orders::Position<Self>,
        event: &Self::Event,
    ) -> Option<String> {
        Self::text(rulebook, &position.public, event)
    }

    /// Prints the report on a game that has come to this position: at least how it stands.
    fn print_report(
        record: &Record<Self>,
        now: &crate::engine::orders::Position<Self>,
        json: bool,
    ) -> Outcome {
        let (rulebook, orders) = (&record.rulebook, record.file.played.len());
        let end = Self::ended(rulebook, &now.public);
        let (points, title) = (Self::stands(rulebook, &now.public).points, Self::about(rulebook).title);
        if json {
            let winner = end.as_ref().and_then(|end| end.winner).map(|side| Self::SIDES[side].name);
            return print_json(&json!({
                "scenario": title, "orders": orders, "ended": end.is_some(), "points": points, "winner": winner,
            }));
        }
        let level = end.as_ref().map_or("it goes on", |end| end.level.as_str());
        print_standing((title, orders), end.is_some(), (points, level));
        Ok(())
    }

    /// What `show` tells: the fields after the head, or lines; what both players know of the position if nothing else.
    fn show(seen: &Seen<Self>, _: &Show, json: bool) -> Result<Answer, Failure> {
        let public = &seen.position.public;
        if json {
            return Ok(Answer::Json(serde_json::to_value(public)?));
        }
        let lines = Self::counters(public).iter();
        Ok(Answer::Lines(lines.filter_map(|it| Some(format!("{} in {}", it.id(), it.hex()?))).collect()))
    }

    /// What `moves` tells.
    fn moves(_: &Seen<Self>, _: &Moves, _: bool) -> Result<Answer, Failure> {
        Err(Failure(format!("games of {} tell no moves", Self::ID)))
    }

    /// What `odds` tells.
    fn odds(_: &Seen<Self>, _: &Odds, _: bool) -> Result<Answer, Failure> {
        Err(Failure(format!("games of {} tell no odds", Self::ID)))
    }

    /// Every order that a side may give now.
    ///
    /// # Errors
    /// Why that is not told.
    fn legal(seen: &Seen<Self>, side: usize) -> Result<LegalOf<Self>, Failure> {
        // What is listed is for whoever is to play.
        if side != Self::acting(&seen.rulebook, &seen.position.public) {
            return Ok(Legal::default());
        }
        let orders = Self::listed(&seen.rulebook, &seen.position.public);
        let leaves_out = !Self::LISTS_ALL && !orders.is_empty();
        Ok(Legal { orders, shapes: Vec::new(), leaves_out })
    }
}

/// What stands at the head of an answer: which game and scenario, when, who is to play.
pub(super) fn head<G: Commanded>(seen: &Seen<G>) -> Map<String, Value> {
    let public = &seen.position.public;
    let fields = [
        ("game", json!(G::ID)),
        ("scenario", json!(G::about(&seen.rulebook).id)),
        ("turn", json!(G::turn(public))),
        ("phase", json!(G::phase(public))),
        ("to_play", json!(G::side_to_play(&seen.rulebook, &seen.position))),
    ];
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// A head and the fields of a game after it.
pub(super) fn with_head(mut head: Map<String, Value>, value: Value) -> Value {
    if let Value::Object(fields) = value {
        head.extend(fields);
    }
    Value::Object(head)
}

/// A value of one of several kinds, as a flat object: its kind in small letters, and its fields beside it.
pub fn tagged(value: &impl Serialize) -> Result<Value, Failure> {
    let value = serde_json::to_value(value)?;
    let (kind, fields) = match value {
        Value::String(kind) => (kind, Map::new()),
        Value::Object(object) => match object.into_iter().next() {
            Some((kind, Value::Object(fields))) => (kind, fields),
            Some((kind, value)) => (kind, [("value".to_owned(), value)].into_iter().collect()),
            None => return Ok(Value::Null),
        },
        other => return Ok(other),
    };
    let kind = json!(snake(&kind));
    Ok(Value::Object([("kind".to_owned(), kind)].into_iter().chain(fields).collect()))
}

/// `LoseOrRetreat` as `lose_or_retreat`.
fn snake(name: &str) -> String {
    let mut word = String::with_capacity(name.len() + 4);
    for (number, letter) in name.chars().enumerate() {
        if letter.is_ascii_uppercase() && number > 0 {
            word.push('_');
        }
        word.push(letter.to_ascii_lowercase());
    }
    word
}

/// Whether something is allowed, and the case and the words of what forbids it.
pub fn verdict<T>(judged: &Result<T, impl Into<Refusal> + Clone>) -> (bool, Option<Refusal>) {
    match judged {
        Ok(_) => (true, None),
        Err(why) => (false, Some(why.clone().into())),
    }
}

/// Nobody is called so.
pub fn nobody(id: UnitId) -> Failure {
    Failure(format!("there is no counter {id} in this game"))
}
