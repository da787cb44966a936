//! Hidden units (19.2): the state that a side does not see, and the viewer for whom a position is laid out.
//!
//! Between two orders a position is kept as public state. Units in cover that are not spotted, and mines and forts that
//! are not known, are in the secrets of their owner. An order is judged on the whole truth: hidden state is laid out
//! before the order, and put back into the secrets after it. If players cannot know better, their order is allowed by
//! their knowledge, and meets hidden units on its path.

use super::{Position, Public, Secrets, Unseen};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, Viewer},
    },
    games::platoon::rules::{
        Platoon,
        conduct::Referee,
        counter::{Condition, Counter, Place},
        event::{DiePurpose, Event, hand_events, sequence_events},
        kinds::{Carries, Side},
        order::{Work, legal},
        phase::Segment,
        rulebook::Rulebook,
        sight::spotting::{conceals, is_beside_spotter, is_spotted, is_watched},
    },
};
use std::{borrow::Cow, collections::BTreeSet};

/// Whether the enemy of a unit does not see it, in a fully laid out position. The unit is in cover, not spotted, and
/// was not met or hit in this player turn. A passenger is where its carrier is (19.2).
pub fn is_hidden(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    let bearer = counter.carrier().and_then(|carrier| public.find(carrier)).unwrap_or(counter);
    bearer.hex().is_some_and(|hex| {
        conceals(&rulebook.board, hex)
            && !bearer.condition.shown
            && !is_spotted(rulebook, public, bearer, hex)
    })
}

/// Whether a fort is spotted. A spotter is adjacent to it, sees it in the open, or sees a unit in it, since fire at
/// that unit hits the fort (17.3, 19.2).
fn is_fort_spotted(rulebook: &Rulebook, public: &Public, side: Side, hex: Hex) -> bool {
    if public.in_hex(hex).any(|counter| counter.side == side && !is_hidden(rulebook, public, counter)) {
        return true;
    }
    let enemy = side.enemy();
    match conceals(&rulebook.board, hex) {
        true => is_beside_spotter(rulebook, public, enemy, hex),
        false => is_watched(rulebook, public, enemy, hex),
    }
}

/// A counter as the other side knows it: its type, without its place and condition.
fn masked(counter: &Counter) -> Counter {
    let Counter { id, kind, side, .. } = *counter;
    Counter { id, kind, side, place: Place::Unseen, condition: Condition::default() }
}

impl Unseen {
    /// Adds the state that this viewer sees to the public state, and removes the state that it does not see.
    fn lay_out(&self, public: &mut Public, eyes: Viewer) {
        for (id, counter) in &self.counters {
            if let Some(shown) = public.find_mut(*id) {
                *shown = if eyes.see(counter.side.number()) { counter.clone() } else { masked(counter) };
            }
        }
        for (hex, mines) in &self.mines {
            match eyes.see(mines.side.number()) {
                true => _ = public.mines.insert(*hex, *mines),
                false => _ = public.mines.remove(hex),
            }
        }
        for (hex, fort) in &self.forts {
            match eyes.see(fort.side.number()) {
                true => _ = public.forts.insert(*hex, *fort),
                false => _ = public.forts.remove(hex),
            }
        }
        for unit in &self.flipped {
            let sees = self.counters.get(unit).is_some_and(|counter| eyes.see(counter.side.number()));
            match sees {
                true => _ = public.flipped.insert(*unit),
                false => _ = public.flipped.remove(unit),
            }
        }
        public.eyes = eyes;
    }
}

/// The public state of a position, for any viewer that it is laid out for: a side's own secrets are never written
/// unsealed.
pub(crate) fn kept<'a>(public: &'a Public, secrets: &Secrets) -> Cow<'a, Public> {
    if public.eyes == Viewer::Both {
        return Cow::Borrowed(public);
    }
    let mut kept = public.clone();
    secrets.unseen.lay_out(&mut kept, Viewer::Both);
    Cow::Owned(kept)
}

impl Position {
    /// Lays the position out for another viewer; its contents do not change.
    pub fn look(&mut self, eyes: Viewer) {
        self.secrets.unseen.lay_out(&mut self.public, eyes);
    }

