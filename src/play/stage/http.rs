//! The page over HTTP: the head of a request, the check of its host, and the answers.
//!
//! Only a program on this machine may read the page or join the socket. A browser sends the name under which it reached
//! this port, so a page from elsewhere that has its own name lead here is refused by its `Host`, and one that opens the
//! socket by itself by its `Origin`.

use crate::engine::data;
use std::{
    io::{Read, Write},
    net::{Shutdown, TcpStream},
    thread,
    time::{Duration, Instant},
};
use tungstenite::handshake::{machine::TryParse, server::Request};

/// The overlay page.
const PAGE: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/overlay/index.html"));
/// The beginning of the page, and the same in a page that the program serves: it listens to its own address then.
const PLAIN: &str = "<html lang=\"en\">";
const SERVED: &str = "<html lang=\"en\" data-served>";
/// Limit of the bytes of a request.
const LONGEST_HEAD: usize = 8 * 1024;
/// The time in which a whole request must have come.
const PATIENCE: Duration = Duration::from_secs(4);
/// The pause before a request that is not whole is looked at again.
const PAUSE: Duration = Duration::from_millis(5);
/// The file of colours that is served beside the page.
const COLOURS: &str = "/colours.json";

/// The kind of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wants {
    Page,
    Colours,
    Socket,
    /// Something that is not here.
    Missing,
    /// It came by another name than that of this machine, or from a page from elsewhere.
    Refused,
}

/// The head of a request.
pub struct Head {
    pub wants: Wants,
    /// Its length in bytes.
    length: usize,
}

/// Looks at the head of a request and leaves it in the stream: the socket reads it again. None if it is not whole in
/// time, or no request.
pub fn look(stream: &TcpStream, port: u16) -> Option<Head> {
    let mut bytes = vec![0; LONGEST_HEAD];
    let until = Instant::now() + PATIENCE;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    loop {
        let read = stream.peek(&mut bytes).ok()?;
        if let Some((length, request)) = Request::try_parse(&bytes[..read]).ok()? {
            return Some(Head { wants: wants(&request, port), length });
        }
        if read == 0 || read == bytes.len() || Instant::now() > until {
            return None;
        }
        thread::sleep(PAUSE);
    }
}

/// Returns what a request asks for.
fn wants(request: &Request, port: u16) -> Wants {
    let header = |name: &str| request.headers().get(name).map(|value| value.to_str().ok().unwrap_or("?"));
    let is_named_once = request.headers().get_all("Host").iter().count() == 1;
    if !is_named_once || !header("Host").is_some_and(|host| is_here(host, port)) {
        return Wants::Refused;
    }
    if header("Upgrade").is_some_and(|to| to.eq_ignore_ascii_case("websocket")) {
        // Programs send no origin.
        return if header("Origin").is_none_or(is_page_of_here) { Wants::Socket } else { Wants::Refused };
    }
    match request.uri().path() {
        "/" | "/index.html" => Wants::Page,
        COLOURS => Wants::Colours,
        _ => Wants::Missing,
    }
}

/// Whether this is the name of this machine, with this port.
fn is_here(host: &str, port: u16) -> bool {
    let (name, of) = host.split_once(':').unwrap_or((host, "80"));
    is_loopback(name) && of.parse::<u16>() == Ok(port)
}

/// Whether a page comes from a server on this machine, whatever its port.
fn is_page_of_here(origin: &str) -> bool {
    let host = origin.strip_prefix("http://").unwrap_or_default();
    is_loopback(host.split_once(':').map_or(host, |(name, _)| name))
}

fn is_loopback(name: &str) -> bool {
    ["127.0.0.1", "localhost"].contains(&name)
}

/// Answers a request that is not for the socket, and closes the connection.
pub fn answer(stream: &mut TcpStream, head: &Head) {
    // Bytes that are not read would make the system cut the answer off.
    let mut read = vec![0; head.length];
    if stream.read_exact(&mut read).is_err() {
        return;
    }
    let (status, kind, body) = match head.wants {
        Wants::Page => ("200 OK", "text/html; charset=utf-8", PAGE.replacen(PLAIN, SERVED, 1)),
        Wants::Colours => match colours() {
            Some(colours) => ("200 OK", "application/json", colours),
            None => ("404 Not Found", "text/plain", "There is no file of colours.\n".to_owned()),
        },
        Wants::Refused => {
            ("403 Forbidden", "text/plain", "This page is for this machine alone.\n".to_owned())
        }
        Wants::Socket | Wants::Missing => {
            ("404 Not Found", "text/plain", "There is no such page.\n".to_owned())
        }
    };
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nCache-Control: no-store\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    );
    let sent = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body.as_bytes()));
    if sent.is_ok() {
        let _ = stream.shutdown(Shutdown::Write);
    }
}

/// Returns the user's file of colours, if there is one.
fn colours() -> Option<String> {
    let folder = data::own_folder()?;
    data::read_file(&folder.join("overlay").join("colours.json")).ok()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    fn asks(head: &str) -> Wants {
        let text = format!("GET {head}\r\n\r\n").replace('\n', "\r\n").replace("\r\r", "\r");
        let (_, request) = Request::try_parse(text.as_bytes()).unwrap().unwrap();
        wants(&request, 4100)
    }

    #[test]
    fn one_port_serves_the_page_and_the_socket() {
        assert_eq!(asks("/ HTTP/1.1\nHost: 127.0.0.1:4100"), Wants::Page);
        assert_eq!(asks("/?part=combat&size=phone HTTP/1.1\nHost: localhost:4100"), Wants::Page);
        assert_eq!(asks("/colours.json HTTP/1.1\nHost: localhost:4100"), Wants::Colours);
        assert_eq!(asks("/../secret HTTP/1.1\nHost: localhost:4100"), Wants::Missing);
        assert_eq!(asks("/socket HTTP/1.1\nHost: localhost:4100\nUpgrade: websocket"), Wants::Socket);
    }

    /// A page from elsewhere cannot reach the port under its own name, nor open the socket.
    #[test]
    fn other_hosts_and_pages_are_refused() {
        for host in ["", "\nHost: example.org:4100", "\nHost: 127.0.0.1", "\nHost: 127.0.0.1:4101"] {
            assert_eq!(asks(&format!("/ HTTP/1.1{host}")), Wants::Refused, "{host}");
        }
        let twice = "/ HTTP/1.1\nHost: 127.0.0.1:4100\nHost: example.org";
        assert_eq!(asks(twice), Wants::Refused);
        let from = |origin: &str| {
            asks(&format!("/ HTTP/1.1\nHost: 127.0.0.1:4100\nUpgrade: websocket\nOrigin: {origin}"))
        };
        assert_eq!(from("http://127.0.0.1:8000"), Wants::Socket);
        for origin in ["https://example.org", "http://127.0.0.1.example.org", "null", "http://"] {
            assert_eq!(from(origin), Wants::Refused, "{origin}");
        }
    }

    /// The page that the program serves listens to its own address.
    #[test]
    fn a_served_page_says_so() {
        assert!(PAGE.contains(PLAIN) && !PAGE.contains(SERVED));
    }
}
