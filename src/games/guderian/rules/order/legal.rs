//! The legal orders of a player for highlights, hints and computer players: they use the same functions that judge the
//! orders.

use super::order_rules::{ATTACK, DEPLOY, MOVE, PLACE_MARKER};
use crate::{
    engine::{board::Hex, counters::Points, orders::Sequenced},
    games::guderian::rules::{
        Guderian,
        combat::{
            advance,
            battle::{Battle, Decision, Stage},
            retreat::Retreat,
        },
        counter::{Counter, Motion, Piece, Place},
        kinds::{March, Side},
        movement::{Group, march, may_move, overrun, rail, rail_cuts, reach::Reach},
        phase::Phase,
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        supply::leaders,
        turn::{interdiction, reinforcements},
    },
};

/// Whether any order but the answer to a decision is accepted now (4.0).
///
/// # Errors
/// The game is over, or a decision must be made first.
pub fn may_order(public: &Public) -> Result<(), Why> {
    match &public.owed {
        _ if public.phase == Phase::Over => Err(Why::GameOver),
        Some(decision) => Err(Why::DecisionOwed { side: decision.side(), what: decision.deed() }),
        None => Ok(()),
    }
}

/// A destination of units, with the path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The hexes to enter.
    pub path: Vec<Hex>,
    /// The cost for the first movement class among them.
    pub cost: Points,
    /// Whether they must stop there because an enemy controls the hex.
    pub stops: bool,
}

/// The destinations to which units of one hex can move together now, the nearest first.
pub fn walks(rulebook: &Rulebook, public: &Public, pieces: &[Piece]) -> Vec<Walk> {
    let Ok(group) = Group::new(rulebook, public, pieces) else { return Vec::new() };
    if let Ok(Some(bound)) = march::bound_walks(rulebook, public, pieces) {
        let whole = group.classes.first().map_or(Points::ZERO, |class| class.1);
        let marches = pieces.iter().any(|piece| march::must_march(rulebook, public, *piece));
        let cost = if marches { whole } else { Points::ZERO };
        return bound.into_values().map(|path| Walk { path, cost, stops: false }).collect();
    }
    let reach = Reach::new(rulebook, public, &group);
    reach
        .hexes()
        .iter()
        .filter(|hex| **hex != group.start)
        .filter_map(|hex| {
            let (path, cost) = (reach.path(*hex)?, reach.cost(*hex)?);
            Some(Walk { path, cost, stops: group.must_stop(public, *hex) })
        })
        .collect()
}

/// The cheapest path to a hex if the units had enough points. The refusal of this path is the true reason why they do
/// not reach the hex.
pub fn cheapest_way(rulebook: &Rulebook, public: &Public, pieces: &[Piece], end: Hex) -> Option<Vec<Hex>> {
    let start = public.counter(*pieces.first()?).hex()?;
    let plenty = Points::whole(60);
    Reach::new(rulebook, public, &Group::of(rulebook, public, pieces, start, |_| plenty)).path(end)
}

/// The hexes on the straight line, without the start.
pub fn straight_way(start: Hex, end: Hex) -> Vec<Hex> {
    start.to_hexx().line_to(end.to_hexx()).skip(1).filter_map(Hex::from_hexx).collect()
}

/// The paths on which units of one hex can go by rail together now.
pub fn train_rides(rulebook: &Rulebook, public: &Public, pieces: &[Piece]) -> Vec<Vec<Hex>> {
    let Ok(start) = rail::may_board(rulebook, public, pieces) else { return Vec::new() };
    let reach = rail::reach(rulebook, public, start);
    let mut hexes = reach.hexes().to_vec();
    hexes.sort_unstable();
    hexes.into_iter().map(|hex| reach.path(hex)).collect()
}

/// The paths on which units due in one area can enter now.
pub fn entries(rulebook: &Rulebook, public: &Public, pieces: &[Piece]) -> Vec<Vec<Hex>> {
    let Some(first) = pieces.first() else { return Vec::new() };
    let Place::Due { area } = public.counter(*first).place else { return Vec::new() };
    let mut paths: Vec<Vec<Hex>> = Vec::new();
    for entry in reinforcements::entry_hexes(rulebook, public, area) {
        let Ok(left) = reinforcements::left_at_entry(rulebook, public, pieces, entry) else { continue };
        paths.push(vec![entry]);
        let left_of = |piece: Piece| {
            pieces.iter().position(|other| *other == piece).map_or(Points::ZERO, |number| left[number])
        };
        let group = Group::of(rulebook, public, pieces, entry, left_of);
        let reach = Reach::new(rulebook, public, &group);
        let onward = reach.hexes().iter().filter(|hex| **hex != entry).filter_map(|hex| reach.path(*hex));
        paths.extend(onward.map(|path| std::iter::once(entry).chain(path).collect()));
    }
    paths
}

