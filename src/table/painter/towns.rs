//! Towns: blocks on a turned grid of streets, thinning out towards the edge.

use super::canvas::Canvas;
use super::geometry::{Point, hex_centre};
use super::ground::TABLE_RADIUS;
use super::noise::Chances;
use super::palette;
use crate::board::{Board, PlaceKind};

/// Street grids are turned by up to so many degrees.
const TURN: f32 = 28.0;
/// From block to block, in a major and a minor town, and how much more when seen from afar.
const PITCH: (f32, f32, f32) = (0.178, 0.165, 1.22);
/// How far blocks reach: major, major from afar, minor.
const REACH: (f32, f32, f32) = (0.56, 0.62, 0.34);
/// Width and height of blocks as shares of the pitch.
const BLOCK: [(f32, f32); 2] = [(0.66, 0.88), (0.62, 0.86)];
/// Chance of a double block, and how long it is.
const DOUBLE: (f32, f32) = (0.16, 1.84);
/// Radius and softness of the ground of a major town, and its strength.
const SETTLED_GROUND: (f32, f32, f32) = (0.60, 0.18, 0.80);

/// Radius of the small ring at a name without a town, and its line in pixels at least.
const VILLAGE: (f32, f32, f32) = (0.075, 0.022, 0.9);

/// A block of houses: centre and half size on the town's own axes.
#[derive(Clone, Copy, Debug)]
struct Block {
    centre: Point,
    half: Point,
    pale: bool,
}

/// Paints a small ring wherever a name stands without a town.
pub fn paint_villages(board: &Board, canvas: &mut Canvas) {
    let view = canvas.view().grown(1.0);
    for place in board.places().iter().filter(|place| place.kind == PlaceKind::Name) {
        let Some(centre) =
            place.hexes.first().map(|hex| hex_centre(*hex)).filter(|centre| view.contains(*centre))
        else {
            continue;
        };
        let line = canvas.at_least(VILLAGE.1, VILLAGE.2);
        canvas.disc(centre, VILLAGE.0 + 0.04, palette::PAPER, 0.8);
        canvas.ring(centre, VILLAGE.0, palette::CITY_EDGE, line, 0.95);
    }
}

/// A cluster of blocks in one hex.
#[derive(Clone, Debug)]
pub struct Town {
    centre: Point,
    turn: f32,
    major: bool,
    near: Vec<Block>,
    far: Vec<Block>,
}

/// All towns of a board.
pub fn towns(board: &Board) -> Vec<Town> {
    board
        .places()
        .iter()
        .filter(|place| place.kind != PlaceKind::Name)
        .flat_map(|place| place.hexes.iter().map(move |hex| (place, *hex)))
        .map(|(place, hex)| {
            let (major, seed) = (place.kind == PlaceKind::Major, format!("{}{hex}", place.name));
            let turn = Chances::named(&seed).between(-TURN, TURN).to_radians();
            let [near, far] = [false, true].map(|far| blocks(&seed, major, far));
            Town { centre: hex_centre(hex), turn, major, near, far }
        })
        .collect()
}

fn blocks(seed: &str, major: bool, far: bool) -> Vec<Block> {
    let mut chances = Chances::named(&format!("{seed} blocks"));
    let pitch = if major { PITCH.0 } else { PITCH.1 } * if far { PITCH.2 } else { 1.0 };
    let reach = match (major, far) {
        (true, false) => REACH.0,
        (true, true) => REACH.1,
        (false, _) => REACH.2,
    };
    let steps = if major { 5 } else { 3 };
    let mut blocks = Vec::new();
    for column in -steps..=steps {
        for row in -steps..=steps {
            let place = Point::new(column as f32 * pitch, row as f32 * pitch);
            let distance = place.length();
            if distance > reach || chances.roll() < (distance / reach).powf(2.2) * 0.75 {
                continue;
            }
            let [width, height] = BLOCK.map(|(low, high)| pitch * chances.between(low, high));
            let double = major && chances.roll() < DOUBLE.0 && distance < 0.7 * reach;
            let width = if double { pitch * DOUBLE.1 } else { width };
            let shift = chances.between(-0.05, 0.05) * pitch;
            blocks.push(Block {
                centre: Point::new(place.x + shift, place.y),
                half: Point::new(width / 2.0, height / 2.0),
                pale: chances.roll() >= 0.72,
            });
        }
    }
    blocks
}

impl Town {
    /// Points all over the town, for keeping trees and names away.
    pub fn points(&self) -> Vec<Point> {
        let reach = 0.38;
        (-4..=4)
            .flat_map(|x| (-4..=4).map(move |y| Point::new(x as f32 / 4.0, y as f32 / 4.0)))
            .filter(|offset| offset.length() <= 1.0)
            .map(|offset| self.centre + offset * reach)
            .collect()
    }

    /// Paints the town.
    pub fn paint(&self, canvas: &mut Canvas) {
        if !canvas.view().grown(1.5).contains(self.centre) {
            return;
        }
        if self.major {
            let (size, soft, strength) = SETTLED_GROUND;
            canvas.soft_disc(self.centre, size - soft, size + soft, palette::CITY_GROUND, strength);
        }
        let near = canvas.radius >= TABLE_RADIUS;
        let (plain, pale) =
            if near { (palette::CITY, palette::CITY_PALE) } else { (palette::CITY_FAR, palette::CITY) };
        for block in if near { &self.near } else { &self.far } {
            let corners = self.corners(block);
            if near {
                let shadow = corners.map(|corner| corner + Point::new(0.018, 0.022));
                canvas.fill_shape(&shadow, palette::CITY_SHADOW, 0.30);
            }
            canvas.fill_shape(&corners, if block.pale { pale } else { plain }, 1.0);
            if near {
                canvas.outline(&corners, palette::CITY_EDGE, 0.011 * canvas.radius, 0.8);
            }
        }
    }

    fn corners(&self, block: &Block) -> [Point; 4] {
        let (sin, cos) = self.turn.sin_cos();
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| {
            let corner = block.centre + Point::new(x * block.half.x, y * block.half.y);
            self.centre + Point::new(corner.x * cos - corner.y * sin, corner.x * sin + corner.y * cos)
        })
    }
}
