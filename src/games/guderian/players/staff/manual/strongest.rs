//! The strongest attacker goes first: a weak party does not try an overrun that will probably fail while a stronger one
//! can still come up to the same enemy.

use super::super::{belief::SAMPLES, look::Look};
use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        counter::Piece,
        movement::{Group, reach::Reach},
    },
};

/// The chance to drive the enemy out from which an overrun is no weak one.
const EVEN: f64 = 0.5;

/// Whether a party waits with an overrun of this chance, because another of these parties is stronger and could come up
/// first, or a stronger stack is beside the enemy already.
pub(in crate::games::guderian::players::staff) fn waits(
    look: &Look,
    party: &[Piece],
    (target, chance): (Hex, f64),
    parties: &[Vec<Piece>],
) -> bool {
    if chance >= EVEN || !look.weights.manual {
        return false;
    }
    let own = strength(look, party);
    let others = parties.iter().filter(|other| !other.iter().any(|piece| party.contains(piece)));
    others.filter(|other| strength(look, other) > own).any(|other| comes_up(look, other, target))
        || is_beside(look, party, target, own)
}

/// Whether a stack stronger than a party of this strength is adjacent to the enemy.
fn is_beside(look: &Look, party: &[Piece], target: Hex, own: u16) -> bool {
    look.rulebook.board.land_neighbours(target).any(|near| {
        let others = look.public.combat_units(near).filter(|piece| !party.contains(piece));
        let others: Vec<Piece> =
            others.filter(|piece| look.public.counter(*piece).side() == look.side).collect();
        !others.is_empty() && strength(look, &others) > own
    })
}

fn strength(look: &Look, party: &[Piece]) -> u16 {
    look.strengths(party, &[], true)[SAMPLES / 2].0
}

/// Whether a party can still reach a hex adjacent to the enemy.
fn comes_up(look: &Look, party: &[Piece], target: Hex) -> bool {
    let Ok(group) = Group::new(look.rulebook, look.public, party) else { return false };
    let reach = Reach::new(look.rulebook, look.public, &group);
    look.rulebook.board.land_neighbours(target).any(|near| reach.cost(near).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{counters::Points, orders::Game},
        games::guderian::{
            players::staff::{memory::Memory, weights::Weights},
            rules::{
                Guderian,
                counter::Place,
                kinds::{Kind, Side},
                phase::Phase,
                scenario::options::Options,
                set_up,
            },
        },
    };
    use std::sync::Arc;

    #[test]
    fn a_regiment_waits_for_the_division_beside_it_if_the_odds_are_low() {
        let rulebook = Arc::new(Guderian::load("smolensk", &Options::default()).unwrap());
        let mut public = set_up::start(&rulebook, 1941).public;
        (public.turn, public.phase) = (2, Phase::GermanMechanized);
        let hex = |name: &str| name.parse::<Hex>().unwrap();
        let enemy = public.pieces().find(|(_, counter)| counter.kind == Kind::Rifle).unwrap().0;
        public.counters[enemy.index()].place = Place::Map(hex("0818"));
        let mut put = |id: &str, at: &str| {
            let piece = public.find(id.parse().unwrap()).unwrap();
            let counter = &mut public.counters[piece.index()];
            counter.place = Place::Map(hex(at));
            counter.condition.left = Points::whole(10);
            piece
        };
        let regiment = vec![put("ind-gd", "0518")];
        let division: Vec<Piece> = ["pz-25-7", "pzg-6-7", "pzg-7-7"].map(|id| put(id, "0517")).to_vec();
        public.fill_presence(&rulebook);
        let weights = Weights::in_use().unwrap();
        let memory = Memory::new(&rulebook);
        let look = Look::new(&rulebook, &public, Side::German, weights, weights.german.clone(), &memory);
        let parties = [regiment, division];
        let target = hex("0818");
        assert!(waits(&look, &parties[0], (target, 0.34), &parties));
        assert!(!waits(&look, &parties[0], (target, 0.83), &parties), "good odds");
        assert!(!waits(&look, &parties[1], (target, 0.34), &parties), "none is stronger");
        assert!(!waits(&look, &parties[0], (target, 0.34), &parties[..1]), "none is there");
        let off = Weights::without_manual();
        let look = Look::new(&rulebook, &public, Side::German, &off, off.german.clone(), &memory);
        assert!(!waits(&look, &parties[0], (target, 0.34), &parties), "the manual is off");
    }
}
