//! What things are worth to `greedy` and `staff`: read from a file that a player may edit.

use crate::engine::data::{self, DataError, Fault};
use serde::Deserialize;
use std::sync::OnceLock;

/// The file, below the folder in which the program is started.
const FILE: &str = "assets/players/panzer44/manners.ron";
/// The file as it is shipped.
const SHIPPED: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/players/panzer44/manners.ron"));

/// How both players are led.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Manners {
    pub greedy: Manner,
    pub staff: Manner,
    /// The plans that `staff` weighs against each other, the usual one first.
    pub plans: Vec<Plan>,
    /// How `staff` weighs them.
    pub trials: Trials,
}

/// What counters, ground and risks are worth to a player, in victory points.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Manner {
    /// What units are worth, besides the points that the scenario gives for them.
    pub worth: Worth,
    /// Which part of a unit's worth a result costs.
    pub results: Results,
    /// How far the points of places count that are to be taken.
    pub take: f64,
    /// How far they count many turns before the end, when the enemy may still take them back: by being there
    /// or near.
    pub early: f64,
    /// The same for places that are only passed through.
    pub passing: f64,
    /// How far the points of places count that are to be kept.
    pub guard: f64,
    /// What it is worth to bar a way by which the enemy leaves the map.
    pub block: f64,
    /// What it is worth to break a unit that bars a way by which the side leaves the map.
    pub open: f64,
    /// How far the points of leaving the map count.
    pub leave: f64,
    /// What is left of a place's pull for each turn of way.
    pub patience: f64,
    /// How far the best fire of the next turn counts where a unit goes.
    pub fire: f64,
    /// How far the enemy's fire counts there.
    pub caution: f64,
    /// How far the fire counts of those who may come close before they fire.
    pub foresight: f64,
    /// How far fire counts that may meet a unit on its way.
    pub way: f64,
    /// How much of an enemy's fire others draw off who stand before him, too.
    pub share: f64,
    /// What each point that terrain takes from the die is worth near the enemy.
    pub cover: f64,
    /// What each unit in the same hex costs.
    pub crowd: f64,
    /// How far mines count.
    pub mines: f64,
    /// How likely an enemy is thought to come where he would go.
    pub coming: f64,
    /// How likely a vehicle is thought to stand still until indirect fire falls.
    pub standing: f64,
    /// The least that direct fire must promise.
    pub fire_from: f64,
    /// The least that opportunity fire must promise when it is plotted, and when it is opened.
    pub watch_from: f64,
    /// The least that a fire of off-board artillery or a sortie must promise.
    pub spend_from: f64,
    /// How much better a hex must be before a unit moves there.
    pub move_from: f64,
    /// How far a place pulls a carrier without a passenger, and a unit of class H.
    pub light: f64,
    /// Whether fires are laid together, so that several hit what one would not break.
    pub together: bool,
    /// Whether opportunity fire is decided when somebody comes, and not given away to the first.
    pub asks: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Worth {
    pub unit: f64,
    /// Each point of attack.
    pub attack: f64,
    /// Each point of defence.
    pub defence: f64,
    /// More for foot, which holds ground.
    pub foot: f64,
    /// How far the points count that a unit may still bring off the map.
    pub leaving: f64,
    /// Turns before the end from which on fighting counts less and less.
    pub season: f64,
}

/// Which part of a unit's worth a result costs.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Results {
    pub pin: f64,
    pub will_panic: f64,
    /// Disruption of degree 1, 2 and 3.
    pub disrupted: (f64, f64, f64),
}

/// A plan: how far the manner is changed for a turn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Plan {
    /// What it is called in reasons.
    pub name: String,
    /// Times the pull of places, and of the way off the map.
    pub advance: f64,
    /// Times the weight of the enemy's fire.
    pub caution: f64,
    /// Times the weight of own fire to come.
    pub fire: f64,
    /// More that a move must promise.
    pub stay: f64,
}

/// How plans are weighed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Trials {
    /// Orders that may be tried for a plot, at full effort.
    pub orders: u64,
    /// Turns that a trial is played on.
    pub turns: u8,
    /// Trials by which the enemy's turn is foreseen before the plans are weighed.
    pub forecast: u64,
    /// How many points better than the usual plan another must look.
    pub margin: f64,
}

impl Manner {
    /// The manner as a plan changes it.
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
    /// The manners of the file in the folder where the program runs, else those that are shipped.
    ///
    /// # Errors
    /// The file is no such data, or a number in it makes no sense; file, line and column are named.
    fn load() -> Result<Self, Vec<DataError>> {
        let (name, text) = data::edited_or_shipped(FILE, SHIPPED).map_err(|error| vec![error])?;
        Self::read(&name, &text)
    }

    /// The manners of this text.
    ///
    /// # Errors
    /// As for [`load`](Self::load).
    pub fn read(name: &str, text: &str) -> Result<Self, Vec<DataError>> {
        let manners: Self = data::parse_telling_all(name, text)?;
        let faults = manners.faults();
        if faults.is_empty() { Ok(manners) } else { Err(data::with_places(name, text, faults)) }
    }

    /// The manners in use: an edited file with faults is told of once, and the shipped one stands in.
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
                faults.push(Fault::new(format!("plans[{number}]"), "a factor below 0 is not expected"));
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
