//! What the hand means in Guderian: attacks are planned by dropping and clicking, retreats are routed, markers are laid,
//! divisions are called up.

use super::{
    attack::PlannedAttack,
    commands::{BY_TRAIN, CALL_UP, COMMANDS, LOSE_STEPS, RETREAT, STAY},
    decisions::{Routing, answer, asked, chooses_winner, is_interdiction, steps, who_advances, winners_with},
    flag,
    offers::{attempt, of_call_up, offered, orders},
    spread, walks,
};
use crate::{
    engine::{board::Hex, counters::UnitId},
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
    scene::HasScene,
    settings::{Command, OwnCommand, Settings},
    table::drag::{
        AttackAsked, Clicked, Dropped, FlagWords, GameContext, InHand, InputOutcome, Meanings, ToolsOf,
        offer::{Lit, Mark, Offer},
    },
};
use bevy::{ecs::system::SystemParam, prelude::*};
use std::collections::{BTreeMap, BTreeSet};

/// Whether a division of the South-Western Front is being called up: the next click on the map says where it
/// comes on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CallingUp(pub bool);

/// What the hand uses besides counters.
#[derive(SystemParam)]
pub struct Tools<'w> {
    plan: ResMut<'w, PlannedAttack>,
    routing: ResMut<'w, Routing>,
    calling: ResMut<'w, CallingUp>,
    settings: Option<Res<'w, Settings>>,
}

impl Tools<'_> {
    fn clear(&mut self) {
        self.plan.set_if_neq(PlannedAttack::default());
        self.routing.set_if_neq(Routing::default());
        self.calling.set_if_neq(CallingUp(false));
    }
}

type Asked<'a> = GameContext<'a, Guderian>;

fn pieces(public: &Public, units: &[UnitId]) -> Vec<Piece> {
    units.iter().filter_map(|unit| public.find(*unit)).collect()
}

/// Whether these wait to be put on the map, more of them than find room in a hex (7.1).
fn wait_in_numbers(now: Asked, pieces: &[Piece], hex: Hex) -> bool {
    let public = &now.position.public;
    let waits = |piece: &Piece| matches!(public.counter(*piece).place, Place::SetUp | Place::Due { .. });
    pieces.iter().all(waits) && !stacking::has_room(now.rulebook, public, hex, pieces)
}

/// Adds units and a target to the planned attack. Where they do not go with what is planned, the rules say why, and a
/// new plan begins if they can attack the target by themselves.
fn plan(now: Asked, plan: &mut PlannedAttack, pieces: &[Piece], target: Hex) -> InputOutcome<Order> {
    match plan.with(now.rulebook, &now.position.public, pieces, target) {
        Ok(with) => {
            *plan = with;
            InputOutcome::Handled
        }
        Err(why) => InputOutcome::Refuse(why.into()),
    }
}

/// Carries the planned attack out.
fn confirm(plan: &PlannedAttack) -> Meanings<Guderian> {
    vec![plan.order().map_or(InputOutcome::HandledSilently, InputOutcome::Order)]
}

/// The order that calls a division up into this hex, and if the rules have no way there, one that
/// they refuse with the reason.
fn call_up_to(now: Asked, calling: &mut CallingUp, hex: Hex) -> Meanings<Guderian> {
    calling.0 = false;
    let offered = of_call_up(now.rulebook, &now.position.public);
    let path = offered.places.get(&hex).map_or_else(|| vec![hex], |choice| choice.path.clone());
    vec![InputOutcome::Order(Order::CallUp { path })]
}

impl InHand for Guderian {
    type Tools = Tools<'static>;

    /// A Soviet division is one counter.
    fn of_one_formation(now: Asked, one: UnitId, other: UnitId) -> bool {
        let public = &now.position.public;
        let division = |unit: UnitId| {
            let print = public.counter(public.find(unit)?).print?;
            now.rulebook.order_of_battle.record(print).division
        };
        one == other || division(one).is_some_and(|number| division(other) == Some(number))
    }

    fn offers(now: Asked, tools: &ToolsOf<Self>, units: &[UnitId], pinned: &[Hex]) -> Offer {
        let public = &now.position.public;
        if tools.calling.0 {
            return of_call_up(now.rulebook, public);
        }
        offered(now.rulebook, public, &pieces(public, units), pinned)
    }

