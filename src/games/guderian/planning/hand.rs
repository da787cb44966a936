//! The meaning of input in Guderian: attacks are planned by drag and click, retreats are routed, markers are placed,
//! divisions are called up.

use super::{
    attack::PlannedAttack,
    commands::{CALL_UP, COMMANDS, LOSE_STEPS, RAIL_COMMAND, RETREAT, STAY},
    decisions::{answer, asked, chooses_winner, is_interdiction, steps, who_advances, winners_with},
    flag,
    game_plan::GamePlan,
    grant::grant,
    offers::{attempt, of_call_up, offered, orders},
    spread, walks,
};
use crate::{
    engine::{board::Hex, counters::UnitId, orders::AnyWish},
    games::guderian::rules::{
        Guderian,
        combat::battle::Decision,
        counter::{Piece, Place},
        movement::stacking,
        order::{Order, legal},
        position::Public,
        set_up,
        view::to_play,
    },
    planning::{
        AttackQuery, Clicked, Dropped, FlagText, GameContext, Highlight, InputOutcome, Mark, Offer, Outcomes,
        Planning,
    },
    scene::HasScene,
    settings::{Command, OwnCommand},
};
use std::collections::{BTreeMap, BTreeSet};

type Asked<'a> = GameContext<'a, Guderian>;

fn pieces(public: &Public, units: &[UnitId]) -> Vec<Piece> {
    units.iter().filter_map(|unit| public.find(*unit)).collect()
}

/// Whether these counters wait to be put on the map, and are more than a hex has room for (7.1).
fn wait_in_numbers(now: Asked, pieces: &[Piece], hex: Hex) -> bool {
    let public = &now.position.public;
    let waits = |piece: &Piece| matches!(public.counter(*piece).place, Place::SetUp | Place::Due { .. });
    pieces.iter().all(waits) && !stacking::has_room(now.rulebook, public, hex, pieces)
}

/// Adds units and a target to the planned attack. If they do not fit the plan, the rules give the reason, and a new
/// plan begins if they can attack the target by themselves.
fn add_to(plan: &mut PlannedAttack, now: Asked, pieces: &[Piece], target: Hex) -> InputOutcome<Order> {
    match plan.with(now.rulebook, &now.position.public, pieces, target) {
        Ok(with) => {
            *plan = with;
            InputOutcome::Handled
        }
        Err(why) => InputOutcome::Refuse(why.into()),
    }
}

/// Carries out the planned attack.
fn confirm(plan: &PlannedAttack) -> Outcomes<Guderian> {
    vec![plan.order().map_or(InputOutcome::HandledSilently, InputOutcome::Order)]
}

/// The order that calls a division up into this hex; without a path by the rules, an order that they refuse with the
/// reason.
fn call_up_to(now: Asked, calling_up: &mut bool, hex: Hex) -> Outcomes<Guderian> {
    *calling_up = false;
    let offered = of_call_up(now.rulebook, &now.position.public);
    let path = offered.places.get(&hex).map_or_else(|| vec![hex], |choice| choice.path.clone());
    vec![InputOutcome::Order(Order::CallUp { path })]
}

impl Planning for Guderian {
    type Plan = GamePlan;

    /// Whether two units are of one division; a Soviet division is one counter.
    fn of_one_formation(now: Asked, one: UnitId, other: UnitId) -> bool {
        let public = &now.position.public;
        let division = |unit: UnitId| {
            let print = public.counter(public.find(unit)?).print?;
            now.rulebook.order_of_battle.record(print).division
        };
        one == other || division(one).is_some_and(|number| division(other) == Some(number))
    }

    fn offers(now: Asked, plan: &GamePlan, units: &[UnitId], pinned: &[Hex]) -> Offer {
        let public = &now.position.public;
        if plan.calling_up {
            return of_call_up(now.rulebook, public);
        }
        offered(now.rulebook, public, &pieces(public, units), pinned)
    }

    fn left_along(now: Asked, _: &GamePlan, units: &[UnitId], path: &[Hex]) -> Vec<(Hex, String)> {
        let public = &now.position.public;
        let left = walks::left_along(now.rulebook, public, &pieces(public, units), path);
        left.into_iter().map(|(hex, points)| (hex, points.to_string())).collect()
    }

