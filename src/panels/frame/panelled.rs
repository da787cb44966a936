//! The facts about a game that the panels need, and the scene in which the frame and the game draw.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        manual::Explained,
        orders::{End, EndWish, InPlay, Refusal, is_over},
        text::say,
    },
    panels::{
        book::Question,
        dock::{dice_tray::DiceTray, legend::OverlayBar, minimap::MinimapState},
        kit::{
            die,
            theme::Palette,
            widgets::{keyed, primary, section},
        },
        memory::{AskedFirst, PanelMemory},
        questions::by_hand::{ByHand, FreeHandState},
        state::{Action, Hint, HintTold, PanelSpace},
        study::StudyState,
        timeline::state::{Strip, TimelineState},
    },
    play::{feed::Fed, players::UnitAdvice},
    scene::{HexFacts, log_line::LogLine},
    settings::{Command, OwnCommand},
};
use bevy_egui::egui::{Context, Rect, Ui};
use std::sync::Arc;

pub use super::next_step::{Beside, NextStep};
pub use crate::panels::dock::{
    left::Unfinished,
    moment::{Clock, PhaseShown},
};

/// A short text at a hex of the map, for the player at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chip {
    pub hex: Hex,
    pub words: String,
}

/// A game with panels. Items that a game leaves out have defaults that fit any game.
pub trait Panelled: Fed {
    /// The facts that only its panels show; `()` for none.
    type Shown<'a>;
    /// The memory of its own panels from frame to frame; `()` for none.
    type Memory: Default + Send + Sync + 'static;

    /// The file of the rules text.
    const RULES: &'static str = "";
    /// The tabs of the dock above the log, in order; the first is open at the start.
    const LEAVES: &'static [Leaf<Self>] = &[];

    /// Returns the limit of undo, shown where an order cannot be undone.
    fn undo_limit() -> String {
        say!("frame-undo-limit")
    }

    /// Returns the first part of the bar.
    fn clock(panel: &PanelContext<Self>) -> Clock {
        let (rulebook, public) = panel.game();
        let turn = Self::shown_turn(rulebook, public);
        let side = (!is_over::<Self>(public)).then(|| Self::SIDES[Self::acting(rulebook, public)]);
        Clock {
            turn: turn_of(turn, Self::about(rulebook).turns[1]),
            about: Self::about_turn(rulebook, turn),
            side: side.map(|side| (side.flag, side.shown())),
        }
    }

    /// Returns the text beside the number of a turn.
    fn about_turn(rulebook: &Self::Rulebook, turn: u8) -> String {
        let date = Self::date(rulebook, turn);
        if date.is_empty() { Self::weather(rulebook, turn) } else { date }
    }

    /// Returns the phases of the turn.
    fn phases(panel: &PanelContext<Self>) -> Vec<PhaseShown> {
        let (rulebook, public) = panel.game();
        let now = Self::phase(public);
        let shown = |phase: &Self::Phase| PhaseShown {
            name: Self::phase_name(rulebook, *phase).into(),
            now: *phase == now,
        };
        Self::PHASES
            .iter()
            .filter(|phase| is_over::<Self>(public) == (Self::PHASES.last() == Some(*phase)))
            .map(shown)
            .collect()
    }

    fn points_are(_: &Self::Rulebook) -> String {
        say!("frame-points.hint")
    }

    /// Returns the player who must give the next order; none if the game is over or waits for something else.
    fn asks(panel: &PanelContext<Self>) -> Option<Acting> {
        let (rulebook, public) = panel.game();
        let side = (!is_over::<Self>(public)).then(|| Self::acting(rulebook, public))?;
        Some(Acting { name: Self::SIDES[side].name.to_owned(), is_human: panel.state.humans[side] })
    }

    /// Returns the pending decision of the player who must act, before the game goes on; none without one.
    fn owed(_: &Self::Rulebook, _: &Self::Public) -> Option<String> {
        None
    }

    /// Whether the pending decision is secret, so that the other player must not see that it is pending.
    fn asks_unseen(_: &Self::Rulebook, _: &Self::Public) -> bool {
        false
    }

