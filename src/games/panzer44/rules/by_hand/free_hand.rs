//! Changes of a position by hand with the referee off that only this game has.

use super::{
    marking::{self, Marking},
    table_command::{self, Command, Gone},
};
use crate::{
    engine::{
        board::{Hex, Terrain},
        counters::UnitId,
        orders::{
            Carries, CarryWish, Finding, FreeHand, Lies, Refusal, SavedAs, To, carried_by_hand, put_by_hand,
            still_in_the_box, usual_hand,
        },
        text::{Text, t},
    },
    games::panzer44::rules::{
        Panzer44,
        conduct::Referee,
        counter::{Counter, Place},
        event::Event,
        kinds::Side,
        phase::Phase,
        position::{Position, Public},
        rulebook::Rulebook,
        scenario::{Scenario, of_position},
        set_up,
        victory::{outcome, outcome_if_resigned},
    },
};
use std::{ops::RangeInclusive, sync::Arc};

impl FreeHand for Panzer44 {
    type Side = Side;
    type Mark = Marking;
    const MARKS: &'static [Marking] = &Marking::ALL;
    type Scenario = Scenario;

    usual_hand!(Event, outcome, outcome_if_resigned);

    /// The times to which the clock can be set: the set-up of a side that has one, and the plot that opens a turn. A
    /// plot applies to the rest of its turn, so the clock cannot be set inside a turn.
    fn clock_goes(rulebook: &Rulebook) -> Vec<(Phase, RangeInclusive<u8>)> {
        let scenario = &rulebook.scenario;
        let before = scenario.first_turn.saturating_sub(1);
        let set_ups = [Phase::FirstSetUp, Phase::SecondSetUp].into_iter();
        let set_ups =
            set_ups.filter(|phase| phase.side(scenario).is_some()).map(|phase| (phase, before..=before));
        set_ups.chain([(Phase::Plot, scenario.first_turn..=scenario.last_turn)]).collect()
    }

    fn keeps_referee(_: &Rulebook, public: &Public) -> Option<Text> {
        if let Some(decision) = &public.owed {
            return Some(t!("panzer44-refusal-table-decision-first", side = decision.side()));
        }
        if !public.hits.is_empty() || !public.bolting.is_empty() || public.run.is_some() {
            return Some(t!("panzer44-refusal-table-results-first"));
        }
        let one_only = public.plotted[0] != public.plotted[1];
        one_only.then(|| t!("panzer44-refusal-table-one-side-plotted"))
    }

    fn goes_out(referee: &mut Referee) {
        if let Some(unit) = referee.public().moving {
            referee.say(Event::Finished { unit });
        }
    }

    /// Puts units into a hex. Their side was then the last in a victory hex (16.2).
    fn place(referee: &mut Referee, units: &[UnitId], hex: Hex) -> Result<(), Refusal> {
        put_by_hand(referee, units, To::Hex(hex))?;
        if let Some(unit) = units.first() {
            referee.hold(*unit, hex);
        }
        Ok(())
    }

    fn mark(referee: &mut Referee, mark: Marking, hex: Hex) -> Result<(), Refusal> {
        marking::mark(referee, mark, hex)
    }

    fn change(referee: &mut Referee, command: &Command) -> Result<(), Refusal> {
        let Command::Change { unit, pinned, will_panic, disruption } = *command else {
            return carried_by_hand(referee, command);
        };
        if referee.public().find(unit).is_none() {
            return Err(Refusal::of_table(t!("panzer44-refusal-no-such-unit", unit = unit)));
        }
        if disruption > 3 {
            return Err(Refusal::of_table(t!("panzer44-refusal-table-too-disrupted")));
        }
        referee.say(Event::ConditionSet { unit, pinned, will_panic, disruption });
        Ok(())
    }

    fn whenever(referee: &mut Referee, command: &Command) -> Option<Result<(), Refusal>> {
        match command {
            Command::PlotFirst { side } => Some(table_command::plot_first(referee, *side)),
            _ => None,
        }
    }

