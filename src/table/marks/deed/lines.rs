//! The lines from the attackers to their targets. Their stroke is the weapon: thin for small arms, thick for guns, a
//! dashed arc for indirect fire, long dashes for aircraft; an assault is a short arrow over the hexside. Off-board fire and
//! aircraft come over the edge of the map behind their side. Their colour is that of the side.

use super::{
    drawn_out::{DrawnOut, drawn_out},
    shown::{Deeds, DrawnDeed, LatestDeed, are_shown, drawn},
};
use crate::{
    engine::{board::Hex, counters::Flag},
    scene::{
        Deed,
        deed::{Manner, Strike, WeaponClass},
        layout::{centre_of, height},
    },
    table::{
        app::{
            inks::{Inks, ink},
            screen::Screen,
            sets::TableSet,
        },
        counters::{CardSize, animation::Throw},
        map::layers::seen_by,
        marks::{
            lines::{between_cards, curved, short_arrow},
            ribbon::{RibbonSpawner, Ribbons},
            shown_way::RingedHexes,
        },
    },
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// The opacity of a deed that is past.
const EARLIER: f32 = 0.55;
/// The width of its lines.
const THIN: f32 = 0.05;
/// The part of a card that a line between neighbours leaves free.
const NEAR: f32 = 0.55;
/// Radius of the dots for attackers at the start of a line, and the distance between two.
const DOT: f32 = 0.09;
const APART: f32 = 0.28;
/// Radius of the ring about a target, in hex radii.
const RING: f32 = 0.84;
/// Height of the arc of indirect fire, as a part of its length.
const ARC: f32 = 0.16;

/// The mesh of the lines that viewers see too, and of those that only players see.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum DeedLines {
    Open,
    Secret,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RingedHexes>()
        .add_systems(Startup, spawn)
        .add_systems(Update, draw.after(TableSet::Carry).after(TableSet::LayOut));
}

fn spawn(mut spawner: RibbonSpawner) {
    for (lines, secret) in [(DeedLines::Open, false), (DeedLines::Secret, true)] {
        spawner.spawn((lines, seen_by(secret)), &Ribbons::default(), height::LINES - 1.0);
    }
}

fn draw(
    (deeds, inks, size, screen): (Option<Res<Deeds>>, Res<Inks>, Res<CardSize>, Res<State<Screen>>),
    (throw, mut rolled): (Res<Throw>, Local<(bool, bool, usize, bool)>),
    (mut meshes, mut ringed): (ResMut<Assets<Mesh>>, ResMut<RingedHexes>),
    mut lines: Query<(&DeedLines, &mut Mesh2d, &mut Visibility)>,
) {
    let Some(deeds) = deeds else { return };
    let is_shown = throw.has_shown(throw.attack);
    let rolls = (throw.clock.is_some(), throw.is_to_come(), throw.attack, is_shown);
    let has_rolled = std::mem::replace(&mut *rolled, rolls) != rolls;
    if !(has_rolled || deeds.is_changed() || inks.is_changed() || size.is_changed() || screen.is_changed()) {
        return;
    }
    ringed.set_if_neq(RingedHexes(deeds.ringed()));
    for (which, mesh, visibility) in &mut lines {
        let mut ribbons = Ribbons::default();
        if are_shown(&screen) {
            let pen =
                Pen { deeds: &deeds, inks: &inks, card: size.side, secret: *which == DeedLines::Secret };
            for deed in drawn(&deeds, &throw) {
                match deed {
                    DrawnDeed::Latest(latest) => pen.latest(&mut ribbons, &latest),
                    DrawnDeed::Past(deed) => pen.earlier(&mut ribbons, deed),
                }
            }
        }
        ribbons.put(&mut meshes, (mesh, visibility));
    }
}

struct Pen<'a> {
    deeds: &'a Deeds,
    inks: &'a Inks,
    card: f32,
    /// Whether it draws what only one side knows, or what both know.
    secret: bool,
}

