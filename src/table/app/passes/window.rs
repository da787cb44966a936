//! The copy of the finished picture to the window. Bevy's own copy would convert the colours by hand, with six powers a
//! pixel.

use super::stored::add_shader;
use bevy::{
    asset::uuid_handle,
    camera::CameraOutputMode,
    core_pipeline::{
        Core2d,
        blit::{BlitPipeline, BlitPipelineKey, init_blit_pipeline},
        upscaling::upscaling,
    },
    prelude::*,
    render::{
        Render, RenderApp, RenderStartup, RenderSystems,
        camera::ExtractedCamera,
        extract_component::{ExtractComponent, ExtractComponentPlugin},
        render_resource::{
            BindGroup, CachedRenderPipelineId, PipelineCache, RenderPassDescriptor,
            SpecializedRenderPipelines, TextureId, TextureViewDescriptor,
        },
        renderer::{RenderContext, ViewQuery},
        view::ViewTarget,
    },
    shader::Shader,
};

const WINDOW_SHADER: Handle<Shader> = uuid_handle!("6d0f7d0e-5c0e-4f5c-9a35-1f1a9d1c7a01");

/// The camera that draws last: its picture is copied to the window.
#[derive(Component, ExtractComponent, Clone, Copy)]
pub(crate) struct GoesToWindow;

/// The pipeline that copies the picture of a camera.
#[derive(Component)]
struct CopyPipeline {
    key: BlitPipelineKey,
    pipeline: CachedRenderPipelineId,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(ExtractComponentPlugin::<GoesToWindow>::default());
    add_shader(app, &WINDOW_SHADER, include_str!("window.wgsl"), "window.wgsl");
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render
            .add_systems(RenderStartup, copy_by_pixels.after(init_blit_pipeline))
            .add_systems(
                Render,
                (
                    take_over.in_set(RenderSystems::Queue),
                    prepare.in_set(RenderSystems::Prepare).ambiguous_with_all(),
                ),
            )
            .add_systems(Core2d, copy.after(upscaling));
    }
}

/// Copies pixel by pixel: the picture has the window's size.
fn copy_by_pixels(mut blit: ResMut<BlitPipeline>) {
    blit.fragment_shader = WINDOW_SHADER;
}

/// Takes the copy over from Bevy, which need not copy anything more.
fn take_over(mut cameras: Query<&mut ExtractedCamera, With<GoesToWindow>>) {
    for mut camera in &mut cameras {
        camera.output_mode = CameraOutputMode::Skip;
    }
}

fn prepare(
    mut commands: Commands,
    mut cache: ResMut<PipelineCache>,
    mut pipelines: ResMut<SpecializedRenderPipelines<BlitPipeline>>,
    blit: Res<BlitPipeline>,
    views: Query<(Entity, &ViewTarget, Option<&CopyPipeline>), With<GoesToWindow>>,
) {
    for (entity, target, before) in &views {
        let Some(target_format) = target.out_texture_view_format() else { continue };
        let key = BlitPipelineKey { target_format, blend_state: None, samples: 1, source_space: None };
        if before.is_none_or(|before| before.key != key) {
            let pipeline = pipelines.specialize(&cache, &blit, key);
            // Without this the first frames would be empty.
            cache.block_on_render_pipeline(pipeline);
            commands.entity(entity).insert(CopyPipeline { key, pipeline });
        }
    }
}

/// Copies the picture: colours are read as they are, so that the window stores the same values.
fn copy(
    view: ViewQuery<(&ViewTarget, &CopyPipeline), With<GoesToWindow>>,
    cache: Res<PipelineCache>,
    blit: Res<BlitPipeline>,
    mut bound: Local<Option<(TextureId, BindGroup)>>,
    mut context: RenderContext,
) {
    let (target, copy) = view.into_inner();
    let picture = target.main_texture();
    if bound.as_ref().is_none_or(|(texture, _)| *texture != picture.id()) {
        let format = Some(target.main_texture_format().add_srgb_suffix());
        let colours = picture.create_view(&TextureViewDescriptor { format, ..default() });
        *bound = Some((picture.id(), blit.create_bind_group(context.render_device(), &colours, &cache)));
    }
    let window = target.out_texture_color_attachment(None);
    let pipeline = cache.get_render_pipeline(copy.pipeline);
    let (Some(window), Some(pipeline), Some((_, bound))) = (window, pipeline, bound.as_ref()) else { return };
    let mut pass = context.command_encoder().begin_render_pass(&RenderPassDescriptor {
        label: Some("copy to window"),
        color_attachments: &[Some(window)],
        ..default()
    });
    pass.set_pipeline(pipeline);
    pass.set_bind_group(0, bound, &[]);
    pass.draw(0..3, 0..1);
}
