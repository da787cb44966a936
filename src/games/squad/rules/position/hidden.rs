//! What is hidden (22): units that were set up in cover, mines, and for whose eyes a position is laid out.
//!
//! Between two orders a position is kept as both players know it; what is hidden lies with the secrets of its owner. An order
//! is judged on the whole truth: that is laid out before, and what is hidden then is put away after it. Where a player could
//! not know better, his order is allowed by what he knows, and meets what is there on its way.

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

/// The side that sets up unseen: the first to do so, with the option (22.2).
pub fn hider(rulebook: &Rulebook) -> Option<Side> {
    rulebook.scenario.set_up.first().copied().filter(|_| rulebook.options.hidden_set_up)
}

/// Whether anything may be hidden in a game: units, or mines (22.1, 22.2).
pub fn hides_anything(rulebook: &Rulebook) -> bool {
    let scenario = &rulebook.scenario;
    hider(rulebook).is_some() || Side::BOTH.into_iter().any(|side| scenario.force(side).hidden_mines)
}

/// What must be decided, as far as the eyes know of it for which a position is laid out: where units are hidden, that
/// somebody is asked whether he fires would tell that he sees (22.3).
pub fn question_seen<'a>(rulebook: &Rulebook, public: &'a Public) -> Option<&'a Decision> {
    public.owed.as_ref().filter(|decision| !is_kept(rulebook, public, decision))
}

/// Whether a question is kept from the eyes for which a position is laid out (22.3).
fn is_kept(rulebook: &Rulebook, public: &Public, decision: &Decision) -> bool {
    let asks_fire = matches!(decision, Decision::Reaction { .. });
    asks_fire && rulebook.options.hidden_set_up && !public.eyes.see(decision.side().number())
}

/// Whose units are meant by one's own: those of the side that looks, or if nobody does alone, of who is to give the next
/// order. Who looks is not to see that it changes hands for a question (22.3).
pub fn looking(rulebook: &Rulebook, public: &Public) -> Side {
    match public.eyes {
        Viewer::Side(number) if hides_anything(rulebook) => {
            Side::BOTH.into_iter().find(|side| side.number() == number).unwrap_or(Side::German)
        }
        _ => to_play(rulebook, public),
    }
}

/// Whether the enemy of a unit does not see it, where everything is laid out: infantry or a gun with cover that has shown
/// itself by nothing, and what it carries. A squad that was split unseen is hidden as its halves are (22.2).
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

/// A counter as the other side knows it: its type, and nothing of where and how it is. Of a squad that is split nobody
/// knows: its halves lie ready as before.
fn masked(counter: &Counter) -> Counter {
    let Counter { id, kind, side, .. } = *counter;
    let is_half = kind.as_str().ends_with("-half");
    let place = if is_half { Place::Away } else { Place::Unseen };
    Counter { id, kind, side, place, facing: None, condition: Condition::default() }
}

impl Unseen {
    /// Lays what these eyes see of it beside what both know, and takes away what they do not.
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

/// What both players know of a position, for whosever eyes it is laid out: what a side sees of its own never stands in a text in
/// the open.
pub(crate) fn kept<'a>(public: &'a Public, secrets: &Secrets) -> Cow<'a, Public> {
    if public.eyes == Viewer::Both {
        return Cow::Borrowed(public);
    }
    let mut kept = public.clone();
    secrets.unseen.lay_out(&mut kept, Viewer::Both);
    Cow::Owned(kept)
}

impl Position {
    /// Lays the position out for other eyes; it stays the same.
    pub fn look(&mut self, eyes: Viewer) {
        self.secrets.unseen.lay_out(&mut self.public, eyes);
    }

    /// What a side knows, for who may not see the rest.
    pub fn known_to(&self, side: Side) -> Cow<'_, Public> {
        let eyes = Viewer::Side(side.number());
        if self.secrets.unseen.is_empty() || self.public.eyes == eyes {
            return Cow::Borrowed(&self.public);
        }
        let mut known = self.public.clone();
        self.secrets.unseen.lay_out(&mut known, eyes);
        Cow::Owned(known)
    }

    /// Notes what is hidden now, in a position in which everything is laid out.
    fn hide(&mut self, rulebook: &Rulebook) {
        let public = &self.public;
        let hidden = public.counters.iter().filter(|counter| is_hidden(rulebook, public, counter));
        self.secrets.unseen.counters = hidden.map(|counter| (counter.id, counter.clone())).collect();
        self.secrets.unseen.mines.retain(|hex, _| {
            public.works.get(hex).is_some_and(|work| work.kind == WorkKind::Mines && !work.known)
        });
    }
}

/// The units that show themselves by an event: they fire, move, advance, assault or lose casualty points (22.2).
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

/// An event as these eyes know of it, after which the position is laid out for them; none if they know nothing of it. Where a
/// mover is still going, and that somebody may fire at him, is for those to know who are asked (22.3).
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

/// Says that something happened: what nobody but its owner sees is told to him alone.
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

/// Says who comes into sight, and puts away what is hidden now. With the referee out nothing is said of it: both see
/// everything.
pub(crate) fn conceal(referee: &mut Referee<'_>) {
    if hides_anything(referee.rulebook) {
        if !Squad::is_free_hand(referee.public()) {
            referee.look_round();
        }
        referee.position.hide(referee.rulebook);
    }
}

impl Referee<'_> {
    /// What a side knows, by which its orders are allowed.
    pub(crate) fn known_to(&self, side: Side) -> Cow<'_, Public> {
        self.position.known_to(side)
    }

    /// Whether a side has anything to do in a phase, as far as its opponent can tell: that a phase passes by itself would tell
    /// him of those whom he does not see (22.2).
    pub(crate) fn seems_to_have_anything(&self, side: Side, step: Step) -> bool {
        if !hides_anything(self.rulebook) {
            return legal::has_anything(self.rulebook, self.public(), side);
        }
        let mut told = self.position.clone();
        told.hide(self.rulebook);
        told.look(Viewer::Both);
        let unseen = &told.secrets.unseen;
        // Who is hidden has lost nothing, and so has nothing to rally from.
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

    /// Shows those of these units who are hidden, and that they hold their hexes.
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

    /// Hidden units are seen by unpinned enemy infantry beside them (22.2).
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

    /// Shows everybody: the game is over.
    pub(crate) fn show_all(&mut self) {
        let all: Vec<UnitId> = self.public().counters.iter().map(|counter| counter.id).collect();
        self.show(&all);
    }

    /// Shows the enemies that a unit of a side meets in a hex without having known of them. Tells whether there are any
    /// (22.2).
    pub(crate) fn meets(&mut self, side: Side, hex: Hex) -> bool {
        let inside = self.public().in_hex(hex).filter(|counter| counter.side != side);
        let inside: Vec<UnitId> = inside.map(|counter| counter.id).collect();
        let met = inside.iter().any(|unit| self.is_hidden(*unit));
        self.show(&inside);
        met
    }

    /// Shows the mines that a side's enemy has hidden in a hex. Tells whether there are any (22.1).
    pub(crate) fn finds_mines(&mut self, side: Side, hex: Hex) -> bool {
        let found = self.position.secrets.unseen.mines.get(&hex) == Some(&side.enemy());
        if found {
            self.happen(Event::MinesKnown { hex });
        }
        found
    }

    /// Somebody of a side spots for a mortar that does not see its target; who is seen already, if there is one (22.2).
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
