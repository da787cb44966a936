//! The camera of the capture window. It follows moves and fights by itself, at a zoom at which counters are legible, and
//! shows the whole map when a phase opens. If the player has switched that off, and in presenter mode, it follows the
//! table's: it shows at least the players' part of the map, and counters pixel for pixel if that leaves nothing out; it
//! moves closer to a combat, and has its own view during a secret plot. While its view is held, nothing moves it.

pub(super) mod shows;
mod wanted;

use super::{CaptureCamera, CaptureWindow, held::HeldView};
use crate::{
    scene::layout::centre_of,
    settings::{Motion, Settings},
    table::{
        app::screen::Screen,
        map::{layers::Unseen, view::MapView},
        session::happening::Happens,
        viewers::{fight::shown::FightShown, presenter::Presenter},
    },
};
use bevy::{
    camera::CameraUpdateSystems, ecs::system::SystemParam, prelude::*, transform::TransformSystems,
    window::RequestRedraw,
};
use shows::{Shows, TURNS};
use wanted::{Subject, wanted};

/// Factor between its zoom and the table's, in either direction, from which cards and ground are drawn for it.
const SMEARED: f32 = 1.4;
/// Seconds for which the whole map is shown when a phase opens, beside the movement there.
const WHOLE: f32 = 2.0 + TURNS;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shows>()
        .add_systems(PostUpdate, aim.before(CameraUpdateSystems).before(TransformSystems::Propagate))
        .add_systems(Update, look);
}

/// Whether the last combat is shown: while it continues, and while its text is shown to viewers (`captioned`).
fn looked_at(fight: &[Vec2], fights: bool, captioned: bool) -> bool {
    fights || captioned && !fight.is_empty()
}

/// The facts about the game that the view depends on.
#[derive(SystemParam)]
struct Stage<'w> {
    unseen: Res<'w, Unseen>,
    screen: Res<'w, State<Screen>>,
    happens: Res<'w, Happens>,
    fight: Res<'w, FightShown>,
    presenter: Res<'w, Presenter>,
}

impl Stage<'_> {
    /// Whether the player's view would tell a secret.
    fn is_secret(&self) -> bool {
        let screen = *self.screen.get();
        self.unseen.0 && screen == Screen::Table || screen == Screen::HandOver
    }

    /// Whether the camera may follow by itself. A lesson moves the table's view to what it is about, and in presenter mode
    /// the table shows the viewers' content, at a zoom that both windows share: another one would be drawn with the table's
    /// cards and ground, and be coarse.
    fn may_follow(&self) -> bool {
        let is_on_screen = matches!(self.screen.get(), Screen::Table | Screen::Replay | Screen::HandOver);
        is_on_screen && !self.presenter.on && !self.happens.is_in_lesson
    }

    /// The places of the fight that is shown on the map; of the last one otherwise.
    fn fight(&self) -> Vec<Vec2> {
        let shown = self.fight.fight.as_ref();
        shown.map_or_else(
            || self.happens.fight.clone(),
            |fight| fight.hexes().into_iter().map(centre_of).collect(),
        )
    }

    /// Whether the fight is looked at.
    fn fights(&self, follows: bool) -> bool {
        if follows {
            return self.fight.fight.is_some();
        }
        // While the caption shows the result of a combat, the view stays on it.
        let battle = self.presenter.caption.as_ref().and_then(|caption| caption.battle.as_ref());
        let captioned = battle.is_some_and(|battle| battle.throw.is_some());
        looked_at(&self.happens.fight, self.happens.fights, captioned) && !self.presenter.on
    }
}

/// The phase that has opened last, and the seconds for which the whole map is still shown because of it.
#[derive(Default)]
struct Opened {
    number: u64,
    left: f32,
}

