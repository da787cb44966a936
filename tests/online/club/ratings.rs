//! Rated games: who plays them, and what their results change.

use super::house::{House, Member, join, open, patrol, sit};
use kessel::{
    club::hall::{Hall, HallRules, LinkId},
    games::REFEREED,
    referee::{
        Role,
        bench::Reader,
        clock::Claim,
        store::club::ClubStore,
        wire::{ClientMessage, ErrorCode, LobbyGame, LobbyShown, NewOffer, Question, RefereeMessage},
    },
};
use serde_json::json;

fn rated(key: &str) -> NewOffer {
    NewOffer { rated: true, ..patrol(key) }
}

fn lobby(house: &mut House, member: &Member) -> LobbyShown {
    match house.answer(member.link, &ClientMessage::Lobby) {
        RefereeMessage::Lobby(lobby) => *lobby,
        other => panic!("{other:?}"),
    }
}

/// Begins a game of Anna and Ben.
fn begun(house: &mut House, offer: NewOffer) -> ([Member; 2], String) {
    let members = [house.member("Anna"), house.member("Ben")];
    let game = house.game_of((&members[0], &members[1]), offer);
    (members, game)
}

/// The number of the last message that a player has been sent about a game.
fn held(house: &mut House, link: LinkId, game: &str) -> u64 {
    match house.answer(link, &open(game)) {
        RefereeMessage::Game(game) => game.n,
        other => panic!("{other:?}"),
    }
}

/// Returns a wish of a player about a game.
fn wish(house: &mut House, link: LinkId, game: &str, what: Question) -> ClientMessage {
    let (after, key) = (held(house, link, game), house.key());
    ClientMessage::Ask { game: game.to_owned(), key, after, what }
}

fn has_done(messages: &[RefereeMessage]) -> bool {
    messages.iter().any(|message| matches!(message, RefereeMessage::Done { .. }))
}

/// The points and the rated games of all players, by their names.
fn ratings(house: &mut House) -> Vec<(i32, u32)> {
    let players = house.store.players().unwrap();
    players.iter().map(|player| (player.rating.points, player.rating.games)).collect()
}

/// The ratings that the lobby shows beside the names.
fn shown(game: &LobbyGame) -> Vec<Option<i32>> {
    game.players.iter().map(|seat| seat.rating).collect()
}

#[test]
fn a_resignation_changes_the_ratings_once() {
    let mut house = House::new();
    let (members, game) = begun(&mut house, rated("key"));
    let running = lobby(&mut house, &members[1]).mine.remove(0);
    assert!(running.terms.rated);
    assert_eq!(shown(&running), [Some(1_200); 2]);
    let link = members[0].link;
    let resign = wish(&mut house, link, &game, Question::Resign);
    for _ in 0..2 {
        assert!(has_done(&house.ask(link, &resign)));
        assert_eq!(ratings(&mut house), [(1_184, 1), (1_216, 1)]);
    }
    let ended = lobby(&mut house, &members[1]).ended.remove(0);
    assert_eq!(shown(&ended), [Some(1_184), Some(1_216)]);
    // A process that takes the game for a running one, and then finds its end.
    house.store.note(&game, &[0], None, None).unwrap();
    house.restart();
    let ben = house.again(&members[1]);
    held(&mut house, ben.link, &game);
    assert!(house.store.club_game(&game).unwrap().unwrap().result.is_some());
    assert_eq!(ratings(&mut house), [(1_184, 1), (1_216, 1)]);
    assert_eq!(house.hall.take_faults(), [""; 0]);
}

/// A process that is killed when it has kept the last line has not noted the result: the next one does, once.
#[test]
fn a_result_that_was_not_noted_counts_when_the_game_is_opened() {
    let mut house = House::new();
    let (members, game) = begun(&mut house, rated("key"));
    let resign = wish(&mut house, members[1].link, &game, Question::Resign);
    let mut store = house.store.clone();
    let kind = REFEREED.iter().find(|kind| kind.kind() == "squad").unwrap();
    let mut bench = kind.open(&mut store, &game).unwrap();
    let outgoing = bench.hear(&mut store, Reader::Seat(1), &resign, house.at);
    assert!(has_done(&outgoing.into_iter().map(|outgoing| outgoing.message).collect::<Vec<_>>()));
    for expected in [[(1_200, 0), (1_200, 0)], [(1_216, 1), (1_184, 1)], [(1_216, 1), (1_184, 1)]] {
        assert_eq!(ratings(&mut house), expected);
        house.restart();
        let anna = house.again(&members[0]);
        held(&mut house, anna.link, &game);
    }
}

