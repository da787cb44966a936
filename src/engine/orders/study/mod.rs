//! The study of a game: the branches that were tried from its moments, and the arrows and rings at them. A game file keeps
//! both beside the notes; no rule, hash or replay of the game reads them.

mod branch;
mod drawn;

pub use branch::{Branch, BranchDice, BranchEyes, BranchOrder};
pub use drawn::{Drawn, DrawnColour, DrawnShape};

use crate::engine::wording::one_line;
use std::collections::{BTreeMap, BTreeSet};

/// The most drawings at one moment, and the most places of one of them.
const MOST_SHAPES: usize = 200;
const MOST_PLACES: usize = 1000;
/// The most letters of a branch's name.
const LONGEST_NAME: usize = 80;
/// The most branches in a line, each of which leaves from the one before it.
const DEEPEST: usize = 40;
/// The most branches of a game, and the most of its moments with drawings: a file of a stranger may have any number.
const MOST_BRANCHES: usize = 2000;
const MOST_DRAWN: usize = 20_000;
/// The farthest that a place of a drawing is from the first hex of the map, in hundredths of a hex radius.
const FARTHEST: i32 = 100_000;

/// The branches and the drawings of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Study<O> {
    /// In the order of their numbers: each comes after the one that it leaves from.
    branches: Vec<Branch<O>>,
    /// By the number of orders before their moment.
    drawn: BTreeMap<usize, Vec<Drawn>>,
}

impl<O> Default for Study<O> {
    fn default() -> Self {
        Self { branches: Vec::new(), drawn: BTreeMap::new() }
    }
}

impl<O> Study<O> {
    /// The branches, in the order of their numbers.
    pub fn branches(&self) -> &[Branch<O>] {
        &self.branches
    }

    /// The branch with this number.
    pub fn branch(&self, id: usize) -> Option<&Branch<O>> {
        let at = self.branches.binary_search_by_key(&id, |branch| branch.id).ok()?;
        self.branches.get(at)
    }

    /// The branches that leave from a branch, or from the game.
    pub fn leaving(&self, parent: Option<usize>) -> impl Iterator<Item = &Branch<O>> {
        self.branches.iter().filter(move |branch| branch.parent == parent)
    }

    /// The drawings of the game, by the number of orders before their moment.
    pub fn drawn(&self) -> &BTreeMap<usize, Vec<Drawn>> {
        &self.drawn
    }

    /// Returns the number for a new branch.
    pub fn next_id(&self) -> usize {
        self.branches.last().map_or(1, |last| last.id.saturating_add(1))
    }

    /// Adds a branch, or replaces the one with the same number. Its name and its notes become single lines.
    ///
    /// # Errors
    /// It leaves from a branch that is not there, or from none before it, its number is 0, or there are too many: a sentence.
    pub fn put(&mut self, mut branch: Branch<O>) -> Result<(), String> {
        let id = branch.id;
        if id == 0 {
            return Err("the number of a branch is 1 or more".to_owned());
        }
        if let Some(parent) = branch.parent.filter(|parent| *parent >= id || self.branch(*parent).is_none()) {
            return Err(format!("branch {id} leaves from branch {parent}, which is not before it"));
        }
        branch.name = one_line(&branch.name).chars().take(LONGEST_NAME).collect();
        branch.notes = branch.notes.iter().map(|(after, note)| (*after, one_line(note))).collect();
        branch.notes.retain(|_, note| !note.is_empty());
        branch.drawn.values_mut().for_each(trim);
        branch.drawn.retain(|_, shapes| !shapes.is_empty());
        match self.branches.binary_search_by_key(&id, |branch| branch.id) {
            Ok(at) => self.branches[at] = branch,
            Err(_) if self.branches.len() >= MOST_BRANCHES => {
                return Err(format!("a game has at most {MOST_BRANCHES} branches: remove some of them"));
            }
            Err(at) => self.branches.insert(at, branch),
        }
        Ok(())
    }

    /// Removes a branch and all that leave from it.
    pub fn remove(&mut self, id: usize) {
        let mut gone = vec![id];
        // Each comes after the one that it leaves from.
        for branch in &self.branches {
            if branch.parent.is_some_and(|parent| gone.contains(&parent)) {
                gone.push(branch.id);
            }
        }
        self.branches.retain(|branch| !gone.contains(&branch.id));
    }

