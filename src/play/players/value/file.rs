//! The file of weights of a game's value, which a player may edit.

use super::{logistic::Logistic, valued::Valued};
use crate::engine::data::{self, DataError, Fault, Source};
use serde::Deserialize;
use std::{
    collections::BTreeMap,
    fmt::Write,
    sync::{Arc, PoisonError, RwLock},
};

/// The largest weight or constant, whatever its sign. Shipped ones are below 10, and far larger ones make every chance 0 or 1
/// or overflow.
const LARGEST: f64 = 1000.0;

/// A value by turns left: each model is used up to a number of turns left. The models are in this order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ValueModels(Vec<(u8, Logistic)>);

/// A file of weights as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ValueFile {
    /// The id of the game; empty if it is not stated.
    #[serde(default)]
    game: String,
    models: Vec<ModelInFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ModelInFile {
    up_to: u8,
    constant: f64,
    /// The weights by the names of their features; one that is not named counts 0.
    #[serde(default)]
    weights: BTreeMap<String, f64>,
}

/// The game that a file must be for: its id, and the names of its features.
#[derive(Clone, Copy)]
struct OfGame<'a> {
    id: &'a str,
    features: &'a [&'a str],
}

impl ValueModels {
    /// Makes a value of models, each with the most turns left for which it is used.
    pub fn new(mut models: Vec<(u8, Logistic)>) -> Self {
        models.sort_by_key(|(up_to, _)| *up_to);
        Self(models)
    }

    /// Returns the models, each with the most turns left for which it is used.
    pub fn models(&self) -> &[(u8, Logistic)] {
        &self.0
    }

    /// Returns the chance with these features and this number of turns left; one half without any model.
    pub fn chance(&self, turns_left: u8, features: &[f64]) -> f64 {
        let model = self.0.iter().find(|(up_to, _)| turns_left <= *up_to).or(self.0.last());
        model.map_or(0.5, |(_, model)| model.chance(features))
    }

    /// Reads the weights of a game.
    ///
    /// # Errors
    /// Every fault of the text, with its place.
    pub fn read<G: Valued>(source: &Source) -> Result<Self, Vec<DataError>> {
        Self::read_for(source, OfGame { id: G::ID, features: G::FEATURES })
    }

    fn read_for(source: &Source, game: OfGame<'_>) -> Result<Self, Vec<DataError>> {
        let file: ValueFile = source.read()?;
        let faults = file.faults(Some(game));
        if !faults.is_empty() {
            return Err(source.places(faults));
        }
        let dense = |model: ModelInFile| {
            let weight = |name: &&str| model.weights.get(*name).copied().unwrap_or_default();
            let weights = game.features.iter().map(weight).collect();
            (model.up_to, Logistic { constant: model.constant, weights })
        };
        Ok(Self(file.models.into_iter().map(dense).collect()))
    }

    /// Returns the text of a file with these weights, after lines of comment.
    pub fn written<G: Valued>(&self, comments: &[String]) -> String {
        self.written_for(OfGame { id: G::ID, features: G::FEATURES }, comments)
    }

    fn written_for(&self, game: OfGame<'_>, comments: &[String]) -> String {
        let mut text: String = comments.iter().map(|comment| format!("// {comment}\n")).collect();
        // Writing into a text cannot fail.
        let _ = writeln!(text, "(\n    game: \"{}\",\n    models: [", game.id);
        for (up_to, Logistic { constant, weights }) in &self.0 {
            let _ = writeln!(
                text,
                "        (\n            up_to: {up_to},\n            constant: {constant:.4},"
            );
            text.push_str("            weights: {\n");
            for (name, weight) in game.features.iter().zip(weights) {
                let _ = writeln!(text, "                \"{name}\": {weight:.4},");
            }
            text.push_str("            },\n        ),\n");
        }
        text.push_str("    ],\n)\n");
        text
    }
}

