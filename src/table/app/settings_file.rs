//! The file of the settings, and what is said of it.

use bevy::prelude::*;
use std::path::PathBuf;

/// The file that the settings are kept in; without it they last as long as the window.
#[derive(Resource, Clone, Debug)]
pub struct SettingsFile(pub PathBuf);

/// What is to be said of the settings file.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct SettingsNotes(pub Vec<String>);
