//! The way through a game file while it is opened: it is replayed, and goes on from a position in the file where that
//! is not possible.

use crate::engine::{
    orders::{
        Game, Position, Reading, ResumePoint, TableCommand,
        game_file::reading::Replayed,
        position::hash::hash,
        record::{
            Record,
            damage::{AtDamage, RecoveryOption},
            judging::{Trouble, is_order, is_stand, position_of, replayed_at},
        },
    },
    wording::count,
};
use bevy::prelude::World;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

/// A watcher that sees each moment of a game while it is opened: the record until then, and the position. The record
/// starts again if the beginning of the game is damaged. Code that needs every position of a game need not replay it
/// again.
pub type MomentWatcher<'a, G> = &'a mut dyn FnMut(&Record<G>, &Position<G>);

/// The progress through a file.
pub(super) struct Way<'a, G: Game> {
    pub reading: &'a Reading<G>,
    /// The index of the next item.
    next: usize,
    /// The number, in the file, of the last order passed.
    given: usize,
    /// Gaps: orders of the file that are not in the record, after the first number up to the second.
    pub gaps: Vec<(usize, usize)>,
    /// The order before which the position of the file was used instead of the replayed one.
    retried: Option<usize>,
    /// Whether it began with a position other than the first one in the file.
    pub begun_otherwise: bool,
    /// Items with positions that the file alone does not give.
    unknown: BTreeSet<usize>,
    /// The last of them that was replayed: differences after it can be read again.
    replayed: Option<Replayed>,
    pub notes: Vec<String>,
    pub offer: Option<RecoveryOption>,
}

impl<'a, G: Game> Way<'a, G> {
    /// Makes the progress before the first item, with sentences about the file.
    pub fn new(reading: &'a Reading<G>, notes: Vec<String>) -> Self {
        Self {
            reading,
            next: 0,
            given: 0,
            gaps: Vec::new(),
            retried: None,
            begun_otherwise: false,
            unknown: if reading.damage.is_empty() { BTreeSet::new() } else { reading.unknown_stands() },
            replayed: None,
            notes,
            offer: None,
        }
    }

    /// Begins the game at its first position. If that is damaged, it begins at the scenario's own start, provided that
    /// the first order plays from there as it was recorded. Otherwise it begins at the first position in the file.
    pub fn begin(&mut self, world: &mut World, rulebook: Arc<G::Rulebook>) -> Result<Record<G>, Vec<String>> {
        let header = self.reading.header.clone();
        if let Some(start) = &self.reading.start {
            let faults = G::faults(&rulebook, start);
            if faults.is_empty() {
                return Ok(Record::begin(world, rulebook, header, start.clone()));
            }
            let impossible = |fault| format!("the position in which the game begins is impossible: {fault}");
            self.notes.extend(faults.into_iter().map(impossible));
        }
        self.begun_otherwise = true;
        let own = G::start(&rulebook, header.seed);
        let unsure = self.reading.unsure_start.clone().filter(|start| G::faults(&rulebook, start).is_empty());
        let unsure = unsure.map(|start| (start, "what is left of it"));
        for (start, what) in [(own, "the start of its scenario")].into_iter().chain(unsure) {
            let mut record = Record::begin(world, Arc::clone(&rulebook), header.clone(), start.clone());
            if self.plays_on_from_here(&mut record, world) {
                self.notes.push(format!(
                    "the position in which the game began is damaged; the game plays from {what} as it was recorded"
                ));
                return Ok(Record::begin(world, rulebook, header, start));
            }
        }
        let Some((index, after, position)) = self.later(&rulebook, 0) else {
            let sentence =
                "the position in which the game began is damaged, and no other position can be read";
            let mut told = vec![format!("{}:2:1: {sentence}", self.reading.name)];
            told.append(&mut self.notes);
            return Err(told);
        };
        self.notes.push(format!(
            "the position in which the game began is damaged: it begins with the one after order {after}; {after} \
             orders before that cannot be replayed"
        ));
        self.gaps.push((0, after));
        (self.next, self.given) = (index + 1, after);
        Ok(Record::begin(world, rulebook, header, position))
    }

    /// Whether the first order plays as it was recorded.
    fn plays_on_from_here(&self, record: &mut Record<G>, world: &mut World) -> bool {
        for item in &self.reading.items {
            let outcome = record.take(world, &item.what, 0, || None);
            if outcome.is_err() || !record.file.played.is_empty() {
                return outcome.is_ok();
            }
        }
        // No order shows it, and nothing has been lost.
        true
    }

    /// Plays the contents of the file.
    pub fn follow(
        &mut self,
        record: &mut Record<G>,
        world: &mut World,
        at: AtDamage,
        watcher: MomentWatcher<G>,
    ) {
        while let Some(item) = self.reading.items.get(self.next) {
            let number = self.next;
            let then = || self.then(number);
            let after = if is_order(item) { self.given } else { self.reading.after(number) };
            let taken = match after > self.given {
                true => Err(Trouble::missing(self.given + 1, after)),
                false => record.take(world, &item.what, self.given, then),
            };
            match taken {
                Ok(orders) => {
                    self.given += orders;
                    self.next += 1;
                    if self.unknown.contains(&number) {
                        self.replayed =
                            replayed_at(item, number, G::position(world)).or(self.replayed.take());
                    }
                }
                Err(trouble) => {
                    if !self.at_its_own_position(record, world) && !self.go_on(record, world, &trouble, at) {
                        break;
                    }
                }
            }
            watcher(record, G::position(world));
        }
    }

