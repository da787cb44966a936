//! A house, seen from above.

use super::ground::TABLE_RADIUS;
use crate::art::{
    packs::map_art::MapArt,
    painter::{canvas::Canvas, geometry::Point},
};

/// A house: its centre, half of its sides on its own axes, its turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct House {
    pub centre: Point,
    pub half: Point,
    pub turn: f32,
    /// Its tone within the roof's colours, from 0 to 1.
    pub tone: f32,
}

impl House {
    /// Paints its shadow, its roof, and the pitch towards the light.
    pub fn paint(&self, art: &MapArt, canvas: &mut Canvas) {
        let (colours, near) = (&art.colours, canvas.radius >= TABLE_RADIUS);
        let corners = self.corners();
        if near {
            let shadow = corners.map(|corner| corner + Point::new(0.020, 0.026));
            canvas.fill_shape(&shadow, colours.city_shadow, 0.34);
        }
        let dark = if self.tone < 0.68 { colours.roof } else { colours.city };
        canvas.fill_shape(&corners, dark, 1.0);
        let [a, b, c, d] = corners;
        let long = a.distance(b) >= b.distance(c);
        let (left, right) = if long {
            (a.towards(d, 0.5), b.towards(c, 0.5))
        } else {
            (a.towards(b, 0.5), d.towards(c, 0.5))
        };
        let light = if long { [a, b, right, left] } else { [a, left, right, d] };
        let pale = if self.tone < 0.68 { colours.roof_light } else { colours.city_pale };
        canvas.fill_shape(&light, pale, 1.0);
        if near {
            canvas.outline(&corners, colours.city_edge, 0.012 * canvas.radius, 0.75);
        }
    }

    fn corners(&self) -> [Point; 4] {
        let (sin, cos) = self.turn.sin_cos();
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| {
            let corner = Point::new(x * self.half.x, y * self.half.y);
            self.centre + Point::new(corner.x * cos - corner.y * sin, corner.x * sin + corner.y * cos)
        })
    }
}
