//! Answers to a decision in a battle or at the end of a phase.

use super::{
    advance,
    battle::{Battle, Decision, Stage},
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, Text, id},
    },
    games::guderian::rules::{
        counter::Piece,
        event::{Cause, DiePurpose, Event},
        kinds::Side,
        movement::moves::find_all,
        order::Order,
        referee::Referee,
        refusal::Why,
    },
};

impl Decision {
    /// The English text that completes "must …" for this decision, for the feed.
    pub fn what(&self) -> String {
        Text::new(self.message(), Vec::new()).to_string()
    }

    /// The same for a text.
    pub fn deed(&self) -> Arg {
        Arg::Name(self.message())
    }

    fn message(&self) -> &'static str {
        match self {
            Self::LoseOrRetreat { .. } => id!("guderian-refusal-deed-lose-or-retreat"),
            Self::LoseStep { .. } => id!("guderian-refusal-deed-lose-step"),
            Self::Route { .. } => id!("guderian-refusal-deed-route"),
            Self::Excess { .. } => id!("guderian-refusal-deed-eliminate"),
            Self::Advance { .. } => id!("guderian-refusal-deed-advance-or-stay"),
            Self::Bid { .. } => id!("guderian-refusal-deed-bid"),
        }
    }
}

impl Referee<'_> {
    /// Answers the pending decision and continues the battle or phase that waited for it. Returns whether a phase that
    /// was to end may end now.
    pub(crate) fn answer(&mut self, order: &Order) -> Result<bool, Why> {
        let Some(decision) = self.public().owed.clone() else { return Err(Why::NothingAsked) };
        let battle = self.battle();
        match (&decision, order, battle) {
            (Decision::LoseOrRetreat { amount, .. }, Order::Lose, Some(battle)) => {
                self.choose_loss(&decision, &battle, *amount, false);
            }
            (Decision::LoseOrRetreat { amount, .. }, Order::Retreat, Some(battle)) => {
                self.choose_loss(&decision, &battle, *amount, true);
            }
            (Decision::LoseStep { among, left, .. }, Order::LoseStep { unit }, Some(battle)) => {
                self.answer_step(&battle, among, *left, *unit)?;
            }
            (Decision::Route { .. }, Order::Route { stack, path, units }, Some(battle)) => {
                self.answer_route(&battle, *stack, path, units)?;
            }
            (Decision::Excess { among, .. }, Order::Remove { unit }, _) => {
                return self.answer_excess(among, *unit);
            }
            (Decision::Advance { among, .. }, Order::Advance { units, path }, Some(battle)) => {
                self.answer_advance(&battle, among, units, path)?;
            }
            (Decision::Advance { .. }, Order::Stay, Some(_)) => {
                self.settled();
                self.say(Event::Staged { stage: Stage::Finished });
            }
            (Decision::Bid { side }, Order::Bid { points }, _) => return Ok(self.answer_bid(*side, *points)),
            _ => return Err(Why::DecisionOwed { side: decision.side(), what: decision.deed() }),
        }
        self.proceed();
        Ok(false)
    }

    /// Clears the pending decision.
    fn settled(&mut self) {
        self.say(Event::Owed { decision: None });
    }

    fn choose_loss(&mut self, decision: &Decision, battle: &Battle, amount: u8, retreat: bool) {
        let Stage::Choosing { role, .. } = battle.stage else { return };
        self.settled();
        self.say(Event::Chosen { side: decision.side(), retreat, amount });
        if retreat {
            self.begin_retreat(role, amount);
        } else {
            self.say(Event::Staged { stage: Stage::Paying { role, left: amount } });
        }
    }

    fn answer_step(&mut self, battle: &Battle, among: &[UnitId], left: u8, unit: UnitId) -> Result<(), Why> {
        let Stage::Paying { role, .. } = battle.stage else { return Err(Why::NothingAsked) };
        let piece =
            self.public().find(unit).filter(|_| among.contains(&unit)).ok_or(Why::CannotLoseStep { unit })?;
        self.settled();
        self.pay_with(battle, role, left, piece);
        Ok(())
    }

    fn answer_route(&mut self, battle: &Battle, hex: Hex, path: &[Hex], units: &[UnitId]) -> Result<(), Why> {
        let Stage::Retreating { role, amount, waiting } = battle.stage.clone() else {
            return Err(Why::NothingAsked);
        };
        if !waiting.contains(&hex) {
            return Err(Why::NoStackToRoute { hex });
        }
        let whole = self.retreaters(battle, role, hex);
        let stack = if units.is_empty() { whole.clone() } else { find_all(self.public(), units)? };
        let split = stack != whole;
        if split && (!self.rulebook.options.retreat_split || !stack.iter().all(|piece| whole.contains(piece)))
        {
            return Err(Why::StackTogether { hex });
        }
        if !self.routes(battle, role, hex, amount, &stack).paths.iter().any(|route| route == path) {
            return Err(Why::NotARoute { hex });
        }
        self.settled();
        self.send(role, amount, waiting, hex, &stack, path);
        Ok(())
    }

    /// Eliminates a counter over the stacking limit, where a retreat ended or at the end of a phase.
    fn answer_excess(&mut self, among: &[UnitId], unit: UnitId) -> Result<bool, Why> {
        let piece =
            self.public().find(unit).filter(|_| among.contains(&unit)).ok_or(Why::NotExcess { unit })?;
        self.settled();
        self.eliminate(piece, Cause::Stacking);
        if self.battle().is_some() {
            self.proceed();
            Ok(false)
        } else {
            Ok(!self.enforce_stacking())
        }
    }

    fn answer_advance(
        &mut self,
        battle: &Battle,
        among: &[UnitId],
        units: &[UnitId],
        path: &[Hex],
    ) -> Result<(), Why> {
        let pieces = find_all(self.public(), units)?;
        let is_asked = |piece: &&Piece| among.contains(&self.public().counter(**piece).id);
        if let Some(other) = pieces.iter().find(|piece| !is_asked(piece)) {
            return Err(advance::why_not(self.public(), battle, *other));
        }
        advance::may_advance(self.rulebook, self.public(), battle, &pieces, path)?;
        self.settled();
        let units = self.ids(&pieces);
        self.say(Event::Advanced { units, path: path.to_vec() });
        self.pass(&pieces, path);
        Ok(())
    }

    /// Answers with a bid. The first bid is kept face down until the second is made. The higher bid plays the Germans;
    /// a die decides between equal bids (K19.3).
    fn answer_bid(&mut self, side: Side, points: u8) -> bool {
        self.settled();
        match self.take_bid(points) {
            None => {
                self.say(Event::BidMade);
                self.say(Event::Owed { decision: Some(Decision::Bid { side: side.enemy() }) });
                false
            }
            Some(first) => {
                let roll = self.roll_for_seats(first == points);
                // The Soviet seat bids first.
                let change =
                    if first == points { roll.is_some_and(|roll| roll <= 3) } else { first > points };
                self.say(Event::BidsOpened { first, second: points, change });
                true
            }
        }
    }

    /// Rolls the die between equal bids. With dice rolled by hand it is rolled after any second bid: a request for it
    /// must not reveal the first bid.
    fn roll_for_seats(&mut self, tie: bool) -> Option<u8> {
        let thrown = tie || self.public().table.dice_by_hand;
        thrown.then(|| self.roll(DiePurpose::Seats))
    }
}
