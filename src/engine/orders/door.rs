//! The door: from an order to a refusal or to events.

use super::{Fact, Number, Position, add_phases, hands, position};
use crate::engine::dice::Dice;
use bevy::{
    ecs::schedule::{ScheduleLabel, SingleThreadedExecutor},
    prelude::*,
    state::{
        app::StatesPlugin,
        state::{FreelyMutableState, StateTransition},
    },
};
use serde::{Serialize, de::DeserializeOwned};
use std::{collections::VecDeque, fmt, fmt::Debug, sync::Arc};

/// Phase changes that one order may bring about; more would be a loop.
const MOST_TRANSITIONS: usize = 32;

/// A game that can be played through the door.
pub trait Game: Sized + Send + Sync + 'static {
    /// Its stable word.
    const ID: &'static str;
    /// The most faces that a die of the game has.
    const LARGEST_DIE: u8 = 6;
    /// What the data files of a scenario are, in words.
    const PARTS: [&'static str; 4] = ["scenario", "map", "order of battle", "charts"];
    /// What a player may ask for.
    type Order: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What can happen.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// What people may do at the table beside the orders that the rules know.
    type Command: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// What both players know of a position.
    type Public: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What they do not.
    type Secrets: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The phases. A world in which the game lies is in one of them.
    type Phase: FreelyMutableState + Copy;
    /// All of them.
    const PHASES: &'static [Self::Phase];
    /// Everything that does not change.
    type Rulebook: Send + Sync + 'static;
    /// What can be chosen when a game begins.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Loads a scenario with options.
    ///
    /// # Errors
    /// Every fault of its files, a sentence each.
    fn load(scenario: &str, options: &Self::Options) -> Result<Self::Rulebook, Vec<String>>;

    /// The scenario's stable word.
    fn scenario(rulebook: &Self::Rulebook) -> String;

    /// Which rulebook of the running program it is: two that were loaded have two numbers, wherever they lie.
    fn number(rulebook: &Self::Rulebook) -> &Number;

    /// Digests of the data files, in the order of [`Game::PARTS`], to notice that they were edited.
    fn digests(rulebook: &Self::Rulebook) -> Vec<String>;

    /// The options in force.
    fn options(rulebook: &Self::Rulebook) -> Self::Options;

    /// The position in which a game begins.
    fn start(rulebook: &Self::Rulebook, seed: u64) -> Position<Self>;

    /// Lets a world know the game: its phases as states, its rules as systems of [`PlayOrder`].
    fn plugin(app: &mut App);

    /// A world that plays this game without a window.
    fn world() -> World {
        let mut app = App::new();
        app.add_plugins(StatesPlugin);
        Self::plugin(&mut app);
        std::mem::take(app.world_mut())
    }

    /// Puts a position into a world; nothing happens by it.
    fn restore(world: &mut World, rulebook: &Arc<Self::Rulebook>, position: Position<Self>) {
        position::restore(world, rulebook, position);
    }

    /// Makes what follows from the rest of a position, and was not read with it.
    fn derive(_: &Self::Rulebook, _: &mut Self::Public) {}

    /// Makes the entities of a position that was put into a world.
    fn lay(world: &mut World);

    /// Carries out a command of the table; events tell what happened, and nothing else changes.
    ///
    /// # Errors
    /// It is not possible now; nothing has changed.
    fn command(world: &mut World, command: &Self::Command) -> Result<Vec<Self::Event>, Refusal>;

    /// Why no order at all is judged in this position; none if orders are.
    fn closed(_: &Position<Self>) -> Option<Refusal> {
        None
    }

    /// What is impossible in a position that was read from a file, a sentence each.
    fn faults(rulebook: &Self::Rulebook, position: &Position<Self>) -> Vec<String>;

    fn position(world: &World) -> &Position<Self> {
        world.resource::<Position<Self>>()
    }

    /// The dice that lie ready in a world, thrown before the seeded ones; the next one first.
    fn dice_ready(world: &mut World) -> &mut VecDeque<u8> {
        &mut Self::dice(&mut world.resource_mut::<Position<Self>>().into_inner().secrets).given
    }

    /// The dice to come.
    fn dice(secrets: &mut Self::Secrets) -> &mut Dice;

    /// The side that is to play, for the record.
    fn side_to_play(rulebook: &Self::Rulebook, position: &Position<Self>) -> String;

    /// What the table must know of an event.
    fn fact(event: &Self::Event) -> Fact<'_>;

    /// Whether an order holds what the other player may not know until an event opens it.
    fn is_secret(order: &Self::Order) -> bool;

    /// The refusal of an order that no system of the present phase listens to.
    fn refuse_unheard(order: &Self::Order) -> Refusal;

    fn phase(public: &Self::Public) -> Self::Phase;

    /// The phase that follows on the present one.
    fn after(rulebook: &Self::Rulebook, public: &Self::Public) -> Self::Phase;

    /// Does what opens a phase, and writes down what happens; tells whether the phase is over at once, because nobody
    /// has anything to decide in it.
    fn open_phase(
        rulebook: &Self::Rulebook,
        position: &mut Position<Self>,
        events: &mut Vec<Self::Event>,
        phase: Self::Phase,
    ) -> bool;

    /// Does what closes a phase, and writes down what happens.
    fn close_phase(
        rulebook: &Self::Rulebook,
        position: &mut Position<Self>,
        events: &mut Vec<Self::Event>,
        phase: Self::Phase,
    );

    /// Brings entities in step with the position, after an order.
    fn settle(world: &mut World);
}

