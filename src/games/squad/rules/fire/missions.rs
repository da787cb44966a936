//! Missions of artillery and aircraft: the hexes that they hit, their effects, and smoke barrages (19).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::modifier::{Modifiers, Reason, listed, sum};
use crate::{
    engine::{
        board::{ALL_SIDES, Board, Hex, Terrain},
        counters::UnitId,
    },
    games::squad::rules::{
        counter::Counter,
        kinds::{Letter, Side},
        position::{
            Mission, Public,
            hidden::{hider, is_hidden},
        },
        refusal::Why,
        rulebook::Rulebook,
        scenario::{charts::Charts, units::Kind},
        sight::cover::{best_cover, cover_of_all},
    },
};

/// The number of the smoke of a barrage (19.6).
pub const BARRAGE_SMOKE: u8 = 2;
/// The smoke factors that a barrage uses (19.6).
pub const BARRAGE_FACTORS: u8 = 2;

impl Mission {
    /// The letter of a mission against armour (19.1).
    pub fn letter(self) -> Letter {
        match self {
            Self::Light => Letter::B,
            Self::Heavy => Letter::C,
            Self::FighterBomber => Letter::D,
        }
    }

    /// The row of a mission in the fire table, from 0 (19.1).
    pub fn row(self, charts: &Charts) -> usize {
        match self {
            Self::Light => charts.light_row,
            Self::Heavy => charts.heavy_row,
            Self::FighterBomber => charts.fighter_bomber_row,
        }
    }

    /// Whether a mission needs a spotter, scatters, and counts twice on infantry in woods. Aircraft do not (19.2,
    /// 19.5).
    pub fn is_artillery(self) -> bool {
        self != Self::FighterBomber
    }
}

/// Whether a unit can spot for artillery and mortars. It must be on the map, not pinned, no sniper, and have a line of
/// sight to the hex (15.1, 19.2).
pub fn may_spot(rulebook: &Rulebook, public: &Public, spotter: &Counter, hex: Hex) -> bool {
    let sees = |from| rulebook.seeing(public).hindrances(from, hex).is_ok();
    let able = !spotter.condition.pinned && !matches!(rulebook.kind(spotter).kind, Kind::Sniper);
    able && spotter.hex().is_some_and(sees)
}

/// Checks that a side may place a mission on a hex (19.1, 19.2).
///
/// # Errors
/// No mission of the kind is left, or no unit spots the hex.
pub fn may_place(
    rulebook: &Rulebook,
    public: &Public,
    (side, mission): (Side, Mission),
    hex: Hex,
    spotter: Option<UnitId>,
) -> Result<(), Why> {
    if !rulebook.board.contains(hex) {
        return Err(Why::OffMap { hex });
    }
    if public.stores(side).missions.get(&mission).is_none_or(|left| *left == 0) {
        return Err(Why::NoMissionLeft);
    }
    if mission.is_artillery() { is_spotted(rulebook, public, side, hex, spotter) } else { Ok(()) }
}

/// Checks that a side may order a smoke barrage on a hex. It needs an unused mission of artillery, which it does not
/// use up (19.6).
///
/// # Errors
/// The missing condition, or that the hex already has as much smoke.
pub fn may_lay_barrage(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    hex: Hex,
    spotter: Option<UnitId>,
) -> Result<(), Why> {
    if !rulebook.board.contains(hex) {
        return Err(Why::OffMap { hex });
    }
    let stores = public.stores(side);
    if !stores.missions.iter().any(|(mission, left)| mission.is_artillery() && *left > 0) {
        return Err(Why::NoMissionLeft);
    }
    if stores.smoke < BARRAGE_FACTORS {
        return Err(Why::TooLittleSmoke { factors: BARRAGE_FACTORS, left: stores.smoke });
    }
    if !thickens(public, hex) {
        return Err(Why::SmokeLies { hex });
    }
    is_spotted(rulebook, public, side, hex, spotter)
}

/// Whether a barrage on a hex adds smoke. It does not if the hex already has as much or more (11.2).
pub fn thickens(public: &Public, hex: Hex) -> bool {
    public.smoke.get(&hex).is_none_or(|number| *number < BARRAGE_SMOKE)
}

