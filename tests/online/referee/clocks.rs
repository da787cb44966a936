//! Clocks: what they count, what they give back, and what a player may claim.

use super::{
    faulty_store::FaultyStore,
    room::{ID, Room, answer_in, people, rulebook},
};
use kessel::{
    engine::orders::{Ending, FreeHand, Game, facts},
    games::{panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad},
    referee::{
        Played,
        bench::{Bench, Outgoing, Reader, Takebacks, Terms, To},
        clock::{Claim, ClockTerms, Clocks, LineOnClock, Uptime},
        store::Store,
        wire::{ClientMessage, ClockSent, Form, Question, RefereeMessage, read_from_client, written},
    },
};

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// Ten minutes for a player turn.
const TURN: ClockTerms = ClockTerms::Turn { seconds: 600 };

/// A running game with a server that looks at it every four seconds.
struct Timed<G: Played> {
    room: Room<G>,
    at: i64,
}

impl<G: Played> Timed<G> {
    fn new(scenario: &str, clock: ClockTerms) -> Self {
        let terms = Terms { clock, takebacks: Takebacks::Ask, ..Terms::default() };
        let room = Room::<G>::new(&rulebook::<G>(scenario, &Default::default()), 7, terms, false);
        let mut timed = Self { room, at: 1_795_939_200_000 };
        timed.tick();
        timed
    }

    fn tick(&mut self) -> Vec<Outgoing> {
        self.room.bench.tick(&mut self.room.store, self.at)
    }

    /// Lets this much time pass.
    fn wait(&mut self, time: i64) {
        let until = self.at + time;
        while self.at < until {
            self.at = until.min(self.at + 4 * SECOND);
            self.tick();
        }
    }

    fn clock(&self) -> ClockSent {
        self.room.bench.clock().unwrap()
    }

    fn hear(&mut self, seat: usize, message: &ClientMessage) -> Vec<Outgoing> {
        self.room.bench.hear(&mut self.room.store, Reader::Seat(seat), message, self.at)
    }

    #[track_caller]
    fn answer(&mut self, seat: usize, message: &ClientMessage) -> RefereeMessage {
        answer_in(self.hear(seat, message))
    }

    /// Lets the acting seat give an order; returns the seat, and whether the order can be taken back.
    fn advance(&mut self) -> (usize, bool) {
        let (seat, order) = (self.room.acting(), self.room.advice());
        let events = self.room.events_of(&order);
        let message = self.room.message(seat, &order);
        let answer = self.answer(seat, &message);
        assert!(matches!(answer, RefereeMessage::Done { .. }), "{answer:?}");
        (seat, facts::<G>(&events).all(|fact| !fact.is_final))
    }

    fn ask(&mut self, seat: usize, what: Question) -> ClientMessage {
        let (key, after) = (self.room.key(), self.room.bench.number(Reader::Seat(seat)));
        ClientMessage::Ask { game: ID.to_owned(), key, after, what }
    }

    fn accept(&mut self, seat: usize, what: Question) -> ClientMessage {
        let (key, after) = (self.room.key(), self.room.bench.number(Reader::Seat(seat)));
        ClientMessage::Answer { game: ID.to_owned(), key, after, what, accept: true }
    }

    fn claim(&mut self, seat: usize, what: Claim) -> RefereeMessage {
        let (key, after) = (self.room.key(), self.room.bench.number(Reader::Seat(seat)));
        let claim = ClientMessage::Claim { game: ID.to_owned(), key, after, what };
        self.answer(seat, &claim)
    }

    /// The turn and the owner of the phase: a player turn lasts as long as both stay the same.
    fn player_turn(&self) -> (u8, Option<usize>) {
        let public = &self.room.bench.position().public;
        (G::turn(public), G::phase_side(self.room.bench.rulebook(), G::phase(public)))
    }

    /// Opens the game again from its store.
    fn reopen(&mut self) {
        self.room.bench = Bench::open(&mut self.room.store, ID).unwrap();
        self.tick();
    }
}

fn is_refused(answer: &RefereeMessage) -> bool {
    matches!(answer, RefereeMessage::Refused { case, .. } if case == "table")
}

