//! Messages to the hall of a club, and messages of a referee to a player's program. The first byte chooses the game, and its
//! options or the viewer; then each line is something that happens.
//!
//! To the hall: the number of a line, then a text on it; `t` and milliseconds that pass; `x` and the number of a line that
//! ends. Lines 0 and 1 are those of the players, and 2 is that of a guest. In a text `GAME` is the id of the game, and
//! `AFTER` the number of the view that was sent on the line.
//!
//! To a player's program: a message. In it `NEXT` is the number of the next one, and the hash `HASH` becomes the right one.

use crate::{
    orders::lines,
    tables::{Fuzzed, as_chosen},
};
use kessel::{
    club::{
        accounts::{self, Chance},
        hall::{Hall, HallAct, HallRules, LinkId},
    },
    games::REFEREED,
    referee::{
        Played, Role,
        bench::{Bench, Reader, Terms},
        client::{Client, Held},
        store::memory::Memory,
        wire::{
            ClientMessage, Form, RefereeMessage, hash_of_view, read_from_client, read_from_referee, written,
        },
    },
};
use serde_json::{Value, json};
use std::{
    net::{IpAddr, Ipv4Addr},
    sync::Arc,
};

/// The milliseconds from one text to the next: half of what the limits allow.
const STEP: i64 = 100;

/// The moment at which a club begins.
const BEGIN: i64 = 1_795_939_200_000;

/// The id of the game that a player's program follows.
const ID: &str = "7kq2m9x4";

/// Passes texts to a hall.
pub fn hear(bytes: &[u8]) {
    let Some((first, lines)) = lines(bytes) else { return };
    as_chosen!(first, hear_as, lines);
}

