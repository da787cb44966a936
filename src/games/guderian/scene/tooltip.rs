//! The facts of a hex, beside it: terrain, supply and the line that it traces, zones of control, and leaders in
//! command.

use crate::{
    engine::{
        board::{ALL_SIDES, Hex, Hexside, PlaceKind, Terrain},
        wording::{capital, count, list, ordinal},
    },
    games::guderian::{
        rules::{
            Rulebook,
            counter::Piece,
            kinds::{Kind, Side},
            movement::controller,
            position::Public,
            scenario::VictoryPlace,
            supply::{
                SupplyLines,
                supply_line::{Source, radii},
            },
            turn::{
                interdiction::{has_line_west, is_german_hex},
                victory::german_places,
            },
        },
        words::names::counter_name,
    },
    scene::HexFacts,
};
use std::fmt::Write;

/// The public facts of a hex.
pub fn hex_facts(rulebook: &Rulebook, public: &Public, hex: Hex) -> HexFacts {
    let place = rulebook.board.place_at(hex);
    let title = place.map_or_else(|| hex.to_string(), |place| format!("{}  {hex}", place.name));
    let mut lines = Vec::new();
    victory(rulebook, public, hex, &mut lines);
    zones(rulebook, public, hex, &mut lines);
    supply(rulebook, public, hex, &mut lines);
    command(rulebook, public, hex, &mut lines);
    if public.air_markers.contains(&hex) {
        lines.push(("Marker", "German air interdiction".to_owned()));
    }
    if public.soviet_marker == Some(hex) {
        lines.push(("Marker", "Soviet interdiction".to_owned()));
    }
    HexFacts { title, ground: ground(rulebook, hex), lines }
}

/// Terrain, town, road, railway and rivers.
fn ground(rulebook: &Rulebook, hex: Hex) -> String {
    let board = &rulebook.board;
    let mut words = match board.terrain(hex) {
        Terrain::Clear => "Clear",
        Terrain::Woods => "Woods",
        Terrain::Swamp => "Swamp",
        Terrain::Lake => "Lake",
        Terrain::Town => "Town",
        Terrain::Hilltop => "Hilltop",
        Terrain::Orchard => "Orchard",
        Terrain::Crops => "Crops",
        Terrain::Stream => "Stream",
        Terrain::Gully => "Gully",
    }
    .to_owned();
    match board.city(hex) {
        Some(PlaceKind::Major) => words += ", major city",
        Some(PlaceKind::Minor) => words += ", minor city",
        _ => {}
    }
    for (is, what) in [(board.has_road(hex), ", road"), (board.has_rail(hex), ", railway")] {
        if is {
            words += what;
        }
    }
    let wet: Vec<&str> =
        ALL_SIDES.into_iter().filter(|side| board.river(hex, *side)).map(Hexside::short_name).collect();
    if !wet.is_empty() {
        let _ = write!(words, ", river {}", wet.join(" ").to_uppercase());
    }
    words
}

fn victory(rulebook: &Rulebook, public: &Public, hex: Hex, lines: &mut Vec<(&'static str, String)>) {
    let places = rulebook.scenario.victory.places.iter().zip(german_places(rulebook, public));
    for (place, german) in places.filter(|(place, _)| place.hexes.contains(&hex)) {
        let points = format!("{} VP", place.points);
        let words = if german {
            format!("{points}; counts for the Germans")
        } else {
            let why = why_not(rulebook, public, place);
            format!("{points}; does not count for the Germans: {why}")
        };
        lines.push(("Victory", words));
    }
}

/// The reason why a place does not count for the Germans (15.11).
fn why_not(rulebook: &Rulebook, public: &Public, place: &VictoryPlace) -> &'static str {
    let is_taken = place.hexes.iter().all(|hex| is_german_hex(public, *hex));
    match (is_taken, has_line_west(rulebook, public, &place.hexes)) {
        (true, _) => "no line from there to the west edge is free of Soviets",
        (false, true) => "they have not taken it",
        (false, false) => "they have not taken it, and no line to the west edge is free of Soviets",
    }
}

