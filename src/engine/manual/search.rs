//! Search for cases by number or by words: the best hits first, with the parts to be marked.

use super::text::{CaseText, Chapter, RulesText};
use std::ops::Range;

/// A case that a search has found.
#[derive(Clone, Copy, Debug)]
pub struct Hit<'a> {
    pub chapter: &'a Chapter,
    pub case: &'a CaseText,
}

/// Returns the cases that match a search: first by number, then by title, then by text; equally good ones in the order
/// of the book. Every word must occur in a case.
pub fn search<'a>(rules: &'a RulesText, wanted: &str) -> Vec<Hit<'a>> {
    let wanted = Wanted::new(wanted);
    if wanted.words.is_empty() {
        return Vec::new();
    }
    let all =
        rules.chapters.iter().flat_map(|chapter| chapter.cases.iter().map(move |case| Hit { chapter, case }));
    let mut ranked: Vec<(u8, usize, Hit)> = all
        .filter_map(|hit| {
            let (rank, inner) = wanted.rank(hit.case)?;
            Some((rank, inner, hit))
        })
        .collect();
    ranked.sort_by_key(|(rank, inner, _)| (*rank, *inner));
    ranked.into_iter().map(|(.., hit)| hit).collect()
}

/// Returns the parts of a text to be marked: the byte ranges of every word of the search, without overlaps.
pub fn marks(text: &str, wanted: &str) -> Vec<Range<usize>> {
    let mut ranges: Vec<Range<usize>> =
        Wanted::new(wanted).words.iter().flat_map(|word| found(text, word)).collect();
    ranges.sort_by_key(|range| (range.start, std::cmp::Reverse(range.end)));
    let mut joined: Vec<Range<usize>> = Vec::new();
    for range in ranges {
        match joined.last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => joined.push(range),
        }
    }
    joined
}

/// Returns the part of a text around the first word of the search: whole words, of about this many letters at most.
pub fn snippet(text: &str, wanted: &str, room: usize) -> Range<usize> {
    let first = marks(text, wanted).first().map_or(0, |range| range.start);
    let part = |range: Range<usize>| text.get(range).unwrap_or_default();
    let before = part(0..first).char_indices().rev().take(room / 3).last().map_or(first, |(at, _)| at);
    let start = match part(0..first).get(before..) {
        Some(lead) if before > 0 => before + lead.find(' ').map_or(0, |space| space + 1),
        _ => 0,
    };
    let rest = part(start..text.len()).char_indices().nth(room).map_or(text.len(), |(at, _)| start + at);
    let end =
        if rest == text.len() { rest } else { part(start..rest).rfind(' ').map_or(rest, |at| start + at) };
    start..end
}

/// The words of a search, in small letters and with plain apostrophes.
struct Wanted {
    whole: String,
    words: Vec<String>,
}

impl Wanted {
    fn new(wanted: &str) -> Self {
        let whole = wanted.trim().to_lowercase().replace('’', "'");
        let words = whole.split_whitespace().map(str::to_owned).collect();
        Self { whole, words }
    }

    /// Returns the rank of a case, 0 for best, and the number of words that occur only inside others.
    fn rank(&self, case: &CaseText) -> Option<(u8, usize)> {
        let id = case.id.to_lowercase();
        if id == self.whole {
            return Some((0, 0));
        }
        if id.starts_with(&self.whole) {
            return Some((1, 0));
        }
        let everywhere: Vec<&str> =
            [case.id.as_str(), case.title.as_str()].into_iter().chain(case.pieces()).collect();
        let holds = |text: &str, word: &str| !found(text, word).is_empty();
        if !self.words.iter().all(|word| everywhere.iter().any(|text| holds(text, word))) {
            return None;
        }
        let begins = |word: &str| everywhere.iter().any(|text| begins_a_word(text, word));
        let inner = self.words.iter().filter(|word| !begins(word)).count();
        let rank = if holds(&case.title, &self.whole) {
            2
        } else if self.words.iter().all(|word| holds(&case.title, word)) {
            3
        } else if case.pieces().any(|text| holds(text, &self.whole)) {
            4
        } else {
            5
        };
        Some((rank, inner))
    }
}

