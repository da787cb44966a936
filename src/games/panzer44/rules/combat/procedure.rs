//! The attack procedure chart (6.1): range, defence, the column, the reduction, the result.

use super::{Cover, Shot, cover, results::CombatResult};
use crate::{
    engine::board::Hex,
    games::panzer44::rules::{
        counter::Counter,
        kinds::{Fire, Mines},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        scenario::charts::{Allowed, Charts, DefenceStep},
    },
};
use serde::{Deserialize, Serialize};

/// An attack in the chart, before the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Procedure {
    /// Class and pattern of the fire.
    pub fire: Fire,
    /// The printed strength.
    pub strength: i16,
    /// The range, if it changes the strength.
    pub range: Option<u32>,
    /// The strength after step 1.
    pub attenuated: i16,
    /// The defence that step 2 subtracts, if any.
    pub defence: Option<i16>,
    /// The superiority after step 2.
    pub superiority: i16,
    /// The column of the table: the superiority, limited to that of the last column.
    pub column: i16,
    /// The cover that reduces the die in step 4, if any may.
    pub cover: Option<Cover>,
}

impl Procedure {
    /// The row of the table for a die, at least the first one (6.1).
    pub fn row(&self, charts: &Charts, die: u8) -> i16 {
        let reduced = i16::from(die) - self.cover.map_or(0, |cover| i16::from(cover.total));
        reduced.max(charts.first_row)
    }

    /// The result for a die (6.3).
    pub fn result(&self, charts: &Charts, die: u8) -> CombatResult {
        charts.result(self.column, self.row(charts, die))
    }
}

/// Returns the steps of a shot at a unit in a hex through the chart (6.1).
///
/// # Errors
/// The attack is prohibited (6.1.1).
pub fn procedure(
    rulebook: &Rulebook,
    public: &Public,
    shot: &Shot,
    target: &Counter,
    hex: Hex,
) -> Result<Procedure, Why> {
    let charts = &rulebook.charts;
    let kind = rulebook.kind(target);
    let unit = target.id;
    let row = charts.procedure(shot.fire, kind.target).ok_or(Why::Prohibited { unit })?;
    let range = shot.from.map_or(0, |from| from.distance(hex));
    match row.allowed {
        Allowed::Yes => {}
        Allowed::No => return Err(Why::Prohibited { unit }),
        Allowed::CloseAssault if !shot.by_foot => return Err(Why::AssaultByFoot { unit }),
        Allowed::CloseAssault if range != 1 => return Err(Why::AssaultTooFar { unit, range }),
        Allowed::CloseAssault => {}
    }
    let attenuated = if row.range { charts.attenuated(shot.strength, range) } else { shot.strength };
    let defence = match row.defence {
        DefenceStep::Printed => Some(kind.defence),
        DefenceStep::Always(defence) => Some(defence),
        DefenceStep::Nothing => None,
    };
    let superiority = attenuated.saturating_sub(defence.unwrap_or(0));
    let column = superiority.min(charts.last_column());
    if column < charts.first_column {
        return Err(Why::TooWeak { unit, superiority });
    }
    Ok(Procedure {
        fire: shot.fire,
        strength: shot.strength,
        range: row.range.then_some(range),
        attenuated,
        defence,
        superiority,
        column,
        cover: row.terrain.then(|| cover(rulebook, public, shot, target, hex)),
    })
}

/// Returns each possible result of an attack with the number of the six dice that give it, mildest first.
pub fn chances(charts: &Charts, procedure: &Procedure) -> Vec<(CombatResult, u8)> {
    let of = |wanted| (1..=6).filter(|die| procedure.result(charts, *die) == wanted).count() as u8;
    CombatResult::ALL.into_iter().map(|result| (result, of(result))).filter(|(_, dice)| *dice > 0).collect()
}

/// The result of a die for mines: no range, no defence, no reduction (17.1).
pub fn mine_result(charts: &Charts, mines: Mines, die: u8) -> CombatResult {
    charts.result(charts.mine_column(mines), i16::from(die))
}
