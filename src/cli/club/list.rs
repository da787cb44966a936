//! `kessel club list`: the players and the games of a club.

use super::folder;
use crate::{
    cli::{Outcome, print_json, say},
    engine::wording::count,
    referee::store::{
        StoreFault,
        club::{ClubGame, ClubStore, Holder, Listed, Player},
    },
};
use serde::Serialize;
use std::{collections::BTreeMap, path::Path};

#[derive(Serialize)]
struct Shown {
    players: Vec<PlayerShown>,
    games: Vec<GameShown>,
}

#[derive(Serialize)]
struct PlayerShown {
    name: String,
    role: &'static str,
    banned: bool,
    /// The points of the rating, and the number of rated games that have ended.
    rating: i32,
    rated_games: u32,
}

#[derive(Serialize)]
struct GameShown {
    game: String,
    kind: String,
    scenario: String,
    /// The names of the players of both seats; none for a seat that is not taken.
    players: Vec<Option<String>>,
    /// The times of its beginning and of its last order, in milliseconds of UNIX time.
    made: i64,
    moved: i64,
    /// The level of the result; none for a game that has not ended.
    result: Option<String>,
}

pub(super) fn run(folder: &Path, json: bool) -> Outcome {
    let mut store = folder::open(folder)?;
    let players = store.players()?;
    let games = games_of(store.as_mut(), &players)?;
    let names: BTreeMap<&str, &str> =
        players.iter().map(|player| (player.id.as_str(), player.name.as_str())).collect();
    let games = games.into_iter().map(|game| shown(game, &names)).collect();
    let players = players.iter().map(|player| PlayerShown {
        name: player.name.clone(),
        role: player.role.word(),
        banned: player.banned.is_some(),
        rating: player.rating.points,
        rated_games: player.rating.games,
    });
    let club = Shown { players: players.collect(), games };
    if json {
        return print_json(&club);
    }
    print(&club);
    Ok(())
}

/// Returns every game: each was made by a player.
fn games_of(store: &mut dyn ClubStore, players: &[Player]) -> Result<Vec<ClubGame>, StoreFault> {
    let mut games = BTreeMap::new();
    for player in players {
        for which in [Listed::Of(&player.id), Listed::Ended(Some(&player.id))] {
            let listed = store.list(which, usize::MAX)?;
            games.extend(listed.into_iter().map(|game| (game.id.clone(), game)));
        }
    }
    let mut games: Vec<ClubGame> = games.into_values().collect();
    games.sort_by(|one, other| other.moved.cmp(&one.moved).then_with(|| one.id.cmp(&other.id)));
    Ok(games)
}

fn shown(game: ClubGame, names: &BTreeMap<&str, &str>) -> GameShown {
    let name = |holder: &Holder| match holder {
        Holder::Open | Holder::Invited => None,
        Holder::Player(id) => Some(names.get(id.as_str()).map_or(id.as_str(), |name| *name).to_owned()),
        Holder::Computer(name) => Some(name.clone()),
    };
    GameShown {
        players: game.seats.iter().map(name).collect(),
        game: game.id,
        kind: game.kind,
        scenario: game.scenario,
        made: game.made,
        moved: game.moved,
        result: game.result,
    }
}

fn line_of(player: &PlayerShown) -> String {
    let PlayerShown { name, role, banned, rating, rated_games } = player;
    let banned = if *banned { ", banned" } else { "" };
    match usize::try_from(*rated_games).unwrap_or(usize::MAX) {
        0 => format!("{name}, {role}{banned}"),
        games => {
            let games = count(games, "rated game", "rated games");
            format!("{name}, {role}{banned}, rating {rating} after {games}")
        }
    }
}

fn print(club: &Shown) {
    say!("{}, {}", count(club.players.len(), "player", "players"), count(club.games.len(), "game", "games"));
    for player in &club.players {
        say!("  {}", line_of(player));
    }
    for game in &club.games {
        let players: Vec<&str> =
            game.players.iter().map(|name| name.as_deref().unwrap_or("an open seat")).collect();
        let state = match &game.result {
            Some(result) => result.as_str(),
            None if game.players.contains(&None) => "not begun",
            None => "running",
        };
        say!("  {} {} {}: {}; {state}", game.game, game.kind, game.scenario, players.join(" against "));
    }
}
