//! How a tile of the painted sheet is drawn: as it was painted, covering what lies under it.

use crate::table::passes::add_shader;
use bevy::{
    asset::uuid_handle,
    prelude::*,
    render::{RenderApp, render_resource::AsBindGroup},
    shader::{Shader, ShaderRef},
    sprite_render::{Material2d, Material2dPlugin},
};

const TILE_SHADER: Handle<Shader> = uuid_handle!("6d0f7d0e-5c0e-4f5c-9a35-1f1a9d1c7a02");

/// A tile of the sheet.
#[derive(Asset, AsBindGroup, TypePath, Clone)]
pub(in crate::table) struct TileMaterial {
    /// What was painted.
    #[texture(0)]
    #[sampler(1)]
    pub picture: Handle<Image>,
}

impl Material2d for TileMaterial {
    fn fragment_shader() -> ShaderRef {
        TILE_SHADER.into()
    }
}

pub(super) fn plugin(app: &mut App) {
    if app.get_sub_app(RenderApp).is_none() {
        app.init_asset::<TileMaterial>();
    } else {
        app.add_plugins(Material2dPlugin::<TileMaterial>::default());
        add_shader(app, &TILE_SHADER, include_str!("tile.wgsl"), "tile.wgsl");
    }
}
