//! The open country, as the map's file describes it: fields in parishes with different directions, hedges on their
//! borders, farms with orchards, and tracks from these to the roads. It is decoration only: none of it affects play.

use super::{
    fields::Fields,
    ground::TABLE_RADIUS,
    house::House,
    noise::{Chances, layered_noise},
};
use crate::{
    art::{
        packs::map_art::MapArt,
        painter::{
            canvas::Canvas,
            geometry::{FIELD_CORNER, Point, WorldRect, hex_centre, nearest_hex},
            lines::Lines,
            names::nearby::Nearby,
        },
    },
    engine::board::{self, Board, Hex, Terrain},
};

/// The distance from parish to parish, in hex radii, and the random shift of their centres.
const PARISH: (f32, f32) = (3.3, 1.1);
/// The length and width of a field, in hex radii.
const FIELD: (f32, f32) = (0.86, 0.50);
/// Fields to either side of the middle of a parish, along and across.
const REACH: (i32, i32) = (4, 6);
/// The ground between fields.
const BALK: f32 = 0.018;
/// The distances of fields from roads and houses, and from water.
const OFF: (f32, f32) = (0.13, 0.24);
/// The share of the fields of a hedged lot with a hedge: all round, since a hedge has no end.
const HEDGED: f32 = 0.72;
/// The least distance between fields of two parishes.
const BETWEEN: f32 = 0.06;
/// The height of the relief above which there are no fields: the ground is too steep.
const STEEP: f32 = 0.12;
/// The strengths of the tints of fields, and of their borders.
const TINT: [f32; 4] = [0.27, 0.44, 0.11, 0.30];
const BORDER: f32 = 0.15;
/// The longest track from a farm to a road, the number of paths tried, and their shift to the side.
const TRACK: f32 = 4.2;
const TRIES: usize = 24;
const ASIDE: [f32; 5] = [0.12, -0.12, 0.45, -0.45, 0.0];

/// A field, and whether it has a hedge around it.
#[derive(Clone, Copy, Debug)]
struct Parcel {
    corners: [Point; 4],
    tone: usize,
    hedged: bool,
}

#[derive(Clone, Debug, Default)]
struct Farm {
    houses: Vec<House>,
    orchard: Vec<Point>,
    track: Vec<Point>,
}

/// The open country of one map.
#[derive(Clone, Debug, Default)]
pub struct Countryside {
    parcels: Vec<Parcel>,
    farms: Vec<Farm>,
}

/// The map under the open country.
struct Land<'a> {
    board: &'a Board,
    fields: &'a Fields,
    within: &'a WorldRect,
    wished: board::Countryside,
}

impl Countryside {
    /// Lays out the open country of a rectangle between all features of the map; empty if the map wants none. Two
    /// parishes outwards it is as in the whole map.
    pub fn new(
        wished: Option<board::Countryside>,
        board: &Board,
        (fields, within): (&Fields, &WorldRect),
        lines: &Lines,
    ) -> Self {
        let Some(wished) = wished else { return Self::default() };
        let land = Land { board, fields, within, wished };
        let farms = land.farms(lines);
        let mut parcels = land.parcels();
        // No field may be in the yard of a farm.
        let yards: Vec<Point> =
            farms.iter().flat_map(|farm| farm.houses.iter().map(|house| house.centre)).collect();
        parcels.retain(|parcel| {
            let middle = parcel.corners[0].towards(parcel.corners[2], 0.5);
            yards.iter().all(|yard| yard.distance(middle) > 0.45)
        });
        Self { parcels, farms }
    }

    /// Paints fields with their furrows, under all plants.
    pub fn paint_fields(&self, art: &MapArt, canvas: &mut Canvas) {
        let (colours, view) = (&art.colours, canvas.view().grown(1.0));
        let tones = [colours.wood, colours.paper_low, colours.contour, colours.marsh];
        let near = canvas.radius >= TABLE_RADIUS;
        for parcel in self.parcels.iter().filter(|parcel| view.contains(parcel.corners[0])) {
            let [a, b, c, d] = parcel.corners;
            canvas.fill_shape(&parcel.corners, tones[parcel.tone], TINT[parcel.tone]);
            if near {
                canvas.outline(&parcel.corners, colours.contour, 0.7, BORDER);
                for furrow in 1..8 {
                    let part = furrow as f32 / 8.0;
                    let line = [a.towards(d, part), b.towards(c, part)];
                    canvas.line(&line, colours.contour, 0.6, 0.10);
                }
            }
        }
        for track in self.farms.iter().map(|farm| &farm.track).filter(|track| !track.is_empty()) {
            let width = canvas.at_least(0.028, 0.8);
            canvas.line(track, colours.road, width, 0.55);
        }
    }

