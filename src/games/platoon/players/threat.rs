//! The fire that may hit a hex.

/// The fire possible at a hex: the strengths of the enemies that reach and see it, the strongest first.
#[derive(Clone, Debug, Default)]
pub(super) struct Threat {
    /// In their next combat phase, at soft targets and at armour.
    pub soft: Vec<f64>,
    pub hard: Vec<f64>,
    /// As opportunity fire now (14.2).
    pub watched_soft: Vec<f64>,
    pub watched_hard: Vec<f64>,
    /// The strength of enemies that may overrun it, and of those that may assault it.
    pub overrun: f64,
    pub assault: f64,
    /// The greatest strength of the fire here of each enemy, by its number among the enemies, and of unseen fire; their
    /// sum. How much of it falls elsewhere depends on the units that the enemies meet, which changes with every move.
    pub draws: Vec<(usize, f64)>,
    pub unseen: Vec<f64>,
    pub drawn: f64,
    /// Whether an enemy spotter sees it, and whether one is adjacent to it (10.2).
    pub seen: bool,
    pub beside: bool,
}
