//! Options by their names, for any game.

use crate::engine::orders::Game;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

/// Options chosen before a game begins. Their game reads them when it begins.
#[derive(Clone, Debug, PartialEq)]
pub struct ChosenOptions {
    game: &'static str,
    values: Map<String, Value>,
}

impl ChosenOptions {
    pub fn of<G: Game>(options: &G::Options) -> Self {
        Self { game: G::ID, values: by_name(options) }
    }

    /// Returns the default options of a game.
    pub fn usual<G: Game>() -> Self {
        Self::of::<G>(&G::Options::default())
    }

    /// Returns the options of a made-up game without options.
    #[cfg(test)]
    pub(crate) fn none(game: &'static str) -> Self {
        Self { game, values: Map::new() }
    }

    pub fn game(&self) -> &'static str {
        self.game
    }

    /// Sets an option by its name and value, as the rules file spells them; a switch needs no value.
    ///
    /// # Errors
    /// A sentence that names the options. [`Self::take`] reports values that an option cannot have.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<(), String> {
        set(&mut self.values, name, value)
    }

    /// Returns the value of an option by its name, as the rules file spells it; empty if there is no such option.
    pub fn value(&self, name: &str) -> String {
        match self.values.get(name) {
            Some(Value::Bool(true)) => "on".to_owned(),
            Some(Value::Bool(false)) => "off".to_owned(),
            Some(Value::String(word)) => word.clone(),
            _ => String::new(),
        }
    }

    /// Returns the options as the game writes them in JSON.
    pub fn json(&self) -> Value {
        Value::Object(self.values.clone())
    }

    /// Returns the options in the type of their game.
    ///
    /// # Errors
    /// They belong to another game, or one has a value that the game does not know.
    pub fn take<G: Game>(&self) -> Result<G::Options, String> {
        if self.game != G::ID {
            return Err(format!("these are options of a game of {}, not of {}", self.game, G::ID));
        }
        serde_json::from_value(Value::Object(self.values.clone())).map_err(|error| error.to_string())
    }
}

/// Sets an option by its name and value, as on the command line; a switch needs no value.
///
/// # Errors
/// A sentence that names the options or the values.
pub fn set_option<O: Serialize + DeserializeOwned>(
    options: &mut O,
    name: &str,
    value: Option<&str>,
) -> Result<(), String> {
    let mut values = by_name(options);
    set(&mut values, name, value)?;
    *options = serde_json::from_value(Value::Object(values)).map_err(|error| {
        // serde names the known values in backquotes, after the unknown one.
        let told = error.to_string();
        let known: Vec<&str> = told.split('`').skip(3).step_by(2).collect();
        format!("the option {name} is {}, not \"{}\"", known.join(" or "), value.unwrap_or("on"))
    })?;
    Ok(())
}

fn by_name(options: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(options) {
        Ok(Value::Object(values)) => values,
        // A game without options.
        _ => Map::new(),
    }
}

fn set(values: &mut Map<String, Value>, name: &str, value: Option<&str>) -> Result<(), String> {
    let value = value.unwrap_or("on");
    let known: Vec<String> = values.keys().cloned().collect();
    let Some(option) = values.get_mut(name) else {
        return Err(match known.is_empty() {
            true => format!("there is no option {name}: this game has none"),
            false => format!("there is no option {name}: known are {}", known.join(", ")),
        });
    };
    *option = match (&*option, value) {
        (Value::Bool(_), "on" | "true") => Value::Bool(true),
        (Value::Bool(_), "off" | "false") => Value::Bool(false),
        (Value::Bool(_), _) => return Err(format!("the option {name} is on or off, not \"{value}\"")),
        _ => Value::String(value.to_owned()),
    };
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Rain {
        #[default]
        Never,
        Often,
    }

    #[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
    struct Weather {
        rain: Rain,
        fog: bool,
    }

    #[test]
    fn options_are_set_by_the_words_that_they_have() {
        let mut weather = Weather::default();
        assert_eq!(set_option(&mut weather, "rain", Some("often")), Ok(()));
        assert_eq!(set_option(&mut weather, "fog", None), Ok(()));
        assert_eq!(weather, Weather { rain: Rain::Often, fog: true });
        let refused = |name, value| set_option(&mut Weather::default(), name, value).unwrap_err();
        assert_eq!(refused("rain", Some("now")), "the option rain is never or often, not \"now\"");
        assert_eq!(refused("fog", Some("thick")), "the option fog is on or off, not \"thick\"");
        assert_eq!(refused("snow", None), "there is no option snow: known are fog, rain");
    }
}
