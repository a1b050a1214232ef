//! The files of learned weights.

use core::error::Error;

/// A file of weights. All files together are too large to be built into the program that the browser loads.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    name: &'static str,
    is_loaded: fn() -> bool,
    load: fn(&[u8]) -> Result<(), WeightsError>,
}

/// Why bytes are not the weights that they should be.
pub type WeightsError = Box<dyn Error + Send + Sync>;

impl Weights {
    /// A file of this name, a function that says whether it is loaded, and one that loads its bytes.
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

    /// The name of the file, without the ending `.bin`.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Whether these weights are loaded; always so in native programs, which have them built in.
    pub fn is_loaded(&self) -> bool {
        (self.is_loaded)()
    }

    /// Loads these weights.
    ///
    /// # Errors
    ///
    /// If the bytes are not such a file.
    pub fn load(&self, bytes: &[u8]) -> Result<(), WeightsError> {
        (self.load)(bytes)
    }
}
