//! The sequence of play (3), to be held beside the document: what opens each phase of a segment, which orders it takes, what
//! closes it.

use super::{
    Squad,
    conduct::Referee,
    event::Event,
    order::{Order, order_rules::*},
    phase::{
        Phase,
        Step::{self, AfterAction, Assault, Command, DefensiveFire, Fire, Movement, Support},
    },
    position::Public,
    refusal::Why,
    rulebook::Rulebook,
    victory,
};
use crate::engine::orders::{PhaseRules, Refusal, Sequence, Sequenced, phase};
use Phase::{First, FirstSetUp, Over, Second, SecondSetUp};
use std::sync::LazyLock;

impl Sequenced for Squad {
    fn sequence() -> &'static Sequence<Self> {
        &SEQUENCE
    }
}

static SEQUENCE: LazyLock<Sequence<Squad>> = LazyLock::new(|| {
    let sequence = Sequence::new(announce)
        .is_decided(one_side_is_alone)
        .refuses(until_decided)
        .refuses(off_the_map)
        // Answers, what units are told (14.6), and weapons given out at set-up, before a group enters and in the command
        // phase (4.1, 3.1 c).
        .takes([OPPORTUNITY_FIRE, CASUALTIES, PLACE_SNIPER, HOLD, WITHDRAW_SNIPER, INSTRUCT, ARM, DONE])
        .phase(set_up_phase(FirstSetUp).of("first to set up").then(SecondSetUp))
        .phase(set_up_phase(SecondSetUp).of("second to set up").then(First(Support)));
    let sequence = segment(sequence, First, ["Player A", "Player B"], |end| end.then(Second(Support)));
    let sequence = segment(sequence, Second, ["Player B", "Player A"], |end| {
        end.then_if(is_last_turn, Over).then(First(Support))
    });
    sequence.phase(
        phase(Over).case("23").of("both").plays_on().opens(show_what_was_hidden).opens(end_game).then(Over),
    )
});

fn set_up_phase(of: Phase) -> PhaseRules<Squad> {
    phase(of).case("4.1").plays_on().passes_if(nothing_is_set_up).takes([PLACE, PLACE_ABOARD, BUILD])
}

/// The phases of a segment (3); `follows` says what comes after it.
fn segment(
    sequence: Sequence<Squad>,
    segment: fn(Step) -> Phase,
    [active, passive]: [&'static str; 2],
    follows: fn(PhaseRules<Squad>) -> PhaseRules<Squad>,
) -> Sequence<Squad> {
    let step = |step| phase(segment(step)).of(active).passes_if(nothing_can_be_done);
    sequence
        .phase(
            step(Support)
                .case("3.1 a, b")
                .opens(hold_from_the_start)
                .opens(remove_pins)
                .takes([MISSION, SMOKE_BARRAGE])
                .then(segment(Command)),
        )
        .phase(step(Command).case("3.1 c").takes([SPLIT, JOIN]).then(segment(Fire)))
        .phase(step(Fire).case("3.2").takes([FIRE, FIRE_AT, SMOKE, CLEAR_WIRE]).then(segment(Movement)))
        .phase(
            step(Movement)
                .case("3.3")
                .refuses(until_there_is_room)
                .takes([MOVE, DRIVE, PIVOT, EXIT, LOAD, UNLOAD, LAY_SMOKE, OVERRUN, FIRE_AT])
                .then(segment(DefensiveFire)),
        )
        .phase(step(DefensiveFire).case("3.4").of(passive).takes([FIRE, FIRE_AT]).then(segment(Assault)))
        .phase(step(Assault).case("3.5").takes([ADVANCE, TURN, ASSAULT]).then(segment(AfterAction)))
        .phase(follows(
            step(AfterAction)
                .case("3.6")
                .opens(ask_for_sniper_at_once)
                .passes_if(nothing_can_be_done_or_answered)
                .takes([RALLY])
                .closes(remove_markers)
                .closes(thin_smoke),
        ))
}

fn announce(referee: &mut Referee<'_>, phase: Phase) {
    let turn = referee.public().turn + u8::from(phase == First(Support));
    referee.say(Event::PhaseOpened { turn, phase });
}

/// A side that has no unit left has lost (23.1).
fn one_side_is_alone(rulebook: &Rulebook, public: &Public) -> bool {
    victory::is_alone(rulebook, public)
}

/// While a player is asked something, only the answer is an order, and what units are told (14.6).
fn until_decided(referee: &mut Referee<'_>, order: &Order) -> Option<Refusal> {
    if referee.public().phase == Over {
        return Some(Why::GameOver.into());
    }
    let decision = referee.public().owed.as_ref()?;
    let withdraws = *order == Order::WithdrawSniper && referee.withdrawal().is_some();
    let heard = order.is_answer() || withdraws || matches!(order, Order::Instruct { .. });
    (!heard).then(|| Why::DecisionOwed { side: decision.side() }.into())
}

/// Files of strangers may name hexes that the map has not: no such order comes to a rule, whatever that looks up first
/// (1.3).
fn off_the_map(referee: &mut Referee<'_>, order: &Order) -> Option<Refusal> {
    let board = &referee.rulebook.board;
    let hex = order.hexes().into_iter().find(|hex| !board.contains(*hex))?;
    Some(Why::OffMap { hex }.into())
}

/// While a hex is too full, since a carrier has come to load there or a unit has got down, its side does nothing but make
/// room (6.5, 8.2).
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

/// A unit that stands in a hex that counts when the game begins holds it (23.2).
fn hold_from_the_start(referee: &mut Referee<'_>) {
    let begins = referee.public().phase == First(Support);
    if begins && referee.public().turn == referee.rulebook.scenario.first_turn {
        referee.hold_from_the_start();
    }
}

/// All pinned units of the side whose segment begins recover (3.1 a).
fn remove_pins(referee: &mut Referee<'_>) {
    if let Some(side) = referee.active() {
        referee.recover(side);
    }
}

/// Though the active player has nothing to do, the other may have a sniper to withdraw (3.6 d).
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
