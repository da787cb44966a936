//! The caption for viewers: turn and phase, the current event, and the result of the last dice. It contains only state
//! that both players know.

use super::{
    fought::{Fought, What, effect_of},
    shades::shades,
};
use crate::{
    engine::{
        counters::UnitId,
        orders::standing_words,
        text::{Ids, say},
        wording::{capital, with_minus},
    },
    games::squad::{
        rules::{
            Rulebook, Squad,
            event::{DiePurpose, Kind},
            phase::{Phase, Step},
            position::{Public, decision::Decision},
            victory,
        },
        words::{
            names::{Known, modifiers_text, phase_text, struck_arg},
            story::{Declared, Group, attack_text, owed},
            table_told::{row_name, row_of},
        },
    },
    scene::{
        LogLine, Shade,
        caption::{
            Battle, Caption, Cell, Chance, Throw,
            plain::{self, Aim, Harm},
        },
        die,
    },
};

/// The casualty points from which results are one in the chances: more have no room.
const MOST: u16 = 5;

/// Returns the caption of a position. The inputs are the last rolls, the seconds since a roll that is still moving, the
/// planned attack, and the last line of the log.
pub fn caption(
    rulebook: &Rulebook,
    public: &Public,
    log: &[LogLine],
    (fought, clock): (&[Fought], Option<f32>),
    planned: Option<&Declared>,
) -> Caption {
    let scenario = &rulebook.scenario;
    let outcome = victory::outcome(scenario, public);
    let is_over = public.phase == Phase::Over;
    let planned = planned.filter(|_| !is_over && clock.is_none());
    let at = fought.iter().rposition(|fought| matches!(fought.what, What::Attack(_)));
    let is_told = !is_over && planned.is_none();
    let throws = at.filter(|_| is_told).and_then(|at| fought.get(at..)).unwrap_or_default();
    let attack = planned.or(throws.first().and_then(Fought::attack));
    let sentence = match attack {
        _ if is_over => {
            say!("squad-scene-outcome", level = outcome.level.as_str(), points = outcome.points)
        }
        Some(attack) if planned.is_some() => {
            say!("fight-planned", attack = attacks(rulebook, public, attack))
        }
        Some(attack) => capital(&attacks(rulebook, public, attack)),
        None => happens(rulebook, public, log),
    };
    let by = attack.and_then(|attack| public.find(*attack.by.first()?)).map(|counter| counter.side);
    let battle = match planned {
        Some(planned) => Some(planned_battle(rulebook, planned)),
        None => battle(rulebook, throws, clock),
    };
    let plain = match (attack, &battle) {
        _ if is_over => String::new(),
        (Some(attack), Some(battle)) => {
            let strikes = strikes(rulebook, public, attack);
            let aim = match (attack.kind, strikes) {
                (Kind::Assault, _) => Aim::Hex,
                (_, Harm::Own) => Aim::Own,
                _ => Aim::Enemy,
            };
            let reached = effects(rulebook, attack).map(|(_, harm, weight)| (harm > 0, weight));
            plain::about_attack(battle, (aim, plain::percent_of(reached)), harm(attack, strikes, throws))
        }
        _ => about(public.phase),
    };
    Caption {
        title: scenario.title.clone(),
        points: outcome.points,
        level: standing_words::<Squad>(rulebook, &outcome.into()),
        side: by.or(public.phase.side(scenario)).map(Into::into),
        turn: turn_words(rulebook, public),
        phase: capital(&phase_text(scenario, public.phase).plain()),
        sentence,
        plain,
        battle,
        lesson: None,
    }
}

/// The sides of the units that an attack strikes: a mission strikes those of its own side too (19.2).
fn strikes(rulebook: &Rulebook, public: &Public, attack: &Declared) -> Harm {
    let side_of = |unit: &UnitId| public.find(*unit).map(|counter| counter.side);
    let by = attack.by.first().and_then(side_of).or(public.phase.side(&rulebook.scenario));
    let is_own = |unit: &UnitId| by.is_some() && side_of(unit) == by;
    let strikes_own = attack.struck.iter().any(is_own);
    Harm::of(!strikes_own || !attack.struck.iter().all(is_own), strikes_own)
}

