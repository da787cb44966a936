//! From samples back to placeholders. A value that was changed in the drawing program stays as it was changed; what was
//! moved keeps its transformation.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    memory::{ELSE, IF, PLACED, TAG},
    tokens::{Attribute, Token, attributes, is_closing, is_empty, tokens},
    values::{evaluated, sample, shape},
};
use quick_xml::escape::unescape;

/// Returns a drawing with placeholders in the place of the samples that [`super::with_samples`] wrote.
///
/// # Errors
/// It is not whole, in a sentence.
pub fn from_samples(svg: &str) -> Result<String, String> {
    let all = tokens(svg);
    let mut restorer = Restorer { out: String::with_capacity(svg.len()), open: Vec::new() };
    let mut number = 0;
    while let Some(token) = all.get(number) {
        number += 1;
        match token {
            Token::Text(text) | Token::Other(text) => restorer.out.push_str(text),
            Token::Tag(tag) if is_closing(tag) => {
                let behind = all.get(number..).unwrap_or_default();
                number += restorer.end(tag, behind)?;
            }
            Token::Tag(tag) => {
                restorer.begin(tag);
                if is_empty(tag) {
                    let behind = all.get(number..).unwrap_or_default();
                    number += restorer.end("", behind)?;
                }
            }
        }
    }
    match restorer.open.len() {
        0 => Ok(restorer.out),
        open => Err(format!("the drawing ends while {open} of its elements are open")),
    }
}

/// An element that is open.
enum Open {
    /// It is written as it is.
    Plain,
    /// It stands for a placeholder.
    Placed {
        placeholder: String,
        /// The place in the output at which its contents begin.
        from: usize,
        /// Its name and the attributes that it got in the drawing program.
        own: Option<(String, String)>,
    },
    /// A part that depends on a condition, and the element around its contents.
    Part { condition: String, is_else: bool, own: Option<String> },
}

struct Restorer {
    out: String,
    open: Vec<Open>,
}

impl Restorer {
    /// Writes the beginning of an element.
    fn begin(&mut self, tag: &str) {
        let found = attributes(tag).unwrap_or_default();
        let value = |name: &str| Some(read(found.iter().find(|one| one.name == name)?.value));
        let is_inside = self.open.iter().any(|open| matches!(open, Open::Placed { .. }));
        let element = written_name(tag).to_owned();
        if is_inside {
            self.plain(tag);
        } else if let Some(original) = value(TAG) {
            let restored = restored(tag, &found, &original);
            self.plain(&restored);
        } else if let Some(placeholder) = value(PLACED) {
            let own = added(&found).map(|own| (element, own));
            self.open.push(Open::Placed { placeholder, from: self.out.len(), own });
        } else if let Some((condition, is_else)) =
            value(IF).map(|condition| (condition, false)).or_else(|| Some((value(ELSE)?, true)))
        {
            self.part(element, condition, is_else, added(&found));
        } else {
            self.plain(tag);
        }
    }

    fn plain(&mut self, tag: &str) {
        self.out.push_str(tag);
        self.open.push(Open::Plain);
    }

    /// Begins a part that depends on a condition.
    fn part(&mut self, element: String, condition: String, is_else: bool, added: Option<String>) {
        // The other part was deleted if this one does not follow it.
        let follows = is_else && self.out.ends_with("{else}");
        if !follows {
            let opposite =
                condition.strip_prefix("not ").map_or_else(|| format!("not {condition}"), str::to_owned);
            let condition = if is_else { &opposite } else { &condition };
            self.out.push_str(&format!("{{if {condition}}}"));
        }
        let own = added.map(|added| {
            self.out.push_str(&format!("<{element}{added}>"));
            element
        });
        self.open.push(Open::Part { condition, is_else, own });
    }

