//! The attributes in which a drawing with samples remembers its placeholders.

/// The whole tag as it was.
pub(super) const TAG: &str = "data-kessel-tag";
/// A placeholder between elements or in a text.
pub(super) const PLACED: &str = "data-kessel";
/// A condition.
pub(super) const IF: &str = "data-kessel-if";
/// A condition that does not hold here.
pub(super) const ELSE: &str = "data-kessel-else";

/// Whether a drawing holds samples.
pub fn are_in(svg: &str) -> bool {
    svg.contains(PLACED)
}

/// Returns a text for an attribute, from which it is read unchanged.
pub(super) fn kept(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\n' => safe.push_str("&#10;"),
            '\r' => safe.push_str("&#13;"),
            '\t' => safe.push_str("&#9;"),
            other => safe.push(other),
        }
    }
    safe
}
