//! Groups: the units that move together, and the hexes that each group can reach.

use super::{
    aim::Aim,
    field::{Field, NO_FOE},
    look::Look,
    ways::FAR,
};
use crate::{
    engine::{board::Hex, counters::Points},
    games::guderian::rules::{
        counter::{Motion, Piece, Place},
        kinds::{Kind, March, Side},
        movement::{Group as Party, march, rail, reach::Reach},
        order::legal,
        scenario::order_of_battle::{Division, DivisionKind},
        supply::zones::in_enemy_zone,
    },
    play::players::chief::Intent,
};

/// The cost of waiting off the map, in points.
const WAITING: f64 = 1.5;
/// Factor by which trains increase the Soviets' distance in a turn, roughly.
const RAIL_COMMAND: f64 = 2.5;

/// The means by which a group gets to a hex.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Way {
    Stay,
    /// On foot or wheels; the path is looked up at the move.
    Walk,
    /// Rail movement.
    Rail,
    /// From off the map, along this path.
    Enter(Vec<Hex>),
    /// From off the map to this hex, and on by train.
    EnterByRail(Hex),
    /// It waits off the map.
    Wait,
}

/// A hex in which a group can end.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub to: Hex,
    pub way: Way,
    /// The value of the hex to the group, whatever the others do.
    pub base: f64,
    /// Foes that it could attack from there.
    pub targets: Vec<u16>,
    /// Whether it would be in supply there, with the lines as they are now.
    pub supplied: bool,
}

/// Counters that move together.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub pieces: Vec<Piece>,
    /// Combat units among them.
    pub units: u8,
    pub march: March,
    /// Strengths in supply, doubled for a whole division.
    pub attack: f64,
    pub defence: f64,
    pub worth: f64,
    /// Whether it is a whole division.
    pub whole: bool,
    /// The number of a division of several regiments.
    pub division: Option<usize>,
    /// Grossdeutschland or Lehr, which may be in a hex with a motorized division.
    pub independent: bool,
    /// A motorized division of two regiments.
    pub motorized: bool,
    /// A leader's radius.
    pub radius: Option<u32>,
    /// The rail capacity that it uses.
    pub freight: u8,
    /// The place that it aims for.
    pub aim: Option<usize>,
    pub choices: Vec<Choice>,
}

/// All groups of the side, those that can move and those that cannot, the strongest first.
pub(super) fn groups(look: &Look, field: &mut Field, trains: bool) -> Vec<Group> {
    let movers = legal::movers(look.rulebook, look.public);
    let mut parties = parties(look, &movers);
    parties.extend(waiting_parties(look));
    let mut groups: Vec<Group> = parties.into_iter().map(|pieces| group(look, pieces)).collect();
    let waits = |group: &Group| look.intent(group.pieces[0]) == Intent::Wait;
    groups.sort_by(|one, other| {
        let strongest = other.attack.total_cmp(&one.attack).then_with(|| one.pieces.cmp(&other.pieces));
        waits(one).cmp(&waits(other)).then(strongest)
    });
    share_out_aims(look, &field.lay.aims, &mut groups);
    for group in &mut groups {
        let able = group.pieces.iter().all(|piece| movers.contains(piece) && !is_to_stay(look, *piece));
        group.choices = choices(look, field, group, able, trains);
    }
    for group in &groups {
        let mut met: Vec<u16> =
            group.choices.iter().flat_map(|choice| choice.targets.iter().copied()).collect();
        met.sort_unstable();
        met.dedup();
        for foe in met {
            field.foes[usize::from(foe)].available += group.attack;
        }
    }
    groups
}

/// Whether a counter is told to stay where it is, and need not march away by the rules.
fn is_to_stay(look: &Look, piece: Piece) -> bool {
    look.is_told_to_stay(piece) && !march::must_march(look.rulebook, look.public, piece)
}