    /// Paints hedges and orchards.
    pub fn paint_hedges(&self, art: &MapArt, canvas: &mut Canvas) {
        let (colours, view) = (&art.colours, canvas.view().grown(1.0));
        let near = canvas.radius >= TABLE_RADIUS;
        for parcel in self.parcels.iter().filter(|parcel| view.contains(parcel.corners[0])) {
            let [a, b, c, d] = parcel.corners;
            for (from, to) in [(a, b), (b, c), (c, d), (d, a)].into_iter().filter(|_| parcel.hedged) {
                if !near {
                    let width = canvas.at_least(0.030, 0.7);
                    canvas.line(&[from, to], colours.tree_middle, width, 0.45);
                    continue;
                }
                let bushes = (from.distance(to) / 0.052) as usize;
                let mut chances = Chances::named(&format!("{:.2} {:.2}", from.x, to.y));
                for bush in 0..=bushes {
                    let place = from.towards(to, bush as f32 / bushes.max(1) as f32)
                        + Point::new(chances.between(-0.012, 0.012), chances.between(-0.012, 0.012));
                    let crown = chances.between(0.020, 0.034);
                    canvas.disc(place + Point::new(0.014, 0.018), crown, colours.tree_shadow, 0.18);
                    let tone = if chances.roll() < 0.5 { colours.tree_low } else { colours.tree_middle };
                    canvas.disc(place, crown, tone, 0.8);
                }
            }
        }
        for tree in self.farms.iter().flat_map(|farm| &farm.orchard).filter(|tree| view.contains(**tree)) {
            if near {
                canvas.disc(*tree + Point::new(0.02, 0.025), 0.045, colours.tree_shadow, 0.35);
            }
            canvas.disc(*tree, 0.046, colours.tree_middle, 1.0);
            canvas.disc(*tree + Point::new(-0.012, -0.014), 0.022, colours.tree_high, 0.9);
        }
    }

    /// The corners of all fields.
    #[cfg(test)]
    pub(crate) fn fields(&self) -> impl Iterator<Item = [Point; 4]> {
        self.parcels.iter().map(|parcel| parcel.corners)
    }

    #[cfg(test)]
    pub(super) fn tracks(&self) -> impl Iterator<Item = &Vec<Point>> {
        self.farms.iter().map(|farm| &farm.track)
    }

    /// The places of the houses and orchards of farms.
    pub fn yards(&self) -> impl Iterator<Item = Point> {
        self.farms
            .iter()
            .flat_map(|farm| farm.houses.iter().map(|house| house.centre).chain(farm.orchard.iter().copied()))
    }

    /// Paints the houses of farms.
    pub fn paint_farms(&self, art: &MapArt, canvas: &mut Canvas) {
        let view = canvas.view().grown(1.0);
        let houses = self.farms.iter().flat_map(|farm| &farm.houses);
        houses.filter(|house| view.contains(house.centre)).for_each(|house| house.paint(art, canvas));
    }
}

