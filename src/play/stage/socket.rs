//! The connection to one viewer: a thread that sends what it is given, and receives votes.

use std::{
    io::ErrorKind,
    net::TcpStream,
    sync::{
        Arc,
        mpsc::{Receiver, TryRecvError},
    },
    time::Duration,
};
use tungstenite::{Error, Message, WebSocket, protocol::WebSocketConfig};

/// Limit of the bytes of a message, in either direction.
pub const LARGEST: usize = 64 * 1024;
/// The time for which a thread listens before it sends what has come up meanwhile.
const TURN: Duration = Duration::from_millis(50);
/// The time after which a viewer that takes nothing is dropped.
const SLOW: Duration = Duration::from_secs(2);

/// A connection to a viewer.
pub struct Connection(WebSocket<TcpStream>);

impl Connection {
    /// Opens the socket on a stream whose request is still to be read; none if the viewer does not keep to the protocol.
    pub fn open(stream: TcpStream) -> Option<Self> {
        stream.set_nodelay(true).ok()?;
        stream.set_read_timeout(Some(SLOW)).ok()?;
        stream.set_write_timeout(Some(SLOW)).ok()?;
        let config = WebSocketConfig::default()
            .read_buffer_size(8 * 1024)
            .write_buffer_size(0)
            .max_message_size(Some(LARGEST))
            .max_frame_size(Some(LARGEST));
        let socket = tungstenite::accept_with_config(stream, Some(config)).ok()?;
        socket.get_ref().set_read_timeout(Some(TURN)).ok()?;
        Some(Self(socket))
    }

    /// Sends what is given and passes on what is received, until either end closes or is too slow.
    pub fn serve(mut self, given: &Receiver<Arc<str>>, receive: impl Fn(&str)) {
        loop {
            loop {
                match given.try_recv() {
                    Ok(text) if self.0.send(Message::text(&*text)).is_ok() => {}
                    Err(TryRecvError::Empty) => break,
                    Ok(_) | Err(TryRecvError::Disconnected) => return,
                }
            }
            match self.0.read() {
                Ok(Message::Text(text)) => receive(text.as_str()),
                Ok(_) => {}
                Err(Error::Io(error)) if is_silence(error.kind()) => {}
                Err(_) => return,
            }
        }
    }
}

/// Whether nothing has come in the time of a turn; systems name it differently.
fn is_silence(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted)
}
