//! Entities: the components of the game's counters and markers.

use super::Public;
use crate::{
    engine::{board::Hex, counters::UnitId, orders::usual_counter},
    games::platoon::rules::{
        counter::{Condition, Counter, Place},
        kinds::Side,
    },
};
use bevy::prelude::*;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marker {
    Mines,
    Fort(Side),
    Block,
    /// This number of wrecks.
    Wrecks(u8),
    Registration(UnitId),
}

usual_counter!(Counter, Place, Condition);

/// Every marker on the map with its hex.
pub(crate) fn markers(public: &Public) -> Vec<(Marker, Hex)> {
    let mines = public.mines.keys().map(|hex| (Marker::Mines, *hex));
    let forts = public.forts.iter().map(|(hex, fort)| (Marker::Fort(fort.side), *hex));
    let blocks = public.blocks.iter().map(|hex| (Marker::Block, *hex));
    let wrecks = public.wrecks.iter().map(|(hex, number)| (Marker::Wrecks(*number), *hex));
    let fire = public.registrations.iter().map(|marker| (Marker::Registration(marker.unit), marker.hex));
    mines.chain(forts).chain(blocks).chain(wrecks).chain(fire).collect()
}
