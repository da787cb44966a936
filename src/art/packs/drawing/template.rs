//! The small language of placeholders inside a pack's SVG files: read once, filled for every face.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{limits, source::Source};
use crate::art::packs::error::{PackError, Place};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

/// Texts of a face that a drawing may print, by the name of their placeholder.
pub const TEXTS: [&str; 16] = [
    "strength",
    "designation",
    "formation",
    "formation_capitals",
    "size_mark",
    "band_label",
    "title",
    "title_capitals",
    "title_short",
    "rating",
    "count",
    "symbol_name",
    "variant",
    "heading",
    "carried",
    "carried_values",
];

/// Conditions on the state of a face or on the size at which it is drawn.
pub const STATES: [&str; 9] =
    ["far", "small", "full", "band", "pattern", "reduced", "dimmed", "badged", "badged_twice"];

/// The words that a pack adds to the language.
#[derive(Clone, Debug, Default)]
pub struct Words {
    /// Names that print as a colour.
    pub colours: BTreeSet<String>,
    /// Names that an `{if}` may use: badges and variants.
    pub conditions: BTreeSet<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    /// SVG, printed as it is.
    Plain(String),
    /// `{strength}`, `{card}`: a text of the face or a colour.
    Value(String),
    /// `{line WIDTH PIXELS}`: a line this wide in units, but never thinner than this many pixels.
    Line(f32, f32),
    /// `{fit TEXT SIZE WIDTH}`: a font size at which the text is no wider than this.
    Fit(String, f32, f32),
    /// `{symbol X Y SCALE}`: the branch symbol, centred there.
    Symbol(f32, f32, f32),
    /// `{carried X Y SCALE}`: the symbol of its passenger, centred there.
    Carried(f32, f32, f32),
    /// `{steps X Y PITCH}`: the row of step dots, centred there.
    Steps(f32, f32, f32),
    /// `{badges RADIUS}`: the status badges, in the pack's slots.
    Badges(f32),
    /// The picture of a unit that is its whole card; no placeholder stands for it.
    Picture,
    /// `{pattern}`: the pattern of the corps band, if the palette gives it one.
    Pattern,
    /// `{if NAME}` … `{else}` … `{end}`; a condition is true if any of its words is.
    If {
        /// Words of the condition, each a state, a badge or a text.
        any: Vec<String>,
        /// `{if not NAME}`.
        negated: bool,
        then: Vec<Piece>,
        /// Pieces if it is false.
        otherwise: Vec<Piece>,
    },
}

impl Piece {
    /// Whether a drawing replaces it.
    fn is_drawing(&self) -> bool {
        matches!(
            self,
            Self::Symbol(..) | Self::Carried(..) | Self::Steps(..) | Self::Badges(_) | Self::Pattern
        )
    }
}

/// A drawing with its placeholders found.
#[derive(Clone, Debug, PartialEq)]
pub struct Template {
    /// The file it was read from, for messages.
    pub file: String,
    /// Its text as it was read.
    pub text: Arc<str>,
    /// Its pieces.
    pub pieces: Vec<Piece>,
    /// Whether it is an SVG document of its own, and not only the contents of one.
    pub is_whole: bool,
    /// The files of the pack that it shows, by the names in its text.
    pub links: Arc<BTreeMap<String, String>>,
}

impl Template {
    /// Reads a drawing; `file` is named in messages.
    pub fn read(file: &str, text: &str, known: &Words) -> Result<Self, PackError> {
        let source = Source::of(text);
        let is_whole = source.is_svg();
        let mut reader = Reader { file, text, source, at: 0, known, depth: 0, found: 0 };
        let (pieces, closing) = reader.pieces()?;
        match closing {
            None => {
                Ok(Self { file: file.to_owned(), text: text.into(), pieces, is_whole, links: Arc::default() })
            }
            Some((word, at)) => Err(reader.fault(at, format!("{{{word}}} has no {{if}} before it"))),
        }
    }

    /// Whether it shows the picture of a unit, with the program's marks over it.
    pub fn shows_picture(&self) -> bool {
        self.pieces.contains(&Piece::Picture)
    }

    /// Whether it has no placeholders.
    pub fn is_plain(&self) -> bool {
        self.pieces.iter().all(|piece| matches!(piece, Piece::Plain(_)))
    }