    fn left_along(now: Asked, _: &ToolsOf<Self>, units: &[UnitId], path: &[Hex]) -> Vec<(Hex, String)> {
        let public = &now.position.public;
        let left = walks::left_along(now.rulebook, public, &pieces(public, units), path);
        left.into_iter().map(|(hex, points)| (hex, points.to_string())).collect()
    }

    fn dropped(now: Asked, tools: &mut ToolsOf<Self>, dropped: &Dropped) -> Meanings<Self> {
        let public = &now.position.public;
        let (units, hex) = (dropped.units, dropped.hex);
        let pieces = pieces(public, units);
        let orders = match dropped.choice {
            Some(choice) if choice.mark == Mark::Attack => {
                return vec![plan(now, &mut tools.plan, &pieces, hex)];
            }
            Some(_) if wait_in_numbers(now, &pieces, hex) => spread::around(now.rulebook, public, units, hex),
            Some(choice) => orders(public, units, hex, choice),
            None => attempt(now.rulebook, public, &pieces, hex, dropped.by_train).into_iter().collect(),
        };
        // No die by accident: an overrun waits for a click, unless that is switched off or a lesson teaches it.
        let asks = tools.settings.as_ref().is_none_or(|settings| settings.ask_before_dice);
        let planned = orders.iter().find_map(PlannedAttack::of_overrun);
        match planned.filter(|_| asks && dropped.choice.is_some() && now.session.lesson.is_none()) {
            Some(planned) => {
                *tools.plan = planned;
                vec![InputOutcome::Select(units.to_vec()), InputOutcome::Handled]
            }
            None => orders.into_iter().map(InputOutcome::Order).collect(),
        }
    }