fn zones(rulebook: &Rulebook, public: &Public, hex: Hex, lines: &mut Vec<(&'static str, String)>) {
    let mut words = Vec::new();
    for side in Side::BOTH {
        if public.in_zone_of(side, hex) {
            words.push(format!("{side}: {}", controller(rulebook, public, side.enemy(), hex)));
        }
    }
    let words = if words.is_empty() { "none".to_owned() } else { words.join("; ") };
    lines.push(("ZOC", words));
}

/// Supply of all units in the hex; units with the same text are named together.
fn supply(rulebook: &Rulebook, public: &Public, hex: Hex, lines: &mut Vec<(&'static str, String)>) {
    let Some(side) = public.holder(hex) else { return };
    let supply = SupplyLines::new(rulebook, public, side);
    let mut said: Vec<(String, Vec<String>)> = Vec::new();
    for piece in public.stack(hex) {
        let words = supply_words(rulebook, public, &supply, piece);
        let name = counter_name(rulebook, public, piece);
        match said.iter_mut().find(|(known, _)| *known == words) {
            Some((_, names)) => names.push(name),
            None => said.push((words, vec![name])),
        }
    }
    let alone = said.len() == 1;
    for (words, names) in said {
        let words = if alone { capital(&words) } else { format!("{}: {words}", capital(&list(&names, 2))) };
        lines.push(("Supply", words));
    }
}

fn supply_words(rulebook: &Rulebook, public: &Public, supply: &SupplyLines, piece: Piece) -> String {
    let Some(line) = supply.line(rulebook, public, piece) else { return "none".to_owned() };
    let long = line.hexes.len() - 1;
    let hexes = count(long, "hex", "hexes");
    match line.source {
        Source::Arrival => "entered the map this turn".to_owned(),
        Source::Road { joined } => {
            let ((all, before), source) = (line.steps(), rulebook.scenario.supply_road);
            let by_road = count(all - before, "hex", "hexes");
            match before {
                0 => format!("by road from {source}, {by_road}"),
                _ if before == all => {
                    format!("{} overland from the road at {source}", count(all, "hex", "hexes"))
                }
                _ => format!("by road from {source} to {joined}, {by_road}, and {before} more overland"),
            }
        }
        Source::WestEdge => format!("overland from the west edge, {hexes}"),
        Source::EastEdge => format!("from the east edge, {hexes}"),
        Source::Leader(leader) => {
            format!("through {} from the east edge, {hexes}", counter_name(rulebook, public, leader))
        }
    }
}

/// Corps of the Germans, and leaders within whose radius the hex is.
fn command(rulebook: &Rulebook, public: &Public, hex: Hex, lines: &mut Vec<(&'static str, String)>) {
    let corps = |piece: Piece| {
        let division = rulebook.order_of_battle.division_of(public.counter(piece).print?)?;
        let german = public.counter(piece).side() == Side::German && !division.corps.is_empty();
        let number = division.corps.parse().map_or_else(|_| division.corps.clone(), ordinal);
        german.then(|| format!("{number} Panzer Corps"))
    };
    let mut commands: Vec<String> = public.stack(hex).filter_map(corps).collect();
    let soviet = SupplyLines::new(rulebook, public, Side::Soviet);
    if public.holder(hex) != Some(Side::German) {
        for radius in radii(rulebook, public, &soviet) {
            if !radius.hexes.contains(&hex) {
                continue;
            }
            let name = counter_name(rulebook, public, radius.leader);
            let away = match radius.hex.distance(hex) {
                0 => "here".to_owned(),
                away => count(away as usize, "hex", "hexes") + " away",
            };
            let cut_off = if radius.supplies { "" } else { ", itself out of supply" };
            commands.push(format!("{name}, {away}{cut_off}"));
        }
        let led = |piece: Piece| public.counter(piece).kind != Kind::Leader;
        if commands.is_empty() && public.stack(hex).any(led) {
            commands.push("in no leader’s radius".to_owned());
        }
    }
    commands.dedup();
    if !commands.is_empty() {
        commands.truncate(4);
        lines.push(("Command", commands.join("; ")));
    }
}
