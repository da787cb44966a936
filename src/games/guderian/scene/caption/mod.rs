//! The caption for viewers: turn and phase, the current action, and for a battle the odds, the die and the deciding
//! cell of the table. It is made of public state.

mod fight;
mod force;
#[cfg(test)]
mod tests;

use crate::{
    engine::{
        charts::Odds,
        counters::UnitId,
        orders::standing_words,
        text::{Arg, id, say},
        wording::capital,
    },
    games::guderian::{
        rules::{
            Rulebook,
            combat::{
                battle::Decision,
                results::CombatResult,
                strength::{AttackStrength, DefenceStrength},
            },
            kinds::Side,
            phase::Phase,
            position::Public,
            turn::victory,
        },
        scene::rolled::Rolled,
        words::story,
    },
    scene::{
        LogLine,
        caption::{
            Battle, Caption, Cell, Chance, Throw,
            plain::{self, Aim, Harm},
        },
    },
};
pub use fight::{Decided, Fight, fight_of};
use force::{Force, force};
use std::ops::RangeInclusive;

/// The caption of a position: with the last or planned battle, with the last lines of the log, and with the clock of a
/// die that is being rolled.
pub fn caption(
    rulebook: &Rulebook,
    public: &Public,
    log: &[LogLine],
    fight: Option<&Fight>,
    planned: Option<&PlannedBattle>,
    throw: Option<f32>,
) -> Caption {
    let outcome = victory::outcome(rulebook, public);
    let last = log.last().filter(|line| !line.heading && line.turn == public.turn);
    let teller = Teller { rulebook, public, last };
    let battle = match (planned, fight) {
        (Some(planned), _) => Some(teller.planned(planned)),
        (None, Some(fight)) => Some(teller.fought(fight, throw)),
        (None, None) => None,
    };
    let plain = match &battle {
        Some((_, battle)) => teller.plain(battle, fight, planned),
        None => about(public.phase),
    };
    let (sentence, battle) = match battle {
        Some((sentence, battle)) => (sentence, Some(battle)),
        None => (teller.sentence(), None),
    };
    Caption {
        title: rulebook.scenario.title.clone(),
        points: outcome.points,
        level: standing_words::<crate::games::guderian::rules::Guderian>(rulebook, &outcome.into()),
        side: (public.phase != Phase::Over).then(|| public.phase.side().into()),
        turn: teller.turn(),
        phase: phase_title(public.phase),
        sentence,
        plain,
        battle,
        lesson: None,
    }
}

/// A battle before its die, with the facts that are known.
pub struct PlannedBattle {
    pub attackers: Vec<UnitId>,
    pub defenders: Vec<UnitId>,
    pub overrun: bool,
    /// Whether its column is known.
    pub certain: bool,
    /// The likeliest column, from 0.
    pub column: usize,
    /// The range of the attack strength and of the defence strength.
    pub strength: RangeInclusive<u16>,
    /// See `strength`.
    pub against: RangeInclusive<u16>,
    /// Each possible result with its weight, over all columns that are possible.
    pub results: Vec<(CombatResult, f32)>,
}

/// Returns the chances of results.
pub fn chances(results: impl IntoIterator<Item = (CombatResult, f32)>) -> Vec<Chance> {
    Chance::of(results.into_iter().map(|(result, weight)| (cell(result), f64::from(weight))))
}

/// The sides that lose steps, units or ground by a result (9.5, 9.6).
fn harm(result: CombatResult) -> Harm {
    match result {
        CombatResult::AttackerEliminated => Harm::Own,
        CombatResult::DefenderEliminated { attacker } => Harm::of(true, attacker > 0),
        CombatResult::Engaged => Harm::Both,
        CombatResult::Losses { defender, attacker } => Harm::of(defender > 0, attacker > 0),
    }
}

fn cell(result: CombatResult) -> Cell {
    Cell { word: result.to_string(), shade: result.into() }
}

