//! Panzer ’44 with the mouse: set-up, plots by drags after the hand-over, and refusals.

use super::{
    Table,
    windowless::{hex, word},
};
use bevy::{input::ButtonState, prelude::*};
use kessel::{
    engine::{board::Hex, counters::CounterEntities, orders::ChosenOptions},
    games::panzer44::{
        players::by_name,
        rules::{
            Panzer44, Position, Rulebook, View,
            kinds::Side,
            order::{Order, legal},
            phase::Phase,
            plot::{Instruction, Plot, Task, Tool},
            set_up,
        },
    },
    panels::{Custom, NewGame, ReplayAction, Seat, Stride},
    planning::Plan,
    play::players::Thought,
    settings::Settings,
    table::{Ask, FacesAsked, MapView, Replay, Reported, Request, Screen, Session, SessionRequest},
};

/// `vauclair` on the table, with two players.
fn vauclair() -> Table {
    vauclair_with(Custom::default(), |_| {})
}

/// `vauclair` with these settings, on a table that has been prepared.
pub fn vauclair_with(custom: Custom, prepare: impl FnOnce(&mut App)) -> Table {
    let mut table = Table::with(|_, _| {});
    prepare(&mut table.app);
    table.request(Request::NewGame(NewGame {
        scenario: "vauclair".to_owned(),
        options: ChosenOptions::usual::<Panzer44>(),
        seed: Some(5),
        seats: [Seat::Human, Seat::Human],
        custom,
    }));
    table.wait(8);
    // The view has opened at the coming combat; in this test the mouse can reach all places.
    assert!(!table.get::<MapView>().whole && table.get::<MapView>().radius >= 30.0);
    table.app.world_mut().resource_mut::<MapView>().show_whole(true);
    table.wait(2);
    table
}

pub fn position(table: &Table) -> &Position {
    table.get::<Position>()
}

pub fn give(table: &mut Table, order: Order) {
    table.app.world_mut().write_message(SessionRequest(Request::order(order)));
    table.wait(3);
}

/// The middle of a unit's card in the window.
pub fn card(table: &Table, unit: &str) -> Vec2 {
    let number = position(table).public.counters.iter().position(|counter| counter.id == word(unit));
    let entity = table.get::<CounterEntities>().all()[number.expect("a unit")];
    let sprite = table.app.world().get::<Transform>(entity).expect("a sprite");
    table.get::<MapView>().to_screen(sprite.translation.truncate())
}

/// Waits until a dropped card has moved to its place: on its path it would take clicks on other hexes.
fn come_to_rest(table: &mut Table, unit: &str) {
    for _ in 0..300 {
        let before = card(table, unit);
        std::thread::sleep(std::time::Duration::from_millis(10));
        table.wait(2);
        if card(table, unit) == before {
            return;
        }
    }
    panic!("{unit} does not come to rest");
}

pub fn stands(table: &Table, unit: &str) -> Option<Hex> {
    position(table).public.find(word(unit)).and_then(|counter| counter.hex())
}

pub fn refusal(table: &Table) -> Option<String> {
    table.get::<Session<Panzer44>>().refusal.as_ref().map(|refusal| refusal.case.clone())
}

/// Sets up the rest, anywhere.
pub fn set_up(table: &mut Table) {
    while position(table).public.phase.is_set_up() {
        let rulebook: std::sync::Arc<Rulebook> =
            table.get::<Session<Panzer44>>().rulebook.clone().expect("a rulebook");
        let orders = legal::orders(&View::to_play(&rulebook, position(table)));
        let order = orders[orders.len() / 2].clone();
        give(table, order);
    }
}

/// The Germans are set up, the Americans have committed an empty plot, and the Germans have taken over.
pub fn germans_plot() -> Table {
    let mut table = vauclair();
    for (unit, at) in [("ge-stug-3-1", "1510"), ("ge-pak-40-1", "1311"), ("ge-hmg-section-1", "1409")] {
        give(&mut table, Order::Deploy { unit: word(unit), hex: hex(at) });
    }
    set_up(&mut table);
    assert_eq!(position(&table).public.phase, Phase::Plot);
    assert_eq!(table.screen(), Screen::HandOver, "nobody plots before the eyes of the other");
    take_over(&mut table);
    give(&mut table, Order::Plot { side: Side::Allied, plot: Plot::default() });
    assert_eq!(table.screen(), Screen::HandOver);
    take_over(&mut table);
    assert_eq!(table.screen(), Screen::Table);
    table.wait(4);
    table
}

