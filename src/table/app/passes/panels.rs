//! The panels' own shader, and the settings with which it draws colours as they are stored: their library would convert
//! them to linear ones and back.

use bevy::{
    asset::AssetEventSystems,
    image::ImageSampler,
    prelude::*,
    render::{
        Render, RenderApp, RenderSystems,
        render_resource::{PipelineCache, SpecializedRenderPipelines, TextureFormat, TextureViewDescriptor},
        sync_world::MainEntity,
        view::ExtractedView,
    },
    shader::Shader,
};
use bevy_egui::{
    EguiManagedTextures, EguiPostUpdateSet,
    render::{
        EGUI_SHADER_HANDLE, EguiPipeline, EguiPipelineKey, EguiViewTarget,
        systems::{EguiPipelines, queue_pipelines_system},
    },
};

/// The format of raw bytes, without a conversion.
const AS_STORED: TextureFormat = TextureFormat::Rgba8Unorm;

pub(super) fn plugin(app: &mut App) {
    // The library adds its own shader when all plugins are built.
    app.add_systems(Startup, bring_shader).add_systems(
        PostUpdate,
        read_as_stored.after(EguiPostUpdateSet::PostProcessOutput).before(AssetEventSystems),
    );
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(Render, draw_as_stored.in_set(RenderSystems::Queue).after(queue_pipelines_system));
    }
}

fn bring_shader(mut shaders: ResMut<Assets<Shader>>) {
    let ours = Shader::from_wgsl(include_str!("panels.wgsl"), "panels.wgsl");
    if let Err(error) = shaders.insert(&EGUI_SHADER_HANDLE, ours) {
        warn!("cannot load the shader for the panels; using egui's own: {error}");
    }
}

/// The number of the texture with the letters.
const LETTERS: u64 = 0;

/// Reads letters and pictures of the panels as they are stored, too. Letters are on whole pixels: one point of theirs
/// is one of the window's, and no adjacent point need be sampled.
fn read_as_stored(textures: Res<EguiManagedTextures>, mut images: ResMut<Assets<Image>>) {
    for ((_, number), texture) in textures.iter() {
        let new = |image: &Image| image.texture_view_descriptor.is_none();
        if images.get(&texture.handle).is_none_or(|image| !new(image)) {
            continue;
        }
        let Some(mut image) = images.get_mut(&texture.handle) else { continue };
        image.texture_descriptor.view_formats = &[AS_STORED];
        image.texture_view_descriptor = Some(TextureViewDescriptor { format: Some(AS_STORED), ..default() });
        if *number == LETTERS {
            image.sampler = ImageSampler::nearest();
        }
    }
}

/// Makes the pipeline fit the picture of the camera.
fn draw_as_stored(
    cache: Res<PipelineCache>,
    mut specialized: ResMut<SpecializedRenderPipelines<EguiPipeline>>,
    pipeline: Res<EguiPipeline>,
    mut pipelines: ResMut<EguiPipelines>,
    panels: Query<&EguiViewTarget, With<ExtractedView>>,
    cameras: Query<(&MainEntity, &ExtractedView)>,
) {
    for panel in &panels {
        let Ok((entity, view)) = cameras.get(panel.0) else { continue };
        let key = EguiPipelineKey { target_format: view.target_format };
        pipelines.0.insert(*entity, specialized.specialize(&cache, &pipeline, key));
    }
}
