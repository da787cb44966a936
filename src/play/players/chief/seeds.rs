//! Seeds that are made of other seeds.

/// Returns a seed made of a seed and a number; neighbouring numbers give seeds that are not alike (SplitMix64).
pub(super) fn mixed(seed: u64, number: u64) -> u64 {
    let sum = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let once = (sum ^ (sum >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let twice = (once ^ (once >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    twice ^ (twice >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_number_gives_another_seed() {
        let seeds: BTreeSet<u64> =
            (0..50).flat_map(|seed| (0..50).map(move |number| mixed(seed, number))).collect();
        assert_eq!(seeds.len(), 2500);
        assert_eq!(mixed(7, 3), mixed(7, 3));
    }
}
