//! Tests that small texts that mean endless work are refused at once, each with a sentence.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use std::time::{Duration, Instant};

fn said(body: &str) -> String {
    let svg = format!("<svg xmlns='http://www.w3.org/2000/svg'>{body}</svg>");
    let start = Instant::now();
    let found = check_text(&svg).and_then(|()| {
        let document = Document::parse_with_options(&svg, parsing())
            .map_err(|error| Excess::new(None, error.to_string()))?;
        check(&document)
    });
    assert!(
        start.elapsed() < Duration::from_secs(2),
        "{:?} for {}",
        start.elapsed(),
        &svg[..svg.len().min(200)]
    );
    found.err().map(|excess| excess.why).unwrap_or_default()
}

#[test]
fn an_ordinary_drawing_passes() {
    assert_eq!(
        said(
            "<defs><linearGradient id='a'><stop/></linearGradient></defs><g fill='url(#a)'><use href='#b'/><path id='b' d='M0 0h9v9z'/></g><text>39</text>"
        ),
        ""
    );
}

#[test]
fn depth_is_limited() {
    assert_eq!(said(&format!("{}{}", "<g>".repeat(60), "</g>".repeat(60))), "");
    for deep in [70, 20_000] {
        let deep = format!("{}{}", "<g>".repeat(deep), "</g>".repeat(deep));
        assert_eq!(said(&deep), "elements are nested more than 64 deep here");
    }
    let chain: String = (0..100).map(|n| format!("<g id='n{n}'><use href='#n{}'/></g>", n + 1)).collect();
    assert_eq!(said(&chain), "elements are nested more than 64 deep here");
    let backwards: String =
        (0..100).rev().map(|n| format!("<g id='n{n}'><use href='#n{}'/></g>", n + 1)).collect();
    assert_eq!(said(&backwards), "elements are nested more than 64 deep here");
}

#[test]
fn what_comes_round_to_itself_is_refused() {
    assert_eq!(said("<g id='a'><use href='#a'/></g>"), "<g> is drawn within itself");
    assert_eq!(
        said("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>"),
        "<g> is drawn within itself"
    );
    assert_eq!(said("<mask id='a' mask='url(#a)'><rect/></mask>"), "<mask> is drawn within itself");
}

#[test]
fn elements_are_counted_as_often_as_they_are_drawn() {
    // Each level draws the one before it ten times: 10^20 elements.
    let levels = |one: &dyn Fn(usize) -> String| (1..=20).map(one).collect::<String>();
    let uses = levels(&|n| format!("<g id='l{n}'>{}</g>", format!("<use href='#l{}'/>", n - 1).repeat(10)));
    let why = said(&format!("<rect id='l0'/>{uses}"));
    assert!(why.contains("elements, each counted as often as it is drawn; 20000 is the limit"), "{why}");
    for attribute in ["fill", "mask", "clip-path", "marker-mid", "style"] {
        let given = |n: usize| match attribute {
            "style" => format!("style='opacity:0.5;fill:url(\"#l{}\")'", n - 1),
            name => format!("{name}='url(#l{})'", n - 1),
        };
        let masks =
            levels(&|n| format!("<mask id='l{n}'>{}</mask>", format!("<rect {}/>", given(n)).repeat(10)));
        let why = said(&format!("<mask id='l0'><rect/></mask>{masks}"));
        assert!(why.contains("each counted as often as it is drawn"), "{attribute}: {why}");
    }
    // An inherited pattern is drawn for each element that inherits it, and a marker at each corner.
    let pattern = format!("<pattern id='p'>{}</pattern>", "<rect/>".repeat(200));
    let inherited = format!("{pattern}<g fill='url(#p)'>{}</g>", "<rect/>".repeat(200));
    assert!(said(&inherited).contains("is the limit"), "{}", said(&inherited));
    let marked = format!("{pattern}<path marker-mid='url(#p)' d='M0 0{}'/>", " 1 1".repeat(300));
    assert!(said(&marked).contains("is the limit"), "{}", said(&marked));
    let styled = format!("<style>rect {{ fill: url(#p) }}</style>{pattern}{}", "<rect/>".repeat(5));
    assert_eq!(said(&styled), "<pattern> is drawn within itself", "its own rectangles are filled with it");
    let styled = format!("<style>.a {{ fill: url(#p) }}</style>{pattern}{}", "<rect class='a'/>".repeat(200));
    assert!(said(&styled).contains("is the limit"), "{}", said(&styled));
}

#[test]
fn letters_segments_filters_and_octaves_are_counted() {
    assert_eq!(
        said(&format!("<text>{}</text>", "x".repeat(1_000_000))),
        "this drawing has 1000000 letters; 2000 is the limit"
    );
    assert_eq!(
        said(&format!("<path d='M0 0{}'/>", "h1".repeat(600_000))),
        "this drawing has 600001 segments of lines; 100000 is the limit"
    );
    assert_eq!(
        said(&format!("<filter id='f'><feOffset/></filter>{}", "<g filter='url(#f)'/>".repeat(3000))),
        "this drawing has 3000 steps of filters; 256 is the limit"
    );
    assert_eq!(said("<defs><filter><feTurbulence numOctaves='99'/></filter></defs>"), "", "nobody uses it");
    assert!(said(&format!("<rect filter='{}'/>", "blur(2) ".repeat(3000))).contains("3000 steps of filters"));
    assert_eq!(
        said("<filter id='f'><feTurbulence numOctaves='100000000'/></filter><g filter='url(#f)'/>"),
        "this drawing has 100000000 octaves of feTurbulence; 32 is the limit"
    );
}

#[test]
fn what_would_hold_up_the_parser_is_refused_before() {
    let entity = said("<!DOCTYPE a [<!ENTITY b '&c;&c;'>]>");
    assert!(
        entity.starts_with("the entity \"b\" is not a short word, and cannot be read: save it"),
        "{entity}"
    );
    let many: String = (0..40_000).map(|n| format!(" a{n}=''")).collect();
    assert_eq!(said(&format!("<g{many}/>")), "this element has more than 500 attributes");
    let spaces: String = (0..100).map(|n| format!("<g xmlns:a{n}='b'>")).collect();
    assert_eq!(said(&spaces), "more than 64 namespaces are declared");
    assert!(said(&"<g/>".repeat(300_000)).contains("nodes limit reached"));
    assert!(said(&" ".repeat(3 << 20)).contains("bytes long; 2097152 is the limit"));
    let rules = format!("<style>{}</style>{}", "a b{c:d}".repeat(500), "<g/>".repeat(9000));
    assert!(
        said(&rules).contains("declarations in style sheets for 9002 elements are too many"),
        "{}",
        said(&rules)
    );
    assert!(
        said("<style>a b c d{fill:red}</style>").contains("selector of a style sheet has more than 3 parts")
    );
}