    fn to_set_up(public: &Public) -> usize {
        Side::BOTH.into_iter().flat_map(|side| set_up::waiting(public, side)).count()
    }

    fn irregular_in(rulebook: &Rulebook, public: &Public, hex: Hex, name: &str) -> Vec<Finding> {
        let limit = usize::from(rulebook.charts.stack_limit);
        let stand = public.stack(hex).count();
        let text = || t!("panzer44-refusal-found-over-limit", place = name, stand = stand, limit = limit);
        (stand > limit).then(|| Finding::at(hex, text())).into_iter().collect()
    }

    fn irregular(rulebook: &Rulebook, public: &Public) -> Vec<Finding> {
        let waiting = still_in_the_box::<Self>(public, "4.1").filter(|_| !public.phase.is_set_up());
        let no_ground = |hex: &&Hex| {
            matches!(rulebook.board.terrain(**hex), Terrain::Town | Terrain::Swamp | Terrain::Lake)
        };
        let mines = public
            .mines
            .keys()
            .filter(no_ground)
            .map(|hex| Finding::at(*hex, t!("panzer44-refusal-found-mines", hex = *hex)));
        waiting.into_iter().chain(mines).collect()
    }

    fn scenario(
        rulebook: &Arc<Rulebook>,
        position: &Position,
        saved_as: SavedAs,
    ) -> Result<Scenario, String> {
        of_position(rulebook, &position.public, saved_as)
    }
}

impl Carries for Panzer44 {
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
            Place::Map(_) | Place::Aboard(_) => Lies::InPlay,
            Place::Exited => Lies::Gone(Gone::Exited),
            Place::Destroyed => Lies::Gone(Gone::Destroyed),
        }
    }

    fn can_carry(rulebook: &Rulebook, carrier: &Counter, unit: &Counter) -> bool {
        rulebook.kind(carrier).carrier && rulebook.kind(unit).can_be_carried()
    }

    fn can_wait(rulebook: &Rulebook, unit: UnitId) -> bool {
        matches!(set_up::origin(rulebook, unit), Some(Place::SetUp(_) | Place::Due(_)))
    }

    fn put(units: Vec<UnitId>, to: To) -> Event {
        let place = match to {
            To::Hex(hex) => Place::Map(hex),
            To::Aboard(carrier) => Place::Aboard(carrier),
            To::Gone(Gone::Exited) => Place::Exited,
            To::Gone(Gone::Destroyed) => Place::Destroyed,
        };
        Event::Placed { units, place }
    }

    fn to_box(referee: &mut Referee, units: &[UnitId]) -> Result<(), Refusal> {
        let mut places = Vec::new();
        for unit in units {
            places.push((*unit, box_of(referee, units, *unit)?));
        }
        for (unit, place) in places {
            referee.say(Event::Placed { units: vec![unit], place });
        }
        Ok(())
    }
}

fn box_of(referee: &Referee, units: &[UnitId], unit: UnitId) -> Result<Place, Refusal> {
    if referee.public().find(unit).is_none() {
        return Err(Refusal::of_table(t!("panzer44-refusal-no-such-unit", unit = unit)));
    }
    let passenger = referee.public().passenger(unit).filter(|it| !units.contains(&it.id));
    match set_up::origin(referee.rulebook, unit) {
        Some(Place::SetUp(_)) if passenger.is_some() => {
            Err(Refusal::of_table(t!("panzer44-refusal-table-unload-first", carrier = unit)))
        }
        Some(place @ (Place::SetUp(_) | Place::Due(_))) => Ok(place),
        Some(Place::Aboard(carrier)) if units.contains(&carrier) => {
            match referee.public().passenger(carrier).filter(|other| other.id != unit) {
                Some(_) => {
                    Err(Refusal::of_table(t!("panzer44-refusal-table-unload-first", carrier = carrier)))
                }
                None => Ok(Place::Aboard(carrier)),
            }
        }
        _ => Err(Refusal::of_table(t!("panzer44-refusal-table-no-box", unit = unit))),
    }
}