    /// Returns the place in the file for a place in the filled drawing: the line is the same, and the column is that of
    /// the same letters.
    pub fn place(&self, filled: &str, line: usize, column: usize) -> Place {
        let there = |text: &str| text.lines().nth(line.saturating_sub(1)).unwrap_or_default().to_owned();
        let (own, filled) = (there(&self.text), there(filled));
        let rest: String = filled.chars().skip(column.saturating_sub(1)).collect();
        let longest = rest.chars().count().min(40);
        let letters = (1..=longest).rev().map(|length| rest.chars().take(length).collect::<String>());
        let found = letters.into_iter().find_map(|letters| own.find(&letters));
        let before = found.and_then(|at| own.get(..at));
        let column = before.map_or(1, |before| before.chars().count() + 1);
        Place { file: self.file.clone(), line, column }
    }
}

struct Reader<'a> {
    file: &'a str,
    text: &'a str,
    source: Source,
    at: usize,
    known: &'a Words,
    /// The number of open `{if}`.
    depth: usize,
    /// The number of placeholders found.
    found: usize,
}

/// A word that ends a run of pieces, and its place.
type Closing = Option<(String, usize)>;

impl Reader<'_> {
    fn fault(&self, at: usize, why: String) -> PackError {
        PackError::Fault { place: Place::of_byte(self.file, self.text, at), why }
    }

    /// Reads up to the end of the text or to an `{else}` or `{end}`.
    fn pieces(&mut self) -> Result<(Vec<Piece>, Closing), PackError> {
        let mut pieces = Vec::new();
        let mut plain = String::new();
        loop {
            let rest = self.text.get(self.at..).unwrap_or_default();
            let Some((before, behind)) = rest.split_once('{') else {
                plain.push_str(rest);
                self.at = self.text.len();
                keep(&mut pieces, &mut plain);
                return Ok((pieces, None));
            };
            plain.push_str(before);
            let start = self.at + before.len();
            // Style sheets use braces too: only a run of words and numbers is a placeholder.
            let Some(inside) = placeholder(behind).filter(|_| !self.source.is_mute(start)) else {
                plain.push('{');
                self.at = start + 1;
                continue;
            };
            self.at = start + inside.len() + 2;
            keep(&mut pieces, &mut plain);
            self.found += 1;
            if self.found > limits::PLACEHOLDERS {
                let why = format!("this drawing has more than {} placeholders", limits::PLACEHOLDERS);
                return Err(self.fault(start, why));
            }
            let words: Vec<&str> = inside.split_whitespace().collect();
            match words.as_slice() {
                [closing @ ("else" | "end")] => return Ok((pieces, Some(((*closing).to_owned(), start)))),
                ["if", condition @ ..] => pieces.push(self.condition(start, condition)?),
                other => {
                    let piece = self.placeholder(start, other)?;
                    if piece.is_drawing() && !self.source.takes_drawing(start) {
                        let why = format!(
                            "{{{}}} is a drawing, which cannot be in an attribute, a clip path, a filter, a gradient or a style sheet",
                            other.join(" ")
                        );
                        return Err(self.fault(start, why));
                    }
                    pieces.push(piece);
                }
            }
        }
    }

    fn condition(&mut self, start: usize, words: &[&str]) -> Result<Piece, PackError> {
        let (negated, words) = match words {
            ["not", rest @ ..] => (true, rest),
            all => (false, all),
        };
        let any: Vec<String> =
            words.iter().filter(|word| **word != "or").map(|word| (*word).to_owned()).collect();
        if any.is_empty() {
            return Err(self.fault(start, "{if} needs a word, such as {if band}".to_owned()));
        }
        for word in &any {
            let known = STATES.contains(&word.as_str()) || TEXTS.contains(&word.as_str());
            if !(known || self.known.conditions.contains(word)) {
                let why =
                    format!("\"{word}\" is not a condition: no text, state, badge or variant has this name");
                return Err(self.fault(start, why));
            }
        }
        let unended =
            |reader: &Self| reader.fault(start, format!("this {{if {}}} has no {{end}}", any.join(" or ")));
        self.depth += 1;
        if self.depth > limits::IFS {
            let why = format!("{{if}} is nested more than {} deep here", limits::IFS);
            return Err(self.fault(start, why));
        }
        let (then, closing) = self.pieces()?;
        let (otherwise, closing) = match closing {
            Some((word, _)) if word == "else" => self.pieces()?,
            closing => (Vec::new(), closing),
        };
        self.depth -= 1;
        match closing {
            Some((word, _)) if word == "end" => Ok(Piece::If { any, negated, then, otherwise }),
            Some((_, at)) => Err(self.fault(at, "there is a second {else} here".to_owned())),
            None => Err(unended(self)),
        }
    }

    fn placeholder(&self, start: usize, words: &[&str]) -> Result<Piece, PackError> {
        let number = |word: &str| {
            word.parse::<f32>()
                .ok()
                .filter(|number| number.is_finite())
                .ok_or_else(|| self.fault(start, format!("\"{word}\" is not a number")))
        };
        match words {
            ["line", width, pixels] => Ok(Piece::Line(number(width)?, number(pixels)?)),
            ["symbol", x, y, scale] => Ok(Piece::Symbol(number(x)?, number(y)?, number(scale)?)),
            ["carried", x, y, scale] => Ok(Piece::Carried(number(x)?, number(y)?, number(scale)?)),
            ["steps", x, y, pitch] => Ok(Piece::Steps(number(x)?, number(y)?, number(pitch)?)),
            ["badges", radius] => Ok(Piece::Badges(number(radius)?)),
            ["pattern"] => Ok(Piece::Pattern),
            ["fit", text, size, width] if TEXTS.contains(text) => {
                Ok(Piece::Fit((*text).to_owned(), number(size)?, number(width)?))
            }
            ["line" | "symbol" | "steps" | "badges" | "fit", ..] | ["carried", _, ..] => {
                let why = "this placeholder is written {line WIDTH PIXELS}, {symbol X Y SCALE}, {carried X Y SCALE}, \
                           {steps X Y PITCH}, {badges RADIUS} or {fit TEXT SIZE WIDTH}";
                Err(self.fault(start, why.to_owned()))
            }
            [name] if TEXTS.contains(name) || self.known.colours.contains(*name) => {
                Ok(Piece::Value((*name).to_owned()))
            }
            other => {
                let why = format!(
                    "{{{}}} is not a placeholder: no text, colour or picture has this name",
                    other.join(" ")
                );
                Err(self.fault(start, why))
            }
        }
    }
}

