//! Makes sentences that quote a file fit to be printed. A file made by a stranger must not be able to move the cursor
//! of a terminal, change the direction of writing, or fill the screen.

use std::fmt::Write;

/// Limit of the letters shown of a sentence.
pub const LONGEST_SENTENCE: usize = 600;
/// Limit of the letters shown of a quotation in it: no more than a line of a file.
pub const LONGEST_QUOTATION: usize = 120;

/// Returns a text with visible control characters, quotations no longer than a line, and a limited length.
pub fn plain(text: &str) -> String {
    let mut told = String::with_capacity(text.len().min(LONGEST_SENTENCE));
    let (mut quoted, mut letters) = (None, 0);
    for letter in text.chars() {
        if letter == '"' {
            quoted = if quoted.is_some() { None } else { Some(0) };
        } else if let Some(length) = &mut quoted {
            *length += 1;
            if *length > LONGEST_QUOTATION {
                if *length == LONGEST_QUOTATION + 1 {
                    told.push('…');
                }
                continue;
            }
        }
        letters += 1;
        if letters > LONGEST_SENTENCE {
            told.push('…');
            break;
        }
        push_shown(letter, &mut told);
    }
    told
}

/// Returns lines with visible control characters; line ends and tabs stay.
pub fn plain_lines(text: &str) -> String {
    let mut told = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\n' | '\t' => told.push(letter),
            other => push_shown(other, &mut told),
        }
    }
    told
}

/// Returns a JSON text in which characters that act on a terminal are escaped.
pub fn plain_json(text: &str) -> String {
    let mut told = String::with_capacity(text.len());
    for letter in text.chars() {
        if acts_on_the_reader(letter) {
            let _ = write!(told, "\\u{:04x}", u32::from(letter));
        } else {
            told.push(letter);
        }
    }
    told
}

/// Returns the beginning of a text, for places where a name is expected.
pub fn shortened(text: &str, letters: usize) -> String {
    let told = plain(text);
    match told.char_indices().nth(letters) {
        Some((end, _)) => format!("{}…", told.get(..end).unwrap_or_default()),
        None => told,
    }
}

fn push_shown(letter: char, told: &mut String) {
    if acts_on_the_reader(letter) {
        let _ = write!(told, "{}", letter.escape_default());
    } else {
        told.push(letter);
    }
}

/// Whether a character acts instead of being seen: control characters, and those that change the direction of writing
/// or have no width.
fn acts_on_the_reader(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_acts_on_the_reader_is_shown() {
        assert_eq!(plain("a\u{1b}[2Jb\r\n\u{202e}c"), "a\\u{1b}[2Jb\\r\\n\\u{202e}c");
        assert_eq!(plain("Müller – 4 × 4 …"), "Müller – 4 × 4 …");
        assert_eq!(plain_lines("one\ntwo\u{7}"), "one\ntwo\\u{7}");
        assert_eq!(plain_json("\"a\u{202e}\u{9b}b\""), "\"a\\u202e\\u009bb\"");
    }

    #[test]
    fn no_more_than_a_line_is_quoted() {
        let told = plain(&format!("\"{}\" is no colour, \"b\" is one", "a".repeat(5000)));
        assert_eq!(told, format!("\"{}…\" is no colour, \"b\" is one", "a".repeat(LONGEST_QUOTATION)));
        assert_eq!(plain(&"x".repeat(90_000)).chars().count(), LONGEST_SENTENCE + 1);
        assert_eq!([shortened("xxxxx", 5), shortened("xxxxxx", 5)], ["xxxxx", "xxxxx…"]);
    }
}
