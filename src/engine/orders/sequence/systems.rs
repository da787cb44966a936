//! The systems that every game has: they judge the pending order, and open and close phases.

use crate::engine::{
    orders::{
        Game, Guard, Named, PendingOrder, PlayOrder, Position, Referee, Refusal, Rules, Sequenced, Step,
        Viewer, add_phases, is_over, position::mirror, set_phase,
    },
    text::t,
};
use bevy::{
    ecs::schedule::{InternedScheduleLabel, ScheduleLabel, SingleThreadedExecutor},
    prelude::*,
};
use std::sync::Arc;

/// Runs `work` with a referee while all secrets are laid out, then hides again what a side hides from the other.
fn refereed<G: Game, T>(
    rulebook: &G::Rulebook,
    position: &mut Position<G>,
    events: &mut Vec<G::Event>,
    work: impl FnOnce(&mut Referee<'_, G>) -> T,
) -> T {
    G::look(position, Viewer::All);
    let before = events.len();
    let mut referee = Referee::new(rulebook, position, events);
    let outcome = work(&mut referee);
    if referee.events.len() > before {
        G::conceal(&mut referee);
    }
    G::look(position, Viewer::Both);
    outcome
}

/// The parameters of a system that judges an order.
type Table<'w, G> = (Res<'w, Rules<G>>, ResMut<'w, Position<G>>, ResMut<'w, PendingOrder<G>>);

/// Carries out a command of the table: it is refused, and nothing has changed, or events state what happened. If it
/// sets the clock or ends the game, no phase is opened or closed.
///
/// # Errors
/// The game is over, or the command is not possible now.
pub(crate) fn command<G: Game>(world: &mut World, command: &G::Command) -> Result<Vec<G::Event>, Refusal> {
    let rulebook = Arc::clone(&world.resource::<Rules<G>>().0);
    let mut position = world.resource_mut::<Position<G>>();
    if is_over::<G>(&position.public) {
        return Err(Refusal::of_table(t!("order-game-over")));
    }
    let mut events = Vec::new();
    let table = position.bypass_change_detection();
    refereed(&*rulebook, table, &mut events, |referee| G::command(referee, command))?;
    position.set_changed();
    let phase = G::phase(&position.public);
    if *world.resource::<State<G::Phase>>().get() != phase {
        set_phase(world, phase);
    }
    mirror::<G>(world);
    world.resource_mut::<PendingOrder<G>>().events.clear();
    Ok(events)
}

/// Lets a rule judge the pending order. If the rule returns none, the order stays pending for another system; otherwise
/// its events or its refusal are stored. The next phase is determined after the order has been carried out, since it
/// may have been the last one of a side.
fn judge<G: Sequenced>(
    (rules, mut position, mut desk): Table<'_, G>,
    mut next: ResMut<NextState<G::Phase>>,
    ruling: impl FnOnce(&mut Referee<'_, G>, &G::Order) -> Option<Result<bool, Refusal>>,
) {
    let Some(order) = desk.order.take() else { return };
    let mut events = std::mem::take(&mut desk.events);
    // A look at the order must not mark the position as changed.
    let table = position.bypass_change_detection();
    let verdict = refereed(&*rules.0, table, &mut events, |referee| ruling(referee, &order));
    if !events.is_empty() {
        position.set_changed();
    }
    desk.events = events;
    match verdict {
        None => desk.order = Some(order),
        Some(Ok(false)) => {}
        Some(Ok(true)) => next.set(G::after(&rules.0, &position.public)),
        Some(Err(refusal)) => desk.refusal = Some(refusal),
    }
}

/// Makes the door for a game, from its sequence of play. Its phases are states, each step that opens or closes a phase
/// is a system, and one system in the schedule [`PlayOrder`] judges each kind of order.
pub fn register<G: Sequenced>(app: &mut App) {
    add_phases(app, G::PHASES);
    app.init_resource::<PendingOrder<G>>().init_schedule(PlayOrder).edit_schedule(PlayOrder, |schedule| {
        schedule.set_executor(SingleThreadedExecutor::new());
    });
    add_order_systems::<G>(app);
    add_phase_systems::<G>(app);
}

/// Makes the door for a game with too few orders for a system each: [`Game::judge`] judges every order.
pub fn register_plain<G: Sequenced>(app: &mut App) {
    register::<G>(app);
    let judge_any = move |table: Table<'_, G>, next: ResMut<NextState<G::Phase>>| {
        judge(table, next, |referee, order| Some(G::judge(referee, order)));
    };
    app.add_systems(PlayOrder, judge_any.run_if(is_ordered::<G>));
}

