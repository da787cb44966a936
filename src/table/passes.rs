//! Fewer sums for each pixel of the window: the panels' own shader, and the copy to the window without
//! blending. A graphics card hardly notices; without one, both took a seventh of a frame.

use bevy::{
    camera::CameraOutputMode,
    core_pipeline::upscaling::UpscalingPlugin,
    prelude::*,
    render::{
        Render, RenderApp, RenderSystems,
        camera::{ExtractedCamera, sort_cameras},
    },
    shader::Shader,
};
use bevy_egui::render::EGUI_SHADER_HANDLE;

pub(super) fn plugin(app: &mut App) {
    if !app.is_plugin_added::<UpscalingPlugin>() {
        return;
    }
    app.add_systems(Startup, bring_shader);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(
            Render,
            replace_what_was_shown.in_set(RenderSystems::CreateViews).after(sort_cameras),
        );
    }
}

/// The library brings its own when everything is built.
fn bring_shader(mut shaders: ResMut<Assets<Shader>>) {
    let ours = Shader::from_wgsl(include_str!("host/panels.wgsl"), "host/panels.wgsl");
    if let Err(error) = shaders.insert(&EGUI_SHADER_HANDLE, ours) {
        warn!("the panels are drawn by their library's shader: {error}");
    }
}

/// Only the last camera gives its picture to the window: it need not be blended with an older one, as
/// Bevy does for any camera that is not the first of its window.
fn replace_what_was_shown(mut cameras: Query<&mut ExtractedCamera>) {
    for mut camera in &mut cameras {
        if matches!(camera.output_mode, CameraOutputMode::Write { blend_state: None, .. }) {
            camera.sorted_camera_index_for_target = 0;
        }
    }
}
