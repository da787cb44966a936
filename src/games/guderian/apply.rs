//! Applying events: the only way in which a position changes.

use super::{
    battle::{Battle, Flight, Role, Stage},
    counter::{Condition, Counter, Motion, Piece, Place},
    event::{Cause, Event, Reason},
    kinds::Side,
    phase::Phase,
    position::{Position, Public, RailCut},
    rulebook::Rulebook,
};
use crate::{
    board::Hex,
    counters::{Points, Word},
};

impl Position {
    /// Lets an event happen.
    pub fn apply(&mut self, rulebook: &Rulebook, event: &Event) {
        self.apply_chance(rulebook, event);
        let public = &mut self.public;
        match event {
            Event::PhaseOpened { turn, phase } => public.open_phase(*turn, *phase),
            Event::PhaseClosed { phase } => public.close_phase(*phase),
            Event::SupplyJudged { side, out, beyond } => public.judge_supply(*side, out, beyond),
            Event::BecameDue { units, area } => {
                public.each(units, |public, piece| public.put(rulebook, piece, Place::Due { area: *area }));
            }
            Event::Deployed { unit, hex } => public.travel(rulebook, &[*unit], &[*hex]),
            Event::Entered { .. } | Event::Moved { .. } | Event::Railed { .. } => {
                public.apply_move(rulebook, event);
            }
            Event::OverrunDeclared { units, target, left } => {
                public.declare(units, std::slice::from_ref(target), true);
                public.spend(units, left);
            }
            Event::AttackDeclared { units, targets } => public.declare(units, targets, false),
            Event::Eliminated { unit, cause } => public.eliminate(rulebook, *unit, *cause),
            Event::Disrupted { units } => {
                public.each(units, |public, piece| public.set_disrupted(rulebook, piece, true));
            }
            Event::Recovered { units } => {
                public.each(units, |public, piece| public.set_disrupted(rulebook, piece, false));
            }
            Event::Retreated { .. }
            | Event::Overran { .. }
            | Event::Advanced { .. }
            | Event::WentBack { .. } => {
                public.apply_combat_move(rulebook, event);
            }
            Event::FlownOut { unit, turn, area } => {
                let place = Place::Scheduled { turn: *turn, area: *area };
                public.each(&[*unit], |public, piece| {
                    public.put(rulebook, piece, place);
                    *public.condition(piece) = Condition::default();
                });
                public.evacuations = (public.evacuations.0 + 1, public.evacuations.1 + 1);
            }
            Event::PlacesJudged { german } => public.note_places(german),
            Event::Scored { side, halves, reason } => public.score(*side, *halves, reason),
            _ => public.apply_small(event),
        }
    }

    /// What touches secrets: dice, draws, reveals, piles.
    fn apply_chance(&mut self, rulebook: &Rulebook, event: &Event) {
        let secrets = &mut self.secrets;
        match event {
            Event::Die { .. } => {
                secrets.dice.roll();
            }
            Event::Recycled { pool, second } => {
                let piles = if *second { &mut secrets.second_dead } else { &mut secrets.dead };
                let mut pile = std::mem::take(&mut piles[pool.number()]);
                pile.sort_unstable();
                secrets.dice.shuffle(&mut pile);
                self.public.known_out.retain(|id| !pile.contains(id));
                secrets.pools[pool.number()] = pile;
            }
            Event::Drawn { unit, kind, area } => {
                let Some(pool) = kind.pool() else { return };
                let Some(division) = secrets.pools[pool.number()].pop() else { return };
                secrets.identity.insert(*unit, division);
                let print = rulebook.order_of_battle.find(division);
                let allowance = print.map_or(0, |print| rulebook.order_of_battle.record(print).allowance);
                self.public.drawn[pool.number()] += 1;
                self.public.add(Counter {
                    id: *unit,
                    kind: *kind,
                    unit: None,
                    print: None,
                    allowance,
                    army: None,
                    place: Place::Due { area: *area },
                    condition: Condition::default(),
                });
            }
            Event::Revealed { unit, division } => {
                secrets.identity.remove(unit);
                let Some(piece) = self.public.find(*unit) else { return };
                let Some(print) = rulebook.order_of_battle.find(*division) else { return };
                let counter = &mut self.public.counters[piece.index()];
                counter.unit = Some(*division);
                counter.print = Some(print);
                counter.kind = rulebook.order_of_battle.record(print).kind;
            }
            Event::Forfeited { unit } => self.forfeit(rulebook, *unit),
            Event::Eliminated { unit, cause } => self.bury(*unit, *cause),
            Event::BidsOpened { .. } => secrets.bid = None,
            _ => {}
        }
    }

