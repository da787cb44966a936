//! The chance that a plotted shot or fire has an effect on an enemy: shots without any are answered by the program, and
//! only those with a fair one are worth a question.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        Rulebook,
        combat::{Shot, chances, procedure, results::CombatResult},
        conduct::{Watcher, direct_fire::shots, indirect::bombardments, indirect::falls, struck},
        counter::Counter,
        kinds::Side,
        order::Order,
        plot::of,
        position::Public,
    },
    planning::worth::percent,
};

/// The faces of the die of an attack.
const FACES: u32 = 6;

/// The chance in percent that a shot has an effect on a unit in a hex.
fn on(rulebook: &Rulebook, public: &Public, shot: &Shot, (target, hex): (&Counter, Hex)) -> u32 {
    let Ok(attack) = procedure(rulebook, public, shot, target, hex) else { return 0 };
    let chances = chances(&rulebook.charts, &attack);
    let effects = chances.iter().filter(|(result, _)| *result != CombatResult::Nothing);
    percent(effects.map(|(_, dice)| u32::from(*dice)).sum(), FACES)
}

/// The best chance in percent that a shot has an effect on an enemy in a hex.
fn at(rulebook: &Rulebook, public: &Public, side: Side, (shot, hex): (&Shot, Hex)) -> u32 {
    let enemies = public.stack(hex).filter(|unit| unit.side != side);
    enemies.map(|unit| on(rulebook, public, shot, (unit, hex))).max().unwrap_or(0)
}

/// The chance of a plotted direct shot of a unit.
pub(in crate::games::panzer44) fn of_shot(
    rulebook: &Rulebook,
    public: &Public,
    (unit, target): (UnitId, Hex),
) -> u32 {
    let firer = public.find(unit).and_then(|firer| Some((firer, rulebook.kind(firer).gun?, firer.hex()?)));
    let Some((firer, gun, from)) = firer else { return 0 };
    at(rulebook, public, firer.side, (&Shot::direct(rulebook, firer, &gun, from), target))
}

/// The chance of a plotted fire from above.
pub(in crate::games::panzer44) fn of_fall(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    order: &Order,
) -> u32 {
    let Some((shot, target)) = falls(rulebook, public, side, order) else { return 0 };
    let hexes = struck(rulebook, shot.fire, target).into_iter();
    hexes.map(|hex| at(rulebook, public, side, (&shot, hex))).max().unwrap_or(0)
}

/// The chance of a unit that may fire at one that has entered a hex. Fire at all in the hex may strike others there.
pub(in crate::games::panzer44) fn of_watcher(
    rulebook: &Rulebook,
    public: &Public,
    watcher: &Watcher,
    (entered, hex): (&Counter, Hex),
) -> u32 {
    match watcher.shot.fire.is_high_explosive() {
        true => at(rulebook, public, entered.side.enemy(), (&watcher.shot, hex)),
        false => on(rulebook, public, &watcher.shot, (entered, hex)),
    }
}

/// The fires from above that a side still has to execute, as orders.
fn falling(public: &Public, side: Side) -> impl Iterator<Item = Order> + '_ {
    let shown = of(&public.shown, side);
    let of_units = bombardments(public, side).map(|(unit, _)| Order::Bombard { unit });
    let of_batteries = shown.barrages.iter().map(|barrage| Order::Barrage { battery: barrage.battery });
    of_units.chain(of_batteries).chain(shown.strikes.iter().map(|hex| Order::Strike { hex: *hex }))
}

/// Whether all that a side could still fire in this phase has no effect with any die.
pub(in crate::games::panzer44) fn fires_for_nothing(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
) -> bool {
    if public.phase.is_fire() {
        return shots(public, side).all(|shot| of_shot(rulebook, public, shot) == 0);
    }
    public.phase.is_indirect()
        && falling(public, side).all(|order| of_fall(rulebook, public, side, &order) == 0)
}
