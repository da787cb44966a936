//! The odds of an attack as text: its strength and row or its number, all modifiers with their cases, and the chances.

use super::{
    names::{letter_name, met_name, modifiers_with_cases},
    table_told::{kill_told, percent, row_name},
};
use crate::{
    engine::wording::with_minus,
    games::squad::rules::{
        Rulebook, assault, fire,
        fire::{anti_tank, armour::Armour, chance::Chance},
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

/// Fire at a hex: its row, modifiers, the chance of any effect and of each number of points.
pub fn fire_told(rulebook: &Rulebook, attack: &fire::Attack) -> Vec<String> {
    let chances = fire_chances(rulebook, attack);
    let any = Chance::of_sums(|dice| attack.casualties(rulebook, dice) > 0);
    let mut told =
        vec![format!("strength {}, row {}", attack.strength, row_name(&rulebook.charts, attack.row))];
    told.extend(added(&attack.modifiers));
    told.push(format!("{} chance of an effect, {:.2} points on average", percent(any), mean(&chances)));
    told.push(each_told(&chances));
    told
}

/// Each number of points with its chance.
pub fn each_told(chances: &[(u16, Chance)]) -> String {
    let each = chances.iter().map(|(points, chance)| {
        let points = if *points == 0 { "none".to_owned() } else { points.to_string() };
        format!("{points} {}", percent(*chance))
    });
    format!("points: {}", each.collect::<Vec<_>>().join(", "))
}

fn added(modifiers: &[(crate::games::squad::rules::fire::modifier::Reason, i8)]) -> Option<String> {
    let told = modifiers_with_cases(modifiers);
    (!told.is_empty()).then(|| format!("to the dice: {told}"))
}

/// The armour that a shot hits, and the kill number on it.
pub fn armour_told(armour: &Armour) -> String {
    use crate::games::squad::rules::sight::Met;
    let needs = match armour.met {
        Met::Front => kill_told(armour.front),
        Met::Rear => kill_told(armour.rear),
        Met::Between => format!("front {}; rear {}", kill_told(armour.front), kill_told(armour.rear)),
    };
    format!("hits the {}: {needs}", met_name(armour.met))
}

/// A shot at a vehicle or gun: the number to hit, modifiers, the kill number, and the chances.
pub fn anti_tank_told(attack: &anti_tank::Attack) -> Vec<String> {
    let mut told =
        vec![format!("letter {}, hits on {} or less", letter_name(attack.letter), with_minus(attack.number))];
    told.extend(added(&attack.modifiers));
    told.push(attack.armour.as_ref().map_or_else(|| "a hit eliminates it".to_owned(), armour_told));
    let chances = attack.chances();
    let immobile = if attack.armour.is_some() {
        format!(", immobilized {}", percent(chances.immobile))
    } else {
        String::new()
    };
    told.push(format!("hit {}, eliminated {}{immobile}", percent(chances.hit), percent(chances.eliminated)));
    told
}

/// An assault: both strengths, the odds, the number, modifiers, and its costs (17).
pub fn assault_told(rulebook: &Rulebook, assault: &assault::Assault) -> Vec<String> {
    if assault.defenders.is_empty() {
        return vec!["no defence: the hex is captured without a roll or losses".to_owned()];
    }
    let odds = rulebook.charts.assault.get(assault.column).map(|(odds, _)| odds.to_string());
    let mut told = vec![format!(
        "{} to {}, odds {}, kill number {}",
        assault.attack(),
        assault.defence(),
        odds.unwrap_or_default(),
        with_minus(assault.kill_number)
    )];
    let on_number = modifiers_with_cases(&assault.on_number);
    if !on_number.is_empty() {
        told.push(format!("to the number: {on_number}: {}", with_minus(assault.number())));
    }
    told.extend(added(&assault.on_dice));
    let (price, chance) = (assault.price, percent(assault.chance()));
    let parts = [
        (price.cover, "cover"),
        (price.wall, "wall"),
        (price.climb, "climb"),
        (price.defenders, "defenders"),
    ];
    let parts: Vec<String> = parts
        .iter()
        .filter(|(points, _)| *points > 0)
        .map(|(points, what)| format!("{what} {points}"))
        .collect();
    let price_told = super::story::points_told(price.points());
    told.push(format!("success {chance}; cost {price_told} ({}), more on a failure", parts.join(", ")));
    told
}
