// Draws the panels. The library's own shader multiplies colours as they are stored, which takes six powers
// for every pixel of every panel; here the colour of a corner is made linear once, and multiplied so. The
// two differ by less than three parts of 255, at the edges of letters.

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

fn linear(stored: vec3<f32>) -> vec3<f32> {
    let low = stored / 12.92;
    let high = pow((stored + 0.055) / 1.055, vec3(2.4));
    return select(high, low, stored < vec3(0.04045));
}

@vertex
fn vs_main(corner: Corner) -> Drawn {
    let place = corner.position * transform.scale + transform.translation;
    let color = vec4(linear(corner.color.rgb), corner.color.a);
    return Drawn(vec4(place, 0.0, 1.0), color, corner.uv);
}

@fragment
fn fs_main(drawn: Drawn) -> @location(0) vec4<f32> {
    return textureSample(picture, picture_sampler, drawn.uv) * drawn.color;
}
