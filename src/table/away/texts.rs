//! Texts of other computers: whatever a club or a player sends, it is short, in one line, and cannot look like another text.

/// Limits of the letters of names, of sentences and of texts of the chat. Honest ones are shorter.
pub(super) const NAME: usize = 64;
pub(super) const SENTENCE: usize = 400;
pub(super) const CHAT: usize = 500;

/// Returns a text of another computer as it may be shown, with at most this many letters and a sign for those left out.
pub(super) fn shown(text: &str, most: usize) -> String {
    let mut letters = text.chars();
    let mut shown: String = letters.by_ref().take(most).map(plain).collect();
    if letters.next().is_some() {
        shown.push('…');
    }
    shown
}

/// Returns a letter, and a space for one that would break the line, or turn the letters after it round.
fn plain(letter: char) -> char {
    let acts = letter.is_control() || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    if acts { ' ' } else { letter }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_of_another_computer_is_short_and_in_one_line() {
        assert_eq!(shown("Zoë “von” O’Neil 🎲", NAME), "Zoë “von” O’Neil 🎲");
        assert_eq!(shown("a\nb\u{202e}c\u{1b}[2J", NAME), "a b c [2J");
        assert_eq!([shown("four", 4), shown("fives", 4)], ["four", "five…"]);
        assert_eq!(shown(&"x".repeat(4_000_000), SENTENCE).chars().count(), SENTENCE + 1);
    }
}
