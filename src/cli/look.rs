//! A position that is examined and not changed, and the answers of a game about it through [`Commanded`].

pub(super) mod answers;
pub(super) mod branches;
pub mod drawn;
pub mod eyes;
pub mod opening;
pub mod question;

use super::{
    Answer, Failure, Outcome,
    games::{measure::Bench, value::asked::ValueTools},
    print_json,
    report::print_standing,
    spoil,
};
use crate::{
    engine::{
        counters::UnitId,
        data::{self, DataError, Source},
        lessons::HasLessons,
        orders::{Game, InPlay, Legal, Record, Refusal, Sent, Shape, Viewer},
    },
    scene::HasDeeds,
};
use clap::ArgMatches;
use drawn::DrawnUnit;
use opening::Opening;
use question::{Moves, Odds, Show};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::{path::Path, slice, sync::Arc};

/// A position that is examined, and its rulebook.
pub struct Seen<G: Game> {
    /// The rulebook, which never changes.
    pub rulebook: Arc<G::Rulebook>,
    /// The position; its viewer decides which parts are shown.
    pub position: crate::engine::orders::Position<G>,
    /// Whether it is exchanged as a file against a person: a player with the file could ask as any viewer.
    pub is_sent: bool,
    /// The looks at hidden things in it, as values and in words.
    pub spoiled: (Value, Vec<String>),
}

impl<G: Game> Seen<G> {
    /// Reads a game file; notes for the player go to standard error.
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
    /// Returns the same, with the position laid out for another viewer; none in a game in which both sides see every
    /// counter.
    pub(super) fn with_eyes(&self, eyes: Viewer) -> Option<Self> {
        G::eyes(&self.rulebook, &self.position.public)?;
        let mut position = self.position.clone();
        G::look(&mut position, eyes);
        let (rulebook, spoiled) = (Arc::clone(&self.rulebook), self.spoiled.clone());
        Some(Self { rulebook, position, is_sent: self.is_sent, spoiled })
    }
}

/// The legal orders of a side, as its game lists them.
pub type LegalOf<G> = Legal<<G as Game>::Order, <G as Commanded>::Shape>;

/// A command of one game only.
pub struct Own<G: Commanded> {
    /// Returns its name and its arguments.
    pub command: fn() -> clap::Command,
    /// Its answers.
    pub answers: Answers<G>,
}

/// The answers of a command of one game, by their subject.
pub enum Answers<G: Commanded> {
    /// About the position in the file `game`.
    Game(fn(&Seen<G>, &ArgMatches, bool) -> Result<Answer, Failure>),
    /// About the rulebook of the scenario `scenario`.
    Scenario(fn(&G::Rulebook, &ArgMatches, bool) -> Result<Answer, Failure>),
}

/// The answers of a game to the commands that work for any game.
pub trait Commanded: HasDeeds + HasLessons + Sent {
    /// Its shapes of orders; [`NoShape`](crate::engine::orders::NoShape) if it lists every order.
    type Shape: Shape<Self::Order> + Serialize;

    /// Whether it lists every order that the door accepts, and not only some forms of those with many.
    const LISTS_ALL: bool = true;

    /// The commands that only this game has.
    const OWN: &'static [Own<Self>] = &[];

