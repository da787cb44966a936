//! The server with real sockets, on a port that the system chooses.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use serde_json::json;
use std::io::{Read, Write};
use tungstenite::{Message, WebSocket};

/// The time after which a test gives up.
const LIMIT: Duration = Duration::from_secs(20);

fn open(delay: Duration) -> Stage {
    Stage::open(0, delay).unwrap()
}

/// Returns the answer to a request over HTTP.
fn asks(stage: &Stage, head: &str) -> String {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, stage.port())).unwrap();
    stream.set_read_timeout(Some(LIMIT)).unwrap();
    stream.write_all(format!("GET {head}\r\n\r\n").as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

type Viewer = WebSocket<TcpStream>;

fn joins(stage: &Stage) -> Viewer {
    let stream = TcpStream::connect((Ipv4Addr::LOCALHOST, stage.port())).unwrap();
    stream.set_read_timeout(Some(LIMIT)).unwrap();
    let address = format!("ws://127.0.0.1:{}/socket", stage.port());
    tungstenite::client(address, stream).unwrap().0
}

fn hears(viewer: &mut Viewer) -> Value {
    let Message::Text(text) = viewer.read().unwrap() else { panic!("no text") };
    serde_json::from_str(text.as_str()).unwrap()
}

fn line(number: u64, kind: &str, text: Option<&str>) -> SceneEvent {
    SceneEvent::Feed { line: json!({ "line": number, "kind": kind, "text": text }) }
}

/// Waits until a condition is true, for a while.
fn becomes(what: impl Fn() -> bool) -> bool {
    let until = Instant::now() + LIMIT;
    while Instant::now() < until {
        if what() {
            return true;
        }
        thread::sleep(Duration::from_millis(10));
    }
    false
}

#[test]
fn the_page_is_served_for_this_machine_alone() {
    let stage = open(Duration::ZERO);
    let port = stage.port();
    let page = asks(&stage, &format!("/?part=combat HTTP/1.1\r\nHost: 127.0.0.1:{port}"));
    assert!(page.starts_with("HTTP/1.1 200 OK\r\n"), "{page}");
    assert!(page.contains("<html lang=\"en\" data-served>") && page.ends_with("</html>\n"));
    let other = asks(&stage, &format!("/ HTTP/1.1\r\nHost: example.org:{port}"));
    assert!(other.starts_with("HTTP/1.1 403 "), "{other}");
    let missing = asks(&stage, &format!("/other HTTP/1.1\r\nHost: localhost:{port}"));
    assert!(missing.starts_with("HTTP/1.1 404 "), "{missing}");
}

#[test]
fn a_taken_port_is_a_sentence() {
    let stage = open(Duration::ZERO);
    let why = Stage::open(stage.port(), Duration::ZERO).unwrap_err();
    assert_eq!(
        why,
        format!("the overlay cannot be served on port {}: another program uses it", stage.port())
    );
}

#[test]
fn viewers_hear_events_and_late_ones_the_last_of_each_kind() {
    let stage = open(Duration::ZERO);
    let mut early = joins(&stage);
    assert!(becomes(|| lock(&stage.shared.audience).viewers.len() == 1));
    stage.tell(&SceneEvent::Combat { card: None });
    assert_eq!(hears(&mut early), json!({ "kind": "combat", "card": null }));
    stage.tell(&line(1, "game_begun", Some("Smolensk")));
    stage.tell(&line(2, "snapshot", None));
    for number in 3..40 {
        stage.tell(&line(number, "moved", Some("moves")));
    }
    stage.tell(&line(40, "snapshot", None));
    let told: Vec<u64> = (0..40).map(|_| hears(&mut early)["line"]["line"].as_u64().unwrap()).collect();
    assert_eq!(told, (1..=40).collect::<Vec<u64>>());
    let mut late = joins(&stage);
    let first: Vec<Value> = (0..15).map(|_| hears(&mut late)).collect();
    let lines: Vec<Option<u64>> = first.iter().map(|event| event["line"]["line"].as_u64()).collect();
    let wanted = [1].into_iter().chain(28..=40).map(Some).chain([None]);
    assert_eq!(lines, wanted.collect::<Vec<_>>(), "the beginning, the last lines, then the combat");
}

#[test]
fn events_wait_for_the_delay() {
    let delay = Duration::from_millis(700);
    let stage = open(delay);
    let mut viewer = joins(&stage);
    let begin = Instant::now();
    stage.tell(&SceneEvent::Combat { card: None });
    hears(&mut viewer);
    assert!(begin.elapsed() >= delay, "{:?}", begin.elapsed());
    assert_eq!(stage.delay(), delay);
}

#[test]
fn votes_come_in_through_the_socket() {
    let stage = open(Duration::ZERO);
    let woken = Arc::new(AtomicUsize::new(0));
    let here = Arc::clone(&woken);
    stage.wake_with(Arc::new(move || _ = here.fetch_add(1, Ordering::Relaxed)));
    let mut viewer = joins(&stage);
    assert!(becomes(|| lock(&stage.shared.audience).viewers.len() == 1));
    assert_eq!(stage.ask(vec!["one".into(), "two".into()]), 1);
    let asked = hears(&mut viewer);
    assert_eq!(
        asked,
        json!({ "kind": "vote", "vote": 1, "choices": ["one", "two"], "votes": [0, 0], "open": true })
    );
    for text in [
        r#"{"vote":1,"choice":2,"voter":"ann"}"#,
        r#"{"vote":1,"choice":1,"voter":"bob"}"#,
        r#"{"vote":1,"choice":2,"voter":"bob"}"#,
        r#"{"vote":1,"choice":3,"voter":"cid"}"#,
        r#"{"vote":7,"choice":1,"voter":"dan"}"#,
        r#"{"order":"end phase"}"#,
        "not JSON",
    ] {
        viewer.send(Message::text(text)).unwrap();
    }
    assert!(becomes(|| stage.votes() == [0, 2]), "{:?}", stage.votes());
    assert!(becomes(|| woken.load(Ordering::Relaxed) > 0));
    stage.close_vote();
    let mut last = hears(&mut viewer);
    while last["open"] == true {
        last = hears(&mut viewer);
    }
    assert_eq!(last["votes"], json!([0, 2]));
    assert!(lock(&stage.shared.audience).present().is_empty(), "a late page shows no vote that is over");
    viewer.send(Message::text(r#"{"vote":1,"choice":1,"voter":"eve"}"#)).unwrap();
    thread::sleep(Duration::from_millis(200));
    assert_eq!(stage.votes(), [0, 2], "the vote is closed");
}

/// However many votes and events come, the votes are counted a few times a second, also with a delay.
#[test]
fn a_flood_of_votes_is_counted_now_and_then() {
    let stage = open(Duration::from_millis(40));
    let woken = Arc::new(AtomicUsize::new(0));
    let here = Arc::clone(&woken);
    stage.wake_with(Arc::new(move || _ = here.fetch_add(1, Ordering::Relaxed)));
    let mut viewer = joins(&stage);
    assert!(becomes(|| lock(&stage.shared.audience).viewers.len() == 1));
    stage.ask(vec!["one".into(), "two".into()]);
    let begin = Instant::now();
    for number in 0..300 {
        let vote = json!({ "vote": 1, "choice": 1, "voter": format!("v{number}") });
        viewer.send(Message::text(vote.to_string())).unwrap();
        stage.tell(&SceneEvent::Combat { card: None });
        thread::sleep(Duration::from_millis(3));
    }
    assert!(becomes(|| stage.votes() == [300, 0]), "{:?}", stage.votes());
    let most = begin.elapsed().as_millis() / COUNT.as_millis() + 2;
    let counts = woken.load(Ordering::Relaxed);
    assert!(counts as u128 <= most, "{counts} counts, and {most} at most");
}

/// Sixteen viewers are admitted, and a place is free again when one leaves. One that sends too much is dropped.
#[test]
fn the_house_has_sixteen_seats() {
    let stage = open(Duration::ZERO);
    let seated = |number: usize| becomes(|| lock(&stage.shared.audience).viewers.len() == number);
    let mut viewers: Vec<Viewer> = (0..MOST_VIEWERS).map(|_| joins(&stage)).collect();
    assert!(seated(MOST_VIEWERS));
    let mut one_more = joins(&stage);
    assert!(one_more.read().is_err(), "it is shut out at once");
    drop(viewers.pop());
    assert!(seated(MOST_VIEWERS - 1));
    // It may be shut out before all of it is sent.
    let _ = viewers[0].send(Message::text("x".repeat(LARGEST + 1)));
    assert!(seated(MOST_VIEWERS - 2));
}

/// A viewer that takes nothing is dropped, and the others go on.
#[test]
fn a_slow_viewer_is_dropped() {
    let stage = open(Duration::ZERO);
    let slow = joins(&stage);
    let mut quick = joins(&stage);
    assert!(becomes(|| lock(&stage.shared.audience).viewers.len() == 2));
    let long = "x".repeat(LARGEST - 1024);
    let quick = thread::spawn(move || {
        let mut heard = 0;
        while hears(&mut quick)["line"]["text"] != "end" {
            heard += 1;
        }
        (heard, quick)
    });
    for number in 0..1200 {
        stage.tell(&line(number, "moved", Some(&long)));
        // One that takes what comes keeps pace. The system may keep some 36 MB for one that does not.
        thread::sleep(Duration::from_millis(4));
    }
    stage.tell(&line(1200, "moved", Some("end")));
    // The quick one stays connected while the seats are counted.
    let (heard, quick) = quick.join().unwrap();
    assert_eq!(heard, 1200);
    assert!(becomes(|| lock(&stage.shared.audience).viewers.len() == 1));
    drop((slow, quick));
}

#[test]
fn a_closed_stage_frees_its_port() {
    let stage = open(Duration::ZERO);
    let port = stage.port();
    let mut viewer = joins(&stage);
    drop(stage);
    assert!(viewer.read().is_err());
    assert!(becomes(|| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok()));
}
