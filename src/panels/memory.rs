//! The memory of the panels from frame to frame. It has no part of the game.

use super::{
    book::{BookMemory, Question},
    dock::moment::{Clock, Kept, PhaseShown, ShownMoment},
    kit::{cards::Cards, theme::Theme},
    online::{ChatMemory, OnlineGame},
    questions::{by_hand::RefereeMemory, saving::SavingShown},
    stage::state::StageShown,
    state::Action,
    timeline::state::TimelineMemory,
    workshop_wish::WorkshopWish,
};
use crate::{
    art::packs::pack::Pack,
    engine::{
        board::Hex,
        lessons::Arrow,
        manual::{Explained, RulesText},
        orders::{End, EndWish},
        translations::ShownRules,
    },
    settings::{Colours, Command, Dock, KeyMap},
};
use std::sync::Arc;

pub struct PanelMemory {
    /// The theme, dark or light.
    pub theme: Theme,
    pub colours: Colours,
    /// The side of the dock, and its width.
    pub dock: Dock,
    /// The keys of the commands, for tooltips.
    pub keys: KeyMap,
    /// The number of the position in the last frame.
    pub seen_position: Option<u64>,
    /// The commands from keys since the last frame.
    pub commands: Vec<Command>,
    /// The name of the open tab; the first tab of the game if it has none of that name.
    pub leaf: &'static str,
    /// Whether the dock is folded.
    pub folded: bool,
    /// Whether the question before the end of a phase is open.
    pub ending_phase: bool,
    /// The decision that the other side's actions ask for, and whether it is still unread.
    pub unread: Unread,
    pub(super) asked_about: Option<String>,
    /// The action that is asked about first, if the question is not about the end of a phase.
    pub(super) asked_first: Option<AskedFirst>,
    /// The time of that question, in seconds and in frames.
    pub(super) asked_since: (f64, u64),
    /// The unfinished action to which a click has led, and the number of such clicks.
    pub(super) led_to: (String, usize),
    /// Whether the question how to end the game early is open.
    pub asking_end: bool,
    /// The chosen way to end it, if one is chosen.
    pub(super) ending: Option<EndWish<usize>>,
    /// The name of the game as typed, while the box for it is open.
    pub(super) save_name: Option<String>,
    /// The reason why the name was refused, until another one is tried.
    pub(super) name_refused: Option<String>,
    /// Whether the briefing is open.
    pub briefing: bool,
    /// Whether the head of the dock states the task of the phase.
    pub what_now: bool,
    /// Whether an attack is shown before its die is rolled.
    pub ask_before_dice: bool,
    /// Whether dice and result are shown beside the hex: the strip with the dice says the same, and covers no counters.
    pub dice_beside_hex: bool,
    /// The texts of the head: task, unfinished actions, waiting units; with the numbers of position and draft.
    pub(super) to_do: Option<((u64, u64), [String; 3])>,
    /// The outcome of the last combat, if it needed no die.
    pub without_die: Option<String>,
    /// The other side's actions since this side's last order, in a line, until the next order.
    pub summed_up: Option<String>,
    /// The number of orders before those actions.
    pub summed_from: usize,
    /// The memory of the card of the referee.
    pub(super) referee: RefereeMemory,
    /// The text that filters the log.
    pub log_filter: String,
    pub saving: SavingShown,
    /// The question to the viewers of the overlay; none without an overlay, and in secret phases.
    pub stage: Option<StageShown>,
    /// Whether the card of that question is open.
    pub(super) stage_is_open: bool,
    /// Width of the lesson on the other side from the dock; 0 without one.
    pub lesson_width: f32,
    /// Whether the lesson waits for something other than the end of the phase: its own button, or a move on the map.
    pub lesson_wants_other: bool,
    /// The rules book.
    pub book: BookMemory,
    /// Whether a sheet is open over everything.
    pub covered: bool,
    /// Whether a page of the workshop covers the table: it has the keyboard.
    pub paged: bool,
    /// The tools of the workshop in the menu.
    pub workshop: Vec<WorkshopWish>,
    /// Width of an editor on the other side from the dock; 0 without one.
    pub editor_width: f32,
    /// The hexes that an editor rings on the map.
    pub editor_rings: Vec<Hex>,
    /// The arrows that an editor draws on the map.
    pub editor_arrows: Vec<Arrow>,
    /// The memory of the timeline.
    pub timeline: TimelineMemory,
    /// The players, clocks and chat of a game whose referee is elsewhere; none for a game at this table.
    pub online_game: Option<OnlineGame>,
    pub(super) chat: ChatMemory,
    /// Seconds since the die of the last battle was rolled, below zero before the roll; none when it is at rest.
    pub throw: Option<f32>,
    /// The attack of the last order that is rolled for, from 0, and the seconds since its roll; none when all dice are at rest.
    pub dice: Option<(usize, f32)>,
    /// Whether that die was rolled for a person's order.
    pub own_die: bool,
    /// The result and the bar as they were when no die tumbled.
    pub(super) standing: Option<(u64, End)>,
    pub(super) bar: Kept<(Clock, Vec<PhaseShown>)>,
    /// The moment that panels name, as it was when no die tumbled.
    pub(super) moment: Kept<ShownMoment>,
    /// Whether dice are over the map, rolling or at rest.
    pub strip: bool,
    /// The last answer of the rules, with its question and its position: computing it takes longer than a frame should.
    pub(crate) explained: Option<(u64, Question, Explained)>,
    rules: ShownRules,
    pub(crate) cards: Cards,
    pub(crate) toast: Toast,
}

