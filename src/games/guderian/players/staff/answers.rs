//! Answers to decisions in a battle or at the end of a phase: loss or retreat, step losses, routes of enemies,
//! advances, counters over the limit.

use super::{
    assign::FACED,
    attack::emptied,
    field::Field,
    groups::{bystander, standing},
    look::Look,
    manual::advances,
    state::State,
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::{
        rules::{
            combat::{
                battle::{Battle, Decision, Role, Stage},
                retreat::Retreat,
            },
            counter::Piece,
            kinds::Side,
            order::{Order, legal},
            supply::zones::in_enemy_zone,
        },
        words::names::hex_name,
    },
    play::players::ChosenOrder,
};

/// Points bid where sides are bid for.
const BID: u8 = 8;
/// The weight of next turn's attacks in an advance.
const LATER: f64 = 0.5;

/// The answer to the pending decision.
pub(super) fn answer(look: &Look, decision: &Decision) -> ChosenOrder<Order> {
    match decision {
        Decision::LoseOrRetreat { amount, .. } => lose_or_retreat(look, *amount),
        Decision::LoseStep { among, .. } => match cheapest(look, among, true) {
            Some(unit) => ChosenOrder::because(Order::LoseStep { unit }, "its next step is worth least"),
            None => ChosenOrder::plain(Order::EndPhase),
        },
        Decision::Excess { among, .. } => match cheapest(look, among, false) {
            Some(unit) => ChosenOrder::because(Order::Remove { unit }, "it is worth least"),
            None => ChosenOrder::plain(Order::EndPhase),
        },
        Decision::Route { stacks, .. } => match stacks.first() {
            Some(stack) => route(look, *stack),
            None => ChosenOrder::plain(Order::EndPhase),
        },
        Decision::Advance { among, .. } => advance(look, among),
        Decision::Bid { .. } => ChosenOrder::plain(Order::Bid { points: BID }),
    }
}

/// The counter with the least value: of its next step, or as a whole.
fn cheapest(look: &Look, among: &[UnitId], step: bool) -> Option<UnitId> {
    let worth = |unit: &UnitId| {
        let Some(piece) = look.public.find(*unit) else { return f64::MAX };
        if step { look.step_worths(piece).first().copied().unwrap_or(0.0) } else { look.worth(piece) }
    };
    among.iter().min_by(|one, other| worth(one).total_cmp(&worth(other))).copied()
}

/// Loses steps if they cost less than the ground and the retreat.
fn lose_or_retreat(look: &Look, amount: u8) -> ChosenOrder<Order> {
    let Some(battle) = &look.public.battle else { return ChosenOrder::plain(Order::Lose) };
    let Stage::Choosing { role, .. } = battle.stage else { return ChosenOrder::plain(Order::Lose) };
    let group = alive(look, battle, role);
    let mut steps: Vec<f64> = group.iter().flat_map(|piece| look.step_worths(*piece)).collect();
    steps.sort_by(f64::total_cmp);
    let ground: f64 = hexes(look, &group).into_iter().map(|hex| ground(look, role, hex)).sum();
    let dies = steps.len() <= usize::from(amount);
    let loss = steps.iter().take(usize::from(amount)).sum::<f64>() + if dies { ground } else { 0.0 };
    let retreat =
        ground + hexes(look, &group).into_iter().map(|hex| way_back(look, hex, amount, &group)).sum::<f64>();
    if loss <= retreat {
        ChosenOrder::because(Order::Lose, "steps cost less than the ground and the retreat")
    } else {
        ChosenOrder::because(Order::Retreat, "ground costs less than steps")
    }
}

/// The counters of a side of a battle that are still on the map.
fn alive(look: &Look, battle: &Battle, role: Role) -> Vec<Piece> {
    let on_map = |piece: &Piece| look.public.counter(*piece).hex().is_some();
    battle.group(role).iter().copied().filter(on_map).collect()
}

