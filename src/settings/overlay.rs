//! What can be laid over the whole map, each by a key.

/// Something that can be laid over the whole map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Overlay {
    /// Where own units can go.
    ReachOwn,
    /// Where enemy units can go.
    ReachEnemy,
    /// Soviet zones of control.
    ZonesSoviet,
    /// German zones of control.
    ZonesGerman,
    /// Lines of supply.
    Supply,
    /// How far leaders command.
    Leaders,
    /// Who holds the victory hexes.
    Victory,
    /// The moves of the last turn.
    LastMoves,
}

impl Overlay {
    /// All overlays.
    pub const ALL: [Self; 8] = [
        Self::ReachOwn,
        Self::ReachEnemy,
        Self::ZonesSoviet,
        Self::ZonesGerman,
        Self::Supply,
        Self::Leaders,
        Self::Victory,
        Self::LastMoves,
    ];
}
