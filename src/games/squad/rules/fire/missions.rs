//! Missions of artillery and aircraft: where they fall, and what they do; smoke barrages (19).

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
/// Smoke factors that it takes (19.6).
pub const BARRAGE_FACTORS: u8 = 2;

impl Mission {
    /// Its letter against armour (19.1).
    pub fn letter(self) -> Letter {
        match self {
            Self::Light => Letter::B,
            Self::Heavy => Letter::C,
            Self::FighterBomber => Letter::D,
        }
    }

    /// Its row of the table of fire, from 0 (19.1).
    pub fn row(self, charts: &Charts) -> usize {
        match self {
            Self::Light => charts.light_row,
            Self::Heavy => charts.heavy_row,
            Self::FighterBomber => charts.fighter_bomber_row,
        }
    }

    /// Whether it needs a spotter, scatters, and strikes infantry in woods twice as hard: aircraft do not (19.2, 19.5).
    pub fn is_artillery(self) -> bool {
        self != Self::FighterBomber
    }
}

/// Whether a unit spots for artillery and mortars: it stands on the map unpinned, is no sniper and sees the hex (15.1,
/// 19.2).
pub fn may_spot(rulebook: &Rulebook, public: &Public, spotter: &Counter, hex: Hex) -> bool {
    let sees = |from| rulebook.seeing(public).hindrances(from, hex).is_ok();
    let able = !spotter.condition.pinned && !matches!(rulebook.kind(spotter).kind, Kind::Sniper);
    able && spotter.hex().is_some_and(sees)
}

/// Whether a side may place a mission on a hex (19.1, 19.2).
///
/// # Errors
/// None of the kind is left, or nobody spots it.
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

/// Whether a side may order a smoke barrage on a hex: a mission of artillery is left, which is not spent by it (19.6).
///
/// # Errors
/// What is missing, or that as much smoke lies there.
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

/// Whether a barrage that falls in a hex lays smoke: more of it is there already otherwise, or as much (11.2).
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

/// Where artillery on a hex falls by the die for the distance and that for the direction, which counts only if it goes
/// astray; none is off the map, where it is lost (19.2).
pub fn falls(board: &Board, hex: Hex, die: u8, direction: u8) -> Option<Hex> {
    let side = ALL_SIDES.get(usize::from(direction).checked_sub(1)?)?;
    let mut falls = hex;
    for _ in 0..astray(die) {
        falls = falls.step(*side)?;
    }
    board.contains(falls).then_some(falls)
}

/// How many hexes artillery goes astray by a die (19.2).
pub fn astray(die: u8) -> u8 {
    match die {
        0..=4 => 0,
        5 => 1,
        _ => 2,
    }
}

/// What a mission does to those in a hex who are not in AFVs, before its dice (19.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strike {
    /// Whom it strikes, friend or foe, in the order of their ids.
    pub units: Vec<UnitId>,
    pub row: usize,
    pub modifiers: Modifiers,
    /// Whether its points count twice on infantry (19.5).
    pub doubled: bool,
}

impl Strike {
    /// A mission on all infantry, guns and unarmoured vehicles in a hex; none if nobody is there, and nobody can be hidden
    /// there: over cover dice are thrown in any case, or they would tell who is in it (22.2).
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

    /// Casualty points of so many on the dice.
    pub fn casualties(&self, rulebook: &Rulebook, dice: u8) -> u16 {
        let dice = i8::try_from(dice).unwrap_or(i8::MAX);
        rulebook.charts.casualties(self.row, dice.saturating_add(sum(&self.modifiers)))
    }
}

/// The cover against a mission on these in a hex, the best that any of them has (19.3). Of who is hidden among them nothing is
/// reckoned: dice that do less to those who are seen than they should would tell that somebody is better covered beside them. Where
/// all are hidden, it is what the hex gives whoever may be there (22.2).
fn known_cover(rulebook: &Rulebook, public: &Public, hex: Hex, units: &[&Counter]) -> i8 {
    let seen = units.iter().copied().filter(|counter| !is_hidden(rulebook, public, counter));
    let seen: Vec<&Counter> = seen.collect();
    if seen.is_empty() {
        best_cover(rulebook, public, hex)
    } else {
        cover_of_all(rulebook, public, hex, &seen)
    }
}

/// Whether what falls from above counts twice on infantry in a hex: in woods shells burst in the trees (15.2, 19.5).
pub fn is_doubled(board: &Board, hex: Hex) -> bool {
    board.terrain(hex) == Terrain::Woods
}

/// What infantry has to pay of the points of a roll, and first (19.5).
pub fn on_infantry(points: u16, doubled: bool) -> u16 {
    if doubled { points * 2 } else { points }
}

/// What is left for the guns and vehicles of the hex when the infantry has paid so much of it: of points that count
/// twice a begun one is paid (19.5).
pub fn left_for_others(points: u16, doubled: bool, paid: u16) -> u16 {
    points.saturating_sub(if doubled { paid.div_ceil(2) } else { paid })
}