fn phase_title(phase: Phase) -> String {
    match phase {
        Phase::Bidding => say!("guderian-scene-phase-bidding"),
        Phase::SovietSetUp => say!("guderian-scene-phase-soviet-set-up"),
        Phase::FirstInterdiction => say!("guderian-scene-phase-first-interdiction"),
        Phase::SovietMovement => say!("guderian-scene-phase-soviet-movement"),
        Phase::SovietCombat => say!("guderian-scene-phase-soviet-combat"),
        Phase::SovietRecovery => say!("guderian-scene-phase-soviet-recovery"),
        Phase::SovietInterdiction => say!("guderian-scene-phase-soviet-interdiction"),
        Phase::GermanMovement => say!("guderian-scene-phase-german-movement"),
        Phase::GermanCombat => say!("guderian-scene-phase-german-combat"),
        Phase::GermanMechanized => say!("guderian-scene-phase-german-mechanized"),
        Phase::GermanRecovery => say!("guderian-scene-phase-german-recovery"),
        Phase::AirInterdiction => say!("guderian-scene-phase-air-interdiction"),
        Phase::Over => say!("guderian-scene-phase-over"),
    }
}

/// The text about a phase until its first action.
fn about(phase: Phase) -> String {
    match phase {
        Phase::Bidding => say!("guderian-scene-phase-bidding.about"),
        Phase::SovietSetUp => say!("guderian-scene-phase-soviet-set-up.about"),
        Phase::FirstInterdiction => say!("guderian-scene-phase-first-interdiction.about"),
        Phase::SovietMovement => say!("guderian-scene-phase-soviet-movement.about"),
        Phase::SovietCombat => say!("guderian-scene-phase-soviet-combat.about"),
        Phase::SovietRecovery => say!("guderian-scene-phase-soviet-recovery.about"),
        Phase::SovietInterdiction => say!("guderian-scene-phase-soviet-interdiction.about"),
        Phase::GermanMovement => say!("guderian-scene-phase-german-movement.about"),
        Phase::GermanCombat => say!("guderian-scene-phase-german-combat.about"),
        Phase::GermanMechanized => say!("guderian-scene-phase-german-mechanized.about"),
        Phase::GermanRecovery => say!("guderian-scene-phase-german-recovery.about"),
        Phase::AirInterdiction => say!("guderian-scene-phase-air-interdiction.about"),
        Phase::Over => String::new(),
    }
}

/// The deed of attackers.
#[derive(Clone, Copy)]
enum Attacking {
    Plans,
    Attacks,
    Overruns,
}

struct Teller<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
    last: Option<&'a LogLine>,
}

