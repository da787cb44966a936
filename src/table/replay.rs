//! The replay: the game on the table, whichever it is, shown as it was at any moment. Nothing can be ordered in it, and
//! leaving it puts the game back exactly as it stands.

use super::{
    animation::Gliding,
    highlights::Lit,
    layout::centre_of,
    offer::Mark,
    screen::Screen,
    session::{OrderRequest, Played, Request, Session, lies, trouble},
    tabled::OnTable,
    view::View,
};
use crate::engine::orders::Position;
use crate::{
    engine::{
        board::Hex,
        orders::{GameFile, Going, Happening, Kept, Record, Refusal, Timeline, facts},
    },
    panels::{Chapter, LogLine, ReplayAction, TimelineState, explain},
};
use bevy::{prelude::*, window::RequestRedraw};
use std::{collections::BTreeMap, sync::Arc};

/// Seconds between two orders at the usual speed.
const PACE: f32 = 0.9;
/// The speeds at which counters are still seen walking.
const WALKING: u8 = 2;

/// A replay that is shown.
#[derive(Resource)]
pub struct Replay<G: OnTable> {
    timeline: Timeline<G>,
    told: Vec<Moment>,
    story: Story,
    /// The position to go back to, and the screen.
    present: (Position<G>, Screen),
    /// The last die of the game that is played.
    rolled: Option<G::Rolled>,
    chapters: Vec<Chapter>,
    notes: BTreeMap<usize, String>,
    /// Whether notes were written since it was opened.
    noted: bool,
    now: usize,
    playing: bool,
    speed: u8,
    waited: f32,
    caption: String,
    /// What happened in the hexes of the last order.
    marks: BTreeMap<Hex, Mark>,
}

impl<G: OnTable> Replay<G> {
    /// What the time line shows.
    pub fn state(&self) -> TimelineState<'_> {
        TimelineState {
            orders: self.timeline.orders(),
            now: self.now,
            chapters: &self.chapters,
            notes: &self.notes,
            caption: &self.caption,
            playing: self.playing,
            speed: self.speed,
        }
    }

    /// The log as it was at the moment that is shown.
    pub fn log(&self) -> &[LogLine] {
        self.story.until(self.now)
    }

    /// The game as it stands.
    pub(crate) fn present(&self) -> &Position<G> {
        &self.present.0
    }

    /// What happened in the hexes of the last order.
    pub(crate) fn lit(&self) -> BTreeMap<Hex, Lit> {
        self.marks.iter().map(|(hex, mark)| (*hex, Lit::plain(*mark))).collect()
    }
}

/// The log of a game, and where in it each order ends.
#[derive(Default)]
pub struct Story {
    /// The lines, the notes among them.
    pub lines: Vec<LogLine>,
    /// How many lines there are up to each number of orders.
    ends: Vec<usize>,
    /// How many lines each order and each command of the table has added.
    counts: Vec<usize>,
}

/// What is told after so many orders: of the order itself, then of each command of the table.
type Moment = Vec<Vec<LogLine>>;

impl Story {
    /// Makes the log of what is told at each moment of a game, of its notes, and of what its file says was done with
    /// it.
    fn new<G: OnTable>(told: &[Moment], file: &GameFile<G>) -> Self {
        let mut story = Self::default();
        for (after, moment) in told.iter().enumerate() {
            let begins = story.lines.len();
            for lines in moment {
                story.counts.push(lines.len());
                story.lines.extend_from_slice(lines);
            }
            let without = story.lines.len();
            let next = if after + 1 == told.len() { usize::MAX } else { after + 1 };
            // Notes about orders that were taken back stand at the end.
            let spoiled = file.spoiled().filter(|(orders, _)| *orders == after).map(|(_, spoiled)| spoiled);
            let gaps = file.gaps().filter(|(orders, _)| *orders == after).map(|(_, gap)| gap.to_string());
            let notes = file.notes.range(after..next).map(|(_, note)| format!("Note: {note}"));
            for text in gaps.chain(notes).chain(spoiled.map(ToString::to_string)) {
                let turn = story.lines.last().map_or(0, |line| line.turn);
                story.lines.push(LogLine { turn, text, ..LogLine::default() });
            }
            if let Some(last) = story.counts.last_mut().filter(|_| without > begins || !moment.is_empty()) {
                *last += story.lines.len() - without;
            }
            story.ends.push(story.lines.len());
        }
        story
    }

    fn until(&self, after: usize) -> &[LogLine] {
        let end = self.ends.get(after).copied().unwrap_or(self.lines.len());
        &self.lines[..end]
    }

    /// How many lines each order and each command of the table has added, so that they go when it is taken back.
    pub fn counts(&self) -> Vec<usize> {
        self.counts.clone()
    }
}

