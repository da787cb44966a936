//! Computer players in the seats of games of any kind.

use kessel::{
    games::REFEREED,
    referee::{
        any::NewTable,
        bench::{Terms, To},
        store::{Store, memory::Memory},
        wire::RefereeMessage,
    },
};

fn table(scenario: &str, players: [&str; 2]) -> NewTable {
    NewTable {
        scenario: scenario.to_owned(),
        options: None,
        seed: 5,
        players: players.map(str::to_owned),
        terms: Terms::default(),
        made: 0,
    }
}

/// Two computer players play any game, and only its viewers are told.
#[test]
fn computers_play_games_of_any_kind() {
    let mut store = Memory::default();
    let scenarios =
        [("guderian", "training"), ("panzer44", "ailette"), ("platoon", "meeting"), ("squad", "patrol")];
    for game in REFEREED {
        let (_, scenario) = scenarios.iter().find(|(kind, _)| *kind == game.kind()).expect("a scenario");
        let new = table(scenario, ["random", "random"]);
        let mut bench = game.begin(&mut store, game.kind(), &new).unwrap();
        for at in 0..30 {
            assert!(bench.waits_for_computer(), "{scenario}");
            let turn = bench.let_computer_play(&mut store, at);
            assert!(turn.has_gone_on, "{scenario}: {:?}", bench.fault());
            assert!(!turn.outgoing.is_empty(), "{scenario}");
            for outgoing in turn.outgoing {
                assert!(outgoing.to != To::Sender, "{scenario}");
                let is_told = matches!(outgoing.message, RefereeMessage::Step(_) | RefereeMessage::Game(_));
                assert!(is_told, "{scenario}");
            }
        }
        let kept = store.load(game.kind()).unwrap().unwrap();
        assert_eq!(kept.number, 30, "{scenario}");
        assert!(game.open(&mut store, game.kind()).is_ok(), "{scenario}");
    }
    assert_eq!(store.games().unwrap().len(), REFEREED.len());
}

#[test]
fn a_game_of_unknown_players_or_scenarios_is_not_begun() {
    let mut store = Memory::default();
    for new in [table("meeting", ["human", "nobody"]), table("no-such-place", ["human", "human"])] {
        let platoon = REFEREED.into_iter().find(|game| game.kind() == "platoon").expect("it is listed");
        assert!(platoon.begin(&mut store, "one", &new).is_err(), "{new:?}");
    }
    assert_eq!(store.games().unwrap(), [""; 0]);
}