/// The steps of judging an order, in the order in which they run.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
enum Judging {
    /// The order is brought into the form that the rules know.
    Preparation,
    /// The guards of the sequence may refuse the order, in turn, then the guard of the phase.
    Guard(usize),
    /// The rule for its kind.
    Rule,
}

/// Whether an order of this game is pending. A world may know other games too.
fn is_ordered<G: Game>(desk: Res<PendingOrder<G>>) -> bool {
    desk.order.is_some()
}

/// Adds a system for each kind of order in the sequence of play, and a system for each guard before them. A system runs
/// if the order is of its kind and the phase takes it.
fn add_order_systems<G: Sequenced>(app: &mut App) {
    let sequence = G::sequence();
    if let Some(preparation) = sequence.prepares.clone() {
        let prepare = move |position: Res<Position<G>>, mut desk: ResMut<PendingOrder<G>>| {
            if let Some(order) = &mut desk.order {
                (preparation.run)(&position.public, order);
            }
        };
        app.add_systems(PlayOrder, prepare.in_set(Judging::Preparation).run_if(is_ordered::<G>));
    }
    let mut guards = 0;
    let mut add_guard = |app: &mut App, guard: &Named<Guard<G>>, phase: Option<G::Phase>| {
        let guard = guard.clone();
        let refuse = move |table: Table<'_, G>, next: ResMut<NextState<G::Phase>>| {
            judge(table, next, |referee, order| (guard.run)(referee, order).map(Err));
        };
        let is_phase = move |now: Res<State<G::Phase>>| phase.is_none_or(|phase| *now.get() == phase);
        app.configure_sets(
            PlayOrder,
            Judging::Guard(guards).after(Judging::Preparation).before(Judging::Rule),
        );
        if guards > 0 {
            app.configure_sets(PlayOrder, Judging::Guard(guards).after(Judging::Guard(guards - 1)));
        }
        let refuse = refuse.in_set(Judging::Guard(guards));
        app.add_systems(PlayOrder, refuse.run_if(is_ordered::<G>.and_then(is_phase)));
        guards += 1;
    };
    for guard in &sequence.guards {
        add_guard(app, guard, None);
    }
    for rules in sequence.phases() {
        if let Some(guard) = &rules.guard {
            add_guard(app, guard, Some(rules.phase));
        }
    }
    for rule in sequence.rules() {
        let phases: Vec<G::Phase> = sequence.phases_that_take(rule.kind).collect();
        // With all rules in turn, an order took a tenth longer: only the rule for its kind runs.
        let is_of_kind = move |desk: Res<PendingOrder<G>>| desk.order.as_ref().is_some_and(rule.judges);
        let is_taken = move |now: Res<State<G::Phase>>| phases.contains(now.get());
        let judge_kind = move |table: Table<'_, G>, next: ResMut<NextState<G::Phase>>| {
            judge(table, next, rule.judge);
        };
        app.add_systems(PlayOrder, judge_kind.in_set(Judging::Rule).run_if(is_of_kind.and_then(is_taken)));
    }
}

/// The steps of a phase that opens or closes.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
enum PhaseSteps {
    /// All of them.
    All,
    /// The steps that open a phase, unless the game is decided.
    Opening,
    /// One of them, by its place in their order.
    Number(usize),
}

