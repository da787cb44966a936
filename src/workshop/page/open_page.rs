//! Which page of the workshop is open over the table.

use crate::{
    panels::{Action, WorkshopWish},
    table::{
        Presenter, Screen,
        app::{
            host::{Asked, Host},
            sets::TableSet,
        },
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::EguiPrimaryContextPass;

/// The page that is open; none for the bare table or title.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct OpenPage(pub Option<WorkshopWish>);

/// The systems that open and close pages.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Opened;

/// The tools that are pages; the others are panels beside the map.
const PAGES: [WorkshopWish; 3] = [WorkshopWish::Print, WorkshopWish::Import, WorkshopWish::Counters];

/// Adds what all pages need, once.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<OpenPage>()
        .init_resource::<Host>()
        .add_message::<Asked>()
        .add_message::<RequestRedraw>()
        .add_systems(Update, (open, leave).chain().in_set(Opened).after(TableSet::PassOnPanels))
        .add_systems(EguiPrimaryContextPass, take_keys.in_set(TableSet::DrawEditors));
}

/// Whether this page is open, for a condition of systems.
pub(crate) fn is_open(page: WorkshopWish) -> impl Fn(Option<Res<OpenPage>>) -> bool + Clone {
    move |open| open.is_some_and(|open| open.0 == Some(page))
}

/// Opens the page that is asked for in the menu.
fn open(
    mut asked: MessageReader<Asked>,
    mut open: ResMut<OpenPage>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for Asked(action) in asked.read() {
        if let Action::Workshop(wish) = action
            && PAGES.contains(wish)
        {
            open.set_if_neq(OpenPage(Some(*wish)));
            redraw.write(RequestRedraw);
        }
    }
}

/// The pages that the title has too.
const ON_TITLE: [WorkshopWish; 1] = [WorkshopWish::Print];

/// Closes the page when its screen is left, when it is covered or presented, and where the page has no place.
fn leave(
    screen: Option<Res<State<Screen>>>,
    presenter: Option<Res<Presenter>>,
    mut open: ResMut<OpenPage>,
    mut before: Local<Option<Screen>>,
) {
    let now = screen.map(|screen| *screen.get());
    let has_place = match now {
        Some(Screen::Table) => true,
        Some(Screen::Title) => open.0.is_none_or(|page| ON_TITLE.contains(&page)),
        _ => false,
    };
    let is_left = before.is_some() && *before != now;
    *before = now;
    if !has_place || is_left || presenter.is_some_and(|presenter| presenter.on) {
        open.set_if_neq(OpenPage(None));
    }
}

/// Notes whether a page has the keyboard.
fn take_keys(open: Res<OpenPage>, mut host: ResMut<Host>) {
    host.bypass_change_detection().memory.paged = open.0.is_some();
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::state::app::StatesPlugin;

    #[test]
    fn a_page_is_opened_at_the_table_and_closed_with_it() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin)).insert_state(Screen::Table);
        app.add_plugins(plugin);
        let ask = |app: &mut App, wish| {
            app.world_mut().write_message(Asked(Action::Workshop(wish)));
            app.update();
            app.world().resource::<OpenPage>().0
        };
        assert_eq!(ask(&mut app, WorkshopWish::RecordLesson), None, "that is a panel");
        assert_eq!(ask(&mut app, WorkshopWish::Print), Some(WorkshopWish::Print));
        assert_eq!(ask(&mut app, WorkshopWish::Import), Some(WorkshopWish::Import), "one at a time");
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
        app.update();
        app.update();
        assert_eq!(app.world().resource::<OpenPage>().0, None);
        assert_eq!(ask(&mut app, WorkshopWish::Import), None, "it needs a game");
        assert_eq!(ask(&mut app, WorkshopWish::Print), Some(WorkshopWish::Print));
        app.update();
        assert_eq!(app.world().resource::<OpenPage>().0, Some(WorkshopWish::Print), "it stays open");
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
        app.update();
        app.update();
        assert_eq!(app.world().resource::<OpenPage>().0, None, "another screen");
    }
}
