//! The places at which two states of a map look different: for an editor that paints again only what was changed.
//!
//! Lines are compared as they are drawn, and not as they are listed: one more hexside can turn a river round, and one
//! more hex can join two roads, which are then smoothed together.

use super::{
    curve,
    geometry::{Point, WorldRect, hex_centre},
    land::{towns::Town, village::groups},
    layout::Layout,
    sheet::furniture::Furniture,
    trace::{Trace, differing},
};
use crate::{
    art::packs::map_art::MapArt,
    engine::board::{ALL_SIDES, Board, Hex, MapFile, SideFeature, Terrain},
};

/// The distances in hex radii at which the picture changes around a hex with other ground, and around one with another
/// height.
const HEX: (f32, f32) = (3.5, 5.5);
/// The same around roads, railways, houses and gullies; and around roads and walls between buildings, which stand along
/// them and have paths to them.
const LINES: (f32, f32) = (2.0, 6.0);
/// The parts of the reach of a valley beyond which a new river moves no form line so far that it can be seen, and the
/// least distance.
const WATER: (f32, f32) = (3.7, 4.5);
/// The same with farms, whose tracks lead elsewhere, and with fields.
const COUNTRY: (f32, f32) = (9.0, 5.5);
/// The distance around a field or an orchard.
const PLOT: f32 = 1.6;
/// The distance around a limit between columns, with its name.
const LIMIT: f32 = 2.5;
/// The side of the squares in which changed places are noted, and the most squares of a part along either side.
const SQUARE: f32 = 2.0;
const MOST: usize = 16;

/// The difference between two states of a map.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Changes {
    /// Parts of the map within the neat line that look different: none is wider or higher than 32 hex radii.
    pub parts: Vec<WorldRect>,
    /// Whether the margin of the sheet differs.
    pub margin: bool,
}

impl Changes {
    /// Whether nothing looks different, the names left out.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty() && !self.margin
    }
}

/// Returns the part of the sheet in which two maps look different, the names left out; none if there is no difference.
/// Maps of different sizes differ everywhere.
pub fn changed_part(
    (old, old_board): (&MapFile, &Board),
    (new, new_board): (&MapFile, &Board),
    art: &MapArt,
) -> Option<WorldRect> {
    if old == new {
        return None;
    }
    let before = Layout::new(old, old_board, Furniture::default(), art);
    let after = before.changed(new, new_board, Furniture::default());
    let Changes { parts, margin } = changes_between(&before, &after);
    let sheet = margin.then(|| after.sheet().paper);
    parts.into_iter().chain(sheet).reduce(|one, other| one.joined(&other))
}

/// Returns the difference between two states of a map.
pub fn changes_between(old: &Layout, new: &Layout) -> Changes {
    let (before, after) = (&old.margin, &new.margin);
    let titles = |map: &MapFile| (map.title.clone(), map.subtitle.clone(), map.areas.clone());
    let margin = old.sheet() != new.sheet()
        || titles(&before.map) != titles(&after.map)
        || before.furniture != after.furniture;
    let mut noted = Noted::new(new.sheet().neat_line);
    if differ_everywhere(old, new) {
        noted.note(&new.sheet().neat_line);
        return Changes { parts: noted.parts(), margin };
    }
    let far = country(&after.map).max(country(&before.map));
    for (hex, reach) in changed_hexes(old, new) {
        let centre = hex_centre(hex);
        noted.note(&WorldRect::about(centre, 0.0, 0.0).grown(reach.max(far)));
    }
    let kinds: [(f32, fn(&Layout) -> Vec<Trace>); 5] = [
        ((WATER.0 * after.art.relief.valley_reach.0).max(WATER.1), water),
        (if is_built(&after.map) || is_built(&before.map) { LINES.1 } else { LINES.0 }, lines),
        (LINES.0, things),
        (HEX.1, |layout| layout.heights.ridge_traces()),
        (PLOT, plots),
    ];
    for (reach, traces) in kinds {
        let found = differing(traces(old), traces(new));
        found.iter().for_each(|place| noted.note(&place.grown(reach.max(far))));
    }
    Changes { parts: noted.parts(), margin }
}

