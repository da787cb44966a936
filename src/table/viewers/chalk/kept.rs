//! Drawings that are kept: in a replay and in a branch they come and go with their moment, and the file of the game has
//! them. A click does not remove them there; the same shape drawn again does.

use super::{Drawing, Drawings, Shape, stroke::bent};
use crate::{
    engine::{
        board::Hex,
        orders::{Drawn, DrawnShape, is_over},
        storage::Disk,
        text::t,
    },
    scene::layout::centre_of,
    table::{
        files::keeping::Saving,
        replay::replayed::Replay,
        session::{Session, trouble, write_study},
        tabled::OnTable,
    },
};
use bevy::prelude::*;

/// A moment of a game on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Moment {
    game: &'static str,
    /// The number of the game on the table.
    laid: u64,
    /// The number of orders before it.
    after: usize,
}

/// The moment whose drawings are over the map.
#[derive(Resource, Default)]
pub(super) struct Page {
    /// None at the table, where drawings belong to no moment.
    at: Option<Moment>,
    /// Its drawings as they are kept.
    known: Vec<Drawn>,
    /// The drawings of the table, which come back.
    own: Vec<Drawing>,
    /// Whether the file that the game was opened from may lack some drawings.
    is_owed: bool,
}

/// Returns the moment on the table whose drawings are kept. In a game by e-mail that goes on there is none: the opponent
/// would receive them.
fn moment<G: OnTable>(session: &Session<G>, replay: Option<&Replay<G>>) -> Option<Moment> {
    // Of a game that is held elsewhere there is no file here.
    let record = session.record().filter(|record| !record.is_elsewhere())?;
    let after = match replay {
        Some(replay) if is_over::<G>(&replay.present().public) => replay.now,
        Some(replay) if !record.file.header.is_sent_to_a_person() => replay.now,
        Some(_) => return None,
        None => session.branch.map(|_| record.file.played.len())?,
    };
    Some(Moment { game: G::ID, laid: session.laid, after })
}

/// Keeps what was drawn, and shows the drawings of the next moment.
pub(super) fn turn<G: OnTable>(
    (mut session, replay): (ResMut<Session<G>>, Option<Res<Replay<G>>>),
    (mut drawings, mut page): (ResMut<Drawings>, ResMut<Page>),
    saving: Option<Res<Saving>>,
) {
    let now = moment::<G>(&session, replay.as_deref());
    if !session.has_game() || (now.is_none() && page.at.is_none()) {
        return;
    }
    let disk = || saving.as_ref().map(|saving| saving.disk()).unwrap_or_default();
    let page = page.bypass_change_detection();
    let here = page.at.filter(|at| (at.game, at.laid) == (G::ID, session.laid));
    if let Some(at) = here.filter(|_| drawings.is_changed()) {
        let drawn = drawn(&drawings);
        if drawn != page.known {
            page.known.clone_from(&drawn);
            page.is_owed = true;
            keep::<G>(&mut session, at.after, drawn, &disk());
        }
    }
    if now == page.at {
        return;
    }
    let is_left = now.is_none_or(|now| here.is_none_or(|here| here.laid != now.laid));
    if std::mem::take(&mut page.is_owed) && here.is_some() {
        page.is_owed = !is_left;
        if is_left && let Err(why) = write_study::<G>(&mut session, &disk(), true) {
            warn!("{why}");
        }
    }
    if page.at.is_none() {
        page.own = std::mem::take(&mut drawings.done);
    }
    let study = session.record().map(|record| record.file.study.drawn());
    drawings.done = match now {
        Some(now) => {
            let kept = study.and_then(|drawn| drawn.get(&now.after)).into_iter().flatten();
            kept.filter_map(Drawing::of).collect()
        }
        None => std::mem::take(&mut page.own),
    };
    drawings.removed.clear();
    drawings.kept = now.is_some();
    page.at = now;
    page.known = drawn(&drawings);
}

/// Forgets the moment: no game is on the screen.
pub(super) fn forget(mut page: ResMut<Page>) {
    *page = Page::default();
}

fn drawn(drawings: &Drawings) -> Vec<Drawn> {
    drawings.done.iter().map(Drawing::to_drawn).collect()
}

