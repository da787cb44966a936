//! The caption for viewers: turn and segment, the current action, and for the last attack its odds, its die and its
//! effect. It is made of public state.

use super::{
    fought::{Fought, written},
    shades::shades,
};
use crate::{
    engine::{
        counters::Flag,
        orders::standing_words,
        wording::{capital, hexes, points, signed},
    },
    games::platoon::{
        rules::{
            Platoon, Rulebook,
            combat::Kind,
            conduct::Decision,
            event::Figures,
            kinds::Side,
            phase::{Phase, Segment},
            position::Public,
            scenario::charts::CombatResult,
            victory,
        },
        words::{
            names::unit_name,
            story::{self, modifiers_told, phase_name},
        },
    },
    scene::{
        LogLine, Shade,
        caption::{Battle, Caption, Cell, Throw},
    },
};

/// The caption of a position: with the last attacks decided by dice, the seconds since the roll while the dice are
/// moving, and the last lines of the log.
pub fn caption(
    rulebook: &Rulebook,
    public: &Public,
    log: &[LogLine],
    (fought, clock): (&[Fought], Option<f32>),
) -> Caption {
    let outcome = victory::outcome(rulebook, public);
    let last = fought.last().filter(|_| public.phase != Phase::Over);
    let by = last.and_then(|fought| public.find(*fought.by.first()?)).map(|counter| counter.side);
    let sentence = match (last, public.phase) {
        (_, Phase::Over) => format!("{} with {}", outcome.level, points(outcome.points)),
        (Some(fought), _) => {
            let parties = (fought.by.as_slice(), fought.struck.as_slice());
            capital(&story::declared(rulebook, public, fought.kind, parties, fought.hex))
        }
        (None, _) => happens(rulebook, public, log),
    };
    Caption {
        title: rulebook.scenario.title.clone(),
        points: outcome.points,
        level: standing_words::<Platoon>(rulebook, &outcome.into()),
        side: side_of(rulebook, public, by),
        turn: turn_words(rulebook, public),
        phase: capital(&phase_name(&rulebook.scenario, public.phase)),
        sentence,
        battle: last.map(|fought| battle(rulebook, fought, clock)),
    }
}

fn side_of(rulebook: &Rulebook, public: &Public, by: Option<Side>) -> Option<Flag> {
    by.or(public.phase.side(&rulebook.scenario)).map(Into::into)
}

fn turn_words(rulebook: &Rulebook, public: &Public) -> String {
    let scenario = &rulebook.scenario;
    if public.phase.is_set_up() || public.turn < scenario.first_turn {
        return "Before the first turn".to_owned();
    }
    let words = format!("Turn {} of {}", public.turn, scenario.last_turn);
    match scenario.visibility {
        Some(far) => format!("{words}   ·   visibility {}", hexes(far)),
        None => words,
    }
}

/// The current action while no attack is shown. With hidden units a question to a player is not shown: it would reveal
/// a hidden unit.
fn happens(rulebook: &Rulebook, public: &Public, log: &[LogLine]) -> String {
    if let Some(Decision::Reaction { side, unit, hex, .. }) =
        public.owed.filter(|_| !rulebook.options.hidden_units)
    {
        let name = unit_name(rulebook, public, unit);
        let hex = rulebook.board.hex_name(hex);
        return format!("{name} has entered {hex}: will the {side} player fire?");
    }
    let last = log.last().filter(|line| !line.heading && line.turn == public.turn);
    last.map_or_else(|| about(public.phase).to_owned(), LogLine::with_reason)
}

/// The subject of a segment.
fn about(phase: Phase) -> &'static str {
    match phase.segment() {
        None => "Both sides set up",
        Some(Segment::Start) => "Loading and unloading of heavy equipment advances",
        Some(Segment::IndirectFire) => "Mortars and howitzers fire",
        Some(Segment::DirectFire) => "Guns, tanks and infantry fire at targets in sight",
        Some(Segment::Vehicles) => "Vehicles move, load and overrun; the enemy may fire at them",
        Some(Segment::Assault) => "Infantry assaults adjacent enemies",
        Some(Segment::Others) => "Foot and mounted units move; the enemy may fire at them",
        Some(Segment::Registration) => "Mortars and howitzers register their next fire",
    }
}

