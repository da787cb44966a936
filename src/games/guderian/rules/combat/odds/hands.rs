//! What untried units may be, as far as it matters in a battle: units that nothing tells apart, and the
//! divisions that are alike.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::rules::{
        combat::defenders, counter::Piece, kinds::Pool, position::Public, rulebook::Rulebook,
    },
};

/// An attack or overrun that is thought of.
#[derive(Clone, Copy)]
pub(super) struct Planned<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
    pub pieces: &'a [Piece],
    pub targets: &'a [Hex],
    pub overrun: bool,
}

/// What becomes of a division in the battle when it is turned up (12.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fate {
    /// It has no strength and is removed.
    Worthless,
    /// It was to attack and may only defend: it leaves the battle.
    DefendsOnly,
    Fights,
}

/// Divisions that are alike in the battle.
#[derive(Clone, Debug)]
pub(super) struct Lot {
    pub fate: Fate,
    /// The strength that it brings.
    pub value: u16,
    pub divisions: Vec<UnitId>,
}

/// What tells untried units in a battle apart, but for what they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    pub pool: Pool,
    pub hex: Hex,
    pub disrupted: bool,
    pub took_refuge: bool,
    arrived: bool,
    came_from: Option<Hex>,
}

/// Untried units that nothing tells apart.
#[derive(Clone, Debug)]
pub(super) struct Hand {
    pub mark: Mark,
    pub pieces: Vec<Piece>,
}

/// The untried units of a battle and what they may be.
#[derive(Debug)]
pub(super) struct Hands {
    pub hands: Vec<Hand>,
    /// For each pool, what the units may be, the worthless first, then by strength.
    pub lots: [Vec<Lot>; 2],
}

impl Hands {
    pub(super) fn new(planned: &Planned<'_>) -> Self {
        let public = planned.public;
        let untried = |piece: &Piece| public.counter(*piece).is_untried();
        let attack = planned.pieces.iter().any(untried);
        let defending = planned.targets.iter().flat_map(|hex| defenders(public, *hex));
        let mut hands: Vec<Hand> = Vec::new();
        for piece in planned.pieces.iter().copied().chain(defending).filter(untried) {
            let counter = public.counter(piece);
            let (Some(pool), Some(hex)) = (counter.kind.pool(), counter.hex()) else { continue };
            let condition = &counter.condition;
            let mark = Mark {
                pool,
                hex,
                disrupted: condition.disrupted,
                took_refuge: condition.took_refuge,
                arrived: condition.arrived,
                came_from: condition.came_from,
            };
            match hands.iter_mut().find(|hand| hand.mark == mark) {
                Some(hand) => hand.pieces.push(piece),
                None => hands.push(Hand { mark, pieces: vec![piece] }),
            }
        }
        let lots = Pool::BOTH.map(|pool| {
            let wanted = of_pool(&hands, pool);
            lots(planned, pool, wanted, attack)
        });
        Self { hands, lots }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.hands.is_empty()
    }

    /// Untried units of a pool in the battle.
    pub(super) fn number(&self, pool: Pool) -> usize {
        of_pool(&self.hands, pool)
    }

    /// A division of this fate for each unit of a pool, nobody twice.
    pub(super) fn divisions(&self, pool: Pool, fate: Fate) -> impl Iterator<Item = UnitId> + '_ {
        let lots = self.lots[pool.number()].iter().filter(move |lot| lot.fate == fate);
        lots.flat_map(|lot| lot.divisions.iter().copied())
    }
}

fn of_pool(hands: &[Hand], pool: Pool) -> usize {
    hands.iter().filter(|hand| hand.mark.pool == pool).map(|hand| hand.pieces.len()).sum()
}

/// What the untried units of a pool may be, in attack or in defence. Were fewer divisions possible than
/// there are units, anybody would be.
fn lots(planned: &Planned<'_>, pool: Pool, wanted: usize, attack: bool) -> Vec<Lot> {
    let rulebook = planned.rulebook;
    let mut possible = planned.public.possible(rulebook, pool);
    if possible.len() < wanted {
        let prints = rulebook.order_of_battle.pool(pool).iter();
        possible = prints.map(|print| rulebook.order_of_battle.record(*print).id).collect();
    }
    let mut lots: Vec<Lot> = Vec::new();
    for division in possible {
        let Some((fate, value)) = judged(rulebook, division, attack) else { continue };
        match lots.iter_mut().find(|lot| (lot.fate, lot.value) == (fate, value)) {
            Some(lot) => lot.divisions.push(division),
            None => lots.push(Lot { fate, value, divisions: vec![division] }),
        }
    }
    lots.sort_by_key(|lot| (lot.fate, lot.value));
    lots
}

/// What becomes of a division and what it brings.
fn judged(rulebook: &Rulebook, division: UnitId, attack: bool) -> Option<(Fate, u16)> {
    let record = rulebook.order_of_battle.record(rulebook.order_of_battle.find(division)?);
    if record.is_dud() {
        return Some((Fate::Worthless, 0));
    }
    let strengths = if attack { &record.attack } else { &record.defence };
    let value = strengths.first().copied().map_or(0, u16::from);
    let defends_only = attack && record.attack.iter().all(|strength| *strength == 0);
    Some((if defends_only { Fate::DefendsOnly } else { Fate::Fights }, value))
}
