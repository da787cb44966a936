//! Twins: two positions that differ only in facts that a side may not know. They show that side the same (Guderian 15,
//! Panzer '44 5, Platoon 19, Squad 22).
//!
//! Random games of every scenario are stopped now and then. Each time a twin of the position is made for a side with
//! incomplete knowledge. Then every order of every unit is tried in both: it is refused in both with the same text, or
//! carried out in both. The side's reports of it are the same up to the event that legitimately reveals the secret.
//! Everything that the side can look at is the same in both: legal orders, offers and odds, explanations of hexes,
//! hints, counters, markers and overlays, the log, the feed, the scene events of the stage and the file. So is everything
//! that a referee sends to the side and to spectators. Each game says in `Hides` which facts it hides and which events may
//! reveal them, with the case.

mod answered;
mod asked;
mod guderian;
mod hides;
mod outside;
mod pair;
mod panzer44;
mod platoon;
mod sent;
mod squad;
mod written;

pub use hides::{Hides, Memory, PositionOf, Twin};

use pair::Match;
use std::collections::BTreeMap;

/// The extent of the tests.
#[derive(Clone, Copy)]
pub struct Extent {
    pub games: u64,
    /// Positions of a game of which twins are made.
    pub positions: usize,
    /// Orders that are tried in a pair of twins.
    pub orders: usize,
    /// The most orders of a game.
    pub longest: usize,
    /// One in this many pairs is compared in every view.
    pub looked: usize,
    /// Pairs of files that the program is asked about, and of which it paints a picture.
    pub painted: usize,
}

/// The extent in every run of the tests, of the scenarios that the tests below name.
pub const SHORT: Extent = Extent { games: 1, positions: 5, orders: 60, longest: 500, looked: 3, painted: 1 };

/// The extent when a change lands.
const MIDDLE: Extent = Extent { games: 1, positions: 8, orders: 100, longest: 700, looked: 3, painted: 2 };

/// The extent in the long run.
pub const LONG: Extent =
    Extent { games: 200, positions: 6, orders: 200, longest: 4000, looked: 3, painted: 20 };

/// The numbers of trials.
#[derive(Debug, Default)]
pub struct Tried {
    pub twins: usize,
    pub refused: usize,
    pub accepted: usize,
    pub told: usize,
    pub asked: BTreeMap<&'static str, usize>,
}

/// Plays games of every scenario of a game, or of those with these names, and compares twins.
pub fn compare<G: Hides>(extent: Extent, only: Option<&[&str]>) -> Tried {
    let mut tried = Tried::default();
    let mut rulebooks = G::rulebooks();
    if let Some(only) = only {
        rulebooks.retain(|(name, _)| only.contains(&name.as_str()));
        assert_eq!(rulebooks.len(), only.len(), "{only:?}");
    }
    for (name, rulebook) in rulebooks {
        for seed in 1..=extent.games {
            Match::<G>::new(&name, &rulebook, seed, extent).run(&mut tried);
        }
    }
    assert!(tried.twins > 3 && tried.refused > 100 && tried.accepted > 20, "{tried:?}");
    tried
}

mod tests {
    use super::{Extent, Hides, LONG, MIDDLE, SHORT, answered, compare};
    use kessel::games::{guderian::Guderian, panzer44::Panzer44, platoon::Platoon, squad::Squad};

    fn run<G: Hides>(extent: Extent) {
        looks_alike::<G>(extent, None);
    }

    fn looks_alike<G: Hides>(extent: Extent, only: Option<&[&str]>) {
        let tried = compare::<G>(extent, only);
        println!("{}: {tried:?}", G::ID);
        let seen = ["show", "legal", "moves", "odds", "offers", "why", "hint", "counters"];
        for what in seen.into_iter().chain(["the file", "the recorder", answered::ORDERS]) {
            assert!(tried.asked.contains_key(what), "{what}: {tried:?}");
        }
    }

    /// Returns the extent of the long run; `KESSEL_TWINS` is the number of games of each scenario.
    fn long() -> Extent {
        let games = std::env::var("KESSEL_TWINS").ok().and_then(|games| games.parse().ok());
        Extent { games: games.unwrap_or(LONG.games), ..LONG }
    }

    // Some scenarios of a game with many, those that differ most; the tests of every scenario play all of them when a
    // change lands.

    #[test]
    fn twins_of_guderian_look_alike() {
        looks_alike::<Guderian>(SHORT, Some(&["dnieper", "smolensk with bids", "training"]));
    }

    #[test]
    fn twins_of_panzer44_look_alike() {
        run::<Panzer44>(SHORT);
    }

    #[test]
    fn twins_of_platoon_look_alike() {
        let only = ["farm-road", "meeting with every option", "stream-line", "village with every option"];
        looks_alike::<Platoon>(SHORT, Some(&only));
    }

    #[test]
    fn twins_of_squad_look_alike() {
        let only = ["crossroads", "hill-71 with every option", "patrol", "valmont with every option"];
        looks_alike::<Squad>(SHORT, Some(&only));
    }

    #[test]
    #[ignore = "long: every scenario; .ci/run plays them"]
    fn twins_of_every_scenario_of_guderian() {
        run::<Guderian>(MIDDLE);
    }

    #[test]
    #[ignore = "long: every scenario; .ci/run plays them"]
    fn twins_of_every_scenario_of_panzer44() {
        run::<Panzer44>(MIDDLE);
    }

    #[test]
    #[ignore = "long: every scenario; .ci/run plays them"]
    fn twins_of_every_scenario_of_platoon() {
        run::<Platoon>(MIDDLE);
    }

    #[test]
    #[ignore = "long: every scenario; .ci/run plays them"]
    fn twins_of_every_scenario_of_squad() {
        run::<Squad>(MIDDLE);
    }

    #[test]
    #[ignore = "200 games of each scenario; see docs/second-opinion.md"]
    fn twins_of_200_games_of_guderian() {
        run::<Guderian>(long());
    }

    #[test]
    #[ignore = "200 games of each scenario; see docs/second-opinion.md"]
    fn twins_of_200_games_of_panzer44() {
        run::<Panzer44>(long());
    }

    #[test]
    #[ignore = "200 games of each scenario; see docs/second-opinion.md"]
    fn twins_of_200_games_of_platoon() {
        run::<Platoon>(long());
    }

    #[test]
    #[ignore = "200 games of each scenario; see docs/second-opinion.md"]
    fn twins_of_200_games_of_squad() {
        run::<Squad>(long());
    }
}