    fn dropped(now: Asked, plan: &mut GamePlan, dropped: &Dropped) -> Outcomes<Self> {
        let public = &now.position.public;
        let (units, hex) = (dropped.units, dropped.hex);
        let pieces = pieces(public, units);
        let orders = match dropped.choice {
            Some(choice) if choice.mark == Mark::Attack => {
                return vec![add_to(&mut plan.attack, now, &pieces, hex)];
            }
            Some(_) if wait_in_numbers(now, &pieces, hex) => spread::around(now.rulebook, public, units, hex),
            Some(choice) => orders(public, units, hex, choice),
            None => attempt(now.rulebook, public, &pieces, hex, dropped.by_train).into_iter().collect(),
        };
        let planned = orders.iter().find_map(PlannedAttack::of_overrun);
        match planned.filter(|_| dropped.asks_before_dice && dropped.choice.is_some()) {
            Some(planned) => {
                plan.attack = planned;
                vec![InputOutcome::Select(units.to_vec()), InputOutcome::Handled]
            }
            None => orders.into_iter().map(InputOutcome::Order).collect(),
        }
    }

    fn clicked(now: Asked, plan: &mut GamePlan, clicked: &Clicked) -> Outcomes<Self> {
        let public = &now.position.public;
        let selected = now.selected;
        let (unit, hex) = (clicked.unit, clicked.hex);
        if let Some(decision) = &public.owed {
            let asked = (now.rulebook.as_ref(), public);
            let chooses = chooses_winner(decision, unit, selected);
            if let Some(who) =
                hex.filter(|_| !chooses).and_then(|hex| who_advances(asked, decision, selected, hex))
            {
                return vec![InputOutcome::Refuse(who)];
            }
            let answer = || answer(asked, decision, unit, hex, selected, &mut plan.routing);
            if let Some(order) = (!chooses).then(answer).flatten() {
                return vec![InputOutcome::Order(order)];
            }
            if !matches!(decision, Decision::Advance { .. }) {
                return vec![InputOutcome::HandledSilently];
            }
            if let Some(unit) = unit.filter(|_| chooses && !clicked.fanned) {
                return vec![InputOutcome::Select(winners_with(public, decision, unit))];
            }
        } else if let Some(hex) = hex.filter(|_| is_interdiction(public.phase)) {
            return vec![InputOutcome::Order(Order::PlaceMarker { hex })];
        }
        if plan.calling_up {
            return hex.map_or_else(
                || vec![InputOutcome::HandledSilently],
                |hex| call_up_to(now, &mut plan.calling_up, hex),
            );
        }
        let Some(piece) = unit.and_then(|unit| public.find(unit)) else { return Vec::new() };
        let fights = public.phase.is_combat() && public.owed.is_none();
        let enemy = public.counter(piece).side() != public.phase.side();
        if fights && enemy && !selected.is_empty() {
            let added = hex.map(|hex| add_to(&mut plan.attack, now, &pieces(public, selected), hex));
            return vec![added.unwrap_or(InputOutcome::HandledSilently)];
        }
        if fights
            && clicked.count < 2
            && let Some(selected) = plan.attack.join(now.rulebook, public, selected, piece)
        {
            return vec![InputOutcome::Select(selected), InputOutcome::Handled];
        }
        Vec::new()
    }

    fn asked(now: Asked, plan: &GamePlan) -> BTreeMap<Hex, Highlight> {
        asked(now.rulebook, &now.position.public, &plan.routing)
    }

    fn aimed(plan: &GamePlan) -> Vec<Hex> {
        plan.attack.targets.clone()
    }

    fn shots(now: Asked, plan: &GamePlan) -> Vec<[Hex; 2]> {
        let attack = &plan.attack;
        let starts: BTreeSet<Hex> =
            attack.units.iter().filter_map(|unit| Self::hex_of(now.position, *unit)).collect();
        let to_each = |from: Hex| attack.targets.iter().map(move |target| [from, *target]);
        starts.into_iter().flat_map(to_each).collect()
    }

    fn flag(now: Asked, plan: &GamePlan, asked: &AttackQuery) -> Option<FlagText> {
        flag::words(now.rulebook, &now.position.public, now.selected, &plan.attack, asked)
    }

    fn steps(now: Asked, plan: &GamePlan) -> Vec<[Hex; 2]> {
        steps(now.rulebook, &now.position.public, now.selected, &plan.routing)
    }

    fn grant_wish(_: Asked, plan: &mut GamePlan, wish: &AnyWish) -> Outcomes<Self> {
        wish.of().map(|wish| grant(plan, wish)).unwrap_or_default()
    }

    fn forget(_: Asked, plan: &mut GamePlan) {
        *plan = GamePlan::default();
    }

    fn give_up(plan: &mut GamePlan) {
        *plan = GamePlan::default();
    }

    const COMMANDS: &'static [OwnCommand] = COMMANDS;
    const RAIL_COMMAND: Option<OwnCommand> = Some(RAIL_COMMAND);

