//! The weights of `staff`, in victory points: read from a file that a player may edit.

use crate::{
    engine::data::{self, DataError, Fault},
    games::guderian::rules::kinds::Side,
};
use serde::Deserialize;
use std::sync::OnceLock;

/// The file, below the folder in which the program is started.
const FILE: &str = "assets/players/guderian/staff.ron";
/// The file as it is shipped.
const SHIPPED: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/players/guderian/staff.ron"));

/// The values of counters, ground and risks.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Weights {
    pub worth: Worth,
    /// The manner of the Germans.
    pub german: Manner,
    /// The manner of the Soviets.
    pub soviet: Manner,
    /// The pull of a place.
    pub places: Places,
    /// Whether the player keeps to the manual; a file that does not say so means that it does.
    #[serde(default = "keeps_to_the_manual")]
    pub manual: bool,
    /// The effort of each level.
    pub levels: Levels,
    /// The plans that `general` compares.
    pub plans: Plans,
}

fn keeps_to_the_manual() -> bool {
    true
}

/// The plans of each side; the first is that of `captain`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Plans {
    soviet: Vec<Plan>,
    german: Vec<Plan>,
}

impl Plans {
    /// The plans of a side.
    pub fn of(&self, side: Side) -> &[Plan] {
        match side {
            Side::Soviet => &self.soviet,
            Side::German => &self.german,
        }
    }
}

/// The values of counters, in victory points.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Worth {
    /// A step of a panzer regiment.
    pub panzer_step: f64,
    /// A step of another motorized regiment.
    pub motor_step: f64,
    /// A step of infantry or cavalry.
    pub infantry_step: f64,
    /// Extra value of the last step of a regiment of a division, because the division is never whole again without it.
    pub regiment: f64,
    /// Weight of the points for a whole division: 1 for the full points.
    pub division: f64,
    /// A Soviet division of no strength.
    pub soviet_division: f64,
    /// Extra value for each point of its defence.
    pub soviet_defence: f64,
    /// Extra value of a tank or mechanized division.
    pub soviet_armour: f64,
    pub leader: f64,
    /// Extra value for each point of a leader's rating.
    pub leader_rating: f64,
    /// Cost of a counter that must retreat.
    pub retreat: f64,
}

/// The manner in which one side is led.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Manner {
    /// Weight of the expected value of an attack while units move.
    pub attack: f64,
    /// The least expected value of an attack.
    pub attack_from: f64,
    /// The least expected value of an overrun.
    pub overrun_from: f64,
    /// Weight of the side's own losses in a battle.
    pub thrift: f64,
    /// Weight of the enemy's possible actions in its turn.
    pub caution: f64,
    /// The value of ten movement points towards a place, for each of its points.
    pub advance: f64,
    /// The value of entering a place now, for each of its points.
    pub take: f64,
    /// The value of holding a place that the enemy may reach, for each of its points.
    pub hold: f64,
    /// The value of ground that helps a defender adjacent to an enemy.
    pub cover: f64,
    /// The value of supply to a unit.
    pub supply: f64,
    /// The value of being within a leader's radius.
    pub command: f64,
    /// The value of barring the enemy's paths to places.
    pub block: f64,
    /// The best distance of a barrier from the enemy, in movement points.
    pub block_at: f64,
    /// The value of holding an enemy in a zone of control.
    pub pin: f64,
    /// The value to a part of a division of being in a hex with another part.
    pub reunite: f64,
    /// The value of guarding the supply road.
    pub guard: f64,
    /// The value of closing a hex through which lines of the enemy's leaders lead, for each point that would be cut
    /// off.
    pub encircle: f64,
    /// The best distance of the ring round a leader, in hexes.
    pub encircle_at: f64,
    /// The increase of a danger where the enemy closes every exit.
    pub cornered: f64,
    /// The changes of some of these in the last turns.
    pub ending: Ending,
    /// The changes in a short scenario; none if the file has none.
    #[serde(default)]
    pub short: Short,
}

/// The manner of a side in a scenario of a few turns, in which a place that is given up is not won back.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Short {
    /// The most turns of such a scenario.
    pub turns: u8,
    /// The usual value of holding a place, before the ending changes it.
    pub hold: f64,
}

