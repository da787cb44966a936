//! The hand: the units that were picked up and what can be done with them.

use super::{offer::Offer, session::Session};
use crate::{
    engine::{board::Hex, counters::Word},
    games::guderian::rules::{Position, Rulebook, counter::Piece, order::Order, position::Public},
};
use bevy::prelude::*;

/// The units in the hand, and those that are selected.
#[derive(Resource, Default)]
pub struct Hand {
    /// What was picked up; none if the hand is empty.
    pub held: Option<Held>,
    /// What the selected units can do, while nothing is picked up.
    pub selected: Offer,
    /// Whether a division of the South-Western Front is being called up: the next click on the map says
    /// where it comes on.
    pub calling: bool,
    /// Whether what is held is to go by train.
    pub by_train: bool,
    /// The selection for which the offer was found.
    known: Option<(u64, Vec<Word>, bool)>,
}

/// Units that were picked up.
#[derive(Clone, Debug)]
pub struct Held {
    /// Who, the one that was grasped first.
    pub pieces: Vec<Piece>,
    /// Where they stood.
    pub from: Option<Hex>,
    /// What they can do.
    pub offer: Offer,
    /// The place of the table under the mouse.
    pub at: Vec2,
    /// The hex under the mouse.
    pub over: Option<Hex>,
    /// Whether they were taken from a box of the panels.
    pub from_box: bool,
    /// Whether they were dragged out of it, not taken by a click: then letting go ends it everywhere.
    pub dragged_out: bool,
    /// How the mouse has moved lately, for the tilt.
    pub sway: f32,
}

/// The panels give units from a box into the hand.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct PickUpFromBox {
    /// The units.
    pub units: Vec<Word>,
}

impl Hand {
    /// Whether the counter is in the hand.
    pub fn holds(&self, piece: Piece) -> bool {
        self.held.as_ref().is_some_and(|held| held.pieces.contains(&piece))
    }

    /// What can be done with what is held, or else selected.
    pub fn offer(&self) -> &Offer {
        self.held.as_ref().map_or(&self.selected, |held| &held.offer)
    }

    /// The order that calls a division up into this hex, and if the rules have no way there, one that
    /// they refuse with the reason.
    pub fn call_up_to(&mut self, hex: Hex) -> Order {
        self.calling = false;
        let offered = self.selected.at(hex, false).and_then(|choice| choice.orders.first());
        offered.cloned().unwrap_or(Order::CallUp { path: vec![hex] })
    }

    /// Takes units up.
    pub fn take(&mut self, rulebook: &Rulebook, public: &Public, pieces: Vec<Piece>, at: Vec2) {
        let from = pieces.first().and_then(|piece| public.counter(*piece).hex());
        let offer = Offer::of(rulebook, public, &pieces);
        self.held = Some(Held {
            pieces,
            from,
            offer,
            at,
            over: from,
            from_box: false,
            dragged_out: false,
            sway: 0.0,
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hand>().add_message::<PickUpFromBox>().add_systems(
        Update,
        (drop_what_is_gone, offer_for_selection)
            .chain()
            .after(super::session::answer_requests)
            .before(super::counters::LayOut),
    );
}

/// A position that changed under the hand empties it, and selections end with their units.
fn drop_what_is_gone(
    position: Option<Res<Position>>,
    mut hand: ResMut<Hand>,
    mut session: ResMut<Session>,
    mut before: Local<u64>,
) {
    if session.moves == *before {
        return;
    }
    *before = session.moves;
    if hand.held.is_some() || hand.calling {
        hand.held = None;
        hand.calling = false;
    }
    let stays = |unit: &Word| {
        position.as_ref().is_some_and(|position| {
            position.public.find(*unit).is_some_and(|piece| position.public.counter(piece).hex().is_some())
        })
    };
    if !session.selected.iter().all(stays) {
        session.selected.retain(stays);
    }
}

/// Keeps in mind what the selected units can do.
fn offer_for_selection(session: Res<Session>, position: Option<Res<Position>>, mut hand: ResMut<Hand>) {
    let wanted = (session.moves, session.selected.clone(), hand.calling);
    if hand.known.as_ref() == Some(&wanted) {
        return;
    }
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let pieces: Vec<Piece> = session.selected.iter().filter_map(|unit| position.public.find(*unit)).collect();
    hand.selected = if hand.calling {
        Offer::of_call_up(rulebook, &position.public)
    } else {
        Offer::of(rulebook, &position.public, &pieces)
    };
    hand.known = Some(wanted);
}
