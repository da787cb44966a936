//! The meaning of input in Platoon: a drop deploys, moves, registers, or sends units against an enemy; a click has the
//! meaning set in the panels. The rules judge the result, through the door.

use super::{
    commands::{COMMANDS, INSTRUCT, JOIN, SIGHT, TOOLS, UNSEEN, WORK},
    flag,
    grant::grant,
    keys::Keys,
    meaning::{click_means, dropped, selected_goes},
    offers::{asked, by_themselves, left_along, offered},
    plan::way,
    pointing::Pointing,
};
use crate::{
    engine::{
        board::{Hex, line_of_sight::Feature},
        counters::UnitId,
        orders::AnyWish,
    },
    games::platoon::{
        planning::ClickMode,
        rules::{
            Platoon, Position, Rulebook, View,
            combat::is_ready,
            counter::{Counter, Place},
            kinds::Side,
            movement::may_move,
            phase::Segment,
            sight::{Obstacle, obstacle},
            view::to_play,
        },
    },
    planning::{
        AttackQuery, Clicked, Dropped, FlagText, GameContext, Highlight, InputOutcome, Offer, Outcomes,
        Planning, SightLine,
    },
    settings::{Command, OwnCommand},
};
use std::collections::BTreeMap;

type Asked<'a> = GameContext<'a, Platoon>;

/// The side that views the table.
fn looking(now: Asked) -> Option<Side> {
    Side::BOTH.get(now.looking?).copied()
}

