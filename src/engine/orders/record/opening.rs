//! Opens a game file by replaying it. A replay can fail because a line is damaged or because the rules now judge an
//! order differently. In that case the game continues from the next position in the file, so that it opens at its end
//! as it was played. It can also stop before, if the player wishes.
//!
//! The choice if no player has made one: continue from a later position in the file, since that keeps the most orders.
//! The other choice is offered.

use super::{
    super::{Game, GameFile, Reading, ResumePoint, TableCommand, game_file::FileFault},
    Record,
    damage::{AtDamage, RecoveryOption},
    judging::{Trouble, edited, is_order, is_stand, position_of, replayed_at},
};
use crate::engine::wording::count;
use crate::engine::{
    data::Shown,
    orders::{
        Position,
        game_file::{
            beside::keep_beside,
            reading::{LINE_DAMAGED, Replayed},
        },
        position::hash::hash,
    },
};
use bevy::prelude::World;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

/// A game that was opened from a file.
pub struct Opened<G: Game> {
    pub record: Record<G>,
    /// The sentences about the file that the player should know.
    pub notes: Vec<String>,
    /// Another point at which it could be opened; none if the replay was complete or there is no choice.
    pub offer: Option<RecoveryOption>,
    /// The copy of the original file, if a part of it could not be read or replayed and a copy was made.
    pub kept_beside: Option<PathBuf>,
    /// Whether everything was read and replayed as it was recorded.
    pub whole: bool,
}

/// A watcher that sees each moment of a game while it is opened: the record until then, and the position. The record
/// starts again if the beginning of the game is damaged. Code that needs every position of a game need not replay it
/// again.
pub type MomentWatcher<'a, G> = &'a mut dyn FnMut(&Record<G>, &Position<G>);

impl<G: Game> Record<G> {
    /// Opens a game file in the world by replaying it, at its end as it was played. A file that is not whole is copied
    /// beside itself before it is overwritten.
    ///
    /// # Errors
    /// Nothing of the file can be read, or its scenario cannot; or it is not whole and cannot be copied.
    pub fn open(world: &mut World, path: &Path) -> Result<Opened<G>, Vec<String>> {
        Self::open_at(world, path, AtDamage::default())
    }

    /// Opens a game file like [`Record::open`], at the point that the player chose.
    ///
    /// # Errors
    /// As [`Record::open`].
    pub fn open_at(world: &mut World, path: &Path, at: AtDamage) -> Result<Opened<G>, Vec<String>> {
        Self::open_watched(world, path, at, &mut |_, _| {})
    }

    /// Opens a game file like [`Record::open_at`], with a watcher.
    ///
    /// # Errors
    /// As [`Record::open`].
    pub fn open_watched(
        world: &mut World,
        path: &Path,
        at: AtDamage,
        watcher: MomentWatcher<G>,
    ) -> Result<Opened<G>, Vec<String>> {
        let mut opened = Self::look_into_watched(world, path, at, watcher)?;
        if !opened.whole {
            match keep_beside(path) {
                Ok(copy) => {
                    opened.notes.push(format!("the file as it was is kept as {}", copy.shown()));
                    opened.kept_beside = Some(copy);
                }
                // A file that cannot be written is not overwritten either.
                Err(error) if fs::OpenOptions::new().append(true).open(path).is_err() => {
                    opened.notes.push(format!("the file as it was could not be kept beside it: {error}"));
                }
                Err(error) => {
                    opened.notes.push(format!(
                        "it is not opened, because the file as it was cannot be kept: {error}"
                    ));
                    return Err(opened.notes);
                }
            }
        }
        Ok(opened)
    }

    /// Opens a game file that will not be overwritten.
    ///
    /// # Errors
    /// As [`Record::open`].
    pub fn look_into(world: &mut World, path: &Path, at: AtDamage) -> Result<Opened<G>, Vec<String>> {
        Self::look_into_watched(world, path, at, &mut |_, _| {})
    }

    /// Opens a game file like [`Record::look_into`], with a watcher.
    ///
    /// # Errors
    /// As [`Record::open`].
    pub fn look_into_watched(
        world: &mut World,
        path: &Path,
        at: AtDamage,
        watcher: MomentWatcher<G>,
    ) -> Result<Opened<G>, Vec<String>> {
        let reading = Reading::<G>::read(path).map_err(|fault: FileFault| vec![fault.to_string()])?;
        let rulebook = Self::rulebook_of(&reading)?;
        Self::watched(world, &reading, rulebook, at, watcher)
    }

    /// Opens a game file that is whole.
    ///
    /// # Errors
    /// Its scenario cannot be read.
    pub fn from_file(world: &mut World, file: GameFile<G>) -> Result<Opened<G>, Vec<String>> {
        Self::from_reading(world, &file.into(), AtDamage::default())
    }

