//! The Combat Phase: the attacks that are worth making, and the best set of them.

use super::{
    belief::SAMPLES,
    chances::{Candidate, Stakes, of_odds, promise},
    look::Look,
    say,
    skill::Skill,
};
use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        combat,
        combat::{
            odds::{self, Preview},
            retreat::Retreat,
        },
        counter::Piece,
        kinds::Side,
        order::Order,
    },
    play::players::ChosenOrder,
};

/// Most blocks of attackers that are combined against one target.
const MOST_BLOCKS: usize = 7;
/// Most attacks that are combined with each other.
const MOST_CANDIDATES: usize = 36;
/// Most sets of attacks that are examined.
const MOST_SETS: u32 = 6000;
/// Most attacks whose untried units are turned up in a preview before an attack is chosen.
pub(super) const MOST_TURNED_UP: usize = 6;

/// Units that attack together or not at all: a whole division, a Soviet stack, a counter by itself.
struct Block {
    pieces: Vec<Piece>,
    /// Attack strength, sample by sample.
    attack: [u16; SAMPLES],
    /// The targets that it attacks across a river, a bit each.
    across: u8,
    steps: Vec<f64>,
}

/// The next attack worth making, or the end of the phase.
pub(super) fn order(look: &Look, skill: &mut Skill) -> ChosenOrder<Order> {
    let mut candidates = candidates(look, skill.multi_hex);
    for candidate in &mut candidates {
        candidate.slip = skill.slips.draw();
        candidate.promise.value += candidate.slip;
    }
    candidates.retain(|candidate| candidate.promise.value >= look.manner.attack_from);
    candidates.sort_by(|one, other| other.promise.value.total_cmp(&one.promise.value));
    candidates.truncate(MOST_CANDIDATES);
    for _ in 0..MOST_TURNED_UP {
        let Some(best) = best_set(&candidates).into_iter().find(|best| may_be_made(look, &candidates[*best]))
        else {
            break;
        };
        let candidate = &mut candidates[best];
        let told = turned_up(look, candidate);
        if let Some(told) = &told {
            candidate.promise = of_odds(look.rulebook, told, &candidate_stakes(look, candidate));
        }
        if told.is_none() || candidate.promise.value + candidate.slip >= look.manner.attack_from {
            let reason = say::attack(look, candidate, told.as_ref());
            let order =
                Order::Attack { units: look.ids(&candidate.pieces), targets: candidate.targets.clone() };
            return ChosenOrder::because(order, reason);
        }
        candidates.remove(best);
    }
    ChosenOrder::because(Order::EndPhase, "no other attack is worth its losses")
}

fn may_be_made(look: &Look, candidate: &Candidate) -> bool {
    combat::may_attack(look.rulebook, look.public, &candidate.pieces, &candidate.targets).is_ok()
}

/// The odds of an attack with untried units in it when they are turned up by the rules. The samples of their strength
/// do not show how rivers, zones and supply change without the worthless units.
fn turned_up(look: &Look, candidate: &Candidate) -> Option<Preview> {
    let Candidate { pieces, targets, .. } = candidate;
    let untried = |piece: &Piece| look.public.counter(*piece).is_untried();
    let defending = || targets.iter().flat_map(|hex| combat::defenders(look.public, *hex));
    let hidden = pieces.iter().any(untried) || defending().any(|piece| untried(&piece));
    hidden.then(|| odds::promise(look.rulebook, look.public, pieces, targets, false))
}

fn candidate_stakes(look: &Look, candidate: &Candidate) -> Stakes {
    let steps = candidate.pieces.iter().flat_map(|piece| look.step_worths(*piece)).collect();
    stakes_of(look, stakes(look, &candidate.targets), candidate.pieces.len(), steps)
}

/// The stakes if this number of attackers with these steps takes part.
fn stakes_of(look: &Look, defenders: Stakes, attackers: usize, mut steps: Vec<f64>) -> Stakes {
    steps.sort_by(f64::total_cmp);
    let attackers_retreat = 0.1 + look.weights.worth.retreat * attackers as f64;
    Stakes { attackers: steps, attackers_retreat, ..defenders }
}

/// Every attack that could be made, with its preview.
fn candidates(look: &Look, multi_hex: bool) -> Vec<Candidate> {
    let open = combat::opportunities(look.rulebook, look.public);
    let mut all = Vec::new();
    for (target, able) in &open {
        against(look, &[*target], able, &mut all);
    }
    if multi_hex {
        for (number, (first, able)) in open.iter().enumerate() {
            for (second, others) in
                open[number + 1..].iter().filter(|(second, _)| first.distance(*second) <= 2)
            {
                let both: Vec<Piece> = able.iter().copied().filter(|piece| others.contains(piece)).collect();
                against(look, &[*first, *second], &both, &mut all);
            }
        }
    }
    all
}

/// Adds the attacks on these hexes together by the units that can make them.
fn against(look: &Look, targets: &[Hex], able: &[Piece], all: &mut Vec<Candidate>) {
    let mut blocks = blocks(look, targets, able);
    blocks.sort_by_key(|block| std::cmp::Reverse(block.attack[SAMPLES / 2]));
    blocks.truncate(MOST_BLOCKS);
    if blocks.is_empty() {
        return;
    }
    let mut defences: [Option<[u16; SAMPLES]>; 4] = [None; 4];
    let stakes = stakes(look, targets);
    for set in 1_u32..1 << blocks.len() {
        let party =
            blocks.iter().enumerate().filter(|(number, _)| set & (1 << number) != 0).map(|(_, block)| block);
        let across = party.clone().fold(3, |across, block| across & block.across);
        let pieces: Vec<Piece> = party.clone().flat_map(|block| block.pieces.iter().copied()).collect();
        let defence = *defences[usize::from(across)]
            .get_or_insert_with(|| look.strengths(&pieces, targets, false).map(|both| both.1));
        let attack = party.clone().fold([0; SAMPLES], |sum: [u16; SAMPLES], block| {
            std::array::from_fn(|sample| sum[sample] + block.attack[sample])
        });
        let steps = party.flat_map(|block| block.steps.iter().copied()).collect();
        let stakes = stakes_of(look, stakes.clone(), pieces.len(), steps);
        let strengths = std::array::from_fn(|sample| (attack[sample], defence[sample]));
        let promise = promise(look.rulebook, &strengths, &stakes);
        if promise.value > 0.0 {
            all.push(Candidate { pieces, targets: targets.to_vec(), promise, slip: 0.0 });
        }
    }
}

