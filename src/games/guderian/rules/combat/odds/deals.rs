//! The deals of untried units in a battle, each with its chance: all are counted where that is quick, otherwise many
//! are dealt at random.

use super::{
    Tally,
    hands::{Fate, Hand, Hands, Lot, Planned},
    turned::{Drawn, Pattern, Turned},
};
use crate::games::guderian::rules::{kinds::Pool, scenario::options::Reading};
use rand::{SeedableRng, rngs::ChaCha8Rng, seq::SliceRandom};
use std::{collections::BTreeMap, rc::Rc};

/// Most deals that are counted; there are more only where seven or more units take part.
const MOST_WAYS: f64 = 100_000.0;
/// Number of random deals where there are more than can be counted.
const DEALS: usize = 5000;

/// The deals of the hands of a battle.
pub(super) struct Deals<'a> {
    planned: &'a Planned<'a>,
    hands: &'a Hands,
    /// Whether only one thing matters about a stack: whether any unit of it is left, not how many.
    simple: bool,
    /// Battles that have been worked out, by the patterns of their hands.
    turned: BTreeMap<Vec<Pattern>, Rc<Turned>>,
}

impl<'a> Deals<'a> {
    pub(super) fn new(planned: &'a Planned<'a>, hands: &'a Hands) -> Self {
        let public = planned.public;
        let stood: Vec<_> = planned.pieces.iter().filter_map(|piece| public.counter(*piece).hex()).collect();
        // A unit that is sent back needs room in the hex that it goes to; that does not affect the battle unless the
        // hex belongs to it.
        let goes_apart = planned.pieces.iter().all(|piece| {
            let back = public.counter(*piece).condition.came_from;
            !back.is_some_and(|back| stood.contains(&back))
        });
        let simple = goes_apart && planned.rulebook.options.stacking == Reading::Seed;
        Self { planned, hands, simple, turned: BTreeMap::new() }
    }

    /// Adds the outcome of every deal to the tally.
    pub(super) fn tell(mut self, tally: &mut Tally<'_>) {
        if self.ways() <= MOST_WAYS {
            let left = Pool::BOTH.map(|pool| {
                let lots = self.hands.lots[pool.number()].iter();
                lots.map(|lot| lot.divisions.len()).collect()
            });
            let drawn = vec![Drawn::default(); self.hands.hands.len()];
            Count { deals: &mut self, tally, left, patterns: Vec::new(), drawn }.turn_up(1.0);
        } else {
            self.sample(tally);
        }
    }

    /// The number of deals; units that are alike and divisions that are alike are taken together.
    fn ways(&self) -> f64 {
        let of_hand = |hand: &Hand| {
            let lots = self.hands.lots[hand.mark.pool.number()].len();
            (1..=hand.pieces.len()).map(|unit| (lots + unit - 1) as f64 / unit as f64).product::<f64>()
        };
        self.hands.hands.iter().map(of_hand).product()
    }

    /// The battle in which the hands have these patterns.
    fn turned(&mut self, patterns: &[Pattern]) -> Rc<Turned> {
        let key = if self.simple { self.stripped(patterns) } else { patterns.to_vec() };
        if let Some(turned) = self.turned.get(&key) {
            return Rc::clone(turned);
        }
        let turned = Rc::new(Turned::new(self.planned, self.hands, &key));
        self.turned.insert(key, Rc::clone(&turned));
        turned
    }

    /// The patterns with worthless units only where a whole stack is worthless. If any unit of a stack fights, the
    /// stack stays in its hex with its zone, whatever happens to its other units.
    fn stripped(&self, patterns: &[Pattern]) -> Vec<Pattern> {
        let hands = &self.hands.hands;
        let fights = |(hand, pattern): (&Hand, &Pattern)| {
            (pattern.worthless + pattern.defend_only < hand.pieces.len()).then_some(hand.mark)
        };
        let fighting: Vec<_> = hands.iter().zip(patterns).filter_map(fights).collect();
        let strip = |(hand, pattern): (&Hand, &Pattern)| {
            let alike = fighting.iter().any(|mark| {
                let place = (mark.hex, mark.disrupted, mark.took_refuge);
                place == (hand.mark.hex, hand.mark.disrupted, hand.mark.took_refuge)
            });
            let worthless = if alike { 0 } else { pattern.worthless };
            Pattern { worthless, ..*pattern }
        };
        hands.iter().zip(patterns).map(strip).collect()
    }

    /// Deals at random, always the same ones.
    fn sample(&mut self, tally: &mut Tally<'_>) {
        let mut generator = ChaCha8Rng::seed_from_u64(1941);
        let lots = Pool::BOTH.map(|pool| {
            let lots = self.hands.lots[pool.number()].iter().enumerate();
            lots.flat_map(|(number, lot)| vec![number; lot.divisions.len()]).collect::<Vec<usize>>()
        });
        // The weakest and the strongest deal show how far the strengths range.
        self.dealt(&lots, tally, 0.0);
        let strongest = lots.each_ref().map(|lots| lots.iter().rev().copied().collect());
        self.dealt(&strongest, tally, 0.0);
        let mut shuffled = lots;
        for _ in 0..DEALS {
            for (pool, lots) in Pool::BOTH.into_iter().zip(&mut shuffled) {
                // The units that are dealt are at the end of the list; they are read from its beginning.
                let dealt = lots.partial_shuffle(&mut generator, self.hands.number(pool)).0.len();
                lots.rotate_right(dealt);
            }
            self.dealt(&shuffled, tally, 1.0);
        }
    }

