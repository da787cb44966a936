//! The one door for incoming text and the one for paths in messages: code that goes past them is found in the sources.

/// The lines of these words in a source file, except comments and tests.
pub fn uses(text: &str, words: &[&str]) -> Vec<usize> {
    let code = text.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let stands = |line: &str| {
        let code = if line.trim_start().starts_with("//") { "" } else { line };
        words.iter().any(|word| code.contains(word))
    };
    (1..).zip(code.lines()).filter(|(_, line)| stands(line)).map(|(number, _)| number).collect()
}

/// Whether a source file contains only tests.
pub fn is_test(file: &str) -> bool {
    file.split('/').any(|part| part == "tests" || part.ends_with("tests.rs"))
}

/// Names of types that are written as JSON or RON although they contain a path: not every path can be written.
pub fn paths_in_written_types(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for part in text.split("#[derive(").skip(1) {
        let Some((derived, rest)) = part.split_once(")]") else { continue };
        let Some((head, body)) = rest.split_once('{') else { continue };
        let body = body.split("\n}").next().unwrap_or_default();
        let is_written = derived.split(',').any(|name| name.trim() == "Serialize");
        if is_written && (body.contains("PathBuf") || body.contains("&Path") || body.contains(" Path,")) {
            found.push(head.split_whitespace().last().unwrap_or_default().to_owned());
        }
    }
    found
}
