//! Casualty points: the losses that pay them, and the sets of losses that an owner may choose (13.6 to 13.10).
//!
//! A set is legal if it covers the points and no part of it can be left out. A part is the loss of a unit, or the pin
//! that goes with a reduction. An owner who would rather lose a squad than have it reduced and pinned may do so (29,
//! example 5).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::engine::counters::UnitId;
use serde::{Deserialize, Serialize};

/// A loss with which a unit pays (13.6, 13.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Loss {
    /// The shield or valour cancels the one point that was put on the unit (13.10).
    Ignored,
    Pinned,
    Reduced,
    ReducedAndPinned,
    Eliminated,
    /// Points put on a gun or an unarmoured vehicle that is not pinned: one point pins it, more need a die (13.9).
    Put(u16),
}

/// The kind of a unit that is hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Struck {
    /// The points that the reduction to a half squad pays.
    Squad {
        reduction: u16,
    },
    Half,
    Leader,
    /// A gun or an unarmoured vehicle.
    Crew,
    /// An AFV that is assaulted. Up to three points may be put on it, which may immobilize it (17.7).
    Armour,
    /// A passenger of a vehicle that is hit. It may pay but need not; the number is the points that the reduction of a
    /// squad pays (13.9).
    Rider {
        reduction: Option<u16>,
    },
}

/// A unit that is hit, with all values on which the choice of its owner depends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    pub unit: UnitId,
    pub struck: Struck,
    /// Casualty rating.
    pub rating: u16,
    pub pinned: bool,
    /// Whether the first point put on it is ignored, because of its shield or its valour (13.10).
    pub ignores: bool,
    /// The number of weapons that it carries.
    pub weapons: u8,
    /// The rating of all its passengers. They are eliminated with it and count as paid then (13.9).
    #[serde(default)]
    pub riders: u16,
    /// The carrier in which it rides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carrier: Option<UnitId>,
}

/// The units that pay, each with its loss.
pub type Losses = Vec<(UnitId, Loss)>;

impl Hit {
    /// All losses that it can choose, each with its points. The smaller loss for the case that no other unit can pay is
    /// not among them.
    fn ways(&self) -> Vec<(Loss, u16)> {
        let ignored = u16::from(self.ignores);
        let mut ways = Vec::new();
        if self.ignores {
            ways.push((Loss::Ignored, 1));
        }
        match (self.struck, self.pinned) {
            // Any point put on a pinned gun, vehicle or infantry unit eliminates it (13.7, 13.9).
            (_, true) => ways.push((Loss::Eliminated, self.rating + self.riders + ignored)),
            (Struck::Crew | Struck::Armour, false) => {
                ways.extend((1..=self.rating).map(|points| (Loss::Put(points), points + ignored)));
                // More points than its rating eliminate it without a die, and its passengers pay with it.
                if self.struck == Struck::Crew && self.riders > 0 {
                    ways.push((Loss::Eliminated, self.rating + self.riders + ignored));
                }
            }
            (Struck::Rider { reduction }, false) => {
                ways.extend(reduction.map(|reduction| (Loss::Reduced, reduction + ignored)));
                ways.push((Loss::Eliminated, self.rating + ignored));
            }
            (Struck::Squad { reduction }, false) => ways.extend([
                (Loss::Pinned, 1 + ignored),
                (Loss::Reduced, reduction + ignored),
                (Loss::ReducedAndPinned, reduction + 1 + ignored),
                (Loss::Eliminated, self.rating + ignored),
            ]),
            (Struck::Half | Struck::Leader, false) => {
                ways.extend([(Loss::Pinned, 1 + ignored), (Loss::Eliminated, self.rating + ignored)]);
            }
        }
        ways
    }

    /// The most points that the unit can pay.
    fn most(&self) -> u16 {
        self.ways().into_iter().map(|(_, worth)| worth).max().unwrap_or(0)
    }

