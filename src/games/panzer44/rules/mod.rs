//! Panzer '44: platoons, sections and batteries, hexes of 200 m, turns of six minutes.
//!
//! Both sides plot in secret, fire at the same time and move one after the other. The files and folders of this folder
//! are the sections of the rules. Each holds plain functions of the rulebook (which never changes) and the position.
//! [`Referee`](conduct::Referee) judges an order with them and states in events what happens; the [sequence of
//! play](sequence) states the phases.

mod apply;
pub mod by_hand;
pub mod combat;
pub mod conduct;
pub mod counter;
pub mod event;
mod game;
pub mod kinds;
pub mod movement;
pub mod order;
pub mod phase;
pub mod plot;
pub mod position;
pub mod refusal;
pub mod rulebook;
pub mod scenario;
pub mod scratch;
mod sequence;
pub mod set_up;
pub mod sight;
pub mod victory;
pub mod view;

pub use game::Panzer44;
pub use position::{
    Position,
    entities::{Marker, agree, remove},
};
pub use rulebook::{Rulebook, Rules};
pub use view::View;

use crate::engine::{
    board::Hex,
    data::{DataError, Source},
    drafts::{AnyDraft, Draft, ExtraKind, UnitKind, checked_list, loaded_kinds},
    orders::{
        End, Game, PositionData, Refusal, SealRoom, Sequenced, SideNames, VictoryThreshold, free_hand_parts,
        rungs, usual_contents, usual_parts,
    },
};
use bevy::prelude::*;
use phase::Phase;

impl PositionData for Panzer44 {
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
}

impl Game for Panzer44 {
    const ID: &'static str = "panzer44";
    const TITLE: &'static str = "Panzer ’44";
    const SIDES: [SideNames; 2] = kinds::Side::NAMES;
    const LARGEST_DIE: u8 = 10;
    const PARTS: [&'static str; 4] = ["scenario", "map", "list of units", "charts"];
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
        let kinds = rulebook.units.all().iter();
        kinds
            .map(|kind| UnitKind { id: kind.id, name: kind.name.clone(), side: kind.side.number() })
            .collect()
    }

    fn extra_kinds(rulebook: &Rulebook) -> Vec<ExtraKind> {
        let find = |id| rulebook.units.find(id);
        let takes = |carrier, passenger| {
            let pair = find(carrier).zip(find(passenger));
            pair.is_some_and(|(one, other)| one.carrier && other.can_be_carried())
        };
        // At set-up, units are put aboard carriers of their group, which the file lists one by one.
        let mut kinds = loaded_kinds(&Self::unit_kinds(rulebook), takes, false);
        kinds.extend(scenario::extra_kinds());
        kinds
    }

    fn checked_unit_list(source: &Source) -> Option<Result<String, Vec<DataError>>> {
        use scenario::units::{Units, UnitsFile};
        Some(checked_list(source, |file: &UnitsFile| Units::new(file).map(|_| ())))
    }

    fn start(rulebook: &Rulebook, seed: u64) -> Position {
        set_up::start(rulebook, seed)
    }

    fn plugin(app: &mut App) {
        crate::engine::orders::register::<Self>(app);
    }

    fn sets_up(rulebook: &Rulebook, public: &position::Public) -> bool {
        set_up::is_wanting(rulebook, public)
    }

    fn end_phase() -> Option<order::Order> {
        Some(order::Order::EndPhase)
    }

    fn ladder(rulebook: &Rulebook) -> Vec<VictoryThreshold> {
        rungs(&rulebook.scenario.victory.levels)
    }

    fn faults(rulebook: &Rulebook, position: &Position) -> Vec<String> {
        position::check::faults(rulebook, position)
    }

    fn phase_side(rulebook: &Rulebook, phase: Phase) -> Option<usize> {
        phase.side(&rulebook.scenario).map(kinds::Side::number)
    }

    fn acting(rulebook: &Rulebook, public: &position::Public) -> usize {
        view::to_play(rulebook, public).number()
    }

    fn stands(rulebook: &Rulebook, public: &position::Public) -> End {
        victory::outcome(rulebook, public).into()
    }

    fn is_secret(order: &Self::Order) -> bool {
        matches!(order, order::Order::Plot { .. })
    }

    /// The length of a side's plot is secret (5.6).
    fn seal_room(_: &scenario::options::Options) -> SealRoom {
        SealRoom { order: 2048, change: 3072, secrets: 4096 }
    }

    /// Plots are written in their phase, and removed when the next one opens.
    fn may_change_secrets(before: &position::Public, now: &position::Public) -> bool {
        before.phase == Phase::Plot || now.phase == Phase::Plot
    }

    fn refuse_unheard(order: &Self::Order) -> Refusal {
        let wrong = Self::sequence().wrong_phase(order.kind());
        wrong.map_or_else(|| refusal::Why::NothingAsked.into(), Refusal::from)
    }
}
