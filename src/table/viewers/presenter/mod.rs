//! The game for viewers: presenter mode on one key, and the caption that it shares with the capture window.

mod cursor;
pub(super) mod past;

use super::{capture::CaptureWindow, casting::pace::Casting, dice::timer::DiceTimer};
use crate::{
    engine::orders::{Position, Viewer, is_over},
    panels::{Action, caption::COVERED},
    play::stage::Stage,
    scene::{
        Captioned, Seen,
        caption::{Battle, Caption, lesson::LessonText},
        readable,
    },
    settings::Command,
    table::{
        app::{
            commands::Given,
            host::Asked,
            panels_want::Covered,
            screen::Screen,
            sets::{GameSet, TableSet},
            shown_language::ShownLanguage,
        },
        counters::animation::Throw,
        map::{camera::MapCamera, layers},
        replay::replayed::Replay,
        session::Session,
        tabled::{OnTable, registry},
    },
};
use bevy::{camera::visibility::RenderLayers, prelude::*, window::RequestRedraw};
use std::borrow::Cow;

/// Seconds for which presenter mode shows the key that leaves it.
const NEW: f32 = 4.0;

/// Presenter mode, and the caption for viewers.
#[derive(Resource, Default)]
pub struct Presenter {
    /// Whether the panels are hidden.
    pub on: bool,
    /// The caption; none while it has no reader, or no game is shown.
    pub caption: Option<Caption>,
    /// Seconds since it was switched on.
    age: f32,
}

