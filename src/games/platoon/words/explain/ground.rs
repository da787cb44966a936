//! Facts about the hex itself: its costs, works, cover, observers and points.

use super::{
    question::HexQuestion,
    words::{Says, hexes},
};
use crate::{
    engine::{
        board::{Hex, Hexside, Link, SideFeature, Terrain},
        manual::{Sentence, listed},
    },
    games::platoon::rules::{
        combat::{covering, is_cover},
        kinds::{Moves, Side},
        scenario::{Reason, charts::Costs},
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
    let mut say = |says: Says| said.push(says.into());
    if let Some(row) = charts.row(terrain) {
        say(Says::Ground { ground: terrain_name(terrain).to_owned(), costs: costs(&row.costs) });
    }
    let roads: Vec<Hex> = board.linked(Link::RoadOverRiver, hex).collect();
    if !roads.is_empty() {
        say(Says::Roads { hexes: hexes(&roads), points: charts.road });
    }
    let ford = |side| board.feature(SideFeature::Ford, hex, side);
    let road = |side| board.link(Link::RoadOverRiver, hex, side);
    let fords = towards(asked, ford);
    if !fords.is_empty() {
        say(Says::Ford { hexes: hexes(&fords) });
    }
    let streams =
        towards(asked, |side| board.feature(SideFeature::Stream, hex, side) && !ford(side) && !road(side));
    if !streams.is_empty() {
        say(Says::Stream { hexes: hexes(&streams) });
    }
    let rivers = towards(asked, |side| board.river(hex, side) && !road(side));
    if !rivers.is_empty() {
        say(Says::River { hexes: hexes(&rivers) });
    }
    let near = board.neighbours(hex).iter().flatten().copied();
    let up: Vec<Hex> = near.filter(|next| board.level(*next) > board.level(hex)).collect();
    if !up.is_empty() {
        say(Says::Rises { hexes: hexes(&up) });
    }
    if board.is_gully(hex) {
        say(if is_in_gully(board, hex) { Says::Gully } else { Says::GullyRoad });
    }
    if let Some(mines) = public.mines.get(&hex) {
        say(Says::Mined { side: mines.side.to_string() });
    }
    if let Some(fort) = public.forts.get(&hex) {
        say(Says::Fort { side: fort.side.to_string(), strength: fort.strength });
    }
    if public.blocks.contains(&hex) {
        say(Says::Block);
    }
    match public.wrecks.get(&hex) {
        None | Some(0) => {}
        Some(1) => say(Says::Wreck),
        Some(number) => say(Says::Wrecks { number: *number }),
    }
    said
}

/// The cost to enter, for each movement class.
fn costs(costs: &Costs) -> String {
    let ways = [
        (Moves::Tracked, "tracked"),
        (Moves::Truck, "trucks"),
        (Moves::Wagon, "wagons"),
        (Moves::Mounted, "mounted"),
        (Moves::Foot, "foot"),
    ];
    let each = ways.into_iter().map(|(moves, name)| match costs.of(moves) {
        Some(points) => format!("{name} {points}"),
        None => format!("{name} by road only"),
    });
    each.collect::<Vec<_>>().join(", ")
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
        let word = side.to_string();
        said.push(match names.is_empty() {
            // Some of the enemy's units may be hidden (19.2).
            true if rulebook.options.hidden_units => Says::Unwatched { side: format!("known {word}") },
            true => Says::Unwatched { side: word },
            false => Says::Watched { side: word, names: few(names) },
        });
    }
    for side in Side::BOTH {
        let [open, armoured] = covering(rulebook, public, side, hex);
        if open + armoured > 0 {
            said.push(Says::Covered { side: side.to_string(), open, armoured });
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
            said.push(Says::Worth { points: award.points.unsigned_abs(), side: award.to.to_string() });
        }
    }
    if !said.is_empty() {
        said.push(match asked.public.holders.get(&asked.hex) {
            Some(side) => Says::Held { side: side.to_string() },
            None => Says::HeldByNobody,
        });
    }
    said.into_iter().map(Sentence::from).collect()
}

/// The name of a terrain at the beginning of a sentence; hills are open ground (22.3).
pub fn terrain_name(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Clear | Terrain::Hilltop => "clear ground",
        Terrain::Woods => "woods",
        Terrain::Swamp => "swamp",
        Terrain::Lake => "a lake",
        Terrain::Town => "a town",
        Terrain::Orchard => "an orchard",
        Terrain::Crops => "crops",
        Terrain::Stream => "a stream",
        Terrain::Gully => "a gully",
    }
}

/// The neighbours beyond those sides for which something holds.
fn towards(asked: &HexQuestion, holds: impl Fn(Hexside) -> bool) -> Vec<Hex> {
    let neighbours = asked.rulebook.board.neighbours(asked.hex).iter().flatten().copied();
    neighbours.filter(|next| asked.hex.side_towards(*next).is_some_and(&holds)).collect()
}

/// The first few of these names.
fn few(mut names: Vec<String>) -> String {
    let more = names.len().saturating_sub(4);
    names.truncate(4);
    if more > 0 {
        names.push(format!("{more} more"));
    }
    listed(names)
}
