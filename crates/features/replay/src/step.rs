//! The step that a replay shows.

use std::rc::Rc;

use yew::prelude::*;

/// The step to show, from the one that is shown when it is taken: more than one can be taken before the page is drawn.
pub type Jump = Callback<usize, usize>;

/// The step that is shown.
#[derive(PartialEq, Default)]
pub struct Step(pub usize);

impl Reducible for Step {
    type Action = Jump;

    fn reduce(self: Rc<Self>, jump: Jump) -> Rc<Self> {
        Rc::new(Step(jump.emit(self.0)))
    }
}

/// To this step, from any.
pub fn to(step: usize) -> Jump {
    Jump::from(move |_| step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jumps_count_from_the_step_at_which_they_are_taken() {
        let forward = Jump::from(|step: usize| 2.min(step + 1));
        let taken = |step: Step, jump: &Jump| Rc::new(step).reduce(jump.clone()).0;
        assert_eq!([0, 1, 2].map(|step| taken(Step(step), &forward)), [1, 2, 2]);
        assert_eq!(taken(Step(1), &to(7)), 7);
    }
}
