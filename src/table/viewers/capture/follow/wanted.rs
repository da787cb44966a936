//! The view that the capture window should show, by plain functions of the table's view, the window and the subject.

use super::shows::Look;
use crate::{
    panels::caption::COVERED,
    scene::layout::{card_side, card_side_for_viewers, radius_for_viewers},
    table::map::view::{MapView, Opening},
};
use bevy::prelude::*;

/// The least size of the window, as a part of the table's map, before the map is drawn smaller in it: a little is lost
/// at the edges, and counters stay sharp.
const SHARP: f32 = 0.80;
/// The largest such size before the map is drawn larger.
const ROOMY: f32 = 1.35;
/// The zoom from near, as a multiple of that from afar.
const NEARER: f32 = 1.5;
/// Hex radii shown about a combat.
const ABOUT: f32 = 3.0;

/// The subject of the view, as both sides know it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Subject<'a> {
    /// Whether the player's view would tell a secret: during a secret plot, or under the cover.
    pub secret: bool,
    /// Whether the camera follows by itself. Otherwise it shows the table's view, except a fight that is too small there.
    pub follows: bool,
    /// The places of the last fight, and whether it is shown: while it is planned or goes on, and while its result is shown.
    pub fight: &'a [Vec2],
    pub fights: bool,
    /// The places of the last move or fight.
    pub scene: &'a [Vec2],
    /// Whether a phase has just opened.
    pub opens: bool,
}

/// Physical pixels of a hex radius for a combat from afar, in a window of this height: counters are legible.
fn from_far(height: f32) -> f32 {
    radius_for_viewers(height)
}

/// The same from near.
fn near(height: f32) -> f32 {
    NEARER * from_far(height)
}

/// Returns the scale of the map against the table's in a window of this size, both in physical pixels.
fn enlargement(table: Vec2, window: Vec2, whole: bool) -> f32 {
    let fitting = (window / table.max(Vec2::ONE)).min_element();
    // If the whole map is shown, no part of it is left out.
    let least = if whole { 1.0 } else { SHARP };
    if (least..=ROOMY).contains(&fitting) { 1.0 } else { fitting }
}

/// Returns the window's view of the table.
fn followed(view: &MapView, window: Vec2) -> Look {
    let covered = COVERED * window.y;
    // The part under the caption is not visible; close by, that is no reason to draw the map smaller.
    let (table, room) = match view.whole {
        true => (view.free_size(), window - Vec2::Y * covered),
        false => (view.area.size(), window),
    };
    let pixels = (view.pixels() * enlargement(table * view.scale, room, view.whole)).max(0.1);
    (view.free_centre() - Vec2::Y * covered / 2.0 / pixels, pixels)
}

/// Whether these places are visible in this view, and their counters recognizable.
fn shows((centre, pixels): Look, window: Vec2, places: &[Vec2]) -> bool {
    let room = Rect::from_corners(Vec2::ZERO, window - Vec2::Y * COVERED * window.y).inflate(-pixels);
    let at = |place: &Vec2| window / 2.0 + (*place - centre) * Vec2::new(pixels, -pixels);
    let is_legible = card_side(pixels) * pixels >= 0.999 * card_side_for_viewers(window.y);
    is_legible && places.iter().all(|place| room.contains(at(place)))
}

/// Returns the window's view of a combat or a move: all of it if the counters are legible then, otherwise the part with
/// its first place.
fn fought(view: &MapView, window: Vec2, fight: &[Vec2]) -> Look {
    let Some(first) = fight.first() else { return whole(view, window) };
    let covered = COVERED * window.y;
    let all =
        fight.iter().fold(Rect::from_center_size(*first, Vec2::ZERO), |all, place| all.union_point(*place));
    let room = ((window - Vec2::Y * covered) / all.inflate(ABOUT).size()).min_element();
    let part = if room < from_far(window.y) { *first } else { all.center() };
    let pixels = room.clamp(from_far(window.y), near(window.y));
    (part - Vec2::Y * covered / 2.0 / pixels, pixels)
}

