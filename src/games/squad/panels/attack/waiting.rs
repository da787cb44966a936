//! What holding fire may bring: the chances at the hexes that those who have entered could enter next, by what both sides see.
//! Where they mean to go nobody knows but they.

use crate::{
    engine::{board::Hex, counters::Word},
    games::squad::{
        panels::{called::percent, scene::Scene},
        rules::{
            Rulebook,
            chance::Chance,
            counter::{Counter, Place},
            decision::Decision,
            fire::{Aim, Shot, fire},
            movement::stride,
            position::Public,
            prospects::Prospects,
        },
        table::Plan,
    },
    panels::widgets::hint,
};
use bevy_egui::egui::Ui;

/// What the same fire would do one hex further on.
pub(super) fn show(ui: &mut Ui, scene: &Scene, plans: &[Plan]) {
    let (rulebook, public) = scene.game();
    let Some(Decision::Reaction { units, hex, .. }) = &public.owed else { return };
    let next = next_hexes(rulebook, public, units, *hex);
    let Some(shots) = plans.iter().map(|plan| &plan.shots).next().filter(|_| !next.is_empty()) else {
        return;
    };
    let now = chance(rulebook, public, shots, units, *hex);
    let mut told: Vec<(Chance, Hex)> = next
        .into_iter()
        .map(|next| (chance(rulebook, &moved(public, units, next), shots, units, next), next))
        .collect();
    if told.iter().all(|(chance, _)| chance.cases == 0) {
        return;
    }
    told.sort_by_key(|(chance, hex)| (std::cmp::Reverse(hundredths(*chance)), *hex));
    let (Some((best, at)), Some((worst, other))) = (told.first(), told.last()) else { return };
    let gain = match hundredths(*best).cmp(&hundredths(now)) {
        std::cmp::Ordering::Greater => "It may grow better.",
        _ => "It grows better nowhere.",
    };
    ui.add_space(4.0);
    let sentence = format!(
        "Holding: one hex further on the same fire has an effect with {} at best ({at}), {} at worst ({other}); now {}. {gain}",
        percent(*best),
        percent(*worst),
        percent(now),
    );
    hint(ui, scene.palette, sentence);
}

fn hundredths(chance: Chance) -> u32 {
    chance.cases * 1000 / chance.among.max(1)
}

/// The hexes beside theirs that all of them may still enter on foot.
fn next_hexes(rulebook: &Rulebook, public: &Public, units: &[Word], hex: Hex) -> Vec<Hex> {
    let counters: Vec<&Counter> = units.iter().filter_map(|unit| public.find(*unit)).collect();
    let assault = counters.iter().any(|counter| counter.condition.assault_move);
    let near = rulebook.board.neighbours(hex).iter().flatten().copied();
    near.filter(|next| stride(rulebook, public, &counters, *next, assault).is_ok()).collect()
}

/// The position if they stood there.
fn moved(public: &Public, units: &[Word], hex: Hex) -> Public {
    let mut public = public.clone();
    for counter in public.counters.iter_mut().filter(|counter| units.contains(&counter.id)) {
        counter.place = Place::Map(hex);
    }
    public
}

/// The chance that such fire has an effect; none if it cannot be made.
fn chance(rulebook: &Rulebook, public: &Public, shots: &[Shot], units: &[Word], hex: Hex) -> Chance {
    let aim = Aim::Entering(units);
    let attack = fire(rulebook, public, shots, None, (hex, aim));
    attack.map_or(Chance::NEVER, |attack| Prospects::of_fire(rulebook, public, &attack, aim).any())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::rules::samples::{counter, hex, position, word};

    /// The hexes ahead are those that it may enter, and the chance there is that of opportunity fire (14.3).
    #[test]
    fn waiting_is_judged_where_they_may_go_next() {
        let rulebook = Rulebook::of_map("map-valmont");
        let public = position([counter("us-rifle", 1, "1007"), counter("ge-rifle", 1, "1004")]);
        let (units, shots) = ([word("us-rifle-1")], [Shot::of(word("ge-rifle-1"))]);
        let next = next_hexes(&rulebook, &public, &units, hex("1007"));
        assert!(next.contains(&hex("1006")) && next.len() > 3, "{next:?}");
        let at = |to: &str| chance(&rulebook, &moved(&public, &units, hex(to)), &shots, &units, hex(to));
        assert_eq!(at("1006"), Chance::new(21, 36), "strength 4 in the open, one less (14.3): 6 or less");
    }
}