/// Counters on the map that are in one hex and move together: regiments of a division, others by themselves.
fn parties(look: &Look, movers: &[Piece]) -> Vec<Vec<Piece>> {
    let mut parties: Vec<Vec<Piece>> = Vec::new();
    for (piece, _, hex) in look.public.on_map(look.side) {
        // After the last move no attack follows in which a division must be whole.
        let alone = look.weights.manual && look.is_last_move();
        let joint = |division: &&Division| division.members.len() > 1 && !alone;
        let division = look.division(piece).filter(joint);
        let key = |piece: Piece| {
            let motion = look.public.counter(piece).condition.motion;
            (movers.contains(&piece), motion, look.public.party_of(piece), look.intent(piece))
        };
        let joins = |party: &Vec<Piece>| {
            let other = party[0];
            division.is_some()
                && look.public.counter(other).hex() == Some(hex)
                && look.division(other).map(|one| &one.name) == division.map(|one| &one.name)
                && key(other) == key(piece)
        };
        match parties.iter_mut().find(|party| joins(party)) {
            Some(party) => party.push(piece),
            None => parties.push(vec![piece]),
        }
    }
    parties
}

/// Reinforcements that may enter, whole divisions together.
fn waiting_parties(look: &Look) -> Vec<Vec<Piece>> {
    let mut parties: Vec<Vec<Piece>> = Vec::new();
    for piece in legal::arrivals(look.public) {
        let counter = look.public.counter(piece);
        let name = look.division(piece).filter(|one| one.members.len() > 1).map(|one| &one.name);
        let joins = |party: &Vec<Piece>| {
            let other = look.public.counter(party[0]);
            name.is_some()
                && look.division(party[0]).map(|one| &one.name) == name
                && other.place == counter.place
        };
        match parties.iter_mut().find(|party| joins(party)) {
            Some(party) => party.push(piece),
            None => parties.push(vec![piece]),
        }
    }
    parties
}

fn group(look: &Look, pieces: Vec<Piece>) -> Group {
    let first = look.public.counter(pieces[0]);
    let division = look.division(pieces[0]);
    let whole = division.is_some_and(|division| {
        let qualifies =
            matches!(division.kind, DivisionKind::Panzer | DivisionKind::Motorized | DivisionKind::Ss);
        qualifies && division.members.len() == pieces.len()
    });
    let times = if whole { 2.0 } else { 1.0 };
    let sum = |part: fn((f64, f64)) -> f64| pieces.iter().map(|piece| part(look.values(*piece))).sum::<f64>();
    let leader = first.kind == Kind::Leader;
    let rating = first.print.map_or(0, |print| look.rulebook.order_of_battle.record(print).rating());
    let freight =
        pieces.iter().map(|piece| rail::capacity_of(look.rulebook, look.public.counter(*piece).kind));
    Group {
        units: pieces.iter().filter(|piece| look.public.counter(**piece).is_combat_unit()).count() as u8,
        march: first.kind.march(),
        attack: if leader { 0.0 } else { sum(|values| values.0) * times },
        defence: sum(|values| values.1) * times,
        worth: pieces.iter().map(|piece| look.worth(*piece)).sum(),
        whole,
        division: first
            .print
            .and_then(|print| look.rulebook.order_of_battle.record(print).division)
            .filter(|_| division.is_some_and(|division| division.members.len() > 1)),
        independent: first.kind == Kind::Independent,
        motorized: division.is_some_and(|division| division.kind == DivisionKind::Motorized),
        radius: leader.then_some(if first.condition.disrupted { 0 } else { u32::from(rating) }),
        freight: if first.side() == Side::Soviet { freight.sum() } else { 0 },
        aim: None,
        choices: Vec::new(),
        pieces,
    }
}

/// A part of a group as a group of its own, with the same place to aim for.
pub(super) fn part(look: &Look, field: &Field, whole: &Group, pieces: Vec<Piece>) -> Group {
    let mut part = group(look, pieces);
    part.aim = whole.aim;
    part.choices = choices(look, field, &part, true, false);
    part
}

