//! The figures of a game: signs of good and bad play in addition to the points.

#[cfg(test)]
mod tests;

use crate::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
    },
    games::guderian::rules::{
        Guderian, Position,
        combat::integrity::whole_division,
        counter::Piece,
        event::Event,
        kinds::{Kind, Side},
        movement,
        order::Order,
        phase::Phase,
        position::Public,
        rulebook::Rulebook,
        scenario::order_of_battle::DivisionKind,
        supply::SupplyLines,
    },
    play::matches::Observer,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The figures of one side in a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SideFigures {
    /// Overruns that it made (6.5).
    pub overruns: u32,
    /// Pockets that it closed: groups of enemies in adjacent hexes, all out of supply at the end of its turn. None of
    /// them was so at the end of its turn before.
    pub pockets_closed: u32,
    /// The mean share, from 0 to 1, of its units on the map that were in supply at the end of its turns;
    /// 1 if it never had a unit there.
    pub supplied_share: f64,
    /// Its moves, on foot, by train and onto the map, that entered hexes with an enemy interdiction
    /// marker (13.3).
    pub interdicted_moves: u32,
}

/// The figures of both sides in a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    pub soviet: SideFigures,
    pub german: SideFigures,
    /// German attacks in which a regiment of a panzer, motorized or SS division took part.
    pub panzer_attacks: u32,
    /// The panzer attacks in which such a division was whole, with doubled strength (7.3).
    pub panzer_attacks_whole: u32,
    /// Soviet leaders eliminated.
    pub leaders_lost: u32,
    /// Soviet rail capacity used (6.3).
    pub rail_used: u32,
}

/// Watches a game as it is played, and counts.
#[derive(Default)]
pub struct Onlooker {
    figures: Figures,
    /// For each side, the enemy units that were out of supply at the end of its last turn.
    pocketed: [BTreeSet<Piece>; 2],
    /// For each side, its turns so far and the sum of its shares in supply.
    turns: [(u32, f64); 2],
}

impl Onlooker {
    /// Notes the events of an order, in the position after it.
    fn see_events(&mut self, rulebook: &Rulebook, public: &Public, events: &[Event]) {
        let mut side = public.phase.side();
        // An order that ends a phase was given in the phase before.
        if let Some(closed) = events.iter().find_map(closed) {
            side = closed.side();
        }
        for event in events {
            self.see_one(rulebook, public, side, event);
        }
        for phase in events.iter().filter_map(closed) {
            match phase {
                Phase::SovietInterdiction => self.end_turn(rulebook, public, Side::Soviet),
                Phase::AirInterdiction => self.end_turn(rulebook, public, Side::German),
                _ => {}
            }
        }
    }

    /// Notes an attack before it is carried out, while every unit is in the hex from which it attacks.
    fn see_attack(&mut self, rulebook: &Rulebook, public: &Public, attackers: &[UnitId]) {
        let is_panzer = |piece: &Piece| {
            let print = public.counter(*piece).print;
            print.and_then(|print| rulebook.order_of_battle.division_of(print)).is_some_and(|division| {
                matches!(division.kind, DivisionKind::Panzer | DivisionKind::Motorized | DivisionKind::Ss)
            })
        };
        let is_whole = |piece: &Piece| {
            let hex = public.counter(*piece).hex();
            hex.is_some_and(|hex| whole_division(rulebook, public, *piece, hex).is_some())
        };
        let attackers = attackers.iter().filter_map(|unit| public.find(*unit));
        let panzers: Vec<Piece> = attackers.filter(is_panzer).collect();
        self.figures.panzer_attacks += u32::from(!panzers.is_empty());
        self.figures.panzer_attacks_whole += u32::from(panzers.iter().any(is_whole));
    }

    /// The figures so far.
    fn counted(&self) -> Figures {
        let mut figures = self.figures.clone();
        for side in Side::BOTH {
            let (turns, sum) = self.turns[side.number()];
            figures.of(side).supplied_share = if turns == 0 { 1.0 } else { sum / f64::from(turns) };
        }
        figures
    }

