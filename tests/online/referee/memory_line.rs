//! A line in memory. With faults it loses, doubles and delays messages, so that later ones arrive before earlier ones.

use kessel::referee::wire::{Line, LineFault};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use std::{cell::RefCell, rc::Rc};

/// One direction of a line.
struct Direction {
    /// The texts under way, each with the number of looks after which it arrives.
    under_way: Vec<(u32, String)>,
    chance: ChaCha8Rng,
    /// Of a hundred messages: those that are lost, and those that arrive twice.
    faults: [u32; 2],
    /// The longest delay.
    delay: u32,
}

impl Direction {
    fn new(seed: u64, faulty: bool) -> Rc<RefCell<Self>> {
        let (faults, delay) = if faulty { ([10, 10], 3) } else { ([0, 0], 0) };
        let chance = ChaCha8Rng::seed_from_u64(seed);
        Rc::new(RefCell::new(Self { under_way: Vec::new(), chance, faults, delay }))
    }

    fn happens(&mut self, percent: u32) -> bool {
        self.chance.random_range(0..100) < percent
    }

    fn put(&mut self, text: &str) {
        let [lost, doubled] = self.faults;
        if self.happens(lost) {
            return;
        }
        let copies = if self.happens(doubled) { 2 } else { 1 };
        for _ in 0..copies {
            let delay = self.chance.random_range(0..=self.delay);
            self.under_way.push((delay, text.to_owned()));
        }
    }

    fn look(&mut self) -> Option<String> {
        let arrived = self.under_way.iter().position(|(delay, _)| *delay == 0);
        if arrived.is_none() {
            self.under_way.iter_mut().for_each(|(delay, _)| *delay -= 1);
        }
        arrived.map(|number| self.under_way.remove(number).1)
    }
}

/// One end of a line.
pub struct MemoryLine {
    out: Rc<RefCell<Direction>>,
    into: Rc<RefCell<Direction>>,
}

impl MemoryLine {
    /// Returns both ends of a line. The same seed has the same faults.
    pub fn pair(seed: u64, faulty: bool) -> [Self; 2] {
        let [there, back] = [0, 1].map(|number| Direction::new(seed.wrapping_mul(2) + number, faulty));
        [Self { out: Rc::clone(&there), into: Rc::clone(&back) }, Self { out: back, into: there }]
    }
}

impl Line for MemoryLine {
    fn send(&mut self, text: &str) -> Result<(), LineFault> {
        self.out.borrow_mut().put(text);
        Ok(())
    }

    fn receive(&mut self) -> Result<Option<String>, LineFault> {
        Ok(self.into.borrow_mut().look())
    }
}
