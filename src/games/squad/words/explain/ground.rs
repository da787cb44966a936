//! Explanation of the hex: its costs, works, cover, lines of sight and value.

use super::{
    question::HexQuestion,
    words::{Says, hexes},
};
use crate::{
    engine::{
        board::{Hex, Hexside, Link, Material, SideFeature, Terrain},
        manual::Sentence,
        orders::Reason,
        text::{Arg, id, say},
    },
    games::squad::{
        rules::{
            counter::Counter,
            fire::lanes::markers,
            kinds::Side,
            movement::{Crowd, crowd},
            position::{Work, WorkKind},
            sight::ground_cover,
        },
        words::names::{a_work_arg, facing_arg},
    },
};

/// The difference in levels between adjacent hexes that is as steep as from 0 to 2 (6.3).
const STEEP: u8 = 2;

/// Returns the costs of the hex, and the reason if no unit may enter it.
pub(super) fn ground(asked: &HexQuestion) -> Vec<Sentence> {
    let (rulebook, public, hex) = (asked.rulebook, asked.public, asked.hex);
    let (board, charts) = (&rulebook.board, &rulebook.charts);
    let mut said = Vec::new();
    let mut add = |says: Says| said.push(says.into());
    let Some((row, foot)) = charts.row(terrain(asked)).and_then(|row| Some((row, row.infantry?))) else {
        return vec![Says::Water.into()];
    };
    let ground = terrain_of(asked);
    add(match row.vehicle {
        Some(vehicles) => Says::Ground { ground, foot, vehicles },
        None => Says::GroundOnFoot { ground, foot },
    });
    if board.is_bridge(hex) {
        let roads: Vec<Hex> = board.linked(Link::RoadOverRiver, hex).collect();
        add(Says::Bridge { hexes: hexes(&roads) });
    }
    let wall =
        |side| board.feature(SideFeature::Wall, hex, side) || board.feature(SideFeature::Hedge, hex, side);
    let walls = towards(asked, wall);
    if !walls.is_empty() {
        add(Says::Walls { hexes: hexes(&walls), points: charts.wall_cost });
    }
    let level = board.level(hex);
    let near = || board.neighbours(hex).iter().flatten().copied();
    let steep = |next: &Hex| board.level(*next).abs_diff(level) >= STEEP;
    let up: Vec<Hex> = near().filter(|next| board.level(*next) > level && !steep(next)).collect();
    if !up.is_empty() {
        add(Says::Rises { hexes: hexes(&up), points: charts.level_cost });
    }
    let cliffs: Vec<Hex> = near().filter(steep).collect();
    if !cliffs.is_empty() {
        add(Says::Steep { hexes: hexes(&cliffs) });
    }
    if let Some(work) = public.works.get(&hex) {
        work_said(work, charts.work_cost).into_iter().for_each(&mut add);
    }
    if let Some(number) = public.smoke.get(&hex) {
        add(Says::Smoke { number: *number });
    }
    for side in Side::BOTH {
        let lanes = markers(public, side.enemy(), hex);
        if lanes > 0 {
            add(Says::Lane { side, markers: lanes });
        }
    }
    said
}

/// The effects of a work. Unknown mines are not mentioned (22.1).
fn work_said(work: &Work, points: u16) -> Vec<Says> {
    let name = a_work_arg(work.kind);
    let faces = work.facing.map_or(Arg::Name(id!("squad-why-no-side")), facing_arg);
    let slows = Says::Slows { points };
    match work.kind {
        WorkKind::EarthBunker => vec![Says::Bunker { work: name, cover: 3, faces }, slows],
        WorkKind::ConcreteBunker => vec![Says::Bunker { work: name, cover: 4, faces }, slows],
        WorkKind::Sandbags => vec![Says::Sandbags { cover: 2 }, slows],
        WorkKind::Foxhole => vec![Says::Dug { work: name, cover: 1 }, slows],
        WorkKind::Trench => vec![Says::Dug { work: name, cover: 2 }, slows],
        WorkKind::Mines => {
            if work.known {
                vec![Says::Mines]
            } else {
                Vec::new()
            }
        }
        WorkKind::Wire => vec![Says::Wire],
    }
}

/// Returns the units in the hex, and whether it is full.
pub(super) fn stack(asked: &HexQuestion) -> Vec<Sentence> {
    let (rulebook, public, hex) = (asked.rulebook, asked.public, asked.hex);
    let Crowd { infantry, guns, vehicles } = crowd(rulebook, public, hex, &[]);
    let parts = [
        (infantry > 0).then(|| say!("squad-why-infantry-units", n = infantry)),
        (guns > 0).then(|| say!("squad-why-guns", n = guns)),
        (vehicles > 0).then(|| say!("squad-why-vehicles", n = vehicles)),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        return Vec::new();
    }
    let units = Arg::from(parts);
    let full = matches!((guns + vehicles, infantry), (0, 4..) | (1, 2..) | (2.., _));
    vec![if full { Says::Full { units } } else { Says::Room { units } }.into()]
}

