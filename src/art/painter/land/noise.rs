//! Noise that depends only on the place in the world, so that it is the same at every zoom.

use crate::engine::data::fnv;

/// Returns a number from 0 to 1 for a point of the noise grid.
fn lattice_value(x: i32, y: i32, seed: u32) -> f32 {
    let mut bits = (x as u32)
        .wrapping_mul(374_761_393)
        .wrapping_add((y as u32).wrapping_mul(668_265_263))
        .wrapping_add(seed.wrapping_mul(974_634_777));
    bits = (bits ^ (bits >> 13)).wrapping_mul(1_274_126_177);
    ((bits ^ (bits >> 16)) & 0xFFFF) as f32 / 65_535.0
}

/// Returns smooth noise of wavelength one, from −0.5 to 0.5.
pub fn value_noise(x: f32, y: f32, seed: u32) -> f32 {
    let (floor_x, floor_y) = (x.floor(), y.floor());
    let fade = |part: f32| part * part * part * (part * (part * 6.0 - 15.0) + 10.0);
    let (across, down) = (fade(x - floor_x), fade(y - floor_y));
    let (left, top) = (floor_x as i32, floor_y as i32);
    let north_west = lattice_value(left, top, seed);
    let north_east = lattice_value(left + 1, top, seed);
    let south_west = lattice_value(left, top + 1, seed);
    let south_east = lattice_value(left + 1, top + 1, seed);
    let north = north_west + (north_east - north_west) * across;
    let south = south_west + (south_east - south_west) * across;
    north + (south - north) * down - 0.5
}

/// Returns layers of noise, each of half the wavelength and half the weight; about −1 to 1.
pub fn layered_noise(x: f32, y: f32, wavelength: f32, layers: u32, seed: u32) -> f32 {
    let (mut sum, mut weight, mut weights, mut scale) = (0.0, 1.0, 0.0, 1.0 / wavelength);
    for layer in 0..layers {
        let shift = layer as f32;
        sum += weight * value_noise(x * scale + 17.3 * shift, y * scale - 9.1 * shift, seed + layer);
        weights += weight;
        weight *= 0.5;
        scale *= 2.0;
    }
    sum / weights * 2.0
}

/// A sequence of random numbers, always the same for the same seed.
pub struct Chances(u64);

impl Chances {
    /// The random numbers of a cell of a lattice.
    pub fn at(x: i32, y: i32, seed: u32) -> Self {
        let cell = (u64::from(x as u32) << 32) | u64::from(y as u32);
        Self(cell ^ (u64::from(seed) << 17))
    }

    pub fn named(name: &str) -> Self {
        let seed = fnv(name.bytes());
        Self(seed)
    }

    /// Returns the next random number, from 0 up to 1.
    pub fn roll(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((bits ^ (bits >> 31)) >> 40) as f32 / (1_u64 << 24) as f32
    }

    /// Returns the next random number, between two bounds.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.roll()
    }

    /// Returns a bell-shaped random number around zero, with spread one.
    pub fn bell(&mut self) -> f32 {
        (0..6).map(|_| self.roll()).sum::<f32>().mul_add(1.0, -3.0) * std::f32::consts::SQRT_2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_bounded_and_repeats() {
        for step in 0..500 {
            let (x, y) = (step as f32 * 0.37 - 40.0, step as f32 * 0.11 - 20.0);
            assert!(layered_noise(x, y, 1.25, 3, 21).abs() <= 1.0);
            assert_eq!(value_noise(x, y, 9).to_bits(), value_noise(x, y, 9).to_bits());
        }
    }
}
