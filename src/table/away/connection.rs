//! The line to the referee that holds the game on the table, and the messages that have no answer yet.

use super::{
    drags::Drags,
    files::held::{EndedFile, LackingScenario},
    offer::AwayOffer,
    people::GamePeople,
    seen::{file::SeenFile, verdict::VerdictSlot},
    sent_orders::SentOrders,
    setting_up::SettingUp,
};
use crate::{
    engine::{
        orders::{Refusal, Viewer},
        text::t,
    },
    panels::{ChatRoom, OnlineQuestion},
    referee::{
        client::Client,
        clock::Claim,
        dice_proof::DiceProof,
        seen::SeenBy,
        wire::{Audience, ClientMessage, Line, LineFault, Question, written},
    },
    table::tabled::OnTable,
};
use bevy::prelude::*;
use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// A message of the player that the referee has not answered.
struct Waiting<O> {
    key: String,
    /// The order; none for a question or an answer to the other player.
    order: Option<O>,
    /// The question that it asks the other player, if it asks one that is answered.
    question: Option<OnlineQuestion>,
}

/// The state of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineNow {
    Up,
    /// The referee has not answered yet.
    Waiting,
    Lost,
    /// A message could not be used, and no later one is shown.
    Stopped,
}

/// A game that a referee holds elsewhere.
#[derive(Resource)]
pub(crate) struct Away<G: OnTable> {
    pub client: Client<G>,
    /// The line. A resource must be usable by several threads at once; the lock makes it so, and is never waited for.
    line: Mutex<Box<dyn Line + Send>>,
    hello: Option<ClientMessage>,
    /// The number of times that the line had been made when it was greeted last.
    made: u64,
    is_up: bool,
    /// The beginning of every key, and the number of keys so far.
    keys: (u64, u64),
    waiting: Option<Waiting<G::Order>>,
    /// The order that the referee has not kept, with its key: given again, it is sent with the same key.
    not_kept: Option<(String, G::Order)>,
    /// The questions of the other player that wait for an answer. The offer of a draw is in the position.
    pub asked: Vec<OnlineQuestion>,
    /// The player's own questions that wait for an answer.
    pub asks: Vec<OnlineQuestion>,
    pub people: GamePeople,
    /// The drags that the players show to each other.
    pub drags: Drags,
    /// The set-up that the computer gives for the player, while it lasts.
    pub setting_up: Option<SettingUp<G>>,
    /// Whether a step has come since the table last looked for an order that needs no decision. A refusal and a takeback
    /// are no steps: what they concern is not given by itself again.
    pub has_gone_on: bool,
    /// The file of the game, once it has ended.
    pub ended: EndedFile,
    /// The files of its scenario, if they are missing here.
    pub(super) lacking: LackingScenario,
    /// The player's orders, to be compared with the file.
    pub(super) sent: SentOrders<G::Order>,
    /// What was sent of the game, in a file.
    pub(super) seen: SeenFile,
    /// The result of its comparison with the file of the game.
    pub(super) verdict: VerdictSlot,
    /// A text that is the same for every line to this referee.
    club: String,
    /// The id of the game at the referee.
    game: String,
    /// Whether the player of each seat is a program.
    pub(super) bots: [bool; 2],
    /// The address of the page of the game for browsers.
    pub(super) page: Option<String>,
    /// When the clocks were sent last.
    clock_heard: Instant,
}

impl<G: OnTable> Away<G> {
    /// Makes it with a line that is not greeted yet. The chance makes keys that were never used.
    pub fn new(offer: AwayOffer, chance: u64) -> Self {
        Self {
            client: Client::new(&offer.game, None),
            line: Mutex::new(offer.line),
            hello: offer.hello,
            made: 0,
            is_up: false,
            keys: (chance, 0),
            waiting: None,
            not_kept: None,
            asked: Vec::new(),
            asks: Vec::new(),
            people: GamePeople::new(offer.players),
            drags: Drags::wanted(offer.drags),
            setting_up: None,
            has_gone_on: false,
            ended: EndedFile::new(offer.replays),
            lacking: LackingScenario::default(),
            sent: SentOrders::new(),
            seen: SeenFile::default(),
            verdict: VerdictSlot::default(),
            club: offer.club,
            game: offer.game,
            bots: offer.bots,
            page: offer.page,
            clock_heard: Instant::now(),
        }
    }

    /// The side of the player here; none for a spectator, and before the game has come.
    pub fn own(&self) -> Option<usize> {
        match self.client.held()?.eyes {
            Viewer::Side(side) => Some(side),
            Viewer::Both | Viewer::All => None,
        }
    }

    /// Whether the players have agreed that hints may be shown.
    pub fn allows_hints(&self) -> bool {
        self.client.held().is_none_or(|held| held.head.hints.are_allowed())
    }

    /// The seat of the player here; none for a spectator, and before the game has come.
    pub(super) fn seat(&self) -> Option<usize> {
        let side = self.own()?.min(1);
        let is_turned = G::seats_changed(&self.client.held()?.position);
        Some(if is_turned { 1 - side } else { side })
    }

