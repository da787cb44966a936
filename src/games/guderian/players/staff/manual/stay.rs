//! The last unit in a place that counts stays while an enemy can enter the place in its next turn. Another unit may
//! take over first, or a regiment stays while the rest of its division goes on.

use super::super::{
    field::Field,
    groups::{Choice, Group, Way, part},
    look::Look,
    state::{Chosen, State},
};
use crate::{
    engine::{board::Hex, counters::Points},
    games::guderian::{
        rules::{
            counter::{Piece, Place},
            kinds::{March, Side},
            movement::{Group as Party, reach::Reach},
            position::Public,
            rulebook::Rulebook,
            scenario::VictoryPlace,
            turn::interdiction::is_german_hex,
        },
        words::names::{counter_name, division_name, hex_name},
    },
};

/// Turns after this one up to which a place is held for its points. Earlier in a campaign it can change hands again,
/// and only a place that costs points when it is retaken is held.
const MATTERS: u8 = 4;
/// Half points that a hex costs at least.
const HALVES: u32 = 2;

/// A plan that is being settled.
pub(in crate::games::guderian::players::staff) struct Plan<'p, 'a> {
    pub look: &'p Look<'p>,
    pub field: &'p Field,
    pub state: &'p mut State<'a>,
    pub groups: &'p mut Vec<Group>,
    pub chosen: &'p mut Vec<Option<Chosen>>,
}

/// The units that hold places by the manual.
#[derive(Default)]
pub(in crate::games::guderian::players::staff) struct Held {
    /// The numbers of their groups.
    pub fixed: Vec<usize>,
    /// The units that stay, a sentence each.
    pub reasons: Vec<String>,
}

/// A change of the plan by which a place is held.
enum Remedy {
    /// A group goes there or does not leave.
    Choose(usize, Chosen),
    /// A part of a group stays, and the rest chooses again.
    Split(usize, Box<[(Group, Chosen); 2]>),
}

impl<'a> Plan<'_, 'a> {
    /// The choice of a group in the plan, with its foe.
    pub fn choice_of(&self, number: usize) -> Option<(&Choice, Option<u16>)> {
        let chosen = self.chosen[number]?;
        Some((&self.groups[number].choices[chosen.choice], chosen.target))
    }

    /// Removes a group from the state, or puts it back.
    pub fn put(&mut self, number: usize, there: bool) {
        if let Some(chosen) = self.chosen[number] {
            let group = &self.groups[number];
            self.state.put(group, &group.choices[chosen.choice], chosen.target, there);
        }
    }

    /// Lets a group choose something else.
    pub fn choose(&mut self, number: usize, chosen: Chosen) {
        self.put(number, false);
        self.chosen[number] = Some(chosen);
        self.put(number, true);
    }

    /// The best of some choices of a group, with its gain over the present one.
    pub fn instead(
        &mut self,
        number: usize,
        allowed: impl Fn(&State<'a>, &Choice) -> bool,
    ) -> Option<(f64, Chosen)> {
        self.put(number, false);
        let group = &self.groups[number];
        let state = &*self.state;
        let now = self.chosen[number].map(|now| state.gain(group, &group.choices[now.choice], now.target));
        let best = state.best_of(group, |choice| allowed(state, choice).then_some(0.0));
        self.put(number, true);
        let (gain, chosen) = best?;
        Some((gain - now?, chosen))
    }

    /// The hex in which a group began.
    fn start_of(&self, number: usize) -> Option<Hex> {
        self.look.public.counter(self.groups[number].pieces[0]).hex()
    }

    /// The position at the planned end, if no battle is fought.
    pub fn end(&self) -> Public {
        let mut public = self.look.public.clone();
        for number in 0..self.groups.len() {
            match self.choice_of(number) {
                Some((choice, _)) if choice.way != Way::Wait => {
                    put_all(self.look.rulebook, &mut public, &self.groups[number].pieces, choice.to);
                }
                _ => {}
            }
        }
        public
    }
}

/// Puts counters into a hex.
pub(in crate::games::guderian::players::staff) fn put_all(
    rulebook: &Rulebook,
    public: &mut Public,
    pieces: &[Piece],
    hex: Hex,
) {
    for piece in pieces {
        if public.counter(*piece).hex() != Some(hex) {
            public.put(rulebook, *piece, Place::Map(hex));
        }
    }
}

/// Changes a plan so that no place is left to an enemy that could enter it, as far as possible.
pub(in crate::games::guderian::players::staff) fn hold(plan: &mut Plan) -> Held {
    let mut held = Held::default();
    if !plan.look.weights.manual {
        return held;
    }
    let mut judged: Vec<Hex> = Vec::new();
    let mut own: Vec<Hex> = plan.look.public.on_map(plan.look.side).map(|(.., hex)| hex).collect();
    own.sort_unstable();
    own.dedup();
    own.retain(|hex| plan.look.public.has_combat_unit(plan.look.side, *hex) && must_be_held(plan.look, *hex));
    own.retain(|hex| !is_left_on_purpose(plan.look, *hex));
    loop {
        let left = |hex: &Hex| plan.state.units_in(*hex) == 0 && !judged.contains(hex);
        let open: Vec<Hex> = own.iter().copied().filter(left).collect();
        if open.is_empty() {
            return held;
        }
        let entered = intruders(plan.look.rulebook, &plan.end(), plan.look.side, &open);
        let Some((hex, enemy)) = entered.first().copied() else { return held };
        judged.push(hex);
        if let Some(remedy) = remedy(plan, &held.fixed, hex) {
            carry_out(plan, &mut held, remedy, (hex, enemy));
        }
    }
}

