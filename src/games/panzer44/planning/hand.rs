//! What the hand means in Panzer '44: a drop deploys, plots, moves or aims; a click does what the panels have asked it to
//! mean. What comes of it the rules say, through the door or on the draft of the plot.

use super::{
    commands::{CALL_FIRE, COMMANDS, LINE_OF_SIGHT, PLAIN_ORDER, TOOL, WHOM},
    flag,
    keys::{Keys, falling, fire_at, idle, waiting},
    meaning::{click_means, dropped, selected_goes},
    offers::{asked, by_themselves, left_along, offered},
    pointing::Pointing,
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::{
        planning::ClickMode,
        rules::{Panzer44, Position, Rulebook, View, phase::Phase, plot::Draft, view::to_play},
        table::people::looking,
    },
    planning::{
        offer::{Lit, Offer},
        sight::SightLine,
    },
    settings::{Command, OwnCommand},
    table::drag::{
        AttackAsked, Clicked, Dropped, FlagWords, GameContext, InHand, InputOutcome, Meanings, ToolsOf,
    },
};
use bevy::{ecs::system::SystemParam, prelude::*};
use std::collections::BTreeMap;

/// What the hand uses besides counters.
#[derive(SystemParam)]
pub struct Tools<'w> {
    pointing: ResMut<'w, Pointing>,
    draft: ResMut<'w, Draft>,
}

type Asked<'a> = GameContext<'a, Panzer44>;

