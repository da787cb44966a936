//! Names of accounts.

/// Limits of the letters of a name.
const SHORTEST: usize = 2;
const LONGEST: usize = 32;

/// Names that a reader could take for something else.
const TAKEN: [&str; 8] =
    ["computer", "guest", "human", "keeper", "kessel", "referee", "spectator", "spectators"];

/// Returns a name without the spaces around it; none if it cannot be used: it has 2 to 32 letters, digits, spaces, dots,
/// hyphens, underlines and apostrophes, and at least one letter.
pub fn tidy_name(name: &str) -> Option<String> {
    let name = name.trim();
    let is_plain = |letter: char| letter.is_alphanumeric() || " .-_'’".contains(letter);
    let letters = name.chars().take(LONGEST + 1).count();
    let is_good = (SHORTEST..=LONGEST).contains(&letters)
        && name.chars().all(is_plain)
        && name.chars().any(char::is_alphabetic)
        && !name.contains("  ")
        && !TAKEN.contains(&name.to_lowercase().as_str());
    is_good.then(|| name.to_owned())
}
