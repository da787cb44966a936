//! What the reader of RON complains about, in words for somebody who edits a file and is no
//! programmer.

use ron::Error;

/// What is wrong with the form of a file, in a sentence.
pub fn in_words(error: &Error) -> String {
    let words = match error {
        Error::Eof => "the file ends in the midst of a value: a closing bracket is missing",
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
        Error::ExpectedStringEnd => "this text never ends: a quotation mark is missing",
        Error::ExpectedIdentifier => {
            "a name is expected here; perhaps a closing bracket is missing before it"
        }
        Error::InvalidEscape(_) => "a backslash in this text means nothing: write two for one",
        Error::IntegerOutOfBounds => "this number is too large or too small",
        Error::UnclosedBlockComment => "a comment that begins with /* never ends",
        Error::TrailingCharacters => "something follows after the end",
        Error::ExceededRecursionLimit => "brackets are nested too deep here",
        _ => return named(error),
    };
    words.to_owned()
}

/// The complaints that name something of the file.
fn named(error: &Error) -> String {
    match error {
        Error::UnexpectedChar(letter) => format!("'{letter}' does not belong here"),
        Error::InvalidIdentifier(name) => format!("\"{name}\" is no name"),
        Error::InvalidIntegerDigit { digit, .. } => format!("'{digit}' does not belong into this number"),
        Error::InvalidValueForType { expected, found } => format!("{expected} is expected here, not {found}"),
        Error::ExpectedDifferentLength { expected, found } => {
            format!("{expected} is expected here, not {found} parts")
        }
        Error::NoSuchEnumVariant { expected, found, .. } => {
            format!("\"{found}\" is not known here: {} is expected", one_of(expected, "or"))
        }
        Error::NoSuchStructField { expected, found, .. } => {
            format!("there is no field {found} here: {} are known", one_of(expected, "and"))
        }
        Error::MissingStructField { field, .. } => format!("the field {field} is missing here"),
        Error::DuplicateStructField { field, .. } => format!("the field {field} stands here twice"),
        Error::ExpectedDifferentStructName { found, .. } => {
            format!("\"{found}\" is not what is expected here")
        }
        other => other.to_string(),
    }
}

/// "a", "a or b", "a, b or c".
fn one_of(names: &[&str], joined: &str) -> String {
    match names {
        [] => "nothing".to_owned(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} {joined} {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_listed_as_one_speaks() {
        assert_eq!(one_of(&["a"], "or"), "a");
        assert_eq!(one_of(&["a", "b", "c"], "or"), "a, b or c");
    }
}
