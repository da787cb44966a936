//! Lines of the log.

use crate::games::guderian::event::Event;

/// The line that an event adds to the log; none for what only the machinery needs.
pub fn log_line(event: &Event) -> Option<String> {
    match event {
        Event::Staged { .. } | Event::Owed { .. } | Event::PlacesJudged { .. } => None,
        event => Some(format!("{event:?}")),
    }
}
