//! Writes a draft as the file of a lesson, in the form of the shipped ones: a field a line, the lines of a text below
//! each other.

use super::{
    draft::{Draft, DraftReply, DraftStep, DraftWrong},
    goal_text::{goal_text, whole_goal},
    quoting::quoted,
};
use crate::engine::lessons::{Arrow, FailedAnswer, GoalAnswer, Pattern};
use std::fmt::{Display, Write};

/// The longest line of a list that is written in one line, in letters.
const LONGEST: usize = 110;

impl Draft {
    /// Returns the file of the lesson as text.
    pub fn text(&self) -> String {
        let mut pen = Pen(self.comment.clone());
        pen.line(0, "(");
        pen.words(1, "game", &self.game);
        pen.words(1, "id", &self.id);
        pen.field(1, "number", &self.number);
        pen.words(1, "title", &self.title);
        pen.words(1, "summary", &self.summary);
        pen.field(1, "minutes", &self.minutes);
        for (name, value) in [("shelf", &self.shelf), ("position", &self.position), ("begins", &self.begins)]
        {
            if !value.is_empty() {
                pen.field(1, name, value);
            }
        }
        if let Some(seed) = self.seed {
            pen.field(1, "seed", &seed);
        }
        if !self.opening.is_empty() {
            pen.list(1, "opening", self.opening.iter().map(reply_text));
        }
        pen.line(1, "steps: [");
        self.steps.iter().for_each(|step| pen.step(step));
        pen.line(1, "],");
        pen.words(1, "closing", &self.closing);
        pen.line(0, ")");
        pen.0
    }
}

/// The text so far.
struct Pen(String);

impl Pen {
    fn line(&mut self, depth: usize, line: &str) {
        self.0.extend(std::iter::repeat_n("    ", depth));
        self.0.push_str(line);
        self.0.push('\n');
    }

    /// Writes a field with a value that is a text of the file already.
    fn field(&mut self, depth: usize, name: &str, value: &impl Display) {
        self.line(depth, &format!("{name}: {value},"));
    }

    /// Writes a field with words.
    fn words(&mut self, depth: usize, name: &str, words: &str) {
        let column = 4 * depth + name.len() + 3;
        self.field(depth, name, &quoted(words, column));
    }

    /// Writes words that may be left out.
    fn words_if_any(&mut self, depth: usize, name: &str, words: &str) {
        if !words.trim().is_empty() {
            self.words(depth, name, words);
        }
    }

    /// Writes a list of single values, if there are some.
    fn row(&mut self, depth: usize, name: &str, values: impl Iterator<Item = String>) {
        let values: Vec<String> = values.collect();
        if !values.is_empty() {
            self.field(depth, name, &format!("[{}]", values.join(", ")));
        }
    }

    /// Writes a list with a line for each value.
    fn list(&mut self, depth: usize, name: &str, values: impl Iterator<Item = String>) {
        self.line(depth, &format!("{name}: ["));
        values.for_each(|value| self.line(depth + 1, &format!("{value},")));
        self.line(depth, "],");
    }

    /// Writes a list, if it has values: in one line if it is short.
    fn list_if_any(&mut self, depth: usize, name: &str, values: impl Iterator<Item = String>) {
        let values: Vec<String> = values.collect();
        match values.as_slice() {
            [] => {}
            [only] if only.chars().count() <= LONGEST => self.field(depth, name, &format!("[{only}]")),
            many => self.list(depth, name, many.iter().cloned()),
        }
    }

    fn step(&mut self, step: &DraftStep) {
        self.line(2, "(");
        self.words(3, "title", &step.title);
        self.words(3, "text", &step.text);
        self.words_if_any(3, "task", &step.task);
        self.row(3, "show", step.show.iter().map(|hex| format!("\"{hex}\"")));
        self.list_if_any(3, "arrows", step.arrows.iter().map(arrow_text));
        self.row(3, "sight", step.sight.iter().map(|hex| format!("\"{hex}\"")));
        if !step.order.is_empty() {
            self.field(3, "order", &format!("Some({})", step.order));
        }
        self.row(3, "dice", step.dice.iter().map(ToString::to_string));
        self.list_if_any(3, "also", step.also.iter().map(pattern_text));
        self.list_if_any(3, "allowed", step.allowed.iter().map(pattern_text));
        if !step.wrong.is_empty() {
            self.line(3, "wrong: [");
            step.wrong.iter().for_each(|wrong| self.wrong(wrong));
            self.line(3, "],");
        }
        self.hints(&step.hints);
        self.list_if_any(3, "then", step.then.iter().map(reply_text));
        self.words_if_any(3, "after", &step.after);
        self.goal(step);
        self.line(2, "),");
    }

