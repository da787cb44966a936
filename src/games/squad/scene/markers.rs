//! The faces of markers: smoke, fire lanes, works and missions.

use super::face::heading;
use crate::{
    art::{
        packs::{face::Face, pack::Pack},
        painter::hex_centre,
    },
    engine::board::Hex,
    games::squad::rules::{
        Marker,
        kinds::Side,
        position::{Call, Mission, Public, WorkKind},
    },
};

/// The drawing of a marker in the art pack, and its height in the stack, below 1. A marker above the ground is higher
/// than one in the ground.
pub fn marker(marker: &Marker) -> (&'static str, f32) {
    match marker {
        Marker::Work(WorkKind::EarthBunker) => ("bunker_earth", 0.0),
        Marker::Work(WorkKind::ConcreteBunker) => ("bunker_concrete", 0.0),
        Marker::Work(WorkKind::Sandbags) => ("sandbags", 0.0),
        Marker::Work(WorkKind::Foxhole) => ("foxhole", 0.0),
        Marker::Work(WorkKind::Trench) => ("trench", 0.0),
        Marker::Work(WorkKind::Mines) => ("mined", 0.0),
        Marker::Work(WorkKind::Wire) => ("barbed_wire", 0.0),
        Marker::Lane(Side::German) => ("lane_german", 0.2),
        Marker::Lane(Side::Allied) => ("lane_allied", 0.2),
        Marker::Smoke(0 | 1) => ("smoke_1", 0.4),
        Marker::Smoke(_) => ("smoke_2", 0.4),
        Marker::Call(Side::German) => ("call_german", 0.6),
        Marker::Call(Side::Allied) => ("call_allied", 0.6),
    }
}

/// The face of a marker in a hex: a bunker with its facing, a lane with its direction, a called mission with its kind.
pub fn of_marker(public: &Public, lying: &Marker, hex: Hex) -> Face {
    let face = Pack::marker_face(marker(lying).0);
    match lying {
        Marker::Work(_) => {
            let facing = public.works.get(&hex).and_then(|work| work.facing);
            Face { heading: facing.map(heading), ..face }
        }
        Marker::Lane(side) => Face { heading: along(public, *side, hex), ..face },
        Marker::Call(side) => {
            let here = |call: &&Call| call.side == *side && call.hex == hex;
            let title = public.calls.iter().find(here).map(|call| letters(call.mission));
            Face { title: title.unwrap_or_default().to_owned(), ..face }
        }
        Marker::Smoke(_) => face,
    }
}

/// The kind of mission in a letter or two.
pub(super) fn letters(mission: Option<Mission>) -> &'static str {
    match mission {
        Some(Mission::Light) => "L",
        Some(Mission::Heavy) => "H",
        Some(Mission::FighterBomber) => "FB",
        None => "S",
    }
}

/// The direction of a side's lane in this hex, in degrees clockwise from the north.
fn along(public: &Public, side: Side, hex: Hex) -> Option<u16> {
    let lane = public.lanes.iter().find(|lane| lane.side == side && lane.hexes.contains(&hex))?;
    let gun = public.find(lane.gun).and_then(|gun| public.hex_of(gun));
    let (from, to) = (hex_centre(gun.or(lane.hexes.first().copied())?), hex_centre(*lane.hexes.last()?));
    let degrees = (to.x - from.x).atan2(from.y - to.y).to_degrees().rem_euclid(360.0);
    // The value is from 0 to 360 in whole degrees.
    Some(degrees as u16)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::board::Hexside,
        games::squad::rules::position::{Lane, Work},
    };

    fn packs() -> [Pack; 2] {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/packs/");
        ["standard", "flat"].map(|pack| Pack::load(format!("{folder}{pack}").as_ref()).unwrap())
    }

    fn hex(id: &str) -> Hex {
        id.parse().unwrap()
    }

    const WORKS: [WorkKind; 7] = [
        WorkKind::EarthBunker,
        WorkKind::ConcreteBunker,
        WorkKind::Sandbags,
        WorkKind::Foxhole,
        WorkKind::Trench,
        WorkKind::Mines,
        WorkKind::Wire,
    ];

    /// Every marker is drawn in both packs, and no two look alike.
    #[test]
    fn every_marker_has_a_drawing_of_its_own() {
        let sides = Side::BOTH.into_iter().flat_map(|side| [Marker::Lane(side), Marker::Call(side)]);
        let works = WORKS.into_iter().map(Marker::Work);
        let all: Vec<Marker> =
            [Marker::Smoke(1), Marker::Smoke(2)].into_iter().chain(sides).chain(works).collect();
        for pack in packs() {
            let drawn: Vec<_> = all.iter().map(|one| pack.marker(marker(one).0, 30).unwrap()).collect();
            for (number, raster) in drawn.iter().enumerate() {
                assert!(!drawn[..number].contains(raster), "{:?}", all[number]);
            }
        }
    }

    /// A bunker fires only into its arc (20.2), and shows its direction.
    #[test]
    fn a_bunker_shows_where_it_faces() {
        let mut public = Public::default();
        let kind = WorkKind::EarthBunker;
        let mut drawn = Vec::new();
        for facing in [Hexside::North, Hexside::SouthEast] {
            public.works.insert(hex("0505"), Work { kind, facing: Some(facing), known: true });
            drawn.push(of_marker(&public, &Marker::Work(kind), hex("0505")));
        }
        assert_eq!(drawn.iter().map(|face| face.heading).collect::<Vec<_>>(), [Some(0), Some(120)]);
        let pack = Pack::standard().unwrap();
        assert!(pack.render(&drawn[0], 40).unwrap() != pack.render(&drawn[1], 40).unwrap());
    }

    /// A lane shows the direction of its fire (14.5).
    #[test]
    fn a_lane_points_from_its_gun() {
        let mut public = Public::default();
        let hexes = ["0506", "0507", "0508"].map(hex).to_vec();
        let lane = Lane { gun: "ge-mg42-1".parse().unwrap(), side: Side::German, hexes };
        public.lanes.push(lane);
        assert_eq!(of_marker(&public, &Marker::Lane(Side::German), hex("0507")).heading, Some(180));
        assert_eq!(of_marker(&public, &Marker::Lane(Side::Allied), hex("0507")).heading, None);
    }

    /// A called mission shows its kind (19.1).
    #[test]
    fn a_call_says_what_falls() {
        let mut public = Public::default();
        let call = |side, mission, at| Call { side, mission, hex: hex(at) };
        public.calls =
            vec![call(Side::Allied, Some(Mission::Heavy), "0505"), call(Side::Allied, None, "0606")];
        let title = |at| of_marker(&public, &Marker::Call(Side::Allied), hex(at)).title;
        assert_eq!([title("0505"), title("0606")], ["H", "S"]);
    }
}