    /// A division that never entered goes back under its pool.
    fn forfeit(&mut self, rulebook: &Rulebook, unit: Word) {
        let Some(piece) = self.public.find(unit) else { return };
        if let (Some(pool), Some(division)) =
            (self.public.counter(piece).kind.pool(), self.secrets.identity.remove(&unit))
        {
            self.secrets.pools[pool.number()].insert(0, division);
        }
        self.public.put(rulebook, piece, Place::Gone);
    }

    /// Puts an eliminated Soviet division on its dead pile, face down (12.4).
    fn bury(&mut self, unit: Word, cause: Cause) {
        let Some(piece) = self.public.find(unit) else { return };
        let counter = self.public.counter(piece);
        let Some(pool) = counter.kind.pool() else { return };
        let known = counter.unit;
        let Some(division) = known.or_else(|| self.secrets.identity.remove(&unit)) else { return };
        let piles =
            if cause == Cause::NoStrength { &mut self.secrets.second_dead } else { &mut self.secrets.dead };
        piles[pool.number()].push(division);
        self.public.known_out.extend(known);
    }
}

impl Public {
    fn each(&mut self, units: &[Word], mut change: impl FnMut(&mut Self, Piece)) {
        for unit in units {
            if let Some(piece) = self.find(*unit) {
                change(self, piece);
            }
        }
    }

    fn condition(&mut self, piece: Piece) -> &mut Condition {
        &mut self.counters[piece.index()].condition
    }

    fn open_phase(&mut self, turn: u8, phase: Phase) {
        self.turn = turn;
        self.phase = phase;
        self.moving.clear();
        if phase == Phase::SovietMovement {
            self.rail_used = 0;
            self.south_west.0 = 0;
            self.evacuations.0 = 0;
        }
    }

    /// What lasted for the phase, or for the player-turn, is over.
    fn close_phase(&mut self, phase: Phase) {
        self.moving.clear();
        let ends_turn =
            matches!(phase, Phase::SovietInterdiction | Phase::AirInterdiction | Phase::FirstInterdiction);
        for counter in &mut self.counters {
            let condition = &mut counter.condition;
            if phase.is_movement() {
                condition.motion = Motion::Fresh;
                condition.left = Points::ZERO;
                condition.start = None;
                condition.entry = None;
                condition.supplied = false;
                condition.commanded = false;
            }
            if phase.is_combat() {
                condition.has_attacked = false;
                condition.was_attacked = false;
                condition.advanced = false;
            }
            condition.took_refuge = false;
            if ends_turn {
                condition.came_from = None;
                condition.arrived = false;
            }
        }
    }

    /// Everybody of the side may move what supply allows (6.25).
    fn judge_supply(&mut self, side: Side, out: &[Word], beyond: &[Word]) {
        for counter in self.counters.iter_mut().filter(|counter| counter.side() == side) {
            if counter.place.hex().is_none() {
                continue;
            }
            let condition = &mut counter.condition;
            condition.supplied = !out.contains(&counter.id);
            condition.commanded = !beyond.contains(&counter.id);
            condition.start = counter.place.hex();
            condition.motion = Motion::Fresh;
            let full = u16::from(counter.allowance);
            condition.left = Points::whole(if condition.supplied { full } else { (full / 2).max(1) });
        }
    }

    /// Takes units along a path, remembering the last hex before its end.
    fn travel(&mut self, rulebook: &Rulebook, units: &[Word], path: &[Hex]) {
        let Some(end) = path.last().copied() else { return };
        let before = path.len().checked_sub(2).map(|number| path[number]);
        self.each(units, |public, piece| {
            let from = before.or(public.counter(piece).hex());
            public.condition(piece).came_from = from;
            public.put(rulebook, piece, Place::Map(end));
        });
    }

