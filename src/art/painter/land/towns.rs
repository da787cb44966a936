//! Towns: blocks on a turned grid of streets, thinning out towards the edge.

use super::{ground::TABLE_RADIUS, noise::Chances};
use crate::{
    art::{
        packs::map_art::{MapArt, Towns},
        painter::{
            canvas::Canvas,
            geometry::{Point, hex_centre},
            trace::Trace,
        },
    },
    engine::board::{Board, Place, PlaceKind, Terrain},
};

/// A block of houses: centre and half size on the town's own axes.
#[derive(Clone, Copy, Debug)]
struct Block {
    centre: Point,
    half: Point,
    pale: bool,
}

/// Paints a small ring at each name without a town.
pub fn paint_villages(board: &Board, art: &MapArt, canvas: &mut Canvas) {
    let (colours, size, ring) = (&art.colours, art.towns.village.0, &art.towns.village_line);
    let view = canvas.view().grown(1.0);
    let ground = |place: &&Place| place.hexes.first().map(|hex| board.terrain(*hex)).unwrap_or_default();
    // On painted houses or a painted hilltop, the name needs no ring.
    let bare = |place: &&Place| !matches!(ground(place), Terrain::Town | Terrain::Hilltop);
    let names = board.places().iter().filter(|place| place.kind == PlaceKind::Name);
    for place in names.filter(bare) {
        let Some(centre) =
            place.hexes.first().map(|hex| hex_centre(*hex)).filter(|centre| view.contains(*centre))
        else {
            continue;
        };
        canvas.disc(centre, size + 0.04, colours.paper, 0.8);
        let width = canvas.pixels(ring.width);
        canvas.ring(centre, size, colours.city_edge, width, ring.strength.0);
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

pub fn towns(board: &Board, art: &Towns) -> Vec<Town> {
    board
        .places()
        .iter()
        .filter(|place| place.kind != PlaceKind::Name)
        .flat_map(|place| place.hexes.iter().map(move |hex| (place, *hex)))
        // Town hexes have houses already.
        .filter(|(_, hex)| board.terrain(*hex) != Terrain::Town)
        .map(|(place, hex)| {
            let (major, seed) = (place.kind == PlaceKind::Major, format!("{}{hex}", place.name));
            let turn = Chances::named(&seed).between(-art.turn.0, art.turn.0).to_radians();
            let [near, far] = [false, true].map(|far| blocks(&seed, major, far, art));
            Town { centre: hex_centre(hex), turn, major, near, far }
        })
        .collect()
}

fn blocks(seed: &str, major: bool, far: bool, art: &Towns) -> Vec<Block> {
    let mut chances = Chances::named(&format!("{seed} blocks"));
    let pitch = if major { art.major_pitch.0 } else { art.minor_pitch.0 };
    let pitch = pitch * if far { art.far_pitch.0 } else { 1.0 };
    let reach = match (major, far) {
        (true, false) => art.major_reach.0,
        (true, true) => art.major_far_reach.0,
        (false, _) => art.minor_reach.0,
    };
    let steps = (reach / pitch).ceil() as i32;
    let thinned = |way: f32| (way / reach).powf(art.thinning_power.0) * art.thinning.0;
    let mut blocks = Vec::new();
    for column in -steps..=steps {
        for row in -steps..=steps {
            let place = Point::new(column as f32 * pitch, row as f32 * pitch);
            let distance = place.length();
            if distance > reach || chances.roll() < thinned(distance) {
                continue;
            }
            let [width, height] = [art.block_width, art.block_height]
                .map(|range| pitch * chances.between(range.least, range.most));
            let double = major && chances.roll() < art.doubles.0 && distance < 0.7 * reach;
            let width = if double { pitch * art.double_length.0 } else { width };
            let shift = chances.between(-0.05, 0.05) * pitch;
            blocks.push(Block {
                centre: Point::new(place.x + shift, place.y),
                half: Point::new(width / 2.0, height / 2.0),
                pale: chances.roll() >= art.dark_blocks.0,
            });
        }
    }
    blocks
}

impl Town {
    /// Returns points all over the town, which trees and names avoid.
    pub fn points(&self) -> Vec<Point> {
        let reach = 0.38;
        (-4..=4)
            .flat_map(|x| (-4..=4).map(move |y| Point::new(x as f32 / 4.0, y as f32 / 4.0)))
            .filter(|offset| offset.length() <= 1.0)
            .map(|offset| self.centre + offset * reach)
            .collect()
    }

    pub fn trace(&self) -> Trace {
        Trace::of(self, [self.centre])
    }

    pub fn paint(&self, art: &MapArt, canvas: &mut Canvas) {
        let (colours, towns) = (&art.colours, &art.towns);
        if !canvas.view().grown(1.5).contains(self.centre) {
            return;
        }
        if self.major {
            let (size, soft) = (towns.ground.0, towns.ground_softness.0);
            let strength = towns.ground_strength.0;
            canvas.soft_disc(self.centre, size - soft, size + soft, colours.city_ground, strength);
        }
        let near = canvas.radius >= TABLE_RADIUS;
        let (plain, pale) =
            if near { (colours.city, colours.city_pale) } else { (colours.city_far, colours.city) };
        for block in if near { &self.near } else { &self.far } {
            let corners = self.corners(block);
            if near {
                let shadow = corners.map(|corner| corner + Point::new(0.018, 0.022));
                canvas.fill_shape(&shadow, colours.city_shadow, towns.shadow.0);
            }
            canvas.fill_shape(&corners, if block.pale { pale } else { plain }, 1.0);
            if near {
                let width = towns.edge.0 * canvas.radius;
                canvas.outline(&corners, colours.city_edge, width, towns.edge_strength.0);
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
