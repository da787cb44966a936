//! Fire in the opponent's movement: the units that may fire at a unit that has entered a hex, and those that fire
//! automatically (14).

use super::{
    Attack, Kind,
    indirect::{Call, interdiction, may_fire},
    is_ready,
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::{
        combat,
        counter::{Counter, Place},
        order::Target,
        position::{Instruction, Public},
        refusal::Why,
        rulebook::Rulebook,
        sight::spotting::is_spotted,
    },
};

/// Whether a unit may open opportunity fire on one that has entered a hex, alone or with others (14.2).
///
/// # Errors
/// The reason why not; that it is too weak by itself is no reason.
pub fn may_fire_at(
    rulebook: &Rulebook,
    public: &Public,
    firer: &Counter,
    (entered, hex): (&Counter, Hex),
) -> Result<(), Why> {
    let unit = firer.id;
    if firer.side == entered.side {
        return Err(Why::NotYours { unit });
    }
    is_ready(firer)?;
    if firer.condition.fresh {
        return Err(Why::Fresh { unit });
    }
    if firer.place == Place::OffBoard {
        return Err(Why::NotAsked { unit });
    }
    match combat::fire(rulebook, public, Kind::Opportunity, &[firer], hex, Target::Unit(entered.id)) {
        Ok(_) | Err(Why::TooWeak { .. }) => Ok(()),
        Err(why) => Err(why),
    }
}

/// The units that may open opportunity fire on one that has entered a hex, in the order of their ids.
pub fn firers<'a>(rulebook: &Rulebook, public: &'a Public, entered: &Counter, hex: Hex) -> Vec<&'a Counter> {
    let enemies = public.on_map(entered.side.enemy()).map(|(counter, _)| counter);
    enemies.filter(|firer| may_fire_at(rulebook, public, firer, (entered, hex)).is_ok()).collect()
}

/// Opportunity fire of units at one that has entered a hex (14.2).
///
/// # Errors
/// Which of them may not fire, or that they are too weak together.
pub fn opportunity(
    rulebook: &Rulebook,
    public: &Public,
    firers: &[&Counter],
    (entered, hex): (&Counter, Hex),
) -> Result<Attack, Why> {
    for firer in firers {
        may_fire_at(rulebook, public, firer, (entered, hex))?;
    }
    combat::fire(rulebook, public, Kind::Opportunity, firers, hex, Target::Unit(entered.id))
}

/// The units that may interdict a hex that an enemy has entered, each with its call (14.5, 18.6).
pub fn interdictors<'a>(
    rulebook: &Rulebook,
    public: &'a Public,
    entered: &Counter,
    hex: Hex,
) -> Vec<(&'a Counter, Call)> {
    if !is_spotted(rulebook, public, entered, hex) {
        return Vec::new();
    }
    let enemies = public.on_map(entered.side.enemy()).filter(|(counter, _)| !counter.condition.fresh);
    let able =
        enemies.filter(|(counter, from)| *from != hex && may_fire(rulebook, public, counter, hex).is_ok());
    able.filter_map(|(counter, _)| Some((counter, interdiction(rulebook, public, counter, hex)?))).collect()
}

/// Whether an instruction lets a unit fire automatically at such a target (14.6).
pub fn opens(instruction: Instruction, armoured: bool) -> bool {
    match instruction {
        Instruction::AnyTarget => true,
        Instruction::ArmouredOnly => armoured,
        Instruction::Ask | Instruction::Never => false,
    }
}

/// The actions left to the opponent of a unit that has entered a hex (14.1).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Possible {
    pub firers: Vec<UnitId>,
    pub interdictors: Vec<(UnitId, Call)>,
}

impl Possible {
    pub fn is_empty(&self) -> bool {
        self.firers.is_empty() && self.interdictors.is_empty()
    }
}

/// The actions possible against a unit that has entered a hex, by the units that `wanted` selects; none if they are too
/// weak all together (14.1).
pub fn possible(
    rulebook: &Rulebook,
    public: &Public,
    (entered, hex): (&Counter, Hex),
    may_interdict: bool,
    wanted: impl Fn(UnitId) -> bool,
) -> Possible {
    let shots: Vec<&Counter> =
        firers(rulebook, public, entered, hex).into_iter().filter(|firer| wanted(firer.id)).collect();
    let enough = opportunity(rulebook, public, &shots, (entered, hex)).is_ok();
    let shots = if enough { shots.iter().map(|firer| firer.id).collect() } else { Vec::new() };
    let calls = if may_interdict { interdictors(rulebook, public, entered, hex) } else { Vec::new() };
    let calls = calls.into_iter().filter(|(counter, _)| wanted(counter.id));
    Possible { firers: shots, interdictors: calls.map(|(counter, call)| (counter.id, call)).collect() }
}
