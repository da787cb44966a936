//! The content of an overlay, from the feed of a game alone: five kinds of lines give the score, and snapshots the
//! losses of each side. `tools/check-overlay` tests the page itself against games, in a browser.

use kessel::{
    engine::orders::{InPlay, Record},
    games::{
        guderian::rules::Guderian, panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad,
    },
    play::{
        feed::{Fed, Feed, FeedLine},
        matches::{Match, Matched},
    },
};
use serde_json::Value;
use std::sync::Arc;

/// The kinds of lines that give the score, as in the page.
const SCORES: [&str; 5] = ["game_begun", "snapshot", "phase_opened", "taken_back", "ended"];

/// The content of an overlay.
#[derive(Default)]
struct Shown {
    score: Option<i64>,
    lost: Vec<Option<u64>>,
    on_map: Vec<u64>,
    names: Vec<String>,
    /// The number of lines with points that are no score.
    others: usize,
}

impl Shown {
    fn take(&mut self, lines: &[FeedLine]) {
        for line in lines {
            match line.data["points"].as_i64() {
                Some(points) if SCORES.contains(&line.kind) => self.score = Some(points),
                Some(points) => self.others += usize::from(Some(points) != self.score),
                None => {}
            }
            if line.kind == "game_begun" {
                let sides = line.data["sides"].as_array().unwrap();
                self.names = sides.iter().map(|side| side["name"].as_str().unwrap().to_owned()).collect();
                let of = line.data["points_of"].as_str().unwrap();
                assert!(sides.iter().any(|side| side["side"] == of), "{line}");
            }
            if line.kind == "snapshot" {
                let of = |field: &str| -> Vec<Option<u64>> {
                    let sides = line.data["sides"].as_array().unwrap();
                    sides.iter().map(|side| side[field].as_u64()).collect()
                };
                self.lost = of("lost");
                self.on_map = of("on_map").into_iter().flatten().collect();
                // The side of the phase is legible, if it has one.
                let phase = line.data["phase_name"].as_str().unwrap().to_lowercase();
                let own = line.side.filter(|_| !line.phase.contains("interdiction") && line.phase != "over");
                assert!(own.is_none_or(|side| phase.contains(side)), "{line}");
            }
        }
    }

    /// Checks the content against the game.
    #[track_caller]
    fn is_true<G: Fed>(&self, rulebook: &G::Rulebook, known: &G::Public, order: usize) {
        assert_eq!(self.score, Some(i64::from(G::stands(rulebook, known).points)), "order {order}");
        let lost = G::lost(known).unwrap().map(|lost| Some(lost as u64));
        assert_eq!(self.lost, lost, "order {order}");
        let on_map = [0, 1].map(|side: usize| {
            let counters = G::counters(known).iter();
            counters.filter(|counter| counter.side() == side && counter.hex().is_some()).count() as u64
        });
        assert_eq!(self.on_map, on_map, "order {order}");
    }
}

/// Follows a game between two of these players order by order; returns the number of losses during a phase, and of
/// lines with points that are no score.
fn follow<G: Fed + Matched>(scenario: &str, player: &str, seed: u64) -> [usize; 2] {
    let rulebook = Arc::new(G::load(scenario, &G::Options::default()).unwrap());
    let (_, file) = Match::<G>::between(&rulebook, seed, [player; 2]).play_recorded();
    let mut world = G::world();
    let mut record = Record::<G>::new(&mut world, Arc::clone(&rulebook), seed);
    let (mut feed, mut shown, mut within) = (Feed::default(), Shown::default(), 0);
    shown.take(&feed.begin::<G>(&rulebook, &G::position(&world).public, 0));
    assert_eq!(shown.names, G::SIDES.map(|side| side.name.to_owned()));
    for (number, played) in (1..).zip(&file.played) {
        let events = record.play(&mut world, &played.order).unwrap();
        let lines = feed.tell::<G>(&rulebook, &G::position(&world).public, number, &events);
        let before = shown.lost.clone();
        shown.take(&lines);
        shown.is_true::<G>(&rulebook, &G::position(&world).public, number);
        within += usize::from(before != shown.lost && lines.iter().all(|line| line.kind != "phase_opened"));
        if number % 40 == 7 && record.undo(&mut world) {
            let left = record.file.played.len();
            let taken = feed.take_back::<G>(&rulebook, &G::position(&world).public, left);
            shown.take(&taken);
            shown.is_true::<G>(&rulebook, &G::position(&world).public, left);
            for again in &file.played[left..number] {
                let events = record.play(&mut world, &again.order).unwrap();
                let orders = record.file.played.len();
                shown.take(&feed.tell::<G>(&rulebook, &G::position(&world).public, orders, &events));
            }
        }
    }
    let end = feed.tell::<G>(&rulebook, &G::position(&world).public, file.played.len(), &[]);
    assert_eq!(end, [], "nothing has happened since");
    [within, shown.others]
}

/// After every order of a whole game, score and losses of the overlay are those of the game.
#[test]
fn an_overlay_shows_the_score_and_the_losses_of_now() {
    let told = [
        follow::<Guderian>("training", "random", 3),
        // Plots are carried out in a phase of their own; a few games have no loss in another.
        (3..9)
            .map(|seed| follow::<Panzer44>("vauclair", "greedy", seed))
            .find(|[within, _]| *within > 0)
            .unwrap_or_default(),
        follow::<Platoon>("meeting", "random", 3),
        follow::<Squad>("patrol", "random", 3),
    ];
    for ([within, _], game) in told.iter().zip(["guderian", "panzer44", "platoon", "squad"]) {
        assert!(*within > 0, "nobody lost anything in the midst of a phase of {game}");
    }
    assert!(told.iter().any(|[_, others]| *others > 0), "no line had points that are no score: {told:?}");
}

/// The page reads exactly the same lines for the score.
#[test]
fn the_page_knows_which_lines_tell_the_score() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/overlay/index.html");
    let page = std::fs::read_to_string(page).unwrap();
    let list = page.split_once("const SCORES = ").unwrap().1.split_once(';').unwrap().0;
    let list: Vec<Value> = serde_json::from_str(list).unwrap();
    assert_eq!(list, SCORES);
    for game in ["", "-panzer44", "-platoon", "-squad"] {
        let schema = format!("{}/docs/feed{game}.schema.json", env!("CARGO_MANIFEST_DIR"));
        let schema: Value = serde_json::from_str(&std::fs::read_to_string(schema).unwrap()).unwrap();
        for kind in ["game_begun", "snapshot", "standing", "ended"] {
            let required = schema["$defs"][kind]["required"].as_array().unwrap();
            assert!(required.contains(&"points".into()), "{kind}{game}");
        }
    }
}
