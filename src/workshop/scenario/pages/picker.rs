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
use bevy_egui::egui::{Align, Id, Margin, Rect, Response, TextEdit, Ui};

/// Limit of the things that are listed at once.
const MOST_LISTED: usize = 12;

/// A thing that can be chosen.
pub(super) struct Offered {
    pub id: String,
    pub name: String,
}

/// Draws the search field and the things that it leaves; returns the number of one that was clicked. A list that was not
/// there in the last frame comes into view, and its field takes the keyboard.
pub(super) fn pick_one(
    ui: &mut Ui,
    palette: &Palette,
    search: &mut String,
    offered: &[Offered],
) -> Option<usize> {
    let (field, chosen) = search_list(ui, palette, search, offered);
    if is_new(ui, field.id) {
        field.request_focus();
        ui.scroll_to_rect(Rect::from_min_max(field.rect.min, ui.min_rect().max), Some(Align::Min));
    }
    chosen
}

/// Whether something with this id was not drawn in the last frame.
fn is_new(ui: &Ui, id: Id) -> bool {
    let frame = ui.ctx().cumulative_frame_nr();
    let before = ui.data_mut(|data| {
        let before: Option<u64> = data.get_temp(id);
        data.insert_temp(id, frame);
        before
    });
    before.is_none_or(|before| before + 1 < frame)
}

/// Draws the same for a list that belongs to a page: it does not ask for the keyboard. Returns its field, too.
pub(super) fn search_list(
    ui: &mut Ui,
    palette: &Palette,
    search: &mut String,
    offered: &[Offered],
) -> (Response, Option<usize>) {
    let edit = TextEdit::singleline(search)
        .id_salt("scenario-editor-search")
        .hint_text(say!("scenario-search"))
        .font(fonts::sans(13.0))
        .margin(Margin::symmetric(8, 5))
        .desired_width(f32::INFINITY);
    let field = noted(&say!("scenario-search"), ui.add(edit));
    let found = found(offered, search);
    let mut chosen = None;
    for number in found.iter().take(MOST_LISTED) {
        let Some(one) = offered.get(*number) else { continue };
        if line_button(ui, palette, &told_apart(offered, one)).on_hover_text(&one.id).clicked() {
            chosen = Some(*number);
        }
    }
    if found.len() > MOST_LISTED {
        hint(ui, palette, say!("scenario-more-types", n = found.len() - MOST_LISTED));
    }
    (field, chosen)
}

/// Returns the name of a thing, with its id if another thing has the same name.
fn told_apart(offered: &[Offered], one: &Offered) -> String {
    let alike = offered.iter().filter(|other| other.name == one.name).count();
    if alike < 2 {
        return one.name.clone();
    }
    say!("scenario-type", name = one.name.as_str(), id = one.id.as_str())
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

/// Returns the name of a type, with its id if another type of its side has the same name.
pub(super) fn full_name_of(kinds: &[UnitKind], id: UnitId) -> String {
    let Some(kind) = kinds.iter().find(|kind| kind.id == id) else { return id.to_string() };
    let alike = kinds.iter().filter(|other| (other.side, &other.name) == (kind.side, &kind.name)).count();
    if alike < 2 {
        return kind.name.clone();
    }
    say!("scenario-type", name = kind.name.as_str(), id = id.as_str())
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
        // Of two types with one name, each is shown with its id.
        let twins = [kind("t34-76", "T-34", 1), kind("t34-85", "T-34", 1), kind("b-tank", "T-34", 0)];
        let offered = of_side(&twins, 1);
        let names: Vec<String> = offered.iter().map(|one| told_apart(&offered, one)).collect();
        assert_eq!(names, ["T-34 (t34-76)", "T-34 (t34-85)"]);
        assert_eq!(
            [&twins[1], &twins[2]].map(|kind| full_name_of(&twins, kind.id)),
            ["T-34 (t34-85)", "T-34"]
        );
    }
}
