//! The camera of the capture window, which follows the table's: it shows at least the players' part of the map, and
//! counters pixel for pixel if that leaves nothing out. It moves closer by itself to a combat, and has its own view
//! during a secret plot.

use super::{CaptureCamera, CaptureWindow};
use crate::{
    panels::caption::COVERED,
    scene::layout::card_side,
    settings::{Motion, Settings},
    table::{
        app::screen::Screen,
        map::{
            layers::Unseen,
            view::{MapView, Opening},
        },
        session::happening::Happens,
        viewers::presenter::Presenter,
    },
};
use bevy::{
    camera::CameraUpdateSystems, math::curve::Curve, prelude::*, transform::TransformSystems,
    window::RequestRedraw,
};

/// The least size of the window, as a part of the table's map, before the map is drawn smaller in it: a little is lost
/// at the edges, and counters stay sharp.
const SHARP: f32 = 0.80;
/// The largest such size before the map is drawn larger.
const ROOMY: f32 = 1.35;
/// Physical pixels of a card's side from which viewers can recognize it.
const LEGIBLE: f32 = 24.0;
/// Physical pixels of a hex radius for a combat, from afar and from near.
const FROM_FAR: f32 = 24.0;
const NEAR: f32 = 44.0;
/// Factor between its zoom and the table's, in either direction, from which cards and ground are drawn for it.
const SMEARED: f32 = 1.4;
/// Hex radii shown about a combat.
const ABOUT: f32 = 3.0;
/// Seconds in which it moves from one subject to another.
const TURNS: f32 = 0.6;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shows>()
        .add_systems(PostUpdate, aim.before(CameraUpdateSystems).before(TransformSystems::Propagate))
        .add_systems(Update, look);
}

/// Returns the scale of the map against the table's in a window of this size, both in physical pixels.
fn enlargement(table: Vec2, window: Vec2, whole: bool) -> f32 {
    let fitting = (window / table.max(Vec2::ONE)).min_element();
    // If the whole map is shown, no part of it is left out.
    let least = if whole { 1.0 } else { SHARP };
    if (least..=ROOMY).contains(&fitting) { 1.0 } else { fitting }
}

