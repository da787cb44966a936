//! The record of a game: dice given by hand are in its file, and undo is exact and cheap in a phase of any length.

use crate::games::{campaign, order_of, without_marks};
use bevy::prelude::World;
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, GameFile, Record, TableCommand, dice_of, hash},
    },
    games::guderian::{
        players::by_name,
        rules::{Guderian, event::Event, order::Order, phase::Phase, set_up},
    },
    play::players::Seated,
};
use std::sync::Arc;

/// A game that is being played.
struct Played {
    world: World,
    record: Record<Guderian>,
    player: Seated<Guderian>,
}

impl Played {
    fn new(seed: u64) -> Self {
        let mut world = Guderian::world();
        let record = Record::new(&mut world, Arc::clone(&campaign()), seed);
        Self::with(world, record)
    }

    fn with(world: World, record: Record<Guderian>) -> Self {
        Self { world, record, player: by_name("random", 77).unwrap() }
    }

    fn opened(text: &str) -> (Self, Vec<String>) {
        let mut world = Guderian::world();
        let file = GameFile::parse("game.kessel", text).unwrap();
        let opened = Record::from_file(&mut world, file).unwrap();
        (Self::with(world, opened.record), opened.notes)
    }

    fn text(&self) -> String {
        self.record.file.text().unwrap()
    }

    fn hash(&self) -> String {
        hash(Guderian::position(&self.world)).unwrap().to_string()
    }

    fn phase(&self) -> Phase {
        Guderian::position(&self.world).public.phase
    }

    fn play(&mut self, order: &Order) -> Vec<Event> {
        self.record.play(&mut self.world, order).unwrap()
    }

    /// Lets a random player of both sides play while the game is in a phase, for at most this many orders.
    fn go_on(&mut self, most: usize, goes_on: impl Fn(Phase) -> bool) {
        for _ in 0..most {
            let public = &Guderian::position(&self.world).public;
            if !goes_on(public.phase) {
                break;
            }
            let order = order_of(self.player.as_mut(), &campaign(), Guderian::position(&self.world));
            self.play(&order);
        }
    }

    /// Sets every army up and plays to the end of the phase before turn 1.
    fn before_turn_1(seed: u64) -> Self {
        let mut game = Self::new(seed);
        game.go_on(400, |phase| phase == Phase::SovietSetUp);
        assert_eq!(game.phase(), Phase::FirstInterdiction);
        game
    }
}

/// Checks that a file of the game opens as the game itself, without a note.
#[track_caller]
fn opens_whole(game: &Played) {
    let (opened, notes) = Played::opened(&game.text());
    assert_eq!(notes, Vec::<String>::new());
    assert_eq!(opened.hash(), game.hash());
    assert_eq!(opened.text(), game.text());
    assert_eq!(opened.record.can_undo(), game.record.can_undo());
}

#[test]
fn dice_given_in_advance_stand_where_they_were_given() {
    let mut game = Played::new(41);
    game.record.give_dice(&mut game.world, &[2]);
    game.go_on(5, |_| true);
    game.record.give_dice(&mut game.world, &[6, 4]);
    opens_whole(&game);
    game.go_on(400, |phase| phase != Phase::SovietMovement);
    let dice: Vec<u8> = game.record.file.played.iter().flat_map(|played| played.dice.clone()).collect();
    assert_eq!(dice, [2, 6, 4], "the given dice were thrown first");
    opens_whole(&game);
    game.go_on(60, |_| true);
    game.record.give_dice(&mut game.world, &[1, 1]);
    opens_whole(&game);
    game.go_on(100, |_| true);
    opens_whole(&game);
}

