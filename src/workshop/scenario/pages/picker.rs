//! Lists from which one thing is chosen: a search field, and the things whose name or id contains its text.

use super::widgets::line_button;
use crate::{
    engine::{counters::UnitId, drafts::UnitKind, text::say},
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{hint, noted},
    },
};
use bevy_egui::egui::{Margin, TextEdit, Ui};

/// Limit of the things that are listed at once.
const MOST_LISTED: usize = 12;

/// A thing that can be chosen.
pub(super) struct Offered {
    pub id: String,
    pub name: String,
}

/// Draws the search field and the things that it leaves; returns the number of one that was clicked.
pub(super) fn pick_one(
    ui: &mut Ui,
    palette: &Palette,
    search: &mut String,
    offered: &[Offered],
) -> Option<usize> {
    let edit = TextEdit::singleline(search)
        .id_salt("scenario-editor-search")
        .hint_text(say!("scenario-search"))
        .font(fonts::sans(13.0))
        .margin(Margin::symmetric(8, 5))
        .desired_width(f32::INFINITY);
    noted(&say!("scenario-search"), ui.add(edit));
    let found = found(offered, search);
    let mut chosen = None;
    for number in found.iter().take(MOST_LISTED) {
        let Some(one) = offered.get(*number) else { continue };
        if line_button(ui, palette, &one.name).on_hover_text(&one.id).clicked() {
            chosen = Some(*number);
        }
    }
    if found.len() > MOST_LISTED {
        hint(ui, palette, say!("scenario-more-types", n = found.len() - MOST_LISTED));
    }
    chosen
}

/// Returns the numbers of the things whose name or id contains a text, ordered by their names.
fn found(offered: &[Offered], search: &str) -> Vec<usize> {
    let search = search.trim().to_lowercase();
    let contains =
        |one: &Offered| one.name.to_lowercase().contains(&search) || one.id.to_lowercase().contains(&search);
    let mut found: Vec<(String, &str, usize)> = offered
        .iter()
        .enumerate()
        .filter(|(_, one)| contains(one))
        .map(|(number, one)| (one.name.to_lowercase(), one.id.as_str(), number))
        .collect();
    found.sort_unstable();
    found.into_iter().map(|(_, _, number)| number).collect()
}

/// Returns the types of a side as things to choose.
pub(super) fn of_side(kinds: &[UnitKind], side: usize) -> Vec<Offered> {
    let kinds = kinds.iter().filter(|kind| kind.side == side);
    kinds.map(|kind| Offered { id: kind.id.to_string(), name: kind.name.clone() }).collect()
}

/// Returns the name of a type; its id if the game has no such type.
pub(super) fn name_of(kinds: &[UnitKind], id: UnitId) -> String {
    kinds.iter().find(|kind| kind.id == id).map_or_else(|| id.to_string(), |kind| kind.name.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_found_by_name_and_id_on_their_side() {
        let kind = |id: &str, name: &str, side| UnitKind {
            id: id.parse().expect("an id"),
            name: name.to_owned(),
            side,
        };
        let kinds = [
            kind("b-tank", "Tank", 0),
            kind("a-rifle", "Rifles", 0),
            kind("c-tank", "Heavy tank", 0),
            kind("d-tank", "Tank", 1),
        ];
        let offered = of_side(&kinds, 0);
        let ids = |search: &str| -> Vec<&str> {
            found(&offered, search).iter().map(|number| offered[*number].id.as_str()).collect()
        };
        assert_eq!(ids(" TANK"), ["c-tank", "b-tank"]);
        assert_eq!(ids("a-r"), ["a-rifle"]);
        assert_eq!(ids("").len(), 3);
        assert!(ids("gun").is_empty());
    }
}
