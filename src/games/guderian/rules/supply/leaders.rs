//! Leaders (10.0): only the flight out of a pocket (option, 10.4), which is in no other chapter.

use super::{SupplyLines, zones::closes_line};
use crate::{
    engine::{board::flood, text::id},
    games::guderian::rules::{
        counter::Piece,
        kinds::{Kind, Side},
        phase::Phase,
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
    },
};

const FLIGHTS_A_GAME: u8 = 2;
const FLIGHTS_A_TURN: u8 = 1;

/// Whether the leader may be flown out now: surrounded, once a turn, twice a game (10.4).
///
/// The leader is surrounded if no line of hexes free of Germans and their zones connects it with another Soviet counter
/// in supply.
///
/// # Errors
/// Not an option of this game, not the phase, or the leader may not.
pub fn may_fly_out(rulebook: &Rulebook, public: &Public, piece: Piece) -> Result<(), Why> {
    if !rulebook.options.leader_evacuation {
        return Err(Why::NoEvacuation);
    }
    if public.phase != Phase::SovietMovement {
        return Err(Why::not_now(id!("guderian-deed-fly-out")));
    }
    let leader = public.counter(piece);
    let refused = Err(Why::CannotFlyOut { unit: leader.id });
    let (this_turn, in_all) = public.evacuations;
    let Some(hex) = leader.hex() else { return refused };
    if leader.kind != Kind::Leader || this_turn >= FLIGHTS_A_TURN || in_all >= FLIGHTS_A_GAME {
        return refused;
    }
    let lines = SupplyLines::new(rulebook, public, Side::Soviet);
    let open = |hex| !closes_line(&rulebook.board, public, Side::Soviet, hex);
    let reached = flood(&rulebook.board, [hex], u16::MAX, open);
    let relieved = public.on_map(Side::Soviet).any(|(other, _, at)| {
        other != piece && reached[at] != u16::MAX && lines.supplies(rulebook, public, other)
    });
    if relieved { refused } else { Ok(()) }
}