/// What a game tells at each moment while it is opened, and its positions every so many orders.
pub(crate) struct Telling<G: OnTable> {
    told: Vec<Moment>,
    kept: Kept<Position<G>>,
    /// Commands of the table that have been told of.
    commands: usize,
}

impl<G: OnTable> Default for Telling<G> {
    fn default() -> Self {
        Self { told: vec![Vec::new()], kept: Kept::default(), commands: 0 }
    }
}

impl<G: OnTable> Telling<G> {
    /// Tells of what has come to the record last.
    pub(super) fn note(&mut self, record: &Record<G>, position: &Position<G>) {
        let (orders, commands) = (record.events.len(), record.file.commands.len());
        if let Some(events) = record.events.get(self.told.len() - 1) {
            let mut lines = G::told(&record.rulebook, position, events);
            explain_order(record, orders, &mut lines);
            self.told.push(vec![lines]);
        } else if commands > self.commands && !record.last_command_events().is_empty() {
            let lines = G::told(&record.rulebook, position, record.last_command_events());
            self.told.last_mut().into_iter().for_each(|moment| moment.push(lines.clone()));
        }
        self.commands = commands;
        self.kept.note(orders, position);
    }

    /// The log of the game.
    pub(super) fn story(&self, record: &Record<G>) -> Story {
        Story::new(&self.told, &record.file)
    }
}

/// The time line of a record, and what it tells at each moment.
fn look_back<G: OnTable>(record: &Record<G>) -> Result<(Timeline<G>, Vec<Moment>), Refusal> {
    let mut happened: Vec<Vec<&[G::Event]>> = vec![Vec::new(); record.events.len() + 1];
    for (after, events) in record.happened() {
        // Of an order comes the first, even if it tells nothing; a command without events is nothing to tell of.
        let is_order = after > 0 && happened.get(after).is_some_and(Vec::is_empty);
        if let Some(moment) = happened.get_mut(after).filter(|_| is_order || !events.is_empty()) {
            moment.push(events);
        }
    }
    let tell = |after: usize, position: &Position<G>| -> Moment {
        let moment = happened.get(after).into_iter().flatten();
        let mut told: Moment = moment.map(|events| G::told(&record.rulebook, position, events)).collect();
        if let Some(lines) = told.first_mut().filter(|_| after > 0) {
            explain_order(record, after, lines);
        }
        told
    };
    let mut told = vec![Vec::new()];
    let mut timeline = Timeline::new(record, |number, position| told.push(tell(number, position)))?;
    if !happened[0].is_empty() {
        told[0] = tell(0, timeline.position(0));
    }
    Ok((timeline, told))
}

/// Puts under the lines that tell of an order why it was given, as far as that is no secret, and before what it opens
/// the reasons that it has opened.
pub(super) fn explain_order<G: OnTable>(record: &Record<G>, number: usize, lines: &mut Vec<LogLine>) {
    explain(lines, record.reason(number));
    // The last heading is that of the next turn.
    let at = lines.iter().rposition(|line| line.heading).unwrap_or(lines.len());
    let turn = lines.first().map_or(0, |line| line.turn);
    let opened = record.opened_by(number).into_iter().map(|played| LogLine {
        turn,
        text: format!(
            "What the {} player meant by order {} is no secret any more",
            played.side, played.number
        ),
        why: played.reason.clone(),
        ..LogLine::default()
    });
    lines.splice(at..at, opened);
}

/// The log of a game from its beginning; nothing if it cannot be replayed.
pub(super) fn story_of<G: OnTable>(record: &Record<G>) -> Story {
    look_back(record).map(|(_, told)| Story::new(&told, &record.file)).unwrap_or_default()
}

/// Where the phases of a game begin.
fn chapters<G: OnTable>(record: &Record<G>) -> Vec<Chapter> {
    let first = <G as OnTable>::begins(&record.rulebook, &record.file.start);
    let mut turn = first.turn;
    let mut chapters = vec![Chapter { opens_turn: true, ..first }];
    for (number, events) in record.events.iter().enumerate() {
        // Phases that pass by themselves are no place to stop at.
        if let Some(chapter) = events.iter().rev().find_map(|event| G::opens(&record.rulebook, event)) {
            let opens_turn = chapter.turn != turn || chapter.opens_turn;
            turn = chapter.turn;
            chapters.push(Chapter { after: number + 1, opens_turn, ..chapter });
        }
    }
    chapters
}

