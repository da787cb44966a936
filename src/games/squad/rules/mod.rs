//! Squad: squads, leaders, single guns and vehicles, hexes of 40 m, turns of some minutes.
//!
//! A turn has a segment of each player. In a segment the player commands, fires, moves, receives fire, advances and
//! assaults. The files and folders of this folder are the sections of the rules. Each holds plain functions of the
//! rulebook (which never changes) and the position. [`Referee`](conduct::Referee) judges an order with them and states
//! in events what happens; the [sequence of play](sequence) states the phases.

mod apply;
pub mod by_hand;
pub mod conduct;
pub mod counter;
pub mod event;
pub mod fire;
mod game;
pub mod kinds;
pub mod movement;
pub mod order;
pub mod phase;
pub mod position;
pub mod refusal;
pub mod rulebook;
#[cfg(test)]
pub mod samples;
pub mod scenario;
mod scratch;
mod sequence;
pub mod set_up;
pub mod sight;
pub mod victory;
pub mod view;

pub use game::Squad;
pub use position::{Position, entities::Marker};
pub use rulebook::{Rulebook, Rules};
pub use scratch::Scratch;
pub use view::View;

use crate::engine::{
    board::Hex,
    data::{DataError, Source},
    drafts::{AnyDraft, Draft, ExtraKind, UnitKind, checked_list},
    orders::{
        End, Game, PositionData, Refusal, SealRoom, SideNames, VictoryThreshold, Viewer, begin,
        free_hand_parts, rungs, usual_contents, usual_parts,
    },
};
use bevy::prelude::*;
use phase::Phase;
use std::borrow::Cow;

impl PositionData for Squad {
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

impl Game for Squad {
    const ID: &'static str = "squad";
    const TITLE: &'static str = "Squad";
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
        scenario::unit_kinds(&rulebook.scenario, &rulebook.units)
    }

    fn extra_kinds(rulebook: &Rulebook) -> Vec<ExtraKind> {
        scenario::extra_kinds(&rulebook.scenario, &rulebook.units)
    }

    fn checked_unit_list(source: &Source) -> Option<Result<String, Vec<DataError>>> {
        use scenario::units::{Units, UnitsFile};
        Some(checked_list(source, |file: &UnitsFile| Units::new(file).map(|_| ())))
    }

    fn start(rulebook: &Rulebook, seed: u64) -> Position {
        let public = set_up::start(rulebook, &rulebook.scenario);
        let underway = rulebook.scenario.underway.iter();
        let mines = underway.flat_map(|it| it.hidden_mines.iter().copied()).collect();
        let unseen = position::Unseen { mines, ..default() };
        let dice = crate::engine::dice::Dice::new(seed);
        let secrets = position::Secrets { dice, unseen, ..default() };
        let mut position = Position { public, secrets };
        // The position in a file of an unfinished game is checked before anything is derived from it.
        if rulebook.scenario.underway.is_none() || position::check::faults(rulebook, &position).is_empty() {
            begin(rulebook, &mut position, Phase::FirstSetUp);
        }
        position
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

    fn eyes(rulebook: &Rulebook, public: &position::Public) -> Option<Viewer> {
        position::hidden::hides_anything(rulebook).then_some(public.eyes)
    }

    fn look(position: &mut Position, eyes: Viewer) {
        position.look(eyes);
    }

    fn is_hidden(position: &Position, counter: &counter::Counter) -> bool {
        position.secrets.unseen.counters.contains_key(&counter.id)
    }

    fn is_hidden_marker(position: &Position, marker: &Marker, hex: Hex) -> bool {
        let mines = *marker == Marker::Work(position::WorkKind::Mines);
        mines && position.secrets.unseen.mines.contains_key(&hex)
    }

    fn say(referee: &mut conduct::Referee<'_>, event: Self::Event) {
        position::hidden::say(referee, event);
    }

    fn conceal(referee: &mut conduct::Referee<'_>) {
        position::hidden::conceal(referee);
    }

    fn is_secret(order: &Self::Order) -> bool {
        matches!(order, order::Order::Instruct { .. }) || Self::seals_order(order)
    }

    /// The other side may not know the place of mines before it enters them (22.1).
    fn seals_order(order: &Self::Order) -> bool {
        matches!(order, order::Order::Build { work: position::WorkKind::Mines, .. })
    }

    fn seals_orders(options: &scenario::options::Options) -> bool {
        options.hidden_set_up
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

    /// The number of hidden units is hidden as well.
    fn seal_room(options: &scenario::options::Options) -> SealRoom {
        match options.hidden_set_up {
            true => SealRoom { order: 1024, change: 4096, secrets: 32_768 },
            false => SealRoom::default(),
        }
    }

    fn refuse_unheard(order: &Self::Order) -> Refusal {
        refusal::Why::not_now(order.kind()).into()
    }
}
pub mod assault;
pub mod rally;
pub mod wire;