/// Whether something differs on which the picture depends everywhere.
fn differ_everywhere(old: &Layout, new: &Layout) -> bool {
    let (before, after) = (&old.margin.map, &new.margin.map);
    let heights = |layout: &Layout| (layout.heights.are_there(), layout.levels.are_there());
    old.sheet() != new.sheet()
        || heights(old) != heights(new)
        || is_built(before) != is_built(after)
        || before.countryside != after.countryside
}

fn is_built(map: &MapFile) -> bool {
    !map.buildings.is_empty()
}

/// Returns the distance at which the open country changes around anything; 0 if none is drawn.
fn country(map: &MapFile) -> f32 {
    map.countryside.map_or(0.0, |wished| if wished.farms > 0 { COUNTRY.0 } else { COUNTRY.1 })
}

/// Returns the hexes whose ground differs, each with the distance at which the picture changes.
fn changed_hexes(old: &Layout, new: &Layout) -> Vec<(Hex, f32)> {
    let side_features = [SideFeature::Wall, SideFeature::Hedge];
    let sides = |board: &Board, hex: Hex| {
        side_features.map(|kind| ALL_SIDES.map(|side| board.feature(kind, hex, side)))
    };
    let ground = |board: &Board, hex: Hex| (board.terrain(hex), board.city(hex), board.built_of(hex));
    let height = |board: &Board, hex: Hex| (board.level(hex), board.terrain(hex) == Terrain::Hilltop);
    let (before, after) = (&old.board, &new.board);
    let reach = |hex: Hex| {
        if height(before, hex) != height(after, hex) {
            Some(HEX.1)
        } else if sides(before, hex) != sides(after, hex) && is_built(&new.margin.map) {
            Some(LINES.1)
        } else if ground(before, hex) != ground(after, hex) || sides(before, hex) != sides(after, hex) {
            Some(HEX.0)
        } else {
            None
        }
    };
    after.hexes().filter_map(|hex| Some((hex, reach(hex)?))).collect()
}

/// Returns the traces of all water. Reeds on a brook depend on the number of the place along it.
fn water(layout: &Layout) -> Vec<Trace> {
    let brooks = layout.brooks.courses().len();
    let rivers = layout.courses.len().saturating_sub(brooks);
    let all = layout.courses.iter().enumerate();
    let traces = all.flat_map(|(course, water)| {
        let place = |number: usize| if course < rivers { 0.0 } else { number as f32 };
        Trace::along(&water.points, |number| Some(water.widths.get(number)? + place(number)))
    });
    traces.collect()
}

/// Returns the traces of roads and railways. Ties are counted from the beginning of a railway, dashes from the beginning
/// of a road over a river.
fn lines(layout: &Layout) -> Vec<Trace> {
    let lines = &layout.lines;
    let roads = lines.roads.iter().flat_map(|road| Trace::along(road, |_| None));
    let dashed = lines.rails.iter().chain(&lines.fords).flat_map(|line| {
        let lengths = curve::lengths(line);
        Trace::along(line, |number| lengths.get(number).map(|way| way + 1.0))
    });
    let buildings = layout.margin.map.buildings.iter();
    let buildings = buildings.map(|building| Trace::of(building, centres(&building.hexes)));
    roads.chain(dashed).chain(buildings).collect()
}

/// Returns the traces of towns and villages, gullies, fords, slopes, bridges and limits.
fn things(layout: &Layout) -> Vec<Trace> {
    let map = &layout.margin.map;
    let neat_line = layout.sheet().neat_line;
    let limits = map.limits.iter().map(|limit| {
        let x = super::geometry::COLUMN_PITCH * (f32::from(limit.after_column) - 0.5);
        let ends =
            [neat_line.top, neat_line.bottom].map(|y| [-LIMIT, LIMIT].map(|aside| Point::new(x + aside, y)));
        Trace::of(limit, ends.concat())
    });
    let places = map.places.iter().map(|place| Trace::of(&(place.kind, &place.hexes), centres(&place.hexes)));
    let mut traces: Vec<Trace> = layout.towns.iter().map(Town::trace).chain(limits).chain(places).collect();
    traces.extend(layout.houses.traces());
    traces.extend(layout.gullies.traces());
    traces.extend(layout.culverts.iter().map(|culvert| culvert.trace()));
    traces.extend(layout.fords.traces());
    traces.extend(layout.heights.traces());
    traces
}

