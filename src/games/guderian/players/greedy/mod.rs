//! A player that takes the nearest gains: towns that count, good odds, ground in supply. It plans nothing, and a
//! campaign costs it a few seconds.

mod battle;
mod ground;
mod march;
mod words;

use crate::{
    games::guderian::{
        rules::{
            Guderian, View,
            counter::Piece,
            order::{Order, legal},
            phase::Phase,
            position::Public,
            rulebook::Rulebook,
            set_up,
        },
        words::names::hex_name,
    },
    play::players::{ChosenOrder, Player, Thought},
};
use ground::Ground;

/// The points bid where sides are bid for.
const BID: u8 = 5;

/// A player that takes the nearest gains. It uses no chance: the same game brings the same orders.
#[derive(Clone, Default)]
pub struct Greedy {
    /// The phase that it is thinking about.
    phase: Option<(u8, Phase)>,
    /// The units that have had an order in this phase or stay in their hex.
    settled: Vec<Piece>,
}

impl Player<Guderian> for Greedy {
    fn choose_order(&mut self, view: &View<'_>, _: &Thought) -> ChosenOrder<Order> {
        let (rulebook, public) = (view.rulebook, view.public);
        let now = (public.turn, public.phase);
        if self.phase.replace(now) != Some(now) {
            self.settled.clear();
        }
        if let Some(decision) = &public.owed {
            return battle::answer(rulebook, public, decision);
        }
        match public.phase {
            Phase::SovietSetUp => deploy(rulebook, public),
            Phase::SovietMovement | Phase::GermanMovement | Phase::GermanMechanized => {
                march::order(rulebook, public, &mut self.settled)
            }
            Phase::SovietCombat | Phase::GermanCombat => battle::attack(rulebook, public),
            Phase::FirstInterdiction | Phase::SovietInterdiction | Phase::AirInterdiction => {
                interdict(rulebook, public)
            }
            _ => ChosenOrder::plain(Order::EndPhase),
        }
    }
}

/// Puts the next counter where its value is highest.
fn deploy(rulebook: &Rulebook, public: &Public) -> ChosenOrder<Order> {
    let end = ChosenOrder::because(Order::EndPhase, "all units are set up");
    let Some(counter) = set_up::waiting(public).next() else { return end };
    let army = rulebook.scenario.armies.iter().find(|army| Some(army.army) == counter.army);
    let (Some(army), Some(piece)) = (army, public.find(counter.id)) else { return end };
    let ground = Ground::new(rulebook, public, counter.side());
    let best = ground::best(army.hexes.iter().copied(), |hex| ground.of_set_up(piece, *hex));
    let Some((hex, _)) = best else { return end };
    let reason = words::going(&ground, &[piece], hex);
    ChosenOrder::because(Order::Deploy { unit: counter.id, hex }, reason)
}

/// Places a marker where most enemies are near.
fn interdict(rulebook: &Rulebook, public: &Public) -> ChosenOrder<Order> {
    let end = ChosenOrder::because(Order::EndPhase, "no markers left");
    if legal::still_to_act(rulebook, public) == 0 {
        return end;
    }
    let enemy = public.phase.side().enemy();
    let enemies: Vec<_> = public.on_map(enemy).map(|(.., hex)| hex).collect();
    let crowd = |hex: &crate::engine::board::Hex| {
        enemies.iter().map(|at| 1.0 / f64::from(1 + at.distance(*hex)).powi(2)).sum::<f64>()
    };
    let Some((hex, _)) = ground::best(legal::marker_hexes(rulebook, public), crowd) else { return end };
    let reason = format!("most enemies are near {}", hex_name(rulebook, hex));
    ChosenOrder::because(Order::PlaceMarker { hex }, reason)
}
