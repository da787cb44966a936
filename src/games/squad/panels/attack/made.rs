//! An attack that may be made, in figures: strengths, modifiers, chances.

use super::chances::{Part, added_to_dice, added_to_number, bar, fates, points};
use crate::games::squad::words::table_told::{percent, row_name};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, say},
    },
    games::squad::{
        panels::{charts::colour, context::PanelContext},
        planning::{Made, PlanAttack, PlanOption},
        rules::{
            assault::{self, Assault, overrun::shots_behind},
            fire::{self, Aim, anti_tank, armour::Armour, chance::Chance, prospects::Prospects},
            movement::{Pace, left, overrun},
            order::Order,
            position::{WorkKind, decision::Decision},
        },
        scene::called::letter_name,
        words::table_told::kill_text,
    },
    panels::kit::widgets::{fact, hint},
};
use bevy_egui::egui::Ui;

/// The target of an attack, and the firer if it is a single one.
pub(super) fn whom(panel: &PanelContext, option: &PlanOption, hex: Hex) -> String {
    let public = panel.state.public;
    match (option.target, option.by) {
        (Some(target), Some(shot)) => {
            let with = shot.weapon.unwrap_or(shot.unit);
            say!("squad-panels-target-by", target = panel.name(target), firer = panel.name(with))
        }
        (Some(target), None) => panel.name(target),
        (None, _) => {
            let struck: Vec<UnitId> = match &public.owed {
                Some(Decision::Reaction { units, .. }) => units.clone(),
                _ => public.in_hex(hex).map(|counter| counter.id).collect(),
            };
            match struck.as_slice() {
                [] => panel.hex_name(hex),
                [one] => panel.name(*one),
                many if many.len() <= 2 => panel.names(many),
                many => say!("squad-panels-target-all", n = many.len(), hex = hex),
            }
        }
    }
}

/// The label of the button.
pub(super) fn label(made: &Made, whom: &str) -> String {
    match made.attack {
        PlanAttack::Assault(_) => say!("squad-panels-assault-target", target = whom),
        PlanAttack::Overrun(_) => say!("squad-panels-overrun-target", target = whom),
        PlanAttack::Sniper(_) => say!("squad-panels-snipe-at", target = whom),
        PlanAttack::Fire(_) | PlanAttack::AntiTank(_) => say!("squad-panels-fire-at", target = whom),
    }
}

/// The label of the button for an attack out of a hex. Only fire answers units that have entered a hex.
pub(super) fn label_from(made: &Made, whom: &str, from: Hex) -> String {
    match made.attack {
        PlanAttack::Fire(_) | PlanAttack::AntiTank(_) => {
            say!("squad-panels-fire-at.from", target = whom, hex = from)
        }
        _ => label(made, whom),
    }
}

/// The button as the next step, in a sentence.
pub(super) fn then(made: &Made, whom: &str) -> String {
    match made.attack {
        PlanAttack::Assault(_) => say!("squad-panels-assault-target.then", target = whom),
        PlanAttack::Overrun(_) => say!("squad-panels-overrun-target.then", target = whom),
        PlanAttack::Sniper(_) => say!("squad-panels-snipe-at.then", target = whom),
        PlanAttack::Fire(_) | PlanAttack::AntiTank(_) => say!("squad-panels-fire-at.then", target = whom),
    }
}

/// The aim of fire: all units in a hex, or those that have entered it.
fn aim<'a>(panel: &'a PanelContext, order: &Order) -> Aim<'a> {
    match (&panel.state.public.owed, order) {
        (Some(Decision::Reaction { units, .. }), Order::OpportunityFire { .. }) => Aim::Entering(units),
        _ => Aim::Hex,
    }
}

/// Shows all details.
pub(super) fn whole(ui: &mut Ui, panel: &PanelContext, made: &Made) {
    match &made.attack {
        PlanAttack::Fire(attack) | PlanAttack::Overrun(attack) => {
            through(ui, panel, &made.order);
            table(ui, panel, attack, aim(panel, &made.order));
        }
        PlanAttack::AntiTank(attack) => at_tank(ui, panel, attack),
        PlanAttack::Assault(assault) => assaulted(ui, panel, assault),
        PlanAttack::Sniper(points) => sniped(ui, panel, *points),
    }
}

