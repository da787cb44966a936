//! Films: frames of figures over some orders of a game, for people who were not there.
//!
//! A combat has the position before, its target with a line from each attacker, its results, and the position after;
//! every other order has the position after it. A frame that would show what the last one shows is left out.

mod apng;
mod changed;
mod framing;
mod gif;
#[cfg(test)]
mod tests;

pub use self::{apng::ApngFilm, gif::GifFilm};

use crate::{
    art::{packs::pack::Pack, painter::Raster},
    engine::{
        board::Hex,
        orders::{
            Drawn, DrawnColour, DrawnShape, Game, Happening, Kept, Position, Record, Timeline, Viewer, facts,
        },
        text::say,
    },
    scene::{
        Figure, FigureOptions,
        deed::{Deed, HasDeeds, Witness, follow, may_see},
        figure::{Explained, HexLabel, Studio},
        overlaid::LegendPattern,
    },
};
use std::{collections::BTreeSet, ops::RangeInclusive, time::Duration};

/// The most frames of a film.
pub const MOST_FRAMES: usize = 600;
/// The largest frames.
pub const LARGEST: (u32, u32) = (1920, 1080);
/// The time of a position, and of the lines or the results of a combat.
const POSITION: Duration = Duration::from_millis(800);
const COMBAT: Duration = Duration::from_millis(1500);
/// The orders after an attack that may belong to its combat: losses, retreats, an advance.
const FOLLOWED: usize = 7;

/// The function that receives the frames of a film, each with its time.
pub type TakeFrame<'a> = &'a mut dyn FnMut(Raster, Duration) -> Result<(), String>;

/// A film of some orders of a game, as a viewer sees them.
pub struct Film<'a, G: Game> {
    record: &'a Record<G>,
    /// The numbers of its orders, from 1.
    orders: RangeInclusive<usize>,
    eyes: Viewer,
    /// The part of the map, its size, and what is laid over it.
    options: FigureOptions,
}

impl<'a, G: HasDeeds> Film<'a, G> {
    /// Makes the film of these orders of a game, counted from 1.
    ///
    /// # Errors
    /// There are no such orders, or its frames would be too large: a sentence.
    pub fn of(
        record: &'a Record<G>,
        orders: RangeInclusive<usize>,
        eyes: Viewer,
        options: FigureOptions,
    ) -> Result<Self, String> {
        let (all, (first, last)) = (record.orders(), (*orders.start(), *orders.end()));
        if first == 0 || last > all || first > last {
            return Err(say!("film-no-orders", first = first, last = last, n = all));
        }
        let (width, height) = options.size;
        if width > LARGEST.0 || height > LARGEST.1 {
            return Err(say!("film-too-large", width = LARGEST.0, height = LARGEST.1));
        }
        Ok(Self { record, orders, eyes, options })
    }

    /// Makes the film of the last combat that a viewer knows among the first orders of a game.
    ///
    /// # Errors
    /// There is none, or its frames would be too large: a sentence.
    pub fn of_last_combat(
        record: &'a Record<G>,
        orders: usize,
        eyes: Viewer,
        options: FigureOptions,
    ) -> Result<Self, String> {
        let attacks = |number: &usize| attacks::<G>(events_of(record, *number), eyes);
        let Some(first) = (1..=orders).rev().find(attacks) else { return Err(say!("film-no-combat")) };
        let ends = |number: &usize| {
            attacks(number) || facts::<G>(events_of(record, *number)).any(|fact| fact.ends_phase())
        };
        let last = (first + 1..=orders.min(first + FOLLOWED)).take_while(|number| !ends(number)).last();
        Self::of(record, first..=last.unwrap_or(first), eyes, options)
    }

    /// Returns the number of its frames.
    ///
    /// # Errors
    /// There are too many: a sentence.
    pub fn frames(&self) -> Result<usize, String> {
        let mut frames = 0;
        self.scenes(&mut |_, _| {
            frames += 1;
            if frames > MOST_FRAMES { Err(say!("film-too-long", most = MOST_FRAMES)) } else { Ok(()) }
        })?;
        Ok(frames)
    }

    /// Paints its frames with the art of a pack, all of the same size.
    ///
    /// # Errors
    /// A frame cannot be painted, or is not taken: a sentence.
    pub fn paint(&self, pack: &Pack, take: TakeFrame) -> Result<(), String> {
        let explained = self.explained()?;
        let mut studio: Option<Studio> = None;
        self.scenes(&mut |figure, time| {
            let studio = studio.get_or_insert_with(|| figure.studio(pack));
            take(figure.paint_in(studio, explained.as_ref())?, time)
        })
    }

    /// Whether a legend is asked for and has nothing to explain in any frame.
    ///
    /// # Errors
    /// The film has no such frames: a sentence.
    pub fn has_empty_legend(&self) -> Result<bool, String> {
        let explained = self.explained()?;
        Ok(self.options.overlays.is_empty() && explained.is_some_and(|explained| explained.is_empty()))
    }

    /// Returns what the legend explains beside the overlays; none without a legend. All frames have the same legend, because
    /// all have the same size.
    fn explained(&self) -> Result<Option<Explained>, String> {
        if !self.options.legend {
            return Ok(None);
        }
        let mut all = Explained::default();
        self.scenes(&mut |figure, _| {
            all.join(figure.explained(None));
            Ok(())
        })?;
        Ok(Some(all.in_film()))
    }