    /// The viewer here, as the file of what was sent names it; none before the game has come.
    pub(super) fn seen_by(&self) -> Option<SeenBy> {
        self.client.held()?;
        Some(SeenBy { club: self.club.clone(), seat: self.seat() })
    }

    /// The mark of the club that holds the game; empty if it has none.
    #[cfg(feature = "online")]
    pub(super) fn club(&self) -> &str {
        &self.club
    }

    /// The id of the game at the referee.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The seconds until a lost line is tried again, one that has begun in full; 0 if they are not known.
    pub(super) fn next_try(&self) -> u32 {
        let line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        seconds_of(line.next_try())
    }

    fn line(&mut self) -> &mut (dyn Line + Send) {
        &mut **self.line.get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes whether the line was lost or made again. On a new line the game is asked for, and everything without an answer
    /// is sent again with its key. Returns whether the line has changed.
    pub fn note_line(&mut self) -> bool {
        let state = self.line().state();
        let is_new = state.is_up && state.made != self.made;
        if is_new {
            (self.made, self.is_up) = (state.made, true);
            let again = self.client.redial();
            let hello = self.hello.clone();
            for message in hello.into_iter().chain(again) {
                self.send(&message);
            }
            // At the referee the wish lasts as long as the line.
            let is_wanted = self.drags.is_wanted();
            self.drags = Drags::default();
            if is_wanted {
                self.want_drags(true);
            }
        }
        let is_lost = !state.is_up && self.is_up;
        self.is_up &= state.is_up;
        is_new || is_lost
    }

    /// Sends a message. If the line is lost, the client sends it again when it is made again.
    pub fn send(&mut self, message: &ClientMessage) {
        if self.is_up && self.line().send(&written(message)) == Err(LineFault) {
            self.is_up = false;
        }
    }

    /// Returns the next text that has arrived, if one has.
    pub fn receive(&mut self) -> Option<String> {
        let received = self.line().receive();
        self.is_up &= received.is_ok();
        received.ok().flatten()
    }

    fn key(&mut self) -> String {
        self.keys.1 += 1;
        format!("{:016x}-{}", self.keys.0, self.keys.1)
    }

    /// Returns the side of the player, who may send something now.
    ///
    /// # Errors
    /// A spectator sends nothing, the game has not come, or the last message has no answer yet.
    pub fn may_send(&self) -> Result<usize, Refusal> {
        if self.client.stopped().is_some() {
            return Err(Refusal::of_table(t!("online-stopped-here")));
        }
        let own = self.own().ok_or_else(|| Refusal::of_table(t!("online-spectator")))?;
        match self.waiting {
            Some(_) => Err(Refusal::of_table(t!("online-waits"))),
            None => Ok(own),
        }
    }

    /// Sends an order to the referee.
    ///
    /// # Errors
    /// The player may send nothing now, or is not waited for.
    pub fn order(&mut self, order: &G::Order) -> Result<(), Refusal> {
        let own = self.may_send()?;
        if self.client.held().is_none_or(|held| !held.due.contains(&own)) {
            return Err(Refusal::of_table(t!("online-not-your-turn")));
        }
        let again = self.not_kept.take_if(|kept| kept.1 == *order);
        let (key, message) = match again {
            Some((key, _)) => (key.clone(), self.client.send_again(&key)),
            None => {
                let key = self.key();
                (key.clone(), self.client.order(&key, order))
            }
        };
        self.wait_for(Waiting { key, order: Some(order.clone()), question: None }, message)
    }

    /// Asks the other player, or resigns.
    ///
    /// # Errors
    /// The player may send nothing now.
    pub fn ask(&mut self, what: Question) -> Result<(), Refusal> {
        self.may_send()?;
        let key = self.key();
        let message = self.client.ask(&key, what);
        let question = question_of(what);
        self.asks.retain(|asked| Some(*asked) != question);
        self.asks.extend(question);
        self.wait_for(Waiting { key, order: None, question }, message)
    }

    /// Answers the other player.
    ///
    /// # Errors
    /// The player may send nothing now.
    pub fn answer(&mut self, what: Question, accept: bool) -> Result<(), Refusal> {
        self.may_send()?;
        let key = self.key();
        let message = self.client.answer(&key, what, accept);
        self.asked.retain(|asked| Some(*asked) != question_of(what));
        self.wait_for(Waiting { key, order: None, question: None }, message)
    }

    /// Claims the game.
    ///
    /// # Errors
    /// The player may send nothing now.
    pub fn claim(&mut self, what: Claim) -> Result<(), Refusal> {
        self.may_send()?;
        let key = self.key();
        let message = self.client.claim(&key, what);
        self.wait_for(Waiting { key, order: None, question: None }, message)
    }

    /// Writes a text into the chat.
    ///
    /// # Errors
    /// The line is lost: the text would be lost with it.
    pub fn say(&mut self, room: ChatRoom, text: &str) -> Result<(), Refusal> {
        let to = match room {
            ChatRoom::All => Audience::All,
            ChatRoom::Players => Audience::Players,
        };
        self.send(&ClientMessage::Say { game: self.game.clone(), text: text.to_owned(), to });
        if self.is_up { Ok(()) } else { Err(Refusal::of_table(t!("online-no-line"))) }
    }

    /// Says whether the drags of both players are to be shown to each other.
    pub fn want_drags(&mut self, show: bool) {
        self.drags.want(show);
        self.send(&ClientMessage::Drags { game: self.game.clone(), show });
    }

    /// Whether the player here alone is waited for.
    pub(super) fn is_alone_due(&self) -> bool {
        let own = self.own();
        self.client.held().is_some_and(|held| own.is_some_and(|own| held.due == [own]))
    }

    /// The order that the referee has not answered; none if there is none.
    pub(super) fn unanswered(&self) -> Option<&G::Order> {
        self.waiting.as_ref()?.order.as_ref()
    }

    /// Sends a message and waits for the answer.
    fn wait_for(
        &mut self,
        waiting: Waiting<G::Order>,
        message: Option<ClientMessage>,
    ) -> Result<(), Refusal> {
        let message = message.ok_or_else(|| Refusal::of_table(t!("online-stopped-here")))?;
        self.waiting = Some(waiting);
        self.send(&message);
        Ok(())
    }

    /// Notes with which message an order was played.
    pub fn note_played(&mut self, key: &str, n: u64) {
        let waiting = self.waiting.as_ref().filter(|waiting| waiting.key == key);
        if let Some(order) = waiting.and_then(|waiting| waiting.order.clone()) {
            self.sent.note(n, order);
        }
    }

    /// Whether the number of this seat in the proof of the dice was made by this program; none if that cannot be known.
    pub(super) fn is_own_number(&mut self, seat: usize, proof: &DiceProof) -> Option<bool> {
        let game = self.game.clone();
        self.line().is_own_number(&game, seat, proof)
    }

    /// Notes that a message was answered, and whether it was refused.
    pub fn note_answer(&mut self, key: &str, is_refused: bool) {
        let waiting = self.waiting.take_if(|waiting| waiting.key == key);
        if let Some(waiting) = waiting.filter(|_| is_refused) {
            self.stop_by_itself();
            self.asks.retain(|asked| Some(*asked) != waiting.question);
        }
    }

    /// Notes that a message was not kept: the same order, given again, has the same key.
    pub fn note_not_kept(&mut self, key: &str) {
        let waiting = self.waiting.take_if(|waiting| waiting.key == key);
        if let Some(Waiting { key, order, question }) = waiting {
            self.asks.retain(|asked| Some(*asked) != question);
            self.not_kept = order.map(|order| (key, order));
            self.stop_by_itself();
        }
    }

    /// Gives no further order for the player until the game goes on.
    pub fn stop_by_itself(&mut self) {
        (self.setting_up, self.has_gone_on) = (None, false);
    }

    /// Notes that the game has gone on: questions about the position before are settled, and a drag has ended.
    pub fn settle_questions(&mut self) {
        self.drags.go_on();
        self.asked.clear();
        self.asks.clear();
    }

    /// Notes that the other player asks something.
    pub fn note_asked(&mut self, what: Question) {
        let question = question_of(what).filter(|question| !self.asked.contains(question));
        self.asked.extend(question);
    }

    /// Notes that the other player has answered.
    pub fn note_answered(&mut self, what: Question) {
        self.asks.retain(|asked| Some(*asked) != question_of(what));
    }

    /// Notes that clocks were sent. A pause that begins settles the questions for it.
    pub fn note_clock(&mut self) {
        self.clock_heard = Instant::now();
        let clock = self.client.held().and_then(|held| held.clock.as_ref());
        if clock.is_some_and(|clock| clock.paused) {
            self.asked.retain(|asked| *asked != OnlineQuestion::Pause);
            self.asks.retain(|asked| *asked != OnlineQuestion::Pause);
        }
    }

    /// The time since clocks were sent last.
    pub(super) fn clock_age(&self) -> Duration {
        self.clock_heard.elapsed()
    }

    /// The state of the line.
    pub(super) fn line_now(&self) -> LineNow {
        match (self.client.stopped(), self.is_up, &self.waiting) {
            (Some(_), ..) => LineNow::Stopped,
            (None, false, _) => LineNow::Lost,
            (None, true, Some(_)) => LineNow::Waiting,
            (None, true, None) => LineNow::Up,
        }
    }
}

/// Returns the seconds of a time, one that has begun in full; 0 for none.
pub(in crate::table::away) fn seconds_of(time: Option<Duration>) -> u32 {
    let milliseconds = time.unwrap_or_default().as_millis();
    u32::try_from(milliseconds.div_ceil(1000)).unwrap_or(u32::MAX)
}

/// The question to the other player that stays open until it is answered; none for what needs no answer, and for a draw,
/// which is in the position.
fn question_of(what: Question) -> Option<OnlineQuestion> {
    match what {
        Question::Takeback => Some(OnlineQuestion::Takeback),
        Question::Pause => Some(OnlineQuestion::Pause),
        Question::Draw | Question::Resign | Question::Resume => None,
    }
}