impl Teller<'_> {
    fn turn(&self) -> String {
        match self.public.turn {
            turn if turn < self.rulebook.scenario.first_turn => say!("guderian-scene-before-first-turn"),
            turn => say!("guderian-scene-turn", turn = turn, date = self.rulebook.date(turn)),
        }
    }

    fn sentence(&self) -> String {
        let public = self.public;
        if let Some(outcome) = &public.outcome {
            return say!("guderian-scene-outcome", level = outcome.level.as_str(), points = outcome.points);
        }
        if let Some(decision) = &public.owed {
            return story::owed(decision).plain();
        }
        self.last.map_or_else(|| about(public.phase), LogLine::with_reason)
    }

    fn force(&self, units: &[UnitId]) -> Option<Force> {
        force(self.rulebook, self.public, units)
    }

    /// "18th Panzer Division attacks two untried rifle divisions".
    fn attacks(&self, attackers: &[UnitId], defenders: &[UnitId], deed: Attacking) -> String {
        let who = self.force(attackers);
        let many = if who.as_ref().is_none_or(|force| force.many) { "yes" } else { "no" };
        let who = who.map_or_else(|| say!("guderian-scene-attackers"), |force| force.words);
        let whom = self.force(defenders);
        let whom = whom.map_or_else(|| say!("guderian-scene-empty-hex"), |force| force.words);
        capital(&match deed {
            Attacking::Plans => say!("guderian-scene-plans", attackers = who, many = many, defenders = whom),
            Attacking::Attacks => {
                say!("guderian-scene-attacks", attackers = who, many = many, defenders = whom)
            }
            Attacking::Overruns => {
                say!("guderian-scene-overruns", attackers = who, many = many, defenders = whom)
            }
        })
    }

    /// A battle that a die has decided.
    fn fought(&self, fight: &Fight, clock: Option<f32>) -> (String, Battle) {
        let rolled = &fight.rolled;
        let (attackers, mut defenders) = (attackers(&rolled.attack), defenders(&rolled.defence));
        // Units without strength are eliminated before the die, and were attacked too.
        let by = attackers.first().and_then(|unit| self.side_of(*unit));
        defenders.extend(rolled.gone.iter().copied().filter(|unit| self.side_of(*unit) != by));
        let deed = if rolled.attack.overrun { Attacking::Overruns } else { Attacking::Attacks };
        let heading =
            if rolled.attack.overrun { say!("guderian-scene-overrun") } else { say!("guderian-scene-odds") };
        let (attack, defence) = (rolled.attack.total, rolled.defence.total);
        let throw = Throw { die: rolled.die, second: None, clock };
        let battle = Battle {
            came: None,
            heading,
            odds: self.column_name(rolled.column),
            strengths: say!("guderian-scene-strengths", attack = attack, defence = defence),
            column: self.column(rolled.column),
            chances: chances(self.results(rolled.column)),
            throw: Some(throw),
            meaning: throw.is_decided().then(|| {
                let [first, second] = meaning(rolled.result);
                [first, second, self.what_comes(fight)]
            }),
        };
        (self.attacks(&attackers, &defenders, deed), battle)
    }

    /// The player who must act and the action, or the outcome of the battle.
    fn what_comes(&self, fight: &Fight) -> String {
        let who = |side: &Side| {
            Arg::Name(match (&self.public.battle, side) {
                (Some(battle), side) if battle.attacker == *side => id!("guderian-scene-attacker"),
                (Some(_), _) => id!("guderian-scene-defender"),
                (None, Side::Soviet) => id!("guderian-scene-soviet-player"),
                (None, Side::German) => id!("guderian-scene-german-player"),
            })
        };
        match &self.public.owed {
            Some(Decision::LoseOrRetreat { side, .. }) => say!("guderian-scene-chooses", who = who(side)),
            Some(Decision::LoseStep { side, .. }) => say!("guderian-scene-takes-losses", who = who(side)),
            Some(Decision::Route { side, .. }) => say!("guderian-scene-chooses-retreat", who = who(side)),
            Some(Decision::Excess { side, .. }) => say!("guderian-scene-eliminates", who = who(side)),
            Some(Decision::Advance { side, .. }) => say!("guderian-scene-may-advance", who = who(side)),
            Some(Decision::Bid { .. }) => String::new(),
            None => self.what_came(fight),
        }
    }

    /// The outcome of a battle that is over.
    fn what_came(&self, fight: &Fight) -> String {
        let decided = &fight.decided;
        let mut said = Vec::new();
        if decided.losses > 0 {
            said.push(say!("guderian-scene-came-losses", n = decided.losses));
        }
        if decided.retreats > 0 {
            said.push(say!("guderian-scene-came-retreat"));
        }
        if decided.advanced {
            said.push(say!("guderian-scene-came-advance"));
        }
        capital(&say!("guderian-scene-came", what = said))
    }

    /// A battle before the die.
    fn planned(&self, planned: &PlannedBattle) -> (String, Battle) {
        let span = |range: &RangeInclusive<u16>| match (*range.start(), *range.end()) {
            (low, high) if low == high => low.to_string(),
            (low, high) => format!("{low}–{high}"),
        };
        let battle = Battle {
            came: None,
            heading: match (planned.overrun, planned.certain) {
                (true, _) => say!("guderian-scene-overrun"),
                (false, true) => say!("guderian-scene-odds"),
                (false, false) => say!("guderian-scene-likely-odds"),
            },
            odds: self.column_name(planned.column),
            strengths: say!(
                "guderian-scene-strengths",
                attack = span(&planned.strength),
                defence = span(&planned.against)
            ),
            column: self.column(planned.column),
            chances: chances(planned.results.iter().copied()),
            throw: None,
            meaning: None,
        };
        (self.attacks(&planned.attackers, &planned.defenders, Attacking::Plans), battle)
    }

    /// The sentence about a battle for viewers who do not know the game.
    fn plain(&self, battle: &Battle, fight: Option<&Fight>, planned: Option<&PlannedBattle>) -> String {
        let results = match (planned, fight) {
            (Some(planned), _) => planned.results.clone(),
            (None, Some(fight)) => self.results(fight.rolled.column),
            (None, None) => Vec::new(),
        };
        let harms = |(it, weight): (CombatResult, f32)| (harm(it).is_to_enemy(), f64::from(weight));
        let chance = plain::percent_of(results.into_iter().map(harms));
        let harm = fight.map(|fight| self.harm(&fight.rolled)).unwrap_or_default();
        plain::about_attack(battle, (Aim::Enemy, chance), harm)
    }

    /// The sides that suffer by a battle. Defenders without strength are eliminated before the die (12.3).
    fn harm(&self, rolled: &Rolled) -> Harm {
        let by = attackers(&rolled.attack).first().and_then(|unit| self.side_of(*unit));
        let has_gone = rolled.gone.iter().any(|unit| self.side_of(*unit) != by);
        let by_die = harm(rolled.result);
        Harm::of(by_die.is_to_enemy() || has_gone, matches!(by_die, Harm::Own | Harm::Both))
    }

    fn side_of(&self, unit: UnitId) -> Option<Side> {
        self.public.find(unit).map(|piece| self.public.counter(piece).side())
    }

    fn column_name(&self, column: usize) -> String {
        self.rulebook.charts.odds.get(column).map(Odds::to_string).unwrap_or_default()
    }

    fn column(&self, column: usize) -> Vec<Cell> {
        self.results(column).into_iter().map(|(result, _)| cell(result)).collect()
    }

    /// The results of a column, die 1 first, each with the weight of one face.
    fn results(&self, column: usize) -> Vec<(CombatResult, f32)> {
        let table = self.rulebook.combat_results();
        (0..table.rows()).map(|row| (table.at(row, column), 1.0)).collect()
    }
}

