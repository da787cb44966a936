//! What the panels need to know of a game so that the frame can be drawn round it, and the scene in which the frame
//! and the game draw.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        manual::Explained,
        orders::{End, EndWish, InPlay, Refusal, is_over},
    },
    panels::{
        book::Question,
        dock::dice_tray::DiceTray,
        kit::{
            die,
            theme::Palette,
            widgets::{keyed, primary, section},
        },
        memory::PanelMemory,
        questions::by_hand::{ByHand, FreeHandState},
        state::{Action, Hint, HintTold, PanelSpace},
        timeline::state::{Strip, TimelineState},
    },
    play::{feed::Fed, players::UnitAdvice},
    scene::{HexFacts, log_line::LogLine},
    settings::Command,
};
use bevy_egui::egui::{Context, Rect, Ui};
use std::sync::Arc;

pub use crate::panels::dock::{
    left::Unfinished,
    moment::{Clock, PhaseShown},
};

/// A word at a hex of the map, for whoever sits at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chip {
    pub hex: Hex,
    pub words: String,
}

/// A game with panels. What is left out is told as it is of any game.
pub trait Panelled: Fed {
    /// What its panels show beside what those of every game do; `()` for nothing.
    type Shown<'a>;
    /// What its panels remember from frame to frame; `()` for nothing.
    type Memory: Default + Send + Sync + 'static;

    /// The file of the rules in words.
    const RULES: &'static str = "";
    /// How far orders can be taken back, for whoever looks for one that cannot come back.
    const UNDO: &'static str = "Orders can be taken back as far as the last die or change of player.";
    /// The leaves of the dock beside the log, in their order; the first is open at first.
    const LEAVES: &'static [Leaf<Self>] = &[];

    /// Whether what the open leaf shows now is worth more room than the log, where the dock has not room for both.
    fn wants_room(_: &Scene<Self>) -> bool {
        false
    }

    /// What stands first in the bar.
    fn clock(scene: &Scene<Self>) -> Clock {
        let (rulebook, public) = scene.game();
        let turn = Self::shown_turn(rulebook, public);
        let side = (!is_over::<Self>(public)).then(|| Self::SIDES[Self::acting(rulebook, public)]);
        Clock {
            turn: turn_of(turn, Self::about(rulebook).turns[1]),
            about: Self::about_turn(rulebook, turn),
            side: side.map(|side| (side.flag, side.name.to_owned())),
        }
    }

    /// What is said of a turn beside its number.
    fn about_turn(rulebook: &Self::Rulebook, turn: u8) -> String {
        let date = Self::date(rulebook, turn);
        if date.is_empty() { Self::weather(rulebook, turn) } else { date }
    }

    /// The phases of the turn.
    fn phases(scene: &Scene<Self>) -> Vec<PhaseShown> {
        let (rulebook, public) = scene.game();
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
        "Points of victory, if the game ended now".to_owned()
    }

    /// Who has to give the next order; nobody if the game is over, or waits for something else.
    fn asks(scene: &Scene<Self>) -> Option<Acting> {
        let (rulebook, public) = scene.game();
        let side = (!is_over::<Self>(public)).then(|| Self::acting(rulebook, public))?;
        Some(Acting { name: Self::SIDES[side].name.to_owned(), is_human: scene.state.humans[side] })
    }

    /// What is asked of whoever has to give the next order, before the game goes on; none if nothing is.
    fn owed(_: &Self::Rulebook, _: &Self::Public) -> Option<String> {
        None
    }

    /// Whether somebody is asked who must not be seen to be asked.
    fn asks_unseen(_: &Self::Rulebook, _: &Self::Public) -> bool {
        false
    }

    /// The number of the side that offers to end the game, if one does.
    fn offers_end(_: &Self::Public) -> Option<usize> {
        None
    }

    /// The command by which people end the game before its time; none if it has no such, or cannot be ended so now.
    fn ends(_: &Self::Public, _: EndWish<usize>) -> Option<Self::Command> {
        None
    }

