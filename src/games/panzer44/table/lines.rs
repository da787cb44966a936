//! Lines over the map: the arrows of plots, the way under the mouse, the line of sight with what blocks it.

use super::{PlannedWays, Ways, people::looking, pointing::Pointing};
use crate::table::{
    counters::{CardSize, LayOut},
    cursor::Cursor,
    hand::Hand,
    host::HoveredHex,
    inks::{Inks, ink},
    layout::{centre_of, height},
    lines::curved,
    ribbon::{RibbonSpawner, Ribbons},
    screen::Screen,
    session::Session,
};
use crate::{
    engine::{
        board::{Hex, line_of_sight::Feature},
        counters::Word,
    },
    games::panzer44::{
        panels::Clicks,
        rules::{
            Panzer44, Position, Rulebook, View,
            counter::Motion,
            kinds::Side,
            movement::Marches,
            phase::Phase,
            plot::{Draft, Plot, Task},
            position::Public,
        },
    },
};
use bevy::prelude::*;

/// Radius of a ring about a card, in sides of the card: beyond its corners.
const ROUND: f32 = 0.74;

/// The mesh of all these lines.
#[derive(Component)]
struct Lines;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut spawner: RibbonSpawner| {
        spawner.spawn(Lines, &Ribbons::default(), height::LINES + 0.5);
    })
    .add_systems(Update, draw.after(LayOut));
}

/// What the lines were drawn for last.
type Drawn = (u64, Vec<Word>, Pointing, Draft, PlannedWays, Option<Hex>, Option<(Word, Hex)>, u32, Screen);

fn draw(
    (session, position): (Res<Session<Panzer44>>, Option<Res<Position>>),
    (pointing, draft, planned): (Res<Pointing>, Res<Draft>, Res<PlannedWays>),
    (cursor, hand): (Res<Cursor>, Res<Hand>),
    hovered: Option<Res<HoveredHex>>,
    (size, inks, screen): (Res<CardSize>, Res<Inks>, Res<State<Screen>>),
    mut before: Local<Option<Drawn>>,
    mut lines: Query<(&mut Mesh2d, &mut Visibility), With<Lines>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let asks_sight = pointing.clicks == Clicks::Sight;
    let hovered = hovered.and_then(|hovered| hovered.0).filter(|_| asks_sight);
    let carried = carried(&hand);
    let now: Drawn = (
        session.moves,
        session.selected.clone(),
        pointing.clone(),
        draft.clone(),
        planned.clone(),
        hovered.or(cursor.shown()),
        carried,
        size.radius.to_bits(),
        *screen.get(),
    );
    if before.as_ref() == Some(&now) && !inks.is_changed() {
        return;
    }
    *before = Some(now);
    let mut ribbons = Ribbons::default();
    let shown = matches!(screen.get(), Screen::Table | Screen::Replay);
    if let (Some(rulebook), Some(position), true) = (&session.rulebook, position, shown) {
        let public = &position.public;
        // In a replay nobody's secrets are shown.
        let side = looking(&session, &position).filter(|_| *screen.get() == Screen::Table);
        let led = side.map(|side| planned.open(&View::new(rulebook, &position, side))).unwrap_or_default();
        plots(&mut ribbons, public, (&draft, &led), side.is_some(), (size.side, &inks));
        let sent = by_keys(public, &session.selected, cursor.shown());
        if let (Some((unit, over)), Some(side)) = (carried.or(sent.filter(|_| hand.held.is_none())), side) {
            let view = View::new(rulebook, &position, side);
            drag(&mut ribbons, &view, &draft, unit, over, &inks);
        }
        if asks_sight && let Some((from, to)) = pointing.sight {
            let to = to.or(hovered);
            line_of_sight(&mut ribbons, rulebook, public, from, to, &inks);
        }
    }
    for line in &mut lines {
        ribbons.put(&mut meshes, line);
    }
}

