//! Chances on two dice.

use kessel::games::squad::rules::fire::chance::Chance;

/// The chances of 13.4, in hundredths.
#[test]
fn two_dice_fall_as_they_do() {
    let percent = (3..=11).map(|number| {
        let chance = Chance::of_sums(|sum| sum <= number);
        (200 * chance.cases + chance.among) / (2 * chance.among)
    });
    assert_eq!(percent.collect::<Vec<_>>(), [8, 17, 28, 42, 58, 72, 83, 92, 97]);
    assert_eq!(Chance::of_sums(|_| true), Chance::ALWAYS);
    assert_eq!(Chance::of_sums(|_| false), Chance::NEVER);
}

#[test]
fn chances_multiply_and_share() {
    let (half, third) = (Chance::new(18, 36), Chance::new(1, 3));
    assert_eq!(half, Chance { cases: 1, among: 2 });
    assert_eq!(half.and(third), Chance { cases: 1, among: 6 });
    assert_eq!(half.or_evenly(third), Chance { cases: 5, among: 12 });
    assert_eq!(half.and(Chance::NEVER), Chance::NEVER);
}
