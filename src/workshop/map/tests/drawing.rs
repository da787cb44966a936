//! Each kind of change, alone and in strokes, with undo and redo; symmetry.

use super::*;
use crate::engine::board::{Building, ColumnLimit, Countryside, Material, RiverName};

/// Carries out changes one by one, undoes all and redoes all: each state comes back as it was.
fn there_and_back(draft: &mut Draft, changes: &[Change]) {
    let mut texts = vec![draft.text()];
    for made in changes {
        change(draft, made);
        again(draft);
        texts.push(draft.text());
    }
    for text in texts.iter().rev().skip(1) {
        assert!(draft.undo());
        assert_eq!(&draft.text(), text);
    }
    assert!(!draft.can_undo() && !draft.undo());
    for text in texts.iter().skip(1) {
        assert!(draft.redo());
        assert_eq!(&draft.text(), text);
    }
    assert!(!draft.can_redo());
}

#[test]
fn every_change_can_be_undone_and_redone() {
    let place = Place { name: "Dorf".to_owned(), kind: PlaceKind::Minor, hexes: hexes("0303") };
    let building = Building { name: "Inn".to_owned(), of: Material::Stone, hexes: hexes("0304 0303") };
    let barn = Building { name: "Barn".to_owned(), of: Material::Wood, hexes: hexes("0303") };
    let river = RiverName { name: "Lesna".to_owned(), near: hexes("0606") };
    let area = Area { id: "West".to_owned(), edge: Edge::West, hexes: hexes("0101 0102") };
    let limit = ColumnLimit { name: "Limit".to_owned(), after_column: 4 };
    let side = |kind, at: &str, side| Change::Side { kind, hex: hex(at), side, on: true };
    let changes = [
        terrain("0505", 2, Terrain::Woods),
        terrain("0505", 0, Terrain::Clear),
        Change::FillTerrain { at: hex("0101"), terrain: Terrain::Crops },
        level("0808", 1, 1),
        level("0808", 0, 2),
        Change::FillLevel { at: hex("0809"), level: 0 },
        side(SideKind::River, "0202", Hexside::NorthWest),
        side(SideKind::Stream, "0604", Hexside::SouthEast),
        side(SideKind::Crest, "0202", Hexside::South),
        side(SideKind::Wall, "0702", Hexside::South),
        side(SideKind::Hedge, "0702", Hexside::South),
        chain(ChainKind::Road, "0107 0404 0704 1010"),
        chain(ChainKind::Rail, "0101 0110"),
        chain(ChainKind::Gully, "0901 0903"),
        chain(ChainKind::StreamHexes, "1001 1005"),
        chain(ChainKind::GullyHexes, "0810 0610"),
        point(PointKind::RoadExit, "0107", Hexside::North),
        point(PointKind::RailExit, "0101", Hexside::North),
        point(PointKind::Bridge, "0604", Hexside::SouthEast),
        point(PointKind::Ford, "0604", Hexside::SouthEast),
        point(PointKind::BridgeHex, "1003", Hexside::North),
        point(PointKind::RoadRiverJoin, "0202", Hexside::NorthWest),
        Change::EraseStep { kind: ChainKind::Road, from: hex("0404"), to: hex("0504") },
        Change::EraseChain { kind: ChainKind::Rail, at: hex("0105") },
        Change::Building(Entry::Add(building)),
        Change::Building(Entry::Add(barn.clone())),
        Change::Building(Entry::Replace(0, Building { hexes: hexes("0305"), ..barn })),
        Change::Place(Entry::Add(place.clone())),
        Change::Place(Entry::Replace(0, Place { name: "Stadt".to_owned(), ..place })),
        Change::River(Entry::Add(river)),
        Change::Area(Entry::Add(area)),
        Change::Limit(Entry::Add(limit)),
        Change::Id("other".to_owned()),
        Change::Titles { title: "A \"title\"\n".to_owned(), subtitle: "\\".to_owned() },
        Change::Countryside(Some(Countryside { fields: 1, hedges: 2, farms: 3, bends: 4 })),
        Change::Resize(Margins { north: 1, east: 2, south: -1, west: 1 }),
        Change::Shift { columns: -1, rows: 2 },
        Change::Join { seam: Seam::South, other: Box::new(hilly(12, 3).map().clone()) },
        Change::Erase { at: hex("0404"), radius: 2 },
        Change::Building(Entry::Remove(0)),
        Change::Limit(Entry::Remove(0)),
    ];
    there_and_back(&mut hilly(10, 10), &changes);
}

