//! The fight on the map for viewers, in presenter mode and in the capture window: the target has a ring, an arrow leads
//! there from each attacker, a flag has the odds, and the rest of the map is dimmed. It is shown for a plan that viewers
//! see, while the dice roll, and for some seconds afterwards. Between fights the paths of the units that have just moved
//! are shown. It is made from what both sides know.

mod dim;
mod flag;
mod lines;
pub(crate) mod shown;

use super::{
    capture::CaptureWindow,
    presenter::{Presenter, for_viewers, past::has_gone_on},
};
use crate::{
    engine::{
        board::Hex,
        orders::{Going, Happening, Position, Record, facts},
    },
    scene::{Captioned, Fight, FightStage, caption::Battle, fight::arrows, last_moves::last_ways_at},
    table::{
        app::{
            screen::Screen,
            sets::{GameSet, TableSet},
            shown_language::ShownLanguage,
        },
        counters::animation::Throw,
        map::layers::Unseen,
        marks::deed::{Deeds, SeenAttack},
        replay::replayed::Replay,
        session::Session,
        tabled::OnTable,
    },
};
use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use shown::FightShown;

/// Seconds for which a decided fight stays, and the paths of a move.
const STAYS: f32 = 4.0;

/// A part of the picture of the fight.
#[derive(Component, Default)]
struct FightPart;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FightShown>()
        .add_systems(OnEnter(Screen::Title), |mut shown: ResMut<FightShown>| *shown = FightShown::default());
}

/// Adds the drawings, which are the same for every game.
pub(crate) fn pictures_plugin(app: &mut App) {
    app.add_plugins((dim::plugin, lines::plugin, flag::plugin)).add_systems(Update, choose_layers);
}

/// Adds the fight of a game.
pub(crate) fn game_plugin<G: OnTable + Captioned>(app: &mut App) {
    let find = find::<G>.in_set(GameSet::Show(G::ID)).after(TableSet::Carry).after(TableSet::LayOut);
    app.add_systems(Update, find);
}

/// Shows the picture in the window of the table too while that is in presenter mode.
fn choose_layers(
    mut commands: Commands,
    shown: Res<FightShown>,
    parts: Query<Entity, With<FightPart>>,
    mut before: Local<bool>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if std::mem::replace(&mut *before, shown.presents) == shown.presents {
        return;
    }
    parts.iter().for_each(|part| _ = commands.entity(part).insert(shown.layers()));
    redraw.write(RequestRedraw);
}

/// The state at the last call.
struct Known<Plan> {
    /// The state of the game and the language, and the plan, with the planned fight.
    number: Option<u64>,
    plan: Option<Plan>,
    planned: Option<Fight>,
    /// The number of orders before the moment that is shown.
    at: Option<usize>,
    paths: Vec<Vec<Hex>>,
    /// Seconds for which the last fight and these paths are still shown.
    fight_left: f32,
    paths_left: f32,
}

impl<Plan> Default for Known<Plan> {
    fn default() -> Self {
        let (number, plan, planned, at) = (None, None, None, None);
        Self { number, plan, planned, at, paths: Vec::new(), fight_left: 0.0, paths_left: 0.0 }
    }
}

/// The viewers, and what they may see.
#[derive(SystemParam)]
struct Watched<'w, 's> {
    presenter: Res<'w, Presenter>,
    windows: Query<'w, 's, (), With<CaptureWindow>>,
    unseen: Option<Res<'w, Unseen>>,
    screen: Res<'w, State<Screen>>,
    language: Res<'w, ShownLanguage>,
}

impl Watched<'_, '_> {
    /// Whether viewers look at a game.
    fn is_seen(&self) -> bool {
        let is_on_screen = matches!(self.screen.get(), Screen::Table | Screen::Replay | Screen::HandOver);
        is_on_screen && (self.presenter.on || !self.windows.is_empty())
    }

    /// Whether the player at the table plans in secret.
    fn is_secret(&self) -> bool {
        *self.screen.get() == Screen::HandOver || self.unseen.as_ref().is_some_and(|unseen| unseen.0)
    }

    /// The attack that the caption shows.
    fn battle(&self) -> Option<&Battle> {
        let caption = self.presenter.caption.as_ref()?;
        caption.battle.as_ref().filter(|battle| battle.is_fought())
    }
}

/// Finds the fight and the paths that are shown now.
fn find<G: OnTable + Captioned>(
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    (plan, throw, deeds): (Option<Res<<G as Captioned>::Plan>>, Res<Throw>, Option<Res<Deeds>>),
    (replay, watched): (Option<Res<Replay<G>>>, Watched),
    (time, mut known): (Res<Time<Real>>, Local<Known<<G as Captioned>::Plan>>),
    (mut shown, mut redraw): (ResMut<FightShown>, MessageWriter<RequestRedraw>),
) {
    let (true, Some(rulebook), Some(position), Some(record)) =
        (watched.is_seen(), &session.rulebook, position, session.record())
    else {
        *known = Known::default();
        if shown.set_if_neq(FightShown::default()) {
            redraw.write(RequestRedraw);
        }
        return;
    };
    let plan = plan.as_deref().filter(|_| replay.is_none() && !watched.is_secret());
    let number = Some(watched.language.number(session.moves));
    if known.number != number || known.plan.as_ref() != plan {
        let fight = |plan| G::planned_fight(rulebook, &for_viewers::<G>(rulebook, &position), plan);
        known.planned = plan.and_then(fight);
        (known.number, known.plan) = (number, plan.cloned());
    }
    let has_note = replay.as_ref().is_some_and(|replay| replay.has_note());
    known.note_moment(record, replay.map_or(record.orders(), |replay| replay.now), has_note);
    let attack = deeds.and_then(|deeds| deeds.seen_attack(&throw));
    let is_of_now = throw.is_of_combat() && attack.as_ref().is_some_and(|attack| attack.is_of_now);
    let rolls = throw.clock.is_some() && is_of_now;
    // Without animation the roll ends in the frame in which it begins.
    let has_rolled = throw.is_changed() && !throw.is_added() && is_of_now;
    let planned = known.planned.clone().filter(|_| !rolls);
    known.go_on(time.delta_secs().min(0.25), (rolls || has_rolled, planned.is_some()));
    let attack = attack.filter(|_| known.fight_left > 0.0);
    let fight = planned.or_else(|| attack.map(|attack| fought(attack, watched.battle())));
    if known.fight_left > 0.0 || known.paths_left > 0.0 {
        redraw.write(RequestRedraw);
    }
    let are_shown = fight.is_none() && known.paths_left > 0.0;
    let now = FightShown {
        flag: fight.as_ref().map(|fight| G::SIDES[fight.side.min(1)].flag),
        fight,
        paths: if are_shown { known.paths.clone() } else { Vec::new() },
        presents: watched.presenter.on,
    };
    if shown.set_if_neq(now) {
        redraw.write(RequestRedraw);
    }
}

