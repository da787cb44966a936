//! A log in another language.

use crate::{games::guderian::rules::Guderian, scene::LogLine, table::session::Session};

/// Each line gets the words of the same line; a line that only the table has keeps its own, and a note that came later
/// is passed over.
#[test]
fn a_log_is_told_again_line_by_line() {
    let line = |moment, text: &str| LogLine { moment, text: text.to_owned(), ..LogLine::default() };
    let mut session = Session::<Guderian>::default();
    session.log = vec![line(Some(1), "a"), line(None, "opened"), line(Some(1), "b"), line(Some(2), "c")];
    let told = [line(Some(1), "A"), line(Some(1), "B"), line(Some(1), "Note"), line(Some(2), "C")];
    session.tell_again(&told);
    let texts: Vec<&str> = session.log.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(texts, ["A", "opened", "B", "C"]);
}
