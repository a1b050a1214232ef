//! The amount of work of a step, so that steps stay short on any machine.

/// The time that a step should take, in milliseconds: well below a slice, well above the resolution of a
/// browser's clock.
const STEP_MS: f64 = 2.0;
/// The most work in a step, for clocks too coarse to show that steps take time.
const MAX_WORK: u32 = 1 << 16;

/// How much work the next step should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepSize(u32);

impl Default for StepSize {
    fn default() -> Self {
        StepSize(1)
    }
}

impl StepSize {
    /// The amount of work for the next step, at least 1.
    pub fn work(self) -> u32 {
        self.0
    }

    /// Adjusts the amount by the milliseconds that a step took.
    pub fn learn(&mut self, took_ms: f64) {
        let work = if took_ms > STEP_MS {
            (f64::from(self.0) * STEP_MS / took_ms) as u32
        } else if took_ms < STEP_MS / 2.0 {
            self.0 * 2
        } else {
            self.0
        };
        self.0 = work.clamp(1, MAX_WORK);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The amount at which it settles if a unit of work takes this many milliseconds.
    fn settled(unit_ms: f64) -> StepSize {
        let mut step_size = StepSize::default();
        for _ in 0..100 {
            step_size.learn(f64::from(step_size.work()) * unit_ms);
        }
        step_size
    }

    #[test]
    fn steps_get_about_the_right_length() {
        for unit_ms in [0.000_1, 0.001, 0.02, 0.3, 0.9] {
            let step = f64::from(settled(unit_ms).work()) * unit_ms;
            assert!((0.5..=2.0).contains(&step), "{unit_ms}: {step}");
        }
    }

    #[test]
    fn heavy_work_is_done_one_by_one() {
        assert_eq!(settled(50.0).work(), 1);
    }

    #[test]
    fn a_clock_that_stands_still_does_not_run_away() {
        assert_eq!(settled(0.0).work(), MAX_WORK);
    }

    #[test]
    fn a_slow_step_slows_the_next_at_once() {
        let mut step_size = settled(0.001);
        let before = step_size.work();
        step_size.learn(200.0);
        assert!(step_size.work() <= before / 50);
    }
}