/// The manner of a side at the end, when ground counts as it is and counters are no longer needed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ending {
    /// Turns over which the usual manner changes to this one.
    pub turns: f64,
    /// Weight of attacks in the last turn.
    pub attack: f64,
    /// Weight of the side's own losses in a battle, in the last turn.
    pub thrift: f64,
    /// Weight of dangers in the last turn.
    pub caution: f64,
    /// The value of entering a place, in the last turn.
    pub take: f64,
    /// The value of holding a place, in the last turn.
    pub hold: f64,
}

/// The pull of a place, and the strength that it is given.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Places {
    /// Movement points from the Germans at which a place counts half for the Soviets.
    pub alarm: f64,
    /// The decrease with distance: the power of the distance.
    pub steepness: f64,
    /// The most strength that the Germans send to one place before others count as much.
    pub siege: f64,
}

/// The effort of a level.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Levels {
    /// Chance by which a cadet misjudges a choice, in points.
    pub cadet_error: f64,
    /// The same of `captain`.
    pub captain_error: f64,
    /// Orders that a general tries in a movement phase, at full effort, Soviet and German: the Germans have two such
    /// phases.
    pub general_orders: (u64, u64),
    /// The advantage over the usual plan that a general requires of another plan, Soviet and German, in points.
    pub general_margin: (f64, f64),
}

/// A plan: changes to the manner of a side for a turn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Plan {
    /// Its name in reasons.
    pub name: String,
    /// Factor on the value of attacks.
    pub attack: f64,
    /// Factor on the weight of dangers.
    pub caution: f64,
    /// Factor on the pull of places.
    pub advance: f64,
    /// Factor on the value of barred paths and of rings.
    pub block: f64,
    /// Extra movement points between the barrier and the enemy.
    pub step_back: f64,
    /// Points by which chance changes the value of each destination, which makes another plan of the same kind.
    pub slip: f64,
}

impl Manner {
    /// Returns the weights as a plan changes them.
    pub fn following(&self, plan: &Plan) -> Self {
        Self {
            attack: self.attack * plan.attack,
            caution: self.caution * plan.caution,
            advance: self.advance * plan.advance,
            block: self.block * plan.block,
            encircle: self.encircle * plan.block,
            block_at: self.block_at + plan.step_back,
            ..self.clone()
        }
    }
}

impl Manner {
    /// The usual manner in a scenario of this number of turns.
    pub fn in_scenario_of(self, turns: u8) -> Self {
        if turns > self.short.turns {
            return self;
        }
        let hold = self.short.hold;
        Self { hold, ..self }
    }

    /// The manner with this number of turns left after this one.
    pub fn with_turns_left(self, turns: u8) -> Self {
        let near = (1.0 - f64::from(turns) / self.ending.turns.max(1.0)).max(0.0);
        let between = |usual: f64, last: f64| usual + (last - usual) * near;
        let ending = &self.ending;
        Self {
            attack: between(self.attack, ending.attack),
            thrift: between(self.thrift, ending.thrift),
            caution: between(self.caution, ending.caution),
            take: between(self.take, ending.take),
            hold: between(self.hold, ending.hold),
            ..self
        }
    }
}

impl Weights {
    /// The weights of the file in the folder where the program runs, otherwise those that are shipped.
    ///
    /// # Errors
    /// The file is no such data, or a number in it makes no sense; file, line and column are named.
    pub fn load() -> Result<Self, Vec<DataError>> {
        let (name, text) = data::edited_or_shipped(FILE, SHIPPED).map_err(|error| vec![error])?;
        Self::read(&name, &text)
    }

    /// The weights of this text.
    ///
    /// # Errors
    /// As for [`load`](Self::load).
    pub fn read(name: &str, text: &str) -> Result<Self, Vec<DataError>> {
        let weights: Self = data::parse_telling_all(name, text)?;
        let faults = weights.faults();
        if faults.is_empty() { Ok(weights) } else { Err(data::with_places(name, text, faults)) }
    }

    /// Returns these weights with a part of the orders that a general tries.
    pub fn trying(mut self, part: f64) -> Self {
        let (soviet, german) = self.levels.general_orders;
        let tried = |orders: u64| (orders as f64 * part).round().max(1.0) as u64;
        self.levels.general_orders = (tried(soviet), tried(german));
        self
    }

    /// Returns these weights, otherwise the ones in use.
    pub fn of(own: Option<&Self>) -> Option<&Self> {
        match own {
            Some(own) => Some(own),
            None => Self::in_use(),
        }
    }

