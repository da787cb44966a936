//! What the panels remember from frame to frame: nothing that belongs to the game.

use super::{
    book::{BookMemory, Question},
    dock::moment::{Clock, PhaseShown},
    kit::{cards::Cards, theme::Theme},
    questions::{by_hand::RefereeMemory, saving::SavingShown},
    timeline::state::TimelineMemory,
};
use crate::{
    art::packs::pack::Pack,
    engine::{
        board::Hex,
        manual::{Explained, RulesText},
        orders::{End, EndWish},
    },
    settings::{Colours, Command, Dock, KeyMap},
};
use std::sync::Arc;

pub struct PanelMemory {
    /// Dark or light.
    pub theme: Theme,
    pub colours: Colours,
    /// Where the dock stands, and its width.
    pub dock: Dock,
    /// Which keys do what, for hints.
    pub keys: KeyMap,
    /// What keys have told the panels to do since the last frame.
    pub commands: Vec<Command>,
    /// The name of the leaf on top; the first of the game if it has none of that name.
    pub leaf: &'static str,
    /// Whether the dock is folded away.
    pub folded: bool,
    /// Whether the question before the end of a phase is open.
    pub ending_phase: bool,
    /// The question that the other side's doings have put, and whether it is still to be read.
    pub unread: Unread,
    pub(super) asked_about: Option<String>,
    /// When that was asked, in seconds and in frames.
    pub(super) asked_since: (f64, u64),
    /// To which of what is left undone a click has led, and how often.
    pub(super) led_to: (String, usize),
    /// Whether it is asked whether and how the game shall end before its time.
    pub asking_end: bool,
    /// How, as far as chosen.
    pub(super) ending: Option<EndWish<usize>>,
    /// The name that is typed for the game, while it is asked for.
    pub(super) save_name: Option<String>,
    /// Why the name was refused, until another one is tried.
    pub(super) name_refused: Option<String>,
    /// Whether the briefing lies open.
    pub briefing: bool,
    /// Whether the line that says what is to be done stands over the map.
    pub what_now: bool,
    /// Whether an attack is looked at before its die is thrown.
    pub ask_before_dice: bool,
    /// What it says, and of who waits, and of which position.
    pub(super) to_do: Option<((u64, u64), [String; 2])>,
    /// How the last fight ended, if no die was thrown for it.
    pub without_die: Option<String>,
    /// What the other side has done since this one had the move, in a line, until something new is done.
    pub summed_up: Option<String>,
    /// What the card of the referee who is out remembers.
    pub(super) referee: RefereeMemory,
    /// What is looked for in the log.
    pub log_filter: String,
    pub saving: SavingShown,
    /// Width of the lesson opposite the dock; 0 without one.
    pub lesson_width: f32,
    /// Whether it waits for something else than the end of the phase: its own button, or a move on the map.
    pub lesson_wants_other: bool,
    /// The rules book.
    pub book: BookMemory,
    /// Whether a sheet lies over everything.
    pub covered: bool,
    /// What the time line remembers.
    pub timeline: TimelineMemory,
    /// Seconds since the die of the last battle was thrown, below zero before that; none when it lies.
    pub throw: Option<f32>,
    /// Whether that die was thrown for a person's order.
    pub own_die: bool,
    /// How the game stood when no die was in the air, and what the bar told of turn and phases.
    pub(super) standing: Option<(u64, End)>,
    pub(super) bar: Option<(Clock, Vec<PhaseShown>)>,
    /// What the rules said last, of which question and in which position: working it out takes longer than a
    /// frame should.
    pub(crate) explained: Option<(u64, Question, Explained)>,
    /// The rules in words, and the file that they were read from.
    rules: (&'static str, Arc<RulesText>),
    pub(crate) cards: Cards,
    pub(crate) toast: Toast,
}

/// A question that the other side's doings have put.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unread {
    /// The number of the position that puts it.
    pub(super) question: Option<u64>,
    /// When, and in which frame, it came up, or the last key too early was pressed.
    pub(super) since: (f64, u64),
    /// Whether nobody can have read it yet.
    pub(crate) stands: bool,
}

/// When the refusal on show came up.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Toast {
    pub number: u64,
    pub since: f64,
    pub dismissed: bool,
}

impl Default for PanelMemory {
    fn default() -> Self {
        Self {
            theme: Theme::Dark,
            colours: Colours::default(),
            dock: Dock::default(),
            keys: KeyMap::default(),
            commands: Vec::new(),
            leaf: "",
            folded: false,
            ending_phase: false,
            unread: Unread::default(),
            asking_end: false,
            ending: None,
            save_name: None,
            name_refused: None,
            asked_about: None,
            asked_since: (0.0, 0),
            led_to: Default::default(),
            briefing: false,
            what_now: true,
            ask_before_dice: true,
            without_die: None,
            summed_up: None,
            to_do: None,
            referee: RefereeMemory::default(),
            log_filter: String::new(),
            saving: SavingShown::default(),
            lesson_width: 0.0,
            lesson_wants_other: false,
            book: BookMemory::default(),
            covered: false,
            timeline: TimelineMemory::default(),
            throw: None,
            own_die: false,
            standing: None,
            bar: None,
            explained: None,
            rules: Default::default(),
            cards: Cards::default(),
            toast: Toast::default(),
        }
    }
}

