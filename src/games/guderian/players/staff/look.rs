//! The position for `staff`: strengths by the rules, with untried divisions at their possible values, and the value of
//! each counter.

use super::{
    belief::{Belief, SAMPLES},
    memory::Memory,
    weights::{Manner, Weights, Worth},
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::rules::{
        combat::{
            integrity::whole_division,
            strength::{Judge, printed},
        },
        counter::{Counter, Piece},
        kinds::{Kind, Side},
        phase::Phase,
        position::Public,
        rulebook::Rulebook,
        scenario::order_of_battle::{Division, DivisionKind},
        supply::SupplyLines,
    },
    play::players::chief::{Intent, Intents},
};
use std::{
    borrow::Cow,
    cell::{Cell, OnceCell},
};

/// The position, with the results that are asked for again and again.
pub(super) struct Look<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
    pub side: Side,
    pub weights: &'a Weights,
    /// The manner of the side this turn.
    pub manner: Manner,
    pub belief: Belief,
    /// Knowledge kept from earlier in the game.
    pub memory: &'a Memory,
    /// The intents of a chief of staff; none if the side has no chief.
    pub intents: Option<&'a Intents>,
    /// Soviet and German supply lines, once they have been asked for.
    lines: OnceCell<[SupplyLines; 2]>,
    /// Attack and defence of each counter, sample by sample.
    samples: Vec<[(u16, u16); SAMPLES]>,
}

impl<'a> Look<'a> {
    pub fn new(
        rulebook: &'a Rulebook,
        public: &'a Public,
        side: Side,
        weights: &'a Weights,
        manner: Manner,
        memory: &'a Memory,
    ) -> Self {
        let belief = Belief::new(rulebook, public);
        let samples = public.pieces().map(|(piece, _)| sampled(rulebook, public, &belief, piece)).collect();
        let lines = OnceCell::new();
        Self { rulebook, public, side, weights, manner, belief, memory, intents: None, lines, samples }
    }

    /// The same position for a side that is led by these intents.
    pub fn led_by(self, intents: &'a Intents) -> Self {
        Self { intents: Some(intents), ..self }
    }

    /// The intent of a counter.
    pub fn intent(&self, piece: Piece) -> Intent {
        self.intents.map_or(Intent::Usual, |intents| intents.of(self.public.counter(piece).id))
    }

    /// Whether a counter must not leave its hex in a movement phase.
    pub fn is_told_to_stay(&self, piece: Piece) -> bool {
        self.intents.is_some_and(|intents| intents.stays(self.public.counter(piece).id))
    }

    /// The hex to which a counter is sent, if it is sent anywhere.
    pub fn sent_to(&self, piece: Piece) -> Option<Hex> {
        self.intents?.aim(self.public.counter(piece).id)
    }

    /// Attack and defence printed on a counter, or those of an untried one on average.
    pub fn values(&self, piece: Piece) -> (f64, f64) {
        let counter = self.public.counter(piece);
        match counter.kind.pool() {
            Some(pool) if counter.is_untried() => self.belief.mean[pool.number()],
            _ => {
                let (attack, defence) = printed(self.rulebook, self.public, piece);
                (f64::from(attack), f64::from(defence))
            }
        }
    }

    /// Attack and defence of units against hexes by the rules, sample by sample.
    pub fn strengths(&self, party: &[Piece], targets: &[Hex], overrun: bool) -> [(u16, u16); SAMPLES] {
        let sample = Cell::new(0);
        let values = |piece: Piece| self.samples[piece.index()][sample.get()];
        let judge = Judge {
            rulebook: self.rulebook,
            public: self.public,
            lines: Cow::Borrowed(self.lines()),
            printed: &values,
        };
        std::array::from_fn(|number| {
            sample.set(number);
            let attack = if party.is_empty() { 0 } else { judge.attack(party, overrun).total };
            (attack, judge.defence(party, targets).total)
        })
    }

    fn lines(&self) -> &[SupplyLines; 2] {
        self.lines.get_or_init(|| Side::BOTH.map(|side| SupplyLines::new(self.rulebook, self.public, side)))
    }

    pub fn lines_of(&self, side: Side) -> &SupplyLines {
        &self.lines()[side.number()]
    }

    /// Whether a counter is in supply in its hex.
    pub fn is_supplied(&self, piece: Piece) -> bool {
        self.lines_of(self.public.counter(piece).side()).supplies(self.rulebook, self.public, piece)
    }

    /// Steps that a counter still has.
    pub fn steps_left(&self, piece: Piece) -> u8 {
        let counter = self.public.counter(piece);
        let steps = counter.print.map_or(1, |print| self.rulebook.order_of_battle.record(print).steps());
        steps.saturating_sub(counter.condition.steps_lost).max(1)
    }

