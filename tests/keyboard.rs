//! Play with keys alone, panels included, and the effects of the mouse on it: without a window and a graphics card.

#[path = "keyboard/casting.rs"]
mod casting;
#[path = "keyboard/panzer44.rs"]
mod panzer44;
#[path = "keyboard/platoon.rs"]
mod platoon;
#[path = "keyboard/presenter.rs"]
mod presenter;
#[path = "keyboard/saving.rs"]
mod saving;
#[path = "keyboard/scenario_editor.rs"]
mod scenario_editor;
#[path = "keyboard/settings.rs"]
mod settings;
#[path = "keyboard/squad.rs"]
mod squad;
#[path = "keyboard/study.rs"]
mod study;
mod windowless;

use bevy::{
    input::{ButtonState, mouse::MouseButtonInput},
    picking::pointer::{PointerAction, PointerButton},
    prelude::*,
};
use bevy_egui::EguiPlugin;
use kessel::{
    engine::{
        board::Hex,
        orders::{self, ChosenOptions, Game, is_over},
    },
    games::guderian::rules::{
        Guderian, Position, Rulebook,
        combat::battle::Decision,
        counter::Place,
        order::{Order, legal},
        phase::Phase,
    },
    panels::{Custom, LessonAction, NewGame, Seat},
    planning::Plan,
    play::players::Thought,
    settings::{Pace, Settings},
    table::{self, Cursor, Hand, MapView, OnTable, Overlays, Request, Session, SessionRequest, SettingsFile},
};
use std::{collections::BTreeSet, path::PathBuf, time::Duration};
use windowless::{SEVENTH, Table, face_to_face, hex, on_the_move, put, put_at, word};

/// A scenario on the table, with two players; no unit is hidden between them.
fn begun<G: Game>(scenario: &str) -> Table {
    let mut table = Table::with(|_, _| {});
    table.app.world_mut().resource_mut::<Settings>().hand_over = false;
    table.app.world_mut().write_message(SessionRequest(Request::NewGame(NewGame {
        scenario: scenario.to_owned(),
        options: ChosenOptions::usual::<G>(),
        seed: Some(5),
        seats: [Seat::Human, Seat::Human],
        custom: Custom::default(),
    })));
    table.wait(8);
    table
}

/// Gives this many orders of computer players with keys, and returns the kinds of these orders.
fn played<G: OnTable>(
    scenario: &str,
    orders: usize,
    carry_out: fn(&mut Table, &G::Order),
    kind: fn(&G::Order) -> &'static str,
) -> BTreeSet<&'static str> {
    let mut table = begun::<G>(scenario);
    let mut players = [1, 2].map(|seed| G::player("greedy", seed).expect("a player"));
    let mut kinds = BTreeSet::new();
    for number in 0..orders {
        let session = table.get::<Session<G>>();
        let rulebook = session.rulebook.clone().expect("a rulebook");
        let before = table.get::<orders::Position<G>>().clone();
        if is_over::<G>(&before.public) {
            break;
        }
        let side = G::acting(&rulebook, &before.public);
        let order = players[side].choose_order(&G::view(&rulebook, &before), &Thought::default()).order;
        carry_out(&mut table, &order);
        let refusal = table.get::<Session<G>>().refusal.as_ref().map(ToString::to_string);
        assert!(*table.get::<orders::Position<G>>() != before, "order {number}, {order:?}: {refusal:?}");
        kinds.insert(kind(&order));
    }
    kinds
}

impl Table {
    /// The campaign with its position changed, with panels.
    fn with(change: impl FnOnce(&Rulebook, &mut Position)) -> Self {
        Self::with_settings(None, change)
    }

    fn with_settings(file: Option<PathBuf>, change: impl FnOnce(&Rulebook, &mut Position)) -> Self {
        let plugins = |app: &mut App| {
            app.add_plugins(EguiPlugin::default()).add_plugins((table::plugin, table::panels_plugin));
            if let Some(file) = file {
                app.insert_resource(SettingsFile(file));
            }
        };
        Self::lay(plugins, change)
    }

    fn tap_with(&mut self, held: KeyCode, key: KeyCode) {
        self.key(held, ButtonState::Pressed);
        self.tap(key);
        self.key(held, ButtonState::Released);
    }

    /// Waits until the question about the other side's action takes keys: before that moment it takes none.
    fn reads_the_question(&mut self) {
        self.pass(Duration::from_millis(620));
        self.wait(4);
    }

    /// Waits until the question before the end of a phase takes keys. It is shorter, but waits as well.
    fn reads_what_is_left(&mut self) {
        self.pass(Duration::from_millis(310));
        self.wait(3);
    }

    fn cursor(&self) -> Option<Hex> {
        self.get::<Cursor>().shown()
    }

    fn refusal(&self) -> Option<String> {
        self.session().refusal.as_ref().map(ToString::to_string)
    }
}

