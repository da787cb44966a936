//! Thick lines, discs and arrow heads as one mesh with colours at its corners.

use crate::table::map::materials::RibbonMaterial;
use bevy::{
    asset::RenderAssetUsages,
    ecs::system::SystemParam,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};

/// Corners of a disc.
const ROUND: usize = 16;

/// Shapes that become one mesh; later ones are above earlier ones.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ribbons {
    places: Vec<[f32; 3]>,
    colours: Vec<[f32; 4]>,
    corners: Vec<u32>,
}

impl Ribbons {
    /// Whether there is nothing to draw.
    pub fn is_empty(&self) -> bool {
        self.corners.is_empty()
    }

    fn shape(&mut self, places: &[Vec2], colour: Color, triangles: &[[u32; 3]]) {
        let first = self.places.len() as u32;
        let colour = colour.to_srgba().to_f32_array();
        self.places.extend(places.iter().map(|place| [place.x, place.y, 0.0]));
        self.colours.extend(places.iter().map(|_| colour));
        self.corners.extend(triangles.iter().flatten().map(|corner| first + corner));
    }

    /// Adds a line through these places with round joints, from one width to another.
    pub fn line(&mut self, places: &[Vec2], from: f32, to: f32, colour: Color) {
        let pieces = places.len().saturating_sub(1).max(1) as f32;
        for (number, pair) in places.windows(2).enumerate() {
            let part = |number: usize| from + (to - from) * number as f32 / pieces;
            let (start, end) = (part(number) / 2.0, part(number + 1) / 2.0);
            let aside = (pair[1] - pair[0]).normalize_or_zero().perp();
            let corners = [
                pair[0] + aside * start,
                pair[0] - aside * start,
                pair[1] - aside * end,
                pair[1] + aside * end,
            ];
            self.shape(&corners, colour, &[[0, 1, 2], [0, 2, 3]]);
            if colour.alpha() > 0.99 || places.len() == 2 {
                self.disc(pair[0], start, colour);
                self.disc(pair[1], end, colour);
            }
        }
    }

    /// Adds a thin ring.
    pub fn ring(&mut self, middle: Vec2, radius: f32, colour: Color) {
        let places: Vec<Vec2> = (0..=32)
            .map(|part| middle + radius * Vec2::from_angle(std::f32::consts::TAU * part as f32 / 32.0))
            .collect();
        self.line(&places, 0.06, 0.06, colour);
    }

    pub fn disc(&mut self, middle: Vec2, radius: f32, colour: Color) {
        let mut places = vec![middle];
        places.extend((0..ROUND).map(|corner| {
            let angle = std::f32::consts::TAU * corner as f32 / ROUND as f32;
            middle + radius * Vec2::new(angle.cos(), angle.sin())
        }));
        let triangles: Vec<[u32; 3]> =
            (0..ROUND as u32).map(|corner| [0, 1 + corner, 1 + (corner + 1) % ROUND as u32]).collect();
        self.shape(&places, colour, &triangles);
    }

    /// Adds a convex patch with these corners.
    pub fn patch(&mut self, corners: &[Vec2], colour: Color) {
        let triangles: Vec<[u32; 3]> =
            (1..corners.len().saturating_sub(1) as u32).map(|corner| [0, corner, corner + 1]).collect();
        self.shape(corners, colour, &triangles);
    }

    /// Adds a patch with four corners whose last two are transparent: the soft edge of a shape.
    pub fn fade(&mut self, corners: [Vec2; 4], colour: Color) {
        let first = self.colours.len();
        self.shape(&corners, colour, &[[0, 1, 2], [0, 2, 3]]);
        for unseen in &mut self.colours[first + 2..] {
            unseen[3] = 0.0;
        }
    }

    /// Adds dashes along a line through these places, with this length and this gap.
    pub fn dashes(&mut self, places: &[Vec2], width: f32, on: f32, off: f32, colour: Color) {
        let (mut drawn, mut left) = (true, on);
        for pair in places.windows(2) {
            let (length, way) = (pair[0].distance(pair[1]), (pair[1] - pair[0]).normalize_or_zero());
            let mut done = 0.0;
            while done < length {
                let step = left.min(length - done);
                if drawn {
                    let (start, end) = (pair[0] + way * done, pair[0] + way * (done + step));
                    let aside = way.perp() * width / 2.0;
                    self.patch(&[start + aside, start - aside, end - aside, end + aside], colour);
                }
                done += step;
                left -= step;
                if left <= 1e-4 {
                    drawn = !drawn;
                    left = if drawn { on } else { off };
                }
            }
        }
    }

    pub fn arrow_head(&mut self, neck: Vec2, tip: Vec2, width: f32, colour: Color) {
        let aside = (tip - neck).normalize_or_zero().perp() * width / 2.0;
        self.shape(&[neck + aside, neck - aside, tip], colour, &[[0, 1, 2]]);
    }

    /// Draws them in place of a mesh's content; the mesh is hidden while there is nothing to draw.
    pub fn put(&self, meshes: &mut Assets<Mesh>, (mut mesh, mut visibility): (Mut<Mesh2d>, Mut<Visibility>)) {
        if self.is_empty() {
            visibility.set_if_neq(Visibility::Hidden);
        } else {
            *visibility = Visibility::Inherited;
            mesh.0 = meshes.add(self.mesh());
        }
    }

    /// Returns the mesh. An empty one has a triangle without area, because the renderer cannot store a mesh without
    /// corners.
    pub fn mesh(&self) -> Mesh {
        if self.is_empty() {
            let mut nothing = Self::default();
            nothing.shape(&[Vec2::ZERO; 3], Color::NONE, &[[0, 1, 2]]);
            return nothing.mesh();
        }
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.places.clone())
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours.clone())
            .with_inserted_indices(Indices::U32(self.corners.clone()))
    }
}

/// Spawns meshes of ribbons.
#[derive(SystemParam)]
pub(crate) struct RibbonSpawner<'w, 's> {
    commands: Commands<'w, 's>,
    meshes: ResMut<'w, Assets<Mesh>>,
    materials: ResMut<'w, Assets<RibbonMaterial>>,
}

impl RibbonSpawner<'_, '_> {
    /// Spawns a mesh of these ribbons at a height of the table, hidden at first.
    pub fn spawn(&mut self, marker: impl Bundle, ribbons: &Ribbons, height: f32) {
        let material = self.materials.add(RibbonMaterial::seen(1.0));
        self.commands.spawn((
            marker,
            Mesh2d(self.meshes.add(ribbons.mesh())),
            MeshMaterial2d(material),
            Transform::from_xyz(0.0, 0.0, height),
            Visibility::Hidden,
        ));
    }
}
