//! The story of a game: events as text, for logs, the feed and the command line. Events contain only state that both
//! players may know, so any reader may see them.

mod attack;
mod teller;
mod units;

pub use attack::{Declared, attack_text, hit_text, lost_text};
pub(super) use teller::Teller;
pub use teller::{Group, points_text};

use super::{
    clauses::Clauses,
    names::{a_work_arg, call_arg, is_plural, phase_text, units_arg, used_arg},
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::Ending,
        text::{Arg, Text, id, t},
    },
    games::squad::rules::{
        Rulebook,
        by_hand::marking::Marking,
        counter::{Condition, Place},
        event::{DiePurpose, Event, fire_events, hand_events, sequence_events, unit_events},
        kinds::Side,
        phase::Phase,
        position::{Lane, Mission, Public, WorkKind, decision::Decision},
    },
};

/// The pending decision.
pub fn owed(decision: &Decision) -> Text {
    match decision {
        Decision::Casualties { side, hex, points, .. } => {
            t!("squad-log-owed-casualties", side = *side, n = *points, hex = *hex)
        }
        // The sentence stands on two lines at the head of the dock.
        Decision::Reaction { side, units, hex } if units.len() > 2 => {
            t!("squad-log-owed-reaction-many", side = *side, n = units.len(), hex = *hex)
        }
        Decision::Reaction { side, units, hex } => {
            t!("squad-log-owed-reaction", side = *side, units = units_arg(units), hex = *hex)
        }
        Decision::Sniper { side, hex, .. } => t!("squad-log-owed-sniper", side = *side, hex = *hex),
        Decision::Withdrawal { side, hex } => t!("squad-log-owed-withdrawal", side = *side, hex = *hex),
    }
}

/// The only side that may know of an event: actions of its hidden units, and the place of its mines if the scenario
/// hides them (22.1, 22.2).
pub fn only(rulebook: &Rulebook, event: &Event) -> Option<Side> {
    match event {
        Event::Unseen { side, .. } => Some(*side),
        Event::Built { side, work: WorkKind::Mines, .. } => {
            rulebook.scenario.force(*side).hidden_mines.then_some(*side)
        }
        _ => None,
    }
}