impl<Plan> Known<Plan> {
    /// Notes the moment that is shown; the paths of its order are shown if it has just been given. The fight before it goes
    /// together with its caption.
    fn note_moment<G: OnTable + Captioned>(&mut self, record: &Record<G>, moment: usize, has_note: bool) {
        if self.at == Some(moment) {
            return;
        }
        let before = self.at.replace(moment);
        let is_new = before.is_some_and(|before| before + 1 == moment);
        let events = moment.checked_sub(1).and_then(|last| record.events.get(last));
        let moves = events.is_some_and(|events| moves_openly::<G>(events));
        self.paths = if is_new && moves { last_ways_at(record, moment) } else { Vec::new() };
        self.paths_left = if self.paths.is_empty() { 0.0 } else { STAYS };
        let orders = record.events.get(..moment).unwrap_or(&record.events);
        if has_gone_on::<G>(&record.rulebook, orders, has_note) {
            self.fight_left = 0.0;
        }
    }

    /// Goes on by this many seconds. Paths wait for the end of the fight; a plan ends the fight before it.
    fn go_on(&mut self, seconds: f32, (rolls, plans): (bool, bool)) {
        self.fight_left = match (rolls, plans) {
            (true, _) => STAYS,
            (false, true) => 0.0,
            (false, false) => (self.fight_left - seconds).max(0.0),
        };
        if self.fight_left <= 0.0 && !plans {
            self.paths_left = (self.paths_left - seconds).max(0.0);
        }
    }
}

/// Whether units move in these events before the eyes of both sides.
fn moves_openly<G: OnTable>(events: &[G::Event]) -> bool {
    facts::<G>(events).any(|fact| {
        let goes = matches!(fact.what, Happening::Went { how, .. } if how != Going::SetUp);
        goes && fact.only.is_none()
    })
}

/// Returns the fight of an attack, with what the caption says about it. The result is shown together with that of the caption.
fn fought(attack: SeenAttack, battle: Option<&Battle>) -> Fight {
    let decided = battle.filter(|_| attack.is_decided).and_then(Battle::decided);
    Fight {
        stage: if attack.is_decided { FightStage::Decided } else { FightStage::Rolling },
        side: attack.side,
        attackers: Vec::new(),
        from: arrows(attack.from, &attack.targets),
        targets: attack.targets,
        odds: battle.map(|battle| battle.odds.clone()).unwrap_or_default(),
        chances: battle.map(|battle| battle.chances.clone()).unwrap_or_default(),
        result: decided.map(|(result, _)| result.word.clone()).unwrap_or_default(),
        meaning: decided.map(|(_, [meaning, ..])| meaning.clone()).unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::scene::caption::{Cell, Shade, Throw as Rolled};

    /// A decided fight stays for four seconds, and the paths of the move that led to it come afterwards.
    #[test]
    fn a_fight_stays_and_ways_wait() {
        let mut known: Known<()> = Known { paths_left: STAYS, ..Known::default() };
        known.go_on(0.1, (true, false));
        for _ in 0..39 {
            known.go_on(0.1, (false, false));
        }
        assert!(known.fight_left > 0.0 && known.paths_left == STAYS);
        known.go_on(0.2, (false, false));
        assert!(known.fight_left == 0.0 && known.paths_left < STAYS);
        let left = known.paths_left;
        known.go_on(0.1, (false, true));
        assert_eq!(known.paths_left, left, "a plan is looked at");
    }

    /// The result comes with its die, and not before.
    #[test]
    fn the_result_is_told_when_it_is_decided() {
        let battle = Battle {
            odds: "3-1".to_owned(),
            came: Some(Cell { word: "D2".to_owned(), shade: Shade::Ramp(2) }),
            throw: Some(Rolled { die: 2, second: None, clock: None }),
            meaning: Some(["Two steps".to_owned(), String::new(), String::new()]),
            ..Battle::without_roll("")
        };
        let attack = |is_decided| SeenAttack {
            side: 0,
            targets: vec!["0303".parse().unwrap()],
            from: vec!["0302".parse().unwrap()],
            is_decided,
            is_of_now: true,
        };
        let told = |is_decided| {
            let fight = fought(attack(is_decided), Some(&battle));
            (fight.stage, fight.odds, fight.result, fight.meaning, fight.from.len())
        };
        let words = |text: &str| text.to_owned();
        assert_eq!(told(false), (FightStage::Rolling, words("3-1"), words(""), words(""), 1));
        assert_eq!(told(true), (FightStage::Decided, words("3-1"), words("D2"), words("Two steps"), 1));
    }
}
