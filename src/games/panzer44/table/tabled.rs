//! Panzer '44 on the table: its plugins, and its plots as they are kept beside the game.

use super::kept_sheet;
use crate::{
    games::panzer44::{
        planning::PlannedWays,
        rules::{Panzer44, Position, event::Event, phase::Phase, plot::Draft},
        scene::fought::Rolls,
    },
    planning::Plan,
    table::{session::Session, tabled::OnTable},
};
use bevy::prelude::*;

impl OnTable for Panzer44 {
    fn game_plugin(app: &mut App) {
        app.add_plugins(super::plugin);
    }

    fn game_pictures_plugin(app: &mut App) {
        app.add_plugins(super::pictures_plugin);
    }

    fn laid(world: &mut World) {
        let plan = &mut world.get_resource_or_init::<Plan<Self>>().into_inner().0;
        (plan.draft, plan.planned) = (Draft::default(), PlannedWays::default());
    }

    fn put_away(world: &mut World) {
        world.get_resource_or_init::<Plan<Self>>().0.draft = Draft::default();
    }

    fn happened(world: &mut World, events: &[Event]) {
        let rulebook = world.resource::<Session<Self>>().rulebook.clone();
        let public = world.resource::<Position>().public.clone();
        if let Some(rulebook) = rulebook {
            world.get_resource_or_init::<Plan<Self>>().0.planned.notice(&rulebook, &public, events);
        }
        for event in events {
            if let Event::Plotted { side } = event {
                let plan = &mut world.get_resource_or_init::<Plan<Self>>().into_inner().0;
                plan.planned.keep(&public, *side, &plan.draft);
            }
        }
        // Dice stay until another phase without dice has opened.
        let opened = events.iter().any(|event| matches!(event, Event::PhaseOpened { .. }));
        if opened && Rolls::of(events).number() == 0 {
            world.resource_mut::<Session<Self>>().rolled = None;
        }
        // Both plots are committed, so the sheet of this turn is closed.
        if events.iter().any(|event| matches!(event, Event::PhaseOpened { phase: Phase::Panic, .. })) {
            let draft = &mut world.resource_mut::<Plan<Self>>().0.draft;
            *draft = Draft { tool: draft.tool, at: draft.at, ..Draft::default() };
        }
    }

    fn plans(world: &World) -> Option<String> {
        let ways =
            world.get_resource::<Plan<Self>>().and_then(|plan| plan.0.planned.text()).unwrap_or_default();
        let sheet = kept_sheet::text(world).unwrap_or_default();
        Some(format!("{ways}\n{sheet}"))
    }

    fn take_up_plans(world: &mut World, plans: &str) {
        let turn = world.resource::<Position>().public.turn;
        let (ways, sheet) = plans.split_once('\n').unwrap_or((plans, ""));
        if let Some(planned) = PlannedWays::of_text(ways).filter(|planned| planned.is_of(turn)) {
            world.get_resource_or_init::<Plan<Self>>().0.planned = planned;
        }
        kept_sheet::take_up(world, sheet);
    }

    fn taken_back(world: &mut World) {
        let plan = &mut world.get_resource_or_init::<Plan<Self>>().into_inner().0;
        plan.planned.stop();
        plan.draft = Draft::default();
    }
}
