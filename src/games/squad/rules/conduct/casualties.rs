//! Casualty points and their payment (13.5 to 13.10).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::Referee;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        assault::immobilises,
        counter::{Counter, Place},
        event::{DiePurpose, Event, Lost},
        fire::{
            casualties::{Fate, Hit, Loss, Losses, Struck, fate, is_legal, legal, survives, worth},
            missions::{left_for_others, on_infantry},
        },
        position::{Public, decision::Decision},
        refusal::Why,
        rulebook::Rulebook,
        scenario::units::Kind,
        set_up::halves_of,
        sight::cover::is_shielded,
    },
};

/// Casualty points on units of a hex.
#[derive(Clone, Debug)]
pub struct Blow {
    pub hex: Hex,
    pub struck: Vec<UnitId>,
    pub points: u16,
    /// The hex from which the attack comes, if shields help against it.
    pub from: Option<Hex>,
    /// Whether the target units are moving, in which case no shield helps.
    pub moving: bool,
    /// Whether it is a failed assault, in which case AFVs may take some of the points (17.7).
    pub close: bool,
}

/// The most casualty points of all passengers, many times the load of a carrier. A file with more is refused.
const MOST_ABOARD: u16 = 999;

/// Most points of a failed assault that an AFV takes (17.7).
const ARMOUR: u16 = 3;

/// Returns how a unit can pay (13.6); none for a unit that no point can hit.
fn hit(rulebook: &Rulebook, public: &Public, counter: &Counter, blow: &Blow) -> Option<Hit> {
    let kind = rulebook.kind(counter);
    let struck = match &kind.kind {
        Kind::Afv(_) if blow.close => Struck::Armour,
        Kind::Squad { values, half, .. } => {
            let half = rulebook.units.find(*half).and_then(|half| half.casualty()).unwrap_or(0);
            Struck::Squad { reduction: values.casualty.saturating_sub(half) }
        }
        Kind::Half { .. } => Struck::Half,
        Kind::Leader { .. } => Struck::Leader,
        Kind::Gun(_) | Kind::Vehicle(_) => Struck::Crew,
        Kind::Afv(_) | Kind::Weapon(_) | Kind::Sniper => return None,
    };
    // A passenger is neither pinned by itself nor a target. It can only be reduced or eliminated (13.9).
    let carrier = counter.carrier();
    let struck = match (carrier, struck) {
        (None, struck) => struck,
        (Some(_), Struck::Squad { reduction }) => Struck::Rider { reduction: Some(reduction) },
        (Some(_), Struck::Half | Struck::Leader) => Struck::Rider { reduction: None },
        (Some(_), Struck::Crew | Struck::Armour | Struck::Rider { .. }) => return None,
    };
    let aboard = riders(rulebook, public, counter.id);
    let aboard = aboard.filter_map(|rider| rulebook.kind(rider).casualty()).fold(0, u16::saturating_add);
    let shielded = blow.from.is_some_and(|from| is_shielded(rulebook, counter, blow.moving, from));
    let weapons = public.carried_by(counter.id).filter(|it| matches!(it.place, Place::Carried(_))).count();
    Some(Hit {
        unit: counter.id,
        struck,
        rating: if struck == Struck::Armour { ARMOUR } else { kind.casualty()? },
        pinned: counter.condition.pinned,
        ignores: shielded || counter.condition.valorous,
        weapons: u8::try_from(weapons).unwrap_or(u8::MAX),
        // Points do not eliminate an AFV.
        riders: if struck == Struck::Crew { aboard.min(MOST_ABOARD) } else { 0 },
        carrier,
    })
}

/// The infantry in a carrier.
fn riders<'a>(
    rulebook: &'a Rulebook,
    public: &'a Public,
    carrier: UnitId,
) -> impl Iterator<Item = &'a Counter> {
    let aboard = public.carried_by(carrier).filter(|it| matches!(it.place, Place::Aboard(_)));
    aboard.filter(|it| rulebook.kind(it).is_infantry())
}

/// The units that may pay for points on a hex, passengers after their carrier (13.6, 13.9).
pub fn hits(rulebook: &Rulebook, public: &Public, blow: &Blow) -> Vec<Hit> {
    let of_each = |counter: &Counter| -> Vec<Hit> {
        let Some(hits) = hit(rulebook, public, counter, blow) else { return Vec::new() };
        let riders = riders(rulebook, public, counter.id);
        let riders = riders.filter_map(|rider| hit(rulebook, public, rider, blow));
        std::iter::once(hits).chain(riders).collect()
    };
    blow.struck.iter().filter_map(|unit| public.find(*unit)).flat_map(of_each).collect()
}

/// Divides points from above among the units in a hex. In woods they count twice for infantry, which pays first. Guns
/// and vehicles pay the rest (15.2, 19.5).
pub fn shares(rulebook: &Rulebook, public: &Public, blow: Blow, doubled: bool) -> Vec<Blow> {
    let is_infantry =
        |unit: &UnitId| public.find(*unit).is_some_and(|counter| rulebook.kind(counter).is_infantry());
    let (infantry, others): (Vec<UnitId>, Vec<UnitId>) =
        blow.struck.iter().partition(|unit| is_infantry(unit));
    if !doubled || infantry.is_empty() {
        return vec![blow];
    }
    let counters = infantry.iter().filter_map(|unit| public.find(*unit));
    let hits: Vec<Hit> = counters.filter_map(|counter| hit(rulebook, public, counter, &blow)).collect();
    // If infantry cannot pay all of it, all of it is lost without a choice.
    let left = left_for_others(blow.points, doubled, worth(&hits));
    let points = on_infantry(blow.points, doubled);
    let first = Blow { struck: infantry, points, ..blow.clone() };
    let rest = Blow { struck: others, points: left, ..blow };
    std::iter::once(first).chain((left > 0 && !rest.struck.is_empty()).then_some(rest)).collect()
}

