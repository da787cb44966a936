//! The interactive hex layer: a tilemap of its own over the painted sheet, with a tile only where a
//! hex means something at the moment.

use super::{
    animation::Throw,
    clicks::{Routing, is_interdiction, routes},
    hand::Hand,
    inks::Inks,
    layout::height,
    offer::{Choice, Mark},
    printed::Printed,
    replay::Replay,
    screen::{Screen, game_is_shown},
    session::{Session, lies},
    svg,
    view::View,
    wave::{Spreads, Wave},
};
use crate::games::guderian::table::attack::PlannedAttack;
use crate::{
    art::packs::palette::Colour,
    engine::board::{Board, Hex},
    games::{
        guderian::rules::{Guderian, Position, Rulebook, battle::Decision, interdiction, position::Public},
        panzer44::rules::Panzer44,
    },
};
use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::{RenderApp, render_resource::TextureFormat, renderer::RenderDevice},
};
use bevy_ecs_tilemap::prelude::*;
use std::collections::BTreeMap;

/// Pixels to a hex radius at which tiles are drawn; the coarsest that is fine enough is used.
const SIZES: [u32; 3] = [16, 32, 64];
/// All marks, in the order of their tiles.
const MARKS: [Mark; 11] = [
    Mark::Reach,
    Mark::Stop,
    Mark::Rail,
    Mark::Overrun,
    Mark::Attack,
    Mark::Deploy,
    Mark::Retreat,
    Mark::Advance,
    Mark::Asked,
    Mark::Interdiction,
    Mark::Sighted,
];

/// The pale line in or under others.
const WHITE: Colour = Colour([0xFF; 3]);

/// What a highlighted hex means, whatever the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Lit {
    /// What it means.
    pub mark: Mark,
    /// What it costs, for a label.
    pub label: String,
    /// From 0 for free to 1 for all that there is.
    pub part: f32,
}

impl Lit {
    /// A hex that means something and costs nothing.
    pub fn plain(mark: Mark) -> Self {
        Self { mark, label: String::new(), part: 0.5 }
    }
}

impl From<&Choice> for Lit {
    fn from(choice: &Choice) -> Self {
        Self { mark: choice.mark, label: choice.label.clone(), part: choice.part }
    }
}

/// What every highlighted hex means at the moment.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Highlights {
    /// The hexes.
    pub hexes: BTreeMap<Hex, Lit>,
}

/// The tilemap and what it shows.
#[derive(Resource, Default)]
struct HexLayer {
    tilemap: Option<Entity>,
    tiles: Vec<Entity>,
    size: Option<usize>,
    textures: [Option<Vec<Handle<Image>>>; SIZES.len()],
    inks: Inks,
    /// Columns and rows of the board that the tilemap was made for.
    board: (u8, u8),
    /// The reach that was laid last: another one spreads in a wave.
    reach: Vec<Hex>,
}

/// Where the tiles are laid.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Laid;

pub(super) fn plugin(app: &mut App) {
    if app.get_sub_app(RenderApp).is_some() {
        app.add_plugins(TilemapPlugin);
    }
    app.init_resource::<Highlights>()
        .init_resource::<HexLayer>()
        .add_systems(
            Update,
            (
                find.run_if(game_is_shown.and_then(lies::<Guderian>)),
                crate::games::panzer44::table::find_highlights
                    .run_if(game_is_shown.and_then(lies::<Panzer44>)),
                lay.in_set(Laid),
            )
                .chain()
                .after(super::counters::LayOut),
        )
        .add_systems(OnEnter(Screen::Title), |mut highlights: ResMut<Highlights>| highlights.hexes.clear());
}

/// Finds out what is to be highlighted.
fn find(
    session: Res<Session>,
    position: Option<Res<Position>>,
    (hand, replay): (Res<Hand>, Option<Res<Replay>>),
    plan: Res<PlannedAttack>,
    (routing, throw): (Res<Routing>, Res<Throw>),
    mut highlights: ResMut<Highlights>,
    mut before: Local<(u64, bool)>,
) {
    let now = (session.moves, throw.hides_result());
    let moved = *before != now;
    if !(moved || hand.is_changed() || plan.is_changed() || routing.is_changed() || session.is_changed()) {
        return;
    }
    *before = now;
    if let Some(replay) = replay {
        highlights.set_if_neq(Highlights { hexes: replay.lit() });
        return;
    }
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let mut hexes = BTreeMap::new();
    // Who is asked what would tell the result before the die does.
    if !throw.hides_result() {
        asked(rulebook, &position.public, &routing, &mut hexes);
    }
    let offer = hand.offer();
    let offered = offer.trains.iter().chain(&offer.places);
    hexes.extend(offered.map(|(hex, choice)| (*hex, Lit::from(choice))));
    for target in &plan.targets {
        hexes.insert(*target, Lit::plain(Mark::Attack));
    }
    let found = Highlights { hexes };
    highlights.set_if_neq(found);
}

