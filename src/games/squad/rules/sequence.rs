//! The sequence of play (3), to be compared with the document: each phase of a segment with its opening, its orders and
//! its close.

use super::{
    Squad,
    conduct::Referee,
    event::Event,
    kinds::Side,
    order::{Order, order_rules::*},
    phase::{
        Phase,
        Step::{self, AfterAction, Assault, Command, DefensiveFire, Fire, Movement, Support},
    },
    position::Public,
    refusal::Why,
    rulebook::Rulebook,
    scenario::Scenario,
    victory,
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

impl Sequenced for Squad {
    fn sequence() -> &'static Sequence<Self> {
        &SEQUENCE
    }
}

/// The players of a turn, with the names from the scenario (1.2).
const PLAYER_A: PhaseOwner = PhaseOwner::Player(0, "Player A");
const PLAYER_B: PhaseOwner = PhaseOwner::Player(1, "Player B");

static SEQUENCE: LazyLock<Sequence<Squad>> = LazyLock::new(|| {
    let sequence = Sequence::new(announce)
        .is_decided(one_side_is_alone)
        .refuses(until_decided)
        .refuses(off_the_map)
        // Answers, instructions to units (14.6), and weapons given out at set-up, before a group enters and in the
        // command phase (4.1, 3.1 c).
        .takes([OPPORTUNITY_FIRE, CASUALTIES, PLACE_SNIPER, HOLD, INSTRUCT, ARM, DONE])
        .phase(set_up_phase(FirstSetUp).of(PhaseOwner::SetUp(0)).then(SecondSetUp))
        .phase(set_up_phase(SecondSetUp).of(PhaseOwner::SetUp(1)).then(First(Support)));
    let sequence = segment(sequence, First, [PLAYER_A, PLAYER_B], |end| end.then(Second(Support)));
    let sequence = segment(sequence, Second, [PLAYER_B, PLAYER_A], |end| {
        end.then_if(is_last_turn, Over).then(First(Support))
    });
    sequence.phase(
        phase(Over).case("23").of(Both).plays_on().opens(show_what_was_hidden).opens(end_game).then(Over),
    )
});

impl Phase {
    /// The side that gives the orders of the phase, if any.
    pub fn side(self, scenario: &Scenario) -> Option<Side> {
        let first = scenario.player_a;
        SEQUENCE.owner(self).side([first, first.enemy()], &scenario.set_up)
    }

    /// The active side of a segment or set-up (1.2). In defensive fire the other side gives the orders (3.4).
    pub fn active(self, scenario: &Scenario) -> Option<Side> {
        match self {
            First(_) => First(Support).side(scenario),
            Second(_) => Second(Support).side(scenario),
            FirstSetUp | SecondSetUp | Over => self.side(scenario),
        }
    }
}

fn set_up_phase(of: Phase) -> PhaseRules<Squad> {
    phase(of).case("4.1").at(id!("squad-time-during-set-up")).plays_on().passes_if(nothing_is_set_up).takes([
        PLACE,
        PLACE_ABOARD,
        BUILD,
    ])
}

/// The phases of a segment (3); `follows` names the phase after it.
fn segment(
    sequence: Sequence<Squad>,
    segment: fn(Step) -> Phase,
    [active, passive]: [PhaseOwner; 2],
    follows: fn(PhaseRules<Squad>) -> PhaseRules<Squad>,
) -> Sequence<Squad> {
    let step = |step| phase(segment(step)).of(active).passes_if(nothing_can_be_done);
    let sequence = until_movement(sequence, segment, step);
    sequence
        .phase(
            step(DefensiveFire)
                .case("3.4")
                .at(id!("squad-time-in-defensive-fire"))
                .of(passive)
                .takes([FIRE, FIRE_AT])
                .then(segment(Assault)),
        )
        .phase(
            step(Assault)
                .case("3.5")
                .at(id!("squad-time-in-assault"))
                .takes([ADVANCE, TURN, ASSAULT])
                .then(segment(AfterAction)),
        )
        .phase(follows(
            step(AfterAction)
                .case("3.6")
                .at(id!("squad-time-in-after-action"))
                .opens(ask_for_sniper_at_once)
                .passes_if(nothing_can_be_done_or_answered)
                .takes([RALLY, WITHDRAW_SNIPER])
                .closes(remove_markers)
                .closes(thin_smoke),
        ))
}

