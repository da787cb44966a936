//! The sequence of play (3), to be compared with the document: each phase with its opening, its orders and its close.

use super::{
    Panzer44,
    conduct::Referee,
    event::Event,
    kinds::Side,
    order::{Order, order_rules::*},
    phase::Phase,
    plot::Task,
    position::Public,
    refusal::Why,
    rulebook::Rulebook,
    scenario::Scenario,
    set_up, victory,
};
use crate::engine::{
    orders::{
        PhaseOwner::{self, Both},
        PhaseRules, Refusal, Sequence, Sequenced, phase,
    },
    text::id,
};
use Phase::{
    FirstFire, FirstIndirect, FirstMovement, FirstSetUp, Over, Panic, Plot, Removal, SecondFire,
    SecondIndirect, SecondMovement, SecondSetUp,
};
use std::sync::LazyLock;

impl Sequenced for Panzer44 {
    fn sequence() -> &'static Sequence<Self> {
        &SEQUENCE
    }
}

/// The First and the Second Player, with the names from the scenario (1.2).
const FIRST: PhaseOwner = PhaseOwner::Player(0, "First Player");
const SECOND: PhaseOwner = PhaseOwner::Player(1, "Second Player");

static SEQUENCE: LazyLock<Sequence<Panzer44>> = LazyLock::new(|| {
    Sequence::new(announce)
        .is_decided(one_side_is_alone)
        .refuses(until_decided)
        .takes([END_PHASE])
        .phase(set_up_phase(FirstSetUp).of(PhaseOwner::SetUp(0)).then(SecondSetUp))
        .phase(set_up_phase(SecondSetUp).of(PhaseOwner::SetUp(1)).then(Plot))
        .phase(
            phase(Plot)
                .case("3.1")
                .of(Both)
                .at(id!("panzer44-time-when-turn-begins"))
                .opens(hold_from_the_start)
                .takes([PLOT])
                .then(Panic),
        )
        .phase(
            phase(Panic)
                .case("3.2")
                .of(Both)
                .opens(determine_panic)
                .passes_if(nothing_is_decided)
                .then(FirstFire),
        )
        .phase(fire_phase(FirstFire).of(FIRST).opens(show_plotted_fire).then(SecondFire))
        .phase(fire_phase(SecondFire).of(SECOND).closes(apply_results).then(FirstMovement))
        .phase(movement_phase(FirstMovement).of(FIRST).then(SecondMovement))
        .phase(movement_phase(SecondMovement).of(SECOND).then(Removal))
        .phase(
            phase(Removal)
                .case("3.5")
                .of(Both)
                .opens(remove_pins_and_disruption)
                .passes_if(nothing_is_decided)
                .then(FirstIndirect),
        )
        .phase(
            indirect_fire_phase(FirstIndirect).of(FIRST).closes(apply_results_at_once).then(SecondIndirect),
        )
        .phase(
            indirect_fire_phase(SecondIndirect)
                .of(SECOND)
                .closes(apply_results)
                .then_if(is_last_turn, Over)
                .then(Plot),
        )
        .phase(phase(Over).case("16").of(Both).plays_on().opens(end_game).then(Over))
});

impl Phase {
    /// The side whose phase it is; none if it is of both players or of neither.
    pub fn side(self, scenario: &Scenario) -> Option<Side> {
        let first = scenario.first_player;
        SEQUENCE.owner(self).side([first, first.enemy()], &scenario.set_up)
    }
}

fn set_up_phase(of: Phase) -> PhaseRules<Panzer44> {
    phase(of)
        .case("4.1")
        .at(id!("panzer44-time-before-first-turn"))
        .plays_on()
        .passes_if(nothing_is_set_up)
        .takes([DEPLOY, DEPLOY_ABOARD, LAY_MINES, DIG])
}

fn fire_phase(of: Phase) -> PhaseRules<Panzer44> {
    phase(of).case("3.3").passes_if(no_fire_is_plotted).takes([FIRE])
}

fn movement_phase(of: Phase) -> PhaseRules<Panzer44> {
    phase(of)
        .case("3.4")
        .at(id!("panzer44-time-in-movement"))
        .opens(show_plotted_movement)
        .opens(begin_bolting)
        .passes_if(nobody_moves)
        .takes([MOVE, EXIT, LOAD, UNLOAD, CLEAR, BLOW, SHOOT, LET_PASS])
}

