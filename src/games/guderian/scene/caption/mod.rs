//! The caption for viewers: turn and phase, the current action, and for a battle the odds, the die and the deciding
//! cell of the table. It is made of public state.

mod fight;
mod force;

use crate::{
    engine::{charts::Odds, counters::UnitId, orders::standing_words, wording::capital, wording::points},
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
        words::story,
    },
    scene::{
        LogLine,
        caption::{Battle, Caption, Cell, Throw},
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
        phase: phase_title(public.phase).to_owned(),
        sentence,
        battle,
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
}

fn cell(result: CombatResult) -> Cell {
    Cell { word: result.to_string(), shade: result.into() }
}

fn phase_title(phase: Phase) -> &'static str {
    match phase {
        Phase::Bidding => "Bids for the German side",
        Phase::SovietSetUp => "Soviet set-up",
        Phase::FirstInterdiction => "Air interdiction",
        Phase::SovietMovement => "Soviet movement phase",
        Phase::SovietCombat => "Soviet combat phase",
        Phase::SovietRecovery => "Soviet recovery phase",
        Phase::SovietInterdiction => "Soviet interdiction phase",
        Phase::GermanMovement => "German movement phase",
        Phase::GermanCombat => "German combat phase",
        Phase::GermanMechanized => "German mechanized phase",
        Phase::GermanRecovery => "German recovery phase",
        Phase::AirInterdiction => "Air interdiction phase",
        Phase::Over => "The game is over",
    }
}

/// The text about a phase until its first action.
fn about(phase: Phase) -> &'static str {
    match phase {
        Phase::Bidding => "The higher bidder plays the Germans",
        Phase::SovietSetUp => "The armies behind the Dvina and Dnieper set up",
        Phase::FirstInterdiction => "Aircraft interdict roads and railways before the first Soviet move",
        Phase::SovietMovement => "Supply is judged, reinforcements enter, divisions march",
        Phase::SovietCombat => "Soviet divisions may attack adjacent units",
        Phase::SovietRecovery => "Disrupted Soviet units recover",
        Phase::SovietInterdiction => "A Soviet marker slows German movement in a hex",
        Phase::GermanMovement => "Supply is judged, reinforcements enter, divisions march and overrun",
        Phase::GermanCombat => "German units may attack adjacent units",
        Phase::GermanMechanized => "Panzers, motorized units and cavalry move again",
        Phase::GermanRecovery => "Disrupted German units recover",
        Phase::AirInterdiction => "Aircraft interdict roads and railways for the coming Soviet turn",
        Phase::Over => "",
    }
}

struct Teller<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
    last: Option<&'a LogLine>,
}

