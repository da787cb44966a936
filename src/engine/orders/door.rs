//! The door: from an order to a refusal or to events.

use super::{
    End, Fact, HandWish, PhaseTransition, Position, PositionData, RefereeReport, Refusal, RulebookData,
    ScenarioInfo, SealRoom, SideNames, VictoryThreshold, Viewer, position,
};
use crate::engine::{
    board::{Board, Hex},
    counters::UnitId,
    data::{self, DataError},
    dice::Dice,
};
use bevy::{ecs::schedule::ScheduleLabel, prelude::*, state::app::StatesPlugin};
use serde::{Serialize, de::DeserializeOwned};
use std::{collections::VecDeque, fmt::Debug, sync::Arc};

/// Phase changes that one order may bring about; more would be a loop.
const MOST_TRANSITIONS: usize = 32;

/// A game that can be played through the door.
pub trait Game: PositionData {
    const ID: &'static str;
    const TITLE: &'static str;
    /// Its sides, in the order of their seats; elsewhere they go by their numbers, 0 and 1.
    const SIDES: [SideNames; 2];
    /// The most faces that a die of the game has.
    const LARGEST_DIE: u8 = 6;
    /// What the data files of a scenario are, in words.
    const PARTS: [&'static str; 4] = ["scenario", "map", "order of battle", "charts"];
    /// What a player may ask for.
    type Order: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// What people may do at the table beside the orders that the rules know.
    type Command: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// All of its phases; the last is that in which the game is over.
    const PHASES: &'static [Self::Phase];
    /// What can be chosen when a game begins.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// A scenario by its id, as it stands in its files.
    ///
    /// # Errors
    /// Every fault of its files, with its place.
    fn rulebook(scenario: &str) -> Result<Self::Rulebook, Vec<DataError>> {
        let source = data::load_of(Self::ID, scenario).map_err(|error| vec![error])?;
        let rulebook = Self::Rulebook::read(&source)?;
        let misnamed = data::misnamed(&source.name, &source.text, Self::about(&rulebook).id);
        misnamed.map_or(Ok(rulebook), |fault| Err(vec![fault]))
    }

    /// A scenario by its id, with options.
    ///
    /// # Errors
    /// Every fault of its files, a sentence each.
    fn load(scenario: &str, options: &Self::Options) -> Result<Self::Rulebook, Vec<String>> {
        let faults = |faults: Vec<DataError>| faults.iter().map(ToString::to_string).collect::<Vec<_>>();
        let mut rulebook = Self::rulebook(scenario).map_err(faults)?;
        Self::choose(&mut rulebook, options);
        Ok(rulebook)
    }

    /// Puts options in force.
    fn choose(_: &mut Self::Rulebook, _: &Self::Options) {}

    /// The options in force.
    fn options(_: &Self::Rulebook) -> Self::Options {
        Self::Options::default()
    }

    /// What tells the scenario from others.
    fn about(rulebook: &Self::Rulebook) -> ScenarioInfo<'_> {
        rulebook.about()
    }

    fn board(rulebook: &Self::Rulebook) -> &Board {
        Self::about(rulebook).board
    }

    /// The position in which a game begins.
    fn start(rulebook: &Self::Rulebook, seed: u64) -> Position<Self>;

    /// Lets a world know the game: its phases as states ([`register`](super::register)), its rules as systems of
    /// [`PlayOrder`]. A game that needs no systems of its own has [`register_plain`](super::register_plain) do both.
    fn plugin(app: &mut App);

    /// Carries an order out, and writes down what happens; tells whether the phase ends by it.
    ///
    /// # Errors
    /// The rules refuse it; nothing has changed.
    fn judge(_: &mut Referee<'_, Self>, order: &Self::Order) -> Result<bool, Refusal> {
        Err(Self::refuse_unheard(order))
    }

    /// Says that something happened, and lets it happen: to both players, unless the game tells some of it to one alone.
    fn say(referee: &mut Referee<'_, Self>, event: Self::Event) {
        referee.happen(event);
    }

