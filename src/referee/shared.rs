//! The rulebooks that loaded games share: a club holds hundreds of games of a few scenarios, and a map with its tables is large.

use super::Played;
use std::{
    any::Any,
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

/// Each rulebook goes with the last game that has it.
static RULEBOOKS: Mutex<BTreeMap<String, Weak<dyn Any + Send + Sync>>> = Mutex::new(BTreeMap::new());

/// Returns the rulebook of a scenario with these digests of its files and these options; none if no loaded game has it.
pub fn shared_rulebook<G: Played>(
    scenario: &str,
    digests: &[String],
    options: &G::Options,
) -> Option<Arc<G::Rulebook>> {
    let name = name_of::<G>(scenario, digests, options)?;
    let known = RULEBOOKS.lock().unwrap_or_else(PoisonError::into_inner).get(&name)?.upgrade()?;
    known.downcast().ok()
}

/// Shares a rulebook that was loaded: returns the one of the loaded games if it has the same files and options.
pub fn share_rulebook<G: Played>(rulebook: G::Rulebook) -> Arc<G::Rulebook> {
    let options = G::options(&rulebook);
    let about = G::about(&rulebook);
    let (scenario, digests) = (about.id.to_owned(), about.digests.to_vec());
    if let Some(known) = shared_rulebook::<G>(&scenario, &digests, &options) {
        return known;
    }
    let rulebook = Arc::new(rulebook);
    if let Some(name) = name_of::<G>(&scenario, &digests, &options) {
        let whole: Arc<dyn Any + Send + Sync> = Arc::clone(&rulebook) as _;
        let mut rulebooks = RULEBOOKS.lock().unwrap_or_else(PoisonError::into_inner);
        rulebooks.retain(|_, other| other.strong_count() > 0);
        rulebooks.insert(name, Arc::downgrade(&whole));
    }
    rulebook
}

/// The scenario may be edited between two games: its digests tell one from the other.
fn name_of<G: Played>(scenario: &str, digests: &[String], options: &G::Options) -> Option<String> {
    serde_json::to_string(&(G::ID, scenario, digests, options)).ok()
}
