//! The files of a game for its viewers: its own when it has ended and every secret is open, and those of its scenario at any
//! time, which both players know.

use super::{
    Hall, LinkId,
    acts::{Acts, No},
};
use crate::{
    engine::data::{parcel::parcel_of_scenario, text_of},
    referee::wire::RefereeMessage,
};
use std::collections::BTreeMap;

/// The most bytes of a part: a part fits what may wait for a slow line, also with every sign escaped.
const PART: usize = 128 * 1024;
/// The most bytes of the files of a scenario together: those of a large map of one's own have a tenth of it.
const SCENARIO: usize = 1 << 20;

impl Hall {
    /// Sends a part of the file of a game that has ended. A game that the link may not watch has the same answer as none.
    pub(super) fn send_file(&mut self, link: LinkId, id: &str, part: usize, at: i64, acts: &mut Acts) {
        acts.answer(link, self.file_part(link, id, part, at));
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
        let (parts, text) = part_of(&text, part)?;
        Ok(RefereeMessage::File { game: id.to_owned(), part, parts, text })
    }

    /// Sends a part of the files of a scenario, to a link that may watch the game.
    pub(super) fn send_scenario(&mut self, link: LinkId, id: &str, part: usize, at: i64, acts: &mut Acts) {
        acts.answer(link, self.scenario_part(link, id, part, at));
    }

    fn scenario_part(&mut self, link: LinkId, id: &str, part: usize, at: i64) -> Result<RefereeMessage, No> {
        self.admit(link, id, at)?;
        // The files are read for each part.
        if !self.spend_look(link, at) || !self.spend(link, at) {
            return Err(No::WAIT);
        }
        let found = self.store.club_game(id);
        let game = self.kept(found).ok_or(No::UNAVAILABLE)?.ok_or(No::GAME)?;
        let files = texts_of_scenario(&game.kind, &game.scenario).map_err(|why| {
            self.tell_keeper(format!("the files of the scenario {} cannot be sent: {why}", game.scenario));
            No::SCENARIO
        })?;
        let (parts, text) = part_of(&files.ok_or(No::SCENARIO)?, part)?;
        Ok(RefereeMessage::Scenario { game: id.to_owned(), part, parts, text })
    }
}

/// Returns the files of a scenario that do not come with Kessel, as `scenario` sends them; none if all of them do.
fn texts_of_scenario(kind: &str, scenario: &str) -> Result<Option<String>, String> {
    let Some(parcel) = parcel_of_scenario(kind, scenario)? else { return Ok(None) };
    let text = |(name, bytes): (String, Vec<u8>)| match text_of(&bytes) {
        Ok(text) => Ok((name, text.into_owned())),
        Err(fault) => Err(fault.of(&name).to_string()),
    };
    let texts = parcel.files.into_iter().map(text).collect::<Result<BTreeMap<String, String>, String>>()?;
    let json = serde_json::to_string(&texts).map_err(|error| error.to_string())?;
    let size = json.len();
    if size > SCENARIO {
        Err(format!("they have {size} bytes; {SCENARIO} is the limit"))
    } else {
        Ok(Some(json))
    }
}

/// Returns the number of parts of a text, and the part with this number.
fn part_of(text: &str, part: usize) -> Result<(usize, String), No> {
    let parts = parts_of(text);
    let own = *parts.get(part).ok_or(No::PART)?;
    Ok((parts.len(), own.to_owned()))
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
