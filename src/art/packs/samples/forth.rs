//! From placeholders to samples.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    memory::{ELSE, IF, PLACED, TAG, kept},
    tokens::{Part, Token, is_closing, is_empty, name_of, parts, tokens},
    values::{evaluated, holds, is_text, sample, shape},
};

/// Elements whose contents are not drawn, or are no elements.
const MUTE: [&str; 5] = ["style", "metadata", "title", "desc", "script"];

/// Returns a drawing with sample values in the place of its placeholders: an SVG document that every program opens.
///
/// # Errors
/// A condition in it holds parts of elements, in a sentence.
pub fn with_samples(template: &str) -> Result<String, String> {
    let mut sampler =
        Sampler { out: String::with_capacity(2 * template.len()), open: Vec::new(), ifs: Vec::new() };
    for token in tokens(template) {
        match token {
            Token::Other(text) => sampler.out.push_str(text),
            Token::Tag(tag) => sampler.tag(tag),
            Token::Text(text) => sampler.text(text)?,
        }
    }
    match sampler.ifs.pop() {
        Some(open) => Err(format!("{{if {}}} has no {{end}}", open.condition)),
        None => Ok(sampler.out),
    }
}

/// A condition that is open.
struct If {
    condition: String,
    /// The number of elements that were open at its beginning.
    depth: usize,
    /// The element around each of its two parts.
    element: &'static str,
}

struct Sampler<'a> {
    out: String,
    /// The names of the open elements.
    open: Vec<&'a str>,
    ifs: Vec<If>,
}

impl<'a> Sampler<'a> {
    fn tag(&mut self, tag: &'a str) {
        if is_closing(tag) {
            self.open.pop();
        } else if !is_empty(tag) {
            self.open.push(name_of(tag));
        }
        if !parts(tag).any(|part| matches!(part, Part::Placeholder(_))) {
            self.out.push_str(tag);
            return;
        }
        let shown = evaluated(tag);
        let end = if is_empty(&shown) { "/>" } else { ">" };
        let begin = shown.strip_suffix(end).unwrap_or(&shown).trim_end();
        self.out.push_str(&format!("{begin} {TAG}=\"{}\"{end}", kept(tag)));
    }

    fn text(&mut self, text: &str) -> Result<(), String> {
        if self.open.iter().any(|name| MUTE.contains(name)) {
            self.out.push_str(text);
            return Ok(());
        }
        let is_words = self.open.contains(&"text");
        for part in parts(text) {
            match part {
                Part::Plain(plain) => self.out.push_str(plain),
                Part::Placeholder(words) => self.placeholder(words, is_words)?,
            }
        }
        Ok(())
    }

    fn placeholder(&mut self, words: &str, is_words: bool) -> Result<(), String> {
        let (first, rest) = words.split_once(' ').unwrap_or((words, ""));
        match first {
            "if" => {
                let element = if is_words { "tspan" } else { "g" };
                self.begin(element, IF, rest, holds(rest));
                self.ifs.push(If { condition: rest.to_owned(), depth: self.open.len(), element });
            }
            "else" => {
                let open = self.last_if(words)?;
                let (element, condition) = (open.element, open.condition.clone());
                self.out.push_str(&format!("</{element}>"));
                self.begin(element, ELSE, &condition, !holds(&condition));
            }
            "end" => {
                let element = self.last_if(words)?.element;
                self.ifs.pop();
                self.out.push_str(&format!("</{element}>"));
            }
            _ => match shape(words) {
                Some(shape) if !is_words => {
                    self.out.push_str(&format!("<g {PLACED}=\"{{{words}}}\">{shape}</g>"));
                }
                // A drawing in a text is drawn where its numbers say, and a colour has no place in a text.
                None if is_words && is_text(words) => {
                    let value = kept(&sample(words));
                    self.out.push_str(&format!("<tspan {PLACED}=\"{{{words}}}\">{value}</tspan>"));
                }
                _ => self.out.push_str(&format!("{{{words}}}")),
            },
        }
        Ok(())
    }

    /// Writes the beginning of a part that depends on a condition.
    fn begin(&mut self, element: &str, attribute: &str, condition: &str, is_shown: bool) {
        let hidden = if is_shown { "" } else { " display=\"none\"" };
        self.out.push_str(&format!("<{element} {attribute}=\"{condition}\"{hidden}>"));
    }

    /// Returns the condition that ends or turns here.
    fn last_if(&self, words: &str) -> Result<&If, String> {
        let open = self.ifs.last().ok_or_else(|| format!("{{{words}}} has no {{if}} before it"))?;
        if open.depth == self.open.len() {
            return Ok(open);
        }
        let condition = &open.condition;
        Err(format!(
            "{{if {condition}}} begins in one element and ends in another: put whole elements into it"
        ))
    }
}