    /// Returns the number of the side that offers to end the game, if one does.
    fn offers_end(_: &Self::Public) -> Option<usize> {
        None
    }

    /// Returns the command by which people end the game early; none if the game has no such command, or cannot be ended
    /// this way now.
    fn ends(_: &Self::Public, _: EndWish<usize>) -> Option<Self::Command> {
        None
    }

    /// Returns the end of the game if this side resigned.
    fn if_resigned(rulebook: &Self::Rulebook, public: &Self::Public, side: usize) -> End {
        End { winner: Some(1 - side), ..Self::stands(rulebook, public) }
    }

    /// Whether a hint can be given now.
    fn may_advise(_: &PanelContext<Self>) -> bool {
        true
    }

    /// Returns the step of the button at the foot of the dock; none if the player has nothing to carry out.
    fn step(panel: &PanelContext<Self>) -> Option<NextStep> {
        let (rulebook, public) = panel.game();
        let order = Self::end_phase().filter(|_| panel.is_asked())?;
        let step = NextStep::end_phase(say!("frame-end-phase"), Action::order(order));
        Self::owed(rulebook, public).is_none().then_some(step)
    }

    /// Returns the task of this phase, in a sentence or two, for the player who must act.
    fn to_do(panel: &PanelContext<Self>) -> String {
        let (rulebook, public) = panel.game();
        let phase = Self::phase_name(rulebook, Self::phase(public));
        if Self::end_phase().is_some() {
            say!("frame-to-do-phase", phase = phase)
        } else {
            say!("frame-to-do-order", phase = phase)
        }
    }

    /// Returns the units that wait to enter the map, beside it or in a tab, and that the player can place now.
    fn waits_beside(_: &PanelContext<Self>) -> Vec<UnitId> {
        Vec::new()
    }

    /// The tab of the dock in which they wait, in a game that shows no units beside the map.
    const WAITING_LEAF: Option<&'static str> = None;

    /// Returns the chosen unit and its possible actions in this phase, in a sentence or two; none without one.
    fn chosen_told(_: &PanelContext<Self>) -> Option<String> {
        None
    }

    /// Returns a number that changes with the draft, such as a plot: the unfinished actions depend on the draft.
    fn draft_number(_: &PanelContext<Self>) -> u64 {
        0
    }

    /// Returns the actions that would be unfinished if the button were pressed.
    fn undone(_: &PanelContext<Self>) -> Vec<Unfinished> {
        Vec::new()
    }

    /// Returns the height of the game's own part above the log, which `foot` draws.
    fn foot_height(_: &PanelContext<Self>) -> f32 {
        0.0
    }

    /// Draws the game's own part above the log.
    fn foot(_: &mut Ui, _: &mut PanelContext<Self>) {}

    /// Opens the tab that a new situation asks for.
    fn follow(_: &mut PanelContext<Self>) {}

    /// Draws the pending decision at the head of every tab: a button for each answer.
    fn questions(ui: &mut Ui, panel: &mut PanelContext<Self>) {
        let (rulebook, public) = panel.game();
        let Some(question) = Self::owed(rulebook, public).filter(|_| panel.is_asked() && !panel.tumbles())
        else {
            return;
        };
        // A game that lists no orders has its own tab for the decision.
        let answers = Self::listed(rulebook, public);
        if answers.is_empty() {
            return;
        }
        let palette = panel.palette;
        section(ui, palette, &question, &say!("frame-decision-first"), |ui| {
            for order in answers {
                if primary(ui, palette, &Self::order_words(&order), "", true).clicked() {
                    panel.order(order);
                }
            }
        });
    }

    /// Whether a command with a button in the bar under the map is switched on.
    fn is_tool_on(_: &PanelContext<Self>, _: OwnCommand) -> bool {
        false
    }

    /// Returns the instructions that a player has given to units, a short text at each hex; the opponent does not see
    /// them.
    fn chips(_: &PanelContext<Self>) -> Vec<Chip> {
        Vec::new()
    }

