//! The parts of a page of Markdown: the small part of the language in which the guides are written.

use super::CaseTable;
use std::{iter::Peekable, str::Lines};

/// A part of a page.
#[derive(Clone, Debug)]
pub enum Block {
    /// A heading; the title of the page has level 1.
    Heading {
        level: usize,
        words: String,
    },
    Paragraph(String),
    /// An item of a list: its depth, from 0, and its mark.
    Item {
        depth: usize,
        mark: String,
        words: String,
    },
    /// Lines as they are written.
    Code(String),
    Table(CaseTable),
}

/// The look of a part of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    #[default]
    Plain,
    Strong,
    Slanted,
    /// Words of a file or a command.
    Code,
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    pub style: Style,
    pub words: String,
    /// The target of a link.
    pub link: Option<String>,
}

/// Returns the parts of a page. Pictures are left out.
pub fn blocks(page: &str) -> Vec<Block> {
    let mut found = Vec::new();
    // The paragraph or item whose lines are being read.
    let mut open: Option<Block> = None;
    let mut lines = page.lines().peekable();
    while let Some(line) = lines.next() {
        let words = line.trim();
        let begun = if words.is_empty() || words == "---" {
            Begun::Ended
        } else {
            begun(line, &mut lines, open.is_some())
        };
        match begun {
            Begun::Ended => found.extend(open.take()),
            Begun::Whole(block) => {
                found.extend(open.take());
                found.push(block);
            }
            Begun::Open(block) => {
                found.extend(open.take());
                open = Some(block);
            }
            Begun::Nothing => match &mut open {
                Some(Block::Paragraph(text) | Block::Item { words: text, .. }) => {
                    text.push(' ');
                    text.push_str(words);
                }
                _ => open = Some(Block::Paragraph(words.to_owned())),
            },
        }
    }
    found.extend(open);
    found.retain(|block| !matches!(block, Block::Paragraph(words) if plain(words).trim().is_empty()));
    found
}

/// The beginning of a line.
enum Begun {
    /// The block before it ends.
    Ended,
    /// A block that has been read to its end.
    Whole(Block),
    /// A block that goes on in the next lines.
    Open(Block),
    /// No block: the line continues the one before it, or is a paragraph.
    Nothing,
}

/// Returns what begins with a line that is not empty, and reads on to its end if that is in the lines after it.
fn begun(line: &str, lines: &mut Peekable<Lines>, is_open: bool) -> Begun {
    let words = line.trim();
    if words.starts_with("```") {
        return Begun::Whole(Block::Code(fenced(lines)));
    }
    if words.starts_with('|') {
        return Begun::Whole(Block::Table(table(words, lines)));
    }
    if !is_open && line.starts_with("    ") {
        return Begun::Whole(Block::Code(indented(line, lines)));
    }
    if let Some(heading) = heading(words) {
        return Begun::Whole(heading);
    }
    match item(words) {
        Some((mark, words)) => {
            let depth = (line.len() - line.trim_start().len()) / 2;
            Begun::Open(Block::Item { depth, mark, words: words.to_owned() })
        }
        None => Begun::Nothing,
    }
}

fn heading(words: &str) -> Option<Block> {
    let level = words.chars().take_while(|letter| *letter == '#').count();
    let words = words.get(level..)?.strip_prefix(' ')?;
    (1..=6).contains(&level).then(|| Block::Heading { level, words: words.trim().to_owned() })
}

/// Returns the mark and the words of an item: "•" or its number.
fn item(words: &str) -> Option<(String, &str)> {
    if let Some(words) = words.strip_prefix("- ").or_else(|| words.strip_prefix("* ")) {
        return Some(("•".to_owned(), words.trim_start()));
    }
    let (number, words) = words.split_once(". ")?;
    let is_number =
        !number.is_empty() && number.len() < 3 && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| (format!("{number}."), words.trim_start()))
}

/// Returns the lines up to the end of a block of code.
fn fenced(lines: &mut Peekable<Lines>) -> String {
    let inside: Vec<&str> = lines.take_while(|line| line.trim() != "```").collect();
    inside.join("\n")
}

/// Returns a block of indented lines without their indentation.
fn indented(first: &str, lines: &mut Peekable<Lines>) -> String {
    let mut inside = vec![first.get(4..).unwrap_or_default()];
    while let Some(line) = lines.next_if(|line| line.starts_with("    ")) {
        inside.push(line.get(4..).unwrap_or_default());
    }
    inside.join("\n")
}

fn table(first: &str, lines: &mut Peekable<Lines>) -> CaseTable {
    let head = cells(first);
    let mut rows = Vec::new();
    while let Some(line) = lines.next_if(|line| line.trim_start().starts_with('|')) {
        let is_rule = line.chars().all(|letter| matches!(letter, '|' | '-' | ':' | ' '));
        if !is_rule {
            let mut row = cells(line.trim());
            row.resize(head.len(), String::new());
            rows.push(row);
        }
    }
    CaseTable { head, rows }
}

