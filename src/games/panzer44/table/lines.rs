//! Lines over the map: the arrows of plots, the path under the mouse, the line of sight with its blocks.

use super::{
    looking::looking,
    strokes::{called, lob, path, ring, round, shot, watch},
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::{
        planning::{GamePlan, PlannedWays, Pointing, Ways},
        rules::{
            Panzer44, Position, Rulebook, View,
            counter::Motion,
            kinds::Side,
            movement::Marches,
            phase::Phase,
            plot::{Draft, Plot, Task},
            position::Public,
        },
        scene::arriving::entries,
    },
    planning::Plan,
    scene::layout::{centre_of, height},
    table::{
        app::{
            inks::{Inks, ink},
            screen::Screen,
            sets::TableSet,
        },
        counters::{CardSize, waiting::boxes},
        drag::{Hand, cursor::Cursor},
        map::layers::for_all,
        marks::ribbon::{RibbonSpawner, Ribbons},
        session::{Session, is_on_table},
    },
};
use bevy::prelude::*;
use std::collections::BTreeSet;

/// The mesh of the lines that the players see.
#[derive(Component)]
struct Lines;

/// The mesh of the lines that viewers also see: the revealed fires.
#[derive(Component)]
struct OpenLines;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut spawner: RibbonSpawner| {
        spawner.spawn((OpenLines, for_all()), &Ribbons::default(), height::LINES + 0.4);
        spawner.spawn(Lines, &Ribbons::default(), height::LINES + 0.42);
    })
    .add_systems(
        Update,
        draw.after(TableSet::LayOut)
            .run_if(is_on_table::<Panzer44>.or_else(resource_changed::<Session<Panzer44>>)),
    );
}

/// The state for which the lines were last drawn.
type Drawn =
    (u64, Vec<UnitId>, Pointing, Draft, PlannedWays, Option<Hex>, Option<(UnitId, Hex)>, u32, Screen);

fn draw(
    (session, position): (Res<Session<Panzer44>>, Option<Res<Position>>),
    plan: Res<Plan<Panzer44>>,
    (cursor, hand): (Res<Cursor>, Res<Hand>),
    (size, inks, screen): (Res<CardSize>, Res<Inks>, Res<State<Screen>>),
    mut before: Local<Option<Drawn>>,
    mut lines: Query<(&mut Mesh2d, &mut Visibility), With<Lines>>,
    mut for_viewers: Query<(&mut Mesh2d, &mut Visibility), (With<OpenLines>, Without<Lines>)>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let GamePlan { pointing, draft, planned } = &plan.0;
    let carried = carried(&hand);
    let now: Drawn = (
        session.moves,
        session.selected.clone(),
        pointing.clone(),
        draft.clone(),
        planned.clone(),
        cursor.shown(),
        carried,
        size.radius.to_bits(),
        *screen.get(),
    );
    if before.as_ref() == Some(&now) && !inks.is_changed() {
        return;
    }
    *before = Some(now);
    let (mut ribbons, mut open) = (Ribbons::default(), Ribbons::default());
    let shown = matches!(screen.get(), Screen::Table | Screen::Replay);
    if let (Some(rulebook), Some(position), true) = (&session.rulebook, position, shown) {
        let public = &position.public;
        // In a replay no secrets are shown.
        let side = looking(&session, &position).filter(|_| *screen.get() == Screen::Table);
        let led = side.map(|side| planned.open(&View::new(rulebook, &position, side))).unwrap_or_default();
        let waiting = boxes::<Panzer44>(rulebook, &position, size.side);
        let waiting = waiting.into_iter().flat_map(|waiting| waiting.cards).collect();
        let chosen = &session.selected;
        let seen = Looking { side, rulebook, waiting, chosen, card: size.side, inks: &inks };
        plots([&mut ribbons, &mut open], public, (draft, &led), &seen);
        let sent = by_keys(public, &session.selected, cursor.shown());
        if let (Some((unit, over)), Some(side)) = (carried.or(sent.filter(|_| hand.held.is_none())), side) {
            let view = View::new(rulebook, &position, side);
            drag(&mut ribbons, &view, draft, (unit, over), &seen);
        }
    }
    for line in &mut lines {
        ribbons.put(&mut meshes, line);
    }
    for line in &mut for_viewers {
        open.put(&mut meshes, line);
    }
}

