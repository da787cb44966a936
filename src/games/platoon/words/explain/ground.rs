//! Facts about the hex itself: its costs, works, cover, observers and points.

use super::{
    question::HexQuestion,
    words::{Says, hexes},
};
use crate::{
    engine::{
        board::{Hex, Hexside, Link, SideFeature, Terrain},
        manual::Sentence,
        text::{Arg, id, say},
    },
    games::platoon::rules::{
        combat::{covering, is_cover},
        kinds::{Moves, Side},
        position::Public,
        scenario::Reason,
        sight::{
            is_in_gully,
            spotting::{conceals, spotters},
        },
    },
};

/// Returns the costs of the hex, and the reason if no unit may enter it.
pub(super) fn ground(asked: &HexQuestion) -> Vec<Sentence> {
    let (rulebook, public, hex) = (asked.rulebook, asked.public, asked.hex);
    let (board, charts) = (&rulebook.board, &rulebook.charts);
    let terrain = board.terrain(hex);
    if terrain == Terrain::Lake {
        return vec![Says::Water.into()];
    }
    let mut said = Vec::new();
    let mut add = |says: Says| said.push(says.into());
    if let Some(row) = charts.row(terrain) {
        let cost = |moves| row.costs.of(moves).map_or_else(|| Arg::from("road"), Arg::from);
        add(Says::Ground {
            ground: Arg::Name(terrain_name(terrain)),
            tracked: cost(Moves::Tracked),
            truck: cost(Moves::Truck),
            wagon: cost(Moves::Wagon),
            mounted: cost(Moves::Mounted),
            foot: cost(Moves::Foot),
        });
    }
    let roads: Vec<Hex> = board.linked(Link::RoadOverRiver, hex).collect();
    if !roads.is_empty() {
        add(Says::Roads { hexes: hexes(&roads), points: charts.road });
    }
    let ford = |side| board.feature(SideFeature::Ford, hex, side);
    let road = |side| board.link(Link::RoadOverRiver, hex, side);
    let fords = towards(asked, ford);
    if !fords.is_empty() {
        add(Says::Ford { hexes: hexes(&fords) });
    }
    let streams =
        towards(asked, |side| board.feature(SideFeature::Stream, hex, side) && !ford(side) && !road(side));
    if !streams.is_empty() {
        add(Says::Stream { hexes: hexes(&streams) });
    }
    let rivers = towards(asked, |side| board.river(hex, side) && !road(side));
    if !rivers.is_empty() {
        add(Says::River { hexes: hexes(&rivers) });
    }
    let near = board.neighbours(hex).iter().flatten().copied();
    let up: Vec<Hex> = near.filter(|next| board.level(*next) > board.level(hex)).collect();
    if !up.is_empty() {
        add(Says::Rises { hexes: hexes(&up) });
    }
    if board.is_gully(hex) {
        add(if is_in_gully(board, hex) { Says::Gully } else { Says::GullyRoad });
    }
    said.extend(works(public, hex).into_iter().map(Sentence::from));
    said
}

/// Works and wrecks in a hex.
fn works(public: &Public, hex: Hex) -> Vec<Says> {
    let mut said = Vec::new();
    said.extend(public.mines.get(&hex).map(|mines| Says::Mined { side: mines.side }));
    said.extend(public.forts.get(&hex).map(|fort| Says::Fort { side: fort.side, strength: fort.strength }));
    said.extend(public.blocks.contains(&hex).then_some(Says::Block));
    match public.wrecks.get(&hex) {
        None | Some(0) => {}
        Some(1) => said.push(Says::Wreck),
        Some(number) => said.push(Says::Wrecks { number: *number }),
    }
    said
}

/// Returns the number of units in the hex, and the stacking limit.
pub(super) fn stack(asked: &HexQuestion) -> Vec<Sentence> {
    let Some(side) = asked.public.holder(asked.hex) else { return Vec::new() };
    let (units, limit) = (asked.public.crowd(side, asked.hex, None), side.stack_limit());
    vec![if units < limit { Says::Room { units, limit } } else { Says::Full { limit } }.into()]
}

