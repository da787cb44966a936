//! The part of the free hand that only this game has: actions with the referee off.

use super::{
    irregular,
    markings::{self, Marking},
    table_command::Command,
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Finding, FreeHand, Refusal, SavedAs, is_on_board, usual_hand},
        text::{Text, t},
    },
    games::guderian::rules::{
        Guderian,
        combat::untried::slot,
        counter::{Motion, Piece, Place},
        event::Event,
        kinds::{Pool, Side},
        phase::Phase,
        position::{Position, Public},
        referee::Referee,
        refusal::Why,
        rulebook::Rulebook,
        scenario::{Scenario, of_position::scenario_of},
        set_up,
        supply::SupplyLines,
        turn::{ending::outcome_if_resigned, victory::outcome},
        view::View,
    },
};
use std::{ops::RangeInclusive, sync::Arc};

/// Phases in which the clock can be set to.
pub const PHASES: [Phase; 11] = [
    Phase::SovietSetUp,
    Phase::FirstInterdiction,
    Phase::SovietMovement,
    Phase::SovietCombat,
    Phase::SovietRecovery,
    Phase::SovietInterdiction,
    Phase::GermanMovement,
    Phase::GermanCombat,
    Phase::GermanMechanized,
    Phase::GermanRecovery,
    Phase::AirInterdiction,
];

/// The reason why a counter cannot be put on the map any more; none if it can.
pub fn barred(public: &Public, piece: Piece) -> Option<Text> {
    let counter = public.counter(piece);
    if counter.place != Place::Gone || counter.side() == Side::German || counter.kind.pool().is_none() {
        return None;
    }
    match counter.unit {
        None => Some(t!("guderian-refusal-hand-unknown")),
        Some(unit) if public.known_out.contains(&unit) => None,
        Some(_) => Some(t!("guderian-refusal-hand-shuffled")),
    }
}

impl FreeHand for Guderian {
    type Side = Side;
    type Mark = Marking;
    const MARKS: &'static [Marking] = &Marking::ALL;
    type Scenario = Scenario;
    const DEPTH: usize = 2;

    usual_hand!(Event, outcome, outcome_if_resigned);

    fn clock_goes(rulebook: &Rulebook) -> Vec<(Phase, RangeInclusive<u8>)> {
        // Before the first turn only the phases before it exist.
        let first =
            |phase| if matches!(phase, Phase::SovietSetUp | Phase::FirstInterdiction) { 0 } else { 1 };
        PHASES.into_iter().map(|phase| (phase, first(phase)..=rulebook.scenario.last_turn)).collect()
    }

    /// The reason why the referee cannot be switched off now: it can be only between battles.
    fn keeps_referee(_: &Rulebook, public: &Public) -> Option<Text> {
        if let Some(decision) = &public.owed {
            let why = Why::DecisionOwed { side: decision.side(), what: decision.deed() };
            return Some(why.text());
        }
        public.battle.as_ref().map(|_| t!("guderian-refusal-hand-in-combat"))
    }

    fn comes_back(referee: &mut Referee) {
        let public = referee.public();
        let side = public.phase.side();
        if !public.phase.is_movement() {
            return;
        }
        // A unit that has not moved in this phase moves from its present hex.
        let lines = SupplyLines::new(referee.rulebook, public, side);
        let waits = |piece: Piece| public.counter(piece).condition.motion == Motion::Fresh;
        let fresh: Vec<(Piece, UnitId, Hex)> = public
            .on_map(side)
            .filter(|(piece, ..)| waits(*piece))
            .map(|(piece, counter, hex)| (piece, counter.id, hex))
            .collect();
        let units = fresh.iter().map(|(_, id, _)| *id).collect();
        let is_out = |piece: Piece| !lines.supplies(referee.rulebook, public, piece);
        let out = fresh.iter().filter(|(piece, ..)| is_out(*piece)).map(|(_, id, _)| *id).collect();
        let is_beyond = |hex: Hex| !lines.commands(hex);
        let beyond = fresh.iter().filter(|(.., hex)| is_beyond(*hex)).map(|(_, id, _)| *id).collect();
        referee.say(Event::Readied { units, out, beyond });
    }

    /// Puts units into a hex; their side is then the last to have passed it.
    fn place(referee: &mut Referee, units: &[UnitId], hex: Hex) -> Result<(), Refusal> {
        let pieces = on_hand(referee, units)?;
        let units = referee.ids(&pieces);
        referee.say(Event::Placed { units, place: Place::Map(hex) });
        referee.pass(&pieces, &[hex]);
        Ok(())
    }

    fn mark(referee: &mut Referee, mark: Marking, hex: Hex) -> Result<(), Refusal> {
        markings::mark(referee, mark, hex)
    }

