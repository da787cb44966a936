//! The other end of the line, without a window: what a player or a spectator holds of a game. It rolls no die and judges
//! no order. It applies what the referee sends, checks the hash of each view, and asks again if something does not fit. If
//! the whole game does not fit either, it stops: it would not fit the next time.

mod reading;

use super::{
    clock::Claim,
    dice_proof::DiceProof,
    wire::{
        ClientMessage, ClockSent, ErrorCode, Form, Head, Question, RefereeMessage, TextSent, ViewChange,
        WholeGame, hash_of_view, is_usual_view,
    },
};
use crate::engine::orders::{Position, Sent, Viewer};
use reading::{events_of, laid_out, loaded, side_of, sides_of};
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
    /// The last events before the whole game was sent.
    pub log: Vec<G::Event>,
    /// The clocks, as the referee sent them last; none in a game without them.
    pub clock: Option<ClockSent>,
}

/// The meaning of a message that was heard.
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
    /// The order with this key was refused: the reason in English, and its message if it has one.
    Refused { key: String, case: String, why: String, message: Option<TextSent> },
    /// The order with this key was not played, since the position had changed before.
    Stale { key: String },
    /// The other player asks this.
    Asked(Question),
    /// The other player has answered.
    Answered { what: Question, accept: bool },
    /// The referee could not use or not keep a message; the key if it was an order.
    Error { code: ErrorCode, why: String, message: Option<TextSent>, key: Option<String> },
    /// The whole game cannot be shown: its view cannot be read. It is asked for again.
    Unreadable(String),
    /// The whole game cannot be shown, though it was asked for after a fault: the client has stopped.
    Stopped(String),
    /// The game cannot be shown, since its scenario is missing here or has other files: the client has stopped until
    /// [`Client::begin_again`].
    Lacks(String),
    /// The clocks have changed without an order.
    Clock,
    /// The game is over, and this proves its dice.
    Proof(Box<DiceProof>),
}

/// Whether what the referee sends can be used here.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Trust {
    /// Everything could be used until now.
    Fits,
    /// Something could not: nothing but a whole game is used, which has been asked for.
    Doubted,
    /// The whole game could not be used either, for this reason.
    Stopped(String),
    /// The scenario is missing here or has other files, for this reason.
    Lacks(String),
}

/// The reason why a whole game cannot be used.
enum Unusable {
    Scenario(String),
    View(String),
}

impl From<String> for Unusable {
    fn from(why: String) -> Self {
        Self::View(why)
    }
}

impl From<&str> for Unusable {
    fn from(why: &str) -> Self {
        Self::View(why.to_owned())
    }
}

/// An order or a wish without a final answer.
struct Unanswered {
    key: String,
    message: ClientMessage,
    /// Whether the referee has said that it was not kept: it may have been kept nevertheless, if the answer of the store
    /// was lost. It is sent again only when the player wants it.
    is_held_back: bool,
}

/// The receiving side of a game.
pub struct Client<G: Sent> {
    game: String,
    held: Option<Held<G>>,
    /// The rulebook, if the caller has loaded it; otherwise it is loaded when the first whole game comes.
    rulebook: Option<Arc<G::Rulebook>>,
    /// The orders and wishes without a final answer.
    unanswered: Vec<Unanswered>,
    /// Whether the game must be asked for.
    must_ask: bool,
    /// Whether a whole game with an older number may be true: after a line is made, until its first message.
    is_new_line: bool,
    trust: Trust,
}

impl<G: Sent> Client<G> {
    /// Begins without a game, which is to be asked for.
    pub fn new(game: &str, rulebook: Option<Arc<G::Rulebook>>) -> Self {
        let (held, unanswered) = (None, Vec::new());
        let (game, trust) = (game.to_owned(), Trust::Fits);
        Self { game, held, rulebook, unanswered, must_ask: true, is_new_line: true, trust }
    }

    /// The game; none before it has come.
    pub fn held(&self) -> Option<&Held<G>> {
        self.held.as_ref()
    }

