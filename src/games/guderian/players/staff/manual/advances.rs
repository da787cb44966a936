//! An advance after combat leaves no place to the enemy, and gives up no second move: a mechanized unit that advances
//! into an enemy zone of control cannot walk out of it in the Mechanized Movement Phase, in which it could come up too.

use super::{super::look::Look, stay::would_open};
use crate::{
    engine::board::Hex,
    games::guderian::rules::{counter::Piece, phase::Phase, supply::zones::in_enemy_zone},
    play::players::chief::Intent,
};

/// Whether counters must not advance from their hex to this one, by the manual or because a chief of staff lets them
/// hold their hex. `takes` says that they take a place on the path.
pub(in crate::games::guderian::players::staff) fn is_forbidden(
    look: &Look,
    party: &[Piece],
    (here, end): (Hex, Hex),
    takes: bool,
) -> bool {
    if party.iter().any(|piece| look.intent(*piece) == Intent::Hold) {
        return true;
    }
    if !look.weights.manual {
        return false;
    }
    let gives_up_move = !takes && look.place_points(end) <= 0.0 && ends_second_move(look, party, here, end);
    gives_up_move || would_open(look, party, here, end)
}

/// Whether counters that could move a second time could not do so from the end of an advance.
fn ends_second_move(look: &Look, party: &[Piece], here: Hex, end: Hex) -> bool {
    look.public.phase == Phase::GermanCombat
        && party.iter().all(|piece| look.public.counter(*piece).kind.moves_twice())
        && !in_enemy_zone(look.public, look.side, here)
        && in_enemy_zone(look.public, look.side, end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::orders::Game,
        games::guderian::{
            players::staff::{memory::Memory, weights::Weights},
            rules::{
                Guderian,
                counter::Place,
                kinds::{Kind, Side},
                scenario::options::Options,
                set_up,
            },
        },
    };
    use std::sync::Arc;

    /// Whether this unit must not advance from 1819 to 1919, adjacent to an enemy in 2019 or in this hex.
    fn is_forbidden_to(weights: &Weights, id: &str, enemy_at: &str, takes: bool) -> bool {
        let rulebook = Arc::new(Guderian::load("smolensk", &Options::default()).unwrap());
        let mut public = set_up::start(&rulebook, 1941).public;
        (public.turn, public.phase) = (2, Phase::GermanCombat);
        let hex = |name: &str| name.parse::<Hex>().unwrap();
        let unit = public.find(id.parse().unwrap()).unwrap();
        let enemy = public.pieces().find(|(_, counter)| counter.kind == Kind::Rifle).unwrap().0;
        for (piece, at) in [(unit, "1819"), (enemy, enemy_at)] {
            public.counters[piece.index()].place = Place::Map(hex(at));
        }
        public.fill_presence(&rulebook);
        let memory = Memory::new(&rulebook);
        let look = Look::new(&rulebook, &public, Side::German, weights, weights.german.clone(), &memory);
        is_forbidden(&look, &[unit], (hex("1819"), hex("1919")), takes)
    }

    #[test]
    fn a_second_move_is_not_given_up_by_an_advance() {
        let weights = Weights::in_use().unwrap();
        assert!(is_forbidden_to(weights, "ind-gd", "2019", false));
        assert!(!is_forbidden_to(weights, "ind-gd", "2019", true), "it takes a place");
        assert!(!is_forbidden_to(weights, "inf-26", "2019", false), "infantry does not move again");
        assert!(!is_forbidden_to(weights, "ind-gd", "4015", false), "no zone ends its move");
        assert!(!is_forbidden_to(weights, "ind-gd", "1920", false), "it cannot leave its hex in any case");
        assert!(!is_forbidden_to(&Weights::without_manual(), "ind-gd", "2019", false), "the manual is off");
    }
}
