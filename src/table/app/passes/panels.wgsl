// Draws the panels. Colours are multiplied and blended as they are stored, which makes letters look right. They stay
// so, because the picture of the window is kept in that form.

struct Transform {
    scale: vec2<f32>,
    translation: vec2<f32>,
}

struct Corner {
    @location(0) position: vec2<f32>,
    @location(1) uv: vec2<f32>,
    @location(2) color: vec4<f32>,
}

struct Drawn {
    @builtin(position) position: vec4<f32>,
    @location(0) color: vec4<f32>,
    @location(1) uv: vec2<f32>,
}

@group(0) @binding(0) var<uniform> transform: Transform;

@group(1) @binding(0) var picture: texture_2d<f32>;
@group(1) @binding(1) var picture_sampler: sampler;

@vertex
fn vs_main(corner: Corner) -> Drawn {
    let place = corner.position * transform.scale + transform.translation;
    return Drawn(vec4(place, 0.0, 1.0), corner.color, corner.uv);
}

@fragment
fn fs_main(drawn: Drawn) -> @location(0) vec4<f32> {
    return textureSampleLevel(picture, picture_sampler, drawn.uv, 0.0) * drawn.color;
}