/// What the person sees who looks at the table.
fn view(now: Asked<'_>) -> Option<View<'_>> {
    Some(View::new(now.rulebook, now.position, looking(now.session, now.position)?))
}

/// What the person sees who is to give the next order. While a computer player is to, keys wait for him.
fn view_to_play(now: Asked<'_>) -> Option<View<'_>> {
    let side = to_play(now.rulebook, &now.position.public);
    view(now).filter(|view| view.side == side)
}

impl InHand for Panzer44 {
    type Tools = Tools<'static>;

    /// Plots, until they are shown (5.6).
    fn plays_unseen(_: &Rulebook, position: &Position) -> bool {
        position.public.phase == Phase::Plot
    }

    fn is_own(now: Asked, unit: UnitId) -> bool {
        let side = now.position.public.find(unit).map(|counter| counter.side);
        side.is_some() && side == looking(now.session, now.position)
    }

    fn takes(now: Asked, tools: &ToolsOf<Self>, unit: UnitId) -> bool {
        Self::is_own(now, unit) && tools.pointing.clicks == ClickMode::Select
    }

    fn offers(now: Asked, tools: &ToolsOf<Self>, units: &[UnitId], pinned: &[Hex]) -> Offer {
        let free = tools.pointing.clicks == ClickMode::Select && now.position.public.owed.is_none();
        let view = view(now).filter(|_| free);
        let places = view.map(|view| offered(&view, &tools.draft, units, pinned)).unwrap_or_default();
        Offer { places, trains: BTreeMap::new() }
    }

    fn left_along(now: Asked, _: &ToolsOf<Self>, units: &[UnitId], path: &[Hex]) -> Vec<(Hex, String)> {
        let Some(view) = view(now) else { return Vec::new() };
        let ways = by_themselves(view.public, units).into_iter().map(|unit| left_along(&view, unit, path));
        let Some(least) = ways.min_by_key(|left| left.last().copied()) else { return Vec::new() };
        path.iter().zip(least).map(|(hex, left)| (*hex, left.to_string())).collect()
    }

    fn dropped(now: Asked, tools: &mut ToolsOf<Self>, dropped_units: &Dropped) -> Meanings<Self> {
        let Some(view) = view(now) else { return Vec::new() };
        let Tools { pointing, draft } = tools;
        let over = (dropped_units.hex, dropped_units.choice);
        let mut meant = vec![InputOutcome::Select(dropped_units.units.to_vec())];
        for unit in by_themselves(view.public, dropped_units.units) {
            meant.extend(dropped(&view, draft, pointing, unit, over));
        }
        // What is refused to one of them is heard, whatever the others may do.
        meant.sort_by_key(|meant| matches!(meant, InputOutcome::Refuse(_)));
        meant
    }

    fn clicked(now: Asked, tools: &mut ToolsOf<Self>, clicked: &Clicked) -> Meanings<Self> {
        let Tools { pointing, draft } = tools;
        let unit = clicked.unit;
        let Some(hex) = clicked.hex else {
            // Who waits beside the map is chosen to be sent on.
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
        // A click on a fire that is to fall looks at it: its button throws the dice.
        let falls = view_to_play(now).filter(|seen| seen.public.phase.is_indirect());
        if let Some(fire) = falls.and_then(|seen| fire_at(&seen, hex)) {
            (pointing.aimed, pointing.chosen) = (Some(hex), Some(fire));
            return vec![InputOutcome::HandledSilently];
        }
        let own = |unit: &UnitId| Self::is_own(now, *unit);
        // With one's own unit selected, a click on an enemy aims at his hex.
        let aims = unit.is_some_and(|unit| !own(&unit)) && now.session.selected.first().is_some_and(own);
        pointing.aimed = aims.then_some(hex);
        if aims { vec![InputOutcome::HandledSilently] } else { Vec::new() }
    }

    fn asked(now: Asked, tools: &ToolsOf<Self>) -> BTreeMap<Hex, Lit> {
        let view = view(now);
        view.map(|view| asked(&view, &tools.pointing, &now.session.selected)).unwrap_or_default()
    }

    fn aimed(tools: &ToolsOf<Self>) -> Vec<Hex> {
        tools.pointing.aimed.into_iter().collect()
    }

    fn sight_line(now: Asked, tools: &ToolsOf<Self>, over: Option<Hex>) -> Option<SightLine> {
        let (from, to) = tools.pointing.sight.filter(|_| tools.pointing.clicks == ClickMode::Sight)?;
        let to = to.or(over);
        let blocks = to.map(|to| now.rulebook.ground().blocks(from, to)).unwrap_or_default();
        let sees = |to: Hex| now.rulebook.sees(now.position.public.turn, from, to);
        let clear = blocks.is_empty() && to.is_some_and(sees);
        Some(SightLine { from, to, clear, blocks, hinders: Vec::new() })
    }

    fn flag(now: Asked, tools: &ToolsOf<Self>, asked: &AttackAsked) -> Option<FlagWords> {
        flag::words(&view(now)?, &now.session.selected, tools.pointing.aimed, asked)
    }

    fn tools_changed(tools: &ToolsOf<Self>) -> bool {
        tools.pointing.is_changed() || tools.draft.is_changed()
    }

    fn forget(now: Asked, tools: &mut ToolsOf<Self>) {
        (tools.pointing.aimed, tools.pointing.chosen) = (None, None);
        // Several mines are laid one after the other, but not beyond the set-up.
        let lays = matches!(tools.pointing.clicks, ClickMode::Mine(_) | ClickMode::Dig);
        if !(lays && now.position.public.phase.is_set_up()) {
            tools.pointing.clicks = ClickMode::Select;
        }
    }

    fn give_up(tools: &mut ToolsOf<Self>) {
        *tools.pointing = Pointing::default();
    }

    const COMMANDS: &'static [OwnCommand] = COMMANDS;

    fn act(now: Asked, tools: &mut ToolsOf<Self>, at: Option<Hex>) -> Meanings<Self> {
        let Some(seen) = view_to_play(now) else { return vec![InputOutcome::HandledSilently] };
        let Tools { pointing, draft } = tools;
        Keys { now, seen, pointing, draft, at }.act()
    }

    fn key(now: Asked, tools: &mut ToolsOf<Self>, command: Command, at: Option<Hex>) -> Meanings<Self> {
        let is_mine = command == Command::NextInStack || matches!(command, Command::Own(_));
        let Some(seen) = view_to_play(now).filter(|_| is_mine) else { return Vec::new() };
        let Tools { pointing, draft } = tools;
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

    fn in_turn(now: Asked, tools: &ToolsOf<Self>) -> Vec<UnitId> {
        view_to_play(now).map(|seen| idle(&seen, &tools.draft)).unwrap_or_default()
    }

    fn next_places(now: Asked, _: &ToolsOf<Self>) -> Vec<Hex> {
        view_to_play(now).map(|seen| falling(&seen)).unwrap_or_default()
    }

    fn chosen(now: Asked, tools: &mut ToolsOf<Self>, unit: UnitId) -> Option<Hex> {
        let Tools { pointing, draft } = tools;
        Keys { now, seen: view_to_play(now)?, pointing, draft, at: None }.chosen(unit)
    }

    fn waiting(now: Asked) -> Vec<UnitId> {
        view_to_play(now).map(|seen| waiting(&seen)).unwrap_or_default()
    }
}