impl Pen<'_> {
    /// Whether this pen draws what only this side knows.
    fn draws(&self, only: Option<usize>) -> bool {
        only.is_some() == self.secret && self.deeds.shows(only)
    }

    /// Draws the latest deed, with a ring about each target.
    fn latest(&self, ribbons: &mut Ribbons, latest: &LatestDeed) {
        for strike in latest.strikes() {
            let colours = self.colours(self.deeds.flags[strike.side.min(1)], 1.0);
            let mut cards = drawn_out(self.deeds, latest, strike, self.card);
            cards.retain(|card| self.draws(card.only));
            let targets: Vec<Hex> = strike.targets.iter().map(|hex| latest.place(*hex)).collect();
            if self.draws(strike.only) {
                for place in targets.iter().flat_map(|hex| ringed(&cards, *hex)) {
                    ring(ribbons, place, colours);
                }
                if let (Some(off_map), Some(target)) = (strike.off_map, targets.first()) {
                    let ends = [off_map.from, place_of(&cards, *target, true)];
                    self.line(ribbons, (ends, self.card), (Manner::Fire, off_map.weapon), colours);
                }
            }
            for (from, weapon) in self.firers(strike) {
                let Some(target) = nearest(from, &targets).filter(|target| *target != from) else { continue };
                let ends = [place_of(&cards, from, false), place_of(&cards, target, true)];
                // Between neighbours it reaches over their counters: the gap between them would show its head alone.
                let card = if from.distance(target) == 1 { NEAR * self.card } else { self.card };
                self.line(ribbons, (ends, card), (strike.manner, weapon), colours);
                let covered = self.without_card(strike, &cards, from);
                dots(ribbons, between_cards(ends, card), covered, colours);
            }
        }
    }

    /// Draws a deed that is past: thin lines alone, since its target may be empty now.
    fn earlier(&self, ribbons: &mut Ribbons, deed: &Deed) {
        for strike in &deed.strikes {
            let [colour, _] = self.colours(self.deeds.flags[strike.side.min(1)], EARLIER);
            let targets: Vec<Hex> = strike.targets.iter().map(|hex| deed.place(*hex, false)).collect();
            for from in self.firers(strike).into_keys() {
                let target = nearest(from, &targets).filter(|target| *target != from);
                let ends = target.map(|target| between_cards([from, target].map(centre_of), self.card));
                ends.into_iter().for_each(|ends| ribbons.dashes(&ends, THIN, 0.24, 0.16, colour));
            }
            let off_map = strike.off_map.filter(|_| self.draws(strike.only));
            if let (Some(off_map), Some(target)) = (off_map, targets.first()) {
                let ends = between_cards([off_map.from, centre_of(*target)], self.card);
                ribbons.dashes(&ends, THIN, 0.24, 0.16, colour);
            }
        }
    }

    /// The hexes with attackers that this pen draws, each with the heaviest weapon in it.
    fn firers(&self, strike: &Strike) -> BTreeMap<Hex, WeaponClass> {
        let mut found = BTreeMap::new();
        for firer in strike.firers.iter().filter(|firer| self.draws(firer.only)) {
            let weapon = found.entry(firer.hex).or_insert(firer.weapon);
            *weapon = firer.weapon.max(*weapon);
        }
        found
    }

    /// The number of attackers in a hex that lie under others and have no card beside their stack.
    fn without_card(&self, strike: &Strike, cards: &[DrawnOut], hex: Hex) -> usize {
        let here = strike.firers.iter().filter(|firer| firer.hex == hex && self.draws(firer.only));
        let covered = here.filter(|it| it.face.is_some() && !self.deeds.gone.contains(&it.unit)).count();
        covered.saturating_sub(cards.iter().filter(|card| !card.is_struck && card.hex == hex).count())
    }

    /// The colour of a side's deeds, and of the rim.
    fn colours(&self, flag: Flag, alpha: f32) -> [Color; 2] {
        self.inks.fire(flag).map(|colour| ink(colour).with_alpha(alpha))
    }

    /// Draws a line between these places, at each of which it leaves a card of this side free.
    fn line(
        &self,
        ribbons: &mut Ribbons,
        (ends, card): ([Vec2; 2], f32),
        (manner, weapon): (Manner, WeaponClass),
        [colour, rim]: [Color; 2],
    ) {
        let [tail, tip] = between_cards(ends, card);
        if manner == Manner::Assault {
            return short_arrow(ribbons, [tail, tip], [colour, rim]);
        }
        let way = (tip - tail).normalize_or_zero();
        let neck = tip - way * 0.34;
        match weapon {
            WeaponClass::SmallArms => stroke(ribbons, [tail, neck], 0.07, [colour, rim]),
            WeaponClass::Gun => stroke(ribbons, [tail, neck], 0.13, [colour, rim]),
            WeaponClass::Indirect => {
                let high = (tail + tip) / 2.0 + way.perp() * ARC * tail.distance(tip);
                return arc(ribbons, &curved(&[tail, high, tip]), [colour, rim]);
            }
            WeaponClass::Aircraft => {
                ribbons.dashes(&[tail, neck], 0.19, 0.64, 0.22, rim);
                ribbons.dashes(&[tail, neck], 0.11, 0.64, 0.22, colour);
            }
        }
        head(ribbons, (neck, tip), weapon, [colour, rim]);
    }
}

