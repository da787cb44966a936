//! The sizes of views and patches, and the time that they take: the figures of `docs/online.md`.

use crate::referee::room::{ID, Room, rulebook};
use kessel::{
    engine::orders::Viewer,
    games::{
        guderian::rules::Guderian, panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad,
    },
    referee::{
        Played,
        bench::{Bench, Reader, Terms},
        wire::{ViewChange, hash_of_view, written},
    },
};
use serde_json::Value;
use std::time::{Duration, Instant};

/// The orders after which a game is left: a room holds every view that it has sent.
const MOST: usize = 150;

/// The longest message that a client reads.
const LONGEST: usize = 4 * 1024 * 1024;

/// What was measured of a kind of game, an entry for each change of a view.
#[derive(Default)]
struct Figures {
    /// The bytes of views and of changes in JSON.
    views: Vec<usize>,
    changes: Vec<usize>,
    /// The changes that were sent as whole views.
    whole: usize,
    /// Making the view, its change, its hash, and writing the change.
    times: [Duration; 4],
    /// Opening a game again after its last order.
    opened: Vec<Duration>,
}

/// Does something, and adds its time.
fn timed<T>(time: &mut Duration, work: impl FnOnce() -> T) -> T {
    let began = Instant::now();
    let done = work();
    *time += began.elapsed();
    done
}

/// The value below which this share of a hundred is.
fn percentile<T: Copy + Ord>(values: &[T], share: usize) -> T {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    sorted[(sorted.len() - 1) * share / 100]
}

impl Figures {
    /// Measures the change of a view that has just been sent.
    fn measure<G: Played>(&mut self, bench: &Bench<G>, reader: Reader, before: &Value) {
        let [make, diff, hash, write] = &mut self.times;
        let (rulebook, position) = (bench.rulebook(), bench.position());
        let eyes = match reader {
            Reader::Seat(seat) => Viewer::Side(G::seat_of(position, seat)),
            Reader::Spectators => Viewer::Both,
        };
        let view = timed(make, || serde_json::to_value(G::sent(rulebook, position, eyes)).unwrap());
        assert!(view == bench.view(reader), "the view that was sent");
        let change = timed(diff, || ViewChange::between(before, &view));
        timed(hash, || hash_of_view(&view));
        let text = timed(write, || written(&change));
        self.whole += usize::from(change.view.is_some());
        self.changes.push(text.len());
        self.views.push(written(&view).len());
    }

    /// Returns the row of a table: bytes, then milliseconds.
    fn row(&self, kind: &str) -> String {
        let each = self.views.len();
        let times = self.times.map(|time| format!("{:.2}", time.as_secs_f64() * 1_000.0 / each as f64));
        let [median, most] = [50, 95].map(|share| percentile(&self.changes, share));
        let opened = percentile(&self.opened, 50).as_secs_f64() * 1_000.0;
        let views = (percentile(&self.views, 50), percentile(&self.views, 100));
        format!(
            "| {kind} | {} | {} | {median} | {most} | {} of {each} | {} | {opened:.0} |",
            views.0,
            views.1,
            self.whole,
            times.join(" | ")
        )
    }
}

/// Plays games by chance and prints a row of the table.
fn measure<G: Played>(scenario: &str) {
    let rulebook = rulebook::<G>(scenario, &Default::default());
    let mut figures = Figures::default();
    for seed in 1..=crate::extent("KESSEL_FIGURE_GAMES", 10) {
        let mut room = Room::<G>::new(&rulebook, seed, Terms::default(), false);
        while !room.bench.due().is_empty() && room.bench.orders() < MOST {
            let before = Reader::ALL.map(|reader| (room.bench.number(reader), room.bench.view(reader)));
            room.advance();
            for (reader, (number, view)) in Reader::ALL.into_iter().zip(before) {
                if room.bench.number(reader) > number {
                    figures.measure(&room.bench, reader, &view);
                }
            }
        }
        let began = Instant::now();
        Bench::<G>::open(&mut room.store, ID).unwrap();
        figures.opened.push(began.elapsed());
    }
    println!("figure: {}", figures.row(G::ID));
    assert!(percentile(&figures.views, 100) < LONGEST, "no program could read the whole game");
}

/// Measures one game after the other, so that none disturbs another.
#[test]
#[ignore = "a measurement: the sizes and times of views and patches, for docs/online.md"]
fn sizes_and_times_of_views() {
    measure::<Guderian>("dnieper");
    measure::<Panzer44>("vauclair");
    measure::<Platoon>("village");
    measure::<Squad>("valmont");
}
