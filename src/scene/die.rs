//! The die: its tumble, its rest, and the time at which its number may be seen.

/// Seconds that the die tumbles before it settles; its number is readable once it has tumbled.
const TUMBLE: f32 = 0.65;
const SETTLE: f32 = 0.25;
/// Seconds from the roll until its result is shown: the number is shown alone for 400 ms.
pub const RESULT: f32 = TUMBLE + 0.40;
/// Seconds for which each result but the last is shown if one order rolls for several attacks, and for more than this
/// number of attacks.
const HELD: f32 = 1.2;
const HELD_OF_MANY: f32 = 0.5;
const FEW: usize = 3;
/// Seconds that the cell of the result flashes: two pulses.
pub const FLASH: f32 = 2.0 * PULSE;
const PULSE: f32 = 0.18;
/// Height of the bounce when the die settles, in sides of the die.
const BOUNCE: f32 = 0.06;
/// Turns of the die, and faces that it shows while it tumbles.
const TURNS: f32 = 1.75;
const FACES: f32 = 9.0;

/// The pose of a die, tumbling or at rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The face on top, 1 to 6.
    pub face: u8,
    /// Radians from upright.
    pub turned: f32,
    /// Height over the table, in sides of the die.
    pub height: f32,
}

impl Pose {
    /// Returns the die at rest.
    pub fn lying(face: u8) -> Self {
        Self { face, turned: 0.0, height: 0.0 }
    }
}

/// Returns the die this many seconds after the roll, if it will show this face.
pub fn pose(face: u8, seconds: f32) -> Pose {
    let part = (seconds / TUMBLE).clamp(0.0, 1.0);
    let left = (1.0 - part).powi(4); // out-quart
    let shown = (FACES * left).round() as u8;
    let settling = (seconds - TUMBLE) / SETTLE;
    let height = match settling {
        ..0.0 => 0.5 * left,
        0.0..1.0 => BOUNCE * (settling * std::f32::consts::PI).sin(),
        _ => 0.0,
    };
    Pose { face: (face + 5 + shown * 5) % 6 + 1, turned: TURNS * std::f32::consts::TAU * left, height }
}

/// Returns the brightness of the result's cell this many seconds after the roll, from 0 to 1.
pub fn flash(seconds: f32) -> f32 {
    let since = seconds - RESULT;
    if (0.0..FLASH).contains(&since) { (since / PULSE * std::f32::consts::PI).sin().abs() } else { 0.0 }
}

/// Returns the seconds from the roll for one attack to the roll for the next, if one order rolls for this many.
pub fn until_next(attacks: usize) -> f32 {
    RESULT + if attacks > FEW { HELD_OF_MANY } else { HELD }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_can_be_read_400_ms_before_the_result() {
        for face in 1..=6 {
            assert!((1..=6).contains(&pose(face, 0.1).face));
            assert!(pose(face, 0.1).turned.abs() > 0.5);
            let read = pose(face, RESULT - 0.399);
            assert_eq!((read.face, read.turned), (face, 0.0));
            assert_eq!(pose(face, RESULT), Pose::lying(face));
        }
    }

    #[test]
    fn the_result_flashes_twice_and_then_stands() {
        assert_eq!((flash(RESULT - 0.01), flash(RESULT + FLASH)), (0.0, 0.0));
        assert!(flash(RESULT + 0.09) > 0.99 && flash(RESULT + 0.18) < 0.01 && flash(RESULT + 0.27) > 0.99);
    }
}
