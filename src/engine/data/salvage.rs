//! Reads the good parts of a file that was edited and is now broken: only the wrong parts of the settings are lost.

use super::{fault::DataError, form_faults::parse_without_faults, read::parse};
use serde::de::{DeserializeOwned, IgnoredAny};

/// Limit of the size in bytes of a text that is tried again and again.
const LONGEST: usize = 64 * 1024;

/// Reads the parts of a value that can be read, and reports the others; each of these fields may be missing. Pieces
/// that do not fit are left out. If the form itself is broken, the line that breaks it is left out, or the text after
/// it. If that is not enough, only the fields that can be read alone are kept.
pub fn parse_what_fits<T: DeserializeOwned + Default>(
    file: &str,
    text: &str,
    fields: &[String],
) -> (T, Vec<DataError>) {
    let (read, faults) = parse_without_faults(file, text);
    if let Some(read) = read {
        return (read, faults);
    }
    let left = |text: String| parse_without_faults::<T>(file, &text).0;
    let short = Some(text).filter(|text| text.len() <= LONGEST);
    let mended = short.and_then(|text| {
        without_a_line(text).or_else(|| {
            let ways = [closed(text), Some(fields_alone::<T>(text, fields))];
            ways.into_iter().flatten().max_by_key(|text| says(text))
        })
    });
    (mended.and_then(left).unwrap_or_default(), faults)
}

/// Returns the size of the contents of a text in bytes, without comments.
fn says(text: &str) -> usize {
    text.lines().map(str::trim).filter(|line| !line.starts_with("//")).map(str::len).sum()
}

/// Whether a text has the form of RON, whatever its contents.
fn is_formed(text: &str) -> bool {
    ron::from_str::<IgnoredAny>(text).is_ok()
}

/// Returns the text without the one line that breaks its form; none if several do.
fn without_a_line(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let without = |gone: usize| -> String {
        (0..)
            .zip(&lines)
            .map(|(number, line)| if number == gone { "\n".to_owned() } else { format!("{line}\n") })
            .collect()
    };
    // Leaving out a line with a bracket breaks the form too: the result must be well formed.
    (0..lines.len()).map(without).find(|text| is_formed(text))
}

/// Returns the largest number of first lines that are well formed once their open brackets are closed.
fn closed(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    (1..=lines.len()).rev().find_map(|number| {
        let first = lines.get(..number)?.join("\n");
        let closed = format!("{first}\n{}", missing_brackets(&first));
        is_formed(&closed).then_some(closed)
    })
}

/// Returns the closing brackets that are missing at the end of a text.
fn missing_brackets(text: &str) -> String {
    let (mut open, mut in_quotes) = (Vec::new(), false);
    for line in text.lines() {
        let mut letters = line.chars().peekable();
        while let Some(letter) = letters.next() {
            match letter {
                '\\' if in_quotes => drop(letters.next()),
                '"' => in_quotes = !in_quotes,
                '/' if !in_quotes && letters.peek() == Some(&'/') => break,
                '(' if !in_quotes => open.push(')'),
                '[' if !in_quotes => open.push(']'),
                '{' if !in_quotes => open.push('}'),
                ')' | ']' | '}' if !in_quotes => drop(open.pop()),
                _ => {}
            }
        }
    }
    open.into_iter().rev().collect()
}

/// Returns a text of the fields that can be read by themselves, each from the line that begins with its name.
fn fields_alone<T: DeserializeOwned>(text: &str, fields: &[String]) -> String {
    let mut found = String::from("(\n");
    let lines: Vec<&str> = text.lines().collect();
    for field in fields {
        let value = |line: &str| {
            let rest = line.trim_start().trim_start_matches('(').trim_start().strip_prefix(field.as_str())?;
            Some(rest.trim_start().strip_prefix(':')?.trim().to_owned())
        };
        let Some((at, first)) = lines.iter().enumerate().find_map(|(at, line)| Some((at, value(line)?)))
        else {
            continue;
        };
        // A value may take several lines.
        let more = lines.get(at + 1..).unwrap_or_default();
        let reads = (0..=more.len()).find_map(|number| {
            let value = format!("{first}\n{}", more.get(..number)?.join("\n"));
            let value = value.trim_end().trim_end_matches(',').trim_end();
            let entry = format!("{field}: {value},\n");
            parse::<T>("", &format!("({entry})")).is_ok().then_some(entry)
        });
        found.extend(reads);
    }
    found + ")"
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use std::collections::BTreeMap;

    #[derive(Debug, Default, PartialEq, Deserialize)]
    #[serde(default)]
    struct Set {
        scale: f32,
        pack: String,
        keys: BTreeMap<String, Vec<String>>,
        minimap: bool,
    }

    const WHOLE: &str = "// mine\n(\n  scale: 1.5,\n  pack: \"flat\",\n  keys: {\n    \"undo\": [\"U\"],\n    \
                         \"redo\": [\"R\"],\n  },\n  minimap: true,\n)\n";

    fn what_is_left(from: &str, to: &str) -> (Set, usize) {
        let text = WHOLE.replacen(from, to, 1);
        assert!(text != WHOLE || from == to, "{from}");
        let fields = ["scale", "pack", "keys", "minimap"].map(str::to_owned);
        let (set, faults) = parse_what_fits("set.ron", &text, &fields);
        (set, faults.len())
    }

    #[test]
    fn nothing_is_lost_but_what_is_wrong() {
        let whole = what_is_left("a", "a").0;
        assert_eq!((whole.scale, whole.keys.len(), whole.minimap), (1.5, 2, true));
        let differs = |from: &str, to: &str| {
            let (set, faults) = what_is_left(from, to);
            assert!(faults > 0, "{from} -> {to}");
            let same =
                [set.scale == whole.scale, set.pack == whole.pack, set.keys == whole.keys, set.minimap];
            (same, set.keys.len())
        };
        // A wrong value, in the outermost brackets and deeper.
        assert_eq!(differs("1.5", "wide"), ([false, true, true, true], 2));
        assert_eq!(differs("[\"U\"]", "7"), ([true, true, false, true], 1));
        // A broken form: a quotation mark, a comma, a bracket, and a text that was cut off.
        assert_eq!(differs("\"flat\",", "\"flat,"), ([true, false, true, true], 2));
        assert_eq!(differs("[\"U\"]", "[\"U\""), ([true, true, false, true], 1));
        assert_eq!(differs(",\n  minimap", "\n  minimap").0, [true, true, true, false]);
        let (cut, _) = what_is_left("redo\": [\"R\"],\n  },\n  minimap: true,\n)\n", "re");
        assert_eq!((cut.scale, cut.keys.len(), cut.minimap), (1.5, 1, false));
        // Two lines that break it.
        let (two, _) = what_is_left("\"flat\",\n  keys: {", "\"flat,\n  keys: ");
        assert_eq!((two.scale, two.minimap), (1.5, true));
        assert_eq!(what_is_left(WHOLE, "no settings at all").0, Set::default());
    }
}
