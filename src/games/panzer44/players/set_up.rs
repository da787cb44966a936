//! Set-up. Units hold victory hexes and cover the paths to them. Positions are over the units that need them, mines
//! where the enemy loses most time by them.

use super::{
    estimate::Estimate,
    gates::gates,
    manual,
    ways::{FAR, Ground},
};
use crate::{
    engine::board::{Hex, HexMap, Terrain},
    games::panzer44::rules::{
        counter::Counter,
        kinds::{Class, Mines},
        order::{Order, legal},
        set_up::waiting,
    },
    play::players::{ChosenOrder, SetUpVariant, Situation, Spot, near_best},
};

/// The number of hexes that are examined closely for mines.
const CLOSELY: usize = 12;
/// The least weight of the leaning of a variant: about that of two friends in the hex.
const LEANING: f64 = 0.3;
/// The most that a variant gives up with the hex of a unit: as much as two friends in the hex cost. Without a limit the
/// variants cost the Germans of `vauclair` seven points a game.
const UNIT_MARGIN: f64 = 0.3;
/// The same for a minefield: as much as it gains if a unit watches it.
const MINES_MARGIN: f64 = WATCHED;
/// The value of a minefield that a unit watches, in half points of the enemy's path.
const WATCHED: f64 = 2.0;

/// The expected paths of the enemy.
struct Approach {
    /// The weight of each hex, from 0 to 1.
    weight: HexMap<f64>,
    /// The shortest path of the enemy, in half points.
    shortest: u16,
    /// The hexes from which the enemy comes.
    starts: Vec<Hex>,
}

/// Returns the next order of a set-up phase.
pub(super) fn order(estimate: &Estimate, variant: SetUpVariant) -> ChosenOrder<Order> {
    let approach = Approach::new(estimate, &Ground::new(estimate.rulebook, estimate.public));
    let order = match next_unit(estimate, variant) {
        Some(counter) => deploy(estimate, (&approach, variant), counter),
        None => lay_mines(estimate, &approach, variant).or_else(|| dig(estimate)),
    };
    order.unwrap_or_else(|| ChosenOrder::because(Order::EndPhase, "all units are set up"))
}

/// The unit that chooses its hex next. In a variant the units choose in another order: first those that gain most by a
/// place, which vehicles could carry, and last the trucks, which wait behind the guns.
fn next_unit<'a>(estimate: &Estimate<'a>, variant: SetUpVariant) -> Option<&'a Counter> {
    let mut units = waiting(estimate.public, estimate.side);
    if variant.is_usual() {
        return units.next();
    }
    units.min_by_key(|counter| {
        let kind = estimate.rulebook.kind(counter);
        let rank = match (kind.can_be_carried(), kind.gun) {
            (true, _) => 0,
            (false, Some(_)) => 1,
            (false, None) => 2,
        };
        (rank, variant.turn_of(counter.id))
    })
}

impl Approach {
    fn new(estimate: &Estimate, ground: &Ground) -> Self {
        let board = &estimate.rulebook.board;
        let mut weight = HexMap::filled(board.room(), 0.0);
        let starts = starts(estimate);
        let Some((inwards, onwards)) = fields(estimate, ground) else {
            return Self { weight, shortest: FAR, starts };
        };
        let way = |hex: Hex| inwards[hex].saturating_add(onwards[hex]);
        let shortest = board.hexes().map(way).min().unwrap_or(FAR);
        for hex in board.hexes() {
            weight[hex] = (-f64::from(way(hex) - shortest) / 6.0).exp();
        }
        Self { weight, shortest, starts }
    }
}

/// The hexes of the enemy, and those in which it enters.
fn starts(estimate: &Estimate) -> Vec<Hex> {
    let enemy = estimate.side.enemy();
    let arrivals = &estimate.rulebook.scenario.force(enemy).arrivals;
    let entries = arrivals.iter().flat_map(|arrival| arrival.entry.iter().copied());
    estimate.public.on_map(enemy).map(|(_, hex)| hex).chain(entries).collect()
}

