//! Platoon (19.2): units in cover, mines and forts that are not spotted, instructions, and the dice to come.

use super::{Hides, Twin};
use kessel::{
    engine::{
        board::{Hex, Terrain},
        counters::UnitId,
        data::scenario_ids,
        orders::{Game, Viewer},
    },
    games::platoon::{
        planning::{Plan as PlannedAttack, Way},
        rules::{
            Platoon, Position, Rulebook,
            combat::{Kind, indirect::Call},
            counter::{Counter, Place},
            event::{Cause, Event},
            kinds::Side,
            order::{Order, Target, Work},
            position::{Instruction, hidden::is_hidden, invariants},
        },
        words::explain,
    },
    panels::Panelled,
    planning::Plan,
};
use rand::{RngExt, rngs::ChaCha8Rng, seq::IndexedRandom};
use std::sync::Arc;

/// Returns the position as the referee sees it.
fn truth(position: &Position) -> Position {
    let mut truth = position.clone();
    truth.look(Viewer::All);
    truth
}

/// Moves a hidden unit to another hex, with the unit that it carries, or changes its state.
fn elsewhere(
    rulebook: &Rulebook,
    position: &Position,
    moved: &Counter,
    chance: &mut ChaCha8Rng,
) -> Option<(Position, Hex)> {
    let hexes: Vec<Hex> = rulebook.board.hexes().collect();
    (0..60).find_map(|_| {
        let to = *hexes.choose(chance)?;
        let mut all = truth(position);
        if all.public.in_hex(to).count() > 1 || all.public.holder(to) == Some(moved.side.enemy()) {
            return None;
        }
        let counter = all.public.counters.iter_mut().find(|it| it.id == moved.id)?;
        counter.place = Place::Map(to);
        // It must have spotted no new unit from there for its own side.
        let counter = counter.clone();
        let stays = is_hidden(rulebook, &all.public, &counter);
        let mut twin = position.clone();
        twin.secrets.unseen.counters.insert(moved.id, counter);
        (stays && is_sound(rulebook, position, &twin)).then_some((twin, to))
    })
}

/// Whether a position could have arisen: exactly the units that are taken for hidden are hidden.
fn is_sound(rulebook: &Rulebook, position: &Position, twin: &Position) -> bool {
    let all = truth(twin);
    let hidden = |it: &Counter| is_hidden(rulebook, &all.public, it);
    let told =
        all.public.counters.iter().all(|it| hidden(it) == twin.secrets.unseen.counters.contains_key(&it.id));
    told && twin.public == position.public && invariants::broken(rulebook, twin).is_empty()
}

impl Hides for Platoon {
    fn rulebooks() -> Vec<(String, Arc<Rulebook>)> {
        let mut found = Vec::new();
        for id in scenario_ids(Self::ID) {
            let mut rulebook = Rulebook::load(&id).unwrap();
            rulebook.options.hidden_units = true;
            found.push((id.clone(), Arc::new(rulebook.clone())));
            rulebook.options = kessel::games::platoon::rules::scenario::options::Options::EVERY;
            found.push((format!("{id} with every option"), Arc::new(rulebook)));
        }
        found
    }

    fn twin(
        rulebook: &Arc<Rulebook>,
        position: &Position,
        side: usize,
        chance: &mut ChaCha8Rng,
    ) -> Option<Twin<Self>> {
        let enemy = |of: Side| of.number() != side;
        let (mut twin, mut at, mut units) = (position.clone(), Vec::new(), Vec::new());
        let unseen = &position.secrets.unseen;
        let hidden: Vec<&Counter> =
            unseen.counters.values().filter(|it| enemy(it.side) && it.hex().is_some()).collect();
        for _ in 0..chance.random_range(1..3) {
            let Some(moved) = hidden.choose(chance) else { break };
            if let Some((other, to)) = elsewhere(rulebook, &twin, moved, chance) {
                at.extend(moved.hex().into_iter().chain([to]));
                units.push(moved.id);
                twin = other;
            }
        }
        if let Some(changed) = hidden.choose(chance) {
            let mut other = twin.clone();
            let condition = &mut other.secrets.unseen.counters.get_mut(&changed.id)?.condition;
            condition.inverted = !condition.inverted;
            if is_sound(rulebook, position, &other) {
                at.extend(changed.hex());
                units.push(changed.id);
                twin = other;
            }
        }
        let dry: Vec<Hex> =
            rulebook.board.hexes().filter(|hex| rulebook.board.terrain(*hex) == Terrain::Clear).collect();
        let mines: Vec<Hex> =
            unseen.mines.iter().filter(|(_, it)| enemy(it.side)).map(|(hex, _)| *hex).collect();
        if let (Some(from), Some(to)) = (mines.choose(chance), dry.choose(chance)) {
            let mut other = twin.clone();
            let lain = other.secrets.unseen.mines.remove(from)?;
            let free = truth(&other).public.in_hex(*to).next().is_none();
            if free
                && other.secrets.unseen.mines.insert(*to, lain).is_none()
                && is_sound(rulebook, position, &other)
            {
                at.extend([*from, *to]);
                twin = other;
            }
        }
        if at.is_empty() {
            return None;
        }
        let told: Vec<UnitId> =
            position.public.counters.iter().filter(|it| enemy(it.side)).map(|it| it.id).collect();
        for unit in told.iter().filter(|_| chance.random_range(0..6) == 0) {
            twin.secrets.instructions.insert(*unit, Instruction::Never);
        }
        // The dice stay the same in half of them: then only the hidden facts differ.
        if chance.random_range(0..2) == 0 {
            twin.secrets.dice.seed ^= 0x5eed;
        }
        Some(Twin { position: twin, at, units })
    }