/// The sides that an attack has harmed, by its rolls.
fn harm(attack: &Declared, strikes: Harm, throws: &[Fought]) -> Harm {
    // Assaulters pay for each defender, and defenders for each assaulter even if they hold the hex; without a defender that may
    // fight no assaulter pays (17.2, 17.6).
    if attack.kind == Kind::Assault {
        return Harm::of(true, attack.against > 0);
    }
    // A sniper that is found after its shot is lost to its own side (21.4).
    let is_hunt = |throw: &&Fought| matches!(throw.what, What::Other(DiePurpose::Sniper));
    let is_found = throws.iter().filter(is_hunt).any(|throw| throw.harm > 0);
    let kill = throws.iter().rev().find(|throw| matches!(throw.what, What::Kill(..)));
    let suffers = match kill {
        Some(kill) => kill.harm > 0,
        None => throws.iter().filter(|throw| !is_hunt(throw)).any(|throw| throw.harm > 0),
    };
    let (enemy, own) = (strikes.is_to_enemy(), matches!(strikes, Harm::Own | Harm::Both));
    Harm::of(suffers && enemy, suffers && own || is_found)
}

fn turn_words(rulebook: &Rulebook, public: &Public) -> String {
    let scenario = &rulebook.scenario;
    if public.phase.is_set_up() || public.turn < scenario.first_turn {
        return say!("squad-scene-before-first-turn");
    }
    say!("squad-scene-turn", turn = public.turn, last = scenario.last_turn)
}

/// The attackers and their target.
fn attacks(rulebook: &Rulebook, public: &Public, attack: &Declared) -> String {
    let (by, struck) = (Group::acting(&attack.by), struck_arg(&attack.struck));
    attack_text(attack.kind, by, None, struck, attack.hex).shown(&Known { rulebook, public })
}

/// The effect of each sum of the dice of an attack: its words, its harm, and the number of rolls with that sum.
fn effects<'a>(
    rulebook: &'a Rulebook,
    attack: &'a Declared,
) -> impl Iterator<Item = (String, u16, f64)> + 'a {
    // A sniper rolls one die; an assault without defence is decided without dice (17.2, 21.4).
    let sums = match attack.kind {
        Kind::Sniper => 1..=6,
        Kind::Assault if attack.against == 0 => 2..=2,
        _ => 2..=12_u8,
    };
    let alone = attack.kind == Kind::Sniper;
    sums.map(move |sum| {
        let (words, harm) = effect_of(rulebook, attack, sum);
        (words, harm, if alone { 1.0 } else { 6.0 - f64::from(sum.abs_diff(7)) })
    })
}

/// Returns the chances of the results of an attack, by its own dice: a hit is followed by a roll against the armour.
pub fn chances(rulebook: &Rulebook, attack: &Declared) -> Vec<Chance> {
    let cell = |(words, harm, weight): (String, u16, f64)| {
        let is_high = attack.is_on_table() && harm >= MOST;
        let (ground, ink) = shades(if is_high { MOST } else { harm });
        let word = if is_high { say!("squad-scene-roll-points-or-more", n = MOST) } else { words };
        (Cell { word, shade: Shade::Own(ground, ink) }, weight)
    };
    Chance::of(effects(rulebook, attack).map(cell))
}

/// An attack before its dice.
fn planned_battle(rulebook: &Rulebook, attack: &Declared) -> Battle {
    let (heading, odds, strengths) = figures(rulebook, attack);
    Battle {
        heading,
        odds,
        strengths,
        column: Vec::new(),
        chances: chances(rulebook, attack),
        came: None,
        throw: None,
        meaning: None,
    }
}

/// The roll that decides an attack: a hit is only as good as the roll against the armour that follows (16.6).
fn worst(throws: &[Fought]) -> Option<&Fought> {
    let kill = throws.iter().rev().find(|throw| matches!(throw.what, What::Kill(..)));
    kill.or_else(|| throws.iter().rev().max_by_key(|throw| throw.harm))
}

