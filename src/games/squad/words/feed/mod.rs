//! The feed of Squad. The words are those of `docs/feed-squad.schema.json`: they stay when the program's own names
//! change. No line contains the instructions of units, or that a side was asked and held fire (14.6, 22.3).

mod data;
mod stable;

pub use stable::reason as reason_word;

use super::{
    names,
    names::{Known, with_all_names},
    order_words, story,
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Ids, Names},
        wording::capital,
    },
    games::squad::rules::{
        Rulebook, Squad,
        counter::{Counter, Place},
        event::Event,
        kinds::Side,
        order::Order,
        phase::Phase,
        position::{Public, decision::Decision},
    },
    play::feed::Fed,
};
use data::Teller;
use serde_json::{Map, Value, json};
use std::borrow::Cow;

impl Fed for Squad {
    fn phase_word(phase: Phase) -> Cow<'static, str> {
        stable::phase(phase).into()
    }

    fn phase_name(rulebook: &Rulebook, phase: Phase) -> String {
        names::phase_text(&rulebook.scenario, phase).english(&Ids)
    }

    fn opens(event: &Event) -> Option<(u8, Phase)> {
        let (Event::PhaseOpened { turn, phase } | Event::ClockSet { turn, phase }) = event else {
            return None;
        };
        Some((*turn, *phase))
    }

    fn begun(rulebook: &Rulebook) -> Map<String, Value> {
        let side = rulebook.scenario.victory.side.word();
        let allies = names::nation_name(rulebook.scenario.allies);
        [("points_of".to_owned(), json!(side)), ("allies".to_owned(), json!(allies))].into_iter().collect()
    }

    /// The counters that are lost, with each weapon and each half squad counted. A reduced squad counts as one half.
    fn lost(known: &Public) -> Option<[usize; 2]> {
        let lost = |side: Side| {
            let is_lost = |counter: &&Counter| counter.side == side && counter.place == Place::Destroyed;
            known.counters.iter().filter(is_lost).count()
        };
        Some(Side::BOTH.map(lost))
    }

    fn holders(_: &Rulebook, known: &Public) -> Vec<(Hex, usize)> {
        known.holders.iter().map(|(hex, side)| (*hex, side.number())).collect()
    }

    fn kind(event: &Event) -> &'static str {
        event.kind()
    }

    fn data(rulebook: &Rulebook, known: &Public, event: &Event) -> Option<Value> {
        // With hidden units, only the side that is asked may know the question about fire (22.3).
        let asked = matches!(event, Event::Owed { decision: Some(Decision::Reaction { .. }) });
        if rulebook.options.hidden_set_up && asked || story::only(rulebook, event).is_some() {
            return None;
        }
        Teller { rulebook, public: known }.data(event)
    }

    fn order_words(order: &Order) -> String {
        order_words::order_words(order)
    }

    fn order_told(rulebook: &Rulebook, public: &Public, order: &Order) -> String {
        order_words::order_told(rulebook, public, order)
    }

    fn order_units(order: &Order) -> Vec<UnitId> {
        order.named().units
    }

    fn in_names(rulebook: &Rulebook, public: &Public, words: &str) -> String {
        with_all_names(rulebook, public, words)
    }

    fn names<'a>(rulebook: &'a Rulebook, public: &'a Public) -> Box<dyn Names + 'a> {
        Box::new(Known { rulebook, public })
    }

    fn text(rulebook: &Rulebook, known: &Public, event: &Event) -> Option<String> {
        let text = story::tell(rulebook, known, event)?;
        Some(capital(&text.english(&Known { rulebook, public: known })))
    }
}
