//! Texts of other computers: whatever a club or a player sends, it is short, in one line, and cannot look like another text.

use crate::{
    engine::{orders::SideNames, text::Text},
    referee::wire::TextSent,
};

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

/// Returns the reason of a refusal in a game with these sides, which is shown in the language of the player. If its message
/// belongs to another version, does not have its arguments or is too long, it is the English sentence.
pub(super) fn reason(message: Option<&TextSent>, why: &str, sides: &[SideNames]) -> Text {
    let text = message.and_then(|message| message.read(sides, &|words| shown(words, NAME)));
    let is_short = |text: &Text| text.plain().chars().count() <= SENTENCE;
    text.filter(is_short).unwrap_or_else(|| shown(why, SENTENCE).into())
}

/// Returns a letter, and a space for one that would break the line, or turn the letters after it round.
fn plain(letter: char) -> char {
    let acts = letter.is_control() || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    if acts { ' ' } else { letter }
}

#[cfg(test)]
#[path = "texts_tests.rs"]
mod tests;
