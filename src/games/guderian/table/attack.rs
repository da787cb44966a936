//! The attack that is being put together: who attacks which hexes.

use crate::table::{
    hand::Hand,
    offer::may_plan,
    session::{OrderRequest, Request, Session},
};
use crate::{
    engine::{board::Hex, counters::Word},
    games::guderian::panels,
    games::guderian::rules::{
        Position, Rulebook, counter::Piece, order::Order, position::Public, refusal::Why,
    },
};
use bevy::prelude::*;

/// The attack that is being put together.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct PlannedAttack {
    /// The units.
    pub units: Vec<Word>,
    /// The hexes.
    pub targets: Vec<Hex>,
}

impl PlannedAttack {
    /// Whether nothing is planned.
    pub fn is_empty(&self) -> bool {
        self.units.is_empty() || self.targets.is_empty()
    }

    /// The order that carries it out.
    pub fn order(&self) -> Option<Order> {
        (!self.is_empty()).then(|| Order::Attack { units: self.units.clone(), targets: self.targets.clone() })
    }

    /// Forgets it.
    pub fn clear(&mut self) {
        self.units.clear();
        self.targets.clear();
    }

    /// Lets a unit that was clicked join the attack on the targets that are planned, or on the enemy
    /// that was clicked before it; one that has joined leaves again. Tells whether it did either.
    pub fn join(&mut self, session: &mut Session, position: &Position, piece: Piece) -> bool {
        let Some(rulebook) = session.rulebook.clone() else { return false };
        let public = &position.public;
        let unit = public.counter(piece).id;
        if let Some(number) = self.units.iter().position(|other| *other == unit) {
            self.units.remove(number);
            session.selected.retain(|other| *other != unit);
            return true;
        }
        let clicked = session.selected.first().and_then(|unit| public.find(*unit));
        let clicked = clicked.filter(|piece| public.counter(*piece).side() != public.phase.side());
        let clicked = clicked.and_then(|piece| public.counter(piece).hex());
        let Some(target) = self.targets.first().copied().or(clicked) else { return false };
        let targets = if self.targets.is_empty() { vec![target] } else { self.targets.clone() };
        let mut all: Vec<Piece> = self.units.iter().filter_map(|unit| public.find(*unit)).collect();
        all.push(piece);
        if may_plan(&rulebook, public, &all, &targets).is_err() {
            return false;
        }
        self.add(session, position, &[piece], target);
        session.selected.clone_from(&self.units);
        true
    }

    /// The plan with these units and this target: added to what is planned if the rules allow all of it
    /// as one attack, else a new plan of these alone.
    ///
    /// # Errors
    /// Neither is an attack that the rules allow; they say why the whole is none.
    pub fn with(
        &self,
        rulebook: &Rulebook,
        public: &Public,
        pieces: &[Piece],
        target: Hex,
    ) -> Result<Self, Why> {
        let units: Vec<Word> = pieces.iter().map(|piece| public.counter(*piece).id).collect();
        let mut joined = self.clone();
        for unit in &units {
            if !joined.units.contains(unit) {
                joined.units.push(*unit);
            }
        }
        if !joined.targets.contains(&target) {
            joined.targets.push(target);
        }
        let all: Vec<Piece> = joined.units.iter().filter_map(|unit| public.find(*unit)).collect();
        let together = may_plan(rulebook, public, &all, &joined.targets);
        let alone = may_plan(rulebook, public, pieces, &[target]);
        match (together, alone) {
            (Ok(()), _) => Ok(joined),
            (Err(_), Ok(())) if !self.targets.contains(&target) => Ok(Self { units, targets: vec![target] }),
            (Err(why), _) => Err(why),
        }
    }

    /// Adds units and a target. Where they do not go with what is planned, the rules say why, and a
    /// new plan begins if they can attack the target by themselves.
    pub fn add(&mut self, session: &mut Session, position: &Position, pieces: &[Piece], target: Hex) {
        let Some(rulebook) = session.rulebook.clone() else { return };
        match self.with(&rulebook, &position.public, pieces, target) {
            Ok(plan) => {
                *self = plan;
                session.refusal = None;
            }
            Err(why) => session.refusal = Some(why.into()),
        }
    }

    /// The attack as the panels show it.
    pub(crate) fn shown(&self, public: &Public) -> panels::PlannedAttack {
        panels::PlannedAttack {
            attackers: self.units.iter().filter_map(|unit| public.find(*unit)).collect(),
            targets: self.targets.clone(),
            overrun: public.phase.is_movement(),
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PlannedAttack>()
        .add_systems(Update, forget.after(crate::table::session::answer_requests));
}

/// A position that changed ends a plan.
fn forget(session: Res<Session>, mut plan: ResMut<PlannedAttack>, mut before: Local<u64>) {
    if session.moves != *before {
        *before = session.moves;
        if *plan != PlannedAttack::default() {
            plan.clear();
        }
    }
}

/// Carries the planned attack out.
pub(crate) fn confirm(plan: &PlannedAttack, hand: &Hand, requests: &mut MessageWriter<OrderRequest>) -> bool {
    match plan.order() {
        Some(order) if hand.held.is_none() => {
            requests.write(OrderRequest(Request::order(order)));
            true
        }
        _ => false,
    }
}
