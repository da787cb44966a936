//! Lines that are cut at random bytes: the players dial again and go on, and nothing is lost or played twice.

use super::{Club, pair::Pair, wait_for};
use kessel::{club::server::Waits, games::squad::rules::Squad};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use std::{
    io::{Read, Write},
    net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering::Relaxed},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

/// The pause between two looks: without it a line would have more messages than a club allows.
const PAUSE: Duration = Duration::from_millis(20);

/// Something between the players and the club that cuts each connection after some bytes, of both directions together.
struct Cutter {
    address: SocketAddr,
    cuts: Arc<AtomicU64>,
    is_over: Arc<AtomicBool>,
    accepting: Option<JoinHandle<()>>,
}

/// Passes bytes on until the connection ends or no more may pass.
fn pass(mut from: TcpStream, mut to: TcpStream, left: &AtomicI64, cuts: &AtomicU64) {
    let mut buffer = [0; 4096];
    while let Ok(length @ 1..) = from.read(&mut buffer) {
        let read = i64::try_from(length).unwrap();
        let before = left.fetch_sub(read, Relaxed);
        let may_pass = usize::try_from(before.clamp(0, read)).unwrap();
        if to.write_all(&buffer[..may_pass]).is_err() {
            break;
        }
        if may_pass < length {
            // The other direction may have come to the end too: that is one cut.
            cuts.fetch_add(u64::from(before > 0), Relaxed);
            break;
        }
    }
    for stream in [from, to] {
        let _ = stream.shutdown(Shutdown::Both);
    }
}

impl Cutter {
    fn before(club: SocketAddr, seed: u64) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let (cuts, is_over) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
        let (counted, stop) = (Arc::clone(&cuts), Arc::clone(&is_over));
        let accepting = thread::spawn(move || {
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            for player in listener.incoming() {
                if stop.load(Relaxed) {
                    return;
                }
                // Some connections end in the handshake, most in a game, some after a whole game was sent.
                let most = 1_i64 << chance.random_range(4..17);
                let left = Arc::new(AtomicI64::new(chance.random_range(1..=most)));
                let (player, club) = (player.unwrap(), TcpStream::connect(club).unwrap());
                let back = (club.try_clone().unwrap(), player.try_clone().unwrap());
                for (from, to) in [(player, club), back] {
                    let (left, cuts) = (Arc::clone(&left), Arc::clone(&counted));
                    thread::spawn(move || pass(from, to, &left, &cuts));
                }
            }
        });
        Self { address, cuts, is_over, accepting: Some(accepting) }
    }

    fn cuts(&self) -> u64 {
        self.cuts.load(Relaxed)
    }
}

impl Drop for Cutter {
    fn drop(&mut self) {
        self.is_over.store(true, Relaxed);
        // It waits for a connection.
        let _ = TcpStream::connect(self.address);
        if let Some(accepting) = self.accepting.take() {
            let _ = accepting.join();
        }
    }
}

/// Plays over lines that are cut this many times.
fn cut(cuts: u64, seed: u64) {
    let club = Club::open(&format!("cut-{seed}"), Waits::default());
    let direct = club.address();
    let cutter = Cutter::before(direct.parse().unwrap(), seed);
    let over_cutter = cutter.address.to_string();
    let mut pair = Pair::<Squad>::join(&club, &direct, "patrol");
    pair.dial_again(&over_cutter);
    let mut restarts = 0_u64;
    while cutter.cuts() < cuts {
        pair.play();
        if pair.is_over() {
            pair.check(&club);
            pair.dial_again(&direct);
            pair.begin();
            pair.dial_again(&over_cutter);
        }
        // Now and then a program begins anew too, which needs the whole game.
        if cutter.cuts() / 40 > restarts && pair.waiting() == 0 {
            restarts += 1;
            pair.forget(usize::from(restarts.is_multiple_of(2)));
        }
        pair.dial_if_lost(&over_cutter);
        thread::sleep(PAUSE);
    }
    pair.dial_again(&direct);
    let before = pair.done();
    wait_for("the orders after the last cut", || {
        pair.play();
        ((pair.done() >= before + 3 && pair.waiting() == 0) || pair.is_over()).then_some(())
    });
    pair.check(&club);
    println!("figure: {} cuts, {} orders, none lost or played twice", cutter.cuts(), pair.all_done());
}

#[test]
fn lines_that_are_cut_at_random_bytes_lose_and_double_nothing() {
    cut(25, 51);
}

#[test]
#[ignore = "long: 1,000 cuts; tools/check-online makes them"]
fn a_thousand_cuts_lose_and_double_nothing() {
    cut(crate::extent("KESSEL_CUTS", 1_000), 52);
}
