//! The odds of an attack: they may be asked for at any time and come with the refusal that forbids the attack now.

use super::{find_all, ids};
use crate::{
    cli::{
        Answer, Failure,
        look::{Seen, question::Odds, verdict},
    },
    engine::board::Hex,
    games::guderian::{
        rules::{
            Guderian, Rulebook, combat,
            combat::odds::{Preview, promise},
            counter::Piece,
            movement::overrun,
            order::legal,
            position::Public,
            refusal::Why,
        },
        words::story,
    },
};

/// Whether the units could attack these hexes in the right phase; the odds of any other attack have no meaning.
fn could_attack(rulebook: &Rulebook, public: &Public, pieces: &[Piece], targets: &[Hex]) -> bool {
    let side = pieces.first().map(|piece| public.counter(*piece).side());
    let reaches = |from: Hex| {
        targets.iter().all(|target| {
            from.side_towards(*target).is_some()
                && rulebook.board.touches_over_land(from, *target)
                && side.is_some_and(|side| public.holds(side.enemy(), *target))
        })
    };
    pieces.iter().any(|piece| public.counter(*piece).is_combat_unit())
        && pieces
            .iter()
            .map(|piece| public.counter(*piece))
            .all(|counter| Some(counter.side()) == side && counter.hex().is_some_and(reaches))
}

pub(super) fn answer(seen: &Seen<Guderian>, asked: &Odds, json: bool) -> Result<Answer, Failure> {
    let (public, rulebook) = (&seen.position.public, &seen.rulebook);
    let pieces = find_all(public, &asked.attackers)?;
    let mut targets = asked.target.clone();
    targets.sort_unstable();
    targets.dedup();
    let judged = legal::may_order(public).and_then(|()| {
        if asked.overrun {
            let target = targets.first().copied().ok_or(Why::NoTarget);
            target.and_then(|target| overrun::may_overrun(rulebook, public, &pieces, target)).map(|_| ())
        } else {
            combat::may_attack(rulebook, public, &pieces, &targets)
        }
    });
    let one_target = !asked.overrun || targets.len() == 1;
    let stands = one_target && could_attack(rulebook, public, &pieces, &targets);
    let preview = stands.then(|| promise(rulebook, public, &pieces, &targets, asked.overrun));
    let (allowed, refusal) = verdict(&judged);
    if json {
        return Ok(Answer::Json(serde_json::json!({
            "attackers": ids(public, &pieces), "targets": targets, "overrun": asked.overrun,
            "allowed": allowed, "refusal": refusal, "preview": preview,
        })));
    }
    match (preview, refusal) {
        (None, Some(refusal)) => Err(Failure(refusal.to_string())),
        (None, None) => Err(Failure("an overrun has one target".to_owned())),
        (Some(preview), refusal) => {
            let not_now = refusal.map(|refusal| format!("not allowed now: {refusal}"));
            Ok(Answer::Lines(not_now.into_iter().chain(lines(&preview)).collect()))
        }
    }
}

fn lines(preview: &Preview) -> Vec<String> {
    let mut lines = vec![
        format!("attack   {}", story::attack_in_parts(&preview.attack)),
        format!("defence  {}", story::defence_in_parts(&preview.defence)),
    ];
    if !preview.certain {
        let ((least, most), (low, high)) = (preview.attack_range, preview.defence_range);
        lines.push(format!("with untried units: attack {least} to {most}, defence {low} to {high}"));
    }
    let percent = |chance: &f64| 100.0 * chance;
    let columns = preview.columns.iter();
    lines.extend(columns.map(|(odds, chance)| format!("odds {odds:5} {:3.0}%", percent(chance))));
    let results = preview.results.iter();
    lines.extend(results.map(|(result, chance)| format!("{result:7} {:3.0}%", percent(chance))));
    lines
}
