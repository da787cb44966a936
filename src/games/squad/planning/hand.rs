//! The meaning of the player's actions in Squad. A drop sets up, arms, moves, or attacks an enemy; a click has the
//! meaning that the panels gave it. The rules judge the result through the door.

use super::{
    commands::{
        ASSAULT_MOVE, COMMANDS, JOIN, LANE, OTHER_WORK, RALLY, REVERSE, SIGHT, SMOKE, TOOLS, TURN_LEFT,
        TURN_RIGHT, WEAPON, WORK,
    },
    flag,
    grant::grant,
    keys::Keys,
    meaning::{click_means, dropped, dropped_onto, friend_clicked, selected_goes},
    offers::{asked, by_themselves, offered},
    plan::{
        facing,
        joining::asked as may_answer,
        pointing::Pointing,
        way,
        ways::{How, groups, left_along},
        working,
    },
};
use crate::{
    engine::{
        board::{Hex, line_of_sight::Feature},
        counters::UnitId,
        orders::AnyWish,
    },
    games::squad::{
        planning::ClickMode,
        rules::{
            Position, Rulebook, Squad, View,
            counter::{Counter, Place},
            fire::is_ready,
            kinds::Side,
            movement::{may_move, overrun},
            phase::Step,
            position::{Public, decision::Decision, hidden::hider},
            rally::rally,
            sight::{Blocked, Hindrance},
            view::to_play,
        },
    },
    planning::{
        AttackQuery, Clicked, Dropped, FlagText, GameContext, Highlight, InputOutcome, Offer, Outcomes,
        Planning, SightLine,
    },
    scene::HasScene,
    settings::{Command, OwnCommand},
};
use std::collections::BTreeMap;

type Asked<'a> = GameContext<'a, Squad>;

/// The side that views the table.
fn looking(now: Asked) -> Option<Side> {
    Side::BOTH.get(now.looking?).copied()
}

