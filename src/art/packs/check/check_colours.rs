//! Finds colours of a pack that cannot be read on each other or distinguished.

use super::colour_blindness::{EYES, contrast};
use crate::art::packs::{
    map_art::MapArt,
    pack::{Pack, overlay_colours::OverlayColours, palette::Colour},
};

/// The least contrast of a text with its background.
const TEXT: f32 = 4.5;
/// The least contrast of marks.
const MARK: f32 = 3.0;
/// The least difference between colours that distinguish sides or hexes.
const APART: f32 = 25.0;

/// Two colours that are too close to each other.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Close {
    pub names: [String; 2],
    /// The fault, in a sentence.
    pub sentence: String,
    /// The palette; "" for the default one.
    pub palette: String,
}

/// Returns the colours of cards and overlays that are too close, in every palette; for palettes other than the default
/// one only the faults of their own.
pub(super) fn in_palettes(pack: &Pack) -> Vec<Close> {
    let mut close = in_palette(pack, "");
    let usual = close.clone();
    for name in pack.palettes() {
        let Ok(worn) = pack.clone().with_palette(name) else { continue };
        let same = |colour: &String| worn.palette.get(colour) == pack.palette.get(colour);
        let known = |found: &Close| {
            found.names.iter().all(same) && usual.iter().any(|other| other.names == found.names)
        };
        close.extend(in_palette(&worn, name).into_iter().filter(|found| !known(found)));
    }
    close
}

fn in_palette(pack: &Pack, palette: &str) -> Vec<Close> {
    let mut found: Vec<Close> = Vec::new();
    let mut add = |one: &str, other: &str, sentence: String| {
        let names = [one.to_owned(), other.to_owned()];
        // Cards with the same colours have the same fault.
        if !found.iter().any(|known| known.names == names) {
            found.push(Close { names, sentence, palette: palette.to_owned() });
        }
    };
    for (name, card) in &pack.cards {
        for variant in card.variants.keys().map(String::as_str).chain([""]) {
            let named = |word: &str| {
                let changed = card.variants.get(variant).and_then(|colours| colours.get(word));
                changed.or_else(|| card.colours.get(word))
            };
            for (ink, ground, least) in [("ink", "card", TEXT), ("symbol_ink", "symbol_box", MARK)] {
                let (Some(ink), Some(ground)) = (named(ink), named(ground)) else { continue };
                let colour = |name: &str| pack.palette.get(name).copied().or_else(|| Colour::parse(name));
                let (Some(one), Some(other)) = (colour(ink), colour(ground)) else { continue };
                if let Some(sentence) = unreadable(ink, one, ground, other, least) {
                    let of = if variant.is_empty() { String::new() } else { format!(" ({variant})") };
                    add(ink, ground, format!("template \"{name}\"{of}: {sentence}"));
                }
            }
        }
    }
    let colours = OverlayColours::of(pack);
    let plate = unreadable("plate_text", colours.plate_text, "plate", colours.plate, TEXT);
    plate.into_iter().for_each(|sentence| add("plate_text", "plate", sentence));
    for (one, other) in [("soviet", "german"), ("soviet_key", "german_key"), ("reach", "stop")] {
        let (Some(first), Some(second)) = (pack.palette.get(one), pack.palette.get(other)) else { continue };
        let eye = EYES.iter().find(|eye| eye.difference(*first, *second) < APART);
        if let Some(eye) = eye {
            let there = eye.difference(*first, *second);
            let sentence = format!(
                "\"{one}\" and \"{other}\" are too similar for {} eyes: {there:.0} apart, at least {APART} needed",
                eye.name
            );
            add(one, other, sentence);
        }
    }
    found
}

/// Returns the colours of the map that are too close.
pub(super) fn on_map(art: &MapArt) -> Vec<Close> {
    let colours = &art.colours;
    let pairs = [
        ("ink", colours.ink, "paper", colours.paper, TEXT),
        ("ink_soft", colours.ink_soft, "paper_high", colours.paper_high, TEXT),
        ("river_name", colours.river_name, "paper", colours.paper, MARK),
        ("victory", colours.victory, "paper_high", colours.paper_high, MARK),
        ("tab_ink", colours.tab_ink, "first_key", colours.first_key, MARK),
        ("tab_ink", colours.tab_ink, "second_key", colours.second_key, MARK),
    ];
    let close = pairs.into_iter().filter_map(|(ink, one, ground, other, least)| {
        let sentence = unreadable(ink, one, ground, other, least)?;
        Some(Close { names: [ink, ground].map(str::to_owned), sentence, palette: String::new() })
    });
    close.collect()
}

fn unreadable(ink: &str, one: Colour, ground: &str, other: Colour, least: f32) -> Option<String> {
    let there = contrast(one, other);
    (there < least).then(|| {
        format!("\"{ink}\" on \"{ground}\" has a contrast of {there:.1}; at least {least} is needed")
    })
}
