//! The story of a game: events in words, for logs, the feed and the command line. Events hold only public state, and
//! both players may read the story.

use super::{
    names::{named, sides_once, unit_name},
    odds_told::figures_told,
};
use crate::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
        orders::{Sequenced, offer_happens},
        wording::{count, signed},
    },
    games::platoon::rules::{
        Platoon, Rulebook,
        combat::{Kind, Reason},
        conduct::Decision,
        counter::{LoadMarker, Place},
        event::{Cause, DiePurpose, Event, fire_events, hand_events, sequence_events, unit_events},
        kinds::Side,
        order::Work,
        phase::{Phase, Segment},
        position::Public,
        scenario::{Scenario, charts::CombatResult},
    },
};

/// The name of a segment of a player turn, after the name of its side (3).
pub fn segment_name(segment: Segment) -> &'static str {
    Platoon::sequence().name(Phase::First(segment))
}

/// The name of a phase, like "Soviet vehicles move".
pub fn phase_name(scenario: &Scenario, phase: Phase) -> String {
    let what = Platoon::sequence().name(phase);
    phase.side(scenario).map_or_else(|| what.to_owned(), |side| format!("{side} {what}"))
}

/// The effect of a result, in words (11.8).
pub fn result_name(result: CombatResult) -> &'static str {
    match result {
        CombatResult::None => "no effect",
        CombatResult::D => "dispersed",
        CombatResult::DD => "dispersed, or eliminated if already dispersed",
        CombatResult::X => "eliminated",
    }
}

/// The name of the reason for a die-roll modifier (11.7).
pub fn reason_name(reason: Reason) -> &'static str {
    match reason {
        Reason::Cover => "in cover",
        Reason::Dispersed => "already dispersed",
        Reason::Quick => "in quick march",
        Reason::Opportunity => "opportunity fire",
        Reason::Close => "overrun or assault",
        Reason::Call => "not registered",
        Reason::OpenTopped => "open-topped",
    }
}

/// The die-roll modifiers, like "in cover +1, opportunity fire +1"; empty if there are none.
pub fn modifiers_told(modifiers: &[(Reason, i8)]) -> String {
    let each = modifiers.iter().map(|(why, by)| format!("{} {}", reason_name(*why), signed(*by)));
    each.collect::<Vec<_>>().join(", ")
}

/// The name of a work that is laid at set-up.
pub fn work_name(work: Work) -> &'static str {
    match work {
        Work::Mines => "mines",
        Work::Fort => "a fort",
        Work::Block => "a road block",
    }
}

/// The pending decision, in words.
pub fn owed(rulebook: &Rulebook, public: &Public, decision: &Decision) -> String {
    let Decision::Reaction { side, unit, hex, .. } = decision;
    let (unit, hex) = (unit_name(rulebook, public, *unit), rulebook.board.hex_name(*hex));
    format!("The {side} player may fire at {unit} in {hex}, or hold fire")
}

/// Whether fire of these units is interdiction: it falls in the other player's turn (14.5).
pub fn is_interdiction(rulebook: &Rulebook, public: &Public, kind: Kind, by: &[UnitId]) -> bool {
    let side = by.first().and_then(|unit| public.find(*unit)).map(|counter| counter.side);
    kind == Kind::Indirect && side.is_some() && side != public.phase.side(&rulebook.scenario)
}

/// The verb of an attack by this number of units.
pub fn attack_verb(kind: Kind, interdicts: bool, units: usize) -> &'static str {
    let verb = |one, several| if units < 2 { one } else { several };
    match kind {
        Kind::Direct => verb("opens fire on", "open fire on"),
        Kind::Opportunity => verb("opens opportunity fire on", "open opportunity fire on"),
        Kind::Indirect if interdicts => verb("interdicts", "interdict"),
        Kind::Indirect => verb("fires indirectly at", "fire indirectly at"),
        Kind::Overrun => verb("overruns", "overrun"),
        Kind::Assault | Kind::Mines => verb("assaults", "assault"),
    }
}

/// An event in a sentence; none for bookkeeping.
pub fn tell(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<String> {
    Some(sides_once(&Teller { rulebook, public }.tell(event)?, None))
}

/// Writes the story, with the names of units and places.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
}

