//! The offers of the title screen: the games with the facts that it needs of each, and their scenarios.

use crate::{
    engine::{
        data::{Difficulty, Staging},
        orders::{ChosenOptions, SideNames},
        text::{say, say_id},
        translations::{ScenarioTexts, ShownRules, translated_scenario},
    },
    panels::{Seat, kit::widgets::in_sentence},
    play::players::levels::Level,
};
use bevy_egui::egui::TextureId;

/// A game on the title screen.
pub struct GameCard {
    pub id: &'static str,
    pub title: &'static str,
    /// The message of a sentence about it.
    pub sentence: &'static str,
    /// The scenario whose picture represents it; empty for the first that has one.
    pub cover: &'static str,
    /// Its sides in the order of its seats.
    pub sides: [SideNames; 2],
    pub computers: Vec<ComputerCard>,
    /// Its rules, including the titles of its options.
    pub rules: ShownRules,
}

impl GameCard {
    /// Returns the name that players see for one of its computer players.
    pub fn called(&self, name: &str) -> String {
        self.computers
            .iter()
            .find(|card| card.name == name)
            .map_or_else(|| name.to_owned(), |card| say_id(card.called))
    }

    /// Returns the usual opponent: a captain, or the first computer player.
    fn usual(&self) -> Seat {
        self.usual_computer().map_or(Seat::Human, Seat::Computer)
    }

    /// Returns the name of a captain, or of the first computer player; none in a game without computer players.
    pub fn usual_computer(&self) -> Option<String> {
        let captain = self.computers.iter().find(|card| card.name == Level::Captain.name());
        captain.or(self.computers.first()).map(|card| card.name.to_owned())
    }

    /// Returns the players of both sides as text.
    pub fn against(&self, seats: &[Seat; 2]) -> String {
        let called = |name: &str| in_sentence(&self.called(name));
        match Players::of(seats) {
            Players::Alone { side, against } => {
                say!("title-players-against", side = self.sides[side], opponent = called(against))
            }
            Players::People => say!("title-players-people"),
            Players::Computers([one, other]) => {
                say!("title-players-computers", one = self.called(one), other = called(other))
            }
        }
    }

    /// Returns a scenario and the players of both sides as text.
    pub fn played(&self, scenario: &ScenarioCard, seats: &[Seat; 2]) -> String {
        let called = |name: &str| in_sentence(&self.called(name));
        let ScenarioTexts { title, .. } = scenario.texts();
        let scenario = title.as_str();
        match Players::of(seats) {
            Players::Alone { side, against } => say!(
                "title-play-against",
                scenario = scenario,
                side = self.sides[side],
                opponent = called(against)
            ),
            Players::People => say!("title-play-people", scenario = scenario),
            Players::Computers([one, other]) => {
                say!("title-play-computers", scenario = scenario, one = called(one), other = called(other))
            }
        }
    }

    /// Returns the usual players of a scenario: a person for the advised side, the computer for the other.
    pub fn usual_seats(&self, scenario: &ScenarioCard) -> [Seat; 2] {
        let advised = scenario.staging.advised.as_deref();
        let own = self.sides.iter().position(|side| Some(side.name) == advised).unwrap_or(1);
        [0, 1].map(|side| if side == own { Seat::Human } else { self.usual() })
    }
}

/// The kinds of players of a game.
enum Players<'a> {
    /// A person, of the side with this number, against this computer player.
    Alone {
        side: usize,
        against: &'a str,
    },
    People,
    Computers([&'a str; 2]),
}

impl<'a> Players<'a> {
    fn of(seats: &'a [Seat; 2]) -> Self {
        match seats {
            [Seat::Human, Seat::Computer(against)] => Self::Alone { side: 0, against },
            [Seat::Computer(against), Seat::Human] => Self::Alone { side: 1, against },
            [Seat::Human, Seat::Human] | [Seat::Elsewhere, _] | [_, Seat::Elsewhere] => Self::People,
            [Seat::Computer(one), Seat::Computer(other)] => Self::Computers([one, other]),
        }
    }
}

/// A computer player on the title screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComputerCard {
    /// Its name in files.
    pub name: &'static str,
    /// The message of its name for players.
    pub called: &'static str,
    /// The message of its style of play.
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
        let turns = say!("title-scenario-turns", turns = self.turns);
        let minutes = self.staging.minutes.map(|minutes| match minutes {
            0..120 => say!("title-scenario-minutes", minutes = minutes),
            _ => say!("title-scenario-hours", hours = (minutes + 30) / 60),
        });
        let difficulty = self.staging.difficulty.map(|difficulty| match difficulty {
            Difficulty::Easy => say!("title-scenario-easy"),
            Difficulty::Medium => say!("title-scenario-medium"),
            Difficulty::Hard => say!("title-scenario-hard"),
        });
        let first = self.staging.for_newcomers.then(|| say!("title-scenario-first"));
        [Some(turns), minutes, difficulty, first].into_iter().flatten().collect::<Vec<_>>().join(" \u{b7} ")
    }

    /// Returns its texts in the language of the table.
    pub fn texts(&self) -> ScenarioTexts {
        let (title, summary, staging) = (self.title.clone(), self.summary.clone(), self.staging.clone());
        translated_scenario(self.options.game(), &self.id, ScenarioTexts { title, summary, staging })
    }
}
