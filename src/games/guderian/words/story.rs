//! The story of a game: events in words, for logs and the command line. Events hold only public state, and both players
//! may read the story.

use super::names::{hex_name, name_of, names_of, untried};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Sequenced, offer_happens},
        wording::{capital, count, hexes},
    },
    games::guderian::rules::{
        Guderian,
        combat::{
            battle::Decision,
            results::CombatResult,
            strength::{AttackStrength, DefenceStrength, HexDefence, Part},
        },
        counter::Place,
        event::{
            Cause, DiePurpose, Event, Reason, combat_events, ground_events, movement_events, sequence_events,
            table_events,
        },
        kinds::{Kind, Pool, Side},
        phase::Phase,
        position::Public,
        rulebook::Rulebook,
    },
};

/// The name of a phase with that of its side: "Soviet movement".
pub fn phase_name(phase: Phase) -> &'static str {
    Guderian::sequence().name(phase)
}

/// The effect of a result, in words.
pub fn result_name(result: CombatResult) -> String {
    let steps = |number: u8, several: bool| {
        let (step, hex) = if number == 1 { ("step", "hex") } else { ("steps", "hexes") };
        let [lose, retreat] = if several { ["lose", "retreat"] } else { ["loses", "retreats"] };
        format!("{lose} {number} {step} or {retreat} {number} {hex}")
    };
    match result {
        CombatResult::AttackerEliminated => "attackers eliminated".to_owned(),
        CombatResult::DefenderEliminated { attacker: 0 } => "defenders eliminated".to_owned(),
        CombatResult::DefenderEliminated { attacker } => {
            format!("defenders eliminated; attacker {}", steps(attacker, false))
        }
        CombatResult::Engaged => "each side loses 1 step".to_owned(),
        CombatResult::Losses { defender, attacker: 0 } => format!("defender {}", steps(defender, false)),
        CombatResult::Losses { defender: 0, attacker } => format!("attacker {}", steps(attacker, false)),
        CombatResult::Losses { defender, attacker } if defender == attacker => {
            format!("both {}", steps(defender, true))
        }
        CombatResult::Losses { defender, attacker } => {
            format!("defender {}, attacker {}", steps(defender, false), steps(attacker, false))
        }
    }
}

/// An event in a sentence; none for bookkeeping. `public` is the position after it.
pub fn tell(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<String> {
    Teller { rulebook, public }.tell(event)
}

struct Teller<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
}

