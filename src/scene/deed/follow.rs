//! From the events of an order to its deed.

use super::{
    data::{Deed, Firer, Loss, OffMap, Outcome, OutcomeLine, Strike, Struck, may_see},
    edge,
    has_deeds::{Effect, EffectAt, HasDeeds, Manner},
};
use crate::art::{packs::face::Face, painter::SheetRect};
use crate::engine::{
    board::Hex,
    counters::UnitId,
    orders::{Fact, Game, Happening, InPlay, Position, Viewer},
    text::{Text, say},
};
use crate::scene::layout::table_rect;
use std::collections::BTreeMap;

/// The events of an order, with the position before and after it as a viewer sees them.
pub struct Witness<'a, G: Game> {
    pub rulebook: &'a G::Rulebook,
    pub before: &'a Position<G>,
    pub after: &'a Position<G>,
    pub events: &'a [G::Event],
}

impl<G: HasDeeds> Witness<'_, G> {
    /// The viewer of the position after the order; none in a game without secrets on the map.
    fn eyes(&self) -> Option<Viewer> {
        G::eyes(self.rulebook, &self.after.public)
    }

    fn effects(&self, event: &G::Event) -> Vec<Effect> {
        G::effects(self.rulebook, &self.after.public, event)
    }

    /// Whether one of the events that the viewer knows is an attack, and whether one has an effect.
    fn has(&self) -> (bool, bool) {
        let eyes = self.eyes();
        let known = |event: &&G::Event| may_see(eyes, G::fact(event).only);
        let mut known = self.events.iter().filter(known);
        let attacks = known.clone().any(|event| matches!(G::fact(event).what, Happening::Attacked { .. }));
        (attacks, known.any(|event| !self.effects(event).is_empty()))
    }

    fn side_of(&self, unit: UnitId) -> Option<usize> {
        counter::<G>(self.after, unit).map(InPlay::side)
    }

    /// The only side that knows the place of a unit, before and after the order.
    fn hidden(&self, unit: UnitId) -> Option<usize> {
        let is_hidden =
            |position| counter::<G>(position, unit).is_some_and(|counter| G::is_hidden(position, counter));
        (is_hidden(self.before) && is_hidden(self.after)).then(|| self.side_of(unit)).flatten()
    }
}

fn counter<G: HasDeeds>(position: &Position<G>, unit: UnitId) -> Option<&G::Counter> {
    G::counters(&position.public).iter().find(|counter| counter.id() == unit)
}

/// Whether the counter of this number is this unit.
fn is_at<G: HasDeeds>(position: &Position<G>, number: usize, unit: UnitId) -> bool {
    G::counters(&position.public).get(number).is_some_and(|counter| counter.id() == unit)
}

/// Returns the deed after an order: a new one if it attacks, or if units are lost without an attack; the last one with
/// further results, if they happen in its hexes. None if the order changes nothing in it.
pub fn follow<G: HasDeeds>(last: Option<&Deed>, seen: &Witness<G>) -> Option<Deed> {
    let (attacks, has_effects) = seen.has();
    if !attacks && !has_effects {
        return None;
    }
    let begun = last.filter(|_| !attacks).cloned();
    let mut writing = Writing {
        seen,
        at: stood(seen),
        deed: Deed::default(),
        eyes: seen.eyes(),
        open: None,
        struck: Vec::new(),
        strike_of: BTreeMap::new(),
    };
    let before = begun.as_ref().map(Deed::hexes);
    let goes_on = before.is_some_and(|hexes| writing.happens_in(&hexes));
    if let Some(begun) = begun.filter(|_| goes_on) {
        writing.deed = begun;
    }
    let earlier = writing.deed.clone();
    seen.events.iter().for_each(|event| writing.note(event));
    writing.close();
    let deed = writing.deed;
    // Without an attack only losses are a deed of their own.
    let counts = attacks || goes_on || !deed.losses.is_empty();
    (counts && deed != earlier).then_some(deed)
}

