//! Fire at infantry and at armour, missions and snipers (10 to 16, 19, 21).

mod anti_tank;
mod armour;
mod bearing;
mod casualties;
mod chance;
mod groups;
mod lanes;
mod missions;
mod modifier;
mod prospects;
mod sniper;