impl PanelMemory {
    /// Has the rules of this file at hand; empty ones if it cannot be read.
    pub(super) fn read_rules(&mut self, file: &'static str) {
        if self.rules.0 != file {
            self.rules = (file, Arc::new(RulesText::load(file).unwrap_or_default()));
        }
    }

    /// The rules of the game that is shown, in words.
    pub(crate) fn rules(&self) -> Arc<RulesText> {
        Arc::clone(&self.rules.1)
    }

    /// The game has been saved under the name that was asked for, or was not, and why: then the box stays with the name,
    /// so that it can be changed.
    /// Tells whether there is such a box.
    pub(crate) fn name_answered(&mut self, refused: Option<String>) -> bool {
        let is_open = self.save_name.is_some();
        if refused.is_none() {
            self.save_name = None;
        }
        self.name_refused = refused.filter(|_| is_open);
        is_open
    }

    /// Another game comes on the table: what was asked, typed and worked out for the one before goes with it.
    pub fn forget_game(&mut self) {
        let Self { ending_phase, asking_end, commands, summed_up, without_die, log_filter, .. } = self;
        (*ending_phase, *asking_end) = (false, false);
        commands.clear();
        (*summed_up, *without_die) = (None, None);
        log_filter.clear();
        (self.asked_about, self.ending) = (None, None);
        (self.save_name, self.name_refused) = (None, None);
        (self.led_to, self.to_do) = Default::default();
        (self.standing, self.bar, self.explained) = (None, None, None);
        (self.referee, self.timeline) = Default::default();
        (self.toast, self.unread) = Default::default();
        self.leaf = "";
        self.book.forget_question();
    }

    /// The hexes of what the referee has found, as far as that was clicked and is not mended.
    pub fn pointed(&self) -> &[Hex] {
        self.referee.pointed.as_ref().map_or(&[], |finding| finding.hexes.as_slice())
    }

    /// Draws counters from this pack from now on.
    pub fn draw_from(&mut self, pack: Option<Arc<Pack>>) {
        self.cards.draw_from(pack);
    }

    /// Whether a lesson stands opposite the dock.
    pub(crate) fn in_lesson(&self) -> bool {
        self.lesson_width > 0.0
    }

    /// Opens the rules at the case of the refusal that is shown, or where they were last; or closes them.
    pub(crate) fn open_rules(&mut self, case: Option<String>) {
        match case {
            Some(case) => {
                self.show_case(&case);
                self.toast.dismissed = true;
            }
            None => self.book.toggle(),
        }
    }

    /// What the rules say of what was asked about; worked out once for the position of this number. Whoever takes it
    /// puts it back.
    pub(crate) fn take_answer(
        &mut self,
        number: u64,
        answer: impl FnOnce(&Question) -> Explained,
    ) -> Option<(u64, Question, Explained)> {
        let question = self.book.answers().cloned()?;
        let known = self.explained.take().filter(|known| (known.0, &known.1) == (number, &question));
        Some(known.unwrap_or_else(|| {
            let answer = answer(&question);
            (number, question, answer)
        }))
    }

    /// Opens the rules at a case.
    pub fn show_case(&mut self, case: &str) {
        self.book.open_at(case);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::counters::UnitId;

    /// A name that is refused stays, with the sentence, until it is another one or the game is saved.
    #[test]
    fn a_name_that_is_refused_stays_in_its_box() {
        let mut memory = PanelMemory { save_name: Some("Twice".to_owned()), ..PanelMemory::default() };
        assert!(memory.name_answered(Some("there is a game called Twice already".to_owned())));
        assert_eq!(memory.save_name.as_deref(), Some("Twice"));
        assert!(memory.name_refused.as_ref().is_some_and(|why| why.contains("already")));
        assert!(memory.name_answered(None) && memory.save_name.is_none() && memory.name_refused.is_none());
        // A game that is saved otherwise has no box.
        assert!(!memory.name_answered(Some("why".to_owned())) && memory.name_refused.is_none());
    }

    /// A key that was pressed, a question that was asked and what was worked out for one game are nothing to the next; how the
    /// player has set his panels is.
    #[test]
    fn another_game_begins_with_nothing_asked() {
        let (mut memory, fresh) = (PanelMemory::default(), PanelMemory::default());
        (memory.ending_phase, memory.asking_end) = (true, true);
        memory.commands.push(Command::EndPhase);
        memory.to_do = Some(((3, 0), ["Place markers".to_owned(), String::new()]));
        memory.save_name = Some("mine".to_owned());
        memory.summed_up = Some("Soviets: 4 moves.".to_owned());
        memory.book.ask(Question { hex: "0505".parse().expect("a hex"), units: Vec::<UnitId>::new() });
        (memory.what_now, memory.folded) = (false, true);
        memory.forget_game();
        assert!(!memory.ending_phase && !memory.asking_end && memory.commands.is_empty());
        assert_eq!((memory.to_do, memory.save_name, memory.summed_up), (None, None, None));
        assert!(!memory.book.open && memory.book.question.is_none());
        assert!(memory.what_now != fresh.what_now && memory.folded != fresh.folded);
    }
}
