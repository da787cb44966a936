//! Two programs, one rulebook: the rules of the game against a second implementation that was written from the text
//! alone. They must agree in every position.

use crate::{
    games::{campaign, look_in, moments, on_all_cores},
    openings::judged_at_the_opening,
    oracle::{
        self, Situation,
        map::Map,
        movement::step_cost,
        rail::rail_reach,
        retreat::retreat,
        strength::{Battle, attack_strength, defence_strength, odds},
        supply::Lines,
        zones::{blocked, zone},
    },
    situation::{map, situation, their_hex, their_side, turned_over},
};
use bevy::platform::collections::HashSet;
use kessel::{
    engine::{board::Hex, charts::Odds, counters::Points},
    games::guderian::rules::{
        Position, Rulebook,
        combat::{
            retreat::Retreat,
            strength::{Judge, printed},
        },
        counter::Piece,
        kinds::{Kind, Side},
        movement::{Group, march, overrun::defends_only, rail, reach::Reach},
        position::Public,
        supply::{SupplyLines, zones::closes_line},
    },
};
use rand::{
    RngExt, SeedableRng,
    rngs::ChaCha8Rng,
    seq::{IndexedRandom, IteratorRandom},
};

/// One position in both programs.
struct Both<'a> {
    rulebook: &'a Rulebook,
    position: &'a Position,
    public: &'a Public,
    theirs: Situation,
    map: &'a Map,
    /// The text to print when they differ.
    label: String,
}

/// The number of questions of each kind about a position.
#[derive(Clone, Copy)]
struct Effort {
    singles: usize,
    stacks: usize,
    battles: usize,
}

fn compare(
    rulebook: &Rulebook,
    map: &Map,
    position: &Position,
    effort: Effort,
    label: String,
    chance: &mut ChaCha8Rng,
) {
    let public = &position.public;
    let theirs = situation(rulebook, map, public);
    let both = Both { rulebook, position, public, theirs, map, label };
    both.ask(effort, chance);
}