impl Teller<'_> {
    fn name(&self, unit: UnitId) -> String {
        name_of(self.rulebook, self.public, unit)
    }

    /// The names of several units: regiments of a division by the division, the rest as a list.
    fn names(&self, units: &[UnitId]) -> String {
        self.names_apart(units).join(", ")
    }

    /// The same as the subject of a sentence.
    fn doers(&self, units: &[UnitId]) -> String {
        let mut names = self.names_apart(units);
        let last = names.pop().unwrap_or_default();
        if names.is_empty() { last } else { format!("{} and {last}", names.join(", ")) }
    }

    fn names_apart(&self, units: &[UnitId]) -> Vec<String> {
        names_of(self.rulebook, self.public, units).into_iter().map(|(name, _)| name).collect()
    }

    /// Units and their verb: "the 7th Panzer Division attacks", "6 Infantry Division and 26 Infantry Division attack".
    fn subject_verb(&self, units: &[UnitId], one: &str, several: &str) -> String {
        let verb = if self.are_several(units) { several } else { one };
        format!("{} {verb}", self.doers(units))
    }

    fn are_several(&self, units: &[UnitId]) -> bool {
        !matches!(names_of(self.rulebook, self.public, units).as_slice(), [(_, false)])
    }

    /// Units that entered the map; the further path only if there is one.
    fn entered(&self, units: &[UnitId], path: &[Hex]) -> String {
        let entry = path.first().map_or_else(String::new, |hex| self.hex(*hex));
        let enter = format!("{} at {entry}", self.subject_verb(units, "enters", "enter"));
        match path {
            [_] => enter,
            _ => {
                format!(
                    "{enter} and {} to {}",
                    if self.are_several(units) { "move" } else { "moves" },
                    self.end(path)
                )
            }
        }
    }

    fn hex(&self, hex: Hex) -> String {
        hex_name(self.rulebook, hex)
    }

    fn hexes(&self, hexes: &[Hex]) -> String {
        hexes.iter().map(|hex| self.hex(*hex)).collect::<Vec<_>>().join(", ")
    }

    fn end(&self, path: &[Hex]) -> String {
        path.last().map_or_else(String::new, |hex| self.hex(*hex))
    }

    /// An event in a sentence; none for bookkeeping.
    fn tell(&self, event: &Event) -> Option<String> {
        self.sequence(event)
            .or_else(|| self.movement(event))
            .or_else(|| self.combat(event))
            .or_else(|| self.ground(event))
            .or_else(|| self.table(event))
    }

    fn sequence(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::PhaseOpened { turn, phase } => {
                format!("Turn {turn}, {}: {}", self.rulebook.date(*turn), phase_name(*phase))
            }
            Event::Die { purpose, roll } => match purpose {
                DiePurpose::Army(army) => format!("Die for the {army} Army: {roll}"),
                DiePurpose::Provisional => format!("Die for the provisional division: {roll}"),
                DiePurpose::Combat => format!("Die: {roll}"),
                DiePurpose::Seats => format!("Die for equal bids: {roll}"),
            },
            Event::ArmyReleased { army, free: true } => format!("The {army} Army may move"),
            Event::ArmyReleased { army, free: false } => format!("The {army} Army cannot move"),
            Event::Deployed { unit, hex } => format!("{} is set up in {}", self.name(*unit), self.hex(*hex)),
            Event::SupplyJudged { side, out, .. } if out.is_empty() => {
                format!("All {side} units are in supply")
            }
            Event::SupplyJudged { out, .. } => format!("Out of supply: {}", self.names(out)),
            Event::Drawn { kind, area, .. } => drawn(*kind, *area, 1),
            Event::Recycled { pool, .. } => {
                format!("The dead pile of {} is shuffled into the pool", pool_name(*pool))
            }
            Event::PoolEmpty { pool } => format!("No {} are left to draw", pool_name(*pool)),
            Event::BecameDue { units, area } => format!("May enter in area {area}: {}", self.names(units)),
            Event::Forfeited { .. } => "The provisional division did not enter and is removed".to_owned(),
            Event::Scored { side, halves, reason } => self.scored(*side, *halves, reason),
            Event::BidMade => "A bid is placed face down".to_owned(),
            Event::BidsOpened { first, second, change } => {
                let seats = if *change { "the players change sides" } else { "the players keep their sides" };
                format!("The bids are {first} and {second}: {seats}")
            }
            Event::Ended { outcome } => {
                let points = if outcome.points.abs() == 1 { "point" } else { "points" };
                format!("{} with {} {points}", outcome.level, outcome.points)
            }
            Event::Owed { decision: Some(decision) } => {
                format!("The {} player must {}", decision.side(), decision.what())
            }
            Event::PhaseClosed { .. }
            | Event::Owed { decision: None }
            | movement_events!()
            | combat_events!()
            | ground_events!()
            | table_events!() => return None,
        })
    }

    fn scored(&self, side: Side, halves: i32, reason: &Reason) -> String {
        let why = match reason {
            Reason::SouthWesternFront => "a division of the South-Western Front".to_owned(),
            Reason::DivisionLost { division } => format!("{division} eliminated"),
            Reason::Retaken { place } => format!("{place} retaken"),
            Reason::StepLost { unit } => format!("step losses of {}", self.name(*unit)),
        };
        format!("{} for the {}: {why}", points(halves), Side::NAMES[side.number()].people)
    }

    fn movement(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Entered { units, path, .. } => self.entered(units, path),
            Event::Moved { units, path, .. } => {
                format!("{} to {}", self.subject_verb(units, "moves", "move"), self.end(path))
            }
            Event::Railed { units, path, points, .. } => {
                let go = self.subject_verb(units, "moves", "move");
                format!("{go} by rail to {} ({points} rail points)", self.end(path))
            }
            Event::Overran { hex, .. } => format!("The overrunning units enter {}", self.hex(*hex)),
            Event::Halted { units } => format!("Halted: {}", self.names(units)),
            Event::Disrupted { units } => format!("Disrupted: {}", self.names(units)),
            Event::Recovered { units } => format!("Recovered: {}", self.names(units)),
            Event::FlownOut { unit, turn, area } => {
                format!("{} is flown out and may enter in area {area} on turn {turn}", self.name(*unit))
            }
            sequence_events!() | combat_events!() | ground_events!() | table_events!() => return None,
        })
    }

    fn combat(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::OverrunDeclared { units, target, .. } => {
                format!("{} {}", self.subject_verb(units, "overruns", "overrun"), self.hex(*target))
            }
            Event::AttackDeclared { units, targets } => {
                format!("{} {}", self.subject_verb(units, "attacks", "attack"), self.hexes(targets))
            }
            Event::Revealed { unit, .. } => revealed(self.rulebook, self.public, &[*unit]),
            Event::WentBack { unit, hex } => format!("{} returns to {}", self.name(*unit), self.hex(*hex)),
            Event::StoodAside { unit } => {
                format!("{} cannot attack and takes no part", self.name(*unit))
            }
            Event::TargetsEmptied { hexes } => format!("No unit is left in {}", self.hexes(hexes)),
            Event::Compared { attack, defence, odds } => {
                let (left, right) = (attack_in_parts(attack), defence_in_parts(defence));
                format!("Attack {left}; defence {right}; odds {odds}")
            }
            Event::AttackVoid => "No attacker is left: the attack is void".to_owned(),
            Event::Resolved { result } => format!("Result: {result}"),
            Event::Chosen { side, retreat: true, amount } => {
                format!("The {side} player retreats {}", hexes(*amount))
            }
            Event::Chosen { side, retreat: false, amount } => {
                format!("The {side} player loses {}", count(usize::from(*amount), "step", "steps"))
            }
            Event::StepLost { unit, .. } => format!("{} loses a step", self.name(*unit)),
            Event::Eliminated { unit, cause } => {
                format!("{} is eliminated: {}", self.name(*unit), cause_in_words(*cause))
            }
            Event::Retreated { units, path, .. } => {
                format!("{} to {}", self.subject_verb(units, "retreats", "retreat"), self.end(path))
            }
            Event::Advanced { units, path } => {
                format!("{} to {}", self.subject_verb(units, "advances", "advance"), self.end(path))
            }
            Event::Left { .. }
            | Event::Staged { .. }
            | sequence_events!()
            | movement_events!()
            | ground_events!()
            | table_events!() => return None,
        })
    }

    fn ground(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::MarkerPlaced { side, hex } => {
                format!("{side} interdiction marker placed in {}", self.hex(*hex))
            }
            Event::MarkerLifted { side, hex } => {
                format!("By hand: {side} interdiction marker removed from {}", self.hex(*hex))
            }
            Event::MarkersTaken { side } => format!("{side} interdiction markers are removed"),
            Event::RailCut { hex } => format!("The railway is cut in {}", self.hex(*hex)),
            Event::RailMended { hex } => format!("The railway in {} is repaired", self.hex(*hex)),
            Event::RailCutLifted { hex } => format!("The railway cut in {} is undone", self.hex(*hex)),
            Event::Passed { hex, side } => {
                format!("The {} now hold {}", Side::NAMES[side.number()].people, self.hex(*hex))
            }
            Event::EastUnlocked { since: Some(_) } => {
                "The air force can reach the east from next turn, while a line leads there".to_owned()
            }
            Event::EastUnlocked { since: None } => "The air force can no longer reach the east".to_owned(),
            Event::PlacesJudged { .. }
            | sequence_events!()
            | movement_events!()
            | combat_events!()
            | table_events!() => return None,
        })
    }
}

