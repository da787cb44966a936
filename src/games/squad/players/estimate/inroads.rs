//! The hexes that the enemy can enter in its next segment, by the rules of movement (3.3, 3.5, 4.2, 6, 7).

use crate::{
    engine::{
        board::{Hex, HexMap},
        counters::UnitId,
        orders::edge_of,
    },
    games::squad::rules::{
        counter::{Condition, Counter, Place},
        kinds::Side,
        movement::{Moves, drive_reach, ground, open_entries, reach},
        position::Public,
        rulebook::Rulebook,
        victory::holds,
    },
};

/// The hexes that the enemy of a side can enter in its next segment.
#[derive(Clone, Debug, Default)]
pub(crate) struct Inroads {
    /// Whether infantry can enter a hex, or assault it, at the end of its movement.
    reached: HexMap<bool>,
    /// The units that can enter each place, in the order of their ids.
    into: Vec<(Hex, Vec<UnitId>)>,
}

impl Inroads {
    /// Finds them for the enemy of a side. Friendly units in these places bar nothing, because the question is what
    /// happens without them.
    pub fn new(rulebook: &Rulebook, public: &Public, side: Side, places: &[Hex]) -> Self {
        let mut found = Self {
            reached: HexMap::filled(rulebook.board.room(), false),
            into: places.iter().map(|place| (*place, Vec::new())).collect(),
        };
        let later = rested(public, side, places);
        for counter in later.counters.iter().filter(|counter| counter.side != side) {
            match Moves::of(rulebook.kind(counter)) {
                Some(Moves::Foot) => found.walks(rulebook, &later, counter),
                Some(moves) if moves.drives() => found.drives(rulebook, &later, counter),
                _ => {}
            }
        }
        found
    }

    /// The enemies that can enter a place.
    pub fn against(&self, place: Hex) -> &[UnitId] {
        let found = self.into.iter().find(|(hex, _)| *hex == place);
        found.map_or(&[], |(_, units)| units.as_slice())
    }

    /// Whether enemy infantry can enter a hex, or assault it.
    pub fn reaches(&self, hex: Hex) -> bool {
        self.reached.get(hex).copied().unwrap_or(false)
    }

    /// Adds the hexes of infantry, with a leader of its hex if there is one, and one hex further by an advance.
    fn walks(&mut self, rulebook: &Rulebook, later: &Public, counter: &Counter) {
        let leads = |other: &&Counter| {
            other.side == counter.side
                && other.place == counter.place
                && other.id != counter.id
                && rulebook.kind(other).leads().is_some()
        };
        let leader = later.counters.iter().find(leads);
        let stack: Vec<&Counter> = std::iter::once(counter).chain(leader).collect();
        let entries = entries(rulebook, later, counter);
        let Ok(found) = reach(rulebook, later, &stack, false, &entries) else { return };
        let start = counter.hex();
        for from in found.ends().iter().copied().chain(start) {
            if Some(from) != start {
                self.enter(counter.id, from);
            }
            for to in rulebook.board.neighbours(from).iter().flatten() {
                if ground(rulebook, later, Moves::Foot, from, *to).is_ok() {
                    self.enter(counter.id, *to);
                }
            }
        }
    }

    /// Adds the places that a vehicle can take.
    fn drives(&mut self, rulebook: &Rulebook, later: &Public, counter: &Counter) {
        if !holds(rulebook, later, counter) {
            return;
        }
        let entries = entries(rulebook, later, counter);
        let Ok(found) = drive_reach(rulebook, later, counter, &entries) else { return };
        for (hex, _) in found.ends() {
            self.take(counter.id, *hex);
        }
    }

    fn enter(&mut self, unit: UnitId, hex: Hex) {
        self.reached.set(hex, true);
        self.take(unit, hex);
    }

    fn take(&mut self, unit: UnitId, hex: Hex) {
        let place = self.into.iter_mut().find(|(place, _)| *place == hex);
        if let Some((_, units)) = place.filter(|(_, units)| !units.contains(&unit)) {
            units.push(unit);
        }
    }
}

/// The position as the enemy finds it at the start of its next segment: its units are recovered and have no markers
/// (3.1 a, 3.6).
fn rested(public: &Public, side: Side, places: &[Hex]) -> Public {
    let mut later = public.clone();
    for counter in &mut later.counters {
        if counter.side != side {
            let Condition { valorous, immobile, in_work, .. } = counter.condition;
            counter.condition = Condition { valorous, immobile, in_work, ..Condition::default() };
        } else if counter.hex().is_some_and(|hex| places.contains(&hex)) {
            counter.place = Place::Away;
        }
    }
    later
}

/// The entry hexes of an enemy unit that may enter in its next segment; none for units on the map.
fn entries(rulebook: &Rulebook, later: &Public, counter: &Counter) -> Vec<Hex> {
    let Place::Due(number) = counter.place else { return Vec::new() };
    let scenario = &rulebook.scenario;
    let arrival = scenario.force(counter.side).arrivals.get(usize::from(number));
    // The first player's next segment is in the next turn.
    let turn = later.turn.saturating_add(u8::from(counter.side == scenario.player_a));
    let Some(arrival) = arrival.filter(|arrival| arrival.turn <= turn) else { return Vec::new() };
    let edge = edge_of(&rulebook.board, &arrival.entry);
    open_entries(rulebook, later, &[counter], &arrival.entry, &edge)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::squad::rules::samples::{hex, placed, word};

    /// A squad one hex beyond its movement takes an empty house by its advance; one far away does not (3.5, 6.1).
    #[test]
    fn an_advance_takes_a_house() {
        let rulebook = Rulebook::load("patrol").unwrap();
        let farm = hex("0604");
        let into = |at| {
            let public = placed(&[("us-rifle-1", at), ("ge-rifle-1", "0604")]);
            let found = Inroads::new(&rulebook, &public, Side::German, &[farm]);
            (found.against(farm).to_vec(), found.reaches(farm))
        };
        assert_eq!(into("0505"), (vec![word("us-rifle-1")], true));
        assert_eq!(into("0114"), (Vec::new(), false));
    }

    /// A pin passes before the enemy's segment, so a pinned squad threatens as another one (3.1 a).
    #[test]
    fn a_pinned_enemy_counts() {
        let rulebook = Rulebook::load("patrol").unwrap();
        let mut public = placed(&[("us-rifle-1", "0505"), ("ge-rifle-1", "0604")]);
        for counter in &mut public.counters {
            counter.condition.pinned = true;
        }
        let found = Inroads::new(&rulebook, &public, Side::German, &[hex("0604")]);
        assert_eq!(found.against(hex("0604")), [word("us-rifle-1")]);
    }
}
