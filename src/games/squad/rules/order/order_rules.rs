//! The kinds of orders, each with its name in files and the rule that judges it. The [sequence of
//! play](crate::games::squad::rules::sequence) lists the phases that accept each.

use super::{Bend, Order, VehicleStep};
use crate::{
    engine::{
        board::Hexside,
        counters::UnitId,
        orders::{Material, OrderField, OrderNames, orders, plain_fields},
    },
    games::squad::rules::{
        Squad,
        fire::{Shot, anti_tank, casualties::Loss},
        position::{Instruction, Mission, WorkKind},
    },
};

orders! { Squad:
    PLACE = Place { unit, hex, facing }, "place" to "squad-deed-set-up" => |referee, order| referee.order_place(*unit, *hex, *facing);
    PLACE_ABOARD = PlaceAboard { unit, carrier }, "place_aboard" to "squad-deed-set-up" => |referee, order| {
        referee.order_place_aboard(*unit, *carrier)
    };
    ARM = Arm { weapon, unit }, "arm" => |referee, order| referee.order_arm(*weapon, *unit);
    BUILD = Build { work, hex, facing, there }, "build" to "squad-deed-build" => |referee, order| {
        referee.order_build(*work, (*hex, *facing), *there)
    };
    MISSION = Mission { mission, hex, spotter }, "mission" to "squad-deed-call-missions" => |referee, order| {
        referee.order_mission(*mission, *hex, *spotter)
    };
    SMOKE_BARRAGE = SmokeBarrage { hex, spotter }, "smoke_barrage" to "squad-deed-call-missions" => |referee, order| {
        referee.order_smoke_barrage(*hex, *spotter)
    };
    SPLIT = Split { squad, second }, "split" to "squad-deed-split" => |referee, order| referee.order_split(*squad, *second);
    JOIN = Join { halves }, "join" to "squad-deed-split" => |referee, order| referee.order_join(*halves);
    FIRE = Fire { shots, leader, hex }, "fire" to "squad-deed-fire" => |referee, order| referee.order_fire(shots, *leader, *hex);
    FIRE_AT = FireAt { unit, weapon, leader, target }, "fire_at" to "squad-deed-fire" => |referee, order| {
        let shot = anti_tank::Shot { unit: *unit, weapon: *weapon, leader: *leader };
        referee.order_fire_at(&shot, *target)
    };
    SMOKE = Smoke { unit, weapon, hex }, "smoke" to "squad-deed-lay-smoke" => |referee, order| referee.order_smoke(*unit, *weapon, *hex);
    CLEAR_WIRE = ClearWire { unit, hex }, "clear_wire" to "squad-deed-clear-wire" => |referee, order| referee.order_clear_wire(*unit, *hex);
    LAY_SMOKE = LaySmoke { unit, hex }, "lay_smoke" to "squad-deed-move" => |referee, order| referee.order_lay_smoke(*unit, *hex);
    MOVE = Move { units, path, assault, facing }, "move" to "squad-deed-move" => |referee, order| {
        referee.order_move(units, path, *assault, *facing)
    };
    DRIVE = Drive { unit, path }, "drive" to "squad-deed-move" => |referee, order| referee.order_drive(*unit, path);
    PIVOT = Pivot { unit, facing }, "pivot" to "squad-deed-move" => |referee, order| referee.order_pivot(*unit, *facing);
    EXIT = Exit { unit }, "exit" to "squad-deed-move" => |referee, order| referee.order_exit(*unit);
    LOAD = Load { carrier, passengers }, "load" to "squad-deed-move" => |referee, order| referee.order_load(*carrier, passengers);
    UNLOAD = Unload { carrier, passengers, to }, "unload" to "squad-deed-move" => |referee, order| {
        referee.order_unload(*carrier, passengers, *to)
    };
    OVERRUN = Overrun { unit, hex, uses }, "overrun" to "squad-deed-move" => |referee, order| referee.order_overrun(*unit, *hex, uses);
    OPPORTUNITY_FIRE = OpportunityFire { shots, leader, lane }, "opportunity_fire" => |referee, order| {
        let sniper = referee.order_sniper_fire(shots);
        sniper.or_else(|| Some(referee.order_opportunity_fire(shots, *leader, *lane)))
    };
    HOLD = Hold, "hold" => |referee, order| referee.order_hold();
    ADVANCE = Advance { unit, hex, facing }, "advance" to "squad-deed-advance" => |referee, order| {
        referee.order_advance(*unit, Some(*hex), *facing)
    };
    TURN = Turn { unit, facing }, "turn" to "squad-deed-advance" => |referee, order| referee.order_advance(*unit, None, Some(*facing));
    ASSAULT = Assault { shots, leader, hex }, "assault" to "squad-deed-advance" => |referee, order| {
        referee.order_assault(shots, *leader, *hex)
    };
    RALLY = Rally { unit }, "rally" to "squad-deed-rally" => |referee, order| referee.order_rally(*unit);
    WITHDRAW_SNIPER = WithdrawSniper, "withdraw_sniper" to "squad-deed-withdraw-sniper" => |referee, order| {
        // If a player is asked in the opponent's segment, the answer continues that segment (3.6 d).
        let asked = referee.withdrawal().is_some();
        referee.order_withdraw_sniper().map(|ends| asked && ends)
    };
    CASUALTIES = Casualties { losses }, "casualties" => |referee, order| referee.order_casualties(losses);
    PLACE_SNIPER = PlaceSniper { hex }, "place_sniper" => |referee, order| referee.order_place_sniper(*hex);
    INSTRUCT = Instruct { units, instruction }, "instruct" => |referee, order| {
        referee.order_instruct(units, *instruction)
    };
    DONE = Done, "done" => |referee, order| referee.order_done();
}