    /// The reason why the client has stopped: the whole game could not be read. None as long as it follows the game.
    pub fn stopped(&self) -> Option<&str> {
        match &self.trust {
            Trust::Stopped(why) | Trust::Lacks(why) => Some(why),
            Trust::Fits | Trust::Doubted => None,
        }
    }

    /// Whether the client has stopped because the scenario is missing here or has other files.
    pub fn lacks_scenario(&self) -> bool {
        matches!(self.trust, Trust::Lacks(_))
    }

    /// Asks for the game once more, since the files of its scenario are there now.
    pub fn begin_again(&mut self) {
        if self.lacks_scenario() {
            (self.trust, self.must_ask) = (Trust::Fits, true);
        }
    }

    /// Whether an order or a wish has no answer yet.
    pub fn is_waiting(&self) -> bool {
        self.unanswered.iter().any(|message| !message.is_held_back)
    }

    /// Returns the order or wish again that the referee has not kept, with its key: it is played once, even if it was
    /// kept after all. None if there is none with this key.
    pub fn send_again(&mut self, key: &str) -> Option<ClientMessage> {
        if self.stopped().is_some() {
            return None;
        }
        let mut held_back = self.unanswered.iter_mut().filter(|message| message.is_held_back);
        let again = held_back.find(|message| message.key == key)?;
        again.is_held_back = false;
        Some(again.message.clone())
    }

    /// Notes that the line was lost and made again: the game is asked for, and what has no answer is sent again.
    pub fn redial(&mut self) -> Vec<ClientMessage> {
        (self.must_ask, self.is_new_line) = (true, true);
        self.again()
    }

    /// Returns what to send if nothing has come for a while: the question for the game, and what has no answer, with the
    /// same keys. Nothing once the client has stopped.
    pub fn again(&mut self) -> Vec<ClientMessage> {
        self.must_ask = false;
        if self.stopped().is_some() {
            return Vec::new();
        }
        let unanswered = self.unanswered.iter().filter(|message| !message.is_held_back);
        let unanswered = unanswered.map(|message| message.message.clone());
        std::iter::once(self.open()).chain(unanswered).collect()
    }

    /// Returns the question for the game, if something did not fit since the last one. None once the client has stopped.
    pub fn question(&mut self) -> Option<ClientMessage> {
        let must_ask = std::mem::take(&mut self.must_ask) && self.stopped().is_none();
        must_ask.then(|| self.open())
    }

    /// The question for the game: for what is missing, or for the whole of it after a fault.
    fn open(&self) -> ClientMessage {
        let held = self.held.as_ref().filter(|_| self.trust == Trust::Fits);
        let (n, hash) = held.map(|held| (held.n, held.hash.clone())).unzip();
        ClientMessage::Open { game: self.game.clone(), form: Form::View, n, hash }
    }

    /// Returns the message with an order; none before the game has come. The key must be one that was never used.
    pub fn order(&mut self, key: &str, order: &G::Order) -> Option<ClientMessage> {
        let order = serde_json::to_value(order).ok()?;
        let (game, after) = (self.game.clone(), self.held.as_ref()?.n);
        self.sent(key, ClientMessage::Order { game, key: key.to_owned(), after, order })
    }

    /// Returns the message that asks for a takeback or offers a draw, or that resigns; none before the game has come.
    pub fn ask(&mut self, key: &str, what: Question) -> Option<ClientMessage> {
        let (game, after) = (self.game.clone(), self.held.as_ref()?.n);
        self.sent(key, ClientMessage::Ask { game, key: key.to_owned(), after, what })
    }

    /// Returns the message that answers the other player; none before the game has come.
    pub fn answer(&mut self, key: &str, what: Question, accept: bool) -> Option<ClientMessage> {
        let (game, after) = (self.game.clone(), self.held.as_ref()?.n);
        self.sent(key, ClientMessage::Answer { game, key: key.to_owned(), after, what, accept })
    }