/// Returns the traces of fields with crops and of orchards, each as a whole: its rows follow from all of its hexes.
fn plots(layout: &Layout) -> Vec<Trace> {
    let of = |terrain| groups(&layout.board, terrain).into_iter().map(move |hexes| (terrain, hexes));
    let all = of(Terrain::Orchard).chain(of(Terrain::Crops));
    all.map(|plot| Trace::of(&plot, centres(&plot.1))).collect()
}

fn centres(hexes: &[Hex]) -> Vec<Point> {
    hexes.iter().map(|hex| hex_centre(*hex)).collect()
}

/// Changed places of a map, noted in squares.
struct Noted {
    neat_line: WorldRect,
    columns: usize,
    rows: usize,
    squares: Vec<bool>,
}

impl Noted {
    fn new(neat_line: WorldRect) -> Self {
        let count = |length: f32| ((length / SQUARE).ceil() as usize).max(1);
        let (columns, rows) = (count(neat_line.width()), count(neat_line.height()));
        Self { neat_line, columns, rows, squares: vec![false; columns * rows] }
    }

    fn note(&mut self, place: &WorldRect) {
        let range = |from: f32, to: f32, count: usize| {
            let square = |way: f32| (way / SQUARE).floor().max(0.0) as usize;
            if to < 0.0 { 0..0 } else { square(from).min(count)..(square(to) + 1).min(count) }
        };
        let WorldRect { left, top, .. } = self.neat_line;
        let columns = range(place.left - left, place.right - left, self.columns);
        for row in range(place.top - top, place.bottom - top, self.rows) {
            let row = row * self.columns;
            self.squares[row + columns.start..row + columns.end].fill(true);
        }
    }

    /// Returns rectangles that cover all noted squares: as few as one for places near each other.
    fn parts(mut self) -> Vec<WorldRect> {
        let mut parts: Vec<WorldRect> = Vec::new();
        while let Some(first) = self.squares.iter().position(|noted| *noted) {
            let block = self.take(first % self.columns, first / self.columns);
            let limit = MOST as f32 * SQUARE + 0.1;
            let fits = |part: &&mut WorldRect| {
                let both = part.joined(&block);
                both.width() <= limit && both.height() <= limit
            };
            match parts.iter_mut().find(fits) {
                Some(part) => *part = part.joined(&block),
                None => parts.push(block),
            }
        }
        parts
    }

