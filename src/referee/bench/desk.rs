//! A desk: what one viewer was sent, with the number and hash of the view, and the last messages in case the line breaks.

use super::kept_json::KeptJson;
use crate::{
    engine::orders::{Position, Sent, SideNames, Viewer},
    referee::wire::{Back, ClockSent, Head, RefereeMessage, StepSent, ViewChange, WholeGame, hash_of_view},
};
use serde_json::Value;
use std::{collections::VecDeque, sync::Arc};

/// The messages that are kept for a viewer whose line broke.
const MOST_STEPS: usize = 64;

/// The view of a viewer at some moment.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sight {
    /// The side of the viewer; none for spectators.
    pub side: Option<usize>,
    pub view: Value,
    /// The words for the sides that are waited for.
    pub due: Vec<String>,
    /// The events, as the viewer is sent them.
    pub events: Vec<Value>,
}

impl Sight {
    /// Returns what a viewer sees of a position and of the events that led to it.
    ///
    /// # Errors
    /// Something has no form in JSON.
    pub(super) fn of<G: Sent>(
        rulebook: &Arc<G::Rulebook>,
        position: &Position<G>,
        events: &[G::Event],
        side: Option<usize>,
    ) -> Result<Self, serde_json::Error> {
        let eyes = side.map_or(Viewer::Both, Viewer::Side);
        let sent = G::sent(rulebook, position, eyes);
        let heard = events.iter().filter_map(|event| G::heard(rulebook, &sent.public, event, eyes));
        let events = heard.map(|event| serde_json::to_value(&event)).collect::<Result<Vec<Value>, _>>()?;
        let due = G::awaited(rulebook, position).into_iter().map(|side| word(&G::SIDES, side)).collect();
        Ok(Self { side, view: serde_json::to_value(&sent)?, due, events })
    }
}

/// The word for a side.
pub(super) fn word(sides: &[SideNames; 2], side: usize) -> String {
    sides[side.min(1)].word.to_owned()
}

/// The next message to a viewer, and what the viewer holds after it.
#[derive(Clone)]
pub(super) struct Turned {
    pub n: u64,
    pub message: RefereeMessage,
    sight: Sight,
    hash: String,
}

/// The reason for the next message to a viewer.
#[derive(Clone, Copy)]
pub(super) enum Cause {
    /// An order or a wish of this side, kept at this moment.
    Step { by: usize, at: i64 },
    /// A takeback.
    Back { agreed: bool },
}

/// The view of one viewer as it was sent, and the last messages.
pub(super) struct Desk {
    /// The number of the last message that changed the view.
    pub n: u64,
    /// The number of the last of them that was an order or a takeback, not a wish.
    pub moved: u64,
    pub side: Option<usize>,
    view: KeptJson<Value>,
    pub hash: String,
    due: Vec<String>,
    /// The last messages.
    steps: VecDeque<KeptStep>,
    /// The events that the viewer was sent, each group with the number of its line in the store.
    log: VecDeque<(u64, KeptJson<Vec<Value>>)>,
}

/// A message that changed the view of a viewer.
struct KeptStep {
    n: Option<u64>,
    /// The hash of the view before it.
    before: String,
    message: KeptJson<RefereeMessage>,
}

impl Desk {
    /// Begins with a view that was sent as this number.
    pub(super) fn new(n: u64, sight: Sight) -> Self {
        let hash = hash_of_view(&sight.view);
        Self {
            n,
            moved: n,
            side: sight.side,
            view: KeptJson::of(&sight.view),
            hash,
            due: sight.due,
            steps: VecDeque::new(),
            log: VecDeque::new(),
        }
    }

    /// Returns a desk with the same view, without the messages that led to it.
    pub(super) fn with_same_view(&self) -> Self {
        Self {
            n: self.n,
            moved: self.moved,
            side: self.side,
            view: self.view.clone(),
            hash: self.hash.clone(),
            due: self.due.clone(),
            steps: VecDeque::new(),
            log: VecDeque::new(),
        }
    }

    /// Returns the view as it was sent.
    pub(super) fn view(&self) -> Value {
        self.view.read().unwrap_or_default()
    }

