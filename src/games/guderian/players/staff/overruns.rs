//! Overruns: first in the phase, by units that began it together.

use super::{
    attack::{MOST_TURNED_UP, emptied, retreat},
    belief::SAMPLES,
    chances::{Promise, Stakes, of_odds, promise},
    look::Look,
    manual::{stay::would_open, strongest},
    say,
};
use crate::{
    engine::{board::Hex, counters::Points},
    games::guderian::rules::{
        combat::{
            integrity::{is_disturbed, whole_division},
            odds,
        },
        counter::{Motion, Piece},
        movement::{Group, march, overrun, reach::Reach, stacking},
        order::{Order, legal},
    },
    play::players::{ChosenOrder, chief::Intent},
};
use std::collections::BTreeMap;

/// The value, for each unit, of enemies that are disrupted and control no hex.
const DISRUPTED: f64 = 0.15;

/// An overrun that could be made.
struct Candidate {
    pieces: Vec<Piece>,
    /// The path to the hex adjacent to the target.
    path: Vec<Hex>,
    target: Hex,
    ground: Ground,
    value: f64,
}

/// The disadvantages of an overrun from the hex adjacent to the target.
#[derive(Clone, Copy)]
struct Ground {
    /// A river.
    across: bool,
    /// No supply line leads there.
    cut_off: bool,
}

impl Ground {
    /// Whether an overrun from here is at least as good as one from there.
    fn is_as_good_as(self, other: Self) -> bool {
        self.across <= other.across && self.cut_off <= other.cut_off
    }
}

/// Strengths that are needed again and again in the search for overruns.
#[derive(Default)]
struct Known {
    /// Defence of a hex, over land and over a river.
    defence: BTreeMap<(Hex, bool), [u16; SAMPLES]>,
    /// The stakes of its defenders.
    stakes: BTreeMap<Hex, Stakes>,
}

/// The best overrun now: the move to it, if one is needed, and the overrun itself.
pub(super) fn order(look: &Look) -> Option<Vec<ChosenOrder<Order>>> {
    let mut known = Known::default();
    let mut candidates = Vec::new();
    let parties = parties(look);
    for party in &parties {
        candidates.extend(against_all(look, party, &mut known));
    }
    candidates
        .retain(|candidate| candidate.value >= look.manner.overrun_from && is_on_the_way(look, candidate));
    candidates.sort_by(|one, other| other.value.total_cmp(&one.value));
    candidates.truncate(MOST_TURNED_UP);
    let holds_good = |candidate: Candidate| {
        let Candidate { pieces, path, target, .. } = &candidate;
        let here = look.public.counter(pieces[0]).hex()?;
        let from = path.last().copied().unwrap_or(here);
        let promise = turned_up(look, &candidate, &mut known);
        let forbidden = || {
            would_open(look, pieces, here, from)
                || strongest::waits(look, pieces, (*target, promise.hits), &parties)
        };
        (promise.value >= look.manner.overrun_from && !forbidden()).then_some((candidate, promise.hits))
    };
    let (best, hits) = candidates.into_iter().find_map(holds_good)?;
    let reason = say::overrun(look.rulebook, best.target, hits);
    let units = look.ids(&best.pieces);
    let mut orders = Vec::new();
    if !best.path.is_empty() {
        orders.push(ChosenOrder::because(
            Order::Move { units: units.clone(), path: best.path },
            reason.clone(),
        ));
    }
    orders.push(ChosenOrder::because(Order::Overrun { units, target: best.target }, reason));
    Some(orders)
}

/// Whether an overrun brings each unit that a chief of staff has sent somewhere nearer to its hex.
fn is_on_the_way(look: &Look, candidate: &Candidate) -> bool {
    candidate.pieces.iter().all(|piece| {
        let sent = look.sent_to(*piece).zip(look.public.counter(*piece).hex());
        sent.is_none_or(|(aim, here)| candidate.target.distance(aim) < here.distance(aim))
    })
}

/// Whether a unit may overrun: one that is told to stay, to fall back or to wait does not.
fn may_overrun(look: &Look, piece: Piece) -> bool {
    matches!(look.intent(piece), Intent::Usual | Intent::Go(_))
}