pub fn take_over(table: &mut Table) {
    table.key(KeyCode::Enter, ButtonState::Pressed);
    table.key(KeyCode::Enter, ButtonState::Released);
    table.wait(4);
}

fn order_of(table: &Table, unit: &str) -> Option<Task> {
    table.get::<Plan<Panzer44>>().0.draft.plot.orders.get(&word(unit)).copied()
}

#[test]
fn a_unit_is_set_up_and_put_elsewhere_by_dragging() {
    let mut table = vauclair();
    assert_eq!(position(&table).public.phase, Phase::FirstSetUp);
    give(&mut table, Order::Deploy { unit: word("ge-stug-3-1"), hex: hex("1510") });
    let (from, to) = (card(&table, "ge-stug-3-1"), table.middle(hex("1710")));
    table.drag(from, to);
    assert_eq!(stands(&table, "ge-stug-3-1"), Some(hex("1710")));
    // Column 25 does not belong to them.
    let (from, to) = (card(&table, "ge-stug-3-1"), table.middle(hex("2510")));
    table.drag(from, to);
    assert_eq!((stands(&table, "ge-stug-3-1"), refusal(&table).as_deref()), (Some(hex("1710")), Some("4.1")));
}

/// Faces are requested after a change, and not in every frame.
#[test]
fn a_frame_without_news_asks_for_no_face_and_a_move_for_few() {
    let mut table = vauclair();
    give(&mut table, Order::Deploy { unit: word("ge-stug-3-1"), hex: hex("1510") });
    let asked = |table: &Table| table.get::<FacesAsked>().0;
    let before = asked(&table);
    assert!(before > 0);
    table.wait(10);
    assert_eq!(asked(&table), before, "nothing has changed");
    give(&mut table, Order::Deploy { unit: word("ge-stug-3-1"), hex: hex("1710") });
    let more = asked(&table) - before;
    assert!((1..=3).contains(&more), "{more} faces for one counter");
}

#[test]
fn dragging_plots_moves_and_fire_that_nobody_else_sees() {
    let mut table = germans_plot();
    let before = position(&table).clone();
    // Along its path: a move, and the path is kept in the draft.
    let (from, to) = (card(&table, "ge-stug-3-1"), table.middle(hex("1512")));
    table.drag(from, to);
    assert_eq!(order_of(&table, "ge-stug-3-1"), Some(Task::Move));
    let way = table.get::<Plan<Panzer44>>().0.draft.ways[&word("ge-stug-3-1")].clone();
    assert_eq!(way, [hex("1511"), hex("1512")], "the cheapest way, by road");
    // Opportunity fire at a hex in sight.
    table.app.world_mut().resource_mut::<Plan<Panzer44>>().0.draft.tool = Tool::Opportunity;
    let (from, to) = (card(&table, "ge-pak-40-1"), table.middle(hex("1011")));
    table.drag(from, to);
    let watch = Task::Watch { target: hex("1011"), at: Instruction::First };
    assert_eq!(order_of(&table, "ge-pak-40-1"), Some(watch), "{:?}", refusal(&table));
    // Direct fire without a target is refused by the rule that the highlights use.
    table.app.world_mut().resource_mut::<Plan<Panzer44>>().0.draft.tool = Tool::Direct;
    let (from, to) = (card(&table, "ge-hmg-section-1"), table.middle(hex("1408")));
    table.drag(from, to);
    assert_eq!(order_of(&table, "ge-hmg-section-1"), None);
    assert!(refusal(&table).is_some());
    // All of this is in the draft alone: the game does not know it yet.
    assert_eq!(*position(&table), before);
    let plot = table.get::<Plan<Panzer44>>().0.draft.plot.clone();
    give(&mut table, Order::Plot { side: Side::German, plot });
    assert_ne!(position(&table).public.phase, Phase::Plot);
    assert!(
        table.get::<Plan<Panzer44>>().0.draft.plot.is_empty() || position(&table).public.phase != Phase::Plot
    );
}

