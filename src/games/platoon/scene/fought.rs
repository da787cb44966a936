//! Attacks that dice have decided: the rolls and their odds.

use crate::{
    engine::{board::Hex, counters::UnitId, orders::Viewer},
    games::platoon::rules::{
        Rulebook,
        combat::{Kind, Reason},
        event::{Event, Figures},
        kinds::Side,
        scenario::charts::CombatResult,
    },
};
use std::borrow::Cow;

/// An attack that a die has decided.
#[derive(Clone, Debug, PartialEq)]
pub struct Fought {
    pub kind: Kind,
    pub by: Vec<UnitId>,
    pub hex: Hex,
    /// The units struck; none if it was a fort.
    pub struck: Vec<UnitId>,
    /// None if they would tell how many units are hidden in the hex (19.2).
    pub figures: Option<Figures>,
    pub modifiers: Vec<(Reason, i8)>,
    pub die: u8,
    pub result: CombatResult,
    /// The number of units struck that it eliminated: DD does if the unit was dispersed (11.8).
    pub eliminated: usize,
    /// Whether it has changed a unit struck, or the fort falls: D does nothing to a dispersed unit, and a fort falls by X alone
    /// (11.8, 17.3).
    pub harms: bool,
    /// The only side that knows of it; none if both do (19.2).
    pub only: Option<Side>,
}

impl Fought {
    /// The attacks among these events, including those that only one side sees.
    pub fn of(rulebook: &Rulebook, events: &[Event]) -> Vec<Self> {
        let mut declared = None;
        let mut fought: Vec<Self> = Vec::new();
        for event in events {
            let (event, only) = match event {
                Event::Unseen { side, event } => (&**event, Some(*side)),
                event => (event, None),
            };
            match event {
                Event::Attacked { .. } => declared = Some(event),
                Event::Die { roll, .. } => {
                    let decided = declared.take().and_then(|attack| Self::decided(rulebook, attack, *roll));
                    fought.extend(decided.map(|fought| Self { only, ..fought }));
                }
                // If the odds are secret, the result is known from its effect.
                Event::Suffered { result, .. } => {
                    if let Some(last) = fought.last_mut().filter(|last| last.figures.is_none()) {
                        last.result = *result;
                    }
                }
                Event::Destroyed { unit, .. } => {
                    let by_it = |last: &&mut Self| last.only == only && last.struck.contains(unit);
                    if let Some(last) = fought.last_mut().filter(by_it) {
                        last.eliminated += 1;
                        last.harms = true;
                    }
                }
                Event::Dispersed { unit, .. } => {
                    let by_it = |last: &&mut Self| last.only == only && last.struck.contains(unit);
                    if let Some(last) = fought.last_mut().filter(by_it) {
                        last.harms = true;
                    }
                }
                Event::FortHit { falls, .. } => {
                    if let Some(last) = fought.last_mut().filter(|last| last.only == only) {
                        last.harms |= *falls;
                    }
                }
                _ => {}
            }
        }
        fought
    }

    /// The attacks among these that a viewer sees.
    pub fn seen(fought: &[Self], eyes: Viewer) -> Cow<'_, [Self]> {
        let sees = |fought: &Self| fought.only.is_none_or(|side| eyes.see(side.number()));
        if fought.iter().all(sees) {
            return Cow::Borrowed(fought);
        }
        Cow::Owned(fought.iter().filter(|fought| sees(fought)).cloned().collect())
    }

    fn decided(rulebook: &Rulebook, attack: &Event, die: u8) -> Option<Self> {
        let Event::Attacked { kind, by, hex, struck, figures, modifiers, .. } = attack else {
            return None;
        };
        let (by, struck, modifiers) = (by.clone(), struck.clone(), modifiers.clone());
        let (kind, hex, figures) = (*kind, *hex, *figures);
        let (result, eliminated, harms, only) = (CombatResult::None, 0, false, None);
        let mut fought =
            Self { kind, by, hex, struck, figures, modifiers, die, result, eliminated, harms, only };
        fought.result = fought.result_of(rulebook, die).unwrap_or(CombatResult::None);
        Some(fought)
    }

    /// The sum of the die-roll modifiers.
    pub fn modifier(&self) -> i8 {
        self.modifiers.iter().map(|(_, by)| *by).fold(0, i8::saturating_add)
    }

    /// The result that another die roll would have had; none if the odds are secret (19.2).
    pub fn result_of(&self, rulebook: &Rulebook, die: u8) -> Option<CombatResult> {
        let (charts, odds) = (&rulebook.charts, self.figures?.odds);
        let column = charts.odds.iter().position(|column| *column == odds)?;
        let sum = i8::try_from(die).unwrap_or(i8::MAX).saturating_add(self.modifier());
        Some(charts.result(column, sum))
    }
}

/// A result as written: a dash for no effect.
pub(in crate::games::platoon) fn written(result: CombatResult) -> String {
    if result == CombatResult::None { "–".to_owned() } else { result.to_string() }
}
