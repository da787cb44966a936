//! The caption for viewers of every game, on a screen: each result of games that were played by chance can be read.
#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::{Guderian, Panzer44, Platoon, Squad};
use crate::{
    engine::{
        orders::{ChosenOptions, Position, Record, Timeline},
        text::{ENGLISH, in_language, within},
    },
    panels::tests::captioned::faults,
    play::matches::Match,
    scene::{Captioned, HasFaces, Seen, caption::Caption},
};
use std::{collections::BTreeSet, sync::Arc};

/// The most captions that are drawn for a game.
const MOST: usize = 160;

/// Returns a caption for each different combat of a game between players by chance: while its die rolls, and at rest.
fn captions<G: HasFaces + Captioned>(scenario: &str) -> Vec<Caption> {
    let options = ChosenOptions::usual::<G>().take::<G>().unwrap();
    let rulebook = Arc::new(G::load(scenario, &options).unwrap());
    let (_, file) = Match::<G>::between(&rulebook, 3, ["random", "random"]).play_recorded();
    let record = Record::<G>::from_file(&mut G::world(), file).unwrap().record;
    let (mut captions, mut known) = (Vec::new(), BTreeSet::new());
    let look = |number: usize, position: &Position<G>| {
        let orders = &record.events[..number];
        let rolled = orders.last().and_then(|events| G::rolled(&rulebook, events));
        let is_drawn = rolled.is_some() && captions.len() < MOST;
        for clock in [None, Some(0.2)].into_iter().filter(|_| is_drawn) {
            let caption = G::caption(&Seen {
                rulebook: &rulebook,
                position,
                log: &[],
                orders,
                rolled: rolled.as_ref(),
                is_past: false,
                attack: None,
                plan: None,
                clock,
            });
            let Some(battle) = &caption.battle else { continue };
            if known.insert(format!("{:?} {:?}", battle.decided(), battle.chances)) {
                captions.push(caption);
            }
        }
    };
    Timeline::new(&record, look).unwrap();
    captions
}

/// In English and in German no word of a result is cut, and sentences and chances can be read on a phone.
fn check<G: HasFaces + Captioned>(scenario: &str) {
    for language in [ENGLISH, "de"] {
        within(in_language(language), || {
            let captions = captions::<G>(scenario);
            assert!(captions.len() > 10, "{scenario}: {} combats", captions.len());
            let faults = faults(&captions);
            assert!(faults.is_empty(), "{scenario} in {language}: {faults:#?}");
        });
    }
}

#[test]
fn captions_of_guderian_can_be_read() {
    check::<Guderian>("smolensk");
}

#[test]
fn captions_of_panzer44_can_be_read() {
    check::<Panzer44>("vauclair");
}

#[test]
fn captions_of_platoon_can_be_read() {
    check::<Platoon>("farm-road");
}

#[test]
fn captions_of_squad_can_be_read() {
    check::<Squad>("patrol");
}