    /// Takes the largest block of noted squares with this north-west corner, first as wide as possible, then as high.
    fn take(&mut self, column: usize, row: usize) -> WorldRect {
        let is_noted = |squares: &[bool], column: usize, row: usize| squares[row * self.columns + column];
        let mut right = column + 1;
        while right < self.columns.min(column + MOST) && is_noted(&self.squares, right, row) {
            right += 1;
        }
        let mut below = row + 1;
        while below < self.rows.min(row + MOST)
            && (column..right).all(|column| is_noted(&self.squares, column, below))
        {
            below += 1;
        }
        for row in row..below {
            let row = row * self.columns;
            self.squares[row + column..row + right].fill(false);
        }
        let corner = |column: usize, row: usize| {
            let WorldRect { left, top, .. } = self.neat_line;
            Point::new(left + column as f32 * SQUARE, top + row as f32 * SQUARE)
        };
        let (from, to) = (corner(column, row), corner(right, below));
        let WorldRect { right, bottom, .. } = self.neat_line;
        WorldRect::new(from.x, from.y, to.x.min(right), to.y.min(bottom))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::painter::tests::{small_map, standard};

    const BARE: &str = "swamp: [], lake: [], road_river_joins: [], rails: [], places: []";

    fn changed(before: &str, after: &str) -> Option<WorldRect> {
        let [(old, old_board), (new, new_board)] =
            [before, after].map(|content| small_map(40, 30, &format!("{BARE}, {content}")));
        changed_part((&old, &old_board), (&new, &new_board), &standard())
    }

    fn centre(hex: &str) -> Point {
        hex_centre(hex.parse().expect("a hex"))
    }

    #[test]
    fn a_changed_hex_changes_its_surroundings_only() {
        let usual = "woods: [\"0101\"], rivers: [], roads: []";
        assert_eq!(changed(usual, usual), None);
        let part = changed(usual, "woods: [\"0101\", \"2015\"], rivers: [], roads: []").expect("a change");
        assert!(part.grown(-2.0).contains(centre("2015")) && part.width() < 14.0, "{part:?}");
        let other_order = "woods: [\"2015\", \"0101\"], rivers: [], roads: []";
        let back = changed(other_order, "woods: [\"0101\", \"2015\"], rivers: [], roads: []");
        assert_eq!(back, None, "only the order of the file");
    }

    #[test]
    fn a_road_changes_as_far_as_its_curve() {
        let road = |to: u8| {
            let hexes: Vec<String> = (8..=to).map(|column| format!("\"{column:02}10\"")).collect();
            format!("woods: [], rivers: [], roads: [[{}]]", hexes.join(", "))
        };
        let part = changed(&road(15), &road(16)).expect("a change");
        assert!(part.contains(centre("1610")) && part.contains(centre("1510")), "{part:?}");
        assert!(!part.contains(centre("0810")), "the other end stays: {part:?}");
    }

    /// Every hexside upstream makes a river broader, down to its mouth.
    #[test]
    fn a_river_changes_all_the_way_down() {
        let river = |to: u8| {
            let sides = |column: u8| if column % 2 == 1 { "s" } else { "sw s se" };
            let hexes: Vec<String> =
                (5..=to).map(|column| format!("\"{column:02}10 {}\"", sides(column))).collect();
            format!("woods: [], rivers: [{}], roads: []", hexes.join(", "))
        };
        let part = changed(&river(28), &river(30)).expect("a change");
        assert!(part.contains(centre("0610")) && part.contains(centre("3010")), "{part:?}");
    }

    #[test]
    fn another_size_or_title_is_another_sheet() {
        let content = format!("{BARE}, woods: [], rivers: [], roads: []");
        let [(old, old_board), (mut new, new_board)] = [30, 30].map(|rows| small_map(40, rows, &content));
        new.title = "Other".to_owned();
        let sheet = Layout::new(&new, &new_board, Furniture::default(), &standard()).sheet();
        let part = changed_part((&old, &old_board), (&new, &new_board), &standard());
        assert_eq!(part, Some(sheet.paper));
        let (larger, larger_board) = small_map(41, 30, &content);
        let sheet = Layout::new(&larger, &larger_board, Furniture::default(), &standard()).sheet();
        let part = changed_part((&old, &old_board), (&larger, &larger_board), &standard());
        assert_eq!(part, Some(sheet.paper));
    }

    #[test]
    fn parts_far_from_each_other_stay_apart() {
        let mut noted = Noted::new(WorldRect::new(-1.0, -1.0, 300.0, 150.0));
        for place in [WorldRect::new(2.0, 2.0, 5.0, 5.0), WorldRect::new(250.0, 100.0, 255.0, 104.0)] {
            noted.note(&place);
        }
        let parts = noted.parts();
        assert_eq!(parts.len(), 2);
        assert!(parts.iter().all(|part| part.width() <= 8.0 && part.height() <= 8.0), "{parts:?}");
        let mut all = Noted::new(WorldRect::new(-1.0, -1.0, 300.0, 150.0));
        all.note(&WorldRect::new(-9.0, -9.0, 400.0, 400.0));
        let parts = all.parts();
        let covered: f32 = parts.iter().map(|part| part.width() * part.height()).sum();
        assert!((covered - 301.0 * 151.0).abs() < 1.0, "{covered}");
        assert!(parts.iter().all(|part| part.width() < 32.2 && part.height() < 32.2));
    }
}
