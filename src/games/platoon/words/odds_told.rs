//! Odds in words: those of a close attack may be a column better than the strengths give (15.4, 16.3).

use crate::{
    engine::charts::Odds,
    games::platoon::rules::{
        Rulebook,
        combat::{Attack, Kind, column},
        event::Figures,
    },
};

/// The odds of an attack with these strengths, with the shift of columns and its reason.
pub fn odds_told(rulebook: &Rulebook, kind: Kind, (strength, defence): (u16, u16), odds: Odds) -> String {
    let columns = &rulebook.charts.odds;
    let what = match kind {
        Kind::Overrun => "overrun",
        Kind::Assault => "engineers",
        _ => return odds.to_string(),
    };
    let plain = column(columns, strength, defence, 0).and_then(|column| columns.get(column));
    match (plain, columns.first()) {
        (Some(plain), _) if *plain == odds => odds.to_string(),
        (Some(plain), _) => format!("{plain}, shifted one column to {odds} ({what})"),
        (None, Some(worst)) => format!("worse than {worst}, shifted one column to {odds} ({what})"),
        (None, None) => odds.to_string(),
    }
}

/// The strengths and the odds of an attack in words, or a note that they are secret (19.2).
pub fn figures_told(rulebook: &Rulebook, kind: Kind, figures: Option<Figures>) -> String {
    let Some(Figures { strength, defence, odds }) = figures else {
        return "strength and odds are secret: hidden units may be there".to_owned();
    };
    format!("{strength} to {defence}, odds {}", odds_told(rulebook, kind, (strength, defence), odds))
}

/// The same of an attack that is not made yet.
pub fn odds_of(rulebook: &Rulebook, attack: &Attack) -> Option<String> {
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
        let told = |kind, strengths, odds: &str| odds_told(&rulebook, kind, strengths, odds.parse().unwrap());
        let overrun = told(Kind::Overrun, (14, 25), "1-1");
        assert_eq!(overrun, "1-2, shifted one column to 1-1 (overrun)");
        assert_eq!(told(Kind::Assault, (10, 40), "1-4"), "1-4");
        assert_eq!(told(Kind::Assault, (10, 40), "1-3"), "1-4, shifted one column to 1-3 (engineers)");
        let worst = told(Kind::Overrun, (5, 24), "1-4");
        assert_eq!(worst, "worse than 1-4, shifted one column to 1-4 (overrun)");
        assert_eq!(told(Kind::Direct, (14, 25), "1-2"), "1-2");
    }
}