    /// Fields that only its scenarios have, by which a data text is recognized.
    const OWN_FIELDS: &'static [&'static str] = &[Self::ID];

    /// Whether a data text with these fields is a scenario of the game; a game that shares its fields with others
    /// checks more.
    fn owns_scenario(has: &dyn Fn(&str) -> bool) -> bool {
        Self::OWN_FIELDS.iter().any(|field| has(field))
    }

    /// The measurements of `bench` for it beside those of every game; none if another game is measured.
    const BENCH: Option<Bench<Self>> = None;

    /// The tools for the value of its positions, [`tools`](super::games::value::tools); none in a game without one.
    const VALUE: Option<ValueTools> = None;

    /// Sets an option by its name and value.
    ///
    /// # Errors
    /// A sentence that names the options or the values.
    fn set_option(_: &mut Self::Rulebook, name: &str, _: Option<&str>) -> Result<(), String> {
        Err(format!("there is no option {name}: this game has no options"))
    }

    /// Returns the faults of a data text that is not a scenario; none if it does not belong to this game.
    fn data_faults(_: &Source, _: &dyn Fn(&str) -> bool) -> Option<Vec<DataError>> {
        None
    }

    /// The ids of the units that a pack can draw on their own.
    fn units() -> Vec<String> {
        let ids = |rulebook: Self::Rulebook| -> Vec<String> {
            let start = Self::start(&rulebook, 1).public;
            Self::counters(&start).iter().map(|counter| counter.id().to_string()).collect()
        };
        rulebooks::<Self>().flat_map(ids).collect()
    }

    /// The unit types of the game, and the names by which art packs draw them; by default each counter of its scenarios
    /// is a type of its own.
    fn drawn_units() -> Vec<DrawnUnit> {
        let mut all: Vec<DrawnUnit> = Vec::new();
        for rulebook in rulebooks::<Self>() {
            let start = Self::start(&rulebook, 1);
            for (number, counter) in Self::counters(&start.public).iter().enumerate() {
                let face = Self::face(&rulebook, &start, number);
                let mut unit = DrawnUnit::new(counter.id(), &face.title, slice::from_ref(&face));
                unit.keys.extend(Some(face.unit).filter(|key| !key.is_empty()));
                if !all.iter().any(|known| known.id == unit.id) {
                    all.push(unit);
                }
            }
        }
        all
    }

    /// Returns an event in a sentence; none for bookkeeping that is not worth reading. The position is the one after
    /// it.
    fn sentence(
        rulebook: &Self::Rulebook,
        position: &crate::engine::orders::Position<Self>,
        event: &Self::Event,
    ) -> Option<String> {
        Self::text(rulebook, &position.public, event)
    }

    /// Prints the report on a game that has reached this position: at least its present result.
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
        let level = end.as_ref().map_or("not over", |end| end.level.as_str());
        print_standing((title, orders), end.is_some(), (points, level));
        Ok(())
    }

    /// Returns the answer of `show`: the fields after the head, or lines; by default the public half of the position.
    fn show(seen: &Seen<Self>, _: &Show, json: bool) -> Result<Answer, Failure> {
        let public = &seen.position.public;
        if json {
            return Ok(Answer::Json(serde_json::to_value(public)?));
        }
        let lines = Self::counters(public).iter();
        Ok(Answer::Lines(lines.filter_map(|it| Some(format!("{} in {}", it.id(), it.hex()?))).collect()))
    }

    /// Returns the answer of `moves`.
    fn moves(_: &Seen<Self>, _: &Moves, _: bool) -> Result<Answer, Failure> {
        Err(Failure(format!("games of {} cannot answer this question about moves", Self::ID)))
    }

    /// Returns the answer of `odds`.
    fn odds(_: &Seen<Self>, _: &Odds, _: bool) -> Result<Answer, Failure> {
        Err(Failure(format!("games of {} cannot answer this question about odds", Self::ID)))
    }

    /// Returns every legal order of a side.
    ///
    /// # Errors
    /// The reason why they are not shown.
    fn legal(seen: &Seen<Self>, side: usize) -> Result<LegalOf<Self>, Failure> {
        // The list is for the side that must act.
        if side != Self::acting(&seen.rulebook, &seen.position.public) {
            return Ok(Legal::default());
        }
        let orders = Self::listed(&seen.rulebook, &seen.position.public);
        let leaves_out = !Self::LISTS_ALL && !orders.is_empty();
        Ok(Legal { orders, shapes: Vec::new(), leaves_out })
    }

    /// Returns some whole orders of the shapes of [`legal`](Self::legal), if a program that gives listed orders alone could
    /// not go on without them.
    fn examples(_: &Seen<Self>, _side: usize) -> Vec<Self::Order> {
        Vec::new()
    }
}

/// Returns the rulebooks of the scenarios of a game; those with faults are left out.
pub(crate) fn rulebooks<G: Game>() -> impl Iterator<Item = G::Rulebook> {
    data::scenario_ids(G::ID).into_iter().filter_map(|id| G::rulebook(&id).ok())
}

/// Returns the unit types that the scenarios of a game may use, in the order of its lists, each with the ids of the
/// counters that they have.
pub(crate) fn drawn_by_type<G: Game>(
    types: fn(&G::Rulebook) -> Vec<DrawnUnit>,
    type_of: fn(&G::Counter) -> UnitId,
) -> Vec<DrawnUnit> {
    let mut all: Vec<DrawnUnit> = Vec::new();
    for rulebook in rulebooks::<G>() {
        for unit in types(&rulebook) {
            if !all.iter().any(|known| known.id == unit.id) {
                all.push(unit);
            }
        }
        let start = G::start(&rulebook, 1).public;
        for counter in G::counters(&start) {
            let (kind, key) = (type_of(counter).to_string(), counter.id().to_string());
            let unit = all.iter_mut().find(|unit| unit.id == kind);
            if let Some(unit) = unit.filter(|unit| !unit.keys.contains(&key)) {
                unit.keys.push(key);
            }
        }
    }
    for unit in &mut all {
        // Counter 10 comes after counter 9.
        unit.keys.sort_by_cached_key(|key| (key.len(), key.clone()));
    }
    all
}

/// Returns the head of an answer: game and scenario, turn and phase, acting side.
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

/// Joins a head and the fields of a game after it.
pub(super) fn with_head(mut head: Map<String, Value>, value: Value) -> Value {
    if let Value::Object(fields) = value {
        head.extend(fields);
    }
    Value::Object(head)
}

/// Returns a value of one of several kinds as a flat object: its kind in small letters, and its fields beside it.
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

/// Returns `LoseOrRetreat` as `lose_or_retreat`.
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

/// Returns whether something is allowed, and otherwise the case and the text of the refusal.
pub fn verdict<T>(judged: &Result<T, impl Into<Refusal> + Clone>) -> (bool, Option<Refusal>) {
    match judged {
        Ok(_) => (true, None),
        Err(why) => (false, Some(why.clone().into())),
    }
}

/// Returns the failure for an unknown counter.
pub fn nobody(id: UnitId) -> Failure {
    Failure(format!("there is no counter {id} in this game"))
}
