//! Guderian on the table.

use super::{
    super::{
        feed, furniture, lesson,
        painter::Furniture,
        people::{self, People},
        replay::{self, Story},
        thumbnail, waiting,
    },
    Tabled,
};
use crate::{
    board::{Board, Hex, MapFile},
    counters::Word,
    games::{
        GameOptions,
        guderian::{
            self, Guderian, Position, Rulebook, event::Event, kinds::Side, phase::Phase, story::phase_name,
            table_command::Command, view::to_play,
        },
    },
    orders::{Game, Record, Refusal},
    panels::{Custom, LogLine, Rolled, told},
};
use bevy::prelude::*;
use std::{collections::BTreeMap, path::Path};

/// The side of a waiting counter in hex radii, near enough to know where it lies.
const CARD: f32 = 1.25;

impl Tabled for Guderian {
    type People = People;
    type Rolled = Rolled;
    type Seated = Option<Side>;

    fn options_of(options: &GameOptions) -> Option<Self::Options> {
        match options {
            GameOptions::Guderian(options) => Some(options.clone()),
            GameOptions::Panzer44(_) => None,
        }
    }

    fn map(rulebook: &Rulebook) -> &MapFile {
        &rulebook.map
    }

    fn board(rulebook: &Rulebook) -> &Board {
        &rulebook.board
    }

    fn furniture(rulebook: &Rulebook) -> Furniture {
        furniture::furniture_of(rulebook)
    }

    fn turn(position: &Position) -> u8 {
        position.public.turn
    }

    fn is_over(position: &Position) -> bool {
        position.public.phase == Phase::Over
    }

    fn standing(world: &World) -> BTreeMap<Word, Hex> {
        let counters = world.get_resource::<Position>().map(|position| position.public.counters.iter());
        counters.into_iter().flatten().filter_map(|counter| Some((counter.id, counter.hex()?))).collect()
    }

    fn acting(world: &World) -> Option<usize> {
        world.get_resource::<Position>().map(|position| to_play(&position.public).number())
    }

    fn people(record: &Record<Self>) -> People {
        People { by_file: record.file.header.by_file, ..People::default() }
    }

    fn story(record: &Record<Self>) -> Story {
        replay::story_of(record)
    }

    fn last_rolled(record: &Record<Self>) -> Option<Rolled> {
        replay::last_die(&record.rulebook, &record.events)
    }

    fn rolled(rulebook: &Rulebook, events: &[Event]) -> Option<Rolled> {
        Rolled::from_events(rulebook, events)
    }

    fn told(world: &World, rulebook: &Rulebook, events: &[Event]) -> Vec<LogLine> {
        told(rulebook, &Self::position(world).public, events)
    }

    fn begun(world: &mut World, custom: Custom) -> Result<(), Refusal> {
        if custom.dice_by_hand {
            people::carry_out(world, Command::DiceByHand { on: true })?;
        }
        Ok(())
    }

    fn laid(world: &mut World) {
        feed::begin(world);
    }

    fn opened(world: &mut World, path: &Path) {
        people::receive(world, path);
    }

    fn put_away(world: &mut World) {
        world.remove_resource::<replay::Replay>();
        guderian::remove(world);
    }

    fn before(world: &mut World, order: &Self::Order, reason: &str) -> Result<bool, Refusal> {
        Ok(lesson::give::<Self>(world, order) || people::waits_for_dice(world, order, reason)?)
    }

    fn seated(world: &World) -> Option<Side> {
        people::seated(world)
    }

    fn hand_over(world: &mut World, before: Option<Side>) {
        people::hand_over(world, before);
    }

    fn hands_over(people: &People) -> bool {
        people.hand_over.is_some()
    }

    fn take_over(world: &mut World) -> Result<(), Refusal> {
        people::answer(world, people::Ask::TakeOver)
    }

    fn moment(rulebook: Option<&Rulebook>, position: &Position) -> String {
        let public = &position.public;
        let turn = public.turn.max(1);
        match &public.outcome {
            Some(outcome) => format!("Ended: {}", outcome.level),
            None => {
                let date = rulebook.map_or("", |rulebook| rulebook.date(turn));
                format!("Turn {turn}, {date}, {}", phase_name(public.phase))
            }
        }
    }

    fn title(rulebook: &Rulebook) -> &str {
        &rulebook.scenario.title
    }

    fn happened(world: &mut World, events: &[Event]) {
        feed::tell(world, events);
    }

    fn taken_back(world: &mut World) {
        feed::take_back(world);
    }

    fn waiting_places(rulebook: &Rulebook, position: &Position, wanted: &dyn Fn(Word) -> bool) -> Vec<Vec2> {
        let public = &position.public;
        let cards = waiting::boxes(rulebook, public, CARD).into_iter().flat_map(|waiting| waiting.cards);
        cards.filter(|(piece, _)| wanted(public.counter(*piece).id)).map(|(_, place)| place).collect()
    }

    fn paint_beside(world: &mut World, path: &Path) {
        thumbnail::paint_guderian(world, path);
    }
}
