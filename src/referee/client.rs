//! The other end of the line, without a window: what a player or a spectator holds of a game. It rolls no die and judges
//! no order. It applies what the referee sends, checks the hash of each view, and asks again if something does not fit.

use super::wire::{
    ClientMessage, ErrorCode, Form, Head, Question, RefereeMessage, ViewChange, WholeGame, hash_of_view,
};
use crate::engine::orders::{Position, Sent, Viewer};
use serde_json::Value;
use std::sync::Arc;

/// A game as its viewer holds it.
pub struct Held<G: Sent> {
    pub rulebook: Arc<G::Rulebook>,
    pub head: Head,
    /// The number of the last message.
    pub n: u64,
    /// The side of the viewer, or both for a spectator.
    pub eyes: Viewer,
    pub view: Value,
    pub hash: String,
    /// The view as a position, laid out for the viewer.
    pub position: Position<G>,
    /// The sides that are waited for.
    pub due: Vec<usize>,
}

/// What a message was about.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard<Event> {
    /// Nothing new: a repetition, a message that came too early, or one of another version.
    Nothing,
    /// The whole game: everything may be different.
    Game,
    /// An order or a wish of a side was played.
    Step { by: Option<usize>, events: Vec<Event> },
    /// Orders were taken back.
    Back { agreed: bool },
    /// The order with this key was played, or the wish heard.
    Done { key: String },
    /// The order with this key was refused.
    Refused { key: String, case: String, why: String },
    /// The order with this key was not played, since the position had changed before.
    Stale { key: String },
    /// The other player asks this.
    Asked(Question),
    /// The other player has answered.
    Answered { what: Question, accept: bool },
    /// The referee could not use or not keep a message; the key if it was an order.
    Error { code: ErrorCode, why: String, key: Option<String> },
    /// The game cannot be shown: its scenario is missing here, or its view cannot be read.
    Unreadable(String),
}

/// The receiving side of a game.
pub struct Client<G: Sent> {
    game: String,
    held: Option<Held<G>>,
    /// The rulebook, if the caller has loaded it; otherwise it is loaded when the first whole game comes.
    rulebook: Option<Arc<G::Rulebook>>,
    /// The orders and wishes without an answer, each with its key.
    unanswered: Vec<(String, ClientMessage)>,
    /// Whether the game must be asked for.
    must_ask: bool,
    /// Whether a whole game with an older number may be true: after a line is made, until its first message.
    is_new_line: bool,
}

impl<G: Sent> Client<G> {
    /// Begins without a game, which is to be asked for.
    pub fn new(game: &str, rulebook: Option<Arc<G::Rulebook>>) -> Self {
        let (held, unanswered) = (None, Vec::new());
        Self { game: game.to_owned(), held, rulebook, unanswered, must_ask: true, is_new_line: true }
    }

    /// The game; none before it has come.
    pub fn held(&self) -> Option<&Held<G>> {
        self.held.as_ref()
    }

    /// Whether an order or a wish has no answer yet.
    pub fn is_waiting(&self) -> bool {
        !self.unanswered.is_empty()
    }

    /// Notes that the line was lost and made again: the game is asked for, and what has no answer is sent again.
    pub fn redial(&mut self) -> Vec<ClientMessage> {
        (self.must_ask, self.is_new_line) = (true, true);
        self.again()
    }

    /// Returns what to send if nothing has come for a while: the question for the game, and what has no answer, with the
    /// same keys.
    pub fn again(&mut self) -> Vec<ClientMessage> {
        self.must_ask = false;
        let unanswered = self.unanswered.iter().map(|(_, message)| message.clone());
        std::iter::once(self.open()).chain(unanswered).collect()
    }

    /// Returns the question for the game, if something did not fit since the last one.
    pub fn question(&mut self) -> Option<ClientMessage> {
        std::mem::take(&mut self.must_ask).then(|| self.open())
    }

    fn open(&self) -> ClientMessage {
        let (n, hash) = self.held.as_ref().map(|held| (held.n, held.hash.clone())).unzip();
        ClientMessage::Open { game: self.game.clone(), form: Form::View, n, hash }
    }

    /// Returns the message with an order; none before the game has come. The key must be one that was never used.
    pub fn order(&mut self, key: &str, order: &G::Order) -> Option<ClientMessage> {
        let order = serde_json::to_value(order).ok()?;
        let (game, after) = (self.game.clone(), self.held.as_ref()?.n);
        Some(self.sent(key, ClientMessage::Order { game, key: key.to_owned(), after, order }))
    }

    /// Returns the message that asks for a takeback or offers a draw, or that resigns; none before the game has come.
    pub fn ask(&mut self, key: &str, what: Question) -> Option<ClientMessage> {
        let (game, after) = (self.game.clone(), self.held.as_ref()?.n);
        Some(self.sent(key, ClientMessage::Ask { game, key: key.to_owned(), after, what }))
    }

    /// Returns the message that answers the other player; none before the game has come.
    pub fn answer(&mut self, key: &str, what: Question, accept: bool) -> Option<ClientMessage> {
        let (game, after) = (self.game.clone(), self.held.as_ref()?.n);
        Some(self.sent(key, ClientMessage::Answer { game, key: key.to_owned(), after, what, accept }))
    }

    fn sent(&mut self, key: &str, message: ClientMessage) -> ClientMessage {
        self.unanswered.push((key.to_owned(), message.clone()));
        message
    }

