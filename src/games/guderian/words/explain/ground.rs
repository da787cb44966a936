//! The effects of the ground of a hex: costs, shelter, rivers, roads, railways, markers.

use super::{Asked, add, hexes, words::Says};
use crate::{
    engine::{
        board::{ALL_SIDES, Hex, Hexside, Link, PlaceKind, Terrain},
        manual::Sentence,
        text::{Arg, say},
    },
    games::guderian::rules::{
        combat::strength::shelter,
        kinds::{March, Side},
        movement::{costs::ground as cost_of, is_closed_column, rail::is_cut},
        scenario::charts::Line,
    },
};

pub(super) fn ground(asked: &Asked) -> Vec<Sentence> {
    let Asked { rulebook, public, hex, .. } = *asked;
    let (board, charts) = (&rulebook.board, &rulebook.charts);
    let mut said = Vec::new();
    if board.is_lake(hex) {
        return vec![Says::LakeHex.into()];
    }
    let terrain = board.terrain(hex);
    said.extend(costs(asked).map(Sentence::from));
    if charts.row(terrain).is_some_and(|row| row.line == Line::Ends) {
        add(&mut said, Says::EndsLines);
    }
    let [by_ground, by_city] = shelter(rulebook, hex);
    match (by_ground, by_city) {
        (0, 0) => add(&mut said, Says::NoShelter),
        (_, 0) => add(&mut said, Says::TerrainShelters),
        (0, _) => add(&mut said, Says::CityShelters),
        _ => add(&mut said, Says::BothShelter { times: 1 + by_ground + by_city }),
    }
    sides(asked, &mut said);
    lines(asked, &mut said);
    if is_closed_column(rulebook, public, Side::Soviet, hex) {
        add(&mut said, Says::Closed { until: rulebook.scenario.closed_columns.until_turn });
    }
    let areas: Vec<String> = board
        .areas()
        .filter(|area| area.hexes.contains(&hex))
        .map(|area| say!("guderian-why-area", area = area.id.as_str()))
        .collect();
    if !areas.is_empty() {
        add(&mut said, Says::Entry { areas: Arg::list(areas) });
    }
    said
}

/// The cost of the ground for each movement class, in one number if all pay the same.
fn costs(asked: &Asked) -> Option<Says> {
    let (board, charts) = (&asked.rulebook.board, &asked.rulebook.charts);
    let cost = |march| cost_of(board, charts, march, asked.hex);
    let [foot, cavalry] = [cost(March::Foot)?, cost(March::Horse)?];
    let [motorized, leader] = [cost(March::Motor)?, cost(March::Staff)?];
    let is_one = [cavalry, motorized, leader].iter().all(|other| *other == foot);
    Some(match (board.city(asked.hex), board.terrain(asked.hex)) {
        (Some(PlaceKind::Major), _) => Says::City { cost: foot },
        (_, Terrain::Woods) if is_one => Says::Forest { cost: foot },
        (_, Terrain::Woods) => Says::ForestByKind { foot, cavalry, motorized, leader },
        (_, Terrain::Swamp) if is_one => Says::Swamp { cost: foot },
        (_, Terrain::Swamp) => Says::SwampByKind { foot, cavalry, motorized, leader },
        _ if is_one => Says::Clear { cost: foot },
        _ => Says::ClearByKind { foot, cavalry, motorized, leader },
    })
}

/// Adds rivers and lakes at the sides of the hex.
fn sides(asked: &Asked, said: &mut Vec<Sentence>) {
    let (board, charts) = (&asked.rulebook.board, &asked.rulebook.charts);
    let across = |side: Hexside| board.neighbours(asked.hex)[side.number()];
    let wet: Vec<Hex> =
        ALL_SIDES.into_iter().filter(|side| board.river(asked.hex, *side)).filter_map(across).collect();
    if !wet.is_empty() {
        let (german, soviet) = (charts.river.german, charts.river.soviet);
        add(said, Says::Rivers { hexes: hexes(wet), german, soviet });
        add(said, Says::RiverShelter);
    }
    let lakes: Vec<Hex> =
        board.neighbours(asked.hex).iter().flatten().copied().filter(|near| board.is_lake(*near)).collect();
    if !lakes.is_empty() {
        add(said, Says::LakeNear { hexes: hexes(lakes) });
    }
}

/// Adds roads and railways.
fn lines(asked: &Asked, said: &mut Vec<Sentence>) {
    let Asked { rulebook, public, hex, .. } = *asked;
    let board = &rulebook.board;
    let roads: Vec<Hex> = board.linked(Link::Road, hex).collect();
    let bridged: Vec<Hex> =
        board.linked(Link::RoadOverRiver, hex).filter(|linked| !roads.contains(linked)).collect();
    if !roads.is_empty() {
        add(said, Says::Roads { hexes: hexes(roads), points: rulebook.charts.road.cost(March::Motor) });
    }
    if !bridged.is_empty() {
        add(said, Says::RoadOverRiver { hexes: hexes(bridged) });
    }
    let rails: Vec<Hex> = board.linked(Link::Rail, hex).collect();
    if !rails.is_empty() {
        add(said, Says::Railway { hexes: hexes(rails), far: rulebook.charts.rail.points });
    }
    if is_cut(public, hex) {
        add(said, Says::RailIsCut);
    }
}

/// Markers in the hex and their effects.
pub(super) fn interdiction(asked: &Asked) -> Vec<Sentence> {
    let Asked { rulebook, public, hex, .. } = *asked;
    let mut said = Vec::new();
    let points = rulebook.charts.interdiction_cost;
    if public.air_markers.contains(&hex) {
        add(&mut said, Says::AirMarker { points, rail: rulebook.charts.rail.interdicted });
    }
    if public.soviet_marker == Some(hex) {
        add(&mut said, Says::SovietMarker { points });
        add(&mut said, Says::MarkerCutsLines);
    }
    said
}
