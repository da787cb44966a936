//! Texts for players are in `assets/text`. A room is done or not begun: those that are done are listed here, and no
//! source of theirs has a text of its own. Others are still in their code.

use super::{doors, sources};

/// The rooms whose texts are in files, by their folder or file below `src`.
const DONE: &[&str] = &[
    "engine/orders/game/sides.rs",
    "engine/orders/game/standing.rs",
    "engine/orders/sequence/names.rs",
    "games/guderian/panels",
    "games/guderian/planning",
    "games/guderian/rules/refusal.rs",
    "games/guderian/scene",
    "games/guderian/words/explain",
    "games/panzer44/panels",
    "games/panzer44/planning",
    "games/panzer44/rules/refusal.rs",
    "games/platoon/panels",
    "games/platoon/planning",
    "games/platoon/rules/refusal.rs",
    "games/squad/panels",
    "games/squad/rules/refusal.rs",
    "panels/book",
    "panels/caption",
    "panels/dock",
    "panels/frame",
    "panels/kit",
    "panels/questions",
    "panels/report",
    "panels/sheet",
    "settings/command.rs",
    "settings/file.rs",
    "settings/key_names.rs",
    "settings/keys.rs",
    "panels/lesson.rs",
    "panels/timeline",
    "panels/title",
    "planning",
];

/// Macros whose texts are for the log of the program, for tests, or ids of messages.
const NOT_FOR_PLAYERS: [&str; 14] = [
    "t!(",
    "say!(",
    "warn!(",
    "error!(",
    "info!(",
    "debug!(",
    "panic!(",
    "assert!(",
    "assert_eq!(",
    "unreachable!(",
    "include_str!(",
    "expect(",
    "Id::new(",
    "concat!(",
];

/// Returns the string literals of a source outside comments, attributes and tests, each with its line and what stands
/// before it in its line.
fn literals(text: &str) -> Vec<(usize, String, String)> {
    let code = text.split("#[cfg(test)]").next().unwrap_or(text);
    let mut found = Vec::new();
    for (number, line) in code.lines().enumerate() {
        let trimmed = line.trim_start();
        if trimmed.starts_with("//") || trimmed.starts_with("#[") || trimmed.starts_with("#![") {
            continue;
        }
        let mut rest = line;
        let mut before = String::new();
        while let Some(start) = rest.find('"') {
            before.push_str(&rest[..start]);
            // A character in single quotes.
            if before.ends_with('\'') && rest[start + 1..].starts_with('\'') {
                before.push('"');
                rest = &rest[start + 1..];
                continue;
            }
            if before.contains("// ") {
                break;
            }
            let body = &rest[start + 1..];
            let mut end = 0;
            let bytes = body.as_bytes();
            while end < bytes.len() && bytes[end] != b'"' {
                end += if bytes[end] == b'\\' { 2 } else { 1 };
            }
            let end = end.min(bytes.len());
            found.push((number + 1, body[..end].to_owned(), before.clone()));
            before.push_str(&body[..end]);
            rest = body.get(end + 1..).unwrap_or_default();
        }
    }
    found
}

/// Whether a text has this macro or function, and not only one whose name ends like it.
fn has_word(text: &str, name: &str) -> bool {
    let is_word = |(at, _): (usize, &str)| !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
    text.match_indices(name).any(is_word)
}

/// Whether a literal reads like a text for players: letters, with a space between words or a capital at its beginning.
/// Text in braces does not count.
fn reads_like_a_text(literal: &str) -> bool {
    let mut bare = String::new();
    let mut depth = 0;
    for letter in literal.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            letter if depth == 0 => bare.push(letter),
            _ => {}
        }
    }
    let words = bare.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).count();
    let is_named =
        bare.chars().next().is_some_and(char::is_uppercase) && bare.chars().any(char::is_lowercase);
    words > 1 || is_named
}

#[test]
fn rooms_that_are_done_have_no_texts_of_their_own() {
    let mut wrong = Vec::new();
    let mut seen = vec![0; DONE.len()];
    for (path, text) in sources() {
        let file = path.to_str().unwrap().replace('\\', "/");
        let Some(room) = DONE.iter().position(|room| file.starts_with(room)) else { continue };
        seen[room] += 1;
        if doors::is_test(&file) {
            continue;
        }
        for (line, literal, before) in literals(&text) {
            let is_exempt = NOT_FOR_PLAYERS.iter().any(|name| has_word(&before, name));
            if reads_like_a_text(&literal) && !is_exempt {
                wrong.push(format!("src/{file}:{line}: {literal:?}"));
            }
        }
    }
    assert!(seen.iter().all(|files| *files > 0), "a room of the list is gone: {seen:?}");
    assert!(wrong.is_empty(), "{} texts belong into assets/text:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn texts_are_told_from_other_literals() {
    for text in ["End phase", "Undo", "{n} units wait", "a unit"] {
        assert!(reads_like_a_text(text), "{text}");
    }
    for other in ["dock-head", "{a} {b}", "6.22", "{name} ({hex})", "ui", "·"] {
        assert!(!reads_like_a_text(other), "{other}");
    }
    assert!(has_word("x(t!(", "t!(") && !has_word("format!(", "t!("));
    let code = "let a = \"One two\"; // \"no text\"\n/// \"nor this\"\nlet b = t!(\"x-y\");\n";
    let found: Vec<String> = literals(code).into_iter().map(|(_, text, _)| text).collect();
    assert_eq!(found, ["One two", "x-y"]);
}
