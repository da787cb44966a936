//! The door: accepts connections, limits their number, and ends those that do not become a link in time. A program that
//! sends half of a request and waits would otherwise keep a connection for ever.

use super::outgoing::Waits;
use axum::{
    extract::connect_info::Connected,
    serve::{IncomingStream, Listener},
};
use std::{
    io,
    net::SocketAddr,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
    task::{Context, Poll},
    time::Duration,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpSocket, TcpStream},
    time::{Sleep, sleep},
};

/// The most connections at a time.
const MOST: usize = 4096;
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
pub(super) struct Open(Arc<AtomicUsize>);

impl Open {
    pub fn number(&self) -> usize {
        self.0.load(Relaxed)
    }
}

/// The door of a server.
#[derive(Debug)]
pub(super) struct Door {
    listener: TcpListener,
    open: Open,
}

impl Door {
    /// Opens the door at this address. Call it where a runtime is entered.
    ///
    /// # Errors
    /// The address cannot be used.
    pub fn open(at: SocketAddr, waits: Waits) -> io::Result<Self> {
        let socket = if at.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        // On Windows this would let two servers use one port.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        socket.set_send_buffer_size(u32::try_from(waits.bytes / HELD).unwrap_or(u32::MAX))?;
        socket.bind(at)?;
        Ok(Self { listener: socket.listen(BACKLOG)?, open: Open::default() })
    }

    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    pub fn open_connections(&self) -> Open {
        self.open.clone()
    }
}

impl Listener for Door {
    type Io = Connection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Connection, SocketAddr) {
        loop {
            match self.listener.accept().await {
                Ok((stream, from)) if self.open.number() < MOST => {
                    return (Connection::new(stream, self.open.clone()), from);
                }
                // It is dropped.
                Ok(_) => {}
                Err(_) => sleep(PAUSE).await,
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
}

impl Connection {
    fn new(stream: TcpStream, open: Open) -> Self {
        open.0.fetch_add(1, Relaxed);
        // Messages are short, and each is awaited.
        let _ = stream.set_nodelay(true);
        Self { stream, stays: Arc::default(), end: Box::pin(sleep(PATIENCE)), stalled: None, open }
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
        self.open.0.fetch_sub(1, Relaxed);
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
        Self { address: *stream.remote_addr(), stays: Arc::clone(&stream.io().stays) }
    }
}
