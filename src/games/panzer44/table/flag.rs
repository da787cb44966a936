//! What stands on the flag at a target: what the shot of the selected unit comes to, by the rule that will judge it.

use crate::{
    engine::{board::Hex, counters::Word, wording::signed},
    games::panzer44::rules::{
        View,
        combat::{Procedure, Shot, procedure},
        counter::Counter,
        plot::in_range,
    },
    table::hand::{AttackAsked, FlagWords},
};

/// What it tells of the shot that is aimed, or asked about.
pub(super) fn words(
    view: &View,
    selected: &[Word],
    aimed: Option<Hex>,
    asked: &AttackAsked,
) -> Option<FlagWords> {
    match asked {
        AttackAsked::Planned => aimed.map(|hex| at(view, selected, hex)),
        AttackAsked::Imagined(hex) => Some(at(view, selected, *hex)),
        AttackAsked::Held { .. } => None,
    }
}

/// What the first of these units does to whom it harms most in a hex.
fn at(view: &View, selected: &[Word], hex: Hex) -> FlagWords {
    let firer = selected.iter().find_map(|unit| view.public.find(*unit));
    let from: Vec<Hex> = firer.and_then(Counter::hex).into_iter().collect();
    let [left, odds] = match superiority(view, firer, hex) {
        Ok(attack) => {
            let less = attack.defence.map(|defence| format!(" \u{2212} {defence}")).unwrap_or_default();
            [format!("{}{less}", attack.attenuated), signed(i32::from(attack.superiority))]
        }
        Err(why) => [why.to_owned(), String::new()],
    };
    FlagWords { hex, from, left, odds }
}

/// The shot on its way through the chart (6.1), or what is wanting for one.
fn superiority(view: &View, firer: Option<&Counter>, hex: Hex) -> Result<Procedure, &'static str> {
    let (rulebook, public) = (view.rulebook, view.public);
    let firer = firer.ok_or("Choose who fires")?;
    let (gun, from) = rulebook.kind(firer).gun.zip(firer.hex()).ok_or("It cannot fire")?;
    let enemies: Vec<&Counter> = public.stack(hex).filter(|other| other.side != firer.side).collect();
    if enemies.is_empty() {
        return Err("No enemy here");
    }
    in_range(firer.id, &gun, from, hex).map_err(|_| "Out of range")?;
    if !rulebook.sees(public.turn, from, hex) {
        return Err("Not in sight");
    }
    let shot = Shot::direct(rulebook, firer, &gun, from);
    let attacks = enemies.into_iter().filter_map(|enemy| procedure(rulebook, public, &shot, enemy, hex).ok());
    attacks.max_by_key(|attack| attack.superiority).ok_or("Prohibited")
}
