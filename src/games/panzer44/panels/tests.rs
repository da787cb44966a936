//! The panels of Panzer '44: all buttons are within reach in a small window, and hints and answers are shown.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

mod left;
mod longer;
mod odds;
mod sheet;

use crate::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
        wording::ordinal,
    },
    games::panzer44::{
        planning::{ClickMode, PanelFacts, Ways, Wish},
        rules::{
            Panzer44, Position, Rulebook,
            conduct::Decision,
            counter::{Motion, Place},
            kinds::{Pattern, Side},
            order::Order,
            phase::Phase,
            plot::{Draft, Instruction, Plot, Task},
            set_up,
        },
    },
    panels::{
        self, Action, Hint, PanelMemory, PanelState, Panelled,
        tests::screen::{Draw, Screen},
    },
    settings::Command,
};
use bevy_egui::egui::{Context, Key, Rect, pos2};
use std::sync::Arc;

fn hex(name: &str) -> Hex {
    name.parse().unwrap()
}

fn word(name: &str) -> UnitId {
    name.parse().unwrap()
}

/// The panels around a position of `vauclair`, in the smallest usual window.
struct Stand {
    screen: Screen,
    rulebook: Arc<Rulebook>,
    position: Position,
    memory: PanelMemory,
    selected: Vec<UnitId>,
    hint: Option<Hint<Order>>,
    planned: Ways,
    chosen: Option<Order>,
    /// The target hex.
    aimed: Option<Hex>,
    planned_failures: Vec<String>,
    draft: Draft,
    /// The caption for viewers, in presenter mode.
    presented: Option<crate::scene::caption::Caption>,
}

impl Stand {
    fn new(phase: Phase, placed: &[(&str, &str)]) -> Self {
        let rulebook = Arc::new(Rulebook::load("vauclair").unwrap());
        let mut position = set_up::start(&rulebook, 1);
        (position.public.turn, position.public.phase) = (2, phase);
        for (unit, at) in placed {
            let found = position.public.counters.iter_mut().find(|counter| counter.id == word(unit));
            found.unwrap().place = Place::Map(hex(at));
        }
        Self {
            screen: Screen::new(1280.0, 720.0),
            rulebook,
            position,
            memory: PanelMemory::default(),
            selected: Vec::new(),
            hint: None,
            planned: Ways::new(),
            chosen: None,
            aimed: None,
            planned_failures: Vec::new(),
            draft: Draft::default(),
            presented: None,
        }
    }

    /// Three tanks in the line of sight of a StuG that is plotted to fire at them.
    fn firing() -> Self {
        let tanks = ["us-m4-75-1", "us-m4-75-2", "us-m4-75-3"].map(|unit| (unit, "1408"));
        let mut stand =
            Self::new(Phase::SecondFire, &[tanks.as_slice(), &[("ge-stug-3-1", "1510")]].concat());
        let fire = Task::Fire { target: hex("1408") };
        stand.position.public.shown[Side::German.number()].orders.insert(word("ge-stug-3-1"), fire);
        stand.selected = vec![word("ge-stug-3-1")];
        stand
    }

    fn draw(&mut self, ctx: &Context) -> Vec<Action> {
        let public = &self.position.public;
        let acting = crate::games::panzer44::rules::view::to_play(&self.rulebook, public);
        let state: PanelState<Panzer44> = PanelState {
            rulebook: &self.rulebook,
            public,
            settled: public,
            own: PanelFacts {
                acting,
                looking: Some(acting),
                planned: self.planned.clone(),
                planned_failures: &self.planned_failures,
                plot: &self.position.secrets.plots[acting.number()],
                draft: &self.draft,
                clicks: ClickMode::Select,
                sight: None,
                aimed: self.aimed,
                chosen: self.chosen.as_ref(),
                target: None,
                sortie: None,
                fought: &[],
            },
            position_number: 1,
            log: &[],
            selected: &self.selected,
            hovered: None,
            lies_at: &|_| Rect::NOTHING,
            last_refusal: None,
            refusals: 0,
            can_undo: false,
            can_redo: false,
            humans: [true, true],
            by_file: false,
            thinking: None,
            hurried: false,
            held: false,
            hint: self.hint.as_ref(),
            free_hand: panels::FreeHandState::default(),
            dice_by_hand: false,
            dice: None,
            replay: None,
            study: None,
            bar: panels::OverlayBar::default(),
            small_map: None,
            memory: &mut self.memory,
            remembered: &mut (),
        };
        match &self.presented {
            Some(caption) => panels::presenter(ctx, state, caption, false).0,
            None => panels::table(ctx, state).0,
        }
    }

