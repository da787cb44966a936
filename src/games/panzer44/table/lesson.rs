//! The guard of a lesson for the plot sheet. Mouse, keys and panels write on the draft, and each entry must pass the
//! guard, as orders pass the one at the door. A refused entry is removed again.

use crate::{
    engine::{
        lessons::{Kindness, LessonAnswer},
        orders::Game,
        text::{id, say_id},
    },
    games::panzer44::{
        planning::lesson::Deed,
        rules::{Panzer44, plot::Draft},
    },
    planning::Plan,
    table::{
        app::sets::{GameSet, TableSet},
        lessons::judge,
        session::Session,
    },
};
use bevy::{prelude::*, window::RequestRedraw};

/// The message for a player who removes or writes several entries at once.
const ONE_BY_ONE: &str = id!("panzer44-planning-one-by-one");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        guard.in_set(GameSet::Show(Panzer44::ID)).before(TableSet::LayOut).run_if(writes),
    );
}

/// Whether a learner has written on the sheet, or tried to.
fn writes(session: Res<Session<Panzer44>>, plan: Option<Res<Plan<Panzer44>>>) -> bool {
    let (Some(taken), Some(plan)) = (&session.lesson, plan) else { return false };
    let draft = &plan.0.draft;
    draft.tried.is_some() || draft.plot != taken.prepared.plot
}

