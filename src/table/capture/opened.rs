//! That the capture window is open.

use bevy::prelude::*;

/// The window that is captured.
#[derive(Component)]
pub struct CaptureWindow;
