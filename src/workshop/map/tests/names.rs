//! Names, buildings, areas and limits at their mirror images.

use super::*;
use crate::engine::board::{Building, ColumnLimit, Material};

fn place(name: &str, at: &str) -> Place {
    Place { name: name.to_owned(), kind: PlaceKind::Name, hexes: hexes(at) }
}

fn area(id: &str, edge: Edge, at: &str) -> Area {
    Area { id: id.to_owned(), edge, hexes: hexes(at) }
}

fn mirrored(columns: u8, symmetry: Symmetry) -> Draft {
    let mut draft = hilly(columns, 12);
    draft.set_symmetry(symmetry);
    draft
}

/// The check of maps refuses two places of one name.
#[test]
fn a_name_is_repeated_with_a_number_and_changed_with_its_twin() {
    let mut draft = mirrored(15, Symmetry::LeftRight);
    change(&mut draft, &Change::Place(Entry::Add(place("Dorf", "0304 0305"))));
    assert_eq!(draft.map().places, [place("Dorf", "0304 0305"), place("Dorf 2", "1304 1305")]);
    assert!(draft.faults().is_empty(), "{:?}", draft.faults());
    change(&mut draft, &Change::Place(Entry::Replace(0, place("Sela", "0304 0305"))));
    assert_eq!(draft.map().places, [place("Sela", "0304 0305"), place("Sela 2", "1304 1305")]);
    // A name that its author has given stays, also when its hexes change.
    draft.set_symmetry(Symmetry::None);
    change(&mut draft, &Change::Place(Entry::Replace(1, place("Nova", "1304 1305"))));
    draft.set_symmetry(Symmetry::LeftRight);
    change(&mut draft, &Change::Place(Entry::Replace(0, place("Ruda", "0304"))));
    let both = [place("Ruda", "0304"), place("Nova", "1304")];
    assert_eq!(draft.map().places, both);
    change(&mut draft, &Change::Place(Entry::Remove(1)));
    assert!(draft.map().places.is_empty());
    assert!(draft.undo());
    assert_eq!(draft.map().places, both);
}

#[test]
fn a_name_across_the_axis_is_one_name() {
    let mut draft = mirrored(15, Symmetry::LeftRight);
    change(&mut draft, &Change::Place(Entry::Add(place("Mill", "0806"))));
    change(&mut draft, &Change::Place(Entry::Add(place("Ford", "0708 0808"))));
    assert_eq!(draft.map().places, [place("Mill", "0806"), place("Ford", "0708 0808 0908")]);
    change(&mut draft, &Change::Place(Entry::Replace(0, place("Old Mill", "0806"))));
    assert_eq!(draft.map().places[0], place("Old Mill", "0806"));
    // Where another name is, none is added.
    draft.set_symmetry(Symmetry::None);
    change(&mut draft, &Change::Place(Entry::Add(place("Sad", "0102 0103"))));
    draft.set_symmetry(Symmetry::LeftRight);
    change(&mut draft, &Change::Place(Entry::Add(place("Gora", "1503"))));
    assert_eq!(draft.map().places.len(), 4, "{:?}", draft.map().places);
}

#[test]
fn an_entry_area_is_repeated_at_the_counterpart_of_its_edge() {
    let mut draft = mirrored(16, Symmetry::Point);
    change(&mut draft, &Change::Area(Entry::Add(area("West", Edge::West, "0102 0103"))));
    change(&mut draft, &Change::Area(Entry::Add(area("A", Edge::North, "0301 0401"))));
    let expected = [
        area("West", Edge::West, "0102 0103"),
        area("East", Edge::East, "1610 1611"),
        area("A", Edge::North, "0301 0401"),
        area("B", Edge::South, "1312 1412"),
    ];
    assert_eq!(draft.map().areas, expected);
    assert!(draft.faults().is_empty(), "{:?}", draft.faults());
    change(&mut draft, &Change::Area(Entry::Remove(2)));
    assert_eq!(draft.map().areas, expected[..2]);
    // Even columns have no image of their last hex, but the edge has.
    let mut draft = mirrored(15, Symmetry::TopBottom);
    change(&mut draft, &Change::Area(Entry::Add(area("3", Edge::South, "0112 0212 0312"))));
    assert_eq!(draft.map().areas[1], area("4", Edge::North, "0101 0201 0301"));
    let mut draft = mirrored(15, Symmetry::LeftRight);
    change(&mut draft, &Change::Area(Entry::Add(area("N", Edge::North, "0701 0801"))));
    assert_eq!(draft.map().areas, [area("N", Edge::North, "0701 0801 0901")]);
}

/// The check of maps accepts two buildings of one name.
#[test]
fn a_building_and_a_limit_are_repeated() {
    let building = |at: &str| Building { name: "Barn".to_owned(), of: Material::Wood, hexes: hexes(at) };
    let mut draft = mirrored(15, Symmetry::LeftRight);
    change(&mut draft, &Change::Building(Entry::Add(building("0304"))));
    assert_eq!(draft.map().buildings, [building("0304"), building("1304")]);
    assert_eq!(draft.map().town, hexes("0304 1304"));
    change(&mut draft, &Change::Building(Entry::Replace(1, building("1304 1305"))));
    assert_eq!(draft.map().town, hexes("0304 0305 1304 1305"));
    assert!(draft.faults().is_empty(), "{:?}", draft.faults());
    change(&mut draft, &Change::Building(Entry::Remove(0)));
    assert!(draft.map().buildings.is_empty() && draft.map().town.is_empty());
    let limit = |name: &str, after_column| ColumnLimit { name: name.to_owned(), after_column };
    change(&mut draft, &Change::Limit(Entry::Add(limit("Line", 5))));
    assert_eq!(draft.map().limits, [limit("Line", 5), limit("Line 2", 10)]);
}
