//! The text for a waiting player: a game is being opened, a map is being painted.
//!
//! Opening takes a frame of some seconds on a slow machine. The request is delayed until the text is visible in the
//! window, so that the click has a visible effect.

use super::{Request, SessionRequest};
use crate::{
    panels::{self, LessonAction, Waiting},
    settings::Settings,
    table::{
        app::{screen::Screen, sets::TableSet},
        map::{ground::MapSheet, view::MapView},
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// Frames after which a request is no longer delayed: a window that is not drawn never shows the text.
const ENOUGH: u8 = 6;

/// Distance from the lower left corner of the map to the text, in points.
const ASIDE: f32 = 10.0;
/// Frames for which the text stays.
const STAYS: u8 = 2;

/// The game that is opened once the text is visible.
#[derive(Resource, Default)]
pub(super) struct OpeningSoon {
    request: Option<SessionRequest>,
    said: bool,
    frames: u8,
    /// Frames for which the text stays after the game is opened: new panels are drawn only in their second.
    stays: u8,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<OpeningSoon>()
        .add_systems(
            Update,
            hold_back
                .after(TableSet::PassOnPanels)
                .after(TableSet::PassOnLesson)
                .before(TableSet::AnswerRequests),
        )
        .add_systems(EguiPrimaryContextPass, tell.after(TableSet::DrawPanels));
}

fn opens(request: &Request) -> bool {
    matches!(
        request,
        Request::NewGame(_)
            | Request::Load(_)
            | Request::LoadFor(..)
            | Request::OpenOtherwise
            | Request::Lesson(LessonAction::Begin(_))
            | Request::Course(_)
    )
}

/// Delays requests that open a game until their text has been drawn.
fn hold_back(
    mut requests: ResMut<Messages<SessionRequest>>,
    mut opening: ResMut<OpeningSoon>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut started: Local<bool>,
) {
    // The game of the program's start follows no click, and nothing else could be shown meanwhile.
    if !std::mem::replace(&mut *started, true) {
        return;
    }
    if let Some(request) = opening.request.take() {
        opening.frames += 1;
        // A second click meanwhile means the same.
        let others = requests.drain().filter(|request| !opens(&request.0)).collect::<Vec<_>>();
        requests.write_batch(others);
        if opening.said || opening.frames >= ENOUGH {
            requests.write(request);
            opening.stays = STAYS;
        } else {
            opening.request = Some(request);
        }
        redraw.write(RequestRedraw);
        return;
    }
    if requests.is_empty() {
        return;
    }
    for request in requests.drain().collect::<Vec<_>>() {
        if opens(&request.0) {
            *opening = OpeningSoon { request: Some(request), ..OpeningSoon::default() };
            redraw.write(RequestRedraw);
        } else {
            requests.write(request);
        }
    }
}

fn tell(
    mut contexts: EguiContexts,
    (sheet, settings, view): (Option<Res<MapSheet>>, Res<Settings>, Res<MapView>),
    (screen, mut opening): (Res<State<Screen>>, ResMut<OpeningSoon>),
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let painted = || match screen.get() {
        Screen::Table | Screen::Replay | Screen::Workshop => sheet.as_ref()?.waiting_for(),
        _ => None,
    };
    let opens = opening.request.is_some() || opening.stays > 0;
    if opening.request.is_none() && opening.stays > 0 {
        opening.stays -= 1;
        redraw.write(RequestRedraw);
    }
    let waiting = if opens { Some(Waiting::Opening) } else { painted() };
    let context = contexts.ctx_mut()?;
    let Some(waiting) = waiting.filter(|_| panels::dress(context, settings.theme)) else { return Ok(()) };
    let palette = settings.theme.palette_in(settings.colours);
    // Clear of briefing, question and What now: the visible part of the map can be played on.
    let corner = egui::pos2(view.area.min.x, view.area.max.y - view.covered) / context.zoom_factor();
    panels::wait_word(context, palette, waiting, corner + egui::vec2(ASIDE, -ASIDE));
    if opens {
        opening.said = true;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load() -> SessionRequest {
        SessionRequest(Request::Load("a.kessel".into()))
    }

    /// A request that opens a game waits for its text, other requests do not, and no request waits for ever.
    #[test]
    fn opening_waits_until_it_has_been_said() {
        let mut app = App::new();
        app.init_resource::<OpeningSoon>().init_resource::<Messages<SessionRequest>>();
        app.add_message::<RequestRedraw>().add_systems(Update, hold_back);
        let passed = |app: &mut App| -> Vec<SessionRequest> {
            app.update();
            app.world_mut().resource_mut::<Messages<SessionRequest>>().drain().collect()
        };
        let send = |app: &mut App, request| {
            app.world_mut().write_message(request);
        };
        send(&mut app, SessionRequest(Request::Undo));
        assert_eq!(passed(&mut app), [SessionRequest(Request::Undo)]);
        send(&mut app, load());
        send(&mut app, SessionRequest(Request::Undo));
        assert_eq!(passed(&mut app), [SessionRequest(Request::Undo)]);
        send(&mut app, load());
        assert_eq!(passed(&mut app), [], "the word has not been drawn, and a second click is none");
        app.world_mut().resource_mut::<OpeningSoon>().said = true;
        assert_eq!(passed(&mut app), [load()]);
        assert_eq!(passed(&mut app), []);
        send(&mut app, load());
        let frames = (0..20).take_while(|_| passed(&mut app).is_empty()).count();
        assert!(frames <= usize::from(ENOUGH), "a window that is not drawn opens the game all the same");
    }
}
