//! The attack procedure for every unit against every other, at every range and with every die (6).

use crate::panzer44::harness::*;
use kessel::games::panzer44::rules::{
    combat::{Shot, procedure},
    kinds::{Class, Fire, Mobility, Target},
};

/// The results table as the rules print it, columns -3 to +8.
const TABLE: [(i16, &str); 10] = [
    (-3, ".    .    .    .    .    .    Pin  Pin  Pin  Pin  (P)  D1"),
    (-2, ".    .    .    .    .    Pin  Pin  (P)  (P)  (P)  D1   D2"),
    (-1, ".    .    .    .    Pin  Pin  (P)  (P)  (P)  D1   D1   D2"),
    (0, ".    .    .    Pin  Pin  (P)  (P)  (P)  D1   D1   D2   D2"),
    (1, ".    .    Pin  Pin  (P)  (P)  (P)  D1   D1   D2   D2   D3"),
    (2, ".    Pin  Pin  (P)  (P)  (P)  D1   D1   D2   D2   D3   D4"),
    (3, "Pin  Pin  (P)  (P)  (P)  D1   D1   D2   D2   D3   D3   D4"),
    (4, "Pin  (P)  (P)  (P)  D1   D1   D2   D2   D3   D3   D4   D4"),
    (5, "(P)  D1   D1   D1   D2   D2   D2   D3   D3   D4   D4   D4"),
    (6, "D1   D1   D1   D2   D2   D3   D3   D3   D4   D4   D4   D4"),
];

fn attenuated(attack: i16, range: u32) -> i16 {
    match range {
        0 => unreachable!(),
        1 => attack * 2,
        2 | 3 => attack,
        4 | 5 => attack - 1,
        6..=8 => attack - 2,
        9 | 10 => attack - 3,
        _ => attack - 6,
    }
}

/// The result of an attack on a unit in a hex that subtracts `ground` from the die, or in a position; none if it is
/// prohibited.
fn opinion(
    fire: Fire,
    attack: i16,
    range: u32,
    by_foot: bool,
    target: Target,
    defence: i16,
    ground: i16,
    die: i16,
) -> Option<&'static str> {
    let (superiority, covered) = match (fire, target) {
        (Fire::M, _) => (attenuated(attack, range) - defence, true),
        (Fire::R, Target::Soft) => (attenuated(attack, range) - defence, true),
        (Fire::R, Target::Hard) if by_foot && range == 1 => (attack - defence, false),
        (Fire::R, Target::Hard) => return None,
        (Fire::Tight, Target::Hard) => (attack - 4, false),
        (Fire::Tight, Target::Soft) => (attack, true),
        (Fire::Loose, Target::Hard) => return None,
        (Fire::Loose, Target::Soft) => (attack - defence, true),
    };
    if superiority < -3 {
        return None;
    }
    let row = (if covered { die - ground } else { die }).max(-3);
    let line = TABLE.iter().find(|(number, _)| *number == row).unwrap().1;
    line.split_whitespace().nth((superiority.min(8) + 3) as usize)
}

/// Every pair of types, on clear ground, in woods, in a town and in a position.
#[test]
fn every_pair() {
    let rules = Situation::new().rulebook();
    let mut pairs = 0;
    for enemy in rules.units.all() {
        let id = format!("{}-1", enemy.id);
        let sheltered = matches!(enemy.moves, Mobility::Foot | Mobility::Immobile);
        for (at, ground, position) in
            [("0407", 0, false), ("2105", 2, false), ("1410", 3, false), ("0407", 4, true)]
        {
            let ground = if position && !sheltered { 0 } else { ground };
            let situation = Situation::new().unit(enemy.id.as_str(), at);
            let table = if position { situation.position(at) } else { situation }.begins();
            let target = table.counter(&id);
            for kind in rules.units.all() {
                let Some(gun) = kind.gun else { continue };
                let by_foot = kind.moves == Mobility::Foot;
                let fires = match gun.class {
                    Class::M => vec![Fire::M],
                    Class::R => vec![Fire::R],
                    Class::H => vec![Fire::Tight, Fire::Loose],
                };
                for fire in fires {
                    for (range, from) in (1..=9_u8).map(|n| (n, hex(at).column() + n)) {
                        let from = (1..=20).filter_map(|row| kessel::engine::board::Hex::new(from, row));
                        let mut from = from.filter(|from| from.distance(hex(at)) == u32::from(range));
                        let Some(from) = from.next() else { continue };
                        let shot = Shot { fire, strength: gun.attack, from: Some(from), by_foot };
                        let found = procedure(&rules, table.public(), &shot, target, hex(at)).ok();
                        let behind = found.and_then(|found| found.cover).map_or(0, |cover| cover.hexside);
                        let ground = (ground + i16::from(behind)).min(6);
                        for die in 1..=6 {
                            let told = found.map(|found| found.result(&rules.charts, die).to_string());
                            let opinion = opinion(
                                fire,
                                gun.attack,
                                u32::from(range),
                                by_foot,
                                enemy.target,
                                enemy.defence,
                                ground,
                                i16::from(die),
                            );
                            assert_eq!(
                                told.as_deref(),
                                opinion,
                                "{} at {id} from {from}, die {die}",
                                kind.id
                            );
                            pairs += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(pairs > 100_000, "{pairs}");
}
