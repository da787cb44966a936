//! The odds of an attack as text: its strength and row or its number, all modifiers with their cases, and the chances.

use super::{
    clauses::Clauses,
    names::{letter_name, modifiers_with_cases},
    story::points_text,
    table_told::{kill_text, percent_text, row_name},
};
use crate::{
    engine::text::{Arg, Ids, Text, t},
    games::squad::rules::{
        Rulebook,
        assault::{self, Price},
        fire,
        fire::{anti_tank, armour::Armour, chance::Chance, modifier::Reason},
        sight::Met,
    },
};

/// The chance of each number of casualty points, zero included, by the points of each roll.
pub fn points_chances(points: impl Fn(u8) -> u16) -> Vec<(u16, Chance)> {
    let mut numbers: Vec<u16> = (2..=12).map(&points).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let chance = |number: u16| Chance::of_sums(|dice| points(dice) == number);
    numbers.into_iter().map(|number| (number, chance(number))).collect()
}

/// The chance of each number of casualty points of fire at a hex (13.3).
pub fn fire_chances(rulebook: &Rulebook, attack: &fire::Attack) -> Vec<(u16, Chance)> {
    points_chances(|dice| attack.casualties(rulebook, dice))
}

/// The mean of the casualty points of an attack.
pub fn mean(chances: &[(u16, Chance)]) -> f64 {
    let of = |(points, chance): &(u16, Chance)| {
        f64::from(*points) * f64::from(chance.cases) / f64::from(chance.among.max(1))
    };
    chances.iter().map(of).sum()
}

/// A chance in English, for the command line.
fn percent(chance: Chance) -> String {
    percent_text(chance).english(&Ids)
}

fn in_english(lines: impl IntoIterator<Item = Clauses>) -> Vec<String> {
    lines.into_iter().map(|line| line.english(&Ids)).collect()
}

/// Fire at a hex: its row, modifiers, the chance of any effect and of each number of points.
pub fn fire_told(rulebook: &Rulebook, attack: &fire::Attack) -> Vec<String> {
    let chances = fire_chances(rulebook, attack);
    let any = Chance::of_sums(|dice| attack.casualties(rulebook, dice) > 0);
    let row = row_name(&rulebook.charts, attack.row);
    let figures = t!("squad-odds-fire", strength = attack.strength, row = row);
    let mean = format!("{:.2}", mean(&chances));
    let effect = t!("squad-odds-effect", chance = percent(any), mean = mean);
    let lines = [Some(figures.into()), added(&attack.modifiers), Some(effect.into())];
    let mut told = in_english(lines.into_iter().flatten());
    told.push(each_told(&chances));
    told
}

/// Each number of points with its chance.
pub fn each_told(chances: &[(u16, Chance)]) -> String {
    let each = chances
        .iter()
        .map(|(points, chance)| t!("squad-odds-points-chance", points = *points, chance = percent(*chance)));
    Clauses::from(t!("squad-odds-points")).then(": ", Clauses::joined(", ", each)).english(&Ids)
}

fn added(modifiers: &[(Reason, i8)]) -> Option<Clauses> {
    let modifiers = modifiers_with_cases(modifiers);
    (!modifiers.is_empty()).then(|| Clauses::from(t!("squad-odds-to-dice")).then(": ", modifiers))
}

/// The armour that a shot hits, and the kill number on it.
fn armour_text(armour: &Armour) -> Text {
    let [front, rear] = [armour.front, armour.rear].map(|kill| kill_text(kill).english(&Ids));
    match armour.met {
        Met::Front => t!("squad-odds-hits-front", kill = front),
        Met::Rear => t!("squad-odds-hits-rear", kill = rear),
        Met::Between => t!("squad-odds-hits-either", front = front, rear = rear),
    }
}

/// A shot at a vehicle or gun: the number to hit, modifiers, the kill number, and the chances.
pub fn anti_tank_told(attack: &anti_tank::Attack) -> Vec<String> {
    let figures = t!("squad-odds-to-hit", letter = letter_name(attack.letter), number = attack.number);
    let chances = attack.chances();
    let [hit, eliminated, immobile] =
        [chances.hit, chances.eliminated, chances.immobile].map(|chance| Arg::from(percent(chance)));
    let (armour, harm) = match &attack.armour {
        Some(armour) => {
            let harm =
                t!("squad-odds-chances-armour", hit = hit, eliminated = eliminated, immobile = immobile);
            (armour_text(armour), harm)
        }
        None => (
            t!("squad-odds-no-armour"),
            t!("squad-odds-chances-no-armour", hit = hit, eliminated = eliminated),
        ),
    };
    let lines = [Some(figures.into()), added(&attack.modifiers), Some(armour.into()), Some(harm.into())];
    in_english(lines.into_iter().flatten())
}

/// An assault: both strengths, the odds, the number, modifiers, and its costs (17).
pub fn assault_told(rulebook: &Rulebook, assault: &assault::Assault) -> Vec<String> {
    if assault.defenders.is_empty() {
        return in_english([t!("squad-odds-no-defence").into()]);
    }
    let odds = rulebook.charts.assault.get(assault.column).map(|(odds, _)| odds.to_string());
    let figures = t!(
        "squad-odds-assault",
        attack = assault.attack(),
        defence = assault.defence(),
        odds = odds.unwrap_or_default(),
        number = assault.kill_number
    );
    let on_number = modifiers_with_cases(&assault.on_number);
    let on_number = (!on_number.is_empty()).then(|| {
        let total = t!("squad-odds-number", number = assault.number());
        Clauses::from(t!("squad-odds-to-number")).then(": ", on_number).then(": ", total)
    });
    let price = assault.price;
    let success = t!(
        "squad-odds-success",
        chance = percent(assault.chance()),
        points = points_text(price.points()).english(&Ids),
        parts = parts_told(price)
    );
    let lines = [Some(figures.into()), on_number, added(&assault.on_dice), Some(success.into())];
    in_english(lines.into_iter().flatten())
}

/// The parts of the cost of an assault, with commas.
fn parts_told(price: Price) -> String {
    let parts = [
        (price.cover, t!("squad-odds-price-cover", points = price.cover)),
        (price.wall, t!("squad-odds-price-wall", points = price.wall)),
        (price.climb, t!("squad-odds-price-climb", points = price.climb)),
        (price.defenders, t!("squad-odds-price-defenders", points = price.defenders)),
    ];
    let parts = parts.into_iter().filter(|(points, _)| *points > 0).map(|(_, part)| part);
    Clauses::joined(", ", parts).english(&Ids)
}
