//! Dealing of the other side's hidden units and mines: by chance, where they could be by what a side knows (22).
//!
//! A hidden unit shows itself as soon as it moves, so that it is still in the area of its set-up, in cover, and beside
//! no infantry that would see it. Each is dealt to a hex where it could be; of two such hexes the one nearer to a
//! victory hex, since nobody hides far from what counts.

use crate::{
    engine::{
        board::{ALL_SIDES, Hex, Hexside},
        counters::UnitId,
        orders::drawn_near,
    },
    games::squad::rules::{
        View,
        conduct::commanding::bears,
        counter::{Counter, Place},
        kinds::Side,
        movement::{fits, may_build, would_shelter},
        position::{Public, Unseen, Work, WorkKind, hidden::hides_anything},
        rulebook::Rulebook,
        scenario::{SetUp, carries},
        set_up::{halves_of, roster},
        sight::cover::cover,
    },
};
use rand::{SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

/// Returns hidden units and mines that the enemy of a view's side could have. A unit for which there is no hex is left
/// out.
pub(super) fn enemies(view: &View<'_>, seed: u64) -> Unseen {
    if !hides_anything(view.rulebook) {
        return Unseen::default();
    }
    let side = view.side.enemy();
    let is_hidden = |counter: &&Counter| counter.side == side && counter.place == Place::Unseen;
    let hidden: Vec<Counter> = view.public().counters.iter().filter(is_hidden).cloned().collect();
    let mines = mines_unseen(view);
    if hidden.is_empty() && mines == 0 {
        return Unseen::default();
    }
    let mut deal = Deal::new(view, seed);
    let is_weapon = |counter: &Counter| view.rulebook.kind(counter).weapon().is_some();
    let (weapons, units): (Vec<Counter>, Vec<Counter>) = hidden.into_iter().partition(is_weapon);
    units.into_iter().for_each(|unit| deal.unit(unit));
    weapons.into_iter().for_each(|weapon| deal.weapon(weapon));
    (0..mines).for_each(|_| deal.mine());
    deal.unseen
}

/// The number of mines that the enemy has laid where the side of a view does not see them. Both sides see what is left
/// in the stores (22.1).
fn mines_unseen(view: &View<'_>) -> u8 {
    let (scenario, public) = (&view.rulebook.scenario, view.public());
    if scenario.underway.is_some() || !scenario.force(view.side.enemy()).hidden_mines {
        return 0;
    }
    let laid = |side: Side| -> u8 {
        let works = scenario.force(side).set_up.iter().flat_map(|set_up| &set_up.works);
        let mines = works.filter(|(work, _)| *work == WorkKind::Mines).map(|(_, number)| *number);
        let left = public.stores(side).works.get(&WorkKind::Mines).copied().unwrap_or(0);
        mines.fold(0, u8::saturating_add).saturating_sub(left)
    };
    let seen = public.works.values().filter(|work| work.kind == WorkKind::Mines).count();
    let seen = u8::try_from(seen).unwrap_or(u8::MAX);
    laid(view.side.enemy()).saturating_sub(seen.saturating_sub(laid(view.side)))
}

/// A deal for one side.
struct Deal<'a> {
    rulebook: &'a Rulebook,
    /// The side whose units and mines are dealt.
    side: Side,
    /// What the other side knows, with everything that has been dealt.
    public: Public,
    /// The counters at the start of the game.
    roster: Vec<Counter>,
    /// The hexes into which the other side does not see.
    out_of_sight: Vec<Hex>,
    /// The hexes that count for victory.
    places: Vec<Hex>,
    chance: ChaCha8Rng,
    unseen: Unseen,
}

impl<'a> Deal<'a> {
    fn new(view: &View<'a>, seed: u64) -> Self {
        let (rulebook, public) = (view.rulebook.as_ref(), view.public().clone());
        // Unpinned infantry sees hidden units beside it; any unit meets those in its hex (22.2).
        let eyes: Vec<(Hex, u32)> = public
            .on_map(view.side)
            .map(|(counter, hex)| {
                let spots = !counter.condition.pinned && rulebook.kind(counter).is_infantry();
                (hex, u32::from(spots))
            })
            .collect();
        let is_unseen = |hex: &Hex| eyes.iter().all(|(from, far)| from.distance(*hex) > *far);
        Self {
            rulebook,
            side: view.side.enemy(),
            roster: roster(rulebook, &rulebook.scenario),
            out_of_sight: rulebook.board.hexes().filter(is_unseen).collect(),
            places: rulebook.scenario.victory.held_hexes().flatten().copied().collect(),
            public,
            chance: ChaCha8Rng::seed_from_u64(seed),
            unseen: Unseen::default(),
        }
    }

