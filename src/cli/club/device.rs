//! `kessel club device`: a code for a further device of a player, for example of one who has lost a device.

use super::{folder, tickets::as_ticket};
use crate::{
    cli::{Outcome, print_json, say},
    club::accounts::{self, Chance},
    engine::{dice::any_seed, wording::count},
};
use clap::{Args, value_parser};
use std::path::Path;

/// The milliseconds of an hour.
const HOUR: i64 = 60 * 60 * 1000;

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The name of the player.
    name: String,
    /// Lock out all devices that the player has until now, since one was lost or stolen.
    #[arg(long)]
    revoke: bool,
    /// The hours for which the code is valid.
    #[arg(long, default_value_t = 24, value_parser = value_parser!(u32).range(1..=168))]
    hours: u32,
}

pub(super) fn run(asked: &Arguments, folder: &Path, json: bool) -> Outcome {
    let Arguments { name, revoke, hours } = asked;
    let mut store = folder::open(folder)?;
    // Without random numbers nothing is revoked: the player would be left without a device.
    let mut chance = Chance::of_system(any_seed()?)?;
    let at = folder::now();
    let ends = at.saturating_add(i64::from(*hours) * HOUR);
    if *revoke {
        accounts::revoke_devices(store.as_mut(), name)?;
    }
    let code = accounts::device_code(store.as_mut(), &mut chance, (name.as_str(), ends), at)?;
    let ticket = as_ticket(folder, &code);
    if json {
        return print_json(&serde_json::json!({
            "device": code,
            "ticket": ticket,
            "player": name,
            "revoked": revoke,
            "ends": ends,
        }));
    }
    let hours = count(usize::try_from(*hours).unwrap_or(usize::MAX), "hour", "hours");
    say!("{code}");
    say!("A code for one device of {name}, within {hours}. It is used like an invitation, without a name.");
    if *revoke {
        say!("The devices that {name} had until now cannot enter any more.");
    }
    if let Some(ticket) = ticket {
        say!("The same as a ticket, for the page Join in any network:");
        say!("{ticket}");
    }
    say!("It is shown only now: any person who has it plays as {name}.");
    Ok(())
}
