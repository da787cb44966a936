//! The average effect of the dice of an attack, and its variance.

use super::came::{Came, worth};
use crate::{
    engine::counters::UnitId,
    games::squad::{
        rules::{
            counter::Counter,
            event::Kind,
            fire::{
                anti_tank::{self, Occasion},
                armour::TopAttack,
                chance::Chance,
                modifier::sum,
            },
            kinds::Letter,
            position::{Mission, Public},
            rulebook::Rulebook,
        },
        words::story::Declared,
    },
};

/// The possible harm of an attack, each with its chance.
pub(super) enum Spread {
    /// Casualty points of each sum of the dice, with the number of rolls for it.
    Points(Vec<(u8, u16, f64)>),
    /// A shot: the value of the target, and the chances to eliminate it and to immobilize it.
    Shot { worth: f64, eliminated: f64, immobile: f64 },
    /// An assault: the value of the defenders, the chance of success, and the cost of a failure to them.
    Assault { worth: f64, success: f64, failure: f64 },
}

impl Spread {
    pub fn of(rulebook: &Rulebook, now: &Public, attack: &Declared) -> Self {
        let struck = || attack.struck.iter().filter_map(|unit| now.find(*unit));
        match attack.kind {
            Kind::Assault => {
                let defends = |counter: &&Counter| !counter.condition.pinned;
                let success = Chance::of_sums(|dice| attack.roll(dice) <= attack.needs);
                let failure = u16::try_from(attack.by.len()).map_or(0.0, f64::from);
                let worth = struck().filter(defends).map(|counter| worth(rulebook, counter)).sum();
                Self::Assault { worth, success: part(success), failure }
            }
            Kind::AntiTank | Kind::LastShot => {
                let target = attack.struck.first().copied();
                let worth = target.and_then(|unit| now.find(unit)).map_or(0.0, |it| worth(rulebook, it));
                let [eliminated, immobile] = shot(rulebook, now, attack).map(part);
                Self::Shot { worth, eliminated, immobile }
            }
            Kind::Sniper => {
                let points = |die: u8| u16::try_from(attack.roll(die)).unwrap_or(0);
                Self::Points((1..=6).map(|die| (die, points(die), 1.0 / 6.0)).collect())
            }
            _ => {
                let points = |dice| attack.casualties(rulebook, dice).unwrap_or(0);
                let chance = |dice: u8| part(Chance::of_sums(|sum| sum == dice));
                Self::Points((2..=12).map(|dice| (dice, points(dice), chance(dice))).collect())
            }
        }
    }

    /// The casualty points of a roll.
    pub fn points(&self, dice: u8) -> u16 {
        let Self::Points(all) = self else { return 0 };
        all.iter().find(|(sum, ..)| *sum == dice).map_or(0, |(_, points, _)| *points)
    }

    /// The actual harm.
    pub fn done(&self, came: Came) -> f64 {
        match (came, self) {
            (Came::Points(points), _) => f64::from(points),
            (Came::Eliminated, Self::Shot { worth, .. }) | (Came::Taken, Self::Assault { worth, .. }) => {
                *worth
            }
            (Came::Immobile, Self::Shot { worth, .. }) => worth / 2.0,
            (Came::Repelled, Self::Assault { failure, .. }) => *failure,
            _ => 0.0,
        }
    }

    /// The mean, and the variance.
    pub fn expected(&self) -> (f64, f64) {
        let parts: Vec<(f64, f64)> = match self {
            Self::Points(all) => {
                all.iter().map(|(_, points, chance)| (f64::from(*points), *chance)).collect()
            }
            Self::Shot { worth, eliminated, immobile } => {
                vec![(*worth, *eliminated), (worth / 2.0, *immobile), (0.0, 1.0 - eliminated - immobile)]
            }
            Self::Assault { worth, success, failure } => {
                vec![(*worth, *success), (*failure, 1.0 - success)]
            }
        };
        let mean: f64 = parts.iter().map(|(harm, chance)| harm * chance).sum();
        let variance = parts.iter().map(|(harm, chance)| (harm - mean).powi(2) * chance).sum();
        (mean, variance)
    }
}

fn part(chance: Chance) -> f64 {
    f64::from(chance.cases) / f64::from(chance.among.max(1))
}

/// The chances that a shot eliminates or immobilizes its target, by the rule that judged it. The shot is found by its
/// number and its modifiers.
fn shot(rulebook: &Rulebook, now: &Public, attack: &Declared) -> [Chance; 2] {
    let hit = Chance::of_sums(|dice| attack.roll(dice) <= attack.needs);
    let Some(target) = attack.struck.first().and_then(|unit| now.find(*unit)) else {
        return [Chance::NEVER; 2];
    };
    if rulebook.kind(target).afv().is_none() {
        return [hit, Chance::NEVER];
    }
    let direct = attack.by.first().and_then(|unit| direct(rulebook, now, attack, (*unit, target.id)));
    let plunge = |plunge: TopAttack| {
        let [_, eliminates] = plunge.chances();
        [eliminates, Chance::NEVER]
    };
    let same = |one: &TopAttack| one.number == attack.needs && sum(&one.modifiers) == sum(&attack.modifiers);
    let mortars = [Letter::A].into_iter().filter_map(|it| TopAttack::of_mortar(rulebook, now, target, it));
    let missions = [Mission::Light, Mission::Heavy, Mission::FighterBomber];
    let missions = missions.into_iter().filter_map(|it| TopAttack::of_mission(rulebook, now, target, it));
    let from_above = || mortars.chain(missions).find(same).map(plunge);
    direct.or_else(from_above).unwrap_or([Chance::NEVER; 2])
}

fn direct(
    rulebook: &Rulebook,
    now: &Public,
    attack: &Declared,
    (unit, target): (UnitId, UnitId),
) -> Option<[Chance; 2]> {
    let occasions = [Occasion::Fire, Occasion::Opportunity, Occasion::FinalShot];
    let ways = occasions.into_iter().flat_map(|occasion| {
        let ways = anti_tank::shots(rulebook, now, unit, target, occasion);
        ways.into_iter().filter_map(move |(shot, _)| {
            let led = anti_tank::Shot { leader: attack.leader, ..shot };
            anti_tank::fire(rulebook, now, &led, target, occasion).ok()
        })
    });
    let same = |one: &anti_tank::Attack| one.number == attack.needs && one.modifiers == attack.modifiers;
    let chances = ways.filter(same).map(|one| one.chances()).next()?;
    Some([chances.eliminated, chances.immobile])
}
