//! What every hex means at the moment; [`super::tiles`] shows it.

use super::{
    animation::Throw,
    clicks::{Routing, is_interdiction, routes},
    hand::Hand,
    offer::{Choice, Mark},
    replay::Replay,
    screen::{Screen, game_is_shown},
    session::{Session, lies},
};
use crate::games::guderian::table::attack::PlannedAttack;
use crate::{
    engine::board::Hex,
    games::{
        guderian::rules::{Guderian, Position, Rulebook, battle::Decision, interdiction, position::Public},
        panzer44::rules::Panzer44,
    },
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// What a highlighted hex means, whatever the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Lit {
    /// What it means.
    pub mark: Mark,
    /// What it costs, for a label.
    pub label: String,
    /// From 0 for free to 1 for all that there is.
    pub part: f32,
}

impl Lit {
    /// A hex that means something and costs nothing.
    pub fn plain(mark: Mark) -> Self {
        Self { mark, label: String::new(), part: 0.5 }
    }
}

impl From<&Choice> for Lit {
    fn from(choice: &Choice) -> Self {
        Self { mark: choice.mark, label: choice.label.clone(), part: choice.part }
    }
}

/// What every highlighted hex means at the moment.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Highlights {
    /// The hexes.
    pub hexes: BTreeMap<Hex, Lit>,
}

/// Where what the hexes mean is found out.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Found;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Highlights>()
        .add_systems(
            Update,
            (
                find.run_if(game_is_shown.and_then(lies::<Guderian>)),
                crate::games::panzer44::table::find_highlights
                    .run_if(game_is_shown.and_then(lies::<Panzer44>)),
            )
                .chain()
                .in_set(Found)
                .after(super::counters::LayOut),
        )
        .add_systems(OnEnter(Screen::Title), |mut highlights: ResMut<Highlights>| highlights.hexes.clear());
}

/// Finds out what is to be highlighted.
fn find(
    session: Res<Session>,
    position: Option<Res<Position>>,
    (hand, replay): (Res<Hand>, Option<Res<Replay>>),
    plan: Res<PlannedAttack>,
    (routing, throw): (Res<Routing>, Res<Throw>),
    mut highlights: ResMut<Highlights>,
    mut before: Local<(u64, bool)>,
) {
    let now = (session.moves, throw.hides_result());
    let moved = *before != now;
    if !(moved || hand.is_changed() || plan.is_changed() || routing.is_changed() || session.is_changed()) {
        return;
    }
    *before = now;
    if let Some(replay) = replay {
        highlights.set_if_neq(Highlights { hexes: replay.lit() });
        return;
    }
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let mut hexes = BTreeMap::new();
    // Who is asked what would tell the result before the die does.
    if !throw.hides_result() {
        asked(rulebook, &position.public, &routing, &mut hexes);
    }
    let offer = hand.offer();
    let offered = offer.trains.iter().chain(&offer.places);
    hexes.extend(offered.map(|(hex, choice)| (*hex, Lit::from(choice))));
    for target in &plan.targets {
        hexes.insert(*target, Lit::plain(Mark::Attack));
    }
    let found = Highlights { hexes };
    highlights.set_if_neq(found);
}

/// The hexes in which something must be clicked.
fn asked(rulebook: &Rulebook, public: &Public, routing: &Routing, hexes: &mut BTreeMap<Hex, Lit>) {
    let mut mark = |hex: Option<Hex>, mark| {
        hexes.extend(hex.map(|hex| (hex, Lit::plain(mark))));
    };
    match &public.owed {
        Some(
            Decision::LoseStep { among, .. }
            | Decision::Excess { among, .. }
            | Decision::Advance { among, .. },
        ) => {
            for unit in among {
                let hex = public.find(*unit).and_then(|piece| public.counter(piece).hex());
                mark(hex, Mark::Asked);
            }
        }
        Some(Decision::Route { stacks, .. }) => {
            for hex in stacks {
                mark(Some(*hex), Mark::Asked);
            }
            let stack = routing.stack.or(stacks.first().copied());
            for path in stack.and_then(|stack| routes(rulebook, public, stack)).unwrap_or_default().paths {
                if routing.through.iter().all(|hex| path.contains(hex)) {
                    for hex in path {
                        mark(Some(hex), Mark::Retreat);
                    }
                }
            }
        }
        Some(Decision::LoseOrRetreat { side, .. }) => {
            let hit = public.battle.iter().flat_map(|battle| {
                if *side == battle.attacker { battle.attackers.iter() } else { battle.defenders.iter() }
            });
            for piece in hit {
                mark(public.counter(*piece).hex(), Mark::Asked);
            }
        }
        None if is_interdiction(public.phase) => {
            for hex in rulebook.board.hexes() {
                let open = interdiction::may_place(rulebook, public, hex).is_ok();
                mark(Some(hex).filter(|_| open), Mark::Interdiction);
            }
        }
        _ => {}
    }
}
