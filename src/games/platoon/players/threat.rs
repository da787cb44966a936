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
    /// The likelihood that the fire of the next combat phase falls here and not elsewhere.
    pub attention: f64,
    /// Whether an enemy spotter sees it, and whether one is adjacent to it (10.2).
    pub seen: bool,
    pub beside: bool,
}
