//! Possible results of an attack on its targets, if their owner pays as usual. They are the chance of each number of
//! casualty points, and of each fate of a unit (13.3 to 13.9).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Aim, Attack,
    casualties::{Fate, Hit, Loss, fate, survives, usual},
    chance::{Chance, THROWS},
    missions::{Strike, is_doubled},
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        conduct::{
            casualties::{Blow, hits, shares},
            fire::struck,
        },
        position::Public,
        rulebook::Rulebook,
    },
};

/// Faces of the die that decides whether a gun or vehicle survives.
const FACES: u32 = 6;

/// The possible fates of a unit, each as a chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fates {
    pub unit: UnitId,
    /// The unit is pinned, but not reduced.
    pub pinned: Chance,
    /// The unit is reduced to a half squad, pinned or not.
    pub reduced: Chance,
    pub eliminated: Chance,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospects {
    /// Each possible number of casualty points with its chance, zero included.
    pub points: Vec<(u16, Chance)>,
    /// The fates of each target in their order, passengers after their carrier.
    pub units: Vec<Fates>,
}

impl Prospects {
    /// The prospects of fire at a hex, or at units that have entered it.
    pub fn of_fire(rulebook: &Rulebook, public: &Public, attack: &Attack, aim: Aim) -> Self {
        let (struck, _) = struck(rulebook, public, (attack.hex, aim), attack.mortars);
        let moving = matches!(aim, Aim::Entering(_));
        let blow = Blow { hex: attack.hex, struck, points: 0, from: Some(attack.from), moving, close: false };
        let doubled = attack.mortars && is_doubled(&rulebook.board, attack.hex);
        Self::new(rulebook, public, (&blow, doubled), |dice| attack.casualties(rulebook, dice))
    }

    /// The prospects of a mission that hits a hex (19.3).
    pub fn of_mission(rulebook: &Rulebook, public: &Public, strike: &Strike, hex: Hex) -> Self {
        let struck = strike.units.clone();
        let blow = Blow { hex, struck, points: 0, from: None, moving: false, close: false };
        Self::new(rulebook, public, (&blow, strike.doubled), |dice| strike.casualties(rulebook, dice))
    }

    fn new(
        rulebook: &Rulebook,
        public: &Public,
        (blow, doubled): (&Blow, bool),
        points: impl Fn(u8) -> u16,
    ) -> Self {
        let mut all: Vec<(u16, u32)> = Vec::new();
        for dice in 2..=12_u8 {
            let (points, ways) = (points(dice), FACES - u32::from(dice.abs_diff(7)));
            match all.iter_mut().find(|(other, _)| *other == points) {
                Some((_, cases)) => *cases += ways,
                None => all.push((points, ways)),
            }
        }
        all.sort_unstable();
        let mut counted: Vec<Counted> =
            hits(rulebook, public, blow).iter().map(|hit| Counted::new(hit.unit)).collect();
        for (points, ways) in all.iter().filter(|(points, _)| *points > 0) {
            for share in shares(rulebook, public, Blow { points: *points, ..blow.clone() }, doubled) {
                let hits = hits(rulebook, public, &share);
                for (unit, loss) in usual(&hits, share.points) {
                    let hit = hits.iter().find(|hit| hit.unit == unit);
                    let own = counted.iter_mut().find(|own| own.unit == unit);
                    if let Some((hit, own)) = hit.zip(own) {
                        own.suffer(hit, loss, *ways);
                    }
                }
            }
        }
        let points = all.into_iter().map(|(points, ways)| (points, Chance::new(ways, THROWS))).collect();
        Self { points, units: counted.into_iter().map(Counted::told).collect() }
    }

    /// The chance of any effect (13.4).
    pub fn any(&self) -> Chance {
        let cases = |chance: &Chance| chance.cases * (THROWS / chance.among.max(1));
        let harm = self.points.iter().filter(|(points, _)| *points > 0);
        Chance::new(harm.map(|(_, chance)| cases(chance)).sum(), THROWS)
    }

    /// The mean of the casualty points, in hundredths (13.4).
    pub fn mean(&self) -> u32 {
        let sum: u32 = self
            .points
            .iter()
            .map(|(points, chance)| u32::from(*points) * chance.cases * (THROWS / chance.among.max(1)))
            .sum();
        (sum * 100 + THROWS / 2) / THROWS
    }
}

/// The number of rolls for each fate of a unit, including the die for its survival.
struct Counted {
    unit: UnitId,
    pinned: u32,
    reduced: u32,
    eliminated: u32,
}

impl Counted {
    fn new(unit: UnitId) -> Self {
        Self { unit, pinned: 0, reduced: 0, eliminated: 0 }
    }

    fn suffer(&mut self, hit: &Hit, loss: Loss, ways: u32) {
        let (mut pins, mut kills) = (0, 0);
        match loss {
            Loss::Ignored => {}
            Loss::Pinned => pins = FACES,
            Loss::Reduced | Loss::ReducedAndPinned => self.reduced += ways * FACES,
            Loss::Eliminated => kills = FACES,
            Loss::Put(points) => match fate(hit.rating, points) {
                Fate::Pinned => pins = FACES,
                Fate::Eliminated => kills = FACES,
                Fate::Die => {
                    let lives = (1..=6_u8).filter(|die| survives(hit.rating, *die)).count();
                    pins = u32::try_from(lives).unwrap_or(FACES);
                    kills = FACES - pins;
                }
            },
        }
        self.pinned += ways * pins;
        self.eliminated += ways * kills;
    }

    fn told(self) -> Fates {
        let [pinned, reduced, eliminated] =
            [self.pinned, self.reduced, self.eliminated].map(|cases| Chance::new(cases, THROWS * FACES));
        Fates { unit: self.unit, pinned, reduced, eliminated }
    }
}
