//! The turning point of a game: the turn in which the points changed most, otherwise that with the heaviest losses.

use super::course::{LostCounter, TurnCourse};
use crate::engine::{
    board::{Board, Hex},
    orders::SideNames,
    text::{Arg, say},
};

/// Hexes within which losses belong to one place.
const NEAR: u32 = 2;
/// The most places that are named one by one.
const NAMED: usize = 2;
/// Hexes from a place within which losses are near it.
const IN_SIGHT: u32 = 5;

/// The turn that decided most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    pub turn: u8,
    /// The events of the turn, in a sentence without a full stop: "Turn 5: the Germans lose 6 units near Grusha".
    pub words: String,
    /// The change of the points, with the side that gained them; none if they did not change.
    pub gain: Option<String>,
    /// The hexes of these events.
    pub hexes: Vec<Hex>,
    /// The number of orders given before the turn.
    pub after: usize,
}

impl TurningPoint {
    /// Finds the turning point; the earliest of turns with equal changes. `counted` is the side that wants many points.
    pub(super) fn of(
        turns: &[TurnCourse],
        lost: &[Vec<LostCounter>; 2],
        (sides, counted): (&[SideNames; 2], usize),
        board: &Board,
    ) -> Option<Self> {
        let losses = |turn: u8| lost.iter().flatten().filter(|lost| lost.turn == turn).count();
        let weight = |turn: &&TurnCourse| (turn.swing.unsigned_abs(), losses(turn.turn), turn.taken.len());
        let turn = turns.iter().rev().max_by_key(weight).filter(|turn| weight(turn) != (0, 0, 0))?;
        let of_turn = [0, 1].map(|side: usize| -> Vec<&LostCounter> {
            lost[side].iter().filter(|lost| lost.turn == turn.turn).collect()
        });
        let winner = match turn.swing.signum() {
            0 => usize::from(of_turn[0].len() > of_turn[1].len()),
            1 => counted,
            _ => 1 - counted,
        };
        let (taken, suffered) = (taken_by(turn, winner), &of_turn[1 - winner]);
        let [won, beaten] = [winner, 1 - winner].map(|side| sides[side].as_people());
        let (Site { at, place }, around) = scene_of(board, suffered);
        let (number, n, points) = (turn.turn, suffered.len(), turn.swing.unsigned_abs());
        let words = match (taken.is_empty(), suffered.is_empty()) {
            (true, true) => say!("scene-turning-gains", turn = number, winner = won.clone(), n = points),
            (true, false) => {
                say!("scene-turning-loses", turn = number, loser = beaten, n = n, at = at, place = place)
            }
            (false, true) => say!(
                "scene-turning-takes",
                turn = number,
                winner = won.clone(),
                places = places(board, &taken),
            ),
            (false, false) => say!(
                "scene-turning-takes-and-loses",
                turn = number,
                winner = won.clone(),
                places = places(board, &taken),
                loser = beaten,
                n = n,
                at = at,
                place = place,
            ),
        };
        Some(Self {
            turn: turn.turn,
            words,
            gain: (turn.swing != 0).then(|| say!("scene-turning-gain", n = points, side = won)),
            hexes: taken.into_iter().chain(around).collect(),
            after: turn.after,
        })
    }
}

/// Returns the victory hexes that a side took in a turn and held at its end.
fn taken_by(turn: &TurnCourse, side: usize) -> Vec<Hex> {
    let mut held: Vec<(Hex, usize)> = Vec::new();
    for (hex, taker) in &turn.taken {
        held.retain(|(other, _)| other != hex);
        held.push((*hex, *taker));
    }
    held.into_iter().filter(|(_, taker)| *taker == side).map(|(hex, _)| hex).collect()
}

/// Returns the names of these hexes, each once: the first few, and the number of the others.
fn places(board: &Board, hexes: &[Hex]) -> Arg {
    let mut places: Vec<String> = Vec::new();
    for place in hexes.iter().map(|hex| place_of(board, *hex)) {
        if !places.contains(&place) {
            places.push(place);
        }
    }
    let more = places.len().saturating_sub(NAMED);
    places.truncate(NAMED);
    if more > 0 {
        places.push(say!("scene-more", n = more));
    }
    places.into()
}

/// Returns the name of a hex: for a town of many hexes, its name alone.
fn place_of(board: &Board, hex: Hex) -> String {
    let name = board.hex_name(hex);
    match board.place_at(hex) {
        Some(place) if name.starts_with(&place.name) => place.name.clone(),
        _ if name == hex.to_string() => say!("scene-hex", hex = hex),
        _ => name,
    }
}

/// The place of losses.
struct Site {
    /// The word by which a message chooses how they lie to the place.
    at: &'static str,
    /// The name of the place, or the number of a hex; empty for losses all over the map.
    place: String,
}

impl Site {
    const EVERYWHERE: Self = Self { at: "everywhere", place: String::new() };
}

