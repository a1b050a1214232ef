//! Levels that slip: they draw among the actions that they have ranked. A style decides where these are about equal.

use engine::View;
use protocol::{Advice, Draw, Task};

use crate::{AnytimeSearch, BotGame, BoxedSearch};

/// How a level slips, in the unit of its values.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Slips {
    /// The temperature of the softmax by which it draws; see [`Draw`].
    pub temperature: f32,
    /// The greatest loss that it overlooks.
    pub cutoff: f32,
}

impl Slips {
    /// Slips at this temperature. A loss of three temperatures, which has a twentieth of the weight of the best,
    /// is seen.
    pub const fn at(temperature: f32) -> Slips {
        Slips {
            temperature,
            cutoff: 3.0 * temperature,
        }
    }

    /// The same, but no loss greater than this.
    pub const fn up_to(self, cutoff: f32) -> Slips {
        Slips { cutoff, ..self }
    }

    /// Any of the choices that lose no more than this, which is less than the level can tell.
    pub const fn within(margin: f32) -> Slips {
        Slips {
            temperature: f32::INFINITY,
            cutoff: margin,
        }
    }
}

/// The search of a level that slips.
struct SlippingSearch<A> {
    /// The search that ranks the actions.
    search: BoxedSearch<Advice<A>>,
    /// How one is drawn.
    draw: Draw,
    /// How much the style likes each action; empty without a style.
    likings: Vec<(A, f32)>,
}

impl<A: Copy + PartialEq> AnytimeSearch for SlippingSearch<A> {
    type Answer = Advice<A>;

    fn step(&mut self, work: u32) -> bool {
        self.search.step(work)
    }

    fn answer(&self) -> Advice<A> {
        let liking = |action| {
            let known = self.likings.iter().find(|(other, _)| *other == action);
            known.map_or(0.0, |(_, liking)| *liking)
        };
        self.search.answer().drawn_by(self.draw).liked(liking)
    }

    fn examined(&self) -> u64 {
        self.search.examined()
    }
}

/// The advice of a search as that of a level that draws, with the style of its task, or as it is.
pub fn slipping<G: BotGame>(
    search: BoxedSearch<Advice<G::Action>>,
    slips: Option<Slips>,
    task: &Task<G>,
) -> BoxedSearch<Advice<G::Action>> {
    let style = task.style.filter(|_| task.level.follows_style(G::ID));
    let style = style.and_then(|style| Some((style, G::about_equal(style, task.level)?)));
    let mut likings = Vec::new();
    if let Some((style, _)) = style {
        task.view.actions(&mut |action| {
            if let Some(liking) = G::liking(style, &task.view, action) {
                likings.push((action, liking));
            }
        });
    }
    // Where a style has a say, it begins with the best of a level that does not draw.
    let best = (!likings.is_empty()).then_some(Slips::within(0.0));
    let Some(slips) = slips.or(best) else {
        return search;
    };
    let draw = Draw {
        temperature: slips.temperature,
        cutoff: slips.cutoff,
        seed: task.seed,
        equal: style.map(|(_, equal)| equal),
    };
    Box::new(SlippingSearch {
        search,
        draw,
        likings,
    })
}

#[cfg(test)]
pub mod tests {
    use protocol::{Level, Shard, Style};

    use super::*;
    use crate::advise;

    /// The levels of a game that slip are those of [`Level::slips`], of which people are told.
    pub fn check_slips<G: BotGame>(slips: impl Fn(Level) -> Option<Slips>) {
        for &level in Level::of(G::ID) {
            let slips = slips(level).is_some_and(|slips| slips.temperature.is_finite());
            assert_eq!(slips, level.slips(G::ID), "{level}");
        }
    }

    /// Checks every style at every level of a game. A style changes no ranking. It takes only an action that is about
    /// equal to the one which the level would have taken without it, and that it likes at least as much. It changes some
    /// of the choices in these positions.
    pub fn check_styles<G: BotGame>(
        views: impl Iterator<Item = G::View> + Clone,
        styles: &[Style],
    ) {
        for style in styles {
            let mut changed = 0;
            for (number, view) in views.clone().enumerate() {
                for &level in Level::of(G::ID) {
                    let equal = G::about_equal(*style, level).unwrap();
                    let plain = Task::<G> {
                        view: view.clone(),
                        level,
                        seed: number as u64,
                        style: None,
                        shard: Shard::WHOLE,
                    };
                    let styled = Task {
                        style: Some(*style),
                        ..plain.clone()
                    };
                    let (plain, advice) = (advise(&plain).unwrap(), advise(&styled).unwrap());
                    assert_eq!(advise(&styled).unwrap(), advice);
                    assert_eq!(advice.best(), plain.best());
                    let choice = |chosen: G::Action| {
                        let mut all = advice.choices().iter();
                        let choice = all.find(|choice| choice.action == chosen).unwrap();
                        let liking = G::liking(*style, &view, chosen).unwrap_or_default();
                        (choice.estimate.value, liking)
                    };
                    let [without, with] =
                        [&plain, &advice].map(|one| choice(one.chosen().unwrap()));
                    assert!((without.0 - with.0).abs() <= equal, "{style} {level}");
                    assert!(with.1 >= without.1, "{style} {level}");
                    changed += u32::from(plain.chosen() != advice.chosen());
                }
            }
            assert!(changed > 0, "{style} changes nothing");
        }
    }
}