/// The hexes by which a division of the South-Western Front may be brought on now.
pub fn calls(rulebook: &Rulebook, public: &Public) -> Vec<Hex> {
    let Some(front) = &rulebook.scenario.south_western_front else { return Vec::new() };
    reinforcements::entry_hexes(rulebook, public, front.area)
        .into_iter()
        .filter(|hex| reinforcements::may_call_up(rulebook, public, &[*hex]).is_ok())
        .collect()
}

/// The paths on which a division of the South-Western Front may be brought on now, entry hex first. Each has the points
/// left at its end (14.2).
pub fn call_ways(rulebook: &Rulebook, public: &Public) -> Vec<(Vec<Hex>, Points)> {
    let mut ways = Vec::new();
    for entry in calls(rulebook, public) {
        let Ok(left) = reinforcements::may_call_up(rulebook, public, &[entry]) else { continue };
        let newcomer = Group::newcomer(Side::Soviet, March::Foot, entry, left);
        let reach = Reach::new(rulebook, public, &newcomer);
        for hex in reach.hexes() {
            let path = std::iter::once(entry).chain(reach.path(*hex).unwrap_or_default()).collect();
            ways.push((path, left - reach.cost(*hex).unwrap_or_default()));
        }
    }
    ways
}

/// Units of the phasing player that may be given a move order now.
pub fn movers(rulebook: &Rulebook, public: &Public) -> Vec<Piece> {
    let waits = |piece: &Piece| !is_held_in_place(rulebook, public, *piece);
    public
        .pieces()
        .filter(|(piece, counter)| counter.hex().is_some() && may_move(public, *piece).is_ok())
        .map(|(piece, _)| piece)
        .filter(waits)
        .collect()
}

/// Whether the unit's army is held and the unit cannot even step into an adjacent hex.
fn is_held_in_place(rulebook: &Rulebook, public: &Public, piece: Piece) -> bool {
    march::is_held(rulebook, public, piece) && march::shuffles(rulebook, public, piece).is_empty()
}

/// Reinforcements of the phasing player that may enter now.
pub fn arrivals(public: &Public) -> Vec<Piece> {
    if !matches!(public.phase, Phase::SovietMovement | Phase::GermanMovement) {
        return Vec::new();
    }
    let due = |counter: &Counter| {
        matches!(counter.place, Place::Due { .. }) && counter.side() == public.phase.side()
    };
    public.pieces().filter(|(_, counter)| due(counter)).map(|(piece, _)| piece).collect()
}

/// Units with which an overrun could be made from this unit's hex: those that began with it and can pay.
pub fn overrun_partners(rulebook: &Rulebook, public: &Public, piece: Piece, target: Hex) -> Vec<Piece> {
    let Some(hex) = public.counter(piece).hex() else { return Vec::new() };
    let together = |other: &Piece| {
        *other == piece || overrun::may_overrun(rulebook, public, &[piece, *other], target).is_ok()
    };
    public.stack(hex).filter(together).collect()
}

/// Leaders that could be flown out now.
pub fn flights(rulebook: &Rulebook, public: &Public) -> Vec<Piece> {
    if !rulebook.options.leader_evacuation {
        return Vec::new();
    }
    let pieces = public.pieces().map(|(piece, _)| piece);
    pieces.filter(|piece| leaders::may_fly_out(rulebook, public, *piece).is_ok()).collect()
}

/// Units that could cut the railway in their hex now (option, 6.37).
pub fn rail_cutters(rulebook: &Rulebook, public: &Public) -> Vec<Piece> {
    let may = |piece: &Piece| rail_cuts::may_cut(rulebook, public, *piece).is_ok();
    public.moving.iter().copied().filter(may).collect()
}

