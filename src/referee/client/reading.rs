//! Reads what the referee sends: the scenario that it names, the position in a view, the words for sides.

use crate::{
    engine::orders::{InPlay, Position, Sent, Viewer},
    referee::wire::Head,
};
use serde_json::Value;
use std::sync::Arc;

/// Loads the rulebook of a game.
pub(super) fn loaded<G: Sent>(head: &Head) -> Result<Arc<G::Rulebook>, String> {
    let options = serde_json::from_value(head.options.clone()).map_err(|error| error.to_string())?;
    let rulebook = G::load(&head.scenario, &options).map_err(|faults| faults.join("; "))?;
    if G::about(&rulebook).digests != head.digests {
        return Err("the files of its scenario are other ones here".to_owned());
    }
    Ok(Arc::new(rulebook))
}

/// Returns the position in a view, laid out for its viewer.
pub(super) fn laid_out<G: Sent>(
    rulebook: &G::Rulebook,
    view: &Value,
    eyes: Viewer,
) -> Result<Position<G>, String> {
    let mut position: Position<G> =
        serde_json::from_value(view.clone()).map_err(|error| format!("the view cannot be read: {error}"))?;
    if !is_on_map::<G>(rulebook, &position.public) {
        return Err("the view has a counter or a marker off the map".to_owned());
    }
    G::derive(rulebook, &mut position.public);
    G::look(&mut position, eyes);
    Ok(position)
}

/// Whether everything that has a hex is on the map: tables of hexes have no room for others.
fn is_on_map<G: Sent>(rulebook: &G::Rulebook, public: &G::Public) -> bool {
    let board = G::board(rulebook);
    let counters = G::counters(public).iter().filter_map(InPlay::hex);
    let markers = G::markers(public).into_iter().map(|(_, hex)| hex);
    counters.chain(markers).all(|hex| board.contains(hex))
}

/// Returns the side with this word.
pub(super) fn side_of<G: Sent>(word: &str) -> Option<usize> {
    G::SIDES.iter().position(|side| side.word == word)
}

/// Returns the sides with these words.
pub(super) fn sides_of<G: Sent>(words: &[String]) -> Vec<usize> {
    words.iter().filter_map(|word| side_of::<G>(word)).take(G::SIDES.len()).collect()
}

/// Returns the events that can be read; the others come from another version.
pub(super) fn events_of<G: Sent>(events: &[Value]) -> Vec<G::Event> {
    events.iter().filter_map(|event| serde_json::from_value(event.clone()).ok()).collect()
}