/// Draws a row of dots across the start of a line, one for each attacker that its stack does not show.
fn dots(ribbons: &mut Ribbons, [start, end]: [Vec2; 2], number: usize, [colour, rim]: [Color; 2]) {
    let across = (end - start).normalize_or_zero().perp() * APART;
    let first = start - across * number.saturating_sub(1) as f32 / 2.0;
    for dot in 0..number {
        let place = first + across * dot as f32;
        ribbons.disc(place, DOT + 0.04, rim);
        ribbons.disc(place, DOT, colour);
    }
}

/// Draws a line with a rim.
fn stroke(ribbons: &mut Ribbons, places: [Vec2; 2], width: f32, [colour, rim]: [Color; 2]) {
    ribbons.line(&places, width + 0.08, width + 0.08, rim);
    ribbons.line(&places, width, width, colour);
}

fn head(ribbons: &mut Ribbons, (neck, tip): (Vec2, Vec2), weapon: WeaponClass, [colour, rim]: [Color; 2]) {
    let way = (tip - neck).normalize_or_zero();
    let wide = if weapon == WeaponClass::SmallArms { 0.26 } else { 0.42 };
    ribbons.arrow_head(neck - way * 0.04, tip + way * 0.06, wide + 0.14, rim);
    ribbons.arrow_head(neck, tip, wide, colour);
}

/// Draws a dashed arc through these places, with a head at its end.
fn arc(ribbons: &mut Ribbons, places: &[Vec2], [colour, rim]: [Color; 2]) {
    let [.., before, end] = places else { return };
    ribbons.dashes(places, 0.15, 0.34, 0.20, rim);
    ribbons.dashes(places, 0.09, 0.34, 0.20, colour);
    let way = (*end - *before).normalize_or_zero();
    head(ribbons, (*end - way * 0.30, *end), WeaponClass::Indirect, [colour, rim]);
}

/// Returns the places of the rings about a target hex: about the attacked units that are drawn out of its stack, or about
/// the stack.
fn ringed(cards: &[DrawnOut], hex: Hex) -> Vec<Vec2> {
    let struck = cards.iter().filter(|card| card.is_struck && card.hex == hex);
    let places: Vec<Vec2> = struck.map(|card| card.place).collect();
    if places.is_empty() { vec![centre_of(hex)] } else { places }
}

/// Returns the end of a line in a hex: the card that is drawn out of its stack, or the stack.
fn place_of(cards: &[DrawnOut], hex: Hex, is_struck: bool) -> Vec2 {
    let card = cards.iter().find(|card| card.is_struck == is_struck && card.hex == hex);
    card.map_or_else(|| centre_of(hex), |card| card.place)
}