    /// How the game would end if this side gave it up.
    fn if_resigned(rulebook: &Self::Rulebook, public: &Self::Public, side: usize) -> End {
        End { winner: Some(1 - side), ..Self::stands(rulebook, public) }
    }

    /// Whether a hint can be given for what is to be done.
    fn may_advise(_: &Scene<Self>) -> bool {
        true
    }

    /// What the button at the foot of the dock does; none if a person has nothing to go on with.
    fn step(scene: &Scene<Self>) -> Option<NextStep> {
        let (rulebook, public) = scene.game();
        let order = Self::end_phase().filter(|_| scene.is_asked())?;
        let step = NextStep {
            words: "End phase".to_owned(),
            key: Command::EndPhase,
            action: Action::order(order),
            question: None,
            lesser: false,
            throws: false,
            beside: None,
        };
        Self::owed(rulebook, public).is_none().then_some(step)
    }

    /// What is to be done in this phase, in a sentence or two, for whoever is asked.
    fn to_do(scene: &Scene<Self>) -> String {
        let (rulebook, public) = scene.game();
        let end = if Self::end_phase().is_some() {
            "Give your orders on the map, then End phase."
        } else {
            "Give an order."
        };
        format!("{}: {end}", Self::phase_name(rulebook, Self::phase(public)))
    }

    /// Who waits to come on, beside the map or in a leaf, and can be brought on by whoever is asked now.
    fn waits_beside(_: &Scene<Self>) -> Vec<UnitId> {
        Vec::new()
    }

    /// The leaf of the dock in which they wait, in a game that lays nobody beside the map.
    const WAITING_LEAF: Option<&'static str> = None;

    /// Who is chosen, and what he can do in this phase, in a sentence or two; none where nobody is.
    fn chosen_told(_: &Scene<Self>) -> Option<String> {
        None
    }

    /// Another number for another draft of what is to be done, as a plot that is being made: what is left undone hangs on it.
    fn draft_number(_: &Scene<Self>) -> u64 {
        0
    }

    /// What would be left undone if the button were pressed.
    fn undone(_: &Scene<Self>) -> Vec<Unfinished> {
        Vec::new()
    }

    /// The room above that button that the game takes, and what it draws there.
    fn foot_height(_: &Scene<Self>) -> f32 {
        0.0
    }

    /// See [`Self::foot_height`].
    fn foot(_: &mut Ui, _: &mut Scene<Self>) {}

    /// Brings up the leaf that a new situation asks for.
    fn follow(_: &mut Scene<Self>) {}

    /// What is asked before anything else, at the head of every leaf: a button for each answer.
    fn questions(ui: &mut Ui, scene: &mut Scene<Self>) {
        let (rulebook, public) = scene.game();
        let Some(question) = Self::owed(rulebook, public).filter(|_| scene.is_asked() && !scene.tumbles())
        else {
            return;
        };
        // A game that lists no orders asks in a leaf of its own.
        let answers = Self::listed(rulebook, public);
        if answers.is_empty() {
            return;
        }
        let palette = scene.palette;
        section(ui, palette, &question, "before anything else", |ui| {
            for order in answers {
                if primary(ui, palette, &Self::order_words(&order), "", true).clicked() {
                    scene.order(order);
                }
            }
        });
    }

    /// What a player has told units, in a word at each hex; nobody else sees it.
    fn chips(_: &Scene<Self>) -> Vec<Chip> {
        Vec::new()
    }

    /// What lies over the map beside what the frame puts there; `space` is what panels take of the window.
    fn over_map(_: &Context, _: &mut Scene<Self>, _: PanelSpace) {}

    /// An order that is advised, in words.
    fn advice(_: &Self::Rulebook, _: &Self::Public, order: &Self::Order, _: &[UnitAdvice]) -> HintTold {
        HintTold {
            words: vec![Self::order_words(order)],
            ways: Vec::new(),
            does: "Carry it out",
            attacks: false,
        }
    }

