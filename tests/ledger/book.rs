//! The cases of the rules as data.

use kessel::engine::data;

/// The ids of all cases in a game's rules file, in its order.
pub fn cases(game: &str) -> Vec<String> {
    let source = data::load(&format!("{game}/rules.ron")).unwrap();
    source
        .text
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("(id: \""))
        .filter_map(|rest| rest.split('"').next())
        .map(str::to_owned)
        .collect()
}