/// The effect of the hex on units attacked in it.
pub(super) fn cover(asked: &HexQuestion) -> Vec<Sentence> {
    let (board, hex) = (&asked.rulebook.board, asked.hex);
    let fort = asked.public.forts.contains_key(&hex);
    let covers = is_cover(board, hex);
    let mut said = vec![if conceals(board, hex) { Says::Conceals } else { Says::Open }];
    said.push(if covers || fort { Says::Shelter } else { Says::NoShelter });
    said.extend((board.terrain(hex) == Terrain::Town).then_some(Says::Town));
    said.extend((covers || fort).then_some(Says::NoOverrun));
    said.into_iter().map(Sentence::from).collect()
}

/// Returns the level of the hex, its effect on sight, and the units that see it.
pub(super) fn sight(asked: &HexQuestion) -> Vec<Sentence> {
    let (rulebook, public, hex) = (asked.rulebook, asked.public, asked.hex);
    let board = &rulebook.board;
    let level = board.level(hex);
    let covered = matches!(board.terrain(hex), Terrain::Woods | Terrain::Town);
    let top = level + u8::from(covered);
    let mut said = vec![Says::Level { level }];
    said.extend((top > 0).then_some(Says::Top { top }));
    said.extend(is_in_gully(board, hex).then_some(Says::GullySight));
    for side in Side::BOTH {
        let see = spotters(rulebook, public, side).filter(|(_, from)| rulebook.sees(*from, hex));
        let names: Vec<String> = see.map(|(counter, _)| asked.short(counter.id)).collect();
        said.push(match names.is_empty() {
            // Some of the enemy's units may be hidden (19.2).
            true if rulebook.options.hidden_units => Says::UnwatchedByKnown { side },
            true => Says::Unwatched { side },
            false => Says::Watched { side, names: few(names) },
        });
    }
    for side in Side::BOTH {
        let [open, armoured] = covering(rulebook, public, side, hex);
        if open + armoured > 0 {
            said.push(Says::Covered { side, open, armoured });
        }
    }
    let markers = public.registrations.iter().filter(|marker| marker.hex == hex);
    said.extend(markers.map(|marker| Says::Registered { name: asked.name(marker.unit) }));
    said.into_iter().map(Sentence::from).collect()
}

/// Returns the victory points of the hex, and the side that gains them.
pub(super) fn victory(asked: &HexQuestion) -> Vec<Sentence> {
    let mut said = Vec::new();
    for award in &asked.rulebook.scenario.victory.awards {
        let counts = matches!(&award.reason, Reason::Held(hexes) if hexes.contains(&asked.hex));
        if counts {
            said.push(Says::Worth { points: award.points.unsigned_abs(), side: award.to });
        }
    }
    if !said.is_empty() {
        said.push(match asked.public.holders.get(&asked.hex) {
            Some(side) => Says::Held { side: *side },
            None => Says::HeldByNobody,
        });
    }
    said.into_iter().map(Sentence::from).collect()
}

/// The message of the name of a terrain at the beginning of a sentence; hills are open ground (22.3).
pub fn terrain_name(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Clear | Terrain::Hilltop => id!("platoon-why-terrain-clear"),
        Terrain::Woods => id!("platoon-why-terrain-woods"),
        Terrain::Swamp => id!("platoon-why-terrain-swamp"),
        Terrain::Lake => id!("platoon-why-terrain-lake"),
        Terrain::Town => id!("platoon-why-terrain-town"),
        Terrain::Orchard => id!("platoon-why-terrain-orchard"),
        Terrain::Crops => id!("platoon-why-terrain-crops"),
        Terrain::Stream => id!("platoon-why-terrain-stream"),
        Terrain::Gully => id!("platoon-why-terrain-gully"),
    }
}

/// The neighbours beyond those sides for which something holds.
fn towards(asked: &HexQuestion, holds: impl Fn(Hexside) -> bool) -> Vec<Hex> {
    let neighbours = asked.rulebook.board.neighbours(asked.hex).iter().flatten().copied();
    neighbours.filter(|next| asked.hex.side_towards(*next).is_some_and(&holds)).collect()
}

/// The first few of these names.
fn few(mut names: Vec<String>) -> Arg {
    let more = names.len().saturating_sub(4);
    names.truncate(4);
    if more > 0 {
        names.push(say!("platoon-why-more", n = more));
    }
    names.dedup();
    names.into()
}
