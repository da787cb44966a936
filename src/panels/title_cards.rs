//! What the title screen offers: the games with what it needs to know of each, and their scenarios.

use crate::{
    engine::{counters::Flag, data, manual::RulesText, orders::Game},
    games::{
        GameOptions,
        guderian::{self, rules::Guderian},
        panzer44::{self, rules::Panzer44},
    },
};

/// A game as the title screen offers it.
pub struct GameCard {
    /// Its stable word.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Its sides: number, name, mark.
    pub sides: [(usize, String, Flag); 2],
    /// Names of its computer players.
    pub computers: &'static [&'static str],
    /// Whether people may send its game file to and fro.
    pub by_file: bool,
    /// Whether people may throw dice of their own.
    pub dice_by_hand: bool,
    /// Its rules; the titles of its options are among them.
    pub rules: RulesText,
}

/// A scenario as the title screen offers it.
#[derive(Clone, Debug)]
pub struct ScenarioCard {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What it is about.
    pub summary: String,
    /// How many turns it lasts.
    pub turns: u8,
    /// Its own options, and with them its game.
    pub options: GameOptions,
    /// Why it cannot be played.
    pub fault: Option<String>,
}

/// The games that are offered.
pub(super) fn game_cards() -> Vec<GameCard> {
    let rules = |file: &str| RulesText::load(file).unwrap_or_default();
    vec![
        GameCard {
            id: Guderian::ID,
            title: "Guderian: Smolensk 1941",
            sides: guderian::rules::kinds::Side::BOTH
                .map(|side| (side.number(), side.to_string(), side.into())),
            computers: crate::games::guderian::players::NAMES,
            by_file: true,
            dice_by_hand: true,
            rules: rules(guderian::words::rules_text::FILE),
        },
        GameCard {
            id: Panzer44::ID,
            title: "Panzer ’44",
            sides: panzer44::rules::kinds::Side::BOTH
                .map(|side| (side.number(), side.to_string(), side.into())),
            computers: crate::games::panzer44::players::NAMES,
            by_file: true,
            dice_by_hand: true,
            rules: rules(panzer44::rules::rulebook::RULES_FILE),
        },
    ]
}

/// The scenarios of all games, in the order in which they are shipped, and the user's own.
pub fn scenario_cards() -> Vec<ScenarioCard> {
    let smolensk = data::scenario_ids(Guderian::ID).into_iter().map(|id| {
        let loaded = guderian::rules::Rulebook::load(&id).map(|rulebook| {
            let scenario = rulebook.scenario;
            let turns = scenario.last_turn + 1 - scenario.first_turn;
            (scenario.title, scenario.summary, turns, GameOptions::from(rulebook.options))
        });
        card(id, loaded, guderian::rules::options::Options::default().into())
    });
    let vauclair = data::scenario_ids(Panzer44::ID).into_iter().map(|id| {
        let loaded = panzer44::rules::Rulebook::load(&id).map(|rulebook| {
            let scenario = rulebook.scenario;
            (scenario.title, scenario.summary, scenario.last_turn, GameOptions::from(rulebook.options))
        });
        card(id, loaded, panzer44::rules::options::Options::default().into())
    });
    smolensk.chain(vauclair).collect()
}

/// A card for what a scenario's file says, or for what is wrong with it.
fn card(
    id: String,
    loaded: Result<(String, String, u8, GameOptions), Vec<data::DataError>>,
    options: GameOptions,
) -> ScenarioCard {
    match loaded {
        Ok((title, summary, turns, options)) => {
            ScenarioCard { id, title, summary, turns, options, fault: None }
        }
        Err(errors) => {
            let fault = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
            ScenarioCard {
                title: id.clone(),
                id,
                summary: String::new(),
                turns: 0,
                options,
                fault: Some(fault),
            }
        }
    }
}
