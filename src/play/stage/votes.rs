//! The votes of viewers: one question at a time, one vote for each voter.

use super::event::VoteCard;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Limit of the voters of a question.
const MOST_VOTERS: usize = 100_000;
/// Limit of the letters of a voter's name.
const LONGEST_NAME: usize = 64;

/// A vote, as it comes through a socket: `{"vote":1,"choice":2,"voter":"…"}`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Vote {
    /// The number of the question.
    pub vote: u32,
    /// The number of the choice, from 1.
    pub choice: usize,
    pub voter: String,
}

impl Vote {
    /// Reads a message of a viewer; none if it is no vote.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}

/// The last question, and its votes.
#[derive(Debug, Default)]
pub struct Votes {
    /// The number of questions so far, which is that of the last one.
    number: u32,
    choices: Vec<String>,
    is_open: bool,
    /// The choice of each voter, from 0.
    of: BTreeMap<String, usize>,
}

impl Votes {
    /// Opens the vote on these choices; returns its number.
    pub fn ask(&mut self, choices: Vec<String>) -> u32 {
        *self = Self { number: self.number + 1, choices, is_open: true, of: BTreeMap::new() };
        self.number
    }

    pub fn close(&mut self) {
        self.is_open = false;
    }

    /// Whether votes count now.
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    /// Counts a vote; a second one of the same voter replaces the first. Returns whether the numbers have changed.
    pub fn cast(&mut self, vote: Vote) -> bool {
        let Some(choice) = vote.choice.checked_sub(1).filter(|choice| *choice < self.choices.len()) else {
            return false;
        };
        let is_named = !vote.voter.is_empty() && vote.voter.chars().count() <= LONGEST_NAME;
        let has_room = self.of.len() < MOST_VOTERS || self.of.contains_key(&vote.voter);
        if !self.is_open || vote.vote != self.number || !is_named || !has_room {
            return false;
        }
        self.of.insert(vote.voter, choice) != Some(choice)
    }

    /// Returns the number of votes for each choice.
    pub fn counts(&self) -> Vec<u32> {
        let mut counts = vec![0; self.choices.len()];
        for choice in self.of.values() {
            counts[*choice] += 1;
        }
        counts
    }

    /// Returns the question with its votes, for viewers.
    pub fn card(&self) -> VoteCard {
        VoteCard {
            vote: self.number,
            choices: self.choices.clone(),
            votes: self.counts(),
            open: self.is_open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vote(vote: u32, choice: usize, voter: &str) -> Vote {
        Vote { vote, choice, voter: voter.to_owned() }
    }

    #[test]
    fn each_voter_has_one_vote() {
        let mut votes = Votes::default();
        let number = votes.ask(vec!["one".into(), "two".into()]);
        assert_eq!(number, 1);
        assert!(votes.cast(vote(1, 2, "ann")) && votes.cast(vote(1, 2, "bob")));
        assert!(!votes.cast(vote(1, 2, "ann")), "the same once more");
        assert!(votes.cast(vote(1, 1, "ann")), "the mind is changed");
        assert_eq!(votes.counts(), [1, 1]);
        votes.close();
        assert!(!votes.cast(vote(1, 1, "cid")));
        assert_eq!(votes.counts(), [1, 1], "the numbers stay");
        assert_eq!(votes.ask(vec!["one".into()]), 2);
        assert_eq!(votes.counts(), [0]);
    }

    #[test]
    fn wrong_votes_do_not_count() {
        let mut votes = Votes::default();
        assert!(!votes.cast(vote(0, 1, "ann")), "there is no question yet");
        votes.ask(vec!["one".into(), "two".into()]);
        let long = "x".repeat(LONGEST_NAME + 1);
        for wrong in [
            vote(2, 1, "ann"),
            vote(1, 0, "ann"),
            vote(1, 3, "ann"),
            vote(1, usize::MAX, "ann"),
            vote(1, 1, ""),
            vote(1, 1, &long),
        ] {
            assert!(!votes.cast(wrong.clone()), "{wrong:?}");
        }
        assert_eq!(votes.counts(), [0, 0]);
    }

    #[test]
    fn what_is_no_vote_is_not_read() {
        assert_eq!(Vote::read(r#"{"vote":1,"choice":2,"voter":"ann"}"#), Some(vote(1, 2, "ann")));
        for text in ["", "vote", "{}", r#"{"vote":-1,"choice":2,"voter":"ann"}"#, "[1,2,3]", "null"] {
            assert_eq!(Vote::read(text), None, "{text}");
        }
    }
}
