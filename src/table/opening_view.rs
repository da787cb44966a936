//! Where the view opens when a game comes on the table: as it was when the game was left; else where its scenario says;
//! else where the sides stand close to each other. And keeping it for the next time, in a small file beside the game.

use super::{
    files,
    layout::centre_of,
    screen::Screen,
    session::{Session, lies},
    tabled::{OnTable, held},
    view::{MapView, Opening},
};
use crate::engine::{
    board::Hex,
    data,
    orders::{InPlay, Position},
};
use bevy::prelude::*;
use std::{
    path::{Path, PathBuf},
    time::Duration,
};

/// Hex radii within which enemies are close to each other: two hexes.
const CLOSE: f32 = 3.6;
/// Bytes of a kept view, at most.
const LONGEST: u64 = 200;
/// How long the view must stand still before it is kept.
const REST: Duration = Duration::from_secs(1);

/// Opens the view on the game on the table, that has been begun.
pub(super) fn on_new_game<G: OnTable>(world: &mut World) {
    let opening = framed::<G>(world).unwrap_or_else(|| on_fight::<G>(world));
    open(world, opening);
    set_stage::<G>(world);
}

/// The part of the map that the scenario names.
fn framed<G: OnTable>(world: &World) -> Option<Opening> {
    let rulebook = world.resource::<Session<G>>().rulebook.as_ref()?;
    let picture = G::about(rulebook).staging.picture.as_ref();
    picture.and_then(|frame| {
        let hex: Hex = frame.hex.parse().ok()?;
        Some(Opening::Frame { middle: centre_of(hex), across: 1.5 * f32::from(frame.across) })
    })
}

/// Says where viewers look until there has been a fight: where the sides are seen to meet, else where the scenario says, and
/// never where a player looks.
fn set_stage<G: OnTable>(world: &mut World) {
    let stands = |position: &Position<G>| {
        let counters = G::counters(&position.public).iter().filter(|it| !G::is_hidden(position, it));
        counters.filter_map(|it| Some((centre_of(it.hex()?), it.side()))).collect::<Vec<_>>()
    };
    let standing = world.get_resource::<Position<G>>().map(stands).unwrap_or_default();
    let stage = match meeting(&standing) {
        places if !places.is_empty() => Some(Opening::Places(places)),
        _ => framed::<G>(world),
    };
    if let Some(mut view) = world.get_resource_mut::<MapView>() {
        view.stage = stage;
    }
}

/// Opens the view on the game on the table, that has been opened from this file.
pub(super) fn on_old_game<G: OnTable>(world: &mut World, file: &Path) {
    let opening = kept(file).unwrap_or_else(|| on_fight::<G>(world));
    open(world, opening);
    set_stage::<G>(world);
}

fn open(world: &mut World, opening: Opening) {
    if let Some(mut view) = world.get_resource_mut::<MapView>() {
        view.open(opening);
    }
}

/// Where the sides stand close to each other, or where anybody stands.
fn on_fight<G: OnTable>(world: &World) -> Opening {
    let Some(position) = world.get_resource::<Position<G>>() else { return Opening::Whole };
    let held: Vec<_> = held::<G>(position).into_iter().map(|(hex, flag)| (centre_of(hex), flag)).collect();
    let mut places = meeting(&held);
    if places.is_empty() {
        places = held.iter().map(|(place, _)| *place).collect();
    }
    if places.is_empty() { Opening::Whole } else { Opening::Places(places) }
}

/// The places of those who stand close to somebody of the other side.
fn meeting<S: PartialEq>(standing: &[(Vec2, S)]) -> Vec<Vec2> {
    let meets = |(place, side): &&(Vec2, S)| {
        standing.iter().any(|(other, whose)| whose != side && place.distance(*other) < CLOSE)
    };
    standing.iter().filter(meets).map(|(place, _)| *place).collect()
}

fn beside(game: &Path) -> PathBuf {
    game.with_extension("view")
}

/// The view that was kept of a game; none if none was, or if its file is damaged.
fn kept(game: &Path) -> Option<Opening> {
    let bytes = data::read_bytes(&beside(game), LONGEST).ok()?;
    read(std::str::from_utf8(&bytes).ok()?)
}

fn read(text: &str) -> Option<Opening> {
    if text.trim() == "whole" {
        return Some(Opening::Whole);
    }
    let numbers: Vec<f32> = text.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
    let [x, y, radius] = numbers.as_slice() else { return None };
    let good = [x, y, radius].iter().all(|number| number.is_finite());
    good.then(|| Opening::As { centre: Vec2::new(*x, *y), radius: *radius })
}