fn is_spotted(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    hex: Hex,
    spotter: Option<UnitId>,
) -> Result<(), Why> {
    let spotter = spotter.and_then(|unit| public.find(unit)).filter(|counter| counter.side == side);
    let spots = spotter.is_some_and(|counter| may_spot(rulebook, public, counter, hex));
    if spots { Ok(()) } else { Err(Why::NoSpotter { hex }) }
}

/// Returns the hex that artillery hits by the dice for distance and direction; the direction counts only if the fire
/// scatters. It is none off the map, where the mission is lost (19.2).
pub fn falls(board: &Board, hex: Hex, die: u8, direction: u8) -> Option<Hex> {
    let side = ALL_SIDES.get(usize::from(direction).checked_sub(1)?)?;
    let mut falls = hex;
    for _ in 0..astray(die) {
        falls = falls.step(*side)?;
    }
    board.contains(falls).then_some(falls)
}

/// The number of hexes by which artillery scatters (19.2).
pub fn astray(die: u8) -> u8 {
    match die {
        0..=4 => 0,
        5 => 1,
        _ => 2,
    }
}

/// An attack of a mission on all units in a hex outside AFVs, before its dice (19.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strike {
    /// The units that it hits, friendly and enemy, in the order of their ids.
    pub units: Vec<UnitId>,
    pub row: usize,
    pub modifiers: Modifiers,
    /// Whether its points count twice on infantry (19.5).
    pub doubled: bool,
}

impl Strike {
    /// The attack of a mission on all infantry, guns and unarmoured vehicles in a hex. It is none if no unit is there
    /// and none can be hidden there. Over cover the dice are always rolled, because otherwise they would reveal a
    /// hidden unit (22.2).
    pub fn new(rulebook: &Rulebook, public: &Public, mission: Mission, hex: Hex) -> Option<Self> {
        let units: Vec<&Counter> =
            public.in_hex(hex).filter(|counter| rulebook.kind(counter).casualty().is_some()).collect();
        let cover = known_cover(rulebook, public, hex, &units);
        if units.is_empty() && (hider(rulebook).is_none() || cover == 0) {
            return None;
        }
        let units: Vec<UnitId> = units.into_iter().map(|counter| counter.id).collect();
        let doubled = mission.is_artillery() && is_doubled(&rulebook.board, hex);
        let modifiers = listed([(Reason::Cover, cover)]);
        Some(Self { units, row: mission.row(&rulebook.charts), modifiers, doubled })
    }

    /// The casualty points of a roll.
    pub fn casualties(&self, rulebook: &Rulebook, dice: u8) -> u16 {
        let dice = i8::try_from(dice).unwrap_or(i8::MAX);
        rulebook.charts.casualties(self.row, dice.saturating_add(sum(&self.modifiers)))
    }
}

/// The cover against a mission on these units in a hex, which is the best that any of them has (19.3). Hidden units do
/// not count. A weaker effect on the visible units would reveal that a better covered unit is there. If all units are
/// hidden, it is the cover that the hex gives to any unit (22.2).
fn known_cover(rulebook: &Rulebook, public: &Public, hex: Hex, units: &[&Counter]) -> i8 {
    let seen = units.iter().copied().filter(|counter| !is_hidden(rulebook, public, counter));
    let seen: Vec<&Counter> = seen.collect();
    if seen.is_empty() {
        best_cover(rulebook, public, hex)
    } else {
        cover_of_all(rulebook, public, hex, &seen)
    }
}

/// Whether casualties from above count twice on infantry in a hex. In woods, shells burst in the trees (15.2, 19.5).
pub fn is_doubled(board: &Board, hex: Hex) -> bool {
    board.terrain(hex) == Terrain::Woods
}

/// The points of a roll that infantry has to pay first (19.5).
pub fn on_infantry(points: u16, doubled: bool) -> u16 {
    if doubled { points * 2 } else { points }
}

/// The points left for the guns and vehicles of the hex after infantry has paid its part. If points count twice, a
/// half-paid point counts as paid (19.5).
pub fn left_for_others(points: u16, doubled: bool, paid: u16) -> u16 {
    points.saturating_sub(if doubled { paid.div_ceil(2) } else { paid })
}