#[test]
fn dice_thrown_by_hand_stand_before_their_order() {
    let mut game = Played::before_turn_1(42);
    let orders = game.record.file.played.len();
    let wanted = game.record.dice_wanted(&game.world, &Order::EndPhase).unwrap();
    assert_eq!(wanted, 3, "a die for each of two armies, and one for the provisional division");
    let events = game.record.play_with_dice(&mut game.world, &Order::EndPhase, &[2, 5, 6, 1, 1]).unwrap();
    assert_eq!(dice_of::<Guderian>(&events), [2, 5, 6]);
    assert_eq!(game.record.file.commands, [(orders, TableCommand::Dice(vec![2, 5, 6]))]);
    assert!(Guderian::dice_ready(&mut game.world).is_empty(), "the rest of the dice lie about");
    let text = game.text();
    let lines: Vec<&str> = text.lines().collect();
    let given = lines.iter().position(|line| line.starts_with("Table(Dice([2,5,6])) //")).unwrap();
    assert!(lines[given + 1].contains("order:EndPhase,dice:[2,5,6]"), "{}", lines[given + 1]);
    opens_whole(&game);
}

#[test]
fn dice_for_a_refused_order_are_not_given() {
    let mut game = Played::before_turn_1(43);
    game.record.give_dice(&mut game.world, &[3]);
    let (text, hash) = (game.text(), game.hash());
    game.record.play_with_dice(&mut game.world, &Order::Lose, &[5, 6]).unwrap_err();
    assert_eq!((game.text(), game.hash()), (text, hash));
    assert_eq!(game.record.dice_wanted(&game.world, &Order::EndPhase).unwrap(), 2, "one die lies ready");
    assert!(game.record.dice_wanted(&game.world, &Order::Lose).is_err());
}

#[test]
fn undo_takes_dice_back_with_the_order_before_them_and_redo_gives_them_again() {
    let mut game = Played::new(44);
    game.go_on(3, |_| true);
    let three = (game.text(), game.hash());
    game.go_on(1, |_| true);
    game.record.give_dice(&mut game.world, &[4, 2]);
    let four = (game.text(), game.hash());
    game.go_on(1, |_| true);
    let five = (game.text(), game.hash());
    let now = |game: &Played| (game.text(), game.hash());
    assert!(game.record.undo(&mut game.world));
    assert_eq!(now(&game), four);
    assert!(game.record.undo(&mut game.world));
    assert_eq!(now(&game), three);
    game.record.redo(&mut game.world).unwrap();
    assert_eq!(now(&game), four);
    game.record.redo(&mut game.world).unwrap();
    assert_eq!(now(&game), five);
    assert!(game.record.redo(&mut game.world).is_none());
    // Dice given now belong to another future: nothing is left to redo.
    assert!(game.record.undo(&mut game.world));
    game.record.give_dice(&mut game.world, &[1]);
    assert!(!game.record.can_redo());
    opens_whole(&game);
}

/// Files from before dice had a line of their own contain them in a position line: that line decides, and nothing is
/// lost.
#[test]
fn an_old_file_with_dice_in_a_position_line_is_played_from_that_line() {
    let mut game = Played::before_turn_1(45);
    game.record.give_dice(&mut game.world, &[6, 6, 6]);
    let orders = game.record.file.played.len();
    game.record.file.commands.clear();
    let given = Guderian::position(&game.world).clone();
    game.record.file.positions.push((orders, given));
    game.play(&Order::EndPhase);
    let (opened, notes) = Played::opened(&game.text());
    assert_eq!(notes.len(), 1);
    assert!(notes[0].contains(&format!("order {} no longer plays", orders + 1)), "{}", notes[0]);
    assert_eq!(opened.hash(), game.hash());
    assert_eq!(opened.record.file.played, game.record.file.played);
}

#[test]
fn an_impossible_die_in_a_file_is_named_with_its_line() {
    let mut game = Played::new(46);
    game.record.give_dice(&mut game.world, &[6]);
    let text = without_marks(&game.text()).replace("Table(Dice([6]))", "Table(Dice([6,7]))");
    let fault = GameFile::<Guderian>::parse("game.kessel", &text).err().unwrap();
    assert_eq!(fault.to_string(), "game.kessel:4:1: a die shows 1 to 6, not 7");
}

