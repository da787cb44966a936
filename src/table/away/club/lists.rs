//! The games of a club as the pages show them, made of what the club sends.

use crate::{
    panels::{GameSeat, Lobby, LobbyRow, OnlineClock, Opponent},
    referee::{
        bench::Takebacks,
        clock::ClockTerms,
        delay::DelayTerms,
        wire::{LobbyClock, LobbyGame, LobbyShown, SeatKind, SeatShown, TakebackTerms},
    },
    table::away::texts::{self, NAME, SENTENCE},
};
use serde_json::Value;

/// The most games of each list that are shown. Honest clubs send fewer, and every row is laid out in every frame.
const MOST: usize = 100;

/// Returns the lists of a club for the player of this name; none for a guest.
pub(super) fn lobby(shown: &LobbyShown, player: Option<&str>) -> Lobby {
    let list = |games: &[LobbyGame]| games.iter().filter_map(|game| row(game, player)).take(MOST).collect();
    Lobby {
        mine: list(&shown.mine),
        open: list(&shown.open),
        watch: list(&shown.watch),
        ended: list(&shown.ended),
    }
}

/// Returns a game of a club; none for one that does not have two seats, or whose ids are none.
fn row(game: &LobbyGame, player: Option<&str>) -> Option<LobbyRow> {
    let [first, second] = game.players.as_slice() else { return None };
    if [&game.game, &game.kind, &game.scenario].into_iter().any(|id| *id != texts::shown(id, NAME)) {
        return None;
    }
    let is_own = |seat: &SeatShown| {
        let is_person = matches!(seat.kind, SeatKind::Player | SeatKind::Bot);
        is_person && player.is_some() && seat.name.as_deref() == player
    };
    let own = [first, second].into_iter().position(is_own);
    let delay = delay(game.terms.delay.as_ref());
    Some(LobbyRow {
        game: game.game.clone(),
        kind: game.kind.clone(),
        scenario: game.scenario.clone(),
        seats: [seat(first), seat(second)],
        own,
        // Until a game begins, they are those whose programs must still take part in the agreement on the dice.
        due: if game.forming {
            Vec::new()
        } else {
            game.due.iter().take(2).map(|name| name_of(name)).collect()
        },
        your_turn: game.your_turn,
        left: game.clock.as_ref().and_then(|clock| left(clock, own)),
        moved: game.moved,
        result: game.result.as_ref().map(|result| texts::shown(result, SENTENCE)),
        takebacks: match game.terms.takebacks {
            TakebackTerms::Free => Takebacks::Free,
            TakebackTerms::Ask => Takebacks::Ask,
            TakebackTerms::None => Takebacks::None,
        },
        hints: game.terms.hints,
        clock: clock(game.terms.clock.as_ref()),
        rated: game.terms.rated,
        ratings: [first.rating, second.rating],
        public: game.terms.public,
        page: None,
        watch: None,
        restarts: 0,
        delay,
        is_behind: !delay.is_none() && own.is_none() && !game.forming && game.result.is_none(),
    })
}

/// Returns the name of a player as it may be shown.
fn name_of(name: &str) -> String {
    texts::shown(name, NAME)
}

fn seat(shown: &SeatShown) -> GameSeat {
    let name = shown.name.as_deref().map(name_of).unwrap_or_default();
    match shown.kind {
        SeatKind::Open => GameSeat::Open,
        SeatKind::Invited => GameSeat::Invited,
        SeatKind::Player => GameSeat::Player(name),
        SeatKind::Bot => GameSeat::Bot(name),
        SeatKind::Computer => GameSeat::Computer(name),
    }
}

/// Returns the milliseconds left to the player who is waited for: if both are, to the player here.
fn left(clock: &LobbyClock, own: Option<usize>) -> Option<i64> {
    let mut running = clock.left.iter().zip(clock.runs).enumerate().filter(|(_, (_, runs))| *runs);
    let first = running.next()?;
    let shown = running.find(|(seat, _)| Some(*seat) == own).unwrap_or(first);
    Some(*shown.1.0)
}

