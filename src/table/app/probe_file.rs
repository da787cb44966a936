//! The file of the probe, and its entries about the panels.

use bevy::prelude::*;
use std::{collections::BTreeMap, path::PathBuf};

/// The path of the file; without it nothing is written.
#[derive(Resource, Clone, Debug)]
pub struct ProbeFile(pub PathBuf);

/// The rectangles of the panels' buttons, in physical pixels: left, top, width, height.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Buttons(pub BTreeMap<String, [f32; 4]>);
