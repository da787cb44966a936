//! The steps of undo: letters that are typed one after the other into the same field are one step.

/// The changes of a draft, each with the number of the field that it was typed into, if it was typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Steps {
    past: Vec<Option<u32>>,
    /// The changes that were undone, the next one last.
    future: Vec<Option<u32>>,
}

impl Steps {
    /// Notes a change.
    pub fn made(&mut self, typed: Option<u32>) {
        self.past.push(typed);
        self.future.clear();
    }

    /// Goes back by a step; returns the number of changes to undo.
    pub fn back(&mut self) -> usize {
        moved(&mut self.past, &mut self.future)
    }

    /// Goes forth by a step; returns the number of changes to redo.
    pub fn forth(&mut self) -> usize {
        moved(&mut self.future, &mut self.past)
    }
}

/// Moves the last step from one list to the other; returns the number of its changes.
fn moved(from: &mut Vec<Option<u32>>, to: &mut Vec<Option<u32>>) -> usize {
    let Some(last) = from.pop() else { return 0 };
    to.push(last);
    let mut changes = 1;
    while last.is_some() && from.last() == Some(&last) {
        from.pop();
        to.push(last);
        changes += 1;
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_undone_together() {
        let mut steps = Steps::default();
        for typed in [Some(1), Some(1), None, None, Some(1), Some(2), Some(2), Some(2)] {
            steps.made(typed);
        }
        let back: Vec<usize> = (0..6).map(|_| steps.back()).collect();
        assert_eq!(back, [3, 1, 1, 1, 2, 0]);
        assert_eq!([steps.forth(), steps.forth(), steps.forth()], [2, 1, 1]);
        steps.made(Some(9));
        assert_eq!(steps.forth(), 0, "a change ends what could be redone");
    }
}
