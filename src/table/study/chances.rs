//! The chances over the game that is replayed, computed in the background while nothing moves and no player thinks, and
//! what the computer would have done at a moment. Both begin with what the player at the table knows.

use super::may;
use crate::{
    engine::{
        board::Hex,
        orders::{BranchEyes, Position, Record, Viewer, is_over},
        storage::{Disk, Wake},
        text::say,
    },
    panels::{Action, Advice, ChancesAction, ChancesState},
    play::chances::{ChanceFile, ChanceRun, ChanceState, Chances, moments},
    table::{
        app::{
            host::{Asked, Hosted},
            screen::Screen,
            sets::GameSet,
        },
        counters::animation::AnimatedScene,
        files::keeping::Saving,
        replay::replayed::Replay,
        session::{
            Session,
            thinker::{AdviserThinks, Thinker, ThinkingProgress, ThoughtEnded, ThoughtOut},
        },
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use std::{path::PathBuf, sync::Arc, time::Duration};

/// The time of the quick games, without pauses.
const BUDGET: Duration = Duration::from_secs(60);

/// The seed of the computer player that is asked, and of what it does not know: it gives the same answer each time.
const SEED: u64 = 1;

/// The chances of the game that is replayed.
#[derive(Resource)]
pub(crate) struct StudiedChances<G: Hosted> {
    /// Whether they are wanted.
    shown: bool,
    /// The reason why this game has none.
    refused: Option<String>,
    /// The game and the viewer that they are of.
    about: Option<About>,
    chances: Chances,
    /// The quick games, while the replay is open and until all have been played.
    run: Option<ChanceRun<G>>,
    /// Whether all have been played.
    is_done: bool,
    /// Their state when it was last looked at.
    seen: Option<(ChanceState, u64)>,
    asking: Option<Asking<G>>,
    /// The answer of the computer, with the number of orders before its moment.
    advice: Option<(usize, Advised)>,
}

/// The game of the chances: its number on the table, its last order, its viewer, and the file of its chances.
#[derive(Clone, PartialEq)]
struct About {
    laid: u64,
    orders: usize,
    hash: Option<String>,
    eyes: BranchEyes,
    path: Option<PathBuf>,
}

/// The computer player that is asked about a moment.
struct Asking<G: Hosted> {
    after: usize,
    thinker: Thinker<G>,
    position: Position<G>,
}

/// The order that the computer would have given.
enum Advised {
    /// The game was over.
    Over,
    Order {
        words: String,
        ways: Vec<Vec<Hex>>,
    },
}

impl<G: Hosted> Default for StudiedChances<G> {
    fn default() -> Self {
        Self {
            shown: false,
            refused: None,
            about: None,
            chances: Chances::default(),
            run: None,
            is_done: false,
            seen: None,
            asking: None,
            advice: None,
        }
    }
}

pub(crate) fn game_plugin<G: Hosted>(app: &mut App) {
    app.init_resource::<StudiedChances<G>>()
        .init_resource::<AdviserThinks>()
        .init_resource::<ThinkingProgress>()
        .add_systems(Update, (obey::<G>, listen::<G>, tend::<G>).chain().in_set(GameSet::Ask(G::ID)))
        .add_systems(OnExit(Screen::Replay), leave::<G>);
}

/// Shows the chances or hides them, and asks the computer.
fn obey<G: Hosted>(
    mut asked: MessageReader<Asked>,
    session: Res<Session<G>>,
    mut replay: Option<ResMut<Replay<G>>>,
    mut studied: ResMut<StudiedChances<G>>,
    waker: Option<Res<ThoughtEnded>>,
) {
    for Asked(action) in asked.read() {
        let Action::Chances(action) = action else { continue };
        let Some(replay) = &mut replay else { continue };
        match action {
            ChancesAction::Show(on) => studied.shown = *on,
            ChancesAction::Ask => {
                if let Some(waker) = &waker {
                    studied.ask(&session, replay.bypass_change_detection(), waker);
                }
            }
        }
    }
}

/// Takes in the answer of the computer.
fn listen<G: Hosted>(
    session: Res<Session<G>>,
    mut studied: ResMut<StudiedChances<G>>,
    mut thinks: ResMut<AdviserThinks>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let studied = studied.bypass_change_detection();
    let Some(asking) = &mut studied.asking else { return };
    let answer = asking.thinker.answer();
    if answer.is_none() && asking.thinker.progress().is_some() {
        thinks.set_if_neq(AdviserThinks(true));
        return;
    }
    // Without an answer the player has failed.
    if let (Some(rulebook), Some(answer)) = (&session.rulebook, answer) {
        studied.advice = Some((asking.after, asking.advised(rulebook, answer)));
    }
    studied.asking = None;
    thinks.set_if_neq(AdviserThinks(false));
    redraw.write(RequestRedraw);
}

/// Begins the quick games, lets them go on while nothing moves and no player thinks, and keeps their results.
fn tend<G: Hosted>(
    (session, replay): (Res<Session<G>>, Option<Res<Replay<G>>>),
    mut studied: ResMut<StudiedChances<G>>,
    (animated, thinking, adviser): (AnimatedScene, Res<ThinkingProgress>, Res<AdviserThinks>),
    (waker, saving): (Option<Res<ThoughtEnded>>, Option<Res<Saving>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let studied = studied.bypass_change_detection();
    let disk = || saving.as_ref().map(|saving| saving.disk()).unwrap_or_default();
    let (Some(replay), Some(record)) = (&replay, session.record()) else { return };
    let wanted = viewer::<G>(&session, replay.present());
    studied.refused = wanted.as_ref().err().cloned();
    if studied.refused.is_some() {
        // A branch has taken the place of the game.
        studied.run = None;
    }
    if let (true, Ok(eyes)) = (studied.shown, wanted) {
        studied.turn_to(About::of::<G>(&session, record, eyes), record);
        if studied.run.is_none() && !studied.is_done {
            let wake = waker.as_ref().map(|ended| Arc::clone(&ended.0.0));
            studied.begin(record, replay.present(), eyes, wake);
        }
    }
    let Some(run) = &studied.run else { return };
    let is_still = !animated.is_playing() && !replay.playing;
    run.pause(!(studied.shown && is_still && thinking.0.is_none() && !adviser.0));
    let (state, played) = (run.state(), run.played());
    if studied.seen != Some((state, played)) {
        studied.seen = Some((state, played));
        studied.chances = run.tally();
        redraw.write(RequestRedraw);
    }
    if matches!(state, ChanceState::Done | ChanceState::Failed) {
        studied.keep(record, &disk());
        (studied.run, studied.is_done) = (None, true);
    } else if state == ChanceState::Paused && studied.shown && !is_still {
        // The frame after the last one of an animation lets them go on.
        redraw.write(RequestRedraw);
    }
}

/// Ends the quick games when the replay is left; their results until then are kept. They go on when it is opened again.
fn leave<G: Hosted>(
    session: Res<Session<G>>,
    mut studied: ResMut<StudiedChances<G>>,
    saving: Option<Res<Saving>>,
) {
    let studied = studied.bypass_change_detection();
    let Some(run) = studied.run.take() else { return };
    studied.chances = run.tally();
    let is_of = studied.about.as_ref().is_some_and(|about| about.laid == session.laid);
    if let Some(record) = session.record().filter(|_| is_of && session.branch.is_none()) {
        studied.keep(record, &saving.map(|saving| saving.disk()).unwrap_or_default());
    }
}

/// Returns the viewer whose knowledge the quick games begin with.
///
/// # Errors
/// The game has no chances now: the reason.
fn viewer<G: Hosted>(session: &Session<G>, present: &Position<G>) -> Result<BranchEyes, String> {
    // The file beside the game is about the game.
    if session.branch.is_some() {
        return Err(say!("chances-in-branch"));
    }
    may::eyes(session, present).map_err(|_| match session.record() {
        Some(record) if record.file.header.is_sent_to_a_person() => say!("chances-by-mail"),
        _ if G::is_free_hand(&present.public) => say!("chances-no-referee"),
        _ => say!("chances-two-people"),
    })
}

/// Returns the number of the side for which more points are better.
fn gains<G: Hosted>(rulebook: &G::Rulebook) -> usize {
    usize::from(G::points_for(rulebook, 1, 1) > G::points_for(rulebook, 1, 0))
}

impl About {
    fn of<G: Hosted>(session: &Session<G>, record: &Record<G>, eyes: BranchEyes) -> Self {
        let played = &record.file.played;
        Self {
            laid: session.laid,
            orders: played.len(),
            hash: played.last().map(|last| last.hash.to_string()),
            eyes,
            path: session.file().map(|game| ChanceFile::path_of(&game)),
        }
    }
}

impl<G: Hosted> StudiedChances<G> {
    /// Returns the content of the time line at the moment after this many orders. While the result is hidden, it ends
    /// there.
    pub(crate) fn state(&self, session: &Session<G>, now: usize, hides_result: bool) -> ChancesState<'_> {
        let is_of = self.about.as_ref().is_some_and(|about| about.laid == session.laid);
        let asks = self.asking.as_ref().is_some_and(|asking| asking.after == now);
        let advice = match &self.advice {
            _ if asks => Advice::Thinking,
            Some((after, Advised::Over)) if *after == now => Advice::Over,
            Some((after, Advised::Order { words, ways })) if *after == now => Advice::Given { words, ways },
            _ => Advice::None,
        };
        ChancesState {
            shown: self.shown,
            refused: self.refused.as_deref(),
            chances: Some(&self.chances).filter(|_| is_of),
            until: if hides_result { now } else { usize::MAX },
            sides: Some(G::SIDES),
            gains: session.rulebook.as_ref().map_or(0, |rulebook| gains::<G>(rulebook)),
            run: self.seen.filter(|_| is_of),
            advice: if is_of { advice } else { Advice::None },
        }
    }

    /// Takes up the chances of a game from the file beside it, unless it is the same game as before.
    fn turn_to(&mut self, about: About, record: &Record<G>) {
        if self.about.as_ref() == Some(&about) {
            return;
        }
        // A file that cannot be read is written again: everything in it can be computed.
        let kept = about.path.as_deref().and_then(|path| ChanceFile::read(path).ok().flatten());
        self.chances = kept.map_or_else(Chances::default, |kept| kept.known(record, about.eyes));
        (self.about, self.run, self.is_done, self.seen) = (Some(about), None, false, None);
        (self.asking, self.advice) = (None, None);
    }

    /// Begins the quick games that have not been played yet.
    fn begin(&mut self, record: &Record<G>, present: &Position<G>, eyes: BranchEyes, wake: Option<Wake>) {
        let known = self.chances.clone();
        let run = ChanceRun::go_on(record, moments(record, present), (eyes, BUDGET), known);
        if let Some(wake) = wake {
            run.wake_with(wake);
        }
        self.run = Some(run);
    }

    /// Keeps the results in the file beside the game.
    fn keep(&self, record: &Record<G>, disk: &Disk) {
        let Some(about) = &self.about else { return };
        let Some(path) = about.path.as_deref().filter(|_| !self.chances.moments.is_empty()) else { return };
        let file = ChanceFile::of(record, about.eyes, self.chances.clone());
        if let Err(error) = file.write(disk, path) {
            warn!("the chances of the game are not kept: {error}");
        }
    }

    /// Asks the computer about the moment that is shown.
    fn ask(&mut self, session: &Session<G>, replay: &mut Replay<G>, waker: &ThoughtEnded) {
        let Some(rulebook) = &session.rulebook else { return };
        let Ok(eyes) = viewer::<G>(session, replay.present()) else { return };
        let after = replay.now;
        let position = replay.timeline.position(after);
        if is_over::<G>(&position.public) {
            self.advice = Some((after, Advised::Over));
            return;
        }
        let mut position = G::imagined(rulebook, position, eyes, SEED);
        let sees = match eyes {
            BranchEyes::All => Viewer::All,
            BranchEyes::Side(side) => Viewer::Side(side),
        };
        G::look(&mut position, sees);
        let Some(player) = G::player(G::ADVISER, SEED) else { return };
        if let Some(asking) = &self.asking {
            asking.thinker.stop();
        }
        let mut thinker = Thinker::new(player);
        thinker.ask((&G::view(rulebook, &position)).into(), after as u64, waker.0.clone());
        (self.asking, self.advice) = (Some(Asking { after, thinker, position }), None);
    }
}

impl<G: Hosted> Asking<G> {
    /// Returns the answer in words, with the paths of its units.
    fn advised(&self, rulebook: &Arc<G::Rulebook>, answer: ThoughtOut<G>) -> Advised {
        let ThoughtOut { advice, mut parts, .. } = answer;
        let order = G::handed(&G::view(rulebook, &self.position), advice.order, &mut parts);
        let shown = G::advice(rulebook, &self.position.public, &order, &parts);
        let ways: Vec<Vec<Hex>> =
            G::deeds(&order).iter().flat_map(|deed| G::ways(&self.position, deed)).collect();
        let said = shown.words.into_iter().next();
        let words = said.into_iter().chain([advice.reason]).filter(|words| !words.is_empty());
        let words: Vec<String> = words.collect();
        Advised::Order { words: words.join("  ·  "), ways: if ways.is_empty() { shown.ways } else { ways } }
    }
}
