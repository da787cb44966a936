//! A second opinion on the rules, written from their text alone, slow and plain. It is compared with the program on
//! random positions: lines of sight, paths on foot and by vehicle, fire, anti-tank fire and casualty points.

mod assaults;
mod fire;
mod ground;
mod losses;
mod missions;
mod movement;
mod movers;
mod scenes;
mod sight;
mod snipers;
mod tanks;
mod vehicles;
