//! The values that stand in the place of placeholders: a fresh unit, seen from near.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    memory::kept,
    tokens::{Part, parts},
};
use crate::art::packs::{
    drawing::template::TEXTS,
    pack::{Pack, palette::Colour},
};

/// Returns the sample of a text, a colour, a width or a font size.
pub(super) fn sample(words: &str) -> String {
    let all: Vec<&str> = words.split_whitespace().collect();
    match all.as_slice() {
        ["line", width, _] => (*width).to_owned(),
        ["fit", _, size, _] => (*size).to_owned(),
        [name] if is_text(name) => of_text(name).to_owned(),
        [name] => colour(name).to_string(),
        _ => String::new(),
    }
}

pub(super) fn is_text(name: &str) -> bool {
    TEXTS.contains(&name)
}

fn of_text(name: &str) -> &'static str {
    match name {
        "strength" => "4–10",
        "designation" => "18",
        "formation" => "137",
        "formation_capitals" | "title_capitals" | "title_short" => "NAME",
        "size_mark" => "XX",
        "band_label" => "39",
        "title" => "Name",
        "rating" => "5",
        "count" => "2",
        "symbol_name" | "carried" => "armour",
        "carried_values" => "4",
        "heading" => "0",
        _ => "usual",
    }
}

/// Returns a colour of the standard pack: of its palette, or of the first card that has such a word.
fn colour(name: &str) -> Colour {
    let named = match name {
        "band" => "corps_39",
        "band_ink" => "white",
        name => name,
    };
    let Ok(standard) = Pack::standard_kept() else { return Colour([128; 3]) };
    let in_palette = |name: &str| standard.palette.get(name).copied().or_else(|| Colour::parse(name));
    let on_card = || standard.cards.values().find_map(|card| in_palette(card.colours.get(named)?.as_str()));
    on_card().or_else(|| in_palette(named)).unwrap_or(Colour([128; 3]))
}

/// Whether a condition holds of the sample.
pub(super) fn holds(condition: &str) -> bool {
    let words: Vec<&str> = condition.split_whitespace().collect();
    let (is_negated, words) = match words.as_slice() {
        ["not", rest @ ..] => (true, rest),
        all => (false, all),
    };
    let is_true = |word: &&str| match *word {
        "full" | "band" => true,
        "count" | "carried" | "carried_values" | "heading" | "variant" => false,
        word => is_text(word),
    };
    words.iter().any(is_true) != is_negated
}

/// Returns a text with samples in the place of its placeholders and conditions.
pub(super) fn evaluated(text: &str) -> String {
    let mut out = String::new();
    // Whether the part of each open condition is shown.
    let mut open: Vec<bool> = Vec::new();
    for part in parts(text) {
        match part {
            Part::Plain(plain) if open.iter().all(|shown| *shown) => out.push_str(plain),
            Part::Plain(_) => {}
            Part::Placeholder(words) => match words.split_once(' ').unwrap_or((words, "")) {
                ("if", condition) => open.push(holds(condition)),
                ("else", _) => open.iter_mut().rev().take(1).for_each(|shown| *shown = !*shown),
                ("end", _) => {
                    open.pop();
                }
                _ if open.iter().all(|shown| *shown) => out.push_str(&kept(&sample(words))),
                _ => {}
            },
        }
    }
    out
}

/// Returns a shape for a drawing in another one, where it is drawn; none for any other placeholder.
pub(super) fn shape(words: &str) -> Option<String> {
    let all: Vec<&str> = words.split_whitespace().collect();
    let number = |word: &str| word.parse::<f32>().ok().filter(|number| number.is_finite());
    let line = "fill=\"none\" stroke=\"#8A2BE2\"";
    match all.as_slice() {
        ["symbol" | "carried", x, y, scale] => {
            let (x, y, scale) = (number(x)?, number(y)?, number(scale)?);
            let (left, top, wide, high) = (x - 25.0 * scale, y - 16.25 * scale, 50.0 * scale, 32.5 * scale);
            Some(format!(
                "<rect x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{high}\" {line}/><path d=\"M{left} {top}l{wide} {high}\" {line}/>"
            ))
        }
        ["steps", x, y, pitch] => {
            let (x, y, pitch) = (number(x)?, number(y)?, number(pitch)?);
            let dot = |x: f32| format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"2.7\" {line}/>");
            Some([x - pitch / 2.0, x + pitch / 2.0].map(dot).concat())
        }
        ["badges", radius] => {
            Some(format!("<circle cx=\"100\" cy=\"1\" r=\"{}\" {line}/>", number(radius)?.abs()))
        }
        ["pattern"] => Some(format!("<path d=\"M0 10H14M0 30H14M0 70H14M0 90H14\" {line}/>")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_those_of_a_fresh_unit() {
        assert_eq!(sample("line 2.4 1"), "2.4");
        assert_eq!(sample("fit strength 34 80"), "34");
        assert_eq!(sample("strength"), "4–10");
        assert_eq!((sample("card").as_str(), sample("crad").as_str()), ("#BCC7C9", "#808080"));
        assert!(TEXTS.iter().all(|text| !sample(text).is_empty()));
        assert!(
            holds("full")
                && holds("not far")
                && holds("far or title")
                && !holds("reduced")
                && !holds("not band")
        );
        let tag = "<g x='{if full}2 46) scale(1.25{else}4 42) scale(1.75{end})'{if reduced} y='{card}'{end}>";
        assert_eq!(evaluated(tag), "<g x='2 46) scale(1.25)'>");
    }
}
