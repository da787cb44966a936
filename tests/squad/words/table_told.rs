//! Actions by hand, as text.

use kessel::games::squad::{
    rules::{fire::chance::Chance, rulebook::Rulebook},
    words::table_told::{percent, row_name, row_of},
};

/// The rows of 13.3, and the numbers that attacks state.
#[test]
fn rows_are_called_by_their_strengths() {
    let rulebook = Rulebook::load("patrol").unwrap();
    let charts = &rulebook.charts;
    let names: Vec<String> = (0..6).map(|row| row_name(charts, row)).collect();
    assert_eq!(names, ["1–4", "5–10", "11–18", "19–28", "29–40", "41+"]);
    assert_eq!(row_name(charts, 6), "–");
    assert_eq!([7, 9, 12, 13].map(|number| row_of(charts, number)), [Some(0), Some(2), Some(5), None]);
}

#[test]
fn chances_are_told_in_hundredths() {
    assert_eq!(percent(Chance::new(21, 36)), "58%");
    assert_eq!(percent(Chance::NEVER), "0%");
    assert_eq!(percent(Chance::ALWAYS), "100%");
    assert_eq!(percent(Chance::new(1, 1296)), "under 1%");
    assert_eq!(percent(Chance::new(1295, 1296)), "99%");
}