fn hexes(look: &Look, group: &[Piece]) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = group.iter().filter_map(|piece| look.public.counter(*piece).hex()).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// The cost of giving up a hex.
fn ground(look: &Look, role: Role, hex: Hex) -> f64 {
    if role == Role::Attacker {
        return 0.05 + 0.5 * look.place_points(hex) * look.manner.take;
    }
    let late = 1.0 / (1.0 + f64::from(look.turns_left()) / 3.0);
    emptied(look, hex) + 0.3 * look.place_points(hex) * late
}

/// The cost of the retreat for the units of the group in a hex.
fn way_back(look: &Look, hex: Hex, amount: u8, group: &[Piece]) -> f64 {
    let stack: Vec<Piece> =
        group.iter().copied().filter(|piece| look.public.counter(*piece).hex() == Some(hex)).collect();
    let routes = Retreat { stack: &stack, from: hex, amount, group }.routes(look.rulebook, look.public);
    let mut worths: Vec<f64> = stack.iter().map(|piece| look.worth(*piece)).collect();
    worths.sort_by(f64::total_cmp);
    if routes.paths.is_empty() {
        return worths.iter().sum();
    }
    let worst = routes.paths.iter().filter_map(|path| path.last()).map(|end| plight(look, &stack, *end));
    let worst = worst.fold(0.0, f64::max);
    worths.iter().take(routes.overflow).sum::<f64>() + look.weights.worth.retreat * stack.len() as f64 + worst
}

/// The cost for a stack of ending its retreat in a hex.
fn plight(look: &Look, stack: &[Piece], hex: Hex) -> f64 {
    let Some(first) = stack.first() else { return 0.0 };
    let side = look.public.counter(*first).side();
    let kind = look.public.counter(*first).kind;
    let worth: f64 = stack.iter().map(|piece| look.worth(*piece)).sum();
    let mut plight = 0.0;
    if !look.lines_of(side).would_supply(look.rulebook, kind, hex) {
        plight += 0.25;
    }
    let closed = |near: &Hex| {
        let friends = look.public.holds(side, *near);
        look.public.holds(side.enemy(), *near) || (in_enemy_zone(look.public, side, *near) && !friends)
    };
    let near = look.rulebook.board.land_neighbours(hex).count();
    let shut = look.rulebook.board.land_neighbours(hex).filter(closed).count();
    plight += 0.3 * shut as f64 / near.max(1) as f64;
    if look.public.holds(side, hex) {
        plight += 0.15; // it weakens the units that are there already
    }
    if look.place_points(hex) > 0.0 {
        plight -= 0.3;
    }
    plight * worth
}

/// Routes an enemy stack to the worst hex for it, a friendly one to the best.
fn route(look: &Look, stack: Hex) -> ChosenOrder<Order> {
    let pieces: Vec<Piece> = look.public.stack(stack).collect();
    let own = pieces.first().is_some_and(|piece| look.public.counter(*piece).side() == look.side);
    let sign = if own { -1.0 } else { 1.0 };
    let east = |hex: Hex| f64::from(hex.column()) * if look.side == Side::German { -0.003 } else { 0.003 };
    let worth =
        |path: &Vec<Hex>| path.last().map_or(0.0, |end| sign * plight(look, &pieces, *end) + east(*end));
    let routes = legal::routes(look.rulebook, look.public, stack);
    let path = routes.into_iter().max_by(|one, other| worth(one).total_cmp(&worth(other)));
    let path = path.unwrap_or_default();
    let reason = match path.last() {
        Some(end) if own => format!("the best hex for them is {}", hex_name(look.rulebook, *end)),
        Some(end) => format!("the worst hex for them is {}", hex_name(look.rulebook, *end)),
        None => format!("no retreat route from {}", hex_name(look.rulebook, stack)),
    };
    ChosenOrder::because(Order::Route { stack, path, units: Vec::new() }, reason)
}

