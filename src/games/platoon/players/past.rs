//! The memory of a side. It has the hexes where its own units have been, to prevent moves to and fro; enemies that were
//! seen and are hidden again; and hexes that unseen enemies have fired at (19.2). All of it comes from the views that
//! the side had when it was asked, and from nothing else.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::{
        View,
        counter::{Counter, Place},
        kinds::Side,
        order::Order,
        position::Public,
        rulebook::Rulebook,
        scenario::Scenario,
        sight::spotting::{conceals, is_beside_spotter},
    },
};
use std::collections::{BTreeMap, BTreeSet};

/// Turns for which the hexes of a unit are remembered.
const TURNS: u8 = 3;
/// The likelihood that an enemy is still where it was seen a turn ago: a gun, a unit on foot, a vehicle.
const STAYS: [f64; 3] = [0.95, 0.8, 0.5];
/// Likelihood below which an enemy is forgotten.
const LEAST: f64 = 0.2;
/// Share of the fear of unseen fire that is left after a turn.
const FEAR: f64 = 0.8;

/// An enemy that was seen, and is hidden again.
#[derive(Clone, Debug)]
pub(super) struct Sighting {
    /// Its state when it was seen, updated by every change that must have happened since.
    pub counter: Counter,
    /// The player turn of the game in which it was seen.
    at: u16,
    /// The player turn up to which its state has been followed.
    followed: u16,
    /// The likelihood that it is still there.
    pub belief: f64,
}

/// The memory of a side.
#[derive(Clone, Debug, Default)]
pub(super) struct Past {
    /// The hexes of each own unit, each with the turn.
    been: BTreeMap<UnitId, Vec<(u8, Hex)>>,
    /// The unit that was last ordered to march, with the turn and the path.
    going: Option<(UnitId, u8, Vec<Hex>)>,
    seen: BTreeMap<UnitId, Sighting>,
    /// The hexes that unseen fire has struck, each with the player turn.
    struck: BTreeMap<Hex, u16>,
    /// The hex of each own unit at the last look, and the hexes in which units were lost, each with the turn.
    at: BTreeMap<UnitId, Hex>,
    lost: BTreeMap<Hex, u8>,
    /// The number of wrecks seen in each hex, and the units that were dispersed in the side's own turn.
    wrecks: BTreeMap<Hex, u8>,
    dispersed: BTreeSet<UnitId>,
    /// The player turn of the last look.
    last: u16,
}

/// The number of the present player turn in the game.
fn player_turn(scenario: &Scenario, public: &Public) -> u16 {
    let second = public.phase.side(scenario).is_some_and(|side| side != scenario.first_player);
    2 * u16::from(public.turn) + u16::from(second)
}

impl Past {
    /// Notes everything that the side sees now.
    pub fn look(&mut self, view: &View) {
        let (rulebook, public) = (view.rulebook.as_ref(), view.public());
        let now = player_turn(&rulebook.scenario, public);
        // Orders have been undone: their outcome is not known any more.
        if now < self.last {
            *self = Self::default();
        }
        let first = std::mem::replace(&mut self.last, now) == 0;
        self.bury(public, view.side);
        self.arrive(public);
        for (unit, hex) in public.on_map(view.side) {
            self.note(unit.id, public.turn, hex);
        }
        if rulebook.options.hidden_units {
            for counter in public.counters.iter().filter(|counter| counter.side != view.side) {
                self.sight(rulebook, public, counter, now);
            }
            let new = self.newly_struck(public, view.side);
            let unseen =
                new.into_iter().filter(|hex| !first && !is_explained(rulebook, public, view.side, *hex));
            self.struck.extend(unseen.map(|hex| (hex, now)));
        }
    }

    /// The hexes where units of the side have been destroyed or dispersed since its last look, in its own turn.
    fn newly_struck(&mut self, public: &Public, side: Side) -> Vec<Hex> {
        let before = std::mem::replace(&mut self.wrecks, public.wrecks.clone());
        let more = |(hex, wrecks): &(&Hex, &u8)| before.get(*hex).copied().unwrap_or(0) < **wrecks;
        let mut struck: Vec<Hex> = public.wrecks.iter().filter(more).map(|(hex, _)| *hex).collect();
        let now: Vec<(UnitId, Hex)> = public
            .on_map(side)
            .filter(|(unit, _)| unit.condition.dispersed_now)
            .map(|(unit, hex)| (unit.id, hex))
            .collect();
        struck.extend(now.iter().filter(|(unit, _)| !self.dispersed.contains(unit)).map(|(_, hex)| *hex));
        self.dispersed = now.into_iter().map(|(unit, _)| unit).collect();
        struck
    }

