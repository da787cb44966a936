//! An attack that may be made, in figures: strengths, modifiers, chances.

use super::chances::{Part, added, bar, fates, points};
use crate::games::squad::words::table_told::{percent, row_name};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        manual::listed,
        wording::{count, with_minus},
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
        words::{names::met_name, table_told::kill_told},
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
            format!("{}, by {}", panel.name(target), panel.name(with))
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
                many => format!("all {} units in {hex}", many.len()),
            }
        }
    }
}

/// The label of the button.
pub(super) fn label(made: &Made, whom: &str) -> String {
    match made.attack {
        PlanAttack::Assault(_) => format!("Assault {whom}"),
        PlanAttack::Overrun(_) => format!("Overrun {whom}"),
        PlanAttack::Sniper(_) => format!("Snipe at {whom}"),
        PlanAttack::Fire(_) | PlanAttack::AntiTank(_) => format!("Fire at {whom}"),
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
            format!("Strength {}, {} chance of an effect", attack.strength, percent(prospects.any()))
        }
        PlanAttack::AntiTank(attack) => {
            let chances = attack.chances();
            let immobile = if chances.immobile.cases > 0 {
                format!(", immobilized {}", percent(chances.immobile))
            } else {
                String::new()
            };
            format!("Hit {}, eliminated {}{immobile}", percent(chances.hit), percent(chances.eliminated))
        }
        PlanAttack::Assault(assault) => format!("{} chance of success", percent(assault.chance())),
        PlanAttack::Sniper(points) => format!("{} chance of an effect", percent(any_of(*points))),
    };
    hint(ui, panel.palette, told);
}

/// Shows fire on the table: strength of each unit, row, modifiers, and possible results.
fn table(ui: &mut Ui, panel: &PanelContext, attack: &fire::Attack, aim: Aim) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let brings: Vec<String> =
        attack.brings.iter().map(|(unit, brings)| brought(panel, *unit, *brings)).collect();
    let row = row_name(&rulebook.charts, attack.row);
    let sum = if brings.len() > 1 { format!(" = {}", brings.join(" + ")) } else { String::new() };
    fact(ui, palette, "Strength", &format!("{}{sum}", attack.strength), palette.text);
    // An overrun is made inside the target hex (18.1).
    let far = match attack.from.distance(attack.hex) {
        0 => row,
        range => format!("{row}, range {range}"),
    };
    fact(ui, palette, "Row", &far, palette.text);
    added(ui, panel, "the dice", &attack.modifiers);
    let prospects = Prospects::of_fire(rulebook, public, attack, aim);
    points(ui, &prospects);
    let mean = prospects.mean();
    hint(
        ui,
        palette,
        format!(
            "{} chance of an effect, {}.{:02} points on average",
            percent(prospects.any()),
            mean / 100,
            mean % 100
        ),
    );
    fates(ui, panel, &prospects);
}

/// The strength of a unit. Names may end in figures, and are not broken over lines.
fn brought(panel: &PanelContext, unit: UnitId, brings: u16) -> String {
    format!("{}: {brings}", panel.name(unit)).replace(' ', "\u{a0}")
}

/// Shows the cost of an overrun, its exit hex, and the units that may fire at the vehicle's rear (18.2, 18.4).
fn through(ui: &mut Ui, panel: &PanelContext, order: &Order) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let Order::Overrun { unit, .. } = order else { return };
    let Some(counter) = public.find(*unit) else { return };
    let Ok(way) = overrun(rulebook, public, counter) else { return };
    let left = left(rulebook, public, counter, Pace::default());
    let told = format!("{} of {left} MP, ends in {}", way.cost, way.exit);
    fact(ui, palette, "Path", &told, palette.text);
    let mined = |hex: &Hex| public.works.get(hex).is_some_and(|work| work.kind == WorkKind::Mines);
    for hex in [way.target, way.exit].iter().filter(|hex| mined(hex)) {
        hint(ui, palette, format!("Mines in {hex}: the AFV is eliminated on 3 or less (20.5)."));
    }
    let shots = shots_behind(rulebook, public, counter, &way);
    if shots.is_empty() {
        return hint(ui, palette, "No unit there could fire at its rear (18.4).");
    }
    let told = shots.iter().map(|(shot, attack)| {
        let with = shot.weapon.unwrap_or(shot.unit);
        format!("{} {}", panel.name(with), percent(attack.chances().eliminated))
    });
    let told = listed(told.collect());
    hint(ui, palette, format!("Survivors fire at its rear. Chance to eliminate it: {told} (18.4)."));
}