#[test]
fn a_stroke_is_one_step() {
    let mut draft = hilly(20, 20);
    let empty = draft.text();
    draft.begin_stroke();
    for row in 2..18 {
        let at = Hex::new(8, row).unwrap();
        change(&mut draft, &Change::Terrain { at, radius: 1, terrain: Terrain::Woods });
    }
    assert!(draft.is_changed() && draft.in_stroke());
    assert!(draft.end_stroke() && !draft.end_stroke());
    let revision = draft.revision();
    assert!(draft.undo() && !draft.can_undo() && draft.revision() > revision);
    assert_eq!(draft.text(), empty);
    // A stroke that changes nothing is no step, and one that is given up leaves nothing.
    draft.begin_stroke();
    assert_eq!(draft.change(&terrain("0808", 2, Terrain::Clear)), Ok(false));
    assert!(!draft.end_stroke() && draft.can_redo());
    draft.begin_stroke();
    change(&mut draft, &level("0808", 2, 2));
    draft.cancel_stroke();
    assert_eq!(draft.text(), empty);
}

#[test]
fn a_draft_knows_whether_it_differs_from_its_file() {
    let mut draft = Draft::read("map.ron", &hilly(9, 9).text()).expect("a map");
    assert!(!draft.is_changed() && hilly(9, 9).is_changed());
    change(&mut draft, &terrain("0101", 0, Terrain::Woods));
    assert!(draft.is_changed());
    draft.undo();
    assert!(!draft.is_changed());
    draft.redo();
    draft.mark_written();
    assert!(!draft.is_changed());
    draft.undo();
    change(&mut draft, &terrain("0202", 0, Terrain::Woods));
    assert!(draft.is_changed(), "the written state cannot be reached any more");
}

#[test]
fn a_line_is_joined_and_shortened() {
    let road = |draft: &Draft| draft.map().roads.clone();
    let mut draft = hilly(12, 12);
    draft.begin_line(ChainKind::Road, hex("0202"));
    draft.extend_line(hex("0502"));
    draft.extend_line(hex("0503"));
    assert_eq!(draft.line(), hexes("0202 0302 0402 0502 0503"));
    draft.extend_line(hex("0502"));
    assert_eq!(road(&draft), [hexes("0202 0302 0402 0502")], "going back shortens it");
    draft.end_stroke();
    change(&mut draft, &chain(ChainKind::Road, "0502 0602"));
    assert_eq!(road(&draft), [hexes("0202 0302 0402 0502 0602")], "it continues the line");
    change(&mut draft, &chain(ChainKind::Road, "0102 0202"));
    assert_eq!(road(&draft), [hexes("0102 0202 0302 0402 0502 0602")], "also at its beginning");
    change(&mut draft, &chain(ChainKind::Road, "0602 0502 0402"));
    assert_eq!(road(&draft), [hexes("0102 0202 0302 0402")], "going back from its end shortens it");
    change(&mut draft, &chain(ChainKind::Road, "0302 0303"));
    assert_eq!(road(&draft), [hexes("0102 0202 0302 0402"), hexes("0302 0303")], "a branch");
    assert_eq!(draft.change(&chain(ChainKind::Road, "0202 0302")), Ok(false), "a step is drawn once");
    assert_eq!(draft.free_ends(ChainKind::Road), hexes("0102 0303 0402"));
    change(&mut draft, &Change::EraseStep { kind: ChainKind::Road, from: hex("0302"), to: hex("0202") });
    assert_eq!(road(&draft), [hexes("0102 0202"), hexes("0302 0303"), hexes("0302 0402")]);
    change(&mut draft, &chain(ChainKind::Road, "0202 0303"));
    assert_eq!(road(&draft)[0].first(), Some(&hex("0102")));
    change(&mut draft, &Change::EraseChain { kind: ChainKind::Road, at: hex("0302") });
    assert!(road(&draft).iter().all(|chain| !chain.contains(&hex("0302"))));
    again(&draft);
}