impl Presenter {
    /// Whether it has just been switched on.
    pub fn is_new(&self) -> bool {
        self.on && self.age < NEW
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Presenter>()
        .add_plugins(cursor::plugin)
        .add_systems(Update, (obey, hide_secrets.run_if(may_have_changed), grow_old).chain());
}

pub(crate) fn panels_are_shown(presenter: Res<Presenter>) -> bool {
    !presenter.on
}

/// Switches presenter mode by key or menu.
fn obey(
    mut given: MessageReader<Given>,
    mut asked: MessageReader<Asked>,
    (mut presenter, mut covered): (ResMut<Presenter>, ResMut<Covered>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let keys = given.read().filter(|given| given.0 == Command::Presenter).count();
    let entries = asked.read().filter(|asked| asked.0 == Action::Present).count();
    if (keys + entries) % 2 == 1 {
        presenter.on = !presenter.on;
        presenter.age = 0.0;
        covered.0 = if presenter.on { COVERED } else { 0.0 };
        redraw.write(RequestRedraw);
    }
}

fn may_have_changed(presenter: Res<Presenter>, screen: Res<State<Screen>>) -> bool {
    // While it is on, another game may come to the same screen.
    presenter.on || presenter.is_changed() || screen.is_changed()
}

/// Shows the public state on the map while a game with secrets is shown to viewers, like the capture window.
fn hide_secrets(world: &mut World) {
    if *world.resource::<State<Screen>>().get() == Screen::HandOver {
        return; // nothing is shown
    }
    let on = world.resource::<Presenter>().on;
    let hides = on && registry::lying(world).is_some_and(|game| game.has_secrets());
    let mut cameras = world.query_filtered::<(Entity, Has<RenderLayers>), With<MapCamera>>();
    let wrong = |(camera, hidden): (Entity, bool)| (hidden != hides).then_some(camera);
    let wrong: Vec<Entity> = cameras.iter(world).filter_map(wrong).collect();
    for camera in wrong {
        let mut camera = world.entity_mut(camera);
        if hides {
            camera.insert(layers::of_viewers())
        } else {
            camera.remove::<RenderLayers>()
        };
    }
}

/// Hides the text about the key after a while.
fn grow_old(
    time: Res<Time<Real>>,
    mut presenter: ResMut<Presenter>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if presenter.is_new() {
        presenter.age += time.delta_secs().min(0.25);
        redraw.write(RequestRedraw);
    }
}

/// The key of a written caption: the state of the game and the language, the moment of a replay, the plan, the die.
#[derive(PartialEq)]
struct Written<Plan> {
    number: u64,
    shown: Option<usize>,
    plan: Option<Plan>,
    /// The note about the moment, which is shown whole where a replay stands or in casting mode, and whether there is one.
    note: Option<String>,
    has_note: bool,
    clock: Option<f32>,
    attack: usize,
    game_is_shown: bool,
    /// Whether a combat is shown over the map.
    is_told: bool,
    /// The text of the lesson's step; its file may change at any time.
    lesson: Option<LessonText>,
}

/// Adds the caption of a game.
pub(crate) fn game_plugin<G: OnTable + Captioned>(app: &mut App) {
    let tell = tell::<G>.in_set(GameSet::Show(G::ID)).after(grow_old).after(TableSet::Carry);
    app.add_systems(Update, tell);
}

/// Writes the caption again when its content has changed and it has a reader.
fn tell<G: OnTable + Captioned>(
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    (plan, throw, screen): (Option<Res<<G as Captioned>::Plan>>, Res<Throw>, Res<State<Screen>>),
    (replay, timer, language): (Option<Res<Replay<G>>>, Res<DiceTimer>, Res<ShownLanguage>),
    (windows, stage, casting): (Query<(), With<CaptureWindow>>, Option<Res<Stage>>, Option<Res<Casting>>),
    mut written: Local<Option<Written<<G as Captioned>::Plan>>>,
    mut presenter: ResMut<Presenter>,
) {
    // The dice over the map belong to the caption; the stage tells it to viewers.
    let wanted = presenter.on || !windows.is_empty() || timer.0.is_some() || stage.is_some();
    let (true, Some(rulebook), Some(position)) = (wanted, &session.rulebook, position) else {
        *written = None;
        if presenter.caption.is_some() {
            presenter.caption = None;
        }
        return;
    };
    // A moment of the past has no plans.
    let plan = plan.as_deref().filter(|_| replay.is_none());
    let now = Written {
        number: language.number(session.moves),
        shown: replay.as_ref().map(|replay| replay.state().now),
        plan: plan.cloned(),
        note: replay
            .as_ref()
            .filter(|replay| !replay.playing || casting.is_some_and(|casting| casting.on))
            .and_then(|replay| replay.note()),
        has_note: replay.as_ref().is_some_and(|replay| replay.has_note()),
        clock: throw.clock,
        attack: throw.attack,
        game_is_shown: !matches!(screen.get(), Screen::Title | Screen::Workshop),
        is_told: timer.0.is_some(),
        lesson: session.lesson.as_ref().map(|taken| LessonText::of(&taken.course)),
    };
    if written.as_ref() == Some(&now) {
        return;
    }
    let mut caption = now
        .game_is_shown
        .then(|| caption_now::<G>((&session, rulebook, &position), replay.as_deref(), &throw, &now));
    if throw.hides_result()
        && let (Some(caption), Some(before)) = (&mut caption, &presenter.caption)
    {
        keep_result_back(caption, before);
    }
    // A combat without dice is shown for as long as one with dice.
    let is_unrolled = now.is_told && throw.unrolled && replay.is_none();
    let reason = session.without_die.as_ref().filter(|_| is_unrolled);
    caption = caption.map(|caption| with_reason(caption, reason.map(String::as_str)));
    // A note may tell the result.
    if let (Some(caption), Some(note)) = (&mut caption, now.note.as_ref().filter(|_| !throw.hides_result())) {
        caption.lesson.get_or_insert_with(|| LessonText::of_note(note));
    }
    presenter.caption = caption;
    *written = Some(now);
}

/// Returns the caption of the game on the table, or of the moment of a replay.
fn caption_now<G: OnTable + Captioned>(
    (session, rulebook, position): (&Session<G>, &G::Rulebook, &Position<G>),
    replay: Option<&Replay<G>>,
    throw: &Throw,
    now: &Written<<G as Captioned>::Plan>,
) -> Caption {
    let hides = throw.hides_result();
    let orders = session.record().map_or(&[][..], |record| record.events.as_slice());
    let log = replay.map_or_else(|| session.told(hides), |replay| replay.told(hides));
    let log = readable(log, |_| false);
    let orders = &orders[..now.shown.unwrap_or(orders.len()).min(orders.len())];
    let position = for_viewers::<G>(rulebook, position);
    // The last combat is shown until another order or a note begins; then viewers see that.
    let is_past = throw.clock.is_none() && past::has_gone_on::<G>(rulebook, orders, now.has_note);
    let seen = Seen::<G> {
        rulebook,
        position: &position,
        log: &log,
        orders,
        rolled: session.rolled.as_ref().filter(|_| !is_past),
        is_past,
        plan: now.plan.as_ref(),
        attack: throw.clock.map(|_| throw.attack),
        clock: throw.clock,
    };
    Caption { lesson: now.lesson.clone(), ..G::caption(&seen) }
}

/// Keeps the points and the lesson of the caption before: points would reveal the result before the die does, and so
/// would the text after an order.
fn keep_result_back(caption: &mut Caption, before: &Caption) {
    (caption.points, caption.level) = (before.points, before.level.clone());
    caption.lesson.clone_from(&before.lesson);
}

/// Returns a caption with the reason why the last combat needed no die, unless it shows a battle.
fn with_reason(caption: Caption, reason: Option<&str>) -> Caption {
    let battle = caption.battle.or_else(|| reason.map(Battle::without_roll));
    Caption { battle, ..caption }
}

/// Returns the viewers' position: the public state, and everything when the game is over.
pub(super) fn for_viewers<'a, G: Captioned>(
    rulebook: &G::Rulebook,
    position: &'a Position<G>,
) -> Cow<'a, Position<G>> {
    let eyes = G::eyes(rulebook, &position.public);
    if eyes.is_none_or(|eyes| eyes == Viewer::Both) || is_over::<G>(&position.public) {
        return Cow::Borrowed(position);
    }
    let mut open = position.clone();
    G::look(&mut open, Viewer::Both);
    Cow::Owned(open)
}
