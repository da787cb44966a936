//! Checks whether all units that are to be set up have a place.
//!
//! Games differ in their limits on a place, but all of them can state how much each place holds, and which places each
//! group may take. This is a flow from groups to places. It is filled step by step along paths on which other groups
//! make room.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use std::collections::BTreeMap;

/// A group of units that need places.
#[derive(Clone, Debug, Default)]
pub struct Group {
    /// The path of the group in the scenario, and its name.
    pub path: String,
    pub what: String,
    /// The room that they need together.
    pub number: usize,
    /// The places that they may take, by their numbers.
    pub places: Vec<usize>,
}

/// Returns how much of each group has no place, with this much room in each place.
pub fn without_place(room: &[usize], groups: &[Group]) -> Vec<usize> {
    let (free, places) = alike(room, groups);
    let mut flow = Flow { free, places, taken: vec![BTreeMap::new(); groups.len()] };
    let mut left = Vec::new();
    for (number, group) in groups.iter().enumerate() {
        let mut wanted = group.number;
        while wanted > 0 {
            match flow.put(number, wanted) {
                0 => break,
                done => wanted -= done,
            }
        }
        left.push(wanted);
    }
    left
}

/// Merges places that the same groups may take: returns their room together, and the merged places of each group. A map
/// has thousands of hexes, but few kinds of them.
fn alike(room: &[usize], groups: &[Group]) -> (Vec<usize>, Vec<Vec<usize>>) {
    let mut takers: Vec<Vec<usize>> = vec![Vec::new(); room.len()];
    for (number, group) in groups.iter().enumerate() {
        for place in &group.places {
            if let Some(takers) = takers.get_mut(*place) {
                takers.push(number);
            }
        }
    }
    let mut together: BTreeMap<Vec<usize>, usize> = BTreeMap::new();
    for (takers, room) in takers.into_iter().zip(room) {
        *together.entry(takers).or_default() += room;
    }
    let mut places = vec![Vec::new(); groups.len()];
    for (place, takers) in together.keys().enumerate() {
        for number in takers {
            if let Some(places) = places.get_mut(*number) {
                places.push(place);
            }
        }
    }
    (together.into_values().collect(), places)
}

struct Flow {
    /// The room left in each place.
    free: Vec<usize>,
    /// The places that each group may take.
    places: Vec<Vec<usize>>,
    /// The room that each group has taken in each place.
    taken: Vec<BTreeMap<usize, usize>>,
}

impl Flow {
    /// Finds room for a part of a group, at most this much, and returns how much. The room is in a free place, or in
    /// one that another group leaves for such a place.
    fn put(&mut self, from: usize, most: usize) -> usize {
        // For each group, the group from which it is reached and the place over which.
        let mut reached: BTreeMap<usize, Option<(usize, usize)>> = BTreeMap::from([(from, None)]);
        let mut seen = vec![false; self.free.len()];
        let mut queue = vec![from];
        while let Some(number) = queue.pop() {
            let Some(places) = self.places.get(number) else { continue };
            for place in places.iter().copied() {
                if self.free.get(place).is_some_and(|free| *free > 0) {
                    return self.shift(&reached, (number, place), most);
                }
                if seen.get_mut(place).is_none_or(|seen| std::mem::replace(seen, true)) {
                    continue;
                }
                let others = self.taken.iter().enumerate();
                let others = others.filter(|(_, taken)| taken.contains_key(&place));
                for (other, _) in others {
                    if let std::collections::btree_map::Entry::Vacant(e) = reached.entry(other) {
                        e.insert(Some((number, place)));
                        queue.push(other);
                    }
                }
            }
        }
        0
    }

    /// Lets each group on a path take the place of the next one.
    fn shift(
        &mut self,
        reached: &BTreeMap<usize, Option<(usize, usize)>>,
        (mut number, mut place): (usize, usize),
        most: usize,
    ) -> usize {
        let held = |taken: &[BTreeMap<usize, usize>], number: usize, place: usize| {
            taken.get(number).and_then(|taken| taken.get(&place)).copied().unwrap_or(0)
        };
        let mut way = vec![(number, place)];
        let mut amount = most.min(self.free.get(place).copied().unwrap_or(0));
        while let Some(Some((before, through))) = reached.get(&number) {
            amount = amount.min(held(&self.taken, number, *through));
            (number, place) = (*before, *through);
            way.push((number, place));
        }
        if let Some(free) = way.first().and_then(|(_, place)| self.free.get_mut(*place)) {
            *free -= amount;
        }
        let mut leaves: Option<usize> = None;
        for (number, place) in way.into_iter().rev() {
            let Some(taken) = self.taken.get_mut(number) else { continue };
            // This group gives up the place that the group before takes.
            if let Some(left) = leaves.replace(place)
                && let Some(held) = taken.get_mut(&left)
            {
                *held -= amount;
                if *held == 0 {
                    taken.remove(&left);
                }
            }
            *taken.entry(place).or_default() += amount;
        }
        amount
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(room: &[usize], groups: &[(usize, &[usize])]) -> Vec<usize> {
        let group = |(number, places): &(usize, &[usize])| Group {
            number: *number,
            places: places.to_vec(),
            ..Group::default()
        };
        without_place(room, &groups.iter().map(group).collect::<Vec<_>>())
    }

    #[test]
    fn what_does_not_fit_is_left() {
        assert_eq!(left(&[2, 2], &[(4, &[0, 1])]), [0]);
        assert_eq!(left(&[2, 2], &[(5, &[0, 1])]), [1]);
        assert_eq!(left(&[2, 2], &[(3, &[0])]), [1]);
        assert_eq!(left(&[], &[(3, &[])]), [3]);
        assert_eq!(left(&[2], &[(3, &[7])]), [3], "a place that there is not");
    }

    /// A group that could be anywhere leaves its place to one that cannot, also through other groups.
    #[test]
    fn others_make_room() {
        assert_eq!(left(&[3, 3], &[(3, &[0, 1]), (3, &[0])]), [0, 0]);
        assert_eq!(left(&[2, 2, 2], &[(2, &[0, 1]), (2, &[1, 2]), (2, &[0])]), [0, 0, 0]);
        assert_eq!(left(&[2, 2, 2], &[(2, &[0, 1]), (2, &[0, 1]), (2, &[0, 1, 2]), (1, &[1])]), [0, 0, 0, 1]);
    }

    /// All fit if, for every set of groups, the places that they may take have enough room: the tightest set decides.
    #[test]
    fn groups_between_columns_fit_if_each_stretch_holds_what_must_stand_in_it() {
        let mut seed = 7_usize;
        let mut next = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % below
        };
        for _ in 0..300 {
            let room: Vec<usize> = (0..6).map(|_| next(4)).collect();
            let groups: Vec<(usize, usize, usize)> = (0..4)
                .map(|_| {
                    let (one, other) = (next(6), next(6));
                    (next(5), one.min(other), one.max(other))
                })
                .collect();
            let flow: Vec<Group> = groups
                .iter()
                .map(|(number, from, to)| Group {
                    number: *number,
                    places: (*from..=*to).collect(),
                    ..Group::default()
                })
                .collect();
            let fits = (0..6).all(|from| {
                (from..6).all(|to| {
                    let inside = groups.iter().filter(|group| from <= group.1 && group.2 <= to);
                    let holds: usize = room.iter().skip(from).take(to - from + 1).sum();
                    inside.map(|group| group.0).sum::<usize>() <= holds
                })
            });
            let all_stand = without_place(&room, &flow).iter().all(|left| *left == 0);
            assert_eq!(all_stand, fits, "{room:?} {groups:?}");
        }
    }
}
