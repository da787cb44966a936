//! A hint for whoever is to give the next order: what a general of the computer would do, thought out on a
//! thread of its own from what the person may see.

use super::{
    hand::ByKeys,
    host::Asked,
    opponent::ThoughtEnded,
    session::{OrderRequest, Request, Session, lies},
    thinker::Thinker,
};
use crate::{
    games::guderian::{
        self,
        players::by_name,
        rules::{Guderian, View},
    },
    panels::{Action, Hint},
    play::players::{Played, Seated},
};
use bevy::{prelude::*, window::RequestRedraw};
use std::sync::Arc;

/// A game of which a general can be asked for a hint.
pub(crate) trait Advised: ByKeys + Played {
    /// Who is asked, beginning with this seed.
    fn adviser(seed: u64) -> Option<Seated<Self>>;

    /// What whoever is to give the next order sees.
    fn seen(rulebook: &Arc<Self::Rulebook>, position: &Self::Position) -> Self::Kept;

    /// Does what was advised.
    fn take(world: &mut World, order: Self::Order, reason: String);
}

impl Advised for Guderian {
    fn adviser(seed: u64) -> Option<Seated<Self>> {
        by_name("staff:general", seed)
    }

    fn seen(rulebook: &Arc<Self::Rulebook>, position: &guderian::rules::Position) -> Self::Kept {
        View::to_play(rulebook, position).keep()
    }

    fn take(world: &mut World, order: Self::Order, reason: String) {
        world.write_message(OrderRequest(Request::advised(order, reason)));
    }
}

/// The hint that is shown; none if nobody asked.
#[derive(Resource)]
pub(crate) struct Hinted<G: Advised = Guderian>(pub Option<Hint<G::Order>>);

impl<G: Advised> Default for Hinted<G> {
    fn default() -> Self {
        Self(None)
    }
}

impl<G: Advised> Hinted<G> {
    /// Whether the answer is still to come.
    pub fn is_thinking(&self) -> bool {
        matches!(self.0, Some(Hint::Thinking(_)))
    }
}

/// The adviser, while he is asked.
#[derive(Resource)]
struct Adviser<G: Advised> {
    thinker: Option<Thinker<G>>,
    /// The number of the position that he was asked about.
    about: u64,
}

impl<G: Advised> Default for Adviser<G> {
    fn default() -> Self {
        Self { thinker: None, about: 0 }
    }
}

pub(crate) fn plug_in<G: Advised>(app: &mut App) {
    app.init_resource::<Hinted<G>>().init_resource::<Adviser<G>>().add_systems(
        Update,
        (obey::<G>, listen::<G>).chain().before(super::session::answer_requests).run_if(lies::<G>),
    );
}