/// An action that cannot be undone, and the question before it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AskedFirst {
    pub question: String,
    /// The loss that it warns about.
    pub about: String,
    /// The text of the button that carries it out.
    pub words: String,
    pub action: Action,
    /// The number of the position in which it was asked: in another one the question is dropped.
    pub position: u64,
}

/// A decision that the other side's actions ask for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unread {
    /// The number of the position that asks for it.
    pub(super) question: Option<u64>,
    /// The time and the frame of its appearance, or of the last key that came too early.
    pub(super) since: (f64, u64),
    /// Whether it cannot have been read yet.
    pub(crate) stands: bool,
}

/// The time at which the shown refusal appeared.
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
            seen_position: None,
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
            asked_first: None,
            asked_since: (0.0, 0),
            led_to: Default::default(),
            briefing: false,
            what_now: true,
            ask_before_dice: true,
            dice_beside_hex: true,
            without_die: None,
            summed_up: None,
            summed_from: 0,
            to_do: None,
            referee: RefereeMemory::default(),
            log_filter: String::new(),
            saving: SavingShown::default(),
            stage: None,
            stage_is_open: false,
            lesson_width: 0.0,
            lesson_wants_other: false,
            book: BookMemory::default(),
            covered: false,
            paged: false,
            workshop: Vec::new(),
            editor_width: 0.0,
            editor_rings: Vec::new(),
            editor_arrows: Vec::new(),
            timeline: TimelineMemory::default(),
            online_game: None,
            chat: ChatMemory::default(),
            throw: None,
            dice: None,
            own_die: false,
            standing: None,
            bar: Kept::default(),
            moment: Kept::default(),
            strip: false,
            explained: None,
            rules: ShownRules::default(),
            cards: Cards::default(),
            toast: Toast::default(),
        }
    }
}

impl PanelMemory {
    /// Reads the rules of this file, in the language of the table; they are empty if it cannot be read.
    pub(super) fn read_rules(&mut self, file: &'static str) {
        if self.rules.file() != file {
            self.rules = ShownRules::load(file);
        }
        self.rules.follow_language();
    }

    /// Returns the rules text of the game that is shown.
    pub(crate) fn rules(&self) -> Arc<RulesText> {
        self.rules.shared()
    }

    /// Notes that the game has been saved under the typed name, or why it was refused: then the box stays, and the name
    /// can be changed. Returns whether the box was open.
    pub(crate) fn name_answered(&mut self, refused: Option<String>) -> bool {
        let is_open = self.save_name.is_some();
        if refused.is_none() {
            self.save_name = None;
        }
        self.name_refused = refused.filter(|_| is_open);
        is_open
    }

    /// Forgets the questions, the typed texts and the computed answers of the last game when another is opened.
    pub fn forget_game(&mut self) {
        let Self { ending_phase, asking_end, commands, summed_up, without_die, log_filter, .. } = self;
        (*ending_phase, *asking_end) = (false, false);
        commands.clear();
        (*summed_up, *without_die) = (None, None);
        log_filter.clear();
        (self.asked_about, self.asked_first, self.ending) = (None, None, None);
        (self.save_name, self.name_refused) = (None, None);
        (self.led_to, self.to_do) = Default::default();
        (self.standing, self.explained) = (None, None);
        (self.bar, self.moment) = Default::default();
        (self.referee, self.timeline, self.chat) = Default::default();
        (self.toast, self.unread) = Default::default();
        self.leaf = "";
        self.book.forget_question();
    }

    /// Returns the hexes of the clicked finding of the referee, until it is repaired.
    pub fn pointed(&self) -> &[Hex] {
        self.referee.pointed.as_ref().map_or(&[], |finding| finding.hexes.as_slice())
    }

    /// Draws counters from this pack from now on.
    pub fn draw_from(&mut self, pack: Option<Arc<Pack>>) {
        self.cards.draw_from(pack);
    }

    /// Whether a lesson is shown on the other side from the dock.
    pub(crate) fn in_lesson(&self) -> bool {
        self.lesson_width > 0.0
    }

    /// Opens the rules at the case of the refusal that is shown, or where they were last; closes open ones.
    pub(crate) fn open_rules(&mut self, case: Option<String>) {
        match case {
            Some(case) => {
                self.show_case(&case);
                self.toast.dismissed = true;
            }
            None => self.book.toggle(),
        }
    }

    /// Takes the rules on the hex of the question, computed once for the position of this number. The caller puts them
    /// back.
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

    /// A refused name stays, with the reason, until it is changed or the game is saved.
    #[test]
    fn a_name_that_is_refused_stays_in_its_box() {
        let mut memory = PanelMemory { save_name: Some("Twice".to_owned()), ..PanelMemory::default() };
        assert!(memory.name_answered(Some("there is a game called Twice already".to_owned())));
        assert_eq!(memory.save_name.as_deref(), Some("Twice"));
        assert!(memory.name_refused.as_ref().is_some_and(|why| why.contains("already")));
        assert!(memory.name_answered(None) && memory.save_name.is_none() && memory.name_refused.is_none());
        // A game that is saved in another way has no box.
        assert!(!memory.name_answered(Some("why".to_owned())) && memory.name_refused.is_none());
    }

    /// A pressed key, an open question and a computed answer of one game do not reach the next; the player's settings
    /// of the panels do.
    #[test]
    fn another_game_begins_with_nothing_asked() {
        let (mut memory, fresh) = (PanelMemory::default(), PanelMemory::default());
        (memory.ending_phase, memory.asking_end) = (true, true);
        memory.commands.push(Command::EndPhase);
        memory.to_do = Some(((3, 0), ["Place markers".to_owned(), String::new(), String::new()]));
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
