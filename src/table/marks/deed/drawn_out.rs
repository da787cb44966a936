//! The cards that are drawn out of their stacks for an attack, at full size beside the stack: an attacker that lies under
//! others towards its target, an attacked unit away from the attackers. None covers the other stacks of the attack.

use super::shown::{Deeds, LatestDeed};
use crate::{
    art::packs::face::Face,
    engine::board::Hex,
    scene::{deed::Strike, layout::centre_of},
};
use bevy::prelude::*;

/// Shift of a card out of its stack, in sides of a card: the top card of the stack stays recognizable.
const OUT: f32 = 0.72;
/// The turns from the wished direction that are tried, in degrees.
const TURNS: [f32; 8] = [0.0, 45.0, -45.0, 90.0, -90.0, 135.0, -135.0, 180.0];

/// A card that is drawn out of its stack.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct DrawnOut<'a> {
    /// The hex of its stack.
    pub hex: Hex,
    pub face: &'a Face,
    /// Its middle.
    pub place: Vec2,
    /// Whether it is attacked, and does not attack.
    pub is_struck: bool,
    /// The number of the only side that knows its place.
    pub only: Option<usize>,
}

/// Returns the cards that are drawn out for an attack, with cards of this side. Attacked units are shown as they were while
/// the die rolls, and then as they are.
pub(super) fn drawn_out<'a>(
    deeds: &Deeds,
    latest: &LatestDeed<'a>,
    strike: &'a Strike,
    side: f32,
) -> Vec<DrawnOut<'a>> {
    let number = latest.deed.strikes.iter().position(|other| std::ptr::eq(other, strike)).unwrap_or(0);
    let is_decided = usize::from(latest.is_decided(number));
    let targets: Vec<Hex> = strike.targets.iter().map(|hex| latest.place(*hex)).collect();
    let firers: Vec<_> = strike.firers.iter().filter(|firer| deeds.shows(firer.only)).collect();
    let struck = strike.struck.iter().filter(|struck| deeds.shows(struck.only));
    let struck: Vec<_> =
        struck.filter_map(|it| Some((it, it.faces[is_decided].as_ref()?, latest.place(it.hex)))).collect();
    let mut drawn: Vec<DrawnOut> = Vec::new();
    let mut held: Vec<Hex> = targets.clone();
    // The places of cards that both sides know do not depend on the others: viewers would notice those.
    for is_secret in [false, true] {
        let of_pass = |only: Option<usize>| only.is_some() == is_secret;
        held.extend(firers.iter().filter(|firer| of_pass(firer.only)).map(|firer| firer.hex));
        let attacker = firers.iter().find(|firer| firer.only.is_none() || is_secret).map(|firer| firer.hex);
        let mut draw = |hex: Hex, wished: Vec2, face: &'a Face, is_struck: bool, only: Option<usize>| {
            let stacks =
                held.iter().filter(|other| **other != hex).map(|other| about(centre_of(*other), side));
            let taken: Vec<Rect> = stacks.chain(drawn.iter().map(|card| about(card.place, side))).collect();
            let place = beside_stack(hex, wished, side, &taken);
            drawn.push(DrawnOut { hex, face, place, is_struck, only });
        };
        for firer in firers.iter().filter(|firer| of_pass(firer.only) && !deeds.gone.contains(&firer.unit)) {
            let (Some(face), Some(target)) = (&firer.face, targets.first()) else { continue };
            draw(firer.hex, centre_of(*target) - centre_of(firer.hex), face, false, firer.only);
        }
        for (unit, face, hex) in struck.iter().copied().filter(|(unit, ..)| of_pass(unit.only)) {
            let away = attacker.map_or(Vec2::Y, |from| centre_of(hex) - centre_of(from));
            draw(hex, away, face, true, unit.only);
        }
    }
    drawn
}

/// The rectangle of a card about its middle.
pub(super) fn about(middle: Vec2, side: f32) -> Rect {
    Rect::from_center_size(middle, Vec2::splat(side))
}

/// Returns the middle of a card beside the stack in this hex: in the wished direction if it covers none of the taken
/// places there, otherwise where it covers least of them.
fn beside_stack(hex: Hex, wished: Vec2, side: f32, taken: &[Rect]) -> Vec2 {
    let wished = wished.try_normalize().unwrap_or(Vec2::Y);
    let places =
        TURNS.map(|turn| centre_of(hex) + Vec2::from_angle(turn.to_radians()).rotate(wished) * OUT * side);
    let covered = |place: &Vec2| {
        let card = about(*place, side);
        let shared = taken.iter().map(|other| card.intersect(*other).size());
        shared.map(|size| size.x * size.y).sum::<f32>()
    };
    let least = places.into_iter().min_by(|one, other| covered(one).total_cmp(&covered(other)));
    least.unwrap_or_else(|| centre_of(hex))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::board::ALL_SIDES,
        scene::{
            Deed,
            deed::{Firer, Manner, Struck, WeaponClass},
        },
        table::{counters::animation::Throw, marks::deed::shown::latest},
    };

    fn hex(text: &str) -> Hex {
        text.parse().unwrap()
    }

    /// An attacker is drawn towards a target far away; beside an adjacent one it covers nothing of it.
    #[test]
    fn a_card_beside_its_stack_covers_no_target() {
        let from = hex("1010");
        let far = centre_of(hex("1015")) - centre_of(from);
        let place = beside_stack(from, far, 1.3, &[about(centre_of(hex("1015")), 1.3)]);
        assert!((place - centre_of(from)).dot(far) > 0.0);
        for target in ALL_SIDES.into_iter().filter_map(|side| from.step(side)) {
            for side in [1.2, 1.3, 1.45] {
                let card = about(centre_of(target), side);
                let place = beside_stack(from, centre_of(target) - centre_of(from), side, &[card]);
                let shared = about(place, side).intersect(card).size();
                assert!(shared.x * shared.y < 1e-3, "{target} with cards of {side}");
            }
        }
    }

    /// A unit that is hit under a stack is drawn out of it, away from the attacker, as it was and then as it is.
    #[test]
    fn a_unit_that_is_hit_is_drawn_out_of_its_stack() {
        let face = |title: &str| Some(Face { title: title.to_owned(), ..Face::default() });
        let firer = Firer {
            unit: "gun".parse().unwrap(),
            hex: hex("1010"),
            weapon: WeaponClass::Gun,
            face: face("gun"),
            only: None,
        };
        let struck = Struck { hex: hex("1014"), faces: [face("fresh"), face("pinned")], only: None };
        let strike = Strike {
            side: 0,
            manner: Manner::Fire,
            firers: vec![firer],
            off_map: None,
            targets: vec![hex("1014")],
            struck: vec![struck],
            only: None,
        };
        let mut deeds = Deeds { now: 1, ..Deeds::default() };
        deeds.take(Deed { strikes: vec![strike], ..Deed::default() }, 1);
        for (clock, title) in [(Some(0.2), "fresh"), (None, "pinned")] {
            let throw = Throw { clock, attacks: 1, ..Throw::default() };
            let latest = latest(&deeds, &throw).unwrap();
            let cards = drawn_out(&deeds, &latest, &latest.deed.strikes[0], 1.3);
            let titles: Vec<&str> = cards.iter().map(|card| card.face.title.as_str()).collect();
            assert_eq!(titles, ["gun", title]);
            let way = centre_of(hex("1014")) - centre_of(hex("1010"));
            assert!((cards[0].place - centre_of(hex("1010"))).dot(way) > 0.0);
            assert!((cards[1].place - centre_of(hex("1014"))).dot(way) > 0.0);
        }
    }
}
