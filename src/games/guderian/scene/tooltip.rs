//! The facts of a hex, beside it: terrain, supply and the line that it traces, zones of control, and leaders in
//! command.

use crate::{
    engine::{
        board::{ALL_SIDES, Hex, Hexside, PlaceKind, Terrain},
        text::{Arg, id, say},
        wording::{capital, ordinal},
    },
    games::guderian::{
        rules::{
            Rulebook,
            counter::Piece,
            kinds::{Kind, Side},
            movement::controller,
            position::Public,
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
        lines.push((id!("guderian-scene-marker"), say!("guderian-scene-marker-german")));
    }
    if public.soviet_marker == Some(hex) {
        lines.push((id!("guderian-scene-marker"), say!("guderian-scene-marker-soviet")));
    }
    HexFacts { title, ground: ground(rulebook, hex), lines }
}

/// Terrain, town, road, railway and rivers.
fn ground(rulebook: &Rulebook, hex: Hex) -> String {
    let board = &rulebook.board;
    let terrain = terrain_word(board.terrain(hex));
    let city = match board.city(hex) {
        Some(PlaceKind::Major) => "major",
        Some(PlaceKind::Minor) => "minor",
        _ => "none",
    };
    let yes_or_no = |is: bool| if is { "yes" } else { "no" };
    let wet: Vec<String> =
        ALL_SIDES.into_iter().filter(|side| board.river(hex, *side)).map(side_name).collect();
    say!(
        "guderian-scene-ground",
        terrain = terrain,
        city = city,
        road = yes_or_no(board.has_road(hex)),
        rail = yes_or_no(board.has_rail(hex)),
        rivers = wet.len(),
        sides = wet.join(" ")
    )
}

/// The word by which a message chooses a terrain.
fn terrain_word(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Clear => "clear",
        Terrain::Woods => "woods",
        Terrain::Swamp => "swamp",
        Terrain::Lake => "lake",
        Terrain::Town => "town",
        Terrain::Hilltop => "hilltop",
        Terrain::Orchard => "orchard",
        Terrain::Crops => "crops",
        Terrain::Stream => "stream",
        Terrain::Gully => "gully",
    }
}

/// The name of a terrain without anything else in the hex.
pub(super) fn terrain_name(terrain: Terrain) -> String {
    say!(
        "guderian-scene-ground",
        terrain = terrain_word(terrain),
        city = "none",
        road = "no",
        rail = "no",
        rivers = 0_u8,
        sides = ""
    )
}

/// The name of a hexside, as short as on a compass.
fn side_name(side: Hexside) -> String {
    match side {
        Hexside::North => say!("guderian-scene-side-n"),
        Hexside::NorthEast => say!("guderian-scene-side-ne"),
        Hexside::SouthEast => say!("guderian-scene-side-se"),
        Hexside::South => say!("guderian-scene-side-s"),
        Hexside::SouthWest => say!("guderian-scene-side-sw"),
        Hexside::NorthWest => say!("guderian-scene-side-nw"),
    }
}

