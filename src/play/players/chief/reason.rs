//! The reason for an order that follows an intent, in the words of the field: "holds 1308 while 2nd Squad and 3rd Squad
//! go to 1410".

use super::{Group, Intent, Intents, Led, candidates::intent_of};
use crate::engine::{board::Hex, counters::UnitId, wording::list};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;

/// The most names of groups in a row.
const MOST_NAMES: usize = 2;

/// The groups with an intent of their own; each is named once.
#[derive(Debug, Default)]
pub(super) struct Reasons(Vec<Task>);

/// The intent of a group.
#[derive(Debug)]
struct Task {
    units: Vec<UnitId>,
    /// The name of its first unit.
    called: String,
    intent: Intent,
    /// Its hex at that time.
    hex: Option<Hex>,
    is_named: bool,
}

impl Reasons {
    /// The reasons of a plan for these groups.
    pub fn new<G: Led>(view: &G::View<'_>, groups: &[Group], plan: &Intents) -> Self {
        let task = |group: &Group| {
            let intent = intent_of(plan, group);
            let first = group.units.first().filter(|_| intent != Intent::Usual)?;
            let called = G::unit_called(view, *first);
            let hex = group.units.iter().find_map(|unit| G::hex_of(view, *unit));
            Some(Task { units: group.units.clone(), called, intent, hex, is_named: false })
        };
        Self(groups.iter().filter_map(task).collect())
    }

    /// Returns the intent of the first group that an order names, and what those named before do; none if it was named
    /// before. All groups of the order count as named then.
    pub fn of_order(&mut self, order: &impl Serialize) -> Option<String> {
        if self.0.iter().all(|task| task.is_named) {
            return None;
        }
        let named = words_in(order);
        self.said(|task| task.units.iter().any(|unit| named.contains(unit.as_str())), false)
    }

    /// Returns the groups that hold their hexes at the end of a phase, and what those named before do; none if they were
    /// named before.
    pub fn of_phase_end(&mut self) -> Option<String> {
        self.said(|task| task.intent.stays(), true)
    }

    /// Returns the clause on the tasks that are meant and were not named, with their subject or without.
    fn said(&mut self, is_meant: impl Fn(&Task) -> bool, with_subject: bool) -> Option<String> {
        let meant: Vec<usize> = (0..self.0.len())
            .filter(|number| !self.0[*number].is_named && is_meant(&self.0[*number]))
            .collect();
        let first = &self.0[*meant.first()?];
        let begun = if with_subject {
            let same = meant.iter().map(|number| &self.0[*number]);
            clause(&same.filter(|task| task.intent == first.intent).collect::<Vec<_>>())
        } else {
            does(first)
        };
        // The opponent reads reasons too: they tell nothing of what is still to come.
        let others: Vec<&Task> =
            self.0.iter().filter(|task| task.is_named && task.intent != first.intent).collect();
        let next = others.first().map(|task| task.intent);
        let others: Vec<&Task> = others.into_iter().filter(|task| Some(task.intent) == next).collect();
        let said = if others.is_empty() { begun } else { format!("{begun} while {}", clause(&others)) };
        for number in meant {
            self.0[number].is_named = true;
        }
        Some(said)
    }
}

/// Returns a clause on groups with the same intent: "2nd Squad and 3rd Squad go to 1410".
fn clause(tasks: &[&Task]) -> String {
    match tasks {
        [task] => format!("{} {}", task.called, does(task)),
        tasks => {
            let names: Vec<String> = tasks.iter().map(|task| task.called.clone()).collect();
            let intent = tasks.first().map_or(Intent::Usual, |task| task.intent);
            format!("{} {}", list(&names, MOST_NAMES), do_together(intent))
        }
    }
}