    fn on_screen<T>(&mut self, work: impl FnOnce(&mut Screen, Draw) -> T) -> T {
        let mut screen = std::mem::take(&mut self.screen);
        let done = work(&mut screen, &mut |ctx| self.draw(ctx));
        self.screen = screen;
        done
    }

    fn press(&mut self, name: &str) -> Vec<Action> {
        let mut asked = self.on_screen(|screen, draw| screen.press(name, draw));
        asked.retain(|action| !matches!(action, Action::ShowWay(_)));
        asked
    }

    /// Whether a button is completely inside the window.
    fn is_in_reach(&mut self, name: &str) -> bool {
        self.on_screen(|screen, draw| screen.look_again(draw));
        let window = Rect::from_min_max(pos2(0.0, 0.0), pos2(1280.0, 720.0));
        panels::buttons(&self.screen.ctx).get(name).is_some_and(|rect| window.contains_rect(*rect))
    }
}

fn ordered(order: Order) -> Vec<Action> {
    vec![Action::order(order)]
}

#[test]
fn who_may_fire_at_a_unit_that_enters_is_in_reach_too() {
    let placed =
        [("us-m4-75-1", "1010"), ("ge-pak-40-1", "1410"), ("ge-pak-40-2", "1410"), ("ge-stug-3-1", "1409")];
    let mut stand = Stand::new(Phase::FirstMovement, &placed);
    let watch = |at| Task::Watch { target: hex("1010"), at };
    let asks = ["ge-pak-40-1", "ge-pak-40-2"].map(|unit| (word(unit), watch(Instruction::Ask)));
    let orders = asks.into_iter().chain([(word("ge-stug-3-1"), watch(Instruction::First))]).collect();
    stand.position.secrets.plots[Side::German.number()] = Plot { orders, ..Plot::default() };
    let (unit, hex) = (word("us-m4-75-1"), hex("1010"));
    stand.position.public.owed = Some(Decision::Opportunity { side: Side::German, unit, hex });
    for number in 1..=2 {
        let name = format!("Fire with {} Pak 40 Section", ordinal(number));
        assert!(stand.is_in_reach(&name), "{name}");
        let unit = word(&format!("ge-pak-40-{number}"));
        assert_eq!(stand.press(&name), ordered(Order::Shoot { unit }));
    }
    assert!(!stand.is_in_reach("Fire with 1st StuG III Platoon"), "he fires by himself");
    assert_eq!(stand.press("Hold fire"), ordered(Order::LetPass));
    // While a die is rolling there is no question, because it would reveal the result.
    stand.memory.throw = Some(0.2);
    assert!(!stand.is_in_reach("Fire with 1st Pak 40 Section"));
    assert!(stand.screen.has("Click or press a key to skip the roll") && !stand.screen.has("has entered"));
}

