//! Dice that were rolled: their purpose, their sum and its effect.

use super::called::modifiers_told;
use crate::{
    engine::{board::Hex, counters::UnitId, text::say},
    games::squad::{
        rules::{
            Rulebook,
            event::{DiePurpose, Event, Kind, Lost},
        },
        words::story::Declared,
    },
};

/// The purpose of a roll.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    Attack(Declared),
    /// The roll against the armour of a vehicle that was hit, with the number below which it is eliminated (16.6).
    Kill(UnitId, i8),
    /// Another roll, with the purpose of its event.
    Other(DiePurpose),
}

/// The dice of one roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Fought {
    pub what: What,
    pub hex: Option<Hex>,
    pub dice: Vec<u8>,
    /// The result, in a word or two.
    pub came: String,
    /// The harm of the result, for its colour.
    pub harm: u16,
}

impl Fought {
    /// Finds the rolls among these events.
    pub fn of(rulebook: &Rulebook, events: &[Event]) -> Vec<Self> {
        let mut found: Vec<Self> = Vec::new();
        let (mut declared, mut hit) = (None, None);
        for (at, event) in events.iter().enumerate() {
            match event {
                Event::Attacked { .. } => declared = Declared::of(event),
                Event::Hit { unit, needs } => hit = Some((*unit, *needs)),
                Event::Die { purpose, roll } => {
                    let goes_on = at.checked_sub(1).and_then(|before| events.get(before));
                    let same = matches!(goes_on, Some(Event::Die { purpose: other, .. }) if other == purpose);
                    if let Some(last) =
                        found.last_mut().filter(|last| same && last.dice.len() < dice(*purpose))
                    {
                        last.dice.push(*roll);
                    } else {
                        let what = what(*purpose, &mut declared, &mut hit);
                        let hex = hex_of(&what, *purpose);
                        let dice = vec![*roll];
                        found.push(Self { what, hex, dice, came: String::new(), harm: 0 });
                    }
                    if let Some(last) = found.last_mut() {
                        (last.came, last.harm) =
                            last.told(rulebook, events.get(at + 1..).unwrap_or_default());
                    }
                }
                _ => {}
            }
        }
        found
    }

    /// The attack that the roll is for; none for another roll.
    pub(super) fn attack(&self) -> Option<&Declared> {
        match &self.what {
            What::Attack(attack) => Some(attack),
            _ => None,
        }
    }

    /// Returns the result, by the events up to the next dice.
    fn told(&self, rulebook: &Rulebook, after: &[Event]) -> (String, u16) {
        let sum: u8 = self.dice.iter().sum();
        let next = after.iter().take_while(|event| !matches!(event, Event::Die { .. }));
        let lost = |unit: UnitId| {
            next.clone().find_map(|event| match event {
                Event::Suffered { unit: other, lost } if *other == unit => Some(*lost),
                _ => None,
            })
        };
        match &self.what {
            What::Attack(attack) => effect_of(rulebook, attack, sum),
            What::Kill(_, needs) => match i8::try_from(sum).unwrap_or(i8::MAX).cmp(needs) {
                std::cmp::Ordering::Less => (say!("squad-scene-roll-eliminated"), 7),
                std::cmp::Ordering::Equal => (say!("squad-scene-roll-immobile"), 4),
                std::cmp::Ordering::Greater => (say!("squad-scene-roll-no-effect"), 0),
            },
            What::Other(purpose) => match purpose {
                DiePurpose::Survival(unit) | DiePurpose::Mines(unit) => match lost(*unit) {
                    Some(Lost::Eliminated | Lost::Left) => (say!("squad-scene-roll-eliminated"), 7),
                    Some(Lost::Immobile) => (say!("squad-scene-roll-immobile"), 4),
                    Some(Lost::Pinned) => (say!("squad-scene-roll-pinned"), 2),
                    _ => (say!("squad-scene-roll-safe"), 0),
                },
                DiePurpose::Side(_) if sum <= 3 => (say!("squad-scene-roll-front"), 0),
                DiePurpose::Side(_) => (say!("squad-scene-roll-rear"), 0),
                DiePurpose::Rally(_) => {
                    let rallied = next.clone().any(|event| matches!(event, Event::Recovered { .. }));
                    let [done, failed] = [say!("squad-scene-roll-rallied"), say!("squad-scene-roll-pinned")];
                    (if rallied { done } else { failed }, 0)
                }
                DiePurpose::Valour(_) => {
                    let valorous = next.clone().any(|event| matches!(event, Event::Valorous { .. }));
                    (if valorous { say!("squad-scene-roll-valorous") } else { "–".to_owned() }, 0)
                }
                DiePurpose::Sniper => {
                    match next.clone().any(|event| matches!(event, Event::SniperGone { .. })) {
                        true => (say!("squad-scene-roll-found"), 7),
                        false => (say!("squad-scene-roll-hidden"), 0),
                    }
                }
                DiePurpose::Scatter | DiePurpose::Attack(_) | DiePurpose::Kill(_) => (String::new(), 0),
            },
        }
    }

    /// The dice with all their modifiers; for other rolls only the dice.
    pub(in crate::games::squad) fn sums(&self) -> String {
        let sum: u8 = self.dice.iter().sum();
        let added = match &self.what {
            What::Attack(attack) if attack.kind != Kind::Sniper => attack.on_dice(),
            _ => Vec::new(),
        };
        match &self.what {
            What::Attack(attack) if !added.is_empty() => {
                let modifiers = modifiers_told(&added).join(", ");
                say!("squad-scene-sum", sum = sum, modifiers = modifiers, total = attack.roll(sum))
            }
            What::Kill(_, needs) => say!("squad-scene-sum-kill", sum = sum, number = *needs),
            _ => sum.to_string(),
        }
    }
}