#[test]
fn time_runs_for_the_side_that_is_waited_for() {
    let mut game = Timed::<Squad>::new("patrol", TURN);
    let acting = game.room.acting();
    game.wait(MINUTE);
    let clock = game.clock();
    let mut expected = [10 * MINUTE; 2];
    expected[acting] -= MINUTE;
    assert_eq!((clock.left, clock.at, clock.paused), (expected, game.at, false));
    assert_eq!(clock.runs, [Squad::SIDES[acting].word]);
}

/// The opponent's answers in a player turn are given on the opponent's clock: a question does not wind up a clock.
#[test]
fn a_new_player_turn_winds_up_the_clocks_of_a_turn() {
    let mut game = Timed::<Squad>::new("patrol", TURN);
    let mut wound_up = 0;
    for _ in 0..400 {
        if wound_up == 3 || game.room.bench.due().is_empty() {
            break;
        }
        let (before, turn) = (game.clock().left, game.player_turn());
        game.wait(SECOND);
        game.advance();
        let now = game.clock().left;
        if game.player_turn() == turn {
            assert!(now[0] <= before[0] && now[1] <= before[1] && now != before, "{before:?} {now:?}");
        } else {
            assert_eq!(now, [10 * MINUTE; 2]);
            wound_up += 1;
        }
    }
    assert_eq!(wound_up, 3);
}

/// A player gets the increment once for a player turn, however many orders it has, and only with an own order in it.
#[test]
fn the_increment_is_for_a_player_turn_with_an_order() {
    let terms = ClockTerms::Game { seconds: 3_600, increment: 30 };
    let mut game = Timed::<Squad>::new("patrol", terms);
    let (mut expected, mut has_ordered) = ([HOUR; 2], [false; 2]);
    let mut increments = 0;
    for _ in 0..400 {
        if increments == 3 || game.room.bench.due().is_empty() {
            break;
        }
        let turn = game.player_turn();
        game.wait(2 * SECOND);
        expected[game.room.acting()] -= 2 * SECOND;
        let (seat, _) = game.advance();
        has_ordered[seat] = true;
        if game.player_turn() != turn {
            for (expected, has_ordered) in expected.iter_mut().zip(has_ordered) {
                *expected += if has_ordered { 30 * SECOND } else { 0 };
            }
            (has_ordered, increments) = ([false; 2], increments + 1);
        }
        assert_eq!(game.clock().left, expected);
    }
    assert_eq!(increments, 3);
}

/// A restart changes no clock, neither between two orders nor in a pause.
#[test]
fn a_game_that_is_opened_again_has_the_same_clocks() {
    let mut game = Timed::<Platoon>::new("meeting", ClockTerms::Game { seconds: 3_600, increment: 10 });
    for number in 0..30 {
        game.wait(3 * SECOND);
        if number % 5 == 0 {
            let before = game.clock();
            game.reopen();
            assert_eq!(game.clock(), before, "after {number} orders");
        }
        game.advance();
    }
    let question = game.ask(0, Question::Pause);
    game.hear(0, &question);
    let accepted = game.accept(1, Question::Pause);
    game.hear(1, &accepted);
    let before = game.clock();
    game.reopen();
    assert!(before.paused && game.clock() == before, "{before:?}");
}

/// A game that nobody plays in is not kept in memory: its clocks have begun all the same.
#[test]
fn clocks_begin_before_the_first_order() {
    let mut game = Timed::<Platoon>::new("meeting", TURN);
    game.wait(MINUTE);
    let before = game.clock();
    game.reopen();
    assert_eq!(game.clock(), before);
    assert!(before.left.contains(&(9 * MINUTE)), "{before:?}");
}

/// A server that was away, or asleep, costs no player time. Their programs count on meanwhile: they are sent the clocks.
#[test]
fn a_server_that_was_away_costs_no_time() {
    let mut game = Timed::<Squad>::new("patrol", TURN);
    game.wait(MINUTE);
    let left = game.clock().left;
    game.at += HOUR;
    let sent = game.tick();
    let to: Vec<To> = sent.iter().map(|outgoing| outgoing.to).collect();
    assert_eq!(to, Reader::ALL.map(To::Reader));
    assert!(sent.iter().all(|outgoing| {
        matches!(&outgoing.message, RefereeMessage::Clock { clock } if clock.left == left && clock.at == game.at)
    }));
    game.at += HOUR;
    game.reopen();
    assert_eq!(game.clock().left, left);
    // A message says that the server runs as well as a look at the clocks.
    game.at += HOUR;
    game.advance();
    let now = game.clock().left;
    assert!(now[0] >= left[0] && now[1] >= left[1], "{left:?} {now:?}");
}