    /// The loss of the unit where all units together cannot pay enough.
    fn everything(&self) -> (UnitId, Loss) {
        let all = if self.struck == Struck::Armour { Loss::Put(self.rating) } else { Loss::Eliminated };
        (self.unit, all)
    }

    /// Whether the unit can pay no more after this loss.
    fn is_spent(&self, loss: Loss) -> bool {
        loss == Loss::Eliminated || loss == Loss::Put(self.rating)
    }

    fn rides(&self) -> bool {
        matches!(self.struck, Struck::Rider { .. })
    }

    /// The part of its rating that is lost for good. If a die decides, the part that may be lost.
    fn lost(&self, loss: Loss) -> u16 {
        match (loss, self.struck) {
            (Loss::Ignored | Loss::Pinned | Loss::Put(1), _) => 0,
            (Loss::Reduced | Loss::ReducedAndPinned, Struck::Squad { reduction }) => reduction,
            (Loss::Reduced, Struck::Rider { reduction: Some(reduction) }) => reduction,
            (Loss::Eliminated, _) => self.rating + self.riders,
            _ => self.rating,
        }
    }
}

/// The number of choices above which they are not tried one by one. A hex holds four units, and two full carriers.
const MOST_CHOICES: usize = 200_000;

/// One choice for each hit unit, in their order.
type Choice = Vec<Option<(Loss, u16)>>;

/// All legal sets of losses for these points. If all units together cannot pay them, it is the one set in which all pay
/// (13.8).
pub fn legal(hits: &[Hit], points: u16) -> Vec<Losses> {
    if points == 0 {
        return vec![Vec::new()];
    }
    let everything = || vec![hits.iter().map(Hit::everything).collect()];
    if worth(hits) < points {
        return everything();
    }
    let mut found = Vec::new();
    if choices(hits) > MOST_CHOICES {
        // No hex holds that many units by the rules: one legal set is enough.
        return one_of(hits, points).map_or_else(everything, |losses| vec![losses]);
    }
    choose(hits, points, &mut Vec::new(), &mut found);
    // A player must always be able to answer.
    if found.is_empty() { everything() } else { found }
}

/// The number of choices to try.
fn choices(hits: &[Hit]) -> usize {
    hits.iter().fold(1, |all: usize, hit| all.saturating_mul(hit.ways().len() + 1))
}

/// Finds one legal set without trying all. Each unit first pays the most that it can, as long as that is needed. Then
/// it pays less, as long as that is enough.
fn one_of(hits: &[Hit], points: u16) -> Option<Losses> {
    let mut chosen: Choice = vec![None; hits.len()];
    for pinned in [false, true] {
        for (hit, choice) in hits.iter().zip(0..).filter(|(hit, _)| hit.pinned == pinned && !hit.rides()) {
            if paid(&chosen) < points
                && let Some(choice) = chosen.get_mut(choice)
            {
                *choice = hit.ways().into_iter().max_by_key(|(_, worth)| *worth);
            }
        }
    }
    for (hit, choice) in hits.iter().zip(0_usize..).filter(|(hit, _)| !hit.ignores) {
        let mut ways = hit.ways();
        ways.sort_by_key(|(_, worth)| *worth);
        for way in std::iter::once(None).chain(ways.into_iter().map(Some)) {
            let Some(now) = chosen.get(choice).copied().flatten() else { break };
            let less = paid(&chosen) - now.1 + way.map_or(0, |(_, worth)| worth);
            if less >= points {
                if let Some(choice) = chosen.get_mut(choice) {
                    *choice = way;
                }
                break;
            }
        }
    }
    let losses = hits.iter().zip(&chosen).filter_map(|(hit, way)| Some((hit.unit, (*way)?.0))).collect();
    is_legal_choice(hits, points, &chosen).then_some(losses)
}

/// The points that all hit units together can pay.
pub fn worth(hits: &[Hit]) -> u16 {
    hits.iter().fold(0, |sum: u16, hit| sum.saturating_add(hit.most()))
}

