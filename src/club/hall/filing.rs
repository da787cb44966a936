//! The file of a game that has ended, for its viewers. Every secret of the game is open then.

use super::{
    Hall, LinkId,
    acts::{Acts, No},
};
use crate::referee::wire::RefereeMessage;

/// The most bytes of a part: a part fits what may wait for a slow line, also with every sign escaped.
const PART: usize = 128 * 1024;

impl Hall {
    /// Sends a part of the file of a game that has ended. A game that the link may not watch has the same answer as none.
    pub(super) fn send_file(&mut self, link: LinkId, id: &str, part: usize, at: i64, acts: &mut Acts) {
        match self.file_part(link, id, part, at) {
            Ok(message) => acts.send(link, &message),
            Err(no) => acts.refuse(link, no),
        }
    }

    fn file_part(&mut self, link: LinkId, id: &str, part: usize, at: i64) -> Result<RefereeMessage, No> {
        self.admit(link, id, at)?;
        if !self.spend_look(link, at) {
            return Err(No::WAIT);
        }
        let game = self.games.get(id).ok_or(No::GAME)?;
        // While a computer player thinks, there is no bench, and the game is running.
        if !game.bench.as_ref().is_some_and(|bench| bench.due().is_empty()) {
            return Err(No::RUNNING);
        }
        let kind = game.kind;
        // The whole file is made for each part, which costs about as much as loading a game.
        if !self.spend(link, at) {
            return Err(No::WAIT);
        }
        let loaded = self.store.load(id);
        let kept = self.kept(loaded).flatten().ok_or(No::UNAVAILABLE)?;
        let text = kind.game_file(&kept).map_err(|why| {
            self.tell_keeper(format!("the file of the game {id} cannot be made: {why}"));
            No::UNAVAILABLE
        })?;
        let parts = parts_of(&text);
        let own = *parts.get(part).ok_or(No::PART)?;
        Ok(RefereeMessage::File { game: id.to_owned(), part, parts: parts.len(), text: own.to_owned() })
    }
}

/// Cuts a text into parts, between letters.
fn parts_of(text: &str) -> Vec<&str> {
    let (mut parts, mut rest) = (Vec::new(), text);
    while !rest.is_empty() {
        let (part, after) = rest.split_at(rest.floor_char_boundary(PART));
        parts.push(part);
        rest = after;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A letter of several bytes at the end of a part stays whole, and nothing is lost.
    #[test]
    fn the_parts_of_a_text_are_short_and_make_the_whole_text() {
        let text = format!("a{}", "ü".repeat(PART));
        let parts = parts_of(&text);
        assert_eq!(parts.concat(), text);
        assert!(parts.len() == 3 && parts.iter().all(|part| part.len() <= PART));
    }
}