/// Returns the window's view before the first combat: the opening view of the game, at a zoom at which counters are
/// legible.
fn staged(view: &MapView, window: Vec2) -> Look {
    match &view.stage {
        Some(Opening::Places(places)) => fought(view, window, places),
        Some(Opening::Frame { middle, across }) => {
            let pixels = (window.x / across.max(1.0)).clamp(from_far(window.y), near(window.y));
            (*middle - Vec2::Y * COVERED * window.y / 2.0 / pixels, pixels)
        }
        _ => whole(view, window),
    }
}

/// Returns the window's view of the whole board.
fn whole(view: &MapView, window: Vec2) -> Look {
    let covered = COVERED * window.y;
    let pixels = ((window - Vec2::Y * covered) / view.sheet.size().max(Vec2::ONE)).min_element().max(0.1);
    (view.sheet.center() - Vec2::Y * covered / 2.0 / pixels, pixels)
}

/// Returns the window's view of the game, and whether it differs from the table's. `now` is the present view, if it is at
/// rest: it stays if a move is in it.
pub(super) fn wanted(view: &MapView, window: Vec2, now: Option<Look>, subject: &Subject) -> (Look, bool) {
    if subject.follows {
        return (by_itself(view, window, now, subject), true);
    }
    // During a secret plot or under the cover the player's view would reveal the plot. Then the last combat is shown, or
    // before the first one the opening view.
    let Subject { secret, fight, fights, .. } = *subject;
    let followed = followed(view, window);
    if secret && fight.is_empty() {
        return (staged(view, window), true);
    }
    let own = secret || fights && !shows(followed, window, fight);
    (if own { fought(view, window, fight) } else { followed }, own)
}

