//! The facts that only the panels of this game show: its plan, and what follows from it.

use super::preview::WeighedAttack;
use crate::{
    engine::board::Hex,
    games::guderian::{
        rules::{order::legal::Undone, supply::SupplyLines},
        scene::rolled::Rolled,
    },
};
use std::{borrow::Cow, sync::OnceLock};

/// The facts that only the panels of this game show.
#[derive(Default)]
pub struct PanelFacts<'a> {
    /// The attack or overrun that is being planned.
    pub planned: Option<&'a WeighedAttack>,
    /// The last battle that was decided by a die.
    pub rolled: Option<&'a Rolled>,
    /// The units with actions left if the phase ended now.
    pub undone: Option<&'a Undone>,
    /// The stack whose retreat is routed on the map, and the hexes that were clicked for it.
    pub routing: Option<(Hex, &'a [Hex])>,
    /// The sides' supply lines, worked out when they are asked for.
    pub lines: Cow<'a, [OnceLock<SupplyLines>; 2]>,
}
