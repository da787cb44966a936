//! The place of a temporary panel over the map: where it covers the fewest counters.

use bevy::prelude::*;

/// The things that the panel must avoid.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Seen<'a> {
    /// The rectangles with the highest priority.
    pub first: &'a [Rect],
    /// The panels over the map already, which would overlap it.
    pub panels: &'a [Rect],
    /// The rectangles with less priority than those, but more than any counter.
    pub second: &'a [Rect],
    /// The middles of counters.
    pub counters: &'a [Vec2],
    /// The reach of a counter about its middle.
    pub reach: f32,
}

/// Returns the first of these places inside the area that covers least: as few as possible of the `first`, then of the
/// panels, of the `second`, and of the counters. If none is inside, it returns the first, moved inside.
pub(crate) fn least_covering(places: &[Rect], area: Rect, seen: Seen) -> Rect {
    let covered = |place: &Rect| {
        let wide = place.inflate(seen.reach);
        let over = |rects: &[Rect]| rects.iter().filter(|rect| !rect.intersect(*place).is_empty()).count();
        let (first, panels, second) = (over(seen.first), over(seen.panels), over(seen.second));
        (first, panels, second, seen.counters.iter().filter(|counter| wide.contains(**counter)).count())
    };
    let inside = |place: &&Rect| area.contains(place.min) && area.contains(place.max);
    let found = places.iter().filter(inside).min_by_key(|place| covered(place)).copied();
    found.or_else(|| places.first().map(|place| moved_inside(*place, area))).unwrap_or_default()
}

fn moved_inside(place: Rect, area: Rect) -> Rect {
    let room = (area.half_size() - place.half_size()).max(Vec2::ZERO);
    let middle = place.center().clamp(area.center() - room, area.center() + room);
    Rect::from_center_size(middle, place.size())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_goes_where_fewest_counters_lie() {
        let area = Rect::new(0.0, 0.0, 100.0, 100.0);
        let at = |x: f32, y: f32| Rect::from_center_size(Vec2::new(x, y), Vec2::splat(20.0));
        let places = [at(70.0, 50.0), at(30.0, 50.0), at(50.0, 95.0)];
        let least = |places: &[Rect], counters: &[Vec2], first: &[Rect]| {
            least_covering(places, area, Seen { first, counters, reach: 3.0, ..default() })
        };
        assert_eq!(least(&places, &[], &[]), places[0], "the first where nothing is covered");
        let right = Vec2::new(72.0, 48.0);
        assert_eq!(least(&places, &[right], &[]), places[1]);
        let at_the_edge = Vec2::new(82.0, 50.0);
        assert_eq!(least(&places, &[at_the_edge], &[]), places[1], "it would be cut");
        let left = Vec2::new(30.0, 50.0);
        assert_eq!(least(&places, &[right, left], &[]), places[0], "one each");
        assert_eq!(least(&[at(95.0, 50.0)], &[], &[]), at(90.0, 50.0), "moved inside");
        let fan = at(28.0, 45.0);
        assert_eq!(least(&places, &[right], &[fan]), places[0], "rather over a counter than over the fan");
        assert_eq!(least(&places, &[right], &[fan, at(70.0, 55.0)]), places[1], "over one of them anyway");
        let places = [places[0], places[1], at(50.0, 85.0)];
        let card = [at(72.0, 50.0)];
        let seen = Seen { panels: &card, second: &places[1..2], counters: &[left], reach: 3.0, ..default() };
        assert_eq!(least_covering(&places, area, seen), places[2], "beside the card and what is lit");
        assert_eq!(
            least_covering(&places[..2], area, seen),
            places[1],
            "rather over that than over the card"
        );
    }
}