/// The clock of the server's machine is set forward or back by a day: that costs nothing and gives nothing.
#[test]
fn a_clock_that_is_set_changes_nothing() {
    for jump in [DAY, -DAY] {
        let mut game = Timed::<Squad>::new("patrol", TURN);
        let acting = game.room.acting();
        game.wait(MINUTE);
        game.at += jump;
        game.tick();
        assert_eq!(game.clock().left[acting], 9 * MINUTE, "{jump}");
        game.wait(MINUTE);
        game.at -= jump;
        game.tick();
        assert_eq!(game.clock().left[acting], 8 * MINUTE, "{jump}");
        game.wait(MINUTE);
        assert_eq!(game.clock().left[acting], 7 * MINUTE, "{jump}");
    }
    // Moments that two threads note in another order are not counted twice.
    let uptime = Uptime::new(0).after(1_000).after(400).after(1_200);
    assert_eq!(uptime, Uptime { at: 1_200, up: 1_200 });
}

/// Plays until the last order can be taken back; returns its seat and the clocks before it was thought about.
fn until_open(game: &mut Timed<Platoon>) -> (usize, [i64; 2]) {
    for _ in 0..300 {
        let before = game.clock().left;
        game.wait(20 * SECOND);
        if let (seat, true) = game.advance() {
            return (seat, before);
        }
    }
    panic!("no order could be taken back");
}

/// The time of orders that are taken back by agreement is given back to both, also that in which the answer was awaited.
#[test]
fn an_agreed_takeback_gives_the_time_back() {
    let mut game = Timed::<Platoon>::new("meeting", ClockTerms::Game { seconds: 7_200, increment: 0 });
    let (seat, before) = until_open(&mut game);
    game.wait(20 * SECOND);
    assert_ne!(game.clock().left, before);
    let question = game.ask(seat, Question::Takeback);
    game.hear(seat, &question);
    let accepted = game.accept(1 - seat, Question::Takeback);
    let sent = game.hear(1 - seat, &accepted);
    assert_eq!(game.clock().left, before);
    // Each viewer is sent the clocks once, with the takeback or by themselves.
    for reader in Reader::ALL {
        let to_reader = sent.iter().filter(|outgoing| outgoing.to == To::Reader(reader));
        let left = to_reader.filter_map(|outgoing| match &outgoing.message {
            RefereeMessage::Back(back) => back.clock.as_ref().map(|clock| clock.left),
            RefereeMessage::Clock { clock } => Some(clock.left),
            _ => None,
        });
        assert_eq!(left.collect::<Vec<_>>(), [before], "{reader:?}");
    }
    game.reopen();
    assert_eq!(game.clock().left, before);
}

#[test]
fn a_pause_is_agreed_and_either_player_ends_it() {
    let mut game = Timed::<Squad>::new("patrol", TURN);
    let acting = game.room.acting();
    let resume = game.ask(0, Question::Resume);
    assert!(is_refused(&game.answer(0, &resume)), "there is no pause");
    let question = game.ask(acting, Question::Pause);
    let sent = game.hear(acting, &question);
    let asked = RefereeMessage::Ask { what: Question::Pause };
    assert!(
        sent.contains(&Outgoing { to: To::Reader(Reader::Seat(1 - acting)), message: asked }),
        "{sent:?}"
    );
    game.wait(MINUTE);
    assert_eq!(game.clock().left[acting], 9 * MINUTE, "a question alone stops no clock");
    let accepted = game.accept(1 - acting, Question::Pause);
    let done = game.answer(1 - acting, &accepted);
    assert!(matches!(done, RefereeMessage::Done { .. }), "{done:?}");
    // Sent again, the answer is the same and nothing else happens.
    assert_eq!(game.hear(1 - acting, &accepted), [Outgoing { to: To::Sender, message: done }]);
    game.wait(HOUR);
    assert_eq!((game.clock().left[acting], game.clock().runs), (9 * MINUTE, Vec::new()));
    assert!(is_refused(&game.claim(1 - acting, Claim::Time)));
    let resume = game.ask(1 - acting, Question::Resume);
    let sent = game.hear(1 - acting, &resume);
    let clocks = sent.iter().filter(|outgoing| matches!(outgoing.message, RefereeMessage::Clock { .. }));
    assert_eq!(clocks.count(), 3);
    game.wait(MINUTE);
    assert_eq!(game.clock().left[acting], 8 * MINUTE);
    // An order ends a pause too: thinking in it would cost nothing.
    for (seat, message) in [(0, game.ask(0, Question::Pause)), (1, game.accept(1, Question::Pause))] {
        game.hear(seat, &message);
    }
    assert!(game.clock().paused);
    game.advance();
    assert!(!game.clock().paused);
}

