//! Changes by hand with the referee off that only this game has.

use super::{
    marking::{self, Marking},
    table_command::{Command, Gone},
};
use crate::{
    engine::{
        board::{Hex, Hexside},
        counters::UnitId,
        orders::{
            Carries, CarryWish, Finding, FreeHand, Lies, Refusal, SavedAs, To, carried_by_hand, put_by_hand,
            still_in_the_box, usual_hand,
        },
        text::{Text, t},
    },
    games::squad::rules::{
        Squad,
        conduct::Referee,
        counter::{Condition, Counter, Place},
        event::{Event, Lost},
        kinds::{Burden, Side},
        movement::{Moves, crowd, in_hex, may_build, room_for},
        phase::{Phase, Step},
        position::{Outcome, Position, Public, Work},
        refusal::Why,
        rulebook::Rulebook,
        scenario::{Scenario, of_position, units::Kind},
        set_up::{self, halves_of, origin},
        victory,
    },
};
use std::{ops::RangeInclusive, sync::Arc};

/// The phase in which a game turn begins. The clock can be set only there: inside a turn, the earlier actions of that
/// turn would have to be known.
pub(super) const BEGINS: Phase = Phase::First(Step::Support);

fn outcome(rulebook: &Rulebook, public: &Public) -> Outcome {
    victory::outcome(&rulebook.scenario, public)
}

/// The result of the game if a side resigns now.
fn outcome_if_resigned(rulebook: &Rulebook, public: &Public, side: Side) -> Outcome {
    let victory = &rulebook.scenario.victory;
    let levels = victory.levels.iter().map(|level| (level.name.as_str(), level.winner));
    outcome(rulebook, public).resigned(victory.side, side, levels)
}

impl FreeHand for Squad {
    type Side = Side;
    type Mark = Marking;
    const MARKS: &'static [Marking] = &Marking::ALL;
    type Scenario = Scenario;

    usual_hand!(Event, outcome, outcome_if_resigned);

    /// The times to which the clock can be set: the set-up of a side that has one, and the start of a turn.
    fn clock_goes(rulebook: &Rulebook) -> Vec<(Phase, RangeInclusive<u8>)> {
        let scenario = &rulebook.scenario;
        let before = scenario.first_turn.saturating_sub(1);
        let set_ups = [Phase::FirstSetUp, Phase::SecondSetUp].into_iter();
        let set_ups =
            set_ups.filter(|phase| phase.side(scenario).is_some()).map(|phase| (phase, before..=before));
        set_ups.chain([(BEGINS, scenario.first_turn..=scenario.last_turn)]).collect()
    }

    fn keeps_referee(_: &Rulebook, public: &Public) -> Option<Text> {
        let side = public.owed.as_ref()?.side();
        Some(Why::DecisionOwed { side }.text())
    }

    /// Puts units into a hex. Their side was then the last in a victory hex (23.2); weapons go to infantry there.
    fn place(referee: &mut Referee, units: &[UnitId], hex: Hex) -> Result<(), Refusal> {
        let public = referee.public();
        let lies_alone = |unit: &&UnitId| {
            let counter = public.find(**unit);
            let rides = counter.and_then(Counter::carrier).is_some_and(|carrier| units.contains(&carrier));
            !rides && counter.is_some_and(|it| referee.rulebook.kind(it).weapon().is_some())
        };
        if let Some(weapon) = units.iter().find(lies_alone) {
            return Err(Refusal::of_table(t!("squad-by-hand-weapon-alone", weapon = *weapon)));
        }
        put_by_hand(referee, units, To::Hex(hex))?;
        let first = units.first().and_then(|unit| referee.public().find(*unit));
        let side = first.filter(|it| Moves::of(referee.rulebook.kind(it)).is_some()).map(|it| it.side);
        if let Some(side) = side {
            referee.hold(side, hex);
        }
        Ok(())
    }

    fn mark(referee: &mut Referee, mark: Marking, hex: Hex) -> Result<(), Refusal> {
        marking::mark(referee, mark, hex)
    }

