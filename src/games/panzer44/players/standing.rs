//! The value of a hex to a unit at the end of its move, and the best destination.

use super::{
    estimate::{Estimate, Firer},
    going::{Going, Standing},
    manual::{Ban, Bans},
    unit_rows::UnitRows,
    ways::mine_loss,
};
use crate::{
    engine::{
        board::{Hex, HexMap},
        counters::Points,
    },
    games::panzer44::rules::{
        counter::{Condition, Counter},
        kinds::Class,
        movement::{allowance, exit_cost, reach, reach_past_mines, way_off},
        scenario::units::UnitType,
    },
};

/// A unit that looks for a hex, with the values that do not depend on the hex.
struct Stander<'a> {
    counter: &'a Counter,
    kind: &'a UnitType,
    /// Its value with its passenger.
    worth: f64,
    /// The points of it and its passenger for exiting the map.
    leaving: f64,
    /// The strength with which places pull it.
    drive: f64,
    /// Whether its paths are past known mines.
    dry: bool,
    /// Whether it must go now to exit the map in time.
    hurry: bool,
    /// Losses by its fire, and by the fire at it.
    rows: UnitRows,
}

/// The factor for the pull of an exit on a unit that must go now.
const HURRY: f64 = 3.0;

/// The best move that no ban is against, with the ban that decided. If there is none, the ban on the best of the others
/// is lifted.
fn allowed(best: Option<Going>, barred: Option<(Going, Ban)>) -> Option<Going> {
    match (best, barred) {
        (Some(best), Some((other, ban))) if other.value > best.value => {
            Some(Going { instead_of: other.path.last().map(|end| (*end, ban)), ..best })
        }
        (Some(best), _) => Some(best),
        (None, barred) => barred.map(|(other, ban)| Going { lifted: Some(ban), ..other }),
    }
}

/// Whether the points left suffice for a passenger to unload.
fn may_get_out(estimate: &Estimate, counter: &Counter, hex: Hex, left: Points) -> bool {
    let crowd = estimate.public.crowd(counter.side, hex, Some(counter.id)) + 2;
    left >= estimate.rulebook.charts.unloading && crowd <= usize::from(estimate.rulebook.charts.stack_limit)
}