    /// Returns the message that leads to what the viewer now sees; none if nothing changes for the viewer.
    pub(super) fn turned(
        &self,
        sides: &[SideNames; 2],
        (cause, clock): (Cause, Option<&ClockSent>),
        sight: Sight,
        whole: impl FnOnce(u64, &Sight, &str) -> WholeGame,
    ) -> Option<Turned> {
        let is_same = sight.events.is_empty()
            && KeptJson::of(&sight.view) == self.view
            && sight.due == self.due
            && sight.side == self.side;
        if is_same {
            return None;
        }
        let (n, hash) = (self.n + 1, hash_of_view(&sight.view));
        let due = sight.due.clone();
        let message = if sight.side != self.side {
            // The players have changed sides: the viewer has other secrets.
            RefereeMessage::Game(Box::new(whole(n, &sight, &hash)))
        } else {
            let change = ViewChange::between(&self.view(), &sight.view);
            match cause {
                Cause::Step { by, at } => RefereeMessage::Step(Box::new(StepSent {
                    n,
                    by: Some(word(sides, by)),
                    at: at.div_euclid(1000),
                    events: sight.events.clone(),
                    change,
                    hash: hash.clone(),
                    due,
                    clock: clock.cloned(),
                })),
                Cause::Back { agreed } => RefereeMessage::Back(Box::new(Back {
                    n,
                    change,
                    hash: hash.clone(),
                    due,
                    agreed,
                    clock: clock.cloned(),
                })),
            }
        };
        Some(Turned { n, message, sight, hash })
    }

    /// Notes that the message about a line was sent, and whether it is about an order or a takeback.
    pub(super) fn take(&mut self, turned: Turned, line: u64, is_move: bool) {
        let Turned { n, message, sight, hash } = turned;
        if is_move {
            self.moved = n;
        }
        if self.steps.len() == MOST_STEPS {
            self.steps.pop_front();
        }
        let before = std::mem::replace(&mut self.hash, hash);
        self.steps.push_back(KeptStep { n: message.number(), before, message: KeptJson::of(&message) });
        if sight.side != self.side {
            // The events before were those that the other side was sent.
            self.log.clear();
        }
        if !sight.events.is_empty() {
            if self.log.len() == MOST_STEPS {
                self.log.pop_front();
            }
            self.log.push_back((line, KeptJson::of(&sight.events)));
        }
        (self.n, self.side, self.view, self.due) = (n, sight.side, KeptJson::of(&sight.view), sight.due);
    }

    /// Leaves the events of every line after this one out of the log: these lines were taken back.
    pub(super) fn leave_out_after(&mut self, line: u64) {
        self.log.retain(|(number, _)| *number <= line);
    }

    /// Jumps to a number that was never used, after which no older message fits.
    pub(super) fn jump(&mut self, by: u64) {
        self.n += by;
        self.moved = self.n;
        self.steps.clear();
    }

    /// Goes to the number of the last message that was sent, if the messages here do not lead to it.
    pub(super) fn go_to(&mut self, n: u64) {
        if n != self.n {
            (self.n, self.moved) = (n, n);
            self.steps.clear();
        }
    }

    /// Returns the messages for a viewer that holds the view of this number with this hash; none if the whole game must
    /// be sent.
    pub(super) fn since(&self, n: u64, hash: &str) -> Option<Vec<RefereeMessage>> {
        if n == self.n && hash == self.hash {
            return Some(vec![RefereeMessage::Same { n }]);
        }
        let follows = |step: &KeptStep| step.before == hash && step.n == n.checked_add(1);
        let first = self.steps.iter().position(follows)?;
        self.steps.iter().skip(first).map(|step| step.message.read()).collect()
    }

    /// Returns the whole game as this viewer holds it.
    pub(super) fn whole(
        &self,
        game: &str,
        sides: &[SideNames; 2],
        (head, clock): (&Head, Option<ClockSent>),
    ) -> WholeGame {
        WholeGame {
            game: game.to_owned(),
            seat: self.side.map(|side| word(sides, side)),
            n: self.n,
            head: head.clone(),
            view: self.view(),
            hash: self.hash.clone(),
            due: self.due.clone(),
            log: self.log.iter().filter_map(|(_, events)| events.read()).flatten().collect(),
            clock,
        }
    }
}
