//! The opening view of a game on the table: the last view of the game; otherwise the player's own troops; otherwise the
//! scenario's view; otherwise where the sides are close to each other. A small file beside the game saves the view for
//! the next time.

use super::view::{MapView, Opening};
use crate::{
    engine::{
        board::Hex,
        data,
        orders::{InPlay, Position},
    },
    planning::{GameContext, Plan},
    scene::{has_scene::held, layout::centre_of},
    table::{
        app::{
            screen::Screen,
            sets::{GameSet, TableSet},
        },
        counters::waiting,
        files,
        session::{Session, is_human},
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::{
    path::{Path, PathBuf},
    time::Duration,
};

/// Distance in hex radii within which enemies are close to each other: two hexes.
const CLOSE: f32 = 3.6;
/// The most bytes of a saved view.
const LONGEST: u64 = 200;
/// The time for which the view must rest before it is saved.
const REST: Duration = Duration::from_secs(1);

/// Opens the view on the new game on the table.
pub(crate) fn on_new_game<G: OnTable>(world: &mut World) {
    let own = || on_own_troops::<G>(world);
    let opening = own().or_else(|| framed::<G>(world)).unwrap_or_else(|| on_fight::<G>(world));
    open(world, opening, MapView::open_somewhere);
    set_stage::<G>(world);
}

/// Returns the places of the units of the person who is to act, or of the only person; none while only computers play,
/// and before any unit is on the map.
fn on_own_troops<G: OnTable>(world: &World) -> Option<Opening> {
    let position = world.get_resource::<Position<G>>()?;
    let side = world.resource::<Session<G>>().looking(position)?;
    let own = G::counters(&position.public).iter().filter(|counter| counter.side() == side);
    let places: Vec<Vec2> = own.filter_map(|counter| Some(centre_of(counter.hex()?))).collect();
    (!places.is_empty()).then_some(Opening::Places(places))
}

/// Returns the part of the map that the scenario names.
fn framed<G: OnTable>(world: &World) -> Option<Opening> {
    let rulebook = world.resource::<Session<G>>().rulebook.as_ref()?;
    let picture = G::about(rulebook).staging.picture.as_ref();
    picture.and_then(|frame| {
        let hex: Hex = frame.hex.parse().ok()?;
        Some(Opening::Frame { middle: centre_of(hex), across: 1.5 * f32::from(frame.across) })
    })
}

/// Sets the viewers' view before the first combat: where the public units of both sides meet, otherwise the scenario's.
/// It never depends on the player's view.
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

/// Opens the view on the game on the table that was opened from this file.
pub(crate) fn on_old_game<G: OnTable>(world: &mut World, file: &Path) {
    match kept(file) {
        Some(opening) => open(world, opening, MapView::open),
        None => {
            let opening = on_own_troops::<G>(world).unwrap_or_else(|| on_fight::<G>(world));
            open(world, opening, MapView::open_somewhere);
        }
    }
    set_stage::<G>(world);
}

fn open(world: &mut World, opening: Opening, how: fn(&mut MapView, Opening)) {
    if let Some(mut view) = world.get_resource_mut::<MapView>() {
        how(&mut view, opening);
    }
}

/// Returns the places where the sides are close to each other, or all units; without units, the scenario's view.
fn on_fight<G: OnTable>(world: &World) -> Opening {
    let Some(position) = world.get_resource::<Position<G>>() else { return Opening::Whole };
    let held: Vec<_> =
        held::<G>(&position.public).into_iter().map(|(hex, flag)| (centre_of(hex), flag)).collect();
    let mut places = meeting(&held);
    if places.is_empty() {
        places = held.iter().map(|(place, _)| *place).collect();
    }
    match places.is_empty() {
        true => framed::<G>(world).unwrap_or(Opening::Whole),
        false => Opening::Places(places),
    }
}

/// Returns the hexes where the first units to set up can go, or to enter if the side has none on the map. In a game that
/// shows waiting units beside the map, it also returns the places where they wait.
fn begins_at<G: OnTable>(now: GameContext<G>, plan: &G::Plan) -> Option<[Vec<Vec2>; 2]> {
    let (rulebook, public) = (now.rulebook, &now.position.public);
    let side = G::acting(rulebook, public);
    let is_there = |counter: &G::Counter| counter.side() == side && counter.hex().is_some();
    if !G::sets_up(rulebook, public) && G::counters(public).iter().any(is_there) {
        return None;
    }
    let offered = |unit| (unit, G::offers(now, plan, &[unit], &[]).places);
    let (unit, places) = G::waiting(now).into_iter().map(offered).find(|(_, places)| !places.is_empty())?;
    let waiting = waiting::beside::<G>(rulebook, now.position, unit);
    Some([places.into_keys().map(centre_of).collect(), waiting])
}

/// Turns the view of a player who must set up, or whose first units enter, to the possible hexes, unless the player has
/// chosen a view.
fn turn_to_set_up<G: OnTable>(
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    (plan, screen): (Res<Plan<G>>, Res<State<Screen>>),
    mut view: ResMut<MapView>,
) {
    let Some(now) = session.context(position.as_deref()).filter(|_| view.is_unchosen()) else {
        return;
    };
    let is_asked = is_human(&session.seats, G::acting(now.rulebook, &now.position.public));
    if *screen.get() != Screen::Table || !is_asked || session.lesson.is_some() {
        return;
    }
    if let Some([places, waiting]) = begins_at::<G>(now, &plan.0) {
        view.turn_to(places, &waiting);
    }
}

/// Returns the places of units that are close to an enemy unit.
fn meeting<S: PartialEq>(standing: &[(Vec2, S)]) -> Vec<Vec2> {
    let meets = |(place, side): &&(Vec2, S)| {
        standing.iter().any(|(other, whose)| whose != side && place.distance(*other) < CLOSE)
    };
    standing.iter().filter(meets).map(|(place, _)| *place).collect()
}

fn beside(game: &Path) -> PathBuf {
    game.with_extension("view")
}

/// Returns the saved view of a game; none if there is none, or if its file is damaged.
fn kept(game: &Path) -> Option<Opening> {
    let bytes = data::read_bytes(&beside(game), LONGEST).ok()?;
    read(&data::text_of(&bytes).ok()?)
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

/// A view to save.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Kept {
    file: PathBuf,
    text: String,
}

/// Saves the view beside the current game, once it has rested for a while.
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
    // The frame does not wait for the disk. Without the file the view opens on the battle the next time.
    let write = move || files::write_light(&now.file, &now.text).unwrap_or_else(|why| debug!("{why}"));
    if let Err(why) = std::thread::Builder::new().name("view".to_owned()).spawn(write) {
        debug!("the view is not saved: {why}");
    }
}

/// Adds saving the view of a game, and turning it to where a player begins.
pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(
        Update,
        (keep::<G>, turn_to_set_up::<G>.after(TableSet::MoveView)).in_set(GameSet::Show(G::ID)),
    );
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

    /// The subject of the opening view is clear of the small map and of What now; a briefing over the middle is
    /// dismissed.
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

    /// A player who must set up sees the possible hexes, if the view was not chosen. A player who sees them already, or
    /// has moved the view, keeps it. Before viewers the whole map gives way to the game's opening view.
    #[test]
    fn it_turns_to_where_somebody_is_to_set_up() {
        let at = |x: f32| (0..6_u8).map(|step| Vec2::new(x, -20.0 - f32::from(step))).collect::<Vec<_>>();
        let fresh = || {
            let mut view = MapView::default();
            (view.area, view.sheet) = (Rect::new(0.0, 44.0, 932.0, 720.0), Rect::new(-2.0, -56.0, 92.0, 2.0));
            view.open_somewhere(Opening::Frame { middle: Vec2::new(60.0, -22.0), across: 14.0 });
            view.settle_opening();
            view
        };
        let turned = |mut view: MapView, places: Vec<Vec2>| {
            let before = view.stand();
            view.turn_to(places.clone(), &[]);
            view.settle_opening();
            view.arrive();
            assert!(before == view.stand() || places.iter().all(|place| view.is_well_seen(*place)));
            before != view.stand()
        };
        assert!(turned(fresh(), at(3.0)) && !turned(fresh(), at(60.0)));
        let mut kept = fresh();
        kept.open(Opening::As { centre: Vec2::new(60.0, -22.0), radius: 40.0 });
        kept.settle_opening();
        assert!(!turned(kept, at(3.0)), "it was left there");
        let mut moved = fresh();
        moved.pan(Vec2::new(5.0, 0.0));
        assert!(!turned(moved, at(3.0)));
        let mut led = fresh();
        led.keep_own();
        led.lead_back();
        led.arrive();
        led.lead(&at(80.0), false, false);
        led.turn_to(at(3.0), &[]);
        led.lead_back();
        led.arrive();
        assert!(at(3.0).iter().all(|place| led.is_well_seen(*place)), "it comes back there");
        // Units that wait beside the map are visible together with the places nearest to them, though others are in
        // view already.
        let (wide, waits) = ([at(60.0), at(86.0)].concat(), at(91.0));
        let mut beside = fresh();
        beside.turn_to(wide, &waits);
        beside.settle_opening();
        beside.arrive();
        assert!([at(86.0), waits].concat().iter().all(|place| beside.is_well_seen(*place)));
        let mut whole = fresh();
        whole.stage = Some(Opening::Places(at(30.0)));
        whole.frame_stage();
        assert!(whole.is_still(), "its player has chosen what he shows");
        whole.show_whole(true);
        whole.frame_stage();
        whole.arrive();
        assert!(whole.radius >= READABLE && at(30.0).iter().all(|place| whole.is_well_seen(*place)));
    }

    /// For any request, counters are legible, and the view is on the sheet.
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