/// Whether all units of a hex are sent elsewhere by a chief of staff, which lifts the ban.
fn is_left_on_purpose(look: &Look, hex: Hex) -> bool {
    look.public.combat_units(hex).all(|piece| is_sent_away(look, piece, hex))
}

/// Whether a counter is sent to another hex than this one.
fn is_sent_away(look: &Look, piece: Piece, here: Hex) -> bool {
    look.sent_to(piece).is_some_and(|to| to != here)
}

/// Whether a place of which the hex is a part must not be left to the enemy.
fn must_be_held(look: &Look, hex: Hex) -> bool {
    if look.side == Side::German && look.turns_left() == 0 {
        return false; // no turn follows the last German one
    }
    let german = look.side == Side::German;
    let matters = |place: &VictoryPlace| {
        let counts = !german || place.hexes.iter().all(|hex| is_german_hex(look.public, *hex));
        counts && (look.turns_left() <= MATTERS || (german && place.retaken))
    };
    let places = &look.rulebook.scenario.victory.places;
    places.iter().any(|place| place.hexes.contains(&hex) && matters(place))
}

/// The first enemy that could enter each of these hexes in its next turn from a position.
fn intruders(rulebook: &Rulebook, public: &Public, side: Side, hexes: &[Hex]) -> Vec<(Hex, Piece)> {
    let mut found: Vec<(Hex, Piece)> = Vec::new();
    let mut tried: Vec<(Hex, March)> = Vec::new();
    for (piece, counter, from) in public.on_map(side.enemy()) {
        let farthest = u32::from(counter.allowance) * HALVES;
        let open =
            |hex: &&Hex| from.distance(**hex) <= farthest && found.iter().all(|(other, _)| other != *hex);
        let near: Vec<Hex> = hexes.iter().filter(open).copied().collect();
        let start = (from, counter.kind.march());
        if near.is_empty()
            || !counter.is_combat_unit()
            || counter.condition.disrupted
            || tried.contains(&start)
        {
            continue;
        }
        tried.push(start);
        let points = Points::whole(u16::from(counter.allowance));
        let party = Party::of(rulebook, public, &[piece], from, |_| points);
        let reach = Reach::new(rulebook, public, &party);
        found.extend(near.into_iter().filter(|hex| reach.cost(*hex).is_some()).map(|hex| (hex, piece)));
    }
    found
}

/// Whether counters would leave their hex, as its last combat units, to an enemy that could enter it.
pub(in crate::games::guderian::players::staff) fn would_open(
    look: &Look,
    party: &[Piece],
    here: Hex,
    end: Hex,
) -> bool {
    let others = look.public.combat_units(here).any(|piece| !party.contains(&piece));
    let on_purpose = party.iter().all(|piece| is_sent_away(look, *piece, here));
    if !look.weights.manual || on_purpose || end == here || others || !must_be_held(look, here) {
        return false;
    }
    let mut public = look.public.clone();
    put_all(look.rulebook, &mut public, party, end);
    !intruders(look.rulebook, &public, look.side, &[here]).is_empty()
}

/// The change that costs the plan least.
fn remedy(plan: &mut Plan, fixed: &[usize], hex: Hex) -> Option<Remedy> {
    let mut best: Option<(f64, Remedy)> = None;
    let mut offer = |gain: f64, remedy: Remedy| {
        if best.as_ref().is_none_or(|(most, _)| gain > *most) {
            best = Some((gain, remedy));
        }
    };
    for number in 0..plan.groups.len() {
        if fixed.contains(&number) || plan.groups[number].units == 0 || plan.chosen[number].is_none() {
            continue;
        }
        let leaves = plan.start_of(number) == Some(hex);
        if !leaves && holds_elsewhere(plan, number) {
            continue;
        }
        let units = plan.groups[number].units;
        let limit = plan.look.rulebook.charts.stack_limit;
        let there = plan.instead(number, |state, choice| {
            choice.to == hex && choice.way != Way::Wait && state.units_in(hex) + units <= limit
        });
        if let Some((gain, chosen)) = there {
            offer(gain, Remedy::Choose(number, chosen));
        }
        if leaves && let Some((gain, parts)) = split(plan, number, hex) {
            offer(gain, Remedy::Split(number, Box::new(parts)));
        }
    }
    best.map(|(_, remedy)| remedy)
}

/// Whether a group is the last one in another place in the plan.
fn holds_elsewhere(plan: &Plan, number: usize) -> bool {
    plan.choice_of(number).is_some_and(|(choice, _)| {
        choice.way != Way::Wait
            && plan.state.units_in(choice.to) <= plan.groups[number].units
            && must_be_held(plan.look, choice.to)
    })
}

