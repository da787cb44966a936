//! Frames as no program should send them, after a handshake as it should be: each line gets an answer or its end, and the
//! server goes on.

use super::{
    Club, Person, hello,
    hostile::{Socket, connect_at},
    wait_for,
};
use kessel::club::server::Waits;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use serde_json::{Value, json};
use std::{
    io::{ErrorKind, Read, Write},
    net::{Shutdown, TcpStream},
    thread,
};
use tungstenite::{Error, Message, error::ProtocolError, stream::MaybeTlsStream};

// The first byte of a frame (RFC 6455, 5.2): whether it is the last one of its message, and its kind.
const LAST: u8 = 0x80;
const CONTINUATION: u8 = 0;
const TEXT: u8 = 1;
const BINARY: u8 = 2;
const CLOSE: u8 = 8;
const PING: u8 = 9;

// The codes of a close (RFC 6455, 7.4.1).
const USUAL: u16 = 1000;
const WRONG: u16 = 1002;
const NO_TEXT: u16 = 1003;
const NO_CODE: u16 = 1005;
const TOO_LONG: u16 = 1009;

const MASK: [u8; 4] = [0x4b, 0xe5, 0x03, 0x91];

/// The lines at a time: half of what an address may have.
const AT_ONCE: u64 = 32;

/// The memory by which the process may grow in a long run, in MB.
const MOST_MEMORY: u64 = 64;

/// Returns a frame with any first byte, length and mask, whether they fit its contents or not.
fn frame_of(first: u8, length: u64, mask: Option<[u8; 4]>, contents: &[u8]) -> Vec<u8> {
    let masked = if mask.is_some() { 0x80 } else { 0 };
    let mut bytes = vec![first];
    match (u8::try_from(length), u16::try_from(length)) {
        (Ok(short @ ..=125), _) => bytes.push(masked | short),
        (_, Ok(long)) => {
            bytes.push(masked | 126);
            bytes.extend(long.to_be_bytes());
        }
        _ => {
            bytes.push(masked | 127);
            bytes.extend(length.to_be_bytes());
        }
    }
    match mask {
        Some(mask) => {
            bytes.extend(mask);
            bytes.extend(contents.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask));
        }
        None => bytes.extend(contents),
    }
    bytes
}

/// Returns a frame whose length and mask are right.
fn frame(first: u8, contents: &[u8]) -> Vec<u8> {
    frame_of(first, contents.len() as u64, Some(MASK), contents)
}

fn stream(socket: &mut Socket) -> &mut TcpStream {
    match socket.get_mut() {
        MaybeTlsStream::Plain(stream) => stream,
        _ => panic!("it is encrypted"),
    }
}

/// Something that the server sends.
#[derive(Debug, PartialEq, Eq)]
enum Got {
    /// The kind of a message.
    Text(String),
    Pong(Vec<u8>),
    /// The code of a close.
    Closed(u16),
    Cut,
}

/// Waits for what the server sends. Its own frames must be right.
#[track_caller]
fn got(socket: &mut Socket) -> Got {
    match socket.read() {
        Ok(Message::Text(text)) => {
            let message: Value = serde_json::from_str(text.as_str()).unwrap();
            Got::Text(message["t"].as_str().unwrap().to_owned())
        }
        Ok(Message::Pong(bytes)) => Got::Pong(bytes.to_vec()),
        Ok(Message::Close(frame)) => Got::Closed(frame.map_or(NO_CODE, |frame| frame.code.into())),
        Err(Error::ConnectionClosed | Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)) => {
            Got::Cut
        }
        Err(Error::Io(error)) if !is_silence(error.kind()) => Got::Cut,
        other => panic!("{other:?}"),
    }
}

/// Whether nothing came in time.
fn is_silence(error: ErrorKind) -> bool {
    matches!(error, ErrorKind::WouldBlock | ErrorKind::TimedOut)
}