/// Returns what one group does.
fn does(task: &Task) -> String {
    match (task.intent, task.hex) {
        (Intent::Hold, Some(hex)) => format!("holds {hex}"),
        (Intent::StayAndFire, Some(hex)) => format!("fires from {hex}"),
        (Intent::Go(aim), _) => format!("goes to {aim}"),
        (Intent::FallBack(aim), _) => format!("falls back to {aim}"),
        (Intent::Wait, _) => "waits for the others".to_owned(),
        (Intent::StayAndFire, None) => "stays and fires".to_owned(),
        (Intent::Hold | Intent::Usual, _) => "stays where it is".to_owned(),
    }
}

/// Returns what several groups do.
fn do_together(intent: Intent) -> String {
    match intent {
        Intent::Go(aim) => format!("go to {aim}"),
        Intent::FallBack(aim) => format!("fall back to {aim}"),
        Intent::StayAndFire => "stay and fire".to_owned(),
        Intent::Wait => "wait for the others".to_owned(),
        Intent::Hold | Intent::Usual => "stay where they are".to_owned(),
    }
}

/// Returns all texts in an order, among which are the ids of the units that it names.
fn words_in(order: &impl Serialize) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    if let Ok(value) = serde_json::to_value(order) {
        add_words(value, &mut words);
    }
    words
}

fn add_words(value: Value, words: &mut BTreeSet<String>) {
    match value {
        Value::String(word) => {
            words.insert(word);
        }
        Value::Array(values) => values.into_iter().for_each(|value| add_words(value, words)),
        Value::Object(fields) => {
            for (name, value) in fields {
                words.insert(name);
                add_words(value, words);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn task(number: usize, intent: Intent) -> Task {
        let ordinal = ["1st", "2nd", "3rd", "4th"][number - 1];
        Task {
            units: vec![
                format!("section-{number}").parse().unwrap(),
                format!("leader-{number}").parse().unwrap(),
            ],
            called: format!("{ordinal} Section"),
            intent,
            hex: Some("1308".parse().unwrap()),
            is_named: false,
        }
    }

    fn go() -> Intent {
        Intent::Go("1410".parse().unwrap())
    }

    /// An order that names these units.
    fn naming(units: &[&str]) -> BTreeMap<String, Vec<String>> {
        BTreeMap::from([("units".to_owned(), units.iter().map(ToString::to_string).collect())])
    }

    #[test]
    fn a_reason_names_the_intent_and_the_others_once() {
        let mut reasons = Reasons(vec![task(1, Intent::Hold), task(2, go()), task(3, go())]);
        assert_eq!(reasons.of_order(&naming(&["section-7"])), None, "no group of the plan");
        let first = reasons.of_order(&naming(&["leader-1"]));
        assert_eq!(first.as_deref(), Some("holds 1308"), "nothing of what is still to come");
        assert_eq!(reasons.of_order(&naming(&["section-1"])), None, "it was said");
        let second = reasons.of_order(&naming(&["section-2", "section-3"]));
        assert_eq!(second.as_deref(), Some("goes to 1410 while 1st Section holds 1308"));
        assert_eq!(reasons.of_order(&naming(&["section-3"])), None, "it was said with the other one");
        assert_eq!(reasons.of_phase_end(), None);
    }

    #[test]
    fn the_end_of_a_phase_names_the_groups_that_hold() {
        let mut reasons = Reasons(vec![task(1, go()), task(2, Intent::Hold)]);
        assert_eq!(reasons.of_order(&naming(&["section-1"])).as_deref(), Some("goes to 1410"));
        assert_eq!(
            reasons.of_phase_end().as_deref(),
            Some("2nd Section holds 1308 while 1st Section goes to 1410")
        );
        assert_eq!(reasons.of_phase_end(), None, "it was said");
        let mut reasons = Reasons((1..=4).map(|number| task(number, Intent::StayAndFire)).collect());
        let said = reasons.of_phase_end();
        assert_eq!(said.as_deref(), Some("1st Section, 2nd Section and 2 more stay and fire"));
    }
}