/// Explains the effect of the hex on a unit attacked in it, by its ground alone.
pub(super) fn cover(asked: &HexQuestion) -> Vec<Sentence> {
    let rulebook = asked.rulebook;
    let cover = ground_cover(&rulebook.board, &rulebook.charts, &rulebook.options, asked.hex);
    vec![if cover > 0 { Says::Shelter { cover } } else { Says::NoShelter }.into()]
}

/// Returns the level of the hex, its effect on sight, and the units that see it.
pub(super) fn sight(asked: &HexQuestion) -> Vec<Sentence> {
    let (rulebook, public, hex) = (asked.rulebook, asked.public, asked.hex);
    let mut said = vec![Says::Level { level: rulebook.board.level(hex) }];
    if let Some(row) = rulebook.charts.row(terrain(asked)) {
        let bunker = public.works.get(&hex).is_some_and(|work| work.kind.is_bunker());
        said.extend((row.blocks || bunker).then_some(Says::Blocks));
        said.extend((row.hindrance > 0).then_some(Says::Hinders { hindrance: row.hindrance }));
    }
    let seeing = rulebook.seeing(public);
    for side in Side::BOTH {
        let sees = |(counter, from): &(&Counter, Hex)| {
            *from != hex && rulebook.kind(counter).weapon().is_none() && seeing.hindrances(*from, hex).is_ok()
        };
        let names: Vec<String> =
            public.on_map(side).filter(sees).map(|(counter, _)| asked.short(counter.id)).collect();
        said.push(match names.is_empty() {
            // Some enemy units may be hidden (22.2).
            true if rulebook.options.hidden_set_up => Says::UnwatchedAsKnown { side },
            true => Says::Unwatched { side },
            false => Says::Watched { side, names: few(names) },
        });
    }
    said.into_iter().map(Sentence::from).collect()
}

/// Returns the victory points of the hex, and the side that gains them.
pub(super) fn victory(asked: &HexQuestion) -> Vec<Sentence> {
    let scenario = &asked.rulebook.scenario;
    let mut said = Vec::new();
    for award in &scenario.victory.awards {
        let counts = matches!(&award.reason, Reason::Held(hexes) if hexes.contains(&asked.hex));
        if counts {
            said.push(Says::Worth { points: award.points.unsigned_abs(), side: award.to });
        }
    }
    said.extend(scenario.must.contains(&asked.hex).then_some(Says::Must));
    if !said.is_empty() {
        said.push(match asked.public.holders.get(&asked.hex) {
            Some(side) => Says::Held { side: *side },
            None => Says::HeldByNobody,
        });
    }
    said.into_iter().map(Sentence::from).collect()
}

/// The ground on entering: over a stream with a bridge it is open ground.
fn terrain(asked: &HexQuestion) -> Terrain {
    let board = &asked.rulebook.board;
    if board.is_bridge(asked.hex) { Terrain::Clear } else { board.terrain(asked.hex) }
}

/// The hex's ground, with the name of its building.
fn terrain_of(asked: &HexQuestion) -> Arg {
    let board = &asked.rulebook.board;
    let terrain = terrain_arg(terrain(asked), board.built_of(asked.hex));
    match board.building(asked.hex) {
        Some(building) => {
            say!("squad-why-in-building", terrain = terrain, building = building.name.as_str()).into()
        }
        None => terrain,
    }
}

/// A terrain, with its article.
pub(super) fn terrain_arg(terrain: Terrain, built: Option<Material>) -> Arg {
    Arg::Name(match (terrain, built) {
        (_, Some(Material::Stone)) => id!("squad-why-terrain-stone"),
        (_, Some(Material::Wood)) => id!("squad-why-terrain-wood"),
        (Terrain::Clear | Terrain::Hilltop, None) => id!("squad-why-terrain-clear"),
        (Terrain::Woods, None) => id!("squad-why-terrain-woods"),
        (Terrain::Swamp, None) => id!("squad-why-terrain-swamp"),
        (Terrain::Lake, None) => id!("squad-why-terrain-lake"),
        (Terrain::Town, None) => id!("squad-why-terrain-town"),
        (Terrain::Orchard, None) => id!("squad-why-terrain-orchard"),
        (Terrain::Crops, None) => id!("squad-why-terrain-crops"),
        (Terrain::Stream, None) => id!("squad-why-terrain-stream"),
        (Terrain::Gully, None) => id!("squad-why-terrain-gully"),
    })
}

/// The neighbours beyond those sides for which something holds.
fn towards(asked: &HexQuestion, holds: impl Fn(Hexside) -> bool) -> Vec<Hex> {
    let neighbours = asked.rulebook.board.neighbours(asked.hex).iter().flatten().copied();
    neighbours.filter(|next| asked.hex.side_towards(*next).is_some_and(&holds)).collect()
}

/// The first few of these names, and the number of the others.
fn few(mut names: Vec<String>) -> Arg {
    let more = names.len().saturating_sub(4);
    names.truncate(4);
    if more > 0 {
        names.push(say!("squad-why-more", n = more));
    }
    names.into()
}
