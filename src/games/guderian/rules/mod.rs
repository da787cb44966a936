//! Guderian: Smolensk 1941, divisions and regiments.
//!
//! The chapters of the rulebook are files of this folder. Each holds plain functions of the rulebook, which never
//! changes, and the position. [`Referee`](referee::Referee) judges an order with them and reports the outcome in
//! events; the [sequence of play](sequence) lists the phases for each.

mod apply;
pub mod by_hand;
pub mod combat;
pub mod counter;
pub mod event;
mod game;
pub mod kinds;
pub mod movement;
pub mod order;
pub mod phase;
pub mod position;
pub mod referee;
pub mod refusal;
pub mod rulebook;
pub mod scenario;
pub mod scratch;
mod sequence;
pub mod set_up;
pub mod supply;
pub mod turn;
pub mod view;

pub use game::Guderian;
pub use position::{
    Position,
    entities::{Marker, agree, remove},
};
pub use rulebook::{Rulebook, Rules};
pub use scratch::Scratch;
pub use view::{KeptView, Piles, View};

use crate::engine::{
    board::{Hex, MapFile},
    data::{DataError, Source},
    drafts::{AnyDraft, Change, Draft, ExtraKind, UnitKind, checked_list},
    orders::{
        End, Game, PositionData, Refusal, Sequenced, SideNames, VictoryThreshold, free_hand_parts,
        usual_contents, usual_parts,
    },
};
use bevy::prelude::*;
use phase::Phase;
use refusal::Why;

impl PositionData for Guderian {
    type Public = position::Public;
    type Secrets = position::Secrets;
    type Phase = Phase;
    type Rulebook = Rulebook;
    type Counter = counter::Counter;
    type Marker = Marker;

    usual_contents!();

    fn markers(public: &position::Public) -> Vec<(Marker, Hex)> {
        position::entities::markers(public)
    }

    fn derive(rulebook: &Rulebook, public: &mut position::Public) {
        public.fill_presence(rulebook);
    }
}

impl Game for Guderian {
    const ID: &'static str = "guderian";
    const TITLE: &'static str = "Guderian: Smolensk 1941";
    const SIDES: [SideNames; 2] = kinds::Side::NAMES;
    type Order = order::Order;
    type Event = event::Event;
    type Command = by_hand::table_command::Command;
    const PHASES: &'static [Phase] = &Phase::ALL;
    type Options = scenario::options::Options;

    usual_parts!();
    free_hand_parts!();

    fn draft(source: &Source) -> Option<Result<Box<dyn AnyDraft>, Vec<DataError>>> {
        Some(Draft::<scenario::Scenario>::any(source))
    }

    fn unit_kinds(rulebook: &Rulebook) -> Vec<UnitKind> {
        scenario::unit_kinds(&rulebook.order_of_battle)
    }

    fn extra_kinds(rulebook: &Rulebook) -> Vec<ExtraKind> {
        scenario::extra_kinds(&rulebook.order_of_battle)
    }

    fn first_units(rulebook: &Rulebook, map: &MapFile) -> Vec<Change> {
        scenario::first_units::first_units(&rulebook.order_of_battle, map)
    }

    fn checked_unit_list(source: &Source) -> Option<Result<String, Vec<DataError>>> {
        use scenario::order_of_battle::{OrderOfBattle, OrderOfBattleFile};
        Some(checked_list(source, |file: &OrderOfBattleFile| OrderOfBattle::new(file).map(|_| ())))
    }

    fn start(rulebook: &Rulebook, seed: u64) -> Position {
        set_up::start(rulebook, seed)
    }

    fn plugin(app: &mut App) {
        crate::engine::orders::register::<Self>(app);
    }

    fn sets_up(_: &Rulebook, public: &position::Public) -> bool {
        public.phase == Phase::SovietSetUp && set_up::waiting(public).next().is_some()
    }

    fn end_phase() -> Option<order::Order> {
        Some(order::Order::EndPhase)
    }

    fn ladder(rulebook: &Rulebook) -> Vec<VictoryThreshold> {
        turn::victory::ladder(rulebook)
    }

    fn faults(rulebook: &Rulebook, position: &Position) -> Vec<String> {
        position::check::faults(rulebook, position)
    }

    fn phase_side(_: &Rulebook, phase: Phase) -> Option<usize> {
        Some(phase.side().number())
    }

    fn acting(_: &Rulebook, public: &position::Public) -> usize {
        view::to_play(public).number()
    }

    fn stands(rulebook: &Rulebook, public: &position::Public) -> End {
        turn::victory::outcome(rulebook, public).into()
    }

    fn is_secret(order: &Self::Order) -> bool {
        matches!(order, order::Order::Bid { .. })
    }

    fn refuse_unheard(order: &Self::Order) -> Refusal {
        let wrong = Self::sequence().wrong_phase(order.kind());
        wrong.map_or(Why::NothingAsked, |wrong| Why::not_now(wrong.what)).into()
    }
}
