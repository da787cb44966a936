//! The meaning of the player's actions in Panzer '44. A drop deploys, plots, moves or aims; a click has the meaning
//! that the panels gave it. The rules judge the result, through the door or on the draft of the plot.

use super::{
    commands::{CALL_FIRE, COMMANDS, LINE_OF_SIGHT, PLAIN_ORDER, TOOL, TOOLS, WHOM},
    flag,
    game_plan::GamePlan,
    grant::grant,
    keys::{Keys, falling, fire_at, idle, waiting},
    meaning::{click_means, dropped, selected_goes},
    offers::{asked, by_themselves, left_along, offered},
    pointing::Pointing,
};
use crate::{
    engine::{board::Hex, counters::UnitId, orders::AnyWish},
    games::panzer44::{
        planning::ClickMode,
        rules::{Panzer44, Position, Rulebook, View, kinds::Side, phase::Phase, view::to_play},
    },
    planning::{
        AttackQuery, Clicked, Dropped, FlagText, GameContext, Highlight, InputOutcome, Offer, Outcomes,
        Planning, SightLine,
    },
    settings::{Command, OwnCommand},
};
use std::collections::BTreeMap;

type Asked<'a> = GameContext<'a, Panzer44>;

/// The side that views the table.
fn looking(now: Asked) -> Option<Side> {
    Side::BOTH.get(now.looking?).copied()
}

