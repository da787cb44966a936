//! Changes of the whole map: size, shift, two maps joined.

use super::*;

/// The hexsides with a stream and the steps of roads, as pairs of hexes.
fn lines(map: &MapFile) -> (Vec<[Hex; 2]>, Vec<[Hex; 2]>) {
    let sides = map.streams.iter().flat_map(|entry| entry.sides.iter().map(|side| (entry.hex, *side)));
    let sides = sides.filter_map(|(hex, side)| Some([hex, hex.step(side)?]));
    let steps = map.roads.iter().flat_map(|road| road.windows(2).map(|step| [step[0], step[1]]));
    let sorted = |pairs: &mut Vec<[Hex; 2]>| {
        pairs.iter_mut().for_each(|pair| pair.sort_unstable());
        pairs.sort_unstable();
    };
    let (mut sides, mut steps): (Vec<_>, Vec<_>) = (sides.collect(), steps.collect());
    sorted(&mut sides);
    sorted(&mut steps);
    (sides, steps)
}

fn drawn() -> Draft {
    let mut draft = hilly(20, 16);
    for made in [
        level("0808", 1, 1),
        terrain("0606", 1, Terrain::Woods),
        chain(ChainKind::Road, "0304 0910"),
        Change::Side { kind: SideKind::Stream, hex: hex("0706"), side: Hexside::SouthEast, on: true },
        Change::Side { kind: SideKind::Stream, hex: hex("0806"), side: Hexside::NorthEast, on: true },
    ] {
        change(&mut draft, &made);
    }
    assert!(draft.faults().is_empty(), "{:?}", draft.faults());
    draft
}

/// A shift keeps every distance, also by an odd number of columns, which makes high columns low.
#[test]
fn a_shift_keeps_the_drawing() {
    for (columns, rows) in [(2, 1), (1, 0), (3, -2), (-1, 1), (0, -1)] {
        let mut draft = drawn();
        let before = draft.map().clone();
        change(&mut draft, &Change::Shift { columns, rows });
        assert!(draft.faults().is_empty(), "{columns} {rows}: {:?}", draft.faults());
        let moved = |list: &[Hex]| -> Vec<Vec<u32>> {
            list.iter().map(|one| list.iter().map(|other| one.distance(*other)).collect()).collect()
        };
        let by_place = |list: &[Hex], map: &MapFile| -> Vec<u32> {
            let mut found: Vec<u32> =
                list.iter().flat_map(|one| map.level_1.iter().map(|other| one.distance(*other))).collect();
            found.sort_unstable();
            found
        };
        assert_eq!(moved(&before.roads[0]), moved(&draft.map().roads[0]));
        assert_eq!(by_place(&before.woods, &before), by_place(&draft.map().woods, draft.map()));
        let (sides, steps) = lines(&before);
        let (new_sides, new_steps) = lines(draft.map());
        assert_eq!((sides.len(), steps.len()), (new_sides.len(), new_steps.len()));
        let far = |one: &[Hex; 2], other: &[Hex; 2]| one[0].distance(other[0]) + one[0].distance(other[1]);
        let all = |sides: &[[Hex; 2]], steps: &[[Hex; 2]]| {
            let mut found: Vec<u32> = sides
                .iter()
                .flat_map(|side| steps.iter().map(|step| far(side, step) + far(step, side)))
                .collect();
            found.sort_unstable();
            found
        };
        assert_eq!(all(&sides, &steps), all(&new_sides, &new_steps));
        assert_eq!(draft.map().slopes.iter().map(|it| it.sides.len()).sum::<usize>(), 18);
        if columns % 2 == 0 {
            change(&mut draft, &Change::Shift { columns: -columns, rows: -rows });
            assert_eq!(draft.map(), &before);
        } else {
            // There and back by odd numbers of columns is half a hex down twice.
            change(&mut draft, &Change::Shift { columns: -columns, rows: -rows - 1 });
            assert_eq!(draft.map(), &before);
        }
        again(&draft);
    }
}

