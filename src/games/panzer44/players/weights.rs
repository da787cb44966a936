//! The weights of `greedy` and `staff`, read from a file that a player may edit.

use crate::engine::data::{self, DataError, Fault};
use serde::Deserialize;
use std::sync::OnceLock;

/// The file, below the folder in which the program is started.
const FILE: &str = "assets/players/panzer44/manners.ron";
/// The file as it is shipped.
const SHIPPED: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/players/panzer44/manners.ron"));

/// The weights of both players.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Manners {
    pub greedy: Manner,
    pub staff: Manner,
    /// The plans that `staff` compares, the usual one first.
    pub plans: Vec<Plan>,
    /// The trials by which `staff` compares them.
    pub trials: Trials,
}

/// The values of counters, ground and risks to a player, in victory points.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Manner {
    /// The values of units, in addition to the points of the scenario.
    pub worth: Worth,
    /// The part of a unit's value that a result costs.
    pub results: Results,
    /// The weight of the points of places to be taken.
    pub take: f64,
    /// Their weight many turns before the end, when the enemy may still retake them by being there or near.
    pub early: f64,
    /// The same weight for places that are only passed through.
    pub passing: f64,
    /// The weight of the points of places to be kept.
    pub guard: f64,
    /// The value of barring a path by which the enemy exits the map.
    pub block: f64,
    /// The value of breaking a unit that bars a path by which the side exits the map.
    pub open: f64,
    /// The weight of the points for exiting the map.
    pub leave: f64,
    /// The part of a place's pull that is left for each turn of distance.
    pub patience: f64,
    /// The weight of the best fire of the next turn at a destination.
    pub fire: f64,
    /// The weight of the enemy's fire there.
    pub caution: f64,
    /// The weight of the fire of enemies that may come close before they fire.
    pub foresight: f64,
    /// The weight of fire that may hit a unit on its path.
    pub way: f64,
    /// The part of an enemy's fire that other units in front of it draw off.
    pub share: f64,
    /// The value of each point of cover near the enemy.
    pub cover: f64,
    /// The cost of each unit in the same hex.
    pub crowd: f64,
    /// The weight of mines.
    pub mines: f64,
    /// The probability that an enemy comes to its best destination.
    pub coming: f64,
    /// The probability that a vehicle stays in place until indirect fire falls.
    pub standing: f64,
    /// The least value of direct fire.
    pub fire_from: f64,
    /// The least value of opportunity fire when it is plotted, and when it is opened.
    pub watch_from: f64,
    /// The least value of a fire of off-board artillery or a sortie.
    pub spend_from: f64,
    /// The least improvement for which a unit moves.
    pub move_from: f64,
    /// The weight of places for a carrier without a passenger, and for a unit of class H.
    pub light: f64,
    /// Whether fires are combined, so that several hit a target that one would not break.
    pub together: bool,
    /// Whether opportunity fire is decided when a unit enters, and not spent on the first one.
    pub asks: bool,
    /// Whether the bans of the manual count.
    #[serde(default)]
    pub manual: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Worth {
    pub unit: f64,
    /// The value of each point of attack.
    pub attack: f64,
    /// The value of each point of defence.
    pub defence: f64,
    /// The additional value of foot, which holds ground.
    pub foot: f64,
    /// The weight of the points that a unit may still bring off the map.
    pub leaving: f64,
    /// The number of turns before the end from which fighting counts less and less.
    pub season: f64,
}

/// The part of a unit's value that a result costs.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Results {
    pub pin: f64,
    pub will_panic: f64,
    /// Disruption of degree 1, 2 and 3.
    pub disrupted: (f64, f64, f64),
}

/// A plan: the changes of the weights for a turn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Plan {
    /// Its name in reasons.
    pub name: String,
    /// The factor for the pull of places, and of the path off the map.
    pub advance: f64,
    /// The factor for the weight of the enemy's fire.
    pub caution: f64,
    /// The factor for the weight of friendly fire to come.
    pub fire: f64,
    /// The additional value that a move must have.
    pub stay: f64,
}

