//! Orders in a few words: hexes are lists with spaces between them; a plot is a line a unit.

use super::{Barrage, Instruction, Order, Pattern, Plot, Side, Task, hex, hexes, word};

/// A unit moves along a path.
pub fn walk(unit: &str, path: &str) -> Order {
    Order::Move { unit: word(unit), path: hexes(path) }
}

/// A unit fires at another.
pub fn fire(unit: &str, at: &str) -> Order {
    Order::Fire { unit: word(unit), at: Some(word(at)) }
}

/// High explosive fires at the plotted hex.
pub fn shell(unit: &str) -> Order {
    Order::Fire { unit: word(unit), at: None }
}

/// A unit fires indirectly.
pub fn bombard(unit: &str) -> Order {
    Order::Bombard { unit: word(unit) }
}

/// A passenger unloads.
pub fn unload(unit: &str) -> Order {
    Order::Unload { unit: word(unit) }
}

/// A carrier loads.
pub fn load(carrier: &str) -> Order {
    Order::Load { carrier: word(carrier) }
}

/// A unit is set up.
pub fn deploy(unit: &str, at: &str) -> Order {
    Order::Deploy { unit: word(unit), hex: hex(at) }
}

/// A unit fires at the one that has entered.
pub fn shoot(unit: &str) -> Order {
    Order::Shoot { unit: word(unit) }
}

fn pattern(text: &str) -> Pattern {
    match text {
        "HT" => Pattern::Tight,
        "HL" => Pattern::Loose,
        other => panic!("{other} is no pattern"),
    }
}

fn task(words: &[&str]) -> Task {
    match words {
        ["DF", target] => Task::Fire { target: hex(target) },
        ["OF", target] => Task::Watch { target: hex(target), at: Instruction::First },
        ["OF", target, "ask"] => Task::Watch { target: hex(target), at: Instruction::Ask },
        ["OF", target, "hard"] => Task::Watch { target: hex(target), at: Instruction::FirstHard },
        ["OF", target, "soft"] => Task::Watch { target: hex(target), at: Instruction::FirstSoft },
        ["IF", target, how] => Task::Bombard { target: hex(target), pattern: pattern(how) },
        ["MV"] => Task::Move,
        ["LD", with] => Task::Load { with: word(with) },
        ["UL"] => Task::Unload,
        ["CL", mined] => Task::Clear { hex: hex(mined) },
        ["BB", to] => Task::Blow { to: hex(to) },
        other => panic!("{other:?} is no task"),
    }
}

/// A plot, written like `us-m4-75-1 MV; us-105 barrage 1510 HT; air 1410`.
pub fn plot(side: Side, text: &str) -> Order {
    let mut plot = Plot::default();
    for line in text.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["air", target] => plot.strikes.push(hex(target)),
            [battery, "barrage", target, how] => {
                let (battery, target, pattern) = (word(battery), hex(target), pattern(how));
                plot.barrages.push(Barrage { battery, target, pattern });
            }
            [unit, rest @ ..] => {
                plot.orders.insert(word(unit), task(rest));
            }
            [] => {}
        }
    }
    Order::Plot { side, plot }
}
