//! The scenario of an online game that this program lacks, or has with other files. The referee sends its files, and the
//! player is asked whether to install them, as for any parcel from a stranger. Then the game is opened.

use crate::{
    engine::{
        data::{
            Shown,
            parcel::{Parcel, folder_of_parcels},
        },
        orders::Refusal,
        storage::Disk,
        text::{say, t},
    },
    panels::ParcelTold,
    referee::wire::{ClientMessage, RefereeMessage},
    table::{
        away::{
            connection::Away,
            seen::file::is_id,
            texts::{NAME, SENTENCE, shown},
        },
        files::{
            own_things::{OwnFolder, folder},
            parcels::{DroppedParcel, ParcelDeed, begin},
        },
        session::trouble,
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::{collections::BTreeMap, time::Instant};

impl<G: OnTable> Away<G> {
    /// Asks for the next part of the files, if they are missing.
    pub(in crate::table::away) fn ask_for_scenario(&mut self) {
        if !self.client.lacks_scenario() {
            return;
        }
        if let Some(part) = self.lacking.sent.next_part(Instant::now()) {
            let game = self.game().to_owned();
            self.send(&ClientMessage::Scenario { game, part });
        }
    }
}

/// Hears a part of the files.
///
/// # Errors
/// They cannot be used.
pub(in crate::table::away) fn hear<G: OnTable>(
    world: &mut World,
    message: &RefereeMessage,
) -> Result<(), Refusal> {
    let Some(mut away) = world.get_resource_mut::<Away<G>>() else { return Ok(()) };
    if let RefereeMessage::Scenario { game, part, parts, text } = message
        && game == away.game()
    {
        away.lacking.sent.take((*part, *parts), text);
    }
    away.ask_for_scenario();
    match away.lacking.sent.take_whole() {
        Some(text) => {
            offer::<G>(world, &text).map_err(|why| trouble(t!("online-scenario-faulty", why = why)))
        }
        None => Ok(()),
    }
}

/// Writes the files as a parcel, and asks the player whether to install it.
fn offer<G: OnTable>(world: &mut World, text: &str) -> Result<(), String> {
    let files: BTreeMap<String, String> =
        serde_json::from_str(text).map_err(|why| shown(&why.to_string(), SENTENCE))?;
    let files = files.into_iter().map(|(name, text)| (name, text.into_bytes())).collect();
    let parcel = Parcel { files, ..Parcel::default() };
    let bytes = parcel.to_bytes().map_err(|why| why.to_string())?;
    // It is read as a stranger's file before it is kept.
    Parcel::of_bytes(&bytes)?;
    let own = folder(world.get_resource::<OwnFolder>()).ok_or_else(|| say!("online-scenario-no-folder"))?;
    let Some(mut away) = world.get_resource_mut::<Away<G>>() else { return Ok(()) };
    // The club chose the id, which becomes the name of a file here.
    if !is_id(away.game()) {
        return Err(shown(away.game(), NAME));
    }
    away.lacking.is_offered = true;
    let path = folder_of_parcels(&own).join(format!("{}-{}.zip", G::ID, away.game()));
    Disk::default().write_whole(&path, &bytes).map_err(|why| format!("{}: {why}", path.shown()))?;
    begin(world, ParcelDeed::Look(path));
    Ok(())
}

/// Opens the game when its scenario has been installed.
pub(in crate::table::away) fn go_on<G: OnTable>(mut away: ResMut<Away<G>>, parcel: Res<DroppedParcel>) {
    let away = away.bypass_change_detection();
    if away.lacking.is_offered && matches!(parcel.told, ParcelTold::Installed(_)) {
        away.lacking.is_offered = false;
        away.client.begin_again();
        if let Some(question) = away.client.question() {
            away.send(&question);
        }
    }
}
