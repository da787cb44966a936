//! Tests that changes by an artist are seen, in the pictures drawn after them.

use super::watch::{Loaded, News, PackWatcher};
use crate::art::packs::{
    check::fault_tests::Folder,
    error::PackError,
    face::{Face, sample},
};
use std::{
    fs,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

/// A time in which every expected change has happened.
const LONG: Duration = Duration::from_secs(20);
/// A time in which the thread has checked the files several times.
const SHORT: Duration = Duration::from_millis(900);

struct Desk {
    folder: Folder,
    watcher: PackWatcher,
    woken: Arc<AtomicUsize>,
}

impl Desk {
    /// Makes a pack named `mine` with a round symbol, and watches it.
    fn new(name: &str) -> Self {
        let folder = Folder::with(
            name,
            &[("mine/pack.ron", "(name: \"Mine\")"), ("mine/symbols/armour.svg", &round(14))],
        );
        let woken = Arc::new(AtomicUsize::new(0));
        let bell = Arc::clone(&woken);
        let wake = move || {
            bell.fetch_add(1, Ordering::Relaxed);
        };
        let watcher = PackWatcher::begin(vec![folder.0.clone()], "mine", wake).unwrap();
        Self { folder, watcher, woken }
    }

    fn loaded(&self, time: Duration) -> Option<Loaded> {
        let end = Instant::now() + time;
        while let Some(news) = self.watcher.wait(end.saturating_duration_since(Instant::now())) {
            if let News::Loaded(loaded) = news {
                return Some(loaded);
            }
        }
        None
    }

    fn save(&self, file: &str, text: &str) {
        fs::write(self.folder.0.join("mine").join(file), text).unwrap();
    }
}

fn round(radius: u32) -> String {
    format!("<svg xmlns='http://www.w3.org/2000/svg'><circle r='{radius}' fill='#00FF00'/></svg>")
}

/// Returns the number of green pixels in the armour symbol.
fn green(loaded: &Loaded) -> usize {
    let face = Face { template: "german".to_owned(), symbol: "armour".to_owned(), ..sample() };
    let picture = loaded.pack.render(&face, 96).unwrap();
    picture.rgba.chunks(4).filter(|pixel| pixel[1] > 200 && pixel[0] < 60).count()
}

#[test]
fn a_saved_file_is_seen_within_a_second_and_wakes_the_window() {
    let desk = Desk::new("seen");
    let first = desk.loaded(LONG).unwrap();
    assert_eq!((first.id.as_str(), first.faults.len()), ("mine", 0));
    // The list of packs comes as well; after that no message comes as long as no file is saved.
    assert!(desk.loaded(SHORT).is_none());
    let woken = desk.woken.load(Ordering::Relaxed);
    assert!(desk.loaded(SHORT).is_none());
    assert_eq!(desk.woken.load(Ordering::Relaxed), woken, "at rest nobody is woken");

    // Like editors: another file replaces the old one.
    let since = Instant::now();
    desk.save("symbols/armour.svg.part", &round(8));
    let mine = desk.folder.0.join("mine/symbols");
    fs::rename(mine.join("armour.svg.part"), mine.join("armour.svg")).unwrap();
    let second = desk.loaded(LONG).unwrap();
    let taken = since.elapsed();
    assert!(green(&second) > 50 && green(&second) < green(&first) / 2, "the pixels have changed");
    assert!(desk.woken.load(Ordering::Relaxed) > woken);
    assert!(taken < Duration::from_secs(5), "{taken:?}, and that on a busy machine");
}

#[test]
fn a_broken_file_is_told_and_the_last_good_face_is_kept_until_it_is_mended() {
    let desk = Desk::new("kept");
    let first = desk.loaded(LONG).unwrap();
    desk.save("symbols/armour.svg", "<svg><circle r='3'>");
    let broken = desk.loaded(LONG).unwrap();
    let told: Vec<String> = broken.faults.iter().map(ToString::to_string).collect();
    assert!(matches!(&broken.faults[..], [PackError::Fault { .. }]), "{told:?}");
    assert!(
        told[0].contains("armour.svg:1:20: the drawing ends before") || told[0].contains("still open"),
        "{told:?}"
    );
    assert_eq!(green(&broken), green(&first));
    desk.save("symbols/armour.svg", &round(10));
    let mended = desk.loaded(LONG).unwrap();
    assert_eq!(mended.faults, []);
    assert!(green(&mended) < green(&first));
}

#[test]
fn half_a_file_is_not_told_when_the_rest_follows() {
    let desk = Desk::new("half");
    desk.loaded(LONG).unwrap();
    let whole = round(9);
    for length in [0, 20, 60] {
        desk.save("symbols/armour.svg", &whole[..length]);
        std::thread::sleep(Duration::from_millis(60));
    }
    desk.save("symbols/armour.svg", &whole);
    let news = desk.loaded(LONG).unwrap();
    // Only a writer slower than the watcher's pause would be reported.
    assert_eq!(news.faults, [], "{:?}", news.faults);
    assert!(green(&news) > 0);
}

#[test]
fn another_pack_can_be_chosen_and_one_that_is_not_there_is_told() {
    let desk = Desk::new("chosen");
    assert!(green(&desk.loaded(LONG).unwrap()) > 0);
    desk.watcher.choose("flat");
    let flat = desk.loaded(LONG).unwrap();
    assert_eq!((flat.id.as_str(), flat.pack.name.as_str(), flat.faults.len()), ("flat", "Flat", 0));
    desk.watcher.choose("nowhere");
    let nowhere = desk.loaded(LONG).unwrap();
    assert_eq!(nowhere.pack.name, "Standard");
    assert!(
        nowhere.faults[0].to_string().contains("no art pack \"nowhere\"; there are: standard, flat, mine")
    );
}