#[test]
fn the_game_gives_way_to_the_other_and_back() {
    let mut table = vauclair();
    assert!(table.app.world().get_resource::<kessel::games::guderian::rules::Position>().is_none());
    let options = ChosenOptions::usual::<kessel::games::guderian::rules::Guderian>();
    let (scenario, seats) = ("dvina".to_owned(), [Seat::Human, Seat::Human]);
    table.request(Request::NewGame(NewGame {
        scenario,
        options,
        seed: Some(1),
        seats,
        custom: Custom::default(),
    }));
    table.wait(4);
    assert!(table.app.world().get_resource::<Position>().is_none(), "one game lies on the table at a time");
    assert!(table.session().has_game() && !table.get::<Session<Panzer44>>().has_game());
}

/// `vauclair` after this number of orders of random players, with the position after each.
fn played(orders: usize) -> (Table, Vec<Position>) {
    let mut table = vauclair();
    table.app.world_mut().resource_mut::<Settings>().hand_over = false;
    // Each position is one order further.
    table.app.world_mut().resource_mut::<Settings>().pass_phases = false;
    let rulebook = table.get::<Session<Panzer44>>().rulebook.clone().expect("a rulebook");
    let mut players = [1, 2].map(|seed| by_name("random", seed).expect("a player"));
    let mut positions = vec![position(&table).clone()];
    for _ in 0..orders {
        if position(&table).public.phase == Phase::Over {
            break;
        }
        let view = View::to_play(&rulebook, position(&table));
        let order = players[view.side.number()].choose_order(&view, &Thought::default()).order;
        table.app.world_mut().write_message(SessionRequest(Request::order(order)));
        table.wait(1);
        assert_eq!(refusal(&table), None);
        positions.push(position(&table).clone());
    }
    table.wait(3);
    (table, positions)
}

impl Table {
    fn look_back(&mut self, action: ReplayAction) {
        self.request(Request::Replay(action));
    }
}

#[test]
fn every_moment_is_shown_as_it_was_and_the_game_comes_back() {
    let (mut table, positions) = played(70);
    let log = table.get::<Session<Panzer44>>().log.clone();
    table.look_back(ReplayAction::Open);
    assert_eq!(table.screen(), Screen::Replay);
    assert_eq!(*position(&table), positions[0]);
    // In both directions, step by step and by leaps, across the stored positions.
    for moment in [1, 2, 33, 32, 31, 70, 64, 65, 5, 4, 0, 17] {
        table.look_back(ReplayAction::Go(moment));
        assert_eq!(table.get::<Replay<Panzer44>>().state().now, moment);
        assert_eq!(*position(&table), positions[moment], "after {moment} orders");
    }
    // No order is accepted, and none is undone.
    give(&mut table, Order::EndPhase);
    table.request(Request::Undo);
    assert_eq!(*position(&table), positions[17]);
    table.look_back(ReplayAction::Leave);
    assert_eq!(table.screen(), Screen::Table);
    assert_eq!(position(&table), positions.last().expect("the present"));
    assert_eq!(table.get::<Session<Panzer44>>().log, log);
}

#[test]
fn steps_lead_to_phases_and_turns() {
    let (mut table, positions) = played(120);
    table.look_back(ReplayAction::Open);
    let phase = |table: &Table| (position(table).public.turn, position(table).public.phase);
    let mut seen = vec![phase(&table)];
    loop {
        let state = table.get::<Replay<Panzer44>>().state();
        let to = state.step(Stride::Phase, true);
        if to == state.now {
            break;
        }
        table.look_back(ReplayAction::Go(to));
        seen.push(phase(&table));
    }
    assert!(seen.len() > 3, "{seen:?}");
    let last = phase(&table);
    assert_eq!(position(&table), positions.last().expect("the present"));
    // Every step except the last leads to another phase.
    let before: Vec<_> = seen[..seen.len() - 1].windows(2).filter(|pair| pair[0] == pair[1]).collect();
    assert!(before.is_empty(), "{before:?} up to {last:?}");
    let state = table.get::<Replay<Panzer44>>().state();
    let back = state.step(Stride::Turn, false);
    let opens = state.chapters.iter().find(|chapter| chapter.after == back).expect("a chapter");
    assert!(opens.opens_turn, "{opens:?}");
}

