//! The smallest scenario on a map, made after the pattern of another scenario of the game: a few units a side with a weapon
//! and a carrier if the game has them, a goal between them, and the options and charts of the pattern.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::engine::{
    board::{Hex, MapFile, PlaceKind},
    counters::UnitId,
    data::{DataError, Source, id_like},
    drafts::{AnyDraft, Change, DraftView, Extra, ExtraKind, LevelView, PlaceView, SideView, UnitsOf},
};

/// The most types of units of a side, and the most units of a type.
const TYPES: usize = 2;
const UNITS: u8 = 3;
/// The lists from which a side gets one thing each, and the most things that are tried.
const PIECES: [Extra; 2] = [Extra::Weapons, Extra::Loaded];
const TRIED: usize = 12;
/// The most hexes that give points.
const GOALS: usize = 7;
/// The parts of the map in which a side sets up, from its edge: the next one if there is no room in the one before.
const PARTS: [u8; 3] = [4, 2, 1];
/// Fewer points than any side can have.
const LEAST: i32 = -1000;
/// The longest id that leaves room for a number.
const LONGEST: usize = 19;
/// The most ids that are tried.
const MOST_ALIKE: u16 = 999;

/// A scenario that is to be made.
pub struct NewScenario<'a> {
    pub map: &'a MapFile,
    /// The name of the map below `scenarios`.
    pub name: &'a str,
    pub id: UnitId,
    pub title: String,
    pub summary: String,
    /// The changes that put its units onto the map, in a game whose units are not set up in areas.
    pub units: Vec<Change>,
}

/// Returns the text of a scenario without the comments at its head, which are about that scenario alone.
pub fn without_head(text: &str) -> String {
    let is_comment = |line: &&str| line.trim_start().starts_with("//");
    text.lines().skip_while(is_comment).map(|line| format!("{line}\n")).collect()
}

/// Whether a scenario can be a pattern: its units are set up in areas, and both sides have types of their own in it; or
/// they are placed one by one.
pub fn is_pattern(scenario: &DraftView) -> bool {
    match &scenario.placed {
        Some(placed) => !placed.is_empty(),
        None => scenario.chapters.groups && scenario.sides.iter().all(|side| !types_of(side).is_empty()),
    }
}

/// Returns an id for a scenario on a map: the first one that is free.
pub fn scenario_id(map: &str, is_free: impl Fn(&str) -> bool) -> Option<UnitId> {
    let begin: String = map.chars().filter(char::is_ascii).take(LONGEST).collect();
    let id = id_like(&begin).unwrap_or_else(|| "scenario".to_owned());
    let numbered = (2..=MOST_ALIKE).map(|number| format!("{id}-{number}"));
    let mut all = std::iter::once(id.clone()).chain(numbered);
    all.find(|id| is_free(id)).and_then(|id| id.parse().ok())
}

/// Returns the smallest scenario on a map. The sides set up at the west and the east edge, in an area that is as large
/// as it must be; each has a point for each hex of the first city, or for the middle of the map. In a game that counts
/// places instead of hexes, that city or hex is the only place. Each side gets a weapon and a carrier with a passenger or
/// a gun if `kinds`, what the game has beside units, or the pattern has one that fits.
///
/// # Errors
/// The faults that remain, for example if a side has no room on this map.
pub fn smallest(
    mut pattern: Box<dyn AnyDraft>,
    wish: &NewScenario,
    kinds: &[ExtraKind],
    faults: impl Fn(&Source) -> Vec<DataError>,
) -> Result<Source, Vec<DataError>> {
    let file = format!("{}.ron", wish.id);
    let told = |why: String| vec![DataError::whole_file(&file, why)];
    let view = pattern.view();
    for change in changes(&view, wish) {
        pattern.change(&change).map_err(|why| told(why.to_string()))?;
    }
    let mut found = Vec::new();
    // Units that are placed one by one have no areas to be widened.
    let parts = if view.chapters.groups { PARTS.as_slice() } else { PARTS.get(..1).unwrap_or_default() };
    for part in parts.iter().copied() {
        for side in (0..2).filter(|_| view.chapters.groups) {
            let hexes = corners(wish.map, side == 0, part);
            let area = Change::Paint { side, group: 0, hexes };
            pattern.change(&area).map_err(|why| told(why.to_string()))?;
        }
        let source = || pattern.text().map(|text| Source { name: file.clone(), text }).map_err(told);
        found = faults(&source()?);
        if found.is_empty() {
            let is_whole = |text: String| faults(&Source { name: file.clone(), text }).is_empty();
            for (side, of_side) in view.sides.iter().enumerate() {
                for list in PIECES {
                    add_piece(&mut *pattern, (side, list), &pieces(of_side, (side, list), kinds), &is_whole);
                }
            }
            return Ok(Source { name: file.clone(), text: pattern.text().map_err(told)? });
        }
    }
    Err(found)
}