    fn change(referee: &mut Referee, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::Change { unit, condition } => change(referee, *unit, condition),
            Command::Face { unit, facing } => face(referee, *unit, *facing),
            Command::FaceWork { hex, facing } => face_work(referee, *hex, *facing),
            Command::Halve { squad, both } => halve(referee, *squad, *both),
            Command::Load { unit, carrier } => load(referee, *unit, *carrier),
            command => carried_by_hand(referee, command),
        }
    }

    fn to_set_up(public: &Public) -> usize {
        Side::BOTH.into_iter().flat_map(|side| set_up::waiting(public, side)).count()
    }

    fn irregular_in(rulebook: &Rulebook, public: &Public, hex: Hex, name: &str) -> Vec<Finding> {
        let mut found = Vec::new();
        let work = public.works.get(&hex).copied();
        if crowd(rulebook, public, hex, &[]).check(work, hex).is_err() {
            found.push(Finding::at(hex, t!("squad-by-hand-over-limit", place = name)));
        }
        for counter in public.in_hex(hex) {
            let kind = rulebook.kind(counter);
            let closed = Moves::of(kind).is_some_and(|moves| in_hex(rulebook, public, moves, hex).is_err());
            if closed {
                let text = t!("squad-by-hand-closed", kind = kind.name.as_str(), place = name);
                found.push(Finding::at(hex, text));
            }
        }
        found
    }

    fn irregular(rulebook: &Rulebook, public: &Public) -> Vec<Finding> {
        let waiting = still_in_the_box::<Self>(public, "4.1").filter(|_| !public.phase.is_set_up());
        let nothing = Public::default();
        let unfit = |(hex, work): (&Hex, &Work)| {
            let unfit = may_build(rulebook, &nothing, work.kind, *hex).is_err();
            unfit.then(|| Finding::at(*hex, t!("squad-by-hand-fortification", hex = *hex)))
        };
        waiting.into_iter().chain(public.works.iter().filter_map(unfit)).collect()
    }

    fn scenario(
        rulebook: &Arc<Rulebook>,
        position: &Position,
        saved_as: SavedAs,
    ) -> Result<Scenario, String> {
        of_position(rulebook, position, saved_as)
    }
}

fn find<'a>(referee: &'a Referee, unit: UnitId) -> Result<&'a Counter, Refusal> {
    referee.public().find(unit).ok_or_else(|| Refusal::of_table(Why::NoSuchUnit { unit }.text()))
}

/// Sets the condition of a counter in play. A condition that its kind cannot have is refused, because it would break
/// the rules.
fn change(referee: &mut Referee, unit: UnitId, condition: &Condition) -> Result<(), Refusal> {
    let counter = find(referee, unit)?;
    let kind = referee.rulebook.kind(counter);
    let refuse = |why: Text| Err(Refusal::of_table(why));
    if !matches!(counter.place, Place::Map(_) | Place::Aboard(_)) {
        return refuse(Why::NotOnMap { unit }.text());
    }
    if condition.pinned && kind.afv().is_some() {
        return refuse(t!("squad-by-hand-afv-not-pinned", unit = unit));
    }
    if condition.immobile && kind.afv().is_none() {
        return refuse(t!("squad-by-hand-not-immobile", unit = unit));
    }
    if condition.valorous && !kind.is_infantry() {
        return refuse(t!("squad-by-hand-not-valorous", unit = unit));
    }
    // The map decides in which work it is, and its path decides the points spent.
    let now = &counter.condition;
    let condition = Condition { in_work: now.in_work, spent: now.spent, ..condition.clone() };
    referee.say(Event::ConditionSet { unit, condition });
    Ok(())
}

fn face(referee: &mut Referee, unit: UnitId, facing: Hexside) -> Result<(), Refusal> {
    let counter = find(referee, unit)?;
    if !referee.rulebook.kind(counter).faces() {
        return Err(Refusal::of_table(t!("squad-by-hand-no-facing", unit = unit)));
    }
    let spent = counter.condition.spent;
    referee.say(Event::Turned { unit, facing, spent });
    Ok(())
}

fn face_work(referee: &mut Referee, hex: Hex, facing: Hexside) -> Result<(), Refusal> {
    if !referee.public().works.get(&hex).is_some_and(|work| work.kind.is_bunker()) {
        return Err(Refusal::of_table(t!("squad-by-hand-no-bunker", hex = hex)));
    }
    referee.say(Event::WorkTurned { hex, facing });
    Ok(())
}

/// Replaces a squad by one half squad, or by both. The first keeps its weapon.
fn halve(referee: &mut Referee, squad: UnitId, both: bool) -> Result<(), Refusal> {
    let counter = find(referee, squad)?;
    let on_map = matches!(counter.place, Place::Map(_) | Place::Aboard(_));
    let halves = halves_of(referee.rulebook, counter).filter(|_| on_map);
    let halves = halves.filter(|halves| halves.iter().all(|half| referee.public().find(*half).is_some()));
    let Some(halves) = halves else {
        return Err(Refusal::of_table(t!("squad-by-hand-no-squad", unit = squad)));
    };
    let [half, _] = halves;
    if both {
        let weapons = referee.public().carried_by(squad).map(|weapon| weapon.id).collect();
        referee.say(Event::Split { squad, halves, weapons, keeps: half });
    } else {
        referee.say(Event::Suffered { unit: squad, lost: Lost::Reduced(half) });
    }
    Ok(())
}