/// Returns the view of a camera that follows by itself: the fight; when a phase opens, the whole map; then the last scene.
/// It never depends on the player's view.
fn by_itself(view: &MapView, window: Vec2, now: Option<Look>, subject: &Subject) -> Look {
    if subject.fights && !subject.fight.is_empty() {
        return fought(view, window, subject.fight);
    }
    if subject.opens {
        return whole(view, window);
    }
    if subject.scene.is_empty() {
        return staged(view, window);
    }
    // The present view may be that of the player, if it has just begun to follow.
    let stays = |now: &Look| !subject.secret && shows(*now, window, subject.scene);
    now.filter(stays).unwrap_or_else(|| fought(view, window, subject.scene))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_are_sharp_where_little_is_lost() {
        let table = Vec2::new(1212.0, 856.0);
        let times =
            |width: f32, height: f32, whole: bool| enlargement(table, Vec2::new(width, height), whole);
        assert_eq!(times(1280.0, 720.0, false), 1.0, "a sixth is left out above and below");
        assert_eq!(times(1280.0, 720.0, true), 720.0 / 856.0, "the whole map stays whole");
        assert_eq!(times(1920.0, 1080.0, false), 1.0, "more of the map is seen");
        assert_eq!(times(640.0, 360.0, false), 360.0 / 856.0);
        assert_eq!(times(3840.0, 2160.0, true), 2160.0 / 856.0);
    }

    const SIZE: Vec2 = Vec2::new(1280.0, 720.0);
    const FIGHT: [Vec2; 2] = [Vec2::new(70.0, -45.0), Vec2::new(71.5, -45.9)];

    fn view(radius: f32, centre: Vec2) -> MapView {
        let sheet = Rect::new(-2.0, -56.0, 92.0, 2.0);
        let mut view = MapView::default();
        (view.sheet, view.radius, view.centre, view.whole) = (sheet, radius, centre, false);
        view
    }

    /// The view of a camera that follows the table.
    fn at_table(view: &MapView, secret: bool, fight: &[Vec2], fights: bool) -> (Look, bool) {
        wanted(view, SIZE, None, &Subject { secret, fight, fights, ..Subject::default() })
    }

    /// The view of a player who plots in secret, by place and zoom, reveals nothing to viewers; nor does it under the
    /// cover, whether the camera follows the table or not.
    #[test]
    fn a_secret_plot_does_not_lead_the_eyes_of_viewers() {
        let looks = || [view(40.0, Vec2::new(10.0, -10.0)), view(90.0, Vec2::new(80.0, -50.0))];
        for fight in [&FIGHT[..], &[]] {
            let [one, other] = looks().map(|look| at_table(&look, true, fight, false));
            assert_eq!(one, other);
            let follows = Subject { secret: true, follows: true, scene: fight, ..Subject::default() };
            let [one, other] = looks().map(|look| wanted(&look, SIZE, Some(followed(&look, SIZE)), &follows));
            assert_eq!(one, other);
        }
        let ((centre, pixels), _) = at_table(&looks()[0], true, &[], false);
        let seen = Rect::from_center_size(centre, SIZE / pixels);
        let sheet = looks()[0].sheet;
        assert!(seen.contains(sheet.min) && seen.contains(sheet.max), "the whole board");
        // If a scenario sets its opening view, viewers see it, near enough to read.
        let staged = looks().map(|mut look| {
            look.stage = Some(Opening::Frame { middle: Vec2::new(40.0, -30.0), across: 30.0 });
            at_table(&look, true, &[], false).0
        });
        assert!(staged[0] == staged[1] && shows(staged[0], SIZE, &[Vec2::new(40.0, -30.0)]), "{staged:?}");
        let [one, other] = looks().map(|look| at_table(&look, false, &[], false));
        assert_ne!(one, other);
    }

    #[test]
    fn it_comes_nearer_to_a_fight_that_cannot_be_made_out() {
        for far in [view(12.0, Vec2::new(45.0, -27.0)), view(44.0, Vec2::new(10.0, -10.0))] {
            let (to, own) = at_table(&far, false, &FIGHT, true);
            assert!(own && shows(to, SIZE, &FIGHT), "{to:?}");
            assert_eq!(at_table(&far, false, &FIGHT, false), (followed(&far, SIZE), false));
        }
        let near = view(44.0, FIGHT[0]);
        assert_eq!(at_table(&near, false, &FIGHT, true), (followed(&near, SIZE), false));
    }

    /// A card has 64 pixels in a window 1080 pixels high, and in proportion in others.
    #[test]
    fn counters_are_large_enough_in_every_window() {
        let look = view(12.0, Vec2::new(45.0, -27.0));
        for window in [Vec2::new(640.0, 360.0), SIZE, Vec2::new(1920.0, 1080.0), Vec2::new(3840.0, 2160.0)] {
            let far = [FIGHT[0], Vec2::new(3.0, -3.0)];
            for places in [&FIGHT[..], &far] {
                let subject = Subject { follows: true, scene: places, ..Subject::default() };
                let ((_, pixels), own) = wanted(&look, window, None, &subject);
                let card = card_side(pixels) * pixels;
                assert!(own && card >= 64.0 * window.y / 1080.0 - 0.01, "{window}: {card}");
            }
        }
    }

    /// A camera that follows by itself shows the fight first, the whole map when a phase opens, and then the last scene. A
    /// move within its view does not move it, and the table's view never does.
    #[test]
    fn it_follows_by_itself() {
        let looks = [view(12.0, Vec2::new(45.0, -27.0)), view(44.0, Vec2::new(10.0, -10.0))];
        let subject = Subject { follows: true, ..Subject::default() };
        for look in &looks {
            assert_eq!(wanted(look, SIZE, None, &subject).0, whole(look, SIZE), "nothing has happened");
            let scene = [Vec2::new(20.0, -20.0)];
            let moved = Subject { scene: &scene, ..subject };
            let there = wanted(look, SIZE, None, &moved).0;
            assert!(shows(there, SIZE, &scene));
            let near_by = [Vec2::new(21.0, -20.5)];
            let goes_on = Subject { scene: &near_by, ..subject };
            assert_eq!(wanted(look, SIZE, Some(there), &goes_on).0, there, "it is in view");
            let opens = Subject { opens: true, ..moved };
            assert_eq!(wanted(look, SIZE, Some(there), &opens).0, whole(look, SIZE));
            let fights = Subject { fight: &FIGHT, fights: true, ..opens };
            assert!(shows(wanted(look, SIZE, Some(there), &fights).0, SIZE, &FIGHT));
        }
    }
}