/// Gives the units of a side the first of these things with which the scenario is without faults.
fn add_piece(
    draft: &mut dyn AnyDraft,
    (side, list): (usize, Extra),
    things: &[String],
    is_whole: &dyn Fn(String) -> bool,
) {
    for what in things.iter().take(TRIED) {
        let change = Change::Extra { side, of: UnitsOf::Group(0), list, what: what.clone(), number: 1 };
        // Groups of some games have no such list.
        let Ok(true) = draft.change(&change) else { return };
        if draft.text().is_ok_and(is_whole) {
            return;
        }
        draft.undo();
    }
}

/// Returns the things of a list that a side can have: those of its own in the pattern, then those of the game, first
/// with passengers that the side has.
fn pieces(of_side: &SideView, (side, list): (usize, Extra), kinds: &[ExtraKind]) -> Vec<String> {
    let groups = of_side.groups.iter().flat_map(|group| &group.extras);
    let arrivals = of_side.arrivals.iter().flat_map(|arrival| &arrival.extras);
    let own = groups.chain(arrivals).filter(|extra| extra.list == list).map(|extra| extra.what.clone());
    let mut things: Vec<String> = own.collect();
    let fits =
        |kind: &&ExtraKind| kind.list == list && kind.in_groups && kind.side.is_none_or(|its| its == side);
    let types = types_of(of_side);
    let later = |what: &String| {
        let passenger = what.split_once('/').map(|(_, passenger)| passenger);
        types.iter().position(|(kind, _)| Some(kind.as_str()) == passenger).unwrap_or(types.len())
    };
    let mut of_game: Vec<String> = kinds.iter().filter(fits).map(|kind| kind.what.clone()).collect();
    of_game.sort_by_key(later);
    for what in of_game {
        if !things.contains(&what) {
            things.push(what);
        }
    }
    things
}

/// Returns the changes that make the scenario of its pattern.
fn changes(pattern: &DraftView, wish: &NewScenario) -> Vec<Change> {
    let mut changes = vec![
        Change::Clear,
        Change::Id(wish.id),
        Change::Title(wish.title.clone()),
        Change::Summary(wish.summary.clone()),
        Change::Map(wish.name.to_owned()),
        Change::Levels(levels(pattern)),
    ];
    if pattern.chapters.groups {
        for (side, units) in pattern.sides.iter().enumerate() {
            let [part, ..] = PARTS;
            changes.push(Change::AddGroup { side, hexes: corners(wish.map, side == 0, part) });
            let number = |(kind, number)| Change::Number { side, of: UnitsOf::Group(0), kind, number };
            changes.extend(types_of(units).into_iter().map(number));
        }
    }
    changes.extend(wish.units.iter().cloned());
    let (name, hexes) = goals(wish.map);
    if pattern.places.is_some() {
        changes.extend(place(pattern.points_of, name, hexes));
    } else {
        for side in 0..2 {
            changes.extend(hexes.iter().map(|hex| Change::VictoryHex { side, points: 1, hex: *hex }));
        }
    }
    changes
}