    /// The hexes at which unseen enemies have fired, each with the fear that they fire again.
    pub fn unseen_fire(&self) -> impl Iterator<Item = (Hex, f64)> {
        let fear = |(hex, at): (&Hex, &u16)| {
            // A unit that has fired does not fire again in the same turn; but it is seldom alone.
            let part = if *at == self.last { 0.5 } else { 1.0 };
            (*hex, part * FEAR.powf(f64::from(self.last - *at) / 2.0))
        };
        self.struck.iter().map(fear).filter(|(_, fear)| *fear > LEAST)
    }

    /// Notes the hexes in which units of the side were lost since its last look: on the path of the last march for the
    /// unit that marched, where a vehicle has left its wreck.
    fn bury(&mut self, public: &Public, side: Side) {
        for counter in public.counters.iter().filter(|counter| counter.side == side) {
            match counter.place {
                Place::Map(hex) => _ = self.at.insert(counter.id, hex),
                Place::Destroyed => {
                    let Some(hex) = self.at.remove(&counter.id) else { continue };
                    let march = self.going.as_ref().filter(|(unit, ..)| *unit == counter.id);
                    let on_path = march.and_then(|(_, _, path)| {
                        let wreck = path.iter().find(|hex| public.wrecks.contains_key(*hex));
                        wreck.or(path.last()).copied()
                    });
                    self.lost.insert(on_path.unwrap_or(hex), public.turn);
                }
                _ => _ = self.at.remove(&counter.id),
            }
        }
    }

    /// Whether a unit of the side was lost in a hex in one of the last turns.
    pub fn was_lost_in(&self, hex: Hex, turn: u8) -> bool {
        self.lost.get(&hex).is_some_and(|then| *then + TURNS >= turn)
    }

    /// Notes the hexes of the last march, up to the unit's present hex.
    fn arrive(&mut self, public: &Public) {
        let Some((unit, turn, path)) = self.going.take() else { return };
        let at = public.find(unit).and_then(Counter::hex);
        let last = path.iter().position(|hex| Some(*hex) == at);
        for hex in path.iter().take(last.map_or(0, |last| last + 1)) {
            self.note(unit, turn, *hex);
        }
    }

    fn note(&mut self, unit: UnitId, turn: u8, hex: Hex) {
        let been = self.been.entry(unit).or_default();
        been.retain(|(then, _)| *then + TURNS >= turn);
        if !been.contains(&(turn, hex)) {
            been.push((turn, hex));
        }
    }

    fn sight(&mut self, rulebook: &Rulebook, public: &Public, counter: &Counter, now: u16) {
        match counter.place {
            Place::Map(_) => {
                let sighting = Sighting { counter: counter.clone(), at: now, followed: now, belief: 1.0 };
                self.seen.insert(counter.id, sighting);
            }
            Place::Unseen => {
                let still =
                    self.seen.get_mut(&counter.id).is_some_and(|seen| seen.follow(rulebook, public, now));
                if !still {
                    self.seen.remove(&counter.id);
                }
            }
            _ => _ = self.seen.remove(&counter.id),
        }
    }

    /// Enemies that were seen, are hidden now, and are possibly still in the same hex.
    pub fn hidden<'a>(&'a self, public: &'a Public) -> impl Iterator<Item = &'a Sighting> {
        let hidden = |unit: &UnitId| public.find(*unit).is_some_and(|counter| counter.place == Place::Unseen);
        self.seen.iter().filter(move |(unit, _)| hidden(unit)).map(|(_, sighting)| sighting)
    }

    /// Notes an order of the side.
    pub fn ordered(&mut self, order: &Order, turn: u8) {
        match order {
            Order::Move { unit, path, .. } => self.going = Some((*unit, turn, path.clone())),
            Order::MoveBeside { unit, hex } => self.going = Some((*unit, turn, vec![*hex])),
            // A carrier that has unloaded may drive back; its task is done.
            Order::Unload { carrier: unit } | Order::Load { carrier: unit, .. } => _ = self.been.remove(unit),
            _ => {}
        }
    }

    /// Whether a unit has been in a hex in this turn already.
    pub fn was_there_now(&self, unit: UnitId, turn: u8, hex: Hex) -> bool {
        self.been.get(&unit).is_some_and(|been| been.contains(&(turn, hex)))
    }

    /// Whether it was there in one of the turns before.
    pub fn was_there(&self, unit: UnitId, turn: u8, hex: Hex) -> bool {
        let before = |(then, at): &(u8, Hex)| *then < turn && *at == hex;
        self.been.get(&unit).is_some_and(|been| been.iter().any(before))
    }
}

/// Whether a visible enemy has fired at a hex, or may have.
fn is_explained(rulebook: &Rulebook, public: &Public, side: Side, hex: Hex) -> bool {
    public.on_map(side.enemy()).any(|(enemy, at)| {
        let reaches = at.distance(hex) <= rulebook.kind(enemy).range;
        enemy.condition.inverted && reaches && rulebook.sees(at, hex)
    })
}

