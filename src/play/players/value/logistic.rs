//! Logistic regression: a chance as a function of features, fitted by Newton's method with a penalty on large weights.

use std::iter;

/// The most steps of a fit; a dozen are usual.
const MOST_STEPS: usize = 100;
/// The most times that a step is halved because it went too far.
const MOST_HALVINGS: u32 = 40;
/// The gain of a step, as a part of the loss, below which a fit ends.
const SMALLEST_GAIN: f64 = 1e-13;
/// The penalty on the constant, as a part of that on weights: without any, the constant would have no end where all
/// results are the same.
const PENALTY_OF_CONSTANT: f64 = 0.01;

/// A position to fit to.
#[derive(Clone, Copy, Debug)]
pub struct Observation<'a> {
    pub features: &'a [f64],
    /// The result for the side of the features: 1, 0.5 or 0.
    pub result: f64,
}

/// A chance between 0 and 1 by weighted features.
#[derive(Clone, Debug, PartialEq)]
pub struct Logistic {
    pub constant: f64,
    /// The weights, in the order of the features.
    pub weights: Vec<f64>,
}

impl Logistic {
    /// Returns the chance with these features.
    pub fn chance(&self, features: &[f64]) -> f64 {
        1.0 / (1.0 + (-self.sum(features)).exp())
    }