impl Referee<'_> {
    /// Applies points to a hex. If there is only one way to pay, it is used; otherwise the owner is asked (13.8).
    pub(super) fn fall(&mut self, blow: &Blow) {
        let Blow { hex, points, .. } = *blow;
        // Shells may also hit an empty hex, and a player may not learn that it is empty (22.2).
        if points == 0 || blow.struck.is_empty() {
            return;
        }
        self.show(&blow.struck);
        self.say(Event::Points { hex, points });
        let hits = hits(self.rulebook, self.public(), blow);
        let struck = blow.struck.iter().find_map(|unit| self.public().find(*unit));
        let Some(side) = struck.map(|counter| counter.side).filter(|_| !hits.is_empty()) else { return };
        match legal(&hits, points).as_slice() {
            [only] => self.pay(only, &hits),
            _ => {
                let decision = Decision::Casualties { side, hex, points, hits };
                self.say(Event::Owed { decision: Some(decision) });
            }
        }
    }

    /// Applies points from above to a hex (15.2, 19.5).
    pub(super) fn fall_from_above(&mut self, blow: Blow, doubled: bool) {
        for blow in shares(self.rulebook, self.public(), blow, doubled) {
            self.fall(&blow);
        }
    }

    /// Pays points as the owner has chosen (13.8). Returns whether the phase ends now, because its player had ended it
    /// before.
    pub fn order_casualties(&mut self, losses: &Losses) -> Result<bool, Why> {
        let Some(Decision::Casualties { points, hits, .. }) = self.public().owed.clone() else {
            return Err(Why::NothingAsked);
        };
        if let Some((unit, _)) = losses.iter().find(|(unit, _)| hits.iter().all(|hit| hit.unit != *unit)) {
            return Err(Why::NotHit { unit: *unit });
        }
        if !is_legal(&hits, points, losses) {
            return Err(Why::WrongLosses { points });
        }
        self.say(Event::Owed { decision: None });
        self.pay(losses, &hits);
        Ok(self.go_on())
    }

    /// Applies the losses. Guns and vehicles then roll for survival, in the order of their ids (13.9).
    fn pay(&mut self, losses: &Losses, hits: &[Hit]) {
        let mut losses = losses.clone();
        losses.sort_unstable();
        for (unit, loss) in &losses {
            let lost = match loss {
                Loss::Ignored => Lost::Spared,
                Loss::Pinned => Lost::Pinned,
                Loss::Reduced | Loss::ReducedAndPinned => {
                    let halves = self.public().find(*unit).and_then(|squad| halves_of(self.rulebook, squad));
                    let Some([half, _]) = halves else { continue };
                    if *loss == Loss::Reduced { Lost::Reduced(half) } else { Lost::ReducedAndPinned(half) }
                }
                Loss::Eliminated => Lost::Eliminated,
                Loss::Put(_) => continue,
            };
            self.suffer(*unit, lost);
        }
        for (unit, loss) in losses {
            let Loss::Put(put) = loss else { continue };
            let hit = hits.iter().find(|hit| hit.unit == unit);
            if hit.is_some_and(|hit| hit.struck == Struck::Armour) {
                self.stop_tank(unit, put);
                continue;
            }
            let rating = hit.map_or(0, |hit| hit.rating);
            let lives = match fate(rating, put) {
                Fate::Pinned => true,
                Fate::Eliminated => false,
                Fate::Die => {
                    let die = self.roll(DiePurpose::Survival(unit));
                    survives(rating, die)
                }
            };
            self.suffer(unit, if lives { Lost::Pinned } else { Lost::Eliminated });
        }
    }

    /// Immobilizes an AFV by points of a failed assault, after a die unless the points suffice without one (17.7).
    fn stop_tank(&mut self, unit: UnitId, points: u16) {
        let certain = points >= ARMOUR;
        let die = if certain { 1 } else { self.roll(DiePurpose::Survival(unit)) };
        let moves = self.public().find(unit).is_some_and(|counter| !counter.condition.immobile);
        if moves && immobilises(points, die) {
            self.suffer(unit, Lost::Immobile);
            self.crew_may_leave(unit);
        }
    }

    /// Applies a loss to a unit. Passengers are eliminated with their carrier (13.9).
    pub(super) fn suffer(&mut self, unit: UnitId, lost: Lost) {
        let gone = matches!(lost, Lost::Eliminated | Lost::Left);
        let aboard = self.public().carried_by(unit).filter(|it| gone && matches!(it.place, Place::Aboard(_)));
        let aboard: Vec<UnitId> = aboard.map(|rider| rider.id).collect();
        self.say(Event::Suffered { unit, lost });
        // A pin stops a unit that was passing a work (14.2, 20.1).
        match lost {
            Lost::Pinned => self.stop_in_work(&[unit]),
            Lost::ReducedAndPinned(half) => self.stop_in_work(&[half]),
            _ => {}
        }
        // They are eliminated with it, each in its own event.
        for unit in aboard {
            self.say(Event::Suffered { unit, lost: Lost::Eliminated });
        }
    }
}