/// The distances for enemy armour from its entry to each hex, and from there to its goals.
fn fields(estimate: &Estimate, ground: &Ground) -> Option<(HexMap<u16>, HexMap<u16>)> {
    let (rulebook, public, enemy) = (estimate.rulebook, estimate.public, estimate.side.enemy());
    let starts = starts(estimate);
    let exits = rulebook.scenario.exits.iter().filter(|exit| exit.side == enemy);
    let mut wanted: Vec<Hex> = exits.flat_map(|exit| exit.hexes.clone()).collect();
    if wanted.is_empty() {
        wanted.extend(estimate.aims.iter().filter(|aim| aim.keep > 0.0).map(|aim| aim.hex));
    }
    let drives = |counter: &&Counter| counter.side == enemy && rulebook.kind(counter).moves.is_vehicle();
    let walker = public.counters.iter().find(drives)?;
    let is_known = !starts.is_empty() && !wanted.is_empty();
    is_known.then(|| (ground.from(&starts, walker), ground.to(&wanted, walker)))
}

/// The best hex for a waiting unit.
fn deploy(
    estimate: &Estimate,
    (approach, variant): (&Approach, SetUpVariant),
    counter: &Counter,
) -> Option<ChosenOrder<Order>> {
    let mut hexes = legal::deployments(estimate.rulebook, estimate.public, counter.id);
    let in_front = |hex: &Hex| manual::is_in_front(estimate, counter, &approach.starts, *hex);
    if !hexes.iter().all(in_front) {
        hexes.retain(|hex| !in_front(hex));
    }
    let fields: Vec<f64> = hexes.iter().map(|hex| field(estimate, approach, counter, *hex)).collect();
    let most = fields.iter().copied().fold(0.001, f64::max);
    let spots = hexes.iter().zip(fields);
    let spots = spots
        .map(|(hex, field)| Spot { hex: *hex, value: worth_of(estimate, counter, *hex, field / most) })
        .collect();
    let left = waiting(estimate.public, estimate.side).count();
    let hex = choose(estimate, approach, variant, (near_best(spots, UNIT_MARGIN), left))?;
    let holds = estimate.aims.iter().any(|aim| aim.hex == hex);
    let is_armed = estimate.rulebook.kind(counter).gun.is_some();
    let reason = match (holds, is_armed) {
        (true, _) => "it holds a victory hex",
        (false, true) => "it covers the enemy’s routes",
        (false, false) => "it waits behind the guns",
    };
    Some(ChosenOrder::because(Order::Deploy { unit: counter.id, hex }, variant.because(reason)))
}

/// The hex that the variant takes for a unit or a minefield, of these that are left to put on the map.
fn choose(
    estimate: &Estimate,
    approach: &Approach,
    variant: SetUpVariant,
    (spots, left): (Vec<Spot>, usize),
) -> Option<Hex> {
    let friends: Vec<Hex> = estimate.public.on_map(estimate.side).map(|(_, hex)| hex).collect();
    let situation =
        Situation { enemies: &approach.starts, rear: &[], friends: &friends, left, least: LEANING };
    let number = variant.choose(&spots, &situation)?;
    spots.get(number).map(|spot| spot.hex)
}

/// The part of the enemy's path that a unit would see from a hex within its range. A unit without direct fire could be
/// seen from there, and for it a high value counts against the hex.
fn field(estimate: &Estimate, approach: &Approach, counter: &Counter, hex: Hex) -> f64 {
    let gun = estimate.rulebook.kind(counter).gun;
    let range = gun.map_or(8, |gun| gun.range.min(10));
    let seen = |other: &Hex| {
        approach.weight[*other] > 0.05
            && hex.distance(*other) <= range
            && estimate.rulebook.sees(estimate.next_turn, hex, *other)
    };
    estimate.rulebook.board.hexes().filter(seen).map(|other| approach.weight[other]).sum()
}

/// The value of a hex for a unit that is set up in it; `field` is from 0 to 1.
fn worth_of(estimate: &Estimate, counter: &Counter, hex: Hex, field: f64) -> f64 {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let kind = rulebook.kind(counter);
    let fires = kind.gun.is_some_and(|gun| gun.class != Class::H);
    let cover = rulebook.charts.terrain(rulebook.board.terrain(hex)).map_or(0, |row| row.reduction);
    let friends = |at: Hex| public.crowd(counter.side, at, None) as f64;
    let holds = |aim: &super::estimate::Aim| {
        let near = 0.6_f64.powi(aim.hex.distance(hex).min(20) as i32);
        aim.keep * near / (1.0 + friends(aim.hex)).powi(2)
    };
    let holding: f64 = estimate.aims.iter().map(holds).fold(0.0, f64::max);
    let ground = if kind.can_be_carried() { 1.0 } else { 0.5 };
    let shelter = f64::from(cover) * 0.08;
    let crowd = 0.15 * friends(hex);
    let sight = if fires {
        0.8 * field * f64::from(kind.gun.map_or(0, |gun| gun.range).min(10)) / 10.0
    } else {
        -0.5 * field
    };
    let works = if kind.engineer { bridge(estimate, counter, hex) } else { 0.0 };
    ground * holding + shelter + sight + works - crowd
}

