//! The possible divisions of untried units, reduced to their effect in a battle. Units that cannot be distinguished and
//! divisions that are alike are put together.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::rules::{
        combat::defenders, counter::Piece, kinds::Pool, position::Public, rulebook::Rulebook,
    },
};

/// An attack or overrun under consideration.
#[derive(Clone, Copy)]
pub(super) struct Planned<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
    pub pieces: &'a [Piece],
    pub targets: &'a [Hex],
    pub overrun: bool,
}

/// The effect of a revealed division on the battle (12.3).
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
    /// The strength that the division brings.
    pub value: u16,
    pub divisions: Vec<UnitId>,
}

/// The known facts that distinguish untried units in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    pub pool: Pool,
    pub hex: Hex,
    pub disrupted: bool,
    pub took_refuge: bool,
    arrived: bool,
    came_from: Option<Hex>,
}

/// Untried units that cannot be distinguished.
#[derive(Clone, Debug)]
pub(super) struct Hand {
    pub mark: Mark,
    pub pieces: Vec<Piece>,
}

/// The untried units of a battle and their possible divisions.
#[derive(Debug)]
pub(super) struct Hands {
    pub hands: Vec<Hand>,
    /// The possible divisions of each pool, the worthless first, then by strength.
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

    /// A division of this fate for each unit of a pool, no division twice.
    pub(super) fn divisions(&self, pool: Pool, fate: Fate) -> impl Iterator<Item = UnitId> + '_ {
        let lots = self.lots[pool.number()].iter().filter(move |lot| lot.fate == fate);
        lots.flat_map(|lot| lot.divisions.iter().copied())
    }
}

fn of_pool(hands: &[Hand], pool: Pool) -> usize {
    hands.iter().filter(|hand| hand.mark.pool == pool).map(|hand| hand.pieces.len()).sum()
}

/// The possible divisions of the untried units of a pool, in attack or in defence. If fewer divisions are possible than
/// there are units, every division counts as possible.
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

/// The fate of a division and the strength that it brings.
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