#[test]
fn a_stream_fills_its_hexes_and_takes_their_cover() {
    let mut draft = hilly(12, 12);
    change(&mut draft, &terrain("0505", 1, Terrain::Woods));
    change(&mut draft, &chain(ChainKind::StreamHexes, "0501 0510"));
    let course = draft.map().stream_hexes.clone();
    assert_eq!(course.len(), 10);
    assert!(draft.map().woods.iter().all(|hex| !course.contains(hex)));
    change(&mut draft, &chain(ChainKind::StreamHexes, "0510 0610"));
    assert_eq!(draft.map().stream_hexes.last(), Some(&hex("0610")), "it continues the course");
    change(&mut draft, &chain(ChainKind::StreamHexes, "0805 0505"));
    assert_eq!(draft.map().stream_hexes.len(), 14, "a tributary ends beside it");
    change(&mut draft, &terrain("0503", 0, Terrain::Clear));
    change(&mut draft, &chain(ChainKind::StreamHexes, "0502 0503 0504"));
    assert_eq!(draft.map().stream_hexes.iter().filter(|at| **at == hex("0503")).count(), 1);
    change(&mut draft, &chain(ChainKind::GullyHexes, "0504 0704"));
    assert!(draft.faults().is_empty(), "{:?}", draft.faults());
    again(&draft);
}

/// A crossing goes with the ground that it needs; one that never had any stays as a fault.
#[test]
fn crossings_go_with_their_ground() {
    let mut draft = hilly(12, 12);
    change(&mut draft, &point(PointKind::Bridge, "0904", Hexside::South));
    change(&mut draft, &chain(ChainKind::Road, "0305 0307"));
    let stream = Change::Side { kind: SideKind::Stream, hex: hex("0305"), side: Hexside::South, on: true };
    change(&mut draft, &stream);
    change(&mut draft, &point(PointKind::Bridge, "0306", Hexside::North));
    assert_eq!(draft.map().bridges, [(hex("0305"), hex("0306")), (hex("0904"), hex("0905"))]);
    let stream = Change::Side { kind: SideKind::Stream, hex: hex("0306"), side: Hexside::North, on: false };
    change(&mut draft, &stream);
    assert_eq!(draft.map().bridges, [(hex("0904"), hex("0905"))]);
}

#[test]
fn images_are_those_that_are_documented() {
    let (odd, even) = (Size { columns: 9, rows: 6 }, Size { columns: 10, rows: 6 });
    let exact = |symmetry: Symmetry| [symmetry.is_exact(odd), symmetry.is_exact(even)];
    assert_eq!(Symmetry::ALL.map(exact), [[true, true], [true, false], [false, false], [false, true]]);
    let image = |symmetry: Symmetry, size, at: &str| symmetry.image(size, hex(at)).map(|hex| hex.to_string());
    assert_eq!(image(Symmetry::LeftRight, odd, "0203").as_deref(), Some("0803"));
    assert_eq!(image(Symmetry::TopBottom, odd, "0101").as_deref(), Some("0106"));
    assert_eq!(image(Symmetry::TopBottom, odd, "0201").as_deref(), Some("0205"));
    assert_eq!(image(Symmetry::TopBottom, odd, "0206"), None);
    assert_eq!(image(Symmetry::Point, even, "0101").as_deref(), Some("1006"));
    assert_eq!(image(Symmetry::Point, odd, "0206"), None);
    // Images of adjacent hexes touch at the image of their side, and the image of an image is the hex itself.
    for (symmetry, size) in [
        (Symmetry::LeftRight, odd),
        (Symmetry::TopBottom, odd),
        (Symmetry::TopBottom, even),
        (Symmetry::Point, odd),
        (Symmetry::Point, even),
    ] {
        for one in size.hexes() {
            let Some(image) = symmetry.image(size, one) else { continue };
            assert_eq!(symmetry.image(size, image), Some(one));
            for side in crate::engine::board::ALL_SIDES {
                let Some(next) = size.across(one, side).and_then(|next| symmetry.image(size, next)) else {
                    continue;
                };
                assert_eq!(image.step(symmetry.side(side)), Some(next), "{symmetry:?} {one} {side:?}");
            }
        }
    }
}

