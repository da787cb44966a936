// Copies the finished picture to the window, pixel by pixel: both have the same size.

#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var nearest: sampler;

@fragment
fn fs_main(place: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    return textureSampleLevel(picture, nearest, place.uv, 0.0);
}
