//! Hidden state (22): units that were set up in cover, mines, and the viewer for whom a position is laid out.
//!
//! Between two orders a position is kept as both players know it; hidden state is with the secrets of its owner. An
//! order is judged on the full state, which is laid out before it, and hidden state is put back after it. If a player
//! could not know better, the order is allowed by the player's knowledge. Its units then meet hidden enemies during the
//! move.

use super::{Position, Public, Secrets, Unseen, Work, WorkKind, decision::Decision};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, Viewer},
    },
    games::squad::rules::{
        Squad,
        conduct::Referee,
        counter::{Condition, Counter, Place},
        event::{Event, hand_events, sequence_events},
        fire::missions::may_spot,
        kinds::Side,
        movement::Moves,
        order::legal,
        phase::Step,
        rulebook::Rulebook,
        set_up::halves_of,
        sight::cover::cover,
        view::to_play,
    },
};
use std::borrow::Cow;

/// The side that sets up hidden: the first one to set up, with the option (22.2).
pub fn hider(rulebook: &Rulebook) -> Option<Side> {
    rulebook.scenario.set_up.first().copied().filter(|_| rulebook.options.hidden_set_up)
}

/// Whether a game may have hidden units or mines (22.1, 22.2).
pub fn hides_anything(rulebook: &Rulebook) -> bool {
    let scenario = &rulebook.scenario;
    hider(rulebook).is_some() || Side::BOTH.into_iter().any(|side| scenario.force(side).hidden_mines)
}

/// The pending decision that the current viewer may know. With hidden units, a question about opportunity fire would
/// reveal that a unit is in sight (22.3).
pub fn question_seen<'a>(rulebook: &Rulebook, public: &'a Public) -> Option<&'a Decision> {
    public.owed.as_ref().filter(|decision| !is_kept(rulebook, public, decision))
}

/// Whether a decision is kept from the current viewer (22.3).
fn is_kept(rulebook: &Rulebook, public: &Public, decision: &Decision) -> bool {
    let asks_fire = matches!(decision, Decision::Reaction { .. });
    asks_fire && rulebook.options.hidden_set_up && !public.eyes.see(decision.side().number())
}

/// The side whose units count as friendly: the side of the viewer, or without one the side that gives the next order.
/// The viewer must not see that the turn passes to the other side for a question (22.3).
pub fn looking(rulebook: &Rulebook, public: &Public) -> Side {
    match public.eyes {
        Viewer::Side(number) if hides_anything(rulebook) => {
            Side::BOTH.into_iter().find(|side| side.number() == number).unwrap_or(Side::German)
        }
        _ => to_play(rulebook, public),
    }
}

/// Whether a unit is hidden from its enemy when everything is laid out. Hidden are infantry or a gun in cover that no
/// event has revealed, and all that it carries. A squad that was split while hidden is hidden with its halves (22.2).
pub fn is_hidden(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    if hider(rulebook) != Some(counter.side) {
        return false;
    }
    match counter.place {
        Place::Map(hex) => {
            let moves = Moves::of(rulebook.kind(counter));
            let able = matches!(moves, Some(Moves::Foot | Moves::ByHand | Moves::Towed));
            able && !counter.condition.shown && cover(rulebook, public, hex, counter) > 0
        }
        Place::Carried(by) => {
            let bearer = public.find(by).filter(|bearer| bearer.hex().is_some());
            bearer.is_some_and(|bearer| is_hidden(rulebook, public, bearer))
        }
        Place::Away => {
            let halves = halves_of(rulebook, counter).into_iter().flatten();
            let on_map = |half: &&Counter| half.hex().is_some();
            let mut halves = halves.filter_map(|half| public.find(half)).filter(on_map);
            halves.any(|half| is_hidden(rulebook, public, half))
        }
        _ => false,
    }
}

/// The counter as the opponent knows it: its type, without place and condition. A split squad is not known, and its
/// halves are shown as not in play.
fn masked(counter: &Counter) -> Counter {
    let Counter { id, kind, side, .. } = *counter;
    let is_half = kind.as_str().ends_with("-half");
    let place = if is_half { Place::Away } else { Place::Unseen };
    Counter { id, kind, side, place, facing: None, condition: Condition::default() }
}

