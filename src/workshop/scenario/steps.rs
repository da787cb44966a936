//! The steps of undo: letters that are typed one after the other into the same field are one step. A step changes the
//! draft, or the author's own list of units.

use crate::engine::drafts::UnitSheet;

/// A field into which letters are typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A field of the scenario, by its number.
    Field(u32),
    /// A value of a type in the author's own list: the id of the type, and the path of the value.
    Value(String, String),
}

/// A step, which is undone at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// This number of changes of the draft.
    Draft(usize),
    /// The list of units before the step and after it.
    List(Box<[UnitSheet; 2]>),
}

/// The steps that were made, and those that were undone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Steps {
    past: Vec<(Step, Option<Typed>)>,
    /// The steps that were undone, the next one last.
    future: Vec<(Step, Option<Typed>)>,
}

impl Steps {
    /// Notes a change of the draft.
    pub fn made(&mut self, typed: Option<Typed>) {
        self.future.clear();
        match self.past.last_mut() {
            Some((Step::Draft(many), last)) if typed.is_some() && *last == typed => *many += 1,
            _ => self.past.push((Step::Draft(1), typed)),
        }
    }

    /// Notes a change of the list of units.
    pub fn made_of_list(&mut self, [before, after]: [UnitSheet; 2], typed: Option<Typed>) {
        self.future.clear();
        match self.past.last_mut() {
            Some((Step::List(sheets), last)) if typed.is_some() && *last == typed => sheets[1] = after,
            _ => self.past.push((Step::List(Box::new([before, after])), typed)),
        }
    }

    /// Goes back by a step, and returns it; none if there is none.
    pub fn back(&mut self) -> Option<Step> {
        moved(&mut self.past, &mut self.future)
    }

    /// Goes forth by a step, and returns it; none if none was undone.
    pub fn forth(&mut self) -> Option<Step> {
        moved(&mut self.future, &mut self.past)
    }

    /// Whether there is a step to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a step to redo.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}

/// Moves the last step from one list to the other, and returns it.
fn moved(from: &mut Vec<(Step, Option<Typed>)>, to: &mut Vec<(Step, Option<Typed>)>) -> Option<Step> {
    let last = from.pop()?;
    to.push(last.clone());
    Some(last.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(attack: u8) -> UnitSheet {
        UnitSheet::read(&format!("(types:[(id:\"a\",attack:{attack})])")).expect("a list")
    }

    fn list(before: u8, after: u8) -> Option<Step> {
        Some(Step::List(Box::new([sheet(before), sheet(after)])))
    }

    #[test]
    fn what_is_typed_is_undone_together() {
        let mut steps = Steps::default();
        for typed in [Some(1), Some(1), None, None, Some(1), Some(2), Some(2), Some(2)] {
            steps.made(typed.map(Typed::Field));
        }
        for many in [3, 1, 1, 1, 2] {
            assert_eq!(steps.back(), Some(Step::Draft(many)));
        }
        assert!(steps.back().is_none() && !steps.can_undo() && steps.can_redo());
        for many in [2, 1, 1] {
            assert_eq!(steps.forth(), Some(Step::Draft(many)));
        }
        steps.made(Some(Typed::Field(9)));
        assert_eq!(steps.forth(), None, "a change ends what could be redone");
    }

    #[test]
    fn values_of_the_list_are_steps_between_those_of_the_draft() {
        let value = |path: &str| Some(Typed::Value("a".to_owned(), path.to_owned()));
        let mut steps = Steps::default();
        steps.made(None);
        steps.made_of_list([sheet(1), sheet(2)], value("attack"));
        steps.made_of_list([sheet(2), sheet(3)], value("attack"));
        steps.made_of_list([sheet(3), sheet(4)], value("defence"));
        steps.made(None);
        for expected in [Some(Step::Draft(1)), list(3, 4), list(1, 3), Some(Step::Draft(1)), None] {
            assert_eq!(steps.back(), expected);
        }
        for expected in [Some(Step::Draft(1)), list(1, 3), list(3, 4)] {
            assert_eq!(steps.forth(), expected);
        }
    }
}
