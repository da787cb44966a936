//! Random changes: whatever is drawn, undo and redo give every state back, and every state is written and read again.

use super::*;
use proptest::{collection::vec, prelude::*};

/// A change made of numbers.
fn change_of((kind, one, other, more): (u8, u16, u16, u8)) -> Change {
    let place = |number: u16| Hex::new((number % 13 + 1) as u8, (number / 13 % 10 + 1) as u8).expect("a hex");
    let (at, to) = (place(one), place(other));
    let side = crate::engine::board::ALL_SIDES[usize::from(more) % 6];
    let (radius, on) = (more % 3, more % 4 > 0);
    let terrains = Palette::default().terrains;
    let terrain = terrains[usize::from(more) % terrains.len()];
    let chain = ChainKind::ALL[usize::from(more) % 5];
    match kind {
        0..=2 => Change::Terrain { at, radius, terrain },
        3 => Change::FillTerrain { at, terrain },
        4..=6 => Change::Level { at, radius, level: more / 3 % 3 },
        7 => Change::FillLevel { at, level: more % 3 },
        8..=10 => Change::Side { kind: SideKind::ALL[usize::from(more / 6) % 6], hex: at, side, on },
        11..=15 => Change::Chain { kind: chain, path: vec![at, to, place(one ^ other)] },
        16 => Change::EraseStep { kind: chain, from: at, to: at.step(side).unwrap_or(at) },
        17 => Change::EraseChain { kind: chain, at },
        18..=20 => Change::Point { kind: PointKind::ALL[usize::from(more / 6) % 6], hex: at, side, on },
        21 => Change::Erase { at, radius },
        22 => Change::Place(Entry::Add(Place {
            name: format!("P{more}"),
            kind: PlaceKind::Name,
            hexes: vec![at, to],
        })),
        23 => Change::Place(Entry::Remove(usize::from(more) % 3)),
        24 => Change::Building(Entry::Add(crate::engine::board::Building {
            name: format!("B{more}"),
            of: crate::engine::board::Material::Wood,
            hexes: vec![at, to],
        })),
        25 => Change::Building(Entry::Remove(0)),
        26 => Change::Shift { columns: i16::from(more % 5) - 2, rows: i16::from(more % 3) - 1 },
        _ => Change::Resize(Margins {
            north: i16::from(more % 3) - 1,
            west: i16::from(more % 5) - 2,
            ..Margins::default()
        }),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn undo_gives_every_state_back(
        numbers in vec((0..28_u8, any::<u16>(), any::<u16>(), any::<u8>()), 1..20),
        symmetry in 0..4_usize,
        follows in any::<(bool, bool)>(),
    ) {
        let mut draft = Draft::new(13, 10, "random", "Random").expect("a map");
        let follows = Follows { slopes: follows.0, hilltops: follows.1 };
        draft.set_palette(&Palette { follows, ..Palette::default() });
        draft.set_symmetry(Symmetry::ALL[symmetry]);
        let mut states = vec![draft.map().clone()];
        for made in numbers.into_iter().map(change_of) {
            if draft.change(&made) == Ok(true) {
                states.push(draft.map().clone());
            }
        }
        again(&draft);
        let _ = draft.faults();
        for state in states.iter().rev().skip(1) {
            prop_assert!(draft.undo());
            prop_assert_eq!(draft.map(), state);
        }
        prop_assert!(!draft.can_undo());
        for state in states.iter().skip(1) {
            prop_assert!(draft.redo());
            prop_assert_eq!(draft.map(), state);
        }
    }
}
