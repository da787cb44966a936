//! The door: from an order to a refusal or to events.

use super::{
    End, Fact, HandWish, PhaseTransition, Position, PositionData, RefereeReport, Refusal, RulebookData,
    ScenarioInfo, SealRoom, SideNames, VictoryThreshold, Viewer, position,
};
use crate::engine::{
    board::{Board, Hex, MapFile},
    counters::UnitId,
    data::{self, DataError, Source},
    dice::Dice,
    drafts::{AnyDraft, Change, ExtraKind, UnitKind},
    text::{say, t},
};
use bevy::{ecs::schedule::ScheduleLabel, prelude::*, state::app::StatesPlugin};
use serde::{Serialize, de::DeserializeOwned};
use std::{collections::VecDeque, fmt::Debug, sync::Arc};

/// Limit of the phase changes that one order may cause; more would be a loop.
const MOST_TRANSITIONS: usize = 32;

/// A game that can be played through the door.
pub trait Game: PositionData {
    const ID: &'static str;
    const TITLE: &'static str;
    /// Its sides, in the order of their seats; other code uses their numbers, 0 and 1.
    const SIDES: [SideNames; 2];
    /// The number of its rules, raised by each change after which an order or a position means something else: programs
    /// with another number do not play against each other.
    const RULES_NUMBER: u32 = 1;
    /// The most faces that a die of the game has.
    const LARGEST_DIE: u8 = 6;
    /// The names of the data files of a scenario.
    const PARTS: [&'static str; 4] = ["scenario", "map", "order of battle", "charts"];
    /// An order of a player.
    type Order: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// A command of the table, beside the orders that the rules know.
    type Command: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// All of its phases; in the last one the game is over.
    const PHASES: &'static [Self::Phase];
    /// The options that can be chosen when a game begins.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Loads a scenario by its id, as its files state it.
    ///
    /// # Errors
    /// Every fault of its files, with its place.
    fn rulebook(scenario: &str) -> Result<Self::Rulebook, Vec<DataError>> {
        let source = data::load_of(Self::ID, scenario).map_err(|error| vec![error])?;
        let rulebook = Self::Rulebook::read(&source)?;
        let misnamed = data::misnamed(&source.name, &source.text, Self::about(&rulebook).id);
        misnamed.map_or(Ok(rulebook), |fault| Err(vec![fault]))
    }

    /// Loads a scenario by its id, with options.
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

    /// The data that distinguish the scenario from others.
    fn about(rulebook: &Self::Rulebook) -> ScenarioInfo<'_> {
        rulebook.about()
    }

    fn board(rulebook: &Self::Rulebook) -> &Board {
        Self::about(rulebook).board
    }

    /// Returns the position in which a game begins.
    fn start(rulebook: &Self::Rulebook, seed: u64) -> Position<Self>;

    /// Registers the game in a world: its phases as states ([`register`](super::register)), its rules as systems of
    /// [`PlayOrder`]. For a game without systems of its own [`register_plain`](super::register_plain) does both.
    fn plugin(app: &mut App);

    /// Carries out an order, and writes down the events; returns whether the order ends the phase.
    ///
    /// # Errors
    /// The rules refuse it; nothing has changed.
    fn judge(_: &mut Referee<'_, Self>, order: &Self::Order) -> Result<bool, Refusal> {
        Err(Self::refuse_unheard(order))
    }

    /// States and applies an event for both players, unless the game shows a part of it to one player only.
    fn say(referee: &mut Referee<'_, Self>, event: Self::Event) {
        referee.happen(event);
    }