    /// The weights in use: faults in an edited file are reported once, and the shipped file is used.
    pub fn in_use() -> Option<&'static Self> {
        static USED: OnceLock<Option<Weights>> = OnceLock::new();
        let shipped = || Self::read(FILE, SHIPPED).ok();
        USED.get_or_init(|| data::or_tell(Self::load()).or_else(shipped)).as_ref()
    }

    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for side in Side::BOTH {
            let list = format!("plans.{}", side.to_string().to_lowercase());
            let plans = self.plans.of(side);
            if plans.is_empty() {
                faults.push(Fault::new(list.clone(), "at least one plan is expected"));
            }
            for (number, plan) in plans.iter().enumerate() {
                let factors = [plan.attack, plan.caution, plan.advance, plan.block, plan.slip];
                if !factors.into_iter().all(is_measure) {
                    let wanted = "finite factors of at least 0 are expected";
                    faults.push(Fault::new(format!("{list}[{number}]"), wanted));
                }
            }
        }
        let errors = [("cadet_error", self.levels.cadet_error), ("captain_error", self.levels.captain_error)];
        for (name, error) in errors {
            if !is_measure(error) {
                let wanted = "a finite number of points of at least 0 is expected";
                faults.push(Fault::new(format!("levels.{name}"), wanted));
            }
        }
        faults
    }
}

#[cfg(test)]
impl Weights {
    /// The shipped weights of a player that does not keep to the manual.
    pub fn without_manual() -> Self {
        Self { manual: false, ..Self::read(FILE, SHIPPED).unwrap() }
    }
}

/// Whether a number is a valid amount: no chance can be drawn from an infinite range.
fn is_measure(number: f64) -> bool {
    number.is_finite() && number >= 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_file_reads() {
        assert!(Weights::read(FILE, SHIPPED).is_ok());
    }

    /// A copy of an older file has no word on the manual.
    #[test]
    fn the_manual_is_on_unless_the_file_says_otherwise() {
        let line = "    manual: true,\n";
        assert!(SHIPPED.contains(line));
        let read = |text: &str| Weights::read(FILE, text).unwrap().manual;
        assert!(read(SHIPPED) && read(&SHIPPED.replacen(line, "", 1)));
        assert!(!read(&SHIPPED.replacen(line, "    manual: false,\n", 1)));
    }

    /// The campaign of twelve turns is played as ever.
    #[test]
    fn places_are_held_more_in_a_short_scenario() {
        let usual = Weights::read(FILE, SHIPPED).unwrap().german;
        let hold = |turns: u8, left: u8| usual.clone().in_scenario_of(turns).with_turns_left(left).hold;
        assert!(hold(3, 2) > hold(12, 2) && hold(5, 4) > hold(12, 4));
        assert_eq!((hold(12, 2), hold(12, 11)), (usual.clone().with_turns_left(2).hold, usual.hold));
        assert!((hold(3, 0) - hold(12, 0)).abs() < 1e-9, "on the last turn the ending alone counts");
    }

    #[test]
    fn faults_are_told_with_their_place() {
        let broken = SHIPPED.replacen("panzer_step:", "panzer_stop:", 1);
        let error = Weights::read("staff.ron", &broken).unwrap_err()[0].to_string();
        let line = SHIPPED.lines().position(|line| line.contains("panzer_step:")).unwrap() + 1;
        assert!(error.starts_with(&format!("staff.ron:{line}:")), "{error}");
        let negative =
            SHIPPED.replacen("(name: \"as usual\", attack: 1.0", "(name: \"as usual\", attack: -1.0", 1);
        let error = Weights::read("staff.ron", &negative).unwrap_err()[0].to_string();
        assert!(error.contains("plans.soviet[0]"), "{error}");
        for (good, bad, place) in [
            ("captain_error: 1.0", "captain_error: inf", "levels.captain_error"),
            ("cadet_error: 2.5", "cadet_error: NaN", "levels.cadet_error"),
            ("slip: 0.3", "slip: inf", "plans.german[4]"),
        ] {
            let error =
                Weights::read("staff.ron", &SHIPPED.replacen(good, bad, 1)).unwrap_err()[0].to_string();
            assert!(error.contains(place), "{error}");
        }
    }
}