/// Returns the changes that make these hexes the first place, which gives a point.
fn place(side: usize, name: Option<String>, hexes: Vec<Hex>) -> Vec<Change> {
    let Some(first) = hexes.first().copied() else { return Vec::new() };
    let mut changes = vec![Change::VictoryHex { side, points: 1, hex: first }];
    if let Some(name) = name {
        let place = PlaceView { name, hexes, points: 1, retaken: false };
        changes.push(Change::Place { number: 0, place: Some(place) });
    }
    changes
}

/// Returns the first types of a side, with the number of units of each.
fn types_of(side: &SideView) -> Vec<(UnitId, u8)> {
    let groups = side.groups.iter().flat_map(|group| &group.units);
    let arrivals = side.arrivals.iter().flat_map(|arrival| &arrival.units);
    let mut types: Vec<(UnitId, u8)> = Vec::new();
    for (kind, many) in groups.chain(arrivals) {
        let is_new = types.iter().all(|(known, _)| known != kind);
        if is_new && types.len() < TYPES {
            types.push((*kind, (*many).clamp(1, UNITS)));
        }
    }
    types
}

/// Returns the levels: a lead of one point wins. They are called as in the pattern.
fn levels(pattern: &DraftView) -> Vec<LevelView> {
    let level = |winner: Option<usize>, at_least: i32| {
        let named = pattern.levels.iter().find(|level| level.winner == winner);
        let usual = if winner.is_some() { "Victory" } else { "Draw" };
        let name = named.map_or_else(|| usual.to_owned(), |level| level.name.clone());
        LevelView { name, winner, at_least }
    };
    let (one, other) = (pattern.points_of, 1_usize.saturating_sub(pattern.points_of));
    let draw = pattern.chapters.draws.then(|| level(None, 0));
    let mut levels = vec![level(Some(other), LEAST)];
    levels.extend(draw);
    levels.push(level(Some(one), 1));
    levels
}

/// Returns two corners of the part of a map at its west or east edge.
fn corners(map: &MapFile, is_west: bool, part: u8) -> Vec<Hex> {
    let wide = (map.columns / part.max(1)).max(1);
    let (first, last) =
        if is_west { (1, wide) } else { (map.columns.saturating_sub(wide - 1).max(1), map.columns) };
    [(first, 1), (last, map.rows)].into_iter().filter_map(|(column, row)| Hex::new(column, row)).collect()
}

/// Returns the hexes that give points, with their name if they have one: those of the first city, otherwise the land hex
/// nearest to the middle.
fn goals(map: &MapFile) -> (Option<String>, Vec<Hex>) {
    let is_dry = |hex: &Hex| !map.lake.contains(hex);
    let mut cities = map.places.iter().filter(|place| place.kind != PlaceKind::Name);
    let dry = |hexes: &[Hex]| -> Vec<Hex> {
        let mut dry: Vec<Hex> = hexes.iter().copied().filter(is_dry).collect();
        dry.sort_unstable();
        dry.dedup();
        dry.truncate(GOALS);
        dry
    };
    let city = cities.find_map(|place| {
        let hexes = dry(&place.hexes);
        (!hexes.is_empty()).then(|| (Some(place.name.clone()), hexes))
    });
    if let Some(city) = city {
        return city;
    }
    let Some(middle) = Hex::new(map.columns.div_ceil(2), map.rows.div_ceil(2)) else {
        return (None, Vec::new());
    };
    let hexes = (1..=map.columns).flat_map(|column| (1..=map.rows).map(move |row| (column, row)));
    let hexes = hexes.filter_map(|(column, row)| Hex::new(column, row)).filter(is_dry);
    (None, hexes.min_by_key(|hex| hex.distance(middle)).into_iter().collect())
}
