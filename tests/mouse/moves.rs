//! Moves by drags and clicks, and their refusals.

use crate::windowless::{SEVENTH, Table, hex, on_the_move, put, put_at, word};
use bevy::{
    input::ButtonState,
    picking::pointer::{PointerAction, PointerButton},
    prelude::*,
};
use kessel::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::rules::{
        Guderian, Position,
        counter::{Piece, Place},
        movement::{Group, reach::Reach},
        order::{Order, legal},
        phase::Phase,
        set_up,
    },
    planning::Plan,
    table::{Ask, ForVote, Hand, MapView, Request},
};

#[test]
fn a_division_is_dragged_where_it_can_go() {
    let mut table = Table::with(on_the_move);
    let pieces: Vec<Piece> = SEVENTH.iter().map(|id| table.piece(id)).collect();
    let rulebook = table.session().rulebook.clone().expect("a game");
    let public = &table.position().public;
    let group = Group::new(&rulebook, public, &pieces).expect("they may move");
    let reach = Reach::new(&rulebook, public, &group);
    let target =
        reach.hexes().iter().copied().find(|hex| hex.distance(group.start) == 3).expect("three hexes away");
    let (from, to) = (table.place("pzg-7-7"), table.middle(target));
    table.drag_with_shift(from, to);
    assert_eq!(table.session().refusal, None);
    assert_eq!(SEVENTH.map(|id| table.stands(id)), [Some(target); 3]);
    table.request(Request::Undo);
    assert_eq!(SEVENTH.map(|id| table.stands(id)), [Some(hex("1108")); 3], "it can be taken back");
    table.request(Request::Redo);
    assert_eq!(SEVENTH.map(|id| table.stands(id)), [Some(target); 3], "and played again");
}

/// Shift takes the whole stack with a click as with a drag; the same click again lets it go.
#[test]
fn a_click_with_shift_takes_the_whole_stack() {
    let mut table = Table::with(on_the_move);
    let place = table.place("pzg-7-7");
    for taken in [SEVENTH.len(), 0] {
        table.key(KeyCode::ShiftLeft, ButtonState::Pressed);
        table.click(place);
        table.key(KeyCode::ShiftLeft, ButtonState::Released);
        table.wait(2);
        assert_eq!(table.session().selected.len(), taken, "{:?}", table.session().selected);
    }
}

/// While moves are added to the vote of viewers, a drop is a choice: the units stay, and nothing is played.
#[test]
fn a_drop_can_be_a_choice_of_a_vote() {
    let mut table = Table::with(on_the_move);
    table.app.insert_resource(ForVote::default());
    table.app.world_mut().resource_mut::<ForVote>().switch(true);
    let pieces: Vec<Piece> = SEVENTH.iter().map(|id| table.piece(id)).collect();
    let rulebook = table.session().rulebook.clone().expect("a game");
    let public = &table.position().public;
    let group = Group::new(&rulebook, public, &pieces).expect("they may move");
    let reach = Reach::new(&rulebook, public, &group);
    let target = reach.hexes().iter().copied().find(|hex| hex.distance(group.start) == 2).expect("two away");
    let (from, to) = (table.place("pzg-7-7"), table.middle(target));
    table.drag_with_shift(from, to);
    assert_eq!(SEVENTH.map(|id| table.stands(id)), [Some(hex("1108")); 3]);
    let orders = table.app.world_mut().resource_mut::<ForVote>().take();
    let [order] = orders.as_slice() else { panic!("{orders:?}, {:?}", table.session().refusal) };
    let Some(Order::Move { units, path }) = order.of::<Order>() else { panic!("{order:?}") };
    assert_eq!((units.len(), path.last()), (3, Some(&target)));
    table.app.world_mut().resource_mut::<ForVote>().switch(false);
    table.drag_with_shift(from, to);
    assert_eq!(SEVENTH.map(|id| table.stands(id)), [Some(target); 3], "it is played again");
}