impl Teller<'_> {
    pub fn unit(&self, unit: UnitId) -> String {
        unit_name(self.rulebook, self.public, unit)
    }

    pub fn units(&self, units: &[UnitId]) -> String {
        named(self.rulebook, self.public, units)
    }

    pub fn hex(&self, hex: Hex) -> String {
        self.rulebook.board.hex_name(hex)
    }

    /// The units among these that both players see (19.2).
    fn seen(&self, units: &[UnitId]) -> Vec<UnitId> {
        let is_seen =
            |unit: &&UnitId| self.public.find(**unit).is_none_or(|counter| counter.place != Place::Unseen);
        units.iter().filter(is_seen).copied().collect()
    }

    /// An event in a sentence; none for bookkeeping.
    pub(super) fn tell(&self, event: &Event) -> Option<String> {
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
            // With hidden units, the question itself would reveal that a unit sees (19.2).
            Event::Owed { decision: Some(decision) } if !self.rulebook.options.hidden_units => {
                owed(self.rulebook, self.public, decision)
            }
            Event::Held { hex, side } => format!("{} is now held by the {side} side", self.hex(*hex)),
            Event::EndOffered { side } => offer_happens(*side),
            Event::BrokenOff { ending } => ending.happens(),
            Event::Ended { outcome } => {
                let points = count(outcome.points.unsigned_abs() as usize, "point", "points");
                let sign = if outcome.points < 0 { "\u{2212}" } else { "" };
                format!("The game ends: {}, {sign}{points}", outcome.level)
            }
            Event::Laid { work, hex, there: true, .. } => {
                let verb = if *work == Work::Mines { "are placed" } else { "is placed" };
                format!("{} {verb} in {}", work_name(*work), self.hex(*hex))
            }
            Event::Laid { work, hex, there: false, .. } => {
                let verb = if *work == Work::Mines { "are" } else { "is" };
                format!("{} in {} {verb} removed", work_name(*work), self.hex(*hex))
            }
            Event::FortKnown { hex } => format!("a fort is revealed in {}", self.hex(*hex)),
            Event::MinesGone { hex } => format!("the mines in {} are cleared", self.hex(*hex)),
            Event::MinesKnown { hex } => format!("mines are revealed in {}", self.hex(*hex)),
            Event::Owed { .. }
            | Event::UnderWay { .. }
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
                return Some("the referee is off: counters are placed by hand".to_owned());
            }
            Event::RefereeSwitched { on: true } => return Some("the referee is on again".to_owned()),
            Event::PutByHand { units, place } => {
                let where_to = match place {
                    Place::Map(hex) => format!("placed in {}", self.hex(*hex)),
                    Place::Aboard(carrier) => format!("loaded into {}", self.unit(*carrier)),
                    Place::Exited => "removed from the map".to_owned(),
                    Place::Destroyed => "eliminated".to_owned(),
                    _ => "returned to the box".to_owned(),
                };
                format!("{} {where_to}", self.units(units))
            }
            Event::ConditionSet { unit, inverted, dispersed, spotted } => {
                let holds =
                    [(*inverted, "is inverted"), (*dispersed, "is dispersed"), (*spotted, "is spotted")];
                let holds: Vec<String> =
                    holds.iter().filter(|(holds, _)| *holds).map(|(_, words)| (*words).to_owned()).collect();
                let holds = if holds.is_empty() {
                    "has no markers".to_owned()
                } else {
                    crate::engine::manual::listed(holds)
                };
                format!("{} {holds}", self.unit(*unit))
            }
            Event::MarkSet { marking, hex, there } => {
                let verb = if *there { "placed" } else { "removed" };
                format!("{} {verb} in {}", marking, self.hex(*hex))
            }
            Event::ClockSet { turn, phase } => {
                format!("the clock is set to turn {turn}, {}", phase_name(&self.rulebook.scenario, *phase))
            }
            sequence_events!() | unit_events!() | fire_events!() => return None,
        };
        Some(format!("by hand: {done}"))
    }

    fn fire(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Attacked { kind, by, hex, struck, figures, modifiers, .. } => {
                let more = modifiers_told(modifiers);
                let more = if more.is_empty() { more } else { format!("; {more}") };
                let declared = self.declared(*kind, by, *hex, struck);
                format!("{declared}: {}{more}", figures_told(self.rulebook, *kind, *figures))
            }
            Event::Die { purpose, roll } => match purpose {
                DiePurpose::Attack(hex) => format!("die for {}: {roll}", self.hex(*hex)),
                DiePurpose::Unit(unit) => format!("die for {}: {roll}", self.unit(*unit)),
            },
            Event::Shelled { by, hex } => {
                let seen = self.seen(by);
                let who = if seen.is_empty() { "a hidden unit".to_owned() } else { self.units(&seen) };
                let verb = if seen.len() < 2 { "fires" } else { "fire" };
                format!("{who} {verb} indirectly at {}: no enemy in sight", self.hex(*hex))
            }
            Event::Suffered { unit, result } => {
                format!("{}: {}", self.unit(*unit), result_name(*result))
            }
            Event::Dispersed { unit, .. } => format!("{} is dispersed", self.unit(*unit)),
            Event::Destroyed { unit, wreck: Some(_) } => {
                format!("{} is eliminated and leaves a wreck", self.unit(*unit))
            }
            Event::Destroyed { unit, wreck: None } => format!("{} is eliminated", self.unit(*unit)),
            Event::FortHit { hex, falls: true } => format!("the fort in {} is eliminated", self.hex(*hex)),
            Event::FortHit { hex, falls: false } => format!("the fort in {} holds", self.hex(*hex)),
            Event::FortTaken { hex, side } => {
                format!("the {side} side captures the fort in {}", self.hex(*hex))
            }
            Event::FellOff { unit, hex } => {
                format!("{} falls off its vehicle in {}", self.unit(*unit), self.hex(*hex))
            }
            Event::Overran { units, hex } => {
                let who: Vec<UnitId> = units.iter().map(|(unit, ..)| *unit).collect();
                let mut out: Vec<String> = units.iter().map(|(_, exit, _)| self.hex(*exit)).collect();
                out.sort_unstable();
                let out = crate::engine::manual::listed(out);
                let verb = if who.len() == 1 { "moves" } else { "move" };
                format!("{} {verb} through {} to {out}", self.units(&who), self.hex(*hex))
            }
            sequence_events!() | unit_events!() | hand_events!() => return None,
        })
    }

    /// The attacking units, the target and its hex, without figures.
    pub fn declared(&self, kind: Kind, by: &[UnitId], hex: Hex, struck: &[UnitId]) -> String {
        let target = match struck {
            [] => "the fort".to_owned(),
            struck => self.units(struck),
        };
        let place = self.hex(hex);
        if kind == Kind::Mines {
            return format!("mines attack {target} in {place}");
        }
        let seen = self.seen(by);
        let verb = attack_verb(kind, is_interdiction(self.rulebook, self.public, kind, by), seen.len());
        let who = if seen.is_empty() { "a hidden unit".to_owned() } else { self.units(&seen) };
        format!("{who} {verb} {target} in {place}")
    }

    fn of_units(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Placed { unit, hex } => {
                format!("{} is set up in {}", self.unit(*unit), self.hex(*hex))
            }
            Event::PlacedAboard { unit, carrier } => {
                format!("{} is set up in {}", self.unit(*unit), self.unit(*carrier))
            }
            Event::Moved { unit, hex, spent } => {
                format!("{} moves to {}{}", self.unit(*unit), self.hex(*hex), self.rest(*unit, *spent))
            }
            Event::Hastened { unit } => format!("{} uses quick march", self.unit(*unit)),
            Event::Halted { unit, why: Cause::Mines } => {
                format!("{} stops in mines", self.unit(*unit))
            }
            Event::Halted { unit, why: Cause::Met } => {
                format!("{} runs into hidden enemies and stops", self.unit(*unit))
            }
            Event::Halted { unit, why: Cause::Fire } => {
                format!("{} stops under fire", self.unit(*unit))
            }
            Event::Exited { unit } => format!("{} exits the map", self.unit(*unit)),
            Event::Loaded { carrier, passenger, .. } => {
                format!("{} loads into {}", self.unit(*passenger), self.unit(*carrier))
            }
            Event::Unloaded { carrier, passenger, hex, .. } => {
                let (carrier, hex) = (self.unit(*carrier), self.hex(*hex));
                format!("{} unloads from {carrier} in {hex}", self.unit(*passenger))
            }
            Event::Marked { carrier, marker } => self.marked(*carrier, *marker),
            Event::Flipped { carrier, marker } => {
                let does = if marker.unloading { "unloads" } else { "loads" };
                let left = count(usize::from(marker.turns), "turn", "turns");
                format!("{} now {does}: {left} left", self.unit(*carrier))
            }
            Event::Spotted { unit, why, .. } => {
                let why = match why {
                    Cause::Entered => " as it enters",
                    Cause::Fired => " as it fires",
                    Cause::Loads => " as it loads or unloads",
                    _ => "",
                };
                format!("{} is spotted{why}", self.unit(*unit))
            }
            Event::SpottingEnds { units, becomes_spotted: false, .. } => {
                format!("no longer spotted: {}", self.units(units))
            }
            Event::Recovered { units } => format!("no longer dispersed: {}", self.units(units)),
            Event::Rested { units } => format!("no longer in quick march: {}", self.units(units)),
            Event::Cleared { unit, clearing: Some(_) } => {
                format!("{} is clearing mines", self.unit(*unit))
            }
            Event::Sighted { units } => format!("now in sight: {}", self.units(units)),
            Event::Vanished { units } => format!("no longer in sight: {}", self.units(units)),
            Event::Registered { marker } => {
                format!("{} registers {}", self.unit(marker.unit), self.hex(marker.hex))
            }
            Event::Unregistered { marker } => {
                let (unit, hex) = (self.unit(marker.unit), self.hex(marker.hex));
                format!("the registration marker of {unit} on {hex} is removed")
            }
            Event::Halted { .. }
            | Event::SpottingEnds { .. }
            | Event::Cleared { .. }
            | Event::Inverted { .. }
            | Event::TurnedUp { .. }
            | Event::Shown { .. }
            | sequence_events!()
            | fire_events!()
            | hand_events!() => return None,
        })
    }

    /// The points left to a unit that has spent this number.
    fn rest(&self, unit: UnitId, spent: Points) -> String {
        let Some(counter) = self.public.find(unit) else { return String::new() };
        let left = self.rulebook.kind(counter).points().less(spent).unwrap_or(Points::ZERO);
        if left == Points::ZERO { String::new() } else { format!(" ({left} MP left)") }
    }

    /// The text for a marker of heavy equipment (18.2).
    fn marked(&self, carrier: UnitId, marker: Option<LoadMarker>) -> String {
        let name = self.unit(carrier);
        let Some(LoadMarker { unloading, turns }) = marker else {
            return format!("{name} has finished loading or unloading");
        };
        let does = if unloading { "unloads" } else { "loads" };
        format!("{name} {does}: {} left", count(usize::from(turns), "turn", "turns"))
    }
}

