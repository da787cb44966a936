//! A game that a referee holds elsewhere, as its bar, its questions and its chat show it.

use super::connection::{Away, LineNow};
use crate::{
    engine::{text::say, translations::translated_title},
    panels::{
        ChatLine, ChatRoom, ClockShown, DragsShown, LineState, OnlineClaim, OnlineGame, OnlineQuestion,
        Panelled,
    },
    referee::{
        bench::PERSON,
        client::Held,
        clock::GONE_AFTER,
        wire::{self, ClockSent, SaidShown},
    },
    table::{app::host::Hosted, session::seating::Seating},
};
use std::time::{Duration, Instant};

impl<G: Hosted> Away<G> {
    /// Returns what the panels show of it; none before the game has come.
    pub fn shown(&self) -> Option<OnlineGame> {
        let held = self.client.held()?;
        let own = self.own();
        let is_turned = <G as Seating>::seats_changed(&held.position);
        let (players, present) = self.seated(held, is_turned);
        let names = self.marked(&players, is_turned);
        let clocks = held.clock.as_ref().map(|clock| clocks::<G>(clock, self.clock_age()));
        let offered = <G as Panelled>::offers_end(&held.position.public);
        let draw = |is_own: bool| {
            let by = offered.filter(|side| own.is_some_and(|own| (own == *side) == is_own));
            by.map(|_| OnlineQuestion::Draw)
        };
        let (rulebook, public) = (&held.rulebook, &held.position.public);
        Some(OnlineGame {
            title: translated_title::<G>(rulebook),
            turn: G::shown_turn(rulebook, public),
            phase: G::phase_name(rulebook, G::phase(public)),
            line: match self.line_now() {
                LineNow::Stopped => LineState::Stopped,
                LineNow::Lost => LineState::Lost { next_try: self.next_try() },
                LineNow::Waiting => LineState::Waiting,
                LineNow::Up => LineState::Connected,
            },
            own,
            due: held.due.clone(),
            chat: self.people.chat.iter().map(|said| chat_line(said, (&players, &names))).collect(),
            players: names,
            present,
            spectators: u32::try_from(self.people.spectators).unwrap_or(u32::MAX),
            delay: held.head.delay,
            clocks,
            is_paused: held.clock.as_ref().is_some_and(|clock| clock.paused),
            asked: self.asked.iter().copied().chain(draw(false)).collect(),
            asks: self.asks.iter().copied().chain(draw(true)).collect(),
            claim: clocks.and_then(|clocks| self.claim_against(clocks, is_turned)),
            hints: held.head.hints,
            drags: self.drags_shown(held),
            page: self.page.clone(),
        })
    }

    /// Returns the wishes about drags; none for a spectator, against a computer player, and when the game is over.
    fn drags_shown(&self, held: &Held<G>) -> Option<DragsShown> {
        let are_people = held.head.players.iter().all(|player| player == PERSON);
        if self.own().is_none() || !are_people || held.due.is_empty() {
            return None;
        }
        let left = self.drags.lasts(Instant::now());
        Some(DragsShown { own: self.drags.is_wanted(), other: self.drags.is_wanted_by_other(), left })
    }

    /// Returns the names of the players and whether they are there, in the order of the sides.
    fn seated(&self, held: &Held<G>, is_turned: bool) -> ([String; 2], [bool; 2]) {
        let mut players = self.people.names.clone();
        let [first, second] = self.people.present();
        let is_computer = |seat: usize| held.head.players.get(seat).is_some_and(|player| player != PERSON);
        let mut present = [first || is_computer(0), second || is_computer(1)];
        if is_turned {
            players.reverse();
            present.reverse();
        }
        for (name, side) in players.iter_mut().zip(G::SIDES) {
            if name.is_empty() {
                *name = side.shown();
            }
        }
        (players, present)
    }

    /// Returns the names of the players in the order of the sides, with a mark at that of a program.
    fn marked(&self, players: &[String; 2], is_turned: bool) -> [String; 2] {
        let mut bots = self.bots;
        if is_turned {
            bots.reverse();
        }
        let mut names = players.clone();
        for (name, _) in names.iter_mut().zip(bots).filter(|(_, is_bot)| *is_bot) {
            *name = say!("online-program", player = name.as_str());
        }
        names
    }

    /// Returns the claim that the referee may grant now. The referee alone knows the whole time of the game, and judges it.
    fn claim_against(&self, clocks: [ClockShown; 2], is_turned: bool) -> Option<OnlineClaim> {
        let other = 1 - self.own()?.min(1);
        let clock = clocks.into_iter().nth(other)?;
        let seat = if is_turned { 1 - other } else { other };
        let absent = self.people.absent().into_iter().nth(seat).flatten().unwrap_or_default();
        let is_gone = i64::try_from(absent.as_millis()).is_ok_and(|absent| absent >= GONE_AFTER);
        match clock {
            ClockShown { left: ..=0, .. } => Some(OnlineClaim::Time),
            // A game by days has more time left than that, and no player has to be present in it.
            ClockShown { left: ..=DAY, runs: true } if is_gone => Some(OnlineClaim::Gone),
            ClockShown { .. } => None,
        }
    }
}

/// The milliseconds of a day, the longest time of a game at one sitting.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Returns the clocks, which were sent so long ago. The clock of the referee's machine may be set otherwise than that of
/// this one, so that the time since then counts, and not the moment in the message.
fn clocks<G: Hosted>(sent: &ClockSent, since: Duration) -> [ClockShown; 2] {
    let passed = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
    let clock = |word: &str, left: i64| {
        let runs = !sent.paused && sent.runs.iter().any(|running| running == word);
        ClockShown { left: if runs { left.saturating_sub(passed) } else { left }, runs }
    };
    let ([first, second], [one, other]) = (G::SIDES, sent.left);
    [clock(first.word, one), clock(second.word, other)]
}

/// Returns a text of the chat with the side of its writer.
fn chat_line(said: &SaidShown, (players, names): (&[String; 2], &[String; 2])) -> ChatLine {
    let room = match said.to {
        wire::ChatRoom::Players => ChatRoom::Players,
        wire::ChatRoom::All | wire::ChatRoom::Spectators => ChatRoom::All,
    };
    let side = players.iter().position(|player| *player == said.by);
    let by = side.and_then(|side| names.get(side)).unwrap_or(&said.by).clone();
    ChatLine { room, by, side, text: said.text.clone() }
}