    /// Writes the end of an element; `tag` is empty for an element without contents, whose beginning has been written.
    /// Returns the number of pieces behind it that are passed.
    fn end(&mut self, tag: &str, behind: &[Token]) -> Result<usize, String> {
        match self.open.pop() {
            None => Err(format!("{tag} ends an element that was not begun")),
            Some(Open::Plain) => {
                self.out.push_str(tag);
                Ok(0)
            }
            Some(Open::Placed { placeholder, from, own }) => {
                let words = placeholder.trim_start_matches('{').trim_end_matches('}');
                let contents = self.out.split_off(from.min(self.out.len()));
                let is_drawing = shape(words).is_some();
                let is_kept = is_drawing || letters(&contents).trim() == sample(words);
                let text = if is_kept { &placeholder } else { &contents };
                match own {
                    Some((element, added)) => {
                        self.out.push_str(&format!("<{element}{added}>{text}</{element}>"))
                    }
                    None => self.out.push_str(text),
                }
                Ok(0)
            }
            Some(Open::Part { condition, is_else, own }) => {
                if let Some(element) = own {
                    self.out.push_str(&format!("</{element}>"));
                }
                let passed = if is_else { None } else { spaces_before_else(&condition, behind) };
                self.out.push_str(if passed.is_some() { "{else}" } else { "{end}" });
                Ok(passed.unwrap_or(0))
            }
        }
    }
}

/// Returns the number of pieces before the other part of a condition; none if it has no other part.
fn spaces_before_else(condition: &str, behind: &[Token]) -> Option<usize> {
    let spaces = usize::from(matches!(behind.first(), Some(Token::Text(text)) if text.trim().is_empty()));
    let Some(Token::Tag(tag)) = behind.get(spaces) else { return None };
    let found = attributes(tag)?;
    found.iter().any(|one| one.name == ELSE && read(one.value) == condition).then_some(spaces)
}

/// Returns the letters of a text without tags.
fn letters(text: &str) -> String {
    let all = tokens(text);
    let all = all.iter().map(|token| if let Token::Text(text) = token { read(text) } else { String::new() });
    all.collect()
}

/// Returns a value without the escapes of XML.
fn read(value: &str) -> String {
    unescape(value).map_or_else(|_| value.to_owned(), |value| value.into_owned())
}

fn written_name(tag: &str) -> &str {
    let name = tag.trim_start_matches('<');
    let end = name.find(|letter: char| letter.is_whitespace() || "/>".contains(letter));
    name.get(..end.unwrap_or(name.len())).unwrap_or_default()
}

/// Whether an attribute changes nothing that is drawn: the program's memory, names, notes of drawing programs, and
/// whether a part is shown while it is edited.
fn is_note(one: &Attribute) -> bool {
    let name = one.name;
    name.starts_with("data-kessel")
        || matches!(name, "id" | "display" | "xml:space")
        || ["inkscape:", "sodipodi:", "serif:"].iter().any(|prefix| name.starts_with(prefix))
        || name == "style"
            && one.value.trim().trim_end_matches(';').starts_with("display:")
            && !one.value.trim_end_matches(';').contains(';')
}

/// Returns the attributes that an element of the program got elsewhere, with a space before each.
fn added(found: &[Attribute]) -> Option<String> {
    let own: String = found.iter().filter(|one| !is_note(one)).map(|one| format!(" {}", one.whole)).collect();
    (!own.is_empty()).then_some(own)
}

/// Returns a tag with its placeholders: each attribute that still has its sample is written as it was.
fn restored(tag: &str, found: &[Attribute], original: &str) -> String {
    let end = if is_empty(tag) { "/>" } else { ">" };
    let shown = evaluated(original);
    let sampled = attributes(&shown).unwrap_or_default();
    let is_same =
        |one: &Attribute| value_of(found, one.name).is_some_and(|now| is_equal(&now, &read(one.value)));
    let new: String = found
        .iter()
        .filter(|one| one.name != TAG && value_of(&sampled, one.name).is_none())
        .map(|one| format!(" {}", one.whole))
        .collect();
    if sampled.iter().all(is_same) {
        let bare = original.strip_suffix("/>").or_else(|| original.strip_suffix('>')).unwrap_or(original);
        // The space before the end belongs to the tag as it was.
        let begin = if new.is_empty() { bare } else { bare.trim_end() };
        return format!("{begin}{new}{end}");
    }
    let Some(before) = attributes(original) else {
        // Its conditions cannot be matched with what was changed: it stays as it is now.
        let all = found.iter().filter(|one| one.name != TAG);
        let all: String = all.map(|one| format!(" {}", one.whole)).collect();
        return format!("<{}{all}{end}", written_name(tag));
    };
    let mut out = format!("<{}", written_name(original));
    for (one, sampled) in before.iter().zip(&sampled) {
        if is_same(sampled) {
            out.push_str(&format!(" {}", one.whole));
        } else if let Some(now) = found.iter().find(|now| now.name == one.name) {
            out.push_str(&format!(" {}", now.whole));
        }
    }
    out + &new + end
}