/// Returns the places of a word in small letters in a text, ignoring case.
fn found(text: &str, word: &str) -> Vec<Range<usize>> {
    let mut ranges = Vec::new();
    let mut from = 0;
    for (at, _) in text.char_indices() {
        if at < from {
            continue;
        }
        if let Some(long) = text.get(at..).and_then(|rest| stands(rest, word)) {
            ranges.push(at..at + long);
            from = at + long;
        }
    }
    ranges
}

/// Returns the number of bytes of a word at the beginning of a text, if it is there.
fn stands(text: &str, word: &str) -> Option<usize> {
    let mut wanted = word.chars();
    for (at, letter) in text.char_indices() {
        if wanted.as_str().is_empty() {
            return Some(at);
        }
        // A keyboard has the plain apostrophe, the book the typographic one.
        let letter = if letter == '’' { '\'' } else { letter };
        for small in letter.to_lowercase() {
            if wanted.next() != Some(small) {
                return None;
            }
        }
    }
    wanted.as_str().is_empty().then_some(text.len())
}

fn begins_a_word(text: &str, word: &str) -> bool {
    let begins = |before: &str| !before.ends_with(char::is_alphanumeric);
    found(text, word).iter().any(|range| text.get(..range.start).is_some_and(begins))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules() -> RulesText {
        let text = r#"(chapters: [
            (number: "1", title: "One", cases: [
                (id: "6.2", paragraph: "", title: "Friends", text: "A zone of control is no wall."),
                (id: "6.22", paragraph: "", title: "Stop in a zone", text: "Units stop."),
                (id: "8.1", paragraph: "", title: "Zones of control", text: "Six hexes; case 6.2."),
                (id: "8.2", paragraph: "", title: "The zone", text: "Control is mutual.",
                 tables: [(head: ["swamp"], rows: [["2"]])]),
            ]),
        ], options: [])"#;
        ron::from_str(text).unwrap()
    }

    fn ids(wanted: &str) -> Vec<String> {
        search(&rules(), wanted).iter().map(|hit| hit.case.id.clone()).collect()
    }

    #[test]
    fn numbers_come_before_titles_and_titles_before_texts() {
        assert_eq!(ids("6.2"), ["6.2", "6.22", "8.1"], "the number, its beginning, a mention of it");
        assert_eq!(ids("zone"), ["6.22", "8.1", "8.2", "6.2"]);
        assert_eq!(ids("Zone of CONTROL"), ["8.1", "6.2"], "words in a title, then a phrase in a text");
        assert_eq!(ids("zone control"), ["8.1", "6.2", "8.2"], "both in the title, then anywhere");
        assert_eq!(ids("swamp"), ["8.2"], "tables are looked through too");
        assert_eq!(ids("wall six"), Vec::<String>::new(), "every word must stand in one case");
        assert_eq!(ids("  "), Vec::<String>::new());
    }

    #[test]
    fn words_are_marked_whatever_their_letters() {
        assert_eq!(marks("Zone, zones and Ozone", "zone"), [0..4, 6..10, 17..21]);
        let touching = marks("control", "con contr ol");
        assert_eq!((touching.len(), touching[0].clone()), (1, 0..7), "marks that touch are one");
        assert_eq!(marks("Röslawl, RÖSLAWL", "rös"), [0..4, 10..14]);
        assert_eq!(marks("A leader’s radius", "leader's").first(), Some(&(2..12)), "either apostrophe");
        assert!(marks("nothing", "").is_empty());
        assert!(marks("İstanbul", "i").is_empty(), "a letter that grows when it is small is no trap");
    }

    #[test]
    fn a_snippet_is_cut_between_words_about_the_hit() {
        let text = "One two three four five six seven eight nine ten eleven twelve";
        assert_eq!(&text[snippet(text, "seven", 24)], "six seven eight nine");
        assert_eq!(&text[snippet(text, "one", 14)], "One two three");
        assert_eq!(&"short"[snippet("short", "", 40)], "short");
        let umlauts = "äöü äöü äöü Röslawl äöü äöü äöü";
        for room in 0..40 {
            let _ = &umlauts[snippet(umlauts, "rös", room)];
        }
    }
}