    fn change(referee: &mut Referee, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::ToArea { units, area } => to_area(referee, units, *area),
            Command::Draw { kind, hex } => draw(referee, kind.pool(), *hex),
            Command::TakeOff { units } => {
                let pieces = find(referee, units)?;
                let units = referee.ids(&pieces);
                referee.say(Event::TakenOff { units });
                Ok(())
            }
            Command::Steps { unit, lost } => steps(referee, *unit, *lost),
            Command::Disrupt { unit, disrupted } => disrupt(referee, *unit, *disrupted),
            Command::Reveal { unit } => reveal(referee, *unit),
            _ => Err(Refusal::of_table(t!("guderian-refusal-hand-not-by-hand"))),
        }
    }

    fn whenever(referee: &mut Referee, command: &Command) -> Option<Result<(), Refusal>> {
        let Command::DiceByHand { on } = command else { return None };
        if referee.public().table.dice_by_hand == *on {
            return Some(Err(Refusal::of_table(t!("guderian-refusal-hand-dice"))));
        }
        referee.say(Event::DiceTaken { by_hand: *on });
        Some(Ok(()))
    }

    fn to_set_up(public: &Public) -> usize {
        set_up::waiting(public).count()
    }

    fn irregular_in(rulebook: &Rulebook, public: &Public, hex: Hex, name: &str) -> Vec<Finding> {
        irregular::in_hex(rulebook, public, hex, name)
    }

    fn irregular(rulebook: &Rulebook, public: &Public) -> Vec<Finding> {
        markings::irregular(rulebook, public)
    }

    fn scenario(
        rulebook: &Arc<Rulebook>,
        position: &Position,
        saved_as: SavedAs,
    ) -> Result<Scenario, String> {
        let View { public, piles, .. } = View::to_play(rulebook, position);
        scenario_of(rulebook, public, piles, saved_as)
    }
}

fn find(referee: &Referee, units: &[UnitId]) -> Result<Vec<Piece>, Refusal> {
    if units.is_empty() {
        return Err(Refusal::of_table(t!("guderian-refusal-hand-nobody-named")));
    }
    let mut pieces = Vec::new();
    for unit in units {
        let piece = referee.public().find(*unit);
        let piece = piece.ok_or_else(|| Refusal::of_table(Why::NoSuchUnit { unit: *unit }.text()))?;
        if !pieces.contains(&piece) {
            pieces.push(piece);
        }
    }
    Ok(pieces)
}

/// Finds counters that can be put somewhere.
fn on_hand(referee: &Referee, units: &[UnitId]) -> Result<Vec<Piece>, Refusal> {
    let pieces = find(referee, units)?;
    match pieces.iter().find_map(|piece| barred(referee.public(), *piece)) {
        Some(why) => Err(Refusal::of_table(why)),
        None => Ok(pieces),
    }
}

fn on_the_map(referee: &Referee, unit: UnitId) -> Result<Piece, Refusal> {
    let piece = find(referee, &[unit])?[0];
    match referee.hex_of(piece) {
        Some(_) => Ok(piece),
        None => Err(Refusal::of_table(Why::NotOnMap { unit }.text())),
    }
}

fn to_area(referee: &mut Referee, units: &[UnitId], area: UnitId) -> Result<(), Refusal> {
    let pieces = on_hand(referee, units)?;
    if referee.rulebook.board.area(area.as_str()).is_none() {
        return Err(Refusal::of_table(t!("guderian-refusal-hand-no-area", area = area.as_str())));
    }
    let units = referee.ids(&pieces);
    referee.say(Event::Placed { units, place: Place::Due { area } });
    Ok(())
}

fn draw(referee: &mut Referee, pool: Option<Pool>, hex: Hex) -> Result<(), Refusal> {
    is_on_board(referee, hex)?;
    let pool = pool.ok_or_else(|| Refusal::of_table(t!("guderian-refusal-hand-no-pool")))?;
    let number = referee.public().drawn[pool.number()] + 1;
    let unit = slot(pool, number).ok_or_else(|| Refusal::of_table(t!("guderian-refusal-hand-no-more")))?;
    if referee.position.secrets.pools[pool.number()].is_empty() {
        return Err(Refusal::of_table(t!("guderian-refusal-hand-pool-empty")));
    }
    referee.say(Event::Brought { unit, kind: pool.kind(), hex });
    if let Some(piece) = referee.public().find(unit) {
        referee.pass(&[piece], &[hex]);
    }
    Ok(())
}

fn steps(referee: &mut Referee, unit: UnitId, lost: u8) -> Result<(), Refusal> {
    let piece = find(referee, &[unit])?[0];
    let counter = referee.public().counter(piece);
    let steps = counter.print.map_or(1, |print| referee.rulebook.order_of_battle.record(print).steps());
    if lost >= steps {
        return Err(Refusal::of_table(t!("guderian-refusal-hand-too-many-steps", steps = steps)));
    }
    if counter.condition.steps_lost == lost {
        return Err(Refusal::of_table(t!("guderian-refusal-hand-same-steps", unit = unit)));
    }
    referee.say(Event::StepsSet { unit, lost });
    Ok(())
}

fn disrupt(referee: &mut Referee, unit: UnitId, disrupted: bool) -> Result<(), Refusal> {
    let piece = on_the_map(referee, unit)?;
    if referee.public().counter(piece).condition.disrupted == disrupted {
        return Err(Refusal::of_table(match disrupted {
            true => t!("guderian-refusal-hand-is-disrupted", unit = unit),
            false => t!("guderian-refusal-hand-not-disrupted", unit = unit),
        }));
    }
    let units = vec![unit];
    referee.say(if disrupted { Event::Disrupted { units } } else { Event::Recovered { units } });
    Ok(())
}

fn reveal(referee: &mut Referee, unit: UnitId) -> Result<(), Refusal> {
    on_the_map(referee, unit)?;
    let division = referee.position.secrets.identity.get(&unit).copied();
    let division = division.ok_or_else(|| Refusal::of_table(t!("guderian-refusal-hand-not-untried")))?;
    referee.say(Event::Revealed { unit, division });
    Ok(())
}