/// The weakest regiment of a group, which stays, and the rest, which chooses again; with the gain over the plan.
fn split(plan: &mut Plan, number: usize, hex: Hex) -> Option<(f64, [(Group, Chosen); 2])> {
    let look = plan.look;
    let group = &plan.groups[number];
    let attack = |piece: &Piece| look.values(*piece).0;
    let guard = *group.pieces.iter().min_by(|one, other| attack(one).total_cmp(&attack(other)))?;
    let others: Vec<Piece> = group.pieces.iter().copied().filter(|piece| *piece != guard).collect();
    if others.is_empty() {
        return None;
    }
    let guard = part(look, plan.field, group, vec![guard]);
    let rest = part(look, plan.field, group, others);
    let stays = guard.choices.iter().position(|choice| choice.way == Way::Stay && choice.to == hex)?;
    let stays = Chosen { choice: stays, target: None };
    plan.put(number, false);
    let state = &mut *plan.state;
    let now = plan.chosen[number].map(|now| {
        let group = &plan.groups[number];
        state.gain(group, &group.choices[now.choice], now.target)
    });
    let alone = state.gain(&guard, &guard.choices[stays.choice], None);
    state.put(&guard, &guard.choices[stays.choice], None, true);
    let went = state.best_of(&rest, |choice| (choice.to != hex).then_some(0.0));
    state.put(&guard, &guard.choices[stays.choice], None, false);
    plan.put(number, true);
    let (gain, goes) = went?;
    Some((alone + gain - now?, [(guard, stays), (rest, goes)]))
}

/// Changes the plan, and writes down who stays.
fn carry_out(plan: &mut Plan, held: &mut Held, remedy: Remedy, (hex, enemy): (Hex, Piece)) {
    let number = match remedy {
        Remedy::Choose(number, chosen) => {
            plan.choose(number, chosen);
            number
        }
        Remedy::Split(number, parts) => {
            plan.put(number, false);
            let [(guard, stays), (rest, goes)] = *parts;
            plan.groups[number] = guard;
            plan.chosen[number] = Some(stays);
            plan.put(number, true);
            plan.groups.push(rest);
            plan.chosen.push(Some(goes));
            let last = plan.groups.len() - 1;
            plan.put(last, true);
            number
        }
    };
    held.fixed.push(number);
    if plan.choice_of(number).is_some_and(|(choice, _)| choice.way == Way::Stay) {
        held.reasons.push(reason(plan.look, &plan.groups[number], hex, enemy));
    }
}

/// The reason why a group stays.
fn reason(look: &Look, group: &Group, hex: Hex, enemy: Piece) -> String {
    let counter = |piece: Piece| counter_name(look.rulebook, look.public, piece);
    let division = look.division(group.pieces[0]).filter(|_| group.pieces.len() > 1);
    let name = division.map_or_else(|| counter(group.pieces[0]), division_name);
    let place = hex_name(look.rulebook, hex);
    format!("{name} stays: the last unit in {place}, which {} can enter", counter(enemy))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::orders::Game,
        games::guderian::{
            players::staff::{memory::Memory, weights::Weights},
            rules::{Guderian, kinds::Kind, scenario::options::Options, set_up},
        },
    };
    use std::sync::Arc;

    /// Whether a regiment in Velizh may not leave while a rifle division is in this hex, on this turn of `dvina`.
    fn may_not_leave(weights: &Weights, rifle: &str, turn: u8, beside: bool) -> bool {
        let rulebook = Arc::new(Guderian::load("dvina", &Options::default()).unwrap());
        let mut public = set_up::start(&rulebook, 1941).public;
        public.turn = turn;
        let hex = |name: &str| name.parse::<Hex>().unwrap();
        let regiments = ["mot-76-20", "mot-90-20"].map(|id| public.find(id.parse().unwrap()).unwrap());
        let enemy = public.pieces().find(|(_, counter)| counter.kind == Kind::Rifle).unwrap().0;
        let second = if beside { "1509" } else { "0715" };
        for (piece, at) in [(regiments[0], "1509"), (regiments[1], second), (enemy, rifle)] {
            public.counters[piece.index()].place = Place::Map(hex(at));
        }
        public.holders.insert(hex("1509"), Side::German);
        public.fill_presence(&rulebook);
        let memory = Memory::new(&rulebook);
        let look = Look::new(&rulebook, &public, Side::German, weights, weights.german.clone(), &memory);
        would_open(&look, &regiments[..1], hex("1509"), hex("0714"))
    }

    #[test]
    fn the_last_unit_stays_where_an_enemy_can_enter() {
        let weights = Weights::in_use().unwrap();
        assert!(may_not_leave(weights, "1511", 2, false));
        assert!(!may_not_leave(weights, "1511", 2, true), "another one stays");
        assert!(!may_not_leave(weights, "4015", 2, false), "the enemy is far away");
        assert!(!may_not_leave(weights, "1511", 3, false), "no enemy turn follows");
        assert!(!may_not_leave(&Weights::without_manual(), "1511", 2, false), "the manual is off");
    }
}
