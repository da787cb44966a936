//! The file of the probe, and what it tells of the panels.

use bevy::prelude::*;
use std::{collections::BTreeMap, path::PathBuf};

/// The file that is kept up to date; without it nothing is written.
#[derive(Resource, Clone, Debug)]
pub struct ProbeFile(pub PathBuf);

/// Where the buttons of the panels lie, in physical pixels: left, top, width, height.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Buttons(pub BTreeMap<String, [f32; 4]>);