/// Whether an engineer would be at a bridge that its side may blow, where no other engineer is.
fn bridge(estimate: &Estimate, counter: &Counter, hex: Hex) -> f64 {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let Some(rule) = rulebook.scenario.demolition.as_ref().filter(|rule| rule.side == counter.side) else {
        return 0.0;
    };
    let is_end = rule.bridges.iter().any(|(one, other)| [*one, *other].contains(&hex));
    let is_ours = gates(rulebook, public, counter.side.enemy()).contains(&hex);
    let alone = !public.stack(hex).any(|other| rulebook.kind(other).engineer);
    if is_end && is_ours && alone { 3.0 } else { 0.0 }
}

/// The next minefield: in the hex where it makes the enemy's path longest.
fn lay_mines(estimate: &Estimate, approach: &Approach, variant: SetUpVariant) -> Option<ChosenOrder<Order>> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let force = rulebook.scenario.force(estimate.side);
    let laid = |mines: Mines| public.mines.values().filter(|other| **other == mines).count();
    let field = force.mines.iter().find(|field| laid(field.mines) < usize::from(field.number))?;
    let fits = |hex: &Hex| {
        (field.columns.0..=field.columns.1).contains(&hex.column())
            && !matches!(rulebook.board.terrain(*hex), Terrain::Town | Terrain::Swamp | Terrain::Lake)
            && !public.mines.contains_key(hex)
            && public.holder(*hex).is_none()
    };
    let mut hexes: Vec<Hex> = rulebook.board.hexes().filter(fits).collect();
    hexes.sort_by(|one, other| approach.weight[*other].total_cmp(&approach.weight[*one]));
    hexes.truncate(CLOSELY);
    let ground = Ground::new(rulebook, public);
    let mut spots = Vec::new();
    for hex in hexes {
        let longer = fields(estimate, &ground.mined(hex, field.mines)).map_or(0, |(inwards, onwards)| {
            let shortest = rulebook.board.hexes().map(|hex| inwards[hex].saturating_add(onwards[hex])).min();
            shortest.unwrap_or(FAR).saturating_sub(approach.shortest)
        });
        let watched = public.on_map(estimate.side).any(|(counter, at)| {
            let range = rulebook.kind(counter).gun.map_or(0, |gun| gun.range);
            at.distance(hex) <= range && rulebook.sees(estimate.next_turn, at, hex)
        });
        let watch = if watched { WATCHED } else { 0.0 };
        let value = f64::from(longer.min(60)) + 5.0 * approach.weight[hex] + watch;
        spots.push(Spot { hex, value });
    }
    let left = usize::from(field.number).saturating_sub(laid(field.mines));
    let hex = choose(estimate, approach, variant.of_works(), (near_best(spots, MINES_MARGIN), left))?;
    let reason = "on the enemy’s route";
    Some(ChosenOrder::because(Order::LayMines { hex, mines: Some(field.mines) }, reason))
}

/// The next improved position: over the units that gain most by it.
fn dig(estimate: &Estimate) -> Option<ChosenOrder<Order>> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let works = rulebook.scenario.force(estimate.side).positions.as_ref()?;
    let columns = works.columns.0..=works.columns.1;
    let dug = public.positions.iter().filter(|hex| columns.contains(&hex.column())).count();
    if dug >= usize::from(works.number) {
        return None;
    }
    let gain = |hex: Hex| -> f64 {
        let terrain = rulebook.charts.terrain(rulebook.board.terrain(hex)).map_or(0, |row| row.reduction);
        let more = f64::from(rulebook.charts.position.saturating_sub(terrain));
        let sheltered = public.stack(hex).filter(|counter| rulebook.kind(counter).can_be_carried());
        sheltered.map(|counter| more * estimate.worth(counter)).sum()
    };
    let mut hexes: Vec<Hex> = public.on_map(estimate.side).map(|(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes.retain(|hex| columns.contains(&hex.column()) && !public.positions.contains(hex));
    let best = hexes.into_iter().max_by(|one, other| gain(*one).total_cmp(&gain(*other)))?;
    Some(ChosenOrder::because(Order::Dig { hex: best, position: true }, "the units there need cover"))
}