/// Time that is over ends nothing by itself: the opponent may wait. Then the game ends as if the late side had resigned.
#[test]
fn a_claim_on_time_ends_the_game() {
    let mut game = Timed::<Squad>::new("patrol", TURN);
    let late = game.room.acting();
    game.wait(10 * MINUTE - SECOND);
    assert!(is_refused(&game.claim(1 - late, Claim::Time)));
    game.at += SECOND;
    let sent = game.tick();
    assert_eq!(sent.len(), 3, "every viewer learns that the time is over: {sent:?}");
    assert!(!game.room.bench.due().is_empty(), "the game goes on");
    assert!(is_refused(&game.claim(late, Claim::Time)), "the late side has nothing to claim");
    let (key, after) = (game.room.key(), game.room.bench.number(Reader::Seat(1 - late)));
    let claim = ClientMessage::Claim { game: ID.to_owned(), key, after, what: Claim::Time };
    let sent = game.hear(1 - late, &claim);
    let is_claimed = |message: &RefereeMessage| match message {
        RefereeMessage::Step(step) => {
            step.by.as_deref() == Some(Squad::SIDES[late].word)
                && step.clock.as_ref().and_then(|clock| clock.claimed) == Some(Claim::Time)
        }
        _ => false,
    };
    assert_eq!(sent.iter().filter(|outgoing| is_claimed(&outgoing.message)).count(), 3, "{sent:?}");
    assert_eq!(game.room.bench.due(), [0; 0]);
    let ending = Squad::agreed(&game.room.bench.position().public).ending;
    assert!(matches!(ending, Some(Ending::Resigned(_))), "{ending:?}");
    assert!(is_refused(&game.claim(1 - late, Claim::Time)), "the game is over");
    // A program that opens the game later learns the reason too.
    game.reopen();
    let open = ClientMessage::Open { game: ID.to_owned(), form: Form::View, n: None, hash: None };
    let whole = game.answer(late, &open);
    assert!(matches!(&whole, RefereeMessage::Game(whole)
        if whole.clock.as_ref().is_some_and(|clock| clock.claimed == Some(Claim::Time))));
}

/// Whoever is late by days has 48 hours more, and is never called gone.
#[test]
fn days_have_a_grace_of_48_hours() {
    let terms = ClockTerms::Days { days: 3 };
    let clocks = Clocks::new(terms, [true, false], 0).unwrap();
    assert!(!clocks.is_over(terms, 0, 5 * DAY - 1) && clocks.is_over(terms, 0, 5 * DAY));
    assert!(!clocks.is_over(terms, 1, 50 * DAY));
    assert_eq!(clocks.at(4 * DAY).left, [-DAY, 3 * DAY]);
    let line = LineOnClock { up: 4 * DAY, order_of: Some(0), ends_turn: true, ..LineOnClock::default() };
    assert_eq!(clocks.after(terms, line).left, [3 * DAY; 2], "an order that comes in time is in time");
    let mut game = Timed::<Squad>::new("patrol", terms);
    let acting = game.room.acting();
    game.room.bench.present(acting, false, game.at);
    game.wait(10 * MINUTE);
    assert!(is_refused(&game.claim(1 - acting, Claim::Gone)));
}

