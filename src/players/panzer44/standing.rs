//! What it is worth to a unit to stand in a hex at the end of its move, and where it best goes.

use super::{estimate::Estimate, ways::mine_loss};
use crate::{
    board::Hex,
    counters::Points,
    games::panzer44::{
        counter::{Condition, Counter},
        kinds::Class,
        movement::{allowance, exit_cost, reach, reach_past_mines},
    },
};

/// What a hex is worth to a unit, in its parts.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Standing {
    /// Places that are held, or have come nearer.
    pub places: f64,
    /// The place that counts most.
    pub place: Option<Hex>,
    /// Fire in the next turn.
    pub fire: f64,
    /// The enemy's.
    pub danger: f64,
    /// Cover, mines, the crowd.
    pub ground: f64,
}

impl Standing {
    /// All together.
    pub fn value(&self) -> f64 {
        self.places + self.fire - self.danger + self.ground
    }

    fn with(self, other: Self) -> Self {
        Self {
            places: self.places + other.places,
            place: other.place.or(self.place),
            fire: self.fire + other.fire,
            danger: self.danger + other.danger,
            ground: self.ground + other.ground,
        }
    }
}

/// A move that a unit may make.
#[derive(Clone, Debug)]
pub(super) struct Going {
    /// The hexes to enter; none if it leaves the map from where it is.
    pub path: Vec<Hex>,
    /// What it brings, on the way and at its end.
    pub value: f64,
    /// How it stands there.
    pub standing: Standing,
    /// What is taken on the way and at the end.
    pub taken: f64,
}

/// Points that must be left for a passenger to get out.
fn may_get_out(estimate: &Estimate, counter: &Counter, hex: Hex, left: Points) -> bool {
    let crowd = estimate.public.crowd(counter.side, hex, Some(counter.id)) + 2;
    left >= estimate.rulebook.charts.unloading && crowd <= usize::from(estimate.rulebook.charts.stack_limit)
}

