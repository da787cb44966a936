//! The hexes that the map rings while a part of the panel is open.

use super::state::{EditorMemory, EntryArea, Pick, Tab};
use crate::engine::{
    board::Hex,
    drafts::{DraftView, FieldValue, SectionPage, UnitsOf},
};

/// Limit of the rings that fill an area; of a larger one the edge is ringed.
const MOST_RINGS: usize = 150;

/// Returns the hexes to ring, on a map with this many columns and rows, and these entry areas.
pub(crate) fn rings(
    view: &DraftView,
    memory: &EditorMemory,
    picks: Option<Pick>,
    (size, areas): ((u8, u8), &[EntryArea]),
) -> Vec<Hex> {
    if let Some(hexes) = hexes_of_thing(view, memory, picks, (size, areas)) {
        return hexes;
    }
    match (memory.tab, memory.open, picks) {
        (Tab::Units, Some((side, UnitsOf::Group(group))), _) => {
            let group = view.sides.get(side).and_then(|side| side.groups.get(group));
            group.map(|group| area_of((group.columns, group.rows), size)).unwrap_or_default()
        }
        (Tab::Arrivals, Some((side, UnitsOf::Arrival(arrival))), _) => {
            let arrival = view.sides.get(side).and_then(|side| side.arrivals.get(arrival));
            let Some(arrival) = arrival else { return Vec::new() };
            let area = areas.iter().find(|area| Some(area.id) == arrival.area);
            area.map_or_else(|| arrival.entry.clone(), |area| area.hexes.clone())
        }
        (Tab::Units, ..) => {
            let placed = memory.placed.and_then(|number| view.placed.as_ref()?.get(number));
            placed.map(|placed| vec![placed.hex]).unwrap_or_default()
        }
        (Tab::Victory, _, Some(Pick::Held { side: Some(side) })) => {
            view.held.get(side).cloned().unwrap_or_default()
        }
        (Tab::Victory, _, Some(Pick::Held { side: None })) => view.held.concat(),
        (Tab::Victory, ..) => view.victory_hexes.iter().map(|one| one.hex).collect(),
        _ => Vec::new(),
    }
}

/// Returns the hexes of the field that is clicked, or of all fields of the open thing; none if the page shows no such
/// thing.
fn hexes_of_thing(
    view: &DraftView,
    memory: &EditorMemory,
    picks: Option<Pick>,
    (size, areas): ((u8, u8), &[EntryArea]),
) -> Option<Vec<Hex>> {
    let hexes = |value: &FieldValue| match value {
        FieldValue::Hex(hex) => vec![*hex],
        FieldValue::Hexes(hexes) => hexes.clone(),
        FieldValue::Pairs(pairs) => pairs.iter().flat_map(|(one, other)| [*one, *other]).collect(),
        FieldValue::Area(area) => {
            areas.iter().filter(|one| one.id == *area).flat_map(|one| one.hexes.clone()).collect()
        }
        _ => Vec::new(),
    };
    let columns = |value: &FieldValue| match value {
        FieldValue::Columns { columns: Some(columns), .. } => area_of((*columns, None), size),
        _ => Vec::new(),
    };
    if let Some(Pick::Field { section, thing, field } | Pick::Pair { section, thing, field, .. }) = picks {
        let mut ringed =
            view.field(section, thing, field).map(|value| [hexes(value), columns(value)].concat())?;
        if let Some(Pick::Pair { from, .. }) = picks {
            ringed.push(from);
        }
        return Some(ringed);
    }
    let open = memory.thing?;
    let section = view.sections.iter().find(|section| section.word == open.section)?;
    if section.page != page_of(memory.tab)? {
        return None;
    }
    let fields = &section.things.get(open.thing)?.fields;
    let ringed: Vec<Hex> = fields.iter().flat_map(|field| hexes(&field.value)).collect();
    // Hexes among columns say more than the columns.
    if ringed.is_empty() {
        return Some(fields.iter().flat_map(|field| columns(&field.value)).collect());
    }
    Some(ringed)
}

fn page_of(tab: Tab) -> Option<SectionPage> {
    match tab {
        Tab::Units => Some(SectionPage::Units),
        Tab::Arrivals => Some(SectionPage::Arrivals),
        Tab::Victory => Some(SectionPage::Victory),
        Tab::Options => Some(SectionPage::Options),
        Tab::Texts | Tab::Fairness | Tab::Check => None,
    }
}

/// The first and the last column of an area; the first and the last row, unless it has whole columns.
type Area = ((u8, u8), Option<(u8, u8)>);

/// Returns the hexes of an area, or those at its edge if there are many.
fn area_of((across, down): Area, (columns, rows): (u8, u8)) -> Vec<Hex> {
    let (west, east) = (across.0.max(1), across.1.min(columns));
    let (north, south) = down.map_or((1, rows), |(north, south)| (north.max(1), south.min(rows)));
    let hexes =
        || (west..=east).flat_map(move |column| (north..=south).filter_map(move |row| Hex::new(column, row)));
    let is_edge = |hex: &Hex| [west, east].contains(&hex.column()) || [north, south].contains(&hex.row());
    if hexes().count() > MOST_RINGS { hexes().filter(is_edge).collect() } else { hexes().collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_area_is_ringed_as_far_as_the_map_goes() {
        let ids = |hexes: Vec<Hex>| hexes.iter().map(Hex::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!(ids(area_of(((2, 3), Some((4, 5))), (20, 15))), "0204 0205 0304 0305");
        assert_eq!(ids(area_of(((19, 40), Some((15, 15))), (20, 15))), "1915 2015");
        assert_eq!(area_of(((1, 2), None), (20, 15)).len(), 30);
        assert_eq!(area_of(((1, 20), None), (20, 15)).len(), 2 * 20 + 2 * 13);
        assert!(area_of(((5, 4), None), (20, 15)).is_empty());
    }
}
