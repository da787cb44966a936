//! Platoon: platoons, companies and batteries, hexes of 250 m, turns of six minutes.
//!
//! The two players take turns: each fires, moves and assaults in their own, and may fire at moving units in the
//! other's. The files and folders of this folder are the sections of the rules. Each holds plain functions of the
//! rulebook, which never changes, and the position. [`Referee`](conduct::Referee) judges an order with them and reports
//! the outcome in events; the [sequence of play](sequence) lists the phases for each.

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

pub use game::Platoon;
pub use position::{Position, entities::Marker};
pub use rulebook::{Rulebook, Rules};
pub use view::View;

use crate::engine::{
    board::Hex,
    data::{DataError, Source},
    drafts::{AnyDraft, Draft, ExtraKind, UnitKind, checked_list, loaded_kinds},
    orders::{
        End, Game, PositionData, Refusal, SealRoom, SideNames, VictoryThreshold, Viewer, free_hand_parts,
        rungs, usual_contents, usual_parts,
    },
};
use bevy::prelude::*;
use phase::Phase;
use std::borrow::Cow;

impl PositionData for Platoon {
    type Public = position::Public;
    type Secrets = position::Secrets;
    type Phase = Phase;
    type Rulebook = Rulebook;
    type Counter = counter::Counter;
    type Marker = Marker;

    usual_contents!();

    fn kept<'a>(public: &'a position::Public, secrets: &position::Secrets) -> Cow<'a, position::Public> {
        position::hidden::kept(public, secrets)
    }

    fn markers(public: &position::Public) -> Vec<(Marker, crate::engine::board::Hex)> {
        position::entities::markers(public)
    }
}

impl Game for Platoon {
    const ID: &'static str = "platoon";
    const TITLE: &'static str = "Platoon";
    const SIDES: [SideNames; 2] = kinds::Side::NAMES;
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
            pair.is_some_and(|(one, other)| one.can_carry(other))
        };
        let mut kinds = loaded_kinds(&Self::unit_kinds(rulebook), takes, true);
        kinds.extend(scenario::extra_kinds(&rulebook.units));
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
        Some(order::Order::Done)
    }

    fn listed(rulebook: &Rulebook, public: &position::Public) -> Vec<order::Order> {
        order::legal::orders(rulebook, public, view::to_play(rulebook, public))
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

    fn eyes(rulebook: &Rulebook, public: &position::Public) -> Option<Viewer> {
        rulebook.options.hidden_units.then_some(public.eyes)
    }

    fn look(position: &mut Position, eyes: Viewer) {
        position.look(eyes);
    }

    fn is_hidden(position: &Position, counter: &counter::Counter) -> bool {
        position.secrets.unseen.counters.contains_key(&counter.id)
    }

    fn is_hidden_marker(position: &Position, marker: &Marker, hex: Hex) -> bool {
        let unseen = &position.secrets.unseen;
        match marker {
            Marker::Mines => unseen.mines.contains_key(&hex),
            Marker::Fort(_) => unseen.forts.contains_key(&hex),
            Marker::Block | Marker::Wrecks(_) | Marker::Registration(_) => false,
        }
    }

    fn say(referee: &mut conduct::Referee<'_>, event: Self::Event) {
        position::hidden::say(referee, event);
    }

    fn conceal(referee: &mut conduct::Referee<'_>) {
        position::hidden::conceal(referee);
    }

    fn is_secret(order: &Self::Order) -> bool {
        matches!(order, order::Order::Instruct { .. })
    }

    fn seals_orders(options: &scenario::options::Options) -> bool {
        options.hidden_units
    }

    /// The room for seals in a game file; with hidden units it is larger, because their number is hidden as well.
    fn seal_room(options: &scenario::options::Options) -> SealRoom {
        match options.hidden_units {
            true => SealRoom { order: 1024, change: 4096, secrets: 32_768 },
            false => SealRoom::default(),
        }
    }

    fn refuse_unheard(order: &Self::Order) -> Refusal {
        refusal::Why::not_now(order.kind()).into()
    }
}
