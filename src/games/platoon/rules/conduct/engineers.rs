//! Engineers clear mines (17.6).

use super::Referee;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::{
        combat::is_ready,
        counter::{Clearing, Counter},
        event::Event,
        kinds::Side,
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
    },
};

/// Consecutive player turns that it takes to clear mines (17.6).
const TURNS_TO_CLEAR: u8 = 2;

/// Whether an engineer may work on the mines of its hex (17.6).
pub fn may_clear(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Result<(), Why> {
    let unit = counter.id;
    if !rulebook.kind(counter).engineer {
        return Err(Why::NoEngineer { unit });
    }
    is_ready(counter)?;
    let hex = counter.hex().ok_or(Why::NotOnMap { unit })?;
    if !public.mines.contains_key(&hex) {
        return Err(Why::NoMinesHere { unit });
    }
    if counter.condition.fresh {
        return Err(Why::Fresh { unit });
    }
    if counter.condition.moved { Err(Why::HasMoved { unit }) } else { Ok(()) }
}

impl Referee<'_> {
    /// Lets an engineer work on the mines of its hex, instead of any other action (17.6).
    pub fn order_clear(&mut self, engineer: UnitId) -> Result<(), Why> {
        let counter = self.own(engineer)?;
        may_clear(self.rulebook, &self.known_to(counter.side), counter)?;
        let turn = self.public().turn;
        let before = counter.condition.clearing.filter(|clearing| clearing.last.checked_add(1) == Some(turn));
        let turns = before.map_or(0, |clearing| clearing.turns).saturating_add(1);
        self.say(Event::Cleared { unit: engineer, clearing: Some(Clearing { turns, last: turn }) });
        self.say(Event::Inverted { units: vec![engineer] });
        Ok(())
    }

    /// Removes the mines at the end of the second consecutive turn; an engineer that has stopped has worked without
    /// effect (17.6).
    pub fn end_clearing(&mut self, side: Side) {
        let turn = self.public().turn;
        let working = self
            .public()
            .on_map(side)
            .filter_map(|(counter, hex)| Some((counter.id, hex, counter.condition.clearing?)));
        let working: Vec<(UnitId, Hex, Clearing)> = working.collect();
        for (unit, hex, clearing) in working {
            let done = clearing.turns >= TURNS_TO_CLEAR && clearing.last == turn;
            if done {
                self.say(Event::MinesGone { hex });
            }
            if done || clearing.last != turn {
                self.say(Event::Cleared { unit, clearing: None });
            }
        }
    }
}