    fn act(now: Asked, plan: &mut GamePlan, at: Option<Hex>) -> Outcomes<Self> {
        let public = &now.position.public;
        let selected = now.selected;
        let Some(hex) = at else { return confirm(&plan.attack) };
        if plan.calling_up {
            return call_up_to(now, &mut plan.calling_up, hex);
        }
        if let Some(decision) = &public.owed {
            let asked = (now.rulebook.as_ref(), public);
            let unit = meant(now, hex);
            let chooses = chooses_winner(decision, unit, selected);
            if let Some(who) = who_advances(asked, decision, selected, hex).filter(|_| !chooses) {
                return vec![InputOutcome::Refuse(who)];
            }
            let answer = || answer(asked, decision, unit, at, selected, &mut plan.routing);
            if let Some(order) = (!chooses).then(answer).flatten() {
                return vec![InputOutcome::Order(order)];
            }
            // Winners are selected first, then their path.
            let chosen = match decision {
                Decision::Advance { among, .. } => unit.filter(|unit| among.contains(unit)),
                _ => None,
            };
            return vec![chosen.map_or(InputOutcome::HandledSilently, |unit| match chooses {
                true => InputOutcome::Select(winners_with(public, decision, unit)),
                false => InputOutcome::Select(vec![unit]),
            })];
        }
        if is_interdiction(public.phase) {
            return vec![InputOutcome::Order(Order::PlaceMarker { hex })];
        }
        if plan.attack.targets.contains(&hex) {
            return confirm(&plan.attack);
        }
        let fights = public.phase.is_combat() && public.holder(hex) == Some(to_play(public).enemy());
        if fights && !selected.is_empty() {
            return vec![add_to(&mut plan.attack, now, &pieces(public, selected), hex)];
        }
        Vec::new()
    }

    fn key(now: Asked, plan: &mut GamePlan, command: Command, _: Option<Hex>) -> Outcomes<Self> {
        let public = &now.position.public;
        let order = match (command, &public.owed) {
            (Command::Own(LOSE_STEPS), Some(Decision::LoseOrRetreat { .. })) => Order::Lose,
            (Command::Own(RETREAT), Some(Decision::LoseOrRetreat { .. })) => Order::Retreat,
            (Command::Own(STAY), Some(Decision::Advance { .. })) => Order::Stay,
            (Command::Own(CALL_UP), _) => {
                let open = legal::calls(now.rulebook, public);
                let Some(hex) = open.first() else { return Vec::new() };
                plan.calling_up = true;
                return vec![InputOutcome::Select(Vec::new()), InputOutcome::MoveCursor(*hex)];
            }
            _ => return Vec::new(),
        };
        vec![InputOutcome::Order(order)]
    }

    fn unit_cycle(now: Asked, _: &GamePlan) -> Vec<UnitId> {
        let public = &now.position.public;
        let mine = |unit: &UnitId| {
            Self::is_friendly(now, *unit) && among(public).is_none_or(|among| among.contains(unit))
        };
        let mut hexes: Vec<Hex> = public.counters.iter().filter_map(|counter| counter.hex()).collect();
        hexes.sort_unstable();
        hexes.dedup();
        let stacks = hexes.into_iter().flat_map(|hex| public.stack(hex));
        stacks.map(|piece| public.counter(piece).id).filter(mine).collect()
    }

    /// Whether a unit can act. A unit that must lose a step, or that is over the limit, can be named in any hex.
    fn can_act(now: Asked, _: &GamePlan, unit: UnitId) -> bool {
        let public = &now.position.public;
        let named = matches!(&public.owed, Some(Decision::LoseStep { .. } | Decision::Excess { .. }));
        named || !offered(now.rulebook, public, &pieces(public, &[unit]), &[]).is_empty()
    }

    fn waiting(now: Asked) -> Vec<UnitId> {
        let public = &now.position.public;
        if public.owed.is_some() {
            return Vec::new();
        }
        let set_up = set_up::waiting(public).map(|counter| counter.id);
        let due = legal::arrivals(public).into_iter().map(|piece| public.counter(piece).id);
        set_up.chain(due).filter(|unit| Self::is_friendly(now, *unit)).collect()
    }
}

/// The units from which one must be named.
fn among(public: &Public) -> Option<&Vec<UnitId>> {
    match &public.owed {
        Some(
            Decision::Advance { among, .. }
            | Decision::LoseStep { among, .. }
            | Decision::Excess { among, .. },
        ) => Some(among),
        _ => None,
    }
}

/// The counter at the cursor for key commands: the selected one there, or the top one.
fn meant(now: Asked, hex: Hex) -> Option<UnitId> {
    let public = &now.position.public;
    let here = |unit: &&UnitId| Guderian::hex_of(now.position, **unit) == Some(hex);
    let selected = now.selected.iter().find(here).copied();
    let top = || Guderian::stack(now.position, hex).last().map(|number| public.counters[*number].id);
    selected.or_else(top).filter(|unit| public.find(*unit).is_some())
}
