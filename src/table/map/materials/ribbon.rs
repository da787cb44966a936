//! The material of lines, discs and arrows: in the colours of their corners.
//!
//! Bevy's own material would choose the conversion to a stored colour by the colour itself. A software renderer
//! compiles such a shader again for every colour.

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

const RIBBON_SHADER: Handle<Shader> = uuid_handle!("6d0f7d0e-5c0e-4f5c-9a35-1f1a9d1c7a03");

/// A mesh of ribbons.
#[derive(Asset, AsBindGroup, TypePath, Clone)]
pub(crate) struct RibbonMaterial {
    /// Its opacity, from 0 to 1; the rest fills the vector that a shader can read.
    #[uniform(0)]
    strength: Vec4,
}

impl RibbonMaterial {
    /// Makes a material with this opacity, from 0 to 1.
    pub fn seen(part: f32) -> Self {
        Self { strength: Vec4::new(part, 0.0, 0.0, 0.0) }
    }
}

impl Material2d for RibbonMaterial {
    fn fragment_shader() -> ShaderRef {
        RIBBON_SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }

    fn specialize(
        pipeline: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        _: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        lies_flat(pipeline);
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    if app.get_sub_app(RenderApp).is_none() {
        // Ribbons are spawned in a world without a window as well, where they are not drawn.
        app.init_asset::<RibbonMaterial>();
    } else {
        app.add_plugins(Material2dPlugin::<RibbonMaterial>::default());
        add_shader(app, &RIBBON_SHADER, include_str!("ribbon.wgsl"), "ribbon.wgsl");
    }
}
