//! Commands that look at a position and change nothing: each question is put once, whatever the game, and the game
//! answers it through [`Commanded`].

use super::{Failure, Opening, Outcome, batch, entry, legal, moves, odds, print_json, say, show, spoil};
use crate::games::panzer44::cli::AttackArguments;
use crate::{
    engine::{
        counters::Word,
        data::Source,
        orders::{Game, Legal, Record, Refusal, Shape},
    },
    games::panzer44::rules::Panzer44,
    play::{feed::Fed, matches::Matched},
    table::{still::Still, tabled::Tabled},
};
use clap::ValueEnum;
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::{path::Path, rc::Rc, sync::Arc};

/// Whose eyes a position is seen with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Eyes {
    /// The Soviet player's.
    Soviet,
    /// The German player's.
    German,
    /// The Allied player's.
    Allied,
    /// The referee's, who knows everything.
    Referee,
}

impl Eyes {
    /// The word of the side, or `referee`.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Soviet => "Soviet",
            Self::German => "German",
            Self::Allied => "Allied",
            Self::Referee => "referee",
        }
    }

    /// The side whose eyes these are, among those of a game; none for the referee.
    ///
    /// # Errors
    /// The game has no such side.
    pub(crate) fn side<S: Copy + ToString>(self, sides: [S; 2]) -> Result<Option<S>, Failure> {
        if self == Self::Referee {
            return Ok(None);
        }
        let side = sides.into_iter().find(|side| side.to_string() == self.word());
        side.map(Some).ok_or_else(|| Failure(format!("this game has no {} side", self.word())))
    }
}

/// A position that is looked at, and what its game is played by.
pub(crate) struct Seen<G: Game> {
    /// What does not change.
    pub rulebook: Arc<G::Rulebook>,
    /// The position; what of it is told hangs on whose eyes it is seen with.
    pub position: G::Position,
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

/// Turn and phase, for the head of every answer.
pub(crate) struct Clock {
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// The phase, as files write it.
    pub phase: Value,
}

/// What is said: values for tools, or lines for people.
pub(crate) enum Answer {
    /// One JSON object.
    Json(Value),
    /// Lines of text.
    Lines(Vec<String>),
}

/// The orders that a side may give, as its game lists them.
pub(crate) type LegalOf<G> = Legal<<G as Game>::Order, <G as Commanded>::Shape>;

/// What a game answers to the commands that know any game.
pub(crate) trait Commanded: Fed + Tabled + Matched {
    /// Its sides, in the order of its seats.
    const EYES: [Eyes; 2];

    /// Its shapes of orders.
    type Shape: Shape<Self::Order> + Serialize;

    /// A scenario from its text, with options that are written NAME or NAME=VALUE.
    fn rulebook(source: &Source, options: &[String]) -> Result<Self::Rulebook, Failure>;

    /// How many turns its scenario has.
    fn turns(rulebook: &Self::Rulebook) -> u8;

    /// An event in a sentence; none for bookkeeping that nobody wants to read. The position is the one after it.
    fn sentence(rulebook: &Self::Rulebook, position: &Self::Position, event: &Self::Event) -> Option<String>;

    /// Prints the report on a game that has come to this position.
    fn print_report(record: &Record<Self>, now: &Self::Position, json: bool) -> Outcome;

    /// A position as it is painted.
    fn still(rulebook: &Self::Rulebook, position: &Self::Position) -> Still;

    /// Turn and phase.
    fn clock(position: &Self::Position) -> Clock;

    /// What `show` tells: the fields after the head, or lines.
    fn show(seen: &Seen<Self>, asked: &show::Arguments, json: bool) -> Result<Answer, Failure>;

    /// What `moves` tells.
    fn moves(seen: &Seen<Self>, asked: &moves::Arguments, json: bool) -> Result<Answer, Failure>;

    /// What `odds` tells.
    fn odds(seen: &Seen<Self>, asked: &odds::Arguments, json: bool) -> Result<Answer, Failure>;

