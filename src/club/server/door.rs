//! The door: accepts connections, limits their number, and ends those that do not become a link in time. A program that
//! sends half of a request and waits would otherwise keep a connection for ever.

use super::{
    encryption::{Encryption, Secured, Stream},
    outgoing::Waits,
};
use crate::club::hall::Home;
use axum::{
    extract::connect_info::Connected,
    serve::{IncomingStream, Listener},
};
use std::{
    collections::BTreeMap,
    future::poll_fn,
    io,
    net::{IpAddr, SocketAddr},
    pin::Pin,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
    task::{Context, Poll},
    time::Duration,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpSocket, TcpStream},
    task::JoinSet,
    time::{Sleep, sleep},
};

/// The most connections at a time.
const MOST: usize = 4096;
/// The most connections of an address at a time: its lines and pages, and as many again that ask something. One address could
/// otherwise hold all of them with connections that say nothing. A proxy on this machine has the connections of all.
const MOST_OF_ADDRESS: usize = 256;
/// The connections that the system may hold until they are accepted.
const BACKLOG: u32 = 1024;
/// The part of what may wait for a link that the system holds too. If it held as much as it liked, a slow link would be
/// noticed after megabytes only.
const HELD: usize = 8;
/// The time after which a connection that is no link ends.
const PATIENCE: Duration = Duration::from_secs(10);
/// The time in which the other end must take something of what waits for it.
const STALLED: Duration = Duration::from_secs(40);
/// The pause after the system could not accept a connection, as it has too many files open.
const PAUSE: Duration = Duration::from_millis(50);

/// The number of open connections.
#[derive(Clone, Debug, Default)]
pub(super) struct Open {
    all: Arc<AtomicUsize>,
    by_address: Arc<Mutex<BTreeMap<Home, usize>>>,
}

impl Open {
    pub fn number(&self) -> usize {
        self.all.load(Relaxed)
    }

    /// Counts a connection from here; returns whether there is room for it.
    fn add(&self, from: IpAddr) -> bool {
        if self.number() >= MOST {
            return false;
        }
        if let Some(home) = counted(from) {
            let mut by_address = self.by_address();
            let number = by_address.entry(home).or_default();
            if *number >= MOST_OF_ADDRESS {
                return false;
            }
            *number += 1;
        }
        self.all.fetch_add(1, Relaxed);
        true
    }

    /// Notes the end of a connection from here.
    fn remove(&self, from: IpAddr) {
        self.all.fetch_sub(1, Relaxed);
        let Some(home) = counted(from) else { return };
        let mut by_address = self.by_address();
        let left = by_address.get(&home).map_or(0, |number| number.saturating_sub(1));
        if left == 0 {
            by_address.remove(&home);
        } else {
            by_address.insert(home, left);
        }
    }

    fn by_address(&self) -> MutexGuard<'_, BTreeMap<Home, usize>> {
        self.by_address.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The address under which a connection is counted; none for one of this machine.
fn counted(from: IpAddr) -> Option<Home> {
    (!from.to_canonical().is_loopback()).then(|| Home::of(from))
}

/// The door of a server.
#[derive(Debug)]
pub(super) struct Door {
    listener: TcpListener,
    open: Open,
    /// None where connections are not encrypted.
    encryption: Option<Encryption>,
    /// The connections that agree on their encryption: none of them keeps the others waiting. They are counted, and their
    /// time is limited, as that of all others.
    agreeing: JoinSet<Option<(Box<Secured>, SocketAddr)>>,
}

/// The next thing that happens at the door.
enum Next {
    /// A connection that is not counted yet.
    Accepted(io::Result<(TcpStream, SocketAddr)>),
    /// One that has agreed on its encryption; none if it has failed.
    Agreed(Option<(Box<Secured>, SocketAddr)>),
}

impl Door {
    /// Opens the door at this address. Call it where a runtime is entered.
    ///
    /// # Errors
    /// The address cannot be used.
    pub fn open(at: SocketAddr, waits: Waits, encryption: Option<Encryption>) -> io::Result<Self> {
        let socket = if at.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        // On Windows this would let two servers use one port.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        socket.set_send_buffer_size(u32::try_from(waits.bytes / HELD).unwrap_or(u32::MAX))?;
        socket.bind(at)?;
        let listener = socket.listen(BACKLOG)?;
        Ok(Self { listener, open: Open::default(), encryption, agreeing: JoinSet::new() })
    }

    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    pub fn open_connections(&self) -> Open {
        self.open.clone()
    }

