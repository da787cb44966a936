//! Messages about a game: they are for its bench, and what it answers goes to the links.

use super::{
    Hall, LinkId,
    acts::{Acts, No},
    rules::{WAITING, WAITING_OF_LINK},
};
use crate::referee::{
    bench::{Outgoing, To},
    wire::ClientMessage,
};

impl Hall {
    /// Hears a message about a game.
    pub(super) fn hear_of_game(&mut self, link: LinkId, message: ClientMessage, at: i64, acts: &mut Acts) {
        let Some(id) = message.game().map(str::to_owned) else { return };
        let reader = match self.admit(link, &id, at) {
            Ok(reader) => reader,
            Err(no) => return acts.refuse_key(link, no, message.key()),
        };
        // Whatever needs no rules stays possible: questions, answers, claims.
        if matches!(message, ClientMessage::Order { .. })
            && let Some(game) = self.games.get(&id)
            && let Err(no) = self.has_rules(link, game.kind.kind())
        {
            return acts.refuse_key(link, no, message.key());
        }
        let (mut has_come, mut form) = (false, None);
        if let ClientMessage::Open { form: asked, .. } = &message {
            if !self.spend_look(link, at) {
                return acts.refuse(link, No::WAIT);
            }
            self.look_at_game(&id, acts);
            has_come = match self.follow(link, &id, reader, at) {
                Ok(has_come) => has_come,
                Err(no) => return acts.refuse(link, no),
            };
            if let Some(game) = self.games.get_mut(&id).filter(|_| has_come) {
                game.expect_form(link, *asked);
            }
            form = Some(*asked);
        }
        let Some(game) = self.games.get_mut(&id) else { return };
        let Some(bench) = &mut game.bench else {
            // A computer player thinks. What is sent meanwhile waits, within reason: a client sends it again.
            let own = game.waiting.iter().filter(|(other, _)| *other == link).count();
            if game.waiting.len() < WAITING && own < WAITING_OF_LINK {
                game.waiting.push((link, message));
            } else {
                acts.refuse_key(link, No::WAIT, message.key());
            }
            if has_come {
                self.send_chat(link, &id, acts);
            }
            return;
        };
        let outgoing = bench.hear(&mut *self.store, reader, &message, at);
        self.deliver(&id, Some(link), outgoing, acts);
        if let Some((game, form)) = self.games.get_mut(&id).zip(form) {
            game.set_form(link, form);
        }
        self.settle(&id);
        if has_come {
            self.send_chat(link, &id, acts);
        }
    }

    /// Sends what a bench has returned.
    pub(super) fn deliver(&self, id: &str, sender: Option<LinkId>, outgoing: Vec<Outgoing>, acts: &mut Acts) {
        let Some(game) = self.games.get(id) else { return };
        for Outgoing { to, message } in outgoing {
            match to {
                To::Sender => acts.send_all(sender, &message),
                To::Reader(reader) => acts.send_all(game.receivers(reader, &message), &message),
            }
        }
    }

    /// Notes for the lobby whose turn it is and how the game has ended, and for the keeper what is wrong with it.
    pub(super) fn settle(&mut self, id: &str) {
        let Some(game) = self.games.get_mut(id) else { return };
        let Some(bench) = &game.bench else { return };
        let (now, fault, turn) = ((bench.due(), bench.result()), bench.fault(), bench.turn());
        let winner = bench.winner();
        let has_new_fault = fault != game.fault;
        game.fault.clone_from(&fault);
        if now != game.noted {
            let (due, result) = &now;
            let new = due.iter().filter(|seat| !game.noted.0.contains(seat));
            let new = new.filter_map(|seat| Some(game.seats.get(*seat)?.as_ref()?.id.clone()));
            let players: Vec<String> = new.collect();
            let end = result.as_ref().and_then(|_| game.rated_end(winner));
            // Before the note: if the program is killed between them, both are done when the game is loaded again.
            self.post(id, &players, turn);
            let noted = self.store.note(id, due, result.as_deref(), end.as_ref());
            // After a fault it is noted after the next message.
            if self.kept(noted).is_some()
                && let Some(game) = self.games.get_mut(id)
            {
                game.noted = now;
            }
        }
        if let Some(fault) = fault.filter(|_| has_new_fault) {
            self.tell_keeper(format!("{id}: {fault}"));
        }
    }
}