impl Unseen {
    /// Adds the state that this viewer sees to the common state, and removes the rest.
    fn lay_out(&self, public: &mut Public, eyes: Viewer) {
        for (id, counter) in &self.counters {
            if let Some(shown) = public.find_mut(*id) {
                *shown = if eyes.see(counter.side.number()) { counter.clone() } else { masked(counter) };
            }
        }
        for (hex, side) in &self.mines {
            if eyes.see(side.number()) {
                public.works.insert(*hex, Work { kind: WorkKind::Mines, facing: None, known: false });
            } else if public.works.get(hex).is_some_and(|work| work.kind == WorkKind::Mines) {
                public.works.remove(hex);
            }
        }
        public.eyes = eyes;
    }
}

/// The state that both players know, for whichever viewer the position is laid out. A side's own secrets are never
/// written in the open.
pub(crate) fn kept<'a>(public: &'a Public, secrets: &Secrets) -> Cow<'a, Public> {
    if public.eyes == Viewer::Both {
        return Cow::Borrowed(public);
    }
    let mut kept = public.clone();
    secrets.unseen.lay_out(&mut kept, Viewer::Both);
    Cow::Owned(kept)
}

impl Position {
    /// Lays out the position for another viewer. The position itself does not change.
    pub fn look(&mut self, eyes: Viewer) {
        self.secrets.unseen.lay_out(&mut self.public, eyes);
    }

    /// The state that a side knows, for code that may not see the rest.
    pub fn known_to(&self, side: Side) -> Cow<'_, Public> {
        let eyes = Viewer::Side(side.number());
        if self.secrets.unseen.is_empty() || self.public.eyes == eyes {
            return Cow::Borrowed(&self.public);
        }
        let mut known = self.public.clone();
        self.secrets.unseen.lay_out(&mut known, eyes);
        Cow::Owned(known)
    }

    /// Notes the hidden state of a position in which everything is laid out.
    fn hide(&mut self, rulebook: &Rulebook) {
        let public = &self.public;
        let hidden = public.counters.iter().filter(|counter| is_hidden(rulebook, public, counter));
        self.secrets.unseen.counters = hidden.map(|counter| (counter.id, counter.clone())).collect();
        self.secrets.unseen.mines.retain(|hex, _| {
            public.works.get(hex).is_some_and(|work| work.kind == WorkKind::Mines && !work.known)
        });
    }
}

/// The units that an event reveals: they fire, move, advance, assault or take casualty points (22.2).
pub(crate) fn shown_by(event: &Event) -> Vec<UnitId> {
    match event {
        Event::Attacked { by, leader, .. } => by.iter().chain(leader).copied().collect(),
        Event::Fired { units }
        | Event::SetOut { units, .. }
        | Event::Moved { units, .. }
        | Event::HaveMoved { units } => units.clone(),
        Event::Advanced { unit, .. }
        | Event::Turned { unit, .. }
        | Event::HasSmoked { unit }
        | Event::Exited { unit }
        | Event::Suffered { unit, .. } => vec![*unit],
        Event::Loaded { carrier, passengers } | Event::Unloaded { carrier, passengers, .. } => {
            passengers.iter().chain([carrier]).copied().collect()
        }
        Event::Owed { decision: Some(Decision::Casualties { hits, .. }) } => {
            hits.iter().map(|hit| hit.unit).collect()
        }
        // By these no unit shows itself.
        Event::Die { .. }
        | Event::Points { .. }
        | Event::Hit { .. }
        | Event::UsedUp { .. }
        | Event::Valorous { .. }
        | Event::LaneLaid { .. }
        | Event::SniperPlaced { .. }
        | Event::SniperGone { .. }
        | Event::Placed { .. }
        | Event::PlacedAboard { .. }
        | Event::Armed { .. }
        | Event::Recovered { .. }
        | Event::Split { .. }
        | Event::Joined { .. }
        | Event::InWork { .. }
        | Event::Halted { .. }
        | Event::Tried { .. }
        | Event::Shown { .. }
        | sequence_events!()
        | hand_events!() => Vec::new(),
    }
}

