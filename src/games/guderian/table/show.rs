//! Gives the panels the facts that only this game shows.

use crate::{
    engine::orders::Game,
    games::guderian::{
        planning::{PanelFacts, preview::WeighedAttack},
        rules::{
            Guderian, Position,
            order::legal::{Undone, undone},
            supply::SupplyLines,
        },
    },
    planning::Plan,
    table::{
        Session,
        app::{
            host::{Hosted, Lying},
            sets::{GameSet, TableSet},
        },
    },
};
use bevy::{
    ecs::system::{SystemParam, SystemParamItem},
    prelude::*,
};
use bevy_egui::EguiPrimaryContextPass;
use serde_json::{Map, Value, json};
use std::{borrow::Cow, sync::OnceLock};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<WorkedOut>().add_systems(
        EguiPrimaryContextPass,
        work_out.in_set(GameSet::Show(Guderian::ID)).before(TableSet::DrawPanels),
    );
}

/// Results that take too long to work out in every frame, with the number of their position.
#[derive(Resource, Default)]
pub struct WorkedOut {
    position: u64,
    undone: Undone,
    planned: Option<WeighedAttack>,
    /// The sides' supply lines in the present position, if panels have asked for them: they lead over the whole board.
    lines: [OnceLock<SupplyLines>; 2],
}

/// The sources of the state that only this game's panels show.
#[derive(SystemParam)]
pub struct Facts<'w> {
    worked_out: Res<'w, WorkedOut>,
    plan: Res<'w, Plan<Guderian>>,
}

fn work_out(
    (session, position): (Res<Session<Guderian>>, Option<Res<Position>>),
    plan: Res<Plan<Guderian>>,
    mut worked_out: ResMut<WorkedOut>,
) {
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    if position.is_changed() || worked_out.position != session.moves {
        worked_out.lines = Default::default();
    }
    if worked_out.position != session.moves {
        worked_out.position = session.moves;
        worked_out.undone = undone(rulebook, &position.public);
    }
    worked_out.planned = Some(&plan.0.attack)
        .filter(|attack| !attack.is_empty())
        .map(|attack| attack.weighed(&position.public));
}

impl Hosted for Guderian {
    type Facts = Facts<'static>;

    fn shown<'a>(facts: &'a SystemParamItem<Self::Facts>, lying: &Lying<'a, Self>) -> PanelFacts<'a> {
        let (session, worked_out, routing) = (lying.session, &facts.worked_out, &facts.plan.0.routing);
        PanelFacts {
            planned: worked_out.planned.as_ref(),
            rolled: session.rolled.as_ref(),
            undone: Some(&worked_out.undone),
            routing: routing.stack.map(|stack| (stack, routing.through.as_slice())),
            lines: Cow::Borrowed(&worked_out.lines),
        }
    }

    fn probed(_: &SystemParamItem<Self::Facts>, position: &Position) -> Map<String, Value> {
        Map::from_iter([("owed".to_owned(), json!(position.public.owed))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::guderian::rules::{Rulebook, kinds::Side, set_up};
    use std::sync::Arc;

    /// Supply lines are worked out once a position, not once a frame.
    #[test]
    fn lines_are_kept_until_the_position_changes() {
        let rulebook = Arc::new(Rulebook::load("smolensk").expect("the campaign"));
        let mut world = World::new();
        world.insert_resource(set_up::start(&rulebook, 7));
        world.init_resource::<Session<Guderian>>();
        world.resource_mut::<Session<Guderian>>().rulebook = Some(Arc::clone(&rulebook));
        world.init_resource::<Plan<Guderian>>();
        world.init_resource::<WorkedOut>();
        let frame = |world: &mut World| world.run_system_cached(work_out).expect("a frame");
        let known = |world: &World| world.resource::<WorkedOut>().lines[0].get().is_some();
        frame(&mut world);
        let public = &world.resource::<Position>().public;
        let lines = SupplyLines::new(&rulebook, public, Side::German);
        assert!(world.resource::<WorkedOut>().lines[0].set(lines).is_ok());
        frame(&mut world);
        assert!(known(&world), "nothing has changed");
        world.resource_mut::<Position>().public.turn += 1;
        frame(&mut world);
        assert!(!known(&world), "they may lead elsewhere now");
    }
}