    fn see_one(&mut self, rulebook: &Rulebook, public: &Public, side: Side, event: &Event) {
        match event {
            Event::OverrunDeclared { .. } => self.figures.of(side).overruns += 1,
            Event::Eliminated { unit, .. } => {
                let kind = public.find(*unit).map(|piece| public.counter(piece).kind);
                self.figures.leaders_lost += u32::from(kind == Some(Kind::Leader));
            }
            Event::Entered { path, .. } | Event::Moved { path, .. } => {
                self.see_move(rulebook, public, side, path);
            }
            Event::Railed { path, capacity, .. } => {
                self.figures.rail_used += u32::from(*capacity);
                self.see_move(rulebook, public, side, path);
            }
            _ => {}
        }
    }

    fn see_move(&mut self, rulebook: &Rulebook, public: &Public, side: Side, path: &[Hex]) {
        let is_marked = |hex: &Hex| movement::interdiction(rulebook, public, side, *hex) > Points::ZERO;
        self.figures.of(side).interdicted_moves += u32::from(path.iter().any(is_marked));
    }

    fn end_turn(&mut self, rulebook: &Rulebook, public: &Public, side: Side) {
        let own = units(rulebook, public, side);
        let supplied = own.iter().filter(|(.., supplied)| *supplied).count();
        let share = if own.is_empty() { 1.0 } else { supplied as f64 / own.len() as f64 };
        let (turns, sum) = &mut self.turns[side.number()];
        (*turns, *sum) = (*turns + 1, *sum + share);
        let cut_off: Vec<(Piece, Hex)> = units(rulebook, public, side.enemy())
            .into_iter()
            .filter(|(.., supplied)| !supplied)
            .map(|(piece, hex, _)| (piece, hex))
            .collect();
        let before = &self.pocketed[side.number()];
        let is_new = |group: &&Vec<Piece>| !group.iter().any(|piece| before.contains(piece));
        let closed = groups(&cut_off).iter().filter(is_new).count();
        self.figures.of(side).pockets_closed += closed as u32;
        self.pocketed[side.number()] = cut_off.into_iter().map(|(piece, _)| piece).collect();
    }
}

impl Observer<Guderian> for Onlooker {
    type Figures = Figures;

    fn see_order(&mut self, rulebook: &Rulebook, position: &Position, order: &Order) {
        if let Order::Attack { units, .. } = order {
            self.see_attack(rulebook, &position.public, units);
        }
    }

    fn see(&mut self, rulebook: &Rulebook, position: &Position, events: &[Event]) {
        self.see_events(rulebook, &position.public, events);
    }

    fn figures(&self) -> Option<Figures> {
        Some(self.counted())
    }
}

impl Figures {
    fn of(&mut self, side: Side) -> &mut SideFigures {
        match side {
            Side::Soviet => &mut self.soviet,
            Side::German => &mut self.german,
        }
    }
}

fn closed(event: &Event) -> Option<Phase> {
    match event {
        Event::PhaseClosed { phase } => Some(*phase),
        _ => None,
    }
}

/// The combat units of a side on the map, and whether each is in supply.
fn units(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<(Piece, Hex, bool)> {
    let lines = SupplyLines::new(rulebook, public, side);
    let fighters = public.on_map(side).filter(|(_, counter, _)| counter.is_combat_unit());
    fighters.map(|(piece, _, hex)| (piece, hex, lines.supplies(rulebook, public, piece))).collect()
}

/// Groups of units in adjacent hexes.
fn groups(units: &[(Piece, Hex)]) -> Vec<Vec<Piece>> {
    let mut left = units.to_vec();
    let mut groups = Vec::new();
    while let Some(first) = left.pop() {
        let mut group = vec![first];
        let mut next = 0;
        while next < group.len() {
            let (_, hex) = group[next];
            let (near, far): (Vec<_>, Vec<_>) = left.into_iter().partition(|(_, at)| at.distance(hex) <= 1);
            group.extend(near);
            left = far;
            next += 1;
        }
        groups.push(group.into_iter().map(|(piece, _)| piece).collect());
    }
    groups
}