#[test]
fn a_double_click_takes_the_division_and_leaves_others() {
    let mut table = Table::with(|rulebook, position| {
        on_the_move(rulebook, position);
        put(position, &["pz-29-12"], "1108");
        position.public.counters.retain(|counter| counter.id != word("pzg-6-7"));
    });
    let from = table.place("pzg-7-7");
    table.move_to(from);
    table.point(PointerAction::Press(PointerButton::Primary));
    table.point(PointerAction::Release(PointerButton::Primary));
    table.point(PointerAction::Press(PointerButton::Primary));
    table.move_to(from + Vec2::new(30.0, 0.0));
    let held = table.get::<Hand>().held.clone().expect("something in the hand");
    let grasped: Vec<UnitId> = held.units;
    let division: Vec<bool> = grasped.iter().map(|id| id.as_str().ends_with("-7")).collect();
    assert!(
        grasped.len() <= 2 && (division.iter().all(|seventh| *seventh) || grasped.len() == 1),
        "{grasped:?}"
    );
    assert!(!held.offer.places.is_empty(), "the reach lights up");
}

/// Units in the margin are selected by division, too, as lesson 8 explains. This is a double click and a drag after it,
/// or a double press and a drag. The corps that waits there stays.
#[test]
fn a_double_click_takes_a_division_that_waits_beside_the_map() {
    let waits = |position: &mut Position| {
        position.public.phase = Phase::GermanMovement;
        let others = ["pz-29-12", "pzg-5-12", "mot-76-20"];
        put_at(position, &[&SEVENTH[..], &others].concat(), Place::Due { area: word("C") });
    };
    let ids = |table: &Table| -> Vec<UnitId> {
        let held = table.get::<Hand>().held.clone().expect("something in the hand");
        held.units
    };
    for at_once in [true, false] {
        let mut table = Table::with(|_, position| waits(position));
        let from = table.place("pzg-6-7");
        table.move_to(from);
        table.point(PointerAction::Press(PointerButton::Primary));
        table.point(PointerAction::Release(PointerButton::Primary));
        table.point(PointerAction::Press(PointerButton::Primary));
        if !at_once {
            table.point(PointerAction::Release(PointerButton::Primary));
            let selected = &table.session().selected;
            assert!(
                selected.len() == 3 && selected.iter().all(|id| id.as_str().ends_with("-7")),
                "{selected:?}"
            );
            // A third press at once would still count as one of many.
            std::thread::sleep(std::time::Duration::from_millis(700));
            table.point(PointerAction::Press(PointerButton::Primary));
        }
        table.move_to(from + Vec2::new(30.0, 0.0));
        let mut held = ids(&table);
        held.sort_unstable();
        assert_eq!(held, SEVENTH.map(word), "pressed twice: {at_once}");
        table.move_to(table.middle(hex("0215")));
        table.point(PointerAction::Release(PointerButton::Primary));
        table.wait(3);
        assert_eq!(table.session().refusal, None);
        assert_eq!(SEVENTH.map(|id| table.stands(id)), [Some(hex("0215")); 3]);
        assert_eq!(table.stands("pz-29-12"), None, "the others wait on");
    }
}

/// The mouse presses and has left before a frame has examined the place under it.
#[test]
fn a_flick_grasps_the_counter_it_was_pressed_on() {
    let mut table = Table::with(on_the_move);
    table.wait(30);
    let (from, to) = (table.place("pzg-7-7"), table.middle(hex("1110")));
    table.move_to(Vec2::new(5.0, 300.0));
    let shown = table.get::<MapView>().clone();
    table.flick(from, to);
    assert_eq!(table.get::<MapView>().centre, shown.centre, "the map stays where it is");
    assert_eq!(table.session().refusal, None);
    let moved = SEVENTH.iter().filter(|id| table.stands(id) == Some(hex("1110"))).count();
    assert_eq!(moved, 1, "the one on top went");
}

