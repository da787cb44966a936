//! The feed of Guderian.

use crate::games::guderian::{
    rules::{Guderian, Position, Rulebook, event::Event, phase::Phase, position::Public},
    words::story,
};
use crate::play::feed::{Fed, Moment, Told, told, veil::Veil};
use serde_json::{Value, json};

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
        told::points_now(rulebook, known)
    }

    fn tell(rulebook: &Rulebook, known: &Public, from: &Moment, events: &[Event]) -> Vec<Told> {
        let mut at = from.clone();
        let mut veil = Veil::over(known, events);
        let mut lines = Vec::new();
        for event in events {
            veil.lift(event);
            if let Event::PhaseOpened { turn, phase } | Event::ClockSet { turn, phase } = event {
                at = moment(rulebook, *turn, *phase);
            }
            let Some(data) = told::data(rulebook, veil.public(), event) else { continue };
            let text = story::tell(rulebook, veil.public(), event);
            lines.push(Told { at: at.clone(), kind: event.kind(), text, data });
        }
        lines
    }
}

fn moment(rulebook: &Rulebook, turn: u8, phase: Phase) -> Moment {
    Moment {
        turn,
        date: if turn == 0 { String::new() } else { rulebook.date(turn).to_owned() },
        phase: told::phase_word(phase),
        side: Some(told::side_word(phase.side())),
    }
}