/// The dragged unit and its target, if there is no path to it; every game draws paths.
fn carried(hand: &Hand) -> Option<(UnitId, Hex)> {
    let (over, choice) = hand.carried_to()?;
    let goes = choice.is_some_and(|choice| !choice.path.is_empty());
    Some((*hand.held.as_ref()?.units.first()?, over)).filter(|_| !goes)
}

/// The unit that a key would send, and its target.
fn by_keys(public: &Public, selected: &[UnitId], cursor: Option<Hex>) -> Option<(UnitId, Hex)> {
    let sends = public.phase == Phase::Plot || public.phase.is_movement() || public.phase.is_set_up();
    let unit = selected.first().copied().filter(|_| sends)?;
    Some((unit, cursor?))
}

/// The viewer of the plots, and the settings for drawing them.
struct Looking<'a> {
    side: Option<Side>,
    rulebook: &'a Rulebook,
    /// The places of units that wait off the map.
    waiting: Vec<(UnitId, Vec2)>,
    /// The selected units, whose paths are emphasized.
    chosen: &'a [UnitId],
    /// The side of a card, in hex radii.
    card: f32,
    inks: &'a Inks,
}

/// Draws the orders that may be seen: its own draft while a side plots, later the revealed orders. Viewers also see
/// fire that is then open. The paths are only those of the viewing side.
fn plots([own, open]: [&mut Ribbons; 2], public: &Public, (draft, led): (&Draft, &Ways), seen: &Looking) {
    if public.phase == Phase::Plot {
        if let Some(side) = seen.side {
            fires(own, public, &draft.plot, side, seen);
            moves(own, public, &draft.plot, &draft.ways, seen);
        }
        return;
    }
    for (side, plot) in Side::BOTH.into_iter().zip(&public.shown) {
        fires(open, public, plot, side, seen);
        moves(own, public, plot, led, seen);
    }
}

/// Whether a unit in a hex fires at another hex, by the revealed plots.
fn fires_at(public: &Public, from: Hex, at: Hex) -> bool {
    let orders = || public.shown.iter().flat_map(|plot| &plot.orders);
    let stands = |unit: UnitId| public.find(unit).and_then(|counter| counter.hex());
    orders().any(|(unit, task)| *task == Task::Fire { target: at } && stands(*unit) == Some(from))
}

/// Draws the targets of fire, in the colours of the firing side, and the work of engineers.
fn fires(ribbons: &mut Ribbons, public: &Public, plot: &Plot, side: Side, seen: &Looking) {
    let (colours, card) = (of_side(side, seen.inks), seen.card);
    let lapsed = |phases| is_behind(public.phase, phases, seen.rulebook, side);
    let [no_shots, no_shells] = [FIRE, INDIRECT_FIRE].map(lapsed);
    let nobody_comes = is_behind(public.phase, MOVEMENT, seen.rulebook, side.enemy());
    for (unit, task) in &plot.orders {
        let Some(from) = public.find(*unit).and_then(|counter| counter.hex()) else { continue };
        match task {
            Task::Fire { .. } if no_shots => {}
            Task::Bombard { .. } if no_shells => {}
            Task::Watch { .. } if nobody_comes => {}
            Task::Fire { target } => {
                let aside = if fires_at(public, *target, from) { ASIDE } else { 0.0 };
                shot(ribbons, (from, *target, aside), card, colours);
            }
            Task::Watch { target, .. } => watch(ribbons, [from, *target], card, colours),
            Task::Bombard { target, .. } => lob(ribbons, [from, *target], card, colours),
            Task::Clear { hex } | Task::Blow { to: hex } => {
                ring(ribbons, *hex, round(card), ink(seen.inks.stop));
            }
            Task::Move | Task::Load { .. } | Task::Unload => {}
        }
    }
    if no_shells {
        return;
    }
    for target in plot.barrages.iter().map(|fire| fire.target).chain(plot.strikes.iter().copied()) {
        called(ribbons, target, card, colours);
    }
}

