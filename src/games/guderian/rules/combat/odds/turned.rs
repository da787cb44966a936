//! A battle with its untried units turned up in one of the possible combinations; the rules of the battle itself work
//! it out on a copy of the position.

use super::hands::{Fate, Hands, Planned};
use crate::{
    engine::{board::Hex, counters::UnitId, dice::Dice},
    games::guderian::rules::{
        combat::strength::{Judge, Part, counted, of_attack, printed, together},
        counter::Piece,
        event::Event,
        position::{Position, Public, Secrets},
        referee::Referee,
        rulebook::Rulebook,
    },
};
use std::collections::BTreeMap;

/// The numbers of units of a hand that are worthless and that may only defend; the others fight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Pattern {
    pub worthless: usize,
    pub defend_only: usize,
}

/// The strengths of the units of a hand that fight, summed up.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Drawn {
    /// In supply.
    pub whole: u16,
    /// Out of supply, unit by unit.
    pub halved: u16,
}

impl Drawn {
    /// Adds this number of units of this strength.
    pub(super) fn and(self, number: usize, value: u16) -> Self {
        let number = number as u16;
        Self {
            whole: self.whole + number * counted(value, false, false),
            halved: self.halved + number * counted(value, false, true),
        }
    }
}

/// Units of one place whose strengths count together.
#[derive(Debug)]
struct Heap {
    hex: Hex,
    /// The strength of the units that are known.
    known: u16,
    /// The rating that leaders may add.
    rating: u16,
    /// The multiple by which the strength counts.
    times: u16,
}

/// The place where the fighting units of a hand count.
#[derive(Clone, Copy, Debug)]
struct Home {
    attacks: bool,
    heap: usize,
    out_of_supply: bool,
}

/// The battle after the hands are turned up, without the strengths of the untried units that fight.
#[derive(Debug)]
pub(super) struct Turned {
    attack: Vec<Heap>,
    defence: Vec<Heap>,
    overrun: bool,
    /// Whether no unit is left to defend.
    pub walkover: bool,
    /// One home for each hand.
    homes: Vec<Option<Home>>,
}

impl Turned {
    /// Works out the battle after the hands have these patterns.
    pub(super) fn new(planned: &Planned<'_>, hands: &Hands, patterns: &[Pattern]) -> Self {
        let after = turn_up(planned, identities(hands, patterns));
        let mut turned = Self {
            attack: Vec::new(),
            defence: Vec::new(),
            overrun: planned.overrun,
            walkover: true,
            homes: vec![None; hands.hands.len()],
        };
        // With no unit to defend no strengths are compared.
        if let Some(battle) = after.battle.as_ref().filter(|battle| !battle.targets.is_empty()) {
            turned.walkover = false;
            let values = |piece| printed(planned.rulebook, &after, piece);
            let (attack, defence) = Judge::new(planned.rulebook, &after, &values).battle(battle);
            let hand_of = |unit: UnitId| {
                let piece = after.find(unit)?;
                hands.hands.iter().position(|hand| hand.pieces.contains(&piece))
            };
            let hex_of = |unit: UnitId| after.find(unit).and_then(|piece| after.counter(piece).hex());
            for part in &attack.parts {
                let Some(hex) = hex_of(part.unit) else { continue };
                let heap = heap_at(&mut turned.attack, hex, 1);
                turned.add(true, heap, part, hand_of(part.unit));
            }
            for bonus in &attack.bonuses {
                let Some(hex) = bonus.leaders.first().and_then(|leader| hex_of(*leader)) else { continue };
                let heap = heap_at(&mut turned.attack, hex, 1);
                turned.attack[heap].rating += bonus.rating;
            }
            for hex in &defence.hexes {
                let heap = heap_at(&mut turned.defence, hex.hex, hex.multiple());
                for part in &hex.parts {
                    turned.add(false, heap, part, hand_of(part.unit));
                }
            }
        }
        turned
    }

    /// Adds a known unit to a heap, or notes that a hand counts there.
    fn add(&mut self, attacks: bool, heap: usize, part: &Part, hand: Option<usize>) {
        let heaps = if attacks { &mut self.attack } else { &mut self.defence };
        match hand {
            Some(hand) => self.homes[hand] = Some(Home { attacks, heap, out_of_supply: part.halved }),
            None => heaps[heap].known += part.value,
        }
    }