    fn spend(&mut self, units: &[Word], left: &[Points]) {
        for (unit, left) in units.iter().zip(left) {
            if let Some(piece) = self.find(*unit) {
                self.condition(piece).left = *left;
            }
        }
    }

    /// These units are being moved now; whoever was being moved is done (K5.1).
    fn take_up(&mut self, units: &[Word]) {
        let pieces: Vec<Piece> = units.iter().filter_map(|unit| self.find(*unit)).collect();
        if !pieces.iter().all(|piece| self.moving.contains(piece)) {
            for piece in std::mem::take(&mut self.moving) {
                self.condition(piece).motion = Motion::Done;
            }
            self.moving = pieces.clone();
        }
        for piece in pieces {
            if self.counter(piece).condition.motion != Motion::Done {
                self.condition(piece).motion = Motion::Moving;
            }
        }
    }

    fn finish_moving(&mut self, units: &[Word]) {
        self.each(units, |public, piece| public.condition(piece).motion = Motion::Done);
    }

    fn apply_move(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::Entered { units, path, left } => {
                self.take_up(units);
                self.each(units, |public, piece| {
                    let condition = public.condition(piece);
                    condition.arrived = true;
                    condition.supplied = true;
                    condition.commanded = true;
                    condition.entry = path.first().copied();
                });
                self.travel(rulebook, units, path);
                self.spend(units, left);
            }
            Event::Moved { units, path, left, done } => {
                self.take_up(units);
                self.travel(rulebook, units, path);
                self.spend(units, left);
                if *done {
                    self.finish_moving(units);
                }
            }
            Event::Railed { units, path, capacity, .. } => {
                self.take_up(units);
                self.travel(rulebook, units, path);
                self.spend(units, &vec![Points::ZERO; units.len()]);
                self.rail_used += capacity;
                self.finish_moving(units);
            }
            _ => {}
        }
    }

    fn declare(&mut self, units: &[Word], targets: &[Hex], overrun: bool) {
        let attackers: Vec<Piece> = units.iter().filter_map(|unit| self.find(*unit)).collect();
        let defenders: Vec<Piece> =
            targets.iter().flat_map(|hex| self.stack(*hex).collect::<Vec<_>>()).collect();
        if overrun {
            self.take_up(units);
        } else {
            for piece in &attackers {
                self.condition(*piece).has_attacked = true;
            }
        }
        let stood = attackers
            .iter()
            .chain(&defenders)
            .filter_map(|piece| Some((*piece, self.counter(*piece).hex()?)))
            .collect();
        self.battle = Some(Battle {
            overrun,
            attacker: self.phase.side(),
            attackers,
            targets: targets.to_vec(),
            defenders,
            result: None,
            stage: Stage::Declared,
            stood,
            retreats: Vec::new(),
            vacated: Vec::new(),
            attacker_hurt: false,
            advanced: Vec::new(),
        });
    }

    fn eliminate(&mut self, rulebook: &Rulebook, unit: Word, cause: Cause) {
        let Some(piece) = self.find(unit) else { return };
        self.put(rulebook, piece, Place::Gone);
        self.counters[piece.index()].condition = Condition::default();
        self.moving.retain(|other| *other != piece);
        if cause != Cause::NoStrength {
            self.hurt(piece);
        }
    }

    /// Notes that the attacker suffered in the battle that is being fought.
    fn hurt(&mut self, piece: Piece) {
        if let Some(battle) = &mut self.battle {
            battle.attacker_hurt |= battle.result.is_some() && battle.attackers.contains(&piece);
        }
    }

    fn apply_combat_move(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::Retreated { units, from, path, refuge } => {
                let pieces: Vec<Piece> = units.iter().filter_map(|unit| self.find(*unit)).collect();
                self.travel(rulebook, units, path);
                for piece in &pieces {
                    self.condition(*piece).took_refuge |= *refuge;
                    self.hurt(*piece);
                }
                if let Some(battle) = &mut self.battle {
                    battle.retreats.push(Flight { units: pieces, from: *from, path: path.clone() });
                }
            }
            Event::Overran { units, hex } => self.travel(rulebook, units, &[*hex]),
            Event::Advanced { units, path } => {
                self.travel(rulebook, units, path);
                let pieces: Vec<Piece> = units.iter().filter_map(|unit| self.find(*unit)).collect();
                for piece in &pieces {
                    self.condition(*piece).advanced = true;
                }
                if let Some(battle) = &mut self.battle {
                    battle.advanced.extend(pieces);
                }
            }
            Event::WentBack { unit, hex } => {
                let Some(piece) = self.find(*unit) else { return };
                if self.counter(piece).hex() != Some(*hex) {
                    self.travel(rulebook, &[*unit], &[*hex]);
                }
                self.condition(piece).motion = Motion::Done;
                if let Some(battle) = &mut self.battle {
                    battle.attackers.retain(|other| *other != piece);
                }
            }
            _ => {}
        }
    }

    /// Notes which places the Germans hold, and since when (15.12, K19.6).
    fn note_places(&mut self, german: &[bool]) {
        self.german_places = german.to_vec();
        self.taken.resize(german.len(), None);
        for (held, taken) in german.iter().zip(&mut self.taken) {
            *taken = if *held { taken.or(Some(self.turn)) } else { None };
        }
    }

    fn score(&mut self, side: Side, halves: i32, reason: &Reason) {
        match side {
            Side::German => self.score.german += halves,
            Side::Soviet => self.score.soviet += halves,
        }
        if *reason == Reason::SouthWesternFront {
            self.south_west = (self.south_west.0 + 1, self.south_west.1 + 1);
        }
    }

    /// Events that change one field.
    fn apply_small(&mut self, event: &Event) {
        match event {
            Event::ArmyReleased { army, free } => {
                self.army_free.insert(*army, *free);
            }
            Event::TargetsEmptied { hexes } => {
                if let Some(battle) = &mut self.battle {
                    battle.targets.retain(|hex| !hexes.contains(hex));
                }
            }
            Event::Resolved { result } => self.resolve(*result),
            Event::StepLost { unit, lost } => {
                if let Some(piece) = self.find(*unit) {
                    self.condition(piece).steps_lost = *lost;
                    self.hurt(piece);
                }
            }
            Event::Left { hexes } => {
                if let Some(battle) = &mut self.battle {
                    battle.vacated.extend(hexes.iter().cloned());
                }
            }
            Event::Halted { units } => self.finish_moving(units),
            Event::Staged { stage } => self.set_stage(stage),
            Event::Owed { decision } => self.owed.clone_from(decision),
            Event::MarkerPlaced { side: Side::German, hex } => self.air_markers.push(*hex),
            Event::MarkerPlaced { side: Side::Soviet, hex } => {
                self.soviet_marker = Some(*hex);
                self.soviet_marker_uses += 1;
            }
            Event::MarkersTaken { side: Side::German } => self.air_markers.clear(),
            Event::MarkersTaken { side: Side::Soviet } => self.soviet_marker = None,
            Event::RailCut { hex } => {
                self.rail_cuts.retain(|cut| cut.hex != *hex);
                self.rail_cuts.push(RailCut { hex: *hex, mended: None });
            }
            Event::RailMended { hex } => {
                let turn = self.turn;
                self.rail_cuts
                    .iter_mut()
                    .filter(|cut| cut.hex == *hex)
                    .for_each(|cut| cut.mended = Some(turn));
            }
            Event::RailCutLifted { hex } => self.rail_cuts.retain(|cut| cut.hex != *hex),
            Event::Passed { hex, side } => {
                self.holders.insert(*hex, *side);
            }
            Event::EastUnlocked { since } => self.unlocked = *since,
            Event::BidsOpened { first, second } => self.bid = (*first).max(*second),
            Event::Ended { outcome } => self.outcome = Some(outcome.clone()),
            _ => {}
        }
    }

    fn resolve(&mut self, result: super::results::CombatResult) {
        let Some(battle) = &mut self.battle else { return };
        battle.result = Some(result);
        if !battle.overrun {
            for piece in battle.group(Role::Defender).to_vec() {
                self.condition(piece).was_attacked = true;
            }
        }
    }

    /// The battle comes to its next stage; the last one is its end.
    fn set_stage(&mut self, stage: &Stage) {
        let finished = *stage == Stage::Finished
            && self.battle.as_ref().is_some_and(|battle| battle.stage == Stage::Finished);
        if finished {
            self.battle = None;
        } else if let Some(battle) = &mut self.battle {
            battle.stage = stage.clone();
        }
    }
}