impl Teller<'_> {
    /// Actions of people outside the rules.
    fn table(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::RefereeSwitched { on: false } => {
                "The referee is off: counters are placed by hand".to_owned()
            }
            Event::RefereeSwitched { on: true } => "The referee is on again".to_owned(),
            Event::Placed { units, place: Place::Map(hex) } => {
                format!("By hand: {} to {}", self.names(units), self.hex(*hex))
            }
            Event::Placed { units, place: Place::Due { area } } => {
                format!("By hand: {} to the box of area {area}", self.names(units))
            }
            Event::Placed { units, .. } | Event::TakenOff { units } => {
                format!("By hand: {} removed from the map", self.names(units))
            }
            Event::Brought { kind, hex, .. } => {
                format!("By hand: {} to {}", untried(*kind, 1), self.hex(*hex))
            }
            Event::StepsSet { unit, lost: 0 } => format!("By hand: {} has all its steps", self.name(*unit)),
            Event::StepsSet { unit, lost: 1 } => format!("By hand: {} has lost 1 step", self.name(*unit)),
            Event::StepsSet { unit, lost } => {
                format!("By hand: {} has lost {lost} steps", self.name(*unit))
            }
            Event::ClockSet { turn, phase } => {
                format!("By hand: the clock is set to turn {turn}, {}", phase_name(*phase))
            }
            Event::DiceTaken { by_hand: true } => "The players roll real dice from now on".to_owned(),
            Event::DiceTaken { by_hand: false } => "Kessel rolls the dice from now on".to_owned(),
            Event::EndOffered { side } => offer_happens(*side),
            Event::BrokenOff { ending } => ending.happens(),
            Event::Readied { .. }
            | sequence_events!()
            | movement_events!()
            | combat_events!()
            | ground_events!() => return None,
        })
    }
}