/// A key that was pressed for another purpose does not answer a question of the opponent's move. The question waits a
/// moment first: in time, in drawn frames, and after the last key that came too early.
#[test]
fn a_key_that_was_meant_for_something_else_answers_no_question() {
    let mut stand = Stand::new(Phase::FirstMovement, &[("us-m4-75-1", "1010"), ("ge-pak-40-1", "1410")]);
    let watches = Task::Watch { target: hex("1010"), at: Instruction::Ask };
    let orders = [(word("ge-pak-40-1"), watches)].into();
    stand.position.secrets.plots[Side::German.number()] = Plot { orders, ..Plot::default() };
    let (side, unit, hex) = (Side::German, word("us-m4-75-1"), hex("1010"));
    let question = Some(Decision::Opportunity { side, unit, hex });
    let pressed = |stand: &mut Stand| {
        stand.memory.commands.push(Command::EndPhase);
        stand.on_screen(|screen, draw| screen.frame(Vec::new(), draw))
    };
    stand.on_screen(|screen, draw| screen.settle(draw));
    stand.position.public.owed = question;
    assert_eq!(pressed(&mut stand), [], "it comes up in this frame");
    stand.screen.stands_still(5.0);
    assert_eq!(pressed(&mut stand), [], "it was drawn once, by a slow machine");
    stand.on_screen(|screen, draw| screen.settle(draw));
    assert_eq!(pressed(&mut stand), ordered(Order::LetPass));
    stand.position.public.owed = None;
    stand.on_screen(|screen, draw| screen.settle(draw));
    stand.position.public.owed = question;
    stand.on_screen(|screen, draw| screen.settle(draw));
    assert_eq!(pressed(&mut stand), [], "four frames are no moment on a fast one");
    stand.screen.stands_still(0.5);
    stand.on_screen(|screen, draw| screen.key(Key::E, draw));
    stand.screen.stands_still(0.5);
    assert_eq!(pressed(&mut stand), [], "since the last key");
    stand.screen.stands_still(0.5);
    assert_eq!(pressed(&mut stand), ordered(Order::LetPass));
}

/// From the question viewers learn that a unit waits, but not which one (7.10.2).
#[test]
fn before_viewers_the_question_whether_to_fire_names_nobody() {
    let placed = [("us-m4-75-1", "1010"), ("ge-pak-40-1", "1410"), ("ge-pak-40-2", "1410")];
    let mut stand = Stand::new(Phase::FirstMovement, &placed);
    let watches = Task::Watch { target: hex("1010"), at: Instruction::Ask };
    let orders = [(word("ge-pak-40-1"), watches)].into();
    stand.position.secrets.plots[Side::German.number()] = Plot { orders, ..Plot::default() };
    let (unit, hex) = (word("us-m4-75-1"), hex("1010"));
    stand.position.public.owed = Some(Decision::Opportunity { side: Side::German, unit, hex });
    let caption = crate::games::panzer44::scene::caption::caption(
        &stand.rulebook,
        &stand.position.public,
        &[],
        (&[], None, None, None),
        false,
    );
    stand.presented = Some(caption);
    let fires = ordered(Order::Shoot { unit: word("ge-pak-40-1") });
    assert_eq!(stand.press("Fire"), fires, "{:?}", stand.screen.texts());
    assert!(!stand.screen.texts().iter().any(|text| text.contains("Pak")), "{:?}", stand.screen.texts());
    stand.position.secrets.plots[Side::German.number()].orders.insert(word("ge-pak-40-2"), watches);
    assert_eq!(stand.press("Choose in the panels"), [Action::Present]);
    assert!(!stand.screen.texts().iter().any(|text| text.contains("Pak")), "{:?}", stand.screen.texts());
    assert_eq!(stand.press("Hold fire"), ordered(Order::LetPass));
}

#[test]
fn a_hint_is_asked_for_shown_and_taken() {
    let mut stand = Stand::firing();
    stand.selected.clear();
    assert_eq!(stand.press("Hint"), [Action::AskForHint]);
    stand.memory.commands = vec![Command::Hint];
    assert_eq!(stand.on_screen(|screen, draw| screen.frame(Vec::new(), draw)), [Action::AskForHint]);
    let order = Order::Fire { unit: word("ge-stug-3-1"), at: Some(word("us-m4-75-2")) };
    stand.hint = Some(Hint::Given { order, reason: "the best shot".to_owned(), parts: Vec::new() });
    stand.on_screen(|screen, draw| screen.settle(draw));
    for words in ["Fire with 1st StuG III Platoon at American 2nd M4(75) Platoon", "the best shot"] {
        assert!(stand.screen.has(words), "{words}: {:?}", stand.screen.texts());
    }
    assert_eq!(stand.press("Play hint"), [Action::TakeHint]);
    assert_eq!(stand.press("Dismiss"), [Action::DropHint]);
}

