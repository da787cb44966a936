//! Listens to the referee: what has arrived becomes requests, in the order in which it was sent.

use super::{connection::Away, files::lacking, seen::comparing::tell_verdict};
use crate::{
    referee::wire::read_from_referee,
    table::{
        app::sets::TableSet,
        files::parcels::DroppedParcel,
        replay::replayed::Replay,
        session::{Request, Session, SessionRequest},
        tabled::OnTable,
    },
};
use bevy::{prelude::*, window::RequestRedraw};

/// The most texts in a frame: after a long absence the window stays usable.
const MOST: usize = 16;
/// The bytes after which the rest waits for the next frame.
const MOST_BYTES: usize = 1 << 20;

/// Adds the listening for a game. It is of no set of the game: the first message puts the game on the table.
pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    let listen = (listen::<G>, tell_verdict::<G>).chain();
    app.add_systems(Update, listen.before(TableSet::AnswerRequests).run_if(resource_exists::<Away<G>>));
    let installed = resource_exists::<Away<G>>.and_then(resource_exists_and_changed::<DroppedParcel>);
    app.add_systems(Update, lacking::go_on::<G>.run_if(installed));
}

/// Turns what has arrived into requests. While a replay of the same game is shown, it waits on the line.
fn listen<G: OnTable>(
    (mut away, session): (ResMut<Away<G>>, Res<Session<G>>),
    replay: Option<Res<Replay<G>>>,
    (mut requests, mut redraw): (MessageWriter<SessionRequest>, MessageWriter<RequestRedraw>),
) {
    let away = away.bypass_change_detection();
    if away.note_line() {
        redraw.write(RequestRedraw);
    }
    if replay.is_some() && session.is_elsewhere() {
        return;
    }
    away.ask_for_file();
    away.ask_for_scenario();
    // A text that cannot be read is left out: the client asks for what is missing.
    let mut bytes = 0;
    for text in std::iter::from_fn(|| away.receive()).take(MOST) {
        bytes += text.len();
        if let Ok(message) = read_from_referee(&text) {
            requests.write(SessionRequest(Request::Heard(G::ID, Box::new(message))));
        }
        if bytes > MOST_BYTES {
            // The line wakes the window for what arrives, and not for what waits.
            redraw.write(RequestRedraw);
            break;
        }
    }
}