/// The view of the person at the table.
fn view(now: Asked<'_>) -> Option<View<'_>> {
    Some(View::new(now.rulebook, now.position, looking(now)?))
}

/// The view of the person who is to give the next order.
fn view_to_play(now: Asked<'_>) -> Option<View<'_>> {
    let side = to_play(now.rulebook, &now.position.public);
    view(now).filter(|view| view.side == side)
}

impl Planning for Platoon {
    type Plan = Pointing;

    /// Whether the play is hidden from the other side, which does not see units being set up in cover (19.2).
    fn hides_selection(rulebook: &Rulebook, position: &Position) -> bool {
        rulebook.options.hidden_units && position.public.phase.is_set_up()
    }

    fn is_friendly(now: Asked, unit: UnitId) -> bool {
        let side = now.position.public.find(unit).map(|counter| counter.side);
        side.is_some() && side == looking(now)
    }

    fn takes(now: Asked, pointing: &Pointing, unit: UnitId) -> bool {
        Self::is_friendly(now, unit) && pointing.clicks == ClickMode::Select
    }

    fn offers(now: Asked, pointing: &Pointing, units: &[UnitId], pinned: &[Hex]) -> Offer {
        let free = pointing.clicks == ClickMode::Select;
        let view = view(now).filter(|_| free);
        let unseen = pointing.unseen;
        let places = view.map(|view| offered(&view, units, pinned, unseen)).unwrap_or_default();
        Offer { places, trains: BTreeMap::new() }
    }

    fn left_along(now: Asked, _: &Pointing, units: &[UnitId], path: &[Hex]) -> Vec<(Hex, String)> {
        let Some(view) = view(now) else { return Vec::new() };
        let ways = by_themselves(&view, units).into_iter().map(|unit| left_along(&view, unit, path));
        let Some(least) = ways.min_by_key(|left| left.last().copied()) else { return Vec::new() };
        path.iter().zip(least).map(|(hex, left)| (*hex, left.to_string())).collect()
    }

    fn dropped(now: Asked, pointing: &mut Pointing, over: &Dropped) -> Outcomes<Self> {
        let Some(view) = view_to_play(now) else { return Vec::new() };
        let units = by_themselves(&view, over.units);
        let mut meant = vec![InputOutcome::Select(over.units.to_vec())];
        meant.extend(dropped(&view, pointing, &units, (over.hex, over.choice)));
        // A refusal of one of them is reported, whatever the others may do.
        meant.sort_by_key(|meant| matches!(meant, InputOutcome::Refuse(_)));
        meant
    }

    fn clicked(now: Asked, pointing: &mut Pointing, clicked: &Clicked) -> Outcomes<Self> {
        let (Some(view), Some(hex)) = (view_to_play(now), clicked.hex) else { return Vec::new() };
        let meant = click_means(&view, pointing, hex);
        if !meant.is_empty() {
            return meant;
        }
        let friend = clicked.unit.is_some_and(|unit| Self::is_friendly(now, unit));
        if friend {
            return Vec::new();
        }
        let selected = by_themselves(&view, now.selected);
        let there = offered(&view, &selected, &[], pointing.unseen);
        selected_goes(&view, pointing, &selected, (hex, there.get(&hex)))
    }

    fn asked(now: Asked, pointing: &Pointing) -> BTreeMap<Hex, Highlight> {
        view(now).map(|view| asked(&view, pointing)).unwrap_or_default()
    }

    fn aimed(pointing: &Pointing) -> Vec<Hex> {
        pointing.plan.iter().map(|plan| plan.hex).collect()
    }

    fn sight_line(now: Asked, pointing: &Pointing, over: Option<Hex>) -> Option<SightLine> {
        let (from, to) = pointing.sight.filter(|_| pointing.clicks == ClickMode::Sight)?;
        let to = to.or(over);
        let blocks = match to.and_then(|to| obstacle(&now.rulebook.board, from, to)) {
            Some(Obstacle::Hexes(hexes)) => hexes.into_iter().map(|hex| vec![Feature::Hex(hex)]).collect(),
            Some(Obstacle::Gully(hex)) => vec![vec![Feature::Hex(hex)]],
            None => Vec::new(),
        };
        let clear = blocks.is_empty() && to.is_some_and(|to| now.rulebook.sees(from, to));
        Some(SightLine { from, to, blocks, hinders: Vec::new(), clear })
    }

    fn shots(now: Asked, pointing: &Pointing) -> Vec<[Hex; 2]> {
        let public = &now.position.public;
        let from = |unit: &UnitId| public.find(*unit).and_then(Counter::hex);
        let plan = pointing.plan.iter();
        plan.flat_map(|plan| plan.units.iter().filter_map(move |unit| Some([from(unit)?, plan.hex])))
            .collect()
    }

    fn flag(now: Asked, pointing: &Pointing, asked: &AttackQuery) -> Option<FlagText> {
        flag::words(&view(now)?, now.selected, pointing, asked)
    }

    fn grant_wish(_: Asked, pointing: &mut Pointing, wish: &AnyWish) -> Outcomes<Self> {
        let Some(wish) = wish.of() else { return Vec::new() };
        grant(pointing, wish);
        vec![InputOutcome::HandledSilently]
    }

    fn forget(now: Asked, pointing: &mut Pointing) {
        let public = &now.position.public;
        pointing.forget(public, way(public));
    }

    fn give_up(pointing: &mut Pointing) {
        *pointing = Pointing { unseen: pointing.unseen, ..Pointing::default() };
    }

    const COMMANDS: &'static [OwnCommand] = COMMANDS;
    const TOOLS: &'static [crate::planning::BarTool] = TOOLS;

    fn act(now: Asked, pointing: &mut Pointing, at: Option<Hex>) -> Outcomes<Self> {
        let Some(view) = view_to_play(now) else { return vec![InputOutcome::HandledSilently] };
        Keys { now, view, pointing, at }.act()
    }

    fn key(now: Asked, pointing: &mut Pointing, command: Command, at: Option<Hex>) -> Outcomes<Self> {
        let is_mine = command == Command::NextInStack || matches!(command, Command::Own(_));
        let Some(view) = view_to_play(now).filter(|_| is_mine) else { return Vec::new() };
        let mut keys = Keys { now, view, pointing, at };
        match command {
            Command::NextInStack => keys.next_target(),
            Command::Own(WORK) => keys.work(),
            Command::Own(INSTRUCT) => keys.instruct(),
            Command::Own(JOIN) => keys.all_join(),
            Command::Own(UNSEEN) => keys.unseen(),
            Command::Own(SIGHT) => keys.sight(),
            _ => Vec::new(),
        }
    }

    fn unit_cycle(now: Asked, _: &Pointing) -> Vec<UnitId> {
        let Some(view) = view_to_play(now) else { return Vec::new() };
        let own =
            view.public().counters.iter().filter(|counter| counter.side == view.side && counter.is_in_play());
        own.map(|counter| counter.id).collect()
    }

    fn can_act(now: Asked, _: &Pointing, unit: UnitId) -> bool {
        let Some(view) = view_to_play(now) else { return false };
        let Some(counter) = view.public().find(unit) else { return false };
        let fires = |counter| is_ready(counter).is_ok() && view.rulebook.kind(counter).attack > 0;
        match view.public().phase.segment() {
            None => matches!(counter.place, Place::SetUp(_)),
            Some(segment) if segment.is_movement() => {
                may_move(view.rulebook, view.public(), counter).is_ok()
                    && (counter.hex().is_some() || matches!(counter.place, Place::Due(_)))
            }
            // A unit that has fired may still register (13.3).
            Some(Segment::Registration) => !offered(&view, &[unit], &[], false).is_empty(),
            Some(_) => fires(counter) && !offered(&view, &[unit], &[], false).is_empty(),
        }
    }

    fn waiting(now: Asked) -> Vec<UnitId> {
        let Some(view) = view_to_play(now) else { return Vec::new() };
        let waits = |counter: &&Counter| {
            counter.side == view.side
                && match counter.place {
                    Place::SetUp(_) => view.public().phase.is_set_up(),
                    Place::Due(_) => may_move(view.rulebook, view.public(), counter).is_ok(),
                    _ => false,
                }
        };
        view.public().counters.iter().filter(waits).map(|counter| counter.id).collect()
    }
}
