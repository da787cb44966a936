//! The turns of computer players: one at a time is taken out of the hall and given back.

use super::{
    Hall, HallAct, HallWork, HallWorkDone,
    acts::Acts,
    game::LoadedGame,
    rules::{COMPUTER_WAITS, TURN_LASTS},
};
use crate::referee::{
    bench::{Reader, To},
    wire::{ClientMessage, Form, RefereeMessage},
};
use std::ops::Bound;

impl Hall {
    /// Returns the turn of a computer player that waits, if any. It is to be run elsewhere and given back. Until then
    /// messages about that game wait. Several games have their turns one after the other. A game whose turn is not given back
    /// in two minutes is loaded again from the store.
    pub fn take_work(&mut self) -> Option<HallWork> {
        let after: (Bound<&str>, Bound<&str>) = (Bound::Excluded(self.last_work.as_str()), Bound::Unbounded);
        let mut games = self.games.range::<str, _>(after).chain(&self.games);
        let (id, _) = games.find(|(_, game)| game.waits_for_computer(self.now))?;
        let id = id.clone();
        let game = self.games.get_mut(&id)?;
        let bench = game.bench.take()?;
        let number = self.next_work;
        game.work = Some((number, self.now));
        self.next_work += 1;
        self.last_work.clone_from(&id);
        Some(HallWork { game: id, number, bench })
    }

    /// Takes a turn back that was played, at this moment in milliseconds of UNIX time.
    pub fn work_done(&mut self, done: HallWorkDone, at: i64) -> Vec<HallAct> {
        self.now = at;
        let mut acts = Acts::default();
        let HallWorkDone { game: id, number, bench, turn } = done;
        let Some(game) = self.games.get_mut(&id) else { return Vec::new() };
        if game.work.is_none_or(|(expected, _)| expected != number) {
            // The game was loaded again meanwhile. What this turn has kept is in the store.
            if turn.has_gone_on {
                self.load_again(&id, at, &mut acts);
            }
            return acts.0;
        }
        (game.bench, game.work) = (Some(bench), None);
        game.tell_presence(at);
        // One that could not go on would not a moment later either.
        game.computer_from = if turn.has_gone_on { at } else { at.saturating_add(COMPUTER_WAITS) };
        self.deliver(&id, None, turn.outgoing, &mut acts);
        self.settle(&id);
        self.hear_waiting(&id, at, &mut acts);
        acts.0
    }

    /// Hears the messages that have waited while a computer player thought.
    fn hear_waiting(&mut self, id: &str, at: i64, acts: &mut Acts) {
        let Some(game) = self.games.get_mut(id) else { return };
        for (link, message) in std::mem::take(&mut game.waiting) {
            if self.links.contains_key(&link) {
                self.hear_of_game(link, message, at, acts);
            }
        }
    }

    /// Loads the games again whose computer player has not given its turn back: its thread may have ended.
    pub(super) fn recover_games(&mut self, at: i64, acts: &mut Acts) {
        let is_lost =
            |game: &LoadedGame| game.work.is_some_and(|(_, since)| at.saturating_sub(since) >= TURN_LASTS);
        let lost = self.games.iter().filter(|(_, game)| is_lost(game)).map(|(id, _)| id.clone());
        for id in lost.collect::<Vec<String>>() {
            self.tell_keeper(format!(
                "{id}: a computer player has not given its turn back, and the game is loaded again"
            ));
            self.load_again(&id, at, acts);
        }
    }

    /// Loads a game from the store again, and sends the whole of it to every viewer.
    fn load_again(&mut self, id: &str, at: i64, acts: &mut Acts) {
        let Some(game) = self.games.get_mut(id) else { return };
        let opened = game.kind.open(&mut *self.store, id);
        let mut bench = match opened {
            Ok(bench) => bench,
            Err(fault) => {
                // It is tried again as long as the turn is missing.
                game.work = game.work.map(|(number, _)| (number, at));
                return self.tell_keeper(fault.to_string());
            }
        };
        let open = ClientMessage::Open { game: id.to_owned(), form: Form::View, n: None, hash: None };
        let mut outgoing = Vec::new();
        for reader in Reader::ALL {
            for mut sent in bench.hear(&mut *self.store, reader, &open, at) {
                if sent.to == To::Sender {
                    sent.to = To::Reader(reader);
                }
                outgoing.push(sent);
            }
        }
        if !game.feeds.is_empty() {
            let open = ClientMessage::Open { game: id.to_owned(), form: Form::Feed, n: None, hash: None };
            let mut fed = bench.hear(&mut *self.store, Reader::Spectators, &open, at);
            fed.retain(|sent| matches!(sent.message, RefereeMessage::Feed { .. }));
            fed.iter_mut().for_each(|sent| sent.to = To::Reader(Reader::Spectators));
            outgoing.extend(fed);
        }
        (game.bench, game.work) = (Some(bench), None);
        game.computer_from = at.saturating_add(COMPUTER_WAITS);
        game.tell_presence(at);
        self.deliver(id, None, outgoing, acts);
        self.settle(id);
        self.hear_waiting(id, at, acts);
    }
}
