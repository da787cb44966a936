//! The sequence of play of a game: what opens each phase, which orders it takes, what closes it and which phase
//! follows.
//!
//! A game states it once, on the page `rules/sequence.rs`, in the terms of its rulebook. It is the source of Bevy's
//! states with their systems, the side of a phase, the refusal of an order in the wrong phase, and the pages in
//! `docs/sequence.md`.

pub(super) mod names;
pub(super) mod order_field;
pub(super) mod order_rule;
pub(super) mod phase_owner;
pub(super) mod phases;
pub(super) mod systems;

use super::{Game, OrderRule, PhaseOwner, PositionData, Referee, Refusal};
use std::{any::type_name, fmt, sync::Arc};

/// A game with a stated sequence of play: all that [`register`](super::register) needs to make the door for it.
pub trait Sequenced: Game {
    fn sequence() -> &'static Sequence<Self>;

    /// The phase that follows the present one.
    fn after(rulebook: &Self::Rulebook, public: &Self::Public) -> Self::Phase {
        Self::sequence().after(rulebook, public)
    }
}

/// A step that opens or closes a phase, and states its events.
pub type Step<G> = dyn Fn(&mut Referee<'_, G>) + Send + Sync;
/// A step that announces that a phase opens, or that it is closed.
type Announcement<G> = dyn Fn(&mut Referee<'_, G>, <G as PositionData>::Phase) + Send + Sync;
/// Returns whether the active side has nothing to decide.
type Idle<G> = dyn Fn(&Referee<'_, G>) -> bool + Send + Sync;
/// Returns whether a condition is met in a position.
type Condition<G> =
    dyn Fn(&<G as PositionData>::Rulebook, &<G as PositionData>::Public) -> bool + Send + Sync;
/// Refuses an order before the rule for its kind judges it.
pub type Guard<G> = dyn Fn(&mut Referee<'_, G>, &<G as Game>::Order) -> Option<Refusal> + Send + Sync;
/// Brings an order into the form that the rules know.
pub type Preparation<G> = dyn Fn(&<G as PositionData>::Public, &mut <G as Game>::Order) + Send + Sync;

/// A function of the rules with its name, for the page.
pub struct Named<F: ?Sized> {
    name: &'static str,
    pub run: Arc<F>,
}

impl<F: ?Sized> Clone for Named<F> {
    fn clone(&self) -> Self {
        Self { name: self.name, run: Arc::clone(&self.run) }
    }
}

impl<F: ?Sized> fmt::Display for Named<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Returns the name of a function, from its type, which is unique.
fn name_of<T>(_function: &T) -> &'static str {
    let path = type_name::<T>();
    path.rsplit("::").next().unwrap_or(path)
}

/// The successor of a phase.
enum Follows<G: Game> {
    Phase(G::Phase),
    PhaseIf(Named<Condition<G>>, G::Phase),
    /// The phase that the scenario names.
    OfScenario(Named<dyn Fn(&G::Rulebook) -> G::Phase + Send + Sync>),
}

impl<G: Game> Follows<G> {
    fn phase(&self, rulebook: &G::Rulebook, public: &G::Public) -> Option<G::Phase> {
        match self {
            Self::Phase(phase) => Some(*phase),
            Self::PhaseIf(condition, phase) => (condition.run)(rulebook, public).then_some(*phase),
            Self::OfScenario(phase) => Some((phase.run)(rulebook)),
        }
    }
}

impl<G: Game> fmt::Display for Follows<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Phase(phase) => write!(f, "{phase:?}"),
            Self::PhaseIf(condition, phase) => write!(f, "{phase:?} if {condition}"),
            Self::OfScenario(phase) => write!(f, "{phase}"),
        }
    }
}

/// The rules of one phase.
pub struct PhaseRules<G: Game> {
    pub phase: G::Phase,
    case: &'static str,
    owner: PhaseOwner,
    when: Option<&'static str>,
    pub opens: Vec<Named<Step<G>>>,
    passes: Option<Named<Idle<G>>>,
    pub guard: Option<Named<Guard<G>>>,
    pub takes: Vec<OrderRule<G>>,
    pub closes: Vec<Named<Step<G>>>,
    follows: Vec<Follows<G>>,
    plays_on: bool,
}

