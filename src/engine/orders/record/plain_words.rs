//! Orders in plain words, for places that know no game with its own words for them.

/// Returns an order as a file writes it, without brackets and signs: its kind, then the things that it names.
pub(super) fn of(order: &str) -> String {
    let (kind, rest) = order.split_once('(').unwrap_or((order, ""));
    let mut words = String::new();
    for letter in kind.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    let rest: String = rest.replace("Some(", "").chars().filter(|mark| !"()[]{}\"".contains(*mark)).collect();
    let says_something = |part: &&str| !part.is_empty() && !part.ends_with([':']) && !part.ends_with(":None");
    let parts: Vec<String> =
        rest.split(',').filter(says_something).map(|part| part.replace(':', " ")).collect();
    if parts.is_empty() { words } else { format!("{words}: {}", parts.join(", ")) }
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn an_order_is_told_without_the_marks_of_its_file() {
        let route = r#"Route(stack:"1516",path:["1616","1617"],units:[])"#;
        assert_eq!(of(route), "route: stack 1516, path 1616, 1617");
        assert_eq!(of("EndPhase"), "end phase");
        assert_eq!(of(r#"Fire(unit:"us-m4-1",at:None)"#), "fire: unit us-m4-1");
        assert_eq!(of(r#"LayMines(hex:"0610",mines:Some(4))"#), "lay mines: hex 0610, mines 4");
    }
}
