//! Games of computer players against each other, in which intents by chance make positions that players alone would not
//! reach.

use super::by_chance::intents_by_chance;
use crate::{
    engine::orders::{End, Position, Refusal, imagine, play},
    play::{
        matches::Matched,
        players::{
            Seated, Thought,
            chief::{Captain, Intents, Led},
        },
    },
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use std::sync::Arc;

/// The part of the choices of intents that are made by chance.
const VARIED: f64 = 0.2;
/// Limit of the orders, after which a game is given up: no real game is so long.
pub(super) const MOST_ORDERS: usize = 200_000;

/// A kind of game that computer players play against themselves.
pub struct SelfPlay<G: Led + Matched> {
    pub rulebook: Arc<G::Rulebook>,
    /// The player of both sides by name; without one, the captain that a chief leads.
    pub player: Option<String>,
}

impl<G: Led + Matched> SelfPlay<G> {
    /// Plays a game with this seed to its end. `see` sees the position before each order, and whether a choice of
    /// intents begins there.
    ///
    /// # Errors
    /// An order was refused, or the game does not end: a fault of the program, in a sentence.
    pub(super) fn play(&self, seed: u64, mut see: impl FnMut(&Position<G>, bool)) -> Result<End, String> {
        let rulebook = &self.rulebook;
        let mut world = G::world();
        // Nothing shows the counters.
        imagine(&mut world);
        G::restore(&mut world, rulebook, G::start(rulebook, seed));
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut seats = [0, 1].map(|seat| {
            SeatPlayer::<G>::new(self.player.as_deref(), seed.wrapping_mul(2).wrapping_add(seat))
        });
        for _ in 0..MOST_ORDERS {
            let position = G::position(&world);
            if let Some(end) = G::ended(rulebook, &position.public) {
                return Ok(end);
            }
            let order = {
                let seat = G::seat_of(position, G::acting(rulebook, &position.public));
                let view = G::view(rulebook, position);
                let player = &mut seats[seat.min(1)];
                let begins = player.begins_choice(&view);
                see(position, begins);
                player.choose_order(&view, begins, &mut chance)
            };
            let refused = |refusal: Refusal| format!("a player's order was refused: {refusal}: {order:?}");
            play::<G>(&mut world, &order).map_err(refused)?;
        }
        Err("the game does not end".to_owned())
    }
}

/// The player of a seat: on most occasions the named one, or the captain; otherwise the captain with intents by chance.
struct SeatPlayer<G: Led> {
    captain: G::Captain,
    named: Option<(String, Seated<G>)>,
    seed: u64,
    /// The choice of intents to which the last order belonged.
    occasion: Option<u32>,
    intents: Intents,
}

impl<G: Led> SeatPlayer<G> {
    fn new(name: Option<&str>, seed: u64) -> Self {
        let named = name.map(|name| (name.to_owned(), G::seated(name, seed).unwrap_or_else(G::relief)));
        let mut captain = G::captain();
        captain.vary_set_up(seed);
        Self { captain, named, seed, occasion: None, intents: Intents::default() }
    }

    /// Whether a choice of intents begins with the next order.
    fn begins_choice(&self, view: &G::View<'_>) -> bool {
        let occasion = G::occasion(view);
        occasion.is_some() && occasion != self.occasion
    }

    fn choose_order(&mut self, view: &G::View<'_>, begins: bool, chance: &mut ChaCha8Rng) -> G::Order {
        if begins {
            self.occasion = G::occasion(view);
            self.choose_intents(view, chance);
        }
        match &mut self.named {
            Some((_, player)) if self.intents.is_empty() => {
                player.choose_order(view, &Thought::default()).order
            }
            _ => self.captain.choose_order(view, &self.intents).order,
        }
    }

    fn choose_intents(&mut self, view: &G::View<'_>, chance: &mut ChaCha8Rng) {
        if let Some((name, player)) = &mut self.named {
            // A player that another one has replaced begins with an empty memory, as in a game that is opened again.
            self.captain = G::captain();
            if !self.intents.is_empty() {
                *player = G::player(name, self.seed).unwrap_or_else(G::relief);
            }
        }
        self.intents = Intents::default();
        if chance.random_bool(VARIED) {
            self.intents = intents_by_chance(&G::groups(view, &mut self.captain), chance);
        }
    }
}
