//! The sequence of play (4.0), to be compared with the document: the actions that open each phase, the orders that it
//! accepts, the actions that close it.

use super::{
    Guderian,
    combat::battle::Decision,
    event::Event,
    kinds::Side,
    order::{Order, legal, order_rules::*},
    phase::Phase,
    position::Public,
    referee::Referee,
    rulebook::Rulebook,
    turn::{
        eliminate_left_behind, end_game, forfeit_provisional_divisions, interdiction, judge_held_places,
        judge_retaken_cities, release_armies, take_up_air_interdiction, take_up_soviet_interdiction,
    },
};
use crate::engine::orders::{
    PhaseOwner::{self, Both},
    PhaseRules, Refusal, Sequence, Sequenced, phase,
};
use Phase::{
    AirInterdiction, Bidding, FirstInterdiction, GermanCombat, GermanMechanized, GermanMovement,
    GermanRecovery, Over, SovietCombat, SovietInterdiction, SovietMovement, SovietRecovery, SovietSetUp,
};
use std::sync::LazyLock;

impl Sequenced for Guderian {
    fn sequence() -> &'static Sequence<Self> {
        &SEQUENCE
    }
}

const SOVIET: PhaseOwner = PhaseOwner::Side(Side::Soviet as usize);
const GERMAN: PhaseOwner = PhaseOwner::Side(Side::German as usize);

static SEQUENCE: LazyLock<Sequence<Guderian>> = LazyLock::new(|| {
    Sequence::new(announce)
        .signs_off(sign_off)
        .prepares(call_units_by_id)
        .refuses(until_decided)
        // Answers to a pending decision, in any phase.
        .takes([BID, LOSE, RETREAT, LOSE_STEP, ROUTE, REMOVE, ADVANCE, STAY, END_PHASE])
        .phase(
            phase(Bidding)
                .case("K19.3")
                .of(Both)
                .opens(ask_for_soviet_bid)
                .then_by(the_first_phase_of_the_scenario),
        )
        .phase(phase(SovietSetUp).case("5.1").of(SOVIET).takes([DEPLOY]).then(FirstInterdiction))
        .phase(phase(FirstInterdiction).case("13.2").of(GERMAN).takes([PLACE_MARKER]).then(SovietMovement))
        .phase(
            movement_phase(SovietMovement)
                .case("4.0 A1")
                .of(SOVIET)
                .opens(release_armies)
                .opens(judge_soviet_supply)
                .opens(bring_soviet_reinforcements)
                .closes(eliminate_left_behind)
                .closes(forfeit_provisional_divisions)
                .closes(take_up_air_interdiction)
                .then(SovietCombat),
        )
        .phase(phase(SovietCombat).case("4.0 A2").of(SOVIET).takes([ATTACK]).then(SovietRecovery))
        .phase(
            phase(SovietRecovery)
                .case("4.0 A3")
                .of(SOVIET)
                .opens(remove_soviet_disruption)
                .passes_if(nothing_is_decided)
                .then(SovietInterdiction),
        )
        .phase(
            phase(SovietInterdiction)
                .case("4.0 A4")
                .of(SOVIET)
                .passes_if(no_soviet_marker_is_left)
                .takes([PLACE_MARKER])
                .closes(judge_retaken_cities)
                .then(GermanMovement),
        )
        .phase(
            movement_phase(GermanMovement)
                .case("4.0 B1")
                .of(GERMAN)
                .opens(judge_german_supply)
                .opens(bring_german_reinforcements)
                .then(GermanCombat),
        )
        .phase(phase(GermanCombat).case("4.0 B2").of(GERMAN).takes([ATTACK]).then(GermanMechanized))
        .phase(
            movement_phase(GermanMechanized)
                .case("4.0 B3")
                .of(GERMAN)
                .opens(judge_german_supply)
                .then(GermanRecovery),
        )
        .phase(
            phase(GermanRecovery)
                .case("4.0 B4")
                .of(GERMAN)
                .opens(remove_german_disruption)
                .passes_if(nothing_is_decided)
                .then(AirInterdiction),
        )
        .phase(
            phase(AirInterdiction)
                .case("4.0 B5")
                .of(GERMAN)
                .opens(judge_held_places)
                .passes_if(last_turn_is_over)
                .takes([PLACE_MARKER])
                .closes(take_up_soviet_interdiction)
                .then_if(is_last_turn, Over)
                .then(SovietMovement),
        )
        .phase(phase(Over).case("4.0 C").of(Both).opens(end_game).then(Over))
});

impl Phase {
    /// The active side; the Soviet side, which begins, in a phase of both players.
    pub fn side(self) -> Side {
        SEQUENCE.owner(self).side(Side::BOTH, &[]).unwrap_or(Side::Soviet)
    }
}

/// The rules of a phase in which units move, overrun and enter.
fn movement_phase(moving: Phase) -> PhaseRules<Guderian> {
    phase(moving).takes([MOVE, RAIL, ENTER, CALL_UP, OVERRUN, CUT_RAIL, LIFT_CUT, FLY_OUT])
}

fn announce(referee: &mut Referee<'_>, phase: Phase) {
    let turn = referee.public().turn + u8::from(phase == SovietMovement);
    referee.say(Event::PhaseOpened { turn, phase });
}

fn sign_off(referee: &mut Referee<'_>, phase: Phase) {
    referee.say(Event::PhaseClosed { phase });
}

/// Replaces the own name of a revealed division by its id, by which the rules know it.
fn call_units_by_id(public: &Public, order: &mut Order) {
    order.call_by_id(public);
}

/// Refuses every order except an answer while a decision is pending (4.0).
fn until_decided(referee: &mut Referee<'_>, order: &Order) -> Option<Refusal> {
    let over = referee.public().phase == Over;
    let refused = legal::may_order(referee.public()).err().filter(|_| over || !order.is_answer());
    refused.map(Into::into)
}

fn the_first_phase_of_the_scenario(rulebook: &Rulebook) -> Phase {
    rulebook.scenario.start
}

fn ask_for_soviet_bid(referee: &mut Referee<'_>) {
    referee.say(Event::Owed { decision: Some(Decision::Bid { side: Side::Soviet }) });
}

fn judge_soviet_supply(referee: &mut Referee<'_>) {
    referee.judge_supply(Side::Soviet);
}

fn judge_german_supply(referee: &mut Referee<'_>) {
    referee.judge_supply(Side::German);
}

fn bring_soviet_reinforcements(referee: &mut Referee<'_>) {
    referee.arrivals(Side::Soviet);
}

fn bring_german_reinforcements(referee: &mut Referee<'_>) {
    referee.arrivals(Side::German);
}

fn remove_soviet_disruption(referee: &mut Referee<'_>) {
    referee.recover(Side::Soviet);
}

fn remove_german_disruption(referee: &mut Referee<'_>) {
    referee.recover(Side::German);
}

fn nothing_is_decided(_: &Referee<'_>) -> bool {
    true
}

fn no_soviet_marker_is_left(referee: &Referee<'_>) -> bool {
    interdiction::soviet_marker_is_left(referee.rulebook, referee.public()).is_err()
}

fn is_last_turn(rulebook: &Rulebook, public: &Public) -> bool {
    public.turn >= rulebook.scenario.last_turn
}

fn last_turn_is_over(referee: &Referee<'_>) -> bool {
    is_last_turn(referee.rulebook, referee.public())
}