/// Gives each group a place to aim for: the one that counts most for it, less where enough others go.
fn share_out_aims(look: &Look, aims: &[Aim], groups: &mut [Group]) {
    let mut going = vec![0.0; aims.len()];
    let turns = f64::from(look.turns_left()) + 0.6;
    for group in groups.iter_mut().filter(|group| group.radius.is_none()) {
        let Some(from) = starting_hex(look, group.pieces[0]) else { continue };
        let points = f64::from(look.public.counter(group.pieces[0]).allowance) * 2.0;
        let twice = look.public.counter(group.pieces[0]).kind.moves_twice();
        let a_turn = match look.side {
            Side::Soviet => points * RAIL_COMMAND,
            Side::German if twice => points * 2.0,
            Side::German => points,
        };
        let strength = if look.side == Side::German { group.attack } else { group.defence };
        let worth = |number: usize| {
            let aim = &aims[number];
            let left = aim.worth_from(look.rulebook, group.march, from, a_turn, turns);
            left / (1.0 + going[number] / aim.need.max(1.0))
        };
        let best = (0..aims.len()).max_by(|one, other| worth(*one).total_cmp(&worth(*other)));
        if let Some(number) = best.filter(|number| worth(*number) > 0.0) {
            going[number] += strength;
            group.aim = Some(number);
        }
    }
}

/// The hex of a counter, or roughly its entry hex.
pub(super) fn starting_hex(look: &Look, piece: Piece) -> Option<Hex> {
    match look.public.counter(piece).place {
        Place::Map(hex) => Some(hex),
        Place::Due { area } => {
            let hexes = &look.rulebook.board.area(area.as_str())?.hexes;
            hexes.get(hexes.len() / 2).copied()
        }
        _ => None,
    }
}

/// Counters of one hex as a group, with the choice to be in a hex.
pub(super) fn standing(look: &Look, field: &Field, pieces: &[Piece], hex: Hex) -> (Group, Choice) {
    let mut group = group(look, pieces.to_vec());
    let mut one = [group];
    share_out_aims(look, &field.lay.aims, &mut one);
    [group] = one;
    let choice = choice(look, field, &group, hex, Way::Stay);
    (group, choice)
}

/// A counter by itself in its hex, for callers that only count its effect there.
pub(super) fn bystander(look: &Look, piece: Piece, hex: Hex) -> (Group, Choice) {
    let group = group(look, vec![piece]);
    let kind = look.public.counter(piece).kind;
    let supplied =
        look.side == Side::Soviet || look.lines_of(look.side).would_supply(look.rulebook, kind, hex);
    (group, Choice { to: hex, way: Way::Stay, base: 0.0, targets: Vec::new(), supplied })
}

/// The choices of a group: all hexes where it can end.
fn choices(look: &Look, field: &Field, group: &Group, able: bool, trains: bool) -> Vec<Choice> {
    let ends = match look.public.counter(group.pieces[0]).place {
        Place::Map(hex) => standing_ends(look, group, hex, able, trains),
        _ => entering_ends(look, group, trains),
    };
    ends.into_iter()
        .filter(|(to, way)| matches!(way, Way::Stay | Way::Wait) || !is_full_of_held(look, *to))
        .map(|(to, way)| choice(look, field, group, to, way))
        .collect()
}

/// Whether a hex is full of units of a held army, which cannot leave (5.21): one more unit would be over the limit.
fn is_full_of_held(look: &Look, hex: Hex) -> bool {
    let held =
        look.public.combat_units(hex).filter(|piece| march::is_held(look.rulebook, look.public, *piece));
    held.count() >= usize::from(look.rulebook.charts.stack_limit)
}

fn standing_ends(look: &Look, group: &Group, hex: Hex, able: bool, trains: bool) -> Vec<(Hex, Way)> {
    let (rulebook, public) = (look.rulebook, look.public);
    if !able {
        return vec![(hex, Way::Stay)];
    }
    let first = group.pieces[0];
    if march::must_march(rulebook, public, first) {
        let ends: Vec<(Hex, Way)> =
            march::marches(rulebook, public, first).into_keys().map(|hex| (hex, Way::Walk)).collect();
        return if ends.is_empty() { vec![(hex, Way::Stay)] } else { ends };
    }
    let mut ends = vec![(hex, Way::Stay)];
    if march::is_held(rulebook, public, first) {
        ends.extend(march::shuffles(rulebook, public, first).into_iter().map(|hex| (hex, Way::Walk)));
        return ends;
    }
    let has_points = group.pieces.iter().all(|piece| public.counter(*piece).condition.left > Points::ZERO);
    if let (true, Ok(party)) = (has_points, Party::new(rulebook, public, &group.pieces)) {
        let reach = Reach::new(rulebook, public, &party);
        ends.extend(reach.hexes().iter().filter(|to| **to != hex).map(|to| (*to, Way::Walk)));
    }
    if trains && rail::may_board(rulebook, public, &group.pieces).is_ok() {
        let reach = rail::reach(rulebook, public, hex);
        let walked: Vec<Hex> = ends.iter().map(|end| end.0).collect();
        let far = reach.hexes().iter().filter(|to| !walked.contains(to));
        ends.extend(far.map(|to| (*to, Way::Rail)));
    }
    ends
}