/// The comparison of plans.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Trials {
    /// The orders that may be tried for a plot, at full effort.
    pub orders: u64,
    /// The turns that a trial is played on.
    pub turns: u8,
    /// The trials that forecast the enemy's turn before the plans are compared.
    pub forecast: u64,
    /// The points by which another plan must be better than the usual one.
    pub margin: f64,
}

impl Manner {
    /// Returns the weights as a plan changes them.
    pub fn following(&self, plan: &Plan) -> Self {
        Self {
            take: self.take * plan.advance,
            leave: self.leave * plan.advance,
            caution: self.caution * plan.caution,
            fire: self.fire * plan.fire,
            move_from: self.move_from + plan.stay,
            ..self.clone()
        }
    }
}

impl Manners {
    /// Loads the weights of the file in the folder where the program runs, otherwise the shipped ones.
    ///
    /// # Errors
    /// The file is no such data, or a number in it makes no sense. The error names file, line and column.
    fn load() -> Result<Self, Vec<DataError>> {
        let (name, text) = data::edited_or_shipped(FILE, SHIPPED).map_err(|error| vec![error])?;
        Self::read(&name, &text)
    }

    /// Reads the weights of this text.
    ///
    /// # Errors
    /// As for [`load`](Self::load).
    pub fn read(name: &str, text: &str) -> Result<Self, Vec<DataError>> {
        let manners: Self = data::parse_telling_all(name, text)?;
        let faults = manners.faults();
        if faults.is_empty() { Ok(manners) } else { Err(data::with_places(name, text, faults)) }
    }

    /// Returns these weights, otherwise the ones in use.
    pub fn of(own: Option<&Self>) -> Option<&Self> {
        match own {
            Some(own) => Some(own),
            None => Self::in_use(),
        }
    }

    /// The weights in use. Faults of an edited file are reported once, and the shipped file replaces it.
    pub fn in_use() -> Option<&'static Self> {
        static USED: OnceLock<Option<Manners>> = OnceLock::new();
        let shipped = || Self::read(FILE, SHIPPED).ok();
        USED.get_or_init(|| data::or_tell(Self::load()).or_else(shipped)).as_ref()
    }

    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (path, manner) in [("greedy", &self.greedy), ("staff", &self.staff)] {
            if !(0.0..=1.0).contains(&manner.patience) {
                let sentence = "a part is expected, from 0 to 1".to_owned();
                faults.push(Fault::new(format!("{path}.patience"), sentence));
            }
            for (name, chance) in [("coming", manner.coming), ("standing", manner.standing)] {
                if !(0.0..=1.0).contains(&chance) {
                    let sentence = "a chance is expected, from 0 to 1".to_owned();
                    faults.push(Fault::new(format!("{path}.{name}"), sentence));
                }
            }
        }
        if self.plans.is_empty() {
            faults.push(Fault::new("plans", "at least one plan is expected"));
        }
        for (number, plan) in self.plans.iter().enumerate() {
            if [plan.advance, plan.caution, plan.fire].iter().any(|factor| *factor < 0.0) {
                faults.push(Fault::new(format!("plans[{number}]"), "a factor of at least 0 is expected"));
            }
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_file_reads() {
        assert!(Manners::read(FILE, SHIPPED).is_ok());
    }

    #[test]
    fn faults_are_told_with_their_place() {
        let line = |text: &str| SHIPPED.lines().position(|line| line.contains(text)).unwrap() + 1;
        let told = |text: &str| Manners::read("manners.ron", text).unwrap_err()[0].to_string();
        let unknown = told(&SHIPPED.replacen("patience:", "patiense:", 1));
        assert!(unknown.starts_with(&format!("manners.ron:{}:", line("patience:"))), "{unknown}");
        let patient = SHIPPED.lines().find(|line| line.contains("patience:")).unwrap();
        let impossible = told(&SHIPPED.replacen(patient, "        patience: 1.5,", 1));
        assert!(impossible.starts_with(&format!("manners.ron:{}:", line("patience:"))), "{impossible}");
        assert!(impossible.contains("from 0 to 1"), "{impossible}");
    }
}
