//! The held counters in Panzer ’44: every gesture of one game works in the other.

use super::{
    Table,
    panzer44::{card, germans_plot, give, position, refusal, stands, vauclair_with},
    windowless::{hex, word},
};
use bevy::{
    camera::visibility::RenderLayers,
    input::{ButtonState, mouse::MouseButtonInput},
    picking::pointer::{PointerAction, PointerButton},
    prelude::*,
};
use kessel::{
    engine::counters::CounterEntities,
    games::panzer44::rules::{Panzer44, Rulebook, View, kinds::Side, order::Order, phase::Phase, plot::Task},
    panels::Custom,
    planning::{Mark, Plan},
    table::{Hand, MapView, Session},
};

/// Two guns of one type and a gun of another, set up in one hex.
fn two_of_a_type() -> Table {
    let mut table = vauclair_with(Custom::default(), |_| {});
    for unit in ["ge-pak-40-1", "ge-stug-3-1", "ge-stug-3-2"] {
        give(&mut table, Order::Deploy { unit: word(unit), hex: hex("1510") });
        assert_eq!(stands(&table, unit), Some(hex("1510")));
    }
    table.wait(4);
    table
}

fn press(table: &mut Table, place: Vec2) {
    table.move_to(place);
    table.point(PointerAction::Press(PointerButton::Primary));
}

fn let_go(table: &mut Table) {
    table.point(PointerAction::Release(PointerButton::Primary));
    table.wait(3);
}

#[test]
fn a_counter_is_lifted_and_follows_the_mouse() {
    let mut table = germans_plot();
    let (from, to) = (card(&table, "ge-stug-3-1"), table.middle(hex("1512")));
    press(&mut table, from);
    table.move_to(from.lerp(to, 0.5));
    table.move_to(to);
    let held = table.get::<Hand>().held.clone().expect("it is in the hand");
    assert_eq!((held.units.as_slice(), held.from), ([word("ge-stug-3-1")].as_slice(), Some(hex("1510"))));
    let choice = held.offer.places[&hex("1512")].clone();
    assert_eq!((choice.mark, choice.path), (Mark::Reach, vec![hex("1511"), hex("1512")]));
    let number = position(&table).public.counters.iter().position(|unit| unit.id == word("ge-stug-3-1"));
    let entity = table.get::<CounterEntities>().all()[number.expect("a unit")];
    let transform = *table.app.world().get::<Transform>(entity).expect("a card");
    let shown = table.get::<MapView>().to_screen(transform.translation.truncate());
    assert!(shown.distance(to) < 2.0, "{shown} {to}");
    assert!(transform.scale.x > 1.0, "it is lifted");
    let_go(&mut table);
    assert!(table.get::<Hand>().held.is_none());
    assert_eq!(
        table.get::<Plan<Panzer44>>().0.draft.plot.orders.get(&word("ge-stug-3-1")),
        Some(&Task::Move)
    );
}

/// The pictures of counters that are drawn for viewers, with their places.
fn for_viewers(table: &mut Table) -> Vec<String> {
    let viewers = RenderLayers::layer(1);
    let world = table.app.world_mut();
    let mut sprites = world.query::<(&RenderLayers, &Sprite, &Transform, &Visibility)>();
    let seen = sprites
        .iter(world)
        .filter(|(layers, .., visibility)| layers.intersects(&viewers) && **visibility != Visibility::Hidden);
    let mut seen: Vec<String> = seen
        .map(|(_, sprite, transform, _)| format!("{:?} {:?}", transform.translation, sprite.custom_size))
        .collect();
    seen.sort();
    seen
}

/// A plot is secret: for viewers no counter is lifted, follows the mouse or moves back (5.6).
#[test]
fn viewers_do_not_see_what_is_in_the_hand_while_a_side_plots() {
    let mut table = germans_plot();
    table.wait(20);
    let before = for_viewers(&mut table);
    let (from, to) = (card(&table, "ge-stug-3-1"), table.middle(hex("1512")));
    press(&mut table, from);
    for part in [0.3, 0.7, 1.0] {
        table.move_to(from.lerp(to, part));
        assert_eq!(for_viewers(&mut table), before, "as if nothing were in the hand");
    }
    assert!(table.get::<Hand>().held.is_some());
    table.point(PointerAction::Release(PointerButton::Primary));
    for _ in 0..40 {
        table.wait(1);
        assert_eq!(for_viewers(&mut table), before, "it has not been anywhere");
    }
    // State that is not secret is visible to all: the path of a moving unit.
    let plot = table.get::<Plan<Panzer44>>().0.draft.plot.clone();
    give(&mut table, Order::Plot { side: Side::German, plot });
    for _ in 0..6 {
        if position(&table).public.phase != Phase::SecondMovement {
            give(&mut table, Order::EndPhase);
        }
    }
    table.wait(40);
    let before = for_viewers(&mut table);
    let (from, to) = (card(&table, "ge-stug-3-1"), table.middle(hex("1512")));
    press(&mut table, from);
    table.move_to(from.lerp(to, 0.7));
    assert_ne!(for_viewers(&mut table), before);
}