/// The unit in the hand and where to, if no way leads there: ways are drawn for every game.
fn carried(hand: &Hand) -> Option<(Word, Hex)> {
    let (over, choice) = hand.carried_to()?;
    let goes = choice.is_some_and(|choice| !choice.path.is_empty());
    Some((*hand.held.as_ref()?.units.first()?, over)).filter(|_| !goes)
}

/// The unit that a key would send, and where to.
fn by_keys(public: &Public, selected: &[Word], cursor: Option<Hex>) -> Option<(Word, Hex)> {
    let sends = public.phase == Phase::Plot || public.phase.is_movement() || public.phase.is_set_up();
    let unit = selected.first().copied().filter(|_| sends)?;
    Some((unit, cursor?))
}

/// The orders that may be seen: while a side plots its own draft, later what has been shown.
fn plots(
    ribbons: &mut Ribbons,
    public: &Public,
    (draft, led): (&Draft, &Ways),
    looked: bool,
    (card, inks): (f32, &Inks),
) {
    if public.phase == Phase::Plot {
        if looked {
            of_plot(ribbons, public, &draft.plot, &draft.ways, (card, inks));
        }
        return;
    }
    for plot in &public.shown {
        of_plot(ribbons, public, plot, led, (card, inks));
    }
}

/// Whether somebody in a hex fires at another, by the plots that have been shown.
fn fires_at(public: &Public, from: Hex, at: Hex) -> bool {
    let orders = || public.shown.iter().flat_map(|plot| &plot.orders);
    let stands = |unit: Word| public.find(unit).and_then(|counter| counter.hex());
    orders().any(|(unit, task)| *task == Task::Fire { target: at } && stands(*unit) == Some(from))
}

fn of_plot(ribbons: &mut Ribbons, public: &Public, plot: &Plot, ways: &Ways, (card, inks): (f32, &Inks)) {
    for (unit, task) in &plot.orders {
        let Some(from) = public.find(*unit).and_then(|counter| counter.hex()) else {
            if let Some(way) = ways.get(unit) {
                path(ribbons, way, ink(inks.path));
            }
            continue;
        };
        match task {
            Task::Fire { .. } if is_past_fire(public.phase) => {}
            Task::Fire { target } => {
                let Some(firer) = public.find(*unit) else { continue };
                let aside = if fires_at(public, *target, from) { ASIDE } else { 0.0 };
                shot(ribbons, (from, *target, aside), of_side(firer.side, inks));
            }
            Task::Watch { target, .. } => watch(ribbons, from, *target, inks),
            Task::Bombard { target, .. } => lob(ribbons, from, *target, inks),
            // Who has moved has no way before him any more.
            Task::Move if is_done(public, *unit) => {}
            Task::Move => match ways.get(unit).filter(|way| !way.is_empty()) {
                Some(way) => {
                    let way: Vec<Hex> = [from].into_iter().chain(way.iter().copied()).collect();
                    path(ribbons, &way, ink(inks.path));
                }
                // Where to is open: who goes is marked, outside of his card.
                None => {
                    let radius = card * ROUND;
                    ring(ribbons, from, radius.max(0.72) + 0.06, Color::WHITE);
                    ring(ribbons, from, radius.max(0.72), ink(inks.path));
                }
            },
            Task::Clear { hex } | Task::Blow { to: hex } => ring(ribbons, *hex, 0.5, ink(inks.stop)),
            Task::Load { .. } | Task::Unload => {}
        }
    }
    for target in plot.barrages.iter().map(|fire| fire.target).chain(plot.strikes.iter().copied()) {
        ring(ribbons, target, 0.72, ink(inks.attack_dark));
        ring(ribbons, target, 0.62, ink(inks.attack));
    }
}

/// Whether direct fire lies behind in the turn.
fn is_past_fire(phase: Phase) -> bool {
    !matches!(phase, Phase::Plot | Phase::Panic) && !phase.is_fire()
}