/// Returns the units of armies with a choice, each with the hexes where it may be set up.
fn set_up_choices(game: &Played) -> Vec<(UnitId, Vec<Hex>)> {
    let public = &Guderian::position(&game.world).public;
    let rulebook = campaign();
    set_up::waiting(public)
        .map(|counter| {
            let army = rulebook.scenario.armies.iter().find(|army| Some(army.army) == counter.army);
            (counter.id, army.unwrap().hexes.clone())
        })
        .collect()
}

/// A player who changes many orders: memory stays bounded, and every step back is exact.
#[test]
fn a_long_set_up_is_taken_back_and_played_again_exactly() {
    const ORDERS: usize = 1500;
    let mut game = Played::new(47);
    let choices = set_up_choices(&game);
    let mut hashes = vec![game.hash()];
    let mut most = 0;
    for number in 0..ORDERS {
        let (unit, hexes) = &choices[number % choices.len()];
        game.play(&Order::Deploy { unit: *unit, hex: hexes[number / choices.len() % hexes.len()] });
        hashes.push(game.hash());
        most = most.max(game.record.snapshots());
    }
    assert!(most <= 32, "{most} positions were kept");
    let text = game.text();
    for number in (0..ORDERS).rev() {
        assert!(game.record.undo(&mut game.world));
        assert_eq!(game.hash(), hashes[number], "after taking order {} back", number + 1);
    }
    assert!(!game.record.undo(&mut game.world));
    for wanted in &hashes[1..] {
        game.record.redo(&mut game.world).unwrap();
        assert_eq!(game.hash(), *wanted);
    }
    assert_eq!(game.text(), text);
    assert!(game.record.snapshots() <= 32);
}

/// Random undo and redo in a game with all kinds of orders.
#[test]
fn undo_and_redo_are_exact_anywhere_in_a_game() {
    let mut game = Played::new(48);
    let mut taken = 0;
    for round in 0..45 {
        game.go_on(1 + round % 7, |_| true);
        let before = (game.text(), game.hash());
        let mut back = 0;
        while back < 1 + round % 5 && game.record.undo(&mut game.world) {
            back += 1;
        }
        for _ in 0..back {
            game.record.redo(&mut game.world).unwrap();
        }
        taken += back;
        assert!(before == (game.text(), game.hash()), "{back} orders back and forth in round {round}");
    }
    assert!(taken > 20, "only {taken} orders could be taken back");
    opens_whole(&game);
}

#[test]
fn reasons_are_kept_with_their_orders() {
    let mut game = Played::before_turn_1(44);
    assert!(!game.text().contains("reason"), "a game without reasons is written as ever");
    let said = game.record.file.played.len();
    game.record
        .play_because(&mut game.world, &Order::EndPhase, &[2, 2, 2], "no \"marker\"\nis left")
        .unwrap();
    let unsaid = order_of(game.player.as_mut(), &campaign(), Guderian::position(&game.world));
    game.play(&unsaid);
    let reasons = |game: &Played| -> Vec<String> {
        game.record.file.played[said..].iter().map(|played| played.reason.clone()).collect()
    };
    assert_eq!(reasons(&game), ["no \"marker\" is left", ""]);
    assert_eq!(game.text().matches("reason:").count(), 1);
    opens_whole(&game);
    let (opened, _) = Played::opened(&game.text());
    assert_eq!(reasons(&opened), reasons(&game));
    // The hash is that of the position: a reason changes nothing in play.
    let mut silent = Played::before_turn_1(44);
    silent.record.play_with_dice(&mut silent.world, &Order::EndPhase, &[2, 2, 2]).unwrap();
    assert_eq!(silent.record.file.played[said].hash, game.record.file.played[said].hash);
}

#[test]
fn a_reason_comes_back_with_its_order() {
    let mut game = Played::new(45);
    let order = order_of(game.player.as_mut(), &campaign(), Guderian::position(&game.world));
    game.record.play_because(&mut game.world, &order, &[], "it stands well there").unwrap();
    let text = game.text();
    assert!(game.record.undo(&mut game.world));
    assert!(!game.text().contains("it stands well there"));
    game.record.redo(&mut game.world).unwrap();
    assert_eq!(game.text(), text);
}