/// The view of the person at the table.
fn view(now: Asked<'_>) -> Option<View<'_>> {
    Some(View::new(now.rulebook, now.position, looking(now)?))
}

/// The view of the person who has to give the next order.
fn view_to_play(now: Asked<'_>) -> Option<View<'_>> {
    let side = to_play(now.rulebook, &now.position.public);
    view(now).filter(|view| view.side == side)
}

impl Planning for Squad {
    type Plan = Pointing;

    /// The other side does not see units set up in cover, or mines (22.1, 22.2).
    fn hides_selection(rulebook: &Rulebook, position: &Position) -> bool {
        let (phase, scenario) = (position.public.phase, &rulebook.scenario);
        let side = phase.active(scenario).filter(|_| phase.is_set_up());
        side.is_some_and(|side| hider(rulebook) == Some(side) || scenario.force(side).hidden_mines)
    }

    fn is_friendly(now: Asked, unit: UnitId) -> bool {
        let side = now.position.public.find(unit).map(|counter| counter.side);
        side.is_some() && side == looking(now)
    }

    /// A weapon of a passenger is in the hex of its carrier.
    fn stack_hex(position: &Position, unit: UnitId) -> Option<Hex> {
        let public = &position.public;
        public.find(unit).and_then(|counter| public.hex_of(counter))
    }

    /// A carried unit moves with its carrier, and cannot be picked up beside it.
    fn together(now: Asked, unit: UnitId) -> Vec<UnitId> {
        let public = &now.position.public;
        let Some(hex) = Self::stack_hex(now.position, unit) else { return Self::beside(now, unit) };
        let stack = Self::stack(now.position, hex).into_iter().rev();
        let counters = stack.filter_map(|number| public.counters.get(number));
        let free = counters.filter(|counter| counter.id == unit || counter.carrier().is_none());
        free.map(|counter| counter.id).collect()
    }

    fn takes(now: Asked, pointing: &Pointing, unit: UnitId) -> bool {
        Self::is_friendly(now, unit) && pointing.clicks == ClickMode::Select
    }

    fn offers(now: Asked, pointing: &Pointing, units: &[UnitId], pinned: &[Hex]) -> Offer {
        let free = pointing.clicks == ClickMode::Select;
        let view = view(now).filter(|_| free);
        let places = view.map(|view| offered(&view, pointing, units, pinned)).unwrap_or_default();
        Offer { places, trains: BTreeMap::new() }
    }

    fn left_along(now: Asked, pointing: &Pointing, units: &[UnitId], path: &[Hex]) -> Vec<(Hex, String)> {
        let Some(view) = view(now) else { return Vec::new() };
        let how = How::of(pointing);
        let groups = groups(&view, &by_themselves(&view, units)).into_iter();
        let ways = groups.map(|group| left_along(&view, &group, path, how));
        let Some(least) = ways.min_by_key(|left| left.last().copied()) else { return Vec::new() };
        path.iter().zip(least).map(|(hex, left)| (*hex, left.to_string())).collect()
    }

    fn dropped(now: Asked, pointing: &mut Pointing, over: &Dropped) -> Outcomes<Self> {
        let Some(view) = view_to_play(now) else { return Vec::new() };
        let units = by_themselves(&view, over.units);
        let mut meant = vec![InputOutcome::Select(over.units.to_vec())];
        meant.extend(dropped(&view, pointing, &units, (over.hex, over.choice)));
        // A refusal to one of them is shown, whatever the others may do.
        meant.sort_by_key(|meant| matches!(meant, InputOutcome::Refuse(_)));
        meant
    }

    fn dropped_onto(now: Asked, _: &Pointing, units: &[UnitId], onto: UnitId) -> Outcomes<Self> {
        view_to_play(now).map(|view| dropped_onto(&view, units, onto)).unwrap_or_default()
    }

    fn clicked(now: Asked, pointing: &mut Pointing, clicked: &Clicked) -> Outcomes<Self> {
        let Some(view) = view_to_play(now) else { return Vec::new() };
        let selected = by_themselves(&view, now.selected);
        if let Some(hex) = clicked.hex {
            let meant = click_means(&view, pointing, (&selected, clicked.unit), hex);
            if !meant.is_empty() {
                return meant;
            }
        }
        let friend = clicked.unit.is_some_and(|unit| Self::is_friendly(now, unit));
        if friend {
            return friend_clicked(&view, now.selected, clicked);
        }
        let Some(hex) = clicked.hex else { return Vec::new() };
        let there = offered(&view, pointing, &selected, &[]);
        selected_goes(&view, pointing, &selected, (hex, there.get(&hex)))
    }

    fn asked(now: Asked, pointing: &Pointing) -> BTreeMap<Hex, Highlight> {
        view(now).map(|view| asked(&view, pointing, now.selected)).unwrap_or_default()
    }

    fn aimed(pointing: &Pointing) -> Vec<Hex> {
        pointing.plan.iter().map(|plan| plan.hex).collect()
    }

    fn sight_line(now: Asked, pointing: &Pointing, over: Option<Hex>) -> Option<SightLine> {
        let (from, to) = pointing.sight.filter(|_| pointing.clicks == ClickMode::Sight)?;
        let to = to.or(over);
        Some(sight_line(now, from, to))
    }

    fn shots(now: Asked, pointing: &Pointing) -> Vec<[Hex; 2]> {
        let public = &now.position.public;
        let from = |unit: &UnitId| public.find(*unit).and_then(|counter| public.hex_of(counter));
        let plan = pointing.plan.iter();
        let mut shots: Vec<[Hex; 2]> = plan
            .flat_map(|plan| plan.units().into_iter().filter_map(move |unit| Some([from(&unit)?, plan.hex])))
            .collect();
        shots.dedup();
        shots
    }

    fn flag(now: Asked, pointing: &Pointing, asked: &AttackQuery) -> Option<FlagText> {
        flag::words(&view(now)?, now.selected, pointing, asked)
    }

    fn turns(now: Asked, _: &Pointing, units: &[UnitId]) -> bool {
        view_to_play(now).is_some_and(|view| may_turn(&view) && facing::facer(&view, units).is_some())
    }

    fn turned(now: Asked, pointing: &mut Pointing, units: &[UnitId], at: Option<Hex>, clockwise: bool) {
        if let Some(view) = view_to_play(now).filter(may_turn) {
            facing::turn(&view, pointing, units, (at, clockwise));
        }
    }

    const TURN_KEYS: Option<[OwnCommand; 2]> = Some([TURN_LEFT, TURN_RIGHT]);

    fn faced(now: Asked, pointing: &Pointing, units: &[UnitId], at: Hex) -> Option<[Hex; 2]> {
        let view = view_to_play(now).filter(may_turn)?;
        let counter = facing::facer(&view, units)?;
        let sets_up = view.public().phase.is_set_up();
        let usual = || sets_up.then(|| facing::usual(&view, counter, at));
        let facing = pointing.facing.or_else(usual)?;
        Some([at, at.step(facing)?])
    }

    fn grant_wish(now: Asked, pointing: &mut Pointing, wish: &AnyWish) -> Outcomes<Self> {
        let Some(wish) = wish.of() else { return Vec::new() };
        grant(pointing, wish, &View::to_play(now.rulebook, now.position));
        vec![InputOutcome::HandledSilently]
    }

    fn forget(now: Asked, pointing: &mut Pointing) {
        let public = &now.position.public;
        pointing.forget(public, way(public));
    }

    fn give_up(pointing: &mut Pointing) {
        *pointing = Pointing { assault_move: pointing.assault_move, ..Pointing::default() };
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
            Command::Own(WORK) => keys.work(working::order),
            Command::Own(OTHER_WORK) => keys.work(working::other_order),
            Command::Own(JOIN) => keys.all_join(),
            Command::Own(WEAPON) => keys.next_weapon(),
            Command::Own(LANE) => keys.next_lane(),
            Command::Own(ASSAULT_MOVE) => {
                keys.pointing.assault_move = !keys.pointing.assault_move;
                vec![InputOutcome::HandledSilently]
            }
            Command::Own(REVERSE) => {
                keys.pointing.reverse = !keys.pointing.reverse;
                vec![InputOutcome::HandledSilently]
            }
            Command::Own(RALLY) => keys.rally(),
            Command::Own(SMOKE) => keys.smoke(),
            Command::Own(SIGHT) => keys.sight(),
            _ => Vec::new(),
        }
    }

    fn unit_cycle(now: Asked, _: &Pointing) -> Vec<UnitId> {
        let Some(view) = view_to_play(now) else { return Vec::new() };
        if let Some(Decision::Reaction { .. }) = view.public().owed {
            return may_answer(view.rulebook, view.public(), &view.instructions);
        }
        let own = view.public().counters.iter().filter(|it| it.side == view.side && it.is_in_play());
        own.filter(|counter| !matches!(counter.place, Place::Unseen)).map(|counter| counter.id).collect()
    }

    fn can_act(now: Asked, pointing: &Pointing, unit: UnitId) -> bool {
        let Some(view) = view_to_play(now) else { return false };
        view.public().find(unit).is_some_and(|counter| can_act(&view, pointing, counter))
    }

    fn waiting(now: Asked) -> Vec<UnitId> {
        let Some(view) = view_to_play(now) else { return Vec::new() };
        let (public, turn) = (view.public(), view.public().turn);
        let moves = public.phase.step() == Some(Step::Movement);
        let waits = |counter: &&Counter| {
            counter.side == view.side
                && match counter.place {
                    Place::SetUp(_) => public.phase.is_set_up(),
                    Place::Due(number) => {
                        let arrivals = &view.rulebook.scenario.force(view.side).arrivals;
                        moves && arrivals.get(usize::from(number)).is_some_and(|due| due.turn <= turn)
                    }
                    _ => false,
                }
        };
        let mut waiting: Vec<&Counter> = public.counters.iter().filter(waits).collect();
        // Weapons are given out after the units that may have them are in place.
        waiting.sort_by_key(|counter| view.rulebook.kind(counter).weapon().is_some());
        waiting.into_iter().map(|counter| counter.id).collect()
    }
}

/// Whether a unit with a facing may be turned in the present phase.
fn may_turn(view: &View) -> bool {
    let public = view.public();
    public.owed.is_none()
        && (public.phase.is_set_up() || matches!(public.phase.step(), Some(Step::Movement | Step::Assault)))
}

/// Whether a key that finds the next unit stops at this one.
fn can_act(view: &View, pointing: &Pointing, counter: &Counter) -> bool {
    let (rulebook, public, unit) = (view.rulebook.as_ref(), view.public(), counter.id);
    let offers = || !offered(view, pointing, &[unit], &[]).is_empty();
    if public.owed.is_some() {
        return matches!(public.owed, Some(Decision::Reaction { .. }));
    }
    if matches!(counter.place, Place::Carried(_)) && public.phase.step() != Some(Step::Command) {
        return false;
    }
    match public.phase.step() {
        None => matches!(counter.place, Place::SetUp(_)),
        Some(Step::Support) => false,
        Some(Step::Command) => working::order(view, &[unit]).is_some(),
        Some(Step::Fire | Step::DefensiveFire) => is_ready(rulebook, counter).is_ok() && offers(),
        Some(Step::Movement) => {
            matches!(counter.place, Place::Aboard(_)) && working::order(view, &[unit]).is_some()
                || (may_move(rulebook, counter).is_ok() || overrun(rulebook, public, counter).is_ok())
                    && offers()
        }
        Some(Step::Assault) => !counter.condition.pinned && offers(),
        Some(Step::AfterAction) => rally(rulebook, public, counter).is_ok(),
    }
}

/// The line of sight between two hexes, with its blocks or hindrances (9).
fn sight_line(now: Asked, from: Hex, to: Option<Hex>) -> SightLine {
    let public: &Public = &now.position.public;
    let seen = to.map(|to| now.rulebook.seeing(public).hindrances(from, to));
    let side = |(one, other): (Hex, Hex)| Feature::Side(one, other);
    let hinders = |hindrance: Hindrance| match hindrance {
        Hindrance::Ground(hex) | Hindrance::Smoke(hex, _) => Some(Feature::Hex(hex)),
        Hindrance::Crossed(one, other) | Hindrance::Along(one, other) => Some(side((one, other))),
        Hindrance::BothSides => None,
    };
    let (blocks, hinders, clear) = match seen {
        Some(Ok(hindrances)) => (Vec::new(), hindrances.into_iter().filter_map(hinders).collect(), true),
        Some(Err(Blocked { hexes, sides, off_map })) => {
            let hexes = hexes.into_iter().map(|hex| vec![Feature::Hex(hex)]);
            let sides = sides.into_iter().map(|pair| vec![side(pair)]);
            let mut blocks: Vec<Vec<Feature>> = hexes.chain(sides).collect();
            // Sorted from the beginning of the line.
            let away = |block: &Vec<Feature>| match block.first() {
                Some(Feature::Hex(hex) | Feature::Side(hex, _)) => from.distance(*hex),
                _ => u32::MAX,
            };
            blocks.sort_by_key(away);
            blocks.extend(off_map.then(|| vec![Feature::OffMap]));
            (blocks, Vec::new(), false)
        }
        None => (Vec::new(), Vec::new(), false),
    };
    SightLine { from, to, blocks, hinders, clear }
}
