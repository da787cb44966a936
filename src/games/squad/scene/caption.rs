//! The caption for viewers: turn and phase, the current event, and the result of the last dice. It contains only state
//! that both players know.

use super::{
    fought::{Fought, What},
    shades::shades,
};
use crate::{
    engine::{
        orders::standing_words,
        wording::{capital, points, with_minus},
    },
    games::squad::{
        rules::{
            Rulebook, Squad,
            event::Kind,
            phase::{Phase, Step},
            position::{Public, decision::Decision},
            victory,
        },
        words::{
            names::{hex_name, mission_name, modifiers_told, named, phase_name, struck_named},
            story::{attack_verb, owed},
            table_told::{row_name, row_of},
        },
    },
    scene::{
        LogLine, Shade,
        caption::{Battle, Caption, Cell, Throw},
        die,
    },
};

/// Returns the caption of a position. The inputs are the last rolls, the seconds since a roll that is still moving, and
/// the last line of the log.
pub fn caption(
    rulebook: &Rulebook,
    public: &Public,
    log: &[LogLine],
    (fought, clock): (&[Fought], Option<f32>),
) -> Caption {
    let scenario = &rulebook.scenario;
    let outcome = victory::outcome(scenario, public);
    let at = fought.iter().rposition(|fought| matches!(fought.what, What::Attack(_)));
    let throws =
        at.filter(|_| public.phase != Phase::Over).and_then(|at| fought.get(at..)).unwrap_or_default();
    let attack = throws.first();
    let sentence = match (attack, public.phase) {
        (_, Phase::Over) => format!("{} with {}", outcome.level, points(outcome.points)),
        (Some(attack), _) => attacked(rulebook, public, attack),
        (None, _) => happens(rulebook, public, log),
    };
    let by = attack.and_then(|attack| match &attack.what {
        What::Attack(declared) => public.find(*declared.by.first()?).map(|counter| counter.side),
        _ => None,
    });
    Caption {
        title: scenario.title.clone(),
        points: outcome.points,
        level: standing_words::<Squad>(rulebook, &outcome.into()),
        side: by.or(public.phase.side(scenario)).map(Into::into),
        turn: turn_words(rulebook, public),
        phase: capital(&phase_name(scenario, public.phase)),
        sentence,
        battle: battle(rulebook, throws, clock),
    }
}

fn turn_words(rulebook: &Rulebook, public: &Public) -> String {
    let scenario = &rulebook.scenario;
    if public.phase.is_set_up() || public.turn < scenario.first_turn {
        return "Before the first turn".to_owned();
    }
    format!("Turn {} of {}", public.turn, scenario.last_turn)
}

/// The attackers and their target.
fn attacked(rulebook: &Rulebook, public: &Public, fought: &Fought) -> String {
    let What::Attack(attack) = &fought.what else { return String::new() };
    let (by, struck) = (named(rulebook, public, &attack.by), struck_named(rulebook, public, &attack.struck));
    let by = match attack.kind {
        Kind::Mission(mission) => mission_name(mission).to_owned(),
        _ if by.is_empty() => "a hidden unit".to_owned(),
        _ => by,
    };
    let does = attack_verb(attack.kind, attack.by.len());
    capital(&format!("{by} {does} {struck} in {}", hex_name(rulebook, attack.hex)))
}

/// The attack with its figures, its dice, and their result once they are at rest. If there was a further roll for
/// armour or crew, it is the worst result.
fn battle(rulebook: &Rulebook, throws: &[Fought], clock: Option<f32>) -> Option<Battle> {
    let fought = throws.first()?;
    let worst = throws.iter().rev().max_by_key(|throw| throw.harm)?;
    let What::Attack(attack) = &fought.what else { return None };
    let charts = &rulebook.charts;
    let lies = clock.is_none_or(|clock| clock >= die::RESULT);
    let row = row_of(charts, attack.needs).map_or_else(String::new, |row| row_name(charts, row));
    let (heading, odds, strengths) = match attack.kind {
        Kind::Assault => {
            let column = charts.assault_column(attack.strength, attack.against);
            let odds = charts.assault.get(column).map(|(odds, _)| odds.to_string());
            let told = format!("{} to {}", attack.strength, attack.against);
            ("Assault", odds.unwrap_or_default(), told)
        }
        Kind::AntiTank | Kind::LastShot => ("To hit", with_minus(attack.needs), "or less".to_owned()),
        Kind::Sniper => ("Sniper", String::new(), "die − cover − hindrance".to_owned()),
        Kind::Lane | Kind::Mission(_) => ("Row", row, String::new()),
        Kind::Overrun => ("Overrun", attack.strength.to_string(), format!("row {row}")),
        Kind::Fire | Kind::Opportunity => ("Strength", attack.strength.to_string(), format!("row {row}")),
    };
    let (ground, ink) = shades(worst.harm);
    let cell = Cell { word: worst.came.clone(), shade: Shade::Own(ground, ink) };
    let added = modifiers_told(&attack.on_dice());
    let sum: u8 = fought.dice.iter().sum();
    let together =
        if added.is_empty() { String::new() } else { format!("{sum} becomes {}", attack.roll(sum)) };
    Some(Battle {
        heading: heading.to_owned(),
        odds,
        strengths,
        column: Vec::new(),
        came: Some(cell),
        throw: Some(Throw {
            die: fought.dice.first().copied().unwrap_or(1),
            second: fought.dice.get(1).copied(),
            clock,
        }),
        meaning: lies.then(|| [format!("dice {sum}"), together, capital(&added)]),
    })
}

/// The current event while no attack is shown.
fn happens(rulebook: &Rulebook, public: &Public, log: &[LogLine]) -> String {
    // A question about entering units is left out: the unit may be hidden, and holding fire is secret (22.3).
    if let Some(decision) = public.owed.as_ref().filter(|it| !matches!(it, Decision::Reaction { .. })) {
        return owed(rulebook, public, decision);
    }
    let last = log.last().filter(|line| !line.heading && line.turn == public.turn);
    last.map_or_else(|| about(public.phase).to_owned(), LogLine::with_reason)
}

/// The subject of a phase.
fn about(phase: Phase) -> &'static str {
    match phase.step() {
        None => "Both sides set up",
        Some(Step::Support) => "Pinned units recover; missions are called",
        Some(Step::Command) => "Weapons change hands, squads split and join",
        Some(Step::Fire) => "Units that have not fired may fire or lay smoke",
        Some(Step::Movement) => "Units move one by one; the enemy may fire at each step",
        Some(Step::DefensiveFire) => "The other side fires",
        Some(Step::Assault) => "Units may advance one hex, then assault an adjacent enemy",
        Some(Step::AfterAction) => "Pinned units try to rally, and smoke thins",
    }
}
