//! The kinds of orders, each with its name in files and the rule that judges it. The [sequence of
//! play](crate::games::platoon::rules::sequence) lists the phases that accept each.

use super::Order;
use crate::{
    engine::orders::orders,
    games::platoon::rules::{Platoon, movement::Walk, view::to_play},
};

orders! { Platoon:
    PLACE = Place { unit, hex }, "place" to "set up units" => |referee, order| referee.order_place(referee.active()?, *unit, *hex);
    PLACE_ABOARD = PlaceAboard { unit, carrier }, "place_aboard" to "set up units" => |referee, order| {
        referee.order_place_aboard(referee.active()?, *unit, *carrier)
    };
    LAY = Lay { work, hex, there }, "lay" to "lay mines, forts and blocks" => |referee, order| {
        referee.order_lay(referee.active()?, *work, *hex, *there)
    };
    FLIP = Flip { carrier }, "flip" to "turn load and unload markers round" => |referee, order| referee.order_flip(*carrier);
    INDIRECT_FIRE = IndirectFire { firers, hex }, "indirect_fire" to "fire indirectly" => |referee, order| {
        referee.order_indirect_fire(firers, *hex)
    };
    FIRE = Fire { firers, hex, target }, "fire" to "fire directly" => |referee, order| referee.order_fire(firers, *hex, *target);
    MOVE = Move { unit, path, quick, concealed }, "move" to "move" => |referee, order| {
        referee.order_move(*unit, path, Walk { quick: *quick, concealed: *concealed })
    };
    MOVE_BESIDE = MoveBeside { unit, hex }, "move_beside" to "move" => |referee, order| {
        referee.order_move_beside(*unit, *hex)
    };
    ENTER = Enter { unit, hex }, "enter" to "move" => |referee, order| referee.order_enter(*unit, *hex);
    EXIT = Exit { unit }, "exit" to "move" => |referee, order| referee.order_exit(*unit);
    LOAD = Load { carrier, passenger }, "load" to "load and unload" => |referee, order| referee.order_load(*carrier, *passenger);
    UNLOAD = Unload { carrier }, "unload" to "load and unload" => |referee, order| referee.order_unload(*carrier);
    OVERRUN = Overrun { units, hex }, "overrun" to "overrun" => |referee, order| referee.order_overrun(units, *hex);
    ASSAULT = Assault { units, hex }, "assault" to "assault" => |referee, order| referee.order_assault(units, *hex);
    CLEAR_MINES = ClearMines { engineer }, "clear_mines" to "clear mines" => |referee, order| referee.order_clear(*engineer);
    REGISTER = Register { unit, hex }, "register" to "register fire" => |referee, order| referee.order_register(*unit, *hex);
    UNREGISTER = Unregister { unit, hex }, "unregister" to "register fire" => |referee, order| {
        referee.order_unregister(*unit, *hex)
    };
    OPPORTUNITY_FIRE = OpportunityFire { firers }, "opportunity_fire" => |referee, order| {
        referee.order_opportunity_fire(firers)
    };
    INTERDICT = Interdict { firers }, "interdict" => |referee, order| referee.order_interdict(firers);
    PASS = Pass, "pass" => |referee, order| referee.order_pass();
    INSTRUCT = Instruct { units, instruction }, "instruct" => |referee, order| {
        let side = to_play(referee.rulebook, referee.public());
        referee.order_instruct(side, units, *instruction)
    };
    DONE = Done, "done" => |referee, order| referee.order_done();
}