impl ValueFile {
    /// Returns the faults of meaning; names of features are compared only with those of a known game.
    fn faults(&self, game: Option<OfGame<'_>>) -> Vec<Fault> {
        let mut faults = Vec::new();
        if let Some(OfGame { id, .. }) = game.filter(|game| !self.game.is_empty() && self.game != game.id) {
            faults.push(Fault::new("game", format!("weights of {id} are expected, not of {}", self.game)));
        }
        if self.models.is_empty() {
            faults.push(Fault::new("models", "at least one model is expected"));
        }
        let mut before = None;
        for (number, model) in self.models.iter().enumerate() {
            if before.is_some_and(|before| model.up_to <= before) {
                let sentence =
                    "models are sorted: more turns left than those of the model before are expected";
                faults.push(Fault::new(format!("models[{number}].up_to"), sentence));
            }
            before = Some(model.up_to);
            model.add_faults(number, game, &mut faults);
        }
        faults
    }
}

impl ModelInFile {
    /// Adds the faults of the model with this number.
    fn add_faults(&self, number: usize, game: Option<OfGame<'_>>, faults: &mut Vec<Fault>) {
        if let Some(sentence) = fault_of(self.constant) {
            faults.push(Fault::new(format!("models[{number}].constant"), sentence));
        }
        for (name, weight) in &self.weights {
            // The place of an entry of a map is known if its name is a word.
            let path = || format!("models[{number}].weights.{}", data::shortened(name, 40));
            if game.is_some_and(|game| !game.features.contains(&name.as_str())) {
                faults.push(Fault::new(path(), "there is no feature of this name"));
            }
            if let Some(sentence) = fault_of(*weight) {
                faults.push(Fault::new(path(), sentence));
            }
        }
    }
}

/// Returns the fault of a weight or constant; none if it is a number that makes sense.
fn fault_of(number: f64) -> Option<String> {
    if !number.is_finite() {
        return Some("a finite number is expected".to_owned());
    }
    (number.abs() > LARGEST).then(|| format!("a number from -{LARGEST} to {LARGEST} is expected"))
}

/// Returns the id of the game for which a text has weights; none if it does not say so.
pub fn value_game(text: &str) -> Option<String> {
    /// The stated part; the rest may have any faults.
    #[derive(Deserialize)]
    struct Stated {
        game: String,
    }
    data::parse::<Stated>("", text).ok().map(|stated| stated.game)
}

/// Returns the faults of weights of an unknown game: all but unknown names of features.
pub fn value_faults(source: &Source) -> Vec<DataError> {
    match source.read::<ValueFile>() {
        Ok(file) => source.places(file.faults(None)),
        Err(faults) => faults,
    }
}

/// Returns the name of a game's file, below the folder in which the program is started.
fn file_name<G: Valued>() -> String {
    format!("assets/players/{}/value.ron", G::ID)
}

/// Returns the weights in use, which are read once for each game: those of the file in the folder where the program runs,
/// otherwise the shipped ones. Faults of an edited file are reported once, and the shipped file is used.
pub fn in_use<G: Valued>() -> Arc<ValueModels> {
    static USED: RwLock<BTreeMap<&'static str, Arc<ValueModels>>> = RwLock::new(BTreeMap::new());
    let known = USED.read().unwrap_or_else(PoisonError::into_inner).get(G::ID).cloned();
    known.unwrap_or_else(|| {
        let mut used = USED.write().unwrap_or_else(PoisonError::into_inner);
        // Another thread may have read it since.
        Arc::clone(used.entry(G::ID).or_insert_with(|| Arc::new(edited_or_shipped::<G>())))
    })
}

