//! Tests that the books of all games are in the order of their numbers.

use super::{
    numbers::Numbers,
    search::search,
    text::{CaseText, Chapter, RulesText},
};

fn sorted(numbers: Numbers, chapter: &str, mut cases: Vec<&'static str>) -> Vec<&'static str> {
    cases.sort_by_key(|case| numbers.place(chapter, case));
    cases
}

/// A reader looks up a case by its number, in the book of any game and in the results of a search.
#[test]
fn every_book_is_in_the_order_of_its_numbers() {
    let folders = std::fs::read_dir("scenarios").expect("scenarios").flatten();
    let books = folders.map(|folder| folder.path().join("rules.ron")).filter(|book| book.exists());
    let mut read = 0;
    for book in books {
        let name = book.strip_prefix("scenarios").expect("it lies there").to_string_lossy().into_owned();
        let rules = RulesText::load(&name).unwrap_or_else(|faults| panic!("{faults:?}"));
        for Chapter { number, cases, .. } in &rules.chapters {
            let place = |case: &&CaseText| rules.numbers.place(number, &case.id);
            let cases: Vec<&CaseText> = cases.iter().collect();
            assert!(cases.is_sorted_by_key(place), "{name}: chapter {number}");
            let begin = |head: &str| {
                let hits = search(&rules, head).into_iter().filter(|hit| hit.chapter.number == *number);
                hits.map(|hit| hit.case).filter(|case| case.id.starts_with(head)).collect::<Vec<_>>()
            };
            for head in [format!("{number}."), format!("K{number}.")] {
                assert!(begin(&head).is_sorted_by_key(place), "{name}: a search for {head}");
            }
        }
        read += 1;
    }
    assert!(read > 1, "{read} books");
}

#[test]
fn numbers_are_read_as_the_book_means_them() {
    let cases = vec!["11.10", "11.9", "11.1", "11", "11.11"];
    assert_eq!(sorted(Numbers::Parts, "11", cases), ["11", "11.1", "11.9", "11.10", "11.11"]);
    let cases = vec!["13.44", "11.2", "K11.2", "11.13", "11.1", "K11.10", "11.0", "10.32"];
    let wanted = ["11.0", "11.1", "11.13", "11.2", "K11.2", "K11.10", "10.32", "13.44"];
    assert_eq!(sorted(Numbers::Digits, "11", cases), wanted);
    let cases = vec!["K2.C", "K2.B1", "K2.A2", "K2.A10", "4.0", "K2.0"];
    assert_eq!(sorted(Numbers::Digits, "2", cases), ["K2.0", "K2.A2", "K2.A10", "K2.B1", "K2.C", "4.0"]);
}