impl Both<'_> {
    /// Asks every question.
    fn ask(&self, effort: Effort, chance: &mut ChaCha8Rng) {
        self.zones_and_lines();
        self.reach(effort, chance);
        self.trains(effort, chance);
        self.retreats(effort, chance);
        for _ in 0..effort.battles {
            self.battle(chance);
        }
    }

    fn id(&self, piece: Piece) -> String {
        self.public.counter(piece).id.to_string()
    }

    /// Compares zones, blocked hexes, supply, radius (7, 11).
    fn zones_and_lines(&self) {
        let (board, public, label) = (&self.rulebook.board, self.public, &self.label);
        for side in Side::BOTH {
            let ours: HashSet<_> =
                board.hexes().filter(|hex| public.in_zone_of(side, *hex)).map(their_hex).collect();
            assert_eq!(ours, zone(&self.theirs, their_side(side)), "{label}: zones of {side}");
            let ours: HashSet<_> =
                board.hexes().filter(|hex| closes_line(board, public, side, *hex)).map(their_hex).collect();
            assert_eq!(ours, blocked(&self.theirs, their_side(side)), "{label}: blocked for {side}");
        }
        let theirs = Lines::new(&self.theirs);
        let ours = Side::BOTH.map(|side| SupplyLines::new(self.rulebook, public, side));
        for (piece, counter) in public.pieces() {
            let Some(hex) = counter.hex() else { continue };
            let unit = self.theirs.unit(counter.id.as_str());
            let lines = &ours[counter.side().number()];
            let supplied = lines.supplies(self.rulebook, public, piece);
            assert_eq!(supplied, theirs.in_supply(unit), "{label}: supply of {} in {hex}", counter.id);
            if counter.side() == Side::Soviet {
                assert_eq!(lines.commands(hex), theirs.in_radius(unit), "{label}: radius for {}", counter.id);
            }
        }
    }

    /// Whether a unit moves without the rules that the second opinion does not know: the marches of turn 1.
    fn walks_freely(&self, piece: Piece) -> bool {
        let counter = self.public.counter(piece);
        counter.hex().is_some()
            && !counter.condition.disrupted
            && !march::must_march(self.rulebook, self.public, piece)
            && !march::is_held(self.rulebook, self.public, piece)
    }

    /// Compares the hexes to which units can move alone and together, and their costs (5).
    fn reach(&self, effort: Effort, chance: &mut ChaCha8Rng) {
        let free: Vec<Piece> =
            self.public.pieces().map(|(piece, _)| piece).filter(|piece| self.walks_freely(*piece)).collect();
        for piece in free.iter().copied().sample(chance, effort.singles) {
            self.reach_of(&[piece], chance);
        }
        for piece in free.iter().copied().sample(chance, effort.stacks) {
            let mates: Vec<Piece> = self
                .public
                .stack(self.public.counter(piece).hex().unwrap())
                .filter(|mate| self.walks_freely(*mate))
                .collect();
            let number = chance.random_range(1..=mates.len().min(4));
            self.reach_of(&mates.into_iter().sample(chance, number), chance);
        }
    }

    fn reach_of(&self, pieces: &[Piece], chance: &mut ChaCha8Rng) {
        let mut pieces = pieces.to_vec();
        pieces.sort_unstable();
        let left: Vec<u16> = pieces
            .iter()
            .map(|piece| match chance.random_bool(0.6) {
                true => 2 * u16::from(self.public.counter(*piece).allowance),
                false => chance.random_range(0..=20),
            })
            .collect();
        let start = self.public.counter(pieces[0]).hex().unwrap();
        let left_of = |piece: Piece| Points(left[pieces.iter().position(|other| *other == piece).unwrap()]);
        let group = Group::of(self.rulebook, self.public, &pieces, start, left_of);
        let ours = Reach::new(self.rulebook, self.public, &group);
        let ids: Vec<String> = pieces.iter().map(|piece| self.id(*piece)).collect();
        let asked: Vec<(&str, i32)> =
            ids.iter().zip(&left).map(|(id, left)| (id.as_str(), i32::from(*left))).collect();
        let theirs = oracle::movement::reach(&self.theirs, &asked);
        let label = format!("{}: reach of {asked:?} from {start}", self.label);

        let mut our_hexes: Vec<_> = ours.hexes().iter().copied().map(their_hex).collect();
        our_hexes.sort_unstable();
        assert_eq!(our_hexes, theirs.keys().copied().collect::<Vec<_>>(), "{label}");
        let first = group.classes[0].0;
        let speaker =
            pieces.iter().position(|piece| self.public.counter(*piece).kind.march() == first).unwrap();
        for hex in ours.hexes() {
            let ways = &theirs[&their_hex(*hex)];
            let cheapest = ways.iter().map(|way| way[speaker]).min().unwrap();
            assert_eq!(i32::from(ours.cost(*hex).unwrap().0), cheapest, "{label}: cost of {hex}");
            // Our path costs the same as one of their cheapest paths.
            let paid = self.along(&ids, start, &ours.path(*hex).unwrap());
            assert!(ways.contains(&paid), "{label}: the path to {hex} costs {paid:?}, not one of {ways:?}");
        }
    }

    /// Returns the cost of a path for each unit, by the second opinion.
    fn along(&self, ids: &[String], start: Hex, path: &[Hex]) -> Vec<i32> {
        let pay = |id: &String| {
            let unit = self.theirs.unit(id);
            let mut at = their_hex(start);
            let mut paid = 0;
            for hex in path.iter().copied().map(their_hex) {
                let marked = match unit.side {
                    oracle::Side::Soviet => self.theirs.air_interdiction.contains(&hex),
                    oracle::Side::German => self.theirs.soviet_interdiction == Some(hex),
                };
                paid += step_cost(self.map, unit, at, hex).unwrap() + if marked { 2 } else { 0 };
                at = hex;
            }
            paid
        };
        ids.iter().map(pay).collect()
    }

    /// Compares the hexes of rail movement (6).
    fn trains(&self, effort: Effort, chance: &mut ChaCha8Rng) {
        let soviets = self.public.on_map(Side::Soviet).map(|(piece, ..)| piece);
        for piece in soviets.sample(chance, effort.singles) {
            let counter = self.public.counter(piece);
            let start = counter.hex().unwrap();
            let theirs = rail_reach(&self.theirs, counter.id.as_str());
            let boards = self.rulebook.board.has_rail(start)
                && !self.public.in_zone_of(Side::German, start)
                && !counter.condition.disrupted;
            let label = format!("{}: trains for {} in {start}", self.label, counter.id);
            if !boards {
                assert!(theirs.is_empty(), "{label}: they say it can board");
                continue;
            }
            let ours = rail::reach(self.rulebook, self.public, start);
            let mut points: Vec<_> = ours
                .hexes()
                .iter()
                .map(|hex| (their_hex(*hex), i32::from(ours.points(*hex).unwrap())))
                .chain([(their_hex(start), 0)])
                .collect();
            points.sort_unstable();
            points.dedup();
            assert_eq!(points, theirs.into_iter().collect::<Vec<_>>(), "{label}");
        }
    }

    /// Compares the retreat routes of stacks in contact (12.13).
    fn retreats(&self, effort: Effort, chance: &mut ChaCha8Rng) {
        let mut hexes: Vec<(Side, Hex)> = Side::BOTH
            .into_iter()
            .flat_map(|side| self.public.on_map(side).map(move |(_, _, hex)| (side, hex)))
            .filter(|(side, hex)| self.public.in_zone_of(side.enemy(), *hex))
            .collect();
        hexes.sort_unstable();
        hexes.dedup();
        for (side, from) in hexes.iter().copied().sample(chance, 2 * effort.stacks) {
            let all: Vec<Piece> = self.public.stack(from).collect();
            let number = chance.random_range(1..=all.len());
            let stack = all.into_iter().sample(chance, number);
            let mut group = stack.clone();
            // Other stacks of the affected group, sometimes.
            for (other_side, other) in &hexes {
                let near = *other_side == side && *other != from && other.distance(from) <= 2;
                if near && chance.random_bool(0.3) {
                    group.extend(self.public.stack(*other));
                }
            }
            for amount in [1, 2] {
                let ours =
                    Retreat { stack: &stack, from, amount, group: &group }.routes(self.rulebook, self.public);
                let ids: Vec<String> = stack.iter().map(|piece| self.id(*piece)).collect();
                let named: Vec<&str> = ids.iter().map(String::as_str).collect();
                let also = group[stack.len()..].iter().map(|piece| self.id(*piece)).collect();
                let theirs = retreat(&self.theirs, &named, usize::from(amount), &also);
                let paths: Vec<Vec<_>> =
                    ours.paths.iter().map(|path| path.iter().copied().map(their_hex).collect()).collect();
                let label =
                    format!("{}: retreat of {ids:?} from {from} by {amount}, with {also:?}", self.label);
                assert_eq!(paths, theirs.routes, "{label}");
                if !paths.is_empty() {
                    assert_eq!(stack.len() - ours.overflow, theirs.survivors, "{label}: survivors");
                }
            }
        }
    }

    /// Compares strengths and odds of a random attack (12.5 to 12.9, 8.5).
    fn battle(&self, chance: &mut ChaCha8Rng) {
        let Some((attackers, targets)) = self.make_up_an_attack(chance) else { return };
        let everybody: Vec<Piece> =
            attackers.iter().copied().chain(targets.iter().flat_map(|hex| self.public.stack(*hex))).collect();
        let public = turned_over(self.rulebook, self.position, &everybody);
        let attackers: Vec<Piece> = attackers
            .into_iter()
            .filter(|piece| public.counter(*piece).hex().is_some())
            .filter(|piece| !defends_only(self.rulebook, &public, *piece))
            .collect();
        let overrun = targets.len() == 1 && chance.random_bool(0.3);
        let values = |piece| printed(self.rulebook, &public, piece);
        let judge = Judge::new(self.rulebook, &public, &values);
        let attack = judge.attack(&attackers, overrun).total;
        let defence = judge.defence(&attackers, &targets).total;

        let theirs = situation(self.rulebook, self.map, &public);
        let aside = public
            .pieces()
            .filter(|(_, counter)| counter.condition.took_refuge || counter.condition.advanced);
        let battle = Battle {
            attackers: attackers.iter().map(|piece| public.counter(*piece).id.to_string()).collect(),
            targets: targets.iter().copied().map(their_hex).collect(),
            overrun,
            adds_nothing: aside.map(|(_, counter)| counter.id.to_string()).collect(),
        };
        let label = format!("{}: {battle:?}", self.label);
        let (their_attack, their_defence) =
            (attack_strength(&theirs, &battle), defence_strength(&theirs, &battle));
        assert_eq!((i32::from(attack), i32::from(defence)), (their_attack, their_defence), "{label}");
        let column = (attack > 0 && defence > 0).then(|| {
            let columns = &self.rulebook.charts.odds;
            columns[Odds::column(attack, defence, columns)].to_string()
        });
        assert_eq!(column, odds(their_attack, their_defence), "{label}: odds");
    }

    fn make_up_an_attack(&self, chance: &mut ChaCha8Rng) -> Option<(Vec<Piece>, Vec<Hex>)> {
        let (public, board) = (self.public, &self.rulebook.board);
        let side = if chance.random_bool(0.5) { Side::Soviet } else { Side::German };
        let (.., first) = public.on_map(side.enemy()).choose(chance)?;
        let touching = |target: Hex| board.land_neighbours(target).filter(|from| public.holds(side, *from));
        let from = touching(first).choose(chance)?;
        let mut targets = vec![first];
        let second =
            board.land_neighbours(from).filter(|hex| *hex != first && public.holds(side.enemy(), *hex));
        if chance.random_bool(0.4) {
            targets.extend(second.choose(chance));
        }
        targets.sort_unstable();
        let able = |from: &Hex| targets.iter().all(|target| board.touches_over_land(*from, *target));
        let able: Vec<Piece> = touching(first)
            .filter(able)
            .flat_map(|from| public.stack(from))
            .filter(|piece| {
                // A unit that has advanced cannot attack again (9.85).
                let condition = &public.counter(*piece).condition;
                !condition.disrupted && !condition.advanced
            })
            .collect();
        let share = *[0.4, 0.8, 1.0].choose(chance)?;
        let mut attackers: Vec<Piece> = able.into_iter().filter(|_| chance.random_bool(share)).collect();
        attackers.sort_unstable();
        let fights = attackers.iter().any(|piece| public.counter(*piece).kind != Kind::Leader);
        fights.then_some((attackers, targets))
    }
}