/// What is to be seen of these events on the map.
fn marks<G: OnTable>(events: &[G::Event]) -> BTreeMap<Hex, Mark> {
    let mut marks = BTreeMap::new();
    for fact in facts::<G>(events) {
        let mark = match fact.what {
            Happening::Went { how, .. } => match how {
                Going::SetUp => Mark::Deploy,
                Going::Walk => Mark::Reach,
                Going::Rail => Mark::Rail,
                Going::Retreat => Mark::Retreat,
                Going::Advance => Mark::Advance,
            },
            // Nobody attacks where a mine goes off.
            Happening::Attacked { moving: true, units: [_, ..], .. } => Mark::Overrun,
            Happening::Attacked { .. } => Mark::Attack,
            Happening::Marked | Happening::Held => Mark::Asked,
            _ => continue,
        };
        marks.extend(fact.hexes().iter().map(|hex| (*hex, mark)));
    }
    marks
}

/// What an order brought about, in one line.
fn caption(lines: &[LogLine]) -> String {
    let said: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
    said.join("  ·  ")
}

pub(super) fn plug_in<G: OnTable>(app: &mut App) {
    app.add_systems(
        Update,
        go_on::<G>.run_if(lies::<G>).run_if(in_state(Screen::Replay)).before(super::session::answer_requests),
    );
}

/// Whether a request must wait until the replay is left.
pub(super) fn forbids(request: &Request) -> bool {
    matches!(
        request,
        Request::Order(_) | Request::Advised(..) | Request::People(_) | Request::Undo | Request::Redo
    )
}

/// Does what a player asks of a replay.
///
/// # Errors
/// There is nothing to replay, or the record is damaged.
pub(super) fn answer<G: OnTable>(world: &mut World, action: &ReplayAction) -> Result<(), Refusal> {
    match action {
        ReplayAction::Open => open::<G>(world),
        ReplayAction::OpenFile(path) => {
            let mut read = super::session::read::<G>(world, path)?;
            let looked = match read.take_telling() {
                Some(telling) => (Timeline::of(read.record(), telling.kept), telling.told),
                None => look_back(read.record())?,
            };
            let story = Story::new(&looked.1, &read.record().file);
            super::session::look_at(world, read, story, path);
            open_looked::<G>(world, looked)
        }
        ReplayAction::Go(to) => {
            go::<G>(world, *to);
            Ok(())
        }
        ReplayAction::Play(playing) => {
            play_or_stop::<G>(world, *playing);
            Ok(())
        }
        ReplayAction::Speed(speed) => {
            if let Some(mut replay) = world.get_resource_mut::<Replay<G>>() {
                replay.speed = (*speed).clamp(1, 8);
            }
            Ok(())
        }
        ReplayAction::Note { after, text } => note::<G>(world, *after, text),
        ReplayAction::Leave => {
            leave::<G>(world);
            Ok(())
        }
    }
}

/// Opens the replay of the game on the table, at its beginning.
fn open<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    if world.contains_resource::<Replay<G>>() {
        return show(world, Screen::Replay);
    }
    let session = world.resource::<Session<G>>();
    let record = session.record().ok_or_else(|| trouble("no game lies on the table"))?;
    let looked = look_back(record)?;
    open_looked::<G>(world, looked)
}

/// Opens the replay of the game on the table, which has been looked through.
fn open_looked<G: OnTable>(
    world: &mut World,
    (timeline, told): (Timeline<G>, Vec<Moment>),
) -> Result<(), Refusal> {
    let session = world.resource::<Session<G>>();
    let record = session.record().ok_or_else(|| trouble("no game lies on the table"))?;
    let from = match world.resource::<State<Screen>>().get() {
        Screen::Report => super::reported::opened_from::<G>(world),
        screen => *screen,
    };
    let replay = Replay::<G> {
        timeline,
        chapters: chapters(record),
        story: Story::new(&told, &record.file),
        told,
        notes: record.file.notes.clone(),
        noted: false,
        rolled: session.rolled.clone(),
        present: (G::position(world).clone(), from),
        now: 0,
        playing: false,
        speed: 1,
        waited: 0.0,
        caption: String::new(),
        marks: BTreeMap::new(),
    };
    world.insert_resource(replay);
    go::<G>(world, 0);
    show(world, Screen::Replay)
}

fn show(world: &mut World, screen: Screen) -> Result<(), Refusal> {
    world.resource_mut::<NextState<Screen>>().set(screen);
    Ok(())
}