/// Draws the units that are to move, with their paths if they have been led.
fn moves(ribbons: &mut Ribbons, public: &Public, plot: &Plot, ways: &Ways, seen: &Looking) {
    for unit in &due(public, plot, seen.chosen) {
        let from = public.find(*unit).and_then(|counter| counter.hex());
        match (from, ways.get(unit).filter(|way| !way.is_empty())) {
            (from, Some(way)) => {
                let card = if from.is_some() { seen.card } else { 0.0 };
                let way: Vec<Hex> = from.into_iter().chain(way.iter().copied()).collect();
                let wide = if seen.chosen.contains(unit) { CHOSEN } else { 1.0 };
                path(ribbons, &way, (card, wide), ink(seen.inks.path));
            }
            // Without a path the unit is marked with a ring outside its card, also off the map.
            (Some(from), None) => goes(ribbons, centre_of(from), seen),
            (None, None) => {
                let waits = seen.waiting.iter().filter(|(other, _)| other == unit);
                waits.for_each(|(_, place)| framed(ribbons, *place, seen));
            }
        }
    }
    for hex in entered(seen.rulebook, public, plot, ways) {
        goes(ribbons, centre_of(hex), seen);
    }
}

/// The units still to move, in the drawing order of their paths. If several share a road, the path of the selected unit
/// is on top.
fn due(public: &Public, plot: &Plot, chosen: &[UnitId]) -> Vec<UnitId> {
    // A unit that has moved has no path left.
    let is_due = |(unit, task): &(&UnitId, &Task)| **task == Task::Move && !is_done(public, **unit);
    let mut due: Vec<UnitId> = plot.orders.iter().filter(is_due).map(|(unit, _)| *unit).collect();
    due.sort_by_key(|unit| chosen.contains(unit));
    due
}

/// The entry hexes of units that are to enter and have no path.
fn entered(rulebook: &Rulebook, public: &Public, plot: &Plot, ways: &Ways) -> BTreeSet<Hex> {
    let comes = |(unit, task): &(&UnitId, &Task)| {
        **task == Task::Move && !is_done(public, **unit) && ways.get(*unit).is_none_or(Vec::is_empty)
    };
    let units = plot.orders.iter().filter(comes).filter_map(|(unit, _)| public.find(*unit));
    units.flat_map(|counter| entries(rulebook, public, counter)).copied().collect()
}

/// Draws a frame around a card that is close to others, which a ring would cover.
fn framed(ribbons: &mut Ribbons, middle: Vec2, seen: &Looking) {
    let half = 0.52 * seen.card;
    let corner = |x: f32, y: f32| middle + half * Vec2::new(x, y);
    let frame =
        [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0), corner(-1.0, -1.0)];
    for (wide, colour) in [(0.10, Color::WHITE), (0.06, ink(seen.inks.path))] {
        // Each side reaches past its corner, which closes the frame.
        for side in frame.windows(2) {
            let on = (side[1] - side[0]).normalize_or_zero() * wide / 2.0;
            ribbons.line(&[side[0] - on, side[1] + on], wide, wide, colour);
        }
    }
}

/// Draws a ring around a card, outside it.
fn goes(ribbons: &mut Ribbons, middle: Vec2, seen: &Looking) {
    let radius = round(seen.card);
    ribbons.ring(middle, radius + 0.06, Color::WHITE);
    ribbons.ring(middle, radius, ink(seen.inks.path));
}

/// The phases of both sides, those of the First Player first.
const FIRE: [Phase; 2] = [Phase::FirstFire, Phase::SecondFire];
const MOVEMENT: [Phase; 2] = [Phase::FirstMovement, Phase::SecondMovement];
const INDIRECT_FIRE: [Phase; 2] = [Phase::FirstIndirect, Phase::SecondIndirect];

/// Whether the side's own phase of these two is over in this turn. Orders that it has not executed have lapsed.
fn is_behind(phase: Phase, phases: [Phase; 2], rulebook: &Rulebook, side: Side) -> bool {
    let own = phases.into_iter().find(|of| of.side(&rulebook.scenario) == Some(side));
    own.is_some_and(|own| phase > own)
}

/// Whether a unit has executed its order of this movement phase.
fn is_done(public: &Public, unit: UnitId) -> bool {
    public.find(unit).is_some_and(|counter| counter.condition.motion == Motion::Done)
}

/// The factor for the width of a selected unit's path.
const CHOSEN: f32 = 1.5;
/// The distance to the right of two arrows that point at each other, in hex radii.
const ASIDE: f32 = 0.24;

/// The colour of a side's fire, and of its rim.
fn of_side(side: Side, inks: &Inks) -> [Color; 2] {
    inks.fire(side.into()).map(ink)
}

