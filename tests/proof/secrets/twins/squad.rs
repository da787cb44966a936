//! Squad (22): units that were set up hidden, hidden mines, instructions, and the dice to come.

use super::{Hides, Twin};
use kessel::games::squad::rules::counter::Place;
use kessel::{
    engine::{
        board::{ALL_SIDES, Hex},
        counters::UnitId,
        data::scenario_ids,
        orders::{Game, Viewer},
    },
    games::squad::{
        planning::{Plan as PlannedAttack, Way},
        rules::{
            Position, Rulebook, Squad,
            event::Event,
            fire::Shot,
            kinds::Side,
            order::{Order, VehicleStep},
            position::{Instruction, Mission, WorkKind, hidden::is_hidden, invariants},
            scenario::options::Options,
        },
        words::explain,
    },
    panels::Panelled,
    planning::Plan,
};
use rand::{RngExt, rngs::ChaCha8Rng, seq::IndexedRandom};
use std::sync::Arc;

fn truth(position: &Position) -> Position {
    let mut truth = position.clone();
    truth.look(Viewer::All);
    truth
}

impl Hides for Squad {
    fn rulebooks() -> Vec<(String, Arc<Rulebook>)> {
        let mut found = Vec::new();
        for id in scenario_ids(Self::ID) {
            let options = Options { hidden_set_up: true, ..Options::default() };
            found.push((id.clone(), Arc::new(Self::load(&id, &options).unwrap())));
            let mut rulebook = Self::load(&id, &Options::EVERY).unwrap();
            rulebook.scenario.german.hidden_mines = true;
            rulebook.scenario.allied.hidden_mines = true;
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
        let unseen = &position.secrets.unseen;
        let hexes: Vec<Hex> = rulebook.board.hexes().collect();
        let (mut twin, mut at, mut units) = (position.clone(), Vec::new(), Vec::new());
        let whole = truth(position);
        let hidden: Vec<_> =
            unseen.counters.values().filter(|it| enemy(it.side) && it.hex().is_some()).collect();
        for _ in 0..100 {
            let Some((moved, to)) = hidden.choose(chance).zip(hexes.choose(chance)) else { break };
            let others = whole.public.counters.iter().filter(|it| it.id != moved.id);
            if others.filter_map(|it| it.hex()).any(|hex| hex.distance(*to) < 2)
                || whole.public.works.contains_key(to)
            {
                continue;
            }
            let mut counter = (*moved).clone();
            (counter.place, counter.condition.in_work) = (Place::Map(*to), false);
            if !is_hidden(rulebook, &whole.public, &counter) {
                continue;
            }
            let mut other = position.clone();
            other.secrets.unseen.counters.insert(moved.id, counter);
            if invariants::broken(rulebook, &other).is_empty() {
                at.extend(moved.hex().into_iter().chain([*to]));
                units.push(moved.id);
                twin = other;
                break;
            }
        }
        let mines: Vec<Hex> =
            unseen.mines.iter().filter(|(_, of)| enemy(**of)).map(|(hex, _)| *hex).collect();
        if let (Some(from), Some(to)) = (mines.choose(chance), hexes.choose(chance)) {
            let now = truth(&twin).public;
            let free = now.in_hex(*to).next().is_none() && !now.works.contains_key(to);
            let mut other = twin.clone();
            let lain = other.secrets.unseen.mines.remove(from)?;
            other.secrets.unseen.mines.insert(*to, lain);
            if free && invariants::broken(rulebook, &other).is_empty() {
                at.extend([*from, *to]);
                twin = other;
            }
        }
        if at.is_empty() {
            return None;
        }
        let told = position.public.counters.iter().filter(|it| enemy(it.side)).map(|it| it.id);
        for unit in told.filter(|_| chance.random_range(0..6) == 0) {
            twin.secrets.instructions.insert(unit, Instruction::Never);
        }
        if chance.random_range(0..2) == 0 {
            twin.secrets.dice.seed ^= 0x5eed;
        }
        Some(Twin { position: twin, at, units })
    }

    fn orders_of(position: &Position, unit: UnitId, hex: Hex, other: UnitId) -> Vec<Order> {
        let from = position.public.find(unit).and_then(|it| it.hex());
        let facing = from.and_then(|from| from.side_towards(hex)).unwrap_or(ALL_SIDES[0]);
        let step = VehicleStep { hex, facing, reverse: false };
        let shots = || vec![Shot::of(unit)];
        vec![
            Order::Place { unit, hex, facing: Some(facing) },
            Order::PlaceAboard { unit, carrier: other },
            Order::Arm { weapon: unit, unit: other },
            Order::Fire { shots: shots(), leader: None, hex },
            Order::FireAt { unit, weapon: None, leader: None, target: other },
            Order::Assault { shots: shots(), leader: None, hex },
            Order::Move { units: vec![unit], path: vec![hex], assault: false, facing: None },
            Order::Move { units: vec![unit], path: vec![hex], assault: true, facing: None },
            Order::Drive { unit, path: vec![step] },
            Order::Drive { unit, path: vec![VehicleStep { reverse: true, ..step }] },
            Order::Pivot { unit, facing },
            Order::Turn { unit, facing },
            Order::Exit { unit },
            Order::Load { carrier: unit, passengers: vec![other] },
            Order::Unload { carrier: unit, passengers: vec![other], to: Some(hex) },
            Order::Unload { carrier: unit, passengers: vec![other], to: None },
            Order::Overrun { unit, hex, uses: Vec::new() },
            Order::Advance { unit, hex, facing: None },
            Order::Smoke { unit, weapon: None, hex },
            Order::LaySmoke { unit, hex },
            Order::ClearWire { unit, hex },
            Order::Mission { mission: Mission::Light, hex, spotter: Some(unit) },
            Order::SmokeBarrage { hex, spotter: unit },
            Order::Split { squad: unit, second: false },
            Order::Join { halves: [unit, other] },
            Order::Rally { unit },
            Order::OpportunityFire { shots: shots(), leader: None, lane: None },
            Order::Instruct { units: vec![unit], instruction: Instruction::Never },
        ]
    }

    fn attack_plans(unit: UnitId, hex: Hex) -> Vec<Plan<Self>> {
        let plan = |way| {
            let mut plan = Plan::<Self>::default();
            plan.0.plan = Some(PlannedAttack { shots: vec![Shot::of(unit)], ..PlannedAttack::new(way, hex) });
            plan
        };
        [Way::Fire, Way::AntiTank, Way::Assault].map(plan).to_vec()
    }

    fn orders_of_nobody(_: &Position, hex: Hex) -> Vec<Order> {
        let build = |work, there| Order::Build { work, hex, facing: None, there };
        vec![
            build(WorkKind::Foxhole, true),
            build(WorkKind::Mines, true),
            build(WorkKind::Mines, false),
            build(WorkKind::Wire, true),
            Order::Mission { mission: Mission::Light, hex, spotter: None },
            Order::PlaceSniper { hex },
            Order::WithdrawSniper,
            Order::Hold,
        ]
    }

    fn tells(event: &Event) -> bool {
        // 22.1, 22.2: mines that are entered, units that are met, seen or hit; 14.1: a decision interrupts the move.
        matches!(
            event,
            Event::Die { .. }
                | Event::Shown { .. }
                | Event::MinesKnown { .. }
                | Event::Owed { .. }
                | Event::Waits { .. }
        )
    }

    fn words(rulebook: &Rulebook, position: &Position, order: &Order) -> String {
        <Self as Panelled>::advice(rulebook, &position.public, order, &[]).words.join("; ")
    }

    fn why(rulebook: &Rulebook, position: &Position, hex: Hex, chosen: &[UnitId]) -> String {
        format!("{:?}", explain::why(rulebook, &position.public, hex, chosen))
    }
}
