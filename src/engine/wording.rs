//! Numbers in words, as panels, logs and files for people write them alike.

/// A number with its sign: `+2`, `−3` with a true minus, `0`.
pub fn signed(number: impl Into<i64>) -> String {
    let number = number.into();
    if number > 0 { format!("+{number}") } else { with_minus(number) }
}

/// A number whose minus is no hyphen.
pub fn with_minus(number: impl Into<i64>) -> String {
    number.into().to_string().replace('-', "−")
}

/// A number and its noun.
pub fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// So many hexes.
pub fn hexes(number: impl Into<u64>) -> String {
    let number = number.into();
    if number == 1 { "1 hex".to_owned() } else { format!("{number} hexes") }
}

/// A sentence with a capital at its beginning.
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
        assert_eq!([hexes(1_u16), hexes(2_u16), count(1, "step", "steps")], ["1 hex", "2 hexes", "1 step"]);
    }
}
