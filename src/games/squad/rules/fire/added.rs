//! Die-roll modifiers of fire at a hex (12.4, 13.2, 14.3).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Aim, Group, is_ready,
    modifier::{Modifiers, Reason, listed},
};
use crate::{
    engine::counters::UnitId,
    games::squad::rules::{
        counter::{Counter, Place},
        position::WorkKind,
        refusal::Why,
        scenario::options::Options,
        sight::cover::cover_of_all,
    },
};

/// Returns the modifiers of opportunity fire: for an adjacent target, and for one in the open. A target in the open has
/// neither cover nor hindrance and does not move by assault move (14.3, 24.5).
pub fn opportunity(options: &Options, range: u32, protection: i8) -> (i8, i8) {
    let near = if range == 1 { -2 } else { 0 };
    let open = if protection == 0 { -1 } else { 0 };
    if near != 0 && !options.adjacent_open { (near, 0) } else { (near, open) }
}

impl Group<'_> {
    /// Returns the die-roll modifiers of the attack (13.2).
    pub(super) fn modifiers(
        &self,
        leader: Option<UnitId>,
        struck: &[&Counter],
        aim: Aim,
    ) -> Result<Modifiers, Why> {
        let (rulebook, public) = (self.rulebook, self.public);
        // One roll counts for all targets. Infantry has the best cover of all, even where its cover differs from that
        // of a gun in the hex.
        let cover = cover_of_all(rulebook, public, self.to, struck);
        let seen = rulebook.seeing(public).hindrance(self.from, self.to);
        let hindrance = if self.mortars { 0 } else { seen.unwrap_or(0) };
        let led = leader.map(|leader| self.led_by(leader)).transpose()?.unwrap_or(0);
        let entering = matches!(aim, Aim::Entering(_));
        let creeps = i8::from(entering && struck.iter().any(|counter| counter.condition.assault_move));
        let wire = public.works.get(&self.from).is_some_and(|work| work.kind == WorkKind::Wire);
        let in_wire = |counter: &&Counter| wire && rulebook.kind(counter).is_infantry();
        let (near, open) = if entering {
            let protection = cover.saturating_add(hindrance).saturating_add(creeps);
            opportunity(&rulebook.options, self.range, protection)
        } else {
            (0, 0)
        };
        let (covered, half) = if self.flames { (0, cover / 2) } else { (cover, 0) };
        Ok(listed([
            (Reason::Cover, covered),
            (Reason::HalfCover, half),
            (Reason::Hindrance, hindrance),
            (Reason::Leader, led),
            (Reason::Grenades, if self.grenades { -1 } else { 0 }),
            (Reason::AssaultMove, creeps),
            (Reason::FromWire, i8::from(self.counters.iter().any(in_wire))),
            (Reason::OpportunityNear, near),
            (Reason::OpportunityOpen, open),
        ]))
    }

    /// Returns the modifier of a leader in the firers' hex (10.5).
    fn led_by(&self, leader: UnitId) -> Result<i8, Why> {
        let no = || Why::NoLeader { unit: leader };
        let counter = self.public.find(leader).ok_or(Why::NoSuchUnit { unit: leader })?;
        let modifier = self.rulebook.kind(counter).leads().ok_or_else(no)?;
        let here = counter.hex() == Some(self.from) && counter.side == self.side;
        let on_foot = self
            .counters
            .iter()
            .all(|firer| self.rulebook.kind(firer).is_infantry() && !matches!(firer.place, Place::Aboard(_)));
        if here && on_foot && is_ready(self.rulebook, counter).is_ok() { Ok(modifier) } else { Err(no()) }
    }
}
