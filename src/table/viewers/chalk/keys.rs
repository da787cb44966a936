//! Drawing with keys: a ring about the hex under the hex cursor or the mouse; the same key in another hex turns it into
//! an arrow to that hex.

use super::{Drawing, Drawings, Shape, stroke::bent};
use crate::{
    engine::board::Hex,
    scene::layout::centre_of,
    settings::{Chalk, Command},
    table::{
        app::{commands::Given, screen::Screen},
        drag::cursor::Cursor,
        map::{
            printed::Printed,
            view::{MapView, hex_under},
        },
    },
};
use bevy::{prelude::*, window::PrimaryWindow};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.run_if(in_state(Screen::Table).or_else(in_state(Screen::Replay))));
}

fn draw(
    mut given: MessageReader<Given>,
    (printed, view, cursor): (Res<Printed>, Res<MapView>, Res<Cursor>),
    window: Single<&Window, With<PrimaryWindow>>,
    mut drawings: ResMut<Drawings>,
) {
    for Given(command) in given.read() {
        let Command::Draw(chalk) = command else { continue };
        let by_mouse = || window.cursor_position().and_then(|at| hex_under(&printed, &view, at));
        if let Some(hex) = cursor.shown().or_else(by_mouse) {
            drawings.by_key(hex, *chalk);
        }
    }
}

impl Drawings {
    /// Draws an arrow from the last ring, or a ring.
    fn by_key(&mut self, hex: Hex, chalk: Chalk) {
        let last = self.done.last().filter(|last| last.by_key && last.chalk == chalk);
        let from = last.and_then(|last| match last.shape {
            Shape::Ring(from) if from != hex => Some(from),
            _ => None,
        });
        match from {
            Some(from) => {
                self.done.pop();
                let shape = Shape::Arrow(bent(centre_of(from), centre_of(hex)));
                self.add(Drawing { shape, chalk, hexes: vec![from, hex], age: 0.0, by_key: true });
            }
            None => self.ring(hex, chalk, true),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_draws_a_ring_and_then_an_arrow_from_it() {
        let hex = |id: &str| -> Hex { id.parse().expect("a hex") };
        let mut drawings = Drawings::default();
        drawings.by_key(hex("1108"), Chalk::Red);
        assert_eq!(drawings.done()[0].shape, Shape::Ring(hex("1108")));
        drawings.by_key(hex("1410"), Chalk::Red);
        let [Drawing { shape: Shape::Arrow(way), chalk: Chalk::Red, .. }] = drawings.done() else {
            panic!("{drawings:?}");
        };
        assert_eq!((way[0], way[12]), (centre_of(hex("1108")), centre_of(hex("1410"))));
        drawings.by_key(hex("1512"), Chalk::Red);
        assert_eq!(drawings.done().len(), 2, "the next begins anew");
        drawings.by_key(hex("1512"), Chalk::Red);
        assert_eq!(drawings.done().len(), 1, "and is taken off in its own hex");
        drawings.by_key(hex("1512"), Chalk::Blue);
        drawings.by_key(hex("1612"), Chalk::Black);
        assert_eq!(drawings.done().len(), 3, "another colour begins its own");
    }
}
