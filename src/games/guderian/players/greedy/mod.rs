//! A player that takes the nearest gains: towns that count, good odds, ground in supply. It plans nothing, and a
//! campaign costs it a few seconds.

mod battle;
mod ground;
mod march;
mod words;

use crate::{
    engine::board::Hex,
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
    play::players::{ChosenOrder, Player, SetUpSeed, SetUpVariant, Situation, Spot, Thought},
};
use ground::Ground;

/// The points bid where sides are bid for.
const BID: u8 = 5;
/// The least weight of the leaning of a set-up: as much as two counters in the hex.
const LEANING: f64 = 3.0;

/// A player that takes the nearest gains. Apart from the variant of its set-up it uses no chance: the same game brings the
/// same orders.
#[derive(Clone, Default)]
pub struct Greedy {
    /// The phase that it is thinking about.
    phase: Option<(u8, Phase)>,
    /// The units that have had an order in this phase or stay in their hex.
    settled: Vec<Piece>,
    set_up_seed: SetUpSeed,
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
            Phase::SovietSetUp => {
                let scenario = rulebook.scenario.id.as_str();
                let variant = self.set_up_seed.variant(scenario, view.side.number());
                // An army is set up along the west edge.
                deploy(rulebook, public, variant.on_a_line())
            }
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

    fn vary_set_up(&mut self, seed: u64) {
        self.set_up_seed = SetUpSeed::new(seed);
    }
}

/// Puts the next counter where its value is highest, as the variant of the set-up sees it.
fn deploy(rulebook: &Rulebook, public: &Public, variant: SetUpVariant) -> ChosenOrder<Order> {
    let end = ChosenOrder::because(Order::EndPhase, "all units are set up");
    let Some(counter) = set_up::waiting(public).next() else { return end };
    let army = rulebook.scenario.armies.iter().find(|army| Some(army.army) == counter.army);
    let (Some(army), Some(piece)) = (army, public.find(counter.id)) else { return end };
    let ground = Ground::new(rulebook, public, counter.side());
    let spot = |hex: &Hex| Spot { hex: *hex, value: ground.of_set_up(piece, *hex) };
    let spots: Vec<Spot> = army.hexes.iter().map(spot).collect();
    let friends: Vec<Hex> = public.on_map(counter.side()).map(|(.., hex)| hex).collect();
    // The enemy is not on the map yet, and enters by the hexes of the armies: it comes from opposite the towns.
    let places = rulebook.scenario.victory.places.iter();
    let rear: Vec<Hex> = places.flat_map(|place| place.hexes.iter().copied()).collect();
    let left = set_up::waiting(public).count();
    let situation = Situation { enemies: &[], rear: &rear, friends: &friends, left, least: LEANING };
    let chosen = variant.choose(&spots, &situation).and_then(|number| spots.get(number));
    let Some(Spot { hex, .. }) = chosen.copied() else { return end };
    let reason = variant.because(&words::going(&ground, &[piece], hex));
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
    let crowd =
        |hex: &Hex| enemies.iter().map(|at| 1.0 / f64::from(1 + at.distance(*hex)).powi(2)).sum::<f64>();
    let Some((hex, _)) = ground::best(legal::marker_hexes(rulebook, public), crowd) else { return end };
    let reason = format!("most enemies are near {}", hex_name(rulebook, hex));
    ChosenOrder::because(Order::PlaceMarker { hex }, reason)
}
