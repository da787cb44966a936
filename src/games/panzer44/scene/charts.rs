//! The charts of the game as tables for paper: its rules text names them and does not repeat them.

use crate::{
    engine::{manual::CaseTable, text::say, wording::signed},
    games::panzer44::{
        rules::{
            Rulebook,
            scenario::charts::{Charts, RangeEffect},
        },
        words::terms,
    },
};

/// Each chart with its title.
pub(super) fn all(rulebook: &Rulebook) -> Vec<(String, CaseTable)> {
    let charts = &rulebook.charts;
    vec![
        (say!("panzer44-scene-chart-results"), results(charts)),
        (say!("panzer44-scene-chart-range"), range(charts)),
        (say!("panzer44-scene-chart-terrain"), terrain(charts)),
    ]
}

/// The combat results: a row for each die, a column for each superiority (6.3).
fn results(charts: &Charts) -> CaseTable {
    let table = &charts.combat_results;
    let columns = (charts.first_column..).take(table.columns()).map(signed);
    let head = std::iter::once(say!("panzer44-scene-chart-die")).chain(columns).collect();
    let row = |(number, die): (usize, i16)| -> Vec<String> {
        let cells = (0..table.columns()).map(|column| table.at(number, column).to_string());
        std::iter::once(signed(die)).chain(cells).collect()
    };
    CaseTable { head, rows: (0..table.rows()).zip(charts.first_row..).map(row).collect() }
}

/// The effect of range on the strength (6.2).
fn range(charts: &Charts) -> CaseTable {
    let mut from = 1;
    let mut rows = Vec::new();
    for (number, step) in charts.attenuation.iter().enumerate() {
        let is_last = number + 1 == charts.attenuation.len();
        let hexes = match (is_last, step.up_to == from) {
            (true, _) => format!("{from}+"),
            (false, true) => from.to_string(),
            (false, false) => format!("{from}–{}", step.up_to),
        };
        from = step.up_to.saturating_add(1);
        let effect = match step.effect {
            RangeEffect::Doubled => "× 2".to_owned(),
            RangeEffect::Less(0) => "–".to_owned(),
            RangeEffect::Less(less) => format!("−{less}"),
        };
        rows.push(vec![hexes, effect]);
    }
    CaseTable { head: vec![say!("panzer44-scene-chart-hexes"), say!("panzer44-scene-chart-strength")], rows }
}

/// The costs and the cover of terrain and hexsides (7.1, 6.5.1).
fn terrain(charts: &Charts) -> CaseTable {
    let less = |reduction: u8| if reduction == 0 { "–".to_owned() } else { format!("−{reduction}") };
    let head = vec![
        String::new(),
        say!("panzer44-scene-chart-hard"),
        say!("panzer44-scene-chart-soft"),
        say!("panzer44-scene-chart-foot"),
        say!("panzer44-scene-chart-die"),
    ];
    let hexes = charts.terrain.iter().map(|row| {
        let name = say!("panzer44-scene-ground", terrain = terms::terrain(row.terrain), road = "no");
        let [hard, soft, foot] = [row.hard, row.soft, row.foot].map(|points| points.to_string());
        vec![name, hard, soft, foot, less(row.reduction)]
    });
    let sides = charts.hexsides.iter().map(|row| {
        let name = say!("panzer44-scene-chart-side", side = terms::side(row.side));
        let [hard, soft, foot] = [row.hard, row.soft, row.foot].map(|points| format!("+{points}"));
        vec![name, hard, soft, foot, less(row.reduction)]
    });
    let along = |name: String, points: String| vec![name, points.clone(), points.clone(), points, less(0)];
    let ways = [
        along(say!("panzer44-scene-chart-road"), charts.road.to_string()),
        along(say!("panzer44-scene-chart-bridge"), charts.bridge.to_string()),
    ];
    CaseTable { head, rows: hexes.chain(sides).chain(ways).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_are_those_of_the_charts() {
        let rulebook = Rulebook::load("vauclair").expect("the scenario");
        let [(_, results), (_, range), (_, terrain)] =
            <[_; 3]>::try_from(all(&rulebook)).expect("three charts");
        assert_eq!((results.head.len(), results.rows.len()), (13, 10));
        assert_eq!(results.rows[0][12], "D1");
        assert_eq!(results.rows[9][12], "D4");
        assert_eq!(range.rows[0], ["1", "× 2"]);
        assert_eq!(range.rows.last().expect("a row")[0], "11+");
        assert_eq!(terrain.rows.len(), 5 + 3 + 2);
        for table in [results, range, terrain] {
            assert!(table.rows.iter().all(|row| row.len() == table.head.len()));
        }
    }
}