/// Returns the place of most of these losses, and its hexes.
fn scene_of(board: &Board, lost: &[&LostCounter]) -> (Site, Vec<Hex>) {
    let hexes: Vec<Hex> = lost.iter().filter_map(|lost| lost.hex).collect();
    let around = |centre: Hex| hexes.iter().copied().filter(move |hex| centre.distance(*hex) <= NEAR);
    let Some(centre) = hexes.iter().copied().rev().max_by_key(|hex| around(*hex).count()) else {
        return (Site::EVERYWHERE, Vec::new());
    };
    let mut near: Vec<Hex> = around(centre).collect();
    if 2 * near.len() < lost.len() {
        return (Site::EVERYWHERE, hexes);
    }
    let in_one = near.len() == lost.len() && near.iter().all(|hex| *hex == centre);
    near.sort();
    near.dedup();
    let site = match (in_one, nearest_place(board, centre)) {
        (true, Some((name, 0))) => Site { at: "at", place: name.to_owned() },
        (true, _) => Site { at: "in-hex", place: centre.to_string() },
        (false, Some((name, _))) => Site { at: "near", place: name.to_owned() },
        (false, None) => Site { at: "near-hex", place: centre.to_string() },
    };
    (site, near)
}

/// Returns the name of the nearest place in sight of a hex, and its distance.
fn nearest_place(board: &Board, hex: Hex) -> Option<(&str, u32)> {
    let places = board.places().iter();
    let far =
        places.flat_map(|place| place.hexes.iter().map(move |at| (place.name.as_str(), hex.distance(*at))));
    far.min_by_key(|(_, far)| *far).filter(|(_, far)| *far <= IN_SIGHT)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        art::packs::face::Face,
        engine::{board::MapFile, counters::Flag},
    };

    const SIDES: [SideNames; 2] = [
        SideNames { name: "Red", message: "", word: "red", people: "Reds", flag: Flag::Red },
        SideNames { name: "Grey", message: "", word: "grey", people: "Greys", flag: Flag::Grey },
    ];

    /// A map with one place, whose hexes are 0303 and 0304.
    const MAP: &str = r#"(id: "small", title: "", subtitle: "", columns: 20, rows: 9, woods: [], swamp: [],
        lake: [], rivers: [], roads: [], road_river_joins: [], rails: [], road_exits: [], rail_exits: [],
        places: [(name: "Grusha", kind: Major, hexes: ["0303", "0304"])], areas: [])"#;

    fn board() -> Board {
        let map: MapFile = ron::from_str(MAP).unwrap();
        map.board().unwrap()
    }

    fn hex(id: &str) -> Hex {
        id.parse().unwrap()
    }

    fn turn(turn: u8, swing: i32) -> TurnCourse {
        TurnCourse { turn, swing, after: 10 * usize::from(turn), ..TurnCourse::default() }
    }

    fn lost(turn: u8, at: &str) -> LostCounter {
        let (unit, name) = ("one".parse().unwrap(), "One".to_owned());
        LostCounter { unit, name, face: Face::default(), turn, hex: Some(hex(at)) }
    }

    /// The turning point in words; Grey wants many points.
    fn told(turns: &[TurnCourse], lost: &[Vec<LostCounter>; 2]) -> (String, Option<String>) {
        let point = TurningPoint::of(turns, lost, (&SIDES, 1), &board()).unwrap();
        assert_eq!(point.after, 10 * usize::from(point.turn));
        (point.words, point.gain)
    }

    #[test]
    fn the_largest_swing_is_named_by_its_events() {
        let turns = [turn(1, 2), turn(2, -5), turn(3, 5)];
        let near = [Vec::new(), vec![lost(1, "1905"), lost(2, "0402"), lost(2, "0303")]];
        let (words, gain) = told(&turns, &near);
        assert_eq!(words, "Turn 2: the Greys lose 2 units near Grusha");
        assert_eq!(gain.as_deref(), Some("5 points for the Reds"));
        let in_it = [Vec::new(), vec![lost(2, "0304")]];
        assert_eq!(told(&turns, &in_it).0, "Turn 2: the Greys lose 1 unit at Grusha");
        // Far from any place the text has the number of the hex, and no place if the losses are all over the map.
        let far = [Vec::new(), vec![lost(2, "1905"), lost(2, "1905")]];
        assert_eq!(told(&turns, &far).0, "Turn 2: the Greys lose 2 units in hex 1905");
        let scattered = [Vec::new(), vec![lost(2, "0101"), lost(2, "1905"), lost(2, "1001")]];
        assert_eq!(told(&turns, &scattered).0, "Turn 2: the Greys lose 3 units");
        // Without losses and ground the points alone are left; the earlier of two equal turns counts.
        assert_eq!(told(&turns, &Default::default()).0, "Turn 2: the Reds gain 5 points");
    }

    #[test]
    fn ground_counts_as_it_is_held_at_the_end_of_the_turn() {
        let taken = [(hex("0303"), 0), (hex("0303"), 1), (hex("1905"), 1), (hex("1001"), 0)].to_vec();
        let turns = [TurnCourse { taken, ..turn(4, 3) }];
        let lost = [vec![lost(4, "1001")], Vec::new()];
        let (words, gain) = told(&turns, &lost);
        assert_eq!(words, "Turn 4: the Greys take Grusha and hex 1905, and the Reds lose 1 unit in hex 1001");
        assert_eq!(gain.as_deref(), Some("3 points for the Greys"));
    }

    #[test]
    fn without_a_swing_the_heaviest_losses_decide() {
        let turns = [turn(1, 0), turn(2, 0)];
        let both = [vec![lost(2, "1905")], vec![lost(1, "0101"), lost(2, "1905"), lost(2, "1905")]];
        assert_eq!(told(&turns, &both), ("Turn 2: the Greys lose 2 units in hex 1905".to_owned(), None));
        let nothing = TurningPoint::of(&turns, &Default::default(), (&SIDES, 1), &board());
        assert_eq!(nothing, None);
    }
}