/// Shows the attack in one line.
pub(super) fn short(ui: &mut Ui, panel: &PanelContext, made: &Made) {
    let (rulebook, public) = panel.game();
    let told = match &made.attack {
        PlanAttack::Fire(attack) | PlanAttack::Overrun(attack) => {
            let prospects = Prospects::of_fire(rulebook, public, attack, aim(panel, &made.order));
            let chance = percent(prospects.any());
            say!("squad-panels-short-fire", strength = attack.strength, chance = chance)
        }
        PlanAttack::AntiTank(attack) => {
            let chances = attack.chances();
            let (hit, eliminated) = (percent(chances.hit), percent(chances.eliminated));
            if chances.immobile.cases > 0 {
                let immobile = percent(chances.immobile);
                say!("squad-panels-short-afv", hit = hit, eliminated = eliminated, immobile = immobile)
            } else {
                say!("squad-panels-short-gun", hit = hit, eliminated = eliminated)
            }
        }
        PlanAttack::Assault(assault) => {
            say!("squad-panels-short-assault", chance = percent(assault.chance()))
        }
        PlanAttack::Sniper(points) => say!("squad-panels-short-sniper", chance = percent(any_of(*points))),
    };
    hint(ui, panel.palette, told);
}

/// Shows fire on the table: strength of each unit, row, modifiers, and possible results.
fn table(ui: &mut Ui, panel: &PanelContext, attack: &fire::Attack, aim: Aim) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let brings: Vec<String> =
        attack.brings.iter().map(|(unit, brings)| brought(panel, *unit, *brings)).collect();
    let row = row_name(&rulebook.charts, attack.row);
    let strength = if brings.len() > 1 {
        say!("squad-panels-strength-sum", total = attack.strength, sum = brings.join(" + "))
    } else {
        attack.strength.to_string()
    };
    fact(ui, palette, &say!("squad-panels-strength"), &strength, palette.text);
    // An overrun is made inside the target hex (18.1).
    let far = match attack.from.distance(attack.hex) {
        0 => row,
        range => say!("squad-panels-row-range", row = row, range = range),
    };
    fact(ui, palette, &say!("squad-panels-row"), &far, palette.text);
    added_to_dice(ui, panel, &attack.modifiers);
    let prospects = Prospects::of_fire(rulebook, public, attack, aim);
    points(ui, &prospects);
    let (chance, mean) = (percent(prospects.any()), average(&prospects));
    hint(ui, palette, say!("squad-panels-prospects", chance = chance, average = mean));
    fates(ui, panel, &prospects);
}

/// The average number of casualty points, with two decimal places.
pub(crate) fn average(prospects: &Prospects) -> String {
    let mean = prospects.mean();
    format!("{}.{:02}", mean / 100, mean % 100)
}

/// The strength of a unit. Names may end in figures, and are not broken over lines.
fn brought(panel: &PanelContext, unit: UnitId, brings: u16) -> String {
    say!("squad-panels-strength-unit", unit = panel.name(unit), strength = brings).replace(' ', "\u{a0}")
}