/// Returns an event as this viewer knows it; none if the viewer knows nothing of it. The position is then laid out for
/// the viewer. The further path of a moving unit, and the question whether to fire at it, are known only to the side
/// that is asked (22.3).
pub fn heard(rulebook: &Rulebook, known: &Public, event: &Event, eyes: Viewer) -> Option<Event> {
    if eyes == Viewer::All || !hides_anything(rulebook) {
        return Some(event.clone());
    }
    let is_known = |unit: &UnitId| known.find(*unit).is_none_or(|counter| counter.place != Place::Unseen);
    let asks = rulebook.options.hidden_set_up;
    match event {
        Event::Unseen { side, .. } => eyes.see(side.number()).then(|| event.clone()),
        Event::Owed { decision: Some(decision @ Decision::Reaction { side, .. }) } if asks => {
            eyes.see(side.number()).then(|| Event::Owed { decision: Some(decision.clone()) })
        }
        Event::Owed { decision: None } | Event::Waits { .. } if asks => None,
        Event::Attacked { kind, by, leader, hex, struck, strength, against, needs, modifiers } => {
            Some(Event::Attacked {
                kind: *kind,
                by: by.iter().copied().filter(is_known).collect(),
                leader: leader.filter(is_known),
                hex: *hex,
                struck: struck.iter().copied().filter(is_known).collect(),
                strength: *strength,
                against: *against,
                needs: *needs,
                modifiers: modifiers.clone(),
            })
        }
        event => Some(event.clone()),
    }
}

/// Records that something happened. An event that only its owner may see is shown to that side alone.
pub(crate) fn say(referee: &mut Referee<'_>, event: Event) {
    if !hides_anything(referee.rulebook) {
        return referee.happen(event);
    }
    referee.show(&shown_by(&event));
    let mined = |referee: &Referee<'_>, hex: &Hex| referee.position.secrets.unseen.mines.get(hex).copied();
    let before = match &event {
        Event::Built { hex, .. } => mined(referee, hex),
        _ => None,
    };
    referee.position.apply(referee.rulebook, &event);
    let owner = match &event {
        Event::Built { hex, .. } => before.or_else(|| mined(referee, hex)),
        Event::Placed { unit, .. } | Event::PlacedAboard { unit, .. } | Event::Armed { unit, .. } => {
            referee.hidden_owner(*unit)
        }
        Event::Split { squad, .. } | Event::Joined { squad, .. } => referee.hidden_owner(*squad),
        _ => None,
    };
    referee.events.push(match owner {
        Some(side) => Event::Unseen { side, event: Box::new(event) },
        None => event,
    });
}

/// Reveals units that come into sight, and puts away the state that is now hidden. With the referee off it records
/// nothing, because both sides see everything.
pub(crate) fn conceal(referee: &mut Referee<'_>) {
    if hides_anything(referee.rulebook) {
        if !Squad::is_free_hand(referee.public()) {
            referee.look_round();
        }
        referee.position.hide(referee.rulebook);
    }
}