#[test]
fn a_way_is_pinned_and_plotted() {
    let mut table = germans_plot();
    let from = card(&table, "ge-stug-3-1");
    press(&mut table, from);
    table.move_to(from + Vec2::new(8.0, 0.0));
    let straight = table.get::<Hand>().held.clone().expect("in the hand").offer.places;
    let start = hex("1510");
    let near = straight.keys().filter(|pin| pin.distance(start) == 1);
    let (pin, end) = near
        .flat_map(|pin| straight.keys().map(move |end| (*pin, *end)))
        .find(|(pin, end)| {
            end.distance(start) == 2 && pin.distance(*end) == 1 && !straight[end].path.contains(pin)
        })
        .expect("a way round");
    let place = table.middle(pin);
    table.move_to(place);
    let window = table.window();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        table.app.world_mut().write_message(MouseButtonInput { button: MouseButton::Right, state, window });
        table.wait(1);
    }
    let held = table.get::<Hand>().held.clone().expect("still in the hand");
    assert_eq!(held.pinned, [pin]);
    assert!(held.offer.places.values().all(|choice| choice.path.first() == Some(&pin)));
    let place = table.middle(end);
    table.move_to(place);
    let_go(&mut table);
    assert_eq!(table.get::<Plan<Panzer44>>().0.draft.ways[&word("ge-stug-3-1")], [pin, end]);
}

#[test]
fn shift_takes_the_stack_and_a_double_click_those_of_one_type() {
    let mut table = two_of_a_type();
    let all = ["ge-pak-40-1", "ge-stug-3-1", "ge-stug-3-2"];
    let (from, to) = (card(&table, "ge-stug-3-2"), table.middle(hex("1710")));
    table.drag_with_shift(from, to);
    assert_eq!(all.map(|unit| stands(&table, unit)), [Some(hex("1710")); 3]);
    table.wait(20);
    let (from, to) = (card(&table, "ge-stug-3-2"), table.middle(hex("1510")));
    press(&mut table, from);
    table.point(PointerAction::Release(PointerButton::Primary));
    press(&mut table, from);
    for part in [0.2, 0.6, 1.0] {
        table.move_to(from.lerp(to, part));
    }
    let_go(&mut table);
    let [gun, stugs @ ..] = all.map(|unit| stands(&table, unit));
    assert_eq!((gun, stugs), (Some(hex("1710")), [Some(hex("1510")); 2]));
}

#[test]
fn a_box_selects_and_clicks_go_through_the_stack() {
    let mut table = two_of_a_type();
    let selected = |table: &Table| table.get::<Session<Panzer44>>().selected.clone();
    let (from, to) = (table.middle(hex("1308")), table.middle(hex("1712")));
    table.drag_with_shift(from, to);
    assert_eq!(selected(&table).len(), 3, "{:?}", selected(&table));
    let mut seen = Vec::new();
    let at = card(&table, "ge-stug-3-2");
    for _ in 0..3 {
        // Slow enough to be no double click.
        std::thread::sleep(std::time::Duration::from_millis(700));
        table.click(at);
        seen.extend(selected(&table));
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 3, "each of them once: {seen:?}");
}

/// A path that was drawn in the plot is kept for its owner until the movement of the turn, and is moved by one command
/// (5.1).
#[test]
fn a_way_that_was_plotted_is_gone_as_planned() {
    let mut table = germans_plot();
    let (from, to) = (card(&table, "ge-stug-3-1"), table.middle(hex("1710")));
    table.drag(from, to);
    let draft = table.get::<Plan<Panzer44>>().0.draft.clone();
    let way = draft.ways.get(&word("ge-stug-3-1")).cloned().expect("a way");
    assert_eq!((way.last(), way.len() > 1), (Some(&hex("1710")), true));
    give(&mut table, Order::Plot { side: Side::German, plot: draft.plot });
    while !position(&table).public.phase.is_movement() {
        give(&mut table, Order::EndPhase);
    }
    assert_eq!(position(&table).public.phase.side(&rules(&table).scenario), Some(Side::German));
    let open = |table: &Table, side| {
        let rulebook = rules(table);
        table.get::<Plan<Panzer44>>().0.planned.open(&View::new(&rulebook, position(table), side))
    };
    assert_eq!(open(&table, Side::German).get(&word("ge-stug-3-1")), Some(&way));
    assert!(open(&table, Side::Allied).is_empty(), "nobody else is shown it");
    table.app.world_mut().resource_mut::<Plan<Panzer44>>().0.planned.go([word("ge-stug-3-1")]);
    table.wait(4);
    assert_eq!(stands(&table, "ge-stug-3-1"), Some(hex("1710")), "{:?}", refusal(&table));
    assert!(open(&table, Side::German).is_empty(), "it has been gone");
}

fn rules(table: &Table) -> std::sync::Arc<Rulebook> {
    table.get::<Session<Panzer44>>().rulebook.clone().expect("a rulebook")
}
