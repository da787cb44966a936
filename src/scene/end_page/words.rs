//! The result of a game in sentences.

use crate::{
    engine::{
        orders::{SideNames, VictoryThreshold},
        wording::{count, with_minus},
    },
    play::luck::{Luck, lead, usual},
};

/// Returns which person at the table has won; with two or none, which side.
pub(crate) fn verdict(sides: &[SideNames; 2], humans: [bool; 2], winner: Option<usize>) -> String {
    let name = |side: usize| sides.get(side).map_or("", |names| names.name);
    match (humans, winner) {
        (_, None) => "The game is a draw.".to_owned(),
        ([true, false], Some(0)) | ([false, true], Some(1)) => {
            format!("You have won as the {} player.", name(winner.unwrap_or_default()))
        }
        ([true, false], Some(won)) | ([false, true], Some(won)) => {
            format!("You have lost: the {} player wins.", name(won))
        }
        (_, Some(won)) => format!("The {} player wins.", name(won)),
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
    let number = count(points.unsigned_abs() as usize, "point", "points");
    let sign = if points < 0 { "Minus " } else { "" };
    let Some((names, side)) = gains(sides, ladder) else { return format!("{sign}{number}.") };
    match needed(ladder, side) {
        Some(needed) => {
            format!("{sign}{number} for the {}, who needed {}.", names.people, with_minus(needed))
        }
        None => format!("{sign}{number} for the {}.", names.people),
    }
}

/// Returns the points of a game that a side resigned, which decide nothing.
pub(super) fn points_at_resignation(
    sides: &[SideNames; 2],
    ladder: &[VictoryThreshold],
    points: i32,
) -> String {
    let number = count(points.unsigned_abs() as usize, "point", "points");
    let sign = if points < 0 { "minus " } else { "" };
    let whose =
        gains(sides, ladder).map_or_else(String::new, |(names, _)| format!(" for the {}", names.people));
    format!("The score was {sign}{number}{whose}; a side that resigns loses whatever the score.")
}

/// Returns the luck of a game in a sentence.
pub(crate) fn luck(sides: &[SideNames; 2], luck: &[Luck; 2]) -> String {
    let (lead, usual) = (lead(luck, 0), usual(luck));
    if usual == 0.0 {
        return "No attack was decided by dice.".to_owned();
    }
    let favoured = sides[usize::from(lead < 0.0)].people;
    match lead.abs() / usual {
        ..0.35 => "The dice were even.".to_owned(),
        ..1.0 => format!("The dice slightly favoured the {favoured}."),
        ..2.0 => format!("The dice clearly favoured the {favoured}."),
        _ => format!("The dice strongly favoured the {favoured}."),
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