/// Whether a counter can be given to another by hand. A weapon can go to infantry without one, a unit to a carrier in
/// its hex that has room.
pub fn can_load(rulebook: &Rulebook, public: &Public, carrier: &Counter, unit: &Counter) -> bool {
    if carrier.side != unit.side || !Squad::can_carry(rulebook, carrier, unit) {
        return false;
    }
    if rulebook.kind(unit).weapon().is_some() {
        return matches!(carrier.place, Place::Map(_) | Place::Aboard(_))
            && public.carried_by(carrier.id).next().is_none();
    }
    carrier.hex().is_some()
        && unit.id != carrier.id
        && unit.place != Place::Aboard(carrier.id)
        && room_for(rulebook, public, carrier, &[unit]).is_ok()
}

fn load(referee: &mut Referee, unit: UnitId, carrier: UnitId) -> Result<(), Refusal> {
    let (counter, vehicle) = (find(referee, unit)?, find(referee, carrier)?);
    if !can_load(referee.rulebook, referee.public(), vehicle, counter) {
        return Err(Refusal::of_table(t!("squad-by-hand-not-given", unit = unit, carrier = carrier)));
    }
    let is_weapon = referee.rulebook.kind(counter).weapon().is_some();
    let place = if is_weapon { Place::Carried(carrier) } else { Place::Aboard(carrier) };
    referee.say(Event::PutByHand { units: vec![unit], place });
    Ok(())
}

impl Carries for Squad {
    fn carry_asked(command: &Command) -> Option<CarryWish<'_>> {
        command.carry_asked()
    }

    fn carry_command(wish: CarryWish) -> Command {
        wish.into()
    }

    fn lies(rulebook: &Rulebook, counter: &Counter) -> Lies {
        match counter.place {
            Place::SetUp(_) => Lies::InBox,
            Place::Due(number) => {
                let arrivals = &rulebook.scenario.force(counter.side).arrivals;
                Lies::ToCome(arrivals.get(usize::from(number)).map(|arrival| arrival.turn))
            }
            Place::Map(_) | Place::Aboard(_) | Place::Carried(_) => Lies::InPlay,
            Place::Away if matches!(rulebook.kind(counter).kind, Kind::Sniper) => Lies::ToCome(None),
            Place::Away | Place::Unseen => Lies::Hidden,
            Place::Exited => Lies::Gone(Gone::Exited),
            Place::Destroyed => Lies::Gone(Gone::Destroyed),
        }
    }

    /// Whether the carrier can carry the unit: a vehicle a unit, infantry a weapon.
    fn can_carry(rulebook: &Rulebook, carrier: &Counter, unit: &Counter) -> bool {
        let (kind, other) = (rulebook.kind(carrier), rulebook.kind(unit));
        match other.weapon().map(|weapon| weapon.burden) {
            Some(Burden::Light) => kind.is_infantry(),
            Some(Burden::Heavy) => kind.is_squad() || kind.is_half(),
            Some(Burden::Expendable) => false,
            None => room_for(rulebook, &Public::default(), carrier, &[unit]).is_ok(),
        }
    }

    fn can_wait(rulebook: &Rulebook, unit: UnitId) -> bool {
        matches!(origin(rulebook, unit), Some(Place::SetUp(_) | Place::Due(_)))
    }

    fn put(units: Vec<UnitId>, to: To) -> Event {
        let place = match to {
            To::Hex(hex) => Place::Map(hex),
            To::Aboard(carrier) => Place::Aboard(carrier),
            To::Gone(Gone::Exited) => Place::Exited,
            To::Gone(Gone::Destroyed) => Place::Destroyed,
        };
        Event::PutByHand { units, place }
    }

    /// Moves units to the box. Passengers of one of them stay aboard, and carried weapons stay with their units.
    fn to_box(referee: &mut Referee, units: &[UnitId]) -> Result<(), Refusal> {
        let mut places = Vec::new();
        for unit in units {
            let counter = find(referee, *unit)?;
            if counter.carrier().is_some_and(|carrier| units.contains(&carrier)) {
                continue;
            }
            match origin(referee.rulebook, *unit) {
                Some(place @ (Place::SetUp(_) | Place::Due(_))) => places.push((*unit, place)),
                _ => {
                    return Err(Refusal::of_table(t!("squad-by-hand-no-box", unit = *unit)));
                }
            }
        }
        for (unit, place) in places {
            referee.say(Event::PutByHand { units: vec![unit], place });
        }
        Ok(())
    }
}