    /// What `attack` tells, which knows one game only.
    fn attack(_: &Seen<Self>, _: &AttackArguments, _: bool) -> Result<Answer, Failure> {
        let ids =
            format!("this is a game of {}: this command knows games of {} only", Self::ID, Panzer44::ID);
        Err(Failure(ids))
    }

    /// Every order that a side may give now, and the side; the side that is to play if nobody is named.
    fn legal(seen: &Seen<Self>, eyes: Option<Eyes>) -> Result<(String, LegalOf<Self>), Failure>;
}

/// What is asked of a position.
pub(crate) enum Question<'a> {
    /// How it stands.
    Show(&'a show::Arguments),
    /// Where units may go.
    Moves(&'a moves::Arguments),
    /// What an attack promises.
    Odds(&'a odds::Arguments),
    /// An attack step by step.
    Attack(&'a AttackArguments),
    /// Which orders a side may give.
    Legal(&'a legal::Arguments),
}

/// A position of whatever game.
pub(crate) trait Asked {
    /// Answers a question about it.
    fn answer(&self, question: &Question, json: bool) -> Result<Answer, Failure>;
}

impl<G: Commanded> Asked for Seen<G> {
    fn answer(&self, question: &Question, json: bool) -> Result<Answer, Failure> {
        match question {
            Question::Show(asked) => match G::show(self, asked, json)? {
                Answer::Json(value) => {
                    let mut head = head(self);
                    head.insert("spoiled".to_owned(), self.spoiled.0.clone());
                    Ok(Answer::Json(with_head(head, value)))
                }
                Answer::Lines(mut lines) => {
                    lines.extend(self.spoiled.1.iter().cloned());
                    Ok(Answer::Lines(lines))
                }
            },
            Question::Moves(asked) => G::moves(self, asked, json),
            Question::Odds(asked) => G::odds(self, asked, json),
            Question::Attack(asked) => G::attack(self, asked, json),
            Question::Legal(asked) => legal::answer(self, asked, json),
        }
    }
}

/// Opens a game file of whatever game; in a batch it is read once and kept.
fn open(path: &Path, opening: Opening) -> Result<Rc<dyn Asked>, Failure> {
    // Where a damaged game is opened is asked each time.
    let usual = opening.at_damage.is_none();
    if let Some(kept) = batch::kept(path).filter(|_| usual) {
        return Ok(kept);
    }
    let seen = entry::of_file(path)?.read(path, opening)?;
    if usual {
        batch::keep(path, &seen);
    }
    Ok(seen)
}

/// Asks a question about the position of a game file and prints the answer.
pub(crate) fn ask(path: &Path, question: &Question, json: bool) -> Outcome {
    ask_at(path, Opening::default(), question, json)
}

/// Asks a question about the position of a game file that is opened in this way, and prints the answer.
pub(super) fn ask_at(path: &Path, opening: Opening, question: &Question, json: bool) -> Outcome {
    match open(path, opening)?.answer(question, json)? {
        Answer::Json(value) => print_json(&value),
        Answer::Lines(lines) => {
            lines.iter().for_each(|line| say!("{line}"));
            Ok(())
        }
    }
}

/// What stands at the head of an answer: which game and scenario, when, who is to play.
pub(super) fn head<G: Commanded>(seen: &Seen<G>) -> Map<String, Value> {
    let clock = G::clock(&seen.position);
    let fields = [
        ("game", json!(G::ID)),
        ("scenario", json!(G::scenario(&seen.rulebook))),
        ("turn", json!(clock.turn)),
        ("phase", clock.phase),
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
pub(crate) fn tagged(value: &impl Serialize) -> Result<Value, Failure> {
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
pub(crate) fn verdict<T>(judged: &Result<T, impl Into<Refusal> + Clone>) -> (bool, Option<Refusal>) {
    match judged {
        Ok(_) => (true, None),
        Err(why) => (false, Some(why.clone().into())),
    }
}

/// Nobody is called so.
pub(crate) fn nobody(id: Word) -> Failure {
    Failure(format!("there is no counter {id} in this game"))
}
