//! Two players of a club, who play one game after the other by chance, whatever happens to their lines and to the server.

use super::{Club, Person, Seat};
use kessel::{
    club::dial::Connection,
    referee::{Played, client::Client},
};

/// Two players of a club.
pub(super) struct Pair<G: Played> {
    seats: [Seat<G>; 2],
    scenario: &'static str,
    /// The id of the game that they play.
    game: String,
    /// The number of their games, and of the acknowledged orders of those before the last one.
    games: usize,
    before: usize,
}

impl<G: Played> Pair<G> {
    /// Lets two players join the club at this address, and begin a game.
    pub(super) fn join(club: &Club, address: &str, scenario: &'static str) -> Self {
        let invite = club.invite(2);
        let persons = ["Anna", "Bert"].map(|name| Person::join_at(address, &invite, name));
        let seats = persons.map(|person| Seat::new(person, "", 3));
        let mut pair = Self { seats, scenario, game: String::new(), games: 0, before: 0 };
        pair.begin();
        pair
    }

    /// Begins another game, on lines that are connected.
    pub(super) fn begin(&mut self) {
        self.before += self.done();
        self.games += 1;
        let [first, second] = &mut self.seats;
        self.game = first.person.make_as::<G>(&format!("game-{}", self.games), self.scenario);
        second.person.sit::<G>(&self.game);
        for number in [0, 1] {
            self.forget(number);
            self.seats[number].done = 0;
        }
    }

    /// Lets a player lose all that the own program holds of the game.
    pub(super) fn forget(&mut self, number: usize) {
        self.seats[number].client = Client::new(&self.game, None);
    }

    /// The id of the game that they play.
    pub(super) fn game(&self) -> &str {
        &self.game
    }

    pub(super) fn play(&mut self) {
        self.seats.iter_mut().for_each(Seat::play);
    }

    /// Hears what has come, and gives no order.
    pub(super) fn hear(&mut self) {
        self.seats.iter_mut().for_each(Seat::hear);
    }

    pub(super) fn dial_again(&mut self, address: &str) {
        self.seats.iter_mut().for_each(|seat| seat.person.dial_again(address));
    }

    /// Lets those dial again whose line is lost.
    pub(super) fn dial_if_lost(&mut self, address: &str) {
        for seat in &mut self.seats {
            if seat.person.line.connection() == Connection::Lost {
                seat.person.dial_again(address);
            }
        }
    }

    /// The acknowledged orders of this game.
    pub(super) fn done(&self) -> usize {
        self.seats.iter().map(|seat| seat.done).sum()
    }

    /// The acknowledged orders of all games.
    pub(super) fn all_done(&self) -> usize {
        self.before + self.done()
    }

    /// The orders without an answer.
    pub(super) fn waiting(&self) -> usize {
        self.seats.iter().filter(|seat| seat.client.is_waiting()).count()
    }

    /// Whether both hold the end of the game.
    pub(super) fn is_over(&self) -> bool {
        let is_over = |seat: &Seat<G>| seat.client.held().is_some_and(|held| held.due.is_empty());
        self.waiting() == 0 && self.seats.iter().all(is_over)
    }

    /// Checks that each acknowledged order is kept once, and no other one but those that have no answer.
    #[track_caller]
    pub(super) fn check(&self, club: &Club) {
        let kept = club.data().load(&self.game).unwrap().unwrap();
        let (lines, done) = (kept.lines.len(), self.done());
        assert!(
            (done..=done + self.waiting()).contains(&lines),
            "{lines} lines of {done} acknowledged orders, {} without an answer",
            self.waiting()
        );
        let numbers = kept.lines.iter().map(|line| line.number);
        assert!(numbers.eq(1..=kept.number) && kept.gone.is_empty(), "a line is lost");
    }
}