/// The map still moves when the button is pressed: it stops, and the counter under the pointer follows the pointer.
#[test]
fn a_press_stops_the_map_and_takes_what_was_under_the_pointer() {
    let mut table = Table::with(on_the_move);
    let places = [table.get::<MapView>().centre + Vec2::new(12.0, 0.0)];
    table.app.world_mut().resource_mut::<MapView>().show_all(&places, 12.0);
    let going = |table: &mut Table| {
        std::thread::sleep(std::time::Duration::from_millis(30));
        table.wait(1);
    };
    (0..4).for_each(|_| going(&mut table));
    assert!(!table.get::<MapView>().is_still(), "it is on its way");
    let from = table.place("pzg-7-7");
    table.tell(from, PointerAction::Move { delta: from - table.pointer });
    table.tell(from, PointerAction::Press(PointerButton::Primary));
    table.wait(1);
    let seen = table.get::<MapView>().centre;
    let to = table.middle(hex("1110"));
    (0..3).for_each(|_| going(&mut table));
    assert_eq!(table.get::<MapView>().centre, seen, "the map stands still");
    for part in [0.2, 0.6, 1.0] {
        table.move_to(from.lerp(to, part));
        going(&mut table);
    }
    table.point(PointerAction::Release(PointerButton::Primary));
    table.wait(3);
    assert_eq!(table.session().refusal, None);
    let moved = SEVENTH.iter().filter(|id| table.stands(id) == Some(hex("1110"))).count();
    assert_eq!(moved, 1, "the one on top went");
}

#[test]
fn dragging_the_map_lays_no_marker() {
    let mut table = Table::with(|_, position| position.public.phase = Phase::FirstInterdiction);
    let free = table.middle(hex("3020"));
    table.drag(free, free + Vec2::new(60.0, 40.0));
    assert_eq!(table.session().refusals, 0);
    assert!(table.position().public.air_markers.is_empty());
    let open =
        legal::marker_hexes(table.session().rulebook.as_ref().expect("a game"), &table.position().public);
    let place = table.middle(open[open.len() / 2]);
    table.click(place);
    assert_eq!(table.position().public.air_markers.len(), 1, "a click lays one");
}

/// 14.2: a click chooses the hex where the division enters; Escape cancels it.
#[test]
fn a_division_of_the_front_is_called_up_to_the_clicked_hex() {
    let mut table = Table::with(|rulebook, position| {
        let front = rulebook.scenario.south_western_front.as_ref().expect("the campaign has one");
        position.public.turn = front.from_turn;
        position.public.phase = Phase::SovietMovement;
    });
    let rulebook = table.session().rulebook.clone().expect("a game");
    let ways = legal::call_ways(&rulebook, &table.position().public);
    let end = ways.iter().filter(|(path, _)| path.len() == 3).map(|(path, _)| path[2]).next().expect("a way");
    let call = |table: &mut Table| {
        table.app.world_mut().resource_mut::<Plan<Guderian>>().0.calling_up = true;
        table.wait(2);
    };
    call(&mut table);
    assert!(table.get::<Hand>().offer().places.contains_key(&end));
    table.tap(KeyCode::Escape);
    let place = table.middle(end);
    table.click(place);
    assert_eq!(table.position().public.south_west.1, 0, "nobody was called");
    call(&mut table);
    table.click(place);
    assert_eq!(table.position().public.south_west.1, 1, "{:?}", table.session().refusal);
    assert_eq!(table.position().public.stack(end).count(), 1);
}

#[test]
fn an_illegal_move_is_refused_with_its_case() {
    let mut table = Table::with(on_the_move);
    let before = table.position().clone();
    let (from, to) = (table.place("pzg-7-7"), table.middle(hex("5020")));
    table.drag(from, to);
    let refusal = table.session().refusal.clone().expect("a refusal");
    assert_eq!(refusal.case, "K5.2", "{refusal}");
    assert_eq!(*table.position(), before);
    assert!(table.get::<Hand>().held.is_none());
}

