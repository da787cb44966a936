//! The part of the free hand that only this game has: actions with the referee off.

use super::{
    marking::{self, Marking},
    table_command::{Command, Gone},
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
    games::platoon::rules::{
        Platoon,
        conduct::Referee,
        counter::{Counter, Place},
        event::Event,
        kinds::Side,
        phase::Phase,
        position::{Position, Public},
        refusal::Why,
        rulebook::Rulebook,
        scenario::{Scenario, of_position},
        set_up,
        victory::{outcome, outcome_if_resigned},
    },
};
use std::{ops::RangeInclusive, sync::Arc};

impl FreeHand for Platoon {
    type Side = Side;
    type Mark = Marking;
    const MARKS: &'static [Marking] = &Marking::ALL;
    type Scenario = Scenario;

    usual_hand!(Event, outcome, outcome_if_resigned);

    /// The phases for the clock: the set-up of a side that has one, and the start of a turn.
    fn clock_goes(rulebook: &Rulebook) -> Vec<(Phase, RangeInclusive<u8>)> {
        let scenario = &rulebook.scenario;
        let before = scenario.first_turn.saturating_sub(1);
        let set_ups = [Phase::FirstSetUp, Phase::SecondSetUp].into_iter();
        let set_ups =
            set_ups.filter(|phase| phase.side(scenario).is_some()).map(|phase| (phase, before..=before));
        set_ups.chain([(Phase::TURN_START, scenario.first_turn..=scenario.last_turn)]).collect()
    }

    fn keeps_referee(_: &Rulebook, public: &Public) -> Option<Text> {
        let side = public.owed.as_ref()?.side();
        Some(Why::DecisionOwed { side }.text())
    }

    /// Removes markers that have no meaning in their place.
    fn clears_up(referee: &mut Referee) {
        let public = referee.public();
        let idle =
            |counter: &&Counter| counter.condition.marker.is_some() && public.passenger(counter.id).is_none();
        let idle: Vec<UnitId> = public.counters.iter().filter(idle).map(|counter| counter.id).collect();
        for carrier in idle {
            referee.say(Event::Marked { carrier, marker: None });
        }
        referee.lose_sight();
    }

    /// Puts units into a hex; a side put into a hex that counts is the last in it (20.2).
    fn place(referee: &mut Referee, units: &[UnitId], hex: Hex) -> Result<(), Refusal> {
        put_by_hand(referee, units, To::Hex(hex))?;
        let first = units.first().and_then(|unit| referee.public().find(*unit));
        if let Some(side) = first.map(|counter| counter.side) {
            referee.hold(side, hex);
        }
        Ok(())
    }

    fn mark(referee: &mut Referee, mark: Marking, hex: Hex) -> Result<(), Refusal> {
        marking::mark(referee, mark, hex)
    }

    fn change(referee: &mut Referee, command: &Command) -> Result<(), Refusal> {
        let Command::Change { unit, inverted, dispersed, spotted } = *command else {
            return carried_by_hand(referee, command);
        };
        if referee.public().find(unit).and_then(Counter::hex).is_none() {
            return Err(Refusal::of_table(Why::NotOnMap { unit }.text()));
        }
        referee.say(Event::ConditionSet { unit, inverted, dispersed, spotted });
        Ok(())
    }

    fn to_set_up(public: &Public) -> usize {
        Side::BOTH.into_iter().flat_map(|side| set_up::waiting(public, side)).count()
    }

    fn irregular_in(rulebook: &Rulebook, public: &Public, hex: Hex, name: &str) -> Vec<Finding> {
        let Some(side) = public.holder(hex) else { return Vec::new() };
        let mut found = Vec::new();
        let (stand, limit) = (public.crowd(side, hex, None), side.stack_limit());
        if stand > limit {
            let text = t!("platoon-refusal-found-over-limit", place = name, stand = stand, limit = limit);
            found.push(Finding::at(hex, text));
        }
        let row = rulebook.charts.row(rulebook.board.terrain(hex));
        for counter in public.in_hex(hex) {
            let kind = rulebook.kind(counter);
            let closed = kind.allowance > 0 && row.is_some_and(|row| row.costs.of(kind.moves).is_none());
            if closed && !rulebook.board.has_road(hex) {
                let kind = kind.name.as_str();
                found.push(Finding::at(hex, t!("platoon-refusal-found-closed", kind = kind, place = name)));
            }
        }
        found
    }

    fn irregular(rulebook: &Rulebook, public: &Public) -> Vec<Finding> {
        let waiting = still_in_the_box::<Self>(public, "4.1").filter(|_| !public.phase.is_set_up());
        let no_ground = |hex: &&Hex| matches!(rulebook.board.terrain(**hex), Terrain::Swamp | Terrain::Lake);
        let works = public
            .mines
            .keys()
            .chain(public.forts.keys())
            .filter(no_ground)
            .map(|hex| Finding::at(*hex, t!("platoon-refusal-found-works", hex = *hex)));
        waiting.into_iter().chain(works).collect()
    }

    fn scenario(
        rulebook: &Arc<Rulebook>,
        position: &Position,
        saved_as: SavedAs,
    ) -> Result<Scenario, String> {
        of_position(rulebook, position, saved_as)
    }
}

impl Carries for Platoon {
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
            Place::OffBoard => Lies::BesideMap,
            Place::Unseen => Lies::Hidden,
            Place::Exited => Lies::Gone(Gone::Exited),
            Place::Destroyed => Lies::Gone(Gone::Destroyed),
        }
    }

    fn can_carry(rulebook: &Rulebook, carrier: &Counter, unit: &Counter) -> bool {
        rulebook.kind(carrier).can_carry(rulebook.kind(unit))
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
        Event::PutByHand { units, place }
    }

    /// Puts units into a box; a passenger of one of them stays aboard.
    fn to_box(referee: &mut Referee, units: &[UnitId]) -> Result<(), Refusal> {
        let mut places = Vec::new();
        for unit in units {
            let counter = referee.public().find(*unit);
            let counter = counter.ok_or_else(|| Refusal::of_table(Why::NoSuchUnit { unit: *unit }.text()))?;
            if counter.carrier().is_some_and(|carrier| units.contains(&carrier)) {
                continue;
            }
            match set_up::origin(referee.rulebook, *unit) {
                Some(place @ (Place::SetUp(_) | Place::Due(_))) => places.push((*unit, place)),
                _ => {
                    return Err(Refusal::of_table(t!("platoon-refusal-table-no-box", unit = *unit)));
                }
            }
        }
        for (unit, place) in places {
            referee.say(Event::PutByHand { units: vec![unit], place });
        }
        Ok(())
    }
}
