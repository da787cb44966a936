//! Arrows and rings for viewers: the right button draws them, the next click removes them.

use crate::{
    study::{against_a_computer, played},
    windowless::{Table, hex, on_the_move},
};
use bevy::{
    input::ButtonState,
    picking::pointer::{PointerAction, PointerButton},
    prelude::*,
};
use kessel::{
    engine::orders::{BranchDice, GameFile},
    games::guderian::rules::Guderian,
    panels::{ReplayAction, StudyAction},
    settings::Chalk,
    table::{Drawings, Hand, MapView, Request, Shape},
};

impl Table {
    /// Presses the right button, moves the mouse through these places, and releases it at the last.
    fn draw(&mut self, places: &[Vec2]) {
        self.move_to(places[0]);
        self.point(PointerAction::Press(PointerButton::Secondary));
        for place in &places[1..] {
            self.move_to(*place);
        }
        self.point(PointerAction::Release(PointerButton::Secondary));
        self.wait(2);
    }

    fn drawn(&self) -> Vec<(Shape, Chalk)> {
        let drawn = self.get::<Drawings>().done().iter();
        drawn.map(|drawing| (drawing.shape.clone(), drawing.chalk)).collect()
    }

    fn holding(&mut self, keys: &[KeyCode], work: impl FnOnce(&mut Self)) {
        keys.iter().for_each(|key| self.key(*key, ButtonState::Pressed));
        work(self);
        keys.iter().for_each(|key| self.key(*key, ButtonState::Released));
    }
}

#[test]
fn a_right_drag_draws_an_arrow_and_the_map_stays() {
    let mut table = Table::with(on_the_move);
    let shown = table.get::<MapView>().clone();
    let way = ["1412", "1610", "1811"].map(|id| table.middle(hex(id)));
    table.draw(&way);
    let [(Shape::Arrow(path), Chalk::Blue)] = &table.drawn()[..] else { panic!("{:?}", table.drawn()) };
    let on_screen = |place: &Vec2| table.get::<MapView>().to_screen(*place);
    assert!(on_screen(path.first().expect("a beginning")).distance(way[0]) < 1.0);
    assert!(on_screen(path.last().expect("an end")).distance(way[2]) < 4.0);
    assert_eq!(table.get::<MapView>().centre, shown.centre, "the right button no longer moves the map");
    // A line that begins on a counter is drawn as well, and no counter is picked up.
    let from = table.place("pzg-7-7");
    table.draw(&[from, way[1]]);
    assert_eq!(table.drawn().len(), 2);
    assert!(table.get::<Hand>().held.is_none() && table.session().selected.is_empty());
}

#[test]
fn held_keys_choose_the_colour() {
    let mut table = Table::with(on_the_move);
    let way = ["1412", "1610"].map(|id| table.middle(hex(id)));
    table.draw(&way);
    table.holding(&[KeyCode::ShiftLeft], |table| table.draw(&way));
    table.holding(&[KeyCode::ControlLeft], |table| table.draw(&way));
    table.holding(&[KeyCode::ShiftLeft, KeyCode::ControlLeft], |table| table.draw(&way));
    let chalks: Vec<Chalk> = table.drawn().into_iter().map(|(_, chalk)| chalk).collect();
    assert_eq!(chalks, Chalk::ALL);
}

#[test]
fn a_right_click_draws_a_ring_and_takes_it_off() {
    let mut table = Table::with(on_the_move);
    let (here, there) = (table.middle(hex("1412")), table.place("pzg-7-7"));
    table.draw(&[here]);
    table.draw(&[there, there + Vec2::splat(3.0)]);
    let rings = [Shape::Ring(hex("1412")), Shape::Ring(hex("1108"))];
    assert_eq!(table.drawn().into_iter().map(|(shape, _)| shape).collect::<Vec<_>>(), rings);
    table.draw(&[here]);
    assert_eq!(table.drawn().len(), 1, "the same ring again takes it off");
    table.holding(&[KeyCode::ShiftLeft], |table| table.draw(&[there]));
    assert_eq!(table.drawn(), [(Shape::Ring(hex("1108")), Chalk::Red)], "another colour takes its place");
}

#[test]
fn the_next_click_wipes_everything_off_and_does_its_work() {
    let mut table = Table::with(on_the_move);
    let (here, there) = (table.middle(hex("1412")), table.middle(hex("1610")));
    table.draw(&[here, there]);
    table.draw(&[here]);
    assert_eq!(table.drawn().len(), 2);
    let counter = table.place("pzg-7-7");
    table.click(counter);
    assert_eq!(table.drawn(), []);
    assert_eq!(table.session().selected.len(), 1, "the click selects as ever");
    table.draw(&[here]);
    table.tap(KeyCode::Escape);
    assert_eq!(table.drawn(), [], "Esc wipes, too");
}

