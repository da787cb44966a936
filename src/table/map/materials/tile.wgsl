// Draws a tile of the painted sheet. Its colours are drawn as they are stored, because the picture of the window is
// kept in that form too.

#import bevy_sprite::mesh2d_vertex_output::VertexOutput

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var tile: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var tile_sampler: sampler;

@fragment
fn fragment(mesh: VertexOutput) -> @location(0) vec4<f32> {
    return textureSampleLevel(tile, tile_sampler, mesh.uv, 0.0);
}