    fn orders_of(position: &Position, unit: UnitId, hex: Hex, other: UnitId) -> Vec<Order> {
        let from = position.public.find(unit).and_then(Counter::hex);
        let between = from.and_then(|from| {
            let mut near: Vec<Hex> =
                (0..6).filter_map(|side| from.step(kessel::engine::board::ALL_SIDES[side])).collect();
            near.sort_by_key(|near| near.distance(hex));
            near.first().copied()
        });
        let way: Vec<Hex> = between.into_iter().filter(|between| *between != hex).chain([hex]).collect();
        vec![
            Order::Fire { firers: vec![unit], hex, target: Target::Stack },
            Order::Fire { firers: vec![unit], hex, target: Target::Unit(other) },
            Order::IndirectFire { firers: vec![(unit, Call::FromTheHip)], hex },
            Order::IndirectFire { firers: vec![(unit, Call::Registered)], hex },
            Order::Assault { units: vec![unit], hex },
            Order::Overrun { units: vec![unit], hex },
            Order::Move { unit, path: vec![hex], quick: false, concealed: false },
            Order::Move { unit, path: way.clone(), quick: false, concealed: false },
            Order::Move { unit, path: way, quick: true, concealed: false },
            Order::Move { unit, path: vec![hex], quick: false, concealed: true },
            Order::Enter { unit, hex },
            Order::Exit { unit },
            Order::Load { carrier: unit, passenger: other },
            Order::Unload { carrier: unit },
            Order::Flip { carrier: unit },
            Order::ClearMines { engineer: unit },
            Order::Register { unit, hex },
            Order::Unregister { unit, hex },
            Order::Place { unit, hex },
            Order::PlaceAboard { unit, carrier: other },
            Order::OpportunityFire { firers: vec![unit] },
            Order::Interdict { firers: vec![unit] },
            Order::Instruct { units: vec![unit], instruction: Instruction::AnyTarget },
        ]
    }

    fn attack_plans(unit: UnitId, hex: Hex) -> Vec<Plan<Self>> {
        let plan = |way| {
            let mut plan = Plan::<Self>::default();
            plan.0.plan = Some(PlannedAttack { way, units: vec![unit], hex });
            plan
        };
        [Way::Direct, Way::Indirect, Way::Assault].map(plan).to_vec()
    }

    fn orders_of_nobody(_: &Position, hex: Hex) -> Vec<Order> {
        let lay = |work, there| Order::Lay { work, hex, there };
        let works = [Work::Mines, Work::Fort, Work::Block];
        works.into_iter().flat_map(|work| [lay(work, true), lay(work, false)]).chain([Order::Pass]).collect()
    }

    fn tells(event: &Event) -> bool {
        // A hidden unit's own side hears the same of it.
        match event.itself() {
            // 19.3.
            Event::Die { .. } | Event::Owed { .. } => true,
            // 19.2: the units that are met or hit, and those that stop a unit.
            Event::Shown { .. }
            | Event::Sighted { .. }
            | Event::MinesKnown { .. }
            | Event::FortKnown { .. } => true,
            Event::Halted { why: Cause::Met | Cause::Mines, .. } => true,
            // 13.8: an attack that is worse than 1-4 is not made, so that it is made tells as its die does.
            Event::Attacked { kind: Kind::Indirect, figures: None, .. } => true,
            // 19.2: both sides learn that a place has another holder, as the rulebook says.
            Event::Held { .. } => true,
            // 10.2, 10.5: the unit that sees another marks it, and the unit that has seen it loses sight of it.
            Event::Spotted { .. } | Event::SpottingEnds { .. } => true,
            _ => false,
        }
    }

    /// 19.2: a unit is shown when it is spotted, met or hit, and so is its state.
    fn brings_out(event: &Event, unit: UnitId) -> bool {
        matches!(event, Event::Sighted { units } | Event::Shown { units } if units.contains(&unit))
    }

    /// 10.2, 19.2: it is announced that a spotter is adjacent to a unit, whichever side sees the spotter.
    fn differ_in_sight(one: &Event, other: &Event) -> bool {
        one.itself() == other.itself()
    }

    fn words(rulebook: &Rulebook, position: &Position, order: &Order) -> String {
        <Self as Panelled>::advice(rulebook, &position.public, order, &[]).words.join("; ")
    }

    fn why(rulebook: &Rulebook, position: &Position, hex: Hex, chosen: &[UnitId]) -> String {
        format!("{:?}", explain::why(rulebook, &position.public, hex, chosen))
    }
}