/// Shows the moment after so many orders.
fn go<G: OnTable>(world: &mut World, to: usize) {
    let Some(rulebook) = world.resource::<Session<G>>().rulebook.clone() else { return };
    let Some(mut replay) = world.remove_resource::<Replay<G>>() else { return };
    let to = to.min(replay.timeline.orders());
    let stood = G::standing(world);
    let position = replay.timeline.position(to).clone();
    lay::<G>(world, &rulebook, position);
    let (events, rolled) = {
        let session = world.resource::<Session<G>>();
        let events = session.record().map_or(&[][..], |record| record.events.as_slice());
        let last = to.checked_sub(1).and_then(|number| events.get(number)).cloned().unwrap_or_default();
        (last, last_die::<G>(&rulebook, &events[..to.min(events.len())]))
    };
    world.resource_mut::<Session<G>>().rolled = rolled;
    replay.marks = marks::<G>(&events);
    let lines = replay.story.until(to);
    let told = to.checked_sub(1).map_or(0, |before| replay.story.until(before).len());
    replay.caption = if to == 0 { "The game begins.".to_owned() } else { caption(&lines[told..]) };
    let one_on = to == replay.now + 1;
    if one_on && let Some(hex) = lines[told..].iter().find_map(|line| line.hex) {
        world.resource_mut::<View>().follow(centre_of(hex));
    }
    if one_on && replay.speed <= WALKING {
        world.write_message(Played::<G> { events, stood });
    }
    replay.now = to;
    world.insert_resource(replay);
}

/// The last die that was thrown in combat in the same phase.
pub(super) fn last_die<G: OnTable>(rulebook: &G::Rulebook, events: &[Vec<G::Event>]) -> Option<G::Rolled> {
    for order in events.iter().rev() {
        if let Some(rolled) = G::rolled(rulebook, order) {
            return Some(rolled);
        }
        if order.iter().any(|event| G::opens(rulebook, event).is_some()) {
            return None;
        }
    }
    None
}

/// Puts a position on the table that is not the game's own.
fn lay<G: OnTable>(world: &mut World, rulebook: &Arc<G::Rulebook>, position: Position<G>) {
    G::restore(world, rulebook, position);
    let mut session = world.resource_mut::<Session<G>>();
    session.moves += 1;
    session.selected.clear();
}

fn play_or_stop<G: OnTable>(world: &mut World, playing: bool) {
    let Some(mut replay) = world.get_resource_mut::<Replay<G>>() else { return };
    replay.playing = playing;
    replay.waited = 0.0;
    let at_end = replay.now >= replay.timeline.orders();
    if playing && at_end {
        go::<G>(world, 0);
    }
}

/// Goes on by itself while it is asked to.
fn go_on<G: OnTable>(
    replay: Option<ResMut<Replay<G>>>,
    moving: Query<(), With<Gliding>>,
    time: Res<Time<Real>>,
    mut requests: MessageWriter<OrderRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(mut replay) = replay else { return };
    let replay = replay.bypass_change_detection();
    if !replay.playing {
        return;
    }
    redraw.write(RequestRedraw);
    replay.waited += time.delta_secs().min(0.25);
    let walking = replay.speed <= WALKING && !moving.is_empty();
    if replay.waited * f32::from(replay.speed) < PACE || walking {
        return;
    }
    replay.waited = 0.0;
    if replay.now < replay.timeline.orders() {
        requests.write(OrderRequest(Request::Replay(ReplayAction::Go(replay.now + 1))));
    } else {
        replay.playing = false;
    }
}

/// Writes a note, in the record and its file.
fn note<G: OnTable>(world: &mut World, after: usize, text: &str) -> Result<(), Refusal> {
    super::session::note::<G>(world, after, text)?;
    let session = world.resource::<Session<G>>();
    let Some(record) = session.record() else { return Ok(()) };
    let Some(replay) = world.get_resource::<Replay<G>>() else { return Ok(()) };
    let (notes, story) = (record.file.notes.clone(), Story::new(&replay.told, &record.file));
    if let Some(mut replay) = world.get_resource_mut::<Replay<G>>() {
        replay.notes = notes;
        replay.noted = true;
        replay.story = story;
    }
    Ok(())
}

/// Goes back to the game as it stands.
fn leave<G: OnTable>(world: &mut World) {
    let back = world.get_resource::<Replay<G>>().map(|replay| replay.present.1);
    put_away::<G>(world);
    if let Some(screen) = back {
        let _ = show(world, screen);
    }
}

/// Ends the replay, whatever is shown next: the table holds the game as it stands.
pub(super) fn put_away<G: OnTable>(world: &mut World) {
    let Some(replay) = world.remove_resource::<Replay<G>>() else { return };
    let Some(rulebook) = world.resource::<Session<G>>().rulebook.clone() else { return };
    lay::<G>(world, &rulebook, replay.present.0);
    let mut session = world.resource_mut::<Session<G>>();
    session.rolled = replay.rolled;
    if replay.noted {
        session.tell_anew(replay.story);
    }
}
