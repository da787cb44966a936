//! Arrows and rings over the map, for viewers and for thinking: drawn with the right button or with keys in four
//! colours, removed with the next click. They are above all counters at rest, in the capture window too, and no rule
//! uses them. In a replay and in a branch they belong to their moment and stay. The arrows of lessons are drawn in the
//! same way, and stay while their step is shown.

mod kept;
mod keys;
mod paint;
mod pen;
mod steady;
mod stroke;

pub use steady::StepArrows;

use crate::{
    engine::board::Hex,
    panels::Action,
    scene::layout::height,
    settings::{Chalk, Command},
    table::{
        app::{commands::Given, host::Asked, screen::Screen, sets::GameSet},
        map::layers,
        marks::ribbon::{RibbonSpawner, Ribbons},
        tabled::OnTable,
    },
};
use bevy::{prelude::*, window::RequestRedraw};

/// Seconds in which a drawing made by a key appears.
const COMES: f32 = 0.3;
/// Hex radii between the ends of two arrows that count as the same.
const NEAR: f32 = 0.7;

/// The shape of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// An arrow along these places of the table.
    Arrow(Vec<Vec2>),
    /// A ring about a hex.
    Ring(Hex),
}

/// A drawing over the map.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    pub shape: Shape,
    pub chalk: Chalk,
    /// The hexes through whose middles an arrow leads; none if it was drawn by hand.
    pub hexes: Vec<Hex>,
    /// Seconds since it was drawn; a shape drawn by hand is visible at once.
    age: f32,
    /// Whether keys drew it: then the next key draws an arrow from it.
    by_key: bool,
}

/// All drawings over the map, the newest last.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Drawings {
    done: Vec<Drawing>,
    /// The arrow that the right button draws at the moment.
    stroke: Option<Drawing>,
    /// Whether they belong to a moment of a game: then a click leaves them.
    kept: bool,
    /// The drawings of the moment that the button has removed, the last one last.
    removed: Vec<Drawing>,
}

impl Drawings {
    /// Returns the drawings, without an arrow that is still being drawn.
    pub fn done(&self) -> &[Drawing] {
        &self.done
    }

    /// Draws a ring about a hex, or removes one of this colour.
    fn ring(&mut self, hex: Hex, chalk: Chalk, by_key: bool) {
        let here = |drawing: &Drawing| drawing.shape == Shape::Ring(hex);
        let same = self.done.iter().any(|drawing| here(drawing) && drawing.chalk == chalk);
        self.done.retain(|drawing| !here(drawing));
        if !same {
            let shape = Shape::Ring(hex);
            self.done.push(Drawing { shape, chalk, hexes: Vec::new(), age: 0.0, by_key });
        }
    }

    /// Draws an arrow. Where drawings are kept, it replaces one between the same places, and removes one of its colour.
    fn add(&mut self, arrow: Drawing) {
        let kept = self.kept;
        let same = |drawing: &Drawing| kept && lead_alike(&drawing.shape, &arrow.shape);
        let again = self.done.iter().any(|drawing| same(drawing) && drawing.chalk == arrow.chalk);
        self.done.retain(|drawing| !same(drawing));
        if !again {
            self.done.push(arrow);
        }
    }

    /// Removes the newest drawing, where drawings are kept; returns whether there was one.
    fn remove_newest(&mut self) -> bool {
        let newest = if self.kept { self.done.pop() } else { None };
        let is_one = newest.is_some();
        self.removed.extend(newest);
        is_one
    }

    /// Draws the last removed drawing again; returns whether there was one.
    fn restore_last(&mut self) -> bool {
        let last = if self.kept { self.removed.pop() } else { None };
        let is_one = last.is_some();
        self.done.extend(last);
        is_one
    }

    fn is_empty(&self) -> bool {
        self.done.is_empty() && self.stroke.is_none()
    }

    fn clear(&mut self) {
        *self = Self::default();
    }
}

/// Whether two arrows lead from the same place to the same place.
fn lead_alike(one: &Shape, other: &Shape) -> bool {
    let (Shape::Arrow(one), Shape::Arrow(other)) = (one, other) else { return false };
    let near = |one: Option<&Vec2>, other: Option<&Vec2>| {
        one.zip(other).is_some_and(|(one, other)| one.distance(*other) < NEAR)
    };
    near(one.first(), other.first()) && near(one.last(), other.last())
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Drawings>()
        .init_resource::<StepArrows>()
        .init_resource::<kept::Page>()
        .add_message::<Asked>()
        .add_plugins((pen::plugin, keys::plugin))
        .add_systems(Update, (wipe, erase, come_up, restore.run_if(in_state(Screen::Replay))))
        .add_systems(
            OnEnter(Screen::Title),
            (kept::forget, |mut drawings: ResMut<Drawings>| drawings.clear()),
        );
}