#[test]
fn a_move_and_the_end_of_the_phase() {
    let mut table = Table::with(on_the_move);
    table.go_to(hex("1108"));
    table.tap_with(KeyCode::ShiftLeft, KeyCode::Enter);
    let held = table.get::<Hand>().held.clone().expect("the stack is in the hand");
    assert_eq!(held.units.len(), 3);
    let target = *held.offer.places.keys().find(|to| to.distance(hex("1108")) == 2).expect("two hexes away");
    table.go_to(target);
    table.tap(KeyCode::Enter);
    assert_eq!(SEVENTH.map(|id| table.stands(id)), [Some(target); 3], "{:?}", table.refusal());
    table.tap_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    assert_eq!(table.stands("pz-25-7"), Some(hex("1108")), "taken back");
    table.tap(KeyCode::KeyE);
    assert_eq!(table.position().public.phase, Phase::GermanMovement, "it asks first");
    table.tap(KeyCode::ArrowUp);
    assert_eq!(table.cursor(), Some(target), "while it asks, the table hears no keys");
    table.tap(KeyCode::Escape);
    table.tap(KeyCode::KeyE);
    table.tap(KeyCode::KeyE);
    assert_eq!(table.position().public.phase, Phase::GermanMovement, "two quick presses end nothing");
    table.reads_what_is_left();
    table.tap(KeyCode::Enter);
    // No unit is adjacent to an enemy: the combat phase passes by itself.
    assert_eq!(table.position().public.phase, Phase::GermanMechanized, "{:?}", table.refusal());
}

#[test]
fn an_attack_with_its_decisions() {
    let mut asked = Vec::new();
    for die in 1..=6 {
        let mut table = Table::with(face_to_face(die));
        table.go_to(hex("1108"));
        table.tap_with(KeyCode::ShiftLeft, KeyCode::Enter);
        table.go_to(hex("1208"));
        table.tap(KeyCode::Enter);
        let plan = &table.get::<Plan<Guderian>>().0.attack;
        assert_eq!((plan.units.len(), plan.targets.as_slice()), (3, [hex("1208")].as_slice()));
        table.tap(KeyCode::Enter);
        for _ in 0..12 {
            match table.position().public.owed.clone() {
                None => break,
                Some(Decision::LoseOrRetreat { .. }) => {
                    asked.push("loss or retreat");
                    table.reads_the_question();
                    table.tap(KeyCode::KeyT);
                }
                Some(Decision::LoseStep { .. }) => {
                    asked.push("a step");
                    table.reads_the_question();
                    table.tap(KeyCode::KeyN);
                    table.tap(KeyCode::Enter);
                }
                Some(Decision::Route { stacks, .. }) => {
                    asked.push("a route");
                    table.reads_the_question();
                    let rulebook = table.session().rulebook.clone().expect("a game");
                    let routes = legal::routes(&rulebook, &table.position().public, stacks[0]);
                    table.go_to(*routes[0].last().expect("a hex"));
                    table.tap(KeyCode::Enter);
                    if table.position().public.owed.is_some() {
                        table.tap(KeyCode::Enter);
                    }
                }
                Some(Decision::Advance { .. }) => {
                    asked.push("an advance");
                    if asked.iter().filter(|what| **what == "an advance").count() % 2 == 1 {
                        table.tap(KeyCode::KeyN);
                        table.go_to(hex("1208"));
                        table.tap(KeyCode::Enter);
                    } else {
                        table.tap(KeyCode::KeyS);
                    }
                }
                Some(other) => panic!("{other:?}"),
            }
        }
        let public = &table.position().public;
        assert!(public.owed.is_none() && public.battle.is_none(), "die {die}: {:?}", public.owed);
    }
    for what in ["loss or retreat", "a route", "an advance"] {
        assert!(asked.contains(&what), "{what} was never asked: {asked:?}");
    }
}

/// A battle out of sight is brought into view with the decision after it. Afterwards the view is back at the player's
/// place. If units are held or selected, the view does not move.
#[test]
fn the_view_goes_to_a_battle_and_comes_back() {
    let mut table = Table::with(|rulebook, position| {
        face_to_face(1)(rulebook, position);
        position.secrets.identity.insert(word("untried-rifle-01"), word("rifle-2"));
    });
    table.app.world_mut().resource_mut::<Settings>().pace = Pace::Fast;
    let until = |table: &mut Table, reached: &dyn Fn(&MapView) -> bool| {
        for _ in 0..1000 {
            table.wait(1);
            if reached(table.get::<MapView>()) && table.get::<MapView>().is_still() {
                return true;
            }
            table.pass(Duration::from_millis(10));
        }
        false
    };
    table.app.world_mut().resource_mut::<MapView>().show_all(&[Vec2::new(60.0, -40.0)], 8.0);
    assert!(until(&mut table, &|_| true));
    let own = (table.get::<MapView>().centre, table.get::<MapView>().radius);
    let fight = Vec2::new(1.5 * 11.0, -7.5 * 3_f32.sqrt());
    let units = SEVENTH.map(word).to_vec();
    table.key(KeyCode::ShiftLeft, ButtonState::Pressed);
    table.request(Request::order(Order::Attack { units, targets: vec![hex("1208")] }));
    table.wait(12);
    assert_eq!(table.get::<MapView>().centre, own.0, "a key is down");
    table.key(KeyCode::ShiftLeft, ButtonState::Released);
    assert!(until(&mut table, &|view| view.is_well_seen(fight)), "{:?}", table.refusal());
    assert!(matches!(table.position().public.owed, Some(Decision::Advance { .. })), "it is asked");
    table.request(Request::order(Order::Stay));
    assert!(until(&mut table, &|view| (view.centre, view.radius) == own), "{:?}", table.get::<MapView>());
}