impl Estimate<'_> {
    /// A unit with whoever is in it, in a hex.
    pub fn together(&self, counter: &Counter, hex: Hex) -> Standing {
        self.standing(counter, self.public.passenger(counter.id), hex, true)
    }

    /// A carrier beside its passenger, who has got out, in a hex.
    pub fn apart(&self, carrier: &Counter, hex: Hex) -> Option<Standing> {
        let passenger = self.public.passenger(carrier.id)?;
        let out = self.standing(passenger, None, hex, true);
        Some(self.standing(carrier, None, hex, true).with(out))
    }

    /// What a hex is worth to a unit; without what can be fired at if it does not fire.
    fn standing(&self, counter: &Counter, passenger: Option<&Counter>, hex: Hex, fires: bool) -> Standing {
        let (places, place) = self.pull(counter, passenger, hex);
        let fire = if fires { self.prospects(counter, hex) * self.manner.fire } else { 0.0 };
        let worth =
            self.worth_alone(counter) + passenger.map_or(0.0, |passenger| self.worth_alone(passenger));
        let danger = self.danger(counter, hex) * worth * self.manner.caution;
        Standing { places, place, fire, danger, ground: self.ground(counter, hex, worth) }
    }

    /// How strongly places and the way off the map pull a unit that stands in a hex.
    fn pull(&self, counter: &Counter, passenger: Option<&Counter>, hex: Hex) -> (f64, Option<Hex>) {
        let (kind, manner) = (self.rulebook.kind(counter), self.manner);
        let is_light = match kind.gun {
            None => true,
            Some(gun) => gun.class == Class::H || kind.carrier,
        };
        let drive = if is_light && passenger.is_none() { manner.light } else { 1.0 };
        let mut best = (0.0, None);
        for aim in &self.aims {
            let turns = if aim.hex == hex {
                Some(0.0)
            } else {
                self.ways.turns(aim.hex, kind.moves, kind.allowance, hex)
            };
            let Some(turns) = turns else { continue };
            let itself = counter.side == self.side && counter.hex() == Some(aim.hex);
            let friends = aim.friends - if itself { 1.0 } else { 0.0 };
            let in_time = turns <= self.turns_left() + 0.5;
            let gain = aim.gain * manner.take * self.lasting(manner.early);
            let taken = if in_time { gain / (1.0 + 0.3 * friends) } else { 0.0 };
            let kept = aim.keep * manner.guard * aim.threat / (1.0 + friends);
            let value = drive * (taken + kept) * manner.patience.powf(turns);
            if value > best.0 {
                best = (value, Some(aim.hex));
            }
        }
        let points = self.stakes.left(counter) + passenger.map_or(0.0, |unit| self.stakes.left(unit));
        if points > 0.0 {
            let out = self.way_out(counter, hex);
            if let Some((turns, exit)) = out {
                let late = (turns - self.turns_left()).max(0.0);
                let value = points * manner.leave * manner.patience.sqrt().powf(turns) * 0.4_f64.powf(late);
                best = if value > best.0 { (best.0 * 0.3 + value, Some(exit)) } else { best };
            }
        }
        best
    }

    /// The nearest exit of a unit, and in how many turns it is there.
    fn way_out(&self, counter: &Counter, hex: Hex) -> Option<(f64, Hex)> {
        let kind = self.rulebook.kind(counter);
        let exits = self.rulebook.scenario.exits.iter().filter(|exit| exit.side == counter.side);
        exits
            .flat_map(|exit| exit.hexes.iter().copied())
            .filter_map(|exit| Some((self.ways.turns(exit, kind.moves, kind.allowance, hex)?, exit)))
            .min_by(|one, other| one.0.total_cmp(&other.0))
    }

    /// The best fire that a unit would have from a hex in the next turn, and a part of the second best.
    fn prospects(&self, counter: &Counter, hex: Hex) -> f64 {
        let Some(gun) = self.rulebook.kind(counter).gun else { return 0.0 };
        let (mut best, mut second) = (0.0, 0.0);
        for mark in &self.marks {
            let loss = self.loss_from(counter, &gun, hex, mark.counter, mark.hex, self.next_turn);
            let harm = loss * mark.worth;
            if harm > best {
                (best, second) = (harm, best);
            } else if harm > second {
                second = harm;
            }
        }
        best + 0.25 * second
    }

    /// Which part of a unit the enemy's fire of the next turn is expected to cost in a hex.
    pub fn danger(&self, counter: &Counter, hex: Hex) -> f64 {
        let fire = |firer: &super::estimate::Firer| {
            let loss = self.loss_by(firer, counter, hex);
            if loss > 0.0 {
                loss * firer.ready / (1.0 + self.manner.share * firer.marks)
            } else if self.enemy_moves && self.manner.foresight > 0.0 {
                self.manner.foresight * firer.ready * self.loss_after_coming(firer, counter, hex)
            } else {
                0.0
            }
        };
        self.foes.iter().map(fire).sum::<f64>().min(1.0)
    }

    fn ground(&self, counter: &Counter, hex: Hex, worth: f64) -> f64 {
        let manner = self.manner;
        let near = self.foes.iter().any(|foe| foe.hex.distance(hex) <= 10);
        let terrain = self.rulebook.charts.terrain(self.rulebook.board.terrain(hex));
        let mut cover = terrain.map_or(0, |row| row.reduction);
        if self.public.positions.contains(&hex) && self.rulebook.kind(counter).can_be_carried() {
            cover = cover.max(self.rulebook.charts.position);
        }
        let cover = if near { f64::from(cover) * manner.cover } else { 0.0 };
        let crowd = self.public.crowd(counter.side, hex, Some(counter.id)) as f64 * manner.crowd;
        cover - crowd - 0.5 * self.mined(hex) * worth
    }

    fn mined(&self, hex: Hex) -> f64 {
        let mines = self.public.mines.get(&hex);
        mines.map_or(0.0, |mines| mine_loss(self.rulebook, *mines) * self.manner.mines)
    }

    /// The best move of a unit, if it has any.
    pub fn best_going(&self, counter: &Counter) -> Option<Going> {
        let (rulebook, public) = (self.rulebook, self.public);
        let mut reaches = vec![reach(rulebook, public, counter)];
        if !public.mines.is_empty() {
            reaches.push(reach_past_mines(rulebook, public, counter));
        }
        let loaded = public.passenger(counter.id).is_some() && counter.hex().is_some();
        let mut best: Option<Going> = None;
        let ends = reaches.iter().flat_map(|reach| reach.ends().iter().map(move |hex| (reach, hex)));
        for (reach, hex) in ends {
            let Some(left) = reach.left(*hex) else { continue };
            let mut standing = self.together(counter, *hex);
            if loaded
                && may_get_out(self, counter, *hex, left)
                && let Some(out) = self.apart(counter, *hex)
                && out.value() > standing.value()
            {
                standing = out;
            }
            let path = reach.path(*hex);
            let (mut value, taken) = self.along(counter, &path);
            value += standing.value();
            if exit_cost(rulebook, counter, *hex).is_ok_and(|cost| cost <= left) {
                value += self.leaving(counter);
            }
            if best.as_ref().is_none_or(|best| value > best.value) {
                best = Some(Going { path, value, standing, taken });
            }
        }
        best
    }

    /// What is taken on a path, less what it may cost; and what is taken alone.
    fn along(&self, counter: &Counter, path: &[Hex]) -> (f64, f64) {
        let Some((end, way)) = path.split_last() else { return (0.0, 0.0) };
        let gain = |hex: &Hex| self.aims.iter().find(|aim| aim.hex == *hex).map_or(0.0, |aim| aim.gain);
        let taken: f64 = way.iter().map(gain).sum();
        let worth = self.worth(counter);
        let mines: f64 = way.iter().map(|hex| self.mined(*hex)).sum::<f64>() + 0.5 * self.mined(*end);
        let fire = if self.manner.way > 0.0 {
            way.iter().map(|hex| self.danger(counter, *hex)).sum::<f64>() * self.manner.way
        } else {
            0.0
        };
        let lasting = self.manner.take * self.lasting(self.manner.passing);
        (taken * lasting - (mines + fire) * worth, taken + gain(end))
    }

    /// How far what is taken now counts, if it counts so far many turns before the end: all in the last turn.
    fn lasting(&self, early: f64) -> f64 {
        early + (1.0 - early) * 0.5_f64.powf(self.turns_left())
    }

    /// What it is worth that a unit leaves the map now.
    pub fn leaving(&self, counter: &Counter) -> f64 {
        let passenger = self.public.passenger(counter.id);
        self.stakes.left(counter) + passenger.map_or(0.0, |passenger| self.stakes.left(passenger))
    }

    /// Whether a unit can leave the map from where it is, and gains by it.
    pub fn may_leave(&self, counter: &Counter) -> bool {
        let left = match counter.condition {
            Condition { motion: crate::games::panzer44::counter::Motion::Moving, left, .. } => left,
            _ => allowance(self.rulebook, counter),
        };
        let cost = counter.hex().and_then(|hex| exit_cost(self.rulebook, counter, hex).ok());
        cost.is_some_and(|cost| cost <= left) && self.leaving(counter) > 0.0
    }
}