/// Returns the cells of a line of a table, in plain words.
fn cells(line: &str) -> Vec<String> {
    let inside = line.strip_prefix('|').unwrap_or(line);
    let inside = inside.strip_suffix('|').unwrap_or(inside);
    // A bar that belongs to a cell is written with a stroke before it.
    let kept = inside.replace("\\|", "\u{0}");
    kept.split('|').map(|cell| plain(cell.trim()).replace('\u{0}', "|")).collect()
}

/// Returns a text without its marks.
pub fn plain(text: &str) -> String {
    spans(text).into_iter().map(|span| span.words).collect()
}

/// Returns the parts of a text by their look; links are parts of their own, and pictures are left out.
pub fn spans(text: &str) -> Vec<Span> {
    let mut found = Vec::new();
    let (mut is_strong, mut is_slanted) = (false, false);
    let (mut rest, mut before) = (text, ' ');
    while let Some(letter) = rest.chars().next() {
        let style = match (is_strong, is_slanted) {
            (true, _) => Style::Strong,
            (_, true) => Style::Slanted,
            _ => Style::Plain,
        };
        let after = rest.get(letter.len_utf8()..).unwrap_or_default();
        let next = after.chars().next().unwrap_or(' ');
        let marks = if is_slanted { !before.is_whitespace() } else { !next.is_whitespace() };
        if let Some((words, after)) = after.split_once('`').filter(|_| letter == '`') {
            push(&mut found, Style::Code, words);
            rest = after;
        } else if let Some((.., after)) = link(after).filter(|_| letter == '!') {
            rest = after;
        } else if let Some((words, target, after)) = link(rest) {
            found.push(Span { style, words: plain(words), link: Some(target.to_owned()) });
            rest = after;
        } else if let Some(after) = rest.strip_prefix("**") {
            is_strong = !is_strong;
            rest = after;
        } else if letter == '*' && marks {
            is_slanted = !is_slanted;
            rest = after;
        } else {
            push(&mut found, style, letter.encode_utf8(&mut [0; 4]));
            rest = after;
        }
        before = letter;
    }
    found
}

/// Adds words to the parts of a text: to the last one if that has the same look.
fn push(found: &mut Vec<Span>, style: Style, words: &str) {
    match found.last_mut() {
        Some(last) if last.style == style && last.link.is_none() => last.words.push_str(words),
        _ => found.push(Span { style, words: words.to_owned(), link: None }),
    }
}

/// Returns the words and the target of a link at the beginning of a text, and the text after it.
fn link(text: &str) -> Option<(&str, &str, &str)> {
    let (words, rest) = text.strip_prefix('[')?.split_once("](")?;
    let (target, after) = rest.split_once(')')?;
    (!words.contains(['[', ']'])).then_some((words, target, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the blocks of a page, a line each.
    fn told(page: &str) -> Vec<String> {
        let line = |block: Block| match block {
            Block::Heading { level, words } => format!("{level} {words}"),
            Block::Paragraph(words) => format!("p {}", plain(&words)),
            Block::Item { depth, mark, words } => format!("{depth} {mark} {}", plain(&words)),
            Block::Code(lines) => format!("c {}", lines.replace('\n', "/")),
            Block::Table(CaseTable { head, rows }) => format!("t {head:?} {rows:?}"),
        };
        blocks(page).into_iter().map(line).collect()
    }

    #[test]
    fn a_page_has_headings_paragraphs_lists_code_and_tables() {
        let page = "# Title\n\nOne\ntwo.\n\n## Part\n- first\n  goes on\n- second\n  1. inside\n\n    kessel list\n    \
                    kessel play\n\n```json\n{\"a\": 1}\n\n```\n| a | b |\n| --- | --- |\n\
                    | `x` | *y* \\| z |\n| alone |\nLast.\n";
        let expected = [
            "1 Title",
            "p One two.",
            "2 Part",
            "0 • first goes on",
            "0 • second",
            "1 1. inside",
            "c kessel list/kessel play",
            "c {\"a\": 1}/",
            "t [\"a\", \"b\"] [[\"x\", \"y | z\"], [\"alone\", \"\"]]",
            "p Last.",
        ];
        assert_eq!(told(page), expected);
    }

    #[test]
    fn pictures_are_left_out_and_links_are_words() {
        let page = "![A table](table.png)\n\nSee [the *guide*](guide.md#part), [0] and `[x](y)`.\n";
        assert_eq!(told(page), ["p See the guide, [0] and [x](y)."]);
    }

    #[test]
    fn parts_of_a_text_have_their_look() {
        let told = |text: &str| -> Vec<String> {
            spans(text).iter().map(|span| format!("{:?} {}", span.style, span.words)).collect()
        };
        let expected = [
            "Plain Press ",
            "Strong End",
            "Plain  or ",
            "Slanted Undo",
            "Plain : ",
            "Code a*b*",
            "Plain  2 * 3",
        ];
        assert_eq!(told("Press **End** or *Undo*: `a*b*` 2 * 3"), expected);
        assert_eq!(told("open `code and *"), ["Plain open `code and *"]);
        assert_eq!(told(""), [""; 0]);
        let link =
            Span { style: Style::Plain, words: "the guide".to_owned(), link: Some("a.md#b".to_owned()) };
        assert_eq!(spans("See [the *guide*](a.md#b).").get(1), Some(&link));
    }
}
