//! The conversion of a position of the program to a situation of the second opinion. It contains no rule.

use crate::oracle::{
    Kind as TheirKind, Side as TheirSide, Situation, Unit,
    map::{Hex as TheirHex, Map, edge},
};
use bevy::platform::collections::{HashMap, HashSet};
use kessel::{
    engine::board::{ALL_SIDES, Board, Hex, Link, PlaceKind, Terrain},
    games::guderian::rules::{
        Rulebook,
        combat::strength::printed,
        counter::{Piece, Place},
        kinds::{Kind, Side},
        position::{Position, Public},
        scenario::order_of_battle::DivisionKind,
    },
};

/// Converts a hex to theirs.
pub fn their_hex(hex: Hex) -> TheirHex {
    (i32::from(hex.column()), i32::from(hex.row()))
}

/// Converts a side to theirs.
pub fn their_side(side: Side) -> TheirSide {
    match side {
        Side::Soviet => TheirSide::Soviet,
        Side::German => TheirSide::German,
    }
}

fn their_kind(kind: Kind) -> TheirKind {
    match kind {
        Kind::Panzer => TheirKind::Panzer,
        Kind::Panzergrenadier => TheirKind::Panzergrenadier,
        Kind::Motorized => TheirKind::Motorized,
        Kind::Ss => TheirKind::Ss,
        Kind::Independent => TheirKind::Independent,
        Kind::Infantry => TheirKind::Infantry,
        Kind::Cavalry => TheirKind::Cavalry,
        Kind::Rifle => TheirKind::Rifle,
        Kind::Armour | Kind::Tank | Kind::Mechanized => TheirKind::Armour,
        Kind::Leader => TheirKind::Leader,
    }
}

/// Returns the printed map.
pub fn map(board: &Board) -> Map {
    let of = |terrain| board.hexes().filter(|hex| board.terrain(*hex) == terrain).map(their_hex).collect();
    let links = |kind: Link| {
        let links = |hex: Hex| board.linked(kind, hex).map(move |to| edge(their_hex(hex), their_hex(to)));
        board.hexes().flat_map(links).collect::<HashSet<_>>()
    };
    let mut rivers = HashSet::new();
    for hex in board.hexes() {
        for side in ALL_SIDES {
            if let Some(to) = board.neighbours(hex)[side.number()].filter(|_| board.river(hex, side)) {
                rivers.insert(edge(their_hex(hex), their_hex(to)));
            }
        }
    }
    Map {
        columns: i32::from(board.columns()),
        rows: i32::from(board.rows()),
        woods: of(Terrain::Woods),
        swamp: of(Terrain::Swamp),
        lake: of(Terrain::Lake),
        major: board
            .hexes()
            .filter(|hex| board.city(*hex) == Some(PlaceKind::Major))
            .map(their_hex)
            .collect(),
        rivers,
        roads: links(Link::Road),
        supply_roads: links(Link::RoadOverRiver),
        rails: links(Link::Rail),
    }
}

/// Converts a position to theirs. Untried units have no strength in it.
pub fn situation(rulebook: &Rulebook, map: &Map, public: &Public) -> Situation {
    let order_of_battle = &rulebook.order_of_battle;
    let mut divisions = HashMap::new();
    for division in order_of_battle.divisions() {
        if matches!(division.kind, DivisionKind::Panzer | DivisionKind::Motorized | DivisionKind::Ss) {
            let members = division.members.iter().map(|print| order_of_battle.record(*print).id.to_string());
            divisions.insert(division.name.clone(), members.collect::<Vec<_>>());
        }
    }
    let units = public
        .pieces()
        .filter_map(|(piece, counter)| {
            let (attack, defence) = printed(rulebook, public, piece);
            let leader = counter.kind == Kind::Leader;
            let division = counter.print.and_then(|print| order_of_battle.division_of(print));
            Some(Unit {
                id: counter.id.to_string(),
                side: their_side(counter.side()),
                kind: their_kind(counter.kind),
                division: division
                    .filter(|division| divisions.contains_key(&division.name))
                    .map(|division| division.name.clone()),
                hex: their_hex(counter.hex()?),
                attack: i32::from(attack),
                defence: i32::from(defence),
                rating: if leader { i32::from(defence) } else { 0 },
                movement: i32::from(counter.allowance),
                disrupted: counter.condition.disrupted,
                entered_this_turn: counter.condition.arrived,
            })
        })
        .collect();
    Situation {
        map: map.clone(),
        units,
        turn: u32::from(public.turn),
        air_interdiction: public.air_markers.iter().copied().map(their_hex).collect(),
        soviet_interdiction: public.soviet_marker.map(their_hex),
        rail_cuts: public
            .rail_cuts
            .iter()
            .filter(|cut| cut.mended.is_none_or(|turn| public.turn <= turn))
            .map(|cut| their_hex(cut.hex))
            .collect(),
        divisions,
    }
}

/// Reveals these untried units, in both worlds at once: those without any strength are removed.
pub fn turned_over(rulebook: &Rulebook, position: &Position, pieces: &[Piece]) -> Public {
    let mut public = position.public.clone();
    for piece in pieces {
        let counter = &mut public.counters[piece.index()];
        let Some(division) = position.secrets.identity.get(&counter.id).filter(|_| counter.unit.is_none())
        else {
            continue;
        };
        let record = rulebook.order_of_battle.record(rulebook.order_of_battle.find(*division).unwrap());
        counter.unit = Some(*division);
        counter.kind = record.kind;
        if record.is_dud() {
            counter.place = Place::Gone;
        }
    }
    public.fill_presence(rulebook);
    public
}
