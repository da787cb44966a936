//! The tooltip of a hex: its ground, units and their condition, markers, and value.

use super::{
    called::{side_name, terrain_name, work_name},
    values::values,
};
use crate::{
    engine::{
        board::{ALL_SIDES, Hex, Material, SideFeature},
        counters::UnitId,
        text::{Arg, id, say, say_id, t},
    },
    games::squad::{
        rules::{
            Rulebook,
            counter::{Counter, Place},
            position::Public,
            scenario::units::Kind,
            sight::ground_cover,
        },
        words::names::{Known, call_arg, short_name, unit_name},
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
        let units = t!("squad-scene-unit-list", units = few(units)).shown(&Known { rulebook, public });
        lines.push((id!("squad-scene-units"), units));
    }
    lines.extend(lies(public, hex).into_iter().map(|words| (id!("squad-scene-here"), words)));
    if rulebook.scenario.victory.counts(hex) {
        let words = match public.holders.get(&hex) {
            Some(side) => say!("squad-scene-held", side = *side),
            None => say!("squad-scene-not-held"),
        };
        lines.push((id!("squad-scene-victory"), words));
    }
    let building = rulebook.board.building(hex).map(|building| &building.name);
    let name = building.or_else(|| rulebook.board.place_at(hex).map(|place| &place.name));
    let title = name.map_or_else(|| hex.to_string(), |name| format!("{name}  {hex}"));
    HexFacts { title, ground: ground(rulebook, hex), lines }
}

/// A list of names: the first few, and the number of the others.
fn few(mut names: Vec<String>) -> Arg {
    let more = names.len().saturating_sub(NAMES);
    names.truncate(NAMES);
    if more > 0 {
        names.push(say!("squad-scene-more", n = more));
    }
    names.into()
}

/// The names of the counters that a unit carries.
fn carried_by(rulebook: &Rulebook, public: &Public, unit: UnitId) -> Vec<String> {
    public.carried_by(unit).map(|other| short_name(rulebook, public, other.id)).collect()
}

/// A unit with its load, and with facts that its values do not show.
fn told(rulebook: &Rulebook, public: &Public, counter: &Counter) -> String {
    let carried = carried_by(rulebook, public, counter.id);
    let states = states(rulebook, counter).join(", ");
    let name = unit_name(rulebook, public, counter.id);
    match (carried.is_empty(), states.is_empty()) {
        (true, true) => name,
        (false, true) => say!("squad-scene-unit-carrying", unit = name, carried = few(carried)),
        (true, false) => say!("squad-scene-unit-states", unit = name, states = states),
        (false, false) => {
            let carried = few(carried);
            say!("squad-scene-unit-carrying-states", unit = name, carried = carried, states = states)
        }
    }
}

/// The condition of a unit, as text.
pub(in crate::games::squad) fn states(rulebook: &Rulebook, counter: &Counter) -> Vec<String> {
    let condition = &counter.condition;
    let rides = matches!(counter.place, Place::Aboard(_));
    let drives = matches!(rulebook.kind(counter).kind, Kind::Afv(_));
    let holds = [
        (condition.pinned, id!("squad-scene-state-pinned")),
        (condition.fired, id!("squad-scene-state-fired")),
        (condition.moved, id!("squad-scene-state-moved")),
        (condition.assault_move && !condition.moved, id!("squad-scene-state-assault-move")),
        (condition.halted && !condition.moved, id!("squad-scene-state-stopped")),
        (condition.advanced, id!("squad-scene-state-advanced")),
        (condition.transported && rides, id!("squad-scene-state-loaded")),
        (condition.valorous, id!("squad-scene-state-valorous")),
        (condition.immobile && drives, id!("squad-scene-state-immobile")),
        (condition.in_work, id!("squad-scene-state-in-work")),
    ];
    holds.into_iter().filter(|(holds, _)| *holds).map(|(_, state)| say_id(state)).collect()
}

/// The terrain of a hex, features through it and along it, its level, and its cover.
fn ground(rulebook: &Rulebook, hex: Hex) -> String {
    let board = &rulebook.board;
    let mut told = vec![match board.built_of(hex) {
        Some(Material::Stone) => say!("squad-scene-stone"),
        Some(Material::Wood) => say!("squad-scene-wood"),
        None if board.is_bridge(hex) => say!("squad-scene-bridge"),
        None => terrain_name(board.terrain(hex)),
    }];
    if board.has_road(hex) && !board.is_bridge(hex) {
        told.push(say!("squad-scene-road"));
    }
    let sides_with = |feature: SideFeature| {
        let sides = ALL_SIDES.into_iter().filter(|side| board.feature(feature, hex, *side));
        let sides: Vec<String> = sides.map(side_name).collect();
        (!sides.is_empty()).then(|| sides.join(" "))
    };
    told.extend(sides_with(SideFeature::Wall).map(|sides| say!("squad-scene-wall", sides = sides)));
    told.extend(sides_with(SideFeature::Hedge).map(|sides| say!("squad-scene-hedge", sides = sides)));
    if board.level(hex) > 0 {
        told.push(say!("squad-scene-level", level = board.level(hex)));
    }
    let cover = ground_cover(board, &rulebook.charts, &rulebook.options, hex);
    if cover != 0 {
        told.push(say!("squad-scene-cover", cover = cover));
    }
    told.join(", ")
}

/// The markers and works in a hex.
fn lies(public: &Public, hex: Hex) -> Vec<String> {
    let mut lies = Vec::new();
    if let Some(number) = public.smoke.get(&hex) {
        lies.push(say!("squad-scene-smoke", number = *number));
    }
    // The layout of the position for the viewer decides whether enemy mines are known (22.1).
    lies.extend(public.works.get(&hex).map(|work| work_name(work.kind)));
    let lanes = public.lanes.iter().filter(|lane| lane.hexes.contains(&hex));
    for lane in lanes {
        lies.push(say!("squad-scene-lane", side = lane.side));
    }
    for call in public.calls.iter().filter(|call| call.hex == hex) {
        lies.push(say!("squad-scene-called", mission = call_arg(call.mission), side = call.side));
    }
    lies
}

/// The text beside the card of a waiting unit.
pub(in crate::games::squad) fn waiting(rulebook: &Rulebook, public: &Public, unit: UnitId) -> HexFacts {
    let ground = say!("squad-scene-off-map");
    let Some(counter) = public.find(unit) else {
        return HexFacts { title: unit.to_string(), ground, lines: Vec::new() };
    };
    let mut lines = values(rulebook.kind(counter));
    let carried = carried_by(rulebook, public, unit);
    if !carried.is_empty() {
        lines.push((id!("squad-scene-carries"), say!("squad-scene-unit-list", units = few(carried))));
    }
    HexFacts { title: short_name(rulebook, public, unit), ground, lines }
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
        assert_eq!(told.lines, [("squad-scene-victory", "held by the German side".to_owned())]);
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
