//! The answer to those who have entered a hex: who fires from where, with what, by the rules that will judge it (14).

use crate::{
    engine::{board::Hex, counters::Word},
    games::squad::rules::{
        Rulebook,
        anti_tank::{self, Occasion},
        conduct::react,
        counter::Counter,
        decision::Decision,
        fire::{Aim, Attack, Shot, fire, is_ready},
        kinds::{Arm, Side},
        order::{Bend, Order},
        position::Public,
        refusal::Why,
        sniper::{may_fire, sniper_of},
    },
};

/// Who have entered which hex, and who is asked about it.
#[derive(Clone, Copy, Debug)]
pub struct Entered<'a> {
    pub side: Side,
    pub units: &'a [Word],
    pub hex: Hex,
}

impl<'a> Entered<'a> {
    /// What is asked now, if that is it.
    pub fn of(public: &'a Public) -> Option<Self> {
        match &public.owed {
            Some(Decision::Reaction { side, units, hex }) => Some(Self { side: *side, units, hex: *hex }),
            _ => None,
        }
    }
}

/// Those who may fire together at them, each in the way that brings the most: the infantry of a hex, or one alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Volley {
    pub from: Hex,
    pub shots: Vec<Shot>,
    /// Who may lead it (10.5).
    pub leaders: Vec<Word>,
}

/// All who may fire at a hex, by where they stand; only those of whom it holds that they ask (14.6).
pub fn volleys(
    rulebook: &Rulebook,
    public: &Public,
    entered: Entered,
    asks: impl Fn(Word) -> bool,
) -> Vec<Volley> {
    let mut volleys: Vec<Volley> = Vec::new();
    for (counter, from) in public.on_map(entered.side).filter(|(counter, _)| asks(counter.id)) {
        let Some(shot) = best(rulebook, public, entered, counter) else { continue };
        let infantry = rulebook.kind(counter).is_infantry();
        let on_foot = |volley: &Volley| {
            volley.from == from
                && volley.shots.iter().all(|shot| {
                    public.find(shot.unit).is_some_and(|other| rulebook.kind(other).is_infantry())
                })
        };
        match volleys.iter_mut().find(|volley| infantry && on_foot(volley)) {
            Some(volley) => volley.shots.push(shot),
            None => volleys.push(Volley { from, shots: vec![shot], leaders: Vec::new() }),
        }
    }
    for volley in &mut volleys {
        volley.leaders = leaders(rulebook, public, entered, volley);
    }
    volleys
}

/// The way in which a unit brings the most, by itself.
fn best(rulebook: &Rulebook, public: &Public, entered: Entered, counter: &Counter) -> Option<Shot> {
    let ways = react::shots(rulebook, public, counter, entered.units, entered.hex);
    let strength = |shot: &Shot| {
        let aim = (entered.hex, Aim::Entering(entered.units));
        fire(rulebook, public, std::slice::from_ref(shot), None, aim).map_or(0, |attack| attack.strength)
    };
    ways.into_iter().max_by_key(strength)
}

fn leaders(rulebook: &Rulebook, public: &Public, entered: Entered, volley: &Volley) -> Vec<Word> {
    let leads = |counter: &&Counter| {
        counter.side == entered.side
            && is_ready(rulebook, counter).is_ok()
            && rulebook.kind(counter).leads().is_some()
            && judged(rulebook, public, entered, &volley.shots, Some(counter.id)).is_ok()
    };
    public.in_hex(volley.from).filter(leads).map(|counter| counter.id).collect()
}

/// What such fire comes to.
///
/// # Errors
/// Why it cannot be made so.
pub fn judged(
    rulebook: &Rulebook,
    public: &Public,
    entered: Entered,
    shots: &[Shot],
    leader: Option<Word>,
) -> Result<Attack, Why> {
    fire(rulebook, public, shots, leader, (entered.hex, Aim::Entering(entered.units)))
}

/// The order by which they fire; with a lane, to whichever side that bends first (14.5).
pub fn order(shots: &[Shot], leader: Option<Word>, lane: Option<Bend>) -> Order {
    Order::OpportunityFire { shots: shots.to_vec(), leader, lane }
}

/// Whether a machine gun is among what they fire, which may leave a lane (14.5).
pub fn may_leave_lane(rulebook: &Rulebook, public: &Public, shots: &[Shot]) -> bool {
    shots
        .iter()
        .filter_map(|shot| public.find(shot.weapon?))
        .any(|weapon| rulebook.kind(weapon).weapon().is_some_and(|weapon| weapon.arm == Arm::MachineGun))
}

/// Every shot at a vehicle or gun among those who have entered (14.1, 16).
pub fn at_tanks(
    rulebook: &Rulebook,
    public: &Public,
    entered: Entered,
    asks: impl Fn(Word) -> bool,
) -> Vec<(anti_tank::Shot, anti_tank::Attack)> {
    let firers = public.on_map(entered.side).filter(|(counter, _)| asks(counter.id));
    firers
        .flat_map(|(counter, _)| {
            entered.units.iter().flat_map(|target| {
                anti_tank::shots(rulebook, public, counter.id, *target, Occasion::Opportunity)
            })
        })
        .collect()
}

/// The sniper who may fire at them (21.5).
pub fn sniper(rulebook: &Rulebook, public: &Public, entered: Entered) -> Option<Word> {
    let sniper = sniper_of(rulebook, public, entered.side)?;
    let counters: Vec<&Counter> = entered.units.iter().filter_map(|unit| public.find(*unit)).collect();
    may_fire(rulebook, public, sniper, entered.hex, &counters).then_some(sniper.id)
}