fn text(view: &MapView) -> String {
    let own = view.own_stand();
    match own.whole {
        true => "whole".to_owned(),
        false => format!("{} {} {}", own.centre.x, own.centre.y, own.radius),
    }
}

/// A view that is to be kept.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Kept {
    file: PathBuf,
    text: String,
}

/// Keeps the view beside the game that is played, once it has stood still for a while.
fn keep<G: OnTable>(
    (view, session, screen): (Res<MapView>, Res<Session<G>>, Res<State<Screen>>),
    time: Res<Time<Real>>,
    mut seen: Local<(Kept, Duration)>,
    mut written: Local<Kept>,
) {
    let Some(game) = session.kept_in().filter(|_| *screen.get() == Screen::Table && view.is_still()) else {
        return;
    };
    let now = Kept { file: beside(&game), text: text(&view) };
    if seen.0 != now {
        *seen = (now, time.elapsed());
        return;
    }
    if *written == now || time.elapsed() < seen.1 + REST {
        return;
    }
    written.clone_from(&now);
    // The frame waits for no disk. Without it the view opens on the fight the next time.
    let write = move || files::write_light(&now.file, &now.text).unwrap_or_else(|why| debug!("{why}"));
    if let Err(why) = std::thread::Builder::new().name("view".to_owned()).spawn(write) {
        debug!("the view is not kept: {why}");
    }
}

/// Keeps the view of a game.
pub(super) fn plug_in<G: OnTable>(app: &mut App) {
    app.add_systems(Update, keep::<G>.run_if(lies::<G>));
}

#[cfg(test)]
mod tests {
    use super::{super::view::READABLE, *};

    #[test]
    fn a_view_comes_back_as_it_was_kept() {
        let mut view = MapView::default();
        (view.whole, view.centre, view.radius) = (false, Vec2::new(12.5, -7.25), 31.0);
        assert_eq!(read(&text(&view)), Some(Opening::As { centre: view.centre, radius: 31.0 }));
        view.whole = true;
        assert_eq!(read(&text(&view)), Some(Opening::Whole));
        for damaged in ["", "1 2", "1 2 NaN", "inf 1 2", "1 2 3 4", "here"] {
            assert_eq!(read(damaged), None, "{damaged}");
        }
    }

    /// What is opened on lies clear of the small map and of What now; a briefing over the middle is put away.
    #[test]
    fn it_opens_beside_what_lies_over_the_map() {
        let mut view = MapView::default();
        (view.area, view.sheet) = (Rect::new(0.0, 44.0, 932.0, 720.0), Rect::new(-2.0, -56.0, 92.0, 2.0));
        let (small_map, what_now) =
            (Rect::new(690.0, 525.0, 920.0, 708.0), Rect::new(12.0, 54.0, 640.0, 104.0));
        view.covers = vec![what_now, Rect::new(300.0, 100.0, 700.0, 700.0), small_map];
        let middle = Vec2::new(40.0, -30.0);
        let places = (0..4_u8).map(|step| middle + Vec2::new(f32::from(step), -2.0 * f32::from(step)));
        for opening in [Opening::Places(places.collect()), Opening::Frame { middle, across: 14.0 }] {
            view.open(opening.clone());
            view.settle_opening();
            let at = view.to_screen(middle);
            let hex = Rect::from_center_size(at, Vec2::splat(2.0 * view.radius));
            let clear = [small_map, what_now].iter().all(|cover| hex.intersect(*cover).is_empty());
            assert!(clear && view.area.contains(at), "{opening:?}: {at}");
        }
    }

    /// Whatever is asked for, counters can be read, and what is shown lies on the sheet.
    #[test]
    fn it_opens_where_counters_can_be_read() {
        let sheet = Rect::new(0.0, -60.0, 90.0, 0.0);
        let area = Rect::new(0.0, 44.0, 900.0, 720.0);
        let mut view = MapView::default();
        (view.area, view.sheet) = (area, sheet);
        let corner = Vec2::new(80.0, -50.0);
        let mut places = vec![Vec2::new(3.0, -3.0)];
        places.extend((0..5_u8).map(|step| corner + Vec2::X * f32::from(step)));
        for opening in [
            Opening::Places(places),
            Opening::Frame { middle: corner, across: 80.0 },
            Opening::Frame { middle: corner, across: 4.0 },
            Opening::As { centre: corner, radius: 40.0 },
        ] {
            view.open(opening.clone());
            view.settle_opening();
            assert!(view.radius >= READABLE && !view.whole, "{opening:?}: {}", view.radius);
            assert!(view.seen().contains(corner), "{opening:?}: {:?}", view.seen());
        }
        view.open(Opening::Whole);
        view.settle_opening();
        assert!(view.whole);
    }
}