impl Opened {
    /// Notes the number of phases that have opened, and goes on by this many seconds unless a fight is shown.
    fn go_on(&mut self, number: u64, seconds: f32, fights: bool) {
        if number > self.number {
            self.left = WHOLE;
        } else if !fights {
            self.left = (self.left - seconds).max(0.0);
        }
        self.number = number;
    }
}

/// Decides the window's view, and requests the ground that only viewers see.
fn look(
    (mut view, mut shows, mut opened): (ResMut<MapView>, ResMut<Shows>, Local<Opened>),
    (stage, held): (Stage, Res<HeldView>),
    (time, settings): (Res<Time<Real>>, Res<Settings>),
    window: Option<Single<&Window, With<CaptureWindow>>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(window) = window else {
        *shows = Shows::nowhere();
        *opened = Opened { number: stage.happens.opened, left: 0.0 };
        if view.beyond.is_some() {
            (view.beyond, view.beyond_pixels) = (None, 0.0);
        }
        return;
    };
    let size = window.physical_size().as_vec2();
    let follows = settings.viewers_follow && stage.may_follow();
    let (fight, fights) = (stage.fight(), stage.fights(follows));
    opened.go_on(stage.happens.opened, time.delta_secs().min(0.25), fights);
    let subject = Subject {
        secret: stage.is_secret(),
        follows,
        fight: if follows { &fight } else { &stage.happens.fight },
        fights,
        scene: &stage.happens.scene,
        opens: opened.left > 0.0,
    };
    if held.0 && shows.now.is_some() {
        shows.stop();
    } else {
        let seconds = if settings.motion == Motion::Reduced { TURNS } else { time.delta_secs().min(0.05) };
        let now = shows.now.filter(|_| shows.is_still());
        shows.take(wanted(&view, size, now, &subject), seconds);
        if !shows.is_still() || follows && opened.left > 0.0 {
            redraw.write(RequestRedraw);
        }
    }
    let Some((centre, pixels)) = shows.now else { return };
    let beyond = Some(Rect::from_center_size(centre, size / pixels));
    if view.beyond != beyond {
        view.beyond = beyond;
    }
    // If viewers see the map much larger than players, the players' cards and ground would be blurred there; if much
    // smaller, the ground would be jagged.
    let times = pixels / view.pixels().max(0.1);
    let is_own = shows.own || held.0;
    let differs =
        shows.is_still() && is_own && !stage.presenter.on && !(1.0 / SMEARED..=SMEARED).contains(&times);
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
    fn the_map_lies_on_whole_pixels_when_it_rests() {
        let window = Vec2::new(1281.0, 720.0);
        let centre = Vec2::new(3.337, -7.211);
        let on_screen = snapped(centre, 41.0, window, true) * 41.0 + window / 2.0;
        assert!((on_screen - on_screen.round()).abs().max_element() < 1e-3);
        assert_eq!(snapped(centre, 41.0, window, false), centre);
    }

    /// A combat that a die has decided stays in view while its result is shown.
    #[test]
    fn a_fight_is_looked_at_while_it_is_told() {
        let fight = [Vec2::ZERO];
        assert!(looked_at(&fight, true, false) && looked_at(&fight, false, true));
        assert!(!looked_at(&fight, false, false) && !looked_at(&[], false, true), "its place is not known");
    }

    /// The whole map is shown for two seconds after a phase has opened, and after a fight that still is.
    #[test]
    fn a_phase_opens_on_the_whole_map() {
        let mut opened = Opened::default();
        opened.go_on(1, 0.1, true);
        (0..30).for_each(|_| opened.go_on(1, 0.1, true));
        assert_eq!(opened.left, WHOLE);
        (0..20).for_each(|_| opened.go_on(1, 0.1, false));
        assert!(opened.left > 0.0);
        (0..10).for_each(|_| opened.go_on(1, 0.1, false));
        assert_eq!(opened.left, 0.0);
        opened.go_on(0, 0.1, false);
        assert_eq!(opened.left, 0.0, "another game is on the table");
    }
}
