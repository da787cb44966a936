//! What the mouse is about besides counters: an attack that is put together, who is left out of an answer, how a vehicle is to
//! face, what a click means.

use crate::{
    engine::{
        board::{Hex, Side6},
        counters::Word,
    },
    games::squad::{
        panels::Clicks,
        rules::{fire::Shot, position::Public},
    },
};
use bevy::prelude::*;
use std::collections::BTreeSet;

/// In which way a planned attack is made; what the phase asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Fire at a hex (13).
    Fire,
    /// Fire at one armoured vehicle, vehicle or gun (16).
    AntiTank,
    /// An assault (17).
    Assault,
    /// An overrun (18).
    Overrun,
}

/// An attack that is being put together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub way: Way,
    /// Who fires, with which weapons.
    pub shots: Vec<Shot>,
    pub leader: Option<Word>,
    pub hex: Hex,
    /// At whom, if it is at one alone.
    pub target: Option<Word>,
}

/// What the mouse is about.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Pointing {
    /// What a click on the map means.
    pub clicks: Clicks,
    /// Where the line of sight begins that is asked about, and where it ends once that is fixed.
    pub sight: Option<(Hex, Option<Hex>)>,
    /// The attack that is being put together.
    pub plan: Option<Plan>,
    /// Who is not to fire at those who have entered a hex.
    pub left_out: BTreeSet<Word>,
    /// How a vehicle or gun is to face at the end of its move, if the hand has said so.
    pub facing: Option<Side6>,
    /// Whether infantry moves by assault move (6.4).
    pub assault_move: bool,
    /// Whether a vehicle backs (7.2).
    pub reverse: bool,
}

impl Pointing {
    /// Forgets what does not outlast a change of position.
    pub fn forget(&mut self, public: &Public) {
        if public.owed.is_none() {
            self.left_out.clear();
        }
    }
}
