//! The kinds of orders, each with its name in files and the rule that judges it. The [sequence of
//! play](crate::games::panzer44::rules::sequence) lists the phases that accept each.

use super::Order;
use crate::{
    engine::orders::{orders, plain_fields},
    games::panzer44::rules::{
        Panzer44,
        conduct::Referee,
        kinds::{Mines, Side},
        plot::Plot,
    },
};

orders! { Panzer44:
    DEPLOY = Deploy { unit, hex }, "deploy" to "panzer44-deed-set-up" => |referee, order| referee.order_deploy(referee.active()?, *unit, *hex);
    DEPLOY_ABOARD = DeployAboard { unit, carrier }, "deploy_aboard" to "panzer44-deed-set-up" => |referee, order| {
        referee.order_deploy_aboard(referee.active()?, *unit, *carrier)
    };
    LAY_MINES = LayMines { hex, mines }, "lay_mines" to "panzer44-deed-lay-mines" => |referee, order| {
        referee.order_lay_mines(referee.active()?, *hex, *mines)
    };
    DIG = Dig { hex, position }, "dig" to "panzer44-deed-dig" => |referee, order| referee.order_dig(referee.active()?, *hex, *position);
    PLOT = Plot { side, plot }, "plot" to "panzer44-deed-plot" => |referee, order| referee.order_plot(*side, plot);
    FIRE = Fire { unit, at }, "fire" to "panzer44-deed-direct-fire" => |referee, order| referee.order_fire(*unit, *at);
    MOVE = Move { unit, path }, "move" to "panzer44-deed-move" => |referee, order| referee.moves(|referee| referee.order_move(*unit, path));
    EXIT = Exit { unit }, "exit" to "panzer44-deed-move" => |referee, order| referee.moves(|referee| referee.order_exit(*unit));
    LOAD = Load { carrier }, "load" to "panzer44-deed-load" => |referee, order| referee.moves(|referee| referee.order_load(*carrier));
    UNLOAD = Unload { unit }, "unload" to "panzer44-deed-load" => |referee, order| referee.moves(|referee| referee.order_unload(*unit));
    CLEAR = Clear { unit }, "clear" to "panzer44-deed-engineers" => |referee, order| referee.moves(|referee| referee.order_clear(*unit));
    BLOW = Blow { unit }, "blow" to "panzer44-deed-engineers" => |referee, order| referee.moves(|referee| referee.order_blow(*unit));
    SHOOT = Shoot { unit }, "shoot" => |referee, order| referee.moves(|referee| referee.order_shoot(*unit));
    LET_PASS = LetPass, "let_pass" => |referee, order| referee.moves(Referee::order_let_pass);
    BOMBARD = Bombard { unit }, "bombard" to "panzer44-deed-indirect-fire" => |referee, order| referee.order_bombard(*unit);
    BARRAGE = Barrage { battery }, "barrage" to "panzer44-deed-indirect-fire" => |referee, order| {
        referee.order_barrage(referee.active()?, *battery)
    };
    STRIKE = Strike { hex }, "strike" to "panzer44-deed-indirect-fire" => |referee, order| referee.order_strike(referee.active()?, *hex);
    END_PHASE = EndPhase, "end_phase" => |referee, order| referee.order_end_phase();
}

plain_fields! {
    Mines: [Mines::Hasty, Mines::Preventative, Mines::Defensive];
    Side: Side::BOTH;
    // A plot names units, but is no order to them.
    Plot: [Plot::default()];
}
