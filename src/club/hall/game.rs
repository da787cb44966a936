//! A game that is loaded, with the links that follow it.

mod drags;

use super::link::LinkId;
use crate::referee::{
    any::{AnyBench, Refereed},
    bench::Reader,
    store::club::RatedEnd,
    wire::{ClientMessage, Form, RefereeMessage},
};
use drags::Drags;
use std::collections::BTreeMap;

/// A person in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sitter {
    /// The id of the player.
    pub id: String,
    pub name: String,
}

/// A game that is loaded.
pub(super) struct LoadedGame {
    pub kind: &'static dyn Refereed,
    /// None while a computer player thinks in it.
    pub bench: Option<Box<dyn AnyBench>>,
    /// The people in the seats; none for a computer player.
    pub seats: [Option<Sitter>; 2],
    pub is_public: bool,
    /// Whether its result changes the ratings of both players.
    pub is_rated: bool,
    /// Whether the player in each seat has a line to another process.
    pub elsewhere: [bool; 2],
    /// The links that follow it, each as the viewer that it is.
    pub followers: BTreeMap<LinkId, Reader>,
    /// The links that follow its feed and no view, each with whether it was sent the beginning, before which it gets no line.
    pub feeds: BTreeMap<LinkId, bool>,
    /// The messages that wait while a computer player thinks.
    pub waiting: Vec<(LinkId, ClientMessage)>,
    /// Since when it has had no link.
    pub empty_since: i64,
    /// The seats that are waited for and the result, as the store has them.
    pub noted: (Vec<usize>, Option<String>),
    /// The number of the last text of its chat that was passed on.
    pub said: u64,
    /// The last fault that was noted for the keeper.
    pub fault: Option<String>,
    /// The turn of a computer player that was taken out: its number, and when.
    pub work: Option<(u64, i64)>,
    /// When its computer player may be asked for an order.
    pub computer_from: i64,
    /// When a change of the people at it is to be sent.
    pub presence_due: Option<i64>,
    /// The drags that its players show to each other.
    pub drags: Drags,
}

impl LoadedGame {
    /// The seat of a player.
    pub fn seat_of(&self, player: &str) -> Option<usize> {
        self.seats.iter().position(|seat| seat.as_ref().is_some_and(|sitter| sitter.id == player))
    }

    pub fn has_ended(&self) -> bool {
        self.noted.1.is_some()
    }

    /// Notes in which form a link that has come to it will follow it. The answer may have to wait for a computer player.
    pub fn expect_form(&mut self, link: LinkId, form: Form) {
        if form == Form::Feed {
            self.feeds.entry(link).or_insert(false);
        }
    }

    /// Notes in which form a link follows it, which was sent the answer.
    pub fn set_form(&mut self, link: LinkId, form: Form) {
        match form {
            Form::View => self.feeds.remove(&link),
            Form::Feed => self.feeds.insert(link, true),
        };
    }

    /// Returns the links that get a message for this viewer: lines of the feed are for those that follow it, changes of a
    /// view for the others, and everything else for both.
    pub fn receivers(&self, reader: Reader, message: &RefereeMessage) -> Vec<LinkId> {
        if matches!(message, RefereeMessage::Feed { .. }) {
            let begun = self.feeds.iter().filter(|(_, has_begun)| **has_begun);
            return begun.map(|(link, _)| *link).collect();
        }
        let is_of_view = message.number().is_some();
        let gets = |link: &LinkId| !(is_of_view && self.feeds.contains_key(link));
        let followers = self.followers.iter().filter(|(link, other)| **other == reader && gets(link));
        followers.map(|(link, _)| *link).collect()
    }

    /// Returns the end of a rated game that the player in this seat has won, or none in a draw; none for a game that is not
    /// rated.
    pub fn rated_end(&self, winner: Option<usize>) -> Option<RatedEnd> {
        let [Some(first), Some(second)] = &self.seats else { return None };
        self.is_rated.then(|| RatedEnd { players: [first.id.clone(), second.id.clone()], winner })
    }

    pub fn spectators(&self) -> usize {
        self.followers.values().filter(|reader| **reader == Reader::Spectators).count()
    }

    /// Whether its computer player can be asked for an order now.
    pub fn waits_for_computer(&self, at: i64) -> bool {
        self.computer_from <= at && self.bench.as_ref().is_some_and(|bench| bench.waits_for_computer())
    }

    /// Whether nothing is left to do in it for a while.
    pub fn is_idle(&self, since: i64) -> bool {
        self.followers.is_empty()
            && self.waiting.is_empty()
            && self.bench.is_some()
            && self.empty_since <= since
    }

    /// Notes that the people at it have changed, which is sent at this moment.
    pub fn change_presence(&mut self, due: i64) {
        self.presence_due = Some(self.presence_due.map_or(due, |other| other.min(due)));
    }

    /// Whether the person in a seat has a link that follows it.
    fn is_here(&self, seat: usize) -> bool {
        self.followers.values().any(|reader| *reader == Reader::Seat(seat))
    }

    /// The person in a seat who has no link that follows it; none in the seat of a computer player.
    pub fn absent(&self, seat: usize) -> Option<&Sitter> {
        self.seats.get(seat)?.as_ref().filter(|_| !self.is_here(seat))
    }

    /// Reports to the bench which players have a link, for a claim that one is gone. Computer players are always there.
    pub fn tell_presence(&mut self, at: i64) {
        for seat in [0, 1] {
            let is_present = self.absent(seat).is_none() || self.elsewhere[seat];
            if let Some(bench) = &mut self.bench {
                bench.present(seat, is_present, at);
            }
        }
    }

    /// Returns the people at it.
    pub fn presence(&self, game: &str) -> RefereeMessage {
        let names = self.seats.iter().enumerate().filter_map(|(seat, sitter)| {
            sitter
                .as_ref()
                .filter(|_| self.is_here(seat) || self.elsewhere[seat])
                .map(|sitter| sitter.name.clone())
        });
        RefereeMessage::Here {
            game: game.to_owned(),
            present: names.collect(),
            spectators: self.spectators(),
        }
    }
}
