//! The thread of a line: it connects, sends and receives, and connects again.

use super::{
    address::ClubAddress,
    shared::{Arrived, LineNews, Shared},
};
use crate::engine::data::shortened;
use std::{
    io::{self, ErrorKind},
    net::{TcpStream, ToSocketAddrs},
    sync::{
        Arc,
        atomic::Ordering::Relaxed,
        mpsc::{Receiver, SyncSender, TryRecvError},
    },
    thread,
    time::{Duration, Instant},
};
use tungstenite::{
    Error, HandshakeError, Message, WebSocket, client_tls_with_config, protocol::WebSocketConfig,
    stream::MaybeTlsStream,
};

/// The time for which the thread listens before it sends what has come up meanwhile.
pub(super) const TURN: Duration = Duration::from_millis(25);
/// The time in which a club must answer while a connection is made, and take what is sent later.
pub(super) const SLOW: Duration = Duration::from_secs(5);
/// The first pause before the line dials again, and the longest: each is twice the one before.
pub(super) const FIRST_PAUSE: Duration = Duration::from_millis(250);
pub(super) const LONGEST_PAUSE: Duration = Duration::from_secs(15);
/// A connection that has lasted so long makes the next pause short again.
pub(super) const LASTING: Duration = Duration::from_secs(10);
/// The pause between two pings.
pub(super) const PING: Duration = Duration::from_secs(20);
/// The silence after which a connection is lost.
const DEAD: Duration = Duration::from_secs(60);
/// Limit of the bytes of a message of the club.
pub(super) const LONGEST: usize = 4 * 1024 * 1024;
/// Limit of the bytes that wait until the program takes them; a text that is longer than the rest of it comes too. A club that
/// sends without end waits, and does not fill the memory.
pub(super) const MOST_WAITING: usize = 8 * LONGEST;
/// Limit of the letters of the reason with which a club ends the line.
pub(super) const LONGEST_REASON: usize = 120;
/// The bytes that are read at a time.
const READ_BUFFER: usize = 64 * 1024;

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// The end of a connection.
enum End {
    /// The line is dropped, and nothing waits for it any more.
    Dropped,
    /// The reason, in a sentence.
    Lost(String),
}

impl From<Error> for End {
    fn from(error: Error) -> Self {
        Self::Lost(in_words(&error))
    }
}

/// The things that the thread works with.
pub(super) struct Caller {
    pub address: ClubAddress,
    pub to_send: Receiver<String>,
    pub arriving: SyncSender<Arrived>,
    pub shared: Arc<Shared>,
}

