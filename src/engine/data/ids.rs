//! Checks of ids that files give: they become file names and must be nothing else.

use super::plain::shortened;

/// The largest length of an id, in letters.
pub const LONGEST_ID: usize = 64;

/// The largest length in bytes of a name of a file or folder that every system can hold. It leaves room for an ending
/// and for a suffix while the file is written.
const LONGEST_NAME: usize = 200;

/// Whether a text is an id: letters, digits, '-' and '_', 1 to [`LONGEST_ID`] of them, and a name that every system can
/// hold.
pub fn is_id(text: &str) -> bool {
    is_of_letters(text) && name_fault(text).is_none()
}

fn is_of_letters(text: &str) -> bool {
    let letters = text.chars().count();
    let fits = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_');
    (1..=LONGEST_ID).contains(&letters) && text.chars().all(fits)
}

/// Returns the fault of an id, in a sentence; none if it is one.
pub fn id_fault(text: &str) -> Option<String> {
    if is_of_letters(text) {
        return name_fault(text);
    }
    let given = shortened(text, LONGEST_ID);
    Some(format!("\"{given}\" is not an id: letters, digits, '-' and '_' are expected, at most {LONGEST_ID}"))
}

/// Returns the id nearest to a name: its letters and digits, with hyphens for everything between; none if it has no
/// letter and no digit.
pub fn id_like(name: &str) -> Option<String> {
    let fits = |letter: char| if letter.is_alphanumeric() || letter == '_' { letter } else { '-' };
    let id: String = name.to_lowercase().chars().map(fits).collect();
    let id = id.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-");
    let id: String = id.chars().take(LONGEST_ID).collect();
    let id = id.trim_end_matches('-');
    if id.is_empty() {
        return None;
    }
    Some(if is_id(id) { id.to_owned() } else { format!("my-{id}") }).filter(|id| is_id(id))
}

/// Returns the reason why some system cannot hold a file or folder of this name, with any ending; none if every system
/// can.
pub fn name_fault(name: &str) -> Option<String> {
    let given = shortened(name, LONGEST_ID);
    let why = if name.len() > LONGEST_NAME {
        format!("a name has at most {LONGEST_NAME} bytes")
    } else if is_device(name) {
        "Windows reserves this name for a device: choose another one, such as \"my-".to_owned()
            + &given.to_lowercase()
            + "\""
    } else if name.ends_with(['.', ' ']) {
        "a name cannot end with a full stop or a space".to_owned()
    } else if name.chars().any(|letter| letter.is_control() || r#"<>:"/\|?*"#.contains(letter)) {
        r#"a name cannot contain < > : " / \ | ? *"#.to_owned()
    } else {
        return None;
    };
    Some(format!("\"{given}\" is not a possible file name on every system: {why}"))
}

/// Whether Windows takes a name for a device, whatever follows its first full stop.
fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end().to_lowercase();
    if ["con", "prn", "aux", "nul", "conin$", "conout$", "clock$"].contains(&stem.as_str()) {
        return true;
    }
    let number = stem.strip_prefix("com").or_else(|| stem.strip_prefix("lpt"));
    let mut number = number.unwrap_or_default().chars();
    matches!((number.next(), number.next()), (Some('0'..='9' | '¹' | '²' | '³'), None))
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
        assert!(said.contains("is not an id: letters, digits") && said.len() < 300, "{said}");
    }

    /// Systems reserve names for devices, drop full stops and spaces at the end, and limit the length.
    #[test]
    fn names_that_no_system_holds_are_no_ids() {
        for wrong in ["con", "CON", "prn", "aux", "nul", "com1", "Lpt9", "com0", "com²"] {
            assert!(!is_id(wrong) && name_fault(wrong).is_some(), "{wrong}");
            assert!(name_fault(&format!("{wrong}.tar.ron")).is_some(), "{wrong} with an ending");
            assert!(id_fault(wrong).unwrap().contains("device"), "{wrong}");
            assert!(id_like(wrong).is_some_and(|id| is_id(&id)), "{wrong}");
        }
        assert!(["content", "com", "com10", "lpt", "nullity", "aux-1", "auxiliary"].into_iter().all(is_id));
        for wrong in ["x.", "x ", "a<b", "a:b", "a|b", "a?", "a*", "a\"b", "a\\b"] {
            assert!(name_fault(wrong).is_some(), "{wrong}");
        }
        assert!(name_fault("Jelnja, 2-3 (late)").is_none());
        // 64 letters of four bytes are too long for a name, 64 letters of three bytes are not.
        assert!(is_id(&"字".repeat(LONGEST_ID)) && !is_id(&"𠀀".repeat(LONGEST_ID)));
    }

    #[test]
    fn a_name_that_is_no_id_gets_the_way_out() {
        let like = |name: &str| id_like(name);
        assert_eq!(like("My Pack").as_deref(), Some("my-pack"));
        assert_eq!(like("my.pack").as_deref(), Some("my-pack"));
        assert_eq!(like("pack(1)").as_deref(), Some("pack-1"));
        assert_eq!(like("nul").as_deref(), Some("my-nul"));
        assert_eq!(like("…"), None);
    }
}
