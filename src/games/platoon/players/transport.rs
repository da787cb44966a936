//! Passengers: the units that are worth loading, and the time until a passenger is useful again (8, 18.2).

use super::{estimate::Estimate, standing::Stance, words};
use crate::{
    engine::board::Hex,
    games::platoon::rules::{
        conduct::transport::{may_load, turns_to_load},
        counter::Counter,
        kinds::Class,
        order::Order,
    },
};

/// The least gain in movement for which a unit is loaded.
const WORTH_LOADING: f64 = 0.12;

/// Turns after the ride until a passenger fights: it unloads fresh (8.4), heavy equipment takes longer (18.2).
pub(super) fn later(estimate: &Estimate, passenger: &Counter) -> f64 {
    1.5 + f64::from(turns_to_load(estimate.rulebook, passenger).unwrap_or(0))
}

/// The unit that a carrier loads in its hex, with the reason.
pub(super) fn load(estimate: &Estimate, carrier: &Counter) -> Option<(Order, String)> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let hex = carrier.hex()?;
    let kind = rulebook.kind(carrier);
    let mut best: Option<(f64, &Counter)> = None;
    for passenger in public.in_hex(hex).filter(|unit| unit.side == estimate.side) {
        if may_load(rulebook, public, carrier, passenger).is_err() {
            continue;
        }
        let gain = if rulebook.kind(passenger).allowance == 0 {
            saved(estimate, passenger, hex)
        } else {
            let on_foot = estimate.pull(passenger, rulebook.kind(passenger), hex, 0.0).0;
            let riding = estimate.pull(passenger, kind, hex, 1.0 + later(estimate, passenger)).0;
            // A tank with a passenger does not overrun, and it loses a turn, too.
            let own = if kind.class == Class::C { 0.0 } else { 0.1 };
            let danger = estimate.danger(carrier, hex, false) * estimate.alone(passenger);
            let rest = if estimate.manner.idle { rest(estimate, passenger) } else { on_foot };
            riding - on_foot.max(rest) - own - danger
        };
        if gain > WORTH_LOADING && best.is_none_or(|(most, _)| gain > most) {
            best = Some((gain, passenger));
        }
    }
    let (_, passenger) = best?;
    let reason = format!("loads {}", words::name(estimate, passenger.id));
    Some((Order::Load { carrier: carrier.id, passenger: passenger.id }, reason))
}

/// The value of a unit in its hex on foot, all considered: a passenger that would only unload again is not loaded.
fn rest(estimate: &Estimate, passenger: &Counter) -> f64 {
    passenger.hex().map_or(0.0, |hex| estimate.standing(passenger, hex, Stance::default()).value())
}

/// The value of taking a gun away: the enemy will reach it before it could leave later, and it has no target for which
/// it should stay.
fn saved(estimate: &Estimate, gun: &Counter, hex: Hex) -> f64 {
    let turns = f64::from(turns_to_load(estimate.rulebook, gun).unwrap_or(1));
    let reach = |foe: &super::estimate::Foe| {
        let legs = f64::from(foe.kind.allowance);
        legs > 1.0 && f64::from(foe.hex.distance(hex)) <= legs * (turns + 0.5)
    };
    let coming = estimate.foes.iter().filter(|foe| foe.fires && reach(foe)).count();
    if coming == 0 || estimate.own_turns <= u8::try_from(turns as u64 + 1).unwrap_or(u8::MAX) {
        return 0.0;
    }
    let stay = estimate.standing(gun, hex, Stance { shown: true, ..Stance::default() });
    let pressed = estimate.danger_if(gun, hex, false, true);
    // Under fire it is too late: a unit being loaded cannot fire back.
    if pressed > 0.25 || stay.fire > 0.1 {
        return 0.0;
    }
    0.2 * estimate.alone(gun) * (coming as f64).min(3.0) - stay.fire
}
