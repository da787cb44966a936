//! The language of a page, and its words in it.

use crate::engine::text::{ENGLISH, Languages, Text, best_language, in_language, t};
use axum::http::{HeaderMap, header};

/// The page, which names no game: all else comes by the stream. The ids of its texts are in braces.
const PAGE: &str = include_str!("page.html");

/// Returns the language that an address asks for, otherwise the first that the browser prefers, otherwise English. It is
/// one of those that are built in.
pub(super) fn language_of(asked: &str, headers: &HeaderMap) -> String {
    let known = Languages::default().ids();
    let preferred = headers.get(header::ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok());
    let mut wished = std::iter::once(asked).chain(by_preference(preferred.unwrap_or_default()));
    wished.find_map(|wish| best_language(wish, &known)).unwrap_or(ENGLISH).to_owned()
}

/// The languages of a header such as `de-AT, de;q=0.9, en;q=0.8`, the most preferred first.
fn by_preference(list: &str) -> impl Iterator<Item = &str> {
    let weighed = |one| {
        let (language, weight) = str::split_once(one, ';').unwrap_or((one, ""));
        let weight = weight.trim().strip_prefix("q=");
        (language.trim(), weight.map_or(1.0, |weight| weight.parse::<f32>().unwrap_or(0.0)))
    };
    let mut wished: Vec<(&str, f32)> = list.split(',').map(weighed).collect();
    wished.retain(|(_, weight)| *weight > 0.0);
    wished.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    wished.into_iter().map(|(language, _)| language)
}

/// The texts of the page.
fn texts() -> [Text; 18] {
    [
        t!("club-page-loading"),
        t!("club-page-live"),
        t!("club-page-lost"),
        t!("club-page-no-script"),
        t!("club-page-sides"),
        t!("club-page-map"),
        t!("club-page-sheet"),
        t!("club-page-dice"),
        t!("club-page-smaller"),
        t!("club-page-smaller.hint"),
        t!("club-page-fit"),
        t!("club-page-fit.hint"),
        t!("club-page-larger"),
        t!("club-page-larger.hint"),
        t!("club-page-large"),
        t!("club-page-large.hint"),
        t!("club-page-log"),
        t!("club-page-note"),
    ]
}

/// Returns the page in a language.
pub(super) fn page_in(language: &str) -> String {
    let spoken = in_language(language);
    let page = PAGE.replace("{language}", spoken.id());
    texts().iter().fold(page, |page, text| {
        page.replace(&format!("{{{}}}", text.id()), &in_html(&text.in_language(&spoken)))
    })
}

/// Returns a text as it is written in HTML, in an attribute too.
fn in_html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn the_address_is_before_the_browser_and_english_is_the_last() {
        let of = |asked: &str, preferred: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_str(preferred).unwrap());
            language_of(asked, &headers)
        };
        assert_eq!(of("", "de-AT,de;q=0.9,en;q=0.8"), "de");
        assert_eq!(of("", "en;q=0.5, de;q=0.7"), "de");
        assert_eq!(of("", "fr, de;q=0"), "en");
        assert_eq!(of("en", "de"), "en");
        assert_eq!(of("xx", "de"), "de");
        assert_eq!(of("", "de;q=x, ;;;, *"), "en");
        assert_eq!(language_of("", &HeaderMap::new()), "en");
    }

    #[test]
    fn the_page_has_every_word_in_each_language() {
        let [english, german] = ["en", "de"].map(page_in);
        for (page, language) in [(&english, "en"), (&german, "de")] {
            assert!(page.contains(&format!("<html lang=\"{language}\">")), "{language}");
            assert!(!page.contains('{') && !page.contains('}'), "{language}: a text is missing");
        }
        assert!(english.contains("Whole map") && german.contains("Ganze Karte"));
    }

    #[test]
    fn a_word_is_no_html() {
        assert_eq!(in_html("\"<b>\" & c"), "&quot;&lt;b&gt;&quot; &amp; c");
    }
}
