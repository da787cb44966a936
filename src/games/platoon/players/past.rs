//! What a side remembers: where its own units have been, so that nobody walks to and fro, where enemies were last seen that are
//! hidden again, and where somebody unseen has fired (19.2). All of it comes from what the side has been shown when it was asked, and from nothing else.

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

/// Turns for which it is remembered where a unit has been.
const TURNS: u8 = 3;
/// How likely somebody is still where he was seen a turn ago: a gun, those on foot, a vehicle.
const STAYS: [f64; 3] = [0.95, 0.8, 0.5];
/// Below this an enemy is forgotten.
const LEAST: f64 = 0.2;
/// What is left after a turn of the fear of fire that came from somebody unseen.
const FEAR: f64 = 0.8;

/// An enemy that was seen, and is hidden again.
#[derive(Clone, Debug)]
pub(super) struct Sighting {
    /// As it was seen; as far as it must have changed since, as it must be now.
    pub counter: Counter,
    /// In which player turn of the game that was.
    at: u16,
    /// The player turn up to which its state has been followed.
    followed: u16,
    /// How likely it is still there.
    pub belief: f64,
}

/// What a side remembers.
#[derive(Clone, Debug, Default)]
pub(super) struct Past {
    /// The hexes of each own unit, each with the turn.
    been: BTreeMap<UnitId, Vec<(u8, Hex)>>,
    /// Who has been ordered to march, in which turn, and where.
    going: Option<(UnitId, u8, Vec<Hex>)>,
    seen: BTreeMap<UnitId, Sighting>,
    /// Where fire of somebody unseen has struck, and in which player turn.
    struck: BTreeMap<Hex, u16>,
    /// How many wrecks have been seen in each hex, and who had been dispersed in his own turn.
    wrecks: BTreeMap<Hex, u8>,
    dispersed: BTreeSet<UnitId>,
    /// The player turn in which it was looked last.
    last: u16,
}

/// The number of the present player turn in the game.
fn player_turn(scenario: &Scenario, public: &Public) -> u16 {
    let second = public.phase.side(scenario).is_some_and(|side| side != scenario.first_player);
    2 * u16::from(public.turn) + u16::from(second)
}

impl Past {
    /// Takes in what the side sees now.
    pub fn look(&mut self, view: &View) {
        let (rulebook, public) = (view.rulebook.as_ref(), view.public());
        let now = player_turn(&rulebook.scenario, public);
        // Orders have been taken back: what came of them is not known any more.
        if now < self.last {
            *self = Self::default();
        }
        let first = std::mem::replace(&mut self.last, now) == 0;
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

    /// Where units of the side have been destroyed or dispersed since it looked last, in its own turn.
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

    /// Where somebody unseen has fired, with how much it is to be feared that he does again.
    pub fn unseen_fire(&self) -> impl Iterator<Item = (Hex, f64)> {
        let fear = |(hex, at): (&Hex, &u16)| {
            // Whoever has fired does not fire again in the same turn; but seldom is there one alone.
            let part = if *at == self.last { 0.5 } else { 1.0 };
            (*hex, part * FEAR.powf(f64::from(self.last - *at) / 2.0))
        };
        self.struck.iter().map(fear).filter(|(_, fear)| *fear > LEAST)
    }

    /// Notes the hexes of the march that was ordered last, as far as it has come.
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

    /// Enemies that were seen, are hidden now, and may well be where they were.
    pub fn hidden<'a>(&'a self, public: &'a Public) -> impl Iterator<Item = &'a Sighting> {
        let hidden = |unit: &UnitId| public.find(*unit).is_some_and(|counter| counter.place == Place::Unseen);
        self.seen.iter().filter(move |(unit, _)| hidden(unit)).map(|(_, sighting)| sighting)
    }

    /// Takes in what the side has ordered.
    pub fn ordered(&mut self, order: &Order, turn: u8) {
        match order {
            Order::Move { unit, path, .. } => self.going = Some((*unit, turn, path.clone())),
            Order::MoveBeside { unit, hex } => self.going = Some((*unit, turn, vec![*hex])),
            // Whoever has set somebody down may drive back; it has done what it came for.
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

/// Whether an enemy that is seen has fired at a hex, or may have.
fn is_explained(rulebook: &Rulebook, public: &Public, side: Side, hex: Hex) -> bool {
    public.on_map(side.enemy()).any(|(enemy, at)| {
        let reaches = at.distance(hex) <= rulebook.kind(enemy).range;
        enemy.condition.inverted && reaches && rulebook.sees(at, hex)
    })
}

impl Sighting {
    /// Follows a hidden enemy to the present player turn; whether it may still be where it was.
    fn follow(&mut self, rulebook: &Rulebook, public: &Public, now: u16) -> bool {
        let Some(hex) = self.counter.hex() else { return false };
        let side = self.counter.side;
        // Who stood there would be seen.
        if !conceals(&rulebook.board, hex)
            || is_beside_spotter(rulebook, public, side.enemy(), hex)
            || public.in_hex(hex).any(|other| other.side != side)
        {
            return false;
        }
        let second = u16::from(side != rulebook.scenario.first_player);
        while self.followed < now {
            // At the end of his own player turn an enemy is turned up, and what had dispersed him before it is gone (3).
            if self.followed % 2 == second {
                let condition = &mut self.counter.condition;
                condition.inverted = false;
                condition.dispersed = std::mem::take(&mut condition.dispersed_now);
                condition.quick = std::mem::take(&mut condition.quick_now);
            }
            self.followed += 1;
        }
        // Nobody has spotted who is hidden.
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

    /// Whoever fired and is hidden again is reckoned with where it was, turned up by then, until somebody looks there.
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

    /// A tank that burns without anybody to be seen who fired tells those who come after it where not to drive, and less of it
    /// from turn to turn; of one whose killer is seen he tells himself.
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
