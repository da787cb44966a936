//! A position saved as a scenario.

use crate::games::{Table, campaign, moments};
use kessel::{
    data::Source,
    games::guderian::{
        Guderian, Rulebook, counter::Place, invariants, phase::Phase, position::Public, scenario_of, victory,
    },
    orders::Game,
};
use std::sync::Arc;

/// The text of a position saved as a scenario, or why it cannot be one.
pub fn saved(rulebook: &Rulebook, public: &Public) -> Result<String, String> {
    let id = "mine".parse().unwrap();
    let scenario = scenario_of::scenario_of(rulebook, public, id, "Mine", "A test.")?;
    Ok(scenario_of::text(&scenario).unwrap())
}

/// A game saved as a scenario begins with the same counters, at the same time, with the same things
/// known; untried divisions are drawn anew.
#[test]
fn a_position_saved_as_a_scenario_begins_as_it_was() {
    let rulebook = campaign();
    let mut begun = 0;
    for position in moments() {
        let public = &position.public;
        let Ok(text) = saved(&rulebook, public) else { continue };
        for division in position.secrets.identity.values() {
            assert!(!text.contains(&format!("\"{division}\"")), "{division} stands in the scenario");
        }
        let source = Source { name: "mine.ron".to_owned(), text: text.clone() };
        let again = Rulebook::from_source(&source).unwrap_or_else(|faults| panic!("{}\n{text}", faults[0]));
        let begins = Guderian::start(&again, 9);
        assert_eq!(Guderian::faults(&again, &begins), [""; 0]);
        let broken: Vec<String> = invariants::broken(&again, &begins);
        assert!(broken.is_empty(), "{broken:?}\n{text}");
        // An untried counter is the next of its kind, whatever its number.
        let shown = |public: &Public| {
            let mut shown: Vec<_> = public
                .counters
                .iter()
                .filter(|counter| {
                    let gone = counter.place == Place::Gone;
                    !gone || counter.unit.is_some_and(|_| counter.kind.pool().is_none())
                })
                .map(|counter| {
                    let condition = ron::to_string(&counter.condition).unwrap();
                    (counter.unit, counter.kind, format!("{:?}", counter.place), condition)
                })
                .collect();
            shown.sort();
            shown
        };
        let set_up = public.phase == Phase::SovietSetUp;
        assert_eq!(begins.public.turn, public.turn);
        assert!(set_up || begins.public.phase == public.phase);
        let (now, then) = (shown(&begins.public), shown(public));
        for (now, then) in now.iter().zip(&then) {
            assert_eq!(now, then, "{text}");
        }
        assert_eq!(now.len(), then.len());
        assert_eq!(begins.public.score, public.score);
        assert_eq!(victory::points(&again, &begins.public), victory::points(&rulebook, public));
        let (mut known, mut knew) = (begins.public.known_out.clone(), public.known_out.clone());
        known.sort_unstable();
        knew.sort_unstable();
        assert_eq!(known, knew);
        // It plays.
        let mut table = Table::new(&Arc::new(again), 4);
        for _ in 0..30 {
            if table.step().is_none() {
                break;
            }
        }
        begun += 1;
    }
    assert!(begun > 40, "only {begun} positions could begin a scenario");
}