    /// Deals a hidden unit, or of a squad one half of which has been seen the other half.
    fn unit(&mut self, unit: Counter) {
        let halves = halves_of(self.rulebook, &unit).into_iter().flatten();
        let halves: Vec<Counter> = halves.filter_map(|half| self.public.find(half)).cloned().collect();
        let (away, seen): (Vec<Counter>, Vec<Counter>) =
            halves.into_iter().partition(|half| half.place == Place::Away);
        let area = self.area(unit.id);
        if seen.is_empty() {
            if let Some(there) = self.hidden_in(&unit, area) {
                self.put(there);
            }
        } else if let Some(half) = away.first().and_then(|half| self.hidden_in(half, area)) {
            self.put(half);
            self.put(Counter { place: Place::Away, ..unit });
        }
    }

    /// Gives a hidden weapon to a hidden unit that can carry it and has none.
    fn weapon(&mut self, weapon: Counter) {
        let is_free = |unit: &&Counter| {
            unit.hex().is_some()
                && bears(self.rulebook, unit, &weapon)
                && self.public.carried_by(unit.id).next().is_none()
        };
        let bearers: Vec<UnitId> =
            self.unseen.counters.values().filter(is_free).map(|unit| unit.id).collect();
        if let Some(bearer) = bearers.choose(&mut self.chance) {
            self.put(Counter { place: Place::Carried(*bearer), ..weapon });
        }
    }

    /// Deals hidden mines to a hex in which they may be laid (20.1).
    fn mine(&mut self) {
        let has_mines = |area: &&SetUp| area.works.iter().any(|(work, _)| *work == WorkKind::Mines);
        let areas: Vec<&SetUp> =
            self.rulebook.scenario.force(self.side).set_up.iter().filter(has_mines).collect();
        let may_lie = |hex: &&Hex| {
            areas.iter().any(|area| is_in(area, **hex))
                && self.public.in_hex(**hex).next().is_none()
                && may_build(self.rulebook, &self.public, WorkKind::Mines, **hex).is_ok()
        };
        let hexes: Vec<Hex> = self.out_of_sight.iter().filter(may_lie).copied().collect();
        if let Some(hex) = hexes.choose(&mut self.chance) {
            self.public.works.insert(*hex, Work { kind: WorkKind::Mines, facing: None, known: false });
            self.unseen.mines.insert(*hex, self.side);
        }
    }

    /// The area in which a unit was set up; none if it was not.
    fn area(&self, unit: UnitId) -> Option<&'a SetUp> {
        let find = |id: UnitId| self.roster.iter().find(|counter| counter.id == id);
        let counter = find(unit)?;
        let counter = counter.carrier().map_or(Some(counter), find)?;
        let Place::SetUp(group) = counter.place else { return None };
        self.rulebook.scenario.force(self.side).set_up.get(usize::from(group))
    }

    /// A unit in a hex of this area in which it could be hidden, or in any hex if there is none.
    fn hidden_in(&mut self, unit: &Counter, area: Option<&SetUp>) -> Option<Counter> {
        let within = |hex: &Hex| area.is_none_or(|area| is_in(area, *hex));
        let mut there = self.where_hidden(unit, within);
        if there.is_empty() {
            there = self.where_hidden(unit, |_| true);
        }
        let mut chosen = drawn_near(&there, Counter::hex, &self.places, &mut self.chance)?.clone();
        if self.rulebook.kind(&chosen).faces() {
            chosen.facing = chosen.hex().and_then(|hex| self.facing(hex));
        }
        Some(chosen)
    }

    /// A unit in each of these hexes in which it could be hidden.
    fn where_hidden(&self, unit: &Counter, within: impl Fn(&Hex) -> bool) -> Vec<Counter> {
        let (rulebook, public) = (self.rulebook, &self.public);
        let kind = rulebook.kind(unit);
        let stands = |hex: &Hex| {
            let mut there = Counter { place: Place::Map(*hex), ..unit.clone() };
            there.condition.in_work = would_shelter(public, kind, *hex);
            let hides = carries(&rulebook.board, &rulebook.charts, kind, *hex)
                && cover(rulebook, public, *hex, &there) > 0
                && fits(rulebook, public, *hex, &[&there]).is_ok();
            hides.then_some(there)
        };
        self.out_of_sight.iter().filter(|hex| within(hex)).filter_map(stands).collect()
    }

    /// The hexside towards the nearest unit of the other side; any, while none is on the map.
    fn facing(&mut self, hex: Hex) -> Option<Hexside> {
        let others = self.public.on_map(self.side.enemy()).map(|(_, at)| at);
        let Some(nearest) = others.min_by_key(|at| (at.distance(hex), *at)) else {
            return ALL_SIDES.choose(&mut self.chance).copied();
        };
        let far = |side: &Hexside| hex.step(*side).map_or(u32::MAX, |next| next.distance(nearest));
        ALL_SIDES.into_iter().min_by_key(far)
    }

    /// Notes where a counter is.
    fn put(&mut self, counter: Counter) {
        if let Some(known) = self.public.find_mut(counter.id) {
            *known = counter.clone();
        }
        self.unseen.counters.insert(counter.id, counter);
    }
}

/// Whether a hex is in the area of a group (4.1).
fn is_in(area: &SetUp, hex: Hex) -> bool {
    let ((left, right), (top, bottom)) = (area.columns, area.rows);
    (left..=right).contains(&hex.column()) && (top..=bottom).contains(&hex.row())
}