fn battle(rulebook: &Rulebook, fought: &Fought, clock: Option<f32>) -> Battle {
    let cell = |result| {
        let (ground, ink) = shades(result);
        Cell { word: written(result), shade: Shade::Own(ground, ink) }
    };
    let (odds, strengths) = match fought.figures {
        Some(Figures { strength, defence, odds }) => (odds.to_string(), format!("{strength} to {defence}")),
        None => ("?".to_owned(), "odds secret".to_owned()),
    };
    let more = modifiers_told(&fought.modifiers);
    // One word: a caption has no room for a sentence.
    let result = match fought.result {
        CombatResult::DD => "dispersed (DD)",
        result => story::result_name(result),
    };
    let added = fought.modifier();
    let added = if added == 0 { String::new() } else { format!("die {}", signed(added)) };
    let throw = Throw { die: fought.die, second: None, clock };
    Battle {
        heading: match fought.kind {
            Kind::Overrun => "Overrun",
            Kind::Assault => "Assault",
            Kind::Mines => "Mines",
            _ => "Odds",
        }
        .to_owned(),
        odds,
        strengths,
        column: (1..=6).filter_map(|die| fought.result_of(rulebook, die)).map(cell).collect(),
        came: fought.figures.is_none().then(|| cell(fought.result)),
        throw: Some(throw),
        // The die shows it first.
        meaning: throw.is_decided().then(|| [capital(result), added, more]),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::engine::orders::Viewer;
    use crate::games::platoon::rules::{combat::Reason, counter::Place, event::*, set_up};

    /// Viewers read the firing units and the target, the odds, the six faces and the die; without an attack the log or
    /// the segment.
    #[test]
    fn a_caption_tells_the_last_attack() {
        let rulebook = Rulebook::load("farm-road").unwrap();
        let mut public = set_up::start(&rulebook, 1).public;
        (public.turn, public.phase) = (2, Phase::First(Segment::DirectFire));
        let (tank, gun) = ("so-t34-76-1".parse().unwrap(), "ge-stug-3g-1".parse().unwrap());
        for counter in public.counters.iter_mut().filter(|counter| [tank, gun].contains(&counter.id)) {
            counter.place = Place::Map("1205".parse().unwrap());
        }
        let events = [
            Event::Attacked {
                kind: Kind::Direct,
                by: vec![tank],
                hex: "1205".parse().unwrap(),
                struck: vec![gun],
                singly: true,
                figures: Some(Figures { strength: 24, defence: 9, odds: "2-1".parse().unwrap() }),
                modifiers: vec![(Reason::Cover, 1)],
            },
            Event::Die { purpose: DiePurpose::Unit(gun), roll: 3 },
        ];
        let fought = Fought::of(&rulebook, &events);
        let told = caption(&rulebook, &public, &[], (&fought, None));
        assert_eq!(
            told.sentence,
            "Soviet 1st T-34/76 Platoon opens fire on German StuG III G Platoon in the hex 3 northeast of Grusha (1205)"
        );
        assert_eq!((told.turn.as_str(), told.side), ("Turn 2 of 8", Some(Side::Soviet.into())));
        let battle = told.battle.unwrap();
        assert_eq!((battle.odds.as_str(), battle.strengths.as_str()), ("2-1", "24 to 9"));
        let words: Vec<&str> = battle.column.iter().map(|cell| cell.word.as_str()).collect();
        // The row of 2-1, from -1: X X X DD DD D D, and one is added in cover.
        assert_eq!(words, ["DD", "DD", "D", "D", "–", "–"]);
        assert_eq!(fought[0].result, CombatResult::D);
        let quiet = caption(&rulebook, &public, &[], (&[], None));
        assert_eq!(quiet.sentence, "Guns, tanks and infantry fire at targets in sight");
        // The die of an attack that only the Germans see is shown to them alone (19.2).
        let unseen = events.map(|event| Event::Unseen { side: Side::German, event: Box::new(event) });
        let fought = Fought::of(&rulebook, &unseen);
        assert_eq!(fought.iter().map(|fought| fought.die).collect::<Vec<_>>(), [3]);
        let seen = |eyes| Fought::seen(&fought, eyes).len();
        let sides = Side::BOTH.map(|side| seen(Viewer::Side(side.number())));
        assert_eq!((sides, seen(Viewer::Both), seen(Viewer::All)), ([1, 0], 0, 1));
    }
}
