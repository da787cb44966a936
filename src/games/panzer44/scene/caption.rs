//! The caption for viewers: turn and phase, the current event, and for the last attack its column, its die and its
//! result. It contains only state that both players know.

use super::{
    deeds::degree,
    fought::{Fought, Sortie},
    shades::shades,
    steps::bar,
};
use crate::{
    engine::{
        counters::UnitId,
        orders::standing_words,
        text::{say, t},
        wording::{capital, signed},
    },
    games::panzer44::{
        rules::{
            Rulebook, combat::results::CombatResult, conduct::Decision, counter::Counter, event::Attacker,
            kinds::Side, phase::Phase, position::Public, victory,
        },
        words::{
            names::Known,
            story::{self, phase_name},
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

/// Returns the caption of a position: with the last attack decided by a die, or the die that decides whether aircraft
/// attack, and the seconds since its roll while that is moving. Further inputs are the turn and phase of the attack,
/// whether panic has just been determined, and the last line of the log.
pub fn caption(
    rulebook: &Rulebook,
    public: &Public,
    log: &[LogLine],
    (fought, sortie, deed, clock): (&[Fought], Option<Sortie>, Option<(u8, Phase)>, Option<f32>),
    struck: bool,
) -> Caption {
    let outcome = victory::outcome(rulebook, public);
    // An attack of an earlier turn is shown until its die is at rest.
    let (turn, phase) = deed.unwrap_or((public.turn, public.phase));
    let is_told = public.phase != Phase::Over && (turn == public.turn || clock.is_some());
    let last = fought.last().filter(|_| is_told);
    let sortie = sortie.filter(|_| is_told);
    let fought_in = phase;
    // An attack is shown with its own phase.
    let is_shown = last.is_some() || sortie.is_some();
    let (turn, phase) = if is_shown { (turn, phase) } else { (public.turn, public.phase) };
    let sentence = match (last, public.phase) {
        (_, Phase::Over) => {
            say!("panzer44-scene-outcome", level = outcome.level.as_str(), points = outcome.points)
        }
        (Some(fought), _) => attack(rulebook, public, fought, fought_in),
        (None, _) => sortie.map_or_else(|| happens(rulebook, public, log, struck), sent),
    };
    let by = last.and_then(|fought| by(public, fought));
    let battle = last.map(|fought| battle((rulebook, public), fought, clock));
    let plain = match (last, &battle) {
        (Some(fought), Some(battle)) => plain_of(rulebook, public, fought, battle),
        _ if public.phase == Phase::Over => String::new(),
        _ => about(public.phase),
    };
    Caption {
        title: rulebook.scenario.title.clone(),
        points: outcome.points,
        level: standing_words::<crate::games::panzer44::rules::Panzer44>(rulebook, &outcome.into()),
        side: by.or(sortie.map(|sortie| sortie.side)).or(phase.side(&rulebook.scenario)).map(Into::into),
        turn: turn_words(rulebook, turn, phase),
        phase: phase_name(&rulebook.scenario, phase),
        sentence,
        plain,
        battle: sortie.map(|sortie| whether(rulebook, sortie, clock)).or(battle),
        lesson: None,
    }
}

/// The sentence about an attack for viewers who do not know the game. Indirect fire and aircraft strike all units in their hex,
/// those of their own side too (6.0).
fn plain_of(rulebook: &Rulebook, public: &Public, fought: &Fought, battle: &Battle) -> String {
    let target = public.find(fought.unit).map(|counter| counter.side);
    let is_own = target.is_some() && target == by(public, fought);
    let suffers = |result: CombatResult| result != CombatResult::Nothing;
    let faces = (1..=6).map(|die| (suffers(fought.procedure.result(&rulebook.charts, die)), 1.0));
    let aim = if is_own { Aim::Own } else { Aim::Enemy };
    let harm = Harm::to_target(suffers(fought.result), is_own);
    plain::about_attack(battle, (aim, plain::percent_of(faces)), harm)
}

/// The side that attacks.
fn by(public: &Public, fought: &Fought) -> Option<Side> {
    match fought.by {
        Attacker::Unit(unit) => public.find(unit).map(|counter| counter.side),
        Attacker::Battery(side, _) | Attacker::Air(side) => Some(side),
    }
}

fn turn_words(rulebook: &Rulebook, turn: u8, phase: Phase) -> String {
    if phase.is_set_up() || turn == 0 {
        return say!("panzer44-scene-before-first-turn");
    }
    let last = rulebook.scenario.last_turn;
    match rulebook.scenario.visibility(turn) {
        Some(far) => say!("panzer44-scene-turn-visibility", turn = turn, last = last, n = far),
        None => say!("panzer44-scene-turn", turn = turn, last = last),
    }
}

/// The current event while no attack is shown.
fn happens(rulebook: &Rulebook, public: &Public, log: &[LogLine], struck: bool) -> String {
    if let Some(Decision::Opportunity { side, unit, hex }) = public.owed {
        let asked = t!("panzer44-scene-entered", unit = unit, hex = hex, side = side);
        return asked.shown(&Known { rulebook, public });
    }
    let last = log.last().filter(|line| !line.heading && line.turn == public.turn);
    let told = last.map_or_else(|| about(public.phase), LogLine::with_reason);
    // The panic phase ends as soon as it begins, so the units that panic are named in the next one.
    let panic = panicked(rulebook, public).filter(|_| struck);
    panic.map_or(told.clone(), |panic| format!("{panic}  ·  {told}"))
}

/// The subject of a phase.
fn about(phase: Phase) -> String {
    let now = bar(phase).find(|step| step.now);
    now.map_or_else(|| say!("panzer44-scene-phase-set-up.about"), |step| step.about)
}

/// "German 1st StuG III Platoon fires at American 2nd M4(75) Platoon".
fn attack(rulebook: &Rulebook, public: &Public, fought: &Fought, phase: Phase) -> String {
    let target = fought.unit;
    let text = match fought.by {
        Attacker::Unit(unit) if phase.is_movement() => {
            t!("panzer44-scene-fires-on-the-move", by = unit, unit = target)
        }
        Attacker::Unit(unit) => t!("panzer44-scene-fires", by = unit, unit = target),
        Attacker::Battery(side, battery) => {
            t!("panzer44-scene-fires-indirectly", side = side, by = battery, unit = target)
        }
        Attacker::Air(side) => t!("panzer44-scene-aircraft-attack", side = side, unit = target),
    };
    text.shown(&Known { rulebook, public })
}

/// "Allied aircraft are sent to 1408".
fn sent(sortie: Sortie) -> String {
    say!("panzer44-scene-sortie", side = sortie.side, hex = sortie.hex)
}

/// The die that decides whether aircraft attack (8.5).
fn whether(rulebook: &Rulebook, sortie: Sortie, clock: Option<f32>) -> Battle {
    let most = rulebook.charts.air.attacks_on;
    let cell = |die| match die <= most {
        true => Cell { word: say!("panzer44-scene-sortie-attacks"), shade: Shade::Ramp(0) },
        false => {
            let (ground, ink) = shades(CombatResult::Nothing);
            Cell { word: say!("panzer44-scene-sortie-turns-back"), shade: Shade::Own(ground, ink) }
        }
    };
    let throw = Throw { die: sortie.die, second: None, clock };
    let came = match sortie.attacks {
        true => say!("panzer44-scene-sortie-attacks.about"),
        false => say!("panzer44-scene-sortie-turns-back.about"),
    };
    Battle {
        came: None,
        heading: say!("panzer44-scene-sortie-heading"),
        odds: format!("1–{most}"),
        strengths: say!("panzer44-scene-sortie-needs", die = most),
        chances: Chance::of((1..=6).map(|die| (cell(die), 1.0))),
        column: (1..=6).map(cell).collect(),
        throw: Some(throw),
        meaning: throw.is_decided().then(|| [came, String::new(), String::new()]),
    }
}

fn battle((rulebook, public): (&Rulebook, &Public), fought: &Fought, clock: Option<f32>) -> Battle {
    let procedure = &fought.procedure;
    let cell = |die| {
        let result = procedure.result(&rulebook.charts, die);
        let (ground, ink) = shades(result);
        Cell { word: written(result), shade: Shade::Own(ground, ink) }
    };
    let strengths = match procedure.defence {
        Some(defence) => {
            say!("panzer44-scene-strengths", attack = procedure.attenuated, defence = defence)
        }
        None => say!("panzer44-scene-strength", attack = procedure.attenuated),
    };
    let reduced = procedure.cover.map_or(0, |cover| cover.total);
    let row = match reduced {
        0 => say!("panzer44-scene-row", row = fought.row),
        n => say!("panzer44-scene-cover", die = fought.die, n = n, row = fought.row),
    };
    let throw = Throw { die: fought.die, second: None, clock };
    Battle {
        came: None,
        heading: say!("panzer44-scene-column"),
        odds: signed(procedure.column),
        strengths,
        column: (1..=6).map(cell).collect(),
        chances: Chance::of((1..=6).map(|die| (cell(die), 1.0))),
        throw: Some(throw),
        // The die shows it first.
        meaning: throw.is_decided().then(|| [meaning(rulebook, public, fought), row, String::new()]),
    }
}

/// The effect of a result, in the few words that fit.
fn meaning(rulebook: &Rulebook, public: &Public, fought: &Fought) -> String {
    let degree = degree(rulebook, public, fought.unit);
    let words = match fought.result {
        // The number of a disruption alone would not say that it is the last.
        CombatResult::Disrupted(by) if by < 4 && (fought.eliminates || degree >= 4) => {
            say!("panzer44-scene-eliminated-at-last")
        }
        CombatResult::Disrupted(by) => {
            capital(&story::result_text(CombatResult::Disrupted(by.max(degree))).plain())
        }
        CombatResult::WillPanic => say!("panzer44-scene-panics"),
        other => capital(&story::result_text(other).plain()),
    };
    let aboard = fought.aboard || public.passenger(fought.unit).is_some();
    match aboard && fought.result != CombatResult::Nothing {
        true => say!("panzer44-scene-with-passenger", what = words),
        false => words,
    }
}

/// A result as viewers read it: no effect is a dash.
fn written(result: CombatResult) -> String {
    if result == CombatResult::Nothing { "–".to_owned() } else { result.to_string() }
}

/// The panicked units of both sides, for viewers. Only their player knows their lost orders.
fn panicked(rulebook: &Rulebook, public: &Public) -> Option<String> {
    let panics = |counter: &&Counter| counter.condition.panicked && counter.is_in_play();
    let units = public.counters.iter().filter(panics);
    let units: Vec<UnitId> = units.map(|counter| counter.id).collect();
    let text = (!units.is_empty()).then(|| t!("panzer44-scene-panic", units = units))?;
    Some(text.shown(&Known { rulebook, public }))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::panzer44::rules::{
        combat::{Procedure, chances as combat_chances},
        kinds::Fire,
        set_up,
    };

    /// An attack by the first German unit on a unit with this die, in a column.
    fn fought(rulebook: &Rulebook, public: &Public, (column, die): (i16, u8), target: Side) -> Fought {
        let first = |side: Side| public.counters.iter().find(|counter| counter.side == side).unwrap().id;
        let procedure = Procedure {
            fire: Fire::R,
            strength: column,
            range: None,
            attenuated: column,
            defence: None,
            superiority: column,
            column,
            cover: None,
        };
        Fought {
            by: Attacker::Unit(first(Side::German)),
            unit: first(target),
            hex: "1010".parse().unwrap(),
            procedure,
            die,
            row: procedure.row(&rulebook.charts, die),
            result: procedure.result(&rulebook.charts, die),
            eliminates: false,
            aboard: false,
        }
    }

    fn begun() -> (Rulebook, Public) {
        let rulebook = Rulebook::load("vauclair").unwrap();
        let mut public = set_up::start(&rulebook, 1).public;
        (public.turn, public.phase) = (1, Phase::FirstMovement);
        (rulebook, public)
    }

    /// While the die rolls, viewers read the chance of each result of its column, and a sentence without terms; the result
    /// comes with the die (6.3).
    #[test]
    fn a_caption_tells_the_chances_before_the_die() {
        let (rulebook, public) = begun();
        let fought = [fought(&rulebook, &public, (3, 2), Side::Allied)];
        let told = |clock| caption(&rulebook, &public, &[], (&fought, None, None, clock), false);
        let (rolls, lies) = (told(Some(0.2)), told(None));
        assert!(rolls.plain.starts_with("Harms the enemy in "), "{}", rolls.plain);
        assert!(!lies.plain.contains("100 cases"), "{}", lies.plain);
        let chances = rolls.battle.unwrap().chances;
        assert_eq!(chances.iter().map(|chance| u32::from(chance.percent)).sum::<u32>(), 100);
        let of_faces = combat_chances(&rulebook.charts, &fought[0].procedure);
        assert_eq!(chances.len(), of_faces.len(), "{chances:?}");
    }

    /// The sentence agrees with every cell of the table: a printed dot harms no unit, anything else the target, whose side it
    /// is (6.0, 6.3).
    #[test]
    fn the_sentence_agrees_with_every_cell() {
        let (rulebook, public) = begun();
        let table = &rulebook.charts.combat_results;
        let first = rulebook.charts.first_column;
        let columns = (0..table.columns()).map(|at| first + i16::try_from(at).unwrap());
        let (mut harmless, mut harmful) = (0, 0);
        for (column, die) in columns.flat_map(|column| (1..=6).map(move |die| (column, die))) {
            for target in Side::BOTH {
                let fought = fought(&rulebook, &public, (column, die), target);
                let suffers = fought.result.to_string() != ".";
                let expected = match (suffers, target) {
                    (false, _) => "Neither side suffers",
                    (true, Side::Allied) => "The attack has harmed the enemy",
                    (true, Side::German) => "Only the attacking side suffers",
                };
                let told = caption(&rulebook, &public, &[], (&[fought], None, None, None), false);
                assert_eq!(told.plain, expected, "{column} {die}");
                harmful += usize::from(suffers);
                harmless += usize::from(!suffers);
            }
        }
        assert!(harmless > 0 && harmful > 0);
    }
}
