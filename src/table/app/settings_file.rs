//! The file of the settings, and the notes about it.

use crate::engine::text::Text;
use bevy::prelude::*;
use std::path::PathBuf;

/// The file of the settings; without it they last as long as the window.
#[derive(Resource, Clone, Debug)]
pub struct SettingsFile(pub PathBuf);

/// The notes about the settings file.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct SettingsNotes(pub Vec<Text>);
