//! The words of the feed, which never change.

use crate::{
    engine::board::Hexside,
    games::squad::rules::{
        counter::Place,
        event::{Cause, DiePurpose},
        fire::modifier::Reason,
        phase::{Phase, Step},
        position::{Mission, WorkKind},
    },
};

pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::FirstSetUp | Phase::SecondSetUp => "set_up",
        Phase::First(step) | Phase::Second(step) => match step {
            Step::Support => "support",
            Step::Command => "command",
            Step::Fire => "fire",
            Step::Movement => "movement",
            Step::DefensiveFire => "defensive_fire",
            Step::Assault => "assault",
            Step::AfterAction => "after_action",
        },
        Phase::Over => "over",
    }
}

pub(super) fn mission(mission: Mission) -> &'static str {
    match mission {
        Mission::Light => "light",
        Mission::Heavy => "heavy",
        Mission::FighterBomber => "fighter_bomber",
    }
}

/// The kind of a called mission; without a mission it is smoke.
pub(super) fn call(called: Option<Mission>) -> &'static str {
    called.map_or("smoke", mission)
}

pub(super) fn work(work: WorkKind) -> &'static str {
    match work {
        WorkKind::EarthBunker => "earth_bunker",
        WorkKind::ConcreteBunker => "concrete_bunker",
        WorkKind::Sandbags => "sandbags",
        WorkKind::Foxhole => "foxhole",
        WorkKind::Trench => "trench",
        WorkKind::Mines => "mines",
        WorkKind::Wire => "wire",
    }
}

pub fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Cover => "cover",
        Reason::HalfCover => "half_cover",
        Reason::Hindrance => "hindrance",
        Reason::Leader => "leader",
        Reason::Grenades => "grenades",
        Reason::AssaultMove => "assault_move",
        Reason::FromWire => "from_wire",
        Reason::OpportunityNear => "opportunity_near",
        Reason::OpportunityOpen => "opportunity_open",
        Reason::Lanes => "lanes",
        Reason::Shield => "shield",
        Reason::Valour => "valour",
        Reason::DefendingLeader => "defending_leader",
        Reason::DefendingGrenades => "defending_grenades",
    }
}

pub(super) fn cause(cause: Cause) -> &'static str {
    match cause {
        Cause::Fire => "fire",
        Cause::Leader => "leader",
        Cause::Wire => "wire",
        Cause::Closed => "closed",
        Cause::Met => "met",
    }
}

pub(super) fn purpose(purpose: DiePurpose) -> &'static str {
    match purpose {
        DiePurpose::Attack(_) => "attack",
        DiePurpose::Kill(_) => "kill",
        DiePurpose::Side(_) => "side",
        DiePurpose::Survival(_) => "survival",
        DiePurpose::Scatter => "scatter",
        DiePurpose::Rally(_) => "rally",
        DiePurpose::Valour(_) => "valour",
        DiePurpose::Mines(_) => "mines",
        DiePurpose::Sniper => "sniper",
    }
}

pub(super) fn place(place: Place) -> &'static str {
    match place {
        Place::Map(_) => "map",
        Place::Aboard(_) => "carrier",
        Place::Carried(_) => "carried",
        Place::SetUp(_) | Place::Due(_) | Place::Away | Place::Unseen => "box",
        Place::Exited => "off_map",
        Place::Destroyed => "destroyed",
    }
}

pub(super) fn side(side: Hexside) -> &'static str {
    side.short_name()
}