/// Five minutes without a link count only while the player is waited for, and only in a row.
#[test]
fn an_opponent_who_is_gone_may_be_claimed() {
    let mut game = Timed::<Squad>::new("patrol", ClockTerms::Game { seconds: 7_200, increment: 0 });
    let gone = game.room.acting();
    game.wait(10 * MINUTE);
    assert!(is_refused(&game.claim(1 - gone, Claim::Gone)), "there is a link");
    game.room.bench.present(gone, false, game.at);
    game.wait(4 * MINUTE);
    game.room.bench.present(gone, true, game.at);
    game.room.bench.present(gone, false, game.at);
    game.wait(4 * MINUTE);
    assert!(is_refused(&game.claim(1 - gone, Claim::Gone)), "not in a row");
    // The server was away for an hour: that is not the player's fault.
    game.at += HOUR;
    game.tick();
    assert!(is_refused(&game.claim(1 - gone, Claim::Gone)));
    // The opponent's own absence does not count in the turn of the other.
    assert!(is_refused(&game.claim(gone, Claim::Gone)));
    game.wait(2 * MINUTE);
    let answer = game.claim(1 - gone, Claim::Gone);
    assert!(matches!(answer, RefereeMessage::Done { .. }), "{answer:?}");
    assert_eq!(game.room.bench.due(), [0; 0]);
    assert_eq!(game.clock().claimed, Some(Claim::Gone));
}

/// Neither side waits for the other's plot (3.1): both clocks run, each until the plot of its side is there.
#[test]
fn both_clocks_run_while_both_sides_plot() {
    let mut game = Timed::<Panzer44>::new("ailette", ClockTerms::Game { seconds: 7_200, increment: 0 });
    for _ in 0..300 {
        if game.room.bench.due().len() == 2 {
            break;
        }
        game.advance();
    }
    assert_eq!(game.room.bench.due(), [0, 1], "both plot");
    let before = game.clock();
    assert_eq!(before.runs.len(), 2);
    game.wait(MINUTE);
    assert_eq!(game.clock().left, before.left.map(|left| left - MINUTE));
    let (seat, _) = game.advance();
    let now = game.clock();
    assert_eq!(now.runs, [Panzer44::SIDES[1 - seat].word]);
    game.wait(MINUTE);
    let mut expected = now.left;
    expected[1 - seat] -= MINUTE;
    assert_eq!(game.clock().left, expected);
}

#[test]
fn a_game_that_was_kept_before_there_were_clocks_has_none() {
    let mut store = FaultyStore::default();
    let agreed = (7, people(), Terms::default());
    let rulebook = rulebook::<Squad>("patrol", &Default::default());
    Bench::<Squad>::begin(&mut store, ID, rulebook, agreed, 0).unwrap();
    store.damage = Some(|kept| kept.game.policy = r#"{"takebacks":"Free","effort":1.0}"#.to_owned());
    let mut bench = Bench::<Squad>::open(&mut store, ID).unwrap();
    assert!(bench.tick(&mut store, 5).is_empty() && bench.clock().is_none());
    let open = ClientMessage::Open { game: ID.to_owned(), form: Form::View, n: None, hash: None };
    let whole = answer_in(bench.hear(&mut store, Reader::Seat(0), &open, 9));
    assert!(matches!(&whole, RefereeMessage::Game(whole) if whole.clock.is_none()), "{whole:?}");
    assert!(!written(&whole).contains("\"clock\""));
    for what in ["time", "gone"] {
        let claim = format!(r#"{{"t":"claim","game":"{ID}","key":"{what}","after":0,"what":"{what}"}}"#);
        let claim = read_from_client(&claim).unwrap();
        assert!(is_refused(&answer_in(bench.hear(&mut store, Reader::Seat(0), &claim, 10))), "{what}");
    }
}

/// A clock of no time would lose the game at once.
#[test]
fn clocks_that_cannot_be_played_with_begin_no_game() {
    let mut store = FaultyStore::default();
    for clock in [
        ClockTerms::Turn { seconds: 0 },
        ClockTerms::Game { seconds: u32::MAX, increment: 0 },
        ClockTerms::Game { seconds: 600, increment: u32::MAX },
        ClockTerms::Days { days: 0 },
    ] {
        let agreed = (7, people(), Terms { clock, ..Terms::default() });
        let rulebook = rulebook::<Squad>("patrol", &Default::default());
        assert!(Bench::<Squad>::begin(&mut store, ID, rulebook, agreed, 0).is_err(), "{clock:?}");
    }
    assert!(store.games().unwrap().is_empty());
}