    /// Whether the end of the file has been reached.
    pub fn ended(&self) -> bool {
        self.next >= self.reading.items.len()
    }

    /// Returns the open text of the position that the file has right after an order.
    fn then(&self, order: usize) -> Option<String> {
        let stands = self.reading.items.get(order + 1).is_some_and(is_stand);
        if stands { self.reading.stand_text(order + 1, self.replayed.as_ref()) } else { None }
    }

    /// Uses the position in the file right before this point if it differs from the replayed one.
    fn at_its_own_position(&mut self, record: &mut Record<G>, world: &mut World) -> bool {
        if self.retried == Some(self.given) {
            return false;
        }
        self.retried = Some(self.given);
        let before = self.reading.items.get(..self.next).unwrap_or_default();
        let first = before.iter().rposition(is_order).map_or(0, |order| order + 1);
        let Some(index) = (first..self.next).rev().find(|number| is_stand(&before[*number])) else {
            return false;
        };
        let Ok(position) = self.reading.position(index, self.replayed.as_ref()) else { return false };
        // Compared by their texts: the derived parts are missing in a position that was only read.
        let same = hash(&position).is_ok_and(|read| hash(G::position(world)).as_ref() == Ok(&read));
        if same || !G::faults(&record.rulebook, &position).is_empty() {
            return false;
        }
        let because = format!("the position after order {} is from the file", self.given);
        self.notes.push(format!(
            "order {} no longer plays as it was recorded from the replayed position: it is played from the position \
             in the file",
            self.given.saturating_add(1)
        ));
        record.forget_commands_after(record.file.played.len());
        self.gaps.push((self.given, self.given));
        self.put(record, world, 0, because, position);
        self.next = index + 1;
        true
    }

    /// Continues after the part that cannot be replayed, if that is possible and wanted; returns whether it does.
    fn go_on(&mut self, record: &mut Record<G>, world: &mut World, trouble: &Trouble, at: AtDamage) -> bool {
        let later = self.later(&record.rulebook, self.next);
        let here = record.file.played.len();
        match (at, later) {
            (AtDamage::After, Some((index, after, position))) => {
                let lost = after.saturating_sub(self.given);
                self.notes.push(format!(
                    "{trouble}: the game continues as it was played, from the position in the file after order \
                     {after}; {} before it",
                    gone(lost)
                ));
                self.offer.get_or_insert_with(|| RecoveryOption {
                    at: AtDamage::Before,
                    sentence: format!("as the rules replay it, after order {here}"),
                });
                self.gaps.push((self.given, after));
                self.put(record, world, lost, trouble.to_string(), position);
                (self.next, self.given) = (index + 1, after.max(self.given));
                true
            }
            (_, later) => {
                let left = self.orders_left();
                self.notes.push(format!(
                    "{trouble}: the game is opened after order {here}{}",
                    if left > 0 {
                        format!(", without the {} after it", count(left, "order", "orders"))
                    } else {
                        String::new()
                    }
                ));
                self.offer = later.map(|(_, after, _)| RecoveryOption {
                    at: AtDamage::After,
                    sentence: format!("as it was played, with the position after order {after}"),
                });
                false
            }
        }
    }

    fn put(
        &self,
        record: &mut Record<G>,
        world: &mut World,
        lost: usize,
        because: String,
        position: Position<G>,
    ) {
        let going_on = ResumePoint { lost, because, position };
        let put = record.command_on(world, TableCommand::GoOn(Box::new(going_on)));
        assert!(put.is_ok(), "a position can always be put on the table");
    }

    /// Returns the next possible position of the file from an item on, with its item and the number of orders before
    /// it.
    fn later(&self, rulebook: &G::Rulebook, from: usize) -> Option<(usize, usize, Position<G>)> {
        (from..self.reading.items.len()).find_map(|number| {
            let item = self.reading.items.get(number)?;
            let position = position_of(self.reading, item, number, self.replayed.as_ref())?;
            let after = self.reading.after(number);
            let good = after >= self.given && G::faults(rulebook, &position).is_empty();
            good.then_some((number, after, position))
        })
    }

    fn orders_left(&self) -> usize {
        let left = self.reading.items.get(self.next..).unwrap_or_default();
        left.iter().filter(|item| is_order(item)).count()
    }

    /// Returns the number of orders in the record before a moment of the file.
    pub fn number_in_record(&self, after: usize, orders: usize) -> usize {
        let lost: usize =
            self.gaps.iter().map(|(from, to)| after.clamp(*from, (*to).max(*from)) - from).sum();
        (after - lost).min(orders)
    }

    /// Returns the notes by the numbers of orders in the record.
    pub fn mapped_notes(&self, orders: usize) -> BTreeMap<usize, String> {
        let mut notes: BTreeMap<usize, String> = BTreeMap::new();
        for (after, words) in &self.reading.notes {
            let text = notes.entry(self.number_in_record(*after, orders)).or_default();
            *text = if text.is_empty() { words.clone() } else { format!("{text} / {words}") };
        }
        notes
    }
}

fn gone(orders: usize) -> String {
    match orders {
        0 => "no order is missing".to_owned(),
        1 => "one order is missing".to_owned(),
        _ => format!("{orders} orders are missing"),
    }
}