#[test]
fn units_are_set_up_and_enter_from_their_boxes() {
    let mut table = Table::with(|rulebook, position| {
        on_the_move(rulebook, position);
        put_at(position, &["pz-29-12", "pzg-5-12"], Place::Due { area: word("A") });
    });
    table.tap(KeyCode::KeyB);
    let first = table.get::<Hand>().held.clone().expect("one is in the hand").units;
    table.tap(KeyCode::KeyB);
    let second = table.get::<Hand>().held.clone().expect("the next is in the hand").units;
    assert!(first.len() == 1 && first != second, "{first:?} {second:?}");
    table.tap_with(KeyCode::ShiftLeft, KeyCode::Enter);
    let all = table.get::<Hand>().held.clone().expect("all are in the hand").units;
    assert!(all.len() >= 2);
    let entry = table.cursor().expect("the cursor is where they can enter");
    table.tap(KeyCode::Enter);
    assert_eq!(table.stands("pz-29-12"), Some(entry), "{:?}", table.refusal());
}

#[test]
fn a_way_is_pinned() {
    let mut table = Table::with(on_the_move);
    table.go_to(hex("1108"));
    table.tap(KeyCode::Enter);
    let straight = table.get::<Hand>().held.clone().expect("in the hand").offer;
    let (pin, end) = straight
        .places
        .iter()
        .filter(|(pin, _)| pin.distance(hex("1108")) == 1)
        .flat_map(|(pin, _)| straight.places.keys().map(move |end| (*pin, *end)))
        .find(|(pin, end)| {
            end.distance(hex("1108")) == 2
                && pin.distance(*end) == 1
                && !straight.places[end].path.contains(pin)
        })
        .expect("a way round");
    table.go_to(pin);
    table.tap(KeyCode::KeyW);
    table.go_to(end);
    table.tap(KeyCode::Enter);
    let moved = table.stands("pzg-7-7") == Some(end)
        || table.stands("pz-25-7") == Some(end)
        || table.stands("pzg-6-7") == Some(end);
    assert!(moved, "{:?}", table.refusal());
    let text = format!("{:?}", table.session().log.last());
    assert!(text.contains(&end.to_string()), "{text}");
}

#[test]
fn a_box_selects_the_own_counters_in_it() {
    let mut table = Table::with(|rulebook, position| {
        on_the_move(rulebook, position);
        put(position, &["pz-29-12"], "1110");
        put(position, &["untried-rifle-01"], "1210");
    });
    let centre = table.get::<MapView>().centre;
    let (from, to) = (table.middle(hex("0906")), table.middle(hex("1312")));
    table.drag_with_shift(from, to);
    let mut selected: Vec<String> = table.session().selected.iter().map(ToString::to_string).collect();
    selected.sort();
    assert_eq!(selected, ["pz-25-7", "pz-29-12", "pzg-6-7", "pzg-7-7"]);
    assert_eq!(table.get::<MapView>().centre, centre, "the map stays where it is");
}

#[test]
fn the_right_button_pins_the_way_of_what_is_dragged() {
    let mut table = Table::with(on_the_move);
    let start = table.middle(hex("1108"));
    table.move_to(start);
    table.point(PointerAction::Press(PointerButton::Primary));
    table.move_to(start + Vec2::new(8.0, 0.0));
    let held = table.get::<Hand>().held.clone().expect("a counter is in the hand");
    let near = |hex: &&Hex| hex.distance(held.from.expect("a hex")) == 1;
    let pin = *held.offer.places.keys().find(near).expect("a neighbour");
    let place = table.middle(pin);
    table.move_to(place);
    let window = table.window();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let button = MouseButton::Right;
        table.app.world_mut().write_message(MouseButtonInput { button, state, window });
        table.wait(1);
    }
    let held = table.get::<Hand>().held.clone().expect("it is still in the hand");
    assert!(
        held.offer.places.values().all(|choice| choice.path.first() == Some(&pin)),
        "every way leads there"
    );
}

#[test]
fn overlays_are_switched_by_keys() {
    let mut table = Table::with(on_the_move);
    for key in [KeyCode::Digit1, KeyCode::Digit3, KeyCode::Digit5, KeyCode::Digit7] {
        table.tap(key);
    }
    assert_eq!(table.get::<Overlays>().on().len(), 3);
    table.tap(KeyCode::Digit0);
    assert!(table.get::<Overlays>().on().is_empty());
    table.tap(KeyCode::Digit1);
    table.request(Request::Lesson(LessonAction::Begin("supply".to_owned())));
    assert!(table.get::<Overlays>().on().is_empty(), "a lesson begins with none of another game's");
}
