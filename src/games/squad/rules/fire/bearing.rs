//! The possible effect of a unit on infantry in a hex, whatever units are there now: for maps of fire.

use super::{Group, Shot, Why};
use crate::{
    engine::board::Hex,
    games::squad::rules::{
        counter::Counter, position::Public, rulebook::Rulebook, sight::cover::cover_of_all,
    },
};

/// The strength of a unit against a hex, and the modifier of the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bearing {
    pub strength: u16,
    /// The cover of the ground there, and hindrances on the line (13.2); for a mortar only the cover (15.2).
    pub added: i8,
    /// Whether it is a mortar, which does not fire at moving units (14.1).
    pub indirect: bool,
}

/// The best of the bearings of a unit on a hex, if it may fire there at all (10.2).
pub fn bearing(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> Option<Bearing> {
    bearings(rulebook, public, counter, hex).into_iter().max_by_key(|bears| bears.strength)
}

/// The best of the bearings of a unit on moving units in a hex (14.1).
pub fn bearing_on_movers(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    hex: Hex,
) -> Option<Bearing> {
    let direct = bearings(rulebook, public, counter, hex).into_iter().filter(|bears| !bears.indirect);
    direct.max_by_key(|bears| bears.strength)
}

/// The bearings of a unit on a hex: one for each of its weapons, and one without a weapon.
fn bearings(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> Vec<Bearing> {
    let unit = counter.id;
    let weapons = public.carried_by(unit).filter(|it| rulebook.kind(it).weapon().is_some());
    let weapons = weapons.map(|weapon| Some(weapon.id));
    let shots = weapons.chain([None]).map(|weapon| Shot { weapon, ..Shot::of(unit) });
    shots.filter_map(|shot| of_shot(rulebook, public, &shot, hex).ok()).collect()
}

fn of_shot(rulebook: &Rulebook, public: &Public, shot: &Shot, hex: Hex) -> Result<Bearing, Why> {
    let group = Group::new(rulebook, public, std::slice::from_ref(shot), hex)?;
    let counter = *group.counters.first().ok_or(Why::NobodyFires)?;
    let strength = group.strength(shot, counter)?;
    let cover = cover_of_all(rulebook, public, hex, &[]);
    let cover = if group.flames { cover / 2 } else { cover };
    let hindered = if group.mortars { None } else { rulebook.seeing(public).hindrance(group.from, hex) };
    let added = cover.saturating_add(hindered.unwrap_or(0));
    Ok(Bearing { strength, added, indirect: group.mortars })
}
