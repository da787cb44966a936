//! The sequence of play (3), to be compared with the document: the actions that open each segment, the orders that it
//! accepts, the actions that close it.

use super::{
    Platoon,
    conduct::Referee,
    event::Event,
    kinds::Side,
    order::{Order, order_rules::*},
    phase::{
        Phase,
        Segment::{self, Assault, DirectFire, IndirectFire, Others, Registration, Start, Vehicles},
    },
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
use Phase::{First, FirstSetUp, Over, Second, SecondSetUp};
use std::sync::LazyLock;

impl Sequenced for Platoon {
    fn sequence() -> &'static Sequence<Self> {
        &SEQUENCE
    }
}

/// The First and the Second Player, with the names from the scenario (1.2).
const FIRST: PhaseOwner = PhaseOwner::Player(0, "First Player");
const SECOND: PhaseOwner = PhaseOwner::Player(1, "Second Player");

static SEQUENCE: LazyLock<Sequence<Platoon>> = LazyLock::new(|| {
    let sequence = Sequence::new(announce)
        .is_decided(one_side_is_alone)
        .refuses(until_decided)
        .takes([INSTRUCT, DONE])
        .phase(set_up_phase(FirstSetUp).of(PhaseOwner::SetUp(0)).then(SecondSetUp))
        .phase(set_up_phase(SecondSetUp).of(PhaseOwner::SetUp(1)).then(First(Start)));
    let sequence = player_turn(sequence, First, FIRST, |end| end.then(Second(Start)));
    let sequence =
        player_turn(sequence, Second, SECOND, |end| end.then_if(is_last_turn, Over).then(First(Start)));
    sequence.phase(phase(Over).case("20").of(Both).plays_on().opens(end_game).then(Over))
});

impl Phase {
    /// The active side; none if the phase belongs to both players or to neither.
    pub fn side(self, scenario: &Scenario) -> Option<Side> {
        let first = scenario.first_player;
        SEQUENCE.owner(self).side([first, first.enemy()], &scenario.set_up)
    }
}

fn set_up_phase(of: Phase) -> PhaseRules<Platoon> {
    phase(of)
        .case("4.1")
        .at(id!("platoon-time-during-set-up"))
        .plays_on()
        .passes_if(nothing_is_set_up)
        .takes([PLACE, PLACE_ABOARD, LAY])
}

/// The rules of the segments of a player turn (3); `follows` sets the phase after it.
fn player_turn(
    sequence: Sequence<Platoon>,
    turn: fn(Segment) -> Phase,
    player: PhaseOwner,
    follows: fn(PhaseRules<Platoon>) -> PhaseRules<Platoon>,
) -> Sequence<Platoon> {
    let segment = |segment| phase(turn(segment)).of(player).passes_if(nothing_can_be_done);
    let sequence = fire_segments(sequence, turn, segment);
    movement_segments(sequence, turn, segment).phase(follows(
        segment(Registration)
            .case("3 segments 3, 4")
            .at(id!("platoon-time-in-registration"))
            .opens(take_up_stale_registrations)
            .takes([REGISTER, UNREGISTER])
            .closes(end_clearing_of_mines)
            .closes(turn_up_inverted_units)
            .closes(remove_dispersion)
            .closes(remove_quick_march)
            .closes(end_spotting),
    ))
}

/// The segments from the start of a player turn to direct fire (3 segments 0, 1).
fn fire_segments(
    sequence: Sequence<Platoon>,
    turn: fn(Segment) -> Phase,
    segment: impl Fn(Segment) -> PhaseRules<Platoon>,
) -> Sequence<Platoon> {
    sequence
        .phase(
            segment(Start)
                .case("3 segment 0")
                .at(id!("platoon-time-at-start"))
                .opens(hold_from_the_start)
                .takes([FLIP])
                .closes(step_markers_of_heavy_equipment)
                .then(turn(IndirectFire)),
        )
        .phase(
            segment(IndirectFire)
                .case("3 segment 1a, 1b")
                .at(id!("platoon-time-in-segment-1b"))
                .opens(mines_attack)
                .takes([INDIRECT_FIRE])
                .then(turn(DirectFire)),
        )
        .phase(
            segment(DirectFire)
                .case("3 segment 1c")
                .at(id!("platoon-time-in-segment-1c"))
                .takes([FIRE])
                .then(turn(Vehicles)),
        )
}