impl Caller {
    /// Keeps the line until it is dropped.
    pub fn run(self) {
        // Another part of the program may have chosen one before, which is as good.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut pause = FIRST_PAUSE;
        while !self.is_closed() {
            let why = match self.connect() {
                Ok(socket) => {
                    let began = Instant::now();
                    let End::Lost(why) = self.talk(socket) else { return };
                    if began.elapsed() >= LASTING {
                        pause = FIRST_PAUSE;
                    }
                    why
                }
                Err(why) => why,
            };
            if self.note_lost(why).is_err() {
                return;
            }
            let mut waiting = self.shared.wait(pause);
            while self.shared.still_waits(&mut waiting) {
                thread::sleep(TURN);
            }
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    fn is_closed(&self) -> bool {
        self.shared.is_closed()
    }

    /// Connects to the first address of the club that answers.
    fn connect(&self) -> Result<Socket, String> {
        let ClubAddress { uri, host, port } = &self.address;
        let addresses = (host.as_str(), *port)
            .to_socket_addrs()
            .map_err(|_| format!("the name {host} is not known; check it, and your connection"))?;
        let mut refused = format!("the name {host} has no address");
        for address in addresses {
            if self.is_closed() {
                break;
            }
            match TcpStream::connect_timeout(&address, SLOW) {
                Ok(stream) => return greet(uri, stream),
                Err(error) => refused = cannot_connect(&error),
            }
        }
        Err(refused)
    }

    /// Passes texts both ways until the connection ends.
    fn talk(&self, mut socket: Socket) -> End {
        match self.begin(&mut socket).and_then(|()| self.exchange(&mut socket)) {
            Ok(()) => {
                let _ = socket.close(None).and_then(|()| socket.flush());
                End::Dropped
            }
            Err(end) => end,
        }
    }

    /// Greets the club, and reports that the line is connected.
    fn begin(&self, socket: &mut Socket) -> Result<(), End> {
        let hello = self.shared.status().hello.clone();
        socket.send(Message::text(hello))?;
        self.shared.note_connected();
        self.pass_on(Arrived::News(LineNews::Connected))
    }

    /// Sends and receives until the line is dropped.
    fn exchange(&self, socket: &mut Socket) -> Result<(), End> {
        let (mut heard, mut pinged) = (Instant::now(), Instant::now());
        // Only this thread makes connections.
        let made = self.shared.status().made;
        loop {
            loop {
                match self.to_send.try_recv() {
                    Ok(text) => socket.send(Message::text(text))?,
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => return Ok(()),
                }
            }
            if pinged.elapsed() >= PING {
                socket.send(Message::Ping(tungstenite::Bytes::new()))?;
                pinged = Instant::now();
            }
            match socket.read() {
                Ok(Message::Text(text)) => {
                    let text = text.as_str().to_owned();
                    if let Some(answer) = self.shared.dice_answer(&text) {
                        socket.send(Message::text(answer))?;
                    }
                    self.wait_for_room(text.len())?;
                    self.pass_on(Arrived::Text { made, text })?;
                }
                Ok(Message::Close(Some(frame))) if !frame.reason.is_empty() => {
                    return Err(End::Lost(shortened(frame.reason.as_str(), LONGEST_REASON)));
                }
                Ok(_) => {}
                Err(Error::Io(error)) if is_silence(error.kind()) => {
                    if heard.elapsed() >= DEAD {
                        return Err(End::Lost("the club does not answer any more".to_owned()));
                    }
                    continue;
                }
                Err(error) => return Err(error.into()),
            }
            heard = Instant::now();
        }
    }

    /// Notes that there is no connection; that one more attempt has failed is no news.
    fn note_lost(&self, why: String) -> Result<(), End> {
        if !self.shared.note_lost(why) {
            (self.shared.waker)();
            return Ok(());
        }
        self.pass_on(Arrived::News(LineNews::Lost))
    }

    /// Waits until there is room for a text of this length.
    fn wait_for_room(&self, length: usize) -> Result<(), End> {
        while self.shared.waiting.load(Relaxed) > MOST_WAITING {
            if self.is_closed() {
                return Err(End::Dropped);
            }
            thread::sleep(TURN);
        }
        self.shared.waiting.fetch_add(length, Relaxed);
        Ok(())
    }

    fn pass_on(&self, arrived: Arrived) -> Result<(), End> {
        self.arriving.send(arrived).map_err(|_| End::Dropped)?;
        (self.shared.waker)();
        Ok(())
    }
}

/// Opens the socket on a connection, encrypted if the address says it.
fn greet(uri: &str, stream: TcpStream) -> Result<Socket, String> {
    let prepared = stream
        .set_nodelay(true)
        .and_then(|()| stream.set_read_timeout(Some(SLOW)))
        .and_then(|()| stream.set_write_timeout(Some(SLOW)));
    prepared.map_err(|error| cannot_connect(&error))?;
    let config = WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(Some(LONGEST))
        .max_frame_size(Some(LONGEST));
    let (socket, _) =
        client_tls_with_config(uri, stream, Some(config), None).map_err(|error| match error {
            HandshakeError::Failure(error) => in_words(&error),
            HandshakeError::Interrupted(_) => "the club does not answer".to_owned(),
        })?;
    if let Some(stream) = stream_of(&socket) {
        stream.set_read_timeout(Some(TURN)).map_err(|error| cannot_connect(&error))?;
    }
    Ok(socket)
}

/// The connection under a socket.
fn stream_of(socket: &Socket) -> Option<&TcpStream> {
    match socket.get_ref() {
        MaybeTlsStream::Plain(stream) => Some(stream),
        MaybeTlsStream::Rustls(stream) => Some(&stream.sock),
        _ => None,
    }
}

/// Whether nothing has come in the time of a turn; systems name it differently.
fn is_silence(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted)
}

fn cannot_connect(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::ConnectionRefused => "no club answers at this address".to_owned(),
        ErrorKind::TimedOut | ErrorKind::WouldBlock => "the club does not answer".to_owned(),
        _ => format!("the club cannot be reached: {error}"),
    }
}

/// Returns the sentence about a connection that failed.
fn in_words(error: &Error) -> String {
    match error {
        Error::ConnectionClosed | Error::AlreadyClosed => "the club has closed the line".to_owned(),
        Error::Io(error) => cannot_connect(error),
        Error::Tls(error) => format!("the encrypted line to the club is refused: {error}"),
        Error::Http(answer) => {
            format!("this address is not that of a club: it answers with status {}", answer.status().as_u16())
        }
        Error::Capacity(_) => "the club has sent a message that is too long".to_owned(),
        Error::Protocol(_) => "the line to the club was cut".to_owned(),
        _ => format!("the line to the club cannot be used: {error}"),
    }
}
