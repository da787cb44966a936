//! The server of a club, with sockets on this machine: players who join and play, a server that goes away and comes back,
//! and programs that send what they should not.

mod bots;
mod browser;
mod cut;
mod encrypted;
mod exported;
mod frames;
mod hostile;
mod http;
mod killed;
mod mail;
mod page;
mod pages;
mod pair;
mod playing;
mod slow;
#[cfg(feature = "ticket")]
mod ticket;
mod two;

use kessel::{
    club::{
        accounts::{self, Chance},
        dial::{LineNews, SocketLine, dial},
        hall::{Hall, HallRules},
        server::{Server, Waits, serve},
    },
    engine::orders::Viewer,
    games::{PAGED, REFEREED},
    play::players::{Seated, Thought},
    referee::{
        Played, Role,
        client::{Client, Heard, Held},
        store::{club::ClubStore, postgres::Postgres, sqlite::Sqlite},
        wire::{ClientMessage, Line, read_from_referee, written},
    },
};
use serde_json::{Value, json};
use std::{
    fs,
    io::{Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpStream},
    path::PathBuf,
    thread,
    time::{Duration, Instant},
};

/// The longest time that a test waits for something.
const PATIENCE: Duration = Duration::from_secs(10);

/// Waits until there is something.
#[track_caller]
fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let until = Instant::now() + PATIENCE;
    loop {
        if let Some(there) = look() {
            return there;
        }
        assert!(Instant::now() < until, "{what} did not come");
        thread::sleep(Duration::from_millis(2));
    }
}

/// A club in a folder of its own, which goes with the test.
struct Club {
    folder: PathBuf,
    /// The address of a database of PostgreSQL, in which it keeps its data in place of the folder.
    database: Option<String>,
    /// The port, once the system has chosen one.
    port: u16,
    server: Option<Server>,
    waits: Waits,
}

impl Club {
    /// Opens a club; its server accepts connections when this returns.
    fn open(name: &str, waits: Waits) -> Self {
        Self::open_in(name, waits, None)
    }

    /// The same with its data in a database of PostgreSQL.
    fn open_in(name: &str, waits: Waits, database: Option<String>) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-club-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let mut club = Self { folder, database, port: 0, server: None, waits };
        club.start();
        club
    }

    fn store(&self) -> Sqlite {
        Sqlite::open(&self.folder.join("games.db")).unwrap()
    }

    /// Opens its data, wherever they are.
    fn data(&self) -> Box<dyn ClubStore> {
        match &self.database {
            Some(address) => Box::new(Postgres::open(address).unwrap()),
            None => Box::new(self.store()),
        }
    }

    /// The place of its data, as `--data` takes it.
    fn place(&self) -> PathBuf {
        self.database.as_ref().map_or_else(|| self.folder.clone(), PathBuf::from)
    }

    fn start(&mut self) {
        let server = self.serve(self.port);
        self.port = server.address().port();
        self.server = Some(server);
    }

    /// Starts a server of its data; for port 0 the system chooses one.
    fn serve(&self, port: u16) -> Server {
        let rules = HallRules { club: "Test".to_owned(), ..HallRules::default() };
        let hall = Hall::open(self.data(), &REFEREED, rules, 1).unwrap();
        let at = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        serve(hall, at, self.data(), self.waits, &PAGED).unwrap()
    }

    fn stop(&mut self) {
        self.server = None;
    }

    fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// Returns an invitation for some players.
    fn invite(&self, uses: u32) -> String {
        let mut chance = Chance::of_system(2).unwrap();
        accounts::invite(self.data().as_mut(), &mut chance, (Role::Player, uses, None), 0).unwrap()
    }

    /// Returns the answer to a look at its health.
    fn health(&self) -> Value {
        let mut stream = TcpStream::connect(self.address()).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let head = format!("GET /health HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address());
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
        serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
    }
}