fn entering_ends(look: &Look, group: &Group, trains: bool) -> Vec<(Hex, Way)> {
    let (rulebook, public) = (look.rulebook, look.public);
    let mut best: std::collections::BTreeMap<Hex, Way> = std::collections::BTreeMap::new();
    let length = |way: &Way| match way {
        Way::Enter(path) => path.len(),
        _ => usize::MAX,
    };
    for path in legal::entries(rulebook, public, &group.pieces) {
        let Some(end) = path.last().copied() else { continue };
        let shorter = best.get(&end).is_none_or(|known| path.len() < length(known));
        if shorter {
            best.insert(end, Way::Enter(path));
        }
    }
    let entries: Vec<Hex> = best
        .iter()
        .filter(|(_, way)| length(way) == 1)
        .map(|(hex, _)| *hex)
        .filter(|hex| rulebook.board.has_rail(*hex) && !in_enemy_zone(public, look.side, *hex))
        .collect();
    if trains && look.side == Side::Soviet {
        for entry in entries {
            for to in rail::reach(rulebook, public, entry).hexes() {
                best.entry(*to).or_insert(Way::EnterByRail(entry));
            }
        }
    }
    let mut ends: Vec<(Hex, Way)> = best.into_iter().collect();
    if let Some(hex) = starting_hex(look, group.pieces[0]) {
        ends.push((hex, Way::Wait));
    }
    ends
}

fn choice(look: &Look, field: &Field, group: &Group, to: Hex, way: Way) -> Choice {
    let lines = look.lines_of(look.side);
    let kind = look.public.counter(group.pieces[0]).kind;
    let entered = matches!(way, Way::Enter(_) | Way::EnterByRail(_));
    let supplied = look.side == Side::Soviet || entered || lines.would_supply(look.rulebook, kind, to);
    let fights = group.units > 0 && way != Way::Wait;
    let targets = if fights {
        let near = look.rulebook.board.land_neighbours(to).map(|hex| field.foe_at[hex]);
        near.filter(|number| *number != NO_FOE).collect()
    } else {
        Vec::new()
    };
    let base = base(look, field, group, to, &way, supplied, !targets.is_empty());
    Choice { to, way, base, targets, supplied }
}

/// The value of a hex to a group, whatever the others do.
fn base(look: &Look, field: &Field, group: &Group, to: Hex, way: &Way, supplied: bool, contact: bool) -> f64 {
    let manner = &look.manner;
    let mut base = 0.0;
    if let Some(aim) = group.aim.map(|number| &field.lay.aims[number]) {
        let away = aim.away(look.rulebook, group.march, to);
        let away = if away == FAR { 400.0 } else { f64::from(away.max(3)) };
        base -= manner.advance * aim.value * away / 20.0;
    }
    if *way == Way::Wait {
        return base - WAITING;
    }
    let from = look.intents.and_then(|_| starting_hex(look, group.pieces[0]));
    let sent = from.and_then(|from| field.worth_of_going(look, group.pieces[0], (from, to)));
    base += sent.unwrap_or(0.0);
    let enemy_held = look.public.holders.get(&to) == Some(&look.side.enemy());
    if group.units > 0 && enemy_held && !look.public.holds(look.side.enemy(), to) {
        base += manner.take * look.place_points(to);
    }
    if !supplied {
        let fast = if group.march == March::Foot { 0.6 } else { 1.0 };
        base -= manner.supply * fast * (0.5 + group.worth / 4.0).min(2.0);
    }
    if contact {
        base += manner.cover * (look.cover(to) - 1.0) * f64::from(group.units);
    }
    if group.radius.is_some() && in_enemy_zone(look.public, look.side, to) {
        base -= 0.5;
    }
    // A unit moves only for a reason; a unit that has moved has had one.
    if *way != Way::Stay && look.public.counter(group.pieces[0]).condition.motion == Motion::Fresh {
        base -= 0.01;
    }
    base
}
