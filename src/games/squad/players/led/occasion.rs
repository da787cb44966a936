//! The moments at which a side chooses intents, the end of a trial, and the dice of a trial.

use crate::{
    engine::{board::Hex, counters::UnitId, data::fnv},
    games::squad::rules::{
        View,
        counter::Counter,
        order::Order,
        phase::{Phase, Step},
        position::Public,
    },
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

/// The number of the present segment; set-up counts as the first segment of the next turn.
fn segment(public: &Public) -> u32 {
    let turn = u32::from(public.turn);
    match public.phase {
        Phase::FirstSetUp | Phase::SecondSetUp => 2 * (turn + 1),
        Phase::First(_) => 2 * turn,
        Phase::Second(_) => 2 * turn + 1,
        Phase::Over => u32::MAX,
    }
}

/// The choice to which the next order of a side belongs: one from the start of its segment, one from its movement on.
/// In the enemy's segment its last choice still counts.
pub(super) fn occasion(view: &View<'_>) -> Option<u32> {
    let (scenario, public) = (&view.rulebook.scenario, view.public());
    let step = public.phase.step()?;
    if public.phase.active(scenario) == Some(view.side) {
        return Some(2 * segment(public) + u32::from(step >= Step::Movement));
    }
    let last = segment(public).checked_sub(1)?;
    (last >= 2 * u32::from(scenario.first_turn)).then_some(2 * last + 1)
}

/// Whether the enemy's segment after the one in which a trial began has ended, or the game.
pub(super) fn is_answered(begun: &Public, now: &Public) -> bool {
    now.outcome.is_some() || now.phase == Phase::Over || segment(now) >= segment(begun).saturating_add(2)
}

/// The two dice of an attack or a rally in a trial: the same for the same unit, target and phase in every plan. The key
/// has the unit that fires first, because several units fire at one hex in a phase, each with dice of its own (14.1).
/// What rolls after it, such as valour and survival, has the next dice.
pub(super) fn dice(public: &Public, order: &Order, luck: u64) -> Option<[u8; 2]> {
    let (unit, hex) = attack(public, order)?;
    let key = format!("{} {:?} {unit} {hex}", public.turn, public.phase);
    let mut chance = ChaCha8Rng::seed_from_u64(luck.rotate_left(32) ^ fnv(key.bytes()));
    Some([chance.random_range(1..=6), chance.random_range(1..=6)])
}

/// The first unit that rolls for an order, and the hex for which it rolls.
fn attack(public: &Public, order: &Order) -> Option<(UnitId, Hex)> {
    let place = |unit: UnitId| public.find(unit).and_then(Counter::hex);
    match order {
        Order::Fire { shots, hex, .. } | Order::Assault { shots, hex, .. } => {
            Some((shots.first()?.unit, *hex))
        }
        Order::OpportunityFire { shots, .. } => Some((shots.first()?.unit, public.owed.as_ref()?.hex())),
        Order::FireAt { unit, target, .. } => Some((*unit, place(*target)?)),
        Order::Rally { unit } => Some((*unit, place(*unit)?)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::rules::samples::{hex, placed, word};

    fn at(turn: u8, phase: Phase) -> Public {
        Public { turn, phase, ..Public::default() }
    }

    /// A trial of a segment ends after the enemy's next one; one of a set-up after the first segments of both.
    #[test]
    fn a_trial_ends_after_the_answer() {
        let own = at(2, Phase::First(Step::Movement));
        assert!(!is_answered(&own, &at(2, Phase::First(Step::AfterAction))));
        assert!(!is_answered(&own, &at(2, Phase::Second(Step::AfterAction))));
        assert!(is_answered(&own, &at(3, Phase::First(Step::Support))));
        let second = at(2, Phase::Second(Step::Fire));
        assert!(!is_answered(&second, &at(3, Phase::First(Step::AfterAction))));
        assert!(is_answered(&second, &at(3, Phase::Second(Step::Support))));
        assert!(is_answered(&second, &at(2, Phase::Over)));
        let set_up = at(0, Phase::FirstSetUp);
        assert!(!is_answered(&set_up, &at(1, Phase::Second(Step::AfterAction))));
        assert!(is_answered(&set_up, &at(2, Phase::First(Step::Support))));
    }

    /// The dice of a rally depend on the unit, its phase and the trial, and on nothing else.
    #[test]
    fn the_same_roll_has_the_same_dice() {
        let mut public = placed(&[("us-rifle-1", "0505"), ("us-rifle-2", "0505"), ("us-rifle-3", "0505")]);
        let rally = |number: u8| Order::Rally { unit: word(&format!("us-rifle-{number}")) };
        let dice_of = |public: &Public, luck| [1, 2, 3].map(|number| dice(public, &rally(number), luck));
        let before: Vec<_> = (0..8).map(|luck| dice_of(&public, luck)).collect();
        public.smoke.insert(hex("0101"), 1);
        let after: Vec<_> = (0..8).map(|luck| dice_of(&public, luck)).collect();
        assert_eq!(before, after);
        assert!(before.iter().any(|dice| dice != &before[0]), "other trials have other dice");
        assert!(before.iter().any(|[one, other, _]| one != other), "other units have other dice");
        assert_eq!(dice(&public, &Order::Done, 1), None);
    }
}
