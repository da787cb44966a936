//! Keeps the last deeds, in play and in a replay.

use super::shown::Deeds;
use crate::{
    engine::{
        counters::UnitId,
        orders::{Happening, InPlay, Kept, Position, Record, Timeline, Viewer, counter, facts},
    },
    scene::{
        Deed, HasDeeds,
        deed::{Age, Firer, Witness, age, follow, may_see},
    },
    table::{
        app::{
            screen::Screen,
            sets::{GameSet, TableSet},
        },
        replay::replayed::Replay,
        session::{Played, Session},
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// Adds the deeds of a game.
pub(crate) fn game_plugin<G: OnTable + HasDeeds>(app: &mut App) {
    app.init_resource::<Deeds>()
        .add_systems(Update, keep::<G>.in_set(TableSet::BeginAnimations).in_set(GameSet::Show(G::ID)));
}

/// The state at the last call.
#[derive(Default)]
struct Known {
    /// The number of the game on the table; none on the title.
    laid: Option<u64>,
    /// The moment of the replay, and the deeds of the current game behind it.
    replay: Option<(usize, Deeds)>,
}

fn keep<G: OnTable + HasDeeds>(
    mut played: MessageReader<Played<G>>,
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    replay: Option<ResMut<Replay<G>>>,
    screen: Option<Res<State<Screen>>>,
    (mut known, mut deeds): (Local<Known>, ResMut<Deeds>),
) {
    let (Some(rulebook), Some(position), Some(record)) = (&session.rulebook, position, session.record())
    else {
        played.clear();
        return;
    };
    let moment = replay.as_ref().map(|replay| replay.now);
    let is_title = screen.is_some_and(|screen| matches!(screen.get(), Screen::Title | Screen::Workshop));
    let same = known.laid == Some(session.laid) && known.replay.as_ref().map(|(at, _)| *at) == moment;
    if same && !is_title && played.is_empty() && !session.is_changed() && !position.is_changed() {
        return;
    }
    let mut now = deeds.clone();
    let laid = (!is_title).then_some(session.laid);
    let is_opened = laid.is_some() && known.laid != laid;
    if known.laid != laid || is_title {
        *known = Known { laid, replay: None };
        now = Deeds::default();
    }
    now.eyes = G::eyes(rulebook, &position.public);
    now.flags = [0, 1].map(|side: usize| G::SIDES[side].flag);
    let shown = Shown::<G> { rulebook, position: &position, record };
    match replay {
        Some(mut replay) => {
            played.clear();
            shown.follow_replay(replay.bypass_change_detection(), &mut known, &mut now);
        }
        None => {
            if let Some((_, current)) = known.replay.take() {
                now = Deeds { eyes: now.eyes, flags: now.flags, ..current };
            }
            let orders = record.orders();
            now.go_back_to(orders);
            if is_opened && orders > 0 {
                // A game that is opened again shows what was done last in it.
                played.clear();
                shown.recall(&mut Timeline::of(record, Kept::default()), orders, &mut now);
            }
            for Played { events, before } in played.read() {
                if let Some(before) = before.position() {
                    shown.add(&mut now, before, &position, (events, orders));
                }
            }
        }
    }
    let orders = moment.unwrap_or(record.orders());
    now.now = orders;
    now.ages = shown.ages(&now, orders);
    now.gone = shown.gone(&now);
    deeds.set_if_neq(now);
}

/// The game on the table.
struct Shown<'a, G: OnTable> {
    rulebook: &'a G::Rulebook,
    position: &'a Position<G>,
    record: &'a Record<G>,
}

impl<G: OnTable + HasDeeds> Shown<'_, G> {
    /// Adds what events have done, after which this many orders have been given.
    fn add(
        &self,
        deeds: &mut Deeds,
        before: &Position<G>,
        after: &Position<G>,
        (events, orders): (&[G::Event], usize),
    ) {
        let seen = Witness::<G> { rulebook: self.rulebook, before, after, events };
        if let Some(deed) = follow(deeds.latest(), &seen) {
            deeds.take(deed, orders);
            if self.attacks(events, deeds.eyes).is_some() {
                deeds.singly = self.rolls(events) > 1;
            }
        }
    }

    /// The number of attacks among these events that have dice of their own over the map.
    fn rolls(&self, events: &[G::Event]) -> usize {
        let rolled = G::rolled(self.rulebook, events);
        rolled.map_or(0, |rolled| G::attacks(&rolled).saturating_sub(usize::from(G::begins_alone(&rolled))))
    }

    /// Returns the ages of the deeds after this many orders.
    fn ages(&self, deeds: &Deeds, orders: usize) -> [Age; 2] {
        [0, 1].map(|side: usize| {
            let Some((deed, after)) = &deeds.of_side[side] else { return Age::New };
            let firers = deed.strikes.iter().flat_map(|strike| &strike.firers);
            let firers: Vec<UnitId> = firers.map(|firer| firer.unit).collect();
            let events = self.record.events.get(*after..orders).unwrap_or_default();
            let given = (*after..orders).map(|number| self.record.giver(number));
            let is_of_other = given.map(|given| given != Some(G::SIDES[side].name));
            age::<G>(is_of_other.zip(events.iter().map(Vec::as_slice)), deeds.eyes, &firers)
        })
    }

    /// Returns the attackers of the latest deed that are no longer in the hexes from which they attacked.
    fn gone(&self, deeds: &Deeds) -> Vec<UnitId> {
        let firers = deeds.latest().into_iter().flat_map(|deed| &deed.strikes).flat_map(|it| &it.firers);
        let has_left = |firer: &&Firer| G::hex_of(self.position, firer.unit) != Some(firer.hex);
        firers.filter(has_left).map(|firer| firer.unit).collect()
    }

    /// Brings the deeds to the moment of a replay, and keeps those of the current game for its end.
    fn follow_replay(&self, replay: &mut Replay<G>, known: &mut Known, deeds: &mut Deeds) {
        let before = known.replay.take();
        let (at, current) = before.map_or((None, deeds.clone()), |(at, live)| (Some(at), live));
        if at != Some(replay.now) {
            self.replayed(replay, at, deeds);
        }
        known.replay = Some((replay.now, current));
    }

    /// Brings the deeds to the moment of a replay: from the last one, or from the record.
    fn replayed(&self, replay: &mut Replay<G>, at: Option<usize>, deeds: &mut Deeds) {
        let now = replay.now;
        let events = |number: usize| self.record.events.get(number).map_or(&[][..], Vec::as_slice);
        if let Some(before) = &replay.stepped_from
            && let Some(before) = before.position()
            && at.is_some_and(|at| at + 1 == now)
        {
            return self.add(deeds, before, self.position, (events(now - 1), now));
        }
        self.recall(&mut replay.timeline, now, deeds);
    }

    /// Finds the last deed of each side after this many orders.
    fn recall(&self, timeline: &mut Timeline<G>, now: usize, deeds: &mut Deeds) {
        let events = |number: usize| self.record.events.get(number).map_or(&[][..], Vec::as_slice);
        *deeds = Deeds { eyes: deeds.eyes, flags: deeds.flags, ..Deeds::default() };
        // The last attack of each side, and what has come of it.
        let mut last: BTreeMap<Option<usize>, usize> = BTreeMap::new();
        for number in (0..now).rev() {
            if let Some(side) = self.attacks(events(number), deeds.eyes) {
                last.entry(side).or_insert(number);
            }
            if [0, 1].iter().all(|side| last.contains_key(&Some(*side))) {
                break;
            }
        }
        let mut last: Vec<usize> = last.into_values().collect();
        last.sort_unstable();
        for number in last {
            if let Some((deed, after)) = self.deed_of(timeline, (number, now), deeds.eyes) {
                deeds.take(deed, after);
            }
        }
    }

    /// Whether a viewer knows of an attack among these events, and the number of the side that makes it, if a unit on the
    /// map does.
    fn attacks(&self, events: &[G::Event], eyes: Option<Viewer>) -> Option<Option<usize>> {
        let mut known = facts::<G>(events).filter(|fact| may_see(eyes, fact.only));
        let side_of = |unit: &UnitId| counter::<G>(&self.position.public, *unit).map(InPlay::side);
        known.find_map(|fact| match fact.what {
            Happening::Attacked { units, .. } => Some(units.first().and_then(side_of).or(fact.side)),
            _ => None,
        })
    }

    /// Returns the deed of the attack in the order at this place, with what the next orders have done in its hexes.
    fn deed_of(
        &self,
        timeline: &mut Timeline<G>,
        (number, now): (usize, usize),
        eyes: Option<Viewer>,
    ) -> Option<(Deed, usize)> {
        let mut laid = |after: usize| {
            let mut position = timeline.position(after).clone();
            G::look(&mut position, eyes.unwrap_or_default());
            position
        };
        let mut before = laid(number);
        let mut told = None;
        for next in number..now.min(number + FOLLOWED) {
            let events = self.record.events.get(next)?;
            if next > number && self.attacks(events, eyes).is_some() {
                break;
            }
            let after = laid(next + 1);
            let last = told.as_ref().map(|(deed, _)| deed);
            let seen = Witness::<G> { rulebook: self.rulebook, before: &before, after: &after, events };
            if let Some(deed) = follow(last, &seen) {
                told = Some((deed, next + 1));
            }
            before = after;
        }
        told
    }
}

/// The orders after an attack in which its results are looked for.
const FOLLOWED: usize = 8;