/// Whole stacks that began together and can still move; of units that have moved, only those that are being moved.
fn parties(look: &Look) -> Vec<Vec<Piece>> {
    let public = look.public;
    let mut parties: Vec<Vec<Piece>> = Vec::new();
    for piece in legal::movers(look.rulebook, public) {
        let counter = public.counter(piece);
        let held =
            march::must_march(look.rulebook, public, piece) || march::is_held(look.rulebook, public, piece);
        if !counter.is_combat_unit() || held || counter.condition.left < look.rulebook.charts.overrun_cost {
            continue;
        }
        if overrun::defends_only(look.rulebook, public, piece) || !may_overrun(look, piece) {
            continue;
        }
        let key = |piece: Piece| {
            let counter = public.counter(piece);
            let fresh = counter.condition.motion == Motion::Fresh;
            let together = (fresh, public.party_of(piece));
            (
                counter.hex(),
                counter.condition.start,
                together,
                counter.condition.commanded,
                look.intent(piece),
            )
        };
        match parties.iter_mut().find(|party| key(party[0]) == key(piece)) {
            Some(party) => party.push(piece),
            None => parties.push(vec![piece]),
        }
    }
    parties
}

/// The overruns open to a stack, each from the best hex for it, the nearest of these.
fn against_all(look: &Look, party: &[Piece], known: &mut Known) -> Vec<Candidate> {
    let (rulebook, public) = (look.rulebook, look.public);
    let Ok(group) = Group::new(rulebook, public, party) else { return Vec::new() };
    let reach = Reach::new(rulebook, public, &group);
    let least = party.iter().map(|piece| public.counter(*piece).condition.left).min().unwrap_or(Points::ZERO);
    let cost = rulebook.charts.overrun_cost;
    let attack = attack(look, party);
    let mut found: Vec<Candidate> = Vec::new();
    for from in reach.hexes() {
        let near = reach.cost(*from).is_some_and(|spent| spent + cost <= least);
        let stays = *from == group.start;
        if !near || (!stays && (group.classes.len() > 1 || !has_room(look, party, *from))) {
            continue;
        }
        let cut_off = is_cut_off(look, party[0], *from);
        for target in rulebook.board.land_neighbours(*from) {
            if !public.holds(look.side.enemy(), target) {
                continue;
            }
            let ground = Ground { across: rulebook.board.river_between(*from, target), cut_off };
            let earlier = found.iter().position(|earlier| earlier.target == target);
            let as_good = earlier.is_some_and(|number| found[number].ground.is_as_good_as(ground));
            if as_good || (stays && overrun::may_overrun(rulebook, public, party, target).is_err()) {
                continue;
            }
            let value = worth(look, &attack, target, ground, known);
            if earlier.is_some_and(|number| found[number].value >= value) {
                continue;
            }
            let path = if stays { Vec::new() } else { reach.path(*from).unwrap_or_default() };
            let candidate = Candidate { pieces: party.to_vec(), path, target, ground, value };
            match earlier {
                Some(number) => found[number] = candidate,
                None => found.push(candidate),
            }
        }
    }
    found
}

/// Whether a unit would be out of supply in a hex, with the lines as they are now.
fn is_cut_off(look: &Look, piece: Piece, hex: Hex) -> bool {
    let counter = look.public.counter(piece);
    !counter.condition.arrived && !look.lines_of(look.side).would_supply(look.rulebook, counter.kind, hex)
}

/// Whether a party can overrun from a hex at full strength and stay there if it is halted. No foreign unit breaks its
/// integrity (K10.6), and no unit is over the limit (7.1).
fn has_room(look: &Look, party: &[Piece], from: Hex) -> bool {
    let (rulebook, public) = (look.rulebook, look.public);
    let counter = public.counter(party[0]);
    let whole = counter.hex().and_then(|hex| whole_division(rulebook, public, party[0], hex));
    let disturbed = whole.is_some_and(|division| is_disturbed(rulebook, public, division, from));
    !disturbed && stacking::has_room(look.rulebook, look.public, from, party)
}

/// The strength that a party has in any overrun.
struct Attack {
    /// Its strength in supply and out of it.
    strength: [u16; 2],
    steps: Vec<f64>,
    retreat: f64,
}

