//! The kinds of orders, each with its name in files and the rule that judges it. The [sequence of
//! play](crate::games::platoon::rules::sequence) lists the phases that accept each.

use super::{Order, Target, Work};
use crate::{
    engine::{
        counters::UnitId,
        orders::{Material, OrderField, OrderNames, orders, plain_fields},
    },
    games::platoon::rules::{
        Platoon, combat::indirect::Call, movement::Walk, position::Instruction, view::to_play,
    },
};

orders! { Platoon:
    PLACE = Place { unit, hex }, "place" to "platoon-deed-set-up" => |referee, order| referee.order_place(referee.active()?, *unit, *hex);
    PLACE_ABOARD = PlaceAboard { unit, carrier }, "place_aboard" to "platoon-deed-set-up" => |referee, order| {
        referee.order_place_aboard(referee.active()?, *unit, *carrier)
    };
    LAY = Lay { work, hex, there }, "lay" to "platoon-deed-lay-works" => |referee, order| {
        referee.order_lay(referee.active()?, *work, *hex, *there)
    };
    FLIP = Flip { carrier }, "flip" to "platoon-deed-flip" => |referee, order| referee.order_flip(*carrier);
    INDIRECT_FIRE = IndirectFire { firers, hex }, "indirect_fire" to "platoon-deed-indirect-fire" => |referee, order| {
        referee.order_indirect_fire(firers, *hex)
    };
    FIRE = Fire { firers, hex, target }, "fire" to "platoon-deed-direct-fire" => |referee, order| referee.order_fire(firers, *hex, *target);
    MOVE = Move { unit, path, quick, concealed }, "move" to "platoon-deed-move" => |referee, order| {
        referee.order_move(*unit, path, Walk { quick: *quick, concealed: *concealed })
    };
    MOVE_BESIDE = MoveBeside { unit, hex }, "move_beside" to "platoon-deed-move" => |referee, order| {
        referee.order_move_beside(*unit, *hex)
    };
    ENTER = Enter { unit, hex }, "enter" to "platoon-deed-move" => |referee, order| referee.order_enter(*unit, *hex);
    EXIT = Exit { unit }, "exit" to "platoon-deed-move" => |referee, order| referee.order_exit(*unit);
    LOAD = Load { carrier, passenger }, "load" to "platoon-deed-load" => |referee, order| referee.order_load(*carrier, *passenger);
    UNLOAD = Unload { carrier }, "unload" to "platoon-deed-load" => |referee, order| referee.order_unload(*carrier);
    OVERRUN = Overrun { units, hex }, "overrun" to "platoon-deed-overrun" => |referee, order| referee.order_overrun(units, *hex);
    ASSAULT = Assault { units, hex }, "assault" to "platoon-deed-assault" => |referee, order| referee.order_assault(units, *hex);
    CLEAR_MINES = ClearMines { engineer }, "clear_mines" to "platoon-deed-clear-mines" => |referee, order| referee.order_clear(*engineer);
    REGISTER = Register { unit, hex }, "register" to "platoon-deed-register" => |referee, order| referee.order_register(*unit, *hex);
    UNREGISTER = Unregister { unit, hex }, "unregister" to "platoon-deed-register" => |referee, order| {
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

plain_fields! {
    Work: [Work::Mines, Work::Fort, Work::Block];
    Instruction: [Instruction::Ask, Instruction::Never, Instruction::AnyTarget, Instruction::ArmouredOnly];
    Call: [Call::Registered, Call::FromTheHip, Call::Nearby, Call::Interdiction, Call::NearbyInterdiction];
}

impl OrderField for Target {
    fn name_in(&self, named: &mut OrderNames) {
        match self {
            Self::Unit(unit) => named.units.push(*unit),
            Self::Stack => {}
        }
    }

    fn rename(&mut self, called: &dyn Fn(UnitId) -> UnitId) {
        match self {
            Self::Unit(unit) => unit.rename(called),
            Self::Stack => {}
        }
    }

    fn made_of(material: &Material<'_>) -> Option<Self> {
        let unit: Option<UnitId> = OrderField::made_of(material)?;
        Some(unit.map_or(Self::Stack, Self::Unit))
    }
}

/// The units of indirect fire, each with its call.
impl OrderField for Vec<(UnitId, Call)> {
    fn name_in(&self, named: &mut OrderNames) {
        named.units.extend(self.iter().map(|(unit, _)| *unit));
    }

    fn rename(&mut self, called: &dyn Fn(UnitId) -> UnitId) {
        for (unit, _) in self {
            unit.rename(called);
        }
    }

    fn made_of(material: &Material<'_>) -> Option<Self> {
        let call = Call::made_of(material)?;
        Some(material.units.iter().map(|unit| (*unit, call)).collect())
    }
}
