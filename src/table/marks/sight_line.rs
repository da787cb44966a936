//! Draws the requested line of sight in any game: bright where it is open, dark after the first place that blocks it.
//! The game decides which features block.

use super::ribbon::{RibbonSpawner, Ribbons};
use crate::{
    engine::{board::line_of_sight::Feature, orders::Position},
    planning::{Plan, SightLine},
    scene::layout::{centre_of, height},
    table::{
        app::{
            host::HoveredHex,
            inks::{Inks, ink},
            screen::Screen,
            sets::{GameSet, TableSet},
        },
        session::Session,
        tabled::OnTable,
    },
};
use bevy::prelude::*;

/// The line that is drawn, of whichever game: the next game on the table takes it off.
#[derive(Resource, Default)]
struct DrawnLine(Option<SightLine>);

/// The mesh of the line; viewers do not see it.
#[derive(Component)]
struct Line;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<DrawnLine>().add_systems(Startup, |mut spawner: RibbonSpawner| {
        spawner.spawn(Line, &Ribbons::default(), height::LINES + 0.6);
    });
}

pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(Update, show::<G>.in_set(GameSet::Show(G::ID)).after(TableSet::LayOut));
}

/// Draws the line again when the player asks about another.
fn show<G: OnTable>(
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    plan: Res<Plan<G>>,
    hovered: Option<Res<HoveredHex>>,
    (inks, screen): (Res<Inks>, Res<State<Screen>>),
    mut drawn: ResMut<DrawnLine>,
    mut lines: Query<(&mut Mesh2d, &mut Visibility), With<Line>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let shown = matches!(screen.get(), Screen::Table | Screen::Replay);
    let now = session.context(position.as_deref()).filter(|_| shown);
    let over = hovered.and_then(|hovered| hovered.0);
    let line = now.and_then(|now| G::sight_line(now, &plan.0, over));
    if drawn.0 == line && (line.is_none() || !inks.is_changed()) {
        return;
    }
    let mut ribbons = Ribbons::default();
    if let Some(line) = &line {
        draw(&mut ribbons, line, &inks);
    }
    drawn.0 = line;
    for line in &mut lines {
        ribbons.put(&mut meshes, line);
    }
}

fn draw(ribbons: &mut Ribbons, line: &SightLine, inks: &Inks) {
    ribbons.ring(centre_of(line.from), 0.5, ink(inks.accent_dark));
    ribbons.ring(centre_of(line.from), 0.44, ink(inks.accent));
    let Some(to) = line.to.filter(|to| *to != line.from) else { return };
    let (start, end) = (centre_of(line.from), centre_of(to));
    let (open, shut) = (ink(inks.advance), ink(inks.no_supply));
    let stopped = line.blocks.first().map(|block| {
        let place = middle_of(block);
        let way = (end - start).normalize_or_zero();
        start + way * (place - start).dot(way)
    });
    let until = stopped.unwrap_or(if line.clear { end } else { start });
    ribbons.line(&[start, end], 0.17, 0.17, Color::WHITE);
    ribbons.line(&[start, end], 0.09, 0.09, shut);
    ribbons.line(&[start, until], 0.09, 0.09, open);
    let hinders = line.hinders.iter().map(|feature| (feature, ink(inks.accent)));
    let blocks = line.blocks.iter().flatten().map(|feature| (feature, shut));
    for (feature, colour) in hinders.chain(blocks) {
        match feature {
            Feature::Hex(hex) => {
                ribbons.ring(centre_of(*hex), 0.80, Color::WHITE);
                ribbons.ring(centre_of(*hex), 0.74, colour);
            }
            Feature::Side(a, b) => {
                let (one, other) = (centre_of(*a), centre_of(*b));
                let (middle, along) = ((one + other) / 2.0, (other - one).perp().normalize_or_zero() * 0.5);
                ribbons.line(&[middle - along, middle + along], 0.26, 0.26, Color::WHITE);
                ribbons.line(&[middle - along, middle + along], 0.16, 0.16, colour);
            }
            Feature::OffMap => {}
        }
    }
    ribbons.disc(end, 0.20, Color::WHITE);
    ribbons.disc(end, 0.13, if line.clear { open } else { shut });
}

/// Returns the middle of the features that block at a place.
fn middle_of(block: &[Feature]) -> Vec2 {
    let places: Vec<Vec2> = block
        .iter()
        .filter_map(|feature| match feature {
            Feature::Hex(hex) => Some(centre_of(*hex)),
            Feature::Side(a, b) => Some((centre_of(*a) + centre_of(*b)) / 2.0),
            Feature::OffMap => None,
        })
        .collect();
    places.iter().sum::<Vec2>() / places.len().max(1) as f32
}
