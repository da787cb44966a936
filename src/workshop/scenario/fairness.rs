//! The result of *Is it fair?* in words.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{engine::text::say, play::matches::Tally};

/// Returns the result so far in a line: the share of the first side's wins with its 95 % interval, and the draws, in
/// the language of the table.
pub fn fairness_words(tally: &Tally) -> String {
    if tally.ended() == 0 {
        return say!("workshop-fairness-none");
    }
    let ([side, _], [share, _]) = (tally.sides, tally.shares());
    let [percent, low, high] = share.percent();
    let words = say!(
        "workshop-fairness",
        side = side.as_people(),
        percent = percent,
        low = low,
        high = high,
        n = number(tally.draws),
        games = number(tally.ended()),
    );
    match tally.unfinished {
        0 => words,
        unfinished => say!("workshop-fairness-unfinished", result = words, n = number(unfinished)),
    }
}

/// Returns the number of games so far, and of all, in the language of the table.
pub fn fairness_progress(tally: &Tally) -> String {
    say!("workshop-fairness-progress", played = number(tally.played()), n = number(tally.wished))
}

fn number(of: u64) -> i64 {
    i64::try_from(of).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{
        counters::Flag,
        orders::SideNames,
        text::{in_language, within},
    };

    fn side(name: &'static str, people: &'static str) -> SideNames {
        SideNames { name, message: "", word: "side", people, flag: Flag::Grey }
    }

    fn told(wins: [u64; 2], draws: u64, unfinished: u64) -> String {
        let sides = [side("German", "Germans"), side("Soviet", "Soviets")];
        let tally = Tally { wins, draws, unfinished, ..Tally::new(sides, 40) };
        within(in_language("en"), || fairness_words(&tally))
    }

    #[test]
    fn the_result_is_a_line_with_the_interval_and_the_draws() {
        assert_eq!(told([17, 17], 6, 0), "Germans 43% (29 to 58), 6 draws of 40");
        assert_eq!(told([1, 0], 1, 0), "Germans 50% (9 to 91), 1 draw of 2");
        assert_eq!(told([0, 10], 0, 0), "Germans 0% (0 to 28), 0 draws of 10");
        assert_eq!(told([10, 0], 0, 2), "Germans 100% (72 to 100), 0 draws of 10; 2 games did not end");
        assert_eq!(told([0, 0], 0, 0), "No game has ended yet");
    }

    #[test]
    fn the_progress_counts_all_games() {
        let sides = [side("German", "Germans"), side("Soviet", "Soviets")];
        let tally = Tally { wins: [3, 4], draws: 5, unfinished: 1, ..Tally::new(sides, 40) };
        assert_eq!(within(in_language("en"), || fairness_progress(&tally)), "13 of 40 games");
    }
}