/// Shows fire at one vehicle or gun: the number to hit, the armour, and the effect of a hit.
fn at_tank(ui: &mut Ui, panel: &PanelContext, attack: &anti_tank::Attack) {
    let palette = panel.palette;
    let chances = attack.chances();
    let letter = letter_name(attack.letter);
    fact(
        ui,
        palette,
        "To hit",
        &format!("{} or less: {}", with_minus(attack.number), percent(chances.hit)),
        palette.text,
    );
    added(ui, panel, "the dice", &attack.modifiers);
    match &attack.armour {
        None => hint(ui, palette, "No armour: a hit eliminates it (16.4)."),
        Some(armour) => armour_told(ui, panel, letter, armour),
    }
    let miss = Chance::new(chances.hit.among - chances.hit.cases, chances.hit.among);
    let harm = |chance: Chance| (chance.cases, chance.among);
    let ((lost, among), (stopped, other)) = (harm(chances.eliminated), harm(chances.immobile));
    let whole = among * other * chances.hit.among;
    let nothing = (chances.hit.cases * among * other)
        .saturating_sub(lost * other * chances.hit.among + stopped * among * chances.hit.among);
    let part = |words: &str, short: &str, chance, points| Part {
        words: words.to_owned(),
        short: short.to_owned(),
        chance,
        colour: colour(points),
    };
    bar(
        ui,
        &[
            part("Eliminated", "elim.", chances.eliminated, 7),
            part("Immobilized", "immobile", chances.immobile, 4),
            part("Hit, no effect", "hit", Chance::new(nothing, whole), 1),
            part("Missed", "–", miss, 0),
        ],
    );
}

fn armour_told(ui: &mut Ui, panel: &PanelContext, letter: &str, armour: &Armour) {
    use crate::games::squad::rules::sight::Met;
    let (front, rear) = (kill_told(armour.front), kill_told(armour.rear));
    let met = met_name(armour.met);
    let told = match armour.met {
        Met::Front => format!("Letter {letter} against the {met}: {front}"),
        Met::Rear => format!("Letter {letter} against the {met}: {rear}"),
        Met::Between => format!("Letter {letter} against {met}. Front: {front}. Rear: {rear}"),
    };
    hint(ui, panel.palette, told);
}

/// Shows an assault: both strengths, odds, number, and the points that both sides take.
fn assaulted(ui: &mut Ui, panel: &PanelContext, assault: &Assault) {
    let (palette, (rulebook, _)) = (panel.palette, panel.game());
    let told = |units: &[(UnitId, u16)]| {
        let each = units.iter().map(|(unit, brings)| brought(panel, *unit, *brings));
        let each: Vec<String> = each.collect();
        if each.is_empty() { "none".to_owned() } else { each.join(" + ") }
    };
    fact(
        ui,
        palette,
        "Assault",
        &format!("{}: {}", assault.attack(), told(&assault.assaulters)),
        palette.text,
    );
    fact(
        ui,
        palette,
        "Defence",
        &format!("{}: {}", assault.defence(), told(&assault.defenders)),
        palette.text,
    );
    if !assault.pinned.is_empty() {
        let names = panel.names(&assault.pinned);
        hint(ui, palette, format!("Pinned, eliminated before the roll: {names} (17.2)."));
    }
    if assault.defenders.is_empty() {
        hint(ui, palette, "No defence: the hex is captured without a roll or losses (17.2).");
        return;
    }
    let odds = rulebook.charts.assault.get(assault.column).map(|(odds, _)| odds.to_string());
    fact(
        ui,
        palette,
        "Odds",
        &format!("{}, success on {} or less", odds.unwrap_or_default(), with_minus(assault.number())),
        palette.text,
    );
    added(ui, panel, "the dice", &assault.on_dice);
    if !assault.on_number.is_empty() {
        added(ui, panel, &format!("the kill number {}", with_minus(assault.kill_number)), &assault.on_number);
    }
    outcomes(ui, panel, assault);
}

/// Shows success and failure with their chances and costs for both sides (17.6).
fn outcomes(ui: &mut Ui, panel: &PanelContext, assault: &Assault) {
    let palette = panel.palette;
    let price = assault.price.points();
    let mut parts = vec![Part {
        words: "Success".to_owned(),
        short: "captured".to_owned(),
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
            words: format!("Failure, you take {}", points_told(price + by)),
            short: format!("−{}", price + by),
            chance: Chance::of_sums(is_it),
            colour: colour(0),
        });
    }
    bar(ui, &parts);
    let assault::Price { cover, wall, climb, defenders } = assault.price;
    let of = [(cover, "cover"), (wall, "wall or hedge"), (climb, "climb"), (defenders, "defenders")];
    let of: Vec<String> = of
        .into_iter()
        .filter(|(points, _)| *points > 0)
        .map(|(points, what)| format!("{what} {points}"))
        .collect();
    hint(
        ui,
        palette,
        format!(
            "Success {}: all defenders are eliminated; you take {} ({}).",
            percent(assault.chance()),
            points_told(price),
            of.join(", ")
        ),
    );
    let against = u16::try_from(assault.assaulters.len()).unwrap_or(u16::MAX);
    hint(
        ui,
        palette,
        format!(
            "Failure: you take that plus the excess of the dice over {}; they take {}.",
            assault.number(),
            points_told(against)
        ),
    );
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
            words: points_told(points),
            short: if points == 0 { "–".to_owned() } else { points.to_string() },
            chance: Chance::new(faces, 6),
            colour: colour(points),
        })
        .collect();
    bar(ui, &parts);
    hint(
        ui,
        panel.palette,
        format!("{} chance of an effect. Then they search for the sniper (21.4).", percent(any_of(points))),
    );
}

/// The chance of any effect of a sniper's die.
pub(super) fn any_of(points: [u16; 6]) -> Chance {
    let faces = points.iter().filter(|points| **points > 0).count();
    Chance::new(u32::try_from(faces).unwrap_or(0), 6)
}

fn points_told(points: u16) -> String {
    count(usize::from(points), "point", "points")
}
