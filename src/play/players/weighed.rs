//! Weights from a file, by which a variant of a player plays in place of its own.

use crate::engine::data::{self, DataError, Fault, Source};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// Returns the fault of weights for a player that has none.
pub(crate) fn unweighed(name: &str, weights: &Source) -> DataError {
    DataError::whole_file(&weights.name, format!("the player {name} has no weights that a file can change"))
}

/// Reads the weights of a player; these fields of them are parts of a whole.
///
/// # Errors
/// The text is no such data, or a number in it makes no sense. The error names file, line and column.
pub(crate) fn read_weights<T: DeserializeOwned + Serialize>(
    weights: &Source,
    parts: &[&str],
) -> Result<T, Vec<DataError>> {
    let Source { name, text } = weights;
    let read: T = data::parse_telling_all(name, text)?;
    let faults = faults(&read, parts);
    if faults.is_empty() { Ok(read) } else { Err(data::with_places(name, text, faults)) }
}

/// Returns the faults of weights: numbers that are not finite, and parts of a whole that are none.
fn faults(weights: &impl Serialize, parts: &[&str]) -> Vec<Fault> {
    let Ok(Value::Object(fields)) = serde_json::to_value(weights) else { return Vec::new() };
    let fault = |(name, value): (String, Value)| {
        // A number that is not finite has no form in JSON.
        if value.is_null() {
            return Some(Fault::new(name, "a finite number is expected"));
        }
        let is_wrong = parts.contains(&name.as_str())
            && value.as_f64().is_some_and(|number| !(0.0..=1.0).contains(&number));
        is_wrong.then(|| Fault::new(name, "a part is expected, from 0 to 1"))
    };
    fields.into_iter().filter_map(fault).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize, PartialEq, Serialize)]
    #[serde(default, deny_unknown_fields)]
    struct Weights {
        hold: f64,
        patience: f64,
        together: bool,
    }

    impl Default for Weights {
        fn default() -> Self {
            Self { hold: 0.7, patience: 0.75, together: true }
        }
    }

    fn read(text: &str) -> Result<Weights, Vec<DataError>> {
        let source = Source { name: "weights.ron".to_owned(), text: text.to_owned() };
        read_weights(&source, &["patience"])
    }

    #[test]
    fn fields_that_are_left_out_stay_as_they_are() {
        assert_eq!(read("(hold: -2)").unwrap(), Weights { hold: -2.0, ..Weights::default() });
        assert_eq!(read("()").unwrap(), Weights::default());
    }

    #[test]
    fn faults_are_told_with_their_place() {
        for (text, place, word) in [
            ("(\n  hold: inf,\n)", "weights.ron:2:", "finite"),
            ("(\n  hold: 1,\n  patience: NaN)", "weights.ron:3:", "finite"),
            ("(patience: 1.5)", "weights.ron:1:", "from 0 to 1"),
            ("(\n  hald: 1)", "weights.ron:2:", "hald"),
            ("(together: 1)", "weights.ron:1:", ""),
            ("hold", "weights.ron:1:", ""),
        ] {
            let faults = read(text).unwrap_err();
            let told = faults[0].to_string();
            assert!(told.starts_with(place) && told.contains(word), "{text}: {told}");
        }
    }
}