/// Keeps the drawings of a moment in the record and in its file.
fn keep<G: OnTable>(session: &mut Session<G>, after: usize, drawn: Vec<Drawn>, disk: &Disk) {
    let Some(record) = session.record_mut() else { return };
    record.draw(after, drawn);
    if let Err(why) = write_study::<G>(session, disk, false) {
        session.refuse(trouble(t!("table-drawing-not-written", why = why)));
    }
}

impl Drawing {
    /// Returns it as the files of games have it.
    pub(crate) fn to_drawn(&self) -> Drawn {
        let hundredths = |length: f32| (100.0 * length).round() as i32;
        let shape = match &self.shape {
            Shape::Ring(hex) => DrawnShape::Ring(*hex),
            Shape::Arrow(_) if !self.hexes.is_empty() => DrawnShape::Arrow(self.hexes.clone()),
            Shape::Arrow(path) => {
                let places = path.iter().map(|place| (hundredths(place.x), hundredths(place.y)));
                DrawnShape::Stroke(places.collect())
            }
        };
        Drawn { shape, colour: self.chalk.into() }
    }

    /// Returns a drawing of a file; none if it has too few places to be seen.
    fn of(drawn: &Drawn) -> Option<Self> {
        let (shape, hexes) = match &drawn.shape {
            DrawnShape::Ring(hex) => (Shape::Ring(*hex), Vec::new()),
            DrawnShape::Arrow(hexes) => (Shape::Arrow(path(hexes)?), hexes.clone()),
            DrawnShape::Stroke(places) if places.len() < 2 => return None,
            DrawnShape::Stroke(places) => {
                let path = places.iter().map(|(x, y)| Vec2::new(*x as f32, *y as f32) / 100.0);
                (Shape::Arrow(path.collect()), Vec::new())
            }
        };
        Some(Self { shape, chalk: drawn.colour.into(), hexes, age: 0.0, by_key: false })
    }
}

/// Returns the path of an arrow through the middles of hexes; none for fewer than two.
fn path(hexes: &[Hex]) -> Option<Vec<Vec2>> {
    match hexes {
        [] | [_] => None,
        [from, to] => Some(bent(centre_of(*from), centre_of(*to))),
        more => Some(more.iter().map(|hex| centre_of(*hex)).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::orders::DrawnColour;

    #[test]
    fn a_drawing_of_a_file_is_written_as_it_was_read() {
        let hex = |id: &str| -> Hex { id.parse().expect("a hex") };
        for shape in [
            DrawnShape::Ring(hex("0513")),
            DrawnShape::Arrow(vec![hex("0414"), hex("0513")]),
            DrawnShape::Arrow(vec![hex("0414"), hex("0413"), hex("0513")]),
            DrawnShape::Stroke(vec![(0, -50), (120, 7), (250, 31)]),
        ] {
            let drawn = Drawn { shape, colour: DrawnColour::Yellow };
            assert_eq!(Drawing::of(&drawn).map(|drawing| drawing.to_drawn()), Some(drawn));
        }
        for shape in [DrawnShape::Arrow(vec![hex("0414")]), DrawnShape::Stroke(vec![(3, 3)])] {
            assert_eq!(Drawing::of(&Drawn { shape, colour: DrawnColour::Blue }), None);
        }
    }

    #[test]
    fn the_same_arrow_again_removes_a_kept_one() {
        let stroke = |end: i32, colour| {
            Drawing::of(&Drawn { shape: DrawnShape::Stroke(vec![(0, 0), (300, end)]), colour })
                .expect("an arrow")
        };
        let mut drawings = Drawings { kept: true, ..Drawings::default() };
        drawings.add(stroke(0, DrawnColour::Red));
        drawings.add(stroke(200, DrawnColour::Red));
        drawings.add(stroke(20, DrawnColour::Red));
        assert_eq!(drawings.done().len(), 1, "nearly the same");
        drawings.add(stroke(220, DrawnColour::Blue));
        assert_eq!(drawings.done()[0].chalk, crate::settings::Chalk::Blue, "another colour takes its place");
    }
}