    /// The knowledge of a side, for code that may not see the rest.
    pub fn known_to(&self, side: Side) -> Cow<'_, Public> {
        let eyes = Viewer::Side(side.number());
        if self.secrets.unseen.is_empty() || self.public.eyes == eyes {
            return Cow::Borrowed(&self.public);
        }
        let mut known = self.public.clone();
        self.secrets.unseen.lay_out(&mut known, eyes);
        Cow::Owned(known)
    }

    /// Moves the state that is hidden now into the secrets, in a position in which everything is laid out.
    fn hide(&mut self, rulebook: &Rulebook) {
        let public = &self.public;
        let hidden = public.counters.iter().filter(|counter| is_hidden(rulebook, public, counter));
        self.secrets.unseen = Unseen {
            counters: hidden.map(|counter| (counter.id, counter.clone())).collect(),
            mines: public
                .mines
                .iter()
                .filter(|(_, mines)| !mines.known)
                .map(|(hex, it)| (*hex, *it))
                .collect(),
            forts: public.forts.iter().filter(|(_, fort)| !fort.known).map(|(hex, it)| (*hex, *it)).collect(),
            flipped: BTreeSet::new(),
        };
        let is_kept = |unit: &&UnitId| self.secrets.unseen.counters.contains_key(unit);
        let flipped = self.public.flipped.iter().filter(is_kept).copied().collect();
        self.secrets.unseen.flipped = flipped;
    }
}

/// The part of an event that this viewer knows; afterwards the position is laid out for the viewer. None if it knows
/// nothing of the event. Only the side that is asked knows the further path of a moving unit, and that a unit may fire
/// at it (19.2).
pub fn heard(rulebook: &Rulebook, known: &Public, event: &Event, eyes: Viewer) -> Option<Event> {
    if eyes == Viewer::All || !rulebook.options.hidden_units {
        return Some(event.clone());
    }
    let is_known = |unit: &UnitId| known.find(*unit).is_none_or(|counter| counter.place != Place::Unseen);
    match event {
        Event::Unseen { side, .. } => eyes.see(side.number()).then(|| event.clone()),
        Event::Owed { decision: Some(decision) } => {
            eyes.see(decision.side().number()).then_some(Event::Owed { decision: Some(*decision) })
        }
        Event::Owed { decision: None } | Event::UnderWay { .. } => None,
        Event::Attacked { kind, by, hex, struck, singly, figures, modifiers } => Some(Event::Attacked {
            kind: *kind,
            by: by.iter().copied().filter(is_known).collect(),
            hex: *hex,
            struck: struck.iter().copied().filter(is_known).collect(),
            singly: *singly,
            figures: *figures,
            modifiers: modifiers.clone(),
        }),
        Event::Shelled { by, hex } => {
            Some(Event::Shelled { by: by.iter().copied().filter(is_known).collect(), hex: *hex })
        }
        event => Some(event.clone()),
    }
}

/// Reports an event: with hidden units, to the owner alone if no other side sees it.
pub(crate) fn say(referee: &mut Referee<'_>, event: Event) {
    if referee.rulebook.options.hidden_units {
        referee.say_unseen(event);
    } else {
        referee.happen(event);
    }
}

/// Reports the units that come into sight and those lost from it, and moves the state that is hidden now into the
/// secrets. With the referee off nothing is reported: both see everything.
pub(crate) fn conceal(referee: &mut Referee<'_>) {
    if referee.rulebook.options.hidden_units {
        if !Platoon::is_free_hand(referee.public()) {
            referee.look_round();
        }
        referee.position.hide(referee.rulebook);
    }
}

