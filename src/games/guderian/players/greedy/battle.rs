//! Attacks at good odds, and the answers to decisions in a battle.

use super::{
    BID,
    ground::{Ground, best, guessed},
    march::ids,
    words,
};
use crate::{
    engine::{board::Hex, charts::Odds, counters::UnitId},
    games::guderian::{
        rules::{
            combat,
            combat::{battle::Decision, odds::promise, strength::Judge},
            counter::Piece,
            kinds::Side,
            order::{Order, legal},
            position::Public,
            rulebook::Rulebook,
            supply::zones::in_enemy_zone,
        },
        words::names::hex_name,
    },
    play::players::ChosenOrder,
};

/// The least odds at which it attacks.
const GOOD: f64 = 2.0;
/// Most attacks whose untried units are turned up in a preview before an attack is chosen.
const MOST_TURNED_UP: usize = 4;
/// Odds at which no more units need to take part.
const ENOUGH: f64 = 5.0;

/// The best attack that is left, if it is good enough.
pub(super) fn attack(rulebook: &Rulebook, public: &Public) -> ChosenOrder<Order> {
    let values = |piece| guessed(rulebook, public, piece);
    let judge = Judge::new(rulebook, public, &values);
    let strengths = |party: &[Piece], target: Hex| {
        (judge.attack(party, false).total, judge.defence(party, &[target]).total)
    };
    let odds = |party: &[Piece], target: Hex| {
        let (attack, defence) = strengths(party, target);
        f64::from(attack) / f64::from(defence.max(1))
    };
    let attacks = combat::opportunities(rulebook, public).into_iter().filter_map(|(target, able)| {
        let mut able: Vec<Piece> =
            able.into_iter().filter(|piece| public.counter(*piece).is_combat_unit()).collect();
        able.sort_by_key(|piece| std::cmp::Reverse(values(*piece).0));
        let mut party = Vec::new();
        for piece in able {
            party.push(piece);
            if odds(&party, target) >= ENOUGH {
                break;
            }
        }
        combat::may_attack(rulebook, public, &party, &[target]).is_ok().then_some((party, target))
    });
    // A defender that cannot retreat counts one step more.
    let worth = |(party, target): &(Vec<Piece>, Hex)| {
        odds(party, *target) * if is_ringed(rulebook, public, *target) { 1.5 } else { 1.0 }
    };
    let mut open: Vec<_> = attacks.map(|attack| (worth(&attack), attack)).collect();
    open.retain(|(worth, _)| *worth >= GOOD);
    open.sort_by(|one, other| other.0.total_cmp(&one.0));
    for (_, (party, target)) in open.into_iter().take(MOST_TURNED_UP) {
        let told = promise(rulebook, public, &party, &[target], false);
        if told.certain || told.chance_of(least(rulebook, public, target)) >= 0.5 {
            let reason = words::attack(rulebook, public, target, &told);
            return ChosenOrder::because(
                Order::Attack { units: ids(public, &party), targets: vec![target] },
                reason,
            );
        }
    }
    ChosenOrder::because(Order::EndPhase, "no attack at 2-1 or better is left")
}

/// The least odds that must have an even chance when untried units are turned up in the preview.
fn least(rulebook: &Rulebook, public: &Public, target: Hex) -> Odds {
    Odds { attack: if is_ringed(rulebook, public, target) { 1 } else { 2 }, defence: 1 }
}

/// Whether no adjacent hex is free of the attackers and of their zones.
fn is_ringed(rulebook: &Rulebook, public: &Public, hex: Hex) -> bool {
    let side = public.phase.side().enemy();
    let free = |near: &Hex| !public.holds(side.enemy(), *near) && !in_enemy_zone(public, side, *near);
    !rulebook.board.land_neighbours(hex).any(|near| free(&near))
}