fn hear_as<'a, G: Fuzzed + Played>(number: u8, lines: impl Iterator<Item = &'a str>) {
    let mut club = Club::with_game_of::<G>(number);
    for line in lines {
        club.happen(line);
    }
    club.at = BEGIN;
    club.say(2, r#"{"t":"lobby"}"#);
}

/// A line to a club.
#[derive(Default)]
struct Line {
    /// None if it has ended.
    link: Option<LinkId>,
    token: Option<String>,
    /// The number of the view that was sent on it.
    n: u64,
}

/// A club with a game of two players, and a guest.
struct Club {
    hall: Hall,
    lines: [Line; 3],
    game: String,
    homes: u32,
    at: i64,
}

impl Club {
    fn with_game_of<G: Fuzzed + Played>(number: u8) -> Self {
        let mut store = Memory::default();
        let given = (Role::Player, 2, None);
        let invite =
            accounts::invite(&mut store, &mut Chance::repeatable(3), given, BEGIN).expect("it is kept");
        let rules = HallRules { club: "Club".to_owned(), is_repeatable: true, ..HallRules::default() };
        let hall = Hall::open(Box::new(store), &REFEREED, rules, 7).expect("the store answers");
        let mut club = Self { hall, lines: Default::default(), game: String::new(), homes: 0, at: BEGIN };
        for line in 0..3 {
            club.dial(line);
        }
        for (line, name) in ["Anna", "Ben"].into_iter().enumerate() {
            let joined = club.say(line, &json!({"t": "join", "invite": invite, "name": name}).to_string());
            club.lines[line].token = joined["token"].as_str().map(str::to_owned);
        }
        let options = G::tried_with();
        let options = &options[usize::from(number) % options.len()];
        let sides = G::SIDES.map(|side| side.word);
        let offer = json!({
            "t": "new", "key": "key", "kind": G::ID, "scenario": G::SCENARIO, "options": options,
            "side": sides[0], "other": "open", "public": true,
        });
        let made = club.say(0, &offer.to_string());
        made["game"].as_str().expect("a game is made").clone_into(&mut club.game);
        club.say(1, &json!({"t": "sit", "game": club.game, "side": sides[1]}).to_string());
        for line in 0..3 {
            club.say(line, &json!({"t": "open", "game": club.game}).to_string());
        }
        club
    }

    /// Makes a line and greets the club.
    fn dial(&mut self, line: usize) {
        self.homes += 1;
        let home = IpAddr::V4(Ipv4Addr::from(0x0a00_0000 + self.homes));
        self.lines[line].link = self.hall.link(home, self.at).ok();
        let hello = json!({"t": "hello", "v": 1, "token": self.lines[line].token});
        self.say(line, &hello.to_string());
    }

    /// Sends a text, and returns the first message that the line is sent at once.
    fn say(&mut self, line: usize, text: &str) -> Value {
        let Some(link) = self.lines[line].link else { return Value::Null };
        self.at = self.at.saturating_add(STEP);
        let acts = self.hall.hear(link, text, self.at);
        self.carry(acts, link)
    }

    /// Takes what was sent, which must be messages. Returns the first one for a link.
    fn carry(&mut self, acts: Vec<HallAct>, to: LinkId) -> Value {
        let mut first = Value::Null;
        for act in acts {
            match act {
                HallAct::Send { link, text } => {
                    let message = read_from_referee(&text).unwrap_or_else(|fault| panic!("{fault}: {text}"));
                    let line = self.lines.iter_mut().find(|line| line.link == Some(link));
                    if let Some((line, n)) = line.zip(message.number()) {
                        line.n = n;
                    }
                    if link == to && first.is_null() {
                        first = serde_json::from_str(&text).expect("a message is JSON");
                    }
                }
                HallAct::Close { link, why } => {
                    assert!(!why.is_empty(), "a line ends without a reason");
                    self.lines
                        .iter_mut()
                        .filter(|line| line.link == Some(link))
                        .for_each(|line| line.link = None);
                }
            }
        }
        first
    }

    fn happen(&mut self, what: &str) {
        let mut letters = what.chars();
        match letters.next() {
            Some('t') => {
                let passed: i64 = letters.as_str().parse().unwrap_or_default();
                self.at = self.at.saturating_add(passed);
                let acts = self.hall.tick(self.at);
                self.carry(acts, LinkId(0));
            }
            Some('x') => {
                if let Some(line) = letters.next().and_then(line_of) {
                    if let Some(link) = self.lines[line].link.take() {
                        self.hall.unlink(link, self.at);
                    }
                    self.dial(line);
                }
            }
            Some(letter) => {
                let Some(line) = line_of(letter) else { return };
                if self.lines[line].link.is_none() {
                    self.dial(line);
                }
                let after = self.lines[line].n.to_string();
                let text = letters.as_str().replace("GAME", &self.game).replace("AFTER", &after);
                self.say(line, &text);
            }
            None => {}
        }
        assert!(self.hall.size().0 <= 3, "lines that have ended are held");
        assert!(self.hall.take_faults().is_empty(), "the store has refused something");
    }
}

/// The line with this number.
fn line_of(letter: char) -> Option<usize> {
    ['0', '1', '2'].iter().position(|number| *number == letter)
}

/// Passes messages to a player's program.
pub fn follow(bytes: &[u8]) {
    let Some((first, lines)) = lines(bytes) else { return };
    as_chosen!(first, follow_as, lines);
}

fn follow_as<'a, G: Fuzzed + Played>(number: u8, lines: impl Iterator<Item = &'a str>) {
    let rulebook = G::with_table(|table| {
        table.begin(number);
        Arc::clone(&table.rulebook)
    });
    let people = ["human", "human"].map(str::to_owned);
    let (mut store, agreed) = (Memory::default(), (5, people, Terms::default()));
    let mut bench =
        Bench::<G>::begin(&mut store, ID, Arc::clone(&rulebook), agreed, BEGIN).expect("it begins");
    let reader = Reader::ALL[usize::from(number) % Reader::ALL.len()];
    let open = ClientMessage::Open { game: ID.to_owned(), form: Form::View, n: None, hash: None };
    let mut client = Client::<G>::new(ID, Some(rulebook));
    for outgoing in bench.hear(&mut store, reader, &open, BEGIN) {
        client.hear(&outgoing.message);
    }
    assert!(client.held().is_some(), "the game is not there");
    for line in lines {
        let next = client.held().map_or(0, |held| held.n + 1).to_string();
        let Ok(message) = read_from_referee(&line.replace("NEXT", &next)) else { continue };
        client.hear(&with_hash(message, client.held()));
        if let Some(held) = client.held() {
            assert_eq!(hash_of_view(&held.view), held.hash, "the view has another hash");
        }
        for question in client.question().into_iter().chain(client.again()) {
            assert!(read_from_client(&written(&question)).is_ok(), "{question:?}");
        }
    }
}

/// Gives a message the right hash, if it has none.
fn with_hash<G: Played>(mut message: RefereeMessage, held: Option<&Held<G>>) -> RefereeMessage {
    let (hash, view) = match &mut message {
        RefereeMessage::Step(step) => {
            let view = held.and_then(|held| step.change.applied_to(&held.view));
            (&mut step.hash, view)
        }
        RefereeMessage::Back(back) => {
            let view = held.and_then(|held| back.change.applied_to(&held.view));
            (&mut back.hash, view)
        }
        RefereeMessage::Game(game) => {
            let view = game.view.clone();
            (&mut game.hash, Some(view))
        }
        _ => return message,
    };
    if let (true, Some(view)) = (hash.as_str() == "HASH", view) {
        *hash = hash_of_view(&view);
    }
    message
}