impl Referee<'_> {
    /// The state that was hidden at the last check of sight.
    pub(crate) fn unseen(&self) -> &Unseen {
        &self.position.secrets.unseen
    }

    /// The knowledge of a side, by which its orders are allowed.
    pub(crate) fn known_to(&self, side: Side) -> Cow<'_, Public> {
        self.position.known_to(side)
    }

    /// Whether the enemy of a unit has lost it from sight, or has never seen it, by the events reported. Hidden state
    /// moves into the secrets only after the order, and many events may come before.
    fn is_unseen(&self, unit: UnitId) -> bool {
        let told = self.events.iter().rev().find_map(|event| match event {
            Event::Vanished { units } if units.contains(&unit) => Some(true),
            Event::Sighted { units } | Event::Shown { units } if units.contains(&unit) => Some(false),
            Event::Unseen { event, .. } if units_of(event).contains(&unit) => Some(true),
            _ => None,
        });
        told.unwrap_or_else(|| self.unseen().counters.contains_key(&unit))
    }

    /// Hides units that have entered the map, or moved on it, without being seen.
    fn hide_at_once(&mut self, units: &[UnitId]) {
        for unit in units {
            if let Some(counter) = self.public().find(*unit).cloned() {
                self.position.secrets.unseen.counters.insert(*unit, counter);
            }
        }
    }

    /// Reports everything that comes into sight, and units that are lost from it.
    pub(crate) fn look_round(&mut self) {
        if !self.rulebook.options.hidden_units {
            return;
        }
        let public = self.public();
        let (mut sighted, mut vanished) = (Vec::new(), Vec::new());
        for counter in &public.counters {
            match (self.is_unseen(counter.id), is_hidden(self.rulebook, public, counter)) {
                (true, false) if public.hex_of(counter).is_some() => sighted.push(counter.id),
                (false, true) => vanished.push(counter.id),
                _ => {}
            }
        }
        let unknown = public.forts.iter().filter(|(_, fort)| !fort.known);
        let forts = unknown.filter(|(hex, fort)| is_fort_spotted(self.rulebook, public, fort.side, **hex));
        let forts: Vec<Hex> = forts.map(|(hex, _)| *hex).collect();
        if !sighted.is_empty() {
            self.happen(Event::Sighted { units: sighted });
        }
        if !vanished.is_empty() {
            self.happen(Event::Vanished { units: vanished });
        }
        for hex in forts {
            self.happen(Event::FortKnown { hex });
        }
    }

    /// Shows units that an enemy has met or hit (19.2).
    pub(crate) fn show(&mut self, units: Vec<UnitId>) {
        let unseen = &self.unseen().counters;
        let units: Vec<UnitId> = units.into_iter().filter(|unit| unseen.contains_key(unit)).collect();
        if !units.is_empty() {
            self.happen(Event::Shown { units });
            self.look_round();
        }
    }

    /// The enemies that a unit meets in a hex without having known of them (19.2).
    pub(crate) fn met(&self, side: Side, hex: Hex) -> Vec<UnitId> {
        let inside = self.public().in_hex(hex).filter(|counter| counter.side != side);
        inside.map(|counter| counter.id).collect()
    }

    /// Shows the enemies, mines and forts that a side finds in a hex where it sets up without having known of them
    /// (19.2). Returns whether there are any.
    pub(crate) fn finds_enemies(&mut self, side: Side, hex: Hex) -> bool {
        let met = self.met(side, hex);
        let unseen = self.unseen();
        let mines = unseen.mines.get(&hex).is_some_and(|mines| mines.side != side);
        let fort = unseen.forts.get(&hex).is_some_and(|fort| fort.side != side);
        let found = !met.is_empty() || mines || fort;
        self.show(met);
        if mines {
            self.happen(Event::MinesKnown { hex });
        }
        // The check of sight may have found it already.
        if fort && self.public().forts.get(&hex).is_some_and(|fort| !fort.known) {
            self.happen(Event::FortKnown { hex });
        }
        found
    }

    /// Whether a side has any action in a segment, by the knowledge of its opponent: an automatic end of the segment
    /// would reveal something about hidden units (19.2).
    pub(crate) fn seems_to_have_anything(&self, side: Side, segment: Segment) -> bool {
        if !self.rulebook.options.hidden_units {
            return legal::has_anything(self.rulebook, self.public(), side);
        }
        // The units hidden now, and not at the last check of sight: the game may have just begun.
        let mut told = self.position.clone();
        told.hide(self.rulebook);
        told.look(Viewer::Both);
        let mut hidden = told.secrets.unseen.counters.values().filter(|counter| counter.side == side);
        let may = match segment {
            Segment::Start => hidden.any(|counter| {
                self.rulebook.options.heavy_equipment
                    && self.rulebook.kind(counter).carries != Carries::Nobody
            }),
            Segment::Assault => hidden.any(|counter| self.rulebook.kind(counter).is_infantry()),
            // Other units may fire, move, load or observe for the visible ones.
            _ => hidden.next().is_some(),
        };
        may || legal::has_anything(self.rulebook, &told.public, side)
    }

    /// Reports an event with hidden units in the game: an event that only the owner sees is reported to the owner
    /// alone.
    fn say_unseen(&mut self, event: Event) {
        for event in self.apart(event) {
            let about = units_of(&event);
            let seen_before = about.iter().any(|unit| {
                let counter = self.public().find(*unit);
                counter.is_some_and(|counter| self.public().hex_of(counter).is_some())
                    && !self.is_unseen(*unit)
            });
            let by_itself = self.owner_of_works(&event);
            self.position.apply(self.rulebook, &event);
            let hides = |unit: &UnitId| {
                let counter = self.public().find(*unit);
                counter.is_some_and(|counter| is_hidden(self.rulebook, self.public(), counter))
            };
            let hidden = !about.is_empty() && !seen_before && about.iter().all(hides);
            let side = about.first().and_then(|unit| self.public().find(*unit)).map(|counter| counter.side);
            match side.filter(|_| hidden).or(by_itself) {
                Some(side) => {
                    self.hide_at_once(&about);
                    self.events.push(Event::Unseen { side, event: Box::new(event) });
                }
                None => self.events.push(event),
            }
        }
    }

    /// Splits an event about several units into one for the visible units and one for the others.
    fn apart(&self, event: Event) -> Vec<Event> {
        let split = |units: Vec<UnitId>, told: &dyn Fn(Vec<UnitId>) -> Event| -> Vec<Event> {
            let (hidden, seen): (Vec<UnitId>, Vec<UnitId>) =
                units.into_iter().partition(|unit| self.is_unseen(*unit));
            [seen, hidden].into_iter().filter(|units| !units.is_empty()).map(told).collect()
        };
        match event {
            Event::Inverted { units } => split(units, &|units| Event::Inverted { units }),
            Event::TurnedUp { units } => split(units, &|units| Event::TurnedUp { units }),
            Event::Recovered { units } => split(units, &|units| Event::Recovered { units }),
            Event::Rested { units } => split(units, &|units| Event::Rested { units }),
            event => vec![event],
        }
    }

    /// The side whose hidden mines or fort an event is about. A fort that indirect fire only scratches is not reported
    /// (19.2).
    fn owner_of_works(&self, event: &Event) -> Option<Side> {
        let fort_in =
            |hex: &Hex| self.public().forts.get(hex).filter(|fort| !fort.known).map(|fort| fort.side);
        match event {
            Event::Attacked { struck, hex, .. } if struck.is_empty() => fort_in(hex),
            Event::Die { purpose: DiePurpose::Attack(hex), .. } | Event::FortHit { hex, falls: false } => {
                fort_in(hex)
            }
            Event::Laid { side, work: Work::Mines | Work::Fort, .. } => Some(*side),
            Event::MinesGone { hex } => self.unseen().mines.get(hex).map(|mines| mines.side),
            _ => None,
        }
    }
}