/// Whether a unit has carried out its order of this movement phase.
fn is_done(public: &Public, unit: Word) -> bool {
    public.find(unit).is_some_and(|counter| counter.condition.motion == Motion::Done)
}

/// How far to their right two arrows lie that point at each other, in hex radii.
const ASIDE: f32 = 0.24;

/// The colour of a side's fire, and of the rim about it.
fn of_side(side: Side, inks: &Inks) -> [Color; 2] {
    inks.fire(side.into()).map(ink)
}

/// An arrow from a unit to the hex that it fires at, so far to the right of the straight line.
fn shot(ribbons: &mut Ribbons, (from, to, aside): (Hex, Hex, f32), [colour, dark]: [Color; 2]) {
    let way = (centre_of(to) - centre_of(from)).normalize_or_zero();
    let [start, end] = [from, to].map(|hex| centre_of(hex) - way.perp() * aside);
    let (tail, neck, tip) = (start + way * 0.62, end - way * 0.86, end - way * 0.46);
    if tail.distance(tip) > 0.2 {
        ribbons.line(&[tail, neck], 0.16, 0.23, dark);
        ribbons.arrow_head(neck - way * 0.06, tip + way * 0.09, 0.58, dark);
        ribbons.line(&[tail, neck], 0.09, 0.15, colour);
        ribbons.arrow_head(neck, tip, 0.40, colour);
    }
}

/// Dashes to the hex that a unit watches.
fn watch(ribbons: &mut Ribbons, from: Hex, to: Hex, inks: &Inks) {
    let (start, end) = (centre_of(from), centre_of(to));
    let way = (end - start).normalize_or_zero();
    ribbons.dashes(&[start + way * 0.6, end - way * 0.5], 0.16, 0.28, 0.16, ink(inks.supply_dark));
    ribbons.dashes(&[start + way * 0.6, end - way * 0.5], 0.09, 0.28, 0.16, ink(inks.supply));
    ring(ribbons, to, 0.5, ink(inks.supply_dark));
    ring(ribbons, to, 0.44, ink(inks.supply));
}

/// A curve over the ground to the hex that is bombarded.
fn lob(ribbons: &mut Ribbons, from: Hex, to: Hex, inks: &Inks) {
    let (start, end) = (centre_of(from), centre_of(to));
    let aside = (end - start).perp().normalize_or_zero() * (0.16 * start.distance(end)).min(2.0);
    let places = curved(&[start, (start + end) / 2.0 + aside, end]);
    ribbons.dashes(&places, 0.15, 0.34, 0.12, ink(inks.attack_dark));
    ribbons.dashes(&places, 0.08, 0.34, 0.12, ink(inks.attack));
    ring(ribbons, to, 0.5, ink(inks.attack));
}

fn ring(ribbons: &mut Ribbons, hex: Hex, radius: f32, colour: Color) {
    let middle = centre_of(hex);
    let places: Vec<Vec2> = (0..=32)
        .map(|part| middle + radius * Vec2::from_angle(std::f32::consts::TAU * part as f32 / 32.0))
        .collect();
    ribbons.line(&places, 0.06, 0.06, colour);
}

/// A way through these hexes, the first the start.
fn path(ribbons: &mut Ribbons, hexes: &[Hex], colour: Color) {
    let places: Vec<Vec2> = hexes.iter().map(|hex| centre_of(*hex)).collect();
    let Some((end, before)) = places.split_last() else { return };
    let Some(last) = before.last() else { return };
    let way = (*end - *last).normalize_or_zero();
    let (neck, tip) = (*end - way * 0.40, *end - way * 0.04);
    let mut shaft = before.to_vec();
    shaft.push(neck);
    let shaft = curved(&shaft);
    ribbons.line(&shaft, 0.22, 0.27, Color::WHITE);
    ribbons.arrow_head(neck - way * 0.05, tip + way * 0.09, 0.54, Color::WHITE);
    ribbons.line(&shaft, 0.12, 0.16, colour);
    ribbons.arrow_head(neck, tip, 0.40, colour);
}

