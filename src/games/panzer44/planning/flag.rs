//! The flag at a target: the shot of the selected unit, by the rule that will judge it.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::say,
        wording::{signed, with_minus},
    },
    games::panzer44::rules::{
        View,
        combat::{Procedure, Shot, procedure},
        counter::Counter,
        plot::in_range,
    },
    planning::{AttackQuery, FlagText},
};

/// The text of the flag for the aimed shot, or the one that is asked about.
pub(in crate::games::panzer44) fn words(
    view: &View,
    selected: &[UnitId],
    aimed: Option<Hex>,
    asked: &AttackQuery,
) -> Option<FlagText> {
    match asked {
        AttackQuery::Planned => aimed.filter(|_| !selected.is_empty()).map(|hex| at(view, selected, hex)),
        AttackQuery::Imagined(hex) => Some(at(view, selected, *hex)),
        AttackQuery::Held { .. } => None,
    }
}

/// The effect of the first of these units on the target in a hex that it harms most.
fn at(view: &View, selected: &[UnitId], hex: Hex) -> FlagText {
    let firer = selected.iter().find_map(|unit| view.public.find(*unit));
    let from: Vec<Hex> = firer.and_then(Counter::hex).into_iter().collect();
    let [left, odds] = match superiority(view, firer, hex) {
        Ok(attack) => {
            let strength = attack.attenuated;
            let left = match attack.defence {
                Some(defence) => {
                    say!("panzer44-planning-flag-strength", strength = strength, defence = defence)
                }
                None => with_minus(strength),
            };
            [left, signed(i32::from(attack.superiority))]
        }
        Err(why) => [why, String::new()],
    };
    FlagText { hex, from, left, odds }
}

/// The shot in the chart (6.1), or the missing condition for one.
fn superiority(view: &View, firer: Option<&Counter>, hex: Hex) -> Result<Procedure, String> {
    let (rulebook, public) = (view.rulebook, view.public);
    let firer = firer.ok_or_else(|| say!("panzer44-planning-flag-no-unit"))?;
    let weapon = rulebook.kind(firer).gun.zip(firer.hex());
    let (gun, from) = weapon.ok_or_else(|| say!("panzer44-planning-flag-no-gun"))?;
    let enemies: Vec<&Counter> = public.stack(hex).filter(|other| other.side != firer.side).collect();
    if enemies.is_empty() {
        return Err(say!("panzer44-planning-flag-no-enemy"));
    }
    in_range(firer.id, &gun, from, hex).map_err(|_| say!("panzer44-planning-flag-out-of-range"))?;
    if !rulebook.sees(public.turn, from, hex) {
        return Err(say!("panzer44-planning-flag-no-sight"));
    }
    let shot = Shot::direct(rulebook, firer, &gun, from);
    let attacks = enemies.into_iter().filter_map(|enemy| procedure(rulebook, public, &shot, enemy, hex).ok());
    let best = attacks.max_by_key(|attack| attack.superiority);
    best.ok_or_else(|| say!("panzer44-planning-flag-prohibited"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::panzer44::rules::{Rulebook, counter::Place, kinds::Side, set_up};
    use std::sync::Arc;

    /// The flag shows the missing condition for a shot, or the superiority by the chart (6.1).
    #[test]
    fn the_flag_tells_the_superiority_of_a_shot_or_what_is_wanting() {
        let rulebook = Arc::new(Rulebook::load("vauclair").unwrap());
        let mut position = set_up::start(&rulebook, 1);
        let armed =
            |counter: &&mut Counter, side: Side| counter.side == side && rulebook.kind(counter).gun.is_some();
        let hexes: Vec<Hex> = rulebook.board.hexes().collect();
        let turn = position.public.turn;
        let pair = hexes.iter().flat_map(|from| hexes.iter().map(move |to| (*from, *to)));
        let (from, to) = pair
            .into_iter()
            .find(|(from, to)| from.distance(*to) == 1 && rulebook.sees(turn, *from, *to))
            .unwrap();
        let [firer, target] = [(Side::German, from), (Side::Allied, to)].map(|(side, hex)| {
            let mut counters = position.public.counters.iter_mut();
            let counter = counters.find(|counter| armed(counter, side)).unwrap();
            counter.place = Place::Map(hex);
            counter.id
        });
        let view = View::new(&rulebook, &position, Side::German);
        let told = |selected: &[UnitId], hex: Hex| {
            let told = words(&view, selected, None, &AttackQuery::Imagined(hex)).unwrap();
            (told.left, told.odds)
        };
        let nothing = |why: &str| (why.to_owned(), String::new());
        assert_eq!(told(&[], to), nothing("Select a unit"));
        assert_eq!(told(&[firer], from), nothing("No enemy here"));
        let (gun, enemy) =
            (rulebook.kind(view.public.find(firer).unwrap()).gun.unwrap(), view.public.find(target).unwrap());
        let shot = Shot::direct(&rulebook, view.public.find(firer).unwrap(), &gun, from);
        match procedure(&rulebook, view.public, &shot, enemy, to) {
            Ok(attack) => assert_eq!(told(&[firer], to).1, signed(i32::from(attack.superiority))),
            Err(_) => assert_eq!(told(&[firer], to), nothing("Prohibited")),
        }
        assert_eq!(words(&view, &[], Some(to), &AttackQuery::Planned), None, "nobody is chosen to fire");
    }
}