fn attack(look: &Look, party: &[Piece]) -> Attack {
    let now = look.strengths(party, &[], true)[SAMPLES / 2].0;
    let strength = if look.is_supplied(party[0]) { [now, now / 2] } else { [now * 2, now] };
    let mut steps: Vec<f64> = party.iter().flat_map(|piece| look.step_worths(*piece)).collect();
    steps.sort_by(f64::total_cmp);
    Attack { strength, steps, retreat: 0.2 + look.weights.worth.retreat * party.len() as f64 }
}

/// The expected outcome of an overrun by the rules themselves, made from the end of the move to it. Its untried units
/// are turned up, and supply is judged there and then.
fn turned_up(look: &Look, candidate: &Candidate, known: &mut Known) -> Promise {
    let Candidate { pieces, path, target, .. } = candidate;
    let told = odds::promise_of_overrun(look.rulebook, look.public, pieces, path, *target);
    of_odds(look.rulebook, &told, &stakes_of(look, &attack(look, pieces), *target, known))
}

fn stakes_of(look: &Look, attack: &Attack, target: Hex, known: &mut Known) -> Stakes {
    let defenders = known.stakes.entry(target).or_insert_with(|| stakes(look, target)).clone();
    Stakes { attackers: attack.steps.clone(), attackers_retreat: attack.retreat, ..defenders }
}

/// The value of an overrun by samples of strength.
fn worth(look: &Look, attack: &Attack, target: Hex, ground: Ground, known: &mut Known) -> f64 {
    let Ground { across, cut_off } = ground;
    let strength = attack.strength[usize::from(cut_off)];
    let defence = *known.defence.entry((target, across)).or_insert_with(|| defence(look, target, across));
    let stakes = stakes_of(look, attack, target, known);
    let strengths = defence.map(|defence| (strength, defence));
    promise(look.rulebook, &strengths, &stakes).value
}

/// The defence of a hex against attackers that cross land, or all cross a river.
fn defence(look: &Look, target: Hex, across: bool) -> [u16; SAMPLES] {
    let cover = look.cover(target);
    let river = if across { f64::from(look.rulebook.charts.river.defence) } else { 0.0 };
    look.strengths(&[], &[target], true).map(|both| (f64::from(both.1) * (cover + river) / cover) as u16)
}

/// The stakes of the defenders of a hex.
fn stakes(look: &Look, target: Hex) -> Stakes {
    let stack: Vec<Piece> = look.public.stack(target).collect();
    let mut defenders: Vec<f64> = stack.iter().flat_map(|piece| look.step_worths(*piece)).collect();
    defenders.sort_by(f64::total_cmp);
    let disrupted = DISRUPTED * stack.len() as f64;
    Stakes {
        retreats: [1, 2].map(|amount| retreat(look, target, amount, &stack) + disrupted),
        defenders,
        hex: emptied(look, target),
        disrupted,
        thrift: look.manner.thrift,
        ..Stakes::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{counters::UnitId, orders::Game},
        games::guderian::{
            players::staff::{memory::Memory, weights::Weights},
            rules::{Guderian, counter::Place, kinds::Side, scenario::options::Options, set_up},
        },
    };
    use std::sync::Arc;

    /// Whether a motorized division has room to overrun from a hex with another unit. By the rule, Grossdeutschland
    /// does not break its integrity, and an infantry division does unless the option allows it (K10.6).
    #[test]
    fn room_beside_strangers_is_that_of_the_rules() {
        for (integrity_foreign, beside, room) in
            [(false, "ind-gd", true), (false, "inf-26", false), (true, "inf-26", true)]
        {
            let options = Options { integrity_foreign, ..Options::default() };
            let rulebook = Arc::new(Guderian::load("smolensk", &options).unwrap());
            let mut public = set_up::start(&rulebook, 1941).public;
            let mut put = |id: &str, at: &str| {
                let piece = public.find(id.parse::<UnitId>().unwrap()).unwrap();
                public.counters[piece.index()].place = Place::Map(at.parse().unwrap());
                piece
            };
            let party = ["mot-11-14", "mot-53-14"].map(|id| put(id, "0922"));
            put(beside, "1022");
            public.fill_presence(&rulebook);
            let weights = Weights::in_use().unwrap();
            let memory = Memory::new(&rulebook);
            let look = Look::new(&rulebook, &public, Side::German, weights, weights.german.clone(), &memory);
            assert_eq!(
                has_room(&look, &party, "1022".parse().unwrap()),
                room,
                "{beside} {integrity_foreign}"
            );
        }
    }
}
