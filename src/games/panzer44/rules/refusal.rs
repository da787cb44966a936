//! Refusals: the one table of their cases and texts.

use super::{kinds::Side, phase::Phase};
use crate::engine::{
    board::{Hex, line_of_sight::Obstacle},
    counters::{Points, UnitId},
    orders::refusals,
    text::texts,
};

texts! { "en": ["panzer44-refusals.ftl"], "de": ["panzer44-refusals.ftl"] }

refusals! {
    "panzer44-refusal";
    // The sequence of play
    "3.1" PlotFirst;
    "16.1" GameOver;
    "4.1" SetUpByOther { unit: UnitId };
    "3.1" PlottedByOther { unit: UnitId };
    "3.3" FiredByOther { unit: UnitId };
    "3.4" MovedByOther { unit: UnitId };
    "3.6" BombardedByOther { unit: UnitId };
    "7.10.2" DecisionOwed { side: Side };
    "7.10.2" NothingAsked;
    "2.6" NoSuchUnit { unit: UnitId };
    "5.1" NotOnMap { unit: UnitId };
    "1.4" OffMap { hex: Hex };

    // Set-up, entry, exit
    "4.1" NotInSetUp { unit: UnitId };
    "4.1" NotItsColumns { hex: Hex, first: u8, last: u8 };
    "7.9" Full { hex: Hex };
    "4.1" SetUpUnfinished { unit: UnitId };
    "4.1" NoMinesLeft;
    "4.1" NotForMines { hex: Hex };
    "4.1" NoPositionLeft;
    "4.1" NothingLaid { hex: Hex };
    "4.2" NotDue { unit: UnitId, turn: u8 };
    "4.2" EntersLoaded { unit: UnitId, carrier: UnitId };
    "4.2" NoEntry { hex: Hex };
    "4.3" EntryClosed { hex: Hex };
    "4.4" NoExit { hex: Hex };

    // The plot
    "5.1" PlottedAlready { side: Side };
    "2.5" NoGun { unit: UnitId };
    "5.3" Disrupted { unit: UnitId };
    "5.1" Pinned { unit: UnitId };
    "11.1" Loaded { unit: UnitId };
    "11.5" Immobile { unit: UnitId };
    "6.2" OutOfRange { unit: UnitId, hex: Hex, range: u32, most: u32 };
    "8.1" TooNear { unit: UnitId, hex: Hex, range: u32, least: u32 };
    "10.2" HexInTheWay { from: Hex, to: Hex, hex: Hex };
    "10.3" SideInTheWay { from: Hex, to: Hex, one: Hex, other: Hex };
    "10.4" NoWayRound { from: Hex, to: Hex };
    "10.5" NoWayPast { from: Hex, to: Hex };
    "10.7" TooDark { hex: Hex, limit: u32 };
    "5.1" NobodyThere { hex: Hex };
    "5.1" NotHighExplosive { unit: UnitId };
    "8.2" NoObserver { hex: Hex };
    "8.5" NoObserverForAir { hex: Hex };
    "11.1" CannotCarry { carrier: UnitId, passenger: UnitId };
    "11.1" CarrierFull { unit: UnitId };
    "11.2" NotTogether { carrier: UnitId, passenger: UnitId };
    "11.2" LoadAlone { unit: UnitId, with: UnitId };
    "11.3" CarrierBusy { carrier: UnitId, passenger: UnitId };
    "11.3" NothingLoaded { unit: UnitId };
    "12.3" NoEngineer { unit: UnitId };
    "12.4" NoSapper { unit: UnitId };
    "12.3" NoMinesThere { unit: UnitId, hex: Hex };
    "12.4" NoDemolition;
    "12.4" DemolitionTooEarly { turn: u8 };
    "12.4" NoBridgeThere { from: Hex, to: Hex };
    "12.4" EnoughBlown { most: u8 };
    "8.4" NoBattery { battery: UnitId };
    "8.4" BatteryTooEarly { battery: UnitId, turn: u8 };
    "8.4" NoFireLeft { battery: UnitId };
    "8.4" OneBarrage { battery: UnitId };
    "8.4" PatternFixed { battery: UnitId };
    "8.5" NoSortieLeft;

    // Combat
    "6.1" Prohibited { unit: UnitId };
    "6.1" AssaultByFoot { unit: UnitId };
    "6.1" AssaultTooFar { unit: UnitId, range: u32 };
    "6.1.1" TooWeak { unit: UnitId, superiority: i16 };
    "5.1" NotPlotted { unit: UnitId };
    "6.0" NameTarget { unit: UnitId, hex: Hex };
    "6.0" NotInTarget { unit: UnitId, hex: Hex };
    "6.0" StrikesAll { unit: UnitId };
    "7.10.2" NotItsOwner { unit: UnitId };
    "7.10.1" NotWatching { unit: UnitId, hex: Hex };
    "7.10.2" ShotTaken { unit: UnitId };
    "7.10.5" ShotLost { unit: UnitId };
    "7.10.2" ToldOtherwise { unit: UnitId };

    // Movement
    "5.2" NotPlottedToMove { unit: UnitId };
    "7.3" HasMoved { unit: UnitId };
    "7.3" FinishFirst { unit: UnitId, hex: Hex };
    "7.2" NoPath;
    "7.3" NotNeighbours { from: Hex, to: Hex };
    "7.3" TooFar { hex: Hex, cost: Points, left: Points };
    "7.7" EnemyThere { hex: Hex };
    "7.8" NoBridge { from: Hex, to: Hex };
    "7.9" EndsFull { hex: Hex };
    "7.2" MustMove { unit: UnitId };
    "11.2" NotLoading { unit: UnitId };
    "11.3" CannotUnload { unit: UnitId };
}

impl Why {
    /// The refusal of an order for a unit of the other player in a phase.
    pub fn not_yours(phase: Phase, unit: UnitId) -> Self {
        match phase {
            phase if phase.is_set_up() => Self::SetUpByOther { unit },
            phase if phase.is_fire() => Self::FiredByOther { unit },
            phase if phase.is_movement() => Self::MovedByOther { unit },
            phase if phase.is_indirect() => Self::BombardedByOther { unit },
            _ => Self::PlottedByOther { unit },
        }
    }

    /// The refusal for a blocked line of sight, by the first place on the line that blocks (10.2 to 10.5).
    pub fn no_sight(from: Hex, to: Hex, obstacle: Obstacle) -> Self {
        match obstacle {
            Obstacle::Hex(hex) => Self::HexInTheWay { from, to, hex },
            Obstacle::Side(one, other) => Self::SideInTheWay { from, to, one, other },
            Obstacle::Along => Self::NoWayRound { from, to },
            Obstacle::Corner => Self::NoWayPast { from, to },
        }
    }
}