#[test]
fn with_a_counter_in_the_hand_the_right_button_pins_its_way() {
    let mut table = Table::with(on_the_move);
    let (from, over) = (table.place("pzg-7-7"), table.middle(hex("1109")));
    table.move_to(from);
    table.point(PointerAction::Press(PointerButton::Primary));
    table.move_to(from.lerp(over, 0.5));
    table.move_to(over);
    assert!(table.get::<Hand>().held.is_some());
    table.point(PointerAction::Press(PointerButton::Secondary));
    table.point(PointerAction::Release(PointerButton::Secondary));
    assert_eq!(table.drawn(), []);
    assert!(table.get::<Hand>().held.is_some(), "it is still carried");
}

#[test]
fn keys_draw_at_the_hex_cursor() {
    let mut table = Table::with(on_the_move);
    table.move_to(table.middle(hex("1412")));
    table.tap(KeyCode::ArrowDown);
    let cursor = table.get::<kessel::table::Cursor>().shown().expect("the cursor is shown");
    table.tap(KeyCode::KeyX);
    assert_eq!(table.drawn(), [(Shape::Ring(cursor), Chalk::Blue)]);
    table.tap(KeyCode::ArrowDown);
    table.tap(KeyCode::KeyX);
    assert!(matches!(&table.drawn()[..], [(Shape::Arrow(_), Chalk::Blue)]), "{:?}", table.drawn());
}

/// Places of the table near the middle of the window.
fn middle(table: &Table) -> [Vec2; 3] {
    let view = table.get::<MapView>();
    let middle = view.area.center();
    [-120.0, 0.0, 120.0].map(|x| view.to_table(middle + Vec2::new(x, -60.0)))
}

impl Table {
    fn draw_at(&mut self, places: &[Vec2]) {
        let view = self.get::<MapView>();
        let places: Vec<Vec2> = places.iter().map(|place| view.to_screen(*place)).collect();
        self.draw(&places);
    }

    fn go(&mut self, to: usize) {
        self.request(Request::Replay(ReplayAction::Go(to)));
        self.wait(2);
    }
}

/// In a replay and in a branch drawings come and go with their moment. A click leaves them, the same arrow again removes
/// it, and the file of the game has them, with the notes of the branch.
#[test]
fn drawings_belong_to_their_moment() {
    let (mut table, _) = played(against_a_computer(), 12);
    table.request(Request::Replay(ReplayAction::Open));
    table.go(4);
    table.wait(12);
    let way = middle(&table);
    table.draw_at(&way);
    table.draw_at(&way[..1]);
    assert_eq!(table.drawn().len(), 2);
    let aside = table.get::<MapView>().to_screen(way[1]) + Vec2::new(0.0, 40.0);
    table.click(aside);
    assert_eq!(table.drawn().len(), 2, "a click leaves them");
    table.go(8);
    assert_eq!(table.drawn(), []);
    table.go(4);
    assert!(matches!(&table.drawn()[..], [(Shape::Arrow(_), _), (Shape::Ring(_), _)]), "{:?}", table.drawn());
    table.draw_at(&way);
    assert!(matches!(&table.drawn()[..], [(Shape::Ring(_), _)]), "{:?}", table.drawn());

    table.request(Request::Study(StudyAction::Try { name: String::new(), dice: BranchDice::Rolled }));
    table.wait(12);
    assert_eq!(table.drawn(), [], "a branch has its own");
    let way = middle(&table);
    table.draw_at(&way);
    table.request(Request::Replay(ReplayAction::Note { after: 0, text: "a try".to_owned() }));
    table.request(Request::Study(StudyAction::BackToGame));
    table.wait(2);
    assert!(matches!(&table.drawn()[..], [(Shape::Ring(_), _)]), "{:?}", table.drawn());
    table.request(Request::Replay(ReplayAction::Leave));
    table.wait(2);
    assert_eq!(table.drawn(), [], "the table has its own");

    let folder = std::env::temp_dir().join(format!("kessel-chalk-{}", std::process::id()));
    let path = folder.join("game.kessel");
    table.request(Request::Save(path.clone()));
    let file = GameFile::<Guderian>::read(&path).expect("a whole game");
    assert_eq!(
        file.study.drawn().iter().map(|(after, drawn)| (*after, drawn.len())).collect::<Vec<_>>(),
        [(4, 1)]
    );
    let branch = &file.study.branches()[0];
    assert_eq!((branch.drawn[&0].len(), branch.notes[&0].as_str()), (1, "a try"));
    std::fs::remove_dir_all(folder).expect("the folder was written");
}
