//! The game as Bevy systems: thin hands that ask the rules, each in the phases where it has something
//! to do.

use super::{
    Panzer44,
    conduct::{Referee, after},
    order::Order,
    phase::Phase,
    position::Position,
    refusal::Why,
    rulebook::Rules,
};
use crate::engine::orders::{Desk, PlayOrder};
use bevy::prelude::*;

type Table<'w> = (Res<'w, Rules>, ResMut<'w, Position>, ResMut<'w, Desk<Panzer44>>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PlayOrder,
        (
            refuse_while_owed,
            set_up.run_if(is_set_up),
            plot.run_if(in_state(Phase::Plot)),
            direct_fire.run_if(is_fire),
            movement.run_if(is_movement),
            indirect_fire.run_if(is_indirect),
            end_phase,
        )
            .chain()
            // A world may know other games, too.
            .run_if(resource_exists::<State<Phase>>),
    );
    for phase in Phase::ALL {
        app.add_systems(OnEnter(phase), open_phase.run_if(is_in_play))
            .add_systems(OnExit(phase), close_phase.run_if(is_in_play));
    }
}

/// Phases open and close while an order is played, not when a position is put on the table or taken
/// off it.
fn is_in_play(desk: Res<Desk<Panzer44>>) -> bool {
    desk.in_play
}

fn is_set_up(phase: Option<Res<State<Phase>>>) -> bool {
    phase.is_some_and(|phase| phase.get().is_set_up())
}

fn is_fire(phase: Option<Res<State<Phase>>>) -> bool {
    phase.is_some_and(|phase| phase.get().is_fire())
}

fn is_movement(phase: Option<Res<State<Phase>>>) -> bool {
    phase.is_some_and(|phase| phase.get().is_movement())
}

fn is_indirect(phase: Option<Res<State<Phase>>>) -> bool {
    phase.is_some_and(|phase| phase.get().is_indirect())
}

/// Lets the referee judge the order on the desk; `None` leaves it there for another system.
fn judge<T>(
    (rules, mut position, mut desk): Table,
    ruling: impl FnOnce(&mut Referee, &Order) -> Option<Result<T, Why>>,
) -> Option<T> {
    let order = desk.order.take()?;
    let mut events = std::mem::take(&mut desk.events);
    let verdict = {
        // Looking at the order must not mark the position as changed.
        let position = position.bypass_change_detection();
        ruling(&mut Referee::new(&rules.0, position, &mut events), &order)
    };
    if !events.is_empty() {
        position.set_changed();
    }
    desk.events = events;
    match verdict {
        None => {
            desk.order = Some(order);
            None
        }
        Some(Ok(value)) => Some(value),
        Some(Err(why)) => {
            desk.refusal = Some(why.into());
            None
        }
    }
}

/// Judges an order that may end the phase.
fn judge_and_go_on(
    (rules, position, desk): Table,
    mut next: ResMut<NextState<Phase>>,
    ruling: impl FnOnce(&mut Referee, &Order) -> Option<Result<bool, Why>>,
) {
    let book = rules.0.clone();
    // What follows is asked when the order has been carried out: it may have been the last of a side.
    let mut following = Phase::Over;
    let ends = judge((rules, position, desk), |referee, order| {
        let verdict = ruling(referee, order);
        following = after(&book, referee.public());
        verdict
    });
    if ends == Some(true) {
        next.set(following);
    }
}

/// While a decision is owed, only its answer is an order (7.10.2).
fn refuse_while_owed(rules: Res<Rules>, position: ResMut<Position>, desk: ResMut<Desk<Panzer44>>) {
    judge((rules, position, desk), |referee, order| {
        if referee.public().phase == Phase::Over {
            return Some(Err::<(), _>(Why::GameOver));
        }
        let decision = referee.public().owed?;
        (!order.is_answer()).then_some(Err(Why::DecisionOwed { side: decision.side() }))
    });
}

