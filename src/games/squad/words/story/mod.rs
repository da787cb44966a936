//! The story of a game: events as text, for logs, the feed and the command line. Events contain only state that both
//! players may know, so any reader may see them.

mod attack;
mod teller;
mod units;

pub use attack::{Declared, attack_verb, hit_told, lost_told};
pub(super) use teller::Teller;
pub use teller::{points_told, side_name};

use super::names::{call_name, hex_name, named, phase_name, sides_once, weapon_used, work_told};
use crate::{
    engine::{board::Hex, counters::UnitId, orders::offer_happens, wording::count},
    games::squad::rules::{
        Rulebook,
        counter::Place,
        event::{DiePurpose, Event, fire_events, hand_events, sequence_events, unit_events},
        kinds::Side,
        phase::Phase,
        position::{Public, WorkKind, decision::Decision},
    },
};

/// The pending decision.
pub fn owed(rulebook: &Rulebook, public: &Public, decision: &Decision) -> String {
    let place = |hex: &Hex| hex_name(rulebook, *hex);
    match decision {
        Decision::Casualties { side, hex, points, .. } => {
            format!("The {side} player must allocate {} in {}", points_told(*points), place(hex))
        }
        Decision::Reaction { side, units, hex } => {
            // The sentence stands on two lines at the head of the dock.
            let names = match units.len() {
                0..=2 => named(rulebook, public, units),
                many => format!("{many} units"),
            };
            format!("The {side} player may fire at {names} in {}, or hold fire", place(hex))
        }
        Decision::Sniper { side, hex, .. } => {
            format!("The {side} player must place the sniper that fires at {}", place(hex))
        }
        Decision::Withdrawal { side, hex } => {
            format!("The {side} player may withdraw the sniper from {}", place(hex))
        }
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
pub fn tell(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<String> {
    if only(rulebook, event).is_some() {
        return None;
    }
    tell_all(rulebook, public, event)
}

/// An event as a sentence, also if only one side may know it.
pub fn tell_all(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<String> {
    let told = Teller { rulebook, public }.tell(event.itself())?;
    Some(sides_once(rulebook, &told, None))
}

/// The attackers, targets and hex, without figures; none for an event that is no attack.
pub fn declared(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<String> {
    let told = Teller { rulebook, public }.declared(&Declared::of(event)?);
    Some(sides_once(rulebook, &told, None))
}

impl Teller<'_> {
    /// Returns an event as a sentence; none for bookkeeping.
    fn tell(&self, event: &Event) -> Option<String> {
        self.sequence(event)
            .or_else(|| self.fire(event))
            .or_else(|| self.of_units(event))
            .or_else(|| self.by_hand(event))
    }

    fn sequence(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::PhaseOpened { phase: Phase::Over, .. } => "The end".to_owned(),
            Event::PhaseOpened { phase, .. } if phase.is_set_up() => {
                phase_name(&self.rulebook.scenario, *phase)
            }
            Event::PhaseOpened { turn, phase } => {
                format!("Turn {turn}: {}", phase_name(&self.rulebook.scenario, *phase))
            }
            // With hidden units, the question itself would reveal that a unit has a line of sight (22.3).
            Event::Owed { decision: Some(Decision::Reaction { .. }) }
                if self.rulebook.options.hidden_set_up =>
            {
                return None;
            }
            Event::Owed { decision: Some(decision) } => owed(self.rulebook, self.public, decision),
            Event::Held { hex, side } => format!("{} is now held by the {side} side", self.hex(*hex)),
            Event::EndOffered { side } => offer_happens(*side),
            Event::BrokenOff { ending } => ending.happens(),
            Event::Ended { outcome } => {
                let points = count(outcome.points.unsigned_abs() as usize, "point", "points");
                let sign = if outcome.points < 0 { "\u{2212}" } else { "" };
                format!("The game ends: {}, {sign}{points}", outcome.level)
            }
            Event::Built { work, hex, there, .. } => {
                let (work, many) = work_told(*work);
                let verb = if many { "are" } else { "is" };
                let done = if *there { "built" } else { "removed" };
                format!("{work} in {} {verb} {done}", self.hex(*hex))
            }
            Event::Called { side, mission, hex } => {
                format!("the {side} side calls {} on {}", call_name(*mission), self.hex(*hex))
            }
            Event::Fell { mission, hex: Some(hex) } => {
                format!("{} lands on {}", call_name(*mission), self.hex(*hex))
            }
            Event::Fell { mission, hex: None } => {
                format!("{} scatters off the map: no effect", call_name(*mission))
            }
            Event::SmokeLaid { hex, number, .. } => format!("Smoke {number} in {}", self.hex(*hex)),
            Event::WireCleared { hex } => format!("the wire in {} is cleared", self.hex(*hex)),
            Event::MinesKnown { hex } => format!("mines are revealed in {}", self.hex(*hex)),
            Event::SmokeThins
            | Event::MarkersOff
            | Event::Owed { decision: None }
            | Event::Waits { .. }
            | Event::Unseen { .. }
            | Event::Instructed { .. }
            | unit_events!()
            | fire_events!()
            | hand_events!() => return None,
        })
    }

    /// An action with the referee off, marked as such.
    fn by_hand(&self, event: &Event) -> Option<String> {
        let done = match event {
            Event::RefereeSwitched { on: false } => {
                "the referee is off: counters are placed by hand".to_owned()
            }
            Event::RefereeSwitched { on: true } => "the referee is on again".to_owned(),
            Event::PutByHand { units, place } => {
                let where_to = match place {
                    Place::Map(hex) => format!("placed in {}", self.hex(*hex)),
                    Place::Aboard(carrier) => format!("loaded into {}", self.unit(*carrier)),
                    Place::Carried(by) => format!("given to {}", self.unit(*by)),
                    Place::Exited => "removed from the map".to_owned(),
                    Place::Destroyed => "eliminated".to_owned(),
                    _ => "returned to the box".to_owned(),
                };
                format!("{} {where_to}", self.units(units))
            }
            Event::ConditionSet { unit, condition } => {
                let holds = [
                    (condition.pinned, "pinned"),
                    (condition.fired, "marked as fired"),
                    (condition.moved, "marked as moved"),
                    (condition.valorous, "valorous"),
                    (condition.immobile, "immobilized"),
                ];
                let holds = holds.iter().filter(|(holds, _)| *holds);
                let holds: Vec<String> = holds.map(|(_, words)| (*words).to_owned()).collect();
                let holds = if holds.is_empty() {
                    "without markers".to_owned()
                } else {
                    crate::engine::manual::listed(holds)
                };
                format!("{} is {holds}", self.unit(*unit))
            }
            Event::MarkSet { marking, hex, there } => {
                let verb = if *there { "placed" } else { "removed" };
                format!("{marking} {verb} in {}", self.hex(*hex))
            }
            Event::WorkTurned { hex, .. } => format!("the bunker in {} is turned", self.hex(*hex)),
            Event::ClockSet { turn, phase } => {
                format!("the clock is set to turn {turn}, {}", phase_name(&self.rulebook.scenario, *phase))
            }
            sequence_events!() | unit_events!() | fire_events!() => return None,
        };
        let is_switch = matches!(event, Event::RefereeSwitched { .. });
        Some(if is_switch { done } else { format!("by hand: {done}") })
    }

    fn fire(&self, event: &Event) -> Option<String> {
        if let Some(attack) = Declared::of(event) {
            return Some(format!("{}: {}", self.declared(&attack), attack.figures(self.rulebook)));
        }
        Some(match event {
            Event::Die { purpose, roll } => format!("{}: {roll}", self.purpose(*purpose)),
            Event::Points { hex, points } => {
                format!("{} in {}", points_told(*points), self.hex(*hex))
            }
            Event::Suffered { unit, lost } => lost_told(*lost, &self.unit(*unit)),
            Event::Hit { unit, needs } => {
                format!("{} is hit: {}", self.unit(*unit), hit_told(*needs))
            }
            Event::UsedUp { side, weapon } => {
                format!("the {side} side uses up {}", weapon_used(self.rulebook, *weapon))
            }
            Event::Valorous { unit } => {
                format!("{} is valorous for the rest of the game", self.unit(*unit))
            }
            Event::LaneLaid { lane } => {
                let end =
                    lane.hexes.last().map_or_else(String::new, |hex| format!(" up to {}", self.hex(*hex)));
                format!("{} leaves a fire lane{end}", self.unit(lane.gun))
            }
            Event::SniperPlaced { side, hex } => format!("a {side} sniper appears in {}", self.hex(*hex)),
            Event::SniperGone { side, for_good: true } => format!("the {side} sniper is eliminated"),
            Event::SniperGone { side, for_good: false } => format!("the {side} sniper withdraws"),
            Event::Attacked { .. } | sequence_events!() | unit_events!() | hand_events!() => return None,
        })
    }

    /// The purpose of a die.
    pub fn purpose(&self, purpose: DiePurpose) -> String {
        match purpose {
            DiePurpose::Attack(hex) => format!("die for the attack on {}", self.hex(hex)),
            DiePurpose::Kill(unit) => format!("die for the armour of {}", self.unit(unit)),
            DiePurpose::Side(unit) => format!("die for front or rear of {}", self.unit(unit)),
            DiePurpose::Survival(unit) => format!("die for the crew of {}", self.unit(unit)),
            DiePurpose::Scatter => "die for scatter".to_owned(),
            DiePurpose::Rally(unit) => format!("die to rally {}", self.unit(unit)),
            DiePurpose::Valour(unit) => format!("die for the valour of {}", self.unit(unit)),
            DiePurpose::Mines(unit) => format!("die for {} in the mines", self.unit(unit)),
            DiePurpose::Sniper => "die for the sniper".to_owned(),
        }
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