/// Begins the rules of a phase.
pub fn phase<G: Game>(phase: G::Phase) -> PhaseRules<G> {
    PhaseRules {
        phase,
        case: "",
        owner: PhaseOwner::Both,
        when: None,
        opens: Vec::new(),
        passes: None,
        guard: None,
        takes: Vec::new(),
        closes: Vec::new(),
        follows: Vec::new(),
        plays_on: false,
    }
}

impl<G: Game> PhaseRules<G> {
    /// Sets the case of the rules that describes the phase.
    #[must_use]
    pub fn case(mut self, case: &'static str) -> Self {
        self.case = case;
        self
    }

    /// Sets the player or players of the phase.
    #[must_use]
    pub fn of(mut self, owner: PhaseOwner) -> Self {
        self.owner = owner;
        self
    }

    /// Adds a step that opens the phase, after those added before.
    #[must_use]
    pub fn opens(mut self, step: impl Fn(&mut Referee<'_, G>) + Send + Sync + 'static) -> Self {
        self.opens.push(Named { name: name_of(&step), run: Arc::new(step) });
        self
    }

    /// Sets the condition under which the phase is over as soon as it has opened, because neither player has anything
    /// to decide in it.
    #[must_use]
    pub fn passes_if(mut self, condition: impl Fn(&Referee<'_, G>) -> bool + Send + Sync + 'static) -> Self {
        self.passes = Some(Named { name: name_of(&condition), run: Arc::new(condition) });
        self
    }

    /// Sets a guard that may refuse an order in this phase before the rule for its kind judges it.
    #[must_use]
    pub fn refuses(
        mut self,
        guard: impl Fn(&mut Referee<'_, G>, &G::Order) -> Option<Refusal> + Send + Sync + 'static,
    ) -> Self {
        self.guard = Some(Named { name: name_of(&guard), run: Arc::new(guard) });
        self
    }

    /// Adds kinds of orders that the phase takes.
    #[must_use]
    pub fn takes(mut self, kinds: impl IntoIterator<Item = OrderRule<G>>) -> Self {
        self.takes.extend(kinds);
        self
    }

    /// Adds a step that closes the phase, after those added before.
    #[must_use]
    pub fn closes(mut self, step: impl Fn(&mut Referee<'_, G>) + Send + Sync + 'static) -> Self {
        self.closes.push(Named { name: name_of(&step), run: Arc::new(step) });
        self
    }

    /// Sets the phase that follows under a condition; the first condition that is met counts.
    #[must_use]
    pub fn then_if(
        mut self,
        condition: impl Fn(&G::Rulebook, &G::Public) -> bool + Send + Sync + 'static,
        phase: G::Phase,
    ) -> Self {
        let condition = Named::<Condition<G>> { name: name_of(&condition), run: Arc::new(condition) };
        self.follows.push(Follows::PhaseIf(condition, phase));
        self
    }

    /// Sets the phase that follows.
    #[must_use]
    pub fn then(mut self, phase: G::Phase) -> Self {
        self.follows.push(Follows::Phase(phase));
        self
    }

    /// Sets the phase that follows, as the scenario names it.
    #[must_use]
    pub fn then_by(mut self, phase: impl Fn(&G::Rulebook) -> G::Phase + Send + Sync + 'static) -> Self {
        self.follows.push(Follows::OfScenario(Named { name: name_of(&phase), run: Arc::new(phase) }));
        self
    }

    /// Whether the phase is over as soon as it has opened.
    pub fn passes(&self, referee: &Referee<'_, G>) -> bool {
        self.passes.as_ref().is_some_and(|condition| (condition.run)(referee))
    }

    /// Marks the phase as one that is played to its end even if the game is decided, such as a set-up.
    #[must_use]
    pub fn plays_on(mut self) -> Self {
        self.plays_on = true;
        self
    }
}

/// The sequence of play of a game.
pub struct Sequence<G: Game> {
    announces: Named<Announcement<G>>,
    signs_off: Option<Named<Announcement<G>>>,
    decided: Option<Named<Condition<G>>>,
    pub prepares: Option<Named<Preparation<G>>>,
    pub guards: Vec<Named<Guard<G>>>,
    pub always: Vec<OrderRule<G>>,
    phases: Vec<PhaseRules<G>>,
}

impl<G: Game> Sequence<G> {
    /// Makes a sequence without phases; `announces` announces each phase as it opens, before any other event in it.
    pub fn new(announces: impl Fn(&mut Referee<'_, G>, G::Phase) + Send + Sync + 'static) -> Self {
        Self {
            announces: Named { name: name_of(&announces), run: Arc::new(announces) },
            signs_off: None,
            decided: None,
            prepares: None,
            guards: Vec::new(),
            always: Vec::new(),
            phases: Vec::new(),
        }
    }

    /// Sets the event that ends each phase, after all its closing steps.
    #[must_use]
    pub fn signs_off(mut self, step: impl Fn(&mut Referee<'_, G>, G::Phase) + Send + Sync + 'static) -> Self {
        self.signs_off = Some(Named { name: name_of(&step), run: Arc::new(step) });
        self
    }

    /// Sets the condition under which the game is decided in the middle of a turn: the phases that follow are skipped,
    /// up to the last.
    #[must_use]
    pub fn is_decided(
        mut self,
        condition: impl Fn(&G::Rulebook, &G::Public) -> bool + Send + Sync + 'static,
    ) -> Self {
        self.decided = Some(Named { name: name_of(&condition), run: Arc::new(condition) });
        self
    }

    /// Sets a function that brings an order into the form that the rules know.
    #[must_use]
    pub fn prepares(
        mut self,
        preparation: impl Fn(&G::Public, &mut G::Order) + Send + Sync + 'static,
    ) -> Self {
        self.prepares = Some(Named { name: name_of(&preparation), run: Arc::new(preparation) });
        self
    }

    /// Adds a guard that may refuse an order in any phase before the rule for its kind judges it, after those added
    /// before.
    #[must_use]
    pub fn refuses(
        mut self,
        guard: impl Fn(&mut Referee<'_, G>, &G::Order) -> Option<Refusal> + Send + Sync + 'static,
    ) -> Self {
        self.guards.push(Named { name: name_of(&guard), run: Arc::new(guard) });
        self
    }

    /// Adds kinds of orders that every phase takes, such as answers to a question.
    #[must_use]
    pub fn takes(mut self, kinds: impl IntoIterator<Item = OrderRule<G>>) -> Self {
        self.always.extend(kinds);
        self
    }

    /// Adds the next phase of the sequence.
    #[must_use]
    pub fn phase(mut self, rules: PhaseRules<G>) -> Self {
        self.phases.push(rules);
        self
    }

    /// The rules of the phases, in their order.
    pub fn phases(&self) -> &[PhaseRules<G>] {
        &self.phases
    }

    /// The rules of a phase; none for one in which nothing opens, closes or is ordered.
    pub fn of(&self, phase: G::Phase) -> Option<&PhaseRules<G>> {
        self.phases.iter().find(|rules| rules.phase == phase)
    }

    /// The rules for all kinds of orders that are taken in any phase, each once.
    pub fn rules(&self) -> Vec<OrderRule<G>> {
        let mut rules: Vec<OrderRule<G>> = Vec::new();
        for rule in self.always.iter().chain(self.phases.iter().flat_map(|phase| &phase.takes)) {
            if rules.iter().all(|known| known.kind != rule.kind) {
                rules.push(*rule);
            }
        }
        rules
    }

    /// The phases in which orders of this kind are taken; every phase where it is taken always.
    pub fn phases_that_take(&self, kind: &str) -> impl Iterator<Item = G::Phase> {
        let always = self.always.iter().any(|rule| rule.kind == kind);
        let takes = move |rules: &&PhaseRules<G>| always || rules.takes.iter().any(|rule| rule.kind == kind);
        self.phases.iter().filter(takes).map(|rules| rules.phase)
    }

    /// Whether a phase takes orders of all these kinds: then the lists of legal orders hold them.
    pub fn takes_all(&self, phase: G::Phase, kinds: &[OrderRule<G>]) -> bool {
        let of_phase = self.of(phase).map(|rules| rules.takes.as_slice()).unwrap_or_default();
        let taken = |kind: &str| self.always.iter().chain(of_phase).any(|rule| rule.kind == kind);
        kinds.iter().all(|rule| taken(rule.kind))
    }

    /// Returns the phase that follows the present one.
    pub fn after(&self, rulebook: &G::Rulebook, public: &G::Public) -> G::Phase {
        let now = G::phase(public);
        let last = G::PHASES.last().copied().unwrap_or(now);
        let Some(rules) = self.of(now) else { return last };
        if !rules.plays_on && self.decided.as_ref().is_some_and(|decided| (decided.run)(rulebook, public)) {
            return last;
        }
        rules.follows.iter().find_map(|follows| follows.phase(rulebook, public)).unwrap_or(last)
    }

    /// Announces that a phase opens. Returns whether nothing more happens in it, because the game is decided.
    pub fn announce(&self, referee: &mut Referee<'_, G>, phase: G::Phase) -> bool {
        (self.announces.run)(referee, phase);
        let goes_on = self.of(phase).is_none_or(|rules| rules.plays_on);
        let decided = |decided: &Named<Condition<G>>| (decided.run)(referee.rulebook, referee.public());
        !goes_on && self.decided.as_ref().is_some_and(decided)
    }

    /// Announces that a phase is closed.
    pub fn sign_off(&self, referee: &mut Referee<'_, G>, phase: G::Phase) {
        if let Some(step) = &self.signs_off {
            (step.run)(referee, phase);
        }
    }

    /// Opens a phase. Returns whether it is over at once.
    pub fn open(&self, referee: &mut Referee<'_, G>, phase: G::Phase) -> bool {
        if self.announce(referee, phase) {
            return true;
        }
        let Some(rules) = self.of(phase) else { return false };
        for step in &rules.opens {
            (step.run)(referee);
        }
        rules.passes(referee)
    }

    /// Closes a phase.
    pub fn close(&self, referee: &mut Referee<'_, G>, phase: G::Phase) {
        if let Some(rules) = self.of(phase) {
            for step in &rules.closes {
                (step.run)(referee);
            }
        }
        self.sign_off(referee, phase);
    }
}

/// The page that a reader compares with the rules.
impl<G: Game> fmt::Display for Sequence<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| phase | case | whose | opens with | takes | closes with | then |")?;
        writeln!(f, "| --- | --- | --- | --- | --- | --- | --- |")?;
        for rules in &self.phases {
            writeln!(f, "{rules}")?;
        }
        let always = listed(self.always.iter().map(|rule| rule.kind));
        writeln!(f, "\nTaken in every phase: {always}.")?;
        if let Some(decided) = &self.decided {
            writeln!(f, "\nThe game ends at once when `{decided}`, except in the phases marked †.")?;
        }
        Ok(())
    }
}

impl<G: Game> fmt::Display for PhaseRules<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { phase, case, owner, passes, .. } = self;
        let whose = owner.words::<G>();
        let mark = if self.plays_on { " †" } else { "" };
        let mut opens: Vec<String> = self.opens.iter().map(ToString::to_string).collect();
        opens.extend(passes.iter().map(|condition| format!("passes if {condition}")));
        let guard = self.guard.iter().map(|guard| format!("unless {guard}"));
        let takes = self.takes.iter().map(|rule| rule.kind.to_owned()).chain(guard);
        let closes = self.closes.iter().map(ToString::to_string);
        let then = self.follows.iter().map(ToString::to_string);
        let [opens, takes, closes, then] = [listed(opens), listed(takes), listed(closes), listed(then)];
        write!(f, "| {phase:?}{mark} | {case} | {whose} | {opens} | {takes} | {closes} | {then} |")
    }
}

fn listed<S: AsRef<str>>(parts: impl IntoIterator<Item = S>) -> String {
    let parts: Vec<S> = parts.into_iter().collect();
    if parts.is_empty() {
        "–".to_owned()
    } else {
        parts.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", ")
    }
}
