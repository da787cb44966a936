//! Units that wait beside the map to enter it.

use crate::{
    art::painter::hex_centre,
    engine::{board::Hex, counters::UnitId, orders::Sided, text::say},
};

/// The units that wait to enter at one place.
#[derive(Clone, Debug, PartialEq)]
pub struct Party {
    /// Its texts: the units, and the place where they enter.
    pub heading: [String; 2],
    /// The middle of that place on the sheet, in hex radii downwards.
    pub middle: f32,
    /// Whether they wait at the right edge of the sheet, not at the left.
    pub at_right: bool,
    pub units: Vec<UnitId>,
}

/// The most entry hexes that are named one by one.
const NAMED: usize = 3;

impl Party {
    /// Groups the reinforcements that are due, each given with its side and entry hexes, on a map with this many
    /// columns. There is one party for each side and place, at the nearer edge.
    pub fn by_entry<'a, S: Sided>(
        due: impl Iterator<Item = (S, &'a [Hex], UnitId)>,
        columns: u8,
    ) -> Vec<Self> {
        let mut found: Vec<(S, &[Hex], Vec<UnitId>)> = Vec::new();
        for (side, entry, unit) in due {
            match found.iter_mut().find(|(of, at, _)| (*of, *at) == (side, entry)) {
                Some((.., units)) => units.push(unit),
                None => found.push((side, entry, vec![unit])),
            }
        }
        let party = |(side, entry, units): (S, &[Hex], Vec<UnitId>)| Self {
            heading: [S::NAMES[side.number()].shown(), say!("scene-entry", hexes = hexes_named(entry))],
            middle: entry.iter().map(|hex| hex_centre(*hex).y).sum::<f32>() / entry.len().max(1) as f32,
            at_right: entry.first().is_some_and(|hex| 2 * u16::from(hex.column()) > u16::from(columns)),
            units,
        };
        found.into_iter().map(party).collect()
    }
}

/// Returns the units that arrive together in one line: their side, their entry hexes, and each type with its number.
pub fn arrival_line<S: Sided>(side: S, entry: &[Hex], units: impl Iterator<Item = (String, u8)>) -> String {
    let units: Vec<String> = units.map(|(name, number)| format!("{number} × {name}")).collect();
    let (side, entry) = (S::NAMES[side.number()].shown(), say!("scene-entry", hexes = hexes_named(entry)));
    format!("{side}, {entry}: {}", units.join(", "))
}

/// Returns hexes by name: a few one by one, many from the first to the last.
fn hexes_named(hexes: &[Hex]) -> String {
    match hexes {
        [first, .., last] if hexes.len() > NAMED => format!("{first}–{last}"),
        few => few.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    }
}