#[test]
fn the_rules_on_the_chosen_units_hex_are_told() {
    let mut stand = Stand::firing();
    stand.memory.commands = vec![Command::Why];
    stand.on_screen(|screen, draw| screen.settle(draw));
    assert!(stand.memory.book.open);
    for words in ["1510", "A town", "1st StuG III Platoon"] {
        assert!(stand.screen.has(words), "{words}: {:?}", stand.screen.texts());
    }
}

fn word_of(stand: &Stand, unit: &str) -> Option<Hex> {
    stand.position.public.find(word(unit)).unwrap().hex()
}

/// The remaining tasks of a plot are counted again when its sheet changes (3.1).
#[test]
fn what_now_follows_the_sheet() {
    let mut stand = Stand::new(Phase::Plot, &[("us-m4-75-1", "1408"), ("us-m4-75-2", "1408")]);
    stand.position.public.counters.retain(|counter| counter.hex().is_some());
    stand.memory.what_now = true;
    let tells = |stand: &mut Stand, words: &str| {
        stand.on_screen(|screen, draw| screen.settle(draw));
        stand.screen.texts().iter().any(|text| text.contains(words))
    };
    assert!(tells(&mut stand, "2 units have no order"), "{:?}", stand.screen.texts());
    stand.draft.plot.orders.insert(word("us-m4-75-1"), Task::Move);
    assert!(tells(&mut stand, "1 unit has no order"), "{:?}", stand.screen.texts());
}

/// It also names the selected unit and the units that wait off the map, and leads there on request.
#[test]
fn what_now_tells_of_the_chosen_unit_and_of_those_who_wait() {
    let mut stand = Stand::new(Phase::Plot, &[("us-m4-75-1", "1408")]);
    stand.memory.what_now = true;
    let unit = word("us-m4-75-1");
    stand.selected = vec![unit];
    stand.on_screen(|screen, draw| screen.settle(draw));
    let said = |stand: &Stand, words: &str| stand.screen.texts().iter().any(|text| text.contains(words));
    assert!(said(&stand, "1st M4(75) Platoon: no order yet."), "{:?}", stand.screen.texts());
    stand.draft.plot.orders.insert(unit, Task::Move);
    stand.on_screen(|screen, draw| screen.settle(draw));
    assert!(said(&stand, "1st M4(75) Platoon: Move (MV) is on the sheet."), "{:?}", stand.screen.texts());
    let side = crate::games::panzer44::rules::view::to_play(&stand.rulebook, &stand.position.public);
    for counter in &mut stand.position.public.counters {
        if counter.id != unit {
            counter.place = Place::Destroyed;
        }
    }
    let comes =
        stand.position.public.counters.iter_mut().find(|it| it.side == side && it.id != unit).unwrap();
    comes.place = Place::Due(0);
    let comes = comes.id;
    stand.position.public.turn = stand.rulebook.scenario.last_turn;
    stand.selected.clear();
    assert_eq!(stand.press("Show them"), [Action::BringWaiting(vec![comes])]);
    assert!(said(&stand, "1 unit waits beside the map."), "{:?}", stand.screen.texts());
    // When the unit is to enter, it leads there as well.
    stand.position.public.phase = Phase::FirstMovement;
    stand.position.public.shown[side.number()].orders.insert(comes, Task::Move);
    assert_eq!(stand.press("Show them"), [Action::BringWaiting(vec![comes])]);
}

