//! Nobody sees the other's plot: paired games that differ only in what a side does not know look the same
//! to it, and it is offered and plays the same.

use super::harness::*;
use kessel::{
    games::panzer44::{Panzer44, Position, Rulebook, View, legal},
    orders::{Game, play},
    players::{Player, Thought, panzer44::Random},
};
use std::sync::Arc;

/// The position as it could be, too, for all that the side knows: the other's orders that have not been
/// shown are others, and so are the dice.
pub(super) fn otherwise(position: &Position, side: Side) -> Position {
    let mut other = position.clone();
    let enemy = side.enemy().number();
    let shown = position.public.shown[enemy].clone();
    let plot = &mut other.secrets.plots[enemy];
    plot.orders.retain(|unit, _| shown.orders.contains_key(unit));
    plot.barrages.clone_from(&shown.barrages);
    plot.strikes.clone_from(&shown.strikes);
    other.secrets.dice.seed ^= 0x5eed;
    other
}

/// At every point of random games both positions look the same, offer the same and are played the same.
#[test]
fn paired_games() {
    let mut differing = 0;
    for (id, seed) in [("vauclair", 11), ("fog", 12), ("fog", 13), ("ailette", 14)] {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let mut world = Panzer44::world();
        Panzer44::restore(&mut world, &rulebook, Panzer44::start(&rulebook, seed));
        for number in 0..300 {
            let position = Panzer44::position(&world).clone();
            if position.public.outcome.is_some() {
                break;
            }
            let view = View::to_play(&rulebook, &position);
            let side = view.side;
            let pair = otherwise(&position, side);
            differing += u32::from(pair.secrets.plots != position.secrets.plots);
            let twin = View::to_play(&rulebook, &pair);
            assert_eq!(
                format!("{:?}{:?}", view.public, view.plot),
                format!("{:?}{:?}", twin.public, twin.plot)
            );
            assert_eq!(legal::orders(&view), legal::orders(&twin), "{id}, order {number}");
            let order =
                |view: &View| Random::new(seed * 1000 + number).advise(view, &Thought::default()).order;
            let (one, two) = (order(&view), order(&twin));
            assert_eq!(one, two, "{id}, order {number}");
            play::<Panzer44>(&mut world, &one).unwrap();
        }
    }
    assert!(differing > 100, "the pairs differ in {differing} places only");
}

/// What an order tells the other side does not depend on plots that were not used: a mover learns of a
/// watched hex only when somebody fires or is asked.
#[test]
fn unused_watches_tell_nothing() {
    let situation = Situation::new().unit("us-m4-75", "0207").unit("ge-pz-4h", "0212");
    let story = |german: &str| {
        let mut table = situation.plotted(german, "us-m4-75-1 MV");
        format!("{:?}", table.play(&walk("us-m4-75-1", "0208")))
    };
    assert_eq!(story("ge-pz-4h-1 OF 0206 ask"), story(""));
    assert_eq!(story("ge-pz-4h-1 OF 0208 soft"), story(""), "let pass by instruction");
    assert_ne!(story("ge-pz-4h-1 OF 0208 ask"), story(""));
}
