//! The units beside the map in Guderian: Germans that arrive in this turn, beside their entry area.

use crate::{
    art::painter::hex_centre,
    engine::{
        board::{Area, Edge},
        counters::UnitId,
        text::say,
        wording::ordinal,
    },
    games::guderian::rules::{
        Rulebook,
        counter::{Piece, Place},
        kinds::Side,
        position::Public,
    },
    scene::Party,
};

/// All units that wait at the left edge, area by area.
pub(in crate::games::guderian) fn parties(rulebook: &Rulebook, public: &Public) -> Vec<Party> {
    let mut areas: Vec<(&Area, Vec<Piece>)> = Vec::new();
    for (number, counter) in public.counters.iter().enumerate() {
        let area: UnitId = match counter.place {
            Place::Due { area } => area,
            Place::Scheduled { turn, area } if turn == public.turn => area,
            _ => continue,
        };
        let Some(area) = rulebook.board.area(&area.to_string()) else { continue };
        if counter.side() != Side::German || area.edge != Edge::West {
            continue;
        }
        let piece = Piece(number as u16);
        match areas.iter_mut().find(|(other, _)| other.id == area.id) {
            Some((_, pieces)) => pieces.push(piece),
            None => areas.push((area, vec![piece])),
        }
    }
    let party = |(area, pieces): (&Area, Vec<Piece>)| Party {
        heading: heading(rulebook, public, area, &pieces),
        middle: middle(area),
        at_right: false,
        units: pieces.iter().map(|piece| public.counter(*piece).id).collect(),
    };
    areas.into_iter().map(party).collect()
}

/// The middle of an area along the left edge, from the top.
fn middle(area: &Area) -> f32 {
    area.hexes.iter().map(|hex| hex_centre(*hex).y).sum::<f32>() / area.hexes.len().max(1) as f32
}

/// The corps if all units are of one, and the area.
fn heading(rulebook: &Rulebook, public: &Public, area: &Area, pieces: &[Piece]) -> [String; 2] {
    let corps = |piece: &Piece| {
        let print = public.counter(*piece).print?;
        Some(rulebook.order_of_battle.division_of(print)?.corps.as_str())
    };
    let mut all = pieces.iter().map(|piece| corps(piece).unwrap_or_default());
    let first = all.next().filter(|corps| !corps.is_empty());
    let one = first.filter(|first| all.all(|corps| corps == *first));
    let who = one.map_or_else(
        || say!("guderian-scene-arriving"),
        |corps| say!("guderian-scene-arriving-corps", ordinal = numbered(corps), number = corps),
    );
    [who, say!("guderian-scene-arriving-area", area = area.id.as_str())]
}

/// The number of a corps as an ordinal, or its name.
fn numbered(corps: &str) -> String {
    corps.parse().map_or_else(|_| corps.to_owned(), ordinal)
}
