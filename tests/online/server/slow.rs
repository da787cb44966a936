//! A program that reads nothing of what it asks for is cut, and no other player waits for it.

use super::{Club, Person, hello, wait_for};
use kessel::{club::server::Waits, games::guderian::rules::Guderian};
use serde_json::json;
use std::time::Duration;
use tungstenite::{Message, stream::MaybeTlsStream};

/// The games that it asks for: each is longer than what may wait for it.
const ASKED: usize = 12;

#[test]
fn a_link_that_takes_nothing_is_cut() {
    let club = Club::open("slow", Waits { messages: 16, bytes: 16 * 1024, ..Waits::default() });
    let invite = club.invite(2);
    let (mut first, mut second) =
        (Person::join(&club, &invite, "Anna"), Person::join(&club, &invite, "Bert"));
    let game = first.make::<Guderian>("smolensk");
    second.sit::<Guderian>(&game);

    let (mut socket, _) = tungstenite::connect(format!("ws://{}/line", club.address())).unwrap();
    let MaybeTlsStream::Plain(stream) = socket.get_ref() else { panic!("it is encrypted") };
    stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
    socket.send(Message::text(hello(None))).unwrap();
    for _ in 0..ASKED {
        // It may be cut already.
        let _ = socket.send(Message::text(json!({ "t": "open", "game": game }).to_string()));
    }
    wait_for("the end of the slow link", || (club.health()["links"] == 2).then_some(()));
    let mut games = 0;
    while let Ok(message) = socket.read() {
        games += usize::from(message.is_text() && message.len() > 1_000);
    }
    assert!(games < ASKED, "{games} games have waited for it");

    // The others play on.
    second.send(&json!({ "t": "lobby" }));
    assert_eq!(second.answer("lobby")["mine"][0]["game"], game);
}
