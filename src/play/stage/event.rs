//! The events of a scene: the content of the overlay page, part by part.
//!
//! An event is made only of what both players may see, and only after the die has shown it. Each one holds the whole of
//! its part, so a page that opens late needs the last event of each kind and nothing before it.

use crate::play::feed::FeedLine;
use serde::Serialize;
use serde_json::Value;

/// The part that an overlay shows next.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SceneEvent {
    /// The combat that is planned, rolled for or decided; none once the game has gone on.
    Combat { card: Option<CombatCard> },
    /// The present phase.
    Phase(PhaseCard),
    /// The score, and the points with which a side wins.
    Score(ScoreCard),
    /// The strength and the losses of both sides.
    Losses { sides: Vec<SideLosses> },
    /// A question to the viewers, with their votes so far.
    Vote(VoteCard),
    /// A line of the feed, as in the file.
    Feed { line: Value },
}

/// The moment of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CombatStage {
    Planned,
    /// The die tumbles: no result is in the card.
    Rolling,
    Decided,
}

/// A combat, as an overlay shows it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CombatCard {
    pub stage: CombatStage,
    /// The word of the attacking side; none if it is not known from public facts.
    pub side: Option<&'static str>,
    /// The attackers, by their names for players.
    pub attackers: Vec<String>,
    /// The targets: hexes, with the names of places.
    pub targets: Vec<String>,
    /// The heading above the odds, the odds, and the strengths.
    pub heading: String,
    pub odds: String,
    pub strengths: String,
    /// The results that the die can bring, with their chances in percent.
    pub chances: Vec<ResultChance>,
    /// The numbers of the dice, once they are at rest.
    pub dice: Vec<u8>,
    /// The result, once it is decided.
    pub result: Option<String>,
    /// The meaning of the result, and its consequences: a line each.
    pub meaning: Vec<String>,
}

/// A result of a combat with its chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ResultChance {
    pub word: String,
    pub percent: u8,
}

/// The present phase, in the language of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PhaseCard {
    pub title: String,
    pub turn: String,
    pub phase: String,
    /// The word of its side, and its name; none in a phase of both players and after the end.
    pub side: Option<SideName>,
    /// The last event, in a sentence.
    pub sentence: String,
}

/// A side, by its word in files and its name for players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SideName {
    pub side: &'static str,
    pub name: String,
}

/// The score, in the language of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreCard {
    pub points: i32,
    /// The meaning of these points if the game ended now.
    pub means: String,
    /// The points with which each side wins, a sentence each.
    pub thresholds: Vec<String>,
}

/// The strength and the losses of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SideLosses {
    pub side: &'static str,
    pub name: String,
    /// Its counters on the map.
    pub on_map: usize,
    /// Its lost counters; none in a game that does not count them.
    pub lost: Option<usize>,
}

/// A question to the viewers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct VoteCard {
    /// Its number, which a vote repeats.
    pub vote: u32,
    /// The choices; a vote names one by its number, from 1.
    pub choices: Vec<String>,
    /// The votes for each choice.
    pub votes: Vec<u32>,
    /// Whether votes count.
    pub open: bool,
}

impl SceneEvent {
    /// Makes the event of a line of the feed; none if the line cannot be written as JSON.
    pub fn of_line(line: &FeedLine) -> Option<Self> {
        serde_json::to_value(line).ok().map(|line| Self::Feed { line })
    }

    /// Returns the event as a line of JSON.
    pub fn text(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use serde_json::json;

    #[test]
    fn an_event_names_its_kind() {
        let json_of = |event: SceneEvent| serde_json::from_str::<Value>(&event.text().unwrap()).unwrap();
        let none = json_of(SceneEvent::Combat { card: None });
        assert_eq!(none, json!({ "kind": "combat", "card": null }));
        let vote = VoteCard { vote: 2, choices: vec!["End phase".into()], votes: vec![3], open: true };
        let vote = json_of(SceneEvent::Vote(vote));
        assert_eq!(
            vote,
            json!({ "kind": "vote", "vote": 2, "choices": ["End phase"], "votes": [3], "open": true })
        );
        let line = json_of(SceneEvent::Feed { line: json!({ "kind": "die", "line": 4 }) });
        assert_eq!(line, json!({ "kind": "feed", "line": { "kind": "die", "line": 4 } }));
    }
}
