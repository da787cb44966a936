//! The people at a game that a referee holds elsewhere, and what they have written.

use super::texts::{self, CHAT, NAME};
use crate::referee::wire::SaidShown;
use std::time::{Duration, Instant};

/// The most texts of the chat that are held.
const MOST: usize = 1000;

/// The people at a game, and the chat.
pub(crate) struct GamePeople {
    /// The names of the players, by their seats; empty if they are not known.
    pub names: [String; 2],
    /// The names of the players of this game who have it open; none before the referee has said it.
    present: Option<Vec<String>>,
    pub spectators: usize,
    /// Since when each seat has been without its player.
    absent: [Option<Instant>; 2],
    /// The texts of the chat, the oldest first.
    pub chat: Vec<SaidShown>,
}

impl GamePeople {
    pub fn new(names: [String; 2]) -> Self {
        Self { names, present: None, spectators: 0, absent: [None; 2], chat: Vec::new() }
    }

    /// Takes over who is there.
    pub fn come(&mut self, present: &[String], spectators: usize) {
        self.spectators = spectators;
        for (name, absent) in self.names.iter().zip(&mut self.absent) {
            *absent = if present.contains(name) { None } else { absent.or_else(|| Some(Instant::now())) };
        }
        self.present = Some(self.names.iter().filter(|name| present.contains(name)).cloned().collect());
    }

    /// Takes in a text of the chat, which may be sent twice.
    pub fn say(&mut self, said: &SaidShown) {
        if self.chat.iter().any(|known| known.n == said.n) {
            return;
        }
        let (by, text) = (texts::shown(&said.by, NAME), texts::shown(&said.text, CHAT));
        self.chat.push(SaidShown { game: said.game.clone(), n: said.n, to: said.to, by, at: said.at, text });
        self.chat.sort_by_key(|said| said.n);
        if self.chat.len() > MOST {
            self.chat.remove(0);
        }
    }

    /// Whether the player of each seat is there. Before anything is known of it they are.
    pub fn present(&self) -> [bool; 2] {
        let is_here = |name: &String| self.present.as_ref().is_none_or(|present| present.contains(name));
        let [first, second] = &self.names;
        [is_here(first), is_here(second)]
    }

    /// The time for which each seat has been without its player.
    pub fn absent(&self) -> [Option<Duration>; 2] {
        self.absent.map(|since| since.map(|since| since.elapsed()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::referee::wire::ChatRoom;

    fn said(n: u64) -> SaidShown {
        let (by, text) = ("Anna".to_owned(), format!("text {n}"));
        SaidShown { game: "7kq2m9x4".to_owned(), n, to: ChatRoom::All, by, at: 0, text }
    }

    /// When a line is made again, the last texts are sent again.
    #[test]
    fn a_text_that_is_sent_twice_is_shown_once_and_in_its_place() {
        let mut people = GamePeople::new(["Anna", "Bert"].map(str::to_owned));
        [1, 3, 2, 3, 1].map(said).iter().for_each(|said| people.say(said));
        assert_eq!(people.chat.iter().map(|said| said.n).collect::<Vec<_>>(), [1, 2, 3]);
    }

    /// A club that means harm cannot fill the memory, nor have one text look like another.
    #[test]
    fn texts_are_short_and_in_one_line_and_the_oldest_go() {
        let mut people = GamePeople::new(["Anna", "Bert"].map(str::to_owned));
        people.say(&SaidShown { text: "a\n".repeat(9_000), by: "x".repeat(9_000), ..said(1) });
        assert!(people.chat[0].text.chars().count() <= CHAT + 1 && !people.chat[0].text.contains('\n'));
        assert!(people.chat[0].by.chars().count() <= NAME + 1);
        (2..2_000).map(said).for_each(|said| people.say(&said));
        assert_eq!((people.chat.len(), people.chat[0].n), (MOST, 1_000));
        people.come(&vec!["Anna".to_owned(); 10_000], 0);
        assert_eq!(people.present, Some(vec!["Anna".to_owned()]));
    }

    #[test]
    fn who_has_left_is_absent_until_they_come_back() {
        let mut people = GamePeople::new(["Anna", "Bert"].map(str::to_owned));
        assert_eq!(people.present(), [true, true], "nothing is known yet");
        people.come(&["Anna".to_owned()], 2);
        assert_eq!((people.present(), people.spectators), ([true, false], 2));
        assert!(people.absent()[0].is_none() && people.absent()[1].is_some());
        people.come(&["Bert".to_owned(), "Anna".to_owned()], 0);
        assert_eq!(people.absent(), [None, None]);
    }
}