#[test]
fn enemies_cannot_be_moved() {
    let mut table = Table::with(on_the_move);
    let (from, to) = (table.place("leader-konev"), table.middle(hex("1514")));
    table.drag(from, to);
    assert!(table.session().refusal.is_some());
    assert_eq!(table.stands("leader-konev"), Some(hex("1414")));
}

/// One click sets up all waiting units on the map (5.11); the phase stays open.
#[test]
fn the_armies_are_set_up_by_the_computer_at_one_click() {
    let mut table = Table::with(|_, _| {});
    assert_eq!(table.position().public.phase, Phase::SovietSetUp);
    table.request(Request::People(Ask::SetUp));
    let public = &table.position().public;
    assert_eq!((table.session().refusal.clone(), public.phase), (None, Phase::SovietSetUp));
    assert_eq!(set_up::waiting(public).count(), 0);
}

/// Selected units move to a clicked highlighted hex, as by a drop there. A click next to the highlighted hexes gives
/// the reason of the rules, and one farther away clears the selection and says why they stay.
#[test]
fn a_click_on_a_lit_hex_sends_who_is_chosen() {
    let mut table = Table::with(on_the_move);
    let (unit, start) = ("pzg-7-7", hex("1108"));
    let click = |table: &mut Table, place: Vec2| {
        table.move_to(place);
        table.point(PointerAction::Press(PointerButton::Primary));
        table.point(PointerAction::Release(PointerButton::Primary));
        table.wait(3);
        // The next press is not the second one of a double click.
        std::thread::sleep(std::time::Duration::from_millis(700));
    };
    let card = table.place(unit);
    click(&mut table, card);
    let chosen = table.session().selected.clone();
    let offer = table.get::<Hand>().offer();
    let lit: Vec<Hex> = offer.places.keys().copied().collect();
    let board = &table.session().rulebook.clone().expect("a game").board;
    let to = lit.iter().copied().find(|hex| hex.distance(start) == 2).expect("two hexes away");
    let beside = |hex: &Hex| lit.iter().any(|lit| lit.distance(*hex) == 1);
    let held = table.position().public.clone();
    let dark = |hex: &Hex| !lit.contains(hex) && *hex != start && held.stack(*hex).next().is_none();
    let near = board.hexes().filter(dark).find(beside).expect("a hex beside what is lit");
    let far = board.hexes().filter(dark).find(|hex| !beside(hex)).expect("a hex far from it");

    let place = table.middle(near);
    click(&mut table, place);
    assert!(table.session().refusal.is_some(), "why nobody goes to {near}");
    assert_eq!((table.stands(chosen[0].as_str()), &table.session().selected), (Some(start), &chosen));

    let place = table.middle(to);
    click(&mut table, place);
    assert_eq!(table.session().refusal, None);
    assert_eq!(table.stands(chosen[0].as_str()), Some(to));
    assert_eq!(table.session().selected, chosen, "and may be sent on");

    let place = table.middle(far);
    click(&mut table, place);
    let refusal = table.session().refusal.clone().expect("a reason");
    assert_eq!(refusal.case, "table", "{refusal}");
    assert_eq!((table.stands(chosen[0].as_str()), &table.session().selected), (Some(to), &Vec::new()));
}

/// A setting switches moves by clicks off.
#[test]
fn clicks_do_not_move_where_that_is_switched_off() {
    let mut table = Table::with(on_the_move);
    table.app.world_mut().resource_mut::<kessel::settings::Settings>().click_to_move = false;
    for place in [table.place("pzg-7-7"), table.middle(hex("1109"))] {
        table.move_to(place);
        table.point(PointerAction::Press(PointerButton::Primary));
        table.point(PointerAction::Release(PointerButton::Primary));
        table.wait(3);
    }
    assert_eq!((table.stands("pzg-7-7"), &table.session().selected), (Some(hex("1108")), &Vec::new()));
}
