//! The caption for viewers: turn and segment, the current action, and for the last attack its odds, its die and its
//! effect. It is made of public state.

#[cfg(test)]
mod tests;

use super::{
    fought::{Fought, written},
    shades::shades,
};
use crate::{
    engine::{
        board::Hex,
        counters::{Flag, UnitId},
        orders::standing_words,
        text::{say, t},
        wording::capital,
    },
    games::platoon::{
        rules::{
            Platoon, Rulebook,
            combat::{Attack, Kind},
            conduct::Decision,
            event::Figures,
            kinds::Side,
            phase::{Phase, Segment},
            position::Public,
            scenario::charts::CombatResult,
            victory,
        },
        words::{
            names::Known,
            story::{self, modifiers_told, phase_name},
        },
    },
    scene::{
        LogLine, Shade,
        caption::{
            Battle, Caption, Cell, Chance, Throw,
            plain::{self, Aim, Harm},
        },
    },
};

/// A planned attack: its units and its figures.
pub type Planned<'a> = (&'a [UnitId], &'a Attack);

/// The caption of a position: with the last attacks decided by dice, the seconds since the roll while the dice are
/// moving, the planned attack, and the last lines of the log.
pub fn caption(
    rulebook: &Rulebook,
    public: &Public,
    log: &[LogLine],
    (fought, clock): (&[Fought], Option<f32>),
    planned: Option<Planned>,
) -> Caption {
    let outcome = victory::outcome(rulebook, public);
    let is_over = public.phase == Phase::Over;
    let planned = planned.filter(|_| !is_over && clock.is_none());
    let last = fought.last().filter(|_| !is_over && planned.is_none());
    let units = planned.map(|(units, _)| units).or(last.map(|fought| fought.by.as_slice()));
    let by = units.and_then(|units| public.find(*units.first()?)).map(|counter| counter.side);
    let attacks = |kind: Kind, (by, struck): (&[UnitId], &[UnitId]), hex: Hex| {
        story::declared(rulebook, public, kind, (by, struck), hex).shown(&Known { rulebook, public })
    };
    let sentence = match (planned, last) {
        _ if is_over => {
            say!("platoon-scene-outcome", level = outcome.level.as_str(), points = outcome.points)
        }
        (Some((by, attack)), _) => {
            say!("fight-planned", attack = attacks(attack.kind, (by, attack.struck.as_slice()), attack.hex))
        }
        (None, Some(fought)) => {
            capital(&attacks(fought.kind, (fought.by.as_slice(), fought.struck.as_slice()), fought.hex))
        }
        (None, None) => happens(rulebook, public, log),
    };
    let (plain, battle) = match (planned, last) {
        _ if is_over => (String::new(), None),
        (Some((_, attack)), _) => {
            let battle = planned_battle(rulebook, attack);
            let aim = aim(rulebook, public, by, &attack.struck);
            let faces = (1..=6).map(|die| attack.result(rulebook, die));
            let chance = chance_of_effect(faces, attack.struck.is_empty());
            (plain::about_attack(&battle, (aim, chance), Harm::Neither), Some(battle))
        }
        (None, Some(fought)) => {
            let battle = battle(rulebook, fought, clock);
            let aim = aim(rulebook, public, by, &fought.struck);
            let faces = (1..=6).filter_map(|die| fought.result_of(rulebook, die));
            let chance = chance_of_effect(faces, fought.struck.is_empty());
            let harm = Harm::to_target(fought.harms, aim == Aim::Own);
            (plain::about_attack(&battle, (aim, chance), harm), Some(battle))
        }
        (None, None) => (about(public.phase), None),
    };
    Caption {
        title: rulebook.scenario.title.clone(),
        points: outcome.points,
        level: standing_words::<Platoon>(rulebook, &outcome.into()),
        side: side_of(rulebook, public, by),
        turn: turn_words(rulebook, public),
        phase: capital(&phase_name(&rulebook.scenario, public.phase).plain()),
        sentence,
        plain,
        battle,
        lesson: None,
    }
}

/// The side that an attack is to harm: indirect fire and mines strike units of their own side too (13.8, 17.1).
fn aim(rulebook: &Rulebook, public: &Public, by: Option<Side>, struck: &[UnitId]) -> Aim {
    let by = by.or(public.phase.side(&rulebook.scenario));
    let target = struck.first().and_then(|unit| public.find(*unit)).map(|counter| counter.side);
    if target.is_some() && target == by { Aim::Own } else { Aim::Enemy }
}

/// The chance in percent that a result has an effect: on a fort X alone has one (17.3).
fn chance_of_effect(results: impl Iterator<Item = CombatResult>, is_fort: bool) -> Option<u8> {
    let has_effect = |result: CombatResult| match is_fort {
        true => result == CombatResult::X,
        false => result != CombatResult::None,
    };
    plain::percent_of(results.map(|result| (has_effect(result), 1.0)))
}

fn side_of(rulebook: &Rulebook, public: &Public, by: Option<Side>) -> Option<Flag> {
    by.or(public.phase.side(&rulebook.scenario)).map(Into::into)
}