impl Teller<'_> {
    fn turn(&self) -> String {
        match self.public.turn {
            turn if turn < self.rulebook.scenario.first_turn => "Before the first turn".to_owned(),
            turn => format!("Turn {turn}   ·   {} 1941", self.rulebook.date(turn)),
        }
    }

    fn sentence(&self) -> String {
        let public = self.public;
        if let Some(outcome) = &public.outcome {
            return format!("{} with {}", outcome.level, points(outcome.points));
        }
        if let Some(decision) = &public.owed {
            return story::owed(decision);
        }
        self.last.map_or_else(|| about(public.phase).to_owned(), LogLine::with_reason)
    }

    fn force(&self, units: &[UnitId]) -> Option<Force> {
        force(self.rulebook, self.public, units)
    }

    /// "18th Panzer Division attacks two rifle divisions".
    fn attacks(&self, attackers: &[UnitId], defenders: &[UnitId], verb: [&str; 2]) -> String {
        let who = self.force(attackers);
        let many = who.as_ref().is_some_and(|force| force.many);
        let who = who.map_or_else(|| "The attackers".to_owned(), |force| capital(&force.words));
        let whom = self.force(defenders).map_or_else(|| "an empty hex".to_owned(), |force| force.words);
        format!("{who} {} {whom}", verb[usize::from(many)])
    }

    /// A battle that a die has decided.
    fn fought(&self, fight: &Fight, clock: Option<f32>) -> (String, Battle) {
        let rolled = &fight.rolled;
        let (attackers, defenders) = (attackers(&rolled.attack), defenders(&rolled.defence));
        let verb = if rolled.attack.overrun { ["overruns", "overrun"] } else { ["attacks", "attack"] };
        let throw = Throw { die: rolled.die, second: None, clock };
        let battle = Battle {
            came: None,
            heading: if rolled.attack.overrun { "Overrun" } else { "Odds" },
            odds: self.column_name(rolled.column),
            strengths: format!("{} against {}", rolled.attack.total, rolled.defence.total),
            column: self.column(rolled.column),
            throw: Some(throw),
            meaning: throw.is_decided().then(|| {
                let [first, second] = meaning(rolled.result);
                [first.to_owned(), second.to_owned(), self.what_comes(fight)]
            }),
        };
        (self.attacks(&attackers, &defenders, verb), battle)
    }

    /// The player who must act and the action, or the outcome of the battle.
    fn what_comes(&self, fight: &Fight) -> String {
        let in_battle = |side: Side| match &self.public.battle {
            Some(battle) if battle.attacker == side => "Attacker",
            Some(_) => "Defender",
            None => {
                if side == Side::Soviet {
                    "The Soviet player"
                } else {
                    "The German player"
                }
            }
        };
        match &self.public.owed {
            Some(Decision::LoseOrRetreat { side, .. }) => format!("{} chooses", in_battle(*side)),
            Some(Decision::LoseStep { side, .. }) => format!("{} takes losses", in_battle(*side)),
            Some(Decision::Route { side, .. }) => format!("{} chooses the retreat", in_battle(*side)),
            Some(Decision::Excess { side, .. }) => format!("{} eliminates a unit", in_battle(*side)),
            Some(Decision::Advance { side, .. }) => format!("{} may advance", in_battle(*side)),
            Some(Decision::Bid { .. }) => String::new(),
            None => self.what_came(fight),
        }
    }

    /// The outcome of a battle that is over.
    fn what_came(&self, fight: &Fight) -> String {
        let decided = &fight.decided;
        let mut said = Vec::new();
        match decided.losses {
            0 => {}
            1 => said.push("1 step or unit lost".to_owned()),
            losses => said.push(format!("{losses} steps or units lost")),
        }
        if decided.retreats > 0 {
            said.push("the losers retreat".to_owned());
        }
        if decided.advanced {
            said.push("the winners advance".to_owned());
        }
        capital(&said.join(", "))
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
                (true, _) => "Overrun",
                (false, true) => "Odds",
                (false, false) => "Likely odds",
            },
            odds: self.column_name(planned.column),
            strengths: format!("{} against {}", span(&planned.strength), span(&planned.against)),
            column: self.column(planned.column),
            throw: None,
            meaning: None,
        };
        (self.attacks(&planned.attackers, &planned.defenders, ["plans to attack", "plan to attack"]), battle)
    }

    fn column_name(&self, column: usize) -> String {
        self.rulebook.charts.odds.get(column).map(Odds::to_string).unwrap_or_default()
    }

    fn column(&self, column: usize) -> Vec<Cell> {
        let table = self.rulebook.combat_results();
        (0..table.rows()).map(|row| cell(table.at(row, column))).collect()
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
fn meaning(result: CombatResult) -> [&'static str; 2] {
    match result {
        CombatResult::AttackerEliminated => ["Attackers eliminated", ""],
        CombatResult::DefenderEliminated { attacker: 0 } => ["Defenders eliminated", ""],
        CombatResult::DefenderEliminated { .. } => ["Defenders eliminated", "attacker: 1 hex or 1 step"],
        CombatResult::Engaged => ["Each side", "loses 1 step"],
        CombatResult::Losses { defender: 0, attacker: 1 } => ["Attacker: retreat 1 hex", "or lose 1 step"],
        CombatResult::Losses { defender: 0, .. } => ["Attacker: retreat 2 hexes", "or lose 2 steps"],
        CombatResult::Losses { defender: 1, attacker: 0 } => ["Retreat 1 hex", "or lose 1 step"],
        CombatResult::Losses { attacker: 0, .. } => ["Retreat 2 hexes", "or lose 2 steps"],
        CombatResult::Losses { defender: 1, .. } => ["Both: retreat 1 hex", "or lose 1 step"],
        CombatResult::Losses { .. } => ["2 hexes or 2 steps", "attacker: 1 hex or 1 step"],
    }
}
