//! The feed of Guderian.

mod event;
mod veil;

use crate::games::guderian::{
    rules::{
        Guderian, Rulebook,
        counter::{Counter, Place},
        event::Event,
        kinds::Side,
        order::Order,
        phase::Phase,
        position::Public,
    },
    words::{
        names::{Known, with_names},
        order_words, story,
    },
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{ENGLISH, Names, in_language, within},
    },
    play::feed::Fed,
};
use serde_json::{Map, Value, json};
use std::borrow::Cow;

impl Fed for Guderian {
    fn phase_word(phase: Phase) -> Cow<'static, str> {
        event::phase_word(phase).into()
    }

    fn phase_name(_: &Rulebook, phase: Phase) -> String {
        story::phase_shown(phase)
    }

    fn date(rulebook: &Rulebook, turn: u8) -> String {
        rulebook.date(turn).to_owned()
    }

    fn opens(event: &Event) -> Option<(u8, Phase)> {
        let (Event::PhaseOpened { turn, phase } | Event::ClockSet { turn, phase }) = event else {
            return None;
        };
        Some((*turn, *phase))
    }

    /// The fields of a game that begins. Points are German minus Soviet (18.1).
    fn begun(_: &Rulebook) -> Map<String, Value> {
        [("points_of".to_owned(), json!(Side::German.word()))].into_iter().collect()
    }

    fn lost(known: &Public) -> Option<[usize; 2]> {
        let gone = |side: Side| {
            let is_gone = |counter: &&Counter| counter.side() == side && counter.place == Place::Gone;
            known.counters.iter().filter(is_gone).count()
        };
        Some(Side::BOTH.map(gone))
    }

    fn holders(_: &Rulebook, known: &Public) -> Vec<(Hex, usize)> {
        known.holders.iter().map(|(hex, side)| (*hex, side.number())).collect()
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
        within(in_language(ENGLISH), || event::data(rulebook, known, event))
    }

    fn order_told(rulebook: &Rulebook, public: &Public, order: &Order) -> String {
        order_words::order_told(rulebook, public, order)
    }

    fn order_units(order: &Order) -> Vec<UnitId> {
        order.named().units
    }

    fn in_names(rulebook: &Rulebook, public: &Public, words: &str) -> String {
        rulebook.board.with_places(&with_names(rulebook, public, words))
    }

    fn names<'a>(rulebook: &'a Rulebook, public: &'a Public) -> Box<dyn Names + 'a> {
        Box::new(Known { rulebook, public })
    }

    fn text(rulebook: &Rulebook, known: &Public, event: &Event) -> Option<String> {
        story::in_english(rulebook, known, event)
    }
}
