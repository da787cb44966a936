//! The marker of an open capture window.

use bevy::prelude::*;

#[derive(Component)]
pub struct CaptureWindow;