    /// Draws these shapes at a moment of the game, in place of earlier ones; none removes them.
    pub fn draw(&mut self, after: usize, mut shapes: Vec<Drawn>) {
        trim(&mut shapes);
        if shapes.is_empty() {
            self.drawn.remove(&after);
        } else if self.drawn.len() < MOST_DRAWN || self.drawn.contains_key(&after) {
            self.drawn.insert(after, shapes);
        }
    }
}

impl<O> Study<O> {
    /// Returns the branches before a branch, the one that leaves the game first; none if one of them is missing, or if
    /// there are more than a person would make.
    pub fn line_to(&self, branch: &Branch<O>) -> Option<Vec<&Branch<O>>> {
        let mut line = Vec::new();
        let mut next = branch.parent;
        while let Some(id) = next {
            let parent = self.branch(id)?;
            line.push(parent);
            next = parent.parent;
            if line.len() > DEEPEST {
                return None;
            }
        }
        line.reverse();
        Some(line)
    }

    /// Returns the study of the game up to the moment after this many orders.
    pub(super) fn until(mut self, after: usize) -> Self {
        let mut staying = BTreeSet::new();
        // Each comes after the one that it leaves from.
        self.branches.retain(|branch| {
            let stays = branch.parent.map_or(branch.after <= after, |parent| staying.contains(&parent));
            stays && staying.insert(branch.id)
        });
        self.drawn.retain(|before, _| *before <= after);
        self
    }
}

impl<O: Clone> Study<O> {
    /// Returns the same for a game in which the moments of this one have other numbers.
    pub(super) fn moved(&self, number: impl Fn(usize) -> usize) -> Self {
        let mut moved = Self { branches: self.branches.clone(), drawn: BTreeMap::new() };
        for branch in moved.branches.iter_mut().filter(|branch| branch.parent.is_none()) {
            branch.after = number(branch.after);
        }
        for (after, shapes) in &self.drawn {
            moved.drawn.entry(number(*after)).or_default().extend(shapes.iter().cloned());
        }
        // Many moments may have become one.
        moved.drawn.values_mut().for_each(trim);
        moved
    }
}

