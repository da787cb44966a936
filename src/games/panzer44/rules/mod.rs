//! Panzer '44: platoons, sections and batteries, hexes of 200 m, turns of six minutes.
//!
//! Both sides plot in secret, fire at the same time and move one after the other. The files and folders
//! of this folder are the sections of the rules; each holds plain functions of the rulebook (what never
//! changes) and the position. [`Referee`](conduct::Referee) judges an order with them and says what
//! happens in events; [`systems`] run it in the phases of the game.

mod apply;
pub mod charts;
pub mod combat;
pub mod conduct;
pub mod counter;
mod entities;
pub mod event;
pub mod every_order;
pub mod invariants;
pub mod kinds;
pub mod legal;
pub mod movement;
pub mod names;
pub mod options;
pub mod order;
pub mod phase;
pub mod plot;
pub mod position;
mod position_check;
pub mod refusal;
pub mod results;
pub mod rulebook;
pub mod scenario;
pub mod scratch;
pub mod set_up;
pub mod sight;
mod systems;
mod table_command;
pub mod units;
pub mod victory;
pub mod view;

pub use entities::{Marker, agree, remove};
pub use position::Position;
pub use rulebook::{Rulebook, Rules};
pub use view::View;

use crate::engine::{
    dice::Dice,
    orders::{Fact, Game, Refusal},
};
use bevy::prelude::*;
use conduct::Referee;
use phase::Phase;

/// The game of platoons in 1944.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panzer44;

impl Game for Panzer44 {
    const ID: &'static str = "panzer44";
    const LARGEST_DIE: u8 = 10;
    const PARTS: [&'static str; 4] = ["scenario", "map", "list of units", "charts"];
    type Order = order::Order;
    type Event = event::Event;
    type Command = table_command::Command;

    type Public = position::Public;
    type Secrets = position::Secrets;
    type Phase = Phase;
    const PHASES: &'static [Phase] = &Phase::ALL;
    type Rulebook = Rulebook;
    type Options = options::Options;

    fn load(scenario: &str, options: &Self::Options) -> Result<Rulebook, Vec<String>> {
        let mut rulebook = Rulebook::load(scenario)
            .map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>())?;
        rulebook.options.clone_from(options);
        Ok(rulebook)
    }

    fn scenario(rulebook: &Rulebook) -> String {
        rulebook.scenario.id.to_string()
    }

    fn number(rulebook: &Rulebook) -> &crate::engine::orders::Number {
        &rulebook.number
    }

    fn digests(rulebook: &Rulebook) -> Vec<String> {
        rulebook.digests.to_vec()
    }

    fn options(rulebook: &Rulebook) -> options::Options {
        rulebook.options.clone()
    }

    fn start(rulebook: &Rulebook, seed: u64) -> Position {
        set_up::start(rulebook, seed)
    }

    fn plugin(app: &mut App) {
        plugin(app);
    }

    fn command(_: &mut World, command: &Self::Command) -> Result<Vec<Self::Event>, Refusal> {
        table_command::command(*command)
    }

    fn faults(rulebook: &Rulebook, position: &Position) -> Vec<String> {
        position_check::faults(rulebook, position)
    }

    fn dice(secrets: &mut position::Secrets) -> &mut Dice {
        &mut secrets.dice
    }

    fn side_to_play(rulebook: &Rulebook, position: &Position) -> String {
        view::to_play(rulebook, &position.public).to_string()
    }

    fn fact(event: &Self::Event) -> Fact<'_> {
        event.fact()
    }

    fn is_secret(order: &Self::Order) -> bool {
        matches!(order, order::Order::Plot { .. })
    }

    fn refuse_unheard(order: &Self::Order) -> Refusal {
        refusal::Why::not_now(order).into()
    }

    fn phase(public: &position::Public) -> Phase {
        public.phase
    }

    fn after(rulebook: &Rulebook, public: &position::Public) -> Phase {
        conduct::after(rulebook, public)
    }

    fn open_phase(
        rulebook: &Rulebook,
        position: &mut Position,
        events: &mut Vec<Self::Event>,
        phase: Phase,
    ) -> bool {
        Referee::new(rulebook, position, events).open_phase(phase)
    }

    fn close_phase(
        rulebook: &Rulebook,
        position: &mut Position,
        events: &mut Vec<Self::Event>,
        phase: Phase,
    ) {
        Referee::new(rulebook, position, events).close_phase(phase);
    }

    fn lay(world: &mut World) {
        crate::engine::orders::lay::<Self>(world);
    }

    fn settle(world: &mut World) {
        crate::engine::orders::mirror::<Self>(world);
    }
}

/// Registers the game with a world: its phases as states, its rules as systems.
pub fn plugin(app: &mut App) {
    crate::engine::orders::register::<Panzer44>(app);
    systems::plugin(app);
}