    /// Attack and defence with these strengths drawn, hand by hand.
    pub(super) fn strengths(&self, drawn: &[Drawn]) -> (u16, u16) {
        let attack = of_attack(self.total(&self.attack, true, drawn), self.overrun);
        (attack, self.total(&self.defence, false, drawn))
    }

    fn total(&self, heaps: &[Heap], attacks: bool, drawn: &[Drawn]) -> u16 {
        let of_heap = |(number, heap): (usize, &Heap)| {
            let here = self.homes.iter().zip(drawn).filter_map(|(home, drawn)| {
                let home = home.filter(|home| home.attacks == attacks && home.heap == number)?;
                Some(if home.out_of_supply { drawn.halved } else { drawn.whole })
            });
            together(heap.known + here.sum::<u16>(), heap.rating, heap.times)
        };
        heaps.iter().enumerate().map(of_heap).sum()
    }
}

fn heap_at(heaps: &mut Vec<Heap>, hex: Hex, times: u16) -> usize {
    heaps.iter().position(|heap| heap.hex == hex).unwrap_or_else(|| {
        heaps.push(Heap { hex, known: 0, rating: 0, times });
        heaps.len() - 1
    })
}

/// A possible identity for each untried unit, chosen to give the hands these patterns.
fn identities(hands: &Hands, patterns: &[Pattern]) -> Vec<(Piece, UnitId)> {
    let mut given = Vec::new();
    let mut used: BTreeMap<(usize, Fate), usize> = BTreeMap::new();
    for (hand, pattern) in hands.hands.iter().zip(patterns) {
        for (number, piece) in hand.pieces.iter().enumerate() {
            let fate = if number < pattern.worthless {
                Fate::Worthless
            } else if number < pattern.worthless + pattern.defend_only {
                Fate::DefendsOnly
            } else {
                Fate::Fights
            };
            let used = used.entry((hand.mark.pool.number(), fate)).or_default();
            given.extend(hands.divisions(hand.mark.pool, fate).nth(*used).map(|division| (*piece, division)));
            *used += 1;
        }
    }
    given
}

/// A position whose only secrets are these identities; its dice are never rolled.
fn of_public(public: &Public, identity: BTreeMap<UnitId, UnitId>) -> Position {
    let secrets = Secrets {
        identity,
        pools: Default::default(),
        dead: Default::default(),
        second_dead: Default::default(),
        dice: Dice::new(0),
        bid: None,
    };
    Position { public: public.clone(), secrets }
}

/// The position after these units have moved along a path.
pub(super) fn after_walk(rulebook: &Rulebook, public: &Public, pieces: &[Piece], path: &[Hex]) -> Public {
    let units = pieces.iter().map(|piece| public.counter(*piece).id).collect();
    let left = pieces.iter().map(|piece| public.counter(*piece).condition.left).collect();
    let mut position = of_public(public, BTreeMap::new());
    position.apply(rulebook, &Event::Moved { units, path: path.to_vec(), left, done: false });
    position.public
}

/// The position after the battle has been declared and these units have been revealed.
fn turn_up(planned: &Planned<'_>, identities: Vec<(Piece, UnitId)>) -> Public {
    let public = planned.public;
    let ids = |piece: &Piece| public.counter(*piece).id;
    let identity = identities.into_iter().map(|(piece, division)| (ids(&piece), division)).collect();
    let mut position = of_public(public, identity);
    let mut events = Vec::new();
    let mut referee = Referee::new(planned.rulebook, &mut position, &mut events);
    let units = planned.pieces.iter().map(ids).collect();
    referee.say(match planned.targets {
        [target] if planned.overrun => {
            let left = planned.pieces.iter().map(|piece| public.counter(*piece).condition.left).collect();
            Event::OverrunDeclared { units, target: *target, left }
        }
        targets => Event::AttackDeclared { units, targets: targets.to_vec() },
    });
    referee.turn_up();
    position.public
}