    /// Returns the function that fits best to these observations, each with this number of features. The penalty is
    /// that of a weight of 1, in observations: the larger it is, the smaller are the weights.
    pub fn fit(observations: &[Observation<'_>], features: usize, penalty: f64) -> Self {
        let mut fitted = Self { constant: 0.0, weights: vec![0.0; features] };
        let mut loss = fitted.penalized_loss(observations, penalty);
        for _ in 0..MOST_STEPS {
            let (slopes, curvature) = fitted.derivatives(observations, penalty);
            let Some(step) = solved(curvature, &slopes) else { break };
            let Some((next, next_loss)) = fitted.after(&step, loss, observations, penalty) else { break };
            let gain = loss - next_loss;
            (fitted, loss) = (next, next_loss);
            if gain <= SMALLEST_GAIN * loss {
                break;
            }
        }
        fitted
    }

    /// Returns the mean of the logarithmic loss over observations, in natural units; 0.693 is the loss of a guess of one
    /// half. None without observations.
    pub fn log_loss(&self, observations: &[Observation<'_>]) -> Option<f64> {
        let number = observations.len();
        (number > 0).then(|| self.loss(observations) / number as f64)
    }

    fn sum(&self, features: &[f64]) -> f64 {
        let weighed = self.weights.iter().zip(features).map(|(weight, feature)| weight * feature);
        self.constant + weighed.sum::<f64>()
    }

    /// Returns the logarithmic loss, which is never infinite: it is computed from the sum and not from the chance.
    fn loss(&self, observations: &[Observation<'_>]) -> f64 {
        let loss_of = |observation: &Observation<'_>| {
            let sum = self.sum(observation.features);
            sum.max(0.0) + (-sum.abs()).exp().ln_1p() - observation.result * sum
        };
        observations.iter().map(loss_of).sum()
    }

    fn penalized_loss(&self, observations: &[Observation<'_>], penalty: f64) -> f64 {
        let squares: f64 = self.weights.iter().map(|weight| weight * weight).sum();
        let square = PENALTY_OF_CONSTANT * self.constant * self.constant;
        self.loss(observations) + penalty / 2.0 * (squares + square)
    }

    /// Returns the first and second derivatives of the penalized loss: by the constant, then by each weight. The second
    /// ones are the lower half of a symmetric matrix, row by row.
    fn derivatives(&self, observations: &[Observation<'_>], penalty: f64) -> (Vec<f64>, Vec<Vec<f64>>) {
        let constant = PENALTY_OF_CONSTANT * penalty;
        let penalties = || iter::once(constant).chain(iter::repeat_n(penalty, self.weights.len()));
        let values = iter::once(&self.constant).chain(&self.weights);
        let mut slopes: Vec<f64> = values.zip(penalties()).map(|(value, penalty)| value * penalty).collect();
        let row = |(number, penalty): (usize, f64)| {
            let mut row = vec![0.0; number];
            row.push(penalty);
            row
        };
        let mut curvature: Vec<Vec<f64>> = penalties().enumerate().map(row).collect();
        for Observation { features, result } in observations {
            let chance = self.chance(features);
            let (error, spread) = (chance - result, chance * (1.0 - chance));
            let inputs = || iter::once(1.0).chain(features.iter().copied());
            for ((input, slope), row) in inputs().zip(&mut slopes).zip(&mut curvature) {
                *slope += error * input;
                for (cell, other) in row.iter_mut().zip(inputs()) {
                    *cell += spread * input * other;
                }
            }
        }
        (slopes, curvature)
    }

    /// Returns the function after a step against the slopes, and its penalized loss; the step is halved until the loss is
    /// not larger than before. None if it is never so, which is the limit of the numbers.
    fn after(
        &self,
        step: &[f64],
        loss: f64,
        observations: &[Observation<'_>],
        penalty: f64,
    ) -> Option<(Self, f64)> {
        let (first, others) = step.split_first()?;
        (0..MOST_HALVINGS).find_map(|halvings| {
            let part = 0.5_f64.powi(halvings.cast_signed());
            let weights = self.weights.iter().zip(others).map(|(weight, step)| weight - part * step);
            let next = Self { constant: self.constant - part * first, weights: weights.collect() };
            let next_loss = next.penalized_loss(observations, penalty);
            (next_loss <= loss).then_some((next, next_loss))
        })
    }
}

/// Returns the solution of linear equations with a symmetric matrix, given by its lower half, and a right side as long as
/// it, by Cholesky's method; none if the matrix is not positive definite.
#[allow(clippy::indexing_slicing, reason = "row n of the lower half has n + 1 numbers")]
fn solved(mut matrix: Vec<Vec<f64>>, right: &[f64]) -> Option<Vec<f64>> {
    for row in 0..matrix.len() {
        for column in 0..=row {
            let before: f64 = (0..column).map(|at| matrix[row][at] * matrix[column][at]).sum();
            let left = matrix[row][column] - before;
            matrix[row][column] = if column < row {
                left / matrix[column][column]
            } else if left > 0.0 {
                left.sqrt()
            } else {
                return None;
            };
        }
    }
    let mut solution = right.to_vec();
    for (row, numbers) in matrix.iter().enumerate() {
        let before: f64 = (0..row).map(|at| numbers[at] * solution[at]).sum();
        solution[row] = (solution[row] - before) / numbers[row];
    }
    for row in (0..matrix.len()).rev() {
        let behind: f64 = (row + 1..matrix.len()).map(|at| matrix[at][row] * solution[at]).sum();
        solution[row] = (solution[row] - behind) / matrix[row][row];
    }
    Some(solution)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fit(rows: &[(&[f64], f64)], features: usize, penalty: f64) -> Logistic {
        let observations: Vec<Observation<'_>> =
            rows.iter().map(|(features, result)| Observation { features, result: *result }).collect();
        Logistic::fit(&observations, features, penalty)
    }

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-6
    }

    /// The matrix of many textbooks: its lower half is (2), (6, 1), (−8, 5, 3).
    #[test]
    fn equations_are_solved() {
        let matrix = vec![vec![4.0], vec![12.0, 37.0], vec![-16.0, -43.0, 98.0]];
        let solution = solved(matrix, &[-20.0, -43.0, 192.0]).unwrap();
        assert!(solution.iter().zip([1.0, 2.0, 3.0]).all(|(one, other)| near(*one, other)), "{solution:?}");
        assert_eq!(solved(vec![vec![1.0], vec![2.0, 1.0]], &[1.0, 1.0]), None, "one direction falls");
    }

    /// One win in four without the feature, three in four with it: the logarithms of the odds are −ln 3 and ln 3.
    #[test]
    fn shares_of_two_groups_are_met() {
        let rows: [(&[f64], f64); 8] = [
            (&[0.0], 1.0),
            (&[0.0], 0.0),
            (&[0.0], 0.0),
            (&[0.0], 0.0),
            (&[1.0], 1.0),
            (&[1.0], 1.0),
            (&[1.0], 1.0),
            (&[1.0], 0.0),
        ];
        let fitted = fit(&rows, 1, 0.0);
        assert!(near(fitted.constant, -(3.0_f64.ln())), "{fitted:?}");
        assert!(near(fitted.weights[0], 2.0 * 3.0_f64.ln()), "{fitted:?}");
        assert!(near(fitted.chance(&[0.0]), 0.25) && near(fitted.chance(&[1.0]), 0.75));
    }

    /// With a win at 1, a loss at −1 and a penalty of 1 the best weight is that with w = 2 / (1 + e^w).
    #[test]
    fn a_penalty_keeps_weights_small() {
        let rows: [(&[f64], f64); 2] = [(&[1.0], 1.0), (&[-1.0], 0.0)];
        let fitted = fit(&rows, 1, 1.0);
        let weight = fitted.weights[0];
        assert!(near(weight, 2.0 / (1.0 + weight.exp())) && (weight - 0.67483).abs() < 1e-4, "{fitted:?}");
        assert!(near(fitted.constant, 0.0), "{fitted:?}");
    }

    /// Games that are all won, and features that always say the result, have finite weights.
    #[test]
    fn certain_results_have_finite_weights() {
        let won: [(&[f64], f64); 3] = [(&[2.0, 0.0], 1.0), (&[3.0, 0.0], 1.0), (&[1.0, 0.0], 1.0)];
        let fitted = fit(&won, 2, 1.0);
        assert!(fitted.chance(&[2.0, 0.0]) > 0.8 && fitted.constant.is_finite(), "{fitted:?}");
        assert_eq!(fitted.weights[1], 0.0, "a feature that is always 0 says nothing");
        let none = fit(&[], 2, 1.0);
        assert_eq!((none.chance(&[1.0, 1.0]), none.log_loss(&[])), (0.5, None));
    }

    #[test]
    fn the_loss_is_the_known_one() {
        let half = Logistic { constant: 0.0, weights: vec![0.0] };
        let observation = |result| Observation { features: &[1.0], result };
        let loss = |fitted: &Logistic, result| fitted.log_loss(&[observation(result)]).unwrap();
        assert!([0.0, 0.5, 1.0].into_iter().all(|result| near(loss(&half, result), 2.0_f64.ln())));
        let sure = Logistic { constant: 3.0_f64.ln(), weights: vec![0.0] };
        assert!(near(loss(&sure, 1.0), -(0.75_f64.ln())) && near(loss(&sure, 0.0), 4.0_f64.ln()));
        let certain = Logistic { constant: 900.0, weights: vec![0.0] };
        assert!(near(loss(&certain, 0.0), 900.0), "no loss is infinite");
    }
}
