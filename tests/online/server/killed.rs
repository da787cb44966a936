//! Servers that are killed while two players play: what was acknowledged is kept, once, and the game goes on.

use super::{Club, pair::Pair, wait_for};
use crate::store::postgres::empty_schema;
use kessel::{club::server::Waits, games::squad::rules::Squad};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use serde_json::Value;
use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// The server of a club in a process of its own. It is killed with the test.
struct Process {
    child: Child,
    address: String,
}

impl Process {
    /// Starts a server; for port 0 the system chooses one.
    fn start(folder: &Path, port: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_kessel"))
            .args(["serve", "--json", "--port", port, "--data"])
            .arg(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut said).unwrap();
        let said: Value = serde_json::from_str(&said).expect("the server says where it listens");
        let address = said["address"].as_str().unwrap().to_owned();
        Self { child, address }
    }

    fn port(&self) -> String {
        self.address.rsplit_once(':').unwrap().1.to_owned()
    }

    /// Kills it, as `kill -9` does.
    fn kill(&mut self) {
        // It may be killed already.
        let _ = self.child.kill();
        self.child.wait().unwrap();
    }

    /// Kills it and starts it again at the same address.
    fn restart(&mut self, folder: &Path) {
        self.kill();
        *self = Self::start(folder, &self.port());
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Returns the data of a club whose server is another process.
fn club(name: &str, database: Option<String>) -> Club {
    let mut club = Club::open_in(name, Waits::default(), database);
    club.stop();
    club
}

/// Lets a pair play for a random time, or until the game is over.
fn play_for_a_while(pair: &mut Pair<Squad>, chance: &mut ChaCha8Rng) {
    let until = Instant::now() + Duration::from_micros(chance.random_range(0..250_000));
    while Instant::now() < until && !pair.is_over() {
        pair.play();
        thread::sleep(Duration::from_millis(1));
    }
}

/// Waits until some more orders are acknowledged, or the game is over.
fn go_on(pair: &mut Pair<Squad>, orders: usize) {
    let before = pair.done();
    wait_for("the next orders", || {
        pair.play();
        (pair.done() >= before + orders || pair.is_over()).then_some(())
    });
}

fn killed(rounds: u64, seed: u64) {
    let club = club(&format!("killed-{seed}"), None);
    let mut process = Process::start(&club.folder, "0");
    let mut pair = Pair::<Squad>::join(&club, &process.address, "patrol");
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut longest = Duration::ZERO;
    for _ in 0..rounds {
        if pair.is_over() {
            pair.check(&club);
            pair.begin();
        }
        play_for_a_while(&mut pair, &mut chance);
        process.kill();
        pair.check(&club);
        let began = Instant::now();
        process.restart(&club.folder);
        pair.dial_again(&process.address);
        go_on(&mut pair, 1);
        longest = longest.max(began.elapsed());
    }
    process.kill();
    pair.check(&club);
    club.store().check().unwrap();
    println!(
        "figure: {rounds} kills, {} orders, none lost or played twice; from a kill to the next order at most {:.1} s",
        pair.all_done(),
        longest.as_secs_f64()
    );
}

#[test]
fn a_server_that_is_killed_loses_and_doubles_nothing() {
    killed(3, 61);
}

#[test]
#[ignore = "long: 500 kills of a server; tools/check-online makes them"]
fn five_hundred_killed_servers_lose_and_double_nothing() {
    killed(crate::extent("KESSEL_KILLS", 500), 62);
}

/// One of two servers of the same data is killed: the players go on at the other one, which was behind.
fn one_of_two_killed(club: &Club, rounds: u64) {
    let place = club.place();
    let [mut one, two] = [0, 1].map(|_| Process::start(&place, "0"));
    let mut pair = Pair::<Squad>::join(club, &one.address, "patrol");
    let mut chance = ChaCha8Rng::seed_from_u64(63);
    for _ in 0..rounds {
        if pair.is_over() {
            pair.begin();
        }
        pair.dial_again(&two.address);
        go_on(&mut pair, 2);
        pair.dial_again(&one.address);
        play_for_a_while(&mut pair, &mut chance);
        one.kill();
        pair.check(club);
        pair.dial_again(&two.address);
        go_on(&mut pair, 2);
        one.restart(&place);
    }
    pair.check(club);
    println!(
        "figure: {rounds} kills of one of two servers, {} orders, none lost or played twice",
        pair.all_done()
    );
}

#[test]
#[ignore = "long: two servers, one of them killed again and again; tools/check-online runs it"]
fn the_other_of_two_servers_goes_on() {
    one_of_two_killed(&club("two", None), crate::extent("KESSEL_KILLS", 500).div_ceil(10));
}

#[test]
#[ignore = "long: the same with PostgreSQL, whose address is in KESSEL_POSTGRES; tools/check-online runs it"]
fn one_of_two_servers_on_postgres_is_killed() {
    let Some(database) = empty_schema("kessel_killed") else { return };
    let rounds = crate::extent("KESSEL_KILLS", 500).div_ceil(10);
    one_of_two_killed(&club("two-postgres", Some(database)), rounds);
}