fn attackers(attack: &AttackStrength) -> Vec<UnitId> {
    let leaders = attack.bonuses.iter().flat_map(|bonus| &bonus.leaders);
    attack.parts.iter().map(|part| &part.unit).chain(leaders).copied().collect()
}

fn defenders(defence: &DefenceStrength) -> Vec<UnitId> {
    defence.hexes.iter().flat_map(|hex| &hex.parts).map(|part| part.unit).collect()
}

/// A result in two short lines: the strong one, and the other one.
fn meaning(result: CombatResult) -> [String; 2] {
    match result {
        CombatResult::AttackerEliminated => [say!("guderian-scene-result-attackers-gone"), String::new()],
        CombatResult::DefenderEliminated { attacker: 0 } => {
            [say!("guderian-scene-result-defenders-gone"), String::new()]
        }
        CombatResult::DefenderEliminated { .. } => {
            [say!("guderian-scene-result-defenders-gone"), say!("guderian-scene-result-attacker-too")]
        }
        CombatResult::Engaged => {
            [say!("guderian-scene-result-engaged"), say!("guderian-scene-result-engaged.more")]
        }
        CombatResult::Losses { defender: 0, attacker: 1 } => {
            [say!("guderian-scene-result-attacker", n = 1), say!("guderian-scene-result-steps", n = 1)]
        }
        CombatResult::Losses { defender: 0, .. } => {
            [say!("guderian-scene-result-attacker", n = 2), say!("guderian-scene-result-steps", n = 2)]
        }
        CombatResult::Losses { defender: 1, attacker: 0 } => {
            [say!("guderian-scene-result-defender", n = 1), say!("guderian-scene-result-steps", n = 1)]
        }
        CombatResult::Losses { attacker: 0, .. } => {
            [say!("guderian-scene-result-defender", n = 2), say!("guderian-scene-result-steps", n = 2)]
        }
        CombatResult::Losses { defender: 1, .. } => {
            [say!("guderian-scene-result-both"), say!("guderian-scene-result-steps", n = 1)]
        }
        CombatResult::Losses { .. } => {
            [say!("guderian-scene-result-two"), say!("guderian-scene-result-attacker-too")]
        }
    }
}
