//! Numbers and names in words, in the same form for panels, logs and files.

use super::counters::UnitId;

/// Returns a number with its sign: `+2`, `−3` with a true minus, `0`.
pub fn signed(number: impl Into<i64>) -> String {
    let number = number.into();
    if number > 0 { format!("+{number}") } else { with_minus(number) }
}

/// Returns a number with a true minus instead of a hyphen.
pub fn with_minus(number: impl Into<i64>) -> String {
    number.into().to_string().replace('-', "−")
}

/// Returns a number and its noun.
pub fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// Returns a text with single spaces in place of line breaks and other space.
pub fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ")
}

/// Joins many names: the first few, and the number of the others.
pub fn list(names: &[String], most: usize) -> String {
    if let [others @ .., last] = names
        && !others.is_empty()
        && names.len() <= most
    {
        return format!("{} and {last}", others.join(", "));
    }
    let shown = names.iter().take(most).cloned().collect::<Vec<_>>().join(", ");
    match names.len().saturating_sub(most) {
        0 => shown,
        more => format!("{shown} and {more} more"),
    }
}

/// Returns the number of a unit as it is spoken: "7th".
pub fn ordinal(number: u16) -> String {
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

/// Returns a number of hexes.
pub fn hexes(number: impl Into<u64>) -> String {
    let number = number.into();
    if number == 1 { "1 hex".to_owned() } else { format!("{number} hexes") }
}

/// Returns a number of points, with a true minus.
pub fn points(number: impl Into<i64>) -> String {
    let number = number.into();
    let noun = if number.abs() == 1 { "point" } else { "points" };
    format!("{} {noun}", with_minus(number))
}

/// Returns a sentence with ids replaced by the names for players; ids that `called` does not know stay.
pub fn with_names(sentence: &str, called: impl Fn(UnitId) -> Option<String>) -> String {
    let is_of_id = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let mut told = String::with_capacity(sentence.len() + 32);
    let mut rest = sentence;
    while let Some(start) = rest.find(is_of_id) {
        let (before, from) = rest.split_at(start);
        let (word, after) = from.split_at(from.find(|letter| !is_of_id(letter)).unwrap_or(from.len()));
        told.push_str(before);
        match word.parse().ok().and_then(&called) {
            Some(name) => told.push_str(&name),
            None => told.push_str(word),
        }
        rest = after;
    }
    told + rest
}

/// Returns a sentence with a capital at its beginning.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_with_a_true_minus_and_the_right_noun() {
        assert_eq!([signed(2), signed(-3), signed(0), with_minus(-12)], ["+2", "−3", "0", "−12"]);
        assert_eq!([1, 2, 3, 4, 11, 12, 13, 22, 101, 111].map(ordinal).join(" "), {
            "1st 2nd 3rd 4th 11th 12th 13th 22nd 101st 111th"
        });
        assert_eq!([points(1), points(-1), points(-3)], ["1 point", "−1 point", "−3 points"]);
        assert_eq!([hexes(1_u16), hexes(2_u16), count(1, "step", "steps")], ["1 hex", "2 hexes", "1 step"]);
    }
}
