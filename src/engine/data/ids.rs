//! Ids that files give: they become names of files, so that they must be nothing else.

use super::plain::shortened;

/// Letters that an id can have.
pub const LONGEST_ID: usize = 64;

/// Whether a text is an id: letters, digits, '-' and '_', 1 to [`LONGEST_ID`] of them.
pub fn is_id(text: &str) -> bool {
    let letters = text.chars().count();
    let fits = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_');
    (1..=LONGEST_ID).contains(&letters) && text.chars().all(fits)
}

/// What is wrong with an id, in a sentence; nothing if it is one.
pub fn id_fault(text: &str) -> Option<String> {
    let given = shortened(text, LONGEST_ID);
    let why =
        format!("\"{given}\" is no id: letters, digits, '-' and '_' are expected, at most {LONGEST_ID}");
    (!is_id(text)).then_some(why)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_lead_nowhere_else() {
        assert!(["smolensk", "vauclair_2", "Übung-7"].into_iter().all(is_id));
        for wrong in ["", ".", "..", "../x", "/etc/passwd", "a/b", "a\\b", "C:x", "a b", "a\u{1b}"] {
            assert!(!is_id(wrong), "{wrong}");
        }
        assert!(!is_id(&"a".repeat(LONGEST_ID + 1)));
        let said = id_fault(&"../".repeat(9000)).unwrap();
        assert!(said.contains("is no id: letters, digits") && said.len() < 300, "{said}");
    }
}
