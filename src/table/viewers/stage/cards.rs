//! The cards of the stage: from the caption, the last deed and the public state to scene events.

use crate::{
    engine::{
        orders::{InPlay, winning_words},
        text::Names,
    },
    play::stage::{
        CombatCard, CombatStage, PhaseCard, ResultChance, SceneEvent, ScoreCard, SideLosses, SideName,
    },
    scene::{
        Captioned, Fight,
        caption::{Battle, Caption, Cell},
        deed::Strike,
    },
};

/// Returns the parts of the scene: combat, phase, score and losses. `known` is what both sides know, `strikes` are the
/// attacks of the combat in the caption as both sides see them, and `planned` is the fight that it plans. While a die hides
/// a result, the losses are left out; the caption has the earlier points then.
pub fn scene_events<G: Captioned>(
    rulebook: &G::Rulebook,
    known: &G::Public,
    (caption, strikes, planned): (&Caption, &[Strike], Option<&Fight>),
    hides_result: bool,
) -> Vec<SceneEvent> {
    let names = G::names(rulebook, known);
    let acting = G::SIDES.iter().find(|side| Some(side.flag) == caption.side);
    let card = caption.battle.as_ref().map(|battle| combat::<G>(&*names, battle, (strikes, planned)));
    let card = card.map(|card| match card.stage {
        // A plan of unknown units is that of the side to act.
        CombatStage::Planned => CombatCard { side: card.side.or(acting.map(|side| side.word)), ..card },
        _ => card,
    });
    // Fire in the movement of the other side has the side of the fire in the caption, and the phase has its own.
    let moving = side_of_phase::<G>(rulebook, known, &caption.phase).and_then(|side| G::SIDES.get(side));
    let phase = PhaseCard {
        title: caption.title.clone(),
        turn: caption.turn.clone(),
        phase: caption.phase.clone(),
        side: moving.or(acting).map(|side| SideName { side: side.word, name: side.shown() }),
        sentence: caption.sentence.clone(),
    };
    let thresholds = winning_words::<G>(rulebook);
    let score = ScoreCard { points: caption.points, means: caption.level.clone(), thresholds };
    let mut events = vec![SceneEvent::Combat { card }, SceneEvent::Phase(phase), SceneEvent::Score(score)];
    if !hides_result {
        events.push(SceneEvent::Losses { sides: losses::<G>(known) });
    }
    events
}

/// Returns the side of the phase with this name, the present one before others; none if it has no side.
fn side_of_phase<G: Captioned>(rulebook: &G::Rulebook, known: &G::Public, name: &str) -> Option<usize> {
    let mut phases = std::iter::once(G::phase(known)).chain(G::PHASES.iter().copied());
    let phase = phases.find(|phase| G::phase_name(rulebook, *phase) == name)?;
    G::phase_side(rulebook, phase)
}

/// Returns the card of a battle. Its attackers and its targets are not in the caption: they are those of the strikes, or of
/// the planned fight.
fn combat<G: Captioned>(
    names: &dyn Names,
    battle: &Battle,
    (strikes, planned): (&[Strike], Option<&Fight>),
) -> CombatCard {
    let decided = battle.decided();
    let stage = match (&decided, battle.is_fought()) {
        (Some(_), _) => CombatStage::Decided,
        (None, true) => CombatStage::Rolling,
        (None, false) => CombatStage::Planned,
    };
    let (strikes, planned): (&[Strike], Option<&Fight>) = match stage {
        CombatStage::Planned => (&[][..], planned),
        _ => (strikes, None),
    };
    let firers = strikes.iter().flat_map(|strike| &strike.firers).map(|firer| firer.unit);
    let firers = firers.chain(planned.into_iter().flat_map(|fight| fight.attackers.iter().copied()));
    let targets = strikes.iter().flat_map(|strike| &strike.targets);
    let targets = targets.chain(planned.into_iter().flat_map(|fight| &fight.targets));
    let throw = battle.throw.filter(|_| decided.is_some());
    let dice = throw.map(|throw| [Some(throw.die), throw.second]);
    let side = strikes.first().map(|strike| strike.side).or(planned.map(|fight| fight.side));
    let side = side.and_then(|side| G::SIDES.get(side));
    let meaning = decided.map(|(_, meaning)| meaning.iter().filter(|line| !line.is_empty()).cloned());
    CombatCard {
        stage,
        side: side.map(|side| side.word),
        attackers: once_each(firers.map(|unit| names.unit(unit).unwrap_or_else(|| unit.to_string()))),
        targets: once_each(targets.map(|hex| names.hex(*hex))),
        heading: battle.heading.clone(),
        odds: battle.odds.clone(),
        strengths: battle.strengths.clone(),
        chances: chances(&battle.column),
        dice: dice.into_iter().flatten().flatten().collect(),
        result: decided.map(|(result, _)| result.word.clone()),
        meaning: meaning.into_iter().flatten().collect(),
    }
}

/// Returns these texts, each once.
fn once_each(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut once: Vec<String> = Vec::new();
    for text in texts {
        if !once.contains(&text) {
            once.push(text);
        }
    }
    once
}

/// Returns the chance of each result of a column in which every face of the die has one cell.
fn chances(column: &[Cell]) -> Vec<ResultChance> {
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for cell in column {
        match counts.iter_mut().find(|(word, _)| *word == cell.word) {
            Some((_, count)) => *count += 1,
            None => counts.push((&cell.word, 1)),
        }
    }
    let percent = |count: usize| (100 * count + column.len() / 2) / column.len();
    let chance = |(word, count): (&str, usize)| ResultChance {
        word: word.to_owned(),
        percent: u8::try_from(percent(count)).unwrap_or(100),
    };
    counts.into_iter().map(chance).collect()
}

/// Returns the strength and the losses of both sides.
fn losses<G: Captioned>(known: &G::Public) -> Vec<SideLosses> {
    let lost = G::lost(known);
    let of = |number: usize| {
        let on_map = |counter: &&G::Counter| counter.side() == number && counter.hex().is_some();
        SideLosses {
            side: G::SIDES[number].word,
            name: G::SIDES[number].shown(),
            on_map: G::counters(known).iter().filter(on_map).count(),
            lost: lost.map(|lost| lost[number]),
        }
    };
    vec![of(0), of(1)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::caption::Shade;

    #[test]
    fn equal_results_of_a_column_are_one_chance() {
        let cell = |word: &str| Cell { word: word.to_owned(), shade: Shade::Ramp(0) };
        let column: Vec<Cell> = ["D2", "D1", "D1", "•", "A1", "A1"].into_iter().map(cell).collect();
        let found = chances(&column);
        let listed: Vec<(&str, u8)> = found.iter().map(|it| (it.word.as_str(), it.percent)).collect();
        assert_eq!(listed, [("D2", 17), ("D1", 33), ("•", 17), ("A1", 33)]);
        assert_eq!(chances(&[]), []);
    }
}
