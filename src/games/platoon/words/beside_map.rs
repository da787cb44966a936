//! Artillery beside the map, and the scenario's limits for it (18.4).

use crate::{
    engine::{
        counters::UnitId,
        text::{Arg, say},
    },
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

/// The scenario's limits for a battery in the language of the table: its turns, its hexes and its targets.
pub fn limits(rulebook: &Rulebook, battery: &OffBoard) -> String {
    let name = |kind: &UnitId| rulebook.units.find(*kind).map_or(kind.to_string(), |kind| kind.name.clone());
    let turns = match battery.turns {
        (first, last) if first == last => say!("platoon-orders-battery-turn", turn = first),
        (first, last) => say!("platoon-orders-battery-turns", first = first, last = last),
    };
    let columns = battery.columns.map(|columns| match columns {
        (first, last) if first == last => say!("platoon-orders-battery-column", column = first),
        (first, last) => say!("platoon-orders-battery-columns", first = first, last = last),
    });
    let hexes = battery.hexes.as_ref();
    let hexes =
        hexes.map(|hexes| say!("platoon-orders-battery-hexes", n = hexes.len(), hexes = hexes.clone()));
    let targets = battery.targets.as_ref();
    let targets = targets
        .map(|kinds| say!("platoon-orders-battery-targets", units = Arg::list(kinds.iter().map(name))));
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
