//! The kinds of orders, each with its name in files and the rule that judges it. The [sequence of
//! play](crate::games::guderian::rules::sequence) lists the phases that accept each.

use super::Order;
use crate::{
    engine::orders::orders,
    games::guderian::rules::{Guderian, event::Event, turn::interdiction},
};

orders! { Guderian:
    DEPLOY = Deploy { unit, hex }, "deploy" to "guderian-deed-set-up" => |referee, order| referee.order_deploy(*unit, *hex);
    MOVE = Move { units, path }, "move" to "guderian-deed-move" => |referee, order| referee.order_move(units, path);
    RAIL = Rail { units, path }, "rail" to "guderian-deed-move" => |referee, order| referee.order_rail(units, path);
    ENTER = Enter { units, path }, "enter" to "guderian-deed-enter" => |referee, order| referee.order_enter(units, path);
    CALL_UP = CallUp { path }, "call_up" to "guderian-deed-enter" => |referee, order| referee.order_call_up(path);
    OVERRUN = Overrun { units, target }, "overrun" to "guderian-deed-overrun" => |referee, order| referee.order_overrun(units, *target);
    ATTACK = Attack { units, targets }, "attack" to "guderian-deed-attack" => |referee, order| referee.order_attack(units, targets);
    PLACE_MARKER = PlaceMarker { hex }, "place_marker" to "guderian-deed-place-markers" => |referee, order| {
        let side = interdiction::may_place(referee.rulebook, referee.public(), *hex);
        side.map(|side| referee.say(Event::MarkerPlaced { side, hex: *hex }))
    };
    CUT_RAIL = CutRail { unit }, "cut_rail" to "guderian-deed-work-on-railways" => |referee, order| referee.order_cut_rail(*unit);
    LIFT_CUT = LiftCut { unit }, "lift_cut" to "guderian-deed-work-on-railways" => |referee, order| referee.order_lift_cut(*unit);
    FLY_OUT = FlyOut { leader }, "fly_out" to "guderian-deed-fly-out" => |referee, order| referee.order_fly_out(*leader);
    BID = Bid { points }, "bid" => |referee, order| referee.answer(order);
    LOSE = Lose, "lose" => |referee, order| referee.answer(order);
    RETREAT = Retreat, "retreat" => |referee, order| referee.answer(order);
    LOSE_STEP = LoseStep { unit }, "lose_step" => |referee, order| referee.answer(order);
    ROUTE = Route { stack, path, units }, "route" => |referee, order| referee.answer(order);
    REMOVE = Remove { unit }, "remove" => |referee, order| referee.answer(order);
    ADVANCE = Advance { units, path }, "advance" => |referee, order| referee.answer(order);
    STAY = Stay, "stay" => |referee, order| referee.answer(order);
    END_PHASE = EndPhase, "end_phase" => |referee, order| referee.order_end_phase();
}
