//! A player that thinks on a thread of its own.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use crate::{
    games::guderian::rules::{Guderian, KeptView, Rulebook, View, order::Order, set_up},
    play::players::{ChosenOrder, Player, Thought},
    table::{app::waker::Waker, session::thinker::Thinker},
};
use std::{
    sync::{Arc, Mutex},
    thread,
};

/// A player that ends no thought before a signal.
struct Brooder;

impl Player<Guderian> for Brooder {
    fn choose_order(&mut self, _: &View<'_>, thought: &Thought) -> ChosenOrder<Order> {
        thought.plan(2);
        thought.count(1);
        while !thought.is_stopped() {
            thread::yield_now();
        }
        ChosenOrder::because(Order::EndPhase, "enough")
    }
}

#[test]
fn a_thought_is_seen_to_go_on_and_ends_when_it_is_told_to() {
    let rulebook = Arc::new(Rulebook::load("dvina").unwrap());
    let start = set_up::start(&rulebook, 1);
    let kept = KeptView::from(&View::to_play(&rulebook, &start));
    let mut thinker = Thinker::new(Box::new(Brooder));
    assert_eq!(thinker.progress(), None);
    let woken = Arc::new(Mutex::new(0));
    let count = Arc::clone(&woken);
    thinker.ask(kept.clone(), 7, Waker(Arc::new(move || *count.lock().unwrap() += 1)));
    while thinker.progress() != Some(0.5) {
        thread::yield_now();
    }
    assert!(thinker.answer().is_none(), "it has not been told to end");
    thinker.stop();
    let out = loop {
        if let Some(out) = thinker.answer() {
            break out;
        }
        thread::yield_now();
    };
    assert_eq!((out.about, out.cut_short), (7, true));
    assert_eq!(out.advice, ChosenOrder::because(Order::EndPhase, "enough"));
    assert_eq!(thinker.progress(), None);
    // It can be asked again.
    thinker.ask(kept, 8, Waker(Arc::new(|| {})));
    assert!(thinker.progress().is_some());
    thinker.stop();
}