/// Drops what is more than a picture can use: a file may hold anything.
fn trim(shapes: &mut Vec<Drawn>) {
    shapes.truncate(MOST_SHAPES);
    for drawn in shapes {
        match &mut drawn.shape {
            DrawnShape::Ring(_) => {}
            DrawnShape::Arrow(hexes) => hexes.truncate(MOST_PLACES),
            DrawnShape::Stroke(places) => {
                places.truncate(MOST_PLACES);
                let within = |number: i32| number.clamp(-FARTHEST, FARTHEST);
                places.iter_mut().for_each(|(x, y)| (*x, *y) = (within(*x), within(*y)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    fn branch(id: usize, parent: Option<usize>, after: usize) -> Branch<u8> {
        Branch {
            id,
            parent,
            after,
            name: format!("branch\n{id}"),
            eyes: BranchEyes::Side(1),
            dice: BranchDice::Expected,
            seed: 7,
            orders: vec![BranchOrder { order: 3, dice: vec![6] }],
            notes: [(1, "two\nlines".to_owned()), (2, " ".to_owned())].into(),
            drawn: BTreeMap::new(),
        }
    }

    fn ids(study: &Study<u8>) -> Vec<usize> {
        study.branches().iter().map(|branch| branch.id).collect()
    }

    #[test]
    fn branches_are_a_tree_in_the_order_of_their_numbers() {
        let mut study = Study::default();
        study.put(branch(1, None, 4)).unwrap();
        study.put(branch(2, Some(1), 1)).unwrap();
        study.put(branch(4, Some(2), 1)).unwrap();
        study.put(branch(3, None, 9)).unwrap();
        assert_eq!((ids(&study), study.next_id()), (vec![1, 2, 3, 4], 5));
        assert_eq!(study.branch(1).unwrap().name, "branch 1");
        assert_eq!(study.branch(1).unwrap().notes, [(1, "two lines".to_owned())].into());
        for (wrong, parent) in [(5, Some(5)), (5, Some(9)), (2, Some(3)), (0, None)] {
            assert!(study.put(branch(wrong, parent, 0)).is_err(), "{wrong} {parent:?}");
        }
        assert_eq!(study.leaving(None).map(|branch| branch.id).collect::<Vec<_>>(), [1, 3]);
        study.remove(1);
        assert_eq!(ids(&study), [3]);
    }

    /// A file of a stranger can have a line of a million branches, and a million drawings of moments that are not there.
    #[test]
    fn a_file_cannot_fill_a_study() {
        let mut study = Study::default();
        for id in 1..=MOST_BRANCHES {
            study.put(branch(id, (id > 1).then(|| id - 1), 0)).unwrap();
        }
        assert!(study.put(branch(MOST_BRANCHES + 1, None, 0)).unwrap_err().contains("at most"));
        assert_eq!(study.put(branch(7, Some(6), 1)), Ok(()), "one that is there can be changed");
        assert_eq!(study.line_to(&branch(MOST_BRANCHES + 1, Some(MOST_BRANCHES), 0)), None);
        let stroke = DrawnShape::Stroke(vec![(i32::MAX, i32::MIN), (0, 5)]);
        for after in 0..MOST_DRAWN + 5 {
            study.draw(after, vec![Drawn { shape: stroke.clone(), colour: DrawnColour::Blue }]);
        }
        assert_eq!(study.drawn().len(), MOST_DRAWN);
        let near = DrawnShape::Stroke(vec![(FARTHEST, -FARTHEST), (0, 5)]);
        assert_eq!(study.drawn()[&3][0].shape, near);
        let moved = study.moved(|after| after.min(9));
        assert_eq!((moved.drawn().len(), moved.drawn()[&9].len()), (10, MOST_SHAPES));
    }

    #[test]
    fn an_earlier_moment_has_the_branches_that_it_reaches() {
        let mut study = Study::default();
        study.put(branch(1, None, 4)).unwrap();
        study.put(branch(2, Some(1), 9)).unwrap();
        study.put(branch(3, None, 5)).unwrap();
        study.put(branch(4, Some(3), 0)).unwrap();
        let line: Vec<usize> =
            study.line_to(&study.branches()[1]).unwrap().iter().map(|before| before.id).collect();
        assert_eq!(line, [1]);
        assert_eq!(ids(&study.until(4)), [1, 2]);
    }

    #[test]
    fn a_branch_is_read_as_it_was_written() {
        let mut written = branch(1, None, 4);
        let ring = Drawn { shape: DrawnShape::Ring("0513".parse().unwrap()), colour: DrawnColour::Red };
        let stroke = Drawn { shape: DrawnShape::Stroke(vec![(0, -50), (120, 7)]), colour: DrawnColour::Blue };
        written.drawn.insert(0, vec![ring, stroke]);
        let text = ron::to_string(&written).unwrap();
        assert_eq!(ron::from_str::<Branch<u8>>(&text).unwrap(), written);
        let short = "(id:1,after:0,name:\"a\",seed:1,orders:[(order:3)])";
        let read: Branch<u8> = ron::from_str(short).unwrap();
        assert_eq!((read.parent, read.eyes, read.dice), (None, BranchEyes::All, BranchDice::Rolled));
    }

    #[test]
    fn moments_of_the_game_move_and_those_of_branches_stay() {
        let mut study = Study::default();
        study.put(branch(1, None, 6)).unwrap();
        study.put(branch(2, Some(1), 1)).unwrap();
        let ring = |hex: &str| {
            vec![Drawn { shape: DrawnShape::Ring(hex.parse().unwrap()), colour: DrawnColour::Red }]
        };
        study.draw(5, ring("0101"));
        study.draw(6, ring("0202"));
        let moved = study.moved(|after| after.min(5));
        assert_eq!(moved.branches().iter().map(|branch| branch.after).collect::<Vec<_>>(), [5, 1]);
        assert_eq!(
            moved.drawn().iter().map(|(after, shapes)| (*after, shapes.len())).collect::<Vec<_>>(),
            [(5, 2)]
        );
        study.draw(5, Vec::new());
        assert_eq!(study.drawn().len(), 1);
    }
}
