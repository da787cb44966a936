//! Dealing of the other side's hidden units and mines: by chance, where they could be by what a side knows (19.2).
//!
//! A hidden unit is in cover and beside no unit that would see it, as far from the place where it began as its allowance
//! carried it in the turns so far. Of two such hexes it is dealt to the one nearer to a hex that counts for victory.
//! Forts are not dealt: no player knows how many are left.

use crate::{
    engine::{
        board::{Hex, Terrain},
        counters::UnitId,
        orders::drawn_near,
    },
    games::platoon::rules::{
        View,
        conduct::setting_up::works_left,
        counter::{Counter, Place},
        kinds::Side,
        movement::is_room,
        order::Work,
        position::{Mines, Public, Unseen},
        rulebook::Rulebook,
        set_up::roster,
        sight::spotting::conceals,
    },
};
use rand::{SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

/// Returns hidden units and mines that the enemy of a view's side could have. A unit for which there is no hex is left
/// out.
pub(super) fn enemies(view: &View<'_>, seed: u64) -> Unseen {
    if !view.rulebook.options.hidden_units {
        return Unseen::default();
    }
    let mut deal = Deal::new(view, seed);
    let is_hidden = |counter: &&Counter| counter.side == deal.side && counter.place == Place::Unseen;
    let hidden: Vec<Counter> = view.public().counters.iter().filter(is_hidden).cloned().collect();
    hidden.into_iter().for_each(|unit| deal.unit(unit));
    // During set-up the mines may still be laid. Later those that were cleared or never laid count as hidden: nobody can
    // tell them apart.
    if !view.public().phase.is_set_up() {
        let mines = works_left(deal.rulebook, &deal.public, deal.side, Work::Mines);
        (0..mines).for_each(|_| deal.mine());
    }
    deal.unseen
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
    /// The hexes in which units are hidden, if they are there.
    cover: Vec<Hex>,
    /// The hexes that count for victory.
    places: Vec<Hex>,
    chance: ChaCha8Rng,
    unseen: Unseen,
}

impl<'a> Deal<'a> {
    fn new(view: &View<'a>, seed: u64) -> Self {
        let (rulebook, public) = (view.rulebook.as_ref(), view.public().clone());
        let others: Vec<Hex> = public.on_map(view.side).map(|(_, hex)| hex).collect();
        let hides = |hex: &Hex| {
            conceals(&rulebook.board, *hex) && others.iter().all(|other| other.distance(*hex) > 1)
        };
        Self {
            rulebook,
            side: view.side.enemy(),
            roster: roster(rulebook),
            cover: rulebook.board.hexes().filter(hides).collect(),
            places: rulebook.scenario.victory.held_hexes().flatten().copied().collect(),
            public,
            chance: ChaCha8Rng::seed_from_u64(seed),
            unseen: Unseen::default(),
        }
    }

    /// Deals a hidden unit to a hex to which it could have come, or to any in which it is hidden if there is none.
    fn unit(&mut self, unit: Counter) {
        let has_room = |hex: &&Hex| is_room(&self.public, &unit, **hex);
        let roomy: Vec<Hex> = self.cover.iter().filter(has_room).copied().collect();
        let near: Vec<Hex> = roomy.iter().filter(|hex| self.can_be_in(unit.id, **hex)).copied().collect();
        let hexes = if near.is_empty() { roomy } else { near };
        let hex = drawn_near(&hexes, |hex| Some(*hex), &self.places, &mut self.chance);
        let Some(hex) = hex.copied() else { return };
        let there = Counter { place: Place::Map(hex), ..unit };
        if let Some(known) = self.public.find_mut(there.id) {
            *known = there.clone();
        }
        self.unseen.counters.insert(there.id, there);
    }

    /// Whether a unit could have come to a hex since the start of the game, in a straight line.
    fn can_be_in(&self, unit: UnitId, hex: Hex) -> bool {
        let scenario = &self.rulebook.scenario;
        let force = scenario.force(self.side);
        let find = |id: UnitId| self.roster.iter().find(|counter| counter.id == id);
        let Some(unit) = find(unit) else { return true };
        let mover = unit.carrier().and_then(find).unwrap_or(unit);
        let turns = |first: u8| u32::from(self.public.turn.saturating_sub(first).saturating_add(1));
        let allowance = u32::from(self.rulebook.kind(mover).allowance);
        match mover.place {
            Place::SetUp(group) => force.set_up.get(usize::from(group)).is_none_or(|set_up| {
                let (first, last) = set_up.columns;
                let far = hex.column().saturating_sub(last).max(first.saturating_sub(hex.column()));
                u32::from(far) <= allowance.saturating_mul(turns(scenario.first_turn))
            }),
            Place::Due(number) => force.arrivals.get(usize::from(number)).is_none_or(|arrival| {
                let far = arrival.entry.iter().map(|entry| entry.distance(hex)).min();
                far.unwrap_or(0) <= allowance.saturating_mul(turns(arrival.turn))
            }),
            Place::Map(from) => from.distance(hex) <= allowance.saturating_mul(turns(scenario.first_turn)),
            _ => true,
        }
    }

    /// Deals hidden mines to a hex in which they may have been laid (4.1).
    fn mine(&mut self) {
        let Some(works) = &self.rulebook.scenario.force(self.side).mines else { return };
        let (first, last) = works.columns;
        let may_lie = |hex: &Hex| {
            (first..=last).contains(&hex.column())
                && !matches!(self.rulebook.board.terrain(*hex), Terrain::Lake | Terrain::Swamp)
                && !self.public.mines.contains_key(hex)
                && self.public.holder(*hex) != Some(self.side.enemy())
        };
        let hexes: Vec<Hex> = self.rulebook.board.hexes().filter(may_lie).collect();
        if let Some(hex) = hexes.choose(&mut self.chance) {
            let mines = Mines { side: self.side, known: false };
            self.public.mines.insert(*hex, mines);
            self.unseen.mines.insert(*hex, mines);
        }
    }
}