#[test]
fn wrong_frames_end_the_line_with_their_code() {
    let club = Club::open("frames", Waits::default());
    let long = vec![b'a'; 40_000];
    let cases = [
        ("a reserved kind", frame(LAST | 3, b"{}"), WRONG),
        ("a reserved kind of a control frame", frame(LAST | 11, b"{}"), WRONG),
        ("reserved bits", frame(LAST | 0x40 | TEXT, b"{}"), WRONG),
        ("no mask", frame_of(LAST | TEXT, 2, None, b"{}"), WRONG),
        ("a control frame in fragments", frame(PING, b"a"), WRONG),
        ("a control frame that is too long", frame(LAST | PING, &[0; 126]), WRONG),
        ("a fragment of nothing", frame(LAST | CONTINUATION, b"{}"), WRONG),
        ("a message in another one", [frame(TEXT, b"{"), frame(LAST | TEXT, b"}")].concat(), WRONG),
        ("a length of 2^63", frame_of(LAST | TEXT, 1 << 63, Some(MASK), b""), TOO_LONG),
        ("the longest length", frame_of(LAST | TEXT, u64::MAX, Some(MASK), b""), TOO_LONG),
        ("a length that is too long", frame_of(LAST | TEXT, 70_000, Some(MASK), b""), TOO_LONG),
        ("too many bytes in fragments", [frame(TEXT, &long), frame(CONTINUATION, &long)].concat(), TOO_LONG),
        ("bytes that are no text", frame(LAST | TEXT, &[0xff]), NO_TEXT),
        ("the same in a fragment", frame(TEXT, &[0xff]), NO_TEXT),
        ("half of a letter", frame(LAST | TEXT, &"Ельня".as_bytes()[..3]), NO_TEXT),
        ("no text", frame(LAST | BINARY, b"{}"), NO_TEXT),
        ("a close with half of a code", frame(LAST | CLOSE, &[3]), WRONG),
        ("a close with a code of no meaning", frame(LAST | CLOSE, &999_u16.to_be_bytes()), WRONG),
        ("a close with a reason that is no text", frame(LAST | CLOSE, &[3, 232, 0xff]), NO_TEXT),
        ("a close", frame(LAST | CLOSE, &USUAL.to_be_bytes()), USUAL),
        ("a close without a code", frame(LAST | CLOSE, b""), NO_CODE),
    ];
    for (what, bytes, code) in cases {
        let mut socket = connect_at(&club.address());
        stream(&mut socket).write_all(&bytes).unwrap();
        assert_eq!(got(&mut socket), Got::Closed(code), "{what}");
    }
    wait_for("the end of all links", || (club.health()["links"] == 0).then_some(()));
    assert_eq!(club.health()["ok"], true);
}

/// Wherever the system cuts the bytes, and with a ping between the fragments.
#[test]
fn a_message_in_fragments_is_one_message() {
    let club = Club::open("fragments", Waits::default());
    let mut socket = connect_at(&club.address());
    let hello = hello(None);
    let (first, rest) = hello.as_bytes().split_at(5);
    let (second, third) = rest.split_at(7);
    let frames = [
        frame(TEXT, first),
        frame(LAST | PING, b"still here"),
        frame(CONTINUATION, second),
        frame(CONTINUATION, b""),
        frame(LAST | CONTINUATION, third),
    ];
    for byte in frames.concat() {
        stream(&mut socket).write_all(&[byte]).unwrap();
    }
    assert_eq!(got(&mut socket), Got::Pong(b"still here".to_vec()));
    assert_eq!(got(&mut socket), Got::Text("welcome".to_owned()));
}

fn contents_by_chance(chance: &mut ChaCha8Rng) -> Vec<u8> {
    match chance.random_range(0..6) {
        0 => hello(None).into_bytes(),
        1 => br#"{"t":"here"}"#.to_vec(),
        2 => Vec::new(),
        // Letters of two bytes: the last one may be cut.
        3 => {
            let text = "Ельня".repeat(30);
            text.as_bytes()[..chance.random_range(0..=text.len())].to_vec()
        }
        // A code and a reason, as a close has them.
        4 => [&chance.random_range(0..5_000_u16).to_be_bytes()[..], b"why".as_slice()].concat(),
        _ => (0..chance.random_range(0..300)).map(|_| chance.random::<u8>()).collect(),
    }
}