    /// Counts one deal: each unit takes the next lot of its pool.
    fn dealt(&mut self, lots: &[Vec<usize>; 2], tally: &mut Tally<'_>, weight: f64) {
        let hands = self.hands;
        let mut next = [0, 0];
        let mut patterns = Vec::with_capacity(hands.hands.len());
        let mut drawn = Vec::with_capacity(hands.hands.len());
        for hand in &hands.hands {
            let pool = hand.mark.pool.number();
            let (mut pattern, mut sum) = (Pattern::default(), Drawn::default());
            for _ in &hand.pieces {
                let lot = lots[pool].get(next[pool]).and_then(|lot| hands.lots[pool].get(*lot));
                next[pool] += 1;
                match lot {
                    Some(Lot { fate: Fate::Fights, value, .. }) => sum = sum.and(1, *value),
                    Some(Lot { fate: Fate::DefendsOnly, .. }) => pattern.defend_only += 1,
                    Some(Lot { fate: Fate::Worthless, .. }) | None => pattern.worthless += 1,
                }
            }
            patterns.push(pattern);
            drawn.push(sum);
        }
        tally.add(&self.turned(&patterns), &drawn, weight);
    }
}

/// Counts all deals: first the patterns of the hands, then the strengths of the units that fight. Weights are numbers
/// of deals.
struct Count<'a, 'b, 'c, 'd> {
    deals: &'a mut Deals<'b>,
    tally: &'c mut Tally<'d>,
    /// Divisions left in each lot of each pool.
    left: [Vec<usize>; 2],
    /// The patterns of the hands so far.
    patterns: Vec<Pattern>,
    /// The strengths drawn by the units that fight.
    drawn: Vec<Drawn>,
}

impl Count<'_, '_, '_, '_> {
    /// Turns up the next hand with every pattern, then the hands after it.
    fn turn_up(&mut self, weight: f64) {
        let Some(hand) = self.deals.hands.hands.get(self.patterns.len()) else {
            let turned = self.deals.turned(&self.patterns);
            return self.arm(&turned, 0, weight);
        };
        let (pool, units) = (hand.mark.pool.number(), hand.pieces.len());
        let [worthless_lot, defends_lot] =
            [Fate::Worthless, Fate::DefendsOnly].map(|fate| self.lot_of(pool, fate));
        for worthless in 0..=units.min(self.left_in(pool, worthless_lot)) {
            let ways = weight * self.take(pool, worthless_lot, units, worthless);
            let others = units - worthless;
            for defend_only in 0..=others.min(self.left_in(pool, defends_lot)) {
                let ways = ways * self.take(pool, defends_lot, others, defend_only);
                self.patterns.push(Pattern { worthless, defend_only });
                self.turn_up(ways);
                self.patterns.pop();
                self.give_back(pool, defends_lot, defend_only);
            }
            self.give_back(pool, worthless_lot, worthless);
        }
    }

    /// Gives the fighters of this hand every possible strength, then those of the hands after it.
    fn arm(&mut self, turned: &Turned, hand: usize, weight: f64) {
        let Some(pattern) = self.patterns.get(hand) else {
            return self.tally.add(turned, &self.drawn, weight);
        };
        let units = self.deals.hands.hands[hand].pieces.len();
        let fighters = units - pattern.worthless - pattern.defend_only;
        self.share_out(turned, (hand, 0), fighters, weight);
    }

    /// Shares out the lots from this one on among this number of fighters of a hand.
    fn share_out(&mut self, turned: &Turned, (hand, lot): (usize, usize), fighters: usize, weight: f64) {
        if fighters == 0 {
            return self.arm(turned, hand + 1, weight);
        }
        let hands = self.deals.hands;
        let pool = hands.hands[hand].mark.pool.number();
        let Some(next) = hands.lots[pool].get(lot) else { return };
        let open = if next.fate == Fate::Fights { fighters.min(self.left[pool][lot]) } else { 0 };
        let before = self.drawn[hand];
        for number in 0..=open {
            let ways = weight * self.take(pool, Some(lot), fighters, number);
            self.drawn[hand] = before.and(number, next.value);
            self.share_out(turned, (hand, lot + 1), fighters - number, ways);
            self.give_back(pool, Some(lot), number);
        }
        self.drawn[hand] = before;
    }

    /// The lot of all divisions of a pool that share this fate.
    fn lot_of(&self, pool: usize, fate: Fate) -> Option<usize> {
        self.deals.hands.lots[pool].iter().position(|lot| lot.fate == fate)
    }

    fn left_in(&self, pool: usize, lot: Option<usize>) -> usize {
        lot.map_or(0, |lot| self.left[pool][lot])
    }

    /// Gives this number of units divisions of a lot; returns the number of combinations.
    fn take(&mut self, pool: usize, lot: Option<usize>, units: usize, number: usize) -> f64 {
        let Some(lot) = lot else { return 1.0 };
        let left = &mut self.left[pool][lot];
        let mut ways = 1.0;
        for taken in 0..number {
            ways *= *left as f64 * (units - taken) as f64 / (taken + 1) as f64;
            *left -= 1;
        }
        ways
    }

    fn give_back(&mut self, pool: usize, lot: Option<usize>, number: usize) {
        if let Some(lot) = lot {
            self.left[pool][lot] += number;
        }
    }
}
