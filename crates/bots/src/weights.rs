//! The files of weights: what the bots have learned, and load when they first need it.

use core::error::Error;

/// A file of weights. Together they are too large to be built into the program that the
/// browser loads.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    name: &'static str,
    is_loaded: fn() -> bool,
    load: fn(&[u8]) -> Result<(), WeightsError>,
}

/// Why bytes are not the weights that they should be.
pub type WeightsError = Box<dyn Error + Send + Sync>;

impl Weights {
    /// A file of this name, how to tell whether the bots have it, and how they are given its bytes.
    pub(crate) const fn new(
        name: &'static str,
        is_loaded: fn() -> bool,
        load: fn(&[u8]) -> Result<(), WeightsError>,
    ) -> Weights {
        Weights {
            name,
            is_loaded,
            load,
        }
    }

    /// The name of its file, without the ending `.bin`.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Whether the bots have these weights: always so in native programs, which have all of
    /// them built in.
    pub fn is_loaded(&self) -> bool {
        (self.is_loaded)()
    }

    /// Gives the bots these weights.
    ///
    /// # Errors
    /// If the bytes are not such a file.
    pub fn load(&self, bytes: &[u8]) -> Result<(), WeightsError> {
        (self.load)(bytes)
    }
}
