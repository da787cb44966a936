//! Artillery beside the map, and the scenario's limits for it (18.4).

use crate::{
    engine::{counters::UnitId, manual::listed},
    games::platoon::rules::{
        kinds::Side,
        rulebook::Rulebook,
        scenario::{OffBoard, Scenario},
    },
};

/// The batteries of a side, if artillery beside the map is in play.
pub fn batteries(rulebook: &Rulebook, side: Side) -> &[OffBoard] {
    let scenario: &Scenario = &rulebook.scenario;
    if rulebook.options.rolling_thunder { &scenario.force(side).off_board } else { &[] }
}

/// The scenario's limits for a battery: its turns, its hexes and its targets.
pub fn limits(rulebook: &Rulebook, battery: &OffBoard) -> String {
    let between = |(first, last): (u8, u8), one: &str, many: &str| match first == last {
        true => format!("{one} {first}"),
        false => format!("{many} {first}\u{2013}{last}"),
    };
    let name = |kind: &UnitId| rulebook.units.find(*kind).map_or(kind.to_string(), |kind| kind.name.clone());
    let turns = between(battery.turns, "turn", "turns");
    let columns = battery.columns.map(|columns| between(columns, "column", "columns"));
    let hexes = battery.hexes.as_ref().map(|hexes| {
        let names = listed(hexes.iter().map(ToString::to_string).collect());
        if hexes.len() == 1 { format!("hex {names}") } else { format!("hexes {names}") }
    });
    let targets = battery.targets.as_ref();
    let targets =
        targets.map(|kinds| format!("only at hexes with {}", listed(kinds.iter().map(name).collect())));
    let all = [Some(turns), columns, hexes, targets];
    all.into_iter().flatten().collect::<Vec<String>>().join(" \u{00B7} ")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// Every limit that a scenario sets is shown (18.4).
    #[test]
    fn limits_are_told() {
        let mut rulebook = Rulebook::load("village").unwrap();
        let mut battery = batteries(&rulebook, Side::Soviet)[0].clone();
        assert_eq!(limits(&rulebook, &battery), "turns 1\u{2013}8");
        battery.columns = Some((4, 4));
        battery.hexes = Some(vec!["0408".parse().unwrap(), "0409".parse().unwrap()]);
        battery.targets = Some(vec!["ge-at-75".parse().unwrap()]);
        let told = limits(&rulebook, &battery);
        let gun = &rulebook.units.find("ge-at-75".parse().unwrap()).unwrap().name;
        let expected = format!(
            "turns 1\u{2013}8 \u{00B7} column 4 \u{00B7} hexes 0408 and 0409 \u{00B7} only at hexes with {gun}"
        );
        assert_eq!(told, expected);
        rulebook.options.rolling_thunder = false;
        assert!(batteries(&rulebook, Side::Soviet).is_empty());
    }
}