/// Adds the steps that open and close the phases of a game, a system for each. All secrets are laid out from the first
/// to the last step; only then are they hidden again, as after an order.
fn add_phase_systems<G: Sequenced>(app: &mut App) {
    for phase in G::PHASES {
        let rules = G::sequence().of(*phase);
        let mut number = 0;
        let mut in_order = |app: &mut App, label: InternedScheduleLabel| {
            number += 1;
            let (step, before) = (PhaseSteps::Number(number), PhaseSteps::Number(number - 1));
            app.configure_sets(label, step.clone().after(before).in_set(PhaseSteps::All));
            step
        };
        let entering = OnEnter(*phase).intern();
        app.configure_sets(entering, PhaseSteps::All.run_if(is_in_play::<G>));
        app.configure_sets(entering, PhaseSteps::Opening.run_if(is_opening::<G>));
        let set = in_order(app, entering);
        app.add_systems(entering, announce::<G>.in_set(set));
        for step in rules.iter().flat_map(|rules| &rules.opens) {
            let set = in_order(app, entering);
            app.add_systems(entering, carry_out(step.clone()).in_set(set).in_set(PhaseSteps::Opening));
        }
        let set = in_order(app, entering);
        app.add_systems(entering, pass_on::<G>.in_set(set));
        let leaving = OnExit(*phase).intern();
        app.configure_sets(leaving, PhaseSteps::All.run_if(is_in_play::<G>));
        let set = in_order(app, leaving);
        app.add_systems(leaving, lay_out::<G>.in_set(set));
        for step in rules.iter().flat_map(|rules| &rules.closes) {
            let set = in_order(app, leaving);
            app.add_systems(leaving, carry_out(step.clone()).in_set(set));
        }
        let set = in_order(app, leaving);
        app.add_systems(leaving, sign_off::<G>.in_set(set));
    }
}

/// Whether an order is being played: phases do not open or close when a position is put on the table or removed from
/// it.
fn is_in_play<G: Game>(desk: Res<PendingOrder<G>>) -> bool {
    desk.in_play
}

/// Whether the opening steps of a phase still run.
fn is_opening<G: Game>(desk: Res<PendingOrder<G>>) -> bool {
    !desk.is_decided
}

/// Lays out all secrets for the steps of a phase.
fn lay_out<G: Game>((_, mut position, mut desk): Table<'_, G>) {
    desk.events_before = desk.events.len();
    G::look(&mut position, Viewer::All);
}

/// Hides again what a side hides, after the steps of a phase.
fn put_away<G: Game>(rulebook: &G::Rulebook, position: &mut Position<G>, desk: &mut PendingOrder<G>) {
    if desk.events.len() > desk.events_before {
        G::conceal(&mut Referee::new(rulebook, position, &mut desk.events));
    }
    G::look(position, Viewer::Both);
}

/// Makes a system that carries out one step of a phase, while all secrets are laid out.
fn carry_out<G: Game>(step: Named<Step<G>>) -> impl Fn(Table<'_, G>) + Send + Sync + 'static {
    move |(rules, mut position, mut desk)| {
        (step.run)(&mut Referee::new(&*rules.0, &mut *position, &mut desk.events));
    }
}

/// Lays out all secrets, and announces that a phase opens.
fn announce<G: Sequenced>(table: Table<'_, G>, phase: Res<State<G::Phase>>) {
    let (rules, mut position, mut desk) = table;
    desk.events_before = desk.events.len();
    G::look(&mut position, Viewer::All);
    let mut referee = Referee::new(&*rules.0, &mut *position, &mut desk.events);
    desk.is_decided = G::sequence().announce(&mut referee, *phase.get());
}

/// Continues with the next phase if neither player has anything to decide in this one.
fn pass_on<G: Sequenced>(
    (rules, mut position, mut desk): Table<'_, G>,
    (phase, mut next): (Res<State<G::Phase>>, ResMut<NextState<G::Phase>>),
) {
    let referee = Referee::new(&*rules.0, &mut *position, &mut desk.events);
    let passes = G::sequence().of(*phase.get()).is_some_and(|rules| rules.passes(&referee));
    put_away::<G>(&rules.0, &mut position, &mut desk);
    if desk.is_decided || passes {
        next.set(G::after(&rules.0, &position.public));
    }
}

/// Announces that a phase is closed, and hides secrets again.
fn sign_off<G: Sequenced>((rules, mut position, mut desk): Table<'_, G>) {
    let phase = G::phase(&position.public);
    let mut referee = Referee::new(&*rules.0, &mut *position, &mut desk.events);
    G::sequence().sign_off(&mut referee, phase);
    put_away::<G>(&rules.0, &mut position, &mut desk);
}

/// Opens the first phase of a game, and the next ones as long as neither player has anything to do.
pub fn begin<G: Sequenced>(rulebook: &G::Rulebook, position: &mut Position<G>, first: G::Phase) {
    refereed(rulebook, position, &mut Vec::new(), |referee| {
        let mut phase = first;
        while G::sequence().open(referee, phase) {
            G::sequence().close(referee, phase);
            phase = G::after(rulebook, referee.public());
        }
    });
}
