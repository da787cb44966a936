//! What the probe tells of the game: turn, phase, who is asked, and where every counter lies.

use super::pointing::Pointing;
use crate::engine::counters::CounterEntities;
use crate::games::panzer44::rules::{Panzer44, Position, plot::Draft, view::to_play};
use crate::table::{
    counters::{CardSize, Shown},
    fan::FanCard,
    session::Session,
    view::View,
};
use bevy::{ecs::system::SystemParam, prelude::*};
use serde_json::{Map, Value, json};

/// What is told of the game.
#[derive(SystemParam)]
pub struct Probed<'w> {
    session: Res<'w, Session<Panzer44>>,
    position: Option<Res<'w, Position>>,
    entities: Option<Res<'w, CounterEntities>>,
    pointing: Res<'w, Pointing>,
    draft: Res<'w, Draft>,
}

impl Probed<'_> {
    /// Whether the game lies on the table.
    pub fn lies(&self) -> bool {
        self.position.is_some()
    }

    /// Adds what is to be told of this game, if it lies on the table. Of a draft only its size is: a probe may
    /// be read by anybody.
    pub fn tell(
        &self,
        told: &mut Value,
        (view, size): (&View, &CardSize),
        counters: &Query<(&Shown, &Transform, &Visibility)>,
        fanned: &Query<(&FanCard, &Transform)>,
    ) {
        let (Some(rulebook), Some(position), Some(entities)) =
            (&self.session.rulebook, &self.position, &self.entities)
        else {
            return;
        };
        let public = &position.public;
        let mut seen = Map::new();
        for (counter, entity) in public.counters.iter().zip(entities.all()) {
            let (Some(hex), Ok((shown, transform, visibility))) = (counter.hex(), counters.get(*entity))
            else {
                continue;
            };
            if *visibility == Visibility::Hidden {
                continue;
            }
            let side = size.pixels as f32;
            let middle = (view.to_screen(transform.translation.truncate()) * view.scale).round();
            let above = |other: &crate::games::panzer44::rules::counter::Counter| {
                let number = public.counters.binary_search_by(|known| known.id.cmp(&other.id)).ok();
                let other = number.and_then(|number| counters.get(*entities.all().get(number)?).ok());
                other.is_some_and(|(other, ..)| other.height > shown.height)
            };
            let place = json!({
                "hex": hex.to_string(),
                "side": counter.side.to_string(),
                "x": middle.x - (side / 2.0).round(),
                "y": middle.y - (side / 2.0).round(),
                "w": side,
                "h": side,
                "top": !public.stack(hex).any(above),
            });
            seen.insert(counter.id.to_string(), place);
        }
        let at = |place: Vec2| -> [f32; 2] { (view.to_screen(place) * view.scale).round().into() };
        let card = |(card, transform): (&FanCard, &Transform)| {
            (card.unit.to_string(), json!(at(transform.translation.truncate())))
        };
        told["fan"] = Value::Object(fanned.iter().map(card).collect());
        told["turn"] = json!(public.turn);
        told["phase"] = json!(format!("{:?}", public.phase));
        told["side"] = json!(to_play(rulebook, public).to_string());
        told["owed"] = json!(public.owed);
        told["counters"] = Value::Object(seen);
        told["clicks"] = json!(format!("{:?}", self.pointing.clicks));
        told["plotted"] = json!(self.draft.plot.orders.len());
        told["last_refusal"] = json!(
            self.session.refusal.as_ref().map(|refusal| json!({"case": refusal.case, "why": refusal.why}))
        );
    }
}
