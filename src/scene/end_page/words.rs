//! The result of a game in sentences.

use crate::{
    engine::{
        orders::{SideNames, VictoryThreshold},
        text::say,
    },
    play::luck::{Luck, lead, usual},
};

/// Returns which person at the table has won; with two or none, which side.
pub(crate) fn verdict(sides: &[SideNames; 2], humans: [bool; 2], winner: Option<usize>) -> String {
    let Some(won) = winner else { return say!("scene-verdict-draw") };
    let side = sides[won.min(1)];
    match (humans, won) {
        ([true, false], 0) | ([false, true], 1) => say!("scene-verdict-won", side = side),
        ([true, false] | [false, true], _) => say!("scene-verdict-lost", side = side),
        _ => say!("scene-verdict-wins", side = side),
    }
}

/// Returns the side whose points are counted: more of them are better for the side of the last level.
fn gains<'a>(sides: &'a [SideNames; 2], ladder: &[VictoryThreshold]) -> Option<(&'a SideNames, usize)> {
    let side = ladder.iter().max_by_key(|rung| rung.at_least).and_then(|rung| rung.winner)?;
    Some((sides.get(side)?, side))
}

/// Returns the fewest points with which a side wins; none if points do not decide.
pub(super) fn needed(ladder: &[VictoryThreshold], side: usize) -> Option<i32> {
    ladder.iter().filter(|rung| rung.winner == Some(side)).map(|rung| rung.at_least).min()
}

/// Returns the points and their side, and the number with which that side would have won.
pub(super) fn points(sides: &[SideNames; 2], ladder: &[VictoryThreshold], points: i32) -> String {
    let (sign, n) = (sign(points), points.unsigned_abs());
    let Some((names, side)) = gains(sides, ladder) else { return say!("scene-points", sign = sign, n = n) };
    let people = names.as_people();
    match needed(ladder, side) {
        Some(needed) => say!("scene-points-needed", sign = sign, n = n, side = people, needed = needed),
        None => say!("scene-points-of", sign = sign, n = n, side = people),
    }
}

/// Returns the points of a game that a side resigned, which decide nothing.
pub(super) fn points_at_resignation(
    sides: &[SideNames; 2],
    ladder: &[VictoryThreshold],
    points: i32,
) -> String {
    let (sign, n) = (sign(points), points.unsigned_abs());
    match gains(sides, ladder) {
        Some((names, _)) => {
            say!("scene-points-resigned-of", sign = sign, n = n, side = names.as_people())
        }
        None => say!("scene-points-resigned", sign = sign, n = n),
    }
}

/// The word by which a message chooses between numbers below zero and others.
fn sign(points: i32) -> &'static str {
    if points < 0 { "minus" } else { "plus" }
}

/// Returns the luck of a game in a sentence.
pub(crate) fn luck(sides: &[SideNames; 2], luck: &[Luck; 2]) -> String {
    let (lead, usual) = (lead(luck, 0), usual(luck));
    if usual == 0.0 {
        return say!("scene-luck-none");
    }
    let favoured = sides[usize::from(lead < 0.0)].as_people();
    match lead.abs() / usual {
        ..0.35 => say!("scene-luck-even"),
        ..1.0 => say!("scene-luck-slight", side = favoured),
        ..2.0 => say!("scene-luck-clear", side = favoured),
        _ => say!("scene-luck-strong", side = favoured),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::counters::Flag;

    const SIDES: [SideNames; 2] = [
        SideNames { name: "Red", message: "", word: "red", people: "Reds", flag: Flag::Red },
        SideNames { name: "Grey", message: "", word: "grey", people: "Greys", flag: Flag::Grey },
    ];

    /// A player against the computer reads whether they have won, and the points that winning needs.
    #[test]
    fn the_result_speaks_to_who_sits_at_the_table() {
        let told = |humans, winner| verdict(&SIDES, humans, winner);
        assert_eq!(told([false, true], Some(0)), "You have lost: the Red player wins.");
        assert_eq!(told([false, true], Some(1)), "You have won as the Grey player.");
        assert_eq!(told([true, false], Some(0)), "You have won as the Red player.");
        assert_eq!(told([true, true], Some(0)), "The Red player wins.");
        assert_eq!(told([true, false], None), "The game is a draw.");
        let ladder = [
            VictoryThreshold { at_least: -1000, winner: Some(0) },
            VictoryThreshold { at_least: 8, winner: Some(1) },
        ];
        assert_eq!(points(&SIDES, &ladder, 6), "6 points for the Greys, who needed 8.");
        assert_eq!(points(&SIDES, &ladder, -6), "Minus 6 points for the Greys, who needed 8.");
        let given_up = points_at_resignation(&SIDES, &ladder, 12);
        assert!(given_up.starts_with("The score was 12 points for the Greys;"), "{given_up}");
        assert_eq!(points(&SIDES, &[], -1), "Minus 1 point.");
    }

    #[test]
    fn luck_is_measured_by_its_usual_size() {
        let of = |lead: f64| {
            let reds = Luck { throws: 9, done: 4.0 + lead, expected: 4.0, variance: 4.0 };
            luck(&SIDES, &[reds, Luck::default()])
        };
        assert_eq!(of(0.2), "The dice were even.");
        assert_eq!(of(-1.0), "The dice slightly favoured the Greys.");
        assert_eq!(of(3.0), "The dice clearly favoured the Reds.");
        assert_eq!(luck(&SIDES, &Default::default()), "No attack was decided by dice.");
    }
}