    /// Draws the game's own panels over the map; `space` is the part of the window that panels take.
    fn over_map(_: &Context, _: &mut PanelContext<Self>, _: PanelSpace) {}

    /// Returns an advised order as text.
    fn advice(_: &Self::Rulebook, _: &Self::Public, order: &Self::Order, _: &[UnitAdvice]) -> HintTold {
        HintTold { words: vec![Self::order_words(order)], ways: Vec::new(), does: None, attacks: false }
    }

    /// Returns the player's own plan that an advised order concerns, in a sentence: the player chooses whether to keep
    /// it. None without such a plan.
    fn advice_meets(_: &PanelContext<Self>, _: &Self::Order) -> Option<String> {
        None
    }

    /// Returns the rules on a hex and on the units there.
    fn why(_: &Self::Rulebook, _: &Self::Public, _: &Question) -> Explained {
        Explained::default()
    }

    /// Returns the facts beside the card of a unit that waits beside the map.
    fn waiting_facts(_: &Self::Rulebook, _: &Self::Public, unit: UnitId) -> HexFacts {
        HexFacts::waiting(unit.to_string(), None)
    }

    /// Returns the facts of a hex, shown beside it.
    fn hex_facts(rulebook: &Self::Rulebook, public: &Self::Public, hex: Hex) -> HexFacts {
        let units = Self::counters(public).iter().filter(|counter| counter.hex() == Some(hex));
        let units: Vec<String> = units.map(|counter| counter.id().to_string()).collect();
        HexFacts::plain(Self::board(rulebook), hex, &units)
    }

    /// Returns the commands of people while the referee is off, and the counters of a side that can be placed.
    fn placed_by_hand(_: &PanelContext<Self>, _side: usize) -> ByHand {
        ByHand::default()
    }

    /// Returns the text about a position that is saved as a scenario.
    fn saved_scenario() -> String {
        say!("frame-saved-scenario")
    }

    /// Draws the basis of the result, in sections.
    fn accounts(_: &mut Ui, _: &Palette, _: &Self::Rulebook, _: &Self::Public) {}

    /// Returns the kind of end of a game that was not played out.
    fn broken_off(_: &Self::Public) -> Option<String> {
        None
    }
}

/// Returns a turn of the bar with the number of turns.
pub(crate) fn turn_of(turn: u8, last: u8) -> String {
    say!("frame-turn", turn = turn, last = last)
}

/// A tab of the dock.
pub struct Leaf<G: Panelled> {
    /// Its name for the program, the same in every language.
    pub name: &'static str,
    /// Returns its name for players.
    pub words: fn() -> String,
    pub show: fn(&mut Ui, &mut PanelContext<G>, Room),
}

#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// Its height in points.
    pub height: f32,
}

/// The player who must give the next order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acting {
    /// The name of the side in English, as in the table of the sides.
    pub name: String,
    /// Whether it is a person at this table.
    pub is_human: bool,
}

/// The whole content of the table's panels.
pub struct PanelState<'a, G: Panelled> {
    /// The rulebook of the game.
    pub rulebook: &'a Arc<G::Rulebook>,
    pub public: &'a G::Public,
    /// The public state before the dice that tumble; without such dice the same.
    pub settled: &'a G::Public,
    /// The facts that only this game's panels show.
    pub own: G::Shown<'a>,
    /// A number that changes with the position.
    pub position_number: u64,
    /// The log, oldest line first.
    pub log: &'a [LogLine],
    pub selected: &'a [UnitId],
    /// The hex under the pointer.
    pub hovered: Option<Hex>,
    /// Returns the rectangle of a hex in the window, in points.
    pub lies_at: &'a dyn Fn(Hex) -> Rect,
    /// The last refusal, until an order succeeds.
    pub last_refusal: Option<&'a Refusal>,
    /// The number of refused orders so far, which distinguishes a new refusal from an old one.
    pub refusals: u64,
    /// Whether an order can be undone.
    pub can_undo: bool,
    /// Whether an undone order can be redone.
    pub can_redo: bool,
    /// Whether a person plays each side, in the order of their numbers: only people are asked.
    pub humans: [bool; 2],
    /// Whether the game is played by e-mail.
    pub by_file: bool,
    /// The progress of the computer while it thinks, from 0 to 1; none if it does not think.
    pub thinking: Option<f32>,
    /// Whether the computer's moves are shown without pauses.
    pub hurried: bool,
    /// Whether the computer is paused.
    pub held: bool,
    pub hint: Option<&'a Hint<G::Order>>,
    /// The facts for the card of the referee while the referee is off.
    pub free_hand: FreeHandState<'a>,
    /// Whether people roll real dice.
    pub dice_by_hand: bool,
    /// The dice that people must enter.
    pub dice: Option<DiceTray<'a>>,
    /// The timeline, while a replay is shown: no order can be given then.
    pub replay: Option<TimelineState<'a>>,
    /// The branches of the game; none in a lesson.
    pub study: Option<StudyState<'a>>,
    /// The overlays and the legend in the bar under the map.
    pub bar: OverlayBar,
    /// The small map; none if the player does not want it.
    pub small_map: Option<MinimapState<'a>>,
    /// The memory of the panels that every game has.
    pub memory: &'a mut PanelMemory,
    /// The memory of this game's own panels.
    pub remembered: &'a mut G::Memory,
}