/// The hexes in which something must be clicked.
fn asked(rulebook: &Rulebook, public: &Public, routing: &Routing, hexes: &mut BTreeMap<Hex, Lit>) {
    let mut mark = |hex: Option<Hex>, mark| {
        hexes.extend(hex.map(|hex| (hex, Lit::plain(mark))));
    };
    match &public.owed {
        Some(
            Decision::LoseStep { among, .. }
            | Decision::Excess { among, .. }
            | Decision::Advance { among, .. },
        ) => {
            for unit in among {
                let hex = public.find(*unit).and_then(|piece| public.counter(piece).hex());
                mark(hex, Mark::Asked);
            }
        }
        Some(Decision::Route { stacks, .. }) => {
            for hex in stacks {
                mark(Some(*hex), Mark::Asked);
            }
            let stack = routing.stack.or(stacks.first().copied());
            for path in stack.and_then(|stack| routes(rulebook, public, stack)).unwrap_or_default().paths {
                if routing.through.iter().all(|hex| path.contains(hex)) {
                    for hex in path {
                        mark(Some(hex), Mark::Retreat);
                    }
                }
            }
        }
        Some(Decision::LoseOrRetreat { side, .. }) => {
            let hit = public.battle.iter().flat_map(|battle| {
                if *side == battle.attacker { battle.attackers.iter() } else { battle.defenders.iter() }
            });
            for piece in hit {
                mark(public.counter(*piece).hex(), Mark::Asked);
            }
        }
        None if is_interdiction(public.phase) => {
            for hex in rulebook.board.hexes() {
                let open = interdiction::may_place(rulebook, public, hex).is_ok();
                mark(Some(hex).filter(|_| open), Mark::Interdiction);
            }
        }
        _ => {}
    }
}

/// Lays the tiles anew when what they show has changed, or the zoom needs finer ones.
fn lay(world: &mut World) {
    let pixels = world.resource::<View>().pixels();
    let size = SIZES.iter().position(|size| *size as f32 >= pixels * 0.8).unwrap_or(SIZES.len() - 1);
    let changed = world.is_resource_changed::<Highlights>();
    let empty = world.resource::<Highlights>().hexes.is_empty();
    let inks = *world.resource::<Inks>();
    if world.resource::<HexLayer>().inks != inks {
        let mut layer = world.resource_mut::<HexLayer>();
        (layer.inks, layer.size, layer.textures) = (inks, None, Default::default());
    }
    let layer = world.resource::<HexLayer>();
    if !changed && (layer.size == Some(size) || empty) {
        return;
    }
    if !world.contains_resource::<RenderDevice>() {
        return; // nobody draws tilemaps in this world
    }
    let Some(print) = world.resource::<Printed>().sheet.clone() else { return };
    let mut layer = world.remove_resource::<HexLayer>().unwrap_or_default();
    for tile in layer.tiles.drain(..) {
        world.despawn(tile);
    }
    let board = (print.board.columns(), print.board.rows());
    if layer.size != Some(size) || layer.board != board || layer.tilemap.is_none() {
        if let Some(old) = layer.tilemap.take() {
            world.despawn(old);
        }
        let textures =
            layer.textures[size].get_or_insert_with(|| textures(world, SIZES[size], &inks)).clone();
        layer.tilemap = Some(spawn_tilemap(world, &print.board, SIZES[size], textures));
        (layer.size, layer.board) = (Some(size), board);
    }
    let highlights = world.resource::<Highlights>().hexes.clone();
    let reach = reach_of(&highlights);
    if layer.reach != reach {
        layer.reach = reach;
        if !layer.reach.is_empty() {
            world.resource_mut::<Wave>().begin();
        }
    }
    if let Some(tilemap) = layer.tilemap {
        let wave = *world.resource::<Wave>();
        let tiles = highlights.iter().map(|(hex, choice)| {
            let spreads = spreads(choice);
            let bundle = TileBundle {
                position: tile_at(&print.board, *hex),
                texture_index: TileTextureIndex(
                    MARKS.iter().position(|mark| *mark == choice.mark).unwrap_or_default() as u32,
                ),
                tilemap_id: TilemapId(tilemap),
                color: TileColor(Color::WHITE.with_alpha(wave.alpha(spreads))),
                ..default()
            };
            (spreads, bundle)
        });
        let tiles: Vec<(Spreads, TileBundle)> = tiles.collect();
        layer.tiles = world.spawn_batch(tiles).collect();
    }
    world.insert_resource(layer);
}

/// The hexes that can be walked to.
fn reach_of(highlights: &BTreeMap<Hex, Lit>) -> Vec<Hex> {
    let walked = |choice: &Lit| matches!(choice.mark, Mark::Reach | Mark::Stop);
    highlights.iter().filter(|(_, choice)| walked(choice)).map(|(hex, _)| *hex).collect()
}

/// How the wave brings a hex up, which is paler the more it costs.
pub(super) fn spreads(choice: &Lit) -> Spreads {
    let part = choice.part.clamp(0.0, 1.0);
    Spreads { part, alpha: 1.0 - 0.45 * part }
}