    /// What of the player's own an order that is advised meets, in a sentence: he is asked whether that stays. None if
    /// nothing of his is prepared.
    fn advice_meets(_: &Scene<Self>, _: &Self::Order) -> Option<String> {
        None
    }

    /// What the rules say of a hex and of who stands there.
    fn why(_: &Self::Rulebook, _: &Self::Public, _: &Question) -> Explained {
        Explained::default()
    }

    /// What is told beside its card of a unit that waits beside the map.
    fn waiting_facts(_: &Self::Rulebook, _: &Self::Public, unit: UnitId) -> HexFacts {
        HexFacts::waiting(unit.to_string(), None)
    }

    /// What is told of a hex beside it.
    fn hex_facts(rulebook: &Self::Rulebook, public: &Self::Public, hex: Hex) -> HexFacts {
        let board = Self::board(rulebook);
        let place = board.place_at(hex);
        let units = Self::counters(public).iter().filter(|counter| counter.hex() == Some(hex));
        let units: Vec<String> = units.map(|counter| counter.id().to_string()).collect();
        HexFacts {
            title: place.map_or_else(|| hex.to_string(), |place| format!("{}  {hex}", place.name)),
            ground: format!("{:?}", board.terrain(hex)),
            lines: if units.is_empty() { Vec::new() } else { vec![("Units", units.join(", "))] },
        }
    }

    /// What people may do by hand while the referee is out, and what can be brought on of a side.
    fn placed_by_hand(_: &Scene<Self>, _side: usize) -> ByHand {
        ByHand::default()
    }

    /// What is said of a position that is saved as a scenario.
    const SAVED_SCENARIO: &'static str = "It is offered on the title page.";

    /// What the result rests on, in sections.
    fn accounts(_: &mut Ui, _: &Palette, _: &Self::Rulebook, _: &Self::Public) {}

    /// How the game ended if it was not played out.
    fn broken_off(_: &Self::Public) -> Option<String> {
        None
    }
}

/// A turn in the bar, and how many there are.
pub(crate) fn turn_of(turn: u8, last: u8) -> String {
    format!("Turn {turn} of {last}")
}

/// A leaf of the dock.
pub struct Leaf<G: Panelled> {
    pub name: &'static str,
    /// Whether the log stands below it where there is room.
    pub with_log: bool,
    pub show: fn(&mut Ui, &mut Scene<G>, Room),
}

#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// Its height in points.
    pub height: f32,
    /// Whether the log stands below it.
    pub with_log: bool,
}

/// Who has to give the next order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acting {
    pub name: String,
    /// Whether he is a person at this table.
    pub is_human: bool,
}

/// What the button at the foot of the dock does.
#[derive(Clone, Debug, PartialEq)]
pub struct NextStep {
    pub words: String,
    /// The key that does it too.
    pub key: Command,
    pub action: Action,
    /// What is asked before that where something is left undone; none where nothing can be.
    pub question: Option<String>,
    /// Whether something else is the deed of the moment, as a shot that can be fired: then this is no amber button.
    pub lesser: bool,
    /// Whether dice are thrown at once.
    pub throws: bool,
    /// The lesser button beside it; that for a hint if there is none.
    pub beside: Option<(&'static str, Action)>,
}

/// Everything that the panels of the table show.
pub struct PanelState<'a, G: Panelled> {
    /// What the game is played by.
    pub rulebook: &'a Arc<G::Rulebook>,
    pub public: &'a G::Public,
    /// What only this game's panels show.
    pub own: G::Shown<'a>,
    /// Another number for another position.
    pub position_number: u64,
    /// What has happened, oldest first.
    pub log: &'a [LogLine],
    pub selected: &'a [UnitId],
    /// The hex under the pointer.
    pub hovered: Option<Hex>,
    /// Where a hex lies in the window, in points.
    pub lies_at: &'a dyn Fn(Hex) -> Rect,
    /// The last refusal, until something succeeds.
    pub last_refusal: Option<&'a Refusal>,
    /// How many orders have been refused so far: tells a new refusal from an old one.
    pub refusals: u64,
    /// Whether an order can be taken back.
    pub can_undo: bool,
    /// Whether one that was taken back can be played again.
    pub can_redo: bool,
    /// Whether a human plays each side, in the order of their numbers: only humans are asked.
    pub humans: [bool; 2],
    /// Whether the game is sent to and fro.
    pub by_file: bool,
    /// How far the computer has come with its thought, from 0 to 1; none if it does not think.
    pub thinking: Option<f32>,
    /// Whether the computer's moves are shown as fast as they come.
    pub hurried: bool,
    /// Whether the computer waits to be told to go on.
    pub held: bool,
    pub hint: Option<&'a Hint<G::Order>>,
    /// What is told while the referee is out.
    pub free_hand: FreeHandState<'a>,
    /// Whether people throw the dice.
    pub dice_by_hand: bool,
    /// Dice that people are asked for.
    pub dice: Option<DiceTray<'a>>,
    /// The time line, while a replay is shown: nothing can be ordered then.
    pub replay: Option<TimelineState<'a>>,
    /// What the panels of every game remember from frame to frame.
    pub memory: &'a mut PanelMemory,
    /// What those of this game remember.
    pub remembered: &'a mut G::Memory,
}

