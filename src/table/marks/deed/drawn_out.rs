//! The cards that are drawn out of their stacks for an attack, at full size beside the stack: an attacker that is under
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
/// The number of attackers from which none is drawn out: the cards would cover each other and the map about them.
const CROWD: usize = 3;
/// The part of a card that may be covered.
const COVERED: f32 = 0.02;
/// The turns from the wished direction that are tried, in degrees.
const TURNS: [f32; 8] = [0.0, 45.0, -45.0, 90.0, -90.0, 135.0, -135.0, 180.0];

/// A card that is drawn out of its stack.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct DrawnOut<'a> {
    /// The hex of its stack.
    pub hex: Hex,
    pub face: &'a Face,
    /// Its face before the attack, while the picture of the present one is being drawn.
    pub before: Option<&'a Face>,
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
    let mut attackers = 0;
    // The places of cards that both sides know do not depend on the others: viewers would notice those.
    for is_secret in [false, true] {
        let of_pass = |only: Option<usize>| only.is_some() == is_secret;
        held.extend(firers.iter().filter(|firer| of_pass(firer.only)).map(|firer| firer.hex));
        let attacker = firers.iter().find(|firer| firer.only.is_none() || is_secret).map(|firer| firer.hex);
        let covered = firers.iter().filter(|it| of_pass(it.only) && !deeds.gone.contains(&it.unit));
        let covered: Vec<_> = covered.filter_map(|firer| Some((firer, firer.face.as_ref()?))).collect();
        attackers += covered.len();
        let mut draw = |hex: Hex, wished: Vec2, card: DrawnOut<'a>| {
            let stacks =
                held.iter().filter(|other| **other != hex).map(|other| about(centre_of(*other), side));
            let taken: Vec<Rect> = stacks.chain(drawn.iter().map(|card| about(card.place, side))).collect();
            let (place, covers) = beside_stack(hex, wished, side, &taken);
            // A line shows where an attacker is without its card; the unit that is hit must be recognized.
            if card.is_struck || covers <= COVERED * side * side {
                drawn.push(DrawnOut { place, ..card });
            }
        };
        for (firer, face) in covered.into_iter().filter(|_| attackers < CROWD) {
            let (Some(target), hex, only) = (targets.first(), firer.hex, firer.only) else { continue };
            let card = DrawnOut { hex, face, before: None, place: Vec2::ZERO, is_struck: false, only };
            draw(hex, centre_of(*target) - centre_of(hex), card);
        }
        for (unit, face, hex) in struck.iter().copied().filter(|(unit, ..)| of_pass(unit.only)) {
            let away = attacker.map_or(Vec2::Y, |from| centre_of(hex) - centre_of(from));
            let (before, only) = (unit.faces[0].as_ref(), unit.only);
            draw(hex, away, DrawnOut { hex, face, before, place: Vec2::ZERO, is_struck: true, only });
        }
    }
    drawn
}

/// The rectangle of a card about its middle.
pub(super) fn about(middle: Vec2, side: f32) -> Rect {
    Rect::from_center_size(middle, Vec2::splat(side))
}

/// Returns the middle of a card beside the stack in this hex: in the wished direction if it covers none of the taken
/// places there, otherwise where it covers least of them; and the area that it covers.
fn beside_stack(hex: Hex, wished: Vec2, side: f32, taken: &[Rect]) -> (Vec2, f32) {
    let wished = wished.try_normalize().unwrap_or(Vec2::Y);
    let places =
        TURNS.map(|turn| centre_of(hex) + Vec2::from_angle(turn.to_radians()).rotate(wished) * OUT * side);
    let covered = |place: &Vec2| {
        let card = about(*place, side);
        let shared = taken.iter().map(|other| card.intersect(*other).size());
        shared.map(|size| size.x * size.y).sum::<f32>()
    };
    let least = places.into_iter().min_by(|one, other| covered(one).total_cmp(&covered(other)));
    let place = least.unwrap_or_else(|| centre_of(hex));
    (place, covered(&place))
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
        let (place, _) = beside_stack(from, far, 1.3, &[about(centre_of(hex("1015")), 1.3)]);
        assert!((place - centre_of(from)).dot(far) > 0.0);
        for target in ALL_SIDES.into_iter().filter_map(|side| from.step(side)) {
            for side in [1.2, 1.3, 1.45] {
                let card = about(centre_of(target), side);
                let (_, covers) = beside_stack(from, centre_of(target) - centre_of(from), side, &[card]);
                assert!(covers < 1e-3, "{target} with cards of {side}");
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

    /// Of many attackers none is drawn out: their cards would cover each other. Two have their cards.
    #[test]
    fn a_crowd_of_attackers_stays_in_its_stacks() {
        let face = |title: &str| Some(Face { title: title.to_owned(), ..Face::default() });
        let firer = |at: &str| Firer {
            unit: "gun".parse().unwrap(),
            hex: hex(at),
            weapon: WeaponClass::Gun,
            face: face(at),
            only: None,
        };
        let drawn = |from: &[&str]| {
            let strike = Strike {
                side: 0,
                manner: Manner::Assault,
                firers: from.iter().map(|at| firer(at)).collect(),
                off_map: None,
                targets: vec![hex("1010")],
                struck: Vec::new(),
                only: None,
            };
            let mut deeds = Deeds { now: 1, ..Deeds::default() };
            deeds.take(Deed { strikes: vec![strike], ..Deed::default() }, 1);
            let throw = Throw::default();
            let latest = latest(&deeds, &throw).unwrap();
            drawn_out(&deeds, &latest, &latest.deed.strikes[0], 1.3).len()
        };
        assert_eq!([drawn(&["1007"]), drawn(&["1007", "1013"])], [1, 2]);
        assert_eq!(drawn(&["1007", "1013", "1310"]), 0);
    }
}
