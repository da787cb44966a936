//! A computer player that thinks on a thread of its own, so that the window never waits for it.

use super::pictures::Waker;
use crate::{
    engine::orders::Game,
    games::guderian::rules::Guderian,
    play::players::{Advice, Played, Seated, Thought},
};
use std::{
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, TryRecvError, channel},
    },
    thread,
    time::Instant,
};

/// What a thought has brought.
pub(crate) struct ThoughtOut<G: Game = Guderian> {
    /// The position that it was about, by its number.
    pub about: u64,
    /// What the player advises.
    pub advice: Advice<G::Order>,
    /// Whether it was cut short, by a person or by the clock: such an order may not come again.
    pub cut_short: bool,
}

/// A player and what it thinks about.
pub(crate) struct Thinker<G: Played = Guderian> {
    /// None while it is on its thread.
    player: Option<Seated<G>>,
    thinking: Option<Thinking<G>>,
}

struct Thinking<G: Played> {
    about: u64,
    thought: Arc<Thought>,
    begun: Instant,
    answer: Mutex<Receiver<(Seated<G>, Advice<G::Order>)>>,
}

impl<G: Played> Thinker<G> {
    /// A player that thinks about nothing yet.
    pub fn new(player: Seated<G>) -> Self {
        Self { player: Some(player), thinking: None }
    }

    /// How far its thought has come, from 0 to 1; none if it does not think.
    pub fn progress(&self) -> Option<f32> {
        self.thinking.as_ref().map(|thinking| thinking.thought.progress())
    }

    /// Has it answer at once with the best that it has found.
    pub fn stop(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.thought.stop();
        }
    }

    /// Lets it begin to think about a position with this number; it does nothing while it thinks.
    pub fn ask(&mut self, view: G::Kept, about: u64, waker: Waker) {
        if self.thinking.is_some() {
            return;
        }
        let Some(mut player) = self.player.take() else { return };
        let thought = Arc::new(Thought::default());
        let (tell, answer) = channel();
        let shared = Arc::clone(&thought);
        let begun = thread::Builder::new().name("thinker".to_owned()).spawn(move || {
            let advice = player.advise(&G::look(&view), &shared);
            let _ = tell.send((player, advice));
            waker.wake();
        });
        match begun {
            Ok(_) => {
                let answer = Mutex::new(answer);
                self.thinking = Some(Thinking { about, thought, begun: Instant::now(), answer });
            }
            Err(error) => bevy::log::error!("no thread to think on: {error}"),
        }
    }

    /// What it has thought out since it was asked, once.
    pub fn answer(&mut self) -> Option<ThoughtOut<G>> {
        let thinking = self.thinking.as_ref()?;
        if thinking.begun.elapsed() > G::LONGEST_THOUGHT {
            thinking.thought.stop();
        }
        let told = thinking.answer.lock().map_or(Err(TryRecvError::Disconnected), |answer| answer.try_recv());
        match told {
            Err(TryRecvError::Empty) => None,
            // It broke down. Somebody must give the next order, or the game would stand still.
            Err(TryRecvError::Disconnected) => {
                bevy::log::error!("the computer player has broken down; another takes its seat");
                self.thinking = None;
                self.player = Some(G::relief());
                None
            }
            Ok((player, advice)) => {
                let Thinking { about, thought, .. } = self.thinking.take()?;
                self.player = Some(player);
                Some(ThoughtOut { about, advice, cut_short: thought.is_stopped() })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::guderian::rules::{Rulebook, View, order::Order, set_up},
        play::players::Player,
    };

    /// Ends no thought before it is told to.
    struct Brooder;

    impl Player<Guderian> for Brooder {
        fn advise(&mut self, _: &View<'_>, thought: &Thought) -> Advice<Order> {
            thought.plan(2);
            thought.count(1);
            while !thought.is_stopped() {
                thread::yield_now();
            }
            Advice::because(Order::EndPhase, "enough")
        }
    }

    #[test]
    fn a_thought_is_seen_to_go_on_and_ends_when_it_is_told_to() {
        let rulebook = Arc::new(Rulebook::load("dvina").unwrap());
        let start = set_up::start(&rulebook, 1);
        let kept = View::to_play(&rulebook, &start).keep();
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
        assert_eq!(out.advice, Advice::because(Order::EndPhase, "enough"));
        assert_eq!(thinker.progress(), None);
        // It can be asked again.
        thinker.ask(kept, 8, Waker(Arc::new(|| {})));
        assert!(thinker.progress().is_some());
        thinker.stop();
    }
}
