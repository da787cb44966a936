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

/// What a thought has brought.
pub(crate) struct ThoughtOut<G: Game> {
    /// The position that it was about, by its number.
    pub about: u64,
    /// What the player advises.
    pub advice: ChosenOrder<G::Order>,
    /// What each unit is to do by it, where it is given to many.
    pub parts: Vec<UnitAdvice>,
    /// Whether it was cut short, by a person or by the clock: such an order may not come again.
    pub cut_short: bool,
}

/// A player and what it thinks about.
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

/// Whether the computer's moves are shown as fast as they come, until a person is asked.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct FastForward(pub bool);

/// Whether the computer waits to be told to go on, and for how many deeds it need not.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Held {
    pub on: bool,
    pub free: u8,
}

/// How far a computer player has come with its thought, for the panels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct ThinkingProgress(pub Option<f32>);

/// Whether somebody thinks about a hint.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct AdviserThinks(pub bool);