/// One frame of the panels: the state, the colours, and the list of actions that grows.
pub struct PanelContext<'a, G: Panelled> {
    pub(crate) state: PanelState<'a, G>,
    pub(crate) palette: &'static Palette,
    pub(crate) actions: Vec<Action>,
    /// Whether the panels are hidden and viewers read a caption.
    pub(crate) captioned: bool,
}

impl<'a, G: Panelled> PanelContext<'a, G> {
    pub(crate) fn new(state: PanelState<'a, G>, captioned: bool) -> Self {
        let palette = state.memory.theme.palette_in(state.memory.colours);
        state.memory.read_rules(G::RULES);
        let mut panel = Self { state, palette, actions: Vec::new(), captioned };
        panel.note_moment();
        panel
    }

    pub(crate) fn act(&mut self, action: impl Into<Action>) {
        self.actions.push(action.into());
    }

    pub(crate) fn order(&mut self, order: G::Order) {
        self.act(Action::order(order));
    }

    /// Asks in the dock before an action that cannot be undone.
    pub(crate) fn ask_first(
        &mut self,
        question: impl Into<String>,
        about: &str,
        words: &str,
        action: Action,
    ) {
        self.state.memory.asked_first = Some(AskedFirst {
            question: question.into(),
            about: about.to_owned(),
            words: words.to_owned(),
            action,
            position: self.state.position_number,
        });
        self.state.memory.ending_phase = true;
    }

    /// The rulebook and the public state.
    pub(crate) fn game(&self) -> (&'a G::Rulebook, &'a G::Public) {
        (self.state.rulebook, self.state.public)
    }

    /// The rulebook, and the public state for points, levels and losses: they would tell what a die that tumbles decides.
    pub(crate) fn settled(&self) -> (&'a G::Rulebook, &'a G::Public) {
        (self.state.rulebook, if self.tumbles() { self.state.settled } else { self.state.public })
    }

    /// The timeline, while a replay is shown.
    pub(crate) fn strip(&mut self) -> Option<Strip<'a, '_>> {
        let replay = self.state.replay?;
        let reads = self.state.memory.book.open;
        let memory = &mut self.state.memory.timeline;
        Some(Strip { replay, palette: self.palette, reads, memory, actions: &mut self.actions })
    }

    /// Whether a die tumbles and its result is not shown yet.
    pub(crate) fn tumbles(&self) -> bool {
        self.state.memory.throw.is_some_and(|clock| clock < die::RESULT)
    }

    /// The dice of an attack of the last order, from 0.
    pub(crate) fn dice_of(&self, attack: usize) -> die::DiceOf {
        die::DiceOf::of(attack, self.state.memory.dice, self.state.memory.throw)
    }

    /// The text of a button with its key.
    pub(crate) fn keyed(&self, words: &str, command: Command) -> String {
        keyed(&self.state.memory.keys, words, command)
    }
}