/// Draws the meaning of a drag from a unit to a hex.
fn drag(ribbons: &mut Ribbons, view: &View, draft: &Draft, (unit, over): (UnitId, Hex), seen: &Looking) {
    let (inks, card) = (seen.inks, seen.card);
    let (rulebook, public) = (view.rulebook.as_ref(), view.public);
    let Some(counter) = public.find(unit).filter(|counter| counter.side == view.side) else { return };
    let Some(from) = counter.hex().filter(|from| *from != over) else { return };
    let goes = |ribbons: &mut Ribbons| {
        let mut way = vec![from];
        way.extend(Marches::new(rulebook, public, counter).path(over));
        if way.len() > 1 {
            path(ribbons, &way, (card, 1.0), ink(inks.path));
        }
    };
    let colours = of_side(view.side, inks);
    match public.phase {
        Phase::Plot => match draft.meant(view, unit, over) {
            Some(Task::Move) => goes(ribbons),
            Some(Task::Watch { target, .. }) => watch(ribbons, [from, target], card, colours),
            Some(Task::Bombard { target, .. }) => lob(ribbons, [from, target], card, colours),
            _ => shot(ribbons, (from, over, 0.0), card, colours),
        },
        phase if phase.is_movement() => goes(ribbons),
        phase if phase.is_set_up() => path(ribbons, &[from, over], (card, 1.0), ink(inks.path)),
        _ => shot(ribbons, (from, over, 0.0), card, colours),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::panzer44::rules::{counter::Place, set_up};
    use std::sync::Arc;

    /// A fire that was not executed is drawn only until its side's own phase of it ends.
    #[test]
    fn what_has_lapsed_is_not_drawn_any_more() {
        let rulebook = Rulebook::load("vauclair").unwrap();
        let first = rulebook.scenario.first_player;
        let behind = |phase, of, side| is_behind(phase, of, &rulebook, side);
        assert!(!behind(Phase::FirstIndirect, INDIRECT_FIRE, first));
        assert!(behind(Phase::SecondIndirect, INDIRECT_FIRE, first));
        assert!(!behind(Phase::SecondIndirect, INDIRECT_FIRE, first.enemy()));
        assert!(!behind(Phase::FirstMovement, INDIRECT_FIRE, first), "it is still to come");
        assert!(!behind(Phase::Plot, FIRE, first));
        assert!(behind(Phase::SecondFire, FIRE, first));
        assert!(behind(Phase::FirstMovement, FIRE, first.enemy()));
    }

    /// A unit that is to enter and has no path marks its possible entry hexes, once for all units that enter there.
    #[test]
    fn who_is_to_enter_marks_where() {
        let rulebook = Arc::new(Rulebook::load("vauclair").unwrap());
        let mut public = set_up::start(&rulebook, 1).public;
        (public.turn, public.phase) = (1, Phase::Plot);
        let due = |counter: &&crate::games::panzer44::rules::counter::Counter| {
            counter.side == Side::Allied && matches!(counter.place, Place::Due(_))
        };
        let units: Vec<UnitId> = public.counters.iter().filter(due).map(|counter| counter.id).collect();
        let orders = units.iter().map(|unit| (*unit, Task::Move)).collect();
        let plot = Plot { orders, ..Plot::default() };
        let marked = entered(&rulebook, &public, &plot, &Ways::new());
        let entry = entries(&rulebook, &public, public.find(units[0]).unwrap());
        assert!(!marked.is_empty() && entry.iter().all(|hex| marked.contains(hex)), "{marked:?}");
        let led: Ways = units.iter().map(|unit| (*unit, vec![entry[0]])).collect();
        assert!(entered(&rulebook, &public, &plot, &led).is_empty(), "their ways are drawn");
        assert!(entered(&rulebook, &public, &Plot::default(), &Ways::new()).is_empty());
    }

    /// The path of the selected unit is not hidden by other paths.
    #[test]
    fn the_way_of_who_is_chosen_lies_over_the_others() {
        let rulebook = Arc::new(Rulebook::load("vauclair").unwrap());
        let public = set_up::start(&rulebook, 1).public;
        let units: Vec<UnitId> = public.counters.iter().take(3).map(|counter| counter.id).collect();
        let orders = units.iter().map(|unit| (*unit, Task::Move)).collect();
        let plot = Plot { orders, ..Plot::default() };
        let last = |chosen: &[UnitId]| due(&public, &plot, chosen).last().copied();
        assert!(units.iter().all(|unit| last(&[*unit]) == Some(*unit)));
        assert_eq!(due(&public, &plot, &[]).len(), 3);
    }
}