/// What a drag from a unit to a hex would mean.
fn drag(ribbons: &mut Ribbons, view: &View, draft: &Draft, unit: Word, over: Hex, inks: &Inks) {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public);
    let Some(counter) = public.find(unit).filter(|counter| counter.side == view.side) else { return };
    let Some(from) = counter.hex().filter(|from| *from != over) else { return };
    let goes = |ribbons: &mut Ribbons| {
        let mut way = vec![from];
        way.extend(Marches::new(rulebook, public, counter).path(over));
        if way.len() > 1 {
            path(ribbons, &way, ink(inks.path));
        }
    };
    match public.phase {
        Phase::Plot => match draft.meant(view, unit, over) {
            Some(Task::Move) => goes(ribbons),
            Some(Task::Watch { target, .. }) => watch(ribbons, from, target, inks),
            Some(Task::Bombard { target, .. }) => lob(ribbons, from, target, inks),
            _ => shot(ribbons, (from, over, 0.0), of_side(view.side, inks)),
        },
        phase if phase.is_movement() => goes(ribbons),
        phase if phase.is_set_up() => path(ribbons, &[from, over], ink(inks.path)),
        _ => shot(ribbons, (from, over, 0.0), of_side(view.side, inks)),
    }
}

/// The line of sight: bright as far as it is open, dark behind the first place that blocks it.
fn line_of_sight(
    ribbons: &mut Ribbons,
    rulebook: &Rulebook,
    public: &Public,
    from: Hex,
    to: Option<Hex>,
    inks: &Inks,
) {
    ring(ribbons, from, 0.5, ink(inks.accent_dark));
    ring(ribbons, from, 0.44, ink(inks.accent));
    let Some(to) = to.filter(|to| *to != from) else { return };
    let (start, end) = (centre_of(from), centre_of(to));
    let blocks = rulebook.ground().blocks(from, to);
    let clear = blocks.is_empty() && rulebook.sees(public.turn, from, to);
    let (open, shut) = (ink(inks.advance), ink(inks.no_supply));
    let stopped = blocks.first().map(|block| {
        let place = middle_of(block);
        let way = (end - start).normalize_or_zero();
        start + way * (place - start).dot(way)
    });
    let until = stopped.unwrap_or(if clear { end } else { start });
    ribbons.line(&[start, end], 0.17, 0.17, Color::WHITE);
    ribbons.line(&[start, end], 0.09, 0.09, shut);
    ribbons.line(&[start, until], 0.09, 0.09, open);
    for feature in blocks.iter().flatten() {
        match feature {
            Feature::Hex(hex) => {
                ring(ribbons, *hex, 0.80, Color::WHITE);
                ring(ribbons, *hex, 0.74, shut);
            }
            Feature::Side(a, b) => {
                let (one, other) = (centre_of(*a), centre_of(*b));
                let (middle, along) = ((one + other) / 2.0, (other - one).perp().normalize_or_zero() * 0.5);
                ribbons.line(&[middle - along, middle + along], 0.26, 0.26, Color::WHITE);
                ribbons.line(&[middle - along, middle + along], 0.16, 0.16, shut);
            }
            Feature::OffMap => {}
        }
    }
    ribbons.disc(end, 0.20, Color::WHITE);
    ribbons.disc(end, 0.13, if clear { open } else { shut });
}

/// The middle of what blocks at a place.
fn middle_of(block: &[Feature]) -> Vec2 {
    let places: Vec<Vec2> = block
        .iter()
        .filter_map(|feature| match feature {
            Feature::Hex(hex) => Some(centre_of(*hex)),
            Feature::Side(a, b) => Some((centre_of(*a) + centre_of(*b)) / 2.0),
            Feature::OffMap => None,
        })
        .collect();
    places.iter().sum::<Vec2>() / places.len().max(1) as f32
}
