//! Levels that slip: they draw among the actions that they have ranked.

use protocol::{Advice, Draw};

use crate::AnytimeSearch;

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

    /// Any of the choices that lose no more than this, which is less than the level can tell.
    pub const fn within(margin: f32) -> Slips {
        Slips {
            temperature: f32::INFINITY,
            cutoff: margin,
        }
    }
}

/// The search of a level that slips.
pub struct SlippingSearch<S> {
    /// The search that ranks the actions.
    pub search: S,
    /// How one is drawn.
    pub draw: Draw,
}

impl<S> SlippingSearch<S> {
    /// A search, and the seed of the decision.
    pub fn new(search: S, slips: Slips, seed: u64) -> SlippingSearch<S> {
        let Slips {
            temperature,
            cutoff,
        } = slips;
        SlippingSearch {
            search,
            draw: Draw {
                temperature,
                cutoff,
                seed,
            },
        }
    }
}

impl<A: Copy + PartialEq, S: AnytimeSearch<Answer = Advice<A>>> AnytimeSearch
    for SlippingSearch<S>
{
    type Answer = Advice<A>;

    fn step(&mut self, work: u32) -> bool {
        self.search.step(work)
    }

    fn answer(&self) -> Advice<A> {
        self.search.answer().drawn_by(self.draw)
    }

    fn examined(&self) -> u64 {
        self.search.examined()
    }
}

/// The advice of a search as that of a level that draws, or as it is.
pub fn slipping<A: Copy + PartialEq + 'static>(
    search: crate::BoxedSearch<Advice<A>>,
    slips: Option<Slips>,
    seed: u64,
) -> crate::BoxedSearch<Advice<A>> {
    match slips {
        Some(slips) => Box::new(SlippingSearch::new(search, slips, seed)),
        None => search,
    }
}