/// The number of dice that are rolled at once for a purpose.
fn dice(purpose: DiePurpose) -> usize {
    match purpose {
        DiePurpose::Attack(_) | DiePurpose::Kill(_) | DiePurpose::Rally(_) | DiePurpose::Valour(_) => 2,
        _ => 1,
    }
}

fn what(purpose: DiePurpose, declared: &mut Option<Declared>, hit: &mut Option<(UnitId, i8)>) -> What {
    let attacks = |attack: &Declared| match purpose {
        DiePurpose::Attack(_) => attack.kind != Kind::Sniper,
        DiePurpose::Sniper => attack.kind == Kind::Sniper,
        _ => false,
    };
    if let DiePurpose::Kill(unit) = purpose {
        let needs = hit.take().filter(|(other, _)| *other == unit).map_or(0, |(_, needs)| needs);
        return What::Kill(unit, needs);
    }
    if declared.as_ref().is_some_and(attacks)
        && let Some(attack) = declared.take()
    {
        return What::Attack(attack);
    }
    What::Other(purpose)
}

fn hex_of(what: &What, purpose: DiePurpose) -> Option<Hex> {
    match (what, purpose) {
        (What::Attack(attack), _) => Some(attack.hex),
        (_, DiePurpose::Attack(hex)) => Some(hex),
        _ => None,
    }
}

/// The effect of a roll in an attack, and its harm.
pub(super) fn effect_of(rulebook: &Rulebook, attack: &Declared, sum: u8) -> (String, u16) {
    let roll = attack.roll(sum);
    match attack.kind {
        Kind::Assault if roll <= attack.needs => (say!("squad-scene-roll-captured"), 6),
        Kind::Assault => (say!("squad-scene-roll-repelled"), 0),
        Kind::AntiTank | Kind::LastShot if roll <= attack.needs => (say!("squad-scene-roll-hit"), 3),
        Kind::AntiTank | Kind::LastShot => (say!("squad-scene-roll-missed"), 0),
        Kind::Sniper => {
            // The amount by which the die exceeds cover and hindrance counts (21.4).
            let protection = crate::games::squad::rules::fire::modifier::sum(&attack.modifiers);
            let above = i8::try_from(sum).unwrap_or(0).saturating_sub(protection);
            points_told(u16::try_from(above).unwrap_or(0))
        }
        _ => points_told(attack.casualties(rulebook, sum).unwrap_or(0)),
    }
}

fn points_told(points: u16) -> (String, u16) {
    let told = match points {
        0 => say!("squad-scene-roll-no-effect"),
        _ => say!("squad-scene-roll-points", n = points),
    };
    (told, points)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::squad::rules::{
        fire::modifier::Reason,
        samples::{hex, word},
    };

    fn attacked(kind: Kind, needs: i8) -> Event {
        Event::Attacked {
            kind,
            by: vec![word("us-rifle-1")],
            leader: None,
            hex: hex("0604"),
            struck: vec![word("ge-rifle-1")],
            strength: 12,
            against: 0,
            needs,
            modifiers: vec![(Reason::Leader, -1), (Reason::Cover, 3)],
        }
    }

    fn die(purpose: DiePurpose, roll: u8) -> Event {
        Event::Die { purpose, roll }
    }

    /// Example 1: 5 on two dice with −1 and +3 on the third row gives two points.
    #[test]
    fn two_dice_belong_to_an_attack() {
        let rulebook = Rulebook::load("patrol").unwrap();
        let at = DiePurpose::Attack(hex("0604"));
        let unit = word("us-rifle-1");
        let valour = DiePurpose::Valour(unit);
        let events = [
            attacked(Kind::Fire, 9),
            die(at, 2),
            die(at, 3),
            Event::Fired { units: vec![unit] },
            die(valour, 1),
            die(valour, 1),
            Event::Valorous { unit },
        ];
        let fought = Fought::of(&rulebook, &events);
        let told: Vec<_> = fought.iter().map(|one| (one.dice.as_slice(), one.came.as_str())).collect();
        assert_eq!(told, [(&[2, 3][..], "2 points"), (&[1, 1][..], "valorous")]);
        assert_eq!(fought[0].sums(), "5, −1 leader (10.5), +3 cover (13.2): 7");
        assert_eq!((fought[0].hex, fought[1].hex), (Some(hex("0604")), None));
    }

    /// A hit is followed by a roll against the armour: equal to the number immobilizes (16.6).
    #[test]
    fn dice_for_armour_are_told_by_their_number() {
        let rulebook = Rulebook::load("patrol").unwrap();
        let (at, unit) = (DiePurpose::Attack(hex("0604")), word("ge-rifle-1"));
        let kill = DiePurpose::Kill(unit);
        let thrown = |one, other| {
            let events = [
                attacked(Kind::AntiTank, 8),
                die(at, 2),
                die(at, 2),
                Event::Hit { unit, needs: 7 },
                die(kill, one),
                die(kill, other),
            ];
            Fought::of(&rulebook, &events).into_iter().map(|one| one.came).collect::<Vec<_>>()
        };
        assert_eq!(thrown(3, 3), ["hit", "elim."]);
        assert_eq!(thrown(3, 4), ["hit", "immobile"]);
        assert_eq!(thrown(6, 4), ["hit", "no effect"]);
    }
}