/// The units that make an event visible: a side that sees none of them does not see the event either.
fn units_of(event: &Event) -> Vec<UnitId> {
    match event {
        Event::Placed { unit, .. }
        | Event::Moved { unit, .. }
        | Event::Hastened { unit }
        | Event::Halted { unit, .. }
        | Event::FellOff { unit, .. }
        | Event::Suffered { unit, .. }
        | Event::Dispersed { unit, .. }
        | Event::Cleared { unit, .. }
        | Event::Marked { carrier: unit, .. }
        | Event::Flipped { carrier: unit, .. }
        | Event::Die { purpose: DiePurpose::Unit(unit), .. } => vec![*unit],
        Event::PlacedAboard { unit, carrier } => vec![*unit, *carrier],
        Event::Loaded { carrier, passenger, .. } | Event::Unloaded { carrier, passenger, .. } => {
            vec![*carrier, *passenger]
        }
        Event::Attacked { struck, .. } => struck.clone(),
        Event::Inverted { units }
        | Event::TurnedUp { units }
        | Event::Recovered { units }
        | Event::Rested { units } => units.clone(),
        // Events that both sides see, and events that name no unit.
        Event::Die { .. }
        | Event::Shelled { .. }
        | Event::Destroyed { .. }
        | Event::FortHit { .. }
        | Event::FortTaken { .. }
        | Event::Overran { .. }
        | Event::Exited { .. }
        | Event::Spotted { .. }
        | Event::SpottingEnds { .. }
        | Event::Shown { .. }
        | Event::Sighted { .. }
        | Event::Vanished { .. }
        | Event::Registered { .. }
        | Event::Unregistered { .. }
        | sequence_events!()
        | hand_events!() => Vec::new(),
    }
}