    /// Hears a message of the referee.
    pub fn hear(&mut self, message: &RefereeMessage) -> Heard<G::Event> {
        match message {
            RefereeMessage::Game(game) => self.hear_game(game),
            RefereeMessage::Same { n } => {
                self.ask_if_behind(*n);
                self.is_new_line = false;
                Heard::Nothing
            }
            RefereeMessage::Step(step) => {
                if !self.changes(step.n, &step.change, &step.hash, &step.due) {
                    return Heard::Nothing;
                }
                let events = step
                    .events
                    .iter()
                    .filter_map(|event| serde_json::from_value::<G::Event>(event.clone()).ok());
                let by = step.by.as_deref().and_then(side_of::<G>);
                Heard::Step { by, events: events.collect() }
            }
            RefereeMessage::Back(back) => match self.changes(back.n, &back.change, &back.hash, &back.due) {
                true => Heard::Back { agreed: back.agreed },
                false => Heard::Nothing,
            },
            RefereeMessage::Done { key, n } => {
                self.ask_if_behind(*n);
                self.answered(key, Heard::Done { key: key.clone() })
            }
            RefereeMessage::Refused { key, case, why } => {
                let refused = Heard::Refused { key: key.clone(), case: case.clone(), why: why.clone() };
                self.answered(key, refused)
            }
            RefereeMessage::Stale { key, n } => {
                self.ask_if_behind(*n);
                self.answered(key, Heard::Stale { key: key.clone() })
            }
            RefereeMessage::Ask { what } => Heard::Asked(*what),
            RefereeMessage::Answer { what, accept } => Heard::Answered { what: *what, accept: *accept },
            RefereeMessage::Error { code, why, key } => {
                let error = Heard::Error { code: *code, why: why.clone(), key: key.clone() };
                match key {
                    Some(key) => self.answered(key, error),
                    None => error,
                }
            }
            RefereeMessage::Unknown => Heard::Nothing,
        }
    }

    /// Takes an answer to a key, unless it was answered before.
    fn answered(&mut self, key: &str, answer: Heard<G::Event>) -> Heard<G::Event> {
        let before = self.unanswered.len();
        self.unanswered.retain(|(other, _)| other != key);
        if self.unanswered.len() < before { answer } else { Heard::Nothing }
    }

    fn ask_if_behind(&mut self, n: u64) {
        self.must_ask |= self.held.as_ref().is_none_or(|held| held.n < n);
    }

    fn hear_game(&mut self, game: &WholeGame) -> Heard<G::Event> {
        let is_older = self.held.as_ref().is_some_and(|held| game.n < held.n);
        if game.game != self.game || (is_older && !self.is_new_line) {
            return Heard::Nothing;
        }
        match self.read(game) {
            Ok(held) => {
                (self.held, self.must_ask, self.is_new_line) = (Some(held), false, false);
                Heard::Game
            }
            Err(why) => Heard::Unreadable(why),
        }
    }

    fn read(&mut self, game: &WholeGame) -> Result<Held<G>, String> {
        if hash_of_view(&game.view) != game.hash {
            self.must_ask = true;
            return Err("the view of the game has another hash than it was sent with".to_owned());
        }
        let rulebook = match &self.rulebook {
            Some(rulebook) => Arc::clone(rulebook),
            None => Arc::clone(self.rulebook.insert(loaded::<G>(&game.head)?)),
        };
        let eyes = match &game.seat {
            Some(word) => Viewer::Side(side_of::<G>(word).ok_or("the game has no such side")?),
            None => Viewer::Both,
        };
        Ok(Held {
            position: laid_out::<G>(&rulebook, &game.view, eyes)?,
            rulebook,
            head: game.head.clone(),
            n: game.n,
            eyes,
            view: game.view.clone(),
            hash: game.hash.clone(),
            due: sides_of::<G>(&game.due),
        })
    }

    /// Applies a change; returns whether it fits. The referee is asked for what does not.
    fn changes(&mut self, n: u64, change: &ViewChange, hash: &str, due: &[String]) -> bool {
        let Some(held) = &mut self.held else {
            self.must_ask = true;
            return false;
        };
        if n <= held.n {
            // Sent twice. If another game has this number here, the whole game comes at the next question.
            self.must_ask |= n == held.n && hash != held.hash;
            return false;
        }
        let next = || {
            let view = change.applied_to(&held.view).filter(|view| hash_of_view(view) == hash)?;
            let position = laid_out::<G>(&held.rulebook, &view, held.eyes).ok()?;
            Some((view, position))
        };
        let Some((view, position)) = (n == held.n + 1).then(next).flatten() else {
            self.must_ask = true;
            return false;
        };
        (held.view, held.position, held.n) = (view, position, n);
        (held.hash, held.due) = (hash.to_owned(), sides_of::<G>(due));
        self.is_new_line = false;
        true
    }
}

/// Loads the rulebook of a game.
fn loaded<G: Sent>(head: &Head) -> Result<Arc<G::Rulebook>, String> {
    let options = serde_json::from_value(head.options.clone()).map_err(|error| error.to_string())?;
    let rulebook = G::load(&head.scenario, &options).map_err(|faults| faults.join("; "))?;
    if G::about(&rulebook).digests != head.digests {
        return Err("the files of its scenario are other ones here".to_owned());
    }
    Ok(Arc::new(rulebook))
}

/// Returns the position in a view, laid out for its viewer.
fn laid_out<G: Sent>(rulebook: &G::Rulebook, view: &Value, eyes: Viewer) -> Result<Position<G>, String> {
    let mut position: Position<G> =
        serde_json::from_value(view.clone()).map_err(|error| format!("the view cannot be read: {error}"))?;
    G::derive(rulebook, &mut position.public);
    G::look(&mut position, eyes);
    Ok(position)
}

/// Returns the side with this word.
fn side_of<G: Sent>(word: &str) -> Option<usize> {
    G::SIDES.iter().position(|side| side.word == word)
}

fn sides_of<G: Sent>(words: &[String]) -> Vec<usize> {
    words.iter().filter_map(|word| side_of::<G>(word)).collect()
}
