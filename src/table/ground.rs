//! The painted sheet as large quads: the coarse levels come first, the finest that the zoom needs is
//! shown as soon as it is there.

use super::{
    layout::{height, table_rect},
    pictures::{image_of, waker},
    session::Session,
    sheet_worker::{Done, LEVELS, SheetWorker},
    view::View,
};
use crate::games::guderian::Rulebook;
use bevy::{prelude::*, window::RequestRedraw};
use std::{path::PathBuf, sync::Arc};

/// Tiles that go to the graphics card in a frame.
const A_FRAME: usize = 2;

/// Where painted pictures are kept; without it they are painted at every start.
#[derive(Resource, Clone, Debug)]
pub struct PictureFolder(pub PathBuf);

impl PictureFolder {
    /// The folder that the system keeps for the program's cache.
    pub fn of_user() -> Option<Self> {
        let folders = directories::ProjectDirs::from("", "", "kessel")?;
        Some(Self(folders.cache_dir().join("maps")))
    }
}

/// The sheet that is shown.
#[derive(Resource, Default)]
pub struct Sheet {
    /// For which scenario.
    rulebook: Option<Arc<Rulebook>>,
    /// Who paints it.
    pub worker: Option<SheetWorker>,
    /// Names that have come and are still to be shown.
    pub names: Option<(f32, Vec<super::painter::Raster>)>,
    /// For each level, how many tiles have come, and how many there are.
    come: [(usize, usize); LEVELS.len()],
    waiting: Vec<(usize, super::painter::Raster)>,
}

/// A tile of the sheet.
#[derive(Component)]
struct SheetTile {
    level: usize,
}

/// The sheet before it is painted.
#[derive(Component)]
struct BlankPaper;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sheet>().add_systems(
        Update,
        (change_sheet, receive, show_level).chain().after(super::session::answer_requests),
    );
}

/// Begins to paint when another map comes on the table.
fn change_sheet(world: &mut World) {
    let Some(rulebook) = world.resource::<Session>().rulebook.clone() else { return };
    let sheet = world.resource::<Sheet>();
    let same = sheet.rulebook.as_ref().is_some_and(|old| {
        Arc::ptr_eq(old, &rulebook)
            || (old.digests == rulebook.digests && old.scenario.id == rulebook.scenario.id)
    });
    if same {
        return;
    }
    let mut old = world.query_filtered::<Entity, Or<(With<SheetTile>, With<BlankPaper>)>>();
    for entity in old.iter(world).collect::<Vec<_>>() {
        world.despawn(entity);
    }
    let paper = super::painter::SheetRect::new(rulebook.board.columns(), rulebook.board.rows()).paper;
    let area = table_rect(&paper);
    world.spawn((
        BlankPaper,
        Sprite { color: Color::srgb_u8(0xF6, 0xF0, 0xE0), custom_size: Some(area.size()), ..default() },
        Transform::from_translation(area.center().extend(height::GROUND)),
    ));
    let folder = world.get_resource::<PictureFolder>().map(|folder| folder.0.clone());
    let worker = SheetWorker::begin(Arc::clone(&rulebook), folder, waker(world));
    let worker = worker.map_err(|error| error!("no thread for painting the map: {error}")).ok();
    world.insert_resource(Sheet { rulebook: Some(rulebook), worker, ..Sheet::default() });
}

/// Takes in what has been painted.
fn receive(
    mut commands: Commands,
    mut sheet: ResMut<Sheet>,
    mut images: ResMut<Assets<Image>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let sheet = sheet.bypass_change_detection();
    let done: Vec<Done> = match &sheet.worker {
        Some(worker) => worker.done.lock().map(|done| done.try_iter().collect()).unwrap_or_default(),
        None => return,
    };
    for done in done {
        match done {
            Done::Tile { level, picture, of } => {
                sheet.come[level].1 = of;
                sheet.waiting.push((level, picture));
            }
            Done::Names { radius, pictures } => sheet.names = Some((radius, pictures)),
        }
    }
    let now = sheet.waiting.len().min(A_FRAME);
    for (level, picture) in sheet.waiting.drain(..now).collect::<Vec<_>>() {
        sheet.come[level].0 += 1;
        let area = table_rect(&picture.area.world(LEVELS[level]));
        let image = images.add(image_of(picture.area.width, picture.area.height, picture.pixels));
        commands.spawn((
            SheetTile { level },
            Sprite { image, custom_size: Some(area.size()), ..default() },
            Transform::from_translation(area.center().extend(height::GROUND + 0.1 * (level + 1) as f32)),
        ));
    }
    if now > 0 {
        redraw.write(RequestRedraw);
    }
}

/// Shows the coarsest level that is fine enough, and under it the next coarser ones while it is not
/// complete.
fn show_level(
    sheet: Res<Sheet>,
    view: Res<View>,
    mut tiles: Query<(&SheetTile, &mut Visibility), Without<BlankPaper>>,
    mut paper: Query<&mut Visibility, With<BlankPaper>>,
) {
    let wanted = LEVELS.iter().position(|radius| *radius >= view.pixels() * 0.98).unwrap_or(LEVELS.len() - 1);
    let complete = |level: usize| sheet.come[level].1 > 0 && sheet.come[level].0 == sheet.come[level].1;
    let least = (0..=wanted).rev().find(|level| complete(*level));
    let finer = |level: usize| level > wanted && least.is_none();
    for (tile, mut visibility) in &mut tiles {
        let shown =
            finer(tile.level) || (tile.level <= wanted && least.is_none_or(|least| tile.level >= least));
        visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
    }
    for mut visibility in &mut paper {
        visibility.set_if_neq(if least.is_some() { Visibility::Hidden } else { Visibility::Inherited });
    }
}

/// The folders of the user, as far as there are any.
pub(super) fn use_folders_of_user(app: &mut App) {
    if let Some(folder) = PictureFolder::of_user() {
        app.insert_resource(folder);
    }
}