/// One frame of the panels: the state, the colours, and the list of actions that grows.
pub struct Scene<'a, G: Panelled> {
    pub(crate) state: PanelState<'a, G>,
    pub(crate) palette: &'static Palette,
    pub(crate) actions: Vec<Action>,
    /// Whether the panels are away, and viewers read a caption.
    pub(crate) captioned: bool,
}

impl<'a, G: Panelled> Scene<'a, G> {
    pub(crate) fn new(state: PanelState<'a, G>, captioned: bool) -> Self {
        let palette = state.memory.theme.palette_in(state.memory.colours);
        state.memory.read_rules(G::RULES);
        Self { state, palette, actions: Vec::new(), captioned }
    }

    pub(crate) fn act(&mut self, action: impl Into<Action>) {
        self.actions.push(action.into());
    }

    pub(crate) fn order(&mut self, order: G::Order) {
        self.act(Action::order(order));
    }

    /// What the game is played by, and what both players know.
    pub(crate) fn game(&self) -> (&'a G::Rulebook, &'a G::Public) {
        (self.state.rulebook, self.state.public)
    }

    /// The time line, while a replay is shown.
    pub(crate) fn strip(&mut self) -> Option<Strip<'a, '_>> {
        let replay = self.state.replay?;
        let reads = self.state.memory.book.open;
        let memory = &mut self.state.memory.timeline;
        Some(Strip { replay, palette: self.palette, reads, memory, actions: &mut self.actions })
    }

    /// Whether a die is in the air, and nobody is told yet what it brings.
    pub(crate) fn tumbles(&self) -> bool {
        self.state.memory.throw.is_some_and(|clock| clock < die::RESULT)
    }

    /// Who has to give the next order; nobody while the referee is out.
    fn asks(&self) -> Option<Acting> {
        G::asks(self).filter(|_| !G::is_free_hand(self.state.public))
    }

    /// What the button at the foot of the dock does; nothing while the referee is out.
    pub(crate) fn step(&self) -> Option<NextStep> {
        G::step(self).filter(|_| !G::is_free_hand(self.state.public))
    }

    /// Whether a person at this table has to give the next order. In a replay nobody has.
    pub(crate) fn is_asked(&self) -> bool {
        self.state.replay.is_none() && self.asks().is_some_and(|acting| acting.is_human)
    }

    /// The side of whoever else has to give the next order.
    pub(crate) fn waits_for(&self) -> Option<String> {
        let acting = self.asks().filter(|acting| self.state.replay.is_none() && !acting.is_human)?;
        Some(acting.name).filter(|_| !G::asks_unseen(self.state.rulebook, self.state.public))
    }

    /// What a button does, with the key that does it too.
    pub(crate) fn keyed(&self, words: &str, command: Command) -> String {
        keyed(&self.state.memory.keys, words, command)
    }
}