/// Tries all losses of each unit in turn.
fn choose(hits: &[Hit], points: u16, chosen: &mut Choice, found: &mut Vec<Losses>) {
    let Some(hit) = hits.get(chosen.len()) else {
        if is_legal_choice(hits, points, chosen) {
            let losses = hits.iter().zip(chosen.iter());
            found.push(losses.filter_map(|(hit, way)| Some((hit.unit, (*way)?.0))).collect());
        }
        return;
    };
    for way in std::iter::once(None).chain(hit.ways().into_iter().map(Some)) {
        chosen.push(way);
        choose(hits, points, chosen, found);
        chosen.pop();
    }
}

/// The points that a choice pays. A file from outside may name more hit units than any hex holds.
fn paid(chosen: &[Option<(Loss, u16)>]) -> u16 {
    chosen.iter().flatten().fold(0, |sum, (_, worth)| sum.saturating_add(*worth))
}

fn is_legal_choice(hits: &[Hit], points: u16, chosen: &[Option<(Loss, u16)>]) -> bool {
    let paid = paid(chosen);
    if paid < points {
        return false;
    }
    let unpinned_left = hits.iter().zip(chosen).any(|(hit, way)| {
        let spent = way.is_some_and(|(loss, _)| hit.is_spent(loss));
        !hit.pinned && !spent && !hit.rides()
    });
    let lost = |unit: Option<UnitId>| {
        let found = hits.iter().zip(chosen).find(|(hit, _)| Some(hit.unit) == unit);
        found.is_some_and(|(_, way)| way.is_some_and(|(loss, _)| loss == Loss::Eliminated))
    };
    let payers: Vec<(&Hit, bool)> =
        hits.iter().zip(chosen).filter_map(|(hit, way)| Some((hit, hit.is_spent((*way)?.0)))).collect();
    let pinned_pay = payers.iter().any(|(hit, _)| hit.pinned);
    hits.iter().zip(chosen).all(|(hit, way)| {
        let Some((loss, worth)) = *way else { return true };
        // A passenger that is lost with its carrier has paid with it (13.9).
        if hit.rides() && lost(hit.carrier) {
            return false;
        }
        // The other units that pay, without those that have a shield or valour and can pay no more.
        let mut others = payers.iter().filter(|(other, _)| other.unit != hit.unit);
        let beside = others.any(|(other, spent)| !other.ignores || !spent);
        // Pinned units pay only when all other units are eliminated (13.7).
        if hit.pinned && unpinned_left {
            return false;
        }
        // The points that a shield or valour has not cancelled are put on that unit first (13.10).
        if hit.ignores && beside && !hit.is_spent(loss) {
            return false;
        }
        // If pinned units pay, all other units must be eliminated, whatever they are worth.
        if pinned_pay && !hit.pinned && !hit.rides() {
            return true;
        }
        // No part may be left out (13.8): this loss, the pin that goes with a reduction, or a point put on a gun. With
        // shield or valour, all points but the cancelled one count as a part.
        let spare = paid - points;
        let all_but_one = hit.ignores && loss != Loss::Ignored && worth - 1 <= spare;
        let lighter = matches!(loss, Loss::ReducedAndPinned | Loss::Put(_)) && spare >= 1;
        // A unit with a shield or valour that pays together with others must pay all it can. It has no lighter choice.
        let bound = hit.ignores && beside;
        worth > spare && (bound || !lighter && !all_but_one)
    })
}

/// The set that an owner usually chooses: the least rating lost, then the fewest weapons, with leaders last (13.8).
pub fn usual(hits: &[Hit], points: u16) -> Losses {
    let weight = |losses: &Losses| {
        let struck = |unit: &UnitId| hits.iter().find(|hit| hit.unit == *unit);
        let (mut rating, mut weapons, mut leaders, mut touched) = (0, 0, 0, 0_usize);
        for (unit, loss) in losses {
            let Some(hit) = struck(unit) else { continue };
            rating += u32::from(hit.lost(*loss));
            touched += 1;
            if hit.lost(*loss) >= hit.rating {
                weapons += u16::from(hit.weapons);
            }
            leaders += u16::from(hit.struck == Struck::Leader);
        }
        (rating, weapons, leaders, touched)
    };
    legal(hits, points).into_iter().min_by_key(weight).unwrap_or_default()
}