    /// Hides again what a side hides from the other now, after a referee has worked on a position in which everything
    /// is visible.
    fn conceal(_: &mut Referee<'_, Self>) {}

    /// Applies an event: the only way to change a position.
    fn apply(rulebook: &Self::Rulebook, position: &mut Position<Self>, event: &Self::Event);

    /// Makes a world that plays this game without a window.
    fn world() -> World {
        let mut app = App::new();
        app.add_plugins(StatesPlugin);
        Self::plugin(&mut app);
        std::mem::take(app.world_mut())
    }

    /// Puts a position into a world, without any event.
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

    /// Whether a side sets up in this position and still has units to set up.
    fn sets_up(_: &Self::Rulebook, _: &Self::Public) -> bool {
        false
    }

    /// Returns the levels of victory, from the fewest points; none if points do not decide.
    fn ladder(_: &Self::Rulebook) -> Vec<VictoryThreshold> {
        Vec::new()
    }

    /// Whether the referee is off: no order is judged then, and people place and change counters by hand.
    fn is_free_hand(_: &Self::Public) -> bool {
        false
    }

    /// Returns the command for this wish by hand; none in a game that does not allow it.
    fn by_hand(_: HandWish) -> Option<Self::Command> {
        None
    }

    /// Returns the findings of the referee on the position if it were switched on.
    fn findings(_: &Self::Rulebook, _: &Self::Public) -> RefereeReport {
        RefereeReport::default()
    }

    /// Returns a scenario that begins with a position: its id and text, read again and without faults. `id` is made of
    /// the title, and no shipped file has it.
    ///
    /// # Errors
    /// The reason why no scenario can begin with it, in a sentence.
    fn scenario_of(
        _: &Arc<Self::Rulebook>,
        _: &Position<Self>,
        _id: UnitId,
        _title: &str,
    ) -> Result<String, String> {
        Err(say!("hand-no-scenario", game = Self::TITLE))
    }

    /// Returns the draft of a scenario that is to be edited; none if the scenarios of this game cannot be edited.
    fn draft(_: &Source) -> Option<Result<Box<dyn AnyDraft>, Vec<DataError>>> {
        None
    }

    /// Returns the types of units that its scenarios can have; empty if the scenarios of this game cannot be edited.
    fn unit_kinds(_: &Self::Rulebook) -> Vec<UnitKind> {
        Vec::new()
    }

    /// Returns what its groups, its arrivals and its sides can have beside units of these types.
    fn extra_kinds(_: &Self::Rulebook) -> Vec<ExtraKind> {
        Vec::new()
    }

    /// Returns the changes that put a few units of both sides onto a new map, with the units of this rulebook; empty in a
    /// game whose units are set up in areas.
    fn first_units(_: &Self::Rulebook, _: &MapFile) -> Vec<Change> {
        Vec::new()
    }

    /// Reads a list of units, and returns its contents in RON; none in a game whose lists cannot be edited.
    ///
    /// # Errors
    /// Every fault of the list, of form or of meaning.
    fn checked_unit_list(_: &Source) -> Option<Result<String, Vec<DataError>>> {
        None
    }

    /// Returns the impossible states of a position that was read from a file, a sentence each.
    fn faults(_: &Self::Rulebook, _: &Position<Self>) -> Vec<String> {
        Vec::new()
    }

    /// The viewer for whom a position is laid out; none if both players see every counter, in this game or under these
    /// options.
    fn eyes(_: &Self::Rulebook, _: &Self::Public) -> Option<Viewer> {
        None
    }

    /// Lays out a position for another viewer: the secrets that this viewer sees are added to what both sides know, all
    /// others are removed. It remains the same position.
    fn look(_: &mut Position<Self>, _: Viewer) {}

    /// Whether only its owner sees this counter, in a position that is laid out for that side.
    fn is_hidden(_: &Position<Self>, _: &Self::Counter) -> bool {
        false
    }

    /// Whether only its owner sees this marker in a hex.
    fn is_hidden_marker(_: &Position<Self>, _: &Self::Marker, _: Hex) -> bool {
        false
    }

    fn position(world: &World) -> &Position<Self> {
        world.resource::<Position<Self>>()
    }

    /// The dice ready in a world, used before the seeded ones; the next one first.
    fn dice_ready(world: &mut World) -> &mut VecDeque<u8> {
        &mut Self::dice(&mut world.resource_mut::<Position<Self>>().into_inner().secrets).given
    }

    /// The dice still to come.
    fn dice(secrets: &mut Self::Secrets) -> &mut Dice;

    /// The number of the side that owns the phase; none if both players share it.
    fn phase_side(rulebook: &Self::Rulebook, phase: Self::Phase) -> Option<usize>;

    /// The number of the side that must give the next order, usually the owner of the phase.
    fn acting(rulebook: &Self::Rulebook, public: &Self::Public) -> usize {
        Self::phase_side(rulebook, Self::phase(public)).unwrap_or(0)
    }

    /// Returns every legal order of a game in which both players know everything and the orders are few enough to be
    /// listed. The cursor, the questions, a player and the command line use this list.
    fn listed(_: &Self::Rulebook, _: &Self::Public) -> Vec<Self::Order> {
        Vec::new()
    }

    /// The order that ends a phase, if it is the same in every phase.
    fn end_phase() -> Option<Self::Order> {
        None
    }

    /// The name of the acting side, for the record.
    fn side_to_play(rulebook: &Self::Rulebook, position: &Position<Self>) -> String {
        Self::SIDES[Self::acting(rulebook, &position.public)].name.to_owned()
    }

    /// The turn, from 1; during set-up the number before the first turn of the scenario.
    fn turn(public: &Self::Public) -> u8;

    /// The turn that players see: the present one, but the first turn of the scenario during set-up.
    fn shown_turn(rulebook: &Self::Rulebook, public: &Self::Public) -> u8 {
        Self::turn(public).max(Self::about(rulebook).turns[0])
    }

    /// Returns the end of the game if it ended now.
    fn stands(rulebook: &Self::Rulebook, public: &Self::Public) -> End;

    /// The end of the game; none while it continues.
    fn ended(rulebook: &Self::Rulebook, public: &Self::Public) -> Option<End> {
        is_over::<Self>(public).then(|| Self::stands(rulebook, public))
    }

    /// Returns the fact of an event, for code that knows no game.
    fn fact(event: &Self::Event) -> Fact<'_>;

    /// Whether an order contains secrets that the opponent may not know until an event opens them.
    fn is_secret(_: &Self::Order) -> bool {
        false
    }

    /// Whether every order contains such secrets, under these options.
    fn seals_orders(_: &Self::Options) -> bool {
        false
    }

    /// Whether a file seals the whole order, under any options.
    fn seals_order(_: &Self::Order) -> bool {
        false
    }

    /// Returns the room for sealed data in a game under these options.
    fn seal_room(_: &Self::Options) -> SealRoom {
        SealRoom::default()
    }

    /// Whether more than dice may differ between the secrets of two positions some orders apart, by what both players
    /// know.
    fn may_change_secrets(_before: &Self::Public, _now: &Self::Public) -> bool {
        true
    }

    /// Returns the refusal of an order for which the present phase has no system.
    fn refuse_unheard(_: &Self::Order) -> Refusal {
        Refusal::new("", t!("order-cannot-be-given"))
    }
}

/// The referee of one order. All events go through [`Referee::say`].
pub struct Referee<'a, G: Game> {
    /// The part that never changes.
    pub rulebook: &'a G::Rulebook,
    /// The position. Only events change it, except for secrets that no event states.
    pub(crate) position: &'a mut Position<G>,
    pub(crate) events: &'a mut Vec<G::Event>,
}

