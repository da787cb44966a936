//! The options of a command for opening a game file.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    cli::Failure,
    engine::{
        complain,
        data::plain_lines,
        orders::{AtDamage, Game, Opened, Record},
    },
};
use bevy::prelude::World;
use clap::Args;
use std::path::Path;

/// Where a game opens that is damaged, or that the present rules judge differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Damage {
    /// At its end as it was played, from a later position in the file.
    After,
    /// Before the first order that cannot be replayed.
    Before,
}

impl From<Damage> for AtDamage {
    fn from(damage: Damage) -> Self {
        match damage {
            Damage::After => Self::After,
            Damage::Before => Self::Before,
        }
    }
}

/// How a game file is opened.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct Opening {
    /// Where to open a game that is damaged, or that the present rules judge differently: after that place, from a
    /// later position in the file, or before it.
    #[arg(long, value_enum)]
    pub at_damage: Option<Damage>,
}

impl Opening {
    /// Opens a game file in a separate world; notes for the player go to standard error. If the game is to be written
    /// afterwards, a file that is not whole is copied beside itself.
    pub(crate) fn open<G: Game>(self, path: &Path, to_write: bool) -> Result<(World, Opened<G>), Failure> {
        let mut world = G::world();
        let at = self.at_damage.map(AtDamage::from).unwrap_or_default();
        let opened = if to_write {
            Record::<G>::open_at(&mut world, path, at)
        } else {
            Record::<G>::look_into(&mut world, path, at)
        };
        let opened = opened.map_err(|faults| Failure(faults.join("\n")))?;
        for note in &opened.notes {
            complain!("kessel: {}", plain_lines(note));
        }
        if let Some(offer) = &opened.offer {
            let word = if offer.at == AtDamage::After { "after" } else { "before" };
            complain!("kessel: --at-damage {word} opens it {offer}");
        }
        Ok((world, opened))
    }
}