    /// Puts away what a side hides from the other now, when a referee has worked on a position in which everything is laid
    /// out.
    fn conceal(_: &mut Referee<'_, Self>) {}

    /// Lets an event happen: the only way in which a position changes.
    fn apply(rulebook: &Self::Rulebook, position: &mut Position<Self>, event: &Self::Event);

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

    /// Carries out a command of the table, in a game that is not over.
    ///
    /// # Errors
    /// It is not possible now; nothing has changed.
    fn command(_: &mut Referee<'_, Self>, _: &Self::Command) -> Result<(), Refusal> {
        Ok(())
    }

    /// Whether a side sets up in this position, and has something that waits for it.
    fn sets_up(_: &Self::Rulebook, _: &Self::Public) -> bool {
        false
    }

    /// The levels of victory, those of the fewest points first; none where points tell nothing.
    fn ladder(_: &Self::Rulebook) -> Vec<VictoryThreshold> {
        Vec::new()
    }

    /// Whether the referee is out: no order is judged then, and people place and change counters by hand.
    fn is_free_hand(_: &Self::Public) -> bool {
        false
    }

    /// The command by which people do this by hand; none in a game that does not let them.
    fn by_hand(_: HandWish) -> Option<Self::Command> {
        None
    }

    /// What the referee would find if he came back.
    fn findings(_: &Self::Rulebook, _: &Self::Public) -> RefereeReport {
        RefereeReport::default()
    }

    /// A scenario that begins with a position: its id and text, read again and found good. `id` is one that the
    /// title makes and no shipped file has.
    ///
    /// # Errors
    /// Why none can begin with it, in a sentence.
    fn scenario_of(
        _: &Arc<Self::Rulebook>,
        _: &Position<Self>,
        _id: UnitId,
        _title: &str,
    ) -> Result<String, String> {
        Err(format!("{} does not save positions as scenarios", Self::TITLE))
    }

    /// What is impossible in a position that was read from a file, a sentence each.
    fn faults(_: &Self::Rulebook, _: &Position<Self>) -> Vec<String> {
        Vec::new()
    }

    /// For whose eyes a position is laid out; none in a game, or under options, in which both players see every counter.
    fn eyes(_: &Self::Rulebook, _: &Self::Public) -> Option<Viewer> {
        None
    }

    /// Lays a position out for other eyes: what they see of its secrets lies beside what both know, and nothing else of
    /// them. It stays the same position.
    fn look(_: &mut Position<Self>, _: Viewer) {}

    /// Whether only its owner sees this counter, in a position that is laid out for him.
    fn is_hidden(_: &Position<Self>, _: &Self::Counter) -> bool {
        false
    }

    /// The same of a marker in a hex.
    fn is_hidden_marker(_: &Position<Self>, _: &Self::Marker, _: Hex) -> bool {
        false
    }

    fn position(world: &World) -> &Position<Self> {
        world.resource::<Position<Self>>()
    }

    /// The dice that lie ready in a world, thrown before the seeded ones; the next one first.
    fn dice_ready(world: &mut World) -> &mut VecDeque<u8> {
        &mut Self::dice(&mut world.resource_mut::<Position<Self>>().into_inner().secrets).given
    }

    /// The dice to come.
    fn dice(secrets: &mut Self::Secrets) -> &mut Dice;

    /// The number of the side whose phase it is; none if it is both players'.
    fn phase_side(rulebook: &Self::Rulebook, phase: Self::Phase) -> Option<usize>;

    /// The number of the side that has to give the next order: usually that whose phase it is.
    fn acting(rulebook: &Self::Rulebook, public: &Self::Public) -> usize {
        Self::phase_side(rulebook, Self::phase(public)).unwrap_or(0)
    }

    /// Every order that may be given now, of a game in which both players know everything and the orders are few enough
    /// to be listed: the hand, the questions, a player and the command line take theirs from here.
    fn listed(_: &Self::Rulebook, _: &Self::Public) -> Vec<Self::Order> {
        Vec::new()
    }

    /// The order that ends a phase, if it is the same in all of them.
    fn end_phase() -> Option<Self::Order> {
        None
    }

    /// The name of that side, for the record.
    fn side_to_play(rulebook: &Self::Rulebook, position: &Position<Self>) -> String {
        Self::SIDES[Self::acting(rulebook, &position.public)].name.to_owned()
    }

    /// The turn, from 1; before the first turn of the scenario the one before that.
    fn turn(public: &Self::Public) -> u8;

    /// The turn that players are shown: the present one, and before the first turn of the scenario that one.
    fn shown_turn(rulebook: &Self::Rulebook, public: &Self::Public) -> u8 {
        Self::turn(public).max(Self::about(rulebook).turns[0])
    }

    /// How the game would end now.
    fn stands(rulebook: &Self::Rulebook, public: &Self::Public) -> End;

    /// How it has ended; none while it goes on.
    fn ended(rulebook: &Self::Rulebook, public: &Self::Public) -> Option<End> {
        is_over::<Self>(public).then(|| Self::stands(rulebook, public))
    }

    /// What the table must know of an event.
    fn fact(event: &Self::Event) -> Fact<'_>;

    /// Whether an order holds what the other player may not know until an event opens it.
    fn is_secret(_: &Self::Order) -> bool {
        false
    }

    /// Whether every order holds what the other player may not know, under these options.
    fn seals_orders(_: &Self::Options) -> bool {
        false
    }

    /// Whether an order as a whole is not to be read in a file, whatever the options.
    fn seals_order(_: &Self::Order) -> bool {
        false
    }

    /// How much room what a file seals has in a game under these options.
    fn seal_room(_: &Self::Options) -> SealRoom {
        SealRoom::default()
    }

    /// Whether more than dice may be otherwise in the secrets of a position than in one some orders before it, as far as both
    /// players can tell.
    fn may_change_secrets(_before: &Self::Public, _now: &Self::Public) -> bool {
        true
    }

    /// The refusal of an order that no system of the present phase listens to.
    fn refuse_unheard(_: &Self::Order) -> Refusal {
        Refusal { case: String::new(), why: "this cannot be ordered now".to_owned() }
    }
}

/// Judges one order. Everything that happens is said through [`Referee::say`].
pub struct Referee<'a, G: Game> {
    /// What does not change.
    pub rulebook: &'a G::Rulebook,
    /// Events alone change it, but for secrets that no event tells.
    pub(crate) position: &'a mut Position<G>,
    pub(crate) events: &'a mut Vec<G::Event>,
}