impl<'a, G: Game> Referee<'a, G> {
    /// Makes a referee for this position, which adds its events to this list.
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

    /// States and applies an event.
    pub fn say(&mut self, event: G::Event) {
        G::say(self, event);
    }

    /// Applies an event that is stated as it is.
    pub fn happen(&mut self, event: G::Event) {
        G::apply(self.rulebook, self.position, &event);
        self.events.push(event);
    }

    /// The number of the next die with this many faces; the event that states it takes the die out.
    pub fn next_die(&mut self, faces: u8) -> u8 {
        G::dice(&mut self.position.secrets).peek_of(faces)
    }
}

/// The schedule that judges one order: the systems of the present phase.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayOrder;

/// The order that is being judged, and its result.
#[derive(Resource)]
pub struct PendingOrder<G: Game> {
    /// The order, until a system takes it.
    pub order: Option<G::Order>,
    /// The refusal, if there is one.
    pub refusal: Option<Refusal>,
    pub events: Vec<G::Event>,
    /// Whether an order is being played now.
    pub in_play: bool,
    /// Whether the phase that opens is over at once, since the game is decided.
    pub is_decided: bool,
    /// The number of events before the phase that opens or closes.
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

/// Plays an order: the only way to change a position.
///
/// Must be called from the top, never from a system of the game's own schedules.
///
/// # Errors
/// The order is refused; nothing has changed.
pub fn play<G: Game>(world: &mut World, order: &G::Order) -> Result<Vec<G::Event>, Refusal> {
    if G::is_free_hand(&G::position(world).public) {
        return Err(Refusal::of_table(t!("hand-turn-on-to-play")));
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
    // A refused order has changed nothing.
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