/// A player with own plotted orders is asked whether they stay when a plot is advised. No order is removed without
/// asking.
#[test]
fn a_hint_asks_before_orders_of_ones_own_go() {
    let mut stand = Stand::new(Phase::Plot, &[("us-m4-75-1", "1408")]);
    let side = Side::Allied;
    let order = Order::Plot { side, plot: Plot::default() };
    stand.hint = Some(Hint::Given { order, reason: String::new(), parts: Vec::new() });
    assert_eq!(stand.press("Play hint"), [Action::TakeHint]);
    stand.draft.plot.orders.insert(word("us-m4-75-1"), Task::Move);
    stand.on_screen(|screen, draw| screen.settle(draw));
    assert!(stand.screen.has("You already have 1 order on the sheet."), "{:?}", stand.screen.texts());
    assert_eq!(stand.press("Keep my orders, add the rest"), [Action::TakeHint]);
    assert_eq!(stand.press("Replace my orders"), [Action::TakeWholeHint]);
}

/// Indirect fire is shown before its dice, as direct fire is: a row chooses it, and a button fires it (8).
#[test]
fn indirect_fire_shows_its_chances_before_it_is_fired() {
    let mut stand = Stand::new(Phase::FirstIndirect, &[("us-m4-105-1", "1009"), ("ge-stug-3-1", "1409")]);
    let (unit, target) = (word("us-m4-105-1"), hex("1409"));
    let task = Task::Bombard { target, pattern: Pattern::Tight };
    stand.position.public.shown[Side::Allied.number()].orders.insert(unit, task);
    let order = Order::Bombard { unit };
    let name = "M4(105) Platoon at Vauclair (1409), tight";
    assert_eq!(stand.press(name), [Wish::Choose(order.clone()).into()], "{:?}", stand.screen.texts());
    assert!(!stand.is_in_reach(&format!("Fire: {name}")));
    stand.chosen = Some(order.clone());
    assert!(stand.is_in_reach(&format!("Fire: {name}")));
    assert!(stand.screen.has("ATTACK PROCEDURE") && !stand.screen.has("No units there"));
    assert_eq!(stand.press(&format!("Fire: {name}")), ordered(order));
}

/// The amber button is the main action: the next shot, the next fire, or all moves as planned.
#[test]
fn what_is_open_comes_before_the_end_of_the_phase() {
    let mut stand = Stand::firing();
    stand.selected.clear();
    let unit = word("ge-stug-3-1");
    let aims = [Action::Select(vec![unit]), Wish::Aim(Some(hex("1408"))).into()];
    assert_eq!(stand.press("Next: 1st StuG III Platoon at 1408"), aims, "{:?}", stand.screen.texts());
    let mut stand = Stand::new(Phase::FirstMovement, &[("us-m4-75-1", "0205")]);
    let unit = word("us-m4-75-1");
    stand.position.public.shown[Side::Allied.number()].orders.insert(unit, Task::Move);
    let led = [Action::Select(vec![unit]), Action::Centre(hex("0205"))];
    assert_eq!(stand.press("Next: 1st M4(75) Platoon moves"), led);
    stand.planned.insert(unit, vec![hex("0305")]);
    assert_eq!(stand.press("Move all as planned (1)"), [Wish::AllAsPlanned.into()]);
    assert_eq!(stand.press("1st M4(75) Platoon as planned"), [Wish::AsPlanned(unit).into()]);
}

/// A unit that has begun its move is not listed; one that has not begun must move (7.3).
#[test]
fn a_unit_that_has_moved_is_not_told_as_left() {
    let mut stand = Stand::new(Phase::FirstMovement, &[("us-m4-75-1", "0205"), ("us-m4-75-2", "0207")]);
    let side = stand.rulebook.scenario.first_player;
    assert_eq!(side, Side::Allied);
    for unit in ["us-m4-75-1", "us-m4-75-2"] {
        stand.position.public.shown[side.number()].orders.insert(word(unit), Task::Move);
    }
    let found = stand.position.public.counters.iter_mut().find(|counter| counter.id == word("us-m4-75-1"));
    found.unwrap().condition.motion = Motion::Moving;
    assert_eq!(stand.press("End phase"), []);
    let (unit, hex) = (word("us-m4-75-2"), hex("0207"));
    let led = [Action::Select(vec![unit]), Action::Centre(hex)];
    assert_eq!(stand.press("1 unit must move before the phase can end (case 7.3)."), led);
    assert_eq!(stand.press("End phase"), [], "it cannot end");
    let found = stand.position.public.counters.iter_mut().find(|counter| counter.id == word("us-m4-75-2"));
    found.unwrap().condition.motion = Motion::Moving;
    stand.memory.ending_phase = false;
    assert_eq!(stand.press("End phase"), ordered(Order::EndPhase));
}

