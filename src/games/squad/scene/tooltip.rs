//! The tooltip of a hex: its ground, units and their condition, markers, and value.

use super::{
    called::{mission_name, terrain_name, work_name},
    values::values,
};
use crate::{
    engine::{
        board::{ALL_SIDES, Hex, Material, SideFeature},
        wording::{list, signed},
    },
    games::squad::{
        rules::{
            Rulebook,
            counter::{Counter, Place},
            position::Public,
            scenario::units::Kind,
            sight::ground_cover,
        },
        words::names,
    },
    scene::HexFacts,
};

/// The number of unit names in a line.
const NAMES: usize = 4;

/// The facts of a hex that the viewer may know.
pub(in crate::games::squad) fn of(rulebook: &Rulebook, public: &Public, hex: Hex) -> HexFacts {
    let units: Vec<String> = public.in_hex(hex).map(|counter| told(rulebook, public, counter)).collect();
    let mut lines = Vec::new();
    if !units.is_empty() {
        lines.push(("Units", names::sides_once(rulebook, &list(&units, NAMES), None)));
    }
    lines.extend(lies(public, hex).into_iter().map(|words| ("Here", words)));
    if rulebook.scenario.victory.counts(hex) {
        let holder = public.holders.get(&hex);
        let words = holder.map_or("not held".to_owned(), |side| format!("held by the {side} side"));
        lines.push(("Victory", words));
    }
    let building = rulebook.board.building(hex).map(|building| &building.name);
    let name = building.or_else(|| rulebook.board.place_at(hex).map(|place| &place.name));
    let title = name.map_or_else(|| hex.to_string(), |name| format!("{name}  {hex}"));
    HexFacts { title, ground: ground(rulebook, hex), lines }
}

/// A unit with its load, and with facts that its values do not show.
fn told(rulebook: &Rulebook, public: &Public, counter: &Counter) -> String {
    let carried = public.carried_by(counter.id).map(|other| names::short_name(rulebook, public, other.id));
    let carried: Vec<String> = carried.collect();
    let with =
        if carried.is_empty() { String::new() } else { format!(", carrying {}", list(&carried, NAMES)) };
    let states = states(rulebook, counter);
    let states = if states.is_empty() { String::new() } else { format!(" ({})", states.join(", ")) };
    format!("{}{with}{states}", names::unit_name(rulebook, public, counter.id))
}

/// The condition of a unit, as text.
pub(in crate::games::squad) fn states(rulebook: &Rulebook, counter: &Counter) -> Vec<&'static str> {
    let condition = &counter.condition;
    let rides = matches!(counter.place, Place::Aboard(_));
    let drives = matches!(rulebook.kind(counter).kind, Kind::Afv(_));
    let holds = [
        (condition.pinned, "pinned"),
        (condition.fired, "has fired"),
        (condition.moved, "has moved"),
        (condition.assault_move && !condition.moved, "assault move"),
        (condition.halted && !condition.moved, "has stopped"),
        (condition.advanced, "has advanced"),
        (condition.transported && rides, "just loaded"),
        (condition.valorous, "valorous"),
        (condition.immobile && drives, "immobilized"),
        (condition.in_work, "in fortification"),
    ];
    holds.into_iter().filter(|(holds, _)| *holds).map(|(_, words)| words).collect()
}

/// The terrain of a hex, features through it and along it, its level, and its cover.
fn ground(rulebook: &Rulebook, hex: Hex) -> String {
    let board = &rulebook.board;
    let mut told = vec![match board.built_of(hex) {
        Some(Material::Stone) => "Stone building".to_owned(),
        Some(Material::Wood) => "Wooden building".to_owned(),
        None if board.is_bridge(hex) => "Bridge".to_owned(),
        None => terrain_name(board.terrain(hex)).to_owned(),
    }];
    if board.has_road(hex) && !board.is_bridge(hex) {
        told.push("road".to_owned());
    }
    for (feature, name) in [(SideFeature::Wall, "wall"), (SideFeature::Hedge, "hedge")] {
        let sides = ALL_SIDES.into_iter().filter(|side| board.feature(feature, hex, *side));
        let sides: Vec<&str> = sides.map(super::called::side_name).collect();
        if !sides.is_empty() {
            told.push(format!("{name} {}", sides.join(" ")));
        }
    }
    if board.level(hex) > 0 {
        told.push(format!("level {}", board.level(hex)));
    }
    let cover = ground_cover(board, &rulebook.charts, &rulebook.options, hex);
    if cover != 0 {
        told.push(format!("cover {}", signed(i64::from(cover))));
    }
    told.join(", ")
}

