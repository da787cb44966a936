//! Follows a game by the messages to one of its viewers, and makes its page.

use super::{
    faces::Faces,
    kinds::{Asked, Following, Page},
    page::{self, Shown},
    roll::LastRoll,
};
use crate::{
    art::packs::pack::Pack,
    engine::{
        orders::{Sent, facts},
        text::{Language, in_language, within},
    },
    referee::{
        client::{Client, Heard, Held},
        wire::{ClientMessage, Head, RefereeMessage, written},
    },
    scene::{HasFaces, LogLine, PageFrame, Print, still::Still},
};
use serde_json::Value;
use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

/// The lines of the log that a page has.
const LINES: usize = 40;

/// A function that answers a question about a game with the eyes of its viewer, or says in a sentence why not.
pub type AnswerOf<G> = fn(&Held<G>, &Asked) -> Result<Value, String>;

/// A game that is followed.
pub struct Follower<G: Sent + HasFaces> {
    game: String,
    /// The language of its pages.
    language: Arc<Language>,
    client: Client<G>,
    answer: AnswerOf<G>,
    lines: VecDeque<LogLine>,
    roll: LastRoll,
    /// The names of the players who are at the game.
    present: Vec<String>,
    has_changed: bool,
    drawn: Faces,
    /// The pictures of the last page.
    faces: BTreeMap<String, Arc<[u8]>>,
}

impl<G: Sent + HasFaces> Follower<G> {
    /// Begins without anything heard of the game. A language that is not built in is English.
    pub fn new(game: &str, language: &str, answer: AnswerOf<G>) -> Self {
        Self {
            game: game.to_owned(),
            language: in_language(language),
            client: Client::new(game, None),
            answer,
            lines: VecDeque::new(),
            roll: LastRoll::default(),
            present: Vec::new(),
            has_changed: false,
            drawn: Faces::default(),
            faces: BTreeMap::new(),
        }
    }

    /// Adds the lines of events to the log, and their dice to the last roll.
    fn tell(&mut self, events: &[G::Event]) {
        let Some(held) = self.client.held() else { return };
        let lines = G::log_lines(&held.rulebook, &held.position, events);
        self.lines.extend(lines.into_iter().filter(|line| line.only.is_none()));
        let older = self.lines.len().saturating_sub(LINES);
        self.lines.drain(..older);
        for fact in facts::<G>(events).filter(|fact| fact.only.is_none()) {
            self.roll.hear(&fact);
        }
        self.roll.end();
        self.has_changed = true;
    }

    fn made(&mut self) -> Option<Page> {
        let held = self.client.held()?;
        let pack = Pack::standard_kept().ok()?;
        let still = Still::of::<G>(&held.rulebook, &held.position);
        let frame = PageFrame::of(&still);
        let (mut cards, mut faces) = (Vec::new(), BTreeMap::new());
        for card in frame.cards(&still) {
            if let Some((name, file)) = self.drawn.of(&card, pack) {
                cards.push(page::card(&name, card.place));
                faces.insert(name, file);
            }
        }
        let shown = Shown { lines: &self.lines, present: &self.present, dice: self.roll.dice() };
        let state = page::state(held, &shown, cards, frame.size());
        let last = std::mem::replace(&mut self.faces, faces.clone());
        for (name, file) in last {
            faces.entry(name).or_insert(file);
        }
        Some(Page { head: held.head.clone(), text: written(&state).into(), faces })
    }

    /// Hears a message, in the language of the pages: a scenario is read in it too.
    fn listen(&mut self, message: &RefereeMessage) {
        if let RefereeMessage::Here { present, .. } = message {
            self.has_changed |= *present != self.present;
            self.present.clone_from(present);
        }
        match self.client.hear(message) {
            Heard::Game => {
                self.lines.clear();
                self.roll = LastRoll::default();
                let log = self.client.held().map(|held| held.log.clone()).unwrap_or_default();
                self.tell(&log);
            }
            Heard::Step { events, .. } => self.tell(&events),
            Heard::Back { .. } => {
                // The log without what was taken back comes with the whole game.
                let rulebook = self.client.held().map(|held| Arc::clone(&held.rulebook));
                self.client = Client::new(&self.game, rulebook);
            }
            Heard::Clock => self.has_changed = true,
            _ => {}
        }
    }
}

impl<G: Sent + HasFaces> Following for Follower<G> {
    fn hear(&mut self, message: &RefereeMessage) {
        within(Arc::clone(&self.language), || self.listen(message));
    }

    fn question(&mut self) -> Option<ClientMessage> {
        self.client.question()
    }

    fn page(&mut self) -> Option<Page> {
        let is_new = self.has_changed && self.client.held().is_some();
        if !is_new {
            return None;
        }
        self.has_changed = false;
        within(Arc::clone(&self.language), || self.made())
    }

    fn answer(&self, asked: &Asked) -> Result<Value, String> {
        let held = self.client.held().ok_or("the game cannot be read here")?;
        (self.answer)(held, asked)
    }
}

/// Returns the printed sheet of a game with this head in a language, as a JPEG file.
///
/// # Errors
/// Its scenario cannot be loaded, or the picture cannot be packed: a sentence.
pub fn sheet<G: Sent + HasFaces>(head: &Head, language: &str) -> Result<Vec<u8>, String> {
    within(in_language(language), || painted::<G>(head))
}

fn painted<G: Sent + HasFaces>(head: &Head) -> Result<Vec<u8>, String> {
    let options = serde_json::from_value(head.options.clone()).map_err(|error| error.to_string())?;
    let rulebook = G::load(&head.scenario, &options).map_err(|faults| faults.join("; "))?;
    let pack = Pack::standard_kept().map_err(|error| error.to_string())?;
    let print = Print::new::<G>(&rulebook);
    let still = Still { print, markers: Vec::new(), stacks: Vec::new() };
    PageFrame::of(&still).sheet(&still, pack)
}