impl Referee<'_> {
    /// The state that a side knows, by which its orders are allowed.
    pub(crate) fn known_to(&self, side: Side) -> Cow<'_, Public> {
        self.position.known_to(side)
    }

    /// Whether a side seems to have anything to do in a phase, by what its opponent knows. A skipped phase would
    /// otherwise reveal something about hidden units (22.2).
    pub(crate) fn seems_to_have_anything(&self, side: Side, step: Step) -> bool {
        if !hides_anything(self.rulebook) {
            return legal::has_anything(self.rulebook, self.public(), side);
        }
        let mut told = self.position.clone();
        told.hide(self.rulebook);
        told.look(Viewer::Both);
        let unseen = &told.secrets.unseen;
        // A hidden unit has taken no loss, and therefore needs no rally.
        let may = matches!(step, Step::Command | Step::Fire | Step::DefensiveFire | Step::Assault);
        let hides =
            || unseen.counters.values().any(|counter| counter.side == side && counter.hex().is_some());
        may && hides() || legal::has_anything(self.rulebook, &told.public, side)
    }

    fn hidden_owner(&self, unit: UnitId) -> Option<Side> {
        let counter = self.public().find(unit)?;
        is_hidden(self.rulebook, self.public(), counter).then_some(counter.side)
    }

    /// Whether a unit is hidden.
    pub(crate) fn is_hidden(&self, unit: UnitId) -> bool {
        self.hidden_owner(unit).is_some()
    }

    /// Reveals the hidden units among these, and their control of hexes.
    pub(crate) fn show(&mut self, units: &[UnitId]) {
        let mut hidden: Vec<UnitId> = units.iter().copied().filter(|unit| self.is_hidden(*unit)).collect();
        hidden.sort_unstable();
        hidden.dedup();
        if hidden.is_empty() {
            return;
        }
        let public = self.public();
        let stand = hidden.iter().filter_map(|unit| public.find(*unit));
        let stand: Vec<(Side, Hex)> = stand.filter_map(|it| Some((it.side, it.hex()?))).collect();
        self.happen(Event::Shown { units: hidden });
        for (side, hex) in stand {
            self.hold(side, hex);
        }
    }

    /// Reveals hidden units to unpinned enemy infantry in adjacent hexes (22.2).
    pub(crate) fn look_round(&mut self) {
        let Some(side) = hider(self.rulebook) else { return };
        let public = self.public();
        let spots = |(counter, _): &(&Counter, Hex)| {
            !counter.condition.pinned && self.rulebook.kind(counter).is_infantry()
        };
        let spotters: Vec<Hex> = public.on_map(side.enemy()).filter(spots).map(|(_, hex)| hex).collect();
        let seen = |(_, hex): &(&Counter, Hex)| spotters.iter().any(|spotter| spotter.distance(*hex) <= 1);
        let units: Vec<UnitId> = public.on_map(side).filter(seen).map(|(counter, _)| counter.id).collect();
        self.show(&units);
    }

    /// Reveals all units at the end of the game.
    pub(crate) fn show_all(&mut self) {
        let all: Vec<UnitId> = self.public().counters.iter().map(|counter| counter.id).collect();
        self.show(&all);
    }

    /// Reveals unknown enemies that a unit of a side meets in a hex. Returns whether there are any (22.2).
    pub(crate) fn meets(&mut self, side: Side, hex: Hex) -> bool {
        let inside = self.public().in_hex(hex).filter(|counter| counter.side != side);
        let inside: Vec<UnitId> = inside.map(|counter| counter.id).collect();
        let met = inside.iter().any(|unit| self.is_hidden(*unit));
        self.show(&inside);
        met
    }

    /// Reveals the mines that a side's enemy has hidden in a hex. Returns whether there are any (22.1).
    pub(crate) fn finds_mines(&mut self, side: Side, hex: Hex) -> bool {
        let found = self.position.secrets.unseen.mines.get(&hex) == Some(&side.enemy());
        if found {
            self.happen(Event::MinesKnown { hex });
        }
        found
    }

    /// Reveals a spotter of a side for a mortar that has no line of sight to its target, preferably one that is already
    /// visible (22.2).
    pub(crate) fn spots_for_mortar(&mut self, side: Side, from: Hex, to: Hex) {
        if hider(self.rulebook) != Some(side) {
            return;
        }
        let public = self.public();
        if self.rulebook.seeing(public).hindrances(from, to).is_ok() {
            return;
        }
        let spotters = public.on_map(side).filter(|(it, _)| may_spot(self.rulebook, public, it, to));
        let spotter = spotters.map(|(it, _)| it.id).min_by_key(|unit| self.is_hidden(*unit));
        self.show(&spotter.into_iter().collect::<Vec<_>>());
    }
}