/// The markers and works in a hex.
fn lies(public: &Public, hex: Hex) -> Vec<String> {
    let mut lies = Vec::new();
    if let Some(number) = public.smoke.get(&hex) {
        lies.push(format!("smoke {number}: +{number} to the dice"));
    }
    // The layout of the position for the viewer decides whether enemy mines are known (22.1).
    lies.extend(public.works.get(&hex).map(|work| work_name(work.kind).to_owned()));
    let lanes = public.lanes.iter().filter(|lane| lane.hexes.contains(&hex));
    for lane in lanes {
        lies.push(format!("{} fire lane", lane.side));
    }
    for call in public.calls.iter().filter(|call| call.hex == hex) {
        let what = call.mission.map_or("a smoke barrage", mission_name);
        lies.push(format!("{what} called by the {} side", call.side));
    }
    lies
}

/// The text beside the card of a waiting unit.
pub(in crate::games::squad) fn waiting(
    rulebook: &Rulebook,
    public: &Public,
    unit: crate::engine::counters::UnitId,
) -> HexFacts {
    let Some(counter) = public.find(unit) else { return HexFacts::waiting(unit.to_string(), None) };
    let carried: Vec<String> =
        public.carried_by(unit).map(|other| names::short_name(rulebook, public, other.id)).collect();
    let carries = (!carried.is_empty()).then(|| list(&carried, NAMES));
    let told = HexFacts::waiting(names::short_name(rulebook, public, counter.id), carries);
    let lines = values(rulebook.kind(counter)).into_iter().chain(told.lines).collect();
    HexFacts { lines, ..told }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::squad::rules::{
        position::{Work, WorkKind},
        set_up,
    };

    /// A tooltip names the building with its cover, and the holder of a victory hex (6.3, 23.2).
    #[test]
    fn a_tooltip_tells_cover_and_who_holds() {
        let rulebook = Rulebook::load("patrol").unwrap();
        let public = set_up::start(&rulebook, &rulebook.scenario);
        let told = of(&rulebook, &public, "0604".parse().unwrap());
        assert_eq!(told.ground, "Wooden building, cover +3");
        assert_eq!(told.lines, [("Victory", "held by the German side".to_owned())]);
    }

    /// A tooltip uses the players' names for units, and names the markers there.
    #[test]
    fn a_tooltip_names_no_id() {
        let rulebook = Rulebook::load("valmont").unwrap();
        let mut public = set_up::start(&rulebook, &rulebook.scenario);
        let mut hexes = rulebook.board.hexes();
        for counter in &mut public.counters {
            if matches!(counter.place, Place::SetUp(_) | Place::Due(_)) {
                counter.place = Place::Map(hexes.next().unwrap());
            }
        }
        let hex = "0205".parse().unwrap();
        public.smoke.insert(hex, 2);
        public.works.insert(hex, Work { kind: WorkKind::Foxhole, facing: None, known: true });
        for hex in rulebook.board.hexes() {
            let told = format!("{:?}", of(&rulebook, &public, hex));
            assert!(!told.contains("ge-") && !told.contains("us-"), "{told}");
        }
        let here: Vec<String> =
            of(&rulebook, &public, hex).lines.into_iter().map(|(_, words)| words).collect();
        assert!(
            here.contains(&"foxhole".to_owned()) && here.iter().any(|words| words.starts_with("smoke 2"))
        );
    }
}