/// Adds the arrows of a game's lessons, and the drawings of its moments.
pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    let find = steady::find::<G>.before(paint::paint);
    let turn = kept::turn::<G>.before(paint::paint).before(come_up);
    app.init_resource::<Drawings>()
        .init_resource::<kept::Page>()
        .add_systems(Update, (find, turn).in_set(GameSet::Show(G::ID)));
}

#[derive(Component)]
struct ChalkMesh;

pub(crate) fn pictures_plugin(app: &mut App) {
    app.add_systems(Startup, spawn).add_systems(Update, paint::paint.after(come_up));
}

fn spawn(mut spawner: RibbonSpawner) {
    spawner.spawn((ChalkMesh, layers::for_all()), &Ribbons::default(), height::DRAWN);
}

/// Removes all drawings with the key that clears the hand.
fn wipe(mut given: MessageReader<Given>, mut drawings: ResMut<Drawings>) {
    let wiped = given.read().any(|given| given.0 == Command::Cancel);
    if wiped && !drawings.kept && !drawings.is_empty() {
        drawings.clear();
    }
}

/// Removes the newest drawing of a moment with the button beside its note.
fn erase(
    mut asked: MessageReader<Asked>,
    mut drawings: ResMut<Drawings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for _ in asked.read().filter(|asked| asked.0 == Action::RemoveDrawing) {
        if drawings.kept && drawings.remove_newest() {
            redraw.write(RequestRedraw);
        }
    }
}

/// Draws a removed drawing of a replay again with the key that undoes orders at the table.
fn restore(
    mut given: MessageReader<Given>,
    mut drawings: ResMut<Drawings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for _ in given.read().filter(|given| given.0 == Command::Undo) {
        if !drawings.removed.is_empty() && drawings.restore_last() {
            redraw.write(RequestRedraw);
        }
    }
}

/// Makes the drawings of keys appear.
fn come_up(
    (time, motion): (Res<Time<Real>>, Res<crate::settings::Motion>),
    mut drawings: ResMut<Drawings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if drawings.done.iter().all(|drawing| drawing.age >= COMES) {
        return;
    }
    let step = crate::table::counters::gliding::step(&time, *motion);
    let at_once = *motion == crate::settings::Motion::Reduced;
    for drawing in &mut drawings.done {
        drawing.age = if at_once { COMES } else { (drawing.age + step).min(COMES) };
    }
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// A drawing that was removed by mistake comes back in its old place.
    #[test]
    fn undo_brings_a_removed_drawing_back() {
        let mut app = App::new();
        app.add_message::<Asked>()
            .add_message::<Given>()
            .add_message::<RequestRedraw>()
            .init_resource::<Drawings>()
            .add_systems(Update, (erase, restore).chain());
        let mut drawings = app.world_mut().resource_mut::<Drawings>();
        drawings.kept = true;
        for hex in ["1108", "1208"] {
            drawings.ring(hex.parse().unwrap(), Chalk::Red, false);
        }
        let before = drawings.done.clone();
        for _ in 0..2 {
            app.world_mut().write_message(Asked(Action::RemoveDrawing));
        }
        app.update();
        assert!(app.world().resource::<Drawings>().done.is_empty());
        for _ in 0..3 {
            app.world_mut().write_message(Given(Command::Undo));
        }
        app.update();
        assert_eq!(app.world().resource::<Drawings>().done, before);
    }

    /// The button beside the note removes the newest drawing of a moment. Drawings of the table are removed by a click alone.
    #[test]
    fn the_button_removes_the_newest_drawing_of_a_moment() {
        let mut app = App::new();
        app.add_message::<Asked>()
            .add_message::<RequestRedraw>()
            .init_resource::<Drawings>()
            .add_systems(Update, erase);
        let left = |app: &mut App, kept| {
            let mut drawings = app.world_mut().resource_mut::<Drawings>();
            drawings.kept = kept;
            drawings.done.clear();
            for hex in ["1108", "1208"] {
                drawings.ring(hex.parse().unwrap(), Chalk::Red, false);
            }
            app.world_mut().write_message(Asked(Action::RemoveDrawing));
            app.update();
            let done = app.world().resource::<Drawings>().done.iter();
            done.map(|drawing| drawing.shape.clone()).collect::<Vec<_>>()
        };
        let ring = |hex: &str| Shape::Ring(hex.parse().unwrap());
        assert_eq!(left(&mut app, true), [ring("1108")]);
        assert_eq!(left(&mut app, false), [ring("1108"), ring("1208")]);
    }
}