/// Returns the clocks of a game; none if they are of a kind that this program does not know.
fn clock(sent: Option<&Value>) -> OnlineClock {
    let terms = sent.and_then(|sent| serde_json::from_value(sent.clone()).ok());
    match terms.unwrap_or(ClockTerms::None) {
        ClockTerms::None => OnlineClock::None,
        ClockTerms::Turn { seconds } => OnlineClock::Turn { seconds },
        ClockTerms::Game { seconds, increment } => OnlineClock::Game { seconds, increment },
        ClockTerms::Days { days } => OnlineClock::Days { days },
    }
}

/// Returns the clocks of a new game as they are sent; none for a game without.
pub(super) fn clock_sent(clock: OnlineClock) -> Option<Value> {
    let terms = match clock {
        OnlineClock::None => return None,
        OnlineClock::Turn { seconds } => ClockTerms::Turn { seconds },
        OnlineClock::Game { seconds, increment } => ClockTerms::Game { seconds, increment },
        OnlineClock::Days { days } => ClockTerms::Days { days },
    };
    serde_json::to_value(terms).ok()
}

/// Returns the delay of spectators; none if it is of a kind that this program does not know.
fn delay(sent: Option<&Value>) -> DelayTerms {
    sent.and_then(|sent| serde_json::from_value(sent.clone()).ok()).unwrap_or_default()
}

/// Returns the delay of a new game as it is sent; none for a game without.
pub(super) fn delay_sent(delay: DelayTerms) -> Option<Value> {
    if delay.is_none() { None } else { serde_json::to_value(delay).ok() }
}

/// Returns the takebacks of a new game as they are sent.
pub(super) fn takebacks_sent(takebacks: Takebacks) -> TakebackTerms {
    match takebacks {
        Takebacks::Free => TakebackTerms::Free,
        Takebacks::Ask => TakebackTerms::Ask,
        Takebacks::None => TakebackTerms::None,
    }
}

/// Returns the opponent in a new game as it is sent.
pub(super) fn opponent_sent(opponent: &Opponent) -> String {
    match opponent {
        Opponent::Open => "open".to_owned(),
        Opponent::Invited => "invite".to_owned(),
        Opponent::Computer(name) => name.clone(),
    }
}

/// Whether a game has begun: a player is waited for, which the club may not show, or it has ended.
pub(super) fn has_begun(row: &LobbyRow) -> bool {
    !row.due.is_empty() || row.result.is_some() || row.is_behind
}

/// Whether a seat of a game is free.
pub(super) fn has_free_seat(row: &LobbyRow) -> bool {
    row.seats.iter().any(|seat| matches!(seat, GameSeat::Open | GameSeat::Invited))
}