/// The attack with its figures, its dice, and their result once they are at rest. If there was a further roll for
/// armour or crew, it is the worst result.
fn battle(rulebook: &Rulebook, throws: &[Fought], clock: Option<f32>) -> Option<Battle> {
    let fought = throws.first()?;
    let worst = worst(throws)?;
    let kill = Some(worst).filter(|throw| matches!(throw.what, What::Kill(..)));
    let attack = fought.attack()?;
    let lies = clock.is_none_or(|clock| clock >= die::RESULT);
    let (heading, odds, strengths) = figures(rulebook, attack);
    let (ground, ink) = shades(worst.harm);
    let cell = Cell { word: worst.came.clone(), shade: Shade::Own(ground, ink) };
    let on_dice = attack.on_dice();
    let sum: u8 = fought.dice.iter().sum();
    let together = match on_dice.is_empty() {
        true => String::new(),
        false => say!("squad-scene-becomes", sum = sum, total = attack.roll(sum)),
    };
    let modifiers = capital(&modifiers_text(&on_dice).shown(&Ids));
    Some(Battle {
        heading,
        odds,
        strengths,
        column: Vec::new(),
        chances: chances(rulebook, attack),
        came: Some(cell),
        throw: Some(Throw {
            die: fought.dice.first().copied().unwrap_or(1),
            second: fought.dice.get(1).copied(),
            clock,
        }),
        meaning: lies.then(|| match kill {
            Some(kill) => {
                [say!("squad-scene-dice-armour", sum = sum, rolls = kill.sums()), together, modifiers]
            }
            None => [say!("squad-scene-dice", sum = sum), together, modifiers],
        }),
    })
}

/// The heading of an attack, its number in large letters, and the text below it.
pub fn figures(rulebook: &Rulebook, attack: &Declared) -> (String, String, String) {
    let charts = &rulebook.charts;
    let row = row_of(charts, attack.needs).map_or_else(String::new, |row| row_name(charts, row));
    match attack.kind {
        Kind::Assault => {
            let column = charts.assault_column(attack.strength, attack.against);
            let odds = charts.assault.get(column).map(|(odds, _)| odds.to_string());
            let below = say!("squad-scene-below-assault", attack = attack.strength, against = attack.against);
            (say!("squad-scene-battle-assault"), odds.unwrap_or_default(), below)
        }
        Kind::AntiTank | Kind::LastShot => {
            let number = with_minus(attack.needs);
            (say!("squad-scene-battle-to-hit"), number, say!("squad-scene-below-to-hit"))
        }
        Kind::Sniper => (say!("squad-scene-battle-sniper"), String::new(), say!("squad-scene-below-sniper")),
        Kind::Lane | Kind::Mission(_) => (say!("squad-scene-battle-row"), row, String::new()),
        Kind::Overrun => {
            let strength = attack.strength.to_string();
            (say!("squad-scene-battle-overrun"), strength, say!("squad-scene-below-row", row = row))
        }
        Kind::Fire | Kind::Opportunity => {
            let strength = attack.strength.to_string();
            (say!("squad-scene-battle-strength"), strength, say!("squad-scene-below-row", row = row))
        }
    }
}

/// The current event while no attack is shown.
fn happens(rulebook: &Rulebook, public: &Public, log: &[LogLine]) -> String {
    // A question about entering units is left out: the unit may be hidden, and holding fire is secret (22.3).
    if let Some(decision) = public.owed.as_ref().filter(|it| !matches!(it, Decision::Reaction { .. })) {
        return owed(decision).shown(&Known { rulebook, public });
    }
    let last = log.last().filter(|line| !line.heading && line.turn == public.turn);
    last.map_or_else(|| about(public.phase), LogLine::with_reason)
}

/// The subject of a phase.
fn about(phase: Phase) -> String {
    match phase.step() {
        None => say!("squad-scene-about-set-up"),
        Some(Step::Support) => say!("squad-scene-about-support"),
        Some(Step::Command) => say!("squad-scene-about-command"),
        Some(Step::Fire) => say!("squad-scene-about-fire"),
        Some(Step::Movement) => say!("squad-scene-about-movement"),
        Some(Step::DefensiveFire) => say!("squad-scene-about-defensive-fire"),
        Some(Step::Assault) => say!("squad-scene-about-assault"),
        Some(Step::AfterAction) => say!("squad-scene-about-after-action"),
    }
}