#[test]
fn a_draft_outlives_a_look_at_the_replay_and_the_report() {
    let mut table = germans_plot();
    let (from, to) = (card(&table, "ge-stug-3-1"), table.middle(hex("1512")));
    table.drag(from, to);
    let draft = table.get::<Plan<Panzer44>>().0.draft.clone();
    assert!(!draft.plot.is_empty());
    table.look_back(ReplayAction::Open);
    table.look_back(ReplayAction::Go(3));
    table.look_back(ReplayAction::Leave);
    table.request(Request::ShowReport);
    table.wait(2);
    assert_eq!(table.screen(), Screen::Report);
    assert_eq!(table.get::<Reported<Panzer44>>().report.attacks.len(), 0, "nobody has fired yet");
    table.request(Request::CloseReport);
    table.wait(2);
    assert_eq!(table.screen(), Screen::Table);
    assert_eq!(table.get::<Plan<Panzer44>>().0.draft, draft);
}

#[test]
fn who_cannot_go_where_he_is_sent_hears_why_and_stays_chosen() {
    let mut table = germans_plot();
    let (from, to) = (card(&table, "ge-stug-3-1"), table.middle(hex("1512")));
    table.drag(from, to);
    let plot = table.get::<Plan<Panzer44>>().0.draft.plot.clone();
    give(&mut table, Order::Plot { side: Side::German, plot });
    for _ in 0..6 {
        if position(&table).public.phase != Phase::SecondMovement {
            give(&mut table, Order::EndPhase);
        }
    }
    assert_eq!(position(&table).public.phase, Phase::SecondMovement);
    come_to_rest(&mut table, "ge-stug-3-1");
    let at = card(&table, "ge-stug-3-1");
    table.click(at);
    assert_eq!(table.get::<Session<Panzer44>>().selected, [word("ge-stug-3-1")]);
    let before = stands(&table, "ge-stug-3-1");
    let far = table.middle(hex("0203"));
    table.click(far);
    assert!(refusal(&table).is_some(), "the click says nothing");
    assert_ne!(refusal(&table).as_deref(), Some("table"));
    assert_eq!(stands(&table, "ge-stug-3-1"), before);
    assert_eq!(table.get::<Session<Panzer44>>().selected, [word("ge-stug-3-1")]);
    let near = table.middle(hex("1511"));
    table.click(near);
    assert_eq!(stands(&table, "ge-stug-3-1"), Some(hex("1511")));
    // The other side continues: no unit of this side stays selected.
    give(&mut table, Order::EndPhase);
    assert!(table.get::<Session<Panzer44>>().selected.is_empty());
}

/// One click sets up the waiting units, and each unit can be picked up again and put into another hex (4.1).
#[test]
fn a_side_is_set_up_by_the_computer_at_one_click() {
    let mut table = vauclair();
    give(&mut table, Order::Deploy { unit: word("ge-stug-3-1"), hex: hex("1510") });
    table.request(Request::People(Ask::SetUp));
    assert_eq!(refusal(&table), None);
    let rulebook = table.get::<Session<Panzer44>>().rulebook.clone().expect("a rulebook");
    let public = &position(&table).public;
    assert_eq!(public.phase, Phase::FirstSetUp, "the phase stays open");
    assert!(!set_up::is_wanting(&rulebook, public), "units, mines and positions");
    assert_eq!(stands(&table, "ge-stug-3-1"), Some(hex("1510")), "what stands is left alone");
    give(&mut table, Order::Deploy { unit: word("ge-stug-3-2"), hex: hex("1610") });
    assert_eq!(stands(&table, "ge-stug-3-2"), Some(hex("1610")));
}
