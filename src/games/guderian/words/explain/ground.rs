//! The effects of the ground of a hex: costs, shelter, rivers, roads, railways, markers.

use super::{Asked, hexes, listed, say, words::Says};
use crate::{
    engine::{
        board::{ALL_SIDES, Hex, Hexside, Link, PlaceKind, Terrain},
        counters::Points,
        manual::Sentence,
        wording,
    },
    games::guderian::rules::{
        combat::strength::shelter,
        kinds::{MARCHES, March, Side},
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
    let costs = costs(asked);
    let terrain = board.terrain(hex);
    say(
        &mut said,
        match (board.city(hex), terrain) {
            (Some(PlaceKind::Major), _) => Says::City { costs },
            (_, Terrain::Woods) => Says::Forest { costs },
            (_, Terrain::Swamp) => Says::Swamp { costs },
            _ => Says::Clear { costs },
        },
    );
    if charts.row(terrain).is_some_and(|row| row.line == Line::Ends) {
        say(&mut said, Says::EndsLines);
    }
    let [by_ground, by_city] = shelter(rulebook, hex);
    match (by_ground, by_city) {
        (0, 0) => say(&mut said, Says::NoShelter),
        (_, 0) => say(&mut said, Says::Shelter { what: "the terrain" }),
        (0, _) => say(&mut said, Says::Shelter { what: "the city" }),
        _ => say(&mut said, Says::Shelters { times: 1 + by_ground + by_city }),
    }
    sides(asked, &mut said);
    lines(asked, &mut said);
    if is_closed_column(rulebook, public, Side::Soviet, hex) {
        say(&mut said, Says::Closed { until: rulebook.scenario.closed_columns.until_turn });
    }
    let areas: Vec<String> = board
        .areas()
        .filter(|area| area.hexes.contains(&hex))
        .map(|area| format!("area {}", area.id))
        .collect();
    if !areas.is_empty() {
        say(&mut said, Says::Entry { areas: listed(areas) });
    }
    said
}

/// The cost of the ground for each movement class, those that pay the same together.
fn costs(asked: &Asked) -> String {
    let name = |march| match march {
        March::Foot => "on foot",
        March::Horse => "for cavalry",
        March::Motor => "for motorized units",
        March::Staff => "for leaders",
    };
    let (board, charts) = (&asked.rulebook.board, &asked.rulebook.charts);
    let mut paid: Vec<(Points, Vec<&str>)> = Vec::new();
    for march in MARCHES {
        let Some(cost) = cost_of(board, charts, march, asked.hex) else { continue };
        match paid.iter_mut().find(|(other, _)| *other == cost) {
            Some((_, names)) => names.push(name(march)),
            None => paid.push((cost, vec![name(march)])),
        }
    }
    match paid.as_slice() {
        [(cost, _)] => format!("every unit {cost}"),
        _ => {
            let kinds = |names: &[&str]| listed(names.iter().map(|name| (*name).to_owned()).collect());
            let parts = paid.iter().map(|(cost, names)| format!("{cost} {}", kinds(names)));
            parts.collect::<Vec<_>>().join(", ")
        }
    }
}

/// Adds rivers and lakes at the sides of the hex.
fn sides(asked: &Asked, said: &mut Vec<Sentence>) {
    let (board, charts) = (&asked.rulebook.board, &asked.rulebook.charts);
    let across = |side: Hexside| board.neighbours(asked.hex)[side.number()];
    let wet: Vec<Hex> =
        ALL_SIDES.into_iter().filter(|side| board.river(asked.hex, *side)).filter_map(across).collect();
    if !wet.is_empty() {
        let (german, soviet) = (charts.river.german, charts.river.soviet);
        say(said, Says::Rivers { hexes: hexes(wet), german, soviet });
        say(said, Says::RiverShelter);
    }
    let lakes: Vec<Hex> =
        board.neighbours(asked.hex).iter().flatten().copied().filter(|near| board.is_lake(*near)).collect();
    if !lakes.is_empty() {
        say(said, Says::LakeNear { hexes: hexes(lakes) });
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
        say(said, Says::Roads { hexes: hexes(roads), points: rulebook.charts.road.cost(March::Motor) });
    }
    if !bridged.is_empty() {
        say(said, Says::RoadOverRiver { hexes: hexes(bridged) });
    }
    let rails: Vec<Hex> = board.linked(Link::Rail, hex).collect();
    if !rails.is_empty() {
        say(said, Says::Railway { hexes: hexes(rails), far: wording::hexes(rulebook.charts.rail.points) });
    }
    if is_cut(public, hex) {
        say(said, Says::RailIsCut);
    }
}

/// Markers in the hex and their effects.
pub(super) fn interdiction(asked: &Asked) -> Vec<Sentence> {
    let Asked { rulebook, public, hex, .. } = *asked;
    let mut said = Vec::new();
    let points = rulebook.charts.interdiction_cost;
    if public.air_markers.contains(&hex) {
        say(&mut said, Says::AirMarker { points, rail: rulebook.charts.rail.interdicted });
    }
    if public.soviet_marker == Some(hex) {
        say(&mut said, Says::SovietMarker { points });
        say(&mut said, Says::MarkerCutsLines);
    }
    said
}