/// After a defeat the weaker player gains by a draw.
#[test]
fn a_draw_counts_half() {
    let mut house = House::new();
    let (members, game) = begun(&mut house, rated("key"));
    let [anna, ben] = [members[0].link, members[1].link];
    let resign = wish(&mut house, anna, &game, Question::Resign);
    assert!(has_done(&house.ask(anna, &resign)));
    let game = house.game_of((&members[0], &members[1]), rated("second"));
    let offer = wish(&mut house, anna, &game, Question::Draw);
    assert!(has_done(&house.ask(anna, &offer)));
    assert_eq!(ratings(&mut house), [(1_184, 1), (1_216, 1)]);
    let (after, key) = (held(&mut house, ben, &game), house.key());
    let accept = ClientMessage::Answer { game, key, after, what: Question::Draw, accept: true };
    assert!(has_done(&house.ask(ben, &accept)));
    assert_eq!(ratings(&mut house), [(1_185, 2), (1_215, 2)]);
}

#[test]
fn a_claim_on_time_is_a_victory() {
    let mut house = House::new();
    let clock = Some(json!({"turn": {"seconds": 60}}));
    let (members, game) = begun(&mut house, NewOffer { clock, ..rated("key") });
    for member in &members {
        held(&mut house, member.link, &game);
    }
    let late = usize::from(!lobby(&mut house, &members[0]).mine[0].your_turn);
    for _ in 0..20 {
        house.wait(4_000);
        for member in &members {
            house.send(member.link, &ClientMessage::Here);
        }
    }
    let link = members[1 - late].link;
    let (after, key) = (held(&mut house, link, &game), house.key());
    assert!(has_done(&house.ask(link, &ClientMessage::Claim { game, key, after, what: Claim::Time })));
    let mut expected = [(1_216, 1); 2];
    expected[late] = (1_184, 1);
    assert_eq!(ratings(&mut house), expected);
}

#[test]
fn a_game_that_is_not_rated_changes_nothing() {
    let mut house = House::new();
    let (members, game) = begun(&mut house, patrol("key"));
    let resign = wish(&mut house, members[0].link, &game, Question::Resign);
    assert!(has_done(&house.ask(members[0].link, &resign)));
    assert_eq!(ratings(&mut house), [(1_200, 0); 2]);
    let ended = lobby(&mut house, &members[1]).ended.remove(0);
    assert!(!ended.terms.rated && ended.result.is_some());
    assert_eq!(shown(&ended), [None; 2], "nobody has played a rated game");
}

#[test]
fn only_people_play_rated_games() {
    let mut house = House::new();
    let (anna, program) = (house.member("Anna"), house.member_as("Marvin", Role::Bot));
    let computer = NewOffer { other: "random".to_owned(), ..rated("computer") };
    for (member, offer) in [(&anna, computer), (&program, rated("program"))] {
        let answer = house.make(member, offer);
        assert!(matches!(answer, RefereeMessage::Error { code: ErrorCode::Terms, .. }), "{answer:?}");
    }
    let invited = NewOffer { other: "invite".to_owned(), ..rated("invited") };
    let [open, invited, other] =
        [rated("open"), invited, patrol("other")].map(|offer| match house.make(&anna, offer) {
            RefereeMessage::Made { game, invite, .. } => (game, invite),
            other => panic!("{other:?}"),
        });
    assert_eq!(house.refusal(program.link, &sit(&open.0, "allied")), ErrorCode::Seat);
    assert_eq!(house.refusal(program.link, &join(&invited.1.unwrap(), None)), ErrorCode::Seat);
    let sat = house.answer(program.link, &sit(&other.0, "allied"));
    assert!(matches!(sat, RefereeMessage::Sat { .. }), "{sat:?}");
}

/// The games that a player's computer holds are not rated: its club has its own rules.
#[test]
fn games_at_home_are_not_rated() {
    let mut house = House::new();
    let anna = house.member("Anna");
    let rules = HallRules { is_repeatable: true, ..HallRules::default() };
    house.hall = Hall::open(Box::new(house.store.clone()), &REFEREED, rules, 5).unwrap();
    let anna = house.again(&anna);
    let answer = house.make(&anna, rated("key"));
    assert!(matches!(answer, RefereeMessage::Error { code: ErrorCode::Terms, .. }), "{answer:?}");
    let answer = house.make(&anna, patrol("key"));
    assert!(matches!(answer, RefereeMessage::Made { .. }), "{answer:?}");
}