/// An event as a sentence; none for bookkeeping without interest for readers, and for events that only one side may
/// know.
pub fn tell(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<Clauses> {
    if only(rulebook, event).is_some() {
        return None;
    }
    tell_all(rulebook, public, event)
}

/// An event as a sentence, also if only one side may know it.
pub fn tell_all(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<Clauses> {
    Teller { rulebook, public }.tell(event.itself())
}

impl Teller<'_> {
    /// Returns an event as a sentence; none for bookkeeping.
    fn tell(&self, event: &Event) -> Option<Clauses> {
        self.sequence(event)
            .or_else(|| self.fire(event))
            .or_else(|| self.of_units(event).map(Clauses::from))
            .or_else(|| self.by_hand(event))
    }

    fn sequence(&self, event: &Event) -> Option<Clauses> {
        let scenario = &self.rulebook.scenario;
        let text = match event {
            Event::PhaseOpened { phase, .. } if *phase == Phase::Over || phase.is_set_up() => {
                phase_text(scenario, *phase)
            }
            Event::PhaseOpened { turn, phase } => {
                let turn = Clauses::from(t!("squad-log-turn", turn = *turn));
                return Some(turn.then(": ", phase_text(scenario, *phase)));
            }
            // With hidden units, the question itself would reveal that a unit has a line of sight (22.3).
            Event::Owed { decision: Some(Decision::Reaction { .. }) }
                if self.rulebook.options.hidden_set_up =>
            {
                return None;
            }
            Event::Owed { decision: Some(decision) } => owed(decision),
            Event::Held { hex, side } => t!("squad-log-held", hex = *hex, side = *side),
            Event::EndOffered { side: Some(side) } => t!("squad-log-end-offered", side = *side),
            Event::EndOffered { side: None } => t!("squad-log-end-not-offered"),
            Event::BrokenOff { ending: Ending::Resigned(side) } => t!("squad-log-resigned", side = *side),
            Event::BrokenOff { ending: Ending::Agreed } => t!("squad-log-agreed"),
            Event::Ended { outcome } => {
                t!("squad-log-ended", level = outcome.level.as_str(), points = outcome.points)
            }
            Event::Built { work, hex, there, .. } => built(*work, *hex, *there),
            Event::Called { side, mission, hex } => {
                t!("squad-log-called", side = *side, mission = call_arg(*mission), hex = *hex)
            }
            Event::Fell { mission, hex } => fell(*mission, *hex),
            Event::SmokeLaid { hex, number, .. } => t!("squad-log-smoke", number = *number, hex = *hex),
            Event::WireCleared { hex } => t!("squad-log-wire-cleared", hex = *hex),
            Event::MinesKnown { hex } => t!("squad-log-mines-known", hex = *hex),
            Event::SmokeThins
            | Event::MarkersOff
            | Event::Owed { decision: None }
            | Event::Waits { .. }
            | Event::Unseen { .. }
            | Event::Instructed { .. }
            | unit_events!()
            | fire_events!()
            | hand_events!() => return None,
        };
        Some(text.into())
    }

    /// An action with the referee off, marked as such.
    fn by_hand(&self, event: &Event) -> Option<Clauses> {
        let text = match event {
            Event::RefereeSwitched { on: false } => t!("squad-log-referee-off"),
            Event::RefereeSwitched { on: true } => t!("squad-log-referee-on"),
            Event::PutByHand { units, place } => put(units, *place),
            Event::ConditionSet { unit, condition } => {
                t!("squad-log-set-condition", unit = *unit, states = states(condition))
            }
            Event::MarkSet { marking, hex, there } => marked(*marking, *hex, *there),
            Event::WorkTurned { hex, .. } => t!("squad-log-bunker-turned", hex = *hex),
            Event::ClockSet { turn, phase } => {
                let turn = Clauses::from(t!("squad-log-clock-set", turn = *turn));
                return Some(turn.then(", ", phase_text(&self.rulebook.scenario, *phase)));
            }
            sequence_events!() | unit_events!() | fire_events!() => return None,
        };
        Some(text.into())
    }

    fn fire(&self, event: &Event) -> Option<Clauses> {
        if let Some(attack) = Declared::of(event) {
            return Some(Clauses::from(self.declared(&attack)).then(": ", attack.figures(self.rulebook)));
        }
        let text = match event {
            Event::Die { purpose, roll } => die_text(*purpose, 1, *roll),
            Event::Points { hex, points } => t!("squad-log-points-in", n = *points, hex = *hex),
            Event::Suffered { unit, lost } => lost_text(*lost, &[*unit]),
            Event::Hit { unit, needs } => {
                let hit = Clauses::from(t!("squad-log-is-hit", unit = *unit));
                return Some(hit.then(": ", hit_text(*needs)));
            }
            Event::UsedUp { side, weapon } => {
                t!("squad-log-uses-up", side = *side, weapon = used_arg(self.rulebook, *weapon))
            }
            Event::Valorous { unit } => t!("squad-log-valorous", unit = *unit),
            Event::LaneLaid { lane } => laid(lane),
            Event::SniperPlaced { side, hex } => t!("squad-log-sniper-placed", side = *side, hex = *hex),
            Event::SniperGone { side, for_good: true } => {
                t!("squad-log-sniper-eliminated", side = *side)
            }
            Event::SniperGone { side, for_good: false } => t!("squad-log-sniper-withdraws", side = *side),
            Event::Attacked { .. } | sequence_events!() | unit_events!() | hand_events!() => return None,
        };
        Some(text.into())
    }
}

fn built(work: WorkKind, hex: Hex, there: bool) -> Text {
    let many = if is_plural(work) { "yes" } else { "no" };
    match there {
        true => t!("squad-log-built", work = a_work_arg(work), hex = hex, many = many),
        false => t!("squad-log-unbuilt", work = a_work_arg(work), hex = hex, many = many),
    }
}

fn fell(mission: Option<Mission>, hex: Option<Hex>) -> Text {
    match hex {
        Some(hex) => t!("squad-log-fell", mission = call_arg(mission), hex = hex),
        None => t!("squad-log-fell-off-map", mission = call_arg(mission)),
    }
}

fn laid(lane: &Lane) -> Text {
    match lane.hexes.last() {
        Some(hex) => t!("squad-log-lane-to", unit = lane.gun, hex = *hex),
        None => t!("squad-log-lane", unit = lane.gun),
    }
}

/// Counters that were put into a place by hand.
fn put(units: &[UnitId], place: Place) -> Text {
    let units = units_arg(units);
    match place {
        Place::Map(hex) => t!("squad-log-put-on-map", units = units, hex = hex),
        Place::Aboard(carrier) => t!("squad-log-put-aboard", units = units, carrier = carrier),
        Place::Carried(by) => t!("squad-log-put-carried", units = units, carrier = by),
        Place::Exited => t!("squad-log-put-exited", units = units),
        Place::Destroyed => t!("squad-log-put-eliminated", units = units),
        _ => t!("squad-log-put-in-box", units = units),
    }
}

/// The markers of a unit, as a list.
fn states(condition: &Condition) -> Arg {
    let states = [
        (condition.pinned, id!("squad-log-state-pinned")),
        (condition.fired, id!("squad-log-state-fired")),
        (condition.moved, id!("squad-log-state-moved")),
        (condition.valorous, id!("squad-log-state-valorous")),
        (condition.immobile, id!("squad-log-state-immobile")),
    ];
    let states: Vec<Arg> =
        states.into_iter().filter(|(holds, _)| *holds).map(|(_, state)| Arg::Name(state)).collect();
    if states.is_empty() { Arg::Name(id!("squad-log-state-none")) } else { Arg::List(states) }
}

/// A mark that was set in a hex by hand, or removed.
fn marked(marking: Marking, hex: Hex, there: bool) -> Text {
    match (marking, there) {
        (Marking::Smoke(number), true) => t!("squad-log-smoke-placed", number = number, hex = hex),
        (Marking::Smoke(number), false) => t!("squad-log-smoke-removed", number = number, hex = hex),
        (Marking::Work(work), true) => t!("squad-log-work-placed", work = mark_arg(work), hex = hex),
        (Marking::Work(work), false) => t!("squad-log-work-removed", work = mark_arg(work), hex = hex),
        (Marking::Held(side), true) => t!("squad-log-holder-placed", side = side, hex = hex),
        (Marking::Held(side), false) => t!("squad-log-holder-removed", side = side, hex = hex),
    }
}

/// A work as it is named on its button.
fn mark_arg(work: WorkKind) -> Arg {
    Arg::Name(match work {
        WorkKind::EarthBunker => id!("squad-name-mark-earth-bunker"),
        WorkKind::ConcreteBunker => id!("squad-name-mark-concrete-bunker"),
        WorkKind::Sandbags => id!("squad-name-mark-sandbags"),
        WorkKind::Foxhole => id!("squad-name-mark-foxhole"),
        WorkKind::Trench => id!("squad-name-mark-trench"),
        WorkKind::Mines => id!("squad-name-mark-mines"),
        WorkKind::Wire => id!("squad-name-mark-wire"),
    })
}

/// A roll of one die, or of two that are added.
pub(super) fn die_text(purpose: DiePurpose, dice: usize, roll: u8) -> Text {
    match purpose {
        DiePurpose::Attack(hex) => t!("squad-log-die-attack", dice = dice, hex = hex, roll = roll),
        DiePurpose::Kill(unit) => t!("squad-log-die-kill", dice = dice, unit = unit, roll = roll),
        DiePurpose::Side(unit) => t!("squad-log-die-side", dice = dice, unit = unit, roll = roll),
        DiePurpose::Survival(unit) => t!("squad-log-die-survival", dice = dice, unit = unit, roll = roll),
        DiePurpose::Scatter => t!("squad-log-die-scatter", dice = dice, roll = roll),
        DiePurpose::Rally(unit) => t!("squad-log-die-rally", dice = dice, unit = unit, roll = roll),
        DiePurpose::Valour(unit) => t!("squad-log-die-valour", dice = dice, unit = unit, roll = roll),
        DiePurpose::Mines(unit) => t!("squad-log-die-mines", dice = dice, unit = unit, roll = roll),
        DiePurpose::Sniper => t!("squad-log-die-sniper", dice = dice, roll = roll),
    }
}

/// The side that causes an event, if any.
pub fn side_of(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<Side> {
    if let Event::PhaseOpened { phase, .. } = event {
        return phase.side(&rulebook.scenario);
    }
    let of = |unit: UnitId| public.find(unit).map(|counter| counter.side);
    let fact = event.fact();
    let named = fact.side.and_then(|number| Side::BOTH.into_iter().find(|side| side.number() == number));
    let of_unit = || fact.units().first().and_then(|unit| of(*unit));
    let more = || match event {
        // A mission has no firer on the map; the enemy of the target causes it.
        Event::Attacked { struck, .. } => struck.first().and_then(|unit| of(*unit)).map(Side::enemy),
        Event::Called { side, .. }
        | Event::UsedUp { side, .. }
        | Event::SniperPlaced { side, .. }
        | Event::SniperGone { side, .. } => Some(*side),
        Event::LaneLaid { lane } => Some(lane.side),
        Event::PlacedAboard { unit, .. } | Event::Armed { unit, .. } | Event::Hit { unit, .. } => of(*unit),
        Event::Split { squad, .. } | Event::Joined { squad, .. } => of(*squad),
        Event::Loaded { carrier, .. } => of(*carrier),
        Event::Halted { units, .. } | Event::SetOut { units, .. } => units.first().and_then(|unit| of(*unit)),
        _ => None,
    };
    named.or_else(of_unit).or_else(more)
}

/// The hex of an event. For an event of a unit, it is the unit's hex afterwards.
pub fn hex_of(public: &Public, event: &Event) -> Option<Hex> {
    let at = |unit: UnitId| public.find(unit).and_then(|counter| public.hex_of(counter));
    let fact = event.fact();
    fact.hexes().last().copied().or_else(|| match event {
        Event::Called { hex, .. } | Event::Points { hex, .. } => Some(*hex),
        Event::Fell { hex, .. } => *hex,
        Event::LaneLaid { lane } => lane.hexes.first().copied(),
        Event::Loaded { carrier, .. } => at(*carrier),
        Event::Split { halves: [half, _], .. } => at(*half),
        Event::Joined { squad, .. } => at(*squad),
        Event::Hit { unit, .. } => at(*unit),
        Event::Halted { units, .. } | Event::SetOut { units, .. } => units.first().and_then(|unit| at(*unit)),
        _ => fact.units().first().and_then(|unit| at(*unit)),
    })
}