plain_fields! {
    Bend: [Bend::Left, Bend::Right];
    Instruction: [Instruction::Ask, Instruction::Never, Instruction::Any];
    Mission: [Mission::Light, Mission::Heavy, Mission::FighterBomber];
    WorkKind: [
        WorkKind::EarthBunker,
        WorkKind::ConcreteBunker,
        WorkKind::Sandbags,
        WorkKind::Foxhole,
        WorkKind::Trench,
        WorkKind::Mines,
        WorkKind::Wire,
    ];
    Loss: [Loss::Ignored, Loss::Pinned, Loss::Reduced, Loss::ReducedAndPinned, Loss::Eliminated, Loss::Put(1)];
}

/// The units of fire, each with its weapon and what it uses up.
impl OrderField for Vec<Shot> {
    fn name_in(&self, named: &mut OrderNames) {
        for shot in self {
            shot.unit.name_in(named);
            shot.weapon.name_in(named);
            shot.uses.name_in(named);
        }
    }

    fn rename(&mut self, called: &dyn Fn(UnitId) -> UnitId) {
        for shot in self {
            shot.unit.rename(called);
            shot.weapon.rename(called);
            shot.uses.rename(called);
        }
    }

    fn made_of(material: &Material<'_>) -> Option<Self> {
        Some(material.units.iter().map(|unit| Shot::of(*unit)).collect())
    }
}

/// The path of a vehicle.
impl OrderField for Vec<VehicleStep> {
    fn name_in(&self, named: &mut OrderNames) {
        named.path.extend(self.iter().map(|step| step.hex));
    }

    fn made_of(material: &Material<'_>) -> Option<Self> {
        let facing = Hexside::made_of(material)?;
        let step = |hex| VehicleStep { hex, facing, reverse: false };
        Some(material.path.iter().copied().map(step).collect())
    }
}

/// Casualty points, each with the unit that pays them.
impl OrderField for Vec<(UnitId, Loss)> {
    fn name_in(&self, named: &mut OrderNames) {
        named.units.extend(self.iter().map(|(unit, _)| *unit));
    }

    fn rename(&mut self, called: &dyn Fn(UnitId) -> UnitId) {
        for (unit, _) in self {
            unit.rename(called);
        }
    }

    fn made_of(material: &Material<'_>) -> Option<Self> {
        let loss = Loss::made_of(material)?;
        Some(material.units.iter().map(|unit| (*unit, loss)).collect())
    }
}
