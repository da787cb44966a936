//! Rows, numbers and chances of the charts as text.

use crate::{
    engine::text::{Text, t},
    games::squad::rules::{
        fire::chance::Chance,
        scenario::charts::{Charts, Kill},
    },
};

/// The name of a row of the fire table: its strengths (13.3).
pub fn row_name(charts: &Charts, row: usize) -> String {
    let from = |row: usize| charts.fire.get(row).map(|row| row.from);
    match (from(row), from(row + 1)) {
        (Some(least), Some(next)) => format!("{least}–{}", next.saturating_sub(1)),
        (Some(least), None) => format!("{least}+"),
        (None, _) => "–".to_owned(),
    }
}

/// The row of the fire table with this number: casualty points are the amount by which it exceeds the roll (13.3).
pub fn row_of(charts: &Charts, number: i8) -> Option<usize> {
    charts.fire.iter().position(|row| row.number == number)
}

/// The kill number of a hit (16.5, 16.6).
pub fn kill_text(kill: Kill) -> Text {
    match kill {
        Kill::Impossible => t!("squad-name-kill-impossible"),
        Kill::Below(number) => t!("squad-name-kill-below", number = number),
        Kill::Certain => t!("squad-name-kill-certain"),
    }
}

/// A chance in hundredths, in the language of the table.
pub fn percent(chance: Chance) -> String {
    percent_text(chance).plain()
}

/// A chance in hundredths. A possible event is never 0, and an uncertain one never 100.
pub fn percent_text(chance: Chance) -> Text {
    let Chance { cases, among } = chance;
    let among = among.max(1);
    let rounded = (200 * cases + among) / (2 * among);
    let shown = match (cases, rounded) {
        (0, _) => 0,
        (_, 0) => return t!("squad-name-percent-low"),
        (cases, 100) if cases < among => 99,
        (_, rounded) => rounded,
    };
    t!("squad-name-percent", percent = shown)
}