    /// Waits for the next connection, or for one that has agreed on its encryption.
    fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Next> {
        if let Poll::Ready(Some(agreed)) = self.agreeing.poll_join_next(context) {
            return Poll::Ready(Next::Agreed(agreed.ok().flatten()));
        }
        self.listener.poll_accept(context).map(Next::Accepted)
    }

    /// Counts a connection, and returns it if there is room for it and nothing is to be agreed on first.
    fn admit(&mut self, stream: TcpStream, from: SocketAddr) -> Option<Stream> {
        if !self.open.add(from.ip()) {
            // It is dropped.
            return None;
        }
        let connection = Connection::new(stream, (self.open.clone(), from.ip()));
        let Some(encryption) = &self.encryption else { return Some(Stream::Plain(connection)) };
        let agreeing = encryption.agree(connection);
        self.agreeing.spawn(async move { agreeing.await.map(|secured| (secured, from)) });
        None
    }
}

impl Listener for Door {
    type Io = Stream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Stream, SocketAddr) {
        loop {
            match poll_fn(|context| self.poll_next(context)).await {
                Next::Accepted(Ok((stream, from))) => {
                    if let Some(stream) = self.admit(stream, from) {
                        return (stream, from);
                    }
                }
                Next::Accepted(Err(_)) => sleep(PAUSE).await,
                Next::Agreed(Some((secured, from))) => return (Stream::Secured(secured), from),
                Next::Agreed(None) => {}
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.address()
    }
}

/// A connection, which ends by itself unless it becomes a link.
#[derive(Debug)]
pub(super) struct Connection {
    stream: TcpStream,
    stays: Arc<AtomicBool>,
    end: Pin<Box<Sleep>>,
    /// The end of the time to take something; none while nothing waits.
    stalled: Option<Pin<Box<Sleep>>>,
    open: Open,
    from: IpAddr,
}

impl Connection {
    /// Makes it of a stream that has been counted.
    fn new(stream: TcpStream, (open, from): (Open, IpAddr)) -> Self {
        // Messages are short, and each is awaited.
        let _ = stream.set_nodelay(true);
        Self { stream, stays: Arc::default(), end: Box::pin(sleep(PATIENCE)), stalled: None, open, from }
    }

    /// Fails if the time of a connection that is no link is over.
    fn is_in_time(&mut self, context: &mut Context<'_>) -> io::Result<()> {
        if !self.stays.load(Relaxed) && self.end.as_mut().poll(context).is_ready() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        Ok(())
    }

    /// Passes on what a write has brought about; fails if the other end has taken nothing for too long. A stream of events
    /// to a machine that is gone would otherwise be kept for ever.
    fn unless_stalled(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(STALLED)));
        match stalled.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.open.remove(self.from);
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.is_in_time(context)?;
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.is_in_time(context)?;
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.unless_stalled(context, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.is_in_time(context)?;
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.unless_stalled(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

/// The other end of a connection.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    pub address: SocketAddr,
    stays: Arc<AtomicBool>,
}

impl Caller {
    /// Notes that the connection has become a link: its time is not limited any more.
    pub fn stay(&self) {
        self.stays.store(true, Relaxed);
    }
}

impl Connected<IncomingStream<'_, Door>> for Caller {
    fn connect_info(stream: IncomingStream<'_, Door>) -> Self {
        Self { address: *stream.remote_addr(), stays: Arc::clone(&stream.io().connection().stays) }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// One address with many connections leaves room for all others; a proxy on this machine has as many as it needs.
    #[test]
    fn one_address_does_not_take_all_connections() {
        let (open, address) = (Open::default(), |text: &str| -> IpAddr { text.parse().unwrap() });
        let (one, other) = (address("203.0.113.7"), address("203.0.113.8"));
        assert!((0..MOST_OF_ADDRESS).all(|_| open.add(one)));
        assert!(!open.add(one) && open.add(other));
        open.remove(one);
        assert!(open.add(one) && !open.add(one));
        let here = address("::ffff:127.0.0.1");
        while open.add(here) {}
        assert_eq!(open.number(), MOST);
        assert!(!open.add(other));
        open.remove(here);
        assert!(open.add(other));
        for (from, number) in [(one, MOST_OF_ADDRESS), (other, 2)] {
            (0..number).for_each(|_| open.remove(from));
        }
        assert!(open.by_address().is_empty(), "nothing is remembered of those that have gone");
    }
}
