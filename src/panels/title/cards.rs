//! The offers of the title screen: the games with the facts that it needs of each, and their scenarios.

use crate::{
    engine::{counters::Flag, data::Staging, manual::RulesText, orders::ChosenOptions},
    panels::{
        Seat,
        kit::widgets::{count, in_sentence},
    },
};
use bevy_egui::egui::TextureId;

/// A game on the title screen.
pub struct GameCard {
    pub id: &'static str,
    pub title: &'static str,
    /// A sentence about it.
    pub sentence: &'static str,
    /// The scenario whose picture represents it; empty for the first that has one.
    pub cover: &'static str,
    /// Its sides in the order of its seats: name and flag.
    pub sides: [(String, Flag); 2],
    pub computers: Vec<ComputerCard>,
    /// Its rules, including the titles of its options.
    pub rules: RulesText,
}

impl GameCard {
    /// Returns the name that players see for one of its computer players.
    pub fn called(&self, name: &str) -> String {
        self.computers
            .iter()
            .find(|card| card.name == name)
            .map_or_else(|| name.to_owned(), |card| card.called.clone())
    }

    /// Returns the usual opponent: a captain, or the first computer player.
    fn usual(&self) -> Seat {
        let captain = self.computers.iter().find(|card| card.called == "A captain");
        captain.or(self.computers.first()).map_or(Seat::Human, |card| Seat::Computer(card.name.to_owned()))
    }

    /// Returns the players of both sides as text.
    pub fn against(&self, seats: &[Seat; 2]) -> String {
        let side = |number: usize| self.sides[number].0.as_str();
        let called = |name: &str| in_sentence(&self.called(name));
        match seats {
            [Seat::Human, Seat::Computer(name)] => format!("{} side, against {}", side(0), called(name)),
            [Seat::Computer(name), Seat::Human] => format!("{} side, against {}", side(1), called(name)),
            [Seat::Human, Seat::Human] => "two people".to_owned(),
            [Seat::Computer(one), Seat::Computer(other)] => {
                format!("{} against {}", called(one), called(other))
            }
        }
    }

    /// Returns the usual players of a scenario: a person for the advised side, the computer for the other.
    pub fn usual_seats(&self, scenario: &ScenarioCard) -> [Seat; 2] {
        let advised = scenario.staging.advised.as_deref();
        let own = self.sides.iter().position(|(name, _)| Some(name.as_str()) == advised).unwrap_or(1);
        [0, 1].map(|side| if side == own { Seat::Human } else { self.usual() })
    }
}

/// A computer player on the title screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComputerCard {
    /// Its name in files.
    pub name: &'static str,
    pub called: String,
    pub line: &'static str,
}

/// A scenario on the title screen.
#[derive(Clone, Debug)]
pub struct ScenarioCard {
    pub id: String,
    pub title: String,
    /// Its summary.
    pub summary: String,
    /// The number of turns.
    pub turns: u8,
    /// Its own options, which also name its game.
    pub options: ChosenOptions,
    /// Its briefing.
    pub staging: Staging,
    /// A picture of it, once it is painted.
    pub picture: Option<TextureId>,
    /// The reason why it cannot be played.
    pub fault: Option<String>,
}

impl ScenarioCard {
    /// Returns its length and its difficulty, in a line.
    pub fn length(&self) -> String {
        let minutes = self.staging.minutes.map(|minutes| match minutes {
            0..120 => format!("{minutes} min"),
            _ => count(usize::from((minutes + 30) / 60), "hour", "hours"),
        });
        let turns = count(usize::from(self.turns), "turn", "turns");
        let difficulty = self.staging.difficulty.map(|difficulty| difficulty.words().to_owned());
        let first = self.staging.for_newcomers.then(|| "start here".to_owned());
        [Some(turns), minutes, difficulty, first].into_iter().flatten().collect::<Vec<_>>().join(" \u{b7} ")
    }

    pub fn line(&self) -> &str {
        if self.staging.history.is_empty() { &self.summary } else { &self.staging.history }
    }
}
