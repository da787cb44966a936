//! Programs that send what they should not: each gets one sentence or is cut off, and the server goes on.

use super::{Club, hello, wait_for};
use kessel::club::server::Waits;
use serde_json::{Value, json};
use std::{
    io::{ErrorKind, Read, Write},
    net::TcpStream,
    time::Duration,
};
use tungstenite::{Message, WebSocket, client::IntoClientRequest, http::HeaderValue, stream::MaybeTlsStream};

pub(super) type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

fn connect(club: &Club) -> Socket {
    connect_at(&club.address())
}

/// Makes a line to the club at this address.
pub(super) fn connect_at(address: &str) -> Socket {
    let (socket, _) = tungstenite::connect(format!("ws://{address}/line")).unwrap();
    let MaybeTlsStream::Plain(stream) = socket.get_ref() else { panic!("it is encrypted") };
    stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
    socket
}

/// What a program gets for what it sends.
#[derive(Debug, PartialEq, Eq)]
enum Got {
    /// The code of an error.
    Error(String),
    /// The sentence of a close.
    Closed(String),
    Cut,
}

/// Returns the first answer that is no greeting.
fn answer(socket: &mut Socket) -> Got {
    loop {
        match socket.read() {
            Ok(Message::Text(text)) => {
                let message: Value = serde_json::from_str(text.as_str()).unwrap();
                if message["t"] == "error" {
                    assert!(!message["why"].as_str().unwrap().is_empty());
                    return Got::Error(message["code"].as_str().unwrap().to_owned());
                }
            }
            Ok(Message::Close(frame)) => {
                return Got::Closed(frame.map_or(String::new(), |frame| frame.reason.to_string()));
            }
            Ok(_) => {}
            Err(tungstenite::Error::Io(error))
                if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
            {
                panic!("no answer: {error}")
            }
            Err(_) => return Got::Cut,
        }
    }
}

/// Returns the answer to a message after a greeting.
fn answer_to(club: &Club, message: Message) -> Got {
    let mut socket = connect(club);
    socket.send(Message::text(hello(None))).unwrap();
    // The server may have cut the line before the whole message is sent.
    let _ = socket.send(message);
    answer(&mut socket)
}

#[test]
fn hostile_messages_get_one_sentence_and_the_server_lives() {
    let club = Club::open("hostile", Waits::default());
    let error = |code: &str| Got::Error(code.to_owned());
    assert_eq!(answer_to(&club, Message::text("this is no message")), error("malformed"));
    assert_eq!(answer_to(&club, Message::text("[".repeat(10_000))), error("too_deep"));
    let binary = Message::binary(vec![0_u8, 159, 146, 150]);
    assert_eq!(answer_to(&club, binary), Got::Closed("only text messages are read here".to_owned()));
    let long = answer_to(&club, Message::text("a".repeat(70_000)));
    let sentence = Got::Closed("this message is too long".to_owned());
    // The system may drop the sentence if bytes are still under way.
    assert!([sentence, Got::Cut].contains(&long), "{long:?}");

    let mut socket = connect(&club);
    socket.send(Message::text(json!({ "t": "hello", "v": 99 }).to_string())).unwrap();
    assert_eq!(answer(&mut socket), error("v"));
    assert!(matches!(answer(&mut socket), Got::Closed(_) | Got::Cut), "nothing later could mean the same");

    // Many in a row.
    let mut socket = connect(&club);
    socket.send(Message::text(hello(None))).unwrap();
    for _ in 0..200 {
        if socket.send(Message::text("{}")).is_err() {
            break;
        }
    }
    let mut refused = 0;
    let end = loop {
        match answer(&mut socket) {
            Got::Error(_) => refused += 1,
            end => break end,
        }
    };
    assert!(refused < 200, "{refused}: {end:?}");
    assert_eq!(club.health()["ok"], true);
    wait_for("the end of all links", || (club.health()["links"] == 0).then_some(()));
}

/// Returns the first line of the answer to bytes.
fn status_of(club: &Club, request: &str) -> String {
    let mut stream = TcpStream::connect(club.address()).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = Vec::new();
    // A connection that is cut has said what it says.
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).lines().next().unwrap_or_default().to_owned()
}

#[test]
fn what_is_no_request_for_the_line_is_refused() {
    let club = Club::open("requests", Waits::default());
    let host = club.address();
    let get = |path: &str| format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    assert_eq!(status_of(&club, &get("/games.db")), "HTTP/1.1 404 Not Found");
    assert_eq!(status_of(&club, &get("/../games.db")), "HTTP/1.1 404 Not Found");
    assert!(status_of(&club, &get("/line")).starts_with("HTTP/1.1 4"), "it asks for no socket");
    let status = status_of(&club, "\u{1}\u{2} this is not HTTP\r\n\r\n");
    assert!(status.is_empty() || status.starts_with("HTTP/1.1 400"), "{status}");

    // A page of another server would act for the player who looks at it.
    let asks = |origin: &'static str| {
        let mut request = format!("ws://{host}/line").into_client_request().unwrap();
        request.headers_mut().insert("origin", HeaderValue::from_static(origin));
        tungstenite::connect(request)
    };
    match asks("https://example.org") {
        Err(tungstenite::Error::Http(refused)) => assert_eq!(refused.status(), 403),
        other => panic!("{:?}", other.map(|_| "connected")),
    }
    assert_eq!(club.health()["links"], 0);
}