    /// Writes the goal of a step, with its answers and the orders that reach it or do not.
    fn goal(&mut self, step: &DraftStep) {
        if let Some(goal) = whole_goal(&step.goals) {
            self.field(3, "goal", &format!("Some({})", goal_text(&goal)));
        }
        for (name, number) in [("most", step.most), ("phases", step.phases)] {
            if number > 0 {
                self.field(3, name, &number);
            }
        }
        if !step.answers.is_empty() {
            self.line(3, "answers: [");
            for GoalAnswer { when, grade, says } in &step.answers {
                self.line(4, "(");
                self.field(5, "when", &goal_text(when));
                self.field(5, "grade", &format!("{grade:?}"));
                self.words(5, "says", says);
                self.line(4, "),");
            }
            self.line(3, "],");
        }
        if !step.failed.is_empty() {
            self.line(3, "failed: [");
            for FailedAnswer { when, says } in &step.failed {
                self.line(4, "(");
                self.field(5, "when", &goal_text(when));
                self.words(5, "says", says);
                self.line(4, "),");
            }
            self.line(3, "],");
        }
        self.words_if_any(3, "otherwise", &step.otherwise);
        self.list_if_any(3, "solution", step.solution.iter().map(reply_text));
        if !step.refuted.is_empty() {
            self.line(3, "refuted: [");
            for refuted in &step.refuted {
                self.line(4, "(");
                self.list(5, "orders", refuted.orders.iter().map(reply_text));
                if refuted.exactly {
                    self.field(5, "exactly", &true);
                }
                self.words(5, "says", &refuted.says);
                self.line(4, "),");
            }
            self.line(3, "],");
        }
    }

    fn wrong(&mut self, wrong: &DraftWrong) {
        self.line(4, "(");
        self.field(5, "order", &wrong.order);
        if let Some(like) = &wrong.like {
            self.field(5, "like", &format!("Some({})", pattern_text(like)));
        }
        if let Some(case) = &wrong.case {
            self.field(5, "case", &format!("Some({})", quoted(case, 0)));
        }
        self.words(5, "says", &wrong.says);
        self.line(4, "),");
    }

    fn hints(&mut self, hints: &[String]) {
        let hints: Vec<&String> = hints.iter().filter(|hint| !hint.trim().is_empty()).collect();
        match hints.as_slice() {
            [] => {}
            [only] => self.field(3, "hints", &format!("[{}]", quoted(only, 21))),
            many => self.list(3, "hints", many.iter().map(|hint| quoted(hint, 17))),
        }
    }
}

fn arrow_text(Arrow { from, to }: &Arrow) -> String {
    format!("(from: \"{from}\", to: \"{to}\")")
}

fn reply_text(reply: &DraftReply) -> String {
    if reply.dice.is_empty() {
        return format!("(order: {})", reply.order);
    }
    let dice: Vec<String> = reply.dice.iter().map(ToString::to_string).collect();
    format!("(order: {}, dice: [{}])", reply.order, dice.join(", "))
}

fn pattern_text(pattern: &Pattern) -> String {
    let mut text = format!("(kind: {}", quoted(&pattern.kind, 0));
    let lists = [
        ("units", pattern.units.iter().map(ToString::to_string).collect::<Vec<_>>()),
        ("with", pattern.with.iter().map(ToString::to_string).collect()),
        ("to", pattern.to.iter().map(ToString::to_string).collect()),
        ("through", pattern.through.iter().map(ToString::to_string).collect()),
    ];
    for (name, values) in lists.iter().filter(|(_, values)| !values.is_empty()) {
        let values: Vec<String> = values.iter().map(|value| format!("\"{value}\"")).collect();
        let _ = write!(text, ", {name}: [{}]", values.join(", "));
    }
    text + ")"
}