#[test]
fn a_map_grows_and_shrinks_at_each_edge() {
    let mut draft = drawn();
    let west = Area {
        id: "West".to_owned(),
        edge: Edge::West,
        hexes: (1..=16).filter_map(|row| Hex::new(1, row)).collect(),
    };
    change(&mut draft, &Change::Area(Entry::Add(west)));
    let before = draft.map().clone();
    let margins = Margins::between(draft.size(), Size { columns: 26, rows: 20 }, true, true);
    assert_eq!(margins, Margins { north: 4, east: 0, south: 0, west: 6 });
    change(&mut draft, &Change::Resize(margins));
    assert!(draft.faults().is_empty(), "{:?}", draft.faults());
    assert_eq!((draft.size(), draft.map().areas[0].hexes.len()), (Size { columns: 26, rows: 20 }, 20));
    assert_eq!(draft.map().woods.len(), before.woods.len());
    assert_eq!(draft.map().woods[0].to_string(), "1110");
    change(&mut draft, &Change::Resize(Margins { north: -4, east: 0, south: 0, west: -6 }));
    assert_eq!(draft.map(), &before);
    change(&mut draft, &Change::Resize(Margins { north: 0, east: -13, south: -7, west: 0 }));
    assert!(draft.faults().is_empty(), "content beyond is dropped: {:?}", draft.faults());
    for margins in [Margins { east: 300, ..Margins::default() }, Margins { south: -9, ..Margins::default() }]
    {
        assert!(draft.change(&Change::Resize(margins)).is_err(), "{margins:?}");
    }
    again(&draft);
}

/// Two shipped boards are joined to the shipped map of both, but for its names and titles.
#[test]
fn shipped_boards_are_joined() {
    let read = |name: &str| {
        let name = format!("platoon/map-{name}.ron");
        Draft::read(&name, shipped_text(&name).expect("a shipped map")).expect("a map")
    };
    let mut draft = read("grusha");
    let other = read("sosnovka");
    change(&mut draft, &Change::Join { seam: Seam::East, other: Box::new(other.map().clone()) });
    assert!(draft.faults().is_empty(), "{:?}", draft.faults());
    let (joined, shipped) = (draft.map(), read("grusha-sosnovka").map().clone());
    for (one, other) in [
        (&joined.woods, &shipped.woods),
        (&joined.town, &shipped.town),
        (&joined.hilltop, &shipped.hilltop),
        (&joined.level_1, &shipped.level_1),
        (&joined.level_2, &shipped.level_2),
    ] {
        assert_eq!(one, other);
    }
    assert_eq!((&joined.streams, &joined.slopes), (&shipped.streams, &shipped.slopes));
    assert_eq!((&joined.roads, &joined.gullies), (&shipped.roads, &shipped.gullies));
    assert_eq!((&joined.bridges, &joined.fords), (&shipped.bridges, &shipped.fords));
    assert_eq!(joined.road_exits, shipped.road_exits);
    let areas = |map: &MapFile| {
        let mut areas = map.areas.clone();
        areas.sort_by(|one, other| one.id.cmp(&other.id));
        areas
    };
    assert_eq!(areas(joined), areas(&shipped));
    assert!(draft.undo());
    assert_eq!(draft.map(), read("grusha").map());
}

#[test]
fn equal_names_of_joined_maps_get_a_number() {
    let mut draft = hilly(9, 6);
    let place = Place { name: "Hill".to_owned(), kind: PlaceKind::Name, hexes: hexes("0202") };
    let area = Area { id: "A".to_owned(), edge: Edge::North, hexes: hexes("0201 0301") };
    change(&mut draft, &Change::Place(Entry::Add(place)));
    change(&mut draft, &Change::Area(Entry::Add(area)));
    change(&mut draft, &level("0903", 0, 1));
    let other = draft.map().clone();
    assert!(!Seam::East.is_exact(draft.size()) && Seam::South.is_exact(draft.size()));
    change(&mut draft, &Change::Join { seam: Seam::East, other: Box::new(other.clone()) });
    assert!(draft.faults().is_empty(), "{:?}", draft.faults());
    let names: Vec<&str> = draft.map().places.iter().map(|place| place.name.as_str()).collect();
    let areas: Vec<&str> = draft.map().areas.iter().map(|area| area.id.as_str()).collect();
    assert_eq!((names, areas), (vec!["Hill", "Hill 2"], vec!["A", "A 2"]));
    // 0202 is a low hex; beyond an odd number of columns it is a high one, half a hex lower.
    assert_eq!(draft.map().places[1].hexes, hexes("1103"));
    assert_eq!(draft.size(), Size { columns: 18, rows: 6 });
    for _ in 0..14 {
        let _ = draft.change(&Change::Join { seam: Seam::South, other: Box::new(other.clone()) });
    }
    let refused =
        draft.change(&Change::Join { seam: Seam::South, other: Box::new(hilly(2, 20).map().clone()) });
    assert!(refused.is_err(), "no map has more than 99 rows");
}