/// Why an order was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The case of the rules, like `6.22`.
    pub case: String,
    /// A sentence.
    pub why: String,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}] {}", self.case, self.why)
    }
}

impl std::error::Error for Refusal {}

/// The schedule that judges one order: the systems of the present phase.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayOrder;

/// Where an order lies while it is judged, and what came of it.
#[derive(Resource)]
pub struct Desk<G: Game> {
    /// The order, until a system takes it up.
    pub order: Option<G::Order>,
    /// Why it is refused.
    pub refusal: Option<Refusal>,
    /// What happens.
    pub events: Vec<G::Event>,
    /// Whether an order is being played at the moment.
    pub in_play: bool,
}

impl<G: Game> Default for Desk<G> {
    fn default() -> Self {
        Self { order: None, refusal: None, events: Vec::new(), in_play: false }
    }
}

/// Makes the door for a game: its phases, what opens and closes them, and the schedule that judges its orders.
pub fn register<G: Game>(app: &mut App) {
    add_phases(app, G::PHASES);
    app.init_resource::<Desk<G>>().init_schedule(PlayOrder).edit_schedule(PlayOrder, |schedule| {
        schedule.set_executor(SingleThreadedExecutor::new());
    });
    hands::add_phase_systems::<G>(app);
}

/// Whether a change of phase is pending in a world.
pub fn phase_is_changing<G: Game>(world: &World) -> bool {
    let next = world.get_resource::<NextState<G::Phase>>();
    next.is_some_and(|next| !matches!(next, NextState::Unchanged))
}

/// Plays an order: the only way in which a position changes.
///
/// Must be called from the top, never from a system of the game's own schedules.
///
/// # Errors
/// The order is refused; nothing has changed.
pub fn play<G: Game>(world: &mut World, order: &G::Order) -> Result<Vec<G::Event>, Refusal> {
    if let Some(refusal) = G::closed(G::position(world)) {
        return Err(refusal);
    }
    {
        let mut desk = world.resource_mut::<Desk<G>>();
        desk.order = Some(order.clone());
        desk.refusal = None;
        desk.events.clear();
        desk.in_play = true;
    }
    world.run_schedule(PlayOrder);
    for _ in 0..MOST_TRANSITIONS {
        if !phase_is_changing::<G>(world) {
            break;
        }
        world.run_schedule(StateTransition);
    }
    // What was refused has changed nothing.
    if !world.resource::<Desk<G>>().events.is_empty() {
        G::settle(world);
    }
    let mut desk = world.resource_mut::<Desk<G>>();
    desk.in_play = false;
    if let Some(refusal) = desk.refusal.take() {
        return Err(refusal);
    }
    match desk.order.take() {
        Some(order) => Err(G::refuse_unheard(&order)),
        None => Ok(std::mem::take(&mut desk.events)),
    }
}