/// The view of the person at the table.
fn view(now: Asked<'_>) -> Option<View<'_>> {
    Some(View::new(now.rulebook, now.position, looking(now)?))
}

/// The view of the person who has to give the next order. While a computer player has to, keys wait.
fn view_to_play(now: Asked<'_>) -> Option<View<'_>> {
    let side = to_play(now.rulebook, &now.position.public);
    view(now).filter(|view| view.side == side)
}

impl Planning for Panzer44 {
    type Plan = GamePlan;

    /// Plots are secret until they are revealed (5.6).
    fn hides_selection(_: &Rulebook, position: &Position) -> bool {
        position.public.phase == Phase::Plot
    }

    fn is_friendly(now: Asked, unit: UnitId) -> bool {
        let side = now.position.public.find(unit).map(|counter| counter.side);
        side.is_some() && side == looking(now)
    }

    fn takes(now: Asked, plan: &GamePlan, unit: UnitId) -> bool {
        Self::is_friendly(now, unit) && plan.pointing.clicks == ClickMode::Select
    }

    fn offers(now: Asked, plan: &GamePlan, units: &[UnitId], pinned: &[Hex]) -> Offer {
        let free = plan.pointing.clicks == ClickMode::Select && now.position.public.owed.is_none();
        let view = view(now).filter(|_| free);
        let places = view.map(|view| offered(&view, &plan.draft, units, pinned)).unwrap_or_default();
        Offer { places, trains: BTreeMap::new() }
    }

    fn left_along(now: Asked, _: &GamePlan, units: &[UnitId], path: &[Hex]) -> Vec<(Hex, String)> {
        let Some(view) = view(now) else { return Vec::new() };
        let ways = by_themselves(view.public, units).into_iter().map(|unit| left_along(&view, unit, path));
        let Some(least) = ways.min_by_key(|left| left.last().copied()) else { return Vec::new() };
        path.iter().zip(least).map(|(hex, left)| (*hex, left.to_string())).collect()
    }

    fn dropped(now: Asked, plan: &mut GamePlan, dropped_units: &Dropped) -> Outcomes<Self> {
        let Some(view) = view(now) else { return Vec::new() };
        let GamePlan { pointing, draft, .. } = plan;
        let over = (dropped_units.hex, dropped_units.choice);
        let mut meant = vec![InputOutcome::Select(dropped_units.units.to_vec())];
        for unit in by_themselves(view.public, dropped_units.units) {
            meant.extend(dropped(&view, draft, pointing, unit, over));
        }
        // A refusal to one of them is shown, whatever the others may do.
        meant.sort_by_key(|meant| matches!(meant, InputOutcome::Refuse(_)));
        meant
    }

    fn clicked(now: Asked, plan: &mut GamePlan, clicked: &Clicked) -> Outcomes<Self> {
        let GamePlan { pointing, draft, .. } = plan;
        let unit = clicked.unit;
        let Some(hex) = clicked.hex else {
            // A unit that waits off the map is selected in order to be sent.
            pointing.aimed = None;
            return Vec::new();
        };
        let meant = click_means(&now.position.public, view(now).as_ref(), pointing, draft, hex);
        if !meant.is_empty() {
            return meant;
        }
        if let Some(order) = selected_goes(now, unit, hex) {
            return vec![InputOutcome::Order(order)];
        }
        // A click on a fire still to be executed shows it; its button rolls the dice.
        let falls = view_to_play(now).filter(|seen| seen.public.phase.is_indirect());
        if let Some(fire) = falls.and_then(|seen| fire_at(&seen, hex)) {
            (pointing.aimed, pointing.chosen) = (Some(hex), Some(fire));
            return vec![InputOutcome::HandledSilently];
        }
        let own = |unit: &UnitId| Self::is_friendly(now, *unit);
        // With a friendly unit selected, a click on an enemy aims at its hex.
        let aims = unit.is_some_and(|unit| !own(&unit)) && now.selected.first().is_some_and(own);
        pointing.aimed = aims.then_some(hex);
        if aims { vec![InputOutcome::HandledSilently] } else { Vec::new() }
    }

    fn asked(now: Asked, plan: &GamePlan) -> BTreeMap<Hex, Highlight> {
        let view = view(now);
        view.map(|view| asked(&view, &plan.pointing, now.selected)).unwrap_or_default()
    }

    fn aimed(plan: &GamePlan) -> Vec<Hex> {
        plan.pointing.aimed.into_iter().collect()
    }

    fn sight_line(now: Asked, plan: &GamePlan, over: Option<Hex>) -> Option<SightLine> {
        let (from, to) = plan.pointing.sight.filter(|_| plan.pointing.clicks == ClickMode::Sight)?;
        let to = to.or(over);
        let blocks = to.map(|to| now.rulebook.ground().blocks(from, to)).unwrap_or_default();
        let sees = |to: Hex| now.rulebook.sees(now.position.public.turn, from, to);
        let clear = blocks.is_empty() && to.is_some_and(sees);
        Some(SightLine { from, to, clear, blocks, hinders: Vec::new() })
    }

    fn flag(now: Asked, plan: &GamePlan, asked: &AttackQuery) -> Option<FlagText> {
        flag::words(&view(now)?, now.selected, plan.pointing.aimed, asked)
    }

    fn grant_wish(now: Asked, plan: &mut GamePlan, wish: &AnyWish) -> Outcomes<Self> {
        let (Some(wish), Some(view)) = (wish.of(), view(now)) else { return Vec::new() };
        let granted = grant(plan, wish, &view);
        vec![granted.map_or_else(|why| InputOutcome::Refuse(why.into()), |()| InputOutcome::Handled)]
    }

    fn selection_changed(plan: &mut GamePlan) {
        (plan.pointing.aimed, plan.pointing.chosen) = (None, None);
    }

    fn forget(now: Asked, plan: &mut GamePlan) {
        (plan.pointing.aimed, plan.pointing.chosen) = (None, None);
        // Several mines are laid one after the other, but only during set-up.
        let lays = matches!(plan.pointing.clicks, ClickMode::Mine(_) | ClickMode::Dig);
        if !(lays && now.position.public.phase.is_set_up()) {
            plan.pointing.clicks = ClickMode::Select;
        }
    }

    fn give_up(plan: &mut GamePlan) {
        plan.pointing = Pointing::default();
    }

    const COMMANDS: &'static [OwnCommand] = COMMANDS;
    const TOOLS: &'static [crate::planning::BarTool] = TOOLS;

    fn act(now: Asked, plan: &mut GamePlan, at: Option<Hex>) -> Outcomes<Self> {
        let Some(seen) = view_to_play(now) else { return vec![InputOutcome::HandledSilently] };
        let GamePlan { pointing, draft, .. } = plan;
        Keys { now, seen, pointing, draft, at }.act()
    }

    fn key(now: Asked, plan: &mut GamePlan, command: Command, at: Option<Hex>) -> Outcomes<Self> {
        let is_mine = command == Command::NextInStack || matches!(command, Command::Own(_));
        let Some(seen) = view_to_play(now).filter(|_| is_mine) else { return Vec::new() };
        let GamePlan { pointing, draft, .. } = plan;
        let mut keys = Keys { now, seen, pointing, draft, at };
        match command {
            Command::NextInStack => keys.next_target(),
            Command::Own(TOOL) => keys.next_tool(),
            Command::Own(WHOM) => keys.next_instruction(),
            Command::Own(PLAIN_ORDER) => keys.next_plain_order(),
            Command::Own(CALL_FIRE) => keys.next_call(),
            Command::Own(LINE_OF_SIGHT) => keys.sight(),
            _ => Vec::new(),
        }
    }

    fn unit_cycle(now: Asked, plan: &GamePlan) -> Vec<UnitId> {
        view_to_play(now).map(|seen| idle(&seen, &plan.draft)).unwrap_or_default()
    }

    fn next_places(now: Asked, _: &GamePlan) -> Vec<Hex> {
        view_to_play(now).map(|seen| falling(&seen)).unwrap_or_default()
    }

    fn chosen(now: Asked, plan: &mut GamePlan, unit: UnitId) -> Option<Hex> {
        let GamePlan { pointing, draft, .. } = plan;
        Keys { now, seen: view_to_play(now)?, pointing, draft, at: None }.chosen(unit)
    }

    fn waiting(now: Asked) -> Vec<UnitId> {
        view_to_play(now).map(|seen| waiting(&seen)).unwrap_or_default()
    }
}