/// The attacking units, the target and its hex, without figures.
pub fn declared(
    rulebook: &Rulebook,
    public: &Public,
    kind: Kind,
    (by, struck): (&[UnitId], &[UnitId]),
    hex: Hex,
) -> String {
    sides_once(&Teller { rulebook, public }.declared(kind, by, hex, struck), None)
}

/// The side whose action an event is, if any.
pub fn side_of(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<Side> {
    if let Event::PhaseOpened { phase, .. } = event {
        return phase.side(&rulebook.scenario);
    }
    let fact = event.fact();
    let named = fact.side.and_then(|number| Side::BOTH.into_iter().find(|side| side.number() == number));
    let of_unit = || fact.units().first().and_then(|unit| public.find(*unit)).map(|counter| counter.side);
    let more = || match event {
        Event::Attacked { struck, .. } => {
            struck.first().and_then(|unit| public.find(*unit)).map(|counter| counter.side.enemy())
        }
        Event::Overran { units, .. } => {
            units.first().and_then(|(unit, ..)| public.find(*unit)).map(|counter| counter.side)
        }
        Event::PlacedAboard { unit, .. } | Event::Cleared { unit, .. } => {
            public.find(*unit).map(|counter| counter.side)
        }
        Event::Registered { marker } | Event::Unregistered { marker } => {
            public.find(marker.unit).map(|counter| counter.side)
        }
        Event::Loaded { carrier, .. } => public.find(*carrier).map(|counter| counter.side),
        _ => None,
    };
    named.or_else(of_unit).or_else(more)
}

/// The hex of an event; for an event of a unit, the unit's hex afterwards.
pub fn hex_of(public: &Public, event: &Event) -> Option<Hex> {
    let at = |unit: UnitId| public.find(unit).and_then(|counter| public.hex_of(counter));
    let fact = event.fact();
    fact.hexes().last().copied().or_else(|| match event {
        Event::Overran { hex, .. } => Some(*hex),
        Event::Loaded { carrier, .. } => at(*carrier),
        Event::Cleared { unit, .. } => at(*unit),
        _ => fact.units().first().and_then(|unit| at(*unit)),
    })
}