/// The answer to the pending decision.
pub(super) fn answer(rulebook: &Rulebook, public: &Public, decision: &Decision) -> ChosenOrder<Order> {
    match decision {
        Decision::LoseOrRetreat { side, amount } => {
            if holds_on(rulebook, public, *side, *amount) {
                ChosenOrder::because(Order::Lose, "the rest holds a victory hex")
            } else {
                ChosenOrder::because(Order::Retreat, "ground costs less than steps")
            }
        }
        Decision::LoseStep { among, .. } => match weakest(rulebook, public, among) {
            Some(unit) => ChosenOrder::because(Order::LoseStep { unit }, "it is the weakest unit"),
            None => ChosenOrder::plain(Order::EndPhase),
        },
        Decision::Excess { among, .. } => match weakest(rulebook, public, among) {
            Some(unit) => {
                ChosenOrder::because(Order::Remove { unit }, "the weakest unit is the smallest loss")
            }
            None => ChosenOrder::plain(Order::EndPhase),
        },
        Decision::Route { stacks, .. } => match stacks.first() {
            Some(stack) => route(rulebook, public, *stack),
            None => ChosenOrder::plain(Order::EndPhase),
        },
        Decision::Advance { side, among } => advance(rulebook, public, *side, among),
        Decision::Bid { .. } => ChosenOrder::plain(Order::Bid { points: BID }),
    }
}

/// Whether a side loses steps rather than leave a victory hex that it still holds with the rest.
fn holds_on(rulebook: &Rulebook, public: &Public, side: Side, amount: u8) -> bool {
    let Some(battle) = &public.battle else { return false };
    if battle.attacker == side {
        return false;
    }
    let counts = |hex: &Hex| rulebook.scenario.victory.places.iter().any(|place| place.hexes.contains(hex));
    let steps = |hex: &Hex| public.combat_units(*hex).count() > usize::from(amount);
    battle.targets.iter().any(|hex| counts(hex) && steps(hex))
}

fn weakest(rulebook: &Rulebook, public: &Public, among: &[UnitId]) -> Option<UnitId> {
    let strength = |unit: &&UnitId| {
        let piece = public.find(**unit)?;
        let (attack, defence) = guessed(rulebook, public, piece);
        Some(attack + defence)
    };
    among.iter().min_by_key(strength).copied()
}

/// Routes friendly units to the hex that is best for them, enemy units to the worst.
fn route(rulebook: &Rulebook, public: &Public, stack: Hex) -> ChosenOrder<Order> {
    let units: Vec<Piece> = public.stack(stack).collect();
    let owner = units.first().map(|piece| public.counter(*piece).side());
    let is_friend = owner.is_some() && public.owed.as_ref().map(Decision::side) == owner;
    let path = owner.and_then(|owner| {
        let ground = Ground::new(rulebook, public, owner);
        let sign = if is_friend { 1.0 } else { -1.0 };
        let end = |path: &Vec<Hex>| path.last().map_or(0.0, |hex| sign * ground.of(&units, *hex));
        best(legal::routes(rulebook, public, stack), end)
    });
    let path = path.map(|(path, _)| path).unwrap_or_default();
    let reason = match (path.last(), is_friend) {
        (None, _) => format!("no retreat route from {}", hex_name(rulebook, stack)),
        (Some(end), true) => format!("the best hex for them is {}", hex_name(rulebook, *end)),
        (Some(end), false) => format!("the worst hex for them is {}", hex_name(rulebook, *end)),
    };
    ChosenOrder::because(Order::Route { stack, path, units: Vec::new() }, reason)
}

/// The first winners that an advance brings to a better hex.
fn advance(rulebook: &Rulebook, public: &Public, side: Side, among: &[UnitId]) -> ChosenOrder<Order> {
    let ground = Ground::new(rulebook, public, side);
    for unit in among {
        let Some(piece) = public.find(*unit) else { continue };
        let Some(hex) = public.counter(piece).hex() else { continue };
        let stands_there = |mate: &Piece| public.counter(*mate).hex() == Some(hex);
        let mates: Vec<Piece> =
            among.iter().filter_map(|unit| public.find(*unit)).filter(stands_there).collect();
        for party in [mates, vec![piece]] {
            let paths = legal::advances(rulebook, public, &party);
            let found = best(paths, |path| match path.last() {
                Some(end) => ground.of(&party, *end) + ground.of_way(&party, path),
                None => f64::MIN,
            });
            if let Some((path, worth)) = found
                && worth > ground.of(&party, hex)
                && let Some(end) = path.last()
            {
                let reason = words::going(&ground, &party, *end);
                return ChosenOrder::because(Order::Advance { units: ids(public, &party), path }, reason);
            }
        }
    }
    ChosenOrder::because(Order::Stay, "no unit gains by advancing")
}
