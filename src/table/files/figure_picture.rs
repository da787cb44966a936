//! The picture of the position on the table and the film of its last combat, as the table's own viewer sees them: each is
//! painted on a thread of its own into the folder of pictures beside the games.

use super::{
    end_picture::{answers, notice},
    keeping::{Saving, folder_of_games},
};
use crate::{
    art::{
        packs::pack::Pack,
        painter::{Packing, Point, nearest_hex, picture_file},
    },
    engine::{
        board::{Board, Hex},
        data::Shown,
        orders::{Kept, Position, Record, Refusal, Timeline, Viewer, is_over},
        storage::{Disk, in_plain_words},
        text::{say, t},
    },
    panels::SavingMessage,
    scene::{
        Figure, FigureOptions, HasDeeds, HasFaces,
        film::{Film, GifFilm},
    },
    table::{
        app::waker::waker,
        art::Art,
        counters::animation::Throw,
        files,
        map::view::MapView,
        marks::overlays::Overlays,
        replay::replayed::Replay,
        session::{Session, trouble},
        tabled::OnTable,
        viewers::chalk::{Drawing, Drawings},
    },
};
use bevy::prelude::*;
use std::{path::Path, sync::Arc, thread};

/// The sizes of a picture and of a film.
const PICTURE: (u32, u32) = (1920, 1200);
const FILM: (u32, u32) = (960, 600);

/// Starts painting the picture of the position on the table: the part of the map in the window, with the overlays and the
/// drawings over it. While a die tumbles it is the position before its order, which does not show the result.
///
/// # Errors
/// There is no game, or no folder for pictures.
pub(crate) fn save<G: OnTable + HasFaces>(world: &mut World) -> Result<(), Refusal> {
    let folder = folder_of_games(world)?;
    let (session, position) = (world.resource::<Session<G>>(), world.get_resource::<Position<G>>());
    let (Some(rulebook), Some(record), Some(position)) =
        (session.rulebook.clone(), session.record(), position.cloned())
    else {
        return Err(trouble(t!("table-no-game")));
    };
    let now = world.get_resource::<Replay<G>>().map_or(record.orders(), |replay| replay.now);
    let (record, eyes) = (record.until(orders_shown(world, now)), G::eyes(&rulebook, &position.public));
    let tumbles = hides_result(world);
    let path = files::figure_for(&folder, G::about(&rulebook).id, G::turn(&position.public));
    let overlays = world.get_resource::<Overlays>().map(|overlays| overlays.on().to_vec());
    let drawings = world.get_resource::<Drawings>().map_or(&[][..], Drawings::done);
    let options = FigureOptions {
        size: PICTURE,
        crop: world.get_resource::<MapView>().and_then(|view| part(view, G::board(&rulebook))),
        legend: overlays.as_ref().is_some_and(|overlays| !overlays.is_empty()),
        overlays: overlays.unwrap_or_default(),
        drawn: drawings.iter().map(Drawing::to_drawn).collect(),
        ..FigureOptions::default()
    };
    let (pack, disk) = tools(world);
    let (wake, answered) = (waker(world), answers(world));
    let work = move || {
        let position = if tumbles { last_position(&record, eyes) } else { position };
        let figure = Figure::of::<G>(&rulebook, &position, Some(&record), options);
        let figure = figure.with_goals::<G>(&rulebook, &position);
        let written = write_picture(&figure, pack, (&disk, &path));
        let _ = answered.send(notice(&path, written));
        wake.wake();
    };
    let begun = thread::Builder::new().name("picture".to_owned()).spawn(work);
    begun.map(drop).map_err(|error| trouble(t!("table-no-painting", why = error.to_string())))
}

/// Starts painting the film of the last combat before the moment on the table, without one whose die tumbles.
///
/// # Errors
/// There is no game or no folder for pictures, or the game is exchanged as a file and goes on.
pub(crate) fn save_film<G: OnTable + HasDeeds>(world: &mut World) -> Result<(), Refusal> {
    let folder = folder_of_games(world)?;
    let (session, position) = (world.resource::<Session<G>>(), world.get_resource::<Position<G>>());
    let (Some(record), Some(position)) = (session.record(), position) else {
        return Err(trouble(t!("table-no-game")));
    };
    let replay = world.get_resource::<Replay<G>>();
    let present = replay.map_or(position, Replay::present);
    if record.file.header.is_sent_to_a_person() && !is_over::<G>(&present.public) {
        return Err(trouble(t!("film-by-file")));
    }
    let eyes = G::eyes(&record.rulebook, &position.public).unwrap_or_default();
    let now = replay.map_or(record.orders(), |replay| replay.now);
    let record = record.until(orders_shown(world, now));
    let path = files::film_for(&folder, G::about(&record.rulebook).id, G::turn(&position.public));
    let (pack, disk) = tools(world);
    let (wake, answered) = (waker(world), answers(world));
    let work = move || {
        let options = FigureOptions { size: FILM, ..FigureOptions::default() };
        let film = Film::<G>::of_last_combat(&record, record.orders(), eyes, options);
        let film = film.map(|film| film.framed(false));
        let written = film.and_then(|film| write_film(&film, pack, (&disk, &path)));
        let _ = answered.send(film_notice(&path, written));
        wake.wake();
    };
    let begun = thread::Builder::new().name("film".to_owned()).spawn(work);
    begun.map(drop).map_err(|error| trouble(t!("film-not-painted", why = error.to_string())))
}