#[test]
fn a_drawing_is_repeated_at_its_image() {
    for (symmetry, columns) in [(Symmetry::LeftRight, 15), (Symmetry::TopBottom, 15), (Symmetry::Point, 16)] {
        let mut draft = hilly(columns, 12);
        draft.set_symmetry(symmetry);
        change(&mut draft, &terrain("0304", 1, Terrain::Woods));
        change(&mut draft, &level("0504", 1, 1));
        change(&mut draft, &chain(ChainKind::Road, "0102 0402"));
        let river =
            Change::Side { kind: SideKind::River, hex: hex("0402"), side: Hexside::NorthEast, on: true };
        change(&mut draft, &river);
        let (map, size) = (draft.map(), draft.size());
        let image = |at: Hex| symmetry.image(size, at).expect("an image");
        for list in [&map.woods, &map.hilltop, &map.level_1] {
            assert!(!list.is_empty() && list.iter().all(|at| list.contains(&image(*at))), "{symmetry:?}");
        }
        assert_eq!(map.rivers.len(), 2);
        let side = symmetry.side(Hexside::NorthEast);
        assert!(draft.has_side(SideKind::River, image(hex("0402")), side), "{symmetry:?}");
        assert_eq!(map.roads.len(), 2);
        assert!(draft.faults().is_empty(), "{:?}", draft.faults());
    }
    // Where it is not exact, lines are still lines.
    let mut draft = hilly(10, 8);
    draft.set_symmetry(Symmetry::LeftRight);
    change(&mut draft, &chain(ChainKind::Road, "0102 0405"));
    assert!(draft.faults().is_empty() && !draft.is_symmetry_exact());
}

/// A map of 20 by 15 hexes, as it is drawn with the mouse: hills, woods, a stream, a village, a road with a bridge.
#[test]
fn a_map_that_is_drawn_has_no_faults() {
    let mut draft = hilly(20, 15);
    let side = |at: &str, side| Change::Side { kind: SideKind::Stream, hex: hex(at), side, on: true };
    for made in [
        terrain("0404", 2, Terrain::Woods),
        terrain("1510", 1, Terrain::Woods),
        level("0411", 2, 1),
        level("0411", 0, 2),
        level("1504", 1, 1),
        terrain("1504", 0, Terrain::Woods),
    ] {
        change(&mut draft, &made);
    }
    for row in 1..=15 {
        let id = format!("10{row:02}");
        change(&mut draft, &side(&id, Hexside::NorthEast));
        change(&mut draft, &side(&id, Hexside::SouthEast));
    }
    for at in ["0707", "0708", "0808"] {
        change(&mut draft, &terrain(at, 0, Terrain::Town));
    }
    for made in [
        chain(ChainKind::Road, "0108 0708 2008"),
        point(PointKind::Bridge, "1008", Hexside::NorthEast),
        point(PointKind::Ford, "1003", Hexside::SouthEast),
        point(PointKind::RoadExit, "0108", Hexside::NorthWest),
        point(PointKind::RoadExit, "2008", Hexside::NorthEast),
        chain(ChainKind::Gully, "1301 1303"),
        Change::Place(Entry::Add(Place {
            name: "Dorf".to_owned(),
            kind: PlaceKind::Minor,
            hexes: hexes("0707 0708 0808"),
        })),
    ] {
        change(&mut draft, &made);
    }
    let faults = draft.faults();
    assert!(faults.is_empty(), "{faults:?}: {:?}", draft.map().roads);
    assert!(!draft.map().slopes.is_empty() && !draft.map().hilltop.is_empty());
    assert!(!draft.map().hilltop.contains(&hex("1504")), "woods on a hill are no open hilltop");
    again(&draft);
}

/// Undo remembers what has changed, not the map.
#[test]
fn strokes_on_the_largest_map_are_small() {
    let mut draft = hilly(255, 99);
    change(&mut draft, &Change::FillTerrain { at: hex("0101"), terrain: Terrain::Woods });
    let filled = draft.remembered();
    for number in 0..30_u8 {
        let at = Hex::new(8 * number + 3, 3 * number + 3).unwrap();
        change(&mut draft, &Change::Terrain { at, radius: 2, terrain: Terrain::Swamp });
    }
    assert_eq!(draft.remembered() - filled, 30 * 19 * 2);
}