impl Land<'_> {
    /// Whether the place is open ground without anything on it.
    fn is_open(&self, place: Point) -> bool {
        let hex = nearest_hex(place, self.board.columns(), self.board.rows());
        let clear = hex.is_some_and(|hex| self.board.terrain(hex) == Terrain::Clear);
        let ground = self.fields.ground(place);
        let cover = self.fields.cover(place, &ground, 0.05);
        clear
            && cover.wood < 0.05
            && cover.marsh < 0.05
            && cover.lake < 0.05
            && ground.river > OFF.1
            && ground.height < STEEP
            && self.fields.lines.at(place) > OFF.0
    }

    fn parcels(&self) -> Vec<Parcel> {
        let last = hex_centre_of_last(self.board) + Point::new(2.0, 2.0) - FIELD_CORNER;
        let (columns, rows) = ((last.x / PARISH.0) as i32 + 1, (last.y / PARISH.0) as i32 + 1);
        let cells = || (-1..=rows).flat_map(|row| (-1..=columns).map(move |column| (column, row)));
        let about = self.within.grown(PARISH.0);
        let mut laid: Vec<Parcel> = Vec::new();
        for cell in cells().filter(|(column, row)| about.contains(parish(*column, *row))) {
            // Parishes have different directions: where they meet, the later one leaves room.
            let free = |parcel: &Parcel, laid: &[Parcel]| {
                laid.iter().all(|other| !lie_near(&parcel.corners, &other.corners, BETWEEN))
            };
            let here: Vec<Parcel> =
                self.of_parish(cell).into_iter().filter(|parcel| free(parcel, &laid)).collect();
            laid.extend(here);
        }
        laid
    }

    fn of_parish(&self, (column, row): (i32, i32)) -> Vec<Parcel> {
        let middle = parish(column, row);
        let mut chances = Chances::at(column, row, 8117);
        let (sin, cos) = chances.between(-0.8, 0.8).sin_cos();
        let place = |x: f32, y: f32| middle + Point::new(x * cos - y * sin, x * sin + y * cos);
        let mut parcels = Vec::new();
        for line in -REACH.1..=REACH.1 {
            // Each row of fields is shifted a little, since they were never surveyed together.
            let shift = chances.between(-0.5, 0.5);
            for number in -REACH.0..=REACH.0 {
                let left = (number as f32 + shift) * FIELD.0 + BALK;
                let (right, top) = (left + FIELD.0 - 2.0 * BALK, line as f32 * FIELD.1 + BALK);
                let bottom = top + FIELD.1 - 2.0 * BALK;
                let corners =
                    [place(left, top), place(right, top), place(right, bottom), place(left, bottom)];
                let (roll, tone) = (chances.roll(), (chances.roll() * 4.0) as usize % 4);
                // Fields with hedges are together.
                let fenced = chances.roll() < HEDGED;
                let centre = corners[0].towards(corners[2], 0.5);
                let spot = centre - FIELD_CORNER;
                let lot =
                    0.5 + 0.8 * layered_noise(spot.x, spot.y, 2.4, 2, 95) + 0.2 * (chances.roll() - 0.5);
                let hedged = fenced && lot * 100.0 < f32::from(self.wished.hedges);
                // Fields are together, and so is the remaining pasture.
                let wanted = 0.5 + 0.55 * layered_noise(spot.x, spot.y, 3.0, 2, 91) + 0.3 * (roll - 0.5);
                let here = corners.iter().all(|corner| nearest_parish(*corner) == (column, row));
                if here && wanted * 100.0 < f32::from(self.wished.fields) && self.holds(&corners) {
                    parcels.push(Parcel { corners, tone, hedged });
                }
            }
        }
        parcels
    }

    /// Whether a field with these corners has room.
    fn holds(&self, corners: &[Point; 4]) -> bool {
        let [a, b, c, d] = *corners;
        let between = [a.towards(b, 0.5), c.towards(d, 0.5), a.towards(c, 0.5)];
        corners.iter().chain(&between).all(|place| self.is_open(*place))
    }

    fn farms(&self, lines: &Lines) -> Vec<Farm> {
        let places: Vec<Point> = lines.roads.iter().flatten().copied().collect();
        let near = Nearby::new(places.clone());
        let roads = Roads { places, near };
        let near = |hex: &Hex| self.within.contains(hex_centre(*hex));
        let hexes = self.board.hexes().filter(|hex| self.board.terrain(*hex) == Terrain::Clear && near(hex));
        hexes.filter_map(|hex| self.farm(hex, &roads)).collect()
    }

    fn farm(&self, hex: Hex, roads: &Roads) -> Option<Farm> {
        let mut chances = Chances::named(&format!("{hex} farm"));
        if chances.roll() * 100.0 >= f32::from(self.wished.farms) {
            return None;
        }
        let middle = hex_centre(hex) + Point::new(chances.between(-0.35, 0.35), chances.between(-0.3, 0.3));
        let turn = chances.between(-0.7, 0.7);
        let (sin, cos) = turn.sin_cos();
        let place = |x: f32, y: f32| middle + Point::new(x * cos - y * sin, x * sin + y * cos);
        if ![(0.0, 0.0), (0.4, 0.0), (-0.4, 0.0), (0.0, 0.35), (0.0, -0.35)]
            .iter()
            .all(|(x, y)| self.is_open(place(*x, *y)))
        {
            return None;
        }
        let house = |x: f32, y: f32, half: (f32, f32), tone: f32| House {
            centre: place(x, y),
            half: Point::new(half.0, half.1),
            turn,
            tone,
        };
        // Around a yard: the house, a barn, a shed.
        let houses = vec![
            house(0.0, -0.12, (0.10, 0.055), 0.2),
            house(-0.14, 0.03, (0.05, 0.085), 0.9),
            house(0.12, 0.06, (0.045, 0.06), 0.5),
        ];
        let orchard = (0..6)
            .map(|tree| place(0.27 + 0.115 * (tree % 2) as f32, -0.16 + 0.125 * (tree / 2) as f32))
            .collect();
        // A farm needs a track, unless there is no road at all.
        let track = self.track(place(0.0, 0.05), roads, &mut chances);
        let track = if roads.places.is_empty() { Vec::new() } else { track? };
        Some(Farm { houses, orchard, track })
    }

    /// Returns the track from a yard to a road nearby, the nearest that no water or wood cuts off.
    fn track(&self, yard: Point, roads: &Roads, chances: &mut Chances) -> Option<Vec<Point>> {
        let mut ends: Vec<Point> =
            roads.near.within(yard, TRACK).filter_map(|number| roads.places.get(number)).copied().collect();
        ends.sort_by(|one, other| one.distance(yard).total_cmp(&other.distance(yard)));
        let every = (ends.len() / TRIES).max(1);
        let bend = chances.between(0.6, 1.4);
        let ways = ends.into_iter().step_by(every).flat_map(|road| ASIDE.map(|aside| (road, bend * aside)));
        let mut lines = ways.map(|(road, aside)| {
            let aside = (road - yard).turned() * aside;
            let middle = [yard.towards(road, 0.35) + aside, yard.towards(road, 0.7) + aside * 0.6];
            crate::art::painter::curve::smooth(&[yard, middle[0], middle[1], road], 8)
        });
        lines.find(|line| line.iter().all(|place| self.is_passed(*place)))
    }

    /// Whether a track may pass there.
    fn is_passed(&self, place: Point) -> bool {
        let ground = self.fields.ground(place);
        ground.river > 0.15
            && ground.height < STEEP * 2.0
            && self.fields.cover(place, &ground, 0.05).wood < 0.05
    }
}

