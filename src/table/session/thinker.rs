//! A computer player that thinks on a thread of its own, so that the window never waits for it.

use crate::{
    engine::orders::Game,
    play::players::{ChosenOrder, HasPlayers, Seated, Thought, UnitAdvice},
    table::app::waker::Waker,
};
use bevy::prelude::Resource;
use std::{
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, TryRecvError, channel},
    },
    thread,
    time::Instant,
};

/// The result of a thought.
pub(crate) struct ThoughtOut<G: Game> {
    /// The number of its position.
    pub about: u64,
    /// The advice of the player.
    pub advice: ChosenOrder<G::Order>,
    /// The part of each unit, where the advice is for many.
    pub parts: Vec<UnitAdvice>,
    /// Whether a person or the clock cut it short: such an order may not come again.
    pub cut_short: bool,
}

/// A player and its current thought.
pub(crate) struct Thinker<G: HasPlayers> {
    /// None while it is on its thread.
    player: Option<Seated<G>>,
    thinking: Option<Thinking<G>>,
}

struct Thinking<G: HasPlayers> {
    about: u64,
    thought: Arc<Thought>,
    begun: Instant,
    answer: Mutex<Receiver<(Seated<G>, ChosenOrder<G::Order>, Vec<UnitAdvice>)>>,
}

impl<G: HasPlayers> Thinker<G> {
    /// Makes a player without a thought.
    pub fn new(player: Seated<G>) -> Self {
        Self { player: Some(player), thinking: None }
    }

    /// Returns the progress of its thought, from 0 to 1; none if it does not think.
    pub fn progress(&self) -> Option<f32> {
        self.thinking.as_ref().map(|thinking| thinking.thought.progress())
    }

    /// Makes it answer at once with the best move that it has found.
    pub fn stop(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.thought.stop();
        }
    }

    /// Starts a thought about the position with this number; does nothing while it thinks.
    pub fn ask(&mut self, view: G::Kept, about: u64, waker: Waker) {
        if self.thinking.is_some() {
            return;
        }
        let Some(mut player) = self.player.take() else { return };
        let thought = Arc::new(Thought::default());
        let (tell, answer) = channel();
        let shared = Arc::clone(&thought);
        let begun = thread::Builder::new().name("thinker".to_owned()).spawn(move || {
            let view = G::View::from(&view);
            let advice = player.choose_order(&view, &shared);
            let parts = player.parts(&view, &advice.order);
            let _ = tell.send((player, advice, parts));
            waker.wake();
        });
        match begun {
            Ok(_) => {
                let answer = Mutex::new(answer);
                self.thinking = Some(Thinking { about, thought, begun: Instant::now(), answer });
            }
            Err(error) => bevy::log::error!("cannot start a thread for the computer player: {error}"),
        }
    }

    /// Returns the result of its thought, once.
    pub fn answer(&mut self) -> Option<ThoughtOut<G>> {
        let thinking = self.thinking.as_ref()?;
        if thinking.begun.elapsed() > G::LONGEST_THOUGHT {
            thinking.thought.stop();
        }
        let told = thinking.answer.lock().map_or(Err(TryRecvError::Disconnected), |answer| answer.try_recv());
        match told {
            Err(TryRecvError::Empty) => None,
            // The thread has failed. Another player must give the next order, or the game would stop.
            Err(TryRecvError::Disconnected) => {
                bevy::log::error!("the computer player has failed; another one takes over");
                self.thinking = None;
                self.player = Some(G::relief());
                None
            }
            Ok((player, advice, parts)) => {
                let Thinking { about, thought, .. } = self.thinking.take()?;
                self.player = Some(player);
                Some(ThoughtOut { about, advice, parts, cut_short: thought.is_stopped() })
            }
        }
    }
}

/// Wakes the window when a thought has ended.
#[derive(Resource)]
pub(crate) struct ThoughtEnded(pub Waker);

/// Whether the computer's moves are shown without pauses, until a person must act.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct FastForward(pub bool);

/// Whether the computer is paused, and the number of actions that it may still take.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Held {
    pub on: bool,
    pub free: u8,
}

/// The progress of a computer player's thought, for the panels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct ThinkingProgress(pub Option<f32>);

/// Whether the adviser thinks about a hint.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct AdviserThinks(pub bool);
