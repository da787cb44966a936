//! Panels driven without a window: their content is read from the shapes that egui would paint.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

pub(crate) mod captioned;
mod casting;
mod damaged;
mod lessons;
mod light;
pub(crate) mod longer;
mod online_game;
mod online_lists;
mod online_pages;
mod parcel_card;
pub(crate) mod screen;
mod sheets;
mod study;
mod titles;