/// Whether an owner may choose these losses (13.8).
pub fn is_legal(hits: &[Hit], points: u16, losses: &Losses) -> bool {
    let sorted = |losses: &Losses| {
        let mut losses = losses.clone();
        losses.sort_unstable();
        losses
    };
    if choices(hits) > MOST_CHOICES && worth(hits) >= points && points > 0 {
        return chosen_by(hits, losses).is_some_and(|chosen| is_legal_choice(hits, points, &chosen))
            || legal(hits, points).iter().any(|set| sorted(set) == sorted(losses));
    }
    let asked = sorted(losses);
    legal(hits, points).iter().any(|set| sorted(set) == asked)
}

/// The choice that these losses make; none if a unit cannot pay its loss or is named twice.
fn chosen_by(hits: &[Hit], losses: &Losses) -> Option<Choice> {
    let mut chosen: Choice = vec![None; hits.len()];
    for (unit, loss) in losses {
        let number = hits.iter().position(|hit| hit.unit == *unit)?;
        let way = hits.get(number)?.ways().into_iter().find(|(way, _)| way == loss)?;
        if chosen.get_mut(number)?.replace(way).is_some() {
            return None;
        }
    }
    Some(chosen)
}

/// The fate of a gun or unarmoured vehicle on which points were put (13.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Pinned,
    Eliminated,
    /// A die of its rating or less pins it; a higher die eliminates it.
    Die,
}

/// Returns the fate of a gun or vehicle of this rating that was not pinned before and has these points (13.9).
pub fn fate(rating: u16, put: u16) -> Fate {
    match put {
        0 | 1 => Fate::Pinned,
        _ if put <= rating => Fate::Die,
        _ => Fate::Eliminated,
    }
}

/// Whether a gun or vehicle survives its die, pinned (13.9).
pub fn survives(rating: u16, die: u8) -> bool {
    u16::from(die) <= rating
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    fn hit(unit: &str, struck: Struck, rating: u16) -> Hit {
        Hit {
            unit: unit.parse().unwrap(),
            struck,
            rating,
            pinned: false,
            ignores: false,
            weapons: 0,
            riders: 0,
            carrier: None,
        }
    }

    /// An owner that must pay always can: every number of points has a legal set. Every set pays all points, except the
    /// one in which all units pay (13.8).
    #[test]
    fn there_is_always_an_answer() {
        let kinds = [
            hit("squad", Struck::Squad { reduction: 2 }, 5),
            hit("half", Struck::Half, 2),
            hit("leader", Struck::Leader, 1),
            hit("gun", Struck::Crew, 3),
            hit("tank", Struck::Armour, 3),
        ];
        let states = |hit: Hit| {
            let pinned = (hit.struck != Struck::Armour).then_some(Hit { pinned: true, ..hit });
            [Some(hit), Some(Hit { ignores: true, ..hit }), pinned].into_iter().flatten()
        };
        let all: Vec<Hit> = kinds.into_iter().flat_map(states).collect();
        let named = |mut hit: Hit, name: &str| {
            hit.unit = name.parse().unwrap();
            hit
        };
        for one in &all {
            for other in &all {
                for third in &all {
                    let hits = [named(*one, "a"), named(*other, "b"), named(*third, "c")];
                    for points in 1..=worth(&hits) {
                        let mut found = Vec::new();
                        choose(&hits, points, &mut Vec::new(), &mut found);
                        assert!(!found.is_empty(), "{points} on {hits:?}");
                    }
                }
            }
        }
    }
}
