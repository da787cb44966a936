//! Texts for players are in `assets/text`. The rooms listed here have some, and no source of theirs has a text of its own.
//! The texts of the other rooms are for files and the command line: `docs/open-points.md` says why they stay in the code.

use super::{doors, sources};

/// The rooms whose texts are in files, by their folder or file below `src`.
const DONE: &[&str] = &[
    "club/paged/page.rs",
    "club/server/watching/language.rs",
    "engine/board/hex.rs",
    "engine/lessons/course.rs",
    "engine/manual/explained.rs",
    "engine/orders/by_hand/asked.rs",
    "engine/orders/by_hand/carried.rs",
    "engine/orders/by_hand/free_hand.rs",
    "engine/orders/by_hand/judged.rs",
    "engine/orders/by_hand/looked_through.rs",
    "engine/orders/game/ending.rs",
    "engine/orders/game/sides.rs",
    "engine/orders/game/standing.rs",
    "engine/orders/game_file/beside.rs",
    "engine/orders/sequence/names.rs",
    "engine/orders/sequence/order_rule.rs",
    "engine/orders/sequence/systems.rs",
    "engine/orders/trial",
    "engine/storage/kept_file",
    "engine/storage/shown.rs",
    "engine/storage/words.rs",
    "games/guderian/panels",
    "games/guderian/planning",
    "games/guderian/players/mod.rs",
    "games/guderian/rules/by_hand",
    "games/guderian/rules/combat.rs",
    "games/guderian/rules/combat/answers.rs",
    "games/guderian/rules/movement",
    "games/guderian/rules/order",
    "games/guderian/rules/position/names.rs",
    "games/guderian/rules/refusal.rs",
    "games/guderian/rules/scenario/of_position.rs",
    "games/guderian/rules/sequence.rs",
    "games/guderian/rules/supply",
    "games/guderian/rules/turn/interdiction.rs",
    "games/guderian/scene",
    "games/guderian/table",
    "games/guderian/words/dice_asked.rs",
    "games/guderian/words/explain",
    "games/guderian/words/feed",
    "games/guderian/words/figures",
    "games/guderian/words/lesson.rs",
    "games/guderian/words/order_words.rs",
    "games/guderian/words/report",
    "games/guderian/words/story",
    "games/panzer44/panels",
    "games/panzer44/planning",
    "games/panzer44/players/mod.rs",
    "games/panzer44/rules/by_hand",
    "games/panzer44/rules/order",
    "games/panzer44/rules/refusal.rs",
    "games/panzer44/rules/scenario/of_position.rs",
    "games/panzer44/scene",
    "games/panzer44/table",
    "games/panzer44/words",
    "games/platoon/panels",
    "games/platoon/planning",
    "games/platoon/players/mod.rs",
    "games/platoon/rules/by_hand",
    "games/platoon/rules/conduct",
    "games/platoon/rules/order",
    "games/platoon/rules/refusal.rs",
    "games/platoon/rules/scenario/of_position.rs",
    "games/platoon/scene/arriving.rs",
    "games/platoon/scene/caption.rs",
    "games/platoon/scene/deeds.rs",
    "games/platoon/scene/has_scene.rs",
    "games/platoon/scene/overlays.rs",
    "games/platoon/scene/tooltip.rs",
    "games/platoon/words/beside_map.rs",
    "games/platoon/words/dice_asked.rs",
    "games/platoon/words/explain",
    "games/platoon/words/feed.rs",
    "games/platoon/words/lesson.rs",
    "games/platoon/words/log.rs",
    "games/platoon/words/odds_told.rs",
    "games/platoon/words/order_words.rs",
    "games/platoon/words/report",
    "games/platoon/words/story",
    "games/squad/panels",
    "games/squad/planning",
    "games/squad/players/mod.rs",
    "games/squad/rules/by_hand",
    "games/squad/rules/order",
    "games/squad/rules/refusal.rs",
    "games/squad/rules/scenario/of_position.rs",
    "games/squad/scene/arriving.rs",
    "games/squad/scene/called.rs",
    "games/squad/scene/caption.rs",
    "games/squad/scene/deeds.rs",
    "games/squad/scene/face",
    "games/squad/scene/fought.rs",
    "games/squad/scene/has_scene.rs",
    "games/squad/scene/markers.rs",
    "games/squad/scene/overlays.rs",
    "games/squad/scene/tooltip.rs",
    "games/squad/scene/values.rs",
    "games/squad/words/clauses.rs",
    "games/squad/words/dice_asked.rs",
    "games/squad/words/explain",
    "games/squad/words/log",
    "games/squad/words/odds_told.rs",
    "games/squad/words/order_words",
    "games/squad/words/report",
    "games/squad/words/story",
    "games/squad/words/table_told.rs",
    "panels",
    "planning",
    "play/report.rs",
    "scene/calendar.rs",
    "scene/captioned.rs",
    "scene/deed",
    "scene/end_page/turning_point.rs",
    "scene/end_page/words.rs",
    "scene/film",
    "scene/has_scene.rs",
    "scene/hex_facts.rs",
    "scene/log_line.rs",
    "scene/party.rs",
    "scene/report.rs",
    "scene/story.rs",
    "settings/command.rs",
    "settings/file.rs",
    "settings/key_names.rs",
    "settings/keys.rs",
    "table/app/host",
    "table/app/language.rs",
    "table/app/settings.rs",
    "table/art",
    "table/away",
    "table/drag",
    "table/files/archive.rs",
    "table/files/damaged.rs",
    "table/files/end_picture.rs",
    "table/files/figure_picture.rs",
    "table/files/folders.rs",
    "table/files/keeping.rs",
    "table/files/own_things.rs",
    "table/files/parcels.rs",
    "table/files/saving.rs",
    "table/files/shelf.rs",
    "table/lessons",
    "table/people.rs",
    "table/replay",
    "table/session/by_hand.rs",
    "table/session/laying.rs",
    "table/session/lending.rs",
    "table/session/passing.rs",
    "table/session/plans.rs",
    "table/session/playing.rs",
    "table/session/requests.rs",
    "table/session/set_up.rs",
    "table/session/summing_up.rs",
    "table/study",
    "table/tabled",
    "table/viewers",
];

/// Macros and functions whose texts are for the log of the program, for tests and files, or ids of messages.
const NOT_FOR_PLAYERS: [&str; 17] = [
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
    "debug_struct(",
    "debug_tuple(",
    "serialize_struct(",
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
