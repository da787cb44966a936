//! Files for translators: the English text of each message as a comment, and again in the place of the translation.

use super::{
    built_in,
    language::split,
    languages::ENGLISH,
    messages::{Message, messages_of},
};
use std::collections::{BTreeMap, BTreeSet};

/// Returns the English messages that a language with these texts lacks, by file.
pub fn lacking(known: &[String]) -> Vec<(&'static str, Vec<Message>)> {
    let known: BTreeSet<String> =
        known.iter().flat_map(|source| messages_of(source).0).map(|message| message.id).collect();
    let files = built_in::files().filter(|(language, ..)| *language == ENGLISH);
    let mut lacking: Vec<(&str, Vec<Message>)> = files
        .map(|(_, file, source)| {
            let messages = messages_of(source).0.into_iter();
            (*file, messages.filter(|message| !known.contains(&message.id)).collect())
        })
        .collect();
    lacking.retain(|(_, messages)| !messages.is_empty());
    lacking.sort_by_key(|(file, _)| *file);
    lacking
}

/// Returns the messages that a file does not have yet.
pub fn without(messages: &[Message], file: &str) -> Vec<Message> {
    let known: BTreeSet<String> = messages_of(file).0.into_iter().map(|message| message.id).collect();
    messages.iter().filter(|message| !known.contains(&message.id)).cloned().collect()
}

/// Returns messages for a translator: the English text of each as a comment, and again in the place of the translation.
pub fn for_translators(messages: &[Message]) -> String {
    let mut file = String::new();
    for parts in messages.chunk_by(|one, other| base(one) == base(other)) {
        let Some(first) = parts.first() else { continue };
        file.extend(parts.iter().map(comment));
        file += &format!("{} =", base(first));
        file.extend(parts.iter().map(text));
        file += "\n\n";
    }
    file
}

/// Returns a translator's file with these messages added. A part of a message that the file already has joins it: of two
/// messages with one id only the later would count.
pub fn with_added(file: &str, messages: &[Message]) -> String {
    let begun: BTreeMap<String, usize> =
        messages_of(file).0.iter().map(|message| (base(message).to_owned(), message.line)).collect();
    let (joined, new): (Vec<Message>, Vec<Message>) =
        messages.iter().cloned().partition(|message| begun.contains_key(base(message)));
    let mut lines: Vec<String> = file.lines().map(str::to_owned).collect();
    let mut places: Vec<(usize, &[Message])> = joined
        .chunk_by(|one, other| base(one) == base(other))
        .filter_map(|parts| Some((begun.get(base(parts.first()?))?.checked_sub(1)?, parts)))
        .collect();
    // From the last on, so that the lines before keep their numbers.
    places.sort_by_key(|(line, _)| std::cmp::Reverse(*line));
    for (line, parts) in places {
        let is_inside = |line: &String| line.is_empty() || line.starts_with([' ', '}']);
        let inside = lines.iter().skip(line + 1).take_while(|line| is_inside(line)).count();
        let texts = lines.iter().skip(line + 1).take(inside);
        let blank = texts.rev().take_while(|line| line.trim().is_empty()).count();
        let end = line + 1 + inside - blank;
        let added = parts.iter().map(text).collect::<String>();
        lines.splice(end..end, added.lines().skip(1).map(str::to_owned));
        let comments = parts.iter().map(comment).collect::<String>();
        lines.splice(line..line, comments.lines().map(str::to_owned));
    }
    let mut whole = lines.join("\n");
    whole.truncate(whole.trim_end().len());
    if !whole.is_empty() {
        whole += if new.is_empty() { "\n" } else { "\n\n" };
    }
    whole + &for_translators(&new)
}

/// Returns a part of a message as the comment above it.
fn comment(part: &Message) -> String {
    let name = split(&part.id).1.map(|name| format!(".{name} = ")).unwrap_or_default();
    let mut comment = String::new();
    for (number, line) in part.text.lines().enumerate() {
        let name = if number == 0 { name.as_str() } else { "" };
        comment += format!("# {name}{line}").trim_end();
        comment.push('\n');
    }
    comment
}

/// Returns a part of a message as it follows the id: an attribute in a line of its own.
fn text(part: &Message) -> String {
    let mut text = split(&part.id).1.map(|name| format!("\n    .{name} =")).unwrap_or_default();
    match part.text.lines().count() {
        0 | 1 => text += &format!(" {}", part.text),
        _ => part.text.lines().for_each(|line| text += format!("\n        {line}").trim_end_matches(' ')),
    }
    text
}

fn base(message: &Message) -> &str {
    split(&message.id).0
}