fn ring(ribbons: &mut Ribbons, middle: Vec2, [colour, rim]: [Color; 2]) {
    let places: Vec<Vec2> = (0..=36)
        .map(|part| middle + RING * Vec2::from_angle(std::f32::consts::TAU * part as f32 / 36.0))
        .collect();
    for (width, colour) in [(0.13, rim), (0.08, colour)] {
        ribbons.line(&places, width, width, colour);
    }
}

/// The target hex that is nearest to an attacker.
fn nearest(from: Hex, targets: &[Hex]) -> Option<Hex> {
    targets.iter().copied().min_by_key(|target| from.distance(*target))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{art::packs::face::Face, engine::orders::Viewer, scene::deed::Firer};

    /// A unit whose place only one side knows has a line for that side, in the mesh that viewers do not see.
    #[test]
    fn who_is_unseen_has_no_line() {
        let hex = |text: &str| text.parse::<Hex>().expect("a hex");
        let firer = |at: &str, only| Firer {
            unit: "rifle".parse().expect("a word"),
            hex: hex(at),
            weapon: WeaponClass::SmallArms,
            face: None,
            only,
        };
        let firers = vec![firer("0101", Some(0)), firer("0303", None)];
        let strike = Strike {
            side: 0,
            manner: Manner::Fire,
            firers,
            off_map: None,
            targets: vec![hex("0505")],
            struck: Vec::new(),
            only: None,
        };
        let lines = |eyes, secret| {
            let deeds = Deeds { eyes: Some(eyes), ..Deeds::default() };
            let pen = Pen { deeds: &deeds, inks: &Inks::default(), card: 1.2, secret };
            pen.firers(&strike).into_keys().collect::<Vec<Hex>>()
        };
        assert_eq!(lines(Viewer::Side(0), true), [hex("0101")]);
        assert_eq!(lines(Viewer::Side(0), false), [hex("0303")]);
        for eyes in [Viewer::Side(1), Viewer::Both] {
            assert_eq!((lines(eyes, true).len(), lines(eyes, false).len()), (0, 1));
        }
    }

    /// Attackers that their stacks do not show are counted at the start of their line, but for those with a card.
    #[test]
    fn hidden_attackers_are_counted() {
        let hex = |text: &str| text.parse::<Hex>().expect("a hex");
        let face = Face::default();
        let firer = |unit: &str, face: Option<&Face>| Firer {
            unit: unit.parse().expect("a word"),
            hex: hex("0101"),
            weapon: WeaponClass::Gun,
            face: face.cloned(),
            only: None,
        };
        let strike = Strike {
            side: 0,
            manner: Manner::Fire,
            firers: vec![firer("top", None), firer("second", Some(&face)), firer("third", Some(&face))],
            off_map: None,
            targets: vec![hex("0505")],
            struck: Vec::new(),
            only: None,
        };
        let deeds = Deeds::default();
        let pen = Pen { deeds: &deeds, inks: &Inks::default(), card: 1.2, secret: false };
        let (at, place) = (hex("0101"), Vec2::ZERO);
        let card = DrawnOut { hex: at, face: &face, before: None, place, is_struck: false, only: None };
        let counted = |cards: &[DrawnOut]| pen.without_card(&strike, cards, hex("0101"));
        assert_eq!((counted(&[]), counted(&[card])), (2, 1));
        assert_eq!(pen.without_card(&strike, &[], hex("0303")), 0);
    }

    /// The ring is about the unit that is hit, not about the stack that covers it.
    #[test]
    fn a_ring_is_about_the_unit_that_is_hit() {
        let [at, other] = ["0505", "0507"].map(|text| text.parse::<Hex>().expect("a hex"));
        let face = Face::default();
        let place = centre_of(at) + Vec2::X;
        let cards = [DrawnOut { hex: at, face: &face, before: None, place, is_struck: true, only: None }];
        assert_eq!((ringed(&cards, at), ringed(&cards, other)), (vec![place], vec![centre_of(other)]));
        assert_eq!([true, false].map(|is_struck| place_of(&cards, at, is_struck)), [place, centre_of(at)]);
    }
}