/// The hexes in which an interdiction marker may be placed now.
pub fn marker_hexes(rulebook: &Rulebook, public: &Public) -> Vec<Hex> {
    interdiction::open_hexes(rulebook, public)
}

/// The counters of a stack that waits to be routed, and the routes that the opponent may choose.
pub fn routes(rulebook: &Rulebook, public: &Public, stack: Hex) -> Vec<Vec<Hex>> {
    let Some(battle) = &public.battle else { return Vec::new() };
    let Stage::Retreating { role, amount, .. } = battle.stage else { return Vec::new() };
    let alive = |piece: &Piece| public.counter(*piece).hex().is_some();
    let group: Vec<Piece> = battle.group(role).iter().copied().filter(alive).collect();
    let waits = |piece: &Piece| public.counter(*piece).hex() == Some(stack) && !battle.has_retreated(*piece);
    let here: Vec<Piece> = group.iter().copied().filter(waits).collect();
    Retreat { stack: &here, from: stack, amount, group: &group }.routes(rulebook, public).paths
}

/// The paths on which these winners may advance now.
pub fn advances(rulebook: &Rulebook, public: &Public, pieces: &[Piece]) -> Vec<Vec<Hex>> {
    let Some(battle) = &public.battle else { return Vec::new() };
    if !may_be_named(public, battle, pieces) {
        return Vec::new();
    }
    advance::paths(rulebook, public, battle, pieces)
}

fn may_be_named(public: &Public, battle: &Battle, pieces: &[Piece]) -> bool {
    let Some(Decision::Advance { among, .. }) = &public.owed else { return false };
    matches!(battle.stage, Stage::Advancing { .. })
        && pieces.iter().all(|piece| among.contains(&public.counter(*piece).id))
}

/// Units with actions left in this phase.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Undone {
    /// Units that must still march and can (5.23): until then the phase cannot end.
    pub marches: Vec<Piece>,
    /// Other units on the map that have not moved and could.
    pub unmoved: Vec<Piece>,
    /// Units that have moved and could go on.
    pub under_way: Vec<Piece>,
    /// Units that could still attack.
    pub attackers: Vec<Piece>,
}

/// Finds the units of the active player that still have actions on the map if the phase ended now.
pub fn undone(rulebook: &Rulebook, public: &Public) -> Undone {
    let mut undone = Undone::default();
    if public.phase.is_combat() {
        undone.attackers = attackers(rulebook, public);
    } else if public.phase.is_movement() {
        let side = public.phase.side();
        undone.marches = march::unmarched(rulebook, public).collect();
        for piece in movers(rulebook, public) {
            let counter = public.counter(piece);
            let bound = counter.hex().is_some_and(|hex| {
                crate::games::guderian::rules::supply::zones::in_enemy_zone(public, side, hex)
            });
            if bound || undone.marches.contains(&piece) {
                continue;
            }
            match counter.condition.motion {
                Motion::Fresh => undone.unmoved.push(piece),
                _ if counter.condition.left > Points::ZERO => undone.under_way.push(piece),
                _ => {}
            }
        }
    }
    undone
}

fn attackers(rulebook: &Rulebook, public: &Public) -> Vec<Piece> {
    let opportunities = crate::games::guderian::rules::combat::opportunities(rulebook, public);
    let mut able: Vec<Piece> = opportunities.into_iter().flat_map(|(_, able)| able).collect();
    able.sort_unstable();
    able.dedup();
    able
}

/// The number of counters of the active player that can still act in this phase.
pub fn still_to_act(rulebook: &Rulebook, public: &Public) -> usize {
    let takes = |kind| Guderian::sequence().takes_all(public.phase, &[kind]);
    if takes(MOVE) {
        let undone = undone(rulebook, public);
        return undone.marches.len() + undone.unmoved.len() + undone.under_way.len() + arrivals(public).len();
    }
    if takes(ATTACK) {
        return attackers(rulebook, public).len();
    }
    if takes(DEPLOY) {
        return crate::games::guderian::rules::set_up::waiting(public).count();
    }
    if !takes(PLACE_MARKER) {
        return 0;
    }
    match public.phase.side() {
        Side::German => {
            let markers = usize::from(rulebook.scenario.air_interdiction.markers);
            markers.saturating_sub(public.air_markers.len())
        }
        Side::Soviet => usize::from(public.soviet_marker.is_none()),
    }
}