fn set_up(rules: Res<Rules>, position: ResMut<Position>, desk: ResMut<Desk<Panzer44>>) {
    judge((rules, position, desk), |referee, order| {
        let side = referee.active()?;
        match order {
            Order::Deploy { unit, hex } => Some(referee.order_deploy(side, *unit, *hex)),
            Order::DeployAboard { unit, carrier } => Some(referee.order_deploy_aboard(side, *unit, *carrier)),
            Order::LayMines { hex, mines } => Some(referee.order_lay_mines(side, *hex, *mines)),
            Order::Dig { hex, position } => Some(referee.order_dig(side, *hex, *position)),
            _ => None,
        }
    });
}

fn plot(
    rules: Res<Rules>,
    position: ResMut<Position>,
    desk: ResMut<Desk<Panzer44>>,
    next: ResMut<NextState<Phase>>,
) {
    judge_and_go_on((rules, position, desk), next, |referee, order| match order {
        Order::Plot { side, plot } => Some(referee.order_plot(*side, plot)),
        _ => None,
    });
}

fn direct_fire(
    rules: Res<Rules>,
    position: ResMut<Position>,
    desk: ResMut<Desk<Panzer44>>,
    next: ResMut<NextState<Phase>>,
) {
    judge_and_go_on((rules, position, desk), next, |referee, order| match order {
        Order::Fire { unit, at } => Some(referee.order_fire(*unit, *at)),
        _ => None,
    });
}

fn movement(
    rules: Res<Rules>,
    position: ResMut<Position>,
    desk: ResMut<Desk<Panzer44>>,
    next: ResMut<NextState<Phase>>,
) {
    judge_and_go_on((rules, position, desk), next, |referee, order| {
        let side = referee.active()?;
        let verdict = match order {
            Order::Move { unit, path } => referee.order_move(*unit, path),
            Order::Exit { unit } => referee.order_exit(*unit),
            Order::Load { carrier } => referee.order_load(*carrier),
            Order::Unload { unit } => referee.order_unload(*unit),
            Order::Clear { unit } => referee.order_clear(*unit),
            Order::Blow { unit } => referee.order_blow(*unit),
            Order::Shoot { unit } => referee.order_shoot(*unit),
            Order::LetPass => referee.order_let_pass(),
            _ => return None,
        };
        Some(verdict.map(|()| referee.movement_is_over(side)))
    });
}

fn indirect_fire(
    rules: Res<Rules>,
    position: ResMut<Position>,
    desk: ResMut<Desk<Panzer44>>,
    next: ResMut<NextState<Phase>>,
) {
    judge_and_go_on((rules, position, desk), next, |referee, order| {
        let side = referee.active()?;
        match order {
            Order::Bombard { unit } => Some(referee.order_bombard(*unit)),
            Order::Barrage { battery } => Some(referee.order_barrage(side, *battery)),
            Order::Strike { hex } => Some(referee.order_strike(side, *hex)),
            _ => None,
        }
    });
}

fn end_phase(
    rules: Res<Rules>,
    position: ResMut<Position>,
    desk: ResMut<Desk<Panzer44>>,
    next: ResMut<NextState<Phase>>,
) {
    judge_and_go_on((rules, position, desk), next, |referee, order| match order {
        Order::EndPhase => Some(referee.order_end_phase().map(|()| true)),
        _ => None,
    });
}

/// Entering a phase runs what opens it; a phase in which nobody decides passes on at once.
fn open_phase(
    rules: Res<Rules>,
    mut position: ResMut<Position>,
    mut desk: ResMut<Desk<Panzer44>>,
    phase: Res<State<Phase>>,
    mut next: ResMut<NextState<Phase>>,
) {
    let mut events = std::mem::take(&mut desk.events);
    let mut referee = Referee::new(&rules.0, &mut position, &mut events);
    let passes = referee.open_phase(*phase.get());
    desk.events = events;
    if passes {
        next.set(after(&rules.0, &position.public));
    }
}

/// Leaving a phase runs what closes it.
fn close_phase(rules: Res<Rules>, mut position: ResMut<Position>, mut desk: ResMut<Desk<Panzer44>>) {
    let phase = position.public.phase;
    let mut events = std::mem::take(&mut desk.events);
    Referee::new(&rules.0, &mut position, &mut events).close_phase(phase);
    desk.events = events;
}