/// Asks the adviser, does what he says, or lets him go.
fn obey<G: Advised>(
    mut asked: MessageReader<Asked>,
    session: Res<Session<G>>,
    position: Option<Res<G::Position>>,
    (mut adviser, mut hinted): (ResMut<Adviser<G>>, ResMut<Hinted<G>>),
    waker: Option<Res<ThoughtEnded>>,
    mut commands: Commands,
) {
    for Asked(action) in asked.read() {
        match action {
            Action::AskForHint if session.lesson.is_none() => {
                let (Some(rulebook), Some(position), Some(waker)) = (&session.rulebook, &position, &waker)
                else {
                    continue;
                };
                // Not the same chance each time: who asks again may hear of another way.
                let Some(player) = G::adviser(session.moves) else { continue };
                let mut thinker = Thinker::new(player);
                thinker.ask(G::seen(rulebook, position), session.moves, waker.0.clone());
                *adviser = Adviser { thinker: Some(thinker), about: session.moves };
                hinted.0 = Some(Hint::Thinking(0.0));
            }
            Action::AnswerNow => adviser.thinker.iter().for_each(Thinker::stop),
            Action::TakeHint => {
                if let Some(Hint::Given { order, reason }) = hinted.0.take() {
                    commands.queue(move |world: &mut World| G::take(world, order, reason));
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

/// Hears how far the adviser has come, and what he says. Nobody wants to know when the game has gone on.
fn listen<G: Advised>(
    session: Res<Session<G>>,
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
        Some(out) => Some(Hint::Given { order: out.advice.order, reason: out.advice.reason }),
        None => thinker.progress().map(Hint::Thinking),
    };
    // Without an answer he has broken down.
    if !matches!(heard, Some(Hint::Thinking(_))) {
        adviser.thinker = None;
    }
    if hinted.0 != heard {
        hinted.0 = heard;
        redraw.write(RequestRedraw);
    }
}

impl<G: Advised> Adviser<G> {
    fn let_go(&mut self) {
        self.thinker.iter().for_each(Thinker::stop);
        self.thinker = None;
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        games::guderian::rules::{Rulebook, counter::Place, order::Order, phase::Phase, set_up},
        settings::Settings,
        table::{self, pictures::Waker},
    };
    use bevy::state::app::StatesPlugin;
    use std::{marker::PhantomData, sync::Arc};

    /// The Seventh Panzer Division beside a lone rifle division, in the German Combat Phase.
    fn table() -> App {
        let rulebook = Arc::new(Rulebook::load("smolensk").unwrap());
        let mut position = set_up::start(&rulebook, 7);
        (position.public.turn, position.public.phase) = (3, Phase::GermanCombat);
        let stand =
            [("pz-25-7", "1108"), ("pzg-6-7", "1108"), ("pzg-7-7", "1108"), ("untried-rifle-01", "1208")];
        for (id, at) in stand {
            let piece = position.public.find(id.parse().unwrap()).unwrap();
            let counter = &mut position.public.counters[piece.index()];
            counter.place = Place::Map(at.parse().unwrap());
            counter.condition.supplied = true;
        }
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_resource::<ButtonInput<KeyCode>>()
            .init_resource::<Settings>()
            .add_message::<RequestRedraw>()
            .add_message::<Asked>()
            .insert_resource(ThoughtEnded(Waker(Arc::new(|| {}))))
            .insert_resource(table::Games::new([&PhantomData::<Guderian> as _]))
            .add_plugins((table::screen::plugin, table::session::plugin, table::people::plugin))
            .add_plugins((table::session::plug_in::<Guderian>, plug_in::<Guderian>));
        table::put_on_table(app.world_mut(), rulebook, position);
        app.update();
        app
    }

    fn ask(app: &mut App, action: Action) {
        app.world_mut().write_message(Asked(action));
        app.update();
    }

    fn hint(app: &App) -> Option<Hint<<Guderian as crate::engine::orders::Game>::Order>> {
        app.world().resource::<Hinted>().0.clone()
    }

    #[test]
    fn a_hint_is_thought_out_and_carried_out() {
        let mut app = table();
        assert_eq!(hint(&app), None);
        ask(&mut app, Action::AskForHint);
        assert!(hint(&app).is_some());
        while app.world().resource::<Hinted>().is_thinking() {
            app.update();
        }
        let Some(Hint::Given { order, reason }) = hint(&app) else { panic!("no advice: {:?}", hint(&app)) };
        assert!(matches!(order, Order::Attack { .. }), "{order:?}");
        assert!(!reason.is_empty());
        ask(&mut app, Action::TakeHint);
        let session = app.world().resource::<Session>();
        assert_eq!(session.refusal, None);
        let played = session.record().unwrap().file.played.last().unwrap();
        assert_eq!((&played.order, &played.reason), (&order, &reason));
        assert_eq!(hint(&app), None);
    }

    #[test]
    fn nobody_wants_a_hint_for_what_is_over() {
        let mut app = table();
        ask(&mut app, Action::AskForHint);
        app.world_mut().write_message(OrderRequest(Request::order(Order::EndPhase)));
        app.update();
        app.update();
        assert_eq!(hint(&app), None);
        ask(&mut app, Action::AskForHint);
        ask(&mut app, Action::DropHint);
        assert_eq!(hint(&app), None);
    }
}