fn keep(pieces: &mut Vec<Piece>, plain: &mut String) {
    if !plain.is_empty() {
        pieces.push(Piece::Plain(std::mem::take(plain)));
    }
}

/// Returns the text between brackets, if it is a run of words and numbers and the bracket is closed; the first bracket
/// has been passed.
pub(crate) fn placeholder(text: &str) -> Option<&str> {
    let ends = |letter: char| !(letter.is_ascii_alphanumeric() || " _.-".contains(letter));
    let (inside, rest) = text.split_at(text.find(ends)?);
    (rest.starts_with('}') && inside.starts_with(|first: char| first.is_ascii_alphabetic())).then_some(inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Template, PackError> {
        let colours = BTreeSet::from(["card".to_owned()]);
        Template::read("card.svg", text, &Words { colours, conditions: BTreeSet::new() })
    }

    #[test]
    fn placeholders_and_conditions_are_found_and_style_sheets_are_left_alone() {
        let template = read("<style>a{fill:red}</style>{if not far}{card}{else}{line 3 0.9}{end}").unwrap();
        assert_eq!(template.pieces.len(), 2);
        assert_eq!(template.pieces[0], Piece::Plain("<style>a{fill:red}</style>".to_owned()));
        let Piece::If { negated, then, otherwise, .. } = &template.pieces[1] else {
            panic!("an {{if}} is expected")
        };
        assert!(*negated);
        assert_eq!(then, &[Piece::Value("card".to_owned())]);
        assert_eq!(otherwise, &[Piece::Line(3.0, 0.9)]);
    }

    #[test]
    fn what_is_not_drawn_has_no_placeholders() {
        let text =
            "<?xml version=\"1.0\"?><!-- {crad} --><svg><title>{crad}</title><g id='{crad}'>{card}</g></svg>";
        let template = read(text).unwrap();
        assert!(template.is_whole && !read("<g>{card}</g>").unwrap().is_whole);
        assert_eq!(template.pieces.iter().filter(|piece| !matches!(piece, Piece::Plain(_))).count(), 1);
        let drawing = read("<svg>\n<g fill='{symbol 0 0 1}'/></svg>").unwrap_err().to_string();
        assert!(drawing.starts_with("card.svg:2:10: {symbol 0 0 1} is a drawing"), "{drawing}");
    }

    #[test]
    fn faults_name_line_and_column() {
        let message = |text: &str| read(text).unwrap_err().to_string();
        assert!(
            message("<svg>\n  <path fill=\"{crad}\"/>")
                .starts_with("card.svg:2:15: {crad} is not a placeholder")
        );
        assert!(message("{if far}\nx").starts_with("card.svg:1:1: this {if far} has no {end}"));
        assert!(message("x{end}").starts_with("card.svg:1:2: {end} has no {if} before it"));
        assert!(message("{line wide 1}").contains("\"wide\" is not a number"));
        assert!(message("{if purple}{end}").contains("\"purple\" is not a condition"));
    }
}