    /// Opens a game file that has been read.
    ///
    /// # Errors
    /// Its scenario cannot be read, or none of its positions.
    pub fn from_reading(
        world: &mut World,
        reading: &Reading<G>,
        at: AtDamage,
    ) -> Result<Opened<G>, Vec<String>> {
        let rulebook = Self::rulebook_of(reading)?;
        Self::by_rulebook(world, reading, rulebook, at)
    }

    /// Loads the rulebook of a game file that has been read.
    fn rulebook_of(reading: &Reading<G>) -> Result<Arc<G::Rulebook>, Vec<String>> {
        let header = &reading.header;
        G::load(&header.scenario, &header.options).map(Arc::new).map_err(|faults| {
            let missing = format!(
                "the scenario {} by which this game is played cannot be loaded (its digest is {})",
                header.scenario,
                header.digests.first().map_or("not known", String::as_str)
            );
            [missing].into_iter().chain(faults).collect::<Vec<_>>()
        })
    }

    /// Opens a game file that has been read with this rulebook, which must be that of its scenario and options.
    ///
    /// # Errors
    /// None of its positions can be read.
    pub fn by_rulebook(
        world: &mut World,
        reading: &Reading<G>,
        rulebook: Arc<G::Rulebook>,
        at: AtDamage,
    ) -> Result<Opened<G>, Vec<String>> {
        Self::watched(world, reading, rulebook, at, &mut |_, _| {})
    }

    fn watched(
        world: &mut World,
        reading: &Reading<G>,
        rulebook: Arc<G::Rulebook>,
        at: AtDamage,
        watcher: MomentWatcher<G>,
    ) -> Result<Opened<G>, Vec<String>> {
        let header = &reading.header;
        let mut notes = Vec::new();
        if reading.left_out {
            notes.push("the last line of the file was unfinished and has been left out".to_owned());
        }
        notes.extend(edited::<G>(&rulebook, header));
        notes.extend(damaged(reading));
        let mut way = Way {
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
        };
        let mut record = way.begin(world, rulebook)?;
        watcher(&record, G::position(world));
        way.follow(&mut record, world, at, watcher);
        record.file.cut_off = reading.cut_off;
        let orders = record.file.played.len();
        record.file.notes = way.mapped_notes(orders);
        record.file.study = way.reading.study.moved(|after| way.number_in_record(after, orders));
        let whole = reading.damage.is_empty() && way.gaps.is_empty() && way.ended() && !way.begun_otherwise;
        Ok(Opened { record, notes: way.notes, offer: way.offer, kept_beside: None, whole })
    }
}

/// Returns the sentence about lines that cannot be read.
fn damaged<G: Game>(reading: &Reading<G>) -> Option<String> {
    let first = reading.damage.first()?;
    let lines: Vec<String> = reading.damage.iter().take(8).map(|fault| fault.line.to_string()).collect();
    let more = if reading.damage.len() > lines.len() { " and more" } else { "" };
    // The text already states that the line is damaged.
    let why = first.sentence.strip_prefix(LINE_DAMAGED).unwrap_or(&first.sentence);
    Some(match reading.damage.len() {
        1 => format!("line {} of the file is damaged: {why}", first.line),
        _ => format!("lines {}{more} of the file are damaged; the first: {why}", lines.join(", ")),
    })
}

/// The progress through a file.
struct Way<'a, G: Game> {
    reading: &'a Reading<G>,
    /// The index of the next item.
    next: usize,
    /// The number, in the file, of the last order passed.
    given: usize,
    /// Gaps: orders of the file that are not in the record, after the first number up to the second.
    gaps: Vec<(usize, usize)>,
    /// The order before which the position of the file was used instead of the replayed one.
    retried: Option<usize>,
    /// Whether it began with a position other than the first one in the file.
    begun_otherwise: bool,
    /// Items with positions that the file alone does not give.
    unknown: BTreeSet<usize>,
    /// The last of them that was replayed: differences after it can be read again.
    replayed: Option<Replayed>,
    notes: Vec<String>,
    offer: Option<RecoveryOption>,
}

impl<G: Game> Way<'_, G> {
    /// Begins the game at its first position. If that is damaged, it begins at the scenario's own start, provided that
    /// the first order plays from there as it was recorded. Otherwise it begins at the first position in the file.
    fn begin(&mut self, world: &mut World, rulebook: Arc<G::Rulebook>) -> Result<Record<G>, Vec<String>> {
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
    fn follow(&mut self, record: &mut Record<G>, world: &mut World, at: AtDamage, watcher: MomentWatcher<G>) {
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
    fn ended(&self) -> bool {
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
    fn number_in_record(&self, after: usize, orders: usize) -> usize {
        let lost: usize =
            self.gaps.iter().map(|(from, to)| after.clamp(*from, (*to).max(*from)) - from).sum();
        (after - lost).min(orders)
    }

    /// Returns the notes by the numbers of orders in the record.
    fn mapped_notes(&self, orders: usize) -> BTreeMap<usize, String> {
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