fn edited_or_shipped<G: Valued>() -> ValueModels {
    let name = file_name::<G>();
    let shipped = || Source { name: name.clone(), text: G::SHIPPED_VALUE.to_owned() };
    let edited = data::edited_or_shipped(&name, G::SHIPPED_VALUE).map_err(|error| vec![error]);
    let edited = edited.and_then(|(name, text)| ValueModels::read::<G>(&Source { name, text }));
    let used = data::or_tell(edited).or_else(|| ValueModels::read::<G>(&shipped()).ok());
    used.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: OfGame<'static> = OfGame { id: "chess", features: &["points", "leaders"] };
    const TEXT: &str = "(models: [(up_to: 2, constant: 0.5, weights: {\"leaders\": -1.5}),\n\
                        (up_to: 255, constant: 0.0, weights: {\"points\": 2.0, \"leaders\": 1})])";

    fn read(text: &str) -> Result<ValueModels, Vec<DataError>> {
        ValueModels::read_for(&Source { name: "value.ron".to_owned(), text: text.to_owned() }, GAME)
    }

    #[test]
    fn models_are_used_by_turns_left() {
        let models = read(TEXT).unwrap();
        assert_eq!(models.models()[0].1.weights, [0.0, -1.5], "a feature that is not named counts 0");
        let of = |number: usize| models.models()[number].1.chance(&[1.0, 1.0]);
        for (turns_left, number) in [(0, 0), (1, 0), (2, 0), (3, 1), (255, 1)] {
            assert_eq!(models.chance(turns_left, &[1.0, 1.0]), of(number), "{turns_left} turns left");
        }
        // A file may end at fewer turns.
        let few = ValueModels::new(models.models()[..1].to_vec());
        assert_eq!(few.chance(12, &[1.0, 1.0]), of(0));
        assert_eq!(ValueModels::default().chance(3, &[1.0]), 0.5);
    }

    #[test]
    fn a_written_file_is_read_again() {
        let models = read(TEXT).unwrap();
        let text = models.written_for(GAME, &["Fitted.".to_owned()]);
        assert!(text.starts_with("// Fitted.\n("), "{text}");
        assert_eq!(read(&text).unwrap(), models);
        assert_eq!(value_game(&text).as_deref(), Some("chess"));
        assert_eq!(value_game(TEXT), None);
    }

    #[test]
    fn faults_are_told_with_their_place() {
        for (text, place, word) in [
            ("(models: [\n])", "value.ron:1:", "at least one model"),
            ("(models: [(up_to: 2, constant: 0),\n(up_to: 2, constant: 0)])", "value.ron:2:", "sorted"),
            ("(models: [\n(up_to: 2, constant: inf)])", "value.ron:2:", "finite"),
            ("(models: [(up_to: 2, constant: 0, weights: {\n\"points\": NaN})])", "value.ron:2:", "finite"),
            ("(models: [\n(up_to: 2, constant: -1000.5)])", "value.ron:2:", "from -1000 to 1000"),
            (
                "(models: [(up_to: 2, constant: 0, weights: {\n\"points\": 123456})])",
                "value.ron:2:",
                "to 1000",
            ),
            ("(models: [(up_to: 2, constant: 0, weights: {\n\"pionts\": 1})])", "value.ron:2:", "pionts"),
            ("(models: [(up_to: 2, constant: 0)],\ngame: \"go\")", "value.ron:2:", "not of go"),
            ("(models: [\n(up_to: 256, constant: 0)])", "value.ron:2:", ""),
            ("(models: [\n(up_to: 2, constant: 0, weight: {})])", "value.ron:2:", "weight"),
            ("(models: [", "value.ron:1:", ""),
        ] {
            let faults = read(text).unwrap_err();
            let told = faults[0].to_string();
            assert!(told.starts_with(place) && told.contains(word), "{text}: {told}");
        }
    }

    #[test]
    fn weights_of_an_unknown_game_are_checked_for_their_form() {
        let faults =
            |text: &str| value_faults(&Source { name: "value.ron".to_owned(), text: text.to_owned() }).len();
        assert_eq!(faults("(models: [(up_to: 2, constant: 0, weights: {\"any\": 1})])"), 0);
        assert_eq!(faults("(models: [(up_to: 2, constant: NaN, weights: {\"any\": inf})])"), 2);
        assert_eq!(faults("(models: [(up_to: 2, constant: 1000, weights: {\"any\": -1000})])"), 0);
        assert_eq!(faults("(models: [(up_to: 2, constant: 1001, weights: {\"any\": -1001})])"), 2);
    }
}