/// Shows the cost of an overrun, its exit hex, and the units that may fire at the vehicle's rear (18.2, 18.4).
fn through(ui: &mut Ui, panel: &PanelContext, order: &Order) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let Order::Overrun { unit, .. } = order else { return };
    let Some(counter) = public.find(*unit) else { return };
    let Ok(way) = overrun(rulebook, public, counter) else { return };
    let left = left(rulebook, public, counter, Pace::default());
    let told = say!("squad-panels-overrun-path", cost = way.cost, left = left, hex = way.exit);
    fact(ui, palette, &say!("squad-panels-overrun-path.label"), &told, palette.text);
    let mined = |hex: &Hex| public.works.get(hex).is_some_and(|work| work.kind == WorkKind::Mines);
    for hex in [way.target, way.exit].iter().filter(|hex| mined(hex)) {
        hint(ui, palette, say!("squad-panels-overrun-mines", hex = *hex));
    }
    let shots = shots_behind(rulebook, public, counter, &way);
    if shots.is_empty() {
        return hint(ui, palette, say!("squad-panels-overrun-no-shots"));
    }
    let told = shots.iter().map(|(shot, attack)| {
        let with = shot.weapon.unwrap_or(shot.unit);
        let chance = percent(attack.chances().eliminated);
        say!("squad-panels-overrun-shot", unit = panel.name(with), chance = chance)
    });
    let mut told: Vec<String> = told.collect();
    told.dedup();
    hint(ui, palette, say!("squad-panels-overrun-shots", shots = told));
}

/// Shows fire at one vehicle or gun: the number to hit, the armour, and the effect of a hit.
fn at_tank(ui: &mut Ui, panel: &PanelContext, attack: &anti_tank::Attack) {
    let palette = panel.palette;
    let chances = attack.chances();
    let letter = letter_name(attack.letter);
    let number = say!("squad-panels-to-hit", number = attack.number, chance = percent(chances.hit));
    fact(ui, palette, &say!("squad-panels-to-hit.label"), &number, palette.text);
    added_to_dice(ui, panel, &attack.modifiers);
    match &attack.armour {
        None => hint(ui, palette, say!("squad-panels-no-armour")),
        Some(armour) => armour_told(ui, panel, letter, armour),
    }
    let miss = Chance::new(chances.hit.among - chances.hit.cases, chances.hit.among);
    let harm = |chance: Chance| (chance.cases, chance.among);
    let ((lost, among), (stopped, other)) = (harm(chances.eliminated), harm(chances.immobile));
    let whole = among * other * chances.hit.among;
    let nothing = (chances.hit.cases * among * other)
        .saturating_sub(lost * other * chances.hit.among + stopped * among * chances.hit.among);
    let part = |(words, short), chance, points| Part { words, short, chance, colour: colour(points) };
    let eliminated = (say!("squad-panels-eliminated"), say!("squad-panels-eliminated.short"));
    let immobile = (say!("squad-panels-immobilized"), say!("squad-panels-immobilized.short"));
    let hit = (say!("squad-panels-hit"), say!("squad-panels-hit.short"));
    let missed = (say!("squad-panels-missed"), "–".to_owned());
    bar(
        ui,
        &[
            part(eliminated, chances.eliminated, 7),
            part(immobile, chances.immobile, 4),
            part(hit, Chance::new(nothing, whole), 1),
            part(missed, miss, 0),
        ],
    );
}

fn armour_told(ui: &mut Ui, panel: &PanelContext, letter: &str, armour: &Armour) {
    use crate::games::squad::rules::sight::Met;
    let (front, rear) = (kill_text(armour.front).plain(), kill_text(armour.rear).plain());
    let told = match armour.met {
        Met::Front => say!("squad-panels-armour-front", letter = letter, kill = front),
        Met::Rear => say!("squad-panels-armour-rear", letter = letter, kill = rear),
        Met::Between => say!("squad-panels-armour-between", letter = letter, front = front, rear = rear),
    };
    hint(ui, panel.palette, told);
}

