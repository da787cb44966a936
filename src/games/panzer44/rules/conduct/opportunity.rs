//! Opportunity fire, hex by hex (7.10).

use super::{Decision, Referee, march::Stepped};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        combat::{self, Shot},
        counter::Counter,
        event::{Attacker, Event},
        kinds::Target,
        plot::{Instruction, Plot, Task},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        scenario::units::Gun,
    },
};

/// A unit that may fire at one that has entered a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watcher {
    pub unit: UnitId,
    pub at: Instruction,
    pub shot: Shot,
}

/// Whether an order for opportunity fire at a hex, of a unit with this gun in a hex, covers another hex. It covers only
/// its own hex, or with the option also the adjacent ones in sight and in range (5.5, 7.10.1).
pub fn covers(rulebook: &Rulebook, turn: u8, (gun, from): (&Gun, Hex), target: Hex, hex: Hex) -> bool {
    let beside = || rulebook.options.wide_opfire && target.side_towards(hex).is_some();
    target == hex || beside() && gun.reaches(from.distance(hex)) && rulebook.sees(turn, from, hex)
}

/// Checks that a unit with this plot of its side may fire at a unit in a hex that it has entered (7.10.1 to 7.10.5).
///
/// # Errors
/// The reason why it cannot fire.
fn may_shoot(
    rulebook: &Rulebook,
    public: &Public,
    plot: &Plot,
    unit: UnitId,
    (entered, hex): (&Counter, Hex),
) -> Result<Watcher, Why> {
    let counter = public.find(unit).ok_or(Why::NoSuchUnit { unit })?;
    if counter.side == entered.side {
        return Err(Why::NotItsOwner { unit });
    }
    let Some(Task::Watch { target, at }) = plot.orders.get(&unit) else {
        return Err(Why::NotWatching { unit, hex });
    };
    let gun = rulebook.kind(counter).gun.ok_or(Why::NoGun { unit })?;
    let from = counter.hex().filter(|_| !counter.is_helpless()).ok_or(Why::ShotLost { unit })?;
    if !covers(rulebook, public.turn, (&gun, from), *target, hex) {
        return Err(Why::NotWatching { unit, hex });
    }
    if counter.condition.has_fired {
        return Err(Why::ShotTaken { unit });
    }
    let shot = Shot::direct(rulebook, counter, &gun, from);
    combat::procedure(rulebook, public, &shot, entered, hex)?;
    Ok(Watcher { unit, at: *at, shot })
}

/// The units that watch a hex by their plot and may fire at a unit in it now, in the order of their ids.
pub fn watchers(rulebook: &Rulebook, public: &Public, plot: &Plot, unit: UnitId, hex: Hex) -> Vec<Watcher> {
    let Some(entered) = public.find(unit) else { return Vec::new() };
    let orders = plot.orders.keys();
    orders.filter_map(|unit| may_shoot(rulebook, public, plot, *unit, (entered, hex)).ok()).collect()
}

/// Whether an instruction lets a unit fire on its own at such a target.
fn opens(at: Instruction, target: Target) -> bool {
    match at {
        Instruction::First => true,
        Instruction::FirstHard => target == Target::Hard,
        Instruction::FirstSoft => target == Target::Soft,
        Instruction::Ask => false,
    }
}

impl Referee<'_> {
    fn watchers(&self, unit: UnitId, hex: Hex) -> Vec<Watcher> {
        let Some(counter) = self.public().find(unit) else { return Vec::new() };
        let plot = self.secret_plot(counter.side.enemy());
        watchers(self.rulebook, self.public(), plot, unit, hex)
    }

    /// Lets units with an instruction fire one after the other, as long as the target is there. Returns whether other
    /// units still have to ask their owner.
    pub(super) fn open_fire(&mut self, unit: UnitId, hex: Hex) -> bool {
        let Some(counter) = self.public().find(unit) else { return false };
        let (target, side) = (self.rulebook.kind(counter).target, counter.side.enemy());
        for watcher in self.watchers(unit, hex) {
            if self.is_alive(unit) && opens(watcher.at, target) {
                self.shoot(&watcher, unit, hex);
            }
        }
        let asks = self.is_alive(unit)
            && self.watchers(unit, hex).iter().any(|watcher| watcher.at == Instruction::Ask);
        if asks {
            self.say(Event::Owed { decision: Some(Decision::Opportunity { side, unit, hex }) });
        }
        asks
    }

    fn shoot(&mut self, watcher: &Watcher, unit: UnitId, hex: Hex) {
        let by = Attacker::Unit(watcher.unit);
        let hits = if watcher.shot.fire.is_high_explosive() {
            self.attack_all(by, &watcher.shot, hex, false)
        } else {
            self.attack(by, &watcher.shot, unit, false).into_iter().collect()
        };
        self.say(Event::Fired { unit: watcher.unit, indirect: false });
        self.apply_hits(&hits);
    }

    /// Fires with a unit that was instructed to ask (7.10.2).
    pub fn order_shoot(&mut self, unit: UnitId) -> Result<(), Why> {
        let Some(Decision::Opportunity { side, unit: entered, hex }) = self.public().owed else {
            return Err(Why::NothingAsked);
        };
        let asked = |watcher: &Watcher| watcher.at == Instruction::Ask;
        let counter = self.public().find(entered).ok_or(Why::NoSuchUnit { unit: entered })?;
        let (plot, found) = (self.secret_plot(side), (counter, hex));
        let watcher = may_shoot(self.rulebook, self.public(), plot, unit, found)?;
        if !asked(&watcher) {
            return Err(Why::ToldOtherwise { unit });
        }
        self.shoot(&watcher, entered, hex);
        let more = self.is_alive(entered) && self.watchers(entered, hex).iter().any(asked);
        if !more {
            self.resume(entered, hex);
        }
        Ok(())
    }

    /// Lets the unit pass (7.10.2).
    pub fn order_let_pass(&mut self) -> Result<(), Why> {
        let Some(Decision::Opportunity { unit, hex, .. }) = self.public().owed else {
            return Err(Why::NothingAsked);
        };
        self.resume(unit, hex);
        Ok(())
    }

    /// Completes the interrupted step.
    fn resume(&mut self, unit: UnitId, hex: Hex) {
        self.say(Event::Owed { decision: None });
        let stepped = self.arrive(unit, hex);
        if self.public().run.is_some() && stepped == Stepped::Stopped {
            self.end_run();
        }
        self.run_on();
    }
}