    /// The German division of a counter.
    pub fn division(&self, piece: Piece) -> Option<&'a Division> {
        let counter = self.public.counter(piece);
        if counter.side() == Side::Soviet {
            return None;
        }
        self.rulebook.order_of_battle.division_of(counter.print?)
    }

    /// Whether the counter's division is whole in its hex.
    pub fn is_whole(&self, piece: Piece) -> bool {
        let hex = self.public.counter(piece).hex();
        hex.is_some_and(|hex| whole_division(self.rulebook, self.public, piece, hex).is_some())
    }

    /// The value of each remaining step of a counter, the next to be lost first.
    pub fn step_worths(&self, piece: Piece) -> Vec<f64> {
        let counter = self.public.counter(piece);
        if counter.side() == Side::Soviet {
            return vec![self.soviet_worth(piece, counter)];
        }
        let worth = &self.weights.worth;
        let plain = plain_step(worth, counter.kind);
        let left = self.steps_left(piece);
        let (others, whole) =
            self.division(piece).map_or((0, 0), |division| self.division_steps(division, piece));
        let points = self.division(piece).map_or(0.0, |division| self.division_points(division));
        let breaks = self.division(piece).is_some_and(|division| division.members.len() > 1);
        (1..=left)
            .rev()
            .map(|here| {
                let regiment = if here == 1 && breaks { worth.regiment } else { 0.0 };
                plain + regiment + points * share_of_last(others + here, whole)
            })
            .collect()
    }

    /// The value of a counter with all its steps.
    pub fn worth(&self, piece: Piece) -> f64 {
        self.step_worths(piece).into_iter().sum()
    }

    fn soviet_worth(&self, piece: Piece, counter: &Counter) -> f64 {
        let worth = &self.weights.worth;
        let (_, defence) = self.values(piece);
        if counter.kind == Kind::Leader {
            return worth.leader + worth.leader_rating * defence;
        }
        let armour = if counter.kind == Kind::Rifle { 0.0 } else { worth.soviet_armour };
        worth.soviet_division + worth.soviet_defence * defence + armour
    }

    /// Points that the Soviets gain for a whole division (18.5).
    fn division_points(&self, division: &Division) -> f64 {
        let counts = !matches!(division.kind, DivisionKind::Cavalry | DivisionKind::Independent);
        let points = f64::from(self.rulebook.scenario.victory.division_lost);
        if counts { points * self.weights.worth.division } else { 0.0 }
    }

    /// Steps left to the other counters of a division, and the steps of all at full strength.
    fn division_steps(&self, division: &Division, piece: Piece) -> (u8, u8) {
        let (mut others, mut whole) = (0, 0);
        for print in &division.members {
            let record = self.rulebook.order_of_battle.record(*print);
            whole += record.steps();
            let Some(other) = self.public.find(record.id).filter(|other| *other != piece) else { continue };
            let gone =
                self.public.counter(other).place == crate::games::guderian::rules::counter::Place::Gone;
            others += if gone { 0 } else { self.steps_left(other) };
        }
        (others, whole)
    }

    /// Points for the place of which this hex is a part, shared among its hexes.
    pub fn place_points(&self, hex: Hex) -> f64 {
        self.memory.country.points[hex]
    }

    /// The multiple that the terrain of a hex gives to a defender's strength, rivers aside.
    pub fn cover(&self, hex: Hex) -> f64 {
        let board = &self.rulebook.board;
        let charts = &self.rulebook.charts;
        let terrain = charts.row(board.terrain(hex)).map_or(0, |row| row.defence);
        let major = board.city(hex) == Some(crate::engine::board::PlaceKind::Major);
        1.0 + f64::from(terrain) + if major { f64::from(charts.major_city.defence) } else { 0.0 }
    }

    /// Turns after this one.
    pub fn turns_left(&self) -> u8 {
        self.rulebook.scenario.last_turn.saturating_sub(self.public.turn)
    }

    /// Whether no attack and no move follows this phase.
    pub fn is_last_move(&self) -> bool {
        self.turns_left() == 0 && self.public.phase == Phase::GermanMechanized
    }

    pub fn ids(&self, pieces: &[Piece]) -> Vec<UnitId> {
        pieces.iter().map(|piece| self.public.counter(*piece).id).collect()
    }
}

/// The hexes of the board at most this number of steps away.
pub(super) fn around<'a>(look: &'a Look, hex: Hex, steps: u32) -> impl Iterator<Item = Hex> + 'a {
    let board = &look.rulebook.board;
    hex.to_hexx().range(steps).filter_map(Hex::from_hexx).filter(|near| board.contains(*near))
}

/// The value of a step in itself.
fn plain_step(worth: &Worth, kind: Kind) -> f64 {
    match kind {
        Kind::Panzer => worth.panzer_step,
        Kind::Infantry | Kind::Cavalry => worth.infantry_step,
        _ => worth.motor_step,
    }
}

/// The share of a division's points for the step at which this number is left: the fewer are left, the larger the
/// share.
fn share_of_last(left: u8, whole: u8) -> f64 {
    let part = |steps: u8| 1.0 / f64::from(steps).powi(2);
    let all: f64 = (1..=whole.max(left)).map(part).sum();
    part(left.max(1)) / all.max(1.0)
}

/// Attack and defence of a counter, sample by sample.
fn sampled(rulebook: &Rulebook, public: &Public, belief: &Belief, piece: Piece) -> [(u16, u16); SAMPLES] {
    let counter = public.counter(piece);
    let (Some(pool), true) = (counter.kind.pool(), counter.is_untried()) else {
        return [printed(rulebook, public, piece); SAMPLES];
    };
    let Some(hex) = counter.hex() else { return belief.share(pool, 1, 0) };
    let like = |other: &Piece| {
        let other = public.counter(*other);
        other.is_untried() && other.kind.pool() == Some(pool)
    };
    let mates: Vec<Piece> = public.stack(hex).filter(like).collect();
    let which = mates.iter().position(|mate| *mate == piece).unwrap_or(0);
    belief.share(pool, mates.len(), which)
}