/// Returns the window's view of the table: the place in its middle, and physical pixels of a hex radius.
fn followed(view: &MapView, window: Vec2) -> (Vec2, f32) {
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
fn shows((centre, pixels): (Vec2, f32), window: Vec2, places: &[Vec2]) -> bool {
    let room = Rect::from_corners(Vec2::ZERO, window - Vec2::Y * COVERED * window.y).inflate(-pixels);
    let at = |place: &Vec2| window / 2.0 + (*place - centre) * Vec2::new(pixels, -pixels);
    card_side(pixels) * pixels >= LEGIBLE && places.iter().all(|place| room.contains(at(place)))
}

/// Returns the window's view of a combat: all of it if the counters are recognizable then, otherwise the part with most
/// of it.
fn fought(view: &MapView, window: Vec2, fight: &[Vec2]) -> (Vec2, f32) {
    let Some(first) = fight.first() else { return whole(view, window) };
    let covered = COVERED * window.y;
    let all =
        fight.iter().fold(Rect::from_center_size(*first, Vec2::ZERO), |all, place| all.union_point(*place));
    let room = ((window - Vec2::Y * covered) / all.inflate(ABOUT).size()).min_element();
    let part = if room < FROM_FAR { *first } else { all.center() };
    let pixels = room.clamp(FROM_FAR, NEAR);
    (part - Vec2::Y * covered / 2.0 / pixels, pixels)
}

/// Returns the window's view before the first combat: the opening view of the game, at a zoom at which counters are
/// recognizable.
fn staged(view: &MapView, window: Vec2) -> (Vec2, f32) {
    match &view.stage {
        Some(Opening::Places(places)) => fought(view, window, places),
        Some(Opening::Frame { middle, across }) => {
            let pixels = (window.x / across.max(1.0)).clamp(FROM_FAR, NEAR);
            (*middle - Vec2::Y * COVERED * window.y / 2.0 / pixels, pixels)
        }
        _ => whole(view, window),
    }
}

/// Returns the window's view of the whole board.
fn whole(view: &MapView, window: Vec2) -> (Vec2, f32) {
    let covered = COVERED * window.y;
    let pixels = ((window - Vec2::Y * covered) / view.sheet.size().max(Vec2::ONE)).min_element().max(0.1);
    (view.sheet.center() - Vec2::Y * covered / 2.0 / pixels, pixels)
}

/// Returns the window's view of the game, and whether it differs from the table's. It differs during a secret plot or
/// under the cover, because the player's view would reveal the plot. Then it is the last combat, or before the first
/// one the opening view. It also differs for a combat that is not recognizable in the table's view.
fn wanted(
    view: &MapView,
    window: Vec2,
    secret: bool,
    (fight, fights): (&[Vec2], bool),
) -> ((Vec2, f32), bool) {
    let followed = followed(view, window);
    if secret && fight.is_empty() {
        return (staged(view, window), true);
    }
    let own = secret || fights && !shows(followed, window, fight);
    (if own { fought(view, window, fight) } else { followed }, own)
}

/// Whether the last combat is shown: while it continues, and while its text is shown to viewers (`told`).
fn looked_at(fight: &[Vec2], fights: bool, told: bool) -> bool {
    fights || told && !fight.is_empty()
}

/// The current view of the window.
#[derive(Resource, Default)]
struct Shows {
    /// The place in its middle, and physical pixels of a hex radius.
    now: Option<(Vec2, f32)>,
    own: bool,
    /// The start of its movement, and its progress from 0 to 1.
    from: (Vec2, f32),
    done: f32,
}

impl Shows {
    /// Takes in the wanted view; it moves there smoothly when the subject changes.
    fn take(&mut self, (to, own): ((Vec2, f32), bool), seconds: f32) {
        let now = *self.now.get_or_insert(to);
        let turns = own != self.own || (own && self.done >= 1.0 && now != to);
        if turns {
            (self.own, self.from, self.done) = (own, now, 0.0);
        }
        self.done = (self.done + seconds / TURNS).min(1.0);
        let part = EaseFunction::SmoothStep.sample_clamped(self.done);
        let between = (self.from.0.lerp(to.0, part), self.from.1 + (to.1 - self.from.1) * part);
        self.now = Some(if self.done < 1.0 { between } else { to });
    }

    fn is_still(&self) -> bool {
        self.done >= 1.0
    }
}

/// Decides the window's view, and requests the ground that only viewers see.
fn look(
    (mut view, mut shows): (ResMut<MapView>, ResMut<Shows>),
    (unseen, screen, happens): (Res<Unseen>, Res<State<Screen>>, Res<Happens>),
    presenter: Res<Presenter>,
    (time, settings): (Res<Time<Real>>, Res<Settings>),
    window: Option<Single<&Window, With<CaptureWindow>>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(window) = window else {
        *shows = Shows { done: 1.0, ..Shows::default() };
        if view.beyond.is_some() {
            (view.beyond, view.beyond_pixels) = (None, 0.0);
        }
        return;
    };
    let size = window.physical_size().as_vec2();
    let secret = (unseen.0 && *screen.get() == Screen::Table) || *screen.get() == Screen::HandOver;
    let seconds = if settings.motion == Motion::Reduced { TURNS } else { time.delta_secs().min(0.05) };
    // While the caption shows the result of a combat, the view stays on it.
    let battle = presenter.caption.as_ref().and_then(|caption| caption.battle.as_ref());
    let told = battle.is_some_and(|battle| battle.throw.is_some());
    // In presenter mode the table shows the viewers' content, at a zoom that both windows share: another one would be
    // drawn with the table's cards and ground, and be coarse.
    let fights = looked_at(&happens.fight, happens.fights, told) && !presenter.on;
    shows.take(wanted(&view, size, secret, (&happens.fight, fights)), seconds);
    if !shows.is_still() {
        redraw.write(RequestRedraw);
    }
    let Some((centre, pixels)) = shows.now else { return };
    let beyond = Some(Rect::from_center_size(centre, size / pixels));
    if view.beyond != beyond {
        view.beyond = beyond;
    }
    // If viewers see the map much larger than players, the players' cards and ground would be blurred there; if much
    // smaller, the ground would be jagged.
    let times = pixels / view.pixels().max(0.1);
    let differs =
        shows.is_still() && shows.own && !presenter.on && !(1.0 / SMEARED..=SMEARED).contains(&times);
    let wanted = if differs { pixels } else { 0.0 };
    if view.beyond_pixels != wanted {
        view.beyond_pixels = wanted;
    }
}

/// Points the camera there.
fn aim(
    (view, shows): (Res<MapView>, Res<Shows>),
    window: Option<Single<&Window, With<CaptureWindow>>>,
    camera: Option<Single<(&mut Transform, &mut Projection), With<CaptureCamera>>>,
) {
    let (Some(window), Some(camera), Some((centre, pixels))) = (window, camera, shows.now) else { return };
    let (mut transform, mut projection) = camera.into_inner();
    let size = window.physical_size().as_vec2();
    let centre = snapped(centre, pixels, size, view.is_still() && shows.is_still()).extend(0.0);
    if transform.translation != centre {
        transform.translation = centre;
    }
    let scale = window.scale_factor() / pixels;
    if let Projection::Orthographic(now) = projection.as_ref()
        && now.scale != scale
        && let Projection::Orthographic(orthographic) = projection.as_mut()
    {
        orthographic.scale = scale;
    }
}

/// Returns the centre moved by less than a pixel, so that the table's pixels match the window's.
fn snapped(centre: Vec2, pixels: f32, window: Vec2, still: bool) -> Vec2 {
    if !still {
        return centre;
    }
    let half = window / 2.0;
    ((centre * pixels + half).round() - half) / pixels
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

    #[test]
    fn the_map_lies_on_whole_pixels_when_it_rests() {
        let window = Vec2::new(1281.0, 720.0);
        let centre = Vec2::new(3.337, -7.211);
        let on_screen = snapped(centre, 41.0, window, true) * 41.0 + window / 2.0;
        assert!((on_screen - on_screen.round()).abs().max_element() < 1e-3);
        assert_eq!(snapped(centre, 41.0, window, false), centre);
    }

    const SIZE: Vec2 = Vec2::new(1280.0, 720.0);
    const FIGHT: [Vec2; 2] = [Vec2::new(70.0, -45.0), Vec2::new(71.5, -45.9)];

    fn view(radius: f32, centre: Vec2) -> MapView {
        let sheet = Rect::new(-2.0, -56.0, 92.0, 2.0);
        let mut view = MapView::default();
        (view.sheet, view.radius, view.centre, view.whole) = (sheet, radius, centre, false);
        view
    }

    /// The view of a player who plots in secret, by place and zoom, reveals nothing to viewers; nor does it under the
    /// cover.
    #[test]
    fn a_secret_plot_does_not_lead_the_eyes_of_viewers() {
        let looks = [view(40.0, Vec2::new(10.0, -10.0)), view(90.0, Vec2::new(80.0, -50.0))];
        for fight in [&FIGHT[..], &[]] {
            let [one, other] = [0, 1].map(|number: usize| wanted(&looks[number], SIZE, true, (fight, false)));
            assert_eq!(one, other);
        }
        let ((centre, pixels), _) = wanted(&looks[0], SIZE, true, (&[], false));
        let seen = Rect::from_center_size(centre, SIZE / pixels);
        assert!(seen.contains(looks[0].sheet.min) && seen.contains(looks[0].sheet.max), "the whole board");
        // If a scenario sets its opening view, viewers see it, near enough to read.
        let staged = looks.map(|mut look| {
            look.stage = Some(Opening::Frame { middle: Vec2::new(40.0, -30.0), across: 30.0 });
            wanted(&look, SIZE, true, (&[], false)).0
        });
        assert!(staged[0] == staged[1] && shows(staged[0], SIZE, &[Vec2::new(40.0, -30.0)]), "{staged:?}");
        let looks = [view(40.0, Vec2::new(10.0, -10.0)), view(90.0, Vec2::new(80.0, -50.0))];
        assert_ne!(
            wanted(&looks[0], SIZE, false, (&[], false)),
            wanted(&looks[1], SIZE, false, (&[], false))
        );
    }

    #[test]
    fn it_comes_nearer_to_a_fight_that_cannot_be_made_out() {
        for far in [view(12.0, Vec2::new(45.0, -27.0)), view(44.0, Vec2::new(10.0, -10.0))] {
            let (to, own) = wanted(&far, SIZE, false, (&FIGHT, true));
            assert!(own && shows(to, SIZE, &FIGHT), "{to:?}");
            assert_eq!(wanted(&far, SIZE, false, (&FIGHT, false)), (followed(&far, SIZE), false));
        }
        let near = view(44.0, FIGHT[0]);
        assert_eq!(wanted(&near, SIZE, false, (&FIGHT, true)), (followed(&near, SIZE), false));
    }

    /// A combat that a die has decided stays in view while its result is shown, wherever the table goes meanwhile.
    #[test]
    fn a_fight_is_looked_at_while_it_is_told() {
        let elsewhere = view(44.0, Vec2::new(10.0, -10.0));
        let shown =
            |fights, told| wanted(&elsewhere, SIZE, false, (&FIGHT, looked_at(&FIGHT, fights, told))).0;
        assert!(shows(shown(true, false), SIZE, &FIGHT) && shows(shown(false, true), SIZE, &FIGHT));
        assert_eq!(shown(false, false), followed(&elsewhere, SIZE));
        assert!(!looked_at(&[], false, true), "nobody saw where it was");
    }

    /// It moves smoothly from one subject to another, and follows the table without delay.
    #[test]
    fn it_turns_smoothly() {
        let (near, far) = ((Vec2::ZERO, 40.0), (Vec2::splat(50.0), 40.0));
        let mut shows = Shows { done: 1.0, ..Shows::default() };
        shows.take((near, false), 0.05);
        shows.take((far, false), 0.05);
        assert_eq!(shows.now, Some(far), "it follows");
        shows.take((near, true), 0.05);
        assert!(!shows.is_still() && shows.now != Some(near) && shows.now != Some(far));
        shows.take((near, true), TURNS);
        assert_eq!(shows.now, Some(near));
    }
}