/// Actions that the rules refuse for the rest of the phase are no longer listed (7.3, 11.3).
#[test]
fn what_can_no_longer_be_done_is_not_left() {
    let (carrier, passenger) = (word("us-m3-halftrack-1"), word("us-armoured-infantry-1"));
    let mut stand =
        Stand::new(Phase::FirstMovement, &[("us-m3-halftrack-1", "0205"), ("us-m4-75-1", "0207")]);
    let orders = [(carrier, Task::Move), (passenger, Task::Unload), (word("us-m4-75-1"), Task::Move)];
    stand.position.public.shown[Side::Allied.number()].orders = orders.into();
    let set = |stand: &mut Stand, unit: UnitId, motion: Motion, left: u16| {
        let found = stand.position.public.counters.iter_mut().find(|counter| counter.id == unit).unwrap();
        (found.condition.motion, found.condition.left) = (motion, Points::whole(left));
    };
    let found = stand.position.public.counters.iter_mut().find(|counter| counter.id == passenger);
    found.unwrap().place = Place::Aboard(carrier);
    let left = |stand: &mut Stand, words: &str| {
        stand.on_screen(|screen, draw| screen.settle(draw));
        assert!(stand.screen.has(words), "{words}: {:?}", stand.screen.texts());
        stand.screen.texts().iter().any(|text| text.contains("unloads"))
    };
    assert!(!left(&mut stand, "3 orders left"), "its carrier has not moved");
    // The order is still shown, with the reason for waiting.
    assert!(stand.screen.has("Unload after their carrier has moved: 1st Armoured Infantry Platoon."));
    stand.selected = vec![passenger];
    stand.memory.what_now = true;
    let waits = "1st Armoured Infantry Platoon: it unloads when 1st M3 Half-track Platoon has moved.";
    left(&mut stand, waits);
    stand.selected.clear();
    set(&mut stand, carrier, Motion::Moving, 2);
    stand.position.public.moving = Some(carrier);
    assert!(left(&mut stand, "3 orders left"));
    // Another carrier moves, as long as it has points.
    set(&mut stand, carrier, Motion::Done, 2);
    set(&mut stand, word("us-m4-75-1"), Motion::Moving, 0);
    stand.position.public.moving = Some(word("us-m4-75-1"));
    assert!(!left(&mut stand, "0 orders left"));
    assert_eq!(stand.press("End phase"), ordered(Order::EndPhase));
}

/// Passengers are named with the carrier, on the map and off it.
#[test]
fn carriers_name_their_passengers_under_the_mouse() {
    let mut stand = Stand::new(Phase::Plot, &[("us-m4-75-1", "1408")]);
    let (carrier, rides) = (word("us-m4-75-1"), word("us-m4-75-2"));
    let rider = stand.position.public.counters.iter_mut().find(|it| it.id == rides).unwrap();
    rider.place = Place::Aboard(carrier);
    let (rulebook, public) = (&stand.rulebook, &stand.position.public);
    let facts = Panzer44::hex_facts(rulebook, public, hex("1408"));
    assert!(facts.lines[0].1.contains(", carrying 2nd M4(75) Platoon"), "{facts:?}");
    let facts = Panzer44::waiting_facts(rulebook, public, carrier);
    assert_eq!((facts.title.as_str(), facts.lines.len()), ("1st M4(75) Platoon", 1));
}