/// Whether a die tumbles on the table, whose result is in the position already.
pub(crate) fn hides_result(world: &World) -> bool {
    world.get_resource::<Throw>().is_some_and(Throw::hides_result)
}

/// Returns the number of orders that a picture may show at a moment after this many: without the one whose die tumbles.
fn orders_shown(world: &World, now: usize) -> usize {
    now.saturating_sub(usize::from(hides_result(world)))
}

/// Returns the position after all orders of a record, as this viewer sees it.
fn last_position<G: OnTable>(record: &Record<G>, eyes: Option<Viewer>) -> Position<G> {
    let mut timeline = Timeline::of(record, Kept::default());
    let mut position = timeline.position(record.orders()).clone();
    if let Some(eyes) = eyes {
        G::look(&mut position, eyes);
    }
    position
}

/// Returns the art pack of the table, and the disk for pictures.
fn tools(world: &World) -> (Option<Arc<Pack>>, Disk) {
    let pack = world.get_resource::<Art>().and_then(|art| art.pack.clone());
    (pack, world.get_resource::<Saving>().map(Saving::disk).unwrap_or_default())
}

/// Returns two corners of the part of the map in the window; none for the whole map.
fn part(view: &MapView, board: &Board) -> Option<[Hex; 2]> {
    if view.whole {
        return None;
    }
    let seen = view.seen();
    // The table counts upwards.
    let hex = |place: Vec2| nearest_hex(Point::new(place.x, -place.y), board.columns(), board.rows());
    Some([hex(seen.min)?, hex(seen.max)?])
}

/// Returns the art pack to paint with.
fn painting(pack: Option<Arc<Pack>>) -> Result<Arc<Pack>, String> {
    pack.map_or_else(|| Pack::standard().map(Arc::new).map_err(|error| error.to_string()), Ok)
}

fn write_picture(
    figure: &Figure,
    pack: Option<Arc<Pack>>,
    (disk, path): (&Disk, &Path),
) -> Result<(), String> {
    let pack = painting(pack)?;
    let picture = figure.paint(&pack)?;
    let png = picture_file(&picture, Packing::Light).map_err(|error| error.to_string())?;
    disk.write_spare(path, &png).map_err(|error| in_plain_words(&error))
}

fn write_film<G: HasDeeds>(
    film: &Film<G>,
    pack: Option<Arc<Pack>>,
    (disk, path): (&Disk, &Path),
) -> Result<(), String> {
    film.frames()?;
    let (pack, mut file) = (painting(pack)?, GifFilm::default());
    film.paint(&pack, &mut |picture, time| file.add(picture, time))?;
    disk.write_spare(path, &file.finish()?).map_err(|error| in_plain_words(&error))
}

/// Returns the notice about a film.
fn film_notice(path: &Path, written: Result<(), String>) -> SavingMessage {
    match written {
        Ok(()) => {
            let name = path.file_name().unwrap_or_default().shown();
            let folder = path.parent().map(Path::to_owned);
            SavingMessage { words: say!("film-saved", name = name), about: path.shown(), folder }
        }
        Err(why) => {
            let about = say!("table-file-not-written", file = path.shown(), why = why);
            SavingMessage { words: say!("film-not-saved"), about, folder: None }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::die::RESULT;

    /// A picture leaves out the last order until the last die of it has shown its result.
    #[test]
    fn a_picture_shows_no_result_before_its_die() {
        let mut world = World::new();
        assert_eq!(orders_shown(&world, 5), 5);
        for (clock, attack, shown) in
            [(Some(0.2), 0, 4), (Some(RESULT), 0, 4), (Some(-0.5), 1, 4), (Some(RESULT), 1, 5), (None, 0, 5)]
        {
            world.insert_resource(Throw { clock, attack, attacks: 2, ..Throw::default() });
            assert_eq!(orders_shown(&world, 5), shown, "{clock:?} of attack {attack}");
        }
        world.insert_resource(Throw { clock: Some(0.2), attacks: 1, ..Throw::default() });
        assert_eq!(orders_shown(&world, 0), 0);
    }
}
