//! What people at the table do beside the orders of the rules: commands of the table, dice of their own, taking over
//! from each other, and what only their game knows.

use super::{
    by_hand::{self, DiceAsked},
    hand_over::{self, HandOver},
    screen::Screen,
    seating::Seating,
    session::{Session, lies, tell, trouble, with_record},
    tabled::{OnTable, registry},
};
use crate::engine::orders::{AnyValue, AnyWish, Refusal, TableCommand};
use bevy::prelude::*;
use std::fmt::Debug;

/// Something that people ask for beside orders.
#[derive(Clone, Debug, PartialEq)]
pub enum Ask {
    /// The next player takes over.
    TakeOver,
    /// A die that was thrown by hand.
    Die(u8),
    /// Do not throw after all.
    CancelDice,
    /// Whether people throw the dice from now on.
    DiceByHand(bool),
    /// Carry out a command of the table, of the game that lies there.
    Command(AnyValue),
    /// What only the game on the table knows.
    Own(AnyWish),
}

impl Ask {
    /// Carry out this command of the table.
    pub fn command(command: impl Clone + Debug + PartialEq + Send + Sync + 'static) -> Self {
        Self::Command(AnyValue::new(command))
    }

    /// This, which only the game on the table knows.
    pub fn own(wish: impl Clone + Debug + PartialEq + Send + Sync + 'static) -> Self {
        Self::Own(AnyWish::new(wish))
    }
}

/// What goes on between the people at the table.
pub struct People<G: Seating> {
    /// The hand-over that is under way.
    pub hand_over: Option<HandOver>,
    /// Dice that are asked for.
    pub dice: Option<DiceAsked<G::Order>>,
    /// What only this game knows.
    pub talk: G::Talk,
    /// How many lines of the log each side had seen before it gave its last order.
    pub(super) seen: [usize; 2],
}

impl<G: Seating> Default for People<G> {
    fn default() -> Self {
        Self { hand_over: None, dice: None, talk: G::Talk::default(), seen: [0; 2] }
    }
}

/// What people at the table of a game do.
pub(crate) fn plug_in<G: OnTable>(app: &mut App) {
    app.add_systems(Update, give_up::<G>.run_if(in_state(Screen::Table).and_then(lies::<G>)));
}

/// Esc puts down what has not happened yet: what is to be placed, dice not thrown.
fn give_up<G: OnTable>(keys: Res<ButtonInput<KeyCode>>, mut session: ResMut<Session<G>>) {
    if keys.just_pressed(KeyCode::Escape) {
        G::put_down(&mut session.people.talk);
        by_hand::leave(&mut session.people);
    }
}

/// Whether people are asked for a die: who types one means nothing else by the key.
pub(crate) fn die_is_asked(world: &World) -> bool {
    registry::lying(world).is_some_and(|game| game.asks_die(world))
}

/// Does what people ask for.
pub(crate) fn answer<G: OnTable>(world: &mut World, ask: Ask) -> Result<(), Refusal> {
    match ask {
        Ask::TakeOver => {
            hand_over::take_over::<G>(world);
            Ok(())
        }
        Ask::Die(die) => by_hand::throw::<G>(world, die),
        Ask::CancelDice => {
            by_hand::leave(&mut world.resource_mut::<Session<G>>().people);
            Ok(())
        }
        Ask::DiceByHand(on) => by_hand::switch::<G>(world, on),
        Ask::Command(command) => match command.of() {
            Some(command) => carry_out::<G>(world, command),
            None => Err(trouble("this command belongs to another game than the one on the table")),
        },
        Ask::Own(wish) => G::talk(world, &wish),
    }
}

/// Carries out a command of the table and tells what it brought about.
pub(crate) fn carry_out<G: OnTable>(world: &mut World, command: &G::Command) -> Result<(), Refusal> {
    let stood = G::standing(world);
    let events = with_record::<G, _>(world, |world, record| {
        record.command(world, TableCommand::Game(command.clone()))
    })?;
    let people = &mut world.resource_mut::<Session<G>>().people;
    people.dice = None;
    G::commanded(&mut people.talk, command);
    tell::<G>(world, events, stood);
    Ok(())
}
