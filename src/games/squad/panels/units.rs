//! The unit chart of both sides, as a book to browse (25).

use super::{
    cells::{head, row},
    context::PanelContext,
};
use crate::{
    engine::{
        text::{Arg, id, say},
        wording::signed,
    },
    games::squad::{
        rules::{
            kinds::{Arm, Nation, Side},
            scenario::units::{Cannon, Kind, UnitType, Values, Weapon},
        },
        scene::{called::letter_name, values::traits},
        words::names::type_name,
    },
    panels::kit::widgets::{hint, section},
};
use bevy_egui::egui::Ui;
use std::collections::BTreeSet;

/// The width of a name, in widths of a number.
const NAME: f32 = 3.4;

/// Shows all types of both sides, those of this scenario first.
pub(super) fn show(ui: &mut Ui, panel: &PanelContext) {
    let (rulebook, public) = panel.game();
    for side in Side::BOTH {
        let here: BTreeSet<_> =
            public.counters.iter().filter(|unit| unit.side == side).map(|unit| unit.kind).collect();
        let used = public.stores(side).expendable.keys().copied();
        let here: BTreeSet<_> = here.into_iter().chain(used).collect();
        let own = rulebook.units.all().iter().filter(|kind| here.contains(&kind.id));
        chart(ui, panel, &say!("squad-panels-units-of", side = side), &own.collect::<Vec<_>>());
    }
    let here: BTreeSet<_> = public.counters.iter().map(|unit| unit.kind).collect();
    let all = || rulebook.units.all().iter().filter(|kind| !here.contains(&kind.id));
    for nation in [Nation::German, Nation::American, Nation::Soviet, Nation::British] {
        let others: Vec<&UnitType> = all().filter(|kind| kind.nation == Some(nation)).collect();
        let title = say!("squad-panels-other-units", nation = nation_arg(nation));
        chart(ui, panel, &title, &others);
    }
}

fn nation_arg(nation: Nation) -> Arg {
    Arg::Name(match nation {
        Nation::German => id!("squad-panels-nation-german"),
        Nation::American => id!("squad-panels-nation-american"),
        Nation::Soviet => id!("squad-panels-nation-soviet"),
        Nation::British => id!("squad-panels-nation-british"),
    })
}

/// Draws types in a table for each kind of values.
fn chart(ui: &mut Ui, panel: &PanelContext, title: &str, kinds: &[&UnitType]) {
    if kinds.is_empty() {
        return;
    }
    let of = |wanted: fn(&Kind) -> bool| kinds.iter().copied().filter(move |kind| wanted(&kind.kind));
    section(ui, panel.palette, title, "", |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        let [power, range, rating] = [
            say!("squad-panels-column-power"),
            say!("squad-panels-column-range"),
            say!("squad-panels-column-rating"),
        ];
        let [letter, guns, points] = [
            say!("squad-panels-column-letter"),
            say!("squad-panels-column-machine-gun"),
            say!("squad-panels-column-points"),
        ];
        let heads = [say!("squad-panels-type-infantry"), power.clone(), range.clone(), rating.clone()];
        table(ui, panel, &heads, of(is_infantry), infantry);
        let heads = [say!("squad-panels-type-weapons"), power.clone(), range, letter.clone()];
        table(ui, panel, &heads, of(is_weapon), weapon);
        let heads = [say!("squad-panels-type-guns"), letter, power, rating.clone()];
        table(ui, panel, &heads, of(is_gun), gun);
        let (cannon, armour) = (say!("squad-panels-column-gun"), say!("squad-panels-column-armour"));
        let heads = [say!("squad-panels-type-afvs"), cannon, guns.clone(), armour, points.clone()];
        table(ui, panel, &heads, of(is_afv), afv);
        let heads = [say!("squad-panels-type-vehicles"), guns, rating, points];
        table(ui, panel, &heads, of(is_vehicle), vehicle);
    });
}

fn is_infantry(kind: &Kind) -> bool {
    matches!(kind, Kind::Squad { .. } | Kind::Half { .. } | Kind::Leader { .. })
}

fn is_weapon(kind: &Kind) -> bool {
    matches!(kind, Kind::Weapon(_))
}

fn is_gun(kind: &Kind) -> bool {
    matches!(kind, Kind::Gun(_))
}

fn is_afv(kind: &Kind) -> bool {
    matches!(kind, Kind::Afv(_))
}

fn is_vehicle(kind: &Kind) -> bool {
    matches!(kind, Kind::Vehicle(_))
}

fn table<'a>(
    ui: &mut Ui,
    panel: &PanelContext,
    heads: &[String],
    kinds: impl Iterator<Item = &'a UnitType>,
    cells: fn(&UnitType) -> Vec<String>,
) {
    let mut kinds = kinds.peekable();
    if kinds.peek().is_none() {
        return;
    }
    head(ui, panel, NAME, heads);
    for kind in kinds {
        row(ui, panel, NAME, &cells(kind), |_| false);
        let traits = traits(kind);
        if !traits.is_empty() {
            hint(ui, panel.palette, traits);
        }
    }
    ui.add_space(6.0);
}

fn infantry(kind: &UnitType) -> Vec<String> {
    let Some(Values { attack, range, casualty }) = kind.infantry() else { return Vec::new() };
    vec![type_name(kind), attack.to_string(), range.to_string(), casualty.to_string()]
}

fn weapon(kind: &UnitType) -> Vec<String> {
    let Some(weapon) = kind.weapon() else { return Vec::new() };
    let range = if weapon.least > 0 {
        format!("{}\u{2013}{}", weapon.least, weapon.range)
    } else {
        weapon.range.to_string()
    };
    let letter = weapon.letter.map_or("–", letter_name).to_owned();
    vec![type_name(kind), strength_of(weapon), range, letter]
}

/// The strength of a weapon against infantry.
fn strength_of(weapon: &Weapon) -> String {
    match (weapon.arm, weapon.attack) {
        (Arm::Grenades, _) => say!("squad-panels-grenades"),
        (_, 0) => "–".to_owned(),
        (Arm::Satchel, attack) => signed(i64::from(attack)),
        (_, attack) => attack.to_string(),
    }
}

fn gun(kind: &UnitType) -> Vec<String> {
    let Some(gun) = kind.gun() else { return Vec::new() };
    vec![
        type_name(kind),
        letter_name(gun.letter).to_owned(),
        gun.attack.to_string(),
        gun.casualty.to_string(),
    ]
}

fn afv(kind: &UnitType) -> Vec<String> {
    let Some(afv) = kind.afv() else { return Vec::new() };
    let gun = afv.cannon.map_or_else(
        || "–".to_owned(),
        |Cannon { letter, attack, .. }| format!("{} {attack}", letter_name(letter)),
    );
    let mg = match (afv.mg, afv.forward_mg) {
        (0, 0) => "–".to_owned(),
        (all_round, forward) => format!("{all_round}+{forward}"),
    };
    let (front, rear) = afv.armour;
    let armour = format!("{}/{}", letter_name(front), letter_name(rear));
    vec![type_name(kind), gun, mg, armour, afv.allowance.to_string()]
}

fn vehicle(kind: &UnitType) -> Vec<String> {
    let Some(vehicle) = kind.vehicle() else { return Vec::new() };
    let mg = if vehicle.mg == 0 { "–".to_owned() } else { vehicle.mg.to_string() };
    vec![type_name(kind), mg, vehicle.casualty.to_string(), vehicle.allowance.to_string()]
}
