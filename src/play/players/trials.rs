//! What came of a plan that was tried several times, and whether it did better than another.

/// Values of a plan, trial by trial; trials of the same number had the same deal and dice.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Trials(pub Vec<f64>);

impl Trials {
    /// The mean of all; 0 if there were none.
    pub fn mean(&self) -> f64 {
        self.0.iter().sum::<f64>() / self.0.len().max(1) as f64
    }

    /// By how much it did better than another in the trials that both have had, and the standard error of
    /// that, which is infinite for fewer than two.
    pub fn against(&self, other: &Self) -> (f64, f64) {
        let gains: Vec<f64> = self.0.iter().zip(&other.0).map(|(one, other)| one - other).collect();
        let number = gains.len() as f64;
        if number < 2.0 {
            return (0.0, f64::INFINITY);
        }
        let mean = gains.iter().sum::<f64>() / number;
        let variance = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>() / (number - 1.0);
        (mean, (variance / number).sqrt())
    }
}