/// Shows an assault: both strengths, odds, number, and the points that both sides take.
fn assaulted(ui: &mut Ui, panel: &PanelContext, assault: &Assault) {
    let (palette, (rulebook, _)) = (panel.palette, panel.game());
    let told = |total: u16, units: &[(UnitId, u16)]| {
        let each = units.iter().map(|(unit, brings)| brought(panel, *unit, *brings));
        let each: Vec<String> = each.collect();
        if each.is_empty() {
            say!("squad-panels-assault-sum-none", total = total)
        } else {
            say!("squad-panels-assault-sum", total = total, sum = each.join(" + "))
        }
    };
    let attack = told(assault.attack(), &assault.assaulters);
    fact(ui, palette, &say!("squad-panels-assault-attack"), &attack, palette.text);
    let defence = told(assault.defence(), &assault.defenders);
    fact(ui, palette, &say!("squad-panels-assault-defence"), &defence, palette.text);
    if !assault.pinned.is_empty() {
        let names = panel.names(&assault.pinned);
        hint(ui, palette, say!("squad-panels-assault-pinned", units = names));
    }
    if assault.defenders.is_empty() {
        hint(ui, palette, say!("squad-panels-assault-no-defence"));
        return;
    }
    let odds = rulebook.charts.assault.get(assault.column).map(|(odds, _)| odds.to_string());
    let odds = say!("squad-panels-assault-odds", odds = odds.unwrap_or_default(), number = assault.number());
    fact(ui, palette, &say!("squad-panels-assault-odds.label"), &odds, palette.text);
    added_to_dice(ui, panel, &assault.on_dice);
    added_to_number(ui, panel, assault.kill_number, &assault.on_number);
    outcomes(ui, panel, assault);
}

/// Shows success and failure with their chances and costs for both sides (17.6).
fn outcomes(ui: &mut Ui, panel: &PanelContext, assault: &Assault) {
    let palette = panel.palette;
    let price = assault.price.points();
    let mut parts = vec![Part {
        words: say!("squad-panels-success"),
        short: say!("squad-panels-success.short"),
        chance: assault.chance(),
        colour: colour(6),
    }];
    // Failures by their cost above the fixed price.
    for by in 1..=12_u16 {
        let is_it = |dice: u8| match assault.outcome(dice) {
            assault::Outcome::Failure { assaulters, .. } => assaulters == price + by,
            assault::Outcome::Success { .. } => false,
        };
        parts.push(Part {
            words: say!("squad-panels-failure", n = price + by),
            short: format!("−{}", price + by),
            chance: Chance::of_sums(is_it),
            colour: colour(0),
        });
    }
    bar(ui, &parts);
    let assault::Price { cover, wall, climb, defenders } = assault.price;
    let of = [
        (cover, say!("squad-panels-price-cover", n = cover)),
        (wall, say!("squad-panels-price-wall", n = wall)),
        (climb, say!("squad-panels-price-climb", n = climb)),
        (defenders, say!("squad-panels-price-defenders", n = defenders)),
    ];
    let of = of.into_iter().filter(|(points, _)| *points > 0).map(|(_, words)| words);
    let chance = percent(assault.chance());
    let success = say!("squad-panels-if-success", chance = chance, n = price, parts = Arg::list(of));
    hint(ui, palette, success);
    let (number, against) = (assault.number(), assault.assaulters.len());
    hint(ui, palette, say!("squad-panels-if-failure", number = number, n = against));
}

/// Shows the sniper's fire: the effect of each face of its die (21.4).
fn sniped(ui: &mut Ui, panel: &PanelContext, points: [u16; 6]) {
    let mut sets: Vec<(u16, u32)> = Vec::new();
    for points in points {
        match sets.iter_mut().find(|(other, _)| *other == points) {
            Some((_, faces)) => *faces += 1,
            None => sets.push((points, 1)),
        }
    }
    sets.sort_unstable();
    let parts: Vec<Part> = sets
        .into_iter()
        .rev()
        .map(|(points, faces)| Part {
            words: say!("squad-panels-points", n = points),
            short: if points == 0 { "–".to_owned() } else { points.to_string() },
            chance: Chance::new(faces, 6),
            colour: colour(points),
        })
        .collect();
    bar(ui, &parts);
    hint(ui, panel.palette, say!("squad-panels-sniper-chance", chance = percent(any_of(points))));
}

/// The chance of any effect of a sniper's die.
pub(super) fn any_of(points: [u16; 6]) -> Chance {
    let faces = points.iter().filter(|points| **points > 0).count();
    Chance::new(u32::try_from(faces).unwrap_or(0), 6)
}
