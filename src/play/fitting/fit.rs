//! Fits the weights of a value to positions of games, a model for each range of turns left, and measures it on games
//! that it was not fitted to.

use super::collect::Sample;
use crate::play::players::value::{Logistic, Observation, ValueModels};
use serde::Serialize;

/// The most turns left of each range, if there are enough positions: the last turns count most and change fastest.
const LIMITS: [u8; 5] = [1, 2, 4, 7, u8::MAX];
/// Positions that a range needs for each feature.
const PER_FEATURE: usize = 10;
/// The penalty on weights, in positions. Features are between about -3 and 3, so a weight of 1 is large.
const PENALTY: f64 = 2.0;
/// One game of this many is kept to measure the value, and not fitted to.
const HELD_OUT: u64 = 5;

/// A fitted value, and its measure.
#[derive(Clone, Debug, PartialEq)]
pub struct FittedValue {
    /// Fitted to all positions.
    pub models: ValueModels,
    pub measure: ValueMeasure,
}

/// The loss on games that the value was not fitted to: the mean of the logarithmic loss, which is 0.693 for a guess of
/// one half. None without such positions.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ValueMeasure {
    /// The number of positions.
    pub positions: usize,
    pub held_out: HeldOut,
    pub ranges: Vec<RangeMeasure>,
}

/// The measure of one range of turns left.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RangeMeasure {
    /// The most turns left.
    pub up_to: u8,
    pub positions: usize,
    pub held_out: HeldOut,
}

/// The losses on positions of held-out games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct HeldOut {
    pub positions: usize,
    /// The loss of the value.
    pub value: Option<f64>,
    /// The loss of the points so far alone, fitted in the same way.
    pub points: Option<f64>,
}

/// Fits a value with this number of features to positions.
pub fn fit(samples: &[Sample], features: usize) -> FittedValue {
    let mut models = Vec::new();
    let mut ranges = Vec::new();
    let mut lower: Option<u8> = None;
    for up_to in limits(samples, PER_FEATURE * (features + 1)) {
        let is_inside = |sample: &&Sample| {
            sample.turns_left <= up_to && lower.is_none_or(|lower| sample.turns_left > lower)
        };
        let inside: Vec<&Sample> = samples.iter().filter(is_inside).collect();
        models.push((up_to, Logistic::fit(&of_features(&inside), features, PENALTY)));
        ranges.push(RangeMeasure { up_to, positions: inside.len(), held_out: held_out(&inside, features) });
        lower = Some(up_to);
    }
    let held_out = HeldOut::sum(ranges.iter().map(|range| range.held_out));
    let measure = ValueMeasure { positions: samples.len(), held_out, ranges };
    FittedValue { models: ValueModels::new(models), measure }
}

/// Returns the most turns left of each range with at least this many positions; the last range takes all later turns.
fn limits(samples: &[Sample], least: usize) -> Vec<u8> {
    let (mut limits, mut before) = (Vec::new(), 0);
    for limit in LIMITS {
        let number = samples.iter().filter(|sample| sample.turns_left <= limit).count();
        if number - before >= least {
            limits.push(limit);
            before = number;
        }
    }
    match limits.last_mut() {
        Some(last) => *last = u8::MAX,
        None => limits.push(u8::MAX),
    }
    limits
}

fn of_features<'a>(samples: &[&'a Sample]) -> Vec<Observation<'a>> {
    samples.iter().map(|sample| Observation { features: &sample.features, result: sample.result }).collect()
}

/// Returns the losses on held-out games of models that were fitted to the others.
fn held_out(samples: &[&Sample], features: usize) -> HeldOut {
    let (kept, fitted): (Vec<&Sample>, Vec<&Sample>) =
        samples.iter().copied().partition(|sample| sample.game % HELD_OUT == HELD_OUT - 1);
    let value = Logistic::fit(&of_features(&fitted), features, PENALTY).log_loss(&of_features(&kept));
    let scale = deviation(&fitted);
    let points = |samples: &[&Sample]| -> Vec<[f64; 1]> {
        samples.iter().map(|sample| [sample.points / scale]).collect()
    };
    let (fitted_points, kept_points) = (points(&fitted), points(&kept));
    let model = Logistic::fit(&of_points(&fitted_points, &fitted), 1, PENALTY);
    HeldOut { positions: kept.len(), value, points: model.log_loss(&of_points(&kept_points, &kept)) }
}

fn of_points<'a>(points: &'a [[f64; 1]], samples: &[&Sample]) -> Vec<Observation<'a>> {
    let pairs = points.iter().zip(samples);
    pairs.map(|(points, sample)| Observation { features: points, result: sample.result }).collect()
}

/// Returns the standard deviation of the points, by which they become a feature of the usual size; at least 1.
fn deviation(samples: &[&Sample]) -> f64 {
    let number = samples.len().max(1) as f64;
    let mean = samples.iter().map(|sample| sample.points).sum::<f64>() / number;
    let variance = samples.iter().map(|sample| (sample.points - mean).powi(2)).sum::<f64>() / number;
    variance.sqrt().max(1.0)
}

impl HeldOut {
    /// Returns the losses over all of these, each weighed by its positions.
    fn sum(parts: impl Iterator<Item = Self>) -> Self {
        let mut sum = Self::default();
        let (mut value, mut points) = (0.0, 0.0);
        for part in parts {
            let number = part.positions as f64;
            sum.positions += part.positions;
            value += number * part.value.unwrap_or_default();
            points += number * part.points.unwrap_or_default();
        }
        let mean = |total: f64| (sum.positions > 0).then(|| total / sum.positions as f64);
        Self { value: mean(value), points: mean(points), ..sum }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

    /// Positions whose second feature decides and whose points say nothing.
    fn samples(number: u64) -> Vec<Sample> {
        let mut chance = ChaCha8Rng::seed_from_u64(7);
        let sample = |number: u64| {
            let feature = chance.random_range(-2.0..2.0);
            let won = chance.random_bool(1.0 / (1.0 + f64::exp(-3.0 * feature)));
            Sample {
                game: number / 10,
                turns_left: (number % 10) as u8 + 1,
                features: vec![chance.random_range(-1.0..1.0), feature],
                points: chance.random_range(-20.0..20.0),
                result: f64::from(u8::from(won)),
            }
        };
        (0..number).map(sample).collect()
    }

    #[test]
    fn the_weights_of_the_games_are_found() {
        let FittedValue { models, measure } = fit(&samples(5000), 2);
        assert_eq!(models.models().iter().map(|(up_to, _)| *up_to).collect::<Vec<_>>(), LIMITS);
        for (up_to, model) in models.models() {
            let [first, second] = [model.weights[0], model.weights[1]];
            assert!(first.abs() < 1.0 && (1.8..4.2).contains(&second), "up to {up_to}: {model:?}");
        }
        assert_eq!((measure.positions, measure.held_out.positions), (5000, 1000));
        let HeldOut { value, points, .. } = measure.held_out;
        assert!(value.unwrap() < 0.45 && points.unwrap() > 0.65, "{measure:?}");
        assert_eq!(measure.ranges.iter().map(|range| range.positions).sum::<usize>(), 5000);
    }

    #[test]
    fn ranges_with_few_positions_are_joined() {
        let samples = samples(100);
        assert_eq!(limits(&samples, 10), [1, 2, 4, 7, 255]);
        assert_eq!(limits(&samples, 20), [2, 4, 7, 255]);
        assert_eq!(limits(&samples, 40), [4, 255], "the last range takes what is left");
        assert_eq!(limits(&samples, 1000), [255]);
        assert_eq!(limits(&[], 10), [255]);
    }
}
