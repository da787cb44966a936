//! Entities that a drawing declares, as Illustrator does for the names of its namespaces: short texts are accepted, but
//! nothing that grows or is in another file.

use super::limits;

/// Limit of the entities of a drawing.
const MOST: usize = 100;
/// Limit of the letters of one entity.
const LONGEST: usize = 1000;

const WAY_OUT: &str = "save it without (Illustrator: Save As SVG with \"Preserve Illustrator Editing Capabilities\" off; any other program: \
                       as plain SVG)";

/// Checks the entities in a text before it is parsed.
///
/// # Errors
/// The byte of one that cannot be read, and the reason.
pub(crate) fn check(text: &str) -> Result<(), (usize, String)> {
    const DECLARES: &str = "<!ENTITY";
    let mut grown = 0_u64;
    for (number, (at, _)) in text.match_indices(DECLARES).enumerate() {
        let refused = |what: &str| Err((at, format!("{what}: {WAY_OUT}")));
        if number >= MOST {
            return refused(&format!("more than {MOST} entities are declared"));
        }
        let Some((name, value)) = declared(text.get(at + DECLARES.len()..).unwrap_or_default()) else {
            return refused("an entity that is not a short word cannot be read");
        };
        if value.len() > LONGEST || value.contains(['&', '<', '%']) {
            return refused(&format!("the entity \"{name}\" is not a short word, and cannot be read"));
        }
        let uses = text.matches(&format!("&{name};")).count() as u64;
        grown = grown.saturating_add(uses.saturating_mul(value.len() as u64));
        if grown > limits::TEXT_BYTES {
            return refused(&format!(
                "with its entities filled this drawing is longer than {} bytes",
                limits::TEXT_BYTES
            ));
        }
    }
    Ok(())
}

/// Returns name and value of an entity, from the rest of its declaration.
fn declared(rest: &str) -> Option<(&str, &str)> {
    let (name, rest) =
        rest.strip_prefix(char::is_whitespace)?.trim_start().split_once(char::is_whitespace)?;
    let rest = rest.trim_start();
    let quote = rest.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
    let (value, _) = rest.get(1..)?.split_once(quote)?;
    let is_name =
        !name.is_empty() && name.chars().all(|letter| letter.is_alphanumeric() || "_.-:".contains(letter));
    is_name.then_some((name, value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_words_are_read_and_nothing_that_grows() {
        let said = |inner: &str, rest: &str| {
            check(&format!("<!DOCTYPE svg [{inner}]>{rest}")).err().map(|(_, why)| why)
        };
        assert_eq!(
            said(
                "<!ENTITY ns_ai \"http://ns.adobe.com/AdobeIllustrator/10.0/\">\n<!ENTITY st0 'fill:red;'>",
                "&ns_ai;"
            ),
            None
        );
        for wrong in [
            "<!ENTITY a 'b'><!ENTITY c '&a;&a;&a;'>",
            "<!ENTITY a SYSTEM 'file:///etc/passwd'>",
            "<!ENTITY % a 'b'>",
            "<!ENTITY a '<g/>'>",
            "<!ENTITY",
        ] {
            assert!(said(wrong, "").is_some_and(|why| why.contains("Illustrator")), "{wrong}");
        }
        let large = format!("<!ENTITY a '{}'>", "x".repeat(1000));
        assert!(said(&large, &"&a;".repeat(2000)).is_some_and(|why| why.contains("longer than")));
        let many: String = (0..101).map(|number| format!("<!ENTITY e{number} 'x'>")).collect();
        assert!(said(&many, "").is_some());
    }
}
