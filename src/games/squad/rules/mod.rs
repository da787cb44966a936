//! Squad: squads, leaders, single guns and vehicles, hexes of 40 m, turns of some minutes.
//!
//! A turn has a segment of each player, in which he commands, fires, moves, is fired at, advances and assaults. The files and
//! folders of this folder are the sections of the rules; each holds plain functions of the rulebook (what never changes) and
//! the position. [`Referee`](conduct::Referee) judges an order with them and says what happens in events; [`systems`] run it in
//! the phases of the game.

pub mod anti_tank;
mod apply;
pub mod armour;
pub mod casualties;
pub mod chance;
pub mod charts;
pub mod conduct;
pub mod counter;
pub mod cover;
pub mod decision;
mod entities;
pub mod event;
pub mod fire;
pub mod kinds;
pub mod lanes;
pub mod legal;
pub mod line;
pub mod missions;
pub mod modifier;
pub mod movement;
pub mod options;
pub mod order;
pub mod phase;
pub mod position;
pub mod prospects;
pub mod refusal;
pub mod rulebook;
#[cfg(test)]
pub mod samples;
pub mod scenario;
pub mod set_up;
pub mod sight;
mod systems;
pub mod units;
pub mod victory;
pub mod view;

pub use entities::Marker;
pub use position::Position;
pub use rulebook::{Rulebook, Rules};
pub use view::View;

use crate::engine::orders::{
    Contents, End, Game, Refusal, Rung, SideNames, begin, rungs, usual_contents, usual_parts,
};
use bevy::prelude::*;
use phase::Phase;

/// The game of squads and single tanks, 1943 to 1945.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Squad;

impl Contents for Squad {
    type Public = position::Public;
    type Secrets = position::Secrets;
    type Phase = Phase;
    type Rulebook = Rulebook;
    type Counter = counter::Counter;
    type Marker = Marker;

    usual_contents!();

    fn markers(public: &position::Public) -> Vec<(Marker, crate::engine::board::Hex)> {
        entities::markers(public)
    }
}

impl Game for Squad {
    const ID: &'static str = "squad";
    const TITLE: &'static str = "Squad";
    const SIDES: [SideNames; 2] = kinds::Side::NAMES;
    const PARTS: [&'static str; 4] = ["scenario", "map", "list of units", "charts"];
    type Order = order::Order;
    type Event = event::Event;
    type Command = ();
    const PHASES: &'static [Phase] = &Phase::ALL;
    type Options = options::Options;

    usual_parts!();

    fn start(rulebook: &Rulebook, seed: u64) -> Position {
        let public = set_up::start(rulebook, &rulebook.scenario);
        let secrets = position::Secrets { dice: crate::engine::dice::Dice::new(seed), ..default() };
        let mut position = Position { public, secrets };
        begin(rulebook, &mut position, Phase::FirstSetUp);
        position
    }

    fn plugin(app: &mut App) {
        crate::engine::orders::register::<Self>(app);
        systems::plugin(app);
    }

    fn sets_up(rulebook: &Rulebook, public: &position::Public) -> bool {
        let side = public.phase.side(&rulebook.scenario).filter(|_| public.phase.is_set_up());
        side.is_some_and(|side| set_up::waiting(public, side).next().is_some())
    }

    fn end_phase() -> Option<order::Order> {
        Some(order::Order::Done)
    }

    fn listed(rulebook: &Rulebook, public: &position::Public) -> Vec<order::Order> {
        legal::orders(rulebook, public, view::to_play(rulebook, public))
    }

    fn ladder(rulebook: &Rulebook) -> Vec<Rung> {
        rungs(&rulebook.scenario.victory.levels)
    }

    fn phase_side(rulebook: &Rulebook, phase: Phase) -> Option<usize> {
        phase.side(&rulebook.scenario).map(kinds::Side::number)
    }

    fn acting(rulebook: &Rulebook, public: &position::Public) -> usize {
        view::to_play(rulebook, public).number()
    }

    fn stands(rulebook: &Rulebook, public: &position::Public) -> End {
        victory::outcome(&rulebook.scenario, public).into()
    }

    fn refuse_unheard(order: &Self::Order) -> Refusal {
        refusal::Why::not_now(order).into()
    }

    fn after(rulebook: &Rulebook, public: &position::Public) -> Phase {
        conduct::after(rulebook, public)
    }
}
pub mod assault;
pub mod infantry;
pub mod overrun;
pub mod rally;
pub mod smoke;
pub mod sniper;
pub mod valour;
pub mod wire;
