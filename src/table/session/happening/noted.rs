//! The places of a note and of drawings, for the view.

use crate::{
    engine::orders::{Drawn, DrawnShape, Record},
    scene::layout::centre_of,
    table::tabled::OnTable,
};
use bevy::prelude::*;

/// Returns the places of the drawings of a moment, and with a note those of the order before it: `order_at` returns them from
/// its events.
pub(super) fn places<G: OnTable>(
    record: &Record<G>,
    moment: usize,
    order_at: impl Fn(&[G::Event]) -> Vec<Vec2>,
) -> Vec<Vec2> {
    let drawn = record.file.study.drawn().get(&moment);
    let mut places: Vec<Vec2> = drawn.into_iter().flatten().flat_map(places_of).collect();
    if record.file.notes.contains_key(&moment) {
        let events = moment.checked_sub(1).and_then(|number| record.events.get(number));
        places.extend(events.map_or_else(Vec::new, |events| order_at(events)));
    }
    places
}

/// Returns the places of a drawing: the ends of an arrow and all between them, or the middle of a ring.
fn places_of(drawn: &Drawn) -> Vec<Vec2> {
    match &drawn.shape {
        DrawnShape::Ring(hex) => vec![centre_of(*hex)],
        DrawnShape::Arrow(hexes) => hexes.iter().copied().map(centre_of).collect(),
        // A file has hundredths of a hex radius.
        DrawnShape::Stroke(places) => {
            places.iter().map(|(x, y)| Vec2::new(*x as f32, *y as f32) / 100.0).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{board::Hex, orders::DrawnColour};

    #[test]
    fn a_drawing_has_places_on_the_table() {
        let hex = |id: &str| -> Hex { id.parse().expect("a hex") };
        let of = |shape| places_of(&Drawn { shape, colour: DrawnColour::Red });
        let ends = ["0414", "0513"].map(hex);
        assert_eq!(of(DrawnShape::Ring(ends[0])), [centre_of(ends[0])]);
        assert_eq!(of(DrawnShape::Arrow(ends.to_vec())), ends.map(centre_of));
        assert_eq!(of(DrawnShape::Stroke(vec![(150, -50)])), [Vec2::new(1.5, -0.5)]);
    }
}
