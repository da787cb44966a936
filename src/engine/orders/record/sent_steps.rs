//! The steps of a game that a referee holds elsewhere, as one of its viewers was sent them. The orders are not known.

use crate::engine::orders::Viewer;
use std::sync::Arc;

/// A step, and the position after it.
struct SentStep<P> {
    /// The side that gave the order, by its number; none if no side did.
    by: Option<usize>,
    position: Arc<P>,
    /// The hash of the view that was sent.
    hash: String,
}

/// The steps since the viewer joined the game.
pub(super) struct SentSteps<P> {
    /// The viewer, for whom every position is laid out.
    pub eyes: Viewer,
    start: Arc<P>,
    start_hash: String,
    steps: Vec<SentStep<P>>,
}

impl<P> SentSteps<P> {
    /// Begins with the first position that was sent, and its hash.
    pub fn new(eyes: Viewer, (start, start_hash): (P, String)) -> Self {
        Self { eyes, start: Arc::new(start), start_hash, steps: Vec::new() }
    }

    pub fn push(&mut self, by: Option<usize>, (position, hash): (P, String)) {
        self.steps.push(SentStep { by, position: Arc::new(position), hash });
    }

    /// The hash of the view that was sent last.
    pub fn hash(&self) -> &str {
        self.steps.last().map_or(self.start_hash.as_str(), |step| step.hash.as_str())
    }

    /// The number of the side that gave the order of this number, counted from 0.
    pub fn giver(&self, number: usize) -> Option<usize> {
        self.steps.get(number)?.by
    }

    /// Every position, from the first one on.
    pub fn positions(&self) -> Vec<Arc<P>> {
        let after = self.steps.iter().map(|step| &step.position);
        std::iter::once(&self.start).chain(after).map(Arc::clone).collect()
    }

    /// Goes back to the last position with this hash. Returns the number of steps that remain; none, and nothing changes,
    /// if no position has it.
    pub fn go_back_to(&mut self, hash: &str) -> Option<usize> {
        let step = self.steps.iter().rposition(|step| step.hash == hash).map(|number| number + 1);
        let left = step.or_else(|| (self.start_hash == hash).then_some(0))?;
        self.steps.truncate(left);
        Some(left)
    }

    /// Returns the first steps, up to this number.
    pub fn until(&self, steps: usize) -> Self {
        let same = |step: &SentStep<P>| SentStep {
            by: step.by,
            position: Arc::clone(&step.position),
            hash: step.hash.clone(),
        };
        Self {
            eyes: self.eyes,
            start: Arc::clone(&self.start),
            start_hash: self.start_hash.clone(),
            steps: self.steps.iter().take(steps).map(same).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A takeback leads to the position that was sent before; its hash says which one that is.
    #[test]
    fn a_takeback_leaves_the_steps_before_its_position() {
        let mut sent = SentSteps::new(Viewer::Side(1), (0, "start".to_owned()));
        for (number, hash) in [(1, "one"), (2, "two"), (3, "one"), (4, "four")] {
            sent.push(Some(number % 2), (number, hash.to_owned()));
        }
        assert_eq!((sent.hash(), sent.giver(0), sent.giver(4)), ("four", Some(1), None));
        assert_eq!(sent.go_back_to("never"), None);
        assert_eq!((sent.go_back_to("one"), sent.hash()), (Some(3), "one"));
        let positions: Vec<usize> = sent.until(2).positions().iter().map(|position| **position).collect();
        assert_eq!(positions, [0, 1, 2]);
        assert_eq!((sent.go_back_to("start"), sent.positions().len()), (Some(0), 1));
    }
}