impl Drop for Club {
    fn drop(&mut self) {
        self.stop();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Returns the greeting of a player with this token, or of a guest.
fn hello(token: Option<&str>) -> String {
    match token {
        Some(token) => json!({ "t": "hello", "v": 1, "token": token }).to_string(),
        None => json!({ "t": "hello", "v": 1 }).to_string(),
    }
}

/// A person of a club, at a line.
struct Person {
    line: SocketLine,
    token: String,
}

impl Person {
    /// Joins a club by an invitation.
    fn join(club: &Club, invite: &str, name: &str) -> Self {
        Self::join_at(&club.address(), invite, name)
    }

    /// Joins the club at this address by an invitation.
    fn join_at(address: &str, invite: &str, name: &str) -> Self {
        let line = dial(address, &hello(None), || {}).unwrap();
        let mut person = Self { line, token: String::new() };
        person.send(&json!({ "t": "join", "invite": invite, "name": name }));
        let joined = person.answer("joined");
        joined["token"].as_str().unwrap().clone_into(&mut person.token);
        person.line.set_hello(&hello(Some(&person.token)));
        person
    }

    /// Makes a new line at once, where the old one would wait before it dials again.
    fn dial_again(&mut self, address: &str) {
        self.line = dial(address, &hello(Some(&self.token)), || {}).unwrap();
    }

    fn send(&mut self, message: &Value) {
        self.line.send(&message.to_string()).unwrap();
    }

    /// Waits for a message of this kind, and drops those before it.
    #[track_caller]
    fn answer(&mut self, kind: &str) -> Value {
        wait_for(kind, || {
            let message: Value = serde_json::from_str(&self.line.receive().unwrap()?).unwrap();
            assert!(message["t"] != "error", "{kind}: {message}");
            (message["t"] == kind).then_some(message)
        })
    }

    /// Makes a public game with an open seat, and returns its id.
    fn make<G: Played>(&mut self, scenario: &str) -> String {
        self.make_as::<G>(&format!("new-{scenario}"), scenario)
    }

    /// The same with a key of its own.
    fn make_as<G: Played>(&mut self, key: &str, scenario: &str) -> String {
        self.send(&json!({
            "t": "new", "key": key, "kind": G::ID, "scenario": scenario,
            "side": G::SIDES[0].word, "other": "open", "public": true,
        }));
        self.answer("made")["game"].as_str().unwrap().to_owned()
    }

    /// Takes the open seat of a game, which then begins.
    fn sit<G: Played>(&mut self, game: &str) {
        self.send(&json!({ "t": "sit", "game": game, "side": G::SIDES[1].word }));
        self.answer("sat");
        // The lines of both players agree on the dice by themselves.
        self.answer("begun");
    }
}

/// A player of a game, who gives orders by chance.
struct Seat<G: Played> {
    person: Person,
    client: Client<G>,
    adviser: Seated<G>,
    orders: usize,
    /// The orders that were acknowledged.
    done: usize,
    /// How often the line was lost.
    lost: usize,
}

impl<G: Played> Seat<G> {
    fn new(person: Person, game: &str, seed: u64) -> Self {
        let adviser = G::player("random", seed).unwrap();
        Self { person, client: Client::new(game, None), adviser, orders: 0, done: 0, lost: 0 }
    }

    fn send(&mut self, message: &ClientMessage) {
        self.person.line.send(&written(message)).unwrap();
    }

    /// Hears what has come, and gives an order if this player is waited for.
    fn play(&mut self) {
        self.hear();
        self.give();
    }

    /// Hears what has come.
    fn hear(&mut self) {
        while let Some(news) = self.person.line.news() {
            match news {
                LineNews::Connected => {
                    for message in self.client.redial() {
                        self.send(&message);
                    }
                }
                LineNews::Lost => self.lost += 1,
            }
        }
        while let Some(text) = self.person.line.receive().unwrap() {
            let heard = self.client.hear(&read_from_referee(&text).unwrap());
            assert!(!matches!(heard, Heard::Refused { .. } | Heard::Error { .. }), "{text}");
            self.done += usize::from(matches!(heard, Heard::Done { .. }));
        }
        if let Some(question) = self.client.question() {
            self.send(&question);
        }
    }

    /// Gives an order if this player is waited for.
    fn give(&mut self) {
        let Some(held) = self.client.held().filter(|_| !self.client.is_waiting()) else { return };
        let Viewer::Side(side) = held.eyes else { panic!("this player has no seat") };
        // Where both are waited for, the view of the one who is asked first is enough for an order.
        if held.due.contains(&side) && G::acting(&held.rulebook, &held.position.public) == side {
            let order = advice(held, &mut self.adviser);
            self.orders += 1;
            let message = self.client.order(&format!("order-{}", self.orders), &order).unwrap();
            self.send(&message);
        }
    }
}

/// Returns an order from what a player may know.
fn advice<G: Played>(held: &Held<G>, adviser: &mut Seated<G>) -> G::Order {
    let view = G::view(&held.rulebook, &held.position);
    adviser.choose_order(&view, &Thought::default()).order
}

/// Lets two players play until they have given this many orders together, and both have the answers.
fn play<G: Played>(seats: &mut [Seat<G>; 2], orders: usize) {
    wait_for("the orders", || {
        let given: usize = seats.iter().map(|seat| seat.orders).sum();
        // The last orders are waited for: while more were given, there would always be one under way.
        seats.iter_mut().for_each(if given < orders { Seat::play } else { Seat::hear });
        (given >= orders && seats.iter().all(|seat| !seat.client.is_waiting())).then_some(())
    });
}