impl<'a, G: Game> Referee<'a, G> {
    /// A referee for this position, who writes into these events.
    pub fn new(
        rulebook: &'a G::Rulebook,
        position: &'a mut Position<G>,
        events: &'a mut Vec<G::Event>,
    ) -> Self {
        Self { rulebook, position, events }
    }

    pub fn public(&self) -> &G::Public {
        &self.position.public
    }

    /// Says that something happened, and lets it happen.
    pub fn say(&mut self, event: G::Event) {
        G::say(self, event);
    }

    /// Lets something happen that is told just so.
    pub fn happen(&mut self, event: G::Event) {
        G::apply(self.rulebook, self.position, &event);
        self.events.push(event);
    }

    /// The number that the next die of this many faces shows; it is checked off by the event that tells it.
    pub fn next_die(&mut self, faces: u8) -> u8 {
        G::dice(&mut self.position.secrets).peek_of(faces)
    }
}

/// The schedule that judges one order: the systems of the present phase.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayOrder;

/// Where an order lies while it is judged, and what came of it.
#[derive(Resource)]
pub struct PendingOrder<G: Game> {
    /// The order, until a system takes it up.
    pub order: Option<G::Order>,
    /// Why it is refused.
    pub refusal: Option<Refusal>,
    pub events: Vec<G::Event>,
    /// Whether an order is being played at the moment.
    pub in_play: bool,
    /// Whether the phase that opens is over at once, since the game is decided.
    pub is_decided: bool,
    /// How many events there were before the phase that opens or closes.
    pub events_before: usize,
}

impl<G: Game> Default for PendingOrder<G> {
    fn default() -> Self {
        Self {
            order: None,
            refusal: None,
            events: Vec::new(),
            in_play: false,
            is_decided: false,
            events_before: 0,
        }
    }
}

pub fn is_over<G: Game>(public: &G::Public) -> bool {
    G::PHASES.last() == Some(&G::phase(public))
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
    if G::is_free_hand(&G::position(world).public) {
        return Err(Refusal::of_table("the referee is out: call him back to play by the rules"));
    }
    {
        let mut desk = world.resource_mut::<PendingOrder<G>>();
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
        world.run_schedule(PhaseTransition);
    }
    // What was refused has changed nothing.
    if !world.resource::<PendingOrder<G>>().events.is_empty() {
        position::mirror::<G>(world);
    }
    let mut desk = world.resource_mut::<PendingOrder<G>>();
    desk.in_play = false;
    if let Some(refusal) = desk.refusal.take() {
        return Err(refusal);
    }
    match desk.order.take() {
        Some(order) => Err(G::refuse_unheard(&order)),
        None => Ok(std::mem::take(&mut desk.events)),
    }
}
