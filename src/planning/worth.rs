//! When an attack that a player could still make is worth a question.

/// The chance of an effect, in percent, above which the end of a phase asks about an attack that has not been made.
pub const WORTH_ASKING: u32 = 10;

/// Returns a part of equally likely cases in percent, rounded down; 1 if it is above 0, so that only what cannot happen
/// has none.
pub fn percent(cases: u32, among: u32) -> u32 {
    if cases == 0 { 0 } else { (100 * cases / among.max(1)).max(1) }
}