/// Returns a game in the lists.
pub(super) fn find<'l>(lobby: Option<&'l Lobby>, game: &str) -> Option<&'l LobbyRow> {
    let Lobby { mine, open, watch, ended } = lobby?;
    [mine, open, watch, ended].into_iter().flatten().find(|row| row.game == game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn sent(clock: &Value) -> LobbyGame {
        serde_json::from_value(json!({
            "game": "7kq2m9x4", "kind": "made up", "scenario": "bridge",
            "players": [
                { "side": "one", "kind": "computer", "name": "Anna" },
                { "side": "other", "kind": "player", "name": "Anna" },
            ],
            "due": ["Anna"], "your_turn": true, "moved": 5,
            "terms": { "takebacks": "free", "public": true, "clock": clock },
        }))
        .expect("a game of a lobby")
    }

    /// A computer player with the name of the player is not the player.
    #[test]
    fn the_own_seat_is_that_of_the_person() {
        let game = sent(&json!({ "turn": { "seconds": 600 } }));
        let row = row(&game, Some("Anna")).expect("two seats");
        assert_eq!((row.own, row.clock), (Some(1), OnlineClock::Turn { seconds: 600 }));
        assert_eq!(row.seats, [GameSeat::Computer("Anna".to_owned()), GameSeat::Player("Anna".to_owned())]);
        assert!(has_begun(&row) && !has_free_seat(&row));
        let lobby = LobbyShown { watch: vec![game], ..LobbyShown::default() };
        let seen = super::lobby(&lobby, None);
        assert_eq!(find(Some(&seen), "7kq2m9x4").map(|row| row.own), Some(None));
    }

    /// A program of the player is the player here, and says that it is one.
    #[test]
    fn the_seat_of_a_program_is_marked() {
        let mut game = sent(&json!("none"));
        game.players[1].kind = SeatKind::Bot;
        let row = row(&game, Some("Anna")).expect("two seats");
        assert_eq!((row.own, row.seats[1].clone()), (Some(1), GameSeat::Bot("Anna".to_owned())));
        assert!(row.public && row.page.is_none() && row.watch.is_none());
    }

    /// A club that means harm cannot make the window slow, nor have one text look like another.
    #[test]
    fn lists_and_their_texts_are_short() {
        let long = |text: &str| text.repeat(10_000);
        let mut game = sent(&json!("none"));
        (game.result, game.due) = (Some(long("won\n")), vec![long("\u{202e}Anna"); 500]);
        game.players[0].name = Some(long("Anna"));
        let row = row(&game, Some("Anna")).expect("two seats");
        let length = |text: &str| text.chars().count();
        assert!(row.result.is_some_and(|result| length(&result) <= SENTENCE + 1 && !result.contains('\n')));
        assert!(row.due.len() == 2 && row.due.iter().all(|name| length(name) <= NAME + 1));
        assert!(matches!(&row.seats[0], GameSeat::Computer(name) if length(name) <= NAME + 1));
        let good = sent(&json!("none"));
        let wrong = [("game", "g"), ("kind", "k\n"), ("scenario", "s")].map(|(field, text)| {
            let mut game = good.clone();
            let id = match field {
                "game" => &mut game.game,
                "kind" => &mut game.kind,
                _ => &mut game.scenario,
            };
            *id = long(text);
            game
        });
        let mine = wrong.into_iter().chain(vec![good; 1_000]).collect();
        let seen = super::lobby(&LobbyShown { mine, ..LobbyShown::default() }, None);
        assert_eq!(seen.mine.len(), MOST);
        assert!(seen.mine.iter().all(|row| row.game == "7kq2m9x4"));
    }

    /// While the dice are agreed on, no player has the move.
    #[test]
    fn a_game_that_is_forming_has_not_begun() {
        let game = LobbyGame { forming: true, ..sent(&json!("none")) };
        let row = row(&game, Some("Anna")).expect("two seats");
        assert!(!has_begun(&row) && row.due.is_empty());
    }

    /// The club does not show whose turn it is in a game that is watched with a delay.
    #[test]
    fn a_game_with_a_delay_can_be_watched() {
        let mut game = LobbyGame { due: Vec::new(), your_turn: false, ..sent(&json!("none")) };
        assert!(!has_begun(&row(&game, None).expect("two seats")), "the club would show whose turn it is");
        game.terms.delay = delay_sent(DelayTerms::Orders(5));
        let watched = row(&game, None).expect("two seats");
        assert!(has_begun(&watched) && watched.is_behind && watched.delay == DelayTerms::Orders(5));
        assert!(!row(&game, Some("Anna")).expect("two seats").is_behind, "a player sees it as it is");
        game.terms.delay = Some(json!({ "moons": 3 }));
        assert_eq!(row(&game, None).map(|row| row.delay), Some(DelayTerms::None));
        assert_eq!(delay_sent(DelayTerms::None), None);
    }

    /// Where both clocks run, the own one counts.
    #[test]
    fn the_time_left_is_that_of_the_player_who_is_waited_for() {
        let clock = |runs| LobbyClock { left: [5, 7], runs, paused: false };
        assert_eq!(left(&clock([true, false]), Some(1)), Some(5));
        assert_eq!(left(&clock([true, true]), Some(1)), Some(7));
        assert_eq!(left(&clock([true, true]), None), Some(5));
        assert_eq!(left(&clock([false, false]), Some(0)), None);
    }

    /// The clocks come back as they were sent.
    #[test]
    fn clocks_are_sent_as_the_referee_reads_them() {
        for clock in [
            OnlineClock::Turn { seconds: 300 },
            OnlineClock::Game { seconds: 3600, increment: 30 },
            OnlineClock::Days { days: 3 },
        ] {
            assert_eq!(super::clock(clock_sent(clock).as_ref()), clock);
        }
        assert_eq!(clock_sent(OnlineClock::None), None);
        assert_eq!(super::clock(Some(&json!({ "hourglass": 3 }))), OnlineClock::None);
    }
}