/// Returns the value of an attribute without escapes.
fn value_of(all: &[Attribute], name: &str) -> Option<String> {
    all.iter().find(|one| one.name == name).map(|one| read(one.value))
}

/// Whether two values mean the same: drawing programs write colours in small letters.
fn is_equal(one: &str, other: &str) -> bool {
    one == other || one.starts_with('#') && one.eq_ignore_ascii_case(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::packs::samples::with_samples;

    const DRAWING: &str = "<svg viewBox=\"0 0 100 100\">\n  <rect fill=\"{card}\" stroke-width=\"{line 2 1}\" />{if full}<text x=\"5\">{strength}</text>{else}{symbol 50 50 1}{end}\n</svg>";

    /// Returns the drawing after a change in its samples.
    fn after(change: impl Fn(String) -> String) -> String {
        from_samples(&change(with_samples(DRAWING).unwrap())).unwrap()
    }

    #[test]
    fn a_program_may_write_what_it_wants() {
        assert_eq!(after(|svg| svg), DRAWING);
        // Small letters, names, notes, and spaces between elements.
        let edited = after(|svg| {
            svg.replace("#BCC7C9", "#bcc7c9")
                .replace(
                    "<g data-kessel-else",
                    "\n    <g\n       id=\"g7\" style=\"display:none\" data-kessel-else",
                )
                .replace("<tspan data-kessel", "<tspan id=\"t1\" sodipodi:role=\"line\" data-kessel")
        });
        assert_eq!(edited, DRAWING);
        // A name for an element stays.
        let named = after(|svg| svg.replace("<rect ", "<rect id=\"r1\" "));
        assert_eq!(named, DRAWING.replace("{line 2 1}\" />", "{line 2 1}\" id=\"r1\"/>"));
    }

    #[test]
    fn what_was_changed_stays_changed() {
        let red = after(|svg| svg.replace("fill=\"#BCC7C9\"", "fill=\"#ff0000\""));
        assert!(red.contains("<rect fill=\"#ff0000\" stroke-width=\"{line 2 1}\"/>"), "{red}");
        let words = after(|svg| svg.replace(">4–10<", ">Tiger<"));
        assert!(words.contains("<text x=\"5\">Tiger</text>"), "{words}");
        let moved =
            after(|svg| svg.replace("<g data-kessel=", "<g transform=\"translate(3,4)\" data-kessel="));
        assert!(moved.contains("{else}<g transform=\"translate(3,4)\">{symbol 50 50 1}</g>{end}"), "{moved}");
        let part = after(|svg| svg.replace("<g data-kessel-if", "<g transform=\"scale(2)\" data-kessel-if"));
        assert!(part.contains("{if full}<g transform=\"scale(2)\"><text"), "{part}");
        assert!(part.contains("</text></g>{else}{symbol"), "{part}");
    }

    #[test]
    fn a_part_without_its_other_part_keeps_its_condition() {
        let svg = "<svg><g data-kessel-else=\"not far\"><a/></g><g data-kessel-if=\"small\"/></svg>";
        assert_eq!(from_samples(svg).as_deref(), Ok("<svg>{if far}<a/>{end}{if small}{end}</svg>"));
        assert!(from_samples("<svg>").is_err() && from_samples("</svg>").is_err());
    }
}