/// The text for this number of untried divisions drawn for an area.
pub fn drawn(kind: Kind, area: UnitId, number: usize) -> String {
    capital(&format!("{} may enter in area {area}", untried(kind, number)))
}

/// The text for units that have been revealed.
pub fn revealed(rulebook: &Rulebook, public: &Public, units: &[UnitId]) -> String {
    let names: Vec<String> = units.iter().map(|unit| name_of(rulebook, public, *unit)).collect();
    format!("Revealed: {}", names.join(", "))
}

fn pool_name(pool: Pool) -> &'static str {
    match pool {
        Pool::Rifle => "rifle divisions",
        Pool::Armour => "armoured divisions",
    }
}

/// Half points as points.
pub fn points(halves: i32) -> String {
    let half = if halves % 2 == 0 { "" } else { "½" };
    let noun = if halves == 2 { "point" } else { "points" };
    format!("{}{half} {noun}", halves / 2)
}

fn cause_in_words(cause: Cause) -> &'static str {
    match cause {
        Cause::Steps => "last step lost",
        Cause::Result => "combat result",
        Cause::NoRoute => "no retreat route",
        Cause::Stacking => "over the stacking limit",
        Cause::NoStrength => "no strength",
        Cause::CouldNotGoBack => "cannot return",
        Cause::Refuge => "lost while taking refuge",
        Cause::LeftBehind => "left behind in the west",
        Cause::ByHand => "removed by hand",
    }
}

/// An attack with its parts: "16 = (4+2+2) × 2 integrity; ÷ 2 overrun = 8".
pub fn attack_in_parts(attack: &AttackStrength) -> String {
    let mut terms: Vec<String> = groups(&attack.parts);
    for bonus in &attack.bonuses {
        terms.push(format!("{} leader", bonus.value));
    }
    let sum = attack.parts.iter().map(|part| part.value).sum::<u16>()
        + attack.bonuses.iter().map(|bonus| bonus.value).sum::<u16>();
    let made = format!("{sum} = {}", terms.join(" + "));
    if attack.overrun { format!("{made}; ÷ 2 overrun = {}", attack.total) } else { made }
}

/// A defence with its parts, hex by hex: "10 = (2+3) × 2 woods".
pub fn defence_in_parts(defence: &DefenceStrength) -> String {
    let hexes: Vec<String> = defence.hexes.iter().map(hex_in_parts).collect();
    match hexes.as_slice() {
        [only] => only.clone(),
        _ => format!("{} = {}", defence.total, hexes.join(" and ")),
    }
}

fn hex_in_parts(hex: &HexDefence) -> String {
    let why: Vec<&str> = [(hex.terrain, "terrain"), (hex.city, "city"), (hex.river, "river")]
        .into_iter()
        .filter(|(more, _)| *more > 0)
        .map(|(_, why)| why)
        .collect();
    let sum = groups(&hex.parts).join(" + ");
    let multiple = 1 + hex.terrain + hex.city + hex.river;
    if why.is_empty() {
        format!("{} = {sum}", hex.total)
    } else {
        format!("{} = ({sum}) × {multiple} {}", hex.total, why.join(" and "))
    }
}

/// Units in groups of a kind: whole divisions, halved units, and the rest.
fn groups(parts: &[Part]) -> Vec<String> {
    let mut groups = Vec::new();
    for (integrity, halved) in [(true, false), (true, true), (false, false), (false, true)] {
        let members: Vec<&Part> =
            parts.iter().filter(|part| (part.integrity, part.halved) == (integrity, halved)).collect();
        if members.is_empty() {
            continue;
        }
        let printed: Vec<String> = members.iter().map(|part| part.printed.to_string()).collect();
        let mut text = printed.join("+");
        if integrity || halved {
            text = format!("({text})");
        }
        if integrity {
            text += " × 2 integrity";
        }
        if halved {
            let value: u16 = members.iter().map(|part| part.value).sum();
            text += &format!(" ÷ 2 supply, each = {value}");
        }
        groups.push(text);
    }
    if groups.is_empty() {
        groups.push("0".to_owned());
    }
    groups
}

/// The pending decision, in words: "The German player must choose the retreat routes of the enemy stacks".
pub fn owed(decision: &Decision) -> String {
    format!("The {} player must {}", decision.side(), decision.what())
}