fn frame_by_chance(chance: &mut ChaCha8Rng) -> Vec<u8> {
    let contents = contents_by_chance(chance);
    let first = if chance.random_bool(0.5) { LAST | TEXT } else { chance.random::<u8>() };
    let length = match chance.random_range(0..10) {
        0 => chance.random::<u64>(),
        1 => 1 << 63,
        2 => u64::from(chance.random::<u16>()),
        _ => contents.len() as u64,
    };
    let mask = chance.random_bool(0.9).then(|| chance.random::<u32>().to_be_bytes());
    let mut bytes = frame_of(first, length, mask, &contents);
    if chance.random_bool(0.2) {
        let place = chance.random_range(0..bytes.len());
        bytes[place] ^= 1_u8 << chance.random_range(0..8_u32);
    }
    if chance.random_bool(0.1) {
        bytes.truncate(chance.random_range(0..bytes.len()));
    }
    bytes
}

/// Sends some frames by chance on a line of its own, half of the times after a greeting. Returns what the server answers,
/// up to its end.
fn answers_to_chance(address: &str, seed: u64) -> Vec<Got> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut socket = connect_at(address);
    if chance.random_bool(0.5) {
        stream(&mut socket).write_all(&frame(LAST | TEXT, hello(None).as_bytes())).unwrap();
        assert_eq!(got(&mut socket), Got::Text("welcome".to_owned()));
    }
    let frames = chance.random_range(1..7);
    let bytes: Vec<u8> = (0..frames).flat_map(|_| frame_by_chance(&mut chance)).collect();
    let length = if chance.random_bool(0.3) { 7 } else { bytes.len().max(1) };
    for part in bytes.chunks(length) {
        if stream(&mut socket).write_all(part).is_err() {
            // The server has closed the line.
            break;
        }
    }
    // The system may know of its end already.
    let _ = stream(&mut socket).shutdown(Shutdown::Write);
    let mut answers = Vec::new();
    loop {
        let answer = got(&mut socket);
        let is_end = matches!(answer, Got::Closed(_) | Got::Cut);
        answers.push(answer);
        if is_end {
            break;
        }
    }
    // After its reason the server closes the line too.
    let mut rest = [0; 64];
    loop {
        match stream(&mut socket).read(&mut rest) {
            Ok(1..) => {}
            Ok(0) => return answers,
            Err(error) => {
                assert!(!is_silence(error.kind()), "line {seed} stays open after {answers:?}");
                return answers;
            }
        }
    }
}

/// Makes many lines with frames by chance to a club in which a player has a line of another kind.
fn frames_by_chance(lines: u64, seed: u64) {
    let club = Club::open(&format!("frames-{seed}"), Waits::default());
    let invite = club.invite(2);
    let mut anna = Person::join(&club, &invite, "Anna");
    let address = club.address();
    let address = address.as_str();
    let answers: Vec<Got> = thread::scope(|scope| {
        let some = |first: u64| {
            scope.spawn(move || -> Vec<Got> {
                let mine = (0..lines).filter(|number| number % AT_ONCE == first);
                mine.flat_map(|number| answers_to_chance(address, seed + number)).collect()
            })
        };
        let threads: Vec<_> = (0..AT_ONCE).map(some).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    for code in [WRONG, NO_TEXT, TOO_LONG] {
        assert!(answers.contains(&Got::Closed(code)), "no line was closed with {code}: chance is too narrow");
    }
    anna.send(&json!({ "t": "lobby" }));
    anna.answer("lobby");
    let _bert = Person::join(&club, &invite, "Bert");
    // A task that had failed would have left its link.
    wait_for("the end of all other links", || (club.health()["links"] == 2).then_some(()));
    assert_eq!(club.health()["ok"], true);
}

#[test]
fn frames_by_chance_do_no_harm() {
    frames_by_chance(300, 81);
}

#[test]
#[ignore = "long: 10,000 lines with frames by chance; tools/check-online makes them"]
fn ten_thousand_lines_of_frames_do_no_harm_and_fill_no_memory() {
    let lines = crate::extent("KESSEL_FRAMES", 10_000);
    // The first lines load what the process then keeps.
    frames_by_chance(lines.div_ceil(10), 1_000_000);
    let first = crate::memory();
    frames_by_chance(lines, 2_000_000);
    let grown = crate::memory().zip(first).map(|(last, first)| last.saturating_sub(first));
    println!("figure: {lines} lines with frames by chance, {} MB more", grown.unwrap_or_default());
    assert!(grown.unwrap_or_default() <= MOST_MEMORY, "{grown:?} MB more");
}
