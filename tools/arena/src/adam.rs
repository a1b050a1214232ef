//! The optimiser Adam (Kingma and Ba, Adam: A Method for Stochastic Optimization, 2015).

/// The decay rates of the means of gradients, and of their squares.
const FADE: (f32, f32) = (0.9, 0.999);
const TINY: f32 = 1e-8;

/// The state of the optimiser.
#[derive(Clone, Debug)]
pub struct Adam {
    /// The running means of the gradients; `squares` has those of their squares.
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: u32,
}

impl Adam {
    /// A state for this many parameters.
    pub fn new(count: usize) -> Adam {
        Adam {
            means: vec![0.0; count],
            squares: vec![0.0; count],
            steps: 0,
        }
    }

    /// Moves the parameters by one step against a gradient.
    pub fn step(&mut self, parameters: &mut [f32], gradient: &[f32], rate: f32) {
        self.steps += 1;
        let fade = |fade: f32| 1.0 - fade.powi(self.steps.min(20_000) as i32);
        let (fade_mean, fade_square) = (fade(FADE.0), fade(FADE.1));
        for (index, slope) in gradient.iter().enumerate() {
            let mean = &mut self.means[index];
            *mean = FADE.0 * *mean + (1.0 - FADE.0) * slope;
            let square = &mut self.squares[index];
            *square = FADE.1 * *square + (1.0 - FADE.1) * slope * slope;
            let size = (*square / fade_square).sqrt() + TINY;
            parameters[index] -= rate * (*mean / fade_mean) / size;
        }
    }

    /// The state as numbers, for a checkpoint: the means of the gradients, those of their squares, and the steps.
    pub fn snapshot(&self) -> Vec<f32> {
        // Exact: there are fewer steps than an `f32` can represent.
        [&self.means[..], &self.squares, &[self.steps as f32]].concat()
    }

    /// The state with the numbers of [`Adam::snapshot`].
    pub fn from_snapshot(means: Vec<f32>, squares: Vec<f32>, steps: u32) -> Adam {
        Adam {
            means,
            squares,
            steps,
        }
    }
}