/// The segments in which units move and assault (3 segment 2).
fn movement_segments(
    sequence: Sequence<Platoon>,
    turn: fn(Segment) -> Phase,
    segment: impl Fn(Segment) -> PhaseRules<Platoon>,
) -> Sequence<Platoon> {
    sequence
        .phase(
            segment(Vehicles)
                .case("3 segment 2a")
                .at(id!("platoon-time-in-segment-2a"))
                .takes([
                    MOVE,
                    MOVE_BESIDE,
                    ENTER,
                    EXIT,
                    LOAD,
                    UNLOAD,
                    OVERRUN,
                    OPPORTUNITY_FIRE,
                    INTERDICT,
                    PASS,
                ])
                .closes(take_forts)
                .then(turn(Assault)),
        )
        .phase(
            segment(Assault)
                .case("3 segment 2b")
                .at(id!("platoon-time-in-segment-2b"))
                .takes([ASSAULT])
                .closes(take_forts)
                .then(turn(Others)),
        )
        .phase(
            segment(Others)
                .case("3 segment 2c")
                .at(id!("platoon-time-in-segment-2c"))
                .takes([MOVE, MOVE_BESIDE, ENTER, EXIT, CLEAR_MINES, OPPORTUNITY_FIRE, INTERDICT, PASS])
                .closes(take_forts)
                .then(turn(Registration)),
        )
}

fn announce(referee: &mut Referee<'_>, phase: Phase) {
    let turn = referee.public().turn + u8::from(phase == First(Start));
    referee.say(Event::PhaseOpened { turn, phase });
}

/// Whether a side has no unit left and has lost (20.1).
fn one_side_is_alone(_: &Rulebook, public: &Public) -> bool {
    victory::is_alone(public)
}

/// Refuses every order except an answer and instructions, while the opponent is asked whether a unit fires (14.1).
fn until_decided(referee: &mut Referee<'_>, order: &Order) -> Option<Refusal> {
    if referee.public().phase == Over {
        return Some(Why::GameOver.into());
    }
    let decision = referee.public().owed?;
    let heard = order.is_answer() || matches!(order, Order::Instruct { .. });
    (!heard).then(|| Why::DecisionOwed { side: decision.side() }.into())
}

fn nothing_is_set_up(referee: &Referee<'_>) -> bool {
    let waits = |side| set_up::has_anything(referee.rulebook, referee.public(), side);
    !referee.active().is_some_and(waits)
}

fn nothing_can_be_done(referee: &Referee<'_>) -> bool {
    let now = referee.active().zip(referee.public().phase.segment());
    !now.is_some_and(|(side, segment)| referee.seems_to_have_anything(side, segment))
}

/// Lets a unit in a hex that counts hold it when the game begins (20.2).
fn hold_from_the_start(referee: &mut Referee<'_>) {
    let begins = referee.public().phase == First(Start);
    if begins && referee.public().turn == referee.rulebook.scenario.first_turn {
        referee.hold_from_the_start();
    }
}

fn step_markers_of_heavy_equipment(referee: &mut Referee<'_>) {
    if let Some(side) = referee.active() {
        referee.step_markers(side);
    }
}

fn mines_attack(referee: &mut Referee<'_>) {
    if let Some(side) = referee.active() {
        referee.mines_attack(side);
    }
}

/// Lets units that end in a fort without a garrison take it (17.4).
fn take_forts(referee: &mut Referee<'_>) {
    if let Some(side) = referee.active() {
        referee.take_forts(side);
    }
}

fn take_up_stale_registrations(referee: &mut Referee<'_>) {
    if let Some(side) = referee.active() {
        referee.take_up_stale(side);
    }
}

fn end_clearing_of_mines(referee: &mut Referee<'_>) {
    if let Some(side) = referee.active() {
        referee.end_clearing(side);
    }
}

fn turn_up_inverted_units(referee: &mut Referee<'_>) {
    let units = referee.own_units(|condition| condition.inverted);
    if !units.is_empty() {
        referee.say(Event::TurnedUp { units });
    }
}

/// Removes dispersion markers; only those that were there when the player turn began (11.9, 6.7).
fn remove_dispersion(referee: &mut Referee<'_>) {
    let units = referee.own_units(|condition| condition.dispersed && !condition.dispersed_now);
    if !units.is_empty() {
        referee.say(Event::Recovered { units });
    }
}

fn remove_quick_march(referee: &mut Referee<'_>) {
    let units = referee.own_units(|condition| condition.quick && !condition.quick_now);
    if !units.is_empty() {
        referee.say(Event::Rested { units });
    }
}

fn end_spotting(referee: &mut Referee<'_>) {
    if let Some(side) = referee.active() {
        referee.end_spotting(side.enemy());
        referee.lose_sight();
    }
}

fn is_last_turn(rulebook: &Rulebook, public: &Public) -> bool {
    public.turn >= rulebook.scenario.last_turn
}

fn end_game(referee: &mut Referee<'_>) {
    let outcome = victory::outcome(referee.rulebook, referee.public());
    referee.say(Event::Ended { outcome });
}
