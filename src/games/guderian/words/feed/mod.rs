//! The feed of Guderian.

mod event;
mod veil;

use crate::games::guderian::{
    rules::{Guderian, Position, Rulebook, event::Event, phase::Phase, position::Public, victory},
    words::story,
};
use crate::play::feed::{Fed, Moment};
use serde_json::{Value, json};
use std::borrow::Cow;

impl Fed for Guderian {
    type Known = Public;

    fn known(position: &Position) -> &Public {
        &position.public
    }

    fn moment(rulebook: &Rulebook, known: &Public) -> Moment {
        moment(rulebook, known.turn, known.phase)
    }

    fn begun(rulebook: &Rulebook, _: &Public) -> (String, Value) {
        let scenario = &rulebook.scenario;
        let data = json!({
            "scenario": scenario.id,
            "first_turn": scenario.first_turn,
            "last_turn": scenario.last_turn,
        });
        (scenario.title.clone(), data)
    }

    fn points(rulebook: &Rulebook, known: &Public) -> i32 {
        victory::outcome(rulebook, known).points
    }

    fn begins(rulebook: &Rulebook, event: &Event) -> Option<Moment> {
        match event {
            Event::PhaseOpened { turn, phase } | Event::ClockSet { turn, phase } => {
                Some(moment(rulebook, *turn, *phase))
            }
            _ => None,
        }
    }

    fn cover(shown: &mut Cow<Public>, events: &[Event]) {
        veil::cover(shown, events);
    }

    fn uncover(shown: &mut Cow<Public>, after: &Public, event: &Event) {
        veil::uncover(shown, after, event);
    }

    fn kind(event: &Event) -> &'static str {
        event.kind()
    }

    fn data(rulebook: &Rulebook, known: &Public, event: &Event) -> Option<Value> {
        event::data(rulebook, known, event)
    }

    fn text(rulebook: &Rulebook, known: &Public, event: &Event) -> Option<String> {
        story::tell(rulebook, known, event)
    }
}

fn moment(rulebook: &Rulebook, turn: u8, phase: Phase) -> Moment {
    Moment {
        turn,
        date: if turn == 0 { String::new() } else { rulebook.date(turn).to_owned() },
        phase: event::phase_word(phase),
        side: Some(event::side_word(phase.side())),
    }
}