impl Sighting {
    /// Follows a hidden enemy to the present player turn; returns whether it may still be in its hex.
    fn follow(&mut self, rulebook: &Rulebook, public: &Public, now: u16) -> bool {
        let Some(hex) = self.counter.hex() else { return false };
        let side = self.counter.side;
        // A unit in that hex would be seen.
        if !conceals(&rulebook.board, hex)
            || is_beside_spotter(rulebook, public, side.enemy(), hex)
            || public.in_hex(hex).any(|other| other.side != side)
        {
            return false;
        }
        let second = u16::from(side != rulebook.scenario.first_player);
        while self.followed < now {
            // At the end of its own player turn an enemy is turned face up, and an earlier dispersal ends (3).
            if self.followed % 2 == second {
                let condition = &mut self.counter.condition;
                condition.inverted = false;
                condition.dispersed = std::mem::take(&mut condition.dispersed_now);
                condition.quick = std::mem::take(&mut condition.quick_now);
            }
            self.followed += 1;
        }
        // A hidden unit is not spotted.
        let condition = &mut self.counter.condition;
        (condition.spotted, condition.opportunity_spotted, condition.shown) = (false, false, false);
        let legs = rulebook.kind(&self.counter).allowance;
        let stays = STAYS[usize::from(legs.min(2))];
        self.belief = stays.powf(f64::from(now - self.at) / 2.0);
        self.belief > LEAST
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::orders::Game,
        games::platoon::rules::{
            Platoon, Position, Rulebook,
            phase::{Phase, Segment},
        },
    };
    use std::sync::Arc;

    /// A German gun in Lesk, and a Soviet tank; the gun may be hidden.
    fn position(rulebook: &Arc<Rulebook>, turn: u8, tank: &str, hidden: bool) -> Position {
        let mut position = Platoon::start(rulebook, 1);
        (position.public.turn, position.public.phase) = (turn, Phase::First(Segment::Vehicles));
        for counter in &mut position.public.counters {
            counter.place = match counter.id.to_string().as_str() {
                "ge-at-75-1" => Place::Map("3413".parse().unwrap()),
                "so-t34-76-1" => Place::Map(tank.parse().unwrap()),
                _ => Place::Exited,
            };
            counter.condition.inverted = counter.side == Side::German;
        }
        if hidden {
            let gun = position.public.find("ge-at-75-1".parse().unwrap()).unwrap().clone();
            position.secrets.unseen.counters.insert(gun.id, gun);
        }
        position
    }

    /// An enemy that fired and is hidden again is assumed in its hex, face up by then, until the hex is seen.
    #[test]
    fn an_enemy_that_is_hidden_again_is_not_forgotten() {
        let rulebook = Arc::new(Rulebook::load("stream-line").unwrap());
        let mut past = Past::default();
        let mut look = |turn, tank, hidden| -> Vec<(Option<Hex>, bool, f64)> {
            let position = position(&rulebook, turn, tank, hidden);
            let view = View::new(&rulebook, &position, Side::Soviet);
            past.look(&view);
            let sightings = past.hidden(view.public());
            sightings.map(|it| (it.counter.hex(), it.counter.condition.inverted, it.belief)).collect()
        };
        let gun = Some("3413".parse().unwrap());
        assert_eq!(look(2, "3910", true), [], "it has never been seen");
        assert_eq!(look(3, "3910", false), [], "it is seen");
        assert_eq!(look(3, "3910", true), [(gun, true, 1.0)], "it has fired, and is lost from sight");
        let [(at, inverted, belief)] = look(4, "3910", true)[..] else { panic!("it is forgotten") };
        assert!(at == gun && !inverted && (0.9..1.0).contains(&belief), "{inverted} {belief}");
        assert_eq!(look(4, "3513", true), [], "a tank stands beside it, and sees nobody there");
        assert_eq!(look(4, "3910", true), []);
    }

    /// A tank that burns without a visible firing enemy warns the units after it of the hex, and less from turn to
    /// turn. If the firing enemy is visible, the enemy itself is the warning.
    #[test]
    fn fire_of_somebody_unseen_is_remembered_where_it_struck() {
        let rulebook = Arc::new(Rulebook::load("stream-line").unwrap());
        let wreck: Hex = "3512".parse().unwrap();
        for hidden in [true, false] {
            let mut past = Past::default();
            let mut look = |turn, wrecks| -> Vec<(Hex, f64)> {
                let mut position = position(&rulebook, turn, "3910", hidden);
                position.public.wrecks.extend((0..wrecks).map(|_| (wreck, wrecks)));
                past.look(&View::new(&rulebook, &position, Side::Soviet));
                past.unseen_fire().collect()
            };
            assert_eq!(look(2, 0), []);
            let struck = look(2, 1);
            if hidden {
                assert_eq!(struck, [(wreck, 0.5)]);
                assert_eq!(look(3, 1), [(wreck, FEAR)]);
                assert_eq!(look(12, 1), []);
            } else {
                assert_eq!(struck, []);
            }
        }
    }
}
