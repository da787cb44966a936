//! Words as a text of RON.

/// Returns words as a text of RON whose further lines begin at a column. Characters that act on a terminal are left out.
pub(super) fn quoted(words: &str, column: usize) -> String {
    let mut text = String::from("\"");
    for (number, line) in words.trim().lines().map(str::trim).enumerate() {
        if number > 0 {
            text.push('\n');
            let indented = if line.is_empty() { 0 } else { column };
            text.extend(std::iter::repeat_n(' ', indented));
        }
        for letter in line.chars() {
            match letter {
                '"' | '\\' => text.extend(['\\', letter]),
                '\t' => text.push(' '),
                letter if letter.is_control() => {}
                letter => text.push(letter),
            }
        }
    }
    text + "\""
}
