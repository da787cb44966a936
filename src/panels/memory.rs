//! What the panels remember from frame to frame: nothing that belongs to the game.

use super::{
    book::{BookMemory, Question},
    cards::Cards,
    saving::SavingShown,
    theme::Theme,
    timeline::TimelineMemory,
};
use crate::games::guderian::panels::preview::LastPromise;
use crate::{
    art::packs::pack::Pack,
    engine::{board::Hex, counters::Word, manual::Explained},
    games::guderian::{
        rules::phase::Phase,
        words::rules_text::{self, RulesText},
    },
    settings::{Colours, Command, Dock, KeyMap},
};
use std::sync::Arc;

/// A leaf of the dock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tab {
    /// The turn, and the stack under the pointer.
    #[default]
    Turn,
    /// The attack, its odds and the results table.
    Combat,
    /// Who waits to enter, who is to come, who is lost.
    Arrivals,
    /// What counts for victory.
    Points,
    /// Combat results and terrain.
    Charts,
    /// What happened.
    Log,
}

impl Tab {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Turn => "Turn",
            Self::Combat => "Combat",
            Self::Arrivals => "Arrivals",
            Self::Points => "Points",
            Self::Charts => "Charts",
            Self::Log => "Log",
        }
    }
}

/// What the panels remember.
pub struct PanelMemory {
    /// Dark or light.
    pub theme: Theme,
    /// The colours of counters and tables.
    pub colours: Colours,
    /// Where the dock stands, and its width.
    pub dock: Dock,
    /// Which keys do what, for hints.
    pub keys: KeyMap,
    /// What keys have told the panels to do since the last frame.
    pub commands: Vec<Command>,
    /// The leaf on top.
    pub tab: Tab,
    /// Whether the dock is folded away.
    pub folded: bool,
    /// Whether the question before the end of a phase is open.
    pub ending_phase: bool,
    /// The turn whose arrivals are shown; none for the present one.
    pub turn_shown: Option<u8>,
    /// What is looked for in the log.
    pub log_filter: String,
    /// What is told of saving.
    pub saving: SavingShown,
    /// Width of the lesson opposite the dock; 0 without one.
    pub lesson_width: f32,
    /// The rules book.
    pub book: BookMemory,
    /// Whether a sheet lies over everything.
    pub covered: bool,
    /// Counters chosen for an answer that takes several.
    pub chosen: Vec<Word>,
    /// The stack whose routes are shown.
    pub routed: Option<Hex>,
    /// Points to bid.
    pub bid: u8,
    /// What the time line remembers.
    pub timeline: TimelineMemory,
    /// Seconds since the die of the last battle was thrown, below zero before that; none when it lies.
    pub throw: Option<f32>,
    /// What the rules said last, of which question and in which position: working it out takes longer than a
    /// frame should.
    pub(crate) explained: Option<(u64, Question, Explained)>,
    pub(super) rules: Arc<RulesText>,
    pub(crate) promise: LastPromise,
    pub(crate) cards: Cards,
    pub(crate) toast: Toast,
    pub(super) seen: Seen,
}

/// When the refusal on show came up.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Toast {
    pub number: u64,
    pub since: f64,
    pub dismissed: bool,
}

/// The situation in the last frame, to bring up a leaf when it changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seen {
    pub phase: Option<(u8, Phase)>,
    pub planned: bool,
    pub battle: bool,
}

impl Default for PanelMemory {
    fn default() -> Self {
        Self {
            theme: Theme::Dark,
            colours: Colours::default(),
            dock: Dock::default(),
            keys: KeyMap::default(),
            commands: Vec::new(),
            tab: Tab::Turn,
            folded: false,
            ending_phase: false,
            turn_shown: None,
            log_filter: String::new(),
            saving: SavingShown::default(),
            lesson_width: 0.0,
            book: BookMemory::default(),
            covered: false,
            chosen: Vec::new(),
            routed: None,
            bid: 0,
            timeline: TimelineMemory::default(),
            throw: None,
            explained: None,
            rules: Arc::new(rules_text()),
            promise: LastPromise::default(),
            cards: Cards::default(),
            toast: Toast::default(),
            seen: Seen::default(),
        }
    }
}

/// The rules in words; empty if their file cannot be read.
pub(super) fn rules_text() -> RulesText {
    RulesText::load(rules_text::FILE).unwrap_or_default()
}

impl PanelMemory {
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