fn indirect_fire_phase(of: Phase) -> PhaseRules<Panzer44> {
    phase(of)
        .case("3.6")
        .opens(show_plotted_indirect_fire)
        .opens(show_support)
        .passes_if(no_indirect_fire_is_plotted)
        .takes([BOMBARD, BARRAGE, STRIKE])
}

fn announce(referee: &mut Referee<'_>, phase: Phase) {
    let turn = referee.public().turn + u8::from(phase == Plot);
    referee.say(Event::PhaseOpened { turn, phase });
}

/// A side that has no unit left has lost (16.1).
fn one_side_is_alone(_: &Rulebook, public: &Public) -> bool {
    victory::is_alone(public)
}

/// Refuses all orders but the answer while a decision is pending (7.10.2).
fn until_decided(referee: &mut Referee<'_>, order: &Order) -> Option<Refusal> {
    if referee.public().phase == Over {
        return Some(Why::GameOver.into());
    }
    let decision = referee.public().owed?;
    (!order.is_answer()).then(|| Why::DecisionOwed { side: decision.side() }.into())
}

fn nothing_is_set_up(referee: &Referee<'_>) -> bool {
    let waits = |side| set_up::has_anything(referee.rulebook, referee.public(), side);
    !referee.active().is_some_and(waits)
}

/// Gives each victory hex to the side of a unit that is in it when the game begins (16.2).
fn hold_from_the_start(referee: &mut Referee<'_>) {
    if referee.public().turn == referee.rulebook.scenario.first_turn {
        referee.hold_from_the_start();
    }
}

fn determine_panic(referee: &mut Referee<'_>) {
    referee.determine_panic();
}

fn nothing_is_decided(_: &Referee<'_>) -> bool {
    true
}

fn show_plotted_fire(referee: &mut Referee<'_>) {
    for side in referee.sides_in_order() {
        referee.show(side, |task| matches!(task, Task::Fire { .. }));
    }
}

fn no_fire_is_plotted(referee: &Referee<'_>) -> bool {
    let fires = |side| super::conduct::direct_fire::shots(referee.public(), side).next().is_some();
    !referee.active().is_some_and(fires)
}

/// Applies the results of both sides' fire together (15.3).
fn apply_results(referee: &mut Referee<'_>) {
    referee.apply_waiting_hits();
}

/// Applies the first side's indirect fire before the other's, with `indirect_sequential` (8.6).
fn apply_results_at_once(referee: &mut Referee<'_>) {
    if referee.rulebook.options.indirect_sequential {
        referee.apply_waiting_hits();
    }
}

fn show_plotted_movement(referee: &mut Referee<'_>) {
    if let Some(side) = referee.active() {
        referee.show(side, Task::is_of_movement);
    }
}

fn begin_bolting(referee: &mut Referee<'_>) {
    if let Some(side) = referee.active() {
        referee.begin_bolting(side);
    }
}

fn nobody_moves(referee: &Referee<'_>) -> bool {
    referee.active().is_some_and(|side| referee.movement_is_over(side))
}

fn remove_pins_and_disruption(referee: &mut Referee<'_>) {
    referee.remove_markers();
}

fn show_plotted_indirect_fire(referee: &mut Referee<'_>) {
    if let Some(side) = referee.active() {
        referee.show(side, |task| matches!(task, Task::Bombard { .. }));
    }
}

fn show_support(referee: &mut Referee<'_>) {
    if let Some(side) = referee.active() {
        referee.show_support(side);
    }
}

fn no_indirect_fire_is_plotted(referee: &Referee<'_>) -> bool {
    let fires = |side| super::conduct::indirect::has_indirect(referee.public(), side);
    !referee.active().is_some_and(fires)
}

fn is_last_turn(rulebook: &Rulebook, public: &Public) -> bool {
    public.turn >= rulebook.scenario.last_turn
}

fn end_game(referee: &mut Referee<'_>) {
    let outcome = victory::outcome(referee.rulebook, referee.public());
    referee.say(Event::Ended { outcome });
}