/// The roads that tracks lead to.
struct Roads {
    places: Vec<Point>,
    near: Nearby,
}

/// Whether two rectangles are nearer than this to each other, along the sides of either.
fn lie_near(one: &[Point; 4], other: &[Point; 4], room: f32) -> bool {
    let spread = |corners: &[Point; 4], way: Point| {
        let along = corners.map(|corner| corner.dot(way));
        (along.into_iter().fold(f32::MAX, f32::min), along.into_iter().fold(f32::MIN, f32::max))
    };
    if one[0].distance(other[0]) > 2.0 * (FIELD.0 + FIELD.1) {
        return false;
    }
    let ways =
        [one, other].into_iter().flat_map(|corners| [corners[1] - corners[0], corners[3] - corners[0]]);
    ways.map(Point::unit).all(|way| {
        let ((least, most), (from, to)) = (spread(one, way), spread(other, way));
        from < most + room && least < to + room
    })
}

/// Returns the centre of a parish.
fn parish(column: i32, row: i32) -> Point {
    let mut chances = Chances::at(column, row, 4177);
    let shake = Point::new(chances.between(-PARISH.1, PARISH.1), chances.between(-PARISH.1, PARISH.1));
    FIELD_CORNER + Point::new((column as f32 + 0.5) * PARISH.0, (row as f32 + 0.5) * PARISH.0) + shake
}

fn nearest_parish(place: Point) -> (i32, i32) {
    let spot = (place - FIELD_CORNER) * (1.0 / PARISH.0);
    let (column, row) = (spot.x.floor() as i32, spot.y.floor() as i32);
    let around = (-1..=1).flat_map(|y| (-1..=1).map(move |x| (column + x, row + y)));
    let away = |(column, row): &(i32, i32)| parish(*column, *row).distance(place);
    around.min_by(|one, other| away(one).total_cmp(&away(other))).unwrap_or((column, row))
}

/// Returns the centre of the hex in the south-east corner.
fn hex_centre_of_last(board: &Board) -> Point {
    board.hexes().last().map_or_else(Point::default, hex_centre)
}
