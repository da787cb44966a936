//! The campaign ten times as large. Its map is laid down nine times, three by three, each sheet with a border of open
//! ground; all borders together are as large as a tenth sheet. Its army is on each of these ten parts.

use kessel::{
    engine::board::{Edge, Hex, RiverSides},
    games::guderian::rules::{
        Position, Rulebook,
        counter::{Counter, Place},
        kinds::Side,
        movement::costs::CostTable,
    },
};
use std::collections::BTreeMap;

/// The factor of enlargement.
pub const TIMES: usize = 10;
/// Sheets in a row, and rows of sheets.
const SHEETS: u8 = 3;
/// Columns and rows from one sheet to the next. Even columns of each sheet become even columns of the whole: there the
/// hexes are lower.
const APART: (u8, u8) = (60, 32);
/// Columns and rows of the whole.
const SIZE: (u8, u8) = (187, 98);

/// The place of a hex of the printed map on one of the sheets.
fn on_sheet(hex: Hex, sheet: u8) -> Hex {
    let (across, down) = (sheet % SHEETS, sheet / SHEETS);
    Hex::new(hex.column() + across * APART.0, hex.row() + down * APART.1).unwrap()
}

/// Repeats the entries of a list of a map on all sheets.
fn repeat<T>(list: &mut Vec<T>, on_sheet: impl Fn(&T, u8) -> T) {
    let sheets = (0..SHEETS * SHEETS).map(|sheet| list.iter().map(|one| on_sheet(one, sheet)).collect());
    *list = sheets.collect::<Vec<Vec<T>>>().into_iter().flatten().collect();
}

/// The same rules on the large map.
pub fn enlarged(rulebook: &Rulebook) -> Rulebook {
    let mut map = rulebook.map.clone();
    (map.columns, map.rows) = SIZE;
    for hexes in [&mut map.woods, &mut map.swamp, &mut map.lake] {
        repeat(hexes, |hex, sheet| on_sheet(*hex, sheet));
    }
    repeat(&mut map.rivers, |river, sheet| RiverSides {
        hex: on_sheet(river.hex, sheet),
        sides: river.sides.clone(),
    });
    for chains in [&mut map.roads, &mut map.rails] {
        repeat(chains, |chain, sheet| chain.iter().map(|hex| on_sheet(*hex, sheet)).collect());
    }
    repeat(&mut map.road_river_joins, |(from, to), sheet| (on_sheet(*from, sheet), on_sheet(*to, sheet)));
    repeat(&mut map.places, |place, sheet| {
        let mut place = place.clone();
        place.hexes.iter_mut().for_each(|hex| *hex = on_sheet(*hex, sheet));
        if sheet > 0 {
            place.name = format!("{} {sheet}", place.name);
        }
        place
    });
    // A hex on an edge stays on one; exits are in the west only.
    for area in &mut map.areas {
        for hex in &mut area.hexes {
            let (column, row) = match area.edge {
                Edge::North | Edge::West => (hex.column(), hex.row()),
                Edge::East => (SIZE.0, hex.row()),
                Edge::South => (hex.column(), SIZE.1),
            };
            *hex = Hex::new(column, row).unwrap();
        }
    }
    map.road_exits.retain(|exit| exit.hex.column() == 1);
    map.rail_exits.retain(|exit| exit.hex.column() == 1);
    let board = map.board().unwrap_or_else(|faults| panic!("{}: {}", faults[0].path, faults[0].sentence));
    let costs = CostTable::new(&board, &rulebook.charts);
    Rulebook { map, board, costs, ..rulebook.clone() }
}

/// The position with every counter ten times: once on each sheet, and once on the open ground around them. No hex
/// contains both sides.
pub fn multiplied(small: &Rulebook, large: &Rulebook, position: &Position) -> Position {
    let printed: Vec<Hex> = small.board.hexes().collect();
    let on_a_sheet = |hex: &Hex| {
        let in_sheet = |at: u8, apart: u8, end: u8| at < SHEETS * apart && (1..=end).contains(&(at % apart));
        in_sheet(hex.column(), APART.0, small.board.columns())
            && in_sheet(hex.row(), APART.1, small.board.rows())
    };
    let open: Vec<Hex> = large.board.hexes().filter(|hex| !on_a_sheet(hex)).collect();
    let place = |hex: Hex, copy: u8, is_free: &dyn Fn(Hex) -> bool| {
        if copy < SHEETS * SHEETS {
            return on_sheet(hex, copy);
        }
        let number = printed.iter().position(|other| *other == hex).unwrap();
        let first = number * open.len() / printed.len();
        let mut from_there = (first..).map(|number| open[number % open.len()]);
        from_there.find(|hex| is_free(*hex)).unwrap()
    };
    let sides = |counter: &Counter| Some((counter.hex()?, counter.side()));
    let mut taken: BTreeMap<Hex, Side> = position.public.counters.iter().filter_map(sides).collect();
    let mut many = position.clone();
    for copy in 1..TIMES as u8 {
        for counter in &position.public.counters {
            let mut counter = counter.clone();
            counter.id = format!("{}-{copy}", counter.id).parse().unwrap();
            if let Some((hex, side)) = sides(&counter) {
                let to = place(hex, copy, &|to| taken.get(&to).is_none_or(|there| *there == side));
                taken.insert(to, side);
                counter.place = Place::Map(to);
            }
            many.public.counters.push(counter);
        }
    }
    many.public.fill_presence(large);
    many
}
