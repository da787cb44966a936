//! `kessel club invite`: an invitation to a club, or to a seat of one of its games.

use super::{folder, tickets::as_ticket};
use crate::{
    cli::{Failure, Outcome, print_json, say},
    club::accounts::{self, Chance, hash_of},
    engine::{dice::any_seed, wording::count},
    games::REFEREED,
    referee::{
        Role,
        store::club::{ClubStore, Gift, Holder, Invite},
    },
};
use clap::{Args, value_parser};
use std::path::Path;

/// The milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1000;

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The role of the new accounts: spectator, bot, player, organiser or keeper.
    #[arg(long, default_value = "player", value_parser = role, conflicts_with = "game")]
    role: Role,
    /// The id of a game, to invite to one of its seats. A person without an account gets one.
    #[arg(long, value_name = "ID", requires = "side")]
    game: Option<String>,
    /// The side of the seat.
    #[arg(long, requires = "game")]
    side: Option<String>,
    /// The number of people that can use it.
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u32).range(1..=1000), conflicts_with = "game")]
    uses: u32,
    /// The days for which it is valid.
    #[arg(long, default_value_t = 7, value_parser = value_parser!(u32).range(1..=365))]
    days: u32,
}

/// Reads the word for a role.
fn role(word: &str) -> Result<Role, String> {
    let known = Role::ALL.map(Role::word);
    Role::of_word(word).ok_or_else(|| format!("the roles are {}", known.join(", ")))
}

pub(super) fn run(asked: &Arguments, folder: &Path, json: bool) -> Outcome {
    let mut store = folder::open(folder)?;
    let at = folder::now();
    let ends = at.saturating_add(i64::from(asked.days) * DAY);
    let mut chance = Chance::of_system(any_seed()?)?;
    let seat = asked.game.as_deref().zip(asked.side.as_deref());
    let invite = match seat {
        Some((game, side)) => {
            let gift = seat_of(store.as_mut(), game, side)?;
            let token = chance.token();
            let invite = Invite { gift, role: Role::Player, uses: 1, ends: Some(ends), made: at };
            store.invite(&hash_of(&token), &invite)?;
            token
        }
        None => accounts::invite(store.as_mut(), &mut chance, (asked.role, asked.uses, Some(ends)), at)?,
    };
    let ticket = as_ticket(folder, &invite);
    if json {
        return print_json(&serde_json::json!({
            "invite": invite,
            "ticket": ticket,
            "role": seat.is_none().then(|| asked.role.word()),
            "game": asked.game,
            "side": asked.side,
            "uses": asked.uses,
            "ends": ends,
        }));
    }
    let (people, days) = (count_of(asked.uses, "person", "people"), count_of(asked.days, "day", "days"));
    say!("{invite}");
    match seat {
        Some((game, side)) => say!("An invitation to the seat {side} of the game {game}, within {days}."),
        None => say!("An invitation to the club as {}, for {people} within {days}.", asked.role.word()),
    }
    if let Some(ticket) = ticket {
        say!("The same as a ticket, for the page Join in any network:");
        say!("{ticket}");
    }
    say!("It is shown only now: any person who has it can use it.");
    Ok(())
}

fn count_of(number: u32, one: &str, many: &str) -> String {
    count(usize::try_from(number).unwrap_or(usize::MAX), one, many)
}

/// Returns the gift of a seat that waits for its invitation.
fn seat_of(store: &mut dyn ClubStore, id: &str, side: &str) -> Result<Gift, Failure> {
    let game = store.club_game(id)?.ok_or_else(|| format!("there is no game {id} in this club"))?;
    let kind = REFEREED.iter().find(|kind| kind.kind() == game.kind);
    let sides = kind.ok_or_else(|| format!("there is no game of {} in this program", game.kind))?.sides();
    let seat = sides.iter().position(|word| *word == side);
    let seat = seat.ok_or_else(|| format!("the sides of this game are {}", sides.join(" and ")))?;
    match game.seats.get(seat) {
        Some(Holder::Invited) => Ok(Gift::Seat { game: game.id, side: seat }),
        Some(Holder::Open) => {
            Err(Failure("every player of the club can take this seat: it needs no invitation".to_owned()))
        }
        _ => Err(Failure("this seat is taken".to_owned())),
    }
}