    fn clicked(now: Asked, tools: &mut ToolsOf<Self>, clicked: &Clicked) -> Meanings<Self> {
        let public = &now.position.public;
        let selected = &now.session.selected;
        let (unit, hex) = (clicked.unit, clicked.hex);
        if let Some(decision) = &public.owed {
            let asked = (now.rulebook.as_ref(), public);
            let chooses = chooses_winner(decision, unit, selected);
            if let Some(who) =
                hex.filter(|_| !chooses).and_then(|hex| who_advances(asked, decision, selected, hex))
            {
                return vec![InputOutcome::Refuse(who)];
            }
            let answer = || answer(asked, decision, unit, hex, selected, &mut tools.routing);
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
        if tools.calling.0 {
            return hex.map_or_else(
                || vec![InputOutcome::HandledSilently],
                |hex| call_up_to(now, &mut tools.calling, hex),
            );
        }
        let Some(piece) = unit.and_then(|unit| public.find(unit)) else { return Vec::new() };
        let fights = public.phase.is_combat() && public.owed.is_none();
        let enemy = public.counter(piece).side() != public.phase.side();
        if fights && enemy && !selected.is_empty() {
            let plan = hex.map(|hex| plan(now, &mut tools.plan, &pieces(public, selected), hex));
            return vec![plan.unwrap_or(InputOutcome::HandledSilently)];
        }
        if fights
            && clicked.count < 2
            && let Some(selected) = tools.plan.join(now.rulebook, public, selected, piece)
        {
            return vec![InputOutcome::Select(selected), InputOutcome::Handled];
        }
        Vec::new()
    }

    fn asked(now: Asked, tools: &ToolsOf<Self>) -> BTreeMap<Hex, Lit> {
        asked(now.rulebook, &now.position.public, &tools.routing)
    }

    fn aimed(tools: &ToolsOf<Self>) -> Vec<Hex> {
        tools.plan.targets.clone()
    }

    fn shots(now: Asked, tools: &ToolsOf<Self>) -> Vec<[Hex; 2]> {
        let plan = &tools.plan;
        let starts: BTreeSet<Hex> =
            plan.units.iter().filter_map(|unit| Self::hex_of(now.position, *unit)).collect();
        let to_each = |from: Hex| plan.targets.iter().map(move |target| [from, *target]);
        starts.into_iter().flat_map(to_each).collect()
    }

    fn flag(now: Asked, tools: &ToolsOf<Self>, asked: &AttackAsked) -> Option<FlagWords> {
        flag::words(now.rulebook, &now.position.public, &now.session.selected, &tools.plan, asked)
    }

    fn steps(now: Asked, tools: &ToolsOf<Self>) -> Vec<[Hex; 2]> {
        steps(now.rulebook, &now.position.public, &now.session.selected, &tools.routing)
    }

    fn tools_changed(tools: &ToolsOf<Self>) -> bool {
        tools.plan.is_changed() || tools.routing.is_changed() || tools.calling.is_changed()
    }

    fn forget(_: Asked, tools: &mut ToolsOf<Self>) {
        tools.clear();
    }

    fn give_up(tools: &mut ToolsOf<Self>) {
        tools.clear();
    }

    const COMMANDS: &'static [OwnCommand] = COMMANDS;
    const BY_TRAIN: Option<OwnCommand> = Some(BY_TRAIN);

    fn act(now: Asked, tools: &mut ToolsOf<Self>, at: Option<Hex>) -> Meanings<Self> {
        let public = &now.position.public;
        let selected = &now.session.selected;
        let Some(hex) = at else { return confirm(&tools.plan) };
        if tools.calling.0 {
            return call_up_to(now, &mut tools.calling, hex);
        }
        if let Some(decision) = &public.owed {
            let asked = (now.rulebook.as_ref(), public);
            let unit = meant(now, hex);
            let chooses = chooses_winner(decision, unit, selected);
            if let Some(who) = who_advances(asked, decision, selected, hex).filter(|_| !chooses) {
                return vec![InputOutcome::Refuse(who)];
            }
            let answer = || answer(asked, decision, unit, at, selected, &mut tools.routing);
            if let Some(order) = (!chooses).then(answer).flatten() {
                return vec![InputOutcome::Order(order)];
            }
            // Winners are chosen first, then their way.
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
        if tools.plan.targets.contains(&hex) {
            return confirm(&tools.plan);
        }
        let fights = public.phase.is_combat() && public.holder(hex) == Some(to_play(public).enemy());
        if fights && !selected.is_empty() {
            return vec![plan(now, &mut tools.plan, &pieces(public, selected), hex)];
        }
        Vec::new()
    }

    fn key(now: Asked, tools: &mut ToolsOf<Self>, command: Command, _: Option<Hex>) -> Meanings<Self> {
        let public = &now.position.public;
        let order = match (command, &public.owed) {
            (Command::Own(LOSE_STEPS), Some(Decision::LoseOrRetreat { .. })) => Order::Lose,
            (Command::Own(RETREAT), Some(Decision::LoseOrRetreat { .. })) => Order::Retreat,
            (Command::Own(STAY), Some(Decision::Advance { .. })) => Order::Stay,
            (Command::Own(CALL_UP), _) => {
                let open = legal::calls(now.rulebook, public);
                let Some(hex) = open.first() else { return Vec::new() };
                tools.calling.0 = true;
                return vec![InputOutcome::Select(Vec::new()), InputOutcome::MoveCursor(*hex)];
            }
            _ => return Vec::new(),
        };
        vec![InputOutcome::Order(order)]
    }

    fn in_turn(now: Asked, _: &ToolsOf<Self>) -> Vec<UnitId> {
        let public = &now.position.public;
        let mine = |unit: &UnitId| {
            Self::is_own(now, *unit) && among(public).is_none_or(|among| among.contains(unit))
        };
        let mut hexes: Vec<Hex> = public.counters.iter().filter_map(|counter| counter.hex()).collect();
        hexes.sort_unstable();
        hexes.dedup();
        let stacks = hexes.into_iter().flat_map(|hex| public.stack(hex));
        stacks.map(|piece| public.counter(piece).id).filter(mine).collect()
    }

    /// Who must lose a step or is one too many can be named wherever he stands.
    fn can_act(now: Asked, _: &ToolsOf<Self>, unit: UnitId) -> bool {
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
        set_up.chain(due).filter(|unit| Self::is_own(now, *unit)).collect()
    }
}

/// Those among whom one must be named.
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

/// The counter at the cursor that keys mean: the one that is selected there, or the one on top.
fn meant(now: Asked, hex: Hex) -> Option<UnitId> {
    let public = &now.position.public;
    let here = |unit: &&UnitId| Guderian::hex_of(now.position, **unit) == Some(hex);
    let selected = now.session.selected.iter().find(here).copied();
    let top = || Guderian::stack(now.position, hex).last().map(|number| public.counters[*number].id);
    selected.or_else(top).filter(|unit| public.find(*unit).is_some())
}