fn compare_games(seeds: std::ops::Range<u64>, rarity: u32, effort: Effort) -> u64 {
    let rulebook = campaign();
    let map = map(&rulebook.board);
    let positions = std::sync::atomic::AtomicU64::new(0);
    on_all_cores(seeds, |seed| {
        look_in(&rulebook, seed, 1, |table, chance| {
            let position = table.position();
            let label = || format!("seed {seed}, turn {}, {:?}", position.public.turn, position.public.phase);
            judged_at_the_opening(&rulebook, &map, &position.public, &table.events, &label());
            if chance.random_ratio(1, rarity) {
                compare(&rulebook, &map, position, effort, label(), chance);
                positions.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            }
        });
    });
    positions.into_inner()
}

#[test]
fn both_agree_on_some_hundred_positions() {
    let effort = Effort { singles: 5, stacks: 4, battles: 3 };
    let positions = compare_games(900..906, 20, effort);
    assert!(positions >= 200, "only {positions} positions");
}

/// A wrong rule in one of the two is noticed.
#[test]
fn a_wrong_rule_shows() {
    let rulebook = campaign();
    let map = map(&rulebook.board);
    let position = moments().iter().find(|moment| moment.public.turn == 5).unwrap();
    let wrong: [fn(&mut Situation); 4] = [
        |theirs| theirs.units.iter_mut().for_each(|unit| unit.disrupted = !unit.disrupted),
        |theirs| theirs.units.iter_mut().for_each(|unit| unit.rating = 0),
        |theirs| theirs.map.woods.clear(),
        |theirs| theirs.map.rails.clear(),
    ];
    for spoil in wrong {
        let mut theirs = situation(&rulebook, &map, &position.public);
        spoil(&mut theirs);
        let public = &position.public;
        let both = Both { rulebook: &rulebook, position, public, theirs, map: &map, label: String::new() };
        let mut chance = ChaCha8Rng::seed_from_u64(1);
        let effort = Effort { singles: 40, stacks: 10, battles: 20 };
        let shown = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| both.ask(effort, &mut chance)));
        assert!(shown.is_err());
    }
}

#[test]
#[ignore = "takes minutes"]
fn both_agree_on_ten_thousand_positions() {
    let effort = Effort { singles: 4, stacks: 3, battles: 2 };
    let positions = compare_games(1000..1220, 22, effort);
    assert!(positions >= 10_000, "only {positions} positions");
    println!("{positions} positions compared");
}