/// The winners that an advance brings to a better hex, whole stacks before single counters.
fn advance(look: &Look, among: &[UnitId]) -> ChosenOrder<Order> {
    let stay = ChosenOrder::because(Order::Stay, "no unit gains by advancing");
    let field = Field::glance(look);
    let mut best: Option<(f64, Vec<Piece>, Vec<Hex>)> = None;
    let mut state = everybody(look, &field);
    for party in parties(look, among) {
        let Some(here) = look.public.counter(party[0]).hex() else { continue };
        let paths = legal::advances(look.rulebook, look.public, &party);
        if paths.is_empty() {
            continue;
        }
        put(look, &mut state, &party, here, false);
        let at = |hex: Hex| {
            let (group, choice) = standing(look, &field, &party, hex);
            state.gain(&group, &choice, None)
        };
        let stays = at(here);
        for path in paths {
            let Some(end) = path.last().copied() else { continue };
            let taken = taken(look, &path, end);
            let gain = at(end) - stays + taken;
            if gain > 0.02
                && best.as_ref().is_none_or(|(most, ..)| gain > *most)
                && !advances::is_forbidden(look, &party, (here, end), taken > 0.0)
            {
                best = Some((gain, party.clone(), path));
            }
        }
        put(look, &mut state, &party, here, true);
    }
    let Some((_, party, path)) = best else { return stay };
    let Some(end) = path.last() else { return stay };
    let reason = ahead(look, &field, &path, *end);
    ChosenOrder::because(Order::Advance { units: look.ids(&party), path }, reason)
}

/// The reason why an advance ends in a hex.
fn ahead(look: &Look, field: &Field, path: &[Hex], end: Hex) -> String {
    let name = |hex: Hex| hex_name(look.rulebook, hex);
    let enemys =
        |hex: &Hex| look.public.holders.get(hex) == Some(&look.side.enemy()) && look.place_points(*hex) > 0.0;
    if let Some(place) = path.iter().copied().rfind(enemys) {
        return if place == end {
            format!("to take {}", name(end))
        } else {
            format!("to take {} along the path", name(place))
        };
    }
    if field.hold[end] > 0.0 {
        return format!("to hold {}", name(end));
    }
    let nearest = field.foes.iter().map(|foe| foe.hex).min_by_key(|hex| hex.distance(end));
    match nearest.map(|foe| (foe, foe.distance(end))) {
        Some((foe, 0..=1)) => format!("to hold the enemy at {}", name(foe)),
        Some((foe, 2..=FACED)) => format!("to face the enemy at {}", name(foe)),
        _ if look.cover(end) > 1.0 => "for better terrain".to_owned(),
        _ => "to gain ground".to_owned(),
    }
}

/// The value of the places that the path leads through; its end is counted with the hex.
fn taken(look: &Look, path: &[Hex], end: Hex) -> f64 {
    let others = path.iter().filter(|hex| **hex != end);
    let enemy_held = |hex: &&Hex| look.public.holders.get(*hex) == Some(&look.side.enemy());
    others.filter(enemy_held).map(|hex| look.manner.take * look.place_points(*hex)).sum()
}

/// The units that may advance: stack by stack, division by division, and each alone.
fn parties(look: &Look, among: &[UnitId]) -> Vec<Vec<Piece>> {
    let pieces: Vec<Piece> = among.iter().filter_map(|unit| look.public.find(*unit)).collect();
    let mut parties: Vec<Vec<Piece>> = Vec::new();
    for hex in hexes(look, &pieces) {
        let here: Vec<Piece> =
            pieces.iter().copied().filter(|piece| look.public.counter(*piece).hex() == Some(hex)).collect();
        let whole = here.iter().any(|piece| look.is_whole(*piece));
        parties.push(here.clone());
        if !whole && here.len() > 1 {
            parties.extend(here.into_iter().map(|piece| vec![piece]));
        }
    }
    parties
}

/// All units of the side in their present hexes.
fn everybody<'a>(look: &'a Look<'a>, field: &'a Field) -> State<'a> {
    let mut state = State::new(look, field, LATER);
    for (piece, _, hex) in look.public.on_map(look.side) {
        put(look, &mut state, &[piece], hex, true);
    }
    state
}

/// Puts counters of a hex into a state, or removes them from it.
fn put(look: &Look, state: &mut State, pieces: &[Piece], hex: Hex, there: bool) {
    for piece in pieces {
        let (group, choice) = bystander(look, *piece, hex);
        state.put(&group, &choice, None, there);
    }
}