impl Estimate<'_> {
    /// The value of a hex to a unit with its passenger.
    pub fn together(&self, counter: &Counter, hex: Hex) -> Standing {
        self.standing(&self.stander(counter, self.public.passenger(counter.id)), hex)
    }

    /// The value of a hex to a carrier beside its unloaded passenger.
    pub fn apart(&self, carrier: &Counter, hex: Hex) -> Option<Standing> {
        let passenger = self.public.passenger(carrier.id)?;
        let out = self.standing(&self.stander(passenger, None), hex);
        Some(self.standing(&self.stander(carrier, None), hex).with(out))
    }

    fn stander<'a>(&'a self, counter: &'a Counter, passenger: Option<&Counter>) -> Stander<'a> {
        let (kind, manner) = (self.rulebook.kind(counter), self.manner);
        let worth =
            self.worth_alone(counter) + passenger.map_or(0.0, |passenger| self.worth_alone(passenger));
        let leaving = self.stakes.left(counter) + passenger.map_or(0.0, |unit| self.stakes.carried_off(unit));
        let is_light = match kind.gun {
            None => true,
            Some(gun) => gun.class == Class::H || kind.carrier,
        };
        let drive = if is_light && passenger.is_none() { manner.light } else { 1.0 };
        let (dry, hurry) = if manner.manual {
            (self.keeps_off_mines(counter), self.must_go(counter))
        } else {
            (false, false)
        };
        let rows = UnitRows::new(self, counter);
        Stander { counter, kind, worth, leaving, drive, dry, hurry, rows }
    }

    /// The value of a hex to a unit.
    fn standing(&self, who: &Stander, hex: Hex) -> Standing {
        let (places, place) = self.pull(who, hex);
        if self.manner.manual && self.is_last_turn() {
            // No unit fires directly after the moves of the last turn.
            return Standing { places, place, fire: 0.0, danger: 0.0, ground: self.ground(who, hex) };
        }
        let fire = self.prospects(who, hex) * self.manner.fire;
        let danger = self.danger_by(&who.rows, who.counter, hex) * who.worth * self.manner.caution;
        Standing { places, place, fire, danger, ground: self.ground(who, hex) }
    }

    /// The pull of places and of the path off the map on a unit in a hex.
    fn pull(&self, who: &Stander, hex: Hex) -> (f64, Option<Hex>) {
        let (counter, kind, manner) = (who.counter, who.kind, self.manner);
        let mut best = (0.0, None);
        for aim in &self.aims {
            let turns = if aim.hex == hex { Some(0.0) } else { self.turns_to(aim.hex, kind, hex, who.dry) };
            let Some(turns) = turns else { continue };
            let itself = counter.side == self.side && counter.hex() == Some(aim.hex);
            let friends = aim.friends - if itself { 1.0 } else { 0.0 };
            let in_time = turns <= self.turns_left() + 0.5;
            let gain = aim.gain * manner.take * self.lasting(manner.early, self.turns_left());
            let taken = if in_time { gain / (1.0 + 0.3 * friends) } else { 0.0 };
            let kept = aim.keep * manner.guard * aim.threat / (1.0 + friends);
            let value = who.drive * (taken + kept) * manner.patience.powf(turns);
            if value > best.0 {
                best = (value, Some(aim.hex));
            }
        }
        if who.leaving > 0.0 {
            let out = self.way_out(who, hex);
            if let Some((turns, exit)) = out {
                let late = (turns - self.turns_left()).max(0.0);
                let haste = if who.hurry { HURRY } else { 1.0 };
                let near = manner.patience.sqrt().powf(turns);
                let value = who.leaving * manner.leave * haste * near * 0.4_f64.powf(late);
                best = if value > best.0 { (best.0 * 0.3 + value, Some(exit)) } else { best };
            }
        }
        best
    }

    /// The nearest exit of a unit, and the number of turns to it.
    fn way_out(&self, who: &Stander, hex: Hex) -> Option<(f64, Hex)> {
        let kind = who.kind;
        let exits = self.rulebook.scenario.exits.iter().filter(|exit| exit.side == who.counter.side);
        exits
            .flat_map(|exit| exit.hexes.iter().copied())
            .filter_map(|exit| Some((self.turns_to(exit, kind, hex, who.dry)?, exit)))
            .min_by(|one, other| one.0.total_cmp(&other.0))
    }

    /// The value of the best fire of a unit from a hex in the next turn, and a part of the second best.
    fn prospects(&self, who: &Stander, hex: Hex) -> f64 {
        if who.kind.gun.is_none() {
            return 0.0;
        }
        let (mut best, mut second) = (0.0, 0.0);
        for (number, mark) in self.marks.iter().enumerate() {
            let loss = who.rows.loss_of(self, number, mark, who.counter, hex);
            let harm = loss * mark.worth;
            if harm > best {
                (best, second) = (harm, best);
            } else if harm > second {
                second = harm;
            }
        }
        best + 0.25 * second
    }

    /// The part of a unit that the enemy's fire of the next turn is expected to cost in a hex.
    pub fn danger(&self, counter: &Counter, hex: Hex) -> f64 {
        self.danger_by(&UnitRows::default(), counter, hex)
    }

    fn danger_by(&self, rows: &UnitRows, counter: &Counter, hex: Hex) -> f64 {
        let fire = |(number, firer): (usize, &Firer)| {
            let loss = rows.loss_by(self, number, firer, counter, hex);
            if loss > 0.0 {
                loss * firer.ready / (1.0 + self.manner.share * firer.marks)
            } else if self.enemy_moves && self.manner.foresight > 0.0 {
                self.manner.foresight * firer.ready * self.loss_after_coming(firer, counter, hex)
            } else {
                0.0
            }
        };
        self.foes.iter().enumerate().map(fire).sum::<f64>().min(1.0)
    }

    fn ground(&self, who: &Stander, hex: Hex) -> f64 {
        let manner = self.manner;
        let near = self.foes.iter().any(|foe| foe.hex.distance(hex) <= 10);
        let terrain = self.rulebook.charts.terrain(self.rulebook.board.terrain(hex));
        let mut cover = terrain.map_or(0, |row| row.reduction);
        if self.public.positions.contains(&hex) && who.kind.can_be_carried() {
            cover = cover.max(self.rulebook.charts.position);
        }
        let cover = if near { f64::from(cover) * manner.cover } else { 0.0 };
        let crowd = self.public.crowd(who.counter.side, hex, Some(who.counter.id)) as f64 * manner.crowd;
        cover - crowd - 0.5 * self.mined(hex) * who.worth
    }

    fn mined(&self, hex: Hex) -> f64 {
        let mines = self.public.mines.get(&hex);
        mines.map_or(0.0, |mines| mine_loss(self.rulebook, *mines) * self.manner.mines)
    }

    /// The best move of a unit that the manual allows, or the best of all moves if it allows none. It is searched once for
    /// each decision.
    pub fn best_going(&self, counter: &Counter) -> Option<Going> {
        let known = self.goings.borrow().get(&counter.id).cloned();
        known.unwrap_or_else(|| {
            let found = self.search_going(counter);
            self.goings.borrow_mut().insert(counter.id, found.clone());
            found
        })
    }

    fn search_going(&self, counter: &Counter) -> Option<Going> {
        let (rulebook, public) = (self.rulebook, self.public);
        let mut reaches = vec![reach(rulebook, public, counter)];
        if !public.mines.is_empty() {
            reaches.push(reach_past_mines(rulebook, public, counter));
        }
        let passenger = public.passenger(counter.id);
        let together = self.stander(counter, passenger);
        let apart = passenger.map(|passenger| (self.stander(passenger, None), self.stander(counter, None)));
        let apart = apart.filter(|_| counter.hex().is_some());
        let bans = Bans::new(self, counter);
        // With mines, most hexes are ends of both reaches.
        let room = rulebook.board.room();
        let mut known: HexMap<Option<Standing>> = HexMap::filled(room, None);
        let mut known_apart = known.clone();
        let (mut best, mut barred): (Option<Going>, Option<(Going, Ban)>) = (None, None);
        let ends = reaches.iter().flat_map(|reach| reach.ends().iter().map(move |hex| (reach, hex)));
        for (reach, hex) in ends {
            let Some(left) = reach.left(*hex) else { continue };
            let mut standing = *known[*hex].get_or_insert_with(|| self.standing(&together, *hex));
            if let Some((passenger, carrier)) = &apart
                && may_get_out(self, counter, *hex, left)
            {
                let out = || self.standing(carrier, *hex).with(self.standing(passenger, *hex));
                let out = *known_apart[*hex].get_or_insert_with(out);
                standing = if out.value() > standing.value() { out } else { standing };
            }
            let (mut value, taken) = self.along(&together, reach.back_from(*hex));
            value += standing.value() + self.errand(counter, *hex);
            let exits = exit_cost(rulebook, public, counter, *hex).is_ok_and(|cost| cost <= left);
            if exits {
                value += self.leaving(counter);
            }
            if best.as_ref().is_some_and(|best| value <= best.value) {
                continue;
            }
            let path = || reach.path(*hex);
            let going = || Going { path: path(), value, standing, taken, lifted: None, instead_of: None };
            let scores = taken > 0.0 || exits && self.leaving(counter) > 0.0;
            // No ban is against the hex to which the unit is sent: it was chosen with its risks.
            let bans = bans.as_ref().filter(|_| self.aim_of(counter) != Some(*hex));
            match bans.and_then(|bans| bans.against(self, *hex, reach.back_from(*hex), scores)) {
                None => best = Some(going()),
                Some(ban) if barred.as_ref().is_none_or(|(other, _)| value > other.value) => {
                    barred = Some((going(), ban));
                }
                Some(_) => {}
            }
        }
        allowed(best, barred)
    }

    /// The value of the places taken on a path, from its end, less its expected loss; and the value of the places
    /// alone.
    fn along(&self, who: &Stander, mut way: impl Iterator<Item = Hex>) -> (f64, f64) {
        let Some(end) = way.next() else { return (0.0, 0.0) };
        let gain = |hex: Hex| self.aims.iter().find(|aim| aim.hex == hex).map_or(0.0, |aim| aim.gain);
        let (mut taken, mut cost) = (0.0, 0.5 * self.mined(end));
        for hex in way {
            taken += gain(hex);
            cost += self.mined(hex);
            if self.manner.way > 0.0 {
                cost += self.danger(who.counter, hex) * self.manner.way;
            }
        }
        let lasting = self.manner.take * self.lasting(self.manner.passing, self.turns_left());
        (taken * lasting - cost * who.worth, taken + gain(end))
    }

    /// The part of the value of a held place that counts this many turns before the end. It is `early` long before the
    /// end, and all when no turn is left.
    pub fn lasting(&self, early: f64, turns: f64) -> f64 {
        early + (1.0 - early) * 0.5_f64.powf(turns)
    }

    /// The value of exiting the map now.
    pub fn leaving(&self, counter: &Counter) -> f64 {
        let passenger = self.public.passenger(counter.id);
        self.stakes.left(counter) + passenger.map_or(0.0, |passenger| self.stakes.carried_off(passenger))
    }

    /// Whether a unit can exit the map from its hex, and gains by it.
    pub fn may_leave(&self, counter: &Counter) -> bool {
        let left = match counter.condition {
            Condition { motion: crate::games::panzer44::rules::counter::Motion::Moving, left, .. } => left,
            _ => allowance(self.rulebook, counter),
        };
        way_off(self.rulebook, self.public, counter, left).is_some() && self.leaving(counter) > 0.0
    }
}
