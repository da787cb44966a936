//! The chat of a game. What spectators write is shown to no player while the game is running.

use super::{
    Hall, LinkId,
    acts::{Acts, No},
    rules::{LONGEST_TEXT, TEXTS_SENT},
};
use crate::referee::{
    bench::Reader,
    store::club::{NewSaid, Room, Said},
    wire::{Audience, ChatRoom, ErrorCode, RefereeMessage, SaidShown},
};

const BAD_TEXT: No = No(ErrorCode::Text, "a text of at most 500 letters in one line is expected");
const NOT_TO_PLAYERS: No = No(ErrorCode::Role, "spectators write to spectators");

impl Hall {
    /// Passes a text on to the viewers that may read it.
    pub(super) fn say(
        &mut self,
        link: LinkId,
        id: &str,
        (text, to): (&str, Audience),
        at: i64,
        acts: &mut Acts,
    ) {
        match self.keep_text(link, id, (text, to), at) {
            Ok(said) => {
                self.pass_on_before(id, said.n, acts);
                self.pass_on(Some(link), id, &said, acts);
                if let Some(game) = self.games.get_mut(id) {
                    game.said = game.said.max(said.n);
                }
            }
            Err(no) => acts.refuse(link, no),
        }
    }

    fn keep_text(
        &mut self,
        link: LinkId,
        id: &str,
        (text, to): (&str, Audience),
        at: i64,
    ) -> Result<Said, No> {
        let login = self.links.get(&link).and_then(|known| known.login.clone()).ok_or(No::NO_ACCOUNT)?;
        let reader = self.admit(link, id, at)?;
        let room = match (reader, to) {
            (Reader::Seat(_), Audience::All) => Room::All,
            (Reader::Seat(_), Audience::Players) => Room::Players,
            (Reader::Spectators, Audience::All) => Room::Spectators,
            (Reader::Spectators, Audience::Players) => return Err(NOT_TO_PLAYERS),
        };
        let text = text.trim();
        let letters = text.chars().take(LONGEST_TEXT + 1).count();
        if letters == 0 || letters > LONGEST_TEXT || text.chars().any(is_unwanted) {
            return Err(BAD_TEXT);
        }
        if !self.spend_text(link, at) {
            return Err(No::WAIT);
        }
        let player = login.player;
        let new = NewSaid { game: id.to_owned(), room, player: player.id, text: text.to_owned(), at };
        let kept = self.store.say(&new);
        let n = self.kept(kept).ok_or(No::UNAVAILABLE)?;
        Ok(Said { n, room, by: player.name, text: new.text, at })
    }

    /// Passes the texts before this number on that another process has kept and no link here was sent.
    pub(super) fn pass_on_before(&mut self, id: &str, before: u64, acts: &mut Acts) {
        let Some(known) = self.games.get(id).map(|game| game.said) else { return };
        let first = known.saturating_add(1);
        if before <= first {
            return;
        }
        let kept = self.store.said(id, TEXTS_SENT);
        // After a fault they are passed on at the next look.
        let Some(kept) = self.kept(kept) else { return };
        for said in kept.iter().filter(|said| (first..before).contains(&said.n)) {
            self.pass_on(None, id, said, acts);
        }
        if let Some(game) = self.games.get_mut(id) {
            game.said = before.saturating_sub(1);
        }
    }

    /// Passes a text on to the viewers that may read it, and to its sender if that is a link here.
    fn pass_on(&self, sender: Option<LinkId>, id: &str, said: &Said, acts: &mut Acts) {
        let Some(game) = self.games.get(id) else { return };
        let has_ended = game.has_ended();
        let may_read = |(other, reader): &(&LinkId, &Reader)| {
            sender == Some(**other) || reads(said.room, **reader, has_ended)
        };
        let mut readers: Vec<LinkId> =
            game.followers.iter().filter(may_read).map(|(link, _)| *link).collect();
        readers.extend(sender.filter(|link| !game.followers.contains_key(link)));
        acts.send_all(readers, &shown(id, said));
    }

    /// Sends the last texts that a viewer may read, when it comes to the game.
    pub(super) fn send_chat(&mut self, link: LinkId, id: &str, acts: &mut Acts) {
        let Some(game) = self.games.get(id) else { return };
        let (reader, has_ended, known) = (game.followers.get(&link).copied(), game.has_ended(), game.said);
        let Some(reader) = reader else { return };
        let kept = self.store.said(id, TEXTS_SENT);
        let kept = self.kept(kept).unwrap_or_default();
        for said in kept.iter().filter(|said| said.n <= known) {
            if reads(said.room, reader, has_ended) {
                acts.send(link, &shown(id, said));
            }
        }
        // Those after them are new to all viewers here.
        if let Some(last) = kept.last() {
            self.pass_on_before(id, last.n.saturating_add(1), acts);
        }
    }
}

/// Whether a letter would break the line, or turn the letters after it round: a text could then look like another one.
fn is_unwanted(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a viewer may read a text.
fn reads(room: Room, reader: Reader, has_ended: bool) -> bool {
    match (room, reader) {
        (Room::All, _) | (Room::Players, Reader::Seat(_)) | (Room::Spectators, Reader::Spectators) => true,
        (Room::Spectators, Reader::Seat(_)) => has_ended,
        (Room::Players, Reader::Spectators) => false,
    }
}

fn shown(id: &str, said: &Said) -> RefereeMessage {
    let to = match said.room {
        Room::All => ChatRoom::All,
        Room::Players => ChatRoom::Players,
        Room::Spectators => ChatRoom::Spectators,
    };
    RefereeMessage::Said(Box::new(SaidShown {
        game: id.to_owned(),
        n: said.n,
        to,
        by: said.by.clone(),
        at: said.at.div_euclid(1_000),
        text: said.text.clone(),
    }))
}
