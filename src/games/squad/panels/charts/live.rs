//! The highlighted cells for the planned attack.

use crate::games::squad::{
    panels::context::PanelContext,
    planning::{PlanAttack, plan_answers, plan_best, plan_options},
    rules::{
        fire::{
            anti_tank,
            armour::Armour,
            modifier::{Modifiers, Reason, sum},
        },
        kinds::Letter,
        sight::Met,
    },
};

/// The highlighted cells.
#[derive(Clone, Debug, Default)]
pub(super) struct Live {
    /// The row of the fire table.
    pub row: Option<usize>,
    pub modifiers: Modifiers,
    /// The highest roll that hits.
    pub hits: Option<i8>,
    /// The letter of the weapon, with the letters of the armour that it may hit.
    pub kill: Option<(Letter, Vec<Letter>)>,
    /// The odds column of an assault.
    pub odds: Option<usize>,
}

impl Live {
    /// Finds the cells for the planned or pending attack, by the option of the amber button.
    pub fn of(panel: &PanelContext) -> Self {
        let (rulebook, public) = panel.game();
        let pointing = panel.state.own.pointing;
        let answers = || plan_answers(rulebook, public, (pointing, &panel.state.own.instructions));
        let plan = pointing.plan.clone().or_else(|| answers().into_iter().next());
        let Some(plan) = plan.filter(|_| panel.is_asked()) else { return Self::default() };
        let options = plan_options(rulebook, public, &plan);
        let best = plan_best(rulebook, public, &options, (plan.target, pointing.chosen));
        let made = best.and_then(|at| options.get(at)?.made.as_ref().ok());
        let made = made.or_else(|| options.iter().find_map(|option| option.made.as_ref().ok()));
        match made.map(|made| &made.attack) {
            Some(PlanAttack::Fire(attack) | PlanAttack::Overrun(attack)) => {
                Self { row: Some(attack.row), modifiers: attack.modifiers.clone(), ..Self::default() }
            }
            Some(PlanAttack::AntiTank(attack)) => Self::at_tank(panel, attack),
            Some(PlanAttack::Assault(assault)) => Self {
                odds: Some(assault.column),
                modifiers: assault.on_dice.iter().chain(&assault.on_number).copied().collect(),
                ..Self::default()
            },
            Some(PlanAttack::Sniper(_)) | None => Self::default(),
        }
    }

    fn at_tank(panel: &PanelContext, attack: &anti_tank::Attack) -> Self {
        let (rulebook, public) = panel.game();
        let armour = public.find(attack.target).and_then(|target| rulebook.kind(target).afv());
        let letters = attack.armour.zip(armour).map(|(Armour { met, .. }, afv)| {
            let (front, rear) = afv.armour;
            match met {
                Met::Front => vec![front],
                Met::Rear => vec![rear],
                Met::Between => vec![front, rear],
            }
        });
        Self {
            hits: Some(attack.number),
            modifiers: attack.modifiers.clone(),
            kill: letters.map(|letters| (attack.letter, letters)),
            ..Self::default()
        }
    }

    /// Whether there is a modifier for this reason.
    pub fn adds(&self, reason: Reason) -> bool {
        self.modifiers.iter().any(|(other, _)| *other == reason)
    }

    /// The sum of the modifiers.
    pub fn added(&self) -> i8 {
        sum(&self.modifiers)
    }
}
