//! The material of a tile of the painted sheet: drawn as it was painted, covering the layers below.

use super::flat::lies_flat;
use crate::table::app::passes::add_shader;
use bevy::{
    asset::uuid_handle,
    mesh::MeshVertexBufferLayoutRef,
    prelude::*,
    render::{
        RenderApp,
        render_resource::{AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError},
    },
    shader::{Shader, ShaderRef},
    sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPlugin},
};

const TILE_SHADER: Handle<Shader> = uuid_handle!("6d0f7d0e-5c0e-4f5c-9a35-1f1a9d1c7a02");

/// A tile of the sheet.
#[derive(Asset, AsBindGroup, TypePath, Clone)]
pub(crate) struct TileMaterial {
    /// The painted picture.
    #[texture(0)]
    #[sampler(1)]
    pub picture: Handle<Image>,
}

impl Material2d for TileMaterial {
    fn fragment_shader() -> ShaderRef {
        TILE_SHADER.into()
    }

    /// In one pass with the other layers, of which it is the lowest: a pass of its own would visit every pixel once
    /// more.
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }

    fn specialize(
        pipeline: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        _: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        lies_flat(pipeline);
        covers(pipeline);
        Ok(())
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

/// Switches blending off: a tile covers the layers below it.
fn covers(pipeline: &mut RenderPipelineDescriptor) {
    for target in pipeline.fragment.iter_mut().flat_map(|fragment| fragment.targets.iter_mut().flatten()) {
        target.blend = None;
    }
}