/// The blocks in which these units attack.
fn blocks(look: &Look, targets: &[Hex], able: &[Piece]) -> Vec<Block> {
    let mut blocks: Vec<Vec<Piece>> = Vec::new();
    for piece in able {
        let counter = look.public.counter(*piece);
        let belongs = |block: &Vec<Piece>| {
            let other = look.public.counter(block[0]);
            let together = counter.side() == Side::Soviet
                || (look.is_whole(*piece)
                    && look.division(*piece).map(|one| &one.name)
                        == look.division(block[0]).map(|one| &one.name));
            other.hex() == counter.hex() && together
        };
        match blocks.iter_mut().find(|block| belongs(block)) {
            Some(block) => block.push(*piece),
            None => blocks.push(vec![*piece]),
        }
    }
    blocks.retain(|block| block.iter().any(|piece| look.public.counter(*piece).is_combat_unit()));
    blocks.into_iter().map(|pieces| block(look, targets, pieces)).collect()
}

fn block(look: &Look, targets: &[Hex], pieces: Vec<Piece>) -> Block {
    let attack = look.strengths(&pieces, targets, false).map(|both| both.0);
    let from = look.public.counter(pieces[0]).hex();
    let across = targets.iter().enumerate().fold(0, |bits, (number, target)| {
        let river = from.is_some_and(|from| look.rulebook.board.river_between(from, *target));
        bits | (u8::from(river) << number)
    });
    let steps = pieces.iter().flat_map(|piece| look.step_worths(*piece)).collect();
    Block { pieces, attack, across, steps }
}

/// The stakes of the defenders of these hexes.
fn stakes(look: &Look, targets: &[Hex]) -> Stakes {
    let group: Vec<Piece> = targets.iter().flat_map(|hex| combat::defenders(look.public, *hex)).collect();
    let mut defenders: Vec<f64> = group.iter().flat_map(|piece| look.step_worths(*piece)).collect();
    defenders.sort_by(f64::total_cmp);
    let retreats =
        [1, 2].map(|amount| targets.iter().map(|hex| retreat(look, *hex, amount, &group)).sum::<f64>());
    let hex = targets.iter().map(|hex| emptied(look, *hex)).sum();
    Stakes { defenders, retreats, hex, thrift: look.manner.thrift, ..Stakes::default() }
}

/// The cost for the stack in a hex of retreating this number of hexes.
pub(super) fn retreat(look: &Look, hex: Hex, amount: u8, group: &[Piece]) -> f64 {
    let stack: Vec<Piece> = look.public.stack(hex).collect();
    let routes = Retreat { stack: &stack, from: hex, amount, group }.routes(look.rulebook, look.public);
    let mut worths: Vec<f64> = stack.iter().map(|piece| look.worth(*piece)).collect();
    worths.sort_by(f64::total_cmp);
    if routes.paths.is_empty() {
        return worths.iter().sum();
    }
    let crowded: f64 = worths.iter().take(routes.overflow).sum();
    crowded + look.weights.worth.retreat * stack.len() as f64
}

/// The value to the attackers of an emptied hex.
pub(super) fn emptied(look: &Look, hex: Hex) -> f64 {
    0.1 + look.manner.take * look.place_points(hex)
}

/// The set of attacks with the highest value: no unit twice, no hex twice. The best attack comes first.
fn best_set(candidates: &[Candidate]) -> Vec<usize> {
    let mut search = Search { candidates, best: Vec::new(), most: 0.0, sets: 0 };
    search.go(0, &mut Vec::new(), 0.0);
    let mut best = search.best;
    best.sort_by(|one, other| candidates[*other].promise.value.total_cmp(&candidates[*one].promise.value));
    best
}

struct Search<'a> {
    candidates: &'a [Candidate],
    best: Vec<usize>,
    most: f64,
    sets: u32,
}

impl Search<'_> {
    /// Adds attacks from this number on, while they could still exceed the best set found.
    fn go(&mut self, from: usize, chosen: &mut Vec<usize>, value: f64) {
        if value > self.most {
            self.most = value;
            self.best = chosen.clone();
        }
        let mut rest: f64 = self.candidates[from..].iter().map(|one| one.promise.value).sum();
        for next in from..self.candidates.len() {
            self.sets += 1;
            if self.sets > MOST_SETS || value + rest <= self.most {
                return;
            }
            let candidate = &self.candidates[next];
            rest -= candidate.promise.value;
            if chosen.iter().all(|other| are_apart(candidate, &self.candidates[*other])) {
                chosen.push(next);
                self.go(next + 1, chosen, value + candidate.promise.value);
                chosen.pop();
            }
        }
    }
}

fn are_apart(one: &Candidate, other: &Candidate) -> bool {
    !one.targets.iter().any(|hex| other.targets.contains(hex))
        && !one.pieces.iter().any(|piece| other.pieces.contains(piece))
}
