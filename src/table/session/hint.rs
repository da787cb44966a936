//! A hint for the player who must give the next order: the order that a computer player would give, computed on a
//! thread of its own from the facts that the person may see.

use super::{
    Session,
    thinker::{AdviserThinks, Thinker, ThoughtEnded, ThoughtOut},
};
use crate::{
    engine::{orders::Refusal, text::t},
    panels::{Action, Hint},
    settings::Settings,
    table::{app::host::Asked, app::sets::GameSet, away::connection::Away, tabled::OnTable},
};
use bevy::{prelude::*, window::RequestRedraw};

/// The hint on the table; none without a request.
#[derive(Resource)]
pub(crate) struct Hinted<G: OnTable>(pub Option<Hint<G::Order>>);

impl<G: OnTable> Default for Hinted<G> {
    fn default() -> Self {
        Self(None)
    }
}

impl<G: OnTable> Hinted<G> {
    /// Whether the answer is still to come.
    pub fn is_thinking(&self) -> bool {
        matches!(self.0, Some(Hint::Thinking(_)))
    }
}

/// The adviser, while it works.
#[derive(Resource)]
struct Adviser<G: OnTable> {
    thinker: Option<Thinker<G>>,
    /// The number of the position in question.
    about: u64,
}

impl<G: OnTable> Default for Adviser<G> {
    fn default() -> Self {
        Self { thinker: None, about: 0 }
    }
}

pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    app.init_resource::<AdviserThinks>()
        .init_resource::<Hinted<G>>()
        .init_resource::<Adviser<G>>()
        .add_systems(
            Update,
            (obey::<G>, listen::<G>, note::<G>.run_if(resource_changed::<Hinted<G>>))
                .chain()
                .in_set(GameSet::Ask(G::ID)),
        );
}

/// Asks the adviser, plays its advice, or dismisses it.
fn obey<G: OnTable>(
    mut asked: MessageReader<Asked>,
    (mut session, away): (ResMut<Session<G>>, Option<Res<Away<G>>>),
    position: Option<Res<crate::engine::orders::Position<G>>>,
    (mut adviser, mut hinted): (ResMut<Adviser<G>>, ResMut<Hinted<G>>),
    waker: Option<Res<ThoughtEnded>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for Asked(action) in asked.read() {
        match action {
            Action::AskForHint if session.is_elsewhere() && !allows_hints(away.as_deref()) => {
                session.refuse(Refusal::of_table(t!("online-no-hints")));
                redraw.write(RequestRedraw);
            }
            Action::AskForHint if session.lesson.is_none() => {
                let (Some(rulebook), Some(position), Some(waker)) = (&session.rulebook, &position, &waker)
                else {
                    continue;
                };
                // A new seed each time: a second request may bring another advice.
                let Some(player) = G::player(G::ADVISER, session.moves) else { continue };
                let mut thinker = Thinker::new(player);
                thinker.ask((&G::view(rulebook, position)).into(), session.moves, waker.0.clone());
                *adviser = Adviser { thinker: Some(thinker), about: session.moves };
                hinted.0 = Some(Hint::Thinking(0.0));
            }
            Action::AnswerNow => adviser.thinker.iter().for_each(Thinker::stop),
            Action::TakeHint | Action::TakeWholeHint => {
                let keeps = *action == Action::TakeHint;
                if let Some(Hint::Given { order, reason, parts }) = hinted.0.take() {
                    commands.queue(move |world: &mut World| {
                        // No die by accident: an attack waits for a click, unless that is switched off.
                        let asks =
                            world.get_resource::<Settings>().is_none_or(|settings| settings.ask_before_dice);
                        if !(asks && G::prepare_hint(world, &order)) {
                            G::take_hint(world, order, reason, &parts, keeps);
                        }
                    });
                }
            }
            Action::DropHint => {
                adviser.let_go();
                hinted.0 = None;
            }
            _ => {}
        }
    }
}

/// Whether the players of a game that is held elsewhere have agreed that hints may be shown.
fn allows_hints<G: OnTable>(away: Option<&Away<G>>) -> bool {
    away.is_none_or(Away::allows_hints)
}

/// Takes in the adviser's progress and its advice. The advice is dropped when the game has moved on.
fn listen<G: OnTable>(
    (session, position): (Res<Session<G>>, Option<Res<crate::engine::orders::Position<G>>>),
    (mut adviser, mut hinted): (ResMut<Adviser<G>>, ResMut<Hinted<G>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if hinted.0.is_some() && adviser.about != session.moves {
        adviser.let_go();
        hinted.0 = None;
        redraw.write(RequestRedraw);
    }
    let Some(thinker) = &mut adviser.bypass_change_detection().thinker else { return };
    let heard = match thinker.answer() {
        Some(ThoughtOut { advice, mut parts, .. }) => {
            let order = match (&session.rulebook, &position) {
                (Some(rulebook), Some(position)) => {
                    G::handed(&G::view(rulebook, position), advice.order, &mut parts)
                }
                _ => advice.order,
            };
            Some(Hint::Given { order, reason: advice.reason, parts })
        }
        None => thinker.progress().map(Hint::Thinking),
    };
    // Without an answer the adviser has failed.
    if !matches!(heard, Some(Hint::Thinking(_))) {
        adviser.thinker = None;
    }
    if hinted.0 != heard {
        hinted.0 = heard;
        redraw.write(RequestRedraw);
    }
}

impl<G: OnTable> Adviser<G> {
    fn let_go(&mut self) {
        self.thinker.iter().for_each(Thinker::stop);
        self.thinker = None;
    }
}

/// Notes that the adviser thinks: the window then draws now and then.
fn note<G: OnTable>(hinted: Res<Hinted<G>>, mut thinks: ResMut<AdviserThinks>) {
    thinks.set_if_neq(AdviserThinks(hinted.is_thinking()));
}

/// Dismisses the hint when the game leaves the table.
pub(crate) fn dismiss<G: OnTable>(world: &mut World) {
    if let Some(mut adviser) = world.get_resource_mut::<Adviser<G>>() {
        adviser.let_go();
        world.insert_resource(Hinted::<G>(None));
        world.insert_resource(AdviserThinks(false));
    }
}
