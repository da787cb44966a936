//! The complaints of the RON reader, in words for a person who edits a file and is not a programmer.

use super::shortened;
use ron::Error;

/// Limit of the letters repeated of a name in a file: a sealed text may be where a name is expected.
const NAME: usize = 120;
/// Limit of the letters repeated of the reader's own sentence.
const SENTENCE: usize = 600;

/// Returns the fault of form of a file, in a sentence.
pub fn in_words(error: &Error) -> String {
    let words = match error {
        Error::Eof => "the file ends in the middle of a value: a closing bracket is missing",
        Error::ExpectedArray => "a list in [ ] is expected here",
        Error::ExpectedArrayEnd => "a comma or the ] that closes the list is missing here",
        Error::ExpectedBoolean => "true or false is expected here",
        Error::ExpectedComma => "a comma or a closing bracket is missing here",
        Error::ExpectedFloat | Error::ExpectedInteger => "a number is expected here",
        Error::ExpectedOption => "Some(…) or None is expected here",
        Error::ExpectedOptionEnd | Error::ExpectedStructLikeEnd => "a comma or a closing ) is missing here",
        Error::ExpectedMap => "a list of entries in { } is expected here",
        Error::ExpectedMapColon => "a colon is missing between a name and its value",
        Error::ExpectedMapEnd => "a comma or a closing } is missing here",
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => "an opening ( is expected here",
        Error::ExpectedString => "a text in quotation marks is expected here",
        Error::ExpectedStringEnd => "this text has no end: a quotation mark is missing",
        Error::ExpectedIdentifier => {
            "a name is expected here; perhaps a closing bracket is missing before it"
        }
        Error::InvalidEscape(_) => "a backslash in this text has no meaning: write two for one",
        Error::IntegerOutOfBounds => "this number is too large or too small",
        Error::UnclosedBlockComment => "a comment that begins with /* has no end",
        Error::TrailingCharacters => "something follows after the end",
        Error::ExceededRecursionLimit => "brackets are nested too deeply here",
        _ => return named(error),
    };
    words.to_owned()
}

/// Returns the complaints that name a part of the file.
fn named(error: &Error) -> String {
    match error {
        Error::UnexpectedChar(letter) => format!("'{letter}' does not belong here"),
        Error::InvalidIdentifier(name) => format!("\"{}\" is not a name", shortened(name, NAME)),
        Error::InvalidIntegerDigit { digit, .. } => format!("'{digit}' does not belong in this number"),
        Error::InvalidValueForType { expected, found } => {
            format!("{} is expected here, not {}", shortened(expected, SENTENCE), shortened(found, NAME))
        }
        Error::ExpectedDifferentLength { expected, found } => {
            format!("{expected} is expected here, not {found} parts")
        }
        Error::NoSuchEnumVariant { expected, found, .. } => {
            format!(
                "\"{}\" is not known here: {} is expected",
                shortened(found, NAME),
                one_of(expected, "or")
            )
        }
        Error::NoSuchStructField { expected, found, .. } => {
            format!(
                "there is no field {} here: {} are known",
                shortened(found, NAME),
                one_of(expected, "and")
            )
        }
        Error::MissingStructField { field, .. } => format!("the field {field} is missing here"),
        Error::DuplicateStructField { field, .. } => format!("the field {field} is here twice"),
        Error::ExpectedDifferentStructName { found, .. } => {
            format!("\"{}\" is not what is expected here", shortened(found, NAME))
        }
        other => shortened(&other.to_string(), SENTENCE),
    }
}

/// Joins names: "a", "a or b", "a, b or c".
fn one_of(names: &[&str], joined: &str) -> String {
    match names {
        [] => "nothing".to_owned(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} {joined} {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// A sealed text of thousands of letters in place of the kind of a unit, which one wrong byte can cause.
    #[test]
    fn long_names_are_shortened() {
        #[derive(Debug, serde::Deserialize)]
        enum Kind {
            Rifle,
        }
        let said = in_words(&ron::from_str::<Kind>(&"M".repeat(9_000)).unwrap_err().code);
        assert!(said.contains("MMM…") && said.contains("is expected") && said.len() < 400, "{said}");
        assert!(matches!(ron::from_str("Rifle"), Ok(Kind::Rifle)));
    }

    #[test]
    fn names_are_listed_as_one_speaks() {
        assert_eq!(one_of(&["a"], "or"), "a");
        assert_eq!(one_of(&["a", "b", "c"], "or"), "a, b or c");
    }
}
