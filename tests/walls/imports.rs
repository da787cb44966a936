//! The paths that a source file uses: those of its imports and those in its code, read as text.

/// A path from the root of the crate, and its line.
pub struct Import {
    /// Its parts.
    pub path: Vec<String>,
    /// The name of the target in the file: the last part of the path, or the name after `as`.
    pub name: String,
    /// From 1 on.
    pub line: usize,
}

/// A word or a sign of a source, with its line. Comments and texts in quotes are left out.
type Token = (String, usize);

/// Every path into the crate that a file uses; the file is given from `src`.
pub fn imports_of(file: &str, text: &str) -> Vec<Import> {
    let mut here = module_of(file);
    let tokens = tokens_of(text);
    let declares = |pair: &[Token]| (pair[0].0 == "mod" && pair[2].0 == ";").then(|| pair[1].0.clone());
    let children: Vec<String> = tokens.windows(3).filter_map(declares).collect();
    let absolute = |path: &[String], here: &[String], name: Option<&str>, line: usize| {
        let path = match path.first() {
            Some(first) if first == "self" || children.contains(first) => {
                here.iter().chain(path).filter(|part| *part != "self").cloned().collect()
            }
            _ => absolute(path, here)?,
        };
        let name = name.map(str::to_owned).or_else(|| path.last().cloned()).unwrap_or_default();
        Some(Import { path, name, line })
    };
    let mut found = Vec::new();
    let mut at = 0;
    // Modules that are written within the file, each with the depth of brackets at which it ends.
    let (mut depth, mut within) = (0, Vec::new());
    while at < tokens.len() {
        match tokens[at].0.as_str() {
            "mod" if tokens.get(at + 2).is_some_and(|(sign, _)| sign == "{") => {
                here.push(tokens[at + 1].0.clone());
                within.push(depth);
            }
            "{" => depth += 1,
            "}" => {
                depth -= 1;
                if within.last() == Some(&depth) {
                    within.pop();
                    here.pop();
                }
            }
            _ => {}
        }
        // In the bounds of a type, `use<…>` names what the type borrows.
        if tokens[at].0 == "use" && tokens.get(at + 1).is_some_and(|(sign, _)| sign != "<") {
            let mut give =
                |path: &[String], name: Option<&str>, line| found.extend(absolute(path, &here, name, line));
            at = tree(&tokens, at + 1, &[], &mut give);
            continue;
        }
        // `pub(in crate::…)` states the scope of an item, and uses nothing.
        let is_scope = at >= 2 && tokens[at - 2].0 == "(" && tokens[at - 1].0 == "in";
        let rooted = !is_scope && ["crate", "super"].contains(&tokens[at].0.as_str());
        if rooted && tokens.get(at + 1).is_some_and(|(sign, _)| sign == "::") {
            let (path, line, next) = plain(&tokens, at);
            found.extend(absolute(&path, &here, None, line));
            at = next;
            continue;
        }
        at += 1;
    }
    found
}

/// The path of the module that a file holds.
pub fn module_of(file: &str) -> Vec<String> {
    let mut parts: Vec<String> = file.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    if parts.last().is_some_and(|last| last == "mod" || last == "lib") {
        parts.pop();
    }
    parts
}

/// A path from the root of the crate; none if it leads into another crate.
fn absolute(path: &[String], here: &[String]) -> Option<Vec<String>> {
    let supers = path.iter().take_while(|part| *part == "super").count();
    let start: &[String] = match path.first()?.as_str() {
        "crate" => &[],
        "super" => &here[..here.len().saturating_sub(supers)],
        _ => return None,
    };
    Some(start.iter().chain(&path[supers.max(1)..]).filter(|part| *part != "self").cloned().collect())
}

/// Reads a tree of imports. Returns every path in it, with the name after `as` if there is one, and the place where
/// reading continues.
fn tree(
    tokens: &[Token],
    mut at: usize,
    before: &[String],
    give: &mut dyn FnMut(&[String], Option<&str>, usize),
) -> usize {
    let mut path = before.to_vec();
    let (mut name, mut line) = (None, 0);
    while let Some((word, its_line)) = tokens.get(at) {
        match word.as_str() {
            "{" => {
                at += 1;
                while tokens.get(at).is_some_and(|(word, _)| word != "}" && word != ";") {
                    at = tree(tokens, at, &path, give);
                    at += usize::from(tokens.get(at).is_some_and(|(word, _)| word == ","));
                }
                return at + 1;
            }
            "::" => {}
            "as" => {
                at += 1;
                name = tokens.get(at).map(|(name, _)| name.as_str());
            }
            "," | "}" | ";" => break,
            _ => {
                line = *its_line;
                path.push(word.clone());
            }
        }
        at += 1;
    }
    give(&path, name, line);
    at
}

/// Reads a path in the code; returns the place where reading continues.
fn plain(tokens: &[Token], mut at: usize) -> (Vec<String>, usize, usize) {
    let line = tokens[at].1;
    let mut path = vec![tokens[at].0.clone()];
    while let [(sign, _), (word, _)] = &tokens[at + 1..(at + 3).min(tokens.len())] {
        if sign != "::" || !word.starts_with(|letter: char| letter.is_alphanumeric() || letter == '_') {
            break;
        }
        path.push(word.clone());
        at += 2;
    }
    (path, line, at + 1)
}

fn tokens_of(text: &str) -> Vec<Token> {
    let letters: Vec<char> = text.chars().collect();
    let (mut tokens, mut at, mut line) = (Vec::new(), 0, 1);
    while at < letters.len() {
        let rest = &letters[at..];
        match rest {
            ['\n', ..] => line += 1,
            ['/', '/', ..] => {
                at += rest.iter().position(|letter| *letter == '\n').unwrap_or(rest.len());
                continue;
            }
            ['/', '*', ..] => {
                let length =
                    rest.windows(2).position(|two| two == ['*', '/']).map_or(rest.len(), |end| end + 2);
                line += rest[..length].iter().filter(|letter| **letter == '\n').count();
                at += length;
                continue;
            }
            ['"', ..] => {
                let mut end = 1;
                while end < rest.len() && rest[end] != '"' {
                    end += 1 + usize::from(rest[end] == '\\');
                }
                let length = (end + 1).min(rest.len());
                line += rest[..length].iter().filter(|letter| **letter == '\n').count();
                at += length;
                continue;
            }
            // A quote as a letter would begin a text.
            ['\'', '"', '\'', ..] | ['\'', '\\', _, '\'', ..] => {
                at += if rest[1] == '\\' { 4 } else { 3 };
                continue;
            }
            [':', ':', ..] => {
                tokens.push(("::".to_owned(), line));
                at += 2;
                continue;
            }
            [letter, ..] if letter.is_alphanumeric() || *letter == '_' => {
                let word: String =
                    rest.iter().take_while(|letter| letter.is_alphanumeric() || **letter == '_').collect();
                at += word.chars().count();
                tokens.push((word, line));
                continue;
            }
            [letter, ..] if !letter.is_whitespace() => tokens.push((letter.to_string(), line)),
            _ => {}
        }
        at += 1;
    }
    tokens
}