fn turn_words(rulebook: &Rulebook, public: &Public) -> String {
    let scenario = &rulebook.scenario;
    if public.phase.is_set_up() || public.turn < scenario.first_turn {
        return say!("platoon-scene-before-first-turn");
    }
    let (turn, last) = (public.turn, scenario.last_turn);
    match scenario.visibility {
        Some(far) => say!("platoon-scene-turn-visibility", turn = turn, last = last, visibility = far),
        None => say!("platoon-scene-turn", turn = turn, last = last),
    }
}

/// The current action while no attack is shown. With hidden units a question to a player is not shown: it would reveal
/// a hidden unit.
fn happens(rulebook: &Rulebook, public: &Public, log: &[LogLine]) -> String {
    if let Some(Decision::Reaction { side, unit, hex, .. }) =
        public.owed.filter(|_| !rulebook.options.hidden_units)
    {
        let asks = t!("platoon-scene-asks", unit = unit, hex = hex, side = side);
        return asks.shown(&Known { rulebook, public });
    }
    let last = log.last().filter(|line| !line.heading && line.turn == public.turn);
    last.map_or_else(|| about(public.phase), LogLine::with_reason)
}

/// The subject of a segment.
fn about(phase: Phase) -> String {
    match phase.segment() {
        None => say!("platoon-scene-about-set-up"),
        Some(Segment::Start) => say!("platoon-scene-about-start"),
        Some(Segment::IndirectFire) => say!("platoon-scene-about-indirect-fire"),
        Some(Segment::DirectFire) => say!("platoon-scene-about-direct-fire"),
        Some(Segment::Vehicles) => say!("platoon-scene-about-vehicles"),
        Some(Segment::Assault) => say!("platoon-scene-about-assault"),
        Some(Segment::Others) => say!("platoon-scene-about-others"),
        Some(Segment::Registration) => say!("platoon-scene-about-registration"),
    }
}

fn cell(result: CombatResult) -> Cell {
    let (ground, ink) = shades(result);
    Cell { word: written(result), shade: Shade::Own(ground, ink) }
}

/// The heading above the odds.
fn heading(kind: Kind) -> String {
    match kind {
        Kind::Overrun => say!("platoon-scene-overrun"),
        Kind::Assault => say!("platoon-scene-assault"),
        Kind::Mines => say!("platoon-scene-mines"),
        Kind::Direct | Kind::Opportunity | Kind::Indirect => say!("platoon-scene-odds"),
    }
}

/// The chances of the results of an attack that is planned.
pub fn chances(rulebook: &Rulebook, attack: &Attack) -> Vec<Chance> {
    Chance::of((1..=6).map(|die| (cell(attack.result(rulebook, die)), 1.0)))
}

/// An attack before its die.
fn planned_battle(rulebook: &Rulebook, attack: &Attack) -> Battle {
    Battle {
        heading: heading(attack.kind),
        odds: attack.odds(rulebook).map(|odds| odds.to_string()).unwrap_or_default(),
        strengths: say!("platoon-scene-strengths", strength = attack.strength, defence = attack.defence),
        column: (1..=6).map(|die| cell(attack.result(rulebook, die))).collect(),
        chances: chances(rulebook, attack),
        came: None,
        throw: None,
        meaning: None,
    }
}

fn battle(rulebook: &Rulebook, fought: &Fought, clock: Option<f32>) -> Battle {
    let (odds, strengths) = match fought.figures {
        Some(Figures { strength, defence, odds }) => {
            let strengths = say!("platoon-scene-strengths", strength = strength, defence = defence);
            (odds.to_string(), strengths)
        }
        None => ("?".to_owned(), say!("platoon-scene-odds-secret")),
    };
    let more = modifiers_told(&fought.modifiers);
    // Few words: a caption has no room for a sentence. DD alone would not say why a unit is gone (11.8).
    let result = match (fought.result, fought.eliminated) {
        (CombatResult::DD, n) if n > 0 => say!("platoon-scene-result-dd-eliminated", n = n),
        (result, n) if n > 0 && result != CombatResult::X => say!("platoon-scene-result-eliminated", n = n),
        (CombatResult::DD, _) => say!("platoon-scene-result-dd"),
        (result, _) => story::result_name(result).plain(),
    };
    let added = match fought.modifier() {
        0 => String::new(),
        added => {
            let sum = i16::from(fought.die) + i16::from(added);
            say!("platoon-scene-die", die = fought.die, drm = added, sum = sum)
        }
    };
    let throw = Throw { die: fought.die, second: None, clock };
    let column: Vec<Cell> = (1..=6).filter_map(|die| fought.result_of(rulebook, die)).map(cell).collect();
    Battle {
        heading: heading(fought.kind),
        odds,
        strengths,
        chances: Chance::of(column.iter().cloned().map(|cell| (cell, 1.0))),
        column,
        came: fought.figures.is_none().then(|| cell(fought.result)),
        throw: Some(throw),
        // The die shows it first.
        meaning: throw.is_decided().then(|| [capital(&result), added, more]),
    }
}