    /// Returns the message that claims the game; none before the game has come.
    pub fn claim(&mut self, key: &str, what: Claim) -> Option<ClientMessage> {
        let (game, after) = (self.game.clone(), self.held.as_ref()?.n);
        self.sent(key, ClientMessage::Claim { game, key: key.to_owned(), after, what })
    }

    /// Notes that a message is sent; none once the client has stopped, since what is on the screen may be wrong.
    fn sent(&mut self, key: &str, message: ClientMessage) -> Option<ClientMessage> {
        if self.stopped().is_some() {
            return None;
        }
        let (key, again) = (key.to_owned(), message.clone());
        self.unanswered.push(Unanswered { key, message: again, is_held_back: false });
        Some(message)
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
                self.take_clock(step.clock.as_ref());
                let by = step.by.as_deref().and_then(side_of::<G>);
                Heard::Step { by, events: events_of::<G>(&step.events) }
            }
            RefereeMessage::Back(back) => {
                if !self.changes(back.n, &back.change, &back.hash, &back.due) {
                    return Heard::Nothing;
                }
                self.take_clock(back.clock.as_ref());
                Heard::Back { agreed: back.agreed }
            }
            RefereeMessage::Done { key, n } => {
                self.ask_if_behind(*n);
                self.answered(key, Heard::Done { key: key.clone() })
            }
            RefereeMessage::Refused { key, case, why, message } => {
                let (case, why, message) = (case.clone(), why.clone(), message.clone());
                self.answered(key, Heard::Refused { key: key.clone(), case, why, message })
            }
            RefereeMessage::Stale { key, n } => {
                self.ask_if_behind(*n);
                self.answered(key, Heard::Stale { key: key.clone() })
            }
            RefereeMessage::Ask { what } => Heard::Asked(*what),
            RefereeMessage::Answer { what, accept } => Heard::Answered { what: *what, accept: *accept },
            RefereeMessage::Error { code, why, message, key } => {
                let (why, message) = (why.clone(), message.clone());
                let error = Heard::Error { code: *code, why, message, key: key.clone() };
                match key {
                    Some(key) if *code == ErrorCode::NotKept => self.held_back(key, error),
                    Some(key) => self.answered(key, error),
                    None => error,
                }
            }
            RefereeMessage::Clock { clock } => {
                self.take_clock(Some(clock));
                if self.held.is_some() { Heard::Clock } else { Heard::Nothing }
            }
            RefereeMessage::Proof { proof, .. } => Heard::Proof(proof.clone()),
            // These messages are about the club, about dice before there is a game to be held, about drags, which change
            // nothing in it, or for programs that hold no view.
            RefereeMessage::Welcome { .. }
            | RefereeMessage::Feed { .. }
            | RefereeMessage::Joined { .. }
            | RefereeMessage::Lobby(_)
            | RefereeMessage::Made { .. }
            | RefereeMessage::Sat { .. }
            | RefereeMessage::Left { .. }
            | RefereeMessage::Forming { .. }
            | RefereeMessage::Begun { .. }
            | RefereeMessage::File { .. }
            | RefereeMessage::Scenario { .. }
            | RefereeMessage::Said(_)
            | RefereeMessage::Here { .. }
            | RefereeMessage::Drags { .. }
            | RefereeMessage::Ghost { .. }
            | RefereeMessage::Device { .. }
            | RefereeMessage::Addressed { .. }
            | RefereeMessage::Invited { .. }
            | RefereeMessage::Nonce { .. }
            | RefereeMessage::Unknown => Heard::Nothing,
        }
    }

    /// Takes newer clocks over.
    fn take_clock(&mut self, clock: Option<&ClockSent>) {
        if let (Some(held), Some(clock)) = (&mut self.held, clock) {
            held.clock = Some(clock.clone());
        }
    }

    /// Takes an answer to a key, unless it was answered before.
    fn answered(&mut self, key: &str, answer: Heard<G::Event>) -> Heard<G::Event> {
        let before = self.unanswered.len();
        self.unanswered.retain(|message| message.key != key);
        if self.unanswered.len() < before { answer } else { Heard::Nothing }
    }

    /// Holds a message back that the referee has not kept, until the player sends it again.
    fn held_back(&mut self, key: &str, error: Heard<G::Event>) -> Heard<G::Event> {
        let waiting = self.unanswered.iter_mut().find(|message| message.key == key && !message.is_held_back);
        let Some(waiting) = waiting else { return Heard::Nothing };
        waiting.is_held_back = true;
        error
    }

    fn ask_if_behind(&mut self, n: u64) {
        // After a fault the whole game has been asked for already.
        let is_behind = self.held.as_ref().is_none_or(|held| held.n < n);
        self.must_ask |= is_behind && self.trust == Trust::Fits;
    }

    fn hear_game(&mut self, game: &WholeGame) -> Heard<G::Event> {
        let is_older = self.held.as_ref().is_some_and(|held| game.n < held.n);
        let is_unwanted = is_older && !self.is_new_line;
        if game.game != self.game || is_unwanted || self.stopped().is_some() {
            return Heard::Nothing;
        }
        match self.read(game) {
            Ok(held) => {
                (self.held, self.must_ask, self.is_new_line) = (Some(held), false, false);
                self.trust = Trust::Fits;
                Heard::Game
            }
            Err(Unusable::Scenario(why)) => {
                self.trust = Trust::Lacks(why.clone());
                Heard::Lacks(why)
            }
            Err(Unusable::View(why)) if self.trust == Trust::Doubted => {
                self.trust = Trust::Stopped(why.clone());
                Heard::Stopped(why)
            }
            Err(Unusable::View(why)) => {
                self.doubt();
                Heard::Unreadable(why)
            }
        }
    }

    /// Asks for the whole game, once: what was sent cannot be used.
    fn doubt(&mut self) {
        (self.trust, self.must_ask) = (Trust::Doubted, true);
    }

    fn read(&mut self, game: &WholeGame) -> Result<Held<G>, Unusable> {
        if !is_usual_view(&game.view) {
            return Err("the view of the game is too long".into());
        }
        if hash_of_view(&game.view) != game.hash {
            return Err("the view of the game has another hash than it was sent with".into());
        }
        let rulebook = match &self.rulebook {
            Some(rulebook) => Arc::clone(rulebook),
            None => {
                let rulebook = loaded::<G>(&game.head).map_err(Unusable::Scenario)?;
                Arc::clone(self.rulebook.insert(rulebook))
            }
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
            log: events_of::<G>(&game.log),
            clock: game.clock.clone(),
        })
    }

    /// Applies a change; returns whether it fits. The referee is asked for what is missing, or for the whole game if the
    /// next change does not fit.
    fn changes(&mut self, n: u64, change: &ViewChange, hash: &str, due: &[String]) -> bool {
        if self.trust != Trust::Fits {
            // The whole game is on its way, or nothing more is shown.
            return false;
        }
        let Some(held) = &mut self.held else {
            self.must_ask = true;
            return false;
        };
        if n <= held.n {
            // Sent twice. If another game has this number here, the whole game comes at the next question.
            self.must_ask |= n == held.n && hash != held.hash;
            return false;
        }
        if n > held.n + 1 {
            self.must_ask = true;
            return false;
        }
        let next = || {
            let view = change.applied_to(&held.view).filter(|view| hash_of_view(view) == hash)?;
            let position = laid_out::<G>(&held.rulebook, &view, held.eyes).ok()?;
            Some((view, position))
        };
        let Some((view, position)) = next() else {
            self.doubt();
            return false;
        };
        (held.view, held.position, held.n) = (view, position, n);
        (held.hash, held.due) = (hash.to_owned(), sides_of::<G>(due));
        self.is_new_line = false;
        true
    }
}