/// Returns the hex of every unit before the order; of a passenger, that of its carrier.
fn stood<G: HasDeeds>(seen: &Witness<G>) -> BTreeMap<UnitId, Hex> {
    let counters = G::counters(&seen.before.public).iter();
    let hex = |counter: &G::Counter| {
        let of_carrier = || G::hex_of(seen.before, counter.carrier()?);
        G::hex_of(seen.before, counter.id()).or_else(of_carrier)
    };
    counters.filter_map(|counter| Some((counter.id(), hex(counter)?))).collect()
}

/// A deed in the making.
struct Writing<'a, G: HasDeeds> {
    seen: &'a Witness<'a, G>,
    /// The hex of each unit at the present event.
    at: BTreeMap<UnitId, Hex>,
    deed: Deed,
    eyes: Option<Viewer>,
    /// The text for the last attack if it has no effect, and the only side that knows of it.
    open: Option<(Text, Option<usize>)>,
    /// The units that were attacked in this order.
    struck: Vec<UnitId>,
    /// The last attack on each of them in this order, from 0.
    strike_of: BTreeMap<UnitId, usize>,
}

impl<G: HasDeeds> Writing<'_, G> {
    /// Whether effects of the order happen in one of these hexes.
    fn happens_in(&self, hexes: &[Hex]) -> bool {
        let events = self.seen.events.iter().filter(|event| may_see(self.eyes, G::fact(event).only));
        let effects = events.flat_map(|event| self.seen.effects(event));
        effects.into_iter().any(|effect| {
            let at = match effect {
                Effect::Said(at, _) | Effect::Passing(at, _) | Effect::Nothing(at, _) => at,
                Effect::Fate(unit, _) | Effect::Step(unit) | Effect::Lost(unit, _) => EffectAt::Unit(unit),
            };
            at == EffectAt::Target || self.hex(at).is_some_and(|hex| hexes.contains(&hex))
        })
    }

    /// The hex of a unit now, or where the viewer sees it after the order if it was hidden before.
    fn hex_of(&self, unit: UnitId) -> Option<Hex> {
        self.at.get(&unit).copied().or_else(|| G::hex_of(self.seen.after, unit))
    }

    fn hex(&self, at: EffectAt) -> Option<Hex> {
        match at {
            EffectAt::Unit(unit) => self.hex_of(unit),
            EffectAt::Hex(hex) => Some(hex),
            EffectAt::Target => self.deed.strikes.last()?.targets.first().copied(),
        }
    }

    fn note(&mut self, event: &G::Event) {
        let fact = G::fact(event);
        if !may_see(self.eyes, fact.only) {
            return;
        }
        if let Happening::Attacked { units, at, .. } = fact.what {
            self.strike(event, &fact, units, at);
        }
        for effect in self.seen.effects(event) {
            self.open = None;
            self.take(effect, fact.only);
        }
        if let Happening::Went { units, path, .. } = fact.what
            && let Some(hex) = path.last()
        {
            self.take_along(units, *hex);
            units.iter().for_each(|unit| self.go(*unit, *hex));
        }
    }

    fn strike(&mut self, event: &G::Event, fact: &Fact, units: &[UnitId], at: &[Hex]) {
        self.close();
        let Witness { rulebook, after, .. } = self.seen;
        let struck = || G::struck(event).first().and_then(|unit| self.seen.side_of(*unit));
        let by = units.first().and_then(|unit| self.seen.side_of(*unit)).or(fact.side);
        let by = by.or_else(|| struck().map(|side| 1 - side.min(1)));
        // Fire from beside the map at units that are not seen names no side: the side to act has called it.
        let is_called = units.is_empty() && G::off_map(&after.public, event).is_some();
        let acting = || is_called.then(|| G::acting(rulebook, &self.seen.before.public));
        if let Some(side) = by.or_else(acting) {
            self.deed.side = side;
        }
        let firer = |unit: &UnitId| {
            let hex = self.hex_of(*unit)?;
            let weapon = G::weapon(rulebook, &after.public, event, *unit);
            let only = fact.only.or_else(|| self.seen.hidden(*unit));
            Some(Firer {
                unit: *unit,
                hex,
                weapon,
                face: self.covered_face(self.seen.before, *unit, hex),
                only,
            })
        };
        let firers: Vec<Firer> = units.iter().filter_map(firer).collect();
        let manner = if units.is_empty() { Manner::OffMap } else { G::manner(event) };
        self.struck.extend(G::struck(event));
        let number = self.deed.strikes.len();
        self.strike_of.extend(G::struck(event).iter().map(|unit| (*unit, number)));
        let targets = at.to_vec();
        let struck = self.covered_targets(G::struck(event), fact.only);
        let side = self.deed.side;
        let off_map = self.off_map(event, side, &targets);
        self.deed.strikes.push(Strike { side, manner, firers, off_map, targets, struck, only: fact.only });
        self.open = G::without_effect(event).map(|text| (text, fact.only));
    }

    /// The fire of this side from beside the map at these hexes, if the event is such an attack.
    fn off_map(&self, event: &G::Event, side: usize, targets: &[Hex]) -> Option<OffMap> {
        let (weapon, target) = (G::off_map(&self.seen.after.public, event)?, *targets.first()?);
        let Witness { rulebook, before, .. } = self.seen;
        // Units that only one side knows would tell viewers where they are.
        let known = G::counters(&before.public).iter().filter(|counter| !G::is_hidden(before, *counter));
        let known = known.filter_map(|counter| Some((counter.side(), G::hex_of(before, counter.id())?)));
        let board = G::board(rulebook);
        let map = table_rect(&SheetRect::new(board.columns(), board.rows()).neat_line);
        let from = edge::behind(map, side, target, known);
        Some(OffMap { weapon, from })
    }

    /// The attacked units that lie under others. Where the top counter is attacked, the stack shows that by itself.
    fn covered_targets(&self, units: &[UnitId], only: Option<usize>) -> Vec<Struck> {
        let Witness { before, after, .. } = self.seen;
        let is_covered = |unit: UnitId, position| {
            let hex = G::hex_of(position, unit)?;
            let top = self.known_stack(position, unit, hex).pop()?;
            let is_struck = units.iter().any(|other| is_at::<G>(position, top, *other));
            if is_struck { None } else { self.covered_face(position, unit, hex) }
        };
        let covered = units.iter().filter_map(|unit| {
            let faces = [before, after].map(|position| is_covered(*unit, position));
            let only = only.or_else(|| self.seen.hidden(*unit));
            let hex = self.hex_of(*unit)?;
            faces.iter().any(Option::is_some).then_some(Struck { hex, faces, only })
        });
        covered.collect()
    }

    /// The counters in a hex, from below. Counters that only one side knows do not count: they would show viewers that
    /// they are there. Nor do passengers: their carriers show them.
    fn known_stack(&self, position: &Position<G>, unit: UnitId, hex: Hex) -> Vec<usize> {
        let known = |number: &usize| {
            let counter = G::counters(&position.public).get(*number);
            counter.is_some_and(|counter| {
                counter.id() == unit || counter.carrier().is_none() && !G::is_hidden(position, counter)
            })
        };
        G::stack(position, hex).into_iter().filter(known).collect()
    }

    /// The face of a unit that is not the top counter of its stack.
    fn covered_face(&self, position: &Position<G>, unit: UnitId, hex: Hex) -> Option<Face> {
        let stack = self.known_stack(position, unit, hex);
        let (_, below) = stack.split_last()?;
        let number = below.iter().find(|number| is_at::<G>(position, **number, unit))?;
        Some(G::face(self.seen.rulebook, position, *number))
    }

    /// Ends the last attack: if nothing has come of it, that is said.
    fn close(&mut self) {
        if let Some((text, only)) = self.open.take() {
            self.take(Effect::Nothing(EffectAt::Target, text.plain()), only);
        }
    }

    fn take(&mut self, effect: Effect, only: Option<usize>) {
        let is_passing = matches!(effect, Effect::Passing(..));
        if !is_passing {
            self.deed.outcomes.iter_mut().for_each(|outcome| outcome.lines.retain(|line| !line.is_passing));
        }
        match effect {
            Effect::Said(at, words) | Effect::Passing(at, words) => {
                let unit = if let EffectAt::Unit(unit) = at { Some(unit) } else { None };
                self.say(at, OutcomeLine { words, unit, is_final: false, is_passing }, only);
            }
            Effect::Nothing(at, words) => {
                if let Some(hex) = self.hex(at) {
                    self.outcome((hex, self.last_strike()), only.or_else(|| self.hidden(at))).nothing =
                        Some(words);
                }
            }
            Effect::Step(unit) => {
                if let Some(hex) = self.hex_of(unit) {
                    let strike = self.strike_on(unit);
                    self.outcome((hex, strike), only.or_else(|| self.seen.hidden(unit))).steps += 1;
                }
            }
            Effect::Fate(unit, words) => self.say_fate(unit, words, true, only),
            Effect::Lost(unit, words) => {
                let with_it = self.lost_with(unit);
                let words = match with_it.is_empty() {
                    true => words,
                    false => say!("scene-with-all-carried", what = words),
                };
                // Losses by attacks of earlier orders are no words of this one.
                let speaks = self.concerns(unit);
                self.lose(unit, only);
                with_it.into_iter().for_each(|unit| self.lose(unit, only));
                if speaks {
                    self.say_fate(unit, words, false, only);
                }
            }
        }
        self.deed.outcomes.retain(|outcome| !outcome.lines().is_empty());
    }

    /// Says the last words on a unit in place of all others about it; those of its loss, which are not `decided` by the
    /// attack itself, only if that has not said them.
    fn say_fate(&mut self, unit: UnitId, words: String, decided: bool, only: Option<usize>) {
        let strike = self.strike_on(unit);
        let of_strike = self.deed.outcomes.iter_mut().filter(|outcome| outcome.strike == strike);
        let mut is_said = false;
        for outcome in of_strike {
            is_said |= outcome.lines.iter().any(|line| line.unit == Some(unit) && line.is_final);
            if decided || !is_said {
                outcome.lines.retain(|line| line.unit != Some(unit));
            }
        }
        if decided || !is_said {
            let line = OutcomeLine { words, unit: Some(unit), is_final: true, is_passing: false };
            self.say(EffectAt::Unit(unit), line, only);
        }
    }

    /// Whether a loss belongs to this deed: by an attack on the unit or its carrier, or in a hex of an attack.
    fn concerns(&self, unit: UnitId) -> bool {
        let hexes = self.deed.hexes();
        let is_of = |hex: Option<Hex>| hex.is_some_and(|hex| hexes.contains(&hex));
        hexes.is_empty()
            || self.strike_of.contains_key(&self.attacked(unit))
            || is_of(self.hex_of(unit))
            || is_of(G::hex_of(self.seen.before, unit))
    }

    /// The unit that an attack on this unit names: its carrier if it is a passenger of an attacked one.
    fn attacked(&self, unit: UnitId) -> UnitId {
        let carrier = counter::<G>(self.seen.before, unit).and_then(InPlay::carrier);
        let is_struck = |unit: &UnitId| self.strike_of.contains_key(unit);
        if is_struck(&unit) { unit } else { carrier.filter(is_struck).unwrap_or(unit) }
    }

    /// The attack that has had an effect on a unit: the last one on it in this order, or the last one of all.
    fn strike_on(&self, unit: UnitId) -> usize {
        let known = self.strike_of.get(&self.attacked(unit)).copied();
        known.unwrap_or_else(|| self.last_strike())
    }

    fn last_strike(&self) -> usize {
        self.deed.strikes.len().saturating_sub(1)
    }

    /// The only side that knows the unit of an effect.
    fn hidden(&self, at: EffectAt) -> Option<usize> {
        match at {
            EffectAt::Unit(unit) => self.seen.hidden(unit),
            _ => None,
        }
    }

    fn say(&mut self, at: EffectAt, line: OutcomeLine, only: Option<usize>) {
        let Some(hex) = self.hex(at) else { return };
        let only = only.or_else(|| self.hidden(at));
        let strike = line.unit.map_or_else(|| self.last_strike(), |unit| self.strike_on(unit));
        let lines = &mut self.outcome((hex, strike), only).lines;
        if lines.iter().all(|other| other.words != line.words) {
            lines.push(line);
        }
    }

    fn outcome(&mut self, (hex, strike): (Hex, usize), only: Option<usize>) -> &mut Outcome {
        let outcomes = &mut self.deed.outcomes;
        let known = outcomes.iter().position(|it| (it.hex, it.only, it.strike) == (hex, only, strike));
        let place = known.unwrap_or_else(|| {
            outcomes.push(Outcome { hex, strike, only, steps: 0, nothing: None, lines: Vec::new() });
            outcomes.len() - 1
        });
        &mut outcomes[place]
    }

    fn lose(&mut self, unit: UnitId, only: Option<usize>) {
        let Witness { rulebook, before, after, .. } = self.seen;
        let number = G::counters(&before.public).iter().position(|counter| counter.id() == unit);
        let (Some(hex), Some(number), Some(side)) = (self.hex_of(unit), number, self.seen.side_of(unit))
        else {
            return;
        };
        if self.deed.strikes.is_empty() {
            self.deed.side = 1 - side.min(1);
        }
        let face = G::lost_face(rulebook, before, after, number);
        self.deed.losses.push(Loss { unit, side, hex, face, only });
    }

    /// The units that a lost unit carried and that are lost with it, unless an event of their own says so.
    fn lost_with(&self, carrier: UnitId) -> Vec<UnitId> {
        let Witness { before, after, events, .. } = self.seen;
        let own = |unit: UnitId| {
            let is_its = |effect: Effect| matches!(effect, Effect::Lost(lost, _) if lost == unit);
            events.iter().flat_map(|event| self.seen.effects(event)).any(is_its)
        };
        let carried = G::counters(&before.public).iter().filter(|counter| counter.carrier() == Some(carrier));
        let gone = carried.map(InPlay::id).filter(|unit| G::hex_of(after, *unit).is_none());
        gone.filter(|unit| !own(*unit)).collect()
    }

    /// Notes where the units that were attacked go on in the same order: the marks of the attack go with them.
    fn take_along(&mut self, units: &[UnitId], to: Hex) {
        if units.is_empty() || !self.struck.iter().all(|unit| units.contains(unit)) {
            return;
        }
        let Some(from) = self.struck.first().and_then(|unit| self.at.get(unit).copied()) else { return };
        for (_, at) in self.deed.went_on.iter_mut().filter(|(_, at)| *at == from) {
            *at = to;
        }
        self.deed.went_on.push((from, to));
    }

    /// Moves a unit and all that it carries.
    fn go(&mut self, unit: UnitId, hex: Hex) {
        let from = self.at.insert(unit, hex);
        let mut carriers = vec![unit];
        while let Some(carrier) = carriers.pop() {
            let carried = |counter: &&G::Counter| counter.carrier() == Some(carrier);
            for counter in G::counters(&self.seen.before.public).iter().filter(carried) {
                let id = counter.id();
                if self.at.get(&id).copied() == from {
                    self.at.insert(id, hex);
                    carriers.push(id);
                }
            }
        }
    }
}