/// The phases of the active side from support to movement (3.1 to 3.3).
fn until_movement(
    sequence: Sequence<Squad>,
    segment: fn(Step) -> Phase,
    step: impl Fn(Step) -> PhaseRules<Squad>,
) -> Sequence<Squad> {
    sequence
        .phase(
            step(Support)
                .case("3.1 a, b")
                .at(id!("squad-time-in-support"))
                .opens(hold_from_the_start)
                .opens(remove_pins)
                .takes([MISSION, SMOKE_BARRAGE])
                .then(segment(Command)),
        )
        .phase(
            step(Command)
                .case("3.1 c")
                .at(id!("squad-time-in-command"))
                .takes([SPLIT, JOIN])
                .then(segment(Fire)),
        )
        .phase(
            step(Fire)
                .case("3.2")
                .at(id!("squad-time-in-fire"))
                .takes([FIRE, FIRE_AT, SMOKE, CLEAR_WIRE])
                .then(segment(Movement)),
        )
        .phase(
            step(Movement)
                .case("3.3")
                .at(id!("squad-time-in-movement"))
                .refuses(until_there_is_room)
                .takes([MOVE, DRIVE, PIVOT, EXIT, LOAD, UNLOAD, LAY_SMOKE, OVERRUN, FIRE_AT])
                .then(segment(DefensiveFire)),
        )
}

fn announce(referee: &mut Referee<'_>, phase: Phase) {
    let turn = referee.public().turn + u8::from(phase == First(Support));
    referee.say(Event::PhaseOpened { turn, phase });
}

/// A side that has no unit left has lost (23.1).
fn one_side_is_alone(rulebook: &Rulebook, public: &Public) -> bool {
    victory::is_alone(rulebook, public)
}

/// Refuses all orders but the answer and instructions to units (14.6) while a decision is pending.
fn until_decided(referee: &mut Referee<'_>, order: &Order) -> Option<Refusal> {
    if referee.public().phase == Over {
        return Some(Why::GameOver.into());
    }
    let decision = referee.public().owed.as_ref()?;
    let withdraws = *order == Order::WithdrawSniper && referee.withdrawal().is_some();
    let heard = order.is_answer() || withdraws || matches!(order, Order::Instruct { .. });
    (!heard).then(|| Why::DecisionOwed { side: decision.side() }.into())
}

/// Refuses an order with a hex off the map. A file from outside may name such hexes, and no rule must ever receive them
/// (1.3).
fn off_the_map(referee: &mut Referee<'_>, order: &Order) -> Option<Refusal> {
    let board = &referee.rulebook.board;
    let hex = order.hexes().into_iter().find(|hex| !board.contains(*hex))?;
    Some(Why::OffMap { hex }.into())
}

/// Refuses all orders but making room while a hex is over its limit. This happens when a carrier loads there or a unit
/// unloads (6.5, 8.2).
fn until_there_is_room(referee: &mut Referee<'_>, order: &Order) -> Option<Refusal> {
    referee.makes_room_first(order).err().map(Into::into)
}

fn nothing_is_set_up(referee: &Referee<'_>) -> bool {
    let scenario = &referee.rulebook.scenario;
    let side = referee.public().phase.side(scenario);
    side.is_none_or(|side| scenario.force(side).set_up.is_empty())
}

fn nothing_can_be_done(referee: &Referee<'_>) -> bool {
    let phase = referee.public().phase;
    let now = phase.side(&referee.rulebook.scenario).zip(phase.step());
    !now.is_some_and(|(side, step)| referee.seems_to_have_anything(side, step))
}

/// Gives each victory hex to the side of a unit that is in it when the game begins (23.2).
fn hold_from_the_start(referee: &mut Referee<'_>) {
    let begins = referee.public().phase == First(Support);
    if begins && referee.public().turn == referee.rulebook.scenario.first_turn {
        referee.hold_from_the_start();
    }
}

/// Lets all pinned units of the side whose segment begins recover (3.1 a).
fn remove_pins(referee: &mut Referee<'_>) {
    if let Some(side) = referee.active() {
        referee.recover(side);
    }
}

/// Asks the opponent about its sniper even if the active player has nothing to do (3.6 d).
fn ask_for_sniper_at_once(referee: &mut Referee<'_>) {
    if nothing_can_be_done(referee) {
        referee.asks_for_sniper();
    }
}

fn nothing_can_be_done_or_answered(referee: &Referee<'_>) -> bool {
    nothing_can_be_done(referee) && referee.public().owed.is_none()
}

fn remove_markers(referee: &mut Referee<'_>) {
    referee.say(Event::MarkersOff);
}

fn thin_smoke(referee: &mut Referee<'_>) {
    referee.say(Event::SmokeThins);
}

fn is_last_turn(rulebook: &Rulebook, public: &Public) -> bool {
    public.turn >= rulebook.scenario.last_turn
}

fn show_what_was_hidden(referee: &mut Referee<'_>) {
    referee.show_all();
}

fn end_game(referee: &mut Referee<'_>) {
    let outcome = victory::outcome(&referee.rulebook.scenario, referee.public());
    referee.say(Event::Ended { outcome });
}
