//! That the capture window is open.

use bevy::prelude::*;

#[derive(Component)]
pub struct CaptureWindow;