fn victory(rulebook: &Rulebook, public: &Public, hex: Hex, lines: &mut Vec<(&'static str, String)>) {
    let places = rulebook.scenario.victory.places.iter().zip(german_places(rulebook, public));
    for (place, german) in places.filter(|(place, _)| place.hexes.contains(&hex)) {
        let points = place.points;
        let words = if german {
            say!("guderian-scene-victory-german", points = points)
        } else {
            // The reason why it does not count for the Germans (15.11).
            let is_taken = place.hexes.iter().all(|hex| is_german_hex(public, *hex));
            match (is_taken, has_line_west(rulebook, public, &place.hexes)) {
                (true, _) => say!("guderian-scene-victory-no-line", points = points),
                (false, true) => say!("guderian-scene-victory-not-taken", points = points),
                (false, false) => say!("guderian-scene-victory-neither", points = points),
            }
        };
        lines.push((id!("guderian-scene-victory"), words));
    }
}

fn zones(rulebook: &Rulebook, public: &Public, hex: Hex, lines: &mut Vec<(&'static str, String)>) {
    let maker = |side: Side| controller(rulebook, public, side.enemy(), hex);
    let sides: Vec<Side> = Side::BOTH.into_iter().filter(|side| public.in_zone_of(*side, hex)).collect();
    let words = match sides.as_slice() {
        [] => say!("guderian-scene-no-zone"),
        [side] => say!("guderian-scene-zone", side = *side, unit = maker(*side)),
        [side, other, ..] => say!(
            "guderian-scene-zones",
            side = *side,
            unit = maker(*side),
            other_side = *other,
            other_unit = maker(*other)
        ),
    };
    lines.push((id!("guderian-scene-zoc"), words));
}

/// Supply of all units in the hex; units with the same text are named together.
fn supply(rulebook: &Rulebook, public: &Public, hex: Hex, lines: &mut Vec<(&'static str, String)>) {
    let Some(side) = public.holder(hex) else { return };
    let supply = SupplyLines::new(rulebook, public, side);
    let mut said: Vec<(Traced, Vec<String>)> = Vec::new();
    for piece in public.stack(hex) {
        let line = Traced::of(rulebook, public, &supply, piece);
        let name = counter_name(rulebook, public, piece);
        match said.iter_mut().find(|(known, _)| *known == line) {
            Some((_, names)) => names.push(name),
            None => said.push((line, vec![name])),
        }
    }
    let alone = said.len() == 1;
    for (line, names) in said {
        let units = if alone { Arg::from("none") } else { few(names) };
        lines.push((id!("guderian-scene-supply"), capital(&line.words(units))));
    }
}

/// The most units that the supply of a hex names.
const NAMED: usize = 2;

/// A list of names: the first few, and the number of the others.
fn few(mut names: Vec<String>) -> Arg {
    let more = names.len().saturating_sub(NAMED);
    names.truncate(NAMED);
    if more > 0 {
        names.push(say!("guderian-scene-more", n = more));
    }
    names.into()
}

/// The parts of a unit's supply line that a text describes.
#[derive(PartialEq)]
enum Traced {
    Nowhere,
    Arrival,
    Road { source: Hex, hexes: usize },
    OverlandToSource { source: Hex, hexes: usize },
    OverlandToRoad { source: Hex, joined: Hex, hexes: usize, overland: usize },
    WestEdge { hexes: usize },
    EastEdge { hexes: usize },
    Leader { leader: String, hexes: usize },
}

impl Traced {
    fn of(rulebook: &Rulebook, public: &Public, supply: &SupplyLines, piece: Piece) -> Self {
        let Some(line) = supply.line(rulebook, public, piece) else { return Self::Nowhere };
        let hexes = line.hexes.len() - 1;
        match line.source {
            Source::Arrival => Self::Arrival,
            Source::Road { joined } => {
                let ((all, before), source) = (line.steps(), rulebook.scenario.supply_road);
                match before {
                    0 => Self::Road { source, hexes: all },
                    _ if before == all => Self::OverlandToSource { source, hexes: all },
                    overland => Self::OverlandToRoad { source, joined, hexes: all - before, overland },
                }
            }
            Source::WestEdge => Self::WestEdge { hexes },
            Source::EastEdge => Self::EastEdge { hexes },
            Source::Leader(leader) => Self::Leader { leader: counter_name(rulebook, public, leader), hexes },
        }
    }

    /// The text about it, for these units or, without their names, for all units in the hex.
    fn words(self, units: Arg) -> String {
        match self {
            Self::Nowhere => say!("guderian-scene-supply-none", units = units),
            Self::Arrival => say!("guderian-scene-supply-arrival", units = units),
            Self::Road { source, hexes } => {
                say!("guderian-scene-supply-road", units = units, source = source, hexes = hexes)
            }
            Self::OverlandToSource { source, hexes } => {
                say!("guderian-scene-supply-to-source", units = units, source = source, hexes = hexes)
            }
            Self::OverlandToRoad { source, joined, hexes, overland } => say!(
                "guderian-scene-supply-to-road",
                units = units,
                source = source,
                joined = joined,
                hexes = hexes,
                overland = overland
            ),
            Self::WestEdge { hexes } => say!("guderian-scene-supply-west", units = units, hexes = hexes),
            Self::EastEdge { hexes } => say!("guderian-scene-supply-east", units = units, hexes = hexes),
            Self::Leader { leader, hexes } => {
                say!("guderian-scene-supply-leader", units = units, leader = leader, hexes = hexes)
            }
        }
    }
}

/// Corps of the Germans, and leaders within whose radius the hex is.
fn command(rulebook: &Rulebook, public: &Public, hex: Hex, lines: &mut Vec<(&'static str, String)>) {
    let corps = |piece: Piece| {
        let division = rulebook.order_of_battle.division_of(public.counter(piece).print?)?;
        let german = public.counter(piece).side() == Side::German && !division.corps.is_empty();
        let number = division.corps.parse().map_or_else(|_| division.corps.clone(), ordinal);
        german.then(|| say!("guderian-scene-corps", ordinal = number, number = division.corps.as_str()))
    };
    let mut commands: Vec<String> = public.stack(hex).filter_map(corps).collect();
    let soviet = SupplyLines::new(rulebook, public, Side::Soviet);
    if public.holder(hex) != Some(Side::German) {
        for radius in radii(rulebook, public, &soviet) {
            if !radius.hexes.contains(&hex) {
                continue;
            }
            let leader = counter_name(rulebook, public, radius.leader);
            let away = radius.hex.distance(hex);
            commands.push(if radius.supplies {
                say!("guderian-scene-leader", leader = leader, away = away)
            } else {
                say!("guderian-scene-leader-unsupplied", leader = leader, away = away)
            });
        }
        let led = |piece: Piece| public.counter(piece).kind != Kind::Leader;
        if commands.is_empty() && public.stack(hex).any(led) {
            commands.push(say!("guderian-scene-no-leader"));
        }
    }
    commands.dedup();
    if !commands.is_empty() {
        commands.truncate(4);
        lines.push((id!("guderian-scene-command"), commands.join("; ")));
    }
}
