//! Soviet command in a hex: the leaders within whose radius it is.

use super::{Asked, add, words::Says};
use crate::{
    engine::manual::Sentence,
    games::guderian::rules::{
        kinds::{Kind, Side},
        supply::{
            rating,
            supply_line::{Radius, radii},
        },
    },
};

/// The radii that contain the hex, the nearest leader first.
pub(super) fn in_radius(asked: &Asked) -> Vec<Radius> {
    let mut all = radii(asked.rulebook, asked.public, asked.lines(Side::Soviet));
    all.retain(|radius| radius.hexes.contains(&asked.hex));
    all.sort_by_key(|radius| (radius.hex.distance(asked.hex), radius.leader));
    all
}

pub(super) fn command(asked: &Asked) -> Vec<Sentence> {
    let Asked { rulebook, public, hex, .. } = *asked;
    let mut said = Vec::new();
    if public.holder(hex) == Some(Side::German) || rulebook.board.is_lake(hex) {
        return said;
    }
    for radius in in_radius(asked) {
        let leader = asked.name(radius.leader);
        let away = radius.hex.distance(hex);
        let rating = rating(rulebook, public.counter(radius.leader));
        add(&mut said, Says::Commanded { leader: leader.clone(), rating, away });
        if !radius.supplies {
            add(&mut said, Says::CommandedCutOff { leader });
        }
    }
    if !asked.lines(Side::Soviet).commands(hex) {
        add(&mut said, Says::NotCommanded);
    }
    let stunned = |piece: &_| {
        let counter = public.counter(*piece);
        counter.kind == Kind::Leader && !counter.is_working_leader()
    };
    for leader in public.stack(hex).filter(stunned) {
        add(&mut said, Says::LeaderDisrupted { leader: asked.name(leader) });
    }
    said
}