fn guard(world: &mut World) {
    let written = world.resource::<Plan<Panzer44>>().0.draft.clone();
    let Some(taken) = &mut world.resource_mut::<Session<Panzer44>>().lesson else { return };
    let tools = Draft { tool: written.tool, at: written.at, tried: None, ..taken.prepared.clone() };
    let many = LessonAnswer { kindness: Kindness::Later, words: say_id(ONE_BY_ONE), case: None };
    if written.tried.is_none() {
        taken.course.say(many);
    }
    world.resource_mut::<Plan<Panzer44>>().0.draft = tools;
    if let Some(entry) = written.tried {
        world.resource_mut::<Session<Panzer44>>().refusal = None;
        judge::<Panzer44>(world, &Deed::Write(entry));
    }
    // The destination of an arrow that was drawn with the entry is kept with it.
    let mut plan = world.resource_mut::<Plan<Panzer44>>();
    if plan.0.draft.plot == written.plot {
        plan.0.draft.ways = written.ways;
    }
    world.write_message(RequestRedraw);
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        games::panzer44::{
            rules::{Position, View, plot::Task},
            table::looking::looking,
        },
        panels::LessonAction,
        settings::Settings,
        table::{
            self,
            app::{host::Asked, screen::Screen},
            session::{Request, SessionRequest},
        },
    };
    use bevy::{state::app::StatesPlugin, time::TimeUpdateStrategy};
    use std::{marker::PhantomData, time::Duration};

    /// A table without panels with this lesson begun.
    fn table(id: &str) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_resource::<ButtonInput<KeyCode>>()
            .init_resource::<Settings>()
            .init_resource::<table::map::view::MapView>()
            .init_resource::<table::counters::animation::Throw>()
            .init_resource::<Plan<Panzer44>>()
            .add_message::<RequestRedraw>()
            .add_message::<Asked>()
            .insert_resource(table::Games::new([&PhantomData::<Panzer44> as _]))
            .add_plugins((
                table::app::screen::plugin,
                table::session::requests::plugin,
                table::people::game_plugin::<Panzer44>,
            ))
            .add_plugins((table::session::game_plugin::<Panzer44>, table::lessons::plugin, plugin))
            .add_plugins(table::lessons::game_plugin::<Panzer44>);
        app.update();
        ask(&mut app, LessonAction::Begin(id.to_owned()));
        app.update();
        assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Table);
        app
    }

    fn ask(app: &mut App, action: LessonAction) {
        app.world_mut().write_message(SessionRequest(Request::Lesson(action)));
        app.update();
    }

    /// Writes on the draft as mouse, keys and panels do, and runs the guard.
    fn put(app: &mut App, unit: &str, task: &str) {
        let world = app.world_mut();
        let (unit, task): (_, Task) = (unit.parse().unwrap(), ron::from_str(task).unwrap());
        let rulebook = world.resource::<Session<Panzer44>>().rulebook.clone().unwrap();
        let mut draft = world.resource::<Plan<Panzer44>>().0.draft.clone();
        let position = world.resource::<Position>();
        let side = looking(world.resource::<Session<Panzer44>>(), position).unwrap();
        let written = draft.put(&View::new(&rulebook, position, side), unit, task);
        world.resource_mut::<Plan<Panzer44>>().0.draft = draft;
        if let Err(why) = written {
            world.resource_mut::<Session<Panzer44>>().refuse(why.into());
        }
        app.update();
    }

    fn entries(app: &App) -> usize {
        app.world().resource::<Plan<Panzer44>>().0.draft.plot.orders.len()
    }

    fn answer(app: &App) -> Option<LessonAnswer> {
        let taken = app.world().resource::<Session<Panzer44>>().lesson.as_ref().unwrap();
        taken.course.answer().cloned()
    }

    fn number(app: &App) -> usize {
        app.world().resource::<Session<Panzer44>>().lesson.as_ref().unwrap().course.number()
    }

    #[test]
    fn what_a_step_does_not_want_is_wiped_off_the_sheet() {
        let mut app = table("plotting");
        put(&mut app, "us-m4-75-1", r#"Fire(target: "1408")"#);
        assert_eq!((entries(&app), answer(&app).unwrap().kindness), (0, Kindness::Later), "a step to read");
        ask(&mut app, LessonAction::Next);
        put(&mut app, "us-m4-75-1", "Move");
        assert_eq!((entries(&app), answer(&app).unwrap().kindness), (0, Kindness::Warned));
        put(&mut app, "us-m4-75-1", r#"Fire(target: "1408")"#);
        assert_eq!((entries(&app), answer(&app)), (1, None));
        // An accepted entry cannot be removed without the lesson.
        app.world_mut().resource_mut::<Plan<Panzer44>>().0.draft.plot.orders.clear();
        app.update();
        assert_eq!((entries(&app), answer(&app).unwrap().words.as_str()), (1, say_id(ONE_BY_ONE).as_str()));
    }

    #[test]
    fn what_the_rules_forbid_is_answered_by_the_lesson_and_not_scolded_twice() {
        let mut app = table("plotting");
        for action in [LessonAction::Next, LessonAction::ShowMe, LessonAction::Next] {
            ask(&mut app, action);
        }
        assert_eq!((number(&app), entries(&app)), (2, 1));
        put(&mut app, "us-m4-75-2", r#"Fire(target: "1408")"#);
        let said = answer(&app).unwrap();
        assert_eq!((said.kindness, said.case.as_deref()), (Kindness::Forbidden, Some("10.2")));
        assert!(said.words.contains("The houses of Vauclair"), "{said:?}");
        assert_eq!(app.world().resource::<Session<Panzer44>>().refusal, None);
        // A sentence of the rules uses the players' names for units.
        put(&mut app, "us-m10-1", r#"Fire(target: "2510")"#);
        let said = answer(&app).unwrap();
        assert!(said.words.contains("M10 Platoon cannot fire"), "{said:?}");
    }

    /// Undo leads back to the earlier sheet.
    #[test]
    fn going_back_brings_the_sheet_back_too() {
        let mut app = table("plotting");
        ask(&mut app, LessonAction::Next);
        put(&mut app, "us-m4-75-1", r#"Fire(target: "1408")"#);
        assert_eq!(entries(&app), 1);
        app.world_mut().write_message(SessionRequest(Request::Undo));
        app.update();
        assert_eq!((number(&app), entries(&app)), (1, 0));
        app.update();
        assert_eq!(answer(&app), None);
    }

    /// All three lessons are played to their end. The other side's orders come automatically, no hand-over screen
    /// appears, and the learner never sees the other side's plot.
    #[test]
    fn the_lessons_are_taken_to_their_end_at_the_table() {
        for id in ["plotting", "marching", "village"] {
            let mut app = table(id);
            app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
            for _ in 0..20_000 {
                let session = app.world().resource::<Session<Panzer44>>();
                let position = app.world().resource::<Position>();
                let taken = session.lesson.as_ref().unwrap();
                assert_eq!(
                    looking(session, position),
                    Some(taken.course.lesson().position.as_ref().unwrap().learner)
                );
                let course = &taken.course;
                if course.is_over() {
                    break;
                }
                if course.is_open() {
                    ask(&mut app, LessonAction::ShowMe);
                } else if course.may_go_on() {
                    ask(&mut app, LessonAction::Next);
                } else {
                    app.update();
                }
            }
            let session = app.world().resource::<Session<Panzer44>>();
            assert!(session.lesson.as_ref().unwrap().course.is_over(), "{id}");
            assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Table, "{id}");
            // An order through the door is guarded as well.
            let order = crate::games::panzer44::rules::order::Order::EndPhase;
            app.world_mut().write_message(SessionRequest(Request::order(order)));
            app.update();
            assert_eq!(answer(&app).unwrap().kindness, Kindness::Later, "{id}");
            ask(&mut app, LessonAction::Leave);
            app.update();
            assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Title);
        }
    }
}
