//! Odds in words: those of a close attack may be a column better than the strengths give (15.4, 16.3).

use crate::{
    engine::{
        charts::Odds,
        text::{Arg, Text, id, t},
    },
    games::platoon::rules::{
        Rulebook,
        combat::{Attack, Kind, column},
        event::Figures,
    },
};

/// The column that the strengths of an attack give, where it is not that of its odds.
enum Shift {
    None,
    From(Odds),
    /// From below the worst column, which is this one.
    Below(Odds),
}

/// The shift of an attack's odds, and the message of its reason.
fn shift(
    rulebook: &Rulebook,
    kind: Kind,
    (strength, defence): (u16, u16),
    odds: Odds,
) -> (Shift, &'static str) {
    let columns = &rulebook.charts.odds;
    let cause = match kind {
        Kind::Overrun => id!("platoon-story-odds-by-overrun"),
        Kind::Assault => id!("platoon-story-odds-by-engineers"),
        Kind::Direct | Kind::Opportunity | Kind::Indirect | Kind::Mines => return (Shift::None, ""),
    };
    let plain = column(columns, strength, defence, 0).and_then(|column| columns.get(column));
    let shift = match (plain, columns.first()) {
        (Some(plain), _) if *plain == odds => Shift::None,
        (Some(plain), _) => Shift::From(*plain),
        (None, Some(worst)) => Shift::Below(*worst),
        (None, None) => Shift::None,
    };
    (shift, cause)
}

/// The odds of an attack with these strengths, with the shift of columns and its reason.
pub fn odds_told(rulebook: &Rulebook, kind: Kind, strengths: (u16, u16), odds: Odds) -> Text {
    let (shift, cause) = shift(rulebook, kind, strengths, odds);
    let (odds, cause) = (odds.to_string(), Arg::Name(cause));
    match shift {
        Shift::None => odds.into(),
        Shift::From(plain) => {
            t!("platoon-story-odds-shifted", plain = plain.to_string(), odds = odds, cause = cause)
        }
        Shift::Below(worst) => {
            t!("platoon-story-odds-shifted-from-below", worst = worst.to_string(), odds = odds, cause = cause)
        }
    }
}

/// The strengths and the odds of an attack in words, or a note that they are secret (19.2).
pub fn figures_told(rulebook: &Rulebook, kind: Kind, figures: Option<Figures>) -> Text {
    let Some(Figures { strength, defence, odds }) = figures else {
        return t!("platoon-story-figures-secret");
    };
    let (shift, cause) = shift(rulebook, kind, (strength, defence), odds);
    let (odds, cause) = (odds.to_string(), Arg::Name(cause));
    match shift {
        Shift::None => t!("platoon-story-figures", strength = strength, defence = defence, odds = odds),
        Shift::From(plain) => t!(
            "platoon-story-figures-shifted",
            strength = strength,
            defence = defence,
            plain = plain.to_string(),
            odds = odds,
            cause = cause
        ),
        Shift::Below(worst) => t!(
            "platoon-story-figures-shifted-from-below",
            strength = strength,
            defence = defence,
            worst = worst.to_string(),
            odds = odds,
            cause = cause
        ),
    }
}

/// The odds of an attack that is not made yet, as [`odds_told`] tells them.
pub fn odds_of(rulebook: &Rulebook, attack: &Attack) -> Option<Text> {
    let strengths = (attack.strength, attack.defence);
    Some(odds_told(rulebook, attack.kind, strengths, attack.odds(rulebook)?))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// 14 to 25 is 1-2. For an overrun the text names the better column 1-1, and for fire it names none.
    #[test]
    fn the_better_column_of_a_close_fight_is_named() {
        let rulebook = Rulebook::load("meeting").unwrap();
        let told = |kind, strengths, odds: &str| {
            odds_told(&rulebook, kind, strengths, odds.parse().unwrap()).to_string()
        };
        let overrun = told(Kind::Overrun, (14, 25), "1-1");
        assert_eq!(overrun, "1-2, shifted one column to 1-1 (overrun)");
        assert_eq!(told(Kind::Assault, (10, 40), "1-4"), "1-4");
        assert_eq!(told(Kind::Assault, (10, 40), "1-3"), "1-4, shifted one column to 1-3 (engineers)");
        let worst = told(Kind::Overrun, (5, 24), "1-4");
        assert_eq!(worst, "worse than 1-4, shifted one column to 1-4 (overrun)");
        assert_eq!(told(Kind::Direct, (14, 25), "1-2"), "1-2");
    }
}