    /// Returns the position after this many orders, as the viewer sees it.
    fn laid(&self, timeline: &mut Timeline<G>, after: usize) -> Position<G> {
        let mut position = timeline.position(after).clone();
        if G::eyes(&self.record.rulebook, &position.public).is_some() {
            G::look(&mut position, self.eyes);
        }
        position
    }

    /// Returns the figure of a position after this many orders.
    fn figure(&self, position: &Position<G>, after: usize, drawn: Vec<Drawn>) -> Figure {
        let options = FigureOptions { drawn, ..self.options.clone() };
        let shows_moves = options.overlays.iter().any(|overlay| {
            G::OVERLAYS.get(overlay.0).is_some_and(|listed| listed.pattern == LegendPattern::Moves)
        });
        let until = shows_moves.then(|| self.record.until(after));
        Figure::of::<G>(&self.record.rulebook, position, until.as_ref(), options)
    }

    /// Gives the figure of each frame in its turn, with its time.
    fn scenes(&self, take: &mut dyn FnMut(&Figure, Duration) -> Result<(), String>) -> Result<(), String> {
        let mut timeline = Timeline::of(self.record, Kept::default());
        let mut shown: Option<Figure> = None;
        let mut show = |figure: Figure, time: Duration| -> Result<(), String> {
            if shown.as_ref().is_some_and(|shown| shown.shows_the_same(&figure)) {
                return Ok(());
            }
            take(&figure, time)?;
            shown = Some(figure);
            Ok(())
        };
        let first = *self.orders.start();
        let mut before = self.laid(&mut timeline, first - 1);
        let mut deed: Option<Deed> = None;
        show(self.figure(&before, first - 1, Vec::new()), POSITION)?;
        for number in self.orders.clone() {
            let after = self.laid(&mut timeline, number);
            let events = events_of(self.record, number);
            let seen =
                Witness::<G> { rulebook: &self.record.rulebook, before: &before, after: &after, events };
            let deed_seen = follow(deed.as_ref(), &seen).and_then(|deed| deed.seen_by(Some(self.eyes)));
            if let Some(deed_seen) = &deed_seen {
                let labels = labels(deed_seen);
                if attacks::<G>(events, self.eyes) {
                    let marks = marks(deed_seen);
                    show(self.figure(&before, number - 1, marks.clone()), COMBAT)?;
                    show(self.figure(&before, number - 1, marks).labelled(labels), COMBAT)?;
                } else {
                    show(self.figure(&after, number, Vec::new()).labelled(labels), COMBAT)?;
                }
            }
            show(self.figure(&after, number, Vec::new()), POSITION)?;
            deed = deed_seen.or(deed);
            before = after;
        }
        Ok(())
    }
}

/// Returns the events of an order, by its number from 1.
fn events_of<G: Game>(record: &Record<G>, number: usize) -> &[G::Event] {
    number.checked_sub(1).and_then(|at| record.events.get(at)).map_or(&[], Vec::as_slice)
}

/// Whether one of these events is an attack that the viewer knows.
fn attacks<G: Game>(events: &[G::Event], eyes: Viewer) -> bool {
    facts::<G>(events)
        .any(|fact| matches!(fact.what, Happening::Attacked { .. }) && may_see(Some(eyes), fact.only))
}

/// Returns the ring about each target, and the line from each attacker to the nearest.
fn marks(deed: &Deed) -> Vec<Drawn> {
    let mut rings: BTreeSet<Hex> = BTreeSet::new();
    let mut lines: BTreeSet<(Hex, Hex)> = BTreeSet::new();
    for strike in &deed.strikes {
        rings.extend(&strike.targets);
        for firer in &strike.firers {
            let near = strike.targets.iter().copied().min_by_key(|target| target.distance(firer.hex));
            lines.extend(near.filter(|target| *target != firer.hex).map(|target| (firer.hex, target)));
        }
    }
    let rings = rings.into_iter().map(DrawnShape::Ring);
    let lines = lines.into_iter().map(|(from, to)| DrawnShape::Arrow(vec![from, to]));
    rings.chain(lines).map(|shape| Drawn { shape, colour: DrawnColour::Red }).collect()
}

/// Returns the hexes of the targets and of the attackers that the viewer knows.
fn combat_hexes(deed: &Deed) -> Vec<Hex> {
    let firers = deed.strikes.iter().flat_map(|strike| strike.firers.iter().map(|firer| firer.hex));
    deed.ringed().chain(firers).collect()
}

/// Returns the results of a combat, at their hexes.
fn labels(deed: &Deed) -> Vec<HexLabel> {
    let mut labels: Vec<HexLabel> = Vec::new();
    for outcome in &deed.outcomes {
        match labels.iter_mut().find(|label| label.hex == outcome.hex) {
            Some(label) => label.lines.extend(outcome.lines()),
            None => {
                let (hex, lines, combat) = (outcome.hex, outcome.lines(), combat_hexes(deed));
                labels.push(HexLabel { hex, lines, combat });
            }
        }
    }
    labels
}