/// The tile of a hex: rows count from the bottom.
fn tile_at(board: &Board, hex: Hex) -> TilePos {
    TilePos::new(u32::from(hex.column()) - 1, u32::from(board.rows() - hex.row()))
}

fn spawn_tilemap(world: &mut World, board: &Board, radius: u32, textures: Vec<Handle<Image>>) -> Entity {
    let size = TilemapSize::new(u32::from(board.columns()), u32::from(board.rows()));
    let (width, high) = tile_pixels(radius);
    let grid_size = TilemapGridSize { x: 2.0 * radius as f32, y: 3_f32.sqrt() * radius as f32 };
    let tile_size = TilemapTileSize { x: width as f32, y: high as f32 };
    let map_type = TilemapType::Hexagon(HexCoordSystem::ColumnEven);
    let anchor = TilemapAnchor::None;
    let scale = 1.0 / radius as f32;
    // The first hex of the map lies in the origin.
    let first = TilePos::new(0, u32::from(board.rows()) - 1);
    let first = first.center_in_world(&size, &grid_size, &tile_size, &map_type, &anchor) * scale;
    world
        .spawn(TilemapBundle {
            grid_size,
            map_type,
            size,
            storage: TileStorage::empty(size),
            texture: TilemapTexture::Vector(textures),
            tile_size,
            anchor,
            transform: Transform::from_translation((-first).extend(height::TILES))
                .with_scale(Vec3::new(scale, scale, 1.0)),
            ..default()
        })
        .id()
}

fn tile_pixels(radius: u32) -> (u32, u32) {
    (2 * radius, (3_f32.sqrt() * radius as f32).round() as u32)
}

fn textures(world: &mut World, radius: u32, inks: &Inks) -> Vec<Handle<Image>> {
    let (width, high) = tile_pixels(radius);
    let mut images = world.resource_mut::<Assets<Image>>();
    MARKS
        .iter()
        .filter_map(|mark| {
            let mut image = svg::draw(&tile_art(*mark, inks), width, high)?;
            image.asset_usage = RenderAssetUsages::default();
            // The library draws the numbers it finds, and the window's picture keeps colours as stored.
            image.texture_descriptor.format = TextureFormat::Rgba8Unorm;
            Some(images.add(image))
        })
        .collect()
}

/// The drawing of a tile, 2 hex radii wide.
fn tile_art(mark: Mark, inks: &Inks) -> String {
    let hexagon = |part: f32| {
        let half = 3_f32.sqrt() / 2.0 * part;
        format!("M{part} 0L{h} {half}L-{h} {half}L-{part} 0L-{h} -{half}L{h} -{half}Z", h = part / 2.0)
    };
    let fill = |part: f32, colour: Colour, alpha: f32| {
        format!("<path d='{}' fill='{colour}' fill-opacity='{alpha}'/>", hexagon(part))
    };
    let line = |part: f32, colour: Colour, width: f32, dashes: &str| {
        format!(
            "<path d='{}' fill='none' stroke='{colour}' stroke-width='{width}' stroke-linejoin='round' {dashes}/>",
            hexagon(part)
        )
    };
    let art = match mark {
        Mark::Reach | Mark::Deploy => fill(0.97, inks.reach, 0.30),
        Mark::Stop => {
            fill(0.97, inks.reach, 0.30) + &line(0.84, inks.stop, 0.07, "stroke-dasharray='0.22 0.10'")
        }
        Mark::Rail => {
            fill(0.97, inks.train, 0.10)
                + &line(0.86, inks.train, 0.09, "")
                + &line(0.86, WHITE, 0.05, "stroke-dasharray='0.12 0.16'")
        }
        Mark::Overrun => {
            line(0.91, WHITE, 0.15, "")
                + &line(0.91, inks.overrun, 0.085, "")
                + &line(0.77, inks.overrun, 0.04, "")
        }
        Mark::Attack => {
            fill(0.97, inks.attack, 0.24)
                + &line(0.91, inks.attack_dark, 0.12, "")
                + &line(0.91, inks.attack, 0.07, "")
        }
        Mark::Retreat => {
            fill(0.97, inks.retreat, 0.22)
                + &line(0.88, inks.retreat_dark, 0.05, "stroke-dasharray='0.05 0.09'")
        }
        Mark::Advance => fill(0.97, inks.advance, 0.26) + &line(0.90, inks.advance, 0.07, ""),
        Mark::Asked => line(0.91, inks.accent_dark, 0.13, "") + &line(0.91, inks.accent, 0.08, ""),
        Mark::Interdiction => fill(0.95, inks.interdiction, 0.10),
        Mark::Sighted => fill(0.97, inks.attack, 0.15),
    };
    let half = 3_f32.sqrt() / 2.0;
    format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='-1 -{half} 2 {}'>{art}</svg>", 2.0 * half)
}
